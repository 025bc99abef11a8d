//! The INI files of level projects: keys in sections, in order, with the line of each.
//!
//! Keys are case-sensitive, blanks around `=` belong to key and value, `;` begins a comment anywhere, a backslash takes
//! the next character as it is (`\n` and `\r` are line ends), a repeated key or section is an error.

use crate::exchange::sonlvl::files::encoding::{Encoding, decode};

/// Largest file that is read, in bytes.
pub(crate) const MOST_BYTES: u64 = 4 << 20;

/// A fault of an INI file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IniProblem {
    /// A key stands twice in a section.
    #[error("the key `{0}` is in this section twice")]
    RepeatedKey(String),
    /// A section stands twice.
    #[error("the section `{0}` is here for the second time")]
    RepeatedSection(String),
}

/// A problem and its line, counted from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct IniError {
    /// The line.
    pub line: usize,
    /// The fault.
    pub problem: IniProblem,
}

/// The value of a key.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Value {
    /// With escapes taken out.
    pub text: String,
    /// As in the file, backslashes and all: people write paths with single ones.
    pub raw: String,
    /// Line of the file, from 1.
    pub line: usize,
}

/// The keys of a section, in the order of the file.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// The name without brackets; empty for what is before the first section.
    pub name: String,
    /// Keys and values.
    pub keys: Vec<(String, Value)>,
}

impl Section {
    /// The value of a key.
    pub(crate) fn get(&self, key: &str) -> Option<&Value> {
        self.keys.iter().find(|(name, _)| name == key).map(|(_, value)| value)
    }
}

/// An INI file; the first section is what is before any.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ini {
    /// The sections, in the order of the file; at least one.
    pub sections: Vec<Section>,
    /// The encoding of its text.
    pub(in crate::exchange::sonlvl) encoding: Encoding,
    /// The file holds something that no text has.
    is_binary: bool,
}

impl Ini {
    /// Reads a file, in one of the encodings of `exchange::sonlvl::files::encoding`.
    ///
    /// # Errors
    /// The first repeated key or section.
    pub fn parse(bytes: &[u8]) -> Result<Self, IniError> {
        let (text, encoding) = decode(bytes);
        let mut sections = vec![Section::default()];
        let mut known_sections = std::collections::HashSet::new();
        let mut known_keys = std::collections::HashSet::new();
        for (i, raw) in text.lines().enumerate() {
            let line = i + 1;
            let fail = |problem| Err(IniError { line, problem });
            let (plain, equals, bracket) = unescape(raw);
            if raw.starts_with('[')
                && let Some(end) = bracket
            {
                let name = plain[1..end].to_owned();
                if !known_sections.insert(name.clone()) {
                    return fail(IniProblem::RepeatedSection(name));
                }
                known_keys.clear();
                sections.push(Section { name, keys: Vec::new() });
            } else if !plain.trim().is_empty() {
                let (key, text) = equals.map_or((plain.as_str(), ""), |at| (&plain[..at], &plain[at + 1..]));
                if !known_keys.insert(key.to_owned()) {
                    return fail(IniProblem::RepeatedKey(key.to_owned()));
                }
                let raw = raw.split_once('=').map_or("", |(_, value)| value.split(';').next().unwrap_or(""));
                let value = Value { text: text.to_owned(), raw: raw.to_owned(), line };
                if let Some(section) = sections.last_mut() {
                    section.keys.push((key.to_owned(), value));
                }
            }
        }
        let is_binary = text.chars().any(|c| c.is_control() && !matches!(c, '\t' | '\n' | '\r' | '\u{80}'..));
        Ok(Self { sections, encoding, is_binary })
    }

    /// The reason why no section is in it; `None` if there is one.
    pub(in crate::exchange::sonlvl) fn emptiness(&self) -> Option<&'static str> {
        match self.sections.as_slice() {
            [_, _, ..] => None,
            _ if self.is_binary => Some("it is no text file"),
            [before] if before.keys.is_empty() => Some("it is empty"),
            _ => Some("it has no [section], as a SonLVL project has for each level"),
        }
    }

    /// Lays another file over this one: its keys replace those of the same section and name, all others are added.
    pub fn overlay(&mut self, over: Self) {
        for section in over.sections {
            let Some(mine) = self.sections.iter_mut().find(|mine| mine.name == section.name) else {
                self.sections.push(section);
                continue;
            };
            for (key, value) in section.keys {
                match mine.keys.iter_mut().find(|(name, _)| *name == key) {
                    Some((_, old)) => *old = value,
                    None => mine.keys.push((key, value)),
                }
            }
        }
    }
}

