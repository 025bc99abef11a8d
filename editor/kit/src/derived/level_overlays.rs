//! The overlays of the editor over a level, for pictures of it: grids, borders, starts, switchers, angles, and the sky behind it.

use super::picture::Rgba;
use super::scene::{IRect, Plane, Scene};
use super::strip::Strip;
use crate::document::paint::line;
use sim::camera::Screen;
use sim::project::{Area, LayerSwitcher, Orientation, SwitcherSide};
use sim::tiles::{Solidity, TileLayer};

/// Lines of a grid that are closer than this, in texels, would hide the level.
const LEAST_GRID: i32 = 4;
/// Pixels from a start to the sides of its mark: as large as a player.
const BODY: (i32, i32) = (9, 19);
/// Half of the length of the line that shows a tile's angle, pixels.
const SLOPE: i32 = 6;

const BLOCKS: Rgba = [26, 28, 34, 34];
const CHUNKS: Rgba = [92, 104, 128, 128];
const START: Rgba = [120, 230, 140, 255];
const GOAL: Rgba = [255, 210, 80, 255];
const BOUNDS: Rgba = [255, 122, 150, 255];
const DARK: Rgba = [8, 9, 13, 205];

/// The overlays that are drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelOverlays {
    /// The background layers, the plane behind the level and layers of art that move against it, as the camera sees them at the start.
    pub sky: bool,
    /// Lines around blocks.
    pub blocks: bool,
    /// Lines around chunks.
    pub chunks: bool,
    /// The angles of solid tiles of layer A, and of layer B if it alone is solid there: lines along the surface.
    pub angles: bool,
    /// Layer switchers, each side in the colour of the layer that it leads to.
    pub switchers: bool,
    /// The starts and the goal.
    pub starts: bool,
    /// The limits of the camera.
    pub limits: bool,
}

fn layer(layer: TileLayer) -> Rgba {
    match layer {
        TileLayer::A => [108, 182, 255, 255],
        TileLayer::B => [250, 162, 80, 255],
    }
}

/// The pixel in the left top corner of the camera at the level's start.
fn first_camera(scene: &Scene) -> (i32, i32) {
    let (screen, start, bounds) = (Screen::default(), scene.level.start, scene.level.bounds);
    let half = |side: u16| i32::from(side) / 2;
    let x = start.x.saturating_sub(half(screen.width)).clamp(bounds.left, bounds.right.max(bounds.left));
    let y = start.y.saturating_sub(half(screen.height)).clamp(bounds.top, bounds.bottom.max(bounds.top));
    (x, y)
}

impl LevelOverlays {
    /// Draws what is behind the level.
    pub(super) fn behind(self, strip: &mut Strip, scene: &Scene, lod: u8) {
        if !self.sky {
            return;
        }
        let (x, y) = first_camera(scene);
        let IRect { x0, y0, x1, y1 } = strip.area;
        for back in scene.backgrounds() {
            let moved = back.layer.moved((x, y), 0);
            for at_y in y0..y1 {
                for at_x in x0..x1 {
                    let from = |at: i32, camera: i32| (i64::from(at) << lod) - i64::from(camera);
                    strip.dot((at_x, at_y), back.at((from(at_x, x), from(at_y, y)), moved));
                }
            }
        }
    }

    /// Draws levels that are drawn with this one, as the camera sees them at the start; those that move against it with the sky alone.
    pub(super) fn planes(self, strip: &mut Strip, scene: &Scene, planes: &[Plane]) {
        let camera = first_camera(scene);
        for plane in planes.iter().filter(|plane| self.sky || plane.is_fixed()) {
            strip.plane(plane, camera, (None, scene.level.water));
        }
    }

