//! The manner in which the shape tool draws, and the places of a shape's handles at first.

use super::figure::{figure, is_dip, loop_radius};
use super::path::{Point, distance};
use crate::drawing::materials;
use sim::project::{PlacementId, Shape, ShapeKind, ShapeLayers, ShapeSide};

/// Everything about a shape but its place.
#[derive(Clone, Debug, PartialEq)]
pub struct ShapeOptions {
    /// The line.
    pub kind: ShapeKind,
    /// The solid side.
    pub side: ShapeSide,
    /// Pixels from the surface to the back.
    pub thickness: u16,
    /// The back is level.
    pub level_back: bool,
    /// The layers.
    pub layers: ShapeLayers,
    /// Solid from above alone.
    pub top_only: bool,
    /// Clears what is in front.
    pub carves: bool,
    /// Key of the material.
    pub material: String,
}

impl Default for ShapeOptions {
    fn default() -> Self {
        Self {
            kind: ShapeKind::Loop,
            side: ShapeSide::Floor,
            thickness: 32,
            level_back: false,
            layers: ShapeLayers::Both,
            top_only: false,
            carves: false,
            material: materials::ALL[0].key.to_owned(),
        }
    }
}

impl ShapeOptions {
    /// The options of a shape.
    pub fn of(shape: &Shape) -> Self {
        Self {
            kind: shape.kind,
            side: shape.side,
            thickness: shape.thickness,
            level_back: shape.level_back,
            layers: shape.layers,
            top_only: shape.top_only,
            carves: shape.carves,
            material: shape.material.clone(),
        }
    }

    /// The options with another kind, and what that kind does with the terrain unless somebody says otherwise: hills and
    /// slopes are filled, half-pipes dig.
    #[must_use]
    pub fn with_kind(&self, kind: ShapeKind) -> Self {
        Self { kind, level_back: is_filled(kind), carves: kind == ShapeKind::HalfPipe, ..self.clone() }
    }

    /// A shape with these options. A dip digs itself in: in the ground it would else change nothing.
    pub fn make(&self, id: PlacementId, points: Vec<(i32, i32)>) -> Shape {
        let digs = self.kind == ShapeKind::Hill && is_dip(&points);
        Self { carves: self.carves || digs, ..self.clone() }.onto(&Shape { id, points, ..Shape::default() })
    }

    /// A shape with these options and everything else of another one.
    pub fn onto(&self, shape: &Shape) -> Shape {
        let Self { kind, side, thickness, level_back, layers, top_only, carves, material } = self.clone();
        Shape { kind, side, thickness, level_back, layers, top_only, carves, material, ..shape.clone() }
    }
}

/// Kinds that stand on the ground: hollow, they would be a roof over a hole.
const fn is_filled(kind: ShapeKind) -> bool {
    matches!(kind, ShapeKind::Hill | ShapeKind::Slope | ShapeKind::SCurve)
}

/// The name of a kind, as the user knows it.
pub fn name(kind: ShapeKind) -> &'static str {
    KINDS.iter().find(|(other, ..)| *other == kind).map_or("", |(_, name, _)| name)
}

/// The kinds, with their names and the manner of drawing.
pub const KINDS: [(ShapeKind, &str, &str); 12] = [
    (
        ShapeKind::Loop,
        "Loop",
        "Press at its lowest point, drag to its side: floors on both layers, feet and switchers come with it",
    ),
    (ShapeKind::Slope, "Slope", "From level ground to level ground, straight between, with eased ends"),
    (ShapeKind::SCurve, "S-curve", "From one level to another in two equal bends"),
    (ShapeKind::Hill, "Hill", "Up and down again, or a dip; drag from foot to foot, upwards for the height"),
    (ShapeKind::QuarterPipe, "Quarter pipe", "From level ground into a wall; drag from the ground to the wall's end"),
    (ShapeKind::HalfPipe, "Half-pipe", "Down, along and up again; drag from rim to rim, downwards for the depth"),
    (ShapeKind::Tunnel, "Tunnel", "A floor and a ceiling over it"),
    (ShapeKind::Line, "Line", "Straight from end to end"),
    (ShapeKind::Arc, "Arc", "A piece of a circle: two ends, and a handle that bends it"),
    (ShapeKind::Polyline, "Polyline", "Straight pieces; Alt and a click add a point at its end"),
    (ShapeKind::Curve, "Curve", "Cubic pieces with handles; Alt and a click add a piece at its end"),
    (ShapeKind::Freehand, "Freehand", "A line by hand, smoothed"),
];

