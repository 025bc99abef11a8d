//! The grids that sensors read: for each layer a word per block, and a table of shapes.

use super::shapes::{ShapeId, TileShape, TileShapes};
use crate::direction::Direction;
use crate::ruleset::Ruleset;
use crate::tiles::{SolidTile, Solidity, TileLayer};
use std::sync::Arc;

/// Bit of a grid word: the block is solid to probes for ground.
pub(crate) const TOP: u16 = 1 << 14;
/// Bit of a grid word: the block is solid to probes for walls and ceilings.
pub(crate) const SIDES_AND_BOTTOM: u16 = 1 << 15;
/// The rest of a grid word: number of a shape, 0 for empty.
pub(crate) const SHAPE: u16 = TOP - 1;

/// Rows of blocks in a band, as a power of two: a chunk of 8 or 16 blocks is in one band.
const BAND_BITS: u32 = 4;
const BAND: u32 = 1 << BAND_BITS;

/// Terrain as sensors read it: a grid word, and a length of the shape that it names.
///
/// A grid has one column and one row more than the level, always empty, in which every coordinate outside ends up. It is
/// kept in bands of 16 rows that clones share: a run may hold on to the level that it is played in, and an edit copies
/// the bands that it touches only.
#[derive(Clone, Debug)]
pub(crate) struct Terrain {
    width: u32,
    height: u32,
    /// Words in a row of a band.
    stride: usize,
    /// Keeps the bits of a block's y that count: all of them, or those below the height after which the level repeats.
    wrap: i32,
    layers: [Vec<Arc<[u16]>>; 2],
    shapes: TileShapes,
}

impl Terrain {
    /// Empty terrain of `width` × `height` blocks that does not repeat.
    pub(crate) fn new(width: u32, height: u32) -> Self {
        let stride = width as usize + 1;
        let empty: Arc<[u16]> = vec![0; stride * BAND as usize].into();
        let bands = vec![empty; (height >> BAND_BITS) as usize + 1];
        let layers = [bands.clone(), bands];
        Self { width, height, stride, wrap: -1, layers, shapes: TileShapes::default() }
    }

    /// Changes the height in pixels after which terrain repeats: the level's own, else that of the rules for a level that is
    /// not higher. Only powers of two of at least 16 count.
    pub(crate) fn set_wrap(&mut self, wrap_y: Option<i32>, rules: &Ruleset) {
        let is_height = |wrap: &i32| *wrap >= 16 && wrap.count_ones() == 1;
        let fits = |wrap: &i32| self.height <= wrap.unsigned_abs() >> 4;
        let usual = || Some(i32::from(rules.terrain_repeats)).filter(is_height).filter(fits);
        let wrap = wrap_y.filter(is_height).or_else(usual);
        self.wrap = wrap.map_or(-1, |wrap| (wrap >> 4) - 1);
    }

    /// Columns and rows of blocks.
    pub(crate) const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    pub(crate) const fn shapes(&self) -> &TileShapes {
        &self.shapes
    }

    pub(crate) const fn shapes_mut(&mut self) -> &mut TileShapes {
        &mut self.shapes
    }

    /// The row of blocks that a row repeats.
    #[inline]
    pub(crate) const fn wrapped_row(&self, y: i32) -> i32 {
        y & self.wrap
    }

    /// The grid word of a block.
    #[inline]
    pub(crate) fn word(&self, layer: TileLayer, (x, y): (i32, i32)) -> u16 {
        // Negative coordinates are huge ones here, so one comparison a side sends all of them to the empty border.
        let column = (x as u32).min(self.width) as usize;
        let row = (self.wrapped_row(y) as u32).min(self.height);
        self.layers[layer as usize][(row >> BAND_BITS) as usize][(row % BAND) as usize * self.stride + column]
    }

