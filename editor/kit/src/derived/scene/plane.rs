//! The plane behind a level: another level of the project, in the colours of the first.

use super::{IRect, Rgba, Scene, Show};
use crate::derived::picture::CLEAR;
use sim::project::BackPlane;
use std::sync::Arc;

/// A plane behind a level.
#[derive(Clone, Debug)]
pub struct Plane {
    /// The scroll.
    pub back: BackPlane,
    /// The level that is drawn.
    pub scene: Arc<Scene>,
}

/// A picture of a plane: which part, and when.
#[derive(Clone, Copy, Debug)]
pub struct PlaneShot {
    /// The pixel of the plane in the left top corner of the picture; the plane repeats.
    pub corner: (i64, i64),
    /// Texels cover `1 << lod` pixels.
    pub lod: u8,
    /// Texels in a row, and rows.
    pub size: (usize, usize),
    /// The frame of the world; blocks stand still without one.
    pub frame: Option<u32>,
    /// The row of texels from which on the plane is under water; `None` for a dry one.
    pub surface: Option<usize>,
}

impl Scene {
    /// The plane that a level names; none for a level that is its own plane, and for one that is not there. The plane of `old` is
    /// kept if nothing of it changed.
    pub(super) fn find_plane(&self, old: &Self) -> Option<Plane> {
        let back = &self.level.plane;
        let level = self.project.level(&back.level).filter(|_| back.level != self.level.key)?;
        let mut scene = Self { level: Arc::clone(level), plane: None, ..self.clone() };
        scene.game_pictures = Arc::default();
        let scene = match &old.plane {
            Some(known) if known.scene.is_like(&scene) => Arc::clone(&known.scene),
            _ => Arc::new(scene),
        };
        Some(Plane { back: back.clone(), scene })
    }

    /// True if both show the same blocks at the same places.
    fn is_like(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.level, &other.level)
            && Arc::ptr_eq(&self.art, &other.art)
            && Arc::ptr_eq(&self.thumbs, &other.thumbs)
            && Arc::ptr_eq(&self.project.chunks, &other.project.chunks)
            && super::is_same(&self.palettes, &other.palettes)
    }

    /// The plane behind the level.
    pub fn plane(&self) -> Option<&Plane> {
        self.plane.as_ref()
    }
}

impl Plane {
    /// The size in pixels, after which it repeats; at least a pixel.
    pub fn size(&self) -> (i64, i64) {
        let (columns, rows) = self.scene.size_in_blocks();
        (i64::from(columns.max(1)) * 16, i64::from(rows.max(1)) * 16)
    }

    /// Draws a picture of it, row after row.
    pub fn bake(&self, shot: PlaneShot) -> Vec<Rgba> {
        let (width, height) = shot.size;
        let mut pixels = vec![CLEAR; width * height];
        let (across, down) = self.size();
        let lod = shot.lod.min(self.scene.max_lod());
        // Texels after which it repeats: chunks have whole texels at every level of detail.
        let period = |pixels: i64| (pixels >> lod).max(1);
        let (columns, rows) = (period(across), period(down));
        let first = |at: i64, period: i64| (at >> lod).rem_euclid(period);
        let (x0, y0) = (first(shot.corner.0, columns), first(shot.corner.1, rows));
        let mut piece = Vec::new();
        for (top, from_y, high) in runs(y0, rows, height) {
            for (left, from_x, wide) in runs(x0, columns, width) {
                let area = |y: i64, high: usize| IRect {
                    x0: from_x as i32,
                    y0: y as i32,
                    x1: (from_x + wide as i64) as i32,
                    y1: (y + high as i64) as i32,
                };
                piece.resize(wide * high, CLEAR);
                let dry = match shot.surface.filter(|_| self.scene.has_water_palette()) {
                    Some(surface) => surface.saturating_sub(top).min(high),
                    None => high,
                };
                let (above, below) = piece.split_at_mut(dry * wide);
                if !above.is_empty() {
                    self.scene.bake_at(Show::Art, lod, area(from_y, dry), shot.frame, above);
                }
                if !below.is_empty() {
                    let area = area(from_y + dry as i64, high - dry);
                    self.scene.bake_at(Show::ArtInWater, lod, area, shot.frame, below);
                }
                for (row, own) in piece.chunks(wide).enumerate() {
                    let at = (top + row) * width + left;
                    pixels[at..at + wide].copy_from_slice(own);
                }
            }
        }
        pixels
    }
}

/// Cuts a row of so many texels, whose first is at `from` of what repeats after `period`, into runs without a break: the place in
/// the row, the place in what repeats, the length.
fn runs(from: i64, period: i64, length: usize) -> Vec<(usize, i64, usize)> {
    let (mut all, mut at, mut own) = (Vec::new(), 0, from);
    while at < length {
        let run = usize::try_from(period - own).unwrap_or(0).clamp(1, length - at);
        all.push((at, own, run));
        at += run;
        own = 0;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::runs;

    #[test]
    fn what_repeats_is_cut_into_runs() {
        assert_eq!(runs(3, 5, 10), [(0, 3, 2), (2, 0, 5), (7, 0, 3)]);
        assert_eq!(runs(0, 50, 10), [(0, 0, 10)]);
        assert_eq!(runs(0, 1, 2), [(0, 0, 1), (1, 0, 1)]);
        assert!(runs(4, 5, 0).is_empty());
    }
}
