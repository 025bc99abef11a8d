//! A project of fifteen files that uses every field there is.

use sim::angle::Angle;
use sim::file::{MemoryStorage, Opened, SaveOptions, Saved, open, save, save_as};
use sim::grid::Grid;
use sim::maze::MazeGrid;
use sim::project::Fact;
use sim::project::*;
use sim::ruleset::{Character, Game};
use sim::tiles::*;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, LazyLock};

pub const ROOT: &str = "/home/projects/sample";

pub fn extra(text: &str) -> Extra {
    serde_json::from_str(text).unwrap()
}

pub fn tileset(name: &str) -> Tileset {
    let slope = SolidTile {
        heights: std::array::from_fn(|x| x as i8 + 1),
        widths: std::array::from_fn(|y| y as i8 + 1),
        angle: Angle(0xE0),
        flagged: false,
    };
    Tileset {
        name: name.to_owned(),
        art: "art.png".to_owned(),
        tiles: Arc::new(vec![SolidTile::default(), SolidTile::FULL, slope]),
        blocks: Arc::new(vec![
            Block::default(),
            Block { art: 1, tile_a: 1, tile_b: 1, front: false },
            Block { art: 2, tile_a: 2, tile_b: 0, front: true },
        ]),
        backgrounds: Arc::new(vec![Background {
            image: "sky.png".into(),
            scroll_x: 32,
            scroll_y: 0,
            y: -8,
            ..Background::default()
        }]),
        extra: Arc::new(extra(r#"{"palette": [1, 2.5, {"x": []}]}"#)),
        inner_extra: Arc::new(InnerExtra::from([("blocks[1]".into(), extra(r#"{"grip": true}"#))])),
        sheet: None,
        drawn: Arc::new([(1, DrawnArt { material: "meadow".into(), digest: 0xABCD })].into()),
        palettes: Arc::default(),
        animations: Arc::new([(2, [3, 4].map(|cell| TileFrame { cell, duration: 8 }).to_vec())].into()),
    }
}

pub fn level(key: &str, seed: u32) -> LevelData {
    let mut layout = Grid::new(5, 3);
    for n in 0..15 {
        let chunk = ((n * 7 + seed) % 3) as u16;
        layout.set(n % 5, n / 5, LayoutCell { chunk, is_loop: n == 7 });
    }
    let side = |layer, high_priority| SwitcherSide { layer, high_priority };
    LevelData {
        key: key.to_owned(),
        title: format!("Level \"{key}\""),
        about: AboutLevel::default(),
        colors: LevelColors::default(),
        layout,
        bounds: Bounds { left: 0, top: 0, right: 320, bottom: 160 },
        start: Start {
            x: 96,
            y: 40 + seed as i32,
            character: Character::Tails,
            layer: TileLayer::B,
            faces_left: true,
            ..Start::default()
        },
        limit_changes: vec![
            LimitChange {
                id: PlacementId(0x1717),
                from_x: 0x1780,
                top: Some(-256),
                bottom: Some(0x400),
                extra: extra(r#"{"note": "the valley"}"#),
                ..LimitChange::default()
            },
            LimitChange {
                id: PlacementId(0x1718),
                from_x: 0x1790,
                to_x: Some(i32::MAX),
                from_y: Some(i32::MIN),
                to_y: Some(0x500),
                player_from_y: Some(-1),
                player_to_y: Some(0x4D0),
                switch: Some(15),
                stage: Some(0),
                next_stage: Some(255),
                left: Some(0),
                top: Some(0x40),
                right: Some(0x2000),
                bottom: Some(0x401),
                at_once: Some(0x4C0),
                top_speed: 2,
                no_return: true,
                closed: true,
                keeps: true,
                extra: extra(r#"{"note": "the tower"}"#),
            },
        ],
        starts: vec![NamedStart {
            name: "Tails \"2\"".into(),
            start: Start { x: 40, y: -7, layer: TileLayer::B, ..Start::default() },
            extra: extra(r#"{"for": [2]}"#),
        }],
        goal: Some(Area { x: 600, y: 0, width: 16, height: 384 }),
        water: Some(300),
        tide: Tide {
            swells: true,
            speed: 3,
            changes: vec![WaterChange {
                id: PlacementId(0x77),
                from_x: -5,
                to_x: Some(i32::MAX),
                from_y: Some(i32::MIN),
                to_y: Some(512),
                switch: Some(15),
                stage: Some(0),
                next_stage: Some(255),
                y: Some(700),
                at_once: Some(-8),
                reached: Some(i32::MIN),
                presses: Some(255),
                closes: Some(0),
                extra: extra(r#"{"note": "the flood"}"#),
            }],
            extra: extra(r#"{"colour": [1]}"#),
        },
        wrap_y: Some(2048),
        background: Some(0),
        plane: BackPlane {
            level: if key == "four" { "one" } else { "four" }.into(),
            scroll_x: 64,
            y: -9,
            extra: extra(r#"{"note": 1}"#),
            ..BackPlane::default()
        },
        art_layers: match key {
            "four" => vec![
                ArtLayer { level: "one".into(), front: true, opacity: 40, x: -8, ..ArtLayer::default() },
                ArtLayer { level: "one".into(), scroll_x: 300, scroll_y: 0, repeats: true, ..ArtLayer::default() },
                ArtLayer { level: "one".into(), y: 9, extra: extra(r#"{"note": [2]}"#), ..ArtLayer::default() },
            ],
            _ => Vec::new(),
        },
        properties: extra(if key == "four" { r#"{"mood": "calm", "gone": [1, {"a": null}]}"# } else { "{}" }),
        switchers: vec![
            LayerSwitcher {
                id: PlacementId(0xFEDC_BA98_7654_3210),
                x: 100,
                y: -100,
                orientation: Orientation::Horizontal,
                half_length: 64,
                right_or_below: side(TileLayer::B, true),
                left_or_above: side(TileLayer::A, false),
                grounded_only: true,
                priority_only: true,
                extra: extra(r#"{"note": "ends the loop"}"#),
            },
            LayerSwitcher { id: PlacementId(7), half_length: 32, ..LayerSwitcher::default() },
        ],
        placements: vec![Placement {
            id: PlacementId(u64::from(seed)),
            kind: "spring".into(),
            x: i32::MAX,
            y: i32::MIN,
            flip_x: true,
            flip_y: false,
            extra: extra(r#"{"strength": 10, "nested": {"deep": [[1], []]}}"#),
        }],
        marks: if key == "four" { marks() } else { Vec::new() },
        guides: match key {
            "four" => Guides { x: vec![i32::MIN, 160], y: vec![-7], extra: extra(r#"{"shown": [false]}"#) },
            _ => Guides::default(),
        },
        shapes: vec![Arc::new(Shape {
            id: PlacementId(0x51),
            kind: ShapeKind::Loop,
            points: vec![(320, 300), (-400, i32::MAX)],
            side: ShapeSide::Ceiling,
            thickness: 48,
            level_back: true,
            layers: ShapeLayers::A,
            top_only: true,
            carves: true,
            material: "stone".into(),
            beneath: vec![Beneath { x: 3, y: 2, cells: vec![Cell::default(), Cell { block: 1, ..Cell::default() }] }],
            switchers: vec![PlacementId(7)],
            extra: extra(r#"{"note": "the big one"}"#),
        })],
        extra: extra(r#"{"music": "hills.ogg"}"#),
        inner_extra: InnerExtra::from([("start".into(), extra(r#"{"pose": "sitting"}"#))]),
    }
}

fn marks() -> Vec<LevelMark> {
    let region = LevelMark {
        id: PlacementId(0xA1),
        kind: MarkKind::Region,
        name: "Boss \"arena\"".into(),
        x: -16,
        y: i32::MAX,
        width: 320,
        height: i32::MIN,
        text: "Two lines:\nhere is the other one.".into(),
        color: Some(Rgb([255, 0, 128])),
        extra: extra(r#"{"properties": {"music": "boss"}, "note": {"deep": [1]}}"#),
    };
    let note = |id, kind| LevelMark { id: PlacementId(id), kind, x: 5, y: 6, ..LevelMark::default() };
    vec![region, note(0xA2, MarkKind::Note), note(0xA3, MarkKind::ToDo), note(0xA4, MarkKind::Done)]
}

pub fn maze(key: &str) -> MazeData {
    let cells = vec![1, 1, 1, 1, 0, 0x3A, 0, 1, 1, 0x27, 1, 1];
    MazeData {
        key: key.to_owned(),
        title: "Round".into(),
        grid: MazeGrid::from_cells(4, 3, cells).unwrap(),
        start: Some((780, 720)),
        angle: 0x1000,
        extra: extra(r#"{"music": 7}"#),
    }
}

pub fn run(key: &str, level: &str) -> Run {
    Run {
        key: key.to_owned(),
        level: level.to_owned(),
        ruleset: Some(Game::Sonic3K),
        start: Some(Start {
            x: 1,
            y: 2,
            partner: Some(Character::Tails),
            state: StartState { y_sub: 200, x_speed: -1024, airborne: true, rings: 8, ..StartState::default() },
            ..Start::default()
        }),
        inputs: vec![(8, 120), (0x18, 8), (0, 30), (0xFF, 1)],
        inputs_2: vec![(0, 60), (0x14, 2)],
        moments: vec![
            Moment {
                frame: 2,
                name: "lands".into(),
                facts: [(Fact::YSpeed, 0), (Fact::OnObject, 1)].into(),
                ..Moment::default()
            },
            Moment {
                frame: 3,
                subject: "ring 2".parse().unwrap(),
                facts: [(Fact::Exists, 0)].into(),
                ..Moment::default()
            },
        ],
        expect: Expectation {
            goal: Some(true),
            within: Some(600),
            rings: Some(7),
            alive: Some(true),
            x: Some(3),
            y: Some(-4),
            digest: Some(u64::MAX),
            old_digest: None,
        },
        extra: Extra::new(),
        inner_extra: InnerExtra::from([("expect".into(), extra(r#"{"lives": 50}"#))]),
    }
}

fn stamp(key: &str) -> NamedStamp {
    let cell = |block| Cell { block, flip_y: true, a: Solidity::TOP, b: Solidity::ALL, ..Cell::default() };
    let ring = Placement { id: PlacementId(6), kind: "ring".into(), x: 24, y: -8, ..Placement::default() };
    let piece = Piece {
        width: 2,
        cells: vec![cell(1), Cell::default(), cell(12), cell(2)],
        placements: vec![ring],
        ..Piece::default()
    };
    NamedStamp {
        key: key.into(),
        title: format!("A {key}"),
        folder: "Stone".into(),
        piece,
        extra: extra(r#"{"by": "me"}"#),
    }
}

/// Two tilesets, four levels, three runs, two stamps, objects, chunks, project file.
pub fn sample() -> Project {
    let cell = |block| Cell { block, flip_x: block == 2, flip_y: false, a: Solidity::ALL, b: Solidity::TOP };
    let mut hill = Chunk::empty(8);
    hill.cells[3] = cell(1);
    hill.cells[63] = cell(2);
    hill.role = ChunkRole::Loop;
    hill.low_plane = Some(2);
    hill.extra = extra(r#"{"name": "hill"}"#);
    let mut plain = Chunk::empty(8);
    plain.cells.fill(cell(11));
    let set = |path: &str, first_block| {
        Arc::new(TilesetRef { path: path.into(), first_block, tileset: Arc::new(tileset(path)) })
    };
    let mut project = Project::empty("Sample ☀ \u{1F600}");
    project.ruleset.preset = Game::Sonic1;
    project.ruleset.overrides.insert("of_a_later_version".into(), serde_json::json!([1, "x"]));
    project.tilesets = vec![set("tilesets/hills", 0), set("tilesets/caves", 10)];
    project.chunks = Arc::new(vec![Arc::new(Chunk::empty(8)), Arc::new(hill), Arc::new(plain)]);
    project.chunks_extra = Arc::new(extra(r#"{"groups": {"a": [1, 2]}}"#));
    project.levels = ["one", "two", "Three 3", "four"].iter().zip(1..).map(|(k, n)| Arc::new(level(k, n))).collect();
    project.mazes = vec![Arc::new(maze("round"))];
    project.runs = vec![Arc::new(run("a", "one")), Arc::new(run("b", "two")), Arc::new(run("c", "gone"))];
    project.stamps = vec![Arc::new(stamp("arch")), Arc::new(stamp("ledge"))];
    let ramp = OwnKind {
        name: "ramp".into(),
        form: OwnForm::Sloped,
        heights: vec![1, -2, 3],
        standing_height: Some(9),
        extra: extra(r#"{"colour": "mauve"}"#),
        ..OwnKind::default()
    };
    let walk = FigureAnimation { cells: vec![1, 2, 250], offset: (-1, 2), upright: true };
    let figure = OwnFigure {
        picture: OwnPicture { file: "hero.png".into(), offset: (0, -3), frame: (48, 40), ..OwnPicture::default() },
        animations: BTreeMap::from([("walk".into(), walk), ("of_a_later_version".into(), FigureAnimation::default())]),
        extra: extra(r#"{"mood": 1}"#),
    };
    project.objects = Arc::new(OwnKinds {
        kinds: vec![Arc::new(ramp)],
        figures: BTreeMap::from([("tails".into(), Arc::new(figure))]),
        extra: extra(r#"{"shelf": [1]}"#),
    });
    project.extra = Arc::new(extra(r#"{"author": null}"#));
    project.inner_extra = Arc::new(InnerExtra::from([("tilesets[1]".into(), extra(r#"{"tint": "red"}"#))]));
    project
}

/// The files of the sample, all of which a save of [`changed`] writes.
pub const FILES: usize = 15;

/// The sample, saved in memory.
pub fn saved() -> (MemoryStorage, Saved) {
    static ONCE: LazyLock<(MemoryStorage, Saved)> = LazyLock::new(|| {
        let storage = MemoryStorage::new();
        let (project, saved) = save_as(&storage, &sample(), None, Path::new(ROOT)).unwrap();
        assert_eq!(project, sample());
        storage.heal();
        (storage, saved)
    });
    ONCE.clone()
}

pub fn load(storage: &MemoryStorage) -> Opened {
    open(storage, Path::new(ROOT), &mut |_, _| {}).unwrap()
}

/// The sample after a session in which every one of its files changed.
pub fn changed() -> Project {
    let mut project = sample();
    project.name = "Changed".into();
    for tileset in &mut project.tilesets {
        Arc::make_mut(&mut Arc::make_mut(tileset).tileset).name = "other".into();
    }
    Arc::make_mut(&mut Arc::make_mut(&mut project.chunks)[2]).cells[0] = Cell::default();
    for level in &mut project.levels {
        Arc::make_mut(level).start.x += 1;
    }
    for maze in &mut project.mazes {
        Arc::make_mut(maze).grid.set((0, 0), 0x25);
    }
    for run in &mut project.runs {
        Arc::make_mut(run).inputs.push((1, 1));
    }
    for stamp in &mut project.stamps {
        Arc::make_mut(stamp).folder.push('s');
    }
    Arc::make_mut(&mut project.objects).extra.insert("more".into(), 1.into());
    project
}

pub fn save_plainly(
    storage: &MemoryStorage,
    project: &Project,
    saved: &mut Saved,
) -> Result<(), sim::file::ProjectError> {
    save(storage, project, saved, &SaveOptions::default())
}
