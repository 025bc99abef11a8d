//! The cursor of the keyboard in the lanes: a button in a frame.

use super::buttons::{BUTTONS, Change, held_on};
use crate::command::{Command, Outbox, TimelineCommand, new_gesture};
use crate::language::t;
use crate::tr;
use eframe::egui::{Event, Key, Modifiers, Ui};
use kit::play::run::InputLog;
use kit::timeline::FrameShift;
use sim::input::Buttons;

/// The keys that the lanes take while they have the focus, also while the run is paused.
pub const KEYS: &[Key] = &[
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Home,
    Key::End,
    Key::Enter,
    Key::Insert,
    Key::Delete,
];
/// Frames that an arrow with Shift goes.
const STRIDE: isize = 10;
/// Pictures in which the lanes may ask for the focus again: showing a frame takes it from every field.
const PATIENCE: u8 = 4;

/// The cursor.
#[derive(Debug, Default)]
pub struct Caret {
    /// The column: what is held in the frame that leads to the next one.
    pub column: usize,
    /// The row among the lanes of buttons.
    pub row: usize,
    /// Pictures in which the focus comes back.
    patience: u8,
}

/// The lanes that the cursor is in.
pub struct Rows<'a> {
    /// The run.
    pub log: &'a InputLog,
    /// Whose buttons they are.
    pub pad: usize,
    /// The buttons from top to bottom.
    pub buttons: &'a [Buttons],
}

impl Caret {
    /// Keeps the cursor at the frame that is shown, and inside of the lanes.
    pub fn follow(&mut self, rows: &Rows<'_>, now: Option<usize>) {
        if let Some(now) = now {
            self.column = now.saturating_sub(1);
        }
        self.column = self.column.min(rows.log.frames().saturating_sub(1));
        self.row = self.row.min(rows.buttons.len().saturating_sub(1));
    }

    /// True if the lanes should ask for the focus, which they had before a frame was shown.
    pub fn wants_focus(&mut self, has_focus: bool) -> bool {
        let wants = self.patience > 0 && !has_focus;
        self.patience = self.patience.saturating_sub(1);
        wants
    }

    /// Where it is and what is held there, for a screen reader.
    pub fn in_words(&self, rows: &Rows<'_>) -> String {
        let Some(button) = rows.buttons.get(self.row) else { return String::new() };
        let name = BUTTONS.iter().find(|(of, _)| of == button).map_or("", |(_, name)| *name);
        let held = held_on(rows.log, rows.pad).get(self.column).is_some_and(|held| held.has(*button));
        let (frame, button) = (self.column + 1, t(name));
        match held {
            true => tr!("Frame {frame}, {button}: pressed", frame, button),
            false => tr!("Frame {frame}, {button}: released", frame, button),
        }
    }

    /// Carries out the keys of this picture.
    pub fn take_keys(&mut self, ui: &Ui, rows: &Rows<'_>, out: &mut Outbox) {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            if let Event::Key { key, pressed: true, modifiers, .. } = event
                && !(modifiers.command || modifiers.ctrl || modifiers.alt)
            {
                self.key(key, modifiers, rows, out);
            }
        }
    }

    fn key(&mut self, key: Key, modifiers: Modifiers, rows: &Rows<'_>, out: &mut Outbox) {
        let frames = rows.log.frames();
        let last = frames.saturating_sub(1);
        let stride = if modifiers.shift { STRIDE } else { 1 };
        let to = match key {
            Key::ArrowLeft => self.column.saturating_add_signed(-stride),
            Key::ArrowRight => self.column.saturating_add_signed(stride).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::ArrowUp => return self.row = self.row.saturating_sub(1),
            Key::ArrowDown => return self.row = (self.row + 1).min(rows.buttons.len().saturating_sub(1)),
            Key::Enter => return self.press(toggled(rows, self.column, self.row), None, out),
            Key::Insert => return self.change(Change::Insert(1), rows.log, out),
            Key::Delete if frames > 1 => {
                return self.change(Change::Delete(self.column..self.column + 1), rows.log, out);
            }
            _ => return,
        };
        self.column = to;
        self.patience = PATIENCE;
        out.send(Command::Timeline(TimelineCommand::GoTo(to + 1)));
    }

    fn change(&mut self, change: Change, log: &InputLog, out: &mut Outbox) {
        let shift = change.shift(log, self.column);
        self.press(Some(change.applied(log, self.column)), shift, out);
    }

    fn press(&mut self, log: Option<InputLog>, shift: Option<FrameShift>, out: &mut Outbox) {
        let Some(log) = log else { return };
        let frame = (self.column + 1).min(log.frames());
        self.patience = PATIENCE;
        out.send(Command::Timeline(TimelineCommand::Press(new_gesture(), Box::new(log), shift, frame)));
    }
}

/// The run with a button of a frame pressed instead of released, or the other way round.
fn toggled(rows: &Rows<'_>, column: usize, row: usize) -> Option<InputLog> {
    let button = rows.buttons.get(row)?;
    let mut log = rows.log.clone();
    log.held_2.resize(log.frames(), Buttons::NONE);
    let held = if rows.pad == 0 { &mut log.held } else { &mut log.held_2 };
    held.get_mut(column)?.0 ^= button.0;
    Some(log)
}
