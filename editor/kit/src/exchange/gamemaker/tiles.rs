//! Tile layers: numbers of tiles with flips, often as runs.

use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y, SWAPPED};
use serde_json::Value;

/// Cells of a layer at most.
const MOST_CELLS: u64 = 1 << 26;

/// Bits of a number that are the tile.
const TILE: u32 = 0x7_FFFF;
/// Bit of a number: mirrored left to right.
const MIRROR: u32 = 1 << 28;
/// Bit of a number: mirrored top to bottom.
const FLIP: u32 = 1 << 29;
/// Bit of a number: turned by a quarter, clockwise, after it is mirrored.
const ROTATE: u32 = 1 << 30;
/// Bit of a number: nothing is there.
const EMPTY: u32 = 1 << 31;

/// Reads the cells of a tile layer, with the number that the map gives to the tileset's first tile.
///
/// # Errors
/// In words: cells that are too many, or damaged.
pub(super) fn grid(tiles: &Value, first: u32) -> Result<CellGrid, String> {
    let side = |name: &str| tiles.get(name).and_then(Value::as_u64).unwrap_or(0);
    let (width, height) = (side("SerialiseWidth"), side("SerialiseHeight"));
    let count = width.saturating_mul(height);
    if count > MOST_CELLS {
        return Err(format!("{width} × {height} cells are too many"));
    }
    let numbers = |name: &str| tiles.get(name).and_then(Value::as_array);
    let mut cells: Vec<u32> = Vec::new();
    if let Some(packed) = numbers("TileCompressedData") {
        unpack(packed, count as usize, &mut cells)?;
    } else if let Some(plain) = numbers("TileSerialiseData") {
        cells.extend(plain.iter().take(count as usize).map(number));
    }
    cells.resize(count as usize, EMPTY);
    cells.iter_mut().for_each(|cell| *cell = shown(*cell, first));
    Ok(CellGrid { left: 0, top: 0, width: width as u32, height: height as u32, cells })
}

/// The bits of a number, which may have a sign.
fn number(value: &Value) -> u32 {
    value.as_i64().unwrap_or(0) as u32
}

/// Unpacks runs: a number below 0 repeats the next one so often, one above is followed by so many.
fn unpack(packed: &[Value], count: usize, cells: &mut Vec<u32>) -> Result<(), String> {
    let mut at = 0;
    while at < packed.len() && cells.len() < count {
        let run = packed[at].as_i64().ok_or("its cells are damaged: a length is not a whole number")?;
        let length = usize::try_from(run.unsigned_abs()).unwrap_or(usize::MAX).min(count - cells.len());
        if run < 0 {
            let value = packed.get(at + 1).ok_or("its cells are damaged: a run has no number")?;
            cells.extend(std::iter::repeat_n(number(value), length));
            at += 2;
        } else {
            let values = packed.get(at + 1..).unwrap_or_default();
            cells.extend(values.iter().take(length).map(number));
            at = at.saturating_add(1).saturating_add(length.max(1));
        }
    }
    Ok(())
}

/// The number of a cell as the map has it; tile 0 of a tileset shows nothing.
fn shown(cell: u32, first: u32) -> u32 {
    let tile = cell & TILE;
    if cell & EMPTY != 0 || tile == 0 {
        return 0;
    }
    let (mirror, flip, turned) = (cell & MIRROR != 0, cell & FLIP != 0, cell & ROTATE != 0);
    // A turn is a swap of the axes, then mirrored left to right; what was mirrored before is mirrored across the other axis.
    let (x, y) = if turned { (!flip, mirror) } else { (mirror, flip) };
    let bit = |is_on: bool, bit: u32| if is_on { bit } else { 0 };
    (first + tile) | bit(x, FLIP_X) | bit(y, FLIP_Y) | bit(turned, SWAPPED)
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn runs_are_unpacked() {
        let packed = json!({"SerialiseWidth": 4, "SerialiseHeight": 2,
            "TileCompressedData": [-3, 5, 2, 6, -2147483648_i64, -9, 0]});
        assert_eq!(grid(&packed, 10).unwrap().cells, [15, 15, 15, 16, 0, 0, 0, 0]);
        let plain = json!({"SerialiseWidth": 2, "SerialiseHeight": 1, "TileSerialiseData": [1, 2, 3]});
        assert_eq!(grid(&plain, 1).unwrap().cells, [2, 3]);
        let cut = json!({"SerialiseWidth": 2, "SerialiseHeight": 2, "TileCompressedData": [-2]});
        assert!(grid(&cut, 1).is_err());
        let huge = json!({"SerialiseWidth": 1_u64 << 40, "SerialiseHeight": 1_u64 << 40});
        assert!(grid(&huge, 1).is_err());
        let endless =
            json!({"SerialiseWidth": 2, "SerialiseHeight": 1, "TileCompressedData": [0, 0, -9000000000000_i64, 4]});
        assert_eq!(grid(&endless, 0).unwrap().cells, [4, 4]);
    }

    #[test]
    fn turned_tiles_are_swapped_and_mirrored() {
        // A corner of a tile at the left, above: where it is after what the bits say, first mirrored, then turned.
        let corner = |cell: u32| {
            let (mut x, mut y) = (cell & MIRROR != 0, cell & FLIP != 0);
            if cell & ROTATE != 0 {
                (x, y) = (!y, x);
            }
            (x, y)
        };
        for bits in 0..8 {
            let cell = bits << 28 | 3;
            let found = shown(cell, 0);
            // A map swaps first: the corner stays, then it is mirrored.
            assert_eq!((found & FLIP_X != 0, found & FLIP_Y != 0), corner(cell), "{bits}");
        }
    }
}
