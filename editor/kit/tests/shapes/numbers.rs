//! Numbers of blocks, solid tiles and chunks: given out wherever there is room, else a true word about it.

use crate::track::*;
use kit::document::block_numbers::NoBlocks;
use kit::document::chunk_numbers::{NoChunks, is_vacant};
use kit::document::paint::{Scope, block_edits, cell_at};
use kit::document::{Document, Edit, History};
use kit::drawing::shapes::ground;
use kit::drawing::shapes::lay::{self, LayError};
use kit::drawing::shapes::pool::material_of;
use kit::drawing::starting_ground;
use kit::exchange::tilesets::{Options, import, place};
use kit::pixels::Pixels;
use sim::grid::Grid;
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A picture of 1,000 cells, no two alike.
fn thousand_cells() -> Pixels {
    let (width, height) = (40 * 16, 25 * 16);
    let colour = |i: usize| {
        let (x, y) = (i % width, i / width);
        let cell = y / 16 * 40 + x / 16;
        let lit = (cell + 1) >> (x % 16 % 10) & 1 == 1 && x % 16 < 10;
        if y % 16 >= cell % 13 { [60, if lit { 200 } else { 90 }, (cell % 250) as u8, 255] } else { [0; 4] }
    };
    Pixels { width, height, rgba: (0..width * height).map(colour).collect() }
}

/// Curves of many kinds and sizes, whose tiles rarely agree.
fn many(n: u64) -> Shape {
    let (x, size) = (100 + (n as i32 * 263) % 3200, 40 + (n as i32 * 37) % 160);
    let y = 300 + (n as i32 * 71) % 300;
    let points: Vec<(i32, i32)> = match n % 3 {
        0 => vec![(x, y), (x + size * 2, y), (x + size, y - size / 2)],
        1 => vec![(x, y), (x + size, y - size / 2 - 7)],
        _ => vec![(x, y), (x + 2 * size, y + 13), (x + size, y - 60)],
    };
    let kind = [ShapeKind::Hill, ShapeKind::SCurve, ShapeKind::Arc][(n % 3) as usize];
    shape(n + 2, kind, &points)
}

fn shown(document: &Document) -> Vec<Option<(String, Block, Cell)>> {
    let project = document.project();
    let level = &project.levels[0];
    let places = (0..64).flat_map(|y| (0..256).map(move |x| (x, y)));
    let look = |(x, y)| {
        let cell = cell_at(document, level, x, y)?;
        let (set, block) = project.block(cell.block)?;
        Some((project.tilesets[set].path.clone(), *block, Cell { block: 0, ..cell }))
    };
    places.map(look).collect()
}

#[test]
fn shapes_find_numbers_behind_an_imported_tileset() {
    let mut history =
        History::unsaved(Document::new(starting_ground::grounded(starting_ground::empty_project()), None));
    put(&mut history, many(0));
    let picture = thousand_cells();
    let imported = import(&picture, &Options { name: "Picture".into(), ..Options::default() }).unwrap();
    assert_eq!(imported.tileset.blocks.len(), 1001);
    let edits = place::edits(history.document(), &imported, "tilesets/picture".into(), true).unwrap();
    history.apply("Import", None, edits).unwrap();
    let placed = Cell { block: history.document().project().tilesets[1].first_block + 77, ..Cell::default() };
    let edits = block_edits(history.document(), LEVEL, &[(200, 5, placed)], Scope::HereOnly).unwrap();
    history.apply("Paint", None, edits).unwrap();
    let before = history.document().project().clone();

    let mut alone = History::unsaved(Document::new(starting_ground::grounded(starting_ground::empty_project()), None));
    put(&mut alone, many(0));
    for n in 1..60 {
        put(&mut history, many(n));
        put(&mut alone, many(n));
    }
    let project = history.document().project();
    assert!(project.tilesets[0].tileset.blocks.len() > 300, "{}", project.tilesets[0].tileset.blocks.len());
    assert_eq!(project.tilesets.len(), 2, "one tileset for all shapes");
    let (mut found, wanted) = (shown(history.document()), shown(alone.document()));
    let foreign = found[5 * 256 + 200].take().unwrap();
    assert_eq!((foreign.0.as_str(), foreign.1), ("tilesets/picture", project.tilesets[1].tileset.blocks[77]));
    assert!(found == wanted, "the same as without the import");
    // It has numbers behind the picture's now, and is before it in the list: nothing overlaps.
    assert!(project.tilesets[0].first_block > project.tilesets[1].first_block);
    assert_eq!(sim::file::check(project), [], "renumbering makes no problem");
    while history.done().len() > 3 {
        history.undo();
    }
    assert!(*history.document().project() == before);
}

fn blank_set(history: &mut History, path: &str, first_block: u16, count: usize) {
    let tileset = Arc::new(Tileset { blocks: Arc::new(vec![Block::default(); count]), ..Tileset::default() });
    let set = Some(Arc::new(TilesetRef { path: path.into(), first_block, tileset }));
    let index = history.document().project().tilesets.len();
    history.apply("Add", None, vec![Edit::SetTileset { index, tileset: set }]).unwrap();
}

