//! The ground that the editor starts with, and new projects.

use super::chunk_size;
use crate::document::Document;
use crate::drawing::materials;
use crate::drawing::shapes::lay;
use crate::shipped;
use sim::grid::Grid;
use sim::player::characters;
use sim::project::{Bounds, LevelData, PlacementId, Project, Shape, ShapeKind, Start};
use sim::tiles::{Chunk, LayoutCell, TILE};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The project that is opened if nothing was opened before.
const SAMPLE: &str = "projects/first-steps";

/// True if a folder looks like a project.
pub fn is_project(folder: &Path) -> bool {
    folder.join("loopwright.json").is_file()
}

/// The sample project in the repository, above the program or above the current folder.
pub(super) fn sample_in_repository() -> Option<PathBuf> {
    let exe = std::env::current_exe().ok();
    let here = std::env::current_dir().ok();
    let starts = [exe.as_deref(), here.as_deref()];
    starts.into_iter().flatten().flat_map(Path::ancestors).map(|above| above.join(SAMPLE)).find(|path| is_project(path))
}

/// The sample project: in the repository, or in the user's copies.
///
/// # Errors
/// In words, why there are no copies.
pub fn sample() -> Result<PathBuf, String> {
    sample_in_repository().map_or_else(|| shipped::copies().map(|folder| folder.join(SAMPLE)), Ok)
}

/// The folder of the user's copies if a sample is one of them.
pub fn copies_of(sample: &Path) -> Option<PathBuf> {
    shipped::copies_folder().filter(|folder| sample.starts_with(folder))
}

/// The sample projects beside the first one, that one first; those that teach something come before others.
pub fn samples() -> Vec<PathBuf> {
    let first = match sample() {
        Ok(first) => first,
        Err(error) => {
            log::warn!("{error}");
            return Vec::new();
        }
    };
    let beside = first.parent().and_then(|projects| std::fs::read_dir(projects).ok());
    let mut all: Vec<_> = beside.into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    all.retain(|folder| is_project(folder) && *folder != first);
    let rank = |folder: &PathBuf| {
        let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        LESSONS.iter().position(|(of, _)| *of == name).unwrap_or(LESSONS.len())
    };
    all.sort_by_key(|folder| (rank(folder), folder.clone()));
    all.insert(0, first);
    all
}

/// Returns the lesson of a sample project, in a line; empty for others.
pub fn lesson(folder: &Path) -> &'static str {
    let name = folder.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    LESSONS.iter().find(|(of, _)| *of == name).map_or("", |(_, lesson)| lesson)
}

/// Sample projects and what they teach.
const LESSONS: &[(&str, &str)] = &[
    ("first-steps", "A level to play with: hills, tunnel, half-pipe and loop."),
    ("two-roads", "A large level with two roads: fast above, slow below."),
    ("night-shift", "Over the roofs of a factory at night."),
    ("abilities", "Moves and characters, one small level each."),
    ("object-gym", "Every kind of object, in a room of its own."),
    ("workshop", "Objects of your own: doors, lifts, enemies, a boss. And a hero of your own."),
    ("mazes", "A rotating maze, as in a special stage."),
];

/// Height of the ground in a new project's level, pixels from its top: the view shows some screens of air above it.
pub(super) const GROUND: i32 = 768;

/// A new project as somebody begins with it: ground along the whole level, and the start on it.
///
/// Without numbers for the ground's blocks, as it is.
pub fn grounded(project: Project) -> Project {
    grounded_in(project, materials::ALL[0].key)
}

/// The same of a material, by its key.
pub fn grounded_in(project: Project, material: &str) -> Project {
    let Some(level) = project.levels.first() else { return project };
    let (key, side) = (level.key.clone(), i32::from(project.chunk_size) * TILE);
    let (right, bottom) = (level.layout.width() as i32 * side, level.layout.height() as i32 * side);
    let line = Shape {
        id: PlacementId(1),
        kind: ShapeKind::Line,
        points: vec![(0, GROUND), (right, GROUND)],
        thickness: (bottom - GROUND).clamp(Shape::MIN_THICKNESS.into(), Shape::MAX_THICKNESS.into()) as u16,
        material: material.to_owned(),
        ..Shape::default()
    };
    let mut document = Document::new(project.clone(), None);
    let Ok(outcome) = lay::put(&document, &key, line) else { return project };
    let edits = outcome.edits.into_iter().chain(lay::bake(&key, PlacementId(1)));
    if !edits.into_iter().all(|edit| document.apply(edit).is_ok()) {
        return project;
    }
    let mut project = (*document.project()).clone();
    let rules = project.ruleset.resolve_lenient();
    if let Some(level) = project.levels.first_mut() {
        let level = Arc::make_mut(level);
        let stands = i32::from(characters::standing(&rules, level.start.character, level.start.state.form).height) + 1;
        level.start.y = GROUND - stands;
    }
    project
}

