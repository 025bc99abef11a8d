//! The pixels of a tileset's picture, painted: those of one cell, or of all places that show the same pattern of 8×8 pixels.

use crate::document::Edit;
use crate::document::imported::palette_sources::has_console_colors;
use sim::project::{ArtCell, Project, Sheet, Tileset};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Pixels along the side of a pattern: a quarter of a cell.
pub(crate) const SIDE: usize = 8;
/// The ways in which a pattern can be mirrored: left to right, and top to bottom.
pub(crate) const MIRRORED: [(bool, bool); 4] = [(false, false), (true, false), (false, true), (true, true)];
/// Colours of a line of the console's palette.
const LINE: usize = 16;
/// Patterns of a cell.
const QUARTERS: usize = 4;

/// Pixels of a pattern, row after row: what is the same in all places that show it.
type Shape = [u32; SIDE * SIDE];

/// The place of a pixel of a pattern that is mirrored.
fn turned(at: usize, (flip_x, flip_y): (bool, bool)) -> usize {
    let turned = |at: usize, flip: bool| if flip { SIDE - 1 - at } else { at };
    turned(at / SIDE, flip_y) * SIDE + turned(at % SIDE, flip_x)
}

/// The pixels of a pattern, mirrored.
pub(crate) fn mirrored<T: Copy>(pixels: &[T; SIDE * SIDE], flips: (bool, bool)) -> [T; SIDE * SIDE] {
    std::array::from_fn(|at| pixels[turned(at, flips)])
}

/// The place in a cell of a pixel of one of its quarters.
const fn in_cell(quarter: usize, at: usize) -> usize {
    (quarter / 2 * SIDE + at / SIDE) * 2 * SIDE + quarter % 2 * SIDE + at % SIDE
}

/// A quarter of a cell.
struct Pattern {
    /// The pixels. On the console each is a number in a line of the palette, whichever the line is.
    shape: Shape,
    /// The line of the palette; 0 for pictures without lines.
    line: usize,
}

/// A picture whose pixels are painted.
struct PaintedSheet<'a> {
    sheet: &'a Sheet,
    /// The colours by number, of a picture of the console.
    colors: Option<&'a [[u8; 4]]>,
}

impl<'a> PaintedSheet<'a> {
    fn of(tileset: &'a Tileset) -> Option<Self> {
        let sheet = tileset.sheet.as_deref()?;
        let indexed = sheet.indexed.as_deref().filter(|_| has_console_colors(tileset));
        Some(Self { sheet, colors: indexed.map(|indexed| &indexed.colors[..]) })
    }

    /// The quarters of a cell; `None` for one that has pixels of several lines, or colours that no line has.
    fn patterns(&self, cell: usize) -> [Option<Pattern>; QUARTERS] {
        let Some(pixels) = self.sheet.cells.get(cell).map(|cell| cell.as_chunks::<4>().0) else {
            return [const { None }; QUARTERS];
        };
        let numbers = self.colors.map(|_| self.sheet.numbers(cell));
        std::array::from_fn(|quarter| {
            let is_clear = |at: usize| pixels[in_cell(quarter, at)][3] == 0;
            let Some(numbers) = &numbers else {
                let shown = |at: usize| if is_clear(at) { 0 } else { u32::from_le_bytes(pixels[in_cell(quarter, at)]) };
                return Some(Pattern { shape: std::array::from_fn(shown), line: 0 });
            };
            let numbers = numbers.as_ref()?;
            let number = |at: usize| usize::from(numbers[in_cell(quarter, at)]);
            let mut lines = (0..SIDE * SIDE).filter(|at| !is_clear(*at)).map(|at| number(at) / LINE);
            let line = lines.next().unwrap_or(0);
            let shown = |at: usize| if is_clear(at) { 0 } else { (number(at) % LINE) as u32 };
            lines.all(|other| other == line).then(|| Pattern { shape: std::array::from_fn(shown), line })
        })
    }

    /// The colour in a line that has the same number there as a colour has in another one; the colour itself if that line has
    /// none.
    fn in_line(&self, color: [u8; 4], from: usize, to: usize) -> [u8; 4] {
        let Some(colors) = self.colors.filter(|_| color[3] > 0) else { return color };
        let line = colors.get(from * LINE..(from + 1) * LINE).unwrap_or_default();
        let number = line.iter().skip(1).position(|own| *own == color);
        number.and_then(|number| colors.get(to * LINE + 1 + number)).copied().unwrap_or(color)
    }
}

