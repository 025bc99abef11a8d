//! The act that a level replaces, as the level keeps it: its place, and the room that it has there.

use crate::document::Edit;
use crate::document::imported::extra::{read_field, with_field};
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use serde::{Deserialize, Serialize};
use sim::project::{Extra, Project};
use std::sync::Arc;

/// The field of a level's extra map.
const FIELD: &str = "sonlvl_act";

/// The act that a level replaces.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::exchange::sonlvl) struct ActPlace {
    /// The name of the act's section, folders with backslashes.
    pub section: String,
    /// Whose formats its chunks are in, as level projects name it.
    game: String,
    /// The list that its objects have their numbers from.
    pub list: String,
    /// The room of the game.
    pub room: Capacity,
    /// Tiles of 8×8 pixels that the act has room for.
    pub patterns: usize,
    /// Whether it has two collision paths.
    pub has_two_paths: bool,
}

impl ActPlace {
    /// Describes an act.
    ///
    /// # Errors
    /// Formats that are not read.
    pub(super) fn new(
        level: Level<'_>,
        room: Capacity,
        (patterns, has_two_paths): (usize, bool),
    ) -> Result<Self, SonLvlError> {
        let game = level.format("chunk")?.name().to_owned();
        let list = by_zone::list_prefix(level);
        Ok(Self { section: level.name().to_owned(), game, list, room, patterns, has_two_paths })
    }

    /// Reads what a level keeps.
    pub(in crate::exchange::sonlvl) fn of(extra: &Extra) -> Option<Self> {
        read_field(extra, FIELD)
    }

    /// Returns whose formats the act's chunks are in.
    pub(in crate::exchange::sonlvl) fn engine(&self) -> Option<Engine> {
        Engine::from_name(&self.game)
    }

    /// Returns the edit by which a level keeps it; `None` if it does already.
    pub(in crate::exchange::sonlvl) fn edit(&self, project: &Project, key: &str) -> Option<Edit> {
        let (at, level) = project.levels.iter().enumerate().find(|(_, level)| level.key == key)?;
        if Self::of(&level.extra).as_ref() == Some(self) {
            return None;
        }
        let mut level = (**level).clone();
        level.extra = with_field(level.extra, FIELD, self);
        Some(Edit::SetLevel { key: key.to_owned(), level: Some((at, Arc::new(level))) })
    }
}
