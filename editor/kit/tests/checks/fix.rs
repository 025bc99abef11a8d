//! Fixing many findings at once: as one step, what is in each other's way too.

use crate::anything::anything;
use crate::projects::*;
use kit::checks::fix::{FixWish, Fixes, fix_all};
use kit::checks::{Problem, Severity, Wish};
use serde_json::json;
use sim::angle::Angle;
use sim::project::*;
use sim::tiles::*;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

fn fixed(project: &Project, only: &[&str]) -> (Fixes, Project) {
    let wish = Wish { only: only.iter().map(ToString::to_string).collect(), ..Wish::default() };
    let wish = FixWish { wish, severities: Severity::ALL.to_vec() };
    let fixes = fix_all(project, &[], &wish, &AtomicBool::new(false)).unwrap();
    let after = edited(project, &fixes.edits);
    (fixes, after)
}

fn names(problems: &[Problem]) -> Vec<(&str, &str)> {
    problems.iter().map(|problem| (problem.check, problem.at.as_str())).collect()
}

/// A slope whose angle is that of its mirror image.
fn mirrored() -> SolidTile {
    SolidTile::from_heights(std::array::from_fn(|x| x as i8 + 1), Angle(0x20))
}

#[test]
fn fixes_that_replace_the_same_thing_are_all_applied() {
    let mut project = clean();
    let kind = |name: &str| {
        let image = OwnImage::Broken("there is no such file".into());
        let picture = Some(OwnPicture { file: "crate.png".into(), image, ..OwnPicture::default() });
        Arc::new(OwnKind { name: name.into(), picture, ..OwnKind::default() })
    };
    // All kinds are one list; all switches are one value; both parameters are of one object; places shift as things go.
    project.objects = Arc::new(OwnKinds { kinds: vec![kind("a"), kind("b"), kind("c")], ..OwnKinds::default() });
    for (switch, value) in [("slip_rule", json!("sideways")), ("no_such_switch", json!(1))] {
        project.ruleset.overrides.insert(switch.into(), value);
    }
    let mut extra = Extra::new();
    extra.insert("half_width".into(), json!("wide"));
    extra.insert("half_height".into(), json!("high"));
    let block = Placement { id: PlacementId(9), kind: "block".into(), x: 300, y: 100, extra, ..Placement::default() };
    level(&mut project).placements = vec![block];
    level(&mut project).switchers = (1..6).map(|id| switcher(id, -40 * id as i32, 100)).collect();

    let (fixes, after) = fixed(&project, &["object-picture", "ruleset", "object", "outside"]);
    let count = |check: &str| fixes.fixed.iter().filter(|problem| problem.check == check).count();
    let counts = ["object-picture", "ruleset", "object", "outside"].map(count);
    assert_eq!(counts, [3, 2, 2, 5], "{:?}", names(&fixes.fixed));
    assert!(fixes.moot.is_empty() && fixes.unfixed.is_empty() && fixes.by_hand == 0);
    assert!(report(&after, &["object-picture", "ruleset", "object", "outside"]).problems.is_empty());
    assert_eq!(fixes.text(), "Fixed 12 problems in one step.");
}

#[test]
fn what_an_earlier_fix_makes_moot_is_reported() {
    // The same slope twice: once they are joined there is one angle to set.
    let spots =
        vec![(20, FLOOR - 1, cell(2)), (21, FLOOR - 1, cell(1)), (30, FLOOR - 1, cell(3)), (31, FLOOR - 1, cell(1))];
    let project = project(&[mirrored(), mirrored()], &spots);
    let (fixes, after) = fixed(&project, &["tile-angle", "duplicate"]);
    assert_eq!(names(&fixes.moot), [("tile-angle", "tilesets/test tile 3")]);
    assert!(report(&after, &["tile-angle", "duplicate"]).problems.is_empty());
    assert!(fixes.text().contains("1 went away with an earlier fix: tilesets/test tile 3."), "{}", fixes.text());
}

