//! The wand: selects cells that look like the one under the pointer.

use super::surface::{CellSurface, CellTool, MOST_PLACES};
use super::{Ghost, Options, Pointer, Selects, ToolFacts, area};
use crate::bindings::{Action, ToolId};
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::Ui;
use kit::document::GestureId;
use kit::document::paint::Alike;
use kit::notices::Notice;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { selects: Selects::Blocks, ..ToolFacts::OF_CELLS };

/// Selects the equal cells that hang together, with Ctrl all of the level; Shift adds them, Alt takes them away.
#[derive(Default)]
pub struct Wand;

impl CellTool for Wand {
    fn id(&self) -> ToolId {
        ToolId::Wand
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if !pointer.pressed {
            return;
        }
        let (found, cut_short) =
            on.alike(pointer.at, if pointer.modifiers.command { Alike::Everywhere } else { Alike::Connected });
        if cut_short {
            let text = tr!("There are more than {most} of them; the others are not selected.", most = MOST_PLACES);
            out.send(Command::Notice(Notice::warning(text)));
        }
        area::take(found, pointer.modifiers, out);
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        if let Some(cells) = ghost.pointer.and_then(|at| on.selectable(at, at)) {
            ghost.frame(ghost.area(on.area(cells)));
        }
    }

    fn cancel(&mut self) -> Option<GestureId> {
        None
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(WandOptions))
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        area::act(action, cx, out)
    }
}

/// The options of a click that selects.
struct WandOptions;

impl Options for WandOptions {
    fn ui(&mut self, ui: &mut Ui, _fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        ui.heading(t("Wand"));
        hint(
            ui,
            t(
                "A click selects the equal ones that touch each other, with Ctrl all of the level; Shift adds, Alt removes.",
            ),
        );
        ui.add_space(6.0);
        area::parts_ui(ui, cx, out);
    }
}
