//! Small pictures of places in levels, for lists and questions.

use super::level_picture::{LevelPicture, Look, Mark, scene_of};
use super::picture::{Picture, Rgba};
use super::scene::{IRect, Scene};
use crate::document::Stamp;
use crate::document::differences::Spot;
use sim::grid::Grid;
use sim::project::{Area, LevelData, Project};
use sim::tiles::{Chunk, ChunkId, LayoutCell};
use std::sync::Arc;

/// Pixels of the level around what is shown.
const MARGIN: i32 = 48;
/// Pixels of the level that are shown at least, across.
const LEAST: i32 = 480;
/// The line around the start, and pixels from its middle to the sides: as large as a player who stands.
const START: Rgba = [90, 240, 255, 255];
const PLAYER: (i32, i32) = (9, 19);
/// The line around the place.
const MARK: Rgba = [255, 200, 60, 255];
/// Pixels of the level from the place to that line.
const AROUND: i32 = 12;

/// A picture of a place, at most as wide and high as that. Blocks without a picture in the project show their shapes.
/// Empty if there is no such level.
pub fn thumbnail(project: &Project, spot: &Spot, (width, height): (usize, usize)) -> Picture {
    let Some(scene) = scene_of(project, &spot.level) else { return Picture::default() };
    let view = view(&scene, spot.area.unwrap_or_else(|| first_view(&scene.level)), width as i32, height as i32);
    let fits = |lod: &u8| (view.x1 - view.x0) >> lod <= width as i32 && (view.y1 - view.y0) >> lod <= height as i32;
    let lod = (0..=scene.max_lod()).find(fits).unwrap_or(scene.max_lod());
    // Whole texels, so that the picture is no wider than asked for.
    let of = |at: i32| at >> lod << lod;
    let view = IRect { x0: of(view.x0), y0: of(view.y0), x1: of(view.x1), y1: of(view.y1) };
    let start = &scene.level.start;
    let (x, y) = (start.x.saturating_sub(PLAYER.0), start.y.saturating_sub(PLAYER.1));
    let start = Area { x, y, width: 2 * PLAYER.0, height: 2 * PLAYER.1 };
    let mut picture = LevelPicture::of(scene, view, lod, Look::default());
    picture.mark(Mark::Frame(start, START));
    if let Some(Area { x, y, width, height }) = spot.area {
        let around = |length: i32| length.saturating_add(2 * AROUND);
        let (x, y) = (x.saturating_sub(AROUND), y.saturating_sub(AROUND));
        picture.mark(Mark::Frame(Area { x, y, width: around(width), height: around(height) }, MARK));
    }
    picture.whole()
}

/// Returns a picture of a whole level, at most as wide and high as that; empty if there is no such level.
pub fn overview(project: &Project, level: &str, (width, height): (usize, usize)) -> Picture {
    scene_of(project, level).map_or_else(Picture::default, |scene| whole(scene, (width, height)))
}

/// Returns a picture of the whole level of a scene, at most as wide and high as that.
pub fn whole(scene: Scene, (width, height): (usize, usize)) -> Picture {
    let (columns, rows) = scene.size_in_blocks();
    let view = IRect { x0: 0, y0: 0, x1: columns.saturating_mul(16), y1: rows.saturating_mul(16) };
    let lod = coarseness(view, (width, height)).min(scene.max_lod());
    LevelPicture::of(scene, view, lod, Look::default()).whole()
}

/// Returns a picture of a stamp with its objects, in the art of a scene, at most as wide and high as that.
pub fn of_stamp(scene: &Scene, stamp: &Stamp, (width, height): (usize, usize)) -> Picture {
    let (side, (columns, rows)) = (scene.chunk_size(), stamp.size());
    let count = |blocks: i32| (blocks as u32).div_ceil(side as u32);
    let (across, down) = (count(columns), count(rows));
    let mut layout = Grid::new(across, down);
    let mut chunks = vec![Arc::new(Chunk::empty(side as u8))];
    for (x, y) in (0..down).flat_map(|y| (0..across).map(move |x| (x, y))) {
        let cell = |i: i32| {
            let (column, row) = (x as i32 * side + i % side, y as i32 * side + i / side);
            let at = row as usize * columns as usize + column as usize;
            stamp.cells.get(at).filter(|_| column < columns).copied().unwrap_or_default()
        };
        let Ok(chunk) = ChunkId::try_from(chunks.len()) else { break };
        chunks.push(Arc::new(Chunk { cells: (0..side * side).map(cell).collect(), ..Chunk::default() }));
        layout.set(x, y, LayoutCell { chunk, is_loop: false });
    }
    let level = Arc::new(LevelData {
        key: "stamp".to_owned(),
        layout,
        switchers: stamp.switchers.clone(),
        placements: stamp.placements.clone(),
        ..LevelData::default()
    });
    let project = Project { chunks: Arc::new(chunks), levels: vec![Arc::clone(&level)], ..scene.project.clone() };
    let (art, masks) = (Arc::clone(&scene.art), Arc::clone(&scene.masks));
    let scene = Scene::new(&project, level, art, masks, &Scene::default());
    let view = IRect { x0: 0, y0: 0, x1: columns.saturating_mul(16), y1: rows.saturating_mul(16) };
    let lod = coarseness(view, (width, height)).min(scene.max_lod());
    LevelPicture::of(scene, view, lod, Look::default()).whole()
}