#[test]
fn what_takes_a_decision_is_left_unless_its_check_is_named() {
    // A tile that waits to be used, a run with another end, and a start in the ground.
    let mut project = project(&[SolidTile::from_heights([9; 16], Angle(0))], &Vec::new());
    let run = |key: &str, level: &str| {
        let expect = Expectation { x: Some(5), ..Expectation::default() };
        Arc::new(Run { key: key.into(), level: level.into(), inputs: vec![(0, 30)], expect, ..Run::default() })
    };
    project.runs = vec![run("elsewhere", LEVEL), run("lost", "gone")];
    level(&mut project).start.y = FLOOR * 16 + 30;
    Arc::make_mut(&mut project.checks).on.insert("unused".into());
    let (fixes, after) = fixed(&project, &[]);
    assert_eq!(names(&fixes.fixed), [("start", "meadow start")]);
    assert_eq!(
        names(&fixes.to_decide),
        [("reference", "run lost"), ("run", "run elsewhere"), ("unused", "tilesets/test block 2")],
    );
    assert!(fixes.text().contains("3 left for you to decide: run lost"), "{}", fixes.text());
    assert_eq!((&after.runs, &after.tilesets), (&project.runs, &project.tilesets));
    for check in ["reference", "run", "unused"] {
        let (fixes, after) = fixed(&project, &[check]);
        assert!(!fixes.fixed.is_empty() && fixes.to_decide.is_empty(), "{check}");
        assert!(report(&after, &[check]).problems.is_empty(), "{check}");
    }
}

#[test]
fn more_than_are_listed_are_fixed() {
    let mut project = clean();
    level(&mut project).switchers = (1..400).map(|id| switcher(id, -40 * id as i32, 100)).collect();
    let (fixes, after) = fixed(&project, &["outside"]);
    assert_eq!((fixes.fixed.len(), after.levels[0].switchers.len()), (399, 0));
}

#[test]
fn no_fix_is_left_over_in_any_project() {
    let (mut done, mut moot) = (0, 0);
    for seed in 0..60 {
        let project = anything(seed);
        let (fixes, after) = fixed(&project, &[]);
        (done, moot) = (done + fixes.fixed.len(), moot + fixes.moot.len());
        let left = report(&after, &[]).problems;
        let left = left.iter().filter(|problem| problem.fix.as_ref().is_some_and(|fix| !fix.decides));
        assert_eq!(left.count(), fixes.unfixed.len(), "seed {seed}: {:?}", names(&fixes.unfixed));
    }
    assert!(done > 100 && moot > 0, "{done} fixed, {moot} moot");
}

/// Three tilesets, two of which claim numbers of the first; the picture of the level must stay as it is.
#[test]
fn tilesets_that_share_numbers_get_numbers_of_their_own() {
    let mut project = project(&[], &vec![(20, 5, cell(9)), (21, 5, cell(12)), (22, 5, cell(3))]);
    let set = |path: &str, first_block: u16, count: u16, art: u16| {
        let block = |n: u16| Block { art: art + n, tile_a: 1, tile_b: 1, front: false };
        let blocks = (0..count).map(|n| if n == 0 { Block::default() } else { block(n) }).collect();
        let tiles = Arc::new(vec![SolidTile::default(), SolidTile::FULL]);
        let tileset = Tileset { name: path.into(), tiles, blocks: Arc::new(blocks), ..Tileset::default() };
        Arc::new(TilesetRef { path: path.into(), first_block, tileset: Arc::new(tileset) })
    };
    project.tilesets = vec![set("tilesets/a", 0, 20, 100), set("tilesets/b", 8, 3, 200), set("tilesets/c", 10, 6, 300)];
    let shown = |project: &Project| -> Vec<u16> {
        let cells = project.chunks.iter().flat_map(|chunk| &chunk.cells);
        cells.filter_map(|cell| project.block(cell.block)).map(|(_, block)| block.art).collect()
    };
    let before = shown(&project);
    let (fixes, after) = fixed(&project, &["reference"]);
    assert_eq!(fixes.fixed.len(), 2, "{:?}", names(&fixes.fixed));
    assert!(fixes.fixed[0].what.contains("overlap with those of tilesets/a"), "{}", fixes.fixed[0].what);
    assert!(report(&after, &["reference"]).problems.is_empty());
    assert_eq!(shown(&after), before);
    // The order of the list does not count, and a set that ends where another one begins shares nothing.
    for firsts in [[40, 0, 3], [9, 0, 3], [3, 23, 26]] {
        let mut apart = project.clone();
        for (set, first) in apart.tilesets.iter_mut().zip(firsts) {
            Arc::make_mut(set).first_block = first;
        }
        let overlaps: Vec<_> = sim::file::check(&apart).into_iter().filter(|p| p.message.contains("overlap")).collect();
        assert!(overlaps.is_empty(), "{firsts:?}: {overlaps:?}");
    }
}
