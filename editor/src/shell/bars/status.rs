//! The status bar: where the pointer is, what is in view, and the last message.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::maze;
use crate::panes::{inspector, problems};
use crate::session::Snap;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::containers::menu::MenuButton;
use eframe::egui::{self, Align, Button, Layout, RichText, Ui, pos2};
use kit::checks::Severity as ProblemSeverity;
use kit::notices::{Notices, Severity};
use sim::tiles::{TILE, TileLayer};

/// Shows the status bar.
pub fn show(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 14.0;
        position(ui, cx);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 14.0;
            let c = theme::of(ui);
            ui.label(small(percent(cx.session().canvas.view.zoom))).on_hover_text(t("Zoom"));
            let snap = match cx.session().tools.snap {
                Snap::Pixels(pixels) => tr!("Snap {pixels}", pixels),
                Snap::Chunk => t("Snap chunk").to_owned(),
            };
            let snap = Button::new(small(snap)).frame_when_inactive(false);
            let snap = MenuButton::from_button(snap).ui(ui, |ui| crate::shell::bars::menu::snaps(ui, cx, out)).0;
            snap.on_hover_ui(|ui| crate::widgets::action_tooltip(ui, Action::NextSnap, cx.keys()));
            let in_maze = cx.in_view().maze();
            let (layer, color) = match cx.session().tools.layer {
                TileLayer::A => (t("Layer A"), c.layer_a),
                TileLayer::B => (t("Layer B"), c.layer_b),
            };
            if in_maze.is_none() {
                ui.label(small(layer).color(color)).on_hover_text(t("Collision layer to view and paint on"));
            }
            if let Some(pads) = cx.play().gamepad_status() {
                ui.label(small(said(&pads))).on_hover_text(t("Gamepads"));
            }
            if let Some(level) = cx.in_view().level() {
                ui.label(small(level.title.as_str())).on_hover_text(t("Level"));
            }
            if let Some(maze) = in_maze {
                ui.label(small(maze.title.as_str())).on_hover_text(t("Maze"));
            }
            kinds(ui, cx, out);
            room(ui, cx, out);
            problems(ui, cx, out);
            runs(ui, cx, out);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| message(ui, cx.notices()));
        });
    });
}

/// Shows the number of runs that do not hold; a click shows the pane.
fn runs(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let failed = cx.runs().failed();
    if failed == 0 {
        return;
    }
    let text = if failed == 1 { t("1 run fails").to_owned() } else { tr!("{count} runs fail", count = failed) };
    let button = ui.add(Button::new(small(text).color(theme::of(ui).error)).frame_when_inactive(false));
    if button.on_hover_text(t("Recorded runs that changed. Click to show them")).clicked() {
        out.send(Command::ShowPane("runs"));
    }
}

/// The number of kinds that are hidden or locked; a click shows the pane.
fn kinds(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let kinds = &cx.session().canvas.kinds;
    if kinds.is_all() {
        return;
    }
    let text = tr!("{hidden} hidden, {locked} locked", hidden = kinds.hidden.len(), locked = kinds.locked.len());
    let button = ui.add(Button::new(small(text).color(theme::of(ui).warning)).frame_when_inactive(false));
    if button.on_hover_text(t("Kinds of objects that are hidden or locked. Click to show them")).clicked() {
        out.send(Command::ShowPane("kinds"));
    }
}

/// Shows the scarcest room in the level's game; a click shows all of it in the inspector.
fn room(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let Some(room) = cx.derived().room() else { return };
    let Some(line) = room.tightest() else { return };
    let text = tr!("{what} {used} of {allowed}", what = t(line.what), used = line.used, allowed = line.allowed);
    let color = inspector::room_color(ui, line);
    let button = ui.add(Button::new(small(text).color(color)).frame_when_inactive(false));
    let shown = button.on_hover_ui(|ui| {
        ui.strong(t("Room in the game"));
        for line in room.lines() {
            ui.horizontal(|ui| {
                ui.label(t(line.what));
                ui.label(inspector::room_text(ui, line));
            });
        }
    });
    if shown.clicked() {
        out.session(|session| session.selected.things.clear());
        out.send(Command::ShowPane("inspector"));
    }
}

