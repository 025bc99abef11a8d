//! The picture of the tiles in the colours that a stage has for itself.

use crate::exchange::drawn_blocks::block_set::DrawnBlock;
use crate::exchange::rsdk::stage::collision::TILES;
use crate::exchange::rsdk::stage::sheet::StageSheet;
use color_quant::NeuQuant;
use std::collections::BTreeMap;

/// The first colour of a stage: those before are the game's.
pub(super) const FIRST: usize = 128;
/// The rows of 16 colours that a stage has for itself, as bits.
pub(super) const ROWS: u16 = 0xFF00;
/// Colours that a stage has for itself.
const OWN: usize = 256 - FIRST;
/// The colour that is clear, as editors of such files show it.
const CLEAR: [u8; 3] = [255, 0, 255];

/// Returns the picture of a stage that is there with more tiles, and how many of their colours come near only: the colours
/// of the stage stay as they are.
pub(super) fn with_more(before: &StageSheet, tiles: &[DrawnBlock], first: usize) -> (StageSheet, Option<usize>) {
    let mut sheet = before.clone();
    let mut places: BTreeMap<[u8; 3], u8> = BTreeMap::new();
    let mut near = 0;
    for (tile, pixels) in tiles.iter().zip(sheet.pixels.chunks_exact_mut(256)).skip(first) {
        for (pixel, to) in tile.art.as_chunks::<4>().0.iter().zip(pixels) {
            let color = [pixel[0], pixel[1], pixel[2]];
            let mut place = || {
                let far = |known: &[u8; 3]| {
                    known.iter().zip(color).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum::<u32>()
                };
                let (place, known) = before.colors.iter().enumerate().skip(1).min_by_key(|(_, known)| far(known))?;
                near += usize::from(*known != color);
                Some(place as u8)
            };
            *to = if pixel[3] < 128 { 0 } else { *places.entry(color).or_insert_with(|| place().unwrap_or(0)) };
        }
    }
    (sheet, (near > 0).then_some(near))
}

/// Returns the picture of tiles, and how many colours they have if those are too many.
pub(super) fn sheet_of(tiles: &[DrawnBlock]) -> (StageSheet, Option<usize>) {
    let mut counts: BTreeMap<[u8; 3], u32> = BTreeMap::new();
    for pixel in tiles.iter().flat_map(|tile| tile.art.as_chunks::<4>().0).filter(|pixel| pixel[3] >= 128) {
        *counts.entry([pixel[0], pixel[1], pixel[2]]).or_default() += 1;
    }
    let mut sheet = StageSheet::default();
    sheet.colors[0] = CLEAR;
    let too_many = (counts.len() > OWN).then_some(counts.len());
    let places: BTreeMap<[u8; 3], u8> = match too_many {
        None => counts.keys().enumerate().map(|(place, color)| (*color, (FIRST + place) as u8)).collect(),
        Some(_) => few(&counts, &mut sheet),
    };
    if too_many.is_none() {
        places.iter().for_each(|(color, place)| sheet.colors[usize::from(*place)] = *color);
    }
    for (tile, pixels) in tiles.iter().take(TILES).zip(sheet.pixels.chunks_exact_mut(256)) {
        for (pixel, to) in tile.art.as_chunks::<4>().0.iter().zip(pixels) {
            *to = if pixel[3] < 128 { 0 } else { places[&[pixel[0], pixel[1], pixel[2]]] };
        }
    }
    (sheet, too_many)
}

/// The places of colours among few that are near them.
fn few(counts: &BTreeMap<[u8; 3], u32>, sheet: &mut StageSheet) -> BTreeMap<[u8; 3], u8> {
    // Colours count as often as they are seen, up to a number that keeps this short.
    let seen = counts.iter().flat_map(|(color, count)| std::iter::repeat_n(*color, (*count).clamp(1, 64) as usize));
    let pixels: Vec<u8> = seen.flat_map(|[red, green, blue]| [red, green, blue, 255]).collect();
    let near = NeuQuant::new(1, OWN, &pixels);
    for (place, color) in near.color_map_rgb().as_chunks::<3>().0.iter().enumerate().take(OWN) {
        sheet.colors[FIRST + place] = *color;
    }
    let place = |[red, green, blue]: [u8; 3]| FIRST + near.index_of(&[red, green, blue, 255]).min(OWN - 1);
    counts.keys().map(|color| (*color, place(*color) as u8)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::ArtCell;
    use sim::tiles::SolidTile;
    use std::sync::Arc;

    fn tile(color: impl Fn(usize) -> [u8; 4]) -> DrawnBlock {
        let art: ArtCell = Arc::new(std::array::from_fn(|at| color(at / 4)[at % 4]));
        DrawnBlock { art, solid: [SolidTile::default(); 2], front: false }
    }

    #[test]
    fn few_colours_stay_as_they_are_and_many_come_near() {
        let plain = [tile(|_| [0; 4]), tile(|at| [at as u8 / 4, 7, 9, if at == 0 { 0 } else { 255 }])];
        let (sheet, too_many) = sheet_of(&plain);
        assert_eq!(too_many, None);
        let picture = sheet.picture(0);
        assert_eq!((picture.at(0, 16), picture.at(8, 16)), ([0; 4], [2, 7, 9, 255]));
        let many = [tile(|_| [0; 4]), tile(|at| [at as u8, 255 - at as u8, 9, 255])];
        let (sheet, too_many) = sheet_of(&many);
        assert_eq!(too_many, Some(256));
        let picture = sheet.picture(0);
        let far = |at: usize| u32::from(picture.at(at % 16, 16 + at / 16)[0].abs_diff(at as u8));
        assert!((0..256).map(far).sum::<u32>() < 256 * 8, "colours are near on the whole");
    }
}
