//! From a shape's handles to strokes: paths that are solid on their right hand, and what is behind and before them.

use super::path::{Path, Point, Vertex, circle_through, distance};
use sim::project::{LayerSwitcher, Orientation, PlacementId, Shape, ShapeKind, ShapeLayers, ShapeSide, SwitcherSide};
use sim::tiles::TileLayer;
use std::f64::consts::{FRAC_PI_2, PI};

/// Bends of a slope's two ends, pixels.
pub(crate) const EASE: f64 = 96.0;
/// The end of a stroke that leads less across than this (60 degrees) is a wall's.
const LEAST_ACROSS: f64 = 0.5;
/// Room that carving clears in front of a surface, pixels.
const ROOM: f64 = 64.0;
/// The lowest tunnel, pixels.
const LOWEST_TUNNEL: f64 = 48.0;
/// The tightest loop, pixels.
pub(crate) const TIGHTEST_LOOP: f64 = 32.0;
/// The widest loop that the originals' rule for chunks can lead a player through, pixels.
pub(crate) const WIDEST_CHUNK_LOOP: f64 = 96.0;

/// The end of the solid behind a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Back {
    /// So many pixels behind, measured across the path.
    Thick(f64),
    /// At that height.
    Level(f64),
    /// At that column.
    Column(f64),
}

/// The room that carving clears in front of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Room {
    /// Nothing.
    None,
    /// So many pixels, measured across the path.
    Wide(f64),
    /// Up or down to that height.
    Level(f64),
    /// Everything on the way to that point.
    Point(Point),
}

/// The outside of a ring: whole blocks, as the originals' loops have it. A round one would lead a player down its wall into
/// the ground.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Steps {
    /// The middle of the ring.
    pub centre: Point,
    /// Its inside radius, pixels.
    pub radius: f64,
    /// Pixels from the inside; blocks that reach as far as this are filled.
    pub thickness: f64,
    /// The part of the ring: least column and row, and those behind the last, pixels.
    pub part: (Point, Point),
}

impl Steps {
    /// At least so thick, the block behind each block of the inside is filled too: its own angle shows on no other side.
    const THINNEST: f64 = 24.0;

    fn new(centre: Point, radius: f64, thickness: f64, part: (Point, Point)) -> Self {
        Self { centre, radius, thickness: thickness.max(Self::THINNEST), part }
    }

    /// Whether a pixel is part of the ring, and whether of the band whose blocks are filled.
    pub(crate) fn holds(&self, (x, y): (i32, i32)) -> (bool, bool) {
        let at = (f64::from(x) + 0.5, f64::from(y) + 0.5);
        let (least, most) = self.part;
        let is_in = at.0 >= least.0 && at.0 < most.0 && at.1 >= least.1 && at.1 < most.1;
        let far = distance(at, self.centre) - self.radius;
        (is_in && far >= -1e-6, is_in && (-1e-6..=self.thickness).contains(&far))
    }
}

/// A path that is solid on its right hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Stroke {
    /// The surface.
    pub path: Path,
    /// The end of the solid.
    pub back: Back,
    /// The room that is cleared in front of it.
    pub room: Room,
    /// The layers it is solid on.
    pub layers: ShapeLayers,
    /// Drawn in front of a player of low priority.
    pub front: bool,
    /// The stroke is under another one: its surface gives no angle.
    pub is_buried: bool,
    /// The outside ends in steps.
    pub steps: Option<Steps>,
}

/// An end of a thick stroke that is cut off upright.
struct End {
    at: Point,
    /// The direction in which the path would go on.
    out: Point,
}

impl End {
    /// `None` for a wall's end: it is cut across.
    fn of(vertex: &Vertex, sign: f64) -> Option<Self> {
        let out = (vertex.along.0 * sign, vertex.along.1 * sign);
        (out.0.abs() >= LEAST_ACROSS).then_some(Self { at: vertex.at, out })
    }

    /// Returns the distance of a point beyond the cut.
    fn beyond(&self, point: Point) -> f64 {
        (point.0 - self.at.0) * self.out.0.signum()
    }

    /// Takes off what sticks out, of backs from this end on.
    fn clip<'a>(&self, backs: impl Iterator<Item = &'a mut Point>) {
        let mut outside: Vec<&mut Point> = Vec::new();
        for back in backs {
            if self.beyond(*back) > 1e-9 {
                outside.push(back);
                continue;
            }
            let Some(last) = outside.last() else { return };
            let (inside, out) = (self.beyond(*back), self.beyond(**last));
            let share = inside / (inside - out);
            let met = (back.0 + (last.0 - back.0) * share, back.1 + (last.1 - back.1) * share);
            outside.into_iter().for_each(|back| *back = met);
            return;
        }
    }

    /// Returns the place where the back meets the cut, if it ends before.
    fn filled(&self, back: Point) -> Option<Point> {
        let missing = -self.beyond(back);
        let pace = self.out.0.abs();
        (missing > 1e-6).then(|| (back.0 + self.out.0 * missing / pace, back.1 + self.out.1 * missing / pace))
    }
}

