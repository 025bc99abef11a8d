//! The actions that are on, and those that can do something now.

use crate::bindings::{About, Action, ActionGroup, Reach, When};
use crate::maze;
use crate::session::{Overlays, Selected};
use crate::settings::SoundWhen;
use crate::studio::Studio;
use crate::tools;
use sim::tiles::TileLayer;

/// Whether an action is on, for toggles; `None` for actions that are no toggle.
pub fn is_on(action: Action, cx: &Studio) -> Option<bool> {
    if let Some(tool) = action.tool() {
        return Some(cx.session().tools.tool == tool);
    }
    let overlays = cx.session().canvas.overlays;
    if let Some(on) = overlays.is_on(action) {
        return Some(on);
    }
    Some(match action {
        Action::CollisionA => overlays.collision && cx.session().tools.layer == TileLayer::A,
        Action::CollisionB => overlays.collision && cx.session().tools.layer == TileLayer::B,
        Action::ObjectBoxes => overlays.hitboxes || overlays.combined,
        Action::PaintEverywhere => cx.session().tools.paint_everywhere,
        Action::FollowPlayer => !cx.session().canvas.free_view,
        Action::PausePlay => cx.play().is_paused(),
        Action::ToggleRewind => cx.play().is_rewinding(),
        Action::Hand => cx.session().canvas.hand,
        Action::Mute => cx.settings().sound != SoundWhen::Never,
        _ => return None,
    })
}

/// True for actions that change what is drawn over the level, and over the preview.
pub fn is_overlay(action: Action) -> bool {
    let others = matches!(
        action,
        Action::CollisionA
            | Action::CollisionB
            | Action::SwapLayer
            | Action::ObjectBoxes
            | Action::OverlaysOff
            | Action::NextOverlays
            | Action::NextPlayers
            | Action::NextPose
            | Action::NextCharacter
    );
    others || Overlays::default().is_on(action).is_some()
}

/// Whether an action can do anything now.
pub fn is_enabled(action: Action, cx: &Studio) -> bool {
    let reach = cx.focus().reach(action);
    if reach == Some(Reach::Pane) {
        return true;
    }
    // What cannot be seen is not changed.
    if reach.is_none() && action.about() == About::Selection && !cx.focus().level_seen {
        return false;
    }
    if let Some(enabled) = maze::actions::is_enabled(action, cx) {
        return enabled;
    }
    if let Some(enabled) = tools::in_hand(cx).can(action, cx).or_else(|| tools::arranging::is_enabled(action, cx)) {
        return enabled;
    }
    match action {
        Action::Undo => !cx.history().done().is_empty() || cx.edits_of_buttons()[0],
        Action::Redo => !cx.history().undone().is_empty() || cx.edits_of_buttons()[1],
        Action::Delete | Action::Cut | Action::Copy | Action::ShowMenu | Action::SelectNone => {
            !cx.session().selected.things.is_empty() || !cx.session().selected.area.is_empty()
        }
        Action::Duplicate => !cx.session().selected.things.is_empty(),
        Action::NextPlayers => cx.play().last_run().is_some_and(|run| run.world().partner.is_some()),
        Action::FillArea | Action::TakeStamp | Action::GrowArea | Action::ShrinkArea => {
            !cx.session().selected.area.is_empty()
        }
        Action::KeepStamp => cx.session().tools.stamp.is_some(),
        Action::CopyLayerToB | Action::CopyLayerToA => !cx.session().selected.area.is_empty(),
        Action::SelectSame => cx.session().selected.things.iter().any(Selected::is_placed),
        Action::OpenChosen => {
            let has_options = || tools::in_hand(cx).options().is_some();
            !cx.session().selected.things.is_empty() || cx.session().canvas.cursor.is_some() || has_options()
        }
        Action::NextVariant | Action::PreviousVariant => cx.session().selected.things.iter().any(Selected::is_placed),
        Action::Turn => cx.session().selected.things.iter().any(|what| matches!(what, Selected::Switcher(_))),
        other if matches!(other.quick_stamp(), Some((_, true))) => cx.session().tools.stamp.is_some(),
        Action::KeepRun | Action::KeepRunAs => cx.timeline().log().is_some_and(|recording| recording.frames() > 0),
        Action::TakeOver => cx.play().last_run().is_some(),
        Action::ResumePlay => cx.play().can_resume() || cx.play().is_paused(),
        other if other.info().when == When::Playing => cx.play().is_active(),
        Action::New | Action::NewLargeChunks => true,
        Action::Open | Action::OpenPath | Action::ImportLevels | Action::Settings | Action::Quit => true,
        other if other.info().group == ActionGroup::Help => true,
        Action::ThemeToggle => true,
        Action::Backups if cx.damaged().is_some() => true,
        // Everything else needs something to work on.
        _ => !cx.document().is_empty(),
    }
}
