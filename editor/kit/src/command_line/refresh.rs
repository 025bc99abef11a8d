//! The command `refresh`: takes over what other programs changed in the files that levels came from.

use super::ending::Ending;
use super::levels::{progress, save};
use super::terminal;
use crate::exchange::{Request, Weight, exports, is_of};
use clap::Args;
use sim::file::Disk;
use std::path::PathBuf;

/// The command `refresh`.
#[derive(Debug, Args)]
pub struct RefreshCommand {
    /// Folder of the project.
    project: PathBuf,
    /// The file of the disassembly that the levels came from.
    file: PathBuf,
    /// Outermost folder to read files from (default: the disassembly around the file).
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Only report what would be taken over.
    #[arg(long)]
    dry_run: bool,
}

impl RefreshCommand {
    /// Carries it out: the report goes to standard output. [`Ending::Found`] if both sides changed something, where the
    /// project's side stays.
    ///
    /// # Errors
    /// In words.
    pub fn run(&self) -> Result<Ending, String> {
        let opened = terminal::open(&Disk, &self.project)?;
        if Ending::reading(&opened.problems) != Ending::Clean {
            return Err(
                "Nothing was taken over: files of the project could not be read. Restore them, or take them out \
                        of the project."
                    .into(),
            );
        }
        let refused =
            || format!("{}: levels from such a file cannot be refreshed: import them again.", self.file.display());
        let (_, export) = exports().find(|(format, _)| is_of(*format, &self.file)).ok_or_else(refused)?;
        let folders = self.root.iter().map(|root| ("root", root.clone())).collect();
        let request = Request { file: self.file.clone(), folders, ..Request::default() };
        let found = export.refresh(&Disk, &opened.project, &request, &mut progress).ok_or_else(refused)?;
        let found = found.map_err(|error| error.to_string())?;
        terminal::print(&found.report)?;
        if found.report.has_failures() {
            return Err("Nothing was taken over.".into());
        }
        if found.edits.is_empty() {
            terminal::print(format_args!("No file was changed by another program.\n"))?;
        } else if !self.dry_run {
            save(opened, found.edits)?;
            terminal::print(format_args!("The project has what the files have.\n"))?;
        }
        Ok(Ending::found(found.report.lines.iter().any(|line| line.weight == Weight::Lost)))
    }
}
