//! Mazes that the player falls out of.

use crate::checks::context::{Findings, MazeContext};
use crate::checks::mazes::reach::{self, CellAt, Reach, area_at, area_of, cells, is_within};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::{Blocks, Edit};
use sim::maze::grid::checked_cell;
use sim::maze::{MazeBlock, block};
use sim::project::MazeData;

pub(crate) const CHECK: Check = Check {
    name: "maze-border",
    title: "Open border of a maze",
    why: "The player can leave the maze: its walls are open, or the start is outside of them. Around all blocks there is nothing to land on.",
    advice: "Close the border with walls, also behind glass and ghost blocks, or put the start inside.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Maze(run),
};

fn run(cx: &MazeContext<'_>, out: &mut Findings<'_>) {
    let (grid, key) = (&cx.data.grid, &cx.data.key);
    let (Some(reach), Some((x, y))) = (Reach::of(cx.data), cx.data.start) else { return };
    let all = Blocks { left: 0, top: 0, right: grid.columns().into(), bottom: grid.rows().into() };
    // The originals keep a maze in a larger grid: what is around all of its blocks is outside already.
    let built = reach::built(grid).filter(|built| is_within(checked_cell(x, y), *built)).unwrap_or(all);
    if !reach.leaves(built) {
        return;
    }
    if let Some(start) = reach::place_inside(cx.data) {
        let place = Place::Thing { level: key.clone(), thing: Thing::Start, area: area_at((x.into(), y.into())) };
        let data = MazeData { start: Some(start), ..cx.data.clone() };
        let finding = out.add(place, "The start is outside of the walls, and the player can leave the maze.");
        finding.decision(format!("Start at {}, {}", start.0, start.1), vec![cx.replaced(data)]);
        return;
    }
    let is_border = |(column, row): CellAt| {
        let is_inside = (built.left..built.right).contains(&column) && (built.top..built.bottom).contains(&row);
        let is_side = [built.left, built.right - 1].contains(&column) || [built.top, built.bottom - 1].contains(&row);
        is_inside && is_side
    };
    let is_gap = |(cell, found): &(CellAt, MazeBlock)| {
        let stays = block::is_solid(found.id()) && !matches!(found, MazeBlock::Glass(_));
        is_border(*cell) && !stays && reach.holds(*cell)
    };
    let gaps: Vec<CellAt> = cells(grid).filter(is_gap).map(|(cell, _)| cell).collect();
    // A start outside of all cells has its own check.
    let Some(nearest) = gaps.iter().min_by_key(|cell| reach.order(**cell)) else { return };
    let walls = gaps.iter().filter_map(|(column, row)| {
        Some((u16::try_from(*column).ok()?, u16::try_from(*row).ok()?, MazeBlock::Wall(1).id()))
    });
    let edit = Edit::SetMazeCells { maze: key.clone(), cells: walls.collect() };
    let place = Place::Area { level: key.clone(), area: area_of(*nearest), layer: None };
    out.add(place, "The player can leave the maze here.").decision("Close the border with walls", vec![edit]);
}