/// The least level of detail, in halvings, at which pixels from the left top corner on fit.
fn coarseness(view: IRect, (width, height): (usize, usize)) -> u8 {
    (0..16).find(|lod| view.x1 >> lod <= width as i32 && view.y1 >> lod <= height as i32).unwrap_or(16)
}

/// Returns the part of a level that is shown if no place is wanted: its beginning.
fn first_view(level: &LevelData) -> Area {
    Area { x: level.start.x, y: level.start.y, width: 0, height: 0 }
}

/// The pixels of the level to show: around an area, in the shape of the picture, inside of the level if it can be.
fn view(scene: &Scene, area: Area, width: i32, height: i32) -> IRect {
    let (columns, rows) = scene.size_in_blocks();
    let whole = (columns.saturating_mul(16), rows.saturating_mul(16));
    let wide = (area.width.saturating_add(2 * MARGIN)).max(LEAST);
    let high = area.height.saturating_add(2 * MARGIN);
    let (width, height) = (i64::from(width.max(1)), i64::from(height.max(1)));
    let across = i64::from(wide).max(i64::from(high) * width / height);
    let size = (across as i32, (across * height / width) as i32);
    let begin = |from: i32, length: i32, size: i32, whole: i32| {
        let centre = i64::from(from) + i64::from(length) / 2 - i64::from(size) / 2;
        centre.clamp(0, i64::from((whole - size).max(0))) as i32
    };
    let (x0, y0) = (begin(area.x, area.width, size.0, whole.0), begin(area.y, area.height, size.1, whole.1));
    IRect { x0, y0, x1: (x0 + size.0).min(whole.0).max(x0), y1: (y0 + size.1).min(whole.1).max(y0) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn project(columns: u32, rows: u32) -> Project {
        let mut project = Project { chunk_size: 8, ..Project::default() };
        let mut level = project.empty_level("a", "a", columns, rows);
        level.placements.push(sim::project::Placement { kind: "ring".into(), x: 600, y: 100, ..Default::default() });
        project.levels.push(Arc::new(level));
        project
    }

    #[test]
    fn a_thumbnail_shows_the_place_in_its_level() {
        let spot = |area| Spot { level: "a".to_owned(), area };
        let at = |x, y, width, height| Some(Area { x, y, width, height });
        for (area, expected) in [
            (at(600, 100, 0, 0), (120, 67)),
            (at(0, 0, 0, 0), (120, 67)),
            (at(0, 0, 5120, 384), (160, 12)),
            (at(i32::MIN, i32::MAX, i32::MAX, i32::MAX), (1, 48)),
            (None, (120, 67)),
        ] {
            let picture = thumbnail(&project(40, 3), &spot(area), (160, 90));
            assert_eq!((picture.width, picture.height), expected, "{area:?}");
            assert_eq!(picture.pixels.len(), picture.width * picture.height);
        }
        let mut project = project(40, 3);
        let shown = |project: &Project, x| thumbnail(project, &spot(at(x, 100, 0, 0)), (160, 90)).pixels;
        let [here, there] = [600, 3000].map(|x| shown(&project, x));
        Arc::make_mut(&mut project.levels[0]).placements.clear();
        assert!(shown(&project, 600) != here && shown(&project, 3000) == there, "the ring is where it is placed");
    }

    #[test]
    fn a_stamp_is_drawn_with_its_objects() {
        let scene = scene_of(&project(3, 2), "a").expect("a scene");
        let ring = sim::project::Placement { kind: "ring".into(), x: 24, y: 24, ..Default::default() };
        let cells = vec![sim::tiles::Cell::default(); 9 * 10];
        let stamp = Stamp { width: 9, cells, placements: vec![ring], ..Stamp::default() };
        let picture = of_stamp(&scene, &stamp, (200, 200));
        assert_eq!((picture.width, picture.height), (144, 160));
        let pixel = |x: usize, y: usize| picture.pixels[y * picture.width + x];
        let near = |x: usize, y: usize| (0..17).any(|n| pixel(x - 8 + n, y)[3] != 0);
        assert!(near(24, 20) && !near(100, 100), "the ring is where it is");
        let small = of_stamp(&scene, &stamp, (100, 100));
        assert_eq!((small.width, small.height), (72, 80));
        assert!(of_stamp(&scene, &Stamp::default(), (50, 50)).pixels.len() <= 256);
    }

    #[test]
    fn levels_of_no_size_and_unknown_ones_have_pictures_too() {
        let mut project = project(1, 1);
        Arc::make_mut(&mut project.levels[0]).layout = Grid::default();
        let spot = Spot { level: "a".to_owned(), area: None };
        assert!(thumbnail(&project, &spot, (160, 90)).pixels.len() <= 1);
        assert_eq!(thumbnail(&project, &Spot { level: "b".to_owned(), area: None }, (160, 90)), Picture::default());
    }
}
