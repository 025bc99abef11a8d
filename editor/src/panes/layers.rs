//! Layers: what is drawn with the level, in its order, and the layer of art that is drawn on.

use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::{bring_into_view, bring_layer_into_view};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::camera_share::camera_share;
use crate::widgets::choices::unnamed_box;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::ordered_row::{OrderedRow, ShownRow};
use crate::widgets::{fitted, hint, section, small_icon_button};
use eframe::egui::{Align2, Button, Id, ScrollArea, TextStyle, Ui, pos2, vec2};
use kit::document::art::backgrounds::SCROLL;
use kit::document::{Edit, LevelSettings};
use kit::drawing::art_layers::{LayerRow, added, duplicated, moved, rows, taken, with_layers};
use sim::project::{ArtLayer, LevelData, MOST_ART_LAYERS, Project};
use std::collections::BTreeSet;
use std::ops::RangeInclusive;
use std::sync::Arc;

/// Points that a row is high.
const ROW: f32 = 26.0;
/// Points that the box of a row takes.
const EYE: f32 = 26.0;
/// Most pixels that a layer is moved.
const MOVED: RangeInclusive<i32> = -0x8000..=0x8000;

/// The pane.
#[derive(Default)]
pub struct LayersPane {
    fields: Fields,
}

/// The level whose layers are shown, and the layer in view.
struct Subject<'a> {
    level: &'a Arc<LevelData>,
    /// The place of the layer in view; `None` if the level itself is in view.
    place: Option<usize>,
}

impl<'a> Subject<'a> {
    fn of(cx: &'a Studio) -> Option<Self> {
        let (project, level) = (cx.document().project(), cx.in_view().level()?);
        let level = project.level(&level.key)?;
        let Some(whole) = project.with_layer(&level.key).next() else { return Some(Self { level, place: None }) };
        let place = whole.art_layers.iter().position(|layer| layer.level == level.key);
        Some(Self { level: whole, place })
    }

    /// The row in view.
    fn row(&self) -> LayerRow {
        self.place.map_or(LayerRow::Level, LayerRow::Layer)
    }

    fn layer(&self) -> Option<&'a ArtLayer> {
        self.level.art_layers.get(self.place?)
    }
}

impl Pane for LayersPane {
    fn id(&self) -> &'static str {
        "layers"
    }

    fn title(&self) -> &'static str {
        msg("Layers")
    }

    fn words(&self) -> &'static [&'static str] {
        &["layer panel", "tile layers", "art layers", "foreground", "decoration", "layer list", "parallax layers"]
    }

    fn manual(&self) -> &'static str {
        "art-layers.md"
    }

    fn home(&self) -> Home {
        Home::Details
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("A maze has no layers."))
    }

    fn action(&mut self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        let Some(on) = Subject::of(cx) else { return false };
        match action {
            Action::AddLayerBehind => add(cx, &on, false, out),
            Action::AddLayerInFront => add(cx, &on, true, out),
            Action::LayerAbove => turn(cx, &on, -1, out),
            Action::LayerBelow => turn(cx, &on, 1, out),
            _ => return false,
        }
        true
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let Some(on) = Subject::of(cx) else {
            return hint(ui, t("Open a project to see the layers of its level here."));
        };
        self.buttons_ui(ui, cx, &on, out);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            list_ui(ui, cx, &on, out);
            ui.add_space(4.0);
            match (on.place, on.layer()) {
                (Some(place), Some(layer)) => self.layer_ui(ui, cx, (&on, place, layer), out),
                _ => hint(
                    ui,
                    t("A click shows a layer, to draw on it. Nothing on a layer is solid, and no object on it acts."),
                ),
            }
        });
    }
}

