//! The layers of scenes and acts in one form: words of tiles, and how they move.

use crate::exchange::rsdk::stage::act::{Act, CHUNK_CELLS, ChunkCell, StageBackgrounds};
use crate::exchange::rsdk::stage::scene::{EMPTY, Scene, SceneLayer};
use std::ops::Range;

/// Bits of a word that are the number of its tile.
pub(super) const TILE_BITS: u16 = 0x3FF;
/// Bit of a word: mirrored left to right. The next one: top to bottom.
pub(super) const WORD_FLIP_X: u16 = 0x400;
/// The first bit of the solidity on path A; two bits further on that of path B.
pub(super) const SOLIDITY: u16 = 12;

/// A layer of a stage.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct StageLayer {
    pub name: String,
    /// Tiles across and down.
    pub size: (usize, usize),
    /// Words of tiles, as version 5 has them.
    pub words: Vec<u16>,
    pub place: LayerPlace,
}

/// The place of a layer in the level.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) enum LayerPlace {
    /// The ground that players are on; in front of them, or behind.
    Ground(bool),
    /// A background: bands of rows with speeds of their own.
    Behind(Vec<Band>),
    /// A place where games keep tiles that they copy from.
    #[default]
    Unused,
}

/// Rows of a background that move alike.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Band {
    /// Rows of pixels.
    pub rows: Range<usize>,
    /// 256ths of the camera's way across, and down.
    pub factor: (i32, i32),
    /// 256ths of a pixel in a frame by which it moves to the left of its own accord.
    pub speed: i32,
}

/// Bands of a background at most: more are waves that no level needs.
const MOST_BANDS: usize = 64;

/// The layers of a scene, from the back to the front, and what of them does not come over.
pub(super) fn scene_layers(scene: &Scene) -> (Vec<StageLayer>, Vec<String>) {
    let mut missing = Vec::new();
    let mut order: Vec<&SceneLayer> =
        scene.layers.iter().filter(|layer| layer.size.0 > 0 && layer.size.1 > 0).collect();
    order.sort_by_key(|layer| layer.draw_group);
    let of = |layer: &SceneLayer| {
        let size = (usize::from(layer.size.0), usize::from(layer.size.1));
        let place = place_of(layer, &mut missing);
        StageLayer { name: layer.name.clone(), size, words: layer.cells.clone(), place }
    };
    (order.into_iter().map(of).collect(), missing)
}

/// The draw group of players in front of which layers are drawn.
const PLAYERS: u8 = 4;
/// The first draw group that is not drawn.
const HIDDEN: u8 = 16;

/// Whether a layer is ground, and then whether it is in front of players.
pub(in crate::exchange::rsdk) fn is_ground(layer: &SceneLayer) -> Option<bool> {
    match place_of(layer, &mut Vec::new()) {
        LayerPlace::Ground(is_front) if layer.size.0 > 0 && layer.size.1 > 0 => Some(is_front),
        _ => None,
    }
}

fn place_of(layer: &SceneLayer, missing: &mut Vec<String>) -> LayerPlace {
    let moves_along = layer.factor == 256 && layer.scrolls.iter().all(|scroll| scroll.factor == 256);
    let is_named = layer.name.to_ascii_lowercase().starts_with("fg");
    if ["scratch", "move"].contains(&layer.name.to_ascii_lowercase().as_str()) {
        return LayerPlace::Unused;
    }
    if is_named || (moves_along && layer.draw_group < HIDDEN) {
        return LayerPlace::Ground(layer.draw_group > PLAYERS);
    }
    if layer.draw_group >= HIDDEN {
        return LayerPlace::Unused;
    }
    let across = i32::from(layer.factor);
    let way = |line: Option<&u8>| {
        let scroll = line.and_then(|line| layer.scrolls.get(usize::from(*line))).copied().unwrap_or_default();
        (i32::from(scroll.factor), i32::from(scroll.speed))
    };
    let height = usize::from(layer.size.1) * 16;
    let bands = match layer.kind {
        0 | 3 => bands(height, |row| way(layer.lines.get(row)), across),
        // Columns that move for themselves: the first one's way counts for all.
        1 => vec![Band { rows: 0..height, factor: (across, way(layer.lines.first()).0), speed: 0 }],
        _ => vec![Band { rows: 0..height, factor: (across, across), speed: 0 }],
    };
    LayerPlace::Behind(few(bands, height, &layer.name, missing))
}

/// The bands of rows that move alike.
fn bands(height: usize, way: impl Fn(usize) -> (i32, i32), down: i32) -> Vec<Band> {
    let mut bands: Vec<Band> = Vec::new();
    for row in 0..height {
        let (factor, speed) = way(row);
        match bands.last_mut() {
            Some(band) if (band.factor.0, band.speed) == (factor, speed) => band.rows.end = row + 1,
            _ => bands.push(Band { rows: row..row + 1, factor: (factor, down), speed }),
        }
    }
    bands
}

/// The bands, or one with the speed that most rows have, if there are too many.
fn few(bands: Vec<Band>, height: usize, name: &str, missing: &mut Vec<String>) -> Vec<Band> {
    if bands.len() <= MOST_BANDS {
        return bands;
    }
    let count = bands.len();
    let rows = |of: &Band| {
        let alike = bands.iter().filter(|band| band.factor == of.factor && band.speed == of.speed);
        alike.map(|band| band.rows.len()).sum::<usize>()
    };
    missing.push(format!("layer {name}: {count} bands with speeds of their own; it moves as most of its rows do"));
    bands
        .iter()
        .max_by_key(|band| rows(band))
        .map(|band| Band { rows: 0..height, ..band.clone() })
        .into_iter()
        .collect()
}

