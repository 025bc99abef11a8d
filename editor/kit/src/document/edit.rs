//! Edits: the few ways to change a document.
//!
//! Edits hold ids and values, never references. `None` means absent, so one variant adds, changes and removes.
//! A refused edit leaves the document as it was.

mod level_settings;
mod new_ids;
pub mod properties;
mod slot_list;

use crate::document::chunk_uses::ChunkUses;
use crate::document::{Document, next_revision};
use sim::file::{check_key, check_tileset_path};
use sim::grid::Grid;
use sim::maze;
use sim::objects::is_free_name;
use sim::project::{
    Area, ArtCell, Bounds, CheckChoice, Credits, DrawnArt, GroundRules, InnerExtra, LayerSwitcher, LevelData,
    LevelMark, LimitChange, MAX_HEIGHT, MAX_WIDTH, MazeData, NamedStamp, NamedStart, OwnKinds, Placement, PlacementId,
    Project, ProjectHooks, ProjectSounds, PropertyDefinition, Run, Shape, Start, TilesetRef,
};
use sim::ruleset::RulesetChoice;
use sim::tiles::{Block, BlockId, Chunk, ChunkId, LayoutCell, SolidTile, TileId};
use std::collections::BTreeSet;
use std::mem::replace;
use std::sync::Arc;

pub use level_settings::LevelSettings;
pub use new_ids::NewIds;

/// Blocks along a side of a chunk that are possible.
pub const SIZES: [u8; 2] = [8, 16];

