//! The project as data: what `file` reads and writes, what the editor edits, what a [`crate::level::Level`] is compiled from.
//!
//! Every part is shared and copied on write, so a clone of a whole project costs a few pointers, and what changed
//! between two of them is known by identity.

#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod about;
mod animation;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod art_layer;
mod background;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod checks;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod credits;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
pub(crate) mod definition;
mod fact;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod ground;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod hooks;
mod lookup;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod mark;
mod maze;
mod names;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod palette;
mod piece;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod placed;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod places;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod plane;
mod plays;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod property;
mod run;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod shape;
mod sheet;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod sounds;
#[allow(clippy::disallowed_types, reason = "what serde derives mentions floats; none is read")]
mod tide;

pub use about::AboutLevel;
pub use animation::{Animations, TileFrame, shown_at, until_next};
pub use art_layer::{ArtLayer, MOST_ART_LAYERS};
pub use background::Background;
pub use hooks::ProjectHooks;
pub use mark::{Guides, LevelMark, MOST_GUIDES, MOST_MARKS, MarkKind};
pub use maze::MazeData;
pub use names::{free_name, numbered};
pub use palette::{ArtPalette, LevelColors, MOST_COLORS, MOST_PALETTES, Rgb};
pub use piece::{NamedStamp, Piece};
pub use placed::{LayerSwitcher, Orientation, Placement, PlacementId, SwitcherSide};
pub use places::{LimitChange, MOST_LIMIT_CHANGES, NamedStart};
pub use plane::BackPlane;
pub use plays::{Attempt, Plays};
pub use property::{
    MOST_PROPERTIES, MOST_PROPERTY_CHOICES, PROPERTIES, PropertyDefinition, PropertyError, PropertyKind, PropertyOwner,
    PropertyPart, object_of, point_of, properties_of, put_property, set_property, value_of_object,
};
pub use run::{Expectation, Moment, Run, StartState, Subject};
pub use shape::{Beneath, Shape, ShapeKind, ShapeLayers, ShapeSide};
pub use sheet::{ArtCell, ColorNumbers, DrawnArt, IndexedArt, Sheet};
pub use sounds::{MOST_SOUNDS, ProjectSounds, SoundFile};
pub use tide::{MOST_WATER_CHANGES, Tide, WaterChange};

pub use crate::extra::{Extra, InnerExtra};
pub use checks::CheckChoice;
pub use credits::Credits;
pub use fact::Fact;
pub use ground::GroundRules;

use crate::grid::Grid;
use crate::ruleset::{Character, RulesetChoice};
use crate::snapshot::Snapshot;
use crate::tiles::{Block, Chunk, LayoutCell, SolidTile, TileLayer};
use std::sync::Arc;

pub use definition::{
    Amount, Depth, FigureAnimation, Image, ImagePart, MOST_ACTIONS, MOST_ANIMATIONS, MOST_FRAMES, MOST_HALF,
    MOST_OWN_PARAMETERS, MOST_PERIOD, MOST_PICTURE_OFFSET, MOST_PICTURE_SIDE, MOST_POINTS, MOST_RULES, MOST_STATES,
    MOST_WAY, OwnAction, OwnAnimation, OwnEvent, OwnFigure, OwnForm, OwnImage, OwnKind, OwnKinds, OwnMotion,
    OwnParameter, OwnParameterKind, OwnPicture, OwnRule, OwnState, OwnTouch, PathEnd, PlayerIs, PowerUp, Stuff,
    SwitchTo, Throw, TouchEffect,
};

/// A level that the project file lists but that could not be read: kept in the list, its file left alone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct AbsentLevel {
    /// Its place in the list of the project file.
    pub index: usize,
    /// Its key.
    pub key: String,
}

mod template;

/// Blocks along a level's side at most: 16,384 across.
pub const MAX_WIDTH: u32 = 16_384;
/// Blocks along a level's side at most: 2,048 down.
pub const MAX_HEIGHT: u32 = 2_048;

