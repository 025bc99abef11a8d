//! The tileset that shapes draw with: equal tiles, pictures and blocks are found, mirrored or not; the rest is made.

use super::cut::normal;
use crate::document::block_numbers::{self as numbers, NUMBERS};
use crate::document::{Document, Edit};
use crate::drawing::materials::{Art, bytes};
use sim::digest::fnv;
use sim::project::free_name;
use sim::project::{ArtCell, DrawnArt, Project, Sheet, Tileset, TilesetRef};
use sim::tiles::{Block, BlockId, SolidTile};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::Arc;

/// Folder of the tileset that shapes make if a project has none that they can draw with.
const FOLDER: &str = "tilesets/shapes";

/// A block by what it is, not by number: tiles on A and B, its picture, in front or not.
type Look = (SolidTile, SolidTile, u64, bool);

/// A tileset in the making.
#[derive(Debug)]
pub(crate) struct Pool {
    /// Its place in the project's list.
    index: usize,
    before: Option<Arc<TilesetRef>>,
    first: u16,
    /// Numbers of blocks before another tileset's begin.
    room: usize,
    path: String,
    tiles: Vec<SolidTile>,
    blocks: Vec<Block>,
    cells: Vec<ArtCell>,
    drawn: BTreeMap<u16, DrawnArt>,
    free_tiles: Vec<u16>,
    free_blocks: Vec<u16>,
    free_cells: Vec<u16>,
    tile_ids: HashMap<SolidTile, u16>,
    block_ids: HashMap<Look, u16>,
    art_ids: HashMap<u64, u16>,
    /// Solid tiles made so far.
    pub new_tiles: usize,
    /// Blocks made so far.
    pub new_blocks: usize,
}

/// A block as it was found or made, and how it must be mirrored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Found {
    /// The block's number in the project.
    pub block: BlockId,
    /// Mirrored left to right.
    pub flip_x: bool,
    /// Mirrored top to bottom.
    pub flip_y: bool,
}

/// The ways to mirror a block.
const FLIPS: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];

impl Pool {
    /// The project's own tileset for shapes, or the one that will be made.
    pub(crate) fn of(document: &Document) -> Self {
        let project = document.project();
        let Some(index) = project.tilesets.iter().rposition(is_ours) else { return Self::fresh(project) };
        let set = project.tilesets[index].clone();
        let tileset = &set.tileset;
        let cells = tileset.sheet.as_ref().map_or_else(Vec::new, |sheet| sheet.cells.clone());
        let mut pool = Self {
            index,
            first: set.first_block,
            room: tileset.blocks.len() + numbers::room_to_grow(project, index),
            path: set.path.clone(),
            tiles: tileset.tiles.to_vec(),
            blocks: tileset.blocks.to_vec(),
            cells,
            drawn: (*tileset.drawn).clone(),
            before: Some(set.clone()),
            ..Self::fresh(project)
        };
        pool.take_stock(&used_blocks(project, &set));
        // What an animation shows, or stands in for, keeps its number.
        let shown = |cell: &u16| {
            let mut all = tileset.animations.iter();
            all.any(|(of, frames)| of == cell || frames.iter().any(|frame| frame.cell == *cell))
        };
        pool.free_cells.retain(|cell| !shown(cell));
        pool
    }

    /// A tileset more.
    pub(crate) fn fresh(project: &Project) -> Self {
        let taken = |path: &str| project.tilesets.iter().any(|set| set.path == path);
        let path = free_name(FOLDER, "-", |path| !taken(path));
        let range = numbers::free_range(project, 1).unwrap_or_default();
        let mut pool = Self {
            index: project.tilesets.len(),
            before: None,
            first: range.start as u16,
            room: range.len(),
            path,
            tiles: vec![SolidTile::default()],
            blocks: vec![Block::default()],
            cells: vec![Sheet::clear()],
            drawn: BTreeMap::new(),
            free_tiles: Vec::new(),
            free_blocks: Vec::new(),
            free_cells: Vec::new(),
            tile_ids: HashMap::new(),
            block_ids: HashMap::new(),
            art_ids: HashMap::new(),
            new_tiles: 0,
            new_blocks: 0,
        };
        pool.take_stock(&BTreeSet::new());
        pool
    }

