//! Sensors at the pointer while nothing plays: what they find on both layers, and what each tile gives them.

use super::{looks_text, mono, reach_text, right};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::overlays::pointer_sensors::{angle_text, answer, found_text};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{hint, section};
use eframe::egui::{Grid, RichText, ScrollArea, Ui, vec2};
use kit::derived::sensor_probe::{ProbedTile, casts, tiles};
use sim::tiles::TileLayer;
use sim::trace::SensorCast;

/// Shows the sensors at a level position.
pub(super) fn ui(ui: &mut Ui, at: Option<(i32, i32)>, cx: &Studio, out: &mut Outbox) {
    let Some((x, y)) = at.filter(|_| cx.in_view().level().is_some()) else {
        return hint(ui, t("Point at the level to see what sensors find there, without a run."));
    };
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        section(ui, t("Sensors at the pointer"));
        ui.horizontal(|ui| {
            let (column, row) = (x.div_euclid(16), y.div_euclid(16));
            ui.label(mono(tr!("x {x}, y {y}, block {column}, {row}", x, y, column, row)));
            let mut on = cx.session().canvas.overlays.pointer_sensors;
            let action = Action::PointerSensors;
            if ui.checkbox(&mut on, t("Draw them")).on_hover_text(t(action.info().help)).changed() {
                out.action(action);
            }
        });
        let [a, b] = [TileLayer::A, TileLayer::B].map(|layer| casts(cx.derived().level(), (x, y), layer));
        found_ui(ui, &a, &b);
        let layer = cx.session().tools.layer;
        let (name, seen) = if layer == TileLayer::A { ("A", &a) } else { ("B", &b) };
        section(ui, &tr!("Solid tiles on layer {name}", name));
        tiles_ui(ui, seen, cx);
    });
}

/// The distance, the angle and how it came about, in each direction and on each layer.
fn found_ui(ui: &mut Ui, a: &[SensorCast], b: &[SensorCast]) {
    Grid::new("pointer").num_columns(3).spacing(vec2(12.0, 3.0)).striped(true).show(ui, |ui| {
        for heading in ["", t("on layer A"), t("on layer B")] {
            ui.label(RichText::new(heading).weak().small());
        }
        ui.end_row();
        for (a, b) in a.iter().zip(b) {
            ui.label(mono(looks_text(a)));
            for cast in [a, b] {
                ui.label(mono(found_text(cast)).strong()).on_hover_text(reach_text(cast.reach));
            }
            ui.end_row();
        }
    });
}

/// The tiles that each sensor looked at. A sensor for walls that sees the same as the one for ground is left out.
fn tiles_ui(ui: &mut Ui, seen: &[SensorCast], cx: &Studio) {
    let (level, scene) = (cx.derived().level(), cx.derived().scene());
    let all: Vec<Vec<ProbedTile>> = seen.iter().map(|cast| tiles(level, scene, cast).collect()).collect();
    let half = all.len() / 2;
    Grid::new("tiles").num_columns(6).spacing(vec2(9.0, 3.0)).striped(true).show(ui, |ui| {
        for heading in ["", t("block"), t("tile"), t("px"), t("angle"), t("gives")] {
            ui.label(RichText::new(heading).weak().small());
        }
        ui.end_row();
        for (n, (cast, tiles)) in seen.iter().zip(&all).enumerate() {
            if n >= half && all[n - half] == *tiles {
                continue;
            }
            for (place, tile) in tiles.iter().enumerate() {
                ui.label(mono(if place == 0 { looks_text(cast) } else { String::new() }));
                ui.label(mono(format!("{}, {}", tile.at.0, tile.at.1)));
                let number = tile.number.map_or_else(|| "\u{2013}".to_owned(), |(_, number)| number.to_string());
                right(ui, 28.0, mono(number));
                right(ui, 24.0, mono(tile.length.to_string()));
                right(ui, 30.0, mono(if tile.number.is_some() { angle_text(tile) } else { "\u{2013}".to_owned() }));
                ui.label(t(answer(tile.answer)));
                ui.end_row();
            }
        }
    });
}
