//! File > Import levels and Export levels: a special stage becomes a maze, and the maze goes back into its file.

use crate::projects::import::{choose, click, wait_for};
use crate::support::{scratch, wait_until};
use egui_kittest::kittest::Queryable as _;
use kit::document::Edit;
use loopwright::command::Command;
use std::fs;

#[test]
fn a_special_stage_is_imported_changed_and_exported() {
    let folder = scratch("special-stage").join("game").join("sslayout");
    fs::create_dir_all(&folder).unwrap();
    fs::create_dir_all(folder.join("../startpos")).unwrap();
    let mut bytes = vec![0; 4096];
    (bytes[130], bytes[131], bytes[200]) = (0x27, 0x3A, 0x3B);
    let file = folder.join("2.bin");
    fs::write(&file, &bytes).unwrap();
    fs::write(folder.join("../startpos/ss2.bin"), [0x03, 0x28, 0x05, 0x74]).unwrap();
    let mut h = choose(&file);
    wait_for(&mut h, "Special stage 2");
    click(&mut h, "Import");
    wait_for(&mut h, "Open the project");
    assert!(h.query_by_label_contains("64 by 64 cells: 1 ring, 1 emerald, 1 goal block").is_some(), "the report");
    click(&mut h, "Open the project");
    wait_until(&mut h, "the maze is open", |h| h.state().session().level == "special-stage-2");
    let maze = h.state().document().project().maze("special-stage-2").unwrap().clone();
    assert_eq!((maze.grid.cells(), maze.start), (bytes.as_slice(), Some((0x328, 0x574))));
    // Back again: nothing changes, then one cell does.
    click(&mut h, "File");
    h.query_all_by_label_contains("Export levels").last().expect("an item of the menu").click();
    h.run_ok();
    wait_for(&mut h, "No file changes.");
    let edit = Edit::SetMazeCells { maze: "special-stage-2".into(), cells: vec![(1, 1, 0x25)] };
    h.state_mut().send(Command::Edit { label: "Test".into(), gesture: None, edits: vec![edit].into() });
    wait_until(&mut h, "a row of the file", |h| h.query_by_label_contains("2.bin: 1 cell changed").is_some());
    assert_eq!(fs::read(&file).unwrap(), bytes, "nothing is written yet");
    click(&mut h, "Write 1 file");
    wait_for(&mut h, "1 file written. The old ones are beside them, ending in .bak.");
    bytes[65] = 0x25;
    assert_eq!(fs::read(&file).unwrap(), bytes);
}
