//! Painted blocks: patterns where they are, others that look alike, blank ones, and what has no room.

use super::colors::opened;
use super::*;
use crate::exchange::sonlvl::export::refresh;
use sim::project::Sheet;

/// Patterns of the made-up act: the first is blank, the next ones are not, and the last two are blank and shown by nothing.
const PATTERNS: usize = 12;

/// The blocks file, the patterns file, and a game whose first blocks show few patterns: 1 to 4 in block 1; pattern 5 twice,
/// once mirrored, in block 2; 6 and 7 in blocks 3 and 4, and 8 in all others.
fn drawn(game: fn() -> Disassembly) -> (&'static str, &'static str, Disassembly) {
    let mut game = game();
    let of = |game: &Disassembly, part: &str| game.files.iter().position(|(name, ..)| name.contains(part)).unwrap();
    let (blocks, tiles) = (of(&game, "map/blocks"), of(&game, "art/tiles"));
    let mut noise = Noise(5);
    let mut bytes = noise.bytes(PATTERNS * 32);
    bytes[..32].fill(0);
    bytes[(PATTERNS - 2) * 32..].fill(0);
    game.files[tiles].2 = bytes;
    let words: Vec<[u16; 4]> = (0..game.files[blocks].2.len() / 8)
        .map(|block| match block {
            0 => [0; 4],
            1 => [1, 2, 3, 4],
            2 => [5, 0x0805, 0x8000, 0],
            3 => [6, 7, 0, 0],
            4 => [6, 0x2007, 0, 0],
            _ => [8; 4],
        })
        .collect();
    game.files[blocks].2 = words.as_flattened().iter().flat_map(|word| word.to_be_bytes()).collect();
    (game.files[blocks].0, game.files[tiles].0, game)
}

/// Paints pixels of a block's picture with a colour number each.
fn paint_pixels(project: &mut Project, block: usize, pixels: &[(usize, usize, u8)]) {
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let mut sheet: Sheet = (**tileset.sheet.as_ref().unwrap()).clone();
    let colors = sheet.indexed.as_ref().unwrap().colors.clone();
    let cell = Arc::make_mut(&mut sheet.cells[block]);
    for (x, y, number) in pixels {
        let color = if number % 16 == 0 { [0; 4] } else { colors[usize::from(*number)] };
        cell[(y * 16 + x) * 4..][..4].copy_from_slice(&color);
    }
    tileset.sheet = Some(Arc::new(sheet));
}

/// The colour numbers of the first blocks.
fn pictures(project: &Project) -> Vec<Vec<u8>> {
    let sheet = project.tilesets[0].tileset.sheet.as_ref().unwrap();
    (1..8).map(|cell| sheet.cells[cell].to_vec()).collect()
}

/// A colour number of a line that no other line's colour looks like, and that is not that of the pixel.
fn own_color(project: &Project, line: u8, besides: &[u8]) -> u8 {
    let sheet = project.tilesets[0].tileset.sheet.as_ref().unwrap();
    let colors = &sheet.indexed.as_ref().unwrap().colors;
    let is_own = |number: &u8| colors.iter().filter(|color| **color == colors[usize::from(*number)]).count() == 1;
    (line * 16 + 1..line * 16 + 16).find(|number| is_own(number) && !besides.contains(number)).unwrap()
}

/// A project of what the files have now.
fn shown(game: &Disassembly, storage: &MemoryStorage) -> Project {
    let other = MemoryStorage::new();
    for (file, ..) in &game.files {
        let path = Path::new("/game").join(file);
        other.put(&path, storage.read(&path, 1 << 20).unwrap());
    }
    other.put("/game/levels/SonLVL.ini", game.ini.as_bytes());
    opened(&other)
}

/// The units of a file that differ.
fn changed(old: &[u8], new: &[u8], unit: usize) -> Vec<usize> {
    assert_eq!(old.len(), new.len());
    (0..old.len() / unit).filter(|n| old[n * unit..][..unit] != new[n * unit..][..unit]).collect()
}

fn block_words(bytes: &[u8], block: usize) -> [u16; 4] {
    std::array::from_fn(|i| u16::from_be_bytes([bytes[block * 8 + 2 * i], bytes[block * 8 + 2 * i + 1]]))
}

