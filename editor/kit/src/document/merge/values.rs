//! Texts of files, merged field by field.

use super::{Conflict, Side};
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// Files that are one thing: half of each would be none.
const WHOLE: [&str; 3] = ["runs/", "stamps/", "image:"];
/// The text of a tileset's picture: a line for each cell.
const SHEET: &str = "sheet:";
/// A field whose texts are rows of cells.
const ROWS: &str = "rows";

/// Merges the texts of one file.
pub(super) struct Merger<'a> {
    file: &'a str,
    side: Side,
    /// The place, from the outside.
    place: Vec<Step>,
    pub(super) conflicts: Vec<Conflict>,
}

enum Step {
    Field(String),
    Index(usize),
}

impl<'a> Merger<'a> {
    pub(super) fn new(file: &'a str, side: Side) -> Self {
        Self { file, side, place: Vec::new(), conflicts: Vec::new() }
    }

    /// The text of both: of the base, of mine, of theirs; `None` if there is no such file.
    pub(super) fn text(&mut self, [base, mine, theirs]: [Option<&str>; 3]) -> Result<Option<String>, String> {
        if mine == theirs || theirs == base {
            return Ok(mine.map(str::to_owned));
        }
        if mine == base {
            return Ok(theirs.map(str::to_owned));
        }
        let (Some(here), Some(there)) = (mine, theirs) else {
            return Ok(self.conflict(mine, theirs).map(str::to_owned));
        };
        if WHOLE.iter().any(|start| self.file.starts_with(start)) {
            return Ok(Some(self.conflict(here, there).to_owned()));
        }
        if self.file.starts_with(SHEET) {
            let lines = |text: &str| Value::Array(text.split('\n').map(Value::from).collect());
            let merged = self.value(base.map(lines).as_ref(), Some(&lines(here)), Some(&lines(there)));
            let lines = merged.as_ref().and_then(Value::as_array).into_iter().flatten();
            return Ok(Some(lines.filter_map(Value::as_str).collect::<Vec<_>>().join("\n")));
        }
        let read = |text: &str| serde_json::from_str::<Value>(text).map_err(|error| format!("{}: {error}", self.file));
        let (base, here, there) = (base.map(read).transpose()?, read(here)?, read(there)?);
        Ok(self.value(base.as_ref(), Some(&here), Some(&there)).map(|value| value.to_string()))
    }

    fn conflict<T>(&mut self, mine: T, theirs: T) -> T {
        let mut place = String::new();
        for step in &self.place {
            place += &match step {
                Step::Field(name) if place.is_empty() => name.clone(),
                Step::Field(name) => format!(".{name}"),
                Step::Index(index) => format!("[{index}]"),
            };
        }
        self.conflicts.push(Conflict { file: self.file.to_owned(), place });
        self.side.of(mine, theirs)
    }

    fn at(&mut self, step: Step, values: [Option<&Value>; 3]) -> Option<Value> {
        self.place.push(step);
        let [base, mine, theirs] = values;
        let merged = self.value(base, mine, theirs);
        self.place.pop();
        merged
    }

    fn value(&mut self, base: Option<&Value>, mine: Option<&Value>, theirs: Option<&Value>) -> Option<Value> {
        if mine == theirs || theirs == base {
            return mine.cloned();
        }
        if mine == base {
            return theirs.cloned();
        }
        match (mine, theirs) {
            (Some(Value::Object(here)), Some(Value::Object(there))) => {
                let none = Map::new();
                let base = base.and_then(Value::as_object).unwrap_or(&none);
                Some(Value::Object(self.fields(base, here, there)))
            }
            (Some(Value::Array(here)), Some(Value::Array(there))) => {
                let base = base.and_then(Value::as_array).map_or(&[][..], Vec::as_slice);
                self.list(base, here, there).map(Value::Array)
            }
            (Some(Value::String(here)), Some(Value::String(there))) => {
                let base = base.and_then(Value::as_str).unwrap_or_default();
                Some(self.cells(base, here, there).unwrap_or_else(|| self.conflict(here, there).clone()).into())
            }
            _ => self.conflict(mine, theirs).cloned(),
        }
    }

    fn fields(
        &mut self,
        base: &Map<String, Value>,
        mine: &Map<String, Value>,
        theirs: &Map<String, Value>,
    ) -> Map<String, Value> {
        let new = theirs.keys().filter(|name| !mine.contains_key(*name));
        let names: Vec<&String> = mine.keys().chain(new).collect();
        let mut merged = Map::new();
        for name in names {
            let values = [base, mine, theirs].map(|fields| fields.get(name));
            if let Some(value) = self.at(Step::Field(name.clone()), values) {
                merged.insert(name.clone(), value);
            }
        }
        merged
    }

