//! Edits of the inputs of a run: frames put in, taken out and repeated, buttons released, pressed in turns and pasted over.

use super::FrameShift;
use super::input_text::InputClip;
use crate::play::run::InputLog;
use sim::input::Buttons;
use std::ops::Range;

/// An edit of the inputs of a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputEdit {
    /// Inserts frames with what was held in the frame before.
    Insert {
        /// The frame that the new ones come before.
        at: usize,
        /// Number of new frames.
        count: usize,
    },
    /// Deletes frames.
    Delete(Range<usize>),
    /// Releases all buttons in some frames.
    Release(Range<usize>),
    /// Inserts copied frames before a frame.
    PutIn {
        /// The frame.
        at: usize,
        /// The copied frames.
        clip: InputClip,
    },
    /// Writes copied frames over others, again and again until those are full. Behind its end, the run grows.
    PutOver {
        /// The frames that are overwritten.
        frames: Range<usize>,
        /// The copied frames.
        clip: InputClip,
    },
    /// Presses and releases a button in turns.
    Turns {
        /// The pad, 0 or 1.
        pad: usize,
        /// The button.
        button: Buttons,
        /// The frames.
        frames: Range<usize>,
        /// Frames in which it is pressed each time, at least 1.
        pressed: usize,
        /// Frames in which it is released each time, at least 1.
        released: usize,
    },
}

impl InputEdit {
    /// Returns the frames that it puts in or takes out of a run.
    pub fn shift(&self, log: &InputLog) -> Option<FrameShift> {
        let of = log.frames();
        match self {
            Self::Insert { at, count } => Some(FrameShift::Insert { at: (*at).min(of), count: *count }),
            Self::PutIn { at, clip } => Some(FrameShift::Insert { at: (*at).min(of), count: clip.frames() }),
            Self::Delete(frames) => Some(FrameShift::Delete { frames: frames.start.min(of)..frames.end.min(of), of }),
            Self::Release(_) | Self::PutOver { .. } | Self::Turns { .. } => None,
        }
    }

    /// Returns the run after it.
    #[must_use]
    pub fn applied(&self, log: &InputLog) -> InputLog {
        let mut log = log.clone();
        log.held_2.resize(log.frames(), Buttons::NONE);
        for (pad, held) in [&mut log.held, &mut log.held_2].into_iter().enumerate() {
            self.apply(pad, held);
        }
        log
    }

    fn apply(&self, pad: usize, held: &mut Vec<Buttons>) {
        let within = |frames: &Range<usize>, of: usize| frames.start.min(of)..frames.end.min(of);
        match self {
            Self::Insert { at, count } => {
                let at = (*at).min(held.len());
                let before = at.checked_sub(1).and_then(|before| held.get(before)).copied().unwrap_or_default();
                held.splice(at..at, std::iter::repeat_n(before, *count));
            }
            Self::Delete(frames) => drop(held.drain(within(frames, held.len()))),
            Self::Release(frames) => {
                let frames = within(frames, held.len());
                held[frames].fill(Buttons::NONE);
            }
            Self::PutIn { at, clip } => {
                let at = (*at).min(held.len());
                held.splice(at..at, (0..clip.frames()).map(|frame| of_clip(clip, pad, frame).unwrap_or_default()));
            }
            Self::PutOver { frames, clip } if clip.frames() > 0 => {
                held.resize(held.len().max(frames.end), Buttons::NONE);
                for (index, now) in held[frames.clone()].iter_mut().enumerate() {
                    *now = of_clip(clip, pad, index % clip.frames()).unwrap_or(*now);
                }
            }
            Self::Turns { pad: of, button, frames, pressed, released } if *of == pad => {
                let frames = within(frames, held.len());
                let turn = (*pressed).max(1) + (*released).max(1);
                for (index, now) in held[frames].iter_mut().enumerate() {
                    let is_pressed = index % turn < (*pressed).max(1);
                    now.0 = if is_pressed { now.0 | button.0 } else { now.0 & !button.0 };
                }
            }
            Self::PutOver { .. } | Self::Turns { .. } => {}
        }
    }
}

