//! Other numbers, the same levels: after any merge, deletion or move, every place shows what it showed.

use crate::common::*;
use kit::document::imported::extra::{self, ZoneExtra};
use kit::document::renumber::{self, Named, Order, Refusal};
use kit::document::{Document, Edit, History};
use sim::project::*;
use sim::tiles::*;
use std::sync::Arc;

/// Returns the contents of each place of each level, by kind and not by number: art, tiles, flips, solidity; on the high plane
/// and on the low one.
fn seen(project: &Project) -> Vec<Vec<(Block, SolidTile, SolidTile, Cell)>> {
    let look = |cell: &Cell| match project.block(cell.block) {
        None => Default::default(),
        Some((set, block)) => {
            let tiles = &project.tilesets[set].tileset.tiles;
            let tile = |id: TileId| tiles.get(usize::from(id)).copied().unwrap_or_default();
            let plain = Block { tile_a: 0, tile_b: 0, ..*block };
            (plain, tile(block.tile_a), tile(block.tile_b), Cell { block: 0, ..*cell })
        }
    };
    let mut all = Vec::new();
    for level in &project.levels {
        for y in 0..level.layout.height() {
            for place in level.layout.row(y) {
                let shown = |id: ChunkId| project.chunk(id).map(|chunk| chunk.cells.iter().map(look).collect());
                all.push(shown(place.chunk).unwrap_or_default());
                if place.is_loop {
                    let own = project.chunk(place.chunk).and_then(|chunk| chunk.low_plane);
                    // If nobody stands in, nothing is there: as with an empty chunk.
                    let low: Vec<_> = shown(own.unwrap_or(place.chunk + 1)).unwrap_or_default();
                    all.push(if low.iter().all(|cell| *cell == Default::default()) { Vec::new() } else { low });
                }
            }
        }
    }
    all
}

/// Two levels on two tilesets, chunks that are equal, loops with and without a stand-in of their own.
fn crowded() -> Project {
    let mut project = project();
    let tile = |n: i8| SolidTile::from_heights([n; 16], sim::angle::Angle(n as u8 * 2));
    let tiles: Vec<SolidTile> = [0, 4, 8, 4, 12, 8, 2].map(tile).to_vec();
    let blocks = |tiles: &[TileId]| -> Vec<Block> {
        tiles.iter().map(|tile| Block { art: *tile, tile_a: *tile, tile_b: tile / 2, front: *tile == 4 }).collect()
    };
    for (first_block, path) in [(0, "a"), (40, "b")] {
        let inner = [("tiles[6]", 1), ("blocks[5]", 2), ("backgrounds[0]", 3)];
        let note = |n: i32| Extra::from_iter([("note".to_owned(), n.into())]);
        let tileset = Tileset {
            tiles: Arc::new(tiles.clone()),
            blocks: Arc::new(blocks(&[0, 1, 2, 1, 4, 5, 2, 6])),
            inner_extra: Arc::new(inner.iter().map(|(key, n)| ((*key).to_owned(), note(*n))).collect()),
            ..Tileset::default()
        };
        let set = TilesetRef { path: path.into(), first_block, tileset: Arc::new(tileset) };
        if first_block == 0 { project.tilesets = vec![Arc::new(set)] } else { project.tilesets.push(Arc::new(set)) }
    }
    let chunk = |block: BlockId, role, low_plane| {
        let cells = (0..64).map(|i| if i % 3 == 0 { cell(block + i % 2) } else { Cell::default() }).collect();
        Arc::new(Chunk { cells, role, low_plane, ..Chunk::default() })
    };
    let plain = ChunkRole::Plain;
    project.chunks = Arc::new(vec![
        project.chunks[0].clone(),
        chunk(1, plain, None),
        chunk(3, ChunkRole::Loop, None),
        chunk(41, plain, None),
        chunk(1, plain, None),
        chunk(44, ChunkRole::LoopHighInAir, Some(9)),
        chunk(5, plain, None),
        chunk(3, ChunkRole::Loop, Some(3)),
        chunk(6, plain, Some(6)),
        chunk(2, ChunkRole::Tunnel, None),
        chunk(41, plain, None),
        chunk(1, plain, None),
    ]);
    let mut second = (*project.levels[0]).clone();
    second.key = "second".into();
    let mark = |chunk, is_loop| LayoutCell { chunk, is_loop };
    let first = [(2, true), (1, false), (4, false), (5, true), (10, true), (99, false), (11, true)];
    let other = [(7, true), (9, false), (1, true), (3, false)];
    let level = Arc::make_mut(&mut project.levels[0]);
    for (x, (chunk, is_loop)) in (0..).zip(first) {
        level.layout.set(x % 6, x / 6, mark(chunk, is_loop));
    }
    for (x, (chunk, is_loop)) in (0..).zip(other) {
        second.layout.set(x, 3, mark(chunk, is_loop));
    }
    project.levels.push(Arc::new(second));
    project
}

