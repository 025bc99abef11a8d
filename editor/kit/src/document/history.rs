//! Undo and redo, exact and without limit: a list of steps, each a gesture named for its user.

use super::journal::{Act, News, Past, PastStep};
use super::{Document, Edit, EditError, LevelSelection, Selected};
use crate::document::imported::common_files::followers;
use crate::document::imported::common_tiles::with_sharers;
use std::collections::BTreeSet;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

/// One gesture of the hand, from press to release: what coalesces into one step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct GestureId(pub u64);

/// A state of the document that a history led through: what "saved" refers to. No two histories share one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StateId {
    history: u64,
    number: u64,
}

/// Steps done, and the gesture of the last one: see [`History::last_step`].
pub type StepKey = (usize, Option<GestureId>);

/// A step of the history: a label and the edits that lead out of the present state.
#[derive(Clone, Debug)]
pub struct Step {
    /// What the user did, for menus and the History pane.
    pub label: String,
    gesture: Option<GestureId>,
    /// The state after the step.
    state: StateId,
    pub(super) edits: Vec<Edit>,
    /// What was selected before the step.
    pub(super) before: Arc<LevelSelection>,
    /// What was selected after it; `None` until that is known.
    after: Option<Arc<LevelSelection>>,
}

/// The document with everything that was done to it.
#[derive(Clone, Debug)]
pub struct History {
    document: Document,
    undo: Vec<Step>,
    redo: Vec<Step>,
    /// The state before the first step.
    origin: StateId,
    saved: Option<StateId>,
    states: u64,
    selection: Arc<LevelSelection>,
    /// The gesture that [`History::amend`] has a step of.
    amending: Option<GestureId>,
    /// What was not reported yet; `None` if nobody wants to know.
    news: Option<Vec<News>>,
    /// Why an undo or redo was not possible, until somebody asks.
    fault: Option<String>,
}

impl Default for History {
    fn default() -> Self {
        Self::new(Document::default())
    }
}

/// Histories made so far.
static HISTORIES: AtomicU64 = AtomicU64::new(0);

/// Edits of a step that are looked through for one that a newer edit makes needless.
const LOOK_BACK: usize = 256;

impl History {
    /// A fresh history of a document as it is on disk.
    pub fn new(document: Document) -> Self {
        let origin = StateId { history: HISTORIES.fetch_add(1, Ordering::Relaxed), number: 0 };
        Self {
            document,
            undo: Vec::new(),
            redo: Vec::new(),
            origin,
            saved: Some(origin),
            states: 0,
            selection: Arc::default(),
            amending: None,
            news: None,
            fault: None,
        }
    }

    /// A fresh history of a document as it is on disk, with what can be undone and redone of earlier sessions.
    pub fn with_past(document: Document, past: &Past) -> Self {
        let mut history = Self::new(document);
        let [undo, redo] = [&past.undo, &past.redo].map(|steps| {
            let step = |step: &PastStep| Step {
                label: step.label.clone(),
                gesture: None,
                state: history.next_state(),
                edits: step.routes.iter().cloned().map(Edit::Follow).collect(),
                before: Arc::default(),
                after: None,
            };
            steps.iter().map(step).collect::<Vec<_>>()
        });
        (history.undo, history.redo) = (undo, redo);
        history.saved = Some(history.state());
        history
    }

    /// Reports from now on what happens: see [`Self::take_news`].
    pub fn report(&mut self) {
        self.news = Some(Vec::new());
    }

    /// What happened since the last call.
    pub fn take_news(&mut self) -> Vec<News> {
        self.news.as_mut().map(std::mem::take).unwrap_or_default()
    }

    /// Why the last undo or redo was not possible, if it was not.
    pub fn take_fault(&mut self) -> Option<String> {
        self.fault.take()
    }

