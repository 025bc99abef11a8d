//! Objects of a map go back into it, and nothing else of it changes.

use crate::support::{picture, plan, read, request};
use kit::exchange::Request;
use sim::file::{MemoryStorage, Storage};
use sim::project::{LevelData, Project, PropertyDefinition, PropertyOwner, properties_of, set_property};
use std::path::Path;
use std::sync::Arc;

/// A map as its owner wrote it: comments, attributes and spaces of their own, groups, a tile object, a turned one, one of a
/// template.
const TMX: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- mine -->
<map version="1.10" orientation="orthogonal"   width="8" height="4" tilewidth="16" tileheight="16" infinite="0" nextlayerid="9" nextobjectid="20" mine="kept">
 <tileset firstgid="1" name="t" tilewidth="16" tileheight="16" tilecount="4" columns="4"><image source="tiles.png" width="64" height="16"/></tileset>
 <layer id="1" name="Ground" width="8" height="4"><data encoding="csv">
0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2,2</data></layer>
 <group id="2" name="All" offsetx="16">
  <objectgroup id="3" name="Things">
   <object id="1" name="first" type="spring" x="16" y='16' width="16" height="16">
    <properties>
     <property name="mood" value="merry"/>
     <property name="long">two
lines</property>
    </properties>
   </object>
   <object id="2" type="ring" gid="2" x="32" y="32" width="16" height="16"/><!-- a tile -->
   <object id="3" type="ring" x="64.5" y="16" width="16" height="16" rotation="90"/>
   <object id="4" type="player"   x="8" y="10"><point/></object>
   <object id="5" type="goal" x="100" y="0" width="16" height="32"/>
   <object id="6" type="LayerSwitcher" x="80" y="0" width="4" height="32"/>
   <object id="7" type="mystery" x="1" y="2"/>
  </objectgroup>
 </group>
</map>
"#;

const TMJ: &str = r#"{ "type":"map", "orientation":"orthogonal", "width":8, "height":4, "tilewidth":16, "tileheight":16,
 "infinite":false, "nextlayerid":4, "nextobjectid":9, "mine":  1.50, "tilesets":[{"firstgid":1, "name":"t", "tilewidth":16,
 "tileheight":16, "tilecount":4, "columns":4, "image":"tiles.png", "imagewidth":64, "imageheight":16}],
 "layers":[{"type":"tilelayer", "id":1, "name":"Ground", "width":8, "height":4, "data":[0,0,0,0,0,0,0,0, 0,0,0,0,0,0,0,0,
  2,2,2,2,2,2,2,2, 2,2,2,2,2,2,2,2]},
  {"type":"group", "id":2, "name":"g", "layers":[{"type":"objectgroup", "id":3, "name":"Things", "objects":[
   {"id":1, "name":"first", "type":"spring", "x":16, "y":16, "width":16, "height":16, "properties":[{"name":"mood", "type":"string", "value":"merry"}]},
   {"id":2, "type":"ring", "gid":2, "x":32, "y":32, "width":16, "height":16},
   {"id":4, "type":"player", "x":8, "y":10, "point":true},
   {"id":7, "type":"mystery", "x":1, "y":2}]}]}] }"#;

fn storage(name: &str, text: &str) -> MemoryStorage {
    let storage = MemoryStorage::new();
    storage.put(Path::new("/maps").join(name), text);
    storage.put("/maps/tiles.png", picture());
    storage
}

fn imported(storage: &MemoryStorage, name: &str) -> Project {
    read(storage, &request(Path::new("/maps").join(name))).unwrap().project
}

fn overwriting(name: &str) -> Request {
    Request { on: ["overwrite"].into(), ..request(Path::new("/maps").join(name)) }
}

fn text(storage: &MemoryStorage, name: &str) -> String {
    String::from_utf8(storage.read(&Path::new("/maps").join(name), u64::MAX).unwrap()).unwrap()
}

/// Objects and places of a level, without their ids.
fn things(level: &LevelData) -> Vec<String> {
    let mut list: Vec<String> = level
        .placements
        .iter()
        .map(|placed| {
            let mut extra = placed.extra.clone();
            extra.remove("source");
            format!("{} {} {} {} {extra:?}", placed.kind, placed.x, placed.y, placed.flip_x)
        })
        .chain(level.switchers.iter().map(|of| format!("{} {} {} {:?}", of.x, of.y, of.half_length, of.right_or_below)))
        .chain([format!("{:?} {:?} {:?} {:?}", level.start, level.goal, level.water, level.bounds)])
        .collect();
    list.sort();
    list
}

#[test]
fn an_unedited_level_changes_no_byte() {
    for (name, whole) in [("a.tmx", TMX), ("a.tmj", TMJ)] {
        for bom in ["", "\u{FEFF}"] {
            let storage = storage(name, &format!("{bom}{whole}"));
            let project = imported(&storage, name);
            let plan = plan("tiled", &storage, &project, &overwriting(name));
            assert_eq!(plan.files, [], "{name}: {plan}");
        }
    }
}

