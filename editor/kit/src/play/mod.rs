//! Test-play: a world that runs beside the document, by a clock of its own and the inputs of keys and pads.
//!
//! Nothing here knows the window or reads a clock: keys and time are handed in, so that a test can be the player.

pub mod attempts;
pub mod by_rules;
pub mod clock;
pub mod crossing;
pub mod figure;
pub mod figure_template;
pub mod ghost;
pub mod heat;
pub mod hud;
pub mod latch;
pub mod launch;
pub mod live;
pub mod look;
pub mod maze;
mod past;
pub mod pause_when;
pub mod place;
pub mod plays;
mod rested;
pub mod run;
pub mod sample;
pub mod subject;
pub mod watch;

use crate::notices::Notice;
use crate::sound::Heard;
use crate::words::{counted, time};
use clock::Clock;
use latch::Latch;
use maze::MazeRun;
use pause_when::{PauseMoment, PauseWhen};
use run::{InputLog, LevelRun};
use sim::camera::Screen;
use sim::input::Buttons;
use sim::level::Level;
use sim::maze::MazeWorld;
use sim::project::{self, MazeData, Start};
use sim::ruleset::Game;
use sim::trace::FrameTrace;
use sim::world::World;
use std::sync::Arc;
use std::time::Duration;
use watch::Watched;

/// A request to the running world.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum PlayCommand {
    /// Start at a level position (player's centre, pixels).
    StartAt(i32, i32),
    /// Start at the start that is chosen (see [`Play::choose_start`]).
    StartAtStart,
    /// Carry on the run that was stopped or paused; if there is none, start at the start that is chosen.
    Resume,
    /// From editing to playing and back, in the same run.
    Toggle,
    /// Stop and return to the view one left. The run can be carried on.
    Stop,
    /// Pause or go on.
    TogglePause,
    /// One frame forward, pausing.
    StepFrame,
    /// One frame back, pausing.
    StepBack,
    /// Begin again where the run began.
    Restart,
    /// Play on a screen of this size; a run begins again.
    Screen(Screen),
    /// Slower by one notch.
    Slower,
    /// Faster by one notch.
    Faster,
}

/// Whether the world is there, and whether it moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum State {
    /// Editing; a run may be waiting to be carried on.
    #[default]
    Stopped,
    /// The world moves.
    Running,
    /// The world is there and holds still.
    Paused,
}

/// Gamepads that press the player's buttons.
pub trait Pads {
    /// Hands over what was pressed and released since the last call: the buttons of further gamepads to `second`, if
    /// there is a second player.
    fn pass_on(&mut self, first: &mut Latch, second: Option<&mut Latch>);
    /// For the status line: the gamepads in use, or why there are none; `None` if there is nothing to say.
    fn status(&self) -> Option<String>;
}

/// The running world, its clock and its inputs.
#[derive(Default)]
pub struct Play {
    state: State,
    run: Option<LevelRun>,
    /// The run in a maze, in place of one in a level.
    maze: Option<MazeRun>,
    watched: Option<Watched>,
    clock: Clock,
    latch: Latch,
    /// The second player's.
    latch_2: Latch,
    screen: Screen,
    gamepads: Option<Box<dyn Pads>>,
    rewinding: bool,
    /// Time runs backwards without a key held.
    rewind_stays: bool,
    notices: Vec<Notice>,
    /// The start of runs; `None` for the level's own start.
    start: Option<Start>,
    goal_reported: bool,
    /// The restart after a loss is reported once.
    loss_reported: bool,
    /// Somebody wants to hear what happens.
    hears: bool,
    heard: Heard,
    /// The music that an object asked for last, if one did: the place of a sound, or `None` for the level's own.
    music: Option<Option<u8>>,
    pause_when: PauseWhen,
}

impl Play {
    /// True while a world exists, running or paused.
    pub fn is_active(&self) -> bool {
        self.state != State::Stopped
    }

    /// True while the world moves, forwards or backwards: every picture shows another frame.
    pub fn is_running(&self) -> bool {
        self.state == State::Running || (self.is_active() && self.rewinding)
    }

    /// True while the world holds still.
    pub fn is_paused(&self) -> bool {
        self.state == State::Paused
    }

    /// True while time goes backwards.
    pub fn is_rewinding(&self) -> bool {
        self.is_active() && self.rewinding
    }

