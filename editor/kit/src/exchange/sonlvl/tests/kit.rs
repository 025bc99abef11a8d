//! Against level data of the console itself, if its folder is named: it is no part of the project.

use super::*;

/// Against recordings' level data of the console, if its folder is named: what is at every place of the level.
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
                crate::exchange::sonlvl::zone::chunks::word_of(
                    crate::exchange::sonlvl::files::project::Engine::S1,
                    cell
                ),
                word & 0x7FFF
            );
            let shape = index.get(usize::from(word & 0x7FF)).map_or(0, |shape| usize::from(*shape));
            let tile = set.tiles[usize::from(set.blocks[usize::from(cell.block)].tile_a)];
            let array = |bytes: &[u8]| -> [i8; 16] { std::array::from_fn(|i| bytes[shape * 16 + i] as i8) };
            assert_eq!((tile.heights, tile.widths, tile.angle.0), (array(&heights), array(&widths), angles[shape]));
        }
    }
    let plan = plan(&storage, project, &request.into(), &mut go_on).unwrap();
    assert_eq!((plan.ready.targets.changed().count(), plan.ready.targets.files.len()), (0, 8), "{}", plan.report);
}

/// The levels of the kit as small disassemblies of their own.
fn kit_level(name: &str) -> Option<MemoryStorage> {
    let kit = PathBuf::from(std::env::var_os("LOOPWRIGHT_KIT")?).join(name);
    let storage = MemoryStorage::new();
    for entry in std::fs::read_dir(&kit).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_owned();
        storage.put(Path::new("/game").join(name), std::fs::read(&path).unwrap());
    }
    if name == "ghz1" {
        storage.put(
            "/game/SonLVL.ini",
            *b"version=S1\nlevelwidthmax=64\nlevelheightmax=8\ncolarr1=collision_normal.bin\n\
               colarr2=collision_rotated.bin\nangles=angle_map.bin\n[Act 1]\nchunks=chunks.kos\n\
               fglayout=layout.bin\ncolind=block_collision.bin\nobjects=objpos.bin\n\
               startpos=startpos.bin:s:Sonic\nloopchunks=B5\n",
        );
    }
    Some(storage)
}

/// One painted block in a level whose zone has no chunk number left: written, and nothing else changes.
#[test]
fn a_block_painted_in_a_full_zone_comes_back() {
    use crate::document::History;
    for name in ["ghz1", "s2_ehz1", "s3_hcz1"] {
        let Some(storage) = kit_level(name) else { return };
        let request = Request { ini: "/game/SonLVL.ini".into(), ..Request::default() };
        let project = read(&storage, &request, &mut go_on).unwrap().project;
        let untouched = plan(&storage, &project, &request.clone().into(), &mut go_on).unwrap();
        assert_eq!(untouched.ready.targets.changed().count(), 0, "{name}\n{untouched}");
        assert!(!untouched.report.lines.iter().any(|line| line.weight >= Weight::Lost), "{name}\n{untouched}");
        let key = project.levels[0].key.clone();
        let mut history = History::new(Document::new(project.clone(), None));
        let level = history.document().level(&key).unwrap().clone();
        // A place whose chunk is shown more than once, so that painting makes another one.
        let side = i32::from(project.chunk_size);
        let shared = (0..level.layout.height()).flat_map(|y| (0..level.layout.width()).map(move |x| (x, y)));
        let (x, y) = shared
            .filter(|(x, y)| {
                let cell = level.layout.get(*x, *y).unwrap();
                cell.chunk != 0 && !cell.is_loop && history.document().chunk_uses(cell.chunk) > 3
            })
            .nth(4)
            .unwrap();
        let at = (x as i32 * side + 3, y as i32 * side + 5);
        let was = cell_at(history.document(), &level, at.0, at.1).unwrap();
        let wanted = Cell { block: was.block ^ 1 | 2, flip_x: !was.flip_x, a: Solidity::TOP, ..was };
        let edits = block_edits(history.document(), &key, &[(at.0, at.1, wanted)], Scope::HereOnly).unwrap();
        history.apply("Paint", None, edits).unwrap();
        let painted = history.document().project().clone();
        assert!(painted.chunks.len() > project.chunks.len());
        let plan = plan(&storage, &painted, &request.clone().into(), &mut go_on).unwrap();
        println!("{name}\n{plan}");
        assert!(plan.is_writable(), "{name}\n{plan}");
        assert_eq!(plan.ready.targets.changed().count(), 2, "{name}: chunks and layout\n{plan}");
        plan.ready.targets.write(&storage).unwrap();
        let again = read(&storage, &request, &mut go_on).unwrap().project;
        assert!(cells(&again, 0) == cells(&painted, 0), "{name}");
        assert_eq!(again.levels[0].placements, painted.levels[0].placements, "{name}");
    }
}
