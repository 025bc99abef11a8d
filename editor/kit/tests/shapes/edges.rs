//! Outer edges past 45 degrees: those of which the tool says nothing hold every player, and why some cannot.

use crate::track::*;
use kit::document::History;
use kit::drawing::shapes::bend::bent;
use kit::drawing::shapes::edges::{TightEdge, safe_edge};
use kit::drawing::shapes::lay;
use sim::angle::{Angle, Mode};
use sim::project::{Shape, ShapeKind, ShapeSide};
use sim::ruleset::{FootSnap, Game};
use sim::units::Speed;
use std::f64::consts::TAU;

/// One of four corners, somewhere within a block.
fn edge(n: i32, radius: i32) -> Shape {
    let (sx, sy) = [(1, -1), (-1, -1), (1, 1), (-1, 1)][(n % 4) as usize];
    let (x, y) = (512 + n * 5 % 16, 512 + (n * 11 + 3) % 16);
    let ends = [(x - sx * 64, y), (x + sx * radius, y + sy * radius)];
    // Bent upwards from the ground it is an edge under its ceiling, bent downwards on its floor.
    let side = if sy < 0 { ShapeSide::Ceiling } else { ShapeSide::Floor };
    Shape { side, ..shape(1, ShapeKind::QuarterPipe, &ends) }
}

fn tight(history: &History, shape: &Shape) -> Vec<TightEdge> {
    lay::tight_edges(history.document().project(), shape)
}

/// From every eighth of a pixel of a frame's way, over ground that the trials did not see.
fn run_round(game: Game, shape: &Shape) {
    let mut history = empty(game, 1024, 1024);
    put(&mut history, shape.clone());
    let name = format!("edge {:?} in {game:?}", shape.points);
    end_to_end(&name, &history, shape, |speed| (0..i32::from(speed.abs()) * 8).map(|n| n * 32).collect());
}

#[test]
fn edges_of_which_nothing_is_said_hold_every_player() {
    // Of 16 places so many hold at least.
    let sonic1 = [(64, 8), (72, 12), (80, 15), (96, 16), (112, 16)];
    let sonic2 = [(64, 0), (80, 1), (88, 7), (96, 11), (112, 12), (128, 16)];
    for (game, radii) in [(Game::Sonic1, &sonic1[..]), (Game::Sonic2, &sonic2)] {
        let history = empty(game, 1024, 1024);
        for (radius, least) in radii {
            let all = (0..16).map(|n| edge(n, *radius));
            let silent: Vec<Shape> = all.filter(|edge| tight(&history, edge).is_empty()).collect();
            silent.iter().for_each(|edge| run_round(game, edge));
            assert!(silent.len() >= *least, "{game:?} {radius}: only {} hold", silent.len());
        }
    }
}

#[test]
fn safe_edges_hold_every_player_in_any_place() {
    for (game, feet) in [(Game::Sonic1, FootSnap::Fixed), (Game::Sonic2, FootSnap::BySpeed)] {
        let safe = safe_edge(feet) as i32;
        for radius in [safe, safe + 5, safe + 16] {
            (0..8).for_each(|n| run_round(game, &edge(n, radius)));
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
    /// The amount by which angles beside the turn are bent towards it, so that the turn is smooth.
    bias: i32,
}

impl Ideal {
    /// Returns the find of a foot at a pixel: the distance, and the surface's true angle.
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

    /// The angle that is reported at a point of that true angle.
    fn snapped(&self, angle: f64) -> Angle {
        let even = (angle / 2.0).round() as i32 * 2;
        let snapped = if angle < self.turn {
            (even + self.bias).min(0x20).max(even.min(0x20))
        } else {
            (even - self.bias).max(0x22).min(even.max(0x22))
        };
        Angle(snapped as u8)
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
            let snapped = found.map(|found| self.snapped(found));
            let snaps = |snapped: &Angle| self.feet == FootSnap::BySpeed && angle.distance_to(*snapped) >= 0x20;
            angle = snapped.filter(|snapped| !snaps(snapped)).unwrap_or_else(|| angle.rounded());
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

/// At 72 pixels and less no choice of angles holds the players of both ways under the rules of Sonic 2, though every point
/// may have its own and modes may turn anywhere; above, the turn has a window, which grows with the radius.
#[test]
fn no_choice_of_angles_holds_everybody_round_a_tighter_edge() {
    let windows = |radius: i32| {
        let ideal = |turn: i32, bias: i32| {
            let feet = FootSnap::BySpeed;
            Ideal { radius: radius.into(), feet, turn: turn.into(), bias }
        };
        [0, 4, 8].map(|bias| (16..48).filter(|turn| ideal(*turn, bias).holds_all()).count())
    };
    for radius in [64, 68, 72] {
        assert_eq!(windows(radius), [0; 3], "{radius}");
    }
    let open = [84, 88, 96, 144].map(|radius| windows(radius)[0]);
    assert!(open[0] > 0 && open.is_sorted() && open[3] > 2 * open[0], "{open:?}");
}

#[test]
fn an_edge_is_bent_by_a_few_pixels_until_it_holds() {
    let history = empty(Game::Sonic2, 1024, 1024);
    let mut bends = 0;
    for edge in (0..16).map(|n| edge(n, 96)).filter(|edge| !tight(&history, edge).is_empty()) {
        let bent = bent(history.document().project(), &edge).expect("a little is enough");
        let moved: Vec<_> = bent.points.iter().zip(&edge.points).filter(|(new, old)| new != old).collect();
        let [(new, old)] = moved.as_slice() else { panic!("one handle of {:?}: {:?}", edge.points, bent.points) };
        assert!((new.0 - old.0).abs() + (new.1 - old.1).abs() <= 8, "{old:?} to {new:?}");
        run_round(Game::Sonic2, &bent);
        bends += 1;
    }
    assert!(bends > 0);
    let hopeless = Shape { points: vec![(500, 500), (564, 564)], ..edge(2, 64) };
    assert_eq!(bent(history.document().project(), &hopeless), None);
}