    fn note(&mut self, act: Act, label: &str) {
        let (depth, project) = (self.undo.len(), self.document.project());
        let Some(news) = &mut self.news else { return };
        match news.last_mut() {
            // A step that goes on is one piece of news.
            Some(last) if act == Act::More && matches!(last.act, Act::Do | Act::More) => {
                (last.depth, last.project) = (depth, project.clone());
                label.clone_into(&mut last.label);
            }
            _ => news.push(News { act, label: label.to_owned(), depth, project: project.clone() }),
        }
    }

    /// A fresh history of a document that was never saved.
    pub fn unsaved(document: Document) -> Self {
        Self { saved: None, ..Self::new(document) }
    }

    /// The document as it is.
    pub fn document(&self) -> &Document {
        &self.document
    }

    /// Steps done, oldest first.
    pub fn done(&self) -> &[Step] {
        &self.undo
    }

    /// Which step was done last: the same while its gesture goes on, another one after every other edit, undo or redo.
    pub fn last_step(&self) -> StepKey {
        (self.undo.len(), self.undo.last().and_then(|step| step.gesture))
    }

    /// Steps taken back, the next to redo last.
    pub fn undone(&self) -> &[Step] {
        &self.redo
    }

    /// Which state the document is in: the same after undo and redo, another after every edit.
    pub fn state(&self) -> StateId {
        self.undo.last().map_or(self.origin, |step| step.state)
    }

    /// True if the document differs from what was saved last.
    pub fn is_dirty(&self) -> bool {
        self.saved != Some(self.state())
    }

    /// Says what is selected in the level in view: a step remembers what was selected before and after it.
    pub fn select(&mut self, level: &str, selection: &BTreeSet<Selected>) {
        if self.selection.level != level || self.selection.things != *selection {
            self.selection = Arc::new(LevelSelection { level: level.to_owned(), things: selection.clone() });
        }
        if let Some(step) = self.undo.last_mut().filter(|step| step.after.is_none()) {
            step.after = Some(self.selection.clone());
        }
    }

    /// What is selected: as it was said last, or as it was when undo or redo led to this state.
    pub fn selection(&self) -> &LevelSelection {
        &self.selection
    }

    /// Ends the running step, so that what follows is one of its own, and returns the present state.
    pub fn close_step(&mut self) -> StateId {
        if let Some(step) = self.undo.last_mut() {
            step.gesture = None;
        }
        // Nothing came between: a drag goes on, as another step.
        self.amending = None;
        self.state()
    }

    /// True if the state is one of this history, not of a document that was open before.
    pub(crate) fn owns(&self, state: StateId) -> bool {
        self.origin.history == state.history
    }

    /// Notes that a state was saved.
    pub fn mark_saved(&mut self, state: StateId) {
        self.saved = Some(state);
    }

    /// Notes that no state is on disk.
    pub fn forget_saved(&mut self) {
        self.saved = None;
    }

    /// Notes that the project lives in another place now. See [`Document::relocate`].
    pub(crate) fn relocate(&mut self, folder: std::path::PathBuf, tilesets: &[String]) {
        self.document.relocate(folder, tilesets);
        // Steps that hold a whole project name its old places.
        for steps in [&mut self.undo, &mut self.redo] {
            let last = steps.iter().rposition(|step| step.edits.iter().any(Edit::is_whole));
            steps.drain(..last.map_or(0, |last| last + 1));
        }
    }

    /// Applies edits as one step; with the gesture of the last step they join it.
    ///
    /// # Errors
    /// If one edit is refused, those before it are taken back.
    pub fn apply(&mut self, label: &str, gesture: Option<GestureId>, edits: Vec<Edit>) -> Result<(), EditError> {
        let back = self.apply_all(edits)?;
        if back.is_empty() {
            return Ok(());
        }
        self.redo.clear();
        let state = self.next_state();
        let mut act = Act::Do;
        match self.undo.last_mut() {
            Some(step) if gesture.is_some() && step.gesture == gesture => {
                act = Act::More;
                (step.state, step.after) = (state, None);
                for edit in back {
                    if !is_needless(&edit, &step.edits) {
                        step.edits.push(edit);
                    }
                }
            }
            _ => {
                let before = self.selection.clone();
                self.undo.push(Step { label: label.to_owned(), gesture, state, edits: back, before, after: None });
            }
        }
        let label = self.undo.last().map(|step| step.label.clone()).unwrap_or_default();
        self.note(act, &label);
        Ok(())
    }

