//! Drawing: pixels, lines, curves and fills, as changes of an array.
//!
//! A line of a tile is solid from one of its ends on. So a pixel that is painted makes its line solid up to there, and
//! one that is erased cuts it short: everything drawn can be expressed by the array.

use super::Lengths;
pub use crate::document::paint::line;
use crate::document::paint::{Alike, flood_where};
use sim::tiles::solid_tile::covers;

/// The solid end of a line if the line itself names none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// As the nearest line that is partly solid; with none, the far end.
    #[default]
    Auto,
    /// The bottom of a column, the right of a row: floors.
    Far,
    /// The top of a column, the left of a row: ceilings.
    Near,
}

/// Makes one pixel of a line solid or not, and with it as little else as the array allows.
pub fn put(array: &mut Lengths, line: usize, at: usize, solid: bool, side: Side) {
    let (line, at) = (line & 15, at & 15);
    if covers(array[line], at) == solid {
        return;
    }
    let far = is_far(array, line, at, side);
    let (from_far, from_near) = (16 - at as i8, at as i8 + 1);
    array[line] = match (solid, far) {
        (true, true) => from_far,
        (true, false) => -from_near,
        (false, true) => from_far - 1,
        (false, false) => 1 - from_near,
    };
}

/// Returns the end that a line keeps or gets when its pixel `at` changes: the far one, or else the near one.
pub fn is_far(array: &Lengths, line: usize, at: usize, side: Side) -> bool {
    match (side, array[line]) {
        // A line that hangs on one end stays there unless the hand says otherwise.
        (Side::Auto, 1..=15) => true,
        (Side::Auto, -15..=-1) => false,
        (Side::Far, _) => true,
        (Side::Near, _) => false,
        (Side::Auto, length) => match neighbour(array, line) {
            Some(far) => far,
            // A full line is cut at its nearer end.
            None if length != 0 => at < 8,
            None => true,
        },
    }
}

/// The end on which the nearest partly solid line stands; of two as near, the one before.
fn neighbour(array: &Lengths, line: usize) -> Option<bool> {
    let partly = |length: i8| matches!(length, 1..=15 | -15..=-1);
    let at = |line: usize| array.get(line).copied().filter(|length| partly(*length));
    (1..16).find_map(|by| line.checked_sub(by).and_then(at).or_else(|| at(line + by))).map(|length| length > 0)
}

/// Lets the surface run through these pixels (line, place), each of which is the last solid one of its line.
///
/// If several are in one line, the outermost counts.
pub fn trace(array: &mut Lengths, pixels: &[(i32, i32)], side: Side) {
    let before = *array;
    for (line, length) in array.iter_mut().enumerate() {
        let places = pixels.iter().filter(|(l, _)| *l == line as i32).map(|(_, at)| *at);
        let (Some(first), Some(last)) = (places.clone().min(), places.max()) else { continue };
        let far = is_far(&before, line, first.clamp(0, 15) as usize, side);
        *length = if far { (16 - first).clamp(0, 16) as i8 } else { -((last + 1).clamp(0, 16) as i8) };
    }
}

/// The pixels of a curve from one end to the other that passes `through` half-way.
pub fn curve(from: (i32, i32), to: (i32, i32), through: (i32, i32)) -> Vec<(i32, i32)> {
    let float = |(x, y): (i32, i32)| (x as f32, y as f32);
    let (a, b, m) = (float(from), float(to), float(through));
    let handle = (2.0 * m.0 - (a.0 + b.0) / 2.0, 2.0 * m.1 - (a.1 + b.1) / 2.0);
    let point = |t: f32| {
        let s = 1.0 - t;
        let mix = |a: f32, c: f32, b: f32| (s * s * a + 2.0 * s * t * c + t * t * b).round() as i32;
        (mix(a.0, handle.0, b.0), mix(a.1, handle.1, b.1))
    };
    let mut pixels = vec![from];
    for n in 1..=64 {
        let (last, next) = (pixels[pixels.len() - 1], point(n as f32 / 64.0));
        if next != last {
            pixels.extend(line(last, next).into_iter().skip(1));
        }
    }
    pixels
}

