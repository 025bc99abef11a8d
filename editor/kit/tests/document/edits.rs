//! Every edit applies and is taken back; a refused one changes nothing.

use crate::common::*;
use kit::document::{Edit, EditError, GestureId, History, LevelSettings};
use sim::grid::Grid;
use sim::project::*;
use sim::ruleset::{Game, RulesetChoice};
use sim::tiles::*;
use std::sync::Arc;

/// At least one row for each variant.
pub fn edits() -> Vec<(&'static str, Edit)> {
    let level = || LEVEL.to_owned();
    let other = Arc::new(project().empty_level("other", "Other", 2, 2));
    let renamed = Arc::new(LevelData { title: "x".into(), ..(*project().levels[0]).clone() });
    let place = |chunk| LayoutCell { chunk, is_loop: true };
    let tileset = Arc::new(Tileset {
        art: "art.png".into(),
        tiles: vec![SolidTile::default()].into(),
        blocks: vec![Block::default()].into(),
        ..Tileset::default()
    });
    let set = |path: &str| Arc::new(TilesetRef { path: path.into(), first_block: 10, tileset: tileset.clone() });
    let ruleset = RulesetChoice { preset: Game::SonicCd, ..RulesetChoice::default() };
    let off = [("unused".to_owned(), "a library".to_owned())].into();
    let checks = CheckChoice { off, ..CheckChoice::default() };
    let kind = OwnKind { name: "ramp".into(), form: OwnForm::Sloped, heights: vec![1, 2], ..OwnKind::default() };
    let kinds = OwnKinds { kinds: vec![Arc::new(kind)], ..OwnKinds::default() };
    let here = NamedStart { start: Start { x: 9, ..Start::default() }, ..NamedStart::default() };
    let limits = |id| LimitChange { id: PlacementId(id), from_x: 70, top: Some(4), ..LimitChange::default() };
    let mark = |id| LevelMark { id: PlacementId(id), kind: MarkKind::ToDo, x: 70, ..LevelMark::default() };
    let tide = Tide { swells: true, ..Tide::default() };
    let about = AboutLevel { group: "zone".into(), ..AboutLevel::default() };
    let colors = Box::new(LevelColors { palette: "Night".into(), ..LevelColors::default() });
    let settings = LevelSettings {
        guides: Box::new(Guides { x: vec![16], ..Guides::default() }),
        title: "t".into(),
        about,
        colors,
        water: Some(1),
        tide,
        wrap_y: Some(2048),
        background: Some(0),
        art_layers: vec![ArtLayer { level: "one".into(), front: true, ..ArtLayer::default() }],
        plane: Box::new(BackPlane { level: "one".into(), scroll_x: 64, ..BackPlane::default() }),
        properties: Box::new([("mood".to_owned(), 7.into())].into_iter().collect()),
    };
    let stamp = |key: &str, block| {
        let cells = vec![Cell { block, ..Cell::default() }; 2];
        Arc::new(NamedStamp {
            key: key.into(),
            piece: Piece { width: 2, cells, ..Piece::default() },
            ..NamedStamp::default()
        })
    };
    vec![
        ("rename", Edit::SetProjectName("new".into())),
        ("credits", Edit::SetCredits(Arc::new(Credits { author: "Ada".into(), ..Credits::default() }))),
        (
            "sounds",
            Edit::SetSounds(Arc::new(ProjectSounds { list: vec![SoundFile::default()], ..ProjectSounds::default() })),
        ),
        (
            "properties",
            Edit::SetProperties(Arc::new(vec![PropertyDefinition {
                name: "mood".into(),
                ..PropertyDefinition::default()
            }])),
        ),
        ("hooks", Edit::SetHooks(Arc::new(ProjectHooks { after_save: "make".into(), ..ProjectHooks::default() }))),
        ("ruleset", Edit::SetRuleset(ruleset)),
        ("checks", Edit::SetChecks(Arc::new(checks))),
        ("own kinds", Edit::SetOwnKinds(Arc::new(kinds))),
        ("ground rules", Edit::SetGround(Arc::new(GroundRules { run: 4, ..GroundRules::default() }))),
        ("add a tileset", Edit::SetTileset { index: 1, tileset: Some(set("tilesets/set")) }),
        ("replace a tileset", Edit::SetTileset { index: 0, tileset: Some(set("tilesets/hills")) }),
        ("remove a tileset", Edit::SetTileset { index: 0, tileset: None }),
        ("change a tile", Edit::SetTile { tileset: 0, tile: 1, value: Some(SolidTile::default()) }),
        ("add a tile", Edit::SetTile { tileset: 0, tile: 2, value: Some(SolidTile::FULL) }),
        ("remove a tile", Edit::SetTile { tileset: 0, tile: 1, value: None }),
        ("change a block", Edit::SetBlock { tileset: 0, block: 4, value: Some(Block::default()) }),
        ("add a block", Edit::SetBlock { tileset: 0, block: 10, value: Some(Block::default()) }),
        ("remove a block", Edit::SetBlock { tileset: 0, block: 9, value: None }),
        ("paint an art cell", Edit::SetArtCell { tileset: 0, cell: 1, value: Some(Arc::new([9; 1024])) }),
        ("add an art cell", Edit::SetArtCell { tileset: 0, cell: 4, value: Some(Arc::new([7; 1024])) }),
        ("remove an art cell", Edit::SetArtCell { tileset: 0, cell: 3, value: None }),
        (
            "drawn by rule",
            Edit::SetDrawn { tileset: 0, cell: 2, value: Some(DrawnArt { material: "meadow".into(), digest: 7 }) },
        ),
        ("change a chunk", Edit::SetChunk { chunk: 1, value: Some(Arc::new(chunk_of(7))) }),
        (
            "add a chunk",
            Edit::SetChunk { chunk: 4, value: Some(Arc::new(Chunk { low_plane: Some(1), ..chunk_of(7) })) },
        ),
        ("remove a chunk", Edit::SetChunk { chunk: 3, value: None }),
        ("add a level", Edit::SetLevel { key: "other".into(), level: Some((0, other)) }),
        ("replace a level", Edit::SetLevel { key: level(), level: Some((0, renamed)) }),
        ("remove a level", Edit::SetLevel { key: level(), level: None }),
        ("add a maze", Edit::SetMaze { key: "spin".into(), maze: Some((0, maze("spin", 0))) }),
        ("replace a maze", Edit::SetMaze { key: "round".into(), maze: Some((0, maze("round", 2))) }),
        ("remove a maze", Edit::SetMaze { key: "round".into(), maze: None }),
        (
            "cells of a maze",
            Edit::SetMazeCells { maze: "round".into(), cells: vec![(0, 0, 1), (3, 2, 0x27), (0, 0, 0x3A)] },
        ),
        (
            "layout",
            Edit::SetLayout { level: level(), cells: vec![(0, 0, place(2)), (5, 3, place(1)), (0, 0, place(3))] },
        ),
        ("resize", Edit::ResizeLayout { level: level(), layout: Grid::new(2, 7) }),
        ("settings", Edit::SetLevelSettings { level: level(), settings }),
        ("start", Edit::SetStart { level: level(), start: Start { x: 5, ..Start::default() } }),
        ("starts", Edit::SetStarts { level: level(), starts: vec![NamedStart { name: "b".into(), ..here }] }),
        ("bounds", Edit::SetBounds { level: level(), bounds: Bounds::default() }),
        ("add limits", Edit::SetLimitChange { level: level(), id: PlacementId(9), change: Some((0, limits(9))) }),
        ("change limits", Edit::SetLimitChange { level: level(), id: PlacementId(1), change: Some((1, limits(1))) }),
        ("remove limits", Edit::SetLimitChange { level: level(), id: PlacementId(2), change: None }),
        ("add a mark", Edit::SetMark { level: level(), id: PlacementId(19), mark: Some((0, mark(19))) }),
        ("change a mark", Edit::SetMark { level: level(), id: PlacementId(11), mark: Some((2, mark(11))) }),
        ("remove a mark", Edit::SetMark { level: level(), id: PlacementId(12), mark: None }),
        ("goal", Edit::SetGoal { level: level(), goal: Some(Area { x: 1, y: 2, width: 3, height: 4 }) }),
        ("add a switcher", Edit::SetSwitcher { level: level(), id: PlacementId(9), switcher: Some((1, switcher(9))) }),
        (
            "reorder a switcher",
            Edit::SetSwitcher { level: level(), id: PlacementId(1), switcher: Some((2, switcher(1))) },
        ),
        ("remove a switcher", Edit::SetSwitcher { level: level(), id: PlacementId(2), switcher: None }),
        (
            "add an object",
            Edit::SetPlacement { level: level(), id: PlacementId(9), placement: Some((3, placement(9))) },
        ),
        ("remove an object", Edit::SetPlacement { level: level(), id: PlacementId(1), placement: None }),
        (
            "unknown fields",
            Edit::SetInnerExtra(Arc::new(
                [("tilesets[0]".to_owned(), Extra::from_iter([("note".to_owned(), 1.into())]))].into_iter().collect(),
            )),
        ),
        ("add a stamp", Edit::SetStamp { key: "b".into(), stamp: Some(stamp("b", 3)) }),
        ("replace a stamp", Edit::SetStamp { key: "arch".into(), stamp: Some(stamp("arch", 4)) }),
        ("remove a stamp", Edit::SetStamp { key: "arch".into(), stamp: None }),
        ("add a shape", {
            let shape = Shape { id: PlacementId(5), ..Shape::default() };
            Edit::SetShape { level: level(), id: PlacementId(5), shape: Some((0, Arc::new(shape))) }
        }),
        ("add a run", Edit::SetRun { key: "b".into(), run: Some(run("b")) }),
        ("remove a run", Edit::SetRun { key: "a".into(), run: None }),
    ]
}

