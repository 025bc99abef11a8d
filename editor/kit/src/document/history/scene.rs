//! The level and the place that a step of the history changed: what the view shows when it is undone.

use super::change::ProjectPart;
use super::level_part::LevelPart;
use super::{Step, Way};
use crate::document::Document;
use sim::project::{Area, LayerSwitcher, LevelMark, Orientation, Project, Start};
use sim::tiles::Chunk;
use std::collections::BTreeSet;
use std::sync::Arc;

/// Places of a list that are looked at at most.
const MOST: usize = 64;
/// Pixels of a block's side.
const BLOCK: i32 = 16;
/// Pixels from the middle of a thing to the edge of what is shown of it.
const AROUND: i32 = 32;

/// The part of a project that a step changed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepScene {
    /// Key of the level or maze; `None` if it changed none, or several.
    pub level: Option<String>,
    /// The place in that level, pixels; `None` if it has none.
    pub area: Option<Area>,
}

impl Step {
    /// The level and place that the step changed, in a document in which it was done or undone just now.
    pub fn scene(&self, document: &Document) -> StepScene {
        let Way::Change(change) = &self.way else { return StepScene::default() };
        let project = document.project();
        let keys: BTreeSet<&str> = change.parts().iter().flat_map(|part| keys_of(part, project)).collect();
        let paints = change.parts().iter().any(|part| matches!(part, ProjectPart::Chunks(_)));
        let seen_then = Some(self.before.level.as_str()).filter(|key| document.has(key));
        let key = match (keys.len(), keys.first()) {
            (1, Some(key)) => Some(*key),
            // A block painted into a chunk changes every level that has the chunk. Steps of a journal do not say which
            // one was seen.
            (0, _) if paints => seen_then.or_else(|| {
                let shows = |key: &&str| change.parts().iter().any(|part| !areas_of(part, key, document).is_empty());
                project.levels.iter().map(|level| level.key.as_str()).find(shows)
            }),
            _ => seen_then.filter(|key| keys.contains(key)),
        };
        let Some(key) = key.filter(|key| document.has(key)) else { return StepScene::default() };
        // Some of the places are enough to go there.
        let areas = change.parts().iter().flat_map(|part| areas_of(part, key, document));
        StepScene { level: Some(key.to_owned()), area: areas.reduce(spanned) }
    }
}

/// Keys of the levels or mazes that a part speaks of.
fn keys_of<'a>(part: &'a ProjectPart, project: &'a Project) -> Vec<&'a str> {
    match part {
        ProjectPart::Level(n, _) => project.levels.get(*n).map(|level| level.key.as_str()).into_iter().collect(),
        ProjectPart::MazeCells(n, _) => project.mazes.get(*n).map(|maze| maze.key.as_str()).into_iter().collect(),
        ProjectPart::Levels(list) => list.both(&project.levels).map(|level| level.key.as_str()).collect(),
        ProjectPart::Mazes(list) => list.both(&project.mazes).map(|maze| maze.key.as_str()).collect(),
        _ => Vec::new(),
    }
}

/// The places of a level that a part is about, as they are in one state or the other.
fn areas_of(part: &ProjectPart, key: &str, document: &Document) -> Vec<Area> {
    let Some(level) = document.level(key) else { return Vec::new() };
    let chunk = i32::from(document.project().chunk_size) * BLOCK;
    let cell = |(x, y): (u32, u32)| {
        let pixels = |place: u32| i32::try_from(place).unwrap_or(i32::MAX).saturating_mul(chunk);
        Area { x: pixels(x), y: pixels(y), width: chunk, height: chunk }
    };
    let part = match part {
        ProjectPart::Chunks(list) => {
            let changed: Vec<&Arc<Chunk>> = list.both(&document.project().chunks).take(MOST).collect();
            let (width, height) = (level.layout.width(), level.layout.height());
            let is_there = |(x, y): &(u32, u32)| {
                let shown =
                    level.layout.get(*x, *y).and_then(|cell| document.project().chunks.get(usize::from(cell.chunk)));
                shown.is_some_and(|shown| changed.iter().any(|chunk| Arc::ptr_eq(chunk, shown)))
            };
            let place = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).find(is_there);
            return place.map(cell).into_iter().collect();
        }
        ProjectPart::Level(n, part) if document.project().levels.get(*n).is_some_and(|level| level.key == key) => part,
        _ => return Vec::new(),
    };
    match part {
        LevelPart::Cells(cells) => cells.iter().take(MOST).map(|(x, y, _)| cell((*x, *y))).collect(),
        LevelPart::Placements(list) => {
            list.both(&level.placements).take(MOST).map(|placement| around(placement.x, placement.y)).collect()
        }
        LevelPart::Switchers(list) => list.both(&level.switchers).take(MOST).map(line).collect(),
        LevelPart::Shapes(list) => {
            let points = list.both(&level.shapes).take(MOST).flat_map(|shape| &shape.points);
            points.map(|(x, y)| around(*x, *y)).collect()
        }
        LevelPart::Marks(list) => list.both(&level.marks).take(MOST).map(LevelMark::area).collect(),
        LevelPart::Start(start) => vec![place_of(start), place_of(&level.start)],
        LevelPart::Starts(starts) => {
            let changed = starts.iter().filter(|start| !level.starts.contains(start));
            let now = level.starts.iter().filter(|start| !starts.contains(start));
            changed.chain(now).map(|named| place_of(&named.start)).collect()
        }
        LevelPart::Goal(goal) => goal.iter().chain(&level.goal).copied().collect(),
        LevelPart::Bounds(_)
        | LevelPart::Settings(_)
        | LevelPart::Extra(_)
        | LevelPart::Layout(_)
        | LevelPart::Limits(_) => Vec::new(),
    }
}

/// The line of a layer switcher.
fn line(switcher: &LayerSwitcher) -> Area {
    let half = i32::from(switcher.half_length);
    let (x, y) = match switcher.orientation {
        Orientation::Vertical => (0, half),
        Orientation::Horizontal => (half, 0),
    };
    let corner = around(switcher.x.saturating_sub(x), switcher.y.saturating_sub(y));
    spanned(corner, around(switcher.x.saturating_add(x), switcher.y.saturating_add(y)))
}

fn place_of(start: &Start) -> Area {
    around(start.x, start.y)
}

fn around(x: i32, y: i32) -> Area {
    let side = 2 * AROUND;
    Area { x: x.saturating_sub(AROUND), y: y.saturating_sub(AROUND), width: side, height: side }
}

/// The rectangle around two others.
fn spanned(a: Area, b: Area) -> Area {
    let (x, y) = (a.x.min(b.x), a.y.min(b.y));
    let end = |at: i32, size: i32| at.saturating_add(size.max(0));
    let right = end(a.x, a.width).max(end(b.x, b.width));
    let bottom = end(a.y, a.height).max(end(b.y, b.height));
    Area { x, y, width: right.saturating_sub(x), height: bottom.saturating_sub(y) }
}
