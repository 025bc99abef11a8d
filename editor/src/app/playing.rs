//! Playing: what starts and ends it, the level that the world runs in, and the frames that are due.

use super::App;
use crate::bindings::Action;
use crate::session::{Framing, OverlaySet, View, bring_into_view};
use crate::tr;
use eframe::egui;
use kit::drawing::in_hand::Under;
use kit::notices::Notice;
use kit::play::PlayCommand;
use kit::play::pause_when::PauseWhen;
use sim::level::Level;
use std::sync::Arc;

impl App {
    pub(super) fn play_command(&mut self, command: PlayCommand) {
        let was_active = self.studio.play.is_active();
        if let Some(maze) = self.studio.history.document().project().maze(&self.studio.session.level) {
            self.studio.play.maze_command(command, maze);
            return self.began_or_ended(was_active);
        }
        let chosen = self
            .studio
            .history
            .document()
            .level(&self.studio.session.level)
            .map(|data| self.studio.session.play_start(data, &self.studio.derived.level().ruleset));
        self.studio.play.choose_start(chosen);
        let level = match command {
            PlayCommand::StartAt(..) | PlayCommand::StartAtStart => {
                Arc::clone(self.studio.trial.level(self.studio.derived.level()))
            }
            _ => self.world_level(),
        };
        self.studio.play.command(command, &level);
        self.began_or_ended(was_active);
    }

    /// Begins play by an action, at once.
    pub(super) fn play_now(&mut self, ctx: &egui::Context, action: Action) {
        match action {
            Action::PlayHere => {
                let (x, y) = self.place_here();
                self.play_command(PlayCommand::StartAt(x, y));
            }
            Action::PlayAsGame => self.toggle_game(ctx),
            Action::TogglePlay => self.play_command(PlayCommand::Toggle),
            _ => self.play_command(PlayCommand::StartAtStart),
        }
    }

    /// Plays a run of the project in its level, which comes into view.
    pub(super) fn watch(&mut self, key: &str, frame: Option<u32>) {
        let project = self.studio.history.document().project();
        if let Some(run) = project.runs.iter().find(|run| run.key == key).cloned() {
            self.watch_run(&run, frame);
        }
    }

    /// Plays a run in its level, which comes into view.
    pub(super) fn watch_run(&mut self, run: &sim::project::Run, frame: Option<u32>) {
        let project = self.studio.history.document().project();
        let maze = project.maze(&run.level).cloned();
        let level = Level::for_run(project, run).filter(|_| maze.is_none());
        if level.is_none() && maze.is_none() {
            return;
        }
        if self.studio.session.level != run.level {
            self.play_command(PlayCommand::Stop);
            bring_into_view(&mut self.studio.session, run.level.clone());
        }
        let was_active = self.studio.play.is_active();
        match (level, maze) {
            (Some(level), _) => self.studio.play.watch(&Arc::new(level), run, frame),
            (None, Some(maze)) => self.studio.play.watch_maze(&maze, run, frame),
            (None, None) => {}
        }
        self.began_or_ended(was_active);
    }

    /// The level that the world runs in: as it is edited, with what a drag would leave, by the rules of the run that is
    /// watched.
    pub(super) fn world_level(&mut self) -> Arc<Level> {
        let Some(game) = self.studio.play.rules() else {
            return Arc::clone(self.studio.trial.level(self.studio.derived.level()));
        };
        let revision = (self.studio.history.document().revision(), self.studio.trial.count());
        let key = (revision, self.played_level.clone(), game);
        if let Some((known, level)) = &self.other_rules
            && *known == key
        {
            return Arc::clone(level);
        }
        let project = self.studio.trial.project(self.studio.history.document());
        let level = self.by_rules.level(project, &self.played_level, game);
        self.other_rules = Some((key, Arc::clone(&level)));
        level
    }

