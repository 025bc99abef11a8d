//! The tilesets of ours that a new project can begin with.

use super::starting_ground::{is_project, sample};
use std::path::PathBuf;

/// A tileset to begin with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Starter {
    /// Green hills by day.
    #[default]
    Meadow,
    /// Sandstone at dusk.
    Ruins,
    /// Steel at night.
    Factory,
}

impl Starter {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Meadow, Self::Ruins, Self::Factory];

    /// As the command line knows it.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Meadow => "meadow",
            Self::Ruins => "ruins",
            Self::Factory => "factory",
        }
    }

    /// The tileset of a key.
    pub fn named(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|starter| starter.key() == key)
    }

    /// What it is called.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Meadow => "Meadow",
            Self::Ruins => "Ruins",
            Self::Factory => "Factory",
        }
    }

    /// What it looks like, in a sentence.
    pub const fn help(self) -> &'static str {
        match self {
            Self::Meadow => "Grass on woven earth, stone loops, a bright sky with clouds.",
            Self::Ruins => "Carved sandstone, glazed loops, dusk over far mesas.",
            Self::Factory => "Riveted steel, red girders, chimneys at night.",
        }
    }

    /// Key of the material that ground is drawn with.
    pub const fn material(self) -> &'static str {
        match self {
            Self::Meadow => "meadow",
            Self::Ruins => "ruins",
            Self::Factory => "works",
        }
    }

    /// Key of the material of loops.
    pub(super) const fn loops(self) -> &'static str {
        match self {
            Self::Meadow => "meadow",
            Self::Ruins => "glazed",
            Self::Factory => "girder",
        }
    }

    /// Key of the material of caves.
    pub(super) const fn cave(self) -> &'static str {
        match self {
            Self::Meadow => "stone",
            Self::Ruins | Self::Factory => self.material(),
        }
    }

    /// Name of the sample project that uses it.
    const fn project(self) -> &'static str {
        match self {
            Self::Meadow => "first-steps",
            Self::Ruins => "two-roads",
            Self::Factory => "night-shift",
        }
    }

    /// The sample project whose tileset and chunks a new project takes; `None` if it is not there.
    pub fn sample(self) -> Option<PathBuf> {
        sample().map(|first| first.with_file_name(self.project())).filter(|folder| is_project(folder))
    }
}
