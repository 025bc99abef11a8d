//! Guides: drawn over the level, dragged out of the rulers and along them.

use super::grid;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::overlays::ink;
use crate::session::View;
use crate::studio::Studio;
use crate::tr;
use eframe::egui::{
    Color32, CursorIcon, FontId, Id, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, pos2, vec2,
};
use kit::document::{Edit, LevelSettings};
use kit::notices::Notice;
use sim::project::{Guides, LevelData, MOST_GUIDES};

/// Points around the mark of a guide on a ruler that count as on it.
const REACH: f32 = 5.0;

/// A guide that is being dragged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Held {
    /// Upright, with a place across.
    is_upright: bool,
    /// Its place in the level's list; `None` for a new one.
    known: Option<usize>,
}

/// The hand that drags guides.
#[derive(Default)]
pub struct GuideHand {
    held: Option<Held>,
}

/// The canvas, with the rulers along its edges.
pub struct Rulers<'a> {
    /// The rulers and the canvas, points.
    pub full: Rect,
    /// The canvas, points.
    pub canvas: Rect,
    /// The view.
    pub view: View,
    /// The painter of the canvas.
    pub painter: &'a Painter,
    /// Pixels that positions are rounded to.
    pub snap: f32,
    /// The level.
    pub level: &'a LevelData,
    /// The id of the canvas.
    pub id: Id,
}

impl Rulers<'_> {
    /// The ruler along the top, which upright guides have their marks on, or the one along the left.
    fn ruler(&self, is_top: bool) -> Rect {
        match is_top {
            true => Rect::from_min_max(pos2(self.canvas.left(), self.full.top()), self.canvas.right_top()),
            false => Rect::from_min_max(pos2(self.full.left(), self.canvas.top()), self.canvas.left_bottom()),
        }
    }

    /// The place of a guide on the screen.
    fn screen(&self, is_upright: bool, place: i32) -> f32 {
        let at = self.view.to_screen(self.canvas, pos2(place as f32, place as f32));
        if is_upright { at.x } else { at.y }
    }

    /// The place in the level under a point of the screen, on the grid.
    fn place(&self, is_upright: bool, at: Pos2) -> i32 {
        let at = self.view.to_level(self.canvas, at);
        let snap = self.snap.max(1.0);
        ((if is_upright { at.x } else { at.y } / snap).round() * snap) as i32
    }
}

impl GuideHand {
    /// Works the rulers and draws the guides.
    pub fn ui(&mut self, ui: &Ui, on: &Rulers<'_>, cx: &Studio, out: &mut Outbox) {
        let held = self.held;
        let hidden = held.and_then(|held| Some((held.is_upright, held.known?)));
        for is_upright in [true, false] {
            for (place, at) in on.level.guides.along(is_upright).iter().enumerate() {
                if hidden != Some((is_upright, place)) {
                    line(on, is_upright, *at);
                }
            }
        }
        if !cx.session().canvas.overlays.rulers {
            return;
        }
        for is_top in [true, false] {
            self.ruler_ui(ui, is_top, on, cx, out);
        }
        if let (Some(held), Some(at)) = (self.held, ui.input(|input| input.pointer.latest_pos())) {
            let place = on.place(held.is_upright, at);
            line(on, held.is_upright, place);
            let text = match on.canvas.contains(at) || is_kept(on, held, at) {
                true => grid::number(place, cx.settings().hex),
                false => t("Delete").to_owned(),
            };
            let label = at + vec2(14.0, 14.0);
            let galley = on.painter.layout_no_wrap(text, FontId::monospace(11.0), Color32::WHITE);
            on.painter.rect_filled(Rect::from_min_size(label, galley.size()).expand(4.0), 3.0, ink::LABEL_BACK);
            on.painter.galley(label, galley, Color32::WHITE);
        }
    }

    fn ruler_ui(&mut self, ui: &Ui, is_top: bool, on: &Rulers<'_>, cx: &Studio, out: &mut Outbox) {
        let response = ui.interact(on.ruler(is_top), on.id.with(("ruler", is_top)), Sense::click_and_drag());
        let name = if is_top { t("Ruler along the top") } else { t("Ruler along the left") };
        response.widget_info(|| WidgetInfo::labeled(Role::GraphicsObject, true, name));
        let along = |at: Pos2| if is_top { at.x } else { at.y };
        let under = |at: Pos2| {
            let places =
                on.level.guides.along(is_top).iter().map(|place| (on.screen(is_top, *place) - along(at)).abs());
            let near = places.enumerate().filter(|(_, distance)| *distance <= REACH);
            near.min_by(|a, b| a.1.total_cmp(&b.1)).map(|(place, _)| place)
        };
        let pointer = response.interact_pointer_pos().or(response.hover_pos());
        let found = pointer.and_then(under);
        // The mark of a guide is dragged along the ruler, all else of it drags out a guide that is parallel to it.
        let grabbed = Held { is_upright: if found.is_some() { is_top } else { !is_top }, known: found };
        if response.drag_started() {
            let origin = ui.input(|input| input.pointer.press_origin());
            let known = origin.and_then(under);
            self.held = Some(Held { is_upright: if known.is_some() { is_top } else { !is_top }, known });
        }
        if response.drag_stopped()
            && let Some(held) = self.held.take()
            && let Some(at) = ui.input(|input| input.pointer.latest_pos())
        {
            release(on, held, at, cx, out);
        }
        if response.double_clicked()
            && let Some(place) = found
        {
            change(on.level, cx, out, t("Delete guide"), |guides| {
                guides.along_mut(is_top).remove(place);
            });
        }
        if response.hovered() || response.dragged() {
            let upright = self.held.unwrap_or(grabbed).is_upright;
            ui.set_cursor_icon(if upright { CursorIcon::ResizeHorizontal } else { CursorIcon::ResizeVertical });
        }
        response.on_hover_text(t(
            "Drag from here into the level for a guide. A guide's mark on the ruler moves it; a double click on the mark deletes it.",
        ));
    }

