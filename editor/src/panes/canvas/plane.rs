//! The plane behind the level, as far away as the camera would see it.

use super::regions::LevelPicture;
use crate::session::View;
use eframe::egui::{Painter, Pos2, Rect, Vec2, pos2, vec2};
use kit::derived::scene::{Plane, Scene, Show};

/// Copies of a plane in one picture at most: fewer than would be seen of the smallest plane behind the largest level.
const MOST_COPIES: usize = 4096;

/// The textures of the plane.
#[derive(Default)]
pub struct PlanePicture(LevelPicture);

impl PlanePicture {
    /// Paints the plane of a scene into `area` (points), as it is in a frame of the world.
    ///
    /// `camera` is the level pixel in the camera's left top corner, `origin` the point where that pixel is, `zoom` the points per
    /// level pixel. Below the level pixel `surface` it is under water.
    pub fn paint(
        &mut self,
        painter: &Painter,
        area: Rect,
        scene: &Scene,
        (camera, origin, zoom): (Vec2, Pos2, f32),
        (frame, surface): (Option<u32>, Option<i32>),
    ) {
        let Some(plane) = scene.plane() else { return };
        let painter = painter.with_clip_rect(area.intersect(painter.clip_rect()));
        let (camera_x, camera_y) = (camera.x.floor() as i32, camera.y.floor() as i32);
        let (corner_x, corner_y) = plane.back.corner((camera_x, camera_y));
        let (width, height) = plane.size();
        // Near the first copy: the places of far cameras are exact, too.
        let corner = vec2(corner_x.rem_euclid(width) as f32, corner_y.rem_euclid(height) as f32);
        let own_surface = surface.map(|y| corner.y as i32 + y.saturating_sub(camera_y));
        self.0.begin(frame);
        for (x, y) in copies(plane, (area, origin, zoom), corner) {
            let copy = vec2(x as f32 * width as f32, y as f32 * height as f32);
            let from = pos2(corner.x, corner.y) - copy - (origin - area.min) / zoom;
            let view = View { origin: from, zoom };
            let surface = own_surface.map(|at| at.saturating_sub(copy.y as i32));
            self.0.paint_blocks(&painter, (area, &view), &plane.scene, (Show::Art, surface));
        }
    }

    /// Frames until some block changes that was painted; `None` if none does.
    pub fn next_change(&self) -> Option<u32> {
        self.0.next_change()
    }
}

/// The copies of a plane that a place shows, by columns and rows of copies.
fn copies(plane: &Plane, (area, origin, zoom): (Rect, Pos2, f32), corner: Vec2) -> Vec<(i32, i32)> {
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
