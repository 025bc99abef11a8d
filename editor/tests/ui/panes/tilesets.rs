//! Tilesets in the window: a picture imported, numbers, export, pictures that change on disk.

use crate::level::canvas::hills;
use crate::support::{CTRL, click_at, key, scratch, steps, wait_until, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::{Brush, TileAt};
use sim::tiles::{Block, SolidTile, Solidity};
use std::fs;
use std::path::{Path, PathBuf};

fn has(h: &Harness<'_, App>, label: &str) -> bool {
    h.query_all_by_label_contains(label).next().is_some()
}

fn click(h: &mut Harness<'_, App>, label: &str) {
    h.query_all_by_label(label).last().expect(label).scroll_to_me();
    h.run_ok();
    h.query_all_by_label(label).last().expect(label).click();
    h.run_ok();
}

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

fn type_into(h: &mut Harness<'_, App>, label: &str, text: &str) {
    h.get_by_label(label).focus();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Text(text.to_owned()));
    h.run_ok();
}

/// Slopes and full cells, `across` of them side by side, with spacing of a pixel if that is wanted.
fn picture(path: &Path, across: usize, spacing: usize, color: u8) -> PathBuf {
    let (width, height) = (across * 16 + (across - 1) * spacing, 16);
    let mut pixels = Pixels { width, height, rgba: vec![[0; 4]; width * height] };
    for cell in 0..across {
        for i in 0..256 {
            let (x, y) = (i % 16, i / 16);
            if cell % 2 == 0 || x + y >= 15 {
                pixels.rgba[y * width + cell * (16 + spacing) + x] = [color, 90, (cell as u8).wrapping_mul(9), 255];
            }
        }
    }
    fs::write(path, pixels.to_png().unwrap()).unwrap();
    path.to_owned()
}

#[test]
fn a_picture_is_cut_while_one_looks_and_becomes_a_tileset() {
    let folder = scratch("tileset-import");
    let path = picture(&folder.join("rocks.png"), 4, 1, 200);
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "the spacing is guessed", |h| has(h, "4 cells (4 × 1), 0 empty: 4 blocks, 2 solid tiles"));
    h.get_by_label("Cut of the picture");
    h.remove_cursor();
    h.run_ok();
    // The path of the scratch folder is another one on each machine.
    let mut shot = h.render().expect("rendered");
    let path = h.get_by_label("Picture path").rect();
    for (x, y) in (path.top() as u32..path.bottom() as u32)
        .flat_map(|y| (path.left() as u32..path.right() as u32).map(move |x| (x, y)))
    {
        shot.put_pixel(x, y, image::Rgba([0, 0, 0, 255]));
    }
    egui_kittest::image_snapshot(&shot, "import_picture_dark");
    click(&mut h, "Solid from: nothing");
    wait_until(&mut h, "nothing is solid", |h| has(h, "4 blocks, 0 solid tiles"));
    click(&mut h, "Solid from: alpha");
    wait_until(&mut h, "solid again", |h| has(h, "4 blocks, 2 solid tiles"));
    click(&mut h, "Import");
    let project = h.state().document().project();
    let set = &project.tilesets[1];
    assert_eq!((set.path.as_str(), set.tileset.name.as_str(), set.first_block), ("tilesets/rocks", "rocks", 256));
    assert!(project.block(257).is_some_and(|(_, block)| block.tile_a == 1));
    assert!(!has(&h, "Cut of the picture"), "the window is done");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project().tilesets.len(), 1);
}

