//! Promises of an import about a level, for any format: the parts that nobody edited, the things that an export would
//! leave out, and the room that its game has left.

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
    /// True if nothing was imported, or all of it was edited.
    fn is_empty(&self) -> bool;
    /// True for an untouched solid tile of a tileset.
    fn has_tile(&self, set: usize, tile: TileId) -> bool;
    /// True for an untouched block of a tileset, by its number there.
    fn has_block(&self, set: usize, block: BlockId) -> bool;
    /// True for an untouched chunk.
    fn has_chunk(&self, chunk: ChunkId) -> bool;
    /// True for a tileset of which every tile and block is untouched.
    fn has_set(&self, set: usize) -> bool;
    /// True for an untouched object or switcher of a level.
    fn has_thing(&self, level: &str, id: PlacementId) -> bool;
    /// True for a level whose start is untouched.
    fn has_start(&self, level: &str) -> bool;
    /// True for a level whose camera limits are untouched.
    fn has_bounds(&self, level: &str) -> bool;
    /// True for an untouched place of a level's layout.
    fn has_cell(&self, level: &str, place: (u32, u32)) -> bool;
    /// True for a rectangle of a level whose terrain is untouched.
    fn has_terrain(&self, level: &str, area: &Area) -> bool;
    /// True for a rectangle of a level in which every thing is untouched and none was removed.
    fn has_things(&self, level: &LevelData, area: &Area) -> bool;
    /// True if the untouched parts are untouched in another state of the project too.
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

    /// True if the untouched parts are untouched in another state of the project too.
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
    /// Returns the use of its game's room by a level; `None` for a level of no game.
    pub(crate) fn room(&mut self, project: &Project, level: &LevelData) -> Option<Room> {
        self.0.iter_mut().find_map(|gauge| gauge.room(project, level))
    }
}

fn promises() -> impl Iterator<Item = &'static dyn Promises> {
    FORMATS.iter().filter_map(|format| format.promises())
}

/// The use of some room.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoomLine {
    /// The things: chunks, blocks, rings ...
    pub what: &'static str,
    /// The number of them.
    pub used: usize,
    /// The number that the game has room for.
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

/// The use of the game's room.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Room {
    /// The zone whose chunks and blocks are counted.
    pub zone: String,
    /// The counts for the whole zone.
    pub of_zone: Vec<RoomLine>,
    /// The counts for the level.
    pub of_level: Vec<RoomLine>,
}

impl Room {
    /// Returns all lines.
    pub fn lines(&self) -> impl Iterator<Item = &RoomLine> {
        self.of_zone.iter().chain(&self.of_level)
    }

    /// The line with the least room left, as a share.
    pub fn tightest(&self) -> Option<&RoomLine> {
        self.lines().max_by(|one, other| (one.used * other.allowed).cmp(&(other.used * one.allowed)))
    }
}
