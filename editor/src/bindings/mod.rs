//! Actions and the keys that ask for them: one table, from which menus, tooltips, the key sheet and rebinding follow.

mod gestures;
mod keymap;
mod shortcut;
mod table;

pub use gestures::{GESTURES, MouseGesture};
pub use keymap::{Keymap, Pressed};
pub use shortcut::{parse_shortcut, shortcut_text};
pub use table::{ACTIONS, Action};

use eframe::egui::KeyboardShortcut;

/// When an action's keys count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Always.
    Always,
    /// While no world runs.
    Editing,
    /// While a world runs or is paused.
    Playing,
    /// A button of the player, read as held or not while a world runs; never sent as a command.
    Held,
}

impl When {
    /// True where keys of both can be pressed in one and the same situation.
    pub fn overlaps(self, other: Self) -> bool {
        !matches!(
            (self, other),
            (Self::Editing, Self::Playing | Self::Held) | (Self::Playing | Self::Held, Self::Editing)
        )
    }
}

/// What is said of an action, and the keys it comes with.
#[derive(Debug)]
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
    /// When its keys count.
    pub when: When,
    /// The keys it comes with.
    pub keys: &'static [KeyboardShortcut],
}

impl Action {
    /// What is said of the action.
    pub fn info(self) -> &'static ActionInfo {
        // The table declares the actions in its own order, so the discriminant is the place.
        &ACTIONS[self as usize]
    }

    /// The action with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        ACTIONS.iter().find(|info| info.id == id).map(|info| info.action)
    }

    /// True for actions that a held key repeats.
    pub fn repeats(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::StepFrame
                | Self::StepBack
                | Self::ZoomIn
                | Self::ZoomOut
                | Self::NudgeLeft
                | Self::NudgeRight
                | Self::NudgeUp
                | Self::NudgeDown
        )
    }

    /// Id of the tool that the action takes in hand (see `tools`).
    pub fn tool(self) -> Option<&'static str> {
        TOOLS.iter().find(|(action, _)| *action == self).map(|(_, tool)| *tool)
    }

    /// The action that takes a tool in hand.
    pub fn of_tool(tool: &str) -> Option<Self> {
        TOOLS.iter().find(|(_, id)| *id == tool).map(|(action, _)| *action)
    }
}

/// Which action takes which tool in hand, in the order of the toolbar.
pub const TOOLS: &[(Action, &str)] = &[
    (Action::ToolSelect, "select"),
    (Action::ToolBrush, "brush"),
    (Action::ToolEraser, "eraser"),
    (Action::ToolRectangle, "rectangle"),
    (Action::ToolFill, "fill"),
    (Action::ToolPick, "pick"),
    (Action::ToolStamp, "stamp"),
    (Action::ToolSwitcher, "switcher"),
    (Action::ToolStart, "start"),
];
