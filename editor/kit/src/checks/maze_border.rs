//! Mazes that the player falls out of.

use super::context::{Findings, MazeContext};
use super::maze_reach::{CellAt, Reach, area_of, cells};
use super::problem::Place;
use super::{Check, Scope, Severity};
use crate::document::Edit;
use sim::maze::{Block, block};

pub(crate) const CHECK: Check = Check {
    name: "maze-border",
    title: "Open border of a maze",
    why: "The player can leave the cells of the maze. Outside of them there is nothing, and nobody comes back.",
    advice: "Close the border with walls, also behind glass and ghost blocks.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let grid = &cx.data.grid;
    let Some(reach) = Reach::of(cx.data).filter(|reach| reach.leaves(grid)) else { return };
    let is_border = |(column, row): CellAt| {
        column == 0 || row == 0 || column + 1 == i32::from(grid.columns()) || row + 1 == i32::from(grid.rows())
    };
    let is_gap = |(cell, found): &(CellAt, Block)| {
        let stays = block::is_solid(found.id()) && !matches!(found, Block::Glass(_));
        is_border(*cell) && !stays && reach.holds(*cell)
    };
    let gaps: Vec<CellAt> = cells(grid).filter(is_gap).map(|(cell, _)| cell).collect();
    // A start outside of all cells has its own check.
    let Some(first) = gaps.first() else { return };
    let walls = gaps.iter().filter_map(|(column, row)| {
        Some((u16::try_from(*column).ok()?, u16::try_from(*row).ok()?, Block::Wall(1).id()))
    });
    let edit = Edit::SetMazeCells { maze: cx.data.key.clone(), cells: walls.collect() };
    let place = Place::Area { level: cx.data.key.clone(), area: area_of(*first), layer: None };
    out.add(place, "The player can leave the maze here.").decision("Close the border with walls", vec![edit]);
}
