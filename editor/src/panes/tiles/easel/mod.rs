//! The easel: the mask of a tile, drawn on with pencil, eraser, line, curve and fill, or by its columns and rows.

mod paint;
mod pixels;
mod stroke;

use super::{Manner, Subject, choose, picture, turns};
use crate::bindings::{Action, ToolId};
use crate::command::{Command, Outbox};
use crate::language::{msg, said, t};
use crate::look::icons::Icon;
use crate::overlays::ink;
use crate::session::{TileAt, View};
use crate::studio::Studio;
use crate::tools::Ghost;
use crate::tools::surface::CellHand;
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::choices::choices;
use crate::widgets::wheel::Notches;
use crate::widgets::{drag, icon_button, keys, tool_separator};
use eframe::egui::{
    self, Color32, Event, Key, Modifiers, PointerButton, Pos2, Rect, Response, Role, Sense, TextStyle, Ui, Vec2,
    WidgetInfo, vec2,
};
use kit::drawing::tile::draw::Side;
use kit::drawing::tile::linked;
use kit::drawing::tile::text::{self, Array, Base};
use kit::drawing::tile::turn;
use pixels::TilePixels;
use sim::tiles::Mask;
use sim::tiles::solid_tile::covers;
use stroke::{Hold, Stroke, Touch};

/// The tool of the hand on the mask.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pen {
    /// Makes pixels solid.
    #[default]
    Pencil,
    /// Empties pixels.
    Eraser,
    /// Lets the surface run straight.
    Line,
    /// Lets the surface run in a curve.
    Curve,
    /// Gives the tile the angle of a line; its shape stays.
    Angle,
    /// Fills or empties an area.
    Fill,
    /// Fills or empties a rectangle.
    Rectangle,
    /// Fills or empties an ellipse.
    Ellipse,
    /// Pulls columns up and down.
    Columns,
    /// Pulls rows left and right.
    Rows,
}

impl Pen {
    /// The tool of cells that it is; `None` for pens that draw surfaces and pull lines.
    const fn of_cells(self) -> Option<ToolId> {
        match self {
            Self::Pencil => Some(ToolId::Brush),
            Self::Eraser => Some(ToolId::Eraser),
            Self::Fill => Some(ToolId::Fill),
            Self::Rectangle => Some(ToolId::Rectangle),
            Self::Ellipse => Some(ToolId::Ellipse),
            Self::Line | Self::Curve | Self::Angle | Self::Columns | Self::Rows => None,
        }
    }
}

/// A tool with its picture, name, key and help.
type Info = (Pen, Icon, &'static str, Key, &'static str);

const PENS: [Info; 10] = [
    (Pen::Pencil, Icon::Pencil, msg("Pencil"), Key::B, msg("Make pixels solid. The right button empties them.")),
    (Pen::Eraser, Icon::Eraser, msg("Eraser"), Key::E, msg("Empty pixels. The right button makes them solid.")),
    (Pen::Line, Icon::Line, msg("Line"), Key::L, msg("Drag: the surface runs straight from one end to the other.")),
    (
        Pen::Curve,
        Icon::Curve,
        msg("Curve"),
        Key::C,
        msg("Drag from one end to the other, then move to bend the surface and click. Esc gives it up."),
    ),
    (
        Pen::Angle,
        Icon::Angles,
        msg("Angle by two points"),
        Key::A,
        msg("Drag from one point of the surface to another: the tile gets the angle of that line, its shape stays."),
    ),
    (
        Pen::Fill,
        Icon::Fill,
        msg("Fill"),
        Key::F,
        msg("Make an empty area solid. The right button empties a solid one."),
    ),
    (
        Pen::Rectangle,
        Icon::Rectangle,
        msg("Rectangle"),
        Key::S,
        msg(
            "Drag: a rectangle becomes solid, and its columns or rows with it as far as they need. The right button empties it.",
        ),
    ),
    (
        Pen::Ellipse,
        Icon::Ellipse,
        msg("Ellipse"),
        Key::Q,
        msg("Drag: an ellipse becomes solid, as a dome. The right button empties it, as a bowl."),
    ),
    (Pen::Columns, Icon::Columns, msg("Columns"), Key::H, msg("Drag the columns of the height array up and down.")),
    (Pen::Rows, Icon::Rows, msg("Rows"), Key::W, msg("Drag the rows of the width array left and right.")),
];

