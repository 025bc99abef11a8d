//! `tileset.json`: solid tiles, blocks, backgrounds of a tileset, which of its art was drawn by rule, and which changes.

use super::{FORMAT, Source, keep, kept};
use crate::angle::Angle;
use crate::file::error::ProjectError;
use crate::file::json;
use crate::file::paths::check_picture;
use crate::project::{
    Animations, ArtPalette, Background, DrawnArt, Extra, InnerExtra, MOST_PALETTES, TileFrame, Tileset,
};
use crate::serial::{Hex, capped, is_usual, one_line};
use crate::tiles::{Block, SolidTile, TileId};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::sync::Arc;

/// A tileset, `tileset.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct TilesetFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The name, as palettes show it.
    name: String,
    /// The file of the picture in the tileset's folder, a PNG whose sides are multiples of 16.
    art: String,
    /// Pictures behind the level, farthest first.
    #[serde(default, deserialize_with = "capped::<_, _, 64>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 64)))]
    backgrounds: Vec<BackgroundText>,
    /// The solid tiles by number; tile 0 is empty.
    #[serde(deserialize_with = "capped::<_, _, 65535>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65535)))]
    tiles: Vec<TileText>,
    /// The blocks by number; block 0 is empty.
    #[serde(deserialize_with = "capped::<_, _, 65535>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65535)))]
    blocks: Vec<BlockText>,
    /// Cells of the picture that a material drew.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    drawn: Vec<DrawnText>,
    /// Cells of the picture that change as time goes by.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    animations: Vec<AnimationText>,
    /// Other colours for the picture.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_PALETTES>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_PALETTES)))]
    palettes: Vec<ArtPalette>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A solid tile.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct TileText {
    /// The height array: solid pixels of each column, left to right. 1 to 16 are counted from the bottom, -1 to -16 from
    /// the top.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(inner(range(min = -16, max = 16))))]
    heights: [i8; 16],
    /// The width array: solid pixels of each row, top to bottom. 1 to 16 are counted from the right, -1 to -16 from the
    /// left.
    #[serde(default)]
    #[cfg_attr(feature = "schema", schemars(inner(range(min = -16, max = 16))))]
    widths: [i8; 16],
    /// The angle, 256 to the turn.
    #[serde(default)]
    angle: u8,
    /// The tile has no angle of its own: a player standing on it snaps to the nearest of four directions.
    #[serde(default, skip_serializing_if = "is_usual")]
    flagged: bool,
    /// The values of the project's own properties (`properties`), and fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A block: one cell of the picture and a solid tile for each layer.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct BlockText {
    /// The cell of the picture, counted left to right, top to bottom.
    art: u16,
    /// The solid tile on layer A.
    #[serde(default)]
    a: TileId,
    /// The solid tile on layer B.
    #[serde(default)]
    b: TileId,
    /// The block is drawn in front of a player of low priority.
    #[serde(default, skip_serializing_if = "is_usual")]
    front: bool,
    /// The values of the project's own properties (`properties`), and fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A background layer.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct BackgroundText {
    /// The file of the picture in the tileset's folder, a PNG.
    image: String,
    /// The part of the camera's way sideways by which it moves, in 1/256: 0 stands still, 256 moves with the level.
    #[serde(default)]
    scroll_x: u16,
    /// The same up and down.
    #[serde(default)]
    scroll_y: u16,
    /// Pixels from the top of the screen, with the camera at the level's top, to the top of the picture.
    #[serde(default)]
    y: i32,
    /// Pixels a second by which it moves to the right of its own accord.
    #[serde(default, skip_serializing_if = "is_usual")]
    drift: i16,
    /// The picture is shown once, and not side by side again and again.
    #[serde(default, skip_serializing_if = "is_usual")]
    once: bool,
    /// The rows of the picture that are shown, the second number exclusive.
    #[serde(default, skip_serializing_if = "is_usual")]
    rows: Option<(u16, u16)>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A cell of the picture that changes as time goes by.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct AnimationText {
    /// The cell that blocks name.
    cell: u16,
    /// Pairs of the cell that is shown and the frames of the game that it stays.
    #[serde(deserialize_with = "capped::<_, _, 256>", serialize_with = "one_line")]
    #[cfg_attr(feature = "schema", schemars(length(max = 256)))]
    frames: Vec<(u16, u16)>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A cell of the picture that a material drew.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct DrawnText {
    /// The cell.
    cell: u16,
    /// The name of the material.
    material: String,
    /// The digest of the pixels as the material drew them.
    digest: Hex,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>) -> Result<Tileset, ProjectError> {
    let file: TilesetFile = source.parse()?;
    let mut inner = InnerExtra::new();
    check_art(source, "art", &file.art)?;
    let mut tiles = Vec::with_capacity(file.tiles.len().max(1));
    for (n, TileText { heights, widths, angle, flagged, extra }) in file.tiles.into_iter().enumerate() {
        for (array, values) in [("heights", &heights), ("widths", &widths)] {
            if let Some(i) = values.iter().position(|value| !(-16..=16).contains(value)) {
                let message = format!("{} is not from -16 to 16", values[i]);
                return Err(source.fault(&format!("tiles[{n}].{array}[{i}]"), message));
            }
        }
        keep(&mut inner, format!("tiles[{n}]"), extra);
        tiles.push(SolidTile { heights, widths, angle: Angle(angle), flagged });
    }
    let mut blocks = Vec::with_capacity(file.blocks.len().max(1));
    for (n, BlockText { art, a, b, front, extra }) in file.blocks.into_iter().enumerate() {
        keep(&mut inner, format!("blocks[{n}]"), extra);
        blocks.push(Block { art, tile_a: a, tile_b: b, front });
    }
    let mut backgrounds = Vec::with_capacity(file.backgrounds.len());
    for (n, text) in file.backgrounds.into_iter().enumerate() {
        let BackgroundText { image, scroll_x, scroll_y, y, drift, once, rows, extra } = text;
        check_art(source, &format!("backgrounds[{n}].image"), &image)?;
        keep(&mut inner, format!("backgrounds[{n}]"), extra);
        backgrounds.push(Background { image, scroll_x, scroll_y, y, drift, once, rows });
    }
    let animations = read_animations(source, file.animations, &mut inner)?;
    check_palettes(source, &file.palettes)?;
    let mut drawn = BTreeMap::new();
    for (n, DrawnText { cell, material, digest, extra }) in file.drawn.into_iter().enumerate() {
        if drawn.insert(cell, DrawnArt { material, digest: digest.0 }).is_some() {
            return Err(source.fault(&format!("drawn[{n}].cell"), format!("cell {cell} is named twice")));
        }
        keep(&mut inner, format!("drawn[{cell}]"), extra);
    }
    if tiles.is_empty() {
        tiles.push(SolidTile::default());
    }
    if blocks.is_empty() {
        blocks.push(Block::default());
    }
    Ok(Tileset {
        name: file.name,
        art: file.art,
        tiles: Arc::new(tiles),
        blocks: Arc::new(blocks),
        backgrounds: Arc::new(backgrounds),
        sheet: None,
        drawn: Arc::new(drawn),
        animations: Arc::new(animations),
        palettes: Arc::new(file.palettes),
        extra: Arc::new(file.extra),
        inner_extra: Arc::new(inner),
    })
}

fn read_animations(
    source: &Source<'_>,
    texts: Vec<AnimationText>,
    inner: &mut InnerExtra,
) -> Result<Animations, ProjectError> {
    let mut animations = Animations::new();
    for (n, AnimationText { cell, frames, extra }) in texts.into_iter().enumerate() {
        if frames.is_empty() {
            return Err(source.fault(&format!("animations[{n}].frames"), "it needs at least one picture".to_owned()));
        }
        if let Some(at) = frames.iter().position(|(_, duration)| *duration == 0) {
            return Err(source.fault(&format!("animations[{n}].frames[{at}]"), "it lasts at least 1 frame".to_owned()));
        }
        let frames = frames.into_iter().map(|(cell, duration)| TileFrame { cell, duration }).collect();
        if animations.insert(cell, frames).is_some() {
            return Err(source.fault(&format!("animations[{n}].cell"), format!("cell {cell} is named twice")));
        }
        keep(inner, format!("animations[{cell}]"), extra);
    }
    Ok(animations)
}

fn check_palettes(source: &Source<'_>, palettes: &[ArtPalette]) -> Result<(), ProjectError> {
    for (n, ArtPalette { name, .. }) in palettes.iter().enumerate() {
        let message = match () {
            () if name.is_empty() => "a palette needs a name".to_owned(),
            () if palettes[..n].iter().any(|before| before.name == *name) => format!("palette `{name}` is named twice"),
            () => continue,
        };
        return Err(source.fault(&format!("palettes[{n}].name"), message));
    }
    Ok(())
}

fn check_art(source: &Source<'_>, field: &str, name: &str) -> Result<(), ProjectError> {
    check_picture(name).map_err(|error| source.fault(field, error.to_string()))
}

pub(in crate::file) fn write(tileset: &Tileset) -> String {
    let extra = |place: String| kept(&tileset.inner_extra, &place);
    let background = |(n, background): (usize, &Background)| {
        let Background { image, scroll_x, scroll_y, y, drift, once, rows } = background.clone();
        BackgroundText { image, scroll_x, scroll_y, y, drift, once, rows, extra: extra(format!("backgrounds[{n}]")) }
    };
    let tile = |(n, tile): (usize, &SolidTile)| {
        let &SolidTile { heights, widths, angle, flagged } = tile;
        TileText { heights, widths, angle: angle.0, flagged, extra: extra(format!("tiles[{n}]")) }
    };
    let block = |(n, block): (usize, &Block)| {
        let &Block { art, tile_a: a, tile_b: b, front } = block;
        BlockText { art, a, b, front, extra: extra(format!("blocks[{n}]")) }
    };
    let drawn = |(cell, drawn): (&u16, &DrawnArt)| {
        let DrawnArt { material, digest } = drawn.clone();
        DrawnText { cell: *cell, material, digest: Hex(digest), extra: extra(format!("drawn[{cell}]")) }
    };
    let animation = |(cell, frames): (&u16, &Vec<TileFrame>)| {
        let frames = frames.iter().map(|frame| (frame.cell, frame.duration)).collect();
        AnimationText { cell: *cell, frames, extra: extra(format!("animations[{cell}]")) }
    };
    json::file(&TilesetFile {
        format: FORMAT,
        name: tileset.name.clone(),
        art: tileset.art.clone(),
        backgrounds: tileset.backgrounds.iter().enumerate().map(background).collect(),
        tiles: tileset.tiles.iter().enumerate().map(tile).collect(),
        blocks: tileset.blocks.iter().enumerate().map(block).collect(),
        drawn: tileset.drawn.iter().map(drawn).collect(),
        animations: tileset.animations.iter().map(animation).collect(),
        palettes: tileset.palettes.to_vec(),
        extra: (*tileset.extra).clone(),
    })
}
