//! Camera limits of acts, from the tables of the disassembly around a level project.
//!
//! The tables have a row for each act, in the order of the game's zones. Which act a section means is found by its start
//! position: the table of start positions has the same rows and names the file.

use crate::exchange::sonlvl::files::expression::value;
use crate::exchange::sonlvl::files::folder::Folder;
use crate::exchange::sonlvl::files::included::BuildFiles;
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::source::{self, Row, Tables, WHOLE_FILE, constants};
use crate::exchange::sonlvl::level::act_row;
use crate::exchange::sonlvl::level::demo_starts;
use crate::exchange::sonlvl::level::start_water::StartWater;
use sim::camera::WRAPS;
use sim::project::Bounds;
use std::path::{Path, PathBuf};

/// Height after which the levels repeat that wrap vertically, if their bottom limit does not say.
const PERIOD: i32 = 0x800;

/// The limits of an act and where they are from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Limits {
    /// The camera's limits when the act begins.
    pub bounds: Bounds,
    /// Height after which the act repeats downwards, if it does.
    pub wrap_y: Option<i32>,
    /// File and line of the row.
    pub source: String,
}

/// Tables of start positions, one for each character, and the limits of the same game.
#[derive(Debug, Default)]
struct Game {
    /// File of each act's start position, from the outermost folder, in small letters.
    starts: Vec<Vec<Option<String>>>,
    /// The file of the limits.
    file: String,
    limits: Vec<Row>,
}

/// The tables of a disassembly.
#[derive(Debug)]
pub(crate) struct LimitTables {
    engine: Engine,
    games: Vec<Game>,
    water: StartWater,
    /// Files of the starts of the demos in Sonic 1's credits.
    demos: Vec<Option<String>>,
    /// The sources are those of the first release of Sonic 1.
    pub is_first_release: bool,
    /// The files that the game is built with.
    pub build: BuildFiles,
}

impl LimitTables {
    /// Reads the sources of a game as far as they are there. `game` is the level project's name of the built game.
    pub fn read(folder: &Folder<'_>, engine: Engine, game: &str) -> Self {
        let games = match engine {
            Engine::S1 => vec![sonic_1(folder)],
            Engine::S2 => vec![one_file(folder, "s2.asm", "LevelSize", &["StartLocations"])],
            Engine::S3k => {
                let starts = ["Sonic_Start_Locations", "Knux_Start_Locations", "Start_Locations"];
                let mut games = ["sonic3k.asm", "s3.asm"].map(|file| one_file(folder, file, "LevelSizes", &starts));
                if game.to_ascii_lowercase().starts_with("s3") {
                    games.reverse();
                }
                games.into()
            }
            Engine::Scd | Engine::S2na => Vec::new(),
        };
        let main = if engine == Engine::S1 { "sonic.asm" } else { "s2.asm" };
        let mut constants = constants(folder, main);
        let is_first_release = engine == Engine::S1 && value("Revision", &constants) == Some(0);
        let water = StartWater::read(folder, engine, &mut constants);
        let demos = if engine == Engine::S1 { demo_starts::read(folder, &mut constants) } else { Vec::new() };
        let build = BuildFiles::read(folder, engine, &mut constants);
        Self { engine, games, water, demos, is_first_release, build }
    }

    /// Returns the height of the water of an act when it begins, and the file that has it; `None` if no table says it.
    pub(crate) fn water(&self, folder: &Folder<'_>, level: Level<'_>) -> Option<(i32, &str)> {
        self.water.of(self.row(folder, level)?)
    }

    /// The demos of Sonic 1's credits in an act: their place in their table, and the file of the start.
    pub(crate) fn demos(&self, row: usize) -> impl Iterator<Item = (usize, &str)> {
        demo_starts::of_act(&self.demos, row)
    }

