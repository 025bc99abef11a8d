//! Which actions can do something while a maze is in view.

use super::{has_tool, in_view};
use crate::bindings::Action;
use crate::context::PaneContext;

/// Whether an action can do anything in the maze in view; `None` if mazes make no difference to it.
pub fn is_enabled(action: Action, cx: &PaneContext<'_>) -> Option<bool> {
    use Action::{
        Duplicate, Find, FindNext, FindPrevious, FlipX, FlipY, KeepRun, NextVariant, OpenChosen, PaintEverywhere,
        PlayFromStart, PlayHere, PreviousVariant, ResumePlay, SelectNext, SelectPrevious, SwapLayer, TogglePlay, Turn,
    };
    in_view(cx)?;
    if let Some(tool) = action.tool() {
        return Some(has_tool(tool));
    }
    let is_of_levels = matches!(action.info().group, "Arrange" | "Quick stamps");
    match action {
        _ if is_of_levels => Some(false),
        Duplicate => Some(!cx.session.area.is_empty()),
        Find | FindNext | FindPrevious | SelectNext | SelectPrevious | OpenChosen => Some(false),
        FlipX | FlipY | Turn | NextVariant | PreviousVariant | PaintEverywhere | SwapLayer => Some(false),
        PlayHere | PlayFromStart | ResumePlay | TogglePlay | KeepRun => Some(false),
        _ => None,
    }
}
