//! Objects and rings: numbers for what the palette placed, and the order of the lists.

use super::*;
use crate::document::imported::described_objects::GameObjects;
use serde_json::json;
use sim::project::{Placement, PlacementId};

fn placed(kind: &str, x: i32, y: i32, fields: serde_json::Value) -> Placement {
    let extra = fields.as_object().cloned().unwrap_or_default();
    let id = PlacementId(0x1000 + x as u64 * 7 + y as u64);
    Placement { id, kind: kind.into(), x, y, extra, ..Placement::default() }
}

/// Entries of a list that another one does not have.
fn added<const N: usize>(old: &[u8], new: &[u8]) -> Vec<[u8; N]> {
    let mut old = old.as_chunks::<N>().0.to_vec();
    let is_new = |entry: &[u8; N]| match old.iter().position(|known| known == entry) {
        Some(at) => {
            old.swap_remove(at);
            false
        }
        None => true,
    };
    new.as_chunks::<N>().0.to_vec().into_iter().filter(is_new).collect()
}

#[test]
fn what_the_palette_placed_gets_the_numbers_of_the_game() {
    let spring = |x| placed("spring", x, 0x100, json!({}));
    let line = |x, count: i32, step: [i32; 2]| {
        placed("ring_line", x, 0x80, json!({ "count": count, "step_x": step[0], "step_y": step[1] }))
    };
    for (game, objects, rings) in [
        (
            sonic1(),
            vec![
                [0x03, 0x05, 0x01, 0x00, 0x41, 0x00],
                [0x03, 0x06, 0x00, 0x70, 0x25, 0x00],
                [0x03, 0x07, 0x00, 0x80, 0x25, 0x12],
                [0x03, 0x08, 0x00, 0x80, 0x25, 0x46],
                [0x03, 0x08, 0x01, 0x28, 0x25, 0x41],
                [0x03, 0x09, 0x00, 0x90, 0x26, 0x06],
            ],
            vec![],
        ),
        (
            sonic2(),
            vec![[0x03, 0x05, 0x01, 0x00, 0x41, 0x00], [0x03, 0x09, 0x00, 0x90, 0x26, 0x04]],
            vec![
                [0x03, 0x06, 0x00, 0x70],
                [0x03, 0x07, 0x20, 0x80],
                [0x03, 0x08, 0xF0, 0x80],
                [0x03, 0x08, 0x01, 0x40],
            ],
        ),
        (sonic3k(), vec![[0x03, 0x05, 0x01, 0x00, 0x07, 0x00], [0x03, 0x09, 0x00, 0x90, 0x01, 0x03]], vec![]),
    ] {
        let storage = game.put();
        let mut project = imported(&storage);
        edit_level(&mut project, 0, |level| {
            level.placements.push(spring(0x305));
            level.placements.push(placed("ring", 0x306, 0x70, json!({})));
            level.placements.push(line(0x307, 3, [24, 0]));
            level.placements.push(line(0x308, 9, [0, 24]));
            level.placements.push(placed("monitor", 0x309, 0x90, json!({ "holds": "rings" })));
            level.placements.push(placed("seesaw_of_mine", 0x30A, 0x90, json!({})));
        });
        let level = sectioned(&project, 0);
        let request = Request { levels: vec![level], ..request() };
        let plan = plan(&storage, &project, &request.into(), &mut go_on).unwrap();
        assert!(plan.is_writable(), "{plan}");
        let lost = said(&plan, Weight::Lost);
        assert!(lost.contains("`seesaw_of_mine` at 778, 144"), "{lost}");
        plan.ready.targets.write(&storage).unwrap();
        let old = |name: &str| game.files.iter().find(|(known, ..)| *known == name).unwrap().2.clone();
        let mut found: Vec<[u8; 6]> = added(&old("obj/act1.bin"), &game.unpacked(&storage, "obj/act1.bin"));
        // Whether they are remembered is the level's habit.
        let mask = if game.ini.starts_with("version=S1") { [4, 0x7F] } else { [2, 0x7F] };
        found.iter_mut().for_each(|entry| entry[mask[0]] &= mask[1] as u8);
        assert_eq!(found, objects, "{plan}");
        if !rings.is_empty() {
            let found: Vec<[u8; 4]> = added(&old("ring/act1.bin"), &game.unpacked(&storage, "ring/act1.bin"));
            assert_eq!(found, rings, "{plan}");
        } else if game.ini.contains("rings=") {
            let (old, new) = (old("ring/act1.bin"), game.unpacked(&storage, "ring/act1.bin"));
            assert_eq!(new.len() - old.len(), 4 * (1 + 3 + 9));
        }
        // Read again, everything is where it was placed.
        let again = imported(&storage);
        let places = |project: &Project| {
            let level = sim::level::Level::compile(project, &project.levels[0].key).unwrap();
            let mut places: Vec<_> = level
                .objects()
                .list()
                .iter()
                .filter(|object| object.is_known_placement())
                .flat_map(|object| {
                    let rings = sim::objects::originals::ring_places(object);
                    rings.unwrap_or_else(|| vec![(object.x, object.y)]).into_iter().map(|(x, y)| (object.kind, x, y))
                })
                .map(|(kind, x, y)| {
                    (if kind == sim::objects::KindId::RingLine { "ring" } else { kind.info().name }, x, y)
                })
                .collect();
            places.sort();
            places
        };
        assert_eq!(places(&again), places(&project));
    }
}

