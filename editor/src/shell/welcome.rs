//! The page in the window while no project is open.

mod cards;

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::shell::gallery::{self, Gallery, Seen};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{fitted, hint};
use cards::{Place, card, picture_ui};
use eframe::egui::{
    self, Align, Button, CornerRadius, FontId, Layout, Rect, RichText, Role, ScrollArea, Sense, Stroke,
};
use eframe::egui::{StrokeKind, Ui, WidgetInfo, pos2, vec2};
use kit::drawing::starting_ground;
use std::path::PathBuf;

/// The page is no wider, points.
const WIDEST: f32 = 1120.0;
/// Width of the left column.
const LEFT: f32 = 330.0;
/// Narrower than this, the columns are one below the other.
const TWO_COLUMNS: f32 = 700.0;
/// Between the columns.
const GAP: f32 = 36.0;

/// Shows ways in; while a project is being opened, how far that is.
pub fn show(ui: &mut Ui, cx: &Studio, gallery: &Gallery, opening: Option<(usize, usize)>, out: &mut Outbox) {
    ui.painter().rect_filled(ui.max_rect(), 0.0, theme::of(ui).void);
    let room = ui.available_size();
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        let width = (room.x - 56.0).clamp(0.0, WIDEST);
        let side = ((room.x - width) / 2.0).max(0.0);
        ui.add_space((room.y * 0.08).clamp(10.0, 90.0));
        ui.horizontal_top(|ui| {
            ui.add_space(side);
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.set_width(width);
                ui.label(RichText::new("Loopwright").size(30.0).color(ui.visuals().strong_text_color()));
                ui.label(RichText::new(t("Draw the ground, press one key, run over it.")).size(15.0).weak());
                ui.add_space(16.0);
                match opening {
                    Some((done, known)) => progress(ui, done, known),
                    None => columns(ui, cx, gallery, out),
                }
                ui.add_space(20.0);
            });
        });
    });
}

fn progress(ui: &mut Ui, done: usize, known: usize) {
    ui.label(match known {
        0 => t("Opening the project…").to_owned(),
        known => tr!("Opening the project: {done} of {known} files read", done, known),
    });
}

fn columns(ui: &mut Ui, cx: &Studio, gallery: &Gallery, out: &mut Outbox) {
    let width = ui.available_width();
    if width < TWO_COLUMNS {
        begin_ui(ui, width.min(460.0), cx, gallery, out);
        ui.add_space(18.0);
        return projects_ui(ui, width, cx, gallery, out);
    }
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let column = |ui: &mut Ui, width: f32, content: &mut dyn FnMut(&mut Ui, f32)| {
            ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
                ui.spacing_mut().item_spacing = vec2(8.0, 6.0);
                ui.set_width(width);
                content(ui, width);
            });
        };
        column(ui, LEFT, &mut |ui, width| begin_ui(ui, width, cx, gallery, out));
        ui.add_space(GAP);
        column(ui, width - LEFT - GAP, &mut |ui, width| projects_ui(ui, width, cx, gallery, out));
    });
}

/// The first choice, large, and the other ways in.
fn begin_ui(ui: &mut Ui, width: f32, cx: &Studio, gallery: &Gallery, out: &mut Outbox) {
    sample_ui(ui, width, gallery, out);
    ui.add_space(6.0);
    for action in [Action::New, Action::Open, Action::OpenPath, Action::ImportLevels] {
        let info = action.info();
        let button = Button::new(format!("          {}", t(info.label))).shortcut_text(cx.keys().text(action));
        let response = ui.add(button.min_size(vec2(width, 32.0))).on_hover_text(t(info.help));
        let field = Rect::from_center_size(response.rect.left_center() + vec2(18.0, 0.0), vec2(16.0, 16.0));
        let accent = theme::of(ui).accent;
        action.icon().unwrap_or(Icon::Down).paint(ui.painter(), field, ui.visuals().text_color(), accent);
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, t(info.label)));
        if response.clicked() {
            out.action(action);
        }
    }
}

