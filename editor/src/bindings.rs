//! Actions and the keys that ask for them: one table, from which menus, tooltips, the key sheet and rebinding follow.

use eframe::egui::{Key, KeyboardShortcut, Modifiers};

/// Everything a key can be bound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Take back the last step.
    Undo,
    /// Do it again.
    Redo,
    /// Save the project.
    Save,
    /// Play from the cursor's place.
    PlayHere,
    /// Play from the level's start.
    PlayFromStart,
}

/// What is said of an action, and the keys it comes with.
pub struct ActionInfo {
    /// The action.
    pub action: Action,
    /// Stored in settings: never changes.
    pub id: &'static str,
    /// Shown in menus.
    pub label: &'static str,
    /// Heading in the key sheet.
    pub group: &'static str,
    /// One sentence for tooltips and the key sheet.
    pub help: &'static str,
    /// The keys it comes with.
    pub keys: &'static [KeyboardShortcut],
}

const fn cmd(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::COMMAND, key)
}

const fn plain(key: Key) -> KeyboardShortcut {
    KeyboardShortcut::new(Modifiers::NONE, key)
}

/// Every action, in the order of the key sheet.
pub const ACTIONS: &[ActionInfo] = &[
    ActionInfo {
        action: Action::Undo,
        id: "undo",
        label: "Undo",
        group: "Edit",
        help: "Take back the last step.",
        keys: &[cmd(Key::Z)],
    },
    ActionInfo {
        action: Action::Redo,
        id: "redo",
        label: "Redo",
        group: "Edit",
        help: "Do again what was taken back.",
        keys: &[cmd(Key::Y), KeyboardShortcut::new(Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::Z)],
    },
    ActionInfo {
        action: Action::Save,
        id: "save",
        label: "Save",
        group: "File",
        help: "Save the project.",
        keys: &[cmd(Key::S)],
    },
    ActionInfo {
        action: Action::PlayHere,
        id: "play-here",
        label: "Play here",
        group: "Play",
        help: "Play from the cursor's place.",
        keys: &[plain(Key::F5)],
    },
    ActionInfo {
        action: Action::PlayFromStart,
        id: "play-from-start",
        label: "Play from the start",
        group: "Play",
        help: "Play from the level's start.",
        keys: &[cmd(Key::F5)],
    },
];
