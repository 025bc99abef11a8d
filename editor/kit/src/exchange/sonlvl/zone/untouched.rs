//! The part of a project that came from a disassembly and was not edited since.

use crate::document::imported::extra::{self, LevelExtra, ZoneExtra, file_numbers};
use crate::exchange::promises::ImportedParts;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::imported_chunks::ImportedChunks;
use crate::exchange::sonlvl::zone::prints::{
    self, LevelPrints, Prints, ZoneNow, ZonePrints, placement_digest, switcher_digest,
};
use crate::exchange::sonlvl::zone::tileset::Zone;
use sim::project::{Area, LevelData, PlacementId, Project};
use sim::tiles::{Block, BlockId, Cell, ChunkId, LayoutCell, TILE, TileId, stand_in};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Imported items that nobody edited. Nothing of a project that was never imported is among them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Untouched {
    sets: Vec<Set>,
    /// By number: the chunk itself; with all that it shows.
    chunks: HashSet<ChunkId>,
    whole_chunks: HashSet<ChunkId>,
    levels: HashMap<String, LevelState>,
    /// The same by the zones' names, the kinds and the files' numbers.
    items: BTreeSet<(String, u8, usize)>,
}

/// Items of a tileset, by their numbers there.
#[derive(Clone, Debug, Default)]
struct Set {
    tiles: HashSet<TileId>,
    blocks: HashSet<BlockId>,
    is_whole: bool,
}

#[derive(Clone, Debug, Default)]
struct LevelState {
    /// Blocks along a chunk.
    side: i32,
    columns: i32,
    rows: i32,
    /// The contents of the places of the layout, row after row.
    cells: Vec<Shown>,
    things: HashSet<PlacementId>,
    /// The places where something was imported that is changed or gone.
    gone: Vec<(i32, i32)>,
    start: bool,
    bounds: bool,
}

impl LevelState {
    /// A block of the level shows what was imported.
    fn has_block(&self, x: i32, y: i32) -> bool {
        let cell = &self.cells[(y / self.side * self.columns + x / self.side) as usize];
        cell.has((y % self.side * self.side + x % self.side) as usize)
    }
}

/// The contents of a place of the layout.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Shown {
    /// The imported chunk.
    Imported,
    /// Something else.
    Other,
    /// The same in some blocks: one bit for each, row after row.
    Partly(Vec<u64>),
}

impl Shown {
    fn has(&self, block: usize) -> bool {
        match self {
            Self::Imported => true,
            Self::Other => false,
            Self::Partly(bits) => bits.get(block / 64).is_some_and(|word| word >> (block % 64) & 1 != 0),
        }
    }

    /// Returns true if all that is imported here is imported there too.
    fn is_within(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Other, _) | (_, Self::Imported) => true,
            (Self::Partly(mine), Self::Partly(theirs)) => mine.iter().zip(theirs).all(|(a, b)| a & !b == 0),
            _ => false,
        }
    }
}

/// A zone while a project is looked at.
struct ZoneLook {
    index: usize,
    zone: Zone,
    /// The files' numbers of the tileset's blocks.
    numbers: Vec<u16>,
    chunks: ImportedChunks,
}

impl Untouched {
    /// Looks at a project.
    pub(crate) fn of(project: &Project) -> Self {
        let mut found = Self { sets: vec![Set::default(); project.tilesets.len()], ..Self::default() };
        let mut zones: HashMap<String, ZoneLook> = HashMap::new();
        let has_loops = project.chunk_size == Engine::S1.chunk_size();
        for (index, set) in project.tilesets.iter().enumerate() {
            let prints = prints::read::<ZonePrints>(&set.tileset.extra);
            let Some((prints, zone)) = prints.zip(extra::read::<ZoneExtra>(&set.tileset.extra)) else { continue };
            found.zone(project, index, &zone, &prints);
            let numbers = file_numbers(&zone.blocks, set.tileset.blocks.len());
            let name = zone.zone.clone();
            let chunks = ImportedChunks::new(prints.chunks);
            let zone = Zone { extra: zone, has_loops, ..Zone::default() };
            zones.insert(name, ZoneLook { index, zone, numbers, chunks });
        }
        if !zones.is_empty() {
            for level in &project.levels {
                found.level(project, level, &mut zones);
            }
        }
        found
    }

