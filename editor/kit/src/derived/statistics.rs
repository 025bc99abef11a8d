//! Statistics of levels: their size, what they are built of, their objects by kind, and the times of their runs.

use crate::drawing::replace::name_of;
use sim::objects::Placements;
use sim::objects::originals::ring_places;
use sim::project::{LevelData, Project, Run};
use sim::replay::frame_count;
use std::collections::{BTreeMap, BTreeSet};

/// The statistics of one level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LevelStatistics {
    /// Columns and rows in chunks.
    pub chunks: (u32, u32),
    /// Columns and rows in pixels.
    pub pixels: (u64, u64),
    /// Cells that have a block.
    pub blocks: usize,
    /// Numbers of blocks that it has, each counted once.
    pub different_blocks: usize,
    /// Numbers of chunks that it has, each counted once; the empty one does not count.
    pub different_chunks: usize,
    /// Placed objects.
    pub objects: usize,
    /// Objects by the name of their kind in files, the most frequent first.
    pub kinds: Vec<(String, usize)>,
    /// Rings that are placed, each ring of a line or an arc counted.
    pub rings: usize,
    /// Layer switchers.
    pub switchers: usize,
    /// Shapes that are not baked.
    pub shapes: usize,
    /// Starts, the level's own among them.
    pub starts: usize,
    /// Runs, in the order of the project.
    pub runs: Vec<RunTime>,
}

/// The time of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunTime {
    /// The name of the run.
    pub key: String,
    /// Frames that it has inputs for.
    pub frames: u32,
    /// Frames in which it has to reach the goal, if it says so.
    pub within: Option<u32>,
}

impl LevelStatistics {
    /// Counts a level of a project.
    pub fn of(project: &Project, level: &LevelData) -> Self {
        let places = (0..level.layout.height()).flat_map(|y| level.layout.row(y));
        let mut uses: BTreeMap<u16, usize> = BTreeMap::new();
        places.for_each(|place| *uses.entry(place.chunk).or_default() += 1);
        let (mut blocks, mut different) = (0, BTreeSet::new());
        for (number, count) in &uses {
            let cells = project.chunk(*number).into_iter().flat_map(|chunk| &chunk.cells);
            let placed: Vec<u16> = cells.map(|cell| cell.block).filter(|block| *block != 0).collect();
            blocks += placed.len() * count;
            different.extend(placed);
        }
        let side = u64::from(project.chunk_size) * 16;
        let chunks = (level.layout.width(), level.layout.height());
        let objects = Placements::new(&level.placements, &[], &project.objects);
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        for placement in &level.placements {
            *kinds.entry(name_of(placement, &project.objects)).or_default() += 1;
        }
        let mut kinds: Vec<_> = kinds.into_iter().collect();
        kinds.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
        let time =
            |run: &Run| RunTime { key: run.key.clone(), frames: frame_count(&run.inputs), within: run.expect.within };
        let runs = project.runs.iter().filter(|run| run.level == level.key);
        Self {
            chunks,
            pixels: (u64::from(chunks.0) * side, u64::from(chunks.1) * side),
            blocks,
            different_blocks: different.len(),
            different_chunks: uses.keys().filter(|number| **number != 0).count(),
            objects: level.placements.len(),
            kinds,
            rings: objects.list().iter().filter_map(ring_places).map(|rings| rings.len()).sum(),
            switchers: level.switchers.len(),
            shapes: level.shapes.len(),
            starts: 1 + level.starts.len(),
            runs: runs.map(|run| time(run)).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::{LayerSwitcher, NamedStart, Placement};
    use sim::tiles::{Cell, Chunk, LayoutCell};
    use std::sync::Arc;

    #[test]
    fn a_level_is_counted() {
        let mut chunk = Chunk { cells: vec![Cell::default(); 64], ..Chunk::default() };
        (chunk.cells[0].block, chunk.cells[1].block, chunk.cells[9].block) = (3, 3, 7);
        let mut project =
            Project { chunk_size: 8, chunks: Arc::new(vec![Arc::default(), Arc::new(chunk)]), ..Project::default() };
        let mut level = project.empty_level("a", "a", 5, 2);
        for (x, y) in [(0, 0), (3, 1)] {
            level.layout.set(x, y, LayoutCell { chunk: 1, is_loop: false });
        }
        let object = |kind: &str| Placement { kind: kind.to_owned(), ..Placement::default() };
        level.placements = ["ring", "ring_line", "spring", "ring", "sonic1:7F"].map(object).to_vec();
        level.switchers.push(LayerSwitcher::default());
        level.starts.push(NamedStart::default());
        let run =
            |level: &str, inputs| Arc::new(Run { key: "r".into(), level: level.into(), inputs, ..Run::default() });
        project.runs = vec![run("a", vec![(1, 60), (2, 5)]), run("b", vec![(0, 9)])];
        let counted = LevelStatistics::of(&project, &level);
        let kinds: Vec<_> = counted.kinds.iter().map(|(name, count)| (name.as_str(), *count)).collect();
        assert_eq!(kinds, [("ring", 2), ("ring_line", 1), ("sonic1:7F", 1), ("spring", 1)]);
        let line = ring_places(&Placements::new(&[object("ring_line")], &[], &project.objects).list()[0]);
        assert_eq!(counted.rings, 2 + line.expect("rings").len());
        assert_eq!((counted.chunks, counted.pixels), ((5, 2), (640, 256)));
        assert_eq!((counted.blocks, counted.different_blocks, counted.different_chunks), (6, 2, 1));
        assert_eq!((counted.objects, counted.switchers, counted.starts, counted.shapes), (5, 1, 2, 0));
        assert_eq!(counted.runs, [RunTime { key: "r".into(), frames: 65, within: None }]);
    }
}
