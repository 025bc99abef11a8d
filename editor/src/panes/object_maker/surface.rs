//! The array of heights: bars to drag, strokes to draw, numbers to type and paste, and the surface that the engine reads.

use super::Subject;
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::{said, t};
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::keys::{ARROWS, claim};
use crate::widgets::sprites::Pictures;
use crate::widgets::{HeldGesture, section};
use eframe::egui::{
    self, Align2, Color32, FontId, Pos2, Rect, Response, RichText, Role, ScrollArea, Sense, Shape, StrokeKind,
    TextEdit, TextStyle, Ui, WidgetInfo, pos2, vec2,
};
use kit::derived::objects::shown_of_placement;
use kit::document::GestureId;
use kit::document::custom_kinds::heights::{self, EXTRA, Stroke};
use kit::document::custom_kinds::trial::standing_surface;
use sim::project::{OwnForm, OwnKind, Placement};
use sim::ruleset::RulesetChoice;
use std::sync::Arc;

/// A column and row around the object's centre that a player can stand on, for each pixel column.
type Feet = Vec<(i32, Option<i32>)>;

/// The sources of a surface: the kind, whether it is mirrored, the rules.
type Key = (Arc<OwnKind>, bool, RulesetChoice);

/// Points that the picture of the bars is high.
const HEIGHT: f32 = 320.0;
/// Rows of the field of numbers.
const ROWS: usize = 4;
/// Points between the numbers and the upper or lower edge of their field.
const FIELD_MARGIN: f32 = 2.0;

/// The section.
#[derive(Default)]
pub struct Surface {
    stroke: Stroke,
    mirrored: bool,
    /// The drag: its gesture, the array it began with, where it began, where it was last.
    drag: Option<Drag>,
    /// The entry that the keyboard changes.
    cursor: usize,
    text: Option<(String, Option<String>)>,
    /// The kind that was shown last, by name.
    of: String,
    feet: Option<(Key, Feet)>,
}

struct Drag {
    gesture: GestureId,
    before: Vec<i8>,
    from: (usize, i8),
    last: (usize, i8),
    /// Lowest and highest height in the picture, which keeps its scale until the hand lets go.
    scale: (i32, i32),
}

impl Surface {
    /// Forgets what is half typed.
    pub(super) fn drop_typing(&mut self) {
        self.text = None;
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        if self.of != on.kind.name {
            self.of.clone_from(&on.kind.name);
            self.text = None;
        }
        section(ui, t("Surface"));
        let strokes = [
            (Stroke::Bars, t("Bars"), t("Drag the bars to their heights")),
            (Stroke::Line, t("Line"), t("Drag a straight line from end to end")),
            (Stroke::Wave, t("Wave"), t("Drag a curve that is flat at both ends")),
            (Stroke::Arc, t("Arc"), t("Drag a quarter of an ellipse, steep where it begins")),
        ];
        ui.horizontal_wrapped(|ui| {
            ui.scope(|ui| {
                ui.set_max_width(240.0);
                if let Some(stroke) = choices(ui, t("Draw"), Some(self.stroke), &strokes, None) {
                    self.stroke = stroke;
                }
            });
            ui.checkbox(&mut self.mirrored, t("Mirrored"))
                .on_hover_text(t("Show the object as it is when placed mirrored"));
        });
        self.picture_ui(ui, on, out);
        self.buttons_ui(ui, on, out);
        self.numbers_ui(ui, on, out);
    }

