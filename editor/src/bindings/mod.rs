//! Actions and the keys that ask for them: one table, from which menus, tooltips, the key sheet and rebinding follow.

mod digits;
pub mod focus;
mod gestures;
mod keymap;
pub mod mouse;
mod presets;
mod shortcut;
mod table;

pub use digits::count_digits_by_place;
pub use focus::{About, Focus, Reach, Takes};
pub use gestures::{GESTURES, MouseGesture};
pub use keymap::{Keymap, Owner, Pressed};
pub use presets::Preset;
pub use shortcut::{parse_shortcut, shortcut_text};
pub use table::{ACTIONS, Action, ToolId};
use table::{PANES, WINDOWS};
pub(crate) use table::{icon_rows, overlay_rows, painter_rows};

use crate::language::msg;
use eframe::egui::KeyboardShortcut;

/// The length of a nudge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stride {
    /// The snap size.
    Snap,
    /// One pixel.
    Pixel,
    /// The side of a chunk.
    Chunk,
}

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
    /// True if keys of both can be pressed in one and the same situation.
    pub fn overlaps(self, other: Self) -> bool {
        !matches!(
            (self, other),
            (Self::Editing, Self::Playing | Self::Held) | (Self::Playing | Self::Held, Self::Editing)
        )
    }
}

/// A part of the key sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ActionGroup {
    /// Projects, levels and windows of the program.
    File,
    /// Undo, clipboard and selection.
    Edit,
    /// The cursor that keys move over the level.
    CanvasCursor,
    /// Finding things and places.
    Find,
    /// The findings of the checks.
    Problems,
    /// Moving the selection by keys.
    MoveSelection,
    /// Lining up, distributing, linking and slot order.
    Arrange,
    /// Tools of the canvas.
    Tools,
    /// Stamps on digits.
    QuickStamps,
    /// The view of the canvas.
    View,
    /// Runs of a level.
    Play,
    /// Buttons of the players.
    Player,
    /// Manual, keys and messages.
    Help,
}

impl ActionGroup {
    /// The heading in the key sheet, in English.
    pub const fn heading(self) -> &'static str {
        match self {
            Self::File => msg("File"),
            Self::Edit => msg("Edit"),
            Self::CanvasCursor => msg("Canvas cursor"),
            Self::Find => msg("Find"),
            Self::Problems => msg("Problems"),
            Self::MoveSelection => msg("Move the selection"),
            Self::Arrange => msg("Arrange"),
            Self::Tools => msg("Tools"),
            Self::QuickStamps => msg("Quick stamps"),
            Self::View => msg("View"),
            Self::Play => msg("Play"),
            Self::Player => msg("Player"),
            Self::Help => msg("Help"),
        }
    }
}

/// The description of an action, and the keys it comes with.
#[derive(Debug)]
pub struct ActionInfo {
    /// The action.
    pub action: Action,
    /// Stored in settings: never changes.
    pub id: &'static str,
    /// Shown in menus.
    pub label: &'static str,
    /// The part of the key sheet that it is in.
    pub group: ActionGroup,
    /// One sentence for tooltips and the key sheet.
    pub help: &'static str,
    /// When its keys count.
    pub when: When,
    /// The keys it comes with.
    pub keys: &'static [KeyboardShortcut],
    /// The names that other people give it, in this tool or in others, for the command palette.
    pub words: &'static [&'static str],
}

