//! The beginning of a shape: on nearby ground, so that nobody stumbles over its foot.

use sim::level::Level;
use sim::project::ShapeKind;
use sim::sensors::{Direction, Ray};
use sim::tiles::TileLayer;

/// Pixels from the ground within which a loop counts as on it: one that hangs above is of no use.
const LOOP: i32 = 32;
/// Pixels from the ground within which ends of other lines go on from it.
const END: i32 = 8;

/// The two points of a drag, of which those near the ground are put onto it.
pub fn rested(
    level: &Level,
    layer: TileLayer,
    kind: ShapeKind,
    from: (i32, i32),
    to: (i32, i32),
) -> ((i32, i32), (i32, i32)) {
    let onto = |at, most| ground_at(level, layer, at, most).map_or(at, |y| (at.0, y));
    match kind {
        ShapeKind::Loop => (onto(from, LOOP), to),
        ShapeKind::QuarterPipe => (onto(from, END), to),
        ShapeKind::Line | ShapeKind::Slope | ShapeKind::SCurve | ShapeKind::Hill | ShapeKind::HalfPipe => {
            (onto(from, END), onto(to, END))
        }
        _ => (from, to),
    }
}

/// The height of the ground at a point, by the nearest of what foot sensors around it find.
fn ground_at(level: &Level, layer: TileLayer, (x, y): (i32, i32), most: i32) -> Option<i32> {
    let free = |y: i32| level.cast(Ray::ground(x, y, Direction::Down), layer).distance;
    // A foot finds the top of the ground it is in one tile up at most, and ground below it within two.
    let heights = (-2..=1).map(|tiles| y.saturating_add(16 * tiles - 1));
    let found = heights.map(|height| height.saturating_add(free(height)));
    // The last free pixel: a foot there finds the ground right below, and none where it came from.
    let ground =
        found.filter(|height| free(*height) == 0 && free(height.saturating_sub(1)) == 1).map(|height| height + 1);
    ground.filter(|ground| (ground - y).abs() <= most).min_by_key(|ground| (ground - y).abs())
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::level::{LevelBuilder, Placed};
    use sim::ruleset::{Game, Ruleset};

    fn rest(kind: ShapeKind, y: i32) -> i32 {
        let mut level = LevelBuilder::new(32, 32);
        level.fill(0..32, 12..32, Placed::solid(1));
        let level = level.build(Ruleset::preset(Game::Sonic2));
        rested(&level, TileLayer::A, kind, (100, y), (300, y - 64)).0.1
    }

    #[test]
    fn loops_stand_on_the_ground_that_is_near() {
        let ground = 12 * 16;
        for off in [-32, -31, -17, -16, -8, -1, 0, 1, 15, 16, 17, 32] {
            assert_eq!(rest(ShapeKind::Loop, ground + off), ground, "from {off}");
        }
        for off in [-33, -100, 33, 100] {
            assert_eq!(rest(ShapeKind::Loop, ground + off), ground + off, "too far: {off}");
        }
    }

    #[test]
    fn other_lines_go_on_from_it_and_ledges_stay_above_it() {
        let ground = 12 * 16;
        for off in [-8, 0, 8] {
            assert_eq!(rest(ShapeKind::Slope, ground + off), ground);
            assert_eq!(rest(ShapeKind::Arc, ground + off), ground + off, "what hangs free may begin anywhere");
        }
        assert_eq!(rest(ShapeKind::Line, ground - 16), ground - 16);
    }
}
