//! Selected objects as their game's object list has them: number, subtype and flags.

use super::Chosen;
use crate::command::Outbox;
use crate::language::t;
use crate::panes::inspector::summary::{InGame, flags_of, has_flag};
use crate::panes::numbers;
use crate::studio::Studio;
use crate::tr;
use crate::widgets::choices::{combo, row};
use crate::widgets::fields::{Fields, HEX, NewValues, Number, Shared};
use crate::widgets::sprites::object_row;
use crate::widgets::{hint, section};
use eframe::egui::Ui;
use kit::document::GestureId;
use kit::document::imported::described_objects::{GameObject, SubtypePart};
use sim::objects::originals::Name;
use sim::project::Placement;
use sim::ruleset::Game;

/// Shows what the game's list says about the selected objects, if all are of one.
pub(super) fn ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, cx: &Studio, out: &mut Outbox) {
    let Some(in_game) = &chosen.summary.in_game else { return };
    section(ui, t("In the game"));
    let object = in_game.number.and_then(|number| cx.derived().game_objects().get(number));
    // Always a line: the fields below it are known by their places, also while one of them is typed into.
    let name = object.map(|object| object.name.as_str()).filter(|name| !name.is_empty());
    hint(ui, name.unwrap_or(t("No name in the disassembly")));
    number_ui(ui, fields, chosen, in_game, out);
    subtype_ui(ui, fields, chosen, in_game, out);
    if let Some(object) = object {
        subtypes_ui(ui, chosen, (in_game, object), cx, out);
        for part in &object.parts {
            part_ui(ui, fields, chosen, part, out);
        }
    }
    for (flag, now) in flags_of(in_game.list).iter().zip(&in_game.flags) {
        let (label, help) = match *flag {
            "remembers" => (
                t("Remembered"),
                t("The game remembers that it was broken, taken or destroyed, and does not place it again"),
            ),
            "far" => (
                t("For two players"),
                t("With two players, the game gives it a slot of its own instead of one near it"),
            ),
            _ => (t("At any height"), t("The game loads it at any height of the screen, not only near it")),
        };
        if let Some(on) = fields.flag(ui, label, help, *now) {
            chosen.change(out, None, t("Change object's flag"), |placement| {
                if on || has_flag(placement, flag) {
                    placement.extra.insert((*flag).to_owned(), on.into());
                }
            });
        }
    }
    let pictures = &cx.derived().scene().game_pictures;
    if let Some(reason) = in_game.number.and_then(|number| pictures.problem(number)) {
        hint(ui, &tr!("Picture of the game: {reason}", reason));
    }
}

/// The number of the kind: another one is another object.
fn number_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, in_game: &InGame, out: &mut Outbox) {
    let most = if in_game.list.game() == Game::Sonic1 { 0x7F } else { 0xFF };
    let help = t("The number of its kind in the game's object list, hexadecimal");
    let number = Number { label: t("Number"), help, range: 0..=most, unit: HEX };
    let each =
        || chosen.placements.iter().map(|one| numbers::object(one).map_or(0, |(number, _)| number.into())).collect();
    let shared = Shared { common: in_game.number.map(i32::from), each: &each };
    // Half a number is another object.
    let Some((new, gesture)) = fields.late(|fields| fields.numbers(ui, &number, &shared)) else { return };
    chosen.change_each(out, Some(gesture), t("Change object's number"), |place, placement| {
        if let (Some(new), Some(list)) = (byte(&new, place), Name::list(&placement.kind)) {
            placement.kind = Name::text(list, new);
        }
    });
}

fn byte(values: &NewValues, place: usize) -> Option<u8> {
    values.of(place).and_then(|value| u8::try_from(value).ok())
}

fn subtype_of(placement: &Placement) -> u8 {
    numbers::object(placement).map_or(0, |(_, subtype)| subtype)
}

fn set_subtype(
    chosen: &Chosen<'_>,
    out: &mut Outbox,
    gesture: Option<GestureId>,
    new: impl Fn(usize, u8) -> Option<u8>,
) {
    chosen.change_each(out, gesture, t("Change subtype"), |place, placement| {
        if let Some(new) = new(place, subtype_of(placement)) {
            placement.extra.insert("subtype".to_owned(), new.into());
        }
    });
}

