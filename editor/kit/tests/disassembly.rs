//! A disassembly of our own on the disk, through the commands alone: in, edited, out.
#![allow(clippy::unwrap_used)]

use kit::document::paint::{Scope, block_edits, cell_at};
use kit::document::{Document, Edit};
use serde_json::json;
use sim::file::{Disk, SaveOptions, open, save};
use sim::project::{Placement, PlacementId, Project};
use sim::tiles::{Cell, LayoutCell, Solidity, TileLayer};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

const PAINTED: Cell = Cell { block: 9, flip_x: true, flip_y: false, a: Solidity::TOP, b: Solidity::NONE };

/// Two zones of Sonic 2, each with a full set of chunks; the first zone has two acts.
struct Game {
    home: PathBuf,
}

impl Game {
    /// `shown`: the chunks that the first act shows, from the left.
    fn new(name: &str, shown: &[u8]) -> Self {
        let home = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("disassembly-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&home);
        let game = Self { home };
        let words = |count: u32, word: fn(u32) -> u32| -> Vec<u8> {
            (0..count).flat_map(|n| (word(n) as u16).to_be_bytes()).collect()
        };
        game.put("tiles", &[0x11; 64 * 32]);
        game.put("blocks", &words(64 * 4, |n| n / 4 % 64));
        // Lower halves of blocks 1 to 62; chunk 0 is blank.
        game.put(
            "chunks1",
            &words(256 * 64, |n| if n < 64 || n % 64 < 32 { 0 } else { 0xF000 | ((n / 64 + n) % 62 + 1) }),
        );
        game.put("chunks2", &words(96 * 64, |n| if n < 64 || n % 64 < 32 { 0 } else { 0xF000 | (n % 62 + 1) }));
        game.put("index", &[&[0][..], &[1; 0x2FF]].concat());
        game.put("layout1", &layout(shown));
        game.put("layout2", &layout(&[1, 2, 3]));
        game.put("layout3", &layout(&[1, 2, 3]));
        // Objects that are not in order by x, as the originals have some.
        let objects = [0x100u16, 0x300, 0x200, 0x400];
        let entries = objects.into_iter().flat_map(|x| [x.to_be_bytes(), [0x01, 0xA0], [0x36, 0]].concat());
        game.put("objects", &entries.collect::<Vec<_>>());
        game.put("rings", &[1, 0x80, 0x20, 0x80, 1, 0x40, 0, 0x80, 0xFF, 0xFF]);
        game.put("starts", &[0, 0x60, 1, 0xAC, 1, 0x60, 1, 0xAC]);
        game.put("heights", &[[0; 16], [16; 16], [8; 16]].concat());
        game.put("angles", &[0xFF, 0xFF, 0]);
        game.put("palette", &[0x0E; 128]);
        let act = |name: &str, chunks: u8, layout: u8| {
            format!(
                "[{name}]\ntiles=tiles\nblocks=blocks\nchunks=chunks{chunks}\nlayout=layout{layout}\ncolind=index\n\
                 objects=objects\nrings=rings\nstartpos=starts:s:Sonic|starts:k:Knuckles:4\npalette=palette:0:0:64\n\
                 tilecmp=Uncompressed\nblockcmp=Uncompressed\nchunkcmp=Uncompressed\nlayoutcmp=Uncompressed\n\
                 colindcmp=Uncompressed\n"
            )
        };
        let acts = [act("Hill\\\\Act 1", 1, 1), act("Hill\\\\Act 2", 1, 2), act("Lake\\\\Act 1", 2, 3)].concat();
        let ini = format!("version=S2\ncolarr1=heights\ncolarr2=heights2\nangles=angles\n{acts}");
        game.put("heights2", &[[0; 16], [16; 16], [8; 16]].concat());
        game.put("SonLVL.ini", ini.as_bytes());
        game
    }

    fn put(&self, name: &str, bytes: &[u8]) {
        let folder = self.home.join("game");
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join(name), bytes).unwrap();
    }

    fn file(&self, name: &str) -> Vec<u8> {
        fs::read(self.home.join("game").join(name)).unwrap()
    }

