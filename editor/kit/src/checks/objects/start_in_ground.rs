//! The start in the ground, in a wall or in a ceiling.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::surface::REACH;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::level::Level;
use sim::player::characters::{push_radius, standing};
use sim::project::{Area, Start};
use sim::sensors::{Direction, Ray};
use sim::tiles::TILE;

pub(crate) const CHECK: Check = Check {
    name: "start",
    title: "Start in the ground",
    why: "A player who begins inside terrain is stuck, is thrown about or falls out of the level; one who begins over \
          nothing falls to his death.",
    advice: "Put the start on free ground.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Level(run),
};

/// The distance within which a free place is looked for, in pixels.
const FAR: i32 = 1024;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let ground = Ground::of(cx);
    if ground.lacks_ground(&cx.data.start).is_none()
        && let Some(what) = in_terrain(cx.level, &cx.data.start)
    {
        report(cx, &ground, what, out);
    }
}

/// Reports a fault of the start, with a place to stand on as its fix.
pub(in crate::checks) fn report(cx: &LevelContext<'_>, ground: &Ground<'_>, what: &str, out: &mut Findings<'_>) {
    let start = cx.data.start;
    let level = cx.data.key.clone();
    let place = Place::Thing { level: level.clone(), thing: Thing::Start, area: body(cx.level, &start) };
    let below = Area { height: cx.size().1.saturating_sub(body(cx.level, &start).y).max(0), ..body(cx.level, &start) };
    let finding = out.add(place, what).about(&cx.area(below, None));
    if let Some(free) = ground.free_place(&start) {
        let label = format!("Move the start to {}, {}", free.x, free.y);
        finding.fix(label, vec![Edit::SetStart { level, start: free }]);
    }
}

/// The rectangle that a standing player fills.
pub(in crate::checks) fn body(level: &Level, start: &Start) -> Area {
    let radii = standing(&level.ruleset, start.character, start.state.form);
    let (width, height) = (i32::from(radii.width), i32::from(radii.height));
    let (x, y) = (start.x.saturating_sub(width), start.y.saturating_sub(height));
    Area { x, y, width: 2 * width + 1, height: 2 * height + 1 }
}

/// Returns the distance of the ground below the feet; negative inside of it.
fn feet(level: &Level, start: &Start) -> i32 {
    let radii = standing(&level.ruleset, start.character, start.state.form);
    let (width, height) = (i32::from(radii.width), i32::from(radii.height));
    let cast = |aside: i32| {
        let (x, y) = (start.x.saturating_add(aside), start.y.saturating_add(height));
        level.cast(Ray::ground(x, y, Direction::Down), start.layer).distance
    };
    cast(-width).min(cast(width))
}

fn in_terrain(level: &Level, start: &Start) -> Option<&'static str> {
    let wall = |aside: i32, down: i32, way| {
        let (x, y) = (start.x.saturating_add(aside), start.y.saturating_add(down));
        level.cast(Ray::wall(x, y, way), start.layer).distance
    };
    let height = i32::from(standing(&level.ruleset, start.character, start.state.form).height);
    if feet(level, start) < -REACH {
        return Some("The player begins with his feet deep in the ground and cannot get out.");
    }
    let radius = push_radius(&level.ruleset, start.character);
    if wall(-radius, 0, Direction::Left) < 0 || wall(radius, 0, Direction::Right) < 0 {
        return Some("The player begins inside a wall.");
    }
    // The head may be up to a foot's reach in, as under any low ceiling.
    (wall(0, -height, Direction::Up) < -REACH).then_some("The player begins with his head deep in the ceiling.")
}

/// A level, as far as a start needs it.
pub(in crate::checks) struct Ground<'a> {
    level: &'a Level,
    /// Width and height, pixels.
    size: (i32, i32),
    /// True if it repeats downwards.
    repeats: bool,
}

impl<'a> Ground<'a> {
    /// The level of a check.
    pub fn of(cx: &LevelContext<'a>) -> Self {
        Self { level: cx.level, size: cx.size(), repeats: cx.data.wrap_y.is_some() }
    }

    fn fault(&self, start: &Start) -> Option<&'static str> {
        self.lacks_ground(start).or_else(|| in_terrain(self.level, start))
    }

    /// The fault of a start below which there is nothing to land on.
    pub fn lacks_ground(&self, start: &Start) -> Option<&'static str> {
        let (width, height) = self.size;
        if !(0..width).contains(&start.x) || start.y >= height {
            return Some("The start is outside the level.");
        }
        if in_terrain(self.level, start).is_some() {
            return None;
        }
        let lands = (start.y.max(-4 * TILE)..=height)
            .step_by(TILE as usize)
            .any(|y| feet(self.level, &Start { y, ..*start }) <= REACH);
        (!self.repeats && !lands).then_some("There is no ground below the start: the player falls to his death.")
    }

    /// The nearest place to stand on, above or below.
    fn free_place(&self, start: &Start) -> Option<Start> {
        let (width, height) = self.size;
        let x = start.x.clamp(TILE.min(width / 2), (width - TILE).max(width / 2));
        let from = start.y.clamp(0, height);
        let places = (0..FAR / 8).flat_map(|step| [from - step * 8, from + step * 8]);
        places.filter(|y| (0..height).contains(y)).find_map(|y| {
            let down = feet(self.level, &Start { x, y, ..*start });
            let free = Start { x, y: y + down, ..*start };
            ((-REACH..=REACH).contains(&down) && self.fault(&free).is_none()).then_some(free)
        })
    }
}

/// The place to stand on that is farthest left, but not at the very edge, in a level of that size in pixels.
pub(crate) fn first_place(level: &Level, size: (i32, i32), start: Start) -> Option<Start> {
    let ground = Ground { level, size, repeats: false };
    let columns = (2 * TILE..size.0).step_by(TILE as usize);
    columns.into_iter().find_map(|x| ground.free_place(&Start { x, ..start }))
}
