//! The command line: without a command it opens the window, with one it never needs a display.

mod check;
mod diff;
mod gif;
mod levels;
pub mod logger;
mod manual;
mod mazes;
mod merge;
mod new;
mod reach;
mod render;
mod run;
pub mod terminal;
mod test;
mod tiles;

use check::CheckCommand;
use clap::{Parser, Subcommand};
use diff::DiffCommand;
use gif::GifCommand;
use levels::{ExportArgs, ImportArgs, Levels};
use manual::ManualCommand;
use mazes::{ExportMaze, ImportMaze};
use merge::MergeCommand;
use new::NewCommand;
use reach::ReachCommand;
use render::RenderCommand;
use run::RunCommand;
use std::path::PathBuf;
use std::process::ExitCode;
use test::TestCommand;
use tiles::{ExportTiles, ImportPng};

/// A level editor for classic momentum platformers with the physics running live inside it.
#[derive(Debug, Parser)]
#[command(name = "loopwright", version, about, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// Folder of the project to open, or its loopwright.json; without it the last one is opened.
    pub path: Option<PathBuf>,
    /// How much to tell on standard error: off, error, warn, info, debug or trace.
    #[arg(long, default_value = "warn", value_name = "LEVEL")]
    pub log: log::LevelFilter,
    /// What to do without a window.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// Commands that need no display.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// Tell what may be wrong in a project, where, why, and what to do about it.
    ///
    /// Checks and single findings that are meant to be can be switched off in the project (Problems pane, or `checks` in
    /// its loopwright.json). The exit status is 0 where nothing of the severity asked for was found, 1 where something
    /// was, 2 where the project could not be read.
    Check(CheckCommand),
    /// Make a new project in a folder, with a level to begin with.
    New(NewCommand),
    /// List what differs between two states of a project, part by part.
    ///
    /// The exit status is 0 if nothing differs, 1 if something does, 2 if a project could not be read.
    Diff(DiffCommand),
    /// Put two people's work on a project together: the changes of both are kept.
    ///
    /// Blocks are merged by their places, things by their ids. Where both changed the same, MINE stays, and the place is
    /// named. The exit status is 0 if nothing was changed by both, 1 if something was, 2 if nothing was written. With
    /// `%O %A %B %P %Y` it is a merge driver for Git.
    Merge(MergeCommand),
    /// Bring levels of another tool, or a picture of tiles, over into a project.
    #[command(subcommand)]
    Import(ImportCommand),
    /// Write levels back where they came from, or solid tiles as pictures and arrays.
    #[command(subcommand)]
    Export(ExportCommand),
    /// Draw a level, or a part of it, as a picture: its blocks, solid pixels, objects, water, and the ways of runs.
    Render(RenderCommand),
    /// Show a run as a moving picture: a GIF, an APNG, or a folder of PNGs.
    Gif(GifCommand),
    /// Play all saved runs of a project, and report each that does not go or end as it says.
    ///
    /// The exit status is 0 if all of them hold, 1 if one does not, 2 if the project could not be read.
    Test(TestCommand),
    /// Search where a player can get in a level, and report what is never reached.
    ///
    /// The exit status is 0 if everything was reached, 1 if something was not, 2 if nothing could be played.
    Reach(ReachCommand),
    /// Write the manual as web pages into a folder.
    Manual(ManualCommand),
    /// Play a recording of a console, or a run of the project, and lay it beside the rules.
    Run(RunCommand),
}

/// What can be imported.
#[derive(Debug, Subcommand)]
pub enum ImportCommand {
    /// Levels in one of the formats.
    #[command(flatten)]
    Levels(Levels<ImportArgs>),
    /// A picture of 16×16 cells into a tileset: blocks, solid tiles and angles, from alpha or from collision pictures.
    Png(ImportPng),
    /// The layout of a special stage of Sonic 1 into a project: a rotating maze.
    Maze(ImportMaze),
}

