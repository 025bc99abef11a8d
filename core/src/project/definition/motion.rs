//! Motions of objects that a project defines.

use super::Amount;
use crate::angle::Angle;
use crate::serial::{capped, is_usual};
use serde::{Deserialize, Serialize};

/// Pixels at most that an object goes to either side of its place.
pub const MOST_WAY: i32 = 4096;
/// Frames at most that an object takes there and back.
pub const MOST_PERIOD: i32 = 2048;
/// Points of a path.
pub const MOST_POINTS: usize = 32;
/// Frames there and back of objects that move in time with all others.
const SHARED_PERIOD: i32 = 256;

/// The motion of an object by itself.
///
/// Numbers are of type `N`: [`Amount`] in a definition, resolved numbers in a level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(rename = "OwnMotion", bound = "N: schemars::JsonSchema + Default + PartialEq + Serialize")
)]
#[serde(
    tag = "form",
    rename_all = "snake_case",
    deny_unknown_fields,
    bound(serialize = "N: Serialize + Default + PartialEq", deserialize = "N: Deserialize<'de> + Default")
)]
pub enum OwnMotion<N = Amount> {
    /// No motion.
    #[default]
    Still,
    /// There and back along a line through its place, slowly at both ends.
    Swing {
        /// Pixels to the right and to the left. Below 0 it begins at the right end.
        #[serde(default, skip_serializing_if = "is_usual")]
        across: N,
        /// Pixels down and up. Below 0 it begins at the lower end.
        #[serde(default, skip_serializing_if = "is_usual")]
        down: N,
        /// Frames there and back. 0: in time with all others, by the oscillator of the original platforms.
        #[serde(default, skip_serializing_if = "is_usual")]
        period: N,
    },
    /// Round its place, on a circle or an ellipse.
    Circle {
        /// Pixels to either side. Below 0 it turns counterclockwise.
        #[serde(default, skip_serializing_if = "is_usual")]
        across: N,
        /// Pixels above and below. Below 0 it begins below its place.
        #[serde(default, skip_serializing_if = "is_usual")]
        down: N,
        /// Frames once round. 0: 256 frames.
        #[serde(default, skip_serializing_if = "is_usual")]
        period: N,
    },
    /// On a chain below its place, to and fro.
    Pendulum {
        /// Pixels from its place to its centre.
        #[serde(default, skip_serializing_if = "is_usual")]
        length: N,
        /// The swing to either side, in percent of a quarter turn.
        #[serde(default, skip_serializing_if = "is_usual")]
        reach: N,
        /// Frames there and back. 0: in time with all others.
        #[serde(default, skip_serializing_if = "is_usual")]
        period: N,
    },
    /// From point to point in straight lines. Its place is the point before the first one; it begins where it is and goes to
    /// the first one.
    Path {
        /// The points, pixels from its place: right and down. At most 32.
        #[serde(
            default = "Vec::<[N; 2]>::new",
            deserialize_with = "capped::<_, _, MOST_POINTS>",
            skip_serializing_if = "Vec::is_empty"
        )]
        points: Vec<[N; 2]>,
        /// The speed, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
        /// Frames of rest at each point.
        #[serde(default, skip_serializing_if = "is_usual")]
        wait: N,
        /// The end of the path.
        #[serde(default, skip_serializing_if = "is_usual")]
        end: PathEnd,
        /// Whether it leaves and reaches each point slowly.
        #[serde(default, skip_serializing_if = "is_usual")]
        smooth: bool,
    },
    /// Along the ground, the way it faces.
    Walk {
        /// The speed, 1/256 pixel a frame. Below 0 it walks backwards.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
        /// Pixels from its centre to its feet. 0: half its height.
        #[serde(default, skip_serializing_if = "is_usual")]
        feet: N,
        /// Whether it turns at edges and walls. If not, it falls off edges and stops at walls.
        #[serde(default, skip_serializing_if = "is_usual")]
        turns: bool,
        /// Whether walls do not stop it.
        #[serde(default, skip_serializing_if = "is_usual")]
        passes_walls: bool,
    },
    /// By its speeds, and faster downwards in each frame.
    Fall {
        /// The gain of speed downwards, 1/256 pixel a frame in each frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        gravity: N,
        /// Pixels from its centre to its feet. 0: half its height.
        #[serde(default, skip_serializing_if = "is_usual")]
        feet: N,
        /// Whether the ground stops it.
        #[serde(default, skip_serializing_if = "is_usual")]
        lands: bool,
    },
    /// By its speeds, straight on.
    Fly,
    /// Towards the nearer player.
    Chase {
        /// The greatest speed along either axis, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
        /// The gain of speed towards the player, 1/256 pixel a frame in each frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        acceleration: N,
    },
    /// Down while a player stands on it, then back up.
    Sink {
        /// Pixels that it sinks at most. Below 0 it rises.
        #[serde(default, skip_serializing_if = "is_usual")]
        depth: N,
        /// The speed, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
    },
}

