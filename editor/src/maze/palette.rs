//! The palette of a maze's blocks: what the brush paints with.

use super::look::BlockMesh;
use super::words;
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::language::t;
use crate::look::theme;
use crate::session::MazeBrush;
use crate::studio::Studio;
use crate::tools::{self, Paints};
use crate::widgets::hint;
use eframe::egui::{Color32, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, vec2};
use sim::maze::MazeBlock;

/// Points along the side of a block in the palette: twice its pixels.
const SIDE: f32 = 48.0;
const GAP: f32 = 4.0;

/// Shows the palette.
pub fn ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let now = cx.session().tools.maze_block.0;
    ui.horizontal(|ui| {
        let (area, response) = ui.allocate_exact_size(Vec2::splat(64.0), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Block in the brush")));
        ui.painter().rect(area, 6.0, theme::of(ui).void, Stroke::new(1.0, theme::of(ui).line), StrokeKind::Inside);
        let mut mesh = BlockMesh::new(ui);
        mesh.add(now, Rect::from_center_size(area.center(), Vec2::splat(48.0)), Color32::WHITE);
        mesh.paint(ui.painter());
        ui.vertical(|ui| {
            ui.strong(words::name(now));
            if let Some(block) = MazeBlock::from_id(now) {
                hint(ui, words::help(block));
            }
        });
    });
    ui.add_space(6.0);
    ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = vec2(GAP, GAP);
        ui.horizontal_wrapped(|ui| {
            for id in words::placeable() {
                block_ui(ui, id, id == now, cx, out);
            }
        });
    });
}

fn block_ui(ui: &mut Ui, id: u8, on: bool, cx: &Studio, out: &mut Outbox) {
    let (at, response) = ui.allocate_exact_size(vec2(SIDE, SIDE), Sense::click());
    let name = words::name(id);
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, on, &name));
    ui.painter().rect_filled(at, 2.0, theme::of(ui).void);
    let mut mesh = BlockMesh::new(ui);
    mesh.add(id, at, Color32::WHITE);
    mesh.paint(ui.painter());
    if on || response.hovered() || response.has_focus() {
        let color = if on { theme::of(ui).accent } else { ui.visuals().strong_text_color() };
        ui.painter().rect_stroke(at, 2.0, Stroke::new(2.0, color), StrokeKind::Outside);
    }
    if response.clicked() {
        take(id, cx, out);
    }
    response.on_hover_ui(|ui| {
        ui.set_max_width(280.0);
        ui.strong(format!("{name}  ({id:02X})"));
        if let Some(block) = MazeBlock::from_id(id) {
            ui.label(words::help(block));
        }
    });
}

/// Takes a block into the brush, and the brush in hand if the tool in hand does not paint with it.
pub fn take(id: u8, cx: &Studio, out: &mut Outbox) {
    let paints = tools::facts_in_hand(cx).paints == Paints::Brush;
    out.session(move |session| {
        session.tools.maze_block = MazeBrush(id);
        if !paints {
            session.tools.tool = ToolId::Brush;
        }
    });
}
