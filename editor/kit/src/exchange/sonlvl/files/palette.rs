//! The colours of a level: the files that the key `palette` joins.

use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::art::{COLOURS, Palette};
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::project::{Level, SonLvl, file_name, number};
use crate::exchange::{Report, Weight};

/// Most files of a palette.
const MOST_PARTS: usize = 64;

/// A part of a palette: colours of a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PalettePart {
    /// The file.
    pub file: FileName,
    /// The first colour in the file.
    pub source: usize,
    /// The first colour of the palette that it sets.
    pub destination: usize,
    /// The number of colours.
    pub length: usize,
}

/// Returns the parts of a palette: `file:source:destination:length`, in colours. `lost` gets those that are not read.
pub(crate) fn parts(level: Level<'_>, mut lost: impl FnMut(String)) -> Vec<PalettePart> {
    let Some(value) = level.get("palette") else { return Vec::new() };
    let raws: Vec<&str> = value.raw.split('|').collect();
    let mut found = Vec::new();
    for (i, part) in value.text.split('|').enumerate().take(MOST_PARTS).filter(|(_, part)| !part.trim().is_empty()) {
        let mut fields = part.split(':');
        let name = fields.next().unwrap_or_default();
        let raw = raws.get(i).and_then(|raw| raw.split(':').next()).unwrap_or(name);
        let numbers: Option<Vec<usize>> = fields.map(number).collect();
        let (source, destination, length) = match numbers.as_deref() {
            Some([]) => (0, 0, COLOURS),
            Some([source, destination, length]) => (*source, *destination, *length),
            _ => {
                lost(format!("`{part}` of the palette: file:source:destination:length is wanted"));
                continue;
            }
        };
        found.push(PalettePart { file: file_name(name, raw), source, destination, length });
    }
    found
}

/// Reads the palette of a level; what is missing is in the report.
pub(crate) fn read(sonlvl: &SonLvl<'_>, level: Level<'_>, report: &mut Report) -> Palette {
    if level.get("palette").is_none() {
        report.add(level.name(), Weight::Note, "no `palette`: the picture is grey");
        return Palette::default();
    }
    let mut palette = Palette([0; COLOURS]);
    let mut lost = |text: String| report.add(level.name(), Weight::Lost, text);
    for PalettePart { file, source, destination, length } in parts(level, &mut lost) {
        let file = match sonlvl.folder.unpack(&file, Compression::Uncompressed) {
            Ok(file) => file,
            Err(error) => {
                lost(error.to_string());
                continue;
            }
        };
        let colours = file.bytes.as_chunks::<2>().0.iter().skip(source).take(length);
        for (slot, colour) in palette.0.iter_mut().skip(destination).zip(colours) {
            *slot = u16::from_be_bytes(*colour);
        }
    }
    palette
}
