//! Fields of the inspector: numbers and texts whose drags and typing are one gesture each.

use crate::language::{msg, t};
use crate::widgets::choices::row;
use crate::widgets::number_field::NumberInput;
use crate::widgets::{HeldGesture, drag};
use eframe::egui::text::{CCursor, CCursorRange};
use eframe::egui::{Layout, Response, TextEdit, Ui, vec2};
use kit::document::GestureId;
use sim::project::Rgb;
use std::ops::RangeInclusive;

/// Remembers which gesture the field in use belongs to.
#[derive(Default)]
pub struct Fields {
    held: HeldGesture,
    /// The values of all things from before the gesture in progress.
    first: Option<(GestureId, Vec<i32>)>,
    /// The distance that a drag has moved differing values so far.
    moved: Option<(GestureId, i32)>,
    /// Typed numbers are taken when the keyboard leaves the field.
    is_late: bool,
    /// Word in place of 0; empty if 0 is a number like others.
    zero: &'static str,
    /// The next field shown gets the keyboard.
    pub focus_next: bool,
    /// The first field has the keyboard that it was to get.
    pub has_first_focus: bool,
}

/// A new value, and the gesture it belongs to.
pub type Changed<T> = Option<(T, GestureId)>;

/// One value of several things.
pub struct Shared<'a> {
    /// The value, if it is the same in all of them.
    pub common: Option<i32>,
    /// Reads the value of each, in an order that stays while a gesture lasts.
    pub each: &'a dyn Fn() -> Vec<i32>,
}

/// The values that several things get.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NewValues {
    /// The same value for all of them.
    Same(i32),
    /// Each gets its own.
    Each(Vec<i32>),
}

impl NewValues {
    /// The value of the thing at a place of the order; `None` beyond its end.
    pub fn of(&self, place: usize) -> Option<i32> {
        match self {
            Self::Same(value) => Some(*value),
            Self::Each(values) => values.get(place).copied(),
        }
    }
}

/// The properties of a number field.
pub struct Number<'a> {
    /// Left of the field, and its name for tests and screen readers.
    pub label: &'a str,
    /// In a tooltip.
    pub help: &'a str,
    /// The range of its numbers.
    pub range: RangeInclusive<i32>,
    /// Behind the number, in English: one of `UNITS` for several, or a sign that all languages write alike; [`HEX`] for
    /// hexadecimal digits.
    pub unit: &'static str,
}

/// The unit of a byte as the originals write it: two hexadecimal digits, typed with or without a mark.
pub const HEX: &str = "$";

fn from_hex(text: &str) -> Option<f64> {
    kit::words::number(text, true).map(|number| number as f64)
}

/// Units that have a word for one and another one for several.
const UNITS: [(&str, &str); 4] = [
    (msg("block"), msg("blocks")),
    (msg("cell"), msg("cells")),
    (msg("chunk"), msg("chunks")),
    (msg("frame"), msg("frames")),
];

