//! Two people's work on one project, put together: a change that only one of them made is kept.
//!
//! `ground` merges what is at each place of the levels, regardless of chunk numbers; `values` merges
//! the texts of all other parts, field by field, with things known by their ids.

mod ground;
mod values;

use crate::document::journal::state;
use sim::file::Texts;
use sim::project::Project;
use std::collections::{BTreeMap, BTreeSet};
use values::Merger;

/// One of the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The work at hand.
    #[default]
    Mine,
    /// The other's.
    Theirs,
}

impl Side {
    /// The other of the two.
    #[must_use]
    pub fn other(self) -> Self {
        self.of(Self::Theirs, Self::Mine)
    }

    fn of<T>(self, mine: T, theirs: T) -> T {
        match self {
            Self::Mine => mine,
            Self::Theirs => theirs,
        }
    }
}

/// Something that both changed, each to something else.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Conflict {
    /// The file, as in `levels/hills.json`.
    pub file: String,
    /// The place in it.
    pub place: String,
}

/// The result of a merge.
#[derive(Clone, Debug)]
pub struct Merged {
    /// The project with the work of both.
    pub project: Project,
    /// The parts that both changed. One of the two was taken there.
    pub conflicts: Vec<Conflict>,
}

/// Merges what was done to `base` here and by others. `side` says for each file whose work is taken if both changed the
/// same.
///
/// # Errors
/// In words, if the two cannot be put together at all.
pub fn merge(base: &Project, mine: &Project, theirs: &Project, side: &dyn Fn(&str) -> Side) -> Result<Merged, String> {
    let sizes = [base, mine, theirs].map(|project| project.chunk_size);
    if sizes.iter().any(|size| *size != sizes[0]) {
        return Err("one of the two has chunks of another size: take one of them whole".to_owned());
    }
    let mut conflicts = Vec::new();
    let [base, mine, theirs] = ground::merge([base, mine, theirs], side, &mut conflicts)?;
    let [old, here, there] = [&base, &mine, &theirs].map(state::texts);
    let mut texts = Texts::new();
    let names: BTreeSet<&String> = old.keys().chain(here.keys()).chain(there.keys()).collect();
    for name in names {
        let all = [&old, &here, &there].map(|texts| texts.get(name).map(String::as_str));
        let mut merger = Merger::new(name, side(name));
        texts.insert(name.clone(), merger.text(all)?);
        conflicts.extend(merger.conflicts);
    }
    list_parts(&mut texts, &mine)?;
    let texts: BTreeMap<String, String> = texts.into_iter().filter_map(|(name, text)| Some((name, text?))).collect();
    let project = state::with(&mine, state::differing(&here, &texts))?;
    conflicts.sort();
    Ok(Merged { project, conflicts })
}

/// Makes the project file list the levels and mazes that there are: one may have been deleted here and changed there.
fn list_parts(texts: &mut Texts, mine: &Project) -> Result<(), String> {
    const PROJECT: &str = "loopwright.json";
    let Some(Some(text)) = texts.get(PROJECT) else { return Ok(()) };
    let mut head: serde_json::Value = serde_json::from_str(text).map_err(|error| format!("{PROJECT}: {error}"))?;
    let absent: BTreeSet<&str> = mine.absent_levels.iter().map(|level| level.key.as_str()).collect();
    for (field, folder) in [("levels", "levels/"), ("mazes", "mazes/")] {
        let key = |(name, text): (&String, &Option<String>)| {
            let key = name.strip_prefix(folder)?.strip_suffix(".json")?;
            text.is_some().then(|| key.to_owned())
        };
        let there: BTreeSet<String> = texts.iter().filter_map(key).collect();
        let listed = head.get(field).and_then(|list| list.as_array()).cloned().unwrap_or_default();
        let is_there =
            |key: &serde_json::Value| key.as_str().is_some_and(|key| there.contains(key) || absent.contains(key));
        let mut list: Vec<_> = listed.into_iter().filter(is_there).collect();
        let missing: Vec<_> =
            there.into_iter().map(serde_json::Value::from).filter(|key| !list.contains(key)).collect();
        list.extend(missing);
        if let Some(fields) = head.as_object_mut().filter(|fields| !list.is_empty() || fields.contains_key(field)) {
            fields.insert(field.to_owned(), list.into());
        }
    }
    texts.insert(PROJECT.to_owned(), Some(head.to_string()));
    Ok(())
}
