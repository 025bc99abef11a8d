//! Input latching: what keys and pads did between two simulated frames, as the buttons of the next one.

use sim::input::{Buttons, Input};

/// A physical key or pad button: several may stand for one button of the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A key, by any number of its own.
    Key(u32),
    /// A button or direction of a gamepad: number of the pad, number of the button.
    Pad(u32, u32),
}

/// Collects presses and releases; hands them out frame by frame.
///
/// A press that is shorter than a frame still counts in one frame. A button that was released and pressed again within
/// a frame is let go for one frame first, so that the buttons held in each frame fully describe what was played.
#[derive(Clone, Debug, Default)]
pub struct Latch {
    held: Vec<(Source, Buttons)>,
    tapped: u8,
    let_go: u8,
    before: Buttons,
}

const ALL: [Buttons; 8] = [
    Buttons::UP,
    Buttons::DOWN,
    Buttons::LEFT,
    Buttons::RIGHT,
    Buttons::JUMP,
    Buttons::JUMP_2,
    Buttons::JUMP_3,
    Buttons::START,
];

/// The buttons that say yes in a menu.
pub const MENU: Buttons = Buttons(Buttons::JUMP.0 | Buttons::JUMP_2.0 | Buttons::JUMP_3.0 | Buttons::START.0);

impl Latch {
    /// A key or pad button went down. One that is down already is a key that repeats, which means nothing.
    pub fn press(&mut self, source: Source, buttons: Buttons) {
        if self.holds(source) {
            return;
        }
        self.held.push((source, buttons));
        self.tapped |= buttons.0;
    }

    /// True while a key or pad button is down.
    pub fn holds(&self, source: Source) -> bool {
        self.held.iter().any(|(held, _)| *held == source)
    }

    /// A key or pad button came up.
    pub fn release(&mut self, source: Source) {
        let Some(at) = self.held.iter().position(|(held, _)| *held == source) else { return };
        let (_, buttons) = self.held.swap_remove(at);
        self.let_go |= buttons.0 & !self.down();
    }

    /// Takes the presses of some buttons that no frame has seen, for menus. A key that jumped or started there does so in
    /// the game only once it is pressed again.
    pub fn take_presses(&mut self, of: Buttons) -> Buttons {
        let taken = self.tapped & of.0;
        self.tapped &= !taken;
        let used_up = taken & MENU.0;
        self.held.iter_mut().for_each(|(_, buttons)| buttons.0 &= !used_up);
        Buttons(taken)
    }

    /// Everything came up: the window lost the keyboard, or play ended.
    pub fn release_all(&mut self) {
        self.let_go |= self.down();
        self.held.clear();
        self.tapped = 0;
    }

    /// Releases all buttons of one gamepad: it was unplugged.
    pub fn release_pad(&mut self, pad: u32) {
        self.held.retain(|(source, _)| !matches!(source, Source::Pad(number, _) if *number == pad));
    }

    /// Starts a new run: nothing was held before.
    pub fn restart(&mut self) {
        (self.before, self.tapped, self.let_go) = (Buttons::NONE, 0, 0);
    }

    /// Takes a run up where `before` was held.
    pub fn resume_after(&mut self, before: Buttons) {
        self.before = before;
    }

    fn down(&self) -> u8 {
        self.held.iter().fold(0, |all, (_, buttons)| all | buttons.0)
    }

    /// Buttons held at this moment.
    pub fn now(&self) -> Buttons {
        Buttons(self.down())
    }

    /// The input of the next simulated frame.
    pub fn frame(&mut self) -> Input {
        let down = self.down() | self.tapped;
        let mut held = 0;
        for button in ALL {
            let bit = button.0;
            if down & bit == 0 {
                continue;
            }
            // Pressed anew while the frame before still had it held: shown as let go now, as pressed in the next frame.
            let again = self.tapped & self.let_go & bit != 0 && self.before.has(button);
            if !again {
                held |= bit;
                self.tapped &= !bit;
            }
        }
        self.let_go = 0;
        let input = Input::after(self.before, Buttons(held));
        self.before = Buttons(held);
        input
    }
}

#[cfg(test)]
mod tests {
    use super::{Latch, Source};
    use sim::input::Buttons;

    const SPACE: Source = Source::Key(1);
    const PAD_A: Source = Source::Pad(0, 304);
    const JUMP: Buttons = Buttons::JUMP;

    fn frames(latch: &mut Latch, n: usize) -> Vec<(bool, bool)> {
        (0..n).map(|_| latch.frame()).map(|input| (input.held.has(JUMP), input.pressed.has(JUMP))).collect()
    }

    #[test]
    fn a_tap_shorter_than_a_frame_counts_once() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        latch.release(SPACE);
        assert_eq!(frames(&mut latch, 3), [(true, true), (false, false), (false, false)]);
    }

    #[test]
    fn of_several_frames_only_the_first_is_the_press() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        assert_eq!(frames(&mut latch, 3), [(true, true), (true, false), (true, false)]);
        latch.press(SPACE, JUMP); // the keyboard repeats
        assert_eq!(frames(&mut latch, 1), [(true, false)]);
        latch.release(SPACE);
        assert_eq!(frames(&mut latch, 1), [(false, false)]);
    }

    #[test]
    fn a_second_press_within_a_frame_is_not_lost() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        assert_eq!(frames(&mut latch, 2), [(true, true), (true, false)]);
        latch.release(SPACE);
        latch.press(SPACE, JUMP);
        assert_eq!(frames(&mut latch, 3), [(false, false), (true, true), (true, false)]);
        latch.release(SPACE);
        latch.press(SPACE, JUMP);
        latch.release(SPACE);
        assert_eq!(frames(&mut latch, 3), [(false, false), (true, true), (false, false)]);
    }

    #[test]
    fn two_keys_for_one_button_hold_it_until_both_are_up() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        latch.press(PAD_A, JUMP);
        frames(&mut latch, 1);
        latch.release(SPACE);
        assert_eq!(frames(&mut latch, 1), [(true, false)]);
        latch.release_pad(0);
        assert_eq!(frames(&mut latch, 1), [(false, false)]);
    }

    #[test]
    fn a_second_jump_button_is_a_press_of_its_own() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        assert_eq!(latch.frame().pressed, JUMP);
        latch.press(PAD_A, Buttons::JUMP_2);
        let input = latch.frame();
        assert_eq!((input.held, input.pressed), (JUMP.with(Buttons::JUMP_2), Buttons::JUMP_2));
    }

    #[test]
    fn what_a_menu_took_is_no_press_in_the_game() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        latch.press(Source::Key(2), Buttons::RIGHT);
        assert_eq!(latch.take_presses(super::MENU), JUMP);
        assert_eq!(latch.take_presses(super::MENU), Buttons::NONE, "a press counts once");
        assert_eq!(latch.frame().held, Buttons::RIGHT, "directions go on");
        latch.release(SPACE);
        latch.press(SPACE, JUMP);
        assert!(latch.frame().pressed.has(JUMP));
    }

    #[test]
    fn losing_the_keyboard_lets_everything_go() {
        let mut latch = Latch::default();
        latch.press(SPACE, JUMP);
        frames(&mut latch, 1);
        latch.release_all();
        assert_eq!(frames(&mut latch, 1), [(false, false)]);
        latch.press(SPACE, JUMP);
        assert_eq!(frames(&mut latch, 1), [(true, true)]);
    }
}
