//! Motion of objects that a project defines.

use super::Own;
use super::program::{Operand, OwnProgram, ProgramState};
use crate::objects::common::OwnSwing;
use crate::objects::kinds::enemies::rover::FLOOR;
use crate::objects::kinds::platforms::platform::{GONE_BELOW, sag_depth};
use crate::objects::parameters::Values;
use crate::objects::{Around, Body, Fate};
use crate::project::definition::motion::{hung, period_of, point_of, swung, turned};
use crate::project::{MOST_WAY, OwnKind, OwnMotion, PathEnd};
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// The gain of speed of walkers that fall, 1/256 pixel a frame in each frame.
const GRAVITY: i16 = 0x38;

/// The events of a motion in a frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct MotionEvents {
    /// Whether it came to the ground.
    pub(super) lands: bool,
    /// Whether it came to a wall.
    pub(super) wall: bool,
    /// Whether it came to an edge of the ground.
    pub(super) edge: bool,
    /// The number of the point of its path that it reached; 0 is its place.
    pub(super) point: Option<u8>,
    /// Whether it reached the end of its path.
    pub(super) path_end: bool,
    /// The speed downwards at which it moved.
    pub(super) y_speed: Speed,
}

/// A path, its numbers resolved but for the points.
struct PathOf<'a> {
    points: &'a [[Operand; 2]],
    values: &'a Values,
    speed: i32,
    wait: u16,
    end: PathEnd,
    smooth: bool,
}

/// A walk, its numbers resolved.
struct Walker {
    speed: i16,
    feet: i32,
    turns: bool,
    passes_walls: bool,
}

impl Own {
    /// Returns the place about which it moves, pixels.
    pub(super) fn place(&self, body: &Body) -> [i32; 2] {
        let [x, y] = self.moved;
        [body.x.px().wrapping_sub(x), body.y.px().wrapping_sub(y).wrapping_sub(sag_depth(self.sag))]
    }

    /// Moves it by a frame. `sag` is the sag of this frame.
    pub(super) fn move_on<T: Trace>(
        &mut self,
        (kind, program, state): (&OwnKind, &OwnProgram, &ProgramState),
        body: &mut Body,
        around: &Around<'_, T>,
        sag: u8,
    ) -> MotionEvents {
        let place = self.place(body);
        body.y = body.y.moved_px(-sag_depth(self.sag));
        self.sag = sag;
        let mut events = MotionEvents::default();
        let y_speed = body.y_speed;
        let values = around.values;
        let facing = self.facing(program, body);
        let at = |[across, down]: [i32; 2]| {
            (Sub::from_px(place[0].wrapping_add(across * facing)), Sub::from_px(place[1].wrapping_add(down)))
        };
        match &state.motion {
            OwnMotion::Still => {}
            OwnMotion::Swing { across, down, period } => {
                (body.x, body.y) = at(swung((across.get(values), down.get(values)), self.swing.into()));
                self.swing = self.swung(program, *period, around);
            }
            OwnMotion::Circle { across, down, period } => {
                let size = (across.get(values), down.get(values));
                (body.x, body.y) =
                    at(turned(size, period.get(values), around.frame, self.phase(program, values) as u8));
            }
            OwnMotion::Pendulum { length, reach, period } => {
                let swing = self.swung(program, *period, around);
                (body.x, body.y) = at(hung(length.get(values), reach.get(values), swing.into()));
            }
            OwnMotion::Path { points, speed, wait, end, smooth } => {
                let path = PathOf {
                    points,
                    values,
                    speed: speed.speed(values).max(0).into(),
                    wait: wait.get(values).clamp(0, u16::MAX.into()) as u16,
                    end: *end,
                    smooth: *smooth,
                };
                events = self.follow_path(&path, body, at);
            }
            OwnMotion::Sink { depth, speed } => {
                let depth = if body.carries_somebody() { depth.get(values).clamp(-MOST_WAY, MOST_WAY) } else { 0 };
                approach(body, at([0, depth]), speed.speed(values).max(0).into());
            }
            OwnMotion::Walk { speed, feet, turns, passes_walls } => {
                let walker = Walker {
                    speed: speed.speed(values),
                    feet: radius(kind, *feet, values),
                    turns: *turns,
                    passes_walls: *passes_walls,
                };
                events = self.walk(body, around, &walker);
            }
            OwnMotion::Fall { gravity, feet, lands } => {
                body.fall(gravity.speed(values));
                if *lands && body.y_speed.0 > 0 && around.lands(body, radius(kind, *feet, values)) {
                    (body.x_speed, body.y_speed) = (Speed::ZERO, Speed::ZERO);
                    events.lands = true;
                }
            }
            OwnMotion::Fly => body.move_by_speed(),
            OwnMotion::Chase { speed, acceleration } => {
                let (dx, dy) = around.to_nearer(body);
                let (most, gain) = (speed.speed(values).max(0), acceleration.speed(values).max(0));
                let towards = |now: Speed, way: i32| {
                    let next = i32::from(now.0) + i32::from(gain) * way.signum();
                    Speed(next.clamp(-i32::from(most), most.into()) as i16)
                };
                (body.x_speed, body.y_speed) = (towards(body.x_speed, dx), towards(body.y_speed, dy));
                body.move_by_speed();
            }
        }
        self.moved = [body.x.px().wrapping_sub(place[0]), body.y.px().wrapping_sub(place[1])];
        if state.motion.roams() {
            body.stays_near();
            if body.y.px() > around.limits.bottom.saturating_add(GONE_BELOW) {
                body.fate = Fate::Unloads;
            }
        }
        body.y = body.y.moved_px(sag_depth(sag));
        MotionEvents { y_speed, ..events }
    }

