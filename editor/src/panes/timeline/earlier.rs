//! The runs that were played before, each with a picture of its way.

use crate::bindings::Action;
use crate::command::{Command, Outbox, TimelineCommand};
use crate::language::{said, t};
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{self, Button, Color32, Rect, Role, ScrollArea, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2};
use kit::timeline::Kept;
use kit::timeline::ending::How;
use kit::words::time;

/// Size of the picture of a way.
const PICTURE: egui::Vec2 = vec2(64.0, 36.0);

/// Shows the list.
pub fn show(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    ui.horizontal(|ui| {
        ui.strong(t("Earlier runs"));
        let help = tr!("Save the run on the timeline in the project ({keys})", keys = cx.keys().text(Action::KeepRun));
        let can_save = crate::actions::is_enabled(Action::KeepRun, cx);
        if ui.add_enabled(can_save, Button::new(t("Save")).small()).on_hover_text(help).clicked() {
            out.action(Action::KeepRun);
        }
    });
    ScrollArea::vertical().id_salt("earlier runs").auto_shrink(false).show(ui, |ui| {
        for (number, (place, kept)) in cx.timeline().kept().enumerate() {
            if row_ui(ui, number + 1, kept) {
                out.send(Command::Timeline(TimelineCommand::TakeBack(place)));
            }
        }
        hint(
            ui,
            match cx.timeline().kept().next() {
                Some(_) => t("Click one to show it on the timeline again."),
                None => t("The next run that you play replaces this one, which is then kept here."),
            },
        );
    });
}

/// A run; true if it was clicked.
fn row_ui(ui: &mut Ui, number: usize, kept: &Kept) -> bool {
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), PICTURE.y + 6.0), Sense::click());
    let name = tr!("Earlier run {number}: {frames} frames", number, frames = kept.log.frames());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, &name));
    let visuals = ui.style().interact(&response);
    ui.painter().rect_filled(rect.shrink(1.0), 4.0, visuals.weak_bg_fill);
    let picture = Rect::from_min_size(rect.min + vec2(4.0, 3.0), PICTURE);
    paint_way(ui, picture, &kept.way, theme::of(ui).accent);
    let text = rect.with_min_x(picture.right() + 6.0);
    let frames = kept.log.frames();
    let color = visuals.text_color();
    let painter = ui.painter().with_clip_rect(text);
    painter.text(text.min + vec2(0.0, 5.0), egui::Align2::LEFT_TOP, time(frames), egui::FontId::monospace(12.0), color);
    let under = match kept.ending.how {
        How::Goal => tr!("{frames} frames, goal", frames),
        How::Lost => tr!("{frames} frames, died", frames),
        How::Over => tr!("{frames} frames, stopped", frames),
    };
    painter.text(text.min + vec2(0.0, 22.0), egui::Align2::LEFT_TOP, under, egui::FontId::proportional(11.0), color);
    response.on_hover_text(said(&kept.ending.in_words())).clicked()
}

fn paint_way(ui: &Ui, rect: Rect, way: &[(i32, i32)], color: Color32) {
    ui.painter().rect_filled(rect, 2.0, theme::of(ui).void);
    let points = || way.iter().map(|(x, y)| pos2(*x as f32, *y as f32));
    let bounds = Rect::from_points(&points().collect::<Vec<_>>());
    let room = rect.shrink(4.0);
    let scale = (room.size() / bounds.size().max(vec2(1.0, 1.0))).min_elem();
    let line = points().map(|at| room.center() + (at - bounds.center()) * scale).collect();
    ui.painter().with_clip_rect(rect).add(Shape::line(line, Stroke::new(1.5, color)));
}