#[test]
fn tilesets_move_together_if_no_gap_is_wide_enough() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    // All but some 60 numbers behind each of three others are taken.
    let ours = history.document().project().tilesets[0].tileset.blocks.len();
    blank_set(&mut history, "tilesets/a", ours as u16, 20_000);
    blank_set(&mut history, "tilesets/b", (ours + 20_060) as u16, 20_000);
    let end = ours + 40_120;
    blank_set(&mut history, "tilesets/c", end as u16, 65_536 - end - 60);
    let mark = Cell { block: (end + 9) as u16, ..Cell::default() };
    let edits = block_edits(history.document(), LEVEL, &[(3, 3, mark)], Scope::HereOnly).unwrap();
    history.apply("Paint", None, edits).unwrap();
    let before = history.document().project().clone();
    put(&mut history, shape(2, ShapeKind::Hill, &[(600, 512), (1200, 512), (900, 440)]));
    let project = history.document().project();
    let made = project.tilesets[0].tileset.blocks.len() - ours;
    assert!((61..=180).contains(&made), "{made} blocks: more than any gap had, and no more than all");
    let cell = cell_at(history.document(), &project.levels[0], 3, 3).unwrap();
    assert_eq!(project.block(cell.block).map(|(set, _)| set), Some(3));
    assert_eq!(cell.block - project.tilesets[3].first_block, 9);
    let mut ranges: Vec<_> = project.tilesets.iter().collect();
    ranges.sort_by_key(|set| set.first_block);
    for pair in ranges.windows(2) {
        let end = usize::from(pair[0].first_block) + pair[0].tileset.blocks.len();
        assert!(end <= pair[1].first_block.into(), "{} and {}", pair[0].path, pair[1].path);
    }
    history.undo();
    assert!(*history.document().project() == before);
}

#[test]
fn what_stood_beneath_a_shape_follows_its_tileset() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    blank_set(&mut history, "tilesets/a", 0, 50);
    let mark = Cell { block: 9, flip_x: true, ..Cell::default() };
    let edits = block_edits(history.document(), LEVEL, &[(6, 33, mark)], Scope::HereOnly).unwrap();
    history.apply("Paint", None, edits).unwrap();
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    let edits = place::renumber(history.document(), 0, 5000).unwrap();
    history.apply("Renumber", None, edits).unwrap();
    let outcome = lay::remove(history.document(), LEVEL, PlacementId(1 << 8)).unwrap();
    history.apply("Delete", None, outcome.edits).unwrap();
    let document = history.document();
    let cell = cell_at(document, document.level(LEVEL).unwrap(), 6, 33);
    assert_eq!(cell, Some(Cell { block: 5009, ..mark }));
}

#[test]
fn a_project_without_block_numbers_says_how_many_are_taken() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    let ours = history.document().project().tilesets[0].tileset.blocks.len();
    blank_set(&mut history, "tilesets/a", ours as u16, 65_536 - ours - 5);
    let before = history.document().project().clone();
    let hill = shape(2, ShapeKind::Hill, &[(600, 512), (1200, 512), (900, 440)]);
    let error = lay::put(history.document(), LEVEL, hill).unwrap_err();
    let LayError::NoBlocks(NoBlocks { wanted, taken }) = error else { panic!("{error}") };
    assert!(wanted > 30 && taken == 65_531, "{error}");
    assert!(
        error.to_string().starts_with(&format!("{wanted} more blocks are needed, but 65531 of the project's 65536"))
    );
    let steps: BTreeSet<_> = (0..20).flat_map(|x| (0..=x / 3).map(move |y| (x + 20, 31 - y))).collect();
    assert!(matches!(ground::paint(history.document(), LEVEL, &steps, false), Err(LayError::NoBlocks(_))));
    assert!(*history.document().project() == before);
}