    /// Applies edits in place of what the gesture's step did so far: for tools whose result follows the hand, such as
    /// a rectangle being pulled open.
    ///
    /// A gesture that something else came after (it was undone, or its object was deleted while the button was down) is
    /// over: the rest of it changes nothing.
    ///
    /// # Errors
    /// If one edit is refused, the document is as it was before the call.
    pub fn amend(&mut self, label: &str, gesture: GestureId, edits: Vec<Edit>) -> Result<(), EditError> {
        let has_step = |history: &Self| history.undo.last().is_some_and(|step| step.gesture == Some(gesture));
        if !has_step(self) {
            if self.amending == Some(gesture) {
                return Ok(());
            }
            let applied = self.apply(label, Some(gesture), edits);
            self.amending = has_step(self).then_some(gesture);
            return applied;
        }
        self.amending = Some(gesture);
        let Some(mut step) = self.undo.pop() else { return Ok(()) };
        let again = self.turn(std::mem::take(&mut step.edits));
        match self.apply_all(edits) {
            Ok(back) => {
                self.redo.clear();
                if !back.is_empty() {
                    let state = self.next_state();
                    let (label, gesture) = (label.to_owned(), Some(gesture));
                    self.undo.push(Step { label, gesture, state, edits: back, before: step.before, after: None });
                } else {
                    self.amending = None;
                }
                self.note(Act::More, label);
                Ok(())
            }
            Err(error) => {
                step.edits = self.turn(again);
                self.undo.push(step);
                Err(error)
            }
        }
    }

    /// Takes back the last step; false if there is none.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.undo.pop() else { return false };
        let label = step.label.clone();
        let Some(step) = self.turned(step) else {
            // Older steps start from a state that cannot be reached.
            self.undo.clear();
            return false;
        };
        self.selection = step.before.clone();
        self.redo.push(step);
        self.note(Act::Undo, &label);
        true
    }

    /// Does the last undone step again; false if there is none.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.redo.pop() else { return false };
        let label = step.label.clone();
        let Some(step) = self.turned(step) else {
            self.redo.clear();
            return false;
        };
        if let Some(after) = &step.after {
            self.selection = after.clone();
        }
        self.undo.push(step);
        self.note(Act::Redo, &label);
        true
    }

    /// Goes to the state with `steps` steps done, or as near as there is.
    pub fn jump_to(&mut self, steps: usize) {
        while self.undo.len() > steps && self.undo() {}
        while self.undo.len() < steps && self.redo() {}
    }

    fn next_state(&mut self) -> StateId {
        self.states += 1;
        StateId { number: self.states, ..self.origin }
    }

    /// Applies all edits or none; returns their inverses, oldest first. Tilesets and levels of one game change together.
    fn apply_all(&mut self, edits: Vec<Edit>) -> Result<Vec<Edit>, EditError> {
        let mut back = Vec::with_capacity(edits.len());
        let before = self.document.project().levels.clone();
        let edits = with_sharers(self.document.project(), edits);
        self.apply_each(edits, &mut back)?;
        let followers = followers(&before, &self.document.project().levels);
        self.apply_each(followers, &mut back)?;
        Ok(back)
    }

    /// Applies edits and adds their inverses; takes all of them back if one fails.
    fn apply_each(&mut self, edits: Vec<Edit>, back: &mut Vec<Edit>) -> Result<(), EditError> {
        match self.document.apply_all(edits) {
            Ok(inverses) => {
                back.extend(inverses);
                Ok(())
            }
            Err((error, inverses)) => {
                back.extend(inverses);
                self.turn(std::mem::take(back));
                Err(error)
            }
        }
    }

    /// The step the other way round; `None` and a fault if it can't be gone, which only steps of a journal can do.
    fn turned(&mut self, mut step: Step) -> Option<Step> {
        step.edits.reverse();
        match self.document.apply_all(std::mem::take(&mut step.edits)) {
            Ok(back) => {
                (step.edits, step.gesture) = (back, None);
                Some(step)
            }
            Err((error, back)) => {
                self.turn(back);
                self.fault = Some(format!("\"{}\" is from an earlier session: {error}", step.label));
                None
            }
        }
    }

    /// Applies inverses, newest first; returns what takes that back.
    fn turn(&mut self, mut edits: Vec<Edit>) -> Vec<Edit> {
        edits.reverse();
        self.document.apply_all(edits).expect("the inverse of an applied edit fits the state it led to")
    }
}

