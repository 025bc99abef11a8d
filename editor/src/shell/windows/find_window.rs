//! Finding: what is typed, what was found, and going from one place to the next.

use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::maze;
use crate::session::{Framing, bring_into_view};
use crate::shell::windows::find::{Found, Kind, Place, cells, find, find_in_all};
use crate::shell::windows::{Window, Windows, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::rows::{Column, List, ROW, Rows, SortKey, Source};
use crate::widgets::{action_tooltip, focus_once, hint, search_field, small_icon_button};
use eframe::egui::{Align2, Key, Modifiers, RichText, Ui, vec2};
use kit::document::{Blocks, Region};
use sim::project::Project;
use std::borrow::Cow;

const COLUMNS: [Column; 3] = [Column::new(msg("Location"), 180.0), Column::new("X", 56.0), Column::rest("Y")];
const OF_CELLS: [Column; 3] =
    [Column::new(msg("Block"), 180.0), Column::new(msg("Column"), 64.0), Column::rest(msg("Row"))];

/// The search and its places. It stays while the window is closed, so that the next place can be asked for.
#[derive(Default)]
pub struct Find {
    focused: bool,
    kind: Kind,
    text: String,
    /// Whether all levels are looked through.
    everywhere: bool,
    /// The state that was searched: the document's revision and the level, empty for all levels.
    searched: Option<(u64, String)>,
    found: Found,
    /// Why nothing can be found, in words.
    problem: Option<String>,
    /// A maze was searched: its places are cells.
    in_maze: bool,
    /// The place that is shown.
    at: Option<usize>,
    rows: Rows,
    /// The number of searches so far.
    searches: u64,
}

impl Windows {
    /// Goes to the next place that was found, or the one before; without any the window shows why.
    pub fn find(&mut self, by: isize, cx: &Studio, out: &mut Outbox) {
        let was_open = self.has::<Find>();
        let went = self.opened::<Find>().step(by, cx, out);
        if went && !was_open {
            self.close_type::<Find>();
        }
    }
}

impl Window for Find {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut step) = (true, None);
        // The one with Shift first: a key without modifiers is also found with it.
        let (back, enter) = ui.input_mut(|input| {
            (input.consume_key(Modifiers::SHIFT, Key::Enter), input.consume_key(Modifiers::NONE, Key::Enter))
        });
        // Over the level, so that the fields of what is found stay in sight.
        let room = ui.content_rect();
        let corner = room.right_top() + vec2(-0.24 * room.width() - 16.0, 128.0);
        let in_maze = cx.in_view().maze().is_some();
        let title = if in_maze { msg("Find in the maze") } else { msg("Find in the level") };
        let found_window = window(title, vec2(330.0, 0.0)).pivot(Align2::RIGHT_TOP).default_pos(corner);
        found_window.resizable(false).open(&mut open).show(ui, |ui| {
            ui.set_width(330.0);
            let mut changed = !in_maze && self.kind_ui(ui);
            if !in_maze && cx.document().project().levels.len() > 1 {
                let help = t("Look through all levels of the project, this one first");
                changed |= ui.checkbox(&mut self.everywhere, t("In all levels")).on_hover_text(help).changed();
            }
            let name = if in_maze { t("Name or number of a block") } else { self.hint() };
            let field = search_field(ui, &mut self.text, name);
            focus_once(&field, &mut self.focused);
            changed |= field.changed();
            if changed || self.searched.as_ref().is_none_or(|(_, level)| *level != self.place(cx)) {
                self.search(cx);
            }
            ui.horizontal(|ui| {
                let previous = small_icon_button(ui, Icon::Up, t(Action::FindPrevious.info().label));
                if previous.on_hover_ui(|ui| action_tooltip(ui, Action::FindPrevious, cx.keys())).clicked() || back {
                    step = Some(-1);
                }
                let next = small_icon_button(ui, Icon::Down, t(Action::FindNext.info().label));
                if next.on_hover_ui(|ui| action_tooltip(ui, Action::FindNext, cx.keys())).clicked() || enter {
                    step = Some(1);
                }
                self.count_ui(ui);
            });
            self.list_ui(ui, cx, out);
            hint(ui, &tr!("Enter or {key} goes to the next one.", key = cx.keys().text(Action::FindNext)));
        });
        if let Some(by) = step {
            self.step(by, cx, out);
            self.focused = false;
        }
        if !open {
            out.session(|session| session.canvas.found = None);
        }
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::FindNext, Action::FindPrevious]
    }

    fn rest(&mut self) -> bool {
        self.focused = false;
        true
    }
}

