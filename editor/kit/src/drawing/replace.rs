//! Replacing blocks, chunks, solid tiles, kinds of objects and values of their parameters by others: in an area, in a level, in all levels.
//!
//! [`preview`] counts the places before anything is changed.

use crate::document::chunk_numbers::taken;
use crate::document::paint::{Scope, block_edits, cell_at};
use crate::document::{Document, Edit, Region};
use sim::objects::originals::Name;
use sim::objects::parameters::Parameter;
use sim::objects::placed::{kind_of, parameters_of, read_placement, set_parameter};
use sim::project::{LevelData, OwnKinds, Placement, PlacementId};
use sim::tiles::{BlockId, Cell, Chunk, ChunkId, LayoutCell, TILE, TileId};
use std::borrow::Cow;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Something that is replaced: each has the old one first, then the new one.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Replacement {
    /// A block by its number in the project. Flips and solidity of each cell stay.
    Block(BlockId, BlockId),
    /// A chunk by its number. The loop marks of places stay.
    Chunk(ChunkId, ChunkId),
    /// A solid tile of a tileset, by the place of the tileset and the numbers there. Tiles belong to blocks, so that all
    /// places of a block change.
    Tile(usize, TileId, TileId),
    /// A kind of objects by its name in files. Parameters that both kinds have keep their values.
    Kind(String, String),
    /// The value of a parameter of a kind of objects.
    Value(ReplacedValue),
}

/// A value of a parameter that is replaced by another one.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct ReplacedValue {
    /// The kind of the objects, by its name in files.
    pub kind: String,
    /// The parameter, by its name in files.
    pub parameter: String,
    /// The old value; `None` for any.
    pub from: Option<i32>,
    /// The new value.
    pub to: i32,
}

/// The places in which something is replaced.
#[derive(Clone, Debug, PartialEq)]
pub enum ReplaceIn {
    /// The selection of a level: an area, and objects.
    Selection(String, Region, BTreeSet<PlacementId>),
    /// A level.
    Level(String),
    /// Every level of the project, and chunks that none of them uses.
    Project,
}

/// The effect of a replacement.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplaceEffect {
    /// Places that change: cells of levels, places of layouts, objects; of solid tiles the blocks.
    pub places: usize,
    /// Levels that they are in.
    pub levels: usize,
    /// Objects that lose parameters, because the new kind has none of that name.
    pub losses: usize,
}

/// Why nothing can be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NoReplacement {
    /// The new one is the old one.
    #[error("the new one is the old one")]
    Same,
    /// A number or a name that the project does not have.
    #[error("the project does not have the new one")]
    Unknown,
    /// Block 0 and chunk 0 are what empty places have.
    #[error("0 is an empty place: paint it, or fill an area")]
    Empty,
    /// Too many chunks.
    #[error("it needs more than the 65,536 chunks that a project can have")]
    Chunks,
}

impl ReplaceIn {
    fn levels<'a>(&self, document: &'a Document) -> Vec<&'a Arc<LevelData>> {
        match self {
            Self::Selection(key, ..) | Self::Level(key) => document.level(key).into_iter().collect(),
            Self::Project => document.project().levels.iter().collect(),
        }
    }

    /// True for a placement of a level that is among the places.
    fn has(&self, placement: &Placement) -> bool {
        let Self::Selection(_, region, ids) = self else { return true };
        ids.contains(&placement.id) || region.contains(placement.x.div_euclid(TILE), placement.y.div_euclid(TILE))
    }

    /// True for a place of a layout of chunks with that many blocks along a side.
    fn has_chunk(&self, x: u32, y: u32, side: i32) -> bool {
        let Self::Selection(_, region, _) = self else { return true };
        let (left, top) = (x as i32 * side, y as i32 * side);
        (0..side).any(|y| (0..side).any(|x| region.contains(left + x, top + y)))
    }
}

