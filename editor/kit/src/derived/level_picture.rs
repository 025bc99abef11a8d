//! Levels, or parts of them, as pictures of any size. They are drawn in strips, so that memory stays small.

use super::art::Art;
use super::level_overlays::LevelOverlays;
use super::masks::Masks;
use super::objects::{REACH, Shown, shown_with};
use super::palette::Palette;
use super::picture::{CLEAR, Picture, Rgba, straight};
use super::picture_files::PictureFiles;
use super::scene::{IRect, Scene, Show};
use super::strip::Strip;
use crate::output;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use sim::file::{Disk, Storage};
use sim::level::Level;
use sim::project::{Area, Project, Run};
use sim::replay::Replay;
use sim::tiles::TileLayer;
use sim::trace::NoTrace;
use std::io::Write;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

/// Bytes of a strip at most, if a single row does not have more.
const STRIP: usize = 4 << 20;

/// The contents of a picture.
#[derive(Clone, Debug)]
pub struct Look {
    /// Behind everything; [`CLEAR`] leaves it transparent. Premultiplied.
    pub background: Rgba,
    /// The blocks.
    pub art: bool,
    /// Solid pixels of these layers, over the blocks.
    pub solid: Vec<TileLayer>,
    /// The objects.
    pub objects: bool,
    /// The water, if the level has some.
    pub water: bool,
    /// The colours of solid pixels.
    pub palette: Palette,
    /// The overlays that the editor draws over a level.
    pub overlays: LevelOverlays,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            background: CLEAR,
            art: true,
            solid: Vec::new(),
            objects: true,
            water: true,
            palette: Palette::default(),
            overlays: LevelOverlays::default(),
        }
    }
}

/// Something drawn over a level.
#[derive(Clone, Debug)]
pub enum Mark {
    /// The outline of an area of level pixels.
    Frame(Area, Rgba),
    /// The way of a thing, frame by frame, in level pixels.
    Way(Vec<(i32, i32)>, Rgba),
    /// A colour over all that was drawn before.
    Veil(Rgba),
    /// Squares of so many level pixels along a side, by their left top corners, each in a colour.
    Cells(i32, Vec<((i32, i32), Rgba)>),
    /// A picture so many texels from the left top corner of the whole picture.
    Inset((i32, i32), Picture),
}

/// Colours of ways, one run after the other.
pub const WAYS: [Rgba; 4] = [[255, 244, 120, 255], [110, 220, 255, 255], [255, 140, 200, 255], [150, 240, 130, 255]];

/// Returns the place of the first player in each frame of a run; `None` if its level can't be played.
pub fn way(project: &Project, run: &Run) -> Option<Vec<(i32, i32)>> {
    let level = Level::for_run(project, run)?;
    let mut replay = Replay::new(run, &level);
    let mut way = Vec::new();
    while let Some(world) = replay.step(&mut NoTrace) {
        way.push((world.player.x.px(), world.player.y.px()));
    }
    Some(way)
}

/// A picture of a part of a level.
pub struct LevelPicture {
    scene: Scene,
    water: Option<i32>,
    shown: Vec<Shown>,
    /// The visible part, in texels of this level of detail: each is `1 << lod` pixels wide.
    texels: IRect,
    lod: u8,
    look: Look,
    marks: Vec<Mark>,
}

/// The scene of a level without pictures of files, for drawing it once; `None` if the project has no such level.
pub(super) fn scene_of(project: &Project, level: &str) -> Option<Scene> {
    scene_in(&Disk, project, level, None)
}

/// The same with the pictures of files that are in a project's folder.
pub fn scene_in(storage: &dyn Storage, project: &Project, level: &str, folder: Option<&Path>) -> Option<Scene> {
    let level = project.levels.iter().find(|data| data.key == level)?;
    let mut files = PictureFiles::default();
    files.read_now(storage, project, folder);
    let art = Art::default().follow(&[], project, (folder, &files));
    let masks = Masks::default().follow(project);
    Some(Scene::new(project, Arc::clone(level), Arc::new(art), Arc::new(masks), &Scene::default()))
}

impl LevelPicture {
    /// A picture of an area of a level, as far as it is inside, or of all of it, halved `lod` times; `None` if the project has no such level.
    /// Blocks without a picture in the project show their shapes.
    pub fn new(project: &Project, level: &str, (area, lod): (Option<Area>, u8), look: Look) -> Option<Self> {
        Some(Self::in_scene(scene_of(project, level)?, (area, lod), look))
    }

    /// The same of a scene, such as one with the pictures of a project's folder.
    pub fn in_scene(scene: Scene, (area, lod): (Option<Area>, u8), look: Look) -> Self {
        let (columns, rows) = scene.size_in_blocks();
        let whole = IRect { x0: 0, y0: 0, x1: columns.saturating_mul(16), y1: rows.saturating_mul(16) };
        let wanted = area.map(|Area { x, y, width, height }| IRect {
            x0: x,
            y0: y,
            x1: x.saturating_add(width),
            y1: y.saturating_add(height),
        });
        let seen = wanted.map_or(Some(whole), |wanted| wanted.intersect(whole));
        Self::of(scene, seen.unwrap_or(IRect { x1: 0, y1: 0, ..whole }), lod, look)
    }

