//! The result of a run, as text.

use super::{Job, Outcome, RunCommand};
use sim::direction::Direction;
use sim::file::field;
use sim::level::Level;
use sim::recording::agreement::Agreement;
use sim::recording::agreement::Count;
use sim::recording::presses::Presses;
use sim::recording::steps::{Kind, Score};
use sim::recording::through::{Begin, Step};
use sim::recording::{Column, Row};
use sim::tiles::TileLayer;
use sim::trace::{Reach, SensorCast};
use std::fmt::Write as _;

/// Kinds of differences that the table shows.
const KINDS: usize = 12;
/// Example frames of each.
const EXAMPLES: usize = 8;

/// The report. Writing to a string cannot fail, so results of writing are passed over.
pub(super) fn report(command: &RunCommand, job: &Job, outcome: &Outcome) -> String {
    let mut text = heading(job, outcome);
    if command.judges_run() {
        run(&mut text, command, job, outcome);
    }
    if let Some(score) = outcome.score.as_ref().filter(|_| command.one_step) {
        steps(&mut text, job, score, !command.compare);
    }
    text
}

fn heading(job: &Job, outcome: &Outcome) -> String {
    let rows = job.recording.rows.len();
    let presses = match (outcome.presses, outcome.shown_by) {
        (Presses::Recorded, _) => "the recording names the buttons that go down".to_owned(),
        (Presses::New, None) => "buttons count as pressed once".to_owned(),
        (Presses::Held, None) => "held buttons count as pressed".to_owned(),
        (Presses::New, Some(0)) => "buttons count as pressed once (no frame shows otherwise)".to_owned(),
        (Presses::New, Some(frames)) => format!("buttons count as pressed once (frames that show it: {frames})"),
        (Presses::Held, Some(frames)) => format!("held buttons count as pressed (frames that show it: {frames})"),
    };
    let lag = job.recording.lag();
    format!("{}: {rows} frames, {lag} of them lag, in {}; {presses}\n", job.name, job.data.key)
}

fn run(text: &mut String, command: &RunCommand, job: &Job, outcome: &Outcome) {
    let comparison = &outcome.comparison;
    if super::has_states(job.recording.columns) {
        let begin = match outcome.begin {
            Begin::LevelStart { .. } => "from the level's start".to_owned(),
            Begin::Row(row) => format!("from row {}", field(Column::Frame, job.recording.rows[row][Column::Frame])),
        };
        let (run_through, frames) = (comparison.run_through, comparison.frames);
        let _ = writeln!(
            text,
            "run through {begin}: {run_through} of {frames} frames up to the first difference, {} in all",
            comparison.matched
        );
        besides(text, &comparison.agreement, "");
        besides(text, &comparison.partner, "second player, ");
        if let Some(step) = comparison.first_difference.as_ref().filter(|_| command.compare) {
            difference(text, job, step);
        }
    } else {
        let moments = job.run.as_ref().map_or(0, |run| run.moments.len());
        let looked = match moments {
            0 => String::new(),
            1 => ", looked at 1 moment".to_owned(),
            moments => format!(", looked at {moments} moments"),
        };
        let _ = writeln!(text, "played {} frames{looked}", comparison.frames);
    }
    for mismatch in &outcome.mismatches {
        let _ = writeln!(text, "{mismatch}");
    }
}

fn steps(text: &mut String, job: &Job, score: &Score, shows_first: bool) {
    let Score { all, free_of_objects, near_object, on_object, partner, .. } = score;
    let percent = |count: &Count| match count.frames {
        0 => String::new(),
        frames => {
            let tenths = count.exact * 1000 / frames;
            format!(" ({}.{} of 100)", tenths / 10, tenths % 10)
        }
    };
    for (name, count) in [
        ("single steps", all),
        ("  away from objects", free_of_objects),
        ("  near an object", near_object),
        ("  on an object", on_object),
    ] {
        let _ = writeln!(text, "{name}: {} of {} exact{}", count.exact, count.frames, percent(count));
    }
    if partner.frames > 0 {
        let _ = writeln!(text, "  second player: {} of {} exact{}", partner.exact, partner.frames, percent(partner));
    }
    besides(text, &score.agreement, "");
    besides(text, &score.partner_agreement, "second player, ");
    if score.kinds.is_empty() {
        return;
    }
    let _ = writeln!(text, "{:>7}  {:<22}{:<34}frames", "count", "where", "fields");
    for (kind, rows) in score.kinds.iter().take(KINDS) {
        let fields: Vec<&str> = kind.columns.iter().map(Column::name).collect();
        let frame = |row: &usize| field(Column::Frame, job.recording.rows[*row][Column::Frame]);
        let frames: Vec<String> = rows.iter().take(EXAMPLES).map(frame).collect();
        let more = if rows.len() > EXAMPLES { " ..." } else { "" };
        let (fields, frames) = (fields.join(" "), frames.join(" "));
        let _ = writeln!(text, "{:>7}  {:<22}{fields:<32}  {frames}{more}", rows.len(), place(*kind));
    }
    if score.kinds.len() > KINDS {
        let _ = writeln!(text, "         {} more kinds", score.kinds.len() - KINDS);
    }
    if let Some(step) = score.first_difference.as_ref().filter(|_| shows_first) {
        difference(text, job, step);
    }
}

