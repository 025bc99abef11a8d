//! The angle of a tile as its surface has it, and angles as text.

use super::Lengths;
use crate::words::number;
use sim::angle::Angle;
use sim::tiles::SolidTile;
use std::f32::consts::PI;

/// The method of reading an angle off a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The line nearest to all points of the surface.
    LeastSquares,
    /// The line from the first point of the surface to the last.
    EndPoints,
}

impl Method {
    /// Both.
    pub const ALL: [Self; 2] = [Self::LeastSquares, Self::EndPoints];

    /// Its name for the user.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LeastSquares => "least squares",
            Self::EndPoints => "end points",
        }
    }
}

/// The points of a surface, as the array that sees most of it has them.
#[derive(Clone, Debug, PartialEq)]
pub struct Surface {
    /// Points in pixels of the tile, along the surface.
    pub points: Vec<(f32, f32)>,
    /// The points come from the rows of the width array, not from the columns of the height array.
    pub from_rows: bool,
    /// The solid part is on the near side: hanging from the top, or to the left.
    pub near: bool,
}

/// The surface of a tile; `None` if it has none: nothing is solid, or everything.
///
/// Of the two arrays the one counts that has more lines partly solid, for it cuts the surface more often. If lines
/// start from either end, the larger group counts.
pub fn surface(tile: &SolidTile) -> Option<Surface> {
    let (columns, rows) = (partly(&tile.heights), partly(&tile.widths));
    let from_rows = rows.0.len() > columns.0.len();
    let (lines, near) = if from_rows { rows } else { columns };
    if lines.is_empty() {
        return None;
    }
    let points = lines.into_iter().map(|(line, end)| if from_rows { (end, line) } else { (line, end) }).collect();
    Some(Surface { points, from_rows, near })
}

/// The lines that are partly solid (middle of the line, place of its end), and on which side they are.
fn partly(array: &Lengths) -> (Vec<(f32, f32)>, bool) {
    let group = |near: bool| -> Vec<(f32, f32)> {
        let part = |length: &i8| if near { (-15..0).contains(length) } else { (1..16).contains(length) };
        let lines = array.iter().enumerate().filter(|(_, length)| part(length));
        lines.map(|(n, length)| (n as f32 + 0.5, end(*length))).collect()
    };
    let (far, near) = (group(false), group(true));
    if near.len() > far.len() { (near, true) } else { (far, false) }
}

/// Returns the end of the solid part of a line, pixels from its near end.
fn end(length: i8) -> f32 {
    if length >= 0 { 16.0 - f32::from(length) } else { -f32::from(length) }
}

/// The angle of a tile's surface, 0 to below 256 of the originals' hex angles; `None` if it has no surface.
pub fn exact(tile: &SolidTile, method: Method) -> Option<f32> {
    let Surface { points, from_rows, near } = surface(tile)?;
    let slope = |points: &[(f32, f32)]| match method {
        Method::EndPoints => match points {
            [first, .., last] => (last.1 - first.1) / (last.0 - first.0),
            _ => 0.0,
        },
        Method::LeastSquares => least_squares(points),
    };
    // Along positive ground speed the solid part is on the right hand.
    let (dx, dy) = if from_rows {
        let turned: Vec<_> = points.iter().map(|(x, y)| (*y, *x)).collect();
        let slope = slope(&turned);
        if near { (slope, 1.0) } else { (-slope, -1.0) }
    } else {
        let slope = slope(&points);
        if near { (-1.0, -slope) } else { (1.0, slope) }
    };
    Some((dy.atan2(dx) * 128.0 / PI).rem_euclid(256.0))
}

fn least_squares(points: &[(f32, f32)]) -> f32 {
    let n = points.len().max(1) as f32;
    let (mean_x, mean_y) = points.iter().fold((0.0, 0.0), |sum, p| (sum.0 + p.0 / n, sum.1 + p.1 / n));
    let (mut xx, mut xy) = (0.0, 0.0);
    for (x, y) in points {
        xx += (x - mean_x) * (x - mean_x);
        xy += (x - mean_x) * (y - mean_y);
    }
    if xx == 0.0 { 0.0 } else { xy / xx }
}

