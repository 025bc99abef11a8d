//! File > Export levels: an imported level goes back into its disassembly, in the window.

use crate::projects::files::{open_path, sample};
use crate::projects::import::{click, disassembly, imported, wait_for};
use crate::support::{CTRL, key, scratch, wait_until, window};
use eframe::egui::{self, Event, Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::Edit;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use sim::tiles::LayoutCell;
use std::fs;
use std::path::{Path, PathBuf};

fn open_export(h: &mut Harness<'_, App>) {
    click(h, "File");
    h.query_all_by_label_contains("Export levels").last().expect("an item of the menu").click();
    h.run_ok();
}

fn edit(h: &mut Harness<'_, App>, edits: Vec<Edit>) {
    h.state_mut().send(Command::Edit { label: "Test".into(), gesture: None, edits: edits.into() });
    h.run_ok();
}

fn set(x: u32, chunk: u16) -> Edit {
    let cells = vec![(x, 0, LayoutCell { chunk, is_loop: false })];
    Edit::SetLayout { level: "flat-act-1".into(), cells }
}

#[test]
fn an_edit_is_looked_at_then_written() {
    let folder = scratch("export").join("game");
    let mut h = imported(&disassembly(&folder));
    open_export(&mut h);
    // The level project is known from the import.
    wait_for(&mut h, "No file changes.");
    assert!(h.get_by_label("Write 0 files").accesskit_node().is_disabled());
    edit(&mut h, vec![set(2, 0)]);
    wait_until(&mut h, "a row of the file", |h| h.query_by_label_contains("layout.bin: 1 place changed").is_some());
    assert_eq!(fs::read(folder.join("layout.bin")).unwrap(), [3, 0, 1, 1, 1, 1], "nothing is written yet");
    click(&mut h, "Write 1 file");
    wait_for(&mut h, "1 file written. The old ones are beside them, ending in .bak.");
    assert_eq!(fs::read(folder.join("layout.bin")).unwrap(), [3, 0, 1, 1, 0, 1]);
    assert_eq!(fs::read(folder.join("layout.bin.bak")).unwrap(), [3, 0, 1, 1, 1, 1]);
    wait_for(&mut h, "No file changes.");
    assert_eq!(h.state().history().done().last().unwrap().label, "Export levels", "the project keeps what was written");
}

#[test]
fn levels_are_written_as_new_maps_and_added_again() {
    let folder = scratch("export-maps");
    let mut h = imported(&disassembly(&folder.join("game")));
    open_export(&mut h);
    click(&mut h, "New files: Tiled map");
    h.event(egui::Event::Text(folder.join("maps").display().to_string()));
    wait_for(&mut h, "Write 5 files");
    click(&mut h, "Write 5 files");
    wait_for(&mut h, "5 files written");
    let map = folder.join("maps/flat-act-1.tmx");
    assert!(fs::read_to_string(&map).unwrap().contains("name=\"Collision\""));
    click(&mut h, "Close");
    click(&mut h, "File");
    h.query_all_by_label_contains("Import levels").last().expect("an item of the menu").click();
    h.run_ok();
    h.event(egui::Event::Text(map.display().to_string()));
    wait_for(&mut h, "Art becomes");
    let open = "The open project (game)";
    h.get_by_label(open).scroll_to_me();
    h.run_ok();
    click(&mut h, open);
    click(&mut h, "Import");
    wait_until(&mut h, "a second level", |h| h.state().document().project().levels.len() == 2);
    let project = h.state().document().project();
    assert_eq!(project.levels[1].key, "flat-act-1-2");
    let filled = |at: usize| {
        let places = (0..project.levels[at].layout.height()).flat_map(|y| project.levels[at].layout.row(y));
        places
            .filter_map(|place| project.chunk(place.chunk))
            .map(|chunk| chunk.cells.iter().filter(|cell| cell.a.top && cell.a.sides_and_bottom).count())
            .sum::<usize>()
    };
    assert_eq!((filled(0), filled(1)), (512, 512), "the same ground");
    key(&mut h, CTRL, egui::Key::Z);
    assert_eq!(h.state().document().project().levels.len(), 1, "one step");
}

#[test]
fn a_path_that_is_not_known_is_typed_at_once() {
    let ini = disassembly(&scratch("export-typed").join("game"));
    let mut h = imported(&ini);
    h.state_mut().send(Command::Settings(Box::new(|settings| settings.exports.clear())));
    h.run_ok();
    open_export(&mut h);
    h.event(egui::Event::Text(ini.display().to_string()));
    wait_for(&mut h, "No file changes.");
}

#[test]
fn the_outermost_folder_can_be_set_as_by_the_command() {
    let folder = scratch("export-root").join("game");
    let mut h = imported(&disassembly(&folder));
    let inner = folder.join("inner");
    fs::create_dir_all(&inner).unwrap();
    open_export(&mut h);
    wait_for(&mut h, "No file changes.");
    click(&mut h, "Outermost folder");
    h.get_by_label("Outermost folder: path").focus();
    h.run_ok();
    h.event(egui::Event::Text(inner.display().to_string()));
    let refused = "leads out of";
    wait_until(&mut h, refused, |h| h.query_all_by_label_contains(refused).next().is_some());
    assert!(h.get_by_label("Write 0 files").accesskit_node().is_disabled());
}

#[test]
fn what_does_not_fit_cannot_be_written() {
    let folder = scratch("export-refused").join("game");
    let mut h = imported(&disassembly(&folder));
    let level = h.state().document().level("flat-act-1").unwrap().layout.resized(70, 1);
    edit(&mut h, vec![Edit::ResizeLayout { level: "flat-act-1".into(), layout: level }, set(69, 1)]);
    open_export(&mut h);
    wait_for(&mut h, "Refused: nothing is written until this is solved");
    let reason = "Flat › Act 1: layout: 70 × 1 chunks are used, the game has room for 64 × 8";
    assert!(h.query_by_label(reason).is_some());
    assert!(h.get_by_label("Write 0 files").accesskit_node().is_disabled());
    let before: Vec<_> = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    assert!(!before.iter().any(|name| name.to_string_lossy().ends_with(".bak")));
    // The inspector says so while one edits.
    h.key_press(egui::Key::Escape);
    h.run_ok();
    assert!(h.query_all_by_label("70 of 64").next().is_some());
}

#[test]
fn of_two_copies_one_is_chosen() {
    let folder = scratch("export-copies").join("game");
    let mut h = imported(&disassembly(&folder));
    let mut copy = (**h.state().document().level("flat-act-1").unwrap()).clone();
    (copy.key, copy.title) = ("copy".into(), "Copy".into());
    copy.layout.set(3, 0, LayoutCell::default());
    edit(&mut h, vec![Edit::SetLevel { key: "copy".into(), level: Some((1, copy.into())) }]);
    open_export(&mut h);
    wait_for(&mut h, "Refused: nothing is written until this is solved");
    assert!(h.query_all_by_label_contains("would write the same files: choose one of them").next().is_some());
    click(&mut h, "Flat Act 1  (Flat › Act 1)");
    wait_until(&mut h, "a row of the file", |h| h.query_by_label_contains("layout.bin: 1 place changed").is_some());
    click(&mut h, "Write 1 file");
    wait_for(&mut h, "1 file written. The old ones are beside them, ending in .bak.");
    assert_eq!(fs::read(folder.join("layout.bin")).unwrap(), [3, 0, 1, 1, 1, 0]);
}

#[test]
fn what_others_changed_is_taken_over() {
    let folder = scratch("refresh").join("game");
    let mut h = imported(&disassembly(&folder));
    click(&mut h, "File");
    h.query_all_by_label_contains("Refresh from the disassembly").last().expect("an item of the menu").click();
    h.run_ok();
    // The level project is known from the import.
    wait_for(&mut h, "Nobody changed the files.");
    assert!(h.get_by_label("Refresh").accesskit_node().is_disabled());
    fs::write(folder.join("layout.bin"), [3, 0, 1, 1, 0, 1]).unwrap();
    // An edit elsewhere makes the window look again, and stays.
    edit(&mut h, vec![set(0, 0)]);
    wait_for(&mut h, "Flat › Act 1: 1 place of the layout taken over");
    click(&mut h, "Refresh");
    wait_for(&mut h, "The project has what the files have.");
    wait_for(&mut h, "Nobody changed the files.");
    let row = |h: &Harness<'_, App>| {
        let level = h.state().document().level("flat-act-1").unwrap().clone();
        level.layout.row(0).map(|cell| cell.chunk).collect::<Vec<_>>()
    };
    assert_eq!(row(&h), [0, 1, 0, 1]);
    assert_eq!(h.state().history().done().last().unwrap().label, "Refresh from the disassembly");
}

