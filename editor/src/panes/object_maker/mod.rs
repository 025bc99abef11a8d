//! Object kinds of the project's own: a list of them, what each is, its surface, and a trial of it.
//!
//! Three pages: its body (`behaviour` for motion and hitbox, `surface` for the array of heights), its states (`states`, with
//! their `graph`, `rules` and `parameters`), its looks (`picture`, `animations`). Below them `trial`, a player who meets it. What they compute comes
//! from the kit's `custom_kinds` and from the core; every change is an edit of the document.

mod amounts;
mod animations;
mod behaviour;
mod graph;
mod parameters;
mod picture;
mod rules;
mod states;
mod surface;
mod trial;

use super::{Home, Pane};
use crate::bindings::focus::apart_from_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::panes::LEVEL;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{choices, combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::name_field::NameField;
use crate::widgets::{hint, menu, section};
use behaviour::{motion_ui, touch_ui};
use eframe::egui::{Frame, Margin, Panel, ScrollArea, Ui};
use kit::document::art::own_pictures::PictureOwner;
use kit::document::custom_kinds::files::ENDING;
use kit::document::custom_kinds::gallery::STARTING_POINTS;
use kit::document::custom_kinds::{form_help, form_name, free_name, fresh, renamed, uses, with, with_heights};
use kit::document::{Edit, GestureId};
use kit::sprites::is_picture;
use sim::objects::is_free_name;
use sim::project::{MOST_HALF, OwnForm, OwnKind, OwnKinds, Throw, TouchEffect};
use std::path::Path;
use std::sync::Arc;

/// Width in points from which on the list is beside the rest.
const WIDE: f32 = 520.0;

/// A page of the pane.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Page {
    /// Title, form, sizes, motion, hitbox and surface.
    #[default]
    Body,
    /// States, rules and parameters.
    States,
    /// Material, picture and animations.
    Looks,
}

/// The pane.
#[derive(Default)]
pub struct ObjectMaker {
    /// The kind in hand, by name.
    chosen: String,
    fields: Fields,
    /// The kind as it was before the gesture that changes its width.
    before: Option<(GestureId, OwnKind)>,
    page: Page,
    name: NameField,
    states: states::States,
    parameters: parameters::ParameterList,
    picture: picture::Picture,
    animations: animations::Animations,
    surface: surface::Surface,
    /// The pointer is over the pane.
    hovered: bool,
    trial: trial::Bench,
}

/// Shows a kind of the project's own in the pane.
pub fn show(kind: &str, out: &mut Outbox) {
    let kind = kind.to_owned();
    out.session(move |session| session.tools.own_kind = Some(kind));
    out.send(Command::ShowPane("object_maker"));
}

/// The kind that the parts of the pane work on.
struct Subject<'a> {
    cx: &'a Studio,
    place: usize,
    kind: &'a Arc<OwnKind>,
}

impl Subject<'_> {
    /// Changes the kind, in a step of its own or as part of a gesture.
    fn put(&self, out: &mut Outbox, label: &str, gesture: Option<GestureId>, kind: OwnKind) {
        let edits = vec![Edit::SetOwnKinds(with(&self.cx.document().project().objects, self.place, Some(kind)))];
        out.edit_in(gesture, label, edits);
    }
}

