//! Godot's text files taken apart.

use crate::exchange::godot::text::value::GodotValue;
use std::collections::BTreeMap;

/// A section: its head, and the values below it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::exchange::godot) struct GodotSection {
    /// The first word of the head, such as `node`.
    pub tag: String,
    /// The values of the head.
    pub head: BTreeMap<String, GodotValue>,
    /// The values below the head, in the order of the file.
    pub values: Vec<(String, GodotValue)>,
}

impl GodotSection {
    /// Returns a text of the head; empty without one.
    pub(in crate::exchange::godot) fn text(&self, name: &str) -> &str {
        self.head.get(name).and_then(GodotValue::text).unwrap_or_default()
    }

    /// Returns a value below the head.
    pub(in crate::exchange::godot) fn get(&self, name: &str) -> Option<&GodotValue> {
        self.values.iter().find(|(known, _)| known == name).map(|(_, value)| value)
    }
}

/// Values inside of values at most.
const MOST_DEEP: usize = 64;

/// Takes a file apart.
///
/// # Errors
/// The line, counted from 1, and what is wrong there, in words.
pub(in crate::exchange::godot) fn sections(text: &str) -> Result<Vec<GodotSection>, (usize, String)> {
    let mut reader = GodotReader { text: text.as_bytes(), at: 0 };
    let found = reader.sections();
    found.map_err(|problem| {
        let before = &text.as_bytes()[..reader.at.min(text.len())];
        (before.iter().filter(|byte| **byte == b'\n').count() + 1, problem)
    })
}

/// A text under way.
struct GodotReader<'a> {
    text: &'a [u8],
    at: usize,
}

