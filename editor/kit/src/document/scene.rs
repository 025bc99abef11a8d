//! The level and the place that a step of the history changed: what the view shows when it is undone.

use super::{Document, Edit, Step};
use sim::project::{Area, Orientation, Start};
use std::collections::BTreeSet;

/// Edits whose places are looked for at most.
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
        let keys: BTreeSet<&str> = self.edits.iter().filter_map(level_of).collect();
        let paints = self.edits.iter().any(|edit| matches!(edit, Edit::SetChunk { .. }));
        let seen_then = self.before.level.as_str();
        let key = match (keys.len(), keys.first()) {
            (1, Some(key)) => key,
            // A block painted into a chunk changes every level that has the chunk.
            (0, _) if paints => seen_then,
            (_, Some(_)) if keys.contains(seen_then) => seen_then,
            _ => return StepScene::default(),
        };
        if !document.has(key) {
            return StepScene::default();
        }
        // Some of the places are enough to go there.
        let areas = self.edits.iter().take(MOST).flat_map(|edit| areas_of(edit, key, document));
        StepScene { level: Some(key.to_owned()), area: areas.reduce(spanned) }
    }
}

/// The level or maze that an edit is about.
fn level_of(edit: &Edit) -> Option<&str> {
    match edit {
        Edit::SetLayout { level, .. }
        | Edit::ResizeLayout { level, .. }
        | Edit::SetLevelSettings { level, .. }
        | Edit::SetStart { level, .. }
        | Edit::SetStarts { level, .. }
        | Edit::SetLimitChange { level, .. }
        | Edit::SetBounds { level, .. }
        | Edit::SetGoal { level, .. }
        | Edit::SetSwitcher { level, .. }
        | Edit::SetPlacement { level, .. }
        | Edit::SetShape { level, .. } => Some(level),
        Edit::SetLevel { key, .. } | Edit::SetMaze { key, .. } | Edit::SetMazeCells { maze: key, .. } => Some(key),
        _ => None,
    }
}

/// The places of a level that an edit puts something to, or where it is now.
fn areas_of(edit: &Edit, key: &str, document: &Document) -> Vec<Area> {
    let Some(level) = document.level(key) else { return Vec::new() };
    let chunk = i32::from(document.project().chunk_size) * BLOCK;
    let cell = |(x, y): (u32, u32)| {
        let pixels = |place: u32| i32::try_from(place).unwrap_or(i32::MAX).saturating_mul(chunk);
        Area { x: pixels(x), y: pixels(y), width: chunk, height: chunk }
    };
    match edit {
        Edit::SetLayout { cells, .. } => cells.iter().map(|(x, y, _)| cell((*x, *y))).collect(),
        Edit::SetChunk { chunk, .. } => {
            let (width, height) = (level.layout.width(), level.layout.height());
            let mut places = (0..height).flat_map(|y| (0..width).map(move |x| (x, y)));
            let is_there = |(x, y): &(u32, u32)| level.layout.get(*x, *y).is_some_and(|cell| cell.chunk == *chunk);
            places.find(is_there).map(cell).into_iter().collect()
        }
        Edit::SetPlacement { id, placement, .. } => {
            let now = level.placements.iter().find(|placement| placement.id == *id);
            let other = placement.as_ref().map(|(_, placement)| placement);
            now.into_iter().chain(other).map(|placement| around(placement.x, placement.y)).collect()
        }
        Edit::SetSwitcher { id, switcher, .. } => {
            let now = level.switchers.iter().find(|switcher| switcher.id == *id);
            let other = switcher.as_ref().map(|(_, switcher)| switcher);
            let line = |switcher: &sim::project::LayerSwitcher| {
                let half = i32::from(switcher.half_length);
                let (x, y) = match switcher.orientation {
                    Orientation::Vertical => (0, half),
                    Orientation::Horizontal => (half, 0),
                };
                let corner = around(switcher.x.saturating_sub(x), switcher.y.saturating_sub(y));
                spanned(corner, around(switcher.x.saturating_add(x), switcher.y.saturating_add(y)))
            };
            now.into_iter().chain(other).map(line).collect()
        }
        Edit::SetStart { start, .. } => vec![place_of(start), place_of(&level.start)],
        Edit::SetStarts { starts, .. } => {
            let changed = starts.iter().filter(|start| !level.starts.contains(start));
            let now = level.starts.iter().filter(|start| !starts.contains(start));
            changed.chain(now).map(|named| place_of(&named.start)).collect()
        }
        Edit::SetGoal { goal, .. } => goal.iter().chain(&level.goal).copied().collect(),
        Edit::SetShape { id, shape, .. } => {
            let now = level.shapes.iter().find(|shape| shape.id == *id);
            let other = shape.as_ref().map(|(_, shape)| shape);
            now.into_iter().chain(other).flat_map(|shape| &shape.points).map(|(x, y)| around(*x, *y)).collect()
        }
        _ => Vec::new(),
    }
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