/// The number that stands for no layout among the layers of an act.
const NO_LAYOUT: u8 = 9;

/// The layers of an act, from the back to the front, and what of them does not come over.
pub(super) fn act_layers(
    act: &Act,
    chunks: &[[ChunkCell; CHUNK_CELLS]],
    behind: &StageBackgrounds,
) -> (Vec<StageLayer>, Vec<String>) {
    let mut missing = Vec::new();
    let mut layers: Vec<StageLayer> = Vec::new();
    let [shown @ .., _] = act.layers;
    for number in shown.into_iter().filter(|number| (1..NO_LAYOUT).contains(number)) {
        let name = format!("Background {number}");
        let Some(layer) = behind.layers.get(usize::from(number) - 1) else { continue };
        if layers.iter().any(|known| known.name == name) || layer.size.0 == 0 || layer.size.1 == 0 {
            continue;
        }
        let height = usize::from(layer.size.1) * 128;
        let way = |list: usize, line: Option<&u8>| {
            let found = line.and_then(|line| behind.scrolls[list].get(usize::from(*line)));
            // Speeds are 64ths of a pixel.
            found.map_or((0, 0), |(factor, speed)| (i32::from(*factor), i32::from(*speed) * 4))
        };
        let across = i32::from(layer.factor);
        let bands = match layer.kind {
            1 => bands(height, |row| way(0, layer.lines.get(row)), across),
            2 => vec![Band { rows: 0..height, factor: (across, way(1, layer.lines.first()).0), speed: 0 }],
            _ => {
                missing.push(format!("{name}: it is drawn in three dimensions, or not at all"));
                continue;
            }
        };
        let place = LayerPlace::Behind(few(bands, height, &name, &mut missing));
        let size = (usize::from(layer.size.0) * 8, usize::from(layer.size.1) * 8);
        let words = words(layer.size, &layer.chunks, chunks, |_| true);
        layers.push(StageLayer { name, size, words, place });
    }
    let size = (usize::from(act.size.0) * 8, usize::from(act.size.1) * 8);
    for (name, plane) in [("Low plane", 0), ("High plane", 1)] {
        let words = words(act.size, &act.chunks, chunks, |cell| u8::from(cell.plane > 0) == plane);
        layers.push(StageLayer { name: name.to_owned(), size, words, place: LayerPlace::Ground(plane > 0) });
    }
    (layers, missing)
}

/// The words of the cells of chunks.
fn words(
    (across, down): (u8, u8),
    layout: &[u16],
    chunks: &[[ChunkCell; CHUNK_CELLS]],
    counts: impl Fn(&ChunkCell) -> bool,
) -> Vec<u16> {
    let width = usize::from(across) * 8;
    let mut words = vec![EMPTY; width * usize::from(down) * 8];
    for (place, chunk) in layout.iter().enumerate() {
        let Some(cells) = chunks.get(usize::from(*chunk)) else { continue };
        let (left, top) = (place % usize::from(across) * 8, place / usize::from(across) * 8);
        for (at, cell) in cells.iter().enumerate().filter(|(_, cell)| counts(cell)) {
            let solidity = cell.solidity.map(solidity_bits);
            if cell.tile == 0 && solidity == [0, 0] {
                continue;
            }
            let [a, b] = solidity;
            let word = cell.tile & TILE_BITS | (u16::from(cell.flips) * WORD_FLIP_X);
            words[(top + at / 8) * width + left + at % 8] = word | a << SOLIDITY | b << (SOLIDITY + 2);
        }
    }
    words
}

/// The bits of a word for a solidity of versions 3 and 4: the low one for the top, the high one for sides and below.
const fn solidity_bits(solidity: u8) -> u16 {
    match solidity {
        0 => 3,
        1 | 4 => 1,
        2 => 2,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::rsdk::stage::scene::LineScroll;

    #[test]
    fn rows_that_move_alike_are_a_band() {
        let scroll = |factor| LineScroll { factor, ..LineScroll::default() };
        let mut layer = SceneLayer {
            name: "BG Outside".into(),
            size: (1, 2),
            factor: 64,
            scrolls: vec![scroll(128), scroll(32), scroll(128)],
            lines: [vec![0; 8], vec![2; 8], vec![1; 16]].concat(),
            cells: vec![EMPTY; 2],
            ..SceneLayer::default()
        };
        let of = |layer: &SceneLayer| scene_layers(&Scene { layers: vec![layer.clone()], ..Scene::default() });
        let band = |rows, factor| Band { rows, factor: (factor, 64), speed: 0 };
        let (layers, missing) = of(&layer);
        assert_eq!(layers[0].place, LayerPlace::Behind(vec![band(0..16, 128), band(16..32, 32)]));
        assert!(missing.is_empty());
        layer.size = (1, 9);
        layer.lines = (0..144).map(|line| u8::from(line % 3 != 0)).collect();
        layer.cells = vec![EMPTY; 9];
        let (layers, missing) = of(&layer);
        assert_eq!(layers[0].place, LayerPlace::Behind(vec![band(0..144, 32)]), "most rows decide");
        assert_eq!(missing.len(), 1);
        for (name, group, place) in [
            ("FG Low", 0, LayerPlace::Ground(false)),
            ("FG High", 6, LayerPlace::Ground(true)),
            ("Scratch", 0, LayerPlace::Unused),
            ("Move", 0, LayerPlace::Unused),
            ("Anything", 16, LayerPlace::Unused),
        ] {
            let layer = SceneLayer { name: name.into(), draw_group: group, ..layer.clone() };
            assert_eq!(of(&layer).0[0].place, place, "{name}");
        }
    }
}