/// One change to the document.
#[derive(Clone, Debug, PartialEq)]
pub enum Edit {
    /// Renames the project.
    SetProjectName(String),
    /// Says who made the project, and under which licence.
    SetCredits(Arc<Credits>),
    /// Changes the sounds of the project, and what they are played for.
    SetSounds(Arc<ProjectSounds>),
    /// Changes the properties that the project defines.
    SetProperties(Arc<Vec<PropertyDefinition>>),
    /// Changes the commands of the project.
    SetHooks(Arc<ProjectHooks>),
    /// Chooses the physics.
    SetRuleset(RulesetChoice),
    /// Says which checks are off, what is meant to be as it is, and why.
    SetChecks(Arc<CheckChoice>),
    /// Says how painted ground chooses its borders.
    SetGround(Arc<GroundRules>),
    /// Replaces the object kinds that the project defines for itself.
    SetOwnKinds(Arc<OwnKinds>),
    /// Puts a tileset at a place of the list, replaces it or takes it away.
    SetTileset {
        /// Place in the project's list; its end to add one.
        index: usize,
        /// The new tileset.
        tileset: Option<Arc<TilesetRef>>,
    },
    /// Replaces the unknown fields inside `ruleset` and `tilesets[n]`, which follow if a tileset gets another place.
    SetInnerExtra(Arc<InnerExtra>),
    /// Replaces a solid tile; adds one at the end of the list, or takes away the last.
    SetTile {
        /// Place of the tileset in the project's list.
        tileset: usize,
        /// The tile's number in its tileset.
        tile: TileId,
        /// The new tile.
        value: Option<SolidTile>,
    },
    /// Replaces a block of a tileset; adds one at the end of the list, or takes away the last.
    SetBlock {
        /// Place of the tileset in the project's list.
        tileset: usize,
        /// The block's number in its tileset.
        block: BlockId,
        /// The new block.
        value: Option<Block>,
    },
    /// Replaces a cell of a tileset's picture; adds one at the end of the picture, or takes away the last.
    ///
    /// Refused if the picture could not be read: what is not known cannot be given back.
    SetArtCell {
        /// Place of the tileset in the project's list.
        tileset: usize,
        /// Number of the cell.
        cell: u16,
        /// The new cell.
        value: Option<ArtCell>,
    },
    /// Notes which material drew a cell of a tileset's picture, and what it drew.
    SetDrawn {
        /// Place of the tileset in the project's list.
        tileset: usize,
        /// Number of the cell.
        cell: u16,
        /// The shape that drew it; `None`: it is painted.
        value: Option<DrawnArt>,
    },
    /// Replaces a chunk; adds one at the end of the list, or takes away the last.
    ///
    /// Places that still name it count as empty then; see [`Document::chunk_uses`].
    SetChunk {
        /// The chunk.
        chunk: ChunkId,
        /// The new chunk.
        value: Option<Arc<Chunk>>,
    },
    /// Replaces all chunks by some of another size, and the layouts of all levels with them.
    SetChunkSize {
        /// Blocks along a side: 8 or 16.
        size: u8,
        /// The chunks.
        chunks: Arc<Vec<Arc<Chunk>>>,
        /// Keys of all levels, and what becomes of their layouts.
        layouts: Vec<(String, Grid<LayoutCell>)>,
    },
    /// Puts a level at a place of the list or takes it away.
    SetLevel {
        /// Its key.
        key: String,
        /// Its place in the list, and what it is.
        level: Option<(usize, Arc<LevelData>)>,
    },
    /// Puts a rotating maze at a place of the list, replaces it or takes it away.
    SetMaze {
        /// Its key.
        key: String,
        /// Its place in the list, and what it is.
        maze: Option<(usize, Arc<MazeData>)>,
    },
    /// Puts blocks into the cells of a rotating maze.
    SetMazeCells {
        /// Key of the maze.
        maze: String,
        /// Column, row and the number of the block.
        cells: Vec<(u16, u16, u8)>,
    },
    /// Puts chunks into the layout of a level.
    SetLayout {
        /// Key of the level.
        level: String,
        /// Column, row and what to put there.
        cells: Vec<(u32, u32, LayoutCell)>,
    },
    /// Replaces the whole layout, also by one of another size.
    ResizeLayout {
        /// Key of the level.
        level: String,
        /// The new layout.
        layout: Grid<LayoutCell>,
    },
    /// Changes what a level says about itself.
    SetLevelSettings {
        /// Key of the level.
        level: String,
        /// The new settings.
        settings: LevelSettings,
    },
    /// Moves the start or changes its character.
    SetStart {
        /// Key of the level.
        level: String,
        /// The new start.
        start: Start,
    },
    /// Replaces the further starts, which are chosen by their names.
    SetStarts {
        /// Key of the level.
        level: String,
        /// The new list.
        starts: Vec<NamedStart>,
    },
    /// Puts camera limits that are wanted from a place on, replaces them or takes them away.
    SetLimitChange {
        /// Key of the level.
        level: String,
        /// The change's id.
        id: PlacementId,
        /// The new change, and its place in the list.
        change: Option<(usize, LimitChange)>,
    },
    /// Puts a region or a note, replaces it or takes it away.
    SetMark {
        /// Key of the level.
        level: String,
        /// The mark's id.
        id: PlacementId,
        /// The new mark, and its place in the list.
        mark: Option<(usize, LevelMark)>,
    },
    /// Changes the limits of the camera.
    SetBounds {
        /// Key of the level.
        level: String,
        /// The new bounds.
        bounds: Bounds,
    },
    /// Puts, moves or takes away the goal.
    SetGoal {
        /// Key of the level.
        level: String,
        /// The new goal.
        goal: Option<Area>,
    },
    /// Puts a layer switcher, replaces it or takes it away.
    SetSwitcher {
        /// Key of the level.
        level: String,
        /// The switcher's id.
        id: PlacementId,
        /// The new switcher, and its place in the slot order.
        switcher: Option<(usize, LayerSwitcher)>,
    },
    /// Puts an object, replaces it or takes it away.
    SetPlacement {
        /// Key of the level.
        level: String,
        /// The object's id.
        id: PlacementId,
        /// The new placement, and its place in the slot order.
        placement: Option<(usize, Placement)>,
    },
    /// Puts the description of a shape, replaces it or takes it away. What it draws is cells: see `crate::drawing::shapes`.
    SetShape {
        /// Key of the level.
        level: String,
        /// The shape's id.
        id: PlacementId,
        /// The new shape, and its place in the order.
        shape: Option<(usize, Arc<Shape>)>,
    },
    /// Keeps, replaces or drops a recorded run. Runs are in the order of their keys.
    SetRun {
        /// Its key.
        key: String,
        /// The new run.
        run: Option<Arc<Run>>,
    },
    /// Keeps, replaces or drops a stamp of the project. Stamps are in the order of their keys.
    SetStamp {
        /// Its key.
        key: String,
        /// The stamp; `None` drops it.
        stamp: Option<Arc<NamedStamp>>,
    },
    /// Replaces the whole project.
    SetProject(Box<Project>),
}

