//! A film as an APNG: a PNG that moves.

use super::{Patch, Sink, enlarged};
use crate::derived::picture::{Picture, Rgba};
use png::{BitDepth, BlendOp, ColorType, Compression, DisposeOp, Encoder, Filter, Writer};
use std::fmt::Display;
use std::io::Write;

fn in_words(error: impl Display) -> String {
    error.to_string()
}

/// An APNG under work.
pub(in crate::film) struct Apng<W: Write> {
    writer: Writer<W>,
    scale: usize,
    before: Vec<Rgba>,
    rgb: Vec<u8>,
}

impl<W: Write> Apng<W> {
    /// One that is shown again and again; each picture for so many seconds, given as a fraction.
    pub fn new(
        to: W,
        (width, height): (usize, usize),
        scale: usize,
        (over, under): (u64, u64),
        pictures: u32,
    ) -> Result<Self, String> {
        let side = |side: usize| u32::try_from(side * scale).map_err(in_words);
        let part = |part: u64| u16::try_from(part).map_err(in_words);
        let mut encoder = Encoder::new(to, side(width)?, side(height)?);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        encoder.set_filter(Filter::Up); // after the compression, which sets one of its own
        encoder.set_animated(pictures, 0).map_err(in_words)?;
        encoder.set_frame_delay(part(over)?, part(under)?).map_err(in_words)?;
        encoder.set_blend_op(BlendOp::Source).map_err(in_words)?;
        encoder.set_dispose_op(DisposeOp::None).map_err(in_words)?;
        Ok(Self { writer: encoder.write_header().map_err(in_words)?, scale, before: Vec::new(), rgb: Vec::new() })
    }

    /// The end of the file.
    pub fn end(self) -> Result<(), String> {
        self.writer.finish().map_err(in_words)
    }
}

impl<W: Write> Sink for Apng<W> {
    fn add(&mut self, n: u32, picture: &Picture) -> Result<(), String> {
        let patch = Patch::of(&self.before, picture);
        let pixels: Vec<Rgba> = patch.pixels(&picture.pixels, picture.width).collect();
        enlarged(&pixels, patch.width, self.scale, &mut self.rgb, |out, [r, g, b, _]| out.extend([r, g, b]));
        let Patch { x, y, width, height } = patch.scaled(self.scale);
        if n > 0 {
            let of = |side: usize| u32::try_from(side).map_err(in_words);
            // The size first must fit at the old place, the place then with the new size.
            self.writer.reset_frame_position().map_err(in_words)?;
            self.writer.set_frame_dimension(of(width)?, of(height)?).map_err(in_words)?;
            self.writer.set_frame_position(of(x)?, of(y)?).map_err(in_words)?;
        }
        self.writer.write_image_data(&self.rgb).map_err(in_words)?;
        self.before.clone_from(&picture.pixels);
        Ok(())
    }
}