    /// A command: whether it succeeded, and what it reported.
    fn run(&self, args: &[&str]) -> (bool, String) {
        let mut command = Command::new(env!("CARGO_BIN_EXE_loopwright-kit"));
        let output = command.current_dir(&self.home).args(args).output().unwrap();
        let text = [output.stdout, output.stderr].map(|bytes| String::from_utf8(bytes).unwrap()).concat();
        (output.status.success(), text)
    }

    /// Imports acts, all of them if none is named.
    fn import(self, levels: &[&str]) -> Self {
        let named = levels.iter().flat_map(|level| ["--level", level]);
        let all = levels.is_empty().then_some("--all");
        let args: Vec<&str> =
            ["import", "sonlvl", "game/SonLVL.ini", "-o", "project"].into_iter().chain(named).chain(all).collect();
        let (done, text) = self.run(&args);
        assert!(done, "{text}");
        self
    }

    fn export(&self, more: &[&str]) -> (bool, String) {
        self.run(&[&["export", "sonlvl", "project", "game/SonLVL.ini"][..], more].concat())
    }

    fn project(&self) -> Project {
        let opened = open(&Disk, &self.home.join("project"), &mut |_, _| {}).unwrap();
        assert!(opened.problems.is_empty(), "{:?}", opened.problems);
        opened.project
    }

    /// Edits the project on the disk.
    fn edit<E: IntoIterator<Item = Edit>>(&self, edits: impl FnOnce(&Document) -> E) {
        let mut opened = open(&Disk, &self.home.join("project"), &mut |_, _| {}).unwrap();
        let mut document = Document::new(opened.project.clone(), None);
        document.apply_all(edits(&document)).unwrap();
        save(&Disk, document.project(), &mut opened.saved, &SaveOptions::default()).unwrap();
    }

    fn paint(&self, at: (i32, i32)) {
        self.edit(|document| block_edits(document, "hill-act-1", &[(at.0, at.1, PAINTED)], Scope::HereOnly).unwrap());
    }

    /// Returns all files of a folder.
    fn files(&self, folder: &str) -> BTreeMap<PathBuf, Vec<u8>> {
        let mut found = BTreeMap::new();
        let mut folders = vec![self.home.join(folder)];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else {
                    found.insert(path.clone(), fs::read(path).unwrap());
                }
            }
        }
        found
    }
}

impl Drop for Game {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            let _ = fs::remove_dir_all(&self.home);
        }
    }
}

/// A foreground of 128 × 16 chunks over an empty background; the chunks in its first rows, from the left.
fn layout(shown: &[u8]) -> Vec<u8> {
    let mut bytes = vec![0; 0x1000];
    for (n, chunk) in shown.iter().enumerate() {
        bytes[n / 128 * 256 + n % 128] = *chunk;
    }
    bytes
}

/// Returns the numbers but one, and 7 twice: painting there needs one more chunk.
fn nearly_all() -> Vec<u8> {
    (1..=0xFF).filter(|number| *number != 0x33).chain([7]).collect()
}

fn cell(project: &Project, at: (i32, i32)) -> Cell {
    cell_at(&Document::new(project.clone(), None), &project.levels[0], at.0, at.1).unwrap()
}

#[test]
fn an_untouched_import_is_clean_and_changes_nothing() {
    let game = Game::new("untouched", &nearly_all()).import(&[]);
    let before = (game.files("project"), game.files("game"));
    let (clean, text) = game.run(&["check", "project"]);
    assert!(clean && text.contains("no errors, no warnings"), "{text}");
    let (_, text) = game.run(&["check", "project", "--fix", "--severity", "hint"]);
    assert_eq!(game.files("project"), before.0, "{text}");
    let (done, text) = game.export(&[]);
    assert!(done && text.contains("\n  0 of ") && text.contains("0 files written"), "{text}");
    assert!(!text.contains("left out"), "{text}");
    assert_eq!((game.files("project"), game.files("game")), before);
}

