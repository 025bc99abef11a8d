//! Art: the pictures of a project's tilesets, decoded once, and a visible stand-in if one is missing.

use super::palette_art::{PaletteArt, PaletteArts};
use super::picture::{CLEAR, Picture, Pyramid, Rgba};
use super::picture_files::PictureFiles;
use sim::project::{Background, Project, Sheet, TileFrame, TilesetRef, shown_at, until_next};
use sim::tiles::{Block, BlockId, SolidTile};
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::sync::Arc;

/// A background layer with its picture.
#[derive(Clone, Debug)]
pub struct BackgroundArt {
    /// The background that it belongs to.
    pub layer: Background,
    /// The picture.
    pub picture: Arc<Picture>,
    /// Columns of the first and the last row of the picture with a common colour of their row.
    pub edges: [usize; 2],
}

impl BackgroundArt {
    fn new(layer: &Background, picture: &Arc<Picture>) -> Self {
        let edges = [0, picture.height.saturating_sub(1)].map(|row| common(picture, row));
        Self { layer: layer.clone(), picture: Arc::clone(picture), edges }
    }

    /// The rows of the picture that the layer shows: the first one, and the one after the last.
    pub fn rows(&self) -> (i64, i64) {
        let (from, to) = self.layer.rows_of(u32::try_from(self.picture.height).unwrap_or(u32::MAX));
        (from.into(), to.into())
    }

    /// The pixel of the layer at a place of the screen, with the camera's corner at a place and in a frame of the world;
    /// clear if there is none.
    ///
    /// Above and below its picture a layer goes on in common colours of its first and last rows. Where its rows end inside of
    /// the picture, nothing goes on: there another layer with other rows of it begins.
    pub fn at(&self, (x, y): (i64, i64), moved: (i64, i64)) -> Rgba {
        let (width, height) = (self.picture.width as i64, self.picture.height as i64);
        let (from, to) = self.rows();
        if width == 0 || from >= to {
            return CLEAR;
        }
        let (column, row) = (x + moved.0, y + moved.1 - i64::from(self.layer.y) + from);
        let is_beyond = !(from..to).contains(&row);
        let goes_on = if row < from { from == 0 } else { to == height };
        if (is_beyond && !goes_on) || (self.layer.once && (is_beyond || !(0..width).contains(&column))) {
            return CLEAR;
        }
        // Beyond the picture one colour, not a row of stripes.
        let column = match is_beyond {
            true => self.edges[usize::from(row >= from)],
            false => column.rem_euclid(width) as usize,
        };
        self.picture.at(column, row.clamp(from, to - 1) as usize)
    }
}

/// The first column of a row with a colour that an eighth of it has: a star at the edge does not fill the sky above it.
fn common(picture: &Picture, row: usize) -> usize {
    let mut counts: BTreeMap<Rgba, usize> = BTreeMap::new();
    for column in 0..picture.width {
        *counts.entry(picture.at(column, row)).or_default() += 1;
    }
    let is_common = |column: &usize| counts.get(&picture.at(*column, row)).is_some_and(|n| n * 8 >= picture.width);
    (0..picture.width).find(is_common).unwrap_or(0)
}

/// The pictures of a block that changes as time goes by.
#[derive(Debug)]
struct Reel {
    frames: Vec<TileFrame>,
    /// For each frame what it shows; `None` for a cell that the picture does not have.
    pictures: Vec<Option<Pyramid>>,
}

/// The pictures of all blocks and backgrounds of a project.
#[derive(Clone, Debug, Default)]
pub struct Art {
    blocks: Vec<Option<Arc<Pyramid>>>,
    /// Blocks that change as time goes by.
    moving: BTreeMap<BlockId, Arc<Reel>>,
    /// Blocks drawn in front of a player of low priority.
    front: BTreeSet<BlockId>,
    backgrounds: Vec<Vec<BackgroundArt>>,
    palettes: PaletteArts,
    /// The pictures that could not be shown, in words for the user.
    pub problems: Vec<String>,
}