/// Says why a replacement makes no sense.
fn refuse(document: &Document, what: &Replacement) -> Result<(), NoReplacement> {
    let project = document.project();
    let (is_same, is_empty, is_known) = match what {
        Replacement::Block(from, to) => (from == to, *from == 0, *to == 0 || project.block(*to).is_some()),
        Replacement::Chunk(from, to) => (from == to, *from == 0, usize::from(*to) < project.chunks.len()),
        Replacement::Tile(set, from, to) => {
            let tiles = project.tilesets.get(*set).map_or(0, |set| set.tileset.tiles.len());
            (from == to, *from == 0, usize::from(*to) < tiles)
        }
        Replacement::Kind(from, to) => {
            let as_placed = Placement { kind: to.clone(), ..Placement::default() };
            (from == to, false, kind_of(&as_placed, &project.objects).is_some())
        }
        Replacement::Value(ReplacedValue { kind, parameter, from, to }) => {
            let takes = parameter_of(kind, parameter, &project.objects).is_some_and(|one| one.kind.clamp(*to) == *to);
            (*from == Some(*to), false, takes)
        }
    };
    match () {
        () if is_same => Err(NoReplacement::Same),
        () if is_empty => Err(NoReplacement::Empty),
        () if !is_known => Err(NoReplacement::Unknown),
        () => Ok(()),
    }
}

/// Counts what a replacement would change.
///
/// # Errors
/// [`NoReplacement`].
pub fn preview(document: &Document, what: &Replacement, place: &ReplaceIn) -> Result<ReplaceEffect, NoReplacement> {
    refuse(document, what)?;
    let mut effect = ReplaceEffect::default();
    if let Replacement::Tile(set, from, _) = what {
        effect.places = blocks_with(document, *set, *from).count();
        return Ok(effect);
    }
    let per_chunk = match what {
        Replacement::Block(from, _) => cells_per_chunk(document, *from),
        _ => Vec::new(),
    };
    for level in place.levels(document) {
        let places = match what {
            Replacement::Block(from, _) => match place {
                ReplaceIn::Selection(..) => cells_in(document, level, *from, place).len(),
                _ => layout_of(level).map(|(_, _, cell)| per_chunk.get(usize::from(cell.chunk)).unwrap_or(&0)).sum(),
            },
            Replacement::Chunk(from, _) => chunks_in(document, level, *from, place).count(),
            Replacement::Tile(..) => 0,
            Replacement::Kind(from, to) => {
                let changed = changed_things(document, level, (from, to), place);
                effect.losses += changed.iter().filter(|(_, _, loses)| *loses).count();
                changed.len()
            }
            Replacement::Value(value) => changed_values(document, level, value, place).len(),
        };
        effect.places += places;
        effect.levels += usize::from(places > 0);
    }
    Ok(effect)
}

/// Works out the edits of a replacement: one step of the history.
///
/// # Errors
/// [`NoReplacement`].
pub fn plan(document: &Document, what: &Replacement, place: &ReplaceIn) -> Result<Vec<Edit>, NoReplacement> {
    refuse(document, what)?;
    let mut edits = Vec::new();
    match what {
        Replacement::Block(from, to) if *place == ReplaceIn::Project => {
            for (chunk, old) in (0..).zip(document.project().chunks.iter()).filter(|(_, old)| has_block(old, *from)) {
                let cells = old.cells.iter().map(|cell| replaced(*cell, *from, *to)).collect();
                let new = taken(Chunk { cells, ..(**old).clone() });
                edits.push(Edit::SetChunk { chunk, value: Some(Arc::new(new)) });
            }
        }
        Replacement::Block(from, to) => {
            for level in place.levels(document) {
                let cells = cells_in(document, level, *from, place);
                let cells: Vec<_> = cells.into_iter().map(|(x, y, cell)| (x, y, replaced(cell, *from, *to))).collect();
                let made = block_edits(document, &level.key, &cells, Scope::HereOnly);
                edits.extend(made.map_err(|_| NoReplacement::Chunks)?);
            }
        }
        Replacement::Chunk(from, to) => {
            for level in place.levels(document) {
                let cells: Vec<_> = chunks_in(document, level, *from, place)
                    .map(|(x, y, cell)| (x, y, LayoutCell { chunk: *to, ..cell }))
                    .collect();
                if !cells.is_empty() {
                    edits.push(Edit::SetLayout { level: level.key.clone(), cells });
                }
            }
        }
        Replacement::Tile(set, from, to) => {
            for (number, mut block) in blocks_with(document, *set, *from) {
                for tile in [&mut block.tile_a, &mut block.tile_b] {
                    if *tile == *from {
                        *tile = *to;
                    }
                }
                edits.push(Edit::SetBlock { tileset: *set, block: number, value: Some(block) });
            }
        }
        Replacement::Kind(from, to) => {
            for level in place.levels(document) {
                for (slot, placement, _) in changed_things(document, level, (from, to), place) {
                    let id = placement.id;
                    let placement = Some((slot, placement));
                    edits.push(Edit::SetPlacement { level: level.key.clone(), id, placement });
                }
            }
        }
        Replacement::Value(value) => {
            for level in place.levels(document) {
                for (slot, placement) in changed_values(document, level, value, place) {
                    let id = placement.id;
                    let placement = Some((slot, placement));
                    edits.push(Edit::SetPlacement { level: level.key.clone(), id, placement });
                }
            }
        }
    }
    Ok(edits)
}

