//! Levels of other projects in the places of acts: what is written is read again as the same level.

use super::*;
use crate::exchange::promises::RoomGauge;
use crate::exchange::sonlvl::export::{ExportRequest, plan};
use crate::exchange::sonlvl::files::art;
use crate::pixels::Pixels;
use sim::angle::Angle;
use sim::grid::Grid;
use sim::project::{Placement, PlacementId, Sheet, Start, Tileset, TilesetRef};
use sim::tiles::{Block, Chunk, LayoutCell, SolidTile, Solidity, TileLayer};

const FLOOR: Solidity = Solidity { top: true, sides_and_bottom: false };
const ALL: Solidity = Solidity { top: true, sides_and_bottom: true };

/// A project of its own with chunks of that size: slopes, a wall on layer B alone, blocks in front, mirrored ones.
fn own_project(chunk_size: u8) -> Project {
    let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
    let full = SolidTile::from_heights([16; 16], Angle(0xFF));
    let ceiling = SolidTile::from_heights([-6; 16], Angle(0x80));
    let art = |seed: usize| {
        let mut cell = *Sheet::clear();
        for (at, pixel) in cell.as_chunks_mut::<4>().0.iter_mut().enumerate() {
            let (x, y) = (at % 16, at / 16);
            let level = |n: usize| (n % 8 * 255 / 7) as u8;
            // Six colours a block, and some clear pixels.
            let shade = (x * 7 + y * 3 + seed) % 6;
            *pixel =
                if (x + y + seed).is_multiple_of(5) { [0; 4] } else { [level(shade + seed), level(shade), 0, 255] };
        }
        Arc::new(cell)
    };
    let cells = std::iter::once(Sheet::clear()).chain((0..4).map(|n| art(n % 3))).collect();
    let block = |art, tile_a, tile_b, front| Block { art, tile_a, tile_b, front };
    let blocks = vec![
        Block::default(),
        block(1, 1, 1, false),
        block(2, 2, 2, false),
        block(3, 0, 2, true),
        block(4, 3, 0, false),
    ];
    let tileset = Tileset {
        name: "Ours".into(),
        art: "art.png".into(),
        tiles: Arc::new(vec![SolidTile::default(), slope, full, ceiling]),
        blocks: Arc::new(blocks),
        sheet: Some(Arc::new(Sheet { cells, ..Sheet::empty() })),
        ..Tileset::default()
    };
    let side = usize::from(chunk_size);
    let chunk = |seed: usize| {
        let cell = |at: usize| {
            let kind = (at * 7 + seed * 3) % 11;
            let flips = (at % 3 == 1, at % 5 == 2);
            let (block, a, b) = match kind {
                0 | 1 => (1, ALL, ALL),
                2 => (2, FLOOR, FLOOR),
                3 => (3, Solidity::NONE, ALL),
                4 => (4, ALL, Solidity::NONE),
                _ => return Cell::default(),
            };
            Cell { block, flip_x: flips.0, flip_y: flips.1, a, b }
        };
        Arc::new(Chunk { cells: (0..side * side).map(cell).collect(), ..Chunk::default() })
    };
    let blank = Arc::new(Chunk { cells: vec![Cell::default(); side * side], ..Chunk::default() });
    let mut layout = Grid::new(9, 4);
    for (x, y, chunk) in [(0, 2, 1), (1, 2, 2), (3, 1, 3), (4, 2, 1), (6, 3, 2)] {
        layout.set(x, y, LayoutCell { chunk, is_loop: false });
    }
    let placement =
        |id: u64, kind: &str, x, y| Placement { id: PlacementId(id), kind: kind.into(), x, y, ..Placement::default() };
    let mut level = LevelData {
        key: "ours".into(),
        title: "Ours".into(),
        layout,
        start: Start { x: 100, y: 200, ..Start::default() },
        ..LevelData::default()
    };
    level.placements =
        vec![placement(3, "monitor", 300, 180), placement(1, "ring", 90, 100), placement(2, "nonsense", 10, 10)];
    Project {
        name: "Ours".into(),
        chunk_size,
        chunks: Arc::new(vec![blank, chunk(0), chunk(1), chunk(2)]),
        tilesets: vec![Arc::new(TilesetRef {
            path: "tilesets/ours".into(),
            first_block: 0,
            tileset: Arc::new(tileset),
        })],
        levels: vec![Arc::new(level)],
        ..Project::default()
    }
}

/// A block of a level as it is seen: colours of the console, plane, and solid tiles with what they are solid to.
type Seen = (Vec<u16>, bool, [Option<(SolidTile, Solidity)>; 2]);

