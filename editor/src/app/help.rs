//! Help: the tour, and what the manual says of what one points at.

use super::App;
use crate::bindings::Action;
use crate::manual;
use crate::panes::LEVEL;
use crate::session::Selected;
use crate::shell;
use crate::widgets;
use eframe::egui;

impl App {
    /// Shows the tour where it was left, or hides it; with no project open, in the sample.
    pub(super) fn toggle_tour(&mut self, ctx: &egui::Context) {
        let tour = &mut self.studio.settings.tour;
        tour.on = !tour.on || self.studio.history.document().is_empty();
        if tour.on && usize::from(tour.step) >= shell::tour::STEPS.len() {
            tour.step = 0;
        }
        if tour.on && self.studio.history.document().is_empty() {
            self.play_sample(ctx);
        }
    }

    /// Shows what the manual says of what is under the pointer: of a button or an object kind, of the window with the keys, of
    /// a game, of the tool in hand over the level, of what is selected over the Inspector, else of the pane.
    pub(super) fn show_manual(&mut self, ctx: &egui::Context) {
        let named = |name: &str| manual::about(name);
        if let Some(part) = widgets::help::pointed_at(ctx).and_then(|name| named(&name)) {
            return self.windows.read_about(part.page.file, part.heading);
        }
        let game = self.game.is_on().then_some(Action::PlayAsGame);
        if let Some(action) = self.windows.topmost().filter(|action| *action != Action::Manual).or(game) {
            let part = named(action.info().label);
            return match part {
                Some(part) => self.windows.read_about(part.page.file, part.heading),
                None => self.windows.read(None),
            };
        }
        let under_pointer = if self.clear_view { Some(LEVEL) } else { self.dock.hovered() };
        let mut pane = self.panes.iter_mut().find(|pane| Some(pane.id()) == under_pointer);
        let in_pane = !self.windows.is_open() && pane.as_mut().is_some_and(|pane| pane.help());
        if in_pane {
            return;
        }
        let (page, title) = pane.map(|pane| (pane.manual(), pane.title())).unzip();
        let part = match under_pointer {
            Some(LEVEL) => named(self.studio.session.tools.tool.action().info().label),
            Some("inspector") => self.selected_kind().and_then(|title| named(&title)),
            // The same name in other places means something else.
            _ => title.and_then(named).filter(|part| Some(part.page.file) == page),
        };
        match part {
            Some(part) => self.windows.read_about(part.page.file, part.heading),
            None => self.windows.read(page),
        }
    }

    /// Returns the name of the kind of the selected object; `None` if no object is selected alone.
    fn selected_kind(&self) -> Option<String> {
        let project = self.studio.history.document().project();
        let [Selected::Placement(id)] = self.studio.session.selected.things.iter().collect::<Vec<_>>()[..] else {
            return None;
        };
        let level = project.level(&self.studio.session.level)?;
        let placement = level.placements.iter().find(|placement| placement.id == *id)?;
        Some(kit::document::custom_kinds::title(placement, &project.objects).to_owned())
    }
}
