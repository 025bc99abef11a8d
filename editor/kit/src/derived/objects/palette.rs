//! The colours that inks stand for: those of the meadow's art, lit from the top left.

use crate::derived::picture::Rgba;
use sim::objects::Ink;

/// Red, green, blue.
type Rgb = [u8; 3];

/// The colours that shadows and light tend to.
const SHADE: Rgb = [26, 20, 52];
const SUN: Rgb = [255, 250, 226];

/// Returns the opacity of an ink.
fn cover(ink: Ink) -> u8 {
    if ink == Ink::Glass { 150 } else { 255 }
}

const fn base(ink: Ink) -> Rgb {
    match ink {
        Ink::Black => [30, 26, 46],
        Ink::White => [244, 246, 250],
        Ink::Gold => [247, 190, 52],
        Ink::GoldLight => [255, 228, 124],
        Ink::GoldDark => [190, 124, 34],
        Ink::Red => [222, 64, 58],
        Ink::RedLight => [252, 128, 104],
        Ink::RedDark => [150, 32, 56],
        Ink::Blue => [64, 116, 226],
        Ink::BlueLight => [126, 182, 255],
        Ink::BlueDark => [42, 66, 158],
        Ink::Steel => [142, 152, 178],
        Ink::SteelLight => [206, 214, 230],
        Ink::SteelDark => [88, 94, 128],
        Ink::Wood => [184, 116, 66],
        Ink::WoodLight => [222, 162, 100],
        Ink::WoodDark => [124, 72, 52],
        Ink::Stone => [128, 122, 164],
        Ink::StoneLight => [198, 194, 224],
        Ink::StoneDark => [88, 82, 126],
        Ink::Leaf => [86, 170, 48],
        Ink::LeafLight => [158, 218, 76],
        Ink::LeafDark => [40, 106, 52],
        Ink::Earth => [180, 108, 62],
        Ink::EarthDark => [126, 68, 48],
        Ink::Orange => [244, 134, 48],
        Ink::Purple => [156, 92, 206],
        Ink::Glass => [150, 214, 250],
    }
}

fn mixed(from: Rgb, to: Rgb, sixteenths: u32) -> Rgb {
    std::array::from_fn(|i| ((u32::from(from[i]) * (16 - sixteenths) + u32::from(to[i]) * sixteenths) / 16) as u8)
}

fn pixel([r, g, b]: Rgb, alpha: u8) -> Rgba {
    let times = |c: u8| (u32::from(c) * u32::from(alpha) / 255) as u8;
    [times(r), times(g), times(b), alpha]
}

/// An ink in the sun (`tone` above 0) or in the shade (below), by up to three steps.
pub(crate) fn toned(ink: Ink, tone: i8) -> Rgba {
    let color = base(ink);
    let by = u32::from(tone.unsigned_abs().min(3)) * 3;
    pixel(if tone < 0 { mixed(color, SHADE, by) } else { mixed(color, SUN, by) }, cover(ink))
}

/// The dark line around an ink: softer where the light falls on it.
pub(crate) fn outline(ink: Ink, lit: bool) -> Rgba {
    pixel(mixed(base(ink), SHADE, if lit { 9 } else { 12 }), 255)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn brightness([r, g, b, _]: Rgba) -> u32 {
        u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b)
    }

    #[test]
    fn light_is_brighter_and_outlines_are_darkest() {
        for ink in [Ink::Gold, Ink::Red, Ink::Stone, Ink::Leaf, Ink::Steel, Ink::Wood] {
            let tones = [outline(ink, false), outline(ink, true), toned(ink, -1), toned(ink, 0), toned(ink, 1)];
            assert!(tones.map(brightness).is_sorted(), "{ink:?}: {tones:?}");
            assert_eq!(tones[3][3], 255);
        }
        assert!(toned(Ink::Glass, 0)[3] < 255, "one sees through glass");
    }
}
