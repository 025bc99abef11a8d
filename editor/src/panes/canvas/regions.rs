//! The level as textures: regions of 256 × 256 texels at the level of detail that the zoom asks for.
//!
//! A region remembers the scene it was drawn from; what differs from the scene in view is drawn again, and only that.

use crate::session::View;
use crate::widgets::PIXELS;
use eframe::egui::{Color32, ColorImage, Context, Mesh, Painter, Rect, TextureHandle};
use eframe::egui::{pos2, vec2};
use kit::derived::picture::{CLEAR, Rgba};
use kit::derived::scene::{IRect, Scene, Show};
use sim::tiles::BlockId;
use std::collections::HashMap;
use std::sync::Arc;

/// Texels along the side of a region.
const SIDE: i32 = 256;
/// Regions kept; each takes 256 KB.
const KEPT: usize = 288;
/// Texels drawn within one picture; what is left comes with the next one. A region takes a fraction of a millisecond.
///
/// An amount of work, not of time: what is seen does not depend on how fast the machine is.
const BUDGET: i32 = 12 * SIDE * SIDE;

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Key {
    show: Show,
    lod: u8,
    x: i32,
    y: i32,
}

struct Region {
    /// `None` if everything is clear.
    texture: Option<TextureHandle>,
    scene: Arc<Scene>,
    used: u64,
    /// Blocks that change as time goes by.
    moving: Vec<Moving>,
}

/// A block of a region that changes as time goes by.
struct Moving {
    /// Its place in blocks.
    at: (i32, i32),
    block: BlockId,
    /// The picture of it on the texture; `None` if it stands still there.
    shown: Option<usize>,
}

/// Coarser than this, in halvings, nothing changes as time goes by.
const MOVES: u8 = 2;
/// So many blocks of a region are drawn one by one when they change; more are drawn as the rectangle around them.
const ONE_BY_ONE: usize = 12;

/// The textures that show a level.
#[derive(Default)]
pub struct LevelPicture {
    regions: HashMap<Key, Region>,
    pictures: u64,
    /// Texels that may still be drawn within this picture.
    budget: i32,
    buffer: Vec<Rgba>,
    /// The frame of the world in which blocks are shown that change; `None` if they stand still.
    frame: Option<u32>,
    /// Frames until some block that was painted changes.
    next: Option<u32>,
    /// The opacity that is left out: 0 for a picture that covers all below it, 255 for one that is not seen.
    fade: u8,
}

impl LevelPicture {
    /// Starts a picture, in a frame of the world or as the level stands still: gives drawing its budget and forgets
    /// regions that were not seen for long.
    pub fn begin(&mut self, frame: Option<u32>) {
        (self.frame, self.next) = (frame, None);
        self.pictures += 1;
        self.budget = BUDGET;
        if self.regions.len() > KEPT {
            let mut ages: Vec<u64> = self.regions.values().map(|region| region.used).collect();
            let surplus = ages.len() - KEPT * 3 / 4;
            let (_, oldest, _) = ages.select_nth_unstable(surplus);
            let oldest = (*oldest).min(self.pictures - 1);
            self.regions.retain(|_, region| region.used >= oldest);
        }
    }

    /// Paints with an opacity from now on, 0 to 255.
    pub fn set_alpha(&mut self, alpha: u8) {
        self.fade = u8::MAX - alpha;
    }

    /// Paints what `canvas` shows of the level. Asks for another picture if the budget was too small for all of it.
    pub fn paint(&mut self, painter: &Painter, canvas: Rect, view: &View, scene: &Arc<Scene>, show: Show) {
        let (columns, rows) = scene.size_in_blocks();
        let level = IRect { x0: 0, y0: 0, x1: columns.saturating_mul(16), y1: rows.saturating_mul(16) };
        let ppp = painter.pixels_per_point();
        let lod = (-(view.zoom * ppp).log2()).round().clamp(0.0, f32::from(scene.max_lod())) as u8;
        let span = SIDE << lod;
        let clip = painter.clip_rect();
        let clip = Rect::from_min_max(view.to_level(canvas, clip.min), view.to_level(canvas, clip.max));
        let seen = view.visible(canvas).intersect(clip);
        if !seen.is_positive() {
            return;
        }
        let seen = IRect {
            x0: seen.min.x.floor() as i32,
            y0: seen.min.y.floor() as i32,
            x1: seen.max.x.ceil() as i32,
            y1: seen.max.y.ceil() as i32,
        };
        let Some(seen) = seen.intersect(level) else { return };
        for y in seen.y0 / span..=(seen.y1 - 1) / span {
            for x in seen.x0 / span..=(seen.x1 - 1) / span {
                self.paint_region(painter, canvas, view, scene, Key { show, lod, x, y });
            }
        }
    }