    /// Notes what is there, and which numbers nobody uses any more.
    fn take_stock(&mut self, used: &BTreeSet<u16>) {
        let (mut tiles, mut cells) = (BTreeSet::from([0]), BTreeSet::from([0]));
        for (n, block) in (1_u16..).zip(self.blocks.iter().skip(1)) {
            if used.contains(&n) {
                tiles.extend([block.tile_a, block.tile_b]);
                cells.insert(block.art);
            }
        }
        let free = |count: usize, used: &BTreeSet<u16>| {
            let all = (1..count.min(1 << 16)).filter_map(|n| u16::try_from(n).ok());
            all.filter(|n| !used.contains(n)).rev().collect::<Vec<u16>>()
        };
        self.free_blocks = free(self.blocks.len(), used);
        self.free_tiles = free(self.tiles.len(), &tiles);
        // What somebody painted is never drawn over, used or not.
        self.free_cells = free(self.cells.len(), &cells);
        let is_painted = |n: &u16| {
            let digest = fnv(&self.cells[usize::from(*n)][..]);
            match self.drawn.get(n) {
                Some(drawn) => drawn.digest != digest,
                None => *self.cells[usize::from(*n)] != [0; 1024],
            }
        };
        let painted: Vec<u16> = self.free_cells.iter().copied().filter(is_painted).collect();
        self.free_cells.retain(|n| !is_painted(n));
        for n in painted.into_iter().filter(|n| self.drawn.contains_key(n)) {
            self.art_ids.insert(self.digest(n), n);
        }
        for n in tiles {
            if let Some(tile) = self.tiles.get(usize::from(n)).filter(|_| n != 0) {
                self.tile_ids.entry(normal(tile)).or_insert(n);
            }
        }
        for n in cells {
            let digest = self.digest(n);
            self.art_ids.entry(digest).or_insert(n);
        }
        for n in used {
            if let Some(block) = self.blocks.get(usize::from(*n)).copied() {
                self.block_ids.entry(self.look(&block)).or_insert(*n);
            }
        }
    }

    fn tile(&self, n: u16) -> SolidTile {
        self.tiles.get(usize::from(n)).filter(|_| n != 0).map_or_else(SolidTile::default, normal)
    }

    fn look(&self, block: &Block) -> Look {
        (self.tile(block.tile_a), self.tile(block.tile_b), self.digest(block.art), block.front)
    }

    /// Returns the digest of a cell's art, as the rule drew it: painting over it does not change its meaning.
    fn digest(&self, cell: u16) -> u64 {
        let drawn = self.drawn.get(&cell).map(|drawn| drawn.digest);
        drawn.unwrap_or_else(|| self.cells.get(usize::from(cell)).map_or(0, |cell| fnv(&cell[..])))
    }

    /// True if the tiles are there already, mirrored or not.
    pub(crate) fn has_tile(&self, tile: &SolidTile) -> bool {
        FLIPS.iter().any(|(x, y)| self.tile_ids.contains_key(&normal(&tile.flipped(*x, *y))))
    }

    /// Blocks that it has beyond its room: so many numbers must become free before its edits are of use.
    pub(crate) fn lacks(&self) -> usize {
        self.blocks.len().saturating_sub(self.room)
    }

    /// Its place in the project's list; `None` if it is not there yet.
    pub fn index(&self) -> Option<usize> {
        self.before.as_ref().map(|_| self.index)
    }

    /// Blocks that it has beyond those that the project has.
    pub(crate) fn added(&self) -> usize {
        self.blocks.len() - self.before.as_ref().map_or(0, |before| before.tileset.blocks.len())
    }

