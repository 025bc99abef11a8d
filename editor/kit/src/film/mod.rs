//! Films: moving pictures of runs, as the guide shows its own, written picture by picture in memory of a fixed size.

mod colours;
mod easel;
mod hud;
pub mod letters;
mod marks;
mod pace;
mod painter;
mod readout;
mod reel;
mod sinks;

pub use pace::Pace;
pub use painter::Painter;
pub use reel::{FilmFrame, Reel};

use crate::derived::palette::Palette;
use crate::derived::picture::Picture;
use crate::derived::scene::{IRect, Scene};
use crate::output;
use crate::pixels::MOST_PIXELS;
use crate::words::counted;
use painter::FAR;
use sim::camera::Screen;
use sim::player::Player;
use sim::project::Area;
use sim::tiles::TileLayer;
use sinks::{Sink, apng, folder, gif};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::Path;
use std::sync::Arc;

/// Pictures of a film at most: ten minutes of all frames.
pub const MOST_PICTURES: u32 = 36_000;
/// Pixels along a side at most: as many as a GIF can count.
const MOST_SIDE: i64 = 65_535;
/// Pixels of a picture for each pixel of the level, along a side.
pub const SCALES: RangeInclusive<u8> = 1..=4;
/// Frames from one picture to the next at most: a second.
pub const MOST_EVERY: u32 = 60;

/// Frames after which it is asked whether to stop, if no picture is made.
const ASK: u32 = 1024;

/// The part of the level that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Part {
    /// The screen of the camera.
    #[default]
    Camera,
    /// Always the same.
    Fixed(Area),
}

impl Part {
    fn area(self, shot: &FilmFrame<'_>) -> IRect {
        let (x, y, width, height) = match self {
            Self::Camera => {
                let camera = &shot.world.camera;
                let (x, y) = camera.drawn_at();
                (x, y, camera.screen.width.into(), camera.screen.height.into())
            }
            Self::Fixed(Area { x, y, width, height }) => (x, y, width, height),
        };
        let (x, y) = (x.clamp(-FAR, FAR), y.clamp(-FAR, FAR));
        IRect { x0: x, y0: y, x1: x.saturating_add(width), y1: y.saturating_add(height) }
    }
}

/// The parts that are drawn besides blocks, objects, water and players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shows {
    /// The background layers.
    pub background: bool,
    /// Solid pixels of the layer that the player is on.
    pub solid: bool,
    /// Solid pixels of layer A.
    pub solid_a: bool,
    /// Solid pixels of layer B.
    pub solid_b: bool,
    /// True to show the players' places in the last three seconds.
    pub trail: bool,
    /// Sensors: from the body to their anchor, and to what they found.
    pub sensors: bool,
    /// Hitboxes and combined boxes.
    pub hitboxes: bool,
    /// The pad, in a strip below the picture.
    pub inputs: bool,
    /// The player's numbers, in a strip below the picture.
    pub readout: bool,
    /// Time, rings, score, lives and air, as on the screen of the game; the picture goes dark after a death.
    pub hud: bool,
    /// The colours of sensors.
    pub palette: Palette,
}

impl Default for Shows {
    fn default() -> Self {
        Self {
            background: true,
            solid: false,
            solid_a: false,
            solid_b: false,
            trail: false,
            sensors: false,
            hitboxes: false,
            inputs: false,
            readout: false,
            hud: false,
            palette: Palette::default(),
        }
    }
}

impl Shows {
    const fn has_strip(&self) -> bool {
        self.inputs || self.readout
    }

    fn solid_layers(&self, player: &Player) -> impl Iterator<Item = TileLayer> + use<> {
        let is_on = |layer: TileLayer, on: bool| (on || self.solid && player.layer == layer).then_some(layer);
        [is_on(TileLayer::A, self.solid_a), is_on(TileLayer::B, self.solid_b)].into_iter().flatten()
    }
}

/// The kind of file.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Format {
    /// Shown everywhere; at most 50 pictures a second, each of at most 256 colours.
    #[default]
    Gif,
    /// A PNG that moves: every colour, and times that are exact.
    Apng,
    /// A folder of numbered PNGs.
    Pngs,
}

