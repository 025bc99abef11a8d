//! Level > Levels and mazes: all of them with pictures; their order, their names, and what is said about them.

mod about;
mod pictures;
pub mod statistics;

use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{counted, msg, t};
use crate::look::theme;
use crate::session::bring_into_view;
use crate::shell::bars::levels::{LevelCommand, delete, duplicate};
use crate::shell::windows::fit::{above_buttons, buttons};
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::ordered_row::{OrderedRow, ShownRow};
use crate::widgets::thumbnail::Thumbnail;
use crate::widgets::{fitted, focus_once, hint, search_field};
use about::About;
use eframe::egui::{Align, Align2, Button, Id, Layout, Rect, ScrollArea, TextStyle, Ui, vec2};
use kit::derived::card::beginning;
use kit::document::level_list::{facts, keys, moved};
use kit::search::{SearchText, words_of};
use pictures::Pictures;
use sim::project::Project;
use std::collections::BTreeSet;

/// The size of a row's picture, points.
const PICTURE: (usize, usize) = (96, 54);
/// Points around the picture in its row.
const MARGIN: f32 = 4.0;
/// Points that the list is wide.
const LIST: f32 = 400.0;
/// Points that the page is wide.
const PAGE: f32 = 316.0;
/// Points of the display above and below list and page.
const AROUND: f32 = 260.0;

/// The open window.
pub struct LevelsWindow {
    opened: bool,
    filter: String,
    /// The keys of the levels and mazes that are chosen.
    chosen: BTreeSet<String>,
    /// The row from which a click with Shift chooses on.
    from: String,
    /// The level that comes in view next is chosen then.
    follows_view: bool,
    pictures: Pictures,
    about: About,
}

impl Default for LevelsWindow {
    fn default() -> Self {
        Self {
            opened: false,
            filter: String::new(),
            chosen: BTreeSet::new(),
            from: String::new(),
            follows_view: false,
            // Twice as large as shown, for displays with small points.
            pictures: Pictures::new(|scene, key| beginning(scene, key, 1, (2 * PICTURE.0, 2 * PICTURE.1))),
            about: About::default(),
        }
    }
}

impl Window for LevelsWindow {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let project = cx.document().project();
        let all = keys(project);
        if all.is_empty() {
            return false;
        }
        self.chosen.retain(|key| all.contains(&key.as_str()));
        let in_view = &cx.session().level;
        if self.chosen.is_empty() || self.follows_view && self.from != *in_view {
            self.follows_view = false;
            self.choose_only(in_view);
        }
        self.pictures.follow(ui, cx);
        let mut open = true;
        window(msg("Levels and mazes"), vec2(740.0, 560.0)).default_pos(centre(ui)).open(&mut open).show(ui, |ui| {
            above_buttons(ui, |ui| {
                let height = (ui.content_rect().height() - AROUND).clamp(160.0, 560.0);
                ui.horizontal_top(|ui| {
                    let down = Layout::top_down(Align::Min);
                    ui.allocate_ui_with_layout(vec2(LIST, height), down, |ui| self.list_ui(ui, cx, out));
                    ui.add_space(8.0);
                    let page = |ui: &mut Ui| self.about.ui(ui, cx, &mut self.chosen, out);
                    ui.allocate_ui_with_layout(vec2(PAGE, height), down, page);
                });
            });
            ui.add_space(8.0);
            buttons(ui, |ui| self.buttons_ui(ui, cx, out));
        });
        open
    }

    fn actions(&self) -> &'static [Action] {
        &[Action::Undo, Action::Redo, Action::Save]
    }
}

impl LevelsWindow {
    fn choose_only(&mut self, key: &str) {
        self.chosen = BTreeSet::from([key.to_owned()]);
        key.clone_into(&mut self.from);
    }

