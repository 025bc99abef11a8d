//! The samples: one tileset and three projects made from curves, and a project of a maze.

pub mod abilities;
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
pub mod preview;
pub mod project;
pub mod props;
pub mod runs;
pub mod script;
pub mod solve;
pub mod things;
pub mod tiles;
pub mod worked;

use kit::pixels;
use png::{Compression, Filter};
use sim::file::{self, MemoryStorage, SaveOptions};
use sim::level::Level;
use sim::project::{Background, LayerSwitcher, Project, Tileset};
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
    /// The tileset in the making.
    pub catalogue: tiles::Catalogue,
    /// The level's cells, row after row.
    pub cells: Vec<Cell>,
    /// The sampler's cells and their width.
    pub sheets: Vec<(Vec<Cell>, i32)>,
    /// One line of counts.
    pub summary: String,
}

/// Makes everything.
pub fn make() -> Samples {
    let mut catalogue = tiles::Catalogue::default();
    let sheets: Vec<_> = library::sheets().iter().map(|sheet| (catalogue.cut(sheet), sheet.width)).collect();
    let sampler = catalogue.blocks.len();
    let cells = catalogue.cut(&course::draw());
    let stations: Vec<_> = gym::STATIONS.iter().map(|station| catalogue.cut(&gym::draw(station))).collect();
    let worked: Vec<_> = worked::SHEETS.iter().map(|sheet| catalogue.cut(&sheet.draw())).collect();
    let abilities: Vec<_> =
        abilities::STATIONS.iter().map(|station| catalogue.cut(&abilities::draw(station))).collect();
    let lessons: Vec<_> = lessons::LESSONS.iter().map(|lesson| catalogue.cut(&lesson.draw())).collect();
    let tileset = Tileset {
        name: "Meadow".into(),
        art: "art.png".into(),
        tiles: Arc::new(catalogue.tiles.clone()),
        blocks: Arc::new(catalogue.blocks.clone()),
        backgrounds: Arc::new(vec![
            Background { image: "far.png".into(), scroll_x: 24, scroll_y: 10, y: 0 },
            Background { image: "near.png".into(), scroll_x: 88, scroll_y: 24, y: 32 },
        ]),
        ..Tileset::default()
    };
    let mut project = project::make(tileset.clone(), &cells, course::WIDTH, course::HEIGHT);
    let tileset = Arc::new(tileset);
    let gym = gym::make(tileset.clone(), &stations, &worked);
    let abilities = abilities::make(tileset, &abilities, &lessons);
    Arc::make_mut(&mut project.levels[0]).placements = course_things::make(&project);
    project.runs = runs::make(&project);
    let summary = format!(
        "{} tiles, {} blocks ({sampler} in the sampler), {} pictures, {} chunks",
        catalogue.tiles.len(),
        catalogue.blocks.len(),
        catalogue.art.len(),
        project.chunks.len()
    );
    let mazes = mazes::make();
    let files = files(&project, &[(GYM, &gym), (ABILITIES, &abilities), (MAZES, &mazes)], &catalogue);
    Samples { files, project, gym, abilities, mazes, catalogue, cells, sheets, summary }
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
const TILESET: &str = "tilesets/meadow";

/// The bytes of everything, by path from the repository's root.
fn files(project: &Project, others: &[(&str, &Project)], catalogue: &tiles::Catalogue) -> Vec<(String, Vec<u8>)> {
    let pictures =
        [("art.png", sheet(&catalogue.art)), ("far.png", backgrounds::far()), ("near.png", backgrounds::near())];
    let pictures = pictures.map(|(name, picture)| (format!("{TILESET}/{name}"), encode(&picture)));
    // Those of levels use the tileset, which is written with the first.
    let of = |(folder, project): &(&str, &Project)| -> Vec<_> {
        texts(folder, project).into_iter().filter(|(path, _)| path.starts_with(folder)).collect()
    };
    texts(PROJECT, project)
        .into_iter()
        .chain(others.iter().flat_map(of))
        .chain(pictures)
        .chain(figure::files())
        .collect()
}

/// The files of a project and of its tileset.
fn texts(folder: &str, project: &Project) -> Vec<(String, Vec<u8>)> {
    let storage = MemoryStorage::new();
    for folder in [folder, TILESET] {
        storage.put(format!("/{folder}/.keep"), Vec::new());
    }
    let options = SaveOptions { outside: [format!("../../{TILESET}")].into(), ..SaveOptions::default() };
    file::save(&storage, project, &mut file::Saved::at(format!("/{folder}")), &options).expect("the samples are valid");
    let text = storage.files_under("/").into_iter().filter(|(path, _)| !path.ends_with(".keep"));
    text.map(|(path, bytes)| (path.to_string_lossy().into_owned(), bytes)).collect()
}

/// All pictures of blocks, 32 to a row.
fn sheet(art: &[art::Art]) -> easel::Easel {
    const ACROSS: usize = 32;
    let mut sheet = easel::Easel::new(ACROSS as i32 * 16, art.len().div_ceil(ACROSS) as i32 * 16);
    for (i, art) in art.iter().enumerate() {
        for (p, colour) in art.iter().enumerate() {
            sheet.dot((i % ACROSS * 16 + p % 16) as i32, (i / ACROSS * 16 + p / 16) as i32, *colour);
        }
    }
    sheet
}

fn encode(picture: &easel::Easel) -> Vec<u8> {
    let size = (picture.width as usize, picture.height as usize);
    pixels::to_png(size, &picture.bytes(), (Compression::High, Filter::NoFilter)).expect("a vector takes all bytes")
}
