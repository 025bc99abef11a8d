//! Pixels: the picture of the block in the brush, painted.

mod inks;
mod surface;

use super::Pane;
use super::block_editor::in_hand;
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::theme;
use crate::overlays::ink;
use crate::studio::Studio;
use crate::tools::easel_hand::{self, EaselHand, EaselView};
use crate::tr;
use crate::widgets::atlas::BlockAtlas;
use crate::widgets::{hint, keys};
use eframe::egui::{
    Color32, Key, Painter, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use inks::Inks;
use kit::document::Edit;
use kit::document::art::pixels::impossible;
use kit::document::imported::palette_sources::has_console_colors;
use sim::tiles::Block;
use std::cell::Cell;
use std::sync::Arc;
use surface::{ArtPixels, Subject};

/// Keys that the easel takes for itself while it has the focus.
const KEYS: &[Key] =
    &[Key::ArrowLeft, Key::ArrowRight, Key::ArrowUp, Key::ArrowDown, Key::Enter, Key::Space, Key::Escape];
/// Points along the side of the easel: at most, and at least however low the pane is.
const SIDES: [f32; 2] = [512.0, 192.0];
/// Points that all else takes above and below the easel.
const AROUND: f32 = 246.0;

/// The pane.
#[derive(Default)]
pub struct PixelsPane {
    hand: EaselHand,
    inks: Inks,
    /// Paints all places with the same pattern. `None`: does so in pictures of the console.
    everywhere: Option<bool>,
    /// Points of height that the easel has.
    room: f32,
    /// The tileset and the cell that the hand works on.
    holds: (usize, u16),
    atlas: BlockAtlas,
}

/// True for the tools that paint single pixels, or pick one.
const fn is_known(tool: ToolId) -> bool {
    matches!(tool, ToolId::Brush | ToolId::Eraser | ToolId::Rectangle | ToolId::Ellipse | ToolId::Fill | ToolId::Pick)
}

impl Pane for PixelsPane {
    fn id(&self) -> &'static str {
        "pixels"
    }

    fn title(&self) -> &'static str {
        msg("Pixels")
    }

    fn words(&self) -> &'static [&'static str] {
        &["pixel editor", "tile art", "draw tile", "paint block", "8x8"]
    }

    fn manual(&self) -> &'static str {
        "tiles.md"
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("Maze blocks are the same in every project and cannot be changed."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let project = cx.document().project();
        let block = project.block(in_hand(cx)).and_then(|(tileset, block)| {
            let set = project.tilesets.get(tileset)?;
            (in_hand(cx) > set.first_block).then_some((tileset, set, block))
        });
        let Some((tileset, set, block)) = block else {
            return hint(ui, t("Take a block into the brush to paint its picture."));
        };
        let Some(sheet) = &set.tileset.sheet else {
            return hint(ui, t("The tileset's picture could not be read."));
        };
        let Some(pixels) = sheet.cells.get(usize::from(block.art)) else {
            return hint(ui, t("The picture of the tileset has no such cell. Choose another one in the pane Block."));
        };
        let on = Subject { id: in_hand(cx), tileset, set, sheet, cell: block.art, pixels };
        self.atlas.follow(ui, cx.derived().scene());
        self.room = ui.available_height() - AROUND;
        ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
            shared_ui(ui, &on, block, cx, out);
            let tool = easel_hand::in_hand(cx, is_known);
            let name = |tool: &str| tr!("{tool} on pixels", tool);
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing.x = 2.0;
                easel_hand::tools_ui(ui, (tool, is_known), name, cx, out);
            });
            let colors = self.inks.colors(&on);
            self.easel_ui(ui, (&on, &colors), tool, cx, out);
            let help = t("Paint all places that show the same 8 × 8 pixels, mirrored ones too, as the console does");
            let mut everywhere = self.is_everywhere(&on);
            if ui.checkbox(&mut everywhere, t("Everywhere alike")).on_hover_text(help).changed() {
                self.everywhere = Some(everywhere);
            }
            self.inks.ui(ui, &on, &colors);
            if impossible(&on.set.tileset, on.cell).contains(&true) {
                let text = t(
                    "Marked: colours of several lines of the palette, which the game cannot show in one pattern of 8 × 8 pixels.",
                );
                ui.colored_label(theme::of(ui).warning, text);
            }
        });
    }
}

impl PixelsPane {
    fn is_everywhere(&self, on: &Subject<'_>) -> bool {
        self.everywhere.unwrap_or_else(|| has_console_colors(&on.set.tileset))
    }

