//! The area tool: selects blocks, with Shift more of them, with Alt fewer.

use super::places;
use super::rectangle::size_label;
use super::{Ghost, Options, Pointer, Selects, Tool};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::language::t;
use crate::session::Brush;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{Color32, Pos2, Ui};
use kit::document::{Blocks, Region};
use sim::tiles::Cell;

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 3.0;

/// Selects blocks, or whole chunks if it is set to.
#[derive(Default)]
pub struct Area {
    from: Option<Pos2>,
}

impl Tool for Area {
    fn works_in_mazes(&self) -> bool {
        true
    }

    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        if pointer.pressed {
            self.from = Some(pointer.at);
        }
        if !pointer.released {
            return;
        }
        let Some(from) = self.from.take() else { return };
        let (adds, takes) = (pointer.modifiers.shift, pointer.modifiers.alt);
        let click = (pointer.at - from).length() * pointer.zoom <= THRESHOLD;
        // A mere click drops the area; with Shift or Alt it means one block.
        let spanned = if click && !adds && !takes { None } else { spanned(from, pointer.at, cx) };
        out.session(move |session| {
            session.selection.clear();
            match spanned {
                Some(blocks) if adds => session.area.add(blocks),
                Some(blocks) if takes => session.area.subtract(blocks),
                Some(blocks) => session.area = Region::of(blocks),
                None if adds || takes => {}
                None => session.area = Region::default(),
            }
        });
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        let (Some(from), Some(to)) = (self.from, ghost.pointer) else { return };
        let Some(blocks) = spanned(from, to, cx) else { return };
        let size = (blocks.right - blocks.left, blocks.bottom - blocks.top);
        let area = ghost.blocks((blocks.left, blocks.top), size);
        let color = match ghost.modifiers.alt && !ghost.modifiers.shift {
            true => Color32::from_rgb(255, 90, 80),
            false => Color32::from_rgb(255, 236, 120),
        };
        ghost.painter.rect_filled(area, 0.0, color.gamma_multiply(0.2));
        places::frame(ghost, area);
        size_label(ghost, size);
    }

    fn cancel(&mut self) {
        self.from = None;
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(AreaOptions))
    }

    fn selects(&self) -> Selects {
        Selects::Blocks
    }

    fn act(&self, action: Action, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let (right, bottom) = cx.derived.scene().size_in_blocks();
        if action == Action::SelectAll {
            out.session(move |session| {
                session.selection.clear();
                session.area = Region::of(Blocks { left: 0, top: 0, right, bottom });
            });
        }
        action == Action::SelectAll
    }
}

/// What a drag selects.
struct AreaOptions;

impl Options for AreaOptions {
    fn ui(&mut self, ui: &mut Ui, _fields: &mut Fields, cx: &PaneContext<'_>, out: &mut Outbox) {
        ui.heading(t("Area"));
        hint(ui, t("Drag to select; Shift adds, Alt removes. A click deselects."));
        ui.add_space(6.0);
        let units = [
            (false, t("Blocks"), t("A drag selects single blocks")),
            (true, t("Chunks"), t("A drag selects whole chunks")),
        ];
        row(ui, t("Select"), t("The parts of the level that a drag selects"), |ui| {
            if let Some(in_chunks) = choices(ui, t("Select"), Some(cx.session.area_in_chunks), &units, None) {
                out.session(move |session| session.area_in_chunks = in_chunks);
            }
        });
    }
}

/// The blocks of the level between two level positions, in whole chunks if the tool is set to.
fn spanned(from: Pos2, to: Pos2, cx: &PaneContext<'_>) -> Option<Blocks> {
    let unit = if cx.session.area_in_chunks { Brush::Chunk(0) } else { Brush::Block(Cell::default()) };
    let (a, b) = (places::place(from, &unit, cx), places::place(to, &unit, cx));
    let (a, b) = places::span(a, b, places::size(&unit, cx))?;
    let side = places::side(&unit, cx);
    Some(Blocks { left: a.0 * side, top: a.1 * side, right: (b.0 + 1) * side, bottom: (b.1 + 1) * side })
}