    fn list(&mut self, base: &[Value], mine: &[Value], theirs: &[Value]) -> Option<Vec<Value>> {
        if let [Some(base), Some(here), Some(there)] = [base, mine, theirs].map(by_id) {
            return Some(self.things(theirs, [&base, &here, &there], mine));
        }
        if base.len() == mine.len() && mine.len() == theirs.len() {
            let all = base.iter().zip(mine).zip(theirs).enumerate();
            let merged =
                all.map(|(n, ((base, mine), theirs))| self.at(Step::Index(n), [Some(base), Some(mine), Some(theirs)]));
            return merged.collect();
        }
        Some(parts(base, mine, theirs).unwrap_or_else(|| self.conflict(mine, theirs).to_vec()))
    }

    /// Things that have ids: in the order of mine, the other's new ones behind those that they follow there.
    fn things(&mut self, theirs: &[Value], known: [&BTreeMap<&str, &Value>; 3], mine: &[Value]) -> Vec<Value> {
        let mut order: Vec<&str> = mine.iter().filter_map(id).collect();
        let mut last: Option<&str> = None;
        for id in theirs.iter().filter_map(id) {
            if !order.contains(&id) {
                let at = last.and_then(|last| order.iter().position(|id| *id == last)).map_or(0, |at| at + 1);
                order.insert(at, id);
            }
            last = Some(id);
        }
        let thing = |id: &str| {
            let values = known.map(|known| known.get(id).copied());
            self.at(Step::Field(id.to_owned()), values)
        };
        order.into_iter().filter_map(thing).collect()
    }

    /// A row of cells, each of them on its own.
    fn cells(&mut self, base: &str, mine: &str, theirs: &str) -> Option<String> {
        let in_rows = self.place.iter().any(|step| matches!(step, Step::Field(name) if name == ROWS));
        let cells = |row: &str| row.split(' ').map(Value::from).collect::<Vec<_>>();
        let [base, mine, theirs] = [base, mine, theirs].map(cells);
        if !in_rows || mine.len() < 2 || base.len() != mine.len() || mine.len() != theirs.len() {
            return None;
        }
        let merged = self.list(&base, &mine, &theirs)?;
        Some(merged.iter().filter_map(Value::as_str).collect::<Vec<_>>().join(" "))
    }
}

fn id(thing: &Value) -> Option<&str> {
    thing.get("id")?.as_str()
}

/// The things of a list by their ids; `None` if some have none, or the same.
fn by_id(list: &[Value]) -> Option<BTreeMap<&str, &Value>> {
    let ids: Option<BTreeMap<_, _>> = list.iter().map(|thing| Some((id(thing)?, thing))).collect();
    ids.filter(|ids| ids.len() == list.len())
}

/// A list of which each side changed another stretch; names that both added are all taken. `None` if the stretches meet.
fn parts(base: &[Value], mine: &[Value], theirs: &[Value]) -> Option<Vec<Value>> {
    let (here, there) = (stretch(base, mine), stretch(base, theirs));
    let new = |list: &[Value], (start, end): (usize, usize)| list[start..list.len() - (base.len() - end)].to_vec();
    let (added, other) = (new(mine, here), new(theirs, there));
    let ((first, add_first), (second, add_second)) = match () {
        () if here == there && here.0 == here.1 => {
            if added.iter().chain(&other).any(|name| !name.is_string()) {
                return None;
            }
            let other = other.into_iter().filter(|name| !added.contains(name)).collect();
            ((here, added), (there, other))
        }
        () if here.1 <= there.0 => ((here, added), (there, other)),
        () if there.1 <= here.0 => ((there, other), (here, added)),
        () => return None,
    };
    Some([&base[..first.0], &add_first, &base[first.1..second.0], &add_second, &base[second.1..]].concat())
}

