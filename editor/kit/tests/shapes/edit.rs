//! Shapes as document data: what was beneath comes back, what was painted stays, one step each, saved with their art.

use crate::track::*;
use kit::document::paint::{Scope, block_edits, cell_at};
use kit::document::{Document, Edit, FileEvent, Files, History};
use kit::drawing::shapes::handles::{moved, with_handle};
use kit::drawing::shapes::lay;
use sim::file::{MemoryStorage, SaveOptions};
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::{Cell, Solidity};
use std::sync::Arc;

fn cells(document: &Document) -> Vec<Option<Cell>> {
    let level = document.level(LEVEL).unwrap();
    (0..64).flat_map(|y| (0..128).map(move |x| (x, y))).map(|(x, y)| cell_at(document, level, x, y)).collect()
}

/// Returns the look of a level, for any numbers of its blocks.
fn looks(document: &Document) -> Vec<impl PartialEq + std::fmt::Debug + use<>> {
    let project = document.project();
    let look = |cell: Option<Cell>| {
        let cell = cell?;
        let (set, block) = project.block(cell.block)?;
        let tileset = &project.tilesets[set].tileset;
        let tile = |n: u16| tileset.tiles[usize::from(n)].flipped(cell.flip_x, cell.flip_y);
        let art = tileset.sheet.as_ref().map(|sheet| sheet.cells[usize::from(block.art)].clone());
        Some((
            tile(block.tile_a),
            tile(block.tile_b),
            cell.a,
            cell.b,
            art.map(|art| art.iter().map(|b| u64::from(*b)).sum::<u64>()),
        ))
    };
    cells(document).into_iter().map(look).collect()
}

fn ground() -> History {
    let mut history = empty(Game::Sonic2, 2048, 1024);
    put(&mut history, shape(1, ShapeKind::Line, &[(0, 512), (2048, 512)]));
    history
}

fn big_loop(radius: i32) -> Shape {
    shape(2, ShapeKind::Loop, &[(1024, 512), (1024 + radius, 512 - radius)])
}

#[test]
fn a_loop_is_one_step_with_switchers_and_leaves_no_trace() {
    let mut history = ground();
    let before = (cells(history.document()), history.document().project().levels[0].switchers.clone());
    put(&mut history, big_loop(96));
    let level = history.document().level(LEVEL).unwrap().clone();
    assert_eq!((level.switchers.len(), level.shapes.len()), (3, 2));
    assert_eq!(history.done().len(), 2);
    let drawn = looks(history.document());

    let outcome = lay::remove(history.document(), LEVEL, PlacementId(2 << 8)).unwrap();
    history.apply("Delete", None, outcome.edits).unwrap();
    let after = history.document().level(LEVEL).unwrap();
    assert_eq!((cells(history.document()), after.switchers.clone()), before);
    history.undo();
    assert_eq!(looks(history.document()), drawn);
    history.undo();
    assert_eq!((cells(history.document()), history.document().project().levels[0].switchers.clone()), before);
}

/// Bending a shape to and fro leaves what drawing it at once leaves, with the switchers' ids as they were.
#[test]
fn bending_a_shape_leaves_nothing_of_what_it_was() {
    let mut history = ground();
    put(&mut history, big_loop(64));
    let ids: Vec<_> = history.document().level(LEVEL).unwrap().switchers.iter().map(|s| s.id).collect();
    for radius in [128, 96, 112] {
        let shape = history.document().level(LEVEL).unwrap().shapes[1].clone();
        put(&mut history, with_handle(&shape, 1, (1024 + radius, 512 - radius)));
    }
    let mut fresh = ground();
    put(&mut fresh, big_loop(112));
    assert_eq!(looks(history.document()), looks(fresh.document()));
    let level = history.document().level(LEVEL).unwrap();
    assert_eq!(level.switchers.iter().map(|s| s.id).collect::<Vec<_>>(), ids);
    let places = |level: &LevelData| level.switchers.iter().map(|s| (s.x, s.y)).collect::<Vec<_>>();
    assert_eq!(places(level), places(fresh.document().level(LEVEL).unwrap()));
    let (kept, new) = (history.document().project(), fresh.document().project());
    let size = |project: &Project| project.tilesets[0].tileset.blocks.len();
    assert!(size(kept) <= size(new) * 4, "numbers that nobody uses are used again: {} {}", size(kept), size(new));
}

