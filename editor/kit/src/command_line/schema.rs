//! `loopwright schema`: the JSON schemas of all files.

use super::ending::Ending;
use super::terminal;
use crate::export::schemas;
use crate::output;
use crate::words::clause;
use clap::Args;
use sim::file::Disk;
use std::path::PathBuf;

/// Arguments of `schema`.
#[derive(Debug, Args)]
pub struct SchemaCommand {
    /// Folder to write into; it is created if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Replace existing files.
    #[arg(long)]
    overwrite: bool,
}

impl SchemaCommand {
    /// Writes the schemas: their files go to standard output.
    ///
    /// # Errors
    /// Why they were not written, in words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let written = output::write_all(&Disk, &self.output, &schemas::files(), self.overwrite).map_err(|error| {
            if self.overwrite { error } else { format!("{}. --overwrite replaces older files.", clause(&error)) }
        })?;
        let names: Vec<String> = written.iter().map(|path| path.display().to_string()).collect();
        terminal::print(format_args!("{}\n", names.join("\n")))?;
        Ok(Ending::Clean)
    }
}
