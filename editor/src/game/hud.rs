//! What is counted on the screen of the game: time, rings, score, lives, air.

use super::letters::{HEIGHT, Print};
use crate::language::t;
use crate::tr;
use eframe::egui::{Color32, Vec2};
use sim::maze::MazeWorld;
use sim::player::{Player, Routine};
use sim::world::World;

pub const NAME: Color32 = Color32::from_rgb(0xff, 0xd2, 0x4a);
pub const VALUE: Color32 = Color32::from_rgb(0xfa, 0xfa, 0xff);
const LOW: Color32 = Color32::from_rgb(0xff, 0x62, 0x5c);
const AIR: Color32 = Color32::from_rgb(0x8c, 0xe4, 0xff);
const RING_DARK: Color32 = Color32::from_rgb(0xb8, 0x7a, 0x10);

/// Frames before a restart in which the picture goes dark.
const DARKENS: u8 = 24;

/// How far a dead player's picture has gone dark, from 0 to 1.
pub fn gone(player: &Player) -> f32 {
    let left = player.restart_timer.min(DARKENS);
    if player.routine == Routine::Dead { 1.0 - f32::from(left) / f32::from(DARKENS) } else { 0.0 }
}

/// Frames as minutes, seconds and hundredths.
pub fn time(frames: u32) -> String {
    let (seconds, hundredths) = (frames / 60, frames % 60 * 100 / 60);
    format!("{}:{:02}.{hundredths:02}", seconds / 60, seconds % 60)
}

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
    for (dx, dy, width, height, color) in [
        (2.0, 0.0, 3.0, 1.0, NAME),
        (1.0, 1.0, 2.0, 1.0, NAME),
        (4.0, 1.0, 2.0, 1.0, NAME),
        (0.0, 2.0, 2.0, 3.0, NAME),
        (5.0, 2.0, 2.0, 3.0, RING_DARK),
        (1.0, 5.0, 2.0, 1.0, RING_DARK),
        (4.0, 5.0, 2.0, 1.0, RING_DARK),
        (2.0, 6.0, 3.0, 1.0, RING_DARK),
    ] {
        print.block((x + dx, y + dy), (width, height), color);
    }
}

#[cfg(test)]
mod tests {
    use super::{gone, time};
    use sim::player::{Player, Routine};
    use sim::project::Start;

    #[test]
    fn frames_read_as_hundredths_of_a_second() {
        for (frames, text) in [(0, "0:00.00"), (59, "0:00.98"), (60, "0:01.00"), (60 * 75 + 30, "1:15.50")] {
            assert_eq!(time(frames), text);
        }
    }

    #[test]
    fn the_picture_is_dark_when_the_world_begins_again() {
        let mut player = Player::new(&Start::default());
        assert_eq!(gone(&player), 0.0, "the timer of the living is 0 too");
        player.routine = Routine::Dead;
        let mut darker = Vec::new();
        for timer in (0..=60).rev() {
            player.restart_timer = timer;
            darker.push(gone(&player));
        }
        assert!(darker.is_sorted() && darker[0] == 0.0 && darker[60] == 1.0);
    }
}
