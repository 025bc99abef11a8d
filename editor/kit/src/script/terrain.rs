//! Steps about blocks, chunks and the space of a level.

use super::{Planned, SolidSides, blocks, level, region};
use crate::document::paint::{Scope, block_edits, chunk_edits};
use crate::document::{Blocks, Document};
use crate::drawing::replace::{self, ReplaceIn, Replacement};
use crate::drawing::space::{self, Along, Sides, Space};
use crate::words::counted;
use sim::tiles::{BlockId, Cell, ChunkId};
use std::collections::BTreeSet;

/// The places in which something is replaced.
///
/// # Errors
/// A level that does not exist, or an area without a level.
pub(super) fn places(document: &Document, name: Option<&str>, area: Option<[i32; 4]>) -> Result<ReplaceIn, String> {
    match (name, region(area)?) {
        (None, None) => Ok(ReplaceIn::Project),
        (None, Some(_)) => Err("an area is one of a level: `level` is missing".to_owned()),
        (Some(name), None) => Ok(ReplaceIn::Level(level(document.project(), name)?.key.clone())),
        (Some(name), Some(region)) => {
            let key = level(document.project(), name)?.key.clone();
            Ok(ReplaceIn::Selection(key, region, BTreeSet::new()))
        }
    }
}

pub(super) fn replace(document: &Document, what: &Replacement, place: &ReplaceIn) -> Planned {
    let effect = replace::preview(document, what, place).map_err(|error| error.to_string())?;
    if effect.places == 0 {
        return Ok((Vec::new().into(), counted(0, "place")));
    }
    let edits = replace::plan(document, what, place).map_err(|error| error.to_string())?;
    Ok((edits.into(), counted(effect.places, "place")))
}

/// The part of an area that is in a level of that many columns and rows.
fn within(area: [i32; 4], (columns, rows): (u32, u32)) -> Result<Blocks, String> {
    let whole = Blocks { left: 0, top: 0, right: columns as i32, bottom: rows as i32 };
    blocks(area)?.shared(whole).ok_or_else(|| format!("the area is outside the level, which has {columns} × {rows}"))
}

pub(super) fn paint(
    document: &Document,
    (name, area): (&str, [i32; 4]),
    (block, [flip_x, flip_y], [a, b]): (BlockId, [bool; 2], [SolidSides; 2]),
) -> Planned {
    let project = document.project();
    let level = level(project, name)?;
    if block != 0 && project.block(block).is_none() {
        return Err(format!("there is no block {block}"));
    }
    let side = u32::from(project.chunk_size);
    let area = within(area, (level.layout.width() * side, level.layout.height() * side))?;
    let cell = match block {
        0 => Cell::default(),
        _ => Cell { block, flip_x, flip_y, a: a.solidity(), b: b.solidity() },
    };
    let rows = (area.top..area.bottom).flat_map(|y| (area.left..area.right).map(move |x| (x, y, cell)));
    let cells: Vec<(i32, i32, Cell)> = rows.collect();
    let edits = block_edits(document, &level.key, &cells, Scope::HereOnly).map_err(|error| error.to_string())?;
    Ok((edits, counted(cells.len(), "block")))
}

pub(super) fn paint_chunks(document: &Document, (name, area): (&str, [i32; 4]), chunk: ChunkId) -> Planned {
    let project = document.project();
    let level = level(project, name)?;
    if usize::from(chunk) >= project.chunks.len() {
        return Err(format!("there is no chunk {chunk}"));
    }
    let area = within(area, (level.layout.width(), level.layout.height()))?;
    let rows = (area.top..area.bottom).flat_map(|y| (area.left..area.right).map(move |x| (x, y, chunk)));
    let places: Vec<(i32, i32, ChunkId)> = rows.collect();
    Ok((chunk_edits(document, &level.key, &places).into(), counted(places.len(), "chunk")))
}

pub(super) fn space(document: &Document, name: &str, (along, at, by): (Along, u32, i32)) -> Planned {
    let level = level(document.project(), name)?;
    if by == 0 {
        return Ok((Vec::new().into(), counted(0, "block")));
    }
    let plan = space::plan(document, &level.key, Space { along, at, by }).map_err(|error| error.to_string())?;
    Ok((plan.edits.into(), size(plan.effect.size)))
}

pub(super) fn resize(document: &Document, name: &str, [left, top, right, bottom]: [i32; 4]) -> Planned {
    let level = level(document.project(), name)?;
    let sides = Sides { left, top, right, bottom };
    if sides == Sides::default() {
        return Ok((Vec::new().into(), size((level.layout.width(), level.layout.height()))));
    }
    let plan = space::plan_sides(document, &level.key, sides).map_err(|error| error.to_string())?;
    Ok((plan.edits.into(), size(plan.effect.size)))
}

fn size((columns, rows): (u32, u32)) -> String {
    format!("{columns} × {rows} chunks")
}
