//! The headless commands `import` and `export`.

use super::terminal;
use super::tiles::{ExportTiles, ImportPng};
use crate::document::Document;
use crate::document::pictures::Pictures;
use crate::exchange::sonlvl::{self, ExportRequest};
use clap::{Args, Subcommand};
use sim::file::{Disk, Opened, SaveOptions};
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
    /// Only report what would be written and what cannot be kept.
    #[arg(long)]
    dry_run: bool,
    /// Replace what other programs changed in the files since the import or the last export.
    #[arg(long)]
    overwrite: bool,
    /// Let acts that are not in the project change with it, if they show a chunk that the project changed.
    #[arg(long)]
    change_other_acts: bool,
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
        match args.run() {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => failed(&error),
        }
    }
}

impl ExportSonlvl {
    fn run(&self) -> Result<(), String> {
        let mut opened = terminal::open(&Disk, &self.project)?;
        // Painted pictures are listed: for that they must be seen.
        Pictures::default().read(&Disk, &mut opened.project, &mut opened.saved);
        let request = sonlvl::Request { ini: self.ini.clone(), levels: self.level.clone(), root: self.root.clone() };
        let (overwrites, others_follow) = (self.overwrite, self.change_other_acts);
        let request = ExportRequest { request, overwrites, others_follow };
        let plan = sonlvl::plan(&Disk, &opened.project, &request, &mut tell).map_err(|error| error.to_string())?;
        terminal::print(&plan);
        if !plan.is_writable() {
            return Err("Nothing was written.".into());
        }
        if self.dry_run {
            return Ok(());
        }
        let written = plan.targets.write(&Disk).map_err(|error| error.to_string())?;
        terminal::print(format_args!("{} files written\n", written.len()));
        remember(opened, &plan)
            .map_err(|error| format!("The files are written, but the project could not keep what was written: {error}"))
    }
}

/// Saves what the project keeps of an export.
fn remember(opened: Opened, plan: &sonlvl::Plan) -> Result<(), String> {
    let Opened { project, mut saved, .. } = opened;
    let edits = plan.after.edits(&project);
    if edits.is_empty() {
        return Ok(());
    }
    let mut document = Document::new(project, None);
    for edit in edits {
        document.apply(edit).map_err(|error| error.to_string())?;
    }
    let project = document.project();
    let outside = project.tilesets.iter().map(|set| set.path.clone()).collect();
    let options = SaveOptions { outside, ..SaveOptions::default() };
    sim::file::save(&Disk, project, &mut saved, &options).map_err(|error| error.to_string())
}
