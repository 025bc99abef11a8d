//! The command line: without a command it opens the window, with one it never needs a display.

use crate::neighbours::command::{ExportCommand, ImportCommand};
use crate::recordings::RunCommand;
use clap::{Parser, Subcommand};
use sim::file::{Disk, open};
use std::path::PathBuf;
use std::process::ExitCode;

/// A level editor for classic momentum platformers with the physics running live inside it.
#[derive(Debug, Parser)]
#[command(version, about, args_conflicts_with_subcommands = true)]
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
    /// Tell what is wrong in a project; the exit status is 1 where anything is.
    Check {
        /// Folder of the project.
        path: PathBuf,
    },
    /// Bring levels of another tool over into a new project.
    #[command(subcommand)]
    Import(ImportCommand),
    /// Write levels back where they came from.
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
        CliCommand::Check { path } => match open(&Disk, path, &mut |_, _| {}) {
            Ok(opened) => {
                opened.problems.iter().for_each(|problem| println!("{problem}"));
                if opened.problems.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
            }
            Err(error) => {
                eprintln!("{error}");
                ExitCode::FAILURE
            }
        },
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
        assert!(matches!(Cli::parse_from(["loopwright", "check", "p"]).command, Some(CliCommand::Check { .. })));
    }
}
