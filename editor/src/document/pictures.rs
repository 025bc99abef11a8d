//! Pictures of tilesets on their way between the disk and the document: decoded when a project is opened, encoded
//! when it is saved with cells that were painted or drawn here.

use crate::tilesets::Pixels;
use image::ExtendedColorType;
use image::ImageEncoder as _;
use image::codecs::png::{CompressionType, FilterType, PngEncoder};
use sim::file::{MAX_FILE, Saved, Storage, picture_path};
use sim::project::{Project, Sheet, TilesetRef};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Pictures that stand on disk as they are in memory, of this many tilesets at most.
const KNOWN: usize = 64;

/// Which pictures need not be written.
#[derive(Default)]
pub struct Pictures {
    /// Read from a file, or written to one. Known by identity: an edit makes another one.
    known: Vec<Arc<Sheet>>,
}

impl Pictures {
    /// Decodes the pictures of all tilesets. One that cannot be read or shown stays undecoded; drawing the level says why.
    pub fn read(&mut self, storage: &dyn Storage, project: &mut Project, saved: &mut Saved) {
        let root = saved.root().to_owned();
        for set in &mut project.tilesets {
            if set.tileset.art.is_empty() {
                continue;
            }
            let Some((content, sheet)) = read(storage, &root, set) else { continue };
            saved.saw_picture(&format!("{}/{}", set.path, set.tileset.art), &content);
            let sheet = Arc::new(sheet);
            self.keep(sheet.clone());
            let set = Arc::make_mut(set);
            Arc::make_mut(&mut set.tileset).sheet = Some(sheet);
        }
    }

    /// Encodes the pictures that differ from their files, by the tileset's place in the list.
    pub fn encode(&self, project: &Project, all: bool) -> BTreeMap<usize, Vec<u8>> {
        let sheets = project.tilesets.iter().enumerate().filter_map(|(n, set)| Some((n, set.tileset.sheet.as_ref()?)));
        let changed = sheets.filter(|(_, sheet)| all || !self.known.iter().any(|known| Arc::ptr_eq(known, sheet)));
        changed.filter_map(|(n, sheet)| Some((n, encode(sheet)?))).collect()
    }

    /// All pictures of a project stand on disk now.
    pub fn written(&mut self, project: &Project) {
        for sheet in project.tilesets.iter().filter_map(|set| set.tileset.sheet.as_ref()) {
            if !self.known.iter().any(|known| Arc::ptr_eq(known, sheet)) {
                self.keep(sheet.clone());
            }
        }
    }

    fn keep(&mut self, sheet: Arc<Sheet>) {
        if self.known.len() == KNOWN {
            self.known.remove(0);
        }
        self.known.push(sheet);
    }
}

fn read(storage: &dyn Storage, root: &Path, set: &TilesetRef) -> Option<(Vec<u8>, Sheet)> {
    let path = picture_path(storage, root, &set.path, &set.tileset.art).ok()?;
    let length = storage.meta(&path).ok()??.length;
    let content = (length <= MAX_FILE).then(|| storage.read(&path, MAX_FILE).ok())??;
    let sheet = decode(&content)?;
    Some((content, sheet))
}

/// The cells of a PNG; `None` where it is none, or its sides are no multiples of 16.
pub fn decode(content: &[u8]) -> Option<Sheet> {
    let picture = Pixels::read(content).ok()?;
    Sheet::cut(picture.width, picture.height, picture.rgba.as_flattened())
}

/// A sheet as PNG.
pub fn encode(sheet: &Sheet) -> Option<Vec<u8>> {
    let (width, height, pixels) = sheet.pixels();
    let mut content = Vec::new();
    let encoder = PngEncoder::new_with_quality(&mut content, CompressionType::Default, FilterType::NoFilter);
    let (width, height) = (u32::try_from(width).ok()?, u32::try_from(height).ok()?);
    encoder.write_image(&pixels, width, height, ExtendedColorType::Rgba8).ok()?;
    Some(content)
}

#[cfg(test)]
mod tests {
    use super::{decode, encode};
    use sim::project::Sheet;
    use std::sync::Arc;

    #[test]
    fn a_sheet_survives_its_file() {
        let mut sheet = Sheet { across: 3, ..Sheet::empty() };
        sheet.cells.push(Arc::new(std::array::from_fn(|i| (i % 253) as u8 | 1)));
        let read = decode(&encode(&sheet).expect("encodes")).expect("decodes");
        assert_eq!(read.across, 3);
        assert_eq!(read.cells[..2], sheet.cells[..]);
        assert_eq!(read.cells[2], Sheet::clear(), "the row is filled up");
        assert!(decode(b"no picture").is_none());
    }
}
