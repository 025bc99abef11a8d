//! Exported games: what is in them, their bytes, and what is refused.

use crate::reader::of_json;
use crate::support::{Folder, export, opened, sample, samples, written};
use kit::export::game::GameForm;
use kit::pixels::Pixels;
use serde_json::Value;
use sim::file::{Disk, save_as};
use sim::grid::Grid;
use sim::level::Level;
use sim::project::{
    ArtLayer, BackPlane, LayerSwitcher, LevelData, LevelMark, MarkKind, Placement, PlacementId, Project,
    PropertyDefinition, PropertyKind, PropertyOwner, PropertyPart, Sheet, set_property, value_of_object,
};
use sim::ruleset::Game;
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity, TileLayer};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

fn json(path: &Path) -> Value {
    serde_json::from_slice(&std::fs::read(path).unwrap()).unwrap()
}

fn number(value: &Value) -> i64 {
    value.as_i64().unwrap()
}

/// Every file below a folder, with its bytes.
fn tree(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let mut files = BTreeMap::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if path.is_dir() {
            files.extend(tree(&path).into_iter().map(|(inner, bytes)| (format!("{name}/{inner}"), bytes)));
        } else {
            files.insert(name, std::fs::read(&path).unwrap());
        }
    }
    files
}

/// A solid tile of an exported game, as a mirrored block shows it.
fn tile(game: &Value, block: i64) -> SolidTile {
    let tile = &game["tiles"][usize::try_from(block >> 4).unwrap()];
    let array = |name: &str| std::array::from_fn(|n| i8::try_from(number(&tile[name][n])).unwrap());
    let tile = SolidTile {
        heights: array("heights"),
        widths: array("widths"),
        angle: sim::angle::Angle(u8::try_from(number(&tile["angle"])).unwrap()),
        flagged: tile["flagged"].as_bool().unwrap(),
    };
    tile.flipped(block & 1 != 0, block & 2 != 0)
}

#[test]
fn the_ground_of_every_shipped_level_is_what_the_physics_reads() {
    let folder = Folder::new("ground");
    for path in samples() {
        let opened = opened(&path);
        if opened.project.levels.is_empty() {
            continue;
        }
        let to = folder.0.join(path.file_name().unwrap());
        written(&opened, GameForm::Json, &to);
        let game = json(&to.join("game.json"));
        for data in &opened.project.levels {
            let file = json(&to.join(format!("levels/{}.json", data.key)));
            let level = Level::compile(&opened.project, &data.key).unwrap();
            let (columns, rows) = level.size_in_blocks();
            assert_eq!([number(&file["columns"]), number(&file["rows"])], [columns, rows].map(i64::from));
            for (layer, grid) in [(TileLayer::A, &file["solid_a"]), (TileLayer::B, &file["solid_b"])] {
                for y in 0..rows {
                    for x in 0..columns {
                        let block = number(&grid[y as usize][x as usize]);
                        let found = level.tile_at(layer, x as i32, y as i32);
                        let found = found.filter(|(_, solidity)| *solidity != Solidity::NONE);
                        let solid = Solidity { top: block & 4 != 0, sides_and_bottom: block & 8 != 0 };
                        let expected = (block >> 4 != 0).then(|| (tile(&game, block), solid));
                        assert_eq!(expected, found, "{}: {layer:?} at {x}, {y}", data.key);
                    }
                }
            }
        }
    }
}

#[test]
fn the_art_of_a_level_is_in_the_atlas() {
    let folder = Folder::new("art");
    let opened = sample("two-roads");
    written(&opened, GameForm::Json, &folder.0);
    let (game, file) = (json(&folder.0.join("game.json")), json(&folder.0.join("levels/ruins.json")));
    let atlas = Pixels::read(&std::fs::read(folder.0.join("atlas.png")).unwrap()).unwrap();
    assert_eq!(
        [number(&game["atlas"]["width"]), number(&game["atlas"]["height"])],
        [atlas.width as i64, atlas.height as i64]
    );
    let project = &opened.project;
    let level = project.level("ruins").unwrap();
    let side = u32::from(project.chunk_size);
    let mut seen = 0;
    for y in 0..level.layout.height() * side {
        for x in 0..level.layout.width() * side {
            let chunk = project.chunk(level.layout.get(x / side, y / side).unwrap().chunk).unwrap();
            let cell = chunk.cells[(y % side * side + x % side) as usize];
            let shown = number(&file["art"][y as usize][x as usize]);
            let place = &game["cells"][usize::try_from(shown >> 3).unwrap()];
            let (left, top) = (number(&place[0]) as usize, number(&place[1]) as usize);
            let found: Vec<[u8; 4]> = (0..256).map(|n| atlas.at(left + n % 16, top + n / 16)).collect();
            let block = project.block(cell.block);
            let art = block.and_then(|(set, block)| {
                project.tilesets[set].tileset.sheet.as_ref()?.cells.get(usize::from(block.art))
            });
            let expected = art.map_or(vec![[0; 4]; 256], |art| art.as_chunks().0.to_vec());
            assert_eq!(found, expected, "at {x}, {y}");
            if shown != 0 {
                seen += 1;
                let front = block.is_some_and(|(_, block)| block.front);
                assert_eq!((shown & 1 != 0, shown & 2 != 0, shown & 4 != 0), (cell.flip_x, cell.flip_y, front));
            }
        }
    }
    assert!(seen > 1_000, "{seen}");
}