fn has_block(chunk: &Chunk, block: BlockId) -> bool {
    chunk.cells.iter().any(|cell| cell.block == block)
}

/// The cell with the new block; an erased one is a default cell.
fn replaced(cell: Cell, from: BlockId, to: BlockId) -> Cell {
    match () {
        () if cell.block != from => cell,
        () if to == 0 => Cell::default(),
        () => Cell { block: to, ..cell },
    }
}

/// Counts a block in each chunk.
fn cells_per_chunk(document: &Document, block: BlockId) -> Vec<usize> {
    let count = |chunk: &Arc<Chunk>| chunk.cells.iter().filter(|cell| cell.block == block).count();
    document.project().chunks.iter().map(count).collect()
}

fn layout_of(level: &LevelData) -> impl Iterator<Item = (u32, u32, LayoutCell)> {
    let (width, height) = (level.layout.width(), level.layout.height());
    (0..height).flat_map(move |y| (0..width).filter_map(move |x| Some((x, y, level.layout.get(x, y)?))))
}

/// The blocks of a level that are among the places and hold a block.
fn cells_in(document: &Document, level: &LevelData, block: BlockId, place: &ReplaceIn) -> Vec<(i32, i32, Cell)> {
    let side = i32::from(document.project().chunk_size.max(1));
    let has: Vec<bool> = document.project().chunks.iter().map(|chunk| has_block(chunk, block)).collect();
    let mut found = Vec::new();
    for (x, y, cell) in layout_of(level) {
        if !has.get(usize::from(cell.chunk)).is_some_and(|has| *has) {
            continue;
        }
        let (left, top) = (x as i32 * side, y as i32 * side);
        for (x, y) in (0..side).flat_map(|y| (0..side).map(move |x| (left + x, top + y))) {
            let is_meant = match place {
                ReplaceIn::Selection(_, region, _) => region.contains(x, y),
                _ => true,
            };
            if let Some(cell) = cell_at(document, level, x, y).filter(|cell| is_meant && cell.block == block) {
                found.push((x, y, cell));
            }
        }
    }
    found
}

/// The places of a layout that are among the places and show a chunk.
fn chunks_in<'a>(
    document: &Document,
    level: &'a LevelData,
    chunk: ChunkId,
    place: &'a ReplaceIn,
) -> impl Iterator<Item = (u32, u32, LayoutCell)> + 'a {
    let side = i32::from(document.project().chunk_size.max(1));
    layout_of(level).filter(move |(x, y, cell)| cell.chunk == chunk && place.has_chunk(*x, *y, side))
}

/// The blocks of a tileset with a solid tile.
fn blocks_with(
    document: &Document,
    set: usize,
    tile: TileId,
) -> impl Iterator<Item = (BlockId, sim::tiles::Block)> + '_ {
    let set = document.project().tilesets.get(set);
    let blocks = set.into_iter().flat_map(|set| (0..).zip(set.tileset.blocks.iter().copied()));
    blocks.filter(move |(_, block)| block.tile_a == tile || block.tile_b == tile)
}