/// Why an edit was refused; the document is as it was.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EditError {
    /// The level is gone.
    #[error("there is no level \"{0}\" in this project")]
    NoLevel(String),
    /// The key is taken, perhaps by a level that could not be read.
    #[error("the project already has a level \"{0}\"")]
    LevelExists(String),
    /// A name that cannot become a file.
    #[error("{0}")]
    BadName(String),
    /// A tileset, tile, block or chunk is gone.
    #[error("there is no {what} {number}")]
    Missing {
        /// The thing that was named.
        what: &'static str,
        /// Its number.
        number: usize,
    },
    /// Place outside of the layout.
    #[error("column {0}, row {1} is outside the level")]
    Outside(u32, u32),
    /// A value that the project cannot hold.
    #[error("{0}")]
    BadValue(&'static str),
}

/// Edits of one list from which on they are applied together.
const LEAST_AT_ONCE: usize = 8;

impl Edit {
    /// Both put or take away things of one list of one level.
    fn is_of_same_list(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::SetPlacement { level: a, .. }, Self::SetPlacement { level: b, .. })
            | (Self::SetSwitcher { level: a, .. }, Self::SetSwitcher { level: b, .. }) => a == b,
            _ => false,
        }
    }
}

impl Document {
    /// Applies an edit.
    ///
    /// # Errors
    /// An edit that names something that is not there is refused and changes nothing.
    pub fn apply(&mut self, edit: Edit) -> Result<(), EditError> {
        self.change(edit)?;
        self.revision = next_revision();
        #[cfg(test)]
        applied::count(1);
        Ok(())
    }

    /// Applies edits in their order.
    ///
    /// # Errors
    /// At the first edit that is refused; those before it stay applied.
    pub fn apply_all(&mut self, edits: impl IntoIterator<Item = Edit>) -> Result<(), EditError> {
        let mut edits = edits.into_iter().peekable();
        while let Some(edit) = edits.next() {
            let mut group = vec![edit];
            while let Some(next) = edits.next_if(|next| group[0].is_of_same_list(next)) {
                group.push(next);
            }
            let single = match group.len() {
                0..LEAST_AT_ONCE => group,
                _ => self.apply_at_once(group).err().unwrap_or_default(),
            };
            single.into_iter().try_for_each(|edit| self.apply(edit))?;
        }
        Ok(())
    }

    /// Applies edits of one list together; gives them back if that is not possible.
    fn apply_at_once(&mut self, edits: Vec<Edit>) -> Result<(), Vec<Edit>> {
        let is_valid = |edit: &Edit| match edit {
            Edit::SetPlacement { id, placement: Some((_, value)), .. } => value.id == *id,
            Edit::SetSwitcher { id, switcher: Some((_, value)), .. } => value.id == *id,
            _ => true,
        };
        let key = match edits.first() {
            Some(Edit::SetPlacement { level, .. } | Edit::SetSwitcher { level, .. }) if edits.iter().all(is_valid) => {
                level
            }
            _ => return Err(edits),
        };
        let Ok(data) = self.level_mut(key) else { return Err(edits) };
        let is_done = match edits[0] {
            Edit::SetPlacement { .. } => {
                let changes = edits.iter().filter_map(|edit| match edit {
                    Edit::SetPlacement { id, placement, .. } => Some((*id, placement.clone())),
                    _ => None,
                });
                slot_list::apply_all(&mut data.placements, changes, |placement| placement.id)
            }
            _ => {
                let changes = edits.iter().filter_map(|edit| match edit {
                    Edit::SetSwitcher { id, switcher, .. } => Some((*id, switcher.clone())),
                    _ => None,
                });
                slot_list::apply_all(&mut data.switchers, changes, |switcher| switcher.id)
            }
        };
        self.revision = next_revision();
        if is_done { Ok(()) } else { Err(edits) }
    }

