//! Palettes: the guide's own colours, and colours that colour-blind people can distinguish.

use serde::{Deserialize, Serialize};

/// A colour: red, green, blue.
pub type Rgb = [u8; 3];

/// The source of the colours of sensors, layers, modes, states and choices.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, clap::ValueEnum)]
#[serde(rename_all = "kebab-case")]
pub enum Palette {
    /// The colours of the physics guide.
    #[default]
    Guide,
    /// Easy to distinguish, also for colour-blind people: unlike in lightness, not only in hue.
    Distinct,
}

/// Colours that stay apart without red, green or blue cones. The first six and white are the farthest apart.
pub const DISTINCT: [Rgb; 8] = [
    [0x00, 0x96, 0x40],
    [0x34, 0xd5, 0xfd],
    [0x97, 0x60, 0xff],
    [0xf2, 0xc9, 0x9f],
    [0xa6, 0x74, 0x93],
    [0xfe, 0x9d, 0x0c],
    [0x6d, 0x7c, 0xcf],
    [0xff, 0x14, 0x38],
];

impl Palette {
    /// The colour of something: the guide's, or the one at a place of [`DISTINCT`].
    pub const fn pick(self, guide: Rgb, place: usize) -> Rgb {
        match self {
            Self::Guide => guide,
            Self::Distinct => DISTINCT[place],
        }
    }
}
