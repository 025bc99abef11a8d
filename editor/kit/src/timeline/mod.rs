//! The timeline: what was played last, simulated again in the level as it is after every edit, and what was played before.
//!
//! The window is unknown here. `track.rs` simulates, `ending.rs` compares, `fan.rs` is
//! what could be done instead, `beside.rs` runs to compare, `input_edit.rs` edits of the inputs, `input_text.rs` their text.

pub mod beside;
pub mod ending;
pub mod fan;
pub mod input_edit;
pub mod input_text;
mod marks;
mod moved_start;
pub mod track;

use crate::document::{GestureId, StepKey};
use crate::job::Job;
use crate::play::Play;
use crate::play::run::{InputLog, LevelRun};
use crate::play::sample::Sample;
use beside::{Beside, Companion, Source};
use ending::Ending;
pub use marks::{Bookmark, FrameShift};
use marks::{Marks, MarksChange};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::{Project, Start};
use std::collections::VecDeque;
use std::ops::Range;
use std::sync::Arc;
use std::time::Duration;
use track::Track;

/// Runs that are kept besides the one in hand.
const KEPT: usize = 24;
/// A run of fewer frames is forgotten: somebody only looked where he would begin.
const WORTH_KEEPING: usize = 30;
/// Edits of buttons that can be undone.
const EDITS: usize = 100;
/// Frames that are simulated while the window waits. More take a thread.
const AT_ONCE: usize = 2_000;
/// The time that a picture waits for that thread: after that the window goes on, and the way is there in a later picture.
const PATIENCE: Duration = Duration::from_millis(4);
/// Points of the little picture of a way.
const WAY_POINTS: usize = 96;

/// A run that was played before the one in hand.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The inputs.
    pub log: Arc<InputLog>,
    /// Key of the level.
    pub level: String,
    /// The ending in the level as it was then.
    pub ending: Ending,
    /// The way, for a picture of it.
    pub way: Vec<(i32, i32)>,
}

/// The state that the timeline follows.
#[derive(Clone, Copy)]
pub struct Now<'a> {
    /// The play.
    pub play: &'a Play,
    /// Key of the level that it is played in.
    pub level_key: &'a str,
    /// The level as it is, by the rules that the run is played by.
    pub level: &'a Arc<Level>,
    /// Changes with every step of the history, and stays while a step grows.
    pub step: StepKey,
    /// The level has in it what a drag would leave, which is no step yet.
    pub is_on_trial: bool,
    /// The project of the level, for runs by other rules.
    pub project: &'a Project,
    /// Changes with every change of the project.
    pub revision: (u64, u64),
}

/// The ending of a run, and its difference from the run before an edit.
#[derive(Clone, Debug)]
pub struct Verdict {
    /// Its end.
    pub ending: Ending,
    /// In one line; if the last edit changed the run, how it is otherwise than before.
    pub text: String,
    /// The first frame that the last edit changed.
    pub parts_from: Option<usize>,
}

impl Verdict {
    fn of(track: &Track, before: Option<&Track>) -> Self {
        let ending = Ending::of(track);
        let before = before.and_then(|before| Some((before, before.parts_from(track)?)));
        let text = before.map_or_else(|| ending.in_words(), |(before, _)| ending.compared(&Ending::of(before)));
        Self { ending, text, parts_from: before.map(|(_, frame)| frame) }
    }
}

/// A run beside the one in hand, on the other side of an edit of its buttons.
#[derive(Clone)]
struct ButtonEdit {
    log: Arc<InputLog>,
    /// The change of the marks, if frames were put in or taken out.
    marks: Option<MarksChange>,
}

/// The run in hand, and those before it.
#[derive(Default)]
pub struct Timeline {
    level_key: String,
    log: Option<Arc<InputLog>>,
    track: Option<Arc<Track>>,
    /// As the run was before the last step of edits.
    before: Option<Arc<Track>>,
    verdict: Option<Verdict>,
    /// The tracks that the verdict is of.
    judged: [Option<Arc<Track>>; 2],
    step: StepKey,
    /// While a drag is on trial: what the run was compared with before.
    before_trial: Option<Option<Arc<Track>>>,
    /// The start of the level when it was seen last: runs from there follow it.
    start: Option<Start>,
    /// The start at which the run in hand was begun, if it was moved since.
    begun_at: Option<Start>,
    /// The gesture that edits the buttons.
    gesture: Option<GestureId>,
    /// The run before each edit of its buttons, and after each that was undone.
    edits: [Vec<ButtonEdit>; 2],
    /// A frame to be shown once the run is simulated.
    wish: Option<usize>,
    /// The track of the frame that is held.
    shown: Option<Arc<Track>>,
    job: Job<Track>,
    /// The inputs and the level that the thread simulates.
    asked: Option<(Arc<InputLog>, Arc<Level>)>,
    /// The inputs and the level that could not be simulated: they are not tried again before they change.
    failed: Option<(Arc<InputLog>, Arc<Level>)>,
    beside: Vec<Companion>,
    /// The run and the revision that those beside it were followed for.
    beside_of: Option<(Arc<InputLog>, (u64, u64))>,
    /// Simulates those beside.
    beside_job: Job<Vec<Companion>>,
    kept: VecDeque<Kept>,
    marks: Marks,
    problem: Option<String>,
}

