//! What sets one tileset of ours apart from another: materials, props, backgrounds.

use super::backgrounds::{self, Layer};
use super::moving::Motion;
use super::props::{self, Prop};

/// A tileset's look. The shapes of its ground are the same for all.
pub struct Theme {
    /// Its folder in `tilesets`, and its name in small letters.
    pub key: &'static str,
    /// Its name.
    pub name: &'static str,
    /// Key of the material of common ground.
    pub earth: &'static str,
    /// Key of the material of loops and tracks.
    pub stone: &'static str,
    /// Pictures without terrain.
    pub props: fn() -> &'static [Prop],
    /// Props that move.
    pub moving: &'static [Motion],
    /// What is behind the level, farthest first.
    pub backgrounds: fn() -> Vec<Layer>,
}

/// Hills under a bright sky.
pub static MEADOW: Theme = Theme {
    key: "meadow",
    name: "Meadow",
    earth: "meadow",
    stone: "stone",
    props: props::meadow::all,
    moving: props::meadow::MOVING,
    backgrounds: backgrounds::meadow::layers,
};

/// Sandstone at dusk.
pub static RUINS: Theme = Theme {
    key: "ruins",
    name: "Ruins",
    earth: "ruins",
    stone: "glazed",
    props: props::ruins::all,
    moving: props::ruins::MOVING,
    backgrounds: backgrounds::ruins::layers,
};

/// Steel at night.
pub static FACTORY: Theme = Theme {
    key: "factory",
    name: "Factory",
    earth: "works",
    stone: "girder",
    props: props::factory::all,
    moving: props::factory::MOVING,
    backgrounds: backgrounds::factory::layers,
};