fn sectioned(project: &Project, level: usize) -> String {
    use crate::document::imported::extra::{LevelExtra, read};
    read::<LevelExtra>(&project.levels[level].extra).unwrap().section
}

#[test]
fn one_more_object_is_one_more_entry() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported(&storage);
        edit_level(&mut project, 0, |level| level.placements.push(placed("spring", 0x400, 0x100, json!({}))));
        let request = Request { levels: vec![sectioned(&project, 0)], ..request() };
        let plan = plan(&storage, &project, &request.into(), &mut go_on).unwrap();
        plan.ready.targets.write(&storage).unwrap();
        let old = game.files.iter().find(|(known, ..)| *known == "obj/act1.bin").unwrap().2.clone();
        let new = game.unpacked(&storage, "obj/act1.bin");
        let at = (0..old.len()).step_by(6).find(|at| old[*at..] == new[at + 6..]).unwrap();
        assert_eq!(old[..at], new[..at], "the others are where they were, in an unsorted list");
        assert_eq!(new[at..at + 2], [0x04, 0x00]);
        assert_eq!(plan.ready.targets.changed().count(), 1, "{plan}");
    }
}

#[test]
fn rings_of_sonic_2_are_never_sorted() {
    let game = sonic2();
    let storage = game.put();
    let mut project = imported(&storage);
    let old = game.unpacked(&storage, "ring/act1.bin");
    edit_level(&mut project, 0, |level| {
        let ring = level.placements.iter_mut().find(|placement| placement.kind == "sonic2:ring_group").unwrap();
        ring.x = 0x0123;
        level.placements.push(placed("ring", 1, 0x40, json!({})));
    });
    export(&storage, &mut project);
    let new = game.unpacked(&storage, "ring/act1.bin");
    assert_eq!(new[..2], [0x01, 0x23]);
    assert_eq!(new[2..old.len() - 2], old[2..old.len() - 2]);
    assert_eq!(new[old.len() - 2..], [0x00, 0x01, 0x00, 0x40, 0xFF, 0xFF]);
}

#[test]
fn more_things_than_the_game_has_room_for_are_refused() {
    let storage = sonic2().put();
    let mut project = imported(&storage);
    edit_level(&mut project, 0, |level| {
        for n in 0..40 {
            let line = json!({ "count": 8, "step_x": 24, "step_y": 0 });
            level.placements.push(placed("ring_line", 16 * n, 0x100, line));
        }
        for n in 0..190 {
            level.placements.push(placed("monitor", 16 * n, 0x100, json!({ "remembers": true })));
        }
    });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    let failed = said(&plan, Weight::Failed);
    assert!(failed.contains("rings: ") && failed.contains("the game has room for 254"), "{failed}");
    assert!(failed.contains("objects that are remembered: ") && failed.contains("room for 189"), "{failed}");
}