#[test]
fn imported_blocks_are_picked_from_the_picture() {
    let folder = scratch("tileset-palette");
    let path = picture(&folder.join("rocks.png"), 8, 0, 200);
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "cut", |h| has(h, "8 cells (8 × 1)"));
    click(&mut h, "Import");
    let palette = h.get_by_label("Blocks as in the picture").rect();
    let side = palette.height();
    assert_eq!(palette.width(), side * 8.0, "one row of eight cells, in their order");
    let middle = |column: usize| palette.min + vec2(column as f32 + 0.5, 0.5) * side;
    press(&mut h, middle(3), middle(3));
    assert!(
        matches!(h.state().session().tools.brush, Brush::Block(cell) if cell.block == 256 + 4),
        "a click takes one"
    );
    press(&mut h, middle(1), middle(3));
    let session = h.state().session();
    let stamp = session.tools.stamp.as_ref().expect("a drag takes several");
    assert_eq!((stamp.width, stamp.cells.len(), session.tools.tool), (3, 3, ToolId::Stamp));
    assert_eq!(stamp.cells.iter().map(|cell| cell.block).collect::<Vec<_>>(), [258, 259, 260]);
    // The buttons are about the whole stamp, and the menu about the solid tiles of its blocks.
    click(&mut h, "Stamp layer A: top");
    click(&mut h, "Stamp layer B: none");
    let cells = h.state().session().tools.stamp.as_ref().expect("still in hand").cells.clone();
    assert!(cells.iter().all(|cell| (cell.a, cell.b) == (Solidity::TOP, Solidity::NONE)), "{cells:?}");
    let tiles = |h: &Harness<'_, App>, layer: fn(&Block) -> u16| {
        [258, 259, 260, 261].map(|id| h.state().document().project().block(id).map(|(_, block)| layer(block)))
    };
    let before = tiles(&h, |block| block.tile_b);
    click(&mut h, "Solid tile of all");
    h.get_all_by_label("Not solid").next().expect("of both layers").click();
    h.run_ok();
    assert_eq!(tiles(&h, |block| block.tile_a)[..3], [Some(0); 3]);
    assert_eq!(tiles(&h, |block| block.tile_b)[3], before[3], "what is not in the stamp stays");
    click(&mut h, "Solid tile of all");
    h.get_all_by_label("Full block").last().expect("of layer B").click();
    h.run_ok();
    let full = tiles(&h, |block| block.tile_b)[0].expect("a block");
    assert_eq!(h.state().document().project().tilesets[1].tileset.tiles[usize::from(full)], SolidTile::FULL);
    assert_eq!(tiles(&h, |block| block.tile_a)[..3], [Some(0); 3]);
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(tiles(&h, |block| block.tile_b), before);
    click(&mut h, "As in the picture");
    assert!(!has(&h, "Blocks as in the picture"), "the list by number is a click away");
}

/// Presses the left button at a place, moves to another and releases.
fn press(h: &mut Harness<'_, App>, from: Pos2, to: Pos2) {
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    for event in [Event::PointerMoved(from), button(from, true), Event::PointerMoved(to), button(to, false)] {
        h.event(event);
        h.run_ok();
    }
}

#[test]
fn a_clear_color_is_found_in_a_picture_without_alpha() {
    let folder = scratch("tileset-clear");
    let path = folder.join("opaque.png");
    let is_middle = |i: usize| (16..32).contains(&(i % 48));
    let color = |i: usize| if is_middle(i) { [(i % 251) as u8, 40, 40, 255] } else { [80, 160, 200, 255] };
    let pixels = Pixels { width: 48, height: 16, rgba: (0..48 * 16).map(color).collect() };
    fs::write(&path, pixels.to_png().unwrap()).unwrap();
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "nothing is clear", |h| has(h, "3 cells (3 × 1), 0 empty"));
    assert!(has(&h, "Choose a clear colour"));
    click(&mut h, "clear colour");
    wait_until(&mut h, "the outer cells are clear", |h| has(h, "3 cells (3 × 1), 2 empty"));
}