    fn change(&mut self, edit: Edit) -> Result<(), EditError> {
        match edit {
            Edit::SetProject(project) => {
                self.chunk_uses = ChunkUses::of(&project);
                self.project = *project;
            }
            Edit::SetProjectName(name) => self.project.name = name,
            Edit::SetCredits(credits) => self.project.credits = credits,
            Edit::SetSounds(sounds) => self.project.sounds = sounds,
            Edit::SetProperties(properties) => self.project.properties = properties,
            Edit::SetHooks(hooks) => self.project.hooks = hooks,
            Edit::SetRuleset(ruleset) => self.project.ruleset = ruleset,
            Edit::SetGround(rules) => self.project.ground = rules,
            Edit::SetChecks(checks) => self.project.checks = checks,
            Edit::SetOwnKinds(kinds) => {
                let mut names = BTreeSet::new();
                if !kinds.kinds.iter().all(|kind| is_free_name(&kind.name) && names.insert(&kind.name)) {
                    return Err(EditError::BadValue(
                        "each kind needs its own name: small letters, digits, underscores",
                    ));
                }
                self.project.objects = kinds;
            }
            Edit::SetTileset { index, tileset } => {
                if let Some(new) = &tileset {
                    check_tileset_path(&new.path).map_err(|error| EditError::BadName(error.to_string()))?;
                    let twice = |(n, set): (usize, &Arc<TilesetRef>)| n != index && set.path == new.path;
                    if self.project.tilesets.iter().enumerate().any(twice) {
                        return Err(EditError::BadValue("the project already uses this tileset"));
                    }
                }
                set_in_list(&mut self.project.tilesets, index, tileset, "tileset")?;
            }
            Edit::SetInnerExtra(extra) => self.project.inner_extra = extra,
            Edit::SetTile { tileset, tile, value } => {
                let tiles = Arc::make_mut(&mut self.tileset_mut(tileset)?.tiles);
                set_in_list(tiles, tile.into(), value, "tile")?;
            }
            Edit::SetBlock { tileset, block, value } => {
                let blocks = Arc::make_mut(&mut self.tileset_mut(tileset)?.blocks);
                set_in_list(blocks, block.into(), value, "block")?;
            }
            Edit::SetArtCell { tileset, cell, value } => {
                let sheet = self.tileset_mut(tileset)?.sheet.as_mut();
                let sheet = sheet.ok_or(EditError::BadValue("the tileset's picture could not be read"))?;
                let cells = &mut Arc::make_mut(sheet).cells;
                if value.is_none() && cells.len() == 1 {
                    return Err(EditError::BadValue("a picture keeps at least one cell"));
                }
                set_in_list(cells, cell.into(), value, "art cell")?;
            }
            Edit::SetDrawn { tileset, cell, value } => {
                let drawn = Arc::make_mut(&mut self.tileset_mut(tileset)?.drawn);
                match value {
                    Some(value) => drawn.insert(cell, value),
                    None => drawn.remove(&cell),
                };
            }
            Edit::SetChunk { chunk, value } => self.set_chunk(chunk, value)?,
            Edit::SetChunkSize { size, chunks, layouts } => self.set_chunk_size(size, chunks, layouts)?,
            Edit::SetLevel { key, level } => self.set_level(&key, level)?,
            Edit::SetMaze { key, maze } => self.set_maze(&key, maze)?,
            Edit::SetMazeCells { maze, cells } => self.set_maze_cells(&maze, &cells)?,
            Edit::SetLayout { level, cells } => self.set_layout(&level, &cells)?,
            Edit::ResizeLayout { level, layout } => {
                check_size(&layout, self.project.chunk_size)?;
                self.level_mut(&level)?.layout = layout;
                self.chunk_uses.recount(&self.project);
            }
            Edit::SetLevelSettings { level, settings } => {
                settings.put(self.level_mut(&level)?);
            }
            Edit::SetStart { level, start } => self.level_mut(&level)?.start = start,
            Edit::SetStarts { level, starts } => self.level_mut(&level)?.starts = starts,
            Edit::SetBounds { level, bounds } => self.level_mut(&level)?.bounds = bounds,
            Edit::SetGoal { level, goal } => self.level_mut(&level)?.goal = goal,
            Edit::SetLimitChange { level, id, change } => {
                set_by_id(&mut self.level_mut(&level)?.limit_changes, id, change, |change| change.id)?;
            }
            Edit::SetMark { level, id, mark } => {
                set_by_id(&mut self.level_mut(&level)?.marks, id, mark, |mark| mark.id)?;
            }
            Edit::SetSwitcher { level, id, switcher } => {
                set_by_id(&mut self.level_mut(&level)?.switchers, id, switcher, |switcher| switcher.id)?;
            }
            Edit::SetPlacement { level, id, placement } => {
                set_by_id(&mut self.level_mut(&level)?.placements, id, placement, |placement| placement.id)?;
            }
            Edit::SetShape { level, id, shape } => {
                set_by_id(&mut self.level_mut(&level)?.shapes, id, shape, |shape| shape.id)?;
            }
            Edit::SetRun { key, run } => {
                set_by_key(&mut self.project.runs, (&key, "run name"), run, |run| &run.key)?;
            }
            Edit::SetStamp { key, stamp } => {
                set_by_key(&mut self.project.stamps, (&key, "stamp name"), stamp, |stamp| &stamp.key)?;
            }
        }
        Ok(())
    }

