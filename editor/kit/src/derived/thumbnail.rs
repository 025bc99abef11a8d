//! Small pictures of places in levels, for lists and questions.

use super::art::Art;
use super::masks::Masks;
use super::picture::{Picture, Rgba};
use super::picture_files::PictureFiles;
use super::scene::{IRect, Scene, Show};
use crate::document::differences::Spot;
use sim::project::{Area, LevelData, Project};
use std::sync::Arc;

/// Pixels of the level around what is shown.
const MARGIN: i32 = 48;
/// Pixels of the level that are shown at least, across.
const LEAST: i32 = 480;
/// An object is a dot of this colour.
const OBJECT: Rgba = [255, 255, 255, 255];
/// The line around the place.
const MARK: Rgba = [255, 200, 60, 255];
/// Pixels of the level from the place to that line.
const AROUND: i32 = 12;

/// A picture of a place, at most as wide and high as that. Blocks without a picture in the project show their shapes.
/// Empty if there is no such level.
pub fn thumbnail(project: &Project, spot: &Spot, (width, height): (usize, usize)) -> Picture {
    let Some(level) = project.levels.iter().find(|level| level.key == spot.level) else { return Picture::default() };
    let art = Art::default().follow(&[], project, (None, &PictureFiles::default()));
    let masks = Masks::default().follow(project);
    let scene = Scene::new(project, Arc::clone(level), Arc::new(art), Arc::new(masks), &Scene::default());
    let view = view(&scene, spot.area.unwrap_or_else(|| first_view(level)), width as i32, height as i32);
    let fits = |lod: &u8| (view.x1 - view.x0) >> lod <= width as i32 && (view.y1 - view.y0) >> lod <= height as i32;
    let lod = (0..=scene.max_lod()).find(fits).unwrap_or(scene.max_lod());
    let of = |at: i32| at >> lod;
    let texels = IRect { x0: of(view.x0), y0: of(view.y0), x1: of(view.x1), y1: of(view.y1) };
    let (w, h) = ((texels.x1 - texels.x0).max(1) as usize, (texels.y1 - texels.y0).max(1) as usize);
    let mut picture = Picture { width: w, height: h, pixels: vec![[0; 4]; w * h] };
    scene.bake(
        Show::Art,
        lod,
        IRect { x1: texels.x0 + w as i32, y1: texels.y0 + h as i32, ..texels },
        &mut picture.pixels,
    );
    let mut dot = |x: i32, y: i32, color| {
        let (x, y) = (x - texels.x0, y - texels.y0);
        if (0..w as i32).contains(&x) && (0..h as i32).contains(&y) {
            picture.pixels[y as usize * w + x as usize] = color;
        }
    };
    for object in &level.placements {
        let (x, y) = (of(object.x), of(object.y));
        [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().for_each(|(dx, dy)| dot(x + dx, y + dy, OBJECT));
    }
    if let Some(area) = spot.area {
        let edge = |from: i32, length: i32| {
            (of(from.saturating_sub(AROUND)), of(from.saturating_add(length).saturating_add(AROUND)))
        };
        let ((left, right), (top, bottom)) = (edge(area.x, area.width), edge(area.y, area.height));
        let (columns, rows) = (left.max(texels.x0)..=right.min(texels.x1), top.max(texels.y0)..=bottom.min(texels.y1));
        columns.for_each(|x| [top, bottom].into_iter().for_each(|y| dot(x, y, MARK)));
        rows.for_each(|y| [left, right].into_iter().for_each(|x| dot(x, y, MARK)));
    }
    picture
}

/// What is shown of a level of which no place is wanted: where it begins.
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
    use sim::grid::Grid;

    fn project(columns: u32, rows: u32) -> Project {
        let mut project = Project { chunk_size: 8, ..Project::default() };
        let mut level = project.empty_level("a", "a", columns, rows);
        level.placements.push(sim::project::Placement { x: 600, y: 100, ..Default::default() });
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
        let dots =
            |area| thumbnail(&project(40, 3), &spot(area), (160, 90)).pixels.iter().filter(|p| **p == OBJECT).count();
        assert_eq!((dots(at(600, 100, 0, 0)), dots(at(3000, 100, 0, 0))), (4, 0));
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
