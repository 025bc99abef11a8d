//! Play > Pause when: the causes that pause play by themselves.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::widgets::{drag, hint};
use eframe::egui::{Button, Ui, vec2};
use kit::play::pause_when::{PauseCause, PauseWhen};

/// The labels of the causes.
const LABELS: [(PauseCause, &str, &str); PauseCause::ALL.len()] = [
    (PauseCause::Layer, msg("The layer changes"), msg("The player comes to the other collision layer.")),
    (PauseCause::Ground, msg("He lands or leaves the ground"), msg("Also onto an object and off it.")),
    (
        PauseCause::Mode,
        msg("The mode changes"),
        msg("His feet come from the floor to a wall, to the ceiling, and back."),
    ),
    (PauseCause::Ball, msg("He curls up or stands up"), msg("He begins to roll or to jump as a ball, or ends it.")),
    (PauseCause::Wall, msg("A wall sensor catches"), msg("Sensor E or F finds a wall that stops him.")),
    (PauseCause::Ceiling, msg("A ceiling sensor catches"), msg("Sensor C or D finds a ceiling that stops him.")),
    (PauseCause::Object, msg("He comes to be on an object"), msg("Also when he leaves it.")),
    (
        PauseCause::Switch,
        msg("A switch changes"),
        msg("A button or an object sets or clears one of the level's switches."),
    ),
    (PauseCause::Ring, msg("He gets a ring"), msg("A ring that he collects.")),
    (PauseCause::Hurt, msg("He is hurt or dies"), msg("Any hit, also one that costs a shield or rings.")),
    (
        PauseCause::Speed,
        msg("The speed passes"),
        msg("Along the ground or through the air, upwards or downwards past this figure."),
    ),
];

/// The open window.
#[derive(Default)]
pub struct PauseWindow;

impl Window for PauseWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut done) = (true, false);
        let now = cx.session().play.pause_when;
        window(msg("Pause when"), vec2(320.0, 380.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| {
                hint(ui, t("Play pauses in the frame in which one of these happens."));
                ui.add_space(4.0);
                for (cause, label, help) in LABELS {
                    let mut on = now.has(cause);
                    ui.horizontal(|ui| {
                        if ui.checkbox(&mut on, t(label)).on_hover_text(t(help)).changed() {
                            out.session(move |session| session.play.pause_when.toggle(cause));
                        }
                        if cause == PauseCause::Speed {
                            speed_ui(ui, now, out);
                        }
                    });
                }
            });
            ui.add_space(8.0);
            done = buttons(ui, |ui| {
                ui.horizontal(|ui| {
                    let done = ui.button(t("Close")).clicked();
                    if ui.add_enabled(!now.is_empty(), Button::new(t("Clear all"))).clicked() {
                        out.session(|session| session.play.pause_when.clear());
                    }
                    done
                })
                .inner
            });
        });
        open && !done
    }
}

/// The speed that is passed.
fn speed_ui(ui: &mut Ui, now: PauseWhen, out: &mut Outbox) {
    let mut speed = f32::from(now.speed) / 256.0;
    let field = drag(&mut speed).range(0.0..=64.0).speed(0.05).max_decimals(3).suffix(" px");
    let field = ui.add(field).accessible_name(t("Speed that is passed")).on_hover_text(t("Pixels a frame"));
    if field.changed() {
        out.session(move |session| session.play.pause_when.speed = (speed * 256.0).round() as u16);
    }
}
