//! The one picture of an exported game: cells of art and pictures of objects, each with its edge going on around it.

use crate::pixels::Pixels;
use etagere::{AtlasAllocator, size2};
use std::cmp::Reverse;

/// Pixels along a side of the picture at most: what graphics cards take.
const MOST_SIDE: i32 = 16_384;

/// The one picture, and the places of its parts in it.
pub(super) struct PackedAtlas {
    pub(super) picture: Pixels,
    /// The left top corner of each part, without what is around it.
    pub(super) places: Vec<[i32; 2]>,
}

/// The rules of packing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Packing {
    /// Pixels around each part.
    pub(super) padding: u16,
    /// The sides are powers of two.
    pub(super) power_of_two: bool,
}

/// Packs parts into one picture: high ones first, equal ones in their order.
///
/// # Errors
/// In words, if they do not fit.
pub(super) fn pack(parts: &[Pixels], packing: Packing) -> Result<PackedAtlas, String> {
    let around = i32::from(packing.padding);
    let size = |part: &Pixels| (part.width as i32 + 2 * around, part.height as i32 + 2 * around);
    let mut order: Vec<usize> = (0..parts.len()).collect();
    order.sort_by_key(|n| (Reverse(size(&parts[*n]).1), Reverse(size(&parts[*n]).0), *n));
    let area: i64 = parts.iter().map(|part| i64::from(size(part).0) * i64::from(size(part).1)).sum();
    let mut sides = [16, 16];
    while i64::from(sides[0]) * i64::from(sides[1]) < area {
        grow(&mut sides)?;
    }
    let places = loop {
        if let Some(places) = fit(&order, sides, |n| size(&parts[n])) {
            break places;
        }
        grow(&mut sides)?;
    };
    if !packing.power_of_two {
        let ends = parts.iter().zip(&places).map(|(part, [x, y])| [x + size(part).0, y + size(part).1]);
        sides = ends.fold([1, 1], |[width, height], [x, y]| [width.max(x), height.max(y)]);
    }
    let mut picture = Pixels::clear(sides[0] as usize, sides[1] as usize);
    let places = places.into_iter().map(|[x, y]| [x + around, y + around]).collect::<Vec<_>>();
    for (part, place) in parts.iter().zip(&places) {
        draw(&mut picture, part, *place, around);
    }
    Ok(PackedAtlas { picture, places })
}

/// Doubles the shorter side.
fn grow([width, height]: &mut [i32; 2]) -> Result<(), String> {
    let side = if width <= height { width } else { height };
    if *side >= MOST_SIDE {
        return Err(format!(
            "The pictures do not fit into one of {MOST_SIDE} × {MOST_SIDE} pixels. Export fewer levels at a time."
        ));
    }
    *side *= 2;
    Ok(())
}

/// Places for parts in a picture, in the order given; `None` if they do not fit.
fn fit(order: &[usize], [width, height]: [i32; 2], size: impl Fn(usize) -> (i32, i32)) -> Option<Vec<[i32; 2]>> {
    let mut shelves = AtlasAllocator::new(size2(width, height));
    let mut places = vec![[0, 0]; order.len()];
    for n in order {
        let (width, height) = size(*n);
        let corner = shelves.allocate(size2(width, height))?.rectangle.min;
        places[*n] = [corner.x, corner.y];
    }
    Some(places)
}

/// Draws a part, and its edge around it.
fn draw(picture: &mut Pixels, part: &Pixels, [left, top]: [i32; 2], around: i32) {
    let (width, height) = (part.width as i32, part.height as i32);
    for y in -around..height + around {
        for x in -around..width + around {
            let from = (x.clamp(0, width - 1) as usize, y.clamp(0, height - 1) as usize);
            picture.put((left + x) as usize, (top + y) as usize, part.at(from.0, from.1));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(width: usize, height: usize, shade: u8) -> Pixels {
        Pixels { width, height, rgba: vec![[shade; 4]; width * height] }
    }

    #[test]
    fn parts_do_not_meet_and_their_edges_go_on() {
        let parts: Vec<_> = (1..40).map(|n| part(1 + n * 7 % 30, 1 + n * 11 % 25, n as u8)).collect();
        for (padding, power_of_two) in [(0, false), (1, false), (2, true)] {
            let packed = pack(&parts, Packing { padding, power_of_two }).expect("they fit");
            let around = i32::from(padding);
            let mut count = 0;
            for (part, [left, top]) in parts.iter().zip(&packed.places) {
                for y in -around..part.height as i32 + around {
                    for x in -around..part.width as i32 + around {
                        assert_eq!(packed.picture.at((left + x) as usize, (top + y) as usize), part.rgba[0]);
                        count += 1;
                    }
                }
            }
            assert_eq!(packed.picture.rgba.iter().filter(|pixel| pixel[3] != 0).count(), count, "none is covered");
            let sides = [packed.picture.width, packed.picture.height];
            assert!(!power_of_two || sides.iter().all(|side| side.is_power_of_two()), "{sides:?}");
        }
    }

    #[test]
    fn too_many_pictures_are_refused() {
        let many = vec![part(8_000, 8_000, 1); 9];
        assert!(pack(&many, Packing { padding: 2, power_of_two: false }).is_err());
        assert_eq!(pack(&[], Packing { padding: 1, power_of_two: false }).expect("fits").picture.rgba.len(), 1);
    }
}