/// A project: everything that a folder with a `loopwright.json` holds. Pictures are decoded and encoded outside this
/// crate.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Project {
    /// Shown in the title bar.
    pub name: String,
    /// The physics: a preset and the switches that differ from it.
    pub ruleset: RulesetChoice,
    /// Blocks along the side of a chunk: 8 or 16.
    pub chunk_size: u8,
    /// The tilesets in use.
    pub tilesets: Vec<Arc<TilesetRef>>,
    /// The chunks by number; at least chunk 0.
    pub chunks: Arc<Vec<Arc<Chunk>>>,
    /// Unknown fields of `chunks.json`.
    pub chunks_extra: Arc<Extra>,
    /// The levels, in the order of the project file.
    pub levels: Vec<Arc<LevelData>>,
    /// The rotating mazes, in the order of the project file.
    pub mazes: Vec<Arc<MazeData>>,
    /// The recorded runs.
    pub runs: Vec<Arc<Run>>,
    /// The stamps, in the order of their keys.
    pub stamps: Vec<Arc<NamedStamp>>,
    /// The project's own object kinds (`objects.json`).
    pub objects: Arc<OwnKinds>,
    /// The checks that are off, the findings that are meant, and why.
    pub checks: Arc<CheckChoice>,
    /// The rules by which painted ground chooses its borders.
    pub ground: Arc<GroundRules>,
    /// Author and licence.
    pub credits: Arc<Credits>,
    /// Sounds of its own, and the music of its levels.
    pub sounds: Arc<ProjectSounds>,
    /// Properties of its own, in the order in which they are shown.
    pub properties: Arc<Vec<PropertyDefinition>>,
    /// Commands that its team runs on save and before play.
    pub hooks: Arc<ProjectHooks>,
    /// Levels that are listed but could not be read.
    pub absent_levels: Arc<Vec<AbsentLevel>>,
    /// Mazes that are listed but could not be read.
    pub absent_mazes: Arc<Vec<AbsentLevel>>,
    /// Unknown fields of `loopwright.json`.
    pub extra: Arc<Extra>,
    /// Unknown fields inside `ruleset` and `tilesets[n]`.
    pub inner_extra: Arc<InnerExtra>,
}

/// A tileset as a project uses it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct TilesetRef {
    /// Folder of the tileset as the project file names it, relative to the project's folder.
    pub path: String,
    /// Number that the tileset's block 0 has in this project.
    pub first_block: u16,
    /// The tileset itself.
    pub tileset: Arc<Tileset>,
}

/// A tileset: solid tiles and the blocks that carry them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tileset {
    /// Shown in palettes.
    pub name: String,
    /// File name of the picture, in the tileset's folder; its sides are multiples of 16.
    pub art: String,
    /// The solid tiles by number; tile 0 is empty.
    pub tiles: Arc<Vec<SolidTile>>,
    /// The blocks by number; block 0 is empty.
    pub blocks: Arc<Vec<Block>>,
    /// Pictures behind the level, farthest first.
    pub backgrounds: Arc<Vec<Background>>,
    /// The picture as it is edited; `None` if nobody decoded it, or it could not be.
    pub sheet: Option<Arc<Sheet>>,
    /// Cells of the picture that were drawn by rule.
    pub drawn: Arc<std::collections::BTreeMap<u16, DrawnArt>>,
    /// Cells of the picture that change as time goes by, by the cell that blocks name.
    pub animations: Arc<Animations>,
    /// Other colours for the picture.
    pub palettes: Arc<Vec<ArtPalette>>,
    /// Unknown fields of `tileset.json`.
    pub extra: Arc<Extra>,
    /// Unknown fields inside `tiles[n]`, `blocks[n]`, `backgrounds[n]`, `drawn[cell]` and `animations[cell]`.
    pub inner_extra: Arc<InnerExtra>,
}