    /// Draws what is over the level.
    pub(super) fn over(self, strip: &mut Strip, scene: &Scene, lod: u8) {
        let grids = [(self.blocks, 16, BLOCKS), (self.chunks, 16 * scene.chunk_size(), CHUNKS)];
        for (_, side, colour) in grids.into_iter().filter(|(on, side, _)| *on && side >> lod >= LEAST_GRID) {
            grid(strip, side >> lod, colour);
        }
        if self.angles && lod <= 1 {
            angles(strip, scene, lod);
        }
        let level = &scene.level;
        if self.limits && (level.bounds.right > level.bounds.left || level.bounds.bottom > level.bounds.top) {
            let (bounds, screen) = (level.bounds, Screen::default());
            let side = |from: i32, to: i32, screen: u16| to.saturating_sub(from).saturating_add(screen.into());
            let (width, height) =
                (side(bounds.left, bounds.right, screen.width), side(bounds.top, bounds.bottom, screen.height));
            strip.frame(Area { x: bounds.left, y: bounds.top, width, height }, BOUNDS);
        }
        if self.switchers {
            level.switchers.iter().for_each(|of| switcher(strip, of, lod));
        }
        if self.starts {
            for (x, y) in
                level.starts.iter().map(|named| named.start).chain([level.start]).map(|start| (start.x, start.y))
            {
                let (wide, high) = BODY;
                let area =
                    Area { x: x.saturating_sub(wide), y: y.saturating_sub(high), width: 2 * wide, height: 2 * high };
                strip.frame(area, START);
            }
            level.goal.into_iter().for_each(|goal| strip.frame(goal, GOAL));
        }
    }
}

/// Lines so many texels apart.
fn grid(strip: &mut Strip, side: i32, colour: Rgba) {
    let IRect { x0, y0, x1, y1 } = strip.area;
    for y in y0..y1 {
        for x in x0..x1 {
            if x % side == 0 || y % side == 0 {
                strip.dot((x, y), colour);
            }
        }
    }
}

/// A switcher's line: each side leads to a layer; one that changes the priority only is dark.
fn switcher(strip: &mut Strip, of: &LayerSwitcher, lod: u8) {
    let half = i32::from(of.half_length);
    let (along, across) = match of.orientation {
        Orientation::Vertical => ((0, half), (1, 0)),
        Orientation::Horizontal => ((half, 0), (0, 1)),
    };
    let end = |sign: i32| {
        let at = |at: i32, by: i32| at.saturating_add(sign * by) >> lod;
        (at(of.x, along.0), at(of.y, along.1))
    };
    let colour = |side: SwitcherSide| if of.priority_only { DARK } else { layer(side.layer) };
    for (x, y) in line(end(-1), end(1)) {
        for (step, colour) in [
            (-2, colour(of.left_or_above)),
            (-1, colour(of.left_or_above)),
            (0, DARK),
            (1, colour(of.right_or_below)),
            (2, colour(of.right_or_below)),
        ] {
            strip.dot((x.saturating_add(step * across.0), y.saturating_add(step * across.1)), colour);
        }
    }
}

/// A line along the surface of each solid tile that has an angle.
fn angles(strip: &mut Strip, scene: &Scene, lod: u8) {
    let IRect { x0, y0, x1, y1 } = strip.area;
    let block = |at: i32| (at << lod).div_euclid(16);
    for by in block(y0)..=block(y1) {
        for bx in block(x0)..=block(x1) {
            for of in [TileLayer::B, TileLayer::A] {
                let Some((cell, solidity)) = scene.solid_cell(bx, by, of) else { continue };
                let tile = scene.masks.tile(cell.block, scene.side(of)).map(|(_, tile)| tile);
                let Some(tile) = tile.filter(|tile| solidity != Solidity::NONE && !tile.flagged) else { continue };
                let tile = tile.flipped(cell.flip_x, cell.flip_y);
                let height = i32::from(tile.heights[8]);
                let foot = (bx * 16 + 8, by * 16 + if height > 0 { 16 - height } else { -height });
                let by = |part: i16| i32::from(part) * SLOPE / 256;
                let (dx, dy) = (by(tile.angle.cos()), by(tile.angle.sin()));
                let end = |sign: i32| ((foot.0 + sign * dx) >> lod, (foot.1 + sign * dy) >> lod);
                line(end(-1), end(1)).into_iter().for_each(|at| strip.dot(at, layer(of)));
            }
        }
    }
}
