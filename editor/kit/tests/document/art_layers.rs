//! Layers of art in pictures of their level, texel by texel.

use kit::derived::level_overlays::LevelOverlays;
use kit::derived::level_picture::{LevelPicture, Look};
use kit::derived::picture::Rgba;
use sim::grid::Grid;
use sim::project::{ArtLayer, LevelData, Project, Sheet, Tileset, TilesetRef};
use sim::tiles::{Block, BlockId, Cell, Chunk, LayoutCell};
use std::slice::from_ref;
use std::sync::Arc;

const CLEAR: Rgba = [0; 4];
const RED: Rgba = [255, 0, 0, 255];
const BLUE: Rgba = [0, 0, 255, 255];
const HALF_BLUE: Rgba = [0, 0, 127, 127];
const BLUE_OVER_RED: Rgba = [128, 0, 127, 255];

/// A red block in the level's left top corner, and a level with a blue one there.
fn project(layers: Vec<ArtLayer>) -> Project {
    let pixels: Vec<[u8; 4]> = [RED, BLUE].iter().flat_map(|color| [*color; 256]).collect();
    let mut rows = vec![CLEAR; 48 * 16];
    for (n, pixel) in pixels.into_iter().enumerate() {
        rows[n % 256 / 16 * 48 + 16 + n / 256 * 16 + n % 16] = pixel;
    }
    let tileset = Tileset {
        blocks: Arc::new((0..3).map(|art| Block { art, ..Block::default() }).collect()),
        sheet: Some(Arc::new(Sheet::cut(48, 16, rows.as_flattened()).unwrap())),
        ..Tileset::default()
    };
    let chunk = |block: BlockId| {
        let mut cells = vec![Cell::default(); 64];
        cells[0].block = block;
        Arc::new(Chunk { cells, ..Chunk::default() })
    };
    let level = |key: &str, chunk: u16, art_layers: Vec<ArtLayer>| {
        let mut layout = Grid::new(2, 1);
        layout.set(0, 0, LayoutCell { chunk, is_loop: false });
        Arc::new(LevelData { key: key.into(), layout, art_layers, ..LevelData::default() })
    };
    Project {
        chunk_size: 8,
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        chunks: Arc::new(vec![Arc::default(), chunk(1), chunk(2)]),
        levels: vec![level("near", 1, layers), level("blue", 2, Vec::new())],
        ..Project::default()
    }
}

/// The pixels of the first row at these columns.
fn row(layers: &[ArtLayer], sky: bool, columns: [usize; 4]) -> [Rgba; 4] {
    let overlays = LevelOverlays { sky, ..LevelOverlays::default() };
    let look = Look { overlays, ..Look::default() };
    let picture = LevelPicture::new(&project(layers.to_vec()), "near", (None, 0), look).unwrap().whole();
    columns.map(|x| picture.pixels[x])
}

#[test]
fn layers_are_drawn_behind_and_in_front_at_their_place() {
    let blue = ArtLayer { level: "blue".into(), ..ArtLayer::default() };
    let columns = [0, 8, 16, 24];
    assert_eq!(row(&[], false, columns), [RED, RED, CLEAR, CLEAR]);
    // Behind the blocks, eight pixels farther to the right.
    let behind = ArtLayer { x: -8, ..blue.clone() };
    assert_eq!(row(from_ref(&behind), false, columns), [RED, RED, BLUE, CLEAR]);
    let front = ArtLayer { front: true, ..behind.clone() };
    assert_eq!(row(from_ref(&front), false, columns), [RED, BLUE, BLUE, CLEAR]);
    let thin = ArtLayer { opacity: 50, ..front.clone() };
    assert_eq!(row(from_ref(&thin), false, columns), [RED, BLUE_OVER_RED, HALF_BLUE, CLEAR]);
    assert_eq!(row(&[ArtLayer { opacity: 0, ..front.clone() }], false, columns), [RED, RED, CLEAR, CLEAR]);
    // Later ones are nearer, and one that is not there is empty.
    let gone = ArtLayer { level: "gone".into(), front: true, ..ArtLayer::default() };
    assert_eq!(row(&[behind, gone, thin], false, columns), [RED, BLUE_OVER_RED, BLUE, CLEAR]);
    // What moves against the level is not a part of its picture, but of what the camera sees at the start.
    let slow = ArtLayer { scroll_x: 64, repeats: true, x: 240, ..front };
    assert_eq!(row(from_ref(&slow), false, columns), [RED, RED, CLEAR, CLEAR]);
    assert_eq!(row(&[slow], true, columns), [RED, RED, BLUE, BLUE], "it repeats after 256 pixels");
}
