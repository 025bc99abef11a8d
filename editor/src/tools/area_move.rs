//! Moving the selected area of a level, with the things in it.

use super::level_cells::cell_edits;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use eframe::egui::vec2;
use kit::document::Region;
use kit::document::paint::cell_at;
use kit::notices::Notice;
use sim::project::{LevelData, LevelMark};
use sim::tiles::{Cell, TILE};
use std::collections::{BTreeMap, BTreeSet};

/// Blocks that are worked on at once at most: the window must not stand still.
pub const LIMIT: i64 = 1 << 20;

/// True if an area is small enough to be worked on at once; says so if not.
pub fn is_small_enough(area: &Region, out: &mut Outbox) -> bool {
    let fits = area.bounds().is_none_or(|bounds| bounds.count() <= LIMIT);
    if !fits {
        let text = t("This area is too large for that: it may span a million blocks at most.");
        out.send(Command::Notice(Notice::warning(text)));
    }
    fits
}

/// Moves the selected area by blocks, with the things in it if objects are shown; false if there is none.
///
/// The place that it leaves becomes empty. At the edge of the level it stays.
pub fn moved(by: (i32, i32), cx: &Studio, out: &mut Outbox) -> bool {
    let area = &cx.session().selected.area;
    let (Some(level), Some(bounds)) = (cx.in_view().level(), area.bounds()) else { return false };
    if by == (0, 0) {
        return true;
    }
    let (columns, rows) = cx.derived().scene().size_in_blocks();
    let fits = |from: i32, to: i32, by: i32, size: i32| from + by >= 0 && to + by <= size;
    if !fits(bounds.left, bounds.right, by.0, columns) || !fits(bounds.top, bounds.bottom, by.1, rows) {
        out.send(Command::Notice(Notice::note(t("The area is at the edge of the level."))));
        return true;
    }
    if !is_small_enough(area, out) {
        return true;
    }
    let to = |(x, y): (i32, i32)| (x + by.0, y + by.1);
    let mut cells: BTreeMap<(i32, i32), Cell> = area.blocks().map(|block| (block, Cell::default())).collect();
    let old = |(x, y): (i32, i32)| cell_at(cx.document(), level, x, y).unwrap_or_default();
    cells.extend(area.blocks().map(|block| (to(block), old(block))));
    let cells: Vec<_> = cells.into_iter().map(|((x, y), cell)| (x, y, cell)).collect();
    let mut edits = cell_edits(&cells, cx, out);
    if cx.session().canvas.overlays.objects {
        let pixels = vec2((by.0 * TILE) as f32, (by.1 * TILE) as f32);
        edits.extend(arrange::nudged(&cx.session().level, level, &things_inside(area, level), pixels));
    }
    out.edit(t("Move area"), edits);
    let now = Region::of_places(area.blocks().map(to));
    out.session(move |session| session.selected.area = now);
    true
}

/// The switchers and objects whose middle is in an area.
pub fn things_inside(area: &Region, level: &LevelData) -> BTreeSet<Selected> {
    let inside = |x: i32, y: i32| area.contains(x.div_euclid(TILE), y.div_euclid(TILE));
    let switchers = level.switchers.iter().filter(|s| inside(s.x, s.y)).map(|s| Selected::Switcher(s.id));
    let placements = level.placements.iter().filter(|p| inside(p.x, p.y)).map(|p| Selected::Placement(p.id));
    let is_inside = |mark: &&LevelMark| {
        let (x, y) = mark.area().middle();
        inside(x, y)
    };
    let marks = level.marks.iter().filter(is_inside).map(|mark| Selected::Mark(mark.id));
    switchers.chain(placements).chain(marks).collect()
}
