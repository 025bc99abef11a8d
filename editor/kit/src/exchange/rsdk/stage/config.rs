//! `StageConfig.bin` and `GameConfig.bin`: names of the classes of objects, and colours.

use crate::bytes::ByteReader;
use crate::exchange::rsdk::stage::act::ChunkVersion;
use crate::exchange::rsdk::stage::packed::{put_text, text};
use crate::exchange::rsdk::stage::sheet::StageColors;

/// Bytes that files of version 5 begin with.
const CONFIG: &[u8; 4] = b"CFG\0";
/// Banks of colours of version 5.
const BANKS: usize = 8;
/// The first colour of a stage in versions 3 and 4, and the one behind the last.
const OWN: std::ops::Range<usize> = 0x60..0x80;

/// The parts of a configuration that levels need.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct StageConfig {
    /// Whether the classes of the whole game count as well.
    pub uses_game: bool,
    /// The names of the classes.
    pub names: Vec<String>,
    /// Colours, by number.
    pub colors: Vec<(usize, [u8; 3])>,
}

impl StageConfig {
    /// Reads the configuration of a stage or of the game, version 5.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read(bytes: &[u8], is_game: bool) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        if from.array()? != *CONFIG {
            return Err("this is not a configuration of version 5".to_owned());
        }
        let mut config = Self::default();
        if is_game {
            (0..3).try_for_each(|_| text(&mut from).map(drop))?;
            from.skip(3)?;
        } else {
            config.uses_game = from.byte()? != 0;
        }
        config.names = names(&mut from)?;
        for bank in 0..BANKS {
            let rows = from.word()?;
            for row in (0..16).filter(|row| rows >> row & 1 == 1) {
                for column in 0..16 {
                    let color = from.array()?;
                    if bank == 0 {
                        config.colors.push((row * 16 + column, color));
                    }
                }
            }
        }
        Ok(config)
    }

    /// Writes the configuration of a stage, version 5: its colours are the rows of the first bank.
    pub(in crate::exchange::rsdk) fn write(names: &[String], colors: &StageColors, rows: u16) -> Vec<u8> {
        let mut to = CONFIG.to_vec();
        to.push(1);
        to.push(names.len() as u8);
        names.iter().for_each(|name| put_text(name, &mut to));
        to.extend(rows.to_le_bytes());
        for row in (0..16).filter(|row| rows >> row & 1 == 1) {
            to.extend(colors[row * 16..][..16].as_flattened());
        }
        to.extend([0; 2 * (BANKS - 1)]);
        // No sounds of its own.
        to.push(0);
        to
    }

    /// Reads the configuration of a stage or of the game, versions 3 and 4.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read_old(
        bytes: &[u8],
        version: ChunkVersion,
        is_game: bool,
    ) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        let mut config = Self::default();
        match (is_game, version) {
            // The names of the game's classes are in each act.
            (true, ChunkVersion::V3) => {}
            (true, ChunkVersion::V4) => {
                (0..2).try_for_each(|_| text(&mut from).map(drop))?;
                config.add_colors(&mut from, 0..OWN.start)?;
                config.names = names(&mut from)?;
            }
            (false, _) => {
                config.uses_game = from.byte()? != 0;
                config.add_colors(&mut from, OWN)?;
                if version == ChunkVersion::V4 {
                    // Sounds: their names, then their files.
                    let count = from.byte()?;
                    (0..usize::from(count) * 2).try_for_each(|_| text(&mut from).map(drop))?;
                }
                config.names = names(&mut from)?;
            }
        }
        Ok(config)
    }

    fn add_colors(&mut self, from: &mut ByteReader<'_>, numbers: std::ops::Range<usize>) -> Result<(), String> {
        for number in numbers {
            self.colors.push((number, from.array()?));
        }
        Ok(())
    }

    /// Puts the colours in the place of those of a picture.
    pub(in crate::exchange::rsdk) fn color(&self, colors: &mut StageColors) {
        for (number, color) in &self.colors {
            colors[*number] = *color;
        }
    }
}

fn names(from: &mut ByteReader<'_>) -> Result<Vec<String>, String> {
    (0..from.byte()?).map(|_| text(from)).collect()
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_and_colours_come_back() {
        let colors: StageColors = std::array::from_fn(|n| [n as u8, 1, 2]);
        let names = vec!["Bridge".to_owned(), "Water".to_owned()];
        let bytes = StageConfig::write(&names, &colors, 0xFF00);
        let config = StageConfig::read(&bytes, false).unwrap();
        assert_eq!((config.uses_game, &config.names), (true, &names));
        assert_eq!((config.colors.len(), config.colors[0]), (128, (128, [128, 1, 2])));
        let mut shown = [[0; 3]; 256];
        config.color(&mut shown);
        assert_eq!((shown[127], shown[255]), ([0; 3], [255, 1, 2]));
        assert!((0..bytes.len() - 1).all(|end| StageConfig::read(&bytes[..end], false).is_err()));
    }

    #[test]
    fn configurations_of_older_versions_are_read() {
        let mut bytes = vec![1];
        bytes.extend([9; 96]);
        let sounds = [&[1][..], b"\x04Jump", b"\x08Jump.wav"].concat();
        let objects = [&[1][..], b"\x06Bridge", b"\x0ABridge.txt"].concat();
        let of = |version, bytes: &[u8]| StageConfig::read_old(bytes, version, false).unwrap().names;
        assert_eq!(of(ChunkVersion::V4, &[&bytes[..], &sounds, &objects].concat()), ["Bridge"]);
        assert_eq!(of(ChunkVersion::V3, &[&bytes[..], &objects, &sounds].concat()), ["Bridge"]);
    }
}
