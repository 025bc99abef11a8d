//! `levels/<key>.json`: layout rows, bounds, start, goal, water, switchers, placements, shapes.

use super::{FORMAT, Source, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json;
use crate::grid::Grid;
use crate::player::powers::{Form, Shield};
use crate::project::{
    AboutLevel, Area, ArtLayer, BackPlane, Bounds, Extra, Guides, InnerExtra, LayerSwitcher, LevelColors, LevelData,
    LevelMark, LimitChange, MAX_HEIGHT, MAX_WIDTH, MOST_ART_LAYERS, MOST_LIMIT_CHANGES, MOST_MARKS, NamedStart,
    Placement, Shape, Start, StartState, Tide,
};
use crate::ruleset::Character;
use crate::serial::{capped, is_usual};
use crate::tiles::{ChunkId, LayoutCell, TileLayer};
use serde::{Deserialize, Serialize};
use std::sync::Arc;

/// A level, `levels/<key>.json`.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(in crate::file) struct LevelFile {
    /// The number of the format: 1.
    #[cfg_attr(feature = "schema", schemars(extend("const" = FORMAT)))]
    format: u64,
    /// The title, as tabs and lists show it.
    title: String,
    /// The group, the author and the description.
    #[serde(default, skip_serializing_if = "is_usual")]
    about: AboutLevel,
    /// The palettes in which the blocks are shown.
    #[serde(default, skip_serializing_if = "is_usual")]
    colors: LevelColors,
    /// The index of the tileset whose backgrounds are drawn.
    #[serde(default, skip_serializing_if = "is_usual")]
    background: Option<u16>,
    /// The level that is drawn behind this one.
    #[serde(default, skip_serializing_if = "is_usual")]
    plane: BackPlane,
    /// The levels that are drawn with this one, from the back to the front.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_ART_LAYERS>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_ART_LAYERS)))]
    art_layers: Vec<ArtLayer>,
    /// The values of the project's own properties, by name.
    #[serde(default, skip_serializing_if = "Extra::is_empty")]
    properties: Extra,
    /// The limits of the camera.
    bounds: BoundsText,
    /// Limits that are wanted instead from certain places on.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_LIMIT_CHANGES>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_LIMIT_CHANGES)))]
    limits: Vec<LimitChange>,
    /// The start of the player.
    start: StartText,
    /// Further starts, each with a name.
    #[serde(default, deserialize_with = "capped::<_, _, 4096>", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "schema", schemars(length(max = 4096)))]
    starts: Vec<StartText>,
    /// The area whose reaching ends the level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    goal: Option<AreaText>,
    /// The height of the water's surface at the start, pixels.
    #[serde(default, skip_serializing_if = "is_usual")]
    water: Option<i32>,
    /// The motion of the water.
    #[serde(default, skip_serializing_if = "is_usual")]
    tide: Tide,
    /// The height in pixels after which terrain repeats downwards, a power of two.
    #[serde(default, skip_serializing_if = "is_usual")]
    wrap_y: Option<i32>,
    /// The chunks of the layout, row by row.
    #[serde(deserialize_with = "capped::<_, _, 256>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 256)))]
    layout: Vec<Row>,
    /// Columns and rows of the places in the layout that are marked as loops.
    #[serde(default, deserialize_with = "capped::<_, _, 524_288>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = 524_288)))]
    loops: Vec<[u32; 2]>,
    /// The layer switchers, in slot order.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 65536)))]
    switchers: Vec<LayerSwitcher>,
    /// The placed objects, in slot order.
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    #[cfg_attr(feature = "schema", schemars(schema_with = "super::schema::placements"))]
    placements: Vec<Placement>,
    /// The regions and notes.
    #[serde(default, deserialize_with = "capped::<_, _, MOST_MARKS>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = MOST_MARKS)))]
    marks: Vec<LevelMark>,
    /// The lines to which things are aligned.
    #[serde(default, skip_serializing_if = "is_usual")]
    guides: Guides,
    /// The shapes that can still be changed by their handles.
    #[serde(default, deserialize_with = "capped::<_, _, 4096>", skip_serializing_if = "is_usual")]
    #[cfg_attr(feature = "schema", schemars(length(max = 4096)))]
    shapes: Vec<Arc<Shape>>,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A row of the layout: as long as the widest level of the smallest chunks.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(transparent)]
struct Row {
    #[serde(deserialize_with = "capped::<_, _, 2048>")]
    #[cfg_attr(feature = "schema", schemars(length(max = 2048)))]
    chunks: Vec<ChunkId>,
}

