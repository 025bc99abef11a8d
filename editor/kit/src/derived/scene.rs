//! A scene: one state of a level with everything needed to draw any part of it at any size.
//!
//! Scenes share all that did not change, so that a picture remembers the scene it was drawn from and asks what
//! differs. Texels at level of detail `lod` cover `1 << lod` pixels.

mod difference;
mod plane;

pub use plane::{Plane, PlaneShot, Surroundings};

use super::art::Art;
use super::masks::{Masks, SURFACE, tint, with_alpha};
use super::objects::GamePictures;
use super::palette::Palette;
use super::palette_art::PaletteArt;
use super::picture::{CLEAR, Pyramid, Rgba, average};
use sim::project::{LevelData, Project};
use sim::tiles::{BlockId, Cell, Chunk, ChunkId, LayoutCell, Solidity, TileLayer, on_layer};
use std::sync::{Arc, OnceLock};

/// The part of a level that a picture shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Show {
    /// The blocks.
    Art,
    /// Solid pixels of a layer, tinted by solidity.
    Collision(TileLayer),
    /// Darkness over what is not solid on a layer.
    Veil(TileLayer),
    /// The blocks that are drawn in front of a player of low priority.
    Front,
    /// Pixels that are solid on one layer alone, or on both in different ways.
    Difference,
    /// The blocks in the level's palette under water.
    ArtInWater,
    /// The blocks of [`Show::Front`], in the level's palette under water.
    FrontInWater,
    /// The blocks that are drawn behind every player.
    Behind,
    /// The blocks of [`Show::Behind`], in the level's palette under water.
    BehindInWater,
}

impl Show {
    fn index(self) -> usize {
        match self {
            Self::Art => 0,
            Self::Collision(layer) => 1 + layer as usize,
            Self::Veil(layer) => 3 + layer as usize,
            Self::Front => 5,
            Self::Difference => 6,
            Self::ArtInWater => 7,
            Self::FrontInWater => 8,
            Self::Behind => 9,
            Self::BehindInWater => 10,
        }
    }

    /// The layer that is shown; blocks and differences are those of layer A.
    fn layer(self) -> TileLayer {
        match self {
            Self::Collision(layer) | Self::Veil(layer) => layer,
            _ => TileLayer::A,
        }
    }

    /// The same of what is under water: blocks have a palette there.
    #[must_use]
    pub fn in_water(self) -> Self {
        match self {
            Self::Art => Self::ArtInWater,
            Self::Front => Self::FrontInWater,
            Self::Behind => Self::BehindInWater,
            other => other,
        }
    }

    /// True for blocks, in any colours: those may change as time goes by.
    pub fn is_of_blocks(self) -> bool {
        !matches!(self, Self::Collision(_) | Self::Veil(_) | Self::Difference)
    }
}

/// A rectangle of whole pixels or texels: left, top, right, bottom (exclusive).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IRect {
    /// Left edge.
    pub x0: i32,
    /// Top edge.
    pub y0: i32,
    /// Right edge, exclusive.
    pub x1: i32,
    /// Bottom edge, exclusive.
    pub y1: i32,
}

impl IRect {
    /// The part that two rectangles share; `None` if there is none.
    pub fn intersect(self, other: Self) -> Option<Self> {
        let both = Self {
            x0: self.x0.max(other.x0),
            y0: self.y0.max(other.y0),
            x1: self.x1.min(other.x1),
            y1: self.y1.min(other.y1),
        };
        (both.x0 < both.x1 && both.y0 < both.y1).then_some(both)
    }

    /// The smallest rectangle around both.
    #[must_use]
    pub fn union(self, other: Self) -> Self {
        Self {
            x0: self.x0.min(other.x0),
            y0: self.y0.min(other.y0),
            x1: self.x1.max(other.x1),
            y1: self.y1.max(other.y1),
        }
    }
}

