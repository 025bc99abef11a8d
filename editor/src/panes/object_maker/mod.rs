//! Object kinds of the project's own: a list of them, what each is, its surface, and a trial of it.
//!
//! `picture` is what it looks like, `surface` is the array of heights as bars over the object, `trial` a player who meets it. What they compute comes from
//! `own_kinds` and from the core; every change is an edit of the document.

mod picture;
mod surface;
mod trial;

use super::{Home, Pane};
use crate::bindings::focus::apart_from_the_level;
use crate::bindings::{Action, Takes};
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::panes::LEVEL;
use crate::widgets::choices::{choices, combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section};
use eframe::egui::{Frame, Margin, Panel, ScrollArea, Ui};
use kit::document::custom_kinds::{form_help, form_name, free_name, fresh, renamed, uses, with, with_heights};
use kit::document::{Edit, GestureId};
use sim::objects::is_free_name;
use sim::project::{MOST_HALF, OwnForm, OwnKind, Throw};
use std::path::Path;
use std::sync::Arc;

/// Width in points from which on the list is beside the rest.
const WIDE: f32 = 520.0;

/// The pane.
#[derive(Default)]
pub struct ObjectMaker {
    /// The kind in hand, by name.
    chosen: String,
    fields: Fields,
    picture: picture::Picture,
    surface: surface::Surface,
    /// The pointer is over the pane.
    hovered: bool,
    trial: trial::Bench,
}

/// Shows a kind of the project's own in the pane.
pub fn show(kind: &str, out: &mut Outbox) {
    let kind = kind.to_owned();
    out.session(move |session| session.own_kind = Some(kind));
    out.send(Command::ShowPane("object_maker"));
}

/// The kind that the parts of the pane work on.
struct Subject<'a> {
    cx: &'a PaneContext<'a>,
    place: usize,
    kind: &'a Arc<OwnKind>,
}

impl Subject<'_> {
    /// Changes the kind, in a step of its own or as part of a gesture.
    fn put(&self, out: &mut Outbox, label: &str, gesture: Option<GestureId>, kind: OwnKind) {
        let edits = vec![Edit::SetOwnKinds(with(&self.cx.document.project().objects, self.place, Some(kind)))];
        out.edit_in(gesture, label, edits);
    }
}

