//! A level that leaves and comes back is the same level.

use crate::support::{blocks, plan, read, request, shipped};
use kit::derived::level_picture::{LevelPicture, Look};
use kit::exchange::{Request, Weight};
use kit::pixels::Pixels;
use sim::file::{Disk, MemoryStorage, Storage as _};
use sim::objects::placed::read_placement;
use sim::project::{
    ArtLayer, BackPlane, LevelData, LevelMark, MarkKind, OwnKinds, PlacementId, Project, PropertyDefinition,
    PropertyKind, PropertyOwner, PropertyPart, properties_of, set_property,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

/// Exports a project and imports it again.
fn there_and_back(format: &str, project: &Project, home: &Path, to: &Path) -> Project {
    let wanted = Request { home: Some(home.to_owned()), ..request(to) };
    let first = plan(format, &Disk, project, &wanted);
    assert!(first.is_writable(), "{first}");
    let written = first.ready.write(&Disk).unwrap();
    let again = plan(format, &Disk, project, &wanted);
    assert_eq!(again.files, [], "a second export changes nothing");
    let maps = project.levels.iter().filter(|level| !project.is_layer(&level.key)).count();
    let file = match format {
        "tiled" if maps > 1 => to.join("levels.world"),
        "godot" => to.join(format!("{}.tscn", project.levels[0].key)),
        "tiled" => to.join(format!("{}.tmx", project.levels[0].key)),
        _ => written.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "ldtk")).unwrap(),
    };
    let imported = read(&Disk, &request(file)).unwrap();
    assert!(!imported.report.lines.iter().any(|line| line.weight == Weight::Failed), "{}", imported.report);
    imported.project
}

/// The objects of a level, without their ids.
fn things(data: &LevelData, kinds: &OwnKinds) -> BTreeSet<String> {
    let of = data.placements.iter().map(|placed| {
        let values = read_placement(placed, kinds, |_| {}).map(|(kind, values)| (format!("{kind:?}"), values));
        format!("{} {} {} {} {} {values:?}", placed.kind, placed.x, placed.y, placed.flip_x, placed.flip_y)
    });
    let switchers = data.switchers.iter().map(|switcher| {
        let mut switcher = switcher.clone();
        (switcher.id, switcher.extra) = Default::default();
        format!("{switcher:?}")
    });
    of.chain(switchers).collect()
}

#[test]
fn shipped_levels_leave_and_come_back() {
    let names = ["first-steps", "two-roads", "abilities", "night-shift"];
    for (format, name) in ["tiled", "ldtk"].into_iter().flat_map(|format| names.map(|name| (format, name))) {
        let (project, home) = shipped(name);
        let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{format}-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&to);
        let back = there_and_back(format, &project, &home, &to);
        let _ = std::fs::remove_dir_all(&to);
        assert_eq!(back.levels.len(), project.levels.len(), "{name}");
        assert_eq!(back.ruleset.preset, project.ruleset.preset, "{name}");
        for (before, after) in project.levels.iter().zip(&back.levels) {
            let of = format!("{format} {name} {}", before.key);
            let (mut one, mut other) = (blocks(&project, before), blocks(&back, after));
            let size = (before.layout.width(), before.layout.height());
            assert_eq!(size, (after.layout.width(), after.layout.height()), "{of}");
            loop {
                match (one.next(), other.next()) {
                    (None, None) => break,
                    (one, other) => assert_eq!(one, other, "{of}"),
                }
            }
            assert_eq!(things(before, &project.objects), things(after, &project.objects), "{of}");
            let places = |level: &LevelData| (level.start, level.goal, level.water, level.bounds, level.title.clone());
            let (mut one, mut other) = (places(before), places(after));
            // How the player moves at the start is named as lost.
            (one.0.state, other.0.state) = Default::default();
            assert_eq!(one, other, "{of}");
        }
    }
}