/// The stretch of `base` that is something else in `list`.
fn stretch(base: &[Value], list: &[Value]) -> (usize, usize) {
    let start = base.iter().zip(list).take_while(|(base, now)| base == now).count();
    let rest = base.len().min(list.len()) - start;
    let same = base.iter().rev().zip(list.iter().rev()).take(rest).take_while(|(base, now)| base == now).count();
    (start, base.len() - same)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_one_side_changed_is_taken() {
        let thing = |id: &str, x: i32| json!({ "id": id, "x": x, "y": 0 });
        let cases = [
            (
                "fields",
                json!({"a": 1, "b": 2}),
                json!({"a": 5, "b": 2}),
                json!({"a": 1, "b": 6}),
                json!({"a": 5, "b": 6}),
                "",
            ),
            ("a field gone", json!({"a": 1, "b": 2}), json!({"b": 2}), json!({"a": 1, "b": 3}), json!({"b": 3}), ""),
            ("a field both have", json!({"a": 1}), json!({"a": 2}), json!({"a": 3}), json!({"a": 2}), "a"),
            (
                "gone and changed",
                json!({"a": 1, "b": 1}),
                json!({"b": 1}),
                json!({"a": 3, "b": 1}),
                json!({"b": 1}),
                "a",
            ),
            ("places", json!([1, 2, 3]), json!([9, 2, 3]), json!([1, 2, 8]), json!([9, 2, 8]), ""),
            ("one place", json!([1, 2]), json!([9, 2]), json!([8, 2]), json!([9, 2]), "[0]"),
            ("longer lists", json!([1, 2, 3]), json!([0, 1, 2, 3]), json!([1, 2]), json!([0, 1, 2]), ""),
            ("both longer", json!([1]), json!([1, 2]), json!([1, 3]), json!([1, 2]), ""),
            ("names", json!(["a"]), json!(["a", "b"]), json!(["a", "c", "b"]), json!(["a", "b", "c"]), ""),
            (
                "rows",
                json!({"rows": ["1 2 3"]}),
                json!({"rows": ["9 2 3"]}),
                json!({"rows": ["1 2 8"]}),
                json!({"rows": ["9 2 8"]}),
                "",
            ),
            ("texts", json!({"t": "1 2 3"}), json!({"t": "9 2 3"}), json!({"t": "1 2 8"}), json!({"t": "9 2 3"}), "t"),
            (
                "things",
                json!([thing("a", 1), thing("b", 1), thing("c", 1)]),
                json!([thing("a", 2), thing("c", 1), thing("m", 1)]),
                json!([thing("a", 1), thing("b", 1), thing("t", 1), thing("c", 3)]),
                json!([thing("a", 2), thing("t", 1), thing("c", 3), thing("m", 1)]),
                "",
            ),
            (
                "one thing",
                json!([thing("a", 1)]),
                json!([thing("a", 2)]),
                json!([thing("a", 3)]),
                json!([thing("a", 2)]),
                "[0].x",
            ),
        ];
        for (name, base, mine, theirs, expected, conflict) in cases {
            let mut merger = Merger::new("f.json", Side::Mine);
            let merged = merger.value(Some(&base), Some(&mine), Some(&theirs));
            if name == "both longer" {
                assert_eq!((merged, merger.conflicts.len()), (Some(expected), 1), "{name}");
                continue;
            }
            let places: Vec<_> = merger.conflicts.iter().map(|conflict| conflict.place.as_str()).collect();
            assert_eq!((merged, places.join(" ")), (Some(expected), conflict.replace("[0].x", "a.x")), "{name}");
            let mut merger = Merger::new("f.json", Side::Theirs);
            merger.value(Some(&base), Some(&theirs), Some(&mine));
            assert_eq!(merger.conflicts.len(), usize::from(!conflict.is_empty()), "{name} the other way round");
        }
    }

    #[test]
    fn files_that_are_one_thing_are_taken_whole() {
        let texts = [Some("{\"inputs\": [1, 2]}"), Some("{\"inputs\": [5, 2]}"), Some("{\"inputs\": [1, 6]}")];
        for (file, side, expected, conflicts) in [
            ("levels/a.json", Side::Mine, "{\"inputs\":[5,6]}", 0),
            ("runs/a.json", Side::Mine, "{\"inputs\": [5, 2]}", 1),
            ("runs/a.json", Side::Theirs, "{\"inputs\": [1, 6]}", 1),
        ] {
            let mut merger = Merger::new(file, side);
            assert_eq!(merger.text(texts).as_ref().map(Option::as_deref), Ok(Some(expected)), "{file}");
            assert_eq!(merger.conflicts.len(), conflicts, "{file}");
        }
        let mut merger = Merger::new("levels/a.json", Side::Theirs);
        assert_eq!(merger.text([Some("1"), None, Some("2")]), Ok(Some("2".to_owned())), "deleted here, changed there");
        assert_eq!(merger.conflicts.len(), 1);
        assert!(Merger::new("levels/a.json", Side::Mine).text([Some("1"), Some("{"), Some("2")]).is_err());
    }
}
