//! From a project back to the disassembly that its levels came from.
//!
//! | File | Holds |
//! | --- | --- |
//! | `merge`, `files` | what is laid over what: the project's changes over the files as they are |
//! | `zone`, `allot` | what the levels of a zone share, and numbers for what is new |
//! | `chunks`, `blocks`, `tiles`, `colors` | its files |
//! | `level`, `starts`, `lists` | what a level has for itself: layout; starts; objects, rings |
//! | `entries`, `list_entries` | entries of lists: laid out, merged, made of placements |
//! | `unwritten` | what no file holds |
//! | `replace` | levels in the places of acts that they did not come from |
//! | `after` | what the project keeps of an export |
//! | `refresh` | the way back: what others changed in the files, taken over |
//!
//! Nothing is written here. A plan that has failures must not be written at all.

use crate::document::imported::extra::{self, LevelExtra};
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::included::BuildFiles;
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl};
use crate::exchange::sonlvl::files::write::{Target, Targets};
use crate::exchange::sonlvl::zone::base::{self, LevelBase};
use crate::exchange::{FileLine, Progress, Weight};
use sim::file::Storage;
use sim::project::{LevelData, Project};
use sim::ruleset::Game;
use std::collections::{BTreeMap, HashMap};
use std::rc::Rc;

mod after;
mod allot;
mod blocks;
mod chunks;
mod colors;
mod entries;
mod files;
mod level;
mod list_entries;
mod lists;
mod merge;
mod patterns;
mod refresh;
pub(in crate::exchange::sonlvl) mod replace;
mod starts;
mod tiles;
mod unwritten;
mod zone;

use crate::exchange::sonlvl::import::Request;
pub(crate) use after::After;
pub(crate) use lists::{list_counts, unheld};
pub(crate) use refresh::refresh;
use replace::Replaced;
use replace::place::ActPlace;
use zone::ZoneOut;

/// The levels to export, and the manner.
#[derive(Clone, Debug, Default)]
pub struct ExportRequest {
    /// The INI file, levels by name, the outermost folder.
    pub request: Request,
    /// The project's content replaces what other programs changed since the import.
    pub overwrites: bool,
    /// Acts that are not in the project change with it, if they show a chunk that the project changed.
    pub others_follow: bool,
    /// Acts that levels replace, by the levels' keys.
    pub acts: BTreeMap<String, String>,
    /// Levels that replace acts take the colours that those have.
    pub keeps_colors: bool,
}

impl From<Request> for ExportRequest {
    fn from(request: Request) -> Self {
        Self { request, ..Self::default() }
    }
}

/// Files of a disassembly, and what the project keeps of them.
#[derive(Clone, Debug, Default)]
pub struct Files {
    /// The files.
    pub targets: Targets,
    /// The data that the project keeps of it once it is written.
    pub after: After,
}

/// An export that is ready to be written.
pub type Plan = crate::exchange::Plan<Files>;

/// Lays out the files of a project's levels.
///
/// Without names all levels that came from a disassembly. Nothing is written yet.
///
/// # Errors
/// An INI file that cannot be read, or the user's cancelling.
pub fn plan(
    storage: &dyn Storage,
    project: &Project,
    request: &ExportRequest,
    progress: Progress<'_>,
) -> Result<Plan, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.request.ini, request.request.root.as_deref())?;
    let mut export = Export::new(&sonlvl, project, request);
    let levels = export.wanted();
    let levels = export.without_doubles(levels);
    let mut acts: Vec<Replaced<'_>> = Vec::new();
    for (done, data) in levels.iter().enumerate() {
        if progress(done, levels.len(), &data.title).is_break() {
            return Err(SonLvlError::Cancelled);
        }
        let done = match export.destination(data) {
            Some(Destination::Act(act)) => sonlvl.level(&act).map(|level| acts.push((*data, level))),
            _ => export.level(data),
        };
        if let Err(error) = done {
            export.plan.report.add(&data.title, Weight::Failed, error.to_string());
        }
    }
    export.replace(&acts);
    export.unwritten_of_project();
    export.describe_files();
    export.keep();
    Ok(export.plan)
}

