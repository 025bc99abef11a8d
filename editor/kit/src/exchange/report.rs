//! The parts that came over and those that did not, in the order of the levels.

use sim::tiles::Mask;
use std::fmt;

/// The weight of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Weight {
    /// Came over, or was written.
    Done,
    /// Something to know.
    Note,
    /// Left out, or cannot be held.
    Lost,
    /// The level, or the file, failed.
    Failed,
}

/// A line of a report.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The level it speaks of.
    pub level: String,
    /// The weight.
    pub weight: Weight,
    /// The event.
    pub text: String,
    /// The solid tiles that it speaks of, as pictures.
    pub tiles: Vec<Mask>,
}

/// The report of an import or export.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Report {
    /// The lines, as they came.
    pub lines: Vec<Line>,
}

/// Lines of one weight that are printed for a level; the rest is counted.
const LISTED: usize = 40;

impl Report {
    /// Adds a line.
    pub(crate) fn add(&mut self, level: &str, weight: Weight, text: impl Into<String>) {
        self.add_shown(level, weight, text, Vec::new());
    }

    /// Adds a line with the solid tiles that it speaks of.
    pub(crate) fn add_shown(&mut self, level: &str, weight: Weight, text: impl Into<String>, tiles: Vec<Mask>) {
        let line = Line { level: level.to_owned(), weight, text: text.into(), tiles };
        if !self.lines.contains(&line) {
            self.lines.push(line);
        }
    }

    /// Adds that a file was taken in place of one that is missing.
    pub(crate) fn add_instead(&mut self, level: &str, missing: &str, instead: &str) {
        self.add(level, Weight::Note, format!("`{missing}` is missing; `{instead}` beside it was taken"));
    }

    /// Returns the contents of a file, or reports a line of that weight.
    pub(crate) fn given<T>(&mut self, level: &str, weight: Weight, result: Result<T, impl fmt::Display>) -> Option<T> {
        result.map_err(|error| self.add(level, weight, error.to_string())).ok()
    }

    /// True if a level or a file failed.
    pub(crate) fn has_failures(&self) -> bool {
        self.lines.iter().any(|line| line.weight == Weight::Failed)
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut levels: Vec<&str> = Vec::new();
        for line in &self.lines {
            if !levels.contains(&line.level.as_str()) {
                levels.push(&line.level);
            }
        }
        for level in levels {
            writeln!(f, "{level}")?;
            for (weight, mark) in [
                (Weight::Failed, "failed: "),
                (Weight::Done, ""),
                (Weight::Note, "note: "),
                (Weight::Lost, "left out: "),
            ] {
                let lines: Vec<&Line> =
                    self.lines.iter().filter(|line| line.level == level && line.weight == weight).collect();
                for line in lines.iter().take(LISTED) {
                    writeln!(f, "  {mark}{}", line.text)?;
                }
                if lines.len() > LISTED {
                    writeln!(f, "  {mark}and {} more", lines.len() - LISTED)?;
                }
            }
        }
        Ok(())
    }
}
