//! The colours to paint with: those of the palette, or those that a picture without colour numbers has.

use super::surface::Subject;
use crate::language::t;
use crate::panes::colors::swatches::Swatches;
use crate::tools::surface::Place;
use crate::widgets::choices::row;
use eframe::egui::{Color32, Ui};
use sim::project::Sheet;
use std::cmp::Reverse;
use std::collections::HashMap;
use std::sync::Arc;

/// Colours that are offered of a picture without colour numbers.
const MOST: usize = 64;
/// Cells of such a picture that are looked at.
const LOOKED_AT: usize = 1024;

/// The colours, and the one in hand.
#[derive(Default)]
pub struct Inks {
    swatches: Swatches,
    /// A colour was chosen; until then the first one that is seen is in hand.
    is_chosen: bool,
    /// The colour in hand if it is none of those that are shown.
    other: Option<[u8; 4]>,
    /// The colours of a picture without colour numbers, and the path of its tileset.
    found: Option<(String, Arc<Sheet>, Vec<[u8; 4]>)>,
}

impl Inks {
    /// The colours to choose from: red, green, blue, alpha.
    pub fn colors(&mut self, on: &Subject<'_>) -> Vec<[u8; 4]> {
        if let Some(indexed) = &on.sheet.indexed {
            return indexed.colors.clone();
        }
        match &mut self.found {
            Some((path, sheet, found)) if *path == on.set.path => {
                // Colours keep their places; those that were painted since come behind.
                if !Arc::ptr_eq(sheet, on.sheet) {
                    for pixel in on.pixels.as_chunks::<4>().0.iter().filter(|pixel| pixel[3] > 0) {
                        if found.len() < MOST && !found.contains(pixel) {
                            found.push(*pixel);
                        }
                    }
                    *sheet = Arc::clone(on.sheet);
                }
                found.clone()
            }
            _ => {
                let found = colors_of(on.sheet);
                self.found = Some((on.set.path.clone(), Arc::clone(on.sheet), found.clone()));
                found
            }
        }
    }

    /// The colour in hand, of those to choose from.
    pub fn color(&self, on: &Subject<'_>, colors: &[[u8; 4]]) -> [u8; 4] {
        let other = self.other.filter(|_| on.sheet.indexed.is_none());
        let shown = colors.get(self.swatches.range(colors.len()).start).copied();
        let first = || colors.iter().find(|color| color[3] > 0).copied();
        other.or(if self.is_chosen { shown } else { first() }).unwrap_or([255; 4])
    }

    /// Takes the colour of a pixel of the picture.
    pub fn take(&mut self, on: &Subject<'_>, (x, y): Place, colors: &[[u8; 4]]) {
        let Some(color) = on.color((x, y)) else { return };
        let own = on.sheet.numbers(on.cell.into()).map(|numbers| usize::from(numbers[(y * 16 + x) as usize]));
        match own.or_else(|| colors.iter().position(|known| *known == color)) {
            Some(number) => self.choose(number),
            None => self.other = Some(color),
        }
    }

    fn choose(&mut self, number: usize) {
        self.swatches.choose(number, number);
        (self.is_chosen, self.other) = (true, None);
    }

    /// Shows the colours.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, colors: &[[u8; 4]]) {
        let color = self.color(on, colors);
        if let Some(number) = colors.iter().position(|known| *known == color).filter(|_| !self.is_chosen) {
            self.choose(number);
        }
        if self.swatches.ui(ui, colors) {
            self.choose(self.swatches.range(colors.len()).start);
        }
        if on.sheet.indexed.is_none() {
            row(ui, t("Colour"), t("The colour that is painted with"), |ui| {
                let [red, green, blue, alpha] = color;
                let mut shown = Color32::from_rgba_unmultiplied(red, green, blue, alpha);
                if ui.color_edit_button_srgba(&mut shown).changed() {
                    self.other = Some(shown.to_srgba_unmultiplied());
                }
            });
        }
    }
}

/// The colours of a picture, the most frequent ones first; clear is the first of all.
fn colors_of(sheet: &Sheet) -> Vec<[u8; 4]> {
    let mut counts: HashMap<[u8; 4], u32> = HashMap::new();
    for cell in sheet.cells.iter().take(LOOKED_AT) {
        for pixel in cell.as_chunks::<4>().0.iter().filter(|pixel| pixel[3] > 0) {
            *counts.entry(*pixel).or_default() += 1;
        }
    }
    let mut colors: Vec<([u8; 4], u32)> = counts.into_iter().collect();
    colors.sort_unstable_by_key(|(color, count)| (Reverse(*count), *color));
    std::iter::once([0; 4]).chain(colors.into_iter().map(|(color, _)| color)).take(MOST).collect()
}