#[test]
fn a_click_on_the_picture_chooses_the_clear_color() {
    let folder = scratch("tileset-clear");
    let path = folder.join("opaque.png");
    let color = |i: usize| if i % 32 < 16 { [80, 160, 200, 255] } else { [(i % 251) as u8, 40, 40, 255] };
    let pixels = Pixels { width: 32, height: 16, rgba: (0..512).map(color).collect() };
    fs::write(&path, pixels.to_png().unwrap()).unwrap();
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "nothing is clear", |h| has(h, "2 cells (2 × 1), 0 empty"));
    assert!(has(&h, "Choose a clear colour"));
    click(&mut h, "clear colour");
    let picture = h.get_by_label("Cut of the picture").rect();
    let place = picture.left_center() + vec2(4.0, 0.0);
    click_at(&mut h, PointerButton::Primary, place);
    wait_until(&mut h, "the left cell is clear", |h| has(h, "2 cells (2 × 1), 1 empty"));
}

/// Types letters one by one, wherever the keyboard is.
fn type_letters(h: &mut Harness<'_, App>, text: &str) {
    for letter in text.chars() {
        h.event(Event::Text(letter.to_string()));
        h.step();
    }
    h.run_ok();
}

#[test]
fn a_picture_is_imported_by_keys_alone() {
    let folder = scratch("tileset-keys");
    let path = picture(&folder.join("rocks.png"), 4, 0, 200);
    let mut h = hills();
    for (n, name) in [(1, "rocks"), (2, "rocks 2")] {
        act(&mut h, Action::ImportPicture);
        // The first field has the keyboard, and the name is the file's, not that of what was typed halfway.
        type_letters(&mut h, &path.display().to_string());
        wait_until(&mut h, "cut", |h| has(h, "4 blocks, 2 solid tiles"));
        key(&mut h, Modifiers::NONE, Key::Enter);
        assert!(!has(&h, "Cut of the picture"), "the window is done");
        let set = &h.state().document().project().tilesets[n];
        assert_eq!(set.tileset.name, name, "two tilesets of one name could not be distinguished");
        let session = h.state().session();
        let first = set.first_block + 1;
        assert!(matches!(session.tools.brush, Brush::Block(cell) if cell.block == first), "its blocks come into view");
        assert_eq!(session.tools.solid_tile, TileAt { tileset: n, tile: 1 });
    }
    assert_eq!(steps(&h), ["Import the tileset rocks", "Import the tileset rocks 2"]);
}

#[test]
fn tab_goes_through_the_window_and_not_through_the_panes() {
    let mut h = hills();
    act(&mut h, Action::Tilesets);
    key(&mut h, Modifiers::NONE, Key::Tab);
    h.get_by_label("Inspector");
}

#[test]
fn a_picture_that_changes_is_seen_while_its_window_is_open() {
    let folder = scratch("tileset-live");
    let path = picture(&folder.join("rocks.png"), 4, 0, 200);
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "cut", |h| has(h, "4 cells (4 × 1)"));
    picture(&path, 6, 0, 200);
    wait_until(&mut h, "cut anew", |h| has(h, "6 cells (6 × 1)"));
    fs::remove_file(&path).unwrap();
    click(&mut h, "Reload");
    wait_until(&mut h, "it is reported", |h| has(h, "there is no such file"));
    click(&mut h, "Import");
    assert_eq!(h.state().document().project().tilesets.len(), 1);
}

#[test]
fn solid_pixels_come_from_a_picture_for_each_layer() {
    let folder = scratch("tileset-layers");
    let art = picture(&folder.join("art.png"), 4, 0, 200);
    let wrong = picture(&folder.join("wrong.png"), 3, 0, 200);
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &art.display().to_string());
    click(&mut h, "Solid from: picture");
    wait_until(&mut h, "asked for", |h| has(h, "Choose the picture of layer A."));
    click(&mut h, "Import");
    assert_eq!(h.state().document().project().tilesets.len(), 1, "not without that picture");
    type_into(&mut h, "Layer A path", &art.display().to_string());
    click(&mut h, "Ink: opaque");
    wait_until(&mut h, "cut", |h| has(h, "2 solid tiles"));
    type_into(&mut h, "Layer B path", &wrong.display().to_string());
    wait_until(&mut h, "it is reported", |h| has(h, "of layer B is 48 × 16 pixels, the art 64 × 16"));
    key(&mut h, CTRL, Key::A);
    key(&mut h, Modifiers::NONE, Key::Delete);
    wait_until(&mut h, "cut again", |h| has(h, "2 solid tiles"));
    click(&mut h, "Show: B");
    click(&mut h, "Import");
    assert_eq!(h.state().document().project().tilesets.len(), 2);
}

