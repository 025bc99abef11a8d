//! The palettes: how far apart their colours are in any eyes; and a small level for the tests beside.

use super::Derived;
use super::inks;
use super::masks::tint;
use super::palette::{DISTINCT, Palette, Rgb};
use crate::document::Document;
use sim::project::{Project, Tileset, TilesetRef};
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity, TileLayer};
use sim::trace::Sensor;
use std::sync::Arc;

/// The derived data of a level of one chunk, in whose row of blocks are these cells.
pub(super) fn derived_of(tiles: &[SolidTile], blocks: &[Block], (row, cells): (usize, &[Cell])) -> Derived {
    let tileset = Tileset { tiles: Arc::new(tiles.to_vec()), blocks: Arc::new(blocks.to_vec()), ..Tileset::default() };
    let mut chunk = Chunk { cells: vec![Cell::default(); 64], ..Chunk::default() };
    chunk.cells[8 * row..][..cells.len()].copy_from_slice(cells);
    let mut project = Project {
        chunk_size: 8,
        chunks: Arc::new(vec![Arc::default(), Arc::new(chunk)]),
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        ..Project::default()
    };
    let mut level = project.empty_level("a", "a", 1, 1);
    level.layout.set(0, 0, LayoutCell { chunk: 1, is_loop: false });
    project.levels.push(Arc::new(level));
    let mut derived = Derived::default();
    derived.follow(&Document::new(project, None), "a", || {});
    derived
}

type Matrix = [[f64; 3]; 3];

/// The matrices by which light is seen with all cones, and without those for red, green and blue: Machado, Oliveira and Fernandes, 2009.
const EYES: [(&str, Matrix); 4] = [
    ("all cones", [[1.0, 0.0, 0.0], [0.0, 1.0, 0.0], [0.0, 0.0, 1.0]]),
    ("protanopia", [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]),
    (
        "deuteranopia",
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    ),
    ("tritanopia", [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]),
];

fn times(matrix: &Matrix, of: [f64; 3]) -> [f64; 3] {
    matrix.map(|row| row.iter().zip(of).map(|(a, b)| a * b).sum())
}

/// A colour as it is seen, in CIELAB.
fn seen(colour: Rgb, eyes: &Matrix) -> [f64; 3] {
    const XYZ: Matrix =
        [[0.433953, 0.376219, 0.189828], [0.212673, 0.715152, 0.072175], [0.017756, 0.109470, 0.872767]];
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    let [x, y, z] = times(&XYZ, times(eyes, linear).map(|part| part.clamp(0.0, 1.0)))
        .map(|part| if part > 0.008856 { part.cbrt() } else { 7.787 * part + 16.0 / 116.0 });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

/// The two colours that are nearest to each other in the worst eyes, and how far apart they are.
fn nearest(colours: &[Rgb]) -> (f64, String) {
    let mut nearest = (f64::MAX, String::new());
    for (name, eyes) in &EYES {
        for (i, a) in colours.iter().enumerate() {
            for (j, b) in colours.iter().enumerate().skip(i + 1) {
                let pairs = seen(*a, eyes).into_iter().zip(seen(*b, eyes));
                let apart = pairs.map(|(a, b)| (a - b).powi(2)).sum::<f64>().sqrt();
                if apart < nearest.0 {
                    nearest = (apart, format!("{i} and {j} are {apart:.1} apart with {name}"));
                }
            }
        }
    }
    nearest
}

fn sensors(palette: Palette) -> Vec<Rgb> {
    use Sensor::{A, B, Balance, C, D, E, F};
    [A, B, C, D, E, F, Balance].map(|sensor| inks::sensor(sensor, palette)).to_vec()
}

fn solid(palette: Palette) -> Vec<Rgb> {
    let sides = Solidity { top: false, sides_and_bottom: true };
    let kinds = [Solidity::ALL, Solidity::TOP, sides];
    let of = |layer| kinds.into_iter().filter_map(move |solidity| tint(layer, solidity, palette));
    of(TileLayer::A).chain(of(TileLayer::B)).collect()
}

#[test]
fn distinct_colours_stay_apart_in_any_eyes() {
    let all: Vec<Rgb> = DISTINCT.into_iter().chain([[0xff; 3]]).collect();
    for (what, colours, least) in
        [("sensors", sensors(Palette::Distinct), 28.0), ("layers", solid(Palette::Distinct), 30.0), ("all", all, 22.0)]
    {
        let (apart, which) = nearest(&colours);
        assert!(apart >= least, "{what}: {which}");
    }
}

#[test]
fn the_guides_colours_are_why_there_is_another_palette() {
    assert!(nearest(&sensors(Palette::Guide)).0 < 10.0);
    assert!(nearest(&solid(Palette::Guide)).0 < 10.0);
}

#[test]
fn the_guide_is_the_palette_at_first() {
    assert_eq!(inks::sensor(Sensor::A, Palette::default()), [0x2c, 0xf0, 0x50]);
}