/// A chunk in few texels: one per two blocks, then halvings, for each of the eleven [`Show`]s. One per block is read from
/// the blocks: the largest levels have too many to keep.
#[derive(Debug, Default)]
struct Thumbs([OnceLock<Vec<Vec<Rgba>>>; 11]);

/// The look of single blocks: their pictures, and the palettes of a level.
#[derive(Clone, Debug)]
pub struct BlockLook {
    art: Arc<Art>,
    palettes: [Option<Arc<PaletteArt>>; 2],
}

impl BlockLook {
    /// True if blocks look like this in a scene.
    pub fn is_of(&self, scene: &Scene) -> bool {
        Arc::ptr_eq(&self.art, &scene.art) && is_same(&self.palettes, &scene.palettes)
    }
}

/// One state of a level, ready to be drawn.
#[derive(Clone, Debug, Default)]
pub struct Scene {
    /// The project.
    pub project: Project,
    /// The level; an empty one if the project has none of that name.
    pub level: Arc<LevelData>,
    /// Pictures of the blocks.
    pub art: Arc<Art>,
    /// Solid pixels of the blocks.
    pub masks: Arc<Masks>,
    /// Layer B shows each marked chunk's stand-in, on its A side (Sonic 1 and CD).
    pub chunk_swap: bool,
    /// The level's palettes: above the water, under water.
    palettes: [Option<Arc<PaletteArt>>; 2],
    /// Pictures of the level's objects as its game has them.
    pub game_pictures: Arc<GamePictures>,
    thumbs: Arc<Vec<Arc<Thumbs>>>,
    /// The plane behind the level, and the layers of art behind its blocks.
    behind: Vec<Plane>,
    /// The layers of art in front of all.
    front: Vec<Plane>,
}

impl Scene {
    /// The scene of `level` in `project`, taking over what `old` has in common with it.
    pub(crate) fn new(project: &Project, level: Arc<LevelData>, art: Arc<Art>, masks: Arc<Masks>, old: &Self) -> Self {
        let palettes = palettes(&art, &level);
        let kept = Arc::ptr_eq(&art, &old.art) && Arc::ptr_eq(&masks, &old.masks) && is_same(&palettes, &old.palettes);
        let thumbs = if kept && Arc::ptr_eq(&project.chunks, &old.project.chunks) {
            old.thumbs.clone()
        } else {
            let of = |(i, chunk): (usize, &Arc<Chunk>)| {
                let is_same = kept && old.project.chunks.get(i).is_some_and(|old| Arc::ptr_eq(old, chunk));
                // Differences of the layers are those of a chunk and its stand-in.
                let low = |project: &Project| project.chunk(project.low_plane(i as ChunkId)).cloned();
                let is_same = is_same && same(&low(project), &low(&old.project));
                old.thumbs.get(i).filter(|_| is_same).cloned().unwrap_or_default()
            };
            Arc::new(project.chunks.iter().enumerate().map(of).collect())
        };
        let chunk_swap = project.ruleset.resolve_lenient().swaps_chunks();
        let game_pictures = GamePictures::follow(project, &level, (&old.game_pictures, &old.level));
        let project = project.clone();
        let (behind, front) = (Vec::new(), Vec::new());
        let mut scene = Self { project, level, art, masks, chunk_swap, palettes, game_pictures, thumbs, behind, front };
        scene.find_planes(old);
        scene
    }

    /// The scene of another level of the project, with the same pictures; `None` if the project has no such level.
    pub fn of_level(&self, key: &str) -> Option<Self> {
        let level = Arc::clone(self.project.level(key)?);
        let palettes = palettes(&self.art, &level);
        let thumbs = match is_same(&palettes, &self.palettes) {
            true => self.thumbs.clone(),
            false => Arc::new(self.project.chunks.iter().map(|_| Arc::default()).collect()),
        };
        let game_pictures = GamePictures::follow(&self.project, &level, (&self.game_pictures, &self.level));
        let mut scene = Self { level, palettes, game_pictures, thumbs, ..self.clone() };
        scene.find_planes(self);
        Some(scene)
    }

