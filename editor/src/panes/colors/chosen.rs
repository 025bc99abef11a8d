//! The chosen colours: picker, levels, digits, and what changes several at once.

use super::Subject;
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::t;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::HeldGesture;
use crate::widgets::choices::row;
use crate::widgets::name_field::NameField;
use eframe::egui::{Button, Response, Slider, Ui, color_picker};
use kit::document::GestureId;
use kit::document::art::palettes::gradient;
use kit::document::imported::console_color::{levels, nearest, of_levels, word};
use sim::project::Rgb;
use std::ops::Range;

/// Fields of the chosen colours.
#[derive(Default)]
pub(super) struct ChosenColors {
    held: HeldGesture,
    /// The gesture of a level that is moved, and the colours as they were before it.
    moved: Option<(GestureId, Vec<Rgb>)>,
    digits: NameField,
}

impl ChosenColors {
    pub(super) fn drop_typing(&mut self) {
        self.digits.drop_typing();
        self.moved = None;
    }

    pub(super) fn ui(&mut self, ui: &mut Ui, (on, range): (&Subject<'_>, Range<usize>), cx: &Studio, out: &mut Outbox) {
        let (first, colors) = (range.start, &on.colors[range.clone()]);
        let Some(color) = colors.first().copied() else { return };
        let put = |out: &mut Outbox, gesture: Option<GestureId>, label: &str, new: Vec<Rgb>| {
            let fit = |color: Rgb| if on.is_console { nearest(color) } else { color };
            let values: Vec<(usize, Rgb)> = (first..).zip(new.into_iter().map(fit)).collect();
            out.edit_in(gesture, label, on.recolored(cx, &values));
        };
        ui.label(match colors.len() {
            1 if on.is_console => {
                tr!("Colour {number}: word {word}", number = format!("{first:02X}"), word = word(color))
            }
            1 => tr!("Colour {number}", number = format!("{first:02X}")),
            _ => {
                let [from, to] = [range.start, range.end - 1].map(|number| format!("{number:02X}"));
                tr!("Colours {from} to {to}", from, to)
            }
        });
        ui.horizontal(|ui| {
            let mut picked = color.0;
            let button = color_picker::color_edit_button_srgb(ui, &mut picked);
            if picked != color.0 {
                let gesture = self.held.of(&button);
                put(out, Some(gesture), t("Change colour"), vec![Rgb(picked); colors.len()]);
            }
            button.accessible_name(t("Choose a colour"));
            let why = t("Six hexadecimal digits are wanted: #rrggbb");
            let label = (t("Digits"), t("Red, green and blue in hexadecimal digits"));
            let is_color = |text: &str| Rgb::of_hex(text).is_some();
            if let Some(text) = self.digits.ui(ui, label, &color.to_string(), (is_color, why)) {
                let new = Rgb::of_hex(&text).unwrap_or(color);
                put(out, None, t("Change colour"), vec![new; colors.len()]);
            }
        });
        for (part, name) in [t("Red"), t("Green"), t("Blue")].into_iter().enumerate() {
            let (now, most) = if on.is_console { (levels(color)[part], 7) } else { (color.0[part], 255) };
            let mut value = now;
            let help = t("All chosen colours change by the same amount");
            let slider = row(ui, name, help, |ui| {
                ui.spacing_mut().slider_width = (ui.available_width() - 64.0).clamp(60.0, 220.0);
                ui.add(Slider::new(&mut value, 0..=most)).accessible_name(name)
            });
            if value != now {
                let before = self.before(&slider, colors);
                let by = i32::from(value) - i32::from(before.1.first().map_or(now, |first| part_of(on, *first, part)));
                let new = before.1.iter().map(|color| moved(on, *color, (part, by))).collect();
                put(out, Some(before.0), t("Change colour"), new);
            }
        }
        ui.horizontal_wrapped(|ui| {
            let can = colors.len() > 2;
            let button = ui.add_enabled(can, Button::new(t("Gradient")));
            let help = t("Even steps from the first chosen colour to the last");
            if button.on_hover_text(help).on_disabled_hover_text(t("Choose three colours or more")).clicked() {
                put(out, None, t("Gradient"), gradient(colors));
            }
            for action in [Action::Copy, Action::Paste] {
                if ui.button(t(action.info().label)).clicked() {
                    out.action(action);
                }
            }
        });
    }

    /// The gesture of a level that is moved, and the colours before it.
    fn before(&mut self, slider: &Response, colors: &[Rgb]) -> (GestureId, Vec<Rgb>) {
        let gesture = self.held.of(slider);
        let known = self.moved.take().filter(|(of, before)| *of == gesture && before.len() == colors.len());
        let before = known.unwrap_or_else(|| (gesture, colors.to_vec()));
        self.moved = Some(before.clone());
        before
    }
}

/// A part of a colour, in the steps that it has.
fn part_of(on: &Subject<'_>, color: Rgb, part: usize) -> u8 {
    if on.is_console { levels(color)[part] } else { color.0[part] }
}

/// A colour with a part that is moved, in the steps that it has.
fn moved(on: &Subject<'_>, color: Rgb, (part, by): (usize, i32)) -> Rgb {
    let (mut parts, most) = if on.is_console { (levels(color), 7) } else { (color.0, 255) };
    parts[part] = (i32::from(parts[part]) + by).clamp(0, most) as u8;
    if on.is_console { of_levels(parts) } else { Rgb(parts) }
}