#[test]
fn every_edit_applies_and_is_taken_back() {
    for (row, edit) in edits() {
        let mut history = History::new(document());
        let revision = history.document().revision();
        history.apply(row, None, vec![edit]).unwrap_or_else(|error| panic!("{row}: {error}"));
        let after = history.document().clone();
        assert_ne!(after.project(), &project(), "{row}");
        assert!(after.revision() > revision, "{row}");
        check_invariants(&after);
        for turn in 0..2 {
            assert!(history.undo(), "{row}");
            assert_eq!(history.document().project(), &project(), "{row}, {turn}");
            check_invariants(history.document());
            assert!(history.redo(), "{row}");
            assert_eq!(history.document().project(), after.project(), "{row}, {turn}");
            check_invariants(history.document());
        }
        assert!(history.document().revision() > after.revision(), "{row}");
    }
}

#[test]
fn all_edits_of_one_step_are_taken_back_together() {
    let mut history = History::new(document());
    let all =
        edits().into_iter().filter(|(_, edit)| History::new(document()).apply("Try", None, vec![edit.clone()]).is_ok());
    let mut applied = 0;
    for (_, edit) in all {
        applied += usize::from(history.apply("All", Some(GestureId(1)), vec![edit]).is_ok());
    }
    assert!(applied > 20, "{applied}");
    let after = history.document().project().clone();
    assert_eq!(history.done().len(), 1);
    history.undo();
    assert_eq!(history.document().project(), &project());
    check_invariants(history.document());
    history.redo();
    assert_eq!(history.document().project(), &after);
    check_invariants(history.document());
}