/// A shape beneath another one is changed: the upper one still is over it.
#[test]
fn what_is_over_a_shape_is_drawn_again() {
    let hill = |x: i32| shape(2, ShapeKind::Hill, &[(x, 512), (x + 480, 512), (x + 240, 448)]);
    let top = || shape(3, ShapeKind::Line, &[(600, 440), (1100, 440)]);
    let mut history = ground();
    put(&mut history, hill(480));
    put(&mut history, top());
    let below = history.document().level(LEVEL).unwrap().shapes[1].clone();
    put(&mut history, moved(&below, (64, 0)));
    let mut fresh = ground();
    put(&mut fresh, hill(544));
    put(&mut fresh, top());
    assert_eq!(looks(history.document()), looks(fresh.document()));
    assert_eq!(history.document().level(LEVEL).unwrap().shapes.len(), 3);
}

#[test]
fn paint_over_a_shape_stays_and_a_baked_shape_is_terrain() {
    let mut history = ground();
    let own = Tileset { blocks: Arc::new(vec![Default::default(); 4]), ..Tileset::default() };
    let set = TilesetRef { path: "tilesets/own".into(), first_block: 9000, tileset: Arc::new(own) };
    history.apply("Add", None, vec![Edit::SetTileset { index: 1, tileset: Some(Arc::new(set)) }]).unwrap();
    put(&mut history, big_loop(96));
    let painted = Cell { block: 9002, a: Solidity::TOP, ..Cell::default() };
    let edits = block_edits(history.document(), LEVEL, &[(70, 26, painted)], Scope::HereOnly).unwrap();
    history.apply("Paint", None, edits).unwrap();
    let loop_id = PlacementId(2 << 8);
    let outcome = lay::remove(history.document(), LEVEL, loop_id).unwrap();
    history.apply("Delete", None, outcome.edits).unwrap();
    let document = history.document();
    assert_eq!(cell_at(document, document.level(LEVEL).unwrap(), 70, 26), Some(painted));
    history.undo();
    let before = cells(history.document());
    history.apply("Bake", None, lay::bake(LEVEL, loop_id)).unwrap();
    assert_eq!(cells(history.document()), before);
    assert_eq!(history.document().level(LEVEL).unwrap().shapes.len(), 1);
    assert_eq!(history.document().level(LEVEL).unwrap().switchers.len(), 3);
}

/// The tileset that shapes make is written with its picture, and what somebody painted on it is found again and kept.
#[test]
fn shapes_are_saved_with_their_art_and_painted_art_is_kept() {
    let storage = Arc::new(MemoryStorage::new());
    let mut files = Files::new(storage.clone(), || {});
    let mut history = ground();
    put(&mut history, big_loop(64));
    files.save_as(&mut history, "/p");
    assert!(matches!(&files.finish(&mut history)[..], [FileEvent::Saved { .. }]));
    files.open("/p");
    let opened = files.finish(&mut History::default()).into_iter().find_map(|event| match event {
        FileEvent::Opened { document, problems, .. } => Some((*document, problems)),
        _ => None,
    });
    let (opened, problems) = opened.unwrap();
    assert!(problems.is_empty(), "{problems:?}");
    assert_eq!(opened.project().levels, history.document().project().levels);
    assert_eq!(looks(&opened), looks(history.document()));

    // Somebody paints a cell that the loop shows.
    let mut history = History::new(opened);
    let level = history.document().level(LEVEL).unwrap().clone();
    let cell = cell_at(history.document(), &level, 64 + 4, 28).filter(|cell| cell.block != 0).unwrap();
    let art = history.document().project().block(cell.block).unwrap().1.art;
    let painted: ArtCell = Arc::new([77; 1024]);
    history
        .apply("Paint", None, vec![Edit::SetArtCell { tileset: 0, cell: art, value: Some(painted.clone()) }])
        .unwrap();
    let shape = level.shapes[1].clone();
    put(&mut history, with_handle(&shape, 1, (1024 + 96, 512 - 96)));
    put(&mut history, with_handle(&shape, 1, (1024 + 64, 512 - 64)));
    let project = history.document().project();
    let sheet = project.tilesets[0].tileset.sheet.as_ref().unwrap();
    assert_eq!(sheet.cells[usize::from(art)], painted, "never drawn over");
    let again = cell_at(history.document(), history.document().level(LEVEL).unwrap(), 64 + 4, 28).unwrap();
    assert_eq!(project.block(again.block).unwrap().1.art, art, "and found again");
    files.open("/p");
    files.finish(&mut History::default());
    files.save(&mut history, SaveOptions::default());
    assert!(matches!(&files.finish(&mut history)[..], [.., FileEvent::Saved { .. }]));
}

