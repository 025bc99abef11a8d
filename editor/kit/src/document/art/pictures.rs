//! Pictures of tilesets on their way between the disk and the document: decoded when a project is opened, encoded
//! when it is saved with cells that were painted or drawn here.

use crate::pixels::{self, Pixels};
use crate::words::clause;
use png::{Compression, Filter};
use sim::file::{FilePlace, FileProblem, MAX_FILE, Saved, Storage, picture_path};
use sim::project::{Project, Sheet, TilesetRef};
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

/// Pictures whose files are as in memory, of this many tilesets at most.
const KNOWN: usize = 64;

/// The pictures that need not be written.
#[derive(Default)]
pub(crate) struct Pictures {
    /// Read from a file, or written to one. Known by identity: an edit makes another one.
    known: Vec<Arc<Sheet>>,
    /// By path and name: the picture as it was last on disk.
    on_disk: BTreeMap<String, Arc<Sheet>>,
}

/// A picture that somebody else changed on disk.
#[derive(Debug)]
pub struct ChangedPicture {
    /// The tileset's path.
    pub tileset: String,
    /// The picture as it was there before, if that is known.
    pub before: Option<Arc<Sheet>>,
    /// As it is there now, or why it cannot be shown.
    pub now: Result<Arc<Sheet>, String>,
}

/// A picture in the document after it changed on disk: cells that were painted here since stay, all others are taken
/// over. Also how many cells stay.
///
/// Colours by number that were changed here stay too. With another number of cells in a row nothing can be compared: then all
/// is taken over.
pub fn merged(before: Option<&Sheet>, here: &Sheet, now: &Arc<Sheet>) -> (Arc<Sheet>, usize) {
    if let Some((before, now)) = before.and_then(|before| in_colors_of(before, here, now)) {
        return merged(Some(&before), here, &Arc::new(now));
    }
    let Some(before) = before.filter(|before| before.across == now.across && here.across == now.across) else {
        return (Arc::clone(now), 0);
    };
    let (mut cells, mut kept) = (now.cells.clone(), 0);
    for (n, cell) in here.cells.iter().enumerate() {
        if before.cells.get(n) != Some(cell) {
            if cells.len() <= n {
                cells.resize_with(n + 1, Sheet::clear);
            }
            if cells[n] != *cell {
                cells[n] = Arc::clone(cell);
                kept += 1;
            }
        }
    }
    if kept == 0 { (Arc::clone(now), 0) } else { (Arc::new(Sheet { cells, ..(**now).clone() }), kept) }
}

/// The picture before and the one now, both with the colours that were changed here since; `None` if none were, or if the
/// numbers are others.
fn in_colors_of(before: &Sheet, here: &Sheet, now: &Sheet) -> Option<(Sheet, Sheet)> {
    let [old, own, new] = [before, here, now].map(|sheet| Some(&sheet.indexed.as_ref()?.colors));
    let (old, own, new) = (old?, own?, new?);
    if old == own || old.len() != own.len() || own.len() != new.len() {
        return None;
    }
    let kept = old.iter().zip(own).zip(new).map(|((old, own), new)| if own == old { *new } else { *own });
    Some((before.recolored(own.clone()), now.recolored(kept.collect())))
}

/// Decodes the pictures of all tilesets of a project, for programs that do not save it.
pub fn read_all(storage: &dyn Storage, project: &mut Project, saved: &mut Saved) {
    Pictures::default().read(storage, project, saved);
}

impl Pictures {
    /// Decodes the pictures of all tilesets. One that cannot be shown stays undecoded; [`problems`] says why.
    pub fn read(&mut self, storage: &dyn Storage, project: &mut Project, saved: &mut Saved) {
        let root = saved.root().to_owned();
        for set in &mut project.tilesets {
            if set.tileset.art.is_empty() {
                continue;
            }
            let Some((content, sheet)) = read(storage, &root, set) else { continue };
            let path = format!("{}/{}", set.path, set.tileset.art);
            saved.saw_picture(&path, &content);
            let sheet = Arc::new(sheet);
            self.keep(sheet.clone());
            self.on_disk.insert(path, Arc::clone(&sheet));
            let set = Arc::make_mut(set);
            Arc::make_mut(&mut set.tileset).sheet = Some(sheet);
        }
    }

