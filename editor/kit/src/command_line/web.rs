//! `loopwright export web`: a level as one web page.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::export::web::{WebOptions, WebPage};
use crate::words::bytes;
use clap::Args;
use sim::file::Disk;
use std::path::PathBuf;

/// Arguments of `export web`.
#[derive(Debug, Args)]
pub struct ExportWeb {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// Name of the level; not needed if only one is played.
    #[arg(long, value_name = "NAME")]
    level: Option<String>,
    /// The file to write (default: NAME.html).
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
    /// The author that the page names (default: the project's).
    #[arg(long, value_name = "NAME")]
    author: Option<String>,
    /// The licence that the page names (default: the project's).
    #[arg(long, value_name = "NAME")]
    licence: Option<String>,
    /// Replace an existing file.
    #[arg(long)]
    overwrite: bool,
}

impl ExportWeb {
    /// Carries it out: the file and its size go to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let mut opened = terminal::open(&Disk, &self.project)?;
        let key = terminal::level(&opened.project, self.level.as_deref())?.key.clone();
        let output = self.output.clone().unwrap_or_else(|| PathBuf::from(format!("{key}.html")));
        terminal::refuse_existing(&output, self.overwrite)?;
        terminal::read_pictures(&Disk, &mut opened, Needs::ALL)?;
        let credits = &opened.project.credits;
        let page = WebPage {
            project: &opened.project,
            folder: opened.saved.root(),
            storage: &Disk,
            options: WebOptions {
                level: key,
                author: self.author.as_ref().unwrap_or(&credits.author).clone(),
                licence: self.licence.as_ref().unwrap_or(&credits.licence).clone(),
            },
        };
        let size = page.write(&output, self.overwrite)?;
        terminal::print_beside([output.as_path()], format_args!("{}: {}\n", output.display(), bytes(size)))?;
        Ok(Ending::reading(&opened.problems))
    }
}