    /// The rows, in the order of play, under the names of their groups.
    fn list_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let field = search_field(ui, &mut self.filter, t("Search levels"));
        let is_new = !self.opened;
        focus_once(&field, &mut self.opened);
        hint(ui, t("Double click a row to show its level, drag it to change the order of play."));
        let project = cx.document().project();
        let all = keys(project);
        let query = words_of(&self.filter);
        let shown: Vec<usize> = (0..all.len()).filter(|place| answers(project, all[*place], &query)).collect();
        ScrollArea::vertical().id_salt("levels").auto_shrink([false, false]).show(ui, |ui| {
            if shown.is_empty() {
                hint(ui, t("None of them is called so."));
            }
            let mut heading = "";
            for place in &shown {
                let group = group(project, all[*place]);
                if group != heading {
                    heading = group;
                    ui.add_space(2.0);
                    hint(ui, heading);
                }
                let area = self.row_ui(ui, cx, (&all, &shown), *place, out);
                if is_new && all[*place] == cx.session().level {
                    ui.scroll_to_rect(area, Some(Align::Center));
                }
            }
        });
    }

    /// A row: the picture, the title, the file name and the facts. It can be chosen, opened and dragged.
    fn row_ui(
        &mut self,
        ui: &mut Ui,
        cx: &Studio,
        (all, shown): (&[&str], &[usize]),
        place: usize,
        out: &mut Outbox,
    ) -> Rect {
        let key = all[place];
        let project = cx.document().project();
        let (width, height) = (PICTURE.0 as f32, PICTURE.1 as f32);
        let size = vec2((ui.available_width() - 6.0).max(200.0), height + 2.0 * MARGIN);
        let (title, is_chosen) = (title(project, key), self.chosen.contains(key));
        let row = OrderedRow { list: Id::unique("levels"), place, size, label: title, is_chosen };
        let ShownRow { response, area, dropped } = row.show(ui);
        if response.double_clicked() {
            let key = key.to_owned();
            out.session(move |session| bring_into_view(session, key));
        } else if response.clicked() {
            self.click(ui, (all, shown), key);
        } else if response.drag_started() && !is_chosen {
            self.choose_only(key);
        }
        if let Some(from) = dropped {
            let before = if from < place { place + 1 } else { place };
            self.put(cx, before, out);
        }
        if !ui.is_rect_visible(area) {
            return area;
        }
        let picture = Rect::from_min_size(area.min + vec2(MARGIN, MARGIN), vec2(width, height));
        match self.pictures.of(cx, key) {
            Some(shown) => Thumbnail::paint_shared(ui, &shown, picture, key),
            None => _ = ui.painter().rect_filled(picture, 2.0, theme::of(ui).line),
        }
        let left = picture.right() + 10.0;
        let room = area.right() - left - 6.0;
        let painter = ui.painter().with_clip_rect(area);
        let visuals = ui.visuals();
        let (strong, weak) = (visuals.strong_text_color(), visuals.weak_text_color());
        let text = fitted(&painter, title, TextStyle::Body.resolve(ui.style()).size, room, strong);
        painter.galley(area.left_top() + vec2(left - area.left(), MARGIN + 2.0), text, strong);
        let small = TextStyle::Small.resolve(ui.style());
        let line = |y: f32, text: &str| {
            let text = fitted(&painter, text, small.size, room, weak);
            painter.galley(area.left_top() + vec2(left - area.left(), y), text, weak);
        };
        line(MARGIN + 22.0, &facts_text(project, key));
        line(MARGIN + 38.0, &tr!("File: {key}", key));
        if key == cx.session().level {
            let at = area.right_bottom() + vec2(-6.0, -MARGIN);
            painter.text(at, Align2::RIGHT_BOTTOM, t("in view"), small.clone(), theme::of(ui).accent);
        }
        area
    }

    /// Chooses a row; with Ctrl one more or one less, with Shift all from the one chosen last.
    fn click(&mut self, ui: &Ui, (all, shown): (&[&str], &[usize]), key: &str) {
        let modifiers = ui.input(|input| input.modifiers);
        let row = |key: &str| shown.iter().position(|place| all[*place] == key);
        if modifiers.shift
            && let (Some(from), Some(to)) = (row(&self.from), row(key))
        {
            let rows = &shown[from.min(to)..=from.max(to)];
            self.chosen = rows.iter().map(|place| all[*place].to_owned()).collect();
        } else if modifiers.command {
            if !self.chosen.remove(key) || self.chosen.is_empty() {
                self.chosen.insert(key.to_owned());
            }
            key.clone_into(&mut self.from);
        } else {
            self.choose_only(key);
        }
    }

    /// Moves what is chosen before a place of the order.
    fn put(&self, cx: &Studio, before: usize, out: &mut Outbox) {
        let edits = moved(cx.document().project(), &self.chosen, before);
        if !edits.is_empty() {
            out.edit(t("Move levels"), edits);
        }
    }

    fn buttons_ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        let all = keys(project);
        let mut chosen = all.iter().enumerate().filter(|(_, key)| self.chosen.contains(**key)).map(|(place, _)| place);
        let first = chosen.next().unwrap_or_default();
        let last = chosen.next_back().unwrap_or(first);
        ui.horizontal_wrapped(|ui| {
            for command in [LevelCommand::NewLevel, LevelCommand::NewMaze] {
                let button = ui.add_enabled(command.is_enabled(cx), Button::new(t(command.label())));
                if button.on_hover_text(t(command.help())).clicked() {
                    command.carry_out(cx, out);
                    self.follows_view = true;
                }
            }
            ui.separator();
            let copy = ui.button(t("Duplicate")).on_hover_text(t("Add a copy behind each that is chosen"));
            if copy.clicked() {
                self.chosen = duplicate(cx, &self.chosen, out).into_iter().collect();
            }
            let can = self.chosen.len() < all.len();
            let gone = ui.add_enabled(can, Button::new(t("Delete")));
            let gone = gone.on_hover_text(t("Delete what is chosen from the project. Undo brings it back."));
            if gone.on_disabled_hover_text(t("One level or maze stays in the project")).clicked() {
                delete(cx, &self.chosen, out);
                self.chosen.clear();
            }
            ui.separator();
            for (label, help, before) in [
                (t("Earlier"), t("Move it one place up: it is played earlier"), first.checked_sub(1)),
                (t("Later"), t("Move it one place down: it is played later"), Some(last + 2)),
            ] {
                let can = before.is_some_and(|before| !moved(project, &self.chosen, before).is_empty());
                let button = ui.add_enabled(can, Button::new(label)).on_hover_text(help);
                if let (true, Some(before)) = (button.clicked(), before) {
                    self.put(cx, before, out);
                }
            }
            ui.separator();
            let key = self.chosen.first().filter(|_| self.chosen.len() == 1);
            let show = ui.add_enabled(key.is_some(), Button::new(t("Show in the canvas")));
            if let (true, Some(key)) = (show.clicked(), key.cloned()) {
                out.session(move |session| bring_into_view(session, key));
            }
        });
    }
}

