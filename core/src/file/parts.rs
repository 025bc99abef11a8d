//! The parts of a project: one for each file that a save may write.

use super::formats;
use crate::project::{LevelData, MazeData, NamedStamp, Project, Run, Tileset};
use std::sync::Arc;

pub(super) const PROJECT: &str = "loopwright.json";
pub(super) const CHUNKS: &str = "chunks.json";
pub(super) const OBJECTS: &str = "objects.json";

pub(super) fn level_path(key: &str) -> String {
    format!("levels/{key}.json")
}

pub(super) fn maze_path(key: &str) -> String {
    format!("mazes/{key}.json")
}

pub(super) fn run_path(key: &str) -> String {
    format!("runs/{key}.json")
}

pub(super) fn stamp_path(key: &str) -> String {
    format!("stamps/{key}.json")
}

pub(super) fn tileset_path(path: &str) -> String {
    format!("{path}/tileset.json")
}

/// One part of a project and what it holds.
pub(super) enum Part<'a> {
    Project(&'a Project),
    Chunks(&'a Project),
    Objects(&'a Project),
    Level(&'a Arc<LevelData>),
    Maze(&'a Arc<MazeData>),
    Run(&'a Arc<Run>),
    Stamp(&'a Arc<NamedStamp>),
    Tileset(&'a str, &'a Arc<Tileset>),
}

impl<'a> Part<'a> {
    /// Returns all parts that the project has files for.
    pub(crate) fn all(project: &'a Project) -> impl Iterator<Item = Self> {
        let tilesets = project.tilesets.iter().map(|set| Self::Tileset(&set.path, &set.tileset));
        let objects = (!project.objects.is_empty()).then_some(Self::Objects(project));
        let first = tilesets.chain([Self::Chunks(project)]).chain(objects);
        let levels = project.levels.iter().map(Self::Level).chain(project.mazes.iter().map(Self::Maze));
        let unlisted = project.runs.iter().map(Self::Run).chain(project.stamps.iter().map(Self::Stamp));
        first.chain(levels).chain(unlisted).chain([Self::Project(project)])
    }

    /// Returns the path of the part, relative to the project's folder.
    pub(crate) fn path(&self) -> String {
        match self {
            Self::Project(_) => PROJECT.to_owned(),
            Self::Chunks(_) => CHUNKS.to_owned(),
            Self::Objects(_) => OBJECTS.to_owned(),
            Self::Level(level) => level_path(&level.key),
            Self::Maze(maze) => maze_path(&maze.key),
            Self::Run(run) => run_path(&run.key),
            Self::Stamp(stamp) => stamp_path(&stamp.key),
            Self::Tileset(path, _) => tileset_path(path),
        }
    }

    /// The content of its file.
    pub(crate) fn render(&self) -> String {
        match self {
            Self::Project(project) => formats::project::write(project),
            Self::Chunks(project) => formats::chunks::write(&project.chunks, project.chunk_size, &project.chunks_extra),
            Self::Objects(project) => formats::objects::write(&project.objects),
            Self::Level(level) => formats::level::write(level),
            Self::Maze(maze) => formats::maze::write(maze),
            Self::Run(run) => formats::run::write(run),
            Self::Stamp(stamp) => formats::stamp::write(stamp),
            Self::Tileset(_, tileset) => formats::tileset::write(tileset),
        }
    }

    /// True if both hold the same; parts that are shared are not looked at.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        fn same<T: PartialEq>(a: &Arc<T>, b: &Arc<T>) -> bool {
            Arc::ptr_eq(a, b) || a == b
        }
        match (self, other) {
            (Self::Chunks(a), Self::Chunks(b)) => {
                a.chunk_size == b.chunk_size && same(&a.chunks, &b.chunks) && same(&a.chunks_extra, &b.chunks_extra)
            }
            (Self::Objects(a), Self::Objects(b)) => {
                Arc::ptr_eq(&a.objects, &b.objects) || a.objects.is_same_text(&b.objects)
            }
            (Self::Level(a), Self::Level(b)) => same(a, b),
            (Self::Maze(a), Self::Maze(b)) => same(a, b),
            (Self::Run(a), Self::Run(b)) => same(a, b),
            (Self::Stamp(a), Self::Stamp(b)) => same(a, b),
            (Self::Tileset(_, a), Self::Tileset(_, b)) => Arc::ptr_eq(a, b) || same_text(a, b),
            (Self::Project(_), Self::Project(_)) => self.render() == other.render(),
            _ => false,
        }
    }
}

/// True if two tilesets have the same `tileset.json`: their pictures are files of their own.
fn same_text(a: &Tileset, b: &Tileset) -> bool {
    let Tileset { name, art, tiles, blocks, backgrounds, sheet: _, drawn, animations, palettes, extra, inner_extra } =
        a;
    (name, art, tiles, blocks) == (&b.name, &b.art, &b.tiles, &b.blocks)
        && (backgrounds, drawn, animations) == (&b.backgrounds, &b.drawn, &b.animations)
        && palettes == &b.palettes
        && (extra, inner_extra) == (&b.extra, &b.inner_extra)
}
