//! Two people's work put together: every block as the one who changed it left it, things by their ids.

use crate::common::*;
use crate::random::{Random, random_edits};
use kit::document::merge::{Side, merge};
use kit::document::paint::{Scope, block_edits, cell_at};
use kit::document::{Document, Edit, History};
use sim::file::changed_texts;
use sim::project::{Placement, PlacementId, Project};
use sim::tiles::Cell;
use std::sync::Arc;

const MINE: &dyn Fn(&str) -> Side = &|_| Side::Mine;

fn painted(project: &Project, random: &mut Random, strokes: u64) -> Project {
    let mut history = History::new(Document::new(project.clone(), None));
    for _ in 0..strokes {
        let (x, y) = (random.below(48) as i32, random.below(32) as i32);
        let new = if random.below(4) == 0 { Cell::default() } else { cell(1 + random.below(9) as u16) };
        let scope = if random.below(8) == 0 { Scope::Everywhere } else { Scope::HereOnly };
        let side = random.below(5) as i32;
        let cells: Vec<_> = (0..side * side).map(|n| (x + n % side.max(1), y + n / side.max(1), new)).collect();
        let edits = block_edits(history.document(), LEVEL, &cells, scope).unwrap();
        history.apply("Paint", None, edits).unwrap();
    }
    history.document().project().clone()
}

/// The cells of the level, row by row.
fn shown(project: &Project) -> Vec<Option<Cell>> {
    let document = Document::new(project.clone(), None);
    let level = document.level(LEVEL).unwrap();
    (0..32 * 48).map(|n| cell_at(&document, level, n % 48, n / 48)).collect()
}

#[test]
fn every_block_is_as_its_last_author_left_it() {
    let mut met = [0; 3];
    for seed in 1..60 {
        let mut random = Random(seed * 0x9e37_79b9);
        let base = painted(&project(), &mut random, 10);
        let (mine, theirs) = (painted(&base, &mut random, 1 + seed % 9), painted(&base, &mut random, 1 + seed % 7));
        for side in [Side::Mine, Side::Theirs] {
            let merged = merge(&base, &mine, &theirs, &|_| side).unwrap();
            let [old, here, there] = [&base, &mine, &theirs].map(shown);
            let mut conflicts = 0;
            for (n, found) in shown(&merged.project).into_iter().enumerate() {
                let is_both = here[n] != there[n] && here[n] != old[n] && there[n] != old[n];
                let expected = match side {
                    Side::Theirs if is_both => there[n],
                    _ if there[n] == old[n] || is_both => here[n],
                    _ if here[n] == old[n] => there[n],
                    _ => here[n],
                };
                assert_eq!(found, expected, "seed {seed}, block {}, {}", n % 48, n / 48);
                conflicts += usize::from(is_both);
                met[0] += usize::from(here[n] != old[n]);
                met[1] += usize::from(there[n] != old[n]);
            }
            let blocks = merged.conflicts.iter().filter(|conflict| conflict.place.starts_with("block ")).count();
            assert_eq!((blocks, merged.conflicts.len()), (conflicts, conflicts), "seed {seed}");
            met[2] += conflicts;
        }
    }
    assert!(met[0] > 1000 && met[1] > 1000 && met[2] > 20, "{met:?}");
}

#[test]
fn both_place_things_and_change_settings() {
    let base = project();
    let with = |project: &Project, edits: Vec<Edit>| {
        let mut history = History::new(Document::new(project.clone(), None));
        applied(&mut history, edits);
        history.document().project().clone()
    };
    let place = |id: u64, x: i32| {
        let object = Placement { id: PlacementId(id), x, kind: "ring".into(), ..Placement::default() };
        // Those that are there are in the order of their ids.
        let place = if id < 9 { id as usize - 1 } else { 3 };
        Edit::SetPlacement { level: LEVEL.into(), id: PlacementId(id), placement: Some((place, object)) }
    };
    let mine = with(&base, vec![place(50, 7), place(1, 11), Edit::SetProjectName("mine".into())]);
    let other = Arc::new(base.empty_level("theirs", "Theirs", 2, 2));
    let theirs =
        with(&base, vec![place(60, 8), place(2, 12), Edit::SetLevel { key: "theirs".into(), level: Some((1, other)) }]);
    let merged = merge(&base, &mine, &theirs, MINE).unwrap();
    assert!(merged.conflicts.is_empty(), "{:?}", merged.conflicts);
    let level = &merged.project.levels[0];
    let mut found: Vec<_> = level.placements.iter().map(|object| (object.id.0, object.x)).collect();
    found.sort_unstable();
    assert_eq!(found, [(1, 11), (2, 12), (3, 0), (50, 7), (60, 8)]);
    let keys: Vec<_> = merged.project.levels.iter().map(|level| level.key.as_str()).collect();
    assert_eq!((merged.project.name.as_str(), keys), ("mine", vec![LEVEL, "theirs"]));
}

#[test]
fn a_level_deleted_here_and_changed_there_is_a_conflict() {
    let base = Project {
        levels: [project().levels, vec![Arc::new(project().empty_level("b", "b", 2, 2))]].concat(),
        ..project()
    };
    let mut mine = base.clone();
    mine.levels.remove(0);
    let theirs = painted(&base, &mut Random(7), 3);
    for (side, keys) in [(Side::Mine, vec!["b"]), (Side::Theirs, vec!["b", LEVEL])] {
        let merged = merge(&base, &mine, &theirs, &|_| side).unwrap();
        assert_eq!(merged.conflicts.len(), 1, "{:?}", merged.conflicts);
        assert_eq!(merged.project.levels.iter().map(|level| level.key.as_str()).collect::<Vec<_>>(), keys);
        if side == Side::Theirs {
            assert_eq!(shown(&merged.project), shown(&theirs));
        }
    }
}

#[test]
fn any_edits_merge_or_are_refused_in_words() {
    let (mut merged, mut refused) = (0, 0);
    for seed in 1..80 {
        let mut random = Random(seed * 0x0051_7cc1);
        let mut edited = || {
            let mut history = History::new(document());
            for _ in 0..1 + seed % 20 {
                let edits = random_edits(&history, &mut random);
                // Some edits do not apply to what the ones before left.
                let _applied = history.apply("Edit", None, edits);
            }
            history.document().project().clone()
        };
        let (base, mine, theirs) = (project(), edited(), edited());
        let alone = merge(&base, &mine, &base, MINE);
        let same = merge(&base, &mine, &mine, MINE);
        for one in [alone, same] {
            let Ok(one) = one else { continue };
            assert!(one.conflicts.is_empty(), "seed {seed}: {:?}", one.conflicts);
            let changed: Vec<_> = changed_texts(&mine, &one.project).into_keys().collect();
            assert!(changed.is_empty(), "seed {seed}: {changed:?}");
        }
        match merge(&base, &mine, &theirs, MINE) {
            Ok(_) => merged += 1,
            Err(why) => {
                assert!(!why.is_empty());
                refused += 1;
            }
        }
    }
    assert!(merged > 20, "{merged} merged, {refused} refused");
}

#[test]
fn chunks_of_another_size_are_refused() {
    let other = Project { chunk_size: 16, ..project() };
    assert!(merge(&project(), &project(), &other, MINE).unwrap_err().contains("another size"));
}
