//! Frames of the picture, and the animations that states show.

use super::Subject;
use super::name_field::NameField;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::sprites::Pictures;
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{
    Align2, Button, Color32, FontId, Frame, Pos2, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, pos2, vec2,
};
use kit::derived::objects::Sketch;
use kit::document::GestureId;
use kit::document::custom_kinds::names::{free_among, with_animation_renamed};
use sim::objects::Pen as _;
use sim::project::{MOST_ANIMATIONS, MOST_FRAMES, MOST_PICTURE_SIDE, OwnAnimation, OwnKind, OwnPicture};

/// The section.
#[derive(Default)]
pub struct Animations {
    name: NameField,
    /// The place of an animation, and the frames that are being typed for it.
    frames: Option<(usize, String)>,
}

impl Animations {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.name.drop_typing();
        self.frames = None;
    }

    pub(super) fn ui(
        &mut self,
        ui: &mut Ui,
        fields: &mut Fields,
        on: &Subject<'_>,
        picture: &OwnPicture,
        out: &mut Outbox,
    ) {
        let kind = &**on.kind;
        section(ui, t("Frames"));
        let (width, height) = picture.frame;
        let most = MOST_PICTURE_SIDE as i32;
        let number = |label, help| Number { label, help, range: 0..=most, unit: "px" };
        let mut frame = picture.frame;
        let mut changed = None;
        let whole = t("the picture");
        let across = number(t("Frame width"), t("Width of a frame; the picture is cut from left to right"));
        if let Some((new, gesture)) = fields.with_zero(whole, |fields| fields.number(ui, &across, width.into())) {
            (frame.0, changed) = (new as u16, Some(gesture));
        }
        let down = number(t("Frame height"), t("Height of a frame; the picture is cut row by row"));
        if let Some((new, gesture)) = fields.with_zero(whole, |fields| fields.number(ui, &down, height.into())) {
            (frame.1, changed) = (new as u16, Some(gesture));
        }
        if let Some(gesture) = changed {
            let picture = Some(OwnPicture { frame, ..picture.clone() });
            on.put(out, t("Cut picture"), Some(gesture), OwnKind { picture, ..kind.clone() });
        }
        strip_ui(ui, picture);
        section(ui, t("Animations"));
        if kind.animations.is_empty() {
            hint(ui, t("An animation shows frames of the picture one after the other. States show them."));
        }
        for place in 0..kind.animations.len() {
            self.animation_ui(ui, fields, (on, place), out);
        }
        let is_full = kind.animations.len() >= MOST_ANIMATIONS;
        let add = ui.add_enabled(!is_full, Button::new(t("Add animation")));
        if add.on_hover_text(t("All frames of the picture, one after the other")).clicked() {
            let count = picture.shown().map_or(1, |image| picture.frames(image)).min(MOST_FRAMES);
            let names = kind.animations.iter().map(|animation| animation.name.as_str());
            let name = free_among(names, t("animation"));
            let frames = (0..count as u8).collect();
            let mut kind = kind.clone();
            kind.animations.push(OwnAnimation { name, frames, every: 8, ..OwnAnimation::default() });
            on.put(out, t("Add animation"), None, kind);
        }
    }

    fn animation_ui(&mut self, ui: &mut Ui, fields: &mut Fields, (on, place): (&Subject<'_>, usize), out: &mut Outbox) {
        let kind = &**on.kind;
        let Some(animation) = kind.animations.get(place) else { return };
        let put = |out: &mut Outbox, label: &str, gesture: Option<GestureId>, new: OwnAnimation| {
            let mut kind = kind.clone();
            kind.animations[place] = new;
            on.put(out, label, gesture, kind);
        };
        let c = theme::of(ui);
        ui.push_id(("animation", place), |ui| {
            Frame::new().stroke((1.0, c.line)).corner_radius(4.0).inner_margin(6.0).show(ui, |ui| {
                ui.set_min_width(ui.available_width());
                ui.horizontal(|ui| {
                    ui.strong(&animation.name);
                    let name = tr!("Delete animation {name}", name = animation.name);
                    if small_icon_button(ui, Icon::Delete, &name).clicked() {
                        let mut kind = with_animation_renamed(kind, place, "");
                        kind.animations.remove(place);
                        on.put(out, t("Delete animation"), None, kind);
                    }
                });
                let is_free = |name: &str| {
                    let others = &kind.animations;
                    !name.is_empty() && name.len() <= 60 && others.iter().all(|other| other.name != name)
                };
                let why = t("Another animation has this name, or it is empty.");
                let help = (t("Name of the animation"), t("States that show it follow"));
                if let Some(name) = self.name.ui(ui, help, &animation.name, (is_free, why)) {
                    on.put(out, t("Rename animation"), None, with_animation_renamed(kind, place, &name));
                }
                if let Some(frames) = self.frames_ui(ui, place, animation) {
                    put(out, t("Change frames"), None, OwnAnimation { frames, ..animation.clone() });
                }
                let every = Number {
                    label: t("Each for"),
                    help: t("Game frames for which each of them is shown"),
                    range: 1..=255,
                    unit: t("frames"),
                };
                if let Some((every, gesture)) = fields.number(ui, &every, animation.every.into()) {
                    let new = OwnAnimation { every: every as u8, ..animation.clone() };
                    put(out, t("Change animation speed"), Some(gesture), new);
                }
                row(ui, t("After it"), t("What follows the last frame"), |ui| {
                    let (again, stays) = (t("begins again"), t("the last frame stays"));
                    let shown = match (animation.next.as_str(), animation.holds) {
                        ("", true) => stays,
                        ("", false) => again,
                        (next, _) => next,
                    };
                    combo(ui, t("After it"), shown, |ui| {
                        let plain = [(again, false), (stays, true)].map(|(title, holds)| (title, holds, ""));
                        let others =
                            kind.animations.iter().map(|other| (other.name.as_str(), false, other.name.as_str()));
                        for (title, holds, next) in plain.into_iter().chain(others) {
                            let is_it = (holds, next) == (animation.holds, animation.next.as_str());
                            if ui.selectable_label(is_it, title).clicked() && !is_it {
                                let new = OwnAnimation { holds, next: next.to_owned(), ..animation.clone() };
                                put(out, t("Change animation"), None, new);
                            }
                        }
                    })
                });
            });
        });
    }

    /// The numbers of the frames, typed. They are taken when the keyboard leaves the field.
    fn frames_ui(&mut self, ui: &mut Ui, place: usize, animation: &OwnAnimation) -> Option<Vec<u8>> {
        let text = |frames: &[u8]| frames.iter().map(u8::to_string).collect::<Vec<_>>().join(" ");
        let typed = self.frames.take_if(|(of, _)| *of == place).map(|(_, typed)| typed);
        let mut typed = typed.unwrap_or_else(|| text(&animation.frames));
        let help = t("Numbers of the frames in order, from 0 on, with spaces or commas; 0-3 is 0 1 2 3");
        let response = row(ui, t("Frame numbers"), help, |ui| {
            let width = (ui.available_width() - 8.0).max(0.0);
            ui.add(TextEdit::singleline(&mut typed).desired_width(width)).accessible_name(t("Frame numbers"))
        });
        let read = frames_of(&typed);
        if read.is_none() {
            ui.colored_label(theme::of(ui).error, t("Numbers from 0 to 255, at most 64 of them."));
        }
        if response.lost_focus() {
            return read.filter(|frames| *frames != animation.frames);
        }
        if response.has_focus() {
            self.frames = Some((place, typed));
        }
        None
    }
}

