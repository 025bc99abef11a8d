//! The chunk, large, to draw on.

use super::cells::{self, Ink};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::context::PaneContext;
use crate::language::t;
use crate::look::theme;
use crate::overlays::ink;
use crate::panes::canvas::readout;
use crate::session::Brush;
use crate::tools::{self, Paints, pick};
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::keys;
use eframe::egui::{
    self, Color32, ColorImage, Event, Key, PointerButton, Pos2, Rect, Response, Role, Sense, Stroke as Line,
    StrokeKind, TextureHandle, Ui, WidgetInfo, pos2, vec2,
};
use kit::derived::scene::{Scene, Show};
use kit::document::{Edit, GestureId, paint};
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

/// Points that the right button moves before a press becomes a drag.
const THRESHOLD: f32 = 5.0;

/// Whether a tool means something on a chunk: those that paint blocks do.
pub fn is_known(tool: ToolId) -> bool {
    tools::of(tool).paints().is_any()
}

/// The tool in hand; the brush, if that means nothing here.
pub fn in_hand(cx: &PaneContext<'_>) -> ToolId {
    if is_known(cx.session.tool) { cx.session.tool } else { ToolId::Brush }
}

/// A press of the left button that is held.
struct Press {
    gesture: GestureId,
    from: (i32, i32),
    last: (i32, i32),
    /// The chunk as it was.
    before: Arc<Chunk>,
}

/// What the pictures were made of.
type Made = (Arc<Chunk>, Arc<Scene>, Option<TileLayer>);

/// The easel.
#[derive(Default)]
pub struct Easel {
    press: Option<Press>,
    /// Where the right button went down, and the cell there.
    right: Option<(Pos2, (i32, i32))>,
    /// The cell of the keyboard.
    caret: (i32, i32),
    /// The first corner that the keyboard set for a rectangle.
    corner: Option<(i32, i32)>,
    pictures: Option<(Made, [TextureHandle; 2])>,
}

/// The chunk on the easel.
pub struct Subject<'a> {
    /// Its number.
    pub id: ChunkId,
    /// What it holds.
    pub chunk: &'a Arc<Chunk>,
    /// Cells along its side.
    pub side: i32,
    /// What a stroke leaves.
    pub ink: Ink,
}

impl Subject<'_> {
    fn put(&self, chunk: Chunk) -> Option<Vec<Edit>> {
        let is_new = chunk != **self.chunk && self.id != 0;
        is_new.then(|| vec![Edit::SetChunk { chunk: self.id, value: Some(Arc::new(chunk)) }])
    }
}

