//! The command line: without a command it opens the window, with one it never needs a display.

mod backups;
mod check;
mod convert;
mod diff;
mod edit;
pub mod ending;
mod game;
mod gif;
mod levels;
pub mod logger;
mod manual;
mod mazes;
mod merge;
mod new;
mod reach;
mod refresh;
mod render;
mod run;
mod schema;
mod shell;
pub mod terminal;
mod test;
mod tiles;
mod web;

use backups::BackupsCommand;
use check::CheckCommand;
use clap::{Parser, Subcommand};
use convert::ConvertCommand;
use diff::DiffCommand;
use edit::EditCommand;
use ending::Ending;
use game::ExportGame;
use gif::GifCommand;
use levels::{ExportArgs, ImportArgs, Levels};
use manual::ManualCommand;
use mazes::{ExportMaze, ImportMaze};
use merge::MergeCommand;
use new::NewCommand;
use reach::ReachCommand;
use refresh::RefreshCommand;
use render::RenderCommand;
use run::RunCommand;
use schema::SchemaCommand;
use shell::{CompletionsCommand, ManCommand};
use std::path::PathBuf;
use std::process::ExitCode;
use test::TestCommand;
use tiles::{ExportTiles, ImportPng};
use web::ExportWeb;

/// A level editor for classic momentum platformers with the physics running live inside it.
///
/// Every command has the exit status 0 if its work is done and nothing was found, 1 if something was found (a problem, a
/// difference, a conflict, a failed run or level, an unreached thing), and 2 if not all of its work could be done: an
/// argument is wrong, or something could not be read, played or written.
#[derive(Debug, Parser)]
#[command(name = "loopwright", version, args_conflicts_with_subcommands = true)]
pub struct Cli {
    /// Folder of the project to open, or its loopwright.json (default: the last project).
    pub path: Option<PathBuf>,
    /// Log level for standard error: off, error, warn, info, debug or trace.
    #[arg(long, default_value = "warn", value_name = "LEVEL")]
    pub log: log::LevelFilter,
    /// The command to run without a window.
    #[command(subcommand)]
    pub command: Option<CliCommand>,
}

/// Commands that need no display.
#[derive(Debug, Subcommand)]
pub enum CliCommand {
    /// List possible problems with their place, reason and fix.
    ///
    /// Checks and single findings that are intended can be switched off in the project (Problems pane, or `checks` in
    /// its loopwright.json).
    Check(CheckCommand),
    /// List the backups of a project, and restore one of them.
    ///
    /// A project that can't be opened any more is restored too.
    Backups(BackupsCommand),
    /// Create a project in a folder, with a first level.
    New(NewCommand),
    /// List the differences between two states of a project, part by part.
    Diff(DiffCommand),
    /// Make the steps of a script: replace, paint, place, move, rename, recolour, fix.
    ///
    /// Either all steps are made, or none. The manual's page about the command line lists them.
    Edit(EditCommand),
    /// Merge two people's changes to a project.
    ///
    /// Blocks are merged by place, things by id. If both changed the same thing, MINE wins, and the conflict is
    /// listed. With `%O %A %B %P %Y` it is a merge driver for Git.
    Merge(MergeCommand),
    /// Import levels of another tool, or a picture of tiles.
    #[command(subcommand)]
    Import(ImportCommand),
    /// Export levels to the files they came from, for a game engine or as a web page, or solid tiles as pictures and arrays.
    #[command(subcommand)]
    Export(ExportCommand),
    /// Convert levels of one program into the files of another.
    Convert(ConvertCommand),
    /// Take over what other programs changed in the files that levels came from.
    ///
    /// Parts that were edited in the project stay as they are there; what both sides changed is listed.
    Refresh(RefreshCommand),
    /// Draw a level, or a part of it, as a picture: blocks, solid pixels, objects, water and the paths of runs.
    Render(RenderCommand),
    /// Render a run as a moving picture: a GIF, an APNG, or a folder of PNGs.
    Gif(GifCommand),
    /// Play all saved runs of a project, and report those with a different result.
    Test(TestCommand),
    /// Search where a player can get in a level, and report what is never reached.
    Reach(ReachCommand),
    /// Write the manual as web pages into a folder.
    Manual(ManualCommand),
    /// Write the JSON schemas of all files: those of a project, and those of an exported game.
    Schema(SchemaCommand),
    /// Print completions for a shell.
    Completions(CompletionsCommand),
    /// Write the manual pages of all commands, for `man`.
    Man(ManCommand),
    /// Play a console recording or a run of the project, and compare it with the rules.
    Run(RunCommand),
}

