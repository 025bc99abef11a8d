//! Space put in and taken out, with all that is there.

use super::*;
use crate::document::History;
use crate::document::paint::cell_at;
use crate::drawing::starting_ground;
use sim::project::{LevelMark, LimitChange, Orientation, Placement};

/// A hill of a live shape over level ground, things before, in and behind block 10, and a run.
fn history() -> History {
    let mut project = starting_ground::grounded(starting_ground::empty_project());
    let level = Arc::make_mut(&mut project.levels[0]);
    let placement =
        |id: u64, x| Placement { id: PlacementId(id), kind: "ring".into(), x, y: 40, ..Placement::default() };
    level.placements = vec![placement(1, 159), placement(2, 170), placement(3, 192), placement(4, 400)];
    level.switchers = vec![sim::project::LayerSwitcher {
        id: PlacementId(5),
        x: 176,
        y: 60,
        half_length: 32,
        orientation: Orientation::Vertical,
        ..Default::default()
    }];
    level.goal = Some(Area { x: 150, y: 0, width: 60, height: 100 });
    level.bounds = Bounds { left: 0, top: 0, right: 500, bottom: 300 };
    level.limit_changes =
        vec![LimitChange { id: PlacementId(6), from_x: 300, right: Some(400), ..LimitChange::default() }];
    level.water = Some(200);
    let mark = |id, x, width| LevelMark { id: PlacementId(id), x, width, height: 16 * width, ..LevelMark::default() };
    level.marks = vec![mark(31, 100, 0), mark(32, 170, 0), mark(33, 150, 60), mark(34, 300, 20)];
    level.guides.x = vec![80, 165, 320];
    (level.start, level.starts) = (Start { x: 20, y: 20, ..Start::default() }, Vec::new());
    let shape = |id, x| Shape {
        id: PlacementId(id),
        points: vec![(x, 100), (x + 30, 100)],
        beneath: vec![Beneath { x: x as u32 / 16, y: 6, cells: vec![Cell::default(); 3] }],
        ..Shape::default()
    };
    level.shapes = vec![Arc::new(shape(7, 32)), Arc::new(shape(8, 140)), Arc::new(shape(9, 480))];
    let start = Some(Start { x: 300, y: 50, ..Start::default() });
    let moment = Moment { facts: [(Fact::X, 320), (Fact::Y, 60)].into_iter().collect(), ..Moment::default() };
    let key = project.levels[0].key.clone();
    project.runs =
        vec![Arc::new(Run { key: "run".into(), level: key, start, moments: vec![moment], ..Run::default() })];
    History::unsaved(Document::new(project, None))
}

fn key(history: &History) -> String {
    history.document().project().levels[0].key.clone()
}

fn space(history: &mut History, space: Space) -> SpacePlan {
    let plan = plan(history.document(), &key(history), space).expect("a plan");
    history.apply("Space", None, plan.edits.clone()).expect("applies");
    plan
}

fn blocks(history: &History) -> Vec<Vec<Cell>> {
    let document = history.document();
    let level = &document.project().levels[0];
    let side = i32::from(document.project().chunk_size);
    let (wide, high) = (level.layout.width() as i32 * side, level.layout.height() as i32 * side);
    (0..high).map(|y| (0..wide).map(|x| cell_at(document, level, x, y).unwrap_or_default()).collect()).collect()
}

#[test]
fn columns_are_put_in_with_all_behind_them() {
    // Whole chunks at the edge of one, and blocks anywhere.
    for (at, by) in [(16, 8), (10, 3), (10, 8), (8, 1)] {
        let mut history = history();
        let before = blocks(&history);
        let plan = space(&mut history, Space { along: Along::Columns, at, by });
        let after = blocks(&history);
        let (at, by) = (at as usize, by as usize);
        for (old, new) in before.iter().zip(&after) {
            assert_eq!(new[..at], old[..at]);
            assert!(new[at..at + by].iter().all(|cell| *cell == Cell::default()));
            assert_eq!(new[at + by..old.len() + by], old[at..]);
        }
        assert_eq!((plan.effect.size.0 as usize) * 8, after[0].len());
    }
    let mut history = history();
    let plan = space(&mut history, Space { along: Along::Columns, at: 10, by: 3 });
    assert_eq!(plan.effect.loss, SpaceLoss { shapes: 1, ..SpaceLoss::default() });
    let fresh = self::history();
    let seen = preview(fresh.document(), &key(&fresh), Space { along: Along::Columns, at: 10, by: 3 });
    assert_eq!(seen, Ok(plan.effect));
    let level = &history.document().project().levels[0];
    let places: Vec<i32> = level.placements.iter().map(|placement| placement.x).collect();
    assert_eq!(places, [159, 218, 240, 448]);
    assert_eq!((level.switchers[0].x, level.goal), (224, Some(Area { x: 150, y: 0, width: 108, height: 100 })));
    assert_eq!((level.bounds.left, level.bounds.right, level.bounds.bottom), (0, 548, 300));
    assert_eq!((level.limit_changes[0].from_x, level.limit_changes[0].right), (348, Some(448)));
    let marks: Vec<_> = level.marks.iter().map(|mark| (mark.x, mark.width)).collect();
    assert_eq!((marks, &level.guides.x), (vec![(100, 0), (218, 0), (150, 108), (348, 20)], &vec![80, 213, 368]));
    let shapes: Vec<(i32, u32)> = level.shapes.iter().map(|shape| (shape.points[0].0, shape.beneath[0].x)).collect();
    assert_eq!(shapes, [(32, 2), (528, 33)]);
    let run = &history.document().project().runs[0];
    assert_eq!(run.start.map(|start| start.x), Some(348));
    assert_eq!((run.moments[0].facts[&Fact::X], run.moments[0].facts[&Fact::Y]), (368, 60));
}

