//! The manual's page of an object kind of the project's own, beyond the text about all of them: its form, its picture, its
//! surface.

use crate::command::Outbox;
use crate::language::{said, t};
use crate::look::theme;
use crate::panes::object_maker;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::section;
use eframe::egui::{Label, Rect, RichText, Role, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};
use kit::document::art::own_pictures::problem_of;
use kit::document::custom_kinds::heights::{EXTRA, text};
use kit::document::custom_kinds::{form_help, form_name, uses};
use sim::objects::kinds::others::own::read_heights;
use sim::project::{OwnForm, OwnKind, Throw};

/// Shows the title of the kind, and the places where it is placed.
pub fn intro(ui: &mut Ui, kind: &OwnKind, cx: &Studio, out: &mut Outbox) {
    ui.heading(kind.shown_title());
    let (form, name) = (t(form_name(kind.form)), &kind.name);
    ui.weak(tr!("{form} of this project, \"{name}\" in its files", form, name));
    ui.add_space(4.0);
    ui.label(t(form_help(kind.form)));
    if kind.form == OwnForm::Spring {
        let (whole, part) = (kind.speed / 256, i32::from(kind.speed % 256) * 100 / 256);
        let speed = format!("{whole}.{part:02}");
        ui.label(match kind.throw {
            Throw::Up => tr!("It throws upwards, at {speed} pixels a frame.", speed),
            Throw::Down => tr!("It throws downwards, at {speed} pixels a frame.", speed),
            Throw::Sideways => {
                tr!("It throws to the right, mirrored to the left, at {speed} pixels a frame.", speed)
            }
        });
    }
    if let Some(picture) = &kind.picture {
        match problem_of(picture) {
            Some(why) => ui.colored_label(theme::of(ui).error, format!("{}.", said(&why.to_string()))),
            None => ui.label(tr!("It is drawn as {file}.", file = picture.file)),
        };
    }
    let places = uses(cx.document().project(), &kind.name);
    let placed: Vec<_> = places.iter().map(|(level, count)| format!("{} ({count})", level.title)).collect();
    ui.label(match placed.is_empty() {
        true => t("It is placed nowhere.").to_owned(),
        false => tr!("It is placed in {placed}.", placed = placed.join(", ")),
    });
    ui.add_space(4.0);
    if ui.button(t("Change it in the Object maker")).clicked() {
        object_maker::show(&kind.name, out);
    }
}

/// The array of heights of a kind: drawn, and as numbers.
pub fn heights(ui: &mut Ui, kind: &OwnKind) {
    section(ui, t("Its surface"));
    let heights = read_heights(kind);
    let (low, high) =
        heights.iter().fold((0, 0), |(low, high), height| (height.min(&low).to_owned(), high.max(*height)));
    let count = heights.len().max(1) as f32;
    let width = ui.available_width().min(count * 6.0);
    let tall = (width / count / 2.0).min(2.0);
    let (low, high) = (f32::from(low) - 4.0, f32::from(high) + 4.0);
    let (area, response) = ui.allocate_exact_size(vec2(width, (high - low) * tall), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Surface of the object")));
    let (painter, c) = (ui.painter_at(area), theme::of(ui));
    painter.rect_filled(area, 4.0, c.void);
    let at = |place: usize, height: f32| {
        pos2(area.left() + place as f32 * width / count, area.bottom() - (height - low) * tall)
    };
    let extra = if kind.form == OwnForm::Sloped { EXTRA } else { 0 };
    for (place, height) in heights.iter().enumerate() {
        let bar = Rect::from_two_pos(at(place, f32::from(*height)), at(place + 1, low));
        let outside = place < extra || place + extra >= heights.len();
        painter.rect_filled(bar, 0.0, c.accent.gamma_multiply(if outside { 0.25 } else { 0.6 }));
    }
    painter.hline(area.x_range(), at(0, 0.0).y, Stroke::new(1.0, c.line));
    let count = heights.len();
    ui.weak(match extra {
        0 => tr!("{count} heights above the centre, one for 2 pixels:", count),
        _ => tr!("{count} heights above the centre, one for 2 pixels, 6 of them beyond either side:", count),
    });
    ui.add(Label::new(RichText::new(text(&heights)).monospace().small()).wrap());
}
