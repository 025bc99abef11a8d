//! Jumping, walking and falling in a turning maze.

use super::grid::checked_cell;
use super::trace::{MazeTrace, Purpose, TileCheck};
use super::world::{Hit, MazeWorld};
use crate::angle::Angle;
use crate::input::Buttons;
use crate::units::Speed;

/// Added to the speed of walking, and taken from it without a direction, 1/256 pixel.
const ACCELERATION_SPEED: i16 = 0x0C;
/// Taken from the speed of walking while the other direction is held, 1/256 pixel.
const DECELERATION_SPEED: i16 = 0x40;
/// Speed of walking at most, 1/256 pixel.
const TOP_SPEED: i16 = 0x800;
/// Added to the speed each frame, 1/256 pixel.
const GRAVITY_FORCE: i32 = 0x2A;
/// Speed of a jump, 1/256 pixel.
const JUMP_FORCE: i32 = 0x680;

/// A speed in a direction: x and y.
pub(super) fn speed_towards(angle: Angle, force: i32) -> (Speed, Speed) {
    let part = |of: i16| Speed(((i32::from(of) * force) >> 8) as i16);
    (part(angle.cos()), part(angle.sin()))
}

impl MazeWorld {
    /// Jumps away from where gravity points. The height is always the same.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub(super) fn jump(&mut self) {
        let up = self.snapped_angle().flipped_x().minus(0x40);
        (self.player.x_speed, self.player.y_speed) = speed_towards(up, JUMP_FORCE);
        self.player.airborne = true;
    }

    /// Walks along one of the grid's four directions, in the air too.
    ///
    /// Guide: Special Stages > Rotating Maze
    /// Differs: a block found here counts as hit; the guide says it does not.
    pub(super) fn walk<T: MazeTrace>(&mut self, held: Buttons, trace: &mut T) {
        self.change_ground_speed(held);
        let along = self.movement_angle();
        let speed = i32::from(self.player.ground_speed.0);
        let x = self.player.x.wrapping_add_signed(speed * i32::from(along.cos()));
        let y = self.player.y.wrapping_add_signed(speed * i32::from(along.sin()));
        if self.check_tiles(Purpose::Move, x, y, trace) {
            self.player.ground_speed = Speed(0);
        } else {
            (self.player.x, self.player.y) = (x, y);
        }
    }

    /// Left and right. Braking may carry the speed past zero.
    fn change_ground_speed(&mut self, held: Buttons) {
        let player = &mut self.player;
        let speed = &mut player.ground_speed.0;
        if held.has(Buttons::LEFT) {
            player.faces_left = true;
            *speed = match *speed {
                1.. => *speed - DECELERATION_SPEED,
                _ => speed.saturating_sub(ACCELERATION_SPEED).max(-TOP_SPEED),
            };
        }
        if held.has(Buttons::RIGHT) {
            player.faces_left = false;
            *speed = match *speed {
                0.. => speed.saturating_add(ACCELERATION_SPEED).min(TOP_SPEED),
                _ => *speed + DECELERATION_SPEED,
            };
        }
        if held.0 & (Buttons::LEFT.0 | Buttons::RIGHT.0) == 0 {
            *speed -= speed.signum() * ACCELERATION_SPEED.min(speed.saturating_abs());
        }
    }

    /// Falls where gravity points, first in x, then in both; what is solid takes the speed towards it.
    ///
    /// Guide: Special Stages > Rotating Maze
    pub(super) fn fall<T: MazeTrace>(&mut self, trace: &mut T) {
        let gravity = self.snapped_angle();
        let faster = |speed: Speed, part: i16| (i32::from(speed.0) << 8) + GRAVITY_FORCE * i32::from(part);
        let mut across = faster(self.player.x_speed, gravity.sin());
        let mut down = faster(self.player.y_speed, gravity.cos());
        let stops_x = self.check_tiles(Purpose::FallX, self.player.x.wrapping_add_signed(across), self.player.y, trace);
        if stops_x {
            across = 0;
        }
        let (x, y) = (self.player.x.wrapping_add_signed(across), self.player.y.wrapping_add_signed(down));
        let stops_y = self.check_tiles(Purpose::FallY, x, y, trace);
        if stops_y {
            down = 0;
        }
        self.player.airborne = !(stops_x || stops_y);
        (self.player.x_speed, self.player.y_speed) = (Speed((across >> 8) as i16), Speed((down >> 8) as i16));
    }

    /// A tile check: true if one of the four cells around a place is solid. The last solid one is the block hit.
    ///
    /// Guide: Special Stages > Rotating Maze
    fn check_tiles<T: MazeTrace>(&mut self, purpose: Purpose, x: u32, y: u32, trace: &mut T) -> bool {
        let at = ((x >> 16) as u16, (y >> 16) as u16);
        let first = checked_cell(at.0, at.1);
        let answer = self.grid.solid_at(at.0, at.1);
        trace.check(TileCheck { purpose, at, first, answer });
        if let Some(cell) = answer {
            self.player.hit = Some(Hit { id: self.grid.get(cell), cell: [cell.0, cell.1] });
        }
        answer.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::maze::{Maze, MazeGrid};
    use crate::trace::NoTrace;

    fn at(snap: u16) -> MazeWorld {
        let grid = MazeGrid::new(8, 8).expect("a size");
        MazeWorld::new(&Maze { grid, start: (800, 800), angle: snap << 8 })
    }

    #[test]
    fn jumps_lead_away_from_gravity() {
        for (snap, expected) in [(0x00, (0, -1664)), (0x10, (-631, -1534)), (0x20, (-1177, -1177)), (0x40, (-1664, 0))]
        {
            let mut world = at(snap);
            world.jump();
            let MazeWorld { player, .. } = &world;
            assert_eq!(
                (player.x_speed.0, player.y_speed.0, player.airborne),
                (expected.0, expected.1, true),
                "{snap:#X}"
            );
        }
    }

    #[test]
    fn gravity_follows_the_snapped_angle() {
        let table = [
            (0x00, (0, 0), (0, 42)),
            (0x10, (0, 0), (15, 38)),
            (0x20, (0, 0), (29, 29)),
            (0x40, (0, 0), (42, 0)),
            (0x80, (0, 0), (0, -42)),
            (0x13, (0, 0), (15, 38)),
            (0x10, (-10, -10), (5, 28)),
            (0x20, (-10, -10), (19, 19)),
        ];
        for (angle, before, expected) in table {
            let mut world = at(angle);
            (world.player.x_speed, world.player.y_speed) = (Speed(before.0), Speed(before.1));
            world.fall(&mut NoTrace);
            assert_eq!((world.player.x_speed.0, world.player.y_speed.0), expected, "{angle:#X} from {before:?}");
            assert!(world.player.airborne);
        }
    }

    #[test]
    fn walking_turns_by_quarters_of_the_unsnapped_angle() {
        for (angle, expected) in [(0x1F, 0x00), (0x20, 0xC0), (0x5F, 0xC0), (0x60, 0x80), (0xA0, 0x40), (0xE0, 0x00)] {
            assert_eq!(at(angle).movement_angle().0, expected, "{angle:#X}");
        }
    }

    #[test]
    fn the_speed_of_walking_has_three_rates() {
        let (left, right) = (Buttons::LEFT, Buttons::RIGHT);
        let table = [
            (right, 0, 0x0C),
            (right, 0x7FF, 0x800),
            (right, -0x20, 0x20),
            (left, 0, -0x0C),
            (left, 0x20, -0x20),
            (left, -0x7FF, -0x800),
            (Buttons::NONE, 0x08, 0),
            (Buttons::NONE, -0x10, -0x04),
            (left.with(right), 0x100, 0xCC),
        ];
        for (held, before, expected) in table {
            let mut world = at(0);
            world.player.ground_speed = Speed(before);
            world.change_ground_speed(held);
            assert_eq!(world.player.ground_speed.0, expected, "{held:?} from {before:#X}");
        }
    }
}
