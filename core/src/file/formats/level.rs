//! `levels/<key>.json`: layout rows, bounds, start, goal, water, switchers, placements, shapes.

use super::names::{self, Named, id, maybe_named, named, to_hex};
use super::shapes::{self, ShapeText};
use super::{FORMAT, Source, capped, keep, kept};
use crate::file::error::ProjectError;
use crate::file::json::{Fields, Node};
use crate::grid::Grid;
use crate::player::powers::{Form, Shield};
use crate::project::{
    Area, Bounds, Extra, InnerExtra, LayerSwitcher, LevelData, LimitChange, MAX_HEIGHT, MAX_WIDTH, MOST_WATER_CHANGES,
    NamedStart, Orientation, Placement, PlacementId, Start, StartState, SwitcherSide, Tide, WaterChange,
};
use crate::ruleset::Character;
use crate::tiles::{ChunkId, LayoutCell, TileLayer};
use serde::{Deserialize, Deserializer, de::Error as _};
use std::borrow::Cow;
use std::fmt::Write as _;

#[derive(Deserialize)]
struct LevelFile {
    #[serde(rename = "format")]
    _format: u64,
    title: String,
    #[serde(default)]
    background: Option<u16>,
    bounds: BoundsText,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    limits: Vec<LimitText>,
    start: StartText,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    starts: Vec<StartText>,
    #[serde(default)]
    goal: Option<AreaText>,
    #[serde(default)]
    water: Option<i32>,
    #[serde(default)]
    tide: Option<TideText>,
    #[serde(default)]
    wrap_y: Option<i32>,
    #[serde(deserialize_with = "capped::<_, _, 256>")]
    layout: Vec<Row>,
    #[serde(default, deserialize_with = "capped::<_, _, 524_288>")]
    loops: Vec<[u32; 2]>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    switchers: Vec<SwitcherText>,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    placements: Vec<PlacementText>,
    #[serde(default, deserialize_with = "capped::<_, _, 4096>")]
    shapes: Vec<ShapeText>,
    #[serde(flatten)]
    extra: Extra,
}

/// A row of the layout: as long as the widest level of the smallest chunks.
#[derive(Deserialize)]
#[serde(transparent)]
struct Row {
    #[serde(deserialize_with = "capped::<_, _, 2048>")]
    chunks: Vec<ChunkId>,
}