/// Reads numbers of frames; `None` if they are none, or too many.
fn frames_of(text: &str) -> Option<Vec<u8>> {
    let mut frames = Vec::new();
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        match word.split_once('-') {
            None => frames.push(word.parse().ok()?),
            Some((first, last)) => {
                let (first, last): (u8, u8) = (first.parse().ok()?, last.parse().ok()?);
                if first <= last { frames.extend(first..=last) } else { frames.extend((last..=first).rev()) }
            }
        }
    }
    (frames.len() <= MOST_FRAMES).then_some(frames)
}

/// The frames beside each other, with their numbers.
fn strip_ui(ui: &mut Ui, picture: &OwnPicture) {
    let Some(image) = picture.shown() else { return };
    let count = picture.frames(image).min(MOST_FRAMES);
    let (width, height) = picture.frame_size(image);
    let zoom = (64.0 / f32::from(width.max(height)).max(1.0)).clamp(0.125, 2.0);
    let cell = vec2((f32::from(width) * zoom).max(22.0), f32::from(height) * zoom + 16.0) + vec2(4.0, 4.0);
    let columns = ((ui.available_width() / cell.x) as usize).max(1);
    let size = vec2(ui.available_width(), count.div_ceil(columns) as f32 * cell.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Frames of the picture")));
    let c = theme::of(ui);
    let painter = ui.painter_at(rect);
    let mut pictures = Pictures::new(ui.ctx());
    for number in 0..count {
        let corner = rect.min + vec2((number % columns) as f32 * cell.x, (number / columns) as f32 * cell.y);
        let mut sketch = Sketch::default();
        sketch.image(0, 0, image, picture.part(image, number as u8));
        let to_screen = |at: Pos2| corner + at.to_vec2() * zoom;
        let frame =
            eframe::egui::Rect::from_min_max(to_screen(pos2(0.0, 0.0)), to_screen(pos2(width.into(), height.into())));
        painter.rect_filled(frame, 0.0, c.void);
        painter.rect_stroke(frame, 0.0, Stroke::new(1.0, c.line), StrokeKind::Outside);
        pictures.add(&to_screen, (&sketch, (false, false)), (0, 0), Color32::WHITE);
        let below = pos2(frame.left(), corner.y + cell.y - 4.0);
        painter.text(below, Align2::LEFT_BOTTOM, number, FontId::proportional(11.0), ui.visuals().weak_text_color());
    }
    pictures.paint(&painter);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_typed_as_numbers_and_ranges() {
        for (text, frames) in [
            ("0 1, 2;3", Some(vec![0, 1, 2, 3])),
            ("0-3 2-0", Some(vec![0, 1, 2, 3, 2, 1, 0])),
            ("", Some(vec![])),
            ("0-99", None),
            ("1 x", None),
            ("300", None),
        ] {
            assert_eq!(frames_of(text), frames, "{text}");
        }
    }
}
