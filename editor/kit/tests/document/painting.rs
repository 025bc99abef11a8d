//! Painting blocks on chunks: unique, reused, in place, everywhere; fills and stamps.

use crate::common::*;
use kit::document::paint::{Alike, Scope, block_edits, cell_at, chunk_edits, flood, flood_chunks, line, rectangle};
use kit::document::{Document, Edit, History, Stamp};
use sim::project::OwnKinds;
use sim::tiles::*;
use std::sync::Arc;
use std::time::Instant;

fn paint(history: &mut History, cells: &[(i32, i32, Cell)], scope: Scope) {
    let edits = block_edits(history.document(), LEVEL, cells, scope).unwrap();
    applied(history, edits);
    check_invariants(history.document());
}

fn layout(document: &Document) -> Vec<ChunkId> {
    document.level(LEVEL).unwrap().layout.row(0).map(|cell| cell.chunk).collect()
}

fn at(document: &Document, x: i32, y: i32) -> Option<BlockId> {
    cell_at(document, document.level(LEVEL).unwrap(), x, y).map(|cell| cell.block)
}

#[test]
fn what_painting_did_to_its_copy_is_not_done_again() {
    let mut history = History::new(document());
    let edits = block_edits(history.document(), LEVEL, &[(0, 0, cell(5))], Scope::HereOnly).unwrap();
    let copy = edits.clone().lead(history.document()).unwrap();
    applied(&mut history, edits.clone());
    assert_eq!(copy.revision(), history.document().revision());
    let (made, taken) = (copy.project(), history.document().project());
    assert!(Arc::ptr_eq(&made.chunks, &taken.chunks) && Arc::ptr_eq(&made.levels[0], &taken.levels[0]));
    // Of another state it is no copy.
    history.undo();
    applied(&mut history, vec![Edit::SetProjectName("Renamed".into())]);
    applied(&mut history, edits);
    let project = history.document().project();
    assert_eq!((project.name.as_str(), at(history.document(), 0, 0)), ("Renamed", Some(5)));
    check_invariants(history.document());
}

#[test]
fn what_painting_does_to_chunks() {
    use Scope::{Everywhere, HereOnly};
    let all = |x: i32, block| rectangle((x * 8, 0), (x * 8 + 7, 7)).into_iter().map(move |(x, y)| (x, y, cell(block)));
    for (row, cells, scope, chunks, expected) in [
        ("a shared chunk becomes unique", vec![(0, 0, cell(5))], HereOnly, 5, [4, 1, 2, 0, 0, 0]),
        ("a chunk used once is changed as it is", vec![(16, 0, cell(5))], HereOnly, 4, [1, 1, 2, 0, 0, 0]),
        ("chunk 0 is never painted on", vec![(24, 0, cell(5))], HereOnly, 5, [1, 1, 2, 4, 0, 0]),
        ("nor everywhere", vec![(24, 0, cell(5))], Everywhere, 5, [1, 1, 2, 4, 0, 0]),
        ("everywhere changes the chunk itself", vec![(0, 0, cell(5))], Everywhere, 4, [1, 1, 2, 0, 0, 0]),
        ("an equal chunk is used again", all(0, 3).collect(), HereOnly, 4, [3, 1, 2, 0, 0, 0]),
        ("also instead of changing one used once", all(2, 1).collect(), HereOnly, 4, [1, 1, 1, 0, 0, 0]),
        (
            "erased all over it is chunk 0",
            rectangle((16, 0), (23, 7)).into_iter().map(|(x, y)| (x, y, Cell::default())).collect(),
            HereOnly,
            4,
            [1, 1, 0, 0, 0, 0],
        ),
        ("two places painted alike share", vec![(24, 0, cell(5)), (32, 0, cell(5))], HereOnly, 5, [1, 1, 2, 4, 4, 0]),
        ("painted as it was", vec![(0, 0, cell(1)), (24, 3, Cell::default())], HereOnly, 4, [1, 1, 2, 0, 0, 0]),
        (
            "outside",
            vec![(-1, 0, cell(5)), (0, -1, cell(5)), (48, 0, cell(5)), (0, 32, cell(5)), (i32::MIN, i32::MAX, cell(5))],
            HereOnly,
            4,
            [1, 1, 2, 0, 0, 0],
        ),
    ] {
        let mut history = History::new(document());
        paint(&mut history, &cells, scope);
        assert_eq!(history.document().project().chunks.len(), chunks, "{row}");
        assert_eq!(layout(history.document()), expected, "{row}");
        for (x, y, cell) in &cells {
            let found = at(history.document(), *x, *y);
            assert!(found.is_none() || found == Some(cell.block), "{row}: {x}, {y}");
        }
        while history.undo() {}
        assert_eq!(history.document().project(), &project(), "{row}");
    }
}

