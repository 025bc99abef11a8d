//! Whole disassemblies of our own making, in memory: in, out, edited, broken.
#![allow(clippy::unwrap_used)]

use super::{Request, Weight, import_into, plan, read};
use crate::neighbours::compression::Compression;
use sim::file::{MemoryStorage, Storage};
use sim::project::{LevelData, Project};
use sim::ruleset::Game;
use sim::tiles::{Cell, ChunkRole, LayoutCell, Solidity, TileLayer};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

struct Noise(u64);

impl Noise {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        self.0 >> 24
    }

    fn below(&mut self, most: usize) -> usize {
        self.next() as usize % most
    }

    fn bytes(&mut self, count: usize) -> Vec<u8> {
        (0..count).map(|_| self.next() as u8).collect()
    }

    fn words(&mut self, count: usize, mut word: impl FnMut(&mut Self) -> u16) -> Vec<u8> {
        (0..count).flat_map(|_| word(self).to_be_bytes()).collect()
    }
}

/// A disassembly: files by name, how they are packed, what is in them.
struct Disassembly {
    files: Vec<(&'static str, Compression, Vec<u8>)>,
    ini: String,
}

use Compression::{Enigma, Kosinski, KosinskiModuled, Nemesis, Uncompressed};

impl Disassembly {
    fn put(&self) -> MemoryStorage {
        let storage = MemoryStorage::new();
        for (name, compression, bytes) in &self.files {
            storage.put(Path::new("/game").join(name), compression.encode(bytes).unwrap());
        }
        storage.put("/game/levels/SonLVL.ini", self.ini.as_bytes());
        storage.put("/game/main.asm", *b"; ours");
        storage
    }

