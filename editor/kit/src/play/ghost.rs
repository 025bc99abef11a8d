//! A recording laid beside the level in view: read and played on a thread, again after every edit that rests, and drawn
//! by an overlay.

use super::rested::Rested;
use super::run;
use sim::file::{Disk, field, read_recording};
use sim::level::Level;
use sim::project::{LevelData, Start};
use sim::recording::places::Places;
use sim::recording::presses::Presses;
use sim::recording::steps::Score;
use sim::recording::through::{Begin, Through};
use sim::recording::{Column, Recording, status};
use sim::world::World;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// A recording beside what the level in view makes of its buttons.
#[derive(Clone, Debug, Default)]
pub struct Ghost {
    /// The recording's file.
    pub path: PathBuf,
    /// Rows in which the console did not run the game.
    pub lag: usize,
    /// Held buttons count as pressed, as in demos.
    pub held_is_pressed: bool,
    /// True if the steps that the originals prepare come before the first row.
    pub is_prepared: bool,
    /// Frames that came out the same up to the first that did not.
    pub run_through: usize,
    /// Single steps, away from objects, near one and on one: those that came out the same, of how many.
    pub steps: [(usize, usize); 4],
    /// The places of the recorded player after each frame in which the game ran.
    pub theirs: Vec<(i32, i32)>,
    /// The places of ours.
    pub ours: Vec<(i32, i32)>,
    /// The first frame that came out otherwise.
    pub difference: Option<Difference>,
    /// The same for the timeline; `None` if held buttons count as pressed, which runs of ours don't know.
    pub console: Option<Arc<Console>>,
}

/// The recording of a console, as a run that can be on the timeline or beside the one there.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Console {
    /// The file's name.
    pub name: String,
    /// Its buttons, from the level's start.
    pub log: Arc<run::InputLog>,
    /// The places of the recorded player after each frame in which the game ran, pixels.
    pub way: Vec<(i32, i32)>,
}

/// The first frame of a run that is not as recorded.
#[derive(Clone, Debug, Default)]
pub struct Difference {
    /// Its number in the recording.
    pub frame: String,
    /// The place of the recorded player.
    pub theirs: (i32, i32),
    /// The place of ours.
    pub ours: (i32, i32),
    /// Field, recorded value and ours.
    pub fields: Vec<(&'static str, String, String)>,
}

impl Ghost {
    /// Lays a recording beside a level.
    fn new(path: PathBuf, recording: &Recording, level: &Level, data: &LevelData) -> Self {
        let (presses, _) = Presses::find(recording, level);
        let begin = Begin::find(recording, level, presses);
        let score = Score::of(recording, level, presses, &Places::of(data));
        let counts = [score.all, score.free_of_objects, score.near_object, score.on_object];
        let is_prepared = matches!(begin, Begin::LevelStart { prepared: true });
        let mut played = begun(level, is_prepared);
        let mut ghost = Self {
            path,
            lag: recording.lag(),
            held_is_pressed: presses == Presses::Held,
            is_prepared,
            steps: counts.map(|count| (count.exact, count.frames)),
            ..Self::default()
        };
        for step in Through::new(recording, level, presses, begin) {
            let recorded = &recording.rows[step.row];
            let [theirs, ours] = [recorded, &step.ours].map(|row| (row[Column::X], row[Column::Y]));
            ghost.theirs.push(theirs);
            ghost.ours.push(ours);
            played.held.push(step.input.first.held);
            played.held_2.push(step.input.second.held);
            if ghost.difference.is_none() && !step.is_exact() {
                let pair =
                    |column: Column| (column.name(), field(column, recorded[column]), field(column, step.ours[column]));
                let fields = step.differences.iter().map(pair).collect();
                let frame = field(Column::Frame, recorded[Column::Frame]);
                ghost.difference = Some(Difference { frame, theirs, ours, fields });
            }
            ghost.run_through += usize::from(ghost.difference.is_none());
        }
        let name = ghost.path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let way = ghost.theirs.clone();
        ghost.console = (!ghost.held_is_pressed).then(|| Arc::new(Console { name, log: Arc::new(played), way }));
        ghost
    }

