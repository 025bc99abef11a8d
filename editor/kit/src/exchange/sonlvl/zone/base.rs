//! The contents of the files when the project and the disassembly last agreed: at the import, and after each export.
//!
//! An export compares the project with this, not with the files as they are now. So it knows what was changed here and
//! what another program changed since, and neither undoes the other.

use crate::document::imported::common_files::LevelFiles;
use crate::document::imported::extra::{FILES, read_field, with_field};
use crate::document::imported::packed::Packed;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::acts::ActUse;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use serde::{Deserialize, Serialize, de::DeserializeOwned};
use sim::file::FileDigest;
use sim::project::{Bounds, Extra, LevelData};

/// Of a tileset: the files of its zone.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ZoneBase {
    /// The chunk files, in the order of the key.
    pub chunks: Vec<Packed>,
    /// The block files, in the order of the key.
    pub blocks: Vec<Packed>,
    /// The files of collision indices.
    pub indices: Vec<Packed>,
    /// Heights, widths and angles.
    pub arrays: [Packed; 3],
    /// The paths of those three, from the outermost folder; tilesets with the same ones share their solid tiles.
    pub array_files: [String; 3],
    /// The pattern files, in the order of the key; none as older versions wrote it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub patterns: Vec<Packed>,
    /// The pattern words that each cell of the imported picture stands for, eight bytes each.
    pub cells: Packed,
    /// The priority that each cell was imported with: one hexadecimal digit for four cells, the first in the lowest bit.
    pub fronts: String,
    /// A digest of each cell of the imported picture: eight hexadecimal digits each.
    pub pictures: String,
    /// The acts that share the chunks, with those that they show.
    pub acts: Vec<ActUse>,
}

impl ZoneBase {
    /// The priority that a cell of the picture was imported with; `None` if that is not known.
    pub(crate) fn front(&self, cell: u16) -> Option<bool> {
        let digit = self.fronts.as_bytes().get(usize::from(cell) / 4)?;
        Some(char::from(*digit).to_digit(16)? >> (cell % 4) & 1 != 0)
    }

    /// Cells of the imported picture, one for each block; 0 if that is not known.
    pub(crate) fn cell_count(&self) -> usize {
        self.pictures.len() / DIGITS
    }

    /// Sets the priorities of all cells.
    pub(crate) fn set_fronts(&mut self, fronts: &[bool]) {
        let digit = |four: &[bool]| four.iter().rev().fold(0, |digit, front| digit << 1 | u32::from(*front));
        self.fronts = fronts.chunks(4).filter_map(|four| char::from_digit(digit(four), 16)).collect();
    }

    /// True if a cell's pixels are those of the import; `None` if that is not known.
    pub(crate) fn is_as_imported(&self, cell: u16, pixels: &[u8]) -> Option<bool> {
        let at = usize::from(cell) * DIGITS;
        Some(self.pictures.get(at..at + DIGITS)? == digest(pixels))
    }

    /// Sets the digest of a cell that is there.
    pub(crate) fn set_picture(&mut self, cell: u16, pixels: &[u8]) {
        let at = usize::from(cell) * DIGITS;
        if self.pictures.get(at..at + DIGITS).is_some() {
            self.pictures.replace_range(at..at + DIGITS, &digest(pixels));
        }
    }

    /// Adds the digest of the next cell.
    pub(crate) fn add_picture(&mut self, pixels: &[u8]) {
        self.pictures.push_str(&digest(pixels));
    }
}

/// Hexadecimal digits of a cell's digest.
const DIGITS: usize = 8;

/// Eight hexadecimal digits. Clear pixels count as equal, with any hidden colour.
fn digest(pixels: &[u8]) -> String {
    let visible: Vec<u8> =
        pixels.as_chunks::<4>().0.iter().flat_map(|pixel| if pixel[3] == 0 { [0; 4] } else { *pixel }).collect();
    let text = FileDigest::of(&visible).to_string();
    text[text.len().saturating_sub(DIGITS)..].to_owned()
}

/// Of a level: its lists, what it said about itself, what the game has room for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LevelBase {
    /// The game, by the prefix of its objects.
    pub game: String,
    /// The version, if it is not the first one of that game.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub version: String,
    /// The list that gives the numbers of its objects their meaning, by its prefix; empty as older versions wrote it.
    pub list: String,
    /// The object list.
    pub objects: Packed,
    /// The ring list.
    pub rings: Packed,
    /// The settings that no file of the level holds.
    pub given: Given,
    /// True if the import could not read the first start position.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub no_start: bool,
    /// The room of the game.
    pub room: Capacity,
    /// Its files, to know the levels that have them too.
    pub files: LevelFiles,
}

impl LevelBase {
    /// Sets whose formats the level's files are in.
    pub(crate) fn set_engine(&mut self, engine: Engine) {
        self.game = engine.prefix().to_owned();
        let is_first = Engine::of_prefix(&self.game) == Some(engine);
        self.version = if is_first { String::new() } else { engine.name().to_owned() };
    }

    /// Whose formats the level's files are in.
    pub(crate) fn engine(&self) -> Option<Engine> {
        Engine::from_name(&self.version).or_else(|| Engine::of_prefix(&self.game))
    }
}

/// The settings of a level.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Given {
    /// The title.
    pub title: String,
    /// Left, top, right and bottom limit of the camera.
    pub bounds: [i32; 4],
    /// A digest of the camera limits that change on the way; empty for none.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub limit_changes: String,
    /// Height after which terrain repeats.
    pub wrap_y: Option<i32>,
    /// Water line.
    pub water: Option<i32>,
    /// The place where the player begins.
    pub start: [i32; 2],
}

impl Given {
    /// Returns the present settings of a level.
    pub(crate) fn of(level: &LevelData) -> Self {
        let Bounds { left, top, right, bottom } = level.bounds;
        Self {
            title: level.title.clone(),
            bounds: [left, top, right, bottom],
            limit_changes: digest_unless(level.limit_changes.is_empty(), &level.limit_changes),
            wrap_y: level.wrap_y,
            water: level.water,
            start: [level.start.x, level.start.y],
        }
    }
}

/// A digest of a value as files hold it; empty for the usual one.
fn digest_unless(is_usual: bool, value: &impl Serialize) -> String {
    let text = || FileDigest::of(&serde_json::to_vec(value).unwrap_or_default()).to_string();
    if is_usual { String::new() } else { text() }
}

/// The field of an extra map, if it is there and understood.
pub fn read<T: DeserializeOwned>(extra: &Extra) -> Option<T> {
    read_field(extra, FILES)
}

/// An extra map with the field.
pub(crate) fn with<T: Serialize>(extra: Extra, value: &T) -> Extra {
    with_field(extra, FILES, value)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn priorities_and_pictures_of_cells_are_known_again() {
        let mut base = ZoneBase::default();
        base.set_fronts(&[true, false, false, true, true, false]);
        let fronts: Vec<_> = (0..9).map(|cell| base.front(cell)).collect();
        let known = [true, false, false, true, true, false, false, false].map(Some);
        assert_eq!((&fronts[..8], fronts[8]), (&known[..], None));
        base.add_picture(&[1, 2, 3, 255]);
        base.add_picture(&[9, 9, 9, 0]);
        assert_eq!(base.is_as_imported(0, &[1, 2, 3, 255]), Some(true));
        assert_eq!(base.is_as_imported(0, &[1, 2, 4, 255]), Some(false));
        assert_eq!(base.is_as_imported(1, &[0, 0, 0, 0]), Some(true), "the colour of clear pixels says nothing");
        assert_eq!(base.is_as_imported(2, &[]), None);
    }
}
