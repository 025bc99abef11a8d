//! Asked once, of new users: which habits they bring along.

use crate::bindings::Preset;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::look::theme::{self, Colors};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, Windows};
use crate::studio::Studio;
use crate::widgets::hint;
use eframe::egui::{self, Align2, Color32, CornerRadius, FontId, Painter, Rect, Role, Sense, Stroke, StrokeKind, Ui};
use eframe::egui::{WidgetInfo, pos2, vec2};

/// Room for one answer.
const CARD: egui::Vec2 = vec2(330.0, 132.0);

/// The open question.
#[derive(Default)]
pub struct FirstStart {
    chosen: Preset,
    shown: bool,
}

impl Windows {
    /// Asks a new user which habits he brings along.
    pub fn greet(&mut self) {
        self.opened::<FirstStart>();
    }
}

impl Window for FirstStart {
    fn show(&mut self, ui: &mut Ui, _cx: &Studio, out: &mut Outbox) -> bool {
        let mut done = false;
        // Nothing behind it may be clicked or typed into.
        egui::Modal::new(egui::Id::unique("first start")).frame(egui::Frame::window(ui.style()).inner_margin(18)).show(
            ui,
            |ui| {
                ui.set_width(670.0_f32.min(ui.ctx().content_rect().width() - 60.0));
                above_buttons(ui, |ui| {
                ui.heading(t("Which keys are you used to?"));
                hint(
                    ui,
                    t("Everything else stays the same, and each key can be changed later under File > Settings and keys."),
                );
                ui.add_space(8.0);
                egui::Grid::new("habits").num_columns(2).spacing(vec2(10.0, 10.0)).show(ui, |ui| {
                    for (i, preset) in Preset::ALL.into_iter().enumerate() {
                        if card(ui, preset, self.chosen == preset) {
                            self.chosen = preset;
                        }
                        if i % 2 == 1 {
                            ui.end_row();
                        }
                    }
                });
                });
                ui.add_space(8.0);
                let buttons_ui = |ui: &mut Ui| {
                    let use_these = egui::Button::new(t("Use these")).fill(theme::of(ui).accent_fill);
                    let use_these = ui.add(use_these);
                    if !std::mem::replace(&mut self.shown, true) {
                        use_these.request_focus();
                    }
                    if use_these.clicked() {
                        let preset = self.chosen;
                        out.send(Command::Settings(Box::new(move |settings| settings.take_preset(preset))));
                        done = true;
                    }
                    done |= ui.button(t("Not now")).on_hover_text(t("Begin with Loopwright's own keys")).clicked();
                };
                buttons(ui, |ui| ui.horizontal(buttons_ui));
            },
        );
        if done {
            out.send(Command::Settings(Box::new(|settings| settings.welcomed = true)));
        }
        !done
    }

    fn is_modal(&self) -> bool {
        true
    }

    fn cancel(&mut self, out: &mut Outbox) {
        out.send(Command::Settings(Box::new(|settings| settings.welcomed = true)));
    }
}

fn card(ui: &mut Ui, preset: Preset, on: bool) -> bool {
    let (area, response) = ui.allocate_exact_size(CARD, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, on, preset.label()));
    let (c, visuals) = (theme::of(ui), ui.visuals().clone());
    let fill = if on { c.accent_fill } else { c.chrome };
    let edge = match (on, response.hovered() || response.has_focus()) {
        (true, _) => Stroke::new(2.0, c.accent),
        (false, true) => Stroke::new(1.0, visuals.strong_text_color()),
        (false, false) => Stroke::new(1.0, c.line),
    };
    let painter = ui.painter();
    painter.rect(area, CornerRadius::same(8), fill, edge, StrokeKind::Inside);
    mouse(painter, Rect::from_min_size(area.min + vec2(16.0, 30.0), vec2(48.0, 72.0)), preset, c, visuals.text_color());
    let mut at = area.min + vec2(82.0, 14.0);
    let title = FontId::proportional(15.0);
    painter.text(at, Align2::LEFT_TOP, preset.label(), title, visuals.strong_text_color());
    at.y += 26.0;
    for line in preset.texts() {
        let room = area.right() - 12.0 - at.x;
        let galley = painter.layout(line.to_owned(), FontId::proportional(12.5), visuals.text_color(), room);
        let height = galley.size().y;
        painter.galley(at, galley, visuals.text_color());
        at.y += height + 4.0;
    }
    response.clicked()
}

/// A mouse: the part that does something else than by default is filled, and an arrow says what the wheel does.
fn mouse(painter: &Painter, area: Rect, preset: Preset, c: &Colors, ink: Color32) {
    let line = Stroke::new(1.5, ink);
    let middle = area.center().x;
    let split = area.top() + area.height() * 0.42;
    if preset == Preset::RightErases {
        let right = Rect::from_min_max(pos2(middle, area.top()), pos2(area.right(), split));
        painter.rect_filled(right, CornerRadius { ne: 20, ..CornerRadius::ZERO }, c.accent);
    }
    painter.rect_stroke(area, CornerRadius::same(20), line, StrokeKind::Middle);
    painter.line_segment([pos2(area.left(), split), pos2(area.right(), split)], line);
    painter.line_segment([pos2(middle, area.top()), pos2(middle, split)], line);
    let wheel = Rect::from_center_size(pos2(middle, area.top() + 16.0), vec2(8.0, 16.0));
    let scrolls = preset == Preset::Tiled;
    painter.rect(wheel, 4.0, if scrolls { c.accent } else { c.panel }, line, StrokeKind::Middle);
    if scrolls {
        for (tip, way) in [(area.top() - 16.0, 1.0), (area.top() - 3.0, -1.0)] {
            let foot = tip + way * 4.0;
            painter.line_segment([pos2(middle - 4.0, foot), pos2(middle, tip)], Stroke::new(1.5, c.accent));
            painter.line_segment([pos2(middle + 4.0, foot), pos2(middle, tip)], Stroke::new(1.5, c.accent));
        }
    }
    if preset == Preset::SonLvl {
        // What differs there are keys.
        for (i, key) in ["Q", "W", "E", "R"].into_iter().enumerate() {
            let (column, row) = ((i % 2) as f32, (i / 2) as f32);
            let cap = Rect::from_min_size(
                pos2(area.left() + 5.0 + column * 20.0, split + 3.0 + row * 18.0),
                vec2(17.0, 16.0),
            );
            painter.rect(cap, 3.0, c.accent, Stroke::NONE, StrokeKind::Inside);
            painter.text(cap.center(), Align2::CENTER_CENTER, key, FontId::proportional(11.0), c.on_accent);
        }
    }
}
