//! The shape tool's options, the chosen shape with its handles as numbers, and the shapes of the level.

use super::kinds::kinds_ui;
use super::{Deed, chosen, delete, put, put_in};
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::theme;
use crate::studio::Studio;
use crate::things::arrange;
use crate::tools::Options;
use crate::tr;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, material, section};
use eframe::egui::{Id, Ui, UiBuilder};
use kit::document::GestureId;
use kit::drawing::shapes::bend::{FARTHEST, bent};
use kit::drawing::shapes::edges::{self, TightEdge};
use kit::drawing::shapes::handles::{KINDS, ShapeOptions, describe, dragged, extended, name, shortened, with_handle};
use kit::drawing::shapes::lay;
use kit::notices::Notice;
use sim::project::{LevelData, Project, Shape, ShapeKind, ShapeLayers, ShapeSide};
use sim::ruleset::Ruleset;
use std::sync::Arc;

/// The area in which handles may be.
const FAR: i32 = 1 << 20;
/// The distance from the last point at which a new one is put.
const POINT_AWAY: i32 = 64;

/// The level whose shapes are shown.
struct Subject<'a> {
    key: &'a str,
    level: &'a LevelData,
}

/// The outer edges of the shape shown last that throw players off: finding them is a thousand
/// runs.
#[derive(Default)]
pub struct Edges {
    of: Option<(Arc<Shape>, Ruleset)>,
    tight: Vec<TightEdge>,
}

impl Edges {
    fn of(&mut self, project: &Project, shape: &Arc<Shape>) -> &[TightEdge] {
        let rules = project.ruleset.resolve_lenient();
        if !self.of.as_ref().is_some_and(|(of, by)| Arc::ptr_eq(of, shape) && *by == rules) {
            self.tight = lay::tight_edges(project, shape);
            self.of = Some((shape.clone(), rules));
        }
        &self.tight
    }
}

impl Options for Edges {
    fn ui(&mut self, ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        let key = cx.session().level.as_str();
        if let Some(level) = cx.in_view().level() {
            show(ui, fields, self, &Subject { key, level }, cx, out);
        }
    }
}

fn show(ui: &mut Ui, fields: &mut Fields, edges: &mut Edges, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let chosen = chosen(on.level, cx).cloned();
    match &chosen {
        Some(shape) => ui.heading(said(&describe(shape))),
        None => ui.heading(t("Shape")),
    };
    let options = chosen.as_deref().map_or_else(|| cx.session().tools.shape.clone(), ShapeOptions::of);
    let kind = KINDS.iter().find(|(kind, ..)| *kind == options.kind);
    hint(ui, kind.map_or("", |(.., help)| t(help)));
    let project = cx.document().project();
    if let Some(shape) = &chosen {
        edges_ui(ui, edges.of(project, shape), shape, cx, out);
    }
    ui.add_space(6.0);
    let mut new = options.clone();
    let gesture = options_ui(ui, fields, &mut new, chosen.is_some());
    if new != options {
        let kept = new.clone();
        out.session(move |session| session.tools.shape = kept);
        if let Some(shape) = &chosen {
            put_in(gesture, new.onto(shape), Deed::Change, cx, out);
        }
    }
    ui.add_space(6.0);
    match &chosen {
        Some(shape) => chosen_ui(ui, fields, shape, on, cx, out),
        None => {
            let help = t("Add one of these in the middle of the view, to be moved by its numbers or its handles");
            if ui.button(t("Add in the middle of the view")).on_hover_text(help).clicked() {
                add(on, cx, out);
            }
        }
    }
    list_ui(ui, on, cx, out);
}

fn edges_ui(ui: &mut Ui, tight: &[TightEdge], shape: &Shape, cx: &Studio, out: &mut Outbox) {
    let Some(summary) = edges::summary(tight) else { return };
    ui.colored_label(theme::of(ui).warning, said(&summary));
    let help = t("Move one handle by the fewest pixels that let every run hold");
    if ui.button(t("Bend until it holds")).on_hover_text(help).clicked() {
        match bent(cx.document().project(), shape) {
            Some(bent) => put(bent, Deed::Bend, cx, out),
            None => {
                let text = tr!(
                    "Bend: moving one handle by up to {most} pixels is not enough. Draw it wider.",
                    most = FARTHEST
                );
                out.send(Command::Notice(Notice::warning(text)));
            }
        }
    }
}

