//! The place of a player who begins at the cursor or would be buried by an edit.

use sim::level::Level;
use sim::player::{Player, Routine, characters};
use sim::project::{Start, StartState};
use sim::sensors::{Direction, Ray};
use sim::tiles::TileLayer;

/// So far upwards a free place is looked for when the cursor is inside of the terrain, in pixels.
const LOOK_UP: i32 = 512;
/// Beyond this nothing is placed: numbers end not far from there.
const FAR: i32 = 1 << 20;
/// Feet that are deeper in the ground do not find up to its surface, in pixels.
const DEEPEST: i32 = 14;
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
    let radii = characters::standing(&level.ruleset, start.character, start.state.form);
    let push = characters::push_radius(&level.ruleset, start.character);
    let body = Body { level, layer: start.layer, x, width: radii.width.into(), height: radii.height.into(), push };
    let Some(y) = body.free_above(y) else { return start };
    let drop = body.ground(y);
    Start { y: if drop < STAND { y + drop } else { y }, ..start }
}

/// Returns the lift by which an edit must raise a player it would bury, pixels; `None` if it does not, or if there is no
/// free place above him.
///
/// Feet that are some pixels deep find their way up by themselves.
pub fn lift(before: &Level, now: &Level, player: &Player) -> Option<i32> {
    if !matches!(player.routine, Routine::Normal | Routine::Hurt) {
        return None;
    }
    let (x, y) = (player.x.px(), player.y.px());
    let (width, height) = (player.width_radius.into(), player.height_radius.into());
    let push = characters::push_radius(&now.ruleset, player.character);
    let body = |level| Body { level, layer: player.layer, x, width, height, push };
    if !body(now).is_buried(y) || body(before).is_buried(y) {
        return None;
    }
    let free = body(now).free_above(y)?;
    let drop = body(now).ground(free);
    Some(y - free - if drop < STAND { drop } else { 0 })
}

/// A player's box in a column of the level.
struct Body<'a> {
    level: &'a Level,
    layer: TileLayer,
    x: i32,
    width: i32,
    height: i32,
    push: i32,
}

impl Body<'_> {
    fn nearest(&self, y: i32, feet: i32, direction: Direction, top: bool) -> i32 {
        let ray = |x: i32| Ray { x, y: y + feet, direction, top };
        let hits = [self.x - self.width, self.x + self.width].map(|x| self.level.cast(ray(x), self.layer).distance);
        hits[0].min(hits[1])
    }

    /// Pixels from the feet to the ground.
    fn ground(&self, y: i32) -> i32 {
        self.nearest(y, self.height, Direction::Down, true)
    }

    fn side(&self, y: i32, by: i32, direction: Direction) -> i32 {
        self.level.cast(Ray { x: self.x + by, y, direction, top: false }, self.layer).distance
    }

    fn is_free(&self, y: i32) -> bool {
        self.ground(y) >= 0
            && self.nearest(y, -self.height, Direction::Up, false) >= 0
            && self.side(y, self.push, Direction::Right) >= 0
            && self.side(y, -self.push, Direction::Left) >= 0
    }

    /// The nearest place above where he is free.
    fn free_above(&self, y: i32) -> Option<i32> {
        (y - LOOK_UP..=y).rev().find(|y| self.is_free(*y))
    }

    /// His centre is in the terrain, or his feet deeper than they find out of.
    fn is_buried(&self, y: i32) -> bool {
        let (number, solidity) = self.level.shape_at(self.layer, self.x >> 4, y >> 4);
        let is_inside = |x: i32| self.level.shape(number).is_solid_at((x & 15) as usize, (y & 15) as usize);
        let is_centre = solidity.sides_and_bottom && number != 0 && is_inside(self.x);
        is_centre || self.ground(y) < -DEEPEST
    }
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
