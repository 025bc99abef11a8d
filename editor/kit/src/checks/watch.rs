//! The checks kept up with a document that is being edited: on a thread, on a snapshot, once the hands rest.

use crate::checks::checker::{Checker, Report, Wish};
use crate::checks::fix::{FixWish, Fixes, fix_all};
use crate::document::{History, StateId};
use crate::job::Job;
use sim::project::Project;
use std::sync::Arc;
use std::sync::mpsc::{Sender, channel};

/// Seconds without an edit after which a document is looked at again.
const REST: f64 = 0.3;

struct Task {
    state: StateId,
    project: Project,
    opened: Arc<Vec<sim::file::FileProblem>>,
    /// To be fixed, rather than looked at.
    fix: Option<FixWish>,
}

/// The result of a job; nothing, if it was cancelled.
enum Done {
    Looked(Option<Report>),
    Fixed(Option<Fixes>),
}

/// The thread that looks at documents, one after the other.
struct Worker {
    tasks: Sender<Task>,
    reports: Job<(StateId, Done)>,
}

/// The findings about the document, and the revision that they belong to.
#[derive(Default)]
pub struct Watch {
    worker: Option<Worker>,
    report: Arc<Report>,
    /// The state of the document that `report` is about.
    done: Option<StateId>,
    under_way: Option<StateId>,
    /// To be fixed as soon as the thread has time.
    to_fix: Option<FixWish>,
    fixed: Option<(StateId, Fixes)>,
    is_fixing: bool,
    /// The state that has to rest, and the time since which it does.
    resting: Option<(StateId, f64)>,
    /// Why nothing is looked at.
    fault: Option<String>,
}

impl Watch {
    /// Returns the findings of the last look at the document.
    pub fn report(&self) -> &Arc<Report> {
        &self.report
    }

    /// The document has been looked at, be it in another state.
    pub fn has_looked(&self) -> bool {
        self.done.is_some()
    }

    /// Returns true if the findings are those of the document as it is.
    pub fn is_current(&self, state: StateId) -> bool {
        self.done == Some(state)
    }

    /// Why nothing is looked at, if something went wrong.
    pub fn fault(&self) -> Option<&str> {
        self.fault.as_deref()
    }

    /// Has all fixes of what is wished worked out, for the document as it is when that begins.
    pub fn fix_all(&mut self, wish: FixWish) {
        self.to_fix = Some(wish);
    }

    /// Fixes are being worked out.
    pub fn is_fixing(&self) -> bool {
        self.is_fixing || self.to_fix.is_some()
    }

    /// Returns the result of that, once, with the state of the document that it was worked out for.
    pub fn take_fixed(&mut self) -> Option<(StateId, Fixes)> {
        self.fixed.take()
    }

    /// Follows the document. Returns the seconds after which to call again though nothing happens until then.
    ///
    /// `opened`: what opening the document reported. `wake` is called by the thread when there is something to follow.
    pub fn follow(
        &mut self,
        now: f64,
        history: &History,
        opened: &Arc<Vec<sim::file::FileProblem>>,
        wake: impl Fn() + Send + 'static,
    ) -> Option<f64> {
        let state = history.state();
        if self.done.or(self.under_way).is_some_and(|known| !history.owns(known)) {
            *self = Self::default(); // of another document
        }
        self.take_report();
        if history.document().project().levels.is_empty() || self.fault.is_some() {
            self.to_fix = None;
            return None;
        }
        if self.under_way.is_some() {
            return None; // its report wakes us
        }
        if self.to_fix.is_some() {
            self.start(state, history, opened, wake);
            return None;
        }
        if self.done == Some(state) {
            return None;
        }
        // What was just opened has rested.
        if self.done.is_some() {
            let left = match self.resting {
                Some((waited, since)) if waited == state => since + REST - now,
                _ => {
                    self.resting = Some((state, now));
                    REST
                }
            };
            if left > 0.0 {
                return Some(left);
            }
        }
        self.resting = None;
        self.start(state, history, opened, wake);
        None
    }

    fn take_report(&mut self) {
        match self.worker.as_mut().and_then(|worker| worker.reports.poll()) {
            None => {}
            Some(Ok((state, done))) => {
                (self.under_way, self.is_fixing) = (None, false);
                match done {
                    Done::Looked(Some(report)) => (self.report, self.done) = (Arc::new(report), Some(state)),
                    Done::Fixed(Some(fixes)) => self.fixed = Some((state, fixes)),
                    Done::Looked(None) | Done::Fixed(None) => {}
                }
            }
            Some(Err(fault)) => {
                (self.worker, self.under_way, self.is_fixing) = (None, None, false);
                self.fault = Some(fault);
            }
        }
    }

    fn start(
        &mut self,
        state: StateId,
        history: &History,
        opened: &Arc<Vec<sim::file::FileProblem>>,
        wake: impl Fn() + Send + 'static,
    ) {
        let worker = self.worker.get_or_insert_with(|| begin(wake));
        let is_fixing = self.to_fix.is_some();
        let task = Task {
            state,
            project: history.document().project().clone(),
            opened: Arc::clone(opened),
            fix: self.to_fix.take(),
        };
        if worker.tasks.send(task).is_ok() {
            (self.under_way, self.is_fixing) = (Some(state), is_fixing);
        }
    }
}

fn begin(wake: impl Fn() + Send + 'static) -> Worker {
    let (tasks, to_do) = channel::<Task>();
    let mut reports = Job::default();
    reports.start(wake, move |report, stop| {
        let mut checker = Checker::default();
        for Task { state, project, opened, fix: wish } in to_do {
            let done = match wish {
                Some(wish) => Done::Fixed(fix_all(&project, &opened, &wish, stop)),
                None => Done::Looked(checker.run(&project, &opened, &Wish::default(), stop)),
            };
            // What nobody holds any more need not be copied by the next edit.
            drop(project);
            report((state, done));
        }
    });
    Worker { tasks, reports }
}
