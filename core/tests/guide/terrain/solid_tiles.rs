//! Solid Tiles: sensors with extension and regression, flips, negative heights, angle retention (S1 to S13).

use sim::angle::Angle;
use sim::level::{Level, LevelBuilder, Placed};
use sim::ruleset::Ruleset;
use sim::sensors::{Direction, Hit, Ray};
use sim::tiles::{SolidTile, Solidity, TileLayer};

/// Anchor's coordinate along the probe, distance, angle (`None`: no tile wrote one).
type Row = (i32, i32, Option<u8>);

const FULL: Placed = Placed::solid(1);

fn level(build: impl FnOnce(&mut LevelBuilder)) -> Level {
    let mut level = LevelBuilder::new(32, 32);
    build(&mut level);
    level.build(Ruleset::default())
}

/// A level with one tile of that shape at block column 2, row 16.
fn one(tile: SolidTile, flip_x: bool, flip_y: bool) -> Level {
    level(|level| {
        let tile = level.tile(tile);
        level.put(2, 16, Placed::solid(tile).flipped(flip_x, flip_y));
    })
}

fn even(height: i8, angle: u8) -> SolidTile {
    SolidTile::from_heights([height; 16], Angle(angle))
}

fn hit(distance: i32, angle: Option<u8>) -> Hit {
    Hit { distance, angle: angle.map(Angle) }
}

#[track_caller]
fn check(name: &str, level: &Level, direction: Direction, across: i32, rows: &[Row]) {
    for &(along, distance, angle) in rows {
        let (x, y) = match direction {
            Direction::Down | Direction::Up => (across, along),
            Direction::Left | Direction::Right => (along, across),
        };
        for top in [true, false] {
            let found = level.cast(Ray { x, y, direction, top }, TileLayer::A);
            assert_eq!(found, hit(distance, angle), "{name}: {direction:?} from {along:#X}");
        }
    }
}

#[test]
fn full_blocks_from_above() {
    let row = level(|level| level.fill(0..32, 16..17, FULL));
    let flagged = Some(0xFF);
    let s1 = [(0xFF, 0, flagged), (0x100, -1, flagged), (0x101, -2, flagged), (0x10F, -16, flagged)];
    check("S1", &row, Direction::Down, 40, &s1);
    let s2 = [(0xF0, 15, flagged), (0xEF, 16, None), (0xE0, 31, None), (0xDF, 16, None), (0x110, 31, None)];
    check("S2", &row, Direction::Down, 40, &s2);
    let rows = level(|level| level.fill(0..32, 16..18, FULL));
    check("S3", &rows, Direction::Down, 40, &[(0x110, -17, flagged), (0x118, -25, flagged), (0x11F, -32, flagged)]);
}

#[test]
fn low_blocks() {
    let level = one(even(5, 0x10), false, false);
    let angle = Some(0x10);
    let s4 = [(0x109, 1), (0x10A, 0), (0x10B, -1), (0x100, 10), (0xFF, 11), (0x10F, -5)];
    check("S4", &level, Direction::Down, 40, &s4.map(|(y, distance)| (y, distance, angle)));
    let s8 = [(0x10F, -1), (0x10B, -5), (0x10A, 26)];
    check("S8", &level, Direction::Up, 40, &s8.map(|(y, distance)| (y, distance, angle)));
}

#[test]
fn hanging_blocks() {
    let level = one(even(-6, 0x80), false, false);
    let angle = Some(0x80);
    let s5 = [(0x100, -1), (0x103, -4), (0x105, -6), (0x106, 25), (0x10F, 16), (0xFF, 16)];
    check("S5", &level, Direction::Down, 40, &s5.map(|(y, distance)| (y, distance, angle)));
    let s6 = [(0x103, -3), (0x105, -1), (0x106, 0), (0x107, 1), (0x110, 10)];
    check("S6", &level, Direction::Up, 40, &s6.map(|(y, distance)| (y, distance, angle)));
}

#[test]
fn full_blocks_from_below() {
    let row = level(|level| level.fill(0..32, 16..17, FULL));
    let flagged = Some(0xFF);
    let s7 = [
        (0x110, 0, flagged),
        (0x10F, -1, flagged),
        (0x100, -16, flagged),
        (0x118, 8, flagged),
        (0x12F, 31, None),
        (0x130, 16, None),
    ];
    // At 0x12F and 0x130 neither of the two tiles looked at is solid, so no angle is written.
    check("S7", &row, Direction::Up, 40, &s7);
}

#[test]
fn full_blocks_from_the_sides() {
    let level = level(|level| level.put(17, 2, FULL));
    let flagged = Some(0xFF);
    let s9 = [(0x10F, 0, flagged), (0x110, -1, flagged), (0x11F, -16, flagged), (0x100, 15, flagged), (0xFF, 16, None)];
    check("S9", &level, Direction::Right, 40, &s9);
    let s10 =
        [(0x120, 0, flagged), (0x121, 1, flagged), (0x11F, -1, flagged), (0x110, -16, flagged), (0x130, 16, None)];
    check("S10", &level, Direction::Left, 40, &s10);
}

/// The tile above is solid to the probe but empty in every column: its angle is taken, its height is not.
#[test]
fn angle_retention() {
    let level = level(|level| {
        let full = level.tile(even(16, 0x20));
        let hollow = level.tile(even(0, 0x18));
        level.put(2, 16, Placed::solid(full));
        level.put(2, 15, Placed::solid(hollow));
    });
    check("S11", &level, Direction::Down, 40, &[(0x100, -1, Some(0x18)), (0x105, -6, Some(0x18))]);
}

#[test]
fn flipped_tiles() {
    let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
    check("S12 plain", &one(slope, false, false), Direction::Down, 0x23, &[(0x10C, -1, Some(0xE0))]);
    check("S12 x-flipped", &one(slope, true, false), Direction::Down, 0x23, &[(0x10C, -10, Some(0x20))]);
    let flipped = one(slope, false, true);
    check("S13 down", &flipped, Direction::Down, 0x23, &[(0x102, -3, Some(0xA0))]);
    check("S13 up", &flipped, Direction::Up, 0x23, &[(0x103, -1, Some(0xA0))]);
}

/// A probe for ground tests the top bit in every direction, one for walls the other bit.
#[test]
fn solidity_and_layers() {
    use Direction::{Down, Left, Right, Up};
    let level = level(|level| level.put(2, 2, Placed { a: Solidity::TOP, ..FULL.with(Solidity::NONE) }));
    for (direction, x, y) in [(Down, 40, 31), (Right, 31, 40), (Up, 40, 48), (Left, 48, 40)] {
        let distance = |top, layer| level.cast(Ray { x, y, direction, top }, layer).distance;
        assert_eq!(distance(true, TileLayer::A), 0, "{direction:?}, ground");
        assert_eq!(distance(false, TileLayer::A), 16, "{direction:?}, walls");
        assert_eq!(distance(true, TileLayer::B), 16, "{direction:?}, other layer");
    }
}

#[test]
fn terrain_repeats_downwards_where_the_level_says_so() {
    let mut builder = LevelBuilder::new(4, 4);
    builder.fill(0..4, 1..2, FULL);
    builder.wrap_y = Some(128);
    let level = builder.build(Ruleset::default());
    for turn in [-1280, -128, 0, 128, 0x7FFF_FF80] {
        let hit = level.cast(Ray::ground(8, turn + 15, Direction::Down), TileLayer::A);
        assert_eq!(hit.distance, 0, "{turn}");
    }
}
