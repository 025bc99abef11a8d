//! The level itself: title, size, limits of the camera, water, background, goal.

use super::Subject;
use crate::bindings::{Action, ToolId};
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::look::icons::Icon;
use crate::look::theme;
use crate::session::{Brush, Selected, bring_into_view};
use crate::studio::Studio;
use crate::things::space::move_sides;
use crate::tr;
use crate::widgets::choices::{choices, combo, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::{hint, section, small_icon_button};
use eframe::egui::{Button, Color32, RichText, Ui};
use kit::derived::RoomLine;
use kit::document::CHUNK_SIZES;
use kit::document::{Edit, LevelSettings};
use kit::drawing::chunk_size::{self, NoChunkSize, Plan};
use kit::drawing::space::Sides;
use sim::project::{Area, Bounds, Credits, MAX_HEIGHT, MAX_WIDTH};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A size being typed; nothing is cut off before it is applied.
#[derive(Default)]
pub struct NewSize {
    of: Option<(String, u32, u32)>,
    width: i32,
    height: i32,
    /// Columns change at the left, rows at the top.
    at_left: bool,
    at_top: bool,
    /// Blocks along a side of the chunks that were chosen, for which revision, and what that does.
    chunks: Option<(u8, u64, Result<Plan, NoChunkSize>)>,
}

/// The size of the picture that the camera shows.
const SCREEN: (i32, i32) = (320, 224);

/// Shows what is said of the project as a whole.
pub fn project_ui(ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
    section(ui, t("Project"));
    let help = t("The project's name, shown in the window's title; the folder's name stays");
    if let Some((name, gesture)) = fields.text(ui, t("Project name"), help, &cx.document().project().name) {
        out.edit_in(gesture, t("Rename project"), vec![Edit::SetProjectName(name)]);
    }
    credits_ui(ui, fields, cx, out);
}

/// Shows who made the project, and under which licence.
pub fn credits_ui(ui: &mut Ui, fields: &mut Fields, cx: &Studio, out: &mut Outbox) {
    let credits = &cx.document().project().credits;
    let help = t("The author of the project, as web pages name them");
    if let Some((author, gesture)) = fields.text(ui, t("Author"), help, &credits.author) {
        let edit = Edit::SetCredits(Arc::new(Credits { author, ..(**credits).clone() }));
        out.edit_in(gesture, t("Change author"), vec![edit]);
    }
    let help = t("Under which licence others may use it, such as CC BY 4.0: web pages name it");
    if let Some((licence, gesture)) = fields.text(ui, t("Licence"), help, &credits.licence) {
        let edit = Edit::SetCredits(Arc::new(Credits { licence, ..(**credits).clone() }));
        out.edit_in(gesture, t("Change licence"), vec![edit]);
    }
}

/// Shows the level's settings.
pub fn ui(ui: &mut Ui, fields: &mut Fields, size: &mut NewSize, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    ui.heading(t("Level"));
    chooser_ui(ui, on, cx, out);
    settings_ui(ui, fields, on, cx, out);
    section(ui, t("Size"));
    size_ui(ui, fields, size, on, cx, out);
    chunks_ui(ui, size, cx, out);
    room_ui(ui, cx);
    section(ui, t("Camera limits"));
    bounds_ui(ui, fields, on, cx, out);
    super::limits::list_ui(ui, on, cx, out);
    section(ui, t("Starts"));
    super::starts::ui(ui, on, cx, out);
    section(ui, t("Goal"));
    goal_ui(ui, on, out);
    super::guides::ui(ui, fields, on, out);
}

fn chooser_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let levels = &cx.document().project().levels;
    if levels.len() < 2 {
        return;
    }
    row(ui, t("In view"), t("The level that the canvas shows"), |ui| {
        let shown = if on.level.title.is_empty() { on.key } else { on.level.title.as_str() };
        combo(ui, t("Level in view"), shown, |ui| {
            for level in levels {
                let name = if level.title.is_empty() { &level.key } else { &level.title };
                if ui.selectable_label(level.key == on.key, name).clicked() {
                    let key = level.key.clone();
                    out.session(move |session| bring_into_view(session, key));
                }
            }
        });
    });
}