#[test]
fn refused_edits_change_nothing() {
    let level = || LEVEL.to_owned();
    let gone = || "gone".to_owned();
    let data = |key: &str| Arc::new(project().empty_level(key, "x", 1, 1));
    let empty = Arc::new(LevelData { key: "empty".into(), ..LevelData::default() });
    let place = LayoutCell::default();
    for (row, edit) in [
        ("no level", Edit::SetStart { level: gone(), start: Start::default() }),
        ("no level to lay out", Edit::SetLayout { level: gone(), cells: vec![] }),
        (
            "outside",
            Edit::SetLayout {
                level: level(),
                cells: vec![(0, 0, LayoutCell { chunk: 3, is_loop: false }), (6, 0, place)],
            },
        ),
        ("zero size", Edit::ResizeLayout { level: level(), layout: Grid::new(0, 4) }),
        ("too large", Edit::ResizeLayout { level: level(), layout: Grid::new(2049, 1) }),
        ("no tileset", Edit::SetTile { tileset: 1, tile: 0, value: None }),
        ("tile in the middle", Edit::SetTile { tileset: 0, tile: 0, value: None }),
        ("tile beyond the end", Edit::SetTile { tileset: 0, tile: 3, value: Some(SolidTile::FULL) }),
        ("art cell beyond the end", Edit::SetArtCell { tileset: 0, cell: 5, value: Some(Sheet::clear()) }),
        ("art cell of no tileset", Edit::SetArtCell { tileset: 3, cell: 0, value: Some(Sheet::clear()) }),
        ("chunk of another size", Edit::SetChunk { chunk: 1, value: Some(Arc::new(Chunk::default())) }),
        ("chunk in the middle", Edit::SetChunk { chunk: 1, value: None }),
        ("chunk beyond the end", Edit::SetChunk { chunk: 9, value: Some(Arc::new(chunk_of(1))) }),
        ("level twice", Edit::SetLevel { key: "LEVEL-1".into(), level: Some((0, data("LEVEL-1"))) }),
        ("level under a wrong key", Edit::SetLevel { key: "a".into(), level: Some((0, data("b"))) }),
        ("level that leads out", Edit::SetLevel { key: "../a".into(), level: Some((0, data("../a"))) }),
        ("empty level", Edit::SetLevel { key: "empty".into(), level: Some((0, empty)) }),
        ("run that leads out", Edit::SetRun { key: "a/b".into(), run: Some(run("a/b")) }),
        ("wrong id", Edit::SetSwitcher { level: level(), id: PlacementId(1), switcher: Some((0, switcher(2))) }),
        (
            "absolute tileset",
            Edit::SetTileset {
                index: 1,
                tileset: Some(Arc::new(TilesetRef { path: "/x".into(), ..TilesetRef::default() })),
            },
        ),
    ] {
        let mut history = History::new(document());
        let before = history.state();
        let good = Edit::SetProjectName("good".into());
        let error = history.apply(row, None, vec![good, edit]).err();
        assert!(error.is_some(), "{row}");
        assert_eq!(history.document().project(), &project(), "{row}");
        assert_eq!((history.state(), history.done().len()), (before, 0), "{row}");
        check_invariants(history.document());
    }
}

