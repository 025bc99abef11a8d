//! The parts of a picture that objects and characters are drawn as: its file, its cut into frames, numbers of frames.

use crate::command::{Command, Outbox};
use crate::dialogs::expand;
use crate::language::{said, t};
use crate::look::theme;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::row;
use crate::widgets::fields::{Fields, Number};
use crate::widgets::sprites::Pictures;
use eframe::egui::{
    Align2, Button, Color32, FontId, Key, Pos2, Rect, Role, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo, pos2,
    vec2,
};
use kit::derived::objects::Sketch;
use kit::document::GestureId;
use kit::document::art::own_pictures::{PictureOwner, problem_of};
use sim::objects::Pen as _;
use sim::project::{MOST_FRAMES, MOST_PICTURE_SIDE, OwnPicture};

/// The file of a picture: chosen, typed, taken away. `path` is half typed; `instead` says what is drawn without a picture.
/// Returns true if the picture is to be taken away.
pub fn file_ui(
    ui: &mut Ui,
    cx: &Studio,
    path: &mut String,
    (owner, picture): (&PictureOwner, Option<&OwnPicture>),
    instead: &str,
    out: &mut Outbox,
) -> bool {
    let mut clears = false;
    let help = t("A PNG that is drawn instead. It is copied into the project's folder at the next save. \
                Or drop one onto this pane");
    row(ui, t("Picture"), help, |ui| {
        if ui.button(t("Choose\u{2026}")).on_hover_text(t("Choose a PNG in a dialog")).clicked() {
            out.send(Command::AskOwnPicture(owner.clone()));
        }
        if picture.is_some() {
            clears = ui.button(t("Clear")).on_hover_text(instead).clicked();
            let file = cx.document().folder().filter(|_| cx.at_home).zip(picture);
            let file = file.map(|(folder, picture)| folder.join(&picture.file));
            let open = ui.add_enabled(file.is_some(), Button::new(t("Open")));
            let help =
                t("Open the file in the program that your system has for it. It is loaded again when it changes");
            let open =
                open.on_hover_text(help).on_disabled_hover_text(t("Save the project first: then there is a file."));
            if let (true, Some(file)) = (open.clicked(), file) {
                out.send(Command::OpenOutside(file));
            }
        } else {
            ui.weak(t("none"));
        }
    });
    row(ui, "", "", |ui| {
        let hint = picture.map_or(t("path of a PNG"), |picture| picture.file.as_str());
        let width = (ui.available_width() - 56.0).max(60.0);
        let field = TextEdit::singleline(path).hint_text(hint).desired_width(width);
        let field = ui.add(field).accessible_name(t("Path of the picture"));
        let field = field.on_hover_text(t("Path of a PNG, from the root or from the project's folder"));
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let named = expand(path.trim());
        let used = ui.add_enabled(named.is_some(), Button::new(t("Use"))).on_hover_text(t("Draw it as this picture"));
        if let (true, Some(named)) = (entered || used.clicked(), named) {
            out.send(Command::TakeOwnPicture { owner: owner.clone(), path: named });
            path.clear();
        }
    });
    let Some(picture) = picture else { return clears };
    if let Some(why) = problem_of(picture) {
        ui.colored_label(theme::of(ui).error, format!("{}. {instead}.", said(&why)));
    } else if let Some(image) = picture.shown() {
        ui.weak(tr!(
            "{file}, {width} × {height} pixels",
            file = picture.file,
            width = image.width,
            height = image.height
        ));
    }
    clears
}

/// Width and height of a frame of a picture. Returns them if they change.
pub fn cut_ui(
    ui: &mut Ui,
    fields: &mut Fields,
    picture: &OwnPicture,
    (across, down): (&str, &str),
) -> Option<((u16, u16), GestureId)> {
    let most = MOST_PICTURE_SIDE as i32;
    let number = |label, help| Number { label, help, range: 0..=most, unit: "px" };
    let ((width, height), mut changed) = (picture.frame, None);
    let whole = t("the picture");
    let across = number(across, t("Width of a frame; the picture is cut from left to right"));
    if let Some((new, gesture)) = fields.with_zero(whole, |fields| fields.number(ui, &across, width.into())) {
        changed = Some(((new as u16, height), gesture));
    }
    let down = number(down, t("Height of a frame; the picture is cut row by row"));
    if let Some((new, gesture)) = fields.with_zero(whole, |fields| fields.number(ui, &down, height.into())) {
        changed = Some(((width, new as u16), gesture));
    }
    changed
}

/// Fields in which the numbers of frames are typed; one of them at a time.
#[derive(Debug, Default)]
pub struct FrameNumbers {
    /// The place of the field, and what is half typed in it.
    typed: Option<(usize, String)>,
}

impl FrameNumbers {
    /// Forgets what is half typed.
    pub fn drop_typing(&mut self) {
        self.typed = None;
    }