/// Returns the edits that give pixels of a cell of a tileset's picture a colour, alpha included.
///
/// `everywhere` paints all places with them that show the same pattern of 8×8 pixels, mirrored or not, and on the console in
/// any line of the palette. A pattern without any pixel is the cell's own.
pub fn painted(
    project: &Project,
    tileset: usize,
    cell: u16,
    pixels: &[(i32, i32)],
    (color, everywhere): ([u8; 4], bool),
) -> Vec<Edit> {
    let Some(set) = project.tilesets.get(tileset) else { return Vec::new() };
    let Some(painted) = PaintedSheet::of(&set.tileset) else { return Vec::new() };
    let own = usize::from(cell);
    let places: Vec<usize> = pixels
        .iter()
        .filter(|(x, y)| (0..16).contains(x) && (0..16).contains(y))
        .map(|(x, y)| (*y * 16 + *x) as usize)
        .collect();
    let mut new: BTreeMap<usize, ArtCell> = BTreeMap::new();
    let mut put = |cell: usize, at: usize, color: [u8; 4]| {
        let Some(old) = painted.sheet.cells.get(cell) else { return };
        let pixels = Arc::make_mut(new.entry(cell).or_insert_with(|| Arc::clone(old)));
        pixels[at * 4..][..4].copy_from_slice(&color);
    };
    let own_patterns = painted.patterns(own);
    let copied: Vec<_> = (own_patterns.iter().enumerate().filter(|_| everywhere))
        .filter_map(|(quarter, pattern)| {
            let pattern = pattern.as_ref().filter(|pattern| pattern.shape != [0; SIDE * SIDE])?;
            let changed: Vec<usize> = (0..SIDE * SIDE).filter(|at| places.contains(&in_cell(quarter, *at))).collect();
            let shapes = MIRRORED.map(|flips| (mirrored(&pattern.shape, flips), flips));
            (!changed.is_empty()).then_some((quarter, pattern.line, changed, shapes))
        })
        .collect();
    for other in (0..painted.sheet.cells.len()).filter(|_| !copied.is_empty()) {
        for (place, known) in painted.patterns(other).iter().enumerate() {
            let Some(known) = known else { continue };
            for (_, line, changed, shapes) in copied.iter().filter(|(quarter, ..)| (other, place) != (own, *quarter)) {
                let Some((_, flips)) = shapes.iter().find(|(shape, _)| *shape == known.shape) else { continue };
                let color = painted.in_line(color, *line, known.line);
                changed.iter().for_each(|at| put(other, in_cell(place, turned(*at, *flips)), color));
            }
        }
    }
    places.iter().for_each(|at| put(own, *at, color));
    let is_new = |cell: usize, value: &ArtCell| painted.sheet.cells.get(cell) != Some(value);
    let edits = new.into_iter().filter(|(cell, value)| is_new(*cell, value));
    edits
        .filter_map(|(cell, value)| {
            Some(Edit::SetArtCell { tileset, cell: u16::try_from(cell).ok()?, value: Some(value) })
        })
        .collect()
}

