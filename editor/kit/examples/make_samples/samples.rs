//! The samples: tilesets, projects made from curves, and a project of a maze.

pub mod abilities;
pub mod animations;
pub mod art;
pub mod backgrounds;
pub mod canvas;
pub mod course;
pub mod course_things;
pub mod curves;
pub mod easel;
pub mod figure;
pub mod gym;
pub mod lessons;
pub mod library;
pub mod mazes;
pub mod moving;
pub mod night_shift;
pub mod painter;
pub mod pen;
pub mod placing;
pub mod preview;
pub mod project;
pub mod props;
pub mod roads;
pub mod runs;
pub mod script;
pub mod sets;
pub mod solve;
pub mod theme;
pub mod things;
pub mod tiles;
pub mod two_roads;
pub mod worked;

use kit::pixels;
use png::{Compression, Filter};
use sim::file::{self, MemoryStorage, SaveOptions};
use sim::level::Level;
use sim::project::{LayerSwitcher, Project, Tileset};
use sim::tiles::Cell;
use std::sync::Arc;

/// Everything made.
pub struct Samples {
    /// Files by path from the repository's root.
    pub files: Vec<(String, Vec<u8>)>,
    /// The project `first-steps`.
    pub project: Project,
    /// The project `object-gym`.
    pub gym: Project,
    /// The project `abilities`.
    pub abilities: Project,
    /// The project `mazes`.
    pub mazes: Project,
    /// The project `two-roads`.
    pub two_roads: Project,
    /// The project `night-shift`.
    pub night_shift: Project,
    /// The tilesets, the meadow first.
    pub sets: Vec<sets::Set>,
    /// The cells of the level of `first-steps`, row after row.
    pub cells: Vec<Cell>,
    /// A line of counts for each tileset.
    pub summary: String,
}

/// Makes everything.
pub fn make() -> Samples {
    let mut meadow = sets::Set::begin(&theme::MEADOW);
    let catalogue = &mut meadow.catalogue;
    let cells = catalogue.cut(&course::draw());
    let stations: Vec<_> = gym::STATIONS.iter().map(|station| catalogue.cut(&gym::draw(station))).collect();
    let worked: Vec<_> = worked::SHEETS.iter().map(|sheet| catalogue.cut(&sheet.draw())).collect();
    let abilities: Vec<_> = abilities::stations().map(|station| catalogue.cut(&abilities::draw(station))).collect();
    let lessons: Vec<_> = lessons::LESSONS.iter().map(|lesson| catalogue.cut(&lesson.draw())).collect();
    let tileset = meadow.tileset();
    let mut project = project::make(tileset.clone(), &cells, course::WIDTH, course::HEIGHT);
    let tileset = Arc::new(tileset);
    let gym = gym::make(tileset.clone(), &stations, &worked);
    let abilities = abilities::make(tileset, &abilities, &lessons);
    Arc::make_mut(&mut project.levels[0]).placements = course_things::make(&project);
    project.runs = runs::make(&project);
    let mazes = mazes::make();
    let (ruins, two_roads) = of_plan(&theme::RUINS, &two_roads::PLAN, (two_roads::WIDTH, two_roads::HEIGHT), 1);
    let size = (night_shift::WIDTH, night_shift::HEIGHT);
    let (factory, night_shift) = of_plan(&theme::FACTORY, &night_shift::PLAN, size, 2);
    let mut sets = vec![meadow, ruins, factory];
    sets.iter_mut().for_each(sets::Set::animate);
    let summary = sets.iter().map(sets::Set::summary).collect::<Vec<_>>().join("\n");
    let files = files(
        &[
            (PROJECT, &project),
            (GYM, &gym),
            (ABILITIES, &abilities),
            (MAZES, &mazes),
            (TWO_ROADS, &two_roads),
            (NIGHT_SHIFT, &night_shift),
        ],
        &sets,
    );
    Samples { files, project, gym, abilities, mazes, two_roads, night_shift, sets, cells, summary }
}

/// A tileset and the project that it is shown with.
fn of_plan(theme: &'static theme::Theme, plan: &roads::Plan, size: (i32, i32), number: usize) -> (sets::Set, Project) {
    let mut set = sets::Set::begin(theme);
    let cells = set.catalogue.cut(&(plan.draw)());
    let project = roads::make(plan, &set, &cells, size, number);
    (set, project)
}

/// A level made of a canvas alone, for trying strokes out.
pub fn level_of(canvas: &canvas::Canvas, switchers: Vec<LayerSwitcher>) -> Level {
    let mut catalogue = tiles::Catalogue::default();
    let cells = catalogue.cut(canvas);
    let tileset = Tileset {
        tiles: Arc::new(catalogue.tiles.clone()),
        blocks: Arc::new(catalogue.blocks.clone()),
        ..Tileset::default()
    };
    let mut project = project::make(tileset, &cells, canvas.width, canvas.height);
    let level = Arc::make_mut(&mut project.levels[0]);
    level.switchers = switchers;
    Level::compile(&project, "meadow").expect("the level is there")
}

const PROJECT: &str = "projects/first-steps";
const GYM: &str = "projects/object-gym";
const ABILITIES: &str = "projects/abilities";
const MAZES: &str = "projects/mazes";
const TWO_ROADS: &str = "projects/two-roads";
const NIGHT_SHIFT: &str = "projects/night-shift";

/// The bytes of everything, by path from the repository's root.
fn files(projects: &[(&str, &Project)], sets: &[sets::Set]) -> Vec<(String, Vec<u8>)> {
    let of = |(folder, project): &(&str, &Project)| texts(folder, project, folder);
    let drawn = |set: &sets::Set| {
        // A tileset is written with a project that uses it.
        let only = Project { tilesets: vec![set.reference()], ..Project::default() };
        let folder = set.folder();
        texts("projects/none", &only, &folder).into_iter().chain(set.pictures()).collect::<Vec<_>>()
    };
    let projects = projects.iter().flat_map(of);
    projects.chain(sets.iter().flat_map(drawn)).chain(figure::files()).collect()
}

/// The files of a project and of its tilesets, as far as they are in the folder `within`.
fn texts(folder: &str, project: &Project, within: &str) -> Vec<(String, Vec<u8>)> {
    let storage = MemoryStorage::new();
    storage.put(format!("/{folder}/.keep"), Vec::new());
    for set in &project.tilesets {
        storage.put(format!("/{}/.keep", set.path.trim_start_matches("../")), Vec::new());
    }
    let outside = project.tilesets.iter().map(|set| set.path.clone()).collect();
    let options = SaveOptions { outside, ..SaveOptions::default() };
    file::save(&storage, project, &mut file::Saved::at(format!("/{folder}")), &options).expect("the samples are valid");
    let text = storage.files_under("/").into_iter().filter(|(path, _)| !path.ends_with(".keep"));
    let text = text.map(|(path, bytes)| (path.to_string_lossy().into_owned(), bytes));
    let inside = format!("{within}/");
    text.filter(|(path, _)| path.trim_start_matches('/').starts_with(&inside)).collect()
}

fn encode(picture: &easel::Easel) -> Vec<u8> {
    let size = (picture.width as usize, picture.height as usize);
    pixels::to_png(size, &picture.bytes(), (Compression::High, Filter::NoFilter)).expect("a vector takes all bytes")
}
