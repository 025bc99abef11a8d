//! The headless command `check`.

use super::ending::Ending;
use super::terminal;
use crate::checks::fix::{FixWish, Fixes, fix_all};
use crate::checks::{ALL, Check, Checker, Severity, Shown, Wish};
use crate::document::Document;
use crate::document::art::backgrounds;
use crate::document::art::own_pictures;
use crate::document::art::pictures;
use crate::document::sound_files;
use clap::{Args, ValueEnum};
use sim::file::{Disk, Opened, ProjectError, SaveOptions, open, save};
use sim::project::Project;
use std::fmt::Write as _;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

/// Arguments of `check`.
#[derive(Debug, Args)]
pub struct CheckCommand {
    /// Folder of the project, or its loopwright.json.
    #[arg(default_value = ".")]
    project: PathBuf,
    /// Print the report as one JSON object.
    #[arg(long)]
    pub(super) json: bool,
    /// Check only this level, by its key; can be repeated.
    #[arg(long, value_name = "KEY")]
    level: Vec<String>,
    /// Lowest severity to report and count.
    #[arg(long, value_enum, default_value = "warning")]
    severity: Least,
    /// Run only this check, even if the project disables it; can be repeated.
    #[arg(long, value_name = "NAME")]
    only: Vec<String>,
    /// Also search for unreachable objects; takes seconds per level.
    #[arg(long)]
    reach: bool,
    /// Apply all fixes, save, and report the rest. Fixes that may delete wanted work (unused items, the expected
    /// results of runs) need --only. Unedited imports from a game stay as they are.
    #[arg(long)]
    fix: bool,
    /// With --fix: also write tilesets outside the project, which other projects may use.
    #[arg(long, requires = "fix")]
    outside: bool,
    /// List all checks with what they look for, and exit.
    #[arg(long)]
    list: bool,
}

/// The check that reports files that could not be read.
const REFERENCES: &str = "reference";

/// The lowest severity to report.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Least {
    Error,
    Warning,
    Hint,
}

impl CheckCommand {
    /// Carries it out. A file that could not be read is a finding.
    ///
    /// # Errors
    /// In words: the project could not be read or saved, or a named check or level does not exist.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let (report, is_clean) = self.report()?;
        terminal::print(report)?;
        Ok(Ending::found(!is_clean))
    }

    /// The report, and whether nothing was found.
    fn report(&self) -> Result<(String, bool), String> {
        if self.list {
            return Ok((list(), true));
        }
        if let Some(name) = self.only.iter().find(|name| Check::named(name).is_none()) {
            let names: Vec<&str> = ALL.iter().map(|check| check.name).collect();
            return Err(format!("There is no check \"{name}\". There are: {}.", names.join(", ")));
        }
        let mut opened = open(&Disk, &self.project, &mut |_, _| {}).map_err(|error| error.to_string())?;
        self.refuse_unknown_levels(&opened.project)?;
        self.refuse_unread(&opened)?;
        opened.problems.extend(own_pictures::read(&Disk, &mut opened.project, &mut opened.saved));
        opened.problems.extend(pictures::problems(&Disk, &opened.project, &opened.saved));
        opened.problems.extend(backgrounds::problems(&Disk, &opened.project, &opened.saved));
        opened.problems.extend(sound_files::problems(&Disk, &opened.project, &opened.saved));
        let least = match self.severity {
            Least::Error => Severity::Error,
            Least::Warning => Severity::Warning,
            Least::Hint => Severity::Hint,
        };
        let fixes = if self.fix { Some(self.fix_all(&mut opened, least)?) } else { None };
        let project = &opened.project;
        let report = Checker::default().run(project, &opened.problems, &self.wish(), &AtomicBool::new(false));
        let report = report.ok_or("The checks were stopped.")?;
        let shown = Shown { name: &project.name, report: &report, least, fixes: fixes.as_ref() };
        let text = if self.json { format!("{:#}\n", shown.json(project)) } else { shown.text() };
        Ok((text, shown.is_empty()))
    }

    fn wish(&self) -> Wish {
        let also = self.reach.then(|| "reach".to_owned()).into_iter().collect();
        Wish { only: self.only.clone(), also, levels: self.level.clone() }
    }

    fn refuse_unknown_levels(&self, project: &Project) -> Result<(), String> {
        let absent = |key: &&String| {
            let mut absent = project.absent_levels.iter().chain(project.absent_mazes.iter());
            project.level(key).is_none() && project.maze(key).is_none() && absent.all(|absent| absent.key != **key)
        };
        if let Some(key) = self.level.iter().find(absent) {
            let levels = project.levels.iter().map(|level| level.key.as_str());
            let keys: Vec<&str> = levels.chain(project.mazes.iter().map(|maze| maze.key.as_str())).collect();
            return Err(format!("There is no level \"{key}\". There are: {}.", keys.join(", ")));
        }
        Ok(())
    }

    /// A file that cannot be read is a finding of the check of references; without that one it would pass for good.
    fn refuse_unread(&self, opened: &Opened) -> Result<(), String> {
        let references = Check::named(REFERENCES);
        let is_reported = match self.only.is_empty() {
            true => references.is_some_and(|check| check.is_on(&opened.project.checks)),
            false => self.only.iter().any(|name| name == REFERENCES),
        };
        if is_reported {
            return Ok(());
        }
        let wanted = |key: &String| self.level.is_empty() || self.level.contains(key);
        let unread = opened.problems.iter().filter(|problem| problem.is_unread);
        let unread: Vec<String> =
            unread.filter(|problem| problem.level.as_ref().is_none_or(wanted)).map(ToString::to_string).collect();
        if unread.is_empty() { Ok(()) } else { Err(unread.join("\n")) }
    }

    /// Fixes what would be reported, and saves the project if anything was.
    fn fix_all(&self, opened: &mut Opened, least: Severity) -> Result<Fixes, String> {
        let severities = Severity::ALL.into_iter().filter(|severity| *severity >= least).collect();
        let wish = FixWish { wish: self.wish(), severities };
        let fixes = fix_all(&opened.project, &opened.problems, &wish, &AtomicBool::new(false));
        let fixes = fixes.ok_or("The checks were stopped.")?;
        if fixes.edits.is_empty() {
            return Ok(fixes);
        }
        let mut document = Document::new(opened.project.clone(), None);
        for edit in fixes.edits.iter().cloned() {
            document.apply(edit).map_err(|error| error.to_string())?;
        }
        let sets = opened.project.tilesets.iter().map(|set| set.path.clone());
        let options = SaveOptions { outside: sets.filter(|_| self.outside).collect(), ..SaveOptions::default() };
        save(&Disk, document.project(), &mut opened.saved, &options).map_err(|error| match error {
            ProjectError::OutsideTileset { path } => {
                format!("Nothing was fixed: the tileset {path} is outside the project. Use --outside to write it too.")
            }
            error => format!("Nothing was fixed: the project could not be saved: {error}"),
        })?;
        opened.project = document.project().clone();
        Ok(fixes)
    }
}

fn list() -> String {
    let mut text = String::new();
    for check in ALL {
        let usual = if check.usual { "" } else { ", off unless the project switches it on" };
        // Writing into a string cannot fail.
        let _ = writeln!(text, "{} ({}{usual}): {}\n  {}\n", check.name, check.severity.name(), check.title, check.why);
    }
    text
}
