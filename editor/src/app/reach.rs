//! Searching where a player can get.

use super::App;
use crate::bindings::Action;
use crate::command::ReachWish;
use eframe::egui;
use kit::play::place;
use kit::reach::{Origin, SearchLimits};
use sim::project::Run;

impl App {
    /// Searches from the start, or from here: the frame in play, else the cursor's place. The window opens that shows it.
    pub(super) fn reach_from(&mut self, ctx: &egui::Context, from: Action) {
        let Some(data) = self.studio.history.document().level(&self.studio.session.level) else { return };
        let start = self.studio.session.play_start(data, &self.studio.derived.level().ruleset);
        let chosen = (start != data.start).then_some(start);
        let key = self.studio.session.level.clone();
        let origin = match (from, self.studio.play.run()) {
            (Action::ReachFromHere, Some(run)) => {
                let log = run.log();
                let run = Run {
                    level: key,
                    ruleset: self.studio.play.rules(),
                    start: Some(log.start),
                    inputs: log.lengths(),
                    inputs_2: log.lengths_2(),
                    ..Run::default()
                };
                Origin::frame_of(&run, u32::MAX)
            }
            (Action::ReachFromHere, None) => {
                let place = self.place_here();
                Origin::at(key, place::at_cursor(self.studio.derived.level(), start, place), None)
            }
            _ => Origin { start: chosen, ..Origin::start_of(key) },
        };
        let wake = ctx.clone();
        let project = self.studio.history.document().project();
        self.studio.reach.start(project, origin, SearchLimits::default(), move || wake.request_repaint());
        self.windows.show_reach();
    }

    /// Hands a request of the window to the search.
    pub(super) fn ask_reach(&mut self, ctx: &egui::Context, wish: ReachWish) {
        let wake = ctx.clone();
        match wish {
            ReachWish::Stop => self.studio.reach.stop(),
            ReachWish::PutAway => self.studio.reach.put_away(),
            ReachWish::Again => {
                let project = self.studio.history.document().project();
                self.studio.reach.again(project, SearchLimits::default(), move || wake.request_repaint());
            }
        }
    }

    /// The cursor's place; without a cursor over the level, the middle of what is seen of it.
    pub(super) fn place_here(&self) -> (i32, i32) {
        let session = &self.studio.session;
        let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
        session.canvas.cursor.unwrap_or((middle.x as i32, middle.y as i32))
    }

    /// Whether the runs of the project hold.
    pub fn runs(&self) -> &kit::play::live::LiveRuns {
        &self.studio.runs
    }

    /// Returns the reach of a player, as far as it was asked for.
    pub fn reach(&self) -> &kit::reach::watch::Reaching {
        &self.studio.reach
    }
}
