//! Numbers of an imported game's chunks, blocks and objects, and the palettes of its zones.

use crate::projects::import::{disassembly, imported};
use crate::support::{click, scratch};
use eframe::egui::Event;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::{Brush, Selected, Session};
use std::fs;

/// Two zones of one chunk and two blocks each; the second one has numbers of its own only in the project.
fn two_zones(name: &str) -> Harness<'static, App> {
    let folder = scratch(name).join("game");
    let ini = disassembly(&folder);
    fs::copy(folder.join("chunks.kos"), folder.join("other.kos")).unwrap();
    fs::write(folder.join("objects.bin"), [0, 0x90, 0, 0x60, 0x41, 0x02, 0xFF, 0xFF, 0, 0, 0, 0]).unwrap();
    let text = fs::read_to_string(&ini).unwrap();
    let other = "[Steep\\\\Act 1]\nfglayout=layout.bin\nchunks=other.kos\ncolind=index.bin\nobjects=objects.bin\n";
    fs::write(&ini, text + other).unwrap();
    imported(&ini)
}

fn pane(h: &mut Harness<'_, App>, pane: &'static str) {
    h.state_mut().send(Command::ShowPane(pane));
    h.run_ok();
}

fn session(h: &mut Harness<'_, App>, change: impl FnOnce(&mut Session) + 'static) {
    h.state_mut().send(Command::Session(Box::new(change)));
    h.run_ok();
}

fn view(h: &mut Harness<'_, App>, key: &str) {
    let key = key.to_owned();
    session(h, move |session| session.level = key);
}

fn shows(h: &Harness<'_, App>, label: &str) -> bool {
    h.query_all_by_label(label).next().is_some()
}

#[test]
fn palettes_show_the_tileset_of_the_level_in_view() {
    let mut h = two_zones("palettes-of-zones");
    pane(&mut h, "chunks");
    assert_eq!([1, 2].map(|n| shows(&h, &format!("Chunk {n}"))), [true, false]);
    view(&mut h, "steep-act-1");
    assert_eq!([1, 2].map(|n| shows(&h, &format!("Chunk {n}"))), [false, true]);
    pane(&mut h, "blocks");
    let first = h.state().document().project().tilesets[1].first_block;
    let own = format!("Block {}", first + 1);
    // The block in the brush has its name above the palette.
    let named = |h: &Harness<'_, App>| h.query_all_by_label("Block 1").count();
    assert_eq!((shows(&h, &own), named(&h)), (true, 1));
    // All of them on request.
    click(&mut h, "Tileset shown");
    click(&mut h, "All tilesets");
    assert_eq!((shows(&h, &own), named(&h)), (true, 2));
}

#[test]
fn imported_things_have_the_games_own_numbers() {
    let mut h = two_zones("game-numbers");
    view(&mut h, "steep-act-1");
    pane(&mut h, "chunks");
    click(&mut h, "Game's numbers");
    assert!(shows(&h, "Chunk $01") && !shows(&h, "Chunk 2"));
    h.get_by_label("Chunk number").focus();
    h.run_ok();
    h.event(Event::Text("1".into()));
    h.run_ok();
    assert_eq!(h.state().session().tools.brush, Brush::Chunk(2), "the chunk that the game calls 1");
    pane(&mut h, "blocks");
    assert!(shows(&h, "Block $01"));
    let object = h.state().document().level("steep-act-1").unwrap().placements[0].id;
    session(&mut h, move |session| session.selected.things = [Selected::Placement(object)].into());
    pane(&mut h, "inspector");
    assert!(shows(&h, "$41, subtype $02"));
}
