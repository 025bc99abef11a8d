//! Fields of the inspector: numbers and texts whose drags and typing are one gesture each.

use crate::widgets::HeldGesture;
use crate::widgets::choices::row;
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{DragValue, Response, TextEdit, Ui, vec2};
use eframe::emath::Numeric;
use kit::document::GestureId;
use std::ops::RangeInclusive;

/// Remembers which gesture the field in use belongs to.
#[derive(Default)]
pub struct Fields {
    held: HeldGesture,
    /// The next field shown gets the keyboard.
    pub focus_next: bool,
}

/// A new value, and the gesture it belongs to.
pub type Changed<T> = Option<(T, GestureId)>;

/// What a number field is like.
pub struct Number<'a> {
    /// Left of the field, and its name for tests and screen readers.
    pub label: &'a str,
    /// In a tooltip.
    pub help: &'a str,
    /// What it may hold.
    pub range: RangeInclusive<i32>,
    /// Behind the number.
    pub unit: &'a str,
}

impl Fields {
    /// Gives a control that is no field of these the keyboard, if it is the first one shown.
    pub fn focus_first(&mut self, response: &Response) {
        if std::mem::take(&mut self.focus_next) {
            response.request_focus();
        }
    }

    fn focus(&mut self, response: &Response) {
        if std::mem::take(&mut self.focus_next) {
            response.request_focus();
            // What is typed replaces the value.
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(usize::from(u16::MAX)));
            let mut state = TextEdit::load_state(&response.ctx, response.id).unwrap_or_default();
            state.cursor.set_char_range(Some(all));
            state.store(&response.ctx, response.id);
        }
    }

    /// A row with a number; `None` as value if several things differ.
    pub fn number(&mut self, ui: &mut Ui, number: &Number<'_>, value: Option<i32>) -> Changed<i32> {
        row(ui, number.label, number.help, |ui| self.bare_number(ui, number, value))
    }

    /// A number without its label in front.
    pub fn bare_number(&mut self, ui: &mut Ui, number: &Number<'_>, value: Option<i32>) -> Changed<i32> {
        let mut now = value.unwrap_or_default();
        // One block, two blocks.
        let unit = if value == Some(1) { number.unit.trim_end_matches('s') } else { number.unit };
        let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
        let mut field = drag(&mut now).range(number.range.clone()).speed(1.0).suffix(unit);
        if value.is_none() {
            field = field.custom_formatter(|_, _| "different".to_owned());
        }
        let response = ui.add_sized(vec2(ui.available_width().min(96.0), ui.spacing().interact_size.y), field);
        let response = response.on_hover_text(number.help);
        let response = response.accessible_name(number.label);
        self.focus(&response);
        let gesture =
            (response.drag_started() || response.gained_focus() || response.changed()).then(|| self.held.of(&response));
        gesture.filter(|_| response.changed() && value != Some(now)).map(|gesture| (now, gesture))
    }

    /// A row with a line of text.
    pub fn text(&mut self, ui: &mut Ui, label: &str, help: &str, value: &str) -> Changed<String> {
        row(ui, label, help, |ui| {
            let mut now = value.to_owned();
            let response = ui.add(TextEdit::singleline(&mut now).desired_width((ui.available_width() - 8.0).max(0.0)));
            let response = response.accessible_name(label);
            self.focus(&response);
            let gesture = (response.gained_focus() || response.changed()).then(|| self.held.of(&response));
            gesture.filter(|_| response.changed()).map(|gesture| (now, gesture))
        })
    }

    /// A row with a switch.
    pub fn flag(&mut self, ui: &mut Ui, label: &str, help: &str, value: Option<bool>) -> Option<bool> {
        let mut now = value.unwrap_or_default();
        let mut field = eframe::egui::Checkbox::new(&mut now, label);
        field = field.indeterminate(value.is_none());
        let response = ui.add(field).on_hover_text(help);
        response.clicked().then_some(if value.is_none() { true } else { now })
    }
}

/// A number to drag or to type, decimal or hexadecimal as the originals' data has them.
pub fn drag<N: Numeric>(value: &mut N) -> DragValue<'_> {
    DragValue::new(value).custom_parser(parse)
}

fn parse(text: &str) -> Option<f64> {
    let text = text.trim();
    let (negative, digits) = text.strip_prefix('-').map_or((false, text), |rest| (true, rest.trim_start()));
    let word = digits.split_whitespace().next()?;
    let whole = kit::words::number(word, false).map(|number| number as f64);
    let number = whole.or_else(|| word.parse().ok().filter(|number: &f64| number.is_finite()))?;
    Some(if negative { -number } else { number })
}

#[cfg(test)]
mod tests {
    use super::parse;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for (text, expected) in [
            ("12", Some(12.0)),
            (" -3 px", Some(-3.0)),
            ("$40", Some(64.0)),
            ("0x1F", Some(31.0)),
            ("-$10", Some(-16.0)),
            ("", None),
            ("-", None),
            ("$", None),
            ("nan", None),
            ("12abc", None),
            ("$FFFFFFFFFFFFFFFFF", None),
            ("1Fh", Some(31.0)),
        ] {
            assert_eq!(parse(text), expected, "{text}");
        }
    }
}
