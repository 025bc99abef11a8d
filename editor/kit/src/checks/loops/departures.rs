//! The ways on which players leave a layer switcher: the places where they may be right after they crossed it, and their directions.

use crate::checks::context::LevelContext;
use crate::checks::runner::{Foothold, Runner, footholds, is_air, is_upright, reach};
use crate::checks::surface::FEET;
use sim::angle::{Angle, Mode};
use sim::project::{LayerSwitcher, Orientation};
use sim::sensors::Direction;
use sim::tiles::TileLayer;

/// Pixels a frame at which players run over a switcher.
const SPEEDS: [i16; 2] = [6, 12];
/// Pixels a frame at which they fall through a horizontal one; a jump comes up at the first.
const FALLS: [i16; 2] = [2, 12];
const JUMP: i16 = -6;
/// Surfaces of a kind that are tried at each side.
const MOST: usize = 3;
/// Pixels before and behind the line within which a surface that crosses it is looked for.
const ASIDE: i32 = 16;
/// The least part of 256 of a step along a surface that leads over the line.
const LEADS_OVER: i16 = 32;
/// Frames within which a player who came up a wall was on a floor.
const FRAMES: usize = 120;

/// The direction in which a line was crossed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    Right,
    Left,
    Down,
    Up,
}

impl Way {
    /// Over a line that runs so, to the right or below, or to the left or above.
    pub(crate) const fn over(orientation: Orientation, is_beyond: bool) -> Self {
        match (orientation, is_beyond) {
            (Orientation::Vertical, true) => Self::Right,
            (Orientation::Vertical, false) => Self::Left,
            (Orientation::Horizontal, true) => Self::Down,
            (Orientation::Horizontal, false) => Self::Up,
        }
    }

    /// To the right or below.
    pub(crate) const fn is_beyond(self) -> bool {
        matches!(self, Self::Right | Self::Down)
    }

    /// "to the right".
    pub(crate) const fn words(self) -> &'static str {
        match self {
            Self::Right => "to the right",
            Self::Left => "to the left",
            Self::Down => "downwards",
            Self::Up => "upwards",
        }
    }
}

/// A player right after he crossed a switcher.
pub(crate) struct Departure {
    /// The direction in which he crossed it.
    pub way: Way,
    /// The layer that it put him on.
    pub layer: TileLayer,
    from: From,
}

enum From {
    /// A run along a surface, at so many pixels a frame.
    Surface(Foothold, i16),
    /// A fall (a rise, if that is negative) at so many pixels a frame, the button held to the left or to the right.
    Air { centre: (i32, i32), y_speed: i16, faces_left: bool },
}

impl Departure {
    /// The player.
    pub(crate) fn runner<'a, 'b>(&self, cx: &'a LevelContext<'b>) -> Runner<'a, 'b> {
        match &self.from {
            From::Surface(foothold, speed) => Runner::on(cx, foothold, self.layer, *speed),
            From::Air { centre, y_speed, faces_left } => Runner::in_air(cx, *centre, self.layer, *y_speed, *faces_left),
        }
    }
}

/// Returns all ways on which players leave a switcher that touches the layers.
pub(crate) fn departures(cx: &LevelContext<'_>, switcher: &LayerSwitcher) -> Vec<Departure> {
    let mut found = Vec::new();
    if switcher.priority_only {
        return found;
    }
    for is_beyond in [true, false] {
        let way = Way::over(switcher.orientation, is_beyond);
        match switcher.orientation {
            Orientation::Vertical => on_floors(cx, switcher, way, &mut found),
            Orientation::Horizontal => {
                on_slopes(cx, switcher, way, &mut found);
                if !switcher.grounded_only {
                    in_air(cx, switcher, way, &mut found);
                }
            }
        }
    }
    found
}

fn layer(switcher: &LayerSwitcher, way: Way) -> TileLayer {
    if way.is_beyond() { switcher.right_or_below.layer } else { switcher.left_or_above.layer }
}

/// Floors right beside a line that stands.
fn on_floors(cx: &LevelContext<'_>, switcher: &LayerSwitcher, way: Way, found: &mut Vec<Departure>) {
    let (x, half) = (switcher.x, i32::from(switcher.half_length));
    let (x, sign) = if way.is_beyond() { (x.saturating_add(4), 1) } else { (x.saturating_sub(5), -1) };
    let heights = (switcher.y.saturating_sub(half), switcher.y.saturating_add(half));
    let layer = layer(switcher, way);
    for foothold in footholds(cx, layer, FEET[0], x, heights, MOST) {
        // At any angle: that is felt in the first step.
        let foothold = Foothold { angle: Angle::FLOOR, ..foothold };
        let all = SPEEDS.map(|speed| Departure { way, layer, from: From::Surface(foothold, speed * sign) });
        found.extend(all);
    }
}

