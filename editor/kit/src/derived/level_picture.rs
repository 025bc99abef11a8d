//! Levels, or parts of them, as pictures of any size. They are drawn in strips, so that memory stays small.

use super::art::Art;
use super::masks::Masks;
use super::objects::{REACH, Shown, Sprite, shown_of_placement, sprite};
use super::picture::{CLEAR, Picture, Rgba};
use super::picture_files::PictureFiles;
use super::scene::{IRect, Scene, Show};
use crate::document::paint::line;
use png::{BitDepth, ColorType, Compression, Encoder, Filter};
use sim::file::advice;
use sim::level::Level;
use sim::project::{Area, Project, Run};
use sim::replay::Replay;
use sim::tiles::TileLayer;
use sim::trace::NoTrace;
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

/// Bytes of a strip at most, if a single row does not have more.
const STRIP: usize = 4 << 20;
/// Over what is below the water.
const UNDER_WATER: Rgba = [6, 28, 72, 84];
/// The line of the water's surface.
const SURFACE: Rgba = [96, 190, 255, 255];
/// An object of which at most a texel would be seen is a dot of this colour.
const DOT: Rgba = [255, 255, 255, 255];

/// What a picture shows.
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
}

impl Default for Look {
    fn default() -> Self {
        Self { background: CLEAR, art: true, solid: Vec::new(), objects: true, water: true }
    }
}

/// Something drawn over a level.
#[derive(Clone, Debug)]
pub enum Mark {
    /// The outline of an area of level pixels.
    Frame(Area, Rgba),
    /// Where something was, frame by frame, in level pixels.
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

/// Where the first player is in each frame of a run; `None` if its level can't be played.
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
    /// What is seen, in texels of this level of detail: each is `1 << lod` pixels wide.
    texels: IRect,
    lod: u8,
    look: Look,
    marks: Vec<Mark>,
}

/// The scene of a level without pictures of files, for drawing it once; `None` if the project has no such level.
pub(super) fn scene_of(project: &Project, level: &str) -> Option<Scene> {
    let level = project.levels.iter().find(|data| data.key == level)?;
    let art = Art::default().follow(&[], project, (None, &PictureFiles::default()));
    let masks = Masks::default().follow(project);
    Some(Scene::new(project, Arc::clone(level), Arc::new(art), Arc::new(masks), &Scene::default()))
}

impl LevelPicture {
    /// A picture of an area of a level, as far as it is inside, or of all of it, halved `lod` times; `None` if the project has no such level.
    /// Blocks without a picture in the project show their shapes.
    pub fn new(project: &Project, level: &str, (area, lod): (Option<Area>, u8), look: Look) -> Option<Self> {
        let scene = scene_of(project, level)?;
        let (columns, rows) = scene.size_in_blocks();
        let whole = IRect { x0: 0, y0: 0, x1: columns.saturating_mul(16), y1: rows.saturating_mul(16) };
        let wanted = area.map(|Area { x, y, width, height }| IRect {
            x0: x,
            y0: y,
            x1: x.saturating_add(width),
            y1: y.saturating_add(height),
        });
        let seen = wanted.map_or(Some(whole), |wanted| wanted.intersect(whole));
        Some(Self::of(scene, seen.unwrap_or(IRect { x1: 0, y1: 0, ..whole }), lod, look))
    }

