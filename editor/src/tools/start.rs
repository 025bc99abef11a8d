//! The start tool: puts the player's start where one clicks.

use super::targets::START_RADII;
use super::{Ghost, Pointer, Tool, new_gesture, places, rounded};
use crate::command::Outbox;
use crate::document::{Edit, GestureId};
use crate::panes::PaneContext;
use crate::session::Selected;
use eframe::egui::Rect;
use sim::project::Start;

/// Places the start; a drag goes on moving it.
#[derive(Default)]
pub struct StartTool {
    placing: Option<(GestureId, Option<Start>)>,
}

impl Tool for StartTool {
    fn id(&self) -> &'static str {
        "start"
    }

    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        let Some(level) = cx.document.level(&cx.session.level) else { return };
        if pointer.pressed {
            self.placing = Some((new_gesture(), None));
            out.session(|session| session.selection = [Selected::Start].into());
        }
        if let Some((gesture, sent)) = &mut self.placing {
            let at = rounded(pointer.at, pointer.snap);
            let start = Start { x: at.x as i32, y: at.y as i32, ..level.start };
            if sent.replace(start) != Some(start) {
                let edit = Edit::SetStart { level: cx.session.level.clone(), start };
                out.edit_in(*gesture, "Move start", vec![edit]);
            }
        }
        if pointer.released {
            self.placing = None;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, _cx: &PaneContext<'_>) {
        if let (Some(at), None) = (ghost.pointer, self.placing) {
            let centre = rounded(at, ghost.snap);
            places::frame(ghost, ghost.area(Rect::from_center_size(centre, START_RADII * 2.0)));
        }
    }

    fn cancel(&mut self) {
        self.placing = None;
    }
}