    /// Returns the place of the recorded player when a world that began at the level's start had run this many frames.
    pub fn at(&self, frame: u32) -> Option<(i32, i32)> {
        let row = frame.checked_sub(u32::from(self.is_prepared) + 1)?;
        self.theirs.get(usize::try_from(row).ok()?).copied()
    }
}

/// A run without frames that begins as recordings do: prepared, or at once.
fn begun(level: &Level, is_prepared: bool) -> run::InputLog {
    let start: Start = level.start;
    let origin = is_prepared.then(|| {
        let mut world = World::at(level, &start);
        world.prepare(level);
        Arc::new(world)
    });
    run::InputLog { start, origin, ..run::InputLog::default() }
}

/// The sources of a ghost: the file, the document's revision, the level.
type Key = (PathBuf, u64, String);
type Answer = Result<(Arc<Recording>, Ghost), String>;

/// The ghost of the recording in hand, kept up with the level.
#[derive(Default)]
pub struct Ghosts {
    ghost: Option<Arc<Ghost>>,
    problem: Option<String>,
    /// The file that was read last.
    read: Option<(PathBuf, Arc<Recording>)>,
    work: Rested<Key, Answer>,
}

/// The level in view, and the document's revision that it is of.
#[derive(Clone, Copy, Debug)]
pub struct InView<'a> {
    /// Of the document.
    pub revision: u64,
    /// As the document has it; `None` without a level.
    pub data: Option<&'a Arc<LevelData>>,
    /// Compiled.
    pub level: &'a Arc<Level>,
}

impl Ghosts {
    /// The ghost, once there is one.
    pub fn ghost(&self) -> Option<&Arc<Ghost>> {
        self.ghost.as_ref()
    }

    /// Why there is none.
    pub fn problem(&self) -> Option<&str> {
        self.problem.as_deref()
    }

    /// A recording is being read or played.
    pub fn is_busy(&self) -> bool {
        self.work.is_busy()
    }

    /// Follows the session's recording, and the level in view. `now` is in seconds.
    ///
    /// Returns the seconds after which it wants to be called again. `wake` is called, on another thread, once there is news.
    pub fn follow(
        &mut self,
        now: f64,
        path: Option<&Path>,
        view: InView<'_>,
        wake: impl Fn() + Send + 'static,
    ) -> Option<f64> {
        let (Some(path), Some(data)) = (path, view.data) else {
            *self = Self::default();
            return None;
        };
        if let Some(answer) = self.work.poll() {
            (self.ghost, self.problem) = match answer.flatten() {
                Ok((recording, ghost)) => {
                    self.read = Some((ghost.path.clone(), recording));
                    (Some(Arc::new(ghost)), None)
                }
                Err(problem) => (None, Some(problem)),
            };
        }
        let key = (path.to_owned(), view.revision, data.key.clone());
        if self.work.done().is_some_and(|(_, _, level)| *level != key.2) && !self.work.is_busy() {
            self.ghost = None; // of another level
        }
        let is_other_file = self.work.done().is_none_or(|(old, ..)| old != path);
        let read = self.read.as_ref().filter(|(old, _)| *old == path).map(|(_, recording)| Arc::clone(recording));
        let (path, level, data) = (path.to_owned(), Arc::clone(view.level), Arc::clone(data));
        self.work.follow((now, is_other_file), &key, wake, move |answer, _| {
            let made = read_again(read, &path).map(|recording| {
                let ghost = Ghost::new(path, &recording, &level, &data);
                (recording, ghost)
            });
            // An edit while somebody else holds the level would have to copy it.
            drop((level, data));
            answer(made);
        })
    }
}

fn read_again(read: Option<Arc<Recording>>, path: &Path) -> Result<Arc<Recording>, String> {
    if let Some(recording) = read {
        return Ok(recording);
    }
    let mut recording = read_recording(&Disk, path).map_err(|error| error.to_string())?;
    fill_flags(&mut recording);
    match NEEDED.iter().find(|column| !recording.columns.has(**column)) {
        Some(column) => Err(format!("{}: there is no column `{}`", path.display(), column.name())),
        None => Ok(Arc::new(recording)),
    }
}

/// Columns without which no step can start from a row.
pub(crate) const NEEDED: [Column; 8] = [
    Column::X,
    Column::Y,
    Column::XSpeed,
    Column::YSpeed,
    Column::GroundSpeed,
    Column::Angle,
    Column::Air,
    Column::Rolling,
];

/// Takes the columns `air` and `rolling` from the status if a recorder lacks them.
pub(crate) fn fill_flags(recording: &mut Recording) {
    for (column, bit) in [(Column::Air, status::AIRBORNE), (Column::Rolling, status::ROLLING)] {
        if recording.columns.has(Column::Status) && !recording.columns.has(column) {
            recording.rows.iter_mut().for_each(|row| row[column] = i32::from(row.has(bit)));
            recording.columns = recording.columns.with(column);
        }
    }
}
