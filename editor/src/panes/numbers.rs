//! The common parts of the palettes of chunks and blocks: whose numbers they show, and of which tileset.

use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::OfTileset;
use crate::studio::Studio;
use crate::widgets::choices::list;
use eframe::egui::{self, Ui};
use kit::words::number;
use sim::project::Placement;
use sim::tiles::{BlockId, ChunkId};

/// A chunk's number as the user wants it: the project's, or that of the game that it came from.
pub fn chunk(cx: &Studio, id: ChunkId) -> String {
    text(cx.derived().game_numbers().chunk(id).filter(|_| cx.settings().game_numbers), id)
}

/// A block's number as the user wants it.
pub fn block(cx: &Studio, id: BlockId) -> String {
    text(cx.derived().game_numbers().block(id).filter(|_| cx.settings().game_numbers), id)
}

fn text(game: Option<u16>, own: u16) -> String {
    game.map_or_else(|| own.to_string(), |number| format!("${number:02X}"))
}

/// The chunk whose number is typed.
pub fn typed_chunk(cx: &Studio, typed: &str) -> Option<ChunkId> {
    let of_game = |number| cx.derived().game_numbers().chunk_of(zone(cx), number);
    game_number(cx, typed).and_then(of_game).or_else(|| number(typed, false)?.try_into().ok())
}

/// The block whose number is typed.
pub fn typed_block(cx: &Studio, typed: &str) -> Option<BlockId> {
    let of_game = |number| cx.derived().game_numbers().block_of(zone(cx), number);
    game_number(cx, typed).and_then(of_game).or_else(|| number(typed, false)?.try_into().ok())
}

/// A typed number of the game: hexadecimal, with or without a mark.
fn game_number(cx: &Studio, typed: &str) -> Option<u16> {
    let is_shown = cx.settings().game_numbers && !cx.derived().game_numbers().is_empty();
    number(typed, true).filter(|_| is_shown)?.try_into().ok()
}

/// The tileset of the level in view, if it came from a game.
fn zone(cx: &Studio) -> Option<usize> {
    cx.derived().game_numbers().zone_of(cx.in_view().level()?)
}

/// The tileset that the palettes show; `None` for all of them.
pub fn tileset(cx: &Studio) -> Option<usize> {
    match cx.session().tools.palette {
        OfTileset::Level => zone(cx),
        OfTileset::All => None,
        OfTileset::One(tileset) => Some(tileset).filter(|tileset| *tileset < cx.document().project().tilesets.len()),
    }
}

/// The choice of whose numbers are shown, if there are some of a game.
pub fn game_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    if cx.derived().game_numbers().is_empty() {
        return;
    }
    let mut on = cx.settings().game_numbers;
    let help = t("Show numbers of imported chunks, blocks and objects as in the game, in hexadecimal");
    if ui.checkbox(&mut on, t("Game's numbers")).on_hover_text(help).changed() {
        out.send(Command::Settings(Box::new(move |settings| settings.game_numbers = on)));
    }
}

/// The choice of the tileset, if there are several.
pub fn tileset_ui(ui: &mut Ui, cx: &Studio, out: &mut Outbox) {
    let sets = &cx.document().project().tilesets;
    if sets.len() < 2 {
        return;
    }
    let mut shown = cx.session().tools.palette;
    if shown == OfTileset::Level && zone(cx).is_none() {
        shown = OfTileset::All;
    }
    let before = shown;
    let name = |of: OfTileset| match of {
        OfTileset::Level => t("Level's tileset"),
        OfTileset::All => t("All tilesets"),
        OfTileset::One(tileset) => sets.get(tileset).map_or("", |set| set.tileset.name.as_str()),
    };
    let combo = egui::ComboBox::from_id_salt("tileset").selected_text(name(shown)).truncate();
    let combo = combo.width(ui.available_width());
    list(ui, combo, |ui| {
        let level = zone(cx).map(|_| OfTileset::Level);
        let all = level.into_iter().chain([OfTileset::All]).chain((0..sets.len()).map(OfTileset::One));
        for of in all {
            ui.selectable_value(&mut shown, of, name(of));
        }
    })
    .accessible_name(t("Tileset shown"))
    .on_hover_text(t("Show what belongs to one tileset"));
    if shown != before {
        out.session(move |session| session.tools.palette = shown);
    }
}

/// Number and subtype of an object as its game has them, both hexadecimal; `None` if it is of no game.
pub fn object(placement: &Placement) -> Option<(u8, u8)> {
    let (_, number) = placement.kind.split_once(':')?;
    let number = u8::from_str_radix(number, 16).ok()?;
    let subtype = placement.extra.get("subtype").and_then(serde_json::Value::as_u64).unwrap_or(0);
    Some((number, u8::try_from(subtype).ok()?))
}