#[test]
fn files_that_hold_something_else_are_not_replaced_unasked() {
    let (project, home) = shipped("two-roads");
    let storage = MemoryStorage::new();
    let key = &project.levels[0].key;
    storage.put(format!("/out/{key}.tmx"), "mine");
    let mut wanted = Request { home: Some(home), ..request("/out") };
    // Pictures of backgrounds are read where the project lies.
    wanted.home = None;
    let plan = |wanted: &Request| plan("tiled", &storage, &project, wanted);
    let refused = plan(&wanted);
    assert!(!refused.is_writable());
    assert!(refused.report.to_string().contains("is there already, with another content"), "{refused}");
    wanted.on.insert("overwrite");
    assert!(plan(&wanted).is_writable());
}

#[test]
fn own_properties_leave_with_their_things() {
    let (mut project, _) = shipped("first-steps");
    let define = |name: &str, owner: PropertyOwner, kind: PropertyKind| PropertyDefinition {
        name: name.into(),
        on: vec![owner],
        kind,
        ..PropertyDefinition::default()
    };
    project.properties = Arc::new(vec![
        define("mood", PropertyOwner::Level, PropertyKind::Text),
        define("door", PropertyOwner::Object, PropertyKind::Point),
        define("power", PropertyOwner::Object, PropertyKind::default()),
        define("site", PropertyOwner::Project, PropertyKind::Text),
    ]);
    let key = project.levels[0].key.clone();
    let level = Arc::make_mut(&mut project.levels[0]);
    level.properties.insert("mood".into(), "wild".into());
    let object = level.placements.first_mut().expect("an object");
    set_property(&mut object.extra, "door", Some(serde_json::json!([40, -8])));
    set_property(&mut object.extra, "power", Some(7.into()));
    let file = |format: &str, name: String| {
        let storage = MemoryStorage::new();
        let plan = plan(format, &storage, &project, &request("/out"));
        plan.ready.write(&storage).unwrap();
        let text = storage.read(&Path::new("/out").join(name), 1 << 26).unwrap();
        (String::from_utf8(text).unwrap(), plan.report.to_string())
    };
    let (map, said) = file("tiled", format!("{key}.tmx"));
    for part in [
        r#"<property name="mood" value="wild"/>"#,
        r#"<property name="door_x" type="int" value="40"/>"#,
        r#"<property name="door_y" type="int" value="-8"/>"#,
        r#"<property name="power" type="int" value="7"/>"#,
    ] {
        assert!(map.contains(part), "{part}");
    }
    assert!(said.contains("properties of the project itself: 1"), "{said}");
    let (scene, _) = file("godot", format!("{key}.tscn"));
    assert!(scene.contains("metadata/properties = {\n") || scene.contains(r#""mood": "wild""#), "{scene}");
    let said = plan("rsdk", &MemoryStorage::new(), &project, &request("/out")).report.to_string();
    assert!(said.contains("values of the project's own properties: "), "{said}");
}

#[test]
fn properties_of_blocks_and_solid_tiles_leave_with_their_tiles() {
    let (mut project, _) = shipped("first-steps");
    let on = vec![PropertyOwner::Block, PropertyOwner::Tile];
    let step =
        PropertyDefinition { name: "step".into(), on, kind: PropertyKind::Text, ..PropertyDefinition::default() };
    project.properties = Arc::new(vec![step]);
    let name = project.tilesets[0].path.rsplit('/').next().unwrap().to_owned();
    let set = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let (block, other) = (PropertyPart::Block(1), set.blocks[1].art);
    set.set_property(block, "step", Some("grass".into()));
    let shared = set.blocks.iter().skip(2).filter(|block| block.art == other).count();
    let tile = set.blocks[1].tile_a;
    set.set_property(PropertyPart::Tile(tile), "step", Some("hard".into()));
    let storage = MemoryStorage::new();
    let plan = plan("tiled", &storage, &project, &request("/out"));
    plan.ready.write(&storage).unwrap();
    let text = |name: String| {
        let bytes = storage.read(&Path::new("/out/tilesets").join(name), 1 << 26).unwrap();
        String::from_utf8(bytes).unwrap()
    };
    assert!(text(format!("{name}.tsx")).contains(r#"<property name="step" value="grass"/>"#), "{shared}");
    assert!(text(format!("{name}-solid.tsx")).contains(r#"<property name="step" value="hard"/>"#));
    let said = self::plan("ldtk", &MemoryStorage::new(), &project, &request("/out")).report.to_string();
    assert!(said.contains("own properties of blocks and solid tiles: 2"), "{said}");
}

#[test]
fn layers_of_art_leave_as_layers_and_come_back() {
    let (mut project, home) = shipped("two-roads");
    let key = project.levels[0].key.clone();
    let of = |title: &str, from: usize| LevelData {
        key: format!("{key}-{}", title.to_lowercase()),
        title: title.into(),
        layout: project.levels[from].layout.clone(),
        ..LevelData::default()
    };
    let (leaves, mist) = (Arc::new(of("Leaves", 0)), Arc::new(of("Mist", 0)));
    let layers = vec![
        ArtLayer { level: mist.key.clone(), x: 24, opacity: 40, ..ArtLayer::default() },
        ArtLayer {
            level: leaves.key.clone(),
            front: true,
            scroll_x: 320,
            y: -16,
            repeats: true,
            ..ArtLayer::default()
        },
    ];
    Arc::make_mut(&mut project.levels[0]).art_layers.clone_from(&layers);
    let count = project.levels.len();
    project.levels.extend([leaves, mist]);
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("layers-{}", std::process::id()));
    for format in ["tiled", "godot"] {
        let _ = std::fs::remove_dir_all(&to);
        let back = there_and_back(format, &project, &home, &to);
        assert_eq!(back.levels.len(), count + 2, "{format}: no layer is a level besides");
        let found = back.level(&key).unwrap();
        assert_eq!(found.art_layers, layers, "{format}");
        for layer in &layers {
            let (new, old) = (back.level(&layer.level).unwrap(), project.level(&layer.level).unwrap());
            assert_eq!(new.title, old.title, "{format}");
            assert!(back.is_layer(&new.key) && shows(&back, new) == shows(&project, old), "{format} {}", new.key);
        }
        assert_eq!(shows(&back, found), shows(&project, &project.levels[0]), "{format}");
    }
    let _ = std::fs::remove_dir_all(&to);
    // Other formats say so.
    for format in ["ldtk", "rsdk"] {
        let said = plan(format, &MemoryStorage::new(), &project, &request("/out")).report.to_string();
        assert!(said.contains("-leaves is a layer in front of it"), "{format}: {said}");
    }
}

/// The picture of a level's blocks, by columns and rows.
fn shows(project: &Project, level: &LevelData) -> Vec<[u8; 4]> {
    let alone = LevelData { art_layers: Vec::new(), plane: BackPlane::default(), ..level.clone() };
    let mut project = project.clone();
    let at = project.levels.iter().position(|known| known.key == level.key).unwrap();
    project.levels[at] = Arc::new(alone);
    let look = Look { objects: false, water: false, ..Look::default() };
    LevelPicture::new(&project, &level.key, (None, 2), look).unwrap().whole().pixels
}

#[test]
fn a_plane_behind_a_level_leaves_and_comes_back() {
    let (mut project, home) = shipped("two-roads");
    let front = project.levels[0].key.clone();
    let far = LevelData { key: "far".into(), title: "Far".into(), ..LevelData::clone(&project.levels[0]) };
    project.levels.push(Arc::new(far));
    let behind = "far".to_owned();
    let plane = BackPlane { level: behind.clone(), scroll_x: 96, scroll_y: 32, x: 40, y: -24, ..BackPlane::default() };
    Arc::make_mut(&mut project.levels[0]).plane = plane.clone();
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("plane-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&to);
    let back = there_and_back("tiled", &project, &home, &to);
    assert_eq!(back.levels[0].plane, plane);
    assert!(back.levels[1..].iter().all(|level| level.plane == BackPlane::default()));
    let layers =
        |of: &Project| of.levels[0].background.map(|set| of.tilesets[usize::from(set)].tileset.backgrounds.len());
    assert_eq!(layers(&back), layers(&project), "the plane is no background besides");
    let picture = Pixels::read(&std::fs::read(to.join(format!("backgrounds/plane-{behind}.png"))).unwrap()).unwrap();
    let side = usize::from(project.chunk_size) * 16;
    let size = &project.levels[1].layout;
    assert_eq!((picture.width, picture.height), (size.width() as usize * side, size.height() as usize * side));
    // Without the map of the plane there is none.
    let alone = read(&Disk, &request(to.join(format!("{front}.tmx")))).unwrap();
    assert_eq!(alone.project.levels[0].plane, BackPlane::default());
    assert!(alone.report.to_string().contains("import it together with the level"), "{}", alone.report);
    let _ = std::fs::remove_dir_all(&to);
    // Other formats say so, or have it as a node.
    let storage = MemoryStorage::new();
    let said = plan("ldtk", &storage, &project, &request("/out")).report.to_string();
    assert!(said.contains("is the plane behind it"), "{said}");
    let godot = plan("godot", &storage, &project, &request("/scenes"));
    godot.ready.write(&storage).unwrap();
    let scene = Path::new("/scenes").join(format!("{front}.tscn"));
    let text = String::from_utf8(storage.read(&scene, 1 << 24).unwrap()).unwrap();
    assert!(text.contains("[node name=\"Plane\" type=\"Parallax2D\" parent=\".\"]"), "no plane");
    assert!(text.contains("scroll_scale = Vector2(0.375, 0.125)") && text.contains("position=Vector2(-40,24)"));
    let found = read(&storage, &request(scene)).unwrap();
    assert!(found.report.to_string().contains("import it together with the level"), "{}", found.report);
    assert_eq!(found.project.levels[0].background, None, "no background besides");
}

#[test]
fn regions_and_notes_leave_and_come_back() {
    let mark = |id: u64, kind: MarkKind, name: &str, [x, y, width, height]: [i32; 4]| LevelMark {
        id: PlacementId(id),
        kind,
        name: name.into(),
        x,
        y,
        width,
        height,
        ..LevelMark::default()
    };
    let (mut project, home) = shipped("first-steps");
    project.properties = Arc::new(vec![PropertyDefinition {
        name: "mood".into(),
        on: vec![PropertyOwner::Region],
        kind: PropertyKind::Text,
        ..PropertyDefinition::default()
    }]);
    let level = Arc::make_mut(&mut project.levels[0]);
    level.marks = vec![
        mark(1, MarkKind::Region, "cave \"A\"", [-8, 33, 321, 95]),
        mark(2, MarkKind::Region, "door", [640, 200, 0, 0]),
        mark(3, MarkKind::ToDo, "more rings", [70, 80, 16, 16]),
        mark(4, MarkKind::Done, "", [7, 8, 0, 0]),
        LevelMark { text: "Why:\nit is dark.".into(), ..mark(5, MarkKind::Note, "here", [99, 98, 0, 0]) },
    ];
    set_property(&mut level.marks[0].extra, "mood", Some("dark & cold".into()));
    let all = |project: &Project| -> Vec<String> {
        let said = |mark: &LevelMark| {
            let values = project.values(PropertyOwner::Region, "", properties_of(&mark.extra));
            let LevelMark { kind, name, x, y, width, height, text, .. } = mark;
            format!("{kind:?} {name} {x} {y} {width} {height} {text} {values:?}")
        };
        let mut all: Vec<String> = project.levels[0].marks.iter().map(said).collect();
        all.sort();
        all
    };
    for format in ["tiled", "ldtk"] {
        let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{format}-marks-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&to);
        let back = there_and_back(format, &project, &home, &to);
        let _ = std::fs::remove_dir_all(&to);
        assert_eq!(all(&back), all(&project), "{format}");
        let defined: Vec<_> = back.properties.iter().map(|one| (one.name.as_str(), one.on.as_slice())).collect();
        assert_eq!(defined, [("mood", [PropertyOwner::Region].as_slice())], "{format}");
    }
    let storage = MemoryStorage::new();
    plan("godot", &storage, &project, &request("/out")).ready.write(&storage).unwrap();
    let key = &project.levels[0].key;
    let back = read(&storage, &request(format!("/out/{key}.tscn"))).unwrap();
    assert_eq!(all(&back.project), all(&project), "godot");
    let said = plan("rsdk", &MemoryStorage::new(), &project, &request("/out")).report.to_string();
    assert!(said.contains("region") && said.contains("note"), "{said}");
}
