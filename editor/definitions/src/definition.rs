//! Definitions: the name of an object, the parts of its subtype, its pictures.

use crate::machine::{EntryState, LookedAt, Machine, Run, lines_of};
use crate::picture::{Layer, Sprite};
use crate::syntax::{Class, MethodKind};
use crate::value::{Instance, PropertyValue, Value};
use crate::{DefinitionFiles, ProgramError};
use std::rc::Rc;

/// Steps of everything that a definition is asked, at first and for all its pictures.
const STEPS: u32 = 4_000_000;
/// Steps of one picture.
const STEPS_OF_PICTURE: u32 = 200_000;
/// Pictures of an object at most, and values of a part of its subtype.
const MOST_PICTURES: usize = 1024;

/// A file of definitions.
#[derive(Clone, Debug, Default)]
pub struct DefinitionProgram {
    pub(crate) classes: Vec<Class>,
    /// Each class and those that it extends.
    pub(crate) lines: Vec<Vec<usize>>,
}

/// A definition of an object.
#[derive(Clone, Debug, Default)]
pub struct Definition {
    /// The name; empty if it has none.
    pub name: String,
    /// The subtype of a new one.
    pub subtype: u8,
    /// The game remembers a new one.
    pub remembers: bool,
    /// True for an object that players do not see.
    pub is_debug: bool,
    /// Subtypes that are offered, with their names.
    pub subtypes: Vec<(u8, String)>,
    /// The parts of the subtype.
    pub properties: Vec<SubtypeProperty>,
    /// The pictures, each with what decides it.
    pub pictures: Vec<PictureCase>,
    /// The picture in lists.
    pub usual: Vec<Layer>,
    /// The first fault; what came before it counts.
    pub problem: Option<ProgramError>,
}

/// A part of the subtype.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SubtypeProperty {
    /// The name.
    pub name: String,
    /// The lowest of its bits, and their number.
    pub bits: (u8, u8),
    /// A part that is on or off.
    pub is_flag: bool,
    /// Names of values of the bits.
    pub choices: Vec<(u8, String)>,
}

/// A picture, and the objects that show it.
#[derive(Clone, Debug, PartialEq)]
pub struct PictureCase {
    /// Bits of the subtype that decide, and their value.
    pub subtype: (u8, u8),
    /// Mirrored left to right or not; `None` if that decides nothing.
    pub flip_x: Option<bool>,
    /// Mirrored top to bottom or not.
    pub flip_y: Option<bool>,
    /// The picture: the hindmost layer first, all with the mirroring that the object has.
    pub layers: Vec<Layer>,
}

impl DefinitionProgram {
    /// Reads a file.
    ///
    /// # Errors
    /// The first line that is not understood.
    pub fn read(text: &str) -> Result<Self, ProgramError> {
        let classes = crate::parser::classes(text)?;
        let lines = lines_of(&classes)?;
        Ok(Self { classes, lines })
    }

    /// Asks the definition of a class, of the first one if it is not named, for all that it says. `keys` are what the list says
    /// besides.
    ///
    /// A part that fails stays empty; the first fault is in the result.
    pub fn definition(&self, class: &str, keys: &[(String, String)], files: &mut dyn DefinitionFiles) -> Definition {
        let mut out = Definition::default();
        let mut machine = Machine::new(self, files, keys);
        machine.left = STEPS;
        let first = || (!self.classes.is_empty()).then_some(0);
        let found = if class.is_empty() { first() } else { machine.class_named(class, "") };
        let Some(class) = found else {
            out.problem = Some(ProgramError { line: 1, problem: format!("there is no class `{class}`") });
            return out;
        };
        if let Err(error) = machine.define(class, &mut out) {
            out.problem = Some(error);
        }
        out
    }
}