#[test]
fn edits_of_one_gesture_are_one_step() {
    let mut history = History::new(document());
    for x in 0..1000 {
        let start = Start { x, ..Start::default() };
        history.apply("Move start", Some(GestureId(1)), vec![Edit::SetStart { level: LEVEL.into(), start }]).unwrap();
    }
    applied(&mut history, vec![Edit::SetProjectName("x".into())]);
    assert_eq!(history.done().iter().map(|step| step.label.as_str()).collect::<Vec<_>>(), ["Move start", "Test"]);
    assert!(format!("{:?}", history.done()[0]).len() < 2000, "a long drag keeps one change");
    assert!(history.undo() && history.undo() && !history.undo());
    assert_eq!(history.document().project(), &project());
    assert!(history.redo());
    assert_eq!(history.document().level(LEVEL).unwrap().start.x, 999);
    // A gesture that was undone is over.
    let edit = Edit::SetStart { level: LEVEL.into(), start: Start::default() };
    history.apply("Move start", Some(GestureId(1)), vec![edit]).unwrap();
    assert_eq!((history.done().len(), history.undone().len()), (2, 0));
}

#[test]
fn amending_replaces_what_the_gesture_did_so_far() {
    let mut history = History::new(document());
    let layout = |x| Edit::SetLayout {
        level: LEVEL.into(),
        cells: (0..x).map(|x| (x, 3, LayoutCell { chunk: 2, is_loop: false })).collect(),
    };
    for x in [1, 6, 3] {
        history.amend("Rectangle", GestureId(1), vec![layout(x)]).unwrap();
    }
    let row = |history: &History| {
        history.document().level(LEVEL).unwrap().layout.row(3).map(|cell| cell.chunk).collect::<Vec<_>>()
    };
    assert_eq!(row(&history), [2, 2, 2, 0, 0, 0]);
    assert!(history.amend("Rectangle", GestureId(1), vec![layout(7)]).is_err());
    assert_eq!((row(&history), history.done().len()), (vec![2, 2, 2, 0, 0, 0], 1));
    history.amend("Rectangle", GestureId(1), vec![]).unwrap();
    assert_eq!((history.document().project(), history.done().len()), (&project(), 0));
}