/// Applies, looks that everything is where it was, and takes back.
fn check(history: &mut History, name: &str, edits: Result<Vec<Edit>, Refusal>) -> Project {
    let before = history.document().project().clone();
    applied(history, edits.unwrap_or_else(|refusal| panic!("{name}: {refusal}")));
    let after = history.document().project().clone();
    assert!(after != before, "{name}: nothing changed");
    assert!(seen(&after) == seen(&before), "{name}: a place shows something else");
    check_invariants(history.document());
    history.undo();
    assert!(*history.document().project() == before, "{name}: taken back");
    after
}

#[test]
fn chunks_move_and_every_place_shows_what_it_showed() {
    let mut history = History::new(Document::new(crowded(), None));
    let project = history.document().project().clone();
    let all = Order::of(project.chunks.len());
    for (name, order) in [
        ("swap a loop away from its stand-in", all.clone().swapped(2, 10)),
        ("swap a stand-in", all.clone().swapped(3, 8)),
        ("move the last one up", all.clone().moved(11, 1)),
        ("move the first one down", all.clone().moved(1, 11)),
        ("sort", all.clone().sorted(&renumber::chunks_by_use(&project))),
        ("merge", all.clone().merged(&renumber::equal_chunks(&project))),
        ("drop", all.clone().without(&renumber::unused_chunks(&project))),
        ("reverse", all.clone().sorted(&[11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])),
    ] {
        let edits = renumber::chunks(history.document(), &order);
        let after = check(&mut history, name, edits);
        assert_eq!(after.chunks.len(), order.count(), "{name}");
    }
}

#[test]
fn what_stands_in_on_a_low_plane_is_used() {
    let project = crowded();
    assert_eq!(renumber::unused_chunks(&project), [6, 8], "12 stands in for 11 but is not there; 2 for 1, 3 for 2");
    let document = Document::new(project.clone(), None);
    assert_eq!(document.chunk_uses(3), 3, "placed once, named by 7, and it stands in for 2");
    assert_eq!(document.chunk_uses(2), 3, "placed twice, and it stands in for 1 in the second level");
    // 1, 4 and 11 look alike, and 3 and 10; but what stands in for them differs if they are loops.
    assert_eq!(renumber::equal_chunks(&project), [(7, 2)], "its stand-in is named, and the same");
    let order = Order::of(project.chunks.len()).without(&[3]);
    assert_eq!(renumber::chunks(&document, &order), Err(Refusal::Used { what: "chunk", number: 3 }));
    let places = renumber::places_of_chunk(&project, 3, 9);
    let found: Vec<_> = places.iter().map(|place| (place.level, place.x, place.y, place.named)).collect();
    assert_eq!(found, [(0, 0, 0, Named::StandsIn), (1, 0, 3, Named::StandsIn), (1, 3, 3, Named::Stands)]);
    assert_eq!(renumber::places_of_chunk(&project, 3, 1).len(), 1);
}

#[test]
fn blocks_and_tiles_move_too() {
    let mut history = History::new(Document::new(crowded(), None));
    let project = history.document().project().clone();
    for set in 0..2 {
        let tileset = &project.tilesets[set].tileset;
        let blocks = Order::of(tileset.blocks.len());
        assert_eq!(renumber::equal_blocks(tileset), [(3, 1), (6, 2)]);
        for (name, order) in [
            ("swap", blocks.clone().swapped(1, 5)),
            ("move", blocks.clone().moved(5, 2)),
            ("merge", blocks.clone().merged(&renumber::equal_blocks(tileset))),
            ("drop", blocks.clone().without(&renumber::unused_blocks(&project, set))),
        ] {
            if order.changes_nothing() {
                assert_eq!((name, set), ("drop", 0), "each block of the first tileset is used");
                continue;
            }
            let edits = renumber::blocks(history.document(), set, &order);
            let after = check(&mut history, name, edits);
            let inner = &after.tilesets[set].tileset.inner_extra;
            let note = order.map().get(5).and_then(|n| inner.get(&format!("blocks[{n}]")));
            assert_eq!(note.is_some(), order.map().get(5).is_some(), "{name}: {inner:?}");
            assert!(inner.contains_key("tiles[6]") && inner.contains_key("backgrounds[0]"), "{name}");
        }
        let tiles = Order::of(tileset.tiles.len());
        assert_eq!(renumber::equal_tiles(tileset), [(3, 1), (5, 2)]);
        assert_eq!(renumber::unused_tiles(tileset), [] as [TileId; 0]);
        for (name, order) in
            [("swap", tiles.clone().swapped(1, 6)), ("merge", tiles.merged(&renumber::equal_tiles(tileset)))]
        {
            let edits = renumber::tiles(history.document(), set, &order);
            let after = check(&mut history, name, edits);
            let n = order.map().get(6).expect("kept");
            assert!(after.tilesets[set].tileset.inner_extra.contains_key(&format!("tiles[{n}]")), "{name}");
        }
    }
    let document = history.document();
    let order = Order::of(8).without(&[1]);
    assert_eq!(renumber::blocks(document, 1, &order), Err(Refusal::Used { what: "block", number: 41 }));
    assert_eq!(renumber::tiles(document, 1, &order), Err(Refusal::Used { what: "tile", number: 1 }));
    assert_eq!(renumber::tiles(document, 2, &order), Err(Refusal::NoTileset(2)));
    assert_eq!(renumber::blocks_with_tile(&project, 0, 2), [2, 4, 5, 6]);
    assert!(renumber::chunks_with_block(&project, 41).iter().any(|(chunk, count)| (*chunk, *count) == (3, 11)));
}