impl Stroke {
    fn new(path: Path, back: Back, layers: ShapeLayers) -> Self {
        Self { path, back, room: Room::None, layers, front: false, is_buried: false, steps: None }
    }

    /// The surface, and for each of its points where the solid behind it ends.
    ///
    /// A thick stroke ends upright unless it climbs like a wall: cut across its way, it would end in a splinter, too thin
    /// to land on.
    pub(crate) fn outline(&self) -> (Vec<Point>, Vec<Point>) {
        let vertices = &self.path.vertices;
        let mut surface: Vec<Point> = vertices.iter().map(|vertex| vertex.at).collect();
        let mut backs: Vec<Point> = match self.back {
            Back::Thick(pixels) => vertices.iter().map(|vertex| vertex.beside(vertex.at_most(pixels))).collect(),
            Back::Level(y) => vertices.iter().map(|vertex| (vertex.at.0, y)).collect(),
            Back::Column(x) => vertices.iter().map(|vertex| (x, vertex.at.1)).collect(),
        };
        let ends = match (self.back, vertices.as_slice()) {
            (Back::Thick(_), [first, .., last]) => [End::of(first, -1.0), End::of(last, 1.0)],
            _ => [None, None],
        };
        if let Some(begin) = &ends[0] {
            begin.clip(backs.iter_mut());
            if let Some(back) = backs.first().and_then(|back| begin.filled(*back)) {
                surface.insert(0, begin.at);
                backs.insert(0, back);
            }
        }
        if let Some(end) = &ends[1] {
            end.clip(backs.iter_mut().rev());
            if let Some(back) = backs.last().and_then(|back| end.filled(*back)) {
                surface.push(end.at);
                backs.push(back);
            }
        }
        (surface, backs)
    }

    /// The cuts across a wall at the stroke's ends: from the surface to the back, half a pixel inside.
    pub(crate) fn wall_tops(&self) -> impl Iterator<Item = (Point, Point)> + '_ {
        let vertices = &self.path.vertices;
        let ends = [(vertices.first(), 0.5), (vertices.last(), -0.5)];
        let ends = ends.into_iter().filter_map(|(end, inward)| Some((*end?, inward)));
        ends.filter(|(end, _)| end.along.0.abs() < LEAST_ACROSS).map(|(end, inward)| {
            let back = match self.back {
                Back::Thick(pixels) => end.beside(end.at_most(pixels)),
                Back::Level(_) => end.beside(1.0),
                Back::Column(x) => (x, end.at.1),
            };
            let inside = |at: Point| (at.0 + end.along.0 * inward, at.1 + end.along.1 * inward);
            (inside(end.beside(0.5)), inside(back))
        })
    }

    /// Returns the reach of carving in front of a vertex.
    pub(crate) fn room_of(&self, vertex: &Vertex) -> Point {
        match self.room {
            Room::None => vertex.at,
            Room::Wide(pixels) => vertex.beside(-Vertex { bend: -vertex.bend, ..*vertex }.at_most(pixels)),
            Room::Level(y) => (vertex.at.0, y),
            Room::Point(at) => at,
        }
    }
}

/// The geometry of a shape.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Figure {
    /// Its strokes; what a later one makes solid stays solid.
    pub strokes: Vec<Stroke>,
    /// The lines that a player follows, in the direction in which he runs right, for callers that need them.
    pub surfaces: Vec<Path>,
    /// Layer switchers that belong to it, without ids.
    pub switchers: Vec<LayerSwitcher>,
    /// The square of pixels in which Sonic 1's rule swaps chunks: left edge, top edge, side.
    pub chunk: Option<(i32, i32, i32)>,
}

fn point((x, y): (i32, i32)) -> Point {
    (f64::from(x), f64::from(y))
}

/// Returns the geometry of a shape; nothing if it has too few points. `chunk` is the side of a chunk in pixels if the
/// ruleset swaps chunks in loops.
pub fn figure(shape: &Shape, chunk: Option<i32>) -> Figure {
    if shape.points.len() < shape.kind.points().0 {
        return Figure::default();
    }
    let points: Vec<Point> = shape.points.iter().copied().map(point).collect();
    match shape.kind {
        ShapeKind::Loop => loop_of(shape, &points, chunk),
        ShapeKind::Tunnel => tunnel(shape, &points),
        kind => open(shape, line_of(kind, &points), rims(kind, &points)),
    }
}

