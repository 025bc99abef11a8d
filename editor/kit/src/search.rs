//! The rank of an answer to a typed query, for every search of the program: by its name, by other names for it, by what
//! it does. A slip of the finger costs rank, not the hit.

/// Words that say nothing about what is wanted.
const EMPTY: &[&str] = &["a", "an", "the", "to", "of", "my", "how", "do", "i", "is", "for", "in", "with"];

/// Ranks between an answer and the next worse kind of answer.
const TIER: i32 = 100_000;

/// The kind of match of a query with a text, worst first. A better kind comes before a worse one, whatever else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SearchMatch {
    /// By its group, by what it does, or with a slip of the finger.
    Aside,
    /// By beginnings of words of its name or of other names.
    Beginnings,
    /// By another name.
    Synonym,
    /// By whole words of its name.
    Words,
    /// By the beginning of its name.
    Prefix,
    /// By its name.
    Exact,
}

/// The words by which an entry is found, in small letters.
#[derive(Clone, Debug)]
pub struct SearchText {
    label: String,
    words: Vec<String>,
    group: String,
    help: Vec<String>,
}

impl SearchText {
    /// The texts of an entry: its name, what else people call it, its group, and what it does.
    pub fn new<'a>(label: &str, words: impl IntoIterator<Item = &'a str>, group: &str, help: &str) -> Self {
        let words = words.into_iter().map(str::to_lowercase).collect();
        let help = parts(&help.to_lowercase()).map(str::to_owned).collect();
        Self { label: label.to_lowercase(), words, group: group.to_lowercase(), help }
    }

    /// The kind of answer that it is to a query of [`words_of`], if it is one at all.
    pub fn answer(&self, query: &[String]) -> SearchMatch {
        let phrase = query.join(" ");
        let by_name = answer_of_name(&self.label, &phrase, query);
        let names = || self.words.iter().flat_map(|words| parts(words)).chain(parts(&self.label));
        let by_names = answer_of_words(names, query).map(|answer| answer.min(SearchMatch::Synonym));
        by_name.max(by_names).unwrap_or(SearchMatch::Aside)
    }

    /// Returns the rank of its match with a query of [`words_of`]; `None` if it does not match.
    pub fn rank(&self, query: &[String]) -> Option<i32> {
        let phrase = query.join(" ");
        let mut sum = 0;
        for word in query {
            sum += self.rank_word(word)?;
        }
        let mut rank = if query.is_empty() { 0 } else { sum / query.len() as i32 };
        let plain: String = parts(&self.label).collect::<Vec<_>>().join(" ");
        rank += match () {
            () if query.is_empty() => 0,
            () if plain == phrase => 200,
            () if self.words.contains(&phrase) => 170,
            () if plain.starts_with(&phrase) => 60,
            () if self.words.iter().any(|words| words.starts_with(&phrase)) => 45,
            () => 0,
        };
        let tier = if query.is_empty() { 0 } else { self.answer(query) as i32 * TIER };
        // Of two that answer as well, the one with less else in its name.
        Some(tier + rank * 100 - self.label.len() as i32)
    }

    fn rank_word(&self, word: &str) -> Option<i32> {
        let label = parts(&self.label).filter_map(|part| named(part, word)).max();
        let other = self.words.iter().flat_map(|words| parts(words)).filter_map(|part| named(part, word)).max();
        let group = parts(&self.group).any(|part| part.starts_with(word)).then_some(30);
        let is_said = |part: &String| part == word || word.len() >= 4 && part.starts_with(word);
        let help = self.help.iter().any(is_said).then_some(25);
        [label, other.map(|rank| rank - 5), group, help].into_iter().flatten().max()
    }
}

/// Returns the match of a query with a name in small letters; `None` if the name does not have all its words.
fn answer_of_name(name: &str, phrase: &str, query: &[String]) -> Option<SearchMatch> {
    let plain: String = parts(name).collect::<Vec<_>>().join(" ");
    if plain == phrase {
        Some(SearchMatch::Exact)
    } else if plain.starts_with(phrase) {
        Some(SearchMatch::Prefix)
    } else {
        answer_of_words(|| parts(name), query)
    }
}

/// Rates a query against words in small letters; `None` if a part of it begins none of them.
fn answer_of_words<'a, I: Iterator<Item = &'a str>>(words: impl Fn() -> I, query: &[String]) -> Option<SearchMatch> {
    if query.iter().all(|typed| words().any(|word| word == typed)) {
        return Some(SearchMatch::Words);
    }
    let begins = |typed: &String| words().any(|word| word.starts_with(typed.as_str()));
    query.iter().all(begins).then_some(SearchMatch::Beginnings)
}

/// Returns the match of a query of [`words_of`] with a name: for lists that decide in another way what is in them, and sort it by this.
pub fn answer_of(name: &str, query: &[String]) -> SearchMatch {
    answer_of_name(&name.to_lowercase(), &query.join(" "), query).unwrap_or(SearchMatch::Aside)
}

