//! Inputs as text, to be copied and pasted: a line for each frame, in the form of the input logs of BizHawk's movies, which
//! its TAStudio also copies and pastes.
//!
//! `|..|...R.B..|........|` is a frame: the console, the first pad, the second one. A released button is a dot, a pressed one
//! its letter. In a line without bars, all is the first pad.

use crate::play::run::InputLog;
use sim::input::Buttons;
use std::fmt::{self, Display, Formatter, Write as _};
use std::ops::Range;

/// The buttons of a pad in the order of a line, each with its letter.
const LETTERS: [(Buttons, char); 8] = [
    (Buttons::UP, 'U'),
    (Buttons::DOWN, 'D'),
    (Buttons::LEFT, 'L'),
    (Buttons::RIGHT, 'R'),
    (Buttons::JUMP_3, 'A'),
    (Buttons::JUMP, 'B'),
    (Buttons::JUMP_2, 'C'),
    (Buttons::START, 'S'),
];
/// Letters of the further buttons of a pad with six, which no game here asks for.
const IGNORED: &str = "XYZM";
/// Frames that are read at most: an hour.
const MOST_FRAMES: usize = 60 * 60 * 60;

/// Inputs of some frames.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct InputClip {
    /// The buttons that are held on the first pad, frame by frame.
    pub held: Vec<Buttons>,
    /// The same of the second pad, in as many frames; `None` if the text has one pad.
    pub held_2: Option<Vec<Buttons>>,
}

/// A reason for which a text is not read as inputs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum InputTextError {
    /// The text has no line of a frame.
    Empty,
    /// The text has more frames than are read.
    TooLong,
    /// A line, counted from 1, has a character that is no button.
    Unknown {
        /// The line.
        line: usize,
        /// The character.
        found: char,
    },
}

impl Display for InputTextError {
    fn fmt(&self, to: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => write!(to, "The clipboard has no inputs: copy some frames of a timeline first."),
            Self::TooLong => write!(to, "These inputs are not pasted: they have more than an hour of frames."),
            Self::Unknown { line, found } => {
                write!(
                    to,
                    "This text is not pasted: line {line} has \"{found}\", which is no button. A frame is UDLRABCS."
                )
            }
        }
    }
}

impl std::error::Error for InputTextError {}

impl InputClip {
    /// Copies some frames of a log. The second pad is in it if a button of it is held in one of them.
    pub fn of(log: &InputLog, frames: Range<usize>) -> Self {
        let end = frames.end.min(log.frames());
        let frames = frames.start.min(end)..end;
        let held_2: Vec<_> = frames.clone().map(|frame| log.held_2.get(frame).copied().unwrap_or_default()).collect();
        let has_second = held_2.iter().any(|held| *held != Buttons::NONE);
        Self { held: log.held[frames].to_vec(), held_2: has_second.then_some(held_2) }
    }

    /// Returns the number of frames.
    pub fn frames(&self) -> usize {
        self.held.len()
    }

    /// Returns the text, a line for each frame.
    pub fn to_text(&self) -> String {
        let mut text = String::new();
        for (frame, held) in self.held.iter().enumerate() {
            text.push_str("|..|");
            push_pad(&mut text, *held);
            if let Some(second) = &self.held_2 {
                push_pad(&mut text, second.get(frame).copied().unwrap_or_default());
            }
            text.push('\n');
        }
        text
    }

    /// Reads a text. Blank lines, headings in brackets, comments and the key of a log are passed over.
    ///
    /// # Errors
    ///
    /// The first line that is no frame, or none at all.
    pub fn from_text(text: &str) -> Result<Self, InputTextError> {
        let mut clip = Self::default();
        let mut second = Vec::new();
        let mut has_second = false;
        for (index, line) in text.lines().enumerate() {
            let line = line.trim();
            if line.is_empty() || line.starts_with(['[', '#']) || line.starts_with("LogKey:") {
                continue;
            }
            if clip.held.len() == MOST_FRAMES {
                return Err(InputTextError::TooLong);
            }
            let mut groups = line.trim_matches('|').split('|').peekable();
            if line.contains('|') {
                groups.next_if(|console| console.chars().count() < 4);
            }
            let mut pad = || groups.next().map(|group| held_in(group, index + 1)).transpose();
            clip.held.push(pad()?.unwrap_or_default());
            let held_2 = pad()?;
            has_second |= held_2.is_some();
            second.push(held_2.unwrap_or_default());
        }
        clip.held_2 = has_second.then_some(second);
        if clip.held.is_empty() { Err(InputTextError::Empty) } else { Ok(clip) }
    }
}

