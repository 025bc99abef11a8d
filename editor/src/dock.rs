//! The dock: the place of each pane. The tree holds ids, so that a saved layout outlives the panes it names.

use crate::command::Outbox;
use crate::context::PaneContext;
use crate::language::t;
use crate::look::theme;
use crate::maze;
use crate::panes::{Home, LEVEL, Pane, home};
use crate::widgets::{focus_next, hint};
use eframe::egui::{self, Color32, Stroke, Vec2, Visuals, vec2};
use egui_tiles::{Container, LinearDir, SimplificationOptions, TabState, Tile, TileId, Tiles, Tree, UiResponse};
use serde::{Deserialize, Serialize};

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
}

impl Dock {
    /// A dock laid out as stored, or as at the start if nothing usable is stored.
    pub fn new(stored: Option<&str>, panes: &[Box<dyn Pane>]) -> Self {
        let stored = stored.and_then(|text| serde_json::from_str::<Part>(text).ok());
        let stored = stored.and_then(|part| build(&part, panes));
        let is_fresh = stored.is_none();
        let tree = stored.or_else(|| build(&default_layout(panes), panes));
        let tree = tree.unwrap_or_else(|| Tree::empty(tree_id()));
        let mut dock = Self { tree, covered: None, focus: LEVEL.to_owned(), hovered: None, entered: None, is_fresh };
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

    /// Brings a pane to the front; if it was closed, it comes back at the right edge.
    pub fn open(&mut self, id: &str) {
        if let Some(tile) = self.tile_of(id) {
            self.tree.make_active(|other, _| other == tile);
            return;
        }
        let pane = self.tree.tiles.insert_pane(id.to_owned());
        let tab = self.tree.tiles.insert_tab_tile(vec![pane]);
        if home(id) == Some(Home::Foot) && self.insert_below_level(tab) {
            return;
        }
        match self.tree.root() {
            None => self.tree.root = Some(tab),
            Some(root) => match self.tree.tiles.get_mut(root) {
                Some(Tile::Container(Container::Linear(row))) if row.dir == LinearDir::Horizontal => {
                    row.add_child(tab);
                    row.shares.set_share(tab, 0.2);
                }
                _ => {
                    let mut row = egui_tiles::Linear::new(LinearDir::Horizontal, vec![root, tab]);
                    row.shares.set_share(root, 0.8);
                    row.shares.set_share(tab, 0.2);
                    self.tree.root = Some(self.tree.tiles.insert_container(row));
                }
            },
        }
    }

    /// Puts a group of tabs under the one that the level is in; false if there is no place for it.
    fn insert_below_level(&mut self, tab: TileId) -> bool {
        let Some(level) = self.tile_of(LEVEL).and_then(|level| self.tree.tiles.parent_of(level)) else { return false };
        let above = self.tree.tiles.parent_of(level);
        let is_linear = |tile| matches!(self.tree.tiles.get(tile), Some(Tile::Container(Container::Linear(_))));
        if !above.is_none_or(is_linear) {
            return false;
        }
        let column = egui_tiles::Linear::new_binary(LinearDir::Vertical, [level, tab], 1.0 - FOOT);
        let column = self.tree.tiles.insert_container(column);
        match above.and_then(|above| self.tree.tiles.get_mut(above)) {
            Some(Tile::Container(Container::Linear(linear))) => {
                linear.children.iter_mut().filter(|child| **child == level).for_each(|child| *child = column);
                linear.shares.replace_with(level, column);
            }
            _ => self.tree.root = Some(column),
        }
        true
    }

    fn tile_of(&self, id: &str) -> Option<TileId> {
        self.tree.tiles.iter().find(|(_, tile)| matches!(tile, Tile::Pane(pane) if pane == id)).map(|(tile, _)| *tile)
    }

    /// Shows the panes.
    pub fn show(&mut self, ui: &mut egui::Ui, panes: &mut [Box<dyn Pane>], cx: &PaneContext<'_>, out: &mut Outbox) {
        if std::mem::take(&mut self.is_fresh) {
            let scale = ui.pixels_per_point();
            self.make_room_for_preview(shares_of_preview(ui.max_rect().size() * scale, scale));
        }
        let before = self.fronts();
        let entered = self.entered.take();
        let mut shown = Shown { panes, cx, out, entered, clicked: None, hovered: None };
        self.tree.ui(&mut shown, ui);
        let clicked = shown.clicked;
        self.hovered = shown.hovered;
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

struct Shown<'a, 'b> {
    panes: &'a mut [Box<dyn Pane>],
    cx: &'a PaneContext<'b>,
    out: &'a mut Outbox,
    /// The pane whose first field gets the keyboard.
    entered: Option<String>,
    /// The pane that was pressed on, or whose tab was clicked.
    clicked: Option<String>,
    /// The pane under the pointer.
    hovered: Option<String>,
}

impl egui_tiles::Behavior<String> for Shown<'_, '_> {
    fn pane_ui(&mut self, ui: &mut egui::Ui, _: TileId, id: &mut String) -> UiResponse {
        if ui.rect_contains_pointer(ui.max_rect()) {
            self.hovered = Some(id.clone());
            if ui.input(|input| input.pointer.any_pressed()) {
                self.clicked = Some(id.clone());
            }
        }
        if let Some(pane) = self.panes.iter_mut().find(|pane| pane.id() == id) {
            let margin = if pane.is_canvas() { egui::Margin::ZERO } else { theme::PANE_MARGIN };
            egui::Frame::new().fill(ui.visuals().panel_fill).inner_margin(margin).show(ui, |ui| {
                ui.expand_to_include_rect(ui.max_rect());
                if self.entered.as_ref() == Some(id) {
                    focus_next(ui);
                }
                match pane.without_a_level().filter(|_| maze::in_view(self.cx).is_some()) {
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
        96.0
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
        if id.is_some_and(|id| id == self.cx.focus.pane) {
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
