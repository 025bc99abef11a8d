//! Files of Aseprite: frames, layers, tilesets and tilemaps.
//!
//! The file says how large everything is; nothing is unpacked beyond that, and sizes are looked at before memory for them is asked for.

use crate::bytes::{ByteReader, unpacked};
use crate::pixels::{MOST_PIXELS, MOST_SIDE, Pixels, bytes_of, over};
use sim::file::Storage;
use std::collections::BTreeMap;
use std::path::Path;

/// Number that files of Aseprite have in their bytes 4 and 5.
const MAGIC: u16 = 0xA5E0;
/// Number that each frame has.
const FRAME: u16 = 0xF1FA;
/// Layers of a file at most.
const MOST_LAYERS: usize = 4096;
/// Pixels of all frames and tilesets at most.
const MOST_UNPACKED: u64 = 4 * MOST_PIXELS;

/// The visible content of a file of Aseprite.
#[derive(Clone, Debug, Default)]
pub struct SpriteFile {
    /// Pixels across and down.
    pub size: (u32, u32),
    /// Milliseconds of each frame.
    pub durations: Vec<u16>,
    /// The layers, from the back to the front.
    pub layers: Vec<SpriteLayer>,
    /// The tilesets, by number.
    pub tilesets: BTreeMap<u32, SpriteTileset>,
    /// The cels, by frame and layer.
    cels: BTreeMap<(usize, usize), Cel>,
    palette: Vec<[u8; 4]>,
    depth: Depth,
}

/// A layer.
#[derive(Clone, Debug, Default)]
pub struct SpriteLayer {
    /// The name.
    pub name: String,
    /// Whether it and the groups around it are shown.
    pub visible: bool,
    /// The opacity.
    pub opacity: u8,
    /// The tileset, if it is a tilemap.
    pub tileset: Option<u32>,
    /// Whether it is a group, or a picture for reference: it has no pixel that counts.
    is_empty: bool,
    /// Whether it is the background, on which every colour is seen.
    is_background: bool,
}

/// A tileset.
#[derive(Clone, Debug, Default)]
pub struct SpriteTileset {
    /// The name.
    pub name: String,
    /// Pixels of a tile across and down.
    pub tile: (u32, u32),
    /// The number of tiles.
    pub count: u32,
    /// The tiles, one below the other.
    pub picture: Pixels,
}

/// The cells of a tilemap in a frame.
#[derive(Clone, Debug, Default)]
pub struct SpriteTilemap {
    /// The place of the first cell, pixels.
    pub at: (i32, i32),
    /// Cells across and down.
    pub size: (u32, u32),
    /// Tile and flips of each cell: bit 0 left to right, bit 1 top to bottom, bit 2 axes swapped before that.
    pub cells: Vec<(u32, u8)>,
}

/// The pixels of a layer in a frame.
#[derive(Clone, Debug)]
struct Cel {
    at: (i32, i32),
    opacity: u8,
    content: CelContent,
}

#[derive(Clone, Debug)]
enum CelContent {
    Pixels(Pixels),
    /// The frame whose cel it shows.
    Linked(usize),
    Tilemap {
        size: (u32, u32),
        cells: Vec<(u32, u8)>,
    },
}

/// The way in which pixels are stored.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Depth {
    #[default]
    Rgba,
    Grey,
    /// Numbers of colours; that one is clear, but on the background.
    Indexed(u8),
}

impl Depth {
    const fn bytes(self) -> usize {
        match self {
            Self::Rgba => 4,
            Self::Grey => 2,
            Self::Indexed(_) => 1,
        }
    }
}

/// Reads a signed number of 16 bits.
fn short(from: &mut ByteReader<'_>) -> Result<i32, String> {
    Ok(i32::from(from.word()? as i16))
}

/// Reads a text, with its length before it.
fn text(from: &mut ByteReader<'_>) -> Result<String, String> {
    let length = from.word()?;
    Ok(String::from_utf8_lossy(from.take(length.into())?).into_owned())
}

/// Whether bytes begin as a file of Aseprite does.
pub fn is_sprite(bytes: &[u8]) -> bool {
    bytes.get(4..6) == Some(&MAGIC.to_le_bytes())
}