    fn zone(&mut self, project: &Project, index: usize, zone: &ZoneExtra, prints: &ZonePrints) {
        let set = &project.tilesets[index];
        let now = ZoneNow::of(project, set, zone);
        let own = |list: &[Option<u16>], number: usize| match list.get(number) {
            Some(own) => *own,
            None => u16::try_from(number).ok(),
        };
        let tiles = self.same(&zone.zone, 0, &prints.tiles, &now.tiles);
        let blocks = self.same(&zone.zone, 1, &prints.blocks, &now.blocks);
        let chunks = self.same(&zone.zone, 2, &prints.chunks, &now.chunks);
        let state = &mut self.sets[index];
        state.tiles = tiles.iter().filter_map(|number| own(&zone.tiles, *number)).collect();
        state.blocks = blocks.iter().filter_map(|number| own(&zone.blocks, *number)).collect();
        let all = |of: usize, had: usize| of == had;
        state.is_whole = all(tiles.len(), set.tileset.tiles.len()) && all(blocks.len(), set.tileset.blocks.len());
        let ids: Vec<Option<ChunkId>> = std::iter::once(Some(zone.chunk_zero)).chain(zone.chunk_numbers()).collect();
        for id in chunks.iter().filter_map(|number| ids.get(*number).copied().flatten()) {
            self.chunks.insert(id);
            let shows = project.chunks.get(usize::from(id));
            let shows = shows.is_some_and(|chunk| chunk.cells.iter().all(|cell| self.knows(project, index, cell)));
            if shows {
                self.whole_chunks.insert(id);
            }
        }
    }

    /// A cell's block, of that tileset, and the solid tiles that it carries.
    fn knows(&self, project: &Project, index: usize, cell: &Cell) -> bool {
        let (set, state) = (&project.tilesets[index], &self.sets[index]);
        let carries =
            |block: &Block| [block.tile_a, block.tile_b].iter().all(|tile| *tile == 0 || state.tiles.contains(tile));
        let knows =
            |own: BlockId| state.blocks.contains(&own) && set.tileset.blocks.get(usize::from(own)).is_none_or(carries);
        cell.block == 0 || cell.block.checked_sub(set.first_block).is_some_and(knows)
    }

    /// The files' numbers of items whose digests are those of the import.
    fn same(&mut self, zone: &str, kind: u8, prints: &Prints, now: &[Option<u32>]) -> Vec<usize> {
        let is_same = |number: &usize| prints.get(*number).is_some() && prints.get(*number) == now[*number];
        let numbers: Vec<usize> = (0..prints.count().min(now.len())).filter(is_same).collect();
        self.items.extend(numbers.iter().map(|number| (zone.to_owned(), kind, *number)));
        numbers
    }

    fn level(&mut self, project: &Project, level: &LevelData, zones: &mut HashMap<String, ZoneLook>) {
        let Some(prints) = prints::read::<LevelPrints>(&level.extra) else { return };
        let zone = extra::read::<LevelExtra>(&level.extra).and_then(|from| zones.get_mut(&from.zone));
        let Some(zone) = zone else { return };
        let bytes = prints.layout.bytes().unwrap_or_default();
        let (columns, rows) = (level.layout.width(), level.layout.height());
        let mut shown = |x: u32, y: u32| {
            let byte = bytes.get((y * prints.columns + x) as usize).filter(|_| x < prints.columns);
            let now = level.layout.get(x, y).unwrap_or_default();
            byte.map_or(Shown::Other, |byte| self.shown(project, zone, *byte, now))
        };
        let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).map(|(x, y)| shown(x, y)).collect();
        let imported = prints.things();
        let known: HashSet<u32> = imported.iter().map(|(_, print)| *print).collect();
        let now: HashSet<u32> = prints::things(level).map(|(_, print)| print).collect();
        let placements = level.placements.iter().map(|placement| (placement.id, placement_digest(placement)));
        let switchers = level.switchers.iter().map(|switcher| (switcher.id, switcher_digest(switcher)));
        let bounds = level.bounds;
        let state = LevelState {
            side: i32::from(project.chunk_size.max(1)),
            columns: columns as i32,
            rows: rows as i32,
            cells,
            things: placements.chain(switchers).filter(|(_, print)| known.contains(print)).map(|(id, _)| id).collect(),
            gone: imported.iter().filter(|(_, print)| !now.contains(print)).map(|(at, _)| *at).collect(),
            start: prints.start == [level.start.x, level.start.y],
            bounds: prints.bounds == [bounds.left, bounds.top, bounds.right, bounds.bottom],
        };
        self.levels.insert(level.key.clone(), state);
    }

    /// Returns the present chunk of a place, if it showed a byte of the file's layout.
    fn shown(&self, project: &Project, zone: &mut ZoneLook, byte: u8, now: LayoutCell) -> Shown {
        let is_whole = |chunk: ChunkId| chunk == 0 || self.whole_chunks.contains(&chunk);
        let stands_in = stand_in(now.chunk, project.chunk(now.chunk).map(|chunk| &**chunk));
        let was = zone.zone.cell(byte);
        if was == now && is_whole(now.chunk) && (!now.is_loop || stands_in.is_none_or(is_whole)) {
            return Shown::Imported;
        }
        if was.is_loop || now.is_loop {
            return Shown::Other;
        }
        let set = &project.tilesets[zone.index];
        let number = if zone.zone.has_loops { byte & 0x7F } else { byte };
        let is_untouched = self.chunks.contains(&was.chunk);
        let side = usize::from(project.chunk_size.max(1));
        let imported = match zone.zone.chunk(number) {
            Some(id) if is_untouched || id == 0 => {
                project.chunk(id).map(|chunk| (chunk.role, prints::in_files(chunk, set, &zone.numbers)))
            }
            None => Some(Default::default()),
            Some(_) => zone.chunks.get(set, &zone.zone.extra, number, side),
        };
        let Some((role, imported)) = imported else { return Shown::Other };
        let Some(chunk) = project.chunk(now.chunk).filter(|chunk| chunk.role == role) else { return Shown::Other };
        let in_files = prints::in_files(chunk, set, &zone.numbers);
        let mut bits = vec![0; (side * side).div_ceil(64)];
        for (block, (cell, now)) in chunk.cells.iter().zip(in_files).enumerate().take(side * side) {
            if imported.get(block).copied().unwrap_or_default() == now && self.knows(project, zone.index, cell) {
                bits[block / 64] |= 1 << (block % 64);
            }
        }
        Shown::Partly(bits)
    }

    /// Returns true if all that is untouched here is untouched there too.
    pub(crate) fn is_within(&self, other: &Self) -> bool {
        let level = |(key, state): (&String, &LevelState)| {
            other.levels.get(key).is_some_and(|other| {
                let cells = state.cells.len() == other.cells.len()
                    && state.cells.iter().zip(&other.cells).all(|(mine, theirs)| mine.is_within(theirs));
                let marks = (!state.start || other.start) && (!state.bounds || other.bounds);
                cells && marks && state.things.is_subset(&other.things)
            })
        };
        self.items.is_subset(&other.items) && self.levels.iter().all(level)
    }
}

