//! The differences between two texts of a file: lines that take the place of others. It can be undone.

use serde::{Deserialize, Serialize};

/// The way from one text of a file to another.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Patch {
    /// Some lines take the place of others.
    Lines {
        /// Lines before them.
        at: usize,
        /// Lines that go.
        old: Vec<String>,
        /// Lines that come.
        new: Vec<String>,
    },
    /// The file appears or vanishes.
    Whole {
        /// The text before; `None` without a file.
        old: Option<String>,
        /// The text afterwards; `None` without a file.
        new: Option<String>,
    },
}

impl Patch {
    /// The patch that leads from `old` to `new`.
    pub(super) fn between(old: Option<&str>, new: Option<&str>) -> Self {
        let (Some(before), Some(after)) = (old, new) else {
            return Self::Whole { old: old.map(str::to_owned), new: new.map(str::to_owned) };
        };
        let (before, after) = (lines(before), lines(after));
        let at = before.iter().zip(&after).take_while(|(a, b)| a == b).count();
        let both = before.len().min(after.len()) - at;
        let same_end = before.iter().rev().zip(after.iter().rev()).take(both).take_while(|(a, b)| a == b).count();
        let part = |lines: &[&str]| lines[at..lines.len() - same_end].iter().map(|line| (*line).to_owned()).collect();
        Self::Lines { at, old: part(&before), new: part(&after) }
    }

    /// The text that the patch leads to; `None` if it does not start at this text.
    #[expect(clippy::option_option, reason = "a file may vanish")]
    pub(super) fn apply(&self, text: Option<&str>) -> Option<Option<String>> {
        match self {
            Self::Whole { old, new } => (old.as_deref() == text).then(|| new.clone()),
            Self::Lines { at, old, new } => {
                let before = lines(text?);
                let end = at.checked_add(old.len())?;
                if before.get(*at..end)?.iter().ne(old) {
                    return None;
                }
                let new = new.iter().map(String::as_str);
                let all: Vec<&str> =
                    before[..*at].iter().copied().chain(new).chain(before[end..].iter().copied()).collect();
                Some(Some(all.join("\n")))
            }
        }
    }

    /// The way back.
    pub(super) fn reversed(&self) -> Self {
        match self {
            Self::Whole { old, new } => Self::Whole { old: new.clone(), new: old.clone() },
            Self::Lines { at, old, new } => Self::Lines { at: *at, old: new.clone(), new: old.clone() },
        }
    }
}

fn lines(text: &str) -> Vec<&str> {
    text.split('\n').collect()
}

#[cfg(test)]
mod tests {
    use super::Patch;

    #[test]
    fn a_patch_leads_there_and_back() {
        let texts =
            [None, Some(""), Some("a"), Some("a\n"), Some("a\nb\nc\n"), Some("a\nx\nc\n"), Some("b\nc"), Some("\n\n")];
        for old in texts {
            for new in texts {
                let patch = Patch::between(old, new);
                assert_eq!(patch.apply(old), Some(new.map(str::to_owned)), "{old:?} {new:?}");
                assert_eq!(patch.reversed().apply(new), Some(old.map(str::to_owned)), "{old:?} {new:?}");
            }
        }
    }

    #[test]
    fn only_the_lines_that_differ_are_kept() {
        let patch = Patch::between(Some("a\nb\nc\nd"), Some("a\nx\ny\nd"));
        let expected = Patch::Lines { at: 1, old: vec!["b".into(), "c".into()], new: vec!["x".into(), "y".into()] };
        assert_eq!(patch, expected);
    }

    #[test]
    fn another_text_is_refused() {
        let patch = Patch::between(Some("a\nb\nc"), Some("a\nx\nc"));
        for text in [None, Some(""), Some("a"), Some("a\nc\nb"), Some("b\na\nc")] {
            assert_eq!(patch.apply(text), None, "{text:?}");
        }
        let far = Patch::Lines { at: usize::MAX, old: vec!["a".into()], new: Vec::new() };
        assert_eq!(far.apply(Some("a")), None);
    }
}