    /// Draws the marks of the guides on the rulers, over these.
    pub fn marks(painter: &Painter, on: &Rulers<'_>) {
        for is_top in [true, false] {
            let ruler = on.ruler(is_top);
            let painter = painter.with_clip_rect(ruler.intersect(painter.clip_rect()));
            for place in on.level.guides.along(is_top) {
                let at = on.screen(is_top, *place);
                let mark = match is_top {
                    true => [
                        pos2(at - 4.0, ruler.bottom() - 6.0),
                        pos2(at + 4.0, ruler.bottom() - 6.0),
                        pos2(at, ruler.bottom()),
                    ],
                    false => [
                        pos2(ruler.right() - 6.0, at - 4.0),
                        pos2(ruler.right(), at),
                        pos2(ruler.right() - 6.0, at + 4.0),
                    ],
                };
                painter.add(Shape::convex_polygon(mark.to_vec(), ink::GUIDE, Stroke::NONE));
            }
        }
    }

    /// Gives up a drag.
    pub fn cancel(&mut self) {
        self.held = None;
    }
}

/// Whether a guide stays where it is let go: over the canvas, and of one that is known also over its ruler.
fn is_kept(on: &Rulers<'_>, held: Held, at: Pos2) -> bool {
    held.known.is_some() && on.ruler(held.is_upright).contains(at)
}

fn release(on: &Rulers<'_>, held: Held, at: Pos2, cx: &Studio, out: &mut Outbox) {
    let level = on.level;
    let place = on.place(held.is_upright, at);
    let is_inside = on.canvas.contains(at) || is_kept(on, held, at);
    match (held.known, is_inside) {
        (Some(known), true) => change(level, cx, out, t("Move guide"), |guides| {
            if let Some(guide) = guides.along_mut(held.is_upright).get_mut(known) {
                *guide = place;
            }
        }),
        (Some(known), false) => change(level, cx, out, t("Delete guide"), |guides| {
            if known < guides.along(held.is_upright).len() {
                guides.along_mut(held.is_upright).remove(known);
            }
        }),
        (None, true) => add(held.is_upright, place, level, cx, out),
        (None, false) => {}
    }
}

/// Adds a guide to the level in view.
pub fn add(is_upright: bool, place: i32, level: &LevelData, cx: &Studio, out: &mut Outbox) {
    let guides = level.guides.along(is_upright);
    if guides.len() >= MOST_GUIDES {
        let text = tr!("A level has at most {most} guides each way.", most = MOST_GUIDES);
        return out.send(Command::Notice(Notice::warning(text)));
    }
    out.session(|session| session.canvas.overlays.guides = true);
    change(level, cx, out, t("Place guide"), |guides| {
        if !guides.along(is_upright).contains(&place) {
            guides.along_mut(is_upright).push(place);
        }
    });
}

/// Changes the guides of the level in view, as one step.
pub fn change(level: &LevelData, cx: &Studio, out: &mut Outbox, label: &str, change: impl FnOnce(&mut Guides)) {
    let mut settings = LevelSettings::of(level);
    change(&mut settings.guides);
    if *settings.guides != level.guides {
        out.edit(label, vec![Edit::SetLevelSettings { level: cx.session().level.clone(), settings }]);
    }
}

fn line(on: &Rulers<'_>, is_upright: bool, place: i32) {
    let ppp = on.painter.pixels_per_point();
    let at = (on.screen(is_upright, place) * ppp).round() / ppp;
    let ends = match is_upright {
        true => [pos2(at, on.canvas.top()), pos2(at, on.canvas.bottom())],
        false => [pos2(on.canvas.left(), at), pos2(on.canvas.right(), at)],
    };
    on.painter.line_segment(ends, Stroke::new(3.0, Color32::from_black_alpha(90)));
    on.painter.line_segment(ends, Stroke::new(1.0, ink::GUIDE));
}
