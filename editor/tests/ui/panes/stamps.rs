//! Stamps that are kept in the project: their list in the Inspector, names and folders, and what the Stamp tool paints.

use crate::level::canvas::{block, cell, hills};
use crate::projects::files::{open_path, sample};
use crate::support::{CTRL, click, drag, key, type_into, window};
use eframe::egui::{Key, Modifiers, PointerButton, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::project::NamedStamp;
use std::sync::Arc;

const ALT: Modifiers = Modifiers { alt: true, ..Modifiers::NONE };

fn stamps(h: &Harness<'_, App>) -> Vec<Arc<NamedStamp>> {
    h.state().document().project().stamps.clone()
}

/// Captures blocks with the right button and keeps them.
fn keep(h: &mut Harness<'_, App>, from: (i32, i32), to: (i32, i32)) {
    let (from, to) = (block(h, from.0, from.1), block(h, to.0, to.1));
    drag(h, PointerButton::Secondary, from, to, Modifiers::NONE);
    key(h, ALT, Key::M);
}

#[test]
fn a_stamp_is_kept_named_taken_again_and_deleted() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::M);
    h.get_by_label("None yet: capture a piece of a level with a right drag, then keep it.");
    keep(&mut h, (25, 17), (28, 20));
    let kept = stamps(&h);
    assert_eq!((kept.len(), kept[0].key.as_str(), kept[0].title.as_str()), (1, "stamp-1", "Stamp 1"));
    assert_eq!((kept[0].piece.width, kept[0].piece.cells.len()), (4, 16));
    type_into(&mut h, "Stamp's title", "Hill");
    type_into(&mut h, "Folder", "Slopes");
    let named = stamps(&h);
    assert_eq!(
        (named[0].key.as_str(), named[0].title.as_str(), named[0].folder.as_str()),
        ("stamp-1", "Hill", "Slopes")
    );
    // Another one, in the folder of the last.
    keep(&mut h, (2, 20), (3, 20));
    assert_eq!(
        stamps(&h).iter().map(|stamp| (stamp.key.clone(), stamp.folder.clone())).collect::<Vec<_>>(),
        [("stamp-1".to_owned(), "Slopes".to_owned()), ("stamp-1-2".to_owned(), "Slopes".to_owned())]
    );
    h.get_by_role_and_label(Role::ListItem, "Hill").scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::ListItem, "Hill").click();
    h.run_ok();
    let at = block(&h, 10, 6);
    crate::support::click_at(&mut h, PointerButton::Primary, at);
    let painted: Vec<u16> =
        (8..13).flat_map(|x| (4..9).map(move |y| (x, y))).map(|(x, y)| cell(&h, x, y).block).collect();
    assert!(painted.contains(&2) && painted.contains(&1), "the slope and what is under it: {painted:?}");
    click(&mut h, "Delete it");
    assert_eq!(stamps(&h).len(), 1);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(stamps(&h).len(), 2);
}

#[test]
fn stamps_are_files_of_the_project() {
    let folder = sample("stamps");
    let mut h = window();
    open_path(&mut h, &folder);
    key(&mut h, Modifiers::NONE, Key::Home);
    keep(&mut h, (4, 4), (9, 9));
    key(&mut h, CTRL, Key::S);
    crate::support::wait_until(&mut h, "it is saved", |h| !h.state().history().is_dirty());
    let file = folder.join("stamps/stamp-1.json");
    let text = std::fs::read_to_string(&file).expect("a file of its own");
    assert!(text.contains("\"title\": \"Stamp 1\""), "{text}");
    let before = stamps(&h);
    let mut again = window();
    open_path(&mut again, &folder);
    assert_eq!(stamps(&again), before);
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::S);
    crate::support::wait_until(&mut h, "it is saved", |h| !h.state().history().is_dirty());
    assert!(!file.exists(), "the file goes with the stamp");
}

#[test]
fn stamps_of_a_folder_follow_each_other_by_chance() {
    let mut h = hills();
    for (x, y) in [(27, 17), (20, 22), (30, 17)] {
        keep(&mut h, (x, y), (x + 1, y));
    }
    h.get_by_label("By chance").click();
    h.run_ok();
    h.state_mut().send(Command::Session(Box::new(|session| session.tools.tool = loopwright::bindings::ToolId::Stamp)));
    h.run_ok();
    for x in 2..14 {
        let at = block(&h, x, 4);
        crate::support::click_at(&mut h, PointerButton::Primary, at);
    }
    let blocks: std::collections::BTreeSet<u16> = (2..14).map(|x| cell(&h, x, 4).block).collect();
    assert!(blocks.len() > 1, "more than one of them: {blocks:?}");
    let painted = crate::support::steps(&h).len();
    h.state_mut().send(Command::Action(Action::Undo));
    h.run_ok();
    assert_eq!(crate::support::steps(&h).len(), painted - 1, "one step for each");
}

#[test]
fn a_drag_over_a_palette_takes_several_as_a_stamp() {
    let mut h = hills();
    let middle = |h: &Harness<'_, App>, label: &str| h.get_by_role_and_label(Role::Button, label).rect().center();
    let (from, to) = (middle(&h, "Block 1"), middle(&h, "Block 3"));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let stamp = |h: &Harness<'_, App>| {
        let stamp = h.state().session().tools.stamp.clone().expect("a stamp");
        (stamp.width, stamp.cells.iter().map(|cell| cell.block).collect::<Vec<_>>())
    };
    assert_eq!(stamp(&h), (3, vec![1, 2, 3]));
    assert_eq!(h.state().session().tools.tool, loopwright::bindings::ToolId::Stamp);
    h.get_by_role_and_label(Role::Tab, "Chunks").click();
    h.run_ok();
    let (from, to) = (middle(&h, "Chunk 3"), middle(&h, "Chunk 2"));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let (width, blocks) = stamp(&h);
    assert_eq!((width, blocks.len()), (16, 16 * 8));
    // Chunk 2 is a hill with a ledge in its second row, chunk 3 is full.
    assert_eq!((blocks[16 + 7], &blocks[8..16]), (3, &[1; 8][..]));
}
