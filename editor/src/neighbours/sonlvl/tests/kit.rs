//! Against level data of the console itself, where its folder is named: it is no part of the project.

use super::*;

/// Against recordings' level data of the console, where its folder is named: what stands at every place of the level.
#[test]
fn the_level_of_the_conformance_kit_agrees() {
    let Some(kit) = std::env::var_os("LOOPWRIGHT_KIT").map(|kit| PathBuf::from(kit).join("ghz1")) else { return };
    let file = |name: &str| std::fs::read(kit.join(name)).unwrap();
    let names = [
        "layout.bin",
        "chunks.kos",
        "block_collision.bin",
        "collision_normal.bin",
        "collision_rotated.bin",
        "angle_map.bin",
        "objpos.bin",
        "startpos.bin",
    ];
    let storage = MemoryStorage::new();
    for name in names {
        storage.put(Path::new("/game").join(name), file(name));
    }
    let ini = "version=S1\ncolarr1=collision_normal.bin\ncolarr2=collision_rotated.bin\nangles=angle_map.bin\n[Act 1]\n\
               chunks=chunks.kos\nfglayout=layout.bin\ncolind=block_collision.bin\nobjects=objpos.bin\n\
               startpos=startpos.bin:s:Sonic\nloopchunks=B5\n";
    storage.put("/game/SonLVL.ini", ini.as_bytes());
    let request = Request { ini: "/game/SonLVL.ini".into(), ..Request::default() };
    let started = std::time::Instant::now();
    let found = read(&storage, &request, &mut go_on).unwrap();
    println!("imported in {:?}\n{}", started.elapsed(), found.report);
    let [layout, chunks, index, heights, widths, angles] =
        ["layout.bin", "chunks.bin", names[2], names[3], names[4], names[5]].map(file);
    assert!(Compression::Kosinski.decode(&file("chunks.kos")).unwrap() == chunks);
    let (project, level) = (&found.project, &found.project.levels[0]);
    let set = &project.tilesets[0].tileset;
    let word = |chunk: u8, place: usize| {
        let at = (usize::from(chunk) - 1) * 512 + place * 2;
        u16::from_be_bytes([chunks[at], chunks[at + 1]])
    };
    for (i, byte) in layout[2..].iter().enumerate() {
        let cell = level.layout.get(i as u32 % 48, i as u32 / 48).unwrap();
        assert_eq!((cell.chunk, cell.is_loop), (u16::from(byte & 0x7F), byte & 0x80 != 0));
        for place in (0..256).filter(|_| byte & 0x7F != 0) {
            let (word, cell) = (word(byte & 0x7F, place), project.chunks[usize::from(cell.chunk)].cells[place]);
            assert_eq!(
                crate::neighbours::sonlvl::chunks::word_of(crate::neighbours::sonlvl::project::Engine::S1, cell),
                word & 0x7FFF
            );
            let shape = index.get(usize::from(word & 0x7FF)).map_or(0, |shape| usize::from(*shape));
            let tile = set.tiles[usize::from(set.blocks[usize::from(cell.block)].tile_a)];
            let array = |bytes: &[u8]| -> [i8; 16] { std::array::from_fn(|i| bytes[shape * 16 + i] as i8) };
            assert_eq!((tile.heights, tile.widths, tile.angle.0), (array(&heights), array(&widths), angles[shape]));
        }
    }
    let plan = plan(&storage, project, &request, &mut go_on).unwrap();
    assert_eq!((plan.targets.changed().count(), plan.targets.files.len()), (0, 8), "{}", plan.report);
}