    fn level_mut(&mut self, key: &str) -> Result<&mut LevelData, EditError> {
        let found = self.project.levels.iter_mut().find(|level| level.key == key);
        found.map(Arc::make_mut).ok_or_else(|| EditError::NoLevel(key.to_owned()))
    }

    fn tileset_mut(&mut self, index: usize) -> Result<&mut sim::project::Tileset, EditError> {
        let found = self.project.tilesets.get_mut(index);
        let found = found.ok_or(EditError::Missing { what: "tileset", number: index })?;
        Ok(Arc::make_mut(&mut Arc::make_mut(found).tileset))
    }

    fn set_chunk(&mut self, chunk: ChunkId, value: Option<Arc<Chunk>>) -> Result<(), EditError> {
        let cells = usize::from(self.project.chunk_size) * usize::from(self.project.chunk_size);
        if value.as_ref().is_some_and(|value| value.cells.len() != cells) {
            return Err(EditError::BadValue("the chunk has another size than the project's chunks"));
        }
        if value.is_none() && chunk == 0 {
            return Err(EditError::BadValue("chunk 0 must stay: erasing places it"));
        }
        let chunks = Arc::make_mut(&mut self.project.chunks);
        let old = set_in_list(chunks, chunk.into(), value.clone(), "chunk")?;
        self.chunk_uses.chunk_changed(chunk, old.as_deref(), value.as_deref());
        Ok(())
    }

    fn set_level(&mut self, key: &str, level: Option<(usize, Arc<LevelData>)>) -> Result<(), EditError> {
        let at = self.project.levels.iter().position(|level| level.key == key);
        if let Some((_, level)) = &level {
            check_key("level name", key).map_err(|error| EditError::BadName(error.to_string()))?;
            check_size(&level.layout, self.project.chunk_size)?;
            if level.key != key {
                return Err(EditError::BadValue("a level cannot have another level's key"));
            }
            self.refuse_taken_key(key, at.map(|_| key))?;
        }
        let levels = &mut self.project.levels;
        at.map(|at| levels.remove(at));
        if let Some((at, level)) = level {
            levels.insert(at.min(levels.len()), level);
        }
        self.chunk_uses.recount(&self.project);
        Ok(())
    }

