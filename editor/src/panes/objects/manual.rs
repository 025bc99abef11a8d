//! The manual's page of a kind, made of its registration or of what the project says of it: what it is, what can be set, its
//! sizes.

use super::own_page;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::theme;
use crate::widgets::section;
use eframe::egui::{RichText, Ui};
use kit::derived::objects::{Shown, shown_of_placement};
use sim::level::Level;
use sim::objects::parameters::Parameter;
use sim::objects::placed::kind_of;
use sim::objects::solid::{Shape, Solid};
use sim::objects::{KindId, Reaction, Setting};
use sim::project::Placement;
use sim::value::ValueKind;

/// Shows the page of what is placed; `None` if this version does not know its kind.
pub fn page(ui: &mut Ui, placement: &Placement, cx: &PaneContext<'_>, out: &mut Outbox) -> Option<()> {
    let level = cx.derived.level();
    let own = level.own_kinds();
    let (kind, _) = kind_of(placement, own)?;
    let info = kind.info();
    match own.named(&placement.kind).filter(|_| kind == KindId::Own) {
        Some(own) => own_page::intro(ui, own, cx, out),
        None => {
            ui.heading(info.title);
            ui.weak(format!("{}, \"{}\" in project files", info.group.label(), info.name));
            ui.add_space(4.0);
            ui.label(info.help);
        }
    }
    ui.add_space(4.0);
    // As it comes.
    let plain = Placement { kind: placement.kind.clone(), ..Placement::default() };
    let shown = shown_of_placement(level, &plain)?;
    let parameters = shown.placed.parameters(own);
    if !parameters.is_empty() {
        section(ui, "What can be set");
        for parameter in parameters {
            parameter_ui(ui, parameter);
        }
    }
    section(ui, "Mirroring");
    ui.label(match (info.flips_x, info.flips_y) {
        (true, true) => "It can be mirrored both ways.",
        (true, false) => "It can be mirrored left to right.",
        (false, true) => "It can be mirrored top to bottom.",
        (false, false) => "Mirroring it changes nothing.",
    });
    section(ui, "Default sizes");
    for (name, text) in sizes(&shown, level) {
        ui.horizontal_wrapped(|ui| {
            ui.weak(name);
            ui.label(text);
        });
    }
    if let Some(own) = own.named(&placement.kind).filter(|own| own.form.has_heights()) {
        own_page::heights(ui, own);
    }
    if !info.originals.is_empty() {
        section(ui, "In the originals' level files");
        for (engine, id) in info.originals {
            ui.label(format!("{}: object {id:02X}", engine.label()));
        }
    }
    Some(())
}

fn parameter_ui(ui: &mut Ui, parameter: &Parameter) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(parameter.label).strong());
        ui.label(RichText::new(values(parameter)).color(theme::of(ui).accent));
    });
    ui.label(parameter.help);
    if let ValueKind::Choice(choices) = parameter.kind {
        let labels: Vec<_> = choices.iter().map(|choice| choice.label).collect();
        ui.weak(format!("One of: {}.", labels.join(", ")));
    }
    ui.add_space(5.0);
}

/// The values that a parameter takes and the one that it comes with, in words.
pub fn values(parameter: &Parameter) -> String {
    let (min, max) = parameter.kind.range();
    match parameter.kind {
        ValueKind::Integer { unit, .. } => {
            let range = format!("{min} to {max} {}", unit.label());
            format!("{}, default {}", range.trim_end(), parameter.default)
        }
        ValueKind::Bool => format!("default {}", if parameter.default != 0 { "on" } else { "off" }),
        ValueKind::Choice(_) => {
            let comes = parameter.kind.choice(parameter.default).map_or("", |choice| choice.label);
            format!("default \"{comes}\"")
        }
        ValueKind::Switch { sets } => {
            let does = if sets { "sets" } else { "obeys" };
            format!("{does} a switch, {min} to {max}, default {}", parameter.default)
        }
    }
}

fn sizes(shown: &Shown, level: &Level) -> Vec<(&'static str, String)> {
    let body = &shown.object.body;
    let setting = Setting { level, values: &shown.placed.values };
    let mut rows = Vec::new();
    if body.half_width > 0 || body.half_height > 0 {
        rows.push(("On the screen", format!("{} × {} px", 2 * body.half_width.max(1), 2 * body.half_height)));
    }
    match shown.object.state.solid(body, &setting) {
        Some(solid) => rows.push(("Solid", solid_text(&solid))),
        None => rows.push(("Solid", "nothing".to_owned())),
    }
    if body.hitbox.reaction != Reaction::None {
        let (width, height) = (2 * u32::from(body.hitbox.half_width) + 1, 2 * u32::from(body.hitbox.half_height) + 1);
        rows.push(("Hitbox", format!("{width} × {height} px, {}", reaction(body.hitbox.reaction))));
    }
    let mut areas = 0;
    shown.object.state.areas(body, &setting, &mut |[left, top, right, bottom]| {
        areas += 1;
        if areas == 1 {
            let (width, height) = (i64::from(right) - i64::from(left) + 1, i64::from(bottom) - i64::from(top) + 1);
            rows.push(("Trigger area", format!("{width} × {height} px")));
        }
    });
    if areas > 1 {
        rows.push(("Trigger areas", areas.to_string()));
    }
    rows
}

/// How something is solid, in a line.
fn solid_text(solid: &Solid) -> String {
    let how = match solid.shape {
        Shape::Box => "on all sides",
        Shape::Sloped(_) => "on all sides, sloped",
        Shape::Platform => "from above",
        Shape::Case => "on all sides except below",
        Shape::Wall => "on all sides except above",
        Shape::SlopedPlatform(_) => "from above, sloped",
    };
    let width = 2 * solid.landing_half_width;
    match solid.shape {
        Shape::Wall => how.to_owned(),
        Shape::Sloped(_) | Shape::SlopedPlatform(_) => format!("{how}; {width} px to stand on"),
        _ => format!("{how}; {width} px to stand on, surface {} px above the centre", solid.standing_height),
    }
}

/// What touching a hitbox does, in words.
pub fn reaction(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::None => "none",
        Reaction::Attackable => "destroyed by attacks, else it hurts",
        Reaction::Item => "collected",
        Reaction::Monitor => "broken from above or by rolling",
        Reaction::Hurt | Reaction::HurtAndMark => "hurts",
        Reaction::Shot => "hurts; shields throw it back from Sonic 3 on",
        Reaction::Special => "touched",
        Reaction::Ring => "collected as a ring",
        Reaction::Rings => "collected as rings",
    }
}