impl LayersPane {
    fn buttons_ui(&self, ui: &mut Ui, cx: &Studio, on: &Subject<'_>, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            let can = on.level.art_layers.len() < MOST_ART_LAYERS;
            for (label, action) in
                [(t("Add in front"), Action::AddLayerInFront), (t("Add behind"), Action::AddLayerBehind)]
            {
                let button = ui.add_enabled(can, Button::new(label)).on_hover_text(t(action.info().help));
                if button.clicked() {
                    out.action(action);
                }
            }
            let Some(place) = on.place else { return };
            if small_icon_button(ui, Icon::Duplicate, t("Duplicate the layer")).clicked()
                && let Some((edits, key)) = duplicated(cx.document().project(), &on.level.key, place)
            {
                out.edit(t("Duplicate a layer"), edits);
                show(cx, key, out);
            }
            if small_icon_button(ui, Icon::Delete, t("Delete the layer")).clicked() {
                let key = on.level.key.clone();
                show(cx, key, out);
                out.edit(t("Delete a layer"), taken(cx.document().project(), &on.level.key, place));
            }
        });
    }

    /// The properties of the layer in view.
    fn layer_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Studio,
        (on, place, layer): (&Subject<'_>, usize, &ArtLayer),
        out: &mut Outbox,
    ) {
        section(ui, t("Layer in view"));
        let fields = &mut self.fields;
        let with = |new: ArtLayer| {
            let mut layers = on.level.art_layers.clone();
            layers[place] = new;
            vec![with_layers(on.level, layers)]
        };
        let help = t("In front of blocks, objects and players; else behind the blocks");
        if let Some(front) = fields.flag(ui, t("In front"), help, Some(layer.front)) {
            out.edit(t("Change a layer"), with(ArtLayer { front, ..layer.clone() }));
        }
        let number = Number {
            label: t("Opacity"),
            help: t("100 % covers all below it, 0 % is not seen"),
            range: 0..=100,
            unit: "%",
        };
        if let Some((opacity, gesture)) = fields.number(ui, &number, layer.opacity.into()) {
            out.edit_in(
                gesture,
                t("Change the opacity of a layer"),
                with(ArtLayer { opacity: opacity as u8, ..layer.clone() }),
            );
        }
        let label = t("Change the speed of a layer");
        let help = t(
            "How far it moves when the camera moves sideways: 100 % moves with the level, less is farther away, more is nearer",
        );
        if let Some((scroll_x, gesture)) = camera_share(ui, fields, (t("Moves across"), help), layer.scroll_x) {
            out.edit_in(gesture, label, with(ArtLayer { scroll_x, ..layer.clone() }));
        }
        let help = t("How far it moves when the camera moves up and down");
        if let Some((scroll_y, gesture)) = camera_share(ui, fields, (t("Moves up and down"), help), layer.scroll_y) {
            out.edit_in(gesture, label, with(ArtLayer { scroll_y, ..layer.clone() }));
        }
        let help =
            t("The pixel of the layer in the left top corner of the screen, with the camera at the level's corner");
        let number = |label| Number { label, help, range: MOVED, unit: "px" };
        if let Some((x, gesture)) = fields.number(ui, &number(t("Layer x")), layer.x) {
            out.edit_in(gesture, t("Move a layer"), with(ArtLayer { x, ..layer.clone() }));
        }
        if let Some((y, gesture)) = fields.number(ui, &number(t("Layer y")), layer.y) {
            out.edit_in(gesture, t("Move a layer"), with(ArtLayer { y, ..layer.clone() }));
        }
        if let Some(repeats) = fields.flag(ui, t("Repeats"), t("Repeats to all sides"), Some(layer.repeats)) {
            out.edit(t("Change a layer"), with(ArtLayer { repeats, ..layer.clone() }));
        }
        if let Some(level) = cx.document().project().level(&layer.level) {
            let help = t("Shown in this list");
            if let Some((title, gesture)) = fields.text(ui, t("Name"), help, &level.title) {
                let settings = LevelSettings { title, ..LevelSettings::of(level) };
                let edit = Edit::SetLevelSettings { level: level.key.clone(), settings };
                out.edit_in(gesture, t("Rename a layer"), vec![edit]);
            }
        }
    }
}

/// Adds an empty layer, and shows it.
fn add(cx: &Studio, on: &Subject<'_>, front: bool, out: &mut Outbox) {
    let title = if front { t("In front") } else { t("Behind") };
    if let Some((edits, key)) = added(cx.document().project(), &on.level.key, front, title) {
        out.edit(t("Add a layer"), edits);
        let from = cx.session().level.clone();
        out.session(move |session| {
            // A new layer moves with the level: the place stays.
            let view = session.canvas.view;
            if session.level == from {
                bring_into_view(session, key);
                (session.canvas.view, session.canvas.framing) = (view, None);
            }
        });
    }
}

/// Shows the row so many places further down.
fn turn(cx: &Studio, on: &Subject<'_>, by: isize, out: &mut Outbox) {
    let rows = rows(on.level);
    let now = rows.iter().position(|row| *row == on.row());
    let next = now.and_then(|now| rows.get(now.checked_add_signed(by)?));
    if let Some(key) = next.and_then(|next| key_of(on.level, *next)) {
        show(cx, key.to_owned(), out);
    }
}

/// Puts a layer, or the level itself, in view.
fn show(cx: &Studio, key: String, out: &mut Outbox) {
    let project: Project = cx.document().project().clone();
    out.session(move |session| bring_layer_into_view(session, &project, key));
}

