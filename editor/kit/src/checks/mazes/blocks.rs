//! Cells of mazes with numbers that only play puts there.

use crate::checks::context::{Findings, MazeContext};
use crate::checks::mazes::reach::{area_of, cells};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::maze::MazeBlock;

pub(crate) const CHECK: Check = Check {
    name: "maze-block",
    title: "Blocks that only play creates",
    why: "The numbers 31 to 33, 42 to 49 and 4B to 4E are pictures of something just hit or taken. Placed in a maze they never change, and some are solid.",
    advice: "Empty the cell, or place another block there.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    for (cell @ (column, row), block) in cells(&cx.data.grid).filter(|(_, block)| !block.can_be_placed()) {
        let level = cx.data.key.clone();
        let place = Place::Area { level: level.clone(), area: area_of(cell), layer: None };
        let finding = out.add(place, format!("The cell {column},{row} has the number {:02X}.", block.id()));
        if let (Ok(column), Ok(row)) = (column.try_into(), row.try_into()) {
            let edit = Edit::SetMazeCells { maze: level, cells: vec![(column, row, MazeBlock::Empty.id())] };
            finding.fix("Empty the cell", vec![edit]);
        }
    }
}
