//! The hand on an easel: a surface of cells that is shown whole in a pane, worked by the pointer and by the keyboard.

use super::right_press::RightPress;
use super::surface::{CellHand, CellSurface, Place};
use super::{Ghost, Pointer};
use crate::bindings::{Action, ToolId};
use crate::command::Outbox;
use crate::language::t;
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::View;
use crate::studio::Studio;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::{action_tooltip, icon_button};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Response, Stroke, StrokeKind, Ui};

/// The hand.
#[derive(Default)]
pub struct EaselHand {
    hand: CellHand,
    right: RightPress,
    /// The cell of the keyboard.
    pub caret: Place,
}

/// The easel as it is shown in this picture.
pub struct EaselView<'a> {
    /// The response of its square.
    pub response: &'a Response,
    /// Its square, points.
    pub area: Rect,
    /// Points to a pixel of the surface.
    pub zoom: f32,
    /// The tool in hand.
    pub tool: ToolId,
    /// True if a drag with the right button copies an area; otherwise the button picks all along.
    pub copies: bool,
}

impl EaselView<'_> {
    const fn view(&self) -> View {
        View { origin: Pos2::ZERO, zoom: self.zoom }
    }

    /// The position under the pointer, pixels of the surface.
    pub fn hovered(&self) -> Option<Pos2> {
        self.response.hover_pos().map(|at| self.view().to_level(self.area, at))
    }
}

/// The tool in hand; the brush, if that means nothing on the easel.
pub fn in_hand(cx: &Studio, is_known: fn(ToolId) -> bool) -> ToolId {
    let tool = cx.session().tools.tool;
    if is_known(tool) { tool } else { ToolId::Brush }
}

/// Shows the buttons of the tools that mean something on an easel; `name` makes a button's name of a tool's.
pub fn tools_ui(
    ui: &mut Ui,
    (in_hand, is_known): (ToolId, fn(ToolId) -> bool),
    name: impl Fn(&str) -> String,
    cx: &Studio,
    out: &mut Outbox,
) {
    for (tool, action) in ToolId::ALL.iter().copied().filter(|(tool, _)| is_known(*tool)) {
        let enabled = action != Action::ToolStamp || cx.session().tools.stamp.is_some();
        let (icon, name) = (action.icon().unwrap_or(Icon::Brush), name(t(action.info().label)));
        let response = icon_button(ui, icon, &name, tool == in_hand, enabled);
        if response.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys())).clicked() {
            out.action(action);
        }
    }
}

impl EaselHand {
    /// Forgets what was begun: another surface is shown.
    pub fn cancel(&mut self) {
        self.hand.cancel();
        self.right = RightPress::default();
    }

    /// Works the pointer.
    pub fn pointer(&mut self, ui: &Ui, easel: &EaselView<'_>, on: &dyn CellSurface, out: &mut Outbox) {
        let view = easel.view();
        let Some(at) = ui.input(|i| i.pointer.latest_pos()).map(|at| view.to_level(easel.area, at)) else { return };
        let button = |button| ui.input(|i| (i.pointer.button_pressed(button), i.pointer.button_released(button)));
        let (modifiers, down) = (ui.input(|i| i.modifiers), easel.response.is_pointer_button_down_on());
        let plain = Pointer { down, modifiers, ..Pointer::still(at, easel.zoom) };
        let (pressed, released) = button(PointerButton::Primary);
        if down && pressed {
            self.caret = inside(on.cell(at), on);
            if self.hand.is_tapped() {
                self.hand.cancel();
            }
            self.hand.pointer(easel.tool, Pointer { pressed, released, ..plain }, on, out);
        } else if self.hand.is_held() && !self.hand.is_tapped() {
            self.hand.pointer(easel.tool, Pointer { released: released || !down, ..plain }, on, out);
        }
        let (pressed, released) = button(PointerButton::Secondary);
        if !easel.copies {
            if down && ui.input(|i| i.pointer.button_down(PointerButton::Secondary)) {
                on.pick(at, out);
            }
            return;
        }
        let pressed = pressed && easel.response.hovered();
        if self.right.follow(Pointer { pressed, released, ..plain }, false, on, out) {
            on.pick(at, out);
        }
    }

    /// Works the keyboard: arrows move the caret, Space and Enter use the tool there, Esc gives up what was begun. Other keys are
    /// returned.
    pub fn keyboard(&mut self, ui: &Ui, easel: &EaselView<'_>, on: &dyn CellSurface, out: &mut Outbox) -> Vec<Key> {
        let pressed = |event: Event| match event {
            Event::Key { key, pressed: true, modifiers: Modifiers { command: false, alt: false, .. }, .. } => Some(key),
            _ => None,
        };
        let keys: Vec<Key> = ui.input(|input| input.events.clone()).into_iter().filter_map(pressed).collect();
        let mut others = Vec::new();
        for key in keys {
            let (x, y) = self.caret;
            match key {
                Key::ArrowLeft => self.caret = inside((x - 1, y), on),
                Key::ArrowRight => self.caret = inside((x + 1, y), on),
                Key::ArrowUp => self.caret = inside((x, y - 1), on),
                Key::ArrowDown => self.caret = inside((x, y + 1), on),
                Key::Escape => _ = self.hand.cancel(),
                Key::Enter | Key::Space => {
                    self.hand.tap(easel.tool, Pointer::still(middle(self.caret, on), easel.zoom), on, out);
                }
                key => others.push(key),
            }
        }
        others
    }

    /// Draws what a click would do, and the caret while the easel has the keys.
    pub fn ghost(&self, ui: &Ui, easel: &EaselView<'_>, on: &dyn CellSurface, atlas: &BlockAtlas) {
        let (painter, modifiers) = (&ui.painter_at(easel.area.expand(2.0)), ui.input(|i| i.modifiers));
        let has_focus = easel.response.has_focus();
        let by_keys = has_focus && self.hand.is_tapped();
        let pointer = easel.hovered().or(by_keys.then(|| middle(self.caret, on)));
        let ghost = Ghost { painter, canvas: easel.area, view: easel.view(), pointer, modifiers, snap: 1.0, atlas };
        if !self.right.is_held() {
            self.hand.ghost(easel.tool, &ghost, on);
        }
        self.right.ghost(&ghost, on);
        if has_focus {
            let caret = ghost.area(on.span_area((self.caret, self.caret)));
            painter.rect_stroke(caret, 0.0, Stroke::new(2.0, theme::of(ui).warning), StrokeKind::Inside);
        }
    }
}

/// The nearest cell of a surface.
fn inside((x, y): Place, on: &dyn CellSurface) -> Place {
    let (columns, rows) = on.cells();
    (x.clamp(0, (columns - 1).max(0)), y.clamp(0, (rows - 1).max(0)))
}

/// The middle of a cell, pixels of the surface.
fn middle(cell: Place, on: &dyn CellSurface) -> Pos2 {
    on.span_area((cell, cell)).center()
}
