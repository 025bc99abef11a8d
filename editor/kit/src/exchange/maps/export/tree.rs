//! JSON taken apart as far as it is edited: all else stays as it was written, byte for byte.

use serde::de::{Deserialize, Deserializer, MapAccess, Visitor};
use serde_json::Value;
use serde_json::value::RawValue;
use std::fmt;
use std::ops::Range;

/// Signs of an object or a list that is written in one line at most.
const MOST_INLINE: usize = 100;

/// A JSON value that is edited.
#[derive(Clone, Debug)]
pub(crate) struct JsonTree {
    content: TreeContent,
    /// The place in the text of the value around it; `None` of a value that is new there.
    span: Option<Range<usize>>,
    /// The text that it was taken apart from, which still has what is between its values.
    original: String,
    /// The number of values that it was taken apart into.
    count: usize,
}

#[derive(Clone, Debug)]
enum TreeContent {
    /// A text that stays as it is.
    Text(String),
    /// An object: names and values, in the order of the file.
    Object(Vec<(String, JsonTree)>),
    /// A list.
    List(Vec<JsonTree>),
}

impl JsonTree {
    fn new(content: TreeContent) -> Self {
        Self { content, span: None, original: String::new(), count: 0 }
    }

    /// Makes the tree of a text.
    pub(crate) fn text(text: impl Into<String>) -> Self {
        Self::new(TreeContent::Text(text.into()))
    }

    /// Makes the tree of an object.
    pub(crate) fn fields(fields: Vec<(String, JsonTree)>) -> Self {
        Self::new(TreeContent::Object(fields))
    }

    /// Makes the tree of a list.
    pub(crate) fn items(list: Vec<JsonTree>) -> Self {
        Self::new(TreeContent::List(list))
    }

    /// Makes the tree of a value that is new in a file: short ones in one line.
    pub(crate) fn of(value: &Value) -> Self {
        let text = value.to_string();
        match value {
            Value::Object(fields) if text.len() > MOST_INLINE => {
                Self::fields(fields.iter().map(|(name, value)| (name.clone(), Self::of(value))).collect())
            }
            Value::Array(list) if text.len() > MOST_INLINE => Self::items(list.iter().map(Self::of).collect()),
            _ => Self::text(text),
        }
    }

    /// Returns the text of a value that was not taken apart.
    pub(crate) fn as_text(&self) -> Option<&str> {
        match &self.content {
            TreeContent::Text(text) => Some(text),
            _ => None,
        }
    }

    /// Puts another value in its place.
    pub(crate) fn replace(&mut self, other: Self) {
        *self = Self { span: self.span.take(), ..other };
    }

    /// Takes an object apart.
    ///
    /// # Errors
    /// In words: it is no object.
    fn object(&mut self) -> Result<&mut Vec<(String, JsonTree)>, String> {
        if let TreeContent::Text(text) = &mut self.content {
            let text = std::mem::take(text);
            let RawObject(fields) = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            let fields: Vec<_> = fields.into_iter().map(|(name, raw)| (name, Self::part(raw, &text))).collect();
            self.count = fields.len();
            self.content = TreeContent::Object(fields);
            self.original = text;
        }
        match &mut self.content {
            TreeContent::Object(fields) => Ok(fields),
            _ => Err("a list is where an object should be".to_owned()),
        }
    }

    /// Takes a list apart; `null` is an empty one.
    ///
    /// # Errors
    /// In words: it is no list.
    pub(crate) fn list(&mut self) -> Result<&mut Vec<JsonTree>, String> {
        if let TreeContent::Text(text) = &mut self.content {
            let text = std::mem::take(text);
            let list: Option<Vec<&RawValue>> = serde_json::from_str(&text).map_err(|error| error.to_string())?;
            let list: Vec<_> = list.unwrap_or_default().into_iter().map(|raw| Self::part(raw, &text)).collect();
            self.count = list.len();
            self.content = TreeContent::List(list);
            self.original = text;
        }
        match &mut self.content {
            TreeContent::List(list) => Ok(list),
            _ => Err("an object is where a list should be".to_owned()),
        }
    }

    /// A value within a text.
    fn part(raw: &RawValue, text: &str) -> Self {
        let part = raw.get();
        let start = part.as_ptr() as usize - text.as_ptr() as usize;
        Self { span: Some(start..start + part.len()), ..Self::text(part) }
    }

    /// Returns a field of an object, to take it apart in turn; adds `null` where there is none.
    ///
    /// # Errors
    /// Errors of [`JsonTree::object`].
    pub(crate) fn field(&mut self, name: &str) -> Result<&mut JsonTree, String> {
        let fields = self.object()?;
        let place = fields.iter().position(|(known, _)| known == name).unwrap_or_else(|| {
            fields.push((name.to_owned(), Self::text("null")));
            fields.len() - 1
        });
        Ok(&mut fields[place].1)
    }

    /// Gives a field another value; a field with the same value stays as it was written.
    ///
    /// # Errors
    /// Errors of [`JsonTree::object`].
    pub(crate) fn set(&mut self, name: &str, value: &Value) -> Result<(), String> {
        if self.get(name)? != *value {
            self.field(name)?.replace(Self::of(value));
        }
        Ok(())
    }