/// True if taking back `newer` changes nothing, because an edit before it restores the same thing anyway.
///
/// Only values are looked at that stay in their place; such edits do not care about each other's order.
fn is_needless(newer: &Edit, edits: &[Edit]) -> bool {
    newer.restores_in_place()
        && edits
            .iter()
            .rev()
            .take(LOOK_BACK)
            .take_while(|edit| edit.restores_in_place())
            .any(|edit| edit.same_target(newer))
}

impl Edit {
    /// Holds or leads to a whole project.
    fn is_whole(&self) -> bool {
        matches!(self, Self::Follow(_) | Self::SetProject(_))
    }

    /// As an inverse: restores a value that stays where it is (see `is_needless`).
    fn restores_in_place(&self) -> bool {
        match self {
            Self::SetProjectName(_)
            | Self::SetRuleset(_)
            | Self::SetGround(_)
            | Self::SetChecks(_)
            | Self::SetOwnKinds(_)
            | Self::SetLevelSettings { .. }
            | Self::SetStart { .. }
            | Self::SetStarts { .. }
            | Self::SetBounds { .. }
            | Self::SetGoal { .. } => true,
            Self::SetTile { value, .. } => value.is_some(),
            Self::SetBlock { value, .. } => value.is_some(),
            Self::SetChunk { value, .. } => value.is_some(),
            Self::SetArtCell { value, .. } => value.is_some(),
            Self::SetDrawn { .. } => true,
            _ => false,
        }
    }

    fn same_target(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::SetProjectName(_), Self::SetProjectName(_))
            | (Self::SetRuleset(_), Self::SetRuleset(_))
            | (Self::SetGround(_), Self::SetGround(_))
            | (Self::SetChecks(_), Self::SetChecks(_))
            | (Self::SetOwnKinds(_), Self::SetOwnKinds(_)) => true,
            (Self::SetLevelSettings { level: a, .. }, Self::SetLevelSettings { level: b, .. })
            | (Self::SetStart { level: a, .. }, Self::SetStart { level: b, .. })
            | (Self::SetStarts { level: a, .. }, Self::SetStarts { level: b, .. })
            | (Self::SetBounds { level: a, .. }, Self::SetBounds { level: b, .. })
            | (Self::SetGoal { level: a, .. }, Self::SetGoal { level: b, .. }) => a == b,
            (Self::SetTile { tileset: a, tile: m, .. }, Self::SetTile { tileset: b, tile: n, .. }) => (a, m) == (b, n),
            (Self::SetBlock { tileset: a, block: m, .. }, Self::SetBlock { tileset: b, block: n, .. }) => {
                (a, m) == (b, n)
            }
            (Self::SetArtCell { tileset: a, cell: m, .. }, Self::SetArtCell { tileset: b, cell: n, .. })
            | (Self::SetDrawn { tileset: a, cell: m, .. }, Self::SetDrawn { tileset: b, cell: n, .. }) => {
                (a, m) == (b, n)
            }
            (Self::SetChunk { chunk: a, .. }, Self::SetChunk { chunk: b, .. }) => a == b,
            _ => false,
        }
    }
}
