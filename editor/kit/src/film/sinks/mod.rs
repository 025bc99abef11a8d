//! The receivers of a film's pictures: a GIF, an APNG, or a folder of PNGs.

pub(super) mod apng;
pub(super) mod folder;
pub(super) mod gif;

use crate::derived::picture::{Picture, Rgba};

/// Takes pictures one after the other. All of them have the same size.
pub(super) trait Sink {
    /// Takes the next picture; the first is number 0.
    fn add(&mut self, n: u32, picture: &Picture) -> Result<(), String>;
}

/// A rectangle of a picture: first column and row, columns and rows, of which there is at least one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Patch {
    pub x: usize,
    pub y: usize,
    pub width: usize,
    pub height: usize,
}

impl Patch {
    /// The smallest one around all that differs from the picture before; one pixel if nothing does, and all of the first
    /// picture.
    pub fn of(before: &[Rgba], picture: &Picture) -> Self {
        let width = picture.width.max(1);
        if before.len() != picture.pixels.len() {
            return Self { x: 0, y: 0, width, height: picture.height };
        }
        let differs = |row: usize| before[row * width..][..width] != picture.pixels[row * width..][..width];
        let Some(top) = (0..picture.height).find(|row| differs(*row)) else {
            return Self { x: 0, y: 0, width: 1, height: 1 };
        };
        let bottom = (top..picture.height).rfind(|row| differs(*row)).unwrap_or(top);
        let (mut left, mut right) = (width - 1, 0);
        for (old, new) in before.chunks(width).zip(picture.pixels.chunks(width)).skip(top).take(bottom + 1 - top) {
            let mut pairs = old.iter().zip(new);
            left = left.min(pairs.position(|(old, new)| old != new).unwrap_or(left));
            right = right.max(old.iter().zip(new).rposition(|(old, new)| old != new).unwrap_or(0));
        }
        Self { x: left, y: top, width: right + 1 - left, height: bottom + 1 - top }
    }

    /// Its pixels, row after row.
    pub fn pixels<'a>(self, all: &'a [Rgba], width: usize) -> impl Iterator<Item = Rgba> + 'a {
        let rows = all.chunks(width.max(1)).skip(self.y).take(self.height);
        rows.flat_map(move |row| row.iter().skip(self.x).take(self.width).copied())
    }

    /// The same in a picture that is so many times as large.
    pub const fn scaled(self, by: usize) -> Self {
        Self { x: self.x * by, y: self.y * by, width: self.width * by, height: self.height * by }
    }
}

/// A picture so many times as wide and high, its pixels written by `put`.
pub(super) fn enlarged<T: Copy, B>(
    pixels: &[T],
    width: usize,
    by: usize,
    out: &mut Vec<B>,
    put: impl Fn(&mut Vec<B>, T),
) where
    B: Copy,
{
    out.clear();
    for row in pixels.chunks(width.max(1)) {
        let start = out.len();
        for pixel in row {
            (0..by).for_each(|_| put(out, *pixel));
        }
        let end = out.len();
        (1..by).for_each(|_| out.extend_from_within(start..end));
    }
}