/// Keys that the mask takes for itself while it has the focus.
const KEYS: &[Key] = &[
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Space,
    Key::Enter,
    Key::Escape,
    Key::A,
    Key::B,
    Key::E,
    Key::L,
    Key::C,
    Key::F,
    Key::S,
    Key::Q,
    Key::H,
    Key::W,
    Key::X,
    Key::Y,
    Key::R,
    Key::I,
    Key::PageUp,
    Key::PageDown,
    Key::Home,
    Key::End,
    Key::Plus,
    Key::Equals,
    Key::Minus,
    Key::Num0,
];

/// Points along the side of a pixel, from smallest to largest.
const CELLS: [f32; 8] = [6.0, 9.0, 12.0, 16.0, 22.0, 30.0, 40.0, 56.0];
/// Points that the buttons of the view take, with the line before them.
const VIEW_BUTTONS: f32 = 150.0;
/// Points to a pixel from which on its line's number has room beside it.
const ROOMY: f32 = 20.0;
/// Points for the numbers of the rows.
const STRIP: f32 = 34.0;

/// The easel.
#[derive(Default)]
pub struct Easel {
    tool: Pen,
    side: Side,
    /// The array of a freed tile that is drawn on.
    array: Option<Array>,
    /// Place in [`CELLS`]; `None`: as large as there is room.
    zoom: Option<usize>,
    /// Points of height that the mask may take while it is as large as there is room.
    pub height: f32,
    /// Points to a pixel of the tile, as it was shown last.
    shown: f32,
    /// The cell that the keyboard is at.
    cursor: (i32, i32),
    stroke: Stroke,
    hand: CellHand,
    hold: Hold,
    /// Notches of Ctrl and the wheel that are not a whole step yet.
    notches: Notches,
    /// The block's picture is not shown behind the mask.
    bare: bool,
    /// The fault of the last paste.
    problem: Option<String>,
}

