//! The manual's page of a kind, made of its registration or of what the project says of it: what it is, what can be set, its
//! sizes.

use super::own_page;
use crate::command::Outbox;
use crate::language::{own_text, t};
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::section;
use eframe::egui::{RichText, Ui};
use kit::derived::objects::{Shown, shown_of_placement};
use sim::level::Level;
use sim::objects::parameters::Parameter;
use sim::objects::placed::kind_of;
use sim::objects::solid::{Solid, SolidShape};
use sim::objects::{KindId, Reaction, Setting};
use sim::project::Placement;
use sim::value::ValueKind;

/// Shows the page of what is placed; `None` if this version does not know its kind.
pub fn page(ui: &mut Ui, placement: &Placement, cx: &Studio, out: &mut Outbox) -> Option<()> {
    let level = cx.derived().level();
    let own = level.own_kinds();
    let (kind, _) = kind_of(placement, own)?;
    let info = kind.info();
    match own.named(&placement.kind).filter(|_| kind == KindId::Own) {
        Some(own) => own_page::intro(ui, own, cx, out),
        None => {
            ui.heading(t(info.title));
            ui.weak(tr!("{group}, \"{name}\" in project files", group = t(info.group.label()), name = info.name));
            ui.add_space(4.0);
            ui.label(t(info.help));
        }
    }
    ui.add_space(4.0);
    // As it comes.
    let plain = Placement { kind: placement.kind.clone(), ..Placement::default() };
    let shown = shown_of_placement(level, &plain)?;
    let parameters = shown.placed.parameters(own);
    if !parameters.is_empty() {
        section(ui, t("What can be set"));
        for parameter in parameters.iter() {
            parameter_ui(ui, parameter);
        }
    }
    section(ui, t("Mirroring"));
    ui.label(match (info.flips_x, info.flips_y) {
        (true, true) => t("It can be mirrored both ways."),
        (true, false) => t("It can be mirrored left to right."),
        (false, true) => t("It can be mirrored top to bottom."),
        (false, false) => t("Mirroring it changes nothing."),
    });
    section(ui, t("Default sizes"));
    for (name, text) in sizes(&shown, level) {
        ui.horizontal_wrapped(|ui| {
            ui.weak(name);
            ui.label(text);
        });
    }
    if let Some(own) = own.named(&placement.kind).filter(|own| own.heights_form().is_some()) {
        own_page::heights(ui, own);
    }
    if !info.originals.is_empty() {
        section(ui, t("In the originals' level files"));
        for (engine, id) in info.originals {
            ui.label(tr!("{engine}: object {id}", engine = t(engine.label()), id = format!("{id:02X}")));
        }
    }
    Some(())
}

fn parameter_ui(ui: &mut Ui, parameter: &Parameter<'_>) {
    ui.horizontal_wrapped(|ui| {
        ui.label(RichText::new(own_text(parameter.label)).strong());
        ui.label(RichText::new(values(parameter)).color(theme::of(ui).accent));
    });
    if !parameter.help.is_empty() {
        ui.label(own_text(parameter.help));
    }
    if let ValueKind::Choice(choices) = parameter.kind {
        let labels: Vec<_> = choices.iter().map(|choice| t(choice.label)).collect();
        ui.weak(tr!("One of: {labels}.", labels = labels.join(", ")));
    }
    ui.add_space(5.0);
}

/// The values that a parameter takes and the one that it comes with, in words.
pub fn values(parameter: &Parameter<'_>) -> String {
    let (min, max) = parameter.kind.range();
    match parameter.kind {
        ValueKind::Integer { unit, .. } => {
            let (unit, default) = (t(unit.label()), parameter.default);
            match unit {
                "" => tr!("{min} to {max}, default {default}", min, max, default),
                unit => tr!("{min} to {max} {unit}, default {default}", min, max, unit, default),
            }
        }
        ValueKind::IntegerOr { zero, unit, .. } => {
            let (unit, zero) = (t(unit.label()), t(zero));
            tr!("{min} to {max} {unit}, 0: {zero}", min = 1, max, unit, zero)
        }
        ValueKind::Bool => if parameter.default != 0 { t("default on") } else { t("default off") }.to_owned(),
        ValueKind::Choice(_) => {
            let comes = parameter.kind.choice(parameter.default).map_or("", |choice| t(choice.label));
            tr!("default \"{comes}\"", comes)
        }
        ValueKind::Switch { sets } => {
            let default = parameter.default;
            match sets {
                true => tr!("sets a switch, {min} to {max}, default {default}", min, max, default),
                false => tr!("obeys a switch, {min} to {max}, default {default}", min, max, default),
            }
        }
    }
}

fn sizes(shown: &Shown, level: &Level) -> Vec<(&'static str, String)> {
    let body = &shown.object.body;
    let setting = Setting { level, values: &shown.placed.values };
    let mut rows = Vec::new();
    if body.half_width > 0 || body.half_height > 0 {
        rows.push((t("On the screen"), format!("{} × {} px", 2 * body.half_width.max(1), 2 * body.half_height)));
    }
    match shown.object.state.solid(body, &setting) {
        Some(solid) => rows.push((t("Solid"), solid_text(&solid))),
        None => rows.push((t("Solid"), t("nothing").to_owned())),
    }
    if body.hitbox.reaction != Reaction::None {
        let (width, height) = (2 * u32::from(body.hitbox.half_width) + 1, 2 * u32::from(body.hitbox.half_height) + 1);
        rows.push((t("Hitbox"), format!("{width} × {height} px, {}", reaction(body.hitbox.reaction))));
    }
    let mut areas = 0;
    shown.object.state.areas(body, &setting, &mut |[left, top, right, bottom]| {
        areas += 1;
        if areas == 1 {
            let (width, height) = (i64::from(right) - i64::from(left) + 1, i64::from(bottom) - i64::from(top) + 1);
            rows.push((t("Trigger area"), format!("{width} × {height} px")));
        }
    });
    if areas > 1 {
        rows.push((t("Trigger areas"), areas.to_string()));
    }
    rows
}

/// Returns the solidity of something, in a line.
fn solid_text(solid: &Solid) -> String {
    let how = match solid.shape {
        SolidShape::Box => t("on all sides"),
        SolidShape::Sloped(_) => t("on all sides, sloped"),
        SolidShape::Platform => t("from above"),
        SolidShape::Case => t("on all sides except below"),
        SolidShape::Wall => t("on all sides except above"),
        SolidShape::SlopedPlatform(_) => t("from above, sloped"),
    };
    let width = 2 * solid.landing_half_width;
    match solid.shape {
        SolidShape::Wall => how.to_owned(),
        SolidShape::Sloped(_) | SolidShape::SlopedPlatform(_) => tr!("{how}; {width} px to stand on", how, width),
        _ => tr!(
            "{how}; {width} px to stand on, surface {standing_height} px above the centre",
            how,
            width,
            standing_height = solid.standing_height
        ),
    }
}

/// Returns the effect of touching a hitbox, in words.
pub fn reaction(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::None => t("none"),
        Reaction::Attackable => t("destroyed by attacks, else it hurts"),
        Reaction::Item => t("collected"),
        Reaction::Monitor => t("broken from above or by rolling"),
        Reaction::Hurt | Reaction::HurtAndMark => t("hurts"),
        Reaction::Shot => t("hurts; shields throw it back from Sonic 3 on"),
        Reaction::Special => t("touched"),
        Reaction::Ring => t("collected as a ring"),
        Reaction::Rings => t("collected as rings"),
    }
}