    /// Finds a block that looks so and is so solid, or makes one; `None` if a table of the tileset is full.
    pub(crate) fn take(
        &mut self,
        tiles: [Option<SolidTile>; 2],
        art: &Art,
        front: bool,
        material: &str,
    ) -> Option<Found> {
        // One tile serves both layers: which of them the block is solid on is the cell's business.
        let tiles = [tiles[0].or(tiles[1]), tiles[1].or(tiles[0])];
        let mirrored = |(x, y): (bool, bool)| {
            let tile = |tile: Option<SolidTile>| tile.map_or_else(SolidTile::default, |t| normal(&t.flipped(x, y)));
            let art = flipped(art, x, y);
            (tile(tiles[0]), tile(tiles[1]), art)
        };
        let ways = FLIPS.map(|flip| (flip, mirrored(flip)));
        let digests = ways.each_ref().map(|(_, (.., art))| fnv(&bytes(art)));
        for ((flip, (a, b, _)), digest) in ways.iter().zip(digests) {
            if let Some(block) = self.block_ids.get(&(*a, *b, digest, front)) {
                return Some(self.found(*block, *flip));
            }
        }
        // The way that needs the fewest new tiles and pictures.
        let missing = |i: usize| {
            let (_, (a, b, _)) = &ways[i];
            let no_tile = |tile: &SolidTile| *tile != SolidTile::default() && !self.tile_ids.contains_key(tile);
            let tiles = usize::from(no_tile(a)) + usize::from(a != b && no_tile(b));
            tiles * 2 + usize::from(!self.art_ids.contains_key(&digests[i]))
        };
        let best = (0..4).min_by_key(|i| missing(*i))?;
        let (flip, (a, b, art)) = ways[best];
        let (tile_a, tile_b) = (self.tile_id(a)?, self.tile_id(b)?);
        let art = self.art_id(&art, digests[best], material)?;
        let block = Block { art, tile_a, tile_b, front };
        let number = match self.free_blocks.pop() {
            Some(free) => {
                self.blocks[usize::from(free)] = block;
                free
            }
            None if self.blocks.len() < NUMBERS => {
                self.blocks.push(block);
                (self.blocks.len() - 1) as u16
            }
            None => return None,
        };
        self.new_blocks += 1;
        self.block_ids.insert((a, b, digests[best], front), number);
        Some(self.found(number, flip))
    }

    fn found(&self, block: u16, (flip_x, flip_y): (bool, bool)) -> Found {
        Found { block: self.first.wrapping_add(block), flip_x, flip_y }
    }

    fn tile_id(&mut self, tile: SolidTile) -> Option<u16> {
        if tile == SolidTile::default() {
            return Some(0);
        }
        if let Some(id) = self.tile_ids.get(&tile) {
            return Some(*id);
        }
        let id = place(&mut self.tiles, &mut self.free_tiles, tile)?;
        self.tile_ids.insert(tile, id);
        self.new_tiles += 1;
        Some(id)
    }

    fn art_id(&mut self, art: &Art, digest: u64, material: &str) -> Option<u16> {
        if let Some(id) = self.art_ids.get(&digest) {
            return Some(*id);
        }
        let id = place(&mut self.cells, &mut self.free_cells, Arc::new(bytes(art)))?;
        self.art_ids.insert(digest, id);
        self.drawn.insert(id, DrawnArt { material: material.to_owned(), digest });
        Some(id)
    }

