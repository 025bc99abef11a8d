//! Copying and pasting: things, or an area with what is in it, as text that another window understands too.

use crate::bindings::ToolId;
use crate::command::{Command, Outbox};
use crate::language::{counted, said, t};
use crate::session::{Brush, Selected};
use crate::studio::Studio;
use crate::things::arrange::{self, Newcomers};
use crate::things::objects::{self, Mirrored};
use crate::tools::area_move::{LIMIT, is_small_enough, things_inside};
use crate::tools::arranging;
use crate::tools::level_cells::{LevelCells, cell_edits};
use crate::tools::surface::{CellSurface as _, Ink};
use crate::tr;
use eframe::egui::{Pos2, Rect, pos2};
use kit::document::mirror::Mirror;
use kit::document::paint::cell_at;
use kit::document::{Blocks, Region, Stamp};
use kit::notices::Notice;
use sim::file::{MAX_PIECE, read_piece, write_piece};
use sim::project::LevelData;
use sim::tiles::{Cell, Solidity, TileLayer};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Returns the selection, cut out: things if there are some, otherwise the area. With the block at its top left corner.
fn cut_out(cx: &Studio, level: &LevelData, out: &mut Outbox) -> Option<((i32, i32), Stamp)> {
    if cx.session().selected.things.is_empty() {
        let area = &cx.session().selected.area;
        if area.is_empty() || !is_small_enough(area, out) {
            return None;
        }
        return Stamp::of_region(cx.document(), level, area, cx.session().canvas.overlays.objects);
    }
    let chosen = |what: Selected| cx.session().selected.things.contains(&what);
    let mut stamp = Stamp {
        switchers: level.switchers.iter().filter(|s| chosen(Selected::Switcher(s.id))).cloned().collect(),
        placements: level.placements.iter().filter(|p| chosen(Selected::Placement(p.id))).cloned().collect(),
        marks: level.marks.iter().filter(|mark| chosen(Selected::Mark(mark.id))).cloned().collect(),
        ..Stamp::default()
    };
    let corner = extent(&stamp)?.min;
    let corner = ((corner.x / 16.0).floor() as i32, (corner.y / 16.0).floor() as i32);
    stamp.shift(corner.0.saturating_mul(-16), corner.1.saturating_mul(-16));
    Some((corner, stamp))
}

/// The rectangle around the middles of a stamp's things.
fn extent(stamp: &Stamp) -> Option<Rect> {
    let places = stamp.switchers.iter().map(|s| (s.x, s.y)).chain(stamp.placements.iter().map(|p| (p.x, p.y)));
    let places = places.chain(stamp.marks.iter().map(|mark| mark.area().middle()));
    let points = places.map(|(x, y)| Rect::from_min_max(pos2(x as f32, y as f32), pos2(x as f32, y as f32)));
    points.reduce(Rect::union)
}

/// Puts what is selected on the clipboard; false if there is nothing to copy.
pub fn copy(cx: &Studio, out: &mut Outbox) -> bool {
    let Some(level) = cx.in_view().level() else { return false };
    let Some((corner, stamp)) = cut_out(cx, level, out) else { return false };
    let text = write_piece(&stamp.into_piece(corner));
    if text.len() > MAX_PIECE {
        out.send(Command::Notice(Notice::warning(t("This is too much for the clipboard: copy it in parts."))));
        return false;
    }
    out.send(Command::Copy(text));
    true
}

/// Copies what is selected, then takes it out of the level.
pub fn cut(cx: &Studio, out: &mut Outbox) {
    if copy(cx, out) {
        remove(true, cx, out);
    }
}

/// Takes what is selected out of the level, to be cut or deleted: things if some are, else what is in the area.
pub fn remove(is_cut: bool, cx: &Studio, out: &mut Outbox) {
    let (key, session) = (&cx.session().level, cx.session());
    let Some(level) = cx.in_view().level() else { return };
    if !session.selected.things.is_empty() {
        let edits = arrange::deleted(key, level, &session.selected.things);
        if edits.is_empty() && session.selected.things.contains(&Selected::Start) {
            out.send(Command::Notice(Notice::note(t("Every level has a start: it can be moved, not deleted."))));
        }
        if !edits.is_empty() {
            let label = match (is_cut, edits.len()) {
                (true, 1) => t("Cut").to_owned(),
                (true, count) => tr!("Cut {count} things", count),
                (false, 1) => t("Delete").to_owned(),
                (false, count) => tr!("Delete {count} things", count),
            };
            out.edit(label, edits);
            out.session(|session| session.selected.things.retain(|what| *what == Selected::Start));
        }
        return;
    }
    if session.selected.area.is_empty() || !is_small_enough(&session.selected.area, out) {
        return;
    }
    let empty: Vec<_> = session.selected.area.blocks().map(|(x, y)| (x, y, Cell::default())).collect();
    let mut edits = cell_edits(&empty, cx, out);
    if session.canvas.overlays.objects {
        edits.extend(arrange::deleted(key, level, &things_inside(&session.selected.area, level)));
    }
    out.edit(if is_cut { t("Cut area") } else { t("Delete area") }, edits);
}