/// The points of a shape drawn with one drag.
pub fn dragged(kind: ShapeKind, from: (i32, i32), to: (i32, i32)) -> Vec<(i32, i32)> {
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let middle = from.0 + dx / 2;
    let is_level = dy.abs() < 16;
    match kind {
        ShapeKind::Loop => {
            let radius = loop_radius(as_point(from), as_point(to)) as i32;
            vec![from, (from.0 + if dx < 0 { -radius } else { radius }, from.1 - radius)]
        }
        // Bent upwards by a quarter of its length.
        ShapeKind::Arc => vec![from, to, (middle + dy / 4, from.1 + dy / 2 - dx.abs() / 4)],
        ShapeKind::HalfPipe => {
            let depth = if is_level { dx.abs() / 2 } else { dy };
            vec![from, (to.0, from.1), (middle, from.1 + depth)]
        }
        ShapeKind::Hill => {
            let height = if is_level { -dx.abs() / 96 * 16 } else { dy };
            vec![from, (to.0, from.1), (middle, from.1 + height)]
        }
        ShapeKind::Tunnel => vec![from, to, (from.0, from.1 - 80)],
        ShapeKind::Curve => vec![from, (from.0 + dx / 3, from.1), (to.0 - dx / 3, to.1), to],
        _ => vec![from, to],
    }
}

/// A point more at the end of a shape that can have more; `None` for others.
pub fn extended(shape: &Shape, to: (i32, i32)) -> Option<Shape> {
    let mut shape = shape.clone();
    let last = *shape.points.last()?;
    match shape.kind {
        ShapeKind::Polyline | ShapeKind::Freehand => shape.points.push(to),
        ShapeKind::Curve => {
            // The new piece goes on as the last one ended.
            let handle = shape.points.get(shape.points.len().checked_sub(2)?).copied()?;
            let on = (2 * last.0 - handle.0, 2 * last.1 - handle.1);
            shape.points.extend([on, (to.0 - (to.0 - last.0) / 3, to.1), to]);
        }
        _ => return None,
    }
    (shape.points.len() <= Shape::MAX_POINTS).then_some(shape)
}

/// Without its last point or piece; `None` if it has none to spare.
pub fn shortened(shape: &Shape) -> Option<Shape> {
    let drop = match shape.kind {
        ShapeKind::Polyline | ShapeKind::Freehand => 1,
        ShapeKind::Curve => 3,
        _ => return None,
    };
    let left = shape.points.len().checked_sub(drop).filter(|left| *left >= shape.kind.points().0)?;
    Some(Shape { points: shape.points[..left].to_vec(), ..shape.clone() })
}

/// A shape with one of its handles moved. The foot of a loop takes the whole loop along; a curve's handles go with
/// their end.
pub fn with_handle(shape: &Shape, handle: usize, to: (i32, i32)) -> Shape {
    let mut new = shape.clone();
    let Some(old) = new.points.get(handle).copied() else { return new };
    let by = (to.0 - old.0, to.1 - old.1);
    match shape.kind {
        ShapeKind::Loop if handle == 0 => return moved(shape, by),
        ShapeKind::Loop => new.points = dragged(ShapeKind::Loop, shape.points[0], to),
        ShapeKind::Curve if handle.is_multiple_of(3) => {
            for i in handle.saturating_sub(1)..=(handle + 1).min(new.points.len() - 1) {
                new.points[i] = (new.points[i].0 + by.0, new.points[i].1 + by.1);
            }
        }
        _ => new.points[handle] = to,
    }
    new
}

/// A moved shape.
pub fn moved(shape: &Shape, (dx, dy): (i32, i32)) -> Shape {
    let at = |(x, y): &(i32, i32)| (x.saturating_add(dx), y.saturating_add(dy));
    Shape { points: shape.points.iter().map(at).collect(), ..shape.clone() }
}

/// True if a shape's line passes within so many pixels of a place.
pub fn is_at(shape: &Shape, chunk: Option<i32>, at: Point, pixels: f64) -> bool {
    let near = |a: Point, b: Point| {
        let (dx, dy) = (b.0 - a.0, b.1 - a.1);
        let square = dx * dx + dy * dy;
        let t = if square < 1e-9 { 0.0 } else { ((at.0 - a.0) * dx + (at.1 - a.1) * dy) / square };
        let t = t.clamp(0.0, 1.0);
        distance(at, (a.0 + dx * t, a.1 + dy * t)) <= pixels
    };
    let strokes = figure(shape, chunk).strokes;
    strokes.iter().any(|stroke| stroke.path.vertices.windows(2).any(|pair| near(pair[0].at, pair[1].at)))
}

