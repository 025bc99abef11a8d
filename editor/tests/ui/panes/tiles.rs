//! The solid tile author: drawn on, dragged, typed into, pasted into, and taken back.

use crate::hills as sample;
use crate::level::canvas::hills;
use crate::support::{CTRL, click, click_at, drag, key, steps, window_of};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Role, Vec2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::TileAt;
use sim::angle::Angle;
use sim::project::{Project, Tileset, TilesetRef};
use sim::tiles::{SolidTile, TileId};
use std::sync::Arc;

/// The hills with the tile author in front, showing a tile.
fn author(size: Vec2, tile: TileId) -> Harness<'static, App> {
    let mut h = window_of(size);
    h.state_mut().take_document(Document::new(sample::project(), None));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::T);
    take(&mut h, tile);
    h
}

pub fn author_of(tile: TileId) -> Harness<'static, App> {
    author(vec2(1760.0, 1000.0), tile)
}

fn take(h: &mut Harness<'_, App>, tile: TileId) {
    let at = TileAt { tileset: 0, tile };
    h.state_mut().send(Command::Session(Box::new(move |session| session.tools.solid_tile = at)));
    h.run_ok();
}

fn tiles(h: &Harness<'_, App>) -> Vec<SolidTile> {
    h.state().document().project().tilesets[0].tileset.tiles.to_vec()
}

fn tile(h: &Harness<'_, App>, id: usize) -> SolidTile {
    tiles(h)[id]
}

/// The middle of a pixel of the mask, also outside of it.
pub fn pixel(h: &Harness<'_, App>, x: i32, y: i32) -> Pos2 {
    let mask = h.get_by_label("Tile mask").rect();
    mask.min + vec2(x as f32 + 0.5, y as f32 + 0.5) * (mask.width() / 16.0)
}

/// Brings a pane to the front.
fn choose_tab(h: &mut Harness<'_, App>, label: &str) {
    h.get_by_role_and_label(Role::Tab, label).click();
    h.run_ok();
}

/// Presses a button whose name something else has too.
fn press(h: &mut Harness<'_, App>, label: &str) {
    h.get_by_role_and_label(Role::Button, label).click();
    h.run_ok();
}

fn stroke(h: &mut Harness<'_, App>, from: (i32, i32), to: (i32, i32)) {
    let (from, to) = (pixel(h, from.0, from.1), pixel(h, to.0, to.1));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
}

/// The pane alone as a picture to compare: its surroundings may change without touching it.
fn compare(h: &mut Harness<'_, App>, name: &str) {
    let picture = h.render().expect("rendered");
    let corner = h.get_by_label("Tile number").rect().min - vec2(14.0, 12.0);
    let right = h.get_by_label("Inspector").rect().left() - 20.0;
    let bottom = picture.height() as f32 - 40.0;
    let (width, height) = ((right - corner.x) as u32, (bottom - corner.y) as u32);
    let part = image::imageops::crop_imm(&picture, corner.x as u32, corner.y as u32, width, height).to_image();
    egui_kittest::image_snapshot(&part, name);
}

/// Replaces what a text field holds.
fn retype(h: &mut Harness<'_, App>, role: Role, label: &str, text: &str) {
    h.get_by_role_and_label(role, label).scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(role, label).click();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Paste(text.to_owned()));
    h.run_ok();
}

#[test]
fn a_new_tiles_angle_follows_what_is_drawn_until_typed() {
    let mut h = author_of(2);
    press(&mut h, "New tile");
    let new = tiles(&h).len() - 1;
    h.get_by_label("Tile mask").focus();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::L);
    stroke(&mut h, (0, 15), (15, 0));
    assert_eq!(tile(&h, new).angle, Angle(0xE0));
    retype(&mut h, Role::TextInput, "Angle in hex", "10");
    stroke(&mut h, (0, 8), (15, 8));
    assert_eq!(tile(&h, new).angle, Angle(0x10), "the user's own stays");
}