#[test]
fn equal_projects_give_equal_bytes_and_both_forms_one_digest() {
    let folder = Folder::new("bytes");
    for name in ["first-steps", "object-gym", "night-shift"] {
        let opened = sample(name);
        let digests = |form: GameForm| {
            let (once, again) =
                (folder.0.join(format!("{name}-{form:?}")), folder.0.join(format!("{name}-{form:?}-2")));
            let report = written(&opened, form, &once);
            assert_eq!(report, written(&sample(name), form, &again));
            let (once, again) = (tree(&once), tree(&again));
            assert!(once == again, "{name}: other bytes");
            let listed: Vec<&str> = report.files.iter().map(|file| file.path.as_str()).collect();
            assert!(once.keys().all(|path| listed.contains(&path.as_str())), "{listed:?}");
            (report, once)
        };
        let ((text, files), (binary, _)) = (digests(GameForm::Json), digests(GameForm::Binary));
        for (text, binary) in text.files.iter().zip(&binary.files) {
            if text.path.starts_with("levels/") {
                assert_eq!(text.digest, binary.digest, "{}", text.path);
            }
            if let Some(digest) = text.digest {
                let value: Value = serde_json::from_slice(&files[&text.path]).unwrap();
                assert_eq!(of_json(&value), digest, "{}", text.path);
            }
        }
    }
}

#[test]
fn objects_come_with_their_sizes_pictures_and_parameters() {
    let folder = Folder::new("objects");
    written(&sample("object-gym"), GameForm::Json, &folder.0);
    let game = json(&folder.0.join("game.json"));
    let objects =
        |level: &str| json(&folder.0.join(format!("levels/{level}.json")))["objects"].as_array().unwrap().clone();
    let spring = &objects("spring-up")[0];
    assert_eq!(spring["kind"], "spring");
    assert_eq!((spring["solid"]["shape"].as_str(), number(&spring["solid"]["half_width"])), (Some("box"), 27));
    let picture = &game["pictures"][number(&spring["picture"]) as usize];
    assert!(number(&picture["width"]) >= 28 && number(&picture["left"]) <= -14, "{picture}");
    let sloped = objects("own-kinds").into_iter().find(|object| object["solid"]["shape"] == "sloped").expect("one");
    let heights = sloped["solid"]["heights"].as_array().unwrap().len();
    let half_width = number(&sloped["solid"]["half_width"]) - 11;
    assert_eq!(heights as i64, half_width + 12, "an entry for every 2 pixels, 6 more on either side");
    assert!(game["definitions"].as_array().unwrap().iter().any(|kind| kind["name"] == sloped["kind"]));
    let swings = &objects("swinging-platform")[0];
    assert_ne!(swings["y"], swings["placed_y"], "it hangs below the place where it is fixed");
    assert!(swings["parameters"].as_object().is_some_and(|parameters| !parameters.is_empty()));
}

