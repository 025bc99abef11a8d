//! The command line: without a command it opens the window, with one it never needs a display.

mod backups;
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

use backups::BackupsCommand;
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
#[command(name = "loopwright", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// Folder of the project to open, or its loopwright.json (default: the last project).
    pub path: Option<PathBuf>,
    /// Log level for standard error: off, error, warn, info, debug or trace.
    #[arg(long, default_value = "warn", value_name = "LEVEL")]
    pub log: log::LevelFilter,
    /// What to do without a window.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// Commands that need no display.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// List possible problems with their place, reason and fix.
    ///
    /// Checks and single findings that are intended can be switched off in the project (Problems pane, or `checks` in
    /// its loopwright.json). The exit status is 0 if nothing of the given severity was found, 1 if something was, 2
    /// if the project could not be read.
    Check(CheckCommand),
    /// List the backups of a project, and restore one of them.
    ///
    /// A project that can't be opened any more is restored too. The exit status is 0 if it is done, 1 if there is no such
    /// backup, 2 if something could not be read or written.
    Backups(BackupsCommand),
    /// Create a project in a folder, with a first level.
    New(NewCommand),
    /// List the differences between two states of a project, part by part.
    ///
    /// The exit status is 0 if nothing differs, 1 if something does, 2 if a project could not be read.
    Diff(DiffCommand),
    /// Merge two people's changes to a project.
    ///
    /// Blocks are merged by place, things by id. If both changed the same thing, MINE wins, and the conflict is
    /// listed. The exit status is 0 without conflicts, 1 with conflicts, 2 if nothing was written. With `%O %A %B %P
    /// %Y` it is a merge driver for Git.
    Merge(MergeCommand),
    /// Import levels of another tool, or a picture of tiles.
    #[command(subcommand)]
    Import(ImportCommand),
    /// Export levels to the files they came from, or solid tiles as pictures and arrays.
    #[command(subcommand)]
    Export(ExportCommand),
    /// Draw a level, or a part of it, as a picture: blocks, solid pixels, objects, water and the paths of runs.
    Render(RenderCommand),
    /// Render a run as a moving picture: a GIF, an APNG, or a folder of PNGs.
    Gif(GifCommand),
    /// Play all saved runs of a project, and report those with a different result.
    ///
    /// The exit status is 0 if all runs pass, 1 if a run fails, 2 if the project could not be read.
    Test(TestCommand),
    /// Search where a player can get in a level, and report what is never reached.
    ///
    /// The exit status is 0 if everything was reached, 1 if something was not, 2 if nothing could be played.
    Reach(ReachCommand),
    /// Write the manual as web pages into a folder.
    Manual(ManualCommand),
    /// Play a console recording or a run of the project, and compare it with the rules.
    Run(RunCommand),
}

/// What can be imported.
#[derive(Debug, Subcommand)]
pub enum ImportCommand {
    /// Levels in one of the formats.
    #[command(flatten)]
    Levels(Levels<ImportArgs>),
    /// Make a tileset of a picture of 16×16 cells: blocks, solid tiles and angles, from alpha or collision pictures.
    Png(ImportPng),
    /// Add the layout of a Sonic 1 special stage to a project, as a rotating maze.
    Maze(ImportMaze),
}

/// What can be exported to.
#[derive(Debug, Subcommand)]
pub enum ExportCommand {
    /// Levels in one of the formats.
    #[command(flatten)]
    Levels(Levels<ExportArgs>),
    /// Export a tileset's solid tiles: masks as PNG, arrays and angles as JSON and in the originals' binary format.
    Tiles(ExportTiles),
    /// Export a rotating maze: as a picture, optionally with the path of a run, or as a Sonic 1 layout.
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
        CliCommand::Backups(backups) => backups.run(),
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
