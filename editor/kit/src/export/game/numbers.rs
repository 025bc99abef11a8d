//! The numbers of what exported levels use: cells of art and solid tiles, counted from 1 in the order of the tilesets.

use sim::project::{ArtCell, Extra, LevelData, Project, PropertyOwner, PropertyPart, Sheet, TileFrame};
use sim::tiles::{Block, BlockId, Cell, ChunkId, LayoutCell, SolidTile, Solidity, TileId, TileLayer, on_layer};
use std::collections::{BTreeMap, BTreeSet};

/// The two collision layers.
const LAYERS: [TileLayer; 2] = [TileLayer::A, TileLayer::B];

/// Bits of the number of a block of art, beside the cell.
const ART: i32 = 8;
/// Bits of the number of a solid tile, beside the tile.
const SOLID: i32 = 16;

/// The numbers of the cells of art and the solid tiles that levels of a project use, by tileset and number there.
pub(super) struct PartNumbers<'a> {
    project: &'a Project,
    /// The rules have one layer, with chunks that stand in for others on the low plane.
    swaps: bool,
    /// By tileset, number there, and the place of the values of own properties.
    cells: BTreeMap<(usize, u16, usize), i32>,
    tiles: BTreeMap<(usize, TileId), i32>,
    values: BlockValues,
}

/// The values of the own properties of blocks: those of the blocks that say none come first.
#[derive(Default)]
struct BlockValues {
    all: Vec<Extra>,
    /// The blocks with other values, and the place of these.
    other: BTreeMap<(usize, BlockId), usize>,
}

impl BlockValues {
    fn of(project: &Project) -> Self {
        let of = |values: Option<&Extra>| project.values(PropertyOwner::Block, "", values);
        let mut new = Self { all: vec![of(None)], other: BTreeMap::new() };
        for (index, set) in project.tilesets.iter().enumerate() {
            for (part, values) in set.tileset.parts_with_properties() {
                let PropertyPart::Block(block) = part else { continue };
                let values = of(Some(values));
                let place = new.all.iter().position(|known| *known == values).unwrap_or(new.all.len());
                if place == new.all.len() {
                    new.all.push(values);
                }
                new.other.insert((index, block), place);
            }
        }
        new
    }

    /// The place of the values of a block of the project.
    fn place(&self, project: &Project, (set, block): (usize, BlockId)) -> usize {
        if self.other.is_empty() {
            return 0;
        }
        let first = project.tilesets.get(set).map_or(0, |set| set.first_block);
        self.other.get(&(set, block.saturating_sub(first))).copied().unwrap_or_default()
    }
}

impl<'a> PartNumbers<'a> {
    /// Counts what levels of a project use.
    pub(super) fn new(project: &'a Project, levels: &[&LevelData]) -> Self {
        let swaps = project.ruleset.resolve_lenient().swaps_chunks();
        let mut shown = BTreeSet::new();
        for level in levels {
            for y in 0..level.layout.height() {
                let places = level.layout.row(y).flat_map(|place| on_layers(project, swaps, place));
                shown.extend(places.map(|(chunk, side)| (chunk, side as u8)));
            }
        }
        let (mut cells, mut tiles) = (BTreeSet::new(), BTreeSet::new());
        let values = BlockValues::of(project);
        for (chunk, side) in shown {
            let side = LAYERS[usize::from(side)];
            for cell in project.chunk(chunk).into_iter().flat_map(|chunk| &chunk.cells) {
                let Some((set, block)) = project.block(cell.block) else { continue };
                let place = values.place(project, (set, cell.block));
                cells.extend(art_of(project, set, block).map(|cell| (set, cell, place)));
                tiles.extend(tile_of(project, set, block, (cell.solidity(side), side)).map(|tile| (set, tile)));
            }
        }
        let frames = cells.iter().flat_map(|(set, cell, _)| {
            let frames = project.tilesets[*set].tileset.animations.get(cell).into_iter().flatten();
            frames.map(|frame| (*set, frame.cell, 0))
        });
        let frames: Vec<_> = frames.filter(|(set, cell, _)| art_cell(project, *set, *cell).is_some()).collect();
        cells.extend(frames);
        let (cells, tiles) = (cells.into_iter().zip(1..).collect(), tiles.into_iter().zip(1..).collect());
        Self { project, swaps, cells, tiles, values }
    }

    /// The chunks that the two layers show at a place of a layout, and the side of their cells.
    pub(super) fn on_layers(&self, place: LayoutCell) -> [(ChunkId, TileLayer); 2] {
        on_layers(self.project, self.swaps, place)
    }

