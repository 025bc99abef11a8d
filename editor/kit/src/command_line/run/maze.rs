//! A recording or a run played in a rotating maze, and what came out.

use super::RunCommand;
use crate::command_line::ending::Ending;
use crate::command_line::terminal;
use crate::output;
use crate::words::counted;
use serde_json::{Map, Value, json};
use sim::file::{field, to_csv};
use sim::maze::Maze;
use sim::project::Run;
use sim::recording::maze::{CellChange, MazeComparison};
use sim::recording::{Columns, Recording, Row};
use sim::replay::{self, Mismatch};
use std::fmt::Write as _;

/// The maze and the run in it.
pub(super) struct MazeJob {
    pub maze: Maze,
    pub key: String,
    pub recording: Recording,
    /// The run of the project; recordings of consoles are none.
    pub run: Option<Run>,
    /// The recording's name, for reports.
    pub name: String,
}

/// Carries it out; `unread` are the files of the project that could not be read.
pub(super) fn run(command: &RunCommand, job: &MazeJob, unread: &[String]) -> Result<Ending, String> {
    let found = MazeComparison::of(&job.recording, &job.maze);
    write(command, job, &found)?;
    let checked = job.run.as_ref().map(|run| replay::check_in_maze(run, &job.maze));
    let mismatches = checked.and_then(Result::err).unwrap_or_default();
    let mut report = text(job, &found, &mismatches);
    if command.json {
        report += &json(job, &found, &mismatches, unread);
        report.push('\n');
    }
    terminal::print_beside(command.outputs(), report)?;
    Ok(Ending::found(found.first_difference.is_some() || !mismatches.is_empty()))
}

/// Writes the states and the cells, if asked for.
fn write(command: &RunCommand, job: &MazeJob, found: &MazeComparison) -> Result<(), String> {
    if let Some(path) = &command.cells {
        let lines: String = found.changes.iter().map(|change| line(change) + "\n").collect();
        output::write(path, command.overwrite, lines.as_bytes())?;
    }
    let Some(path) = &command.states else { return Ok(()) };
    let mut rows = found.rows.clone();
    rows.iter_mut().zip(&job.recording.rows).for_each(|(row, recorded)| {
        row[sim::recording::Column::Frame] = recorded[sim::recording::Column::Frame];
    });
    let text = to_csv(&Recording { columns: Columns::OF_MAZE, rows, ..Recording::default() });
    output::write(path, command.overwrite, text.as_bytes())
}

fn line(change: &CellChange) -> String {
    let CellChange { frame, cell: (column, row), from, to } = change;
    let [from, to] = [from, to].map(|id| format!("{id:02X}"));
    json!({ "frame": frame, "column": column, "row": row, "from": from, "to": to }).to_string()
}

/// The recorded row that differs first, ours, and where.
fn difference<'a>(job: &'a MazeJob, found: &'a MazeComparison) -> Option<(usize, &'a Row, &'a Row, Columns)> {
    let (index, columns) = found.first_difference?;
    Some((index, job.recording.rows.get(index)?, found.rows.get(index)?, columns))
}

/// The report. Writing to a string cannot fail, so results of writing are passed over.
fn text(job: &MazeJob, found: &MazeComparison, mismatches: &[Mismatch]) -> String {
    if let Some(run) = &job.run {
        let MazeJob { name, key, .. } = job;
        let played = counted(job.recording.rows.len(), "frame");
        let moments = counted(run.moments.len(), "moment");
        let mut text = format!("{name}: played {played} in the maze {key}, looked at {moments}\n");
        for mismatch in mismatches {
            let _ = writeln!(text, "{mismatch}");
        }
        return text;
    }
    let begin = if found.begins_at_row { "from its first row" } else { "from the maze's start" };
    let mut text = format!("{}: {} frames, in the maze {}\n", job.name, job.recording.rows.len(), job.key);
    let (run_through, played) = (found.run_through, found.played);
    let _ = writeln!(text, "run through {begin}: {run_through} of {played} frames up to the first difference");
    if let Some((index, recorded, ours, columns)) = difference(job, found) {
        let _ = writeln!(text, "first difference: row {index} from 0");
        let _ = writeln!(text, "   {:<14}{:>10}{:>9}", "field", "recorded", "ours");
        for column in columns.iter() {
            let [recorded, ours] = [recorded, ours].map(|row| field(column, row[column]));
            let _ = writeln!(text, " * {:<14}{recorded:>10}{ours:>9}", column.name());
        }
    }
    text
}

/// The line of JSON.
fn json(job: &MazeJob, found: &MazeComparison, mismatches: &[Mismatch], unread: &[String]) -> String {
    let first = difference(job, found).map(|(index, recorded, ours, columns)| {
        let value = |column| json!({ "recorded": recorded[column], "ours": ours[column] });
        let fields: Map<String, Value> =
            columns.iter().map(|column| (column.name().to_owned(), value(column))).collect();
        json!({ "row": index, "fields": fields })
    });
    json!({
        "recording": job.name,
        "level": job.key,
        "played": found.played,
        "run_through": found.run_through,
        "first_difference": first,
        "mismatches": mismatches.iter().map(ToString::to_string).collect::<Vec<_>>(),
        "unread": unread,
    })
    .to_string()
}
