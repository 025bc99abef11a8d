//! The colours of a level: the files that the keys `palette`, `palette2`, ... join.

use crate::document::imported::palette_sources::{COLORS, PaletteSource, PaletteSources};
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::art::Palette;
use crate::exchange::sonlvl::files::folder::FileName;
use crate::exchange::sonlvl::files::project::{Level, SonLvl, file_name, number};
use crate::exchange::{Report, Weight};

/// Most files of a palette, and most palettes of a level.
const MOST_PARTS: usize = 64;

/// The key of colours beyond those of the level, which pictures of objects use.
pub(crate) const MORE_COLORS: &str = "extracolors";

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

/// A palette of a level: its key, and the name that the file gives it; none for the first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PaletteKey {
    /// `palette`, `palette2`, ...
    pub key: String,
    /// The name.
    pub name: String,
}

/// Returns the palettes of a level: `palette`, then `palette2`, `palette3`, ... as far as they go.
pub(crate) fn keys(level: Level<'_>) -> Vec<PaletteKey> {
    let first = PaletteKey { key: "palette".to_owned(), name: String::new() };
    let further = (2..=MOST_PARTS).map_while(|n| {
        let key = format!("palette{n}");
        let name = level.get(&key)?.text.split('|').next().unwrap_or_default().trim();
        let name = if name.is_empty() { format!("Palette {n}") } else { name.to_owned() };
        Some(PaletteKey { key, name })
    });
    std::iter::once(first).chain(further).collect()
}

/// Returns the key of the palette under water: `waterpal` counts all palettes from 1, and the first is none.
pub(crate) fn water_key(level: Level<'_>) -> Option<String> {
    let number = level.get("waterpal").and_then(|value| number(&value.text)).filter(|number| *number > 1)?;
    Some(keys(level).into_iter().nth(number - 1)?.key)
}

/// Returns the parts of a palette: `file:source:destination:length`, in colours. `lost` gets those that are not read.
pub(crate) fn parts(level: Level<'_>, key: &str, mut lost: impl FnMut(String)) -> Vec<PalettePart> {
    let Some(value) = level.get(key) else { return Vec::new() };
    // Further palettes begin with a name.
    let first = usize::from(key != "palette" && key != MORE_COLORS);
    let raws: Vec<&str> = value.raw.split('|').collect();
    let mut found = Vec::new();
    let texts = value.text.split('|').enumerate().skip(first).take(MOST_PARTS);
    for (i, part) in texts.filter(|(_, part)| !part.trim().is_empty()) {
        let mut fields = part.split(':');
        let name = fields.next().unwrap_or_default();
        let raw = raws.get(i).and_then(|raw| raw.split(':').next()).unwrap_or(name);
        let numbers: Option<Vec<usize>> = fields.map(number).collect();
        let (source, destination, length) = match numbers.as_deref() {
            Some([]) => (0, 0, COLORS),
            Some([source, destination, length]) => (*source, *destination, *length),
            _ => {
                lost(format!("`{part}` of `{key}`: file:source:destination:length is wanted"));
                continue;
            }
        };
        found.push(PalettePart { file: file_name(name, raw), source, destination, length });
    }
    found
}

/// Reads the first palette of a level; what is missing is in the report.
pub(crate) fn read(sonlvl: &SonLvl<'_>, level: Level<'_>, report: &mut Report) -> Palette {
    if level.get("palette").is_none() {
        report.add(level.name(), Weight::Note, "no `palette`: the picture is grey");
        return Palette::default();
    }
    read_key(sonlvl, level, "palette", (&mut PaletteSources::default(), report)).0
}

/// Reads a palette of a level, and notes its files among the sources; what is missing is in the report.
pub(crate) fn read_key(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    key: &str,
    (sources, report): (&mut PaletteSources, &mut Report),
) -> (Palette, PaletteSource) {
    let mut palette = Palette([0; COLORS]);
    let mut source = PaletteSource { section: level.name().to_owned(), key: key.to_owned(), ..Default::default() };
    let mut lost = |text: String| report.add(level.name(), Weight::Lost, text);
    for PalettePart { file, source: from, destination, length } in parts(level, key, &mut lost) {
        let file = match sonlvl.folder.unpack(&file, Compression::Uncompressed) {
            Ok(file) => file,
            Err(error) => {
                lost(error.to_string());
                continue;
            }
        };
        let colours = file.bytes.as_chunks::<2>().0.iter().skip(from).take(length);
        let number = sources.file(&sonlvl.folder.shown(&file.path), &file.bytes);
        let mut count = 0;
        for (slot, colour) in palette.0.iter_mut().skip(destination).zip(colours) {
            *slot = u16::from_be_bytes(*colour);
            count += 1;
        }
        // Colours that the file does not have belong to no file.
        source.parts.push([number, from, destination, count]);
    }
    (palette, source)
}
