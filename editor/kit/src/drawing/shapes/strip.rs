//! The pixels between two lines, row by row: those that a stroke makes solid, and those that it clears.

use super::path::Point;
use std::ops::Range;

/// A pixel counts as inside where its centre is, or misses it by less than this.
const EDGE: f64 = 1e-6;

/// Pixels of a row: its y, the first column, the one behind the last.
pub(crate) type Span = (i32, i32, i32);

/// The pixels whose centres are in any of the quads between two lines of equally many points, in the rows given. Some
/// may be listed twice.
///
/// Neighbouring quads that turn the same way round are one polygon: a long strip costs what its outline is long.
pub(crate) fn spans(near: &[Point], far: &[Point], rows: &Range<i32>) -> Vec<Span> {
    let mut spans = Vec::new();
    let count = near.len().min(far.len());
    let mut from = 0;
    while from + 1 < count {
        let (mut to, mut way) = (from, 0.0);
        while to + 1 < count {
            match turn([near[to], near[to + 1], far[to + 1], far[to]]) {
                Some(turn) if way * turn >= 0.0 => way = if turn == 0.0 { way } else { turn },
                _ => break,
            }
            to += 1;
        }
        if to == from {
            let corners = [near[from], near[from + 1], far[from + 1], far[from]];
            hull(corners, rows, &mut spans);
            to += 1;
        } else {
            let outline: Vec<Point> = near[from..=to].iter().chain(far[from..=to].iter().rev()).copied().collect();
            polygon(&outline, rows, &mut spans);
        }
        from = to;
    }
    spans
}

/// Returns the sense of rotation of a quad: 1 or -1, 0 if it has no area; `None` if it is no convex one.
fn turn([a, b, c, d]: [Point; 4]) -> Option<f64> {
    let cross = |a: Point, b: Point, c: Point| (b.0 - a.0) * (c.1 - a.1) - (b.1 - a.1) * (c.0 - a.0);
    let (one, other) = (cross(a, b, c), cross(a, c, d));
    let sign = |v: f64| if v.abs() < 1e-12 { 0.0 } else { v.signum() };
    (sign(one) * sign(other) >= 0.0).then(|| sign(one + other))
}

/// The rows whose centres are from one height to before another, moved by so much.
fn rows_between(up: f64, down: f64, by: f64, rows: &Range<i32>) -> Range<i32> {
    let row = |y: f64| ((y - 0.5 - by).ceil() as i32).clamp(rows.start, rows.end);
    row(up)..row(down)
}

/// The column at which an edge passes a row's centre.
fn column(up: Point, down: Point, y: i32) -> f64 {
    up.0 + (down.0 - up.0) * ((f64::from(y) + 0.5 - up.1) / (down.1 - up.1)).clamp(0.0, 1.0)
}

fn span(y: i32, left: f64, right: f64) -> Span {
    (y, (left - 0.5 - EDGE).ceil() as i32, (right - 0.5 + EDGE).floor() as i32 + 1)
}

/// A polygon whose parts all turn the same way round. Each row is cut just above its centre and just below, so that what
/// touches the centre counts.
fn polygon(outline: &[Point], rows: &Range<i32>, spans: &mut Vec<Span>) {
    let next = outline.iter().skip(1).chain(outline.first());
    let edges: Vec<(Point, Point, i32)> = outline
        .iter()
        .zip(next)
        .filter(|(a, b)| a.1 != b.1)
        .map(|(a, b)| if a.1 < b.1 { (*a, *b, 1) } else { (*b, *a, -1) })
        .collect();
    for by in [-EDGE, EDGE] {
        let low = edges.iter().map(|(up, ..)| up.1).fold(f64::INFINITY, f64::min);
        let high = edges.iter().map(|(_, down, _)| down.1).fold(f64::NEG_INFINITY, f64::max);
        let all = rows_between(low, high, by, rows);
        // Where the cuts of each row are in the list of all.
        let mut ends = vec![0_usize; all.len() + 1];
        for (up, down, _) in &edges {
            for y in rows_between(up.1, down.1, by, &all) {
                ends[(y - all.start) as usize + 1] += 1;
            }
        }
        for row in 1..ends.len() {
            ends[row] += ends[row - 1];
        }
        let mut cuts = vec![(0.0, 0); ends.last().copied().unwrap_or(0)];
        let mut free = ends.clone();
        for (up, down, way) in &edges {
            for y in rows_between(up.1, down.1, by, &all) {
                let place = &mut free[(y - all.start) as usize];
                cuts[*place] = (column(*up, *down, y), *way);
                *place += 1;
            }
        }
        for (y, ends) in all.zip(ends.windows(2)) {
            let cuts = &mut cuts[ends[0]..ends[1]];
            cuts.sort_unstable_by(|a, b| a.0.total_cmp(&b.0));
            let (mut winding, mut left) = (0, 0.0);
            for (x, way) in cuts {
                if winding == 0 {
                    left = *x;
                }
                winding += *way;
                let span = span(y, left, *x);
                if winding == 0 && span.1 < span.2 && spans.last() != Some(&span) {
                    spans.push(span);
                }
            }
        }
    }
}

