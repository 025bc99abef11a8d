//! The texts of a language, by the English ones.

use super::Language;
use super::templates::Templates;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use sim::digest::fnv;
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt::Display;
use std::sync::{Mutex, OnceLock};
use unic_langid::LanguageIdentifier;

/// Digits of a number that is counted with; a longer one is a text.
const MOST_DIGITS: usize = 15;
/// Texts of the kit that are remembered in their translation.
const REMEMBERED: usize = 2048;
/// Texts within texts that are translated.
const DEPTH: usize = 4;

/// The texts of a language.
pub(super) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
    /// The texts without values, by the fingerprint of the English text.
    texts: HashMap<u64, String>,
    /// The English texts with values.
    templates: Templates,
}

/// The name that a text has in the catalogues.
pub(super) fn id(english: &str) -> String {
    format!("m{:016x}", fnv(english.as_bytes()))
}

/// The text that [`Catalogue::counted`] looks for.
fn counted_text(what: &str) -> String {
    format!("{{count}} {what}")
}

thread_local! {
    /// The texts that were translated last, so that a line of a list is not looked for in each picture.
    static KNOWN: RefCell<(Language, HashMap<String, Option<String>>)> = RefCell::default();
}

impl Catalogue {
    /// The catalogue of a language; `None` if it needs none.
    pub(super) fn of(language: Language) -> Option<&'static Self> {
        static GERMAN: OnceLock<Catalogue> = OnceLock::new();
        static SPANISH: OnceLock<Catalogue> = OnceLock::new();
        let (kept, name, texts) = match language {
            Language::English | Language::Brackets => return None,
            Language::German => (&GERMAN, "de", include_str!("../../languages/de.ftl")),
            Language::Spanish => (&SPANISH, "es", include_str!("../../languages/es.ftl")),
        };
        Some(kept.get_or_init(|| Self::new(name, texts)))
    }

    /// Reads a catalogue: what is wrong in it is left out, a test sees to it that nothing is.
    pub(super) fn new(language: &str, source: &str) -> Self {
        let language: LanguageIdentifier = language.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![language]);
        bundle.set_use_isolating(false);
        let resource = FluentResource::try_new(source.to_owned()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
        let parsed = fluent_syntax::parser::parse(source).unwrap_or_else(|(parsed, _)| parsed);
        let (mut texts, mut templates) = (HashMap::new(), Templates::default());
        for entry in parsed.body {
            let Entry::Message(message) = entry else { continue };
            let (Some(pattern), Some(comment)) = (&message.value, &message.comment) else { continue };
            let english = comment.content.join("\n");
            if has_values(pattern) {
                templates.add(english);
            } else if let Some(text) = plain(&bundle, message.id.name) {
                texts.insert(fnv(english.as_bytes()), text);
            }
        }
        templates.sort();
        Self { bundle, texts, templates }
    }

    /// A text without values.
    pub(super) fn text(&self, english: &str) -> Option<&str> {
        self.texts.get(&fnv(english.as_bytes())).map(String::as_str)
    }

    /// A number of things.
    pub(super) fn counted(&self, count: usize, what: &str) -> Option<String> {
        self.with_values(&counted_text(what), &[("count", &count)])
    }

    /// A text with values.
    pub(super) fn with_values(&self, english: &str, values: &[(&str, &dyn Display)]) -> Option<String> {
        let message = self.bundle.get_message(&id(english))?;
        let mut args = FluentArgs::new();
        for (name, value) in values {
            args.set(*name, value_of(value.to_string()));
        }
        Some(self.bundle.format_pattern(message.value()?, Some(&args), &mut Vec::new()).into_owned())
    }

    /// A text that was put together in English.
    pub(super) fn said(&self, english: &str) -> Option<String> {
        KNOWN.with_borrow_mut(|(language, known)| {
            if *language != super::spoken() || known.len() >= REMEMBERED {
                (*language, *known) = (super::spoken(), HashMap::new());
            }
            if let Some(translated) = known.get(english) {
                return translated.clone();
            }
            let translated = self.translated(english, DEPTH);
            known.insert(english.to_owned(), translated.clone());
            translated
        })
    }

    fn translated(&self, english: &str, depth: usize) -> Option<String> {
        let trimmed = english.trim();
        if trimmed.len() < english.len() {
            // A part of a sentence keeps its distance.
            let (before, behind) = english.split_once(trimmed).filter(|_| !trimmed.is_empty())?;
            return Some(format!("{before}{}{behind}", self.translated(trimmed, depth)?));
        }
        if let Some(text) = self.text(english) {
            return Some(text.to_owned());
        }
        let depth = depth.checked_sub(1)?;
        if let Some((count, what)) = english.split_once(' ')
            && let Ok(count) = count.parse()
            && let Some(text) =
                [what.strip_suffix('s').unwrap_or(what), what].iter().find_map(|what| self.counted(count, what))
        {
            return Some(text);
        }
        // Sentences one after the other.
        for (end, _) in english.match_indices(". ") {
            let parts = [&english[..=end], &english[end + 2..]].map(|part| self.translated(part, depth));
            if let [Some(first), Some(rest)] = parts {
                return Some(format!("{first} {rest}"));
            }
        }
        let (template, values) = self.templates.find(english)?;
        let values: Vec<(&str, String)> = values
            .into_iter()
            .map(|(name, value)| (name, self.translated(value, depth).unwrap_or_else(|| value.to_owned())))
            .collect();
        let shown: Vec<(&str, &dyn Display)> =
            values.iter().map(|(name, value)| (*name, value as &dyn Display)).collect();
        self.with_values(template, &shown)
    }
}