#[test]
fn t_brings_it_to_the_front_and_back() {
    let mut h = hills();
    assert!(h.query_by_label("Tile mask").is_none());
    key(&mut h, Modifiers::NONE, Key::T);
    h.get_by_label("Tile mask");
    key(&mut h, Modifiers::NONE, Key::T);
    h.get_by_label("Level canvas");
    assert!(h.query_by_label("Tile mask").is_none());
}

#[test]
fn it_looks_as_it_did() {
    let mut h = author(vec2(1720.0, 1150.0), 2);
    compare(&mut h, "tiles_wide_dark");
    h.state_mut().send(Command::Action(Action::ThemeToggle));
    h.run_ok();
    compare(&mut h, "tiles_wide_light");
}

#[test]
fn what_differs_is_marked_and_ceilings_are_walked_under() {
    let mut h = author(vec2(1720.0, 1400.0), 3);
    retype(&mut h, Role::MultilineTextInput, "Heights", "-1 -1 -2 -2 -3 -3 -4 -4 -5 -5 -6 -6 -7 -7 -8 -8");
    retype(&mut h, Role::MultilineTextInput, "Widths", "16 -14 -12 -10 -8 -6 -4 -2 0 0 5 5 0 0 0 0");
    click(&mut h, "Angle from: Best fit");
    key(&mut h, Modifiers::NONE, Key::Escape);
    compare(&mut h, "tiles_freed");
}

#[test]
fn it_looks_as_it_did_with_less_room() {
    let mut h = author(vec2(1060.0, 760.0), 2);
    compare(&mut h, "tiles_middle");
    h.set_size(vec2(720.0, 1400.0));
    h.run_ok();
    compare(&mut h, "tiles_narrow");
}

#[test]
fn the_pencil_draws_and_the_right_button_cuts() {
    let mut h = author_of(3);
    assert_eq!(tile(&h, 3).heights, [8; 16]);
    stroke(&mut h, (2, 4), (5, 4));
    let drawn = tile(&h, 3);
    assert_eq!(drawn.heights, std::array::from_fn(|x| if (2..6).contains(&x) { 12 } else { 8 }));
    assert_eq!(drawn.widths, [0; 16], "it came freed, so the widths stay as they are");
    let (from, to) = (pixel(&h, 10, 10), pixel(&h, 12, 10));
    drag(&mut h, PointerButton::Secondary, from, to, Modifiers::NONE);
    assert_eq!(tile(&h, 3).heights[9..14], [8, 5, 5, 5, 8]);
    assert_eq!(steps(&h), ["Paint on tile", "Erase on tile"], "a stroke is a step");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(tiles(&h), *sample::project().tilesets[0].tileset.tiles);
}

#[test]
fn two_points_give_the_angle_and_leave_the_shape() {
    let mut h = author_of(2);
    let before = tile(&h, 2);
    click(&mut h, "Angle by two points");
    // Down to the right by one pixel in two: along a floor the way goes to the right, whichever end comes first.
    for (from, to) in [((0, 4), (14, 11)), ((14, 11), (0, 4))] {
        stroke(&mut h, from, to);
        let now = tile(&h, 2);
        assert_eq!((now.heights, now.widths, now.angle), (before.heights, before.widths, Angle(0x12)), "{from:?}");
    }
    stroke(&mut h, (3, 3), (3, 3));
    assert_eq!(tile(&h, 2).angle, Angle(0x12), "a click gives no line");
    assert_eq!(steps(&h).len(), 1, "the second line says the same");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(tile(&h, 2), before);
}