impl Timeline {
    /// The run in hand, in the level as it is; for a moment after an edit, as it was.
    pub fn track(&self) -> Option<&Arc<Track>> {
        self.track.as_ref()
    }

    /// The run as it was before the last step of edits, if that changed it.
    pub fn before(&self) -> Option<&Arc<Track>> {
        let (before, track) = (self.before.as_ref()?, self.track.as_ref()?);
        (!Arc::ptr_eq(before, track)).then_some(before)
    }

    /// Returns the inputs of the run in hand.
    pub fn log(&self) -> Option<&Arc<InputLog>> {
        self.log.as_ref()
    }

    /// Runs of the level in view that were played before, newest first, with their places for [`Timeline::take_back`].
    pub fn kept(&self) -> impl Iterator<Item = (usize, &Kept)> {
        self.kept.iter().enumerate().filter(|(_, kept)| kept.level == self.level_key)
    }

    /// Frames that are played over and over.
    pub fn section(&self) -> Option<Range<usize>> {
        self.marks.section.clone()
    }

    /// Plays some frames over and over, or no longer.
    pub fn set_section(&mut self, section: Option<Range<usize>>) {
        self.marks.section = section.filter(|section| section.start < section.end);
    }

    /// Frames to come back to, in order.
    pub fn bookmarks(&self) -> &[Bookmark] {
        &self.marks.bookmarks
    }

    /// Returns the bookmark of a frame.
    pub fn bookmark(&self, frame: usize) -> Option<&Bookmark> {
        self.marks.place(frame).ok().map(|place| &self.marks.bookmarks[place])
    }

    /// Sets or removes a bookmark.
    pub fn toggle_bookmark(&mut self, frame: usize) {
        match self.marks.place(frame) {
            Ok(place) => drop(self.marks.bookmarks.remove(place)),
            Err(place) => self.marks.bookmarks.insert(place, Bookmark { frame, name: String::new() }),
        }
    }

    /// Names the bookmark of a frame; nothing if there is none.
    pub fn name_bookmark(&mut self, frame: usize, name: String) {
        if let Ok(place) = self.marks.place(frame) {
            self.marks.bookmarks[place].name = name;
        }
    }

    /// The run is being simulated on a thread.
    pub fn is_busy(&self) -> bool {
        self.job.is_busy()
    }

    /// Takes what went wrong on the thread, in words for the user.
    pub fn take_problem(&mut self) -> Option<String> {
        self.problem.take()
    }

    /// Returns the ending of the run; if the last edit changed it, its difference from before.
    pub fn verdict(&self) -> Option<&Verdict> {
        self.verdict.as_ref()
    }

    /// The first frame that the last edit changed.
    pub fn parts_from(&self) -> Option<usize> {
        self.verdict.as_ref()?.parts_from
    }

    /// Another level or project is in view.
    pub fn forget(&mut self) {
        self.put_away();
        (self.log, self.track, self.before, self.shown) = (None, None, None, None);
        self.job.cancel();
        self.job = Job::default();
        (self.marks, self.begun_at, self.wish) = (Marks::default(), None, None);
        (self.beside, self.beside_of, self.beside_job) = (Vec::new(), None, Job::default());
        (self.level_key, self.start, self.edits) = (String::new(), None, Default::default());
    }

    /// Forgets all runs: another project is open.
    pub fn forget_all(&mut self) {
        self.forget();
        self.kept.clear();
    }

