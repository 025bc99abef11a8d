//! `loopwright manual`: the manual as web pages.

use super::terminal;
use crate::exchange::tilesets::export;
use crate::manual::web;
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
    pub fn run(&self) -> Result<bool, String> {
        let pictures = self.folder.join("pictures");
        let made = Disk.create_folder(&pictures);
        made.map_err(|error| format!("{} can't be created: {error}. Choose another folder.", pictures.display()))?;
        export::write(&Disk, &self.folder, &web::files(), self.force)
            .map_err(|error| if self.force { error } else { format!("{error}. --force replaces older pages.") })?;
        terminal::print(format_args!("Created {}\n", self.folder.join("index.html").display()));
        Ok(true)
    }
}
