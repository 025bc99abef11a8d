//! The planes behind levels: the backgrounds of acts, each a level of its own that the acts name.

use crate::document::imported::extra::{self, PlaneExtra};
use crate::exchange::names::slug;
use crate::exchange::sonlvl::files::error::SonLvlError;
use crate::exchange::sonlvl::files::folder::Unpacked;
use crate::exchange::sonlvl::files::layout::{Layout, background_name};
use crate::exchange::sonlvl::files::project::{Level, SonLvl};
use crate::exchange::sonlvl::zone::tileset::Zone;
use crate::exchange::{Report, Weight};
use sim::grid::Grid;
use sim::project::{AboutLevel, BackPlane, Bounds, Extra, LevelData, MAX_HEIGHT, MAX_WIDTH, free_name};
use std::path::{Path, PathBuf};

/// Size of the originals' screen, pixels.
const SCREEN: (i64, i64) = (320, 224);
/// The part of the camera's way that a plane moves sideways, in 256ths: the games' own speeds, which differ from strip to strip, are
/// code.
const SCROLL_X: u16 = 96;

/// The background of a level, and the file that holds it.
pub(crate) struct Background {
    /// The file.
    pub path: PathBuf,
    /// Its chunks.
    pub layout: Layout,
    /// The unpacked bytes of a file of its own; `None` if it is in the file of the foreground.
    pub own: Option<Vec<u8>>,
}

/// Reads the background of a level, whose layout file is `file`; `None` if it shows nothing.
///
/// # Errors
/// A file that is missing or cannot be unpacked, a game that is not known.
pub(crate) fn background(
    sonlvl: &SonLvl<'_>,
    level: Level<'_>,
    file: &Unpacked,
) -> Result<Option<Background>, SonLvlError> {
    let engine = level.format("layout")?;
    let found = match background_name(level)? {
        Some((name, packed)) => {
            let own = sonlvl.folder.unpack(&name, packed)?;
            let error = |(offset, problem)| SonLvlError::Content { path: own.path.clone(), offset, problem };
            let layout = Layout::read(engine, &own.bytes).map_err(error)?;
            Background { path: own.path, layout, own: Some(own.bytes) }
        }
        None => {
            let layout = shown(level, Layout::background(engine, &file.bytes))?;
            Background { path: file.path.clone(), layout, own: None }
        }
    };
    Ok(Some(found).filter(|found| found.layout.cells.iter().any(|byte| *byte != 0)))
}

/// The part of a background that a level shows: in games whose files have one size, up to the last chunk.
///
/// # Errors
/// A game that is not known.
pub(crate) fn shown(level: Level<'_>, layout: Layout) -> Result<Layout, SonLvlError> {
    Ok(if level.format("layout")?.has_fixed_layout() { layout.trimmed() } else { layout })
}

/// Says whether a level may be so large.
///
/// # Errors
/// A layout of more blocks than a level has, a game that is not known.
pub(crate) fn fits(level: Level<'_>, path: &Path, layout: &Layout) -> Result<(), SonLvlError> {
    let side = usize::from(level.format("chunk")?.chunk_size());
    let (width, height) = (MAX_WIDTH as usize / side, MAX_HEIGHT as usize / side);
    if layout.width <= width && layout.height() <= height {
        return Ok(());
    }
    let problem = format!("{} × {} chunks; {width} × {height} are possible", layout.width, layout.height());
    Err(SonLvlError::Content { path: path.to_owned(), offset: 0, problem })
}

/// The planes of an import, in the order of the levels that they are behind.
#[derive(Default)]
pub(crate) struct Planes {
    /// The planes, each with its zone.
    all: Vec<(usize, LevelData)>,
}

impl Planes {
    /// True if a plane has that key.
    pub(crate) fn has(&self, key: &str) -> bool {
        self.all.iter().any(|(_, plane)| plane.key == key)
    }

    /// Puts the background of a level behind it. Levels of a zone with one file for it have one plane.
    pub(crate) fn add(
        &mut self,
        (sonlvl, level): (&SonLvl<'_>, Level<'_>),
        (number, zone): (usize, &Zone),
        file: &Unpacked,
        data: &mut LevelData,
        (is_free, report): (&dyn Fn(&str) -> bool, &mut Report),
    ) {
        let read = background(sonlvl, level, file);
        let Some(found) = report.given(level.name(), Weight::Lost, read).flatten() else { return };
        let Background { path, layout, own } = found;
        if let Err(error) = fits(level, &path, &layout) {
            report.add(level.name(), Weight::Lost, error.to_string());
            return;
        }
        let file = sonlvl.folder.shown(&path);
        let is_known = |(of, plane): &&(usize, LevelData)| {
            *of == number && PlaneExtra::of(&plane.extra).is_some_and(|known| known.file == file)
        };
        let known = self.all.iter().find(is_known).map(|(_, plane)| plane.key.clone());
        let key = known.unwrap_or_else(|| {
            let wanted = format!("{}-background", slug(level.name()));
            let key = free_name(&wanted, "-", |key| is_free(key) && !self.has(key));
            let mut plane = LevelData {
                key: key.clone(),
                title: format!("{}, background", level.title()),
                about: AboutLevel { group: level.group(), ..AboutLevel::default() },
                colors: data.colors.clone(),
                layout: Grid::new(layout.width as u32, layout.height() as u32),
                ..LevelData::default()
            };
            for (i, byte) in layout.cells.iter().enumerate() {
                plane.layout.set((i % layout.width) as u32, (i / layout.width) as u32, zone.cell(*byte));
            }
            let side = level.format("chunk").map_or(0, |engine| i64::from(engine.chunk_size()) * 16);
            let most = |chunks: usize, screen: i64| (chunks as i64 * side - screen).max(0) as i32;
            let (right, bottom) = (most(layout.width, SCREEN.0), most(layout.height(), SCREEN.1));
            plane.bounds = Bounds { left: 0, top: 0, right, bottom };
            let layout = own.as_deref().map_or_else(String::new, extra::to_hex);
            plane.extra = PlaneExtra { file, zone: zone.extra.zone.clone(), layout }.put(Extra::new());
            self.all.push((number, plane));
            key
        });
        let Some((_, plane)) = self.all.iter().find(|(_, plane)| plane.key == key) else { return };
        data.plane =
            BackPlane { level: key, scroll_x: SCROLL_X, scroll_y: fitting(data, plane), ..BackPlane::default() };
        let (width, height) = (plane.layout.width(), plane.layout.height());
        let text = format!("background of {width} × {height} chunks: the level `{}`, behind this one", plane.key);
        report.add(level.name(), Weight::Done, text);
    }

    /// The planes.
    pub(crate) fn into_levels(self) -> impl Iterator<Item = LevelData> {
        self.all.into_iter().map(|(_, plane)| plane)
    }
}

/// The part of the camera's way that a plane moves up and down so that its last row is seen at the lowest place of the camera.
fn fitting(level: &LevelData, plane: &LevelData) -> u16 {
    let way = i64::from(level.bounds.bottom) - i64::from(level.bounds.top.max(0));
    let most = i64::from(plane.bounds.bottom);
    let scroll = if way <= 0 { 0 } else { (most * 256 / way).clamp(0, 256) };
    scroll as u16
}
