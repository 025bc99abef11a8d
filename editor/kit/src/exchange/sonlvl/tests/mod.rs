//! Whole disassemblies of our own making, in memory: in, out, edited, broken.
#![allow(clippy::unwrap_used)]

mod blocks;
mod colors;
mod export;
mod hostile;
mod import;
mod kit;
mod numbers;
mod patterns;
mod pictures;
mod planes;
mod refresh;
mod replace;
mod shared;
mod texts;
mod things;
mod twice;
mod unedited;
mod untouched;
mod versions;

use crate::document::paint::{Scope, block_edits, cell_at};
use crate::document::{Document, Edit};
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::{ExportRequest, Plan, Request, SonLvlProject, plan, read};
use crate::exchange::{self, Failure, Report, Weight};
use sim::file::{MemoryStorage, Storage};
use sim::project::{LevelData, Project, Start};
use sim::ruleset::{Character, Game};
use sim::tiles::{Cell, ChunkRole, LayoutCell, Solidity, TileLayer};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Imports the level project of [`request`].
fn import_into(storage: &dyn Storage, folder: &Path) -> Result<Report, Failure> {
    let request = exchange::Request { file: request().ini, ..exchange::Request::default() };
    exchange::import_into(storage, (&SonLvlProject, &request), folder, &mut go_on)
}

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
        let mut file = crate::exchange::sonlvl::files::layout::Layout { width: 20, cells }
            .write(crate::exchange::sonlvl::files::project::Engine::S3k, &[])
            .unwrap();
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

/// The early prototype of Sonic 2: nearly all of its files are not compressed.
fn nick_arcade() -> Disassembly {
    let mut noise = Noise(4);
    let mut files = Vec::new();
    arrays(&mut noise, &mut files);
    files.push(("map/all.bin", Uncompressed, noise.words(0x98 * 64, |noise| noise.next() as u16 & 0xFC1F)));
    files.push(("map/blocks.bin", Uncompressed, noise.words(0x40 * 4, |noise| noise.below(32) as u16)));
    files.push(("art/tiles.nem", Nemesis, noise.bytes(32 * 32)));
    for name in ["col/first.bin", "col/second.bin"] {
        let mut index = noise.bytes(0x60);
        index[0] = 0;
        files.push((name, Uncompressed, index));
    }
    let cells = (0x70..0x90).chain(0x50..0x80);
    let mut layout: Vec<u8> = [19, 3].into_iter().chain(cells).collect();
    layout[5] = 0x94;
    files.push(("layout/act1.bin", Uncompressed, layout));
    files.push(("layout/back.bin", Uncompressed, vec![0, 0, 1]));
    let list = objects(&mut noise, 60, Some(3));
    files.push(("obj/act1.bin", Uncompressed, list));
    let mut rings = noise.words(80, |noise| noise.next() as u16 & 0x7FFF);
    rings.extend([0xFF, 0xFF, 0, 0]);
    files.push(("ring/act1.bin", Uncompressed, rings));
    files.push(("start/act1.bin", Uncompressed, vec![0x00, 0x60, 0x02, 0x8F]));
    let ini = format!(
        "version=S2NA\n{ARRAYS}\n[Marsh\\\\Act 1]\ntiles=../art/tiles.nem\nblocks=../map/blocks.bin\n\
         chunks=../map/all.bin\nfglayout=../layout/act1.bin\nbglayout=../layout/back.bin\n\
         colind1=../col/first.bin\ncolind2=../col/second.bin\nobjects=../obj/act1.bin\nrings=../ring/act1.bin\n\
         startpos=../start/act1.bin:obj01.ini:Sonic\npalette=../pal/all.bin:0:0:64\n"
    );
    Disassembly { files, ini }
}