/// The wishes for a film.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wishes {
    /// The first frame; 0 is the start.
    pub from: u32,
    /// The last frame; that of the run if `None`.
    pub to: Option<u32>,
    /// The part of the level that is shown.
    pub part: Part,
    /// Pixels of a picture for each pixel of the level, along a side; one of [`SCALES`], 1 if 0.
    pub scale: u8,
    /// The pace of time.
    pub pace: Pace,
    /// Frames from one picture to the next; as few as the format can show if `None`.
    pub every: Option<u32>,
    /// The parts that are drawn over the level.
    pub shows: Shows,
    /// The kind of file.
    pub format: Format,
}

/// The measures of a film before it is made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    wishes: Wishes,
    /// First and last frame.
    frames: (u32, u32),
    every: u32,
    scale: usize,
    /// Pixels of a picture before it is scaled.
    size: (usize, usize),
}

impl Plan {
    /// A film of a run of so many frames, on a screen of that size.
    ///
    /// # Errors
    /// In words: what of it can't be.
    pub fn new(last: u32, screen: Screen, wishes: Wishes) -> Result<Self, String> {
        let frames = (wishes.from, wishes.to.unwrap_or(last));
        if frames.0 > frames.1 || frames.1 > last {
            return Err(format!(
                "Frames {} to {} can't be shown: the run has frames 0 to {last}, and the last one to show can't come \
                 before the first.",
                frames.0, frames.1
            ));
        }
        let every = every(&wishes)?;
        if (frames.1 - frames.0) / every >= MOST_PICTURES {
            return Err(format!(
                "These are too many pictures: {MOST_PICTURES} are possible. Choose fewer frames, or show fewer of them."
            ));
        }
        let scale = wishes.scale.max(1);
        if !SCALES.contains(&scale) {
            return Err(format!("The scale is {} to {}.", SCALES.start(), SCALES.end()));
        }
        let size = size(screen, &wishes, scale)?;
        Ok(Self { wishes, frames, every, scale: scale.into(), size })
    }

    /// Pixels of its pictures: columns and rows.
    pub const fn size(&self) -> (usize, usize) {
        (self.size.0 * self.scale, self.size.1 * self.scale)
    }

    /// Returns the number of its pictures.
    pub const fn pictures(&self) -> u32 {
        (self.frames.1 - self.frames.0) / self.every + 1
    }

    /// Returns the measures of it, in a sentence or two: pictures, their size, and how long each is shown.
    pub fn summary(&self) -> String {
        let (width, height) = self.size();
        let pictures = counted(self.pictures() as usize, "picture");
        let begin = format!("{pictures} of {width} × {height} pixels");
        let (over, under) = self.wishes.pace.seconds(self.every.into());
        let seconds = self.pictures() as f64 * over as f64 / under as f64;
        let rate = format!("{:.4}", under as f64 / over as f64);
        let rate = rate.trim_end_matches('0').trim_end_matches('.');
        match self.wishes.format {
            Format::Pngs => format!("{begin}."),
            Format::Apng => format!("{begin}, {seconds:.2} s: {rate} a second."),
            Format::Gif => {
                let delay = |n: u32| self.wishes.pace.delay(n, self.every);
                let delays = (0..self.pictures().min(100)).map(delay);
                let (least, most) = (delays.clone().min().unwrap_or(0), delays.max().unwrap_or(0));
                let each = if least == most { format!("{most}") } else { format!("{least} or {most}") };
                format!("{begin}, {seconds:.2} s: {rate} a second, each for {each}/100 s.")
            }
        }
    }
}

/// A film that can be written.
pub struct Film {
    scene: Arc<Scene>,
    reel: Reel,
    plan: Plan,
}

impl Film {
    /// A film of a reel in the scene of its level.
    ///
    /// # Errors
    /// In words: what of it can't be.
    pub fn new(scene: Arc<Scene>, reel: Reel, wishes: Wishes) -> Result<Self, String> {
        let plan = Plan::new(reel.last(), reel.screen(), wishes)?;
        Ok(Self { scene, reel, plan })
    }

    /// Returns the measures of it.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// Its first picture, not scaled; `None` if it was stopped.
    pub fn first(&self, mut is_stopped: impl FnMut() -> bool) -> Option<Picture> {
        let mut shot = self.reel.begin();
        for frame in 0..self.plan.frames.0 {
            if frame % ASK == 0 && is_stopped() || !shot.step() {
                return None;
            }
        }
        Some(self.painter().paint(&shot.frame()))
    }

    fn painter(&self) -> Painter {
        let shot = self.reel.begin();
        Painter::new(&self.scene, shot.level, self.plan.wishes.part, &self.plan.wishes.shows)
    }

