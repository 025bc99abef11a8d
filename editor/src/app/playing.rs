//! Playing: what starts and ends it, the level that the world runs in, and the frames that are due.

use super::App;
use crate::session::{Framing, bring_into_view};
use eframe::egui;
use kit::play::PlayCommand;
use sim::level::Level;
use std::sync::Arc;

impl App {
    pub(super) fn play_command(&mut self, command: PlayCommand) {
        let was_active = self.play.is_active();
        if let Some(maze) = self.history.document().project().maze(&self.session.level) {
            self.play.maze_command(command, maze);
            return self.began_or_ended(was_active);
        }
        let chosen = self.history.document().level(&self.session.level).map(|data| self.session.play_start(data));
        self.play.choose_start(chosen);
        let level = match command {
            PlayCommand::StartAt(..) | PlayCommand::StartAtStart => Arc::clone(self.derived.level()),
            _ => self.world_level(),
        };
        self.play.command(command, &level);
        self.began_or_ended(was_active);
    }

    /// Plays a run of the project in its level, which comes into view.
    pub(super) fn watch(&mut self, key: &str, frame: Option<u32>) {
        let project = self.history.document().project();
        if let Some(run) = project.runs.iter().find(|run| run.key == key).cloned() {
            self.watch_run(&run, frame);
        }
    }

    /// Plays a run in its level, which comes into view.
    pub(super) fn watch_run(&mut self, run: &sim::project::Run, frame: Option<u32>) {
        let project = self.history.document().project();
        let maze = project.maze(&run.level).cloned();
        let level = Level::for_run(project, run).filter(|_| maze.is_none());
        if level.is_none() && maze.is_none() {
            return;
        }
        if self.session.level != run.level {
            self.play_command(PlayCommand::Stop);
            bring_into_view(&mut self.session, run.level.clone());
        }
        let was_active = self.play.is_active();
        match (level, maze) {
            (Some(level), _) => self.play.watch(&Arc::new(level), run, frame),
            (None, Some(maze)) => self.play.watch_maze(&maze, run, frame),
            (None, None) => {}
        }
        self.began_or_ended(was_active);
    }

    /// The level that the world runs in: as it is edited, by the rules of the run that is watched.
    pub(super) fn world_level(&mut self) -> Arc<Level> {
        let Some(game) = self.play.rules() else { return Arc::clone(self.derived.level()) };
        let document = self.history.document();
        let key = (document.revision(), self.played_level.clone(), game);
        if let Some((known, level)) = &self.other_rules
            && *known == key
        {
            return Arc::clone(level);
        }
        let compiled = Level::compile(&document.project().by_rules_of(game), &self.played_level);
        let level = compiled.map_or_else(|| Arc::clone(self.derived.level()), Arc::new);
        self.other_rules = Some((key, Arc::clone(&level)));
        level
    }

    pub(super) fn began_or_ended(&mut self, was_active: bool) {
        match (was_active, self.play.is_active()) {
            (false, true) => {
                self.session.view_left = Some(self.session.view);
                self.zoom_to_player();
                self.played_level.clone_from(&self.session.level);
                self.followed = None;
            }
            (true, false) => {
                self.session.view = self.session.view_left.take().unwrap_or(self.session.view);
                self.forget_framing_of_play();
            }
            _ => {}
        }
    }

    /// Lets the world follow the document, then runs the frames that are due.
    pub(super) fn run_world(&mut self, ctx: &egui::Context, now: f64) {
        if self.play.has_run() && self.played_level != self.session.level {
            self.play.forget();
        }
        if let Some(maze) = self.history.document().project().maze(&self.session.level) {
            self.play.follow_maze(maze);
        } else {
            let level = self.world_level();
            self.play.follow(&level);
        }
        self.follow_game(ctx, now);
        let is_heard = self.is_heard();
        self.play.hear(is_heard);
        let is_held = self.game.holds(&self.play);
        if is_held {
            self.play.rest();
        } else {
            self.play.advance(std::time::Duration::try_from_secs_f64(now).unwrap_or_default());
        }
        self.game.look(&self.play);
        if is_heard {
            self.speaker.open();
        }
        self.speaker.play(self.play.take_sounds(), self.settings.volume);
        self.follow_timeline(ctx);
        for notice in self.play.take_notices() {
            self.notices.push(notice);
        }
        if self.play.is_running() && !is_held {
            ctx.request_repaint();
        }
        let in_level = self.play.run().and_then(|run| crate::overlays::followed(run, &self.session));
        let in_maze = self.play.maze_world().map(|world| world.player.px()).map(|(x, y)| (x.into(), y.into()));
        if let (Some((x, y)), false) = (in_level.or(in_maze), self.session.free_view) {
            let at = egui::pos2(x as f32, y as f32);
            if self.followed != Some(at) {
                self.followed = Some(at);
                if matches!(self.session.framing, None | Some(Framing::Follow(_))) {
                    self.session.framing = Some(Framing::Follow(at));
                }
            }
        }
    }
}