/// A new project with its ground, and chunks of `size` blocks along a side.
pub fn begun(project: Project, folder: Option<PathBuf>, size: u8) -> Document {
    let mut document = Document::new(grounded(project), folder);
    if document.project().chunk_size != size
        && let Ok(plan) = chunk_size::plan(&document, size)
    {
        let mut cut = document.clone();
        if plan.edits.into_iter().all(|edit| cut.apply(edit).is_ok()) {
            document = cut;
        }
    }
    document
}

/// A new project with the tilesets, chunks and rules of another one.
pub fn new_from(other: &Project) -> Project {
    let mut project = Project {
        ruleset: other.ruleset.clone(),
        chunk_size: other.chunk_size,
        tilesets: other.tilesets.clone(),
        chunks: other.chunks.clone(),
        ..empty_project()
    };
    project.levels = vec![Arc::new(level(&project))];
    project
}

/// A new project without any tileset.
pub fn empty_project() -> Project {
    let mut project = Project { name: "Untitled".into(), chunk_size: 8, ..Project::default() };
    let cells = vec![Default::default(); usize::from(project.chunk_size).pow(2)];
    project.chunks = Arc::new(vec![Arc::new(Chunk { cells, ..Chunk::default() })]);
    project.levels = vec![Arc::new(level(&project))];
    project
}

/// An empty level of some screens.
fn level(project: &Project) -> LevelData {
    let chunk = i32::from(project.chunk_size) * TILE;
    let (width, height) = (4096 / chunk, 1024 / chunk);
    LevelData {
        key: "level-1".into(),
        title: "Level 1".into(),
        layout: Grid::<LayoutCell>::new(width as u32, height as u32),
        bounds: Bounds::inside(width * chunk, height * chunk),
        start: Start { x: 96, y: 128, ..Start::default() },
        background: (!project.tilesets.is_empty()).then_some(0),
        ..LevelData::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::{MemoryStorage, open, save_as};
    use sim::input::{Buttons, Input};
    use sim::level::Level;
    use sim::ruleset::Game;
    use sim::trace::NoTrace;
    use sim::world::World;

    #[test]
    fn a_new_project_can_be_saved_and_opened() {
        let storage = MemoryStorage::default();
        let folder = Path::new("/new");
        let project = empty_project();
        save_as(&storage, &project, None, folder).expect("saves");
        let opened = open(&storage, folder, &mut |_, _| {}).expect("opens");
        assert_eq!(opened.project, project);
        assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    }

    #[test]
    fn nobody_runs_out_of_a_new_level() {
        for game in Game::ALL {
            let mut project = grounded(empty_project());
            project.ruleset.preset = game;
            let compiled = Level::compile(&project, &project.levels[0].key).expect("there");
            let mut world = World::new(&compiled);
            for _ in 0..2000 {
                world.step(&compiled, Input::after(Buttons::RIGHT, Buttons::RIGHT), &mut NoTrace);
                assert!(!world.player.airborne, "{game:?}: {:?}", world.player.x);
            }
            assert!(world.player.x.px() >= 4096 - 120, "{game:?}: {:?}", world.player.x);
        }
    }

    #[test]
    fn one_begins_on_ground_that_is_terrain_like_any_other() {
        let project = grounded(empty_project());
        let level = &project.levels[0];
        assert!(level.shapes.is_empty());
        let compiled = Level::compile(&project, &level.key).expect("there");
        let mut world = World::new(&compiled);
        for _ in 0..300 {
            world.step(&compiled, Input::after(Buttons::RIGHT, Buttons::RIGHT), &mut NoTrace);
            assert!(!world.player.airborne, "{:?}", world.player.x);
        }
        assert_eq!(world.player.y.px(), level.start.y);
        assert!(world.player.x.px() > level.start.x + 1000);
    }
}
