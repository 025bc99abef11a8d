//! The files that hold the colours of an imported tileset: one word of a file may be shown in several palettes, and in several
//! tilesets.

use super::console_color::rgb_of;
use super::extra::{read_field, with_field};
use super::packed::Packed;
use serde::{Deserialize, Serialize};
use sim::project::{Extra, Project, Rgb, Tileset};

/// The field's name in the extra map of a tileset.
const FIELD: &str = "sonlvl_colors";
/// Colours of a palette of the console: four lines of 16.
pub(crate) const COLORS: usize = 64;

/// Of a tileset: its palettes, and the files of their colours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PaletteSources {
    /// The files.
    pub files: Vec<ColorFile>,
    /// The palettes; that of the picture comes first.
    pub palettes: Vec<PaletteSource>,
    /// The picture's colours when it was imported.
    pub picture: Vec<Rgb>,
}

/// A file of colours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct ColorFile {
    /// The path from the outermost folder.
    pub path: String,
    /// Its content when project and disassembly last agreed.
    pub content: Packed,
}

/// The source of a palette.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct PaletteSource {
    /// The palette's name in the tileset; none for the picture's own colours.
    pub palette: String,
    /// The section of the INI file.
    pub section: String,
    /// The key in that section.
    pub key: String,
    /// Its parts: number of the file, first colour there, first colour here, number of colours. Later ones cover earlier ones.
    pub parts: Vec<[usize; 4]>,
}

impl PaletteSource {
    /// The file and the place in it of a colour; `None` for one that no file holds.
    pub(crate) fn cell(&self, number: usize) -> Option<(usize, usize)> {
        self.parts.iter().rev().find_map(|[file, source, first, count]| {
            let at = number.checked_sub(*first).filter(|at| at < count)?;
            Some((*file, source.checked_add(at)?))
        })
    }
}

impl PaletteSources {
    /// The sources of a tileset; `None` for one that was not imported with its colours.
    pub(crate) fn of(tileset: &Tileset) -> Option<Self> {
        read_field(&tileset.extra, FIELD)
    }

    /// An extra map with them.
    pub(crate) fn put(&self, extra: Extra) -> Extra {
        with_field(extra, FIELD, self)
    }

    /// The number of a file, which is added if it is not there.
    pub(crate) fn file(&mut self, path: &str, content: &[u8]) -> usize {
        let known = self.files.iter().position(|file| file.path == path);
        known.unwrap_or_else(|| {
            self.files.push(ColorFile { path: path.to_owned(), content: Packed::of(content) });
            self.files.len() - 1
        })
    }

    /// The colours of a palette when project and disassembly last agreed; black where no file holds one.
    pub(crate) fn colors(&self, palette: &PaletteSource) -> Vec<Rgb> {
        let files: Vec<Vec<u8>> = self.files.iter().map(|file| file.content.bytes().unwrap_or_default()).collect();
        let word = |number| {
            let (file, at) = palette.cell(number)?;
            let bytes = files.get(file)?.get(at.checked_mul(2)?..)?.first_chunk::<2>()?;
            Some(u16::from_be_bytes(*bytes))
        };
        (0..COLORS).map(|number| word(number).map_or(Rgb([0; 3]), rgb_of)).collect()
    }
}

/// True if a tileset's colours are those of the console.
pub fn has_console_colors(tileset: &Tileset) -> bool {
    tileset.extra.contains_key(FIELD)
}

/// A colour of a palette of a project.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct ColorPlace {
    /// The tileset's place in the project's list.
    pub tileset: usize,
    /// The palette's name; none for the picture's own colours.
    pub palette: String,
    /// The colour's number.
    pub number: usize,
}

/// Returns all colours of a project that are the same word of the same file as one of it, itself included.
pub fn same_word(project: &Project, place: &ColorPlace) -> Vec<ColorPlace> {
    let own = || {
        let sources = PaletteSources::of(&project.tilesets.get(place.tileset)?.tileset)?;
        let palette = sources.palettes.iter().find(|source| source.palette == place.palette)?;
        let (file, at) = palette.cell(place.number)?;
        Some((sources.files.get(file)?.path.clone(), at))
    };
    let Some((path, at)) = own() else { return vec![place.clone()] };
    let mut places = Vec::new();
    for (tileset, set) in project.tilesets.iter().enumerate() {
        let Some(sources) = PaletteSources::of(&set.tileset) else { continue };
        let Some(file) = sources.files.iter().position(|file| file.path == path) else { continue };
        for source in &sources.palettes {
            let numbers = (0..COLORS).filter(|number| source.cell(*number) == Some((file, at)));
            places.extend(numbers.map(|number| ColorPlace { tileset, palette: source.palette.clone(), number }));
        }
    }
    if !places.contains(place) {
        places.push(place.clone());
    }
    places
}