/// The name in files of the kind that a placement has: also of one that an original's list names by a number.
pub fn name_of(placement: &Placement, own: &OwnKinds) -> String {
    match kind_of(placement, own) {
        Some((kind, Some(_))) => kind.info().name.to_owned(),
        _ => placement.kind.clone(),
    }
}

/// The kinds of the objects that are among the places, by their names in files, and how many there are.
pub fn kinds_in(document: &Document, place: &ReplaceIn) -> BTreeMap<String, usize> {
    let own = &document.project().objects;
    let mut kinds = BTreeMap::new();
    for level in place.levels(document) {
        for placement in level.placements.iter().filter(|placement| place.has(placement)) {
            *kinds.entry(name_of(placement, own)).or_default() += 1;
        }
    }
    kinds
}

/// The parameters that a newly placed object of a kind has, by the kind's name in files.
pub fn parameters_of_kind<'a>(kind: &str, own: &'a OwnKinds) -> Cow<'a, [Parameter<'a>]> {
    let as_placed = Placement { kind: kind.to_owned(), ..Placement::default() };
    match read_placement(&as_placed, own, |_| {}) {
        Some((kind, values)) => parameters_of(kind, &values, own),
        None => Cow::Borrowed(&[]),
    }
}

fn parameter_of<'a>(kind: &str, name: &str, own: &'a OwnKinds) -> Option<Parameter<'a>> {
    parameters_of_kind(kind, own).iter().find(|parameter| parameter.name == name).copied()
}

/// The place of a parameter among those of an object of a kind, and its value; `None` for an object of another kind.
fn value_of(placement: &Placement, own: &OwnKinds, kind: &str, parameter: &str) -> Option<(usize, i32)> {
    if name_of(placement, own) != kind {
        return None;
    }
    let (kind, values) = read_placement(placement, own, |_| {})?;
    let index = parameters_of(kind, &values, own).iter().position(|one| one.name == parameter)?;
    Some((index, *values.get(index)?))
}

/// The values of a parameter that the objects of a kind have among the places, and how many have each.
pub fn values_in(document: &Document, place: &ReplaceIn, kind: &str, parameter: &str) -> BTreeMap<i32, usize> {
    let own = &document.project().objects;
    let mut values = BTreeMap::new();
    for placement in place.levels(document).iter().flat_map(|level| &level.placements).filter(|one| place.has(one)) {
        if let Some((_, value)) = value_of(placement, own, kind, parameter) {
            *values.entry(value).or_default() += 1;
        }
    }
    values
}

/// The objects that get another value of a parameter, with their slots.
fn changed_values(
    document: &Document,
    level: &LevelData,
    value: &ReplacedValue,
    place: &ReplaceIn,
) -> Vec<(usize, Placement)> {
    let own = &document.project().objects;
    let changed = |(slot, placement): (usize, &Placement)| {
        let (index, now) = value_of(placement, own, &value.kind, &value.parameter).filter(|_| place.has(placement))?;
        let is_meant = now != value.to && value.from.is_none_or(|from| from == now);
        is_meant.then(|| {
            let mut new = placement.clone();
            set_parameter(&mut new, own, index, value.to);
            (slot, new)
        })
    };
    level.placements.iter().enumerate().filter_map(changed).collect()
}

/// The objects that change, with their slots, and whether each loses parameters.
fn changed_things(
    document: &Document,
    level: &LevelData,
    (from, to): (&str, &str),
    place: &ReplaceIn,
) -> Vec<(usize, Placement, bool)> {
    let own = &document.project().objects;
    let is_it = |placement: &&Placement| place.has(placement) && name_of(placement, own) == from;
    let things = level.placements.iter().enumerate().filter(|(_, placement)| is_it(placement));
    things
        .map(|(slot, placement)| {
            let (placement, loses) = with_kind(placement, own, to);
            (slot, placement, loses)
        })
        .collect()
}

