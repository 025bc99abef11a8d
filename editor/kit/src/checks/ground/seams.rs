//! Surfaces that go on a few pixels higher or lower in the next block.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::settings::SEAM;
use crate::checks::surface::{Break, REACH};
use crate::checks::{Check, Scope, Severity};
use sim::project::{Area, LevelData, Project};
use sim::sensors::Direction;
use sim::tiles::{ChunkId, TILE};
use std::collections::HashMap;
use std::collections::hash_map::Entry;

pub(crate) const CHECK: Check = Check {
    name: "seam",
    title: "Seams",
    why: "A surface continues in the next block, but not at the height that the angles of the two tiles give: a \
          running player is jolted by the difference, his angle flickers, and in a fast roll he may leave the ground.",
    advice: "Change the heights of one of the two tiles where they meet, or use a tile that carries the surface on.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(|cx, out| {
        let most = cx.setting(&SEAM);
        report(cx, out, |found| (most + 1..=LARGEST).contains(&found.off));
    }),
};

/// A greater difference is a step.
pub(in crate::checks) const LARGEST: i32 = 4;

/// Reports all breaks of a kind: each pair of neighbours in chunks once, however often the level shows it.
pub(in crate::checks) fn report(cx: &LevelContext<'_>, out: &mut Findings<'_>, wanted: impl Fn(&Break) -> bool) {
    let mut seen: HashMap<_, usize> = HashMap::new();
    let mut kinds: Vec<(&Break, usize)> = Vec::new();
    for found in cx.breaks().iter().filter(|found| wanted(found)) {
        let places = [found.block, found.next_block()].map(|block| in_chunk(cx.project, cx.data, block));
        match seen.entry((places, found.feet, found.drop)) {
            Entry::Occupied(kind) => kinds[*kind.get()].1 += 1,
            Entry::Vacant(kind) => {
                kind.insert(kinds.len());
                kinds.push((found, 1));
            }
        }
    }
    for (found, times) in kinds {
        let area = area_of(found);
        let what = words(found, times);
        out.add(cx.area(area, found.layer()), what);
    }
}

/// The chunk that a block of a level belongs to, and which of its cells it is.
pub(in crate::checks) fn in_chunk(project: &Project, data: &LevelData, (x, y): (i32, i32)) -> (ChunkId, i32) {
    let side = i32::from(project.chunk_size.max(1));
    let (column, row) = (u32::try_from(x / side), u32::try_from(y / side));
    let cell = column.ok().zip(row.ok()).and_then(|(column, row)| data.layout.get(column, row)).unwrap_or_default();
    (cell.chunk, y % side * side + x % side)
}

/// The two blocks.
fn area_of(found: &Break) -> Area {
    let (x, y) = (found.block.0 * TILE, found.block.1 * TILE);
    let across = matches!(found.feet, Direction::Down | Direction::Up);
    Area { x, y, width: if across { 2 * TILE } else { TILE }, height: if across { TILE } else { 2 * TILE } }
}

pub(in crate::checks) fn surface_name(feet: Direction) -> &'static str {
    match feet {
        Direction::Down => "floor",
        Direction::Up => "ceiling",
        Direction::Right => "right wall",
        Direction::Left => "left wall",
    }
}

fn words(found: &Break, times: usize) -> String {
    let way = match found.feet {
        Direction::Down | Direction::Up => "to the right",
        Direction::Right | Direction::Left => "downwards",
    };
    let turn = if found.drop < 0 { "closer" } else { "farther away" };
    let (name, size) = (surface_name(found.feet), found.drop.abs().min(REACH));
    let explained = match size - found.off {
        0 => "although the angles are level".to_owned(),
        n if n > 0 => format!("of which the angles explain {n}"),
        _ => "opposite to the angles".to_owned(),
    };
    let times = if times > 1 { format!(" The level shows these neighbours in {times} places.") } else { String::new() };
    let pixels = if size == 1 { "1 pixel" } else { &format!("{size} pixels") };
    format!("Going {way}, the {name} comes {pixels} {turn} from one block to the next, {explained}.{times}")
}