/// Whether a hill's middle is below both its feet.
pub(crate) fn is_dip(points: &[(i32, i32)]) -> bool {
    matches!(points, [from, to, middle, ..] if middle.1 > from.1.max(to.1))
}

/// The height up to which a half-pipe, or the dip of a hill, is hollow.
fn rims(kind: ShapeKind, points: &[Point]) -> Option<f64> {
    if kind == ShapeKind::Hill {
        let [from, to, middle, ..] = points else { return None };
        return (middle.1 > from.1.max(to.1)).then_some(from.1.min(to.1));
    }
    let is_pit = points.len() == 3 && points[2].1 > points[0].1;
    (kind == ShapeKind::HalfPipe).then(
        || {
            if is_pit { points[0].1.min(points[1].1) } else { points[0].1.max(points[1].1) }
        },
    )
}

/// The line of a shape that has two ends, from the first to the second.
fn line_of(kind: ShapeKind, p: &[Point]) -> Path {
    let path = Path::default();
    match kind {
        ShapeKind::Slope => path.eased(p[0], p[1], EASE),
        ShapeKind::SCurve => path.s_curve(p[0], p[1]),
        ShapeKind::Hill => {
            let top = (p[2].0.clamp(p[0].0.min(p[1].0), p[0].0.max(p[1].0)), p[2].1);
            path.s_curve(p[0], top).s_curve(top, p[1])
        }
        ShapeKind::Arc => match circle_through(p[0], p[1], p[2]) {
            Some((centre, radius, from, turn)) => path.circle(centre, radius, from, from + turn),
            None => path.line(p[0], p[1]),
        },
        ShapeKind::QuarterPipe => quarter_pipe(p[0], p[1]),
        ShapeKind::HalfPipe => half_pipe(p[0], p[1], p[2].1),
        ShapeKind::Freehand => smoothed(p),
        ShapeKind::Curve => p.windows(4).step_by(3).fold(path, |path, p| path.cubic([p[0], p[1], p[2], p[3]])),
        ShapeKind::Line | ShapeKind::Polyline | ShapeKind::Loop | ShapeKind::Tunnel => {
            p.windows(2).fold(path, |path, ends| path.line(ends[0], ends[1]))
        }
    }
}

/// Level ground, a quarter of a circle, a wall.
fn quarter_pipe(ground: Point, wall: Point) -> Path {
    let (across, down) = (wall.0 - ground.0, wall.1 - ground.1);
    let radius = across.abs().min(down.abs());
    let (sx, sy) = (across.signum(), down.signum());
    let begin = (wall.0 - sx * radius, ground.1);
    Path::default()
        .line(ground, begin)
        .bend(begin, (sx, 0.0), sx * sy * FRAC_PI_2, radius)
        .line((wall.0, ground.1 + sy * radius), wall)
}

/// Down (or up) a wall, round, level, round, back.
fn half_pipe(a: Point, b: Point, bottom: f64) -> Path {
    let (left, right) = if a.0 <= b.0 { (a, b) } else { (b, a) };
    let sy = if bottom >= left.1 { 1.0 } else { -1.0 };
    let depth = |rim: Point| ((bottom - rim.1) * sy).max(0.0);
    let radius = ((right.0 - left.0) / 2.0).min(depth(left)).min(depth(right));
    let (down, up) = ((left.0, bottom - sy * radius), (right.0, bottom - sy * radius));
    let (begin, end) = ((left.0 + radius, bottom), (right.0 - radius, bottom));
    Path::default()
        .line(left, down)
        .bend(down, (0.0, sy), -sy * FRAC_PI_2, radius)
        .line(begin, end)
        .bend(end, (1.0, 0.0), -sy * FRAC_PI_2, radius)
        .line(up, right)
}