    /// True if a stopped run can be carried on.
    pub fn can_resume(&self) -> bool {
        self.has_run() && !self.is_active()
    }

    /// There is a run, shown or waiting to be carried on, in a level or in a maze.
    pub fn has_run(&self) -> bool {
        self.run.is_some() || self.maze.is_some()
    }

    /// The run in a maze that is shown.
    pub fn maze_run(&self) -> Option<&MazeRun> {
        self.maze.as_ref().filter(|_| self.is_active())
    }

    /// The run in a maze, shown or waiting to be carried on.
    pub fn last_maze_run(&self) -> Option<&MazeRun> {
        self.maze.as_ref()
    }

    /// The world of a maze, while one is active.
    pub fn maze_world(&self) -> Option<&MazeWorld> {
        self.maze_run().map(MazeRun::world)
    }

    /// The run that is shown.
    pub fn run(&self) -> Option<&LevelRun> {
        self.run.as_ref().filter(|_| self.is_active())
    }

    /// The run, shown or waiting to be carried on.
    pub fn last_run(&self) -> Option<&LevelRun> {
        self.run.as_ref()
    }

    /// The run of the project that plays itself.
    pub fn watched(&self) -> Option<&Watched> {
        self.watched.as_ref()
    }

    /// The game whose rules the run in hand is played by, if they are not those of the project.
    pub fn rules(&self) -> Option<Game> {
        self.watched.as_ref().and_then(|watched| watched.rules)
    }

    /// The world, while one is active.
    pub fn world(&self) -> Option<&World> {
        self.run().map(LevelRun::world)
    }

    /// Returns the trace of the last frame, while a world is active.
    pub fn trace(&self) -> Option<&FrameTrace> {
        self.run().map(LevelRun::trace)
    }

    /// The speed for reading: "1/4x", "1x", "2x".
    pub fn speed(&self) -> String {
        self.clock.label()
    }

    /// The size of the screen.
    pub fn screen(&self) -> Screen {
        self.screen
    }

    /// Returns the buttons that keys and pads hold down. Fed from outside.
    pub fn latch_mut(&mut self) -> &mut Latch {
        &mut self.latch
    }

    /// Returns the buttons that the second player's keys and pads hold down. Fed from outside.
    pub fn latch_2_mut(&mut self) -> &mut Latch {
        &mut self.latch_2
    }

    /// A second player is in the world that is shown.
    pub fn has_partner(&self) -> bool {
        self.world().is_some_and(|world| world.partner.is_some())
    }

    /// Returns the buttons that keys and pads hold down at this moment.
    pub fn latch(&self) -> &Latch {
        &self.latch
    }

    /// Lets time run backwards without a key held, or forwards again.
    pub fn toggle_rewind(&mut self) {
        self.rewind_stays = self.is_active() && !self.rewind_stays;
        self.set_rewinding(false);
    }

    /// Time goes backwards for as long as this is on.
    pub fn set_rewinding(&mut self, held: bool) {
        let on = held || self.rewind_stays;
        if self.rewinding != on {
            if !self.is_running() {
                self.clock.restart();
            }
            self.rewinding = on;
            if !on {
                self.resume_latches();
            }
        }
    }

    /// Listens to gamepads from now on.
    pub fn use_gamepads(&mut self, gamepads: impl Pads + 'static) {
        self.gamepads = Some(Box::new(gamepads));
    }

    /// For the status line: the gamepads in use, or why there are none.
    pub fn gamepad_status(&self) -> Option<String> {
        self.gamepads.as_ref().and_then(|gamepads| gamepads.status())
    }

    /// Notes which effects the frames call for, from now on or no longer.
    pub fn hear(&mut self, on: bool) {
        self.hears = on;
    }

    /// Takes what the frames since the last call let be heard. Frames back and single frames let nothing be heard.
    pub fn take_heard(&mut self) -> Heard {
        std::mem::take(&mut self.heard)
    }

    /// Returns the music that an object asked for last in this run, if one did: the place of a sound of the project, or
    /// `None` for the level's own.
    pub fn music(&self) -> Option<Option<u8>> {
        self.music
    }

    /// Sets the causes that pause a level by themselves while time runs forwards.
    pub const fn set_pause_when(&mut self, causes: PauseWhen) {
        self.pause_when = causes;
    }

    /// Takes the notices for the user.
    pub fn take_notices(&mut self) -> Vec<Notice> {
        std::mem::take(&mut self.notices)
    }