    /// The row of an act: its zone's number times the acts of a zone, and its own number. `None` if no table of start
    /// positions names its file.
    pub(crate) fn row(&self, folder: &Folder<'_>, level: Level<'_>) -> Option<usize> {
        let place = level.start_places().ok()?.into_iter().next()?;
        let path = folder.find(&place.name).map(|found| found.path).or_else(|_| folder.place(&place.name.text)).ok()?;
        let path = folder.shown(&path).to_lowercase();
        let mut tables = self.games.iter().flat_map(|game| &game.starts);
        tables.find_map(|table| table.iter().position(|start| start.as_ref() == Some(&path)))
    }

    /// The row of an act of the game's own: as [`Self::row`], else by the names of its section and its object list.
    pub(crate) fn row_or_name(&self, folder: &Folder<'_>, level: Level<'_>) -> Option<usize> {
        let objects = level.get("objects").map_or("", |value| &value.text);
        self.row(folder, level).or_else(|| act_row::by_name(self.engine, level.name(), objects))
    }

    /// The limits of an act.
    ///
    /// # Errors
    /// Why there are none, in words.
    pub(crate) fn of(&self, folder: &Folder<'_>, level: Level<'_>) -> Result<Limits, String> {
        let Some(game) = self.games.iter().find(|game| !game.limits.is_empty()) else {
            return Err("no table of level sizes was found beside the level project".into());
        };
        let row = self.row(folder, level);
        let row = row.ok_or("no table of start positions names the act's start file")?;
        let row = game.limits.get(row).ok_or_else(|| format!("{} has no row for the act", game.file))?;
        let source = format!("{}, line {}", game.file, row.line);
        let words =
            row.words.as_deref().map(|words| if self.engine == Engine::S1 { words.get(1..5) } else { words.get(..4) });
        let Some(Some(&[left, right, top, bottom])) =
            words.map(|words| words.and_then(|words| words.first_chunk::<4>()))
        else {
            return Err(format!("the row at {source} has no four numbers that can be worked out"));
        };
        let [left, right, top, bottom] = [left, right, top, bottom].map(|word| i32::from(word as i16));
        let period = if bottom >= 256 && bottom.count_ones() == 1 { bottom } else { PERIOD };
        let wrap_y = (top == WRAPS).then_some(period);
        Ok(Limits { bounds: Bounds { left, top, right, bottom }, wrap_y, source })
    }
}

fn sonic_1(folder: &Folder<'_>) -> Game {
    let mut constants = constants(folder, "sonic.asm");
    let (first, later) = ("_inc/LevelSizeLoad & BgScrollSpeed.asm", "_inc/LevelSizeLoad & BgScrollSpeed (JP1).asm");
    let files = if value("Revision", &constants) == Some(0) { [first, later] } else { [later, first] };
    let found = files.into_iter().find_map(|file| source::text(folder, file));
    let (file, limits) = found.unwrap_or_default();
    let limits = source::read(&limits, &["LevelSizeArray"], &mut constants).remove("LevelSizeArray");
    let starts = source::text(folder, "_inc/Start Location Array - Levels.asm").unwrap_or_default().1;
    let starts = source::read(&starts, &[WHOLE_FILE], &mut constants).remove(WHOLE_FILE);
    let starts = starts.unwrap_or_default().iter().map(start).collect();
    Game { starts: vec![starts], file, limits: limits.unwrap_or_default() }
}

fn one_file(folder: &Folder<'_>, main: &str, sizes: &str, starts: &[&str]) -> Game {
    let Some((file, text)) = source::text(folder, main) else { return Game::default() };
    let mut constants = constants(folder, main);
    let labels: Vec<&str> = starts.iter().copied().chain([sizes]).collect();
    let mut tables: Tables = source::read(&text, &labels, &mut constants);
    let starts = starts.iter().filter_map(|label| tables.remove(*label));
    let starts = starts.map(|rows| rows.iter().map(start).collect()).collect();
    Game { starts, file, limits: tables.remove(sizes).unwrap_or_default() }
}

/// The file of a start position, from the outermost folder.
fn start(row: &Row) -> Option<String> {
    let file = row.file.as_ref()?.replace('\\', "/").to_lowercase();
    let path: PathBuf = Path::new(&file).components().filter(|part| part.as_os_str() != ".").collect();
    Some(path.to_string_lossy().replace('\\', "/"))
}