impl Pane for ObjectMaker {
    fn id(&self) -> &'static str {
        "object_maker"
    }

    fn title(&self) -> &'static str {
        msg("Object maker")
    }

    fn words(&self) -> &'static [&'static str] {
        &[
            "custom object",
            "new object",
            "sloped object",
            "height array",
            "state",
            "rule",
            "enemy",
            "boss",
            "animation",
            "path",
        ]
    }

    fn manual(&self) -> &'static str {
        "object-maker.md"
    }

    fn home(&self) -> Home {
        Home::Middle
    }

    fn keys(&self) -> fn(Action) -> Takes {
        apart_from_the_level
    }

    fn drop_typing(&mut self) {
        self.surface.drop_typing();
        self.name.drop_typing();
        self.states.drop_typing();
        self.parameters.drop_typing();
        self.animations.drop_typing();
    }

    fn dropped(&mut self, file: &Path, cx: &Studio, out: &mut Outbox) -> bool {
        let has_ending = |wanted: &str| file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
        if self.hovered && has_ending(ENDING) {
            out.send(Command::TakeDefinitions(file.to_owned()));
            return true;
        }
        let takes = self.hovered && is_picture(file) && cx.document().project().objects.named(&self.chosen).is_some();
        if takes {
            out.send(Command::TakeOwnPicture { owner: PictureOwner::Kind(self.chosen.clone()), path: file.to_owned() });
        }
        takes
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        self.hovered = ui.rect_contains_pointer(ui.max_rect());
        if let Some(wanted) = &cx.session().tools.own_kind {
            self.chosen.clone_from(wanted);
            out.session(|session| session.tools.own_kind = None);
        }
        let kinds = &cx.document().project().objects.kinds;
        if !kinds.iter().any(|kind| kind.name == self.chosen) {
            self.chosen = kinds.last().map_or_else(String::new, |kind| kind.name.clone());
        }
        if ui.available_width() >= WIDE {
            let list = Panel::left("object_maker_list").resizable(true).default_size(170.0).min_size(130.0);
            list.show(ui, |ui| ScrollArea::vertical().auto_shrink(false).show(ui, |ui| self.list_ui(ui, cx, out)));
            Frame::new().inner_margin(Margin { left: 10, ..Margin::ZERO }).show(ui, |ui| {
                ScrollArea::vertical().auto_shrink(false).show(ui, |ui| self.kind_ui(ui, cx, out));
            });
        } else {
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                self.list_ui(ui, cx, out);
                self.kind_ui(ui, cx, out);
            });
        }
    }
}

