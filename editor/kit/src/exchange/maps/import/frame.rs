//! The size of the level that a map becomes, and the maps that become none.

use crate::exchange::maps::import::roles::LayerRole;
use crate::exchange::maps::model::{GridMap, LayerContent};
use sim::project::{MAX_HEIGHT, MAX_WIDTH};
use sim::tiles::TILE;

/// The size of a level, and the place of the map in it.
pub(super) struct Frame {
    /// Blocks across and down.
    pub size: (u32, u32),
    /// Pixels of the level at which the map's place 0, 0 lies.
    pub origin: (i32, i32),
}

/// Whether cells with sides of so many pixels become blocks: they are joined, or split.
pub(crate) const fn is_cell_size(side: u32) -> bool {
    side == 8 || (side > 0 && side.is_multiple_of(16) && side <= 256)
}

/// Checks that a level can be made of a map.
pub(super) fn check(map: &GridMap) -> Result<(), String> {
    if map.orientation != "orthogonal" {
        return Err(format!("its cells lie {}: a level is made of an orthogonal map", map.orientation));
    }
    let (width, height) = (map.tile_width, map.tile_height);
    if !is_cell_size(width) || !is_cell_size(height) {
        return Err(format!(
            "its cells are {width} × {height} pixels; blocks are 16 × 16: cells of 8 pixels are joined, those of 16, 32, 48 \
             ... 256 are split, and no others fit. Change the size of the cells in their editor"
        ));
    }
    Ok(())
}

/// Pixels from the middle of a map at most.
pub(super) const MOST_FAR: i64 = 1 << 24;

/// The size of the level that a map becomes.
pub(super) fn frame(map: &GridMap, roles: &[LayerRole]) -> Result<Frame, String> {
    let cell = (i64::from(map.tile_width), i64::from(map.tile_height));
    let tile = i64::from(TILE);
    let mut area = [0, 0, i64::from(map.width) * cell.0, i64::from(map.height) * cell.1];
    if map.is_infinite {
        area = [i64::MAX, i64::MAX, i64::MIN, i64::MIN];
        for (layer, role) in map.layers.iter().zip(roles) {
            let LayerContent::Tiles(grid) = &layer.content else { continue };
            if matches!(role, LayerRole::LeftOut | LayerRole::Background) || grid.cells.is_empty() {
                continue;
            }
            let (left, top) = (i64::from(grid.left) * cell.0, i64::from(grid.top) * cell.1);
            let (right, bottom) = (left + i64::from(grid.width) * cell.0, top + i64::from(grid.height) * cell.1);
            area = [area[0].min(left), area[1].min(top), area[2].max(right), area[3].max(bottom)];
        }
        if area[0] > area[2] {
            return Err("it is infinite and has no tile: nothing says how large the level is".to_owned());
        }
        // Whole blocks, so that tiles lie where they lay.
        area = [area[0].div_euclid(tile) * tile, area[1].div_euclid(tile) * tile, area[2], area[3]];
    }
    let blocks = |from: i64, to: i64| (to - from).max(1).unsigned_abs().div_ceil(tile.unsigned_abs());
    let (width, height) = (blocks(area[0], area[2]), blocks(area[1], area[3]));
    if width > u64::from(MAX_WIDTH) || height > u64::from(MAX_HEIGHT) {
        return Err(format!(
            "{width} × {height} blocks are too many: a level has {MAX_WIDTH} × {MAX_HEIGHT} at most. Cut the map into several"
        ));
    }
    if area.iter().any(|edge| edge.abs() > MOST_FAR) {
        return Err(format!("its cells are more than {MOST_FAR} pixels from its middle"));
    }
    Ok(Frame { size: (width as u32, height as u32), origin: (-area[0] as i32, -area[1] as i32) })
}