    /// Returns the sign of the direction in which it was placed: the way that its line goes.
    pub(super) fn facing(&self, program: &OwnProgram, body: &Body) -> i32 {
        let is_mirrored = if program.is_plain { body.flip_x } else { self.mirrored };
        if is_mirrored { -1 } else { 1 }
    }

    /// Returns the value of the oscillator that it swings by.
    fn swung<T>(&self, program: &OwnProgram, period: Operand, around: &Around<'_, T>) -> u8 {
        let own = OwnSwing { period: period_of(period.get(around.values)), phase: self.phase(program, around.values) };
        around.common.swing(6, 128, own, around.frame) as u8
    }

    fn phase(&self, program: &OwnProgram, values: &Values) -> i32 {
        program.phase.map_or(0, |place| Operand::Value(place).get(values))
    }

    /// Moves along a path.
    fn follow_path(&mut self, path: &PathOf<'_>, body: &mut Body, at: impl Fn([i32; 2]) -> (Sub, Sub)) -> MotionEvents {
        if self.wait > 0 {
            self.wait -= 1;
            return MotionEvents::default();
        }
        let last = path.points.len() as u8;
        let next = match path.end {
            _ if last == 0 => return MotionEvents::default(),
            PathEnd::Stop if self.passed >= last => return MotionEvents::default(),
            PathEnd::Loop if self.passed >= last => 0,
            PathEnd::Back if self.is_back && self.passed > 0 => self.passed.min(last) - 1,
            _ => (self.passed + 1).min(last),
        };
        let point = match next.checked_sub(1).and_then(|place| path.points.get(usize::from(place))) {
            Some(point) => point_of(point.map(|number| number.get(path.values))),
            None => [0, 0],
        };
        let target = at(point);
        let step = if path.smooth { self.eased(path.speed, distance(body, target)) } else { path.speed };
        if !approach(body, target, step) {
            return MotionEvents::default();
        }
        (self.passed, self.pace, self.wait) = (next, 0, path.wait);
        if next == 0 {
            self.is_back = false;
        } else if next == last {
            self.is_back = path.end == PathEnd::Back;
        }
        let path_end = match path.end {
            PathEnd::Stop => next == last,
            PathEnd::Loop => next == 0,
            PathEnd::Back => next == 0 || next == last,
        };
        MotionEvents { point: Some(next), path_end, ..MotionEvents::default() }
    }

    /// Returns the step of a smooth path, 1/256 pixel: faster from the last point on, slower towards the next one.
    fn eased(&mut self, speed: i32, distance: u64) -> i32 {
        let gain = (speed / 16).max(1);
        let brake = (2 * gain.unsigned_abs() as u64 * distance).isqrt().min(speed.unsigned_abs().into()) as i32;
        let pace = (i32::from(self.pace) + gain).min(brake).max(gain.min(speed));
        self.pace = pace as u16;
        pace
    }

