//! Blocks with numbers: equal ones, and mirrored ones, share a number.

use rustc_hash::FxHashMap;
use sim::project::{ArtCell, Sheet};
use sim::tiles::SolidTile;
use std::sync::Arc;

/// A block of a level as it is seen: its picture, and its collision on both paths.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct DrawnBlock {
    pub art: ArtCell,
    pub solid: [SolidTile; 2],
    /// Whether it is in front of the player; false where a format says that of cells, not of blocks.
    pub front: bool,
}

impl DrawnBlock {
    /// Returns the block with the collision of the paths that count.
    fn needed(&self, needs: usize) -> Self {
        let solid = [0, 1].map(|path| if needs >> path & 1 == 1 { self.solid[path] } else { SolidTile::default() });
        Self { art: self.art.clone(), solid, front: self.front }
    }

    /// Returns the block mirrored.
    fn mirrored(&self, flip_x: bool, flip_y: bool) -> Self {
        let solid = self.solid.map(|tile| tile.flipped(flip_x, flip_y));
        Self { art: mirrored(&self.art, flip_x, flip_y), solid, front: self.front }
    }
}

/// A picture of a block, mirrored.
fn mirrored(art: &ArtCell, flip_x: bool, flip_y: bool) -> ArtCell {
    let mut made = [0; 1024];
    for (at, pixel) in made.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        let (x, y) = (at % 16, at / 16);
        let from = if flip_y { 15 - y } else { y } * 16 + if flip_x { 15 - x } else { x };
        pixel.copy_from_slice(&art[from * 4..][..4]);
    }
    Arc::new(made)
}

/// A block of the set as a cell shows it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct PlacedBlock {
    pub number: usize,
    pub flip_x: bool,
    pub flip_y: bool,
}

/// Blocks by number.
pub(crate) struct BlockSet {
    /// The blocks; block 0 is empty.
    pub blocks: Vec<DrawnBlock>,
    /// The blocks by what cells need of them: those of paths on which a cell is solid count, the others are empty in the key.
    known: [FxHashMap<DrawnBlock, PlacedBlock>; 4],
}

impl BlockSet {
    /// Begins with the empty block.
    pub(crate) fn new() -> Self {
        Self::of(vec![DrawnBlock { art: Sheet::clear(), solid: [SolidTile::default(); 2], front: false }])
    }

    /// Begins with blocks that have their numbers already.
    pub(crate) fn of(blocks: Vec<DrawnBlock>) -> Self {
        let mut set = Self { blocks, known: Default::default() };
        for number in 0..set.blocks.len() {
            set.know(number);
        }
        set
    }

    /// Notes a block of the set, for cells that need all of it and for those that need less.
    fn know(&mut self, number: usize) {
        let place = PlacedBlock { number, ..PlacedBlock::default() };
        for (needs, known) in self.known.iter_mut().enumerate() {
            known.entry(self.blocks[number].needed(needs)).or_insert(place);
        }
    }

    /// Returns the number of a block and how it is mirrored; adds the block if it is a new one. `needs` are the paths that
    /// count, as bits.
    pub(crate) fn add(&mut self, block: &DrawnBlock, needs: usize) -> PlacedBlock {
        let block = block.needed(needs);
        if let Some(known) = self.known[needs & 3].get(&block) {
            return *known;
        }
        for (flip_x, flip_y) in [(true, false), (false, true), (true, true)] {
            let place = self.known[needs & 3].get(&block.mirrored(flip_x, flip_y)).copied();
            // Those of the set alone: their own mirrored copies are known too.
            if let Some(place) = place.filter(|place| !place.flip_x && !place.flip_y) {
                let place = PlacedBlock { flip_x, flip_y, ..place };
                self.known[needs & 3].insert(block, place);
                return place;
            }
        }
        let place = PlacedBlock { number: self.blocks.len(), ..PlacedBlock::default() };
        self.blocks.push(block);
        self.know(place.number);
        place
    }

    /// Forgets the blocks from a number on.
    pub(crate) fn forget_from(&mut self, number: usize) {
        self.blocks.truncate(number);
        self.known.iter_mut().for_each(|known| known.retain(|_, place| place.number < number));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::angle::Angle;

    #[test]
    fn mirrored_blocks_share_a_number() {
        let mut art = *Sheet::clear();
        art[0..4].copy_from_slice(&[1, 2, 3, 255]);
        let slope = SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0xE0));
        let block = DrawnBlock { art: Arc::new(art), solid: [slope, SolidTile::default()], front: false };
        let mut set = BlockSet::new();
        let first = set.add(&block, 3);
        assert_eq!(first, PlacedBlock { number: 1, flip_x: false, flip_y: false });
        for (x, y) in [(true, false), (false, true), (true, true), (true, false)] {
            let found = set.add(&block.mirrored(x, y), 3);
            assert_eq!(found, PlacedBlock { number: 1, flip_x: x, flip_y: y });
        }
        let other = DrawnBlock { solid: [slope, slope], ..block.clone() };
        assert_eq!(set.add(&other, 1).number, 1, "path B does not count");
        assert_eq!(set.add(&other, 3).number, 2);
        assert_eq!(set.add(&DrawnBlock { front: true, ..block }, 1).number, 3, "another plane");
        set.forget_from(2);
        assert_eq!((set.blocks.len(), set.add(&other, 3).number), (2, 2));
    }
}
