//! From a disassembly to a project: levels, and the zones that they share.

use crate::exchange::names::slug;
use crate::exchange::sonlvl::files::encoding::Encoding;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::project::{Engine, Level, SonLvl};
use crate::exchange::sonlvl::level::camera_limits::LimitTables;
use crate::exchange::sonlvl::level::descriptions::Descriptions;
use crate::exchange::sonlvl::level::level_data::{LevelReader, layout_file, parse_layout};
use crate::exchange::sonlvl::level::planes::{self, Planes};
use crate::exchange::sonlvl::zone::palettes;
use crate::exchange::sonlvl::zone::tileset::{self, Zone};
use crate::exchange::{Imported, Progress, Weight};
use sim::file::Storage;
use sim::project::free_name;
use sim::ruleset::RulesetChoice;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::Arc;

/// Most levels of an import.
const MOST_LEVELS: usize = 1000;
/// Most objects, rings and layer switchers of all its levels.
const MOST_THINGS: usize = 400_000;
/// Most bytes of an unpacked layout file, which the project keeps.
const MOST_LAYOUT: usize = 0x20_000;

/// The levels to import.
#[derive(Clone, Debug, Default)]
pub struct Request {
    /// The INI file.
    pub ini: PathBuf,
    /// Names of levels; empty for all of them.
    pub levels: Vec<String>,
    /// The outermost folder that files are taken from, if the usual rule is wrong.
    pub root: Option<PathBuf>,
}

/// Reads levels of a disassembly.
///
/// A level that cannot be read is named in the report and left out.
///
/// # Errors
/// An INI file that cannot be read, names of no level, or the user's cancelling.
pub fn read(storage: &dyn Storage, request: &Request, progress: Progress<'_>) -> Result<Imported, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.ini, request.root.as_deref())?;
    let levels: Vec<Level<'_>> = if request.levels.is_empty() {
        sonlvl.levels().collect()
    } else {
        request.levels.iter().map(|name| sonlvl.level(name)).collect::<Result<_, _>>()?
    };
    if levels.len() > MOST_LEVELS {
        let problem = format!("{} levels; {MOST_LEVELS} at once are possible", levels.len());
        return Err(SonLvlError::Unsupported(problem));
    }
    let mut import = Import {
        sonlvl: &sonlvl,
        zones: Vec::new(),
        tables: HashMap::new(),
        descriptions: Descriptions::default(),
        planes: Planes::default(),
        things: 0,
        out: Imported::default(),
    };
    import.out.project.name = sonlvl.title();
    if !matches!(sonlvl.encoding(), Encoding::Utf8 | Encoding::Utf16Little | Encoding::Utf16Big) {
        let text = format!("its text is not UTF-8: read as {}", sonlvl.encoding().name());
        import.out.report.add("INI file", Weight::Note, text);
    }
    for (done, level) in levels.iter().enumerate() {
        if progress(done, levels.len(), level.name()).is_break() {
            return Err(SonLvlError::Cancelled);
        }
        if let Err(error) = import.level(*level) {
            import.out.report.add(level.name(), Weight::Failed, error.to_string());
        }
    }
    let Import { planes, mut out, .. } = import;
    out.project.levels.extend(planes.into_levels().map(Arc::new));
    Ok(out)
}

/// Names of the levels that an INI file describes.
///
/// # Errors
/// An INI file that cannot be read.
pub(crate) fn level_names(storage: &dyn Storage, request: &Request) -> Result<Vec<String>, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.ini, request.root.as_deref())?;
    Ok(sonlvl.levels().map(|level| level.name().to_owned()).collect())
}

/// An import under way.
struct Import<'a> {
    sonlvl: &'a SonLvl<'a>,
    zones: Vec<Zone>,
    /// Tables of the sources, of each game that a level is of.
    tables: HashMap<Engine, LimitTables>,
    /// The descriptions of the game's objects.
    descriptions: Descriptions,
    /// The planes behind the levels.
    planes: Planes,
    /// Objects, rings and layer switchers so far.
    things: usize,
    out: Imported,
}