/// An export under way.
struct Export<'a> {
    sonlvl: &'a SonLvl<'a>,
    project: &'a Project,
    request: &'a ExportRequest,
    /// Sections of the levels that are exported.
    sections: Vec<String>,
    zones: BTreeMap<String, Rc<ZoneOut<'a>>>,
    /// Numbers that new solid tiles got, which all zones share.
    given_tiles: Vec<u16>,
    /// The files that games are built with.
    builds: HashMap<Engine, BuildFiles>,
    plan: Plan,
}

impl<'a> Export<'a> {
    fn new(sonlvl: &'a SonLvl<'a>, project: &'a Project, request: &'a ExportRequest) -> Self {
        let targets = Targets { root: sonlvl.folder.root().to_owned(), files: Vec::new() };
        let plan = Plan { ready: Files { targets, after: After::default() }, ..Plan::default() };
        let (zones, builds) = (BTreeMap::new(), HashMap::new());
        Self { sonlvl, project, request, sections: Vec::new(), zones, given_tiles: Vec::new(), builds, plan }
    }

    fn add(&mut self, level: Level<'_>, weight: Weight, text: impl Into<String>) {
        self.plan.report.add(level.name(), weight, text);
    }

    /// Returns the contents of a file, or reports a line.
    fn reported<T>(&mut self, level: Level<'_>, result: Result<T, SonLvlError>) -> Option<T> {
        self.plan.report.given(level.name(), Weight::Failed, result)
    }