    /// Forgets the run: another level or project is open.
    pub fn forget(&mut self) {
        self.state = State::Stopped;
        (self.run, self.maze, self.watched) = (None, None, None);
    }

    /// Chooses where runs begin; `None` for the level's own start.
    pub fn choose_start(&mut self, start: Option<Start>) {
        self.start = start;
    }

    fn start_of(&self, level: &Level) -> Start {
        self.start.unwrap_or(level.start)
    }

    /// Carries out a command in a level.
    pub fn command(&mut self, command: PlayCommand, level: &Arc<Level>) {
        match command {
            PlayCommand::StartAt(x, y) => self.start(level, place::at_cursor(level, self.start_of(level), (x, y))),
            PlayCommand::StartAtStart => self.start(level, self.start_of(level)),
            PlayCommand::Resume => self.resume(level),
            PlayCommand::Toggle if !self.is_active() => self.resume(level),
            PlayCommand::StepFrame => {
                self.follow(level);
                self.control(command);
            }
            PlayCommand::Screen(screen) => {
                self.screen = screen;
                if let Some(run) = &mut self.run {
                    run.restart_on(screen);
                }
            }
            _ => self.control(command),
        }
    }

    /// Carries out a command in a maze.
    pub fn maze_command(&mut self, command: PlayCommand, maze: &Arc<MazeData>) {
        match command {
            PlayCommand::StartAt(x, y) => {
                let inside = |v: i32| v.clamp(0, u16::MAX.into()) as u16;
                self.start_maze(maze, Some((inside(x), inside(y))));
            }
            PlayCommand::StartAtStart => self.start_maze(maze, None),
            PlayCommand::Resume | PlayCommand::Toggle if !self.is_active() || command == PlayCommand::Resume => {
                if self.maze.is_none() {
                    return self.start_maze(maze, None);
                }
                self.follow_maze(maze);
                self.go_on();
            }
            PlayCommand::StepFrame => {
                self.follow_maze(maze);
                self.control(command);
            }
            _ => self.control(command),
        }
    }

    /// Carries out a command that needs to know nothing of what is played.
    fn control(&mut self, command: PlayCommand) {
        if matches!(command, PlayCommand::TogglePause | PlayCommand::StepFrame | PlayCommand::StepBack) {
            self.rewind_stays = false;
        }
        match command {
            PlayCommand::Toggle | PlayCommand::Stop => self.stop(),
            PlayCommand::TogglePause => match self.state {
                State::Running => self.state = State::Paused,
                State::Paused => self.go_on(),
                State::Stopped => {}
            },
            PlayCommand::StepFrame if self.is_active() => {
                self.state = State::Paused;
                self.step();
            }
            PlayCommand::StepBack if self.is_active() => {
                self.state = State::Paused;
                self.step_back();
            }
            PlayCommand::Restart => self.restart(),
            PlayCommand::Slower => self.clock.slower(),
            PlayCommand::Faster => self.clock.faster(),
            _ => {}
        }
    }

    /// Plays a run of the project in its level, from its start, or up to a frame that is held.
    pub fn watch(&mut self, level: &Arc<Level>, run: &project::Run, hold_after: Option<u32>) {
        let (watched, start) = Watched::new(run, level.start);
        // On the screen on which runs are played again: it decides where objects exist.
        self.start_on(level, start, Screen::ORIGINAL);
        self.watched = Some(watched);
        self.hold_after(hold_after);
    }

    /// [`Self::watch`], of a run in a maze.
    pub fn watch_maze(&mut self, maze: &Arc<MazeData>, run: &project::Run, hold_after: Option<u32>) {
        self.start_maze(maze, None);
        if self.maze.is_some() {
            self.watched = Some(Watched::new(run, Start::default()).0);
            self.hold_after(hold_after);
        }
    }

    /// Plays so many frames of what is watched, then holds.
    fn hold_after(&mut self, frames: Option<u32>) {
        if let Some(frames) = frames {
            (0..frames).for_each(|_| self.step());
            self.state = State::Paused;
            self.heard = Heard::default();
        }
    }

    /// Shows a frame of a recording, held: from there it plays itself on.
    pub fn show(&mut self, run: LevelRun, whole: &InputLog) {
        let rules = self.rules();
        if self.watched.as_ref().is_none_or(|watched| !watched.presses_as(whole)) {
            self.watched = Some(Watched::of(whole, rules));
        }
        (self.goal_reported, self.maze) = (true, None);
        self.run = Some(run);
        self.state = State::Paused;
        (self.rewinding, self.rewind_stays) = (false, false);
        self.resume_latches();
    }