#[test]
fn a_chunk_no_longer_used_goes_but_not_one_never_used() {
    let mut history = History::new(document());
    paint(&mut history, &[(24, 0, cell(5))], Scope::HereOnly);
    paint(&mut history, &[(24, 0, Cell::default())], Scope::HereOnly);
    assert_eq!(history.document().project().chunks.len(), 4);
    assert_eq!(layout(history.document()), [1, 1, 2, 0, 0, 0]);
    assert_eq!(history.document().chunk_uses(3), 0, "authored, not placed yet: kept");
}

#[test]
fn everywhere_shows_in_all_places() {
    let mut history = History::new(document());
    paint(&mut history, &[(1, 2, cell(5))], Scope::Everywhere);
    assert_eq!((at(history.document(), 1, 2), at(history.document(), 9, 2)), (Some(5), Some(5)));
    let mut history = History::new(document());
    paint(&mut history, &[(1, 2, cell(5))], Scope::HereOnly);
    assert_eq!((at(history.document(), 1, 2), at(history.document(), 9, 2)), (Some(5), Some(1)));
}

#[test]
fn the_last_of_several_cells_counts() {
    let mut history = History::new(document());
    paint(&mut history, &[(0, 0, cell(5)), (0, 0, cell(6)), (0, 0, cell(7))], Scope::HereOnly);
    assert_eq!(at(history.document(), 0, 0), Some(7));
}

#[test]
fn cells_are_read_at_blocks() {
    let document = document();
    for (place, expected) in
        [((0, 0), Some(1)), ((16, 7), Some(2)), ((16, 8), Some(0)), ((-1, 0), None), ((48, 0), None), ((0, 32), None)]
    {
        assert_eq!(at(&document, place.0, place.1), expected, "{place:?}");
    }
}

#[test]
fn fills_stop_at_edges_and_limits() {
    let document = document();
    let level = document.level(LEVEL).unwrap();
    let all = flood(&document, level, (30, 30), Alike::Connected, 100_000);
    assert_eq!((all.places.len(), all.cut_short), (48 * 32 - 3 * 64, false));
    let hill = flood(&document, level, (5, 5), Alike::Connected, 100_000);
    assert_eq!(hill.places.len(), 128, "two chunks that look alike hang together");
    let some = flood(&document, level, (30, 30), Alike::Connected, 10);
    assert_eq!((some.places.len(), some.cut_short), (10, true));
    assert_eq!(flood(&document, level, (-1, 0), Alike::Connected, 10).places, []);
    assert_eq!(flood_chunks(level, (0, 0), Alike::Connected, 99).places.len(), 2);
    assert_eq!(flood_chunks(level, (5, 3), Alike::Connected, 99).places.len(), 21);
}

#[test]
fn lines_and_rectangles() {
    assert_eq!(line((0, 0), (3, 1)), [(0, 0), (1, 0), (2, 1), (3, 1)]);
    assert_eq!(line((2, 2), (2, 2)), [(2, 2)]);
    assert_eq!(line((1, 3), (0, 0)).len(), 4);
    assert_eq!(rectangle((1, 1), (0, 0)), [(0, 0), (1, 0), (0, 1), (1, 1)]);
}