#[test]
fn a_level_that_cannot_be_read_keeps_the_numbers() {
    let mut project = crowded();
    project.absent_levels = Arc::new(vec![AbsentLevel { index: 0, key: "lost".into() }]);
    let document = Document::new(project, None);
    let refusal = renumber::chunks(&document, &Order::of(12).swapped(1, 2));
    assert_eq!(refusal, Err(Refusal::AbsentLevel("lost".into())));
}

#[test]
fn the_files_of_an_import_keep_their_numbers() {
    let mut project = crowded();
    let zone = ZoneExtra { zone: "z".into(), first_chunk: 1, chunks: 11, ..ZoneExtra::default() };
    let set = Arc::make_mut(&mut project.tilesets[0]);
    let tileset = Arc::make_mut(&mut set.tileset);
    tileset.extra = Arc::new(extra::with(Extra::new(), &zone));
    let document = Document::new(project, None);
    let zone = |edits: Result<Vec<Edit>, Refusal>| {
        let set = edits.unwrap().into_iter().find_map(|edit| match edit {
            Edit::SetTileset { index: 0, tileset } => tileset,
            _ => None,
        });
        extra::read::<ZoneExtra>(&set.unwrap().tileset.extra).unwrap()
    };
    let chunks = zone(renumber::chunks(&document, &Order::of(12).without(&[6, 8]).swapped(1, 2)));
    let numbers: Vec<_> = chunks.chunk_numbers().collect();
    let rest = [Some(3), Some(4), Some(5), None, Some(6), None, Some(7), Some(8), Some(9)];
    assert_eq!(numbers, [&[Some(2), Some(1)], &rest[..]].concat());
    let blocks = zone(renumber::blocks(&document, 0, &Order::of(8).merged(&[(3, 1)])));
    assert_eq!(blocks.blocks, [0, 1, 2, 1, 3, 4, 5, 6].map(Some));
    let tiles = zone(renumber::tiles(&document, 0, &Order::of(7).swapped(1, 2)));
    assert_eq!(tiles.tiles, [0, 2, 1, 3, 4, 5, 6].map(Some));
}

#[test]
fn a_place_gets_a_chunk_of_its_own() {
    let mut project = crowded();
    // 12 is to be the copy: nobody may wait for it to stand in.
    Arc::make_mut(&mut project.levels[0]).layout.set(0, 1, LayoutCell::default());
    let mut history = History::new(Document::new(project, None));
    let (chunk, edits) = renumber::split_off(history.document(), LEVEL, 0, 0).unwrap().unwrap();
    let after = check(&mut history, "split off", Ok(edits));
    assert_eq!((chunk, after.chunks[12].low_plane), (12, Some(3)), "its stand-in is the one that its number gave it");
    assert_eq!(renumber::split_off(history.document(), LEVEL, 99, 0), Ok(None));
}

/// Painting into a marked place gives the chunk another number: what stands in there must not change with it.
#[test]
fn painting_in_a_loop_keeps_its_low_plane() {
    use kit::document::paint::{Scope, block_edits};
    let mut project = crowded();
    let level = Arc::make_mut(&mut project.levels[0]);
    level.layout.set(5, 3, LayoutCell { chunk: 2, is_loop: true });
    let mut history = History::new(Document::new(project, None));
    let edits = block_edits(history.document(), LEVEL, &[(1, 1, cell(7))], Scope::HereOnly).unwrap();
    applied(&mut history, edits);
    let project = history.document().project();
    let place = project.levels[0].layout.get(0, 0).unwrap();
    assert_eq!((place.chunk, project.chunks[usize::from(place.chunk)].low_plane), (12, Some(3)));
    check_invariants(history.document());
}
