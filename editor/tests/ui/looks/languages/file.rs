//! A catalogue as a file: sections with the English text above each translation.

use std::collections::{BTreeSet, HashMap};

/// A text.
pub struct Entry {
    pub english: String,
    /// The translation as it is in the file.
    pub pattern: String,
}

/// The texts of a file.
#[derive(Default)]
pub struct Entries {
    pub texts: Vec<Entry>,
}

impl Entries {
    pub fn read(source: &str) -> Self {
        let (mut texts, mut english) = (Vec::<Entry>::new(), Vec::new());
        let mut is_open = false;
        for line in source.lines() {
            if line.starts_with("##") || line.trim().is_empty() {
                is_open = false;
            } else if let Some(comment) = line.strip_prefix('#') {
                english.push(comment.strip_prefix(' ').unwrap_or(comment));
            } else if let Some(entry) = texts.last_mut().filter(|_| is_open && line.starts_with([' ', '}'])) {
                entry.pattern += "\n";
                entry.pattern += line;
            } else if let Some((_, pattern)) = line.split_once('=') {
                texts.push(Entry { english: english.join("\n"), pattern: pattern.trim_start_matches(' ').to_owned() });
                english.clear();
                is_open = true;
            }
        }
        Self { texts }
    }

    /// The file with exactly the texts of these sections: translated as they are here, or open.
    pub fn written(&self, name: &str, sections: &[(String, Vec<String>)]) -> String {
        let known: HashMap<&str, &str> =
            self.texts.iter().map(|entry| (entry.english.as_str(), entry.pattern.as_str())).collect();
        let mut file = format!("### Texts of Loopwright: {name}. The English text is above each translation.\n");
        for (section, texts) in sections {
            file += &format!("\n## {section}\n");
            for english in texts {
                let comment: String =
                    english.lines().map(|line| format!("# {line}\n").replace("# \n", "#\n")).collect();
                let pattern = known.get(english.as_str()).copied().unwrap_or(super::OPEN);
                let space = if pattern.starts_with('\n') { "" } else { " " };
                file += &format!("\n{comment}{} ={space}{pattern}\n", id(english));
            }
        }
        file
    }
}

/// The name of a text.
fn id(english: &str) -> String {
    format!("m{:016x}", sim::digest::fnv(english.as_bytes()))
}

/// The names of the values in a text: `{count}` in English, `{ $count }` in Fluent.
pub fn values(text: &str) -> BTreeSet<String> {
    let mut values = BTreeSet::new();
    let mut rest = text;
    while let Some((_, behind)) = rest.split_once('{') {
        let name: String = behind
            .trim_start()
            .trim_start_matches('$')
            .chars()
            .take_while(|c| c.is_alphanumeric() || *c == '_')
            .collect();
        if !name.is_empty() {
            values.insert(name);
        }
        rest = behind;
    }
    values
}
