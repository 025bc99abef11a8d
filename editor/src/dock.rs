//! The dock: the place of each pane. The tree holds ids, so that a saved layout outlives the panes it names.

use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::panes::{Home, LEVEL, Pane, home};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_next, hint};
use eframe::egui::{
    self, Align2, Color32, CursorIcon, PointerButton, Response, Role, Sense, Stroke, TextStyle, TextWrapMode, Vec2,
    Visuals, WidgetInfo, vec2,
};
use egui_tiles::{Container, LinearDir, SimplificationOptions, TabState, Tile, TileId, Tiles, Tree, UiResponse};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;

/// A part of a layout, as stored.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Part {
    /// A pane, by id.
    Pane(String),
    /// Panes behind one another.
    Tabs {
        /// Which of them is in front.
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
const RIGHT: f32 = 0.23;
const BELOW: f32 = 0.42;
/// Share of the height that a pane at the foot gets.
const FOOT: f32 = 0.4;

/// Points that a pane is wide and high at least.
const LEAST: f32 = 96.0;
/// Points across the cross that closes a tab, and before it.
const CROSS: f32 = 12.0;
const BEFORE_CROSS: f32 = 4.0;

/// Parts may nest this deep in a stored layout.
const MAX_DEPTH: usize = 12;

/// The layout at first: palettes left, the level in the middle, what is selected right, the preview below it.
fn default_layout(panes: &[Box<dyn Pane>]) -> Part {
    let tabs = |home: Home| {
        let parts = panes.iter().filter(|pane| pane.home() == home).map(|pane| Part::Pane(pane.id().to_owned()));
        Part::Tabs { active: 0, parts: parts.collect() }
    };
    let right = Part::Column(vec![(1.0 - BELOW, tabs(Home::Details)), (BELOW, tabs(Home::Below))]);
    Part::Row(vec![(0.20, tabs(Home::Palettes)), (0.80 - RIGHT, tabs(Home::Middle)), (RIGHT, right)])
}

/// Shares of the width and the height that the preview has at first, in a window of `size` pixels of the display: as much
/// as it takes to show each pixel of the game as two, if that leaves the level enough.
fn shares_of_preview(size: Vec2, pixels_per_point: f32) -> Vec2 {
    let wish = |pixels: f32, beside: f32, whole: f32| (pixels + beside * pixels_per_point) / whole.max(1.0);
    let width = wish(2.0 * 320.0, 28.0, size.x);
    let height = wish(2.0 * 224.0, 100.0, size.y);
    if width <= 0.32 && height <= 0.6 { vec2(width.max(RIGHT), height.max(BELOW)) } else { vec2(RIGHT, BELOW) }
}

/// The docked panes.
pub struct Dock {
    tree: Tree<String>,
    /// The pane that stood where one was brought to the front.
    covered: Option<String>,
    /// The pane that was clicked, or whose tab was chosen, last: it has the keys.
    focus: String,
    /// The pane under the pointer.
    hovered: Option<String>,
    /// The pane whose first field gets the keyboard in the next picture.
    entered: Option<String>,
    /// Its layout is the first one and was not shown yet: the size of the window decides about the shares.
    is_fresh: bool,
    /// The places of the panes that were closed, by id.
    left: BTreeMap<String, OldPlace>,
}

/// The place of a pane as it was closed.
struct OldPlace {
    /// The panes behind one another there, itself among them, in their order.
    tabs: Vec<String>,
    /// What was beside it, if it was alone.
    beside: Option<Neighbour>,
}

/// What is beside a group of panes.
struct Neighbour {
    /// The panes in it.
    panes: Vec<String>,
    /// The direction that both are in.
    dir: LinearDir,
    /// The group is behind it, at its right or below.
    is_before: bool,
    /// The room that the group has, in parts of its neighbour's.
    ratio: f32,
}

impl OldPlace {
    /// The place of a pane that is still there.
    fn of(tiles: &Tiles<String>, pane: TileId) -> Option<Self> {
        let group = tiles.parent_of(pane)?;
        let tabs = panes_in(tiles, group);
        let beside = if tabs.len() == 1 { Neighbour::of(tiles, group) } else { None };
        Some(Self { tabs, beside })
    }
}

impl Neighbour {
    fn of(tiles: &Tiles<String>, group: TileId) -> Option<Self> {
        let Some(Container::Linear(linear)) = tiles.get_container(tiles.parent_of(group)?) else { return None };
        let at = linear.children.iter().position(|child| *child == group)?;
        let is_before = at > 0;
        let other = *linear.children.get(if is_before { at - 1 } else { 1 })?;
        let ratio = linear.shares[group] / linear.shares[other].max(f32::EPSILON);
        Some(Self { panes: panes_in(tiles, other), dir: linear.dir, is_before, ratio })
    }
}

/// The ids of the panes in a part of the layout, in their order.
fn panes_in(tiles: &Tiles<String>, part: TileId) -> Vec<String> {
    match tiles.get(part) {
        Some(Tile::Pane(id)) => vec![id.clone()],
        Some(Tile::Container(container)) => container.children().flat_map(|child| panes_in(tiles, *child)).collect(),
        None => Vec::new(),
    }
}

impl Dock {
    /// A dock laid out as stored, or as at the start if nothing usable is stored.
    pub fn new(stored: Option<&str>, panes: &[Box<dyn Pane>]) -> Self {
        let stored = stored.and_then(|text| serde_json::from_str::<Part>(text).ok());
        let stored = stored.and_then(|part| build(&part, panes));
        let is_fresh = stored.is_none();
        let tree = stored.or_else(|| build(&default_layout(panes), panes));
        let tree = tree.unwrap_or_else(|| Tree::empty(tree_id()));
        let focus = LEVEL.to_owned();
        let left = BTreeMap::new();
        let mut dock = Self { tree, covered: None, focus, hovered: None, entered: None, is_fresh, left };
        if !dock.contains(LEVEL) {
            dock.open(LEVEL); // it cannot be closed, so it was lost
        }
        dock
    }

    /// Puts all panes back to where they were at first.
    pub fn reset(&mut self, panes: &[Box<dyn Pane>]) {
        *self = Self::new(None, panes);
    }

    /// The text to store.
    pub fn to_stored(&self) -> String {
        let part = self
            .tree
            .root()
            .and_then(|root| describe(&self.tree, root, 0))
            .unwrap_or_else(|| Part::Pane(LEVEL.to_owned()));
        serde_json::to_string(&part).unwrap_or_default()
    }

    /// True while the pane stands somewhere in the dock, in front or behind another.
    pub fn contains(&self, id: &str) -> bool {
        self.tile_of(id).is_some()
    }

    /// Takes a pane out of the dock.
    pub fn close(&mut self, id: &str) {
        if let Some(tile) = self.tile_of(id) {
            self.left.extend(OldPlace::of(&self.tree.tiles, tile).map(|place| (id.to_owned(), place)));
            self.tree.remove_recursively(tile);
        }
    }

    /// True while the pane is seen: no other one is in front of it or of its parent.
    pub fn is_front(&self, id: &str) -> bool {
        let Some(mut tile) = self.tile_of(id) else { return false };
        while let Some(parent) = self.tree.tiles.parent_of(tile) {
            if self.tabs_of(tile).is_some_and(|tabs| tabs.active != Some(tile)) {
                return false;
            }
            tile = parent;
        }
        true
    }

    /// The pane that has the keys: if it is covered, the one before it; if it is gone, the level.
    pub fn focused(&self) -> &str {
        if self.is_front(&self.focus) {
            return &self.focus;
        }
        let before = self.tile_of(&self.focus).and_then(|tile| self.tabs_of(tile)?.active);
        before.and_then(|tile| self.tree.tiles.get_pane(&tile)).map_or(LEVEL, String::as_str)
    }

    /// The pane under the pointer, as last shown.
    pub fn hovered(&self) -> Option<&str> {
        self.hovered.as_deref()
    }

    /// Brings a pane to the front and gives it the keys.
    pub fn focus(&mut self, id: &str) {
        self.open(id);
        id.clone_into(&mut self.focus);
    }

    /// Brings a pane to the front; if it is there already, brings back what it covered, or closes a pane at the foot.
    pub fn toggle(&mut self, id: &str) {
        if !self.is_front(id) {
            let tabs = self.tile_of(id).and_then(|tile| self.tabs_of(tile));
            let covered = tabs.and_then(|tabs| tabs.active).and_then(|tile| self.tree.tiles.get_pane(&tile)).cloned();
            self.focus(id);
            self.covered = covered;
        } else if let Some(covered) = self.covered.take().filter(|other| self.contains(other)) {
            self.focus(&covered);
        } else if home(id) == Some(Home::Foot) {
            self.close(id);
        }
    }

    /// Gives the keys to the next pane in view, from left to right and from top to bottom, or to the one before.
    pub fn turn(&mut self, forward: bool) {
        let place = |tile: &TileId| self.tree.tiles.rect(*tile).map_or((0.0, 0.0), |rect| (rect.left(), rect.top()));
        let mut fronts = self.fronts();
        fronts.sort_by(|a, b| place(a).0.total_cmp(&place(b).0).then(place(a).1.total_cmp(&place(b).1)));
        let ids: Vec<_> = fronts.iter().filter_map(|tile| self.tree.tiles.get_pane(tile)).cloned().collect();
        if let Some(next) = beside(&ids, self.focused(), forward) {
            self.enter(&next);
        }
    }

    /// Brings the next tab beside the pane that has the keys to the front, or the one before.
    pub fn turn_tabs(&mut self, forward: bool) {
        let tabs = self.tile_of(self.focused()).and_then(|tile| self.tabs_of(tile));
        let tiles = tabs.map_or(&[][..], |tabs| &tabs.children);
        let ids: Vec<_> = tiles.iter().filter_map(|tile| self.tree.tiles.get_pane(tile)).cloned().collect();
        if let Some(next) = beside(&ids, self.focused(), forward) {
            self.enter(&next);
        }
    }

    /// Gives a pane the keys, and its first field the keyboard.
    fn enter(&mut self, id: &str) {
        self.focus(id);
        // The keys of the level are its own, not a field's.
        self.entered = (id != LEVEL).then(|| id.to_owned());
    }

    fn tabs_of(&self, tile: TileId) -> Option<&egui_tiles::Tabs> {
        match self.tree.tiles.get_container(self.tree.tiles.parent_of(tile)?)? {
            Container::Tabs(tabs) => Some(tabs),
            _ => None,
        }
    }

    /// Brings a pane to the front. A closed one comes back to its old place, else among panes like it, else at the right
    /// edge.
    pub fn open(&mut self, id: &str) {
        if let Some(tile) = self.tile_of(id) {
            self.tree.make_active(|other, _| other == tile);
            return;
        }
        let pane = self.tree.tiles.insert_pane(id.to_owned());
        let old = self.left.remove(id);
        if let Some(old) = &old
            && self.put_among(pane, id, &old.tabs)
        {
            return;
        }
        let tab = self.tree.tiles.insert_tab_tile(vec![pane]);
        if let Some(beside) = old.and_then(|old| old.beside)
            && self.put_beside(tab, &beside)
        {
            return;
        }
        if home(id) == Some(Home::Foot) && self.insert_below_level(tab) {
            return;
        }
        let is_alike = |other: &&String| home(other) == home(id) && *other != id;
        let alike: Vec<String> = self.tree.root().map(|root| panes_in(&self.tree.tiles, root)).unwrap_or_default();
        let alike: Vec<String> = alike.iter().filter(is_alike).cloned().collect();
        if home(id).is_some() && self.put_among(pane, id, &alike) {
            self.tree.tiles.remove(tab);
            return;
        }
        match self.tree.root() {
            None => self.tree.root = Some(tab),
            Some(root) => _ = self.insert_beside(root, tab, (LinearDir::Horizontal, true), 0.25),
        }
    }

    /// Puts a pane into the group of tabs that some of these panes are in, behind those before it in their list; false if
    /// none of them is there.
    fn put_among(&mut self, pane: TileId, id: &str, tabs: &[String]) -> bool {
        let before = tabs.iter().position(|other| other == id).unwrap_or(tabs.len());
        let (before, behind) = tabs.split_at(before);
        let nearest = before.iter().rev().map(|other| (other, true)).chain(behind.iter().map(|other| (other, false)));
        let found = nearest.filter(|(other, _)| *other != id).find_map(|(other, is_before)| {
            let tile = self.tile_of(other)?;
            self.tabs_of(tile)?;
            Some((tile, self.tree.tiles.parent_of(tile)?, is_before))
        });
        let Some((mate, group, is_before)) = found else { return false };
        let Some(Tile::Container(Container::Tabs(tabs))) = self.tree.tiles.get_mut(group) else { return false };
        let at = tabs.children.iter().position(|child| *child == mate).unwrap_or(0);
        tabs.children.insert(at + usize::from(is_before), pane);
        tabs.set_active(pane);
        true
    }

    /// Puts a group of tabs beside the smallest part that has all that is left of its neighbour; false if nothing is.
    fn put_beside(&mut self, tab: TileId, beside: &Neighbour) -> bool {
        let left: Vec<_> = beside.panes.iter().filter(|id| self.contains(id)).collect();
        let group = left.first().and_then(|id| self.tile_of(id)).and_then(|tile| self.tree.tiles.parent_of(tile));
        let Some(mut part) = group else { return false };
        loop {
            let panes = panes_in(&self.tree.tiles, part);
            if left.iter().all(|id| panes.contains(id)) {
                break;
            }
            let Some(parent) = self.tree.tiles.parent_of(part) else { break };
            part = parent;
        }
        self.insert_beside(part, tab, (beside.dir, beside.is_before), beside.ratio)
    }

    /// Puts a group of tabs beside a part of the layout, behind or before it, with so much room for each of that part;
    /// false if that is no place for it.
    fn insert_beside(&mut self, part: TileId, tab: TileId, (dir, is_behind): (LinearDir, bool), ratio: f32) -> bool {
        let above = self.tree.tiles.parent_of(part);
        match above.and_then(|above| self.tree.tiles.get_mut(above)) {
            Some(Tile::Container(Container::Linear(linear))) if linear.dir == dir => {
                let at = linear.children.iter().position(|child| *child == part).unwrap_or(0);
                linear.children.insert(at + usize::from(is_behind), tab);
                let share = linear.shares[part] * ratio;
                linear.shares.set_share(tab, share);
                return true;
            }
            Some(Tile::Container(Container::Linear(_))) | None => {}
            Some(_) => return false,
        }
        // A part that lies along the direction itself takes it in.
        if let Some(Tile::Container(Container::Linear(linear))) = self.tree.tiles.get_mut(part)
            && linear.dir == dir
        {
            let whole: f32 = linear.children.iter().map(|child| linear.shares[*child]).sum();
            linear.children.insert(if is_behind { linear.children.len() } else { 0 }, tab);
            linear.shares.set_share(tab, whole * ratio);
            return true;
        }
        let both = if is_behind { [part, tab] } else { [tab, part] };
        let first = if is_behind { 1.0 } else { ratio };
        let fraction = first / (1.0 + ratio);
        let pair = self.tree.tiles.insert_container(egui_tiles::Linear::new_binary(dir, both, fraction));
        match above.and_then(|above| self.tree.tiles.get_mut(above)) {
            Some(Tile::Container(Container::Linear(linear))) => {
                linear.children.iter_mut().filter(|child| **child == part).for_each(|child| *child = pair);
                linear.shares.replace_with(part, pair);
            }
            _ => self.tree.root = Some(pair),
        }
        true
    }

    /// Puts a group of tabs under the one that the level is in; false if there is no place for it.
    fn insert_below_level(&mut self, tab: TileId) -> bool {
        let level = self.tile_of(LEVEL).and_then(|level| self.tree.tiles.parent_of(level));
        level.is_some_and(|level| self.insert_beside(level, tab, (LinearDir::Vertical, true), FOOT / (1.0 - FOOT)))
    }

    /// Moves a border of the pane that has the keys: it becomes wider or higher by so many points, or narrower or lower.
    pub fn resize(&mut self, dir: LinearDir, by: f32) {
        let tiles = &self.tree.tiles;
        let mut part = self.tile_of(self.focused());
        let found = loop {
            let Some((child, parent)) = part.and_then(|child| Some((child, tiles.parent_of(child)?))) else { return };
            if let Some(Container::Linear(linear)) = tiles.get_container(parent)
                && linear.dir == dir
                && let Some(at) = linear.children.iter().position(|other| *other == child)
                && let Some(other) = linear.children.get(at + 1).or(at.checked_sub(1).map(|at| &linear.children[at]))
            {
                break (parent, child, *other);
            }
            part = Some(parent);
        };
        let (parent, child, other) = found;
        let length = |tile| {
            let size = tiles.rect(tile).map_or(Vec2::ZERO, |rect| rect.size());
            if dir == LinearDir::Horizontal { size.x } else { size.y }
        };
        let (now, both) = (length(child), length(child) + length(other));
        if both < 2.0 * LEAST {
            return;
        }
        let part = (now + by).clamp(LEAST, both - LEAST) / both;
        if let Some(Tile::Container(Container::Linear(linear))) = self.tree.tiles.get_mut(parent) {
            let shares = linear.shares[child] + linear.shares[other];
            linear.shares.set_share(child, shares * part);
            linear.shares.set_share(other, shares * (1.0 - part));
        }
    }

    fn tile_of(&self, id: &str) -> Option<TileId> {
        self.tree.tiles.iter().find(|(_, tile)| matches!(tile, Tile::Pane(pane) if pane == id)).map(|(tile, _)| *tile)
    }

    /// Shows the panes.
    pub fn show(&mut self, ui: &mut egui::Ui, panes: &mut [Box<dyn Pane>], cx: &Studio, out: &mut Outbox) {
        if std::mem::take(&mut self.is_fresh) {
            let scale = ui.pixels_per_point();
            self.make_room_for_preview(shares_of_preview(ui.max_rect().size() * scale, scale));
        }
        let before = self.fronts();
        let entered = self.entered.take();
        let mut shown = Shown { panes, cx, out, entered, clicked: None, hovered: None, closed: None };
        self.tree.ui(&mut shown, ui);
        let closed = shown.closed.take();
        let clicked = shown.clicked;
        self.hovered = shown.hovered;
        if let Some(closed) = closed {
            self.close(&closed);
        }
        // A tab that was chosen by any other way than a click has the keys too.
        let chosen = self.fronts().into_iter().find(|front| !before.contains(front));
        if let Some(id) = clicked.or_else(|| chosen.and_then(|tile| self.tree.tiles.get_pane(&tile).cloned())) {
            self.focus = id;
        }
    }

    /// Gives the preview these shares of the width and the height, if it is where it was at first.
    fn make_room_for_preview(&mut self, shares: Vec2) {
        let parent = |tile: Option<TileId>| tile.and_then(|tile| self.tree.tiles.parent_of(tile));
        let tabs = parent(self.tile_of("preview"));
        let column = parent(tabs);
        let row = parent(column);
        for (part, whole, share, dir, first) in [
            (tabs, column, shares.y, LinearDir::Vertical, BELOW),
            (column, row, shares.x, LinearDir::Horizontal, RIGHT),
        ] {
            let (Some(part), Some(Tile::Container(Container::Linear(linear)))) =
                (part, whole.and_then(|whole| self.tree.tiles.get_mut(whole)))
            else {
                return;
            };
            // The largest of the others gives what it takes.
            let others = linear.children.iter().copied().filter(|child| *child != part);
            let largest = others.max_by(|a, b| linear.shares[*a].total_cmp(&linear.shares[*b]));
            if let (Some(largest), true) = (largest, linear.dir == dir) {
                let left = linear.shares[largest] - (share - first);
                linear.shares.set_share(part, share);
                linear.shares.set_share(largest, left);
            }
        }
    }

    /// What is in front of each group of tabs.
    fn fronts(&self) -> Vec<TileId> {
        let front = |tile: &Tile<String>| match tile {
            Tile::Container(Container::Tabs(tabs)) => tabs.active,
            _ => None,
        };
        self.tree.tiles.tiles().filter_map(front).collect()
    }
}

/// The pane after another one of a list, or before it, round its end.
fn beside(ids: &[String], id: &str, forward: bool) -> Option<String> {
    let at = ids.iter().position(|other| other == id)?;
    let step = if forward { 1 } else { ids.len() - 1 };
    ids.get((at + step) % ids.len()).cloned()
}

fn tree_id() -> egui::Id {
    egui::Id::unique("dock")
}

fn build(part: &Part, panes: &[Box<dyn Pane>]) -> Option<Tree<String>> {
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

fn describe(tree: &Tree<String>, tile: TileId, depth: usize) -> Option<Part> {
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

struct Shown<'a> {
    panes: &'a mut [Box<dyn Pane>],
    cx: &'a Studio,
    out: &'a mut Outbox,
    /// The pane whose first field gets the keyboard.
    entered: Option<String>,
    /// The pane that was pressed on, or whose tab was clicked.
    clicked: Option<String>,
    /// The pane under the pointer.
    hovered: Option<String>,
    /// The pane whose tab was closed.
    closed: Option<String>,
}

impl egui_tiles::Behavior<String> for Shown<'_> {
    fn pane_ui(&mut self, ui: &mut egui::Ui, _: TileId, id: &mut String) -> UiResponse {
        if ui.rect_contains_pointer(ui.max_rect()) {
            self.hovered = Some(id.clone());
            if ui.input(|input| input.pointer.any_pressed()) {
                self.clicked = Some(id.clone());
            }
        }
        if let Some(pane) = self.panes.iter_mut().find(|pane| pane.id() == id) {
            let name = tr!("{pane} pane", pane = t(pane.title()));
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Group);
                node.set_label(name);
            });
            let margin = if pane.is_canvas() { egui::Margin::ZERO } else { theme::PANE_MARGIN };
            egui::Frame::new().fill(ui.visuals().panel_fill).inner_margin(margin).show(ui, |ui| {
                ui.expand_to_include_rect(ui.max_rect());
                if self.entered.as_ref() == Some(id) {
                    focus_next(ui);
                }
                match pane.without_a_level().filter(|_| self.cx.in_view().maze().is_some()) {
                    Some(text) => hint(ui, text),
                    None => pane.ui(ui, self.cx, self.out),
                }
            });
        }
        UiResponse::None
    }

    fn tab_title_for_pane(&mut self, id: &String) -> egui::WidgetText {
        self.panes.iter().find(|pane| pane.id() == id).map_or("", |pane| t(pane.title())).into()
    }

    /// A tab as the library shows it, but for its cross, which names what it closes, and for the roles of both.
    fn tab_ui(
        &mut self,
        tiles: &mut Tiles<String>,
        ui: &mut egui::Ui,
        id: egui::Id,
        tile: TileId,
        state: &TabState,
    ) -> Response {
        let title = self.tab_title_for_tile(tiles, tile);
        let name = title.text().to_owned();
        let font = TextStyle::Button.resolve(ui.style());
        let galley = title.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, font);
        let margin = self.tab_title_spacing(ui.visuals());
        let cross = if state.closable { BEFORE_CROSS + CROSS } else { 0.0 };
        let (_, rect) = ui.allocate_space(vec2(galley.size().x + 2.0 * margin + cross, ui.available_height()));
        let response = ui.interact(rect, id, Sense::click_and_drag()).on_hover_cursor(CursorIcon::Grab);
        response.widget_info(|| WidgetInfo::selected(Role::Tab, ui.is_enabled(), state.active, &name));
        ui.ctx().accesskit_node_builder(response.id, |node| node.set_selected(state.active));
        ui.ctx().accesskit_node_builder(ui.unique_id(), |node| node.set_role(Role::TabList));
        if ui.is_rect_visible(rect) && !state.is_being_dragged {
            let fill = self.tab_bg_color(ui.visuals(), tiles, tile, state);
            ui.painter().rect_filled(rect.shrink(0.5), 0.0, fill);
            if state.active {
                ui.painter().hline(rect.x_range(), rect.bottom(), Stroke::new(1.0, fill));
            }
            let color = self.tab_text_color(ui.visuals(), tiles, tile, state);
            let at = Align2::LEFT_CENTER.align_size_within_rect(galley.size(), rect.shrink(margin)).min;
            ui.painter().galley(at, galley, color);
        }
        if state.closable {
            let at = Align2::RIGHT_CENTER.align_size_within_rect(Vec2::splat(CROSS), rect.shrink(margin));
            let close = ui.interact(at, id.with("close"), Sense::click_and_drag());
            let close = close.on_hover_cursor(CursorIcon::Default);
            let close = close.on_hover_text(t("Close this pane. The View menu reopens it."));
            close.widget_info(|| WidgetInfo::labeled(Role::Button, ui.is_enabled(), tr!("Close {pane}", pane = name)));
            if !state.is_being_dragged {
                let visuals = ui.style().interact(&close);
                let arms = at.shrink(2.0).expand(visuals.expansion);
                ui.painter().line_segment([arms.left_top(), arms.right_bottom()], visuals.fg_stroke);
                ui.painter().line_segment([arms.right_top(), arms.left_bottom()], visuals.fg_stroke);
            }
            if close.clicked() || response.clicked_by(PointerButton::Middle) {
                self.closed = tiles.get_pane(&tile).cloned();
            }
        }
        self.on_tab_button(tiles, tile, response)
    }

    fn is_tab_closable(&self, tiles: &Tiles<String>, tile: TileId) -> bool {
        tiles.get_pane(&tile).is_some_and(|id| id != LEVEL)
    }

    fn simplification_options(&self) -> SimplificationOptions {
        SimplificationOptions { all_panes_must_have_tabs: true, ..Default::default() } // else a lone pane has no tab
    }

    fn cycle_tabs_with_keyboard(&self) -> bool {
        false // it would act behind windows and menus too
    }

    fn min_size(&self) -> f32 {
        LEAST
    }

    fn gap_width(&self, _: &egui::Style) -> f32 {
        4.0
    }

    fn tab_bar_height(&self, _: &egui::Style) -> f32 {
        26.0
    }

    fn tab_title_spacing(&self, _: &Visuals) -> f32 {
        10.0
    }

    fn tab_bar_color(&self, visuals: &Visuals) -> Color32 {
        theme::of_visuals(visuals).chrome
    }

    fn tab_outline_stroke(&self, _: &Visuals, _: &Tiles<String>, _: TileId, _: &TabState) -> Stroke {
        Stroke::NONE
    }

    fn tab_bar_hline_stroke(&self, _: &Visuals) -> Stroke {
        Stroke::NONE
    }

    fn tab_text_color(&self, visuals: &Visuals, _: &Tiles<String>, _: TileId, state: &TabState) -> Color32 {
        if state.active { visuals.strong_text_color() } else { visuals.weak_text_color() }
    }

    fn on_tab_button(&mut self, tiles: &mut Tiles<String>, tile: TileId, response: egui::Response) -> egui::Response {
        let closable = self.is_tab_closable(tiles, tile);
        let id = tiles.get_pane(&tile);
        if response.clicked() {
            self.clicked = id.cloned().or(self.clicked.take());
        }
        if id.is_some_and(|id| id == self.cx.focus().pane) {
            // The line says which pane has the keys.
            let accent = theme::of_visuals(&response.ctx.global_style().visuals).accent;
            let line = response.rect.with_max_y(response.rect.top() + 2.0);
            let painter = response.ctx.layer_painter(response.layer_id).with_clip_rect(response.interact_rect);
            painter.rect_filled(line, 0.0, accent);
        }
        response.on_hover_text(if closable {
            t("Drag to dock. Middle click closes it; the View menu reopens it.")
        } else {
            t("Drag to dock.")
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panes;

    fn ids(dock: &Dock) -> Vec<String> {
        let id = |tile: &Tile<String>| if let Tile::Pane(id) = tile { Some(id.clone()) } else { None };
        let mut ids: Vec<_> = dock.tree.tiles.tiles().filter_map(id).collect();
        ids.sort();
        ids
    }

    #[test]
    fn every_pane_is_in_the_first_layout_and_layouts_are_stored() {
        let panes = panes::all();
        let mut dock = Dock::new(None, &panes);
        let at_first = panes.iter().filter(|pane| pane.home() != Home::Foot);
        let mut all: Vec<_> = at_first.map(|pane| pane.id().to_owned()).collect();
        all.sort();
        assert_eq!(ids(&dock), all);
        let first = dock.to_stored();
        dock.toggle("timeline");
        assert!(dock.is_front("timeline") && dock.is_front(LEVEL), "under the level, which is still seen");
        let again = Dock::new(Some(&dock.to_stored()), &panes);
        assert_eq!(again.to_stored(), dock.to_stored());
        dock.toggle("timeline");
        assert_eq!(ids(&dock), all);
        dock.reset(&panes);
        assert_eq!(dock.to_stored(), first);
        let again = Dock::new(Some(&dock.to_stored()), &panes);
        assert_eq!(again.to_stored(), dock.to_stored());
    }

    #[test]
    fn a_large_window_shows_the_preview_at_twice_its_size() {
        for (size, scale, is_double) in [
            (vec2(1280.0, 650.0), 1.0, false),
            (vec2(1920.0, 1000.0), 1.0, false),
            (vec2(2560.0, 1350.0), 1.0, true),
            (vec2(2560.0, 1350.0), 1.5, true),
            (vec2(3840.0, 2000.0), 2.0, true),
        ] {
            let shares = shares_of_preview(size, scale);
            let room = size * shares - vec2(28.0, 100.0) * scale;
            assert_eq!(room.x > 639.5 && room.y > 447.5, is_double, "{size:?}: {room:?}");
        }
        let mut dock = Dock::new(None, &panes::all());
        dock.make_room_for_preview(vec2(0.3, 0.5));
        let stored = dock.to_stored();
        assert!(stored.contains(r#"[0.3,{"column""#) && stored.contains(r#"[0.5,{"tabs""#), "{stored}");
    }

    #[test]
    fn a_layout_stored_before_panes_had_homes_still_opens() {
        let text = concat!(
            r#"{"row":[[0.2,{"tabs":{"active":1,"parts":[{"pane":"blocks"},{"pane":"chunks"},{"pane":"objects"}]}}],"#,
            r#"[0.57,{"tabs":{"active":0,"parts":[{"pane":"canvas"},{"pane":"tiles"},{"pane":"object_maker"}]}}],"#,
            r#"[0.23,{"column":[[0.58,{"tabs":{"active":3,"parts":[{"pane":"inspector"},{"pane":"chunk-editor"},"#,
            r#"{"pane":"block-editor"},{"pane":"probe"}]}}],[0.42,{"tabs":{"active":0,"parts":[{"pane":"preview"},"#,
            r#"{"pane":"problems"},{"pane":"runs"},{"pane":"recording"}]}}]]}]]}"#,
        );
        assert_eq!(Dock::new(Some(text), &panes::all()).to_stored(), text);
    }

    #[test]
    fn a_closed_pane_stays_closed_and_comes_back() {
        let panes = panes::all();
        let mut dock = Dock::new(None, &panes);
        dock.close("history");
        let mut dock = Dock::new(Some(&dock.to_stored()), &panes);
        assert!(!dock.contains("history"));
        dock.open("history");
        assert!(dock.contains("history"));
        dock.reset(&panes);
        assert_eq!(dock.to_stored(), Dock::new(None, &panes).to_stored());
    }

    /// A layout without what is in front, and its shares.
    fn shape(stored: &str) -> (String, Vec<f32>) {
        fn write(part: &Part, text: &mut String, shares: &mut Vec<f32>) {
            let parts: Vec<&Part> = match part {
                Part::Pane(id) => return text.push_str(id),
                Part::Tabs { parts, .. } => parts.iter().collect(),
                Part::Row(parts) | Part::Column(parts) => {
                    let whole: f32 = parts.iter().map(|(share, _)| share).sum();
                    shares.extend(parts.iter().map(|(share, _)| share / whole));
                    parts.iter().map(|(_, part)| part).collect()
                }
            };
            text.push_str(match part {
                Part::Row(_) => "row(",
                Part::Column(_) => "column(",
                _ => "tabs(",
            });
            for part in parts {
                write(part, text, shares);
                text.push(' ');
            }
            text.push(')');
        }
        let (mut text, mut shares) = (String::new(), Vec::new());
        write(&serde_json::from_str(stored).expect("a layout"), &mut text, &mut shares);
        (text, shares)
    }

    #[test]
    fn a_pane_opened_again_has_its_old_place() {
        let panes = panes::all();
        // Among others, alone in a column, alone in a row, and with its neighbours closed meanwhile.
        for closed in [
            &["chunks"][..],
            &["probe"],
            &["tiles"],
            &["blocks", "chunks", "objects"],
            &["objects", "chunks", "blocks"],
            &["preview", "problems", "runs", "recording"],
        ] {
            let mut dock = Dock::new(None, &panes);
            let closed: Vec<_> = closed.iter().filter(|id| dock.contains(id)).collect();
            let before = dock.to_stored();
            closed.iter().for_each(|id| dock.close(id));
            dock.tree.simplify(&SimplificationOptions { all_panes_must_have_tabs: true, ..Default::default() });
            closed.iter().rev().for_each(|id| dock.open(id));
            let ((now, shares), (then, shares_then)) = (shape(&dock.to_stored()), shape(&before));
            assert_eq!(now, then, "{closed:?}");
            let are_near = shares.iter().zip(&shares_then).all(|(now, then)| (now - then).abs() < 0.01);
            assert!(are_near, "{closed:?}: {shares:?}, {shares_then:?}");
        }
        // After a new start, it comes back among panes like it.
        let mut dock = Dock::new(None, &panes);
        dock.close("chunks");
        let mut dock = Dock::new(Some(&dock.to_stored()), &panes);
        dock.open("chunks");
        let group = |id: &str| dock.tree.tiles.parent_of(dock.tile_of(id).expect("it is there"));
        assert_eq!(group("chunks"), group("blocks"));
    }

    #[test]
    fn broken_layouts_lead_to_a_usable_one() {
        let panes = panes::all();
        let deep = format!("{}{}{}", r#"{"row":[[1,"#.repeat(60), r#"{"pane":"canvas"}"#, "]]}".repeat(60));
        for text in [
            "",
            "7",
            "{}",
            r#"{"pane":"nobody"}"#,
            r#"{"row":[]}"#,
            r#"{"tabs":{"active":99,"parts":[{"pane":"canvas"},{"pane":"canvas"},{"pane":"x"}]}}"#,
            r#"{"row":[[-1e30,{"pane":"canvas"}],[null,{"pane":"history"}]]}"#,
            r#"{"pane":"history"}"#,
            &deep,
        ] {
            let dock = Dock::new(Some(text), &panes);
            assert!(dock.contains("canvas"), "{text}: {:?}", ids(&dock));
            assert_eq!(ids(&dock).iter().filter(|id| *id == "canvas").count(), 1, "{text}");
        }
    }
}