/// Limits of the camera, in pixels: the originals' level boundaries.
///
/// Guide: Camera > Level boundaries
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Bounds {
    /// Smallest camera x.
    pub left: i32,
    /// Smallest camera y.
    pub top: i32,
    /// Largest camera x (left edge of the screen).
    pub right: i32,
    /// Largest camera y (top edge of the screen).
    pub bottom: i32,
}

impl Bounds {
    /// Limits for a level of that size in pixels whose ground goes on to its right edge.
    ///
    /// The camera stops 64 pixels before that edge: in Sonic 1, CD and 2 the player may go 40 pixels farther right than the
    /// last screen shows, and his feet need ground there.
    ///
    /// Guide: Camera > Level boundaries
    pub fn inside(width: i32, height: i32) -> Self {
        Self { left: 0, top: 0, right: (width - 320 - 64).max(0), bottom: (height - 224).max(0) }
    }
}

/// The place and the state in which the player begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Start {
    /// Centre of the player, pixels.
    pub x: i32,
    /// Centre of the player, pixels.
    pub y: i32,
    /// The player's character.
    pub character: Character,
    /// The character of the second player.
    pub partner: Option<Character>,
    /// The collision layer.
    pub layer: TileLayer,
    /// Facing left.
    pub faces_left: bool,
    /// The state in which he begins, if he does not stand still.
    pub state: StartState,
}

/// A rectangle whose reaching ends a level.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Area {
    /// Left edge, pixels.
    pub x: i32,
    /// Top edge, pixels.
    pub y: i32,
    /// Width, pixels.
    pub width: i32,
    /// Height, pixels.
    pub height: i32,
}

impl Area {
    /// The middle, pixels.
    pub const fn middle(&self) -> (i32, i32) {
        (self.x.saturating_add(self.width / 2), self.y.saturating_add(self.height / 2))
    }
}

/// A level as it is edited and saved.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LevelData {
    /// Name of the file under `levels/`, without its ending; unique in the project.
    pub key: String,
    /// Shown in tabs and lists.
    pub title: String,
    /// Its group, its author and its description.
    pub about: AboutLevel,
    /// Palettes in which its blocks are shown.
    pub colors: LevelColors,
    /// The chunk at each place.
    pub layout: Grid<LayoutCell>,
    /// Limits of the camera.
    pub bounds: Bounds,
    /// Limits that are wanted instead from certain places on, in any order.
    pub limit_changes: Vec<LimitChange>,
    /// The place where the player begins.
    pub start: Start,
    /// Further starts, chosen by their names.
    pub starts: Vec<NamedStart>,
    /// Reaching it ends the level.
    pub goal: Option<Area>,
    /// The water's surface at the start, pixels.
    pub water: Option<i32>,
    /// The motion of the water.
    pub tide: Tide,
    /// Height in pixels after which terrain repeats downwards (2048 in Sonic 1 and 2), a power of two.
    pub wrap_y: Option<i32>,
    /// Index of the tileset whose backgrounds are drawn.
    pub background: Option<u16>,
    /// The level that is drawn behind this one.
    pub plane: BackPlane,
    /// Levels that are drawn with this one, from the back to the front.
    pub art_layers: Vec<ArtLayer>,
    /// The values of the project's own properties, by name.
    pub properties: Extra,
    /// Layer switchers, in slot order.
    pub switchers: Vec<LayerSwitcher>,
    /// Placed objects, in slot order.
    pub placements: Vec<Placement>,
    /// Regions and notes, in the order of their list.
    pub marks: Vec<LevelMark>,
    /// Lines to which things are aligned.
    pub guides: Guides,
    /// Shapes that are not baked yet, in the order in which they were drawn over one another.
    pub shapes: Vec<Arc<Shape>>,
    /// Unknown fields.
    pub extra: Extra,
    /// Unknown fields inside `bounds`, `start` and `goal`.
    pub inner_extra: InnerExtra,
}
