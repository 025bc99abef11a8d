//! The runs of the level in view: to look on, and to see what holds at their moments.

use super::inspector::game_name;
use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::theme;
use crate::widgets::hint;
use eframe::egui::{Button, Grid, RichText, ScrollArea, Ui};
use kit::document::Edit;
use kit::play::watch::Watched;
use sim::project::{Fact, Moment, Run, Subject};
use sim::replay::frame_count;
use sim::world::World;
use std::sync::Arc;

/// What is asked of the player where a frame is expected as it comes out.
const EXPECTED: [Fact; 7] = [Fact::X, Fact::Y, Fact::XSpeed, Fact::YSpeed, Fact::Airborne, Fact::OnObject, Fact::Rings];

/// The pane.
#[derive(Default)]
pub struct Runs;

impl Pane for Runs {
    fn id(&self) -> &'static str {
        "runs"
    }

    fn title(&self) -> &'static str {
        "Runs"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        let here = || cx.document.project().runs.iter().filter(|run| run.level == cx.session.level);
        if here().next().is_none() {
            let key = cx.keys.text(Action::KeepRun);
            hint(ui, &format!("No run is kept in this level yet. Play it, then keep what you played ({key})."));
            return;
        }
        let watched = cx.play.watched();
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            for run in here() {
                let of_this = watched.filter(|watched| watched.key == run.key);
                run_ui(ui, run, of_this.is_some(), out);
                if let Some(watched) = of_this {
                    watched_ui(ui, run, watched, cx, out);
                }
            }
        });
    }
}

fn run_ui(ui: &mut Ui, run: &Run, is_watched: bool, out: &mut Outbox) {
    ui.horizontal(|ui| {
        let row = ui.selectable_label(is_watched, &run.key);
        if row.on_hover_text("Watch this run from its start. Pause, step and rewind as in a run of your own.").clicked()
        {
            out.send(Command::Watch { run: run.key.clone(), frame: None });
        }
        let frames = frame_count(&run.inputs);
        let unit = if frames == 1 { "frame" } else { "frames" };
        ui.label(RichText::new(format!("{frames} {unit}")).weak());
    });
}

/// How far it is, and its moments.
fn watched_ui(ui: &mut Ui, run: &Run, watched: &Watched, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(world) = cx.play.last_run().map(|run| run.world()) else { return };
    ui.indent("moments", |ui| {
        let rules = watched.rules.map_or(String::new(), |game| format!(", by the rules of {}", game_name(game)));
        hint(ui, &format!("Frame {} of {}{rules}", world.frame, watched.frames()));
        expect_ui(ui, run, world, watched, out);
        // Facts of one moment about several objects stand under one heading.
        for facts in run.moments.chunk_by(|a, b| (a.frame, &a.name) == (b.frame, &b.name)) {
            moment_ui(ui, run, facts, world, cx, out);
        }
        ui.add_space(6.0);
    });
}

/// What comes out now becomes what must hold.
fn expect_ui(ui: &mut Ui, run: &Run, world: &World, watched: &Watched, out: &mut Outbox) {
    let is_part = world.frame as usize <= watched.frames();
    let button = ui.add_enabled(is_part, Button::new("Expect this frame"));
    let button = button.on_hover_text("From now on this run must have the player here as he is in this frame");
    if button.on_disabled_hover_text("The run has ended; what you play from here is not part of it").clicked() {
        let facts = EXPECTED.iter().filter_map(|fact| Some((*fact, fact.read(world, &Subject::Player)?))).collect();
        let moment = Moment { frame: world.frame, facts, ..Moment::default() };
        let mut moments = run.moments.clone();
        moments.insert(moments.partition_point(|other| other.frame <= moment.frame), moment);
        set_moments(run, moments, format!("Expect frame {}", world.frame), out);
    }
}

fn set_moments(run: &Run, moments: Vec<Moment>, label: String, out: &mut Outbox) {
    let new = Arc::new(Run { moments, ..run.clone() });
    out.edit(label, vec![Edit::SetRun { key: run.key.clone(), run: Some(new) }]);
}

/// A moment: where it is, as a button that goes there, and its facts.
fn moment_ui(ui: &mut Ui, run: &Run, facts: &[Moment], world: &World, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(Moment { frame, name, .. }) = facts.first() else { return };
    let (is_now, frame) = (*frame == world.frame, *frame);
    let name = if name.is_empty() { String::new() } else { format!(": {name}") };
    let row = ui.selectable_label(is_now, format!("Frame {frame}{name}"));
    if row.on_hover_text("Go to this moment of the run and hold it").clicked() {
        out.send(Command::Watch { run: run.key.clone(), frame: Some(frame) });
    }
    for moment in facts {
        if let Some(whose) = whose(&moment.subject, cx) {
            ui.label(RichText::new(whose).weak());
        }
        facts_ui(ui, moment, is_now.then_some(world));
    }
    let help = "This run need no longer be so in this frame";
    if is_now && ui.small_button("Forget").on_hover_text(help).clicked() {
        let others = run.moments.iter().filter(|moment| !facts.contains(moment)).cloned().collect();
        set_moments(run, others, format!("Forget frame {frame}"), out);
    }
}

/// What must hold, and what does where it is the time.
fn facts_ui(ui: &mut Ui, moment: &Moment, world: Option<&World>) {
    let whom = (moment.frame, moment.name.as_str(), moment.subject.to_string());
    Grid::new(whom).num_columns(3).min_col_width(0.0).spacing([10.0, 2.0]).show(ui, |ui| {
        for (fact, expected) in &moment.facts {
            let found = world.map(|world| fact.read(world, &moment.subject));
            let (color, told) = match found {
                None => (ui.visuals().weak_text_color(), String::new()),
                Some(found) if found == Some(*expected) => (theme::of(ui).good, "holds".to_owned()),
                Some(None) => (theme::of(ui).warning, "not there".to_owned()),
                Some(Some(found)) => (theme::of(ui).warning, format!("is {}", fact.in_words(found))),
            };
            for text in [fact.name(), &fact.in_words(*expected), &told] {
                ui.label(RichText::new(text).monospace().color(color));
            }
            ui.end_row();
        }
    });
}

/// Of which object something must hold; `None` for the player.
fn whose(subject: &Subject, cx: &PaneContext<'_>) -> Option<String> {
    match subject {
        Subject::Player => None,
        Subject::OfKind(..) => Some(subject.to_string()),
        Subject::Placed(id) => {
            let level = cx.document.level(&cx.session.level)?;
            let placed = level.placements.iter().find(|placement| placement.id == *id);
            Some(placed.map_or_else(|| subject.to_string(), |placement| placement.kind.clone()))
        }
    }
}