/// The script of the disassembly builds the game, and the user's command starts it.
#[cfg(unix)]
#[test]
fn the_game_is_built_and_started() {
    let folder = scratch("build-game").join("game");
    let ini = disassembly(&folder);
    let text = fs::read_to_string(&ini).unwrap();
    let text = text.replacen("version=S1\n", "version=S1\nbuildscr=build.bat\nromfile=the game.bin\n", 1);
    fs::write(&ini, text).unwrap();
    fs::write(folder.join("build.bat"), "not here").unwrap();
    let script = "echo assembling\necho 'main.asm(12): error: no such label' >&2\ncp layout.bin 'the game.bin'\n";
    fs::write(folder.join("build.sh"), script).unwrap();
    let mut h = imported(&ini);
    h.state_mut().send(Command::Action(Action::BuildGame));
    h.run_ok();
    wait_for(&mut h, "Command that builds the game");
    assert_eq!(
        h.get_by_role_and_label(Role::TextInput, "Command that builds the game").value(),
        Some("sh build.sh".into())
    );
    assert!(h.get_by_label("Build and run").accesskit_node().is_disabled(), "no command starts it yet");
    assert!(!folder.join("the game.bin").exists(), "nothing ran before a click");
    h.get_by_role_and_label(Role::TextInput, "Command that starts it").focus();
    h.run_ok();
    h.event(Event::Text("cp {game} started.bin; echo".to_owned()));
    h.run_ok();
    click(&mut h, "Build and run");
    wait_for(&mut h, "main.asm(12): error: no such label");
    wait_until(&mut h, "the game starts", |_| folder.join("started.bin").exists());
    assert_eq!(fs::read(folder.join("the game.bin")).unwrap(), fs::read(folder.join("layout.bin")).unwrap());
    assert!(h.query_all_by_label_contains("Built in ").next().is_some());
    assert_eq!(h.state().studio().settings().emulator, "cp {game} started.bin; echo");
    // A build that does not end is stopped, with what it began.
    h.get_by_role_and_label(Role::TextInput, "Command that builds the game").focus();
    h.run_ok();
    key(&mut h, CTRL, Key::A);
    h.event(Event::Text("echo waiting; sleep 100".to_owned()));
    h.run_ok();
    click(&mut h, "Build");
    wait_for(&mut h, "waiting");
    click(&mut h, "Stop the build");
    wait_for(&mut h, "The command was ended.");
    assert_eq!(h.state().studio().settings().built_by(&ini), Some("echo waiting; sleep 100"));
}