#[test]
fn a_strip_is_seen_whole_and_sharp() {
    let folder = scratch("tileset-strip");
    let path = picture(&folder.join("strip.png"), 1250, 0, 200);
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "cut", |h| has(h, "1250 cells (1250 × 1)"));
    assert!(!has(&h, "one pixel in"), "each of them is shown");
    assert!(h.get_by_label("Cut of the picture").rect().height() >= 16.0);
}

#[test]
fn what_is_wrong_with_a_picture_is_said_and_nothing_is_imported() {
    let folder = scratch("tileset-broken");
    let whole = fs::read(picture(&folder.join("whole.png"), 2, 0, 9)).unwrap();
    fs::write(folder.join("torn.png"), &whole[..whole.len() / 2]).unwrap();
    fs::write(folder.join("text.png"), "no picture").unwrap();
    let mut h = hills();
    act(&mut h, Action::ImportPicture);
    for (name, says) in
        [("torn.png", "ends in the middle"), ("text.png", "this is not a PNG"), ("gone.png", "no such file")]
    {
        type_into(&mut h, "Picture path", &folder.join(name).display().to_string());
        wait_until(&mut h, says, |h| has(h, says));
        click(&mut h, "Import");
        assert_eq!(h.state().document().project().tilesets.len(), 1, "{name}");
    }
}

#[test]
fn tilesets_are_added_numbered_exported_and_taken_away() {
    let folder = scratch("tileset-list");
    let mut h = hills();
    act(&mut h, Action::Tilesets);
    click(&mut h, "New tileset");
    assert_eq!(h.state().document().project().tilesets[1].first_block, 256);
    h.remove_cursor();
    h.run_ok();
    h.snapshot("tilesets_dark");
    act(&mut h, Action::ThemeToggle);
    h.snapshot("tilesets_light");
    h.query_all_by_label_contains("Test: blocks 0").last().unwrap().click();
    h.run_ok();
    type_into(&mut h, "Export folder", &folder.display().to_string());
    click(&mut h, "Export");
    wait_until(&mut h, "files are written", |h| has(h, "files written to"));
    assert_eq!(fs::read(folder.join("heights.bin")).unwrap().len(), 0x1000);
    assert!(folder.join("tiles.json").is_file());
    click(&mut h, "Erase its blocks and unlink");
    let project = h.state().document().project();
    assert_eq!(project.tilesets.len(), 1);
    assert!(project.chunks.iter().all(|chunk| chunk.cells.iter().all(|cell| cell.block == 0)));
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project().tilesets.len(), 2);
}

