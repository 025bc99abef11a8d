//! The counters on the screen of the game: time, rings, score, lives, air.

use super::letters::{HEIGHT, Print};
use crate::language::t;
use crate::tr;
use eframe::egui::{Color32, Vec2};
use kit::play::hud::{RING, time};
use sim::maze::MazeWorld;
use sim::world::World;

pub const NAME: Color32 = Color32::from_rgb(0xff, 0xd2, 0x4a);
pub const VALUE: Color32 = Color32::from_rgb(0xfa, 0xfa, 0xff);
const LOW: Color32 = Color32::from_rgb(0xff, 0x62, 0x5c);
const AIR: Color32 = Color32::from_rgb(0x8c, 0xe4, 0xff);

/// Paints what is counted in a level.
pub fn paint(print: &mut Print<'_>, size: Vec2, world: &World) {
    let tally = &world.objects.common.tally;
    let blinks = (world.frame / 8).is_multiple_of(2);
    let ring_color = if tally.rings == 0 && blinks { LOW } else { VALUE };
    corner(print, tally.time, (tally.rings, ring_color));
    print.text_before((size.x - 10.0, 8.0), &tally.score.to_string(), VALUE);
    if tally.lives > 0 {
        let text = format!("+{} {}", tally.lives, if tally.lives == 1 { t("LIFE") } else { t("LIVES") });
        print.text((10.0, size.y - 16.0), 1.0, &text, NAME);
    }
    let breath = &world.player.breath;
    if breath.under_water && (breath.runs_out() || breath.air() <= 12) && blinks {
        let text = tr!("AIR {air}", air = breath.air());
        let color = if breath.runs_out() { LOW } else { AIR };
        print.text_before((size.x - 10.0, size.y - 16.0), &text, color);
    }
}

/// Paints what is counted in a maze.
pub fn paint_maze(print: &mut Print<'_>, size: Vec2, world: &MazeWorld) {
    let haul = &world.haul;
    corner(print, world.frame, (haul.rings, VALUE));
    let mut y = 8.0;
    for (count, one, more) in [
        (u32::from(haul.lives), t("LIFE"), t("LIVES")),
        (u32::from(haul.continues), t("CONTINUE"), t("CONTINUES")),
        (haul.emeralds.count_ones(), t("EMERALD"), t("EMERALDS")),
    ] {
        if count > 0 {
            let text = format!("+{count} {}", if count == 1 { one } else { more });
            print.text_before((size.x - 10.0, y), &text, NAME);
            y += HEIGHT + 4.0;
        }
    }
}

/// Time and rings, in the upper left corner.
fn corner(print: &mut Print<'_>, frames: u32, (rings, color): (u16, Color32)) {
    print.text((10.0, 8.0), 1.0, t("TIME"), NAME);
    print.text((40.0, 8.0), 1.0, &time(frames), VALUE);
    ring(print, (11.0, 20.0));
    print.text((24.0, 20.0), 1.0, &rings.to_string(), color);
}

/// A ring of seven pixels.
fn ring(print: &mut Print<'_>, (x, y): (f32, f32)) {
    for ([left, top, width, height], [r, g, b]) in RING {
        let (at, size) = ((x + left as f32, y + top as f32), (width as f32, height as f32));
        print.block(at, size, Color32::from_rgb(r, g, b));
    }
}