/// Returns the quarters of a cell that the console cannot show, because no line of its palette has all their colours: upper
/// left, upper right, lower left, lower right. None for pictures of other tilesets.
pub fn impossible(tileset: &Tileset, cell: u16) -> [bool; QUARTERS] {
    match PaintedSheet::of(tileset) {
        Some(painted) if painted.colors.is_some() && usize::from(cell) < painted.sheet.cells.len() => {
            painted.patterns(cell.into()).map(|pattern| pattern.is_none())
        }
        _ => [false; QUARTERS],
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use crate::document::imported::palette_sources::PaletteSources;
    use crate::document::{Document, History};
    use sim::project::{Extra, TilesetRef};

    /// Four cells: in the first one an upper left pattern, the same in the second one mirrored and in line 1 of the palette, and
    /// in the third one upside down in its lower right quarter.
    fn project(is_console: bool) -> Project {
        let color = |number: usize| {
            [number as u8 * 7, 255 - number as u8, 9, if number.is_multiple_of(LINE) { 0 } else { 255 }]
        };
        let pattern = |at: usize| 1 + at % 3 + at / SIDE % 2;
        let mut numbers = [[0; 256]; 4];
        for at in 0..SIDE * SIDE {
            numbers[0][in_cell(0, at)] = pattern(at);
            numbers[1][in_cell(0, turned(at, (true, false)))] = pattern(at) + if is_console { LINE } else { 0 };
            numbers[2][in_cell(3, turned(at, (false, true)))] = pattern(at);
        }
        let picture: Vec<u8> = (0..64 * 16).map(|i| numbers[i % 64 / 16][i / 64 * 16 + i % 16] as u8).collect();
        let sheet = Sheet::cut_indexed((64, 16), &picture, (0..2 * LINE).map(color).collect()).unwrap();
        let mut extra = Extra::new();
        if is_console {
            extra = PaletteSources::default().put(extra);
        }
        let tileset = Tileset { sheet: Some(Arc::new(sheet)), extra: Arc::new(extra), ..Tileset::default() };
        let set = TilesetRef { path: "set".into(), tileset: Arc::new(tileset), ..TilesetRef::default() };
        Project { tilesets: vec![Arc::new(set)], ..Project::default() }
    }

    fn colors(project: &Project) -> Vec<[u8; 4]> {
        project.tilesets[0].tileset.sheet.as_ref().unwrap().indexed.as_ref().unwrap().colors.clone()
    }

    /// The pixels that differ, as cell, column, row and colour number.
    fn painted_pixels(project: &Project, edits: Vec<Edit>) -> Vec<(usize, usize, usize, u8)> {
        let before = project.tilesets[0].tileset.sheet.clone().unwrap();
        let mut history = History::new(Document::new(project.clone(), None));
        history.apply("Paint", None, edits).unwrap();
        let after = history.document().project().tilesets[0].tileset.sheet.clone().unwrap();
        let all = (0..4).flat_map(|cell| (0..256).map(move |at| (cell, at)));
        all.filter(|(cell, at)| before.cells[*cell][at * 4..][..4] != after.cells[*cell][at * 4..][..4])
            .map(|(cell, at)| (cell, at % 16, at / 16, after.numbers(cell).unwrap()[at]))
            .collect()
    }

    #[test]
    fn a_pattern_is_painted_wherever_it_is_seen() {
        for (is_console, second) in [(true, (1, 6, 2, 25)), (false, (1, 6, 2, 9))] {
            let project = project(is_console);
            let ink = colors(&project)[9];
            let edits = |everywhere| painted(&project, 0, 0, &[(1, 2)], (ink, everywhere));
            assert_eq!(painted_pixels(&project, edits(false)), [(0, 1, 2, 9)]);
            assert_eq!(painted_pixels(&project, edits(true)), [(0, 1, 2, 9), second, (2, 9, 13, 9)]);
        }
    }

    #[test]
    fn blank_patterns_and_places_outside_stay() {
        let project = project(true);
        let ink = colors(&project)[9];
        let edits = painted(&project, 0, 3, &[(4, 4), (16, 0), (-1, 3), (0, 99)], (ink, true));
        assert_eq!(painted_pixels(&project, edits), [(3, 4, 4, 9)]);
        assert!(painted(&project, 0, 40, &[(0, 0)], (ink, true)).is_empty());
        assert!(painted(&project, 7, 0, &[(0, 0)], (ink, true)).is_empty());
        assert!(painted(&project, 0, 0, &[(12, 12)], ([0; 4], true)).is_empty(), "clear pixels stay clear");
    }

    #[test]
    fn what_no_line_of_the_palette_has_is_known() {
        for is_console in [true, false] {
            let mut project = project(is_console);
            assert_eq!(impossible(&project.tilesets[0].tileset, 0), [false; QUARTERS]);
            let far = colors(&project)[LINE + 12];
            let mut history = History::new(Document::new(project.clone(), None));
            history.apply("Paint", None, painted(&project, 0, 0, &[(0, 0), (8, 0)], (far, true))).unwrap();
            project = history.document().project().clone();
            assert_eq!(impossible(&project.tilesets[0].tileset, 0), [is_console, false, false, false]);
        }
    }
}
