//! The probe's part while a maze is played: every number of the player and the stage, and every tile check.

use super::{overlays, words};
use crate::language::t;
use crate::overlays::speed::speed_text;
use crate::tr;
use crate::widgets::section;
use eframe::egui::{Grid, RichText, ScrollArea, Ui, vec2};
use kit::play::maze::MazeRun;
use sim::maze::trace::TileCheck;
use sim::maze::world::Ghosts;
use sim::maze::{MazeGrid, MazeWorld};

/// Shows the numbers.
pub fn ui(ui: &mut Ui, run: &MazeRun) {
    ScrollArea::both().auto_shrink(false).show(ui, |ui| {
        section(ui, t("Stage"));
        rows_ui(ui, "maze stage", &stage(run.world()));
        section(ui, t("Player"));
        rows_ui(ui, "maze player", &player(run.world()));
        section(ui, t("Tile checks of the last frame"));
        checks_ui(ui, run);
        section(ui, t("Time"));
        ui.label(mono(tr!("frame {frame}", frame = run.world().frame)));
        ui.label(tr!("{seconds} s can be rewound", seconds = format!("{:.1}", run.remembered() as f32 / 60.0)));
    });
}

fn mono(text: impl Into<String>) -> RichText {
    RichText::new(text).monospace()
}

/// Name, hexadecimal and decimal.
type Row = (&'static str, String, String);

fn rows_ui(ui: &mut Ui, name: &str, rows: &[Row]) {
    Grid::new(name).num_columns(3).spacing(vec2(16.0, 3.0)).striped(true).show(ui, |ui| {
        for (name, hex, decimal) in rows {
            ui.label(*name);
            ui.label(mono(hex).strong());
            ui.label(mono(decimal));
            ui.end_row();
        }
    });
}

fn stage(world: &MazeWorld) -> Vec<Row> {
    let turn = |units: f32| format!("{:.1}°", units * 360.0 / 65536.0);
    let snapped = world.snapped_angle().0;
    let plain = |name, value: u32| (name, format!("{value:X}"), value.to_string());
    let ghosts = match world.ghosts {
        Ghosts::Untouched => t("not passed"),
        Ghosts::Passed => t("passed"),
        Ghosts::Hardening => t("become solid"),
    };
    let haul = world.haul;
    vec![
        (t("Angle"), format!("{:04X}", world.angle), turn(world.angle.into())),
        (t("Snapped angle"), format!("{snapped:02X}"), turn(f32::from(snapped) * 256.0)),
        (t("Rotation"), hex(world.rotation.into()), tr!("{turn} a frame", turn = turn(world.rotation.into()))),
        plain(t("Up, Down cooldown"), world.speed_timer.into()),
        plain(t("Reverse cooldown"), world.reverse_timer.into()),
        (t("Ghost blocks"), String::new(), ghosts.to_owned()),
        (t("Stage"), String::new(), overlays::phase(world.phase).to_owned()),
        plain(t("Rings"), haul.rings.into()),
        plain(t("Extra lives"), haul.lives.into()),
        plain(t("Continues"), haul.continues.into()),
        plain(t("Emeralds"), haul.emeralds.count_ones()),
    ]
}

fn player(world: &MazeWorld) -> Vec<Row> {
    let player = &world.player;
    let place = |name, value: u32| {
        let decimal = format!("{:.2}", f64::from(value) / 65536.0);
        (name, format!("{:04X}.{:04X}", value >> 16, value & 0xFFFF), decimal)
    };
    let speed = |name, value: i16| (name, hex(value.into()), speed_text(value));
    let hit = player.hit.map_or((t("Hit block"), String::new(), t("nothing").to_owned()), |hit| {
        let [column, row] = hit.cell;
        (
            t("Hit block"),
            format!("{:02X}", hit.id),
            tr!("{block}, column {column}, row {row}", block = words::name(hit.id), column, row),
        )
    });
    let direction = world.movement_angle().0;
    let touches = if player.airborne { t("in air") } else { t("on ground") };
    vec![
        place(t("X position"), player.x),
        place(t("Y position"), player.y),
        speed(t("X speed"), player.x_speed.0),
        speed(t("Y speed"), player.y_speed.0),
        speed(t("Ground speed"), player.ground_speed.0),
        (t("Walks towards"), format!("{direction:02X}"), format!("{:.0}°", f32::from(direction) * 360.0 / 256.0)),
        (t("State"), String::new(), touches.to_owned()),
        hit,
    ]
}

fn hex(value: i32) -> String {
    let sign = if value < 0 { "-" } else { "" };
    format!("{sign}{:X}", value.unsigned_abs())
}

fn checks_ui(ui: &mut Ui, run: &MazeRun) {
    let checks = run.trace().checks.iter().flatten();
    Grid::new("maze checks").num_columns(7).spacing(vec2(10.0, 3.0)).striped(true).show(ui, |ui| {
        for heading in ["", t("at"), "1", "2", "3", "4", t("answer")] {
            ui.label(RichText::new(heading).weak().small());
        }
        ui.end_row();
        for check in checks {
            check_ui(ui, check, &run.world().grid);
            ui.end_row();
        }
    });
    if let Some((column, row)) = run.trace().item {
        ui.label(tr!("Looked for an item in column {column}, row {row}", column, row));
    }
}

/// The four cells of a check in their order, with what is in them now, and the one that answered.
fn check_ui(ui: &mut Ui, check: &TileCheck, grid: &MazeGrid) {
    ui.label(overlays::purpose(check.purpose).0);
    ui.label(mono(format!("{}, {}", check.at.0, check.at.1)));
    let (x, y) = check.first;
    for cell in [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)] {
        let id = grid.get(cell);
        let text = if id == 0 { "..".to_owned() } else { format!("{id:02X}") };
        let name = tr!("{block}, column {column}, row {row}", block = words::name(id), column = cell.0, row = cell.1);
        ui.label(mono(text)).on_hover_text(name);
    }
    ui.label(match check.answer {
        Some((column, row)) => tr!("solid: column {column}, row {row}", column, row),
        None => t("free").to_owned(),
    });
}