#[test]
fn an_edited_property_of_the_users_own_goes_back() {
    for (name, whole) in [("a.tmx", TMX), ("a.tmj", TMJ)] {
        let storage = storage(name, whole);
        let mut project = imported(&storage, name);
        assert!(project.properties.iter().any(|one| one.name == "mood"));
        let level = Arc::make_mut(&mut project.levels[0]);
        let object = level.placements.iter_mut().find(|placed| properties_of(&placed.extra).is_some()).unwrap();
        set_property(&mut object.extra, "mood", Some("sad".into()));
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        let after = text(&storage, name);
        assert_eq!(after.replace("sad", "merry"), whole, "one word differs");
        assert!(after.contains("sad"), "{after}");
        // Those of the level itself go into the map.
        project.properties = Arc::new(vec![PropertyDefinition {
            name: "zone".into(),
            on: vec![PropertyOwner::Level],
            ..PropertyDefinition::default()
        }]);
        Arc::make_mut(&mut project.levels[0]).properties.insert("zone".into(), 4.into());
        let said = plan("tiled", &storage, &project, &overwriting(name)).report.to_string();
        assert!(said.contains("properties of the map itself: 1"), "{said}");
    }
}

#[test]
fn edited_objects_go_back_and_all_else_stays() {
    for (name, whole) in [("a.tmx", TMX), ("a.tmj", TMJ)] {
        let storage = storage(name, whole);
        let mut project = imported(&storage, name);
        let level = Arc::make_mut(&mut project.levels[0]);
        let find =
            |level: &LevelData, kind: &str| level.placements.iter().position(|placed| placed.kind == kind).unwrap();
        let spring = find(level, "spring");
        level.placements[spring].x += 5;
        level.placements[spring].extra.insert("strength".into(), "weak".into());
        level.placements[spring].flip_x = true;
        let ring = find(level, "ring");
        (level.placements[ring].x, level.placements[ring].y) =
            (level.placements[ring].x + 3, level.placements[ring].y - 2);
        let gone = find(level, "mystery");
        level.placements.remove(gone);
        level.start.y += 7;
        let mut new = level.placements[ring].clone();
        (new.id.0, new.x, new.extra) = (77, 90, Default::default());
        level.placements.push(new);
        if let Some(switcher) = level.switchers.first_mut() {
            (switcher.y, switcher.half_length) = (switcher.y + 8, 24);
            level.goal.as_mut().unwrap().width = 40;
        }
        let wanted = things(level);
        let written = plan("tiled", &storage, &project, &overwriting(name));
        assert!(written.is_writable(), "{written}");
        written.ready.write(&storage).unwrap();
        let after = text(&storage, name);
        assert_eq!(things(&imported(&storage, name).levels[0]), wanted, "{name}:\n{after}");
        assert_eq!(
            plan("tiled", &storage, &project, &overwriting(name)).files,
            [],
            "{name}: a second export changes nothing"
        );
        // Lines that no object is on, and objects that were not edited.
        let kept = |line: &&str| !after.lines().any(|other| other == *line);
        let changed: Vec<&str> = whole.lines().filter(kept).collect();
        let most = if name == "a.tmx" { 9 } else { 7 };
        assert!(changed.len() <= most, "{name}: {changed:#?}");
        for untouched in ["mine", "merry", "nextlayerid"] {
            assert!(after.contains(untouched), "{name}: {untouched}");
        }
        // Undone, the map is what it was, but for the numbers that are given once.
        let back = imported(&storage, name);
        let mut project = back;
        Arc::make_mut(&mut project.levels[0]).placements.retain(|placed| placed.id.0 != 77);
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        assert!(!text(&storage, name).contains("\"77\""), "{name}: what an export added goes too");
    }
}

#[test]
fn classes_stay_those_of_the_map() {
    let storage = storage("a.tmx", TMX);
    let mut wanted = request("/maps/a.tmx");
    wanted.mapping.objects = [("mystery".to_owned(), "monitor".to_owned())].into();
    let mut project = read(&storage, &wanted).unwrap().project;
    assert_eq!(plan("tiled", &storage, &project, &overwriting("a.tmx")).files, [], "nothing was edited");
    let level = Arc::make_mut(&mut project.levels[0]);
    let mut copy = level.placements.iter().find(|placed| placed.kind == "monitor").unwrap().clone();
    (copy.id.0, copy.x) = (78, 50);
    level.placements.push(copy);
    plan("tiled", &storage, &project, &overwriting("a.tmx")).ready.write(&storage).unwrap();
    assert_eq!(text(&storage, "a.tmx").matches("type=\"mystery\"").count(), 2, "a new one has the map's word for it");
}

