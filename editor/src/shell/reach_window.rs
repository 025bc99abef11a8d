//! Where a player can get: the search, how far it is, and what it does not reach.

use super::windows::{Window, Windows, window};
use crate::bindings::Action;
use crate::command::{Command, Outbox, ReachWish};
use crate::context::PaneContext;
use crate::session::Framing;
use crate::theme;
use crate::widgets::hint;
use eframe::egui::{Color32, Pos2, Rect, RichText, ScrollArea, Sense, Ui, pos2, vec2};
use kit::reach::picture::Scale;
use kit::reach::text;
use kit::reach::watch::Shown;
use kit::words::counted;

/// Things that were not reached and are listed.
const MOST: usize = 200;
/// Width of the window's content and of the legend.
const WIDTH: f32 = 320.0;

/// The open window.
#[derive(Default)]
pub struct ReachWindow;

impl Windows {
    /// Shows where a player can get.
    pub fn show_reach(&mut self) {
        self.opened::<ReachWindow>();
    }
}

impl Window for ReachWindow {
    fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let mut open = true;
        let corner = ui.content_rect().right_top() + vec2(-WIDTH * 0.6, 260.0);
        let frame = window("Reach", vec2(WIDTH, 240.0)).default_pos(corner).open(&mut open);
        frame.show(ui, |ui| content_ui(ui, cx, out));
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::ReachFromStart, Action::ReachFromHere]
    }
}

fn content_ui(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.set_width(WIDTH);
    ui.horizontal(|ui| {
        for (action, label) in [(Action::ReachFromStart, "From the start"), (Action::ReachFromHere, "From here")] {
            let enabled = crate::actions::is_enabled(action, cx);
            let button = ui.add_enabled(enabled, eframe::egui::Button::new(label));
            if button.on_hover_text(action.info().help).clicked() {
                out.action(action);
            }
        }
        if cx.reach.is_busy() && ui.button("Stop").on_hover_text("Stop the search and keep its result").clicked() {
            out.send(Command::Reach(ReachWish::Stop));
        }
        let shown = cx.reach.shown(&cx.session.level);
        if shown.is_some() && ui.button("Clear result").on_hover_text("Discard the result and hide its map").clicked() {
            out.send(Command::Reach(ReachWish::PutAway));
        }
    });
    if let Some(problem) = cx.reach.problem() {
        ui.label(RichText::new(problem).color(ui.visuals().error_fg_color));
    }
    match cx.reach.shown(&cx.session.level) {
        Some(shown) => shown_ui(ui, shown, cx, out),
        None if cx.reach.is_busy() => drop(ui.label("Searching…")),
        None => hint(
            ui,
            "Searches where a player can get, with real frames on all cores. The colours show how early each place is \
             reached. Right-click a reached place to play a run that gets there.",
        ),
    }
}

fn shown_ui(ui: &mut Ui, shown: &Shown, cx: &PaneContext<'_>, out: &mut Outbox) {
    if cx.reach.is_stale() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new("The level was edited since.").color(theme::of(ui).warning));
            if ui.button("Search again").clicked() {
                out.send(Command::Reach(ReachWish::Again));
            }
        });
    }
    let progress = &shown.map.progress;
    ui.label(format!("{}: {}", shown.seconds(), text::progress(progress)));
    legend_ui(ui, shown.scale);
    let all = shown.map.targets.list().len();
    ui.label(RichText::new(format!("{} of {} reached", all - shown.missed.len(), counted(all, "thing"))).strong());
    ScrollArea::vertical().max_height(180.0).show(ui, |ui| {
        for target in shown.missed.iter().take(MOST) {
            let line = ui.selectable_label(false, format!("Not reached: {}", text::name(target)));
            if line.on_hover_text("Bring it into view").clicked() {
                let (x, y) = target.middle();
                let area = Rect::from_center_size(pos2(x as f32, y as f32), vec2(16.0, 16.0));
                out.session(move |session| session.framing = Some(Framing::Area(area)));
            }
        }
        if shown.missed.len() > MOST {
            ui.label(format!("and {} more", shown.missed.len() - MOST));
        }
    });
}

/// The colours from early to late, with their frames.
fn legend_ui(ui: &mut Ui, scale: Scale) {
    let (rect, _) = ui.allocate_exact_size(vec2(WIDTH, 12.0), Sense::hover());
    let steps = 64_u32;
    for step in 0..steps {
        let [r, g, b] = scale.colour((u64::from(scale.last) * u64::from(step) / u64::from(steps - 1)) as u32);
        let at = |step: u32| rect.left() + rect.width() * step as f32 / steps as f32;
        let part = Rect::from_min_max(Pos2::new(at(step), rect.top()), Pos2::new(at(step + 1), rect.bottom()));
        ui.painter().rect_filled(part, 0.0, Color32::from_rgb(r, g, b));
    }
    ui.horizontal(|ui| {
        hint(ui, "frame 0");
        let end = format!("{}{}", scale.last, if scale.goes_on { " and later" } else { "" });
        ui.with_layout(eframe::egui::Layout::right_to_left(eframe::egui::Align::Center), |ui| hint(ui, &end));
    });
}
