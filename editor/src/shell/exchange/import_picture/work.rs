//! The work of the import window on a thread: files read, the picture cut, a preview drawn.

use crate::dialogs::waker;
use eframe::egui::{Color32, ColorImage, Context};
use kit::derived::picture::premultiplied;
use kit::exchange::tilesets::import::{clear_color_guess, without_color};
use kit::exchange::tilesets::mask::{Ink, flipped};
use kit::exchange::tilesets::{Cut, Imported, Join, Options, Solid, import};
use kit::job::Job;
use kit::pixels::Pixels;
use kit::sprites::open_picture;
use sim::file::Disk;
use sim::tiles::Mask;
use sim::tiles::{Block, Cell, TileId};
use std::path::PathBuf;
use std::sync::Arc;

/// Pixels along a side of a piece of the preview at most: every machine has textures of that size.
const PIECE: usize = 2048;
/// Pixels of the preview in all, at most.
const MOST_PIXELS: usize = PIECE * PIECE;

/// The request of the user.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The picture.
    pub picture: PathBuf,
    /// The division into cells; `None` for the one that the picture looks like.
    pub cut: Option<Cut>,
    /// A colour counts as clear: this one, or with `Some(None)` the one that the picture most likely means.
    pub clear_color: Option<Option<[u8; 3]>>,
    /// The source of the solid pixels.
    pub solid: SolidFrom,
    /// The extent of joining.
    pub join: Join,
}

impl Request {
    /// The files that are read.
    pub fn files(&self) -> impl Iterator<Item = &PathBuf> {
        let collision = match &self.solid {
            SolidFrom::Pictures { a, b, .. } => [Some(a), b.as_ref()],
            SolidFrom::Alpha | SolidFrom::Nothing => [None; 2],
        };
        [&self.picture].into_iter().chain(collision.into_iter().flatten())
    }
}

/// The source of the solid pixels, by file name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolidFrom {
    /// From the picture's alpha.
    Alpha,
    /// From other pictures.
    Pictures {
        /// Of layer A.
        a: PathBuf,
        /// Of layer B, if it is another one.
        b: Option<PathBuf>,
        /// The solid pixels in them; `None` for those that look solid.
        ink: Option<Ink>,
    },
    /// From nowhere.
    Nothing,
}

/// The result of the work.
pub struct Outcome {
    /// The tileset, or why there is none.
    pub imported: Result<Imported, String>,
    /// The picture, and what is solid of it.
    pub preview: Option<Preview>,
    /// Cuts that need no padding.
    pub guesses: Vec<Cut>,
    /// The cut that was used.
    pub cut: Cut,
    /// The colour that counts as clear.
    pub clear_color: Option<[u8; 3]>,
}

/// The picture made small enough for a texture.
pub struct Preview {
    /// Width and height of the picture itself.
    pub size: (usize, usize),
    /// Pixels of the picture to one of the preview.
    pub step: usize,
    /// The picture in pieces, row after row: a long one is wider than any texture.
    pub pieces: Vec<Piece>,
}

/// A part of the picture.
pub struct Piece {
    /// Its left and upper edge, pixels of the picture.
    pub at: (usize, usize),
    /// Width and height, pixels of the picture.
    pub size: (usize, usize),
    /// The art; then the solid pixels on layers A and B, in white.
    pub images: [ColorImage; 3],
}

/// The last picture read, so that another cut need not read it again.
type Read = Option<(PathBuf, Arc<Pixels>)>;

/// The work under way. A newer request makes an older one's result useless.
#[derive(Default)]
pub struct Work {
    under_way: Option<(Request, Job<(Outcome, Read)>)>,
    read: Read,
}

impl Work {
    /// Starts on a request; what is under way is forgotten.
    pub fn start(&mut self, ctx: &Context, request: Request) {
        let mut job = Job::default();
        let (asked, known) = (request.clone(), self.read.clone());
        job.start(waker(ctx), move |done, _| done(carry_out(&asked, known)));
        self.under_way = Some((request, job));
    }

    /// True while something is under way.
    pub fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// The request that is under way.
    pub fn request(&self) -> Option<&Request> {
        self.under_way.as_ref().map(|(request, _)| request)
    }

    /// Returns the result, once.
    pub fn poll(&mut self) -> Option<(Request, Outcome)> {
        let (outcome, read) = self.under_way.as_mut()?.1.poll()?.unwrap_or_else(failed);
        self.read = read;
        self.under_way.take().map(|(request, _)| (request, outcome))
    }

