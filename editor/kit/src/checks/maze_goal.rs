//! Mazes that never end.

use super::context::{Findings, MazeContext};
use super::maze_reach::{Reach, cells};
use super::problem::Place;
use super::{Check, Scope, Severity};
use sim::maze::Block;

pub(crate) const CHECK: Check = Check {
    name: "maze-goal",
    title: "Maze without an end",
    why: "Only a goal or an emerald ends a maze. If the player can reach neither, also through glass and ghost blocks, the maze goes on for ever. A way needs two free cells.",
    advice: "Place a goal or an emerald that the player can reach.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let Some(reach) = Reach::of(cx.data) else { return };
    let ends = |block: &Block| matches!(block, Block::Goal | Block::Emerald(_));
    let is_reached = |(cell, block)| match block {
        Block::Goal => reach.meets(cell),
        _ => reach.holds(cell),
    };
    let all: Vec<_> = cells(&cx.data.grid).filter(|(_, block)| ends(block)).collect();
    let what = match all.is_empty() {
        true => "The maze has neither a goal nor an emerald.",
        false if !all.into_iter().any(is_reached) => "The player reaches no goal and no emerald of the maze.",
        false => return,
    };
    out.add(Place::Level(cx.data.key.clone()), what);
}
