//! The palettes of a tileset, changed: the picture's own colours, and others that levels choose.

use crate::document::Edit;
use crate::document::edit::LevelSettings;
use crate::document::imported::palette_sources::{ColorPlace, PaletteSources, same_word};
use sim::project::{ArtPalette, MOST_PALETTES, Project, Rgb, Sheet, Tileset, TilesetRef};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The colours of a palette by number, those of the picture where it has none of its own: as many as the picture has. `None` if the
/// picture has no colour numbers, or there is no such palette.
pub fn colors(tileset: &Tileset, palette: &str) -> Option<Vec<Rgb>> {
    let own = &tileset.sheet.as_ref()?.indexed.as_ref()?.colors;
    let other = match palette {
        "" => &[][..],
        name => &tileset.palettes.iter().find(|palette| palette.name == name)?.colors,
    };
    let own = own.iter().map(|color| Rgb([color[0], color[1], color[2]]));
    Some(own.enumerate().map(|(number, own)| other.get(number).copied().unwrap_or(own)).collect())
}

/// The edits that give colours of a palette other values. Colours that are the same word of a file follow, also those of other
/// tilesets.
pub fn recolored(project: &Project, tileset: usize, palette: &str, values: &[(usize, Rgb)]) -> Vec<Edit> {
    let mut wanted: BTreeMap<ColorPlace, Rgb> = BTreeMap::new();
    for (number, color) in values {
        let place = ColorPlace { tileset, palette: palette.to_owned(), number: *number };
        wanted.extend(same_word(project, &place).into_iter().map(|place| (place, *color)));
    }
    let mut edits = Vec::new();
    for (index, set) in project.tilesets.iter().enumerate() {
        let mut new: Tileset = (*set.tileset).clone();
        let mut names: Vec<&str> = wanted.keys().filter(|at| at.tileset == index).map(|at| &*at.palette).collect();
        names.dedup();
        for name in names {
            let values = wanted.iter().filter(|(place, _)| place.tileset == index && place.palette == name);
            put_colors(&mut new, name, values.map(|(place, color)| (place.number, *color)));
        }
        edits.extend(changed(set, index, new));
    }
    edits
}

/// Gives colours of a palette other values.
pub(crate) fn put_colors(tileset: &mut Tileset, palette: &str, values: impl Iterator<Item = (usize, Rgb)>) {
    let Some(known) = colors(tileset, palette) else { return };
    if let Some(own) = Arc::make_mut(&mut tileset.palettes).iter_mut().find(|own| own.name == palette) {
        for (number, color) in values.filter(|(number, _)| *number < known.len()) {
            let from = own.colors.len();
            own.colors.extend(known.iter().skip(from).take((number + 1).saturating_sub(from)));
            own.colors[number] = color;
        }
        return;
    }
    let Some(sheet) = &tileset.sheet else { return };
    let mut own = sheet.indexed.as_ref().map(|indexed| indexed.colors.clone()).unwrap_or_default();
    for (number, Rgb([red, green, blue])) in values {
        if let Some(color) = own.get_mut(number) {
            *color = [red, green, blue, color[3]];
        }
    }
    tileset.sheet = Some(Arc::new(sheet.recolored(own)));
}

/// The edit that gives a tileset's picture colour numbers; `None` if it has them, or more colours than there can be.
pub fn numbered(project: &Project, index: usize) -> Option<Edit> {
    let set = project.tilesets.get(index)?;
    let sheet = set.tileset.sheet.as_ref().filter(|sheet| sheet.indexed.is_none())?;
    let sheet: Sheet = sheet.with_numbers()?;
    changed(set, index, Tileset { sheet: Some(Arc::new(sheet)), ..(*set.tileset).clone() })
}

/// The edit that adds a palette with the colours of another one, and its name: a free one like that. `None` if there is no room.
pub fn added(project: &Project, index: usize, (like, name): (&str, &str)) -> Option<(Edit, String)> {
    let set = project.tilesets.get(index)?;
    let palettes = &set.tileset.palettes;
    let colors = colors(&set.tileset, like).filter(|_| palettes.len() < MOST_PALETTES)?;
    let is_free = |name: &str| palettes.iter().all(|palette| palette.name != name);
    let name = sim::project::free_name(name, " ", is_free);
    let mut new = (*set.tileset).clone();
    Arc::make_mut(&mut new.palettes).push(ArtPalette { name: name.clone(), colors, ..ArtPalette::default() });
    Some((changed(set, index, new)?, name))
}

/// The edits that take a palette away. Levels that show it take the pictures' own colours, unless another tileset has one of that
/// name.
pub fn removed(project: &Project, index: usize, name: &str) -> Vec<Edit> {
    renamed_to(project, index, name, None)
}

