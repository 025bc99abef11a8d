//! Objects and places of a level as objects of a scene.

use crate::exchange::maps::export::things::{WrittenThing, rings_of, things_of};
use crate::exchange::rsdk::classes::{ClassReader, ClassValues, SharedClass, class_of_kind};
use crate::exchange::rsdk::kept::{KEPT, KeptEntity, Variable};
use crate::exchange::rsdk::stage::scene::{NameHash, SceneClass, SceneEntity, SceneValue, hash_of, kind};
use crate::exchange::{Report, Weight};
use crate::words::counted;
use serde_json::Value;
use sim::level::Level;
use sim::project::{Bounds, LevelData, Project};
use std::collections::{BTreeMap, BTreeSet};

/// Objects of a scene that the engine loads.
const MOST_ENTITIES: usize = 2048;

/// An object on its way: the place in the engine's list that it had, the centre, and values by name.
struct NewEntity {
    slot: Option<u16>,
    at: (i32, i32),
    values: BTreeMap<NameHash, SceneValue>,
}

/// A class on its way: its name, the names and types of its variables, and its objects.
type NewClass = (NameHash, Vec<(NameHash, u8)>, Vec<NewEntity>);

/// The objects of a scene under way.
#[derive(Default)]
pub(super) struct EntityWriter {
    classes: Vec<NewClass>,
    /// Numbers of objects that have no class, by kind.
    lost: BTreeMap<String, usize>,
    /// The names of the classes that a stage has to list.
    pub names: BTreeSet<&'static str>,
    count: usize,
}

impl EntityWriter {
    /// Begins with the classes of a scene that is there, and the objects of it that no import takes.
    pub(super) fn of_scene(classes: &[SceneClass], stays: impl Fn(&SceneClass, &SceneEntity) -> bool) -> Self {
        let mut writer = Self::default();
        for class in classes {
            let staying = class.entities.iter().filter(|entity| stays(class, entity)).map(|entity| {
                let named = class.variables.iter().zip(&entity.values);
                let values = named.map(|((name, _), value)| (*name, value.clone())).collect();
                NewEntity { slot: Some(entity.slot), at: entity.at, values }
            });
            let staying: Vec<NewEntity> = staying.collect();
            writer.count += staying.len();
            writer.classes.push((class.name, class.variables.clone(), staying));
        }
        writer
    }

    /// Adds the objects and places of a level.
    pub(super) fn add_level(&mut self, project: &Project, data: &LevelData, size: (i32, i32)) {
        let level = Level::compile(project, &data.key).unwrap_or_default();
        for placement in &data.placements {
            for (x, y) in rings_of(placement, &level).into_iter().flatten() {
                self.add_shared(class_of_kind("ring"), &ClassValues::new(), (None, None), (x, y));
            }
        }
        let mut starts = 0;
        for thing in things_of(project, data, size) {
            match thing.class.as_str() {
                "ring_line" | "ring_arc" => continue,
                "bounds" if data.bounds == Bounds::inside(size.0, size.1) => continue,
                "start" => {
                    starts += 1;
                    if starts > 1 {
                        self.lose("start");
                        continue;
                    }
                }
                _ => {}
            }
            self.add(&thing);
        }
    }

    fn add(&mut self, thing: &WrittenThing) {
        let mut values: ClassValues =
            thing.properties.iter().map(|property| (property.name.clone(), property.value.clone())).collect();
        let [left, top, width, height] = thing.area;
        if thing.class == "switcher" {
            values.insert("half_length".to_owned(), (width.max(height) / 2).into());
            values.insert("lies".to_owned(), (width > height).into());
        }
        let kept = values.get(KEPT).and_then(KeptEntity::read);
        let at = if thing.class == "water" { (0, top) } else { (left + width / 2, top + height / 2) };
        let class = class_of_kind(&thing.class);
        if class.is_some() || kept.is_some() {
            self.add_shared(class, &values, (kept.as_ref(), thing.source), at);
        } else {
            self.lose(&thing.class);
        }
    }

    fn lose(&mut self, kind: &str) {
        *self.lost.entry(kind.to_owned()).or_default() += 1;
    }