#[test]
fn levels_of_other_maps_are_refused() {
    let storage = storage("a.tmx", TMX);
    let mut project = imported(&storage, "a.tmx");
    Arc::make_mut(&mut project.levels[0]).extra.clear();
    let refused = crate::support::format("tiled")
        .1
        .plan(&storage, &project, &overwriting("a.tmx"), &mut |_, _, _| std::ops::ControlFlow::Continue(()));
    assert!(refused.unwrap_err().to_string().contains("did not come from a map"));
}

#[test]
fn edited_regions_go_back() {
    let tmx = r#"<object id="8" name="cave" type="zone" x="0" y="16" width="32" height="16"/>"#;
    let tmj = r#"{"id":8, "name":"cave", "type":"zone", "x":0, "y":16, "width":32, "height":16},
   "#;
    let after_tmx = r#"<object id="8" name="den &quot;1&quot;" type="zone" x="8" y="16" width="24" height="16"/>"#;
    let after_tmj = r#"{"id":8, "name":"den \"1\"", "type":"zone", "x":8, "y":16, "width":24, "height":16},
   "#;
    for (name, whole, before, after, next) in
        [("a.tmx", TMX, tmx, after_tmx, r#"<object id="7""#), ("a.tmj", TMJ, tmj, after_tmj, r#"{"id":7"#)]
    {
        let with = |region: &str| whole.replacen(next, &format!("{region}{next}"), 1);
        let storage = storage(name, &with(before));
        let mut project = imported(&storage, name);
        let level = Arc::make_mut(&mut project.levels[0]);
        let found: Vec<_> = level.marks.iter().map(|mark| (mark.name.as_str(), mark.width, mark.height)).collect();
        assert_eq!(found, [("cave", 32, 16)], "{name}");
        let region = &mut level.marks[0];
        (region.name, region.x, region.width) = ("den \"1\"".into(), region.x + 8, 24);
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        assert_eq!(text(&storage, name), with(after), "{name}");
        Arc::make_mut(&mut project.levels[0]).marks.clear();
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        assert!(!text(&storage, name).contains("den"), "{name}");
    }
}

#[test]
fn properties_of_the_map_itself_come_over_and_go_back() {
    let tmx = r#"<properties><property name="mood" value="calm"/><property name="gravity" type="float" value="1.5"/><property name="depth" type="int" value="3"/></properties>"#;
    let tmj = r#""properties":[{"name":"mood","type":"string","value":"calm"},{"name":"gravity","type":"float","value":1.5},{"name":"depth","type":"int","value":3}], "#;
    for (name, whole, before, next) in [("a.tmx", TMX, tmx, r#"<tileset"#), ("a.tmj", TMJ, tmj, r#""layers":[{"#)] {
        let with = |own: &str| whole.replacen(next, &format!("{own}{next}"), 1);
        let storage = storage(name, &with(before));
        let mut project = imported(&storage, name);
        let values = |project: &Project| serde_json::Value::Object(project.levels[0].properties.clone()).to_string();
        assert_eq!(values(&project), r#"{"depth":3,"mood":"calm"}"#, "{name}: no property takes a fraction");
        let on = |name: &str| project.properties.iter().find(|one| one.name == name).map(|one| one.on.clone());
        assert_eq!(on("depth"), Some(vec![PropertyOwner::Level]), "{name}");
        assert_eq!(on("mood"), Some(vec![PropertyOwner::Object, PropertyOwner::Level]), "{name}: objects have it too");
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        assert_eq!(text(&storage, name), with(before), "{name}: nothing changed");
        let level = Arc::make_mut(&mut project.levels[0]);
        level.properties.insert("mood".into(), "wild & \"new\"".into());
        let made = plan("tiled", &storage, &project, &overwriting(name));
        assert!(made.report.to_string().contains("properties of the map itself: 1"), "{name}: {}", made.report);
        made.ready.write(&storage).unwrap();
        let new = if name == "a.tmx" { "wild &amp; &quot;new&quot;" } else { "wild & \\\"new\\\"" };
        assert_eq!(text(&storage, name), with(&before.replacen("calm", new, 1)), "{name}");
        // One that goes, and a first one in a map that has none.
        let depth = project.properties.iter().position(|one| one.name == "depth").unwrap();
        Arc::make_mut(&mut project.properties).remove(depth);
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        assert!(!text(&storage, name).contains("depth"), "{name}");
        let storage = self::storage(name, whole);
        let mut project = imported(&storage, name);
        let of = |name: &str| PropertyDefinition {
            name: name.into(),
            on: vec![PropertyOwner::Level],
            ..PropertyDefinition::default()
        };
        Arc::make_mut(&mut project.properties).push(of("depth"));
        Arc::make_mut(&mut project.levels[0]).properties.insert("depth".into(), 5.into());
        plan("tiled", &storage, &project, &overwriting(name)).ready.write(&storage).unwrap();
        let again = imported(&storage, name);
        assert_eq!(again.levels[0].properties.get("depth"), Some(&5.into()), "{name}");
        assert_eq!(things(&again.levels[0]), things(&project.levels[0]), "{name}");
    }
}
