//! The command `convert`: levels of one program into the files of another, without a project to keep.

use super::ending::Ending;
use super::levels::{progress, read_mapping};
use super::terminal;
use crate::document::art::pictures::Pictures;
use crate::exchange::{Export, Format, Request, exports, import_into, imports, is_of};
use clap::Args;
use clap::builder::PossibleValuesParser;
use sim::file::{Disk, Opened};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The command `convert`.
#[derive(Debug, Args)]
pub struct ConvertCommand {
    /// File of another program, or folder of a project; its ending says what it is.
    input: PathBuf,
    /// The output: a project of LDtk (.ldtk), a map of Tiled (.tmx), or a folder.
    output: PathBuf,
    /// Format to write (default: from the ending of the output; a project for a folder).
    #[arg(long, value_name = "FORMAT", value_parser = PossibleValuesParser::new(formats()))]
    to: Option<String>,
    /// Name of a level; can be repeated (default: all).
    #[arg(long, value_name = "NAME")]
    level: Vec<String>,
    /// File that says what layers and objects become (JSON).
    #[arg(long, value_name = "FILE")]
    map: Option<PathBuf>,
    /// Outermost folder to read files from.
    #[arg(long, value_name = "DIR")]
    root: Option<PathBuf>,
    /// Replace files that hold something else.
    #[arg(long)]
    overwrite: bool,
    /// Only report what would be written and what would be lost.
    #[arg(long)]
    dry_run: bool,
}

/// The name of a project among the formats.
const PROJECT: &str = "project";

/// The formats that can be written.
fn formats() -> Vec<&'static str> {
    [PROJECT].into_iter().chain(targets().map(|(format, _)| format.name())).collect()
}

fn targets() -> impl Iterator<Item = (&'static dyn Format, &'static dyn Export)> {
    exports().filter(|(_, export)| export.is_into_folder())
}

/// A folder that is deleted when it is no longer needed.
struct Passing(PathBuf);

impl Drop for Passing {
    fn drop(&mut self) {
        // What is left in the system's own folder for such things does no harm.
        let _gone = std::fs::remove_dir_all(&self.0);
    }
}

impl ConvertCommand {
    /// Carries it out: both reports go to standard output. [`Ending::Found`] if a level of several failed.
    ///
    /// # Errors
    /// In words.
    pub fn run(&self) -> Result<Ending, String> {
        let target = match &self.to {
            Some(name) if name == PROJECT => None,
            Some(name) => targets().find(|(format, _)| format.name() == name),
            None => targets().find(|(format, _)| is_of(*format, &self.output)),
        };
        let is_project = self.input.is_dir() || self.input.ends_with("loopwright.json");
        let passing = Passing(std::env::temp_dir().join(format!("loopwright-convert-{}", std::process::id())));
        let mut ending = Ending::Clean;
        let home = if is_project {
            self.input.clone()
        } else {
            let into = if target.is_none() && !self.dry_run { self.output.clone() } else { passing.0.join("project") };
            ending = self.import(&into)?;
            into
        };
        let Some((_, export)) = target else {
            return match is_project {
                true => Err("Both are projects: copy the folder, or give --to.".to_owned()),
                false => Ok(ending),
            };
        };
        self.export(export, &home).map(|written| if written == Ending::Clean { ending } else { written })
    }

    /// Makes a project of the input.
    fn import(&self, into: &Path) -> Result<Ending, String> {
        let (_, import) = imports().find(|(format, _)| is_of(*format, &self.input)).ok_or_else(|| {
            let endings: Vec<&str> = imports().flat_map(|(format, _)| format.endings()).copied().collect();
            let name = self.input.display();
            format!("{name} is neither a project nor a file that levels are read from ({}).", endings.join(", "))
        })?;
        let mut request = Request { file: self.input.clone(), levels: self.level.clone(), ..Request::default() };
        request.folders.extend(self.root.iter().map(|root| ("root", root.clone())));
        if let Some(map) = &self.map {
            request.mapping = read_mapping(map)?;
        }
        let report = import_into(&Disk, (import, &request), into, &mut progress).map_err(|error| error.to_string())?;
        terminal::print(&report)?;
        Ok(Ending::found(report.has_failures()))
    }

    /// Writes a project in another format.
    fn export(&self, export: &'static dyn Export, home: &Path) -> Result<Ending, String> {
        let mut opened = terminal::open(&Disk, home)?;
        if Ending::reading(&opened.problems) != Ending::Clean {
            return Err("Nothing was written: files of the project could not be read.".to_owned());
        }
        Pictures::default().read(&Disk, &mut opened.project, &mut opened.saved);
        let levels = if self.input.is_dir() { self.level.clone() } else { Vec::new() };
        let file = self.target(&mut opened, &levels)?;
        let mut request = Request { file, levels, home: Some(opened.saved.root().to_owned()), ..Request::default() };
        if self.overwrite {
            request.on.insert("overwrite");
        }
        let plan = export.plan(&Disk, &opened.project, &request, &mut progress).map_err(|error| error.to_string())?;
        terminal::print(&plan)?;
        if !plan.is_writable() {
            return Err("Nothing was written.".to_owned());
        }
        if self.dry_run {
            return Ok(Ending::Clean);
        }
        let written = plan.ready.write(&Disk)?;
        let files = if written.len() == 1 { "file" } else { "files" };
        terminal::print(format_args!("{} {files} written\n", written.len()))?;
        Ok(Ending::Clean)
    }

    /// The file or folder that the format writes into. A map that is named holds one level, which gets its name.
    fn target(&self, opened: &mut Opened, levels: &[String]) -> Result<PathBuf, String> {
        let is = |wanted: &str| self.output.extension().is_some_and(|ending| ending.eq_ignore_ascii_case(wanted));
        if is("tmj") || is("json") || is("world") {
            return Err(format!("{}: maps are written as TMX.", self.output.display()));
        }
        let is_map = is("tmx");
        let (true, Some(folder), Some(name)) = (is_map, self.output.parent(), self.output.file_stem()) else {
            return Ok(self.output.clone());
        };
        let wanted = |key: &str, title: &str| levels.is_empty() || levels.iter().any(|of| of == key || of == title);
        let list = &mut opened.project.levels;
        list.retain(|level| wanted(&level.key, &level.title));
        let [level] = list.as_mut_slice() else {
            let count = list.len();
            return Err(format!(
                "{} is one map, and there are {count} levels: give --level, or a folder and --to tiled.",
                self.output.display()
            ));
        };
        Arc::make_mut(level).key = name.to_string_lossy().into_owned();
        Ok(folder.to_owned())
    }
}