#[test]
fn a_line_and_a_curve_are_the_surface() {
    let mut h = author_of(2);
    click(&mut h, "Line");
    stroke(&mut h, (0, 15), (15, 8));
    let rising: Vec<i8> = tile(&h, 2).heights.to_vec();
    assert_eq!((rising[0], rising[15]), (1, 8));
    assert!(rising.windows(2).all(|pair| pair[0] <= pair[1]), "{rising:?}");
    assert!(kit::drawing::tile::is_linked(&tile(&h, 2)), "the widths follow");
    click(&mut h, "Curve");
    stroke(&mut h, (0, 15), (15, 15));
    let bend = pixel(&h, 7, 4);
    h.hover_at(bend);
    h.run_ok();
    click_at(&mut h, PointerButton::Primary, bend);
    let hill = tile(&h, 2).heights;
    assert!(hill[0] <= 2 && hill[15] <= 2, "{hill:?}");
    assert!((11..=13).contains(&hill[7]), "{hill:?}");
    let after = pixel(&h, 3, 3);
    h.hover_at(after);
    h.run_ok();
    assert_eq!(tile(&h, 2).heights, hill, "once it is set the hand is free");
    assert_eq!(steps(&h), ["Draw on tile", "Draw on tile"]);
    // A second curve is given up half-way: nothing of it is left.
    stroke(&mut h, (0, 2), (15, 2));
    assert_ne!(tile(&h, 2).heights, hill);
    key(&mut h, Modifiers::NONE, Key::Escape);
    assert_eq!((tile(&h, 2).heights, steps(&h).len()), (hill, 2));
}

#[test]
fn a_half_drawn_curve_ends_with_another_tile_or_undo() {
    let mut h = author_of(2);
    click(&mut h, "Curve");
    stroke(&mut h, (0, 15), (15, 15));
    let (before, bend) = (tile(&h, 3), pixel(&h, 7, 4));
    take(&mut h, 3);
    h.hover_at(bend);
    h.run_ok();
    assert_eq!(tile(&h, 3), before);
    assert_eq!(tile(&h, 2).heights, [1; 16], "what was drawn stays where it was drawn");
    take(&mut h, 2);
    stroke(&mut h, (0, 8), (15, 8));
    h.hover_at(bend);
    h.run_ok();
    key(&mut h, CTRL, Key::Z);
    h.hover_at(bend + vec2(0.0, 40.0));
    h.run_ok();
    assert_eq!(tile(&h, 2).heights, [1; 16], "undone, it does not come back under the hand");
}

#[test]
fn columns_and_rows_are_dragged() {
    let mut h = author_of(2);
    press(&mut h, "Columns");
    stroke(&mut h, (0, 4), (15, 4));
    assert_eq!(tile(&h, 2).heights, [12; 16]);
    stroke(&mut h, (3, 4), (3, 40));
    assert_eq!(tile(&h, 2).heights[2..5], [12, 0, 12], "below the tile it is nothing");
    key(&mut h, CTRL, Key::Z);
    press(&mut h, "Rows");
    stroke(&mut h, (15, 4), (6, 4));
    let pulled = tile(&h, 2);
    assert_eq!((pulled.widths[4], pulled.widths[3]), (10, 0));
    assert_eq!(pulled.heights[5..7], [11, 12]);
    // The numbers beside the mask are handles too.
    let from = h.get_by_label("Height 9").rect().center();
    drag(&mut h, PointerButton::Primary, from, from - vec2(0.0, 70.0), Modifiers::NONE);
    let raised = tile(&h, 2).heights[9];
    assert!(raised > 12, "{raised}");
    let count = steps(&h).len();
    key(&mut h, CTRL, Key::Z);
    assert_eq!((tile(&h, 2).heights[9], steps(&h).len()), (12, count - 1));
}

