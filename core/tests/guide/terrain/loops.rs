//! Solid Terrain: loops and S tunnels as they are played, in one layer and in two.

use crate::support::course::tile_of;
use sim::angle::{Angle, Mode};
use sim::grid::Grid;
use sim::input::Input;
use sim::level::Level;
use sim::project::{Bounds, LayerSwitcher, LevelData, Project, Start, SwitcherSide, Tileset, TilesetRef};
use sim::ruleset::{Game, RulesetChoice};
use sim::tiles::{Block, Cell, Chunk, ChunkRole, LayoutCell, SolidTile, Solidity, TileLayer};
use sim::trace::NoTrace;
use sim::units::Speed;
use sim::world::World;
use std::sync::Arc;

/// Top pixel row of the floor in every chunk.
const FLOOR: i32 = 208;
/// Centre and radius of the loop in its chunk.
const LOOP: (i32, i32, i32) = (128, 112, 96);

/// A loop's chunk: floor, and the half of the ring that is solid on a plane, a little past the top on both.
fn is_solid(layer: TileLayer, x: i32, y: i32) -> bool {
    let (dx, dy) = (x - LOOP.0, y - LOOP.1);
    let distance = dx * dx + dy * dy;
    let in_ring = LOOP.2 * LOOP.2 <= distance && distance < (LOOP.2 + 24) * (LOOP.2 + 24);
    let past_top = if dy < 0 { 32 } else { 0 };
    let in_half = if layer == TileLayer::A { dx >= -past_top } else { dx < past_top };
    y >= FLOOR || (in_ring && in_half)
}

fn angle(x: i32, y: i32) -> Angle {
    let around = Angle::of_vector((x - LOOP.0) as i16, (y - LOOP.1) as i16).minus(0x40);
    if y >= FLOOR { Angle::FLOOR } else { Angle(around.0 & !1) }
}

/// Makes chunks out of drawings, with a block for each cell.
#[derive(Default)]
struct Maker {
    tiles: Vec<SolidTile>,
    blocks: Vec<Block>,
    chunks: Vec<Arc<Chunk>>,
}

impl Maker {
    fn new() -> Self {
        let empty = Chunk { cells: vec![Cell::default(); 256], ..Chunk::default() };
        Self { tiles: vec![SolidTile::default()], blocks: vec![Block::default()], chunks: vec![Arc::new(empty)] }
    }

    fn tile(&mut self, tile: Option<SolidTile>) -> u16 {
        self.tiles.extend(tile);
        if tile.is_some() { self.tiles.len() as u16 - 1 } else { 0 }
    }

    /// A chunk that is solid in one way on layer A and in another on layer B.
    fn chunk(&mut self, role: ChunkRole, a: impl Fn(i32, i32) -> bool, b: impl Fn(i32, i32) -> bool) {
        let mut chunk = Chunk { role, ..Chunk::default() };
        for (y, x) in (0..256).step_by(16).flat_map(|y| (0..256).step_by(16).map(move |x| (y, x))) {
            let (tile_a, tile_b) = (self.tile(tile_of(x, y, &a, angle)), self.tile(tile_of(x, y, &b, angle)));
            self.blocks.push(Block { tile_a, tile_b, ..Block::default() });
            let block = self.blocks.len() as u16 - 1;
            chunk.cells.push(Cell { block, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() });
        }
        self.chunks.push(Arc::new(chunk));
    }

    /// A level of those chunks in a row, the ones of role `Loop` marked.
    fn level(self, game: Game, row: &[u16], switchers: Vec<LayerSwitcher>) -> Level {
        let mut layout = Grid::new(row.len() as u32, 1);
        for (x, chunk) in (0..).zip(row) {
            let is_loop = self.chunks[usize::from(*chunk)].role == ChunkRole::Loop;
            layout.set(x, 0, LayoutCell { chunk: *chunk, is_loop });
        }
        let tileset = Tileset { tiles: Arc::new(self.tiles), blocks: Arc::new(self.blocks), ..Tileset::default() };
        let data = LevelData {
            key: "level".into(),
            layout,
            bounds: Bounds { left: 0, top: 0, right: 2000, bottom: 400 },
            start: Start { x: 60, y: FLOOR - 20, ..Start::default() },
            switchers,
            ..LevelData::default()
        };
        let project = Project {
            ruleset: RulesetChoice { preset: game, ..RulesetChoice::default() },
            chunk_size: 16,
            tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
            chunks: Arc::new(self.chunks),
            levels: vec![Arc::new(data)],
            ..Project::default()
        };
        Level::compile(&project, "level").expect("the project has this level")
    }
}