#[test]
fn a_full_table_of_solid_tiles_opens_another_tileset() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    // 65,535 solid tiles, two to a block; chunks hold all the blocks.
    let old = history.document().project().tilesets[0].clone();
    let mut tileset = (*old.tileset).clone();
    let (tiles, blocks) = (Arc::make_mut(&mut tileset.tiles), Arc::make_mut(&mut tileset.blocks));
    let first = blocks.len();
    while tiles.len() < 1 << 16 {
        let n = tiles.len();
        let heights = std::array::from_fn(|column| if n >> column & 1 == 1 { 3 } else { 2 });
        tiles.push(SolidTile::from_heights(heights, sim::angle::Angle(1)));
    }
    for pair in (2..=u16::MAX).step_by(2) {
        blocks.push(Block { art: 0, tile_a: pair, tile_b: pair.wrapping_add(1).max(1), front: false });
    }
    let count = blocks.len();
    let mut edits = vec![Edit::SetTileset {
        index: 0,
        tileset: Some(Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(*old).clone() })),
    }];
    let chunks = history.document().project().chunks.len();
    for (n, from) in (first..count).step_by(64).enumerate() {
        let cells = (from..from + 64).map(|block| Cell { block: block.min(count - 1) as u16, ..Cell::default() });
        let value = Some(Arc::new(Chunk { cells: cells.collect(), ..Chunk::default() }));
        edits.push(Edit::SetChunk { chunk: (chunks + n) as u16, value });
    }
    history.apply("Fill", None, edits).unwrap();
    put(&mut history, shape(2, ShapeKind::Hill, &[(600, 512), (1200, 512), (900, 440)]));
    let paths: Vec<_> = history.document().project().tilesets.iter().map(|set| set.path.as_str()).collect();
    assert_eq!(paths, ["tilesets/shapes", "tilesets/shapes-2"]);
    // Both are known as drawn: the line and the hill come off again.
    let level = history.document().level(LEVEL).unwrap();
    for (x, y) in [(10, 33), (56, 28)] {
        let cell = cell_at(history.document(), level, x, y).unwrap();
        assert_eq!(material_of(history.document().project(), cell.block), Some("meadow"), "{x}, {y}");
    }
    put(&mut history, shape(3, ShapeKind::Hill, &[(1300, 512), (1700, 512), (1500, 440)]));
    assert_eq!(history.document().project().tilesets.len(), 2, "the second one goes on");
}

/// A project whose levels show as many chunks as there can be, and `unused` that none shows.
fn full_of_chunks(unused: usize) -> History {
    let mut project = empty(Game::Sonic2, 2048, 1024).document().project().clone();
    let solid = Cell { a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
    let chunk = |n: u32| {
        let mut cells = vec![Cell::default(); 64];
        (0..16).for_each(|bit| cells[bit] = Cell { flip_x: n >> bit & 1 == 1, block: 1, ..solid });
        Arc::new(Chunk { cells, ..Chunk::default() })
    };
    let all = (1..1 << 16).map(chunk);
    project.chunks = Arc::new(std::iter::once(Arc::new(Chunk::empty(8))).chain(all).collect());
    let level = Arc::make_mut(&mut project.levels[0]);
    level.layout = Grid::new(512, 130);
    for n in 0..(1 << 16) - unused as u32 {
        level.layout.set(n % 512, n / 512, LayoutCell { chunk: n as u16, is_loop: false });
    }
    // A second use of the first: painting there needs a chunk more.
    level.layout.set(0, 129, LayoutCell { chunk: 1, is_loop: false });
    History::unsaved(Document::new(project, None))
}

#[test]
fn a_project_without_chunk_numbers_says_so() {
    let history = full_of_chunks(7);
    let document = history.document();
    let painted = [(3, 129 * 8 + 2, Cell { block: 1, ..Cell::default() })];
    let refused = block_edits(document, LEVEL, &painted, Scope::HereOnly);
    assert_eq!(refused, Err(NoChunks { unused: 7 }));
    let text = NoChunks { unused: 7 }.to_string();
    assert!(text.contains("65536 chunks, as many as there can be; 7 of them are in no level"), "{text}");
    let line = shape(1, ShapeKind::Line, &[(0, 129 * 128 + 40), (128, 129 * 128 + 40)]);
    assert_eq!(lay::put(document, LEVEL, line), Err(LayError::NoChunks(NoChunks { unused: 7 })));
    // In its only place a chunk is painted as it is.
    assert!(
        block_edits(document, LEVEL, &[(17, 2, painted[0].2)], Scope::HereOnly)
            .is_ok_and(|edits| edits.as_slice().len() == 1)
    );
}

#[test]
fn numbers_of_chunks_that_nobody_shows_are_given_out_again() {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    put(&mut history, shape(3, ShapeKind::Hill, &[(1300, 512), (1900, 512), (1600, 440)]));
    let at = |x: i32| shape(2, ShapeKind::Loop, &[(x, 512), (x + 96, 416)]);
    put(&mut history, at(600));
    let before = history.document().project().chunks.len();
    for n in 0..40 {
        put(&mut history, at(600 + n * 37 % 400));
    }
    put(&mut history, at(600));
    let project = history.document().project();
    assert!(project.chunks.len() <= before + 8, "{} chunks, of {before}", project.chunks.len());
    let unused = kit::document::renumber::unused_chunks(project);
    assert!(unused.iter().all(|id| is_vacant(&project.chunks[usize::from(*id)])), "{unused:?}");
    // In the games whose chunks swap, with the chunk that stands in on the low plane.
    let mut history = empty(Game::Sonic1, 4096, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (4096, 512)]));
    put(&mut history, shape(3, ShapeKind::Hill, &[(3300, 512), (3900, 512), (3600, 440)]));
    for n in 0..12 {
        put(&mut history, at(600 + n * 517 % 2000));
        let project = history.document().project();
        let unused = kit::document::renumber::unused_chunks(project);
        assert!(unused.iter().all(|id| is_vacant(&project.chunks[usize::from(*id)])), "{n}: {unused:?}");
        assert!(project.chunks.len() < 30, "{n}: {}", project.chunks.len());
    }
}