    /// The same of a scene, and of pixels from and to.
    pub(super) fn of(scene: Scene, area: IRect, lod: u8, look: Look) -> Self {
        let lod = lod.min(scene.max_lod());
        let (from, to) = (|at: i32| at >> lod, |at: i32| (at.saturating_add((1 << lod) - 1)) >> lod);
        let texels = IRect { x0: from(area.x0), y0: from(area.y0), x1: to(area.x1), y1: to(area.y1) };
        let key = scene.level.key.clone();
        let level = Level::compile(&scene.project, &key).unwrap_or_default();
        let near = |at: i32, from: i32, to: i32| (from.saturating_sub(REACH)..=to.saturating_add(REACH)).contains(&at);
        let is_near =
            |x: i32, y: i32| near(x, texels.x0 << lod, texels.x1 << lod) && near(y, texels.y0 << lod, texels.y1 << lod);
        let seen = scene.level.placements.iter().filter(|object| look.objects && is_near(object.x, object.y));
        let shown = seen.filter_map(|object| shown_of_placement(&level, object)).collect();
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

    /// All of it.
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
        let mut strip = Strip { area, lod: self.lod, pixels: vec![self.look.background; width * (to - from)] };
        let shows = self.look.art.then_some(Show::Art).into_iter();
        let mut baked = vec![CLEAR; strip.pixels.len()];
        for show in shows.chain(self.look.solid.iter().map(|layer| Show::Collision(*layer))) {
            self.scene.bake(show, self.lod, area, &mut baked);
            strip.pixels.iter_mut().zip(&baked).for_each(|(under, over)| lay(under, *over));
        }
        self.shown.iter().for_each(|shown| strip.object(shown));
        if let Some(surface) = self.water {
            strip.water(surface);
        }
        let corner = (self.texels.x0, self.texels.y0);
        self.marks.iter().for_each(|mark| strip.mark(mark, corner));
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
        let told = |error: &dyn std::fmt::Display| error.to_string();
        let (width, height) = self.size();
        let side = |side: usize| u32::try_from(side).map_err(|error| told(&error));
        let mut encoder = Encoder::new(to, side(width)?, side(height)?);
        encoder.set_color(ColorType::Rgba);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        encoder.set_filter(Filter::Up); // after the compression, which sets one of its own
        let mut writer = encoder.write_header().map_err(|error| told(&error))?;
        let mut stream = writer.stream_writer().map_err(|error| told(&error))?;
        let at_once = (STRIP / (width * size_of::<Rgba>())).max(1);
        for from in (0..height).step_by(at_once) {
            let rows = (from + at_once).min(height);
            let mut pixels = self.rows(from, rows);
            pixels.iter_mut().for_each(|pixel| *pixel = straight(*pixel));
            stream.write_all(pixels.as_flattened()).map_err(|error| told(&error))?;
            if progress(rows, height).is_break() {
                return Err("It was stopped.".into());
            }
        }
        stream.finish().map_err(|error| told(&error))?;
        writer.finish().map_err(|error| told(&error))
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
        let told = |why: &dyn Display| format!("{} can't be written: {why}", path.display());
        let refused = |error: io::Error| told(&format_args!("{error}. {}", advice(&error)));
        if path.is_dir() || (path.exists() && !overwrite) {
            return Err(format!("{} is there already", path.display()));
        }
        let mut name = path.file_name().ok_or_else(|| told(&"the path ends in no file name"))?.to_owned();
        name.push(".loopwright-new");
        let fresh = path.with_file_name(name);
        let mut file = BufWriter::new(File::create(&fresh).map_err(refused)?);
        let written = self.write_png(&mut file, progress).map_err(|why| told(&why));
        let put = written.and_then(|()| file.flush().and_then(|()| fs::rename(&fresh, path)).map_err(refused));
        if put.is_err() {
            // What stays behind is a copy under a name of ours.
            let _left = fs::remove_file(&fresh);
        }
        put
    }
}

/// A pixel over another one, both premultiplied.
pub(crate) fn lay(under: &mut Rgba, over: Rgba) {
    let rest = 255 - u32::from(over[3]);
    for (under, over) in under.iter_mut().zip(over) {
        *under = over.saturating_add(((u32::from(*under) * rest + 127) / 255) as u8);
    }
}

/// A premultiplied pixel as files have it.
fn straight([r, g, b, a]: Rgba) -> Rgba {
    let of = |part: u8| ((u32::from(part) * 255 + u32::from(a) / 2) / u32::from(a.max(1))).min(255) as u8;
    if a == 255 { [r, g, b, a] } else { [of(r), of(g), of(b), a] }
}

/// Some rows of a picture under work.
struct Strip {
    /// The texels it covers.
    area: IRect,
    lod: u8,
    pixels: Vec<Rgba>,
}

impl Strip {
    /// Lays a colour over a texel, if it is in the strip.
    fn dot(&mut self, (x, y): (i32, i32), colour: Rgba) {
        let IRect { x0, y0, x1, y1 } = self.area;
        if (x0..x1).contains(&x) && (y0..y1).contains(&y) {
            let at = (y - y0) as usize * (x1 - x0) as usize + (x - x0) as usize;
            if let Some(pixel) = self.pixels.get_mut(at) {
                lay(pixel, colour);
            }
        }
    }

    fn object(&mut self, shown: &Shown) {
        let [left, top, right, bottom] = shown.area.map(|at| at >> self.lod);
        let covered = IRect { x0: left, y0: top, x1: right.saturating_add(1), y1: bottom.saturating_add(1) };
        let Some(seen) = covered.intersect(self.area) else { return };
        if self.lod > 4 {
            return self.dot((seen.x0, seen.y0), DOT);
        }
        let (picture, centre) = (sprite(&shown.sketch), shown.centre());
        for y in seen.y0..seen.y1 {
            for x in seen.x0..seen.x1 {
                let texel = texel(&picture, (x, y), self.lod, (centre, shown.flips));
                self.dot((x, y), texel);
            }
        }
    }

    fn water(&mut self, surface: i32) {
        let (line, width) = (surface >> self.lod, (self.area.x1 - self.area.x0) as usize);
        for (y, row) in (self.area.y0..).zip(self.pixels.chunks_mut(width.max(1))) {
            match y.cmp(&line) {
                std::cmp::Ordering::Less => {}
                std::cmp::Ordering::Equal => row.iter_mut().for_each(|pixel| lay(pixel, SURFACE)),
                std::cmp::Ordering::Greater => row.iter_mut().for_each(|pixel| lay(pixel, UNDER_WATER)),
            }
        }
    }