#[test]
fn the_palette_of_an_imported_level_has_what_its_game_has() {
    let mut h = imported(&disassembly(&scratch("game-palette").join("game")));
    h.state_mut().send(Command::ShowPane("objects"));
    h.run_ok();
    let shown = |h: &Harness<'_, App>, name: &str| h.query_all_by_label(name).next().is_some();
    // The level is one of Sonic 1.
    assert!(shown(&h, "Seesaw") && !shown(&h, "Hexagonal bumper"));
    click(&mut h, "Also objects of other games");
    h.run_ok();
    assert!(shown(&h, "Hexagonal bumper"));
}

#[test]
fn levels_are_written_for_other_programs_and_arrive_again() {
    for (format, file, count, rows) in [
        ("LDtk project", "game.ldtk", 3, ["Collision becomes", "Solidity: all becomes"]),
        ("Godot scene", "flat-act-1.tscn", 4, ["Collision becomes", "start becomes"]),
        ("RSDK stage", "Scene1.bin", 4, ["FG Low becomes", "Player becomes"]),
    ] {
        let folder = scratch(&format!("export-{}", &file[..4]));
        let mut h = imported(&disassembly(&folder.join("game")));
        open_export(&mut h);
        click(&mut h, &format!("New files: {format}"));
        h.event(egui::Event::Text(folder.join("maps").display().to_string()));
        wait_for(&mut h, &format!("Write {count} files"));
        click(&mut h, &format!("Write {count} files"));
        wait_for(&mut h, &format!("{count} files written"));
        let written = folder.join("maps").join(file);
        assert!(fs::metadata(&written).unwrap().len() > 0, "{format}");
        click(&mut h, "Close");
        click(&mut h, "File");
        h.query_all_by_label_contains("Import levels").last().expect("an item of the menu").click();
        h.run_ok();
        h.event(egui::Event::Text(written.display().to_string()));
        rows.iter().for_each(|row| wait_for(&mut h, row));
    }
}

