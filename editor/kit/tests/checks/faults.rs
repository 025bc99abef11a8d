//! Small projects with and without faults.

use crate::drawn;
use crate::drawn::canvas::{Canvas, Material};
use crate::projects::*;
use serde_json::json;
use sim::angle::Angle;
use sim::maze;
use sim::project::*;
use sim::ruleset::Game;
use sim::tiles::*;
use std::sync::Arc;

pub fn changed(mut project: Project, change: impl FnOnce(&mut Project)) -> Project {
    change(&mut project);
    project
}

/// A picture of one cell, which shows those cells in turn.
pub fn animated(cells: &[u16]) -> Project {
    changed(project(&[flat(9, 0)], &Vec::new()), |p| {
        let set = Arc::make_mut(&mut p.tilesets[0]);
        let set = Arc::make_mut(&mut set.tileset);
        set.sheet = Some(Arc::new(Sheet::empty()));
        let frames = cells.iter().map(|cell| TileFrame { cell: *cell, duration: 8 }).collect();
        set.animations = Arc::new(Animations::from([(0, frames)]));
    })
}

/// A level that came from the files of Sonic 1, with one object.
pub fn from_sonic_1(kind: &str) -> Project {
    changed(things(&[(kind, 300, json!({}))]), |project| {
        level(project).extra.insert("sonlvl_files".into(), json!({ "game": "sonic1" }));
    })
}

pub fn centre(column: i32, row: i32) -> (u16, u16) {
    let (x, y) = maze::grid::centre_of((column, row));
    (x as u16, y as u16)
}

pub fn put(maze: &mut MazeData, cell: (i32, i32), id: u8) {
    maze.grid.set(cell, id).unwrap();
}

/// A project with a maze of 8 by 8 cells: walls around it, the start in the upper left, a goal below on the right.
pub fn with_maze(change: impl FnOnce(&mut MazeData)) -> Project {
    let mut grid = maze::MazeGrid::new(8, 8).unwrap();
    for n in 0..8 {
        for cell in [(n, 0), (n, 7), (0, n), (7, n)] {
            grid.set(cell, 1).unwrap();
        }
    }
    let mut data = MazeData { key: "maze".into(), grid, start: Some(centre(2, 2)), ..MazeData::default() };
    put(&mut data, (5, 6), maze::MazeBlock::Goal.id());
    change(&mut data);
    changed(clean(), |project| project.mazes = vec![Arc::new(data)])
}

pub fn flat(height: i8, angle: u8) -> SolidTile {
    SolidTile::from_heights([height; 16], Angle(angle))
}

/// A tile on the floor's surface.
pub fn on_floor(tile: SolidTile) -> Project {
    project(&[tile], &vec![(20, FLOOR, cell(2))])
}

/// A loop drawn as the sample's are, with no switchers.
pub fn loop_project(radius: i32) -> Project {
    let mut canvas = Canvas::new(64, 32);
    canvas.blocks([0, 26, 64, 32], Material::Earth);
    drawn::curves::draw_loop(&mut canvas, 30, 26, radius);
    drawn(&canvas)
}

/// Level ground that turns down round an edge.
pub fn edge_of(radius: i32) -> Project {
    let pipe = Shape {
        kind: ShapeKind::QuarterPipe,
        points: vec![(200, 64), (300 + radius, 64 + radius)],
        ..Shape::default()
    };
    changed(clean(), |project| level(project).shapes = vec![Arc::new(pipe)])
}

pub fn two_switchers(second: TileLayer) -> Project {
    // What hangs over the path is there on layer A only: it matters on which layer one runs.
    let only_a = Cell { b: Solidity::NONE, ..cell(1) };
    changed(project(&[], &vec![(15, FLOOR - 2, only_a)]), |project| {
        let y = FLOOR * 16 - 16;
        let first = LayerSwitcher { right_or_below: side(TileLayer::B), ..switcher(1, 160, y) };
        level(project).switchers = vec![first, LayerSwitcher { left_or_above: side(second), ..switcher(2, 320, y) }];
    })
}

pub fn onto_layer_b(solid: Solidity) -> Project {
    let right = (22..WIDTH).flat_map(|x| (FLOOR..HEIGHT).map(move |y| (x, y, Cell { b: solid, ..cell(1) })));
    changed(project(&[], &right.collect()), |project| {
        let y = FLOOR * 16 - 16;
        level(project).switchers = vec![LayerSwitcher { right_or_below: side(TileLayer::B), ..switcher(1, 352, y) }];
    })
}

pub fn placed(kind: &str, x: i32, y: i32, parameter: serde_json::Value) -> Project {
    changed(clean(), |project| {
        let mut extra = Extra::new();
        if !parameter.is_null() {
            extra.insert("half_width".into(), parameter);
        }
        let placement = Placement { id: PlacementId(9), kind: kind.into(), x, y, extra, ..Placement::default() };
        level(project).placements = vec![placement];
    })
}

/// A ring in a closed box of blocks, without some of them.
pub fn boxed(gone: &[(i32, i32)]) -> Project {
    let all = (22..27).flat_map(|x| (5..FLOOR).map(move |y| (x, y)));
    let wall = all.filter(|(x, y)| *x == 22 || *x == 26 || *y == 5 || *y == FLOOR - 1);
    let wall = wall.filter(|place| !gone.contains(place)).map(|(x, y)| (x, y, cell(1))).collect();
    changed(project(&[], &wall), |project| {
        let (x, y, id) = (24 * 16 + 8, 7 * 16 + 8, PlacementId(9));
        level(project).placements = vec![Placement { id, kind: "ring".into(), x, y, ..Placement::default() }];
    })
}