#[test]
fn arrays_are_typed_and_pasted() {
    let mut h = author_of(2);
    for (text, expected) in [
        ("16 15 14 13 12 11 10 9 8 7 6 5 4 3 2 1", std::array::from_fn(|x| 16 - x as i8)),
        (
            "dc.b $FF,$FF,$FE,$FE,$FD,$FD,$FC,$FC,$FB,$FB,$FA,$FA,$F9,$F9,$F8,$F8",
            std::array::from_fn(|x| -(x as i8 / 2) - 1),
        ),
        ("0x0F, 0Fh, $0F, 15 0F 0F 0F 0F 0F 0F 0F 0F 0F 0F 0F 15", {
            let mut all = [15i8; 16];
            (all[3], all[15]) = (0x15, 0x15); // letters say that all of it is hexadecimal
            all
        }),
    ] {
        let before = tile(&h, 2);
        retype(&mut h, Role::MultilineTextInput, "Heights", text);
        if expected.iter().all(|height| (-16..=16).contains(height)) {
            assert_eq!(tile(&h, 2).heights, expected, "{text}");
        } else {
            assert_eq!(tile(&h, 2), before, "{text}");
            assert!(h.query_by_label_contains("Number 4 is 15, which is out of range").is_some());
        }
    }
    for (nonsense, says) in [
        ("the quick brown fox", "is not a number"),
        ("1 2 3", "these are 3"),
        ("[ ] { } !", "no numbers"),
        ("9999999999999999999999999", "out of range"),
    ] {
        let before = tile(&h, 2);
        retype(&mut h, Role::MultilineTextInput, "Widths", nonsense);
        assert!(h.query_all_by_label_contains(says).next().is_some(), "{nonsense}");
        assert_eq!(tile(&h, 2), before, "{nonsense}");
    }
    while h.query_all_by_label("Drop").next().is_some() {
        h.query_all_by_label("Drop").next().unwrap().click();
        h.run_ok();
    }
    assert!(h.query_by_label_contains("out of range").is_none());
    while !steps(&h).is_empty() {
        h.state_mut().send(Command::Action(Action::Undo));
        h.run_ok();
    }
    assert_eq!(tiles(&h), *sample::project().tilesets[0].tileset.tiles);
}

#[test]
fn a_whole_tile_is_copied_onto_another_by_the_mask() {
    let mut h = author_of(2);
    let mask = pixel(&h, 15, 15);
    click_at(&mut h, PointerButton::Primary, mask);
    h.event(Event::Copy);
    h.run_ok();
    let text = r#""heights": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16], "widths": [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16], "angle": 224"#;
    key(&mut h, Modifiers::NONE, Key::PageDown);
    assert_eq!(h.state().session().tools.solid_tile.tile, 3);
    h.event(Event::Paste(text.to_owned()));
    h.run_ok();
    let pasted = tile(&h, 3);
    assert_eq!((pasted.heights[4], pasted.widths[15], pasted.angle, pasted.flagged), (5, 16, Angle(0xE0), false));
    h.event(Event::Paste("no tile at all".to_owned()));
    h.run_ok();
    assert!(h.query_by_label_contains("Not pasted").is_some());
    assert_eq!(tile(&h, 3), pasted);
    assert_eq!(steps(&h), ["Paste tile"]);
}

#[test]
fn all_of_it_is_reached_by_keys() {
    let mut h = author_of(3);
    h.get_by_label("Tile mask").focus();
    h.run_ok();
    let tool = h.state().session().tools.tool;
    for _ in 0..3 {
        key(&mut h, Modifiers::NONE, Key::ArrowRight);
    }
    key(&mut h, Modifiers::NONE, Key::ArrowDown);
    key(&mut h, Modifiers::NONE, Key::Space);
    assert_eq!(tile(&h, 3).heights[2..5], [8, 15, 8]);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, tool, "the mask has the letter, not the level");
    key(&mut h, Modifiers::NONE, Key::Space);
    assert_eq!(tile(&h, 3).heights[3], 14);
    key(&mut h, Modifiers::NONE, Key::L);
    key(&mut h, Modifiers::NONE, Key::Home);
    key(&mut h, Modifiers::NONE, Key::Space);
    for _ in 0..4 {
        key(&mut h, Modifiers::NONE, Key::ArrowDown);
    }
    key(&mut h, Modifiers::NONE, Key::End);
    key(&mut h, Modifiers::NONE, Key::Space);
    let line = tile(&h, 3).heights;
    assert_eq!((line[0], line[15]), (15, 11));
    key(&mut h, Modifiers::NONE, Key::Y);
    assert_eq!(tile(&h, 3).heights, line.map(|height| -height));
    let labels = steps(&h);
    assert_eq!(labels, ["Paint on tile", "Erase on tile", "Draw on tile", "Flip tile top to bottom"]);
    for _ in 0..labels.len() {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(tile(&h, 3).heights, [8; 16], "Ctrl stays the editor's");
    // Away from the mask the letters mean nothing until the level is in front again.
    key(&mut h, Modifiers::NONE, Key::Escape);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, tool);
    key(&mut h, Modifiers::NONE, Key::T);
    key(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
}