/// A placement with another kind. Parameters that the new kind has too keep their values, as far as it can take them; all
/// others go. Returns whether any went that said something.
fn with_kind(placement: &Placement, own: &OwnKinds, kind: &str) -> (Placement, bool) {
    let mut new = placement.clone();
    let old = read_placement(placement, own, |_| {});
    let parameters = old.as_ref().map(|(kind, values)| parameters_of(*kind, values, own)).unwrap_or_default();
    if let Some(name) = Name::of(&placement.kind) {
        name.forget(&mut new.extra);
    }
    for parameter in parameters.iter() {
        new.extra.shift_remove(parameter.name);
    }
    kind.clone_into(&mut new.kind);
    let Some((_, values)) = old else { return (new, false) };
    let Some((new_kind, new_values)) = read_placement(&new, own, |_| {}) else { return (new, false) };
    let theirs = parameters_of(new_kind, &new_values, own);
    let mut loses = false;
    for (parameter, value) in parameters.iter().zip(values) {
        let place = theirs.iter().position(|other| other.name == parameter.name && other.kind == parameter.kind);
        match place {
            Some(place) if value != theirs[place].default => set_parameter(&mut new, own, place, value),
            Some(_) => {}
            None => loses |= value != parameter.default,
        }
    }
    (new, loses)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::Blocks;
    use sim::grid::Grid;
    use sim::project::{Project, Tileset, TilesetRef};
    use sim::tiles::{Block, SolidTile, Solidity};

    fn cell(block: BlockId) -> Cell {
        Cell { block, flip_x: block == 1, a: Solidity::ALL, ..Cell::default() }
    }

    fn chunk(blocks: &[BlockId]) -> Arc<Chunk> {
        let mut chunk = Chunk::empty(8);
        for (place, block) in chunk.cells.iter_mut().zip(blocks) {
            *place = cell(*block);
        }
        Arc::new(chunk)
    }

    fn level(key: &str, chunks: &[ChunkId], kinds: &[&str]) -> Arc<LevelData> {
        let mut layout = Grid::new(chunks.len() as u32, 1);
        for (x, chunk) in (0..).zip(chunks) {
            layout.set(x, 0, LayoutCell { chunk: *chunk, is_loop: false });
        }
        let placement = |(n, kind): (usize, &&str)| Placement {
            id: PlacementId(n as u64 + 1),
            kind: (*kind).to_owned(),
            x: n as i32 * 128 + 8,
            ..Placement::default()
        };
        let placements = kinds.iter().enumerate().map(placement).collect();
        Arc::new(LevelData { key: key.to_owned(), layout, placements, ..LevelData::default() })
    }

    /// Two levels that share chunk 1.
    fn document() -> Document {
        let block = |tile| Block { tile_a: tile, tile_b: 2, ..Block::default() };
        let tileset = Tileset {
            tiles: vec![SolidTile::default(); 4].into(),
            blocks: vec![Block::default(), block(1), block(1), block(3)].into(),
            ..Tileset::default()
        };
        let set = TilesetRef { path: "t".into(), first_block: 0, tileset: Arc::new(tileset) };
        let project = Project {
            chunk_size: 8,
            tilesets: vec![Arc::new(set)],
            chunks: Arc::new(vec![chunk(&[]), chunk(&[1, 1, 2]), chunk(&[1])]),
            levels: vec![level("a", &[1, 2, 1], &["ring", "spring", "ring"]), level("b", &[1, 0], &["ring"])],
            ..Project::default()
        };
        Document::new(project, None)
    }

    /// The document after a replacement, and what the preview said.
    fn after(what: &Replacement, place: &ReplaceIn) -> (Document, ReplaceEffect) {
        let mut document = document();
        let effect = preview(&document, what, place).expect("it makes sense");
        for edit in plan(&document, what, place).expect("it makes sense") {
            document.apply(edit).expect("applied");
        }
        (document, effect)
    }

    /// Counts a block in the cells of a level.
    fn count(document: &Document, level: &str, block: BlockId) -> usize {
        let level = document.level(level).expect("a level").clone();
        cells_in(document, &level, block, &ReplaceIn::Project).len()
    }

    #[test]
    fn blocks_change_in_the_area_the_level_or_the_project() {
        let what = Replacement::Block(1, 3);
        let (new, effect) = after(&what, &ReplaceIn::Project);
        assert_eq!(effect, ReplaceEffect { places: 7, levels: 2, losses: 0 });
        assert_eq!((count(&new, "a", 1), count(&new, "a", 3), count(&new, "b", 3)), (0, 5, 2));
        assert_eq!(new.project().chunks.len(), 3, "chunks stay where they are");
        let kept = new.project().chunks[1].cells[0];
        assert_eq!((kept.block, kept.flip_x, kept.a), (3, true, Solidity::ALL));

        let (new, effect) = after(&what, &ReplaceIn::Level("a".into()));
        assert_eq!(effect, ReplaceEffect { places: 5, levels: 1, losses: 0 });
        assert_eq!((count(&new, "a", 1), count(&new, "a", 3), count(&new, "b", 1)), (0, 5, 2), "the other level stays");

        let area = Region::of(Blocks { left: 1, top: 0, right: 9, bottom: 8 });
        let (new, effect) = after(&what, &ReplaceIn::Selection("a".into(), area, BTreeSet::new()));
        assert_eq!(effect.places, 2);
        assert_eq!((count(&new, "a", 1), count(&new, "a", 3)), (3, 2));

        let (new, _) = after(&Replacement::Block(1, 0), &ReplaceIn::Project);
        assert_eq!(new.project().chunks[1].cells[0], Cell::default(), "erased");
    }

    #[test]
    fn chunks_change_where_they_are() {
        let (new, effect) = after(&Replacement::Chunk(1, 2), &ReplaceIn::Level("a".into()));
        assert_eq!(effect, ReplaceEffect { places: 2, levels: 1, losses: 0 });
        let chunks =
            |key: &str| layout_of(new.level(key).expect("a level")).map(|(.., cell)| cell.chunk).collect::<Vec<_>>();
        assert_eq!((chunks("a"), chunks("b")), (vec![2, 2, 2], vec![1, 0]));
        let area = Region::of(Blocks { left: 20, top: 0, right: 21, bottom: 1 });
        let (new, _) = after(&Replacement::Chunk(1, 0), &ReplaceIn::Selection("a".into(), area, BTreeSet::new()));
        assert_eq!(
            layout_of(new.level("a").expect("a level")).map(|(.., cell)| cell.chunk).collect::<Vec<_>>(),
            [1, 2, 0]
        );
    }

    #[test]
    fn solid_tiles_change_in_all_blocks_of_the_tileset() {
        let (new, effect) = after(&Replacement::Tile(0, 2, 1), &ReplaceIn::Project);
        assert_eq!(effect.places, 3);
        let tiles = new.project().tilesets[0].tileset.blocks.iter().map(|block| (block.tile_a, block.tile_b));
        assert_eq!(tiles.collect::<Vec<_>>(), [(0, 0), (1, 1), (1, 1), (3, 1)]);
    }

    #[test]
    fn objects_become_another_kind_and_keep_what_both_have() {
        let (new, effect) = after(&Replacement::Kind("ring".into(), "monitor".into()), &ReplaceIn::Project);
        assert_eq!(effect, ReplaceEffect { places: 3, levels: 2, losses: 0 });
        let kinds = |document: &Document| kinds_in(document, &ReplaceIn::Project);
        assert_eq!(kinds(&new), BTreeMap::from([("monitor".to_owned(), 3), ("spring".to_owned(), 1)]));
        let only = ReplaceIn::Selection("a".into(), Region::default(), BTreeSet::from([PlacementId(3)]));
        let (new, effect) = after(&Replacement::Kind("ring".into(), "monitor".into()), &only);
        assert_eq!((effect.places, kinds(&new)["ring"]), (1, 2));
        assert_eq!(new.level("a").expect("a level").placements[2].x, 264, "it stays where it is");

        // A parameter that both have stays, one that the new kind has not goes.
        let own = OwnKinds::default();
        let mut spring = Placement { kind: "spring".into(), ..Placement::default() };
        let (kind, values) = read_placement(&spring, &own, |_| {}).expect("a spring");
        let list = parameters_of(kind, &values, &own).into_owned();
        for (place, parameter) in list.iter().enumerate() {
            set_parameter(&mut spring, &own, place, parameter.kind.clamp(1));
        }
        let (same, loses) = with_kind(&spring, &own, "spring");
        assert_eq!((same, loses), (spring.clone(), false));
        let (ring, loses) = with_kind(&spring, &own, "ring");
        assert!(loses && ring.extra.is_empty(), "{:?}", ring.extra);
        // One that an original's list names by its number.
        let original = Placement { kind: "s1:0x41".into(), ..Placement::default() };
        if kind_of(&original, &own).is_some() {
            assert_eq!(name_of(&original, &own), "spring");
            assert_eq!(with_kind(&original, &own, "ring").0.kind, "ring");
        }
    }

    /// A replacement of the strength of springs.
    fn strength(from: Option<i32>, to: i32) -> ReplacedValue {
        ReplacedValue { kind: "spring".into(), parameter: "strength".into(), from, to }
    }

    #[test]
    fn values_of_a_parameter_change_where_they_are_meant() {
        let mut document = document();
        let level = (**document.level("a").expect("a level")).clone();
        let own = OwnKinds::default();
        let at = parameters_of_kind("spring", &own).iter().position(|one| one.name == "strength").expect("it has one");
        let mut placements = level.placements.clone();
        for (n, value) in [0, 1, 1].into_iter().enumerate() {
            let mut spring =
                Placement { id: PlacementId(90 + n as u64), kind: "spring".into(), ..Placement::default() };
            set_parameter(&mut spring, &own, at, value);
            placements.push(spring);
        }
        let index = document.project().levels.iter().position(|one| one.key == "a").expect("it is there");
        let new = LevelData { placements, ..level };
        document.apply(Edit::SetLevel { key: "a".into(), level: Some((index, Arc::new(new))) }).expect("applied");
        let all = ReplaceIn::Level("a".into());
        let values = |document: &Document| values_in(document, &all, "spring", "strength");
        let before = values(&document);
        assert_eq!((before[&1], before.len()), (2, 2));
        for (from, to, changed) in [(Some(1), 0, 2), (Some(0), 1, before[&0]), (None, 0, 2), (Some(7), 0, 0)] {
            let what = Replacement::Value(strength(from, to));
            let mut new = document.clone();
            assert_eq!(preview(&new, &what, &all).expect("it makes sense").places, changed, "{from:?} {to}");
            new.apply_all(plan(&new, &what, &all).expect("it makes sense")).expect("applied");
            assert_eq!(preview(&new, &what, &all).expect("still").places, 0, "{from:?} {to}");
            assert_eq!(values(&new).values().sum::<usize>(), before.values().sum::<usize>());
        }
        let one = ReplaceIn::Selection("a".into(), Region::default(), BTreeSet::from([PlacementId(91)]));
        let effect = preview(&document, &Replacement::Value(strength(None, 0)), &one).expect("it makes sense");
        assert_eq!(effect, ReplaceEffect { places: 1, levels: 1, losses: 0 });
    }

    #[test]
    fn what_makes_no_sense_is_refused() {
        let document = document();
        for (what, why) in [
            (Replacement::Block(1, 1), NoReplacement::Same),
            (Replacement::Block(0, 1), NoReplacement::Empty),
            (Replacement::Block(1, 9), NoReplacement::Unknown),
            (Replacement::Chunk(1, 3), NoReplacement::Unknown),
            (Replacement::Tile(0, 1, 4), NoReplacement::Unknown),
            (Replacement::Tile(7, 1, 2), NoReplacement::Unknown),
            (Replacement::Kind("ring".into(), "gone".into()), NoReplacement::Unknown),
            (Replacement::Value(strength(Some(1), 1)), NoReplacement::Same),
            (Replacement::Value(strength(None, 99)), NoReplacement::Unknown),
            (Replacement::Value(ReplacedValue { kind: "ring".into(), ..strength(None, 1) }), NoReplacement::Unknown),
        ] {
            assert_eq!(preview(&document, &what, &ReplaceIn::Project), Err(why), "{what:?}");
            assert_eq!(plan(&document, &what, &ReplaceIn::Project).err(), Some(why), "{what:?}");
        }
    }
}
