//! Mazes that nobody can begin.

use crate::checks::context::{Findings, MazeContext};
use crate::checks::mazes::reach::{area_at, free_place};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use sim::maze::grid::checked_cell;
use sim::project::MazeData;

pub(crate) const CHECK: Check = Check {
    name: "maze-start",
    title: "Start of a maze",
    why: "A maze without a start cannot be played. A player who begins inside a wall cannot move, and one who begins outside of the cells falls for ever.",
    advice: "Set the start to a place with two free cells each way.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let (level, grid) = (cx.data.key.clone(), &cx.data.grid);
    let (place, what) = match cx.data.start {
        None => (Place::Level(level), "The maze has no start."),
        Some((x, y)) => {
            let place = Place::Thing { level, thing: Thing::Start, area: area_at((x.into(), y.into())) };
            let (column, row) = checked_cell(x, y);
            let is_inside =
                (0..i32::from(grid.columns())).contains(&column) && (0..i32::from(grid.rows())).contains(&row);
            match grid.solid_at(x, y) {
                Some(_) => (place, "The start is inside a solid block."),
                None if !is_inside => (place, "The start is outside of the cells."),
                None => return,
            }
        }
    };
    let finding = out.add(place, what);
    if let Some((x, y)) = free_place(cx.data) {
        let data = MazeData { start: Some((x, y)), ..cx.data.clone() };
        finding.fix(format!("Start at {x}, {y}"), vec![cx.replaced(data)]);
    }
}
