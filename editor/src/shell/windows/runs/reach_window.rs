//! The reach of a player: the search, its progress, and the targets that it does not reach.

use crate::bindings::Action;
use crate::command::{Command, Outbox, ReachWish};
use crate::language::{counted, msg, said, t};
use crate::look::theme;
use crate::session::Framing;
use crate::shell::windows::{Window, Windows, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::rows::{Column, List, Rows, SortKey, Source};
use eframe::egui::{Color32, Pos2, Rect, RichText, Sense, Ui, pos2, vec2};
use kit::reach::picture::Scale;
use kit::reach::watch::Shown;
use kit::reach::{Target, text};
use std::borrow::Cow;

/// Of the things that were not reached.
const COLUMNS: [Column; 3] = [Column::rest(msg("Not reached")), Column::new("X", 64.0), Column::new("Y", 64.0)];
/// Width of the window's content and of the legend.
const WIDTH: f32 = 320.0;

/// The open window.
#[derive(Default)]
pub struct ReachWindow {
    rows: Rows,
}

impl Windows {
    /// Shows where a player can get.
    pub fn show_reach(&mut self) {
        self.opened::<ReachWindow>();
    }
}

impl Window for ReachWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let mut open = true;
        let corner = ui.content_rect().right_top() + vec2(-WIDTH * 0.6, 260.0);
        let frame = window(msg("Reach"), vec2(WIDTH, 240.0)).default_pos(corner).open(&mut open);
        frame.show(ui, |ui| content_ui(ui, cx, &mut self.rows, out));
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::ReachFromStart, Action::ReachFromHere]
    }
}

fn content_ui(ui: &mut Ui, cx: &Studio, rows: &mut Rows, out: &mut Outbox) {
    ui.set_width(WIDTH);
    ui.horizontal(|ui| {
        for (action, label) in [(Action::ReachFromStart, t("From the start")), (Action::ReachFromHere, t("From here"))]
        {
            let enabled = crate::actions::is_enabled(action, cx);
            let button = ui.add_enabled(enabled, eframe::egui::Button::new(label));
            if button.on_hover_text(t(action.info().help)).clicked() {
                out.action(action);
            }
        }
        if cx.reach().is_busy()
            && ui.button(t("Stop")).on_hover_text(t("Stop the search and keep its result")).clicked()
        {
            out.send(Command::Reach(ReachWish::Stop));
        }
        let shown = cx.reach().shown(&cx.session().level);
        if shown.is_some()
            && ui.button(t("Clear result")).on_hover_text(t("Discard the result and hide its map")).clicked()
        {
            out.send(Command::Reach(ReachWish::PutAway));
        }
    });
    if let Some(problem) = cx.reach().problem() {
        ui.label(RichText::new(said(problem)).color(ui.visuals().error_fg_color));
    }
    match cx.reach().shown(&cx.session().level) {
        Some(shown) => shown_ui(ui, shown, cx, rows, out),
        None if cx.reach().is_busy() => drop(ui.label(t("Searching…"))),
        None => hint(
            ui,
            t(
                "Searches where a player can get, with real frames on all cores. The colours show how early each place is \
             reached. Right-click a reached place to play a run that gets there.",
            ),
        ),
    }
}

fn shown_ui(ui: &mut Ui, shown: &Shown, cx: &Studio, rows: &mut Rows, out: &mut Outbox) {
    if cx.reach().is_stale() {
        ui.horizontal_wrapped(|ui| {
            ui.label(RichText::new(t("The level was edited since.")).color(theme::of(ui).warning));
            if ui.button(t("Search again")).clicked() {
                out.send(Command::Reach(ReachWish::Again));
            }
        });
    }
    let progress = &shown.map.progress;
    ui.label(format!("{}: {}", said(&shown.seconds()), said(&text::progress(progress))));
    legend_ui(ui, shown.scale);
    let all = shown.map.targets.list().len();
    ui.label(
        RichText::new(tr!(
            "{reached} of {things} reached",
            reached = all - shown.missed.len(),
            things = counted(all, "thing")
        ))
        .strong(),
    );
    if let Some(sentence) = text::into_terrain(&shown.map) {
        let first = shown.map.into_terrain().min_by_key(|(_, frame)| *frame);
        ui.label(RichText::new(said(&sentence)).color(theme::of(ui).warning));
        if let Some(((x, y), _)) = first
            && ui.button(t("Show the place")).clicked()
        {
            let area = Rect::from_center_size(pos2(x as f32, y as f32), vec2(32.0, 32.0));
            out.session(move |session| session.canvas.framing = Some(Framing::Area(area)));
        }
    }
    if shown.missed.is_empty() {
        return;
    }
    let list = List {
        name: msg("Things not reached"),
        columns: &COLUMNS,
        // Every piece of news has a later time, so a list that grew or shrank is sorted again, and no other.
        stamp: shown.took.as_nanos() as u64,
        max_height: Some(180.0),
    };
    let picked = rows.show(ui, &list, &Missed(&shown.missed));
    if let Some(target) = picked.and_then(|picked| shown.missed.get(picked.row())) {
        let (x, y) = target.middle();
        let area = Rect::from_center_size(pos2(x as f32, y as f32), vec2(16.0, 16.0));
        out.session(move |session| session.canvas.framing = Some(Framing::Area(area)));
    }
}

/// The targets that a search did not reach.
struct Missed<'a>(&'a [Target]);

impl Source for Missed<'_> {
    fn count(&self) -> usize {
        self.0.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let (x, y) = self.0[row].middle();
        match column {
            0 => said(&self.0[row].title),
            1 => x.to_string().into(),
            _ => y.to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        tr!("Not reached: {thing}", thing = said(&text::name(&self.0[row])))
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        let (x, y) = self.0[row].middle();
        match column {
            0 => SortKey::text(&self.text(row, 0)),
            1 => SortKey::Number(x.into()),
            _ => SortKey::Number(y.into()),
        }
    }

    fn tooltip(&self, _row: usize) -> Option<String> {
        Some(t("Bring it into view").to_owned())
    }
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
        hint(ui, t("frame 0"));
        let end = if scale.goes_on { tr!("{frame} and later", frame = scale.last) } else { scale.last.to_string() };
        ui.with_layout(eframe::egui::Layout::right_to_left(eframe::egui::Align::Center), |ui| hint(ui, &end));
    });
}
