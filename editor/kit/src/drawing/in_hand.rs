//! The result of a drag before its end, as solid as it will be: a copy of the level with it, so that runs meet it before the release.

use super::shapes::lay;
use crate::document::Document;
use crate::document::paint::{Scope, block_edits, chunk_edits};
use crate::job::Job;
use sim::level::Level;
use sim::project::{Project, Shape};
use sim::tiles::{Cell, ChunkId};
use std::sync::Arc;
use std::time::Duration;

/// The time that a picture waits for the copy: a longer one is made while the window goes on.
const PATIENCE: Duration = Duration::from_millis(4);

/// The content of the hand.
#[derive(Clone, Debug, PartialEq)]
pub enum InHand {
    /// A shape that is drawn, bent or moved.
    Shape(Shape),
    /// Cells for blocks: column, row and cell of each.
    Cells(Vec<(i32, i32, Cell)>, Scope),
    /// Chunks for places of the layout: column, row and chunk of each.
    Chunks(Vec<(i32, i32, ChunkId)>),
}

impl InHand {
    /// The project as it would be if it were put down; `None` if it can't be.
    fn put_down(&self, document: &Document, level: &str) -> Option<Project> {
        let edits = match self {
            Self::Shape(shape) => return lay::on_trial(document, level, shape.clone()).ok(),
            Self::Cells(cells, scope) => block_edits(document, level, cells, *scope).ok()?,
            Self::Chunks(places) => chunk_edits(document, level, places).into(),
        };
        edits.lead(document).ok().map(|after| after.project().clone())
    }
}

/// The document as it is, which the hand works on.
#[derive(Clone, Copy)]
pub struct Under<'a> {
    /// The document.
    pub document: &'a Document,
    /// Key of the level in view.
    pub level_key: &'a str,
    /// That level, compiled.
    pub level: &'a Arc<Level>,
}

/// The source of a copy.
#[derive(Clone, Debug)]
struct Of {
    in_hand: Arc<InHand>,
    level: Arc<Level>,
}

impl Of {
    fn is(&self, in_hand: &Arc<InHand>, level: &Arc<Level>) -> bool {
        Arc::ptr_eq(&self.in_hand, in_hand) && Arc::ptr_eq(&self.level, level)
    }
}

/// A project with what the hand holds, and its level.
#[derive(Clone, Debug)]
struct Copy {
    project: Project,
    level: Arc<Level>,
}

/// Keeps a copy of the level with what the hand holds.
#[derive(Debug, Default)]
pub struct Trial {
    job: Job<(Of, Option<Copy>)>,
    made: Option<(Of, Option<Copy>)>,
    /// The source of the copy that the thread makes.
    asked: Option<Of>,
    problem: Option<String>,
    /// Changes of the copy so far.
    count: u64,
}

impl Trial {
    /// Follows the hand. `wake` is called, on another thread, once there is a copy that took too long for a picture.
    pub fn follow(&mut self, in_hand: Option<&Arc<InHand>>, under: Under<'_>, wake: impl Fn() + Send + 'static) {
        let Some(in_hand) = in_hand else {
            if self.made.is_some() || self.job.is_busy() {
                (self.job, self.made, self.count) = (Job::default(), None, self.count + 1);
            }
            return;
        };
        self.take(Duration::ZERO);
        if self.job.is_busy() || self.made.as_ref().is_some_and(|(of, _)| of.is(in_hand, under.level)) {
            return;
        }
        let of = Of { in_hand: Arc::clone(in_hand), level: Arc::clone(under.level) };
        self.asked = Some(of.clone());
        let (document, key) = (under.document.clone(), under.level_key.to_owned());
        self.job.start(wake, move |report, _| {
            let copy = of.in_hand.put_down(&document, &key).map(|project| {
                let mut level = (*of.level).clone();
                level.update(document.project(), &project, &key);
                Copy { project, level: Arc::new(level) }
            });
            report((of, copy));
        });
        self.take(PATIENCE);
    }

    /// Takes a copy that is made, or will be within some time.
    fn take(&mut self, patience: Duration) {
        let Some(news) = self.job.poll_for(patience) else { return };
        self.count += 1;
        self.made = match news {
            Ok(made) => Some(made),
            Err(problem) => {
                self.problem = Some(problem);
                self.asked.take().map(|of| (of, None))
            }
        };
        // There is no more news: the next copy need not wait for the thread's end.
        self.job = Job::default();
    }

    /// Takes what went wrong on the thread, in words for the user.
    pub fn take_problem(&mut self) -> Option<String> {
        self.problem.take()
    }

    /// The copy; for a moment while the hand moves, of what it held before. `None` if the hand is empty.
    fn copy(&self) -> Option<&Copy> {
        self.made.as_ref()?.1.as_ref()
    }

    /// There is a copy.
    pub fn is_on(&self) -> bool {
        self.copy().is_some()
    }

    /// The project with what the hand holds; else as it is.
    pub fn project<'a>(&'a self, document: &'a Document) -> &'a Project {
        self.copy().map_or(document.project(), |copy| &copy.project)
    }

    /// The level with what the hand holds; else as it is.
    pub fn level<'a>(&'a self, level: &'a Arc<Level>) -> &'a Arc<Level> {
        self.copy().map_or(level, |copy| &copy.level)
    }

    /// Another number after each change of the copy.
    pub fn count(&self) -> u64 {
        self.count
    }
}