/// A value: whole numbers decide between one and many.
fn value_of(value: String) -> FluentValue<'static> {
    match value.parse::<i64>() {
        Ok(number) if value.len() <= MOST_DIGITS && number.to_string() == value => number.into(),
        _ => value.into(),
    }
}

/// A message without values as a text.
fn plain(bundle: &FluentBundle<FluentResource>, id: &str) -> Option<String> {
    let message = bundle.get_message(id)?;
    Some(bundle.format_pattern(message.value()?, None, &mut Vec::new()).into_owned())
}

/// Returns true if it has places for values.
fn has_values(pattern: &Pattern<&str>) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { .. } => false,
        PatternElement::Placeable { expression: Expression::Inline(inline) } => {
            !matches!(inline, InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. })
        }
        PatternElement::Placeable { expression: Expression::Select { .. } } => true,
    })
}

/// A text in brackets, kept for good: tests ask for the same ones over and over.
pub(super) fn in_brackets(english: &'static str) -> &'static str {
    static KNOWN: Mutex<Option<HashMap<&str, &str>>> = Mutex::new(None);
    let mut known = KNOWN.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    known.get_or_insert_default().entry(english).or_insert_with(|| format!("[{english}]").leak())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn catalogue() -> Catalogue {
        let message = |english: &str, text: &str| format!("# {english}\n{} = {text}\n", id(english));
        let source = [
            message("Save", "Speichern"),
            message("the tile", "die Kachel"),
            message("{count} block", "{ $count ->\n    [one] { $count } Block\n   *[other] { $count } Blöcke\n}"),
            message("Deletes {v0} of {v1}.", "Löscht { $v0 } von { $v1 }."),
            message("{v0}: {v1}", "{ $v0 } - { $v1 }"),
            message("Deletes {v0} of {v1} in vain.", "Löscht { $v0 } von { $v1 } vergebens."),
        ];
        Catalogue::new("de", &source.concat())
    }

    #[test]
    fn texts_and_counts_are_found() {
        let catalogue = catalogue();
        assert_eq!(catalogue.text("Save"), Some("Speichern"));
        assert_eq!(catalogue.text("Load"), None);
        let count = |count| catalogue.counted(count, "block");
        assert_eq!([count(1), count(2), count(12_345)].map(Option::unwrap), ["1 Block", "2 Blöcke", "12345 Blöcke"]);
        assert_eq!(catalogue.counted(1, "ring"), None);
        let values: [(&str, &dyn Display); 2] = [("v0", &"007"), ("v1", &"Save")];
        assert_eq!(catalogue.with_values("Deletes {v0} of {v1}.", &values).as_deref(), Some("Löscht 007 von Save."));
    }

    #[test]
    fn texts_that_were_put_together_are_taken_apart() {
        let catalogue = catalogue();
        for (english, expected) in [
            ("Save", Some("Speichern")),
            ("2 blocks", Some("2 Blöcke")),
            ("Deletes 1 block of the tile.", Some("Löscht 1 Block von die Kachel.")),
            ("Deletes a of b in vain.", Some("Löscht a von b vergebens.")),
            ("  Save ", Some("  Speichern ")),
            (" ", None),
            ("meadow", None),
            ("here: there", None),
            ("Deletes a of b. Deletes c of d.", Some("Löscht a von b. Löscht c von d.")),
        ] {
            assert_eq!(catalogue.translated(english, DEPTH).as_deref(), expected, "{english}");
        }
    }
}
