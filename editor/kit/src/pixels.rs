//! Any PNG as plain pixels: palettes, greys, 16 bits and interlacing are evened out; limits come before memory.

use png::{BitDepth, ColorType, Compression, Decoder, DecodingError, Filter, Limits, Transformations};
use sim::file::Storage;
use std::io::Cursor;
use std::path::Path;

/// Pixels along a side at most.
pub(crate) const MOST_SIDE: u32 = 32_768;
/// Pixels in all at most: as many as 65,536 cells have.
pub(crate) const MOST_PIXELS: u64 = 1 << 24;
/// Bytes of a file at most.
pub(crate) const MOST_BYTES: u64 = 256 << 20;

/// A picture: red, green, blue and alpha of each pixel, not premultiplied, row after row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Pixels {
    /// Pixels in a row.
    pub width: usize,
    /// Rows.
    pub height: usize,
    /// `width * height` pixels.
    pub rgba: Vec<[u8; 4]>,
}

/// Why a file is not a picture that can be cut.
#[derive(Debug, thiserror::Error)]
pub enum PictureError {
    /// The file does not begin as a PNG does.
    #[error("this is not a PNG{}", .0.map_or_else(String::new, |looks| format!("; it looks like {looks}")))]
    NotPng(Option<&'static str>),
    /// The file ends before the picture does.
    #[error("the file ends in the middle of the picture: it was not saved or copied completely")]
    EndsEarly,
    /// The file is damaged.
    #[error("the PNG is damaged: {0}")]
    Damaged(String),
    /// The picture has more pixels than cells can be numbered.
    #[error(
        "{width} × {height} pixels are too many: sides up to 32,768 and 16,777,216 pixels in all are possible; cut \
         it into several pictures"
    )]
    TooLarge {
        /// Pixels in a row.
        width: u32,
        /// Rows.
        height: u32,
    },
    /// The file has more bytes than are read.
    #[error("the file has more than {} MB", MOST_BYTES >> 20)]
    TooManyBytes,
}

impl Pixels {
    /// A picture without a pixel that can be seen.
    pub fn clear(width: usize, height: usize) -> Self {
        Self { width, height, rgba: vec![[0; 4]; width * height] }
    }

    /// Reads a PNG.
    ///
    /// # Errors
    /// Says in words what is wrong with the file. The size is looked at before memory for the pixels is asked for.
    pub fn read(bytes: &[u8]) -> Result<Self, PictureError> {
        if !bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
            return Err(if b"\x89PNG\r\n\x1a\n".starts_with(bytes) && !bytes.is_empty() {
                PictureError::EndsEarly
            } else {
                PictureError::NotPng(looks_like(bytes))
            });
        }
        if bytes.len() as u64 > MOST_BYTES {
            return Err(PictureError::TooManyBytes);
        }
        let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: 32 << 20 });
        decoder.set_transformations(Transformations::EXPAND | Transformations::STRIP_16 | Transformations::ALPHA);
        decoder.set_ignore_text_chunk(true);
        decoder.set_ignore_iccp_chunk(true);
        let info = decoder.read_header_info().map_err(problem)?;
        let (width, height) = (info.width, info.height);
        if width > MOST_SIDE || height > MOST_SIDE || u64::from(width) * u64::from(height) > MOST_PIXELS {
            return Err(PictureError::TooLarge { width, height });
        }
        let mut reader = decoder.read_info().map_err(problem)?;
        let samples = match reader.output_color_type() {
            (ColorType::Rgba, BitDepth::Eight) => 4,
            (ColorType::GrayscaleAlpha, BitDepth::Eight) => 2,
            (kind, depth) => return Err(PictureError::Damaged(format!("{kind:?} of {depth:?} cannot be read"))),
        };
        let count = width as usize * height as usize;
        let mut rgba = vec![[0; 4]; count];
        if samples == 4 {
            reader.next_frame(rgba.as_flattened_mut()).map_err(problem)?;
        } else {
            let mut greys = vec![[0; 2]; count];
            reader.next_frame(greys.as_flattened_mut()).map_err(problem)?;
            rgba.iter_mut().zip(greys).for_each(|(to, [grey, alpha])| *to = [grey, grey, grey, alpha]);
        }
        Ok(Self { width: width as usize, height: height as usize, rgba })
    }

    /// Reads a PNG of a storage, within limits.
    ///
    /// # Errors
    /// In words, with the file's name.
    pub fn open(storage: &dyn Storage, path: &Path) -> Result<Self, String> {
        let bytes = bytes_of(storage, path)?;
        Self::read(&bytes).map_err(|error| format!("{}: {error}", path.display()))
    }

    /// The pixel at column `x`, row `y`; clear outside.
    pub fn at(&self, x: usize, y: usize) -> [u8; 4] {
        if x < self.width { self.rgba.get(y * self.width + x).copied().unwrap_or_default() } else { [0; 4] }
    }

    /// Sets the pixel at column `x`, row `y`; outside there is none.
    pub(crate) fn put(&mut self, x: usize, y: usize, colour: [u8; 4]) {
        if let Some(pixel) = self.rgba.get_mut(y * self.width + x).filter(|_| x < self.width) {
            *pixel = colour;
        }
    }

    /// The picture as a PNG.
    ///
    /// # Errors
    /// Failures of the encoder, in words.
    pub fn to_png(&self) -> Result<Vec<u8>, String> {
        to_png((self.width, self.height), self.rgba.as_flattened(), (Compression::Balanced, Filter::Adaptive))
    }
}