impl Easel {
    /// Tools, mask and the numbers along it. `hidden` are the pixels that no sensor comes to.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        on: &Subject<'_>,
        (manner, atlas): (&mut Manner, &BlockAtlas),
        hidden: Mask,
        cx: &Studio,
        out: &mut Outbox,
    ) {
        self.tools_ui(ui);
        self.manner_ui(ui, on, manner, out);
        ui.add_space(2.0);
        let (cell, roomy) = self.cell(ui);
        self.shown = cell;
        let side = cell * 16.0;
        let whole = vec2(side + if roomy { STRIP } else { 0.0 }, side + if roomy { 24.0 } else { 0.0 });
        let room = ui.available_width();
        let mut area = egui::ScrollArea::both().id_salt("mask").auto_shrink(true);
        if whole.x <= room {
            area = area.scroll([false, false]);
        }
        area.max_height(whole.y.min(760.0) + 12.0).show(ui, |ui| {
            ui.spacing_mut().item_spacing = Vec2::ZERO;
            ui.horizontal_top(|ui| {
                let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::click_and_drag());
                response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("Tile mask")));
                let has_keys = keys::claim(ui, &response, KEYS);
                self.let_go_of_strangers(on);
                self.pointer(ui, rect, &response, on, manner, out);
                if has_keys {
                    self.keyboard(ui, on, manner, out);
                }
                self.paint(ui, rect, &response, on, (atlas, hidden), cx);
                self.ghost(ui, (rect, cell), &response, &self.pixels(on, manner), atlas);
                if roomy {
                    ui.vertical(|ui| numbers(ui, on, manner, Array::Widths, cell, out));
                }
            });
            if roomy {
                ui.add_space(2.0);
                ui.horizontal(|ui| numbers(ui, on, manner, Array::Heights, cell, out));
            }
        });
        self.legend_ui(ui, on, hidden);
        turns::ui(ui, on, manner, out);
        if let Some(problem) = &self.problem {
            ui.colored_label(crate::look::theme::of(ui).error, problem);
        }
    }

    /// Draws the pixels that the release of a tool of cells would leave.
    fn ghost(
        &self,
        ui: &Ui,
        (canvas, zoom): (Rect, f32),
        response: &Response,
        on: &TilePixels<'_>,
        atlas: &BlockAtlas,
    ) {
        let view = View { origin: Pos2::ZERO, zoom };
        if let (Pen::Angle, Stroke::Lining { from, .. }) = (self.tool, self.stroke) {
            let by_keys = response.ctx.pointer_latest_pos().is_none_or(|at| !canvas.contains(at));
            let middle = |(x, y): (i32, i32)| view.to_screen(canvas, Pos2::new(x as f32 + 0.5, y as f32 + 0.5));
            let to = response.ctx.pointer_latest_pos().filter(|_| !by_keys).unwrap_or_else(|| middle(self.cursor));
            let painter = ui.painter_at(canvas);
            painter.line_segment([middle(from), to], egui::Stroke::new(4.0, Color32::BLACK));
            painter.line_segment([middle(from), to], egui::Stroke::new(2.0, ink::NORMAL));
            return;
        }
        let Some(tool) = self.tool.of_cells().filter(|_| self.hand.is_held()) else { return };
        let (x, y) = self.cursor;
        let by_keys = self.hand.is_tapped().then(|| Pos2::new(x as f32 + 0.5, y as f32 + 0.5));
        let by_mouse = || response.ctx.pointer_latest_pos().map(|at| view.to_level(canvas, at));
        let (painter, pointer) = (&ui.painter_at(canvas), by_keys.or_else(by_mouse));
        let modifiers = ui.input(|input| input.modifiers);
        self.hand.ghost(tool, &Ghost { painter, canvas, view, pointer, modifiers, snap: 1.0, atlas }, on);
    }

    fn tools_ui(&mut self, ui: &mut Ui) {
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 2.0;
            for (tool, icon, name, key, help) in PENS {
                let (name, help) = (t(name), t(help));
                let response = icon_button(ui, icon, name, self.tool == tool, true);
                let response =
                    response.on_hover_text(tr!("{name} ({key} on the mask)\n{help}", name, key = key.name(), help));
                if response.clicked() {
                    self.take(tool);
                }
            }
            // What changes the view stays together.
            if ui.available_size_before_wrap().x < VIEW_BUTTONS {
                ui.end_row();
            } else {
                tool_separator(ui);
            }
            let at = self.zoom.map_or_else(|| t("fit").to_owned(), |at| format!("{} pt", CELLS[at]));
            if icon_button(ui, Icon::ZoomOut, t("Smaller mask"), false, true)
                .on_hover_text(t("Smaller (- on the mask)"))
                .clicked()
            {
                self.zoom_by(-1);
            }
            if icon_button(ui, Icon::ZoomIn, t("Larger mask"), false, true)
                .on_hover_text(t("Larger (+ on the mask)"))
                .clicked()
            {
                self.zoom_by(1);
            }
            let fit = icon_button(ui, Icon::Fit, t("Fit the mask"), self.zoom.is_none(), true);
            if fit.on_hover_text(tr!("As large as there is room (0 on the mask); now: {at}", at)).clicked() {
                self.zoom = None;
            }
            let art = icon_button(ui, Icon::Picture, t("Picture behind the mask"), !self.bare, true);
            if art.on_hover_text(t("Show the picture of the first block that uses the tile")).clicked() {
                self.bare ^= true;
            }
        });
    }

    /// Shows the end that new lines start from, and the link of the arrays: linked or split, and which one is drawn on then.
    fn manner_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, out: &mut Outbox) {
        ui.horizontal_wrapped(|ui| {
            let rows = self.drawn(on, manner) == Array::Widths;
            let (far, near) = if rows { (t("Right"), t("Left")) } else { (t("Below"), t("Above")) };
            let options = [
                (
                    Side::Auto,
                    t("Auto"),
                    t("What is drawn is solid like its neighbours; without any, like floors and right walls"),
                ),
                (Side::Far, far, t("Floors and right walls: solid from the surface to the bottom or the right edge")),
                (Side::Near, near, t("Ceilings and left walls: solid from the surface to the top or the left edge")),
            ];
            ui.scope(|ui| {
                ui.set_max_width(196.0);
                if let Some(side) = choices(ui, t("Solid"), Some(self.side), &options, None) {
                    self.side = side;
                }
            });
            let linked_now = manner.is_linked(on);
            let text = if linked_now { t("Linked") } else { t("Split") };
            let help = t("Linked: the widths follow from the heights, and both draw the same shape. Split: each array is drawn and typed separately, and differences are marked.");
            if ui.selectable_label(linked_now, text).on_hover_text(help).clicked() {
                if linked_now {
                    manner.freed.insert(on.at);
                } else {
                    manner.freed.remove(&on.at);
                    on.put(out, t("Link widths to heights"), linked(&on.tile));
                }
            }
            ui.add_enabled_ui(!linked_now, |ui| {
                let options = [
                    (Array::Heights, t("Heights"), t("Draw on the height array: what sensors see that look up and down")),
                    (Array::Widths, t("Widths"), t("Draw on the width array: what sensors see that look sideways")),
                ];
                ui.scope(|ui| {
                    ui.set_max_width(150.0);
                    if let Some(array) = choices(ui, t("Draw on"), Some(self.drawn(on, manner)), &options, None) {
                        self.array = Some(array);
                    }
                });
            });
        });
    }

    /// The array that the tools draw on.
    fn drawn(&self, on: &Subject<'_>, manner: &Manner) -> Array {
        match (self.tool, manner.is_linked(on)) {
            (Pen::Rows, false) => Array::Widths,
            (Pen::Columns, _) | (_, true) => Array::Heights,
            _ => self.array.unwrap_or(Array::Heights),
        }
    }

    fn take(&mut self, tool: Pen) {
        self.tool = tool;
        self.stroke = Stroke::Ready;
        self.hand.cancel();
    }

    /// Points to a pixel of the tile, and whether the numbers are beside it.
    fn cell(&self, ui: &Ui) -> (f32, bool) {
        match self.zoom {
            Some(at) => (CELLS[at], CELLS[at] >= ROOMY),
            None => {
                let room = ui.available_width();
                let beside = ((room - STRIP).min(self.height) / 16.0).floor();
                match beside >= ROOMY {
                    true => (beside.min(26.0), true),
                    false => ((room.min(self.height) / 16.0).floor().clamp(CELLS[0], ROOMY), false),
                }
            }
        }
    }

    fn zoom_by(&mut self, by: i32) {
        let now = self.zoom.map_or(self.shown, |at| CELLS[at]);
        let at = match by > 0 {
            true => CELLS.iter().position(|cell| *cell > now).unwrap_or(CELLS.len() - 1),
            false => CELLS.iter().rposition(|cell| *cell < now).unwrap_or(0),
        };
        self.zoom = Some(at);
    }

    fn pointer(
        &mut self,
        ui: &Ui,
        rect: Rect,
        response: &Response,
        on: &Subject<'_>,
        manner: &mut Manner,
        out: &mut Outbox,
    ) {
        let at = |pos: Pos2| {
            let place = (pos - rect.min) / (rect.width() / 16.0);
            (place.x.floor() as i32, place.y.floor() as i32)
        };
        if response.contains_pointer() {
            let steps = self.notches.zoomed(ui);
            (0..steps.abs()).for_each(|_| self.zoom_by(steps.signum()));
        }
        let Some(pos) = ui.input(|input| input.pointer.latest_pos()) else { return };
        let (pressed, released, second) = ui.input(|input| {
            let second = input.pointer.button_down(PointerButton::Secondary)
                || input.pointer.button_released(PointerButton::Secondary);
            (input.pointer.any_pressed(), input.pointer.any_released(), second)
        });
        let down = response.is_pointer_button_down_on();
        if down && pressed {
            response.request_focus();
        }
        if down || response.hovered() {
            let (x, y) = at(pos);
            if down {
                self.cursor = (x.clamp(0, 15), y.clamp(0, 15));
            }
            let modifiers = ui.input(|input| input.modifiers);
            let pressed = down && pressed;
            let touch = Touch { pressed, down, released, second, modifiers, ..Touch::over((x, y)) };
            self.work(touch, on, manner, out);
        } else if released
            && (self.hand.is_held() || matches!(self.stroke, Stroke::Lining { .. } | Stroke::Pulling { .. }))
        {
            self.work(Touch { released, second, ..Touch::over(at(pos)) }, on, manner, out);
        }
    }

    fn keyboard(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, out: &mut Outbox) {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Key { key, pressed: true, modifiers, .. } if !modifiers.command && !modifiers.alt => {
                    self.press(ui, key, modifiers, on, manner, out);
                }
                _ => {}
            }
        }
    }

    /// Carries out the pane's own shortcuts on the mask.
    pub fn act(&mut self, action: Action, on: &Subject<'_>, out: &mut Outbox) {
        match action {
            Action::Copy => out.send(Command::Copy(super::arrays::whole(on))),
            Action::FlipX => self.press_key(Key::X, on, out),
            Action::FlipY => self.press_key(Key::Y, on, out),
            Action::PreviousItem => self.press_key(Key::PageUp, on, out),
            Action::NextItem => self.press_key(Key::PageDown, on, out),
            Action::ZoomIn => self.zoom_by(1),
            Action::ZoomOut => self.zoom_by(-1),
            Action::FitLevel => self.zoom = None,
            _ => {}
        }
    }

    fn press(
        &mut self,
        ui: &Ui,
        key: Key,
        modifiers: Modifiers,
        on: &Subject<'_>,
        manner: &mut Manner,
        out: &mut Outbox,
    ) {
        let step = match key {
            Key::ArrowLeft => Some((-1, 0)),
            Key::ArrowRight => Some((1, 0)),
            Key::ArrowUp => Some((0, -1)),
            Key::ArrowDown => Some((0, 1)),
            _ => None,
        };
        if let Some((dx, dy)) = step {
            self.cursor = ((self.cursor.0 + dx).clamp(0, 15), (self.cursor.1 + dy).clamp(0, 15));
            // With Shift the tool goes on drawing along the way.
            let over = Touch::over(self.cursor);
            let draws = Touch { pressed: true, down: true, released: true, ..over };
            match self.tool {
                Pen::Pencil | Pen::Eraser | Pen::Columns | Pen::Rows if modifiers.shift => {
                    self.work(draws, on, manner, out);
                }
                _ => self.work(over, on, manner, out),
            }
            return;
        }
        if let Some((tool, ..)) = PENS.iter().find(|(.., of, _)| *of == key) {
            self.take(*tool);
            return;
        }
        match key {
            Key::Space | Key::Enter => self.tap(modifiers.shift, on, manner, out),
            Key::Escape => self.give_up(ui, on, out),
            key => self.press_key(key, on, out),
        }
    }

    /// Keys that mean the same with every tool.
    fn press_key(&mut self, key: Key, on: &Subject<'_>, out: &mut Outbox) {
        let last = on.tiles().len().saturating_sub(1);
        match key {
            Key::X => on.put(out, t("Flip tile left to right"), turn::flipped(&on.tile, true, false)),
            Key::Y => on.put(out, t("Flip tile top to bottom"), turn::flipped(&on.tile, false, true)),
            Key::R => on.put(out, t("Rotate tile"), turn::rotated(&on.tile)),
            Key::I => on.put(out, t("Invert tile"), turn::inverted(&on.tile)),
            Key::PageUp if on.at.tile > 0 => choose(out, TileAt { tile: on.at.tile - 1, ..on.at }),
            Key::PageDown if usize::from(on.at.tile) < last => choose(out, TileAt { tile: on.at.tile + 1, ..on.at }),
            Key::Home => self.cursor.0 = 0,
            Key::End => self.cursor.0 = 15,
            Key::Plus | Key::Equals => self.zoom_by(1),
            Key::Minus => self.zoom_by(-1),
            Key::Num0 => self.zoom = None,
            _ => {}
        }
    }

    /// Takes a pasted text as the tile's arrays and angle.
    pub fn paste(&mut self, pasted: &str, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        match text::read(pasted, self.drawn(on, manner), Base::Auto) {
            Ok(found) => {
                self.problem = None;
                on.put(out, t("Paste tile"), super::arrays::taken(on, manner, &found));
            }
            Err(problem) => self.problem = Some(tr!("Not pasted: {problem}", problem = said(&problem.to_string()))),
        }
    }

    /// Shows the meaning of the colours, if more than one is there.
    fn legend_ui(&self, ui: &mut Ui, on: &Subject<'_>, hidden: Mask) {
        let inks = picture::inks(ui);
        let count = |which: fn(bool, bool) -> bool| {
            let of = |n: usize| (covers(on.tile.heights[n % 16], n / 16), covers(on.tile.widths[n / 16], n % 16));
            (0..256).map(of).filter(|(h, w)| which(*h, *w)).count()
        };
        let (heights, widths) = (count(|h, w| h && !w), count(|h, w| w && !h));
        let unreached: usize = hidden.iter().map(|row| row.count_ones() as usize).sum();
        let parts = [
            (
                inks.heights,
                heights,
                tr!("{count} px by heights alone", count = heights),
                t("Solid by the heights only: found up and down"),
            ),
            (
                inks.widths,
                widths,
                tr!("{count} px by widths alone", count = widths),
                t("Solid by the widths only: found sideways"),
            ),
            (
                ui.visuals().text_color(),
                unreached,
                tr!("{count} px unreached", count = unreached),
                t("No sensor of the bench reaches them"),
            ),
        ];
        // One line, also for a tile that needs none: what follows stays where it is.
        ui.horizontal(|ui| {
            ui.set_height(16.0);
            for (color, _, text, help) in parts.into_iter().filter(|(_, count, ..)| *count > 0) {
                let (rect, _) = ui.allocate_exact_size(vec2(12.0, 12.0), Sense::hover());
                ui.painter().rect_filled(rect, 2.0, color.gamma_multiply(0.8));
                ui.label(egui::RichText::new(text).small()).on_hover_text(help);
            }
        });
    }
}