/// Every kind, everywhere, also if nothing of it is in the level: no panic, and undo is exact.
#[test]
fn shapes_anywhere_do_no_harm() {
    use kit::drawing::shapes::handles::{KINDS, ShapeOptions, dragged};
    let mut history = ground();
    let before = history.document().project().clone();
    let mut random = 7_u64;
    let mut next = |n: i32| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as i32 % n
    };
    for n in 0..48 {
        let (kind, ..) = KINDS[n % KINDS.len()];
        let at = |next: &mut dyn FnMut(i32) -> i32| (next(2600) - 300, next(1400) - 200);
        let (from, to) = (at(&mut next), at(&mut next));
        let sides = [ShapeSide::Floor, ShapeSide::Ceiling, ShapeSide::Both];
        let layers = [ShapeLayers::Both, ShapeLayers::A, ShapeLayers::B, ShapeLayers::Neither];
        let options = ShapeOptions {
            kind,
            side: sides[next(3) as usize],
            thickness: 32 + next(64) as u16,
            level_back: next(3) == 0,
            layers: layers[next(4) as usize],
            top_only: next(3) == 0,
            carves: next(2) == 0,
            material: kit::drawing::materials::ALL[next(6) as usize].key.to_owned(),
        };
        let shape = options.make(PlacementId(1000 + n as u64 * 16), dragged(kind, from, to));
        if let Ok(outcome) = lay::put(history.document(), LEVEL, shape) {
            history.apply("Shape", None, outcome.edits).unwrap();
        }
    }
    let drawn = history.document().project().clone();
    let steps = history.done().len();
    assert!(steps > 20);
    history.jump_to(1);
    assert!(*history.document().project() == before);
    history.jump_to(steps);
    assert!(*history.document().project() == drawn);
}

/// Painting ground in strokes leaves the solid tiles that painting it at once leaves, and clearing all of it leaves nothing.
#[test]
fn ground_gets_its_slopes_in_any_order_of_the_strokes() {
    use kit::drawing::shapes::ground::paint;
    use std::collections::BTreeSet;
    let block = |x0: i32, y0: i32, x1: i32, y1: i32| -> BTreeSet<(i32, i32)> {
        (y0..y1).flat_map(|y| (x0..x1).map(move |x| (x, y))).collect()
    };
    let strokes = [block(4, 30, 60, 36), block(30, 28, 44, 31), block(20, 29, 24, 31), block(34, 22, 38, 30)];
    let run = |history: &mut History, blocks: &BTreeSet<(i32, i32)>, erase: bool| {
        let outcome = paint(history.document(), LEVEL, blocks, erase).unwrap();
        history.apply("Ground", None, outcome.edits).unwrap();
    };
    let solid = |history: &History| {
        let level = level(history);
        let at = |place: i32| level.tile_at(sim::tiles::TileLayer::A, place % 128, place / 128);
        (0..128 * 64).map(at).collect::<Vec<_>>()
    };
    let mut one = empty(Game::Sonic2, 2048, 1024);
    run(&mut one, &strokes.iter().flatten().copied().collect(), false);
    for order in [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]] {
        let mut history = empty(Game::Sonic2, 2048, 1024);
        for stroke in order {
            run(&mut history, &strokes[stroke], false);
        }
        assert!(solid(&history) == solid(&one), "{order:?}");
        assert!(looks(history.document()) == looks(one.document()), "{order:?}: pictures");
        if order[0] == 2 {
            for stroke in order {
                run(&mut history, &strokes[stroke], true);
            }
            let left = cells(history.document()).into_iter().flatten().filter(|cell| cell.block != 0).count();
            assert_eq!(left, 0, "nothing is left");
        }
    }
    // A player runs up the slopes of the two-block step and over it, and is stopped by the wall alone.
    let level = level(&one);
    let mut world = sim::world::World::at(&level, &Start { x: 300, y: 30 * 16 - 20, ..Start::default() });
    for _ in 0..600 {
        let input = sim::input::Input::after(sim::input::Buttons::RIGHT, sim::input::Buttons::RIGHT);
        world.step(&level, input, &mut sim::trace::NoTrace);
    }
    let p = &world.player;
    assert_eq!((p.y.px(), p.x.px() > 34 * 16 - 20), (28 * 16 - 20, true), "{:?}", (p.x.px(), p.y.px()));
}
