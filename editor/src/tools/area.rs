//! The area tool: selects cells, with Shift more of them, with Alt fewer.

use super::surface::{CellSurface, CellTool};
use super::{Ghost, Options, Pointer, Selects, ToolFacts};
use crate::bindings::{Action, ToolId};
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::studio::Studio;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::Fields;
use crate::widgets::hint;
use eframe::egui::{Color32, Modifiers, Pos2, Ui};
use kit::document::{Blocks, GestureId, Region};
use kit::notices::Notice;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { selects: Selects::Blocks, ..ToolFacts::OF_CELLS };

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 3.0;

/// Selects cells; in a level whole chunks if it is set to.
#[derive(Default)]
pub struct Area {
    from: Option<Pos2>,
}

impl CellTool for Area {
    fn id(&self) -> ToolId {
        ToolId::Area
    }

    fn pointer(&mut self, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
        if pointer.pressed {
            self.from = Some(pointer.at);
        }
        if pointer.released
            && let Some(from) = self.from.take()
        {
            select(from, pointer, on, out);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, on: &dyn CellSurface) {
        if let (Some(from), Some(to)) = (self.from, ghost.pointer) {
            select_ghost(ghost, (from, to), on);
        }
    }

    fn cancel(&mut self) -> Option<GestureId> {
        self.from = None;
        None
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(AreaOptions))
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        act(action, cx, out)
    }
}

/// Selects all blocks of a level, if the action says so.
pub fn act(action: Action, cx: &Studio, out: &mut Outbox) -> bool {
    let (right, bottom) = cx.derived().scene().size_in_blocks();
    if action == Action::SelectAll {
        take(Region::of(Blocks { left: 0, top: 0, right, bottom }), Modifiers::NONE, out);
    }
    action == Action::SelectAll
}

/// Selects the cells between a press and the release: Shift adds them to what is selected, Alt takes them away. A mere
/// click selects nothing; with Shift or Alt it means one cell.
pub fn select(from: Pos2, pointer: Pointer, on: &dyn CellSurface, out: &mut Outbox) {
    let (adds, takes) = (pointer.modifiers.shift, pointer.modifiers.alt);
    let is_click = (pointer.at - from).length() * pointer.zoom <= THRESHOLD;
    let chosen = if is_click && !adds && !takes { None } else { on.selectable(from, pointer.at) };
    take(chosen.map_or_else(Region::default, Region::of), pointer.modifiers, out);
}

/// Grows the selected area by a rim of `unit` cells, as far as the surface reaches, or takes such a rim away.
pub fn resize(grows: bool, unit: i32, all: Blocks, cx: &Studio, out: &mut Outbox) {
    let area = &cx.session().selected.area;
    let new = if grows { area.grown(unit, all) } else { area.shrunk(unit) };
    if new.is_empty() {
        out.send(Command::Notice(Notice::note(t("The area is too narrow to shrink."))));
    } else {
        out.session(move |session| session.selected.area = new);
    }
}

/// Selects cells: with Shift also those, with Alt no longer those.
pub fn take(cells: Region, modifiers: Modifiers, out: &mut Outbox) {
    out.session(move |session| {
        session.selected.things.clear();
        match (modifiers.shift, modifiers.alt) {
            (true, _) => session.selected.area.add(&cells),
            (false, true) => session.selected.area.subtract(&cells),
            (false, false) => session.selected.area = cells,
        }
    });
}

/// Draws the cells that a release would select.
pub fn select_ghost(ghost: &Ghost<'_>, (from, to): (Pos2, Pos2), on: &dyn CellSurface) {
    let Some(cells) = on.selectable(from, to) else { return };
    let area = ghost.area(on.area(cells));
    let color = match ghost.modifiers.alt && !ghost.modifiers.shift {
        true => Color32::from_rgb(255, 90, 80),
        false => Color32::from_rgb(255, 236, 120),
    };
    ghost.painter.rect_filled(area, 0.0, color.gamma_multiply(0.2));
    ghost.frame(area);
    ghost.size_label((cells.right - cells.left, cells.bottom - cells.top));
}

/// The options of a drag that selects.
struct AreaOptions;

impl Options for AreaOptions {
    fn ui(&mut self, ui: &mut Ui, _fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
        ui.heading(t("Area"));
        hint(ui, t("Drag to select; Shift adds, Alt removes. A click deselects."));
        ui.add_space(6.0);
        parts_ui(ui, cx, out);
    }
}

/// Chooses the parts that an area consists of.
pub fn parts_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let units = [(false, t("Blocks"), t("Selects single blocks")), (true, t("Chunks"), t("Selects whole chunks"))];
    row(ui, t("Select"), t("The parts of the level that are selected"), |ui| {
        if let Some(in_chunks) = choices(ui, t("Select"), Some(cx.session().tools.area_in_chunks), &units, None) {
            out.session(move |session| session.tools.area_in_chunks = in_chunks);
        }
    });
}
