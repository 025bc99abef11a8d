//! Going to a place whose position one types.

use crate::command::Outbox;
use crate::language::{msg, t};
use crate::look::theme;
use crate::session::Framing;
use crate::shell::windows::{Window, centre, window};
use crate::studio::Studio;
use crate::tr;
use crate::widgets::{focus_once, hint};
use eframe::egui::{self, Key, Rect, RichText, Ui, pos2, vec2};
use kit::words;

/// Pixels in which every level ends.
const FAR: i32 = 1 << 20;

/// The open window.
#[derive(Default)]
pub struct GoTo {
    text: String,
    opened: bool,
}

impl Window for GoTo {
    fn show(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) -> bool {
        let (mut open, mut done) = (true, false);
        let chunk = i32::from(cx.document().project().chunk_size.max(1)) * 16;
        window(msg("Go to a place"), vec2(400.0, 120.0)).resizable(false).default_pos(centre(ui)).open(&mut open).show(
            ui,
            |ui| {
                let name = ui.label(t("Position"));
                let field = egui::TextEdit::singleline(&mut self.text).desired_width(390.0).margin(vec2(8.0, 6.0));
                let field = ui.add(field).labelled_by(name.id);
                focus_once(&field, &mut self.opened);
                hint(ui, t("Across and down. In pixels: 1280 400, or $500 $190 and 0x500 0x190 in hexadecimal.\nIn blocks: 80b 25b. In chunks: 10c 3c."));
                let read = parse(&self.text, chunk);
                if let Err(text) = &read
                    && !self.text.trim().is_empty()
                {
                    ui.label(RichText::new(text).color(theme::of(ui).warning));
                }
                ui.add_space(4.0);
                ui.horizontal(|ui| {
                    let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
                    let clicked = ui.add_enabled(read.is_ok(), egui::Button::new(t("Go"))).clicked();
                    if let (true, Ok((x, y))) = (clicked || entered, &read) {
                        let at = pos2(*x as f32, *y as f32);
                        out.session(move |session| {
                            session.canvas.framing = Some(Framing::Area(Rect::from_center_size(at, vec2(16.0, 16.0))));
                        });
                        done = true;
                    } else if entered {
                        field.request_focus();
                    }
                    done |= ui.button(t("Cancel")).clicked();
                });
            },
        );
        open && !done
    }
}

/// A position as people type it, in pixels; blocks and chunks mean their top left corner.
///
/// # Errors
/// In words.
fn parse(text: &str, chunk: i32) -> Result<(i32, i32), String> {
    let mut words = text.split([' ', ',', ';', '\t']).filter(|word| !word.is_empty());
    let (Some(x), Some(y), None) = (words.next(), words.next(), words.next()) else {
        return Err(t("Type two numbers: across, then down.").to_owned());
    };
    Ok((number(x, chunk)?, number(y, chunk)?))
}

fn number(word: &str, chunk: i32) -> Result<i32, String> {
    let in_units = || {
        let (number, unit) = match word.strip_suffix(['b', 'B']) {
            Some(number) => (number, 16),
            None => (word.strip_suffix(['c', 'C'])?, chunk),
        };
        Some(words::number(number, false)?.saturating_mul(unit.into()))
    };
    // b and c are digits of a hexadecimal number.
    let value = words::number(word, false).or_else(in_units);
    let value =
        value.ok_or_else(|| tr!("\"{word}\" is not a position: a number like 400, 25b, 3c, $190 or 0x190.", word))?;
    let is_near = value.unsigned_abs() <= FAR.unsigned_abs().into();
    is_near.then_some(value as i32).ok_or_else(|| tr!("\"{word}\" is outside every level.", word))
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn positions_are_read_as_people_write_them() {
        for (text, expected) in [
            ("12 34", Some((12, 34))),
            (" 12,34 ", Some((12, 34))),
            ("-5, -$10", Some((-5, -16))),
            ("1Fh -2B", Some((31, -32))),
            ("12b 4b", Some((192, 64))),
            ("2c 1b", Some((256, 16))),
            ("0x1A0 $1a0", Some((416, 416))),
            ("0x1b 0x1c", Some((27, 28))),
            ("", None),
            ("12", None),
            ("1 2 3", None),
            ("twelve 4", None),
            ("99999999999 0", None),
            ("100000000c 0", None),
            ("--5 0", None),
            ("$ 0", None),
            ("b 0", None),
            ("+5 0", None),
            ("1é 0", None),
        ] {
            assert_eq!(parse(text, 128).ok(), expected, "{text}");
        }
        assert!(parse("9999999 0", 128).is_err_and(|text| text.contains("outside every level")));
    }
}
