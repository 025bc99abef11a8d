//! Frames of the picture, and the animations that states show.

use super::Subject;
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::panes::characters::picture_parts::{FrameNumbers, cut_ui, strip_ui};
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::name_field::NameField;
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{Button, Frame, Ui};
use kit::document::GestureId;
use kit::document::custom_kinds::names::{free_among, with_animation_renamed};
use sim::project::{MOST_ANIMATIONS, MOST_FRAMES, OwnAnimation, OwnKind, OwnPicture};

/// The section.
#[derive(Default)]
pub struct Animations {
    name: NameField,
    frames: FrameNumbers,
}

impl Animations {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.name.drop_typing();
        self.frames.drop_typing();
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
        if let Some((frame, gesture)) = cut_ui(ui, fields, picture, (t("Frame width"), t("Frame height"))) {
            let picture = Some(OwnPicture { frame, ..picture.clone() });
            on.put(out, t("Cut picture"), Some(gesture), OwnKind { picture, ..kind.clone() });
        }
        strip_ui(ui, picture, MOST_FRAMES);
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
                if let Some(frames) = self.frames.ui(ui, place, t("Frame numbers"), &animation.frames) {
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
}
