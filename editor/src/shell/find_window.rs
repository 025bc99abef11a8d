//! Finding: what is typed, what was found, and going from one place to the next.

use super::find::{Found, Kind, Place, find};
use super::windows::{Window, window};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::context::PaneContext;
use crate::session::Framing;
use crate::theme;
use crate::things::targets;
use crate::widgets::choices::choices;
use crate::widgets::{Icon, action_tooltip, focus_once, hint, search_field, small_icon_button};
use eframe::egui::{self, Align2, Key, Modifiers, RichText, ScrollArea, Ui, vec2};

/// Height of a row of the list, points.
const ROW: f32 = 22.0;

/// What is looked for, and what was found. It stays while the window is closed, so that the next place can be asked for.
#[derive(Default)]
pub struct Find {
    focused: bool,
    kind: Kind,
    text: String,
    /// What was searched: the document's revision and the level.
    searched: Option<(u64, String)>,
    found: Found,
    /// Why nothing can be found, in words.
    problem: Option<String>,
    /// The place that is shown.
    at: Option<usize>,
}

impl Window for Find {
    fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let (mut open, mut step) = (true, None);
        let (enter, back) = ui.input_mut(|input| {
            (input.consume_key(Modifiers::NONE, Key::Enter), input.consume_key(Modifiers::SHIFT, Key::Enter))
        });
        // Over the level, so that the fields of what is found stay in sight.
        let room = ui.content_rect();
        let corner = room.right_top() + vec2(-0.24 * room.width() - 16.0, 128.0);
        let found_window = window("Find in the level", vec2(330.0, 0.0)).pivot(Align2::RIGHT_TOP).default_pos(corner);
        found_window.resizable(false).open(&mut open).show(ui, |ui| {
            ui.set_width(330.0);
            let mut changed = self.kind_ui(ui);
            let name = self.hint();
            let field = search_field(ui, &mut self.text, name);
            focus_once(&field, &mut self.focused);
            changed |= field.changed();
            if changed || self.searched.is_none() {
                self.search(cx);
            }
            ui.horizontal(|ui| {
                let previous = small_icon_button(ui, Icon::Up, Action::FindPrevious.info().label);
                if previous.on_hover_ui(|ui| action_tooltip(ui, Action::FindPrevious, cx.keys)).clicked() || back {
                    step = Some(-1);
                }
                let next = small_icon_button(ui, Icon::Down, Action::FindNext.info().label);
                if next.on_hover_ui(|ui| action_tooltip(ui, Action::FindNext, cx.keys)).clicked() || enter {
                    step = Some(1);
                }
                self.count_ui(ui);
            });
            self.list_ui(ui, cx, out);
            hint(ui, &format!("Enter or {} goes to the next one.", cx.keys.text(Action::FindNext)));
        });
        if let Some(by) = step {
            self.step(by, cx, out);
            self.focused = false;
        }
        if !open {
            out.session(|session| session.found = None);
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
    pub fn step(&mut self, by: isize, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        if self.searched.is_none() && self.text.is_empty() {
            return false;
        }
        let known = Some((cx.document.revision(), cx.session.level.clone()));
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
        let at = match self.at {
            Some(at) => (at.min(count - 1) as isize + by).rem_euclid(count as isize) as usize,
            None if by < 0 => count - 1,
            None => 0,
        };
        self.go_to(at, out);
        true
    }

    fn go_to(&mut self, at: usize, out: &mut Outbox) {
        self.at = Some(at);
        if let Some(Place { area, thing }) = self.found.places.get(at).copied() {
            out.session(move |session| {
                session.framing = Some(Framing::Area(area));
                session.found = thing.is_none().then_some(area);
                session.selection = thing.into_iter().collect();
            });
        }
    }

    fn search(&mut self, cx: &PaneContext<'_>) {
        self.at = None;
        self.searched = Some((cx.document.revision(), cx.session.level.clone()));
        let level = cx.document.level(&cx.session.level);
        let found = level.map_or(Ok(Found::default()), |level| find(cx.document, level, self.kind, &self.text));
        self.problem = found.as_ref().err().cloned();
        self.found = found.unwrap_or_default();
    }

    fn kind_ui(&mut self, ui: &mut Ui) -> bool {
        let options = [
            (Kind::Things, "Things", "Objects, layer switchers, start and goal: by kind, number, id or any field"),
            (Kind::Chunk, "Chunk", "Every place of a chunk, by its number"),
            (Kind::Block, "Block", "Every place of a block, by its number"),
            (
                Kind::SolidTile,
                "Solid tile",
                "Every block that carries a solid tile on either layer, by the tile's number",
            ),
        ];
        let chosen = choices(ui, "Find", Some(self.kind), &options, None);
        ui.add_space(2.0);
        let changed = chosen.is_some_and(|kind| kind != self.kind);
        self.kind = chosen.unwrap_or(self.kind);
        changed
    }

    fn hint(&self) -> &'static str {
        match self.kind {
            Kind::Things => "Kind, number or id",
            Kind::Chunk | Kind::Block | Kind::SolidTile => "Number: 26, $1A or 0x1A",
        }
    }

    fn count_ui(&self, ui: &mut Ui) {
        match &self.problem {
            Some(text) if self.text.trim().is_empty() => hint(ui, text),
            Some(text) => drop(ui.label(RichText::new(text).color(theme::of(ui).warning))),
            None => drop(ui.label(match (self.at, self.found.total) {
                (_, 0) => "Nothing found".to_owned(),
                (Some(at), total) => format!("{} of {total}", at + 1),
                (None, 1) => "1 place".to_owned(),
                (None, total) => format!("{total} places"),
            })),
        }
    }

    fn list_ui(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) {
        let found = &self.found;
        let level = cx.document.level(&cx.session.level);
        let (mut chosen, count) = (None, found.places.len());
        if count == 0 {
            return;
        }
        ScrollArea::vertical().max_height(ROW * 7.0).auto_shrink([false, true]).show_rows(
            ui,
            ROW,
            count,
            |ui, rows| {
                for at in rows {
                    let Some(place) = found.places.get(at) else { continue };
                    let name = match (place.thing, level) {
                        (Some(what), Some(level)) => targets::name(level, &cx.document.project().objects, what),
                        _ => format!("Place {}", at + 1),
                    };
                    let (x, y) = match place.thing {
                        Some(_) => (place.area.center().x, place.area.center().y),
                        None => (place.area.left(), place.area.top()),
                    };
                    let button = egui::Button::selectable(self.at == Some(at), format!("{name}    {x:.0}, {y:.0}"));
                    if ui.add(button.min_size(vec2(ui.available_width(), ROW - 2.0))).clicked() {
                        chosen = Some(at);
                    }
                }
            },
        );
        if let Some(at) = chosen {
            self.go_to(at, out);
        }
    }
}