#[test]
fn layers_of_art_go_along() {
    let mut history = history();
    let key = key(&history);
    let layer = |level: &str, x: i32| ArtLayer { level: level.into(), x, ..ArtLayer::default() };
    let project = history.document().project();
    let copy = |name: &str| {
        let level = LevelData { key: name.into(), layout: project.levels[0].layout.clone(), ..LevelData::default() };
        Edit::SetLevel { key: name.into(), level: Some((project.levels.len(), Arc::new(level))) }
    };
    let layers = vec![layer("own", 32), ArtLayer { scroll_x: 128, ..layer("slow", 0) }, layer("shared", 0)];
    let mut edits = vec![
        copy("own"),
        copy("slow"),
        copy("shared"),
        crate::drawing::art_layers::with_layers(&project.levels[0], layers),
    ];
    let other =
        LevelData { key: "other".into(), art_layers: vec![layer("shared", 0)], ..LevelData::clone(&project.levels[0]) };
    edits.push(Edit::SetLevel { key: "other".into(), level: Some((1, Arc::new(other))) });
    history.apply("Layers", None, edits).expect("it is there");
    let cells = |history: &History, name: &str| -> Vec<Cell> {
        let level = history.document().level(name).expect("it is there");
        (0..40).map(|x| cell_at(history.document(), level, x, 5).unwrap_or_default()).collect()
    };
    let before = cells(&history, "own");
    for (at, by) in [(10_usize, 3), (8, 8)] {
        space(&mut history, Space { along: Along::Columns, at: at as u32, by });
        let after = cells(&history, "own");
        // Its pixel 32 is at the level's left edge.
        assert_eq!(
            (&after[..at + 2], &after[at + 2 + by as usize..30]),
            (&before[..at + 2], &before[at + 2..30 - by as usize])
        );
        for still in ["slow", "shared"] {
            assert_eq!(cells(&history, still), before, "{still}");
        }
        history.undo();
        assert_eq!(
            (cells(&history, "own"), history.document().level(&key).expect("it is there").art_layers.len()),
            (before.clone(), 3)
        );
    }
}

#[test]
fn columns_are_taken_out_with_what_is_in_them() {
    let mut history = history();
    let before = blocks(&history);
    let plan = space(&mut history, Space { along: Along::Columns, at: 10, by: -2 });
    let loss = SpaceLoss { objects: 1, switchers: 1, shapes: 1, starts: 0, marks: 1, goal: false };
    assert_eq!(plan.effect.loss, loss);
    let after = blocks(&history);
    for (old, new) in before.iter().zip(&after) {
        assert_eq!(new[..10], old[..10]);
        assert_eq!(new[10..old.len() - 2], old[12..]);
    }
    let level = &history.document().project().levels[0];
    assert_eq!(level.placements.iter().map(|placement| placement.x).collect::<Vec<_>>(), [159, 160, 368]);
    assert_eq!(level.goal, Some(Area { x: 150, y: 0, width: 28, height: 100 }));
    assert_eq!(level.bounds.right, 468);
    let marks: Vec<_> = level.marks.iter().map(|mark| (mark.x, mark.width)).collect();
    assert_eq!((marks, &level.guides.x), (vec![(100, 0), (150, 28), (268, 20)], &vec![80, 288]));
}

#[test]
fn rows_move_the_water_and_everything_below() {
    let mut history = history();
    let plan = space(&mut history, Space { along: Along::Rows, at: 3, by: 2 });
    assert_eq!(plan.effect.loss, SpaceLoss::default());
    let level = &history.document().project().levels[0];
    assert_eq!((level.water, level.bounds.bottom, level.bounds.right), (Some(232), 332, 500));
    assert_eq!((level.placements[0].y, level.switchers[0].y), (40, 92));
    assert_eq!(level.shapes[0].points[0].1, 132);
    assert!(history.undo());
    assert_eq!(history.document().project().levels[0].water, Some(200));
}

#[test]
fn the_other_way_round_brings_everything_back() {
    for (along, at, by) in [(Along::Columns, 40, 5), (Along::Rows, 2, 16), (Along::Columns, 0, 7)] {
        let mut history = history();
        let before = (blocks(&history), history.document().project().levels[0].clone());
        let is_baked = space(&mut history, Space { along, at, by }).effect.loss.shapes > 0;
        space(&mut history, Space { along, at, by: -by });
        let level = &history.document().project().levels[0];
        let after = blocks(&history);
        for (old, new) in before.0.iter().zip(&after) {
            assert_eq!(new[..old.len()], old[..]);
        }
        assert_eq!(
            (&level.placements, level.goal, level.bounds),
            (&before.1.placements, before.1.goal, before.1.bounds)
        );
        assert!(is_baked || level.shapes == before.1.shapes);
    }
}

#[test]
fn what_cannot_be_is_refused() {
    let history = history();
    let refused = |along, at, by| plan(history.document(), &key(&history), Space { along, at, by }).err();
    assert_eq!(refused(Along::Columns, 0, 0), Some(NoSpace::Outside));
    assert_eq!(refused(Along::Columns, 1 << 20, 1), Some(NoSpace::Outside));
    assert_eq!(refused(Along::Columns, 0, i32::MIN), Some(NoSpace::Size));
    assert_eq!(refused(Along::Columns, 0, i32::MAX), Some(NoSpace::Size));
    assert_eq!(refused(Along::Rows, 0, 3000), Some(NoSpace::Size));
    assert_eq!(refused(Along::Rows, 4, -1000), None, "of what is taken out only what is there counts");
    let gone = plan(history.document(), "gone", Space { by: 1, ..Space::default() });
    assert_eq!(gone.err(), Some(NoSpace::NoLevel));
}
