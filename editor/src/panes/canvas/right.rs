//! The right button: a click picks, a drag captures a stamp, a click on something selected opens its menu.

use super::Frame;
use crate::actions::is_enabled;
use crate::bindings::Action;
use crate::bindings::mouse::RightDrag;
use crate::command::{Command, Outbox};
use crate::language::{counted, t};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::{arrange, objects, targets};
use crate::tools::level_cells::{self, LevelCells};
use crate::tools::right_press::RightPress;
use crate::tools::{self, Ghost, Pointer, Selects, arranging, block_of};
use crate::tr;
use crate::widgets::hint;
use eframe::egui::{Button, PointerButton, Popup, PopupCloseBehavior, Pos2, Ui, pos2};
use kit::document::Edit;
use kit::reach::CELL;
use sim::level::Level;
use sim::project::{Run, numbered};
use sim::replay::{Replay, what_came_out};
use std::sync::Arc;

/// The state of the right button.
#[derive(Default)]
pub struct RightButton {
    press: RightPress,
    /// The place of the menu, while it is open.
    menu: Option<Pos2>,
    /// The place of the menu of a reached place, while it is open, and that place.
    reached: Option<(Pos2, (i32, i32))>,
    /// A key asked for the menu.
    asked: bool,
}

impl RightButton {
    /// The button is down.
    pub const fn holds(&self) -> bool {
        self.press.is_held()
    }

    /// Follows the button over the canvas; `at` is the pointer's level position.
    pub fn follow(&mut self, ui: &Ui, frame: &Frame<'_>, over: bool, at: Pos2, out: &mut Outbox) {
        let cx = frame.cx;
        let selected = |what: Selected| cx.session().selected.things.contains(&what);
        let (pressed, released, screen) = ui.input(|i| {
            let p = &i.pointer;
            let button = PointerButton::Secondary;
            (p.button_pressed(button), p.button_released(button), p.latest_pos())
        });
        let begins = pressed && over;
        let mut erases = false;
        if begins {
            self.menu = None;
            let on_selected = targets::under(at, frame.view.zoom, cx);
            let on_selected = on_selected
                .is_some_and(|(what, _)| selected(what) || tools::facts_in_hand(cx).selects == Selects::Things);
            let on_selected = on_selected || in_area(cx, at);
            erases = cx.settings().right_drag == RightDrag::Erases && !on_selected;
        }
        let (modifiers, zoom) = (ui.input(|i| i.modifiers), frame.view.zoom);
        let pointer = Pointer { pressed: begins, released, modifiers, ..Pointer::still(at, zoom) };
        if !self.press.follow(pointer, erases, &LevelCells::of_brush(cx), out) || !over {
            return;
        }
        match targets::under(at, frame.view.zoom, cx) {
            Some((what, _)) if selected(what) => self.menu = screen,
            Some((what, _)) if tools::facts_in_hand(cx).selects == Selects::Things => {
                out.session(move |session| session.selected.things = [what].into());
                self.menu = screen;
            }
            _ if in_area(cx, at) => {
                out.session(|session| session.selected.things.clear());
                self.menu = screen;
            }
            _ => match reached(cx, at) {
                Some(place) => self.reached = screen.map(|screen| (screen, place)),
                None => level_cells::pick_at(at, cx, out),
            },
        }
    }

    /// Opens the menu of what is selected at the next picture.
    pub fn ask(&mut self, cx: &Studio) {
        self.asked = !cx.session().selected.things.is_empty() || !cx.session().selected.area.is_empty();
    }

    /// Draws the area being captured.
    pub fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        self.press.ghost(ghost, &LevelCells::of_brush(cx));
    }

    /// Shows the menu of what is selected.
    pub fn menu(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        if std::mem::take(&mut self.asked) {
            let first = cx
                .session
                .selected
                .things
                .first()
                .and_then(|what| targets::bounds(&frame.scene.level, cx.derived().looks().own(), *what));
            let area = cx.session().selected.area.bounds();
            let area = area.map(|part| pos2((part.left + part.right) as f32, (part.top + part.bottom) as f32) * 8.0);
            let at = first.map(|area| area.center()).or(area);
            let at = at.map_or(frame.canvas.center(), |at| frame.view.to_screen(frame.canvas, at));
            self.menu = Some(at.clamp(frame.canvas.min, frame.canvas.max));
        }
        self.reached_menu(ui, frame, out);
        let Some(at) = self.menu else { return };
        let (key, level, selection) = (&cx.session().level, &frame.scene.level, &cx.session().selected.things);
        let mut open = true;
        let switchers = selection.iter().any(|what| matches!(what, Selected::Switcher(_)));
        Popup::new(frame.response.id.with("menu"), ui.ctx().clone(), at, ui.layer_id())
            .open_bool(&mut open)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| {
                ui.set_min_width(150.0);
                if selection.is_empty() {
                    items(ui, cx, out, &[Action::Cut, Action::Copy, Action::Paste]);
                    ui.separator();
                    return items(ui, cx, out, &[Action::FillArea, Action::TakeStamp, Action::Delete]);
                }
                if switchers {
                    if ui.button(t("Swap sides")).clicked() {
                        let edits = arrange::each_switcher(key, level, selection, |_, s| arrange::swap_sides(s));
                        out.edit(t("Swap sides"), edits);
                        ui.close();
                    }
                    if ui.button(t("Turn the line")).clicked() {
                        out.action(Action::Turn);
                        ui.close();
                    }
                    ui.separator();
                }
                if selection.iter().any(|what| matches!(what, Selected::Placement(_))) {
                    object_items(ui, frame, out);
                    ui.separator();
                }
                items(ui, cx, out, &[Action::OpenChosen, Action::SelectSame]);
                items(ui, cx, out, &[Action::HideKind, Action::LockKind]);
                items(ui, cx, out, &[Action::Cut, Action::Copy, Action::Duplicate, Action::Delete]);
            });
        if !open {
            self.menu = None;
        }
    }
}