    /// Draws a mark, in a picture that has its left top corner there.
    fn mark(&mut self, mark: &Mark, (left, top): (i32, i32)) {
        match mark {
            Mark::Frame(area, colour) => self.frame(*area, *colour),
            Mark::Way(way, colour) => self.way(way, *colour),
            Mark::Veil(colour) => self.pixels.iter_mut().for_each(|pixel| lay(pixel, *colour)),
            Mark::Cells(side, cells) => cells.iter().for_each(|(place, colour)| self.cell(*place, *side, *colour)),
            Mark::Inset((x, y), picture) => self.inset((left.saturating_add(*x), top.saturating_add(*y)), picture),
        }
    }

    /// A square of level pixels; at least a texel.
    fn cell(&mut self, (x, y): (i32, i32), side: i32, colour: Rgba) {
        let range = |from: i32| {
            let first = from >> self.lod;
            (first, (from.saturating_add(side) >> self.lod).max(first.saturating_add(1)))
        };
        let ((x0, x1), (y0, y1)) = (range(x), range(y));
        let Some(seen) = (IRect { x0, y0, x1, y1 }).intersect(self.area) else { return };
        for y in seen.y0..seen.y1 {
            (seen.x0..seen.x1).for_each(|x| self.dot((x, y), colour));
        }
    }

    fn inset(&mut self, (left, top): (i32, i32), picture: &Picture) {
        for (y, row) in (top..).zip(picture.pixels.chunks(picture.width.max(1))) {
            (left..).zip(row).for_each(|(x, pixel)| self.dot((x, y), *pixel));
        }
    }

    /// Lines along the sides of an area, two texels wide.
    fn frame(&mut self, area: Area, colour: Rgba) {
        let side = |from: i32, length: i32| (from >> self.lod, from.saturating_add(length) >> self.lod);
        let ((left, right), (top, bottom)) = (side(area.x, area.width), side(area.y, area.height));
        let IRect { x0, y0, x1, y1 } = self.area;
        let rows = [top.saturating_sub(1), top, bottom, bottom.saturating_add(1)];
        let columns = [left.saturating_sub(1), left, right, right.saturating_add(1)];
        for x in left.saturating_sub(1).max(x0)..=right.saturating_add(1).min(x1) {
            rows.into_iter().for_each(|y| self.dot((x, y), colour));
        }
        for y in top.saturating_add(1).max(y0)..bottom.min(y1) {
            columns.into_iter().for_each(|x| self.dot((x, y), colour));
        }
    }

    /// A line from place to place. A leap wider than a screen, such as over the edge of a level that wraps, is left out.
    fn way(&mut self, way: &[(i32, i32)], colour: Rgba) {
        let lod = self.lod;
        let texel = |(x, y): (i32, i32)| (x >> lod, y >> lod);
        for pair in way.windows(2) {
            let ((x, y), (to_x, to_y)) = (pair[0], pair[1]);
            let low = y.min(to_y) >> lod > self.area.y1;
            let high = y.max(to_y) >> lod < self.area.y0 - 1;
            if low || high || x.abs_diff(to_x) > 320 || y.abs_diff(to_y) > 320 {
                continue;
            }
            for (x, y) in line(texel(pair[0]), texel(pair[1])) {
                self.dot((x, y), colour);
                self.dot((x, y + 1), colour);
            }
        }
    }
}

/// The texel of an object's picture at a texel of the level: the average of the pixels below it.
fn texel(
    picture: &Sprite,
    (x, y): (i32, i32),
    lod: u8,
    ((centre_x, centre_y), (flip_x, flip_y)): ((i32, i32), (bool, bool)),
) -> Rgba {
    let side = 1i32 << lod;
    let mut sum = [0_u32; 4];
    for dy in 0..side {
        for dx in 0..side {
            let of = |at: i32, d: i32, centre: i32, flip: bool| {
                let at = (at << lod).saturating_add(d).saturating_sub(centre);
                if flip { -1 - at } else { at }
            };
            let u = usize::try_from(of(x, dx, centre_x, flip_x).saturating_sub(picture.left));
            let v = usize::try_from(of(y, dy, centre_y, flip_y).saturating_sub(picture.top));
            let (Ok(u), Ok(v)) = (u, v) else { continue };
            if u < picture.width && v < picture.height {
                let pixel = picture.pixels[v * picture.width + u];
                sum.iter_mut().zip(pixel).for_each(|(sum, part)| *sum += u32::from(part));
            }
        }
    }
    sum.map(|sum| (sum >> (2 * lod)) as u8)
}
