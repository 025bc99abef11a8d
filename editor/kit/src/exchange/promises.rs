//! What an import promises of a level, whatever format it came from: what of it nobody edited, what an export would
//! leave out, and how much room its game has left.

use super::FORMATS;
use sim::project::{Area, LevelData, PlacementId, Project};
use sim::tiles::{BlockId, ChunkId, TileId};

/// A format whose imported levels are known later.
pub trait Promises: Sync {
    /// Looks for what of a project was imported and not edited since.
    fn untouched(&self, project: &Project) -> Box<dyn ImportedParts>;
    /// Placements and switchers of a level that an export would leave out, and why.
    fn unheld(&self, project: &Project, level: &LevelData) -> Vec<(PlacementId, String)>;
    /// Begins to measure the room that a game has.
    fn gauge(&self) -> Box<dyn RoomGauge>;
}

/// Parts of a project that were imported and not edited since.
pub trait ImportedParts: Send + Sync {
    /// Nothing was imported, or all of it was edited.
    fn is_empty(&self) -> bool;
    /// A solid tile of a tileset.
    fn has_tile(&self, set: usize, tile: TileId) -> bool;
    /// A block of a tileset, by its number there.
    fn has_block(&self, set: usize, block: BlockId) -> bool;
    /// A chunk.
    fn has_chunk(&self, chunk: ChunkId) -> bool;
    /// All tiles and blocks of a tileset.
    fn has_set(&self, set: usize) -> bool;
    /// Something placed in a level.
    fn has_thing(&self, level: &str, id: PlacementId) -> bool;
    /// A level's start.
    fn has_start(&self, level: &str) -> bool;
    /// The limits of a level's camera.
    fn has_bounds(&self, level: &str) -> bool;
    /// A place of a level's layout.
    fn has_cell(&self, level: &str, place: (u32, u32)) -> bool;
    /// The terrain of a rectangle of a level.
    fn has_terrain(&self, level: &str, area: &Area) -> bool;
    /// All that is placed in a rectangle of a level, with nothing taken out of it.
    fn has_things(&self, level: &LevelData, area: &Area) -> bool;
    /// What is untouched is so in another state of the project too.
    fn is_kept_in(&self, after: &Project) -> bool;
}

/// Parts of a project that were imported from any format and not edited since.
#[derive(Default)]
pub(crate) struct UntouchedParts(Vec<Box<dyn ImportedParts>>);

impl UntouchedParts {
    /// Looks at a project.
    pub(crate) fn of(project: &Project) -> Self {
        let parts = promises().map(|promises| promises.untouched(project));
        Self(parts.filter(|parts| !parts.is_empty()).collect())
    }

    /// True if a format's parts are what `is_it` asks for.
    pub(crate) fn any(&self, is_it: impl Fn(&dyn ImportedParts) -> bool) -> bool {
        self.0.iter().any(|parts| is_it(&**parts))
    }

    /// True if nothing was imported, or all of it was edited.
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// True if what is untouched is so in another state of the project too.
    pub(crate) fn is_kept_in(&self, after: &Project) -> bool {
        self.0.iter().all(|parts| parts.is_kept_in(after))
    }
}

/// Placements and switchers of a level that no export of the format it came from would write, and why.
pub(crate) fn unheld(project: &Project, level: &LevelData) -> Vec<(PlacementId, String)> {
    promises().flat_map(|promises| promises.unheld(project, level)).collect()
}

/// Measures how much of a game's room a level takes, while one edits.
pub trait RoomGauge: Send + Sync {
    /// The room that a level takes; `None` if it is not of the gauge's format.
    fn room(&mut self, project: &Project, level: &LevelData) -> Option<Room>;
}

/// The gauges of all formats.
pub(crate) struct RoomGauges(Vec<Box<dyn RoomGauge>>);

impl Default for RoomGauges {
    fn default() -> Self {
        Self(promises().map(|promises| promises.gauge()).collect())
    }
}

impl RoomGauges {
    /// How much of its game's room a level takes; `None` for a level of no game.
    pub(crate) fn room(&mut self, project: &Project, level: &LevelData) -> Option<Room> {
        self.0.iter_mut().find_map(|gauge| gauge.room(project, level))
    }
}

fn promises() -> impl Iterator<Item = &'static dyn Promises> {
    FORMATS.iter().filter_map(|format| format.promises())
}

/// How much of something is taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomLine {
    /// What: chunks, blocks, rings ...
    pub what: &'static str,
    /// How many there are.
    pub used: usize,
    /// How many the game has room for.
    pub allowed: usize,
}

impl RoomLine {
    /// More than the game has room for.
    pub const fn is_over(&self) -> bool {
        self.used > self.allowed
    }

    /// Little room is left.
    pub const fn is_near(&self) -> bool {
        self.used + self.allowed / 20 >= self.allowed
    }
}

/// How much of the game's room is taken.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The zone whose chunks and blocks are counted.
    pub zone: String,
    /// What is counted for the whole zone.
    pub of_zone: Vec<RoomLine>,
    /// What is counted for the level.
    pub of_level: Vec<RoomLine>,
}

impl Room {
    /// All lines.
    pub fn lines(&self) -> impl Iterator<Item = &RoomLine> {
        self.of_zone.iter().chain(&self.of_level)
    }

    /// The line with the least room left, as a share.
    pub fn tightest(&self) -> Option<&RoomLine> {
        self.lines().max_by(|one, other| (one.used * other.allowed).cmp(&(other.used * one.allowed)))
    }
}
