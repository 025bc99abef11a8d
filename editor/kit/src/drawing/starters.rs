//! The tilesets of ours that a new project can begin with.

use super::starting_ground::{is_project, sample_in_repository};
use crate::shipped;
use std::path::{Path, PathBuf};

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
    /// The starters, in the order in which they are offered.
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

    /// Returns the title.
    pub const fn title(self) -> &'static str {
        match self {
            Self::Meadow => "Meadow",
            Self::Ruins => "Ruins",
            Self::Factory => "Factory",
        }
    }

    /// Returns the look, in a sentence.
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

    /// The sample project whose tileset and chunks a new project takes: in the repository, or in the user's copies.
    ///
    /// # Errors
    /// In words, why there are no copies.
    pub fn sample(self) -> Result<PathBuf, String> {
        match self.sample_in_repository() {
            Some(folder) => Ok(folder),
            None => shipped::copies().map(|copies| self.sample_in(&copies)),
        }
    }

    /// The same in the repository alone.
    pub fn sample_in_repository(self) -> Option<PathBuf> {
        let first = sample_in_repository()?;
        Some(first.with_file_name(self.project())).filter(|folder| is_project(folder))
    }

    /// The same in a folder of copies.
    pub fn sample_in(self, copies: &Path) -> PathBuf {
        copies.join("projects").join(self.project())
    }
}
