//! The headless commands `import` and `export`.

use super::sonlvl;
use clap::{Args, Subcommand};
use sim::file::Disk;
use std::io::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::process::ExitCode;

/// What can be imported.
#[derive(Debug, Subcommand)]
pub enum ImportCommand {
    /// Levels of a disassembly, as its SonLVL project describes them, into a new project.
    Sonlvl(ImportSonlvl),
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
    eprintln!("{error}");
    ExitCode::FAILURE
}

/// Tells on standard error how far the work is.
fn tell(done: usize, all: usize, level: &str) -> ControlFlow<()> {
    // Where nobody can read it nothing is lost.
    let _unread = writeln!(std::io::stderr(), "[{}/{all}] {level}", done + 1);
    ControlFlow::Continue(())
}

impl ImportCommand {
    /// Carries it out: the report goes to standard output, the status is 1 where a level failed.
    pub fn run(&self) -> ExitCode {
        let Self::Sonlvl(args) = self;
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
                print!("{report}");
                if report.has_failures() { ExitCode::FAILURE } else { ExitCode::SUCCESS }
            }
            Err(error) => failed(&error),
        }
    }
}
