//! A number to drag or to type.
//!
//! A number that is only shown never changes, also outside its range and with more decimals than are shown. Typed text
//! is decimal, with a point or a comma, or hexadecimal as the originals' data has it. Text that is refused gives back
//! the number from before the typing and is marked.

use crate::language::t;
use crate::look::theme;
use eframe::egui::{DragValue, Id, Key, Response, Stroke, StrokeKind, Ui, Widget};
use eframe::emath::{self, Numeric};
use std::cell::{Cell, RefCell};
use std::ops::RangeInclusive;

/// A change that the user made to a number field in this frame.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum NumberInput {
    /// A number typed, or set by a screen reader.
    Typed(f64),
    /// The number that a drag or an arrow key leads to.
    Moved(f64),
    /// Text that is no number for this field; the number from before the typing holds.
    Refused(f64),
}

impl NumberInput {
    /// The number that the field shows now.
    pub fn number(self) -> f64 {
        match self {
            Self::Typed(number) | Self::Moved(number) | Self::Refused(number) => number,
        }
    }
}

type Accessor<'a> = Box<dyn FnMut(Option<f64>) -> f64 + 'a>;
type Formatter<'a> = Box<dyn Fn(f64) -> String + 'a>;
type Parser<'a> = Box<dyn Fn(&str) -> Option<f64> + 'a>;

/// The control; see the module.
pub struct NumberField<'a> {
    accessor: Accessor<'a>,
    is_whole: bool,
    range: RangeInclusive<f64>,
    speed: f64,
    most_decimals: Option<usize>,
    prefix: String,
    suffix: String,
    formatter: Option<Formatter<'a>>,
    parser: Option<Parser<'a>>,
    is_live: bool,
}

/// A field over a number, with the range of its type.
pub fn drag<N: Numeric>(value: &mut N) -> NumberField<'_> {
    let accessor = move |new: Option<f64>| {
        if let Some(new) = new {
            *value = N::from_f64(new);
        }
        value.to_f64()
    };
    NumberField {
        accessor: Box::new(accessor),
        is_whole: N::INTEGRAL,
        range: N::MIN.to_f64()..=N::MAX.to_f64(),
        speed: if N::INTEGRAL { 0.25 } else { 1.0 },
        most_decimals: None,
        prefix: String::new(),
        suffix: String::new(),
        formatter: None,
        parser: None,
        is_live: true,
    }
}

impl<'a> NumberField<'a> {
    /// Limits typed and dragged numbers; a number outside that is already there stays.
    pub fn range<N: Numeric>(mut self, range: RangeInclusive<N>) -> Self {
        self.range = range.start().to_f64()..=range.end().to_f64();
        self
    }

    /// The change for each point that a drag covers.
    pub fn speed(mut self, speed: f64) -> Self {
        self.speed = speed;
        self
    }

    /// The most decimals shown.
    pub fn max_decimals(mut self, most: usize) -> Self {
        self.most_decimals = Some(most);
        self
    }

    /// Text before the number.
    pub fn prefix(mut self, prefix: impl Into<String>) -> Self {
        self.prefix = prefix.into();
        self
    }

    /// Text behind the number; typed behind a number it is ignored.
    pub fn suffix(mut self, suffix: impl Into<String>) -> Self {
        self.suffix = suffix.into();
        self
    }

    /// Shows numbers in another way.
    pub fn formatter(mut self, formatter: impl Fn(f64) -> String + 'a) -> Self {
        self.formatter = Some(Box::new(formatter));
        self
    }

    /// Reads typed text in another way.
    pub fn parser(mut self, parser: impl Fn(&str) -> Option<f64> + 'a) -> Self {
        self.parser = Some(Box::new(parser));
        self
    }

    /// Takes typed numbers only when the keyboard leaves the field.
    pub fn at_the_end(mut self) -> Self {
        self.is_live = false;
        self
    }

