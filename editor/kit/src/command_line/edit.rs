//! The command `edit`: makes the steps of a script.

use super::ending::Ending;
use super::terminal;
use crate::document::art::pictures::Pictures;
use crate::script::{MOST_BYTES, Script};
use clap::Args;
use sim::file::{Disk, ProjectError, SaveOptions, Storage as _, save};
use std::io::Read as _;
use std::path::{Path, PathBuf};

/// The command `edit`.
#[derive(Debug, Args)]
pub struct EditCommand {
    /// Folder of the project, or its loopwright.json.
    project: PathBuf,
    /// The script: a JSON file, or - for standard input.
    script: PathBuf,
    /// Only report what would change.
    #[arg(long)]
    dry_run: bool,
    /// Also write tilesets outside the project, which other projects may use.
    #[arg(long)]
    outside: bool,
}

impl EditCommand {
    /// Carries it out: a line for each step goes to standard output.
    ///
    /// # Errors
    /// In words: the script or the project could not be read, a step cannot be made, or the project could not be saved.
    /// Then nothing was changed.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let script = read(&self.script)?;
        let mut opened = terminal::open(&Disk, &self.project)?;
        if Ending::reading(&opened.problems) != Ending::Clean {
            return Err(
                "Nothing was changed: files of the project could not be read. Restore them, or take them out of the \
                        project."
                    .into(),
            );
        }
        let mut pictures = Pictures::default();
        pictures.read(&Disk, &mut opened.project, &mut opened.saved);
        let made = script
            .run(&opened.project)
            .map_err(|why| format!("Nothing was changed: {}, {why}.", self.script.display()))?;
        if made.is_changed && !self.dry_run {
            let sets = made.project.tilesets.iter().map(|set| set.path.clone());
            let options = SaveOptions {
                outside: sets.filter(|_| self.outside).collect(),
                pictures: pictures.encode(&made.project, false),
                ..SaveOptions::default()
            };
            save(&Disk, &made.project, &mut opened.saved, &options).map_err(|error| match error {
                ProjectError::OutsideTileset { path } => format!(
                    "Nothing was changed: the tileset {path} is outside the project. Use --outside to write it too."
                ),
                error => format!("Nothing was changed: the project could not be saved: {error}"),
            })?;
        }
        let mut text: String = made.lines.iter().map(|line| format!("{line}\n")).collect();
        if !made.is_changed {
            text.push_str("Nothing changes.\n");
        }
        terminal::print(text)?;
        Ok(Ending::Clean)
    }
}

/// Reads a script.
fn read(path: &Path) -> Result<Script, String> {
    let bytes = match path == Path::new("-") {
        true => {
            let mut bytes = Vec::new();
            let input = std::io::stdin().lock().take(MOST_BYTES).read_to_end(&mut bytes);
            input.map(|_| bytes).map_err(|error| error.to_string())
        }
        false => Disk.read(path, MOST_BYTES).map_err(|error| error.to_string()),
    };
    let fault = |why: String| format!("The script {} can't be read: {why}", path.display());
    let bytes = bytes.map_err(fault)?;
    serde_json::from_slice(bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(&bytes))
        .map_err(|error| fault(error.to_string()))
}
