//! The kinds of shapes as pictograms: each is the line that one drag draws.

use crate::language::t;
use crate::look::theme;
use crate::widgets::fields::Fields;
use eframe::egui::epaint::PathShape;
use eframe::egui::{Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use kit::drawing::shapes::figure::figure;
use kit::drawing::shapes::handles::{KINDS, ShapeOptions, dragged};
use kit::drawing::shapes::path::Path;
use sim::project::{PlacementId, ShapeKind};

/// Size of a button, points.
const BUTTON: Vec2 = vec2(38.0, 30.0);
/// Points between the line and the button's edge.
const AROUND: f32 = 7.0;
/// Start and end of the drag of a pictogram, pixels of a level.
const FROM: (i32, i32) = (0, 128);
const TO: (i32, i32) = (192, 32);

/// Shows all kinds, the chosen one lit. Returns the one that was clicked.
pub(super) fn kinds_ui(ui: &mut Ui, fields: &mut Fields, now: ShapeKind) -> Option<ShapeKind> {
    let mut chosen = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(2.0, 2.0);
        for (kind, name, help) in KINDS {
            let response = kind_ui(ui, kind, t(name), kind == now);
            fields.focus_first(&response);
            if response.on_hover_text(format!("{}\n{}", t(name), t(help))).clicked() {
                chosen = Some(kind);
            }
        }
    });
    chosen
}

fn kind_ui(ui: &mut Ui, kind: ShapeKind, name: &str, is_on: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(BUTTON, Sense::click());
    response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, is_on, name));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let colors = theme::of(ui);
    let look = ui.style().interact_selectable(&response, is_on);
    let edge = if is_on || response.has_focus() { Stroke::new(1.0, colors.accent) } else { look.bg_stroke };
    ui.painter().rect(rect, 4.0, look.weak_bg_fill, edge, StrokeKind::Inside);
    let ink = Stroke::new(1.6, if is_on { colors.accent } else { look.fg_stroke.color });
    for line in lines(kind, rect.shrink(AROUND)) {
        ui.painter().add(PathShape::line(line, ink));
    }
    response
}

/// The surfaces of a shape, as large as a room allows.
fn lines(kind: ShapeKind, room: Rect) -> Vec<Vec<Pos2>> {
    let points = match kind {
        ShapeKind::Polyline => vec![(0, 128), (64, 48), (112, 96), (192, 32)],
        ShapeKind::Freehand => vec![(0, 112), (40, 64), (80, 96), (120, 48), (152, 80), (192, 32)],
        ShapeKind::HalfPipe => dragged(kind, (0, 32), (192, 128)),
        // Long enough for its straight part to show beside the eased ends.
        ShapeKind::Slope => dragged(kind, (0, 480), (800, 96)),
        ShapeKind::Curve => vec![(0, 96), (64, -96), (128, 256), (192, 64)],
        _ => dragged(kind, FROM, TO),
    };
    let shape = ShapeOptions::default().with_kind(kind).make(PlacementId(1), points);
    let figure = figure(&shape, None);
    // The ceiling of a tunnel sets it apart from a slope.
    let paths: Vec<_> = match kind {
        ShapeKind::Tunnel => figure.strokes.iter().map(|stroke| &stroke.path).collect(),
        _ => figure.surfaces.iter().collect(),
    };
    let line = |path: &&Path| path.vertices.iter().map(|vertex| pos2(vertex.at.0 as f32, vertex.at.1 as f32)).collect();
    let lines: Vec<Vec<Pos2>> = paths.iter().map(line).collect();
    let bounds = Rect::from_points(&lines.concat());
    let scale = (room.width() / bounds.width().max(1.0)).min(room.height() / bounds.height().max(1.0));
    let place = |point: &Pos2| room.center() + (*point - bounds.center()) * scale;
    lines.iter().map(|line| line.iter().map(place).collect()).collect()
}
