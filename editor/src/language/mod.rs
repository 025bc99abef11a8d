//! The language of the interface. English is in the sources: a text there is also the key to what the catalogues of other
//! languages (`editor/languages/*.ftl`, in Fluent) have in its place.
//!
//! | Call | For |
//! | --- | --- |
//! | `t("Save")` | a text |
//! | `msg("Save")` | the same in a constant table; whoever shows it calls [`t`] |
//! | `tr!("{done} of {all}", done, all = runs.len())` | a text with values |
//! | `counted(3, "block")` | a number of things: "3 blocks" |
//! | `said(&problem.text)` | a text of the kit or the core, which speak English, as their commands and files do |
//! | `within(t("Goal"))` | a label in the middle of a sentence |
//!
//! A thread speaks English until somebody calls [`speak`]: the window does so for its own thread. No other one needs it.

mod catalogue;
mod templates;

use catalogue::Catalogue;
use serde::{Deserialize, Serialize};
use std::borrow::Cow;
use std::cell::Cell;
use std::fmt::Display;

/// A language of the interface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Language {
    /// English.
    #[default]
    English,
    /// German.
    German,
    /// Spanish.
    Spanish,
    /// Every text in brackets: shows which ones no catalogue could translate. For tests only.
    #[serde(skip)]
    Brackets,
}

impl Language {
    /// The languages to choose from.
    pub const ALL: [Self; 3] = [Self::English, Self::German, Self::Spanish];

    /// The language of the user's system; English if the interface doesn't have it.
    pub fn of_system() -> Self {
        let locale = sys_locale::get_locale().unwrap_or_default();
        match locale.split(['-', '_', '.']).next() {
            Some("de") => Self::German,
            Some("es") => Self::Spanish,
            _ => Self::English,
        }
    }
}

thread_local! {
    static SPOKEN: Cell<Language> = const { Cell::new(Language::English) };
}

/// Has this thread speak a language from now on.
pub fn speak(language: Language) {
    SPOKEN.set(language);
}

/// The language that this thread speaks.
pub fn spoken() -> Language {
    SPOKEN.get()
}

/// A text in the language that is spoken; in English if its catalogue has no such text.
pub fn t(english: &'static str) -> &'static str {
    match spoken() {
        Language::English => english,
        Language::Brackets if !english.contains(char::is_alphabetic) => english,
        Language::Brackets => catalogue::in_brackets(english),
        language => Catalogue::of(language).and_then(|catalogue| catalogue.text(english)).unwrap_or(english),
    }
}

/// A label or help that a kind of object has: translated if the catalogue has it. Those of a project stay as they are.
pub fn own_text(english: &str) -> Cow<'_, str> {
    match spoken() {
        Language::English => Cow::Borrowed(english),
        Language::Brackets if !english.contains(char::is_alphabetic) => Cow::Borrowed(english),
        Language::Brackets => Cow::Owned(format!("[{english}]")),
        language => {
            let translated = Catalogue::of(language).and_then(|catalogue| catalogue.text(english));
            Cow::Borrowed(translated.unwrap_or(english))
        }
    }
}

/// A text of a constant table, as it is: whoever shows it translates it.
pub const fn msg(english: &'static str) -> &'static str {
    english
}

/// A number of things: "1 block", "2 blocks". `what` is the English word for one.
pub fn counted(count: usize, what: &'static str) -> String {
    let english = || kit::words::counted(count, what);
    match spoken() {
        Language::English => english(),
        Language::Brackets => format!("[{}]", english()),
        language => {
            Catalogue::of(language).and_then(|catalogue| catalogue.counted(count, what)).unwrap_or_else(english)
        }
    }
}

/// Returns the age of something, for "2 minutes ago".
pub fn age(seconds: u64) -> String {
    let number = |count| usize::try_from(count).unwrap_or(usize::MAX);
    match seconds {
        0..60 => t("a moment").to_owned(),
        60..7200 => counted(number(seconds / 60), "minute"),
        7200..172_800 => counted(number(seconds / 3600), "hour"),
        _ => counted(number(seconds / 86_400), "day"),
    }
}

/// A text that the kit or the core made, in the language that is spoken. What its values say is translated too, if the
/// catalogue has it; names and numbers stay.
pub fn said(english: &str) -> Cow<'_, str> {
    match spoken() {
        Language::English => Cow::Borrowed(english),
        Language::Brackets => Cow::Owned(format!("[{english}]")),
        language => {
            let translated = Catalogue::of(language).and_then(|catalogue| catalogue.said(english));
            translated.map_or(Cow::Borrowed(english), Cow::Owned)
        }
    }
}

/// A label in the middle of a sentence: in small letters, but for German, whose nouns keep their capital ones.
pub fn within(label: &str) -> String {
    if spoken() == Language::German { label.to_owned() } else { label.to_lowercase() }
}

/// A text with values, in a language other than English; for [`tr!`].
#[doc(hidden)]
pub fn with_values(english: &'static str, values: &[(&'static str, &dyn Display)]) -> String {
    let catalogue = Catalogue::of(spoken());
    let translated = catalogue.and_then(|catalogue| catalogue.with_values(english, values));
    translated.unwrap_or_else(|| {
        let filled = values
            .iter()
            .fold(english.to_owned(), |text, (name, value)| text.replace(&format!("{{{name}}}"), &value.to_string()));
        if spoken() == Language::Brackets { format!("[{filled}]") } else { filled }
    })
}

/// A text with values in the language that is spoken: `tr!("{done} of {all}", done, all = runs.len())`.
///
/// Each value has a name, and no format of its own: what is to be rounded is made a text before.
#[macro_export]
macro_rules! tr {
    ($english:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        if $crate::language::spoken() == $crate::language::Language::English {
            format!($english $(, $name = $crate::tr!(@ $name $(= $value)?))*)
        } else {
            $crate::language::with_values($english, &[$((stringify!($name), &$crate::tr!(@ $name $(= $value)?))),*])
        }
    };
    (@ $name:ident = $value:expr) => { $value };
    (@ $name:ident) => { $name };
}
