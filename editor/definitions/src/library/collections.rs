//! Lists, dictionaries, contents of files.

use crate::machine::{Machine, Run};
use crate::value::Value;
use std::cell::RefCell;
use std::rc::Rc;

/// Elements of a list at most.
const MOST: usize = 1 << 18;
/// Bytes of joined files at most.
const MOST_BYTES: usize = 0x2_0000;

impl Machine<'_> {
    /// The elements of a list, the entries of a dictionary, the bytes of a file.
    pub(crate) fn elements(&mut self, list: &Value) -> Run<Vec<Value>> {
        self.work(2 * count_of(list))?;
        match list {
            Value::List(list) => Ok(list.borrow().clone()),
            Value::Bytes(bytes) => Ok(bytes.iter().map(|byte| Value::Int((*byte).into())).collect()),
            Value::Map(map) => {
                let entries = map.borrow().clone();
                entries.into_iter().map(|(key, value)| self.couple(key, value)).collect()
            }
            Value::Joined(joined) => Ok(joined.borrow().iter().map(|byte| Value::Int((*byte).into())).collect()),
            other => self.error(format!("a list is expected, not {}", other.kind())),
        }
    }

    /// The bytes of a file, or of a list of numbers.
    pub(super) fn bytes(&mut self, value: &Value) -> Run<Rc<[u8]>> {
        match value {
            Value::Bytes(bytes) => Ok(bytes.clone()),
            Value::Joined(joined) => {
                self.work(joined.borrow().len())?;
                Ok(joined.borrow().as_slice().into())
            }
            other => {
                let elements = self.elements(other)?;
                elements.iter().map(|value| self.int(value).map(|value| value as u8)).collect()
            }
        }
    }

    fn place(&mut self, place: &Value, length: usize) -> Run<usize> {
        let place = self.int(place)?;
        match usize::try_from(place).ok().filter(|place| *place < length) {
            Some(place) => Ok(place),
            None => self.error(format!("there is no element {place} among {length}")),
        }
    }

    pub(crate) fn element(&mut self, of: &Value, places: &[Value]) -> Run<Value> {
        match (of, places) {
            (Value::List(list), [place]) => {
                let place = self.place(place, list.borrow().len())?;
                Ok(list.borrow()[place].clone())
            }
            (Value::Bytes(bytes), [place]) => {
                let place = self.place(place, bytes.len())?;
                Ok(Value::Int(bytes[place].into()))
            }
            (Value::Map(_), [key]) => match self.looked_up(of, Some(key))? {
                Some(value) => Ok(value),
                None => self.error("the dictionary has no such key"),
            },
            (Value::Bitmap(bitmap), [x, y]) => {
                let at = (self.small(x)?, self.small(y)?);
                Ok(Value::Int(bitmap.borrow().at(at.0, at.1).into()))
            }
            (Value::Text(text), [place]) => {
                self.work(text.len())?;
                let place = self.place(place, text.chars().count())?;
                Ok(Value::text(text.chars().nth(place).map(String::from).unwrap_or_default()))
            }
            (other, _) => self.error(format!("{} has no elements like that", other.kind())),
        }
    }

    pub(crate) fn set_element(&mut self, of: &Value, places: &[Value], value: Value) -> Run<()> {
        match (of, places) {
            (Value::List(list), [place]) => {
                let place = self.place(place, list.borrow().len())?;
                list.borrow_mut()[place] = value;
                Ok(())
            }
            (Value::Map(map), [key]) => {
                let key = self.settled(key.clone());
                self.work(map.borrow().len())?;
                let known = map.borrow().iter().position(|(known, _)| known.is_same(&key));
                match known {
                    Some(place) => map.borrow_mut()[place].1 = value,
                    None => {
                        self.take_steps(2)?;
                        map.borrow_mut().push((key, value));
                    }
                }
                Ok(())
            }
            (Value::Bitmap(bitmap), [x, y]) => {
                let (x, y, color) = (self.small(x)?, self.small(y)?, self.int(&value)? as u8);
                bitmap.borrow_mut().put(x, y, color);
                Ok(())
            }
            (other, _) => self.error(format!("elements of {} cannot be set", other.kind())),
        }
    }

    /// The value of a key in a dictionary; `None` if it has none.
    pub(crate) fn looked_up(&mut self, of: &Value, key: Option<&Value>) -> Run<Option<Value>> {
        let (Value::Map(map), Some(key)) = (of, key) else { return self.error("a dictionary is expected") };
        let key = self.settled(key.clone());
        self.work(map.borrow().len())?;
        Ok(map.borrow().iter().find(|(known, _)| known.is_same(&key)).map(|(_, value)| value.clone()))
    }

    /// Adds a value of those in the braces behind a `new`.
    pub(crate) fn add_to(&mut self, to: &Value, value: Value) -> Run<()> {
        match (to, &value) {
            (Value::List(list), _) => {
                list.borrow_mut().push(value);
                Ok(())
            }
            (Value::Map(_), Value::List(both)) if both.borrow().len() == 2 => {
                let (key, value) = (both.borrow()[0].clone(), both.borrow()[1].clone());
                self.set_element(to, &[key], value)
            }
            (other, _) => self.error(format!("{} takes no values", other.kind())),
        }
    }

    pub(super) fn collection_member(&mut self, target: &Value, name: &str) -> Run<Value> {
        match (target, name) {
            (_, "Length" | "Count" | "LongLength") => Ok(Value::Int(count_of(target) as i64)),
            (Value::Map(map), "Keys") => {
                let keys = map.borrow().iter().map(|(key, _)| key.clone()).collect();
                self.list(keys)
            }
            (Value::Map(map), "Values") => {
                let values = map.borrow().iter().map(|(_, value)| value.clone()).collect();
                self.list(values)
            }
            _ => self.unknown(name),
        }
    }

    pub(super) fn collection_method(&mut self, target: &Value, name: &str, arguments: Vec<Value>) -> Run<Value> {
        if let Value::Map(map) = target {
            match name {
                "Add" => {
                    let (key, value) = (self.argument(&arguments, 0)?.clone(), self.argument(&arguments, 1)?.clone());
                    return self.set_element(target, &[key], value).map(|()| Value::Null);
                }
                "ContainsKey" => return Ok(Value::Bool(self.looked_up(target, arguments.first())?.is_some())),
                "GetValueOrDefault" => {
                    let found = self.looked_up(target, arguments.first())?;
                    return Ok(found.or_else(|| arguments.get(1).cloned()).unwrap_or(Value::Null));
                }
                "Remove" => {
                    let key = self.settled(self.argument(&arguments, 0)?.clone());
                    map.borrow_mut().retain(|(known, _)| !known.is_same(&key));
                    return Ok(Value::Null);
                }
                _ => {}
            }
        }
        if let Value::List(list) = target
            && let Some(value) = self.list_method(list, name, &arguments)?
        {
            return Ok(value);
        }
        self.sequence_method(target, name, &arguments)
    }

    /// Methods that change a list; `None` for others.
    fn list_method(&mut self, list: &Rc<RefCell<Vec<Value>>>, name: &str, arguments: &[Value]) -> Run<Option<Value>> {
        let length = list.borrow().len();
        if matches!(name, "Insert" | "RemoveAt" | "RemoveRange" | "Reverse") {
            self.work(length)?;
        }
        let place = |machine: &mut Self, at: usize| -> Run<usize> {
            let place = machine.argument(arguments, at)?.clone();
            Ok(machine.small(&place)?.clamp(0, length as i32) as usize)
        };
        match name {
            "Add" | "Push" | "Enqueue" => {
                if length >= MOST {
                    return self.error("a list that is too long");
                }
                let value = self.argument(arguments, 0)?.clone();
                list.borrow_mut().push(value);
            }
            "AddRange" => {
                let more = self.elements(&self.argument(arguments, 0)?.clone())?;
                if length + more.len() > MOST {
                    return self.error("a list that is too long");
                }
                self.take_steps(more.len())?;
                list.borrow_mut().extend(more);
            }
            "Insert" => {
                let at = place(self, 0)?;
                let value = self.argument(arguments, 1)?.clone();
                list.borrow_mut().insert(at, value);
            }
            "RemoveAt" => {
                let at = place(self, 0)?;
                if at < length {
                    list.borrow_mut().remove(at);
                }
            }
            "RemoveRange" => {
                let at = place(self, 0)?;
                let count = place(self, 1)?.min(length - at);
                list.borrow_mut().drain(at..at + count);
            }
            "Clear" if arguments.is_empty() => list.borrow_mut().clear(),
            "Reverse" => {
                list.borrow_mut().reverse();
                return Ok(Some(Value::List(Rc::clone(list))));
            }
            _ => return Ok(None),
        }
        Ok(Some(Value::Null))
    }

    /// Methods of all that has elements.
    fn sequence_method(&mut self, target: &Value, name: &str, arguments: &[Value]) -> Run<Value> {
        if let (Value::Bytes(_), "ToArray" | "ToList" | "Clone") = (target, name) {
            return Ok(target.clone());
        }
        let elements = self.elements(target)?;
        let function = arguments.first().cloned();
        let each = |machine: &mut Self, value: &Value, place: usize| match &function {
            Some(function @ Value::Function(_)) => {
                let takes_place = matches!(function, Value::Function(of) if matches!(&**of, crate::value::Function::Lambda(lambda, _) if lambda.parameters.len() == 2));
                let mut values = vec![value.clone()];
                if takes_place {
                    values.push(Value::Int(place as i64));
                }
                machine.call_function(function, values)
            }
            _ => Ok(value.clone()),
        };
        Ok(match name {
            "ToArray" | "ToList" | "Clone" | "AsReadOnly" | "Cast" => self.list(elements)?,
            "Select" => {
                let mut out = Vec::with_capacity(elements.len());
                for (place, value) in elements.iter().enumerate() {
                    out.push(each(self, value, place)?);
                }
                self.list(out)?
            }
            "Where" | "Any" | "All" | "Count" | "First" | "FirstOrDefault" | "Last" => {
                let is_filtered = matches!(function, Some(Value::Function(_)));
                let mut out = Vec::new();
                for (place, value) in elements.iter().enumerate() {
                    let holds = if is_filtered {
                        let holds = each(self, value, place)?;
                        self.truth(&holds)?
                    } else {
                        true
                    };
                    if holds {
                        out.push(value.clone());
                    }
                }
                match name {
                    "Where" => self.list(out)?,
                    "Any" => Value::Bool(!out.is_empty()),
                    "All" => Value::Bool(out.len() == elements.len()),
                    "Count" => Value::Int(out.len() as i64),
                    "Last" => out.pop().unwrap_or(Value::Null),
                    _ => out.into_iter().next().unwrap_or(Value::Null),
                }
            }
            "Sum" | "Max" | "Min" => {
                let mut numbers = Vec::new();
                for (place, value) in elements.iter().enumerate() {
                    let value = each(self, value, place)?;
                    numbers.push(self.int(&value)?);
                }
                let found = match name {
                    "Sum" => Some(numbers.iter().fold(0_i64, |sum, value| sum.wrapping_add(*value))),
                    "Max" => numbers.into_iter().max(),
                    _ => numbers.into_iter().min(),
                };
                found.map_or(Value::Null, Value::Int)
            }
            "ToDictionary" => {
                let map = self.map(Vec::new())?;
                for value in &elements {
                    let key = match arguments.first() {
                        Some(function) => self.call_function(function, vec![value.clone()])?,
                        None => value.clone(),
                    };
                    let own = match arguments.get(1) {
                        Some(function) => self.call_function(function, vec![value.clone()])?,
                        None => value.clone(),
                    };
                    self.set_element(&map, &[key], own)?;
                }
                map
            }
            "Contains" | "IndexOf" => {
                let wanted = self.settled(self.argument(arguments, 0)?.clone());
                let place = elements.iter().position(|value| value.is_same(&wanted));
                match name {
                    "Contains" => Value::Bool(place.is_some()),
                    _ => Value::Int(place.map_or(-1, |place| place as i64)),
                }
            }
            "Concat" => {
                let more = self.elements(&self.argument(arguments, 0)?.clone())?;
                self.list(elements.into_iter().chain(more).take(MOST).collect())?
            }
            "Skip" | "Take" => {
                let count = self.small(&self.argument(arguments, 0)?.clone())?.max(0) as usize;
                let all = elements.into_iter();
                self.list(if name == "Skip" { all.skip(count).collect() } else { all.take(count).collect() })?
            }
            "GetRange" => {
                let (from, count) = (self.argument(arguments, 0)?.clone(), self.argument(arguments, 1)?.clone());
                let (from, count) = (self.small(&from)?.max(0) as usize, self.small(&count)?.max(0) as usize);
                self.list(elements.into_iter().skip(from).take(count).collect())?
            }
            "GetLength" => Value::Int(elements.len() as i64),
            _ => return self.unknown(name),
        })
    }

    /// Files that are joined: each behind the one before, or at a place, where later ones cover earlier ones.
    pub(super) fn joined_method(
        &mut self,
        joined: &Rc<RefCell<Vec<u8>>>,
        name: &str,
        arguments: &[Value],
    ) -> Run<Value> {
        match name {
            "ToArray" => {
                self.work(joined.borrow().len())?;
                Ok(Value::Bytes(joined.borrow().as_slice().into()))
            }
            "AddFile" => {
                let bytes = self.bytes(&self.argument(arguments, 0)?.clone())?;
                self.work(bytes.len())?;
                let offset = match arguments.get(1) {
                    Some(offset) => self.small(offset)?,
                    None => -1,
                };
                let mut joined = joined.borrow_mut();
                let at = if offset == -1 { i32::try_from(joined.len()).unwrap_or(i32::MAX) } else { offset };
                let own = bytes.get(usize::try_from(at.saturating_neg()).unwrap_or(0)..).unwrap_or_default();
                let to = usize::try_from(at).unwrap_or(0).min(MOST_BYTES);
                let own = &own[..own.len().min(MOST_BYTES - to)];
                let end = joined.len().max(to + own.len());
                joined.resize(end, 0);
                joined[to..to + own.len()].copy_from_slice(own);
                Ok(Value::Null)
            }
            _ => self.unknown(name),
        }
    }
}

/// Elements of a list, entries of a dictionary, bytes of a file.
fn count_of(value: &Value) -> usize {
    match value {
        Value::List(list) => list.borrow().len(),
        Value::Map(map) => map.borrow().len(),
        Value::Bytes(bytes) => bytes.len(),
        Value::Joined(joined) => joined.borrow().len(),
        _ => 0,
    }
}