/// One line about a shape, for lists and beside the pointer.
pub fn describe(shape: &Shape) -> String {
    let name = name(shape.kind);
    match (shape.kind, shape.points.as_slice()) {
        (ShapeKind::Loop, [bottom, side, ..]) => {
            format!("{name}, radius {}", loop_radius(as_point(*bottom), as_point(*side)))
        }
        // Both ends are feet or rims; the height is that of the third handle.
        (ShapeKind::Hill | ShapeKind::HalfPipe, [from, to, top]) => {
            let height = (top.1 - from.1).abs().max((top.1 - to.1).abs());
            format!("{name}, {} × {height}", (to.0 - from.0).abs())
        }
        (_, [from, to, ..]) if shape.kind != ShapeKind::Freehand => {
            let to = if shape.kind == ShapeKind::Curve { shape.points.last().unwrap_or(to) } else { to };
            format!("{name}, {} × {}", (to.0 - from.0).abs(), (to.1 - from.1).abs())
        }
        _ => name.to_owned(),
    }
}

fn as_point((x, y): (i32, i32)) -> Point {
    (f64::from(x), f64::from(y))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kind_is_drawn_by_one_drag() {
        for (kind, name, _) in KINDS {
            let points = dragged(kind, (320, 320), (560, 240));
            assert!(points.len() >= kind.points().0, "{name}");
            let shape = ShapeOptions { kind, ..ShapeOptions::default() }.make(PlacementId(1), points);
            let drawing = figure(&shape, None);
            assert!(drawing.strokes.iter().all(|stroke| !stroke.path.vertices.is_empty()), "{name}");
            assert!(
                !drawing.strokes.is_empty() && is_at(&shape, None, drawing.strokes[0].path.vertices[0].at, 1.0),
                "{name}"
            );
        }
    }

    #[test]
    fn kinds_do_what_their_drawing_shows() {
        let usual = ShapeOptions::default();
        for (kind, ..) in KINDS {
            let options = usual.with_kind(kind);
            let stands = matches!(kind, ShapeKind::Hill | ShapeKind::Slope | ShapeKind::SCurve);
            assert_eq!((options.level_back, options.carves), (stands, kind == ShapeKind::HalfPipe), "{kind:?}");
        }
        let hill = usual.with_kind(ShapeKind::Hill);
        let drawn = |y: i32| hill.make(PlacementId(1), vec![(0, 100), (400, 100), (200, y)]);
        assert!(!drawn(40).carves && drawn(160).carves, "a dip digs, a hill does not");
        // From half-pipe to line: nothing is left of what the first one needs.
        assert_eq!(usual.with_kind(ShapeKind::HalfPipe).with_kind(ShapeKind::Loop), usual);
    }

    #[test]
    fn a_shape_says_how_large_it_is() {
        for (kind, from, to, text) in [
            (ShapeKind::Hill, (100, 400), (292, 320), "Hill, 192 × 80"),
            (ShapeKind::Hill, (100, 400), (292, 400), "Hill, 192 × 32"),
            (ShapeKind::HalfPipe, (100, 400), (292, 480), "Half-pipe, 192 × 80"),
            (ShapeKind::Slope, (100, 400), (292, 320), "Slope, 192 × 80"),
            (ShapeKind::Loop, (100, 400), (196, 304), "Loop, radius 96"),
        ] {
            let options = ShapeOptions { kind, ..ShapeOptions::default() };
            assert_eq!(describe(&options.make(PlacementId(1), dragged(kind, from, to))), text);
        }
    }

    #[test]
    fn ends_take_their_handles_along_and_pieces_come_and_go() {
        let curve = ShapeOptions { kind: ShapeKind::Curve, ..ShapeOptions::default() };
        let curve = curve.make(PlacementId(1), dragged(ShapeKind::Curve, (0, 0), (90, 30)));
        let longer = extended(&curve, (180, 0)).expect("curves grow");
        assert_eq!(longer.points.len(), 7);
        assert_eq!(shortened(&longer).expect("and shrink"), curve);
        assert_eq!(shortened(&curve), None);
        let moved = with_handle(&longer, 3, (95, 40));
        assert_eq!(moved.points[2..5], [(65, 40), (95, 40), (125, 40)]);
    }
}