#[test]
fn what_another_program_changed_is_taken_over() {
    let game = Game::new("refresh", &nearly_all()).import(&[]);
    let untouched = game.files("project");
    let (done, text) = game.run(&["refresh", "project", "game/SonLVL.ini"]);
    assert!(done && text.contains("No file was changed"), "{text}");
    assert_eq!(game.files("project"), untouched);
    let mut layout = game.file("layout1");
    layout[6] = 9;
    game.put("layout1", &layout);
    let (done, text) = game.run(&["refresh", "project", "game/SonLVL.ini", "--dry-run"]);
    assert!(done && text.contains("layout"), "{text}");
    assert_eq!(game.files("project"), untouched, "a dry run changes nothing");
    let (done, text) = game.run(&["refresh", "project", "game/SonLVL.ini"]);
    assert!(done && text.contains("has what the files have"), "{text}");
    assert!(game.files("project") != untouched);
    let (done, text) = game.run(&["refresh", "project", "game/SonLVL.ini"]);
    assert!(done && text.contains("No file was changed"), "{text}");
    let (done, text) = game.export(&[]);
    assert!(done && text.contains("0 files written"), "{text}");
    assert_eq!(game.file("layout1"), layout);
    let (done, text) = game.run(&["refresh", "project", "game/nothing.txt"]);
    assert!(!done && text.contains("import them again"), "{text}");
    let (done, _) = game.run(&["refresh", "project", "game/SonLVL.ini", "--no-such-argument"]);
    assert!(!done);
    std::fs::write(game.home.join("project/loopwright.json"), "{").unwrap();
    let damaged = game.files("project");
    let (done, text) = game.run(&["refresh", "project", "game/SonLVL.ini"]);
    assert!(!done && !text.is_empty(), "{text}");
    assert_eq!(game.files("project"), damaged);
}

#[test]
fn a_painted_block_reuses_a_free_number() {
    let game = Game::new("free-number", &nearly_all()).import(&[]);
    let chunks = game.file("chunks1");
    game.paint((6 * 8 + 2, 1));
    let wanted = game.project();
    let (done, text) = game.export(&[]);
    assert!(done && text.contains("chunk numbers 33 are used again"), "{text}");
    assert!(text.contains("  chunks1: 1 chunk changed") && text.contains("  layout1: 1 place changed"), "{text}");
    assert_eq!(game.file("layout1")[6], 0x33);
    assert_eq!(game.file("chunks1.bak"), chunks, "the old file is beside it");
    let (done, text) = game.run(&["import", "sonlvl", "game/SonLVL.ini", "--all", "-o", "again"]);
    assert!(done, "{text}");
    let again = open(&Disk, &game.home.join("again"), &mut |_, _| {}).unwrap().project;
    for at in [(6 * 8 + 2, 1), (6 * 8 + 2, 5), (7 * 8, 6)] {
        assert_eq!(cell(&again, at), cell(&wanted, at), "{at:?}");
    }
    assert_eq!(cell(&again, (6 * 8 + 2, 1)), PAINTED);
}

#[test]
fn what_does_not_fit_is_refused_with_the_numbers() {
    // The free number is one of act 2, which is not in the project.
    let game = Game::new("no-number", &nearly_all());
    game.put("layout2", &layout(&[0x33]));
    let game = game.import(&["Hill\\Act 1"]);
    game.paint((6 * 8 + 2, 1));
    let before = (game.files("game"), game.files("project"));
    let (done, text) = game.export(&[]);
    assert!(!done && text.contains("257 are needed, the game has room for 256"), "{text}");
    assert!(text.contains("Nothing was written."), "{text}");
    assert_eq!((game.files("game"), game.files("project")), before);
    // A layout beyond the game's memory.
    let game = Game::new("wide", &[1, 2, 3]).import(&[]);
    game.edit(|document| {
        let layout = document.level("hill-act-1").unwrap().layout.resized(140, 20);
        let cells = vec![(139, 19, LayoutCell { chunk: 1, is_loop: false })];
        let level = "hill-act-1".to_owned();
        vec![Edit::ResizeLayout { level: level.clone(), layout }, Edit::SetLayout { level, cells }]
    });
    let before = game.files("game");
    let (done, text) = game.export(&[]);
    assert!(!done && text.contains("140 × 20 chunks are used, the game has room for 128 × 16"), "{text}");
    assert_eq!(game.files("game"), before);
}