    fn easel_ui(
        &mut self,
        ui: &mut Ui,
        (on, colors): (&Subject<'_>, &[[u8; 4]]),
        tool: ToolId,
        cx: &Studio,
        out: &mut Outbox,
    ) {
        // Whole points to a pixel, and a margin for the frame.
        let room = (ui.available_width() - 4.0).min(self.room.clamp(SIDES[1], SIDES[0]));
        let side = (room / 16.0).floor().max(4.0) * 16.0;
        let (area, response) = ui.allocate_exact_size(vec2(side, side), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Canvas, true, t("Pixel easel")));
        let has_keys = keys::claim(ui, &response, KEYS);
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        if self.holds != (on.tileset, on.cell) {
            // What was held is in the picture that was here before.
            self.hand.cancel();
            self.holds = (on.tileset, on.cell);
        }
        let wrong = impossible(&on.set.tileset, on.cell);
        paint(ui, area, on, wrong);
        let color = self.inks.color(on, colors);
        let pixels = ArtPixels { on, cx, color, everywhere: self.is_everywhere(on), picked: Cell::default() };
        let easel = EaselView { response: &response, area, zoom: side / 16.0, tool, copies: false };
        self.hand.pointer(ui, &easel, &pixels, out);
        if has_keys {
            self.hand.keyboard(ui, &easel, &pixels, out);
        }
        self.hand.ghost(ui, &easel, &pixels, &self.atlas);
        if let Some(at) = pixels.picked.take() {
            self.inks.take(on, at, colors);
        }
        let at = easel.hovered().map(|at| (at.x.floor() as i32, at.y.floor() as i32));
        match at.or(response.has_focus().then_some(self.hand.caret)).and_then(|at| Some((at, on.color(at)?))) {
            Some(((x, y), [.., 0])) => ui.weak(tr!("{x}, {y}: clear", x, y)),
            Some(((x, y), [red, green, blue, _])) => {
                ui.weak(format!("{x}, {y}: {}", sim::project::Rgb([red, green, blue])))
            }
            None => ui.weak(t("Left paints, right picks a colour")),
        };
    }
}

/// Says which block it is and how many show the same picture, and gives it one of its own.
fn shared_ui(ui: &mut Ui, on: &Subject<'_>, block: &Block, cx: &Studio, out: &mut Outbox) {
    let sharers = on.set.tileset.blocks.iter().skip(1).filter(|other| other.art == on.cell).count();
    ui.horizontal_wrapped(|ui| {
        ui.strong(tr!("Block {block}", block = crate::panes::numbers::block(cx, on.id)));
        if sharers < 2 {
            return;
        }
        ui.weak(tr!("{n} blocks show this picture", n = sharers));
        let last = u16::try_from(on.sheet.cells.len()).ok();
        let help = t("Give this block a copy of the picture, so that the others stay as they are");
        if let Some(cell) = last
            && ui.button(t("Own picture")).on_hover_text(help).clicked()
        {
            let value = Some(Arc::clone(on.pixels));
            out.edit(
                tr!("Own picture of block {id}", id = on.id),
                vec![
                    Edit::SetArtCell { tileset: on.tileset, cell, value },
                    Edit::SetBlock {
                        tileset: on.tileset,
                        block: on.id - on.set.first_block,
                        value: Some(Block { art: cell, ..*block }),
                    },
                ],
            );
        }
    });
}

/// Draws the picture, large, with a line between its patterns; a frame around those that the game cannot show.
fn paint(ui: &Ui, area: Rect, on: &Subject<'_>, wrong: [bool; 4]) {
    let (c, painter) = (theme::of(ui), ui.painter_at(area.expand(2.0)));
    painter.rect_filled(area, 0.0, c.void);
    let side = area.width() / 16.0;
    let square = |x: usize, y: usize, size: f32| {
        Rect::from_min_size(area.min + vec2(x as f32, y as f32) * side, vec2(size, size) * side)
    };
    for (n, [red, green, blue, alpha]) in on.pixels.as_chunks::<4>().0.iter().enumerate() {
        if *alpha > 0 {
            let color = Color32::from_rgba_unmultiplied(*red, *green, *blue, *alpha);
            painter.rect_filled(square(n % 16, n / 16, 1.0), 0.0, color);
        }
    }
    grid(&painter, area);
    for (quarter, _) in wrong.iter().enumerate().filter(|(_, wrong)| **wrong) {
        let frame = square(quarter % 2 * 8, quarter / 2 * 8, 8.0);
        painter.rect_stroke(frame, 0.0, Stroke::new(2.0, c.warning), StrokeKind::Inside);
    }
    painter.rect_stroke(area, 0.0, Stroke::new(1.0, c.line), StrokeKind::Outside);
}

fn grid(painter: &Painter, area: Rect) {
    let side = area.width() / 16.0;
    for n in 1..16 {
        let color = if n == 8 { ink::GRID } else { ink::GRID.gamma_multiply(0.5) };
        let at = pos2(area.left() + n as f32 * side, area.top() + n as f32 * side);
        painter.vline(at.x, area.y_range(), Stroke::new(1.0, color));
        painter.hline(area.x_range(), at.y, Stroke::new(1.0, color));
    }
}