    /// Walks along the ground.
    ///
    /// Guide: Game Objects > Badniks
    fn walk<T: Trace>(
        &mut self,
        body: &mut Body,
        around: &Around<'_, T>,
        &Walker { speed, feet, turns, passes_walls }: &Walker,
    ) -> MotionEvents {
        let mut events = MotionEvents::default();
        body.x_speed = Speed(speed.wrapping_mul(body.facing() as i16));
        if self.falls {
            body.fall(GRAVITY);
            if body.y_speed.0 > 0 && around.lands(body, feet) {
                (body.y_speed, self.falls, events.lands) = (Speed::ZERO, false, true);
            }
            return events;
        }
        body.y_speed = Speed::ZERO;
        let before = body.x;
        body.move_by_speed();
        let is_left = body.x_speed.0 < 0;
        let side = i32::from(body.half_width) * if is_left { -1 } else { 1 };
        let (x, y) = (body.x.px(), body.y.px());
        if !passes_walls && around.is_in_wall(x.wrapping_add(side), y, is_left) {
            (body.x, events.wall) = (before, true);
            body.flip_x ^= turns;
            return events;
        }
        let distance = around.floor_below(x, y.wrapping_add(feet));
        if FLOOR.contains(&distance) {
            body.y = body.y.moved_px(distance);
            return events;
        }
        events.edge = true;
        if turns {
            body.x = before;
            body.flip_x = !body.flip_x;
        } else {
            self.falls = true;
        }
        events
    }
}

/// Pixels from the centre of an object to its feet.
fn radius(kind: &OwnKind, feet: Operand, values: &Values) -> i32 {
    match feet.get(values).clamp(0, MOST_WAY) {
        0 => kind.half_height.into(),
        feet => feet,
    }
}

/// Returns the way of a chain that hangs straight down, pixels.
pub(super) fn straight_down(length: i32) -> [i32; 2] {
    hung(length, 0, 64)
}

/// The distance to a place, 1/256 pixel.
fn distance(body: &Body, (x, y): (Sub, Sub)) -> u64 {
    let way = |to: Sub, from: Sub| i64::from(to.0.wrapping_sub(from.0));
    let (dx, dy) = (way(x, body.x), way(y, body.y));
    ((dx * dx).unsigned_abs() + (dy * dy).unsigned_abs()).isqrt()
}

/// The excess of the last step to a place over the others, 1/256 pixel at most: slanted lines lose it by rounding.
const ROUNDED: i64 = 16;

/// Moves a body straight towards a place by a step, 1/256 pixel. Returns true if it is there.
fn approach(body: &mut Body, (x, y): (Sub, Sub), step: i32) -> bool {
    let whole = distance(body, (x, y)) as i64;
    let step = i64::from(step);
    if whole == 0 || step > 0 && whole <= step + ROUNDED {
        (body.x, body.y) = (x, y);
        return true;
    }
    let part = |to: Sub, from: Sub| {
        let way = i64::from(to.0.wrapping_sub(from.0)) * step;
        Sub(from.0.wrapping_add(((way + way.signum() * (whole / 2)) / whole) as i32))
    };
    (body.x, body.y) = (part(x, body.x), part(y, body.y));
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_reached_in_a_straight_line() {
        let mut body = Body::at(Sub::from_px(100), Sub::from_px(50));
        let target = (Sub::from_px(130), Sub::from_px(90));
        assert_eq!(distance(&body, target), 50 * 256);
        let mut frames = 0;
        while !approach(&mut body, target, 0x200) {
            frames += 1;
            let [dx, dy] = [body.x.0 - (100 << 8), body.y.0 - (50 << 8)];
            assert!((dx * 4 - dy * 3).abs() <= 64, "frame {frames}: {dx} {dy}");
        }
        assert_eq!((frames, (body.x, body.y)), (24, target));
        assert!(approach(&mut body, target, 0), "it is there already");
        assert!(!approach(&mut body, (Sub(0), Sub(0)), 0));
    }
}