impl Machine<'_> {
    fn define(&mut self, class: usize, out: &mut Definition) -> Run<()> {
        let made = self.instance(class, Vec::new())?;
        let Value::Object(of) = made else { return self.unknown("class") };
        // The name is said without files, too.
        if let Ok(Value::Text(name)) = self.asked(&of, "Name") {
            name.trim().clone_into(&mut out.name);
        }
        if self.call_named(&of, (MethodKind::Method, "Init"), vec![Value::Data])?.is_none() {
            self.usual_method(&of, "Init")?;
        }
        let name = self.asked(&of, "Name")?;
        self.shown(&name).trim().clone_into(&mut out.name);
        let subtype = self.asked(&of, "DefaultSubtype")?;
        out.subtype = self.int(&subtype)? as u8;
        let remembers = self.asked(&of, "RememberState")?;
        out.remembers = self.truth(&remembers)?;
        let is_debug = self.asked(&of, "Debug")?;
        out.is_debug = self.truth(&is_debug)?;
        self.subtypes(&of, out)?;
        self.properties(&of, out)?;
        if let Value::Sprite(image) = self.asked(&of, "Image")? {
            out.usual = image.borrow().layers.clone();
        }
        self.pictures(&of, out)
    }

    fn asked(&mut self, of: &Rc<Instance>, name: &str) -> Run<Value> {
        match self.call_named(of, (MethodKind::Getter, name), Vec::new())? {
            Some(value) => Ok(value),
            None => Ok(self.usual_member(of, name)?.unwrap_or(Value::Null)),
        }
    }

    fn subtypes(&mut self, of: &Rc<Instance>, out: &mut Definition) -> Run<()> {
        let list = self.asked(of, "Subtypes")?;
        if matches!(list, Value::Null) {
            return Ok(());
        }
        for subtype in self.elements(&list)?.into_iter().take(256) {
            let subtype = self.int(&subtype)?;
            // Some definitions have no name for one of their subtypes.
            let name = self.call_named(of, (MethodKind::Method, "SubtypeName"), vec![Value::Int(subtype)]);
            let name = name.ok().flatten().unwrap_or(Value::Null);
            out.subtypes.push((subtype as u8, self.shown(&name).to_string()));
        }
        Ok(())
    }

    fn properties(&mut self, of: &Rc<Instance>, out: &mut Definition) -> Run<()> {
        let list = self.asked(of, "CustomProperties")?;
        if matches!(list, Value::Null) {
            return Ok(());
        }
        for property in self.elements(&list)?.into_iter().take(8) {
            if let Value::Property(property) = property {
                // A property that a program computes in another way is left out.
                out.properties.extend(self.property(&property).ok().flatten());
            }
        }
        Ok(())
    }

    /// The bits of a property, and the names of their values; `None` if it is something else.
    fn property(&mut self, property: &PropertyValue) -> Run<Option<SubtypeProperty>> {
        let read = |machine: &mut Self, subtype: u8| -> Run<Value> {
            machine.entry = EntryState { subtype, ..EntryState::default() };
            let value = machine.call_function(&property.getter, vec![Value::Entry])?;
            Ok(machine.settled(value))
        };
        self.looked_at = LookedAt::default();
        let mut mask = 0;
        for subtype in 0..=u8::MAX {
            // Which bits count may depend on others.
            if subtype & !mask != 0 && subtype.count_ones() > 1 {
                continue;
            }
            read(self, subtype)?;
            mask = self.looked_at.mask;
        }
        let (start, length) = (mask.trailing_zeros() as u8, mask.count_ones() as u8);
        let is_one_run = mask != 0 && u32::from(length) + u32::from(start) + mask.leading_zeros() == 8;
        if !is_one_run {
            return Ok(None);
        }
        let is_flag = property.is_flag && length == 1;
        let names: Vec<(Value, Value)> = property.choices.borrow().clone();
        let mut choices = Vec::new();
        let mut is_plain = true;
        for bits in 0..=(mask >> start) {
            let value = read(self, bits << start)?;
            let named = names.iter().find(|(_, known)| known.is_same(&value)).map(|(name, _)| name.clone());
            is_plain &= value.is_same(&Value::Int(bits.into()));
            let shown = match (named, &value) {
                (Some(name), _) => self.shown(&name),
                (None, Value::Int(_) | Value::Text(_)) if names.is_empty() => self.shown(&value),
                _ => continue,
            };
            choices.push((bits, shown.to_string()));
        }
        if is_flag || (names.is_empty() && is_plain) {
            choices.clear();
        }
        Ok(Some(SubtypeProperty { name: property.name.to_string(), bits: (start, length), is_flag, choices }))
    }

    /// The picture of each object that differs in what decides it.
    fn pictures(&mut self, of: &Rc<Instance>, out: &mut Definition) -> Run<()> {
        let mut first_fault = None;
        let mut steps = STEPS;
        for flips in [(false, false), (true, false), (false, true), (true, true)] {
            for subtype in 0..=u8::MAX {
                if out.pictures.iter().any(|case| case.is_of(subtype, flips)) {
                    continue;
                }
                if out.pictures.len() >= MOST_PICTURES {
                    return self.error("too many pictures");
                }
                self.entry = EntryState { subtype, flips };
                self.looked_at = LookedAt::default();
                let most = STEPS_OF_PICTURE.min(steps);
                self.left = most;
                let layers = match self.picture(of) {
                    Ok(sprite) => sprite.layers,
                    Err(error) => {
                        first_fault.get_or_insert(error);
                        Vec::new()
                    }
                };
                steps -= most - self.left;
                let LookedAt { mask, flip_x, flip_y } = self.looked_at;
                out.pictures.push(PictureCase {
                    subtype: (mask, subtype & mask),
                    flip_x: flip_x.then_some(flips.0),
                    flip_y: flip_y.then_some(flips.1),
                    layers,
                });
            }
        }
        match first_fault {
            Some(error) => Err(error),
            None => Ok(()),
        }
    }

    fn picture(&mut self, of: &Rc<Instance>) -> Run<Sprite> {
        let found = match self.call_named(of, (MethodKind::Method, "GetSprite"), vec![Value::Entry])? {
            Some(found) => found,
            None => self.usual_method(of, "GetSprite")?.unwrap_or(Value::Null),
        };
        match found {
            Value::Sprite(sprite) => Ok(sprite.borrow().clone()),
            Value::Null => Ok(Sprite::default()),
            other => self.error(format!("a sprite is expected, not {}", other.kind())),
        }
    }
}

impl PictureCase {
    fn is_of(&self, subtype: u8, flips: (bool, bool)) -> bool {
        let (mask, value) = self.subtype;
        let fits = |wanted: Option<bool>, flip: bool| wanted.is_none_or(|wanted| wanted == flip);
        subtype & mask == value && fits(self.flip_x, flips.0) && fits(self.flip_y, flips.1)
    }
}

#[cfg(test)]
mod tests;