impl Pane for ObjectMaker {
    fn id(&self) -> &'static str {
        "object_maker"
    }

    fn title(&self) -> &'static str {
        "Object maker"
    }

    fn words(&self) -> &'static [&'static str] {
        &["custom object", "new object", "sloped object", "height array"]
    }

    fn manual(&self) -> &'static str {
        "objects.md"
    }

    fn home(&self) -> Home {
        Home::Middle
    }

    fn keys(&self) -> fn(Action) -> Takes {
        apart_from_the_level
    }

    fn drop_typing(&mut self) {
        self.surface.drop_typing();
    }

    fn dropped(&mut self, file: &Path, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let is_picture = file.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("png"));
        let takes = self.hovered && is_picture && cx.document.project().objects.named(&self.chosen).is_some();
        if takes {
            out.send(Command::TakeOwnPicture { kind: self.chosen.clone(), path: file.to_owned() });
        }
        takes
    }

    fn ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        self.hovered = ui.rect_contains_pointer(ui.max_rect());
        if let Some(wanted) = &cx.session.own_kind {
            self.chosen.clone_from(wanted);
            out.session(|session| session.own_kind = None);
        }
        let kinds = &cx.document.project().objects.kinds;
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
    fn list_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        let project = cx.document.project();
        section(ui, "Custom objects of this project");
        for kind in &project.objects.kinds {
            let response = ui.selectable_label(kind.name == self.chosen, kind.shown_title());
            let used: usize = uses(project, &kind.name).iter().map(|(_, count)| count).sum();
            let help = format!("{} \u{201C}{}\u{201D}, placed {used} times", form_name(kind.form), kind.name);
            if response.on_hover_text(help).clicked() {
                self.chosen.clone_from(&kind.name);
            }
        }
        ui.menu_button("New object\u{2026}", |ui| {
            for form in OwnForm::ALL {
                if ui.button(form_name(form)).on_hover_text(form_help(form)).clicked() {
                    self.add(cx, out, "New object", fresh(&project.objects, form));
                    ui.close();
                }
            }
        })
        .response
        .on_hover_text("Make a custom object: choose its form; everything can be changed later");
    }

    fn add(&mut self, cx: &PaneContext<'_>, out: &mut Outbox, label: &str, kind: OwnKind) {
        let own = &cx.document.project().objects;
        self.chosen.clone_from(&kind.name);
        out.edit(label, vec![Edit::SetOwnKinds(with(own, own.kinds.len(), Some(kind)))]);
    }

    fn kind_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        let kinds = &cx.document.project().objects.kinds;
        let Some(place) = kinds.iter().position(|kind| kind.name == self.chosen) else {
            hint(
                ui,
                "Objects defined by this project: solids with a surface that you draw, platforms, hazards, triggers, \
                 springs. Place them like any other object.",
            );
            return;
        };
        let on = Subject { cx, place, kind: &kinds[place] };
        self.uses_ui(ui, &on, out);
        self.what_ui(ui, &on, out);
        self.size_ui(ui, &on, out);
        if on.kind.form.has_heights() {
            self.surface.ui(ui, &on, out);
        }
        self.picture.ui(ui, &on, &mut self.fields, out);
        self.trial.ui(ui, &on);
    }

    /// What can be done to the kind as a whole.
    fn uses_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let project = on.cx.document.project();
        ui.horizontal_wrapped(|ui| {
            let place = ui.button("Place").on_hover_text("Take it in hand with the object tool");
            if place.clicked() {
                let kind = on.kind.name.clone();
                out.session(move |session| session.object.placement.kind = kind);
                out.action(Action::ToolObject);
                out.send(Command::ShowPane(LEVEL));
            }
            let copy = ui.button("Duplicate").on_hover_text("A new kind that begins as a copy of this one");
            if copy.clicked() {
                let name = free_name(&project.objects, &on.kind.name);
                let title = format!("{} copy", on.kind.shown_title());
                self.add(on.cx, out, "Duplicate object", OwnKind { name, title, ..(**on.kind).clone() });
            }
            let placed = uses(project, &on.kind.name);
            let count: usize = placed.iter().map(|(_, count)| count).sum();
            let delete = ui.add_enabled(count == 0, eframe::egui::Button::new("Delete"));
            let levels: Vec<_> = placed.iter().map(|(level, count)| format!("{} ({count})", level.title)).collect();
            let why = format!("It is placed in {}: delete those first.", levels.join(", "));
            let delete = delete.on_hover_text("Delete the kind from the project").on_disabled_hover_text(why);
            if delete.clicked() {
                out.edit("Delete object kind", vec![Edit::SetOwnKinds(with(&project.objects, on.place, None))]);
            }
            ui.weak(if count == 1 { "placed once".to_owned() } else { format!("placed {count} times") });
        });
    }

    fn what_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, "What it is");
        if let Some((title, gesture)) = self.fields.text(ui, "Title", "Its name in lists", &kind.title) {
            on.put(out, "Rename object", Some(gesture), OwnKind { title, ..kind.clone() });
        }
        let help = "Its name in files: small letters, digits, underscores. Placed objects follow";
        if let Some((name, gesture)) = self.fields.text(ui, "Name", help, &kind.name) {
            let project = on.cx.document.project();
            if is_free_name(&name) && project.objects.named(&name).is_none() {
                self.chosen.clone_from(&name);
                let edits = renamed(project, on.place, name);
                out.send(Command::Edit { label: "Rename object kind".into(), gesture: Some(gesture), edits });
            }
        }
        row(ui, "Form", form_help(kind.form), |ui| {
            combo(ui, "Form", form_name(kind.form), |ui| {
                for form in OwnForm::ALL {
                    let response = ui.selectable_label(form == kind.form, form_name(form));
                    if response.on_hover_text(form_help(form)).clicked() && form != kind.form {
                        on.put(out, "Change form", None, with_heights(OwnKind { form, ..kind.clone() }));
                    }
                }
            })
        });
    }

    fn size_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        let most = i32::from(MOST_HALF);
        section(ui, "Sizes");
        let number = |label, help| Number { label, help, range: 1..=most, unit: "px" };
        let half_width = number("Half width", "Half its width; the combined box of a solid is 11 wider");
        if let Some((value, gesture)) = self.fields.number(ui, &half_width, Some(kind.half_width.into())) {
            let new = with_heights(OwnKind { half_width: value as u16, ..kind.clone() });
            on.put(out, "Change half width", Some(gesture), new);
        }
        let help = match kind.form {
            OwnForm::Platform => "How far its surface is above its centre",
            OwnForm::SlopedPlatform => "For its picture and size only: the heights make the surface",
            _ => "Half its height",
        };
        if let Some((value, gesture)) =
            self.fields.number(ui, &number("Half height", help), Some(kind.half_height.into()))
        {
            on.put(out, "Change half height", Some(gesture), OwnKind { half_height: value as u16, ..kind.clone() });
        }
        let is_box = matches!(kind.form, OwnForm::Solid | OwnForm::Spring | OwnForm::Platform);
        if is_box {
            let usual = kind.half_height.saturating_add(1);
            let help = "Half height while the player stands on it; usually 1 more, so that he does not sink";
            self.optional(ui, ("Standing height", help), (kind.standing_height, usual), |value, gesture| {
                on.put(out, "Change standing height", gesture, OwnKind { standing_height: value, ..kind.clone() });
            });
        }
        if !matches!(kind.form, OwnForm::Hazard | OwnForm::Trigger) {
            let help = "Half width of the surface he can land on; usually that of the object. If it is narrower, he slips \
                 down its sides";
            self.optional(ui, ("Landing width", help), (kind.landing_half_width, kind.half_width), |value, gesture| {
                on.put(out, "Change landing width", gesture, OwnKind { landing_half_width: value, ..kind.clone() });
            });
        }
        if kind.form == OwnForm::Spring {
            let speed = Number {
                label: "Speed",
                help: "256 to the pixel per frame; 4096 is a strong spring, 2560 a weak one",
                range: 1..=0x7FFF,
                unit: "",
            };
            if let Some((value, gesture)) = self.fields.number(ui, &speed, Some(kind.speed.into())) {
                on.put(out, "Change speed", Some(gesture), OwnKind { speed: value as i16, ..kind.clone() });
            }
            let ways = [
                (Throw::Up, "Up", ""),
                (Throw::Down, "Down", ""),
                (Throw::Sideways, "Sideways", "To the right; mirrored to the left"),
            ];
            row(ui, "Throws", "Which way", |ui| {
                if let Some(throw) = choices(ui, "Throws", Some(kind.throw), &ways, None) {
                    on.put(out, "Change throw", None, OwnKind { throw, ..kind.clone() });
                }
            });
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
            if ui.checkbox(&mut own, "").on_hover_text("Use a value of its own").clicked() {
                set(own.then_some(usual), None);
            }
            let number = Number { label, help, range: 0..=i32::from(MOST_HALF), unit: "px" };
            ui.add_enabled_ui(own, |ui| {
                if let Some((value, gesture)) =
                    self.fields.bare_number(ui, &number, Some(value.unwrap_or(usual).into()))
                {
                    set(Some(value as u16), Some(gesture));
                }
            });
        });
    }
}