/// Mirrors the area with all that is in it; false if there is none.
pub fn mirror_area(across: bool, cx: &Studio, out: &mut Outbox) -> bool {
    let (key, area, own) = (&cx.session().level, &cx.session().selected.area, cx.derived().looks().own());
    let Some(level) = cx.in_view().level().filter(|_| !area.is_empty()) else { return false };
    if !is_small_enough(area, out) {
        return true;
    }
    let Some(((left, top), stamp)) = Stamp::of_region(cx.document(), level, area, false) else { return true };
    let (width, height) = (stamp.width as i32, stamp.height() as i32);
    let image = if across { stamp.flipped_x(own) } else { stamp.flipped_y(own) };
    let place = |(x, y): (i32, i32)| match across {
        true => (2 * left + width - 1 - x, y),
        false => (x, 2 * top + height - 1 - y),
    };
    let mut cells: BTreeMap<_, _> = area.blocks().map(|block| (block, Cell::default())).collect();
    let images = image.cells_at(left, top, true).into_iter();
    cells.extend(
        images
            .filter(|(x, y, _)| {
                let (x, y) = place((*x, *y));
                area.contains(x, y)
            })
            .map(|(x, y, cell)| ((x, y), cell)),
    );
    let cells: Vec<_> = cells.into_iter().map(|((x, y), cell)| (x, y, cell)).collect();
    let mut edits = cell_edits(&cells, cx, out);
    let mut mirrored = Mirrored::default();
    if cx.session().canvas.overlays.objects {
        let sum = if across { 2 * left + width } else { 2 * top + height } * 16;
        let mirror = if across { Mirror::Across(sum) } else { Mirror::Down(sum) };
        mirrored = objects::mirrored_about(key, level, own, &things_inside(area, level), mirror);
    }
    edits.extend(std::mem::take(&mut mirrored.edits));
    arranging::send_mirrored(Mirrored { edits, ..mirrored }, across, cx, out);
    // An area of several parts lies mirrored too.
    if !area.is_rectangle() {
        let now = Region::of_places(area.blocks().map(place));
        out.session(move |session| session.selected.area = now);
    }
    true
}

/// Makes the area as solid on the other layer as it is on one, and names what can't follow.
pub fn copy_layer(from: TileLayer, cx: &Studio, out: &mut Outbox) {
    let (Some(level), area) = (cx.in_view().level(), &cx.session().selected.area) else { return };
    if cx.derived().scene().chunk_swap {
        let text =
            t("In this game both layers are the same cells: a loop has a second chunk in place of a second layer.");
        return out.send(Command::Notice(Notice::note(text)));
    }
    if !is_small_enough(area, out) {
        return;
    }
    let (mut cells, mut others) = (Vec::new(), BTreeSet::new());
    for (x, y) in area.blocks() {
        let Some(cell) = cell_at(cx.document(), level, x, y) else { continue };
        let new = match from {
            TileLayer::A => Cell { b: cell.a, ..cell },
            TileLayer::B => Cell { a: cell.b, ..cell },
        };
        let block = cx.document().project().block(cell.block);
        if block.is_some_and(|(_, block)| block.tile_a != block.tile_b) && cell.solidity(from) != Solidity::NONE {
            others.insert(cell.block);
        }
        if new != cell {
            cells.push((x, y, new));
        }
    }
    let label = if from == TileLayer::A { t("Copy layer A to B") } else { t("Copy layer B to A") };
    if cells.is_empty() {
        out.send(Command::Notice(Notice::note(tr!("{label}: both layers are as solid already.", label))));
    } else {
        let edits = cell_edits(&cells, cx, out);
        out.edit(label, edits);
    }
    if !others.is_empty() {
        let blocks = counted(others.len(), "block");
        let text = tr!("{blocks} there have another solid tile on each layer: the pane Tiles changes that.", blocks);
        out.send(Command::Notice(Notice::note(text)));
    }
}

/// Fills the area with what is in the brush.
pub fn fill(cx: &Studio, out: &mut Outbox) {
    let area = &cx.session().selected.area;
    if !is_small_enough(area, out) {
        return;
    }
    let brush = &cx.session().tools.brush;
    let on = LevelCells::of_brush(cx);
    let side = on.unit();
    let covered: Vec<_> = match brush {
        Brush::Block(_) => area.blocks().collect(),
        // Chunks go if all of them is selected: one cannot place a part of a chunk.
        Brush::Chunk(_) => {
            let corners = area.blocks().filter(|(x, y)| x % side == 0 && y % side == 0);
            let whole = |(x, y): &(i32, i32)| (0..side * side).all(|i| area.contains(x + i % side, y + i / side));
            corners.filter(whole).map(|(x, y)| (x / side, y / side)).collect()
        }
    };
    let edits = on.paint(&covered, Ink::Brush, out);
    out.edit(t("Fill area"), edits);
}