/// Returns a pixel laid over another one; neither is premultiplied.
pub(crate) fn over(above: [u8; 4], below: [u8; 4]) -> [u8; 4] {
    match (above[3], below[3]) {
        (255, _) | (_, 0) => return if above[3] == 0 { [0; 4] } else { above },
        (0, _) => return below,
        _ => {}
    }
    let (a, b) = (u32::from(above[3]), u32::from(below[3]));
    let rest = b * (255 - a) / 255;
    let alpha = a + rest;
    let mixed = |one: u8, other: u8| ((u32::from(one) * a + u32::from(other) * rest) / alpha.max(1)) as u8;
    [mixed(above[0], below[0]), mixed(above[1], below[1]), mixed(above[2], below[2]), alpha as u8]
}

/// Returns the bytes of a picture's file, if they are not too many.
///
/// # Errors
/// In words, with the file's name.
pub(crate) fn bytes_of(storage: &dyn Storage, path: &Path) -> Result<Vec<u8>, String> {
    let failure = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let meta = storage.meta(path).map_err(|error| failure(&error))?.ok_or_else(|| failure(&"there is no such file"))?;
    if meta.is_folder {
        return Err(failure(&"this is a folder"));
    }
    if meta.length > MOST_BYTES {
        return Err(failure(&PictureError::TooManyBytes));
    }
    storage.read(path, MOST_BYTES).map_err(|error| failure(&error))
}

/// A PNG of `width * height` pixels, packed in the given way: red, green, blue and alpha, row after row.
///
/// # Errors
/// Failures of the encoder, in words.
pub fn to_png(
    (width, height): (usize, usize),
    rgba: &[u8],
    (compression, filter): (Compression, Filter),
) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let size = |side: usize| u32::try_from(side).map_err(|error| error.to_string());
    let mut encoder = png::Encoder::new(&mut bytes, size(width)?, size(height)?);
    encoder.set_color(ColorType::Rgba);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_compression(compression);
    encoder.set_filter(filter); // after the compression, which sets one of its own
    let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
    writer.write_image_data(rgba).map_err(|error| error.to_string())?;
    writer.finish().map_err(|error| error.to_string())?;
    Ok(bytes)
}

/// The colour numbers of a PNG that has them: width and height, the numbers row after row, and the colours.
pub(crate) type Indexed = ((u32, u32), Vec<u8>, Vec<[u8; 4]>);

