//! The chunk, large, to draw on.

use super::cells::{self, ChunkInk};
use super::surface::{ChunkCells, Subject};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::overlays::ink;
use crate::panes::canvas::readout;
use crate::session::View;
use crate::studio::Studio;
use crate::tools::right_press::RightPress;
use crate::tools::surface::{CellHand, CellSurface as _};
use crate::tools::{self, Ghost, Pointer, block_of};
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::keys;
use eframe::egui::{
    self, Color32, ColorImage, Event, Key, PointerButton, Pos2, Rect, Response, Role, Sense, Stroke as Line,
    StrokeKind, TextureHandle, Ui, WidgetInfo, pos2, vec2,
};
use kit::derived::scene::{Scene, Show};
use kit::document::Blocks;
use sim::tiles::{Cell, Chunk, ChunkId, TileLayer};
use std::sync::Arc;

/// Keys that the easel takes for itself while it has the focus.
const KEYS: &[Key] = &[
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::ArrowDown,
    Key::Enter,
    Key::Space,
    Key::Delete,
    Key::Backspace,
    Key::Escape,
    Key::C,
    Key::V,
];

/// Whether a tool means something on a chunk: those that paint blocks do.
pub fn is_known(tool: ToolId) -> bool {
    tools::facts(tool).paints.is_any()
}

/// The tool in hand; the brush, if that means nothing here.
pub fn in_hand(cx: &Studio) -> ToolId {
    if is_known(cx.session().tools.tool) { cx.session().tools.tool } else { ToolId::Brush }
}

/// The sources of the pictures.
type Made = (Arc<Chunk>, Arc<Scene>, Option<TileLayer>);

/// The easel.
#[derive(Default)]
pub struct Easel {
    hand: CellHand,
    right: RightPress,
    /// Number of the chunk that the hand works on.
    holds: ChunkId,
    /// The cell of the keyboard.
    caret: (i32, i32),
    pictures: Option<(Made, [TextureHandle; 2])>,
}

