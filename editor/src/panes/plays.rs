//! The attempts that players of a web page sent back: a list of them, and what is shown of all on the level.

use super::{Home, Pane};
use crate::command::{Command, Outbox, TimelineCommand};
use crate::dialogs::expand;
use crate::language::{counted, msg, said, t};
use crate::look::theme;
use crate::session::{Framing, HeatShown};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::hint;
use crate::widgets::rows::{self, Column, List, Picked, Rows, SortKey, Source};
use eframe::egui::{Button, ComboBox, Key, RichText, TextEdit, Ui, pos2, vec2};
use kit::fingerprint::fingerprint;
use kit::play::attempts::AttemptEnd;
use kit::play::hud::time;
use kit::play::plays::{SentAttempt, SentPlays};
use kit::timeline::beside::Beside;
use std::borrow::Cow;
use std::path::PathBuf;
use std::sync::Arc;

const COLUMNS: [Column; 5] = [
    Column::new(msg("Player"), 120.0),
    Column::new(msg("Attempt"), 60.0),
    Column::new(msg("Ended"), 110.0),
    Column::new(msg("Time"), 72.0),
    Column::rest(msg("Place")),
];

/// The pane.
#[derive(Default)]
pub struct PlaysPane {
    text: String,
    rows: Rows,
}

impl Pane for PlaysPane {
    fn id(&self) -> &'static str {
        "plays"
    }

    fn title(&self) -> &'static str {
        msg("Attempts")
    }

    fn words(&self) -> &'static [&'static str] {
        &["heat map", "heatmap", "deaths", "players", "playtest", "analytics", "web page"]
    }

    fn manual(&self) -> &'static str {
        "share.md"
    }

    fn home(&self) -> Home {
        Home::Foot
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("Attempts are those at a level: mazes have no web page."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        self.files_ui(ui, cx, out);
        let Some(plays) = cx.gathered().plays() else {
            let text = match cx.gathered().is_busy() {
                true => t("Playing the attempts…"),
                false => t(
                    "File > Share as web page saves the level for others. What they send back goes here: drop the files, or a \
                     folder of them, onto the window.",
                ),
            };
            return hint(ui, text);
        };
        self.summary_ui(ui, plays, cx, out);
        let chosen = cx.session().play.attempt;
        let list = List { name: msg("Attempts"), columns: &COLUMNS, stamp: stamp(plays, chosen), max_height: None };
        let picked = self.rows.show(ui, &list, &Attempts { plays, chosen });
        if let Some(row) = picked.map(Picked::row) {
            out.session(move |session| session.play.attempt = Some(row));
        }
        if let Some(attempt) = picked.and_then(Picked::taken).and_then(|row| plays.attempts.get(row)) {
            out.send(Command::Timeline(TimelineCommand::Take(Arc::new(attempt.played.log.clone()))));
        }
    }
}

impl PlaysPane {
    fn files_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        ui.horizontal(|ui| {
            let name = ui.label(t("File or folder"));
            let width = (ui.available_width() - 170.0).clamp(120.0, 460.0);
            let field = ui.add(TextEdit::singleline(&mut self.text).desired_width(width).margin(vec2(8.0, 6.0)));
            let field = field.labelled_by(name.id);
            let path = expand(self.text.trim());
            let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            let clicked = ui.add_enabled(path.is_some(), Button::new(t("Add"))).clicked();
            if let (true, Some(path)) = (clicked || entered, path) {
                self.text.clear();
                add(cx, vec![path], out);
            }
            if ui.add_enabled(!cx.session().play.plays.is_empty(), Button::new(t("Unload"))).clicked() {
                out.session(|session| (session.play.plays, session.play.attempt) = (Vec::new().into(), None));
            }
        });
    }

    fn summary_ui(&self, ui: &mut Ui, plays: &SentPlays, cx: &Studio, out: &mut Outbox) {
        let warning = theme::of(ui).warning;
        ui.horizontal_wrapped(|ui| {
            let (all, goals, deaths) = (plays.attempts.len(), plays.goals(), plays.deaths());
            let text = tr!(
                "{attempts}: {goals} reached the goal, {deaths} ended in a death",
                attempts = counted(all, "attempt"),
                goals,
                deaths
            );
            ui.label(RichText::new(text).strong());
            ui.separator();
            let mut shown = cx.session().play.plays_shown;
            let before = shown;
            ui.checkbox(&mut shown.ways, t("Paths"));
            ui.checkbox(&mut shown.deaths, t("Deaths"));
            let title = shown.heat.title();
            let label = ui.label(t("Heat map")).id;
            let heat = ComboBox::from_id_salt("heat").selected_text(t(title)).width(110.0).show_ui(ui, |ui| {
                for (heat, title) in HeatShown::ALL {
                    ui.selectable_value(&mut shown.heat, heat, t(title));
                }
            });
            heat.response.labelled_by(label);
            if shown != before {
                out.session(move |session| session.play.plays_shown = shown);
            }
            ui.separator();
            let attempt = cx.session().play.attempt.and_then(|row| plays.attempts.get(row));
            let beside = ui.add_enabled(attempt.is_some(), Button::new(t("Lay beside")));
            let help =
                t("Show the chosen attempt beside the run on the timeline: its path, and where it is in each frame");
            let why_not = t("Choose an attempt first.");
            if let (true, Some(attempt)) =
                (beside.on_hover_text(help).on_disabled_hover_text(why_not).clicked(), attempt)
            {
                let log = Arc::new(attempt.played.log.clone());
                out.send(Command::Timeline(TimelineCommand::Beside(Beside::Earlier(log))));
            }
            let death = attempt.and_then(|attempt| attempt.played.way.last());
            if let (true, Some(point)) =
                (ui.add_enabled(death.is_some(), Button::new(t("Show the end"))).clicked(), death)
            {
                let at = pos2(point.x as f32, point.y as f32);
                out.session(move |session| session.canvas.framing = Some(Framing::Point(at)));
            }
        });
        if plays.is_changed() {
            let text = t("The level was changed since: some attempts come out otherwise than they were played.");
            ui.label(RichText::new(text).color(warning));
        }
        if !plays.elsewhere.is_empty() {
            hint(ui, &tr!("Some files are of other levels: {levels}", levels = plays.elsewhere.join(", ")));
        }
        for problem in plays.problems.iter().take(MOST_PROBLEMS) {
            ui.label(RichText::new(said(problem)).color(warning));
        }
        if let Some(more) = plays.problems.len().checked_sub(MOST_PROBLEMS).filter(|more| *more > 0) {
            ui.label(RichText::new(tr!("and {more} more", more)).color(warning));
        }
    }
}

