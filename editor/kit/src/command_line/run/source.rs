//! Finds the level and the recording that a command names.

use super::maze::MazeJob;
use super::{CharacterName, Held, Job, PartnerName, RunCommand, in_words};
use crate::command_line::terminal;
use crate::exchange;
use sim::file::{Disk, Opened, read_recording, read_run};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::project::{LevelData, MazeData, Project, Run, Start};
use sim::recording::{Column, Columns, Recording, Row};
use sim::replay;
use sim::ruleset::Character;
use std::path::Path;
use std::sync::Arc;

impl From<CharacterName> for Character {
    fn from(name: CharacterName) -> Self {
        match name {
            CharacterName::Sonic => Self::Sonic,
            CharacterName::Tails => Self::Tails,
            CharacterName::Knuckles => Self::Knuckles,
        }
    }
}

impl RunCommand {
    /// The project.
    pub(super) fn project(&self) -> Result<Opened, String> {
        terminal::open(&Disk, &self.project)
    }

    /// Returns the maze and the run in it, if it is a rotating maze.
    pub(super) fn maze_job(&self, project: &Project) -> Result<Option<MazeJob>, String> {
        // If it names nothing that can be played, a level reports that.
        let run = self.run_of(project).unwrap_or_default();
        let Some(name) = self.level.as_deref().or(run.as_ref().map(|run| run.level.as_str())) else { return Ok(None) };
        let is_named = |maze: &&Arc<MazeData>| maze.key == name || maze.title == name;
        let Some(data) = project.mazes.iter().find(is_named) else { return Ok(None) };
        let RunCommand { start, character, partner, ruleset, one_step, held_is_pressed, from, .. } = self;
        let is_of_players = start.is_some() || character.is_some() || partner.is_some() || ruleset.is_some();
        if is_of_players || *one_step || from.is_some() || *held_is_pressed != Held::Auto {
            return Err("In a maze only --compare, --states, --cells and --json are possible.".to_owned());
        }
        let maze = data.maze().ok_or_else(|| format!("the maze {} has no start", data.key))?;
        let recording = match &run {
            Some(run) => of_run(run),
            None => read_recording(&Disk, &self.recording).map_err(in_words)?,
        };
        if recording.rows.is_empty() {
            return Err(format!("{}: there are no frames", self.recording.display()));
        }
        let name = self.recording.display().to_string();
        Ok(Some(MazeJob { maze, key: data.key.clone(), recording, run, name }))
    }

    /// Returns the level and the run in it.
    pub(super) fn job(&self, mut project: Project) -> Result<Job, String> {
        let run = self.run_of(&project)?;
        let recording = match &run {
            Some(run) => of_run(run),
            None => {
                let mut recording = read_recording(&Disk, &self.recording).map_err(in_words)?;
                crate::play::ghost::fill_flags(&mut recording);
                recording
            }
        };
        let index = find_level(&project, self.level.as_deref().or(run.as_ref().map(|run| run.level.as_str())))?;
        let mut data = LevelData::clone(&project.levels[index]);
        data.start = run.as_ref().and_then(|run| run.start).unwrap_or(data.start);
        if let Some(name) = &self.start {
            data.start = find_start(&data, name)?;
        }
        data.start.character = self.character.map_or(data.start.character, Character::from);
        data.start.partner = match self.partner {
            Some(PartnerName::None) => None,
            Some(PartnerName::Sonic) => Some(Character::Sonic),
            Some(PartnerName::Tails) => Some(Character::Tails),
            Some(PartnerName::Knuckles) => Some(Character::Knuckles),
            None => data.start.partner.or(recording.partner.is_some().then_some(Character::Tails)),
        };
        project.levels[index] = Arc::new(data.clone());
        let ruleset = self.ruleset.or(run.as_ref().and_then(|run| run.ruleset));
        if let Some(game) = ruleset {
            project = project.by_rules_of(game);
        }
        let level = Level::compile(&project, &data.key).ok_or_else(|| format!("there is no level {}", data.key))?;
        let name = self.recording.display().to_string();
        let run = run.map(|run| Run { start: Some(data.start), ..run });
        Ok(Job { level, data, recording, run, name })
    }

    /// The run that the recording names: a JSON file, or else a key of the project if no file has that name.
    fn run_of(&self, project: &Project) -> Result<Option<Run>, String> {
        let path = self.recording.as_path();
        if path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("json")) && path.exists() {
            return read_run(&Disk, path).map(Some).map_err(in_words);
        }
        if path.exists() {
            return Ok(None);
        }
        let run = project.runs.iter().find(|run| Path::new(&run.key) == path).map(|run| Run::clone(run));
        if run.is_none() && path.extension().is_none() {
            let keys: Vec<&str> = project.runs.iter().map(|run| run.key.as_str()).collect();
            return Err(format!(
                "{}: there is neither such a file nor a run of that key; there are {}",
                path.display(),
                listed(&keys)
            ));
        }
        Ok(run)
    }
}

/// A run as a recording that holds buttons only.
fn of_run(run: &Run) -> Recording {
    let mut before = Buttons::NONE;
    let second = replay::decode(&run.inputs_2).chain(std::iter::repeat(Buttons::NONE));
    let rows = replay::decode(&run.inputs).zip(second).zip(0..).map(|((held, held_2), number)| {
        let mut row = Row::default();
        (row[Column::Frame], row[Column::Input]) = (number, held.0.into());
        let Input { held: held_2, pressed } = Input::after(std::mem::replace(&mut before, held_2), held_2);
        (row[Column::Pad2Held], row[Column::Pad2Pressed]) = (held_2.0.into(), pressed.0.into());
        row
    });
    let columns: Columns = [Column::Frame, Column::Input].into_iter().collect();
    Recording { columns, rows: rows.collect(), ..Recording::default() }
}

/// The index of the level of a name: its key, its title or the section that it was imported from, letters and digits
/// being enough. Without a name the only level that is played.
fn find_level(project: &Project, name: Option<&str>) -> Result<usize, String> {
    let keys: Vec<&str> = project.levels.iter().map(|level| level.key.as_str()).collect();
    let Some(name) = name else {
        let only = terminal::only_level(project)
            .and_then(|only| project.levels.iter().position(|level| level.key == only.key));
        return only.ok_or_else(|| format!("which level? Give --level with one of: {}", listed(&keys)));
    };
    let names =
        |level: &LevelData| [level.key.clone(), level.title.clone(), exchange::place(level).unwrap_or_default()];
    let exact = project.levels.iter().position(|level| names(level).iter().any(|own| own == name));
    let close = || project.levels.iter().position(|level| names(level).iter().any(|own| plain(own) == plain(name)));
    exact.or_else(close).ok_or_else(|| format!("there is no level `{name}`; there are {}", listed(&keys)))
}

/// The further start of a name, letters and digits being enough.
fn find_start(level: &LevelData, name: &str) -> Result<Start, String> {
    let names: Vec<&str> = level.starts.iter().map(|start| start.name.as_str()).collect();
    let exact = names.iter().position(|own| *own == name);
    let found = exact.or_else(|| names.iter().position(|own| plain(own) == plain(name)));
    found.map(|index| level.starts[index].start).ok_or_else(|| {
        let key = &level.key;
        format!("the level {key} has no further start `{name}`; there are {}", listed(&names))
    })
}

/// Letters and digits of a name, all small.
fn plain(text: &str) -> String {
    text.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

fn listed(keys: &[&str]) -> String {
    if keys.is_empty() { "none".into() } else { keys.join(", ") }
}
