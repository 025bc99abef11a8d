//! The headless command `run`: a recording of a console, or a run of the project, played and laid beside the rules.
//!
//! `source` finds the level and the recording, `text` and `json` say what came out; what is counted is the core's. The
//! window shows the same as a ghost ([`crate::play::ghost`]).

mod json;
mod maze;
mod source;
mod text;

use super::ending::Ending;
use super::terminal;
use crate::output;
use crate::play::ghost::NEEDED;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use sim::file::{Opened, to_csv};
use sim::level::Level;
use sim::project::{LevelData, Run};
use sim::recording::places::Places;
use sim::recording::presses::Presses;
use sim::recording::steps::Score;
use sim::recording::through::{Begin, Comparison, Through};
use sim::recording::{Column, Columns, Recording};
use sim::replay::{self, Mismatch};
use sim::ruleset::Game;
use std::fmt::Display;
use std::path::{Path, PathBuf};

/// Arguments of `run`.
#[derive(Debug, Args)]
pub struct RunCommand {
    /// Folder of the project, or its loopwright.json.
    project: PathBuf,
    /// Key or title of the level; not needed if only one is played or the run names it.
    #[arg(long, value_name = "NAME")]
    level: Option<String>,
    /// Name of another start to begin at, in place of the level's or the run's.
    #[arg(long, value_name = "NAME")]
    start: Option<String>,
    /// The recording: a CSV file, a run's JSON file, or the key of a run of the project. Hidden state of the game is
    /// read from NAME.state.csv beside NAME.csv (state.csv beside physics.csv), if it exists, and objects from
    /// NAME.objects.jsonl (objects.jsonl).
    #[arg(long, value_name = "FILE")]
    recording: PathBuf,
    /// Character, in place of the start's.
    #[arg(long)]
    character: Option<CharacterName>,
    /// Partner, in place of the start's. For a recording of two players, it is Tails.
    #[arg(long)]
    partner: Option<PartnerName>,
    /// Play by the rules of this game alone, without the project's own.
    #[arg(long, value_parser = game())]
    ruleset: Option<Game>,
    /// Write the state after each frame, in the columns of recordings.
    #[arg(long, value_name = "FILE")]
    states: Option<PathBuf>,
    /// Write each change of a cell of a rotating maze, as a line of JSON with frame, column, row, from and to.
    #[arg(long, value_name = "FILE")]
    cells: Option<PathBuf>,
    /// Replace existing files of --states and --cells.
    #[arg(long)]
    overwrite: bool,
    /// Play from the start and report the first difference.
    #[arg(long)]
    compare: bool,
    /// Take each recorded frame as the start of one step. Objects keep running beside the recorded player.
    #[arg(long)]
    one_step: bool,
    /// Print one JSON object as the last line.
    #[arg(long)]
    pub(super) json: bool,
    /// Whether a held button counts as newly pressed in each frame, as in demos. If not given, the recording decides:
    /// by its column `pressed`, or by frames that only one of the two explains.
    #[arg(long, value_enum, num_args = 0..=1, require_equals = true, default_value = "auto", default_missing_value = "yes")]
    held_is_pressed: Held,
    /// Begin with the state of this row, counted from 0, instead of the level's start.
    #[arg(long, value_name = "ROW")]
    from: Option<usize>,
}

/// Whether held buttons count as pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Held {
    Auto,
    Yes,
    No,
}

/// The character.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum CharacterName {
    Sonic,
    Tails,
    Knuckles,
}

/// The partner.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum PartnerName {
    None,
    Sonic,
    Tails,
    Knuckles,
}

/// Whose rules.
fn game() -> impl TypedValueParser<Value = Game> {
    let names = Game::ALL.map(|game| PossibleValue::new(game.name()).aliases(game.other_names()));
    PossibleValuesParser::new(names).try_map(|name| Game::named(&name).ok_or("no game of that name"))
}

/// The level and the run in it.
struct Job {
    level: Level,
    data: LevelData,
    recording: Recording,
    /// The run of the project; recordings of consoles are none.
    run: Option<Run>,
    /// Its name, for reports.
    name: String,
}

/// The result of a run.
struct Outcome {
    presses: Presses,
    /// Frames that show which buttons count as pressed; `None` if it was given.
    shown_by: Option<usize>,
    begin: Begin,
    comparison: Comparison,
    /// `None` if the recording lacks columns for it.
    score: Option<Score>,
    /// The expectations of the run that do not hold.
    mismatches: Vec<Mismatch>,
}