    /// Hands a watched run to the player, from the frame that is shown.
    pub fn take_over(&mut self) {
        let frame = self.run.as_ref().map_or(0, |run| run.log().frames());
        match &mut self.watched {
            // By the rules that it is watched by.
            Some(watched) if watched.rules.is_some() => watched.cut(frame),
            watched => *watched = None,
        }
        if self.has_run() {
            self.goal_reported = self.run.as_ref().is_some_and(|run| run.world().goal_reached);
            self.go_on();
        }
    }

    fn start(&mut self, level: &Arc<Level>, start: Start) {
        self.start_on(level, start, self.screen);
    }

    fn start_on(&mut self, level: &Arc<Level>, start: Start, screen: Screen) {
        self.run = Some(LevelRun::new(level, start, screen));
        self.maze = None;
        self.begin();
    }

    fn start_maze(&mut self, maze: &Arc<MazeData>, from: Option<(u16, u16)>) {
        let Some(run) = MazeRun::new(maze, from) else {
            self.notices.push(Notice::note("This maze has no start: put one into it with the Start tool."));
            return;
        };
        (self.run, self.maze) = (None, Some(run));
        self.begin();
    }

    /// A run has just begun.
    fn begin(&mut self) {
        (self.watched, self.music) = (None, None);
        (self.goal_reported, self.loss_reported) = (false, false);
        self.latch.restart();
        self.latch_2.restart();
        self.go_on();
    }

    fn resume(&mut self, level: &Arc<Level>) {
        if self.run.is_none() {
            return self.start(level, self.start_of(level));
        }
        self.follow(level);
        self.go_on();
    }

    /// Lets the world move that is held.
    pub fn go_on(&mut self) {
        self.state = State::Running;
        (self.rewinding, self.rewind_stays) = (false, false);
        self.clock.restart();
        self.resume_latches();
    }

    /// Marks the buttons of the last frame as held, so that they are no new press in the next one.
    fn resume_latches(&mut self) {
        if let Some(run) = &self.run {
            self.latch.resume_after(run.last_input().held);
            self.latch_2.resume_after(run.last_pads().second.held);
        } else if let Some(run) = &self.maze {
            self.latch.resume_after(run.last_input().held);
        }
    }

    fn stop(&mut self) {
        self.state = State::Stopped;
        (self.rewinding, self.rewind_stays) = (false, false);
        self.latch.release_all();
        self.latch_2.release_all();
    }

    fn restart(&mut self) {
        if !self.is_active() {
            return;
        }
        match (&mut self.run, &mut self.maze) {
            (Some(run), _) => run.restart(),
            (None, Some(run)) => run.restart(),
            (None, None) => return,
        }
        (self.goal_reported, self.music) = (false, None);
        self.latch.restart();
        self.latch_2.restart();
    }

    /// Goes on in the maze as edited, from the next frame on.
    pub fn follow_maze(&mut self, maze: &Arc<MazeData>) {
        if let Some(run) = &mut self.maze {
            run.follow(maze);
        }
    }

    /// Goes on in the level as edited, from the next frame on.
    pub fn follow(&mut self, level: &Arc<Level>) {
        if let Some(run) = &mut self.run {
            run.follow(level);
        }
    }

    /// Hears what gamepads did.
    pub fn listen(&mut self) {
        if let Some(gamepads) = &mut self.gamepads {
            let has_partner = self.run.as_ref().is_some_and(|run| run.world().partner.is_some());
            gamepads.pass_on(&mut self.latch, has_partner.then_some(&mut self.latch_2));
        }
    }

    /// Lets no time pass: a menu or a title is over the world, which is not paused for it.
    pub fn rest(&mut self) {
        self.clock.restart();
    }

    /// Takes presses of any player that no frame has seen, for menus (see [`Latch::take_presses`]).
    pub fn take_presses(&mut self, of: Buttons) -> Buttons {
        self.latch.take_presses(of).with(self.latch_2.take_presses(of))
    }