    /// Refuses a key that another level or maze has, or one that could not be read. Case does not count.
    ///
    /// `own` is the key of the one that is replaced.
    fn refuse_taken_key(&self, key: &str, own: Option<&str>) -> Result<(), EditError> {
        let Project { levels, mazes, absent_levels, absent_mazes, .. } = &self.project;
        let absent = absent_levels.iter().chain(absent_mazes.iter()).map(|absent| &absent.key);
        let others = levels.iter().map(|level| &level.key).chain(mazes.iter().map(|maze| &maze.key));
        let others = others.filter(|other| own != Some(other.as_str()));
        match absent.chain(others).any(|other| other.to_lowercase() == key.to_lowercase()) {
            true => Err(EditError::LevelExists(key.to_owned())),
            false => Ok(()),
        }
    }

    fn set_maze(&mut self, key: &str, maze: Option<(usize, Arc<MazeData>)>) -> Result<(), EditError> {
        let at = self.project.mazes.iter().position(|maze| maze.key == key);
        if let Some((_, maze)) = &maze {
            check_key("level name", key).map_err(|error| EditError::BadName(error.to_string()))?;
            if maze.key != key {
                return Err(EditError::BadValue("a maze cannot have another maze's key"));
            }
            if maze.grid.cells().is_empty() {
                return Err(EditError::BadValue("a maze needs at least one cell"));
            }
            self.refuse_taken_key(key, at.map(|_| key))?;
        }
        let mazes = &mut self.project.mazes;
        at.map(|at| mazes.remove(at));
        if let Some((at, maze)) = maze {
            mazes.insert(at.min(mazes.len()), maze);
        }
        Ok(())
    }

    fn set_maze_cells(&mut self, maze: &str, cells: &[(u16, u16, u8)]) -> Result<(), EditError> {
        let found = self.project.mazes.iter_mut().find(|data| data.key == maze);
        let found = found.ok_or_else(|| EditError::NoLevel(maze.to_owned()))?;
        let (columns, rows) = (found.grid.columns(), found.grid.rows());
        if let Some((x, y, _)) = cells.iter().find(|(x, y, _)| *x >= columns || *y >= rows) {
            return Err(EditError::Outside((*x).into(), (*y).into()));
        }
        if cells.iter().any(|(.., id)| maze::MazeBlock::from_id(*id).is_none()) {
            return Err(EditError::BadValue("no block of a maze has this number"));
        }
        let grid = &mut Arc::make_mut(found).grid;
        for (x, y, id) in cells {
            grid.set(((*x).into(), (*y).into()), *id);
        }
        Ok(())
    }

    fn set_layout(&mut self, level: &str, cells: &[(u32, u32, LayoutCell)]) -> Result<(), EditError> {
        let found = self.project.levels.iter_mut().find(|data| data.key == level);
        let found = found.ok_or_else(|| EditError::NoLevel(level.to_owned()))?;
        let (width, height) = (found.layout.width(), found.layout.height());
        if let Some((x, y, _)) = cells.iter().find(|(x, y, _)| *x >= width || *y >= height) {
            return Err(EditError::Outside(*x, *y));
        }
        let layout = &mut Arc::make_mut(found).layout;
        for (x, y, cell) in cells {
            if let Some(old) = layout.set(*x, *y, *cell) {
                self.chunk_uses.moved(old, *cell);
            }
        }
        Ok(())
    }