impl GodotReader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Leaves out spaces, line ends and comments.
    fn skip(&mut self) {
        while let Some(byte) = self.peek() {
            match byte {
                b' ' | b'\t' | b'\r' | b'\n' => self.at += 1,
                b';' => self.at += self.text[self.at..].iter().take_while(|byte| **byte != b'\n').count(),
                _ => return,
            }
        }
    }

    fn expect(&mut self, wanted: u8) -> Result<(), String> {
        self.skip();
        match self.peek() {
            Some(found) if found == wanted => {
                self.at += 1;
                Ok(())
            }
            Some(found) => Err(format!("`{}` should be here, and `{}` is", wanted as char, found.escape_ascii())),
            None => Err("it ends in the middle".to_owned()),
        }
    }

    fn sections(&mut self) -> Result<Vec<GodotSection>, String> {
        let mut sections = Vec::new();
        loop {
            self.skip();
            match self.peek() {
                None => return Ok(sections),
                Some(b'[') => sections.push(self.head()?),
                Some(_) => {
                    let name = self.name()?;
                    self.expect(b'=')?;
                    let value = self.value(0)?;
                    let section: &mut GodotSection = sections.last_mut().ok_or("a value before the first section")?;
                    section.values.push((name, value));
                }
            }
        }
    }

    fn head(&mut self) -> Result<GodotSection, String> {
        self.expect(b'[')?;
        self.skip();
        let mut section = GodotSection { tag: self.word(), ..GodotSection::default() };
        loop {
            self.skip();
            if self.peek() == Some(b']') {
                self.at += 1;
                return Ok(section);
            }
            let name = self.word();
            if name.is_empty() {
                return Err("a section's head has no end".to_owned());
            }
            self.expect(b'=')?;
            let value = self.value(0)?;
            section.head.insert(name, value);
        }
    }

    /// A word of letters, digits and what names of types have.
    fn word(&mut self) -> String {
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'/' | b'.' | b'-' | b':');
        let count = self.text[self.at..].iter().take_while(is_part).count();
        let word = String::from_utf8_lossy(&self.text[self.at..self.at + count]).into_owned();
        self.at += count;
        word
    }

    /// The name of a value: up to the sign of equality, or in quotation marks.
    fn name(&mut self) -> Result<String, String> {
        if self.peek() == Some(b'"') {
            return self.quoted();
        }
        let count = self.text[self.at..].iter().take_while(|byte| !matches!(byte, b'=' | b'\n')).count();
        let name = String::from_utf8_lossy(&self.text[self.at..self.at + count]).trim().to_owned();
        self.at += count;
        if name.is_empty() { Err("a value has no name".to_owned()) } else { Ok(name) }
    }

    fn quoted(&mut self) -> Result<String, String> {
        self.expect(b'"')?;
        let mut bytes = Vec::new();
        loop {
            let byte = self.peek().ok_or("a text has no end")?;
            self.at += 1;
            match byte {
                b'"' => return Ok(String::from_utf8_lossy(&bytes).into_owned()),
                b'\\' => {
                    let sign = self.peek().ok_or("a text has no end")?;
                    self.at += 1;
                    match sign {
                        b'n' => bytes.push(b'\n'),
                        b't' => bytes.push(b'\t'),
                        b'r' => bytes.push(b'\r'),
                        b'u' | b'U' => {
                            let count = if sign == b'u' { 4 } else { 6 };
                            let digits = self.text.get(self.at..self.at + count).unwrap_or_default();
                            let number = std::str::from_utf8(digits)
                                .ok()
                                .and_then(|digits| u32::from_str_radix(digits, 16).ok());
                            let letter = number.and_then(char::from_u32).unwrap_or(char::REPLACEMENT_CHARACTER);
                            bytes.extend(letter.encode_utf8(&mut [0; 4]).as_bytes());
                            self.at += digits.len();
                        }
                        other => bytes.push(other),
                    }
                }
                other => bytes.push(other),
            }
        }
    }

    fn value(&mut self, depth: usize) -> Result<GodotValue, String> {
        if depth > MOST_DEEP {
            return Err("values are too deep inside of each other".to_owned());
        }
        self.skip();
        match self.peek().ok_or("it ends in the middle")? {
            b'"' => self.quoted().map(GodotValue::Text),
            b'&' | b'^' | b'@' => {
                self.at += 1;
                self.quoted().map(GodotValue::Text)
            }
            b'[' => self.list(b'[', b']', depth).map(GodotValue::List),
            b'{' => self.table(depth),
            b'#' => {
                self.at += 1;
                Ok(GodotValue::Text(format!("#{}", self.word())))
            }
            b'0'..=b'9' | b'-' | b'+' | b'.' => self.number().map(GodotValue::Number),
            _ => self.named(depth),
        }
    }

    fn number(&mut self) -> Result<f64, String> {
        let is_part = |byte: &&u8| byte.is_ascii_alphanumeric() || matches!(byte, b'.' | b'-' | b'+' | b'_');
        let count = self.text[self.at..].iter().take_while(is_part).count();
        let word = String::from_utf8_lossy(&self.text[self.at..self.at + count]).into_owned();
        let number = word.parse().map_err(|_error| format!("`{}` is not a number", word.escape_default()))?;
        self.at += count;
        Ok(number)
    }

    fn list(&mut self, open: u8, close: u8, depth: usize) -> Result<Vec<GodotValue>, String> {
        self.expect(open)?;
        let mut list = Vec::new();
        loop {
            self.skip();
            match self.peek() {
                Some(byte) if byte == close => {
                    self.at += 1;
                    return Ok(list);
                }
                Some(b',') => self.at += 1,
                // Objects have values by name among what they are made of.
                Some(b':') => self.at += 1,
                _ => list.push(self.value(depth + 1)?),
            }
        }
    }

    fn table(&mut self, depth: usize) -> Result<GodotValue, String> {
        self.expect(b'{')?;
        let mut table = Vec::new();
        loop {
            self.skip();
            match self.peek() {
                Some(b'}') => {
                    self.at += 1;
                    return Ok(GodotValue::Table(table));
                }
                Some(b',') => self.at += 1,
                _ => {
                    let name = self.value(depth + 1)?;
                    self.expect(b':')?;
                    table.push((name, self.value(depth + 1)?));
                }
            }
        }
    }

    /// A value that begins with a word: a flag, or one that is made of others.
    fn named(&mut self, depth: usize) -> Result<GodotValue, String> {
        let word = self.word();
        match word.as_str() {
            "true" => return Ok(GodotValue::Flag(true)),
            "false" => return Ok(GodotValue::Flag(false)),
            "null" | "nil" => return Ok(GodotValue::Null),
            "inf" => return Ok(GodotValue::Number(f64::INFINITY)),
            "nan" => return Ok(GodotValue::Number(f64::NAN)),
            "" => return Err(format!("no value begins with `{}`", self.peek().unwrap_or(b' ').escape_ascii())),
            _ => {}
        }
        self.skip();
        // The types of what a list or a table holds.
        if self.peek() == Some(b'[') {
            self.list(b'[', b']', depth)?;
            self.skip();
        }
        if self.peek() != Some(b'(') {
            return Ok(GodotValue::Made(word, Vec::new()));
        }
        if let Some(numbers) = self.numbers() {
            return Ok(GodotValue::Numbers(word, numbers));
        }
        let mut parts = self.list(b'(', b')', depth)?;
        // A list with its type is a list.
        match (word.as_str(), parts.len()) {
            ("Array" | "Dictionary", 1) => Ok(parts.remove(0)),
            _ => Ok(GodotValue::Made(word, parts)),
        }
    }

    /// Numbers in brackets and nothing else: a vector, or the many of an array; `None` leaves everything as it is.
    fn numbers(&mut self) -> Option<Vec<f64>> {
        let begin = self.at;
        self.at += 1;
        let mut numbers = Vec::new();
        loop {
            self.skip();
            match self.peek() {
                Some(b')') if !numbers.is_empty() => {
                    self.at += 1;
                    return Some(numbers);
                }
                Some(b',') => self.at += 1,
                Some(b'0'..=b'9' | b'-' | b'.') => match self.number() {
                    Ok(number) => numbers.push(number),
                    Err(_) => break,
                },
                _ => break,
            }
        }
        self.at = begin;
        None
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_of_all_kinds_are_read() {
        let text = r#"[gd_scene load_steps=2 format=3 uid="uid://x"]

; a comment
[node name="A B" type="Node2D" parent="." groups=["one", "two"]]
position = Vector2(12.5, -3)
metadata/table = {
"a": [1, 2.5, true, null],
&"b": "two
lines \"quoted\" \u00e9"
}
0:0/0/physics_layer_0/polygon_0/points = PackedVector2Array(-8, -8, 8, -8)
texture = ExtResource("1_abc")
typed = Array[int]([1, 2])
bytes = PackedByteArray("AAAB")
empty = PackedInt32Array()
path = NodePath("../X")
thing = Object(InputEventKey,"resource_local_to_scene":false,"keycode":4194319)
"#;
        let sections = sections(text).unwrap();
        assert_eq!(sections.len(), 2);
        let node = &sections[1];
        assert_eq!((node.tag.as_str(), node.text("name")), ("node", "A B"));
        assert_eq!(node.get("position").unwrap().pair(), Some((12.5, -3.0)));
        let table = node.get("metadata/table").unwrap().json().unwrap();
        assert_eq!(table, serde_json::json!({"a": [1, 2.5, true, null], "b": "two\nlines \"quoted\" é"}));
        let points = node.get("0:0/0/physics_layer_0/polygon_0/points").unwrap();
        assert_eq!(points.numbers(), [-8.0, -8.0, 8.0, -8.0]);
        assert_eq!(node.get("texture").unwrap().resource("ExtResource").as_deref(), Some("1_abc"));
        assert_eq!(node.get("typed").unwrap().json().unwrap(), serde_json::json!([1, 2]));
        assert!(matches!(node.get("bytes").unwrap(), GodotValue::Made(name, _) if name == "PackedByteArray"));
        assert!(node.get("thing").is_some() && node.get("path").is_some() && node.get("empty").is_some());
    }

    #[test]
    fn faults_are_named_with_their_line() {
        for (text, line, problem) in [
            ("x = 1", 1, "before the first section"),
            ("[node name=\"a\"]\nx = [1, 2", 2, "it ends in the middle"),
            ("[node\n", 2, "has no end"),
            ("[a]\n\nx = \"abc", 3, "a text has no end"),
            ("[a]\nx = 1x2", 2, "is not a number"),
            ("[a]\nx = }", 2, "no value begins with"),
        ] {
            let (at, found) = sections(text).unwrap_err();
            assert_eq!(at, line, "{text}: {found}");
            assert!(found.contains(problem), "{text}: {found}");
        }
        let deep = format!("[a]\nx = {}", "[".repeat(100_000));
        assert!(sections(&deep).is_err());
    }
}