/// A format that can be imported.
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

/// A format that can be exported to.
#[derive(Debug, Subcommand)]
pub enum ExportCommand {
    /// Levels in one of the formats.
    #[command(flatten)]
    Levels(Levels<ExportArgs>),
    /// Export levels for a game engine: one picture, and for each level its blocks, solid tiles, objects and places.
    Game(ExportGame),
    /// Export a level as one web page, which plays it anywhere: no server, no network.
    Web(ExportWeb),
    /// Export a tileset's solid tiles: masks as PNG, arrays and angles as JSON and in the originals' binary format.
    Tiles(ExportTiles),
    /// Export a rotating maze: as a picture, optionally with the path of a run, or as a Sonic 1 layout.
    Maze(ExportMaze),
}

impl CliCommand {
    /// Does the work: the report goes to standard output.
    ///
    /// # Errors
    /// In words, why not all of it could be done.
    fn carry_out(&self) -> Result<Ending, String> {
        match self {
            Self::Import(ImportCommand::Levels(levels)) => levels.run(),
            Self::Import(ImportCommand::Png(picture)) => picture.run(),
            Self::Import(ImportCommand::Maze(maze)) => maze.run(),
            Self::Export(ExportCommand::Levels(levels)) => levels.run(),
            Self::Export(ExportCommand::Game(game)) => game.run(),
            Self::Export(ExportCommand::Web(web)) => web.run(),
            Self::Export(ExportCommand::Tiles(tiles)) => tiles.run(),
            Self::Export(ExportCommand::Maze(maze)) => maze.run(),
            Self::Convert(convert) => convert.run(),
            Self::Refresh(refresh) => refresh.run(),
            Self::New(new) => new.run(),
            Self::Manual(manual) => manual.run(),
            Self::Schema(schema) => schema.run(),
            Self::Completions(completions) => completions.run(),
            Self::Man(man) => man.run(),
            Self::Render(render) => render.run(),
            Self::Gif(gif) => gif.run(),
            Self::Run(run) => run.run(),
            Self::Test(test) => test.run(),
            Self::Check(check) => check.run(),
            Self::Backups(backups) => backups.run(),
            Self::Reach(reach) => reach.run(),
            Self::Diff(diff) => diff.run(),
            Self::Edit(edit) => edit.run(),
            Self::Merge(merge) => merge.run(),
        }
    }

    /// True if standard output gets one JSON object.
    fn prints_json(&self) -> bool {
        match self {
            Self::Check(check) => check.json,
            Self::Backups(backups) => backups.json,
            Self::Run(run) => run.json,
            Self::Reach(reach) => reach.prints_json(),
            _ => false, // `test` has a report even without a project
        }
    }
}

/// Carries out a command. What hinders it goes to standard error; with `--json` also to standard output, as `error`.
pub fn run(command: &CliCommand) -> ExitCode {
    let ending = command.carry_out().unwrap_or_else(|error| {
        if command.prints_json() {
            // If this can't be written either, the status says enough.
            let _unread = terminal::print(format_args!("{:#}\n", serde_json::json!({ "error": error })));
        }
        terminal::complain(error);
        Ending::Failed
    });
    ending.into()
}

/// Reads the command line.
///
/// # Errors
/// The exit status after help, the version or what is wrong was printed.
pub fn parse() -> Result<Cli, ExitCode> {
    Cli::try_parse().map_err(|error| {
        let wrong = if error.use_stderr() { Ending::Failed } else { Ending::Clean };
        match error.print() {
            Err(unwritten) if unwritten.kind() != std::io::ErrorKind::BrokenPipe => Ending::Failed.into(),
            _ => wrong.into(),
        }
    })
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
            let is_into_folder = format.export().is_some_and(crate::exchange::Export::is_into_folder);
            let export: &[&str] = if is_into_folder {
                &[format.name(), "project", "-o", "folder", "--dry-run"]
            } else {
                &[format.name(), "project", "a.file", "--dry-run"]
            };
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
                let command = parsed("export", export, writer.choices());
                let Ok(Some(CliCommand::Export(ExportCommand::Levels(levels)))) = &command else {
                    panic!("{command:?}")
                };
                let chosen = format!("{levels:?}");
                assert!(writer.choices().iter().all(|choice| chosen.contains(choice.name)), "{chosen}");
            }
        }
    }
}
