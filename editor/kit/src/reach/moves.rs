//! The moves from one state to the next: the buttons that are held.

use sim::input::Buttons;
use sim::player::Player;

const NONE: u8 = 0;
const UP: u8 = Buttons::UP.0;
const DOWN: u8 = Buttons::DOWN.0;
const LEFT: u8 = Buttons::LEFT.0;
const RIGHT: u8 = Buttons::RIGHT.0;
const JUMP: u8 = Buttons::JUMP.0;

/// Buttons with the frames for which they are held, one after the other.
pub(super) type Steps = &'static [(u8, u8)];

/// Frames of most moves.
const SPAN: u8 = 8;

/// The moves. A state keeps the number of the move that led to it.
pub(super) const MOVES: &[Steps] = &[
    // The d-pad alone: run, brake, roll, crouch, climb.
    &[(NONE, SPAN)],
    &[(LEFT, SPAN)],
    &[(RIGHT, SPAN)],
    &[(DOWN, SPAN)],
    &[(UP, SPAN)],
    // Jump held, or pressed and held.
    &[(JUMP, SPAN)],
    &[(LEFT | JUMP, SPAN)],
    &[(RIGHT | JUMP, SPAN)],
    // Let go and pressed anew: the abilities of the air, and jumping at once after landing.
    &[(NONE, 1), (JUMP, SPAN - 1)],
    &[(LEFT, 1), (LEFT | JUMP, SPAN - 1)],
    &[(RIGHT, 1), (RIGHT | JUMP, SPAN - 1)],
    // A short hop.
    &[(JUMP, 1), (NONE, SPAN - 1)],
    &[(LEFT | JUMP, 1), (LEFT, SPAN - 1)],
    &[(RIGHT | JUMP, 1), (RIGHT, SPAN - 1)],
    // Spindash with one press, and with six.
    &[(DOWN, 2), (DOWN | JUMP, 1), (DOWN, 1), (NONE, 2)],
    &[
        (DOWN, 2),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (DOWN | JUMP, 1),
        (DOWN, 1),
        (NONE, 2),
    ],
    // Super Peel Out.
    &[(UP, 2), (UP | JUMP, 32), (NONE, 2)],
    // A touch of the d-pad, to stand in another place.
    &[(LEFT, 2), (NONE, SPAN - 2)],
    &[(RIGHT, 2), (NONE, SPAN - 2)],
];

/// The buttons of a move, frame by frame.
pub(super) fn frames(number: u8) -> impl Iterator<Item = Buttons> {
    let steps = MOVES.get(usize::from(number)).copied().unwrap_or_default();
    steps.iter().flat_map(|(held, frames)| std::iter::repeat_n(Buttons(*held), usize::from(*frames)))
}

/// The buttons that are held at the end of a move.
pub(super) fn held_after(number: u8) -> Buttons {
    Buttons(MOVES.get(usize::from(number)).and_then(|steps| steps.last()).map_or(0, |(held, _)| *held))
}

/// The numbers of the moves that make a difference for a player who holds these buttons.
pub(super) fn of(player: &Player, held: Buttons) -> &'static [u8] {
    let holds_jump = held.has(Buttons::JUMP);
    let stands = player.ground_speed.0.unsigned_abs() < 0x80;
    match (player.airborne, player.action.info().is_some()) {
        // A jump's height can be cut, and a second press may begin an ability.
        (true, false) if player.jumping && holds_jump => &[0, 1, 2, 5, 6, 7, 8, 9, 10],
        (true, false) if player.jumping => &[0, 1, 2, 5, 6, 7],
        (true, false) => &[0, 1, 2],
        (_, true) => &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
        (false, false) if player.rolling && holds_jump => &[0, 1, 2, 8, 9, 10],
        (false, false) if player.rolling => &[0, 1, 2, 5, 6, 7, 11, 12, 13],
        (false, false) if stands && holds_jump => &[0, 1, 2, 8, 9, 10, 14, 15, 16, 17, 18],
        (false, false) if stands => &[0, 1, 2, 5, 6, 7, 11, 12, 13, 14, 15, 16, 17, 18],
        (false, false) if holds_jump => &[0, 1, 2, 3, 8, 9, 10],
        (false, false) => &[0, 1, 2, 3, 5, 6, 7, 11, 12, 13],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_spindash_is_charged_by_presses() {
        let held: Vec<Buttons> = frames(15).collect();
        let presses = held.windows(2).filter(|pair| !pair[0].has(Buttons::JUMP) && pair[1].has(Buttons::JUMP)).count();
        assert_eq!((presses, held_after(15)), (6, Buttons::NONE));
    }

    #[test]
    fn moves_that_do_not_exist_have_no_frames() {
        assert_eq!((frames(255).count(), held_after(255)), (0, Buttons::NONE));
        assert!(MOVES.iter().all(|steps| steps.iter().map(|(_, frames)| u32::from(*frames)).sum::<u32>() <= 36));
    }
}