/// The title of a level or a maze; its file name if it has none.
fn title<'a>(project: &'a Project, key: &'a str) -> &'a str {
    let maze = || project.maze(key).map(|maze| maze.title.as_str());
    let title = project.level(key).map(|level| level.title.as_str()).or_else(maze).unwrap_or_default();
    if title.is_empty() { key } else { title }
}

/// The heading above a level or a maze.
fn group<'a>(project: &'a Project, key: &str) -> &'a str {
    project.level(key).map_or(t("Mazes"), |level| level.about.group.as_str())
}

/// Whether a level or a maze is what a search asks for.
fn answers(project: &Project, key: &str, query: &[String]) -> bool {
    let about = project.level(key).map(|level| &level.about);
    let (author, description) = about.map_or(("", ""), |about| (&about.author, &about.description));
    let text = SearchText::new(title(project, key), [key, author], group(project, key), description);
    query.is_empty() || text.rank(query).is_some()
}

/// Size and content of a level or a maze, in words.
fn facts_text(project: &Project, key: &str) -> String {
    let Some(facts) = facts(project, key) else { return String::new() };
    let (width, height) = facts.size;
    if project.maze(key).is_some() {
        let size = tr!("{width} × {height} cells", width, height);
        return [size, counted(facts.runs, "run")].join(", ");
    }
    let size = tr!("{width} × {height} pixels", width, height);
    let parts =
        [counted(facts.objects, "object"), counted(facts.switchers, "layer switcher"), counted(facts.runs, "run")];
    let parts = parts.into_iter().zip([facts.objects, facts.switchers, facts.runs]).filter(|(_, count)| *count > 0);
    let whole = project.with_layer(key).next().map(|whole| tr!("layer of {level}", level = title(project, &whole.key)));
    std::iter::once(size).chain(whole).chain(parts.map(|(text, _)| text)).collect::<Vec<_>>().join(", ")
}