/// What can be exported to.
#[derive(Debug, Subcommand)]
pub enum ExportCommand {
    /// Levels in one of the formats.
    #[command(flatten)]
    Levels(Levels<ExportArgs>),
    /// A tileset's solid tiles: masks as PNG, arrays and angles as JSON and as the originals' binary files.
    Tiles(ExportTiles),
    /// A rotating maze: a picture, with the way of a run if wanted, or its layout as Sonic 1 has it.
    Maze(ExportMaze),
}

/// The status of a command: 1 if it failed, and why on standard error.
fn status(result: Result<bool, String>) -> ExitCode {
    match result {
        Ok(true) => return ExitCode::SUCCESS,
        Ok(false) => {}
        Err(error) => terminal::complain(error),
    }
    ExitCode::FAILURE
}

/// Carries out a command.
pub fn run(command: &CliCommand) -> ExitCode {
    match command {
        CliCommand::Import(ImportCommand::Levels(levels)) => status(levels.run()),
        CliCommand::Import(ImportCommand::Png(picture)) => status(picture.run()),
        CliCommand::Export(ExportCommand::Levels(levels)) => status(levels.run()),
        CliCommand::Export(ExportCommand::Tiles(tiles)) => status(tiles.run()),
        CliCommand::Import(ImportCommand::Maze(maze)) => status(maze.run()),
        CliCommand::Export(ExportCommand::Maze(maze)) => status(maze.run()),
        CliCommand::New(new) => status(new.run()),
        CliCommand::Manual(manual) => status(manual.run()),
        CliCommand::Render(render) => status(render.run()),
        CliCommand::Gif(gif) => status(gif.run()),
        CliCommand::Run(run) => run.run(),
        CliCommand::Test(test) => test.run(),
        CliCommand::Check(check) => check.run(),
        CliCommand::Reach(reach) => reach.run(),
        CliCommand::Diff(diff) => diff.run(),
        CliCommand::Merge(merge) => merge.run(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory as _;

    #[test]
    fn the_command_line_is_sound() {
        Cli::command().debug_assert();
        let cli = Cli::parse_from(["loopwright", "some/project", "--log", "info"]);
        assert_eq!((cli.path, cli.log), (Some(PathBuf::from("some/project")), log::LevelFilter::Info));
        assert!(matches!(Cli::parse_from(["loopwright", "check", "p"]).command, Some(CliCommand::Check(_))));
    }

    #[test]
    fn every_format_of_the_roster_has_its_commands() {
        for format in crate::exchange::FORMATS {
            let import = [format.name(), "a.file", "--all", "-o", "b"];
            let export = [format.name(), "project", "a.file", "--dry-run"];
            let own = |choices: &'static [crate::exchange::Choice]| {
                choices.iter().flat_map(|choice| {
                    let name = Some(format!("--{}", choice.name));
                    name.into_iter().chain(choice.folder.map(|_| "folder".to_owned())).collect::<Vec<_>>()
                })
            };
            let parsed = |command: &str, args: &[&str], choices| {
                let args = args.iter().map(|arg| (*arg).to_owned()).chain(own(choices));
                Cli::try_parse_from(["loopwright".to_owned(), command.to_owned()].into_iter().chain(args))
                    .map(|cli| cli.command)
            };
            if let Some(reader) = format.import() {
                let command = parsed("import", &import, reader.choices());
                assert!(matches!(command, Ok(Some(CliCommand::Import(ImportCommand::Levels(_))))), "{command:?}");
            }
            if let Some(writer) = format.export() {
                let command = parsed("export", &export, writer.choices());
                let Ok(Some(CliCommand::Export(ExportCommand::Levels(levels)))) = &command else {
                    panic!("{command:?}")
                };
                let chosen = format!("{levels:?}");
                assert!(writer.choices().iter().all(|choice| chosen.contains(choice.name)), "{chosen}");
            }
        }
    }
}
