//! The look of the kind: its matter, or a picture of the project's that is chosen, dropped or typed, and moved into place
//! over what is solid.

use super::Subject;
use crate::command::{Outbox, new_gesture};
use crate::language::t;
use crate::look::theme;
use crate::panes::characters::picture_parts::file_ui;
use crate::widgets::choices::{choices, row};
use crate::widgets::fields::{Fields, Number};
use crate::widgets::keys::{ARROWS, claim};
use crate::widgets::section;
use crate::widgets::sprites::Pictures;
use eframe::egui::{
    Button, Color32, Key, Pos2, Rect, Response, Role, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};
use kit::derived::objects::shown_of_placement;
use kit::document::GestureId;
use kit::document::art::own_pictures::PictureOwner;
use kit::document::custom_kinds::picture::{fitted, traced};
use sim::project::{MOST_PICTURE_OFFSET, OwnKind, OwnPicture, Placement, Stuff};

/// The section.
#[derive(Default)]
pub struct Picture {
    /// A path half typed.
    path: String,
    /// The drag: its gesture, and the picture's offset when it began.
    drag: Option<(GestureId, (i16, i16))>,
}

impl Picture {
    pub(super) fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, fields: &mut Fields, out: &mut Outbox) {
        let kind = &**on.kind;
        section(ui, t("Looks"));
        let stuffs = [
            (Stuff::Stone, t("Stone"), ""),
            (Stuff::Earth, t("Earth"), ""),
            (Stuff::Grass, t("Grass"), ""),
            (Stuff::Wood, t("Wood"), ""),
            (Stuff::Steel, t("Steel"), ""),
        ];
        row(ui, t("Material"), t("What it is drawn as without a picture"), |ui| {
            if let Some(matter) = choices(ui, t("Material"), Some(kind.matter), &stuffs, None) {
                on.put(out, t("Change material"), None, OwnKind { matter, ..kind.clone() });
            }
        });
        let owner = PictureOwner::Kind(kind.name.clone());
        let instead = t("It is drawn in its material");
        if file_ui(ui, on.cx, &mut self.path, (&owner, kind.picture.as_ref()), instead, out) {
            on.put(out, t("Clear picture"), None, OwnKind { picture: None, ..kind.clone() });
        }
        if let Some(picture) = &kind.picture {
            self.offset_ui(ui, on, picture, fields, out);
            self.easel_ui(ui, on, picture, out);
        }
    }

    fn offset_ui(
        &mut self,
        ui: &mut Ui,
        on: &Subject<'_>,
        picture: &OwnPicture,
        fields: &mut Fields,
        out: &mut Outbox,
    ) {
        let kind = &**on.kind;
        let most = i32::from(MOST_PICTURE_OFFSET);
        let (x, y) = picture.offset;
        let number = |label, help| Number { label, help, range: -most..=most, unit: "px" };
        let across =
            number(t("Picture right"), t("Pixels from the object's centre to the right to the picture's middle"));
        if let Some((x, gesture)) = fields.number(ui, &across, x.into()) {
            put_offset(on, out, Some(gesture), (x as i16, y));
        }
        let down = number(t("Picture down"), t("Pixels from the object's centre down to the picture's middle"));
        if let Some((y, gesture)) = fields.number(ui, &down, y.into()) {
            put_offset(on, out, Some(gesture), (x, y as i16));
        }
        let Some(image) = picture.shown() else { return };
        ui.horizontal_wrapped(|ui| {
            let centred = ui.add_enabled(picture.offset != (0, 0), Button::new(t("Centre")));
            if centred.on_hover_text(t("Put the picture's middle onto the object's centre")).clicked() {
                put_offset(on, out, None, (0, 0));
            }
            let fit = ui.button(t("Size from picture"));
            if fit.on_hover_text(t("Make the object as large as the opaque part of the picture")).clicked() {
                on.put(out, t("Size from picture"), None, fitted(kind, picture, image));
            }
            if kind.form.has_heights() {
                let trace = ui.button(t("Surface from picture"));
                if trace.on_hover_text(t("Make the heights follow the upper edge of the picture")).clicked() {
                    on.put(out, t("Surface from picture"), None, traced(kind, picture, image));
                }
            }
        });
    }

    /// The object as it is drawn, with the frame of its size over it. The picture is dragged, or moved with the arrow keys.
    fn easel_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, picture: &OwnPicture, out: &mut Outbox) {
        let kind = &**on.kind;
        let level = on.cx.derived().level();
        let placement = Placement { kind: kind.name.clone(), ..Placement::default() };
        let Some(shown) = shown_of_placement(level, &placement) else { return };
        let (w, h) = (i32::from(kind.half_width), i32::from(kind.half_height));
        let [left, top, right, bottom] = shown.area;
        let (half_x, half_y) = (w.max(-left).max(right) + 8, h.max(-top).max(bottom) + 8);
        let room = vec2(ui.available_width(), 240.0);
        let fits = (room / vec2(2.0 * half_x as f32, 2.0 * half_y as f32)).min_elem();
        let ppp = ui.pixels_per_point();
        let zoom = if fits * ppp >= 1.0 { (fits * ppp).floor().min(4.0 * ppp) / ppp } else { fits };
        // Another size of the object leaves what is below where it is.
        let size = room;
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Looks of the object")));
        let painter = ui.painter_at(rect);
        let c = theme::of(ui);
        painter.rect_filled(rect, 4.0, c.void);
        let centre = ((rect.center() * ppp).round() / ppp).to_vec2();
        let to_screen = |at: Pos2| (centre + at.to_vec2() * zoom).to_pos2();
        let mut pictures = Pictures::new(ui.ctx());
        pictures.add(&to_screen, (&shown.sketch, shown.flips), (0, 0), Color32::WHITE);
        pictures.paint(&painter);
        let corner = |x: i32, y: i32| to_screen(pos2(x as f32, y as f32));
        let frame = Rect::from_min_max(corner(-w, -h), corner(w, h));
        painter.rect_stroke(frame, 0.0, Stroke::new(3.0, Color32::from_black_alpha(140)), StrokeKind::Outside);
        painter.rect_stroke(frame, 0.0, Stroke::new(1.0, c.accent), StrokeKind::Outside);
        let arm = 4.0;
        for arm in [vec2(arm, 0.0), vec2(0.0, arm)] {
            painter.line_segment([corner(0, 0) - arm, corner(0, 0) + arm], Stroke::new(1.0, c.accent));
        }
        self.move_picture(ui, &response, zoom, on, picture, out);
        response.on_hover_text(t(
            "Drag the picture to where it belongs, or move it with the arrow keys (Shift: 8 pixels). The frame is the \
             object's size, the cross its centre",
        ));
    }

    fn move_picture(
        &mut self,
        ui: &Ui,
        response: &Response,
        zoom: f32,
        on: &Subject<'_>,
        picture: &OwnPicture,
        out: &mut Outbox,
    ) {
        if response.clicked() || response.drag_started() {
            response.request_focus();
        }
        if response.drag_started() {
            self.drag = Some((new_gesture(), picture.offset));
        }
        let most = i32::from(MOST_PICTURE_OFFSET);
        let moved = |(x, y): (i16, i16), dx: i32, dy: i32| {
            let along = |from: i16, by: i32| (i32::from(from).saturating_add(by)).clamp(-most, most) as i16;
            (along(x, dx), along(y, dy))
        };
        if let (Some((gesture, from)), Some(way)) = (self.drag, response.total_drag_delta()) {
            let way = (way / zoom).round();
            let to = moved(from, way.x as i32, way.y as i32);
            if to != picture.offset {
                put_offset(on, out, Some(gesture), to);
            }
        }
        if response.drag_stopped() {
            self.drag = None;
        }
        if !claim(ui, response, &ARROWS) {
            return;
        }
        let (x, y) = ui.input(|input| {
            let pressed = |key| i32::from(input.key_pressed(key));
            let by = if input.modifiers.shift { 8 } else { 1 };
            let x = pressed(Key::ArrowRight) - pressed(Key::ArrowLeft);
            (x * by, (pressed(Key::ArrowDown) - pressed(Key::ArrowUp)) * by)
        });
        if (x, y) != (0, 0) {
            put_offset(on, out, None, moved(picture.offset, x, y));
        }
    }
}

fn put_offset(on: &Subject<'_>, out: &mut Outbox, gesture: Option<GestureId>, offset: (i16, i16)) {
    let picture = on.kind.picture.as_ref().map(|picture| OwnPicture { offset, ..picture.clone() });
    on.put(out, t("Move picture"), gesture, OwnKind { picture, ..(**on.kind).clone() });
}