    /// The look of single blocks.
    pub fn block_look(&self) -> BlockLook {
        BlockLook { art: Arc::clone(&self.art), palettes: self.palettes.clone() }
    }

    /// The picture of a block in the level's palette; `None` for block 0 and for numbers that no tileset has.
    pub fn block(&self, id: BlockId) -> Option<&Pyramid> {
        self.block_at(id, Show::Art, None)
    }

    /// True if the level shows its blocks in a palette of their own under water.
    pub fn has_water_palette(&self) -> bool {
        self.palettes[1].is_some()
    }

    /// The same with solid pixels in another palette.
    #[must_use]
    pub fn in_palette(&self, palette: Palette) -> Self {
        let masks = Arc::new(Masks::of(palette).follow(&self.project));
        Self::new(&self.project, self.level.clone(), self.art.clone(), masks, self)
    }

    /// Blocks along the side of a chunk, at least 1.
    pub fn chunk_size(&self) -> i32 {
        i32::from(self.project.chunk_size.max(1))
    }

    /// The level in blocks: columns and rows.
    pub fn size_in_blocks(&self) -> (i32, i32) {
        let n = self.chunk_size();
        let side = |chunks: u32| i32::try_from(chunks).unwrap_or(i32::MAX).saturating_mul(n);
        (side(self.level.layout.width()), side(self.level.layout.height()))
    }

    /// The background layers behind the level, farthest first; none if the level names no tileset for them.
    pub fn backgrounds(&self) -> &[super::art::BackgroundArt] {
        self.level.background.map_or(&[], |set| self.art.backgrounds(usize::from(set)))
    }

    /// The coarsest level of detail: one texel for a chunk.
    pub fn max_lod(&self) -> u8 {
        4 + self.chunk_size().ilog2() as u8
    }

    /// The chunk at a place of the layout, as a layer sees it; `None` outside and for chunk numbers out of range.
    fn chunk_at(&self, column: i32, row: i32, show: Show) -> Option<(ChunkId, &Arc<Chunk>)> {
        let place = self.place(column, row)?;
        let (id, _) = on_layer(place, show.layer(), self.chunk_swap, |id| self.project.low_plane(id));
        self.project.chunk(id).map(|chunk| (id, chunk))
    }

    fn place(&self, column: i32, row: i32) -> Option<LayoutCell> {
        self.level.layout.get(u32::try_from(column).ok()?, u32::try_from(row).ok()?)
    }

    /// The chunk number at a block's place; `None` outside.
    pub fn chunk_id_at(&self, bx: i32, by: i32) -> Option<ChunkId> {
        let n = self.chunk_size();
        self.place(bx.div_euclid(n), by.div_euclid(n)).map(|place| place.chunk)
    }

    /// The cell at a block's place; `None` outside the level.
    pub fn cell(&self, bx: i32, by: i32) -> Option<Cell> {
        self.cell_as(bx, by, Show::Art)
    }

    /// The cell that `layer` reads at a block's place, and what it is solid to there.
    pub fn solid_cell(&self, bx: i32, by: i32, layer: TileLayer) -> Option<(Cell, Solidity)> {
        let cell = self.cell_as(bx, by, Show::Collision(layer))?;
        Some((cell, cell.solidity(self.side(layer))))
    }

    fn cell_as(&self, bx: i32, by: i32, show: Show) -> Option<Cell> {
        let n = self.chunk_size();
        let (_, chunk) = self.chunk_at(bx.div_euclid(n), by.div_euclid(n), show)?;
        chunk.cells.get((by.rem_euclid(n) * n + bx.rem_euclid(n)) as usize).copied()
    }

    /// The side of all cells that a layer shows.
    pub fn side(&self, layer: TileLayer) -> TileLayer {
        on_layer(LayoutCell::default(), layer, self.chunk_swap, |id| id).1
    }

    /// The picture of a cell; `None` if it is clear.
    fn pyramid(&self, cell: &Cell, show: Show) -> Option<&Pyramid> {
        self.pyramid_at(cell, show, None)
    }

