//! Playing: what starts and ends it, the level that the world runs in, and the frames that are due.

use super::App;
use crate::bindings::Action;
use crate::session::{Framing, OverlaySet, View, bring_into_view};
use crate::tr;
use eframe::egui;
use kit::drawing::in_hand::Under;
use kit::notices::Notice;
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
            PlayCommand::StartAt(..) | PlayCommand::StartAtStart => Arc::clone(self.trial.level(self.derived.level())),
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

    /// The level that the world runs in: as it is edited, with what a drag would leave, by the rules of the run that is
    /// watched.
    pub(super) fn world_level(&mut self) -> Arc<Level> {
        let Some(game) = self.play.rules() else { return Arc::clone(self.trial.level(self.derived.level())) };
        let revision = (self.history.document().revision(), self.trial.count());
        let key = (revision, self.played_level.clone(), game);
        if let Some((known, level)) = &self.other_rules
            && *known == key
        {
            return Arc::clone(level);
        }
        let project = self.trial.project(self.history.document());
        let level = self.by_rules.level(project, &self.played_level, game);
        self.other_rules = Some((key, Arc::clone(&level)));
        level
    }

    /// Lets what the hand holds be as solid as it will be.
    fn follow_hand(&mut self, ctx: &egui::Context) {
        let document = self.history.document();
        let under = Under { document, level_key: &self.session.level, level: self.derived.level() };
        let is_met = self.play.has_run() || self.timeline.log().is_some() || self.session.overlays.ghosts;
        let in_hand = self.session.in_hand.as_ref();
        let in_hand = in_hand.filter(|_| is_met && document.level(&self.session.level).is_some());
        let wake = ctx.clone();
        self.trial.follow(in_hand, under, move || wake.request_repaint());
        if let Some(problem) = self.trial.take_problem() {
            self.notices.push(Notice::error(problem));
        }
    }

    pub(super) fn began_or_ended(&mut self, was_active: bool) {
        match (was_active, self.play.is_active()) {
            (false, true) => {
                self.session.view_left = Some(self.session.view);
                if self.session.show_play_set() == Some(OverlaySet::Play) {
                    let key = self.settings.keymap().text(Action::NextOverlays);
                    self.notices
                        .push(Notice::note(tr!("{key} shows what the engine sees: sensors, boxes, speeds.", key)));
                }
                // The canvas has not shown the level yet, as when the sample is played at once.
                let is_unseen = self.session.framing == Some(Framing::Start) || self.session.view == View::default();
                self.session.framing_left = is_unseen.then_some(Framing::Start);
                self.zoom_to_player();
                self.played_level.clone_from(&self.session.level);
                self.followed = None;
            }
            (true, false) => {
                self.session.leave_play_set();
                self.session.view = self.session.view_left.take().unwrap_or(self.session.view);
                self.forget_framing_of_play();
                self.session.framing = self.session.framing_left.take().or(self.session.framing);
            }
            _ => {}
        }
    }

    /// Lets the world follow the document, then runs the frames that are due.
    pub(super) fn run_world(&mut self, ctx: &egui::Context, now: f64) {
        if self.play.has_run() && self.played_level != self.session.level {
            self.play.forget();
        }
        self.follow_hand(ctx);
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
