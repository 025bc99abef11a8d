//! INI files in other encodings, names with accents, and lists that end too early.

use super::*;

fn with_ini(game: &Disassembly, ini: &[u8]) -> MemoryStorage {
    let storage = game.put();
    storage.put("/game/levels/SonLVL.ini", ini);
    storage
}

fn failure(storage: &MemoryStorage) -> String {
    match read(storage, &request(), &mut go_on) {
        Ok(found) => panic!("{}", found.report),
        Err(error) => error.to_string(),
    }
}

#[test]
fn a_file_without_levels_is_refused_with_the_reason() {
    let game = sonic2();
    for (ini, why) in [
        (b"".as_slice(), "describes no levels: it is empty"),
        (b"\n; a comment\n", "describes no levels: it is empty"),
        (b"\x7FELF\x02\x01\x01\0\0\0\0\0\0\x03\x3E", "describes no levels: it is no text file"),
        (b"version=S2\ntiles=x.bin\n", "describes no levels: it has no [section]"),
    ] {
        let storage = with_ini(&game, ini);
        assert!(failure(&storage).contains(why), "{}", failure(&storage));
        let names = crate::exchange::sonlvl::import::level_names(&storage, &request());
        assert!(names.unwrap_err().to_string().contains(why));
        assert!(import_into(&storage, Path::new("/project")).is_err());
        assert!(!storage.files().contains_key(Path::new("/project/loopwright.json")));
    }
}

#[test]
fn ini_files_are_read_in_the_encodings_of_editors() {
    let mut game = sonic2();
    game.files.iter_mut().filter(|(name, ..)| *name == "layout/act1.kos").for_each(|file| file.0 = "Уровень.kos");
    let second = game.ini.split_once("[Lake").unwrap().1.to_owned();
    let ini = format!("{}[Озеро{second}", game.ini).replace("layout/act1.kos", "УРОВЕНЬ.kos").replace("Lake", "Холмы");
    let utf16: Vec<u8> = ini.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let cyrillic: Vec<u8> =
        ini.chars().map(|c| if c.is_ascii() { c as u8 } else { (c as u32 - 0x410 + 0xC0) as u8 }).collect();
    for (bytes, note) in [(ini.as_bytes().to_vec(), ""), (utf16, ""), (cyrillic, "read as Windows-1251")] {
        let found = read(&with_ini(&game, &bytes), &request(), &mut go_on).unwrap();
        let titles: Vec<&str> = acts(&found.project).map(|level| level.title.as_str()).collect();
        assert_eq!(titles, ["Холмы Act 1", "Озеро Act 1"], "{}", found.report);
        assert!(found.report.to_string().contains(note), "{}", found.report);
    }
}

/// Some systems write an accent behind its letter, others make one character of both.
#[test]
fn composed_and_decomposed_names_are_one_file() {
    let mut game = sonic2();
    for (in_ini, on_disk) in [("é.kos", "e\u{301}.kos"), ("e\u{301}.kos", "é.kos")] {
        let at = game.files.iter().position(|(name, ..)| name.starts_with("layout") || !name.contains('/'));
        game.files[at.unwrap()].0 = on_disk;
        let storage = with_ini(&game, game.ini.replace("layout/act1.kos", in_ini).as_bytes());
        let mut project = imported(&storage);
        edit_level(&mut project, 0, |level| {
            level.layout.set(5, 0, LayoutCell { chunk: 3, is_loop: false });
        });
        let plan = export(&storage, &mut project);
        assert_eq!(plan.files[0].path, on_disk, "{plan}");
    }
}

#[test]
fn lists_that_end_too_early_are_reported() {
    let end = [0xFF, 0xFF];
    for (game, name, bytes, said) in [
        (
            sonic2(),
            "obj/act1.bin",
            [&[1, 0, 0, 0x50, 0x26, 4].repeat(2)[..], &[1, 2, 3]].concat(),
            "object list ends in the middle of an entry, at byte 0xC: its last 3 bytes",
        ),
        (sonic2(), "obj/act1.bin", [1, 0, 0, 0x50, 0x26, 4].to_vec(), ""),
        (sonic1(), "obj/act1.bin", [1, 0, 0, 0x50, 0x26, 4].to_vec(), "object list has no end mark"),
        (sonic2(), "ring/act1.bin", vec![0, 0x80, 0x20, 0x50], "ring list has no end mark"),
        (
            sonic2(),
            "ring/act1.bin",
            vec![0, 0x80, 0x20, 0x50, 0, 0x90],
            "ring list ends in the middle of an entry, at byte 0x4: its last 2 bytes",
        ),
        (sonic2(), "ring/act1.bin", [&[0, 0x80, 0x20, 0x50][..], &end].concat(), ""),
        (sonic3k(), "ring/act1.bin", [&[0, 0, 0, 0, 0, 0x80, 0, 0x50][..], &end].concat(), ""),
        (
            sonic3k(),
            "ring/act1.bin",
            vec![0, 0, 0, 0, 0, 0x80, 0, 0x50, 0x12],
            "ring list ends in the middle of an entry",
        ),
        (sonic2(), "ring/act1.bin", Vec::new(), ""),
    ] {
        let storage = game.put();
        storage.put(Path::new("/game").join(name), bytes.as_slice());
        let report = read(&storage, &request(), &mut go_on).unwrap().report.to_string();
        assert!(report.contains(said), "{said}\n{report}");
        assert_eq!(said.is_empty(), !report.contains("entry, at byte") && !report.contains("no end mark"), "{report}");
    }
}

#[test]
fn room_is_counted_in_numbers_that_a_layout_can_name() {
    use crate::exchange::promises::RoomGauges;
    let game = two_acts(0x120, [&[1, 2, 3], &[4, 5]]);
    let found = read(&game.put(), &request(), &mut go_on).unwrap();
    assert!(found.report.to_string().contains("more chunks than the 256 that a layout can name"), "{}", found.report);
    let room = RoomGauges::default().room(&found.project, &found.project.levels[0]).unwrap();
    let chunks = room.lines().find(|line| line.what == "Chunks").unwrap();
    assert_eq!(chunks.allowed, 256);
}