    /// Paints blocks: those below a surface of water in the level's palette there, if it has one.
    pub fn paint_blocks(
        &mut self,
        painter: &Painter,
        (canvas, view): (Rect, &View),
        scene: &Arc<Scene>,
        (show, surface): (Show, Option<i32>),
    ) {
        let Some(surface) = surface.filter(|_| scene.has_water_palette()) else {
            return self.paint(painter, canvas, view, scene, show);
        };
        let ppp = painter.pixels_per_point();
        let y = (view.to_screen(canvas, pos2(0.0, surface as f32)).y * ppp).round() / ppp;
        let clip = painter.clip_rect();
        let (mut above, mut below) = (clip, clip);
        above.max.y = y.min(clip.max.y);
        below.min.y = y.max(clip.min.y);
        for (part, show) in [(above, show), (below, show.in_water())] {
            if part.is_positive() {
                self.paint(&painter.with_clip_rect(part), canvas, view, scene, show);
            }
        }
    }

    /// Frames until some block changes that was painted since [`Self::begin`]; `None` if none does.
    pub fn next_change(&self) -> Option<u32> {
        self.next
    }

    fn paint_region(&mut self, painter: &Painter, canvas: Rect, view: &View, scene: &Arc<Scene>, key: Key) {
        let ppp = painter.pixels_per_point();
        let place = |key: Key| {
            let span = (SIDE << key.lod) as f32;
            let corner = |x: i32, y: i32| {
                let at = view.to_screen(canvas, pos2(x as f32 * span, y as f32 * span));
                (at * ppp).round() / ppp
            };
            Rect::from_min_max(corner(key.x, key.y), corner(key.x + 1, key.y + 1))
        };
        if self.refresh(painter.ctx(), scene, key) {
            self.follow_moving(scene, key);
            if let Some(texture) = self.regions.get(&key).and_then(|region| region.texture.as_ref()) {
                quad((painter, self.fade), texture, place(key), Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)));
            }
            return;
        }
        painter.ctx().request_repaint();
        // Not drawn yet: a coarser or finer picture of the same place, as far as there is one.
        for up in 1..=3u8 {
            let parent = Key { lod: key.lod + up, x: key.x >> up, y: key.y >> up, ..key };
            let Some(region) = self.regions.get_mut(&parent) else { continue };
            region.used = self.pictures;
            let part = 1.0 / f32::from(1u8 << up);
            let at = pos2((key.x - (parent.x << up)) as f32, (key.y - (parent.y << up)) as f32) * part;
            if let Some(texture) = &region.texture {
                quad((painter, self.fade), texture, place(key), Rect::from_min_size(at, vec2(part, part)));
            }
            return;
        }
        let Some(finer) = key.lod.checked_sub(1) else { return };
        for (dx, dy) in [(0, 0), (1, 0), (0, 1), (1, 1)] {
            let child = Key { lod: finer, x: key.x * 2 + dx, y: key.y * 2 + dy, ..key };
            let Some(region) = self.regions.get_mut(&child) else { continue };
            region.used = self.pictures;
            if let Some(texture) = &region.texture {
                quad((painter, self.fade), texture, place(child), Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0)));
            }
        }
    }

    /// Brings a region up to date with the scene; false if the budget is used up and there is none at all.
    fn refresh(&mut self, ctx: &Context, scene: &Arc<Scene>, key: Key) -> bool {
        let (lod, span) = (key.lod, SIDE << key.lod);
        let area = IRect { x0: key.x * span, y0: key.y * span, x1: (key.x + 1) * span, y1: (key.y + 1) * span };
        let has_budget = self.budget > 0;
        if let Some(region) = self.regions.get_mut(&key) {
            region.used = self.pictures;
            if Arc::ptr_eq(&region.scene, scene) {
                return true;
            }
            let Some(damage) = scene.damage(&region.scene, area) else {
                region.scene = scene.clone();
                return true;
            };
            // A small edit is seen at once; a change of everything comes as the budget allows.
            let small = (damage.x1 - damage.x0) * 4 <= span && (damage.y1 - damage.y0) * 4 <= span;
            if !has_budget && !small {
                ctx.request_repaint();
                return true;
            }
            if let Some(texture) = &mut region.texture {
                let texels = IRect {
                    x0: damage.x0 >> lod,
                    y0: damage.y0 >> lod,
                    x1: ((damage.x1 - 1) >> lod) + 1,
                    y1: ((damage.y1 - 1) >> lod) + 1,
                };
                self.budget -= (texels.x1 - texels.x0) * (texels.y1 - texels.y0);
                let image = bake(&mut self.buffer, scene, (key.show, self.frame), lod, texels).0;
                let at = [(texels.x0 - key.x * SIDE) as usize, (texels.y0 - key.y * SIDE) as usize];
                texture.set_partial(at, image, PIXELS);
                region.scene = scene.clone();
                let old = std::mem::take(&mut region.moving);
                region.moving = moving(scene, key, area, self.frame);
                // Outside of what was drawn the old pictures are still there.
                for block in &mut region.moving {
                    let inside = IRect { x0: block.at.0 * 16, y0: block.at.1 * 16, ..damage };
                    let is_new = inside.x0 >= damage.x0 && inside.y0 >= damage.y0 && inside.intersect(damage).is_some();
                    let before = old.iter().find(|old| old.at == block.at && old.block == block.block);
                    if let (false, Some(before)) = (is_new, before) {
                        block.shown = before.shown;
                    }
                }
                return true;
            }
        } else if !has_budget {
            return false;
        }
        let texels = IRect { x0: key.x * SIDE, y0: key.y * SIDE, x1: (key.x + 1) * SIDE, y1: (key.y + 1) * SIDE };
        self.budget -= SIDE * SIDE;
        let (image, is_clear) = bake(&mut self.buffer, scene, (key.show, self.frame), lod, texels);
        let moving = moving(scene, key, area, self.frame);
        let texture = (!is_clear || !moving.is_empty()).then(|| ctx.load_texture("level", image, PIXELS));
        self.regions.insert(key, Region { texture, scene: scene.clone(), used: self.pictures, moving });
        true
    }

    /// Draws those blocks of a region anew that show another picture by now: single cells of its texture.
    fn follow_moving(&mut self, scene: &Scene, key: Key) {
        let Some(region) = self.regions.get_mut(&key) else { return };
        let Some(texture) = region.texture.as_mut().filter(|_| Arc::as_ptr(&region.scene) == std::ptr::from_ref(scene))
        else {
            return;
        };
        let side = 16 >> key.lod;
        let texels = |(x, y): (i32, i32)| IRect { x0: x * side, y0: y * side, x1: (x + 1) * side, y1: (y + 1) * side };
        let mut changed = Vec::new();
        for block in &mut region.moving {
            let phase = self.frame.and_then(|frame| scene.art.phase(block.block, frame));
            if let Some((_, left)) = phase {
                self.next = Some(self.next.map_or(left, |next| next.min(left)));
            }
            let now = phase.map(|(now, _)| now);
            if std::mem::replace(&mut block.shown, now) != now {
                changed.push(texels(block.at));
            }
        }
        if changed.len() > ONE_BY_ONE {
            changed = changed.into_iter().reduce(IRect::union).into_iter().collect();
        }
        for texels in changed {
            let image = bake(&mut self.buffer, scene, (key.show, self.frame), key.lod, texels).0;
            texture.set_partial(
                [(texels.x0 - key.x * SIDE) as usize, (texels.y0 - key.y * SIDE) as usize],
                image,
                PIXELS,
            );
        }
    }

    /// Regions in memory, for tests and the performance readout.
    pub fn regions(&self) -> usize {
        self.regions.len()
    }
}

