//! The window about this program.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{RichText, Ui, vec2};

/// The open window.
#[derive(Default)]
pub struct About;

impl Window for About {
    fn show(&mut self, ui: &mut Ui, _cx: &Studio, _out: &mut Outbox) -> bool {
        let mut open = true;
        window(msg("About Loopwright"), vec2(380.0, 200.0))
            .resizable(false)
            .default_pos(centre(ui))
            .open(&mut open)
            .show(ui, |ui| {
                ui.heading(format!("Loopwright {}", env!("CARGO_PKG_VERSION")));
                ui.label(t(env!("CARGO_PKG_DESCRIPTION")));
                ui.add_space(6.0);
                ui.label(RichText::new(tr!("Licence: {licence}", licence = env!("CARGO_PKG_LICENSE"))).weak());
            });
        open
    }
}
