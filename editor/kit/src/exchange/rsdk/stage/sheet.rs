//! The picture of the tiles, `16x16Tiles.gif`: one below the other, in up to 256 colours.

use crate::exchange::rsdk::stage::collision::TILES;
use crate::pixels::Pixels;
use gif::{ColorOutput, DecodeOptions, Encoder, Frame, MemoryLimit};
use std::borrow::Cow;

/// Pixels of a tile.
const TILE_PIXELS: usize = 256;
/// Bytes that the decoder may ask for.
const MOST_MEMORY: u64 = 4 << 20;

/// Red, green and blue of the colours.
pub(in crate::exchange::rsdk) type StageColors = [[u8; 3]; 256];

/// The picture of the tiles of a stage.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct StageSheet {
    /// Numbers of colours: 256 for each tile.
    pub pixels: Vec<u8>,
    /// The colours.
    pub colors: StageColors,
}

impl Default for StageSheet {
    fn default() -> Self {
        Self { pixels: vec![0; TILES * TILE_PIXELS], colors: [[0; 3]; 256] }
    }
}

impl StageSheet {
    /// Reads a picture.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read(bytes: &[u8]) -> Result<Self, String> {
        let refuse = |error: gif::DecodingError| format!("the GIF is damaged: {error}");
        let mut options = DecodeOptions::new();
        options.set_color_output(ColorOutput::Indexed);
        options.set_memory_limit(MemoryLimit::Bytes(MOST_MEMORY.try_into().unwrap_or(std::num::NonZeroU64::MIN)));
        let mut decoder = options.read_info(bytes).map_err(refuse)?;
        let (width, height) = (usize::from(decoder.width()), usize::from(decoder.height()));
        if width != 16 || height == 0 || height > TILES * 16 {
            return Err(format!(
                "its picture has {width} × {height} pixels: tiles are below one another, 16 pixels wide and {} high at most",
                TILES * 16
            ));
        }
        let mut sheet = Self::default();
        let global: Vec<u8> = decoder.global_palette().unwrap_or_default().to_vec();
        let frame = decoder.read_next_frame().map_err(refuse)?.ok_or("the GIF has no picture")?;
        let own = frame.palette.as_deref().unwrap_or(&global);
        for (color, found) in sheet.colors.iter_mut().zip(own.as_chunks::<3>().0) {
            *color = *found;
        }
        let (left, top) = (usize::from(frame.left), usize::from(frame.top));
        for (y, row) in frame.buffer.chunks_exact(usize::from(frame.width).max(1)).enumerate() {
            for (x, index) in row.iter().enumerate().filter(|(x, _)| left + x < 16) {
                if let Some(pixel) = sheet.pixels.get_mut((top + y) * 16 + left + x) {
                    *pixel = *index;
                }
            }
        }
        Ok(sheet)
    }

    /// Writes the picture.
    ///
    /// # Errors
    /// The encoder's error; memory gives none.
    pub(in crate::exchange::rsdk) fn write(&self) -> Result<Vec<u8>, String> {
        let mut bytes = Vec::new();
        let height = (TILES * 16) as u16;
        let mut encoder =
            Encoder::new(&mut bytes, 16, height, self.colors.as_flattened()).map_err(|error| error.to_string())?;
        let frame = Frame { width: 16, height, buffer: Cow::Borrowed(&self.pixels), ..Frame::default() };
        encoder.write_frame(&frame).map_err(|error| error.to_string())?;
        drop(encoder);
        Ok(bytes)
    }

    /// Returns the tiles as a picture, in which one colour is clear.
    pub(in crate::exchange::rsdk) fn picture(&self, clear: u8) -> Pixels {
        let shown = |index: &u8| {
            let [red, green, blue] = self.colors[usize::from(*index)];
            if *index == clear { [0; 4] } else { [red, green, blue, 255] }
        };
        Pixels { width: 16, height: TILES * 16, rgba: self.pixels.iter().map(shown).collect() }
    }
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_picture_comes_back() {
        let colors = std::array::from_fn(|n| [n as u8, 255 - n as u8, (n * 7) as u8]);
        let mut sheet = StageSheet { colors, ..StageSheet::default() };
        sheet.pixels.iter_mut().enumerate().for_each(|(n, pixel)| *pixel = (n * n % 251) as u8);
        let bytes = sheet.write().unwrap();
        assert_eq!(StageSheet::read(&bytes).unwrap(), sheet);
        assert_eq!(sheet.picture(1).at(1, 0), [0; 4]);
        assert!(StageSheet::read(&bytes[..bytes.len() / 2]).is_err());
        assert!(StageSheet::read(b"GIF89a").is_err());
    }
}