    /// Adds an object of a class that both worlds have, or of the class that it came from.
    fn add_shared(
        &mut self,
        class: Option<&'static SharedClass>,
        values: &ClassValues,
        (kept, source): (Option<&KeptEntity>, Option<u32>),
        (x, y): (i32, i32),
    ) {
        if self.count >= MOST_ENTITIES {
            return self.lose(class.map_or("object", |class| class.kind));
        }
        let was = kept.and_then(KeptEntity::entity);
        let name = class.map(|class| hash_of(class.name)).or(was.as_ref().map(|(name, _)| *name));
        let Some(name) = name else { return };
        let was = was.filter(|(known, _)| *known == name);
        let mut variables: Vec<Variable> = was.map(|(_, variables)| variables).unwrap_or_default();
        if let Some(class) = class {
            if !class.is_global {
                self.names.insert(class.name);
            }
            if variables.is_empty() || changed(class, &variables, values) {
                let written = (class.write)(&ClassReader(values));
                for (variable, kind) in class.variables {
                    let number = written.get(*variable).and_then(Value::as_i64).unwrap_or(0);
                    let (hash, value) = (hash_of(variable), SceneValue::Number(number as u32));
                    match variables.iter_mut().find(|(known, ..)| *known == hash) {
                        Some((.., known)) => *known = value,
                        None => variables.push((hash, *kind, value)),
                    }
                }
            }
        }
        let place = self.classes.iter().position(|(known, ..)| *known == name).unwrap_or_else(|| {
            self.classes.push((name, Vec::new(), Vec::new()));
            self.classes.len() - 1
        });
        let (_, known, entities) = &mut self.classes[place];
        for (variable, kind, _) in &variables {
            if known.iter().all(|(name, _)| name != variable) {
                known.push((*variable, *kind));
            }
        }
        let at = (x.wrapping_shl(16), y.wrapping_shl(16));
        let slot = kept.map(|kept| kept.slot).or(source.and_then(|id| u16::try_from(id.checked_sub(1)?).ok()));
        let values = variables.into_iter().map(|(name, _, value)| (name, value)).collect();
        entities.push(NewEntity { slot, at, values });
        self.count += 1;
    }

    /// Reports the objects that have no class.
    pub(super) fn report(&self, level: &str, report: &mut Report) {
        for (kind, count) in &self.lost {
            let text = match kind.as_str() {
                "goal" => "the goal: a sign post ends an act".to_owned(),
                "bounds" => "the camera's limits: those are the edges of the ground".to_owned(),
                "start" => format!("{}: a scene has one", counted(*count, "further start")),
                kind => {
                    format!("{} of the kind {kind}: no class of the engine is known for it", counted(*count, "object"))
                }
            };
            report.add(level, Weight::Lost, text);
        }
    }

    /// Returns the classes, with places in the engine's list for all objects, and values for all variables.
    pub(super) fn classes(mut self) -> Vec<SceneClass> {
        let mut taken: BTreeSet<u16> = BTreeSet::new();
        let all = |classes: &mut [NewClass], give: &mut dyn FnMut(&mut Option<u16>)| {
            classes.iter_mut().flat_map(|(.., entities)| entities).for_each(|entity| give(&mut entity.slot));
        };
        // Those that had a place keep it, but for copies.
        all(&mut self.classes, &mut |slot| *slot = slot.filter(|slot| taken.insert(*slot)));
        let mut next = 0;
        all(&mut self.classes, &mut |slot| {
            if slot.is_none() {
                while !taken.insert(next) {
                    next += 1;
                }
                *slot = Some(next);
            }
        });
        let class = |(name, variables, entities): NewClass| {
            let entity = |entity: NewEntity| SceneEntity {
                slot: entity.slot.unwrap_or(0),
                at: entity.at,
                values: variables
                    .iter()
                    .map(|(name, kind)| entity.values.get(name).cloned().unwrap_or_else(|| usual(name, *kind)))
                    .collect(),
            };
            let entities = entities.into_iter().map(entity).collect();
            SceneClass { name, entities, variables: variables.clone() }
        };
        self.classes.into_iter().map(class).collect()
    }
}

/// Whether parameters are others than those that an object had when it was imported.
fn changed(class: &SharedClass, variables: &[Variable], values: &ClassValues) -> bool {
    let number = |name: &str| {
        let hash = hash_of(name);
        variables.iter().find(|(known, ..)| *known == hash).and_then(|(_, kind, value)| value.number(*kind))
    };
    let before: ClassValues =
        class.variables.iter().filter_map(|(name, _)| Some(((*name).to_owned(), number(name)?.into()))).collect();
    let read = (class.read)(&ClassReader(&before));
    read.into_iter().any(|(name, value)| match values.get(&name) {
        Some(now) => *now != value,
        None => value != Value::Bool(false),
    })
}

/// The value of a variable that an object says nothing about: an object is in all modes of a game.
fn usual(name: &NameHash, kind: u8) -> SceneValue {
    match kind {
        kind::TEXT => SceneValue::Text(Vec::new()),
        kind::POINT => SceneValue::Point(0, 0),
        _ if *name == hash_of("filter") => SceneValue::Number(0xFF),
        _ => SceneValue::Number(0),
    }
}
