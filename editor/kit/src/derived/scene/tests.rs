//! Pictures that follow edits are the pictures drawn anew.

use super::*;
use crate::derived::picture::CLEAR;
use crate::derived::picture_files::PictureFiles;
use sim::grid::Grid;
use sim::project::{BackPlane, Sheet, TileFrame, Tileset, TilesetRef};
use sim::tiles::{Block, SolidTile};

struct Dice(u64);

impl Dice {
    fn roll(&mut self, sides: u32) -> u32 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        ((self.0 >> 33) as u32) % sides
    }

    fn cell(&mut self) -> Cell {
        let solidity = |n: u32| Solidity { top: n & 1 != 0, sides_and_bottom: n & 2 != 0 };
        Cell {
            block: self.roll(5) as u16, // block 4 is in no tileset
            flip_x: self.roll(2) == 0,
            flip_y: self.roll(2) == 0,
            a: solidity(self.roll(4)),
            b: solidity(self.roll(4)),
        }
    }

    fn chunk(&mut self) -> Arc<Chunk> {
        Arc::new(Chunk { cells: (0..64).map(|_| self.cell()).collect(), ..Chunk::default() })
    }
}

fn project(dice: &mut Dice) -> Project {
    let mut tile = SolidTile::default();
    (0..16).for_each(|x| tile.heights[x] = dice.roll(33) as i8 - 16);
    let block = |tile| Block { art: 0, tile_a: tile, tile_b: 3 - tile, front: false };
    let tileset = Tileset {
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL, tile]),
        blocks: Arc::new(vec![Block::default(), block(1), block(2), block(1)]),
        ..Tileset::default()
    };
    Project {
        chunk_size: 8,
        chunks: Arc::new((0..6).map(|_| dice.chunk()).collect()),
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        ..Project::default()
    }
}

/// Checks that everything that looks different after an edit is drawn again, at every level of detail.
#[test]
fn damage_covers_every_changed_texel() {
    let mut dice = Dice(7);
    let mut project = project(&mut dice);
    let (art, masks) = (
        Arc::new(Art::default().follow(&[], &project, (None, &PictureFiles::default()))),
        Arc::new(Masks::default().follow(&project)),
    );
    let mut layout = Grid::new(5, 4);
    for i in 0..20 {
        layout.set(i % 5, i / 5, LayoutCell { chunk: dice.roll(6) as u16, is_loop: dice.roll(3) == 0 });
    }
    let mut level = LevelData { layout, ..LevelData::default() };
    for swap in [false, true] {
        use sim::ruleset::Game;
        project.ruleset.preset = if swap { Game::Sonic1 } else { Game::Sonic2 };
        let scene = |project: &Project, level: &LevelData, old: &Scene| {
            Scene::new(project, Arc::new(level.clone()), art.clone(), masks.clone(), old)
        };
        let mut old = scene(&project, &level, &Scene::default());
        for _ in 0..60 {
            if dice.roll(2) == 0 {
                let place = LayoutCell { chunk: dice.roll(7) as u16, is_loop: dice.roll(2) == 0 };
                level.layout.set(dice.roll(5), dice.roll(4), place);
            } else {
                let (chunk, cell) = (dice.roll(6) as usize, dice.roll(64) as usize);
                Arc::make_mut(&mut Arc::make_mut(&mut project.chunks)[chunk]).cells[cell] = dice.cell();
            }
            let new = scene(&project, &level, &old);
            compare(&old, &new);
            old = new;
        }
    }
}

