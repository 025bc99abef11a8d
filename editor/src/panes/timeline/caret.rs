//! The cursor of the keyboard in the lanes: a button in a frame, and the frames that are chosen from there.

use super::buttons::{BUTTONS, held_on};
use crate::command::{Command, Outbox, TimelineCommand, new_gesture};
use crate::language::t;
use crate::tr;
use eframe::egui::{Event, Key, Modifiers, Ui};
use kit::play::run::InputLog;
use kit::timeline::input_edit::InputEdit;
use sim::input::Buttons;
use std::ops::Range;

/// The keys that the lanes take while they have the focus, also while the run is paused.
pub const KEYS: &[Key] = &[
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Home,
    Key::End,
    Key::PageUp,
    Key::PageDown,
    Key::Enter,
    Key::Insert,
    Key::Delete,
];
/// Frames that Page Up and Page Down go.
const STRIDE: usize = 10;
/// Pictures in which the lanes may ask for the focus again: showing a frame takes it from every field.
const PATIENCE: u8 = 4;

/// The cursor.
#[derive(Debug, Default)]
pub struct Caret {
    /// The column: what is held in the frame that leads to the next one.
    pub column: usize,
    /// The row among the lanes of buttons.
    pub row: usize,
    /// The frames that are chosen for edits; `None` for the one of the cursor.
    chosen: Option<Range<usize>>,
    /// The column from which Shift chooses.
    anchor: Option<usize>,
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
        self.choose(self.chosen.clone().map(|chosen| chosen.start..chosen.end.min(rows.log.frames())));
    }

    /// Returns the frames that are chosen for edits.
    pub fn chosen(&self) -> Option<Range<usize>> {
        self.chosen.clone()
    }

    /// Chooses frames, or none any more.
    pub fn choose(&mut self, frames: Option<Range<usize>>) {
        self.chosen = frames.filter(|frames| frames.start < frames.end);
        if self.chosen.is_none() {
            self.anchor = None;
        }
    }

    /// Returns the frames that an edit is about: those that are chosen, or the one of the cursor.
    pub fn frames(&self) -> Range<usize> {
        self.chosen().unwrap_or(self.column..self.column + 1)
    }

    /// True if the lanes should ask for the focus, which they had before a frame was shown.
    pub fn wants_focus(&mut self, has_focus: bool) -> bool {
        let wants = self.patience > 0 && !has_focus;
        self.patience = self.patience.saturating_sub(1);
        wants
    }

    /// Returns the place of the cursor and the buttons held there, for a screen reader.
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
        let to = match key {
            Key::ArrowLeft => self.column.saturating_sub(1),
            Key::ArrowRight => (self.column + 1).min(last),
            Key::PageUp => self.column.saturating_sub(STRIDE),
            Key::PageDown => (self.column + STRIDE).min(last),
            Key::Home => 0,
            Key::End => last,
            Key::ArrowUp => return self.row = self.row.saturating_sub(1),
            Key::ArrowDown => return self.row = (self.row + 1).min(rows.buttons.len().saturating_sub(1)),
            Key::Enter => return self.press(toggled(rows, self.frames(), self.row), out),
            Key::Insert => return self.edit(&InputEdit::Insert { at: self.column, count: 1 }, rows.log, out),
            Key::Delete => return self.delete(self.frames(), rows.log, out),
            _ => return,
        };
        if modifiers.shift {
            let anchor = *self.anchor.get_or_insert(self.column);
            self.choose(Some(anchor.min(to)..anchor.max(to) + 1));
        } else {
            self.choose(None);
        }
        self.column = to;
        self.patience = PATIENCE;
        out.send(Command::Timeline(TimelineCommand::GoTo(to + 1)));
    }

    /// Deletes frames, unless no frame would be left.
    pub fn delete(&mut self, frames: Range<usize>, log: &InputLog, out: &mut Outbox) {
        if frames.len() < log.frames() {
            (self.column, self.chosen, self.anchor) = (frames.start, None, None);
            self.edit(&InputEdit::Delete(frames), log, out);
        }
    }

    /// Sends an edit of the inputs, and the frame of the cursor to be shown.
    pub fn edit(&mut self, edit: &InputEdit, log: &InputLog, out: &mut Outbox) {
        let shift = edit.shift(log);
        let edited = edit.applied(log);
        let frame = (self.column + 1).min(edited.frames());
        self.patience = PATIENCE;
        out.send(Command::Timeline(TimelineCommand::Press(new_gesture(), Box::new(edited), shift, frame)));
    }

    fn press(&mut self, log: Option<InputLog>, out: &mut Outbox) {
        let Some(log) = log else { return };
        let frame = (self.column + 1).min(log.frames());
        self.patience = PATIENCE;
        out.send(Command::Timeline(TimelineCommand::Press(new_gesture(), Box::new(log), None, frame)));
    }
}

/// The run with a button pressed in some frames, or released if it is pressed in all of them.
fn toggled(rows: &Rows<'_>, frames: Range<usize>, row: usize) -> Option<InputLog> {
    let button = rows.buttons.get(row)?;
    let mut log = rows.log.clone();
    log.held_2.resize(log.frames(), Buttons::NONE);
    let held = if rows.pad == 0 { &mut log.held } else { &mut log.held_2 };
    let held = held.get_mut(frames)?;
    let is_pressed = held.iter().all(|held| held.has(*button));
    held.iter_mut().for_each(|held| held.0 = if is_pressed { held.0 & !button.0 } else { held.0 | button.0 });
    Some(log)
}