/// Slopes, walls and curves overhead that lead over a horizontal line, if a player can come there along them.
fn on_slopes(cx: &LevelContext<'_>, switcher: &LayerSwitcher, way: Way, found: &mut Vec<Departure>) {
    let (half, layer) = (i32::from(switcher.half_length), layer(switcher, way));
    let (left, right) = (switcher.x.saturating_sub(half), switcher.x.saturating_add(half));
    let (near, far) = if way.is_beyond() { (1, ASIDE) } else { (-ASIDE, -2) };
    let (above, below) = (switcher.y.saturating_add(near), switcher.y.saturating_add(far));
    for (feet, straight) in FEET {
        let to_feet = reach(cx, feet);
        let mut places: Vec<Foothold> = Vec::new();
        if is_upright(feet) {
            let heights = (above.saturating_add(to_feet), below.saturating_add(to_feet));
            for x in (left..right).step_by((half as usize / 32).max(8)) {
                places.extend(footholds(cx, layer, (feet, straight), x, heights, 1));
            }
        } else {
            let widths = (left.saturating_add(to_feet), right.saturating_add(to_feet));
            let row = if way.is_beyond() { above } else { below };
            places = footholds(cx, layer, (feet, straight), row, widths, 2 * MOST);
        }
        let leading = places.into_iter().filter_map(|foothold| Some((foothold, sign(&foothold, way)?)));
        let mut tried: Vec<(i32, i32)> = Vec::new();
        for (foothold, sign) in leading {
            let is_near = |at: &(i32, i32)| at.0.abs_diff(foothold.at.0).max(at.1.abs_diff(foothold.at.1)) < 48;
            if tried.len() >= MOST || tried.iter().any(is_near) || !is_come_by(cx, &foothold, layer, -sign) {
                continue;
            }
            tried.push(foothold.at);
            let all = SPEEDS.map(|speed| Departure { way, layer, from: From::Surface(foothold, speed * sign) });
            found.extend(all);
        }
    }
}

/// The sign of the ground speed that leads this way over a line; `None` if the surface leads along it.
fn sign(foothold: &Foothold, way: Way) -> Option<i16> {
    let down = foothold.angle.sin();
    let leads = foothold.angle.mode().feet() == foothold.feet && down.abs() >= LEADS_OVER;
    leads.then_some(if (down > 0) == way.is_beyond() { 1 } else { -1 })
}

/// A player who runs back the way that a player would have come is soon on a floor: no surface that nobody gets to.
fn is_come_by(cx: &LevelContext<'_>, foothold: &Foothold, layer: TileLayer, sign: i16) -> bool {
    SPEEDS.into_iter().any(|speed| {
        let mut runner = Runner::on(cx, foothold, layer, speed * sign);
        for _ in 0..FRAMES {
            runner.step();
            let player = &runner.world.player;
            if player.airborne {
                return false;
            }
            if player.ground_angle.mode() == Mode::Floor {
                return true;
            }
        }
        false
    })
}

/// The air right above or below a horizontal line.
fn in_air(cx: &LevelContext<'_>, switcher: &LayerSwitcher, way: Way, found: &mut Vec<Departure>) {
    let (layer, half) = (layer(switcher, way), i32::from(switcher.half_length));
    let (y, speeds) = match way.is_beyond() {
        true => (switcher.y.saturating_add(1), &FALLS[..]),
        false => (switcher.y.saturating_sub(2), &[JUMP][..]),
    };
    let height = reach(cx, Direction::Down);
    for x in [-half / 2, 0, half / 2].map(|aside| switcher.x.saturating_add(aside)) {
        let fits = [-height, 0, height].into_iter().all(|dy| is_air(cx, layer, (x, y.saturating_add(dy))));
        if !fits {
            continue;
        }
        for (y_speed, faces_left) in speeds.iter().flat_map(|speed| [(*speed, false), (*speed, true)]) {
            found.push(Departure { way, layer, from: From::Air { centre: (x, y), y_speed, faces_left } });
        }
    }
}
