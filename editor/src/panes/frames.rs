//! The frames of the run on the timeline as a table, beside those of another run.

use super::timeline::beside;
use super::{Home, Pane};
use crate::command::{Command, Outbox, TimelineCommand};
use crate::language::{msg, t};
use crate::look::theme;
use crate::overlays::way::mode_name;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::list;
use crate::widgets::hint;
use crate::widgets::rows::{self, Column, List, Rows, Source};
use eframe::egui::containers::menu::{MenuButton, MenuConfig};
use eframe::egui::{Button, ComboBox, PopupCloseBehavior, RichText, ScrollArea, Ui};
use kit::play::sample::Sample;
use kit::timeline::beside::Companion;
use kit::timeline::input_text::letters;
use kit::timeline::track::Track;
use sim::tiles::TileLayer;
use sim::units::Sub;
use std::borrow::Cow;
use std::sync::Arc;

/// Values of a frame that can be columns: head, head for the run beside, width at first, and whether it is shown at first.
const VALUES: [(&str, &str, f32, bool); 9] = [
    (msg("Buttons"), msg("Buttons beside"), 96.0, true),
    (msg("X"), msg("X beside"), 78.0, true),
    (msg("Y"), msg("Y beside"), 78.0, true),
    (msg("X speed"), msg("X speed beside"), 100.0, false),
    (msg("Y speed"), msg("Y speed beside"), 100.0, false),
    (msg("Ground speed"), msg("Ground speed beside"), 136.0, true),
    (msg("Angle"), msg("Angle beside"), 88.0, true),
    (msg("Mode"), msg("Mode beside"), 88.0, false),
    (msg("State"), msg("State beside"), 96.0, true),
];
/// Width of the column of numbers of frames.
const NUMBER: f32 = 56.0;
/// Room between two columns, points.
const BETWEEN: f32 = 8.0;

/// The pane.
pub struct FramesPane {
    rows: Rows,
    /// The values that are columns.
    shown: [bool; VALUES.len()],
    /// The place of the run beside, among those that are shown.
    beside: usize,
    /// The frame that the list was scrolled to last.
    seen: Option<usize>,
}

impl Default for FramesPane {
    fn default() -> Self {
        Self { rows: Rows::default(), shown: VALUES.map(|(.., shown)| shown), beside: 0, seen: None }
    }
}

impl Pane for FramesPane {
    fn id(&self) -> &'static str {
        "frames"
    }

    fn title(&self) -> &'static str {
        msg("Frames")
    }

    fn words(&self) -> &'static [&'static str] {
        &["tas", "frame by frame", "compare runs", "watch values", "piano roll", "input list"]
    }

    fn manual(&self) -> &'static str {
        "timeline.md"
    }

    fn home(&self) -> Home {
        Home::Foot
    }

    fn without_a_level(&self) -> Option<&'static str> {
        Some(t("The frames are those of a level. In a maze, step and rewind with the play keys."))
    }

    fn ui(&mut self, ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
        let Some(track) = cx.timeline().track() else {
            return hint(ui, t("Play, then pause or stop: the run appears here, a row for each frame."));
        };
        let companions = cx.timeline().beside();
        self.beside = self.beside.min(companions.len().saturating_sub(1));
        let other = companions.get(self.beside).and_then(|companion| companion.track.as_ref());
        let now = cx.play().run().map(|run| run.log().frames());
        ui.horizontal_wrapped(|ui| {
            self.columns_ui(ui);
            beside::menu(ui, cx, out);
            self.beside_ui(ui, companions);
            differences_ui(ui, track, other, now, out);
        });
        if self.seen != now {
            self.seen = now;
            if let Some(now) = now {
                self.rows.reveal(now);
            }
        }
        let chosen: Vec<usize> = (0..VALUES.len()).filter(|value| self.shown[*value]).collect();
        let mut columns = vec![Column::new(msg("Frame"), NUMBER).unsorted()];
        for (name, name_beside, width, _) in chosen.iter().map(|value| VALUES[*value]) {
            columns.push(Column::new(name, width).unsorted());
            if other.is_some() {
                columns.push(Column::new(name_beside, width).unsorted());
            }
        }
        let one: f32 = chosen.iter().map(|value| VALUES[*value].2 + BETWEEN).sum();
        let width = NUMBER + BETWEEN + if other.is_some() { 2.0 * one } else { one };
        let list = List { name: msg("Frames of the run"), columns: &columns, stamp: 0, max_height: None };
        let frames = FrameRows { track, other, now, chosen: &chosen };
        ScrollArea::horizontal().auto_shrink(false).show(ui, |ui| {
            ui.set_width(width.max(ui.available_width()));
            if let Some(picked) = self.rows.show(ui, &list, &frames) {
                out.send(Command::Timeline(TimelineCommand::GoTo(picked.row())));
            }
        });
    }
}

impl FramesPane {
    /// The menu of the values that are columns; it stays open, because several are chosen at once.
    fn columns_ui(&mut self, ui: &mut Ui) {
        let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
        let (response, _) = MenuButton::new(t("Values")).config(config).ui(ui, |ui| {
            for (shown, (name, ..)) in self.shown.iter_mut().zip(VALUES) {
                if ui.add(Button::selectable(*shown, t(name))).clicked() {
                    *shown ^= true;
                }
            }
        });
        response.on_hover_text(t("Choose the values that are watched"));
    }

