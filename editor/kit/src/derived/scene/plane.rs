//! The levels that are drawn with a level, in its colours: the plane behind it, and its layers of art.

use super::{IRect, Rgba, Scene, Show};
use crate::derived::picture::CLEAR;
use sim::project::{ArtLayer, BackPlane};
use std::sync::Arc;

/// The opacity of what covers the layer that is worked on, 0 to 255.
const OVER_LAYER: u8 = 104;

/// A level that is drawn with another one.
#[derive(Clone, Debug)]
pub struct Plane {
    /// The level's name, and its way with the camera.
    pub back: BackPlane,
    /// Repeats to all sides; else it is drawn once.
    pub repeats: bool,
    /// The opacity, 0 to 255.
    pub alpha: u8,
    /// The level that is drawn.
    pub scene: Arc<Scene>,
}

/// The levels around a layer of art that is worked on, in the order in which they are drawn.
#[derive(Clone, Debug, Default)]
pub struct Surroundings {
    /// The layer's way with the camera.
    own: BackPlane,
    /// The level that has the layer.
    pub whole: Arc<Scene>,
    /// Planes behind the layer, farthest first.
    pub behind: Vec<Plane>,
    /// Planes in front of it, so thin that the layer is seen through them.
    pub front: Vec<Plane>,
}

impl Surroundings {
    /// The camera that has a pixel of the layer in its left top corner; 0 on a side on which the layer stands still.
    pub fn camera(&self, corner: (i32, i32)) -> (i32, i32) {
        let at = |corner: i32, own: i32, scroll: u16| match scroll {
            0 => 0,
            scroll => {
                let camera = (i64::from(corner) - i64::from(own)) * 256 / i64::from(scroll);
                camera.clamp(i32::MIN.into(), i32::MAX.into()) as i32
            }
        };
        (at(corner.0, self.own.x, self.own.scroll_x), at(corner.1, self.own.y, self.own.scroll_y))
    }
}

/// A picture of a plane: which part, and when.
#[derive(Clone, Copy, Debug)]
pub struct PlaneShot {
    /// The pixel of the plane in the left top corner of the picture.
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
    /// Finds the levels that a level names; none for a level that names itself, and for one that is not there. Those of `old` are
    /// kept if nothing of them changed.
    pub(super) fn find_planes(&mut self, old: &Self) {
        let known: Vec<&Arc<Self>> = old.behind.iter().chain(&old.front).map(|plane| &plane.scene).collect();
        let level = Arc::clone(&self.level);
        let find = |back: BackPlane, repeats: bool, alpha: u8| {
            let level = self.project.level(&back.level).filter(|_| back.level != self.level.key)?;
            let scene = self.alone(level);
            let same = known.iter().find(|known| known.is_like(&scene));
            Some(Plane { back, repeats, alpha, scene: same.map_or_else(|| Arc::new(scene), |same| Arc::clone(same)) })
        };
        let layers = |front: bool| {
            let layers = level.art_layers.iter().filter(move |layer| layer.front == front);
            layers.filter_map(|layer: &ArtLayer| find(layer.motion(), layer.repeats, layer.alpha()))
        };
        let (behind, front) = (
            find(level.plane.clone(), true, u8::MAX).into_iter().chain(layers(false)).collect(),
            layers(true).collect(),
        );
        (self.behind, self.front) = (behind, front);
    }

    /// Another level of the project, in the colours of this one, with nothing behind it and in front of it.
    fn alone(&self, level: &Arc<sim::project::LevelData>) -> Self {
        let (behind, front) = (Vec::new(), Vec::new());
        Self { level: Arc::clone(level), behind, front, game_pictures: Arc::default(), ..self.clone() }
    }

    /// The levels around one of its layers; `None` if the level of that key is no layer of it.
    pub fn around(self: &Arc<Self>, key: &str) -> Option<Surroundings> {
        let layer = self.level.art_layers.iter().find(|layer| layer.level == key && self.level.key != key)?;
        let still = BackPlane { scroll_x: 256, scroll_y: 256, level: self.level.key.clone(), ..BackPlane::default() };
        let blocks = Plane { back: still, repeats: false, alpha: u8::MAX, scene: Arc::new(self.alone(&self.level)) };
        let all: Vec<Plane> = self.behind.iter().cloned().chain([blocks]).chain(self.front.iter().cloned()).collect();
        let at = all.iter().position(|plane| plane.back == layer.motion() && plane.back.level == key)?;
        let thin = |plane: &Plane| Plane { alpha: plane.alpha.min(OVER_LAYER), ..plane.clone() };
        let front = all[at + 1..].iter().map(thin).collect();
        Some(Surroundings { own: layer.motion(), whole: Arc::clone(self), behind: all[..at].to_vec(), front })
    }

