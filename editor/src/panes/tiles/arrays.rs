//! Both arrays as text: edited, pasted in any usual form, copied; what is wrong is said in words.

use super::{Manner, Subject};
use crate::bindings::Action;
use crate::command::Outbox;
use crate::language::{said, t};
use crate::look::theme;
use crate::tr;
use crate::widgets::choices::choices;
use crate::widgets::section;
use eframe::egui::{self, RichText, TextStyle, Ui};
use kit::drawing::tile::text::{self, Array, Base, Pasted};
use kit::drawing::tile::{heights_of, is_linked, linked};
use kit::words::number;
use sim::tiles::SolidTile;

/// A text being typed.
struct Draft {
    text: String,
    /// The tile that it was begun on.
    at: crate::session::TileAt,
    problem: Option<String>,
}

/// The two fields.
#[derive(Default)]
pub struct Arrays {
    drafts: [Option<Draft>; 2],
    base: Base,
}

impl Arrays {
    /// Forgets what is half typed.
    pub fn drop_typing(&mut self) {
        self.drafts = [None, None];
    }

    /// The section.
    pub fn ui(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, out: &mut Outbox) {
        section(ui, t("Arrays"));
        ui.horizontal_wrapped(|ui| {
            let options = [
                (false, t("Decimal"), t("Show the numbers in decimal, negative ones with a sign")),
                (true, t("Hex"), t("Show the numbers as the originals' bytes: negative ones from F0 on")),
            ];
            ui.scope(|ui| {
                ui.set_max_width(150.0);
                if let Some(hex) = choices(ui, t("Numbers"), Some(manner.hex), &options, None) {
                    manner.hex = hex;
                    self.drafts = [None, None];
                }
            });
            let read = [
                (Base::Auto, t("Auto"), t("Read pasted numbers as hexadecimal if they have letters or leading zeros")),
                (Base::Decimal, t("Dec"), t("Read pasted numbers without a mark as decimal")),
                (Base::Hex, t("Hex"), t("Read pasted numbers without a mark as hexadecimal")),
            ];
            ui.label(RichText::new(t("read")).weak());
            ui.scope(|ui| {
                ui.set_max_width(140.0);
                if let Some(base) = choices(ui, t("Read"), Some(self.base), &read, None) {
                    self.base = base;
                }
            });
        });
        for array in [Array::Heights, Array::Widths] {
            self.field_ui(ui, on, manner, array, out);
        }
        ui.horizontal_wrapped(|ui| {
            if ui
                .button(t("Copy tile"))
                .on_hover_text(t("Copy both arrays and the angle, to paste into another tile"))
                .clicked()
            {
                ui.copy_text(whole(on));
            }
            let help = t(
                "Paste arrays and angle from the clipboard into this tile: a copied tile, or numbers in any usual form",
            );
            if ui.button(t("Paste tile")).on_hover_text(help).clicked() {
                out.action(Action::Paste);
            }
            if ui.button(t("Copy dc.b")).on_hover_text(t("Copy both arrays as assembler data (dc.b)")).clicked() {
                let lines = format!("{}\n{}\n", text::assembly(&on.tile.heights), text::assembly(&on.tile.widths));
                ui.copy_text(lines);
            }
            // Always there, so that nothing below moves from tile to tile.
            let is_freed = !is_linked(&on.tile);
            let help = t("Compute the widths from the heights again");
            let button = ui.add_enabled(is_freed, egui::Button::new(t("Widths from heights")));
            if button.on_hover_text(help).clicked() {
                manner.freed.remove(&on.at);
                on.put(out, t("Link widths to heights"), manner.angled(&on.tile, linked(&on.tile)));
            }
            let help = t("Compute the heights from the shape that the widths draw");
            let button = ui.add_enabled(is_freed, egui::Button::new(t("Heights from widths")));
            if button.on_hover_text(help).clicked() {
                let tile = SolidTile { heights: heights_of(&on.tile.widths), ..on.tile };
                on.put(out, t("Heights from widths"), manner.angled(&on.tile, tile));
            }
        });
        let differing =
            (0..16).filter(|n| kit::drawing::tile::plain(on.tile.widths[*n]) != linked(&on.tile).widths[*n]);
        let rows: Vec<String> = differing.map(|n| n.to_string()).collect();
        let text = match rows.as_slice() {
            [] => " ".to_owned(),
            _ => tr!("The widths of rows {rows} are not those that follow from the heights.", rows = rows.join(", ")),
        };
        let label = egui::Label::new(RichText::new(&text).small().color(theme::of(ui).warning)).truncate();
        ui.add(label).on_hover_text(text);
    }

