//! The sounds of a project: files of its own, and what they are played for.

use super::Extra;
use crate::serial::{block, capped, is_usual};
use crate::trace::{Event, SoundSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// Sounds that a project can have.
pub const MOST_SOUNDS: usize = SoundSet::PLACES;

/// The usual volume of a sound: as loud as its file, in percent.
const WHOLE: u8 = 100;

/// The sounds of a project: files in its folder `sounds`, the events and the levels that they are played for. Actions of
/// object definitions play them too.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct ProjectSounds {
    /// The sounds.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_SOUNDS>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_SOUNDS)))]
    pub list: Vec<SoundFile>,
    /// The sounds that are heard in place of the built-in effects: the name of a sound for an event.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    pub events: BTreeMap<Event, String>,
    /// The music of levels and mazes: the name of a sound for a key.
    #[serde(default, serialize_with = "block", skip_serializing_if = "is_usual")]
    pub music: BTreeMap<String, String>,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

/// A sound of a project.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct SoundFile {
    /// The name, by which events, levels and actions call it.
    pub name: String,
    /// The name of the file in the project's folder `sounds`: a WAV or an OGG Vorbis.
    pub file: String,
    /// The volume in percent of the file's own, 0 to 100.
    #[serde(default = "whole", skip_serializing_if = "is_whole")]
    #[cfg_attr(feature = "schema", schemars(range(max = 100)))]
    pub volume: u8,
    /// Unknown fields.
    #[serde(flatten)]
    pub extra: Extra,
}

impl Default for SoundFile {
    fn default() -> Self {
        Self { name: String::new(), file: String::new(), volume: WHOLE, extra: Extra::default() }
    }
}

const fn whole() -> u8 {
    WHOLE
}

const fn is_whole(volume: &u8) -> bool {
    *volume == WHOLE
}

impl ProjectSounds {
    /// Returns the place of the sound of that name. Of two with one name, the first one has it.
    pub fn place(&self, name: &str) -> Option<u8> {
        self.list.iter().take(MOST_SOUNDS).position(|sound| sound.name == name).map(|place| place as u8)
    }

    /// Returns the sound of that name.
    pub fn named(&self, name: &str) -> Option<&SoundFile> {
        self.list.get(usize::from(self.place(name)?))
    }

    /// Returns the place of the sound that is heard in place of the built-in effect of an event.
    pub fn of_event(&self, event: Event) -> Option<u8> {
        self.place(self.events.get(&event)?)
    }

    /// Returns the place of the music of a level or a maze.
    pub fn music_of(&self, key: &str) -> Option<u8> {
        self.place(self.music.get(key)?)
    }
}