    fn set_chunk_size(
        &mut self,
        size: u8,
        chunks: Arc<Vec<Arc<Chunk>>>,
        layouts: Vec<(String, Grid<LayoutCell>)>,
    ) -> Result<(), EditError> {
        let cells = usize::from(size).pow(2);
        if !SIZES.contains(&size) || chunks.is_empty() || chunks.iter().any(|chunk| chunk.cells.len() != cells) {
            return Err(EditError::BadValue("chunks have 8 × 8 or 16 × 16 blocks"));
        }
        layouts.iter().try_for_each(|(_, layout)| check_size(layout, size))?;
        let is_of = |(level, (key, _)): (&Arc<LevelData>, &(String, Grid<LayoutCell>))| level.key == *key;
        if layouts.len() != self.project.levels.len() || !self.project.levels.iter().zip(&layouts).all(is_of) {
            return Err(EditError::BadValue("chunks of another size need a layout for each level"));
        }
        (self.project.chunk_size, self.project.chunks) = (size, chunks);
        for (level, (_, layout)) in self.project.levels.iter_mut().zip(layouts) {
            Arc::make_mut(level).layout = layout;
        }
        self.chunk_uses = ChunkUses::of(&self.project);
        Ok(())
    }
}

fn check_size(layout: &Grid<LayoutCell>, chunk_size: u8) -> Result<(), EditError> {
    let blocks = |chunks: u32| chunks.saturating_mul(chunk_size.into());
    match (blocks(layout.width()), blocks(layout.height())) {
        (0, _) | (_, 0) => Err(EditError::BadValue("a level needs at least one row with one chunk")),
        (1..=MAX_WIDTH, 1..=MAX_HEIGHT) => Ok(()),
        _ => Err(EditError::BadValue("levels can have 16,384 × 2,048 blocks at most")),
    }
}

/// Replaces an item, adds one at the end or takes away the last; returns the old one.
fn set_in_list<T>(
    list: &mut Vec<T>,
    index: usize,
    value: Option<T>,
    what: &'static str,
) -> Result<Option<T>, EditError> {
    let missing = EditError::Missing { what, number: index };
    match value {
        Some(value) if index < list.len() => Ok(Some(replace(&mut list[index], value))),
        Some(value) if index == list.len() && index <= usize::from(u16::MAX) => {
            list.push(value);
            Ok(None)
        }
        // Nothing may move to another number.
        None if index + 1 == list.len() => Ok(list.pop()),
        _ => Err(missing),
    }
}

fn set_by_id<T>(
    list: &mut Vec<T>,
    id: PlacementId,
    value: Option<(usize, T)>,
    id_of: impl Fn(&T) -> PlacementId,
) -> Result<(), EditError> {
    if value.as_ref().is_some_and(|(_, value)| id_of(value) != id) {
        return Err(EditError::BadValue("an object cannot have another object's id"));
    }
    let at = list.iter().position(|item| id_of(item) == id);
    at.map(|at| list.remove(at));
    if let Some((at, new)) = value {
        list.insert(at.min(list.len()), new);
    }
    Ok(())
}

/// Puts, replaces or removes a part that has a file of its own, in the order of the keys.
fn set_by_key<T>(
    list: &mut Vec<Arc<T>>,
    (key, what): (&str, &'static str),
    part: Option<Arc<T>>,
    key_of: fn(&T) -> &String,
) -> Result<(), EditError> {
    if let Some(part) = &part {
        check_key(what, key).map_err(|error| EditError::BadName(error.to_string()))?;
        if key_of(part) != key {
            return Err(EditError::BadValue("a part cannot have another part's key"));
        }
    }
    let at = list.iter().position(|other| key_of(other) == key);
    at.map(|at| list.remove(at));
    if let Some(part) = part {
        let at = at.unwrap_or_else(|| list.partition_point(|other| key_of(other).as_str() < key));
        list.insert(at, part);
    }
    Ok(())
}

/// Edits applied on this thread: for tests that no edit is applied twice.
#[cfg(test)]
pub(super) mod applied {
    use std::cell::Cell;

    thread_local! {
        static COUNT: Cell<usize> = const { Cell::new(0) };
    }

    pub fn count(edits: usize) {
        COUNT.set(COUNT.get() + edits);
    }

    /// Returns how many edits `work` applies.
    pub fn during(work: impl FnOnce()) -> usize {
        let before = COUNT.get();
        work();
        COUNT.get() - before
    }
}
