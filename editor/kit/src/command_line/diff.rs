//! The headless command `diff`.

use super::terminal;
use crate::document::differences::differences;
use crate::document::own_pictures;
use crate::document::pictures::Pictures;
use clap::Args;
use sim::file::{Disk, open};
use sim::project::Project;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// Arguments of `diff`.
#[derive(Debug, Args)]
pub struct DiffCommand {
    /// Folder of a project, or its loopwright.json.
    old: PathBuf,
    /// Folder of another state of it.
    new: PathBuf,
}

impl DiffCommand {
    /// Carries it out: one line for each part that differs.
    pub(super) fn run(&self) -> ExitCode {
        match self.lines() {
            Ok(lines) if lines.is_empty() => ExitCode::SUCCESS,
            Ok(lines) => {
                terminal::print(lines.join("\n") + "\n");
                ExitCode::FAILURE
            }
            Err(error) => {
                terminal::complain(error);
                ExitCode::from(2)
            }
        }
    }

    fn lines(&self) -> Result<Vec<String>, String> {
        Ok(differences(&read(&self.old)?, &read(&self.new)?))
    }
}

fn read(path: &Path) -> Result<Project, String> {
    let mut opened = open(&Disk, path, &mut |_, _| {}).map_err(|error| error.to_string())?;
    Pictures::default().read(&Disk, &mut opened.project, &mut opened.saved);
    opened.problems.extend(own_pictures::read(&Disk, &mut opened.project, &mut opened.saved));
    match opened.problems.first() {
        None => Ok(opened.project),
        Some(problem) => Err(format!("{}: {problem}", path.display())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_states_of_a_project_are_compared() {
        let samples = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects");
        let (one, other) = (samples.join("first-steps"), samples.join("abilities"));
        let lines = |old: &Path, new: &Path| DiffCommand { old: old.to_owned(), new: new.to_owned() }.lines();
        assert_eq!(lines(&one, &one), Ok(Vec::new()));
        let differing = lines(&one, &other).unwrap_or_default();
        assert!(differing.iter().any(|line| line.starts_with("Level ") && line.ends_with(": new")), "{differing:?}");
        assert!(lines(&one, &samples.join("nothing")).is_err());
    }
}