impl<'a> Import<'a> {
    fn level(&mut self, level: Level<'a>) -> Result<(), SonLvlError> {
        let size = level.format("chunk")?.chunk_size();
        let project = &mut self.out.project;
        if project.chunks.is_empty() {
            let preset = level.engine()?.game();
            project.chunk_size = size;
            project.ruleset = RulesetChoice { preset, ..RulesetChoice::default() };
            project.chunks = Arc::new(vec![Arc::new(tileset::blank_chunk(size))]);
        } else if project.chunk_size != size {
            let problem = "its chunks have another size than those of the levels before: import it by itself";
            return Err(SonLvlError::Unsupported(problem.into()));
        }
        // The layout first: a level without one must not leave a zone behind.
        let file = layout_file(self.sonlvl, level)?;
        if file.bytes.len() > MOST_LAYOUT {
            let problem = format!("a layout of more than {MOST_LAYOUT} bytes");
            return Err(SonLvlError::Content { path: file.path, offset: MOST_LAYOUT, problem });
        }
        let layout = parse_layout(level, &file, &mut self.out.report)?;
        planes::fits(level, &file.path, &layout)?;
        if let Some(instead) = &file.instead {
            self.out.report.add_instead(level.name(), "layout", instead);
        }
        let at = self.zone(level)?;
        let levels = &self.out.project.levels;
        let is_free = |key: &str| levels.iter().all(|level| level.key != key) && !self.planes.has(key);
        let key = free_name(&slug(level.name()), "-", is_free);
        let engine = level.engine()?;
        let game = level.get("romfile").map_or("", |value| value.text.trim());
        let read = || LimitTables::read(&self.sonlvl.folder, engine, game);
        let tables = self.tables.entry(engine).or_insert_with(read);
        let (descriptions, report) = (&mut self.descriptions, &mut self.out.report);
        let reader = LevelReader { sonlvl: self.sonlvl, level, tables, descriptions, report };
        let data_key = key.clone();
        let mut data = reader.read(key, &self.zones[at], &layout, &file.bytes)?;
        if let Some(set) = self.out.project.tilesets.get_mut(at) {
            let tileset = Arc::make_mut(&mut Arc::make_mut(set).tileset);
            data.colors = palettes::add(self.sonlvl, level, tileset, &mut self.out.report);
        }
        let levels = &self.out.project.levels;
        let is_free = |key: &str| levels.iter().all(|level| level.key != key) && key != data_key;
        let of = (self.sonlvl, level);
        self.planes.add(of, (at, &self.zones[at]), &file, &mut data, (&is_free, &mut self.out.report));
        self.things += data.placements.len() + data.switchers.len();
        if self.things > MOST_THINGS {
            let problem = format!("more than {MOST_THINGS} objects and rings: import fewer levels at once");
            return Err(SonLvlError::Unsupported(problem));
        }
        self.out.project.levels.push(Arc::new(data));
        Ok(())
    }

    /// Reports a level whose tileset has the pictures of another level, if its own are others.
    fn report_pictures(&mut self, level: Level<'a>, zone: usize) {
        let Ok(first) = self.sonlvl.level(&self.zones[zone].level) else { return };
        let keys = tileset::other_pictures(first, level);
        if !keys.is_empty() {
            let text = format!("shown with the pictures of `{}`; its own differ: {}", first.name(), keys.join(", "));
            self.out.report.add(level.name(), Weight::Note, text);
        }
    }

    fn zone(&mut self, level: Level<'a>) -> Result<usize, SonLvlError> {
        let identity = tileset::identity(level);
        if let Some(at) = self.zones.iter().position(|zone| zone.identity == identity) {
            self.report_pictures(level, at);
            return Ok(at);
        }
        let first = level.name().split('\\').next().unwrap_or_default();
        let sets = &self.out.project.tilesets;
        let is_free = |path: &str| sets.iter().all(|set| set.path != path);
        let path = free_name(&format!("tilesets/{}", slug(first)), "-", is_free);
        // Read into a copy, which shares all it has: a zone that fails half-way leaves nothing behind.
        let mut project = self.out.project.clone();
        let made = tileset::read(self.sonlvl, level, &mut project, &path, &mut self.out.report)?;
        self.out.project = project;
        self.out.pictures.push((format!("{path}/{}", tileset::ART), made.picture));
        self.zones.push(Zone { identity, ..made.zone });
        Ok(self.zones.len() - 1)
    }
}
