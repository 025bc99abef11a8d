//! Blocks in the colours of a palette, drawn as they are asked for.

use super::picture::Pyramid;
use sim::project::{Project, Rgb, Sheet, Tileset, TilesetRef, shown_at};
use sim::tiles::BlockId;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

/// The cells of a picture in other colours.
#[derive(Debug)]
struct RecoloredCells {
    sheet: Arc<Sheet>,
    colors: Vec<Rgb>,
    /// `None` for a cell that looks as it does in the picture.
    drawn: Vec<OnceLock<Option<Pyramid>>>,
}

/// A tileset in the colours of a palette.
#[derive(Debug)]
struct RecoloredSet {
    first_block: u16,
    tileset: Arc<Tileset>,
    cells: Arc<RecoloredCells>,
}

/// The tilesets that have a palette of one name, in its colours.
#[derive(Debug, Default)]
pub struct PaletteArt(Vec<RecoloredSet>);

/// The palettes of a project by name.
pub(super) type PaletteArts = BTreeMap<String, Arc<PaletteArt>>;

impl PaletteArt {
    /// The palettes of a project, with what `old` has drawn already and is still the same.
    pub(super) fn all(project: &Project, old: &PaletteArts) -> PaletteArts {
        let mut all: BTreeMap<String, Self> = BTreeMap::new();
        for TilesetRef { first_block, tileset, .. } in project.tilesets.iter().map(|set| &**set) {
            let Some(sheet) = tileset.sheet.as_ref().filter(|sheet| sheet.indexed.is_some()) else { continue };
            for palette in tileset.palettes.iter() {
                let known = old.get(&palette.name).into_iter().flat_map(|art| &art.0).map(|set| &set.cells);
                let is_same =
                    |cells: &&Arc<RecoloredCells>| Arc::ptr_eq(&cells.sheet, sheet) && cells.colors == palette.colors;
                let cells = known.filter(|cells| is_same(cells)).map(Arc::clone).next();
                let cells = cells.unwrap_or_else(|| {
                    Arc::new(RecoloredCells {
                        sheet: Arc::clone(sheet),
                        colors: palette.colors.clone(),
                        drawn: sheet.cells.iter().map(|_| OnceLock::new()).collect(),
                    })
                });
                let set = RecoloredSet { first_block: *first_block, tileset: Arc::clone(tileset), cells };
                all.entry(palette.name.clone()).or_default().0.push(set);
            }
        }
        all.into_iter().map(|(name, art)| (name, Arc::new(art))).collect()
    }

    /// The picture of a block in a frame of the world; `None` if it is that of the tileset's own colours.
    pub(super) fn block_at(&self, id: BlockId, frame: Option<u32>) -> Option<&Pyramid> {
        // Block 0 is empty by definition.
        let (set, block) = self.0.iter().filter(|_| id > 0).find_map(|set| {
            let own = id.checked_sub(set.first_block)?;
            Some((set, set.tileset.blocks.get(usize::from(own))?))
        })?;
        let moving = frame.and_then(|frame| {
            let frames = set.tileset.animations.get(&block.art)?;
            Some(frames.get(shown_at(frames, frame)?)?.cell)
        });
        let cell = usize::from(moving.unwrap_or(block.art));
        let RecoloredCells { sheet, colors, drawn } = &*set.cells;
        let draw = || {
            let other = sheet.cell_in(cell, colors)?;
            (sheet.cells.get(cell) != Some(&other)).then(|| Pyramid::of_cell(&other))
        };
        drawn.get(cell)?.get_or_init(draw).as_ref()
    }
}