impl SpriteFile {
    /// Reads a file.
    ///
    /// # Errors
    /// In words, what is wrong with it.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        if !is_sprite(bytes) {
            return Err("this is not a file of Aseprite".to_owned());
        }
        let mut from = ByteReader { rest: bytes };
        from.skip(6)?;
        let frames = from.word()?;
        let size = (u32::from(from.word()?), u32::from(from.word()?));
        let depth = from.word()?;
        let has_opacity = from.long()? & 1 != 0;
        from.skip(2 + 8)?;
        let clear = from.byte()?;
        let depth = match depth {
            32 => Depth::Rgba,
            16 => Depth::Grey,
            8 => Depth::Indexed(clear),
            other => return Err(format!("{other} bits for a pixel are unknown")),
        };
        if size.0 == 0 || size.1 == 0 || u64::from(size.0) * u64::from(size.1) > MOST_PIXELS {
            return Err(format!("{} × {} pixels: there is none, or too many", size.0, size.1));
        }
        let mut file = Self { size, depth, ..Self::default() };
        let mut reader = SpriteReader { left: MOST_UNPACKED, groups: Vec::new(), has_opacity };
        from.rest = bytes.get(128..).ok_or("it ends in the middle")?;
        for frame in 0..usize::from(frames) {
            let length = from.long()? as usize;
            let mut part =
                ByteReader { rest: from.take(length.checked_sub(4).ok_or("a frame is shorter than its head")?)? };
            reader.frame(&mut part, frame, &mut file)?;
        }
        Ok(file)
    }

    /// Returns a frame as it is seen: the visible layers over each other; clear if there is no such frame.
    pub fn frame(&self, frame: usize) -> Pixels {
        self.shown(frame, |number| self.layers[number].visible)
    }

    /// Returns the part of a layer that is on the canvas, by itself, and its place; `None` if it has no pixel there.
    pub fn layer(&self, frame: usize, layer: usize) -> Option<((u32, u32), Pixels)> {
        let cel = self.cel(frame, layer).filter(|_| !self.layers[layer].is_empty)?;
        let (left, top, width, height) = self.on_canvas(cel, layer)?;
        let mut picture = Pixels::clear(width, height);
        self.draw(&mut picture, (left, top), (cel, layer));
        picture.rgba.iter().any(|pixel| pixel[3] != 0).then_some(((left as u32, top as u32), picture))
    }

    /// The layers that are wanted, over each other.
    fn shown(&self, frame: usize, is_wanted: impl Fn(usize) -> bool) -> Pixels {
        let mut picture = Pixels::clear(self.size.0 as usize, self.size.1 as usize);
        for (number, layer) in self.layers.iter().enumerate().filter(|(number, _)| is_wanted(*number)) {
            if let Some(cel) = self.cel(frame, number).filter(|_| !layer.is_empty) {
                self.draw(&mut picture, (0, 0), (cel, number));
            }
        }
        picture
    }

    /// Returns all frames side by side.
    ///
    /// # Errors
    /// In words: together they are too large.
    pub fn strip(&self) -> Result<Pixels, String> {
        let (width, height) = (self.size.0 as usize, self.size.1 as usize);
        let count = self.durations.len().max(1);
        if width * count > MOST_SIDE as usize || (width * count * height) as u64 > MOST_PIXELS {
            return Err(format!("{count} frames of {width} × {height} pixels are too many for one picture"));
        }
        let mut strip = Pixels::clear(width * count, height);
        for frame in 0..count {
            let picture = self.frame(frame);
            for y in 0..height {
                let to = y * width * count + frame * width;
                strip.rgba[to..to + width].copy_from_slice(&picture.rgba[y * width..][..width]);
            }
        }
        Ok(strip)
    }

    /// Returns the cells of a layer in a frame, if it is a tilemap.
    pub fn tilemap(&self, frame: usize, layer: usize) -> Option<SpriteTilemap> {
        let Cel { at, content: CelContent::Tilemap { size, cells }, .. } = self.cel(frame, layer)? else { return None };
        Some(SpriteTilemap { at: *at, size: *size, cells: cells.clone() })
    }

    /// The cel of a layer in a frame, or the one that it is linked to.
    fn cel(&self, frame: usize, layer: usize) -> Option<&Cel> {
        let cel = self.cels.get(&(frame, layer))?;
        match cel.content {
            CelContent::Linked(other) => {
                self.cels.get(&(other, layer)).filter(|cel| !matches!(cel.content, CelContent::Linked(_)))
            }
            _ => Some(cel),
        }
    }

    /// Pixels of a cel across and down; `None` of one without a tileset that is there.
    fn size_of(&self, cel: &Cel, layer: usize) -> Option<(i64, i64)> {
        match &cel.content {
            CelContent::Pixels(pixels) => Some((pixels.width as i64, pixels.height as i64)),
            CelContent::Tilemap { size, .. } => {
                let set = self.tilesets.get(&self.layers[layer].tileset?)?;
                Some((i64::from(size.0) * i64::from(set.tile.0), i64::from(size.1) * i64::from(set.tile.1)))
            }
            CelContent::Linked(_) => None,
        }
    }

    /// The part of a cel that is on the canvas: left, top, width, height; `None` without one.
    fn on_canvas(&self, cel: &Cel, layer: usize) -> Option<(usize, usize, usize, usize)> {
        let (width, height) = self.size_of(cel, layer)?;
        let (left, top) = (i64::from(cel.at.0), i64::from(cel.at.1));
        let part = |from: i64, length: i64, canvas: u32| {
            let (start, end) = (from.clamp(0, i64::from(canvas)), (from + length).clamp(0, i64::from(canvas)));
            (end > start).then_some((start as usize, (end - start) as usize))
        };
        let ((x, wide), (y, high)) = (part(left, width, self.size.0)?, part(top, height, self.size.1)?);
        Some((x, y, wide, high))
    }

    /// Draws the part of a cel that is on the canvas over a picture, whose corner is at that place of the canvas.
    fn draw(&self, picture: &mut Pixels, corner: (usize, usize), (cel, layer): (&Cel, usize)) {
        let Some((left, top, width, height)) = self.on_canvas(cel, layer) else { return };
        let opacity = u32::from(self.layers[layer].opacity) * u32::from(cel.opacity) / 255;
        for (x, y) in (0..width * height).map(|at| (left + at % width, top + at / width)) {
            let (from_x, from_y) =
                ((x as i64 - i64::from(cel.at.0)) as usize, (y as i64 - i64::from(cel.at.1)) as usize);
            let pixel = match &cel.content {
                CelContent::Pixels(pixels) => pixels.at(from_x, from_y),
                _ => self.tile_pixel(cel, layer, (from_x, from_y)).unwrap_or_default(),
            };
            let alpha = (u32::from(pixel[3]) * opacity / 255) as u8;
            let (to_x, to_y) = (x - corner.0, y - corner.1);
            picture.put(to_x, to_y, over([pixel[0], pixel[1], pixel[2], alpha], picture.at(to_x, to_y)));
        }
    }

    /// A pixel of a tilemap.
    fn tile_pixel(&self, cel: &Cel, layer: usize, (x, y): (usize, usize)) -> Option<[u8; 4]> {
        let CelContent::Tilemap { size, cells } = &cel.content else { return None };
        let set = self.tilesets.get(&self.layers[layer].tileset?)?;
        let (wide, high) = (set.tile.0 as usize, set.tile.1 as usize);
        let (tile, flips) = *cells.get(y / high * size.0 as usize + x / wide)?;
        let (x, y) = (x % wide, y % high);
        let x = if flips & 1 == 0 { x } else { wide - 1 - x };
        let y = if flips & 2 == 0 { y } else { high - 1 - y };
        let (x, y) = if flips & 4 == 0 { (x, y) } else { (y, x) };
        (tile < set.count && x < wide && y < high).then(|| set.picture.at(x, tile as usize * high + y))
    }

    /// Reads pixels as they are stored.
    fn pixels(&self, stored: &[u8], width: usize, is_background: bool) -> Pixels {
        let rgba: Vec<[u8; 4]> = match self.depth {
            Depth::Rgba => stored.as_chunks::<4>().0.to_vec(),
            Depth::Grey => {
                stored.as_chunks::<2>().0.iter().map(|[grey, alpha]| [*grey, *grey, *grey, *alpha]).collect()
            }
            Depth::Indexed(clear) => {
                let color = |index: &u8| match *index {
                    index if index == clear && !is_background => [0; 4],
                    index => self.palette.get(usize::from(index)).copied().unwrap_or([0, 0, 0, 255]),
                };
                stored.iter().map(color).collect()
            }
        };
        Pixels { width, height: rgba.len() / width.max(1), rgba }
    }
}