/// The blocks of an area of the level that change as time goes by, as they are shown in a frame.
fn moving(scene: &Scene, key: Key, area: IRect, frame: Option<u32>) -> Vec<Moving> {
    if !scene.art.has_moving() || key.lod > MOVES || !key.show.is_of_blocks() {
        return Vec::new();
    }
    let blocks = |from: i32, to: i32| from.div_euclid(16)..(to + 15).div_euclid(16);
    let all = blocks(area.y0, area.y1).flat_map(|y| blocks(area.x0, area.x1).map(move |x| (x, y)));
    let moving = all.filter_map(|at| {
        let block = scene.cell(at.0, at.1)?.block;
        scene.art.phase(block, 0)?;
        let shown = frame.and_then(|frame| scene.art.phase(block, frame)).map(|(now, _)| now);
        Some(Moving { at, block, shown })
    });
    moving.collect()
}

fn bake(
    buffer: &mut Vec<Rgba>,
    scene: &Scene,
    (show, frame): (Show, Option<u32>),
    lod: u8,
    texels: IRect,
) -> (ColorImage, bool) {
    let size = [(texels.x1 - texels.x0) as usize, (texels.y1 - texels.y0) as usize];
    buffer.resize(size[0] * size[1], CLEAR);
    scene.bake_at(show, lod, texels, frame, buffer);
    let pixels = buffer.iter().map(|[r, g, b, a]| Color32::from_rgba_premultiplied(*r, *g, *b, *a)).collect();
    (ColorImage::new(size, pixels), buffer.iter().all(|pixel| *pixel == CLEAR))
}

fn quad((painter, fade): (&Painter, u8), texture: &TextureHandle, at: Rect, uv: Rect) {
    if at.intersects(painter.clip_rect()) {
        let mut mesh = Mesh::with_texture(texture.id());
        mesh.add_rect_with_uv(at, uv, Color32::from_white_alpha(u8::MAX - fade));
        painter.add(mesh);
    }
}