#[test]
fn the_angle_is_typed_turned_fitted_and_flagged() {
    let mut h = author_of(2);
    retype(&mut h, Role::TextInput, "Angle in hex", "$F0");
    assert_eq!(tile(&h, 2).angle, Angle(0xF0));
    retype(&mut h, Role::TextInput, "Angle in degrees", "30");
    assert_eq!(tile(&h, 2).angle, Angle(0xEA));
    retype(&mut h, Role::TextInput, "Angle in hex", "zz");
    assert!(h.query_by_label_contains("is not an angle").is_some());
    assert_eq!(tile(&h, 2).angle, Angle(0xEA));
    click(&mut h, "least squares: E0  45°");
    assert_eq!(tile(&h, 2).angle, Angle(0xE0));
    click(&mut h, "Flagged");
    assert!(tile(&h, 2).engine_angle().is_flagged());
    click(&mut h, "Flagged");
    assert_eq!((tile(&h, 2).angle, tile(&h, 2).flagged), (Angle(0xE0), false));
    let dial = h.get_by_label("Angle dial").rect();
    let (from, to) = (dial.center() + vec2(30.0, 0.0), dial.center() + vec2(0.0, 30.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    assert_eq!(tile(&h, 2).angle, Angle(0x40));
    h.get_by_label("Angle dial").focus();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    assert_eq!(tile(&h, 2).angle, Angle(0x3E));
    // Following the surface it changes with the shape.
    click(&mut h, "Angle from: Best fit");
    assert_eq!(tile(&h, 2).angle, Angle(0xE0));
    h.get_by_label("Flip tile left to right").click();
    h.run_ok();
    assert_eq!(tile(&h, 2).angle, Angle(0x20));
}

#[test]
fn tiles_are_added_found_to_be_twins_and_deleted() {
    let mut h = author_of(2);
    click(&mut h, "Duplicate tile");
    assert_eq!((tiles(&h).len(), h.state().session().tools.solid_tile.tile), (5, 4));
    assert!(h.query_by_label("Tile 2 is equal.").is_some());
    h.get_by_label("Flip tile left to right").click();
    h.run_ok();
    assert!(h.query_by_label("Tile 2, flipped left to right is equal.").is_some());
    click(&mut h, "Use 2 instead");
    assert_eq!((tiles(&h).len(), h.state().session().tools.solid_tile.tile), (4, 2));
    // A tile that blocks carry is not taken from them unasked.
    click(&mut h, "Delete tile");
    assert_eq!(tiles(&h).len(), 4);
    assert!(h.query_by_label_contains("Blocks use it: 2").is_some());
    click(&mut h, "Keep it");
    click(&mut h, "Delete tile");
    click(&mut h, "Delete it");
    assert_eq!(tiles(&h).len(), 3);
    let blocks = h.state().document().project().tilesets[0].tileset.blocks.clone();
    assert_eq!((blocks[2].tile_a, blocks[3].tile_a), (0, 2), "block 2 is empty now, block 3 follows its tile");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(h.state().document().project().tilesets[0].tileset.blocks[3].tile_a, 3);
    click(&mut h, "New tile");
    assert_eq!(tiles(&h).last(), Some(&SolidTile::default()));
}

#[test]
fn tile_0_stays_empty() {
    let mut h = author_of(0);
    assert!(h.query_by_label_contains("Tile 0 is always empty").is_some());
    assert!(h.query_by_label("Tile mask").is_none());
    click(&mut h, "Tile 1");
    h.get_by_label("Tile mask");
}

/// A window with a project of these solid tiles.
fn project_of(tiles: Vec<SolidTile>) -> Harness<'static, App> {
    let set = Tileset { name: "Many".into(), tiles: Arc::new(tiles), ..Tileset::default() };
    let set = TilesetRef { path: "many".into(), first_block: 0, tileset: Arc::new(set) };
    let project = Project { tilesets: vec![Arc::new(set)], ..sample::project() };
    let mut h = window_of(vec2(1600.0, 1000.0));
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::T);
    h
}