    /// Calls `with` for each picture with its number, and every so often on the way to the first one; it can stop the work.
    fn each(&self, mut with: impl FnMut(Option<(u32, &Picture)>) -> Result<(), String>) -> Result<(), String> {
        let (mut shot, mut painter) = (self.reel.begin(), self.painter());
        let (from, to) = self.plan.frames;
        for frame in 0..=to {
            if frame >= from && (frame - from) % self.plan.every == 0 {
                with(Some(((frame - from) / self.plan.every, &painter.paint(&shot.frame()))))?;
            } else if frame % ASK == ASK - 1 {
                with(None)?;
            }
            if frame < to && !shot.step() {
                break;
            }
        }
        Ok(())
    }

    /// Writes it: whole, or not at all. `progress` is called with the pictures done and all pictures; it can stop the
    /// work.
    ///
    /// # Errors
    /// In words, with the file's name: it is there already, what the disk refuses, and that it was stopped.
    pub fn save(
        &self,
        path: &Path,
        overwrite: bool,
        mut progress: impl FnMut(u32, u32) -> ControlFlow<()>,
    ) -> Result<(), String> {
        let Plan { size, scale, every, .. } = self.plan;
        let pace = self.plan.wishes.pace;
        match self.plan.wishes.format {
            Format::Pngs => folder::save(path, |folder| {
                let mut sink = folder::Folder::new(folder, path, size, scale);
                self.write(&mut sink, &mut progress)
            }),
            Format::Gif => output::save(path, overwrite, |file| {
                let mut sink = gif::Gif::new(file, size, scale, pace, every)?;
                self.write(&mut sink, &mut progress)
            }),
            Format::Apng => output::save(path, overwrite, |file| {
                let time = pace.seconds(every.into());
                let mut sink = apng::Apng::new(file, size, scale, time, self.plan.pictures())?;
                self.write(&mut sink, &mut progress)?;
                sink.end()
            }),
        }
    }

    fn write(&self, sink: &mut dyn Sink, progress: &mut dyn FnMut(u32, u32) -> ControlFlow<()>) -> Result<(), String> {
        let all = self.plan.pictures();
        let mut done = 0;
        let mut go_on = |done: u32| match progress(done, all) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => Err("it was stopped.".to_owned()),
        };
        go_on(done)?;
        self.each(|shown| {
            if let Some((n, picture)) = shown {
                sink.add(n, picture)?;
                done = n + 1;
            }
            go_on(done)
        })
    }
}

/// Frames from one picture to the next.
fn every(wishes: &Wishes) -> Result<u32, String> {
    let pace = wishes.pace;
    let least = if wishes.format == Format::Gif { pace.least_every() } else { 1 };
    match wishes.every {
        None => Ok(least),
        Some(every) if !(1..=MOST_EVERY).contains(&every) => {
            Err(format!("A picture can be made of each frame, up to one of {MOST_EVERY} frames."))
        }
        Some(every) if wishes.format == Format::Gif && !pace.can_be_gif(every) => Err(format!(
            "A GIF shows each picture for at least {}/100 s. At this speed that is one picture for {least} frames or \
             more. An APNG can show every frame.",
            pace::LEAST
        )),
        Some(every) => Ok(every),
    }
}

/// Pixels of a picture before it is scaled.
fn size(screen: Screen, wishes: &Wishes, scale: u8) -> Result<(usize, usize), String> {
    let (width, height) = match wishes.part {
        Part::Camera => (screen.width.into(), screen.height.into()),
        Part::Fixed(area) => (i64::from(area.width), i64::from(area.height)),
    };
    let height = height + if wishes.shows.has_strip() { i64::from(readout::HEIGHT) } else { 0 };
    let scaled = |side: i64| side * i64::from(scale);
    let (wide, high) = (scaled(width), scaled(height));
    let fits = (1..=MOST_SIDE).contains(&wide) && (1..=MOST_SIDE).contains(&high);
    if !fits || wide * high > MOST_PIXELS as i64 {
        return Err(format!(
            "Pictures of {wide} × {high} pixels are not possible: each side is 1 to {MOST_SIDE} pixels, and a picture \
             has at most {MOST_PIXELS} in all. Choose a smaller part or scale."
        ));
    }
    Ok((width as usize, height as usize))
}

#[cfg(test)]
mod tests;