fn settings_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let settings = LevelSettings::of(on.level);
    let edit = |settings| vec![Edit::SetLevelSettings { level: on.key.to_owned(), settings }];
    if let Some((title, g)) = fields.text(ui, t("Title"), t("Shown in tabs and lists"), &settings.title) {
        out.edit_in(g, t("Rename level"), edit(LevelSettings { title, ..settings.clone() }));
    }
    super::water::rows_ui(ui, fields, on, cx, out);
    row(ui, t("Wrap"), t("Height after which the terrain repeats downwards; 2048 in Sonic 1 and 2"), |ui| {
        let name = |wrap: Option<i32>| wrap.map_or(t("never").to_owned(), |height| tr!("after {height} px", height));
        combo(ui, t("Wrap"), &name(settings.wrap_y), |ui| {
            for wrap in [None, Some(256), Some(512), Some(1024), Some(2048), Some(4096), Some(8192)] {
                if ui.selectable_label(settings.wrap_y == wrap, name(wrap)).clicked() {
                    out.edit(t("Change wrapping"), edit(LevelSettings { wrap_y: wrap, ..settings.clone() }));
                }
            }
        });
    });
    let sets = &cx.document().project().tilesets;
    row(ui, t("Background"), t("The tileset whose background layers are drawn behind the level"), |ui| {
        let name = |of: Option<u16>| match of.map(|i| sets.get(usize::from(i))) {
            None => t("none").to_owned(),
            Some(None) => t("missing").to_owned(),
            Some(Some(set)) => set.tileset.name.clone(),
        };
        combo(ui, t("Background"), &name(settings.background), |ui| {
            for background in std::iter::once(None).chain((0..sets.len()).map(|i| Some(i as u16))) {
                if ui.selectable_label(settings.background == background, name(background)).clicked() {
                    out.edit(t("Change background"), edit(LevelSettings { background, ..settings.clone() }));
                }
            }
        });
        if small_icon_button(ui, Icon::Pencil, t("Edit the background layers")).clicked() {
            out.action(Action::Backgrounds);
        }
    });
    super::plane::rows_ui(ui, fields, on, cx, out);
    palettes_ui(ui, on, cx, out);
    super::properties::level_ui(ui, fields, on, cx, out);
}

/// The palettes in which the level shows its blocks, if a tileset has any.
fn palettes_ui(ui: &mut Ui, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let sets = &cx.document().project().tilesets;
    let names: BTreeSet<&str> =
        sets.iter().flat_map(|set| set.tileset.palettes.iter()).map(|palette| palette.name.as_str()).collect();
    let settings = LevelSettings::of(on.level);
    let now = &settings.colors;
    if names.is_empty() && now.palette.is_empty() && now.in_water.is_empty() {
        return;
    }
    let rows = [
        (t("Colours"), t("The palette in which the level shows its blocks"), t("the pictures' own"), &now.palette),
        (t("Colours in water"), t("The palette in which blocks under water are shown"), t("a tint"), &now.in_water),
    ];
    for (n, (label, help, none, chosen)) in rows.into_iter().enumerate() {
        row(ui, label, help, |ui| {
            let shown = match chosen.as_str() {
                "" => none.to_owned(),
                name if names.contains(name) => name.to_owned(),
                name => tr!("{name} (missing)", name),
            };
            combo(ui, label, &shown, |ui| {
                for name in std::iter::once("").chain(names.iter().copied()) {
                    let text = if name.is_empty() { none } else { name };
                    if ui.selectable_label(chosen == name, text).clicked() {
                        let mut settings = settings.clone();
                        let of = if n == 0 { &mut settings.colors.palette } else { &mut settings.colors.in_water };
                        name.clone_into(of);
                        let edit = Edit::SetLevelSettings { level: on.key.to_owned(), settings };
                        out.edit(t("Choose palette"), vec![edit]);
                    }
                }
            });
            if n == 0 && small_icon_button(ui, Icon::Pencil, t("Edit the colours")).clicked() {
                out.send(Command::ShowPane("colours"));
            }
        });
    }
}