    /// The project's levels of the names that are asked for, or all that came from a disassembly.
    fn wanted(&mut self) -> Vec<&'a LevelData> {
        let project: &'a Project = self.project;
        let mut wanted: Vec<&'a LevelData> = Vec::new();
        if self.request.request.levels.is_empty() {
            for data in &project.levels {
                match self.destination(data) {
                    Some(_) => wanted.push(data),
                    // A plane is written with the levels in front of it; of a layer they say that it is not.
                    None if project.is_scenery(&data.key) => {}
                    None => {
                        let text =
                            "did not come from a disassembly, and no act is chosen that it replaces: not written";
                        self.plan.report.add(&data.title, Weight::Note, text);
                    }
                }
            }
        }
        for name in &self.request.request.levels {
            let by_name = |data: &&'a LevelData| data.key == *name || data.title.eq_ignore_ascii_case(name);
            let levels = project.levels.iter().map(|data| &**data);
            let mut found: Vec<&'a LevelData> = levels.clone().filter(|data| data.key == *name).collect();
            if found.is_empty() {
                found = levels.clone().filter(by_name).collect();
            }
            if found.is_empty() {
                let meant = self.sonlvl.level(name).ok().map(|level| level.name().to_owned());
                found = levels.filter(|data| meant.is_some() && section(data) == meant).collect();
            }
            // A plane is written with the levels in front of it.
            let written = |data: &'a LevelData| match self.destination(data) {
                None if project.is_plane(&data.key) => project.in_front_of(&data.key).map(|front| &**front).collect(),
                _ => vec![data],
            };
            found = found.into_iter().flat_map(written).collect();
            if found.is_empty() {
                self.plan.report.add(name, Weight::Failed, "the project has no such level");
            }
            found.retain(|data| !wanted.iter().any(|known| known.key == data.key));
            wanted.extend(found);
        }
        wanted
    }

    /// The levels, without those of which several would write the same files: that is for the user to decide.
    fn without_doubles(&mut self, levels: Vec<&'a LevelData>) -> Vec<&'a LevelData> {
        let mut by_section: BTreeMap<String, Vec<&'a LevelData>> = BTreeMap::new();
        for data in &levels {
            let meant = self.destination(data).map(|destination| {
                let (Destination::Back(name) | Destination::Act(name)) = destination;
                self.sonlvl.level(&name).map_or(name, |level| level.name().to_owned())
            });
            by_section.entry(meant.unwrap_or_default()).or_default().push(data);
        }
        let is_double = |(section, levels): &(&String, &Vec<&LevelData>)| levels.len() > 1 && !section.is_empty();
        let mut doubled: Vec<&str> = Vec::new();
        for (section, levels) in by_section.iter().filter(is_double) {
            doubled.extend(levels.iter().map(|level| level.key.as_str()));
            let names: Vec<String> =
                levels.iter().map(|level| format!("\"{}\" ({})", level.title, level.key)).collect();
            let text = format!("{} would write the same files: choose one of them", names.join(" and "));
            self.plan.report.add(section, Weight::Failed, text);
        }
        self.sections = by_section.keys().filter(|section| !section.is_empty()).cloned().collect();
        levels.into_iter().filter(|level| !doubled.contains(&level.key.as_str())).collect()
    }

    /// Returns the goal of a level: the act that is chosen for it, else the files that it came from, else the act that it replaced
    /// last.
    fn destination(&self, data: &LevelData) -> Option<Destination> {
        let name = |text: &str| self.sonlvl.level(text).map(|level| level.name().to_owned()).ok();
        let chosen = self.request.acts.get(&data.key).filter(|act| !act.is_empty());
        let last = || ActPlace::of(&data.extra).map(|place| Destination::Act(place.section));
        match (chosen, section(data)) {
            (Some(act), Some(came)) if name(act) == name(&came) => Some(Destination::Back(came)),
            (Some(act), _) => Some(Destination::Act(act.clone())),
            (None, Some(came)) => match last().filter(|_| name(&came).is_none()) {
                Some(last) => Some(last),
                None => Some(Destination::Back(came)),
            },
            (None, None) => last(),
        }
    }

    fn level(&mut self, data: &'a LevelData) -> Result<(), SonLvlError> {
        let no_extra = || {
            let text = "it did not come from a SonLVL project, so there is no file to write it to";
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
        let known = base::read::<LevelBase>(&data.extra).map(|known| known.game);
        let own = level.engine().ok().map(Engine::game);
        if let Some(game) = known.filter(|game| !game.is_empty() && Game::named(game) != own) {
            let text = format!("it came from another game (`{game}`) than this level project is of");
            return Err(SonLvlError::Unsupported(text));
        }
        let zone = match self.zones.get(&came.zone) {
            Some(zone) => Rc::clone(zone),
            None => {
                let zone = Rc::new(self.zone(level, &came.zone)?);
                self.zones.insert(came.zone.clone(), Rc::clone(&zone));
                zone
            }
        };
        self.left_out(level);
        self.unwritten_palettes(level, data, &zone);
        self.own_files(level, data, (&came, &zone))
    }

    /// Says which files of a level the game is not built with: what is written there does not show in it.
    fn left_out(&mut self, level: Level<'_>) {
        let (Ok(engine), folder) = (level.engine(), &self.sonlvl.folder) else { return };
        let build = self.builds.entry(engine).or_insert_with(|| BuildFiles::of_game(folder, engine));
        for text in build.left_out(folder, level) {
            self.add(level, Weight::Note, text);
        }
    }

    /// Describes the files that change, and looks whether each of them can be written.
    fn describe_files(&mut self) {
        let storage = self.sonlvl.folder.storage();
        let changed: Vec<Target> = self.plan.ready.targets.changed().cloned().collect();
        for target in changed {
            let path = self.sonlvl.folder.shown(&target.path);
            let what = match &target.old {
                Some(old) => target.parts.difference(old, &target.new),
                None => "new file".to_owned(),
            };
            let also = self.also(&target);
            match Targets::prepare(storage, &target) {
                Ok(ready) => {
                    let (before, after) = ready.lengths();
                    self.plan.files.push(FileLine { path, what, before, after, also });
                }
                Err(error) => self.plan.report.add("Files", Weight::Failed, error.to_string()),
            }
        }
    }

    /// Levels of the INI file that use a file and are not exported.
    fn also(&self, target: &Target) -> Vec<String> {
        let uses = |level: &Level<'_>| {
            level.files().iter().any(|name| self.sonlvl.folder.find(name).is_ok_and(|found| found.path == target.path))
        };
        let others = self.sonlvl.levels().filter(|level| !self.sections.iter().any(|own| own == level.name()));
        others.filter(uses).map(|level| level.title()).collect()
    }
}

/// The goal of a level.
enum Destination {
    /// Into the files of the section that it came from.
    Back(String),
    /// In the place of an act.
    Act(String),
}

/// The section that a level came from.
fn section(data: &LevelData) -> Option<String> {
    extra::section(&data.extra)
}