/// Returns what a clip holds on a pad in a frame; `None` if it has nothing of that pad.
fn of_clip(clip: &InputClip, pad: usize, frame: usize) -> Option<Buttons> {
    let held = if pad == 0 { Some(&clip.held) } else { clip.held_2.as_ref() };
    held?.get(frame).copied()
}

#[cfg(test)]
mod tests {
    use super::{FrameShift, InputClip, InputEdit};
    use crate::play::run::InputLog;
    use sim::input::Buttons;

    const PAD_2: usize = 1;

    fn log(held: &[u8], held_2: &[u8]) -> InputLog {
        let buttons = |held: &[u8]| held.iter().copied().map(Buttons).collect();
        InputLog { held: buttons(held), held_2: buttons(held_2), ..InputLog::default() }
    }

    fn clip(held: &[u8], held_2: Option<&[u8]>) -> InputClip {
        let buttons = |held: &[u8]| held.iter().copied().map(Buttons).collect();
        InputClip { held: buttons(held), held_2: held_2.map(buttons) }
    }

    #[test]
    fn each_edit_does_what_it_says() {
        let insert = |at, count| Some(FrameShift::Insert { at, count });
        let turns =
            |pad, frames, pressed, released| InputEdit::Turns { pad, button: Buttons(0x10), frames, pressed, released };
        for (edit, held, held_2, shift) in [
            (InputEdit::Insert { at: 2, count: 2 }, &[1, 2, 2, 2, 3, 4][..], &[0, 8, 8, 8, 0, 0][..], insert(2, 2)),
            (InputEdit::Insert { at: 0, count: 1 }, &[0, 1, 2, 3, 4], &[0, 0, 8, 0, 0], insert(0, 1)),
            (InputEdit::Delete(1..3), &[1, 4], &[0, 0], Some(FrameShift::Delete { frames: 1..3, of: 4 })),
            (InputEdit::Delete(3..9), &[1, 2, 3], &[0, 8, 0], Some(FrameShift::Delete { frames: 3..4, of: 4 })),
            (InputEdit::Release(1..9), &[1, 0, 0, 0], &[0, 0, 0, 0], None),
            (
                InputEdit::PutIn { at: 1, clip: clip(&[5, 6], None) },
                &[1, 5, 6, 2, 3, 4],
                &[0, 0, 0, 8, 0, 0],
                insert(1, 2),
            ),
            (InputEdit::PutOver { frames: 1..4, clip: clip(&[5, 6], None) }, &[1, 5, 6, 5], &[0, 8, 0, 0], None),
            (
                InputEdit::PutOver { frames: 3..6, clip: clip(&[5], Some(&[9])) },
                &[1, 2, 3, 5, 5, 5],
                &[0, 8, 0, 9, 9, 9],
                None,
            ),
            (turns(0, 0..4, 1, 1), &[0x11, 2, 0x13, 4], &[0, 8, 0, 0], None),
            (turns(PAD_2, 1..9, 2, 1), &[1, 2, 3, 4], &[0, 0x18, 0x10, 0], None),
        ] {
            let before = log(&[1, 2, 3, 4], &[0, 8]);
            let expected = log(held, held_2);
            assert_eq!(edit.applied(&before), expected, "{edit:?}");
            assert_eq!(edit.shift(&before), shift, "{edit:?}");
        }
    }

    #[test]
    fn an_edit_of_an_empty_run_does_no_harm() {
        for edit in [
            InputEdit::Insert { at: 5, count: 1 },
            InputEdit::Delete(3..9),
            InputEdit::Release(0..5),
            InputEdit::PutOver { frames: 0..5, clip: InputClip::default() },
        ] {
            assert!(edit.applied(&InputLog::default()).frames() <= 1, "{edit:?}");
        }
    }
}
