//! The menu of what can be laid beside the run in hand.

use crate::command::{Command, Outbox, TimelineCommand};
use crate::language::{said, t};
use crate::overlays::way::beside_color;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{Button, RichText, ScrollArea, Ui};
use kit::play::ghost::Console;
use kit::timeline::beside::{Beside, MOST};
use sim::ruleset::Game;
use std::sync::Arc;

/// Shows the button with its menu.
pub fn menu(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let shown = cx.timeline().beside();
    let label = if shown.is_empty() { t("Beside").to_owned() } else { tr!("Beside: {count}", count = shown.len()) };
    let button = ui.menu_button(label, |ui| {
        ScrollArea::vertical().max_height(360.0).show(ui, |ui| {
            ui.label(RichText::new(t("The same buttons")).weak());
            choice(ui, cx, Beside::OtherLayer, t("Begun on the other layer"), out);
            for game in Game::ALL {
                choice(ui, cx, Beside::Rules(game), &tr!("By the rules of {game}", game = game.label()), out);
            }
            ui.label(RichText::new(t("Earlier runs")).weak());
            for (number, (_, kept)) in cx.timeline().kept().enumerate() {
                let name = tr!("Run {number}: {frames} frames", number = number + 1, frames = kept.log.frames());
                choice(ui, cx, Beside::Earlier(kept.log.clone()), &name, out);
            }
            ui.label(RichText::new(t("Saved runs of this level")).weak());
            for run in cx.document().project().runs.iter().filter(|run| run.level == cx.session().level) {
                choice(ui, cx, Beside::Saved(run.key.clone()), &run.key, out);
            }
            let consoles = consoles(cx);
            if !consoles.is_empty() {
                ui.label(RichText::new(t("Recordings of a console")).weak());
            }
            for console in consoles {
                let name = console.name.clone();
                choice(ui, cx, Beside::Console(console), &name, out);
            }
        });
    });
    button.response.on_hover_text(t("Show other runs in the level beside this one. They follow every edit too."));
}

/// The recording in the pane Recording, and those that are shown already.
fn consoles(cx: &Studio) -> Vec<Arc<Console>> {
    let shown = cx.timeline().beside().iter().filter_map(|companion| match &companion.what {
        Beside::Console(console) => Some(console),
        _ => None,
    });
    let mut consoles: Vec<_> = shown.cloned().collect();
    let open = cx.ghosts().ghost().and_then(|ghost| ghost.console.clone());
    consoles.extend(open.filter(|open| !consoles.contains(open)));
    consoles
}

/// A line of the menu, in its run's colour while it is shown.
fn choice(ui: &mut Ui, cx: &Studio, what: Beside, label: &str, out: &mut Outbox) {
    let shown = cx.timeline().beside();
    let place = shown.iter().position(|companion| companion.what == what);
    let mut text = RichText::new(label);
    if let Some(color) = place.and_then(|place| beside_color(place, cx.settings().palette)) {
        text = text.color(color);
    }
    let can = place.is_some() || shown.len() < MOST;
    let row = ui.add_enabled(can, Button::selectable(place.is_some(), text));
    let ending = place.and_then(|place| shown[place].ending);
    let help = ending.map_or_else(|| t("Show its path").to_owned(), |ending| said(&ending.in_words()).into_owned());
    if row.on_hover_text(help).on_disabled_hover_text(t("Six runs are shown. Hide one first.")).clicked() {
        out.send(Command::Timeline(TimelineCommand::Beside(what)));
    }
}
