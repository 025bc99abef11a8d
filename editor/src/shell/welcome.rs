//! What is in the window while no project is open.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::theme;
use crate::widgets::{hint, keycap};
use eframe::egui::{self, Align, Button, Layout, RichText, Ui, vec2};
use kit::drawing::starting_ground;

/// Recent projects shown.
const MAX_SHOWN: usize = 8;

/// Shows ways in; while a project is being opened, how far that is.
pub fn show(ui: &mut Ui, cx: &PaneContext<'_>, opening: Option<(usize, usize)>, out: &mut Outbox) {
    ui.painter().rect_filled(ui.max_rect(), 0.0, theme::of(ui).void);
    let width = (ui.available_width() - 32.0).clamp(0.0, 460.0);
    let top = (ui.available_height() * 0.2).clamp(8.0, 180.0);
    ui.vertical_centered(|ui| {
        ui.add_space(top);
        ui.allocate_ui_with_layout(vec2(width, 0.0), Layout::top_down(Align::Min), |ui| {
            ui.label(RichText::new("Loopwright").size(30.0).color(ui.visuals().strong_text_color()));
            ui.label(RichText::new("Draw the ground, press one key, run over it.").size(15.0).weak());
            ui.add_space(18.0);
            match opening {
                Some((done, known)) => progress(ui, done, known),
                None => ways_in(ui, cx, out),
            }
        });
    });
}

fn progress(ui: &mut Ui, done: usize, known: usize) {
    ui.label(match known {
        0 => "Opening the project…".to_owned(),
        known => format!("Opening the project: {done} of {known} files read"),
    });
}

fn ways_in(ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
    for action in [Action::New, Action::Open, Action::OpenPath, Action::ImportLevels] {
        ui.horizontal(|ui| {
            let button = Button::new(action.info().label).min_size(vec2(190.0, 32.0));
            if ui.add(button).on_hover_text(action.info().help).clicked() {
                out.action(action);
            }
            let keys = cx.keys.text(action);
            if !keys.is_empty() {
                keycap(ui, &keys);
            }
        });
    }
    ui.horizontal(|ui| {
        let button = Button::new("Open the sample level").min_size(vec2(190.0, 32.0));
        if ui.add(button).on_hover_text("A level to play with: hills, a loop, tunnels and ledges.").clicked() {
            match starting_ground::sample() {
                Some(folder) => out.send(Command::Open(folder)),
                None => out.send(Command::Notice(kit::notices::Notice::warning(
                    "The sample project projects/first-steps is not beside the program. \
                     Start Loopwright from a copy of its repository, or open the folder by path.",
                ))),
            }
        }
    });
    ui.add_space(14.0);
    if cx.settings.recent.is_empty() {
        hint(ui, "A project's folder can also be dropped onto this window.");
        return;
    }
    ui.label(RichText::new("Recent projects").strong());
    for folder in cx.settings.recent.iter().take(MAX_SHOWN) {
        let name = folder.file_name().unwrap_or(folder.as_os_str()).to_string_lossy();
        ui.horizontal(|ui| {
            if ui.link(name).clicked() {
                out.send(Command::Open(folder.clone()));
            }
            ui.add(egui::Label::new(RichText::new(folder.display().to_string()).weak().small()).truncate());
        });
    }
}
