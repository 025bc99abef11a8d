//! Edits of one step, with the edited copy of the document if the painter made one.

use crate::document::{Document, Edit, EditError};

/// Edits of one step, in their order.
///
/// A painter finds its edits by applying them to a copy of the document. It hands the copy over, so that each edit is
/// applied once.
#[derive(Clone, Debug, Default)]
pub struct Edits {
    list: Vec<Edit>,
    work: Option<Work>,
}

/// A copy of a document to which edits were applied.
#[derive(Clone, Debug)]
struct Work {
    /// Revision of the document that was copied.
    from: u64,
    /// Edits that were applied, from the first on.
    applied: usize,
    document: Box<Document>,
}

impl Edits {
    /// Edits that were applied to a copy of a document, and this copy.
    pub(crate) fn applied(before: &Document, list: Vec<Edit>, after: Document) -> Self {
        let work = Work { from: before.revision(), applied: list.len(), document: Box::new(after) };
        Self { list, work: Some(work) }
    }

    /// Adds an edit behind the others.
    pub fn push(&mut self, edit: Edit) {
        self.list.push(edit);
    }

    /// True if there is no edit.
    pub fn is_empty(&self) -> bool {
        self.list.is_empty()
    }

    /// The edits.
    pub fn as_slice(&self) -> &[Edit] {
        &self.list
    }

    /// Returns the document with all edits applied. Takes the painter's copy if it was made from this very revision.
    ///
    /// # Errors
    /// If one edit is refused.
    pub fn lead(self, document: &Document) -> Result<Document, EditError> {
        let (mut after, applied) = match self.work {
            Some(work) if work.from == document.revision() => (*work.document, work.applied),
            _ => (document.clone(), 0),
        };
        after.apply_all(self.list.into_iter().skip(applied))?;
        Ok(after)
    }
}

impl PartialEq for Edits {
    fn eq(&self, other: &Self) -> bool {
        self.list == other.list
    }
}

impl From<Vec<Edit>> for Edits {
    fn from(list: Vec<Edit>) -> Self {
        Self { list, work: None }
    }
}

impl FromIterator<Edit> for Edits {
    fn from_iter<I: IntoIterator<Item = Edit>>(edits: I) -> Self {
        Vec::from_iter(edits).into()
    }
}

impl Extend<Edit> for Edits {
    fn extend<I: IntoIterator<Item = Edit>>(&mut self, edits: I) {
        self.list.extend(edits);
    }
}

impl IntoIterator for Edits {
    type Item = Edit;
    type IntoIter = std::vec::IntoIter<Edit>;

    fn into_iter(self) -> Self::IntoIter {
        self.list.into_iter()
    }
}

#[cfg(test)]
mod tests {
    use crate::document::edit::applied;
    use crate::document::paint::{Scope, block_edits, chunk_edits};
    use crate::document::{Document, Edit, Edits, History};
    use sim::file::Disk;
    use sim::tiles::Cell;
    use std::path::Path;

    const LEVEL: &str = "ruins";

    fn history() -> History {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/two-roads");
        let project = sim::file::open(&Disk, &folder, &mut |_, _| ()).expect("the sample opens").project;
        assert_eq!(project.levels[0].key, LEVEL);
        History::new(Document::new(project, None))
    }

    #[test]
    fn a_click_that_paints_applies_each_edit_once() {
        let cell = Cell { block: 3, ..Cell::default() };
        let painters: [fn(&Document, Cell) -> Edits; 2] = [
            |document, cell| block_edits(document, LEVEL, &[(1, 1, cell)], Scope::HereOnly).expect("it can be painted"),
            |document, _| chunk_edits(document, LEVEL, &[(0, 0, 2), (1, 0, 2)]).into(),
        ];
        for painter in painters {
            let mut history = history();
            let mut edits = 0;
            let applied = applied::during(|| {
                let found = painter(history.document(), cell);
                edits = found.as_slice().len();
                history.apply("Paint", None, found).expect("it can be applied");
            });
            assert!(edits > 0);
            assert_eq!(applied, edits);
        }
    }

    #[test]
    fn edits_for_another_state_are_applied_to_this_one() {
        let mut history = history();
        let cell = Cell { block: 3, ..Cell::default() };
        let edits =
            block_edits(history.document(), LEVEL, &[(1, 1, cell)], Scope::HereOnly).expect("it can be painted");
        history.apply("Rename", None, vec![Edit::SetProjectName("Renamed".into())]).expect("it can be renamed");
        let count = edits.as_slice().len();
        assert_eq!(applied::during(|| history.apply("Paint", None, edits).expect("it can be applied")), count);
    }
}
