//! The strip below a picture: the pad, and the numbers of the player.

use super::Shows;
use super::easel::Easel;
use super::letters::{ADVANCE, LINE, write};
use super::reel::FilmFrame;
use crate::derived::inks::Rgb;
use crate::derived::picture::Rgba;
use crate::derived::scene::IRect;
use sim::angle::Mode;
use sim::input::Buttons;
use sim::player::Player;
use sim::tiles::TileLayer;
use sim::trace::Who;
use sim::units::Sub;

/// Rows of the strip.
pub(super) const HEIGHT: i32 = 3 * LINE + 5;
/// Columns of the pad.
const PAD: i32 = 58;

const PLATE: Rgb = [16, 18, 24];
const NAME: Rgb = [138, 150, 170];
const VALUE: Rgb = [238, 242, 248];
const OFF: Rgb = [48, 54, 66];
const ON: Rgb = [255, 216, 92];
/// The jump buttons, in the order of the pad, with their letters.
const JUMPS: [(Buttons, &str); 3] = [(Buttons::JUMP_3, "A"), (Buttons::JUMP, "B"), (Buttons::JUMP_2, "C")];

/// Its pixels, so many in a row; none if nothing of it is wanted.
pub(super) fn strip(shot: &FilmFrame<'_>, shows: &Shows, width: i32) -> Vec<Rgba> {
    if !shows.has_strip() {
        return Vec::new();
    }
    let mut easel = Easel::new(IRect { x0: 0, y0: 0, x1: width, y1: HEIGHT }, PLATE);
    if shows.inputs {
        pad(&mut easel, shot.pads.first.held);
    }
    if shows.readout {
        let left = if shows.inputs { PAD } else { 5 };
        for (line, y) in lines(shot).into_iter().zip((3..).step_by(LINE as usize)) {
            let mut x = left;
            for (name, value) in line {
                x = write(&mut easel, (x, y), name, NAME) + if name.is_empty() { 0 } else { ADVANCE / 2 };
                x = write(&mut easel, (x, y), &value, VALUE) + ADVANCE;
            }
        }
    }
    easel.strip.pixels
}

/// The cross of directions and the three buttons, those held bright.
fn pad(easel: &mut Easel, held: Buttons) {
    let ink = |button: Buttons| if held.has(button) { ON } else { OFF };
    let (x, y) = (6, 6);
    easel.fill([x + 7, y + 7, x + 12, y + 12], OFF);
    for (button, [left, top]) in
        [(Buttons::UP, [7, 0]), (Buttons::LEFT, [0, 7]), (Buttons::RIGHT, [13, 7]), (Buttons::DOWN, [7, 13])]
    {
        easel.fill([x + left, y + top, x + left + 5, y + top + 5], ink(button));
    }
    for ((button, letter), left) in JUMPS.into_iter().zip([31, 38, 45]) {
        write(easel, (left - 1, y + 6), letter, ink(button));
    }
}

/// Names and values, line by line.
fn lines(shot: &FilmFrame<'_>) -> [Vec<(&'static str, String)>; 3] {
    let player = &shot.world.player;
    let speed = |speed: i16| format!("{:+06.2}", f32::from(speed) / 256.0);
    let layer = match player.layer {
        TileLayer::A => "A",
        TileLayer::B => "B",
    };
    let degrees = f32::from(player.ground_angle.0.wrapping_neg()) * 360.0 / 256.0;
    [
        vec![
            ("Frame", format!("{:<5}", shot.world.frame)),
            ("X", position(player.x)),
            ("Y", position(player.y)),
            ("Layer", layer.into()),
        ],
        vec![
            ("X speed", speed(player.x_speed.0)),
            ("Y", speed(player.y_speed.0)),
            ("Ground", speed(player.ground_speed.0)),
        ],
        vec![
            ("Angle", format!("{:02X} {:<5}", player.ground_angle.0, format!("{degrees:.0}°"))),
            ("", mode(shot, player).into()),
        ],
    ]
}

fn position(at: Sub) -> String {
    format!("{:>5}.{:02}", at.px(), (at.0 & 0xFF) * 100 / 256)
}

fn mode(shot: &FilmFrame<'_>, player: &Player) -> &'static str {
    if player.airborne {
        return if player.rolling { "In the air: ball" } else { "In the air" };
    }
    match (shot.trace(Who::First).mode().unwrap_or_else(|| player.ground_angle.mode()), player.rolling) {
        (Mode::Floor, false) => "Floor",
        (Mode::Floor, true) => "Floor: rolling",
        (Mode::RightWall, false) => "Right wall",
        (Mode::RightWall, true) => "Right wall: rolling",
        (Mode::Ceiling, false) => "Ceiling",
        (Mode::Ceiling, true) => "Ceiling: rolling",
        (Mode::LeftWall, false) => "Left wall",
        (Mode::LeftWall, true) => "Left wall: rolling",
    }
}
