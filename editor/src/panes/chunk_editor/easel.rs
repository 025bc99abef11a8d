//! The chunk, large, to draw on.

use super::cells::{self, ChunkInk};
use super::surface::{ChunkCells, Subject};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::overlays::ink;
use crate::panes::canvas::readout;
use crate::studio::Studio;
use crate::tools::easel_hand::{self, EaselHand, EaselView};
use crate::tools::surface::CellSurface as _;
use crate::tools::{self, block_of};
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::keys;
use eframe::egui::{
    self, Color32, ColorImage, Key, Rect, Role, Sense, Stroke as Line, StrokeKind, TextureHandle, Ui, WidgetInfo, pos2,
    vec2,
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

/// The sources of the pictures.
type Made = (Arc<Chunk>, Arc<Scene>, Option<TileLayer>);

/// The easel.
#[derive(Default)]
pub struct Easel {
    hand: EaselHand,
    /// Number of the chunk that the hand works on.
    holds: ChunkId,
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
            self.holds = on.id;
        }
        let zoom = area.width() / (on.side as f32 * 16.0);
        let easel =
            EaselView { response: &response, area, zoom, tool: easel_hand::in_hand(cx, is_known), copies: true };
        let cells = ChunkCells { on, cx };
        self.hand.pointer(ui, &easel, &cells, out);
        if has_keys {
            for key in self.hand.keyboard(ui, &easel, &cells, out) {
                self.key(key, &cells, out);
            }
        }
        self.hand.ghost(ui, &easel, &cells, atlas);
        let hovered = easel.hovered();
        if let Some(at) = hovered.map(block_of).or(response.has_focus().then_some(self.hand.caret)) {
            let text = cells::at(on.chunk, on.side, at).map_or_else(String::new, |cell| readout::describe(cx, &cell));
            ui.weak(format!("{}, {}: {text}", at.0, at.1));
        } else {
            ui.weak(t("Left paints, right picks, a right drag copies an area"));
        }
    }

    fn key(&mut self, key: Key, on: &ChunkCells<'_>, out: &mut Outbox) {
        let Subject { chunk, side, .. } = on.on;
        match key {
            Key::C => on.capture(Blocks::spanned((0, 0), (side - 1, side - 1)), out),
            Key::V => {
                let edits = on.put_stamp(self.hand.caret, true, out);
                out.edit(on.label(t("Paste")), edits);
            }
            Key::Delete | Key::Backspace => {
                let empty = cells::painted(chunk, *side, &[self.hand.caret], ChunkInk::Cell(Cell::default()));
                out.edit(on.label(t("Erase")), on.on.put(empty));
            }
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
