//! The library: parts of the editor that programs were written for, and of their language's own.

mod collections;
mod graphics;

use crate::machine::{Machine, Run};
use crate::picture::{BLACK, OTHER, Sprite, WHITE};
use crate::value::{Instance, PropertyValue, Value};
use std::rc::Rc;

/// The name of the level's own tiles.
const LEVEL_ART: &str = "LevelArt";
/// Steps that count for a file.
const STEPS_OF_FILE: usize = 64;

impl Machine<'_> {
    fn argument<'v>(&self, arguments: &'v [Value], place: usize) -> Run<&'v Value> {
        match arguments.get(place) {
            Some(value) => Ok(value),
            None => self.error("too few values in the brackets"),
        }
    }

    fn text_of(&self, value: &Value) -> Run<Rc<str>> {
        match value {
            Value::Text(text) => Ok(text.clone()),
            other => self.error(format!("a text is expected, not {}", other.kind())),
        }
    }

    /// A member of a class that is not the program's.
    pub(crate) fn static_member(&mut self, of: &str, name: &Rc<str>) -> Run<Value> {
        let simple = of.rsplit('.').next().unwrap_or_default();
        Ok(match (simple, &**name) {
            ("CompressionType", _) => Value::Text(name.clone()),
            ("EngineVersion", _) => Value::Version,
            ("Math", "PI") => Value::Float(std::f64::consts::PI),
            ("int" | "Int32", "MaxValue") => Value::Int(i32::MAX.into()),
            ("int" | "Int32", "MinValue") => Value::Int(i32::MIN.into()),
            ("byte" | "Byte", "MaxValue") => Value::Int(0xFF),
            ("byte" | "Byte", "MinValue") => Value::Int(0),
            ("string" | "String", "Empty") => Value::text(""),
            ("Point" | "Size", "Empty") => Value::Pair(0, 0),
            ("Rectangle", "Empty") => Value::Rect([0; 4]),
            ("LevelData", "ColorWhite") => Value::Int(WHITE.into()),
            ("LevelData", "ColorBlack") => Value::Int(BLACK.into()),
            ("LevelData", color) if color.starts_with("Color") => Value::Int(OTHER.into()),
            ("Game", "MappingsVersion" | "DPLCVersion" | "EngineVersion") => Value::Version,
            ("ObjectHelper", "UnknownObject") => Value::sprite(Sprite::of(graphics::unknown())),
            ("ObjectHelper", "LevelArt") => self.file(LEVEL_ART, "")?,
            // A part of a longer name.
            _ => Value::Type(name.clone()),
        })
    }

    fn file(&mut self, name: &str, compression: &str) -> Run<Value> {
        let read = self.files.read(name, compression);
        self.content(read)
    }

    /// The content of a file that was read.
    fn content(&mut self, read: Result<Rc<[u8]>, String>) -> Run<Value> {
        let bytes = self.here(read)?;
        self.take_steps(STEPS_OF_FILE)?;
        self.work(bytes.len())?;
        Ok(Value::Bytes(bytes))
    }

    /// Calls a function of a class that is not the program's.
    pub(crate) fn static_call(&mut self, of: &str, name: &str, arguments: Vec<Value>) -> Run<Value> {
        let simple = of.rsplit('.').next().unwrap_or_default();
        match (simple, name) {
            ("LevelData", "ReadFile") | ("ObjectHelper", "OpenArtFile") => {
                let file = self.text_of(self.argument(&arguments, 0)?)?;
                let compression = match arguments.get(1) {
                    Some(Value::Text(compression)) => compression.clone(),
                    _ => "".into(),
                };
                self.file(&file, &compression)
            }
            ("File", "ReadAllBytes") => {
                let file = self.text_of(self.argument(&arguments, 0)?)?;
                self.file(&file, "Uncompressed")
            }
            ("LevelData" | "ObjectHelper", "ASMToBin") => {
                let file = self.text_of(self.argument(&arguments, 0)?)?;
                let label = arguments.get(1).and_then(|label| self.text_of(label).ok());
                let read = self.files.assemble(&file, label.as_deref());
                self.content(read)
            }
            ("ObjectHelper", _) => self.sprite_call(name, &arguments),
            ("Math" | "MathF", _) => self.math(name, &arguments),
            ("Enumerable", "Range") => {
                let first = self.int(self.argument(&arguments, 0)?)?;
                let count = self.small(self.argument(&arguments, 1)?)?.clamp(0, 4096);
                self.list((0..i64::from(count)).map(|by| Value::Int(first.wrapping_add(by))).collect())
            }
            ("Enumerable", "Repeat") => {
                let value = self.argument(&arguments, 0)?.clone();
                let count = self.small(self.argument(&arguments, 1)?)?.clamp(0, 4096);
                self.list(vec![value; count as usize])
            }
            ("Enumerable" | "Array", _) if !arguments.is_empty() => {
                let mut arguments = arguments.into_iter();
                let target = arguments.next().unwrap_or(Value::Null);
                self.method_of(target, name, arguments.collect()).map(|(value, _)| value)
            }
            ("Rectangle", "FromLTRB" | "Union") => self.rectangles(name, &arguments),
            ("int" | "byte" | "Int32" | "Byte", "Parse") => {
                let text = self.text_of(self.argument(&arguments, 0)?)?;
                match text.trim().parse() {
                    Ok(value) => Ok(Value::Int(value)),
                    Err(_) => self.error(format!("`{text}` is not a number")),
                }
            }
            ("string" | "String", "IsNullOrEmpty") => Ok(Value::Bool(
                matches!(arguments.first(), None | Some(Value::Null))
                    || matches!(arguments.first(), Some(Value::Text(text)) if text.is_empty()),
            )),
            ("string" | "String", "Format") => self.formatted(&arguments),
            ("string" | "String", "Join") => {
                let between = self.text_of(self.argument(&arguments, 0)?)?;
                let list = self.elements(self.argument(&arguments, 1)?)?;
                let texts: Vec<Rc<str>> = list.iter().map(|value| self.shown(value)).collect();
                self.joined_text(&texts, &between)
            }
            ("string" | "String", "Concat") => {
                let texts: Vec<Rc<str>> = arguments.iter().map(|value| self.shown(value)).collect();
                self.joined_text(&texts, "")
            }
            _ => self.unknown(&format!("{of}.{name}")),
        }
    }

    fn math(&mut self, name: &str, arguments: &[Value]) -> Run<Value> {
        let first = self.argument(arguments, 0)?.clone();
        let is_float = arguments.iter().any(|value| matches!(value, Value::Float(_)));
        Ok(match name {
            "Min" | "Max" if is_float => {
                let (one, other) = (self.float(&first)?, self.float(self.argument(arguments, 1)?)?);
                Value::Float(if name == "Min" { one.min(other) } else { one.max(other) })
            }
            "Min" | "Max" => {
                let (one, other) = (self.int(&first)?, self.int(self.argument(arguments, 1)?)?);
                Value::Int(if name == "Min" { one.min(other) } else { one.max(other) })
            }
            "Abs" if is_float => Value::Float(self.float(&first)?.abs()),
            "Abs" => Value::Int(self.int(&first)?.wrapping_abs()),
            "Sign" => Value::Int(if is_float {
                self.float(&first)?.total_cmp(&0.0) as i64
            } else {
                self.int(&first)?.signum()
            }),
            "Pow" => Value::Float(self.float(&first)?.powf(self.float(self.argument(arguments, 1)?)?)),
            "Atan2" => Value::Float(self.float(&first)?.atan2(self.float(self.argument(arguments, 1)?)?)),
            _ => {
                let value = self.float(&first)?;
                Value::Float(match name {
                    "Floor" => value.floor(),
                    "Ceiling" => value.ceil(),
                    "Round" => value.round_ties_even(),
                    "Truncate" => value.trunc(),
                    "Sqrt" => value.sqrt(),
                    "Sin" => value.sin(),
                    "Cos" => value.cos(),
                    "Tan" => value.tan(),
                    "Atan" => value.atan(),
                    _ => return self.unknown(&format!("Math.{name}")),
                })
            }
        })
    }

    /// Texts behind each other, with another between them.
    fn joined_text(&mut self, texts: &[Rc<str>], between: &str) -> Run<Value> {
        self.work(texts.iter().map(|text| text.len() + between.len()).sum())?;
        self.text(texts.join(between))
    }

    /// A text with values in the places of `{0}`, `{1}`, ...
    fn formatted(&mut self, arguments: &[Value]) -> Run<Value> {
        let mut text = self.text_of(self.argument(arguments, 0)?)?.to_string();
        for (place, value) in arguments.iter().skip(1).enumerate().take(16) {
            let shown = self.shown(value);
            text = text.replace(&format!("{{{place}}}"), &shown);
            if let Value::Int(number) = value {
                text = text.replace(&format!("{{{place}:X}}"), &format!("{number:X}"));
                text = text.replace(&format!("{{{place}:X2}}"), &format!("{number:02X}"));
            }
            if text.len() > 4096 {
                return self.error("a text that is too long");
            }
        }
        Ok(Value::text(text))
    }

    /// A new value of a class that is not the program's.
    pub(crate) fn built_in(&mut self, of: &str, arguments: Vec<Value>) -> Run<Value> {
        match of {
            "Sprite" => self.new_sprite(&arguments),
            "BitmapBits" => self.new_bitmap(&arguments),
            "Point" | "Size" => match arguments.as_slice() {
                [] => Ok(Value::Pair(0, 0)),
                [pair @ Value::Pair(..)] => Ok(pair.clone()),
                [x, y] => Ok(Value::Pair(self.int(x)?, self.int(y)?)),
                _ => self.unknown(of),
            },
            "Rectangle" => self.new_rectangle(&arguments),
            "MultiFileIndexer" => Ok(Value::Joined(Rc::default())),
            "List" | "ReadOnlyCollection" | "Collection" | "HashSet" | "Stack" | "Queue" => match arguments.first() {
                None | Some(Value::Int(_)) => self.list(Vec::new()),
                // Lists of what no program changes.
                Some(bytes @ Value::Bytes(_)) => Ok(bytes.clone()),
                Some(other) => {
                    let elements = self.elements(other)?;
                    self.list(elements)
                }
            },
            "Dictionary" | "SortedDictionary" => match arguments.first() {
                Some(Value::Map(map)) => {
                    let entries = map.borrow().clone();
                    self.map(entries)
                }
                _ => self.map(Vec::new()),
            },
            "KeyValuePair" => {
                let (key, value) = (self.argument(&arguments, 0)?.clone(), self.argument(&arguments, 1)?.clone());
                self.couple(key, value)
            }
            "PropertySpec" => self.new_property(&arguments),
            _ => self.unknown(of),
        }
    }

    /// A part of the subtype: name, type, group, help, usual value, then choices, what reads it, what sets it.
    fn new_property(&mut self, arguments: &[Value]) -> Run<Value> {
        let name = self.text_of(self.argument(arguments, 0)?)?;
        let is_flag = matches!(arguments.get(1), Some(Value::Type(of)) if matches!(&**of, "bool" | "Boolean"));
        let choices = arguments.iter().find_map(|value| match value {
            Value::Map(map) => Some(Rc::clone(map)),
            _ => None,
        });
        let getter = arguments.iter().find(|value| matches!(value, Value::Function(_))).cloned();
        let getter = getter.unwrap_or(Value::Null);
        let choices = match choices {
            Some(choices) => choices,
            None => match self.map(Vec::new())? {
                Value::Map(none) => none,
                _ => Rc::default(),
            },
        };
        Ok(Value::Property(Rc::new(PropertyValue { name, is_flag, choices, getter })))
    }

    /// A member of a value.
    pub(crate) fn member(&mut self, target: &Value, name: &str) -> Run<Value> {
        match (target, name) {
            (Value::Entry, "SubType") => Ok(self.subtype()),
            (Value::Entry, "XFlip") => Ok(Value::Flip(true)),
            (Value::Entry, "YFlip") => Ok(Value::Flip(false)),
            // Pictures are around the object's place.
            (Value::Entry, "X" | "Y") => Ok(Value::Int(0)),
            (Value::Data, "CustomProperties") => {
                let all = self.keys.iter().map(|(key, value)| (Value::text(&**key), Value::text(&**value)));
                self.map(all.collect())
            }
            (Value::Data, _) => {
                let known = self.keys.iter().find(|(key, _)| key.eq_ignore_ascii_case(name));
                Ok(known.map_or(Value::Null, |(_, value)| Value::text(&**value)))
            }
            (Value::Couple(both), "Key") => Ok(both.borrow().0.clone()),
            (Value::Couple(both), "Value") => Ok(both.borrow().1.clone()),
            (Value::Property(property), "Enumeration") => Ok(Value::Map(property.choices.clone())),
            (Value::Text(text), "Length") => Ok(Value::Int(text.chars().count() as i64)),
            (Value::List(_) | Value::Map(_) | Value::Bytes(_), _) => self.collection_member(target, name),
            (Value::Sprite(_) | Value::Bitmap(_) | Value::Pair(..) | Value::Rect(_), _) => {
                self.graphic_member(target, name)
            }
            (Value::Type(of), _) => self.static_member(&of.clone(), &name.into()),
            (Value::Null, _) => self.error(format!("`{name}` of null")),
            _ => self.unknown(name),
        }
    }

    /// Calls a method of a value. Returns what it returns, and the value as it is then, if it is one that is copied.
    pub(crate) fn method_of(
        &mut self,
        target: Value,
        name: &str,
        arguments: Vec<Value>,
    ) -> Run<(Value, Option<Value>)> {
        match (&target, name) {
            (_, "ToString") => {
                let text = match arguments.first() {
                    Some(Value::Text(format)) if format.starts_with(['X', 'x']) => {
                        let digits = format[1..].parse::<usize>().unwrap_or(0).min(16);
                        format!("{:0digits$X}", self.int(&target)?).into()
                    }
                    _ => self.shown(&target),
                };
                return Ok((Value::Text(text), None));
            }
            (_, "Equals") => {
                let other = self.argument(&arguments, 0)?.clone();
                return Ok((Value::Bool(self.is_equal(&target, &other)), None));
            }
            _ => {}
        }
        match &target {
            Value::Pair(..) | Value::Rect(_) => self.area_method(&target, name, &arguments),
            Value::Sprite(sprite) => Ok((self.sprite_method(sprite, name, &arguments)?, None)),
            Value::Bitmap(bitmap) => Ok((self.bitmap_method(bitmap, name, &arguments)?, None)),
            Value::Joined(joined) => Ok((self.joined_method(joined, name, &arguments)?, None)),
            Value::List(_) | Value::Map(_) | Value::Bytes(_) => {
                Ok((self.collection_method(&target, name, arguments)?, None))
            }
            Value::Text(text) => Ok((self.text_method(text, name, &arguments)?, None)),
            Value::Function(_) if name == "Invoke" => Ok((self.call_function(&target, arguments)?, None)),
            Value::Null => self.error(format!("`{name}` of null")),
            _ => self.unknown(name),
        }
    }

    fn text_method(&mut self, text: &Rc<str>, name: &str, arguments: &[Value]) -> Run<Value> {
        self.work(text.len())?;
        let other = || arguments.first().and_then(|value| self.text_of(value).ok()).unwrap_or_else(|| "".into());
        Ok(match name {
            "ToUpper" | "ToUpperInvariant" => Value::text(text.to_uppercase()),
            "ToLower" | "ToLowerInvariant" => Value::text(text.to_lowercase()),
            "Trim" => Value::text(text.trim()),
            "StartsWith" => Value::Bool(text.starts_with(&*other())),
            "EndsWith" => Value::Bool(text.ends_with(&*other())),
            "Contains" => Value::Bool(text.contains(&*other())),
            "Substring" => {
                let from = self.small(self.argument(arguments, 0)?)?.max(0) as usize;
                let count = match arguments.get(1) {
                    Some(count) => self.small(count)?.max(0) as usize,
                    None => usize::MAX,
                };
                Value::text(text.chars().skip(from).take(count).collect::<String>())
            }
            _ => return self.unknown(name),
        })
    }

    /// A member of definitions that do not have it themselves; `None` for one that none has.
    pub(crate) fn usual_member(&mut self, instance: &Rc<Instance>, name: &str) -> Run<Option<Value>> {
        Ok(Some(match name {
            "Name" => Value::text(""),
            "Debug" | "RememberState" | "Hidden" => Value::Bool(false),
            "DefaultSubtype" => Value::Int(0),
            "Subtypes" | "CustomProperties" => self.list(Vec::new())?,
            "Image" => {
                let subtype = Value::Int(0);
                return self.call_named(instance, (crate::syntax::MethodKind::Method, "SubtypeImage"), vec![subtype]);
            }
            _ => return Ok(None),
        }))
    }

    /// The same of methods.
    pub(crate) fn usual_method(&mut self, instance: &Rc<Instance>, name: &str) -> Run<Option<Value>> {
        use crate::syntax::MethodKind::{Getter, Method};
        match name {
            "Init" | "GetBounds" | "GetDebugOverlay" => Ok(Some(Value::Null)),
            "GetDepth" => Ok(Some(Value::Int(0))),
            "SubtypeName" => Ok(Some(Value::text(""))),
            "SubtypeImage" => self.call_named(instance, (Getter, "Image"), Vec::new()),
            "GetSprite" => {
                let subtype = self.subtype();
                let own = self.call_named(instance, (Method, "SubtypeImage"), vec![subtype])?;
                let own = match own {
                    Some(own) => Some(own),
                    None => self.call_named(instance, (Getter, "Image"), Vec::new())?,
                };
                match own {
                    Some(Value::Sprite(sprite)) => {
                        let flips = (self.truth(&Value::Flip(true))?, self.truth(&Value::Flip(false))?);
                        let sprite = sprite.borrow().clone();
                        Ok(Some(Value::sprite(sprite.flipped(flips))))
                    }
                    other => Ok(other),
                }
            }
            _ => Ok(None),
        }
    }
}