/// Something of the file that was changed to what the game does not have is not taken out of it.
#[test]
fn an_object_that_cannot_be_held_stays_as_it_is() {
    let game = sonic1();
    let storage = game.put();
    let mut project = imported(&storage);
    edit_level(&mut project, 0, |level| {
        level.placements[4].kind = "stinger".into();
        level.placements[5].y = 5000;
    });
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
    assert_eq!(said(&plan, Weight::Lost).matches("left as it is in the file").count(), 2, "{plan}");
}

/// Objects of Sonic 3 & Knuckles whose number has a meaning of its own in each of its two sets.
#[test]
fn the_zone_decides_what_a_number_means() {
    use sim::objects::{KindId, placed::kind_of};
    let list = |ids: &[u8]| -> Vec<u8> {
        let entries = ids.iter().enumerate().flat_map(|(n, id)| [1, n as u8 * 16, 1, 0, *id, 0]);
        entries.chain([0xFF, 0xFF, 0, 0, 0, 0]).collect()
    };
    // Cannon or pillar, balloon or light switch, fan or door, bumper or platform; then a spring and a mushroom cap.
    let ids = [0x42, 0x41, 0x46, 0x4A, 0x07, 0x23];
    let set_a = [Some(KindId::Cannon), Some(KindId::Balloon), Some(KindId::Fan), Some(KindId::Bumper)];
    let [spring, mushroom] = [KindId::Spring, KindId::Mushroom].map(Some);
    for (section, more, expected, says) in [
        ("Carnival Night Zone Act 1", "", [&set_a[..], &[spring, None]].concat(), ""),
        ("Sandopolis Zone Act 2", "", [&[None; 4][..], &[spring, mushroom]].concat(), ""),
        ("Isle\\\\Act 1", "", [&[None; 4][..], &[spring, None]].concat(), "two sets of objects"),
        ("Isle\\\\Act 1", "romfile=s3built.bin\n", [&set_a[..], &[spring, None]].concat(), ""),
    ] {
        let mut game = sonic3k();
        game.files.iter_mut().find(|(name, ..)| *name == "obj/act1.bin").unwrap().2 = list(&ids);
        let cut = game.ini.find("[Isle\\\\Act 2]").unwrap();
        game.ini = game.ini[..cut].replace("[Isle\\\\Act 1]", &format!("{more}[{section}]"));
        let storage = game.put();
        let out = read(&storage, &request(), &mut go_on).unwrap();
        let project = out.project;
        let own = &project.objects;
        let placements = project.levels[0].placements.iter().take(ids.len());
        let kinds: Vec<_> = placements.map(|placement| kind_of(placement, own).map(|(kind, _)| kind)).collect();
        assert_eq!(kinds, expected, "{section} {more}");
        let text = out.report.to_string();
        assert_eq!(text.contains("two sets of objects"), !says.is_empty(), "{section}: {text}");

        // What was read goes back as it was.
        let request = Request { levels: vec![sectioned(&project, 0)], ..request() };
        let plan = plan(&storage, &project, &request.into(), &mut go_on).unwrap();
        assert_eq!(plan.ready.targets.changed().count(), 0, "{section}: {plan}");
    }
}

