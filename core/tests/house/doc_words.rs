//! The first words of doc comments: a noun phrase, or a verb in the third person.

use super::arrows::sources;
use std::fs;
use std::path::Path;

/// Words that only point at the subject of a sentence.
const NOT_FIRST: [&str; 11] = ["All", "He", "How", "It", "They", "Those", "What", "Where", "Which", "Who", "Whoever"];

/// The text of a doc comment's line; `None` for other lines.
fn doc(line: &str) -> Option<&str> {
    let line = line.trim_start();
    line.strip_prefix("/// ").or_else(|| line.strip_prefix("//! "))
}

/// Checks the first line of each doc comment of a crate, but in files whose comments are texts of the window.
pub fn begin_with_their_subject(src: &Path, texts: &[&str]) {
    let mut files = Vec::new();
    sources(src, &mut files);
    let mut found = Vec::new();
    for file in files.iter().filter(|file| !texts.iter().any(|texts| file.ends_with(texts))) {
        let text = fs::read_to_string(file).expect("sources are text");
        let mut is_inside = false;
        for (number, line) in (1..).zip(text.lines()) {
            let first = doc(line).filter(|_| !is_inside).and_then(|text| text.split_whitespace().next());
            if first.is_some_and(|word| NOT_FIRST.contains(&word)) {
                found.push(format!("{}:{number}:{line}", file.display()));
            }
            is_inside = line.trim_start().starts_with("//");
        }
    }
    assert!(found.is_empty(), "these comments hide their subject:\n{}", found.join("\n"));
}