    /// Follows what is played, and the level. `wake` is called, on another thread, once there is news.
    pub fn follow(&mut self, now: Now<'_>, wake: impl Fn() + Send + Sync + 'static) {
        if self.level_key != now.level_key {
            self.forget();
            now.level_key.clone_into(&mut self.level_key);
            // The run that was in hand when the level was in view last.
            let last = self.kept().next().map(|(place, _)| place);
            self.log = last.and_then(|place| self.kept.remove(place)).map(|kept| kept.log);
        }
        self.follow_step(now.step, now.is_on_trial);
        if self.wish.is_none() {
            self.follow_play(now.play);
        }
        self.follow_start(now.level);
        let wake = Arc::new(wake);
        let woken = Arc::clone(&wake);
        self.simulate(now.level, move || woken());
        self.follow_shown(now.play);
        self.judge(now.play.is_running());
        self.follow_beside(now, move || wake());
    }

    /// The runs beside the one in hand.
    pub fn beside(&self) -> &[Companion] {
        &self.beside
    }

    /// Lays a run beside the one in hand, or takes it away.
    pub fn toggle_beside(&mut self, what: Beside) {
        self.beside_of = None;
        let count = self.beside.len();
        self.beside.retain(|companion| companion.what != what);
        if self.beside.len() == count && count < beside::MOST {
            self.beside.push(Companion::new(what));
        }
    }

    /// Simulates those beside again, while nobody plays.
    fn follow_beside(&mut self, now: Now<'_>, wake: impl Fn() + Send + 'static) {
        self.take_beside(Duration::ZERO);
        if self.beside_job.is_busy() || self.beside.is_empty() {
            return;
        }
        let Some(log) = self.log.clone().filter(|_| !now.play.is_running()) else { return };
        let is_same = |(of, revision): &(Arc<InputLog>, (u64, u64))| Arc::ptr_eq(of, &log) && *revision == now.revision;
        if self.beside_of.as_ref().is_some_and(is_same) {
            return;
        }
        self.beside_of = Some((Arc::clone(&log), now.revision));
        let (project, key, level) = (now.project.clone(), now.level_key.to_owned(), Arc::clone(now.level));
        let mut beside = self.beside.clone();
        let follow = move || {
            let source = Source { project: &project, key: &key, level: &level, log: &log };
            beside.iter_mut().for_each(|companion| companion.follow(source));
            beside
        };
        if self.log.as_ref().is_none_or(|log| log.frames() <= AT_ONCE) {
            self.beside = follow();
        } else {
            self.beside_job.start(wake, move |answer, _| answer(follow()));
            self.take_beside(PATIENCE);
        }
    }

    /// Takes those beside as the thread made them, or makes them within some time.
    fn take_beside(&mut self, patience: Duration) {
        match self.beside_job.poll_for(patience) {
            Some(Ok(made)) => {
                for companion in made {
                    if let Some(old) = self.beside.iter_mut().find(|old| old.what == companion.what) {
                        *old = companion;
                    }
                }
            }
            Some(Err(problem)) => self.problem = Some(problem),
            None => return,
        }
        self.beside_job = Job::default();
    }

    /// Looks at the end again, if one of both tracks is another one. A run that goes on has none yet.
    fn judge(&mut self, goes_on: bool) {
        if goes_on {
            (self.verdict, self.judged) = (None, [None, None]);
            return;
        }
        let before = self.before().cloned();
        let is = |a: &Option<Arc<Track>>, b: &Option<Arc<Track>>| match (a, b) {
            (Some(a), Some(b)) => Arc::ptr_eq(a, b),
            (a, b) => a.is_none() && b.is_none(),
        };
        if !is(&self.judged[0], &self.track) || !is(&self.judged[1], &before) {
            self.verdict = self.track.as_ref().map(|track| Verdict::of(track, before.as_deref()));
            self.judged = [self.track.clone(), before];
        }
    }

    /// Asks for a frame of the run in hand to be shown; nothing if there is none.
    pub fn go_to(&mut self, frame: usize) {
        self.wish = self.log.as_ref().map(|_| frame);
    }

    /// The run at the frame that was asked for, and all of its log, once both are known.
    pub fn take_wish(&mut self) -> Option<(LevelRun, Arc<InputLog>)> {
        let (track, log) = (self.track.as_ref()?, self.log.as_ref()?);
        let is_up_to_date = Arc::ptr_eq(track.log(), log) && !self.job.is_busy();
        let frame = self.wish.take_if(|_| is_up_to_date)?;
        self.shown = Some(Arc::clone(track));
        Some((track.run(frame), Arc::clone(log)))
    }