    /// The same in a frame of the world, for blocks that change as time goes by.
    fn pyramid_at(&self, cell: &Cell, show: Show, frame: Option<u32>) -> Option<&Pyramid> {
        match show {
            Show::Art | Show::ArtInWater => self.block_at(cell.block, show, frame),
            Show::Front | Show::FrontInWater => {
                self.block_at(cell.block, show, frame).filter(|_| self.art.is_front(cell.block))
            }
            Show::Behind | Show::BehindInWater => {
                self.block_at(cell.block, show, frame).filter(|_| !self.art.is_front(cell.block))
            }
            Show::Collision(layer) => {
                let (pictures, _) = self.masks.tile(cell.block, self.side(layer))?;
                pictures.tinted(layer, cell.solidity(self.side(layer)))
            }
            Show::Veil(layer) => {
                let side = self.side(layer);
                Some(self.masks.veil(cell.block, side, cell.solidity(side)))
            }
            // It takes the cells of both layers: see `difference.rs`.
            Show::Difference => None,
        }
    }

    /// The picture of a block in the level's palette above the water, or under water.
    fn block_at(&self, block: BlockId, show: Show, frame: Option<u32>) -> Option<&Pyramid> {
        let [dry, wet] = &self.palettes;
        let is_wet = matches!(show, Show::ArtInWater | Show::FrontInWater | Show::BehindInWater);
        let palette = if is_wet { wet } else { dry };
        let recolored = palette.as_ref().and_then(|palette| palette.block_at(block, frame));
        recolored.or_else(|| self.art.block_at(block, frame))
    }

    /// Some of a rectangle of level pixels is in a block that is drawn in front of a player of low priority.
    pub fn has_front(&self, area: IRect) -> bool {
        let blocks = |from: i32, to: i32| from.div_euclid(16)..to.saturating_add(15).div_euclid(16);
        let is_front = |bx, by| self.cell(bx, by).is_some_and(|cell| self.art.is_front(cell.block));
        blocks(area.y0, area.y1).any(|by| blocks(area.x0, area.x1).any(|bx| is_front(bx, by)))
    }

    /// Draws the texels of `area` (at `lod`) into `out`, row after row, overwriting all of it. Blocks that change as time
    /// goes by stand still.
    pub fn bake(&self, show: Show, lod: u8, area: IRect, out: &mut [Rgba]) {
        self.bake_at(show, lod, area, None, out);
    }

    /// The same in a frame of the world. If a texel is a block or more, all stands still.
    pub fn bake_at(&self, show: Show, lod: u8, area: IRect, frame: Option<u32>, out: &mut [Rgba]) {
        let width = (area.x1 - area.x0) as usize;
        out.fill(CLEAR);
        if show == Show::Difference && lod <= 3 {
            return self.bake_difference(lod, area, out);
        }
        if lod > 3 {
            return self.bake_coarse(show, lod, area, out);
        }
        let side = 16i32 >> lod;
        for by in area.y0.div_euclid(side)..=(area.y1 - 1).div_euclid(side) {
            for bx in area.x0.div_euclid(side)..=(area.x1 - 1).div_euclid(side) {
                let Some(cell) = self.cell_as(bx, by, show) else { continue };
                let Some(pyramid) = self.pyramid_at(&cell, show, frame) else { continue };
                let texels = pyramid.level(usize::from(lod));
                let block = IRect { x0: bx * side, y0: by * side, x1: bx * side + side, y1: by * side + side };
                let Some(part) = block.intersect(area) else { continue };
                for y in part.y0..part.y1 {
                    let v = if cell.flip_y { side - 1 - (y - block.y0) } else { y - block.y0 };
                    let source = &texels[(v * side) as usize..][..side as usize];
                    let start = (y - area.y0) as usize * width + (part.x0 - area.x0) as usize;
                    let target = &mut out[start..start + (part.x1 - part.x0) as usize];
                    let u = (part.x0 - block.x0) as usize;
                    if cell.flip_x {
                        let from = source.iter().rev().skip(u);
                        target.iter_mut().zip(from).for_each(|(to, from)| *to = *from);
                    } else {
                        target.copy_from_slice(&source[u..u + target.len()]);
                    }
                }
                if let (Show::Collision(layer), 0) = (show, lod) {
                    self.outline(bx, by, layer, area, out);
                }
            }
        }
    }

