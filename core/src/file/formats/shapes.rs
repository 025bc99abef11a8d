//! Shapes in `levels/<key>.json`.
//!
//! ```json
//! {
//!   "id": "0123456789abcdef", "kind": "loop", "points": [[640, 480], [736, 384]],
//!   "side": "floor", "thickness": 32, "layers": "AB", "material": "meadow",
//!   "beneath": ["34 24: 3aa 3aa .", "34 25: 4aa"],
//!   "switchers": ["0123456789abcdf0"]
//! }
//! ```
//!
//! A row of `beneath` begins with column and row of its first block; its cells are written as in `chunks.json`.

use super::capped;
use super::cells::{read_row, write_row};
use super::names::{Named, hex, id, named, to_hex};
use crate::file::json::{Fields, Node};
use crate::project::{Beneath, Extra, PlacementId, Shape, ShapeKind, ShapeLayers, ShapeSide};
use serde::{Deserialize, Deserializer, de::Error as _};
use std::borrow::Cow;
use std::sync::Arc;

#[derive(Deserialize)]
pub(super) struct ShapeText {
    #[serde(deserialize_with = "id")]
    id: PlacementId,
    #[serde(deserialize_with = "named")]
    kind: ShapeKind,
    #[serde(deserialize_with = "capped::<_, _, 4096>")]
    points: Vec<(i32, i32)>,
    #[serde(default, deserialize_with = "named")]
    side: ShapeSide,
    thickness: u16,
    #[serde(default)]
    level_back: bool,
    #[serde(default, deserialize_with = "named")]
    layers: ShapeLayers,
    #[serde(default)]
    top_only: bool,
    #[serde(default)]
    carves: bool,
    #[serde(default)]
    material: String,
    #[serde(default, deserialize_with = "capped::<_, _, 65536>")]
    beneath: Vec<BeneathText>,
    #[serde(default, deserialize_with = "capped::<_, _, 64>")]
    switchers: Vec<IdText>,
    #[serde(flatten)]
    extra: Extra,
}

struct BeneathText(Beneath);

impl<'de> Deserialize<'de> for BeneathText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(from)?;
        let wrong =
            || D::Error::custom(format!("\"{text}\" is not a row of cells: column, row and a colon, then cells"));
        let (place, row) = text.split_once(':').ok_or_else(wrong)?;
        let mut place = place.split_ascii_whitespace().map(str::parse);
        let (Some(Ok(x)), Some(Ok(y)), None) = (place.next(), place.next(), place.next()) else { return Err(wrong()) };
        let mut cells = Vec::new();
        read_row(row, &mut cells).map_err(D::Error::custom)?;
        Ok(Self(Beneath { x, y, cells }))
    }
}

struct IdText(PlacementId);

impl<'de> Deserialize<'de> for IdText {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        hex(from).map(|number| Self(PlacementId(number)))
    }
}

pub(super) fn read(text: ShapeText) -> Arc<Shape> {
    Arc::new(Shape {
        id: text.id,
        kind: text.kind,
        points: text.points,
        side: text.side,
        thickness: text.thickness,
        level_back: text.level_back,
        layers: text.layers,
        top_only: text.top_only,
        carves: text.carves,
        material: text.material,
        beneath: text.beneath.into_iter().map(|row| row.0).collect(),
        switchers: text.switchers.into_iter().map(|id| id.0).collect(),
        extra: text.extra,
    })
}

pub(super) fn write(shape: &Arc<Shape>) -> Node {
    let leaf = |text: String| Node::from(text);
    let points = shape.points.iter().map(|(x, y)| format!("[{x}, {y}]")).collect::<Vec<_>>().join(", ");
    let beneath = shape.beneath.iter().map(|row| leaf(format!("{} {}: {}", row.x, row.y, write_row(&row.cells))));
    let beneath: Vec<Node> = beneath.collect();
    let switchers: Vec<Node> = shape.switchers.iter().map(|id| leaf(to_hex(id.0))).collect();
    Fields::new()
        .put("id", to_hex(shape.id.0))
        .put("kind", shape.kind.name())
        .put("points", Node::Leaf(format!("[{points}]")))
        .put("side", shape.side.name())
        .put("thickness", shape.thickness)
        .flag("level_back", shape.level_back)
        .put("layers", shape.layers.name())
        .flag("top_only", shape.top_only)
        .flag("carves", shape.carves)
        .put("material", &shape.material)
        .maybe("beneath", (!beneath.is_empty()).then_some(Node::Lines(beneath)))
        .maybe("switchers", (!switchers.is_empty()).then_some(Node::List(switchers)))
        .extra(&shape.extra)
        .into()
}