    /// Shows the field and returns what the user did to the number.
    pub fn show(self, ui: &mut Ui) -> (Response, Option<NumberInput>) {
        let Self { mut accessor, is_whole, range, speed, most_decimals, prefix, suffix, formatter, parser, is_live } =
            self;
        let id = ui.next_auto_id();
        let mut typing = Typing::load(ui, id, accessor(None));
        let (first, before) = (typing.first, typing.last);
        let is_dragged = ui.ctx().is_being_dragged(id);
        let set = Cell::new(None);
        let shown = RefCell::new(String::new());
        let (is_read, is_parsed) = (Cell::new(false), Cell::new(false));
        let refused: RefCell<Option<Refusal>> = RefCell::default();
        let decimals = ui.style().number_formatter.clone();
        let format = |value: f64, usual: RangeInclusive<usize>| {
            let most = most_decimals.unwrap_or(*usual.end());
            let text = match &formatter {
                Some(formatter) => formatter(value),
                None => decimals.format(value, (*usual.start()).min(most)..=most),
            };
            shown.borrow_mut().clone_from(&text);
            text
        };
        let read = |text: &str| {
            is_read.set(true);
            *refused.borrow_mut() = None;
            if text.trim() == shown.borrow().trim() {
                return None;
            }
            is_parsed.set(true);
            let number = match &parser {
                Some(parser) => parser(text).ok_or(Refusal::NoNumber),
                None => parse(text, suffix.trim(), is_whole),
            };
            Some(number.unwrap_or_else(|refusal| {
                *refused.borrow_mut() = Some(refusal);
                first
            }))
        };
        let get_set = |new: Option<f64>| {
            if let Some(new) = new {
                let new = if is_whole { new.round() } else { new };
                let is_there = new == before || new == first;
                set.set(Some(if is_there { new } else { clamped(new, &range) }));
            }
            accessor_now(&set, before)
        };
        let mut field = DragValue::from_get_set(get_set)
            .speed(speed)
            .custom_formatter(format)
            .custom_parser(read)
            .update_while_editing(is_live)
            .suffix(suffix.as_str())
            .prefix(prefix.as_str());
        if let Some(most) = if is_whole { Some(0) } else { most_decimals } {
            field = field.max_decimals(most);
        }
        // The field consumes the key.
        let is_stepped = is_stepped(ui);
        let mut response = field.ui(ui);
        ui.ctx().accesskit_node_builder(response.id, |node| {
            node.set_min_numeric_value(*range.start());
            node.set_max_numeric_value(*range.end());
        });
        let (is_parsed, refusal) = (is_parsed.get(), refused.take());
        let mut now = accessor_now(&set, before);
        let is_dropped = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
        if is_dropped && now != first {
            now = first;
            typing.refused = None;
        }
        if is_read.get() {
            typing.refused = refusal;
        }
        let is_changed = now != before;
        let input = match () {
            () if refusal.is_some() && is_changed => Some(NumberInput::Refused(now)),
            () if is_changed && (is_dragged || is_stepped) => Some(NumberInput::Moved(now)),
            () if is_parsed && refusal.is_none() && set.get().is_some() && !is_dropped => Some(NumberInput::Typed(now)),
            () if is_changed => Some(NumberInput::Typed(now)),
            () => None,
        };
        if is_changed {
            accessor(Some(now));
            response.mark_changed();
            (typing.last, typing.settled) = (now, None);
        }
        typing.store(ui, id, &response);
        if let Some(refusal) = typing.refused {
            refusal.mark(ui, &response);
        }
        (response, input)
    }
}

impl Widget for NumberField<'_> {
    fn ui(self, ui: &mut Ui) -> Response {
        self.show(ui).0
    }
}

fn accessor_now(set: &Cell<Option<f64>>, before: f64) -> f64 {
    set.get().unwrap_or(before)
}

fn clamped(value: f64, range: &RangeInclusive<f64>) -> f64 {
    value.clamp(range.start().min(*range.end()), range.end().max(*range.start()))
}

/// Whether an arrow key or a screen reader moves a number one step.
fn is_stepped(ui: &Ui) -> bool {
    ui.input(|input| input.key_pressed(Key::ArrowUp) || input.key_pressed(Key::ArrowDown))
}

/// The state of a field between frames.
#[derive(Clone, Copy, Default)]
struct Typing {
    /// The number from before the typing.
    first: f64,
    /// The number that the field led to last.
    last: f64,
    /// The number that came of it: one that is kept in 256ths is rounded. The typed text stays as it is all the same.
    settled: Option<f64>,
    /// The reason why the text in the field, or the last one in it, was refused.
    refused: Option<Refusal>,
    /// The keyboard was in the field.
    has_focus: bool,
}

impl Typing {
    fn load(ui: &Ui, id: Id, now: f64) -> Self {
        let has_focus = ui.memory(|memory| memory.has_focus(id));
        let fresh = Self { first: now, last: now, settled: Some(now), refused: None, has_focus };
        let kept: Option<Self> = ui.data(|data| data.get_temp(id.with("typing")));
        let begins = |kept: &Self| has_focus && !kept.has_focus || ui.ctx().drag_started_id() == Some(id);
        let kept = kept.filter(|kept| !begins(kept) && kept.settled.is_none_or(|settled| settled == now));
        kept.map_or(fresh, |kept| Self { settled: Some(now), ..kept })
    }

    fn store(self, ui: &Ui, id: Id, response: &Response) {
        let key = id.with("typing");
        let is_needed = response.has_focus() || response.lost_focus() || self.refused.is_some();
        let now = Self { has_focus: response.has_focus(), ..self };
        ui.data_mut(|data| match is_needed {
            true => drop(data.insert_temp(key, now)),
            false => data.remove::<Self>(key),
        });
    }
}

