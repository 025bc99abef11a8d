//! Pictures of blocks, and the colours of the meadow.

pub use kit::drawing::materials::{Art, EMPTY, rgb};

/// Pixels along the side of a block.
pub const B: i32 = 16;

/// Colours of the meadow.
pub mod palette {
    use super::rgb;
    pub const GRASS: [u32; 5] = [rgb(0xE6F78C), rgb(0xB5E65A), rgb(0x74C948), rgb(0x3FA04C), rgb(0x22704A)];
    pub const EARTH: [u32; 5] = [rgb(0xE9B77C), rgb(0xD99F66), rgb(0xCB8D57), rgb(0xB4774A), rgb(0x8C5740)];
    pub const DEEP: [u32; 4] = [rgb(0xC4875A), rgb(0xB97C50), rgb(0xAE724B), rgb(0x9C6343)];
    pub const SHADE: [u32; 2] = [rgb(0x5B3A3A), rgb(0x7A4C3E)];
    pub const MOSS: [u32; 3] = [rgb(0x2F8A5B), rgb(0x1F6650), rgb(0x5DB36A)];
    pub const STONE: [u32; 6] =
        [rgb(0xFBF6EE), rgb(0xDCD5E3), rgb(0xB9B1CC), rgb(0x9A90B4), rgb(0x766C96), rgb(0x514A73)];
    pub const INK: u32 = rgb(0x3A2B40);
}

/// The picture seen from behind.
pub fn mirrored(art: &Art) -> Art {
    std::array::from_fn(|i| art[i / 16 * 16 + 15 - i % 16])
}