/// Two acts of Sonic 2 with `chunks` chunks, of which each shows those numbers, from the left.
fn two_acts(chunks: usize, shown: [&[u8]; 2]) -> Disassembly {
    let mut noise = Noise(5);
    let mut files = Vec::new();
    arrays(&mut noise, &mut files);
    let mut words = noise.words(chunks * 64, |noise| noise.next() as u16 & 0xFC1F);
    words[..128].fill(0);
    files.push(("map/all.kos", Kosinski, words));
    files.push(("map/blocks.kos", Kosinski, noise.words(0x20 * 4, |noise| noise.below(32) as u16)));
    files.push(("art/tiles.kos", Kosinski, noise.bytes(32 * 32)));
    let mut index = noise.bytes(0x300);
    index[0] = 0;
    files.push(("col/one.kos", Kosinski, index));
    for (name, shown) in ["layout/act1.kos", "layout/act2.kos"].into_iter().zip(shown) {
        let mut layout = vec![0; 0x1000];
        for (i, number) in shown.iter().enumerate() {
            layout[i / 128 * 256 + i % 128] = *number;
        }
        files.push((name, Kosinski, layout));
    }
    files.push(("obj/act1.bin", Uncompressed, Vec::new()));
    files.push(("ring/act1.bin", Uncompressed, vec![0xFF, 0xFF]));
    let act = |n: usize| {
        format!(
            "[Hill\\\\Act {n}]\ntiles=../art/tiles.kos\nblocks=../map/blocks.kos\nchunks=../map/all.kos\n\
             layout=../layout/act{n}.kos\ncolind=../col/one.kos\nobjects=../obj/act1.bin\n\
             rings=../ring/act1.bin\npalette=../pal/all.bin:0:0:64\n"
        )
    };
    Disassembly { files, ini: format!("version=S2\n{ARRAYS}\n{}{}", act(1), act(2)) }
}

/// The levels of that name in a project of their own.
fn imported_level(storage: &MemoryStorage, name: &str) -> Project {
    let request = Request { levels: vec![name.into()], ..request() };
    let imported = read(storage, &request, &mut go_on).unwrap();
    assert!(!imported.report.has_failures(), "{}", imported.report);
    imported.project
}

/// Paints one block here only.
fn paint(project: &mut Project, level: usize, (x, y): (i32, i32), cell: Cell) {
    let document = Document::new(project.clone(), None);
    let key = project.levels[level].key.clone();
    let edits = block_edits(&document, &key, &[(x, y, cell)], Scope::HereOnly).unwrap();
    apply(project, edits);
}

fn apply(project: &mut Project, edits: impl IntoIterator<Item = Edit>) {
    let mut document = Document::new(project.clone(), None);
    document.apply_all(edits).unwrap();
    *project = document.project().clone();
}

/// The cell that a level of a project shows at a block.
fn cell(project: &Project, level: usize, (x, y): (i32, i32)) -> Cell {
    cell_at(&Document::new(project.clone(), None), &project.levels[level], x, y).unwrap()
}

/// Returns all cells that a level of a project shows.
fn cells(project: &Project, level: usize) -> Vec<Cell> {
    let document = Document::new(project.clone(), None);
    let data = &project.levels[level];
    let side = u32::from(project.chunk_size);
    let (wide, high) = ((data.layout.width() * side) as i32, (data.layout.height() * side) as i32);
    let places = (0..high).flat_map(|y| (0..wide).map(move |x| (x, y)));
    places.map(|(x, y)| cell_at(&document, data, x, y).unwrap()).collect()
}

/// Exports all levels, which must be possible, and lets the project keep what was written.
fn export(storage: &MemoryStorage, project: &mut Project) -> Plan {
    let plan = plan(storage, project, &request().into(), &mut go_on).unwrap();
    assert!(plan.is_writable(), "{plan}");
    plan.ready.targets.write(storage).unwrap();
    apply(project, plan.ready.after.edits(project));
    plan
}

/// Returns the lines of a plan with that weight.
fn said(plan: &Plan, weight: Weight) -> String {
    let lines = plan.report.lines.iter().filter(|line| line.weight == weight);
    lines.map(|line| line.text.clone()).collect::<Vec<_>>().join("\n")
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

/// The acts of a project, without the planes behind them.
fn acts(project: &Project) -> impl Iterator<Item = &LevelData> {
    project.levels.iter().map(|level| &**level).filter(|level| !project.is_plane(&level.key))
}

fn edit_level(project: &mut Project, at: usize, edit: impl FnOnce(&mut LevelData)) {
    edit(Arc::make_mut(&mut project.levels[at]));
}
