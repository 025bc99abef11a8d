//! A journal played from its beginning: the steps that can be undone and redone at its end, and if what is on disk is
//! one of the states on the way.

use super::line::{Act, Journal, Patches, Step};
use super::state;
use std::collections::{BTreeMap, BTreeSet};

/// A step of the user, with the patches that it is made of, oldest first.
#[derive(Clone, Debug)]
pub(super) struct Done {
    /// Its label.
    pub label: String,
    /// The changes of it.
    pub patches: Vec<Patches>,
}

/// The state that a journal leads to.
#[derive(Debug)]
pub(super) struct Replay {
    /// The texts at the end.
    pub texts: BTreeMap<String, String>,
    /// Steps that can be undone, oldest first.
    pub undo: Vec<Done>,
    /// Steps that can be redone, the next one last.
    pub redo: Vec<Done>,
    /// Steps made since the last state that is on disk or was saved, with their labels.
    pub since: Vec<Step>,
    /// A state on the way is on disk.
    pub is_known: bool,
    /// The state at the end is on disk.
    pub is_at_disk: bool,
}

impl Replay {
    /// Plays a journal, up to the first step that does not fit. `disk` is all texts that are on disk.
    pub(super) fn of(journal: Journal, disk: &BTreeMap<String, String>) -> Self {
        let mut differing: BTreeSet<String> = journal.base.keys().chain(disk.keys()).cloned().collect();
        differing.retain(|name| !is_same(name, &journal.base, disk));
        let is_at_disk = differing.is_empty();
        let is_known = is_at_disk || journal.disk.is_some_and(|known| known == state::digest(disk));
        let mut replay =
            Self { texts: journal.base, undo: Vec::new(), redo: Vec::new(), since: Vec::new(), is_known, is_at_disk };
        for (n, step) in journal.steps.into_iter().enumerate() {
            if !apply(&mut replay.texts, &step.patches) {
                break;
            }
            for name in step.patches.keys() {
                match is_same(name, &replay.texts, disk) {
                    true => differing.remove(name),
                    false => differing.insert(name.clone()),
                };
            }
            replay.keep(&step);
            if differing.is_empty() {
                replay.is_known = true;
                replay.since.clear();
            } else if n < journal.saved {
                replay.since.clear();
            } else {
                replay.since.push(step);
            }
        }
        replay.is_at_disk = differing.is_empty();
        replay
    }

    fn keep(&mut self, step: &Step) {
        match step.act {
            Act::Do => {
                self.redo.clear();
                self.undo.push(Done { label: step.label.clone(), patches: vec![step.patches.clone()] });
            }
            Act::More => {
                self.redo.clear();
                if let Some(last) = self.undo.last_mut() {
                    last.label.clone_from(&step.label);
                    last.patches.push(step.patches.clone());
                }
            }
            Act::Undo => {
                // A step that is no longer in the journal is known again by what undoing it changed.
                let again = || Done { label: step.label.clone(), patches: vec![back(&step.patches)] };
                self.redo.push(self.undo.pop().unwrap_or_else(again));
            }
            Act::Redo => self.undo.extend(self.redo.pop()),
        }
        // What a step did may have been taken back by itself: it is gone then.
        self.undo.truncate(step.depth);
    }
}

/// Applies patches to texts; false, and nothing happens, if one does not fit.
fn apply(texts: &mut BTreeMap<String, String>, patches: &Patches) -> bool {
    let patched: Option<Vec<_>> =
        patches.iter().map(|(name, patch)| Some((name, patch.apply(texts.get(name).map(String::as_str))?))).collect();
    for (name, text) in patched.iter().flatten() {
        match text {
            Some(text) => texts.insert((*name).clone(), text.clone()),
            None => texts.remove(*name),
        };
    }
    patched.is_some()
}

/// The digest of the state that was on disk when the last step of a journal was made.
pub(super) fn saved_state(journal: &Journal) -> String {
    if let (0, Some(disk)) = (journal.saved, &journal.disk) {
        return disk.clone();
    }
    let mut texts = journal.base.clone();
    let _as_far_as_they_fit = journal.steps.iter().take(journal.saved).all(|step| apply(&mut texts, &step.patches));
    state::digest(&texts)
}

/// True if two states have the same text of a name.
fn is_same(name: &str, a: &BTreeMap<String, String>, b: &BTreeMap<String, String>) -> bool {
    match (a.get(name), b.get(name)) {
        (Some(a), Some(b)) => a == b || state::is_same(name, a, b),
        (a, b) => a == b,
    }
}

/// The patches the other way round, in the order in which to apply them.
pub(super) fn back(patches: &Patches) -> Patches {
    patches.iter().map(|(name, patch)| (name.clone(), patch.reversed())).collect()
}