/// Takes the area as the stamp, and the stamp tool in hand.
pub fn take_stamp(cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    if !is_small_enough(&cx.session().selected.area, out) {
        return;
    }
    if let Some((_, stamp)) =
        Stamp::of_region(cx.document(), level, &cx.session().selected.area, cx.session().canvas.overlays.objects)
    {
        in_hand(stamp, out);
    }
}

fn in_hand(stamp: Stamp, out: &mut Outbox) {
    let stamp = Arc::new(stamp);
    out.session(move |session| session.take_stamp(stamp));
}

/// Pastes a text: an area comes as the stamp in hand, things go to the cursor. `in_place` puts either where it
/// was taken from.
pub fn paste(text: &str, in_place: bool, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let piece = match read_piece(text) {
        Some(Ok(piece)) => piece,
        Some(Err(error)) => {
            let text =
                tr!("The piece of a level on the clipboard is broken: {error}", error = said(&error.to_string()));
            return out.send(Command::Notice(Notice::warning(text)));
        }
        None => return out.send(Command::Notice(Notice::note(t("The clipboard holds no piece of a level.")))),
    };
    let (x, y, mut stamp) = (piece.x, piece.y, Stamp::of_piece(piece));
    if stamp.cells.len() as i64 > LIMIT {
        return out.send(Command::Notice(Notice::warning(t("The clipboard holds more than a million blocks."))));
    }
    let unknown = drop_unknown(&mut stamp.cells, cx);
    if unknown > 0 {
        let text = match unknown {
            1 => t("A block of the clipboard is not in this project's tilesets and was left out.").to_owned(),
            n => tr!("{n} blocks of the clipboard are not in this project's tilesets and were left out.", n),
        };
        out.send(Command::Notice(Notice::warning(text)));
    }
    if in_place {
        let mut edits = cell_edits(&stamp.cells_at(x, y, true), cx, out);
        let area = (stamp.width > 0).then(|| {
            let (right, bottom) = (x.saturating_add(stamp.width as i32), y.saturating_add(stamp.height() as i32));
            let whole = Blocks { left: x, top: y, right, bottom };
            let (columns, rows) = cx.derived().scene().size_in_blocks();
            whole.shared(Blocks { left: 0, top: 0, right: columns, bottom: rows })
        });
        stamp.shift(x.saturating_mul(16), y.saturating_mul(16));
        let own = cx.derived().looks().own();
        let new = arrange::placed(&cx.session().level, level, own, &stamp);
        edits.extend(new.edits);
        put(Newcomers { edits, ..new }, out);
        if let Some(blocks) = area.flatten() {
            out.session(move |session| {
                session.selected.things.clear();
                session.selected.area = Region::of(blocks);
            });
        }
    } else if stamp.cells.is_empty() {
        let Some(extent) = extent(&stamp) else { return };
        let by = at_cursor(cx) - extent.center();
        let snap = cx.session().tools.snap.pixels(cx.derived().scene().chunk_size());
        let by = (by / snap).round() * snap;
        stamp.shift(by.x as i32, by.y as i32);
        let own = cx.derived().looks().own();
        put(arrange::placed(&cx.session().level, level, own, &stamp), out);
    } else {
        in_hand(stamp, out);
    }
}

fn put(new: Newcomers, out: &mut Outbox) {
    if new.edits.is_empty() {
        return;
    }
    new.warn(out);
    out.edit(t("Paste"), new.edits);
    let things = new.things;
    out.session(move |session| {
        session.selected.things = things;
        session.tools.tool = ToolId::Select;
    });
}

/// Returns the place where things are pasted: at the cursor, else in the middle of what is seen.
fn at_cursor(cx: &Studio) -> Pos2 {
    let view = cx.session().canvas.view;
    let middle = view.origin + cx.session().canvas.size / view.zoom / 2.0;
    cx.session().canvas.cursor.map_or(middle, |(x, y)| pos2(x as f32, y as f32))
}

/// Empties cells whose block no tileset has; returns how many there were.
fn drop_unknown(cells: &mut [Cell], cx: &Studio) -> usize {
    let project = cx.document().project();
    let mut unknown = 0;
    for cell in cells.iter_mut().filter(|cell| cell.block != 0 && project.block(cell.block).is_none()) {
        *cell = Cell::default();
        unknown += 1;
    }
    unknown
}

/// Puts copies of the selected things beside them.
pub fn duplicate(cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level() else { return };
    let copies =
        arrange::duplicated(&cx.session().level, level, cx.derived().looks().own(), &cx.session().selected.things);
    if !copies.edits.is_empty() {
        copies.warn(out);
        out.edit(t("Duplicate"), copies.edits);
        let things = copies.things;
        out.session(move |session| session.selected.things = things);
    }
}
