//! Pictures of a map, each read once.

use crate::exchange::maps::files::MapFiles;
use crate::exchange::maps::model::MapPicture;
use crate::exchange::tilesets::import::without_color;
use crate::pixels::{MOST_BYTES, Pixels};
use crate::sprites::{SpriteFile, is_sprite};
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Pixels of all pictures of an import at most.
const MOST_PIXELS: usize = 1 << 26;

/// The file of a picture, and the colour that counts as clear.
type PictureKey = (Option<PathBuf>, Option<[u8; 3]>);

/// The pictures of a map.
pub(crate) struct PictureStore<'a> {
    files: &'a MapFiles<'a>,
    known: BTreeMap<PictureKey, Option<Arc<Pixels>>>,
    pixels: usize,
    /// The pictures that are missing, in words.
    pub missing: Vec<String>,
}

impl<'a> PictureStore<'a> {
    /// Begins without a picture.
    pub(crate) fn new(files: &'a MapFiles<'a>) -> Self {
        Self { files, known: BTreeMap::new(), pixels: 0, missing: Vec::new() }
    }

    /// Returns a picture; `None` if it can't be read, which is noted with the words for what it is of.
    pub(crate) fn open(&mut self, picture: &MapPicture, of: &str) -> Option<Arc<Pixels>> {
        if let Some(pixels) = &picture.pixels {
            return Some(Arc::clone(pixels));
        }
        // Of a tileset that is missing itself.
        picture.file.as_ref()?;
        let key = (picture.file.clone(), picture.clear_color);
        if let Some(known) = self.known.get(&key) {
            return known.clone();
        }
        let read = self.read(picture).map_err(|error| self.missing.push(format!("the picture of {of}: {error}")));
        let read = read.ok().map(Arc::new);
        self.known.insert(key, read.clone());
        read
    }

    fn read(&mut self, picture: &MapPicture) -> Result<Pixels, String> {
        let path = picture.file.as_ref().ok_or("it is inside of the map")?;
        let bytes = self.files.read(path, None, MOST_BYTES).map_err(|error| error.to_string())?;
        let found = match is_sprite(&bytes) {
            true => SpriteFile::read(&bytes).map(|file| file.frame(0)),
            false => Pixels::read(&bytes).map_err(|error| error.to_string()),
        };
        let found = found.map_err(|problem| format!("{}: {problem}", self.files.shown(path)))?;
        self.pixels += found.rgba.len();
        if self.pixels > MOST_PIXELS {
            return Err(format!("the pictures have more than {MOST_PIXELS} pixels in all"));
        }
        Ok(match picture.clear_color {
            Some(_) => without_color(&found, picture.clear_color).into_owned(),
            None => found,
        })
    }
}