    fn buttons_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let now = &on.kind.heights;
        ui.horizontal_wrapped(|ui| {
            let mut button = |ui: &mut Ui, text: &str, help: &str, label: &str, new: &dyn Fn() -> Vec<i8>| {
                if ui.button(text).on_hover_text(help).clicked() {
                    put(on, out, label, None, new());
                }
            };
            button(ui, t("Mirror"), t("Reverse the array"), t("Mirror heights"), &|| heights::mirrored(now));
            button(ui, "+1", t("Raise all of it by one pixel"), t("Raise heights"), &|| heights::shifted(now, 1));
            button(ui, "\u{2212}1", t("Lower all of it by one pixel"), t("Lower heights"), &|| {
                heights::shifted(now, -1)
            });
            if on.kind.form == OwnForm::Sloped {
                let help = t("Make the 6 entries beyond either side as high as the object's outermost ones");
                button(ui, t("Level ends"), help, t("Level the ends"), &|| heights::with_level_ends(now));
            }
            let wanted = on.kind.heights_read();
            if now.len() != wanted {
                let help = tr!("The engine reads {wanted} entries, the array has {now}", wanted, now = now.len());
                button(ui, t("Stretch to fit"), &help, t("Stretch heights"), &|| heights::stretched(now, wanted));
                ui.colored_label(theme::of(ui).warning, tr!("{now} of {wanted} entries", now = now.len(), wanted));
            }
        });
    }

    fn numbers_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        ui.label(RichText::new(t("Heights, one for 2 pixels")).weak());
        let now = heights::text(&on.kind.heights);
        let mut text = self.text.as_ref().map_or(now, |(text, _)| text.clone());
        let field = TextEdit::multiline(&mut text).desired_rows(ROWS).desired_width(f32::INFINITY);
        let field = field.font(TextStyle::Monospace);
        // A longer array scrolls: another size of the object leaves what is below where it is.
        let height = ROWS as f32 * ui.text_style_height(&TextStyle::Monospace) + 2.0 * FIELD_MARGIN;
        let area = ScrollArea::vertical().id_salt("heights").max_height(height).min_scrolled_height(height);
        let response = area.auto_shrink(false).show(ui, |ui| ui.add(field)).inner.accessible_name(t("Heights"));
        let wanted = on.kind.heights_read();
        let help = tr!(
            "The surface above the centre, left to right. Paste an array in any form: decimal, $0F, 0x0F, dc.b, 12×16. \
             The engine reads {wanted}; an array of another length is kept as it is and can be stretched.",
            wanted
        );
        let response = response.on_hover_text(help);
        if response.changed() {
            let problem = match heights::read(&text) {
                Ok(new) => {
                    put(on, out, t("Type heights"), HeldGesture::of_field(&response), new);
                    None
                }
                Err(problem) => Some(problem),
            };
            self.text = Some((text, problem));
        }
        if !response.has_focus() && self.text.as_ref().is_some_and(|(_, problem)| problem.is_none()) {
            self.text = None;
        }
        if let Some((_, Some(problem))) = &self.text {
            ui.colored_label(theme::of(ui).error, said(problem));
            if ui.small_button(t("Drop")).on_hover_text(t("Discard the typed numbers")).clicked() {
                self.text = None;
            }
        }
    }

    /// The bars, the object's own width, what the engine makes of it.
    fn picture_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, out: &mut Outbox) {
        let kind = &**on.kind;
        let count = kind.heights_read().max(1);
        let (low, high) = self.drag.as_ref().map_or_else(|| scale(kind), |drag| drag.scale);
        let width = 2 * count as i32 + 16;
        // Another width or height of the object leaves what is below where it is.
        let zoom = (ui.available_width() / width as f32).min(HEIGHT / (high - low) as f32).clamp(0.5, 4.0);
        let size = vec2(width as f32 * zoom, HEIGHT);
        let tall = (size.y / (high - low) as f32).min(zoom);
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let name = tr!(
            "Heights as bars, entry {entry} is {height}",
            entry = self.cursor,
            height = self.height_at_cursor(kind)
        );
        response.widget_info(|| WidgetInfo::labeled(Role::Slider, true, &name));
        let left = rect.left() + 8.0 * zoom;
        let to_screen = |x: f32, height: f32| pos2(left + x * zoom, rect.bottom() - (height - low as f32) * tall);
        let place = |at: Pos2| {
            let entry = (((at.x - left) / (2.0 * zoom)).floor().max(0.0) as usize).min(count - 1);
            let height = (low as f32 + (rect.bottom() - at.y) / tall).round().clamp(-128.0, 127.0) as i8;
            (if self.mirrored { count - 1 - entry } else { entry }, height)
        };
        let at = response.interact_pointer_pos().map(place);
        self.paint(ui, on, rect, (zoom, low), &to_screen);
        self.drag(&response, at, on, out);
        self.keys(ui, &response, on, out);
    }

    fn height_at_cursor(&self, kind: &OwnKind) -> i8 {
        kind.heights.get(self.cursor).copied().unwrap_or_default()
    }

    fn drag(&mut self, response: &Response, at: Option<(usize, i8)>, on: &Subject<'_>, out: &mut Outbox) {
        let Some(at) = at else {
            self.drag = None;
            return;
        };
        response.request_focus();
        let full = || heights::stretched(&on.kind.heights, on.kind.heights_read());
        // The press begins it, also if no drag follows.
        let begins = self.drag.is_none();
        if begins {
            self.drag =
                Some(Drag { gesture: new_gesture(), before: full(), from: at, last: at, scale: scale(on.kind) });
        }
        self.cursor = at.0;
        if let Some(mut drag) = self.drag.take() {
            if begins || drag.last != at {
                self.draw_to(&mut drag, at, &full(), on, out);
            }
            // The next press may follow in the next picture.
            self.drag = Some(drag).filter(|_| !(response.drag_stopped() || response.clicked()));
        }
    }

    /// Goes on drawing up to an entry and its height.
    fn draw_to(&self, drag: &mut Drag, at: (usize, i8), now: &[i8], on: &Subject<'_>, out: &mut Outbox) {
        let new = match self.stroke {
            Stroke::Bars => heights::drawn(now, drag.last, at, Stroke::Bars),
            // A line begins on the surface that is there.
            stroke => heights::drawn(&drag.before, drag.from, at, stroke),
        };
        drag.last = at;
        if new != on.kind.heights {
            put(on, out, t("Draw heights"), Some(drag.gesture), new);
        }
    }

    /// Left and right choose an entry, up and down change it; Shift by 8.
    fn keys(&mut self, ui: &Ui, response: &Response, on: &Subject<'_>, out: &mut Outbox) {
        if !claim(ui, response, &ARROWS) {
            return;
        }
        let (aside, up, by) = ui.input(|input| {
            let pressed = |key| i32::from(input.key_pressed(key));
            let by = if input.modifiers.shift { 8 } else { 1 };
            (
                pressed(egui::Key::ArrowRight) - pressed(egui::Key::ArrowLeft),
                pressed(egui::Key::ArrowUp) - pressed(egui::Key::ArrowDown),
                by,
            )
        });
        let aside = if self.mirrored { -aside } else { aside };
        let last = on.kind.heights_read().saturating_sub(1);
        self.cursor = self.cursor.saturating_add_signed(aside as isize * by as isize).min(last);
        if up != 0 {
            let mut new = heights::stretched(&on.kind.heights, last + 1);
            if let Some(height) = new.get_mut(self.cursor) {
                *height = height.saturating_add((up * by) as i8);
            }
            put(on, out, t("Change height"), None, new);
        }
    }

    fn paint(
        &mut self,
        ui: &Ui,
        on: &Subject<'_>,
        rect: Rect,
        (zoom, low): (f32, i32),
        to_screen: &dyn Fn(f32, f32) -> Pos2,
    ) {
        let kind = &**on.kind;
        let c = theme::of(ui);
        let painter = ui.painter_at(rect);
        painter.rect_filled(rect, 4.0, c.void);
        self.paint_looks(ui, on, rect, to_screen);
        let count = kind.heights_read();
        let extra = if kind.form == OwnForm::Sloped { EXTRA } else { 0 };
        let last = kind.heights.last().copied().unwrap_or_default();
        for shown in 0..count {
            let entry = if self.mirrored { count - 1 - shown } else { shown };
            let height = kind.heights.get(entry).copied().unwrap_or(last);
            let x = 2.0 * shown as f32;
            let bar = Rect::from_two_pos(to_screen(x, f32::from(height)), to_screen(x + 2.0, low as f32));
            let outside = shown < extra || shown >= count - extra;
            let fill = if outside { c.accent.gamma_multiply(0.18) } else { c.accent.gamma_multiply(0.42) };
            let fill = if entry >= kind.heights.len() { c.warning.gamma_multiply(0.25) } else { fill };
            painter.rect_filled(bar.shrink2(vec2(0.25 * zoom.min(1.0), 0.0)), 0.0, fill);
            if entry == self.cursor {
                painter.rect_stroke(bar, 0.0, egui::Stroke::new(1.0, c.accent), StrokeKind::Inside);
            }
        }
        let zero = to_screen(0.0, 0.0).y;
        painter.hline(rect.x_range(), zero, egui::Stroke::new(1.0, c.line));
        let font = FontId::proportional(10.5);
        let weak = ui.visuals().weak_text_color();
        painter.text(pos2(rect.right() - 3.0, zero), Align2::RIGHT_BOTTOM, t("centre"), font.clone(), weak);
        if extra > 0 {
            for side in [extra, count - extra] {
                let x = to_screen(2.0 * side as f32, 0.0).x;
                painter.extend(Shape::dashed_line(
                    &[pos2(x, rect.top()), pos2(x, rect.bottom())],
                    egui::Stroke::new(1.0, c.line),
                    3.0,
                    3.0,
                ));
            }
            let at = pos2(to_screen(2.0 * extra as f32, 0.0).x + 3.0, rect.top() + 2.0);
            painter.text(at, Align2::LEFT_TOP, t("the object's own width"), font, weak);
        }
        // What the engine makes of it: where his feet are, pixel by pixel.
        let middle = count as f32;
        let color = c.good;
        for (column, row) in self.feet(on) {
            let Some(row) = row else { continue };
            let x = middle + *column as f32;
            let segment = [to_screen(x, -*row as f32), to_screen(x + 1.0, -*row as f32)];
            painter.line_segment(segment, egui::Stroke::new(2.0, color));
        }
    }

    /// The object's picture, faintly under the bars: for drawing along it.
    fn paint_looks(&self, ui: &Ui, on: &Subject<'_>, rect: Rect, to_screen: &dyn Fn(f32, f32) -> Pos2) {
        if on.kind.picture.as_ref().is_none_or(|picture| picture.shown().is_none()) {
            return;
        }
        let (kind, flip_x) = (on.kind.name.clone(), self.mirrored);
        let placement = Placement { kind, flip_x, ..Placement::default() };
        let Some(shown) = shown_of_placement(on.cx.derived().level(), &placement) else { return };
        let middle = on.kind.heights_read() as f32;
        let place = |at: Pos2| to_screen(middle + at.x, -at.y);
        let mut pictures = Pictures::new(ui.ctx());
        pictures.add(&place, (&shown.sketch, shown.flips), (0, 0), Color32::from_white_alpha(150));
        pictures.paint(&ui.painter_at(rect));
    }

    fn feet(&mut self, on: &Subject<'_>) -> &Feet {
        let rules = &on.cx.document().project().ruleset;
        let old = self.feet.take().filter(|((kind, mirrored, of), _)| {
            (kind == on.kind || Arc::ptr_eq(kind, on.kind)) && *mirrored == self.mirrored && of == rules
        });
        let made = old.unwrap_or_else(|| {
            let key = (on.kind.clone(), self.mirrored, rules.clone());
            (key, standing_surface(on.kind, self.mirrored, rules))
        });
        &self.feet.insert(made).1
    }
}

/// The lowest and the highest height that the picture of a kind shows.
fn scale(kind: &OwnKind) -> (i32, i32) {
    let (low, high) = kind.heights.iter().fold((-i32::from(kind.half_height), 16), |(low, high), height| {
        (low.min(i32::from(*height) - 8), high.max(i32::from(*height) + 16))
    });
    (low.max(-136), high)
}

fn put(on: &Subject<'_>, out: &mut Outbox, label: &str, gesture: Option<GestureId>, heights: Vec<i8>) {
    on.put(out, label, gesture, OwnKind { heights, ..(**on.kind).clone() });
}