#[test]
fn stamps_are_taken_flipped_and_put_down() {
    let mut history = History::new(document());
    let corner = Cell { flip_x: true, ..cell(5) };
    paint(&mut history, &[(0, 0, corner)], Scope::HereOnly);
    let take =
        |history: &History, a, b| Stamp::capture(history.document(), history.document().level(LEVEL).unwrap(), a, b);
    let stamp = take(&history, (1, 1), (0, 0)).unwrap();
    assert_eq!((stamp.width, stamp.height(), stamp.cells[0]), (2, 2, corner));
    let flipped = stamp.flipped_x(&OwnKinds::default());
    assert_eq!((flipped.cells[1].block, flipped.cells[1].flip_x, flipped.cells[0].flip_x), (5, false, true));
    assert!(
        stamp.flipped_y(&OwnKinds::default()).cells[2].flip_y
            && stamp.flipped_y(&OwnKinds::default()).cells[2].block == 5
    );
    assert_eq!(
        (
            stamp.flipped_x(&OwnKinds::default()).flipped_x(&OwnKinds::default()),
            stamp.flipped_y(&OwnKinds::default()).flipped_y(&OwnKinds::default())
        ),
        (stamp.clone(), stamp.clone())
    );
    paint(&mut history, &stamp.cells_at(30, 20, true), Scope::HereOnly);
    assert_eq!(take(&history, (30, 20), (31, 21)), Some(stamp.clone()));
    // Half outside: what is inside is painted.
    paint(&mut history, &stamp.cells_at(-1, -1, true), Scope::HereOnly);
    assert_eq!(at(history.document(), 0, 0), Some(1));
    assert_eq!(take(&history, (-9, -9), (-1, -1)), None);
    assert_eq!(take(&history, (40, 30), (99, 99)).map(|stamp| (stamp.width, stamp.height())), Some((8, 2)));
    let holes = Stamp { width: 2, cells: vec![Cell::default(), cell(3)], ..Stamp::default() };
    assert_eq!(holes.cells_at(0, 0, false), [(1, 0, cell(3))]);
    assert_eq!(holes.flipped_x(&OwnKinds::default()).cells[1], Cell::default(), "an empty cell stays empty");
}

#[test]
fn whole_chunks_are_painted() {
    let document = document();
    let edits = chunk_edits(&document, LEVEL, &[(0, 0, 2), (1, 0, 1), (-1, 0, 2), (9, 9, 2)]);
    assert_eq!(
        edits,
        [Edit::SetLayout { level: LEVEL.into(), cells: vec![(0, 0, LayoutCell { chunk: 2, is_loop: false })] }]
    );
    assert_eq!(chunk_edits(&document, LEVEL, &[(1, 0, 1)]), []);
    assert_eq!(chunk_edits(&document, "gone", &[(1, 0, 1)]), []);
}

#[test]
fn a_fill_of_ten_thousand_cells_is_quick() {
    let mut project = project();
    let level = project.empty_level(LEVEL, "large", 64, 64);
    project.levels = vec![level.into()];
    let mut history = History::new(Document::new(project, None));
    // Different cells, so that no two chunks look alike.
    let cells: Vec<_> = rectangle((3, 3), (102, 102))
        .into_iter()
        .map(|(x, y)| (x, y, cell(((x * 31 + y * 17) % 9 + 1) as u16)))
        .collect();
    let started = Instant::now();
    let edits = block_edits(history.document(), LEVEL, &cells, Scope::HereOnly).unwrap();
    applied(&mut history, edits);
    let painted = started.elapsed();
    check_invariants(history.document());
    let started = Instant::now();
    history.undo();
    let undone = started.elapsed();
    let level = history.document().level(LEVEL).unwrap();
    let flooded = Instant::now();
    assert_eq!(flood(history.document(), level, (0, 0), Alike::Connected, 10_000).places.len(), 10_000);
    println!("10,000 cells: painted {painted:?}, undone {undone:?}, flooded {:?}", flooded.elapsed());
    assert!(painted.as_millis() < 500 && undone.as_millis() < 100, "{painted:?} {undone:?}");
}