    /// Returns a field as a value; `null` where there is none.
    ///
    /// # Errors
    /// Errors of [`JsonTree::object`].
    pub(crate) fn get(&mut self, name: &str) -> Result<Value, String> {
        let found = self.object()?.iter().find(|(known, _)| known == name);
        found.map_or(Ok(Value::Null), |(_, value)| value.value())
    }

    /// Returns the whole as a value.
    ///
    /// # Errors
    /// In words: a text that is no JSON.
    pub(crate) fn value(&self) -> Result<Value, String> {
        match &self.content {
            TreeContent::Text(text) => serde_json::from_str(text).map_err(|error| error.to_string()),
            TreeContent::Object(fields) => {
                let value = |(name, tree): &(String, Self)| Ok((name.clone(), tree.value()?));
                fields.iter().map(value).collect::<Result<_, String>>().map(Value::Object)
            }
            TreeContent::List(list) => list.iter().map(Self::value).collect::<Result<_, String>>().map(Value::Array),
        }
    }

    /// Writes it, so many tabs from the edge.
    pub(crate) fn write(&self, to: &mut String, depth: usize) {
        let (names, parts): (Vec<Option<&String>>, Vec<&Self>) = match &self.content {
            TreeContent::Text(text) => return to.push_str(text),
            TreeContent::Object(fields) => fields.iter().map(|(name, value)| (Some(name), value)).unzip(),
            TreeContent::List(list) => list.iter().map(|value| (None, value)).unzip(),
        };
        if self.is_whole(&parts) {
            let mut from = 0;
            for part in parts {
                let span = part.span.clone().unwrap_or_default();
                to.push_str(&self.original[from..span.start]);
                part.write(to, depth + 1);
                from = span.end;
            }
            return to.push_str(&self.original[from..]);
        }
        let (open, close) = if matches!(self.content, TreeContent::Object(_)) { ("{", "}") } else { ("[", "]") };
        let line = |to: &mut String, depth: usize| {
            to.push('\n');
            (0..depth).for_each(|_| to.push('\t'));
        };
        to.push_str(open);
        for (place, (name, part)) in names.iter().zip(&parts).enumerate() {
            to.push_str(if place == 0 { "" } else { "," });
            line(to, depth + 1);
            if let Some(name) = name {
                to.push_str(&Value::from(name.as_str()).to_string());
                to.push_str(": ");
            }
            part.write(to, depth + 1);
        }
        if !parts.is_empty() {
            line(to, depth);
        }
        to.push_str(close);
    }

    /// Whether the parts are those that it was taken apart into, as many and in their order: what is between them stays.
    fn is_whole(&self, parts: &[&Self]) -> bool {
        let mut before = 0;
        parts.len() == self.count
            && !self.original.is_empty()
            && parts.iter().all(|part| {
                let Some(span) = &part.span else { return false };
                let is_next = span.start >= before;
                before = span.end;
                is_next
            })
    }
}

/// An object of which the values stay as they are written.
struct RawObject<'a>(Vec<(String, &'a RawValue)>);

impl<'de> Deserialize<'de> for RawObject<'de> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Fields;
        impl<'de> Visitor<'de> for Fields {
            type Value = RawObject<'de>;
            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("an object")
            }
            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<RawObject<'de>, A::Error> {
                let mut fields = Vec::new();
                while let Some(field) = map.next_entry()? {
                    fields.push(field);
                }
                Ok(RawObject(fields))
            }
        }
        from.deserialize_map(Fields)
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn what_is_not_edited_stays_as_it_was_written() {
        let text = "{ \"a\":  1.50,\n \"list\": [ 1,2 , {\"x\" : null} ], \"z\": \"\\u00e9\" }";
        let written = |tree: &JsonTree| {
            let mut written = String::new();
            tree.write(&mut written, 0);
            written
        };
        let mut tree = JsonTree::text(text);
        tree.set("a", &json!(1.5)).unwrap();
        assert_eq!(tree.field("list").unwrap().list().unwrap()[2].get("x").unwrap(), json!(null));
        assert_eq!(written(&tree), text, "nothing was edited");
        tree.field("list").unwrap().list().unwrap()[1].replace(JsonTree::of(&json!([9])));
        assert_eq!(written(&tree), text.replace("1,2", "1,[9]"), "what is between values stays");
        tree.field("list").unwrap().list().unwrap().remove(0);
        tree.set("new", &json!(true)).unwrap();
        assert_eq!(
            written(&tree),
            "{\n\t\"a\": 1.50,\n\t\"list\": [\n\t\t[9],\n\t\t{\"x\" : null}\n\t],\n\t\"z\": \"\\u00e9\",\n\t\"new\": true\n}"
        );
        assert!(JsonTree::text("[1]").object().is_err());
        assert!(JsonTree::text("{}").list().is_err());
        assert!(JsonTree::text("null").list().unwrap().is_empty());
    }
}
