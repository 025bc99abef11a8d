//! The inspector's part while a maze is in view: title, size, start, and what is in it.

use super::{corner_of, replaced, start_of};
use crate::command::Outbox;
use crate::language::t;
use crate::session::{Framing, Selected};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section};
use eframe::egui::{Button, Ui};
use sim::maze::grid::{MARGIN, MAX_SIZE};
use sim::maze::{MazeBlock, MazeGrid, START_ROTATION};
use sim::project::MazeData;

/// A size being typed; nothing is cut off before it is applied.
#[derive(Default)]
pub struct NewSize {
    of: Option<(String, u16, u16)>,
    columns: i32,
    rows: i32,
}

/// Shows what is said of the maze in view.
pub fn ui(ui: &mut Ui, (fields, size): (&mut Fields, &mut NewSize), maze: &MazeData, cx: &Studio, out: &mut Outbox) {
    ui.heading(t("Maze"));
    if let Some((title, gesture)) = fields.text(ui, t("Title"), t("Shown in the Level menu and in lists"), &maze.title)
    {
        out.edit_in(gesture, t("Rename maze"), replaced(cx, MazeData { title, ..maze.clone() }));
    }
    section(ui, t("Size"));
    size_ui(ui, (fields, size), maze, cx, out);
    section(ui, t("Start"));
    start_ui(ui, fields, maze, cx, out);
    section(ui, t("Contents"));
    contents_ui(ui, maze);
}

fn size_ui(ui: &mut Ui, (fields, size): (&mut Fields, &mut NewSize), maze: &MazeData, cx: &Studio, out: &mut Outbox) {
    let (columns, rows) = (maze.grid.columns(), maze.grid.rows());
    let of = Some((maze.key.clone(), columns, rows));
    if size.of != of {
        *size = NewSize { of, columns: columns.into(), rows: rows.into() };
    }
    let range = 1..=i32::from(MAX_SIZE);
    let across =
        Number { label: t("Columns"), help: t("Cells across, 24 pixels each"), range: range.clone(), unit: "cells" };
    let down = Number { label: t("Rows"), help: t("Cells down, 24 pixels each"), range, unit: "cells" };
    for (number, value) in [(across, &mut size.columns), (down, &mut size.rows)] {
        if let Some((new, _)) = fields.number(ui, &number, *value) {
            *value = new;
        }
    }
    let new = [size.columns, size.rows].map(|side| side.clamp(1, MAX_SIZE.into()) as u16);
    if new == [columns, rows] {
        return;
    }
    if new[0] < columns || new[1] < rows {
        hint(ui, t("Cells beyond the new size are cut off."));
    }
    if ui.button(t("Resize maze")).on_hover_text(t("Add or cut cells at the right and at the bottom.")).clicked() {
        out.edit(t("Resize maze"), replaced(cx, MazeData { grid: resized(&maze.grid, new), ..maze.clone() }));
    }
}

/// The cells in a grid of another size, from the same upper left corner.
fn resized(grid: &MazeGrid, [columns, rows]: [u16; 2]) -> MazeGrid {
    let cells = (0..i32::from(rows)).flat_map(|row| (0..i32::from(columns)).map(move |column| (column, row)));
    MazeGrid::from_cells(columns, rows, cells.map(|cell| grid.get(cell)).collect()).unwrap_or_else(|_| grid.clone())
}

fn start_ui(ui: &mut Ui, fields: &mut Fields, maze: &MazeData, cx: &Studio, out: &mut Outbox) {
    let Some((x, y)) = maze.start else {
        hint(ui, t("This maze has no start: it cannot be played."));
        let middle = corner_of((i32::from(maze.grid.columns()) / 2, i32::from(maze.grid.rows()) / 2));
        if ui.button(t("Put the start in the middle")).clicked() {
            let start = Some(((middle.x + 12.0) as u16, (middle.y + 12.0) as u16));
            out.edit(t("Add a start"), replaced(cx, MazeData { start, ..maze.clone() }));
        }
        return;
    };
    let range = 0..=i32::from(u16::MAX);
    let help = tr!("The player's centre, pixels. As in the originals, the maze's first cell is cell {MARGIN}", MARGIN);
    let across = Number { label: t("Start x"), help: &help, range: range.clone(), unit: "px" };
    let down = Number { label: t("Start y"), help: &help, range: range.clone(), unit: "px" };
    if let Some((x, gesture)) = fields.number(ui, &across, x.into()) {
        out.edit_in(gesture, t("Move start"), replaced(cx, MazeData { start: Some((x as u16, y)), ..maze.clone() }));
    }
    if let Some((y, gesture)) = fields.number(ui, &down, y.into()) {
        out.edit_in(gesture, t("Move start"), replaced(cx, MazeData { start: Some((x, y as u16)), ..maze.clone() }));
    }
    let help = t("The stage's angle at the start, 65536 to the turn: 0 is upright, $4000 a quarter");
    let angle = Number { label: t("Start angle"), help, range, unit: "" };
    if let Some((angle, gesture)) = fields.number(ui, &angle, maze.angle.into()) {
        out.edit_in(gesture, t("Change start angle"), replaced(cx, MazeData { angle: angle as u16, ..maze.clone() }));
    }
    let turn = 65536.0 / f32::from(START_ROTATION) / 60.0;
    row(ui, t("Rotation"), t("Added to the angle in each frame at the start. Up and Down blocks change it"), |ui| {
        ui.label(tr!(
            "${START_ROTATION} a frame: a turn in {turn} s",
            START_ROTATION = format!("{START_ROTATION:02X}"),
            turn = format!("{turn:.0}")
        ));
    });
    let shown = ui.add(Button::new(t("Show the start")));
    if shown.on_hover_text(t("Bring the start into view and select it.")).clicked() {
        let at = start_of(maze).unwrap_or_default();
        out.session(move |session| {
            session.canvas.framing = Some(Framing::Point(at));
            session.selected.things = [Selected::Start].into();
        });
    }
}

/// True for blocks of one kind.
type IsBlock = fn(MazeBlock) -> bool;

/// Shows the number of each sort of blocks that matters to the player.
fn contents_ui(ui: &mut Ui, maze: &MazeData) {
    let count = |is: IsBlock| {
        let blocks = maze.grid.cells().iter().filter_map(|id| MazeBlock::from_id(*id));
        blocks.filter(|block| is(*block)).count()
    };
    let rows: [(&str, IsBlock); 6] = [
        (t("Rings"), |block| block == MazeBlock::Ring),
        (t("Emeralds"), |block| matches!(block, MazeBlock::Emerald(_))),
        (t("Extra lives"), |block| block == MazeBlock::Life),
        (t("Goals"), |block| block == MazeBlock::Goal),
        (t("Bumpers"), |block| block == MazeBlock::Bumper),
        (t("Up, Down, Reverse"), |block| matches!(block, MazeBlock::Up | MazeBlock::Down | MazeBlock::Reverse)),
    ];
    for (label, is) in rows {
        row(ui, label, t("Cells of the maze that hold it"), |ui| ui.label(count(is).to_string()));
    }
}