    fn unpacked(&self, storage: &MemoryStorage, name: &str) -> Vec<u8> {
        let (_, compression, _) = self.files.iter().find(|(known, ..)| *known == name).unwrap();
        compression.decode(&storage.read(&Path::new("/game").join(name), 1 << 20).unwrap()).unwrap()
    }
}

const ARRAYS: &str = "colarr1=../col/heights.bin\ncolarr2=../col/widths.bin\nangles=../col/angles.bin\n";

fn arrays(noise: &mut Noise, files: &mut Vec<(&'static str, Compression, Vec<u8>)>) {
    let array = |noise: &mut Noise| {
        let mut bytes: Vec<u8> = (0..0x1000).map(|_| (noise.below(33) as u8).wrapping_sub(16)).collect();
        bytes[..16].fill(0);
        bytes
    };
    files.push(("col/heights.bin", Uncompressed, array(noise)));
    files.push(("col/widths.bin", Uncompressed, array(noise)));
    files.push((
        "col/angles.bin",
        Uncompressed,
        (0..256).map(|i| if i == 0 { 0xFF } else { noise.next() as u8 }).collect(),
    ));
    files.push(("pal/all.bin", Uncompressed, noise.words(64, |noise| noise.next() as u16 & 0xEEE)));
}

fn objects(noise: &mut Noise, count: usize, switcher: Option<u8>) -> Vec<u8> {
    let mut bytes = Vec::new();
    for i in 0..count {
        let x = (i * 40 + noise.below(200)) as u16; // not always sorted
        let id = if i % 5 == 0 { switcher.unwrap_or(0x41) } else { noise.below(0x7F) as u8 };
        bytes.extend(x.to_be_bytes());
        bytes.extend((noise.next() as u16).to_be_bytes());
        bytes.extend([id, noise.next() as u8]);
    }
    bytes.extend([0xFF, 0xFF, 0, 0, 0, 0]);
    bytes.extend([0xFF, 0xFF, 1, 2]); // padding that nobody reads
    bytes
}

fn sonic1() -> Disassembly {
    let mut noise = Noise(1);
    let mut files = Vec::new();
    arrays(&mut noise, &mut files);
    let chunk = |noise: &mut Noise| noise.words(256, |noise| noise.below(24) as u16 | (noise.next() as u16 & 0x7800));
    files.push(("map/one.kos", Kosinski, (0..0x30).flat_map(|_| chunk(&mut noise)).collect()));
    files.push(("map/two.kos", Kosinski, (0..0x25).flat_map(|_| chunk(&mut noise)).collect()));
    files.push((
        "map/blocks.eni",
        Enigma,
        noise.words(24 * 4, |noise| noise.below(16) as u16 | (noise.next() as u16 & 0xF800)),
    ));
    files.push(("art/tiles.nem", Nemesis, noise.bytes(16 * 32)));
    let mut index: Vec<u8> = noise.bytes(24);
    index[0] = 0;
    files.push(("col/zone.bin", Uncompressed, index));
    let mut layout = vec![11, 2];
    layout.extend((0..36).map(|_| noise.below(0x56) as u8 | if noise.below(4) == 0 { 0x80 } else { 0 }));
    layout[2 + 35] = 0x28 | 0x80;
    files.push(("layout/act1.bin", Uncompressed, layout));
    files.push(("obj/act1.bin", Uncompressed, objects(&mut noise, 40, None)));
    files.push(("start/act1.bin", Uncompressed, vec![0xAA, 0xBB, 0x00, 0x50, 0x03, 0xB0]));
    let ini = format!(
        "version=S1\n{ARRAYS}\n[Hills\\\\Act 1]\ndisplayname=Hills 1\ntiles=../art/tiles.nem\nblocks=../map/blocks.eni\n\
         chunks=../map/one.kos|../map/two.kos\nfglayout=../layout/act1.bin\nbglayout=../layout/back.bin\n\
         colind=../col/zone.bin\nobjects=../obj/act1.bin\nstartpos=../start/act1.bin:obj01.ini:Sonic:2\n\
         palette=../pal/all.bin:0:0:64\nloopchunks=B5\n"
    );
    Disassembly { files, ini }
}

fn sonic2() -> Disassembly {
    let mut noise = Noise(2);
    let mut files = Vec::new();
    arrays(&mut noise, &mut files);
    let chunks = |noise: &mut Noise, count: usize| noise.words(count * 64, |noise| noise.next() as u16 & 0xFC1F);
    files.push(("map/one.kos", Kosinski, chunks(&mut noise, 0x60)));
    files.push(("map/two.kos", Kosinski, chunks(&mut noise, 0x20)));
    files.push(("map/blocks.kos", Kosinski, noise.words(0x40 * 4, |noise| noise.below(32) as u16 | 0x8000)));
    files.push(("art/tiles.kos", Kosinski, noise.bytes(32 * 32)));
    for name in ["col/first.kos", "col/second.kos"] {
        let mut index = noise.bytes(0x300);
        index[0] = 0;
        files.push((name, Kosinski, index));
    }
    let mut layout: Vec<u8> = (0..0x1000).map(|_| noise.below(0x70) as u8).collect();
    layout[5] = 0;
    files.push(("layout/act1.kos", Kosinski, layout));
    files.push(("obj/act1.bin", Uncompressed, objects(&mut noise, 60, Some(3))));
    let mut rings = noise.words(80, |noise| noise.next() as u16 & 0x7FFF);
    rings.extend([0xFF, 0xFF]);
    files.push(("ring/act1.bin", Uncompressed, rings));
    files.push(("start/act1.bin", Uncompressed, vec![0x00, 0x60, 0x02, 0x8F]));
    let ini = format!(
        "version=S2\ngamename=Ours\n{ARRAYS}\n[Lake\\\\Act 1]\ntiles=../art/tiles.kos\nblocks=../map/blocks.kos\n\
         chunks=../map/one.kos|../map/two.kos:0x2800\nlayout=../layout/act1.kos\ncolind1=../col/first.kos\n\
         colind2=../col/second.kos\nobjects=../obj/act1.bin\nrings=../ring/act1.bin\n\
         startpos=../start/act1.bin:obj01.ini:Sonic\npalette=../pal/all.bin:0:0:64\nwaterheight=2A0\n"
    );
    Disassembly { files, ini }
}

fn sonic3k() -> Disassembly {
    let mut noise = Noise(3);
    let mut files = Vec::new();
    arrays(&mut noise, &mut files);
    let chunks = |noise: &mut Noise, count: usize| noise.words(count * 64, |noise| noise.next() as u16 & 0xFC7F);
    let mut first = chunks(&mut noise, 0x40);
    first[..128].fill(0);
    files.push(("map/one.kos", Kosinski, first));
    files.push(("map/two.kos", Kosinski, chunks(&mut noise, 0x40)));
    files.push(("map/blocks.kos", Kosinski, noise.words(0x80 * 4, |noise| noise.below(64) as u16)));
    files.push(("art/tiles.kosm", KosinskiModuled, noise.bytes(0x1200)));
    let mut pairs = noise.bytes(0x600);
    pairs[..2].fill(0);
    files.push(("col/one.bin", Uncompressed, pairs));
    let mut words = noise.words(0x600, |noise| noise.below(0x100) as u16);
    words[..2].fill(0);
    words[0x600..0x602].fill(0);
    files.push(("col/two.bin", Uncompressed, words));
    for (name, seed) in [("layout/act1.bin", 5u8), ("layout/act2.bin", 9)] {
        let cells = (0..20 * 8).map(|i: u32| (i.wrapping_mul(u32::from(seed)) % 0x40) as u8).collect();
        let mut file = super::layout::Layout { width: 20, cells }.write(super::project::Engine::S3k, &[]).unwrap();
        // A background of two rows of three.
        let at = (0x8000 + file.len()) as u16;
        file[2..4].copy_from_slice(&3u16.to_be_bytes());
        file[6..8].copy_from_slice(&2u16.to_be_bytes());
        file[10..12].copy_from_slice(&at.to_be_bytes());
        file[14..16].copy_from_slice(&(at + 3).to_be_bytes());
        file.extend([1, 2, 3, 4, 5, 6]);
        files.push((name, Uncompressed, file));
    }
    files.push(("obj/act1.bin", Uncompressed, objects(&mut noise, 60, Some(2))));
    let mut rings = vec![0; 4];
    rings.extend(noise.words(90, |noise| noise.next() as u16 & 0x7FFF));
    rings.extend([0xFF, 0xFF, 0, 0]);
    files.push(("ring/act1.bin", Uncompressed, rings));
    files.push(("start/both.bin", Uncompressed, vec![0, 0x60, 4, 0, 1, 0x60, 5, 0]));
    let zone = |n: &str| {
        format!(
            "tiles=../art/tiles.kosm\nblocks=../map/blocks.kos\nchunks=../map/one.kos|../map/two.kos\n\
             layout=../layout/act{n}.bin\nobjects=../obj/act1.bin\nrings=../ring/act1.bin\n\
             startpos=../start/both.bin:s:Sonic|../start/both.bin:k:Knuckles:4\npalette=../pal/all.bin:0:0:64\n"
        )
    };
    let ini = format!(
        "version=S3K\n{ARRAYS}\n[Isle\\\\Act 1]\n{}colind=../col/one.bin\n[Isle\\\\Act 2]\n{}colind=../col/two.bin\ncolindsz=2\n\
         [Isle\\\\Act 3]\n{}colind=../col/one.bin\n",
        zone("1"),
        zone("2"),
        zone("2")
    );
    Disassembly { files, ini }
}

fn go_on(_: usize, _: usize, _: &str) -> ControlFlow<()> {
    ControlFlow::Continue(())
}

fn request() -> Request {
    Request { ini: "/game/levels/SonLVL.ini".into(), ..Request::default() }
}

fn imported(storage: &MemoryStorage) -> Project {
    let imported = read(storage, &request(), &mut go_on).unwrap();
    assert!(!imported.report.has_failures(), "{}", imported.report);
    imported.project
}

fn edit_level(project: &mut Project, at: usize, edit: impl FnOnce(&mut LevelData)) {
    edit(Arc::make_mut(&mut project.levels[at]));
}

#[test]
fn a_level_of_sonic_1_comes_over() {
    let game = sonic1();
    let storage = game.put();
    let project = imported(&storage);
    assert_eq!((project.ruleset.preset, project.chunk_size, project.chunks.len()), (Game::Sonic1, 16, 1 + 0x55));
    let level = &project.levels[0];
    assert_eq!((level.key.as_str(), level.title.as_str(), level.wrap_y), ("hills-act-1", "Hills 1", Some(2048)));
    assert_eq!((level.start.x, level.start.y), (0x50, 0x3B0));
    let layout = game.unpacked(&storage, "layout/act1.bin");
    for (i, byte) in layout[2..].iter().enumerate() {
        let cell = level.layout.get(i as u32 % 12, i as u32 / 12).unwrap();
        assert_eq!((cell.chunk, cell.is_loop), (u16::from(byte & 0x7F), byte & 0x80 != 0), "{i}");
    }
    let role = |chunk: usize| project.chunks[chunk].role;
    assert_eq!(
        [role(0x35), role(0x1F), role(0x20), role(0x34)],
        [ChunkRole::Loop, ChunkRole::Tunnel, ChunkRole::Tunnel, ChunkRole::Plain]
    );
    assert_eq!((project.chunks[0x28].low_plane, project.chunks[0x35].low_plane), (Some(0x51), None));
    assert_eq!(level.placements.len(), 40);
    assert!(level.placements[0].kind.starts_with("sonic1:"));
    assert!(sim::level::Level::compile(&project, &level.key).is_some());
}

#[test]
fn a_level_of_sonic_2_comes_over() {
    let game = sonic2();
    let storage = game.put();
    let project = imported(&storage);
    let level = &project.levels[0];
    assert_eq!((project.ruleset.preset, project.chunk_size, &*project.name), (Game::Sonic2, 8, "Ours"));
    assert_eq!((level.water, level.switchers.len(), level.placements.len()), (Some(0x2A0), 12, 48 + 40));
    assert_eq!((level.layout.width(), level.layout.height()), (128, 16));
    // Chunk 0 of the file is not blank: it has a number of its own here.
    let zero = level.layout.row(0).zip(game.unpacked(&storage, "layout/act1.kos")).find(|(_, byte)| *byte == 0);
    assert_eq!(zero.map(|(cell, _)| usize::from(cell.chunk)), Some(project.chunks.len() - 1));
    // The second file covers the first one's last chunks from its offset on.
    let second = game.unpacked(&storage, "map/two.kos");
    let word = u16::from_be_bytes([second[0], second[1]]);
    let cell = project.chunks[0x2800 / 128].cells[0];
    assert_eq!(
        (cell.block, cell.flip_x, cell.a.top, cell.b.sides_and_bottom),
        (word & 0x3FF, word & 0x400 != 0, word & 0x1000 != 0, word & 0x8000 != 0)
    );
    let tileset = &project.tilesets[0].tileset;
    let index = ["col/first.kos", "col/second.kos"].map(|name| u16::from(game.unpacked(&storage, name)[7]));
    assert_eq!([tileset.blocks[7].tile_a, tileset.blocks[7].tile_b], index);
    assert!(tileset.blocks[1].front, "all its patterns are in front");
}

#[test]
fn levels_of_sonic_3_share_a_zone_where_they_have_the_same_files() {
    let storage = sonic3k().put();
    let project = imported(&storage);
    assert_eq!((project.levels.len(), project.tilesets.len()), (3, 2), "acts 1 and 3 are of one zone");
    assert_eq!(project.tilesets[1].first_block, 0x300);
    let second = project.levels[1].layout.get(1, 0).unwrap();
    assert_eq!(second.chunk, 1 + 0x7F + 9 - 1, "the second zone's chunks follow the first one's");
    assert_eq!((project.levels[0].start.x, project.levels[0].start.y), (0x60, 0x400));
}

#[test]
fn nothing_edited_is_nothing_changed() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        // Through a saved project: what the files of a project cannot carry would show.
        import_into(&storage, &request(), Path::new("/project"), &mut go_on).unwrap();
        let opened = sim::file::open(&storage, Path::new("/project"), &mut |_, _| {}).unwrap();
        let plan = plan(&storage, &opened.project, &request(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        assert!(plan.targets.files.len() > 6);
        let changed: Vec<_> = plan.targets.changed().map(|target| &target.path).collect();
        assert!(changed.is_empty(), "{changed:?}\n{}", plan.report);
        assert!(!plan.report.lines.iter().any(|line| line.weight == Weight::Lost), "{}", plan.report);
        assert!(plan.targets.write(&storage).unwrap().is_empty());
    }
}

#[test]
fn files_that_are_gone_are_written_anew_with_the_same_content() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let project = imported(&storage);
        let made: Vec<_> = game
            .files
            .iter()
            .filter(|(name, ..)| !name.starts_with("art") && !name.starts_with("pal") && !name.contains("blocks"))
            .collect();
        for (name, ..) in &made {
            storage.take(Path::new("/game").join(name));
        }
        let plan = plan(&storage, &project, &request(), &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        plan.targets.write(&storage).unwrap();
        for (name, _, bytes) in made {
            let written = game.unpacked(&storage, name);
            match *name {
                // What stood behind the end mark is gone with the file, and entries are sorted.
                "obj/act1.bin" => assert_eq!(written.len(), bytes.len() - 4),
                "start/act1.bin" => assert_eq!(written[written.len() - 4..], bytes[bytes.len() - 4..]),
                // Chunks that a later file covers were never seen.
                "map/one.kos" if bytes.len() == 0x60 * 128 => assert_eq!(written[..0x2800], bytes[..0x2800]),
                "ring/act1.bin" => assert!(written.len() >= bytes.len() - 2),
                _ => assert!(written == *bytes, "{name}"),
            }
        }
    }
}

#[test]
fn an_edit_is_written_and_comes_back() {
    for game in [sonic1(), sonic2(), sonic3k()] {
        let storage = game.put();
        let mut project = imported(&storage);
        let before = project.clone();
        let side = usize::from(project.chunk_size).pow(2);
        // A chunk of the zone, a new chunk, a place in the layout, a shape, an angle, a block's tile, things.
        let first = project.tilesets[0].first_block;
        let chunks = Arc::make_mut(&mut project.chunks);
        Arc::make_mut(&mut chunks[2]).cells[5] =
            Cell { block: first + 9, flip_x: true, a: Solidity::TOP, ..Cell::default() };
        let new_chunk = chunks.len() as u16;
        let mut made = (*chunks[3]).clone();
        made.cells[side - 1] = Cell { block: first + 3, flip_y: true, a: Solidity::ALL, ..Cell::default() };
        (made.role, made.low_plane) = (ChunkRole::Plain, None);
        chunks.push(Arc::new(made.clone()));
        let set = Arc::make_mut(&mut project.tilesets[0]);
        let tileset = Arc::make_mut(&mut set.tileset);
        let tile = &mut Arc::make_mut(&mut tileset.tiles)[17];
        (tile.heights, tile.widths, tile.flagged) = ([-3; 16], [16; 16], false);
        tile.angle = sim::angle::Angle(0x40);
        let block = &mut Arc::make_mut(&mut tileset.blocks)[11];
        (block.tile_a, block.tile_b) = (17, 17);
        edit_level(&mut project, 0, |level| {
            level.layout.set(4, 1, LayoutCell { chunk: new_chunk, is_loop: false });
            level.layout.set(5, 1, LayoutCell { chunk: 2, is_loop: false });
            level.start.x = 0x123;
            level.placements[3].x = 0x700;
            level.placements.remove(1);
            if let Some(switcher) = level.switchers.first_mut() {
                switcher.half_length = 256;
                switcher.left_or_above.layer = TileLayer::B;
            }
        });
        // One level only: the file that the acts of one zone share is written once.
        let name = super::extra::read::<super::extra::LevelExtra>(&project.levels[0].extra).unwrap().section;
        let plan = plan(&storage, &project, &Request { levels: vec![name], ..request() }, &mut go_on).unwrap();
        assert!(!plan.report.has_failures(), "{}", plan.report);
        let written = plan.targets.write(&storage).unwrap();
        assert!(written.len() >= 7, "{}", plan.report);
        assert!(storage.files().contains_key(&PathBuf::from("/game/map/one.kos.bak")));
        let after = imported(&storage);
        let (level, wanted) = (&after.levels[0], &project.levels[0]);
        assert_eq!(after.chunks[2].cells, project.chunks[2].cells);
        let number = level.layout.get(4, 1).unwrap().chunk;
        assert_eq!(after.chunks[usize::from(number)].cells, made.cells, "the new chunk has the next number");
        assert_eq!(level.layout.get(5, 1).unwrap().chunk, 2);
        let tileset = &after.tilesets[0].tileset;
        assert_eq!(tileset.tiles[17], project.tilesets[0].tileset.tiles[17]);
        assert_eq!((tileset.blocks[11].tile_a, tileset.blocks[11].tile_b), (17, 17));
        assert_eq!((level.start.x, level.start.y), (0x123, wanted.start.y));
        let things = |level: &LevelData| {
            let mut all: Vec<_> =
                level.placements.iter().map(|p| (p.kind.clone(), p.x, p.y, p.flip_x, p.flip_y)).collect();
            all.sort();
            all
        };
        assert_eq!(things(level), things(wanted));
        let sides = |level: &LevelData| {
            let mut all: Vec<_> =
                level.switchers.iter().map(|s| (s.x, s.y, s.half_length, s.left_or_above.layer as u8)).collect();
            all.sort();
            all
        };
        assert_eq!(sides(level), sides(wanted));
        assert_eq!(before.levels[0].placements.len(), level.placements.len() + 1);
    }
}

#[test]
fn what_the_game_cannot_hold_is_told() {
    let game = sonic1();
    let storage = game.put();
    let mut project = imported(&storage);
    let chunks = Arc::make_mut(&mut project.chunks);
    Arc::make_mut(&mut chunks[1]).cells[0].b = Solidity::ALL;
    Arc::make_mut(&mut chunks[1]).cells[1].block = 60_000;
    edit_level(&mut project, 0, |level| {
        level.placements[0].y = 5000;
        level.placements[1].kind = "bumper".into();
        level.switchers.push(Default::default());
    });
    let plan = plan(&storage, &project, &request(), &mut go_on).unwrap();
    let lost: Vec<&str> =
        plan.report.lines.iter().filter(|line| line.weight == Weight::Lost).map(|line| line.text.as_str()).collect();
    for word in ["second layer", "block 60000", "5000", "bumper", "layer switcher"] {
        assert!(lost.iter().any(|line| line.contains(word)), "{word}: {lost:?}");
    }
}

#[test]
fn a_missing_file_is_named_or_found_under_its_stem() {
    let game = sonic1();
    let storage = game.put();
    let chunks = storage.read(Path::new("/game/map/one.kos"), 1 << 20).unwrap();
    storage.take("/game/map/one.kos");
    storage.put("/game/map/One.Kosinski", chunks);
    // Here the ending tells that it is not packed any more.
    let index = game.unpacked(&storage, "map/two.kos");
    storage.take("/game/map/two.kos");
    storage.put("/game/map/two.unc", index);
    storage.take("/game/obj/act1.bin");
    let found = read(&storage, &request(), &mut go_on).unwrap();
    let report = found.report.to_string();
    for words in
        ["`One.Kosinski` beside it was taken", "`two.unc` beside it was taken", "/game/obj/act1.bin is missing"]
    {
        assert!(report.contains(words), "{words}\n{report}");
    }
    assert_eq!(found.project.chunks.len(), 1 + 0x55);
    let plan = plan(&storage, &found.project, &request(), &mut go_on).unwrap();
    let changed: Vec<_> = plan.targets.changed().map(|target| target.path.clone()).collect();
    assert_eq!(changed, [PathBuf::from("/game/obj/act1.bin")], "an empty list in its place");
}

#[test]
fn single_backslashes_are_understood_where_nothing_else_is_meant() {
    let mut game = sonic1();
    game.ini = game.ini.replace("fglayout=../layout/act1.bin", "fglayout=..\\layout\\act1.bin");
    game.ini = game.ini.replace("chunks=../map/one.kos|../map/two.kos", "chunks=..\\map\\one.kos|..\\map\\two.kos");
    let project = imported(&game.put());
    assert_eq!(project.chunks.len(), 1 + 0x55);
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
    // An INI file without sources around it: what lies beside it is its own, what lies above is not.
    let storage = MemoryStorage::new();
    storage.put("/top/game/SonLVL.ini", *b"version=S1\n[A]\nfglayout=../secret.bin\nchunks=c.kos\n");
    storage.put("/top/secret.bin", vec![0; 300]);
    let ini = PathBuf::from("/top/game/SonLVL.ini");
    let report = read(&storage, &Request { ini, ..Request::default() }, &mut go_on).unwrap().report.to_string();
    assert!(report.contains("leads out of /top/game"), "{report}");
}

#[test]
fn levels_are_found_by_any_of_their_names() {
    let storage = sonic3k().put();
    for (name, section) in [
        ("Isle\\Act 2", "isle-act-2"),
        ("isle/act 2", "isle-act-2"),
        ("Act 3", "isle-act-3"),
        ("Isle Act 1", "isle-act-1"),
    ] {
        let request = Request { levels: vec![name.into()], ..request() };
        let levels = read(&storage, &request, &mut go_on).unwrap().project.levels;
        assert_eq!(levels.iter().map(|level| level.key.as_str()).collect::<Vec<_>>(), [section], "{name}");
    }
    let error = read(&storage, &Request { levels: vec!["Act 9".into()], ..request() }, &mut go_on).unwrap_err();
    assert!(error.to_string().contains("`Isle\\Act 1`"), "{error}");
    let cancelled = read(&storage, &request(), &mut |done, _, _| {
        if done == 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(cancelled.is_err());
}

#[test]
fn a_user_file_lies_over_the_project() {
    let storage = sonic1().put();
    storage.put("/game/levels/SonLVL.user.ini", *b"gamename=Mine\n[Hills\\\\Act 1]\ndisplayname=My hills\n");
    let project = imported(&storage);
    assert_eq!((&*project.name, &*project.levels[0].title), ("Mine", "My hills"));
}

#[test]
fn a_project_that_is_there_is_not_overwritten() {
    let storage = sonic1().put();
    import_into(&storage, &request(), Path::new("/project"), &mut go_on).unwrap();
    let before = storage.files();
    assert!(import_into(&storage, &request(), Path::new("/project"), &mut go_on).is_err());
    assert_eq!(storage.files(), before);
}

/// Files cut short, changed and swapped; keys changed: an error or a report, never a panic.
#[test]
fn broken_disassemblies_are_told_about() {
    let games = [sonic1(), sonic2(), sonic3k()];
    let mut noise = Noise(99);
    for round in 0..240 {
        let game = &games[round % 3];
        let storage = game.put();
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
        let Ok(plan) = plan(&storage, &found.project, &request(), &mut go_on) else { continue };
        let told = plan.report.has_failures() || plan.targets.changed().next().is_none();
        assert!(told || round % 4 == 0 || plan.targets.write(&storage).is_ok(), "{}", plan.report);
    }
}
