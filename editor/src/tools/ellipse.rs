//! The ellipse: filled from corner to corner of the rectangle around it; with Alt only its edge.

use super::rectangle::{Figure, FigureTool};
use super::surface::Span;
use crate::bindings::ToolId;
use crate::language::t;

/// Fills an ellipse with what is in the brush.
pub type Ellipse = FigureTool<EllipseFigure>;

/// The largest ellipse in the rectangle.
pub enum EllipseFigure {}

impl Figure for EllipseFigure {
    const TOOL: ToolId = ToolId::Ellipse;

    fn deed() -> &'static str {
        t("Fill ellipse")
    }

    fn parts(span: Span, edge: bool) -> Vec<Span> {
        rows_of_ellipse(span, edge)
    }
}

/// The rows of the ellipse in a rectangle: the places whose middle is in it. The edge is what has a place outside beside,
/// above or below it.
fn rows_of_ellipse((a, b): Span, edge: bool) -> Vec<Span> {
    let (width, height) = (i64::from(b.0 - a.0) + 1, i64::from(b.1 - a.1) + 1);
    // Distances from the middle and both axes are doubled, so that they are whole numbers.
    let mut indent = 0;
    let mut inset = vec![0; height as usize];
    for y in (0..(height + 1) / 2).rev() {
        let off = height - 1 - 2 * y;
        let is_outside = |x: i64| {
            let across = width - 1 - 2 * x;
            across.pow(2) * height.pow(2) + off.pow(2) * width.pow(2) > width.pow(2) * height.pow(2)
        };
        while indent < (width - 1) / 2 && is_outside(indent) {
            indent += 1;
        }
        (inset[y as usize], inset[(height - 1 - y) as usize]) = (indent, indent);
    }
    let row = |y: i64, from: i64, to: i64| ((a.0 + from as i32, a.1 + y as i32), (a.0 + to as i32, a.1 + y as i32));
    let mut rows = Vec::with_capacity(inset.len());
    for (y, &from) in inset.iter().enumerate() {
        let to = width - 1 - from;
        // What the rows above and below leave open on the left; the right is its mirror image.
        let beside = [y.checked_sub(1), Some(y + 1)].map(|y| y.and_then(|y| inset.get(y)).copied());
        let open = beside.map(|inset| inset.unwrap_or(width)).into_iter().max().unwrap_or(width);
        let last = (open - 1).max(from);
        if edge && 2 * (last + 1) < width {
            rows.extend([row(y as i64, from, last), row(y as i64, width - 1 - last, to)]);
        } else {
            rows.push(row(y as i64, from, to));
        }
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    fn drawn(width: i32, height: i32, edge: bool) -> Vec<String> {
        let mut picture = vec![vec!['.'; width as usize]; height as usize];
        for (a, b) in rows_of_ellipse(((2, 3), (width + 1, height + 2)), edge) {
            assert_eq!(a.1, b.1, "one row");
            (a.0..=b.0).for_each(|x| picture[(a.1 - 3) as usize][(x - 2) as usize] = '#');
        }
        picture.into_iter().map(String::from_iter).collect()
    }

    #[test]
    fn ellipses_are_round_and_fill_their_rectangle() {
        assert_eq!(drawn(1, 1, false), ["#"]);
        assert_eq!(drawn(4, 1, true), ["####"]);
        assert_eq!(drawn(2, 3, false), ["##", "##", "##"]);
        assert_eq!(drawn(4, 4, false), [".##.", "####", "####", ".##."]);
        assert_eq!(drawn(9, 5, false), ["..#####..", "#########", "#########", "#########", "..#####.."]);
        assert_eq!(drawn(9, 5, true), ["..#####..", "##.....##", "#.......#", "##.....##", "..#####.."]);
        let (filled, edge) = (drawn(40, 31, false), drawn(40, 31, true));
        for y in 0..31_usize {
            let mirrored: String = filled[y].chars().rev().collect();
            assert_eq!(mirrored, filled[y], "the same on both sides");
            assert_eq!(filled[y], filled[30 - y], "and above as below");
            for x in 0..40_usize {
                let is_in = |x: Option<usize>, y: Option<usize>| {
                    x.zip(y).and_then(|(x, y)| filled.get(y)?.chars().nth(x)).is_some_and(|c| c == '#')
                };
                let beside = [
                    (x.checked_sub(1), Some(y)),
                    (Some(x + 1), Some(y)),
                    (Some(x), y.checked_sub(1)),
                    (Some(x), Some(y + 1)),
                ];
                let on_edge = is_in(Some(x), Some(y)) && beside.into_iter().any(|(x, y)| !is_in(x, y));
                assert_eq!(edge[y].chars().nth(x) == Some('#'), on_edge, "{x}, {y}");
            }
        }
    }
}