    /// Lets what the hand holds be as solid as it will be.
    fn follow_hand(&mut self, ctx: &egui::Context) {
        let document = self.studio.history.document();
        let under = Under { document, level_key: &self.studio.session.level, level: self.studio.derived.level() };
        let is_met = self.studio.play.has_run()
            || self.studio.timeline.log().is_some()
            || self.studio.session.canvas.overlays.ghosts;
        let in_hand = self.studio.session.tools.in_hand.as_ref();
        let in_hand = in_hand.filter(|_| is_met && document.level(&self.studio.session.level).is_some());
        let wake = ctx.clone();
        self.studio.trial.follow(in_hand, under, move || wake.request_repaint());
        if let Some(problem) = self.studio.trial.take_problem() {
            self.studio.notices.push(Notice::error(problem));
        }
    }

    pub(super) fn began_or_ended(&mut self, was_active: bool) {
        match (was_active, self.studio.play.is_active()) {
            (false, true) => {
                self.studio.session.canvas.view_left = Some(self.studio.session.canvas.view);
                if self.studio.session.show_play_set() == Some(OverlaySet::Play) {
                    let key = self.studio.settings.keymap().text(Action::NextOverlays);
                    self.studio
                        .notices
                        .push(Notice::note(tr!("{key} shows what the engine sees: sensors, boxes, speeds.", key)));
                }
                // The canvas has not shown the level yet, as when the sample is played at once.
                let is_unseen = self.studio.session.canvas.framing == Some(Framing::Start)
                    || self.studio.session.canvas.view == View::default();
                self.studio.session.canvas.framing_left = is_unseen.then_some(Framing::Start);
                self.zoom_to_player();
                self.played_level.clone_from(&self.studio.session.level);
                self.followed = None;
            }
            (true, false) => {
                self.studio.session.leave_play_set();
                self.studio.session.canvas.view =
                    self.studio.session.canvas.view_left.take().unwrap_or(self.studio.session.canvas.view);
                self.forget_framing_of_play();
                self.studio.session.canvas.framing =
                    self.studio.session.canvas.framing_left.take().or(self.studio.session.canvas.framing);
            }
            _ => {}
        }
    }

    /// Lets the world follow the document, then runs the frames that are due.
    pub(super) fn run_world(&mut self, ctx: &egui::Context, now: f64) {
        if self.studio.play.has_run() && self.played_level != self.studio.session.level {
            self.studio.play.forget();
        }
        self.follow_hand(ctx);
        if let Some(maze) = self.studio.history.document().project().maze(&self.studio.session.level) {
            self.studio.play.follow_maze(maze);
        } else {
            let level = self.world_level();
            self.studio.play.follow(&level);
        }
        self.follow_game(ctx, now);
        let is_heard = self.is_heard();
        self.studio.play.hear(is_heard);
        let causes = self.studio.session.play.pause_when;
        self.studio.play.set_pause_when(if self.game.is_on() { PauseWhen::default() } else { causes });
        let is_held = self.game.holds(&self.studio.play);
        if is_held {
            self.studio.play.rest();
        } else {
            self.studio.play.advance(std::time::Duration::try_from_secs_f64(now).unwrap_or_default());
        }
        self.game.look(&self.studio.play);
        self.make_sounds(ctx, std::time::Duration::try_from_secs_f64(now).unwrap_or_default(), is_held);
        self.follow_timeline(ctx);
        for notice in self.studio.play.take_notices() {
            self.studio.notices.push(notice);
        }
        if self.studio.play.is_running() && !is_held {
            ctx.request_repaint();
        }
        let in_level = self.studio.play.run().and_then(|run| crate::overlays::followed(run, &self.studio.session));
        let in_maze = self.studio.play.maze_world().map(|world| world.player.px()).map(|(x, y)| (x.into(), y.into()));
        if let (Some((x, y)), false) = (in_level.or(in_maze), self.studio.session.canvas.free_view) {
            let at = egui::pos2(x as f32, y as f32);
            if self.followed != Some(at) {
                self.followed = Some(at);
                if matches!(self.studio.session.canvas.framing, None | Some(Framing::Follow(_))) {
                    self.studio.session.canvas.framing = Some(Framing::Follow(at));
                }
            }
        }
    }
}