impl RightButton {
    /// Shows the menu of a place that a search reached.
    fn reached_menu(&mut self, ui: &Ui, frame: &Frame<'_>, out: &mut Outbox) {
        let cx = frame.cx;
        let Some((at, (x, y))) = self.reached else { return };
        let Some(shown) = cx.reach().shown(&cx.session().level) else {
            self.reached = None;
            return;
        };
        let mut open = true;
        Popup::new(frame.response.id.with("reached"), ui.ctx().clone(), at, ui.layer_id())
            .open_bool(&mut open)
            .close_behavior(PopupCloseBehavior::CloseOnClick)
            .show(|ui| {
                ui.set_min_width(190.0);
                if let Some(frame) = shown.map.cell(x, y).frame() {
                    hint(ui, &tr!("{x}, {y}: reached after {frames}", x, y, frames = counted(frame as usize, "frame")));
                }
                let run = || shown.map.run_to(x, y);
                let play = ui.button(t("Play the run that gets here"));
                if play.on_hover_text(t("Play this run, and take over at its end")).clicked() {
                    if let Some(run) = run() {
                        let key = format!("to {x}, {y}");
                        out.send(Command::Try(Box::new(Run { key, ..run })));
                    }
                    ui.close();
                }
                let keep = ui.button(t("Save as a run"));
                if keep.on_hover_text(t("Save this run in the project; it must end here from now on")).clicked() {
                    if let Some(run) = run() {
                        keep_run(run, cx, out);
                    }
                    ui.close();
                }
            });
        if !open {
            self.reached = None;
        }
    }
}

/// A place that a search reached, near to the pointer.
fn reached(cx: &Studio, at: Pos2) -> Option<(i32, i32)> {
    let shown = cx.reach().shown(&cx.session().level)?;
    shown.map.nearest(at.x as i32, at.y as i32, 2 * CELL)
}

/// Saves a run in the project, with what comes out at its end.
fn keep_run(run: Run, cx: &Studio, out: &mut Outbox) {
    let project = cx.document().project();
    let Some(level) = Level::for_run(project, &run) else { return };
    let expect = what_came_out(&Replay::new(&run, &level).finish());
    let is_free = |name: &String| project.runs.iter().all(|run| run.key != *name);
    let key = numbered(1, |n| format!("{}-reach-{n}", run.level), is_free);
    let run = Run { key: key.clone(), expect, ..run };
    out.edit(tr!("Save run {key}", key), vec![Edit::SetRun { key, run: Some(Arc::new(run)) }]);
    out.send(Command::ShowPane("runs"));
}

/// Shows the commands for selected objects.
fn object_items(ui: &mut Ui, frame: &Frame<'_>, out: &mut Outbox) {
    let (cx, level) = (frame.cx, &frame.scene.level);
    let chosen = objects::selected(level, &cx.session().selected.things);
    if let [(_, one)] = chosen[..]
        && ui.button(t("Place more like this")).clicked()
    {
        let like = one.clone();
        out.session(move |session| objects::take_like(session, &like));
        ui.close();
    }
    for (across, text) in [(true, t("Mirror left to right")), (false, t("Mirror top to bottom"))] {
        if ui.button(text).clicked() {
            arranging::mirror(across, cx, out);
            ui.close();
        }
    }
    ui.menu_button(t("Arrange"), |ui| {
        for (i, actions) in arranging::ARRANGE.into_iter().enumerate() {
            if i > 0 {
                ui.separator();
            }
            items(ui, cx, out, actions);
        }
    });
}

/// True if a level position is in the selected area.
fn in_area(cx: &Studio, at: Pos2) -> bool {
    let (x, y) = block_of(at);
    cx.session().selected.area.contains(x, y)
}

pub(super) fn items(ui: &mut Ui, cx: &Studio, out: &mut Outbox, actions: &[Action]) {
    for action in actions {
        let button = Button::new(t(action.info().label)).shortcut_text(cx.keys().text(*action));
        let response = ui.add_enabled(is_enabled(*action, cx), button);
        if response.on_hover_text(t(action.info().help)).clicked() {
            out.action(*action);
            ui.close();
        }
    }
}