/// A line by hand: cut into equal steps, its shaking averaged away, its ends kept.
fn smoothed(points: &[Point]) -> Path {
    const STEP: f64 = 8.0;
    const PASSES: usize = 24;
    let mut steps = vec![points[0]];
    let mut left = STEP;
    for ends in points.windows(2) {
        let length = distance(ends[0], ends[1]);
        let mut done = 0.0;
        while length - done >= left {
            done += left;
            let t = done / length;
            steps.push((ends[0].0 + (ends[1].0 - ends[0].0) * t, ends[0].1 + (ends[1].1 - ends[0].1) * t));
            left = STEP;
        }
        left -= length - done;
    }
    if let (Some(last), Some(end)) = (steps.last_mut(), points.last()) {
        *last = *end;
    }
    if steps.len() == 1 {
        return Path::default().line(points[0], points[points.len() - 1]);
    }
    for _ in 0..PASSES {
        let before = steps.clone();
        for i in 1..steps.len() - 1 {
            let part = |f: fn(&Point) -> f64| (f(&before[i - 1]) + 2.0 * f(&before[i]) + f(&before[i + 1])) / 4.0;
            steps[i] = (part(|p| p.0), part(|p| p.1));
        }
    }
    let slope = |i: usize| {
        let (from, to) = (steps[i.saturating_sub(1)], steps[(i + 1).min(steps.len() - 1)]);
        let share = if i == 0 || i + 1 == steps.len() { 3.0 } else { 6.0 };
        ((to.0 - from.0) / share, (to.1 - from.1) / share)
    };
    (1..steps.len()).fold(Path::default(), |path, i| {
        let (a, d, from, to) = (steps[i - 1], steps[i], slope(i - 1), slope(i));
        path.cubic([a, (a.0 + from.0, a.1 + from.1), (d.0 - to.0, d.1 - to.1), d])
    })
}

/// Returns the solid side of a shape drawn along `path`: below it for a floor, whichever way it was drawn.
fn open(shape: &Shape, path: Path, rims: Option<f64>) -> Figure {
    let (Some(first), Some(last)) = (path.vertices.first(), path.vertices.last()) else { return Figure::default() };
    let across = last.at.0 - first.at.0;
    let goes_right =
        if across.abs() >= 1.0 { across > 0.0 } else { first.along.0 > 1e-6 || first.along.0.abs() <= 1e-6 };
    let mut rightwards = if goes_right { path } else { path.reversed() };
    // A pit is solid round it, and so is one that is upside down.
    let is_pipe = shape.kind == ShapeKind::HalfPipe;
    let upside_down = rims
        .filter(|_| is_pipe)
        .is_some_and(|rim| rightwards.heights().0 < rim - 0.5 && rightwards.heights().1 <= rim + 0.5);
    let thickness = f64::from(shape.thickness.clamp(Shape::MIN_THICKNESS, Shape::MAX_THICKNESS));
    if shape.side == ShapeSide::Both {
        rightwards = rightwards.beside(-thickness / 2.0);
    }
    let above = (shape.side == ShapeSide::Ceiling) != upside_down;
    let surface = rightwards.clone();
    let (top, bottom) = rightwards.heights();
    let path = if above { rightwards.reversed() } else { rightwards };
    let back = match (shape.level_back, above) {
        (false, _) => Back::Thick(thickness),
        (true, false) => Back::Level(bottom + thickness),
        (true, true) => Back::Level(top - thickness),
    };
    let mut stroke = Stroke::new(path, back, shape.layers);
    if shape.carves {
        stroke.room = rims.map_or(Room::Wide(ROOM), Room::Level);
    }
    Figure { strokes: vec![stroke], surfaces: vec![surface], ..Figure::default() }
}

fn tunnel(shape: &Shape, p: &[Point]) -> Figure {
    let (a, b) = if p[0].0 <= p[1].0 { (p[0], p[1]) } else { (p[1], p[0]) };
    let height = (p[0].1 - p[2].1).max(LOWEST_TUNNEL);
    let thickness = f64::from(shape.thickness.clamp(Shape::MIN_THICKNESS, Shape::MAX_THICKNESS));
    let floor = Path::default().s_curve(a, b);
    let (top, bottom) = floor.heights();
    let ceiling = floor.clone().moved((0.0, -height)).reversed();
    let back = |level: f64| if shape.level_back { Back::Level(level) } else { Back::Thick(thickness) };
    let mut below = Stroke::new(floor.clone(), back(bottom + thickness), shape.layers);
    let above = Stroke::new(ceiling, back(top - height - thickness), shape.layers);
    if shape.carves {
        below.room = Room::Wide(height);
    }
    Figure { strokes: vec![below, above], surfaces: vec![floor], ..Figure::default() }
}

/// Radius of a loop from its two handles: whole blocks.
pub(crate) fn loop_radius(bottom: Point, side: Point) -> f64 {
    let reach = (side.0 - bottom.0).abs().max((side.1 - bottom.1).abs() / 2.0);
    ((reach / 16.0).round() * 16.0).max(TIGHTEST_LOOP)
}