#[test]
fn a_tileset_may_have_no_tiles_or_ten_thousand() {
    let mut h = project_of(Vec::new());
    assert!(h.query_by_label_contains("no solid tiles yet").is_some());
    click(&mut h, "New tile");
    assert_eq!((tiles(&h).len(), h.state().session().tools.solid_tile.tile), (2, 1));
    h.get_by_label("Tile mask");
    key(&mut h, CTRL, Key::Z);
    assert!(tiles(&h).is_empty());
    h.state_mut().take_document(Document::new(Project { tilesets: Vec::new(), ..sample::project() }, None));
    h.run_ok();
    assert!(h.query_by_label_contains("no tileset yet").is_some());

    let many = |n: usize| SolidTile {
        heights: std::array::from_fn(|x| ((n * 7 + x * (n % 5)) % 17) as i8),
        ..SolidTile::default()
    };
    let mut h = project_of((0..10_000).map(many).collect());
    retype(&mut h, Role::TextInput, "Tile number", "9998");
    assert_eq!(h.state().session().tools.solid_tile.tile, 9998);
    assert!(h.query_by_role_and_label(Role::Button, "Tile 9998").is_some(), "the list went there");
    stroke(&mut h, (0, 3), (15, 3));
    assert!(tile(&h, 9998).heights.iter().all(|height| *height >= 13));
    retype(&mut h, Role::TextInput, "Tile number", "$FFFF");
    assert!(h.query_by_label("no such tile").is_some());
}

#[test]
fn the_bench_and_the_walk_go_on_by_themselves() {
    let mut h = author_of(2);
    h.get_by_label("Neighbour down").scroll_to_me();
    h.run_ok();
    h.get_by_label("Neighbour down").click();
    h.run_ok();
    h.get_by_label("Full block").click();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::Escape);
    click(&mut h, "Sensors look for: Walls");
    h.get_by_role_and_label(Role::Canvas, "Sensor bench").focus();
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    assert!(h.query_by_label("Anchor at x 7, y 0 of the tile").is_some());
    h.get_by_label("Walk").scroll_to_me();
    h.run_ok();
    h.get_by_label("Walk").click();
    h.run_steps(12);
    h.get_by_label("Walk").click();
    h.run_ok();
    assert!(h.query_all_by_label_contains("walks over it").next().is_some());
    assert!(steps(&h).is_empty(), "looking changes nothing");
}

#[test]
fn a_drag_of_the_dial_is_one_step() {
    let mut h = author_of(2);
    let (before, done) = (tile(&h, 2), steps(&h).len());
    let dial = h.get_by_label("Angle dial").rect();
    let at = |x: f32, y: f32| dial.center() + vec2(x, y);
    drag(&mut h, PointerButton::Primary, at(30.0, 4.0), at(-4.0, 30.0), Modifiers::NONE);
    let first = tile(&h, 2);
    assert_ne!(first.angle, before.angle);
    assert_eq!(steps(&h).len(), done + 1, "{:?}", steps(&h));
    drag(&mut h, PointerButton::Primary, at(-30.0, 0.0), at(0.0, -30.0), Modifiers::NONE);
    assert_eq!(steps(&h).len(), done + 2, "the next drag is a step of its own");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(tile(&h, 2), first);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(tile(&h, 2), before);
}

