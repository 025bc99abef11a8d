//! The parts that nothing uses: solid tiles, blocks, chunks, tilesets.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Document;
use crate::document::renumber::{self, Order};

pub(crate) const CHECK: Check = Check {
    name: "unused",
    title: "Unused items",
    why: "Nothing in this project uses it. That does no harm, but takes space, and changes to it have no visible \
          effect.",
    advice: "Delete it, unless you plan to use it or other projects use it.",
    severity: Severity::Hint,
    usual: false,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let project = cx.project;
    let document = Document::new(project.clone(), None);
    for (set, of) in project.tilesets.iter().enumerate() {
        // Other projects may use what is outside this one.
        let is_shared = of.path.starts_with("..");
        let mut blocks = renumber::unused_blocks(project, set);
        if !of.tileset.blocks.is_empty() && blocks.len() + 1 >= of.tileset.blocks.len() {
            out.add(Place::Tileset(set), "No chunk uses a block of this tileset.");
            continue;
        }
        blocks.retain(|block| !out.untouched().any(|parts| parts.has_block(set, *block)));
        if let Some(first) = blocks.first().filter(|_| !is_shared) {
            let what = match blocks.len() {
                1 => format!("1 block is in no chunk: {}.", ranges(&blocks)),
                count => format!("{count} blocks are in no chunk: {}.", ranges(&blocks)),
            };
            let order = Order::of(of.tileset.blocks.len()).without(&blocks);
            let edits = renumber::blocks(&document, set, &order).unwrap_or_default();
            out.add(Place::Block(set, *first), what).decision("Delete unused blocks", edits);
        }
        let mut tiles = renumber::unused_tiles(&of.tileset);
        tiles.retain(|tile| !out.untouched().any(|parts| parts.has_tile(set, *tile)));
        if let Some(first) = tiles.first() {
            let what = match tiles.len() {
                1 => format!("1 solid tile is in no block: {}.", ranges(&tiles)),
                count => format!("{count} solid tiles are in no block: {}.", ranges(&tiles)),
            };
            let order = Order::of(of.tileset.tiles.len()).without(&tiles);
            let edits = renumber::tiles(&document, set, &order).unwrap_or_default();
            out.add(Place::Tile(set, *first), what).decision("Delete unused tiles", edits);
        }
    }
    let mut chunks = renumber::unused_chunks(project);
    chunks.retain(|chunk| !out.untouched().any(|parts| parts.has_chunk(*chunk)));
    if let Some(first) = chunks.first() {
        let what = match chunks.len() {
            1 => format!("1 chunk is in no level: {}.", ranges(&chunks)),
            count => format!("{count} chunks are in no level: {}.", ranges(&chunks)),
        };
        let order = Order::of(project.chunks.len()).without(&chunks);
        let edits = renumber::chunks(&document, &order).unwrap_or_default();
        out.add(Place::Chunk(*first), what).decision("Delete unused chunks", edits);
    }
}

/// Rising numbers in words: "3, 7 to 12, …".
fn ranges(numbers: &[u16]) -> String {
    const MOST: usize = 8;
    let mut ranges: Vec<(u16, u16)> = Vec::new();
    for number in numbers {
        match ranges.last_mut() {
            Some((_, end)) if end.checked_add(1) == Some(*number) => *end = *number,
            _ => ranges.push((*number, *number)),
        }
    }
    let one = |(from, to): &(u16, u16)| if from == to { from.to_string() } else { format!("{from} to {to}") };
    let list: Vec<String> = ranges.iter().take(MOST).map(one).collect();
    format!("{}{}", list.join(", "), if ranges.len() > MOST { ", …" } else { "" })
}