    /// The same of a scene, and of pixels from and to.
    pub(super) fn of(scene: Scene, area: IRect, lod: u8, look: Look) -> Self {
        let scene = if look.palette == scene.masks.palette() { scene } else { scene.in_palette(look.palette) };
        let lod = lod.min(scene.max_lod());
        let (from, to) = (|at: i32| at >> lod, |at: i32| (at.saturating_add((1 << lod) - 1)) >> lod);
        let texels = IRect { x0: from(area.x0), y0: from(area.y0), x1: to(area.x1), y1: to(area.y1) };
        let near = |at: i32, from: i32, to: i32| (from.saturating_sub(REACH)..=to.saturating_add(REACH)).contains(&at);
        let is_near =
            |x: i32, y: i32| near(x, texels.x0 << lod, texels.x1 << lod) && near(y, texels.y0 << lod, texels.y1 << lod);
        let seen = scene.level.placements.iter().filter(|object| look.objects && is_near(object.x, object.y));
        let mut seen = seen.peekable();
        // Only objects ask for it, and the ground of the largest level takes as much memory as all else.
        let level = seen.peek().and_then(|_| Level::compile(&scene.project, &scene.level.key)).unwrap_or_default();
        let shown = seen.filter_map(|object| shown_with(&level, &scene.game_pictures, object)).collect();
        let water = scene.level.water.filter(|_| look.water);
        Self { scene, water, shown, texels, lod, look, marks: Vec::new() }
    }

    /// Draws something over the level.
    pub fn mark(&mut self, mark: Mark) {
        self.marks.push(mark);
    }

    /// Pixels of the picture: columns and rows, each at least 1.
    pub fn size(&self) -> (usize, usize) {
        let side = |from: i32, to: i32| usize::try_from(i64::from(to) - i64::from(from)).unwrap_or(0).max(1);
        (side(self.texels.x0, self.texels.x1), side(self.texels.y0, self.texels.y1))
    }

    /// Returns the whole picture.
    pub fn whole(&self) -> Picture {
        let (width, height) = self.size();
        Picture { width, height, pixels: self.rows(0, height) }
    }

    /// Some of its rows, premultiplied.
    fn rows(&self, from: usize, to: usize) -> Vec<Rgba> {
        let (width, _) = self.size();
        let top = self.texels.y0.saturating_add(from as i32);
        let area = IRect {
            y0: top,
            y1: top.saturating_add((to - from) as i32),
            x1: self.texels.x0.saturating_add(width as i32),
            ..self.texels
        };
        let mut strip = Strip::new(area, self.lod, self.look.background);
        self.look.overlays.behind(&mut strip, &self.scene, self.lod);
        let mut baked = vec![CLEAR; strip.pixels.len()];
        if self.look.art {
            self.look.overlays.planes(&mut strip, &self.scene, self.scene.behind());
            strip.water_behind(&self.scene, self.water);
            strip.blocks(&self.scene, (Show::Art, None), self.water, &mut baked);
        }
        for layer in &self.look.solid {
            strip.bake(&self.scene, (Show::Collision(*layer), None), &mut baked);
        }
        self.shown.iter().for_each(|shown| strip.object(shown));
        if self.look.art {
            self.look.overlays.planes(&mut strip, &self.scene, self.scene.front());
        }
        if let Some(surface) = self.water {
            strip.water(surface, !self.look.art || !self.scene.has_water_palette());
        }
        self.look.overlays.over(&mut strip, &self.scene, self.lod);
        let at = |(x, y): (i32, i32)| (self.texels.x0.saturating_add(x), self.texels.y0.saturating_add(y));
        for mark in &self.marks {
            match mark {
                Mark::Frame(area, colour) => strip.frame(*area, *colour),
                Mark::Way(way, colour) => strip.way(way, *colour),
                Mark::Veil(colour) => strip.veil(*colour),
                Mark::Cells(side, cells) => cells.iter().for_each(|(place, colour)| strip.cell(*place, *side, *colour)),
                Mark::Inset(place, picture) => strip.inset(at(*place), picture),
            }
        }
        strip.pixels
    }

    /// Writes it as a PNG. `progress` is called with the rows done and all rows after each strip; it can stop the work.
    ///
    /// # Errors
    /// Those of the file and of the encoder, in words, and that it was stopped.
    pub fn write_png(
        &self,
        to: impl Write,
        mut progress: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<(), String> {
        let in_words = |error: &dyn std::fmt::Display| error.to_string();
        let (width, height) = self.size();
        let side = |side: usize| u32::try_from(side).map_err(|error| in_words(&error));
        let mut encoder = Encoder::new(to, side(width)?, side(height)?);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        encoder.set_filter(Filter::Up); // after the compression, which sets one of its own
        let mut writer = encoder.write_header().map_err(|error| in_words(&error))?;
        let mut stream = writer.stream_writer().map_err(|error| in_words(&error))?;
        let at_once = (STRIP / (width * size_of::<Rgba>())).max(1);
        for from in (0..height).step_by(at_once) {
            let rows = (from + at_once).min(height);
            let mut pixels = self.rows(from, rows);
            pixels.iter_mut().for_each(|pixel| *pixel = straight(*pixel));
            stream.write_all(pixels.as_flattened()).map_err(|error| in_words(&error))?;
            if progress(rows, height).is_break() {
                return Err("It was stopped.".into());
            }
        }
        stream.finish().map_err(|error| in_words(&error))?;
        writer.finish().map_err(|error| in_words(&error))
    }

    /// Saves it as a PNG: whole, or not at all. Progress is as in [`LevelPicture::write_png`].
    ///
    /// # Errors
    /// In words, with the file's name: it is there already, what the disk refuses, and that it was stopped.
    pub fn save(
        &self,
        path: &Path,
        overwrite: bool,
        progress: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> Result<(), String> {
        output::save(path, overwrite, |file| self.write_png(file, progress))
    }
}
