//! A picture of the states and of what leads from one to another.

use crate::language::t;
use crate::look::theme;
use crate::tr;
use crate::widgets::fitted;
use eframe::egui::{Color32, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, pos2, vec2};
use kit::document::custom_kinds::words::event_name;
use sim::project::OwnKind;

/// Size of a state in the picture, points.
const NODE: Vec2 = vec2(108.0, 26.0);
/// Points between two states.
const GAP: Vec2 = vec2(34.0, 30.0);

/// Shows the picture. `now` is the state that the trial shows, by its name. Returns the place of a state that was clicked.
pub fn ui(ui: &mut Ui, kind: &OwnKind, chosen: usize, now: Option<&str>) -> Option<usize> {
    let columns = (((ui.available_width() + GAP.x) / (NODE.x + GAP.x)) as usize).clamp(1, 5);
    let rows = kind.states.len().div_ceil(columns);
    let size = vec2(ui.available_width(), rows as f32 * (NODE.y + GAP.y) + GAP.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Picture of the states")));
    let c = theme::of(ui);
    let painter = ui.painter_at(rect);
    painter.rect_filled(rect, 4.0, c.void);
    let node = |place: usize| {
        let (column, row) = (place % columns, place / columns);
        let corner = rect.min + vec2(GAP.x / 2.0, GAP.y * 0.8);
        Rect::from_min_size(corner + vec2(column as f32, row as f32) * (NODE + GAP), NODE)
    };
    for (from, state) in kind.states.iter().enumerate() {
        for rule in &state.rules {
            let Some(to) = kind.state(&rule.next) else { continue };
            let is_shown = from == chosen;
            let stroke = Stroke::new(
                if is_shown { 2.0 } else { 1.0 },
                if is_shown { c.accent } else { ui.visuals().weak_text_color() },
            );
            arrow(&painter, node(from), node(to), stroke);
        }
    }
    let mut clicked = None;
    for (place, state) in kind.states.iter().enumerate() {
        let rect = node(place);
        let response = ui.interact(rect, response.id.with(place), Sense::click());
        response.widget_info(|| {
            WidgetInfo::selected(Role::Button, true, place == chosen, tr!("Show state {name}", name = state.name))
        });
        let is_now = now == Some(state.name.as_str());
        let fill = if is_now { c.accent.gamma_multiply(0.45) } else { c.panel };
        let edge = if place == chosen { c.accent } else { c.line };
        painter.rect(rect, 6.0, fill, Stroke::new(1.5, edge), StrokeKind::Inside);
        let text = fitted(&painter, &state.name, 12.5, rect.width() - 10.0, ui.visuals().text_color());
        painter.galley(rect.center() - text.size() / 2.0, text, Color32::PLACEHOLDER);
        let leads: Vec<String> = state
            .rules
            .iter()
            .filter(|rule| !rule.next.is_empty())
            .map(|rule| tr!("{event}: {state}", event = t(event_name(&rule.when)), state = rule.next))
            .collect();
        let leads = if leads.is_empty() { t("It leads to no other state").to_owned() } else { leads.join("\n") };
        if response.on_hover_text(leads).clicked() {
            clicked = Some(place);
        }
    }
    clicked
}

/// An arrow from one state to another: a bow, so that two of them in opposite directions are seen apart.
fn arrow(painter: &eframe::egui::Painter, from: Rect, to: Rect, stroke: Stroke) {
    let points: Vec<Pos2> = if from == to {
        let (x, y) = (from.right() - 14.0, from.top());
        (0..=12)
            .map(|step| {
                let turn = std::f32::consts::PI * (1.0 + step as f32 / 12.0);
                pos2(x + 9.0 * turn.cos(), y + 12.0 * turn.sin())
            })
            .collect()
    } else {
        let way = to.center() - from.center();
        let aside = vec2(-way.y, way.x).normalized() * (10.0 + way.length() * 0.06);
        let (start, end) = (edge_of(from, way), edge_of(to, -way));
        let middle = start.lerp(end, 0.5) + aside;
        (0..=16)
            .map(|step| {
                let at = step as f32 / 16.0;
                start.lerp(middle, at).lerp(middle.lerp(end, at), at)
            })
            .collect()
    };
    if let [.., before, tip] = points[..] {
        let way = (tip - before).normalized();
        let aside = vec2(-way.y, way.x);
        let head = vec![tip, tip - way * 7.0 + aside * 3.5, tip - way * 7.0 - aside * 3.5];
        painter.add(Shape::convex_polygon(head, stroke.color, Stroke::NONE));
    }
    painter.add(Shape::line(points, stroke));
}

/// The point of a state's edge in a direction from its centre.
fn edge_of(rect: Rect, way: Vec2) -> Pos2 {
    let half = rect.size() / 2.0;
    let scale = (half.x / way.x.abs().max(0.01)).min(half.y / way.y.abs().max(0.01));
    rect.center() + way * scale
}
