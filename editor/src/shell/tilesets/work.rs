//! What the import window has done on a thread: files read, the picture cut, a preview drawn.

use crate::derived::masks::mask;
use crate::derived::picture::premultiplied;
use crate::tilesets::command::read_picture;
use crate::tilesets::mask::{Ink, flipped};
use crate::tilesets::{Cut, Imported, Join, Options, Pixels, Solid, import};
use eframe::egui::{Color32, ColorImage, Context};
use sim::file::Disk;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};

/// Pixels along a side of the preview at most: every machine has textures of that size.
const MOST_SIDE: usize = 2048;

/// What the user asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// The picture.
    pub picture: PathBuf,
    /// Name of the tileset.
    pub name: String,
    /// How it is cut.
    pub cut: Cut,
    /// Where the solid pixels come from.
    pub solid: SolidFrom,
    /// What is joined.
    pub join: Join,
}

/// Where the solid pixels come from, by file name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SolidFrom {
    /// From the picture's alpha.
    Alpha,
    /// From other pictures.
    Pictures {
        /// Of layer A.
        a: PathBuf,
        /// Of layer B, where it is another one.
        b: Option<PathBuf>,
        /// What is solid in them; `None`: as it looks.
        ink: Option<Ink>,
    },
    /// From nowhere.
    Nothing,
}

/// What came out.
pub struct Outcome {
    /// The tileset, or why there is none.
    pub imported: Result<Imported, String>,
    /// The picture, and what is solid of it.
    pub preview: Option<Preview>,
    /// Cuts that leave nothing over.
    pub guesses: Vec<Cut>,
}

/// The picture made small enough for a texture.
pub struct Preview {
    /// Width and height of the picture itself.
    pub size: (usize, usize),
    /// Pixels of the picture to one of the preview.
    pub step: usize,
    /// What is seen.
    pub art: ColorImage,
    /// What is solid on layer A; empty where nothing came out.
    pub solid: ColorImage,
}

/// The last picture read, so that another cut need not read it again.
type Read = Option<(PathBuf, Arc<Pixels>)>;

/// The work under way. A newer request makes an older one's result useless.
#[derive(Default)]
pub struct Work {
    under_way: Option<(Request, Receiver<(Outcome, Read)>)>,
    read: Read,
}

impl Work {
    /// Starts on a request; what is under way is forgotten.
    pub fn start(&mut self, ctx: &Context, request: Request) {
        let (send, receive) = channel();
        let (ctx, asked, known) = (ctx.clone(), request.clone(), self.read.clone());
        std::thread::spawn(move || {
            // Nobody listens where the window is gone or asked for something else.
            let _ = send.send(carry_out(&asked, known));
            ctx.request_repaint();
        });
        self.under_way = Some((request, receive));
    }

    /// True while something is under way.
    pub fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// The request that is under way.
    pub fn request(&self) -> Option<&Request> {
        self.under_way.as_ref().map(|(request, _)| request)
    }

    /// What came out, once.
    pub fn poll(&mut self) -> Option<(Request, Outcome)> {
        match self.under_way.as_ref()?.1.try_recv() {
            Ok((outcome, read)) => {
                let (request, _) = self.under_way.take()?;
                self.read = read;
                Some((request, outcome))
            }
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                self.under_way = None;
                None
            }
        }
    }

    /// Reads the files again at the next request.
    pub fn forget(&mut self) {
        self.read = None;
    }
}

fn carry_out(request: &Request, known: Read) -> (Outcome, Read) {
    let known = known.filter(|(path, _)| *path == request.picture);
    let picture = match known {
        Some((_, pixels)) => pixels,
        None => match read_picture(&Disk, &request.picture) {
            Ok(pixels) => Arc::new(pixels),
            Err(error) => return (Outcome { imported: Err(error), preview: None, guesses: Vec::new() }, None),
        },
    };
    let imported = options(request).and_then(|options| import(&picture, &options));
    let preview = Some(draw(&picture, imported.as_ref().ok()));
    let guesses = Cut::guesses(picture.width, picture.height);
    (Outcome { imported, preview, guesses }, Some((request.picture.clone(), picture)))
}

fn options(request: &Request) -> Result<Options, String> {
    let read = |path: &PathBuf| read_picture(&Disk, path).map(Arc::new);
    let solid = match &request.solid {
        SolidFrom::Alpha => Solid::Alpha,
        SolidFrom::Nothing => Solid::Nothing,
        SolidFrom::Pictures { a, b, ink } => {
            Solid::Pictures { a: read(a)?, b: b.as_ref().map(read).transpose()?, ink: *ink }
        }
    };
    Ok(Options { name: request.name.clone(), cut: request.cut, solid, join: request.join })
}

fn draw(picture: &Pixels, imported: Option<&Imported>) -> Preview {
    let step = picture.width.max(picture.height).div_ceil(MOST_SIDE).max(1);
    let size = [picture.width.div_ceil(step).max(1), picture.height.div_ceil(step).max(1)];
    let color = |[r, g, b, a]: [u8; 4]| Color32::from_rgba_premultiplied(r, g, b, a);
    let mut art = ColorImage::filled(size, Color32::TRANSPARENT);
    let mut solid = ColorImage::filled(size, Color32::TRANSPARENT);
    for (i, pixel) in art.pixels.iter_mut().enumerate() {
        *pixel = color(premultiplied(picture.at(i % size[0] * step, i / size[0] * step)));
    }
    let tint = color([44, 83, 128, 150]);
    let Some(imported) = imported else { return Preview { size: (picture.width, picture.height), step, art, solid } };
    for (n, cell) in imported.cells.iter().enumerate() {
        let set = &imported.tileset;
        let block = set.blocks.get(usize::from(cell.block)).filter(|_| cell.block != 0);
        let tile = block.and_then(|block| set.tiles.get(usize::from(block.tile_a)));
        let Some(rows) = tile.map(|tile| flipped(&mask(tile), cell.flip_x, cell.flip_y)) else { continue };
        let (left, top) = imported.grid.corner(n);
        for (y, row) in rows.iter().enumerate().filter(|(y, _)| (top + y).is_multiple_of(step)) {
            for x in (0..16).filter(|x| row >> x & 1 != 0 && (left + x).is_multiple_of(step)) {
                if let Some(pixel) = solid.pixels.get_mut((top + y) / step * size[0] + (left + x) / step) {
                    *pixel = tint;
                }
            }
        }
    }
    Preview { size: (picture.width, picture.height), step, art, solid }
}
