//! Shapes of collision: what a tileset declares as polygons, ellipses and boxes becomes solid pixels.

use crate::exchange::maps::model::{MapObject, MapProperties, MapTile, MapTileset, ObjectShape, flag, text};
use crate::words::number;
use serde_json::Value;
use sim::angle::Angle;
use sim::tiles::{SolidTile, Solidity};

/// The place in a picture of that size of what a cell with these flips (bit 0 left to right, bit 1 top to bottom, bit 2 axes
/// swapped) shows at a place.
pub(crate) const fn unflipped((x, y): (i32, i32), (width, height): (i32, i32), flips: u8) -> (i32, i32) {
    let (shown_width, shown_height) = if flips & 4 == 0 { (width, height) } else { (height, width) };
    let x = if flips & 1 == 0 { x } else { shown_width - 1 - x };
    let y = if flips & 2 == 0 { y } else { shown_height - 1 - y };
    if flips & 4 == 0 { (x, y) } else { (y, x) }
}

/// A shape of a tile.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct TileShape {
    /// Pixels across and down.
    pub size: (i32, i32),
    /// The solid pixels, row after row.
    pub pixels: Vec<bool>,
    /// The solid tile itself, if the tile declares arrays.
    pub exact: Option<SolidTile>,
    /// The angle, if the tile declares one.
    pub angle: Option<Angle>,
    /// The solidity.
    pub solidity: Solidity,
    /// Whether it looks the same however it is mirrored.
    pub symmetric: bool,
}

impl TileShape {
    /// Makes a shape of pixels.
    pub(crate) fn of_pixels((width, height): (i32, i32), is_solid: impl Fn(i32, i32) -> bool) -> Self {
        let pixels: Vec<bool> =
            (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| is_solid(x, y)).collect();
        let mut shape =
            Self { size: (width, height), pixels, exact: None, angle: None, solidity: Solidity::ALL, symmetric: false };
        shape.symmetric = shape.is_uniform();
        shape
    }

    fn is_uniform(&self) -> bool {
        self.exact.is_none() && self.angle.is_none() && self.pixels.iter().all(|solid| *solid == self.pixels[0])
    }

    /// Whether a pixel is solid, as a cell with these flips shows it.
    pub(crate) fn is_solid(&self, at: (i32, i32), flips: u8) -> bool {
        let (x, y) = unflipped(at, self.size, flips);
        let (width, height) = self.size;
        (0..width).contains(&x) && (0..height).contains(&y) && self.pixels[(y * width + x) as usize]
    }

    /// Returns the size as a cell shows it.
    pub(crate) const fn shown_size(&self, flips: u8) -> (i32, i32) {
        if flips & 4 == 0 { self.size } else { (self.size.1, self.size.0) }
    }

    /// Returns the shape scaled to another size.
    pub(crate) fn scaled(&self, (width, height): (i32, i32)) -> Self {
        let (from_width, from_height) = self.size;
        let scaled = Self::of_pixels((width, height), |x, y| {
            self.is_solid((x * from_width / width.max(1), y * from_height / height.max(1)), 0)
        });
        Self { solidity: self.solidity, ..scaled }
    }

    /// Returns the shape turned: `before` gives the pixel of the shape that lies at a pixel of the turned one.
    pub(crate) fn turned(&self, size: (i32, i32), before: impl Fn(i32, i32) -> (i32, i32), flips: u8) -> Self {
        let turned = Self::of_pixels(size, |x, y| self.is_solid(before(x, y), flips));
        Self { solidity: self.solidity, ..turned }
    }
}

/// Returns the shape that a tile declares; `None` if it declares none.
pub(super) fn shape_of(size: (i32, i32), tile: Option<&MapTile>, tileset: &MapTileset) -> Option<TileShape> {
    let empty = MapTile::default();
    let tile = tile.unwrap_or(&empty);
    let own = |properties: &MapProperties| solidity_of(properties);
    let said = own(&tile.properties).or_else(|| solidity_of_class(&tile.class)).or_else(|| own(&tileset.properties));
    let exact = (size == (16, 16)).then(|| arrays(&tile.properties)).flatten();
    let has_area = |shape: &&MapObject| !matches!(shape.shape, ObjectShape::Point | ObjectShape::Line(_));
    let mut shape = if let Some(exact) = exact {
        let mask = exact.mask();
        TileShape::of_pixels(size, |x, y| mask[y as usize] >> x & 1 == 1)
    } else if tile.shapes.iter().any(|shape| has_area(&shape)) {
        let areas: Vec<&MapObject> = tile.shapes.iter().filter(has_area).collect();
        TileShape::of_pixels(size, |x, y| {
            areas.iter().any(|area| covers(area, (f64::from(x) + 0.5, f64::from(y) + 0.5)))
        })
    } else {
        // A tile that says it is solid and shows no shape is solid all over.
        said.filter(|solidity| *solidity != Solidity::NONE)?;
        TileShape::of_pixels(size, |_, _| true)
    };
    shape.exact = exact;
    shape.angle = angle(&tile.properties);
    shape.solidity = said.unwrap_or(Solidity::ALL);
    shape.symmetric = shape.is_uniform();
    Some(shape)
}