/// The end of a path.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PathEnd {
    /// The object stays there.
    #[default]
    Stop,
    /// The object returns to its place and goes round again.
    Loop,
    /// The object goes back from point to point to its place, and then on again.
    Back,
}

impl PathEnd {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Stop, Self::Loop, Self::Back];
}

impl<N> OwnMotion<N> {
    /// Returns the same motion with other numbers.
    pub fn map<M>(&self, mut number: impl FnMut(&N) -> M) -> OwnMotion<M> {
        match self {
            Self::Still => OwnMotion::Still,
            Self::Swing { across, down, period } => {
                OwnMotion::Swing { across: number(across), down: number(down), period: number(period) }
            }
            Self::Circle { across, down, period } => {
                OwnMotion::Circle { across: number(across), down: number(down), period: number(period) }
            }
            Self::Pendulum { length, reach, period } => {
                OwnMotion::Pendulum { length: number(length), reach: number(reach), period: number(period) }
            }
            Self::Path { points, speed, wait, end, smooth } => OwnMotion::Path {
                points: points.iter().map(|[x, y]| [number(x), number(y)]).collect(),
                speed: number(speed),
                wait: number(wait),
                end: *end,
                smooth: *smooth,
            },
            Self::Walk { speed, feet, turns, passes_walls } => {
                OwnMotion::Walk { speed: number(speed), feet: number(feet), turns: *turns, passes_walls: *passes_walls }
            }
            Self::Fall { gravity, feet, lands } => {
                OwnMotion::Fall { gravity: number(gravity), feet: number(feet), lands: *lands }
            }
            Self::Fly => OwnMotion::Fly,
            Self::Chase { speed, acceleration } => {
                OwnMotion::Chase { speed: number(speed), acceleration: number(acceleration) }
            }
            Self::Sink { depth, speed } => OwnMotion::Sink { depth: number(depth), speed: number(speed) },
        }
    }

    /// Returns true if objects have a phase: all that swing.
    pub const fn has_phase(&self) -> bool {
        matches!(self, Self::Swing { .. } | Self::Circle { .. } | Self::Pendulum { .. })
    }

    /// Returns true if the object can go anywhere, so that its own column decides whether it is near the screen.
    pub const fn roams(&self) -> bool {
        matches!(self, Self::Walk { .. } | Self::Fall { .. } | Self::Fly | Self::Chase { .. })
    }

    /// Returns true if the object moves by itself, or under a player.
    pub const fn moves(&self) -> bool {
        !matches!(self, Self::Still)
    }
}

/// A distance in the range of motions.
const fn way(number: i32) -> i32 {
    if number < -MOST_WAY {
        -MOST_WAY
    } else if number > MOST_WAY {
        MOST_WAY
    } else {
        number
    }
}

/// A period in its range.
pub(crate) const fn period_of(number: i32) -> i32 {
    if number < 0 {
        0
    } else if number > MOST_PERIOD {
        MOST_PERIOD
    } else {
        number
    }
}

impl OwnMotion<i32> {
    /// Returns the greatest distances from its place, pixels: across and down. 0 for objects that roam, and for those that
    /// stay.
    pub fn reach(&self) -> (u16, u16) {
        let side = |number: i32| way(number).unsigned_abs() as u16;
        match self {
            Self::Swing { across, down, .. } | Self::Circle { across, down, .. } => (side(*across), side(*down)),
            Self::Pendulum { length, .. } => (side(*length), side(*length)),
            Self::Path { points, .. } => {
                let most = |axis: usize| points.iter().map(|point| side(point[axis])).max().unwrap_or(0);
                (most(0), most(1))
            }
            Self::Sink { depth, .. } => (0, side(*depth)),
            Self::Still | Self::Walk { .. } | Self::Fall { .. } | Self::Fly | Self::Chase { .. } => (0, 0),
        }
    }

