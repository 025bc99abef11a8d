//! The buttons of a run: those that have lanes, and what was held.

use crate::language::msg;
use kit::play::run::InputLog;
use sim::input::Buttons;

/// The buttons that have lanes, with their names.
pub const BUTTONS: [(Buttons, &str); 8] = [
    (Buttons::UP, msg("Up")),
    (Buttons::DOWN, msg("Down")),
    (Buttons::LEFT, msg("Left")),
    (Buttons::RIGHT, msg("Right")),
    (Buttons::JUMP, msg("Jump")),
    (Buttons::JUMP_2, msg("Jump 2")),
    (Buttons::JUMP_3, msg("Jump 3")),
    (Buttons::START, msg("Start")),
];

/// Returns the buttons held on one of the pads.
pub fn held_on(log: &InputLog, pad: usize) -> &Vec<Buttons> {
    if pad == 0 { &log.held } else { &log.held_2 }
}
