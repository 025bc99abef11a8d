//! The menus over the world: while it is paused, and at the goal.

use super::hud::{NAME, VALUE};
use super::letters::{HEIGHT, Print, width};
use crate::command::{Command, GameChoice, Outbox};
use crate::language::t;
use eframe::egui::{Color32, Role, Sense, Ui, Vec2, WidgetInfo};

const PLATE: Color32 = Color32::from_rgba_premultiplied(12, 15, 24, 235);
const EDGE: Color32 = Color32::from_rgb(0x1f, 0x7a, 0x6c);
const CHOSEN: Color32 = Color32::from_rgb(0x1f, 0x7a, 0x6c);
const HOVERED: Color32 = Color32::from_rgb(0x24, 0x34, 0x44);
/// From one line to the next, pixels.
const LINE: f32 = 15.0;
/// Around the lines, pixels.
const MARGIN: f32 = 12.0;

/// The contents of a menu.
pub struct Menu<'a> {
    /// Above it.
    pub title: &'a str,
    /// Names with values: what was counted.
    pub counts: Vec<(&'a str, String)>,
    /// The lines to choose from.
    pub choices: Vec<GameChoice>,
    /// The one that is chosen.
    pub chosen: usize,
    /// Below it, small.
    pub hint: String,
}

/// Returns the label of a choice.
pub fn label(choice: GameChoice) -> &'static str {
    match choice {
        GameChoice::Resume => t("Resume"),
        GameChoice::Again => t("Restart level"),
        GameChoice::Next => t("Next level"),
        GameChoice::Back => t("Back to editing"),
    }
}

/// Shows a menu in the middle of the screen; a click chooses.
pub fn show(ui: &mut Ui, print: &mut Print<'_>, size: Vec2, menu: &Menu<'_>, out: &mut Outbox) {
    let lines = menu.choices.iter().map(|choice| width(label(*choice), 1.0) + 12.0);
    let counts = menu.counts.iter().map(|(name, value)| width(name, 1.0) + width(value, 1.0) + 24.0);
    let hint = width(&menu.hint, 1.0);
    let inner = lines.chain(counts).chain([width(menu.title, 2.0), hint, 132.0]).fold(0.0, f32::max);
    let inner = inner.min(size.x - 2.0 * MARGIN - 8.0);
    let counted = if menu.counts.is_empty() { 0.0 } else { menu.counts.len() as f32 * 12.0 + 8.0 };
    let below = if menu.hint.is_empty() { 0.0 } else { HEIGHT + 8.0 };
    let height = 2.0 * HEIGHT + 14.0 + counted + menu.choices.len() as f32 * LINE + below + 2.0 * MARGIN - 4.0;
    let (width_of_all, left) = (inner + 2.0 * MARGIN, ((size.x - inner) / 2.0 - MARGIN).floor());
    let top = ((size.y - height) / 2.0).floor();
    print.block((left - 2.0, top - 2.0), (width_of_all + 4.0, height + 4.0), EDGE);
    print.block((left, top), (width_of_all, height), PLATE);
    let centred = |text: &str, scale: f32| ((size.x - width(text, scale)) / 2.0).floor();
    let mut y = top + MARGIN;
    print.text((centred(menu.title, 2.0), y), 2.0, menu.title, NAME);
    y += 2.0 * HEIGHT + 14.0;
    for (name, value) in &menu.counts {
        print.text((left + MARGIN, y), 1.0, name, NAME);
        print.text_before((left + MARGIN + inner, y), value, VALUE);
        y += 12.0;
    }
    y += if menu.counts.is_empty() { 0.0 } else { 8.0 };
    for (choice, n) in menu.choices.iter().zip(0..) {
        let (at, size) = ((left + MARGIN - 4.0, y - 4.0), (inner + 8.0, LINE));
        let place = print.place(at, size);
        let response = ui.interact(place, ui.scope_id().with(("choice", n)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, label(*choice)));
        if response.clicked() {
            out.send(Command::Game(*choice));
        }
        if n == menu.chosen {
            print.block(at, size, CHOSEN);
        } else if response.hovered() {
            print.block(at, size, HOVERED);
        }
        print.text((centred(label(*choice), 1.0), y), 1.0, label(*choice), VALUE);
        y += LINE;
    }
    if !menu.hint.is_empty() {
        print.text((centred(&menu.hint, 1.0), y + 4.0), 1.0, &menu.hint, Color32::from_rgb(0x8a, 0x98, 0xac));
    }
}
