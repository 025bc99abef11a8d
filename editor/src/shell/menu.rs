//! The menu bar: every action can be found here, with its key.

use super::{is_enabled, is_on};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::dock::Dock;
use crate::panes::{Pane, PaneContext};
use crate::widgets::action_tooltip;
use eframe::egui::{self, Button, Ui};

/// What the menu bar did besides sending commands: the dock is no part of what panes read.
#[derive(Debug, PartialEq, Eq)]
pub enum DockWish {
    /// Bring the pane to the front, or back.
    Open(&'static str),
    /// Take it away.
    Close(&'static str),
}

/// Shows the menu bar.
pub fn show(
    ui: &mut Ui,
    cx: &PaneContext<'_>,
    out: &mut Outbox,
    dock: &Dock,
    panes: &[Box<dyn Pane>],
) -> Option<DockWish> {
    let mut wish = None;
    egui::MenuBar::new().ui(ui, |ui| {
        ui.menu_button("File", |ui| {
            items(ui, cx, out, &[Action::New, Action::Open, Action::OpenPath]);
            items(ui, cx, out, &[Action::ImportLevels]);
            recent(ui, cx, out);
            ui.separator();
            items(ui, cx, out, &[Action::Save, Action::SaveAs, Action::SaveAsPath]);
            ui.separator();
            items(ui, cx, out, &[Action::CloseProject, Action::Settings, Action::Quit]);
        });
        ui.menu_button("Edit", |ui| {
            let step = |steps: &[crate::document::Step]| steps.last().map(|step| step.label.clone());
            named_item(ui, cx, out, Action::Undo, step(cx.history.done()));
            named_item(ui, cx, out, Action::Redo, step(cx.history.undone()));
            ui.separator();
            items(ui, cx, out, &[Action::Delete, Action::SelectAll, Action::SelectNone]);
            ui.separator();
            items(ui, cx, out, &[Action::FlipX, Action::FlipY, Action::PaintEverywhere]);
            ui.separator();
            ui.menu_button("Tools", |ui| {
                let tools: Vec<_> = crate::bindings::TOOLS.iter().map(|(action, _)| *action).collect();
                items(ui, cx, out, &tools);
            });
        });
        ui.menu_button("View", |ui| {
            items(ui, cx, out, &[Action::ZoomIn, Action::ZoomOut, Action::ZoomActual, Action::FitLevel]);
            ui.separator();
            items(ui, cx, out, &[Action::Grid, Action::ChunkGrid, Action::CollisionA, Action::CollisionB]);
            items(ui, cx, out, &[Action::Angles, Action::Dim, Action::SwapLayer]);
            ui.separator();
            items(ui, cx, out, &[Action::Sensors, Action::Readout, Action::Radii, Action::Speeds, Action::Trail]);
            items(ui, cx, out, &[Action::Camera, Action::FollowPlayer, Action::OverlaysOff]);
            ui.separator();
            items(ui, cx, out, &[Action::Objects, Action::Background, Action::Rulers]);
            ui.separator();
            ui.menu_button("Panes", |ui| {
                for pane in panes.iter().filter(|pane| pane.id() != "canvas") {
                    let shown = dock.contains(pane.id());
                    if ui.add(Button::selectable(shown, pane.title())).clicked() {
                        wish = Some(if shown { DockWish::Close(pane.id()) } else { DockWish::Open(pane.id()) });
                        ui.close();
                    }
                }
            });
            items(ui, cx, out, &[Action::ClearView, Action::ResetLayout, Action::ThemeToggle]);
        });
        ui.menu_button("Play", |ui| {
            items(ui, cx, out, &[Action::PlayHere, Action::PlayFromStart, Action::ResumePlay, Action::TogglePlay]);
            ui.separator();
            items(ui, cx, out, &[Action::PausePlay, Action::StepFrame, Action::StepBack]);
            items(ui, cx, out, &[Action::Slower, Action::Faster]);
            ui.separator();
            items(ui, cx, out, &[Action::FollowPlayer]);
            ui.separator();
            items(ui, cx, out, &[Action::RestartRun, Action::StopPlay]);
        });
        ui.menu_button("Help", |ui| {
            items(ui, cx, out, &[Action::KeySheet, Action::CommandPalette, Action::Messages]);
            ui.separator();
            items(ui, cx, out, &[Action::About]);
        });
    });
    wish
}

fn items(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox, actions: &[Action]) {
    for action in actions {
        named_item(ui, cx, out, *action, None);
    }
}

fn named_item(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox, action: Action, of: Option<String>) {
    ui.set_min_width(210.0);
    let info = action.info();
    let label = of.map_or_else(|| info.label.to_owned(), |of| format!("{}: {of}", info.label));
    let button = Button::selectable(is_on(action, cx).unwrap_or(false), label).shortcut_text(cx.keys.text(action));
    let response = ui.add_enabled(is_enabled(action, cx), button);
    if response.clicked() {
        out.action(action);
        ui.close();
    }
    response.on_hover_ui(|ui| action_tooltip(ui, action, cx.keys));
}

fn recent(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    ui.add_enabled_ui(!cx.settings.recent.is_empty(), |ui| {
        ui.menu_button("Recent projects", |ui| {
            for folder in &cx.settings.recent {
                let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy();
                if ui.button(name).on_hover_text(folder.display().to_string()).clicked() {
                    out.send(Command::Open(folder.clone()));
                    ui.close();
                }
            }
        });
    });
}