fn subtype_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, in_game: &InGame, out: &mut Outbox) {
    let help = t("The byte that says which of its kind it is, hexadecimal");
    let number = Number { label: t("Subtype"), help, range: 0..=0xFF, unit: HEX };
    let each = || chosen.placements.iter().map(|one| subtype_of(one).into()).collect();
    let shared = Shared { common: in_game.subtype.map(i32::from), each: &each };
    if let Some((new, gesture)) = fields.numbers(ui, &number, &shared) {
        set_subtype(chosen, out, Some(gesture), |place, _| byte(&new, place));
    }
}

/// Subtypes that the description offers.
fn subtypes_ui(
    ui: &mut Ui,
    chosen: &Chosen<'_>,
    (in_game, object): (&InGame, &GameObject),
    cx: &Studio,
    out: &mut Outbox,
) {
    if object.subtypes.is_empty() {
        return;
    }
    let text = |(subtype, name): &(u8, String)| format!("${subtype:02X} {name}").trim_end().to_owned();
    let now = object.subtypes.iter().find(|(subtype, _)| Some(*subtype) == in_game.subtype);
    let has_pictures = !cx.derived().looks().pictures().is_empty();
    row(ui, t("Variant"), t("The subtypes that the disassembly's description has"), |ui| {
        combo(ui, t("Known variants"), &now.map_or_else(|| t("another one").to_owned(), text), |ui| {
            for known in &object.subtypes {
                let is_on = Some(known.0) == in_game.subtype;
                let response = match chosen.placements {
                    [first, ..] if has_pictures => {
                        let specimen = || {
                            let mut variant = Placement::clone(first);
                            variant.extra.insert("subtype".to_owned(), known.0.into());
                            cx.derived().shown(&variant)
                        };
                        object_row(ui, specimen, is_on, &text(known))
                    }
                    _ => ui.selectable_label(is_on, text(known)),
                };
                if response.clicked() {
                    set_subtype(chosen, out, None, |_, _| Some(known.0));
                }
            }
        });
    });
}

/// Bits of the subtype, by their name in the description.
fn part_ui(ui: &mut Ui, fields: &mut Fields, chosen: &Chosen<'_>, part: &SubtypePart, out: &mut Outbox) {
    let values = || chosen.placements.iter().map(|one| part.get(subtype_of(one)));
    let first = values().next().unwrap_or(0);
    let common = values().all(|value| value == first).then_some(first);
    let bits = tr!(
        "Bits {first} to {last} of the subtype",
        first = part.start,
        last = part.start.saturating_add(part.length).saturating_sub(1)
    );
    if part.is_flag {
        if let Some(on) = fields.flag(ui, &part.name, &bits, common.map(|value| value != 0)) {
            set_subtype(chosen, out, None, |_, subtype| Some(part.put(subtype, u8::from(on))));
        }
        return;
    }
    if part.choices.is_empty() {
        let number = Number { label: &part.name, help: &bits, range: 0..=part.most().into(), unit: "" };
        let each = || values().map(i32::from).collect();
        let shared = Shared { common: common.map(i32::from), each: &each };
        if let Some((new, gesture)) = fields.numbers(ui, &number, &shared) {
            set_subtype(chosen, out, Some(gesture), |place, subtype| Some(part.put(subtype, byte(&new, place)?)));
        }
        return;
    }
    let name = |value: u8| {
        let known = part.choices.iter().find(|(known, _)| *known == value);
        known.map_or_else(|| value.to_string(), |(_, name)| name.clone())
    };
    row(ui, &part.name, &bits, |ui| {
        let shown = common.map_or_else(|| t("different").to_owned(), name);
        combo(ui, &tr!("{name} of the object", name = part.name), &shown, |ui| {
            for (value, label) in &part.choices {
                if ui.selectable_label(common == Some(*value), label).clicked() {
                    set_subtype(chosen, out, None, |_, subtype| Some(part.put(subtype, *value)));
                }
            }
        });
    });
}
