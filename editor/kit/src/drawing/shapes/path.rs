//! Paths: lines, circles and cubics, cut into pieces so short that nobody sees the difference.

use std::f64::consts::{PI, TAU};

/// A point in level pixels, y down.
pub(crate) type Point = (f64, f64);

/// The greatest distance of a piece from its curve, pixels.
const TOLERANCE: f64 = 0.015;

/// A point of a path.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Vertex {
    /// The place.
    pub at: Point,
    /// The direction of the path, of length 1.
    pub along: Point,
    /// 1 / radius; positive if the path bends to its right hand.
    pub bend: f64,
}

impl Vertex {
    /// The angle of the surface, in 1/256 of a turn, -128 to 128, clockwise.
    pub(crate) fn angle(&self) -> f64 {
        self.along.1.atan2(self.along.0) / TAU * 256.0
    }

    /// The path leads more across than up or down.
    pub(crate) fn is_flat(&self) -> bool {
        self.along.0.abs() >= self.along.1.abs()
    }

    /// To the right of the path's direction, of length 1.
    pub fn right(&self) -> Point {
        (-self.along.1, self.along.0)
    }

    /// So many pixels to the right hand.
    pub(crate) fn beside(&self, pixels: f64) -> Point {
        let (x, y) = self.right();
        (self.at.0 + x * pixels, self.at.1 + y * pixels)
    }

    /// At most so far to the right hand that neighbours do not cross where the path bends round it.
    pub(crate) fn at_most(&self, pixels: f64) -> f64 {
        if self.bend * pixels > 1.0 { 1.0 / self.bend } else { pixels }
    }
}

/// A path from point to point.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Path {
    /// Its points in order; if it has a corner, two of them at one place.
    pub vertices: Vec<Vertex>,
}

/// Distance of two points.
pub fn distance(a: Point, b: Point) -> f64 {
    (b.0 - a.0).hypot(b.1 - a.1)
}

impl Path {
    /// Returns the end of the path so far.
    pub fn end(&self) -> Option<Point> {
        self.vertices.last().map(|vertex| vertex.at)
    }

    /// Goes on straight to a point.
    #[must_use]
    pub(crate) fn line(mut self, from: Point, to: Point) -> Self {
        let length = distance(from, to);
        if length > 1e-9 {
            let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
            self.vertices.extend([from, to].map(|at| Vertex { at, along, bend: 0.0 }));
        }
        self
    }

    /// Goes on along a circle from one angle to another; angles grow from the right downwards, to the right hand.
    #[must_use]
    pub(crate) fn circle(mut self, centre: Point, radius: f64, from: f64, to: f64) -> Self {
        if radius < 1e-9 || (to - from).abs() < 1e-12 {
            return self;
        }
        let step = 2.0 * (1.0 - (TOLERANCE / radius).min(1.0)).acos();
        let count = (((to - from).abs() / step).ceil() as usize).clamp(1, 65_536);
        let sign = (to - from).signum();
        self.vertices.extend((0..=count).map(|i| {
            let (sin, cos) = (from + (to - from) * i as f64 / count as f64).sin_cos();
            let at = (centre.0 + radius * cos, centre.1 + radius * sin);
            Vertex { at, along: (-sin * sign, cos * sign), bend: sign / radius }
        }));
        self
    }

    /// Goes on along a cubic.
    #[must_use]
    pub(crate) fn cubic(mut self, [a, b, c, d]: [Point; 4]) -> Self {
        let length = distance(a, b) + distance(b, c) + distance(c, d);
        if length < 1e-9 {
            return self;
        }
        let count = ((length / 3.0).ceil() as usize).clamp(8, 16_384);
        let mix = |t: f64, f: [f64; 4]| {
            let _ = t;
            (f[0] * a.0 + f[1] * b.0 + f[2] * c.0 + f[3] * d.0, f[0] * a.1 + f[1] * b.1 + f[2] * c.1 + f[3] * d.1)
        };
        for i in 0..=count {
            let t = i as f64 / count as f64;
            let u = 1.0 - t;
            let at = mix(t, [u * u * u, 3.0 * u * u * t, 3.0 * u * t * t, t * t * t]);
            let first = mix(t, [-3.0 * u * u, 3.0 * u * u - 6.0 * u * t, 6.0 * u * t - 3.0 * t * t, 3.0 * t * t]);
            let second = mix(t, [6.0 * u, 6.0 * t - 12.0 * u, 6.0 * u - 12.0 * t, 6.0 * t]);
            let speed = first.0.hypot(first.1);
            // A handle on its own end: the way to the next handle gives the direction.
            let along = if speed > 1e-6 {
                (first.0 / speed, first.1 / speed)
            } else {
                let to = if i == 0 { c } else { d };
                let from = if i == 0 { a } else { b };
                let way = distance(from, to).max(1e-9);
                ((to.0 - from.0) / way, (to.1 - from.1) / way)
            };
            let bend = if speed > 1e-6 { (first.0 * second.1 - first.1 * second.0) / speed.powi(3) } else { 0.0 };
            self.vertices.push(Vertex { at, along, bend });
        }
        self
    }

