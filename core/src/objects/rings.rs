//! The common parts of all rings, whether they hang, scatter or follow: their size, their turning and their look.

use super::look::{Ink, Pen};
use crate::units::Speed;

/// Half the size of a ring's hitbox.
///
/// Guide: Game Objects > Rings
pub const HALF_SIZE: u16 = 6;
/// Half the size of its picture.
pub const HALF_PICTURE: u16 = 8;

/// The picture that all placed rings show in a frame: one turn takes 32.
pub const fn picture_in(frame: u32) -> u8 {
    (frame >> 3 & 3) as u8
}

/// A ring around a point, in one of the four pictures of its turn.
pub fn draw(pen: &mut dyn Pen, x: i32, y: i32, picture: u8) {
    let wide = match picture & 3 {
        0 => 6,
        2 => 0,
        _ => 4,
    };
    if wide == 0 {
        pen.rect(x - 2, y - 7, 4, 14, Ink::GoldDark);
        pen.rect(x - 1, y - 7, 2, 13, Ink::Gold);
        return;
    }
    let corners = |w: i32, h: i32| {
        [(-w, -h / 2), (-w / 2, -h), (w / 2, -h), (w, -h / 2), (w, h / 2), (w / 2, h), (-w / 2, h), (-w, h / 2)]
            .map(|(dx, dy)| (x + dx, y + dy))
    };
    outline(pen, &corners(wide + 1, 7), 2, Ink::GoldDark);
    outline(pen, &corners(wide, 6), 2, Ink::Gold);
    let shine = if picture & 3 == 3 { 1 } else { -1 };
    pen.line((x + shine * wide, y - 2), (x + shine * wide / 2, y - 6), 2, Ink::GoldLight);
}

fn outline(pen: &mut dyn Pen, corners: &[(i32, i32); 8], thickness: i32, ink: Ink) {
    for (from, to) in corners.iter().zip(corners.iter().cycle().skip(1)) {
        pen.line(*from, *to, thickness, ink);
    }
}

/// The speed along one axis of a ring that a lightning shield draws towards the player.
///
/// `player` and `ring` are where they are on that axis, pixels.
///
/// Guide: Game Objects > Rings
pub const fn attracted(speed: Speed, player: i32, ring: i32) -> Speed {
    let away = if player >= ring { speed.0 < 0 } else { speed.0 >= 0 };
    let change = if away { 0xC0 } else { 0x30 };
    if player >= ring { speed.plus(change) } else { speed.minus(change) }
}