/// A reason for which typed text is no number of a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Refusal {
    /// The text is empty or only begins a number.
    Unfinished,
    /// The text is no number.
    NoNumber,
    /// The number has decimals and the field takes whole numbers.
    NotWhole,
}

impl Refusal {
    /// A red border and the reason below the field, while it has the keyboard; later the border, and the reason when
    /// pointed at.
    fn mark(self, ui: &Ui, response: &Response) {
        let text = match self {
            Self::Unfinished => return,
            Self::NoNumber => t("Not a number: the value from before stays."),
            Self::NotWhole => t("Not a whole number: the value from before stays."),
        };
        let edge = Stroke::new(1.5, theme::of(ui).error);
        ui.painter().rect_stroke(response.rect.expand(1.0), 3.0, edge, StrokeKind::Outside);
        if response.has_focus() || response.hovered() {
            response.show_tooltip_text(text);
        }
    }
}

/// Reads a number as people write it, with the field's unit behind it or not.
fn parse(text: &str, unit: &str, is_whole: bool) -> Result<f64, Refusal> {
    let text = text.trim();
    let text = text.strip_suffix(unit).unwrap_or(text).trim_end();
    let (negative, rest) = text.strip_prefix(['-', '\u{2212}']).map_or((false, text), |rest| (true, rest));
    let rest = rest.trim_start().strip_prefix('+').filter(|_| !negative).unwrap_or(rest).trim_start();
    // A unit of another field or language: "3 px" where the field says "Pixel".
    let digits = match rest.split_once(char::is_whitespace) {
        Some((digits, unit)) if unit.trim().chars().all(char::is_alphabetic) => digits,
        _ => rest,
    };
    if ["", "$", "0x", "0X", ".", ","].contains(&digits) {
        return Err(Refusal::Unfinished);
    }
    let number = match kit::words::number(digits, false) {
        Some(whole) => whole as f64,
        None => decimal(digits).ok_or(Refusal::NoNumber)?,
    };
    let has_mark = digits.contains(['.', ',']) && !digits.ends_with(['.', ',']);
    if is_whole && (has_mark || number.fract() != 0.0) {
        return Err(Refusal::NotWhole);
    }
    Ok(if negative { -number } else { number })
}

/// A decimal number with one decimal mark, a point or a comma.
fn decimal(digits: &str) -> Option<f64> {
    let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit() || b".,".contains(&byte));
    let marks = digits.bytes().filter(|byte| b".,".contains(byte)).count();
    let number: Option<f64> = (is_plain && marks <= 1).then(|| digits.replace(',', ".").parse().ok()).flatten();
    number.filter(|number| number.is_finite()).map(|number| emath::round_to_decimals(number, 15))
}

#[cfg(test)]
mod tests {
    use super::{Refusal, parse};

    #[test]
    fn numbers_are_read_as_people_write_them() {
        use Refusal::{NoNumber, NotWhole, Unfinished};
        for (text, whole, parts) in [
            ("12", Ok(12.0), Ok(12.0)),
            (" -3 px", Ok(-3.0), Ok(-3.0)),
            ("-3px", Ok(-3.0), Ok(-3.0)),
            ("\u{2212}3", Ok(-3.0), Ok(-3.0)),
            ("+3", Ok(3.0), Ok(3.0)),
            ("3 Pixel", Ok(3.0), Ok(3.0)),
            ("$40", Ok(64.0), Ok(64.0)),
            ("0x1F", Ok(31.0), Ok(31.0)),
            ("-$10", Ok(-16.0), Ok(-16.0)),
            ("1Fh", Ok(31.0), Ok(31.0)),
            ("7,5", Err(NotWhole), Ok(7.5)),
            ("7.5", Err(NotWhole), Ok(7.5)),
            (",5", Err(NotWhole), Ok(0.5)),
            ("7,", Ok(7.0), Ok(7.0)),
            ("1,000", Err(NotWhole), Ok(1.0)),
            ("1.234,5", Err(NoNumber), Err(NoNumber)),
            ("7 5", Err(NoNumber), Err(NoNumber)),
            ("7;5", Err(NoNumber), Err(NoNumber)),
            ("", Err(Unfinished), Err(Unfinished)),
            ("-", Err(Unfinished), Err(Unfinished)),
            ("$", Err(Unfinished), Err(Unfinished)),
            ("nan", Err(NoNumber), Err(NoNumber)),
            ("12abc", Err(NoNumber), Err(NoNumber)),
            ("$FFFFFFFFFFFFFFFFF", Err(NoNumber), Err(NoNumber)),
        ] {
            assert_eq!((parse(text, "px", true), parse(text, "px", false)), (whole, parts), "{text}");
        }
    }
}
