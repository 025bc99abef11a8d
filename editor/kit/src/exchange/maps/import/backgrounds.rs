//! Backgrounds: layers that move at another speed become pictures behind the level.

use crate::exchange::maps::import::pictures::PictureStore;
use crate::exchange::maps::import::pieces::{PieceLayer, PieceRow, PieceStyle};
use crate::exchange::maps::import::things::pixels;
use crate::exchange::maps::import::tile_list::TileList;
use crate::exchange::maps::model::{LayerPicture, MapLayer, PicturePart};
use crate::pixels::{Pixels, over};
use sim::project::Background;
use sim::tiles::TILE;

/// Pixels of a background at most.
const MOST_PIXELS: usize = 1 << 24;

/// A background with its picture.
#[derive(PartialEq)]
pub(super) struct MadeBackground {
    pub layer: Background,
    pub picture: Pixels,
}

/// Makes a background of a layer that is a picture; `None` if that can't be read.
pub(super) fn of_picture(
    layer: &MapLayer,
    (found, style): (&LayerPicture, &PieceStyle),
    pictures: &mut PictureStore<'_>,
) -> Option<MadeBackground> {
    let mut picture = Pixels::clone(&*pictures.open(&found.picture, &format!("layer {}", layer.name))?);
    if let Some(part) = &found.part {
        picture = scaled(&picture, part)?;
    }
    picture.rgba.iter_mut().for_each(|pixel| *pixel = style.shown(*pixel));
    let left = pixels(layer.offset.0);
    let picture = if left > 0 && !found.repeats_x { moved(&picture, left as usize) } else { picture };
    Some(MadeBackground { layer: background(layer, pixels(layer.offset.1), !found.repeats_x), picture })
}

/// Makes a background of tiles: what they cover of an area of so many blocks; `None` if nothing of them is seen, or they cover
/// too much.
pub(super) fn of_tiles(
    layer: &MapLayer,
    pieces: &PieceLayer<'_>,
    (style, tiles): (&PieceStyle, &mut TileList),
    (width, height): (u32, u32),
) -> Option<MadeBackground> {
    if width as usize * height as usize * (TILE * TILE) as usize > MOST_PIXELS {
        return None;
    }
    let mut picture = Pixels::clear((width as i32 * TILE) as usize, (height as i32 * TILE) as usize);
    let mut row = PieceRow::new(width as usize);
    let (mut first, mut last) = (usize::MAX, 0);
    for y in 0..height {
        row.gather(y as i32, std::slice::from_ref(pieces), tiles);
        for (x, pieces) in row.columns.iter().enumerate() {
            for (piece, at) in pieces.iter().flat_map(|piece| (0..TILE * TILE).map(move |at| (piece, at))) {
                let (left, top) = (at % TILE, at / TILE);
                let place = (left - i32::from(piece.dx), top - i32::from(piece.dy));
                let pixel = style.shown(tiles.tiles[piece.tile as usize].pixel(place, piece.flips));
                if pixel[3] == 0 {
                    continue;
                }
                let at = ((x as i32 * TILE + left) as usize, (y as i32 * TILE + top) as usize);
                picture.put(at.0, at.1, over(pixel, picture.at(at.0, at.1)));
                (first, last) = (first.min(at.1), last.max(at.1));
            }
        }
    }
    if first > last {
        return None;
    }
    // Rows without a pixel above and below are air.
    let rows = picture.rgba[first * picture.width..(last + 1) * picture.width].to_vec();
    let picture = Pixels { width: picture.width, height: last + 1 - first, rgba: rows };
    Some(MadeBackground { layer: background(layer, first as i32, true), picture })
}

/// Makes a background of one colour, which fills the view.
pub(super) fn of_color(color: [u8; 4]) -> MadeBackground {
    let picture = Pixels { width: 16, height: 224, rgba: vec![color; 16 * 224] };
    MadeBackground { layer: Background::default(), picture }
}

fn background(layer: &MapLayer, y: i32, once: bool) -> Background {
    let speed = |parallax: f64| (parallax * 256.0).round().clamp(0.0, 1024.0) as u16;
    let drift = layer.properties.get("drift").and_then(|drift| drift.value.as_f64()).unwrap_or(0.0);
    Background {
        drift: drift.clamp(-32768.0, 32767.0) as i16,
        scroll_x: speed(layer.parallax.0),
        scroll_y: speed(layer.parallax.1),
        y,
        once,
        ..Background::default()
    }
}

/// The part of a picture that is shown, in another size; `None` if that has no pixel, or too many.
fn scaled(picture: &Pixels, part: &PicturePart) -> Option<Pixels> {
    let side = |length: f64, scale: f64| Some((length * scale).round()).filter(|side| (1.0..1e5).contains(side));
    let (width, height) = (side(part.size.0, part.scale.0)? as usize, side(part.size.1, part.scale.1)? as usize);
    if width * height > MOST_PIXELS {
        return None;
    }
    let mut made = Pixels::clear(width, height);
    for (at, pixel) in made.rgba.iter_mut().enumerate() {
        let place = |at: usize, from: f64, scale: f64| (from + (at as f64 + 0.5) / scale).floor() as i64;
        let (x, y) = (place(at % width, part.from.0, part.scale.0), place(at / width, part.from.1, part.scale.1));
        let is_inside = (0..picture.width as i64).contains(&x) && (0..picture.height as i64).contains(&y);
        *pixel = if is_inside { picture.at(x as usize, y as usize) } else { [0; 4] };
    }
    Some(made)
}

/// A picture with clear pixels to the left of it.
fn moved(picture: &Pixels, left: usize) -> Pixels {
    let width = picture.width + left;
    if width * picture.height > MOST_PIXELS {
        return picture.clone();
    }
    let mut wider = Pixels::clear(width, picture.height);
    for y in 0..picture.height {
        let from = &picture.rgba[y * picture.width..][..picture.width];
        wider.rgba[y * width + left..][..picture.width].copy_from_slice(from);
    }
    wider
}
