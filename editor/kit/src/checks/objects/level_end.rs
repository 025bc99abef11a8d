//! The end of a level: whether the player can run out of it, goal posts that are far from it, and goals beyond the
//! camera's limits.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::camera::{Screen, WRAPS};
use sim::objects::KindId;
use sim::player::characters::standing;
use sim::project::{Area, Bounds, Placement};
use sim::ruleset::{Character, Form};
use sim::tiles::{TILE, TileLayer};

pub(crate) const CHECK: Check = Check {
    name: "level-end",
    title: "Right end of the level",
    why: "The player can go a little further right than the last screen shows. If the ground ends there, he falls out of \
          the level. A goal beyond the limits of the camera is never reached. Also, a goal post locks the camera at the right \
          end at once: one farther left pulls the player there.",
    advice: "Move the limit of the camera, or the goal.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Level(run),
};

/// Pixels from the camera's right limit to where a goal post pulls the player at least.
const PULLS_TO: i32 = 16;
/// Pixels from the camera's left limit to the player's.
const LEFT_BOUND: i32 = 16;
/// Half the width of a capsule.
const CAPSULE: i32 = 32;
/// Pixels from the screen's left edge to a player who runs right.
const AHEAD: i32 = 160;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (width, height) = cx.size();
    let (bounds, level) = (cx.data.bounds, || cx.data.key.clone());
    let farthest = bounds.right.saturating_add(cx.level.ruleset.right_bound.into());
    let feet = farthest.saturating_add(i32::from(standing(&cx.level.ruleset, Character::Sonic, Form::Normal).width));
    let right = Bounds::inside(width, height).right.max(bounds.left);
    if feet >= width && right < bounds.right && ground_goes_on(cx) {
        let edit = Edit::SetBounds { level: level(), bounds: Bounds { right, ..bounds } };
        out.add(Place::Level(level()), "The player can run off the ground at the right end of the level.")
            .fix(format!("Stop the camera at {right}"), vec![edit]);
    }
    beyond_limits(cx, out);
    for placement in cx.data.placements.iter().filter(|placement| is_of(cx, placement, &[KindId::GoalPost])) {
        let pulled = bounds.right.saturating_add(PULLS_TO).saturating_sub(placement.x);
        if pulled > 0 {
            let right = placement.x.saturating_sub(AHEAD).max(bounds.left);
            let edit = Edit::SetBounds { level: level(), bounds: Bounds { right, ..bounds } };
            let what =
                format!("The goal post is not in the last screen: it pulls the player {pulled} pixels to the right.");
            out.add(place_of(cx, placement), what).decision("End the level at it", vec![edit]);
        }
    }
}

/// Goals that the limits of the camera keep every player from, whichever of them hold on the way.
fn beyond_limits(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (bounds, changes) = (cx.data.bounds, &cx.data.limit_changes);
    let least = |usual: i32, changed: &mut dyn Iterator<Item = i32>| changed.fold(usual, i32::min);
    let most = |usual: i32, changed: &mut dyn Iterator<Item = i32>| changed.fold(usual, i32::max);
    let left = least(bounds.left, &mut changes.iter().filter_map(|change| change.left)).saturating_add(LEFT_BOUND);
    let right = most(bounds.right, &mut changes.iter().filter_map(|change| change.right))
        .saturating_add(cx.level.ruleset.right_bound.into());
    let bottom = most(bounds.bottom, &mut changes.iter().filter_map(|change| change.bottom))
        .saturating_add(i32::from(Screen::ORIGINAL.height));
    let posts =
        cx.data.placements.iter().filter(|placement| is_of(cx, placement, &[KindId::GoalPost, KindId::Capsule]));
    let posts = posts.map(|post| {
        let half = if is_of(cx, post, &[KindId::Capsule]) { CAPSULE } else { 0 };
        let area = Area { x: post.x.saturating_sub(half), y: post.y.saturating_sub(half), width: 2 * half, height: 1 };
        (place_of(cx, post), area)
    });
    let goal = cx.data.goal;
    let goal = goal.map(|area| (Place::Thing { level: cx.data.key.clone(), thing: Thing::Goal, area }, area));
    for (place, area) in goal.into_iter().chain(posts) {
        let falls = cx.data.wrap_y.is_none() && bounds.top != WRAPS;
        let (what, label) = if area.x > right {
            (
                format!("It is out of reach: the right limit of the camera stops the player at x {right}."),
                "Move the right limit of the camera",
            )
        } else if area.x.saturating_add(area.width) < left {
            (
                format!("It is out of reach: the left limit of the camera stops the player at x {left}."),
                "Move the left limit of the camera",
            )
        } else if falls && area.y > bottom {
            (
                format!("It is out of reach: the lower limit of the camera kills the player below y {bottom}."),
                "Move the lower limit of the camera",
            )
        } else {
            continue;
        };
        let bounds = opened(cx, area);
        let edit = Edit::SetBounds { level: cx.data.key.clone(), bounds };
        let edits = if bounds == cx.data.bounds { Vec::new() } else { vec![edit] };
        out.add(place, what).severity(Severity::Error).fix(label, edits);
    }
}

/// The limits of the camera, moved as far as a goal needs it and the level allows.
fn opened(cx: &LevelContext<'_>, goal: Area) -> Bounds {
    let (old, (width, height)) = (cx.data.bounds, cx.size());
    let inside = Bounds::inside(width, height);
    let wanted = Bounds {
        left: goal.x.saturating_sub(AHEAD).max(inside.left),
        right: goal.x.saturating_sub(AHEAD).min(inside.right),
        bottom: goal.y.saturating_sub(i32::from(Screen::ORIGINAL.height) / 2).min(inside.bottom),
        ..old
    };
    Bounds {
        left: old.left.min(wanted.left),
        right: old.right.max(wanted.right),
        bottom: old.bottom.max(wanted.bottom),
        ..old
    }
}

fn is_of(cx: &LevelContext<'_>, placement: &Placement, kinds: &[KindId]) -> bool {
    let placed = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index));
    placed.is_some_and(|placed| kinds.contains(&placed.kind))
}

/// Somewhere in the last column of blocks one can walk, with room for a player.
fn ground_goes_on(cx: &LevelContext<'_>) -> bool {
    let (columns, rows) = cx.size_in_blocks();
    let room = 2 * i32::from(standing(&cx.level.ruleset, Character::Sonic, Form::Normal).height) / TILE + 1;
    [TileLayer::A, TileLayer::B].into_iter().any(|layer| {
        let is_ground = |y: i32| cx.level.shape_at(layer, columns - 1, y).1.top;
        // What reaches up to the top of the level is a wall.
        (1..rows).any(|y| is_ground(y) && !(1..=room).any(|above| is_ground(y - above)))
    })
}
