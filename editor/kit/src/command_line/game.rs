//! `loopwright export game`: levels for a game engine.

use super::ending::Ending;
use super::terminal::{self, Needs};
use crate::export::game::{GameExport, GameForm, GameLoader, GameOptions, MOST_PADDING};
use crate::words::clause;
use clap::Args;
use sim::file::Disk;
use std::ops::ControlFlow;
use std::path::PathBuf;

/// Arguments of `export game`.
#[derive(Debug, Args)]
pub struct ExportGame {
    /// Folder of a project, or its loopwright.json.
    project: PathBuf,
    /// Folder to write into; it is created if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Name of a level; can be repeated (default: all levels).
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// Form of the files of game and levels.
    #[arg(long, value_enum, default_value = "json")]
    format: GameForm,
    /// Pixels around each part of the picture in which its edge goes on.
    #[arg(long, value_name = "PIXELS", default_value = "1", value_parser = clap::value_parser!(u16).range(..=i64::from(MOST_PADDING)))]
    padding: u16,
    /// Make the sides of the picture powers of two.
    #[arg(long)]
    power_of_two: bool,
    /// Write a loader too: a source that reads the files.
    #[arg(long, value_enum, value_name = "LANGUAGE")]
    loader: Option<GameLoader>,
    /// Replace existing files.
    #[arg(long)]
    overwrite: bool,
}

impl ExportGame {
    /// Carries it out: the files written, with their digests, go to standard output.
    ///
    /// # Errors
    /// In words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        if let Some(loader) = self.loader.filter(|loader| !loader.reads(self.format)) {
            return Err(format!("{} reads the binary form alone: add --format binary.", loader.file().0));
        }
        let mut opened = terminal::open(&Disk, &self.project)?;
        terminal::read_pictures(&Disk, &mut opened, Needs::ALL)?;
        let export = GameExport {
            project: &opened.project,
            folder: opened.saved.root(),
            storage: &Disk,
            options: GameOptions {
                levels: self.level.clone(),
                form: self.format,
                padding: self.padding,
                power_of_two: self.power_of_two,
                loader: self.loader,
            },
        };
        let report = export.write(&self.output, self.overwrite, &mut |_, _| ControlFlow::Continue(()));
        let report = report.map_err(|error| {
            let again = error.ends_with("is there already");
            if again {
                format!("{}. Choose another folder, or replace it with --overwrite.", clause(&error))
            } else {
                error
            }
        })?;
        for file in &report.files {
            let path = self.output.join(&file.path);
            let digest = file.digest.map_or_else(String::new, |digest| format!("  {digest:08x}"));
            terminal::print(format_args!("{}{digest}\n", path.display()))?;
        }
        report.left_out.iter().for_each(terminal::complain);
        Ok(Ending::reading(&opened.problems))
    }
}