    /// Adds places of the motion's line, from its beginning to its end, pixels from the object's place. Nothing for objects
    /// that stay, and for those that roam.
    pub fn places(&self, mut add: impl FnMut([i32; 2])) {
        match self {
            Self::Swing { across, down, .. } => {
                [0, 128].into_iter().for_each(|end| add(swung((*across, *down), end)));
            }
            Self::Circle { across, down, .. } => {
                (0..=32).for_each(|n| add(turned((*across, *down), 0, n * 8, 0)));
            }
            Self::Pendulum { length, reach, .. } => {
                (0..=128).step_by(8).for_each(|swing| add(hung(*length, *reach, swing)));
            }
            Self::Path { points, end, .. } => {
                add([0, 0]);
                points.iter().for_each(|[x, y]| add([way(*x), way(*y)]));
                if *end == PathEnd::Loop {
                    add([0, 0]);
                }
            }
            Self::Sink { depth, .. } => [0, way(*depth)].into_iter().for_each(|y| add([0, y])),
            Self::Still | Self::Walk { .. } | Self::Fall { .. } | Self::Fly | Self::Chase { .. } => {}
        }
    }
}

/// Returns the way from its place, pixels, on a swing whose oscillator has the value `oscillator`, 0 to 128.
///
/// Guide: Game Objects > Platforms
pub(crate) fn swung((across, down): (i32, i32), oscillator: i32) -> [i32; 2] {
    let part = |whole: i32| (way(whole) * (oscillator - 64)) >> 6;
    [part(across), part(down)]
}

/// Returns the way from its place, pixels, on a circle in a frame. `phase` is in 256ths of the circle.
pub(crate) fn turned((across, down): (i32, i32), period: i32, frame: u32, phase: u8) -> [i32; 2] {
    let period = if period <= 0 { SHARED_PERIOD } else { period_of(period) };
    let turn = u64::from(frame % period.unsigned_abs()) * 256 / u64::from(period.unsigned_abs());
    let angle = Angle((turn as u8).wrapping_add(phase));
    let part = |whole: i32, of: i16| (way(whole) * i32::from(of)) >> 8;
    [part(across, angle.sin()), part(down, angle.cos().wrapping_neg())]
}

/// Returns the way from its place, pixels, on a chain whose oscillator has the value `oscillator`, 0 to 128.
///
/// Guide: Game Objects > Swinging Platforms
pub(crate) fn hung(length: i32, reach: i32, oscillator: i32) -> [i32; 2] {
    let angle = Angle((64 + (oscillator - 64) * reach.clamp(0, 200) / 100) as u8);
    let part = |of: i16| (i32::from(of) * way(length)) >> 8;
    [part(angle.cos()), part(angle.sin())]
}

/// Returns a point of a path in range.
pub(crate) const fn point_of([x, y]: [i32; 2]) -> [i32; 2] {
    [way(x), way(y)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swing_and_a_circle_go_as_far_as_they_say() {
        assert_eq!([0, 64, 128].map(|at| swung((64, -32), at)), [[-64, 32], [0, 0], [64, -32]]);
        let round = (40, 20);
        assert_eq!([0, 25, 50, 75].map(|frame| turned(round, 100, frame, 0)), [[0, -20], [40, 0], [0, 20], [-40, 0]]);
        assert_eq!(turned(round, 100, 0, 64), [40, 0]);
        assert_eq!(turned((-40, 20), 100, 25, 0), [-40, 0], "the other way round");
        assert_eq!([0, 64, 128].map(|at| hung(72, 100, at)), [[72, 0], [0, 72], [-72, 0]]);
        assert_eq!(hung(72, 0, 0), [0, 72], "a chain without a swing hangs straight down");
    }

    #[test]
    fn a_motion_reaches_as_far_as_its_line() {
        let path = OwnMotion::Path {
            points: vec![[0, -64], [200, -64], [i32::MIN, 5]],
            speed: 256,
            wait: 0,
            end: PathEnd::Loop,
            smooth: false,
        };
        for (motion, reach, count) in [
            (OwnMotion::Still, (0, 0), 0),
            (OwnMotion::Swing { across: 64, down: -32, period: 0 }, (64, 32), 2),
            (OwnMotion::Circle { across: -40, down: 20, period: 0 }, (40, 20), 33),
            (OwnMotion::Pendulum { length: 72, reach: 100, period: 0 }, (72, 72), 17),
            (path, (MOST_WAY as u16, 64), 5),
            (OwnMotion::Sink { depth: 24, speed: 256 }, (0, 24), 2),
            (OwnMotion::Walk { speed: 256, feet: 0, turns: true, passes_walls: false }, (0, 0), 0),
        ] {
            let mut places = Vec::new();
            motion.places(|place| places.push(place));
            assert_eq!((motion.reach(), places.len()), (reach, count), "{motion:?}");
        }
    }

    #[test]
    fn no_number_overflows_a_motion() {
        for number in [i32::MIN, -1, 0, 1, i32::MAX] {
            for at in [0, 64, 128, 255] {
                swung((number, number), at);
                turned((number, number), number, u32::MAX, at as u8);
                hung(number, number, at);
            }
        }
    }
}