fn size_ui(ui: &mut Ui, fields: &mut Fields, new: &mut NewSize, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let layout = &on.level.layout;
    let now = (on.key.to_owned(), layout.width(), layout.height());
    if new.of.as_ref() != Some(&now) {
        (new.width, new.height) = (layout.width() as i32, layout.height() as i32);
        new.of = Some(now);
    }
    let chunk = cx.derived().scene().chunk_size();
    let most = |blocks: u32| (blocks as i32 / chunk).max(1);
    let number = |label, range| Number {
        label,
        help: t("In chunks. Nothing changes until you apply it."),
        range,
        unit: "chunks",
    };
    if let Some((width, _)) = fields.number(ui, &number(t("Columns"), 1..=most(MAX_WIDTH)), new.width) {
        new.width = width;
    }
    if let Some((height, _)) = fields.number(ui, &number(t("Rows"), 1..=most(MAX_HEIGHT)), new.height) {
        new.height = height;
    }
    let (width, height) = (new.width.max(1) as u32, new.height.max(1) as u32);
    ui.weak(tr!("{width} × {height} pixels", width = width * chunk as u32 * 16, height = height * chunk as u32 * 16));
    if (width, height) != (layout.width(), layout.height()) {
        if width < layout.width() || height < layout.height() {
            ui.colored_label(theme::of(ui).warning, t("Everything beyond is cut off. Undo brings it back."));
        }
        if width != layout.width() {
            let at =
                [(false, t("Right"), t("At the right side")), (true, t("Left"), t("All in the level moves along"))];
            row(ui, t("Columns at the"), t("The side at which columns are put in or cut off"), |ui| {
                let chosen = choices(ui, t("Columns at the"), Some(new.at_left), &at, None);
                new.at_left = chosen.unwrap_or(new.at_left);
            });
        }
        if height != layout.height() {
            let at = [(false, t("Bottom"), t("At the bottom")), (true, t("Top"), t("All in the level moves along"))];
            row(ui, t("Rows at the"), t("The side at which rows are put in or cut off"), |ui| {
                let chosen = choices(ui, t("Rows at the"), Some(new.at_top), &at, None);
                new.at_top = chosen.unwrap_or(new.at_top);
            });
        }
        ui.horizontal(|ui| {
            if ui.add(Button::new(t("Apply size"))).clicked() {
                let (columns, rows) = (width as i32 - layout.width() as i32, height as i32 - layout.height() as i32);
                let at = |first: bool, by: i32| if first { (by, 0) } else { (0, by) };
                let ((left, right), (top, bottom)) = (at(new.at_left, columns), at(new.at_top, rows));
                move_sides(Sides { left, top, right, bottom }, cx, out);
            }
            if ui.button(t("Keep the old size")).clicked() {
                new.of = None;
            }
        });
    }
}

/// The size of the project's chunks. What another one does is said first.
fn chunks_ui(ui: &mut Ui, new: &mut NewSize, cx: &Studio, out: &mut Outbox) {
    let now = cx.document().project().chunk_size;
    let name = |size: u8| tr!("{size} × {size} pixels", size = u32::from(size) * 16);
    row(
        ui,
        t("Chunk size"),
        t("The size of this project's chunks. Sonic 1 and CD have 256 × 256 pixels, the others 128 × 128"),
        |ui| {
            combo(ui, t("Chunk size"), &name(now), |ui| {
                for size in CHUNK_SIZES {
                    if ui.selectable_label(size == now, name(size)).clicked() {
                        new.chunks = (size != now)
                            .then(|| (size, cx.document().revision(), chunk_size::plan(cx.document(), size)));
                    }
                }
            });
        },
    );
    let Some((size, revision, plan)) = &new.chunks else { return };
    if *revision != cx.document().revision() {
        new.chunks = None;
        return;
    }
    let size = *size;
    let mut is_answered = false;
    match plan {
        Err(error) => _ = ui.colored_label(theme::of(ui).warning, format!("{}.", said(&error.to_string()))),
        Ok(plan) => {
            let effects = said(&plan.effects()).into_owned();
            match plan.broken {
                0 => hint(ui, &effects),
                _ => _ = ui.colored_label(theme::of(ui).warning, effects),
            }
        }
    }
    ui.horizontal(|ui| {
        if let Ok(plan) = plan
            && ui.button(tr!("Change to {size}", size = name(size))).clicked()
        {
            out.edit(tr!("Chunks of {size}", size = name(size)), plan.edits.clone());
            out.session(|session| session.tools.brush = Brush::default());
            is_answered = true;
        }
        is_answered |= ui.button(t("Keep the size")).clicked();
    });
    if is_answered {
        new.chunks = None;
    }
}