/// A project on disk, opened in a window, with a tileset whose picture is red.
fn on_disk(name: &str) -> (Harness<'static, App>, PathBuf) {
    let folder = scratch(name);
    let home = folder.join("game");
    let mut h = hills();
    h.state_mut().send(Command::SaveTo(home.clone()));
    wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    let path = picture(&folder.join("rocks.png"), 4, 0, 200);
    act(&mut h, Action::ImportPicture);
    type_into(&mut h, "Picture path", &path.display().to_string());
    wait_until(&mut h, "cut", |h| has(h, "4 blocks"));
    click(&mut h, "Import");
    key(&mut h, CTRL, Key::S);
    wait_until(&mut h, "saved again", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    (h, home)
}

fn is_reported(h: &Harness<'_, App>, text: &str) -> bool {
    h.state().notices().all().iter().any(|entry| entry.notice.text.contains(text))
}

fn red(h: &Harness<'_, App>) -> u8 {
    h.state().document().project().tilesets[1].tileset.sheet.as_ref().unwrap().cells[0][0]
}

#[test]
fn a_picture_that_changes_on_disk_is_read_again() {
    let (mut h, home) = on_disk("tileset-reload");
    let art = home.join("tilesets/rocks/art.png");
    assert_eq!(red(&h), 200);
    // The watch needs no key; if the system has none, Ctrl+R does the same.
    picture(&art, 4, 0, 77);
    wait_until(&mut h, "seen by itself", |h| red(h) == 77);
    assert!(!h.state().history().is_dirty(), "it stands so on disk");
    assert!(is_reported(&h, "changed on disk"));
    let whole = fs::read(&art).unwrap();
    fs::write(&art, &whole[..whole.len() / 2]).unwrap();
    act(&mut h, Action::ReloadAssets);
    wait_until(&mut h, "it is reported", |h| is_reported(h, "ends in the middle"));
    assert_eq!(red(&h), 77, "what was read before stays");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(red(&h), 200, "undo brings the old picture back");
}

#[test]
fn a_tileset_of_another_project_is_used_where_it_stands() {
    let (mut h, home) = on_disk("tileset-link");
    let shared = home.parent().unwrap().join("common");
    fs::create_dir_all(&shared).unwrap();
    for name in ["tileset.json", "art.png"] {
        fs::copy(home.join("tilesets/rocks").join(name), shared.join(name)).unwrap();
    }
    act(&mut h, Action::Tilesets);
    type_into(&mut h, "Tileset folder", &shared.display().to_string());
    click(&mut h, "Add");
    wait_until(&mut h, "linked", |h| h.state().document().project().tilesets.len() == 3);
    let set = &h.state().document().project().tilesets[2];
    assert_eq!((set.path.as_str(), set.first_block), ("../common", 512));
    assert!(set.tileset.sheet.is_some());
    let before = fs::read(shared.join("tileset.json")).unwrap();
    key(&mut h, CTRL, Key::S);
    wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    assert_eq!(fs::read(shared.join("tileset.json")).unwrap(), before, "it is used, not written");
    let text = fs::read_to_string(home.join("loopwright.json")).unwrap();
    assert!(text.contains("\"../common\""), "{text}");
    let mut again = window();
    again.state_mut().send(Command::Open(home));
    wait_until(&mut again, "opened", |h| h.state().document().project().tilesets.len() == 3);
    assert!(again.state().document().project().block(513).is_some());
}

#[test]
fn relinking_a_missing_tileset_keeps_its_fields() {
    let (mut h, home) = on_disk("tileset-relink");
    h.state_mut().send(Command::Action(Action::CloseProject));
    h.run_ok();
    let moved = home.parent().unwrap().join("elsewhere");
    fs::rename(home.join("tilesets/rocks"), &moved).unwrap();
    let head = home.join("loopwright.json");
    let text = fs::read_to_string(&head).unwrap();
    let with_field =
        text.replacen("\"path\": \"tilesets/rocks\"", "\"note\": \"keep me\", \"path\": \"tilesets/rocks\"", 1);
    assert_ne!(text, with_field);
    fs::write(&head, with_field).unwrap();
    h.state_mut().send(Command::Open(home.clone()));
    wait_until(&mut h, "opened", |h| h.state().document().project().tilesets.len() == 2 && !h.state().is_busy());
    act(&mut h, Action::Tilesets);
    click(&mut h, "Missing: tilesets/rocks");
    type_into(&mut h, "Tileset folder", &moved.display().to_string());
    click(&mut h, "Relink");
    wait_until(&mut h, "relinked", |h| h.state().document().project().tilesets[1].path == "../elsewhere");
    let set = h.state().document().project().tilesets[1].clone();
    assert_eq!((set.first_block, set.tileset.name.as_str()), (256, "rocks"));
    assert!(set.tileset.sheet.is_some());
    key(&mut h, CTRL, Key::S);
    wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    let text = fs::read_to_string(&head).unwrap();
    assert!(text.contains("keep me") && text.contains("../elsewhere"), "{text}");
}
