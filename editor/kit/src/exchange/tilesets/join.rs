//! Equal blocks, also mirrored: each is kept once.

use super::mask::flipped;
use sim::project::ArtCell;
use sim::tiles::Mask;
use sim::tiles::{BlockId, Cell};
use std::collections::HashMap;
use std::sync::Arc;

/// The four ways to mirror: as it is first.
pub(super) const FLIPS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

/// A picture mirrored.
pub(super) fn mirrored(art: &ArtCell, flip_x: bool, flip_y: bool) -> ArtCell {
    if !flip_x && !flip_y {
        return Arc::clone(art);
    }
    let mut new = [0; 1024];
    for (i, to) in new.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (i % 16, i / 16);
        let from = (if flip_y { 15 - y } else { y } * 16 + if flip_x { 15 - x } else { x }) * 4;
        to.copy_from_slice(&art[from..from + 4]);
    }
    Arc::new(new)
}

/// A block by what is seen and what is solid.
#[derive(Clone, PartialEq, Eq, Hash)]
pub(super) struct Look {
    pub art: ArtCell,
    pub masks: [Mask; 2],
}

impl Look {
    pub(crate) fn flipped(&self, flip_x: bool, flip_y: bool) -> Self {
        Self { art: mirrored(&self.art, flip_x, flip_y), masks: self.masks.map(|mask| flipped(&mask, flip_x, flip_y)) }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.masks == [[0; 16]; 2] && self.art.iter().all(|byte| *byte == 0)
    }
}

/// The blocks so far.
#[derive(Default)]
pub(super) struct Blocks {
    known: HashMap<Look, BlockId>,
}

impl Blocks {
    /// The block that looks like this, and how it has to be mirrored for that.
    pub(crate) fn find(&self, look: &Look) -> Option<Cell> {
        FLIPS.iter().find_map(|(flip_x, flip_y)| {
            let block = *self.known.get(&look.flipped(*flip_x, *flip_y))?;
            Some(Cell { block, flip_x: *flip_x, flip_y: *flip_y, ..Cell::default() })
        })
    }

    pub(crate) fn add(&mut self, look: Look, block: BlockId) {
        self.known.entry(look).or_insert(block);
    }
}
