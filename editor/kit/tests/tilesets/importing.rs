//! The results of importing a picture.

use kit::exchange::tilesets::export::{Form, collision, files, masks};
use kit::exchange::tilesets::import::clear_color_guess;
use kit::exchange::tilesets::mask::Ink;
use kit::exchange::tilesets::{Cut, DrawnOrder, Imported, Join, Options, Solid, import};
use kit::pixels::Pixels;
use sim::angle::Angle;
use sim::project::TilesetRef;
use sim::tiles::{Block, Cell, SolidTile, Solidity};
use std::sync::Arc;

/// Cells drawn side by side, each by a letter, in rows; with margin and spacing of a colour that no cell may hold.
///
/// `.` empty, `#` full, `/` a slope that rises to the right, `\` to the left, `^` a ceiling of the slope, `o` a ball that floats.
pub fn drawn(rows: &[&str], cut: Cut) -> Pixels {
    let (across, down) = (rows[0].len(), rows.len());
    let side = |cells: usize| 2 * cut.margin + cells * 16 + (cells - 1) * cut.spacing;
    let (width, height) = (side(across), side(down));
    let mut pixels = Pixels { width, height, rgba: vec![[255, 0, 255, 255]; width * height] };
    for (row, line) in rows.iter().enumerate() {
        for (column, letter) in line.chars().enumerate() {
            for i in 0..256 {
                let (x, y) = (i % 16, i / 16);
                let (dx, dy) = (x as i32 - 8, y as i32 - 8);
                let solid = match letter {
                    '#' => true,
                    '/' => x + y >= 15,
                    '\\' => y >= x,
                    '^' => x + 15 - y >= 15,
                    'o' => dx * dx + dy * dy < 25,
                    _ => false,
                };
                let left = cut.margin + column * (16 + cut.spacing) + x;
                let top = cut.margin + row * (16 + cut.spacing) + y;
                pixels.rgba[top * width + left] = if solid { [90, 60, 30, 255] } else { [0; 4] };
            }
        }
    }
    pixels
}

pub fn cut_up(rows: &[&str], cut: Cut, join: Join) -> Imported {
    import(&drawn(rows, cut), &Options { name: "Test".into(), cut, join, ..Options::default() }).unwrap()
}

fn cell(block: u16, flip_x: bool, flip_y: bool) -> Cell {
    Cell { block, flip_x, flip_y, a: Solidity::ALL, b: Solidity::ALL }
}

#[test]
fn equal_cells_are_joined_also_mirrored() {
    for cut in [Cut::default(), Cut { margin: 1, spacing: 2 }, Cut { margin: 5, spacing: 0 }] {
        let imported = cut_up(&[".#/\\", "^#/."], cut, Join::Blocks);
        let e = Cell::default();
        let f = |x, y| cell(2, x, y);
        let full = cell(1, false, false);
        let wanted = [e, full, f(false, false), f(true, false), f(false, true), full, f(false, false), e];
        assert_eq!(imported.cells, wanted, "{cut:?}");
        let set = &imported.tileset;
        assert_eq!((set.blocks.len(), set.tiles.len(), imported.empty), (3, 3, 2));
        assert_eq!(set.blocks[2], Block { art: 2, tile_a: 2, tile_b: 2, front: false });
        assert_eq!(set.tiles[1], SolidTile::FULL);
        assert_eq!((set.tiles[2].angle, set.tiles[2].flagged), (Angle(0xE0), false));
        assert_eq!(set.tiles[2].heights, std::array::from_fn(|x| x as i8 + 1));
        let sheet = set.sheet.as_ref().unwrap();
        assert_eq!((sheet.across, sheet.cells.len()), (4, 8), "cells stay where they were, without spacing");
    }
}

#[test]
fn a_palette_shows_the_picture_as_it_was_drawn() {
    let imported = cut_up(&[".#/\\", "^#/."], Cut { margin: 1, spacing: 2 }, Join::Blocks);
    let set =
        TilesetRef { path: "tilesets/test".into(), first_block: 300, tileset: Arc::new(imported.tileset.clone()) };
    let order = DrawnOrder::new(&set).unwrap();
    assert_eq!((order.across, order.down()), (4, 2));
    let placed = |cell: &Cell| match cell.block {
        0 => Cell::default(),
        block => Cell { block: block + 300, a: Solidity::NONE, b: Solidity::NONE, ..*cell },
    };
    assert_eq!(order.cells, imported.cells.iter().map(placed).collect::<Vec<_>>());
    assert_eq!((order.at(4, 0), order.at(0, 2)), (None, None));
}

