//! Basics: pixels, subpixels and speeds, as integers with the originals' wrapping.

use crate::snapshot::Snapshot;

/// A position along one axis in subpixels, 256 to the pixel.
///
/// The originals keep 16 bits of fraction, of which normal motion only ever touches the upper 8, so
/// 24.8 holds every position they can reach. Arithmetic wraps.
///
/// Guide: Basics > Subpixels
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Snapshot)]
pub struct Sub(pub i32);

impl Sub {
    /// The position of a whole pixel, fraction 0.
    pub const fn from_px(px: i32) -> Self {
        Self(px.wrapping_shl(8))
    }

    /// The whole pixel, rounded down: what every collision check reads.
    pub const fn px(self) -> i32 {
        self.0 >> 8
    }

    /// The fraction in 1/256 pixel.
    pub const fn fraction(self) -> u8 {
        (self.0 & 0xFF) as u8
    }

    /// Moved by `speed` for one frame.
    #[must_use]
    pub const fn moved(self, speed: Speed) -> Self {
        Self(self.0.wrapping_add(speed.0 as i32))
    }

    /// At another whole pixel, with the same fraction: as objects put the player in his place.
    #[inline]
    #[must_use]
    pub(crate) const fn at_px(self, px: i32) -> Self {
        Self(Self::from_px(px).0 | self.fraction() as i32)
    }

    /// Moved by whole pixels; the fraction stays, as in every collision response.
    #[must_use]
    pub const fn moved_px(self, px: i32) -> Self {
        Self(self.0.wrapping_add(px.wrapping_shl(8)))
    }
}

/// A speed in subpixels per frame (`0x100` is one pixel per frame), 16 bits wide like the originals' words.
///
/// Guide: Basics > Subpixels
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash, Snapshot)]
pub struct Speed(pub i16);

impl Speed {
    /// No motion.
    pub const ZERO: Self = Self(0);

    /// Sum, wrapping at 16 bits.
    #[must_use]
    pub const fn plus(self, by: i16) -> Self {
        Self(self.0.wrapping_add(by))
    }

    /// Difference, wrapping at 16 bits.
    #[must_use]
    pub const fn minus(self, by: i16) -> Self {
        Self(self.0.wrapping_sub(by))
    }

    /// `self * by / 256`, rounded down: how every product with a sine is taken.
    ///
    /// Guide: Calculations > Sine and Cosine
    #[must_use]
    pub const fn scaled(self, by: i16) -> Self {
        Self(((self.0 as i32 * by as i32) >> 8) as i16)
    }

    /// The size of the speed without its sign, 0 to 32768.
    pub const fn magnitude(self) -> u16 {
        self.0.unsigned_abs()
    }

    /// The signed high byte: whole pixels per frame, rounded down.
    pub const fn high_byte(self) -> i8 {
        (self.0 >> 8) as i8
    }
}