/// Reads the colour numbers of a PNG; `None` if it has none, or [`Pixels::read`] has something to say about it.
pub(crate) fn read_indexed(bytes: &[u8]) -> Option<Indexed> {
    if bytes.len() as u64 > MOST_BYTES {
        return None;
    }
    let mut decoder = Decoder::new_with_limits(Cursor::new(bytes), Limits { bytes: 32 << 20 });
    decoder.set_transformations(Transformations::IDENTITY);
    decoder.set_ignore_text_chunk(true);
    decoder.set_ignore_iccp_chunk(true);
    let info = decoder.read_header_info().ok()?;
    let (size, depth) = ((info.width, info.height), info.bit_depth as u8);
    let is_large = size.0 > MOST_SIDE || size.1 > MOST_SIDE || u64::from(size.0) * u64::from(size.1) > MOST_PIXELS;
    if info.color_type != ColorType::Indexed || is_large {
        return None;
    }
    let mut reader = decoder.read_info().ok()?;
    let palette = reader.info().palette.clone()?;
    let alpha = reader.info().trns.clone().unwrap_or_default();
    let of = |(n, rgb): (usize, &[u8; 3])| [rgb[0], rgb[1], rgb[2], alpha.get(n).copied().unwrap_or(255)];
    let colors = palette.as_chunks::<3>().0.iter().enumerate().map(of).collect();
    let mut packed = vec![0; reader.output_buffer_size()?];
    reader.next_frame(&mut packed).ok()?;
    let (width, per_byte) = (size.0 as usize, 8 / usize::from(depth.clamp(1, 8)));
    let rows = packed.chunks_exact(width.div_ceil(per_byte).max(1)).take(size.1 as usize);
    let number = |row: &[u8], x: usize| {
        let shift = 8 - usize::from(depth) * (x % per_byte + 1);
        row[x / per_byte] >> shift & u8::MAX >> (8 - depth)
    };
    let numbers = rows.flat_map(|row| (0..width).map(move |x| number(row, x))).collect();
    Some((size, numbers, colors))
}

/// A PNG of `width * height` colour numbers, row after row.
///
/// # Errors
/// Failures of the encoder, in words.
pub(crate) fn to_indexed_png(
    (width, height): (usize, usize),
    numbers: &[u8],
    colors: &[[u8; 4]],
) -> Result<Vec<u8>, String> {
    let mut bytes = Vec::new();
    let size = |side: usize| u32::try_from(side).map_err(|error| error.to_string());
    let mut encoder = png::Encoder::new(&mut bytes, size(width)?, size(height)?);
    encoder.set_color(ColorType::Indexed);
    encoder.set_depth(BitDepth::Eight);
    encoder.set_palette(colors.iter().flat_map(|color| [color[0], color[1], color[2]]).collect::<Vec<u8>>());
    if colors.iter().any(|color| color[3] < 255) {
        encoder.set_trns(colors.iter().map(|color| color[3]).collect::<Vec<u8>>());
    }
    encoder.set_compression(Compression::Balanced);
    encoder.set_filter(Filter::NoFilter); // after the compression, which sets one of its own
    let mut writer = encoder.write_header().map_err(|error| error.to_string())?;
    writer.write_image_data(numbers).map_err(|error| error.to_string())?;
    writer.finish().map_err(|error| error.to_string())?;
    Ok(bytes)
}

fn problem(error: DecodingError) -> PictureError {
    match error {
        DecodingError::IoError(error) if error.kind() == std::io::ErrorKind::UnexpectedEof => PictureError::EndsEarly,
        DecodingError::LimitsExceeded => {
            PictureError::Damaged("a part of it claims to be larger than it can be".into())
        }
        error => PictureError::Damaged(error.to_string()),
    }
}

/// Returns the format of a file that is not a PNG, if that is plain to see.
fn looks_like(bytes: &[u8]) -> Option<&'static str> {
    let known: [(&[u8], &str); 6] = [
        (b"\xFF\xD8\xFF", "a JPEG, which has no sharp pixels: save the original as PNG"),
        (b"GIF8", "a GIF: save it as PNG"),
        (b"BM", "a BMP: save it as PNG"),
        (b"RIFF", "a WebP: save it as PNG"),
        (b"8BPS", "a Photoshop file: export it as PNG"),
        (b"PK\x03\x04", "an archive, or a file of a paint program: export it as PNG"),
    ];
    if bytes.is_empty() {
        return Some("an empty file");
    }
    // Files of Aseprite have their mark behind their length.
    if bytes.get(4..6) == Some(&[0xE0, 0xA5]) {
        return Some("a file of Aseprite: export it as PNG, or import it");
    }
    known.iter().find(|(start, _)| bytes.starts_with(start)).map(|(_, looks)| *looks)
}
