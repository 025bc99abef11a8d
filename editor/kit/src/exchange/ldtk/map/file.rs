//! A project of LDtk as it is in its file: what a level needs of it, and nothing else.

use serde::Deserialize;
use serde_json::Value;

/// A project.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkFile {
    /// The version of the format; empty in a file that is none of LDtk.
    pub json_version: String,
    pub defs: LdtkDefinitions,
    /// The levels, if the project has one world.
    pub levels: Vec<LdtkLevel>,
    /// The worlds, if the project has several.
    pub worlds: Vec<LdtkWorld>,
}

/// A world.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkWorld {
    pub identifier: String,
    pub levels: Vec<LdtkLevel>,
}

/// Definitions that levels refer to.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkDefinitions {
    pub layers: Vec<LdtkLayerDefinition>,
    pub tilesets: Vec<LdtkTileset>,
}

/// The definition of a layer.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkLayerDefinition {
    pub uid: i64,
    /// The user's note.
    pub doc: Option<String>,
    pub int_grid_values: Vec<LdtkValue>,
    /// From -1 to 1; 0 moves as the camera does.
    pub parallax_factor_x: f64,
    pub parallax_factor_y: f64,
    /// The point of a tile, from 0 to 1, that coincides with the same point of its cell.
    pub tile_pivot_x: f64,
    pub tile_pivot_y: f64,
}

/// A number that cells of a layer can have.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkValue {
    pub value: i64,
    pub identifier: Option<String>,
}

/// A tileset.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkTileset {
    #[serde(rename = "__cWid")]
    pub columns: u32,
    #[serde(rename = "__cHei")]
    pub rows: u32,
    pub identifier: String,
    pub uid: i64,
    /// The picture; `None` of the icons that LDtk itself has.
    pub rel_path: Option<String>,
    pub tile_grid_size: u32,
    pub spacing: u32,
    pub padding: u32,
    pub enum_tags: Vec<LdtkTag>,
    pub custom_data: Vec<LdtkData>,
}

/// A value of an enumeration that tiles have.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkTag {
    pub enum_value_id: String,
    pub tile_ids: Vec<u32>,
}

/// A text that a tile has.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkData {
    pub tile_id: u32,
    pub data: String,
}

/// A level.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkLevel {
    pub identifier: String,
    pub px_wid: u32,
    pub px_hei: u32,
    #[serde(rename = "__bgColor")]
    pub background: Option<String>,
    #[serde(rename = "bgRelPath")]
    pub picture: Option<String>,
    /// The way in which the picture fills the level: `Unscaled`, `Cover`, `Repeat` and others.
    pub bg_pos: Option<String>,
    #[serde(rename = "__bgPos")]
    pub picture_place: Option<LdtkPicturePlace>,
    pub field_instances: Vec<LdtkField>,
    /// The layers, the one in front first; `None` if the level has a file of its own.
    pub layer_instances: Option<Vec<LdtkLayer>>,
    /// The file of the level, if it has one.
    pub external_rel_path: Option<String>,
}

/// The place of the picture behind a level.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkPicturePlace {
    pub top_left_px: [f64; 2],
    pub scale: [f64; 2],
    /// The part of the picture that is shown: left, top, width, height.
    pub crop_rect: [f64; 4],
}

/// A layer of a level.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkLayer {
    #[serde(rename = "__identifier")]
    pub identifier: String,
    /// `IntGrid`, `Entities`, `Tiles` or `AutoLayer`.
    #[serde(rename = "__type")]
    pub kind: String,
    #[serde(rename = "__cWid")]
    pub width: u32,
    #[serde(rename = "__cHei")]
    pub height: u32,
    #[serde(rename = "__gridSize")]
    pub grid: u32,
    #[serde(rename = "__opacity")]
    pub opacity: Option<f64>,
    #[serde(rename = "__pxTotalOffsetX")]
    pub offset_x: f64,
    #[serde(rename = "__pxTotalOffsetY")]
    pub offset_y: f64,
    #[serde(rename = "__tilesetDefUid")]
    pub tileset: Option<i64>,
    pub layer_def_uid: i64,
    pub visible: Option<bool>,
    pub int_grid_csv: Vec<i64>,
    pub grid_tiles: Vec<LdtkTile>,
    pub auto_layer_tiles: Vec<LdtkTile>,
    pub entity_instances: Vec<LdtkEntity>,
}

/// A tile on a layer.
#[derive(Clone, Copy, Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LdtkTile {
    /// The place in the layer, pixels.
    pub px: [i32; 2],
    /// Bit 0: mirrored left to right; bit 1: mirrored top to bottom.
    pub f: u8,
    /// The number in the tileset.
    pub t: i64,
    /// The opacity, from 0 to 1.
    pub a: Option<f32>,
}

/// An entity.
#[derive(Debug, Default, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub(super) struct LdtkEntity {
    #[serde(rename = "__identifier")]
    pub identifier: String,
    /// The point of the entity, from 0 to 1, that its place names.
    #[serde(rename = "__pivot")]
    pub pivot: [f64; 2],
    pub iid: String,
    pub width: f64,
    pub height: f64,
    pub px: [f64; 2],
    pub field_instances: Vec<LdtkField>,
}

/// A field of a level or of an entity.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(super) struct LdtkField {
    #[serde(rename = "__identifier")]
    pub identifier: String,
    #[serde(rename = "__type")]
    pub kind: String,
    #[serde(rename = "__value")]
    pub value: Value,
}