#[test]
fn a_cut_off_picture_keeps_its_last_columns() {
    let pixels = Pixels { width: 250, height: 130, rgba: vec![[9, 99, 9, 255]; 250 * 130] };
    let imported = import(&pixels, &Options { join: Join::Nothing, ..Options::default() }).unwrap();
    assert_eq!((imported.grid.across, imported.grid.down), (16, 9));
    let sheet = imported.tileset.sheet.as_ref().unwrap();
    assert_eq!((sheet.across, sheet.cells.len()), (16, 144));
    assert_eq!(&sheet.cells[15][9 * 4..11 * 4], [9, 99, 9, 255, 0, 0, 0, 0], "the rest of the last column is clear");
    let said = "The last column is padded with 6 px of clear pixels, the last row with 14 px.";
    assert!(imported.notes.iter().any(|note| note == said), "{:?}", imported.notes);
}

#[test]
fn a_clear_color_stands_for_missing_alpha() {
    let mut pixels = drawn(&["./#."], Cut::default());
    pixels.rgba.iter_mut().filter(|pixel| pixel[3] == 0).for_each(|pixel| *pixel = [80, 160, 200, 255]);
    let clear_color = clear_color_guess(&pixels);
    assert_eq!(clear_color, Some([80, 160, 200]), "three corners show it");
    let with = |clear_color| import(&pixels, &Options { clear_color, ..Options::default() }).unwrap();
    let same = cut_up(&["./#."], Cut::default(), Join::Blocks);
    assert_eq!(with(clear_color).cells, same.cells);
    assert_eq!(with(None).empty, 0, "without it, each cell is full");
    pixels.rgba[0] = [0; 4];
    assert_eq!(clear_color_guess(&pixels), None, "a picture with clear pixels needs none");
    let flat = Pixels { width: 16, height: 16, rgba: vec![[255, 0, 255, 255]; 256] };
    assert_eq!(clear_color_guess(&flat), None, "one colour is no background");
}