    /// True if both show the same blocks at the same places.
    fn is_like(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.level, &other.level)
            && Arc::ptr_eq(&self.art, &other.art)
            && Arc::ptr_eq(&self.thumbs, &other.thumbs)
            && Arc::ptr_eq(&self.project.chunks, &other.project.chunks)
            && super::is_same(&self.palettes, &other.palettes)
    }

    /// The levels behind this one, farthest first: the plane, and layers of art.
    pub fn behind(&self) -> &[Plane] {
        &self.behind
    }

    /// The layers of art in front of it, nearest last.
    pub fn front(&self) -> &[Plane] {
        &self.front
    }
}

impl Plane {
    /// True for one that is a part of the level's picture, wherever the camera is.
    pub fn is_fixed(&self) -> bool {
        !self.repeats && (self.back.scroll_x, self.back.scroll_y) == (256, 256)
    }

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
        let runs = |at: i64, pixels: i64, length: usize| match self.repeats {
            true => runs((at >> lod).rem_euclid(period(pixels)), period(pixels), length),
            false => once(at >> lod, period(pixels), length).into_iter().collect(),
        };
        let (columns, rows) = (runs(shot.corner.0, across, width), runs(shot.corner.1, down, height));
        let mut piece = Vec::new();
        for (top, from_y, high) in rows {
            for &(left, from_x, wide) in &columns {
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
                if self.alpha < u8::MAX {
                    piece.iter_mut().flatten().for_each(|part| *part = faded(*part, self.alpha));
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

/// Returns the part of a row of so many texels, whose first is at `from`, that something of a size fills: the place in the row, the
/// place in it, the length. `None` if the row is beside it.
fn once(from: i64, size: i64, length: usize) -> Option<(usize, i64, usize)> {
    let (first, last) = (from.max(0), from.saturating_add(length as i64).min(size));
    (first < last).then(|| ((first - from) as usize, first, (last - first) as usize))
}

/// A part of a premultiplied colour, of which so much is left.
fn faded(part: u8, alpha: u8) -> u8 {
    ((u32::from(part) * u32::from(alpha) + 127) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::{Surroundings, faded, once, runs};
    use sim::project::BackPlane;

    #[test]
    fn what_is_drawn_once_fills_its_part_alone() {
        assert_eq!(once(3, 5, 10), Some((0, 3, 2)));
        assert_eq!(once(-3, 5, 10), Some((3, 0, 5)));
        assert_eq!(once(-3, 50, 10), Some((3, 0, 7)));
        assert_eq!((once(5, 5, 10), once(-10, 5, 10), once(i64::MAX, 5, 10)), (None, None, None));
        assert_eq!((faded(255, 255), faded(255, 128), faded(90, 0)), (255, 128, 0));
    }

    #[test]
    fn a_layer_is_seen_by_the_camera_that_has_its_corner() {
        let own = BackPlane { scroll_x: 128, scroll_y: 0, x: 10, y: 4, ..BackPlane::default() };
        let around = Surroundings { own: own.clone(), ..Surroundings::default() };
        let camera = around.camera((60, 4));
        assert_eq!((camera, own.corner(camera)), ((100, 0), (60, 4)));
        assert_eq!(around.camera((i32::MIN, i32::MAX)).0, i32::MIN);
    }

    #[test]
    fn what_repeats_is_cut_into_runs() {
        assert_eq!(runs(3, 5, 10), [(0, 3, 2), (2, 0, 5), (7, 0, 3)]);
        assert_eq!(runs(0, 50, 10), [(0, 0, 10)]);
        assert_eq!(runs(0, 1, 2), [(0, 0, 1), (1, 0, 1)]);
        assert!(runs(4, 5, 0).is_empty());
    }
}
