//! A tileset in the making: the sampler first, then what the levels need besides.

use super::encode;
use super::theme::Theme;
use super::{animations, art, easel, library, tiles};
use sim::project::{Animations, Background, Tileset, TilesetRef};
use sim::tiles::Cell;
use std::sync::Arc;

/// A tileset in the making.
pub struct Set {
    /// Its look.
    pub theme: &'static Theme,
    /// What was cut so far.
    pub catalogue: tiles::Catalogue,
    /// The sampler's cells and their width.
    pub sheets: Vec<(Vec<Cell>, i32)>,
    /// Blocks in the sampler.
    pub sampler: usize,
    /// What moves; known once everything is cut.
    pub animations: Animations,
}

impl Set {
    /// A tileset with its sampler.
    pub fn begin(theme: &'static Theme) -> Self {
        let mut catalogue = tiles::Catalogue::default();
        let sheets: Vec<_> = library::sheets(theme).iter().map(|sheet| (catalogue.cut(sheet), sheet.width)).collect();
        let sampler = catalogue.blocks.len();
        Self { theme, catalogue, sheets, sampler, animations: Animations::new() }
    }

    /// Its folder from the repository's root.
    pub fn folder(&self) -> String {
        format!("tilesets/{}", self.theme.key)
    }

    /// The tileset as it is now.
    pub fn tileset(&self) -> Tileset {
        let background = |layer: &super::backgrounds::Layer| Background {
            image: layer.file.into(),
            scroll_x: layer.scroll.0,
            scroll_y: layer.scroll.1,
            y: layer.y,
            ..Background::default()
        };
        Tileset {
            name: self.theme.name.into(),
            art: "art.png".into(),
            tiles: Arc::new(self.catalogue.tiles.clone()),
            blocks: Arc::new(self.catalogue.blocks.clone()),
            backgrounds: Arc::new((self.theme.backgrounds)().iter().map(background).collect()),
            animations: Arc::new(self.animations.clone()),
            ..Tileset::default()
        }
    }

    /// Lets props move, once everything is cut.
    pub fn animate(&mut self) {
        self.animations = animations::animations(self.theme, &mut self.catalogue);
    }

    /// The tileset as the projects in `projects` name it.
    pub fn reference(&self) -> Arc<TilesetRef> {
        let path = format!("../../{}", self.folder());
        Arc::new(TilesetRef { path, first_block: 0, tileset: Arc::new(self.tileset()) })
    }

    /// Its pictures, by path from the repository's root.
    pub fn pictures(&self) -> Vec<(String, Vec<u8>)> {
        let layers = (self.theme.backgrounds)();
        let layers = layers.iter().map(|layer| (layer.file, encode(&layer.picture)));
        let all = [("art.png", encode(&sheet(&self.catalogue.art)))].into_iter().chain(layers);
        all.map(|(name, bytes)| (format!("{}/{name}", self.folder()), bytes)).collect()
    }

    /// One line of counts.
    pub fn summary(&self) -> String {
        let Self { theme, catalogue, sampler, .. } = self;
        let (tiles, blocks, art) = (catalogue.tiles.len(), catalogue.blocks.len(), catalogue.art.len());
        format!("{}: {tiles} tiles, {blocks} blocks ({sampler} in the sampler), {art} pictures", theme.name)
    }
}

/// All pictures of blocks, 32 to a row.
fn sheet(art: &[art::Art]) -> easel::Easel {
    const ACROSS: usize = 32;
    let mut sheet = easel::Easel::new(ACROSS as i32 * 16, art.len().div_ceil(ACROSS) as i32 * 16);
    for (i, art) in art.iter().enumerate() {
        for (p, colour) in art.iter().enumerate() {
            sheet.dot((i % ACROSS * 16 + p % 16) as i32, (i / ACROSS * 16 + p / 16) as i32, *colour);
        }
    }
    sheet
}
