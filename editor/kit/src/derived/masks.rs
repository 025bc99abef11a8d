//! Masks: which pixels of a solid tile are solid, as pictures to tint and as surfaces to draw.

use super::palette::{Palette, Rgb};
use super::picture::{CLEAR, Pyramid, Rgba};
use sim::project::Project;
use sim::tiles::{BlockId, Mask, SolidTile, Solidity, TileLayer};
use std::sync::Arc;

/// Red, green and blue of the tint for a solidity on a layer: cool on A, warm on B, as the theme names the layers.
pub fn tint(layer: TileLayer, solidity: Solidity, palette: Palette) -> Option<Rgb> {
    let (guide, distinct) = match (layer, solidity.top, solidity.sides_and_bottom) {
        (_, false, false) => return None,
        (TileLayer::A, true, true) => ([88, 166, 255], [87, 130, 195]),
        (TileLayer::A, true, false) => ([92, 226, 222], [92, 249, 241]),
        (TileLayer::A, false, true) => ([170, 130, 255], [146, 51, 253]),
        (TileLayer::B, true, true) => ([250, 156, 70], [247, 99, 3]),
        (TileLayer::B, true, false) => ([250, 222, 96], [232, 247, 165]),
        (TileLayer::B, false, true) => ([244, 96, 122], [140, 77, 68]),
    };
    Some(if palette == Palette::Distinct { distinct } else { guide })
}

/// The tinted pictures of one solid tile.
#[derive(Debug)]
pub struct TilePictures {
    /// Solid pixels, unflipped.
    pub mask: Mask,
    /// Tinted for each layer and solidity: `layer * 3 + (all, top, sides)`.
    tints: [Pyramid; 6],
    /// Dark where the tile is not solid.
    veil: Pyramid,
}

const VEIL: Rgba = [9, 10, 14, 178];

impl TilePictures {
    fn new(tile: &SolidTile, palette: Palette) -> Self {
        let mask = tile.mask();
        let solid = |x: usize, y: usize| mask[y] & (1 << x) != 0;
        // The surface inside the tile; along its border the neighbours decide (see `Scene`).
        let surface = |x: usize, y: usize| {
            (y > 0 && !solid(x, y - 1))
                || (y < 15 && !solid(x, y + 1))
                || (x > 0 && !solid(x - 1, y))
                || (x < 15 && !solid(x + 1, y))
        };
        let tints = std::array::from_fn(|i| {
            let layer = [TileLayer::A, TileLayer::B][i / 3];
            let color = tint(layer, SOLIDITIES[i % 3], palette).unwrap_or_default();
            Pyramid::new(|x, y| match (solid(x, y), surface(x, y)) {
                (false, _) => CLEAR,
                (true, true) => with_alpha(color, SURFACE),
                (true, false) => with_alpha(color, 112),
            })
        });
        Self { mask, tints, veil: Pyramid::new(|x, y| if solid(x, y) { CLEAR } else { VEIL }) }
    }

    /// The tinted picture; `None` if nothing is solid.
    pub(crate) fn tinted(&self, layer: TileLayer, solidity: Solidity) -> Option<&Pyramid> {
        let kind = SOLIDITIES.iter().position(|s| *s == solidity)?;
        Some(&self.tints[layer as usize * 3 + kind])
    }
}

/// Alpha of a surface pixel.
pub const SURFACE: u8 = 235;

const SOLIDITIES: [Solidity; 3] = [Solidity::ALL, Solidity::TOP, Solidity { top: false, sides_and_bottom: true }];

/// A colour as a premultiplied pixel.
pub(crate) fn with_alpha([r, g, b]: [u8; 3], a: u8) -> Rgba {
    let times = |c: u8| (u32::from(c) * u32::from(a) / 255) as u8;
    [times(r), times(g), times(b), a]
}

/// A solid tile with its pictures.
pub type Solid = (Arc<TilePictures>, SolidTile);

/// The solid tiles of every block of a project.
#[derive(Clone, Debug)]
pub struct Masks {
    blocks: Vec<Option<[Solid; 2]>>,
    /// The tiles of each tileset.
    tiles: Vec<Vec<Solid>>,
    veil: Arc<Pyramid>,
    palette: Palette,
}

impl Default for Masks {
    fn default() -> Self {
        let veil = Arc::new(Pyramid::new(|_, _| VEIL));
        Self { blocks: Vec::new(), tiles: Vec::new(), veil, palette: Palette::default() }
    }
}

impl Masks {
    /// None yet, in a palette.
    pub(crate) fn of(palette: Palette) -> Self {
        Self { palette, ..Self::default() }
    }

    /// The palette of their tints.
    pub const fn palette(&self) -> Palette {
        self.palette
    }

    /// The masks after an edit, taking over those of tiles that did not change.
    #[must_use]
    pub(crate) fn follow(&self, project: &Project) -> Self {
        let mut masks = Self { veil: self.veil.clone(), ..Self::of(self.palette) };
        for (n, of) in project.tilesets.iter().enumerate() {
            let drawn = |(i, tile): (usize, &SolidTile)| {
                let old = self.tiles.get(n).and_then(|tiles| tiles.get(i)).filter(|(_, old)| old == tile);
                old.cloned().unwrap_or_else(|| (Arc::new(TilePictures::new(tile, self.palette)), *tile))
            };
            let tiles: Vec<Solid> = of.tileset.tiles.iter().enumerate().map(drawn).collect();
            let nothing = (Arc::new(TilePictures::new(&SolidTile::default(), self.palette)), SolidTile::default());
            for (i, block) in of.tileset.blocks.iter().enumerate() {
                let id = usize::from(of.first_block) + i;
                if id == 0 || id > usize::from(BlockId::MAX) {
                    continue;
                }
                if masks.blocks.len() <= id {
                    masks.blocks.resize(id + 1, None);
                }
                let tile = |tile: u16| tiles.get(usize::from(tile)).unwrap_or(&nothing).clone();
                masks.blocks[id] = Some([tile(block.tile_a), tile(block.tile_b)]);
            }
            masks.tiles.push(tiles);
        }
        masks
    }

    /// The solid tile of a block on a layer, with its pictures; `None` for block 0 and unknown numbers.
    pub fn tile(&self, block: BlockId, layer: TileLayer) -> Option<&Solid> {
        self.blocks.get(usize::from(block))?.as_ref().map(|tiles| &tiles[layer as usize])
    }

    /// Returns the mask that dims a place: all of it, or all but the solid part of a block.
    pub(crate) fn veil(&self, block: BlockId, layer: TileLayer, solidity: Solidity) -> &Pyramid {
        match self.tile(block, layer) {
            Some((pictures, _)) if solidity != Solidity::NONE => &pictures.veil,
            _ => &self.veil,
        }
    }
}

#[cfg(test)]
mod tests {
    use sim::tiles::SolidTile;

    #[test]
    fn positive_heights_stand_and_negative_ones_hang() {
        let mut tile = SolidTile::default();
        (tile.heights[0], tile.heights[3], tile.heights[15]) = (1, -2, 16);
        let rows = tile.mask();
        assert_eq!((rows[0], rows[1], rows[2], rows[15]), (1 << 3 | 1 << 15, 1 << 3 | 1 << 15, 1 << 15, 1 | 1 << 15));
        tile.heights[5] = -128;
        assert_eq!(tile.mask()[15] & 1 << 5, 1 << 5, "a height out of range is cut, not a panic");
    }
}
