//! Words that make plain English hard to follow.

/// Words in a row, each with better ones. `a|b` is either word, `a*` any word that begins so, `!a`
/// any other word.
const BANNED: [(&str, &str); 17] = [
    ("told|tell|tells|telling", "reported, listed, shown"),
    ("mend*", "fix"),
    ("whoever|whom|whomever|whatever", "the thing's name"),
    ("where there is|are", "if there is"),
    ("where nothing|none|nobody", "if nothing"),
    ("lie|lies in|on|inside|outside|beside|below|above", "is in"),
    ("stands in|for", "is in, replaces, means"),
    ("elsewhere", "in other games, in other places"),
    ("!there is no number|file|folder|project|name|png", "is not a number"),
    ("goes otherwise", "changed"),
    ("as at first", "as at the start"),
    ("takes|took back", "undo"),
    ("make|makes ready", "prepare"),
    ("and such|suchlike", "name the things"),
    ("so far away", "closer than this"),
    ("anew", "again"),
    ("at the moment", "current, now"),
];

/// Nouns that *who* may follow.
const PERSONS: [&str; 17] = [
    "player", "players", "leader", "partner", "rider", "riders", "sonic", "tails", "knuckles", "author", "authors",
    "user", "users", "somebody", "anybody", "people", "one",
];

/// The subjects that stand *on* something; other things are on it.
const STANDS: [&str; 3] = ["player", "he", "who"];

/// A word, small letters; or `.` for what ends a sentence or a part of one.
fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = vec![".".to_owned()];
    let mut in_word = false;
    for letter in text.chars() {
        if letter.is_alphanumeric() || ['\'', '\u{2019}', '{', '}', '_', '-'].contains(&letter) {
            match words.last_mut().filter(|_| in_word) {
                Some(word) => word.extend(letter.to_lowercase()),
                None => words.push(letter.to_lowercase().collect()),
            }
            in_word = true;
        } else {
            if !letter.is_whitespace() && letter != ',' {
                words.push(".".to_owned());
            }
            in_word = false;
        }
    }
    words
}

fn fits(word: &str, pattern: &str) -> bool {
    if let Some(other) = pattern.strip_prefix('!') {
        return word != other;
    }
    pattern.split('|').any(|option| match option.strip_suffix('*') {
        Some(start) => word.starts_with(start),
        None => word == option,
    })
}

/// Returns the words that are hard to follow in a line, with something better.
fn found(line: &str) -> Option<String> {
    let words = words(line);
    for (banned, better) in BANNED {
        let pattern: Vec<_> = banned.split(' ').collect();
        let holds = |row: &[String]| row.iter().zip(&pattern).all(|(word, pattern)| fits(word, pattern));
        if words.windows(pattern.len()).any(holds) {
            return Some(format!("write \"{better}\" in place of \"{banned}\": {line}"));
        }
    }
    let is_clause = |pair: &[String]| {
        let refers = PERSONS.contains(&pair[0].as_str()) || pair[0].starts_with('{');
        pair[1] == "who" && !refers && !line.trim_end().ends_with('?')
    };
    if words.windows(2).any(is_clause) {
        return Some(format!("name the person in place of \"who\": {line}"));
    }
    let is_on = |row: &[String]| row[1..] == ["stands", "on"] && !STANDS.contains(&row[0].as_str());
    words.windows(3).any(is_on).then(|| format!("write \"is on\" in place of \"stands on\": {line}"))
}

/// The paragraphs, list items and rows of a text, each in one line.
pub fn paragraphs(text: &str) -> Vec<String> {
    let mut paragraphs = vec![String::new()];
    for line in text.lines().map(str::trim) {
        let goes_on = !line.is_empty() && !line.starts_with(['#', '|', '-', '*', '`']);
        match paragraphs.last_mut().filter(|before| goes_on && !before.is_empty()) {
            Some(before) => *before += &format!(" {line}"),
            None => paragraphs.push(line.to_owned()),
        }
    }
    paragraphs
}

/// Fails with every line that is hard to follow.
pub fn assert_plain<'a>(lines: impl Iterator<Item = &'a str>) {
    let found: Vec<String> = lines.filter_map(found).collect();
    assert!(found.is_empty(), "{} lines:\n{}", found.len(), found.join("\n"));
}

#[test]
fn banned_words_are_found_as_whole_words() {
    for bad in [
        "It is told.",
        "Mending it",
        "Hurts who broke it",
        "Who jumps, flies.",
        "of whom",
        "0 where nothing was found",
        "16, elsewhere 12",
        "It lies in the ground",
    ] {
        assert!(found(bad).is_some(), "{bad}");
    }
    for good in [
        "Recommended",
        "Who plays?",
        "A player who jumps",
        "A player, who jumps",
        "There is no file",
        "12 is. No number",
        "Lies: in",
    ] {
        assert_eq!(found(good), None, "{good}");
    }
}