/// The words of what was typed, in small letters, without those that say nothing.
pub fn words_of(typed: &str) -> Vec<String> {
    let typed = typed.to_lowercase();
    let all: Vec<_> = parts(&typed).map(str::to_owned).collect();
    let meaningful: Vec<_> = all.iter().filter(|word| !EMPTY.contains(&word.as_str())).cloned().collect();
    if meaningful.is_empty() { all } else { meaningful }
}

fn parts(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty())
}

/// Returns the match of one word of a name with a typed one.
fn named(part: &str, word: &str) -> Option<i32> {
    let length = word.chars().count();
    if part == word {
        return Some(100);
    }
    if part.starts_with(word) {
        return Some(85);
    }
    if length >= 3 && part.contains(word) {
        return Some(60);
    }
    let most = match length {
        ..4 => return None,
        4..8 => 1,
        _ => 2,
    };
    let slips = slips(word, part);
    (slips <= most).then(|| 55 - 10 * slips as i32)
}

/// Letters that are wrong, missing, too many or swapped in a word, against the part of another that it may begin.
fn slips(word: &str, whole: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (word.chars().collect(), whole.chars().collect());
    if a.first() != b.first() && a.get(..2).map(|two| [two[1], two[0]]) != b.get(..2).map(|two| [two[0], two[1]]) {
        return usize::MAX; // nearly nobody misses the first letter
    }
    let mut before: Vec<usize> = Vec::new();
    let mut last: Vec<usize> = (0..=b.len()).collect();
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let mut least = (last[j - 1] + usize::from(a[i - 1] != b[j - 1])).min(last[j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                least = least.min(before[j - 2] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut last, row);
    }
    last.into_iter().min().unwrap_or(usize::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slip_of_the_finger_is_counted_once() {
        for (word, whole, expected) in [
            ("spring", "spring", 0),
            ("sprign", "spring", 1),
            ("srping", "spring", 1),
            ("sprng", "spring", 1),
            ("sprring", "spring", 1),
            ("psring", "spring", 1),
            ("scrensh", "screenshot", 1),
        ] {
            assert_eq!(slips(word, whole), expected, "{word}");
        }
        assert!(slips("ring", "spring") > 2);
    }

    /// The kinds of answers, one below the other, with names that would otherwise be in the way.
    #[test]
    fn exact_names_come_first_then_beginnings_words_and_synonyms() {
        let entries = [
            ("Balloon", &["bounce"][..], "Throws the player up like a spring."),
            ("Wrecker", &["boss"], "A boss. It fights in a boss area."),
            ("Boss area", &[], "Closes the way until the boss is beaten."),
            ("Diagonal spring", &[], "Throws the player up and aside."),
            ("Spring", &["bouncer"], "Throws the player up."),
            ("Springboard", &[], "Throws the player up."),
            ("Hidden monitor", &[], "Appears behind the goal."),
            ("Goal post", &["signpost"], "The goal."),
            ("Bumper", &["spring"], "Throws the player away."),
            ("Platform", &[], "Can rise at a button."),
            ("Button", &["switch"], "Sets a switch."),
            ("Shape", &["loop"], "Draws a loop."),
            ("About Loopwright", &[], "Who made it."),
        ];
        let found = |typed: &str| {
            let query = words_of(typed);
            let text = |(label, words, help): &(&str, &[&'static str], &str)| {
                SearchText::new(label, words.iter().copied(), "Group", help)
            };
            let ranked = entries.iter().filter_map(|entry| Some((text(entry).rank(&query)?, entry.0)));
            let mut ranked: Vec<_> = ranked.collect();
            ranked.sort_by_key(|(rank, _)| -rank);
            ranked.into_iter().map(|(_, label)| label).collect::<Vec<_>>()
        };
        assert_eq!(found("spring"), ["Spring", "Springboard", "Diagonal spring", "Bumper", "Balloon"]);
        assert_eq!(found("boss area")[0], "Boss area");
        assert_eq!(found("button"), ["Button", "Platform"]);
        assert_eq!(found("goal"), ["Goal post", "Hidden monitor"]);
        assert_eq!(found("switch")[0], "Button");
        assert_eq!(found("loop"), ["Shape", "About Loopwright"]);
        assert_eq!(found("loopw")[0], "About Loopwright");
    }

    #[test]
    fn names_come_before_other_words_and_these_before_help() {
        let rank = |label: &str, words: &[&'static str], help: &str, typed: &str| {
            SearchText::new(label, words.iter().copied(), "Group", help).rank(&words_of(typed))
        };
        let by_name = rank("Grid", &[], "", "grid");
        let by_word = rank("Lines", &["grid"], "", "grid");
        let by_help = rank("Lines", &[], "Show the grid.", "grid");
        assert!(by_name > by_word && by_word > by_help && by_help.is_some());
        assert_eq!(rank("Lines", &[], "", "grid"), None);
        assert_eq!(words_of("How do I place a spring?"), ["place", "spring"]);
        assert_eq!(words_of("to"), ["to"]);
    }
}