impl RunCommand {
    /// Carries it out.
    ///
    /// # Errors
    /// In words: nothing could be played, or an output not be written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        self.outputs().try_for_each(|path| terminal::refuse_existing(path, self.overwrite))?;
        let opened = self.project()?;
        let ending = Ending::reading(&opened.problems);
        let played = match self.maze_job(&opened.project)? {
            None => self.run_level(opened),
            Some(job) => maze::run(self, &job, &terminal::unread(&opened.problems)),
        };
        Ok(played?.and(ending))
    }

    /// The files to write.
    fn outputs(&self) -> impl Iterator<Item = &Path> {
        [&self.states, &self.cells].into_iter().flatten().map(PathBuf::as_path)
    }

    fn run_level(&self, Opened { project, problems, .. }: Opened) -> Result<Ending, String> {
        let job = self.job(project)?;
        let outcome = self.play(&job)?;
        self.write_states(&job, &outcome)?;
        let mut report = text::report(self, &job, &outcome);
        if self.json {
            report += &json::report(self, &job, &outcome, &terminal::unread(&problems));
            report.push('\n');
        }
        terminal::print_beside(self.outputs(), report)?;
        Ok(Ending::found(!self.has_matched(&outcome)))
    }

    /// True if the run from the start is judged, and not single steps alone.
    fn judges_run(&self) -> bool {
        self.compare || !self.one_step
    }

    fn has_matched(&self, outcome: &Outcome) -> bool {
        let run = !self.judges_run() || outcome.comparison.first_difference.is_none();
        let steps = outcome.score.as_ref().is_none_or(|score| score.all.exact == score.all.frames);
        run && (!self.one_step || steps) && outcome.mismatches.is_empty()
    }

    fn play(&self, job: &Job) -> Result<Outcome, String> {
        let (recording, level) = (&job.recording, &job.level);
        let missing = |needed: &[Column]| -> Option<&str> {
            needed.iter().find(|column| !recording.columns.has(**column)).map(|column| column.name())
        };
        if recording.rows.is_empty() {
            return Err(format!("{}: there are no frames", job.name));
        }
        if let Some(row) = self.from.filter(|row| *row + 1 >= recording.rows.len()) {
            return Err(format!("{}: there is no row after row {row} to play", job.name));
        }
        let missing_for_steps = missing(&NEEDED);
        if let Some(name) = missing_for_steps.filter(|_| self.one_step || self.from.is_some()) {
            return Err(format!("{}: single steps and --from need a column `{name}`", job.name));
        }
        if self.compare && job.run.is_none() && !has_states(recording.columns) {
            return Err(format!("{}: it holds buttons only, so there is nothing to compare with", job.name));
        }
        let (presses, shown_by) = match self.held_is_pressed {
            Held::Yes => (Presses::Held, None),
            Held::No => (Presses::New, None),
            Held::Auto if recording.columns.has(Column::Pressed) => (Presses::Recorded, None),
            Held::Auto if missing_for_steps.is_some() => (Presses::New, None),
            Held::Auto => {
                let (presses, frames) = Presses::find(recording, level);
                (presses, Some(frames))
            }
        };
        let begin = match self.from {
            Some(row) => Begin::Row(row),
            None if job.run.is_some() => Begin::LevelStart { prepared: false },
            None => Begin::find(recording, level, presses),
        };
        let through = || Through::new(recording, level, presses, begin);
        let comparison = Comparison::of(through());
        let score = missing_for_steps.is_none().then(|| Score::of(recording, level, presses, &Places::of(&job.data)));
        let checked = job.run.as_ref().map(|run| replay::check(run, level));
        let mismatches = checked.and_then(Result::err).unwrap_or_default();
        Ok(Outcome { presses, shown_by, begin, comparison, score, mismatches })
    }

    /// Writes the state after each row; if the game did not run, the state stays.
    fn write_states(&self, job: &Job, outcome: &Outcome) -> Result<(), String> {
        let Some(path) = &self.states else { return Ok(()) };
        let recorded = &job.recording.rows;
        let mut rows = match outcome.begin {
            Begin::Row(row) => recorded[..=row].to_vec(),
            Begin::LevelStart { .. } => Vec::new(),
        };
        for step in Through::new(&job.recording, &job.level, outcome.presses, outcome.begin) {
            repeat_last(&mut rows, recorded, step.input_row);
            rows.push(step.ours);
        }
        repeat_last(&mut rows, recorded, recorded.len());
        for (number, row) in rows.iter_mut().enumerate() {
            if !job.recording.columns.has(Column::Frame) {
                row[Column::Frame] = i32::try_from(number).unwrap_or(i32::MAX);
            }
        }
        let text = to_csv(&Recording { columns: Columns::OF_WORLD, rows, ..Recording::default() });
        output::write(path, self.overwrite, text.as_bytes())
    }
}

/// Fills up with the last state, under the recorded frame numbers and buttons, up to row `end`.
fn repeat_last(rows: &mut Vec<sim::recording::Row>, recorded: &[sim::recording::Row], end: usize) {
    while let (Some(last), Some(lag)) = (rows.last(), recorded.get(rows.len()).filter(|_| rows.len() < end)) {
        let mut row = *last;
        (row[Column::Frame], row[Column::Input]) = (lag[Column::Frame], lag[Column::Input]);
        rows.push(row);
    }
}

/// There is something to compare with.
fn has_states(columns: Columns) -> bool {
    Column::COMPARED.into_iter().any(|column| columns.has(column))
}

fn in_words(error: impl Display) -> String {
    error.to_string()
}
