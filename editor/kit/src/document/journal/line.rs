//! The lines of a journal: each has a digest of itself, so that one cut short is known.

use super::packed::{pack, unpack};
use super::patch::Patch;
use serde::{Deserialize, Serialize};
use sim::file::FileDigest;
use std::collections::BTreeMap;
use std::path::PathBuf;

/// The number of the journal's format: the texts that it begins with are packed. Journals of a newer one are left alone.
const FORMAT: u64 = 2;
/// The format before: the texts as they are.
const PLAIN: u64 = 1;

/// Files that a step changes, by their names.
pub(super) type Patches = BTreeMap<String, Patch>;

/// A line of a journal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Line {
    /// The first line, from which everything begins.
    Base {
        /// The journal's format.
        format: u64,
        /// For a project without a folder: the one from which it shows pictures.
        #[serde(default)]
        pictures: Option<PathBuf>,
        /// The texts of the project, by the names of their files, if they are not packed.
        #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
        texts: BTreeMap<String, String>,
        /// The same, packed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        packed: Option<String>,
        /// The state that was on disk, if that is an older one: the steps that led from it are no longer here.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        disk: Option<String>,
    },
    /// Something was done.
    Step(Step),
    /// The mark before a save of all steps up to here.
    Saving,
    /// The mark after that save.
    Saved,
    /// The user left what was not saved, and meant to.
    Left,
}

/// An act of the user.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// A new step.
    Do,
    /// The last step went on.
    More,
    /// The last step was undone.
    Undo,
    /// The step undone last was done again.
    Redo,
}

/// One thing that the user did, and what it changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Step {
    /// The act.
    pub act: Act,
    /// Steps that can be undone afterwards.
    pub depth: usize,
    /// The step's label.
    pub label: String,
    /// Seconds since 1970.
    pub time: u64,
    /// The changes of it.
    pub patches: Patches,
}

impl Line {
    /// The first line of a journal.
    pub(super) fn base(pictures: Option<PathBuf>, texts: &BTreeMap<String, String>, disk: Option<String>) -> Self {
        match pack(texts) {
            Some(packed) => Self::Base { format: FORMAT, pictures, texts: BTreeMap::new(), packed: Some(packed), disk },
            None => Self::Base { format: FORMAT, pictures, texts: texts.clone(), packed: None, disk },
        }
    }

    /// The line as it is in the file.
    pub(super) fn to_text(&self) -> String {
        let body = serde_json::to_string(self).expect("texts and numbers can be written");
        format!("{} {body}\n", FileDigest::of(body.as_bytes()))
    }

    fn read(text: &str) -> Option<Self> {
        let (digest, body) = text.split_once(' ')?;
        (digest == FileDigest::of(body.as_bytes()).to_string()).then(|| serde_json::from_str(body).ok())?
    }
}

/// The contents of a journal, up to the first line that is not whole.
#[derive(Debug)]
pub(super) struct Journal {
    /// For a project without a folder: the one from which it shows pictures.
    pub pictures: Option<PathBuf>,
    /// The texts that it begins with.
    pub base: BTreeMap<String, String>,
    /// The digest of the state that was on disk, if that is older than the texts.
    pub disk: Option<String>,
    /// The steps since then.
    pub steps: Vec<Step>,
    /// Steps that were made when the project was saved last.
    pub saved: usize,
    /// The last line says that the user left unsaved work.
    pub left: bool,
    /// Bytes of the lines that are whole.
    pub length: usize,
}

impl Journal {
    /// Reads a journal; `None` if it does not begin as one, or has another format.
    pub(super) fn read(content: &[u8]) -> Option<Self> {
        let mut journal: Option<Self> = None;
        let (mut length, mut saving) = (0, 0);
        for line in content.split_inclusive(|byte| *byte == b'\n') {
            let Some(text) = line.strip_suffix(b"\n").and_then(|line| std::str::from_utf8(line).ok()) else { break };
            match (Line::read(text), &mut journal) {
                (Some(Line::Base { format: FORMAT | PLAIN, pictures, texts, packed, disk }), journal @ None) => {
                    let Some(base) = packed.map_or(Some(texts), |packed| unpack(&packed)) else { break };
                    let steps = Vec::new();
                    *journal = Some(Self { pictures, base, disk, steps, saved: 0, left: false, length: 0 });
                }
                (Some(Line::Step(step)), Some(journal)) => {
                    journal.steps.push(step);
                    journal.left = false;
                }
                (Some(Line::Saving), Some(journal)) => saving = journal.steps.len(),
                (Some(Line::Saved), Some(journal)) => journal.saved = saving,
                (Some(Line::Left), Some(journal)) => journal.left = true,
                _ => break,
            }
            length += line.len();
        }
        journal.map(|journal| Self { length, ..journal })
    }
}
