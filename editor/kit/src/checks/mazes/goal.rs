//! Mazes that never end.

use crate::checks::context::{Findings, MazeContext};
use crate::checks::mazes::reach::{Reach, cells};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use sim::maze::MazeBlock;

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
    let ends = |block: MazeBlock| matches!(block, MazeBlock::Goal | MazeBlock::Emerald(_));
    let what = match cells(&cx.data.grid).any(|(_, block)| ends(block)) {
        false => "The maze has neither a goal nor an emerald.",
        true if !reach.ends(&cx.data.grid) => "The player reaches no goal and no emerald of the maze.",
        true => return,
    };
    out.add(Place::Level(cx.data.key.clone()), what);
}
