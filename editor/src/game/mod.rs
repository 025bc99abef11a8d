//! Playing as in a game: the screen over the whole window, with a title, fades, a pause menu and a banner at the goal.
//!
//! The run is the one of the editor. What is added here lives in the window's time: while a title or a menu is shown, the
//! world is not stepped, and no frame of a fade is part of a run.

mod hud;
pub mod letters;
mod menu;
mod screen;
mod title;

use crate::bindings::{Action, ActionGroup};
use crate::command::GameChoice;
use kit::play::Play;
use kit::play::hud::{gone, is_past_goal};
use kit::play::latch::MENU;
use sim::input::Buttons;
use sim::objects::common::Act;

/// Seconds that the title is shown.
const TITLE: f64 = 2.0;
/// Seconds in which a picture comes out of the dark.
const FADE: f64 = 0.4;

/// The screen over the world.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Phase {
    /// The level's title; the world has not begun.
    Title,
    /// Nothing.
    #[default]
    Plays,
    /// The menu of a paused world.
    Paused,
    /// The banner at the goal.
    Ended,
}

/// Playing as in a game, and what is over the world.
#[derive(Default)]
pub struct Game {
    is_on: bool,
    phase: Phase,
    /// When the phase began, seconds.
    since: f64,
    /// Now, seconds.
    now: f64,
    /// The line of the menu that is chosen.
    chosen: usize,
    /// When the goal was reached.
    goal_at: Option<f64>,
    /// Frames of the world when it was looked at last.
    frame: u32,
    /// The frame in which the world was paused: the menu is over that one.
    paused_at: u32,
    /// There is a level after this one.
    has_next: bool,
    /// The window was made to fill the display.
    pub fills_display: bool,
    screen: screen::Screen,
}

impl Game {
    /// The world fills the window.
    pub fn is_on(&self) -> bool {
        self.is_on
    }

    /// Returns the screen over the world.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Puts the world over the whole window, at first with the title of the level.
    pub fn begin(&mut self, now: f64, with_title: bool) {
        (self.is_on, self.goal_at) = (true, None);
        (self.frame, self.now) = (0, now);
        self.enter(if with_title { Phase::Title } else { Phase::Plays }, now);
    }

    /// Gives the window back to the editor.
    pub fn leave(&mut self) {
        self.is_on = false;
    }

    /// The world must not be stepped now.
    pub fn holds(&self, play: &Play) -> bool {
        self.is_on && matches!(self.phase, Phase::Title | Phase::Ended) && !play.is_rewinding()
    }

    /// True for an action that can be carried out over a game.
    pub fn allows(action: Action) -> bool {
        let is_of_play = action.info().group == ActionGroup::Play
            && action.pane().is_none()
            && !matches!(action, Action::PlayHere | Action::Reach | Action::ReachFromStart | Action::ReachFromHere);
        let is_of_program = matches!(action, Action::Save | Action::Settings | Action::Quit);
        is_of_play || is_of_program || action.info().group == ActionGroup::Help
    }

    fn enter(&mut self, phase: Phase, now: f64) {
        (self.phase, self.since, self.chosen) = (phase, now, 0);
    }

    /// Looks what became of the world and what is pressed; returns what was chosen in a menu.
    pub fn follow(&mut self, now: f64, (play, enter): (&mut Play, bool), has_next: bool) -> Option<GameChoice> {
        (self.now, self.has_next) = (now, has_next);
        play.listen();
        let state = State::of(play);
        self.goal_at = state.at_goal.then(|| self.goal_at.unwrap_or(now));
        match self.phase {
            Phase::Title => {
                let goes_on = play.take_presses(MENU) != Buttons::NONE || enter;
                if goes_on || now - self.since >= TITLE || state.frame > 0 {
                    self.enter(Phase::Plays, now);
                }
                None
            }
            Phase::Plays => {
                let start = play.take_presses(Buttons::START) != Buttons::NONE;
                if self.is_at_end(state) {
                    self.enter(Phase::Ended, now);
                } else if play.is_paused() {
                    self.paused_at = state.frame;
                    self.enter(Phase::Paused, now);
                }
                (start && self.phase == Phase::Plays).then_some(GameChoice::Resume)
            }
            Phase::Paused if !play.is_paused() => {
                // No fade: the picture was there all the time.
                self.enter(Phase::Plays, now - FADE);
                None
            }
            Phase::Ended if !self.is_at_end(state) => {
                self.enter(Phase::Plays, now - FADE);
                None
            }
            Phase::Paused | Phase::Ended => self.choose(play, enter),
        }
    }

    /// Looks whether the frames that were just stepped began the world again: it comes out of the dark then.
    pub fn look(&mut self, play: &Play) {
        let state = State::of(play);
        if self.phase == Phase::Plays && state.steps && state.frame.saturating_add(1) < self.frame {
            self.since = self.now;
        }
        self.frame = state.frame;
    }

    /// The goal was reached and all about it is over.
    fn is_at_end(&self, state: State) -> bool {
        let Some(since) = self.goal_at.map(|at| self.now - at) else { return false };
        is_past_goal(state.act, since)
    }

    /// Moves through the menu.
    fn choose(&mut self, play: &mut Play, enter: bool) -> Option<GameChoice> {
        let all = Buttons(MENU.0 | Buttons::UP.0 | Buttons::DOWN.0);
        let pressed = play.take_presses(all);
        let choices = self.choices();
        if choices.is_empty() {
            return None;
        }
        if pressed.has(Buttons::DOWN) {
            self.chosen = (self.chosen + 1) % choices.len();
        }
        if pressed.has(Buttons::UP) {
            self.chosen = (self.chosen + choices.len() - 1) % choices.len();
        }
        let says_yes = pressed.0 & MENU.0 != 0 || enter;
        says_yes.then(|| choices.get(self.chosen).copied()).flatten()
    }

    /// The lines of the menu that is shown.
    fn choices(&self) -> Vec<GameChoice> {
        match self.phase {
            Phase::Paused if self.frame == self.paused_at => {
                vec![GameChoice::Resume, GameChoice::Again, GameChoice::Back]
            }
            Phase::Ended if self.has_next => vec![GameChoice::Next, GameChoice::Again, GameChoice::Back],
            Phase::Ended => vec![GameChoice::Again, GameChoice::Back],
            _ => Vec::new(),
        }
    }

    /// Returns the darkness of the picture, from 0 to 1: after a start it comes out of the dark, after a death it goes into it.
    fn darkness(&self, play: &Play) -> f32 {
        let out_of_it = match self.phase {
            Phase::Plays => (1.0 - (self.now - self.since) / FADE).clamp(0.0, 1.0),
            _ => 0.0,
        };
        let into_it = play.world().map_or(0.0, |world| gone(&world.player));
        (out_of_it as f32).max(into_it)
    }
}

/// The state of the world that the menus show, of a level or of a maze.
#[derive(Clone, Copy)]
struct State {
    frame: u32,
    /// Frames follow each other forwards.
    steps: bool,
    at_goal: bool,
    /// Progress of the act; a maze that was left is over.
    act: Act,
}

impl State {
    fn of(play: &Play) -> Self {
        let steps = !play.is_rewinding() && !play.is_paused();
        if let Some(maze) = play.maze_world() {
            let act = if maze.left { Act::Over } else { Act::Runs };
            return Self { frame: maze.frame, steps, at_goal: maze.left, act };
        }
        let Some(world) = play.world() else {
            return Self { frame: 0, steps, at_goal: false, act: Act::Runs };
        };
        let act = world.objects.common.tally.act;
        Self { frame: world.frame, steps, at_goal: world.goal_reached, act }
    }
}
