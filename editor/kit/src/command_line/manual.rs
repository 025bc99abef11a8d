//! `loopwright manual`: the manual as web pages.

use super::ending::Ending;
use super::terminal;
use crate::manual::web;
use crate::output;
use crate::words::clause;
use clap::Args;
use sim::file::{Disk, Storage as _};
use std::path::PathBuf;

/// Arguments of `manual`.
#[derive(Debug, Args)]
pub struct ManualCommand {
    /// The folder to write the pages into.
    folder: PathBuf,
    /// Replace existing files.
    #[arg(long)]
    force: bool,
}

impl ManualCommand {
    /// Writes the pages.
    ///
    /// # Errors
    /// Why they were not written, in words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let pictures = self.folder.join("pictures");
        let made = Disk.create_folder(&pictures);
        made.map_err(|error| format!("{} can't be created: {error}. Choose another folder.", pictures.display()))?;
        output::write_all(&Disk, &self.folder, &web::files(), self.force).map_err(|error| {
            if self.force { error } else { format!("{}. --force replaces older pages.", clause(&error)) }
        })?;
        terminal::print(format_args!("Created {}\n", self.folder.join("index.html").display()))?;
        Ok(Ending::Clean)
    }
}
