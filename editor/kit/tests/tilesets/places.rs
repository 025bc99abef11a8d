//! Several tilesets in a project.

use crate::importing::cut_up;
use kit::document::block_numbers as numbers;
use kit::document::renumber::Refusal;
use kit::document::{Document, Edit, History};
use kit::drawing::starting_ground;
use kit::exchange::tilesets::{Cut, Join, place};
use sim::project::{Extra, Project};
use sim::tiles::{Cell, Chunk};
use std::sync::Arc;

/// Three tilesets of three blocks each, a chunk with a block of each, a level with the last one's background.
fn three() -> Project {
    let mut history = History::new(Document::new(starting_ground::empty_project(), None));
    for name in ["One", "Two", "Two"] {
        let mut imported = cut_up(&["#/o"], Cut::default(), Join::Blocks);
        imported.tileset.name = name.into();
        let project = history.document().project();
        let path = place::free_path(project, name, |_| false);
        let edits = place::edits(history.document(), &imported, path, name == "One").unwrap();
        history.apply("Import", None, edits).unwrap();
    }
    let mut project = history.document().project().clone();
    let cells = [1, 257, 513, 514].map(|block| Cell { block, ..Cell::default() });
    let cells = (0..64).map(|i| cells.get(i).copied().unwrap_or_default()).collect();
    Arc::make_mut(&mut project.chunks).push(Arc::new(Chunk { cells, ..Chunk::default() }));
    Arc::make_mut(&mut project.levels[0]).background = Some(2);
    let note = |n: i32| Extra::from_iter([("note".to_owned(), n.into())]);
    project.inner_extra = Arc::new((0..3).map(|n| (format!("tilesets[{n}]"), note(n))).collect());
    project
}

#[test]
fn numbers_leave_room_and_folders_are_free() {
    let project = three();
    let sets: Vec<_> = project.tilesets.iter().map(|set| (set.path.as_str(), set.first_block)).collect();
    assert_eq!(sets, [("tilesets/one", 0), ("tilesets/two", 256), ("tilesets/two-2", 512)]);
    assert_eq!([0, 1, 2, 9].map(|n| numbers::room_to_grow(&project, n)), [252, 252, 65_536 - 516, 0]);
    assert_eq!(project.chunks.len(), 3, "the first was laid out as a chunk too");
    for (name, slug) in [("A b_c", "a-b-c"), ("", "set"), ("CON", "set-con"), ("ü", "set")] {
        assert_eq!(place::slug(name), slug);
    }
}

#[test]
fn a_tileset_goes_and_everything_else_still_means_the_same() {
    let mut history = History::new(Document::new(three(), None));
    let before = history.document().project().clone();
    let refused = place::remove(history.document(), 1, false);
    assert_eq!(refused, Err(Refusal::Used { what: "block", number: 257 }));
    assert_eq!([0, 1, 2].map(|n| place::cells_with(&before, n)), [4, 1, 2]);
    history.apply("Remove", None, place::remove(history.document(), 1, true).unwrap()).unwrap();
    let after = history.document().project();
    let sets: Vec<_> = after.tilesets.iter().map(|set| (set.path.as_str(), set.first_block)).collect();
    assert_eq!(sets, [("tilesets/one", 0), ("tilesets/two-2", 512)]);
    let blocks: Vec<_> = after.chunks[2].cells[..4].iter().map(|cell| cell.block).collect();
    assert_eq!(blocks, [1, 0, 513, 514]);
    assert_eq!(after.levels[0].background, Some(1));
    assert_eq!(after.inner_extra["tilesets[1]"]["note"], 2);
    assert!(!after.inner_extra.contains_key("tilesets[2]"));
    history.undo();
    assert!(*history.document().project() == before);
    assert_eq!(place::remove(history.document(), 3, true), Err(Refusal::NoTileset(3)));
}

#[test]
fn a_tileset_takes_other_numbers_and_cells_follow() {
    let mut history = History::new(Document::new(three(), None));
    let before = history.document().project().clone();
    let error = place::renumber(history.document(), 1, 510).unwrap_err();
    assert_eq!(error, "Two has blocks 512 to 515");
    assert!(place::renumber(history.document(), 1, 65_534).unwrap_err().contains("65,536"));
    assert_eq!(place::renumber(history.document(), 1, 256), Ok(vec![]));
    for first in [258, 1000] {
        let edits = place::renumber(history.document(), 1, first).unwrap();
        assert!(matches!(edits[0], Edit::SetTileset { index: 1, .. }));
        history.apply("Renumber", None, edits).unwrap();
        let after = history.document().project();
        assert_eq!(after.chunks[2].cells[1].block, first + 1);
        assert_eq!(after.block(first + 1).map(|(set, _)| set), Some(1));
        history.undo();
        assert!(*history.document().project() == before);
    }
}