/// Shows the use of the game's room, of a level that came from a disassembly.
fn room_ui(ui: &mut Ui, cx: &Studio) {
    let Some(room) = cx.derived().room() else { return };
    section(ui, t("Room in the game"));
    let of_zone = tr!("Used and allowed, counted for {zone}", zone = room.zone);
    for (help, lines) in
        [(of_zone.as_str(), &room.of_zone), (t("Used and allowed, counted for this level"), &room.of_level)]
    {
        for line in lines {
            row(ui, t(line.what), help, |ui| {
                ui.label(room_text(ui, line)).on_hover_text(room_help(line));
            });
        }
    }
}

/// Used and allowed, in the colour of what is left.
pub fn room_text(ui: &Ui, line: &RoomLine) -> RichText {
    RichText::new(tr!("{used} of {allowed}", used = line.used, allowed = line.allowed)).color(room_color(ui, line))
}

/// The colour of what is left.
pub fn room_color(ui: &Ui, line: &RoomLine) -> Color32 {
    match () {
        () if line.is_over() => theme::of(ui).error,
        () if line.is_near() => theme::of(ui).warning,
        () => ui.visuals().text_color(),
    }
}

/// Returns the meaning of the colour.
fn room_help(line: &RoomLine) -> String {
    match () {
        () if line.is_over() => tr!("{over} too many: an export is refused", over = line.used - line.allowed),
        () if line.is_near() => tr!("Room for {left} more", left = line.allowed - line.used),
        () => t("Used and allowed by the game").to_owned(),
    }
}

fn bounds_ui(ui: &mut Ui, fields: &mut Fields, on: &Subject<'_>, cx: &Studio, out: &mut Outbox) {
    let bounds = on.level.bounds;
    let help = t("As in the originals: the lowest and highest position of the screen's top left corner");
    let side = |label| Number { label, help, range: -(1 << 20)..=1 << 20, unit: "px" };
    let mut new = None;
    new = fields.number(ui, &side(t("Left")), bounds.left).map(|(left, g)| (Bounds { left, ..bounds }, g)).or(new);
    new = fields.number(ui, &side(t("Top")), bounds.top).map(|(top, g)| (Bounds { top, ..bounds }, g)).or(new);
    let right = fields.number(ui, &side(t("Right")), bounds.right);
    new = right.map(|(right, g)| (Bounds { right, ..bounds }, g)).or(new);
    let bottom = fields.number(ui, &side(t("Bottom")), bounds.bottom);
    new = bottom.map(|(bottom, g)| (Bounds { bottom, ..bounds }, g)).or(new);
    if let Some((bounds, gesture)) = new {
        out.edit_in(gesture, t("Change camera limits"), vec![Edit::SetBounds { level: on.key.to_owned(), bounds }]);
    }
    if bounds.right < bounds.left || bounds.bottom < bounds.top {
        ui.colored_label(theme::of(ui).warning, t("The limits cross: the camera cannot be anywhere."));
    }
    if let Some(limits) = cx.derived().limits() {
        if limits.is_guess() {
            let text = t("A guess of the import: around the used part of the layout, without wrapping.");
            ui.colored_label(theme::of(ui).warning, text);
        } else {
            ui.weak(tr!("Imported: the limits at the start of the act, from {source}.", source = limits.source));
        }
    }
    let (columns, rows) = cx.derived().scene().size_in_blocks();
    let (right, bottom) = (columns.saturating_mul(16) - SCREEN.0, rows.saturating_mul(16) - SCREEN.1);
    let whole = Bounds { left: 0, top: 0, right: right.max(0), bottom: bottom.max(0) };
    let button = Button::new(t("As large as the level"));
    if bounds != whole
        && ui.add(button).on_hover_text(t("The camera may show all of the level and nothing else")).clicked()
    {
        out.edit(t("Change camera limits"), vec![Edit::SetBounds { level: on.key.to_owned(), bounds: whole }]);
    }
}

fn goal_ui(ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
    if on.level.goal.is_some() {
        if ui.button(t("Select the goal")).clicked() {
            out.session(|session| {
                session.selected.things = [Selected::Goal].into();
                session.tools.tool = ToolId::Select;
            });
        }
    } else if ui.button(t("Add a goal")).on_hover_text(t("Puts it to the right of the start")).clicked() {
        let start = on.level.start;
        let goal = Area { x: start.x.saturating_add(128), y: start.y.saturating_sub(48), width: 32, height: 96 };
        out.edit(t("Add goal"), vec![Edit::SetGoal { level: on.key.to_owned(), goal: Some(goal) }]);
        out.session(|session| {
            session.selected.things = [Selected::Goal].into();
            session.tools.tool = ToolId::Select;
        });
    }
}
