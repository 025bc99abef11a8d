//! The tools of cells, each on every surface: a level's blocks and chunks, a chunk's cells, a solid tile's pixels, a maze.

use crate::level::canvas;
use crate::level::mazes::{self, spinning};
use crate::panes::chunk_editor;
use crate::panes::tiles;
use crate::support::{CTRL, click_at, drag, key, steps};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::{Brush, MazeBrush};
use sim::maze::MazeGrid;
use sim::project::MazeData;
use sim::tiles::solid_tile::covers;
use sim::tiles::{Cell, Solidity};
use std::collections::BTreeSet;
use std::sync::Arc;

type Window = Harness<'static, App>;

/// A surface with something in its brush.
struct Surface {
    name: &'static str,
    open: fn() -> Window,
    /// Takes a tool in hand.
    take: fn(&mut Window, ToolId),
    /// The middle of a place on the screen.
    at: fn(&Window, i32, i32) -> Pos2,
    /// The content of a place, as a number or text.
    look: fn(&Window, i32, i32) -> String,
    /// True if no places change but those that are painted. In a tile more do: its columns are solid from one end on.
    is_exact: bool,
}

/// Places along each side of the part of a surface that is looked at.
const SIDE: i32 = 4;

fn inked() -> Cell {
    Cell { block: 3, flip_x: true, a: Solidity::TOP, ..Cell::default() }
}

fn set(h: &mut Window, change: impl FnOnce(&mut loopwright::session::Session) + 'static) {
    h.state_mut().send(Command::Session(Box::new(change)));
    h.run_ok();
}

fn take(h: &mut Window, tool: ToolId) {
    set(h, move |session| session.tools.tool = tool);
}

fn level(brush: Brush) -> Window {
    let mut h = canvas::hills();
    // One more chunk, which no place shows.
    let mut project = h.state().document().project().clone();
    let more = project.chunks[3].clone();
    Arc::make_mut(&mut project.chunks).push(more);
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Home);
    set(&mut h, move |session| session.tools.brush = brush);
    h
}

fn maze() -> Window {
    let mut h = spinning();
    let mut project = h.state().document().project().clone();
    let grid = MazeGrid::new(12, 10).unwrap();
    project.mazes = vec![Arc::new(MazeData { grid, start: None, ..mazes::maze() })];
    h.state_mut().take_document(Document::new(project, None));
    set(&mut h, |session| (session.level, session.tools.maze_block) = ("spin".into(), MazeBrush(0x3A)));
    key(&mut h, Modifiers::NONE, Key::Home);
    h
}

fn tile() -> Window {
    let mut h = tiles::author_of(2);
    h.get_by_label("New tile").click();
    h.run_ok();
    h.get_by_label("Tile mask").focus();
    h.run_ok();
    h
}

fn take_pen(h: &mut Window, tool: ToolId) {
    let pen = match tool {
        ToolId::Eraser => Key::E,
        ToolId::Rectangle => Key::S,
        ToolId::Ellipse => Key::Q,
        ToolId::Fill => Key::F,
        _ => Key::B,
    };
    key(h, Modifiers::NONE, pen);
}

