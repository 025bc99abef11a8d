//! In the language of brackets: what is outside of them was never looked up in a catalogue.

use crate::looks::texts::Walk;
use loopwright::language::{self, Language};

/// The words that are the same in all languages: names of programs and of users' things, keys, units.
const SAME: &[&str] = &[
    "Loopwright",
    "SonLVL",
    "Tiled",
    "LDtk",
    "Open",
    "Surge",
    "Sonic",
    "Tails",
    "Knuckles",
    "GIF",
    "APNG",
    "PNGs",
    "Ctrl",
    "Shift",
    "Alt",
    "Esc",
    "Tab",
    "Space",
    "Enter",
    "Home",
    "Delete",
    "Backspace",
    "PageUp",
    "PageDown",
    "Left",
    "Right",
    "Up",
    "Down",
    "Pause",
    "px",
    "Hills",
    "hills",
    "tmx",
    "Spinning",
    "Test",
    "FF",
];

/// A text of the tests.
const OF_TESTS: &str = "a.json: block 3, 4";

/// Words outside of all brackets.
fn outside(line: &str) -> String {
    let mut depth = 0;
    let outside: String = line
        .chars()
        .filter(|letter| {
            match letter {
                '[' => depth += 1,
                ']' => depth -= 1,
                _ => return depth == 0,
            }
            false
        })
        .collect();
    let words = outside.split(|letter: char| !letter.is_alphabetic()).filter(|word| word.chars().count() > 1);
    words.filter(|word| !SAME.contains(word)).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_text_is_looked_up() {
    let mut walk = Walk::default();
    walk.through_panes(Language::Brackets);
    walk.through_windows(Language::Brackets);
    language::speak(Language::English);
    let lines = walk.text.lines().filter(|line| !line.starts_with("## "));
    let bare: Vec<_> = lines.filter(|line| *line != OF_TESTS && !outside(line).is_empty()).collect();
    assert!(bare.is_empty(), "nobody translates {} texts: {bare:#?}", bare.len());
}

#[test]
fn words_outside_of_brackets_are_found() {
    for (line, expected) in
        [("[Save]", ""), ("[Place: [Spring], x] Ctrl+S 3 px", ""), ("[Save]: all of it", "all of it")]
    {
        assert_eq!(outside(line), expected, "{line}");
    }
}