fn compare(old: &Scene, new: &Scene) {
    let whole = IRect { x0: 0, y0: 0, x1: 5 * 128, y1: 4 * 128 };
    let damage = new.damage(old, whole);
    for lod in [0, 1, 3, 4, 6, 7] {
        let area = IRect { x0: 0, y0: 0, x1: whole.x1 >> lod, y1: whole.y1 >> lod };
        let width = area.x1 as usize;
        let (mut before, mut after) = (vec![CLEAR; width * area.y1 as usize], vec![CLEAR; width * area.y1 as usize]);
        let [a, b] = [TileLayer::A, TileLayer::B].map(Show::Collision);
        for show in [Show::Art, a, b, Show::Veil(TileLayer::B), Show::Difference] {
            old.bake(show, lod, area, &mut before);
            new.bake(show, lod, area, &mut after);
            let changed = before.iter().zip(&after).enumerate().filter(|(_, (a, b))| a != b);
            for (i, _) in changed {
                let (x, y) = ((i % width) as i32, (i / width) as i32);
                let inside = damage.is_some_and(|d| {
                    (d.x0 >> lod..=(d.x1 - 1) >> lod).contains(&x) && (d.y0 >> lod..=(d.y1 - 1) >> lod).contains(&y)
                });
                assert!(inside, "{show:?} lod {lod}: texel {x}, {y} changed outside of {damage:?}");
            }
        }
    }
}

/// A block with an animation shows the cell of the frame, and its own while it stands still.
#[test]
fn a_frame_of_the_world_decides_what_a_block_shows() {
    let mut project = project(&mut Dice(3));
    let set = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let cell = |ink: u8| Arc::new(std::array::from_fn(|at| if at % 4 == 3 { 255 } else { ink }));
    set.sheet = Some(Arc::new(Sheet { across: 4, cells: (0..3).map(|n| cell(n * 50)).collect(), indexed: None }));
    let frames = [(1, 4), (2, 2), (9, 2)].map(|(cell, duration)| TileFrame { cell, duration });
    set.animations = Arc::new([(0, frames.to_vec())].into());
    project.chunks =
        Arc::new(vec![Arc::new(Chunk { cells: vec![Cell { block: 1, ..Cell::default() }; 64], ..Chunk::default() })]);
    let level = LevelData { layout: Grid::new(1, 1), ..LevelData::default() };
    let art = Arc::new(Art::default().follow(&[], &project, (None, &PictureFiles::default())));
    let scene = Scene::new(&project, Arc::new(level), art, Arc::default(), &Scene::default());
    let shown = |frame: Option<u32>| {
        let mut out = vec![CLEAR; 256];
        scene.bake_at(Show::Art, 0, IRect { x0: 16, y0: 0, x1: 32, y1: 16 }, frame, &mut out);
        out[40][0]
    };
    assert_eq!(shown(None), 0, "its own cell");
    let all: Vec<u8> = (0..9).map(|frame| shown(Some(frame))).collect();
    assert_eq!(all, [50, 50, 50, 50, 100, 100, 0, 0, 50], "a cell that is not there is its own one");
    assert_eq!((scene.art.phase(1, 5), scene.art.phase(0, 5)), (Some((1, 1)), None));
}

/// A part of a picture is that part of the whole picture, wherever it is cut.
#[test]
fn parts_are_cut_from_the_whole() {
    let mut dice = Dice(3);
    let project = project(&mut dice);
    let mut layout = Grid::new(3, 2);
    for i in 0..6 {
        layout.set(i % 3, i / 3, LayoutCell { chunk: i as u16, is_loop: false });
    }
    let level = Arc::new(LevelData { layout, ..LevelData::default() });
    let (art, masks) = (
        Arc::new(Art::default().follow(&[], &project, (None, &PictureFiles::default()))),
        Arc::new(Masks::default().follow(&project)),
    );
    let scene = Scene::new(&project, level, art, masks, &Scene::default());
    for lod in 0..=7u8 {
        let (w, h) = (384 >> lod, 256 >> lod);
        let mut whole = vec![CLEAR; (w * h) as usize];
        scene.bake(Show::Collision(TileLayer::A), lod, IRect { x0: 0, y0: 0, x1: w, y1: h }, &mut whole);
        for _ in 0..20 {
            let (x0, y0) = (dice.roll(w as u32) as i32, dice.roll(h as u32) as i32);
            let (x1, y1) = (x0 + 1 + dice.roll((w - x0) as u32) as i32, y0 + 1 + dice.roll((h - y0) as u32) as i32);
            let mut part = vec![CLEAR; ((x1 - x0) * (y1 - y0)) as usize];
            scene.bake(Show::Collision(TileLayer::A), lod, IRect { x0, y0, x1, y1 }, &mut part);
            for (i, texel) in part.iter().enumerate() {
                let (x, y) = (x0 + i as i32 % (x1 - x0), y0 + i as i32 / (x1 - x0));
                assert_eq!(*texel, whole[(y * w + x) as usize], "lod {lod}: {x}, {y}");
            }
        }
    }
}