impl Art {
    /// The art after an edit, taking over every block's picture that did not change: from the decoded sheet, else from
    /// the file. `before` are the tilesets that this art was drawn for, `folder` is the project's. Without one, and as
    /// long as a file is being read, what has no sheet is a stand-in.
    #[must_use]
    pub(crate) fn follow(
        &self,
        before: &[Arc<TilesetRef>],
        project: &Project,
        (folder, files): (Option<&Path>, &PictureFiles),
    ) -> Self {
        let mut art = Self { palettes: PaletteArt::all(project, &self.palettes), ..Self::default() };
        for (n, tileset) in project.tilesets.iter().enumerate() {
            let old = before.get(n).filter(|old| {
                old.path == tileset.path && old.tileset.art == tileset.tileset.art && old.tileset.sheet.is_some()
            });
            match &tileset.tileset.sheet {
                Some(sheet) => art.add_blocks(tileset, sheet, old.map(|old| (&**old, self))),
                None => art.add_from_file(tileset, folder, files),
            }
            art.add_backgrounds(tileset, folder, files);
        }
        art
    }

    fn add_from_file(&mut self, of: &TilesetRef, folder: Option<&Path>, files: &PictureFiles) {
        let set = &of.tileset;
        let path = folder.and_then(|folder| PictureFiles::of_blocks(of, folder));
        let sheet = match path.and_then(|path| files.get(&path)) {
            Some(Ok(sheet)) if sheet.width % 16 != 0 || sheet.height % 16 != 0 || sheet.width == 0 => {
                let (w, h) = (sheet.width, sheet.height);
                self.problems.push(format!(
                    "{}/{} is {w} × {h} pixels; both sides must be multiples of 16. Blocks show their shapes instead.",
                    of.path, set.art
                ));
                None
            }
            Some(Ok(sheet)) => Some(sheet),
            Some(Err(problem)) => {
                self.problems.push(format!("{problem}. Blocks show their shapes instead."));
                None
            }
            None => None,
        };
        let mut outside = 0;
        for (id, block) in self.numbered(of) {
            let cell = sheet.map(|sheet| (sheet, cell_of(sheet, block.art)));
            self.blocks[id] = Some(Arc::new(match cell {
                Some((sheet, Some((x0, y0)))) => Pyramid::new(|x, y| sheet.at(x0 + x, y0 + y)),
                Some((_, None)) => {
                    outside += 1;
                    stand_in(&block, &set.tiles)
                }
                None => stand_in(&block, &set.tiles),
            }));
        }
        if let Some(sheet) = sheet {
            self.add_moving(of, |cell| {
                cell_of(sheet, cell).map(|(x0, y0)| Pyramid::new(|x, y| sheet.at(x0 + x, y0 + y)))
            });
        }
        self.say_outside(of, outside);
    }

    /// Notes which blocks of a tileset change as time goes by.
    fn add_moving(&mut self, of: &TilesetRef, picture: impl Fn(u16) -> Option<Pyramid>) {
        let animations = &of.tileset.animations;
        if animations.is_empty() {
            return;
        }
        let mut reels: BTreeMap<u16, Arc<Reel>> = BTreeMap::new();
        for (id, block) in self.numbered(of) {
            let Some(frames) = animations.get(&block.art) else { continue };
            let reel = reels.entry(block.art).or_insert_with(|| {
                let pictures = frames.iter().map(|frame| picture(frame.cell)).collect();
                Arc::new(Reel { frames: frames.clone(), pictures })
            });
            self.moving.insert(id as BlockId, Arc::clone(reel));
        }
    }

    /// Makes room for the blocks of a tileset and returns them by their numbers in the project.
    fn numbered(&mut self, of: &TilesetRef) -> Vec<(usize, Block)> {
        let first = usize::from(of.first_block);
        let all = (first..=usize::from(BlockId::MAX)).zip(of.tileset.blocks.iter().copied());
        // Block 0 is empty by definition.
        let all: Vec<_> = all.filter(|(id, _)| *id != 0).collect();
        for (id, block) in &all {
            if self.blocks.len() <= *id {
                self.blocks.resize(*id + 1, None);
            }
            if block.front {
                self.front.insert(*id as BlockId);
            }
        }
        all
    }

