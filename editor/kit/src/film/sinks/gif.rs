//! A film as a GIF: each picture is what changed of it, with a palette of its own only if it needs one.

use super::{Patch, Sink, enlarged};
use crate::derived::picture::{Picture, Rgba};
use crate::film::colours::{CLEAR_INDEX, Colours};
use crate::film::pace::Pace;
use gif::{DisposalMethod, Encoder, Frame, Repeat};
use std::borrow::Cow;
use std::fmt::Display;
use std::io::Write;

fn in_words(error: impl Display) -> String {
    error.to_string()
}

/// A GIF under work.
pub(in crate::film) struct Gif<W: Write> {
    encoder: Encoder<W>,
    scale: usize,
    pace: Pace,
    every: u32,
    before: Vec<Rgba>,
    colours: Colours,
    indices: Vec<u8>,
}

impl<W: Write> Gif<W> {
    /// One that is shown again and again.
    pub fn new(to: W, (width, height): (usize, usize), scale: usize, pace: Pace, every: u32) -> Result<Self, String> {
        let side = |side: usize| u16::try_from(side * scale).map_err(in_words);
        let mut encoder = Encoder::new(to, side(width)?, side(height)?, &[]).map_err(in_words)?;
        encoder.set_repeat(Repeat::Infinite).map_err(in_words)?;
        let colours = Colours::default();
        Ok(Self { encoder, scale, pace, every, before: Vec::new(), colours, indices: Vec::new() })
    }
}

impl<W: Write> Sink for Gif<W> {
    fn add(&mut self, n: u32, picture: &Picture) -> Result<(), String> {
        let patch = Patch::of(&self.before, picture);
        let old = patch.pixels(&self.before, picture.width);
        // A pixel that stays is left clear if most of them stay: that packs better.
        let mut pixels: Vec<Option<Rgba>> = patch.pixels(&picture.pixels, picture.width).map(Some).collect();
        let stays: Vec<bool> = old.zip(&pixels).map(|(old, new)| Some(old) == *new).collect();
        let same = stays.iter().filter(|stays| **stays).count();
        if same * 2 > pixels.len() {
            pixels.iter_mut().zip(stays).filter(|(_, stays)| *stays).for_each(|(pixel, _)| *pixel = None);
        }
        let indices = self.colours.index(&pixels);
        enlarged(&indices, patch.width, self.scale, &mut self.indices, |out, index| out.push(index));
        let side = |side: usize| u16::try_from(side).map_err(in_words);
        let Patch { x, y, width, height } = patch.scaled(self.scale);
        let frame = Frame {
            delay: self.pace.delay(n, self.every),
            dispose: DisposalMethod::Keep,
            transparent: pixels.contains(&None).then_some(CLEAR_INDEX),
            left: side(x)?,
            top: side(y)?,
            width: side(width)?,
            height: side(height)?,
            palette: Some(self.colours.palette()),
            buffer: Cow::Borrowed(&self.indices),
            ..Frame::default()
        };
        self.encoder.write_frame(&frame).map_err(in_words)?;
        self.before.clone_from(&picture.pixels);
        Ok(())
    }
}