/// Shows the number of problems; a click shows them.
fn problems(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if !cx.checks().has_looked() {
        return;
    }
    let report = cx.checks().report();
    let counts = ProblemSeverity::ALL.map(|severity| (severity, report.count(severity)));
    let shown: Vec<_> = counts.into_iter().filter(|(_, count)| *count > 0).collect();
    let is_current = cx.checks().is_current(cx.history().state());
    let weak = ui.visuals().weak_text_color();
    let font = egui::TextStyle::Small.resolve(ui.style());
    let mut parts: Vec<(Icon, egui::Color32, String)> = shown
        .iter()
        .map(|(severity, count)| {
            let (icon, color) = problems::look(ui, *severity);
            (icon, if is_current { color } else { weak }, count.to_string())
        })
        .collect();
    if parts.is_empty() {
        parts.push((Icon::Done, if is_current { theme::of(ui).good } else { weak }, String::new()));
    }
    let texts: Vec<_> =
        parts.iter().map(|(_, color, text)| ui.painter().layout_no_wrap(text.clone(), font.clone(), *color)).collect();
    let width: f32 = texts.iter().map(|text| 14.0 + if text.size().x > 0.0 { text.size().x + 11.0 } else { 0.0 }).sum();
    let (rect, response) = ui.allocate_exact_size(egui::vec2(width, ui.available_height()), egui::Sense::click());
    let words = tr!("Problems: {counts}", counts = said(&kit::checks::counts(report)));
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, &words));
    let mut x = rect.left();
    for ((icon, color, _), text) in parts.into_iter().zip(texts) {
        let field = egui::Rect::from_center_size(egui::pos2(x + 6.0, rect.center().y), egui::vec2(12.0, 12.0));
        icon.paint(ui.painter(), field, color, color);
        let (at, width) = (egui::pos2(x + 16.0, rect.center().y - text.size().y / 2.0), text.size().x);
        ui.painter().galley(at, text, color);
        x += width + 25.0;
    }
    let more = if is_current { String::new() } else { format!("\n{}", t("The project changed: checking again.")) };
    if response.on_hover_text(format!("{words}{more}")).clicked() {
        out.send(Command::ShowPane("problems"));
    }
}

/// A zoom in percent; with a digit behind the point if it is a small one.
fn percent(zoom: f32) -> String {
    let percent = zoom * 100.0;
    if percent < 10.0 { format!("{percent:.1} %") } else { format!("{percent:.0} %") }
}

fn small(text: impl Into<String>) -> RichText {
    RichText::new(text).small()
}

fn position(ui: &mut Ui, cx: &Studio) {
    let hex = |v: i32| if v < 0 { format!("-{:X}", v.unsigned_abs()) } else { format!("{v:X}") };
    let text = match (cx.session().canvas.cursor, cx.in_view().maze()) {
        (None, _) => String::new(),
        (Some((x, y)), Some(maze)) => {
            let (column, row) = maze::cell_at(pos2(x as f32, y as f32));
            let block = maze::words::name(maze.grid.get((column, row)));
            tr!(
                "{x}, {y}  ({x_hex}, {y_hex})    cell {column}, {row}    {block}",
                x,
                y,
                x_hex = hex(x),
                y_hex = hex(y),
                column,
                row,
                block
            )
        }
        (Some((x, y)), None) => {
            let chunk = i32::from(cx.document().project().chunk_size.max(1)) * TILE;
            let ((bx, by), (column, row)) =
                ((x.div_euclid(TILE), y.div_euclid(TILE)), (x.div_euclid(chunk), y.div_euclid(chunk)));
            tr!(
                "{x}, {y}  ({x_hex}, {y_hex})    block {bx}, {by}    chunk {column}, {row}",
                x,
                y,
                x_hex = hex(x),
                y_hex = hex(y),
                bx,
                by,
                column,
                row
            )
        }
    };
    let size = egui::vec2(360.0, ui.available_height());
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_width(size.x);
        ui.label(RichText::new(text).small().monospace()).on_hover_text(
            t("Position under the pointer or the canvas cursor in pixels (hexadecimal); in a level its block and chunk, in a \
             maze its cell and what is in it"),
        );
    });
}

fn message(ui: &mut Ui, notices: &Notices) {
    let c = theme::of(ui);
    if let Some(notice) = notices.current() {
        let color = match notice.severity {
            Severity::Info | Severity::Note => ui.visuals().weak_text_color(),
            Severity::Warning => c.warning,
            Severity::Error => c.error,
        };
        let text = said(&notice.text);
        let first = text.lines().next().unwrap_or_default();
        ui.add(egui::Label::new(small(first).color(color)).truncate()).on_hover_text(&*text);
    }
}