    /// The choice among several runs that are beside the one on the timeline.
    fn beside_ui(&mut self, ui: &mut Ui, companions: &[Companion]) {
        if companions.len() < 2 {
            return;
        }
        let combo = ComboBox::from_id_salt("run beside").selected_text(companions[self.beside].what.name());
        list(ui, combo, |ui| {
            for (place, companion) in companions.iter().enumerate() {
                if ui.selectable_label(place == self.beside, companion.what.name()).clicked() {
                    self.beside = place;
                }
            }
        })
        .accessible_name(t("Run to compare with"));
    }
}

/// The way from one difference of two runs to the next.
fn differences_ui(ui: &mut Ui, track: &Track, other: Option<&Arc<Track>>, now: Option<usize>, out: &mut Outbox) {
    let Some(other) = other else {
        return drop(ui.label(RichText::new(t("Choose a run beside this one to compare the two.")).weak()));
    };
    let differs = |frame: &usize| values(track, *frame) != values(other, *frame);
    let last = track.frames().max(other.frames());
    let first = (0..=last).find(differs);
    let Some(first) = first else {
        return drop(ui.label(RichText::new(t("Both runs are the same in each frame.")).weak()));
    };
    if ui.button(tr!("First difference: frame {frame}", frame = first)).clicked() {
        out.send(Command::Timeline(TimelineCommand::GoTo(first)));
    }
    let next = now.and_then(|now| (now + 1..=last.min(track.frames())).find(differs));
    let help = t("Show the next frame in which the two runs differ");
    if ui.add_enabled(next.is_some(), Button::new(t("Next difference"))).on_hover_text(help).clicked()
        && let Some(next) = next
    {
        out.send(Command::Timeline(TimelineCommand::GoTo(next)));
    }
}

/// The player after a frame, and the buttons that led there; `None` behind the end.
fn values(track: &Track, frame: usize) -> Option<(&Sample, u8, u8)> {
    let held =
        |held: &[sim::input::Buttons]| frame.checked_sub(1).and_then(|index| held.get(index)).map_or(0, |held| held.0);
    Some((track.sample(frame)?, held(&track.log().held), held(&track.log().held_2)))
}

/// The rows; row 0 is the start.
struct FrameRows<'a> {
    track: &'a Track,
    other: Option<&'a Arc<Track>>,
    now: Option<usize>,
    /// The values that are columns.
    chosen: &'a [usize],
}

impl FrameRows<'_> {
    /// The text of a value of a run.
    fn value(track: &Track, frame: usize, value: usize) -> Option<String> {
        let (sample, held, held_2) = values(track, frame)?;
        let position = |at: Sub| format!("{:.3}", f64::from(at.0) / 256.0);
        let speed = |speed: i16| format!("{:+.3}", f64::from(speed) / 256.0);
        Some(match value {
            0 => {
                let first = letters(sim::input::Buttons(held));
                if held_2 == 0 { first } else { format!("{first} / {}", letters(sim::input::Buttons(held_2))) }
            }
            1 => position(sample.x),
            2 => position(sample.y),
            3 => speed(sample.x_speed.0),
            4 => speed(sample.y_speed.0),
            5 => speed(sample.ground_speed.0),
            6 => format!("${:02X}", sample.angle.0),
            7 => {
                let layer = if sample.layer == TileLayer::A { "A" } else { "B" };
                format!("{layer} {}", mode_name(sample.mode()))
            }
            _ => t(sample.doing.name()).to_owned(),
        })
    }

    /// The run and the value that a column is about.
    fn place(&self, column: usize) -> Option<(&Track, usize)> {
        let place = column.checked_sub(1)?;
        Some(match self.other {
            Some(other) => (if place % 2 == 0 { self.track } else { other }, *self.chosen.get(place / 2)?),
            None => (self.track, *self.chosen.get(place)?),
        })
    }
}

impl Source for FrameRows<'_> {
    fn count(&self) -> usize {
        1 + self.track.frames().max(self.other.map_or(0, |other| other.frames()))
    }

    fn text(&self, row: usize, column: usize) -> Cow<'_, str> {
        match self.place(column) {
            Some((track, value)) => Self::value(track, row, value).unwrap_or_default().into(),
            None => row.to_string().into(),
        }
    }

    fn name(&self, row: usize) -> String {
        let value = |value| Self::value(self.track, row, value).unwrap_or_default();
        tr!("Frame {frame}: {buttons} at {x}, {y}", frame = row, buttons = value(0), x = value(1), y = value(2))
    }

    fn is_selected(&self, row: usize) -> bool {
        Some(row) == self.now
    }

    fn cell(&self, ui: &mut Ui, row: usize, column: usize) {
        let mut text = RichText::new(self.text(row, column)).monospace();
        if column == 0 {
            text = text.color(ui.visuals().weak_text_color());
        }
        if let (Some((_, value)), Some(other)) = (self.place(column), self.other)
            && Self::value(self.track, row, value) != Self::value(other, row, value)
        {
            text = text.color(theme::of(ui).warning);
        }
        rows::text(ui, text);
    }
}
