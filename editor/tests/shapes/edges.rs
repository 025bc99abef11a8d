//! Outer edges past 45 degrees: every one from the safe radius on holds every player, and why none can hold them all below.

use crate::track::*;
use loopwright::shapes::figure::safe_edge;
use sim::angle::{Angle, Mode};
use sim::project::{Shape, ShapeKind, ShapeSide};
use sim::ruleset::{FootSnap, Game};
use sim::units::Speed;
use std::f64::consts::TAU;

/// Edges of all four corners, wherever they lie within a block, from every half pixel of a frame's way.
#[test]
fn safe_edges_hold_every_player() {
    for (game, feet) in [(Game::Sonic1, FootSnap::Fixed), (Game::Sonic2, FootSnap::BySpeed)] {
        let safe = safe_edge(feet) as i32;
        for radius in [safe, safe + 5, safe + 16] {
            for (n, (dx, dy)) in [(0, 0), (5, 3), (10, 12), (15, 11), (7, 13), (12, 6)].into_iter().enumerate() {
                let (sx, sy) = [(1, -1), (-1, -1), (1, 1), (-1, 1)][n % 4];
                let (x, y) = (512 + dx, 512 + dy);
                let ends = [(x, y), (x + sx * radius, y + sy * radius)];
                let pipe = |side| Shape { side, ..shape(1, ShapeKind::QuarterPipe, &ends) };
                // Bent upwards from the ground it is an edge under its ceiling, bent downwards on its floor.
                let shape = pipe(if sy < 0 { ShapeSide::Ceiling } else { ShapeSide::Floor });
                let mut history = empty(game, 1024, 1024);
                put(&mut history, shape.clone());
                let name = format!("edge {sx}, {sy} of radius {radius} at {dx}, {dy} in {game:?}");
                end_to_end(&name, &history, &shape, |speed| {
                    (0..i32::from(speed.abs()) * 2).map(|half| half * 128).collect()
                });
            }
        }
    }
}

/// A corner as no tiles can have it: level ground, a quarter of a circle round (0, 0), a wall to its right; each point of
/// it has an angle of its own, and modes turn where one likes.
struct Ideal {
    radius: f64,
    feet: FootSnap,
    /// The true angle from which on it counts as a wall.
    turn: f64,
    /// How far angles beside the turn are bent towards it, so that the turn is smooth.
    bias: i32,
}

impl Ideal {
    /// What a foot at a pixel finds below: the distance, and the surface's true angle.
    fn below(&self, x: i32, y: i32) -> (i32, Option<f64>) {
        let across = f64::from(x) + 0.5;
        if across >= self.radius {
            return (31, None);
        }
        let inside = across.max(0.0);
        let top = -(self.radius * self.radius - inside * inside).sqrt();
        let distance = (top - 0.5).ceil() as i32 - 1 - y;
        (distance, (distance <= 31).then(|| (inside / self.radius).asin() / TAU * 256.0))
    }

    /// To the left: the corner is the same seen in a mirror.
    fn beside(&self, x: i32, y: i32) -> (i32, Option<f64>) {
        let (distance, angle) = self.below(-1 - y, -1 - x);
        (distance, angle.map(|angle| 64.0 - angle))
    }

    /// The angle that is told at a point of that true angle.
    fn told(&self, angle: f64) -> Angle {
        let even = (angle / 2.0).round() as i32 * 2;
        let told = if angle < self.turn {
            (even + self.bias).min(0x20).max(even.min(0x20))
        } else {
            (even - self.bias).max(0x22).min(even.max(0x22))
        };
        Angle(told as u8)
    }

    /// Whether a player stays on it, as `slope_collision.rs` has it.
    fn holds(&self, speed: i32, phase: i32) -> bool {
        let (mut x, mut y, mut angle) = if speed > 0 {
            ((-80 << 8) + phase, (-self.radius as i32 - 20) << 8, Angle(0))
        } else {
            ((self.radius as i32 + 19) << 8, (80 << 8) - phase, Angle(0x40))
        };
        for _ in 0..400 {
            let ground = Speed((speed * 256) as i16).plus(Speed(0x20).scaled(angle.sin()).0);
            let (x_speed, y_speed) = (ground.scaled(angle.cos()), ground.scaled(angle.sin()));
            (x, y) = (x + i32::from(x_speed.0), y + i32::from(y_speed.0));
            let (px, py) = (x >> 8, y >> 8);
            let is_floor = match angle.mode() {
                Mode::Floor => true,
                Mode::LeftWall => false,
                Mode::Ceiling | Mode::RightWall => return false,
            };
            let (first, second, along) = if is_floor {
                (self.below(px + 9, py + 19), self.below(px - 9, py + 19), x_speed)
            } else {
                (self.beside(px - 19, py - 9), self.beside(px - 19, py + 9), y_speed)
            };
            let (distance, found) = if second.0 <= first.0 { second } else { first };
            let told = found.map(|found| self.told(found));
            let snaps = |told: &Angle| self.feet == FootSnap::BySpeed && angle.distance_to(*told) >= 0x20;
            angle = told.filter(|told| !snaps(told)).unwrap_or_else(|| angle.rounded());
            if distance < -14 {
                continue;
            }
            let limit = match self.feet {
                FootSnap::Fixed => 14,
                FootSnap::BySpeed => (i32::from(along.high_byte()).abs() + 4).min(14),
            };
            if distance > limit {
                return false;
            }
            if is_floor {
                y += distance << 8;
            } else {
                x -= distance << 8;
            }
            if if speed > 0 { y >> 8 > 60 } else { x >> 8 < -60 } {
                return true;
            }
        }
        false
    }

    fn holds_all(&self) -> bool {
        // Every eighth of a pixel of a frame's way.
        [6, -6, 12, -12].into_iter().all(|speed: i32| (0..speed.abs() * 8).all(|n| self.holds(speed, n * 32)))
    }
}

/// Below a radius of about 80 pixels (72 in the first games) no choice of angles holds the players of both ways, though
/// every point may have its own and modes may turn anywhere; above, the turn has a window, which grows with the radius.
#[test]
fn no_choice_of_angles_holds_everybody_round_a_tighter_edge() {
    let windows = |feet: FootSnap, radius: i32| {
        let ideal = |turn: i32, bias: i32| Ideal { radius: radius.into(), feet, turn: turn.into(), bias };
        [0, 4, 8].map(|bias| (16..48).filter(|turn| ideal(*turn, bias).holds_all()).count())
    };
    for (feet, impossible, possible) in
        [(FootSnap::Fixed, [64, 66, 68], [72, 80, 96, 132]), (FootSnap::BySpeed, [64, 68, 72], [84, 88, 96, 144])]
    {
        for radius in impossible {
            assert_eq!(windows(feet, radius), [0; 3], "{feet:?} {radius}");
        }
        let open = possible.map(|radius| windows(feet, radius)[0]);
        assert!(open[0] > 0 && open.is_sorted() && open[3] > 2 * open[0], "{feet:?}: {open:?}");
    }
}