    /// Writes a square of words, row after row, from a block on. What is missing of it is empty; what is outside of the
    /// level is left out.
    pub(crate) fn stamp(&mut self, layer: TileLayer, x: u32, y: u32, side: u32, words: &[u16]) {
        let count = side.min(self.width.saturating_sub(x)) as usize;
        let end = y.saturating_add(side).min(self.height);
        let mut row = y;
        while row < end && count > 0 {
            let band = Arc::make_mut(&mut self.layers[layer as usize][(row >> BAND_BITS) as usize]);
            let band_end = (row | (BAND - 1)).saturating_add(1).min(end);
            for row in row..band_end {
                let into = &mut band[(row % BAND) as usize * self.stride + x as usize..][..count];
                let from = ((row - y) * side) as usize;
                match words.get(from..from + count) {
                    Some(words) => into.copy_from_slice(words),
                    None => into.fill(0),
                }
            }
            row = band_end;
        }
    }

    /// Marks the columns in which a block names another shape or is solid to something else than in `before`; false if the two
    /// can't be compared column by column. A shape that changed under its number is not seen here.
    pub(crate) fn mark_edited(&self, before: &Self, edited: &mut [bool]) -> bool {
        let same = |t: &Self| (t.width, t.height, t.stride, t.wrap);
        if same(self) != same(before) {
            return false;
        }
        for (now, then) in self.layers.iter().flatten().zip(before.layers.iter().flatten()) {
            if Arc::ptr_eq(now, then) {
                continue;
            }
            for (now, then) in now.chunks(self.stride).zip(then.chunks(self.stride)).filter(|(now, then)| now != then) {
                let differs = now.iter().zip(then).map(|(now, then)| now != then);
                edited.iter_mut().zip(differs).for_each(|(edited, differs)| *edited |= differs);
            }
        }
        true
    }

    /// The shape at a block that is solid to the probe; the empty one if nothing is.
    #[inline]
    pub(crate) fn solid_shape(&self, layer: TileLayer, block: (i32, i32), top: bool) -> &TileShape {
        let word = self.word(layer, block);
        let bit = if top { TOP } else { SIDES_AND_BOTTOM };
        self.shapes.get(if word & bit != 0 { word & SHAPE } else { 0 })
    }

    /// Returns the tile at a block on a layer, as it is turned there, and its solidity.
    pub(crate) fn tile(&self, layer: TileLayer, block: (i32, i32)) -> Option<(SolidTile, Solidity)> {
        let (shape, solidity) = self.solid_word(layer, block);
        (shape != 0).then(|| (self.shape(shape), solidity))
    }

    /// The shape at a block and what it is solid to.
    pub(crate) fn solid_word(&self, layer: TileLayer, block: (i32, i32)) -> (ShapeId, Solidity) {
        let word = self.word(layer, block);
        (word & SHAPE, Solidity { top: word & TOP != 0, sides_and_bottom: word & SIDES_AND_BOTTOM != 0 })
    }

    /// A shape as the tile that it was made of; an empty tile if no shape has that number.
    pub(crate) fn shape(&self, shape: ShapeId) -> SolidTile {
        if usize::from(shape) >= self.shapes.count() {
            return SolidTile::default();
        }
        let shape = self.shapes.get(shape);
        let row = |direction: Direction| std::array::from_fn(|i| shape.length(direction, i) as i8);
        let angle = shape.angle.unwrap_or_default();
        SolidTile { heights: row(Direction::Down), widths: row(Direction::Right), angle, flagged: angle.is_flagged() }
    }

    /// Returns the number of shapes, the empty one among them.
    pub(crate) fn shape_count(&self) -> usize {
        self.shapes.count()
    }
}

/// The grid word of a shape with that solidity; what is solid to nothing is empty.
pub(crate) const fn word_of(shape: ShapeId, solidity: Solidity) -> u16 {
    let top = if solidity.top { TOP } else { 0 };
    let sides = if solidity.sides_and_bottom { SIDES_AND_BOTTOM } else { 0 };
    if shape == 0 || top | sides == 0 { 0 } else { shape | top | sides }
}