    /// The edits that make it so.
    pub(crate) fn into_edits(self) -> Vec<Edit> {
        let Self { index: tileset, before, first, path, tiles, blocks, cells, drawn, .. } = self;
        let Some(before) = before else {
            if blocks.len() == 1 {
                return Vec::new();
            }
            let new = Tileset {
                name: "Shapes".to_owned(),
                art: "art.png".to_owned(),
                tiles: Arc::new(tiles),
                blocks: Arc::new(blocks),
                sheet: Some(Arc::new(Sheet { cells, ..Sheet::empty() })),
                drawn: Arc::new(drawn),
                ..Tileset::default()
            };
            let set = TilesetRef { path, first_block: first, tileset: Arc::new(new) };
            return vec![Edit::SetTileset { index: tileset, tileset: Some(Arc::new(set)) }];
        };
        let old = &before.tileset;
        let mut edits = Vec::new();
        for (tile, value) in changed(&old.tiles, &tiles) {
            edits.push(Edit::SetTile { tileset, tile, value: Some(value) });
        }
        let old_cells = old.sheet.as_ref().map_or(&[][..], |sheet| &sheet.cells);
        for (cell, value) in changed(old_cells, &cells) {
            edits.push(Edit::SetArtCell { tileset, cell, value: Some(value) });
        }
        for (cell, value) in &drawn {
            if old.drawn.get(cell) != Some(value) {
                edits.push(Edit::SetDrawn { tileset, cell: *cell, value: Some(value.clone()) });
            }
        }
        for (block, value) in changed(&old.blocks, &blocks) {
            edits.push(Edit::SetBlock { tileset, block, value: Some(value) });
        }
        edits
    }
}

/// Puts an item into a free place or at the end.
fn place<T>(list: &mut Vec<T>, free: &mut Vec<u16>, item: T) -> Option<u16> {
    if let Some(n) = free.pop() {
        list[usize::from(n)] = item;
        return Some(n);
    }
    let n = u16::try_from(list.len()).ok()?;
    list.push(item);
    Some(n)
}

/// The items that differ from before, with their numbers.
fn changed<T: Clone + PartialEq>(before: &[T], after: &[T]) -> Vec<(u16, T)> {
    let numbered = (0..=u16::MAX).zip(after);
    let differs = |(n, item): &(u16, &T)| before.get(usize::from(*n)) != Some(*item);
    numbered.filter(differs).map(|(n, item)| (n, item.clone())).collect()
}

/// The material that drew a block of the project; `None` for a block that no shape and no ground brush made.
pub fn material_of(project: &Project, block: BlockId) -> Option<&str> {
    let (set, block) = project.block(block)?;
    let set = project.tilesets.get(set).filter(|set| is_ours(set))?;
    set.tileset.drawn.get(&block.art).map(|drawn| drawn.material.as_str())
}

/// A tileset of the project's own that shapes made, with its picture at hand.
pub(crate) fn is_ours(set: &Arc<TilesetRef>) -> bool {
    let name = set.path.strip_prefix(FOLDER);
    let named = name.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
    named && set.tileset.sheet.is_some()
}

/// The blocks of a tileset that a chunk holds, or that stood beneath a shape.
fn used_blocks(project: &Project, set: &TilesetRef) -> BTreeSet<u16> {
    let count = set.tileset.blocks.len();
    let mut used = vec![false; count];
    let mut note = |block: BlockId| {
        if let Some(n) = block.checked_sub(set.first_block).filter(|n| usize::from(*n) < count) {
            used[usize::from(n)] = true;
        }
    };
    project.chunks.iter().for_each(|chunk| chunk.cells.iter().for_each(|cell| note(cell.block)));
    let rows = project.levels.iter().flat_map(|level| &level.shapes).flat_map(|shape| &shape.beneath);
    rows.for_each(|row| row.cells.iter().for_each(|cell| note(cell.block)));
    (0..=u16::MAX).zip(used).filter(|(n, used)| *used && *n != 0).map(|(n, _)| n).collect()
}

/// A picture mirrored.
fn flipped(art: &Art, x: bool, y: bool) -> Art {
    std::array::from_fn(|i| {
        let (column, row) = (i % 16, i / 16);
        art[(if y { 15 - row } else { row }) * 16 + if x { 15 - column } else { column }]
    })
}