#[test]
fn a_plane_repeats_behind_its_level_in_that_levels_colors() {
    let mut dice = Dice(11);
    let mut project = project(&mut dice);
    let (art, masks) = (
        Arc::new(Art::default().follow(&[], &project, (None, &PictureFiles::default()))),
        Arc::new(Masks::default().follow(&project)),
    );
    let mut level = |key: &str, plane: BackPlane| {
        let mut layout = Grid::new(3, 2);
        for at in [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)] {
            layout.set(at.0, at.1, LayoutCell { chunk: dice.roll(6) as u16, is_loop: false });
        }
        Arc::new(LevelData { key: key.into(), layout, plane, ..LevelData::default() })
    };
    let back = BackPlane { level: "far".into(), scroll_x: 128, x: 8, ..BackPlane::default() };
    project.levels = vec![level("near", back.clone()), level("far", BackPlane::default())];
    let scene = Scene::new(&project, project.levels[0].clone(), art.clone(), masks.clone(), &Scene::default());
    let plane = &scene.behind()[0];
    assert_eq!((plane.size(), plane.back.corner((100, 50))), ((384, 256), (58, 0)));
    // Each texel is that of the plane's own picture, round and round.
    for lod in [0, 2, 4, 5] {
        let whole = (384 >> lod, 256 >> lod);
        let area = IRect { x0: 0, y0: 0, x1: whole.0, y1: whole.1 };
        let mut own = vec![CLEAR; (whole.0 * whole.1) as usize];
        plane.scene.bake(Show::Art, lod, area, &mut own);
        for (from_x, from_y) in [(0_i64, 0_i64), (-352, 224), (10_000_000_032, -96)] {
            let size = (30, 20);
            let shot = PlaneShot { corner: (from_x, from_y), lod, size, frame: None, surface: None };
            for (at, texel) in plane.bake(shot).into_iter().enumerate() {
                let place = |from: i64, at: usize, side: i32| ((from >> lod) + at as i64).rem_euclid(side.into());
                let (x, y) = (place(from_x, at % size.0, whole.0), place(from_y, at / size.0, whole.1));
                assert_eq!(texel, own[(y * i64::from(whole.0) + x) as usize], "{lod} {from_x} {at}");
            }
        }
    }
    // The plane is kept while the level in front changes, and follows its own changes.
    Arc::make_mut(&mut project.levels[0]).water = Some(9);
    let later = Scene::new(&project, project.levels[0].clone(), art.clone(), masks.clone(), &scene);
    assert!(Arc::ptr_eq(&later.behind()[0].scene, &plane.scene));
    Arc::make_mut(&mut project.levels[1]).layout.set(0, 0, LayoutCell { chunk: 5, is_loop: false });
    let later = Scene::new(&project, project.levels[0].clone(), art.clone(), masks.clone(), &later);
    assert!(!Arc::ptr_eq(&later.behind()[0].scene, &plane.scene));
    for key in ["", "gone", "near"] {
        Arc::make_mut(&mut project.levels[0]).plane.level = key.into();
        let none = Scene::new(&project, project.levels[0].clone(), art.clone(), masks.clone(), &later);
        assert!(none.behind().is_empty(), "`{key}`");
    }
}
