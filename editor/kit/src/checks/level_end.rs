//! The right end of a level: whether the player can run out of it, and goal posts that are far from it.

use super::context::{Findings, LevelContext};
use super::problem::Place;
use super::things_in_walls::place_of;
use super::{Check, Scope, Severity};
use crate::document::Edit;
use sim::objects::KindId;
use sim::player::characters::standing;
use sim::project::{Bounds, Placement};
use sim::ruleset::{Character, Form};
use sim::tiles::{TILE, TileLayer};

pub(crate) const CHECK: Check = Check {
    name: "level-end",
    title: "Right end of the level",
    why: "The player can go a little further right than the last screen shows. If the ground ends there, he falls out of \
          the level. Also, a goal post locks the camera at the right end at once: one farther left pulls the player there.",
    advice: "Move the right limit of the camera, or the goal post.",
    severity: Severity::Hint,
    usual: true,
    scope: Scope::Level(run),
};

/// Pixels from the camera's right limit to where a goal post pulls the player at least.
const PULLS_TO: i32 = 16;
/// Pixels from the screen's left edge to a player who runs right.
const AHEAD: i32 = 160;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (width, height) = cx.size();
    let (bounds, level) = (cx.data.bounds, || cx.data.key.clone());
    let farthest = bounds.right.saturating_add(cx.level.ruleset.right_bound.into());
    let feet = farthest.saturating_add(i32::from(standing(Character::Sonic, Form::Normal).width));
    let right = Bounds::inside(width, height).right.max(bounds.left);
    if feet >= width && right < bounds.right && ground_goes_on(cx) {
        let edit = Edit::SetBounds { level: level(), bounds: Bounds { right, ..bounds } };
        out.add(Place::Level(level()), "The player can run off the ground at the right end of the level.")
            .fix(format!("Stop the camera at {right}"), vec![edit]);
    }
    for placement in cx.data.placements.iter().filter(|placement| is_goal_post(cx, placement)) {
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

fn is_goal_post(cx: &LevelContext<'_>, placement: &Placement) -> bool {
    let placed = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index));
    placed.is_some_and(|placed| placed.kind == KindId::GoalPost)
}

/// Somewhere in the last column of blocks one can walk, with room for a player.
fn ground_goes_on(cx: &LevelContext<'_>) -> bool {
    let (columns, rows) = cx.size_in_blocks();
    let room = 2 * i32::from(standing(Character::Sonic, Form::Normal).height) / TILE + 1;
    [TileLayer::A, TileLayer::B].into_iter().any(|layer| {
        let is_ground = |y: i32| cx.level.shape_at(layer, columns - 1, y).1.top;
        // What reaches up to the top of the level is a wall.
        (1..rows).any(|y| is_ground(y) && !(1..=room).any(|above| is_ground(y - above)))
    })
}