impl ImportedParts for Untouched {
    fn is_empty(&self) -> bool {
        self.items.is_empty() && self.levels.is_empty()
    }

    fn has_tile(&self, set: usize, tile: TileId) -> bool {
        self.sets.get(set).is_some_and(|set| set.tiles.contains(&tile))
    }

    fn has_block(&self, set: usize, block: BlockId) -> bool {
        self.sets.get(set).is_some_and(|set| set.blocks.contains(&block))
    }

    fn has_chunk(&self, chunk: ChunkId) -> bool {
        self.chunks.contains(&chunk)
    }

    fn has_set(&self, set: usize) -> bool {
        self.sets.get(set).is_some_and(|set| set.is_whole)
    }

    fn has_thing(&self, level: &str, id: PlacementId) -> bool {
        self.levels.get(level).is_some_and(|level| level.things.contains(&id))
    }

    fn has_start(&self, level: &str) -> bool {
        self.levels.get(level).is_some_and(|level| level.start)
    }

    fn has_bounds(&self, level: &str) -> bool {
        self.levels.get(level).is_some_and(|level| level.bounds)
    }

    fn has_cell(&self, level: &str, (x, y): (u32, u32)) -> bool {
        self.levels.get(level).is_some_and(|level| {
            let inside = (x as i32) < level.columns && (y as i32) < level.rows;
            inside && level.cells[(y as i32 * level.columns + x as i32) as usize] == Shown::Imported
        })
    }

    fn has_terrain(&self, level: &str, area: &Area) -> bool {
        let Some(level) = self.levels.get(level) else { return false };
        let range = |from: i32, size: i32, count: i32| {
            let most = count.saturating_mul(level.side);
            let first = from.div_euclid(TILE).clamp(0, most);
            let last = from.saturating_add(size.max(1) - 1).div_euclid(TILE);
            first..(last.saturating_add(1)).clamp(first, most)
        };
        let (columns, rows) = (range(area.x, area.width, level.columns), range(area.y, area.height, level.rows));
        rows.into_iter().all(|y| columns.clone().all(|x| level.has_block(x, y)))
    }

    fn has_things(&self, level: &LevelData, area: &Area) -> bool {
        let Some(state) = self.levels.get(&level.key) else { return false };
        let is_in = |x: i32, y: i32| {
            let (dx, dy) = (x.saturating_sub(area.x), y.saturating_sub(area.y));
            (0..=area.width).contains(&dx) && (0..=area.height).contains(&dy)
        };
        let placements = level.placements.iter().map(|placement| (placement.id, placement.x, placement.y));
        let switchers = level.switchers.iter().map(|switcher| (switcher.id, switcher.x, switcher.y));
        let mut there = placements.chain(switchers).filter(|(_, x, y)| is_in(*x, *y));
        there.all(|(id, ..)| state.things.contains(&id)) && !state.gone.iter().any(|(x, y)| is_in(*x, *y))
    }

    fn is_kept_in(&self, after: &Project) -> bool {
        self.is_within(&Self::of(after))
    }
}