/// Problems that are listed.
const MOST_PROBLEMS: usize = 4;

/// Adds files, or folders of them, to those whose attempts are shown.
pub fn add(cx: &Studio, paths: Vec<PathBuf>, out: &mut Outbox) {
    let all = with_added(&cx.session().play.plays, paths);
    out.session(move |session| (session.play.plays, session.play.attempt) = (all, None));
}

/// Returns paths with others behind them, each once.
pub fn with_added(old: &[PathBuf], new: Vec<PathBuf>) -> Arc<[PathBuf]> {
    let mut all = old.to_vec();
    for path in new {
        if !all.contains(&path) {
            all.push(path);
        }
    }
    all.into()
}

/// Changes with the attempts, and with the one that is chosen.
fn stamp(plays: &SentPlays, chosen: Option<usize>) -> u64 {
    let ends = plays.attempts.iter().map(|attempt| (attempt.played.log.frames(), attempt.played.is_same));
    fingerprint((ends.collect::<Vec<_>>(), chosen))
}

/// The attempts, as rows.
struct Attempts<'a> {
    plays: &'a SentPlays,
    chosen: Option<usize>,
}

impl Attempts<'_> {
    fn attempt(&self, row: usize) -> Option<&SentAttempt> {
        self.plays.attempts.get(row)
    }
}

/// Returns the end of an attempt in a word or two.
fn ended(attempt: &SentAttempt) -> &'static str {
    match attempt.played.end {
        AttemptEnd::Goal(_) => t("goal"),
        AttemptEnd::Death(_) => t("death"),
        AttemptEnd::Left => t("given up"),
    }
}

/// The frames up to the goal or death, or to the end.
fn frames(attempt: &SentAttempt) -> u32 {
    match attempt.played.end {
        AttemptEnd::Goal(frames) | AttemptEnd::Death(frames) => frames,
        AttemptEnd::Left => u32::try_from(attempt.played.log.frames()).unwrap_or(u32::MAX),
    }
}

impl Source for Attempts<'_> {
    fn count(&self) -> usize {
        self.plays.attempts.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let Some(attempt) = self.attempt(row) else { return "".into() };
        match column {
            0 => attempt.player.as_str().into(),
            1 => attempt.number.to_string().into(),
            2 if attempt.played.is_same => ended(attempt).into(),
            2 => tr!("{end} (changed)", end = ended(attempt)).into(),
            3 => time(frames(attempt)).into(),
            _ => attempt.played.alive().last().map_or_else(String::new, |end| format!("{}, {}", end.x, end.y)).into(),
        }
    }

    fn name(&self, row: usize) -> String {
        tr!("{player}, attempt {number}", player = self.text(row, 0), number = self.text(row, 1))
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        match (self.attempt(row), column) {
            (Some(attempt), 1) => SortKey::Number(attempt.number as i64),
            (Some(attempt), 3) => SortKey::Number(frames(attempt).into()),
            (Some(attempt), 4) => SortKey::Number(attempt.played.alive().last().map_or(0, |end| end.x.into())),
            _ => SortKey::text(&self.text(row, column)),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.chosen == Some(row)
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let colors = theme::of(ui);
        let color = match (column, self.attempt(row).map(|attempt| attempt.played.end)) {
            (2, Some(AttemptEnd::Goal(_))) => colors.good,
            (2, Some(AttemptEnd::Death(_))) => colors.error,
            _ => ui.visuals().text_color(),
        };
        rows::text(ui, RichText::new(self.text(row, column)).color(color));
    }

    fn tooltip(&self, _row: usize) -> Option<String> {
        Some(t("Click to have this attempt on the timeline, frame by frame.").to_owned())
    }
}
