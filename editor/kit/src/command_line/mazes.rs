//! `loopwright import maze` and `loopwright export maze`.

use super::ending::Ending;
use super::terminal;
use crate::derived::maze_map::{maze_pixels, maze_way};
use crate::document::{Document, Edit};
use crate::exchange::maze_layout;
use crate::exchange::tilesets::place;
use crate::output;
use clap::Args;
use sim::file::{self, Disk, Opened, SaveOptions, Storage};
use sim::project::{MazeData, Project};
use std::path::PathBuf;
use std::sync::Arc;

/// Arguments of `import maze`.
#[derive(Debug, Args)]
pub struct ImportMaze {
    /// The layout: 4096 bytes, or an .eni file of a disassembly.
    file: PathBuf,
    /// Folder of the project that gets the maze.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Name of the maze (default: the file's name).
    #[arg(long)]
    name: Option<String>,
}

/// Arguments of `export maze`.
#[derive(Debug, Args)]
pub struct ExportMaze {
    /// Folder of the project.
    project: PathBuf,
    /// The file to write: FILE.png is a picture, FILE.bin a layout.
    #[arg(short, long, value_name = "FILE")]
    output: PathBuf,
    /// Name of the maze, if the project has several.
    #[arg(long, value_name = "NAME")]
    maze: Option<String>,
    /// Name of a run whose path the picture shows.
    #[arg(long, value_name = "NAME")]
    run: Option<String>,
    /// Replace an existing file.
    #[arg(long)]
    overwrite: bool,
}

impl ImportMaze {
    /// Carries it out: what came out goes to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let (text, ending) = self.import(&Disk)?;
        terminal::print(format_args!("{text}\n"))?;
        Ok(ending)
    }

    fn import(&self, storage: &dyn Storage) -> Result<(String, Ending), String> {
        let grid = maze_layout::open(storage, &self.file).map_err(|error| error.to_string())?;
        let key = self.name.clone().unwrap_or_else(|| place::name_of(&self.file));
        let mut opened = terminal::open(storage, &self.output)?;
        let project = &opened.project;
        if project.maze(&key).is_some() {
            return Err(format!("There is a maze \"{key}\" already. Give another --name."));
        }
        let at = project.mazes.len();
        let sets = project.tilesets.iter().map(|set| set.path.clone()).collect();
        let data = MazeData { key: key.clone(), title: key.clone(), grid, ..MazeData::default() };
        let mut document = Document::new(project.clone(), None);
        let edit = Edit::SetMaze { key: key.clone(), maze: Some((at, Arc::new(data))) };
        document.apply(edit).map_err(|error| error.to_string())?;
        let options = SaveOptions { outside: sets, ..SaveOptions::default() };
        file::save(storage, document.project(), &mut opened.saved, &options).map_err(|error| error.to_string())?;
        let text = format!("Added the maze {key}. The file has no start: set one, or use `check --fix`.");
        Ok((text, Ending::reading(&opened.problems)))
    }
}

impl ExportMaze {
    /// Carries it out: the file written goes to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let ending = self.export(&Disk)?;
        terminal::print_beside([self.output.as_path()], format_args!("{}\n", self.output.display()))?;
        Ok(ending)
    }

    fn export(&self, storage: &dyn Storage) -> Result<Ending, String> {
        terminal::refuse_existing(&self.output, self.overwrite)?;
        let Opened { project, problems, .. } = terminal::open(storage, &self.project)?;
        let maze = self.wanted(&project)?;
        let has_ending = |ending: &str| self.output.extension().is_some_and(|own| own.eq_ignore_ascii_case(ending));
        let bytes = match (has_ending("png"), has_ending("bin"), &self.run) {
            (true, ..) => maze_pixels(maze, &self.way(&project, maze)?).to_png()?,
            (_, true, None) => maze_layout::write(&maze.grid)?,
            (_, true, Some(_)) => return Err("A layout shows no run.".into()),
            _ => return Err(format!("{} ends neither in .png nor in .bin", self.output.display())),
        };
        output::write(&self.output, self.overwrite, &bytes)?;
        Ok(Ending::reading(&problems))
    }

    fn wanted<'a>(&self, project: &'a Project) -> Result<&'a MazeData, String> {
        let found = match (&self.maze, project.mazes.as_slice()) {
            (Some(name), mazes) => mazes.iter().find(|maze| maze.key == *name || maze.title == *name),
            (None, [only]) => Some(only),
            (None, _) => None,
        };
        found.map(|maze| &**maze).ok_or_else(|| {
            let keys: Vec<&str> = project.mazes.iter().map(|maze| maze.key.as_str()).collect();
            terminal::which("maze", self.maze.as_deref(), &keys)
        })
    }

    /// Returns the place of the player in each frame of the run; empty without one.
    fn way(&self, project: &Project, data: &MazeData) -> Result<Vec<(u16, u16)>, String> {
        let Some(name) = &self.run else { return Ok(Vec::new()) };
        let of_maze = || project.runs.iter().filter(|run| run.level == data.key);
        let run = of_maze()
            .find(|run| run.key == *name)
            .ok_or_else(|| terminal::no_run(&format!("The maze {}", data.key), name, of_maze().map(|run| &**run)))?;
        maze_way(data, run).ok_or_else(|| format!("the maze {} has no start", data.key))
    }
}