/// Shows the options. Returns the gesture that a number changed in.
fn options_ui(ui: &mut Ui, fields: &mut Fields, options: &mut ShapeOptions, is_there: bool) -> Option<GestureId> {
    let mut gesture = None;
    if !is_there {
        ui.label(tr!("Kind: {kind}", kind = t(name(options.kind)))).on_hover_text(t("What one drag draws"));
        if let Some(kind) = kinds_ui(ui, fields, options.kind) {
            *options = options.with_kind(kind);
        }
    }
    let is_own = matches!(options.kind, ShapeKind::Loop | ShapeKind::Tunnel);
    if !is_own {
        let sides = [
            (ShapeSide::Floor, t("Floor"), t("Solid below the line")),
            (ShapeSide::Ceiling, t("Ceiling"), t("Solid above the line")),
            (ShapeSide::Both, t("Both"), t("Half the thickness on either side")),
        ];
        let chosen = row(ui, t("Side"), t("Which side of the line is solid"), |ui| {
            choices(ui, t("Side"), Some(options.side), &sides, None)
        });
        options.side = chosen.unwrap_or(options.side);
    }
    let range = i32::from(Shape::MIN_THICKNESS)..=i32::from(Shape::MAX_THICKNESS);
    let help = t("From the surface to the back; a sensor looks two tiles deep, so 32 pixels at least");
    let number = Number { label: t("Thickness"), help, range, unit: "px" };
    if let Some((thickness, held)) = fields.number_at_the_end(ui, &number, options.thickness.into()) {
        options.thickness = thickness as u16;
        gesture = Some(held);
    }
    if options.kind != ShapeKind::Loop {
        let layers = [
            (ShapeLayers::Both, t("Both"), t("Solid on both layers")),
            (ShapeLayers::A, "A", t("Solid on layer A alone")),
            (ShapeLayers::B, "B", t("Solid on layer B alone")),
            (ShapeLayers::Neither, t("None"), t("Scenery: it is drawn, but not solid")),
        ];
        let chosen = row(ui, t("Layers"), t("The collision layers it is solid on"), |ui| {
            choices(ui, t("Layers"), Some(options.layers), &layers, None)
        });
        options.layers = chosen.unwrap_or(options.layers);
        let help = t("The back is a level line, the thickness away from the lowest (or highest) point");
        options.level_back =
            fields.flag(ui, t("Fill underside"), help, Some(options.level_back)).unwrap_or(options.level_back);
        let help = t("The player jumps through it from below and lands on it");
        options.top_only =
            fields.flag(ui, t("Solid from above only"), help, Some(options.top_only)).unwrap_or(options.top_only);
    }
    let help = t("Removes terrain that is in front of the surface: for tunnels and pits in solid ground");
    options.carves = fields.flag(ui, t("Clear what is in front"), help, Some(options.carves)).unwrap_or(options.carves);
    material::ui(ui, t("Material"), &mut options.material);
    gesture
}

fn chosen_ui(ui: &mut Ui, fields: &mut Fields, shape: &Arc<Shape>, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    if shape.points.len() <= 64 {
        section(ui, t("Handles"));
        for (i, (x, y)) in shape.points.iter().copied().enumerate() {
            let (label_x, label_y) =
                (tr!("Handle {number} x", number = i + 1), tr!("Handle {number} y", number = i + 1));
            let number =
                |label| Number { label, help: t("Pixels from the level's corner"), range: -FAR..=FAR, unit: "px" };
            let (mut to, mut gesture) = ((x, y), None);
            if let Some((x, held)) = fields.number_at_the_end(ui, &number(&label_x), x) {
                (to.0, gesture) = (x, Some(held));
            }
            if let Some((y, held)) = fields.number_at_the_end(ui, &number(&label_y), y) {
                (to.1, gesture) = (y, Some(held));
            }
            if to != (x, y) {
                put_in(gesture, with_handle(shape, i, to), Deed::Change, cx, out);
            }
        }
    }
    ui.add_space(6.0);
    // Ids of their own: the handles above come and go, and the button pressed keeps the keyboard.
    let buttons = UiBuilder::new().scope_id(Id::unique("shape-buttons"));
    ui.scope_builder(buttons, |ui| buttons_ui(ui, shape, on, cx, out));
}

fn buttons_ui(ui: &mut Ui, shape: &Arc<Shape>, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    ui.horizontal_wrapped(|ui| {
        let help = t("Make it ordinary terrain, which can no longer be edited as a shape");
        if ui.button(t("Bake")).on_hover_text(help).clicked() {
            out.edit(Deed::Bake.label(shape.kind), lay::bake(on.key, shape.id));
        }
        if ui
            .button(t("Delete"))
            .on_hover_text(t("Delete it with the blocks it drew; the earlier blocks come back"))
            .clicked()
        {
            delete(cx, out);
        }
        let last = shape.points.last().copied().unwrap_or_default();
        if let Some(longer) = extended(shape, (last.0 + POINT_AWAY, last.1))
            && ui.button(t("Add a point")).on_hover_text(t("Alt and a click add one where you click")).clicked()
        {
            put(longer, Deed::Change, cx, out);
        }
        if let Some(shorter) = shortened(shape)
            && ui.button(t("Delete the last point")).clicked()
        {
            put(shorter, Deed::Change, cx, out);
        }
    });
}

fn add(on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let session = cx.session();
    let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
    let snapped = |v: f32| (v / 16.0).round() as i32 * 16;
    let (x, y) = (snapped(middle.x), snapped(middle.y));
    let kind = session.tools.shape.kind;
    let ends = match kind {
        ShapeKind::Loop => [(x, y + 96), (x + 96, y)],
        ShapeKind::HalfPipe => [(x - 128, y), (x + 128, y + 128)],
        _ => [(x - 128, y + 32), (x + 128, y - 32)],
    };
    let points = dragged(kind, ends[0], ends[1]);
    put(session.tools.shape.make(arrange::new_id(on.level), points), Deed::Draw, cx, out);
}

fn list_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    if on.level.shapes.is_empty() {
        return;
    }
    ui.add_space(6.0);
    section(ui, t("Shapes of this level"));
    for (n, shape) in on.level.shapes.iter().enumerate() {
        let is_chosen = cx.session().selected.chosen_shape == Some(shape.id);
        let text = format!("{}  {}", n + 1, said(&describe(shape)));
        if ui.selectable_label(is_chosen, text).on_hover_text(t("Show its handles, and bring it into view")).clicked() {
            let id = shape.id;
            let at = shape.points.first().copied().unwrap_or_default();
            out.session(move |session| {
                session.selected.chosen_shape = (!is_chosen).then_some(id);
                let place = eframe::egui::pos2(at.0 as f32, at.1 as f32);
                session.canvas.framing = Some(crate::session::Framing::Follow(place));
            });
        }
    }
}
