//! The difference between two states of a project: all that a step of the history holds.
//!
//! Projects share what is equal, so a look at pointers leaves little to compare.

use super::level_part::LevelPart;
use super::list_swap::ListSwap;
use super::tileset_part::TilesetPart;
use crate::document::chunk_uses::ChunkUses;
use sim::project::{LevelData, MazeData, NamedStamp, Project, Run, TilesetRef};
use sim::tiles::{Chunk, ChunkId};
use std::mem::{replace, take};
use std::sync::Arc;

/// Parts of another state of a project. Exchanging them with those of the project leads to that state; doing so again
/// leads back.
#[derive(Clone, Debug, Default, PartialEq)]
pub(in crate::document) struct ProjectChange(Box<[ProjectPart]>);

/// A part of another state of a project. No two parts of a change speak of the same thing.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum ProjectPart {
    /// Everything but the lists, which are empty in here.
    Rest(Box<Project>),
    /// Chunks.
    Chunks(ListSwap<Arc<Chunk>>),
    /// Tilesets, if their number changes.
    Tilesets(ListSwap<Arc<TilesetRef>>),
    /// A tileset by its place in the list.
    Tileset(usize, TilesetPart),
    /// Levels, if any comes, goes or has another place.
    Levels(ListSwap<Arc<LevelData>>),
    /// A level by its place in the list.
    Level(usize, LevelPart),
    /// Mazes.
    Mazes(ListSwap<Arc<MazeData>>),
    /// Cells of a maze, by its place in the list: column, row and the number of the block.
    MazeCells(usize, Box<[(u16, u16, u8)]>),
    /// Recorded runs.
    Runs(ListSwap<Arc<Run>>),
    /// Stamps.
    Stamps(ListSwap<Arc<NamedStamp>>),
}

fn is_same<T: PartialEq>(a: &Arc<T>, b: &Arc<T>) -> bool {
    Arc::ptr_eq(a, b) || a == b
}

/// Pairs of entries that may differ, with their place.
fn differing<'a, T>(from: &'a [Arc<T>], to: &'a [Arc<T>]) -> impl Iterator<Item = (usize, &'a Arc<T>, &'a Arc<T>)> {
    let pairs = from.iter().zip(to).enumerate().map(|(n, (from, to))| (n, from, to));
    pairs.filter(|(_, from, to)| !Arc::ptr_eq(from, to))
}

impl ProjectChange {
    /// The change that leads from one state to another.
    pub(in crate::document) fn between(from: &Project, to: &Project) -> Self {
        let mut parts = Vec::new();
        if !has_same_rest(from, to) {
            parts.push(ProjectPart::Rest(Box::new(rest(to))));
        }
        if !Arc::ptr_eq(&from.chunks, &to.chunks) {
            parts.extend(ListSwap::between(&from.chunks, &to.chunks, is_same).map(ProjectPart::Chunks));
        }
        if from.tilesets.len() == to.tilesets.len() {
            for (n, from, to) in differing(&from.tilesets, &to.tilesets) {
                parts.extend(TilesetPart::between(from, to).into_iter().map(|part| ProjectPart::Tileset(n, part)));
            }
        } else {
            parts.extend(ListSwap::between(&from.tilesets, &to.tilesets, is_same).map(ProjectPart::Tilesets));
        }
        if from.levels.iter().map(|level| &level.key).eq(to.levels.iter().map(|level| &level.key)) {
            for (n, from, to) in differing(&from.levels, &to.levels) {
                parts.extend(LevelPart::between(from, to).into_iter().map(|part| ProjectPart::Level(n, part)));
            }
        } else {
            parts.extend(ListSwap::between(&from.levels, &to.levels, is_same).map(ProjectPart::Levels));
        }
        match mazes(&from.mazes, &to.mazes) {
            Some(cells) => parts.extend(cells),
            None => parts.extend(ListSwap::between(&from.mazes, &to.mazes, is_same).map(ProjectPart::Mazes)),
        }
        parts.extend(ListSwap::between(&from.runs, &to.runs, is_same).map(ProjectPart::Runs));
        parts.extend(ListSwap::between(&from.stamps, &to.stamps, is_same).map(ProjectPart::Stamps));
        Self(parts.into())
    }

    /// Exchanges the parts with the project's. `uses` goes on to count its chunks.
    pub(in crate::document) fn turn(&mut self, project: &mut Project, uses: &mut ChunkUses) {
        let is_new_layout = self.0.iter_mut().map(|part| part.turn(project, uses)).fold(false, |all, one| all | one);
        if is_new_layout {
            *uses = ChunkUses::of(project);
        }
    }

    /// The parts that differ.
    pub(super) fn parts(&self) -> &[ProjectPart] {
        &self.0
    }
}

