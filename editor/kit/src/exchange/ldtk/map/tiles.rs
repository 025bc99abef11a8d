//! Tiles of a layer: several may be on one cell, and between cells.

use crate::exchange::ldtk::map::file::LdtkTile;
use crate::exchange::maps::cells::{CellGrid, FLIP_X, FLIP_Y};
use crate::exchange::maps::model::UsedTileset;

/// Tiles on one cell at most, and ways of lying between cells.
const MOST_DEPTH: usize = 64;

/// Cells of one layer of the map: their grid, pixels by which it is moved, and the opacity.
pub(super) struct TileGrid {
    pub grid: CellGrid,
    pub offset: (i32, i32),
    pub opacity: f64,
}

/// Cells that a map may still have.
pub(super) struct CellBudget(pub u64);

impl CellBudget {
    /// Takes the cells of a grid.
    ///
    /// # Errors
    /// In words: there are too many.
    pub(super) fn take(&mut self, (width, height): (u32, u32)) -> Result<(), String> {
        let left = self.0.checked_sub(u64::from(width) * u64::from(height));
        self.0 = left.ok_or("its layers have too many cells")?;
        Ok(())
    }
}

/// Puts tiles, in the order in which they are drawn, into as many grids as they need; says how many tiles found no place.
///
/// # Errors
/// Errors of [`CellBudget::take`].
pub(super) fn grids_of(
    tiles: &[LdtkTile],
    (width, height, cell): (u32, u32, u32),
    used: &UsedTileset,
    budget: &mut CellBudget,
) -> Result<(Vec<TileGrid>, usize), String> {
    let side = i32::try_from(cell).unwrap_or(1).max(1);
    let mut grids: Vec<TileGrid> = Vec::new();
    let mut skipped = 0;
    for tile in tiles {
        let Some(number) = number_of(tile, used) else {
            skipped += 1;
            continue;
        };
        let [x, y] = tile.px;
        let offset = (x.rem_euclid(side), y.rem_euclid(side));
        let opacity = f64::from(tile.a.unwrap_or(1.0).clamp(0.0, 1.0));
        // One cell more on each side: tiles between cells reach out of the layer.
        let place = (i64::from(x.div_euclid(side)) + 1, i64::from(y.div_euclid(side)) + 1);
        let (wide, high) = (width.saturating_add(2), height.saturating_add(2));
        let is_inside = (0..i64::from(wide)).contains(&place.0) && (0..i64::from(high)).contains(&place.1);
        if !is_inside {
            skipped += 1;
            continue;
        }
        let at = (place.1 * i64::from(wide) + place.0) as usize;
        let is_free =
            |grid: &TileGrid| grid.offset == offset && grid.opacity == opacity && grid.grid.cells.get(at) == Some(&0);
        // Above everything that the cell has already.
        let covered = grids.iter().rposition(|grid| grid.grid.cells.get(at).is_some_and(|cell| *cell != 0));
        let from = covered.map_or(0, |covered| covered + 1);
        let found = grids[from..].iter().position(is_free).map(|found| from + found);
        let found = match found {
            Some(found) => found,
            None if grids.len() >= MOST_DEPTH => {
                skipped += 1;
                continue;
            }
            None => {
                budget.take((wide, high))?;
                let cells = vec![0; wide as usize * high as usize];
                let grid = CellGrid { left: -1, top: -1, width: wide, height: high, cells };
                grids.push(TileGrid { grid, offset, opacity });
                grids.len() - 1
            }
        };
        grids[found].grid.cells[at] = number;
    }
    grids.iter_mut().for_each(|found| found.grid = trimmed(std::mem::take(&mut found.grid)));
    Ok((grids, skipped))
}

/// Returns a grid without the cells around it, if none of them has a tile.
fn trimmed(grid: CellGrid) -> CellGrid {
    let (width, height) = (grid.width as usize, grid.height as usize);
    let is_edge = |at: usize| {
        let (x, y) = (at % width, at / width);
        x == 0 || y == 0 || x + 1 == width || y + 1 == height
    };
    if grid.cells.iter().enumerate().any(|(at, cell)| *cell != 0 && is_edge(at)) {
        return grid;
    }
    let rows = grid.cells.chunks_exact(width).skip(1).take(height.saturating_sub(2));
    let cells = rows.flat_map(|row| row[1..width - 1].iter().copied()).collect();
    CellGrid { left: 0, top: 0, width: grid.width - 2, height: grid.height - 2, cells }
}

/// The number that a map gives to a tile, with its flips; `None` if its tileset does not have it.
fn number_of(tile: &LdtkTile, used: &UsedTileset) -> Option<u32> {
    let id = u32::try_from(tile.t).ok().filter(|id| *id < used.tileset.end())?;
    let flip = |bit: u8, mark: u32| if tile.f & bit == 0 { 0 } else { mark };
    Some((used.first + id) | flip(1, FLIP_X) | flip(2, FLIP_Y))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::maps::model::{MapPicture, MapTileset};
    use std::sync::Arc;

    fn set() -> UsedTileset {
        let picture = Some(MapPicture::default());
        UsedTileset { first: 5, tileset: Arc::new(MapTileset { tile_count: 4, picture, ..MapTileset::default() }) }
    }

    #[test]
    fn tiles_on_one_cell_and_between_cells_get_grids_of_their_own() {
        let tile = |x, y, t| LdtkTile { px: [x, y], t, f: 0, a: None };
        let list = [
            tile(0, 0, 0),
            tile(16, 0, 1),
            tile(0, 0, 2),
            LdtkTile { f: 3, ..tile(8, 0, 3) },
            tile(0, 0, 9),
            tile(999, 0, 1),
            LdtkTile { a: Some(0.5), ..tile(16, 16, 1) },
        ];
        let mut budget = CellBudget(1000);
        let (grids, skipped) = grids_of(&list, (2, 2, 16), &set(), &mut budget).expect("grids");
        assert_eq!(skipped, 2, "a number that is none, a place outside");
        let shown: Vec<_> =
            grids.iter().map(|found| (found.grid.row(0).to_vec(), found.offset, found.opacity)).collect();
        assert_eq!(
            shown,
            [
                (vec![5, 6], (0, 0), 1.0),
                (vec![7, 0], (0, 0), 1.0),
                (vec![8 | FLIP_X | FLIP_Y, 0], (8, 0), 1.0),
                (vec![0; 2], (0, 0), 0.5),
            ]
        );
        assert_eq!(budget.0, 1000 - 4 * 16);
        let many = vec![tile(0, 0, 1); 1000];
        let (grids, skipped) = grids_of(&many, (1, 1, 16), &set(), &mut budget).expect("grids");
        assert_eq!((grids.len(), skipped), (MOST_DEPTH, 1000 - MOST_DEPTH));
        assert!(grids_of(&many, (100, 100, 16), &set(), &mut budget).is_err());
    }
}
