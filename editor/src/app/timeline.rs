//! The run on the timeline: follows play and edits, and is shown frame by frame.

use super::App;
use crate::command::TimelineCommand;
use eframe::egui;
use kit::notices::Notice;
use kit::timeline::Now;

impl App {
    pub(super) fn timeline_command(&mut self, command: TimelineCommand) {
        match command {
            TimelineCommand::GoTo(frame) => self.timeline.go_to(frame),
            TimelineCommand::TakeBack(place) => self.timeline.take_back(place),
            TimelineCommand::Take(recording) => self.timeline.take_over(&recording),
            TimelineCommand::Press(gesture, recording, shift, frame) => {
                self.timeline.edit(gesture, *recording, shift);
                self.timeline.go_to(frame);
            }
            TimelineCommand::Beside(what) => self.timeline.toggle_beside(what),
            TimelineCommand::Section(section) => self.timeline.set_section(section),
            TimelineCommand::Bookmark(frame) => self.timeline.toggle_bookmark(frame),
        }
    }

    /// While the timeline has the keys, undoes or redoes an edit of the run's buttons; false if there is none.
    pub(super) fn turn_buttons(&mut self, is_undo: bool) -> bool {
        if !self.focus.is_timeline() {
            return false;
        }
        let shown = self.play.run().filter(|_| self.play.is_active()).map(|run| run.log().frames());
        if is_undo { self.timeline.undo_edit(shown) } else { self.timeline.redo_edit(shown) }
    }

    /// Lets the timeline follow what was played and edited, then shows the frame that somebody asked for.
    pub(super) fn follow_timeline(&mut self, ctx: &egui::Context) {
        if self.history.document().level(&self.session.level).is_none() {
            return self.timeline.forget();
        }
        self.repeat_section();
        let level = self.world_level();
        let step = self.history.last_step();
        let (project, is_on_trial) = (self.trial.project(self.history.document()), self.trial.is_on());
        let revision = (self.history.document().revision(), self.trial.count());
        let level_key = &self.session.level;
        let now = Now { play: &self.play, level_key, level: &level, step, is_on_trial, project, revision };
        let wake = ctx.clone();
        self.timeline.follow(now, move || wake.request_repaint());
        if let Some(problem) = self.timeline.take_problem() {
            self.notices.push(Notice::error(problem));
        }
        if let Some((run, whole)) = self.timeline.take_wish() {
            let was_active = self.play.is_active();
            let goes_on = self.play.is_running() && self.timeline.section().is_some();
            self.play.show(run, &whole);
            if goes_on {
                self.play.go_on();
            }
            self.began_or_ended(was_active);
        }
    }

    /// At the end of the section that is played over and over, time goes back to its beginning.
    fn repeat_section(&mut self) {
        let Some(section) = self.timeline.section().filter(|_| self.play.watched().is_some()) else { return };
        let frame = self.play.run().map_or(0, |run| run.log().frames());
        if self.play.is_running() && !self.play.is_rewinding() && frame >= section.end {
            self.timeline.go_to(section.start);
        }
    }
}
