//! The headless commands `import` and `export`.

use super::sonlvl;
use crate::terminal;
use crate::tilesets::command::{ExportTiles, ImportPng};
use clap::{Args, Subcommand};
use sim::file::Disk;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

/// What can be imported.
#[derive(Debug, Subcommand)]
pub enum ImportCommand {
    /// Levels of a disassembly, as its SonLVL project describes them, into a new project.
    Sonlvl(ImportSonlvl),
    /// A picture of 16×16 cells into a tileset: blocks, solid tiles and angles, from alpha or from collision pictures.
    Png(ImportPng),
}

/// Arguments of `import sonlvl`.
#[derive(Debug, Args)]
pub struct ImportSonlvl {
    /// The SonLVL project: an INI file. A `.user.ini` of the same name lies over it.
    ini: PathBuf,
    /// Name of a level, as its section or its display name has it; may be given several times.
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// All levels.
    #[arg(long, conflicts_with = "level")]
    all: bool,
    /// Folder of the new project; it must not hold one yet.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Outermost folder that files are taken from; without it the disassembly around the INI file.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
}

fn failed(error: &dyn std::fmt::Display) -> ExitCode {
    terminal::complain(error);
    ExitCode::FAILURE
}

/// Tells on standard error how far the work is.
fn tell(done: usize, all: usize, level: &str) -> ControlFlow<()> {
    terminal::complain(format_args!("[{}/{all}] {level}", done + 1));
    ControlFlow::Continue(())
}

impl ImportCommand {
    /// Carries it out: the report goes to standard output, the status is 1 where a level failed.
    pub fn run(&self) -> ExitCode {
        let args = match self {
            Self::Sonlvl(args) => args,
            Self::Png(args) => return args.run(),
        };
        let request = sonlvl::Request { ini: args.ini.clone(), levels: args.level.clone(), root: args.root.clone() };
        if args.level.is_empty() && !args.all {
            return match sonlvl::level_names(&Disk, &request) {
                Ok(names) => {
                    failed(&format!("Which levels? Give --all, or --level with one of:\n{}", names.join("\n")))
                }
                Err(error) => failed(&error),
            };
        }
        match sonlvl::import_into(&Disk, &request, &args.output, &mut tell) {
            Ok(report) => {
                terminal::print(&report);
                if report.has_failures() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
            }
            Err(error) => failed(&error),
        }
    }
}

/// What can be exported to.
#[derive(Debug, Subcommand)]
pub enum ExportCommand {
    /// Levels that came from a disassembly, back into its files; the old ones are kept beside them.
    Sonlvl(ExportSonlvl),
    /// A tileset's solid tiles: masks as PNG, arrays and angles as JSON and as the originals' binary files.
    Tiles(ExportTiles),
}

/// Arguments of `export sonlvl`.
#[derive(Debug, Args)]
pub struct ExportSonlvl {
    /// Folder of the project.
    project: PathBuf,
    /// The SonLVL project: an INI file.
    ini: PathBuf,
    /// Name of a level; may be given several times. Without it all that came from a disassembly.
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// Only report what would be written and what cannot be held.
    #[arg(long)]
    dry_run: bool,
    /// Outermost folder that files are written to; without it the disassembly around the INI file.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
}

impl ExportCommand {
    /// Carries it out: the report goes to standard output before anything is written, the status is 1 where a level or
    /// a file failed; then nothing is written.
    pub fn run(&self) -> ExitCode {
        let args = match self {
            Self::Sonlvl(args) => args,
            Self::Tiles(args) => return args.run(),
        };
        let opened = match terminal::open(&Disk, &args.project) {
            Ok(opened) => opened,
            Err(error) => return failed(&error),
        };
        let request = sonlvl::Request { ini: args.ini.clone(), levels: args.level.clone(), root: args.root.clone() };
        let plan = match sonlvl::plan(&Disk, &opened.project, &request, &mut tell) {
            Ok(plan) => plan,
            Err(error) => return failed(&error),
        };
        terminal::print(&plan.report);
        if plan.report.has_failures() {
            return failed(&"Nothing was written.");
        }
        if args.dry_run {
            return ExitCode::SUCCESS;
        }
        match plan.targets.write(&Disk) {
            Ok(written) => {
                terminal::print(format_args!("{} files written\n", written.len()));
                ExitCode::SUCCESS
            }
            Err(error) => failed(&error),
        }
    }
}
