//! Backgrounds as layers of tiles, with lines that move at speeds of their own.

use crate::exchange::drawn_blocks::block_set::DrawnBlock;
use crate::exchange::maps::export::sources::layers_of;
use crate::exchange::rsdk::export::tile_set::TileSet;
use crate::exchange::rsdk::stage::scene::{EMPTY, LineScroll, SceneLayer};
use crate::exchange::{Report, Weight};
use crate::pixels::Pixels;
use sim::project::{Background, LevelData, Project, Sheet};
use sim::tiles::{SolidTile, TILE};
use std::collections::BTreeMap;
use std::sync::Arc;

/// Layers of a scene at most, and those that are ground.
const MOST_LAYERS: usize = 8 - 2;
/// Pixels of a layer across at most.
const MOST_WIDTH: usize = 8192;
/// Pixels of the camera's view down.
const VIEW: i32 = 224;

/// The pictures of backgrounds, cut to the rows that each shows, by tileset and number.
pub(super) type BackgroundPixels = BTreeMap<(usize, usize), Pixels>;

/// Backgrounds that are one layer: rows of the same picture, with one speed down.
type Rows<'a> = Vec<(&'a Background, &'a Pixels)>;

/// Returns the backgrounds of a level as layers, from the farthest on; tiles that are new go into the set.
pub(super) fn background_layers(
    project: &Project,
    data: &LevelData,
    pictures: &BackgroundPixels,
    set: &mut TileSet,
    report: &mut Report,
) -> Vec<SceneLayer> {
    let mut groups: Vec<Rows<'_>> = Vec::new();
    for (of, number, layer) in layers_of(project, data) {
        let Some(picture) = pictures.get(&(of, number)) else { continue };
        let joins = |(known, shown): &(&Background, &Pixels)| {
            known.image == layer.image && known.scroll_y == layer.scroll_y && shown.width == picture.width
        };
        match groups.last_mut() {
            Some(group) if group.last().is_some_and(joins) => group.push((layer, picture)),
            _ => groups.push(vec![(layer, picture)]),
        }
    }
    let height = data.layout.height() as i32 * i32::from(project.chunk_size.max(1)) * TILE;
    let mut layers = Vec::new();
    for (number, group) in groups.iter().enumerate() {
        let name = format!("background {}", number + 1);
        let before = set.tiles().len();
        let made = if layers.len() < MOST_LAYERS { layer_of(group, height, set) } else { Err("a scene has 8 layers") };
        let made = match made {
            Ok(_) if !set.fits() => Err("a stage has no number left for its tiles"),
            made => made,
        };
        match made {
            Ok(layer) => {
                if group.iter().any(|(layer, _)| layer.once) {
                    report.add(&data.key, Weight::Lost, format!("that {name} is shown once: it is repeated"));
                }
                layers.push(SceneLayer { name: format!("BG {}", number + 1), ..layer });
            }
            Err(why) => {
                set.forget_from(before);
                report.add(&data.key, Weight::Lost, format!("{name}: {why}"));
            }
        }
    }
    layers
}

/// A layer of rows of pictures.
fn layer_of(rows: &Rows<'_>, height: i32, set: &mut TileSet) -> Result<SceneLayer, &'static str> {
    let [(first, picture), ..] = rows.as_slice() else { return Err("it shows nothing") };
    // As many copies as end with a tile.
    let copies = (1..=16).find(|copies| (picture.width * copies).is_multiple_of(16)).unwrap_or(16);
    let width = picture.width * copies;
    if width > MOST_WIDTH {
        return Err("its picture does not repeat in whole tiles of 16 pixels");
    }
    let bottom = rows.iter().map(|(layer, picture)| layer.y + picture.height as i32).max().unwrap_or(0);
    // Below the last row there is nothing, as far as the camera goes: else the first rows would follow.
    let seen = (height - VIEW).max(0) * i32::from(first.scroll_y) / 256 + VIEW;
    let tiles = bottom.max(seen).clamp(16, 1 << 15).unsigned_abs().div_ceil(16) as usize;
    let mut canvas = Pixels::clear(width, tiles * 16);
    let mut scrolls: Vec<LineScroll> = Vec::new();
    let mut lines = vec![0_u8; tiles.max(width / 16) * 16];
    for (layer, picture) in rows {
        // 256ths of a pixel in a frame, to the left.
        let speed = -(i32::from(layer.drift) * 256 / 60);
        let scroll = LineScroll { factor: layer.scroll_x as i16, speed: speed as i16, ..LineScroll::default() };
        let place = scrolls.iter().position(|known| *known == scroll).unwrap_or_else(|| {
            scrolls.push(scroll);
            scrolls.len() - 1
        });
        for row in 0..picture.height {
            let Ok(y) = usize::try_from(layer.y + row as i32) else { continue };
            if y >= tiles * 16 {
                break;
            }
            lines[y] = place.min(255) as u8;
            (0..width).for_each(|x| canvas.put(x, y, picture.at(x % picture.width, row)));
        }
    }
    let cells = (0..tiles * width / 16).map(|at| cell(&canvas, (at % (width / 16), at / (width / 16)), set)).collect();
    Ok(SceneLayer {
        shown: 1,
        size: ((width / 16) as u16, tiles as u16),
        factor: first.scroll_y as i16,
        scrolls,
        lines,
        cells,
        ..SceneLayer::default()
    })
}

/// The word of a tile of a picture.
fn cell(canvas: &Pixels, (column, row): (usize, usize), set: &mut TileSet) -> u16 {
    let mut art = *Sheet::clear();
    for (at, pixel) in art.as_chunks_mut::<4>().0.iter_mut().enumerate() {
        *pixel = canvas.at(column * 16 + at % 16, row * 16 + at / 16);
    }
    if art.chunks_exact(4).all(|pixel| pixel[3] < 128) {
        return EMPTY;
    }
    let placed = set.add(&DrawnBlock { art: Arc::new(art), solid: [SolidTile::default(); 2], front: false }, 0);
    placed.number as u16 & 0x3FF | u16::from(placed.flip_x) << 10 | u16::from(placed.flip_y) << 11
}