fn seen(project: &Project, cell: Cell, pixels: &dyn Fn(usize, u16) -> Vec<u8>) -> Seen {
    let word = |rgba: &[u8; 4]| {
        if rgba[3] < 128 {
            u16::MAX
        } else {
            rgba[..3].iter().fold(0, |word, part| word * 16 + (u16::from(*part) * 14 + 255) / 510)
        }
    };
    let (colors, front) = match project.block(cell.block) {
        Some((set, block)) => {
            let rgba = pixels(set, block.art);
            let at = |i: usize| {
                let (x, y) = (i % 16, i / 16);
                let (x, y) = (if cell.flip_x { 15 - x } else { x }, if cell.flip_y { 15 - y } else { y });
                word(&rgba.as_chunks::<4>().0[y * 16 + x])
            };
            ((0..256).map(at).collect::<Vec<u16>>(), block.front)
        }
        None => (vec![u16::MAX; 256], false),
    };
    let is_clear = colors.iter().all(|color| *color == u16::MAX);
    let solid = [TileLayer::A, TileLayer::B].map(|side| project.solid_tile(&cell, side));
    (colors, front && !is_clear, solid)
}

fn own_seen(project: &Project, cell: Cell) -> Seen {
    let pixels =
        |set: usize, art: u16| project.tilesets[set].tileset.sheet.as_ref().unwrap().cells[usize::from(art)].to_vec();
    seen(project, cell, &pixels)
}

/// Sonic 3 & Knuckles with numbers left for solid tiles: its second act names none.
fn roomy_sonic3k() -> Disassembly {
    let mut game = sonic3k();
    game.files.iter_mut().filter(|(name, ..)| *name == "col/two.bin").for_each(|(.., bytes)| bytes.fill(0));
    game
}

fn request_for(act: &str) -> ExportRequest {
    let acts = [("ours".to_owned(), act.to_owned())].into_iter().collect();
    ExportRequest { request: request(), others_follow: true, acts, ..ExportRequest::default() }
}

/// Exports the level in the place of an act, and reads the act again.
fn replaced(game: &Disassembly, project: &Project, act: &str) -> (MemoryStorage, crate::exchange::Imported, Plan) {
    let storage = game.put();
    let plan = plan(&storage, project, &request_for(act), &mut go_on).unwrap();
    assert!(plan.is_writable(), "{plan}");
    plan.ready.targets.write(&storage).unwrap();
    let imported = read(&storage, &Request { levels: vec![act.into()], ..request() }, &mut go_on).unwrap();
    assert!(!imported.report.has_failures(), "{}", imported.report);
    (storage, imported, plan)
}

#[test]
fn a_level_of_ones_own_arrives_again_from_the_act_that_it_replaced() {
    let games = [(sonic1(), "Hills\\Act 1", 1), (sonic2(), "Lake\\Act 1", 2), (roomy_sonic3k(), "Isle\\Act 1", 2)];
    for (game, act, paths) in games {
        for chunk_size in [8, 16, 5] {
            let own = own_project(chunk_size);
            let (_, imported, plan) = replaced(&game, &own, act);
            let came = &imported.project;
            let picture = Pixels::read(&imported.pictures[0].1).unwrap();
            let pixels = |_: usize, art: u16| art::cell(&picture, usize::from(art));
            let level = &came.levels[0];
            let width = |project: &Project| project.levels[0].layout.width() as usize * usize::from(project.chunk_size);
            let (own_cells, came_cells, across) = (cells(&own, 0), cells(came, 0), width(came));
            for (at, own_cell) in own_cells.iter().enumerate() {
                let (x, y) = (at % width(&own), at / width(&own));
                // What is empty at the level's end is cut off.
                let came_cell = came_cells.get(y * across + x).copied().filter(|_| x < across).unwrap_or_default();
                let (wanted, found) = (own_seen(&own, *own_cell), seen(came, came_cell, &pixels));
                assert_eq!(found.0, wanted.0, "{act}, chunks of {chunk_size}: the picture at {x}, {y}");
                assert_eq!(found.1, wanted.1, "{act}, chunks of {chunk_size}: the plane at {x}, {y}");
                assert_eq!(found.2[0], wanted.2[0], "{act}, chunks of {chunk_size}: layer A at {x}, {y}");
                if paths == 2 {
                    assert_eq!(found.2[1], wanted.2[1], "{act}, chunks of {chunk_size}: layer B at {x}, {y}");
                }
            }
            assert_eq!((level.start.x, level.start.y), (100, 200), "{act}");
            let kinds: Vec<(i32, i32)> = level.placements.iter().map(|placement| (placement.x, placement.y)).collect();
            assert!(kinds.contains(&(300, 180)) && kinds.contains(&(90, 100)) && kinds.len() == 2, "{act}: {kinds:?}");
            assert!(said(&plan, Weight::Lost).contains("1 object of `nonsense`"), "{plan}");
            assert!(said(&plan, Weight::Note).contains("takes "), "{plan}");
        }
    }
}