/// The angle of a line between two pixels as a tile can carry it; `None` for a single pixel.
///
/// A line has two directions: the one counts that is nearer to the tile's surface or, without one, to its angle.
pub fn along(tile: &SolidTile, from: (i32, i32), to: (i32, i32)) -> Option<Angle> {
    let (dx, dy) = ((to.0 - from.0) as f32, (to.1 - from.1) as f32);
    if from == to {
        return None;
    }
    let now = exact(tile, Method::LeastSquares).unwrap_or_else(|| f32::from(tile.angle.0));
    let way = dy.atan2(dx) * 128.0 / PI;
    let off = |way: f32| {
        let off = (way - now).rem_euclid(256.0);
        off.min(256.0 - off)
    };
    Some(even(if off(way) <= off(way + 128.0) { way } else { way + 128.0 }))
}

/// The angle of a tile's surface as a tile can carry it.
pub fn fit(tile: &SolidTile, method: Method) -> Option<Angle> {
    exact(tile, method).map(even)
}

/// The nearest angle that does not count as flagged: the engine takes odd ones for flagged.
///
/// Guide: Solid Tiles > Flagged Tiles
pub fn even(angle: f32) -> Angle {
    Angle(((angle / 2.0).round() as i32 * 2).rem_euclid(256) as u8)
}

/// The angle in the guide's degrees: counter-clockwise, 0 to below 360.
pub fn degrees(angle: Angle) -> f32 {
    f32::from(angle.0.wrapping_neg()) * 360.0 / 256.0
}

/// The nearest even angle of so many degrees, counted counter-clockwise.
fn of_degrees(degrees: f32) -> Angle {
    even((-degrees * 256.0 / 360.0).rem_euclid(256.0))
}

/// Reads an angle: two hexadecimal digits with or without a mark, or degrees with their sign.
///
/// # Errors
/// Says in words what is wrong.
pub fn read(text: &str) -> Result<Angle, String> {
    let text = text.trim();
    if text.is_empty() {
        return Err("Type an angle: hexadecimal as in E0, or degrees as in 45°.".to_owned());
    }
    let degrees = text.strip_suffix('°').or_else(|| text.strip_suffix("deg"));
    if let Some(number) = degrees {
        let number: f32 = number.trim().replace(',', ".").parse().map_err(|_| format!("“{text}” is not an angle."))?;
        return match number.is_finite() && number.abs() <= 3600.0 {
            true => Ok(of_degrees(number)),
            false => Err(format!("“{text}” is not an angle.")),
        };
    }
    match number(text, true) {
        Some(angle @ 0..=0xFF) => Ok(Angle(angle as u8)),
        Some(0x100..) => Err(format!("“{text}” is too large: hexadecimal angles go from 00 to FF.")),
        _ => Err(format!("“{text}” is not an angle: type hexadecimal as in E0, or degrees as in 45°.")),
    }
}

/// The fate of a tile's angle when its shape changes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Follow {
    /// The angle follows the surface if it did before; an angle of the user's own stays.
    #[default]
    Auto,
    /// The angle stays.
    Never,
    /// The angle follows, read off by this method.
    By(Method),
}

/// A tile whose shape has changed, with the angle that follows. What is flagged stays so, but for a tile that had no
/// surface before: its flag said nothing else.
pub fn followed(before: &SolidTile, tile: SolidTile, follow: Follow) -> SolidTile {
    let had_surface = surface(before).is_some();
    let is_of = |method: &Method| fit(before, *method) == Some(before.angle);
    let method = match follow {
        Follow::Auto if !had_surface => Some(Method::LeastSquares),
        Follow::Auto => Method::ALL.into_iter().find(is_of),
        Follow::Never => None,
        Follow::By(method) => Some(method),
    };
    let keeps_flag = tile.flagged && (had_surface || follow != Follow::Auto);
    match method.and_then(|method| fit(&tile, method)).filter(|_| !keeps_flag) {
        Some(angle) => SolidTile { angle, flagged: false, ..tile },
        None => tile,
    }
}