    /// Encodes the pictures that differ from their files, by the tileset's place in the list.
    pub(crate) fn encode(&self, project: &Project, all: bool) -> BTreeMap<usize, Vec<u8>> {
        let sheets = project.tilesets.iter().enumerate().filter_map(|(n, set)| Some((n, set.tileset.sheet.as_ref()?)));
        let changed = sheets.filter(|(_, sheet)| all || !self.known.iter().any(|known| Arc::ptr_eq(known, sheet)));
        changed.filter_map(|(n, sheet)| Some((n, encode(sheet)?))).collect()
    }

    /// The pictures of tilesets that are no longer as they were read or written last.
    pub(crate) fn changed(
        &mut self,
        storage: &dyn Storage,
        project: &Project,
        saved: &mut Saved,
    ) -> Vec<ChangedPicture> {
        let root = saved.root().to_owned();
        let mut changed = Vec::new();
        for set in project.tilesets.iter().filter(|set| !set.tileset.art.is_empty()) {
            let path = format!("{}/{}", set.path, set.tileset.art);
            let Some(content) = content(storage, &root, set) else { continue };
            if saved.knows_picture(&path, &content) {
                continue;
            }
            let now = match sheet(&content) {
                Ok(sheet) => {
                    // One that is broken may be half written: it is not known until it can be read.
                    saved.saw_picture(&path, &content);
                    let sheet = Arc::new(sheet);
                    self.keep(sheet.clone());
                    Ok(sheet)
                }
                Err(why) => Err(format!("{path}: {why}")),
            };
            let before = match &now {
                Ok(sheet) => self.on_disk.insert(path, Arc::clone(sheet)),
                Err(_) => None,
            };
            changed.push(ChangedPicture { tileset: set.path.clone(), before, now });
        }
        changed
    }