/// Whether an area of collision covers a point of the tile.
fn covers(area: &MapObject, point: (f64, f64)) -> bool {
    // Turned about the area's own place.
    let (sine, cosine) = (-area.rotation.to_radians()).sin_cos();
    let (x, y) = (point.0 - area.at.0, point.1 - area.at.1);
    let (x, y) = (x * cosine - y * sine, x * sine + y * cosine);
    let (width, height) = area.size;
    let is_inside = x >= 0.0 && y >= 0.0 && x < width && y < height;
    match &area.shape {
        ObjectShape::Rectangle | ObjectShape::Text(_) => is_inside,
        ObjectShape::Ellipse => {
            let (a, b) = (width / 2.0, height / 2.0);
            is_inside && ((x - a) / a).powi(2) + ((y - b) / b).powi(2) <= 1.0
        }
        ObjectShape::Capsule => {
            let radius = width.min(height) / 2.0;
            let near = (x.clamp(radius, width - radius), y.clamp(radius, height - radius));
            is_inside && (x - near.0).powi(2) + (y - near.1).powi(2) <= radius * radius
        }
        ObjectShape::Polygon(corners) => in_polygon(corners, (x, y)),
        ObjectShape::Point | ObjectShape::Line(_) => false,
    }
}

/// Whether a polygon, which may cross itself, holds a point.
fn in_polygon(corners: &[(f64, f64)], (x, y): (f64, f64)) -> bool {
    let mut is_inside = false;
    let mut before = corners.len().saturating_sub(1);
    for (at, corner) in corners.iter().enumerate() {
        let last = corners[before];
        if (corner.1 > y) != (last.1 > y) && x < (last.0 - corner.0) * (y - corner.1) / (last.1 - corner.1) + corner.0 {
            is_inside = !is_inside;
        }
        before = at;
    }
    is_inside
}

/// Names of properties that make a tile one to jump through.
const JUMP_THROUGH: [&str; 8] =
    ["jump-through", "jumpthrough", "jump_through", "one-way", "oneway", "one_way", "semisolid", "one_way_collision"];

/// Returns the solidity that properties of a tile, a tileset or a layer declare; `None` if they say nothing.
pub(crate) fn solidity_of(properties: &MapProperties) -> Option<Solidity> {
    if let Some(word) = text(properties, "solidity").or_else(|| text(properties, "solid")) {
        match word.to_ascii_lowercase().as_str() {
            "all" | "full" => return Some(Solidity::ALL),
            "top" | "jump-through" | "one-way" | "platform" => return Some(Solidity::TOP),
            "sides" => return Some(Solidity { top: false, sides_and_bottom: true }),
            "none" => return Some(Solidity::NONE),
            _ => {}
        }
    }
    if JUMP_THROUGH.iter().any(|name| flag(properties, name) == Some(true)) {
        return Some(Solidity::TOP);
    }
    let solid = ["solid", "collides", "collision"].iter().find_map(|name| flag(properties, name))?;
    Some(if solid { Solidity::ALL } else { Solidity::NONE })
}

/// Returns the solidity that the class of a tile declares.
fn solidity_of_class(class: &str) -> Option<Solidity> {
    let class = class.to_ascii_lowercase();
    match class.as_str() {
        "solid" => Some(Solidity::ALL),
        "platform" => Some(Solidity::TOP),
        name if JUMP_THROUGH.contains(&name) => Some(Solidity::TOP),
        _ => None,
    }
}

/// The angle that a tile declares: a number, or hexadecimal digits.
fn angle(properties: &MapProperties) -> Option<Angle> {
    let value = match &properties.get("angle")?.value {
        Value::Number(found) => found.as_i64(),
        Value::String(text) => number(text, true),
        _ => None,
    };
    u8::try_from(value?).ok().map(Angle)
}