impl Find {
    /// Goes to the next place (`1`) or the one before (`-1`); false if there is none, which the window shows.
    pub fn step(&mut self, by: isize, cx: &Studio, out: &mut Outbox) -> bool {
        if self.searched.is_none() && self.text.is_empty() {
            return false;
        }
        let known = Some((cx.document().revision(), self.place(cx)));
        if self.searched != known {
            let at = self.at;
            self.search(cx);
            self.at = at;
        }
        let count = self.found.places.len();
        if count == 0 {
            self.at = None;
            return false;
        }
        let place = match self.at {
            Some(at) => (self.rows.place(at.min(count - 1)) as isize + by).rem_euclid(count as isize) as usize,
            None if by < 0 => count - 1,
            None => 0,
        };
        let at = self.rows.at(place);
        self.rows.reveal(at);
        self.go_to(at, out);
        true
    }

    /// The key of the level that is looked through; empty for all levels.
    fn place(&self, cx: &Studio) -> String {
        if self.is_everywhere(cx) { String::new() } else { cx.session().level.clone() }
    }

    fn is_everywhere(&self, cx: &Studio) -> bool {
        self.everywhere && cx.in_view().level().is_some()
    }

    fn go_to(&mut self, at: usize, out: &mut Outbox) {
        self.at = Some(at);
        if let Some(Place { area, thing }) = self.found.places.get(at).copied() {
            let cell = self.in_maze.then(|| maze::cell_at(area.center()));
            let level = self.found.levels.get(at).cloned();
            out.session(move |session| {
                if let Some(level) = level.filter(|level| *level != session.level) {
                    bring_into_view(session, level);
                }
                session.canvas.framing = Some(Framing::Area(area));
                session.canvas.found = thing.is_none().then_some(area);
                session.selected.things = thing.into_iter().collect();
                if let Some(cell) = cell {
                    session.selected.area = Region::of(Blocks::spanned(cell, cell));
                }
            });
        }
    }

    fn search(&mut self, cx: &Studio) {
        self.at = None;
        self.searches += 1;
        self.searched = Some((cx.document().revision(), self.place(cx)));
        let maze = cx.in_view().maze();
        self.in_maze = maze.is_some();
        let found = match (maze, cx.in_view().level()) {
            (Some(maze), _) => cells::find(&maze.grid, &self.text),
            (None, Some(level)) if self.is_everywhere(cx) => {
                find_in_all(cx.document(), &level.key, self.kind, &self.text)
            }
            (None, Some(level)) => find(cx.document(), level, self.kind, &self.text),
            (None, None) => Ok(Found::default()),
        };
        self.problem = found.as_ref().err().cloned();
        self.found = found.unwrap_or_default();
    }

    fn kind_ui(&mut self, ui: &mut Ui) -> bool {
        let options = [
            (
                Kind::Things,
                t("Things"),
                t("Objects, layer switchers, start and goal: by kind, number, id or any field"),
            ),
            (Kind::Chunk, t("Chunk"), t("Every place of a chunk, by its number")),
            (Kind::Block, t("Block"), t("Every place of a block, by its number")),
            (
                Kind::SolidTile,
                t("Solid tile"),
                t("Every block that uses a solid tile on either layer, by the tile's number"),
            ),
        ];
        let chosen = choices(ui, t("Find"), Some(self.kind), &options, None);
        ui.add_space(2.0);
        let changed = chosen.is_some_and(|kind| kind != self.kind);
        self.kind = chosen.unwrap_or(self.kind);
        changed
    }