    /// Goes on level at both ends: two equal pieces of circles, with a wall between if it is steeper than that.
    #[must_use]
    pub(crate) fn s_curve(self, from: Point, to: Point) -> Self {
        self.eased(from, to, f64::INFINITY)
    }

    /// Goes on level at both ends, bending no wider than `radius`; straight between.
    #[must_use]
    pub(crate) fn eased(self, from: Point, to: Point, radius: f64) -> Self {
        let (across, down) = (to.0 - from.0, to.1 - from.1);
        let (width, height) = (across.abs(), down.abs());
        if height < 1e-9 || width < 1e-9 {
            return self.line(from, to);
        }
        let widest = (width * width + height * height) / (4.0 * height);
        let (turn, radius) = if height >= width {
            (PI / 2.0, (width / 2.0).min(radius))
        } else if radius >= widest {
            (2.0 * (height / width).atan(), widest)
        } else {
            (steepness(width, height, radius), radius)
        };
        let (sx, sy) = (across.signum(), down.signum());
        // In a frame where the path goes right and down, then mirrored into place.
        let ease_x = radius * turn.sin();
        let ease_y = radius * (1.0 - turn.cos());
        let place = |x: f64, y: f64| (from.0 + sx * x, from.1 + sy * y);
        let (begin, end) = (place(ease_x, ease_y), place(width - ease_x, height - ease_y));
        let lead = if turn > PI / 2.0 - 1e-9 { width - 2.0 * radius } else { 0.0 };
        let start = place(lead / 2.0, 0.0);
        let (begin, end) = ((begin.0 + sx * lead / 2.0, begin.1), (end.0 - sx * lead / 2.0, end.1));
        let stop = place(width - lead / 2.0, height);
        let mut path = self;
        if lead > 1e-9 {
            path = path.line(from, start);
        }
        path = path.bend(start, (sx, 0.0), sx * sy * turn, radius);
        if distance(begin, end) > 1e-6 {
            path = path.line(begin, end);
        }
        let along = (sx * turn.cos(), sy * turn.sin());
        path = path.bend(end, along, -sx * sy * turn, radius);
        if lead > 1e-9 { path.line(stop, to) } else { path }
    }

    /// Goes on from a point in a direction, bending by `turn` (to the right hand where positive).
    #[must_use]
    pub(crate) fn bend(self, from: Point, along: Point, turn: f64, radius: f64) -> Self {
        let side = turn.signum();
        let centre = (from.0 - along.1 * radius * side, from.1 + along.0 * radius * side);
        let angle = (from.1 - centre.1).atan2(from.0 - centre.0);
        self.circle(centre, radius, angle, angle + turn)
    }

    /// The same path walked the other way.
    #[must_use]
    pub fn reversed(mut self) -> Self {
        self.vertices.reverse();
        for vertex in &mut self.vertices {
            vertex.along = (-vertex.along.0, -vertex.along.1);
            vertex.bend = -vertex.bend;
        }
        self
    }

    /// The same path, moved.
    #[must_use]
    pub(crate) fn moved(mut self, by: Point) -> Self {
        for vertex in &mut self.vertices {
            vertex.at = (vertex.at.0 + by.0, vertex.at.1 + by.1);
        }
        self
    }

    /// The same path so many pixels to its right hand.
    #[must_use]
    pub(crate) fn beside(mut self, pixels: f64) -> Self {
        for vertex in &mut self.vertices {
            let by = if pixels > 0.0 {
                vertex.at_most(pixels)
            } else {
                -Vertex { bend: -vertex.bend, ..*vertex }.at_most(-pixels)
            };
            let bend = vertex.bend / (1.0 - vertex.bend * by).max(1e-6);
            *vertex = Vertex { at: vertex.beside(by), bend, ..*vertex };
        }
        self
    }

    /// The highest and the lowest y.
    pub(crate) fn heights(&self) -> (f64, f64) {
        let all = self.vertices.iter().map(|vertex| vertex.at.1);
        all.fold((f64::INFINITY, f64::NEG_INFINITY), |(low, high), y| (low.min(y), high.max(y)))
    }

