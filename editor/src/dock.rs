//! The dock: the place of each pane. The tree holds ids, so that a saved layout outlives the panes it names.

mod layout;
mod old_place;
mod tabs;

pub use layout::Part;

use crate::command::Outbox;
use crate::panes::{Home, LEVEL, Pane, home};
use crate::studio::Studio;
use eframe::egui::{self, Vec2};
use egui_tiles::{Container, LinearDir, Tile, TileId, Tree};
use layout::{BELOW, RIGHT, build, default_layout, describe, shares_of_preview, tree_id};
use old_place::{Neighbour, OldPlace, panes_in};
use std::collections::BTreeMap;
use tabs::Shown;

/// Share of the height that a pane at the foot gets.
const FOOT: f32 = 0.4;

/// Points that a pane is wide and high at least.
const LEAST: f32 = 96.0;
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
        let is_alike = |other: &&String| home(other) == home(id) && *other != id;
        let alike: Vec<String> = self.tree.root().map(|root| panes_in(&self.tree.tiles, root)).unwrap_or_default();
        let alike: Vec<String> = alike.iter().filter(is_alike).cloned().collect();
        if home(id).is_some() && self.put_among(pane, id, &alike) {
            self.tree.tiles.remove(tab);
            return;
        }
        if home(id) == Some(Home::Foot) && self.insert_below_level(tab) {
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

    /// Returns the pane in front of each group of tabs.
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::panes;
    use eframe::egui::vec2;
    use egui_tiles::SimplificationOptions;

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