#[test]
fn placed_things_are_inserted_and_the_order_stays() {
    let game = Game::new("placed", &[1, 2, 3]).import(&["Hill\\Act 1"]);
    let placed = |kind: &str, x: i32, fields: serde_json::Value| {
        let extra = fields.as_object().cloned().unwrap_or_default();
        Placement { id: PlacementId(0x1000 + x as u64), kind: kind.into(), x, y: 0x100, extra, ..Placement::default() }
    };
    game.edit(|document| {
        let mut level = (**document.level("hill-act-1").unwrap()).clone();
        level.placements.push(placed("spring", 0x250, json!({})));
        level.placements.push(placed("ring_line", 0x140, json!({ "count": 3, "step_x": 24, "step_y": 0 })));
        level.placements.push(placed("seesaw_of_mine", 0x260, json!({})));
        let key = level.key.clone();
        vec![Edit::SetLevel { key, level: Some((0, Arc::new(level))) }]
    });
    let (done, text) = game.export(&["--dry-run"]);
    assert!(done && text.contains("  objects: 1 object added; 24 bytes become 30"), "{text}");
    assert!(text.contains("  rings: 1 group of rings added"), "{text}");
    assert!(text.contains("left out: `seesaw_of_mine` at 608, 256: not known"), "{text}");
    assert!(!game.home.join("game/objects.bak").exists(), "nothing is written by a dry run");
    let (done, text) = game.export(&[]);
    assert!(done, "{text}");
    let objects = game.file("objects");
    let places: Vec<u16> =
        objects.as_chunks::<6>().0.iter().map(|entry| u16::from_be_bytes([entry[0], entry[1]])).collect();
    // Where it is least out of order; the others are where they were.
    assert_eq!(places, [0x100, 0x300, 0x200, 0x250, 0x400], "{objects:X?}");
    let rings = [1, 0x80, 0x20, 0x80, 1, 0x40, 0, 0x80, 0x01, 0x40, 0x21, 0x00, 0xFF, 0xFF];
    assert_eq!(game.file("rings"), rings, "never sorted");
}

#[test]
fn what_no_file_holds_is_listed_before_the_write() {
    let game = Game::new("unwritten", &[1, 2, 3]).import(&[]);
    game.edit(|document| {
        let mut level = (**document.level("hill-act-1").unwrap()).clone();
        (level.title, level.water, level.wrap_y) = ("Mine".into(), Some(0x123), Some(1024));
        level.bounds.right = 777;
        level.start.x = 0x70;
        level.starts[0].start.x = 0x170;
        let key = level.key.clone();
        vec![Edit::SetLevel { key, level: Some((0, Arc::new(level))) }]
    });
    let before = game.files("game");
    let (done, text) = game.export(&["--dry-run"]);
    assert!(done, "{text}");
    for what in ["the title", "the water line", "the camera's limits", "terrain repeats"] {
        let line = text.lines().find(|line| line.contains(what));
        assert!(line.is_some_and(|line| line.trim().starts_with("left out: ")), "{what}\n{text}");
    }
    assert!(text.contains("  starts: 2 start positions changed"), "{text}");
    assert_eq!(game.files("game"), before);
    // A copy of a level has the same source: none of the two is written until one is chosen.
    game.edit(|document| {
        let mut copy = (**document.level("hill-act-1").unwrap()).clone();
        copy.key = "copy".into();
        vec![Edit::SetLevel { key: "copy".into(), level: Some((3, Arc::new(copy))) }]
    });
    let (done, text) = game.export(&[]);
    assert!(!done && text.contains("would write the same files: choose one of them"), "{text}");
    assert_eq!(game.files("game"), before);
    let (done, text) = game.export(&["--level", "copy"]);
    assert!(done, "{text}");
    assert_eq!(game.file("starts"), [0, 0x70, 1, 0xAC, 1, 0x70, 1, 0xAC]);
}