#[test]
fn planes_of_sonic_1_are_the_two_layers() {
    let mut project = sample("two-roads").project;
    project.ruleset.preset = Game::Sonic1;
    let level = Arc::make_mut(&mut project.levels[0]);
    let chunk = (0..level.layout.width()).find_map(|x| {
        let cell = level.layout.get(x, level.layout.height() - 1)?;
        (cell.chunk != 0).then_some(cell.chunk)
    });
    let chunk = chunk.expect("ground");
    level.layout.set(0, 0, LayoutCell { chunk, is_loop: true });
    let compiled = Level::compile(&project, "ruins").unwrap();
    let folder = Folder::new("planes");
    let home = folder.0.join("project");
    let base = sample("two-roads");
    save_as(&Disk, &project, Some(base.saved.root()), &home).unwrap();
    written(&opened(&home), GameForm::Json, &folder.0.join("out"));
    let (game, file) = (json(&folder.0.join("out/game.json")), json(&folder.0.join("out/levels/ruins.json")));
    for (layer, grid) in [(TileLayer::A, &file["solid_a"]), (TileLayer::B, &file["solid_b"])] {
        for (x, y) in (0..16).flat_map(|y| (0..16).map(move |x| (x, y))) {
            let block = number(&grid[y][x]);
            let found = compiled.tile_at(layer, x as i32, y as i32).map(|(tile, _)| tile);
            assert_eq!((block != 0).then(|| tile(&game, block)), found, "{layer:?} at {x}, {y}");
        }
    }
}

#[test]
fn nothing_is_overwritten_unasked_and_a_stopped_export_leaves_no_torn_file() {
    let folder = Folder::new("refused");
    let opened = sample("first-steps");
    let to = folder.0.join("out");
    let go_on = &mut |_: usize, _: usize| ControlFlow::Continue(());
    written(&opened, GameForm::Json, &to);
    let before = tree(&to);
    let error = export(&opened, GameForm::Json).write(&to, false, go_on).unwrap_err();
    assert!(error.ends_with("is there already"), "{error}");
    export(&opened, GameForm::Json).write(&to, true, go_on).unwrap();
    assert!(tree(&to) == before);
    let stopped = folder.0.join("stopped");
    for form in [GameForm::Json, GameForm::Binary] {
        let stop = &mut |done, _| if done > 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) };
        let error = export(&opened, form).write(&stopped, false, stop).unwrap_err();
        assert!(error.ends_with("It was stopped."), "{error}");
        assert!(tree(&stopped).is_empty(), "{:?}", tree(&stopped).keys());
    }
    let mut one = export(&opened, GameForm::Json);
    one.options.levels = vec!["nowhere".to_owned()];
    let error = one.write(&folder.0.join("none"), false, go_on).unwrap_err();
    assert!(error.starts_with("There is no level \"nowhere\". There are: "), "{error}");
    assert!(!folder.0.join("none").exists());
}

#[test]
fn what_is_not_known_keeps_its_place_and_parameters() {
    let base = sample("first-steps");
    let mut project = base.project.clone();
    let level = Arc::make_mut(&mut project.levels[0]);
    let mut extra = serde_json::Map::new();
    extra.insert("depth".to_owned(), 7.into());
    extra.insert("1".to_owned(), true.into());
    extra.insert("10".to_owned(), "\u{1F300} \"quoted\"\n".into());
    extra.insert("list".to_owned(), serde_json::json!([1, 2]));
    level.placements = vec![Placement {
        id: PlacementId(9),
        kind: "geyser".into(),
        x: -40,
        y: 1 << 20,
        extra,
        ..Placement::default()
    }];
    let folder = Folder::new("unknown");
    let opened = sim::file::Opened { project, ..base };
    let report = written(&opened, GameForm::Json, &folder.0);
    assert!(report.left_out[0].contains("kinds that are not known"), "{:?}", report.left_out);
    let entry = &report.files[0];
    let file = json(&folder.0.join(&entry.path));
    let object = &file["objects"][0];
    assert_eq!((object["known"].as_bool(), &object["picture"], number(&object["x"])), (Some(false), &Value::Null, -40));
    assert_eq!(object["parameters"], serde_json::json!({ "1": true, "10": "\u{1F300} \"quoted\"\n", "depth": 7 }));
    assert_eq!(Some(of_json(&file)), entry.digest);
}

/// A block with a solid tile that the first level shows, by its tileset and its number there.
fn used_block(project: &Project) -> (usize, u16) {
    let level = &project.levels[0];
    let places = (0..level.layout.height()).flat_map(|y| level.layout.row(y));
    let cells = places.flat_map(|place| project.chunk(place.chunk).into_iter().flat_map(|chunk| &chunk.cells));
    let mut found = cells.filter(|cell| cell.a != sim::tiles::Solidity::NONE).filter_map(|cell| {
        let (set, block) = project.block(cell.block)?;
        (block.tile_a != 0).then(|| (set, cell.block - project.tilesets[set].first_block))
    });
    found.next().expect("solid ground")
}

