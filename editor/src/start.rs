//! What the editor starts with, and new projects.

use sim::grid::Grid;
use sim::project::{Bounds, LevelData, Project, Start};
use sim::tiles::{Chunk, LayoutCell, TILE};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The project that is opened where nothing was opened before.
const SAMPLE: &str = "projects/first-steps";

/// True where a folder looks like a project.
pub fn is_project(folder: &Path) -> bool {
    folder.join("loopwright.json").is_file()
}

/// The sample project: beside the program, above the current folder, or where the program was built.
pub fn sample() -> Option<PathBuf> {
    let exe = std::env::current_exe().ok();
    let here = std::env::current_dir().ok();
    let built = Path::new(env!("CARGO_MANIFEST_DIR"));
    let starts = [exe.as_deref(), here.as_deref(), Some(built)];
    starts.into_iter().flatten().flat_map(Path::ancestors).map(|above| above.join(SAMPLE)).find(|path| is_project(path))
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
        bounds: Bounds { left: 0, top: 0, right: width * chunk - 320, bottom: height * chunk - 224 },
        start: Start { x: 96, y: 128, ..Start::default() },
        background: (!project.tilesets.is_empty()).then_some(0),
        ..LevelData::default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::file::{MemoryStorage, open, save_as};

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
}