fn surfaces() -> [Surface; 5] {
    let chunk_cell = |h: &Window, x: i32, y: i32| {
        format!("{:?}", h.state().document().project().chunks[3].cells[(y * 8 + x) as usize])
    };
    let solid = |h: &Window, x: i32, y: i32| {
        let tiles = &h.state().document().project().tilesets[0].tileset.tiles;
        covers(tiles.last().unwrap().heights[x as usize], y as usize).to_string()
    };
    let chunk_at = |h: &Window, x: i32, y: i32| {
        let level = h.state().document().level("hills").unwrap();
        format!("{:?}", level.layout.get(x as u32, y as u32))
    };
    let maze_cell = |h: &Window, x: i32, y: i32| h.state().document().project().mazes[0].grid.get((x, y)).to_string();
    let is_exact = true;
    [
        Surface {
            name: "blocks of a level",
            open: || level(Brush::Block(inked())),
            take,
            at: canvas::block,
            look: |h, x, y| format!("{:?}", canvas::cell(h, x, y)),
            is_exact,
        },
        Surface {
            name: "chunks of a level",
            open: || level(Brush::Chunk(4)),
            take,
            at: |h, x, y| canvas::at(h, x as f32 * 128.0 + 64.0, y as f32 * 128.0 + 64.0),
            look: chunk_at,
            is_exact,
        },
        Surface {
            name: "cells of a chunk",
            open: || chunk_editor::editor(3, 4),
            take,
            at: chunk_editor::at,
            look: chunk_cell,
            is_exact,
        },
        Surface {
            name: "pixels of a tile",
            open: tile,
            take: take_pen,
            at: tiles::pixel,
            look: solid,
            is_exact: false,
        },
        Surface { name: "cells of a maze", open: maze, take, at: mazes::cell, look: maze_cell, is_exact },
    ]
}

/// The places that look other than before.
fn changed(h: &Window, on: &Surface, before: &[String]) -> BTreeSet<(i32, i32)> {
    let places = (0..SIDE * SIDE).filter(|n| (on.look)(h, n % SIDE, n / SIDE) != before[*n as usize]);
    places.map(|n| (n % SIDE, n / SIDE)).collect()
}

fn looks(h: &Window, on: &Surface) -> Vec<String> {
    (0..SIDE * SIDE).map(|n| (on.look)(h, n % SIDE, n / SIDE)).collect()
}

/// Places of a picture of rows, those with `#`.
fn drawn(rows: [&str; SIDE as usize]) -> BTreeSet<(i32, i32)> {
    let places = rows.iter().zip(0..).flat_map(|(row, y)| row.chars().zip(0..).map(move |(c, x)| (c, (x, y))));
    places.filter(|(c, _)| *c == '#').map(|(_, place)| place).collect()
}

#[test]
fn a_drag_paints_the_same_places_on_every_surface() {
    let full = ["####"; 4];
    let diagonal = ["#...", ".#..", "..#.", "...#"];
    for (tool, modifiers, rows) in [
        (ToolId::Brush, Modifiers::NONE, diagonal),
        (ToolId::Rectangle, Modifiers::NONE, full),
        (ToolId::Rectangle, Modifiers::ALT, ["####", "#..#", "#..#", "####"]),
        (ToolId::Ellipse, Modifiers::NONE, [".##.", "####", "####", ".##."]),
        (ToolId::Ellipse, Modifiers::ALT, [".##.", "#..#", "#..#", ".##."]),
        (ToolId::Fill, Modifiers::SHIFT, full),
    ] {
        for on in surfaces() {
            let mut h = (on.open)();
            let (done, about) = (steps(&h).len(), format!("{tool:?}, {modifiers:?}: {}", on.name));
            let before = looks(&h, &on);
            (on.take)(&mut h, tool);
            let (from, to) = ((on.at)(&h, 0, 0), (on.at)(&h, SIDE - 1, SIDE - 1));
            drag(&mut h, PointerButton::Primary, from, to, modifiers);
            let (painted, expected) = (changed(&h, &on, &before), drawn(rows));
            match on.is_exact {
                true => assert_eq!(painted, expected, "{about}"),
                false => assert!(painted.is_superset(&expected), "{about}: {painted:?}"),
            }
            assert_eq!(steps(&h).len(), done + 1, "{about}: one step");
            key(&mut h, CTRL, Key::Z);
            assert_eq!(looks(&h, &on), before, "{about}: taken back");
        }
    }
}

