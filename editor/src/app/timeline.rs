//! The run on the timeline: follows play and edits, and is shown frame by frame.

use super::App;
use crate::command::TimelineCommand;
use eframe::egui;
use kit::notices::Notice;
use kit::timeline::Now;

impl App {
    pub(super) fn timeline_command(&mut self, command: TimelineCommand) {
        match command {
            TimelineCommand::GoTo(frame) => self.studio.timeline.go_to(frame),
            TimelineCommand::TakeBack(place) => self.studio.timeline.take_back(place),
            TimelineCommand::Take(recording) => self.studio.timeline.take_over(&recording),
            TimelineCommand::Press(gesture, recording, shift, frame) => {
                self.studio.timeline.edit(gesture, *recording, shift);
                self.studio.timeline.go_to(frame);
            }
            TimelineCommand::Beside(what) => self.studio.timeline.toggle_beside(what),
            TimelineCommand::Section(section) => self.studio.timeline.set_section(section),
            TimelineCommand::Bookmark(frame) => self.studio.timeline.toggle_bookmark(frame),
            TimelineCommand::NameBookmark(frame, name) => self.studio.timeline.name_bookmark(frame, name),
        }
    }

    /// While the timeline has the keys, undoes or redoes an edit of the run's buttons; false if there is none.
    pub(super) fn turn_buttons(&mut self, is_undo: bool) -> bool {
        if !self.studio.focus.is_timeline() {
            return false;
        }
        let shown = self.studio.play.run().filter(|_| self.studio.play.is_active()).map(|run| run.log().frames());
        if is_undo { self.studio.timeline.undo_edit(shown) } else { self.studio.timeline.redo_edit(shown) }
    }

    /// Lets the timeline follow what was played and edited, then shows the frame that somebody asked for.
    pub(super) fn follow_timeline(&mut self, ctx: &egui::Context) {
        if self.studio.history.document().level(&self.studio.session.level).is_none() {
            return self.studio.timeline.forget();
        }
        self.repeat_section();
        let level = self.world_level();
        let step = self.studio.history.last_step();
        let (project, is_on_trial) =
            (self.studio.trial.project(self.studio.history.document()), self.studio.trial.is_on());
        let revision = (self.studio.history.document().revision(), self.studio.trial.count());
        let level_key = &self.studio.session.level;
        let now = Now { play: &self.studio.play, level_key, level: &level, step, is_on_trial, project, revision };
        let wake = ctx.clone();
        self.studio.timeline.follow(now, move || wake.request_repaint());
        if let Some(problem) = self.studio.timeline.take_problem() {
            self.studio.notices.push(Notice::error(problem));
        }
        if let Some((run, whole)) = self.studio.timeline.take_wish() {
            let was_active = self.studio.play.is_active();
            let goes_on = self.studio.play.is_running() && self.studio.timeline.section().is_some();
            self.studio.play.show(run, &whole);
            if goes_on {
                self.studio.play.go_on();
            }
            self.began_or_ended(was_active);
        }
    }

    /// At the end of the section that is played over and over, time goes back to its beginning.
    fn repeat_section(&mut self) {
        let Some(section) = self.studio.timeline.section().filter(|_| self.studio.play.watched().is_some()) else {
            return;
        };
        let frame = self.studio.play.run().map_or(0, |run| run.log().frames());
        if self.studio.play.is_running() && !self.studio.play.is_rewinding() && frame >= section.end {
            self.studio.timeline.go_to(section.start);
        }
    }
}