    /// Notes that all pictures of a project are on disk now.
    pub(crate) fn written(&mut self, project: &Project) {
        for set in &project.tilesets {
            let Some(sheet) = &set.tileset.sheet else { continue };
            self.on_disk.insert(format!("{}/{}", set.path, set.tileset.art), Arc::clone(sheet));
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
    let content = content(storage, root, set)?;
    let sheet = decode(&content)?;
    Some((content, sheet))
}

fn content(storage: &dyn Storage, root: &Path, set: &TilesetRef) -> Option<Vec<u8>> {
    try_content(storage, root, set).ok()
}

fn try_content(storage: &dyn Storage, root: &Path, set: &TilesetRef) -> Result<Vec<u8>, String> {
    let path = picture_path(storage, root, &set.path, &set.tileset.art);
    let path = path.map_err(|error| clause(&error.to_string()).to_owned())?;
    let storage = storage.without_links();
    match storage.meta(&path).map_err(|error| error.to_string())? {
        None => Err("there is no such file".to_owned()),
        Some(meta) if meta.is_folder => Err("this is a folder".to_owned()),
        Some(meta) if meta.length > MAX_FILE => Err("the file is too large".to_owned()),
        Some(_) => storage.read(&path, MAX_FILE).map_err(|error| error.to_string()),
    }
}

/// Returns the pictures of tilesets that are missing or can't be shown, with their places in `tileset.json`.
///
/// A tileset whose picture is decoded already is not looked at again.
pub fn problems(storage: &dyn Storage, project: &Project, saved: &Saved) -> Vec<FileProblem> {
    let named = project.tilesets.iter().filter(|set| !set.tileset.art.is_empty() && set.tileset.sheet.is_none());
    let problem = |set: &Arc<TilesetRef>| {
        let shown = try_content(storage, saved.root(), set)
            .and_then(|content| Pixels::read(&content).map_err(|error| error.to_string()));
        let message = format!("{}{}", begins(set), shown.err()?);
        let place =
            FilePlace { file: format!("{}/tileset.json", set.path), field: FIELD.into(), ..FilePlace::default() };
        Some(FileProblem { place, message, level: None, is_unread: true })
    };
    named.filter_map(problem).collect()
}

/// The field of a tileset's picture in `tileset.json`.
pub(crate) const FIELD: &str = "art";

/// The beginning of a problem with a tileset's picture.
pub(crate) fn begins(set: &TilesetRef) -> String {
    format!("the picture {}/{} can't be shown: ", set.path, set.tileset.art)
}

/// The cells of a PNG; `None` if it is none, or its sides are no multiples of 16.
pub(crate) fn decode(content: &[u8]) -> Option<Sheet> {
    sheet(content).ok()
}

fn sheet(content: &[u8]) -> Result<Sheet, String> {
    if let Some(sheet) = pixels::read_indexed(content).and_then(|(size, numbers, colors)| {
        let size = (size.0 as usize, size.1 as usize);
        Sheet::cut_indexed(size, &numbers, colors)
    }) {
        return Ok(sheet);
    }
    let picture = Pixels::read(content).map_err(|error| error.to_string())?;
    let (width, height) = (picture.width, picture.height);
    Sheet::cut(width, height, picture.rgba.as_flattened())
        .ok_or_else(|| format!("it is {width} × {height} pixels; both sides must be multiples of 16"))
}

/// A sheet as PNG: of colour numbers, if it has them.
pub(crate) fn encode(sheet: &Sheet) -> Option<Vec<u8>> {
    if let Some((colors, numbers)) = sheet.indexed_pixels() {
        let width = usize::from(sheet.across.max(1)) * 16;
        return pixels::to_indexed_png((width, numbers.len() / width), &numbers, &colors).ok();
    }
    let (width, height, pixels) = sheet.pixels();
    pixels::to_png((width, height), &pixels, (Compression::Balanced, Filter::NoFilter)).ok()
}

#[cfg(test)]
mod tests {
    use super::{decode, encode, merged};
    use sim::project::Sheet;
    use std::sync::Arc;

    /// The first cell has a colour of its own, the others are of another number; one is painted in the file.
    #[test]
    fn colours_that_were_changed_here_stay_when_the_file_changes() {
        let sheet = |numbers: [u8; 4], colors: [[u8; 4]; 3]| {
            let numbers: Vec<u8> = (0..64 * 16).map(|i| numbers[i / 16 % 4]).collect();
            Arc::new(Sheet::cut_indexed((64, 16), &numbers, colors.to_vec()).expect("four cells"))
        };
        let [red, green, blue, grey] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255], [9, 9, 9, 255]];
        let before = sheet([0, 1, 1, 1], [red, green, blue]);
        let here = before.recolored(vec![grey, green, blue]);
        let now = sheet([0, 1, 2, 1], [red, green, grey]);
        let (both, kept) = merged(Some(&before), &here, &now);
        assert_eq!((&*both, kept), (&*sheet([0, 1, 2, 1], [grey, green, grey]), 0));
    }

    #[test]
    fn what_was_painted_here_stays_when_the_file_changes() {
        let cell = |n: u8| Arc::new([n; 1024]);
        let sheet = |cells: &[u8]| Sheet { across: 2, cells: cells.iter().map(|n| cell(*n)).collect(), indexed: None };
        let before = sheet(&[1, 2, 3, 4]);
        for (name, here, now, wanted, kept) in [
            ("untouched", &[1, 2, 3, 4][..], &[5, 2, 3, 4][..], &[5, 2, 3, 4][..], 0),
            ("painted elsewhere", &[1, 9, 3, 4], &[5, 2, 3, 4], &[5, 9, 3, 4], 1),
            ("painted in both", &[9, 2, 3, 4], &[5, 2, 3, 4], &[9, 2, 3, 4], 1),
            ("painted alike", &[5, 2, 3, 4], &[5, 2, 3, 4], &[5, 2, 3, 4], 0),
            ("added here", &[1, 2, 3, 4, 7], &[5, 2], &[5, 2, 0, 0, 7], 1),
        ] {
            let (found, count) = merged(Some(&before), &sheet(here), &Arc::new(sheet(now)));
            assert_eq!((&*found, count), (&sheet(wanted), kept), "{name}");
        }
        let wide = Arc::new(Sheet { across: 4, ..sheet(&[7, 7, 7, 7]) });
        assert_eq!(merged(Some(&before), &sheet(&[9, 2, 3, 4]), &wide), (wide.clone(), 0));
    }

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