impl ObjectMaker {
    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        section(ui, t("Custom objects of this project"));
        for kind in &project.objects.kinds {
            let response = ui.selectable_label(kind.name == self.chosen, kind.shown_title());
            let used: usize = uses(project, &kind.name).iter().map(|(_, count)| count).sum();
            let help = tr!(
                "{form} \u{201C}{name}\u{201D}, placed {used} times",
                form = t(form_name(kind.form)),
                name = kind.name,
                used
            );
            if response.on_hover_text(help).clicked() {
                self.chosen.clone_from(&kind.name);
            }
        }
        ui.menu_button(t("New object\u{2026}"), |ui| {
            menu::scrolling(ui, ui.ctx().content_rect().height() - 60.0, |ui| self.new_ui(ui, cx, out));
        })
        .response
        .on_hover_text(t("Make a custom object: choose its form; everything can be changed later"));
        let import = ui.button(t("Import objects\u{2026}"));
        let help = t("Take objects over from a file: one that was exported, or the objects.json of another project. \
                     Or drop it onto this pane");
        if import.on_hover_text(help).clicked() {
            out.send(Command::AskDefinitions);
        }
    }

    /// Shows the forms and starting points of a new object.
    fn new_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let own = &cx.document().project().objects;
        for form in OwnForm::ALL {
            if ui.button(t(form_name(form))).on_hover_text(t(form_help(form))).clicked() {
                self.add(cx, out, t("New object"), vec![fresh(own, form)]);
                ui.close();
            }
        }
        ui.separator();
        ui.weak(t("With states and rules"));
        for point in &STARTING_POINTS {
            if ui.button(t(point.title)).on_hover_text(t(point.help)).clicked() {
                let made = point.definitions(own).into_iter();
                let made = made.map(|kind| OwnKind { title: said(&kind.title).into_owned(), ..kind });
                self.add(cx, out, t("New object"), made.collect());
                ui.close();
            }
        }
    }

    /// Adds kinds to the project and takes the first one in hand.
    fn add(&mut self, cx: &Studio, out: &mut Outbox, label: &str, kinds: Vec<OwnKind>) {
        let Some(first) = kinds.first() else { return };
        self.chosen.clone_from(&first.name);
        let mut own = OwnKinds::clone(&cx.document().project().objects);
        own.kinds.extend(kinds.into_iter().map(Arc::new));
        out.edit(label, vec![Edit::SetOwnKinds(Arc::new(own))]);
    }

    fn kind_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let kinds = &cx.document().project().objects.kinds;
        let Some(place) = kinds.iter().position(|kind| kind.name == self.chosen) else {
            hint(
                ui,
                t(
                    "Objects defined by this project: solids with a surface that you draw, platforms, hazards, triggers, \
                 springs. Place them like any other object.",
                ),
            );
            return;
        };
        let on = Subject { cx, place, kind: &kinds[place] };
        self.uses_ui(ui, &on, out);
        let pages = [
            (Page::Body, t("Body"), t("What it is, its sizes, its motion, its hitbox and its surface")),
            (Page::States, t("States"), t("States, what leads from one to another, and what placed objects set")),
            (Page::Looks, t("Looks"), t("Material, picture and animations")),
        ];
        ui.add_space(4.0);
        if let Some(page) = choices(ui, t("Page"), Some(self.page), &pages, None) {
            self.page = page;
        }
        match self.page {
            Page::Body => {
                self.what_ui(ui, &on, out);
                self.size_ui(ui, &on, out);
                self.motion_ui(ui, &on, out);
                if on.kind.heights_form().is_some() {
                    self.surface.ui(ui, &on, out);
                }
                self.hitbox_ui(ui, &on, out);
            }
            Page::States => {
                let now = self.trial.state_now(&on);
                self.states.ui(ui, &mut self.fields, &on, now.as_deref(), out);
                self.parameters.ui(ui, &mut self.fields, &on, out);
            }
            Page::Looks => {
                self.picture.ui(ui, &on, &mut self.fields, out);
                if let Some(picture) = &on.kind.picture {
                    self.animations.ui(ui, &mut self.fields, &on, picture, out);
                }
            }
        }
        self.trial.ui(ui, &on);
    }

    /// Shows the commands for the kind as a whole.
    fn uses_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let project = on.cx.document().project();
        ui.horizontal_wrapped(|ui| {
            let place = ui.button(t("Place")).on_hover_text(t("Take it in hand with the object tool"));
            if place.clicked() {
                let kind = on.kind.name.clone();
                out.session(move |session| session.tools.object.placement.kind = kind);
                out.action(Action::ToolObject);
                out.send(Command::ShowPane(LEVEL));
            }
            let copy = ui.button(t("Duplicate")).on_hover_text(t("A new kind that begins as a copy of this one"));
            if copy.clicked() {
                let name = free_name(&project.objects, &on.kind.name);
                let title = tr!("{title} copy", title = on.kind.shown_title());
                self.add(on.cx, out, t("Duplicate object"), vec![OwnKind { name, title, ..(**on.kind).clone() }]);
            }
            let export = ui.button(t("Export\u{2026}"));
            let help = t("Write it to a file, with what its rules make and with its pictures, for another project");
            if export.on_hover_text(help).clicked() {
                out.send(Command::AskDefinitionFile(on.kind.name.clone()));
            }
            let placed = uses(project, &on.kind.name);
            let count: usize = placed.iter().map(|(_, count)| count).sum();
            let delete = ui.add_enabled(count == 0, eframe::egui::Button::new(t("Delete")));
            let levels: Vec<_> = placed.iter().map(|(level, count)| format!("{} ({count})", level.title)).collect();
            let why = tr!("It is placed in {levels}: delete those first.", levels = levels.join(", "));
            let delete = delete.on_hover_text(t("Delete the kind from the project")).on_disabled_hover_text(why);
            if delete.clicked() {
                out.edit(t("Delete object kind"), vec![Edit::SetOwnKinds(with(&project.objects, on.place, None))]);
            }
            ui.weak(if count == 1 { t("placed once").to_owned() } else { tr!("placed {count} times", count) });
        });
    }

    fn what_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, t("What it is"));
        if let Some((title, gesture)) = self.fields.text(ui, t("Title"), t("Its name in lists"), &kind.title) {
            on.put(out, t("Rename object"), Some(gesture), OwnKind { title, ..kind.clone() });
        }
        self.name_ui(ui, on, out);
        row(ui, t("Form"), t(form_help(kind.form)), |ui| {
            combo(ui, t("Form"), t(form_name(kind.form)), |ui| {
                for form in OwnForm::ALL {
                    let response = ui.selectable_label(form == kind.form, t(form_name(form)));
                    if response.on_hover_text(t(form_help(form))).clicked() && form != kind.form {
                        on.put(out, t("Change form"), None, with_heights(OwnKind { form, ..kind.clone() }));
                    }
                }
            })
        });
    }

    /// The name in files.
    fn name_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let project = on.cx.document().project();
        let help = t("Its name in files: small letters, digits, underscores. Placed objects follow");
        let why = t("The name is taken, or holds other characters than small letters, digits and underscores.");
        let is_free = |name: &str| is_free_name(name) && project.objects.named(name).is_none();
        if let Some(name) = self.name.ui(ui, (t("Name"), help), &on.kind.name, (is_free, why)) {
            self.chosen.clone_from(&name);
            out.edit(t("Rename object kind"), renamed(project, on.place, name));
        }
    }

    fn size_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        let most = i32::from(MOST_HALF);
        section(ui, t("Sizes"));
        let number = |label, help| Number { label, help, range: 1..=most, unit: "px" };
        let half_width = number(t("Half width"), t("Half its width; the combined box of a solid is 11 wider"));
        if let Some((value, gesture)) = self.fields.number(ui, &half_width, kind.half_width.into()) {
            // Half a number, or a place on the way of a drag, would cost the heights their detail.
            if self.before.as_ref().is_none_or(|(held, _)| *held != gesture) {
                self.before = Some((gesture, kind.clone()));
            }
            let before = self.before.as_ref().map_or(kind, |(_, before)| before);
            let half_width = value as u16;
            let new = OwnKind { half_width, heights: before.heights.clone(), ..kind.clone() };
            let new = if half_width == before.half_width { new } else { with_heights(new) };
            on.put(out, t("Change half width"), Some(gesture), new);
        }
        let help = match kind.form {
            OwnForm::Platform => t("How far its surface is above its centre"),
            OwnForm::SlopedPlatform => t("For its picture and size only: the heights make the surface"),
            _ => t("Half its height"),
        };
        if let Some((value, gesture)) = self.fields.number(ui, &number(t("Half height"), help), kind.half_height.into())
        {
            on.put(out, t("Change half height"), Some(gesture), OwnKind { half_height: value as u16, ..kind.clone() });
        }
        let is_flat = |form| matches!(form, OwnForm::Solid | OwnForm::Spring | OwnForm::Spikes | OwnForm::Platform);
        let is_box = kind.forms().any(is_flat);
        if is_box {
            let usual = kind.half_height.saturating_add(1);
            let help = t("Half height while the player stands on it; usually 1 more, so that he does not sink");
            self.optional(ui, (t("Standing height"), help), (kind.standing_height, usual), |value, gesture| {
                on.put(out, t("Change standing height"), gesture, OwnKind { standing_height: value, ..kind.clone() });
            });
        }
        if kind.forms().any(OwnForm::is_solid) {
            let help =
                t("Half width of the surface he can land on; usually that of the object. If it is narrower, he slips \
                 down its sides");
            self.optional(
                ui,
                (t("Landing width"), help),
                (kind.landing_half_width, kind.half_width),
                |value, gesture| {
                    on.put(
                        out,
                        t("Change landing width"),
                        gesture,
                        OwnKind { landing_half_width: value, ..kind.clone() },
                    );
                },
            );
        }
        if kind.forms().any(|form| form == OwnForm::Spring) {
            let speed = Number {
                label: t("Speed"),
                help: t("256 to the pixel per frame; 4096 is a strong spring, 2560 a weak one"),
                range: 1..=0x7FFF,
                unit: "",
            };
            if let Some((value, gesture)) = self.fields.number(ui, &speed, kind.speed.into()) {
                on.put(out, t("Change speed"), Some(gesture), OwnKind { speed: value as i16, ..kind.clone() });
            }
        }
        if kind.forms().any(OwnForm::points) {
            let ways = [
                (Throw::Up, t("Up"), ""),
                (Throw::Down, t("Down"), ""),
                (Throw::Sideways, t("Sideways"), t("To the right; mirrored to the left")),
            ];
            row(ui, t("Direction"), t("Where a spring throws, or spikes point"), |ui| {
                if let Some(throw) = choices(ui, t("Direction"), Some(kind.throw), &ways, None) {
                    on.put(out, t("Change direction"), None, OwnKind { throw, ..kind.clone() });
                }
            });
        }
    }

    /// Motion of the object by itself, and under a player.
    fn motion_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, t("Motion"));
        if let Some((Some(motion), gesture)) = motion_ui(ui, &mut self.fields, kind, (Some(&kind.motion), None)) {
            on.put(out, t("Change motion"), gesture, OwnKind { motion, ..kind.clone() });
        }
        if kind.motion.has_phase() {
            let phase = t(
                "A placed object begins at its own phase, and goes the other way if it is mirrored: see the Inspector.",
            );
            hint(ui, phase);
        }
        if kind.forms().any(OwnForm::carries) {
            let help = t("By 4 pixels under a player who stands on it, as the original platforms do");
            if let Some(sags) = self.fields.flag(ui, t("Sags"), help, Some(kind.sags)) {
                on.put(out, t("Change sag"), None, OwnKind { sags, ..kind.clone() });
            }
        }
    }

    /// The hitbox, and what it stands.
    fn hitbox_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, t("Hitbox"));
        if let Some((Some(touch), gesture)) = touch_ui(ui, &mut self.fields, kind, (Some(kind.touch), None)) {
            on.put(out, t("Change hitbox"), gesture, OwnKind { touch, ..kind.clone() });
        }
        if !kind.touches().any(|touch| touch.effect == TouchEffect::Attackable) {
            return;
        }
        let health = Number {
            label: t("Health"),
            help: t("Hits that it stands, as a boss. 0: the first attack destroys it, as it does badniks"),
            range: 0..=255,
            unit: "",
        };
        let badnik = t("as a badnik");
        let new = self.fields.with_zero(badnik, |fields| fields.number(ui, &health, kind.health.into()));
        if let Some((health, gesture)) = new {
            on.put(out, t("Change health"), Some(gesture), OwnKind { health: health as u8, ..kind.clone() });
        }
        if kind.health > 0 {
            let rest = Number {
                label: t("Rest after a hit"),
                help: t("How long it cannot be hit after a hit; bosses rest for 32 frames"),
                range: 0..=255,
                unit: t("frames"),
            };
            if let Some((rest, gesture)) = self.fields.number(ui, &rest, kind.invulnerable.into()) {
                on.put(out, t("Change rest"), Some(gesture), OwnKind { invulnerable: rest as u8, ..kind.clone() });
            }
        }
    }

    /// A size that follows from another unless it is set.
    fn optional(
        &mut self,
        ui: &mut Ui,
        (label, help): (&str, &str),
        (value, usual): (Option<u16>, u16),
        mut set: impl FnMut(Option<u16>, Option<GestureId>),
    ) {
        row(ui, label, help, |ui| {
            let mut own = value.is_some();
            if ui.checkbox(&mut own, "").on_hover_text(t("Use a value of its own")).clicked() {
                set(own.then_some(usual), None);
            }
            let number = Number { label, help, range: 0..=i32::from(MOST_HALF), unit: "px" };
            ui.add_enabled_ui(own, |ui| {
                if let Some((value, gesture)) = self.fields.bare_number(ui, &number, value.unwrap_or(usual).into()) {
                    set(Some(value as u16), Some(gesture));
                }
            });
        });
    }
}