#[test]
fn own_properties_and_the_plane_behind_a_level_are_exported() {
    let base = sample("first-steps");
    let mut project = base.project.clone();
    let define = |name: &str, on: &[PropertyOwner], kind: PropertyKind, default: Value| PropertyDefinition {
        name: name.into(),
        on: on.to_vec(),
        kind,
        default,
        ..PropertyDefinition::default()
    };
    let (level, object, switcher) = (PropertyOwner::Level, PropertyOwner::Object, PropertyOwner::Switcher);
    let region = PropertyOwner::Region;
    project.properties = Arc::new(vec![
        define("author_mail", &[PropertyOwner::Project], PropertyKind::Text, "a@b.c".into()),
        define("mood", &[level, switcher, region], PropertyKind::Text, "calm".into()),
        define("door", &[object], PropertyKind::Point, Value::Null),
        define("partner", &[object], PropertyKind::Object, Value::Null),
        define("power", &[object], PropertyKind::default(), 3.into()),
        define("step", &[PropertyOwner::Block, PropertyOwner::Tile], PropertyKind::Text, "soft".into()),
    ]);
    let used = used_block(&project);
    let first = Arc::make_mut(&mut project.tilesets[used.0]);
    let set = Arc::make_mut(&mut first.tileset);
    set.set_property(PropertyPart::Block(used.1), "step", Some("grass".into()));
    let tile = set.blocks[usize::from(used.1)].tile_a;
    set.set_property(PropertyPart::Tile(tile), "step", Some("hard".into()));
    let far = LevelData { key: "far".into(), ..LevelData::clone(&project.levels[0]) };
    let near = Arc::make_mut(&mut project.levels[0]);
    near.plane = BackPlane { level: "far".into(), scroll_x: 64, x: 8, ..BackPlane::default() };
    let thin = ArtLayer { level: "far".into(), front: true, opacity: 60, x: -7, ..ArtLayer::default() };
    near.art_layers = vec![thin, ArtLayer { level: "gone".into(), ..ArtLayer::default() }];
    near.properties.insert("mood".into(), "wild".into());
    let mut spring = Placement { id: PlacementId(9), kind: "spring".into(), ..Placement::default() };
    let mut ring = Placement { id: PlacementId(10), kind: "ring".into(), ..Placement::default() };
    set_property(&mut spring.extra, "door", Some(serde_json::json!([40, -8])));
    set_property(&mut spring.extra, "partner", Some(value_of_object(ring.id)));
    set_property(&mut ring.extra, "power", Some("strong".into()));
    near.placements = vec![spring, ring];
    near.switchers = vec![LayerSwitcher { id: PlacementId(11), half_length: 32, ..LayerSwitcher::default() }];
    let mut cave = LevelMark { id: PlacementId(12), name: "cave".into(), x: -8, y: 16, ..LevelMark::default() };
    (cave.width, cave.height) = (320, 64);
    set_property(&mut cave.extra, "mood", Some("dark".into()));
    let note = LevelMark { id: PlacementId(13), kind: MarkKind::ToDo, name: "more".into(), ..LevelMark::default() };
    near.marks = vec![note, cave];
    project.levels.push(Arc::new(far));
    let key = project.levels[0].key.clone();
    let folder = Folder::new("properties");
    let opened = sim::file::Opened { project, ..base };
    let report = written(&opened, GameForm::Json, &folder.0);
    assert!(report.left_out.is_empty(), "{:?}", report.left_out);
    let (game, file) = (json(&folder.0.join("game.json")), json(&folder.0.join(format!("levels/{key}.json"))));
    assert_eq!(game["properties"], serde_json::json!({ "author_mail": "a@b.c" }));
    assert_eq!(file["properties"], serde_json::json!({ "mood": "wild" }));
    assert_eq!(file["switchers"][0]["properties"], serde_json::json!({ "mood": "calm" }));
    let cave = serde_json::json!([{
        "id": "000000000000000c", "name": "cave", "x": -8, "y": 16, "width": 320, "height": 64,
        "properties": { "mood": "dark" },
    }]);
    assert_eq!(file["regions"], cave, "notes stay in the editor");
    let steps = |list: &str| -> Vec<String> {
        let all = game[list].as_array().unwrap().iter().map(|one| one["properties"]["step"].as_str());
        all.map(|step| step.unwrap_or("-").to_owned()).collect()
    };
    assert_eq!(steps("cell_properties").len() + 1, game["cells"].as_array().unwrap().len(), "cell 0 has none");
    assert_eq!(steps("cell_properties").iter().filter(|step| *step == "grass").count(), 1);
    assert_eq!((steps("tiles")[0].as_str(), steps("tiles").iter().filter(|step| *step == "hard").count()), ("-", 1));
    let of = |n: usize| file["objects"][n]["properties"].clone();
    assert_eq!(of(0), serde_json::json!({ "door_x": 40, "door_y": -8, "partner": "000000000000000a", "power": 3 }));
    assert_eq!(of(1), serde_json::json!({ "power": 3 }), "the default instead of what it does not take");
    let layers = serde_json::json!([{
        "level": "far", "front": true, "opacity": 60, "scroll_x": 256, "scroll_y": 256, "x": -7, "y": 0, "repeats": false,
    }]);
    assert_eq!(file["layers"], layers, "what is not there is no layer");
    let plane = &file["plane"];
    assert_eq!(
        (plane["level"].as_str(), plane["scroll_x"].as_i64(), plane["x"].as_i64()),
        (Some("far"), Some(64), Some(8))
    );
    let image = plane["image"].as_str().unwrap();
    let picture = Pixels::read(&std::fs::read(folder.0.join(image)).unwrap()).unwrap();
    assert_eq!((number(&plane["width"]), number(&plane["height"])), (picture.width as i64, picture.height as i64));
    assert!(report.files.iter().any(|file| file.path == image));
    assert!(json(&folder.0.join("levels/far.json"))["plane"].is_null());
    let again = written(&opened, GameForm::Binary, &folder.0.join("binary"));
    let digests =
        |report: &kit::export::game::GameReport| report.files.iter().filter_map(|file| file.digest).collect::<Vec<_>>();
    assert_eq!(digests(&report)[..2], digests(&again)[..2], "both forms hold the same");
    let said = [&report.files[0], &report.files[1]].map(|file| of_json(&json(&folder.0.join(&file.path))));
    assert_eq!(digests(&report)[..2], said);
}

