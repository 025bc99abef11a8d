//! Palettes of a zone's levels: the picture has the colours of the first level, the tileset those of the others.

use crate::document::imported::console_color::rgb_of;
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::sonlvl::files::art::Palette;
use crate::exchange::sonlvl::files::palette::{self, PaletteKey};
use crate::exchange::sonlvl::files::project::{Level, SonLvl};
use crate::exchange::{Report, Weight};
use sim::project::{ArtPalette, LevelColors, MOST_PALETTES, Rgb, Tileset, free_name};
use std::sync::Arc;

/// Notes where the colours of a zone's picture are, which are those of its first level.
pub(crate) fn begin(sonlvl: &SonLvl<'_>, level: Level<'_>, tileset: &mut Tileset, colors: &Palette) {
    let mut sources = PaletteSources { picture: rgbs(colors), ..PaletteSources::default() };
    // What is missing was reported with the picture.
    let (_, source) = palette::read_key(sonlvl, level, "palette", (&mut sources, &mut Report::default()));
    sources.palettes.push(source);
    tileset.extra = Arc::new(sources.put((*tileset.extra).clone()));
}

/// Adds the palettes of a level to its zone's tileset. Returns those in which its blocks are shown.
///
/// A palette of the same colours of the same files is one that another level brought.
pub(crate) fn add(sonlvl: &SonLvl<'_>, level: Level<'_>, tileset: &mut Tileset, report: &mut Report) -> LevelColors {
    let mut shown = LevelColors::default();
    let Some(mut sources) = PaletteSources::of(tileset) else { return shown };
    let water = palette::water_key(level);
    for (n, PaletteKey { key, name }) in palette::keys(level).into_iter().enumerate() {
        if n == 0 && level.get(&key).is_none() {
            continue;
        }
        let (colors, mut source) = palette::read_key(sonlvl, level, &key, (&mut sources, report));
        let known = sources.palettes.iter().find(|known| known.parts == source.parts);
        let own = match known {
            Some(known) => known.palette.clone(),
            None if tileset.palettes.len() >= MOST_PALETTES => {
                let text = format!("`{key}`: a tileset has {MOST_PALETTES} palettes at most");
                report.add(level.name(), Weight::Lost, text);
                continue;
            }
            None => {
                let wanted = if name.is_empty() { level.title() } else { name };
                let is_free = |name: &str| tileset.palettes.iter().all(|palette| palette.name != name);
                let name = free_name(&wanted, " ", is_free);
                let palette = ArtPalette { name: name.clone(), colors: rgbs(&colors), ..ArtPalette::default() };
                Arc::make_mut(&mut tileset.palettes).push(palette);
                source.palette.clone_from(&name);
                sources.palettes.push(source);
                name
            }
        };
        if n == 0 {
            shown.palette.clone_from(&own);
        }
        if water.as_ref() == Some(&key) {
            shown.in_water = own;
        }
    }
    tileset.extra = Arc::new(sources.put((*tileset.extra).clone()));
    shown
}

fn rgbs(colors: &Palette) -> Vec<Rgb> {
    colors.0.iter().map(|word| rgb_of(*word)).collect()
}
