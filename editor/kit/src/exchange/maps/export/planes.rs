//! The plane behind a level, as a picture that repeats to all sides.

use crate::exchange::maps::export::cells::{LevelCells, WrittenLayer};
use crate::exchange::{Failure, Report, Weight};
use crate::pixels::Pixels;
use sim::project::{ArtLayer, BackPlane, LevelData, Project};

/// Most pixels of the picture of a plane.
const MOST_PIXELS: usize = 1 << 24;

/// The picture of a plane.
pub(crate) struct PlanePicture<'a> {
    /// The place of the plane and its speed.
    pub plane: &'a BackPlane,
    /// The path from the folder on.
    pub path: String,
    /// Pixels across and down.
    pub size: (usize, usize),
}

/// Adds the picture of the plane behind a level to the files, in the colours of the tilesets' pictures. Returns it; `None` for a
/// level without a plane.
///
/// # Errors
/// An encoder's error.
pub(crate) fn plane_of<'a>(
    project: &Project,
    level: &'a LevelData,
    (files, report): (&mut Vec<(String, Vec<u8>)>, &mut Report),
) -> Result<Option<PlanePicture<'a>>, Failure> {
    let Some(cells) = cells_of(project, level) else { return Ok(None) };
    if let Some(text) = plane_refusal(project, level) {
        report.add(&level.key, Weight::Lost, text);
        return Ok(None);
    }
    let (plane, data, size) = (&level.plane, cells.data, pixels_of(&cells));
    let path = format!("backgrounds/plane-{}.png", data.key);
    if files.iter().all(|(known, _)| *known != path) {
        files.push((path.clone(), drawn(&cells, size).to_png().map_err(Failure::Failed)?));
    }
    Ok(Some(PlanePicture { plane, path, size }))
}

/// Says why the plane behind a level has no picture; `None` if it has one, or if there is no plane.
pub(crate) fn plane_refusal(project: &Project, level: &LevelData) -> Option<String> {
    let cells = cells_of(project, level)?;
    let (width, height) = pixels_of(&cells);
    let pixels = width.saturating_mul(height);
    (pixels == 0 || pixels > MOST_PIXELS)
        .then(|| format!("the plane {}: {width} × {height} pixels, {MOST_PIXELS} are possible", cells.data.key))
}

/// The blocks of the plane behind a level.
fn cells_of<'a>(project: &'a Project, level: &LevelData) -> Option<LevelCells<'a>> {
    let data = project.level(&level.plane.level).filter(|data| data.key != level.key)?;
    Some(LevelCells { project, data, solids: &[] })
}

/// Pixels across and down.
fn pixels_of(cells: &LevelCells<'_>) -> (usize, usize) {
    let (columns, rows) = cells.size();
    (columns * 16, rows * 16)
}

/// Reports the plane behind a level, for formats without a place for it.
pub(crate) fn plane_loss(project: &Project, level: &LevelData, report: &mut Report) {
    if let Some(plane) = project.level(&level.plane.level).filter(|plane| plane.key != level.key) {
        report.add(
            &level.key,
            Weight::Lost,
            format!("that {} is the plane behind it: that is a level of its own", plane.key),
        );
    }
}

/// The layers of art of a level that a project has, with the blocks of each.
pub(crate) fn art_layers<'a>(project: &'a Project, level: &'a LevelData) -> Vec<(&'a ArtLayer, LevelCells<'a>)> {
    let is_other = |layer: &&ArtLayer| layer.level != level.key;
    let layers = level.art_layers.iter().filter(is_other);
    layers
        .filter_map(|layer| Some((layer, LevelCells { project, data: project.level(&layer.level)?, solids: &[] })))
        .collect()
}

/// Reports the layers of art of a level, for formats without a place for them.
pub(crate) fn layer_loss(project: &Project, level: &LevelData, report: &mut Report) {
    for (layer, cells) in art_layers(project, level) {
        let key = &cells.data.key;
        let text = match layer.front {
            true => format!("that {key} is a layer in front of it: that is a level of its own"),
            false => format!("that {key} is a layer behind it: that is a level of its own"),
        };
        report.add(&level.key, Weight::Lost, text);
    }
}

