//! The objects of the game that the level came from, by their numbers, also those without a kind here.

use crate::command::Outbox;
use crate::language::t;
use crate::panes::numbers;
use crate::studio::Studio;
use crate::things::objects::take_with;
use crate::widgets::sprites::object_row;
use crate::widgets::{hint, section};
use eframe::egui::{Button, Ui};
use kit::exchange::sonlvl::level::game_objects::game_of;
use kit::search::{SearchText, words_of};
use kit::words::number;
use sim::objects::Engine;
use sim::objects::originals::Name;
use sim::project::{Extra, Placement};
use std::collections::{BTreeMap, BTreeSet};

/// An object of the game.
struct GameEntry {
    number: u8,
    /// Its name in the descriptions, else the title of its kind here, else empty.
    title: String,
}

/// Shows the objects of the level's game that answer a search. False if there are none.
pub(super) fn ui(ui: &mut Ui, cx: &Studio, search: &str, out: &mut Outbox) -> bool {
    let Some(game) = game_of(&cx.derived().scene().level) else { return false };
    let entries = entries(cx, game, search);
    if entries.is_empty() {
        return false;
    }
    section(ui, t("Numbers of the game"));
    if search.trim().is_empty() {
        hint(ui, t("The search finds any number: $41, 41h, 0x41"));
    }
    let in_hand = &cx.session().tools.object.placement.kind;
    let has_pictures = !cx.derived().looks().pictures().is_empty();
    for GameEntry { number, title } in entries {
        let kind = Name::text(game, number);
        let (is_on, text) = (*in_hand == kind, format!("${number:02X}  {title}"));
        let described = cx.derived().game_objects().get(number);
        let response = if has_pictures {
            let specimen = || {
                let extra =
                    Extra::from_iter([("subtype".to_owned(), described.map_or(0, |object| object.subtype).into())]);
                cx.derived().shown(&Placement { kind: kind.clone(), extra, ..Placement::default() })
            };
            object_row(ui, specimen, is_on, &text)
        } else {
            let width = ui.available_width();
            ui.add(Button::selectable(is_on, text).min_size(eframe::egui::vec2(width, 0.0)).wrap())
        };
        if response.clicked() {
            let mut fields = Extra::new();
            fields.insert("subtype".to_owned(), described.map_or(0, |object| object.subtype).into());
            if described.is_some_and(|object| object.remembers) && has_flag_to_remember(game) {
                fields.insert("remembers".to_owned(), true.into());
            }
            out.session(move |session| take_with(session, &kind, fields));
        }
    }
    true
}

fn has_flag_to_remember(game: Engine) -> bool {
    matches!(game, Engine::Sonic1 | Engine::Sonic2)
}

/// The objects that the descriptions and the level have; of a search, those that answer it, and a number that is typed.
fn entries(cx: &Studio, game: Engine, search: &str) -> Vec<GameEntry> {
    let mut titles: BTreeMap<u8, String> =
        cx.derived().game_objects().iter().map(|(number, object)| (number, object.name.clone())).collect();
    let placed: BTreeSet<u8> =
        cx.derived().scene().level.placements.iter().filter_map(|one| Some(numbers::object(one)?.0)).collect();
    let typed = typed_number(search);
    for number in placed.into_iter().chain(typed) {
        titles.entry(number).or_default();
    }
    let query = words_of(search);
    let answers = |entry: &GameEntry| {
        let number = format!("{:02x}", entry.number);
        typed == Some(entry.number) || SearchText::new(&entry.title, [number.as_str()], "", "").rank(&query).is_some()
    };
    let entry = |(number, title): (u8, String)| {
        let kind = Name::of(&Name::text(game, number)).and_then(Name::kind);
        let ours = || kind.map_or_else(String::new, |kind| t(kind.info().title).to_owned());
        GameEntry { number, title: if title.is_empty() { ours() } else { title } }
    };
    titles.into_iter().map(entry).filter(|entry| query.is_empty() || answers(entry)).collect()
}

/// The number that a search consists of: `$41`, `41h`, `0x41`, or two hexadecimal digits.
fn typed_number(search: &str) -> Option<u8> {
    let text = search.trim();
    let is_marked = text.starts_with('$') || text.to_ascii_lowercase().starts_with("0x");
    let is_short = text.len() <= 2 || text.len() == 3 && text.ends_with(['h', 'H']);
    if is_marked || is_short { number(text, true)?.try_into().ok() } else { None }
}

#[cfg(test)]
mod tests {
    use super::typed_number;

    #[test]
    fn numbers_are_typed_as_people_write_them() {
        for (text, expected) in [
            ("$41", Some(0x41)),
            ("41h", Some(0x41)),
            ("0x41", Some(0x41)),
            ("41", Some(0x41)),
            (" a ", Some(0x0A)),
            ("ff", Some(0xFF)),
            ("$141", None),
            ("add", None),
            ("ring", None),
            ("", None),
        ] {
            assert_eq!(typed_number(text), expected, "{text}");
        }
    }
}