/// The limits of the camera: the places of the left top corner of a screen of 320×224.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct BoundsText {
    /// The smallest camera x, pixels.
    left: i32,
    /// The smallest camera y, pixels.
    top: i32,
    /// The largest camera x, pixels.
    right: i32,
    /// The largest camera y, pixels.
    bottom: i32,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// A start: the place and the state in which the player begins.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub(super) struct StartText {
    /// The name of a further start; the main start has none.
    #[serde(default, skip_serializing_if = "is_usual")]
    name: Option<String>,
    /// The centre of the player, pixels.
    x: i32,
    /// The centre of the player, pixels.
    y: i32,
    /// The player's character.
    #[serde(default)]
    character: Character,
    /// The character of the second player, if there is one.
    #[serde(default, skip_serializing_if = "is_usual")]
    partner: Option<Character>,
    /// The collision layer.
    #[serde(default)]
    layer: TileLayer,
    /// The player faces left.
    #[serde(default, skip_serializing_if = "is_usual")]
    faces_left: bool,
    /// The fraction of x, 1/256 pixel.
    #[serde(default, skip_serializing_if = "is_usual")]
    x_sub: u8,
    /// The fraction of y, 1/256 pixel.
    #[serde(default, skip_serializing_if = "is_usual")]
    y_sub: u8,
    /// The X Speed, 1/256 pixel a frame.
    #[serde(default, skip_serializing_if = "is_usual")]
    x_speed: i16,
    /// The Y Speed, 1/256 pixel a frame.
    #[serde(default, skip_serializing_if = "is_usual")]
    y_speed: i16,
    /// The Ground Speed, 1/256 pixel a frame.
    #[serde(default, skip_serializing_if = "is_usual")]
    ground_speed: i16,
    /// The player starts in the air.
    #[serde(default, skip_serializing_if = "is_usual")]
    airborne: bool,
    /// The player starts as a ball.
    #[serde(default, skip_serializing_if = "is_usual")]
    rolling: bool,
    /// The shield.
    #[serde(default, skip_serializing_if = "is_usual")]
    shield: Shield,
    /// The form of the player.
    #[serde(default, skip_serializing_if = "is_usual")]
    form: Form,
    /// The rings.
    #[serde(default, skip_serializing_if = "is_usual")]
    rings: u16,
    /// The emeralds.
    #[serde(default, skip_serializing_if = "is_usual")]
    emeralds: u8,
    /// The height of the water's surface, if it differs from that of the level.
    #[serde(default, skip_serializing_if = "is_usual")]
    water: Option<i32>,
    /// The stage of the water.
    #[serde(default, skip_serializing_if = "is_usual")]
    water_stage: u8,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

/// An area of the level.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct AreaText {
    /// The left edge, pixels.
    x: i32,
    /// The top edge, pixels.
    y: i32,
    /// The width, pixels.
    width: i32,
    /// The height, pixels.
    height: i32,
    /// Fields that this version does not know.
    #[serde(flatten)]
    extra: Extra,
}

pub(in crate::file) fn read(source: &Source<'_>, key: &str, chunk_size: u8) -> Result<LevelData, ProjectError> {
    let file: LevelFile = source.parse()?;
    let layout = read_layout(source, &file, chunk_size)?;
    let mut inner = InnerExtra::new();
    let BoundsText { left, top, right, bottom, extra } = file.bounds;
    keep(&mut inner, "bounds", extra);
    let goal = file.goal.map(|AreaText { x, y, width, height, extra }| {
        keep(&mut inner, "goal", extra);
        Area { x, y, width, height }
    });
    Ok(LevelData {
        key: key.to_owned(),
        title: file.title,
        about: file.about,
        colors: file.colors,
        layout,
        bounds: Bounds { left, top, right, bottom },
        limit_changes: file.limits,
        start: read_start(file.start, &mut inner),
        starts: read_starts(source, file.starts)?,
        goal,
        water: file.water,
        tide: file.tide,
        wrap_y: file.wrap_y,
        background: file.background,
        plane: file.plane,
        art_layers: file.art_layers,
        properties: file.properties,
        switchers: file.switchers,
        placements: file.placements,
        marks: file.marks,
        guides: file.guides,
        shapes: file.shapes,
        extra: file.extra,
        inner_extra: inner,
    })
}

pub(super) fn read_start(mut text: StartText, inner: &mut InnerExtra) -> Start {
    if let Some(name) = text.name.take() {
        text.extra.insert("name".to_owned(), name.into());
    }
    let (start, extra) = start_of(text);
    keep(inner, "start", extra);
    start
}

/// The start, and the fields that are not known.
fn start_of(text: StartText) -> (Start, Extra) {
    let StartText { x, y, character, partner, layer, faces_left, .. } = text;
    let StartText { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, .. } = text;
    let StartText { shield, form, rings, emeralds, water, water_stage, extra, .. } = text;
    let state = StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, ..StartState::default() };
    let state = StartState { shield, form, rings, emeralds, water, water_stage, ..state };
    (Start { x, y, character, partner, layer, faces_left, state }, extra)
}

