//! The catalogues of other languages: every text of the interface is in each of them, with the values that it has.
//!
//! `UPDATE_LANGUAGES=1 cargo test -p loopwright --test ui languages` adds what is missing, with `???` for a translation, and
//! removes what nobody says any more.

mod brackets;
mod file;
mod keys;

use crate::level::canvas::hills;
use crate::support::click;
use eframe::egui::Key;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use file::Entries;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::language::{self, Language};
use std::collections::BTreeSet;
use std::path::PathBuf;

/// A text without a translation.
const OPEN: &str = "???";

/// The languages with their files.
const FILES: [(Language, &str); 2] = [(Language::German, "de"), (Language::Spanish, "es")];

fn path(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("languages").join(format!("{name}.ftl"))
}

#[test]
fn every_text_is_in_every_language() {
    let sections = keys::sections();
    if std::env::var_os("UPDATE_LANGUAGES").is_some() {
        for (_, name) in FILES {
            let entries = Entries::read(&std::fs::read_to_string(path(name)).expect("a catalogue can be read"));
            std::fs::write(path(name), entries.written(name, &sections)).expect("it can be written");
        }
    }
    let wanted: BTreeSet<&str> = sections.iter().flat_map(|(_, texts)| texts).map(String::as_str).collect();
    for (_, name) in FILES {
        let source = std::fs::read_to_string(path(name)).expect("a catalogue can be read");
        let entries = Entries::read(&source);
        let known: BTreeSet<&str> = entries.texts.iter().map(|entry| entry.english.as_str()).collect();
        let missing: Vec<_> = wanted.difference(&known).collect();
        let left: Vec<_> = known.difference(&wanted).collect();
        assert!(
            missing.is_empty(),
            "{name}.ftl lacks {} texts, such as {:#?}",
            missing.len(),
            &missing[..missing.len().min(5)]
        );
        assert!(left.is_empty(), "{name}.ftl has texts that nobody says: {left:#?}");
        let open: Vec<_> =
            entries.texts.iter().filter(|entry| entry.pattern.trim() == OPEN).map(|entry| &entry.english).collect();
        assert!(
            open.is_empty(),
            "{name}.ftl: {} texts are not translated, such as {:#?}",
            open.len(),
            &open[..open.len().min(5)]
        );
    }
}

#[test]
fn translations_have_the_same_values_and_letters_that_are_shown() {
    for (_, name) in FILES {
        let source = std::fs::read_to_string(path(name)).expect("a catalogue can be read");
        assert!(
            fluent_syntax::parser::parse(source.as_str()).is_ok(),
            "{name}.ftl: {:?}",
            fluent_syntax::parser::parse(source.as_str()).err()
        );
        for entry in Entries::read(&source).texts {
            let [english, translated] = [file::values(&entry.english), file::values(&entry.pattern)];
            assert_eq!(english, translated, "{name}.ftl, {}", entry.english);
            // What the fonts of the interface have.
            let strange: String = entry.pattern.chars().filter(|letter| !is_shown(*letter)).collect();
            assert_eq!(strange, "", "{name}.ftl, {}", entry.english);
        }
    }
}

fn is_shown(letter: char) -> bool {
    matches!(letter, ' '..='~' | '\n' | '\u{a0}'..='\u{17f}' | '–' | '—' | '‘'..='„' | '…' | '•' | '−' | '≤' | '≥' | '≠')
}

#[test]
fn a_thread_speaks_english_until_it_is_asked_to_speak_otherwise() {
    assert_eq!(language::t("Save"), "Save");
    language::speak(Language::Brackets);
    assert_eq!(language::t("Save"), "[Save]");
    let (done, all) = (2, 3);
    assert_eq!(loopwright::tr!("{done} of {all}", done, all = all + 1), "[2 of 4]");
    assert_eq!(language::counted(1, "block"), "[1 block]");
    assert_eq!(language::said("anything"), "[anything]");
    assert_eq!(std::thread::spawn(|| language::t("Save")).join().ok(), Some("Save"), "another one still does");
    language::speak(Language::English);
    assert_eq!(loopwright::tr!("{done} of {all}", done, all), "2 of 3");
}

#[test]
fn the_window_speaks_another_language_at_once() {
    type Window = Harness<'static, App>;
    let in_german = |english| {
        language::speak(Language::German);
        let german = language::t(english);
        language::speak(Language::English);
        german
    };
    let canvas = |h: &Window| h.get_all_by_role(Role::Canvas).next().expect("there is one").rect();
    let head = |h: &Window, label| h.get_all_by_label(label).map(|node| node.rect().left_top()).collect::<Vec<_>>();
    let mut h = hills();
    h.state_mut().send(Command::Action(Action::Settings));
    h.run_ok();
    let (level, window) = (canvas(&h), head(&h, "Settings"));
    click(&mut h, "Deutsch");
    assert!(h.query_by_label("File").is_none());
    h.get_all_by_label("Datei").next().expect("the bar has it").click();
    h.run_ok();
    assert!(h.query_all_by_label(in_german("Save")).next().is_some(), "the menu is open");
    h.key_press(Key::Escape);
    h.run_ok();
    let moved = head(&h, in_german("Settings"))[0] - window[0];
    assert!(moved.length() < 40.0, "the window stays where it was, but for its width: {moved}");
    assert!(canvas(&h).width() > level.width() - 40.0, "and so do the panes");
    click(&mut h, "English");
    assert!(h.query_by_label("Datei").is_none() && h.query_all_by_label("File").next().is_some());
}
