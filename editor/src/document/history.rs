//! Undo and redo, exact and without limit: a list of steps, each a gesture named for its user.

use super::{Document, Edit, EditError};

/// One gesture of the hand, from press to release: what coalesces into one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GestureId(pub u64);

/// A step of the history: a label and the edits that lead out of the present state.
#[derive(Clone, Debug)]
pub struct Step {
    /// What the user did, for menus and the History pane.
    pub label: String,
    gesture: Option<GestureId>,
    edits: Vec<Edit>,
}

/// The document with everything that was done to it.
#[derive(Clone, Debug, Default)]
pub struct History {
    document: Document,
    undo: Vec<Step>,
    redo: Vec<Step>,
}

impl History {
    /// A fresh history of a document.
    pub fn new(document: Document) -> Self {
        Self { document, undo: Vec::new(), redo: Vec::new() }
    }

    /// The document as it stands.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Steps done, oldest first.
    pub fn done(&self) -> &[Step] {
        &self.undo
    }

    /// Steps taken back, the next to redo last.
    pub fn undone(&self) -> &[Step] {
        &self.redo
    }

    /// Applies edits as one step; with the gesture of the last step they join it.
    ///
    /// # Errors
    /// Where one edit is refused, those before it are taken back.
    pub fn apply(&mut self, label: &str, gesture: Option<GestureId>, edits: Vec<Edit>) -> Result<(), EditError> {
        let mut back = Vec::with_capacity(edits.len());
        for edit in edits {
            match self.document.apply(edit) {
                Ok(inverse) => back.push(inverse),
                Err(error) => {
                    for inverse in back.into_iter().rev() {
                        self.document.apply(inverse)?;
                    }
                    return Err(error);
                }
            }
        }
        self.redo.clear();
        match self.undo.last_mut() {
            Some(step) if gesture.is_some() && step.gesture == gesture => step.edits.extend(back),
            _ => self.undo.push(Step { label: label.to_owned(), gesture, edits: back }),
        }
        Ok(())
    }

    /// Takes back the last step; false where there is none.
    pub fn undo(&mut self) -> bool {
        turn(&mut self.document, &mut self.undo, &mut self.redo)
    }

    /// Does the last undone step again; false where there is none.
    pub fn redo(&mut self) -> bool {
        turn(&mut self.document, &mut self.redo, &mut self.undo)
    }
}

fn turn(document: &mut Document, from: &mut Vec<Step>, to: &mut Vec<Step>) -> bool {
    let Some(mut step) = from.pop() else { return false };
    step.edits = std::mem::take(&mut step.edits).into_iter().rev().filter_map(|e| document.apply(e).ok()).collect();
    step.gesture = None;
    to.push(step);
    true
}