    /// The place after so many pixels of the way, between its first and its last; `None` if there is no path.
    pub(crate) fn after(&self, pixels: f64) -> Option<Vertex> {
        let mut left = pixels;
        for pair in self.vertices.windows(2) {
            let length = distance(pair[0].at, pair[1].at);
            if left < length {
                let t = (left / length).max(0.0);
                let mix = |a: Point, b: Point| (a.0 + (b.0 - a.0) * t, a.1 + (b.1 - a.1) * t);
                return Some(Vertex { at: mix(pair[0].at, pair[1].at), ..pair[0] });
            }
            left -= length;
        }
        self.vertices.last().copied()
    }

    /// Length in pixels.
    pub(crate) fn length(&self) -> f64 {
        self.vertices.windows(2).map(|pair| distance(pair[0].at, pair[1].at)).sum()
    }
}

/// Returns the turn by which two bends of `radius` and a straight line between lead `width` across and `height` down.
fn steepness(width: f64, height: f64, radius: f64) -> f64 {
    let reach = |turn: f64| {
        let line = (width - 2.0 * radius * turn.sin()) / turn.cos();
        2.0 * radius * (1.0 - turn.cos()) + line * turn.sin()
    };
    let (mut low, mut high) = (0.0, PI / 2.0 - 1e-6);
    if width < 2.0 * radius {
        high = (width / (2.0 * radius)).asin();
    }
    for _ in 0..60 {
        let middle = (low + high) / 2.0;
        if reach(middle) < height { low = middle } else { high = middle }
    }
    (low + high) / 2.0
}

/// The circle through three points: centre, radius, the angle at `a`, and how far to turn to `b` by way of `c`.
/// `None` if they are on a line.
pub(crate) fn circle_through(a: Point, b: Point, c: Point) -> Option<(Point, f64, f64, f64)> {
    let cross = (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    if cross.abs() < 1e-3 * distance(a, b).max(1.0) {
        return None;
    }
    let square = |p: Point| p.0 * p.0 + p.1 * p.1;
    let (pb, pc) = ((b.0 - a.0, b.1 - a.1), (c.0 - a.0, c.1 - a.1));
    let x = (pc.1 * square(pb) - pb.1 * square(pc)) / (2.0 * cross);
    let y = (pb.0 * square(pc) - pc.0 * square(pb)) / (2.0 * cross);
    let centre = (a.0 + x, a.1 + y);
    let angle = |p: Point| (p.1 - centre.1).atan2(p.0 - centre.0);
    let from = angle(a);
    let (to, by) = ((angle(b) - from).rem_euclid(TAU), (angle(c) - from).rem_euclid(TAU));
    Some((centre, x.hypot(y), from, if by <= to { to } else { to - TAU }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eased_paths_begin_and_end_level_and_do_not_break() {
        for (to, radius) in [
            ((256.0, 64.0), f64::INFINITY),
            ((256.0, -64.0), 64.0),
            ((-300.0, 120.0), 64.0),
            ((100.0, 300.0), f64::INFINITY),
            ((-100.0, -400.0), 64.0),
            ((200.0, 10.0), 64.0),
            ((500.0, 300.0), 96.0),
        ] {
            let path = Path::default().eased((10.0, 20.0), (10.0 + to.0, 20.0 + to.1), radius);
            let (first, last) = (path.vertices[0], path.vertices[path.vertices.len() - 1]);
            assert!(distance(first.at, (10.0, 20.0)) < 1e-6, "{to:?}: {first:?}");
            assert!(distance(last.at, (10.0 + to.0, 20.0 + to.1)) < 1e-6, "{to:?}: {last:?}");
            for end in [first, last] {
                assert!(end.along.1.abs() < 1e-6 && end.along.0 * to.0 > 0.0, "{to:?}: {end:?}");
            }
            for pair in path.vertices.windows(2) {
                let turn = pair[0].along.0 * pair[1].along.0 + pair[0].along.1 * pair[1].along.1;
                assert!(turn > 0.98, "{to:?}: a corner at {:?} to {:?}", pair[0], pair[1]);
            }
        }
    }

    #[test]
    fn a_circle_through_three_points_goes_by_way_of_the_third() {
        let (centre, radius, from, turn) = circle_through((0.0, 0.0), (64.0, 0.0), (32.0, 32.0)).expect("no line");
        assert!(distance(centre, (32.0, 0.0)) < 1e-9 && (radius - 32.0).abs() < 1e-9);
        assert!((from - PI).abs() < 1e-9 && (turn + PI).abs() < 1e-9, "{from} {turn}");
        assert!(circle_through((0.0, 0.0), (64.0, 0.0), (32.0, 0.0)).is_none());
    }
}
