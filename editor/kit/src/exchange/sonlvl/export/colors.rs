//! The colours of a zone's palettes: a changed colour is one changed word of a file.

use super::Export;
use super::files::Source;
use super::zone::ZoneOut;
use crate::document::art::palettes;
use crate::document::imported::console_color::{BITS, rgb_of, word_of};
use crate::document::imported::packed::Packed;
use crate::document::imported::palette_sources::{COLORS, PaletteSource, PaletteSources};
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::files::palette;
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::{Report, Weight};
use sim::project::{LevelData, Rgb};
use std::collections::BTreeMap;

/// The parts of a file of colours.
const WORDS: Parts = Parts::of(2, 0, ["colour", "colours"]);

/// A word of a file of colours; `None` behind its end.
fn word(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_be_bytes(*bytes.get(at.checked_mul(2)?..)?.first_chunk::<2>()?))
}

impl<'a> Export<'a> {
    /// Lays out the files of a zone's colours.
    pub(super) fn color_files(&mut self, level: Level<'_>, out: &mut ZoneOut<'a>) {
        let Some(mut sources) = PaletteSources::of(&out.set.tileset) else { return };
        let Some(sheet) = &out.set.tileset.sheet else { return };
        if sheet.indexed.is_none() {
            let text = "the picture of its blocks has no colour numbers any more: colours are not written";
            return self.add(level, Weight::Lost, text);
        }
        for number in 0..sources.files.len() {
            let file = &sources.files[number];
            let Some(source) = self.color_file(&file.path, &sources) else {
                let text = format!("{}: colours are not written: no palette names the file any more", file.path);
                self.add(level, Weight::Note, text);
                continue;
            };
            let base = self.base_of(file.content.bytes(), source.now.as_ref());
            let mut ours = base.clone();
            for (at, color) in self.wanted_colors(level, out, (&sources, number, &base)) {
                if let (Some(word), Some(place)) = (word(&base, at), ours.get_mut(2 * at..2 * at + 2)) {
                    place.copy_from_slice(&(word & !BITS | word_of(color)).to_be_bytes());
                }
            }
            let agreed = self.lay(level.name(), source, WORDS, &base, &ours);
            sources.files[number].content = Packed::of(&agreed);
        }
        out.after.2 = Some(sources);
    }

    /// A file of colours, if the INI file still names it for one of these palettes.
    pub(super) fn color_file(&self, path: &str, sources: &PaletteSources) -> Option<Source> {
        let folder = &self.sonlvl.folder;
        let named = |source: &PaletteSource| {
            let level = self.sonlvl.level(&source.section).ok()?;
            let parts = palette::parts(level, &source.key, |_| ());
            parts
                .into_iter()
                .find_map(|part| Some(folder.find(&part.file).ok()?.path).filter(|real| folder.shown(real) == path))
        };
        let path = sources.palettes.iter().find_map(named)?;
        let now = folder.read(&path).ok()?;
        Some(Source { path, compression: Compression::Uncompressed, now: Some(now) })
    }

    /// The words of a file that the project has other colours for than `base`.
    fn wanted_colors(
        &mut self,
        level: Level<'_>,
        out: &ZoneOut<'_>,
        (sources, file, base): (&PaletteSources, usize, &[u8]),
    ) -> BTreeMap<usize, Rgb> {
        let mut wanted: BTreeMap<usize, Rgb> = BTreeMap::new();
        for source in &sources.palettes {
            let Some(colors) = palettes::colors(&out.set.tileset, &source.palette) else { continue };
            for (number, color) in colors.into_iter().take(COLORS).enumerate() {
                let Some((_, at)) = source.cell(number).filter(|(of, _)| *of == file) else { continue };
                if word(base, at).is_none_or(|word| rgb_of(word) == color) {
                    continue;
                }
                if wanted.insert(at, color).is_some_and(|other| other != color) {
                    let text = format!(
                        "{}: colour {at:02X} is {color} in `{}` and another one in another palette",
                        sources.files[file].path, source.palette
                    );
                    self.add(level, Weight::Lost, text);
                }
            }
        }
        wanted
    }

    /// Reports a level that shows other palettes than its section names: the game's code chooses them.
    pub(super) fn unwritten_palettes(&mut self, level: Level<'_>, data: &LevelData, out: &ZoneOut<'_>) {
        let Some(mut sources) = PaletteSources::of(&out.set.tileset) else { return };
        let mut shown = |key: &str| {
            let read = palette::read_key(self.sonlvl, level, key, (&mut sources, &mut Report::default()));
            sources.palettes.iter().find(|source| source.parts == read.1.parts).map(|source| source.palette.clone())
        };
        let (own, water) = (shown("palette"), palette::water_key(level).and_then(|key| shown(&key)));
        let is_other = own.is_some_and(|own| own != data.colors.palette);
        if is_other || water.unwrap_or_default() != data.colors.in_water {
            self.add(level, Weight::Lost, "the choice of its palettes: the game's code decides that");
        }
    }
}