    fn add_blocks(&mut self, of: &TilesetRef, sheet: &Sheet, old: Option<(&TilesetRef, &Self)>) {
        let mut outside = 0;
        let old = old.and_then(|(old, art)| Some((old, art, old.tileset.sheet.as_deref()?)));
        for (id, block) in self.numbered(of) {
            let cell = sheet.cells.get(usize::from(block.art));
            let kept = old.and_then(|(old, art, old_sheet)| {
                let place = id.checked_sub(usize::from(of.first_block))?;
                let art_cell = old_sheet.cells.get(usize::from(old.tileset.blocks.get(place)?.art))?;
                let number = usize::from(old.first_block) + place;
                art.blocks.get(number)?.clone().filter(|_| cell.is_some_and(|cell| Arc::ptr_eq(cell, art_cell)))
            });
            self.blocks[id] = kept.or_else(|| {
                Some(Arc::new(match cell {
                    Some(cell) => Pyramid::of_cell(cell),
                    None => {
                        outside += 1;
                        stand_in(&block, &of.tileset.tiles)
                    }
                }))
            });
        }
        self.add_moving(of, |cell| sheet.cells.get(usize::from(cell)).map(Pyramid::of_cell));
        self.say_outside(of, outside);
    }

    fn say_outside(&mut self, of: &TilesetRef, outside: usize) {
        if outside > 0 {
            self.problems.push(format!(
                "{outside} blocks of {} name a cell that {} does not have; they show their shapes instead.",
                of.path, of.tileset.art
            ));
        }
    }

    fn add_backgrounds(&mut self, of: &TilesetRef, folder: Option<&Path>, files: &PictureFiles) {
        let layers = of.tileset.backgrounds.iter();
        let pictures = layers.filter_map(|layer| match files.get(&folder?.join(&of.path).join(&layer.image))? {
            Ok(picture) => Some(BackgroundArt::new(layer, picture)),
            Err(problem) => {
                self.problems.push(format!("{problem}. The background layer stays empty."));
                None
            }
        });
        let pictures = pictures.collect();
        self.backgrounds.push(pictures);
    }

    /// The picture of a block; `None` for block 0 and for numbers that no tileset has.
    pub fn block(&self, id: BlockId) -> Option<&Pyramid> {
        self.blocks.get(usize::from(id))?.as_deref()
    }

    /// The picture of a block in a frame of the world; without one, as it stands still.
    pub(crate) fn block_at(&self, id: BlockId, frame: Option<u32>) -> Option<&Pyramid> {
        let moving = frame.and_then(|frame| {
            let reel = self.moving.get(&id)?;
            reel.pictures.get(shown_at(&reel.frames, frame)?)?.as_ref()
        });
        moving.or_else(|| self.block(id))
    }

    /// The blocks in the colours of a palette; `None` if no tileset has one of that name.
    pub(super) fn in_palette(&self, name: &str) -> Option<&Arc<PaletteArt>> {
        self.palettes.get(name)
    }

    /// True if any block changes as time goes by.
    pub fn has_moving(&self) -> bool {
        !self.moving.is_empty()
    }

    /// Returns the picture of a block in a frame of the world, and the number of frames until the next one;
    /// `None` for a block that does not change.
    pub fn phase(&self, id: BlockId, frame: u32) -> Option<(usize, u32)> {
        let reel = self.moving.get(&id)?;
        Some((shown_at(&reel.frames, frame)?, until_next(&reel.frames, frame)?))
    }

    /// True for a block that is drawn in front of a player of low priority.
    pub(crate) fn is_front(&self, id: BlockId) -> bool {
        self.front.contains(&id)
    }

    /// One more than the largest block number.
    pub fn block_count(&self) -> usize {
        self.blocks.len()
    }

    /// The background layers of a tileset by its index, farthest first.
    pub fn backgrounds(&self, tileset: usize) -> &[BackgroundArt] {
        self.backgrounds.get(tileset).map_or(&[], Vec::as_slice)
    }
}

fn cell_of(sheet: &Picture, art: u16) -> Option<(usize, usize)> {
    let across = sheet.width / 16;
    let (x, y) = (usize::from(art) % across * 16, usize::from(art) / across * 16);
    (y < sheet.height).then_some((x, y))
}