#[test]
fn an_act_is_replaced_twice_by_the_same_bytes() {
    for (game, act) in [(sonic1(), "Hills\\Act 1"), (roomy_sonic3k(), "Isle\\Act 1")] {
        let mut own = own_project(8);
        let (storage, ..) = replaced(&game, &own, act);
        let files = storage.files();
        let again = plan(&storage, &own, &request_for(act), &mut go_on).unwrap();
        assert_eq!(again.files, [], "{act}: nothing is left to write");
        // The project keeps the act: it need not be chosen again, and shows the room of the game.
        let kept = again.ready.after.place_edits(&own);
        apply(&mut own, kept);
        let remembered = ExportRequest { acts: Default::default(), ..request_for(act) };
        assert_eq!(plan(&storage, &own, &remembered, &mut go_on).unwrap().files, []);
        assert_eq!(storage.files(), files);
        let room = crate::exchange::sonlvl::room::ZoneGauge::default().room(&own, &own.levels[0]).unwrap();
        let blocks = room.lines().find(|line| line.what == "Blocks").unwrap();
        assert_eq!(blocks.used, 5, "{room:?}");
    }
}

#[test]
fn acts_that_share_files_hinder_the_export_until_they_may_change() {
    let (game, own) = (sonic3k(), own_project(8));
    let storage = game.put();
    let request = ExportRequest { others_follow: false, ..request_for("Isle\\Act 1") };
    let refused = plan(&storage, &own, &request, &mut go_on).unwrap();
    assert!(said(&refused, Weight::Failed).contains("Isle Act 2, Isle Act 3 take art"), "{refused}");
    assert!(!refused.is_writable());
}

#[test]
fn too_much_for_a_game_is_refused_with_numbers() {
    let mut own = own_project(8);
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut own.tilesets[0]).tileset);
    // Each of 200 blocks has a picture of its own.
    let sheet = tileset.sheet.as_mut().map(Arc::make_mut).unwrap();
    let mut noise = Noise(9);
    for _ in 0..200 {
        let mut cell = *Sheet::clear();
        cell.as_chunks_mut::<4>()
            .0
            .iter_mut()
            .for_each(|pixel| *pixel = [noise.next() as u8, noise.next() as u8, 0, 255]);
        sheet.cells.push(Arc::new(cell));
    }
    let blocks = Arc::make_mut(&mut tileset.blocks);
    blocks.extend((0..200).map(|n| Block { art: 5 + n, tile_a: 1, tile_b: 1, front: false }));
    let chunks = Arc::make_mut(&mut own.chunks);
    for n in 0..4u16 {
        let cells = (0..64).map(|at| Cell { block: 5 + (n * 50 + at % 50), a: ALL, b: ALL, ..Cell::default() });
        chunks.push(Arc::new(Chunk { cells: cells.collect(), ..Chunk::default() }));
    }
    let level = Arc::make_mut(&mut own.levels[0]);
    for n in 0..4u16 {
        level.layout.set(u32::from(n), 0, LayoutCell { chunk: 4 + n, is_loop: false });
    }
    let refused = plan(&sonic2().put(), &own, &request_for("Lake\\Act 1"), &mut go_on).unwrap();
    let failed = said(&refused, Weight::Failed);
    assert!(failed.contains("tiles of 8×8 pixels are needed, the art of the act has 32"), "{refused}");
    assert!(said(&refused, Weight::Lost).contains("colours of the art have no place"), "{refused}");
}

#[test]
fn a_level_of_one_game_goes_into_another() {
    // Sonic 1's act, with its loops, into Sonic 2.
    let storage = sonic1().put();
    let mut project = imported(&storage);
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let blank = Sheet { cells: vec![Sheet::clear(); tileset.blocks.len()], ..Sheet::empty() };
    tileset.sheet = Some(Arc::new(blank));
    let key = project.levels[0].key.clone();
    let acts = [(key, "Lake\\Act 1".to_owned())].into_iter().collect();
    let game = sonic2();
    let storage = game.put();
    let request = ExportRequest { request: request(), others_follow: true, acts, ..ExportRequest::default() };
    let made = plan(&storage, &project, &request, &mut go_on).unwrap();
    assert!(said(&made, Weight::Note).contains("takes "), "{made}");
    assert!(!said(&made, Weight::Lost).contains("layer B"), "both planes of loops have a path: {made}");
}