/// Painted pixels, the patterns that change by them, and the words of blocks that change.
type Case =
    (&'static str, fn(&Project) -> Vec<(usize, usize, usize, u8)>, &'static [usize], &'static [(usize, [u16; 4])]);

const CASES: &[Case] = &[
    ("the only place of its pattern", |project| vec![(1, 3, 2, own_color(project, 0, &[]))], &[1], &[]),
    (
        "one of two places in a block",
        |project| vec![(2, 3, 2, own_color(project, 0, &[]))],
        &[10],
        &[(2, [10, 0x805, 0x8000, 0])],
    ),
    ("both places, mirrored", |project| [3, 12].map(|x| (2, x, 2, own_color(project, 0, &[]))).to_vec(), &[5], &[]),
    ("one of two blocks", |project| vec![(4, 3, 2, own_color(project, 0, &[]))], &[10], &[(4, [10, 0x2007, 0, 0])]),
    ("two blocks alike", |project| [3, 4].map(|block| (block, 3, 2, own_color(project, 0, &[]))).to_vec(), &[6], &[]),
    (
        "two blocks differently",
        |project| {
            let first = own_color(project, 0, &[]);
            vec![(3, 3, 2, first), (4, 3, 2, own_color(project, 0, &[first]))]
        },
        &[6, 10],
        &[(4, [10, 0x2007, 0, 0])],
    ),
    (
        "another line of the palette",
        |project| {
            let color = own_color(project, 2, &[]);
            (0..64).map(|i| (1, i % 8, i / 8, color)).collect()
        },
        &[1],
        &[(1, [0x4001, 2, 3, 4])],
    ),
    (
        "as another pattern is, mirrored",
        |project| {
            let sheet = project.tilesets[0].tileset.sheet.as_ref().unwrap();
            let numbers = sheet.numbers(1).unwrap();
            (0..64).map(|i| (3, i % 8, 8 + i / 8, numbers[i / 8 * 16 + 7 - i % 8])).collect()
        },
        &[],
        &[(3, [6, 7, 0x801, 0])],
    ),
    ("cleared", |_| (0..64).map(|i| (1, i % 8, i / 8, 0)).collect(), &[1], &[]),
];

#[test]
fn painted_blocks_are_written_as_patterns_and_words() {
    for game in [sonic1, sonic2, sonic3k] {
        for (name, pixels, patterns, words) in CASES {
            let (blocks_file, tiles_file, game) = drawn(game);
            let storage = game.put();
            let mut project = opened(&storage);
            let old = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
            let before = pictures(&project);
            for (block, x, y, number) in pixels(&project) {
                paint_pixels(&mut project, block, &[(x, y, number)]);
            }
            let painted = pictures(&project);
            assert_ne!(painted, before, "{name}");
            let plan = export(&storage, &mut project);
            assert!(said(&plan, Weight::Lost).is_empty(), "{name}: {plan}");
            let new = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
            assert_eq!(changed(&old[1], &new[1], 32), *patterns, "{name}");
            assert_eq!(
                changed(&old[0], &new[0], 8),
                words.iter().map(|(block, _)| *block).collect::<Vec<_>>(),
                "{name}"
            );
            for (block, words) in *words {
                assert_eq!(block_words(&new[0], *block), *words, "{name}");
            }
            let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
            assert_eq!(again.ready.targets.changed().count(), 0, "{name}: {again}");
            assert_eq!(pictures(&shown(&game, &storage)), painted, "{name}: as the game shows it");
        }
    }
}

#[test]
fn a_new_picture_gets_patterns() {
    let (blocks_file, tiles_file, game) = drawn(sonic2);
    let storage = game.put();
    let mut project = opened(&storage);
    let old = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
    let color = own_color(&project, 3, &[]);
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let mut sheet: Sheet = (**tileset.sheet.as_ref().unwrap()).clone();
    let cell = sheet.cells.len();
    // The upper half as in block 1, and a pixel of its own below.
    let mut pixels = *sheet.cells[1];
    pixels[512..].fill(0);
    sheet.cells.push(Arc::new(pixels));
    tileset.sheet = Some(Arc::new(sheet));
    Arc::make_mut(&mut tileset.blocks)[6].art = cell as u16;
    paint_pixels(&mut project, cell, &[(9, 12, color)]);
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Lost).is_empty(), "{plan}");
    let new = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
    assert_eq!(changed(&old[1], &new[1], 32), [10]);
    assert_eq!(changed(&old[0], &new[0], 8), [6]);
    let front = if project.tilesets[0].tileset.blocks[6].front { 0x8000 } else { 0 };
    assert_eq!(block_words(&new[0], 6), [1, 2, 0, 0x600A].map(|word| word | front));
    let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
}