#[test]
fn nothing_is_joined_where_that_is_wanted() {
    let imported = cut_up(&[".#/\\", "^#/."], Cut::default(), Join::Nothing);
    assert_eq!(imported.tileset.blocks.len(), 9, "block n + 1 is cell n");
    let art: Vec<u16> = imported.tileset.blocks.iter().skip(1).map(|block| block.art).collect();
    assert_eq!(art, [0, 1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(imported.tileset.tiles.len(), 5, "solid tiles that are equal as they stand are one all the same");
}

/// Pictures that differ cannot share a block, but mirrored they can share a solid tile.
#[test]
fn pictures_are_mirrored_where_that_saves_a_tile() {
    let mut pixels = drawn(&["/\\^"], Cut::default());
    for (cell, color) in [(1, [1, 2, 3, 255]), (2, [4, 5, 6, 255])] {
        for i in 0..256 {
            let pixel = &mut pixels.rgba[i / 16 * 48 + cell * 16 + i % 16];
            if pixel[3] > 0 {
                *pixel = color;
            }
        }
    }
    let with = |join| import(&pixels, &Options { join, ..Options::default() }).unwrap();
    let (plain, fewest) = (with(Join::Blocks), with(Join::Tiles));
    assert_eq!((plain.tileset.tiles.len(), fewest.tileset.tiles.len()), (4, 2));
    assert_eq!((plain.tileset.blocks.len(), fewest.tileset.blocks.len()), (4, 4));
    assert_eq!(fewest.cells, [cell(1, false, false), cell(2, true, false), cell(3, false, true)]);
    assert_eq!((plain.mirrored, fewest.mirrored), (0, 2));
    assert!(fewest.summary().contains(&"2 pictures were mirrored to share solid tiles.".to_owned()));
    // Seen through its flip, each cell shows what the picture shows.
    let sheet = fewest.tileset.sheet.as_ref().unwrap();
    let at = |cell: usize, x: usize, y: usize| sheet.cells[cell][(y * 16 + x) * 4];
    assert_eq!((at(1, 15, 0), at(1, 0, 0)), (1, 0), "the second was drawn the other way round");
    assert_eq!(at(2, 15, 15), 4);
}

#[test]
fn collision_comes_from_pictures_for_each_layer() {
    let art = drawn(&["##o"], Cut::default());
    let black_on_white = |rows: &[&str]| {
        let mut pixels = drawn(rows, Cut::default());
        pixels.rgba.iter_mut().for_each(|p| *p = if p[3] > 0 { [0, 0, 0, 255] } else { [255; 4] });
        Arc::new(pixels)
    };
    let solid = Solid::Pictures { a: black_on_white(&["/.."]), b: Some(black_on_white(&["\\/."])), ink: None };
    let imported = import(&art, &Options { solid, ..Options::default() }).unwrap();
    let set = &imported.tileset;
    let tiles: Vec<(u16, u16)> = set.blocks.iter().map(|block| (block.tile_a, block.tile_b)).collect();
    assert_eq!(tiles, [(0, 0), (1, 2), (0, 1), (0, 0)]);
    assert_eq!((imported.cells[1].a, imported.cells[1].b), (Solidity::NONE, Solidity::ALL));
    assert_eq!(set.tiles[2].angle, Angle(0x20));
    let dark = Solid::Pictures { a: black_on_white(&["/.."]), b: None, ink: Some(Ink::Light) };
    let other = import(&art, &Options { solid: dark, ..Options::default() }).unwrap();
    assert_eq!(other.tileset.tiles.len(), 3, "the other way round: the hanging part, and full ones");
}

#[test]
fn what_is_wrong_is_said_in_words() {
    let import = |pixels: &Pixels, options: Options| import(pixels, &options);
    let small = Pixels { width: 1, height: 1, rgba: vec![[0; 4]] };
    let cut = Cut { margin: 1, spacing: 0 };
    let error = import(&small, Options { cut, ..Options::default() }).unwrap_err();
    assert!(error.contains("1 × 1") && error.contains("not a single cell"), "{error}");
    let art = drawn(&["#o"], Cut::default());
    let a = Arc::new(small);
    let error = import(&art, Options { solid: Solid::Pictures { a, b: None, ink: None }, ..Options::default() });
    assert!(error.unwrap_err().contains("1 × 1 pixels, the art 32 × 16"));
    let notes = |rows: &[&str], cut: Cut| {
        let options = Options { cut: Cut::default(), ..Options::default() };
        import(&drawn(rows, cut), options).unwrap().notes.join("\n")
    };
    let spaced = notes(&["#/", ".#"], Cut { margin: 1, spacing: 1 });
    assert!(spaced.contains("padded with 13 px of clear pixels, the last row with 13 px"), "{spaced}");
    assert!(spaced.contains("With margin 1 and spacing 1, no padding is needed"), "{spaced}");
    let floating = notes(&["#o"], Cut::default());
    assert!(floating.contains("1 shape has pixels that reach neither"), "{floating}");
    assert!(notes(&["##"], Cut::default()).contains("No pixel is transparent"));
    assert!(notes(&[".."], Cut::default()).contains("Every cell is empty"));
}

#[test]
fn a_drawn_piece_of_level_becomes_chunks() {
    let rows = ["#.......#.......", "................"];
    let imported = cut_up(&rows, Cut::default(), Join::Blocks);
    let chunks = imported.chunks(8, 100);
    assert_eq!(chunks.len(), 1, "the second is equal");
    assert_eq!((chunks[0].cells.len(), chunks[0].cells[0]), (64, cell(101, false, false)));
    assert!(chunks[0].cells[1..].iter().all(|cell| *cell == Cell::default()));
}

#[test]
fn masks_and_arrays_go_out_and_come_back() {
    let imported = cut_up(&["#/\\", "^o."], Cut::default(), Join::Nothing);
    let set = &imported.tileset;
    // The picture of all masks, cut again, has the same tiles.
    let again = import(&masks(&set.tiles), &Options::default()).unwrap();
    let shapes = |tiles: &[SolidTile]| {
        let mut all: Vec<_> = tiles.iter().map(SolidTile::mask).collect();
        all.sort_unstable();
        all.dedup();
        all
    };
    let flat = import(&masks(&set.tiles), &Options { join: Join::Nothing, ..Options::default() }).unwrap();
    assert_eq!(shapes(&flat.tileset.tiles), shapes(&set.tiles));
    assert!(again.tileset.blocks.len() <= set.tiles.len());
    // The collision picture is over the art: with it the import finds the same blocks.
    let a = Arc::new(collision(set, |block| block.tile_a).unwrap());
    let solid = Solid::Pictures { a, b: None, ink: None };
    let options = Options { solid, join: Join::Nothing, ..Options::default() };
    let same = import(&drawn(&["#/\\", "^o."], Cut::default()), &options).unwrap();
    assert_eq!(same.tileset.blocks, set.blocks);
    let all = files(set, &Form::ALL.map(|(form, ..)| form)).unwrap();
    let file = |name: &str| &all.iter().find(|(other, _)| *other == name).unwrap().1;
    assert_eq!((file("heights.bin").len(), file("angles.bin").len()), (0x1000, 0x100));
    assert_eq!(file("heights.bin")[16..32], [16; 16]);
    assert_eq!(file("heights.bin")[32..48], std::array::from_fn::<u8, 16, _>(|i| i as u8 + 1));
    assert_eq!(file("widths.bin")[32..48], std::array::from_fn::<u8, 16, _>(|i| i as u8 + 1));
    assert_eq!(file("angles.bin")[..3], [0xFF, 0xFF, 0xE0]);
    assert_eq!((file("index-a.bin").len(), &file("index-a.bin")[..4]), (0x300, &[0, 1, 2, 3][..]));
    let json: serde_json::Value = serde_json::from_slice(file("tiles.json")).unwrap();
    assert_eq!((json["tiles"][2]["hex"].as_str(), json["tiles"][2]["heights"][15].as_i64()), (Some("E0"), Some(16)));
    assert_eq!(json["blocks"].as_array().unwrap().len(), set.blocks.len());
}