/// A loop: an arch whose left foot is solid on layer B alone and whose right foot on layer A alone, between floors on
/// both layers; a switcher on each side, and one at the top that leads from foot to foot.
fn loop_of(shape: &Shape, p: &[Point], chunk: Option<i32>) -> Figure {
    let thickness = f64::from(shape.thickness.clamp(Shape::MIN_THICKNESS, Shape::MAX_THICKNESS));
    let mut radius = loop_radius(p[0], p[1]);
    let (mut x, y) = p[0];
    let mut thick = thickness;
    let mut square = None;
    let mut right_end = f64::INFINITY;
    if let Some(side) = chunk {
        // The rule looks at the place within a chunk: the loop must be in the middle of one.
        let scale = f64::from(side) / 256.0;
        radius = radius.min(WIDEST_CHUNK_LOOP * scale);
        thick = thick.min(f64::from(side) / 2.0 - radius);
        let (column, row) = ((x / f64::from(side)).floor(), ((y - 1.0 - radius) / f64::from(side)).floor());
        x = (column + 0.5) * f64::from(side);
        square = Some((column as i32 * side, row as i32 * side, side));
        // A player leaving to the right is on the high plane again at once, with one foot still in this chunk.
        right_end = (column + 1.0) * f64::from(side) - 16.0;
    }
    let centre = (x, y - radius);
    let reach = radius + thick;
    let (left, right) = (x - reach, x + reach);
    // Angles grow to the right hand from the right: a quarter is the bottom, a half the left, three quarters the top.
    let arc = |from: f64, to: f64| Path::default().circle(centre, radius, from, to);
    let foot = |path: Path, column: f64, layers: ShapeLayers, front: bool| Stroke {
        front,
        ..Stroke::new(path, Back::Column(column), layers)
    };
    let floor = |from: f64, to: f64, layers: ShapeLayers| {
        Stroke::new(Path::default().line((from, y), (to, y)), Back::Level(y + thickness), layers)
    };
    let mut roof = Stroke::new(arc(0.0, -PI), Back::Thick(thick), ShapeLayers::Both);
    if shape.carves {
        roof.room = Room::Point(centre);
    }
    let mut right_foot = foot(arc(FRAC_PI_2, 0.0), right.min(right_end), ShapeLayers::A, false);
    let mut left_foot = foot(arc(-PI, -PI - FRAC_PI_2), left, ShapeLayers::B, true);
    if shape.carves {
        right_foot.room = Room::Point(centre);
        left_foot.room = Room::Point(centre);
    }
    let steps = |part| Some(Steps::new(centre, radius, thick, part));
    roof.steps = match square {
        Some((left, top, side)) => {
            let (left, top) = (f64::from(left), f64::from(top));
            steps(((left, top), (left + f64::from(side), centre.1)))
        }
        None => steps(((f64::NEG_INFINITY, f64::NEG_INFINITY), (f64::INFINITY, centre.1))),
    };
    right_foot.steps = steps((centre, (right.min(right_end), y)));
    left_foot.steps = steps(((left, centre.1), (x, y)));
    let strokes = vec![
        floor(left, x, ShapeLayers::A),
        floor(x, right, ShapeLayers::B),
        // Under the feet the ground goes on, though nobody ever stands on it.
        Stroke { is_buried: true, ..floor(x, right, ShapeLayers::A) },
        Stroke { is_buried: true, ..floor(left, x, ShapeLayers::B) },
        right_foot,
        roof,
        left_foot,
    ];
    let surfaces = vec![arc(FRAC_PI_2, -PI - FRAC_PI_2)];
    let switchers = if chunk.is_some() { Vec::new() } else { loop_switchers(x, y, radius, reach) };
    Figure { strokes, surfaces, switchers, chunk: square }
}

fn loop_switchers(x: f64, y: f64, radius: f64, reach: f64) -> Vec<LayerSwitcher> {
    let side = |layer, high_priority| SwitcherSide { layer, high_priority };
    let (back, front) = (side(TileLayer::A, false), side(TileLayer::B, true));
    let half: u16 = match radius {
        ..=96.0 => 64,
        ..=224.0 => 128,
        _ => 256,
    };
    let make = |x: f64, y: f64, half_length: u16, left_or_above, grounded_only| LayerSwitcher {
        id: PlacementId(0),
        x: x.round() as i32,
        y: y.round() as i32,
        orientation: Orientation::Vertical,
        half_length,
        right_or_below: back,
        left_or_above,
        grounded_only,
        ..LayerSwitcher::default()
    };
    let low = y + 16.0 - f64::from(half);
    vec![
        make(x - reach - 16.0, low, half, back, false),
        make(x, y - 2.0 * radius, 32, front, true),
        make(x + reach + 16.0, low, half, front, false),
    ]
}
