//! From a frame to its picture: the level, what lives in it, and the overlays over it.

use super::easel::Easel;
use super::reel::FilmFrame;
use super::{Part, Shows, hud, marks, readout};
use crate::derived::art::BackgroundArt;
use crate::derived::objects::{Flips, Looks, LooksOf, Shown, Sketch, Sprite, is_away, mirrored, sprite};
use crate::derived::picture::{CLEAR, Picture, Rgba};
use crate::derived::scene::{IRect, Plane, Scene, Show};
use crate::play::look;
use sim::level::Level;
use sim::objects::Setting;
use sim::objects::placed::is_hidden;
use sim::player::Player;
use sim::ruleset::Shield;
use std::collections::HashMap;
use std::sync::Arc;

/// Behind everything.
const GROUND: [u8; 3] = [30, 34, 44];
/// Pictures of objects that are kept.
const SPRITES: usize = 2048;
/// Farther away than this, in pixels, nothing is shown.
pub(super) const FAR: i32 = 1 << 24;

/// Draws frames, and keeps what it drew for the next one.
pub struct Painter {
    scene: Arc<Scene>,
    looks: Looks,
    part: Part,
    shows: Shows,
    sprites: HashMap<u64, Sprite>,
    room: Vec<Rgba>,
}

impl Painter {
    /// A painter of a level, which shows a part of it.
    pub fn new(scene: &Arc<Scene>, level: &Level, part: Part, shows: &Shows) -> Self {
        let of = LooksOf { level, data: &scene.level, pictures: &scene.game_pictures };
        let looks = Looks::new(of, &Looks::default());
        Self { scene: Arc::clone(scene), looks, part, shows: shows.clone(), sprites: HashMap::new(), room: Vec::new() }
    }

    /// Chooses what is drawn besides blocks, objects, water and players.
    pub fn show(&mut self, shows: &Shows) {
        self.shows = shows.clone();
    }

    /// The picture of a frame: a pixel for each pixel of the level, with the strip of text below it.
    pub fn paint(&mut self, shot: &FilmFrame<'_>) -> Picture {
        let area = self.part.area(shot);
        let mut easel = Easel::new(area, GROUND);
        self.room.resize(easel.strip.pixels.len(), CLEAR);
        if self.shows.background {
            let frame = shot.world.frame;
            self.scene.backgrounds().iter().for_each(|layer| background(&mut easel, layer, frame));
        }
        // Layers that move with the level are a part of it.
        let behind = self.scene.behind().iter().filter(|plane| self.shows.background || plane.is_fixed());
        self.planes(&mut easel, shot, behind);
        easel.strip.water_behind(&self.scene, shot.world.water.map(|water| water.surface));
        self.bake(&mut easel, Show::Art, shot);
        self.things(&mut easel, shot);
        self.planes(&mut easel, shot, self.scene.front().iter());
        if let Some(water) = shot.world.water {
            easel.strip.water(water.surface, !self.scene.has_water_palette());
        }
        for layer in self.shows.solid_layers(&shot.world.player) {
            self.bake(&mut easel, Show::Collision(layer), shot);
        }
        marks::paint(&mut easel, shot, &self.shows);
        if self.shows.hud {
            hud::paint(&mut easel, shot.world);
        }
        let mut pixels = easel.strip.pixels;
        let width = (area.x1 - area.x0) as usize;
        pixels.extend(readout::strip(shot, &self.shows, area.x1 - area.x0));
        Picture { width, height: pixels.len() / width.max(1), pixels }
    }

