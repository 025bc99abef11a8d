//! What of a project came from a disassembly and was not edited since.

use super::extra::{self, LevelExtra, ZoneExtra};
use super::prints::{self, LevelPrints, Prints, ZoneNow, ZonePrints, placement_digest, switcher_digest};
use super::zone::Zone;
use sim::project::{Area, LevelData, PlacementId, Project};
use sim::tiles::{BlockId, ChunkId, TILE, TileId};
use std::collections::{BTreeSet, HashMap, HashSet};

/// Imported items that nobody edited. Nothing of a project that was never imported is among them.
#[derive(Clone, Debug, Default)]
pub struct Untouched {
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
    /// Pixels along a chunk.
    side: i32,
    columns: i32,
    rows: i32,
    /// Places of the layout that show what was imported, row after row.
    cells: Vec<bool>,
    things: HashSet<PlacementId>,
    /// Where something was imported that is changed or gone.
    gone: Vec<(i32, i32)>,
    start: bool,
    bounds: bool,
}

impl Untouched {
    /// Looks at a project.
    pub fn of(project: &Project) -> Self {
        let mut found = Self { sets: vec![Set::default(); project.tilesets.len()], ..Self::default() };
        let mut zones: HashMap<String, ZoneExtra> = HashMap::new();
        for (index, set) in project.tilesets.iter().enumerate() {
            let prints = prints::read::<ZonePrints>(&set.tileset.extra);
            let Some((prints, zone)) = prints.zip(extra::read::<ZoneExtra>(&set.tileset.extra)) else { continue };
            found.zone(project, index, &zone, &prints);
            zones.insert(zone.zone.clone(), zone);
        }
        if !zones.is_empty() {
            for level in &project.levels {
                found.level(project, level, &zones);
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
        let is_known = |cell: &sim::tiles::Cell| {
            let own = cell.block.checked_sub(set.first_block);
            cell.block == 0
                || own.is_some_and(|own| {
                    let block = set.tileset.blocks.get(usize::from(own));
                    let carries = |block: &sim::tiles::Block| {
                        [block.tile_a, block.tile_b].iter().all(|tile| *tile == 0 || state.tiles.contains(tile))
                    };
                    state.blocks.contains(&own) && block.is_none_or(carries)
                })
        };
        for id in chunks.iter().filter_map(|number| ids.get(*number).copied().flatten()) {
            self.chunks.insert(id);
            let shows = project.chunks.get(usize::from(id)).is_some_and(|chunk| chunk.cells.iter().all(is_known));
            if shows {
                self.whole_chunks.insert(id);
            }
        }
    }

    /// The files' numbers of items whose digests are those of the import.
    fn same(&mut self, zone: &str, kind: u8, prints: &Prints, now: &[Option<u32>]) -> Vec<usize> {
        let is_same = |number: &usize| prints.get(*number).is_some() && prints.get(*number) == now[*number];
        let numbers: Vec<usize> = (0..prints.len().min(now.len())).filter(is_same).collect();
        self.items.extend(numbers.iter().map(|number| (zone.to_owned(), kind, *number)));
        numbers
    }

    fn level(&mut self, project: &Project, level: &LevelData, zones: &HashMap<String, ZoneExtra>) {
        let Some(prints) = prints::read::<LevelPrints>(&level.extra) else { return };
        let zone = extra::read::<LevelExtra>(&level.extra).and_then(|from| zones.get(&from.zone));
        let Some(zone) = zone else { return };
        let has_loops = project.chunk_size == super::project::Engine::S1.chunk_size();
        let zone = Zone { extra: zone.clone(), has_loops, ..Zone::default() };
        let bytes = prints.layout.bytes().unwrap_or_default();
        let (columns, rows) = (level.layout.width(), level.layout.height());
        let is_same = |x: u32, y: u32| {
            let byte = bytes.get((y * prints.columns + x) as usize).filter(|_| x < prints.columns);
            let cell = level.layout.get(x, y).unwrap_or_default();
            let stands_in =
                project.chunk(cell.chunk).and_then(|chunk| chunk.low_plane).unwrap_or(cell.chunk.saturating_add(1));
            let is_whole = |chunk: ChunkId| chunk == 0 || self.whole_chunks.contains(&chunk);
            byte.is_some_and(|byte| zone.cell(*byte) == cell)
                && is_whole(cell.chunk)
                && (!cell.is_loop || is_whole(stands_in))
        };
        let cells = (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))).map(|(x, y)| is_same(x, y)).collect();
        let imported = prints.things();
        let known: HashSet<u32> = imported.iter().map(|(_, print)| *print).collect();
        let now: HashSet<u32> = prints::things(level).map(|(_, print)| print).collect();
        let placements = level.placements.iter().map(|placement| (placement.id, placement_digest(placement)));
        let switchers = level.switchers.iter().map(|switcher| (switcher.id, switcher_digest(switcher)));
        let bounds = level.bounds;
        let state = LevelState {
            side: i32::from(project.chunk_size) * TILE,
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

    /// Nothing was imported, or all of it was edited.
    pub fn is_empty(&self) -> bool {
        self.items.is_empty() && self.levels.is_empty()
    }

    /// A solid tile of a tileset.
    pub fn has_tile(&self, set: usize, tile: TileId) -> bool {
        self.sets.get(set).is_some_and(|set| set.tiles.contains(&tile))
    }

    /// A block of a tileset, by its number there.
    pub fn has_block(&self, set: usize, block: BlockId) -> bool {
        self.sets.get(set).is_some_and(|set| set.blocks.contains(&block))
    }

    /// A chunk.
    pub fn has_chunk(&self, chunk: ChunkId) -> bool {
        self.chunks.contains(&chunk)
    }

    /// All tiles and blocks of a tileset.
    pub fn has_set(&self, set: usize) -> bool {
        self.sets.get(set).is_some_and(|set| set.is_whole)
    }

    /// Something placed in a level.
    pub fn has_thing(&self, level: &str, id: PlacementId) -> bool {
        self.levels.get(level).is_some_and(|level| level.things.contains(&id))
    }

    /// A level's start.
    pub fn has_start(&self, level: &str) -> bool {
        self.levels.get(level).is_some_and(|level| level.start)
    }

    /// The limits of a level's camera.
    pub fn has_bounds(&self, level: &str) -> bool {
        self.levels.get(level).is_some_and(|level| level.bounds)
    }

    /// A place of a level's layout.
    pub fn has_cell(&self, level: &str, (x, y): (u32, u32)) -> bool {
        self.levels.get(level).is_some_and(|level| {
            let inside = (x as i32) < level.columns && (y as i32) < level.rows;
            inside && level.cells[(y as i32 * level.columns + x as i32) as usize]
        })
    }

    /// The terrain of a rectangle of a level.
    pub fn has_terrain(&self, level: &str, area: &Area) -> bool {
        let Some(level) = self.levels.get(level) else { return false };
        let range = |from: i32, size: i32, count: i32| {
            let first = from.div_euclid(level.side).clamp(0, count);
            let last = from.saturating_add(size.max(1) - 1).div_euclid(level.side);
            first..(last + 1).clamp(first, count)
        };
        let (columns, rows) = (range(area.x, area.width, level.columns), range(area.y, area.height, level.rows));
        rows.into_iter().all(|y| columns.clone().all(|x| level.cells[(y * level.columns + x) as usize]))
    }

    /// All that is placed in a rectangle of a level, with nothing taken out of it.
    pub fn has_things(&self, level: &LevelData, area: &Area) -> bool {
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

    /// What is untouched here is untouched there too.
    pub fn is_within(&self, other: &Self) -> bool {
        let level = |(key, state): (&String, &LevelState)| {
            other.levels.get(key).is_some_and(|other| {
                let cells = state.cells.len() == other.cells.len()
                    && state.cells.iter().zip(&other.cells).all(|(mine, theirs)| !*mine || *theirs);
                let marks = (!state.start || other.start) && (!state.bounds || other.bounds);
                cells && marks && state.things.is_subset(&other.things)
            })
        };
        self.items.is_subset(&other.items) && self.levels.iter().all(level)
    }
}