#[derive(Deserialize)]
struct BoundsText {
    left: i32,
    top: i32,
    right: i32,
    bottom: i32,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct LimitText {
    #[serde(deserialize_with = "id")]
    id: PlacementId,
    from_x: i32,
    #[serde(default)]
    left: Option<i32>,
    #[serde(default)]
    top: Option<i32>,
    #[serde(default)]
    right: Option<i32>,
    #[serde(default)]
    bottom: Option<i32>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct TideText {
    #[serde(default)]
    swells: bool,
    #[serde(default)]
    speed: Option<u8>,
    #[serde(default, deserialize_with = "capped::<_, _, MOST_WATER_CHANGES>")]
    changes: Vec<WaterText>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct WaterText {
    #[serde(deserialize_with = "id")]
    id: PlacementId,
    from_x: i32,
    #[serde(default)]
    to_x: Option<i32>,
    #[serde(default)]
    from_y: Option<i32>,
    #[serde(default)]
    to_y: Option<i32>,
    #[serde(default)]
    switch: Option<u8>,
    #[serde(default)]
    stage: Option<u8>,
    #[serde(default)]
    reached: Option<i32>,
    #[serde(default)]
    next_stage: Option<u8>,
    #[serde(default)]
    y: Option<i32>,
    #[serde(default)]
    at_once: Option<i32>,
    #[serde(default)]
    presses: Option<u8>,
    #[serde(default)]
    closes: Option<u8>,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
pub(super) struct StartText {
    /// Of further starts only.
    #[serde(default)]
    name: Option<String>,
    x: i32,
    y: i32,
    #[serde(default, deserialize_with = "named")]
    character: Character,
    #[serde(default, deserialize_with = "maybe_named")]
    partner: Option<Character>,
    #[serde(default, deserialize_with = "named")]
    layer: TileLayer,
    #[serde(default)]
    faces_left: bool,
    #[serde(default)]
    x_sub: u8,
    #[serde(default)]
    y_sub: u8,
    #[serde(default)]
    x_speed: i16,
    #[serde(default)]
    y_speed: i16,
    #[serde(default)]
    ground_speed: i16,
    #[serde(default)]
    airborne: bool,
    #[serde(default)]
    rolling: bool,
    #[serde(default, deserialize_with = "names::shield")]
    shield: Shield,
    #[serde(default, deserialize_with = "named")]
    form: Form,
    #[serde(default)]
    rings: u16,
    #[serde(default)]
    emeralds: u8,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
struct AreaText {
    x: i32,
    y: i32,
    width: i32,
    height: i32,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
pub(super) struct SwitcherText {
    #[serde(deserialize_with = "id")]
    id: PlacementId,
    x: i32,
    y: i32,
    #[serde(default, deserialize_with = "named")]
    orientation: Orientation,
    half_length: u16,
    #[serde(deserialize_with = "side")]
    right_or_below: SwitcherSide,
    #[serde(deserialize_with = "side")]
    left_or_above: SwitcherSide,
    #[serde(default)]
    grounded_only: bool,
    #[serde(default)]
    priority_only: bool,
    #[serde(flatten)]
    extra: Extra,
}

#[derive(Deserialize)]
pub(super) struct PlacementText {
    #[serde(deserialize_with = "id")]
    id: PlacementId,
    kind: String,
    x: i32,
    y: i32,
    #[serde(default)]
    flip_x: bool,
    #[serde(default)]
    flip_y: bool,
    #[serde(flatten)]
    extra: Extra,
}

/// A switcher's side as text: the layer, and `high` where the priority becomes high, as in `"B high"`.
const SIDES: [(&str, TileLayer, bool); 4] = [
    ("A", TileLayer::A, false),
    ("B", TileLayer::B, false),
    ("A high", TileLayer::A, true),
    ("B high", TileLayer::B, true),
];

fn side<'de, D: Deserializer<'de>>(from: D) -> Result<SwitcherSide, D::Error> {
    let text = Cow::<str>::deserialize(from)?;
    let found = SIDES.iter().find(|(name, ..)| *name == text);
    found.map(|&(_, layer, high_priority)| SwitcherSide { layer, high_priority }).ok_or_else(|| {
        D::Error::custom(format!(
            "\"{text}\" is not a side of a layer switcher: \"A\", \"B\", \"A high\" or \"B high\""
        ))
    })
}

fn side_name(side: SwitcherSide) -> &'static str {
    let found = SIDES.iter().find(|(_, layer, high)| (*layer, *high) == (side.layer, side.high_priority));
    found.map_or("A", |(name, ..)| name)
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
        layout,
        bounds: Bounds { left, top, right, bottom },
        limit_changes: file.limits.into_iter().map(read_limits).collect(),
        start: read_start(file.start, &mut inner),
        starts: read_starts(source, file.starts)?,
        goal,
        water: file.water,
        tide: file.tide.map_or_else(Tide::default, read_tide),
        wrap_y: file.wrap_y,
        background: file.background,
        switchers: file.switchers.into_iter().map(read_switcher).collect(),
        placements: file.placements.into_iter().map(read_placement).collect(),
        shapes: file.shapes.into_iter().map(shapes::read).collect(),
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
    let StartText { shield, form, rings, emeralds, extra, .. } = text;
    let state =
        StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, shield, form, rings, emeralds };
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

fn read_limits(text: LimitText) -> LimitChange {
    let LimitText { id, from_x, left, top, right, bottom, extra } = text;
    LimitChange { id, from_x, left, top, right, bottom, extra }
}

fn read_tide(text: TideText) -> Tide {
    let TideText { swells, speed, changes, extra } = text;
    let changes = changes.into_iter().map(read_water).collect();
    Tide { swells, speed: speed.unwrap_or(Tide::default().speed), changes, extra }
}

fn read_water(text: WaterText) -> WaterChange {
    let WaterText {
        id,
        from_x,
        to_x,
        from_y,
        to_y,
        switch,
        stage,
        reached,
        next_stage,
        y,
        at_once,
        presses,
        closes,
        extra,
    } = text;
    WaterChange {
        id,
        from_x,
        to_x,
        from_y,
        to_y,
        switch,
        stage,
        reached,
        next_stage,
        y,
        at_once,
        presses,
        closes,
        extra,
    }
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

pub(super) fn read_switcher(text: SwitcherText) -> LayerSwitcher {
    LayerSwitcher {
        id: text.id,
        x: text.x,
        y: text.y,
        orientation: text.orientation,
        half_length: text.half_length,
        right_or_below: text.right_or_below,
        left_or_above: text.left_or_above,
        grounded_only: text.grounded_only,
        priority_only: text.priority_only,
        extra: text.extra,
    }
}

pub(super) fn read_placement(text: PlacementText) -> Placement {
    let PlacementText { id, kind, x, y, flip_x, flip_y, extra } = text;
    Placement { id, kind, x, y, flip_x, flip_y, extra }
}

pub(in crate::file) fn write(level: &LevelData) -> String {
    let LevelData { bounds, inner_extra: inner, .. } = level;
    let bounds_text = Fields::new()
        .put("left", bounds.left)
        .put("top", bounds.top)
        .put("right", bounds.right)
        .put("bottom", bounds.bottom)
        .extra(kept(inner, "bounds"));
    let goal = level.goal.map(|Area { x, y, width, height }| {
        let fields = Fields::new().put("x", x).put("y", y).put("width", width).put("height", height);
        fields.extra(kept(inner, "goal"))
    });
    let (rows, loops) = write_layout(&level.layout);
    Fields::new()
        .put("format", FORMAT)
        .put("title", &level.title)
        .maybe("background", level.background)
        .put("bounds", bounds_text)
        .lines("limits", level.limit_changes.iter().map(write_limits).collect())
        .put("start", write_start(&level.start, inner))
        .lines("starts", level.starts.iter().map(write_named_start).collect())
        .maybe("goal", goal)
        .maybe("water", level.water)
        .maybe("tide", (level.tide != Tide::default()).then(|| write_tide(&level.tide)))
        .maybe("wrap_y", level.wrap_y)
        .put("layout", Node::Lines(rows))
        .lines("loops", loops)
        .put("switchers", Node::Lines(level.switchers.iter().map(write_switcher).collect()))
        .put("placements", Node::Lines(level.placements.iter().map(write_placement).collect()))
        .lines("shapes", level.shapes.iter().map(shapes::write).collect())
        .extra(&level.extra)
        .into_file()
}

pub(super) fn write_start(start: &Start, inner: &InnerExtra) -> Fields {
    put_start(Fields::new(), start).extra(kept(inner, "start"))
}

fn write_named_start(NamedStart { name, start, extra }: &NamedStart) -> Node {
    put_start(Fields::new().put("name", name), start).extra(extra).into()
}

fn write_limits(change: &LimitChange) -> Node {
    Fields::new()
        .put("id", to_hex(change.id.0))
        .put("from_x", change.from_x)
        .maybe("left", change.left)
        .maybe("top", change.top)
        .maybe("right", change.right)
        .maybe("bottom", change.bottom)
        .extra(&change.extra)
        .into()
}

fn write_tide(tide: &Tide) -> Fields {
    Fields::new()
        .flag("swells", tide.swells)
        .maybe("speed", (tide.speed != Tide::default().speed).then_some(tide.speed))
        .lines("changes", tide.changes.iter().map(write_water).collect())
        .extra(&tide.extra)
}

fn write_water(change: &WaterChange) -> Node {
    Fields::new()
        .put("id", to_hex(change.id.0))
        .put("from_x", change.from_x)
        .maybe("to_x", change.to_x)
        .maybe("from_y", change.from_y)
        .maybe("to_y", change.to_y)
        .maybe("switch", change.switch)
        .maybe("stage", change.stage)
        .maybe("reached", change.reached)
        .maybe("next_stage", change.next_stage)
        .maybe("y", change.y)
        .maybe("at_once", change.at_once)
        .maybe("presses", change.presses)
        .maybe("closes", change.closes)
        .extra(&change.extra)
        .into()
}

fn put_start(fields: Fields, start: &Start) -> Fields {
    let StartState { x_sub, y_sub, x_speed, y_speed, ground_speed, airborne, rolling, shield, form, rings, emeralds } =
        start.state;
    fields
        .put("x", start.x)
        .put("y", start.y)
        .put("character", start.character.name())
        .maybe("partner", start.partner.map(Named::name))
        .put("layer", start.layer.name())
        .flag("faces_left", start.faces_left)
        .some("x_sub", x_sub)
        .some("y_sub", y_sub)
        .some("x_speed", x_speed)
        .some("y_speed", y_speed)
        .some("ground_speed", ground_speed)
        .flag("airborne", airborne)
        .flag("rolling", rolling)
        .flag("shield", shield == Shield::Plain)
        .maybe("shield", (shield.is_some() && shield != Shield::Plain).then(|| shield.name()))
        .maybe("form", (form != Form::Normal).then(|| form.name()))
        .some("rings", rings)
        .some("emeralds", emeralds)
}

fn write_layout(layout: &Grid<LayoutCell>) -> (Vec<Node>, Vec<Node>) {
    let mut loops = Vec::new();
    let rows = (0..layout.height()).map(|y| {
        let mut row = String::from("[");
        for (x, cell) in layout.row(y).enumerate() {
            // Writing to a string cannot fail.
            let _ = write!(row, "{}{}", if x > 0 { ", " } else { "" }, cell.chunk);
            if cell.is_loop {
                loops.push(Node::Leaf(format!("[{x}, {y}]")));
            }
        }
        row.push(']');
        Node::Leaf(row)
    });
    (rows.collect(), loops)
}

pub(super) fn write_switcher(switcher: &LayerSwitcher) -> Node {
    Fields::new()
        .put("id", to_hex(switcher.id.0))
        .put("x", switcher.x)
        .put("y", switcher.y)
        .put("orientation", switcher.orientation.name())
        .put("half_length", switcher.half_length)
        .put("right_or_below", side_name(switcher.right_or_below))
        .put("left_or_above", side_name(switcher.left_or_above))
        .flag("grounded_only", switcher.grounded_only)
        .flag("priority_only", switcher.priority_only)
        .extra(&switcher.extra)
        .into()
}

pub(super) fn write_placement(placement: &Placement) -> Node {
    Fields::new()
        .put("id", to_hex(placement.id.0))
        .put("kind", &placement.kind)
        .put("x", placement.x)
        .put("y", placement.y)
        .flag("flip_x", placement.flip_x)
        .flag("flip_y", placement.flip_y)
        .extra(&placement.extra)
        .into()
}