impl Action {
    /// Returns the description of the action.
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
        self.nudge().is_some()
            || self.scroll().is_some()
            || matches!(
                self,
                Self::Undo
                    | Self::Redo
                    | Self::StepFrame
                    | Self::StepBack
                    | Self::ZoomIn
                    | Self::ZoomOut
                    | Self::NextItem
                    | Self::PreviousItem
                    | Self::NextVariant
                    | Self::PreviousVariant
                    | Self::FindNext
                    | Self::FindPrevious
                    | Self::SelectNext
                    | Self::SelectPrevious
            )
    }

    /// True for buttons of the second player.
    pub fn is_partners(self) -> bool {
        matches!(
            self,
            Self::PartnerLeft
                | Self::PartnerRight
                | Self::PartnerUp
                | Self::PartnerDown
                | Self::PartnerJump
                | Self::PartnerJump2
                | Self::PartnerJump3
        )
    }

    /// Returns the direction and the length by which the action moves the selection.
    pub fn nudge(self) -> Option<((i8, i8), Stride)> {
        Some(match self {
            Self::NudgeLeft => ((-1, 0), Stride::Snap),
            Self::NudgeRight => ((1, 0), Stride::Snap),
            Self::NudgeUp => ((0, -1), Stride::Snap),
            Self::NudgeDown => ((0, 1), Stride::Snap),
            Self::PixelLeft => ((-1, 0), Stride::Pixel),
            Self::PixelRight => ((1, 0), Stride::Pixel),
            Self::PixelUp => ((0, -1), Stride::Pixel),
            Self::PixelDown => ((0, 1), Stride::Pixel),
            Self::ChunkLeft => ((-1, 0), Stride::Chunk),
            Self::ChunkRight => ((1, 0), Stride::Chunk),
            Self::ChunkUp => ((0, -1), Stride::Chunk),
            Self::ChunkDown => ((0, 1), Stride::Chunk),
            _ => return None,
        })
    }

    /// Returns the direction in which the action moves the view.
    pub fn scroll(self) -> Option<(i8, i8)> {
        Some(match self {
            Self::ScrollLeft => (-1, 0),
            Self::ScrollRight => (1, 0),
            Self::ScrollUp => (0, -1),
            Self::ScrollDown => (0, 1),
            _ => return None,
        })
    }

    /// Place of the quick stamp that the action takes in hand (`false`) or stores (`true`).
    pub fn quick_stamp(self) -> Option<(usize, bool)> {
        let place = |list: &[Self]| list.iter().position(|action| *action == self);
        place(&USE_STAMP).map(|at| (at, false)).or_else(|| place(&STORE_STAMP).map(|at| (at, true)))
    }

    /// Id of the pane that the action brings to the front (see `panes`).
    pub fn pane(self) -> Option<&'static str> {
        PANES.iter().find(|(action, _)| *action == self).map(|(_, pane)| *pane)
    }

    /// True if the action opens a window, or closes it.
    pub fn opens_window(self) -> bool {
        WINDOWS.iter().any(|(action, _)| *action == self)
    }

    /// The tool that the action takes in hand.
    pub fn tool(self) -> Option<ToolId> {
        ToolId::ALL.iter().find(|(_, action)| *action == self).map(|(tool, _)| *tool)
    }
}

#[expect(clippy::derivable_impls, reason = "the table declares the tools, and knows of no first one")]
impl Default for ToolId {
    fn default() -> Self {
        Self::Brush
    }
}

impl ToolId {
    /// The action that takes the tool in hand.
    pub const fn action(self) -> Action {
        // The table declares the tools in its own order, so the discriminant is the place.
        Self::ALL[self as usize].1
    }

    /// Stored with how the user left the editor: never changes.
    pub fn id(self) -> &'static str {
        let id = self.action().info().id;
        id.strip_prefix("tool-").unwrap_or(id)
    }

    /// The tool with this id.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().map(|(tool, _)| *tool).find(|tool| tool.id() == id)
    }
}

/// A part of the menu bar that windows are in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WindowMenu {
    /// File: what brings something into a project.
    Import,
    /// File: what writes something out of it.
    Export,
    /// File: the program itself.
    Program,
    /// Edit: what looks for something.
    Find,
    /// Edit: what goes somewhere.
    Go,
    /// Level.
    Level,
    /// View.
    View,
    /// Play.
    Play,
    /// Help.
    Help,
    /// Help, at its end.
    About,
}

impl WindowMenu {
    /// The actions that open its windows.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        WINDOWS.iter().filter(move |(_, menu)| *menu == self).map(|(action, _)| *action)
    }
}

/// The panes between which "next palette" goes, those of them that are shown.
pub const PALETTES: &[&str] = &["blocks", "chunks", "objects"];

/// Actions that take a quick stamp in hand, by its place.
pub const USE_STAMP: [Action; 9] = from(Action::Stamp1);

/// Actions that put the stamp by, by its place.
pub const STORE_STAMP: [Action; 9] = from(Action::Store1);

/// An action and those that follow it in the table.
const fn from<const N: usize>(first: Action) -> [Action; N] {
    let mut all = [first; N];
    let mut n = 0;
    while n < N {
        all[n] = ACTIONS[first as usize + n].action;
        n += 1;
    }
    all
}
