//! Files of masks: `TileConfig.bin` of version 5, `CollisionMasks.bin` of versions 3 and 4.

use crate::bytes::ByteReader;
use crate::exchange::rsdk::stage::mask::TileMask;
use crate::exchange::rsdk::stage::packed::{pack, unpack};

/// Tiles of a stage.
pub(in crate::exchange::rsdk) const TILES: usize = 1024;
/// Bytes that a file of version 5 begins with.
pub(in crate::exchange::rsdk) const TILE_CONFIG: &[u8; 4] = b"TIL\0";
/// Bytes of a mask in version 5.
const SIZE: usize = 38;

/// The masks of a stage: one for each tile on each path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::exchange::rsdk) struct StageMasks {
    /// Masks of path A, then of path B.
    pub paths: [Vec<TileMask>; 2],
}

impl Default for StageMasks {
    fn default() -> Self {
        Self { paths: [vec![TileMask::default(); TILES], vec![TileMask::default(); TILES]] }
    }
}

impl StageMasks {
    /// Reads a file of version 5.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read_config(bytes: &[u8]) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        if from.array()? != *TILE_CONFIG {
            return Err("this is not a TileConfig of version 5".to_owned());
        }
        let unpacked = unpack(&mut from, 2 * TILES * SIZE)?;
        let mut from = ByteReader { rest: &unpacked };
        let mut path = || (0..TILES).map(|_| config_mask(&mut from)).collect::<Result<Vec<_>, _>>();
        Ok(Self { paths: [path()?, path()?] })
    }

    /// Writes a file of version 5.
    pub(in crate::exchange::rsdk) fn write_config(&self) -> Vec<u8> {
        let mut unpacked = Vec::with_capacity(2 * TILES * SIZE);
        for mask in self.paths.iter().flatten() {
            unpacked.extend(mask.heights);
            unpacked.extend(mask.active.map(u8::from));
            unpacked.push(mask.is_ceiling.into());
            unpacked.extend(mask.angles);
            unpacked.push(mask.flags);
        }
        let mut bytes = TILE_CONFIG.to_vec();
        pack(&unpacked, &mut bytes);
        bytes
    }

    /// Reads a file of version 3 or 4.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub(in crate::exchange::rsdk) fn read_masks(bytes: &[u8]) -> Result<Self, String> {
        let mut from = ByteReader { rest: bytes };
        let mut masks = Self::default();
        for tile in 0..TILES {
            for path in &mut masks.paths {
                let head = from.byte()?;
                let mask = &mut path[tile];
                (mask.is_ceiling, mask.flags) = (head >> 4 != 0, head & 15);
                mask.angles = from.array()?;
                for (x, pair) in from.array::<8>()?.into_iter().enumerate() {
                    (mask.heights[x * 2], mask.heights[x * 2 + 1]) = (pair >> 4, pair & 15);
                }
                // The right half comes first.
                let active = u16::from_be_bytes(from.array()?);
                mask.active = std::array::from_fn(|x| active >> x & 1 == 1);
            }
        }
        Ok(masks)
    }

    /// Writes a file of version 3 or 4.
    pub(in crate::exchange::rsdk) fn write_masks(&self) -> Vec<u8> {
        let mut bytes = Vec::with_capacity(2 * TILES * 15);
        let [a, b] = &self.paths;
        for mask in a.iter().zip(b).flat_map(|(a, b)| [a, b]) {
            bytes.push(u8::from(mask.is_ceiling) << 4 | mask.flags & 15);
            bytes.extend(mask.angles);
            bytes.extend(mask.heights.as_chunks::<2>().0.iter().map(|[left, right]| left << 4 | right & 15));
            let active = (0..16).fold(0_u16, |bits, x| bits | u16::from(mask.active[x]) << x);
            bytes.extend(active.to_be_bytes());
        }
        bytes
    }
}

/// Reads a mask of version 5.
fn config_mask(from: &mut ByteReader<'_>) -> Result<TileMask, String> {
    let heights: [u8; 16] = from.array()?;
    let active: [u8; 16] = from.array()?;
    Ok(TileMask {
        heights: heights.map(|height| height & 15),
        active: active.map(|column| column != 0),
        is_ceiling: from.byte()? != 0,
        angles: from.array()?,
        flags: from.byte()?,
    })
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    /// Masks that differ in every field.
    fn some() -> StageMasks {
        let mut masks = StageMasks::default();
        for (path, side) in masks.paths.iter_mut().enumerate() {
            for (n, mask) in side.iter_mut().enumerate() {
                *mask = TileMask {
                    heights: std::array::from_fn(|x| ((x + n + path) % 16) as u8),
                    active: std::array::from_fn(|x| (n >> (x % 10)) & 1 == path),
                    is_ceiling: n % 3 == path,
                    angles: [n as u8, path as u8, 7, 200],
                    flags: (n % 16) as u8,
                };
            }
        }
        masks
    }

    #[test]
    fn both_files_come_back() {
        let masks = some();
        assert_eq!(StageMasks::read_config(&masks.write_config()).unwrap(), masks);
        let old = masks.write_masks();
        assert_eq!(old.len(), 30720);
        assert_eq!(StageMasks::read_masks(&old).unwrap(), masks);
        assert!(StageMasks::read_masks(&old[1..]).is_err());
        assert!(StageMasks::read_config(b"TIL\0\x08\0\0\0\xFF\xFF\xFF\xFFabcd").is_err(), "too much is promised");
    }

    #[test]
    fn columns_of_the_left_half_are_in_the_second_byte() {
        let mut masks = StageMasks::default();
        masks.paths[0][0].active[0] = true;
        masks.paths[0][0].heights[1] = 9;
        let bytes = masks.write_masks();
        assert_eq!(bytes[5], 9, "the left column of a pair is the high half");
        assert_eq!(bytes[13..15], [0, 1]);
    }
}
