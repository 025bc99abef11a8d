//! Layouts as they are stored, and as they are at first.

use crate::panes::{Home, Pane};
use eframe::egui::{self, Vec2, vec2};
use egui_tiles::{Container, LinearDir, Tile, TileId, Tiles, Tree};
use serde::{Deserialize, Serialize};

/// A part of a layout, as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// A pane, by id.
    Pane(String),
    /// Panes behind one another.
    Tabs {
        /// Index of the part in front.
        active: usize,
        /// The parts.
        parts: Vec<Part>,
    },
    /// Parts side by side, with their shares of the width.
    Row(Vec<(f32, Part)>),
    /// Parts one below the other, with their shares of the height.
    Column(Vec<(f32, Part)>),
}

/// Share of the width at the right of the level, and of its height below the details, at first.
pub(super) const RIGHT: f32 = 0.23;
pub(super) const BELOW: f32 = 0.42;
/// Parts may nest this deep in a stored layout.
const MAX_DEPTH: usize = 12;

/// The layout at first: palettes left, the level in the middle, what is selected right, the preview below it.
pub(super) fn default_layout(panes: &[Box<dyn Pane>]) -> Part {
    let tabs = |home: Home| {
        let parts = panes.iter().filter(|pane| pane.home() == home).map(|pane| Part::Pane(pane.id().to_owned()));
        Part::Tabs { active: 0, parts: parts.collect() }
    };
    let right = Part::Column(vec![(1.0 - BELOW, tabs(Home::Details)), (BELOW, tabs(Home::Below))]);
    Part::Row(vec![(0.20, tabs(Home::Palettes)), (0.80 - RIGHT, tabs(Home::Middle)), (RIGHT, right)])
}

/// Shares of the width and the height that the preview has at first, in a window of `size` pixels of the display: as much
/// as it takes to show each pixel of the game as two, if that leaves the level enough.
pub(super) fn shares_of_preview(size: Vec2, pixels_per_point: f32) -> Vec2 {
    let wish = |pixels: f32, beside: f32, whole: f32| (pixels + beside * pixels_per_point) / whole.max(1.0);
    let width = wish(2.0 * 320.0, 28.0, size.x);
    let height = wish(2.0 * 224.0, 100.0, size.y);
    if width <= 0.32 && height <= 0.6 { vec2(width.max(RIGHT), height.max(BELOW)) } else { vec2(RIGHT, BELOW) }
}

pub(super) fn tree_id() -> egui::Id {
    egui::Id::unique("dock")
}

pub(super) fn build(part: &Part, panes: &[Box<dyn Pane>]) -> Option<Tree<String>> {
    let mut tiles = Tiles::default();
    let root = insert(part, panes, &mut tiles, 0)?;
    Some(Tree::new(tree_id(), root, tiles))
}

/// Inserts what the roster knows; `None` if nothing is left of a part.
fn insert(part: &Part, panes: &[Box<dyn Pane>], tiles: &mut Tiles<String>, depth: usize) -> Option<TileId> {
    if depth > MAX_DEPTH {
        return None;
    }
    match part {
        Part::Pane(id) => {
            let known = panes.iter().any(|pane| pane.id() == id);
            let twice = tiles.tiles().any(|tile| matches!(tile, Tile::Pane(pane) if pane == id));
            (known && !twice).then(|| tiles.insert_pane(id.clone()))
        }
        Part::Tabs { active, parts } => {
            let inserted: Vec<_> = parts.iter().map(|part| insert(part, panes, tiles, depth + 1)).collect();
            let front = inserted.get(*active).copied().flatten();
            let children: Vec<_> = inserted.into_iter().flatten().collect();
            let mut tabs = egui_tiles::Tabs::new(children.clone());
            tabs.set_active(front.or(children.first().copied())?);
            Some(tiles.insert_container(tabs))
        }
        Part::Row(parts) => insert_linear(LinearDir::Horizontal, parts, panes, tiles, depth),
        Part::Column(parts) => insert_linear(LinearDir::Vertical, parts, panes, tiles, depth),
    }
}

fn insert_linear(
    dir: LinearDir,
    parts: &[(f32, Part)],
    panes: &[Box<dyn Pane>],
    tiles: &mut Tiles<String>,
    depth: usize,
) -> Option<TileId> {
    let children: Vec<_> = parts
        .iter()
        .filter_map(|(share, part)| insert(part, panes, tiles, depth + 1).map(|tile| (*share, tile)))
        .collect();
    if children.is_empty() {
        return None;
    }
    let mut linear = egui_tiles::Linear::new(dir, children.iter().map(|(_, tile)| *tile).collect());
    for (share, tile) in children {
        let share = if share.is_finite() { share.clamp(0.01, 100.0) } else { 1.0 };
        linear.shares.set_share(tile, share);
    }
    Some(tiles.insert_container(linear))
}

pub(super) fn describe(tree: &Tree<String>, tile: TileId, depth: usize) -> Option<Part> {
    if depth > MAX_DEPTH {
        return None;
    }
    match tree.tiles.get(tile)? {
        Tile::Pane(id) => Some(Part::Pane(id.clone())),
        Tile::Container(Container::Tabs(tabs)) => {
            let active = tabs.children.iter().position(|child| tabs.is_active(*child)).unwrap_or(0);
            let parts = tabs.children.iter().filter_map(|child| describe(tree, *child, depth + 1)).collect();
            Some(Part::Tabs { active, parts })
        }
        Tile::Container(Container::Linear(linear)) => {
            let share =
                |child: &TileId| linear.shares.iter().find(|(id, _)| *id == child).map_or(1.0, |(_, share)| *share);
            let parts = linear
                .children
                .iter()
                .filter_map(|child| Some((share(child), describe(tree, *child, depth + 1)?)))
                .collect();
            Some(if linear.dir == LinearDir::Horizontal { Part::Row(parts) } else { Part::Column(parts) })
        }
        // A grid comes about only by dragging; its panes are kept as a row.
        Tile::Container(Container::Grid(grid)) => {
            let parts = grid.children().filter_map(|child| Some((1.0, describe(tree, *child, depth + 1)?))).collect();
            Some(Part::Row(parts))
        }
    }
}