/// Files of an act with room for a level: tiles, blocks, chunks and colours of nothing.
fn roomy_disassembly(folder: &Path) -> PathBuf {
    let files = [
        ("tiles", 0x400 * 32),
        ("blocks", 0x300 * 8),
        ("chunks", 0x100 * 128),
        ("index1", 0x300),
        ("index2", 0x300),
        ("heights", 0x1000),
        ("widths", 0x1000),
        ("angles", 0x100),
        ("palette", 128),
        ("layout", 0x1000),
        ("start", 4),
    ];
    fs::create_dir_all(folder).unwrap();
    files.iter().for_each(|(name, length)| fs::write(folder.join(name), vec![0; *length]).unwrap());
    fs::write(folder.join("objects"), []).unwrap();
    fs::write(folder.join("rings"), [0xFF; 2]).unwrap();
    let packed: String =
        ["tile", "block", "chunk", "layout", "colind"].map(|key| format!("{key}cmp=Uncompressed\n")).concat();
    let ini = format!(
        "version=S2\ncolarr1=heights\ncolarr2=widths\nangles=angles\n{packed}[Hill\\\\Act 1]\ntiles=tiles\nblocks=blocks\n\
         chunks=chunks\nlayout=layout\ncolind1=index1\ncolind2=index2\nobjects=objects\nrings=rings\n\
         palette=palette:0:0:64\nstartpos=start:s:Sonic\n"
    );
    let path = folder.join("SonLVL.ini");
    fs::write(&path, ini).unwrap();
    path
}

#[test]
fn a_level_of_ones_own_takes_the_place_of_an_act() {
    let folder = scratch("export-act");
    let ini = roomy_disassembly(&folder);
    let mut h = window();
    open_path(&mut h, &sample("export-act-project"));
    let key = h.state().document().project().levels[0].key.clone();
    open_export(&mut h);
    click(&mut h, "Into files that exist");
    h.event(egui::Event::Text(ini.display().to_string()));
    let row = format!("{key} becomes");
    wait_for(&mut h, &row);
    h.get_by_label("No level of this project came from such a file: choose the act that each replaces.");
    h.get_by_label(&row).scroll_to_me();
    h.run_ok();
    click(&mut h, &row);
    click(&mut h, "Hill › Act 1");
    wait_until(&mut h, "the files", |h| h.query_by_label_contains("tiles of 8×8 pixels changed").is_some());
    click(&mut h, "Keep the acts");
    assert_eq!(h.state().history().done().last().unwrap().label, "Choose acts");
    let shows_room = |h: &Harness<'_, App>| h.query_all_by_label_contains("Art tiles of 8×8 pixels").count() > 0;
    wait_until(&mut h, "the room that is left", shows_room);
    wait_until(&mut h, "the files again", |h| h.query_by_label_contains("tiles of 8×8 pixels changed").is_some());
    assert_eq!(fs::read(folder.join("tiles")).unwrap(), vec![0; 0x8000], "nothing is written yet");
    let write = |h: &Harness<'_, App>| {
        let button = h.query_all_by_label_contains("Write ").last()?;
        button.accesskit_node().label()
    };
    let label = write(&h).expect("a button");
    click(&mut h, &label);
    wait_until(&mut h, "the end", |h| h.query_by_label_contains("The old ones are beside them").is_some());
    assert_ne!(fs::read(folder.join("tiles")).unwrap(), vec![0; 0x8000]);
    assert_eq!(fs::read(folder.join("tiles.bak")).unwrap(), vec![0; 0x8000]);
}