    /// A frame of a run that is held is one of the run as it is after the last edit.
    fn follow_shown(&mut self, play: &Play) {
        if !play.is_paused() || play.watched().is_none() {
            self.shown.clone_from(&self.track);
            return;
        }
        let (Some(shown), Some(track)) = (&self.shown, &self.track) else { return };
        if self.wish.is_none() && !self.job.is_busy() && !Arc::ptr_eq(shown, track) {
            self.wish = play.run().map(|run| run.log().frames());
        }
    }

    /// The next step of edits has begun, maybe on trial: the run as it is now is what it is compared with.
    fn follow_step(&mut self, step: StepKey, is_on_trial: bool) {
        let is_next = std::mem::replace(&mut self.step, step) != step;
        match self.before_trial.take() {
            Some(before) if is_on_trial => self.before_trial = Some(before),
            // The step was on trial until now: the run is compared with what it was before that.
            Some(_) if is_next => {}
            // The drag was given up.
            Some(before) => self.before = before,
            None => {
                let before = self.before.clone();
                if is_next || is_on_trial {
                    self.before.clone_from(&self.track);
                }
                self.before_trial = is_on_trial.then_some(before);
            }
        }
    }

    /// Takes over what was played, as far as it is not known.
    fn follow_play(&mut self, play: &Play) {
        let Some(run) = play.last_run() else { return };
        let whole = play.watched().map(|watched| watched.whole(run.log()));
        let whole = whole.filter(|whole| whole.frames() > run.log().frames());
        let now = whole.as_ref().unwrap_or(run.log());
        let moved = match (&self.log, self.begun_at) {
            (Some(known), Some(begun_at)) if now.origin.is_none() && now.start == begun_at => {
                Some(InputLog { start: known.start, ..now.clone() })
            }
            _ => None,
        };
        let now = moved.as_ref().unwrap_or(now);
        if let Some(known) = &self.log
            && known.begins_as(now)
        {
            let same = known.frames_like(now);
            if same == now.frames() {
                return; // somebody is in the midst of it
            }
            if same == known.frames() {
                self.log = Some(Arc::new(now.clone()));
                self.edits = Default::default();
                return;
            }
        }
        if now.frames() > 0 || self.log.as_ref().is_none_or(|known| !known.begins_as(now)) {
            self.take(now.clone());
            // What was marked when the run was saved.
            let moments = play.watched().map_or(&[][..], |watched| watched.moments());
            if !moments.is_empty() {
                let marked = |(frame, name): &(usize, String)| Bookmark::of_moment(*frame, name);
                self.marks.bookmarks = moments.iter().map(marked).collect();
            }
        }
    }

    /// Has a run in hand in place of the one before, which is kept.
    fn take(&mut self, log: InputLog) {
        self.put_away();
        let is_branch = self.log.as_ref().is_some_and(|old| old.begins_as(&log));
        if !is_branch {
            (self.track, self.marks) = (None, Marks::default());
            self.begun_at = None;
        }
        (self.before, self.gesture, self.edits) = (None, None, Default::default());
        self.log = Some(Arc::new(log));
    }

    /// The run in hand goes to those before it.
    fn put_away(&mut self) {
        let (Some(log), Some(track)) = (&self.log, &self.track) else { return };
        let is_known = |kept: &Kept| kept.log == *log && kept.level == self.level_key;
        let is_idle = log.held.iter().chain(&log.held_2).all(|held| *held == Buttons::NONE);
        if log.frames() < WORTH_KEEPING || is_idle || self.kept.iter().any(is_known) {
            return;
        }
        let every = (track.frames() / WAY_POINTS).max(1);
        self.kept.push_front(Kept {
            log: Arc::clone(log),
            level: self.level_key.clone(),
            ending: Ending::of(track),
            way: track.samples().step_by(every).map(Sample::px).collect(),
        });
        self.kept.truncate(KEPT);
    }

    /// Takes a run of [`Timeline::kept`] in hand again.
    pub fn take_back(&mut self, place: usize) {
        if let Some(kept) = self.kept.remove(place) {
            self.take_over(&kept.log);
        }
    }

    /// Has a run in hand that was not played here, at its start.
    pub fn take_over(&mut self, log: &InputLog) {
        if self.log.as_deref() != Some(log) {
            self.take(log.clone());
        }
        self.go_to(0);
    }