/// A quad by itself, as wide in each row as its corners make it.
fn hull(corners: [Point; 4], rows: &Range<i32>, spans: &mut Vec<Span>) {
    let low = corners.iter().map(|p| p.1).fold(f64::INFINITY, f64::min);
    let high = corners.iter().map(|p| p.1).fold(f64::NEG_INFINITY, f64::max);
    for y in rows_between(low - EDGE, high + 2.0 * EDGE, 0.0, rows) {
        let centre = f64::from(y) + 0.5;
        let (mut left, mut right) = (f64::INFINITY, f64::NEG_INFINITY);
        for i in 0..4 {
            let (a, b) = (corners[i], corners[(i + 1) % 4]);
            let (up, down) = if a.1 <= b.1 { (a, b) } else { (b, a) };
            if centre < up.1 - EDGE || centre > down.1 + EDGE {
                continue;
            }
            if down.1 - up.1 < EDGE {
                (left, right) = (left.min(a.0.min(b.0)), right.max(a.0.max(b.0)));
                continue;
            }
            let x = column(up, down, y);
            (left, right) = (left.min(x), right.max(x));
        }
        let span = span(y, left, right);
        if left <= right && span.1 < span.2 {
            spans.push(span);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn pixels(spans: &[Span]) -> BTreeSet<(i32, i32)> {
        spans.iter().flat_map(|(y, from, to)| (*from..*to).map(move |x| (x, *y))).collect()
    }

    /// Waves, loops and corners, with backs of every kind.
    #[test]
    fn a_strip_is_all_of_its_quads() {
        let rows = -300..300;
        for (name, wave) in [("flat", 0.0), ("waves", 1.0), ("loops", 4.0)] {
            let line: Vec<Point> = (0..240)
                .map(|n| {
                    let t = f64::from(n) / 12.0;
                    (t * 9.0 + 40.0 * wave * t.cos() / 3.0, 20.25 + 30.0 * wave * t.sin())
                })
                .collect();
            let thick: Vec<Point> = line.iter().map(|(x, y)| (x + 3.0, y + 32.0)).collect();
            let level: Vec<Point> = line.iter().map(|(x, _)| (*x, 40.0)).collect();
            let column: Vec<Point> = line.iter().map(|(_, y)| (90.0, *y)).collect();
            let point = vec![(60.0, -90.0); line.len()];
            for (back, far) in [("thick", thick), ("level", level), ("column", column), ("point", point)] {
                let mut each = Vec::new();
                for (a, b) in line.windows(2).zip(far.windows(2)) {
                    hull([a[0], a[1], b[1], b[0]], &rows, &mut each);
                }
                assert_eq!(pixels(&spans(&line, &far, &rows)), pixels(&each), "{name}, {back}");
            }
        }
    }

    #[test]
    fn a_row_whose_centre_is_on_an_edge_is_inside() {
        let square = [(2.5, 2.5), (6.5, 2.5)];
        let spans = spans(&square, &[(2.5, 5.5), (6.5, 5.5)], &(0..9));
        assert_eq!(pixels(&spans), (2..=5).flat_map(|y| (2..=6).map(move |x| (x, y))).collect());
        assert!(super::spans(&square, &[(2.5, 5.5), (6.5, 5.5)], &(0..2)).is_empty());
    }
}