    /// A pixel of the picture as it was read.
    pub fn pixel(&self, x: usize, y: usize) -> Option<[u8; 4]> {
        let (_, pixels) = self.read.as_ref()?;
        (x < pixels.width && y < pixels.height).then(|| pixels.at(x, y))
    }

    /// Reads the files again at the next request.
    pub fn forget(&mut self) {
        self.read = None;
    }
}

fn failed(error: String) -> (Outcome, Read) {
    let outcome =
        Outcome { imported: Err(error), preview: None, guesses: Vec::new(), cut: Cut::default(), clear_color: None };
    (outcome, None)
}

fn carry_out(request: &Request, known: Read) -> (Outcome, Read) {
    let known = known.filter(|(path, _)| *path == request.picture);
    let picture = match known {
        Some((_, pixels)) => pixels,
        None => match open_picture(&Disk, &request.picture) {
            Ok(pixels) => Arc::new(pixels),
            Err(error) => return failed(error),
        },
    };
    let guesses = Cut::guesses(&picture);
    let cut = request.cut.or(guesses.first().copied()).unwrap_or_default();
    let clear_color = request.clear_color.and_then(|chosen| chosen.or_else(|| clear_color_guess(&picture)));
    let imported = options(request).and_then(|options| import(&picture, &Options { cut, clear_color, ..options }));
    let preview = Some(draw(&without_color(&picture, clear_color), imported.as_ref().ok()));
    (Outcome { imported, preview, guesses, cut, clear_color }, Some((request.picture.clone(), picture)))
}

fn options(request: &Request) -> Result<Options, String> {
    let read = |path: &PathBuf| open_picture(&Disk, path).map(Arc::new);
    let solid = match &request.solid {
        SolidFrom::Alpha => Solid::Alpha,
        SolidFrom::Nothing => Solid::Nothing,
        SolidFrom::Pictures { a, b, ink } => {
            Solid::Pictures { a: read(a)?, b: b.as_ref().map(read).transpose()?, ink: *ink }
        }
    };
    Ok(Options { solid, join: request.join, ..Options::default() })
}

fn draw(picture: &Pixels, imported: Option<&Imported>) -> Preview {
    let (width, height) = (picture.width, picture.height);
    let step = (1..).find(|step| width.div_ceil(*step) * height.div_ceil(*step) <= MOST_PIXELS).unwrap_or(1);
    let seen = |x: usize, y: usize| {
        let [r, g, b, a] = premultiplied(picture.at(x, y));
        Color32::from_rgba_premultiplied(r, g, b, a)
    };
    let tiles: [fn(&Block) -> TileId; 2] = [|block| block.tile_a, |block| block.tile_b];
    let masks = tiles.map(|tile| imported.map(|imported| masks(imported, tile)));
    let solid = |layer: usize, x: usize, y: usize| {
        let cell = imported.zip(masks[layer].as_ref()).and_then(|(imported, masks)| {
            let (cell, (x, y)) = imported.grid.cell_at(x, y)?;
            Some(masks.get(cell)?[y] >> x & 1 != 0)
        });
        if cell == Some(true) { Color32::WHITE } else { Color32::TRANSPARENT }
    };
    let side = PIECE * step;
    let corners = (0..height).step_by(side).flat_map(|y| (0..width).step_by(side).map(move |x| (x, y)));
    let pieces = corners.map(|at| {
        let size = (side.min(width - at.0), side.min(height - at.1));
        let image = |color: &dyn Fn(usize, usize) -> Color32| {
            let (across, down) = (size.0.div_ceil(step), size.1.div_ceil(step));
            let places = (0..down).flat_map(|y| (0..across).map(move |x| (at.0 + x * step, at.1 + y * step)));
            ColorImage::new([across, down], places.map(|(x, y)| color(x, y)).collect())
        };
        Piece { at, size, images: [image(&seen), image(&|x, y| solid(0, x, y)), image(&|x, y| solid(1, x, y))] }
    });
    Preview { size: (width, height), step, pieces: pieces.collect() }
}

/// Returns the solid pixels of each cell of the picture by one of its block's tiles.
fn masks(imported: &Imported, tile: fn(&Block) -> TileId) -> Vec<Mask> {
    let set = &imported.tileset;
    let of = |cell: &Cell| {
        let block = set.blocks.get(usize::from(cell.block)).filter(|_| cell.block != 0);
        let tile = block.and_then(|block| set.tiles.get(usize::from(tile(block))));
        tile.map_or([0; 16], |tile| flipped(&tile.mask(), cell.flip_x, cell.flip_y))
    };
    imported.cells.iter().map(of).collect()
}
