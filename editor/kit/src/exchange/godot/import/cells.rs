//! The cells of tile maps.

use crate::exchange::godot::text::value::GodotValue;
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// A cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct GodotCell {
    /// Column and row.
    pub at: (i32, i32),
    /// The number of the tileset's source.
    pub source: u32,
    /// Column and row of the tile in that source.
    pub tile: (u32, u32),
    /// The number of the alternative, with flips.
    pub alternative: u32,
}

/// Bit of an alternative: mirrored left to right.
pub(in crate::exchange::godot) const FLIP_H: u32 = 1 << 12;
/// Bit of an alternative: mirrored top to bottom.
pub(in crate::exchange::godot) const FLIP_V: u32 = 1 << 13;
/// Bit of an alternative: axes swapped.
pub(in crate::exchange::godot) const TRANSPOSE: u32 = 1 << 14;

/// Bytes of a cell.
const SIZE: usize = 12;

/// Returns the cells of a layer of its own, from 4.3 on: bytes, in base64 or as numbers.
///
/// # Errors
/// In words, what is wrong with them.
pub(super) fn layer_cells(value: &GodotValue) -> Result<Vec<GodotCell>, String> {
    let bytes: Vec<u8> = match value {
        GodotValue::Numbers(_, numbers) => numbers.iter().map(|number| *number as u8).collect(),
        GodotValue::Made(_, parts) => match parts.first() {
            Some(GodotValue::Text(text)) => {
                STANDARD.decode(text).map_err(|error| format!("its cells are damaged: {error}"))?
            }
            _ => Vec::new(),
        },
        _ => Vec::new(),
    };
    let Some((version, cells)) = bytes.split_first_chunk::<2>() else { return Ok(Vec::new()) };
    if *version != [0, 0] || cells.len() % SIZE != 0 {
        return Err("its cells are written in a way that this version does not know".to_owned());
    }
    let cell = |bytes: &[u8; SIZE]| {
        let word = |place: usize| u16::from_le_bytes([bytes[place * 2], bytes[place * 2 + 1]]);
        GodotCell {
            at: (i32::from(word(0) as i16), i32::from(word(1) as i16)),
            source: word(2).into(),
            tile: (word(3).into(), word(4).into()),
            alternative: word(5).into(),
        }
    };
    Ok(cells.as_chunks::<SIZE>().0.iter().map(cell).collect())
}

/// Returns the cells of a layer of a `TileMap`, before 4.3: three numbers for each.
///
/// # Errors
/// In words, what is wrong with them.
pub(super) fn map_cells(value: &GodotValue) -> Result<Vec<GodotCell>, String> {
    let (groups, rest) = value.numbers().as_chunks::<3>();
    if !rest.is_empty() {
        return Err("its cells are damaged: three numbers belong to each".to_owned());
    }
    let cell = |numbers: &[f64; 3]| {
        // Numbers have signs there, and are bits here.
        let [place, source, tile] = numbers.map(|number| number as i64 as u32);
        GodotCell {
            at: (i32::from(place as u16 as i16), i32::from((place >> 16) as u16 as i16)),
            source: source & 0xFFFF,
            tile: (source >> 16, tile & 0xFFFF),
            alternative: tile >> 16,
        }
    };
    Ok(groups.iter().map(cell).collect())
}

/// Returns the value of cells as text.
pub(in crate::exchange::godot) fn cells_text(cells: impl Iterator<Item = [u16; 6]>) -> String {
    let mut bytes = vec![0, 0];
    cells.for_each(|words| bytes.extend(words.iter().flat_map(|word| word.to_le_bytes())));
    format!("PackedByteArray(\"{}\")", STANDARD.encode(bytes))
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::godot::text::read::sections;

    #[test]
    fn cells_of_both_ways_are_read() {
        let cell = GodotCell { at: (-2, 3), source: 1, tile: (4, 5), alternative: FLIP_H };
        let text = cells_text([[-2_i16 as u16, 3, 1, 4, 5, FLIP_H as u16]].into_iter());
        let read = |text: &str| sections(&format!("[a]\nx = {text}")).unwrap()[0].get("x").unwrap().clone();
        assert_eq!(layer_cells(&read(&text)).unwrap(), [cell]);
        assert_eq!(
            layer_cells(&read("PackedByteArray(0, 0, 254, 255, 3, 0, 1, 0, 4, 0, 5, 0, 0, 16)")).unwrap(),
            [cell]
        );
        let numbers = format!("PackedInt32Array({}, {}, {})", 3 << 16 | 0xFFFE, 4 << 16 | 1, FLIP_H << 16 | 5);
        assert_eq!(map_cells(&read(&numbers)).unwrap(), [cell]);
        assert!(map_cells(&read("PackedInt32Array(1, 2)")).is_err());
        assert!(layer_cells(&read("PackedByteArray(\"AAAB\")")).is_err());
        assert!(layer_cells(&read("PackedByteArray(\"*\")")).is_err());
        assert_eq!(layer_cells(&read("PackedByteArray()")).unwrap(), []);
    }
}