impl Easel {
    /// Shows the chunk and works it.
    pub fn ui(
        &mut self,
        ui: &mut Ui,
        on: &Subject<'_>,
        collision: bool,
        atlas: &BlockAtlas,
        cx: &PaneContext<'_>,
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
        let place = |pos: Pos2| {
            let at = (pos - area.min) / area.width() * on.side as f32;
            (at.x.floor() as i32, at.y.floor() as i32)
        };
        let hovered = response.hover_pos().map(place);
        self.pointer(ui, &response, on, &place, cx, out);
        if has_keys {
            self.keyboard(ui, on, cx, out);
        }
        self.ghost(ui, area, on, hovered, response.has_focus(), atlas, cx);
        if let Some(at) = hovered.or(response.has_focus().then_some(self.caret)) {
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
        on: &Subject<'_>,
        place: &dyn Fn(Pos2) -> (i32, i32),
        cx: &PaneContext<'_>,
        out: &mut Outbox,
    ) {
        let (pos, left_pressed, right_pressed, right_released) = ui.input(|i| {
            let p = &i.pointer;
            let right = PointerButton::Secondary;
            (p.latest_pos(), p.primary_pressed(), p.button_pressed(right), p.button_released(right))
        });
        let Some(pos) = pos else { return };
        let here = place(pos);
        let down = response.is_pointer_button_down_on();
        if down && left_pressed {
            self.caret = (here.0.clamp(0, on.side - 1), here.1.clamp(0, on.side - 1));
            let before = Arc::clone(on.chunk);
            self.press = Some(Press { gesture: new_gesture(), from: here, last: here, before });
            self.touch(on, here, true, cx, out);
        } else if let Some(press) = &self.press {
            match (down, press.last != here) {
                (true, true) => self.touch(on, here, false, cx, out),
                (false, _) => self.press = None,
                _ => {}
            }
        }
        if right_pressed && response.hovered() {
            self.right = Some((pos, here));
        }
        if right_released && let Some((from, first)) = self.right.take() {
            if (pos - from).length() > THRESHOLD {
                copy(cells::captured(on.chunk, on.side, first, here), out);
            } else {
                pick_at(on, here, cx, out);
            }
        }
    }

    /// The left button, or the keyboard, uses the tool at a place.
    fn touch(&mut self, on: &Subject<'_>, here: (i32, i32), first: bool, cx: &PaneContext<'_>, out: &mut Outbox) {
        let Some(press) = &mut self.press else { return };
        let (last, from) = (std::mem::replace(&mut press.last, here), press.from);
        let (label, chunk) = match in_hand(cx) {
            ToolId::Brush => (
                tr!("Paint in chunk {id}", id = on.id),
                cells::painted(on.chunk, on.side, &paint::line(last, here), on.ink),
            ),
            ToolId::Eraser => {
                let places = paint::line(last, here);
                (
                    tr!("Erase in chunk {id}", id = on.id),
                    cells::painted(on.chunk, on.side, &places, Ink::Cell(Cell::default())),
                )
            }
            ToolId::Rectangle => {
                let new = cells::painted(&press.before, on.side, &paint::rectangle(from, here), on.ink);
                let value = Some(Arc::new(new));
                if on.id != 0 {
                    let edits = vec![Edit::SetChunk { chunk: on.id, value }];
                    out.amend(press.gesture, tr!("Fill rectangle in chunk {id}", id = on.id), edits);
                }
                return;
            }
            ToolId::Fill if first => {
                let places = cells::flood(on.chunk, on.side, here);
                (tr!("Fill in chunk {id}", id = on.id), cells::painted(on.chunk, on.side, &places, on.ink))
            }
            ToolId::Stamp if first => match &cx.session.stamp {
                Some(stamp) => (tr!("Paste in chunk {id}", id = on.id), cells::stamped(on.chunk, on.side, here, stamp)),
                None => return,
            },
            ToolId::Pick => return pick_at(on, here, cx, out),
            _ => return,
        };
        if let Some(edits) = on.put(chunk) {
            out.edit_in(press.gesture, label, edits);
        }
    }

    fn keyboard(&mut self, ui: &Ui, on: &Subject<'_>, cx: &PaneContext<'_>, out: &mut Outbox) {
        let events = ui.input(|input| input.events.clone());
        for event in events {
            match event {
                Event::Key { key, pressed: true, modifiers, .. } if !(modifiers.command || modifiers.alt) => {
                    self.key(key, on, cx, out);
                }
                _ => {}
            }
        }
    }

    fn key(&mut self, key: Key, on: &Subject<'_>, cx: &PaneContext<'_>, out: &mut Outbox) {
        let step =
            |(x, y): (i32, i32), dx: i32, dy: i32| ((x + dx).clamp(0, on.side - 1), (y + dy).clamp(0, on.side - 1));
        match key {
            Key::C => copy(cells::captured(on.chunk, on.side, (0, 0), (on.side - 1, on.side - 1)), out),
            Key::V => {
                if let Some(stamp) = &cx.session.stamp
                    && let Some(edits) = on.put(cells::stamped(on.chunk, on.side, self.caret, stamp))
                {
                    out.edit(tr!("Paste in chunk {id}", id = on.id), edits);
                }
            }
            Key::ArrowLeft => self.caret = step(self.caret, -1, 0),
            Key::ArrowRight => self.caret = step(self.caret, 1, 0),
            Key::ArrowUp => self.caret = step(self.caret, 0, -1),
            Key::ArrowDown => self.caret = step(self.caret, 0, 1),
            Key::Escape => self.corner = None,
            Key::Delete | Key::Backspace => {
                let chunk = cells::painted(on.chunk, on.side, &[self.caret], Ink::Cell(Cell::default()));
                if let Some(edits) = on.put(chunk) {
                    out.edit(tr!("Erase in chunk {id}", id = on.id), edits);
                }
            }
            Key::Enter | Key::Space => {
                let is_rectangle = in_hand(cx) == ToolId::Rectangle;
                let from = match (is_rectangle, self.corner.take()) {
                    (true, None) => {
                        self.corner = Some(self.caret);
                        return;
                    }
                    (true, Some(corner)) => corner,
                    (false, _) => self.caret,
                };
                let before = Arc::clone(on.chunk);
                self.press = Some(Press { gesture: new_gesture(), from, last: self.caret, before });
                self.touch(on, self.caret, true, cx, out);
                self.press = None;
            }
            _ => {}
        }
    }

    fn paint(&mut self, ui: &Ui, area: Rect, on: &Subject<'_>, collision: bool, cx: &PaneContext<'_>) {
        let c = theme::of(ui);
        let painter = ui.painter_at(area.expand(1.0));
        painter.rect_filled(area, 0.0, c.void);
        let layer = collision.then_some(cx.session.layer);
        let [art, solid] = self.pictures(ui, on, layer, cx.derived.scene());
        let whole = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
        painter.image(art, area, whole, Color32::WHITE);
        if collision {
            painter.image(solid, area, whole, Color32::WHITE);
        }
        if cx.session.overlays.grid {
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
            && Arc::ptr_eq(&from.art, &scene.art)
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

    /// What a click would do, and the keyboard's cell.
    #[expect(clippy::too_many_arguments, reason = "one call, all of it needed")]
    fn ghost(
        &self,
        ui: &Ui,
        area: Rect,
        on: &Subject<'_>,
        hovered: Option<(i32, i32)>,
        focused: bool,
        atlas: &BlockAtlas,
        cx: &PaneContext<'_>,
    ) {
        let painter = ui.painter_at(area.expand(2.0));
        let cell = area.width() / on.side as f32;
        let rect = |(x, y): (i32, i32), (w, h): (i32, i32)| {
            let min = area.min + vec2(x as f32, y as f32) * cell;
            Rect::from_min_size(min, vec2(w as f32, h as f32) * cell)
        };
        let accent = Line::new(2.0, theme::of(ui).accent);
        let span = |a: (i32, i32), b: (i32, i32)| {
            let size = ((a.0 - b.0).abs() + 1, (a.1 - b.1).abs() + 1);
            rect((a.0.min(b.0), a.1.min(b.1)), size)
        };
        if focused {
            let from = self.corner.unwrap_or(self.caret);
            painter.rect_stroke(span(from, self.caret), 0.0, Line::new(2.0, theme::of(ui).warning), StrokeKind::Inside);
        }
        let Some(at) = hovered else { return };
        if let Some((_, from)) = self.right {
            painter.rect_stroke(span(from, at), 0.0, accent, StrokeKind::Inside);
            return;
        }
        let faint = Color32::from_white_alpha(160);
        let mut mesh = atlas.mesh().unwrap_or_default();
        let shown = match (in_hand(cx), on.ink) {
            (ToolId::Stamp, _) => cx.session.stamp.as_ref().map_or((1, 1), |stamp| {
                for (x, y, cell) in stamp.cells_at(at.0, at.1, true) {
                    atlas.add(&mut mesh, rect((x, y), (1, 1)), &cell, faint);
                }
                (stamp.width as i32, stamp.height() as i32)
            }),
            (tool, Ink::Cell(cell)) if self.press.is_none() && tools::of(tool).paints() == Paints::Brush => {
                atlas.add(&mut mesh, rect(at, (1, 1)), &cell, faint);
                (1, 1)
            }
            _ => (1, 1),
        };
        painter.add(mesh);
        painter.rect_stroke(rect(at, shown), 0.0, accent, StrokeKind::Inside);
    }
}

/// Takes a cell into the brush.
fn pick_at(on: &Subject<'_>, at: (i32, i32), cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(cell) = cells::at(on.chunk, on.side, at) else { return };
    pick::take(Brush::Block(cell), cx, out);
}

/// Takes an area in hand, to put it down in this chunk, another one, or the level.
fn copy(stamp: kit::document::Stamp, out: &mut Outbox) {
    out.session(move |session| session.take_stamp(Arc::new(stamp)));
}
