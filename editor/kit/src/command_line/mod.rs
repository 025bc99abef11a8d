//! The command line: without a command it opens the window, with one it never needs a display.

mod check;
pub mod logger;
mod run;
mod sonlvl;
pub mod terminal;
mod tiles;

use check::CheckCommand;
use clap::{Parser, Subcommand};
use run::RunCommand;
use sonlvl::{ExportCommand, ImportCommand};
use std::path::PathBuf;
use std::process::ExitCode;

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
    /// Bring levels of another tool, or a picture of tiles, over into a project.
    #[command(subcommand)]
    Import(ImportCommand),
    /// Write levels back where they came from, or solid tiles as pictures and arrays.
    #[command(subcommand)]
    Export(ExportCommand),
    /// Play a recording of a console, or a run of the project, and lay it beside the rules.
    Run(RunCommand),
}

/// Carries out a command.
pub fn run(command: &CliCommand) -> ExitCode {
    match command {
        CliCommand::Import(import) => import.run(),
        CliCommand::Export(export) => export.run(),
        CliCommand::Run(run) => run.run(),
        CliCommand::Check(check) => check.run(),
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
}