/// Water with a change of its level.
pub fn tidal(change: WaterChange) -> Project {
    changed(clean(), |project| {
        level(project).water = Some(200);
        level(project).tide.changes = vec![change];
    })
}

/// A change of the camera limits.
pub fn limited(change: LimitChange) -> Project {
    changed(clean(), |project| level(project).limit_changes = vec![change])
}

/// Objects of these kinds, places and fields.
pub fn things(list: &[(&str, i32, serde_json::Value)]) -> Project {
    changed(clean(), |project| {
        let placement = |(n, (kind, x, fields)): (u64, &(&str, i32, serde_json::Value))| Placement {
            id: PlacementId(n),
            kind: (*kind).into(),
            x: *x,
            y: 100,
            extra: fields.as_object().unwrap().clone(),
            ..Placement::default()
        };
        level(project).placements = (20..).zip(list).map(placement).collect();
    })
}

/// Blocks on the ground: 1 is level, 4 and 2 rise to the right by half of a block each, 3 and 5 fall.
pub fn ramps(blocks: &[(i32, u16)]) -> Project {
    let heights = |from: i8| -> [i8; 16] { std::array::from_fn(|x| from + x as i8 / 2) };
    let falling = |from: i8| std::array::from_fn(|x| heights(from)[15 - x]);
    let (up, down) = (Angle(0xEE), Angle(0x12));
    let tiles = [(heights(8), up), (falling(8), down), (heights(0), up), (falling(0), down)];
    let tiles = tiles.map(|(heights, angle)| SolidTile::from_heights(heights, angle));
    project(&tiles, &blocks.iter().map(|(x, block)| (*x, FLOOR - 1, cell(*block))).collect())
}

/// A wall of four blocks on the ground, whose tiles have an angle.
pub fn wall(angle: u8) -> Project {
    let tile = SolidTile { angle: Angle(angle), flagged: angle == 0xFF, ..SolidTile::FULL };
    project(&[tile], &(FLOOR - 4..FLOOR).map(|y| (20, y, cell(2))).collect())
}

/// A goal post, and a camera that goes as far as that.
pub fn posted(x: i32, right: i32) -> Project {
    changed(things(&[("goal_post", x, json!({}))]), |project| {
        level(project).goal = None;
        level(project).bounds.right = right;
    })
}

/// A goal that the camera's limits, half of the level, keep the player from.
pub fn goal_at(x: i32, y: i32) -> Project {
    changed(clean(), |project| {
        let level = level(project);
        level.bounds = Bounds { left: 0, top: 0, right: 100, bottom: 0 };
        level.goal = Some(Area { x, y, width: 32, height: 60 });
    })
}

/// A camera that shows all of the level.
/// A layer switcher of a length in the air.
pub fn switcher_of(half_length: u16) -> Project {
    changed(clean(), |project| {
        let switcher = LayerSwitcher { id: PlacementId(1), x: 300, y: 100, half_length, ..LayerSwitcher::default() };
        Arc::make_mut(&mut project.levels[0]).switchers = vec![switcher];
    })
}

/// A start with so many rings.
pub fn rings_at_start(rings: u16) -> Project {
    changed(clean(), |project| Arc::make_mut(&mut project.levels[0]).start.state.rings = rings)
}

pub fn to_the_end(spots: &Spots) -> Project {
    changed(project(&[], spots), |project| level(project).bounds.right = WIDTH * 16 - 320)
}

pub fn with_run(x: i32) -> Project {
    changed(clean(), |project| {
        let expect = Expectation { x: Some(x), ..Expectation::default() };
        let run = Run { key: "r".into(), level: LEVEL.into(), inputs: vec![(0, 30)], expect, ..Run::default() };
        project.runs = vec![Arc::new(run)];
    })
}

pub fn platform(tile: SolidTile) -> Project {
    let spots = (20..26).map(|x| (x, FLOOR - 5, cell(2))).collect();
    project(&[tile], &spots)
}

pub fn sonic1(role: ChunkRole, is_loop: bool) -> Project {
    changed(clean(), |project| {
        project.ruleset.preset = Game::Sonic1;
        let place = level(project).layout.get(2, 1).unwrap();
        let number = project.chunks.len() as u16;
        let mut chunk = (*project.chunks[usize::from(place.chunk)]).clone();
        (chunk.role, chunk.low_plane) = (role, Some(place.chunk));
        Arc::make_mut(&mut project.chunks).push(Arc::new(chunk));
        level(project).layout.set(2, 1, LayoutCell { chunk: number, is_loop });
    })
}

pub fn many_tiles(count: u16) -> Project {
    let tiles: Vec<_> = (0..count).map(|n| flat(1 + (n % 15) as i8, (n / 15 * 2) as u8)).collect();
    changed(project(&tiles, &Vec::new()), |project| {
        let all: Vec<Cell> = (1..count).map(cell).collect();
        let chunks = Arc::make_mut(&mut project.chunks);
        for cells in all.chunks(64) {
            let mut cells = cells.to_vec();
            cells.resize(64, Cell::default());
            chunks.push(Arc::new(Chunk { cells, ..Chunk::default() }));
        }
    })
}

pub fn padded(change: impl FnOnce(&mut MazeData)) -> Project {
    with_maze(|maze| {
        let mut grid = maze::MazeGrid::new(24, 24).unwrap();
        for (n, id) in (0..).zip(maze.grid.cells()) {
            grid.set((n % 8, n / 8), *id).unwrap();
        }
        maze.grid = grid;
        change(maze);
    })
}