/// Writes the further columns of rows: the camera and the hidden values, if the recording has them.
fn besides(text: &mut String, agreement: &Agreement, whose: &str) {
    for (name, count) in [("camera", agreement.camera), ("other columns", agreement.hidden)] {
        if count.frames > 0 {
            let _ = writeln!(text, "  {whose}{name}: {} of {} exact", count.exact, count.frames);
        }
    }
    for (column, (rows, first)) in &agreement.differing {
        let _ = writeln!(text, "    {} differs in {rows}, first in row {first}", column.name());
    }
}

fn place(kind: Kind) -> String {
    let ground = match (kind.on_object, kind.airborne) {
        (true, _) => "object",
        (false, true) => "air",
        (false, false) => "ground",
    };
    format!("{ground}{}", if kind.rolling { ", ball" } else { "" })
}

/// A step field by field, and what its sensors saw.
fn difference(text: &mut String, job: &Job, step: &Step) {
    let recorded = &job.recording.rows[step.row];
    let before = Row::of(&step.start, 0, recorded.held());
    let number = field(Column::Frame, recorded[Column::Frame]);
    let _ = writeln!(text, "first difference: frame {number} (row {} from 0)", step.row);
    let _ = writeln!(text, "   {:<14}{:>9}{:>10}{:>9}", "field", "before", "recorded", "ours");
    let left_out = [Column::Frame, Column::FrameCount, Column::GroundMode, Column::Pressed];
    let own_unit = [Column::InvincibilityTime, Column::SpeedShoesTime, Column::Animation];
    let shown = |column: &Column| !left_out.contains(column) && !own_unit.contains(column);
    let shown = job.recording.columns.iter().filter(shown);
    for column in shown {
        let [before, theirs, ours] = [&before, recorded, &step.ours].map(|row| field(column, row[column]));
        let before = if column == Column::Input { String::new() } else { before };
        let mark = match (step.differences.has(column), theirs == ours) {
            (true, _) => "*",
            (false, false) if !Column::COMPARED.contains(&column) => "-",
            _ => " ",
        };
        let _ = writeln!(text, " {mark} {:<14}{before:>9}{theirs:>10}{ours:>9}", column.name());
    }
    if let Some(theirs) = job.recording.partner.as_ref().and_then(|recording| recording.rows.get(step.row)) {
        partner_difference(text, job, step, theirs);
    }
    let _ = writeln!(text, "   (* differs, - differs but is not counted)");
    sensors(text, &job.level, step);
}

/// The second player's fields that differ.
fn partner_difference(text: &mut String, job: &Job, step: &Step, theirs: &Row) {
    let Some((partner, recording)) = step.partner.as_ref().zip(job.recording.partner.as_ref()) else { return };
    let Some(before) = Row::of_partner(&step.start, 0, theirs.held()) else { return };
    let not_ours = [Column::GroundMode, Column::Animation];
    let shown = Column::ALL.into_iter().filter(|column| !not_ours.contains(column) && recording.columns.has(*column));
    for column in shown.filter(|column| theirs[*column] != partner.ours[*column]) {
        let [before, theirs, ours] = [&before, theirs, &partner.ours].map(|row| field(column, row[column]));
        let mark = if partner.differences.has(column) { "*" } else { "-" };
        let _ = writeln!(text, " {mark} 2: {:<11}{before:>9}{theirs:>10}{ours:>9}", column.name());
    }
}

fn sensors(text: &mut String, level: &Level, step: &Step) {
    let trace = step.trace(level);
    for cast in trace.casts() {
        let _ = writeln!(text, "   sensor {}", sensor(cast));
    }
    for change in trace.state_changes() {
        let _ = writeln!(text, "   {change:?}");
    }
}

fn sensor(cast: &SensorCast) -> String {
    let direction = match cast.direction {
        Direction::Down => "down",
        Direction::Right => "right",
        Direction::Up => "up",
        Direction::Left => "left",
    };
    let layer = if cast.layer == TileLayer::A { "A" } else { "B" };
    let sides = if cast.top { "top" } else { "sides" };
    let angle = cast.angle.map_or_else(|| "none".into(), |angle| format!("{:02X}", angle.0));
    let reach = match cast.reach {
        Reach::Direct => "",
        Reach::Extension => ", extended",
        Reach::Regression => ", regressed",
    };
    let won = if cast.won { ", taken" } else { "" };
    let (name, (x, y), distance) = (format!("{:?}", cast.sensor), cast.anchor, cast.distance);
    format!("{name:<8}{direction:<6}from {x}, {y} ({sides}, layer {layer}): {distance} px, angle {angle}{reach}{won}")
}