    /// The picture of a whole chunk, halved `lod` times (0 to 4): texels along a side, and the texels.
    pub fn chunk_picture(&self, chunk: &Chunk, show: Show, lod: u8) -> (usize, Vec<Rgba>) {
        let (n, block) = (self.chunk_size() as usize, 16usize >> lod.min(4));
        let side = n * block;
        let mut out = vec![CLEAR; side * side];
        for (i, cell) in chunk.cells.iter().enumerate().take(n * n) {
            let Some(pyramid) = self.pyramid(cell, show) else { continue };
            let texels = pyramid.level(usize::from(lod));
            for y in 0..block {
                let v = if cell.flip_y { block - 1 - y } else { y };
                for x in 0..block {
                    let u = if cell.flip_x { block - 1 - x } else { x };
                    out[(i / n * block + y) * side + i % n * block + x] = texels[v * block + u];
                }
            }
        }
        (side, out)
    }

    /// The picture of a single cell at full size: 16 × 16 texels.
    pub fn cell_picture(&self, cell: &Cell, show: Show) -> Vec<Rgba> {
        let Some(pyramid) = self.pyramid(cell, show) else { return vec![CLEAR; 256] };
        let at = |i: usize| {
            let (x, y) = (i % 16, i / 16);
            let (u, v) = (if cell.flip_x { 15 - x } else { x }, if cell.flip_y { 15 - y } else { y });
            pyramid.level(0)[v * 16 + u]
        };
        (0..256).map(at).collect()
    }

    /// Solid pixels of a block on a layer, flipped as the cell stands; nothing outside.
    pub fn solid_rows(&self, bx: i32, by: i32, layer: TileLayer) -> [u16; 16] {
        self.solid_cell(bx, by, layer).map_or([0; 16], |(cell, _)| self.rows_of(&cell, layer))
    }

    /// Solid pixels of a cell that a layer reads.
    fn rows_of(&self, cell: &Cell, layer: TileLayer) -> [u16; 16] {
        let side = self.side(layer);
        let tile = self.masks.tile(cell.block, side);
        let Some((pictures, _)) = tile.filter(|_| cell.solidity(side) != Solidity::NONE) else { return [0; 16] };
        let mut rows = pictures.mask;
        if cell.flip_y {
            rows.reverse();
        }
        if cell.flip_x { rows.map(u16::reverse_bits) } else { rows }
    }

    /// Draws the surface along the border of a block, if the neighbour is not solid.
    fn outline(&self, bx: i32, by: i32, layer: TileLayer, area: IRect, out: &mut [Rgba]) {
        let rows = self.solid_rows(bx, by, layer);
        let Some((cell, solidity)) = self.solid_cell(bx, by, layer) else { return };
        let Some(color) = tint(layer, solidity, self.masks.palette()).filter(|_| cell.block != 0) else { return };
        let mut put = |x: i32, y: i32| {
            let (x, y) = (bx * 16 + x, by * 16 + y);
            if (area.x0..area.x1).contains(&x) && (area.y0..area.y1).contains(&y) {
                out[((y - area.y0) * (area.x1 - area.x0) + x - area.x0) as usize] = with_alpha(color, SURFACE);
            }
        };
        let above = rows[0] & !self.solid_rows(bx, by - 1, layer)[15];
        let below = rows[15] & !self.solid_rows(bx, by + 1, layer)[0];
        (0..16).filter(|x| above & (1 << x) != 0).for_each(|x| put(x, 0));
        (0..16).filter(|x| below & (1 << x) != 0).for_each(|x| put(x, 15));
        let left = self.solid_rows(bx - 1, by, layer);
        let right = self.solid_rows(bx + 1, by, layer);
        for y in 0..16 {
            if rows[y] & 1 != 0 && left[y] & (1 << 15) == 0 {
                put(0, y as i32);
            }
            if rows[y] & (1 << 15) != 0 && right[y] & 1 == 0 {
                put(15, y as i32);
            }
        }
    }