/// An object of one set that is put into a zone of the other would become something else there.
#[test]
fn an_object_of_the_other_set_is_refused() {
    let mut game = sonic3k();
    game.ini = game.ini.replace("Isle", "Sandopolis Zone");
    let storage = game.put();
    let mut project = imported(&storage);
    edit_level(&mut project, 0, |level| {
        level.placements.push(placed("sonic3k:42", 0x305, 0x80, json!({})));
        level.placements.push(placed("cannon", 0x306, 0x80, json!({})));
        level.placements.push(placed("sonic3k_b:42", 0x307, 0x80, json!({ "subtype": 5 })));
        level.placements.push(placed("mushroom", 0x308, 0x80, json!({})));
        level.placements.push(placed("spring", 0x309, 0x80, json!({})));
        level.placements.push(placed("mushroom", 0x30A, 0x80, json!({ "in_front": true })));
    });
    let request = Request { levels: vec![sectioned(&project, 0)], ..request() };
    let plan = plan(&storage, &project, &request.into(), &mut go_on).unwrap();
    let lost = said(&plan, Weight::Lost);
    assert!(lost.contains("`sonic3k:42` at 773, 128: this zone's set of objects has another one"), "{lost}");
    assert!(lost.contains("`cannon` at 774, 128: the game has no such object"), "{lost}");
    plan.ready.targets.write(&storage).unwrap();
    let old = game.files.iter().find(|(known, ..)| *known == "obj/act1.bin").unwrap().2.clone();
    let found: Vec<[u8; 6]> = added(&old, &game.unpacked(&storage, "obj/act1.bin"));
    let ids: Vec<_> = found.iter().map(|entry| (entry[1], entry[4], entry[5])).collect();
    // The game draws a mushroom cap behind the player if bit 7 of its subtype is set.
    assert_eq!(ids, [(7, 0x42, 5), (8, 0x23, 0x80), (9, 0x07, 0), (10, 0x23, 0)], "{plan}");
}

#[test]
fn names_of_objects_come_from_the_lists_of_the_disassembly() {
    let mut game = sonic1();
    let with_lists = |text: &str, of_all: &str| text.replacen("version=S1\n", &format!("version=S1\n{of_all}"), 1);
    game.ini =
        with_lists(&game.ini, "objlst=all.ini|gone.ini\n").replace("displayname", "objlst=hills.ini\ndisplayname");
    let storage = game.put();
    let all = "[41]\nname=Coil\ndefaultsubtype=2\nsubtypes=0,2,10\nrememberstate=True\n[26]\nxmlfile=box.xml\n\
               [7]\nname=Old\ndefaultsubtype=9\n[Sonic]\nname=Player\n[141]\nname=Beyond\n";
    let xml = "<ObjDef Name=\"Crate\" DefaultSubtype=\"1F\"><Properties><BitsProperty name=\"size\" type=\"int\" \
               startbit=\"4\" length=\"2\"/></Properties></ObjDef>";
    let program = "class A { public override string Name { get { return \"Sign\"; } } }";
    for (name, text) in [
        ("all.ini", all),
        ("hills.ini", "[7]\nname=New\n[0D]\ncodefile=sign.cs\n[0E]\nxmlfile=gone.xml\n"),
        ("box.xml", xml),
        ("sign.cs", program),
    ] {
        storage.put(Path::new("/game/levels").join(name), text.as_bytes());
    }
    let imported = read(&storage, &request(), &mut go_on).unwrap();
    let described = GameObjects::of(&imported.project.levels[0]);
    let names: Vec<_> = described.iter().map(|(number, object)| (number, object.name.as_str())).collect();
    assert_eq!(names, [(0x07, "New"), (0x0D, "Sign"), (0x0E, ""), (0x26, "Crate"), (0x41, "Coil")]);
    let coil = described.get(0x41).unwrap();
    let subtypes: Vec<u8> = coil.subtypes.iter().map(|(subtype, _)| *subtype).collect();
    assert_eq!((coil.subtype, coil.remembers, subtypes), (2, true, vec![0, 2, 0x10]));
    assert_eq!(described.get(0x07).unwrap().subtype, 0, "a later description replaces an earlier one as a whole");
    let crate_ = described.get(0x26).unwrap();
    assert_eq!((crate_.subtype, crate_.parts[0].start, crate_.parts[0].length), (0x1F, 4, 2));
    let notes: Vec<_> = imported.report.lines.iter().filter(|line| line.text.contains("gone.ini")).collect();
    assert_eq!((notes.len(), notes[0].weight), (1, Weight::Note));
    let plan = plan(&storage, &imported.project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
    assert_eq!(imported.project.levels[0].about.group, "Hills", "the folder of its section");
}