#[test]
fn a_project_without_anything_can_be_exported_or_says_why_not() {
    let folder = Folder::new("empty");
    let base = sample("first-steps");
    let bare = |levels| Project { chunk_size: 8, levels, ..Project::default() };
    let opened = sim::file::Opened { project: bare(Vec::new()), ..base };
    let error = export(&opened, GameForm::Json).write(&folder.0, false, &mut |_, _| ControlFlow::Continue(()));
    assert_eq!(error.unwrap_err(), "The project has no levels.");
    let level = LevelData { key: "a".into(), background: Some(3), ..LevelData::default() };
    let opened = sim::file::Opened { project: bare(vec![Arc::new(level)]), ..opened };
    for form in [GameForm::Json, GameForm::Binary] {
        written(&opened, form, &folder.0.join(form.ending()));
    }
    assert_eq!(json(&folder.0.join("json/levels/a.json"))["art"], serde_json::json!([]));
}

#[test]
fn pictures_that_do_not_fit_are_said_before_anything_is_written() {
    let mut opened = sample("first-steps");
    // As many cells as a picture has no room for.
    let set = Arc::make_mut(&mut opened.project.tilesets[0]);
    let tileset = Arc::make_mut(&mut set.tileset);
    let folder = Folder::new("too-many-pictures");
    tileset.blocks = Arc::new((0..u16::MAX).map(|art| Block { art, ..tileset.blocks[1] }).collect());
    let cells = (0..u16::MAX)
        .map(|n| Arc::new(std::array::from_fn(|byte| if byte % 2 == 0 { n as u8 } else { (n >> 8) as u8 })));
    tileset.sheet = Some(Arc::new(Sheet { across: 16, cells: cells.collect(), indexed: None }));
    let side = usize::from(opened.project.chunk_size);
    let chunks = (0..usize::from(u16::MAX) / (side * side)).map(|chunk| {
        let cell = |n: usize| Cell { block: (chunk * side * side + n) as u16, ..Cell::default() };
        Arc::new(Chunk { cells: (0..side * side).map(cell).collect(), ..Chunk::empty(side as u8) })
    });
    opened.project.chunks = Arc::new(chunks.collect());
    let count = opened.project.chunks.len();
    let level = Arc::make_mut(&mut opened.project.levels[0]);
    level.layout = Grid::new(count as u32, 1);
    for chunk in 0..count {
        level.layout.set(chunk as u32, 0, LayoutCell { chunk: chunk as u16, is_loop: false });
    }
    let mut wide = export(&opened, GameForm::Json);
    wide.options.padding = 64;
    let error = wide.write(&folder.0.join("out"), false, &mut |_, _| ControlFlow::Continue(())).unwrap_err();
    assert!(error.contains("do not fit"), "{error}");
    assert!(!folder.0.join("out").exists(), "nothing was written");
}