/// A line without escapes and comment, where its first `=` stands, and where its last `]`.
fn unescape(line: &str) -> (String, Option<usize>, Option<usize>) {
    let mut plain = String::with_capacity(line.len());
    let (mut equals, mut bracket) = (None, None);
    let mut chars = line.chars();
    while let Some(char) = chars.next() {
        match char {
            '\\' => plain.push(match chars.next() {
                Some('n') => '\n',
                Some('r') => '\r',
                Some(other) => other,
                None => '\\',
            }),
            ';' => break,
            other => {
                match other {
                    '=' if equals.is_none() => equals = Some(plain.len()),
                    ']' => bracket = Some(plain.len()),
                    _ => {}
                }
                plain.push(other);
            }
        }
    }
    (plain, equals, bracket.filter(|end| *end >= 1))
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use proptest::prelude::*;

    fn text<'a>(ini: &'a Ini, section: &str, key: &str) -> Option<&'a str> {
        let section = ini.sections.iter().find(|known| known.name == section)?;
        section.get(key).map(|value| value.text.as_str())
    }

    #[test]
    fn the_rules_of_the_format() {
        let file = b"\xEF\xBB\xBFversion=S1 ; the first one\r\nkey = two\n\n[Zone\\\\Act 1]\ntiles=a.nem|b.nem:0x20\n\
            name=a\\;b=c\n; all comment\nflag\n[Zone\\\\Act 2]\ntiles=..\\art\\new.bin\n";
        let ini = Ini::parse(file).unwrap();
        assert_eq!(text(&ini, "", "version"), Some("S1 "), "blanks belong to the value");
        assert_eq!(text(&ini, "", "key "), Some(" two"), "and to the key");
        assert_eq!(text(&ini, "Zone\\Act 1", "tiles"), Some("a.nem|b.nem:0x20"));
        assert_eq!(text(&ini, "Zone\\Act 1", "name"), Some("a;b=c"));
        assert_eq!(text(&ini, "Zone\\Act 1", "flag"), Some(""));
        assert_eq!(text(&ini, "Zone\\Act 1", "Flag"), None, "case-sensitive");
        let single = ini.sections[2].get("tiles").unwrap();
        assert_eq!((single.text.as_str(), single.raw.as_str()), ("..art\new.bin", "..\\art\\new.bin"));
        assert_eq!(single.line, 10);
    }

    #[test]
    fn repetitions_are_errors_with_their_line() {
        let key = |name: &str| IniProblem::RepeatedKey(name.to_owned());
        assert_eq!(Ini::parse(b"a=1\nb=2\na=3").unwrap_err(), IniError { line: 3, problem: key("a") });
        assert!(Ini::parse(b"a=1\n[s]\na=1\n[t]\na=1").is_ok());
        let again = IniProblem::RepeatedSection("s".to_owned());
        assert_eq!(Ini::parse(b"[s]\n[t]\n[s]").unwrap_err(), IniError { line: 3, problem: again });
    }

    #[test]
    fn an_overlay_replaces_and_adds() {
        let mut ini = Ini::parse(b"a=1\n[s]\nb=1\nc=1").unwrap();
        ini.overlay(Ini::parse(b"a=2\n[s]\nc=2\nd=2\n[t]\ne=2").unwrap());
        for (section, key, value) in
            [("", "a", "2"), ("s", "b", "1"), ("s", "c", "2"), ("s", "d", "2"), ("t", "e", "2")]
        {
            assert_eq!(text(&ini, section, key), Some(value), "{section} {key}");
        }
    }

    fn written(sections: &[(String, Vec<(String, String)>)]) -> String {
        let escape =
            |text: &str| text.replace('\\', "\\\\").replace(';', "\\;").replace('\n', "\\n").replace('\r', "\\r");
        let mut file = String::new();
        for (i, (name, keys)) in sections.iter().enumerate() {
            if i > 0 {
                file += &format!("[{}]\n", escape(name));
            }
            for (key, value) in keys {
                file += &format!("{}={}\n", escape(key), escape(value));
            }
        }
        file
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

        #[test]
        fn what_is_written_comes_back(
            names in prop::collection::btree_set("[A-Za-z0-9 \\\\;]{1,8}", 1..4),
            keys in prop::collection::btree_map("[a-z0-9\\\\;]{1,5}", "[ -~\\n\\\\;=\\[\\]é]{0,20}", 0..6),
        ) {
            let keys: Vec<(String, String)> = keys.into_iter().collect();
            let sections: Vec<_> = names.into_iter().map(|name| (name, keys.clone())).collect();
            let ini = Ini::parse(written(&sections).as_bytes()).unwrap();
            for (i, (name, keys)) in sections.iter().enumerate() {
                prop_assert!(i == 0 || ini.sections[i].name == *name);
                let read: Vec<_> = ini.sections[i].keys.iter().map(|(key, value)| (key.clone(), value.text.clone())).collect();
                prop_assert_eq!(&read, keys);
            }
        }
    }

    #[test]
    fn no_input_breaks_the_reader() {
        let pieces: [&[u8]; 16] = [
            b"[",
            b"]",
            b"=",
            b";",
            b"\\",
            b"\n",
            b"\r\n",
            b"\xFF",
            b"\0",
            b"a",
            b"tiles",
            b"|",
            b":",
            b"[]\n",
            "é".as_bytes(),
            b" ",
        ];
        let mut seed = 0x1005_EED5u64;
        let mut file = Vec::new();
        for _ in 0..200_000 {
            file.clear();
            for _ in 0..12 {
                seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                file.extend_from_slice(pieces[(seed >> 40) as usize % pieces.len()]);
            }
            if let Ok(ini) = Ini::parse(&file) {
                assert!(!ini.sections.is_empty());
            }
        }
    }
}
