//! The flat grids that sensors read: for each layer a word per block, and a table of shapes.

use super::shapes::{Shape, ShapeId, Shapes};
use crate::tiles::{SolidTile, Solidity, TileLayer};
use crate::trace::Direction;

/// Bit of a grid word: the block is solid to probes for ground.
pub(crate) const TOP: u16 = 1 << 14;
/// Bit of a grid word: the block is solid to probes for walls and ceilings.
pub(crate) const SIDES_AND_BOTTOM: u16 = 1 << 15;
/// The rest of a grid word: number of a shape, 0 for empty.
pub(crate) const SHAPE: u16 = TOP - 1;

/// Terrain as sensors read it: two loads, one of a grid word and one of a length.
///
/// A grid has one column and one row more than the level, always empty, in which every coordinate outside ends up.
#[derive(Clone, Debug)]
pub(crate) struct Terrain {
    width: u32,
    height: u32,
    /// Words in a row of a grid.
    stride: usize,
    /// Keeps the bits of a block's y that count: all of them, or those below the height after which the level repeats.
    wrap: i32,
    layers: [Vec<u16>; 2],
    shapes: Shapes,
}

impl Terrain {
    /// Empty terrain of `width` × `height` blocks; `wrap_y` in pixels, ignored unless a power of two of at least 16.
    pub(crate) fn new(width: u32, height: u32, wrap_y: Option<i32>) -> Self {
        let words = (width as usize + 1) * (height as usize + 1);
        let mut terrain = Self {
            width,
            height,
            stride: width as usize + 1,
            wrap: -1,
            layers: [vec![0; words], vec![0; words]],
            shapes: Shapes::default(),
        };
        terrain.set_wrap(wrap_y);
        terrain
    }

    /// Changes the height after which terrain repeats.
    pub(crate) fn set_wrap(&mut self, wrap_y: Option<i32>) {
        let wrap = wrap_y.filter(|wrap| *wrap >= 16 && wrap.count_ones() == 1);
        self.wrap = wrap.map_or(-1, |wrap| (wrap >> 4) - 1);
    }

    /// Columns and rows of blocks.
    pub(crate) const fn size(&self) -> (u32, u32) {
        (self.width, self.height)
    }

    pub(crate) const fn shapes_mut(&mut self) -> &mut Shapes {
        &mut self.shapes
    }

    /// The row of blocks that a row repeats.
    #[inline]
    pub(crate) const fn wrapped_row(&self, y: i32) -> i32 {
        y & self.wrap
    }

    #[inline]
    fn place(&self, (x, y): (i32, i32)) -> usize {
        // Negative coordinates are huge ones here, so one comparison a side sends all of them to the empty border.
        let column = (x as u32).min(self.width) as usize;
        let row = (self.wrapped_row(y) as u32).min(self.height) as usize;
        row * self.stride + column
    }

    /// The grid word of a block.
    #[inline]
    pub(crate) fn word(&self, layer: TileLayer, block: (i32, i32)) -> u16 {
        self.layers[layer as usize][self.place(block)]
    }

    /// Writes the word of a block inside the level.
    pub(crate) fn set_word(&mut self, layer: TileLayer, x: u32, y: u32, word: u16) {
        if x < self.width && y < self.height {
            self.layers[layer as usize][y as usize * self.stride + x as usize] = word;
        }
    }

    /// The words of `count` blocks from a block on to the right; empty outside the level.
    pub(crate) fn row_mut(&mut self, layer: TileLayer, x: u32, y: u32, count: u32) -> &mut [u16] {
        let count = if x < self.width && y < self.height { count.min(self.width - x) } else { 0 };
        let start = if count == 0 { 0 } else { y as usize * self.stride + x as usize };
        &mut self.layers[layer as usize][start..start + count as usize]
    }

    /// The shape at a block that is solid to the probe; the empty one where nothing is.
    #[inline]
    pub(crate) fn solid_shape(&self, layer: TileLayer, block: (i32, i32), top: bool) -> &Shape {
        let word = self.word(layer, block);
        let bit = if top { TOP } else { SIDES_AND_BOTTOM };
        self.shapes.get(if word & bit != 0 { word & SHAPE } else { 0 })
    }

    /// What stands at a block on a layer: the tile as it is turned there, and what it is solid to.
    pub(crate) fn tile(&self, layer: TileLayer, block: (i32, i32)) -> Option<(SolidTile, Solidity)> {
        let word = self.word(layer, block);
        let shape = self.shapes.get(word & SHAPE);
        let row = |direction: Direction| std::array::from_fn(|i| shape.length(direction, i) as i8);
        let angle = shape.angle?;
        let tile = SolidTile {
            heights: row(Direction::Down),
            widths: row(Direction::Right),
            angle,
            flagged: angle.is_flagged(),
        };
        Some((tile, Solidity { top: word & TOP != 0, sides_and_bottom: word & SIDES_AND_BOTTOM != 0 }))
    }
}

/// The grid word of a shape with that solidity; what is solid to nothing is empty.
pub(crate) const fn word_of(shape: ShapeId, solidity: Solidity) -> u16 {
    let top = if solidity.top { TOP } else { 0 };
    let sides = if solidity.sides_and_bottom { SIDES_AND_BOTTOM } else { 0 };
    if shape == 0 || top | sides == 0 { 0 } else { shape | top | sides }
}
