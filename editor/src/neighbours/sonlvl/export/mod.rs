//! From a project back to the disassembly that its levels came from.
//!
//! Each file is laid out anew from the project over what the file holds now: what the project says differently is
//! replaced, all else stays. So files that nobody edited keep their bytes.

use super::error::SonLvlError;
use super::extra::{self, LevelExtra};
use super::folder::{FileName, Unpacked};
use super::project::{Level, SonLvl};
use super::report::{Report, Weight};
use super::write::{Target, Targets};
use crate::neighbours::compression::Compression;
use sim::file::Storage;
use sim::project::{LevelData, Project};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

mod level;
mod zone;

use zone::ZoneOut;

/// What to export.
pub use super::import::{Progress, Request};

/// An export that is ready to be written.
#[derive(Clone, Debug, Default)]
pub struct Plan {
    /// The files.
    pub targets: Targets,
    /// What is written and what the game cannot hold.
    pub report: Report,
}

/// Lays out the files of a project's levels.
///
/// Without names all levels that came from a disassembly. Nothing is written yet.
///
/// # Errors
/// An INI file that cannot be read, or the user's cancelling.
pub fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Plan, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.ini, request.root.as_deref())?;
    let mut export = Export { sonlvl: &sonlvl, project, zones: BTreeMap::new(), plan: Plan::default() };
    let levels = export.wanted(&request.levels);
    for (done, data) in levels.iter().enumerate() {
        if progress(done, levels.len(), &data.title).is_break() {
            return Err(SonLvlError::Cancelled);
        }
        if let Err(error) = export.level(data) {
            export.plan.report.add(&data.title, Weight::Failed, error.to_string());
        }
    }
    export.tell_files();
    Ok(export.plan)
}

/// An export under way.
struct Export<'a> {
    sonlvl: &'a SonLvl<'a>,
    project: &'a Project,
    zones: BTreeMap<String, ZoneOut<'a>>,
    plan: Plan,
}

impl<'a> Export<'a> {
    fn add(&mut self, level: Level<'_>, weight: Weight, text: impl Into<String>) {
        self.plan.report.add(level.name(), weight, text);
    }

    /// The project's levels of those names, or all that came from a disassembly.
    fn wanted(&mut self, names: &[String]) -> Vec<&'a LevelData> {
        let project: &'a Project = self.project;
        let section = |data: &LevelData| extra::read::<LevelExtra>(&data.extra).map(|extra| extra.section);
        let mut wanted = Vec::new();
        if names.is_empty() {
            for data in &project.levels {
                match section(data) {
                    Some(_) => wanted.push(&**data),
                    None => self.plan.report.add(&data.title, Weight::Note, "came from no disassembly: left out"),
                }
            }
        }
        for name in names {
            let meant = self.sonlvl.level(name).ok().map(|level| level.name().to_owned());
            let by_section = |data: &&'a LevelData| meant.is_some() && section(data) == meant;
            let by_name = |data: &&'a LevelData| data.key == *name || data.title.eq_ignore_ascii_case(name);
            let mut levels = project.levels.iter().map(|data| &**data);
            match levels.clone().find(by_section).or_else(|| levels.find(by_name)) {
                Some(data) => wanted.push(data),
                None => self.plan.report.add(name, Weight::Failed, "the project has no such level"),
            }
        }
        wanted
    }

    fn level(&mut self, data: &'a LevelData) -> Result<(), SonLvlError> {
        let no_extra = || {
            let text = "it came from no SonLVL project, so that no file is known to write it to";
            SonLvlError::Unsupported(text.into())
        };
        let came: LevelExtra = extra::read(&data.extra).ok_or_else(no_extra)?;
        let level = self.sonlvl.level(&came.section)?;
        let engine = level.format("chunk")?;
        if engine.chunk_size() != self.project.chunk_size {
            let (has, wants) = (self.project.chunk_size, engine.chunk_size());
            let text = format!("its chunks have {has} × {has} blocks, those of the game {wants} × {wants}");
            return Err(SonLvlError::Unsupported(text));
        }
        if !self.zones.contains_key(&came.zone) {
            self.open_zone(engine, &came.zone)?;
            self.chunk_files(level, engine, &came.zone);
            self.index_files(level, engine, &came.zone);
            self.array_files(level, &came.zone);
        }
        self.layout(level, data, &came)?;
        self.objects(level, data);
        self.rings(level, data);
        self.starts(level, data, &came);
        Ok(())
    }

    /// Adds a file, and tells of it where levels contradict each other.
    fn put(
        &mut self,
        level: Level<'_>,
        (path, compression): (PathBuf, Compression),
        old: Option<Vec<u8>>,
        new: Vec<u8>,
    ) {
        let shown = path.display().to_string();
        if !self.plan.targets.put(Target { path, compression, old, new }) {
            self.add(level, Weight::Failed, format!("{shown}: levels that share it want different things of it"));
        }
    }

    /// What a file gave, or a line in the report.
    fn told<T>(&mut self, level: Level<'_>, result: Result<T, SonLvlError>) -> Option<T> {
        result.map_err(|error| self.add(level, Weight::Failed, error.to_string())).ok()
    }

    /// A file, or `known` in the place of a missing one: its content until now and as it is laid over.
    fn file(&self, name: &FileName, packed: Compression, known: &[u8]) -> Result<(Unpacked, bool), SonLvlError> {
        match self.sonlvl.folder.unpack(name, packed) {
            Err(SonLvlError::Missing { path, .. }) => {
                Ok((Unpacked { path, instead: None, compression: packed, bytes: known.to_vec() }, false))
            }
            file => file.map(|file| (file, true)),
        }
    }

    /// Adds which files change to the report.
    fn tell_files(&mut self) {
        let root = self.sonlvl.folder.root();
        let name = |path: &Path| path.strip_prefix(root).unwrap_or(path).display().to_string();
        let mut lines: Vec<String> = Vec::new();
        for target in self.plan.targets.changed() {
            let how = if target.old.is_some() { "changes" } else { "is new" };
            lines.push(format!("{} ({}) {how}", name(&target.path), target.compression.name()));
        }
        let (changed, all) = (lines.len(), self.plan.targets.files.len());
        lines.push(format!("{changed} of {all} files change"));
        for line in lines {
            self.plan.report.add("Files", Weight::Done, line);
        }
    }
}
