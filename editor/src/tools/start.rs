//! The start tool: puts the player's start where one clicks.

use super::{Ghost, Pointer, Tool, ToolFacts, rounded};
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange::set_start;
use crate::things::targets::{START_RADII, start_of};
use eframe::egui::Rect;
use kit::document::GestureId;
use sim::project::{LevelData, Start};

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { in_mazes: true, holds_things: true, ..ToolFacts::NONE };

/// The start that is placed: the one that is selected, else the level's own.
fn placed(level: &LevelData, cx: &Studio) -> Selected {
    let mut chosen = cx.session().selected.things.iter().filter(|what| start_of(level, **what).is_some());
    match (chosen.next(), chosen.next()) {
        (Some(only), None) => *only,
        _ => Selected::Start,
    }
}

/// Places the start; a drag goes on moving it.
#[derive(Default)]
pub struct StartTool {
    placing: Option<(GestureId, Option<Start>)>,
}

impl Tool for StartTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else { return };
        if pointer.pressed {
            self.placing = Some((new_gesture(), None));
            let what = placed(level, cx);
            out.session(move |session| session.selected.things = [what].into());
        }
        if let Some((gesture, sent)) = &mut self.placing {
            let at = rounded(pointer.at, pointer.snap);
            let what = placed(level, cx);
            let start = Start { x: at.x as i32, y: at.y as i32, ..start_of(level, what).unwrap_or(level.start) };
            if sent.replace(start) != Some(start) {
                out.edit_in(*gesture, t("Move start"), set_start(&cx.session().level, level, what, start));
            }
        }
        if pointer.released {
            self.placing = None;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, _cx: &Studio) {
        if let (Some(at), None) = (ghost.pointer, self.placing) {
            let centre = rounded(at, ghost.snap);
            ghost.frame(ghost.area(Rect::from_center_size(centre, START_RADII * 2.0)));
        }
    }

    fn cancel(&mut self) {
        self.placing = None;
    }
}