    fn field_ui(&mut self, ui: &mut Ui, on: &Subject<'_>, manner: &mut Manner, array: Array, out: &mut Outbox) {
        let (values, name, typed, help) = match array {
            Array::Heights => (
                on.tile.heights,
                t("Heights"),
                t("Type heights"),
                t(
                    "Solid pixels of each column, left to right: from the bottom, negative from the top. Paste 16 numbers in any form, or a whole tile.",
                ),
            ),
            Array::Widths => (
                on.tile.widths,
                t("Widths"),
                t("Type widths"),
                t(
                    "Solid pixels of each row, top to bottom: from the right, negative from the left. Paste 16 numbers in any form, or a whole tile.",
                ),
            ),
        };
        let slot = &mut self.drafts[array as usize];
        if slot.as_ref().is_some_and(|draft| draft.at != on.at) {
            *slot = None;
        }
        let now = values.map(|length| shown(length, manner.hex)).join(" ");
        let mut text = slot.as_ref().map_or_else(|| now.clone(), |draft| draft.text.clone());
        ui.label(RichText::new(name).weak());
        let field = egui::TextEdit::multiline(&mut text)
            .desired_rows(1)
            .desired_width(f32::INFINITY)
            .font(TextStyle::Monospace);
        let response = ui.add(field).on_hover_text(help);
        let response = response.accessible_name(name);
        if response.gained_focus() || response.changed() {
            let gesture = manner.held.of(&response);
            if response.changed() {
                let base = if self.base == Base::Auto && manner.hex { Base::Hex } else { self.base };
                let found = text::read(&text, array, base);
                let problem = match found {
                    Ok(found) => {
                        on.put_in(out, gesture, typed, taken(on, manner, &found));
                        freed_by(on, manner, &found);
                        None
                    }
                    Err(problem) => Some(problem),
                };
                *slot = Some(Draft { text, at: on.at, problem });
            }
        }
        if !response.has_focus() && slot.as_ref().is_some_and(|draft| draft.problem.is_none()) {
            *slot = None;
        }
        if let Some(problem) = slot.as_ref().and_then(|draft| draft.problem.clone()) {
            ui.horizontal_wrapped(|ui| {
                ui.label(RichText::new(said(&problem)).color(theme::of(ui).error));
                if ui.small_button(t("Drop")).on_hover_text(t("Discard the typed numbers")).clicked() {
                    *slot = None;
                }
            });
        }
    }
}

/// Widths that were typed free the tile if they are not those of the heights: nothing is to be marked then.
fn freed_by(on: &Subject<'_>, manner: &mut Manner, found: &Pasted) {
    if found.widths.is_some() && found.heights.is_none() {
        manner.freed.insert(on.at);
    }
}

/// The tile with what a text held.
pub fn taken(on: &Subject<'_>, manner: &Manner, found: &Pasted) -> SolidTile {
    let mut tile = on.tile;
    match (found.heights, found.widths) {
        (Some(heights), None) => tile = manner.followed(on, &on.tile, SolidTile { heights, ..tile }),
        (heights, widths) => {
            tile.heights = heights.unwrap_or(tile.heights);
            tile.widths = widths.unwrap_or(tile.widths);
            tile = manner.angled(&on.tile, tile);
        }
    }
    match found.angle {
        Some(angle) => SolidTile { angle, flagged: angle.is_flagged(), ..tile },
        None => tile,
    }
}

/// A length as it is shown.
pub fn shown(length: i8, hex: bool) -> String {
    if hex { format!("{:02X}", length as u8) } else { length.to_string() }
}

/// A length as it is typed; bytes from F0 on are negative.
pub fn parsed(text: &str, hex: bool) -> Option<f64> {
    Some(match number(text, hex)? {
        value @ 0xF0..=0xFF => (value - 0x100) as f64,
        value => value as f64,
    })
}

/// The whole tile as text that can be pasted into another one, or into a tileset file.
pub fn whole(on: &Subject<'_>) -> String {
    format!(
        "\"heights\": [{}], \"widths\": [{}], \"angle\": {}",
        text::decimal(&on.tile.heights),
        text::decimal(&on.tile.widths),
        on.tile.angle.0
    )
}

#[cfg(test)]
mod tests {
    use super::{parsed, shown};

    #[test]
    fn a_length_is_read_as_it_is_shown() {
        for length in -16..=16i8 {
            for hex in [false, true] {
                assert_eq!(parsed(&shown(length, hex), hex), Some(f64::from(length)), "{length} {hex}");
            }
        }
        for (text, expected) in [("$10", Some(16.0)), ("-3", Some(-3.0)), ("x", None), ("", None), ("-", None)] {
            assert_eq!(parsed(text, false), expected, "{text}");
        }
    }
}