/// The solid tile that a tile declares: 16 heights, and widths, angle and flag if it has them.
fn arrays(properties: &MapProperties) -> Option<SolidTile> {
    let list = |name: &str| -> Option<[i8; 16]> {
        let words = match &properties.get(name)?.value {
            Value::String(words) => words.clone(),
            // Lists, in formats that have them.
            list => list.as_array()?.iter().map(|length| format!("{length} ")).collect(),
        };
        let lengths: Option<Vec<i8>> = words
            .split(|c: char| c == ',' || c.is_whitespace())
            .filter(|word| !word.is_empty())
            .map(|word| word.parse().ok().filter(|length| (-16..=16).contains(length)))
            .collect();
        lengths?.try_into().ok()
    };
    let angle = angle(properties);
    let mut tile = SolidTile::from_heights(list("heights")?, angle.unwrap_or(Angle(0xFF)));
    if let Some(widths) = list("widths") {
        tile.widths = widths;
    }
    if let Some(flagged) = flag(properties, "flagged") {
        tile.flagged = flagged;
    }
    Some(tile)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::exchange::maps::model::MapProperty;

    fn columns(shape: &TileShape) -> Vec<i32> {
        let (width, height) = shape.size;
        (0..width).map(|x| (0..height).filter(|y| shape.is_solid((x, *y), 0)).count() as i32).collect()
    }

    fn declared(shapes: Vec<MapObject>) -> TileShape {
        let tile = MapTile { shapes, ..MapTile::default() };
        shape_of((16, 16), Some(&tile), &MapTileset::default()).expect("a shape")
    }

    #[test]
    fn areas_become_the_pixels_whose_middles_they_cover() {
        let area = |at, size, shape| MapObject { at, size, shape, ..MapObject::default() };
        let slope = ObjectShape::Polygon(vec![(0.0, 16.0), (16.0, 0.0), (16.0, 16.0)]);
        let rising: Vec<i32> = (0..16).map(|x| if x == 0 { 1 } else { x + 1 }).collect();
        for (name, found, wanted) in [
            ("half", declared(vec![area((0.0, 8.0), (16.0, 8.0), ObjectShape::Rectangle)]), vec![8; 16]),
            ("45 degrees", declared(vec![area((0.0, 0.0), (0.0, 0.0), slope)]), rising.iter().map(|x| x - 1).collect()),
        ] {
            let columns = columns(&found);
            let near = columns.iter().zip(&wanted).all(|(one, other): (&i32, &i32)| (one - other).abs() <= 1);
            assert!(near, "{name}: {columns:?} {wanted:?}");
        }
        let disc = declared(vec![area((0.0, 0.0), (16.0, 16.0), ObjectShape::Ellipse)]);
        assert_eq!(columns(&disc), [6, 10, 12, 14, 14, 16, 16, 16, 16, 16, 16, 14, 14, 12, 10, 6], "a disc");
        let capsule = declared(vec![area((0.0, 4.0), (16.0, 8.0), ObjectShape::Capsule)]);
        assert_eq!(columns(&capsule)[8], 8);
        assert!(columns(&capsule)[0] < 6);
        let turned = MapObject { rotation: 90.0, ..area((16.0, 0.0), (16.0, 4.0), ObjectShape::Rectangle) };
        assert_eq!(
            columns(&declared(vec![turned])),
            [[0; 12], [0; 12]].concat()[..12].iter().copied().chain([16; 4]).collect::<Vec<_>>()
        );
    }

    #[test]
    fn lines_and_points_have_no_area() {
        let line = MapObject { shape: ObjectShape::Line(vec![(0.0, 0.0), (16.0, 16.0)]), ..MapObject::default() };
        let tile = MapTile { shapes: vec![line], ..MapTile::default() };
        assert_eq!(shape_of((16, 16), Some(&tile), &MapTileset::default()), None);
        assert_eq!(shape_of((16, 16), None, &MapTileset::default()), None);
    }

    #[test]
    fn properties_say_what_is_solid() {
        let with = |name: &str, value: Value| {
            let property = MapProperty { value, ..MapProperty::default() };
            let properties = [(name.to_owned(), property)].into();
            shape_of((16, 16), Some(&MapTile { properties, ..MapTile::default() }), &MapTileset::default())
                .map(|shape| shape.solidity)
        };
        let sides = Solidity { top: false, sides_and_bottom: true };
        for (name, value, solidity) in [
            ("solid", Value::Bool(true), Some(Solidity::ALL)),
            ("solid", Value::Bool(false), None),
            ("solid", "top".into(), Some(Solidity::TOP)),
            ("jump-through", Value::Bool(true), Some(Solidity::TOP)),
            ("one_way", 1.into(), Some(Solidity::TOP)),
            ("solidity", "sides".into(), Some(sides)),
            ("colour", "red".into(), None),
        ] {
            assert_eq!(with(name, value.clone()), solidity, "{name} {value}");
        }
    }

    #[test]
    fn arrays_come_back_as_they_were() {
        let property = |value: Value| MapProperty { value, ..MapProperty::default() };
        let tile = SolidTile {
            heights: std::array::from_fn(|x| x as i8 - 3),
            widths: [-4; 16],
            angle: Angle(0x14),
            flagged: true,
        };
        let text = |list: [i8; 16]| list.map(|length| length.to_string()).join(" ");
        let properties = [
            ("heights".to_owned(), property(text(tile.heights).into())),
            ("widths".to_owned(), property(text(tile.widths).into())),
            ("angle".to_owned(), property("14".into())),
            ("flagged".to_owned(), property(true.into())),
        ];
        let declared = MapTile { properties: properties.into(), ..MapTile::default() };
        let shape = shape_of((16, 16), Some(&declared), &MapTileset::default()).expect("a shape");
        assert_eq!(shape.exact, Some(tile));
    }
}
