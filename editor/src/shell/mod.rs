//! What stands around the panes: menus, toolbar, status bar and the windows above them.

pub mod key_sheet;
pub mod menu;
pub mod messages;
pub mod palette;
pub mod path_window;
pub mod question;
pub mod settings_window;
pub mod status;
pub mod toolbar;
pub mod welcome;
pub mod windows;

use crate::bindings::Action;
use crate::panes::PaneContext;
use sim::tiles::TileLayer;

/// Whether an action is on, for toggles; `None` for actions that are no toggle.
pub fn is_on(action: Action, cx: &PaneContext<'_>) -> Option<bool> {
    if let Some(tool) = action.tool() {
        return Some(cx.session.tool == tool);
    }
    let overlays = &cx.session.overlays;
    Some(match action {
        Action::Grid => overlays.grid,
        Action::ChunkGrid => overlays.chunk_grid,
        Action::CollisionA => overlays.collision && cx.session.layer == TileLayer::A,
        Action::CollisionB => overlays.collision && cx.session.layer == TileLayer::B,
        Action::Angles => overlays.angles,
        Action::Sensors => overlays.sensors,
        Action::Readout => overlays.readout,
        Action::Radii => overlays.radii,
        Action::Speeds => overlays.speeds,
        Action::Trail => overlays.trail,
        Action::FollowPlayer => !cx.session.free_view,
        Action::Camera => overlays.camera,
        Action::PaintEverywhere => cx.session.paint_everywhere,
        _ => return None,
    })
}

/// Whether an action can do anything now.
pub fn is_enabled(action: Action, cx: &PaneContext<'_>) -> bool {
    match action {
        Action::Undo => !cx.history.done().is_empty(),
        Action::Redo => !cx.history.undone().is_empty(),
        Action::Delete | Action::SelectNone => !cx.session.selection.is_empty(),
        Action::StopPlay
        | Action::PausePlay
        | Action::StepFrame
        | Action::StepBack
        | Action::RestartRun
        | Action::Slower
        | Action::Faster => cx.play.is_active(),
        Action::ResumePlay => cx.play.can_resume() || cx.play.is_paused(),
        _ => true,
    }
}