fn push_pad(text: &mut String, held: Buttons) {
    for (button, letter) in LETTERS {
        text.push(if held.has(button) { letter } else { '.' });
    }
    text.push('|');
}

/// Reads the buttons of a pad in a line.
fn held_in(group: &str, line: usize) -> Result<Buttons, InputTextError> {
    let mut held = Buttons::NONE;
    for found in group.chars() {
        let letter = found.to_ascii_uppercase();
        match LETTERS.iter().find(|(_, known)| *known == letter) {
            Some((button, _)) => held = held.with(*button),
            None if matches!(found, '.' | ' ' | '-' | '_') || IGNORED.contains(letter) => {}
            None => return Err(InputTextError::Unknown { line, found }),
        }
    }
    Ok(held)
}

/// The letters of the buttons that are held, such as "RB"; of none, an empty text.
pub fn letters(held: Buttons) -> String {
    let mut text = String::new();
    for (_, letter) in LETTERS.iter().filter(|(button, _)| held.has(*button)) {
        let _ = write!(text, "{letter}");
    }
    text
}

#[cfg(test)]
mod tests {
    use super::{InputClip, InputTextError, letters};
    use crate::play::run::InputLog;
    use sim::input::Buttons;

    #[test]
    fn each_input_comes_back_from_its_text() {
        let held: Vec<_> = (0..=255).map(Buttons).collect();
        let mut log = InputLog { held: held.clone(), held_2: vec![Buttons::NONE; 256], ..InputLog::default() };
        let clip = InputClip::of(&log, 0..999);
        assert_eq!(clip.frames(), 256);
        assert_eq!(InputClip::from_text(&clip.to_text()), Ok(clip));
        log.held_2 = held.into_iter().rev().collect();
        let clip = InputClip::of(&log, 10..250);
        assert_eq!(InputClip::from_text(&clip.to_text()), Ok(clip));
    }

    #[test]
    fn lines_of_other_programs_are_read() {
        let right_jump = Buttons::RIGHT.with(Buttons::JUMP);
        for (text, expected, second) in [
            ("|..|...R.B..|", vec![right_jump], None),
            ("|..|...R.B..|U.......|\n|..|........|........|", vec![right_jump, Buttons::NONE], Some(Buttons::UP)),
            ("[Input]\nLogKey:#Reset|Power|#P1 Up|\n\n|..|...R.B..XYZM|\r\n[/Input]", vec![right_jump], None),
            ("...R.B..", vec![right_jump], None),
            ("rb", vec![right_jump], None),
            ("|...R.B..|", vec![right_jump], None),
        ] {
            let clip = InputClip::from_text(text).unwrap_or_else(|error| panic!("{text}: {error}"));
            assert_eq!((clip.held, clip.held_2.map(|held| held[0])), (expected, second), "{text}");
        }
    }

    #[test]
    fn what_is_no_input_is_refused_with_its_line() {
        assert_eq!(InputClip::from_text(" \n[Input]\n"), Err(InputTextError::Empty));
        assert_eq!(
            InputClip::from_text("|..|...R....|\n{\"blocks\": 3}"),
            Err(InputTextError::Unknown { line: 2, found: '{' })
        );
        assert_eq!(InputClip::from_text(&"R\n".repeat(300_000)), Err(InputTextError::TooLong));
    }

    #[test]
    fn held_buttons_have_their_letters() {
        assert_eq!(letters(Buttons::RIGHT.with(Buttons::JUMP)), "RB");
        assert_eq!(letters(Buttons::NONE), "");
    }
}