#[test]
fn a_gesture_that_something_came_after_is_over() {
    let start = |x| vec![Edit::SetStart { level: LEVEL.into(), start: Start { x, ..Start::default() } }];
    let name = || vec![Edit::SetProjectName("Renamed".into())];
    let x = |history: &History| history.document().level(LEVEL).map(|level| level.start.x);
    let mut history = History::new(document());
    history.amend("Move start", GestureId(1), start(10)).unwrap();
    history.apply("Rename", None, name()).unwrap();
    history.amend("Move start", GestureId(1), start(20)).unwrap();
    assert_eq!((x(&history), history.done().len()), (Some(10), 2));
    history.amend("Move start", GestureId(2), start(30)).unwrap();
    history.undo();
    history.amend("Move start", GestureId(2), start(40)).unwrap();
    assert_eq!((x(&history), history.done().len(), history.undone().len()), (Some(10), 2, 1), "it was undone");
    // A save in the middle ends the step only.
    history.amend("Move start", GestureId(3), start(50)).unwrap();
    history.close_step();
    history.amend("Move start", GestureId(3), start(60)).unwrap();
    assert_eq!((x(&history), history.done().len()), (Some(60), 4));
    // Back where it began, and on.
    history.amend("Move start", GestureId(4), start(70)).unwrap();
    history.amend("Move start", GestureId(4), Vec::new()).unwrap();
    history.amend("Move start", GestureId(4), start(80)).unwrap();
    assert_eq!((x(&history), history.done().len()), (Some(80), 5));
}

#[test]
fn the_history_knows_what_was_saved() {
    let name = |text: &str| vec![Edit::SetProjectName(text.into())];
    let mut history = History::new(document());
    assert!(!history.is_dirty());
    history.apply("a", Some(GestureId(1)), name("a")).unwrap();
    assert!(history.is_dirty());
    let saved = history.close_step();
    history.apply("a", Some(GestureId(1)), name("b")).unwrap();
    history.mark_saved(saved);
    assert!(history.is_dirty(), "edited while it was being saved");
    assert_eq!(history.done().len(), 2, "a save ends the step");
    history.undo();
    assert!(!history.is_dirty());
    history.undo();
    assert!(history.is_dirty());
    history.redo();
    assert!(!history.is_dirty());
    history.undo();
    history.apply("c", None, name("a")).unwrap();
    assert!(history.is_dirty(), "the saved state cannot be reached any more");
    assert!(History::unsaved(document()).is_dirty());
}

#[test]
fn a_level_that_could_not_be_read_keeps_its_key() {
    let mut project = project();
    project.absent_levels = Arc::new(vec![AbsentLevel { index: 0, key: "Lost".into() }]);
    let level = Arc::new(project.empty_level("lost", "x", 1, 1));
    let mut document = kit::document::Document::new(project, None);
    let error = document.apply(Edit::SetLevel { key: "lost".into(), level: Some((0, level)) });
    assert_eq!(error, Err(EditError::LevelExists("lost".into())));
}

#[test]
fn a_maze_refuses_what_it_cannot_hold() {
    let cells = |maze: &str, cell| Edit::SetMazeCells { maze: maze.into(), cells: vec![(0, 0, 1), cell] };
    let taken = |key: &str| EditError::LevelExists(key.to_owned());
    let nothing = Arc::new(MazeData { key: "new".into(), ..MazeData::default() });
    let level = Arc::new(project().empty_level("Round", "Round", 2, 2));
    let table = [
        ("column", cells("round", (4, 0, 1)), EditError::Outside(4, 0)),
        ("row", cells("round", (0, 3, 1)), EditError::Outside(0, 3)),
        ("number", cells("round", (0, 1, 0x4F)), EditError::BadValue("no block of a maze has this number")),
        ("maze", cells("square", (0, 1, 1)), EditError::NoLevel("square".into())),
        (
            "key of a level",
            Edit::SetMaze { key: "LEVEL-1".into(), maze: Some((0, maze("LEVEL-1", 0))) },
            taken("LEVEL-1"),
        ),
        ("key of a maze", Edit::SetLevel { key: "Round".into(), level: Some((0, level)) }, taken("Round")),
        (
            "no cells",
            Edit::SetMaze { key: "new".into(), maze: Some((0, nothing)) },
            EditError::BadValue("a maze needs at least one cell"),
        ),
    ];
    for (row, edit, expected) in table {
        let mut document = document();
        assert_eq!(document.apply(edit), Err(expected), "{row}");
        assert_eq!(document.project(), &project(), "{row}");
    }
}