#[test]
fn a_solid_tile_of_the_game_changes_for_all_zones() {
    let game = Game::new("solid", &[1, 2, 3]).import(&[]);
    game.edit(|document| {
        let tile = document.project().tilesets[0].tileset.tiles[2];
        let value = Some(sim::tiles::SolidTile { heights: [5; 16], ..tile });
        vec![Edit::SetTile { tileset: 0, tile: 2, value }]
    });
    let (done, text) = game.export(&[]);
    assert!(done, "{text}");
    assert_eq!(game.file("heights")[32..], [5; 16]);
    let heights = game.project().tilesets.iter().map(|set| set.tileset.tiles[2].heights).collect::<Vec<_>>();
    assert_eq!(heights, [[5; 16]; 2], "the project on the disk follows");
    let (done, text) = game.export(&[]);
    assert!(done && text.contains("0 files written"), "{text}");
}

#[test]
fn a_level_of_ones_own_replaces_an_act() {
    let game = Game::new("own", &[1, 2, 3]);
    game.put("tiles", &[0; 0x400 * 32]);
    game.put("blocks", &[0; 0x300 * 8]);
    game.put("index", &[0; 0x300]);
    let (done, text) = game.run(&["new", "project", "--template", "loops", "--tileset", "ruins"]);
    assert!(done, "{text}");
    let key = game.project().levels[0].key.clone();
    let into = format!("{key}=Lake\\Act 1");
    let before = game.files("game");
    for (arguments, said) in [
        (&[][..], "no act is chosen that it replaces"),
        (&["--into", "nonsense"], "LEVEL=PLACE is wanted"),
        (&["--into", "nobody=Lake\\Act 1"], "no level `nobody`"),
        (&["--into", &format!("{key}=Nowhere")], "Nowhere"),
        (&["--into", &into], "Hill Act 1, Hill Act 2 take art, blocks, chunks or colours from the same files"),
        (&["--into", &into, "--change-other-acts", "--dry-run"], "tiles of 8×8 pixels changed"),
    ] {
        let (_, text) = game.export(arguments);
        assert!(text.contains(said), "{arguments:?}: {text}");
        assert_eq!(game.files("game"), before, "{arguments:?}: nothing is written");
    }
    let (done, text) = game.export(&["--into", &into, "--change-other-acts"]);
    assert!(done && text.contains("files written"), "{text}");
    // The project keeps the act: the same export again needs no choice, and has nothing to write.
    let after = game.files("game");
    let (done, text) = game.export(&["--change-other-acts"]);
    assert!(done && text.contains("0 files written"), "{text}");
    assert_eq!(game.files("game"), after);
    let own = game.project();
    let (done, text) = game.run(&["import", "sonlvl", "game/SonLVL.ini", "-o", "again", "--level", "Lake\\Act 1"]);
    assert!(done, "{text}");
    let again = open(&Disk, &game.home.join("again"), &mut |_, _| {}).unwrap().project;
    let documents = [&own, &again].map(|project| Document::new(project.clone(), None));
    let solid = |document: &Document, (x, y): (i32, i32)| {
        let project = document.project();
        project.solid_tile(&cell_at(document, &project.levels[0], x, y).unwrap(), TileLayer::A)
    };
    let (wide, high) = {
        let (layout, side) = (&own.levels[0].layout, i32::from(own.chunk_size));
        (layout.width() as i32 * side, layout.height() as i32 * side)
    };
    let mut compared = 0;
    for place in (0..high).flat_map(|y| (0..wide).step_by(3).map(move |x| (x, y))) {
        let [mine, theirs] = [0, 1].map(|n: usize| solid(&documents[n], place));
        assert_eq!(theirs, mine, "{place:?}");
        compared += usize::from(mine.is_some());
    }
    assert!(compared > 100, "{compared}");
    assert_eq!((again.levels[0].start.x, again.levels[0].start.y), (own.levels[0].start.x, own.levels[0].start.y));
}