#[test]
fn a_line_is_drawn_erased_and_filled_anew_on_every_surface() {
    for on in surfaces() {
        let mut h = (on.open)();
        (on.take)(&mut h, ToolId::Rectangle);
        let (from, to) = ((on.at)(&h, 0, 0), (on.at)(&h, SIDE - 1, SIDE - 1));
        drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
        let full = looks(&h, &on);
        (on.take)(&mut h, ToolId::Eraser);
        let (from, to) = ((on.at)(&h, 0, 0), (on.at)(&h, SIDE - 1, 0));
        drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
        assert_eq!(changed(&h, &on, &full), drawn(["####", "....", "....", "...."]), "{}: Shift erases a row", on.name);
        let erased = looks(&h, &on);
        (on.take)(&mut h, ToolId::Brush);
        let (first, last) = ((on.at)(&h, 0, 0), (on.at)(&h, SIDE - 1, 0));
        click_at(&mut h, PointerButton::Primary, first);
        drag(&mut h, PointerButton::Primary, last, last, Modifiers::SHIFT);
        assert_eq!(looks(&h, &on), full, "{}: Shift draws a straight line from the last point", on.name);
        key(&mut h, CTRL, Key::Z);
        key(&mut h, CTRL, Key::Z);
        assert_eq!(looks(&h, &on), erased, "{}", on.name);
        (on.take)(&mut h, ToolId::Fill);
        click_at(&mut h, PointerButton::Primary, first);
        let filled = changed(&h, &on, &erased);
        assert!(filled.is_superset(&drawn(["####", "....", "....", "...."])), "{}: {filled:?}", on.name);
    }
}

#[test]
fn stamps_cover_rectangles_wherever_there_are_stamps() {
    for on in surfaces().into_iter().filter(|on| on.is_exact && on.name != "chunks of a level") {
        let mut h = (on.open)();
        (on.take)(&mut h, ToolId::Brush);
        let place = (on.at)(&h, 0, 0);
        click_at(&mut h, PointerButton::Primary, place);
        let (from, to) = ((on.at)(&h, 0, 0), (on.at)(&h, 1, 1));
        drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
        assert_eq!(h.state().session().tools.tool, ToolId::Stamp, "{}", on.name);
        let (from, to) = ((on.at)(&h, 0, 0), (on.at)(&h, 3, 3));
        drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
        let look = |x, y| (on.look)(&h, x, y);
        for (x, y) in [(2, 0), (0, 2), (2, 2)] {
            assert_eq!(look(x, y), look(0, 0), "{}: at {x}, {y}", on.name);
        }
    }
}

#[test]
fn the_wand_selects_what_looks_alike_wherever_cells_are_selected() {
    for on in surfaces().into_iter().filter(|on| on.name.ends_with("level") || on.name.ends_with("maze")) {
        let mut h = (on.open)();
        let in_chunks = on.name.starts_with("chunks");
        let side = if in_chunks { 64 } else { 1 };
        set(&mut h, move |session| session.tools.area_in_chunks = in_chunks);
        // Two parts of equal cells, with a row between them.
        for rows in [(0, 0), (2, SIDE - 1)] {
            (on.take)(&mut h, ToolId::Rectangle);
            let (from, to) = ((on.at)(&h, 0, rows.0), (on.at)(&h, SIDE - 1, rows.1));
            drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
        }
        (on.take)(&mut h, ToolId::Wand);
        let steps_before = steps(&h).len();
        for (row, modifiers, expected) in [
            (0, Modifiers::NONE, 4),
            (2, Modifiers::NONE, 8),
            (0, Modifiers::SHIFT, 12),
            (3, Modifiers::ALT, 4),
            (0, CTRL, 12),
            (0, Modifiers::ALT, 8),
        ] {
            let at = (on.at)(&h, 1, row);
            drag(&mut h, PointerButton::Primary, at, at, modifiers);
            let area = &h.state().session().selected.area;
            assert_eq!(area.count(), expected * side, "{}: row {row}, {modifiers:?}", on.name);
        }
        assert_eq!(steps(&h).len(), steps_before, "{}: selecting is no step", on.name);
        key(&mut h, Modifiers::NONE, Key::Delete);
        (on.take)(&mut h, ToolId::Wand);
        let at = (on.at)(&h, 1, 3);
        drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
        assert!(h.state().session().selected.area.count() > 8 * side, "{}: the rest is empty now", on.name);
    }
}