impl ProjectPart {
    /// Exchanges the part with the project's; true if chunks have to be counted anew.
    fn turn(&mut self, project: &mut Project, uses: &mut ChunkUses) -> bool {
        match self {
            Self::Rest(other) => {
                let now = replace(project, take(other));
                **other = rest(&now);
                let Project { tilesets, chunks, levels, mazes, runs, stamps, .. } = now;
                (project.tilesets, project.chunks) = (tilesets, chunks);
                (project.levels, project.mazes, project.runs) = (levels, mazes, runs);
                project.stamps = stamps;
            }
            Self::Chunks(list) => return turn_chunks(list, &mut project.chunks, uses),
            Self::Tilesets(list) => list.turn(&mut project.tilesets),
            Self::Tileset(n, part) => {
                if let Some(set) = project.tilesets.get_mut(*n) {
                    part.turn(Arc::make_mut(set));
                }
            }
            Self::Levels(list) => {
                list.turn(&mut project.levels);
                return true;
            }
            Self::Level(n, part) => {
                return project.levels.get_mut(*n).is_some_and(|level| part.turn(Arc::make_mut(level), uses));
            }
            Self::Mazes(list) => list.turn(&mut project.mazes),
            Self::MazeCells(n, cells) => {
                if let Some(maze) = project.mazes.get_mut(*n) {
                    let grid = &mut Arc::make_mut(maze).grid;
                    for (x, y, id) in cells {
                        *id = grid.set(((*x).into(), (*y).into()), *id).unwrap_or(*id);
                    }
                }
            }
            Self::Runs(list) => list.turn(&mut project.runs),
            Self::Stamps(list) => list.turn(&mut project.stamps),
        }
        false
    }
}

/// Exchanges chunks; true if they have to be counted anew, as some have other numbers now.
fn turn_chunks(list: &mut ListSwap<Arc<Chunk>>, chunks: &mut Arc<Vec<Arc<Chunk>>>, uses: &mut ChunkUses) -> bool {
    let numbers: Vec<usize> = match list {
        ListSwap::Items(items) => items.iter().map(|(n, _)| *n as usize).collect(),
        ListSwap::Run { at, count, items } if *at + *count == chunks.len() => {
            (*at..*at + (*count).max(items.len())).collect()
        }
        ListSwap::Run { .. } => {
            list.turn(Arc::make_mut(chunks));
            return true;
        }
    };
    let before: Vec<Option<Arc<Chunk>>> = numbers.iter().map(|n| chunks.get(*n).cloned()).collect();
    list.turn(Arc::make_mut(chunks));
    for (n, before) in numbers.into_iter().zip(before) {
        if let Ok(id) = ChunkId::try_from(n) {
            uses.chunk_changed(id, before.as_deref(), chunks.get(n).map(|chunk| &**chunk));
        }
    }
    false
}

/// The cells in which mazes differ; `None` if they differ in more than that.
fn mazes(from: &[Arc<MazeData>], to: &[Arc<MazeData>]) -> Option<Vec<ProjectPart>> {
    let mut parts = Vec::new();
    for (n, from, to) in differing(from, to) {
        let wide = usize::from(to.grid.columns());
        let is_same_size = (from.grid.columns(), from.grid.rows()) == (to.grid.columns(), to.grid.rows());
        let MazeData { key, title, grid: _, start, angle, extra } = &**to;
        let rest = (&from.key, &from.title, &from.start, &from.angle, &from.extra);
        if !is_same_size || rest != (key, title, start, angle, extra) {
            return None;
        }
        let pairs = from.grid.cells().iter().zip(to.grid.cells()).enumerate();
        let place = |n: usize| ((n % wide) as u16, (n / wide) as u16);
        let differing = pairs.filter(|(_, (from, to))| from != to);
        let cells: Box<[_]> = differing.map(|(n, (_, id))| (place(n).0, place(n).1, *id)).collect();
        if !cells.is_empty() {
            parts.push(ProjectPart::MazeCells(n, cells));
        }
    }
    (from.len() == to.len()).then_some(parts)
}

/// True if two projects are equal but for their lists.
fn has_same_rest(from: &Project, to: &Project) -> bool {
    let Project {
        name,
        ruleset,
        chunk_size,
        tilesets: _,
        chunks: _,
        chunks_extra,
        levels: _,
        mazes: _,
        runs: _,
        stamps: _,
        objects,
        checks,
        ground,
        credits,
        sounds,
        properties,
        hooks,
        absent_levels,
        absent_mazes,
        extra,
        inner_extra,
    } = to;
    (&from.name, &from.ruleset, from.chunk_size) == (name, ruleset, *chunk_size)
        && is_same(&from.chunks_extra, chunks_extra)
        && is_same(&from.objects, objects)
        && is_same(&from.checks, checks)
        && is_same(&from.ground, ground)
        && is_same(&from.credits, credits)
        && is_same(&from.sounds, sounds)
        && is_same(&from.properties, properties)
        && is_same(&from.hooks, hooks)
        && is_same(&from.absent_levels, absent_levels)
        && is_same(&from.absent_mazes, absent_mazes)
        && is_same(&from.extra, extra)
        && is_same(&from.inner_extra, inner_extra)
}

/// A project without its lists.
fn rest(project: &Project) -> Project {
    Project {
        tilesets: Vec::new(),
        chunks: Arc::default(),
        levels: Vec::new(),
        mazes: Vec::new(),
        runs: Vec::new(),
        stamps: Vec::new(),
        ..project.clone()
    }
}
