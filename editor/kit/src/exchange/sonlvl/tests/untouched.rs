//! The parts that nobody edited since the import: their findings are hints, and they are never fixed in bulk.

use super::*;
use crate::checks::fix::{FixWish, fix_all};
use crate::checks::{ALL, Checker, Problem, Severity, Wish};
use crate::document::renumber::{self, Order};
use crate::document::{Document, Edit, History};
use crate::exchange::promises::ImportedParts as _;
use crate::exchange::sonlvl::zone::untouched::Untouched;
use sim::angle::Angle;
use sim::project::PlacementId;
use std::sync::atomic::AtomicBool;

fn found(project: &Project) -> Vec<Problem> {
    Checker::default().run(project, &[], &Wish::default(), &AtomicBool::new(false)).unwrap().problems
}

fn worse_than_hints(project: &Project) -> Vec<String> {
    let all = found(project).into_iter().filter(|problem| problem.severity > Severity::Hint);
    all.map(|problem| format!("{} {}: {}", problem.check, problem.at, problem.what)).collect()
}

/// Made of noise, so that nearly every check finds something.
#[test]
fn an_untouched_import_has_no_warnings_and_is_not_fixed_in_bulk() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        import_into(&storage, Path::new("/project")).unwrap();
        let project = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap().project;
        assert!(found(&project).iter().any(|problem| problem.imported && problem.fix.is_some()));
        assert_eq!(worse_than_hints(&project), [""; 0]);
        let one_by_one = ALL.iter().map(|check| vec![check.name.to_owned()]);
        for only in std::iter::once(Vec::new()).chain(one_by_one) {
            let name = only.join(" ");
            let wish = FixWish { wish: Wish { only, ..Wish::default() }, severities: Severity::ALL.to_vec() };
            let fixes = fix_all(&project, &[], &wish, &AtomicBool::new(false)).unwrap();
            assert!(fixes.edits.is_empty(), "{name}: {}", fixes.text());
        }
    }
}

fn edited(project: &Project, edits: Vec<Edit>) -> Project {
    let mut history = History::new(Document::new(project.clone(), None));
    history.apply("Test", None, edits).unwrap();
    history.document().project().clone()
}

#[test]
fn what_was_edited_counts_again_and_is_fixed() {
    let storage = sonic2().put();
    let project = imported(&storage);
    let tile = project.tilesets[0].tileset.tiles[17];
    let value = Some(sim::tiles::SolidTile { angle: Angle(tile.angle.0 ^ 0x40), heights: [5; 16], ..tile });
    let project = edited(&project, vec![Edit::SetTile { tileset: 0, tile: 17, value }]);
    let mine: Vec<_> = found(&project).into_iter().filter(|problem| problem.at.ends_with("tile 17")).collect();
    assert!(!mine.is_empty() && mine.iter().all(|problem| !problem.imported && problem.severity == Severity::Warning));
    let wish = FixWish { wish: Wish::default(), severities: Severity::ALL.to_vec() };
    let fixes = fix_all(&project, &[], &wish, &AtomicBool::new(false)).unwrap();
    let others = |edit: &&Edit| !matches!(edit, Edit::SetTile { tile: 17, .. });
    assert!(!fixes.edits.is_empty() && fixes.edits.iter().all(|edit| !others(&edit)), "{}", fixes.text());
}

