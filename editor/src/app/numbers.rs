//! Brush and stamps follow tilesets whose blocks get other numbers, also by undo.

use super::App;
use sim::project::Project;
use sim::tiles::{BlockId, Cell};

/// The tilesets by folder, with the number of their block 0, the last one first: of a number that two claim it has it.
#[derive(Default)]
pub(super) struct BlockNumbers {
    /// Of the document; `None` after another one was taken in hand.
    revision: Option<u64>,
    sets: Vec<(String, BlockId, usize)>,
}

impl BlockNumbers {
    fn of(project: &Project) -> Vec<(String, BlockId, usize)> {
        let sets = project.tilesets.iter().rev();
        sets.map(|set| (set.path.clone(), set.first_block, set.tileset.blocks.len())).collect()
    }
}

impl App {
    /// To be called after each command that changes the document.
    pub(super) fn follow_block_numbers(&mut self) {
        let document = self.studio.history.document();
        if self.numbers.revision == Some(document.revision()) {
            return;
        }
        let now = BlockNumbers::of(document.project());
        let before = std::mem::replace(&mut self.numbers.sets, now);
        self.numbers.revision = Some(document.revision());
        let now = &self.numbers.sets;
        let first = |path: &str| now.iter().find(|(other, ..)| other == path).map(|(_, first, _)| *first);
        if before.iter().all(|(path, old, _)| first(path).is_none_or(|new| new == *old)) {
            return;
        }
        self.studio.session.map_cells(|cell| {
            let owner = before.iter().find_map(|(path, first, count)| {
                let number = cell.block.checked_sub(*first).filter(|n| usize::from(*n) < *count && cell.block > 0)?;
                Some((path, number))
            });
            let new = owner.and_then(|(path, number)| first(path)?.checked_add(number));
            new.map_or(cell, |block| Cell { block, ..cell })
        });
    }
}