    /// Shows a field. Returns other numbers when the keyboard leaves it.
    pub fn ui(&mut self, ui: &mut Ui, place: usize, label: &str, frames: &[u8]) -> Option<Vec<u8>> {
        let typed = self.typed.take_if(|(of, _)| *of == place).map(|(_, typed)| typed);
        let mut typed = typed.unwrap_or_else(|| text_of(frames));
        let help = t("Numbers of the frames in order, from 0 on, with spaces or commas; 0-3 is 0 1 2 3");
        let response = row(ui, label, help, |ui| {
            let width = (ui.available_width() - 8.0).max(0.0);
            ui.add(TextEdit::singleline(&mut typed).desired_width(width)).accessible_name(label)
        });
        let read = frames_of(&typed);
        if read.is_none() {
            ui.colored_label(theme::of(ui).error, t("Numbers from 0 to 255, at most 64 of them."));
        }
        if response.lost_focus() {
            return read.filter(|read| read != frames);
        }
        if response.has_focus() {
            self.typed = Some((place, typed));
        }
        None
    }
}

/// Writes numbers of frames: three and more in a row as their first and last.
fn text_of(frames: &[u8]) -> String {
    let rows = frames.chunk_by(|a, b| a.checked_add(1) == Some(*b));
    let words = rows.flat_map(|row| match row {
        [first, _, .., last] => vec![format!("{first}-{last}")],
        few => few.iter().map(u8::to_string).collect(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// Reads numbers of frames; `None` if they are none, or too many.
fn frames_of(text: &str) -> Option<Vec<u8>> {
    let mut frames = Vec::new();
    for word in text.split([' ', ',', ';']).filter(|word| !word.is_empty()) {
        match word.split_once('-') {
            None => frames.push(word.parse().ok()?),
            Some((first, last)) => {
                let (first, last): (u8, u8) = (first.parse().ok()?, last.parse().ok()?);
                if first <= last { frames.extend(first..=last) } else { frames.extend((last..=first).rev()) }
            }
        }
    }
    (frames.len() <= MOST_FRAMES).then_some(frames)
}

/// The frames beside each other, with their numbers, so many at most.
pub fn strip_ui(ui: &mut Ui, picture: &OwnPicture, most: usize) {
    let Some(image) = picture.shown() else { return };
    let count = picture.frames(image).min(most);
    let (width, height) = picture.frame_size(image);
    let zoom = (64.0 / f32::from(width.max(height)).max(1.0)).clamp(0.125, 2.0);
    let cell = vec2((f32::from(width) * zoom).max(22.0), f32::from(height) * zoom + 16.0) + vec2(4.0, 4.0);
    let columns = ((ui.available_width() / cell.x) as usize).max(1);
    let size = vec2(ui.available_width(), count.div_ceil(columns) as f32 * cell.y);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, t("Frames of the picture")));
    let c = theme::of(ui);
    let painter = ui.painter_at(rect);
    let mut pictures = Pictures::new(ui.ctx());
    for number in 0..count {
        let corner = rect.min + vec2((number % columns) as f32 * cell.x, (number / columns) as f32 * cell.y);
        let mut sketch = Sketch::default();
        sketch.image(0, 0, image, picture.part(image, number as u8));
        let to_screen = |at: Pos2| corner + at.to_vec2() * zoom;
        let frame = Rect::from_min_max(to_screen(pos2(0.0, 0.0)), to_screen(pos2(width.into(), height.into())));
        painter.rect_filled(frame, 0.0, c.void);
        painter.rect_stroke(frame, 0.0, Stroke::new(1.0, c.line), StrokeKind::Outside);
        pictures.add(&to_screen, (&sketch, (false, false)), (0, 0), Color32::WHITE);
        let below = pos2(frame.left(), corner.y + cell.y - 4.0);
        painter.text(below, Align2::LEFT_BOTTOM, number, FontId::proportional(11.0), ui.visuals().weak_text_color());
    }
    pictures.paint(&painter);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn frames_are_typed_as_numbers_and_ranges() {
        for (text, frames) in [
            ("0 1, 2;3", Some(vec![0, 1, 2, 3])),
            ("0-3 2-0", Some(vec![0, 1, 2, 3, 2, 1, 0])),
            ("", Some(vec![])),
            ("0-99", None),
            ("1 x", None),
            ("300", None),
        ] {
            assert_eq!(frames_of(text), frames, "{text}");
        }
    }

    #[test]
    fn numbers_in_a_row_are_written_as_their_ends() {
        for (frames, text) in [
            (&[0, 1, 2, 3, 7][..], "0-3 7"),
            (&[1, 2], "1 2"),
            (&[3, 2, 1], "3 2 1"),
            (&[254, 255, 0], "254 255 0"),
            (&[], ""),
        ] {
            assert_eq!(text_of(frames), text);
            assert_eq!(frames_of(text).as_deref(), Some(frames), "{text}");
        }
    }
}
