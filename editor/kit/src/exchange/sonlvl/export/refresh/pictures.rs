//! The pictures of blocks that another program changed: patterns, or the blocks' words.

use super::{Counted, Work};
use crate::document::imported::packed::Packed;
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::sonlvl::export::blocks::{imported_pixels, is_painted};
use crate::exchange::sonlvl::export::zone::ZoneOut;
use crate::exchange::sonlvl::files::art::{self, BLOCK, is_front};
use crate::exchange::sonlvl::files::project::Level;
use crate::exchange::sonlvl::zone::base::ZoneBase;
use crate::exchange::sonlvl::zone::pictures::Pictures;
use crate::exchange::{Report, Weight};
use sim::project::{Rgb, Tileset};
use std::sync::Arc;

impl Work<'_> {
    /// Takes over pictures and priorities of blocks. A picture that was painted here stays.
    pub(super) fn pictures(
        &mut self,
        level: Level<'_>,
        out: &ZoneOut<'_>,
        (tileset, kept): (&mut Tileset, &mut ZoneBase),
    ) {
        let now = Pictures::read(self.export.sonlvl, level, &mut Report::default());
        if now.patterns.is_empty() || now.blocks.is_empty() {
            return;
        }
        let packed = |files: &[Vec<u8>]| files.iter().map(|bytes| Packed::of(bytes)).collect::<Vec<_>>();
        let (patterns, blocks) = (packed(&now.pattern_files), packed(&now.block_files));
        let is_same = patterns == kept.patterns && blocks == kept.blocks;
        let known = PaletteSources::of(tileset).map(|sources| sources.picture);
        let indexed = tileset.sheet.as_ref().and_then(|sheet| sheet.indexed.clone());
        let (Some(known), Some(mut indexed), false) = (known, indexed, kept.patterns.is_empty()) else {
            if blocks != kept.blocks {
                let text = "the patterns of blocks changed: shown as before; import the level again to see them";
                self.export.plan.report.add(level.name(), Weight::Note, text);
            }
            return;
        };
        if is_same {
            return;
        }
        let count = kept.cell_count().min(1 << 16);
        let drawn = art::draw(&now.patterns, &now.blocks, count);
        let colored = |numbers: &[u8; 256], color: &dyn Fn(usize) -> [u8; 4]| -> [u8; 1024] {
            let pixel = |number: u8| if number.is_multiple_of(16) { [0; 4] } else { color(number.into()) };
            std::array::from_fn(|at| pixel(numbers[at / 4])[at % 4])
        };
        let mut sheet = tileset.sheet.as_deref().cloned().unwrap_or_default();
        let mut fronts: Vec<bool> = (0..count).map(|cell| kept.front(cell as u16).unwrap_or_default()).collect();
        let mut counted = Counted::default();
        for cell in 1..count.min(sheet.cells.len()) {
            let (number, numbers) = (cell as u16, drawn.cell(cell));
            let of_import = |number: usize| {
                let Rgb([red, green, blue]) = known.get(number).copied().unwrap_or_default();
                [red, green, blue, 255]
            };
            let pixels = colored(&numbers, &of_import);
            if kept.is_as_imported(number, &pixels) != Some(false) {
                continue;
            }
            if is_painted(out, number) {
                let is_theirs = imported_pixels(out, number).is_some_and(|own| *own == pixels);
                if !is_theirs {
                    counted.kept.push(format!("{number:02X}"));
                    continue;
                }
            }
            counted.taken += 1;
            kept.set_picture(number, &pixels);
            let own = |number: usize| indexed.colors.get(number).copied().unwrap_or_default();
            sheet.cells[cell] = Arc::new(colored(&numbers, &own));
            let cells = &mut Arc::make_mut(&mut indexed).cells;
            cells.resize(sheet.cells.len().max(cells.len()), Arc::new([0; 256]));
            cells[cell] = Arc::new(numbers);
        }
        for (number, block) in Arc::make_mut(&mut tileset.blocks).iter_mut().enumerate().take(count).skip(1) {
            let front = now.blocks.get(number).is_some_and(|words| is_front(&now.patterns, words));
            if usize::from(block.art) == number && block.front == fronts[number] {
                block.front = front;
            }
            fronts[number] = front;
        }
        self.count(level, ["picture of a block", "pictures of blocks"], &counted);
        sheet.indexed = Some(indexed);
        tileset.sheet = Some(Arc::new(sheet));
        kept.set_fronts(&fronts);
        let cells: Vec<[u8; BLOCK]> = now.blocks;
        (kept.patterns, kept.blocks, kept.cells) = (patterns, blocks, Packed::of(cells.as_flattened()));
    }
}