/// Endings of files that hold a picture.
pub const PICTURE_ENDINGS: [&str; 3] = ["png", "aseprite", "ase"];

/// Whether a file holds a picture, by its ending.
pub fn is_picture(path: &Path) -> bool {
    path.extension().is_some_and(|ending| PICTURE_ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

/// Returns a file as a PNG, if it is one of Aseprite: its frames side by side. Other files stay as they are.
///
/// # Errors
/// In words, what is wrong with a file of Aseprite.
pub(crate) fn as_png(content: Vec<u8>) -> Result<Vec<u8>, String> {
    if is_sprite(&content) { SpriteFile::read(&content)?.strip()?.to_png() } else { Ok(content) }
}

/// Reads a picture of a storage, within limits: a PNG, or the frames of a file of Aseprite side by side.
///
/// # Errors
/// In words, with the file's name.
pub fn open_picture(storage: &dyn Storage, path: &Path) -> Result<Pixels, String> {
    let bytes = bytes_of(storage, path)?;
    let read = match is_sprite(&bytes) {
        true => SpriteFile::read(&bytes).and_then(|file| file.strip()),
        false => Pixels::read(&bytes).map_err(|error| error.to_string()),
    };
    read.map_err(|problem| format!("{}: {problem}", path.display()))
}

/// A file under way.
struct SpriteReader {
    /// Pixels that may still be unpacked.
    left: u64,
    /// Whether the groups around the next layer are shown, outermost first.
    groups: Vec<bool>,
    has_opacity: bool,
}

impl SpriteReader {
    fn frame(&mut self, from: &mut ByteReader<'_>, frame: usize, file: &mut SpriteFile) -> Result<(), String> {
        if from.word()? != FRAME {
            return Err(format!("frame {} does not begin as a frame does", frame + 1));
        }
        let old = from.word()?;
        file.durations.push(from.word()?);
        from.skip(2)?;
        let new = from.long()?;
        let count = if new == 0 { u32::from(old) } else { new };
        for _ in 0..count {
            let length = from.long()? as usize;
            let kind = from.word()?;
            let mut part =
                ByteReader { rest: from.take(length.checked_sub(6).ok_or("a chunk is shorter than its head")?)? };
            match kind {
                0x0004 | 0x0011 => old_palette(&mut part, file, kind == 0x0011)?,
                0x2019 => palette(&mut part, file)?,
                0x2004 => self.layer(&mut part, file)?,
                0x2005 => self.cel(&mut part, frame, file)?,
                0x2023 => self.tileset(&mut part, file)?,
                _ => {}
            }
        }
        Ok(())
    }

    fn layer(&mut self, from: &mut ByteReader<'_>, file: &mut SpriteFile) -> Result<(), String> {
        if file.layers.len() >= MOST_LAYERS {
            return Err(format!("it has more than {MOST_LAYERS} layers"));
        }
        let flags = from.word()?;
        let kind = from.word()?;
        let level = from.word()?;
        from.skip(2 + 2 + 2)?;
        let opacity = from.byte()?;
        from.skip(3)?;
        let name = text(from)?;
        let tileset = if kind == 2 { Some(from.long()?) } else { None };
        self.groups.truncate(level.into());
        let visible = flags & 1 != 0 && self.groups.iter().all(|shown| *shown);
        if kind == 1 {
            self.groups.push(flags & 1 != 0);
        }
        let opacity = if self.has_opacity { opacity } else { 255 };
        let is_empty = kind == 1 || flags & 64 != 0;
        let is_background = flags & 8 != 0;
        file.layers.push(SpriteLayer { name, visible, opacity, tileset, is_empty, is_background });
        Ok(())
    }

    fn cel(&mut self, from: &mut ByteReader<'_>, frame: usize, file: &mut SpriteFile) -> Result<(), String> {
        let layer = usize::from(from.word()?);
        let at = (short(from)?, short(from)?);
        let opacity = from.byte()?;
        let kind = from.word()?;
        from.skip(2 + 5)?;
        let content = match kind {
            1 => CelContent::Linked(from.word()?.into()),
            0 | 2 => {
                let (width, height) = (usize::from(from.word()?), usize::from(from.word()?));
                let bytes = width * height * file.depth.bytes();
                let stored = if kind == 0 { from.take(bytes)?.to_vec() } else { self.unpacked(from, bytes)? };
                let is_background = file.layers.get(layer).is_some_and(|layer| layer.is_background);
                CelContent::Pixels(file.pixels(&stored, width, is_background))
            }
            3 => {
                let size = (u32::from(from.word()?), u32::from(from.word()?));
                let bits = from.word()?;
                let masks = [from.long()?, from.long()?, from.long()?, from.long()?];
                from.skip(10)?;
                let width = match bits {
                    8 | 16 | 32 => usize::from(bits) / 8,
                    other => return Err(format!("{other} bits for a cell are unknown")),
                };
                let stored = self.unpacked(from, size.0 as usize * size.1 as usize * width)?;
                let cell = |bytes: &[u8]| {
                    let number = bytes.iter().rev().fold(0_u32, |number, byte| number << 8 | u32::from(*byte));
                    let flip = |mask: u32, bit: u8| if number & mask != 0 { bit } else { 0 };
                    (number & masks[0], flip(masks[1], 1) | flip(masks[2], 2) | flip(masks[3], 4))
                };
                CelContent::Tilemap { size, cells: stored.chunks_exact(width).map(cell).collect() }
            }
            other => return Err(format!("cels of type {other} are unknown")),
        };
        file.cels.insert((frame, layer), Cel { at, opacity, content });
        Ok(())
    }

    fn tileset(&mut self, from: &mut ByteReader<'_>, file: &mut SpriteFile) -> Result<(), String> {
        let id = from.long()?;
        let flags = from.long()?;
        let count = from.long()?;
        let tile = (u32::from(from.word()?), u32::from(from.word()?));
        from.skip(2 + 14)?;
        let name = text(from)?;
        if flags & 1 != 0 {
            from.skip(8)?;
        }
        if flags & 2 == 0 {
            return Err(format!("the tiles of {name} are in another file"));
        }
        from.skip(4)?;
        let pixels = u64::from(tile.0) * u64::from(tile.1) * u64::from(count);
        if pixels > MOST_PIXELS || pixels == 0 {
            return Err(format!("the tileset {name} has no pixel, or too many"));
        }
        let stored = self.unpacked(from, pixels as usize * file.depth.bytes())?;
        let picture = file.pixels(&stored, tile.0 as usize, false);
        file.tilesets.insert(id, SpriteTileset { name, tile, count, picture });
        Ok(())
    }

    /// Unpacks so many bytes.
    fn unpacked(&mut self, from: &mut ByteReader<'_>, bytes: usize) -> Result<Vec<u8>, String> {
        self.left = self.left.checked_sub(bytes as u64 / 4).ok_or("it has too many pixels")?;
        unpacked(from.rest, bytes)
    }
}

fn palette(from: &mut ByteReader<'_>, file: &mut SpriteFile) -> Result<(), String> {
    from.skip(4)?;
    let (first, last) = (from.long()?, from.long()?);
    from.skip(8)?;
    for index in first..=last.min(255) {
        let flags = from.word()?;
        let color = from.take(4)?.try_into().unwrap_or_default();
        if flags & 1 != 0 {
            text(from)?;
        }
        put_color(file, index as usize, color);
    }
    Ok(())
}

/// Reads a palette of an older version, which is written beside the newer one.
fn old_palette(from: &mut ByteReader<'_>, file: &mut SpriteFile, is_short: bool) -> Result<(), String> {
    if !file.palette.is_empty() {
        return Ok(());
    }
    let mut index = 0;
    let mut colors = Vec::new();
    for _ in 0..from.word()? {
        index += usize::from(from.byte()?);
        let count = match from.byte()? {
            0 => 256,
            count => usize::from(count),
        };
        for _ in 0..count {
            let part = |part: u8| if is_short { part << 2 | part >> 4 } else { part };
            let [red, green, blue] = from.take(3)?.try_into().unwrap_or_default();
            colors.push((index, [part(red), part(green), part(blue), 255]));
            index += 1;
        }
    }
    colors.into_iter().filter(|(index, _)| *index < 256).for_each(|(index, color)| put_color(file, index, color));
    Ok(())
}

fn put_color(file: &mut SpriteFile, index: usize, color: [u8; 4]) {
    if file.palette.len() <= index {
        file.palette.resize(index + 1, [0, 0, 0, 255]);
    }
    file.palette[index] = color;
}

#[allow(clippy::unwrap_used)]
#[cfg(test)]
mod tests {
    use super::*;

    const RED: [u8; 4] = [255, 0, 0, 255];
    const BLUE: [u8; 4] = [0, 0, 255, 255];

    fn packed(bytes: &[u8]) -> Vec<u8> {
        miniz_oxide::deflate::compress_to_vec_zlib(bytes, 6)
    }

    fn words(list: &[u16]) -> Vec<u8> {
        list.iter().flat_map(|word| word.to_le_bytes()).collect()
    }

    fn chunk(kind: u16, content: &[Vec<u8>]) -> Vec<u8> {
        let content = content.concat();
        [&(content.len() as u32 + 6).to_le_bytes()[..], &kind.to_le_bytes(), &content].concat()
    }

    fn text(text: &str) -> Vec<u8> {
        [words(&[text.len() as u16]), text.as_bytes().to_vec()].concat()
    }

    fn layer(name: &str, flags: u16, kind: u16, level: u16, opacity: u8) -> Vec<u8> {
        let head = words(&[flags, kind, level, 0, 0, 0]);
        let tileset = if kind == 2 { vec![0; 4] } else { Vec::new() };
        chunk(0x2004, &[head, vec![opacity, 0, 0, 0], text(name), tileset])
    }

    /// A packed cel of that many pixels.
    fn cel(layer: u16, (x, y): (i16, i16), (width, height): (u16, u16), pixels: &[u8]) -> Vec<u8> {
        let head = [words(&[layer, x as u16, y as u16]), vec![255], words(&[2, 0]), vec![0; 5]].concat();
        chunk(0x2005, &[head, words(&[width, height]), packed(pixels)])
    }

    fn file(depth: u16, (width, height): (u16, u16), frames: &[Vec<Vec<u8>>]) -> Vec<u8> {
        let mut bytes =
            [vec![0; 4], words(&[MAGIC, frames.len() as u16, width, height, depth]), vec![1, 0, 0, 0]].concat();
        bytes.extend([0; 2 + 8]);
        bytes.push(0);
        bytes.resize(128, 0);
        for (number, chunks) in frames.iter().enumerate() {
            let content = chunks.concat();
            bytes.extend((content.len() as u32 + 16).to_le_bytes());
            bytes.extend(words(&[FRAME, chunks.len() as u16, 50 * (number as u16 + 1), 0]));
            bytes.extend((chunks.len() as u32).to_le_bytes());
            bytes.extend(content);
        }
        bytes
    }

    #[test]
    fn visible_layers_lie_over_each_other() {
        let bytes = file(
            32,
            (2, 1),
            &[vec![
                layer("Back", 1, 0, 0, 255),
                layer("Group", 0, 1, 0, 255),
                layer("In it", 1, 0, 1, 255),
                layer("Top", 1, 0, 0, 128),
                cel(0, (0, 0), (2, 1), &[BLUE, BLUE].concat()),
                cel(2, (0, 0), (1, 1), &[0, 255, 0, 255]),
                // A part of it is outside.
                cel(3, (-1, 0), (2, 1), &[RED, RED].concat()),
            ]],
        );
        let read = SpriteFile::read(&bytes).unwrap();
        assert_eq!(read.frame(0).rgba, [[128, 0, 127, 255], BLUE]);
        let (at, part) = read.layer(0, 2).unwrap();
        assert_eq!((at, part.rgba), ((0, 0), vec![[0, 255, 0, 255]]), "a hidden layer by itself, its own part alone");
        assert!(read.layer(0, 1).is_none() && read.frame(9).rgba.iter().all(|pixel| pixel[3] == 0));
    }

    #[test]
    fn numbers_of_colours_links_and_strips() {
        let color = |color: [u8; 4]| [words(&[0]), color.to_vec()].concat();
        let long = |number: u32| number.to_le_bytes().to_vec();
        let palette = chunk(0x2019, &[long(3), long(0), long(2), vec![0; 8], color([9; 4]), color(RED), color(BLUE)]);
        let linked = [words(&[0, 0, 0]), vec![255], words(&[1, 0]), vec![0; 5], words(&[0])].concat();
        let bytes = file(
            8,
            (2, 1),
            &[
                vec![palette, layer("A", 1, 0, 0, 255), cel(0, (0, 0), (2, 1), &[1, 0])],
                vec![chunk(0x2005, &[linked])],
                vec![cel(0, (0, 0), (2, 1), &[2, 2])],
            ],
        );
        let read = SpriteFile::read(&bytes).unwrap();
        assert_eq!(read.durations, [50, 100, 150]);
        assert_eq!(read.strip().unwrap().rgba, [RED, [0; 4], RED, [0; 4], BLUE, BLUE]);
    }

    #[test]
    fn tilemaps_show_their_tiles_mirrored() {
        let long = |number: u32| number.to_le_bytes().to_vec();
        let tiles = packed(&[[0; 4], [0; 4], RED, BLUE].concat());
        let tileset = chunk(
            0x2023,
            &[
                long(0),
                long(2 | 4),
                long(2),
                words(&[2, 1, 1]),
                vec![0; 14],
                text("T"),
                long(tiles.len() as u32),
                tiles,
            ],
        );
        let cells = packed(&[1_u32, 1 | 1 << 29, 0].map(u32::to_le_bytes).concat());
        let masks = [0x1FFF_FFFF_u32, 1 << 29, 1 << 30, 1 << 31].map(u32::to_le_bytes).concat();
        let head = [words(&[0, 0, 0]), vec![255], words(&[3, 0]), vec![0; 5], words(&[3, 1, 32])].concat();
        let cel = chunk(0x2005, &[head, masks, vec![0; 10], cells]);
        let bytes = file(32, (6, 1), &[vec![tileset, layer("Map", 1, 2, 0, 255), cel]]);
        let read = SpriteFile::read(&bytes).unwrap();
        assert_eq!(read.frame(0).rgba, [RED, BLUE, BLUE, RED, [0; 4], [0; 4]]);
        let map = read.tilemap(0, 0).unwrap();
        assert_eq!((map.size, map.cells), ((3, 1), vec![(1, 0), (1, 1), (0, 0)]));
    }

    #[test]
    fn faults_are_named() {
        let whole = file(32, (2, 1), &[vec![layer("A", 1, 0, 0, 255), cel(0, (0, 0), (2, 1), &[0; 8])]]);
        for length in 6..whole.len() {
            assert!(SpriteFile::read(&whole[..length]).is_err(), "{length} bytes");
        }
        for (bytes, says) in [
            (b"\x89PNG\r\n".to_vec(), "not a file of Aseprite"),
            (file(24, (2, 1), &[]), "24 bits"),
            (file(32, (0, 1), &[]), "there is none"),
            (file(32, (65_535, 65_535), &[]), "too many"),
            (file(32, (2, 1), &[vec![cel(0, (0, 0), (65_535, 65_535), &[0; 8])]]), "too many pixels"),
            (file(32, (2, 1), &[vec![cel(0, (0, 0), (4, 1), &[0; 8])]]), "end in the middle"),
        ] {
            let error = SpriteFile::read(&bytes).unwrap_err();
            assert!(error.contains(says), "{says}: {error}");
        }
    }
}