    fn hint(&self) -> &'static str {
        match self.kind {
            Kind::Things => t("Kind, number or id"),
            Kind::Chunk | Kind::Block | Kind::SolidTile => t("Number: 26, $1A or 0x1A"),
        }
    }

    fn count_ui(&self, ui: &mut Ui) {
        match &self.problem {
            Some(text) if self.text.trim().is_empty() => hint(ui, text),
            Some(text) => drop(ui.label(RichText::new(text).color(theme::of(ui).warning))),
            None => drop(ui.label(match (self.at, self.found.total) {
                (_, 0) => t("Nothing found").to_owned(),
                (Some(at), total) => tr!("{place} of {total}", place = self.rows.place(at) + 1, total),
                (None, 1) => t("1 place").to_owned(),
                (None, total) => tr!("{total} places", total),
            })),
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        if self.found.places.is_empty() {
            return;
        }
        let columns = if self.in_maze { &OF_CELLS } else { &COLUMNS };
        let list = List { name: msg("Found places"), columns, stamp: self.searches, max_height: Some(ROW * 8.0) };
        let project = cx.document().project();
        let places = Places { found: &self.found, in_maze: self.in_maze, shown: self.at, project };
        if let Some(picked) = self.rows.show(ui, &list, &places) {
            self.go_to(picked.row(), out);
        }
    }
}

/// The places, as rows.
struct Places<'a> {
    found: &'a Found,
    in_maze: bool,
    shown: Option<usize>,
    project: &'a Project,
}

impl Places<'_> {
    /// Returns the name of a place, with its level if several were looked through.
    fn title(&self, row: usize) -> Cow<'_, str> {
        let name = self
            .found
            .names
            .get(row)
            .map_or_else(|| tr!("Place {number}", number = row + 1).into(), |name| Cow::from(name.as_str()));
        let Some(level) = self.found.levels.get(row) else { return name };
        let title = self.project.level(level).map(|level| level.title.as_str()).filter(|title| !title.is_empty());
        tr!("{name}, {level}", name = name.as_ref(), level = title.unwrap_or(level)).into()
    }

    /// Returns the place, level pixels: the middle of a thing, the corner of a block. Column and row of a maze's cell.
    fn at(&self, row: usize) -> (f32, f32) {
        match self.found.places.get(row) {
            Some(Place { area, .. }) if self.in_maze => {
                let (column, row) = maze::cell_at(area.center());
                (column as f32, row as f32)
            }
            Some(Place { area, thing: Some(_) }) => (area.center().x, area.center().y),
            Some(Place { area, thing: None }) => (area.left(), area.top()),
            None => (0.0, 0.0),
        }
    }
}

impl Source for Places<'_> {
    fn count(&self) -> usize {
        self.found.places.len()
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        let (x, y) = self.at(row);
        match column {
            0 => self.title(row),
            1 => format!("{x:.0}").into(),
            _ => format!("{y:.0}").into(),
        }
    }

    fn name(&self, row: usize) -> String {
        let (x, y) = self.at(row);
        format!("{}    {x:.0}, {y:.0}", self.title(row))
    }

    fn key(&self, row: usize, column: usize) -> SortKey {
        let (x, y) = self.at(row);
        match column {
            0 if self.found.names.is_empty() => SortKey::Number(row as i64),
            0 => SortKey::text(&self.title(row)),
            1 => SortKey::Number(x as i64),
            _ => SortKey::Number(y as i64),
        }
    }

    fn is_selected(&self, row: usize) -> bool {
        self.shown == Some(row)
    }
}
