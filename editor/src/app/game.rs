//! Playing as in a game: what the menus over the whole window ask for, and what has the keys meanwhile.

use super::App;
use crate::command::GameChoice;
use crate::language::t;
use crate::session::{Framing, bring_into_view};
use crate::settings::SoundWhen;
use crate::speaker::Speaker;
use eframe::egui::{Context, Key, Modifiers, ViewportCommand, pos2};
use kit::notices::Notice;
use kit::play::PlayCommand;
use sim::project::Project;

/// Below this zoom, screen pixels to the level pixel, nobody sees enough of a player.
const LEAST_PLAYED: f32 = 0.5;

impl App {
    /// Playing as in a game, for tests.
    pub fn game(&self) -> &crate::game::Game {
        &self.game
    }

    /// Puts the run into the whole window, or begins one there; again to give the window back.
    pub(super) fn toggle_game(&mut self, ctx: &Context) {
        if self.game.is_on() {
            return self.leave_game(ctx);
        }
        let is_new = !self.studio.play.is_active();
        if is_new {
            self.play_command(PlayCommand::StartAtStart);
        }
        if self.studio.play.is_active() {
            self.game.begin(ctx.input(|input| input.time), is_new);
            if self.studio.settings.game_fills_display {
                self.game.fills_display = !is_full_screen(ctx);
                ctx.send_viewport_cmd(ViewportCommand::Fullscreen(true));
            }
        }
    }

    /// Gives the window back to the editor, and leaves the run as it is.
    pub(super) fn leave_game(&mut self, ctx: &Context) {
        self.game.leave();
        if std::mem::take(&mut self.game.fills_display) {
            ctx.send_viewport_cmd(ViewportCommand::Fullscreen(false));
        }
        self.follow_focus();
    }

    /// Pauses the run, if it is one that goes on.
    pub(super) fn pause_run(&mut self) {
        if self.studio.play.is_running() && !self.studio.play.is_paused() {
            self.play_command(PlayCommand::TogglePause);
        }
    }

    /// Pauses a game that a window is about to cover.
    pub(super) fn pause_game(&mut self) {
        if self.game.is_on() {
            self.pause_run();
        }
    }

    /// Lets the window fill the display, or makes it a window again.
    pub(super) fn toggle_full_screen(&mut self, ctx: &Context) {
        self.game.fills_display = false;
        ctx.send_viewport_cmd(ViewportCommand::Fullscreen(!is_full_screen(ctx)));
    }

    /// Lets titles and menus follow the world, which they may hold.
    pub(super) fn follow_game(&mut self, ctx: &Context, now: f64) {
        if !self.game.is_on() {
            return;
        }
        if !self.studio.play.is_active() {
            return self.leave_game(ctx);
        }
        let enter = !self.windows.has_keys() && ctx.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        let has_next = self.next_level().is_some();
        if let Some(choice) = self.game.follow(now, (&mut self.studio.play, enter), has_next) {
            self.choose_in_game(ctx, choice);
        }
    }

    /// Carries out what was chosen in a menu of the game.
    pub(super) fn choose_in_game(&mut self, ctx: &Context, choice: GameChoice) {
        if !self.game.is_on() {
            return;
        }
        let now = ctx.input(|input| input.time);
        match choice {
            GameChoice::Resume => self.play_command(PlayCommand::TogglePause),
            GameChoice::Again => {
                self.play_command(PlayCommand::StartAtStart);
                self.game.begin(now, false);
            }
            GameChoice::Next => {
                let Some(key) = self.next_level() else { return };
                self.play_command(PlayCommand::Stop);
                bring_into_view(&mut self.studio.session, key);
                let wake = ctx.clone();
                self.studio
                    .derived
                    .follow(self.studio.history.document(), &self.studio.session.level, move || wake.request_repaint());
                self.play_command(PlayCommand::StartAtStart);
                self.game.begin(now, true);
            }
            GameChoice::Back => {
                self.play_command(PlayCommand::Stop);
                self.leave_game(ctx);
            }
        }
    }

    /// May make sounds from now on.
    pub fn use_sound(&mut self) {
        self.speaker.allow();
    }

    /// The loudspeaker, for tests.
    pub fn speaker(&self) -> &Speaker {
        &self.speaker
    }

    /// A run is shown, and shall be heard.
    pub(super) fn is_heard(&self) -> bool {
        self.studio.play.is_active()
            && match self.studio.settings.sound {
                SoundWhen::Never => false,
                SoundWhen::AsGame => self.game.is_on(),
                SoundWhen::Always => true,
            }
    }

    /// Lets runs be heard where they are shown now, or nowhere.
    pub(super) fn toggle_sound(&mut self) {
        self.studio.settings.sound = match self.studio.settings.sound {
            SoundWhen::Never if self.game.is_on() => SoundWhen::AsGame,
            SoundWhen::Never => SoundWhen::Always,
            SoundWhen::AsGame if !self.game.is_on() => SoundWhen::Always,
            _ => SoundWhen::Never,
        };
        let text = if self.studio.settings.sound == SoundWhen::Never { t("Sound is off.") } else { t("Sound is on.") };
        self.studio.notices.push(Notice::info(text));
    }

    /// The level that is played after the one in view; of mazes the next maze.
    fn next_level(&self) -> Option<String> {
        let Project { levels, mazes, .. } = self.studio.history.document().project();
        let level = levels.iter().map(|level| &level.key).skip_while(|key| **key != self.studio.session.level).nth(1);
        let maze = mazes.iter().map(|maze| &maze.key).skip_while(|key| **key != self.studio.session.level).nth(1);
        level.or(maze).cloned()
    }

    /// Play begins: if the level is seen too small to play, it is shown at 100 % around the player. The view that was left
    /// comes back at the end.
    pub(super) fn zoom_to_player(&mut self) {
        let ppp = self.ctx.pixels_per_point();
        if !self.studio.settings.zooms_to_play
            || self.studio.session.canvas.free_view
            || self.studio.session.canvas.view.zoom * ppp >= LEAST_PLAYED
        {
            return;
        }
        let in_level = self.studio.play.world().map(|world| (world.player.x.px() as f32, world.player.y.px() as f32));
        let in_maze = self.studio.play.maze_world().map(|world| world.player.px()).map(|(x, y)| (x.into(), y.into()));
        if let Some((x, y)) = in_level.or(in_maze) {
            self.studio.session.canvas.view.zoom = 1.0 / ppp;
            self.studio.session.canvas.framing = Some(Framing::Point(pos2(x, y)));
            self.framed_for_play = self.studio.session.canvas.framing;
        }
    }

    /// Play is over: the view that was left is not moved by what was followed unseen, as it is in the whole window.
    pub(super) fn forget_framing_of_play(&mut self) {
        let framed = self.framed_for_play.take();
        if matches!(self.studio.session.canvas.framing, Some(Framing::Follow(_)))
            || self.studio.session.canvas.framing == framed
        {
            self.studio.session.canvas.framing = None;
        }
    }
}

fn is_full_screen(ctx: &Context) -> bool {
    ctx.input(|input| input.viewport().fullscreen.unwrap_or_default())
}
