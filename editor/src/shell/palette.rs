//! The command palette: type a part of a command's name and run it.

use super::windows::Window;
use crate::actions::is_enabled;
use crate::bindings::{ACTIONS, Action, When};
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::panes;
use crate::widgets::{focus_once, hint, keycap, search_field};
use eframe::egui::{self, Align, Align2, Button, Key, Layout, Modifiers, Ui, vec2};

/// Rows shown at once.
const MAX_ROWS: usize = 12;

/// Something that can be run.
#[derive(Clone)]
enum Run {
    /// A command.
    Action(Action),
    /// Bring a pane to the front.
    Pane(&'static str),
    /// Bring a level into view, by key.
    Level(String),
}

/// A row of the palette.
struct Entry {
    run: Run,
    label: String,
    group: &'static str,
    help: String,
}

impl Entry {
    fn text(&self) -> String {
        format!("{} {}", self.label, self.group).to_lowercase()
    }

    fn is_enabled(&self, cx: &PaneContext<'_>) -> bool {
        match &self.run {
            Run::Action(action) => is_enabled(*action, cx),
            Run::Pane(_) | Run::Level(_) => !cx.document.is_empty(),
        }
    }
}

/// The open palette.
#[derive(Default)]
pub struct Palette {
    search: String,
    chosen: usize,
    opened: bool,
}

impl Window for Palette {
    fn show(&mut self, ui: &mut Ui, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let mut run = None;
        let (up, down, enter) = ui.input_mut(|input| {
            (
                input.consume_key(Modifiers::NONE, Key::ArrowUp),
                input.consume_key(Modifiers::NONE, Key::ArrowDown),
                input.consume_key(Modifiers::NONE, Key::Enter),
            )
        });
        egui::Window::new("Find a command")
            .title_bar(false)
            .resizable(false)
            .anchor(Align2::CENTER_TOP, vec2(0.0, 90.0))
            .fixed_size(vec2(520.0, 420.0))
            .show(ui, |ui| {
                let field = search_field(ui, &mut self.search, "Type a command");
                focus_once(&field, &mut self.opened);
                if field.changed() {
                    self.chosen = 0;
                }
                let found = self.found(cx);
                let last = found.len().min(MAX_ROWS).saturating_sub(1);
                self.chosen = match (up, down) {
                    (true, _) => self.chosen.saturating_sub(1),
                    (_, true) => (self.chosen + 1).min(last),
                    _ => self.chosen.min(last),
                };
                if found.is_empty() {
                    hint(ui, "No command is named like this.");
                }
                for (place, entry) in found.iter().take(MAX_ROWS).enumerate() {
                    let clicked = row(ui, entry, cx, place == self.chosen);
                    if clicked || (enter && place == self.chosen) {
                        run = Some((entry.run.clone(), entry.is_enabled(cx)));
                    }
                }
            });
        let Some((run, enabled)) = run else { return true };
        match run {
            _ if !enabled => {}
            Run::Action(action) => out.action(action),
            Run::Pane(id) => out.send(Command::ShowPane(id)),
            Run::Level(key) => out.session(|session| crate::session::bring_into_view(session, key)),
        }
        false
    }
}

impl Palette {
    /// What has all the typed words, those first whose name begins with them.
    fn found(&self, cx: &PaneContext<'_>) -> Vec<Entry> {
        let wanted = self.search.to_lowercase();
        let words: Vec<_> = wanted.split_whitespace().collect();
        let actions = ACTIONS.iter().filter(|info| info.when != When::Held).map(|info| Entry {
            run: Run::Action(info.action),
            label: info.label.to_owned(),
            group: info.group,
            help: info.help.to_owned(),
        });
        let panes = panes::names().iter().map(|(id, title)| Entry {
            run: Run::Pane(id),
            label: format!("Show {title}"),
            group: "Panes",
            help: "Bring this pane to the front.".to_owned(),
        });
        let levels = cx.document.project().levels.iter().map(|level| Entry {
            run: Run::Level(level.key.clone()),
            label: level.title.clone(),
            group: "Levels",
            help: format!("Bring the level {} into view.", level.key),
        });
        let mazes = cx.document.project().mazes.iter().map(|maze| Entry {
            run: Run::Level(maze.key.clone()),
            label: maze.title.clone(),
            group: "Mazes",
            help: format!("Bring the maze {} into view.", maze.key),
        });
        let all = actions.chain(panes).chain(levels).chain(mazes);
        let mut found: Vec<_> = all.filter(|entry| words.iter().all(|word| entry.text().contains(word))).collect();
        found.sort_by_key(|entry| (!entry.text().starts_with(wanted.trim()), !entry.is_enabled(cx)));
        found
    }
}

fn row(ui: &mut Ui, entry: &Entry, cx: &PaneContext<'_>, chosen: bool) -> bool {
    let button = Button::selectable(chosen, entry.label.as_str()).min_size(vec2(ui.available_width(), 26.0));
    let response = ui.add_enabled(entry.is_enabled(cx), button);
    let mut beside = ui.new_child(
        egui::UiBuilder::new().max_rect(response.rect.shrink(4.0)).layout(Layout::right_to_left(Align::Center)),
    );
    let key = match &entry.run {
        Run::Action(action) => cx.keys.text(*action),
        Run::Pane(_) | Run::Level(_) => String::new(),
    };
    if !key.is_empty() {
        keycap(&mut beside, &key);
    }
    beside.label(egui::RichText::new(entry.group).weak().small());
    response.on_hover_text(entry.help.as_str()).clicked()
}
