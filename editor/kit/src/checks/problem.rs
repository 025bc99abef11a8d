//! The finding of a check: its severity, its place, the fault, and the fix.

use crate::document::Edit;
use sim::project::{Area, PlacementId, Project};
use sim::tiles::{BlockId, ChunkId, TileId, TileLayer};
use std::fmt;

/// The severity of a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Severity {
    /// Could be tidier.
    Hint,
    /// Probably not meant.
    Warning,
    /// Does not work.
    Error,
}

impl Severity {
    /// Worst first.
    pub const ALL: [Self; 3] = [Self::Error, Self::Warning, Self::Hint];

    /// Its name on the command line and in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hint => "hint",
            Self::Warning => "warning",
            Self::Error => "error",
        }
    }
}

/// Something placed in a level.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Thing {
    /// The start.
    Start,
    /// The goal.
    Goal,
    /// A layer switcher.
    Switcher(PlacementId),
    /// An object.
    Placement(PlacementId),
    /// A change of the camera limits.
    LimitChange(PlacementId),
    /// A region or a note.
    Mark(PlacementId),
}

/// The place of a finding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The project as a whole.
    Project,
    /// A level as a whole.
    Level(String),
    /// A rectangle of a level.
    Area {
        /// Key of the level.
        level: String,
        /// The rectangle, pixels.
        area: Area,
        /// The layer concerned; `None` for both.
        layer: Option<TileLayer>,
    },
    /// Something placed in a level.
    Thing {
        /// Key of the level.
        level: String,
        /// The thing.
        thing: Thing,
        /// The area, pixels.
        area: Area,
    },
    /// A tileset, by its place in the project's list.
    Tileset(usize),
    /// A solid tile of a tileset.
    Tile(usize, TileId),
    /// A block of a tileset, by its number there.
    Block(usize, BlockId),
    /// A chunk.
    Chunk(ChunkId),
    /// An object kind of the project's own, by name.
    OwnKind(String),
    /// The figure of a character, by the character's name.
    Figure(String),
    /// A recorded run.
    Run(String),
    /// A place in a file.
    File(sim::file::FilePlace),
}

impl Place {
    /// Key of the level that it is in.
    pub fn level(&self) -> Option<&str> {
        match self {
            Self::Level(level) | Self::Area { level, .. } | Self::Thing { level, .. } => Some(level),
            _ => None,
        }
    }

    /// In words: what a project file names a finding by that is meant to be, and what reports say.
    pub(crate) fn name(&self, project: &Project) -> String {
        Named { place: self, project }.to_string()
    }
}

struct Named<'a> {
    place: &'a Place,
    project: &'a Project,
}

impl fmt::Display for Named<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let set = |index: usize| self.project.tilesets.get(index).map_or("", |set| set.path.as_str());
        match self.place {
            Place::Project => f.write_str("project"),
            Place::Level(level) => f.write_str(level),
            Place::Area { level, area, layer } => {
                write!(f, "{level} {},{} {}x{}", area.x, area.y, area.width, area.height)?;
                layer.map_or(Ok(()), |layer| write!(f, " layer {}", layer_name(layer)))
            }
            Place::Thing { level, thing, .. } => match thing {
                Thing::Start => write!(f, "{level} start"),
                Thing::Goal => write!(f, "{level} goal"),
                Thing::Switcher(id) => write!(f, "{level} switcher {:016x}", id.0),
                Thing::Placement(id) => write!(f, "{level} object {:016x}", id.0),
                Thing::LimitChange(id) => write!(f, "{level} limits {:016x}", id.0),
                Thing::Mark(id) => write!(f, "{level} mark {:016x}", id.0),
            },
            Place::Tileset(index) => f.write_str(set(*index)),
            Place::Tile(index, tile) => write!(f, "{} tile {tile}", set(*index)),
            Place::Block(index, block) => write!(f, "{} block {block}", set(*index)),
            Place::Chunk(chunk) => write!(f, "chunk {chunk}"),
            Place::OwnKind(kind) => write!(f, "object kind {kind}"),
            Place::Figure(character) => write!(f, "figure {character}"),
            Place::Run(run) => write!(f, "run {run}"),
            Place::File(place) => {
                f.write_str(&place.file)?;
                if place.field.is_empty() { Ok(()) } else { write!(f, " {}", place.field) }
            }
        }
    }
}

/// The name of a layer, as everywhere.
pub(crate) const fn layer_name(layer: TileLayer) -> &'static str {
    match layer {
        TileLayer::A => "A",
        TileLayer::B => "B",
    }
}

/// Edits that fix a finding, as one step of the history.
#[derive(Clone, Debug, PartialEq)]
pub struct Fix {
    /// Named for the user: "Mark as a loop".
    pub label: String,
    /// The edits; they fit the project that was looked at.
    pub edits: Vec<Edit>,
    /// True if it gives something up that may be wanted: no part of "Fix all".
    pub decides: bool,
}

/// One finding.
#[derive(Clone, Debug, PartialEq)]
pub struct Problem {
    /// Name of the check.
    pub check: &'static str,
    /// The severity.
    pub severity: Severity,
    /// The place.
    pub place: Place,
    /// The place in words; also what a project file names the finding by.
    pub at: String,
    /// The fault that is there.
    pub what: String,
    /// The advice about it.
    pub advice: String,
    /// The fix by one click.
    pub fix: Option<Fix>,
    /// Why the project says that it is meant to be.
    pub ignored: Option<String>,
    /// True if all that it speaks of was imported from a game and not edited since: fixed one by one only.
    pub imported: bool,
}

impl Problem {
    /// The place for a reader: something placed is known by its position, not by its id.
    pub fn shown_at(&self) -> String {
        let Place::Thing { level, thing, area } = &self.place else { return self.at.clone() };
        let name = match thing {
            Thing::Start => "start",
            Thing::Goal => "goal",
            Thing::Switcher(_) => "switcher",
            Thing::Placement(_) => "object",
            Thing::LimitChange(_) => "limits",
            Thing::Mark(_) => "mark",
        };
        let middle = |from: i32, size: i32| from.saturating_add(size / 2);
        format!("{level} {name} at {}, {}", middle(area.x, area.width), middle(area.y, area.height))
    }
}
