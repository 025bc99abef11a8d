//! Loop marks in the layout that do nothing, and loops without one (Sonic 1 and CD).

use crate::checks::context::{Findings, LevelContext};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::Area;
use sim::tiles::{ChunkRole, LayoutCell, TILE};

pub(crate) const CHECK: Check = Check {
    name: "loop-mark",
    title: "Loop marks",
    why: "In Sonic 1 and CD a place of the layout that is marked as a loop shows another chunk on the low plane, and a chunk \
          that is a loop moves the player between the planes, if its place is marked. One without the other breaks the loop; with two layers, marks do nothing at all.",
    advice: "Mark the places of chunks that are loops, and no others.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let swaps = cx.level.ruleset.swaps_chunks();
    let side = i32::from(cx.project.chunk_size) * TILE;
    for y in 0..cx.data.layout.height() {
        for (x, cell) in (0..).zip(cx.data.layout.row(y)) {
            let chunk = cx.project.chunk(cell.chunk);
            let role = chunk.map_or(ChunkRole::Plain, |chunk| chunk.role);
            let is_loop = matches!(role, ChunkRole::Loop | ChunkRole::LoopHighInAir);
            let (what, severity) = match (swaps, is_loop, cell.is_loop) {
                (true, true, false) => (
                    "This chunk is a loop, but its place is not marked as one: no player gets round it.",
                    Severity::Warning,
                ),
                (true, false, true) => (
                    "This place is marked as a loop, but its chunk is not a loop: a player on the low plane meets another chunk here and never comes back to the high plane.",
                    Severity::Warning,
                ),
                (false, _, true) => {
                    ("This place is marked as a loop; with two layers that means nothing.", Severity::Hint)
                }
                _ => continue,
            };
            let area = Area { x: x as i32 * side, y: y as i32 * side, width: side, height: side };
            let turned = LayoutCell { is_loop: !cell.is_loop, ..cell };
            let label = if cell.is_loop { "Delete the mark" } else { "Mark as a loop" };
            let edit = Edit::SetLayout { level: cx.data.key.clone(), cells: vec![(x, y, turned)] };
            out.add(cx.area(area, None), what).severity(severity).fix(label, vec![edit]);
        }
    }
}