#[test]
fn a_click_in_the_list_of_tiles_scrolls_nothing() {
    let mut h = project_of((0..400).map(|n| SolidTile { angle: Angle(n as u8), ..SolidTile::FULL }).collect());
    take(&mut h, 200);
    let place = |h: &Harness<'_, App>, n: u16| h.get_by_role_and_label(Role::Button, &format!("Tile {n}")).rect();
    for n in [206, 201, 209] {
        let before = place(&h, n);
        press(&mut h, &format!("Tile {n}"));
        assert_eq!(h.state().session().tools.solid_tile.tile, n);
        assert_eq!(place(&h, n), before, "tile {n}");
    }
    take(&mut h, 20);
    place(&h, 20); // what was chosen in another place is brought into view
}

#[test]
fn the_layout_is_the_same_for_every_tile() {
    let slope =
        |n: i8| SolidTile { heights: std::array::from_fn(|x| (x as i8 + n).clamp(0, 16)), ..SolidTile::default() };
    let linked = |tile: SolidTile| kit::drawing::tile::linked(&tile);
    let all = vec![
        SolidTile::default(),
        SolidTile::FULL,
        linked(SolidTile { angle: Angle(0xE0), ..slope(0) }),
        linked(SolidTile { angle: Angle(0x60), ..slope(0) }),
        slope(3),
        SolidTile { angle: Angle(0xFF), flagged: true, widths: [3; 16], ..slope(-8) },
        SolidTile::default(),
        SolidTile { heights: [-4; 16], ..SolidTile::default() },
    ];
    let count = all.len() as TileId;
    let mut h = project_of(all);
    let mut moved = Vec::new();
    for size in [vec2(1600.0, 1000.0), vec2(1060.0, 760.0), vec2(760.0, 1400.0)] {
        h.set_size(size);
        take(&mut h, 1);
        h.run_ok();
        let names = ["Next tile", "Tile mask", "Flip tile left to right", "Copy tile", "Angle dial", "Sensor bench"];
        let names = names.into_iter().chain(["Walk as it is", "Walk flipped X, Y"]);
        let places = |h: &Harness<'_, App>| -> Vec<_> {
            names.clone().map(|name| (name, h.get_all_by_label_contains(name).next().unwrap().rect())).collect()
        };
        let first = places(&h);
        for n in 2..count {
            take(&mut h, n);
            let now = places(&h).into_iter().zip(&first).filter(|(now, first)| now != *first);
            moved.extend(now.map(|((name, now), (_, first))| format!("{name}, tile {n} at {size}: {first} {now}")));
        }
    }
    assert!(moved.is_empty(), "{}", moved.join("\n"));
}

#[test]
fn half_typed_arrays_end_with_undo_save_and_another_tab() {
    let mut h = author_of(2);
    h.state_mut().send(Command::SaveTo(crate::support::scratch("half-typed").join("project")));
    crate::support::wait_until(&mut h, "saved", |h| !h.state().is_busy() && !h.state().history().is_dirty());
    let field = |h: &Harness<'_, App>| h.get_by_role_and_label(Role::MultilineTextInput, "Heights").value().unwrap();
    stroke(&mut h, (0, 3), (15, 3)); // something to undo
    for (row, end) in [
        ("undo", (|h| press(h, "Undo")) as fn(&mut Harness<'_, App>)),
        ("save", |h| key(h, CTRL, Key::S)),
        ("another tab", |h| {
            choose_tab(h, "Object maker");
            choose_tab(h, "Tiles");
        }),
    ] {
        retype(&mut h, Role::MultilineTextInput, "Heights", "1 2 no");
        assert_eq!(field(&h), "1 2 no", "{row}");
        end(&mut h);
        h.run_ok();
        assert!(!field(&h).contains("no"), "{row}: {}", field(&h));
    }
}

#[test]
fn the_angle_is_in_sight_at_1280_by_720() {
    let h = author(vec2(1280.0, 720.0), 2);
    let status = 40.0;
    for name in ["Angle in hex", "Angle in degrees", "Flagged", "Tile mask"] {
        let rect = h.get_by_label(name).rect();
        assert!(rect.bottom() < 720.0 - status, "{name}: {rect:?}");
    }
}