    /// Has other buttons in hand: those of the same run, edited, with the frames that were put in or taken out. What it was
    /// before the gesture is kept among the earlier runs.
    pub fn edit(&mut self, gesture: GestureId, mut edited: InputLog, shift: Option<FrameShift>) {
        edited.held_2.resize(edited.held.len(), Buttons::NONE);
        if self.log.as_deref() == Some(&edited) {
            return;
        }
        if self.gesture == Some(gesture) {
            self.log = Some(Arc::new(edited));
        } else {
            let [mut before, _] = std::mem::take(&mut self.edits);
            let marks = shift.map(|shift| MarksChange::apply(&mut self.marks, shift));
            before.extend(self.log.clone().map(|log| ButtonEdit { log, marks }));
            if before.len() > EDITS {
                before.remove(0);
            }
            self.take(edited);
            self.before.clone_from(&self.track);
            (self.gesture, self.edits) = (Some(gesture), [before, Vec::new()]);
        }
    }

    /// There is an edit of buttons to be undone, or else to be redone.
    pub fn has_edits(&self) -> [bool; 2] {
        self.edits.each_ref().map(|edits| !edits.is_empty())
    }

    /// Undoes the last edit of buttons and shows a frame, or the first one that differs; false if there is none.
    pub fn undo_edit(&mut self, shown: Option<usize>) -> bool {
        self.turn(0, shown)
    }

    /// Redoes what [`Timeline::undo_edit`] undid.
    pub fn redo_edit(&mut self, shown: Option<usize>) -> bool {
        self.turn(1, shown)
    }

    fn turn(&mut self, from: usize, shown: Option<usize>) -> bool {
        let (Some(now), Some(edit)) = (self.log.clone(), self.edits[from].pop()) else { return false };
        let ButtonEdit { log: other, marks } = edit;
        match &marks {
            Some(change) if from == 0 => change.undo(&mut self.marks),
            Some(change) => change.redo(&mut self.marks),
            None => {}
        }
        if from == 1 {
            self.put_away();
        }
        self.kept.retain(|kept| kept.level != self.level_key || kept.log != other);
        self.edits[1 - from].push(ButtonEdit { log: Arc::clone(&now), marks });
        self.before.clone_from(&self.track);
        (self.gesture, self.log) = (None, Some(Arc::clone(&other)));
        self.go_to(shown.unwrap_or_else(|| now.frames_like(&other)));
        true
    }

    /// A run that began at the level's start begins there, even after that is moved. The player stays the same.
    fn follow_start(&mut self, level: &Level) {
        let start = level.start;
        let Some(old) = self.start.replace(start).filter(|old| *old != start) else { return };
        let Some(log) = &mut self.log else { return };
        if let Some(moved) =
            moved_start::moved(&level.ruleset, &log.start, &old, &start).filter(|_| log.origin.is_none())
        {
            self.begun_at.get_or_insert(log.start);
            Arc::make_mut(log).start = moved;
            self.edits = Default::default();
        }
    }

    /// Simulates what is not known yet, here or on a thread.
    fn simulate(&mut self, level: &Arc<Level>, wake: impl Fn() + Send + 'static) {
        self.take_track(Duration::ZERO);
        if self.job.is_busy() {
            return;
        }
        let Some(log) = &self.log else { return };
        let is_this = |(run, of): &(Arc<InputLog>, Arc<Level>)| Arc::ptr_eq(run, log) && Arc::ptr_eq(of, level);
        if self.failed.as_ref().is_some_and(is_this) {
            return;
        }
        let new_frames = match &mut self.track {
            Some(track) if Arc::ptr_eq(track.level(), level) && Arc::ptr_eq(track.log(), log) => return,
            Some(track)
                if Arc::ptr_eq(track.level(), level)
                    && track.log().begins_as(log)
                    && track.log().frames_like(log) == track.frames() =>
            {
                Arc::make_mut(track).extend(log);
                return;
            }
            _ => log.frames(),
        };
        let asked = (Arc::clone(log), Arc::clone(level));
        let (known, (log, level)) = (self.track.clone(), asked.clone());
        let make = move || match known {
            Some(known) => known.again(&log, &level),
            None => Track::new(&log, &level),
        };
        if new_frames <= AT_ONCE {
            self.track = Some(Arc::new(make()));
        } else {
            self.asked = Some(asked);
            self.job.start(wake, move |answer, _| answer(make()));
            self.take_track(PATIENCE);
        }
    }

    /// Takes what the thread made, or makes within some time.
    fn take_track(&mut self, patience: Duration) {
        match self.job.poll_for(patience) {
            Some(Ok(track)) => (self.track, self.asked) = (Some(Arc::new(track)), None),
            Some(Err(problem)) => {
                self.problem = Some(problem);
                self.failed = self.asked.take();
            }
            None => return,
        }
        // There is no more news of it.
        self.job = Job::default();
    }
}