/// The edits that give a palette another name. Levels follow, unless another tileset has one of the old name.
///
/// # Errors
/// Says why the name cannot be taken.
pub fn renamed(project: &Project, index: usize, name: &str, new: &str) -> Result<Vec<Edit>, &'static str> {
    if new.is_empty() {
        return Err("A palette needs a name.");
    }
    let palettes = project.tilesets.get(index).map_or(&[][..], |set| &set.tileset.palettes[..]);
    if name != new && palettes.iter().any(|palette| palette.name == new) {
        return Err("Another palette of this tileset has that name.");
    }
    Ok(renamed_to(project, index, name, Some(new)))
}

fn renamed_to(project: &Project, index: usize, name: &str, to: Option<&str>) -> Vec<Edit> {
    let Some(set) = project.tilesets.get(index) else { return Vec::new() };
    let mut new = (*set.tileset).clone();
    let palettes = Arc::make_mut(&mut new.palettes);
    match to {
        Some(to) => palettes.iter_mut().filter(|own| own.name == name).for_each(|own| to.clone_into(&mut own.name)),
        None => palettes.retain(|own| own.name != name),
    }
    if let Some(mut sources) = PaletteSources::of(&new) {
        let is_it = |source: &crate::document::imported::palette_sources::PaletteSource| source.palette == name;
        match to {
            Some(to) => {
                sources
                    .palettes
                    .iter_mut()
                    .filter(|source| is_it(source))
                    .for_each(|source| source.palette = to.into());
            }
            None => sources.palettes.retain(|source| !is_it(source) || name.is_empty()),
        }
        new.extra = Arc::new(sources.put((*new.extra).clone()));
    }
    let mut edits: Vec<Edit> = changed(set, index, new).into_iter().collect();
    let others = project.tilesets.iter().enumerate().filter(|(other, _)| *other != index);
    let is_elsewhere = others.flat_map(|(_, set)| set.tileset.palettes.iter()).any(|palette| palette.name == name);
    if edits.is_empty() || is_elsewhere {
        return edits;
    }
    for level in &project.levels {
        let mut settings = LevelSettings::of(level);
        let colors = &mut settings.colors;
        for own in [&mut colors.palette, &mut colors.in_water] {
            if own == name {
                to.unwrap_or_default().clone_into(own);
            }
        }
        if **colors != level.colors {
            edits.push(Edit::SetLevelSettings { level: level.key.clone(), settings });
        }
    }
    edits
}

/// Returns colours in even steps from the first to the last of a list, those included.
pub fn gradient(colors: &[Rgb]) -> Vec<Rgb> {
    let (Some(Rgb(from)), Some(Rgb(to))) = (colors.first().copied(), colors.last().copied()) else { return Vec::new() };
    let last = i32::try_from(colors.len() - 1).unwrap_or(i32::MAX).max(1);
    let mixed = |step: i32, part: usize| {
        let (from, to) = (i32::from(from[part]), i32::from(to[part]));
        // Rounded to the nearest, the same from both ends.
        ((2 * (from * (last - step) + to * step) + last) / (2 * last)).clamp(0, 255) as u8
    };
    (0..).take(colors.len()).map(|step| Rgb([0, 1, 2].map(|part| mixed(step, part)))).collect()
}