    /// Coarse levels of detail: a texel for a block or more, read from the chunks' thumbs.
    fn bake_coarse(&self, show: Show, lod: u8, area: IRect, out: &mut [Rgba]) {
        let width = (area.x1 - area.x0) as usize;
        let level = usize::from(lod.min(self.max_lod()) - 4);
        let side = (self.chunk_size() >> level).max(1); // texels along a chunk
        for row in area.y0.div_euclid(side)..=(area.y1 - 1).div_euclid(side) {
            for column in area.x0.div_euclid(side)..=(area.x1 - 1).div_euclid(side) {
                let Some((id, chunk)) = self.chunk_at(column, row, show) else { continue };
                let whole =
                    IRect { x0: column * side, y0: row * side, x1: column * side + side, y1: row * side + side };
                let Some(part) = whole.intersect(area) else { continue };
                if show == Show::Difference && self.is_alike_on_layers(column, row) {
                    continue;
                }
                let halvings = if level > 0 { self.thumb(id, chunk, show) } else { &[] };
                for y in part.y0..part.y1 {
                    let from = ((y - whole.y0) * side + part.x0 - whole.x0) as usize;
                    let to = (y - area.y0) as usize * width + (part.x0 - area.x0) as usize;
                    let count = (part.x1 - part.x0) as usize;
                    let target = &mut out[to..to + count];
                    if level == 0 {
                        target.iter_mut().zip(from..).for_each(|(to, i)| *to = self.texel((id, chunk), i, show));
                    } else if let Some(texels) = halvings.get(level - 1) {
                        target.copy_from_slice(&texels[from..from + count]);
                    }
                }
            }
        }
    }

    /// The texel that stands for one cell of a chunk.
    fn texel(&self, (id, chunk): (ChunkId, &Chunk), i: usize, show: Show) -> Rgba {
        let cell = chunk.cells.get(i).copied().unwrap_or_default();
        if show == Show::Difference {
            return self.difference_in(id, &cell, i).map_or(CLEAR, |pyramid| pyramid.level(4)[0]);
        }
        self.pyramid(&cell, show).map_or(CLEAR, |pyramid| pyramid.level(4)[0])
    }

    fn thumb(&self, id: ChunkId, chunk: &Chunk, show: Show) -> &[Vec<Rgba>] {
        let Some(thumbs) = self.thumbs.get(usize::from(id)) else { return &[] };
        thumbs.0[show.index()].get_or_init(|| {
            let n = self.chunk_size() as usize;
            let halved = |side: usize, at: &dyn Fn(usize) -> Rgba| -> Vec<Rgba> {
                let at = |x: usize, y: usize| at(y * side * 2 + x);
                let texel = |i: usize| {
                    let (x, y) = (i % side * 2, i / side * 2);
                    average([at(x, y), at(x + 1, y), at(x, y + 1), at(x + 1, y + 1)])
                };
                (0..side * side).map(texel).collect()
            };
            let mut levels: Vec<Vec<Rgba>> = Vec::new();
            let mut side = n / 2;
            while side > 0 {
                let level = match levels.last() {
                    Some(last) => halved(side, &|i| last[i]),
                    None => halved(side, &|i| self.texel((id, chunk), i, show)),
                };
                levels.push(level);
                side /= 2;
            }
            levels
        })
    }