fn read_starts(source: &Source<'_>, texts: Vec<StartText>) -> Result<Vec<NamedStart>, ProjectError> {
    let read = |(n, mut text): (usize, StartText)| {
        let missing = || source.fault(&format!("starts[{n}]"), "a further start needs a `name`");
        let name = text.name.take().ok_or_else(missing)?;
        let (start, extra) = start_of(text);
        Ok(NamedStart { name, start, extra })
    };
    texts.into_iter().enumerate().map(read).collect()
}

fn read_layout(source: &Source<'_>, file: &LevelFile, chunk_size: u8) -> Result<Grid<LayoutCell>, ProjectError> {
    let rows = &file.layout;
    let width = rows.first().map_or(0, |row| row.chunks.len());
    if width == 0 {
        return Err(source.fault("layout", "the level is empty: it needs at least one row with one chunk"));
    }
    let most = |blocks: u32| (blocks / u32::from(chunk_size.max(1))) as usize;
    let (most_across, most_down) = (most(MAX_WIDTH), most(MAX_HEIGHT));
    if width > most_across || rows.len() > most_down {
        let message =
            format!("the level has {width} × {} chunks; {most_across} × {most_down} are possible", rows.len());
        return Err(source.fault("layout", message));
    }
    if let Some(y) = rows.iter().position(|row| row.chunks.len() != width) {
        let message = format!("this row has {} chunks, the first one has {width}", rows[y].chunks.len());
        return Err(source.fault(&format!("layout[{y}]"), message));
    }
    let mut layout = Grid::new(width as u32, rows.len() as u32);
    for (y, row) in rows.iter().enumerate() {
        for (x, chunk) in row.chunks.iter().enumerate() {
            layout.set(x as u32, y as u32, LayoutCell { chunk: *chunk, is_loop: false });
        }
    }
    for (n, &[x, y]) in file.loops.iter().enumerate() {
        let Some(cell) = layout.get(x, y) else {
            return Err(source.fault(&format!("loops[{n}]"), format!("column {x}, row {y} is outside the layout")));
        };
        layout.set(x, y, LayoutCell { is_loop: true, ..cell });
    }
    Ok(layout)
}

pub(in crate::file) fn write(level: &LevelData) -> String {
    let inner = &level.inner_extra;
    let Bounds { left, top, right, bottom } = level.bounds;
    let goal = |Area { x, y, width, height }: Area| AreaText { x, y, width, height, extra: kept(inner, "goal") };
    let named = |NamedStart { name, start, extra }: &NamedStart| text_of_start(Some(name), start, extra.clone());
    let (layout, loops) = write_layout(&level.layout);
    json::file(&LevelFile {
        format: FORMAT,
        title: level.title.clone(),
        about: level.about.clone(),
        colors: level.colors.clone(),
        background: level.background,
        plane: level.plane.clone(),
        art_layers: level.art_layers.clone(),
        properties: level.properties.clone(),
        bounds: BoundsText { left, top, right, bottom, extra: kept(inner, "bounds") },
        limits: level.limit_changes.clone(),
        start: write_start(&level.start, inner),
        starts: level.starts.iter().map(named).collect(),
        goal: level.goal.map(goal),
        water: level.water,
        tide: level.tide.clone(),
        wrap_y: level.wrap_y,
        layout,
        loops,
        switchers: level.switchers.clone(),
        placements: level.placements.clone(),
        marks: level.marks.clone(),
        guides: level.guides.clone(),
        shapes: level.shapes.clone(),
        extra: level.extra.clone(),
    })
}

pub(super) fn write_start(start: &Start, inner: &InnerExtra) -> StartText {
    text_of_start(None, start, kept(inner, "start"))
}

fn text_of_start(name: Option<&String>, start: &Start, extra: Extra) -> StartText {
    let &Start { x, y, character, partner, layer, faces_left, state } = start;
    let StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, .. } = state;
    let StartState { shield, form, rings, emeralds, water, water_stage, .. } = state;
    StartText {
        name: name.cloned(),
        x,
        y,
        character,
        partner,
        layer,
        faces_left,
        x_sub,
        y_sub,
        x_speed,
        y_speed,
        ground_speed,
        airborne,
        rolling,
        shield,
        form,
        rings,
        emeralds,
        water,
        water_stage,
        extra,
    }
}

fn write_layout(layout: &Grid<LayoutCell>) -> (Vec<Row>, Vec<[u32; 2]>) {
    let mut loops = Vec::new();
    let rows = (0..layout.height()).map(|y| {
        let row = layout.row(y).enumerate();
        loops.extend(row.filter(|(_, cell)| cell.is_loop).map(|(x, _)| [x as u32, y]));
        Row { chunks: layout.row(y).map(|cell| cell.chunk).collect() }
    });
    (rows.collect(), loops)
}
