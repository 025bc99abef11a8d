//! The places of panes that were closed, to which they come back.

use egui_tiles::{Container, LinearDir, Tile, TileId, Tiles};

/// The place of a pane as it was closed.
pub(super) struct OldPlace {
    /// The panes behind one another there, itself among them, in their order.
    pub tabs: Vec<String>,
    /// The panes that were beside it, if it was alone.
    pub beside: Option<Neighbour>,
}

/// The neighbour of a group of panes.
pub(super) struct Neighbour {
    /// The panes in it.
    pub panes: Vec<String>,
    /// The direction that both are in.
    pub dir: LinearDir,
    /// The group is behind it, at its right or below.
    pub is_before: bool,
    /// The room that the group has, in parts of its neighbour's.
    pub ratio: f32,
}

impl OldPlace {
    /// The place of a pane that is still there.
    pub fn of(tiles: &Tiles<String>, pane: TileId) -> Option<Self> {
        let group = tiles.parent_of(pane)?;
        let tabs = panes_in(tiles, group);
        let beside = if tabs.len() == 1 { Neighbour::of(tiles, group) } else { None };
        Some(Self { tabs, beside })
    }
}

impl Neighbour {
    pub fn of(tiles: &Tiles<String>, group: TileId) -> Option<Self> {
        let Some(Container::Linear(linear)) = tiles.get_container(tiles.parent_of(group)?) else { return None };
        let at = linear.children.iter().position(|child| *child == group)?;
        let is_before = at > 0;
        let other = *linear.children.get(if is_before { at - 1 } else { 1 })?;
        let ratio = linear.shares[group] / linear.shares[other].max(f32::EPSILON);
        Some(Self { panes: panes_in(tiles, other), dir: linear.dir, is_before, ratio })
    }
}

/// The ids of the panes in a part of the layout, in their order.
pub(super) fn panes_in(tiles: &Tiles<String>, part: TileId) -> Vec<String> {
    match tiles.get(part) {
        Some(Tile::Pane(id)) => vec![id.clone()],
        Some(Tile::Container(container)) => container.children().flat_map(|child| panes_in(tiles, *child)).collect(),
        None => Vec::new(),
    }
}