/// The edit that replaces a tileset; `None` if nothing changes.
fn changed(set: &Arc<TilesetRef>, index: usize, new: Tileset) -> Option<Edit> {
    let is_changed = new != *set.tileset;
    let tileset = || Some(Arc::new(TilesetRef { tileset: Arc::new(new), ..(**set).clone() }));
    is_changed.then(|| Edit::SetTileset { index, tileset: tileset() })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::document::imported::palette_sources::PaletteSource;
    use crate::document::{Document, History};
    use sim::project::{LevelColors, LevelData};

    const COLORS: [[u8; 4]; 4] = [[0; 4], [255, 0, 0, 255], [0, 255, 0, 255], [255, 0, 0, 255]];

    fn set(path: &str) -> Arc<TilesetRef> {
        let numbers: Vec<u8> = (0..64 * 16).map(|i| (i / 16 % 4) as u8).collect();
        let sheet = Sheet::cut_indexed((64, 16), &numbers, COLORS.to_vec()).unwrap();
        let palette = ArtPalette { name: "Night".into(), colors: vec![Rgb([9; 3]); 2], ..ArtPalette::default() };
        let tileset = Tileset { sheet: Some(Arc::new(sheet)), palettes: Arc::new(vec![palette]), ..Tileset::default() };
        Arc::new(TilesetRef { path: path.into(), tileset: Arc::new(tileset), ..TilesetRef::default() })
    }

    fn project() -> Project {
        let colors = LevelColors { palette: "Night".into(), ..LevelColors::default() };
        let level = LevelData { key: "a".into(), colors, ..LevelData::default() };
        Project { tilesets: vec![set("one"), set("two")], levels: vec![Arc::new(level)], ..Project::default() }
    }

    #[test]
    fn a_palette_is_as_long_as_the_picture_s() {
        let project = project();
        let tileset = &project.tilesets[0].tileset;
        assert_eq!(colors(tileset, "Night").unwrap(), [[9; 3], [9; 3], [0, 255, 0], [255, 0, 0]].map(Rgb));
        assert_eq!(colors(tileset, "").unwrap()[1], Rgb([255, 0, 0]));
        assert_eq!(colors(tileset, "Day"), None);
        assert_eq!(colors(&Tileset::default(), ""), None);
    }

    #[test]
    fn colours_change_and_come_back() {
        for (palette, number) in [("", 3), ("Night", 3), ("Night", 0)] {
            let before = project();
            let mut history = History::new(Document::new(before.clone(), None));
            let edits = recolored(&before, 0, palette, &[(number, Rgb([1, 2, 3])), (99, Rgb([7; 3]))]);
            history.apply("Colour", None, edits).unwrap();
            let now = history.document().project().clone();
            assert_eq!(colors(&now.tilesets[0].tileset, palette).unwrap()[number], Rgb([1, 2, 3]));
            assert_eq!(now.tilesets[1], before.tilesets[1], "another tileset with other files");
            let cells = &now.tilesets[0].tileset.sheet.as_ref().unwrap().cells;
            let wanted = if palette.is_empty() { 1 } else { 255 };
            assert_eq!((cells[3][0], cells[1][0]), (wanted, 255), "only pixels of that number");
            history.undo();
            assert_eq!(*history.document().project(), before, "{palette}");
            history.redo();
            assert_eq!(*history.document().project(), now, "{palette}");
        }
        assert!(recolored(&project(), 0, "", &[(1, Rgb([255, 0, 0]))]).is_empty(), "it is that colour already");
    }

    /// Two numbers of one tileset and one of the other are the same word of a file.
    #[test]
    fn the_same_word_is_the_same_colour_everywhere() {
        let mut project = project();
        for (n, parts) in [(0, vec![[0, 4, 0, 2], [0, 4, 2, 1]]), (1, vec![[0, 4, 3, 1]])] {
            let mut sources = PaletteSources::default();
            sources.file(if n == 0 { "pal/a.bin" } else { "pal/b.bin" }, &[0; 20]);
            if n == 1 {
                sources.files.insert(0, sources.files[0].clone());
                sources.files[0].path = "pal/a.bin".into();
            }
            sources.palettes.push(PaletteSource { parts, ..PaletteSource::default() });
            let set = Arc::make_mut(&mut project.tilesets[n]);
            let tileset = Arc::make_mut(&mut set.tileset);
            tileset.extra = Arc::new(sources.put((*tileset.extra).clone()));
        }
        let mut history = History::new(Document::new(project.clone(), None));
        history.apply("Colour", None, recolored(&project, 0, "", &[(2, Rgb([1; 3]))])).unwrap();
        let now = history.document().project();
        let all: Vec<Vec<Rgb>> = (0..2).map(|n| colors(&now.tilesets[n].tileset, "").unwrap()).collect();
        assert_eq!(all[0], [[1; 3], [255, 0, 0], [1; 3], [255, 0, 0]].map(Rgb));
        assert_eq!(all[1], [[0; 3], [255, 0, 0], [0, 255, 0], [1; 3]].map(Rgb));
    }

    #[test]
    fn levels_follow_the_names_of_palettes() {
        let mut only = project();
        only.tilesets.pop();
        let edits = renamed(&only, 0, "Night", "Dusk").unwrap();
        let mut history = History::new(Document::new(only, None));
        history.apply("Rename", None, edits).unwrap();
        assert_eq!(history.document().project().levels[0].colors.palette, "Dusk");
        let edits = removed(history.document().project(), 0, "Dusk");
        history.apply("Remove", None, edits).unwrap();
        assert_eq!(history.document().project().levels[0].colors, LevelColors::default());
        let both = project();
        assert_eq!(renamed(&both, 0, "Night", "Dusk").unwrap().len(), 1, "the other tileset has it too");
        assert!(renamed(&both, 0, "Night", "").is_err());
        let (edit, name) = added(&both, 0, ("", "Night")).unwrap();
        assert_eq!(name, "Night 2");
        let mut history = History::new(Document::new(both, None));
        history.apply("Add", None, vec![edit]).unwrap();
        assert!(renamed(history.document().project(), 0, "Night 2", "Night").is_err());
    }

    #[test]
    fn gradients_are_even() {
        let shades = gradient(&[[0, 10, 255], [1; 3], [2; 3], [3; 3], [8, 10, 0]].map(Rgb));
        assert_eq!(shades, [[0, 10, 255], [2, 10, 191], [4, 10, 128], [6, 10, 64], [8, 10, 0]].map(Rgb));
        assert_eq!(gradient(&[Rgb([5; 3])]), [Rgb([5; 3])]);
        assert!(gradient(&[]).is_empty());
    }
}
