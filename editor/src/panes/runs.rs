//! The runs of the level in view: to look on, and to see what holds at their moments.

use super::{Home, Pane};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::theme;
use crate::session::PlayersShown;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::rows::{self, Column, List, Picked, ROW, Rows, SortKey, Source};
use crate::widgets::{drag, hint};
use eframe::egui::emath::Numeric;
use eframe::egui::{Button, Grid, RichText, ScrollArea, Ui};
use kit::document::Edit;
use kit::fingerprint::fingerprint;
use kit::play::live::{LiveRuns, Outcome};
use kit::play::watch::Watched;
use sim::maze::MazeWorld;
use sim::project::{Fact, Moment, Run, Subject};
use sim::replay::frame_count;
use sim::trace::Who;
use sim::world::World;
use std::borrow::Cow;
use std::sync::Arc;

/// The facts of a player that are expected if a frame is expected as it comes out.
const OF_BOTH: [Fact; 6] = [Fact::X, Fact::Y, Fact::XSpeed, Fact::YSpeed, Fact::Airborne, Fact::OnObject];

/// The pane.
#[derive(Default)]
pub struct Runs {
    rows: Rows,
}

const COLUMNS: [Column; 4] = [
    Column::new(msg("Run"), 100.0),
    Column::new(msg("State"), 84.0),
    Column::new(msg("Frames"), 64.0),
    Column::rest(msg("Moments")),
];

impl Pane for Runs {
    fn id(&self) -> &'static str {
        "runs"
    }

    fn title(&self) -> &'static str {
        msg("Runs")
    }

    fn words(&self) -> &'static [&'static str] {
        &["replays", "demos", "tests", "recordings", "tas"]
    }

    fn manual(&self) -> &'static str {
        "playing.md"
    }

    fn home(&self) -> Home {
        Home::Below
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let runs = cx.document().project().runs.iter().filter(|run| run.level == cx.session().level);
        let watched = cx.play().watched();
        let here = Here { runs: runs.collect(), watched: watched.map(|watched| watched.key.as_str()), live: cx.runs() };
        if here.runs.is_empty() {
            let key = cx.keys().text(Action::KeepRun);
            let text = match cx.in_view().maze().is_some() {
                true => tr!("No run is saved in this maze yet. Play it, then save what you played ({key}).", key),
                false => tr!("No run is saved in this level yet. Play it, then save what you played ({key}).", key),
            };
            hint(ui, &text);
            return;
        }
        let found = watched.and_then(|watched| Some((here.runs.iter().find(|run| run.key == watched.key)?, watched)));
        let max_height = found.is_some().then_some((ui.available_height() * 0.4).max(ROW * 3.0));
        let list = List { name: msg("Runs"), columns: &COLUMNS, stamp: stamp(cx), max_height };
        if let Some(row) = self.rows.show(ui, &list, &here).and_then(Picked::taken) {
            let run = here.runs[row].key.clone();
            // One that fails is held where it first does.
            let frame = cx.runs().of(&run).and_then(|outcome| outcome.first_mismatch());
            out.send(Command::Watch { run, frame });
        }
        if let Some((run, watched)) = found {
            ui.add_space(6.0);
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| watched_ui(ui, run, watched, cx, out));
        }
    }
}

/// Changes with the document, and with what is known of its runs.
fn stamp(cx: &Studio) -> u64 {
    let runs = cx.document().project().runs.iter();
    let states: Vec<_> = runs.map(|run| cx.runs().of(&run.key).map(|outcome| outcome.first_mismatch())).collect();
    fingerprint((cx.document().revision(), states))
}

/// The runs of the level in view, as rows.
struct Here<'a> {
    live: &'a LiveRuns,
    runs: Vec<&'a Arc<Run>>,
    watched: Option<&'a str>,
}

