//! Rows of the lists of changes that a level's water and its camera limits have.

use crate::language::t;
use crate::tr;
use crate::widgets::choices::{row, unnamed_box};
use crate::widgets::fields::{Fields, Number};
use eframe::egui::{Align, Button, Layout, Ui};
use kit::document::GestureId;
use std::ops::RangeInclusive;

/// Pixels, as level files hold them.
pub const PIXELS: RangeInclusive<i32> = -4096..=65535;
/// The stages of a list of changes.
pub const STAGES: RangeInclusive<i32> = 0..=255;
/// The switches of a level.
pub const SWITCHES: RangeInclusive<i32> = 0..=15;

/// One part of a change that a user can switch on and set, in a level with `C`.
pub struct Part<T, C> {
    /// Its name.
    pub label: &'static str,
    /// The effect.
    pub help: &'static str,
    /// Its values.
    pub range: RangeInclusive<i32>,
    /// Their unit.
    pub unit: &'static str,
    /// Reads it.
    pub get: fn(&T) -> Option<i32>,
    /// Writes it.
    pub set: fn(&mut T, Option<i32>),
    /// The value when it is switched on.
    pub first: fn(&T, C) -> i32,
}

/// An edit of a part: the gesture, if a number was dragged or typed, and the new value.
pub type NewPart = (Option<GestureId>, Option<i32>);

/// The name of a part of a change, which screen readers and tests find its number by.
pub fn name(n: usize, part: &str) -> String {
    tr!("Change {n}: {part}", n = n + 1, part)
}

/// Shows the row of a part of change `n`: whether it is there, and its number.
pub fn part_ui<T, C>(
    ui: &mut Ui,
    fields: &mut Fields,
    part: &Part<T, C>,
    (n, change, level): (usize, &T, C),
) -> Option<NewPart> {
    let value = (part.get)(change);
    let mut new = None;
    row(ui, t(part.label), t(part.help), |ui| {
        let mut has = value.is_some();
        if unnamed_box(ui, &mut has, &tr!("Change {n}: has {part}", n = n + 1, part = t(part.label))).clicked() {
            new = Some((None, has.then(|| (part.first)(change, level))));
        }
        if let Some(value) = value {
            let name = name(n, t(part.label));
            let number = Number { label: &name, help: t(part.help), range: part.range.clone(), unit: part.unit };
            if let Some((value, gesture)) = fields.bare_number(ui, &number, value) {
                new = Some((Some(gesture), Some(value)));
            }
        }
    });
    new
}

/// A command of a change's headline.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadCommand {
    /// One place up in the list.
    Earlier,
    /// Out of the list.
    Delete,
}

/// Shows the headline of change `n`, with its commands. `earlier_help` says what moving it up does.
pub fn head_ui(ui: &mut Ui, n: usize, earlier_help: &str) -> Option<HeadCommand> {
    let mut command = None;
    ui.horizontal(|ui| {
        ui.strong(tr!("Change {n}", n = n + 1));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if ui.button(t("Delete")).on_hover_text(t("Delete this change")).clicked() {
                command = Some(HeadCommand::Delete);
            }
            if ui.add_enabled(n > 0, Button::new(t("Earlier"))).on_hover_text(earlier_help).clicked() {
                command = Some(HeadCommand::Earlier);
            }
        });
    });
    command
}
