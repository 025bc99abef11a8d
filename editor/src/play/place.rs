//! Where to put a player who shall begin at the cursor.

use sim::level::Level;
use sim::player::characters;
use sim::project::{Start, StartState};
use sim::sensors::{Direction, Ray};

/// So far upwards a free place is looked for when the cursor is inside of the terrain, in pixels.
const LOOK_UP: i32 = 512;
/// Beyond this nothing is placed: numbers end not far from there.
const FAR: i32 = 1 << 20;
/// So far down the ground counts as being stood on.
const STAND: i32 = 16;

/// The start at which a player stands or begins to fall at level pixel `(x, y)`: that of a level, moved there and
/// standing still.
///
/// A centre on a free spot stays, but for a few pixels down to a ground that is near; inside of the terrain it goes up
/// until the body is free.
pub fn at_cursor(level: &Level, start: Start, (x, y): (i32, i32)) -> Start {
    let (x, y) = (x.clamp(-FAR, FAR), y.clamp(-FAR, FAR));
    let start = Start { x, y, state: StartState::default(), ..start };
    let radii = characters::standing(start.character);
    let (width, height) = (i32::from(radii.width), i32::from(radii.height));
    let nearest = |y: i32, feet: i32, direction: Direction, top: bool| {
        let ray = |x: i32| Ray { x, y: y + feet, direction, top };
        let hits = [x - width, x + width].map(|x| level.cast(ray(x), start.layer).distance);
        hits[0].min(hits[1])
    };
    let ground = |y: i32| nearest(y, height, Direction::Down, true);
    let head_room = |y: i32| nearest(y, -height, Direction::Up, false);
    let side = |y: i32, by: i32, direction: Direction| {
        let ray = Ray { x: x + by, y, direction, top: false };
        level.cast(ray, start.layer).distance
    };
    let is_free = |y: i32| {
        ground(y) >= 0
            && head_room(y) >= 0
            && side(y, characters::PUSH_RADIUS, Direction::Right) >= 0
            && side(y, -characters::PUSH_RADIUS, Direction::Left) >= 0
    };
    let Some(y) = (y - LOOK_UP..=y).rev().find(|y| is_free(*y)) else { return start };
    let drop = ground(y);
    Start { y: if drop < STAND { y + drop } else { y }, ..start }
}

#[cfg(test)]
mod tests {
    use super::at_cursor;
    use sim::level::fixtures::{FLOOR_Y, flat, wall};
    use sim::ruleset::Ruleset;

    #[test]
    fn the_player_stands_falls_or_is_lifted_out() {
        let level = flat(Ruleset::default());
        let standing = FLOOR_Y - 1 - 19;
        for (row, y, expected) in [
            ("high above the ground: stays and falls", 100, 100),
            ("just above the ground: stands", standing - 10, standing),
            ("standing: stays", standing, standing),
            ("feet in the ground: lifted", standing + 12, standing),
            ("inside of the ground: lifted out", FLOOR_Y + 20, standing),
        ] {
            assert_eq!(at_cursor(&level, level.start, (400, y)).y, expected, "{row}");
        }
    }

    #[test]
    fn inside_of_a_wall_the_player_comes_out_on_top() {
        let level = wall(Ruleset::default());
        let start = at_cursor(&level, level.start, (600, 200));
        assert_eq!((start.x, start.y), (600, 128 - 1 - 19));
    }

    #[test]
    fn no_place_at_all_is_no_reason_to_refuse() {
        let level = wall(Ruleset::default());
        for (x, y) in [(i32::MAX, i32::MIN), (i32::MIN, i32::MAX), (-5, -5), (600, 2000)] {
            let start = at_cursor(&level, level.start, (x, y));
            assert_eq!(start.x, x.clamp(-super::FAR, super::FAR));
        }
    }
}