/// The shape of a block in hatched earth: readable as terrain, and plainly not art.
fn stand_in(block: &Block, tiles: &[SolidTile]) -> Pyramid {
    let tile = |i: u16| tiles.get(usize::from(i)).copied().unwrap_or_default();
    let (a, b) = (tile(block.tile_a).mask(), tile(block.tile_b).mask());
    let rows: [u16; 16] = std::array::from_fn(|y| a[y] | b[y]);
    let solid = |x: usize, y: usize| rows[y] & (1 << x) != 0;
    let empty = rows.iter().all(|row| *row == 0);
    Pyramid::new(|x, y| -> Rgba {
        let hatch = (x + y) % 4 == 0;
        if empty {
            // Neither solid nor pictured: a frame, so that painting it is seen.
            let edge = x == 0 || y == 0 || x == 15 || y == 15;
            return if edge || hatch { [52, 40, 60, 90] } else { CLEAR };
        }
        match (solid(x, y), y > 0 && !solid(x, y - 1), hatch) {
            (false, ..) => CLEAR,
            (true, true, _) => [224, 186, 116, 255],
            (true, false, true) => [122, 92, 74, 255],
            (true, false, false) => [104, 78, 64, 255],
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pixels::Pixels;
    use sim::project::Tileset;

    fn project(art: &str) -> Project {
        let block = |art| Block { art, tile_a: 1, tile_b: 1, front: false };
        let tileset = Tileset {
            art: art.to_owned(),
            tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL]),
            blocks: Arc::new(vec![Block::default(), block(0), block(9)]),
            ..Tileset::default()
        };
        let set = TilesetRef { path: "set".to_owned(), first_block: 0, tileset: Arc::new(tileset) };
        Project { tilesets: vec![Arc::new(set)], ..Project::default() }
    }

    #[test]
    fn a_star_at_the_edge_does_not_fill_the_sky() {
        let (night, star, ground) = ([1, 2, 3, 255], [255; 4], [9, 8, 7, 255]);
        let mut pixels = vec![night; 16];
        pixels.extend([ground; 16]);
        pixels[0] = star;
        let picture = Arc::new(Picture { width: 16, height: 2, pixels });
        let art = BackgroundArt::new(&Background::default(), &picture);
        assert_eq!([-5, 0, 1, 9].map(|y| art.at((0, y), (0, 0))), [night, star, ground, ground]);
    }

    /// Each fault of the art is reported once, and every block still has a picture.
    #[test]
    fn bad_art_is_said_and_stood_in_for() {
        let folder = std::env::temp_dir().join(format!("loopwright-art-{}", std::process::id()));
        std::fs::create_dir_all(folder.join("set")).expect("the folder for temporary files can be written");
        let picture = |name: &str, width: usize, height: usize| {
            let pixels = Pixels { width, height, rgba: vec![[10, 200, 30, 255]; width * height] };
            let png = pixels.to_png().expect("a vector takes all bytes");
            std::fs::write(folder.join("set").join(name), png).expect("a small picture can be written");
        };
        picture("good.png", 32, 16);
        picture("odd.png", 20, 16);
        std::fs::write(folder.join("set/text.png"), "no picture at all").expect("a small file can be written");
        for (art, says) in [
            ("good.png", "1 blocks of set name a cell that good.png does not have"),
            ("odd.png", "is 20 × 16 pixels; both sides must be multiples of 16"),
            ("text.png", "text.png is not a PNG that can be shown"),
            ("gone.png", "can't be read"),
        ] {
            let (project, mut files) = (project(art), PictureFiles::default());
            let folder = Some(&*folder);
            let pending = Art::default().follow(&[], &project, (folder, &files));
            assert!(pending.problems.is_empty() && pending.block(1).is_some(), "{art} is still being read");
            files.read_now(&sim::file::Disk, &project, folder);
            let loaded = Art::default().follow(&[], &project, (folder, &files));
            assert_eq!(loaded.problems.len(), 1, "{art}: {:?}", loaded.problems);
            assert!(loaded.problems[0].contains(says), "{art}: {}", loaded.problems[0]);
            assert!(loaded.block(0).is_none());
            let seen = |id: BlockId| loaded.block(id).is_some_and(|b| b.level(0).iter().any(|p| *p != CLEAR));
            assert!(seen(1) && seen(2), "{art}");
        }
        let _ = std::fs::remove_dir_all(&folder);
    }
}
