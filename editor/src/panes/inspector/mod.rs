//! The inspector: what is selected, to be read and changed; with nothing selected the level itself.

mod changes;
mod guides;
mod level;
mod limits;
mod marks;
mod physics;
mod placements;
mod plane;
pub mod properties;
mod slots;
mod starts;
mod summary;
mod things;
mod water;

pub use level::{credits_ui, room_color, room_text};
pub use properties::{NewProperty, OwnProperty, property_ui};

use super::Pane;
use super::blocks::solidity;
use crate::bindings::focus::as_the_level;
use crate::bindings::{Action, Takes, ToolId};
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::maze;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::lookup::Indexed;
use crate::things::targets;
use crate::tools::{self, Options};
use crate::tr;
use crate::widgets::fields::Fields;
use crate::widgets::{hint, section};
use eframe::egui::{ScrollArea, Ui};
use sim::project::{LayerSwitcher, LevelData, LevelMark, Placement};

/// The pane.
#[derive(Default)]
pub struct Inspector {
    fields: Fields,
    size: level::NewSize,
    maze_size: maze::inspector::NewSize,
    physics: physics::Physics,
    slots: slots::Slots,
    summary: summary::SummaryCache,
    /// The options of the tool whose options were shown last.
    options: Option<(ToolId, Box<dyn Options>)>,
}

/// Things of different kinds that are named at most.
const LISTED: usize = 24;

/// The subject that the parts of the inspector work on.
struct Subject<'a> {
    key: &'a str,
    level: &'a LevelData,
}

impl Pane for Inspector {
    fn id(&self) -> &'static str {
        "inspector"
    }

    fn title(&self) -> &'static str {
        msg("Inspector")
    }

    fn words(&self) -> &'static [&'static str] {
        &["properties", "attributes", "details", "fields", "subtype"]
    }

    fn manual(&self) -> &'static str {
        "first-level.md"
    }

    fn keys(&self) -> fn(Action) -> Takes {
        as_the_level
    }

    fn drop_typing(&mut self) {
        self.size = level::NewSize::default();
        self.maze_size = maze::inspector::NewSize::default();
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let key = cx.session().level.as_str();
        if let Some(maze) = cx.in_view().maze() {
            let fields = (&mut self.fields, &mut self.maze_size);
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| maze::inspector::ui(ui, fields, maze, cx, out));
            return;
        }
        let Some(level) = cx.in_view().level() else {
            hint(ui, t("Open a project to see its level here."));
            return;
        };
        let subject = Subject { key, level };
        // A click elsewhere takes the keyboard away again as long as it is in the input.
        let is_clicked = ui.input(|input| input.pointer.any_click() || input.pointer.any_pressed());
        (self.fields.focus_next, self.fields.has_first_focus) =
            (cx.session().selected.focus_fields && !is_clicked, false);
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| self.subject_ui(ui, &subject, cx, out));
        if self.fields.has_first_focus || std::mem::take(&mut self.fields.focus_next) {
            out.session(|session| session.selected.focus_fields = false);
        }
    }
}

impl Inspector {
    /// Takes the options of the tool in hand; false if it has none.
    fn follow_tool(&mut self, cx: &Studio) -> bool {
        let tool = cx.session().tools.tool;
        if self.options.as_ref().is_none_or(|(of, _)| *of != tool) {
            self.options = tools::of(tool).options().map(|options| (tool, options));
        }
        self.options.is_some()
    }

    fn subject_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
        let there = |what: &Selected| cx.session().selected.things.contains(what);
        let water = on.level.water.map(|_| Selected::Water);
        let selected: Vec<Selected> = water.into_iter().chain(targets::all(on.level)).filter(there).collect();
        let is_chosen = |s: &&LayerSwitcher| selected.contains(&Selected::Switcher(s.id));
        let switchers: Vec<&LayerSwitcher> = on.level.switchers.iter().filter(is_chosen).collect();
        let is_chosen = |p: &&Placement| cx.session().selected.things.contains(&Selected::Placement(p.id));
        let placements: Vec<&Placement> = on.level.placements.iter().filter(is_chosen).collect();
        let is_chosen = |mark: &&LevelMark| selected.contains(&Selected::Mark(mark.id));
        let marks: Vec<&LevelMark> = on.level.marks.iter().filter(is_chosen).collect();
        match selected.as_slice() {
            [] if self.follow_tool(cx) => {
                if let Some((_, options)) = &mut self.options {
                    options.ui(ui, &mut self.fields, cx, out);
                }
            }
            [] => {
                level::ui(ui, &mut self.fields, &mut self.size, on, cx, out);
                level::project_ui(ui, &mut self.fields, cx, out);
                self.physics.ui(ui, &mut self.fields, cx, out);
            }
            [what @ (Selected::Start | Selected::FurtherStart(_))] => {
                things::start_ui(ui, &mut self.fields, on, *what, out);
            }
            [Selected::Goal] => things::goal_ui(ui, &mut self.fields, on, out),
            [Selected::Water] => water::ui(ui, &mut self.fields, on, cx, out),
            _ if marks.len() == selected.len() => marks::ui(ui, &mut self.fields, (on, &marks), cx, out),
            [Selected::LimitChange(id)] => limits::ui(ui, &mut self.fields, (on, *id), out),
            _ if placements.len() == selected.len() => {
                let (level, project) = (cx.document().level(on.key), cx.document().project());
                let Some(level) = level else { return };
                let summary = self.summary.get(level, &cx.session().selected.things, project, &placements);
                placements::ui(ui, &mut self.fields, on, (&placements, summary), cx, out);
                self.slots.ui(ui, &mut self.fields, (on, &placements), cx, out);
            }
            _ if switchers.len() == selected.len() => {
                things::switchers_ui(ui, &mut self.fields, on, &switchers, cx, out)
            }
            several => {
                ui.heading(tr!("{count} things", count = several.len()));
                let things = Indexed::new(on.level);
                for what in several.iter().take(LISTED) {
                    ui.label(targets::name_in_view(&things, cx.derived(), *what));
                }
                if let Some(more) = several.len().checked_sub(LISTED).filter(|more| *more > 0) {
                    ui.weak(tr!("and {more} more", more));
                }
                ui.add_space(6.0);
                hint(ui, t("Select things of one kind to change them together."));
            }
        }
        if selected.is_empty() && !cx.session().selected.area.is_empty() {
            section(ui, t("Solidity of the area"));
            solidity::area_ui(ui, cx, out);
        }
    }
}
