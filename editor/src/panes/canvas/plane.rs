//! Levels that are drawn with the level, as far away as the camera would see them: the plane behind it, and layers of art.

use super::regions::LevelPicture;
use crate::session::View;
use eframe::egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};
use kit::derived::scene::{Plane, Show};
use std::collections::BTreeSet;

/// Copies of a plane in one picture at most: fewer than would be seen of the smallest plane behind the largest level.
const MOST_COPIES: usize = 4096;

/// The view of a camera on a display.
#[derive(Clone, Copy)]
pub struct CameraView {
    /// The level pixel in the camera's left top corner.
    pub camera: Vec2,
    /// The point where that pixel is.
    pub origin: Pos2,
    /// Points per level pixel.
    pub zoom: f32,
}

/// The textures of levels that are drawn with a level.
#[derive(Default)]
pub struct PlanePictures(Vec<LevelPicture>);

impl PlanePictures {
    /// Paints levels into `area` (points), as they are in a frame of the world, but for those of the keys in `hidden`.
    ///
    /// Below the level pixel `surface` they are under water.
    pub fn paint(
        &mut self,
        painter: &Painter,
        area: Rect,
        (planes, hidden): (&[Plane], &BTreeSet<String>),
        seen: CameraView,
        (frame, surface): (Option<u32>, Option<i32>),
    ) {
        self.0.resize_with(planes.len(), LevelPicture::default);
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        for (picture, plane) in self.0.iter_mut().zip(planes) {
            picture.begin(frame);
            picture.set_alpha(plane.alpha);
            if plane.alpha > 0 && !hidden.contains(&plane.back.level) {
                paint(picture, &painter, area, plane, (seen, surface));
            }
        }
    }

    /// Frames until some block changes that was painted; `None` if none does.
    pub fn next_change(&self) -> Option<u32> {
        self.0.iter().filter_map(LevelPicture::next_change).min()
    }
}

/// Paints one of them, with all its copies.
fn paint(
    picture: &mut LevelPicture,
    painter: &Painter,
    area: Rect,
    plane: &Plane,
    (seen, surface): (CameraView, Option<i32>),
) {
    let CameraView { camera, origin, zoom } = seen;
    let (camera_x, camera_y) = (camera.x.floor() as i32, camera.y.floor() as i32);
    let (corner_x, corner_y) = plane.back.corner((camera_x, camera_y));
    let (width, height) = plane.size();
    // Near the first copy: the places of far cameras are exact, too.
    let near = |at: i64, size: i64| if plane.repeats { at.rem_euclid(size) } else { at };
    let (corner_x, corner_y) = (near(corner_x, width), near(corner_y, height));
    let corner = vec2(corner_x as f32, corner_y as f32);
    let own_surface = surface.map(|y| corner_y.saturating_add(i64::from(y) - i64::from(camera_y)));
    for (x, y) in copies(plane, (area, origin, zoom), corner) {
        let copy = vec2(x as f32 * width as f32, y as f32 * height as f32);
        let from = pos2(corner.x, corner.y) - copy - (origin - area.min) / zoom;
        let view = View { origin: from, zoom };
        let surface = own_surface.map(|at| {
            at.saturating_sub(i64::from(y).saturating_mul(height)).clamp(i32::MIN.into(), i32::MAX.into()) as i32
        });
        picture.paint_blocks(painter, (area, &view), &plane.scene, (Show::Art, surface));
    }
}

/// The copies of a plane that a place shows, by columns and rows of copies.
fn copies(plane: &Plane, (area, origin, zoom): (Rect, Pos2, f32), corner: Vec2) -> Vec<(i32, i32)> {
    if !plane.repeats {
        return vec![(0, 0)];
    }
    let (width, height) = plane.size();
    let size = vec2(width as f32, height as f32);
    let first = ((corner + (area.min - origin) / zoom) / size).floor();
    let last = ((corner + (area.max - origin) / zoom) / size).ceil();
    let side = |from: f32, to: f32| from as i32..(to as i32).max(from as i32);
    let (columns, rows) = (side(first.x, last.x), side(first.y, last.y));
    if columns.len().saturating_mul(rows.len()) > MOST_COPIES {
        return Vec::new();
    }
    rows.flat_map(|y| columns.clone().map(move |x| (x, y))).collect()
}