impl Easel {
    /// Shows the chunk and works it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        on: &Subject<'_>,
        collision: bool,
        atlas: &BlockAtlas,
        cx: &Studio,
        out: &mut Outbox,
    ) {
        let room = ui.available_width().min(512.0);
        // Whole pixels for each of the chunk's, if there is room for them.
        let whole = (room / (on.side as f32 * 16.0)).floor() * on.side as f32 * 16.0;
        let size = if whole > 0.0 { whole } else { room };
        let (area, response) = ui.allocate_exact_size(vec2(size, size), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("Chunk easel")));
        let has_keys = keys::claim(ui, &response, KEYS);
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        self.paint(ui, area, on, collision, cx);
        if self.holds != on.id {
            // What was held is in the chunk that was here before.
            self.hand.cancel();
            (self.right, self.holds) = (RightPress::default(), on.id);
        }
        let view = View { origin: Pos2::ZERO, zoom: area.width() / (on.side as f32 * 16.0) };
        let cells = ChunkCells { on, cx };
        self.pointer(ui, &response, (area, view), &cells, out);
        if has_keys {
            self.keyboard(ui, view.zoom, &cells, out);
        }
        let hovered = response.hover_pos().map(|at| view.to_level(area, at));
        let (painter, modifiers) = (&ui.painter_at(area.expand(2.0)), ui.input(|i| i.modifiers));
        let by_keys = response.has_focus() && self.hand.is_tapped();
        let pointer = hovered.or(by_keys.then(|| middle(self.caret)));
        let ghost = Ghost { painter, canvas: area, view, pointer, modifiers, snap: 1.0, atlas };
        if !self.right.is_held() {
            self.hand.ghost(in_hand(cx), &ghost, &cells);
        }
        self.right.ghost(&ghost, &cells);
        if response.has_focus() {
            let caret = ghost.area(cells.span_area((self.caret, self.caret)));
            painter.rect_stroke(caret, 0.0, Line::new(2.0, theme::of(ui).warning), StrokeKind::Inside);
        }
        if let Some(at) = hovered.map(block_of).or(response.has_focus().then_some(self.caret)) {
            let text = cells::at(on.chunk, on.side, at).map_or_else(String::new, |cell| readout::describe(cx, &cell));
            ui.weak(format!("{}, {}: {text}", at.0, at.1));
        } else {
            ui.weak(t("Left paints, right picks, a right drag copies an area"));
        }
    }

    fn pointer(
        &mut self,
        ui: &Ui,
        response: &Response,
        (area, view): (Rect, View),
        on: &ChunkCells<'_>,
        out: &mut Outbox,
    ) {
        let Some(at) = ui.input(|i| i.pointer.latest_pos()).map(|at| view.to_level(area, at)) else { return };
        let button = |button| ui.input(|i| (i.pointer.button_pressed(button), i.pointer.button_released(button)));
        let (modifiers, zoom, down) = (ui.input(|i| i.modifiers), view.zoom, response.is_pointer_button_down_on());
        let plain = Pointer { down, modifiers, ..Pointer::still(at, zoom) };
        let (pressed, released) = button(PointerButton::Primary);
        if down && pressed {
            let inside = |v: i32| v.clamp(0, on.on.side - 1);
            let (x, y) = block_of(at);
            self.caret = (inside(x), inside(y));
            if self.hand.is_tapped() {
                self.hand.cancel();
            }
            self.hand.pointer(in_hand(on.cx), Pointer { pressed, released, ..plain }, on, out);
        } else if self.hand.is_held() && !self.hand.is_tapped() {
            self.hand.pointer(in_hand(on.cx), Pointer { released: released || !down, ..plain }, on, out);
        }
        let (pressed, released) = button(PointerButton::Secondary);
        let pressed = pressed && response.hovered();
        if self.right.follow(Pointer { pressed, released, ..plain }, false, on, out) {
            on.pick(at, out);
        }
    }

    fn keyboard(&mut self, ui: &Ui, zoom: f32, on: &ChunkCells<'_>, out: &mut Outbox) {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Key { key, pressed: true, modifiers, .. } if !(modifiers.command || modifiers.alt) => {
                    self.key(key, zoom, on, out);
                }
                _ => {}
            }
        }
    }

    fn key(&mut self, key: Key, zoom: f32, on: &ChunkCells<'_>, out: &mut Outbox) {
        let (last, Subject { chunk, side, .. }) = (on.on.side - 1, on.on);
        let step = |(x, y): (i32, i32), dx: i32, dy: i32| ((x + dx).clamp(0, last), (y + dy).clamp(0, last));
        match key {
            Key::C => on.capture(Blocks::spanned((0, 0), (last, last)), out),
            Key::V => {
                let edits = on.put_stamp(self.caret, true, out);
                out.edit(on.label(t("Paste")), edits);
            }
            Key::ArrowLeft => self.caret = step(self.caret, -1, 0),
            Key::ArrowRight => self.caret = step(self.caret, 1, 0),
            Key::ArrowUp => self.caret = step(self.caret, 0, -1),
            Key::ArrowDown => self.caret = step(self.caret, 0, 1),
            Key::Escape => _ = self.hand.cancel(),
            Key::Delete | Key::Backspace => {
                let empty = cells::painted(chunk, *side, &[self.caret], ChunkInk::Cell(Cell::default()));
                out.edit(on.label(t("Erase")), on.on.put(empty));
            }
            Key::Enter | Key::Space => self.hand.tap(in_hand(on.cx), Pointer::still(middle(self.caret), zoom), on, out),
            _ => {}
        }
    }

    fn paint(&mut self, ui: &Ui, area: Rect, on: &Subject<'_>, collision: bool, cx: &Studio) {
        let c = theme::of(ui);
        let painter = ui.painter_at(area.expand(1.0));
        painter.rect_filled(area, 0.0, c.void);
        let layer = collision.then_some(cx.session().tools.layer);
        let [art, solid] = self.pictures(ui, on, layer, cx.derived().scene());
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(art, area, whole, Color32::WHITE);
        if collision {
            painter.image(solid, area, whole, Color32::WHITE);
        }
        if cx.session().canvas.overlays.grid {
            let cell = area.width() / on.side as f32;
            for i in 1..on.side {
                let at = i as f32 * cell;
                painter.vline(area.left() + at, area.y_range(), Line::new(1.0, ink::GRID));
                painter.hline(area.x_range(), area.top() + at, Line::new(1.0, ink::GRID));
            }
        }
        painter.rect_stroke(area, 0.0, Line::new(1.0, c.line), StrokeKind::Outside);
    }

    /// Textures of the art and of what is solid, made anew if something else is to be seen.
    fn pictures(
        &mut self,
        ui: &Ui,
        on: &Subject<'_>,
        layer: Option<TileLayer>,
        scene: &Arc<Scene>,
    ) -> [egui::TextureId; 2] {
        if let Some(((chunk, from, shown), textures)) = &self.pictures
            && Arc::ptr_eq(chunk, on.chunk)
            && *shown == layer
            && from.block_look().is_of(scene)
            && Arc::ptr_eq(&from.masks, &scene.masks)
        {
            return [textures[0].id(), textures[1].id()];
        }
        let texture = |name: &str, show| {
            let (side, texels) = scene.chunk_picture(on.chunk, show, 0);
            let image = ColorImage::from_rgba_premultiplied([side, side], texels.as_flattened());
            ui.load_texture(name, image, crate::widgets::PIXELS)
        };
        let solid = Show::Collision(layer.unwrap_or_default());
        let textures = [texture("chunk easel", Show::Art), texture("chunk collision", solid)];
        let ids = [textures[0].id(), textures[1].id()];
        self.pictures = Some(((Arc::clone(on.chunk), Arc::clone(scene), layer), textures));
        ids
    }
}

/// The middle of a cell, pixels of the chunk.
fn middle((x, y): (i32, i32)) -> Pos2 {
    pos2(x as f32 * 16.0 + 8.0, y as f32 * 16.0 + 8.0)
}
