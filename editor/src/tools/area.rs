//! The area tool: selects blocks, with Shift more of them, with Alt fewer.

use super::places;
use super::rectangle::size_label;
use super::{Ghost, Pointer, Selects, Tool};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::context::PaneContext;
use eframe::egui::{Color32, Pos2};
use kit::document::{Blocks, Region};

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 3.0;

/// Selects blocks; whole chunks while a chunk is in the brush.
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

/// The blocks of the level between two level positions, in whole places of the brush.
fn spanned(from: Pos2, to: Pos2, cx: &PaneContext<'_>) -> Option<Blocks> {
    let brush = &cx.session.brush;
    let (a, b) = (places::place(from, brush, cx), places::place(to, brush, cx));
    let (a, b) = places::span(a, b, places::size(brush, cx))?;
    let side = places::side(brush, cx);
    Some(Blocks { left: a.0 * side, top: a.1 * side, right: (b.0 + 1) * side, bottom: (b.1 + 1) * side })
}