    /// Runs as many frames as are due at `now`, which counts from any fixed moment. Returns how many.
    pub fn advance(&mut self, now: Duration) -> u32 {
        self.listen();
        if !self.is_running() {
            self.clock.restart();
            return 0;
        }
        let frames = self.clock.frames(now);
        for done in 0..frames {
            if self.rewinding {
                self.step_back();
            } else {
                let before = self.pause_moment();
                self.step();
                self.pause_if_caused(before);
            }
            if !self.is_running() {
                // A run that is watched is held at its end, also if a picture was late.
                return done + 1;
            }
        }
        frames
    }

    /// Returns the moment that the next one is compared with; `None` if nothing pauses play.
    fn pause_moment(&self) -> Option<PauseMoment> {
        let run = self.run.as_ref().filter(|_| !self.pause_when.is_empty())?;
        Some(PauseMoment::of(run.world(), run.trace()))
    }

    /// Pauses after the frame in which a cause was met, and says which.
    fn pause_if_caused(&mut self, before: Option<PauseMoment>) {
        let (Some(before), Some(run)) = (before, &self.run) else { return };
        let after = PauseMoment::of(run.world(), run.trace());
        if let Some(cause) = self.pause_when.between(&before, &after, run.trace()) {
            self.state = State::Paused;
            self.notices.push(Notice::note(cause));
        }
    }

    fn step(&mut self) {
        let Some(run) = &mut self.run else { return self.step_maze() };
        let watched = self.watched.as_ref().and_then(|watched| watched.next(run));
        if run.world().is_over() && watched.is_none() {
            run.after_death();
            self.music = None;
            self.latch.restart();
            self.latch_2.restart();
            self.goal_reported = false;
            if !std::mem::replace(&mut self.loss_reported, true) {
                let text = "You died. Restarted from the last checkpoint, or from where this run began. Hold rewind to \
                            go back before it.";
                self.notices.push(Notice::note(text));
            }
            return;
        }
        let played = || sim::input::Pads { first: self.latch.frame(), second: self.latch_2.frame() };
        run.step(watched.unwrap_or_else(played));
        let (events, calls) = (run.trace().events(), run.trace().sounds());
        self.music = calls.music().or(self.music);
        if self.hears && self.state == State::Running {
            self.heard.add(events, calls);
        }
        let ends = watched.is_some() && self.watched.as_ref().is_some_and(|of| of.next(run).is_none());
        if ends {
            self.hold_at_end();
        }
        let Some(run) = &mut self.run else { return };
        if run.world().goal_reached && !self.goal_reported {
            self.goal_reported = true;
            let text = format!("Goal reached in {}", time(run.log().held.len()));
            self.notices.push(Notice::note(text));
        }
    }

    /// The run that is watched is over.
    fn hold_at_end(&mut self) {
        let Some(of) = &self.watched else { return };
        self.state = State::Paused;
        let name = if of.key.is_empty() { String::new() } else { format!(" {}", of.key) };
        let text = format!("The run{name} ends here. Go on and play from here yourself, or step back through it.");
        self.notices.push(Notice::note(text));
    }

    /// One frame of a maze. Once the stage is left, the world is held.
    fn step_maze(&mut self) {
        let Some(run) = &mut self.maze else { return };
        let watched = self.watched.as_ref().and_then(|watched| watched.next_in_maze(run));
        run.step(watched.unwrap_or_else(|| self.latch.frame()));
        if self.hears && self.state == State::Running {
            self.heard.add(run.trace().events, Default::default());
        }
        let ends = watched.is_some() && self.watched.as_ref().is_some_and(|of| of.next_in_maze(run).is_none());
        if ends {
            self.hold_at_end();
        }
        let Some(run) = &self.maze else { return };
        let world = run.world();
        if world.left && !std::mem::replace(&mut self.goal_reported, true) {
            self.state = State::Paused;
            let text = format!(
                "You left the stage after {}, with {}. Restart it, or step back into it.",
                time(world.frame as usize),
                counted(world.haul.rings.into(), "ring")
            );
            self.notices.push(Notice::note(text));
        }
    }

    fn step_back(&mut self) {
        let went_back = match (&mut self.run, &mut self.maze) {
            (Some(run), _) => run.step_back().then(|| run.world().goal_reached),
            (None, Some(run)) => run.step_back().then(|| run.world().left),
            (None, None) => None,
        };
        if let Some(is_at_goal) = went_back {
            self.goal_reported &= is_at_goal;
            self.resume_latches();
        }
    }
}

#[cfg(test)]
mod tests;
