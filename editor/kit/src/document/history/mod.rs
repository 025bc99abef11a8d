//! Undo and redo, exact and without limit: a list of steps, each a gesture named for its user.

mod change;
mod level_part;
mod list_swap;
mod scene;
mod tileset_part;

pub(super) use change::ProjectChange;
pub use scene::StepScene;

use crate::document::imported::common_files::followers;
use crate::document::imported::common_tiles::with_sharers;
use crate::document::journal::{Act, News, Past, PastStep, Route};
use crate::document::{Document, EditError, Edits, LevelSelection, Selected};
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

/// A step of the history: a label and the way out of the present state.
#[derive(Clone, Debug)]
pub struct Step {
    /// The act of the user, for menus and the History pane.
    pub label: String,
    gesture: Option<GestureId>,
    /// The state after the step.
    state: StateId,
    way: Way,
    /// The selection before the step.
    before: Arc<LevelSelection>,
    /// The selection after it; `None` until that is known.
    after: Option<Arc<LevelSelection>>,
}

/// The way from the present state to the one before or after a step.
#[derive(Clone, Debug)]
enum Way {
    /// The document as it was before the step, which may go on. Only the last step that was done has this one.
    Open(Box<Document>),
    /// Difference between the two states.
    Change(ProjectChange),
    /// As a journal kept it; the first route to go last.
    Routes(Vec<Route>),
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
    /// The news that were not reported yet; `None` if nobody wants to know.
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
                way: Way::Routes(step.routes.clone()),
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

    /// Returns the news since the last call.
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

    /// Returns the key of the step done last: the same while its gesture goes on, another one after every other edit, undo or redo.
    pub fn last_step(&self) -> StepKey {
        (self.undo.len(), self.undo.last().and_then(|step| step.gesture))
    }

    /// Steps taken back, the next to redo last.
    pub fn undone(&self) -> &[Step] {
        &self.redo
    }

    /// Returns the id of the document's state: the same after undo and redo, another after every edit.
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

    /// Returns the selection: as it was said last, or as it was when undo or redo led to this state.
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
        self.close_step();
        self.pack_last();
        self.document.relocate(folder, tilesets);
        // Steps of a journal name the old places.
        for steps in [&mut self.undo, &mut self.redo] {
            let last = steps.iter().rposition(|step| matches!(step.way, Way::Routes(_)));
            steps.drain(..last.map_or(0, |last| last + 1));
        }
    }

    /// Applies edits as one step; with the gesture of the last step they join it.
    ///
    /// # Errors
    /// If one edit is refused, nothing is changed.
    pub fn apply(&mut self, label: &str, gesture: Option<GestureId>, edits: impl Into<Edits>) -> Result<(), EditError> {
        let edits = edits.into();
        if edits.is_empty() {
            return Ok(());
        }
        let after = led(&self.document, edits)?;
        let state = self.next_state();
        self.redo.clear();
        match self.undo.last_mut() {
            Some(step) if gesture.is_some() && step.gesture == gesture => {
                (step.state, step.after) = (state, None);
                self.document = after;
                let label = step.label.clone();
                self.note(Act::More, &label);
            }
            _ => {
                self.pack_last();
                let way = Way::Open(Box::new(std::mem::replace(&mut self.document, after)));
                let before = self.selection.clone();
                self.undo.push(Step { label: label.to_owned(), gesture, state, way, before, after: None });
                self.note(Act::Do, label);
            }
        }
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
    pub fn amend(&mut self, label: &str, gesture: GestureId, edits: impl Into<Edits>) -> Result<(), EditError> {
        let before = match self.undo.last() {
            Some(Step { gesture: of, way: Way::Open(before), .. }) if *of == Some(gesture) => before,
            _ if self.amending == Some(gesture) => return Ok(()),
            _ => {
                let applied = self.apply(label, Some(gesture), edits);
                let has_step = self.undo.last().is_some_and(|step| step.gesture == Some(gesture));
                self.amending = has_step.then_some(gesture);
                return applied;
            }
        };
        let edits = edits.into();
        let (is_over, mut after) = (edits.is_empty(), led(before, edits)?);
        after.revision = crate::document::next_revision();
        self.document = after;
        self.redo.clear();
        self.amending = Some(gesture).filter(|_| !is_over);
        if is_over {
            self.undo.pop();
        } else {
            let state = self.next_state();
            if let Some(step) = self.undo.last_mut() {
                label.clone_into(&mut step.label);
                (step.state, step.after) = (state, None);
            }
        }
        self.note(Act::More, label);
        Ok(())
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

    /// Leaves of the last step what differs: nothing joins it any more.
    fn pack_last(&mut self) {
        if let Some(step) = self.undo.last_mut()
            && let Way::Open(before) = &step.way
        {
            step.way = Way::Change(ProjectChange::between(self.document.project(), before.project()));
            step.gesture = None;
        }
    }

    /// The step the other way round; `None` and a fault if it can't be gone, which only steps of a journal can do.
    fn turned(&mut self, mut step: Step) -> Option<Step> {
        let now = self.document.project();
        let mut change = match step.way {
            Way::Open(before) => ProjectChange::between(now, before.project()),
            Way::Change(change) => change,
            Way::Routes(routes) => {
                let end = routes.iter().rev().try_fold(now.clone(), |project, route| route.lead(&project));
                match end {
                    Ok(end) => ProjectChange::between(now, &end),
                    Err(why) => {
                        self.fault = Some(format!("\"{}\" is from an earlier session: {why}", step.label));
                        return None;
                    }
                }
            }
        };
        self.document.turn(&mut change);
        (step.way, step.gesture) = (Way::Change(change), None);
        Some(step)
    }
}

/// The document with edits applied. Tilesets and levels of one game change together.
fn led(document: &Document, edits: Edits) -> Result<Document, EditError> {
    let mut after = with_sharers(document.project(), edits).lead(document)?;
    let followers = followers(&document.project().levels, &after.project().levels);
    after.apply_all(followers)?;
    Ok(after)
}
