//! Whatever an import accepts, an export without an edit writes nothing and is not refused.

use super::*;

/// Damages a file's content: cut, empty, gone, longer, other words.
fn damage(noise: &mut Noise, storage: &MemoryStorage, (name, compression, bytes): &(&str, Compression, Vec<u8>)) {
    let path = Path::new("/game").join(name);
    let mut bytes = bytes.clone();
    match noise.below(7) {
        0 => {
            storage.take(&path);
            return;
        }
        1 => bytes.clear(),
        2 => bytes.truncate(noise.below(bytes.len() + 1)),
        3 => bytes.truncate(noise.below(40)),
        4 => {
            let more = noise.below(15);
            bytes.extend(noise.bytes(more));
        }
        5 => {
            for _ in 0..8 {
                let at = noise.below(bytes.len());
                bytes[at] = noise.next() as u8;
            }
        }
        _ => bytes = noise.bytes(bytes.len()),
    }
    // Bytes that the compression cannot hold are left uncompressed: the file cannot be read.
    storage.put(&path, compression.encode(&bytes).unwrap_or(bytes));
}

#[test]
fn an_export_without_an_edit_writes_nothing() {
    let (mut exported, mut cut) = (0, 0);
    for (game, number) in [sonic1(), sonic2(), sonic3k(), nick_arcade()].into_iter().zip(1..) {
        for round in 0..150 {
            let mut noise = Noise(number * 7919 + round);
            let storage = game.put();
            for _ in 0..=noise.below(3) {
                let file = noise.below(game.files.len());
                damage(&mut noise, &storage, &game.files[file]);
            }
            let Ok(found) = read(&storage, &request(), &mut go_on) else { continue };
            if found.project.levels.is_empty() {
                continue;
            }
            exported += 1;
            cut += usize::from(found.report.lines.iter().any(|line| line.weight == Weight::Lost));
            let before = storage.files();
            let plan = plan(&storage, &found.project, &request().into(), &mut go_on).unwrap();
            let changed: Vec<_> = plan.files.iter().map(ToString::to_string).collect();
            let name = format!("{} round {round}\n{}\n{plan}", &game.ini[..12], found.report);
            assert_eq!(changed, [""; 0], "{name}");
            assert!(plan.is_writable(), "{name}");
            assert_eq!(said(&plan, Weight::Lost), "", "{name}");
            plan.ready.targets.write(&storage).unwrap();
            assert!(storage.files() == before, "{name}");
        }
    }
    assert!(exported > 300 && cut > 50, "{exported} {cut}");
}

/// Two zones share a file of blocks that ends before the blocks which the game draws itself; chunks name some of the
/// numbers between.
#[test]
fn blocks_behind_the_end_of_a_file_are_not_made() {
    let mut game = two_acts(0x20, [&[1, 2, 3], &[4, 5]]);
    let words = [[0x17F0u16.to_be_bytes(), 7u16.to_be_bytes()].concat(), vec![0x11; 16]].concat();
    game.files.push(("map/animated.bin", Uncompressed, words));
    let chunks = &mut game.files.iter_mut().find(|(name, ..)| *name == "map/all.kos").unwrap().2;
    // Blocks 21, 300 and 3FF: the files have 20, the game has room for 300.
    for (cell, word) in [(64, 0x1021u16), (65, 0x1300), (66, 0x13FF), (67, 0x12FE)] {
        chunks[cell * 2..][..2].copy_from_slice(&word.to_be_bytes());
    }
    game.ini = game.ini.replace("[Hill", "animblocks=../map/animated.bin\n[Hill");
    let storage = game.put();
    let mut project = imported(&storage);
    assert_eq!(export(&storage, &mut project).ready.targets.changed().count(), 0);
    // A chunk that names them can be painted, and an edited block of them is written.
    let block = project.tilesets[0].first_block + 3;
    paint(&mut project, 0, (7, 7), Cell { block, ..Cell::default() });
    let plan = export(&storage, &mut project);
    let changed: Vec<&str> = plan.files.iter().map(|line| line.path.as_str()).collect();
    assert_eq!(changed, ["map/all.kos"], "{plan}");
    let words = game.unpacked(&storage, "map/all.kos");
    assert_eq!(words[130..134], [0x13, 0x00, 0x13, 0xFF]);
}