/// One block, two blocks: in the language that is spoken.
fn unit(several: &'static str, is_one: bool) -> &'static str {
    match UNITS.iter().find(|(_, known)| *known == several) {
        Some((one, _)) if is_one => t(one),
        _ => t(several),
    }
}

impl Fields {
    /// Gives a control that is no field of these the keyboard, if it is the first one shown.
    pub fn focus_first(&mut self, response: &Response) {
        if std::mem::take(&mut self.focus_next) {
            self.has_first_focus = true;
            response.request_focus();
        }
    }

    fn focus(&mut self, response: &Response) {
        if std::mem::take(&mut self.focus_next) {
            self.has_first_focus = response.has_focus();
            if self.has_first_focus {
                return;
            }
            response.request_focus();
            // What is typed replaces the value.
            let all = CCursorRange::two(CCursor::new(0), CCursor::new(usize::from(u16::MAX)));
            let mut state = TextEdit::load_state(&response.ctx, response.id).unwrap_or_default();
            state.cursor.set_char_range(Some(all));
            state.store(&response.ctx, response.id);
        }
    }

    /// A row with a number.
    pub fn number(&mut self, ui: &mut Ui, number: &Number<'_>, value: i32) -> Changed<i32> {
        row(ui, number.label, number.help, |ui| self.bare_number(ui, number, value))
    }

    /// As [`Self::number`], with typed numbers taken when the keyboard leaves the field: where half a number does harm.
    pub fn number_at_the_end(&mut self, ui: &mut Ui, number: &Number<'_>, value: i32) -> Changed<i32> {
        self.late(|fields| fields.number(ui, number, value))
    }

    /// Shows the numbers that `add` adds with typed ones taken when the keyboard leaves the field.
    pub fn late<R>(&mut self, add: impl FnOnce(&mut Self) -> R) -> R {
        self.is_late = true;
        let added = add(self);
        self.is_late = false;
        added
    }

    /// A number without its label in front.
    pub fn bare_number(&mut self, ui: &mut Ui, number: &Number<'_>, value: i32) -> Changed<i32> {
        let (new, gesture) = self.bare_numbers(ui, number, &Shared { common: Some(value), each: &|| vec![value] })?;
        new.of(0).filter(|new| *new != value).map(|new| (new, gesture))
    }

    /// Shows the numbers that `add` adds with a word in place of 0.
    pub fn with_zero<R>(&mut self, zero: &'static str, add: impl FnOnce(&mut Self) -> R) -> R {
        self.zero = zero;
        let added = add(self);
        self.zero = "";
        added
    }

    /// A row with a number that several things have.
    pub fn numbers(&mut self, ui: &mut Ui, number: &Number<'_>, values: &Shared<'_>) -> Changed<NewValues> {
        row(ui, number.label, number.help, |ui| self.bare_numbers(ui, number, values))
    }

    /// A number that several things have, without its label in front.
    ///
    /// Typing sets all of them. A drag or an arrow key moves each by the same amount, as far as none leaves the range.
    pub fn bare_numbers(&mut self, ui: &mut Ui, number: &Number<'_>, values: &Shared<'_>) -> Changed<NewValues> {
        let size = vec2(ui.available_width().min(96.0), ui.spacing().interact_size.y);
        let layout = Layout::centered_and_justified(ui.layout().main_dir());
        let shown = ui.allocate_ui_with_layout(size, layout, |ui| self.field_ui(ui, number, values)).inner;
        let (response, input) = shown;
        let response = response.on_hover_text(number.help).accessible_name(number.label);
        self.focus(&response);
        let begins = response.drag_started() || response.gained_focus();
        if begins || input.is_some() {
            let gesture = self.held.of(&response);
            if self.first.as_ref().is_none_or(|(held, _)| *held != gesture) {
                self.first = Some((gesture, (values.each)()));
            }
        }
        let (gesture, first) = self.first.as_ref()?;
        let new = match (input?, values.common) {
            (NumberInput::Typed(to), _) => NewValues::Same(to as i32),
            (NumberInput::Moved(to), Some(_)) => NewValues::Same(to as i32),
            (NumberInput::Moved(by), None) => {
                let by = limited(by as i32, first, &number.range);
                self.moved = Some((*gesture, by));
                NewValues::Each(first.iter().map(|first| first.saturating_add(by)).collect())
            }
            (NumberInput::Refused(_), _) => NewValues::Each(first.clone()),
        };
        let is_new = values.common.is_none() || new != NewValues::Same(values.common.unwrap_or_default());
        is_new.then_some((new, *gesture))
    }

    fn field_ui(&mut self, ui: &mut Ui, number: &Number<'_>, values: &Shared<'_>) -> (Response, Option<NumberInput>) {
        let is_hex = number.unit == HEX;
        let unit = if is_hex { "" } else { unit(number.unit, values.common == Some(1)) };
        let unit = if unit.is_empty() { String::new() } else { format!(" {unit}") };
        let Some(mut now) = values.common else {
            // The distance of the drag.
            let is_dragged = ui.ctx().is_being_dragged(ui.next_auto_id());
            let moved = self.moved.filter(|(gesture, _)| is_dragged && self.held.is_now(*gesture));
            let mut by = moved.map_or(0, |(_, by)| by);
            let shown = |value: f64| if is_dragged { format!("{value:+}") } else { t("different").to_owned() };
            let range = if is_dragged { -i32::MAX..=i32::MAX } else { number.range.clone() };
            let mut field = drag(&mut by).range(range).speed(1.0).suffix(unit).formatter(shown);
            if is_hex {
                field = field.parser(from_hex);
            }
            return if self.is_late { field.at_the_end().show(ui) } else { field.show(ui) };
        };
        let zero = self.zero;
        let is_named = values.common == Some(0) && !zero.is_empty();
        let mut field = drag(&mut now).range(number.range.clone()).speed(1.0);
        field = if is_hex {
            field.formatter(|value| format!("${:02X}", value as i64)).parser(from_hex)
        } else if is_named {
            field.formatter(move |value| if value == 0.0 { zero.to_owned() } else { value.to_string() })
        } else {
            field.suffix(unit)
        };
        if self.is_late { field.at_the_end().show(ui) } else { field.show(ui) }
    }

    /// A row with a line of text.
    pub fn text(&mut self, ui: &mut Ui, label: &str, help: &str, value: &str) -> Changed<String> {
        row(ui, label, help, |ui| self.typed(ui, label, value, |text| TextEdit::singleline(text)))
    }

    /// A row with a text of several lines.
    pub fn lines(&mut self, ui: &mut Ui, label: &str, help: &str, value: &str) -> Changed<String> {
        row(ui, label, help, |ui| self.typed(ui, label, value, |text| TextEdit::multiline(text).desired_rows(4)))
    }

    /// A line of text that several things have, without its label in front; `None` if theirs differ.
    pub fn bare_text(&mut self, ui: &mut Ui, label: &str, help: &str, value: Option<&str>) -> Changed<String> {
        let different = t("different");
        let room = (ui.available_width() - 30.0).max(40.0);
        let shown = ui.scope(|ui| {
            ui.set_max_width(room);
            let hint = if value.is_none() { different } else { "" };
            self.typed(ui, label, value.unwrap_or_default(), |text| TextEdit::singleline(text).hint_text(hint))
        });
        shown.response.on_hover_text(help);
        shown.inner
    }

    /// A colour that several things have, without its label in front; `None` if theirs differ.
    pub fn color(&mut self, ui: &mut Ui, label: &str, help: &str, value: Option<Rgb>) -> Changed<Rgb> {
        let Rgb(mut now) = value.unwrap_or_default();
        let response = ui.color_edit_button_srgb(&mut now).on_hover_text(help).accessible_name(label);
        match value {
            Some(value) => ui.weak(value.to_string()),
            None => ui.weak(t("different")),
        };
        response.changed().then(|| (Rgb(now), self.held.of(&response)))
    }

    fn typed(
        &mut self,
        ui: &mut Ui,
        label: &str,
        value: &str,
        field: impl FnOnce(&mut String) -> TextEdit<'_>,
    ) -> Changed<String> {
        let mut now = value.to_owned();
        let response = ui.add(field(&mut now).desired_width((ui.available_width() - 8.0).max(0.0)));
        let response = response.accessible_name(label);
        self.focus(&response);
        let gesture = (response.gained_focus() || response.changed()).then(|| self.held.of(&response));
        gesture.filter(|_| response.changed()).map(|gesture| (now, gesture))
    }

    /// A switch that several things have, without a text; `None` if theirs differ.
    pub fn bare_flag(&mut self, ui: &mut Ui, label: &str, help: &str, value: Option<bool>) -> Option<bool> {
        let mut now = value.unwrap_or_default();
        let field = eframe::egui::Checkbox::without_text(&mut now).indeterminate(value.is_none());
        let response = ui.add(field).on_hover_text(help).accessible_name(label);
        response.clicked().then_some(if value.is_none() { true } else { now })
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

/// The most that all values can move together before one of them leaves the range; a value that is outside already
/// stops moves outwards.
fn limited(by: i32, values: &[i32], range: &RangeInclusive<i32>) -> i32 {
    let lowest = values.iter().map(|value| range.start().saturating_sub(*value)).max().unwrap_or(0).min(0);
    let highest = values.iter().map(|value| range.end().saturating_sub(*value)).min().unwrap_or(0).max(0);
    by.clamp(lowest, highest)
}

#[cfg(test)]
mod tests {
    use super::limited;

    #[test]
    fn values_move_together_until_one_is_at_its_end() {
        for (by, expected) in [(0, 0), (10, 10), (-40, -31), (5000, 3968)] {
            assert_eq!(limited(by, &[32, 128], &(1..=4096)), expected, "{by}");
        }
        assert_eq!([-3, 3].map(|by| limited(by, &[5000, 32], &(1..=4096))), [-3, 0]);
    }
}