    /// The smallest rectangle (pixels) within `area` that may look different in `old`; `None`: the same picture.
    pub fn damage(&self, old: &Self, area: IRect) -> Option<IRect> {
        let n = self.chunk_size();
        if n != old.chunk_size()
            || self.chunk_swap != old.chunk_swap
            || !Arc::ptr_eq(&self.art, &old.art)
            || !is_same(&self.palettes, &old.palettes)
            || !Arc::ptr_eq(&self.masks, &old.masks)
            || (self.level.layout.width(), self.level.layout.height())
                != (old.level.layout.width(), old.level.layout.height())
        {
            return Some(area);
        }
        let (layout, old_layout) = (&self.level.layout, &old.level.layout);
        let same_chunks = Arc::ptr_eq(&self.project.chunks, &old.project.chunks);
        if same_chunks && layout.changed_blocks(old_layout).next().is_none() {
            return None;
        }
        let px = n * 16;
        // Outlines and stand-ins reach one block further than the cell that changed.
        let around = IRect { x0: area.x0 - 16, y0: area.y0 - 16, x1: area.x1 + 16, y1: area.y1 + 16 };
        let mut damage: Option<IRect> = None;
        for row in around.y0.div_euclid(px)..=(around.y1 - 1).div_euclid(px) {
            for column in around.x0.div_euclid(px)..=(around.x1 - 1).div_euclid(px) {
                let Some(cells) = self.differing_cells(old, column, row) else { continue };
                let hurt = IRect {
                    x0: column * px + cells.x0 * 16 - 16,
                    y0: row * px + cells.y0 * 16 - 16,
                    x1: column * px + cells.x1 * 16 + 16,
                    y1: row * px + cells.y1 * 16 + 16,
                };
                damage = Some(damage.map_or(hurt, |damage| damage.union(hurt)));
            }
        }
        damage.and_then(|damage| damage.intersect(area))
    }

    /// Returns the cells (in blocks, within the chunk) that differ at a place of the layout.
    fn differing_cells(&self, old: &Self, column: i32, row: i32) -> Option<IRect> {
        let n = self.chunk_size();
        let whole = IRect { x0: 0, y0: 0, x1: n, y1: n };
        let (new_place, old_place) = (self.place(column, row)?, old.place(column, row)?);
        let chunk = |scene: &Self, id: ChunkId| scene.project.chunk(id).cloned();
        let (new_chunk, old_chunk) = (chunk(self, new_place.chunk), chunk(old, old_place.chunk));
        if self.chunk_swap && (new_place.is_loop || old_place.is_loop) {
            let low = |scene: &Self, place: LayoutCell| chunk(scene, scene.project.low_plane(place.chunk));
            let (a, b) = (low(self, new_place), low(old, old_place));
            if new_place != old_place || !same(&a, &b) {
                return Some(whole);
            }
        }
        if same(&new_chunk, &old_chunk) {
            return None;
        }
        let (Some(new), Some(old)) = (new_chunk, old_chunk) else { return Some(whole) };
        let cells = new.cells.iter().zip(&old.cells).enumerate().filter(|(_, (a, b))| a != b).map(|(i, _)| i as i32);
        cells.map(|i| IRect { x0: i % n, y0: i / n, x1: i % n + 1, y1: i / n + 1 }).reduce(IRect::union).or((new
            .cells
            .len()
            != old.cells.len())
        .then_some(whole))
    }
}

/// The palettes of a level: above the water, under water.
fn palettes(art: &Art, level: &LevelData) -> [Option<Arc<PaletteArt>>; 2] {
    [&level.colors.palette, &level.colors.in_water].map(|name| art.in_palette(name).map(Arc::clone))
}

fn is_same(one: &[Option<Arc<PaletteArt>>; 2], other: &[Option<Arc<PaletteArt>>; 2]) -> bool {
    one.iter().zip(other).all(|(one, other)| one.as_ref().map(Arc::as_ptr) == other.as_ref().map(Arc::as_ptr))
}

fn same(a: &Option<Arc<Chunk>>, b: &Option<Arc<Chunk>>) -> bool {
    match (a, b) {
        (Some(a), Some(b)) => Arc::ptr_eq(a, b),
        (None, None) => true,
        _ => false,
    }
}

#[cfg(test)]
mod tests;
