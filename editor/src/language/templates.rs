//! English texts with places for values, found again in texts that were made of them.

use std::collections::HashMap;

/// Letters that a text needs besides its values: others fit anything.
const LETTERS: usize = 4;

/// A text with places for values.
struct Template {
    english: String,
    /// The parts before, between and behind the values.
    parts: Vec<String>,
    names: Vec<String>,
}

/// Texts with places for values.
#[derive(Default)]
pub(super) struct Templates {
    all: Vec<Template>,
    /// Their places by the letter that they begin with; none if a value is first. The longest are first.
    by_start: HashMap<Option<char>, Vec<usize>>,
}

impl Templates {
    /// Adds a text; one that would fit too much is left out.
    pub(super) fn add(&mut self, english: String) {
        let Some((parts, names)) = taken_apart(&english) else { return };
        let is_clear = parts.iter().skip(1).rev().skip(1).all(|part| !part.is_empty());
        let letters = parts.iter().flat_map(|part| part.chars()).filter(|letter| letter.is_alphabetic()).count();
        if is_clear && letters >= LETTERS {
            self.all.push(Template { english, parts, names });
        }
    }

    /// Puts the longest first.
    pub(super) fn sort(&mut self) {
        self.all.sort_by_key(|template| std::cmp::Reverse(template.parts.iter().map(String::len).sum::<usize>()));
        self.by_start.clear();
        for (place, template) in self.all.iter().enumerate() {
            self.by_start.entry(template.parts[0].chars().next()).or_default().push(place);
        }
    }

    /// The text that another one was made of, and its values by name.
    pub(super) fn find<'a>(&'a self, text: &'a str) -> Option<(&'a str, Vec<(&'a str, &'a str)>)> {
        let places = |start| self.by_start.get(&start).into_iter().flatten();
        let candidates = places(text.chars().next()).chain(places(None));
        candidates.map(|place| &self.all[*place]).find_map(|template| {
            let values = fitted(&template.parts, text)?;
            Some((template.english.as_str(), template.names.iter().map(String::as_str).zip(values).collect()))
        })
    }
}

/// The values between the parts of a text; `None` if it isn't made of them.
fn fitted<'a>(parts: &[String], text: &'a str) -> Option<Vec<&'a str>> {
    let [first, middle @ .., last] = parts else { return None };
    let mut rest = text.strip_prefix(first.as_str())?.strip_suffix(last.as_str())?;
    let mut values = Vec::with_capacity(parts.len() - 1);
    for part in middle {
        let (value, behind) = rest.split_once(part.as_str())?;
        values.push(value);
        rest = behind;
    }
    values.push(rest);
    Some(values)
}

/// The parts and names of a text with places such as `{count}`; `None` if it has none.
fn taken_apart(english: &str) -> Option<(Vec<String>, Vec<String>)> {
    let (mut parts, mut names) = (Vec::new(), Vec::new());
    let mut rest = english;
    while let Some((before, behind)) = rest.split_once('{') {
        let (name, behind) = behind.split_once('}')?;
        parts.push(before.to_owned());
        names.push(name.to_owned());
        rest = behind;
    }
    parts.push(rest.to_owned());
    (parts.len() > 1).then_some((parts, names))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_what_is_between() {
        let mut templates = Templates::default();
        for text in
            ["{a} of {b} runs", "Ends after {n} frames", "Ends after {n} frames at {x}", "{a}{b} together", "{a}: {b}"]
        {
            templates.add(text.to_owned());
        }
        templates.sort();
        for (text, expected) in [
            ("2 of 3 runs", Some(("{a} of {b} runs", vec![("a", "2"), ("b", "3")]))),
            ("Ends after 7 frames", Some(("Ends after {n} frames", vec![("n", "7")]))),
            ("Ends after 7 frames at 5, 6", Some(("Ends after {n} frames at {x}", vec![("n", "7"), ("x", "5, 6")]))),
            ("all together", None),
            ("name: value", None),
            ("Ends", None),
        ] {
            assert_eq!(templates.find(text), expected, "{text}");
        }
    }
}