/// Returns the difference of the tile's angle from its surface, in hex angles; `None` if it has no surface.
pub fn off(tile: &SolidTile) -> Option<f32> {
    let exact = exact(tile, Method::LeastSquares)?;
    let off = (f32::from(tile.angle.0) - exact).rem_euclid(256.0);
    Some(off.min(256.0 - off))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::tile::{linked, turn};

    #[test]
    fn an_angle_follows_the_surface_until_the_user_sets_another() {
        let rising = tile(std::array::from_fn(|x| x as i8 + 1));
        let level = tile([8; 16]);
        let angle = |before: SolidTile, follow| {
            followed(&before, SolidTile { angle: before.angle, flagged: before.flagged, ..rising }, follow)
        };
        let (auto, squares) = (Follow::Auto, Follow::By(Method::LeastSquares));
        let own = SolidTile { angle: Angle(0x10), ..level };
        let flagged = SolidTile { flagged: true, ..level };
        for (what, before, follow, expected, flag) in [
            ("of an empty tile", SolidTile::default(), auto, 0xE0, false),
            ("of its surface", level, auto, 0xE0, false),
            ("of the user's own", own, auto, 0x10, false),
            ("of the user's own, but set to follow", own, squares, 0xE0, false),
            ("of its surface, but set not to", level, Follow::Never, 0, false),
            ("flagged", flagged, auto, 0, true),
            ("flagged for want of a surface", SolidTile { flagged: true, ..SolidTile::FULL }, auto, 0xE0, false),
        ] {
            let after = angle(before, follow);
            assert_eq!((after.angle, after.flagged), (Angle(expected), flag), "{what}");
        }
    }

    fn tile(heights: Lengths) -> SolidTile {
        linked(&SolidTile { heights, ..SolidTile::default() })
    }

    #[test]
    fn known_surfaces_have_their_known_angles() {
        let rising: Lengths = std::array::from_fn(|x| x as i8 + 1);
        let steep = |x: usize| (x as i8 * 4 - 28).clamp(0, 16);
        for (row, heights, expected) in [
            ("flat floor", [8; 16], 0x00),
            ("45 degrees up", rising, 0xE0),
            ("45 degrees down", std::array::from_fn(|x| 16 - x as i8), 0x20),
            ("one pixel in two", std::array::from_fn(|x| 1 + x as i8 / 2), 0xEC),
            ("flat ceiling", [-5; 16], 0x80),
            ("ceiling, 45 degrees", rising.map(|h| -h), 0xA0),
            ("a wall on the right", std::array::from_fn(|x| if x < 8 { 0 } else { 16 }), 0xC0),
            ("a wall on the left", std::array::from_fn(|x| if x < 8 { 16 } else { 0 }), 0x40),
            ("four pixels in one", std::array::from_fn(steep), 0xCA),
        ] {
            for method in Method::ALL {
                let angle = fit(&tile(heights), method).expect("it has a surface");
                assert!(angle.distance_to(Angle(expected)) <= 2, "{row}, {method:?}: {angle:02X?}");
            }
        }
        for heights in [[0; 16], [16; 16]] {
            assert_eq!(exact(&tile(heights), Method::LeastSquares), None);
        }
    }

    /// The angle turns with the tile, whichever way.
    #[test]
    fn the_angle_of_a_turned_tile_is_the_turned_angle() {
        for rise in 1..9 {
            let slope = tile(std::array::from_fn(|x| (2 + x as i8 * rise / 8).min(15)));
            let angle = exact(&slope, Method::LeastSquares).expect("a surface");
            for (x, y) in [(true, false), (false, true), (true, true)] {
                let flipped = turn::flipped(&slope, x, y);
                let expected = if x { 256.0 - angle } else { angle };
                let expected = if y { 128.0 - expected } else { expected }.rem_euclid(256.0);
                let found = exact(&flipped, Method::LeastSquares).expect("a surface");
                assert!((found - expected).abs() < 0.01, "{rise} {x} {y}: {found} {expected}");
            }
        }
    }

    #[test]
    fn computed_angles_never_count_as_flagged() {
        for tenth in 0..2560 {
            assert!(!even(tenth as f32 / 10.0).is_flagged());
        }
        assert_eq!((even(255.4), even(1.2)), (Angle(0), Angle(2)));
    }

    #[test]
    fn angles_are_read_as_people_write_them() {
        for (text, expected) in [
            ("E0", Some(0xE0)),
            ("$e8", Some(0xE8)),
            ("0xFF", Some(0xFF)),
            ("20h", Some(0x20)),
            ("7", Some(7)),
            ("45°", Some(0xE0)),
            ("-45 °", Some(0x20)),
            ("33,75 deg", Some(0xE8)),
            ("360°", Some(0)),
            ("", None),
            ("100", None),
            ("x", None),
            ("°", None),
            ("nan°", None),
            ("1e30°", None),
            ("-5", None),
            ("+5", None),
        ] {
            assert_eq!(read(text).ok(), expected.map(Angle), "{text}");
        }
        assert_eq!(degrees(Angle(0xE8)), 33.75);
    }
}