#[test]
fn what_the_game_cannot_show_is_said_and_the_rest_is_written() {
    let (blocks_file, tiles_file, game) = drawn(sonic1);
    let storage = game.put();
    let mut project = opened(&storage);
    let old = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
    let color = own_color(&project, 0, &[]);
    let others: Vec<u8> = (1..4)
        .scan(vec![color], |known, _| {
            let next = own_color(&project, 0, known);
            known.push(next);
            Some(next)
        })
        .collect();
    // Two blank patterns, and three places that want one.
    for (block, color) in [(2, color), (3, others[0]), (4, others[1])] {
        let x = if block == 2 { 0 } else { 8 };
        paint_pixels(&mut project, block, &[(x, 1, color)]);
        paint_pixels(&mut project, block, &[(0, 9, color)]);
    }
    // A colour of another line among those of its own, and one that no line has.
    let far = own_color(&project, 3, &[]);
    paint_pixels(&mut project, 1, &[(2, 2, far)]);
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    let mut sheet: Sheet = (**tileset.sheet.as_ref().unwrap()).clone();
    Arc::make_mut(&mut sheet.cells[5])[..4].copy_from_slice(&[1, 2, 3, 255]);
    tileset.sheet = Some(Arc::new(sheet));
    let plan = export(&storage, &mut project);
    let lost = said(&plan, Weight::Lost);
    for words in [
        "block 01: its picture was painted with colours of several lines of the palette in one pattern of 8 × 8 pixels (upper left)",
        "block 03: its picture was painted: upper right is pattern 7, also shown by block 04, and no other pattern of the act is free",
        "block 05: its picture was painted with #010203, which the palette of the act has not",
    ] {
        assert!(lost.contains(words), "{words}\n{plan}");
    }
    let new = [blocks_file, tiles_file].map(|file| game.unpacked(&storage, file));
    assert_eq!(changed(&old[1], &new[1], 32), [10, 11], "two had room");
    assert_eq!(changed(&old[0], &new[0], 8), [2, 3]);
    // What had no room is listed again, and nothing is written twice.
    let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
    assert_eq!(said(&again, Weight::Lost), lost);
}

#[test]
fn patterns_that_others_changed_since_are_kept_or_refused() {
    let (_, tiles_file, game) = drawn(sonic1);
    let storage = game.put();
    let mut project = opened(&storage);
    let mut bytes = game.unpacked(&storage, tiles_file);
    bytes[2 * 32 + 5] ^= 0x11;
    let put = |bytes: &[u8]| storage.put(Path::new("/game").join(tiles_file), Nemesis.encode(bytes).unwrap());
    put(&bytes);
    let color = own_color(&project, 0, &[]);
    paint_pixels(&mut project, 1, &[(3, 2, color)]);
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Note).contains("pattern 02 changed by another program: kept as there"), "{plan}");
    let new = game.unpacked(&storage, tiles_file);
    assert_eq!(changed(&bytes, &new, 32), [1]);
    // Pattern 3 is changed by both.
    let mut theirs = new.clone();
    theirs[3 * 32] ^= 0x22;
    put(&theirs);
    paint_pixels(&mut project, 1, &[(3, 12, color)]);
    let plan = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).contains("pattern 03 changed here and by another program"), "{plan}");
    let mut request: ExportRequest = request().into();
    request.overwrites = true;
    let plan = super::plan(&storage, &project, &request, &mut go_on).unwrap();
    assert!(said(&plan, Weight::Failed).is_empty(), "{plan}");
}

#[test]
fn pictures_that_others_changed_are_taken_over() {
    let (blocks_file, tiles_file, game) = drawn(sonic2);
    let storage = game.put();
    let mut project = opened(&storage);
    let color = own_color(&project, 0, &[]);
    paint_pixels(&mut project, 3, &[(3, 2, color)]);
    let painted = pictures(&project);
    let refreshed = |project: &mut Project| {
        let found = refresh(&storage, project, &request(), &mut go_on).unwrap();
        apply(project, found.edits);
        found.report.to_string()
    };
    assert!(!refreshed(&mut project).contains("picture"), "nobody changed a file");
    assert_eq!(pictures(&project), painted);
    // Others paint patterns 1 and 6, and turn a quarter of block 2.
    let mut tiles = game.unpacked(&storage, tiles_file);
    tiles[32] ^= 0x10;
    tiles[6 * 32] ^= 0x10;
    storage.put(Path::new("/game").join(tiles_file), Kosinski.encode(&tiles).unwrap());
    let mut blocks = game.unpacked(&storage, blocks_file);
    blocks[16..18].copy_from_slice(&0x1005_u16.to_be_bytes());
    storage.put(Path::new("/game").join(blocks_file), Kosinski.encode(&blocks).unwrap());
    let said = refreshed(&mut project);
    assert!(said.contains("3 pictures of blocks taken over"), "{said}");
    assert!(said.contains("pictures of blocks 03 changed here and by another program: kept as here"), "{said}");
    let now = shown(&game, &storage);
    let (own, theirs) = (pictures(&project), pictures(&now));
    for block in [1, 2, 4, 5, 6, 7] {
        assert_eq!(own[block - 1], theirs[block - 1], "block {block}");
    }
    assert_eq!(own[2], painted[2]);
    assert!(!refreshed(&mut project).contains("taken over"), "once");
    // What was kept here is what the next export writes: pattern 6 is shown by block 4 as well.
    let plan = export(&storage, &mut project);
    assert!(unwritten(&plan).is_empty(), "{plan}");
    assert_eq!(changed(&tiles, &game.unpacked(&storage, tiles_file), 32), [10]);
    assert_eq!(changed(&blocks, &game.unpacked(&storage, blocks_file), 8), [3]);
}

/// The parts that a plan cannot write.
fn unwritten(plan: &Plan) -> String {
    [Weight::Lost, Weight::Failed].map(|weight| said(plan, weight)).concat()
}