#[test]
fn an_edit_is_distinguished_from_what_is_around_it() {
    let storage = sonic2().put();
    let project = imported(&storage);
    let untouched = Untouched::of(&project);
    let level = &project.levels[0];
    let (key, first, second) = (level.key.clone(), level.placements[0].id, level.placements[1].id);
    let cell = level.layout.row(0).position(|cell| cell.chunk == 5).unwrap() as u32;
    let all = |state: &Untouched| {
        [
            state.has_tile(0, 9),
            state.has_block(0, 9),
            state.has_chunk(5),
            state.has_cell(&key, (cell, 0)),
            state.has_thing(&key, first),
            state.has_thing(&key, second),
            state.has_start(&key),
            state.has_bounds(&key),
        ]
    };
    assert_eq!(all(&untouched), [true; 8]);
    let chunk = |project: &Project| (*project.chunks[5]).clone();
    let mut other = chunk(&project);
    other.cells[3].flip_x ^= true;
    let moved = sim::project::Placement { x: 9, ..level.placements[0].clone() };
    let bounds = sim::project::Bounds { right: 9, ..level.bounds };
    let start = sim::project::Start { x: 9, ..level.start };
    let layout = vec![(cell, 0, LayoutCell { chunk: 6, is_loop: false })];
    let block = sim::tiles::Block { tile_a: 0, ..project.tilesets[0].tileset.blocks[9] };
    let (level, id) = (key.clone(), first);
    let cases = [
        ("tile", Edit::SetTile { tileset: 0, tile: 9, value: Some(Default::default()) }, vec![0]),
        ("block", Edit::SetBlock { tileset: 0, block: 9, value: Some(block) }, vec![1]),
        ("chunk", Edit::SetChunk { chunk: 5, value: Some(Arc::new(other)) }, vec![2, 3]),
        ("cell", Edit::SetLayout { level: level.clone(), cells: layout }, vec![3]),
        ("moved", Edit::SetPlacement { level: level.clone(), id, placement: Some((0, moved)) }, vec![4]),
        ("gone", Edit::SetPlacement { level: level.clone(), id, placement: None }, vec![4]),
        ("start", Edit::SetStart { level: level.clone(), start }, vec![6]),
        ("limits", Edit::SetBounds { level, bounds }, vec![7]),
    ];
    for (name, edit, lost) in cases {
        let after = Untouched::of(&edited(&project, vec![edit]));
        let mut expected = [true; 8];
        lost.iter().for_each(|at| expected[*at] = false);
        let mut state = all(&after);
        // Chunk 5 may show block and tile 9.
        state[3] |= matches!(name, "tile" | "block");
        assert_eq!(state, expected, "{name}");
        assert!(after.is_within(&untouched) && !untouched.is_within(&after), "{name}");
    }
    // One block of a chunk is edited in place, or a new chunk with one other block is put there: the others stay imported.
    let area = |block: u32| {
        let (x, y) = ((cell * 8 + block % 8) as i32 * 16, (block / 8) as i32 * 16);
        sim::project::Area { x, y, width: 16, height: 16 }
    };
    let number = project.chunks.len() as u16;
    let put = vec![(cell, 0, LayoutCell { chunk: number, is_loop: false })];
    let mut other = chunk(&project);
    other.cells[3].flip_x ^= true;
    let value = Some(Arc::new(other));
    let in_place = vec![Edit::SetChunk { chunk: 5, value: value.clone() }];
    let painted = vec![Edit::SetChunk { chunk: number, value }, Edit::SetLayout { level: key.clone(), cells: put }];
    for edits in [in_place, painted] {
        let after = Untouched::of(&edited(&project, edits));
        let blocks = [2, 3, 4].map(|block| after.has_terrain(&key, &area(block)));
        assert_eq!(blocks, [true, false, true]);
    }
    let placement = &project.levels[0].placements[0];
    let (x, y) = (placement.x - 8, placement.y - 8);
    let area = sim::project::Area { x, y, width: 16, height: 16 };
    assert!(untouched.has_things(&project.levels[0], &area));
    let gone = edited(&project, vec![Edit::SetPlacement { level: key.clone(), id: first, placement: None }]);
    assert!(!Untouched::of(&gone).has_things(&gone.levels[0], &area), "something is missing there");
}

/// Numbers of the project are its own business; an export brings nothing new.
#[test]
fn other_numbers_and_exports_are_no_edits() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let project = imported(&storage);
        let before = Untouched::of(&project);
        let mut history = History::new(Document::new(project, None));
        let mut apply = |edits: &dyn Fn(&Document) -> Vec<Edit>| {
            let edits = edits(history.document());
            history.apply("Test", None, edits).unwrap();
        };
        apply(&|document| {
            let order = Order::of(document.project().chunks.len()).swapped(2, 7).moved(9, 3);
            renumber::chunks(document, &order).unwrap()
        });
        apply(&|document| {
            let order = Order::of(document.project().tilesets[0].tileset.blocks.len()).swapped(3, 12);
            renumber::blocks(document, 0, &order).unwrap()
        });
        apply(&|document| {
            let order = Order::of(document.project().tilesets[0].tileset.tiles.len()).moved(30, 8);
            renumber::tiles(document, 0, &order).unwrap()
        });
        let after = Untouched::of(history.document().project());
        assert!(before.is_within(&after) && after.is_within(&before));
    }
}

#[test]
fn a_project_that_was_never_imported_is_nobody_elses() {
    let project = crate::drawing::starting_ground::empty_project();
    assert!(Untouched::of(&project).is_empty());
    assert!(!Untouched::of(&project).has_thing("x", PlacementId(1)));
}