    /// The cells of art, in the order of their numbers.
    pub(super) fn art(&self) -> impl Iterator<Item = ArtCell> {
        let cell = |(set, cell, _): &(usize, u16, usize)| art_cell(self.project, *set, *cell).cloned();
        self.cells.keys().map(move |of| cell(of).unwrap_or_else(Sheet::clear))
    }

    /// The values of own properties of cells of art, if blocks have some.
    pub(super) fn cell_values(&self) -> impl Iterator<Item = (i32, Extra)> {
        let of = |place: usize| self.values.all.get(place).filter(|values| !values.is_empty()).cloned();
        self.cells.iter().filter_map(move |((.., place), number)| Some((*number, of(*place)?)))
    }

    /// The solid tiles with the values of their own properties, in the order of their numbers.
    pub(super) fn tiles(&self) -> impl Iterator<Item = (SolidTile, Extra)> {
        let project = self.project;
        self.tiles.keys().map(move |(set, tile)| {
            let tileset = project.tilesets.get(*set).map(|set| &set.tileset);
            let shape = tileset.and_then(|tileset| tileset.tiles.get(usize::from(*tile)).copied());
            let own = tileset.and_then(|tileset| tileset.properties_of(PropertyPart::Tile(*tile)));
            (shape.unwrap_or_default(), project.values(PropertyOwner::Tile, "", own))
        })
    }

    /// The cells of art that change as time goes by: the number, and pairs of the number that is shown and its frames.
    pub(super) fn animations(&self) -> impl Iterator<Item = (i32, Vec<[i32; 2]>)> {
        self.cells.iter().filter_map(|((set, cell, _), number)| {
            let frames = self.project.tilesets.get(*set)?.tileset.animations.get(cell)?;
            let frame = |frame: &TileFrame| {
                let shown = self.cells.get(&(*set, frame.cell, 0)).copied().unwrap_or_default();
                [shown, i32::from(frame.duration.max(1))]
            };
            Some((*number, frames.iter().map(frame).collect()))
        })
    }

    /// The number of a block of art as levels have it.
    pub(super) fn of_art(&self, cell: &Cell) -> i32 {
        let found = self.project.block(cell.block).and_then(|(set, block)| {
            let place = self.values.place(self.project, (set, cell.block));
            let number = self.cells.get(&(set, art_of(self.project, set, block)?, place))?;
            Some((number, block.front))
        });
        found.map_or(0, |(number, front)| number * ART + flips(cell) + i32::from(front) * 4)
    }

    /// The number of a solid tile as levels have it.
    pub(super) fn of_tile(&self, cell: &Cell, side: TileLayer) -> i32 {
        let solidity = cell.solidity(side);
        let found = self
            .project
            .block(cell.block)
            .and_then(|(set, block)| self.tiles.get(&(set, tile_of(self.project, set, block, (solidity, side))?)));
        let solid = i32::from(solidity.top) * 4 + i32::from(solidity.sides_and_bottom) * 8;
        found.map_or(0, |number| number * SOLID + flips(cell) + solid)
    }
}

fn on_layers(project: &Project, swaps: bool, place: LayoutCell) -> [(ChunkId, TileLayer); 2] {
    LAYERS.map(|layer| on_layer(place, layer, swaps, |chunk| project.low_plane(chunk)))
}

fn flips(cell: &Cell) -> i32 {
    i32::from(cell.flip_x) + i32::from(cell.flip_y) * 2
}

fn art_cell(project: &Project, set: usize, cell: u16) -> Option<&ArtCell> {
    project.tilesets.get(set)?.tileset.sheet.as_ref()?.cells.get(usize::from(cell))
}

/// The cell that a block shows; `None` if nothing of it can be seen.
fn art_of(project: &Project, set: usize, block: &Block) -> Option<u16> {
    let is_seen = |cell: &ArtCell| cell.chunks_exact(4).any(|pixel| pixel[3] != 0);
    let moves = project.tilesets.get(set)?.tileset.animations.contains_key(&block.art);
    art_cell(project, set, block.art).filter(|cell| moves || is_seen(cell)).map(|_| block.art)
}

/// The solid tile of a block on a side; `None` if nothing is solid.
fn tile_of(project: &Project, set: usize, block: &Block, (solidity, side): (Solidity, TileLayer)) -> Option<TileId> {
    let tile = match side {
        TileLayer::A => block.tile_a,
        TileLayer::B => block.tile_b,
    };
    let is_there = usize::from(tile) < project.tilesets.get(set)?.tileset.tiles.len();
    (tile != 0 && is_there && solidity != Solidity::NONE).then_some(tile)
}