/// The sample level: a picture of it that plays it.
fn sample_ui(ui: &mut Ui, width: f32, gallery: &Gallery, out: &mut Outbox) {
    let c = theme::of(ui);
    let size = vec2(width, (width * 9.0 / 16.0).min(ui.available_height().max(170.0)) + 52.0);
    let (area, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, t("Play the sample")));
    let nobody_has_it = ui.memory(|memory| memory.focused().is_none());
    if nobody_has_it && !ui.data(|data| data.get_temp(response.id).unwrap_or(false)) {
        // Enter plays at once; focus that the user moves is left alone.
        ui.data_mut(|data| data.insert_temp(response.id, true));
        response.request_focus();
    }
    let is_near = response.hovered() || response.has_focus();
    let edge = if is_near { Stroke::new(2.0, c.accent) } else { Stroke::new(1.0, c.line) };
    ui.painter().rect_filled(area, CornerRadius::same(9), c.accent_fill);
    let picture = Rect::from_min_max(area.min, pos2(area.right(), area.bottom() - 52.0)).shrink(1.0);
    let found = gallery.samples().first().map(|folder| gallery.seen(folder));
    if let Some(Seen::Found(card)) = found {
        picture_ui(ui, &card.picture, picture, "sample");
    } else {
        ui.painter().rect_filled(picture, CornerRadius { nw: 8, ne: 8, sw: 0, se: 0 }, c.panel);
    }
    let badge = picture.center();
    let radius = if is_near { 31.0 } else { 28.0 };
    ui.painter().circle(badge, radius, c.accent, Stroke::new(3.0, c.on_accent));
    let triangle = Rect::from_center_size(badge + vec2(2.0, 0.0), vec2(26.0, 26.0));
    Icon::Play.paint(ui.painter(), triangle, c.on_accent, c.on_accent);
    let at = pos2(area.left() + 14.0, picture.bottom() + 8.0);
    let strong = ui.visuals().strong_text_color();
    ui.painter().text(at, egui::Align2::LEFT_TOP, t("Play the sample"), FontId::proportional(16.0), strong);
    let line = t("Arrows run, Space jumps, Esc shows how it is made.");
    let text = ui.visuals().text_color();
    let line = fitted(ui.painter(), line, 12.0, area.right() - 14.0 - at.x, text);
    ui.painter().galley(at + vec2(0.0, 22.0), line, text);
    ui.painter().rect_stroke(area, CornerRadius::same(9), edge, StrokeKind::Inside);
    let help = t("Opens the sample level and plays it at once.");
    if response.on_hover_text(help).clicked() {
        out.send(Command::PlaySample);
    }
}

/// Recent projects and samples, as cards.
fn projects_ui(ui: &mut Ui, width: f32, cx: &Studio, gallery: &Gallery, out: &mut Outbox) {
    let recent = gallery::recent(cx.settings());
    if recent.is_empty() {
        hint(ui, t("Your projects will be listed here. You can also drop a project folder onto this window."));
        ui.add_space(8.0);
    } else {
        heading(ui, t("Recent projects"));
        grid(ui, width, &recent, |ui, folder, size| {
            let place = Place::Recent { pinned: cx.settings().pinned.contains(folder) };
            card(ui, folder, (gallery.seen(folder), place), size, out);
        });
        ui.add_space(12.0);
    }
    if !gallery.samples().is_empty() {
        heading(ui, t("Samples to open and take apart"));
        if let Some(folder) = gallery.samples().first().and_then(|sample| starting_ground::copies_of(sample)) {
            hint(
                ui,
                &tr!("They are copies of your own: what you change is kept in {folder}", folder = folder.display()),
            );
        }
        grid(ui, width, gallery.samples(), |ui, folder, size| {
            let place = Place::Sample { lesson: starting_ground::lesson(folder) };
            card(ui, folder, (gallery.seen(folder), place), size, out);
        });
    }
}

fn heading(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).size(15.0).strong());
    ui.add_space(2.0);
}

/// Cards side by side, as many as there is room for.
fn grid(ui: &mut Ui, width: f32, folders: &[PathBuf], mut card: impl FnMut(&mut Ui, &PathBuf, egui::Vec2)) {
    const LEAST: f32 = 196.0;
    const BETWEEN: f32 = 12.0;
    let columns = (((width + BETWEEN) / (LEAST + BETWEEN)).floor().max(1.0) as usize).min(4);
    let each = ((width + BETWEEN) / columns as f32 - BETWEEN).min(270.0);
    let size = vec2(each, each * 9.0 / 16.0 + 56.0);
    for row in folders.chunks(columns) {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = BETWEEN;
            row.iter().for_each(|folder| card(ui, folder, size));
        });
        ui.add_space(BETWEEN - 6.0);
    }
}
