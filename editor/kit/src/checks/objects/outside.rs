//! Things outside their level.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::loops::switcher_paths;
use crate::checks::objects::{place_of, replace};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::document::custom_kinds::title;
use sim::camera::{Screen, WRAPS};
use sim::project::{Bounds, Placement};

pub(crate) const CHECK: Check = Check {
    name: "outside",
    title: "Outside the level",
    why: "Things beyond the edges of a level are never reached, and a camera that goes beyond the level shows nothing \
          there.",
    advice: "Move it into the level, or delete it.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (width, height) = cx.size();
    let is_inside = |x: i32, y: i32| (0..width).contains(&x) && (cx.data.wrap_y.is_some() || (0..height).contains(&y));
    let level = || cx.data.key.clone();
    for switcher in cx.data.switchers.iter().filter(|switcher| !is_inside(switcher.x, switcher.y)) {
        let edit = Edit::SetSwitcher { level: level(), id: switcher.id, switcher: None };
        let place = switcher_paths::place_of(cx, switcher);
        out.add(place, "The layer switcher is outside the level.").fix("Delete the switcher", vec![edit]);
    }
    for (n, placement) in cx.data.placements.iter().enumerate() {
        let (x, y) = (placement.x, placement.y);
        if is_inside(x, y) {
            continue;
        }
        let inside =
            Placement { x: x.clamp(0, (width - 1).max(0)), y: y.clamp(0, (height - 1).max(0)), ..placement.clone() };
        let what = format!("{} is outside the level.", title(placement, &cx.project.objects));
        let place = place_of(cx, placement);
        out.add(place, what).severity(Severity::Hint).fix("Move it to the edge", replace(cx, n, inside));
    }
    if let Some(goal) = cx.data.goal.filter(|goal| goal.width > 0 && goal.height > 0) {
        let reaches = |from: i32, by: i32, size: i32| from < size && from.saturating_add(by) > 0;
        let meets =
            reaches(goal.x, goal.width, width) && (cx.data.wrap_y.is_some() || reaches(goal.y, goal.height, height));
        if !meets {
            let place = Place::Thing { level: level(), thing: Thing::Goal, area: goal };
            let edit = Edit::SetGoal { level: level(), goal: None };
            out.add(place, "The goal is outside the level and cannot be reached.").fix("Delete the goal", vec![edit]);
        }
    }
    bounds(cx, out);
}

fn bounds(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let old = cx.data.bounds;
    let (width, height) = cx.size();
    let right = (width - i32::from(Screen::ORIGINAL.width)).max(0);
    let bottom = (height - i32::from(Screen::ORIGINAL.height)).max(0);
    let wraps = cx.data.wrap_y.is_some() || old.top == WRAPS;
    let new = Bounds {
        left: old.left.clamp(0, right),
        right: old.right.clamp(0, right),
        top: if wraps { old.top } else { old.top.clamp(0, bottom) },
        bottom: if wraps { old.bottom } else { old.bottom.clamp(0, bottom) },
    };
    if new != old {
        let what = "The camera may go beyond the level, and would show nothing there.";
        let edit = Edit::SetBounds { level: cx.data.key.clone(), bounds: new };
        out.add(Place::Level(cx.data.key.clone()), what)
            .severity(Severity::Hint)
            .advice("Keep the bounds of the camera within the level.")
            .fix("Keep the camera in the level", vec![edit]);
    }
}