impl Here<'_> {
    fn number(&self, row: usize, column: usize) -> usize {
        let Some(run) = self.runs.get(row) else { return 0 };
        if column == 2 { frame_count(&run.inputs) as usize } else { run.moments.len() }
    }

    fn outcome(&self, row: usize) -> Option<&Arc<Outcome>> {
        self.runs.get(row).and_then(|run| self.live.of(&run.key))
    }

    /// Whether it holds, in a word or two.
    fn state(&self, row: usize) -> String {
        match self.outcome(row) {
            None => t("not played yet").into(),
            Some(outcome) if outcome.holds() => t("holds").into(),
            Some(outcome) => {
                outcome.first_mismatch().map_or(t("not playable").into(), |frame| tr!("fails at {frame}", frame))
            }
        }
    }
}

impl Source for Here<'_> {
    fn count(&self) -> usize {
        self.runs.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        match column {
            0 => self.runs.get(row).map_or("", |run| run.key.as_str()).into(),
            1 => self.state(row).into(),
            _ => self.number(row, column).to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        self.text(row, 0).into_owned()
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match column {
            0 | 1 => SortKey::text(&self.text(row, column)),
            _ => SortKey::Number(self.number(row, column) as i64),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.runs.get(row).is_some_and(|run| self.watched == Some(run.key.as_str()))
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let text = RichText::new(self.text(row, column));
        let colors = theme::of(ui);
        let color = match (column, self.outcome(row)) {
            (1, Some(outcome)) if outcome.holds() => colors.good,
            (1, Some(_)) => colors.error,
            (1, None) => ui.visuals().weak_text_color(),
            _ => ui.visuals().text_color(),
        };
        rows::text(ui, text.color(color));
    }

    fn tooltip(&self, row: usize) -> Option<String> {
        let help = t("Click to watch this run from its start. Pause, step and rewind it as a run of your own.");
        match self.outcome(row).filter(|outcome| !outcome.holds()) {
            Some(outcome) => {
                let problems: Vec<_> = outcome.problems().iter().map(|problem| said(problem).into_owned()).collect();
                Some(format!("{}\n{}", problems.join("\n"), t("Click to watch it up to there.")))
            }
            None => Some(help.into()),
        }
    }
}

/// The world that a run is watched in.
#[derive(Clone, Copy)]
enum Seen<'a> {
    Level(&'a World),
    Maze(&'a MazeWorld),
}

impl<'a> Seen<'a> {
    fn of(cx: &'a Studio) -> Option<Self> {
        let level = cx.play().last_run().map(|run| Self::Level(run.world()));
        level.or_else(|| cx.play().last_maze_run().map(|run| Self::Maze(run.world())))
    }

    fn frame(self) -> u32 {
        match self {
            Self::Level(world) => world.frame,
            Self::Maze(world) => world.frame,
        }
    }

    fn read(self, fact: Fact, subject: &Subject) -> Option<i32> {
        match self {
            Self::Level(world) => fact.read(world, subject),
            Self::Maze(world) => fact.read_in_maze(world, subject),
        }
    }
}

/// Shows the progress of the run, and its moments.
fn watched_ui(ui: &mut Ui, run: &Run, watched: &Watched, cx: &Studio, out: &mut Outbox) {
    let Some(world) = Seen::of(cx) else { return };
    ui.indent("moments", |ui| {
        let (frame, frames) = (world.frame(), watched.frames());
        let text = match watched.rules.map(|game| game.label()) {
            Some(game) => tr!("Frame {frame} of {frames}, by the rules of {game}", frame, frames, game),
            None => tr!("Frame {frame} of {frames}", frame, frames),
        };
        hint(ui, &text);
        end_ui(ui, run, cx, out);
        expect_ui(ui, run, world, (watched, cx), out);
        // Facts of one moment about several objects stand under one heading.
        for facts in run.moments.chunk_by(|a, b| (a.frame, &a.name) == (b.frame, &b.name)) {
            moment_ui(ui, run, facts, world, cx, out);
        }
        ui.add_space(6.0);
    });
}

/// Shows the expectations at the end, to be chosen, with the result beside them.
fn end_ui(ui: &mut Ui, run: &Run, cx: &Studio, out: &mut Outbox) {
    let end = cx.runs().of(&run.key).and_then(|outcome| outcome.end().copied()).unwrap_or_default();
    let mut expect = run.expect;
    Grid::new("end").num_columns(3).min_col_width(0.0).spacing([10.0, 2.0]).show(ui, |ui| {
        flag_ui(ui, t("Goal reached"), &mut expect.goal, end.goal);
        let reached = end.within.map_or_else(|| t("not reached").to_owned(), |frame| tr!("reached in {frame}", frame));
        number_ui(ui, (t("Goal within"), t("frames")), &mut expect.within, end.within.unwrap_or(600), &reached);
        let rings = end.rings.map_or(String::new(), |rings| tr!("has {rings}", rings));
        number_ui(ui, (t("At least"), t("rings")), &mut expect.rings, end.rings.unwrap_or(1), &rings);
        flag_ui(ui, t("Never dies"), &mut expect.alive, end.alive);
    });
    if expect != run.expect {
        let new = Arc::new(Run { expect, ..run.clone() });
        out.edit(
            tr!("Expect the end of {key}", key = run.key),
            vec![Edit::SetRun { key: run.key.clone(), run: Some(new) }],
        );
    }
}

/// A fact of the end that may be expected: if it is not yet, as it came out.
fn flag_ui(ui: &mut Ui, label: &str, expected: &mut Option<bool>, found: Option<bool>) {
    let mut on = expected.is_some();
    if ui.checkbox(&mut on, label).changed() {
        *expected = on.then_some(found.unwrap_or(true));
    }
    let word = |value: bool| if value { t("yes") } else { t("no") };
    ui.label(expected.map_or("", word));
    hint(ui, found.map_or("", |found| if found { t("is yes") } else { t("is no") }));
    ui.end_row();
}

/// A number of the end that may be expected: if it is not yet, as it came out.
fn number_ui<T: Numeric>(
    ui: &mut Ui,
    (label, unit): (&str, &str),
    expected: &mut Option<T>,
    found: T,
    found_text: &str,
) {
    let mut on = expected.is_some();
    if ui.checkbox(&mut on, label).changed() {
        *expected = on.then_some(found);
    }
    match expected {
        Some(value) => drop(ui.add(drag(value).suffix(format!(" {unit}")).at_the_end())),
        None => drop(ui.label("")),
    }
    hint(ui, found_text);
    ui.end_row();
}

/// Shows the button that makes the present result the expectation, of the players that are shown.
fn expect_ui(ui: &mut Ui, run: &Run, world: Seen<'_>, (watched, cx): (&Watched, &Studio), out: &mut Outbox) {
    let is_part = world.frame() as usize <= watched.frames();
    let button = ui.add_enabled(is_part, Button::new(t("Expect this frame")));
    let button = button.on_hover_text(match cx.play().has_partner() {
        true => t("Expect the players shown in the Probe to be as they are in this frame, from now on"),
        false => t("Expect the player to be as he is in this frame, from now on"),
    });
    if button.on_disabled_hover_text(t("The run has ended; what you play from here is not part of it")).clicked() {
        let mut moments = run.moments.clone();
        for moment in expected(world, cx) {
            // What was expected of him in this frame before is replaced.
            let is_old =
                |old: &Moment| (old.frame, &old.name, &old.subject) == (moment.frame, &moment.name, &moment.subject);
            moments.retain(|old| !is_old(old));
            moments.insert(moments.partition_point(|other| other.frame <= moment.frame), moment);
        }
        set_moments(run, moments, tr!("Expect frame {frame}", frame = world.frame()), out);
    }
}

/// A moment for each player that is shown, with all that can be said of him.
fn expected(world: Seen<'_>, cx: &Studio) -> Vec<Moment> {
    let shown = if cx.play().has_partner() { cx.session().play.players_shown } else { PlayersShown::First };
    let moment = |who: &Who| {
        let (subject, own) = match who {
            Who::First => (Subject::Player, Fact::Rings),
            Who::Second => (Subject::Partner, Fact::PartnerTask),
        };
        let asked = OF_BOTH.into_iter().chain([own]);
        let facts = asked.filter_map(|fact| Some((fact, world.read(fact, &subject)?))).collect();
        Moment { frame: world.frame(), subject, facts, ..Moment::default() }
    };
    shown.players().iter().map(moment).collect()
}

fn set_moments(run: &Run, moments: Vec<Moment>, label: String, out: &mut Outbox) {
    let new = Arc::new(Run { moments, ..run.clone() });
    out.edit(label, vec![Edit::SetRun { key: run.key.clone(), run: Some(new) }]);
}

/// A moment: where it is, as a button that goes there, and its facts.
fn moment_ui(ui: &mut Ui, run: &Run, facts: &[Moment], world: Seen<'_>, cx: &Studio, out: &mut Outbox) {
    let Some(Moment { frame, name, .. }) = facts.first() else { return };
    let (is_now, frame) = (*frame == world.frame(), *frame);
    let text = if name.is_empty() { tr!("Frame {frame}", frame) } else { tr!("Frame {frame}: {name}", frame, name) };
    let row = ui.selectable_label(is_now, text);
    if row.on_hover_text(t("Go to this moment of the run and hold it")).clicked() {
        out.send(Command::Watch { run: run.key.clone(), frame: Some(frame) });
    }
    for moment in facts {
        if let Some(whose) = whose(&moment.subject, cx) {
            ui.label(RichText::new(whose).weak());
        }
        facts_ui(ui, moment, is_now.then_some(world));
    }
    let help = t("No longer expect this of the frame");
    if is_now && ui.small_button(t("Forget")).on_hover_text(help).clicked() {
        let others = run.moments.iter().filter(|moment| !facts.contains(moment)).cloned().collect();
        set_moments(run, others, tr!("No longer expect frame {frame}", frame), out);
    }
}

/// Shows the expectations, and the result at their time.
fn facts_ui(ui: &mut Ui, moment: &Moment, world: Option<Seen<'_>>) {
    let id = (moment.frame, moment.name.as_str(), moment.subject.to_string());
    Grid::new(id).num_columns(3).min_col_width(0.0).spacing([10.0, 2.0]).show(ui, |ui| {
        for (fact, expected) in &moment.facts {
            let found = world.map(|world| world.read(*fact, &moment.subject));
            let (color, found_text) = match found {
                None => (ui.visuals().weak_text_color(), String::new()),
                Some(found) if found == Some(*expected) => (theme::of(ui).good, t("holds").to_owned()),
                Some(None) => (theme::of(ui).warning, t("not there").to_owned()),
                Some(Some(found)) => (theme::of(ui).warning, tr!("is {value}", value = said(&fact.in_words(found)))),
            };
            for text in [fact.name(), &said(&fact.in_words(*expected)), &found_text] {
                ui.label(RichText::new(text).monospace().color(color));
            }
            ui.end_row();
        }
    });
}

/// Of which object something must hold; `None` for the player.
fn whose(subject: &Subject, cx: &Studio) -> Option<String> {
    match subject {
        Subject::Player => None,
        Subject::Partner | Subject::OfKind(..) | Subject::Cell(..) => Some(subject.to_string()),
        Subject::Placed(id) => {
            let level = cx.in_view().level()?;
            let placed = level.placements.iter().find(|placement| placement.id == *id);
            Some(placed.map_or_else(|| subject.to_string(), |placement| placement.kind.clone()))
        }
    }
}
