//! Files and paths that mean no good.

use super::*;
use std::collections::BTreeMap;

fn copy_of(files: &BTreeMap<PathBuf, Vec<u8>>) -> MemoryStorage {
    let storage = MemoryStorage::new();
    files.iter().for_each(|(path, bytes)| storage.put(path, bytes.as_slice()));
    storage
}

#[test]
fn paths_that_leave_the_disassembly_open_nothing() {
    for path in [
        "../../secret.bin",
        "/secret.bin",
        "..\\\\..\\\\secret.bin",
        "C:/secret.bin",
        "../x/../../secret.bin",
        "../../../../../../secret.bin",
    ] {
        let mut game = sonic1();
        game.ini = game.ini.replace("../layout/act1.bin", path).replace("../pal/all.bin", path);
        let storage = game.put();
        storage.put("/secret.bin", vec![0; 300]);
        storage.heal();
        let found = read(&storage, &request(), &mut go_on).unwrap();
        let report = found.report.to_string();
        assert!(found.project.levels.is_empty() && report.contains("leads out of"), "{path}\n{report}");
        let touched = storage.touched();
        assert!(!touched.iter().any(|path| path.to_string_lossy().contains("secret")), "{path}: {touched:?}");
    }
    // An INI file without sources around it: what is beside it is its own, what is above is not.
    let storage = MemoryStorage::new();
    storage.put("/top/game/SonLVL.ini", *b"version=S1\n[A]\nfglayout=../secret.bin\nchunks=c.kos\n");
    storage.put("/top/secret.bin", vec![0; 300]);
    let ini = PathBuf::from("/top/game/SonLVL.ini");
    let report = read(&storage, &Request { ini, ..Request::default() }, &mut go_on).unwrap().report.to_string();
    assert!(report.contains("leads out of /top/game"), "{report}");
}

/// Files that grow beyond all measure are refused, and quickly.
#[test]
fn bombs_are_refused() {
    let game = sonic2();
    let packed = game.put().files();
    let bomb = Kosinski.encode(&vec![0; 1 << 18]).unwrap();
    let put = |ini: &str| {
        let storage = copy_of(&packed);
        storage.put("/game/bomb.kos", bomb.as_slice());
        storage.put("/game/levels/SonLVL.ini", ini.as_bytes());
        storage
    };
    let many = vec!["../bomb.kos:0"; 250].join("|");
    for (key, value) in [
        ("chunks=../map/one.kos|../map/two.kos:0x2800", format!("chunks={many}")),
        ("chunks=../map/one.kos|../map/two.kos:0x2800", "chunks=../map/one.kos:0x7FFFFFFFFFFFFFFF".into()),
        ("layout=../layout/act1.kos", "layout=../bomb.kos".into()),
        ("tiles=../art/tiles.kos", format!("tiles={many}")),
        ("objects=../obj/act1.bin", "objects=../bomb.kos\nobjectcmp=Kosinski".into()),
    ] {
        let ini = game.ini.replace(key, &value);
        let storage = put(&ini);
        let started = std::time::Instant::now();
        let found = read(&storage, &request(), &mut go_on).unwrap();
        assert!(started.elapsed().as_secs() < 2, "{value:.40}");
        if !value.starts_with("objects") {
            assert!(found.report.to_string().contains("bytes"), "{value:.40}\n{}", found.report);
        }
    }
    let mut ini = game.ini.clone();
    for n in 0..1001 {
        ini += &format!("[{n}]\nlayout=../layout/act1.kos\n");
    }
    assert!(read(&put(&ini), &request(), &mut go_on).is_err());
}

/// Files cut short, changed and swapped; keys changed: an error or a report, never a panic.
#[test]
fn broken_disassemblies_are_reported() {
    let games = [sonic1(), sonic2(), sonic3k()];
    let packed = games.each_ref().map(|game| game.put().files());
    let mut noise = Noise(99);
    for round in 0..240 {
        let game = &games[round % 3];
        let storage = copy_of(&packed[round % 3]);
        for _ in 0..=noise.below(3) {
            let (name, ..) = game.files[noise.below(game.files.len())];
            let path = Path::new("/game").join(name);
            let mut bytes = storage.read(&path, 1 << 20).unwrap();
            let at = noise.below(bytes.len().max(1));
            match noise.below(5) {
                0 => bytes.truncate(at),
                1 => bytes = noise.bytes(400),
                2 => bytes.clear(),
                3 => bytes.extend_from_within(at..),
                _ => bytes.iter_mut().skip(at).take(6).for_each(|byte| *byte = noise.next() as u8),
            }
            storage.put(&path, bytes);
        }
        if round % 4 == 0 {
            let mut ini = game.ini.clone().into_bytes();
            for _ in 0..4 {
                let at = noise.below(ini.len());
                ini[at] = *b"=|:;\n0x9[]\\".get(noise.below(11)).unwrap();
            }
            storage.put("/game/levels/SonLVL.ini", ini);
        }
        let Ok(found) = read(&storage, &request(), &mut go_on) else { continue };
        for level in &found.project.levels {
            sim::level::Level::compile(&found.project, &level.key);
        }
        let Ok(plan) = plan(&storage, &found.project, &request().into(), &mut go_on) else { continue };
        let is_reported = plan.report.has_failures() || plan.ready.targets.changed().next().is_none();
        assert!(is_reported || round % 4 == 0 || plan.ready.targets.write(&storage).is_ok(), "{}", plan.report);
    }
}