    /// Levels behind this one or in front of it, as the camera sees them.
    fn planes<'a>(&self, easel: &mut Easel, shot: &FilmFrame<'_>, planes: impl Iterator<Item = &'a Plane>) {
        let surface = shot.world.water.map(|water| water.surface);
        let camera = (easel.strip.area.x0, easel.strip.area.y0);
        planes.for_each(|plane| easel.strip.plane(plane, camera, (Some(shot.world.frame), surface)));
    }

    fn bake(&mut self, easel: &mut Easel, show: Show, shot: &FilmFrame<'_>) {
        let shown = (show, Some(shot.world.frame));
        match shot.world.water.filter(|_| show.is_of_blocks()) {
            Some(water) => easel.strip.blocks(&self.scene, shown, Some(water.surface), &mut self.room),
            None => easel.strip.bake(&self.scene, shown, &mut self.room),
        }
    }

    /// Objects and players, in the order in which they cover each other, and the terrain in front of them.
    fn things(&mut self, easel: &mut Easel, shot: &FilmFrame<'_>) {
        let world = &shot.world;
        let partner = world.partner.as_ref().filter(|partner| partner.is_in_level()).map(|partner| &partner.player);
        let of = |high: bool| partner.into_iter().chain([&world.player]).filter(move |it| it.high_priority == high);
        let is_high = of(true).next().is_some();
        self.objects(easel, shot, &|is_in_front, _, _| !is_in_front);
        of(false).for_each(|player| paint_player(easel, shot, player));
        if !is_high {
            self.objects(easel, shot, &|is_in_front, _, _| is_in_front);
            return self.bake(easel, Show::Front, shot);
        }
        // What is in front of a player is still behind that terrain, which is behind him.
        self.objects(easel, shot, &|is_in_front, area, scene| is_in_front && scene.has_front(area));
        self.bake(easel, Show::Front, shot);
        of(true).for_each(|player| paint_player(easel, shot, player));
        self.objects(easel, shot, &|is_in_front, area, scene| is_in_front && !scene.has_front(area));
    }

    /// Objects as they are in this frame; those that are too far from the camera to live, as they are placed.
    fn objects(&mut self, easel: &mut Easel, shot: &FilmFrame<'_>, shows: &dyn Fn(bool, IRect, &Scene) -> bool) {
        let (world, level) = (&shot.world, shot.level);
        let Self { scene, looks, sprites, .. } = self;
        let is_away = is_away(world, level);
        for shown in looks.list() {
            let [x0, y0, x1, y1] = shown.area;
            let area = IRect { x0, y0, x1, y1 };
            let hidden = !shown.is_seen_in_game() && is_hidden(shown.placed.kind, &shown.placed.values, looks.own());
            let is_seen = area.intersect(easel.strip.area).is_some();
            if is_seen && !hidden && is_away(&shown.placed) && shows(shown.is_in_front(), area, scene) {
                paint_sketch(easel, sprites, &shown.sketch, (shown.centre(), shown.flips));
            }
        }
        let mut sketch = Sketch::default();
        for (_, object) in world.objects.slots.iter() {
            let setting = Setting::of(level, &object.body, &object.state);
            let (x, y) = (object.body.x.px(), object.body.y.px());
            let (w, h) = (i32::from(object.body.half_width), i32::from(object.body.half_height));
            let area = IRect {
                x0: x.saturating_sub(w),
                y0: y.saturating_sub(h),
                x1: x.saturating_add(w),
                y1: y.saturating_add(h),
            };
            let placed = looks.placed_as(level, object);
            let is_of_game = placed.is_some_and(Shown::is_seen_in_game);
            let hidden = !is_of_game && is_hidden(object.state.kind(), setting.values, level.own_kinds());
            let is_in_front = looks.is_in_front(level, object);
            if !hidden && !object.state.is_unseen() && shows(is_in_front, area, scene) {
                let (look, flips) = looks.live((level, object), &setting, &mut sketch);
                paint_sketch(easel, sprites, look, ((x, y), flips));
            }
        }
    }
}

fn paint_sketch(
    easel: &mut Easel,
    sprites: &mut HashMap<u64, Sprite>,
    sketch: &Sketch,
    (centre, flips): ((i32, i32), Flips),
) {
    let Some(bounds) = sketch.bounds() else { return };
    let [left, top, right, bottom] = mirrored(bounds, flips);
    let covered = IRect {
        x0: centre.0.saturating_add(left),
        y0: centre.1.saturating_add(top),
        x1: centre.0.saturating_add(right),
        y1: centre.1.saturating_add(bottom),
    };
    let Some(seen) = covered.intersect(easel.strip.area) else { return };
    if sprites.len() >= SPRITES {
        sprites.clear();
    }
    let picture = sprites.entry(sketch.key()).or_insert_with(|| sprite(sketch));
    easel.strip.sprite(picture, seen, (centre, flips));
}

fn paint_player(easel: &mut Easel, shot: &FilmFrame<'_>, player: &Player) {
    if player.hidden {
        return;
    }
    let (at, frame) = ((player.x.px(), player.y.px()), shot.world.frame);
    easel.figure(&look::of(player, shot.level), at, look::tint(player, frame));
    let bright = (frame / 2).is_multiple_of(2);
    if player.has_insta_shield() {
        easel.ring(at, 24, 48, [0xf4, 0xf8, 0xff]);
    } else if player.is_invincible() {
        easel.ring(at, if bright { 18 } else { 22 }, 8, [0xff, 0xf4, 0xb0]);
    } else if player.shield != Shield::None && (bright || player.shield != Shield::Plain) {
        let colour = match player.shield {
            Shield::Fire => [0xff, 0x8a, 0x4c],
            Shield::Lightning => [0xf4, 0xee, 0x7a],
            Shield::Bubble => [0x7c, 0xd8, 0xf0],
            Shield::Plain | Shield::None => [0x7a, 0xb2, 0xff],
        };
        easel.ring(at, 22, 96, colour);
    }
}

/// A layer of the background, as far away as a camera in the left top corner would see it.
fn background(easel: &mut Easel, layer: &BackgroundArt, frame: u32) {
    let IRect { x0, y0, x1, y1 } = easel.strip.area;
    let moved = layer.layer.moved((x0, y0), frame);
    for y in y0..y1 {
        for x in x0..x1 {
            easel.strip.dot((x, y), layer.at((i64::from(x - x0), i64::from(y - y0)), moved));
        }
    }
}
