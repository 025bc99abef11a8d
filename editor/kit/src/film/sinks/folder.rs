//! A film as a folder of numbered PNGs.

use super::{Sink, enlarged};
use crate::derived::picture::{Picture, Rgba};
use crate::output::{disk_refusal, fresh, refusal};
use png::{BitDepth, ColorType, Compression, Encoder};
use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write as _};
use std::path::{Path, PathBuf};

/// Makes a folder under another name, and gives it its own once it is whole.
pub(in crate::film) fn save(path: &Path, write: impl FnOnce(&Path) -> Result<(), String>) -> Result<(), String> {
    let refused = |error: io::Error| disk_refusal(path, &error);
    if path.exists() {
        return Err(format!("{} is there already", path.display()));
    }
    let fresh = fresh(path)?;
    // What is left of an earlier one that was cut short has a name of ours.
    let _gone = fs::remove_dir_all(&fresh);
    fs::create_dir(&fresh).map_err(refused)?;
    let written = write(&fresh).map_err(|why| refusal(path, &why));
    let put = written.and_then(|()| fs::rename(&fresh, path).map_err(refused));
    if put.is_err() {
        let _left = fs::remove_dir_all(&fresh);
    }
    put
}

/// A folder under work.
pub(in crate::film) struct Folder {
    folder: PathBuf,
    name: String,
    size: (usize, usize),
    scale: usize,
    rgb: Vec<u8>,
}

impl Folder {
    /// PNGs with the name that the folder will have, and their number, from 1 on.
    pub fn new(folder: &Path, path: &Path, size: (usize, usize), scale: usize) -> Self {
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        Self { folder: folder.to_owned(), name, size, scale, rgb: Vec::new() }
    }
}

impl Sink for Folder {
    fn add(&mut self, n: u32, picture: &Picture) -> Result<(), String> {
        let in_words = |error: &dyn Display| error.to_string();
        let side = |side: usize| u32::try_from(side * self.scale).map_err(|error| in_words(&error));
        let file = self.folder.join(format!("{}-{:05}.png", self.name, n.saturating_add(1)));
        let mut file = BufWriter::new(File::create(file).map_err(|error| in_words(&error))?);
        let mut encoder = Encoder::new(&mut file, side(self.size.0)?, side(self.size.1)?);
        encoder.set_color(ColorType::Rgb);
        encoder.set_depth(BitDepth::Eight);
        encoder.set_compression(Compression::Fast);
        enlarged(&picture.pixels, picture.width, self.scale, &mut self.rgb, |out, [r, g, b, _]: Rgba| {
            out.extend([r, g, b]);
        });
        let mut writer = encoder.write_header().map_err(|error| in_words(&error))?;
        writer.write_image_data(&self.rgb).map_err(|error| in_words(&error))?;
        writer.finish().map_err(|error| in_words(&error))?;
        file.flush().map_err(|error| in_words(&error))
    }
}
