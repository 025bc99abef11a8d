//! The pane that has the keys, and its treatment of a shortcut.

use super::{Action, ActionGroup};

/// The subject of an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// The program: files, windows, panes, undo, play. It is the same in every pane.
    Program,
    /// The level: tools, what is in hand, the view.
    Level,
    /// The selection in the level, or the thing at the canvas cursor.
    Selection,
}

/// The treatment of a shortcut about the level while a pane has the keys.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Takes {
    /// The pane carries it out, for what the pane itself shows.
    Own,
    /// The level carries it out, if it can be seen.
    Level,
    /// The pane shares its effect with the level, such as the tool. The level need not be seen.
    Shared,
    /// Nobody carries it out: it would change what the pane does not show.
    Nothing,
}

/// The receiver that carries out an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The pane that has the keys, for what it shows itself.
    Pane,
    /// The level.
    Level,
    /// The program.
    Program,
}

/// The pane that has the keys.
#[derive(Clone, Copy, Debug)]
pub struct Focus {
    /// Its id.
    pub pane: &'static str,
    /// The treatment of a shortcut.
    pub takes: fn(Action) -> Takes,
    /// The level can be seen: no other pane covers it.
    pub level_seen: bool,
}

impl Default for Focus {
    fn default() -> Self {
        Self { pane: "canvas", takes: as_the_level, level_seen: true }
    }
}

impl Focus {
    /// The timeline has the keys.
    pub fn is_timeline(&self) -> bool {
        Some(self.pane) == Action::Timeline.pane()
    }

    /// The receiver that carries out an action of a key; `None` if there is none.
    pub fn reach(&self, action: Action) -> Option<Reach> {
        match (action.about(), (self.takes)(action)) {
            (_, Takes::Own) => Some(Reach::Pane),
            (About::Program, _) | (_, Takes::Shared) => Some(Reach::Program),
            (_, Takes::Level) if self.level_seen => Some(Reach::Level),
            _ => None,
        }
    }
}

/// For the level itself, and for panes about what is selected in it.
pub fn as_the_level(_: Action) -> Takes {
    Takes::Level
}

/// For panes that serve the level, such as palettes and lists: all but what would change the selection.
pub fn beside_the_level(action: Action) -> Takes {
    if action.about() == About::Selection { Takes::Nothing } else { Takes::Level }
}

/// For palettes: as [`beside_the_level`], but what is in hand is flipped in the palette itself.
pub fn as_a_palette(action: Action) -> Takes {
    if matches!(action, Action::FlipX | Action::FlipY) { Takes::Own } else { beside_the_level(action) }
}

/// For panes with a subject of their own.
pub fn apart_from_the_level(_: Action) -> Takes {
    Takes::Nothing
}

impl Action {
    /// Returns the subject of the action.
    pub fn about(self) -> About {
        let program = matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::FindNext
                | Self::FindPrevious
                | Self::NextLevel
                | Self::PreviousLevel
                | Self::NextPalette
                | Self::PreviousPalette
                | Self::ReloadAssets
                | Self::ClearView
                | Self::NextPane
                | Self::PreviousPane
                | Self::NextTab
                | Self::PreviousTab
                | Self::WidenPane
                | Self::NarrowPane
                | Self::HeightenPane
                | Self::LowerPane
                | Self::MenuBar
                | Self::ResetLayout
                | Self::ThemeToggle
        );
        let in_hand = matches!(
            self,
            Self::FlipX | Self::FlipY | Self::NextItem | Self::PreviousItem | Self::PickHere | Self::LetGo
        );
        use ActionGroup::{
            Arrange, CanvasCursor, Edit, File, Find, Help, MoveSelection, Play, Player, Problems, QuickStamps, Tools,
            View,
        };
        match self.info().group {
            _ if program || self.opens_window() || self.pane().is_some() => About::Program,
            _ if in_hand => About::Level,
            Tools | QuickStamps | View => About::Level,
            Edit | CanvasCursor | Find | MoveSelection | Arrange => About::Selection,
            File | Problems | Play | Player | Help => About::Program,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_shortcut_reaches_what_can_be_seen() {
        let focus = |takes, level_seen| Focus { pane: "pane", takes, level_seen };
        let own: fn(Action) -> Takes =
            |action| if action == Action::Copy { Takes::Own } else { apart_from_the_level(action) };
        for (row, focus, action, expected) in [
            ("the level's own", focus(as_the_level, true), Action::Delete, Some(Reach::Level)),
            ("the level is covered", focus(as_the_level, false), Action::Delete, None),
            ("a palette, a tool", focus(beside_the_level, true), Action::ToolBrush, Some(Reach::Level)),
            ("a palette, the selection", focus(beside_the_level, true), Action::NudgeLeft, None),
            ("a palette before a covered level", focus(beside_the_level, false), Action::ZoomIn, None),
            ("a pane apart", focus(own, true), Action::Delete, None),
            ("a pane apart, its own", focus(own, false), Action::Copy, Some(Reach::Pane)),
            ("the program's", focus(own, false), Action::Undo, Some(Reach::Program)),
        ] {
            assert_eq!(focus.reach(action), expected, "{row}");
        }
    }
}
