//! The buttons of a run: which have lanes, what was held, and how frames are put in and taken out.

use crate::language::msg;
use kit::play::run::InputLog;
use kit::timeline::FrameShift;
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

/// What was held on one of the pads.
pub fn held_on(log: &InputLog, pad: usize) -> &Vec<Buttons> {
    if pad == 0 { &log.held } else { &log.held_2 }
}

/// What the menu does to the buttons.
pub enum Change {
    /// So many frames more, with what was held in the frame before.
    Insert(usize),
    /// Without these frames.
    Delete(std::ops::Range<usize>),
    /// Nothing is held from the frame on.
    LetGo,
}

impl Change {
    /// The frames that it puts in or takes out of a run, at a frame.
    pub fn shift(&self, log: &InputLog, at: usize) -> Option<FrameShift> {
        let (at, of) = (at.min(log.frames()), log.frames());
        match self {
            Self::Insert(count) => Some(FrameShift::Insert { at, count: *count }),
            Self::Delete(frames) => Some(FrameShift::Delete { frames: frames.start.min(of)..frames.end.min(of), of }),
            Self::LetGo => None,
        }
    }

    /// The run after it, at a frame.
    pub fn applied(self, log: &InputLog, at: usize) -> InputLog {
        let mut log = log.clone();
        for held in [&mut log.held, &mut log.held_2] {
            let at = at.min(held.len());
            match &self {
                Self::Insert(frames) => {
                    let before = at.checked_sub(1).and_then(|before| held.get(before)).copied().unwrap_or_default();
                    held.splice(at..at, std::iter::repeat_n(before, *frames));
                }
                Self::Delete(frames) => {
                    held.drain(frames.start.min(held.len())..frames.end.min(held.len()));
                }
                Self::LetGo => held[at..].fill(Buttons::NONE),
            }
        }
        log
    }
}