fn flat(_: i32, y: i32) -> bool {
    y >= FLOOR
}

fn loop_level(game: Game) -> Level {
    let high = |x, y| is_solid(TileLayer::A, x, y);
    let low = |x, y| is_solid(TileLayer::B, x, y);
    let mut maker = Maker::new();
    maker.chunk(ChunkRole::Plain, flat, flat);
    if matches!(game, Game::Sonic1 | Game::SonicCd) {
        maker.chunk(ChunkRole::Loop, high, high);
        maker.chunk(ChunkRole::Plain, low, low); // the loop's number plus one: what is there on the low plane
        return maker.level(game, &[1, 2, 1, 1], Vec::new());
    }
    maker.chunk(ChunkRole::Plain, high, low);
    let to = |layer| SwitcherSide { layer, high_priority: false };
    let at_the_top = LayerSwitcher {
        x: 256 + LOOP.0,
        y: 32,
        half_length: 32,
        right_or_below: to(TileLayer::A),
        left_or_above: to(TileLayer::B),
        ..LayerSwitcher::default()
    };
    let behind = LayerSwitcher { x: 540, y: 192, left_or_above: to(TileLayer::A), ..at_the_top.clone() };
    maker.level(game, &[1, 2, 1, 1], vec![at_the_top, behind])
}

#[test]
fn round_a_loop_in_every_game() {
    for game in Game::ALL {
        for rolling in [false, true] {
            let level = loop_level(game);
            let mut world = World::new(&level);
            world.player.ground_speed = Speed(0xE00);
            if rolling {
                world.player.curl_up(&level.ruleset);
            }
            let (mut modes, mut layers) = (Vec::new(), Vec::new());
            while world.player.x.px() < 700 && world.frame < 200 {
                world.step(&level, Input::default(), &mut NoTrace);
                let player = &world.player;
                let row = format!("{game:?}, rolling {rolling}, frame {}, x {}", world.frame, player.x.px());
                assert!(!player.airborne, "{row}: in the air");
                modes.push(player.ground_angle.mode());
                layers.push(player.layer);
            }
            modes.dedup();
            layers.dedup();
            let row = format!("{game:?}, rolling {rolling}");
            use Mode::{Ceiling, Floor, LeftWall, RightWall};
            assert_eq!(modes, [Floor, RightWall, Ceiling, LeftWall, Floor], "{row}");
            assert_eq!(layers, [TileLayer::A, TileLayer::B, TileLayer::A], "{row}");
            assert!(world.player.x.px() >= 700, "{row}");
        }
    }
}

#[test]
fn too_slow_for_a_loop() {
    for game in Game::ALL {
        let level = loop_level(game);
        let mut world = World::new(&level);
        world.player.ground_speed = Speed(0x400);
        let mut left_the_ground = false;
        for _ in 0..300 {
            world.step(&level, Input::default(), &mut NoTrace);
            left_the_ground |= world.player.airborne;
            assert!(world.player.x.px() < 512, "{game:?}");
        }
        assert!(
            left_the_ground || world.player.control_lock > 0 || world.player.ground_speed == Speed::ZERO,
            "{game:?}"
        );
        assert!(!world.player.airborne && world.player.y.px() == FLOOR - 20, "{game:?}: back on the floor");
    }
}

#[test]
fn an_s_tunnel_makes_a_standing_player_roll() {
    for (game, rolls) in [(Game::Sonic1, true), (Game::SonicCd, true), (Game::Sonic2, false)] {
        let mut maker = Maker::new();
        maker.chunk(ChunkRole::Plain, flat, flat);
        maker.chunk(ChunkRole::Tunnel, flat, flat);
        let level = maker.level(game, &[1, 2, 2, 1], Vec::new());
        let mut world = World::at(&level, &Start { x: 300, y: FLOOR - 20, ..Start::default() });
        world.step(&level, Input::default(), &mut NoTrace);
        let player = &world.player;
        let expected = if rolls { (true, 0x200, FLOOR - 15) } else { (false, 0, FLOOR - 20) };
        assert_eq!((player.rolling, player.ground_speed.0, player.y.px()), expected, "{game:?}");
        // It does not stop in the tunnel: standing up starts the next roll.
        for _ in 0..2000 {
            world.step(&level, Input::default(), &mut NoTrace);
        }
        assert_eq!(world.player.x.px() > 768, rolls, "{game:?}");
    }
}