/// The numbers of an array along the mask: dragged like handles, or typed.
fn numbers(ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, array: Array, cell: f32, out: &mut Outbox) {
    let (values, label, size) = match array {
        Array::Heights => (on.tile.heights, t("Change heights"), vec2(cell, 20.0)),
        Array::Widths => (on.tile.widths, t("Change widths"), vec2(STRIP - 2.0, cell)),
    };
    let ruled = linked(&on.tile).widths;
    ui.spacing_mut().button_padding = vec2(0.0, 0.0);
    ui.spacing_mut().interact_size = vec2(8.0, 8.0);
    ui.style_mut().drag_value_text_style = TextStyle::Small;
    for (n, value) in values.into_iter().enumerate() {
        let mut now = i32::from(value);
        let hex = manner.hex;
        let field = drag(&mut now)
            .range(-16..=16)
            .speed(f64::from(1.0 / cell))
            .formatter(move |value| super::arrays::shown(value as i8, hex))
            .parser(move |text| super::arrays::parsed(text, hex));
        let differs = array == Array::Widths && kit::drawing::tile::plain(value) != ruled[n];
        let response = ui
            .scope(|ui| {
                if differs {
                    ui.visuals_mut().override_text_color = Some(crate::look::theme::of(ui).warning);
                }
                ui.add_sized(size, field)
            })
            .inner;
        let response = response.accessible_name(match array {
            Array::Heights => tr!("Height {n}", n),
            Array::Widths => tr!("Width {n}", n),
        });
        let response = response.on_hover_ui(|ui| {
            ui.label(match array {
                Array::Heights => {
                    tr!("Height of column {n}: from the bottom, negative from the top. Drag or type.", n)
                }
                Array::Widths => tr!("Width of row {n}: from the right, negative from the left. Drag or type.", n),
            });
            if differs {
                ui.label(tr!("The heights would give {width}.", width = ruled[n]));
            }
        });
        let gesture = (response.drag_started() || response.gained_focus() || response.changed())
            .then(|| manner.held.of(&response));
        if let (Some(gesture), true) = (gesture, response.changed()) {
            // Half a number, or a place on the way of a drag, would cut columns that the last one leaves.
            if manner.before.as_ref().is_none_or(|(held, _)| *held != gesture) {
                manner.before = Some((gesture, on.tile));
            }
            let tile = manner.before.map_or(on.tile, |(_, tile)| tile);
            let tile = stroke::pulled(&Subject { tile, ..*on }, manner, array, n, now as i8);
            on.put_in(out, gesture, label, tile);
        }
    }
}

/// Under the pointer, in words.
fn readout(on: &Subject<'_>, (x, y): (i32, i32)) -> String {
    let (column, row) = (x.clamp(0, 15) as usize, y.clamp(0, 15) as usize);
    let solid = covers(on.tile.heights[column], row) || covers(on.tile.widths[row], column);
    let (height, width) = (on.tile.heights[column], on.tile.widths[row]);
    match solid {
        true => tr!("x {x}, y {y}: solid. Height {height}, width {width}.", x, y, height, width),
        false => tr!("x {x}, y {y}: empty. Height {height}, width {width}.", x, y, height, width),
    }
}