/// The picture of a level's blocks.
fn drawn(cells: &LevelCells<'_>, (width, height): (usize, usize)) -> Pixels {
    let mut picture = Pixels::clear(width, height);
    let mut row = Vec::new();
    for (y, front) in (0..height / 16).flat_map(|y| [(y, false), (y, true)]) {
        cells.row(WrittenLayer::Art(front), y, &mut row);
        for (x, cell) in row.iter().enumerate() {
            let Some(cell) = cell else { continue };
            let sheet = cells.project.tilesets.get(cell.set).and_then(|set| set.tileset.sheet.as_ref());
            let Some(art) = sheet.and_then(|sheet| sheet.cells.get(cell.number as usize)) else { continue };
            let turned = |at: usize, flip: bool| if flip { 15 - at } else { at };
            for (at, pixel) in art.as_chunks::<4>().0.iter().enumerate() {
                let place = (turned(at % 16, cell.flip_x), turned(at / 16, cell.flip_y));
                picture.put(x * 16 + place.0, y * 16 + place.1, *pixel);
            }
        }
    }
    picture
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use sim::grid::Grid;
    use sim::project::{Sheet, Tileset, TilesetRef};
    use sim::tiles::{Block, Cell, Chunk, LayoutCell};
    use std::sync::Arc;

    /// A level in front of a plane of one chunk, whose first blocks are a block and its mirror.
    fn project() -> Project {
        let mut pixels = vec![[0; 4]; 32 * 16];
        pixels[16] = [9, 8, 7, 255]; // the left top pixel of the second cell
        let tileset = Tileset {
            blocks: Arc::new(vec![Block::default(), Block { art: 1, ..Block::default() }]),
            sheet: Some(Arc::new(Sheet::cut(32, 16, pixels.as_flattened()).unwrap())),
            ..Tileset::default()
        };
        let mut cells = vec![Cell::default(); 64];
        cells[0].block = 1;
        cells[1] = Cell { block: 1, flip_x: true, flip_y: true, ..Cell::default() };
        let mut layout = Grid::new(2, 1);
        layout.set(1, 0, LayoutCell { chunk: 1, is_loop: false });
        let level = |key: &str, plane: &str| LevelData {
            key: key.into(),
            layout: layout.clone(),
            plane: BackPlane { level: plane.into(), x: 3, scroll_x: 64, ..BackPlane::default() },
            ..LevelData::default()
        };
        Project {
            chunk_size: 8,
            tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
            chunks: Arc::new(vec![Arc::default(), Arc::new(Chunk { cells, ..Chunk::default() })]),
            levels: vec![Arc::new(level("near", "far")), Arc::new(level("far", "")), Arc::new(level("lone", "gone"))],
            ..Project::default()
        }
    }

    #[test]
    fn a_plane_is_a_picture_of_its_blocks() {
        let project = project();
        let (mut files, mut report) = (Vec::new(), Report::default());
        for _ in 0..2 {
            let made = plane_of(&project, &project.levels[0], (&mut files, &mut report)).unwrap().unwrap();
            assert_eq!((made.path.as_str(), made.size, made.plane.x), ("backgrounds/plane-far.png", (256, 128), 3));
        }
        assert_eq!(files.len(), 1, "levels with one plane have one picture");
        let picture = Pixels::read(&files[0].1).unwrap();
        let seen: Vec<(usize, usize)> =
            (0..128).flat_map(|y| (0..256).map(move |x| (x, y))).filter(|(x, y)| picture.at(*x, *y)[3] > 0).collect();
        assert_eq!(seen, [(128, 0), (159, 15)]);
        assert_eq!(picture.at(128, 0), [9, 8, 7, 255]);
    }

    #[test]
    fn levels_without_a_plane_have_no_picture_of_one() {
        let project = project();
        let (mut files, mut report) = (Vec::new(), Report::default());
        for level in &project.levels[1..] {
            assert!(plane_of(&project, level, (&mut files, &mut report)).unwrap().is_none());
        }
        assert!(files.is_empty());
    }
}