fn key_of(level: &LevelData, row: LayerRow) -> Option<&str> {
    match row {
        LayerRow::Level => Some(&level.key),
        LayerRow::Layer(place) => level.art_layers.get(place).map(|layer| layer.level.as_str()),
    }
}

/// The rows, nearest first, and the plane behind them.
fn list_ui(ui: &mut Ui, cx: &Studio, on: &Subject<'_>, out: &mut Outbox) {
    let rows = rows(on.level);
    for (n, row) in rows.iter().enumerate() {
        let Some(key) = key_of(on.level, *row) else { continue };
        let layer = if let LayerRow::Layer(place) = row { on.level.art_layers.get(*place) } else { None };
        let about = layer.map_or_else(|| t("own blocks").to_owned(), said);
        let shown = row_ui(ui, cx, (key, n, *row == on.row(), &about), out);
        if shown.response.clicked() && *row != on.row() {
            show(cx, key.to_owned(), out);
        }
        if let Some(layers) = shown.dropped.and_then(|from| moved(on.level, from, n)) {
            out.edit(t("Change the order of layers"), vec![with_layers(on.level, layers)]);
        }
    }
    let plane = cx.document().project().level(&on.level.plane.level).filter(|plane| plane.key != on.level.key);
    if let Some(plane) = plane {
        let shown = row_ui(ui, cx, (&plane.key, rows.len(), false, t("the plane behind all")), out);
        if shown.response.clicked() {
            out.action(Action::SwitchPlane);
        }
    }
}

/// A row: seen on the canvas or not, its name, and its way with the camera.
fn row_ui(
    ui: &mut Ui,
    cx: &Studio,
    (key, place, is_chosen, about): (&str, usize, bool, &str),
    out: &mut Outbox,
) -> ShownRow {
    let level = cx.document().project().level(key);
    let name = match level {
        Some(level) if level.title.is_empty() => key.to_owned(),
        Some(level) => level.title.clone(),
        None => tr!("{name} (missing)", name = key),
    };
    let whole = ui.available_width().max(120.0);
    let room = ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        let mut is_seen = !cx.session().canvas.hidden_layers.contains(key);
        let eye = unnamed_box(ui, &mut is_seen, t("Seen on the canvas; play shows it in any case"));
        if eye.accessible_name(&tr!("Show {name}", name)).changed() {
            let key = key.to_owned();
            out.session(move |session| toggle(&mut session.canvas.hidden_layers, key));
        }
        let size = vec2(whole - EYE, ROW);
        let row = OrderedRow { list: Id::unique("art layers"), place, size, label: &name, is_chosen };
        row.show(ui)
    });
    let shown = room.inner;
    let area = shown.area.shrink2(vec2(8.0, 0.0));
    let painter = ui.painter().with_clip_rect(shown.area);
    let (strong, weak) = (ui.visuals().strong_text_color(), ui.visuals().weak_text_color());
    let color = if level.is_none() { theme::of(ui).error } else { strong };
    // The name has the room that the rest leaves.
    let small = TextStyle::Small.resolve(ui.style());
    let text = fitted(&painter, about, small.size, area.width() * 0.6, weak);
    let body = TextStyle::Body.resolve(ui.style()).size;
    let room = (area.width() - text.size().x - ROW / 2.0).max(0.0);
    let galley = fitted(&painter, &name, body, room, color);
    painter.galley(pos2(area.left(), area.center().y - galley.size().y / 2.0), galley, color);
    let at = Align2::RIGHT_CENTER.anchor_size(area.right_center(), text.size()).min;
    painter.galley(at, text, weak);
    shown
}

fn toggle(hidden: &mut BTreeSet<String>, key: String) {
    if !hidden.remove(&key) {
        hidden.insert(key);
    }
}

/// The properties of a layer that are not the usual ones, in words.
fn said(layer: &ArtLayer) -> String {
    let percent = |scroll: u16| (i32::from(scroll).min(*SCROLL.end()) * 100 + 128) / 256;
    let mut parts = Vec::new();
    if layer.opacity < 100 {
        parts.push(tr!("{opacity} % opaque", opacity = layer.opacity));
    }
    if (layer.scroll_x, layer.scroll_y) != (256, 256) {
        parts.push(tr!("moves {x} %, {y} %", x = percent(layer.scroll_x), y = percent(layer.scroll_y)));
    }
    if layer.repeats {
        parts.push(t("repeats").to_owned());
    }
    parts.join(", ")
}