/// Makes the area of equal pixels around one solid, or empties it.
pub fn fill(array: &mut Lengths, line: usize, at: usize, solid: bool) {
    let (line, at) = (line & 15, at & 15);
    if covers(array[line], at) == solid {
        return;
    }
    let before = *array;
    let look = |line: i32, at: i32| Some(covers(*before.get(usize::try_from(line).ok()?)?, usize::try_from(at).ok()?));
    for (line, _) in flood_where((16, 16), (line as i32, at as i32), Alike::Connected, 256, look).places {
        // A line has but one solid and one open part, so the area takes one of them whole.
        array[line as usize & 15] = if solid { 16 } else { 0 };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_painted_pixel_makes_its_line_solid_up_to_there() {
        for (row, length, at, solid, side, expected) in [
            ("from nothing", 0, 5, true, Side::Auto, 11),
            ("from nothing, hanging", 0, 5, true, Side::Near, -6),
            ("raised", 3, 5, true, Side::Auto, 11),
            ("already solid", 11, 9, true, Side::Auto, 11),
            ("already solid on the other end", 11, 9, true, Side::Near, 11),
            ("lengthened from the top", -3, 5, true, Side::Auto, -6),
            ("turned around on purpose", 3, 5, true, Side::Near, -6),
            ("cut", 11, 9, false, Side::Auto, 6),
            ("cut to nothing", 11, 15, false, Side::Auto, 0),
            ("cut from below", -6, 2, false, Side::Auto, -2),
            ("a full line cut above", 16, 3, false, Side::Auto, 12),
            ("a full line cut below", 16, 12, false, Side::Auto, -12),
            ("a full line hung", 16, 3, false, Side::Near, -3),
            ("already empty", 3, 2, false, Side::Auto, 3),
        ] {
            let mut array = [0; 16];
            array[7] = length;
            put(&mut array, 7, at, solid, side);
            assert_eq!(array[7], expected, "{row}");
            assert_eq!(covers(array[7], at), solid, "{row}");
        }
    }

    #[test]
    fn a_new_line_stands_as_its_neighbour_does() {
        let mut array = [0; 16];
        (array[3], array[10]) = (-4, 9);
        for (line, at, expected) in [(4, 4, -5), (9, 7, 9), (15, 6, 10), (0, 1, -2)] {
            put(&mut array, line, at, true, Side::Auto);
            assert_eq!(array[line], expected, "line {line}");
        }
    }

    #[test]
    fn a_line_drawn_is_the_surface() {
        let mut array = [16; 16];
        trace(&mut array, &line((0, 15), (15, 0)), Side::Far);
        assert_eq!(array, std::array::from_fn(|x| x as i8 + 1));
        trace(&mut array, &line((-4, 3), (30, 3)), Side::Near);
        assert_eq!(array, [-4; 16], "what lies outside of the tile is cut");
        let mut array = [0; 16];
        trace(&mut array, &line((5, 2), (5, 12)), Side::Far);
        assert_eq!((array[5], array[4], array[6]), (14, 0, 0), "of several in a column the outermost counts");
    }

    #[test]
    fn a_line_is_the_same_there_and_back_and_has_no_gaps() {
        for (from, to) in [((0, 0), (15, 4)), ((3, 14), (7, 0)), ((9, 9), (9, 9)), ((15, 0), (0, 15))] {
            let pixels = line(from, to);
            assert_eq!((pixels[0], pixels[pixels.len() - 1]), (from, to));
            for pair in pixels.windows(2) {
                let (dx, dy) = ((pair[1].0 - pair[0].0).abs(), (pair[1].1 - pair[0].1).abs());
                assert_eq!(dx.max(dy), 1, "{pixels:?}");
            }
        }
    }

    #[test]
    fn a_curve_goes_through_all_three_points() {
        let pixels = curve((0, 15), (15, 15), (7, 3));
        assert_eq!((pixels[0], pixels[pixels.len() - 1]), ((0, 15), (15, 15)));
        assert!(pixels.iter().any(|(x, y)| (*x - 7).abs() <= 1 && *y == 3), "{pixels:?}");
        for pair in pixels.windows(2) {
            assert!((pair[1].0 - pair[0].0).abs() <= 1 && (pair[1].1 - pair[0].1).abs() <= 1, "{pixels:?}");
        }
        assert_eq!(curve((4, 4), (4, 4), (4, 4)), [(4, 4)]);
    }

    #[test]
    fn a_fill_takes_the_area_whole() {
        let mut array: Lengths = std::array::from_fn(|x| if x == 8 { 16 } else { 4 });
        fill(&mut array, 2, 3, true);
        assert_eq!(array, std::array::from_fn(|x| if x <= 8 { 16 } else { 4 }), "the wall holds it back");
        fill(&mut array, 12, 14, false);
        assert_eq!(array, [0; 16], "all that hangs together goes");
        fill(&mut array, 0, 0, false);
        assert_eq!(array, [0; 16]);
        let mut apart: Lengths = std::array::from_fn(|x| if x < 4 { -3 } else { 3 });
        fill(&mut apart, 0, 0, false);
        assert_eq!(apart, std::array::from_fn(|x| if x < 4 { 0 } else { 3 }));
    }
}
