//! Palettes: read with the files of their words, shown by level, and written word by word.

use super::*;
use crate::document::art::palettes;
use crate::document::art::pictures::Pictures;
use crate::document::imported::console_color::{rgb_of, word_of};
use crate::exchange::sonlvl::export::refresh;
use crate::exchange::sonlvl::files::palette::{keys, parts};
use crate::exchange::sonlvl::files::project::SonLvl;
use sim::project::{LevelColors, Rgb};

/// Three acts: the first with a palette under water and a dark one, the second plain, the third with a first line of its own.
/// The water's first line is that of the first act, and its other words have bits that no console reads.
fn colorful() -> Disassembly {
    let mut game = sonic3k();
    let mut noise = Noise(11);
    game.files.push(("pal/line.bin", Uncompressed, noise.words(16, |noise| noise.next() as u16 & 0xEEE)));
    game.files.push(("pal/wet.bin", Uncompressed, noise.words(48, |noise| noise.next() as u16 & 0xEEE | 0x1001)));
    let all = "palette=../pal/all.bin:0:0:64\n";
    let first = "palette=../pal/all.bin:0:0:64\npalette2=Under water|../pal/all.bin:0:0:16|../pal/wet.bin:0:16:48\n\
                 palette3=Dark|../pal/all.bin:8:0:56\nwaterpal=2\nwaterheight=100\n";
    let second = "palette=../pal/all.bin:0:0:64|../pal/line.bin:0:0:16\n";
    let mut places = game.ini.match_indices(all).map(|(at, _)| at).collect::<Vec<_>>().into_iter().rev();
    for text in [second, all, first] {
        let at = places.next().unwrap();
        game.ini.replace_range(at..at + all.len(), text);
    }
    game
}

/// Imports into a folder and opens it: pictures and all.
pub(super) fn opened(storage: &MemoryStorage) -> Project {
    import_into(storage, Path::new("/project")).unwrap();
    let mut opened = sim::file::open(storage, Path::new("/project"), &mut |_, _| {}).unwrap();
    Pictures::default().read(storage, &mut opened.project, &mut opened.saved);
    opened.project
}

fn words(game: &Disassembly, storage: &MemoryStorage, name: &str) -> Vec<u16> {
    game.unpacked(storage, name).as_chunks::<2>().0.iter().map(|word| u16::from_be_bytes(*word)).collect()
}

#[test]
fn palettes_have_names_and_parts() {
    let mut game = sonic1();
    let text = "palette=a.bin:4:20:3|b.bin\npalette2=Dark|a.bin:0:0:64\npalette3=|c.bin:1:2\npalette5=No|a.bin\n";
    game.ini = game.ini.replace("palette=../pal/all.bin:0:0:64\n", text);
    let storage = game.put();
    let sonlvl = SonLvl::open(&storage, &request().ini, None).unwrap();
    let level = sonlvl.levels().next().unwrap();
    let names: Vec<String> = keys(level).into_iter().map(|key| format!("{} {}", key.key, key.name)).collect();
    assert_eq!(names, ["palette ", "palette2 Dark", "palette3 Palette 3"]);
    let all = |key: &str| -> Vec<(String, [usize; 3])> {
        let parts = parts(level, key, |_| ()).into_iter();
        parts.map(|part| (part.file.text, [part.source, part.destination, part.length])).collect()
    };
    assert_eq!(all("palette"), [("a.bin".to_owned(), [4, 20, 3]), ("b.bin".to_owned(), [0, 0, 64])]);
    assert_eq!(all("palette2"), [("a.bin".to_owned(), [0, 0, 64])]);
    let mut lost = Vec::new();
    assert!(parts(level, "palette3", |text| lost.push(text)).is_empty());
    assert!(lost[0].contains("`palette3`"), "{lost:?}");
}

#[test]
fn each_act_has_its_palettes() {
    let game = colorful();
    let storage = game.put();
    let project = opened(&storage);
    let shown: Vec<(String, &LevelColors)> = acts(&project).map(|level| (level.title.clone(), &level.colors)).collect();
    let colors = |palette: &str, in_water: &str| LevelColors {
        palette: palette.into(),
        in_water: in_water.into(),
        ..LevelColors::default()
    };
    let wanted = [colors("", "Under water"), colors("", ""), colors("Isle Act 3", "")];
    let titles: Vec<&str> = shown.iter().map(|(title, _)| title.as_str()).collect();
    assert_eq!(shown.iter().map(|(_, colors)| (*colors).clone()).collect::<Vec<_>>(), wanted, "{titles:?}");
    // The second act has another collision index: a zone of its own.
    let names = |set: usize| -> Vec<&str> {
        project.tilesets[set].tileset.palettes.iter().map(|palette| palette.name.as_str()).collect()
    };
    assert_eq!(project.tilesets.len(), 2);
    assert_eq!(names(0), ["Under water", "Dark", "Isle Act 3"]);
    assert!(names(1).is_empty());
    let set = &project.tilesets[0].tileset;
    let [all, wet] = ["pal/all.bin", "pal/wet.bin"].map(|name| words(&game, &storage, name));
    let own = palettes::colors(set, "").unwrap();
    assert_eq!(own, all.iter().map(|word| rgb_of(*word)).collect::<Vec<_>>());
    let water = palettes::colors(set, "Under water").unwrap();
    let wanted: Vec<Rgb> = all[..16].iter().chain(&wet).map(|word| rgb_of(*word)).collect();
    assert_eq!(water, wanted);
    assert_eq!(palettes::colors(set, "Dark").unwrap()[..56], own[8..]);
}

#[test]
fn an_unedited_export_writes_no_colour() {
    let game = colorful();
    let storage = game.put();
    let project = opened(&storage);
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
    assert!(said(&plan, Weight::Lost).is_empty(), "{plan}");
}

/// One colour is one word, in all palettes that show it; other bits of the word stay, and no picture counts as painted.
#[test]
fn a_changed_colour_is_one_changed_word() {
    let game = colorful();
    let storage = game.put();
    let mut project = opened(&storage);
    let before = ["pal/all.bin", "pal/wet.bin", "pal/line.bin"].map(|name| words(&game, &storage, name));
    let (red, blue) = (rgb_of(0x00E), rgb_of(0xE00));
    let edits = palettes::recolored(&project, 0, "", &[(9, red)]);
    apply(&mut project, edits);
    let edits = palettes::recolored(&project, 0, "Under water", &[(20, blue)]);
    apply(&mut project, edits);
    let set = &project.tilesets[0].tileset;
    assert_eq!(palettes::colors(set, "Under water").unwrap()[9], red, "the same word of the same file");
    assert_eq!(palettes::colors(set, "Dark").unwrap()[1], red, "at another place");
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Lost).is_empty(), "{plan}");
    let files: Vec<&str> = plan.files.iter().map(|file| file.what.as_str()).collect();
    assert_eq!(files, ["1 colour changed", "1 colour changed"], "{plan}");
    let mut wanted = before;
    wanted[0][9] = 0x00E;
    wanted[1][4] = wanted[1][4] & 0x1111 | 0xE00;
    for (name, wanted) in ["pal/all.bin", "pal/wet.bin", "pal/line.bin"].iter().zip(&wanted) {
        assert_eq!(words(&game, &storage, name), *wanted, "{name}");
    }
    let again = super::plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(again.ready.targets.changed().count(), 0, "{again}");
    assert!(said(&again, Weight::Lost).is_empty(), "{again}");
    // And back, to the byte.
    let edits = palettes::recolored(&project, 0, "", &[(9, rgb_of(game_word(&game, 9)))]);
    apply(&mut project, edits);
    export(&storage, &mut project);
    assert_eq!(words(&game, &storage, "pal/all.bin")[9], game_word(&game, 9));
}

/// A word of the colours as the game came.
fn game_word(game: &Disassembly, at: usize) -> u16 {
    let (.., bytes) = game.files.iter().find(|(name, ..)| *name == "pal/all.bin").unwrap();
    u16::from_be_bytes([bytes[2 * at], bytes[2 * at + 1]])
}

#[test]
fn colours_that_others_changed_are_taken_over() {
    let game = colorful();
    let storage = game.put();
    let mut project = opened(&storage);
    let edits = palettes::recolored(&project, 0, "", &[(3, rgb_of(0x0E0))]);
    apply(&mut project, edits);
    let mut bytes = game.unpacked(&storage, "pal/all.bin");
    bytes[2 * 3..2 * 3 + 2].copy_from_slice(&[0x04, 0x44]);
    bytes[2 * 30..2 * 30 + 2].copy_from_slice(&[0x02, 0x46]);
    storage.put("/game/pal/all.bin", bytes);
    let refreshed = refresh(&storage, &project, &request(), &mut go_on).unwrap();
    let report = refreshed.report.to_string();
    assert!(report.contains("colour taken over") || report.contains("colours taken over"), "{report}");
    assert!(report.contains("03 changed here and by another program"), "{report}");
    apply(&mut project, refreshed.edits);
    let own = palettes::colors(&project.tilesets[0].tileset, "").unwrap();
    assert_eq!((word_of(own[3]), word_of(own[30])), (0x0E0, 0x246));
    let plan = export(&storage, &mut project);
    assert!(said(&plan, Weight::Lost).is_empty(), "{plan}");
    assert_eq!(words(&game, &storage, "pal/all.bin")[3], 0x0E0);
}

/// A project that names other files as those of its colours changes none of them.
#[test]
fn only_files_of_palettes_are_written() {
    let game = colorful();
    let storage = game.put();
    let mut project = opened(&storage);
    for set in &mut project.tilesets {
        let tileset = Arc::make_mut(&mut Arc::make_mut(set).tileset);
        let text = serde_json::to_string(&*tileset.extra).unwrap().replace("pal/all.bin", "../game/main.asm");
        tileset.extra = Arc::new(serde_json::from_str(&text).unwrap());
    }
    let edits = palettes::recolored(&project, 0, "", &[(0, rgb_of(0x0E0)), (1, rgb_of(0x0E0))]);
    apply(&mut project, edits);
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
    assert!(plan.to_string().contains("no palette names the file"), "{plan}");
}

#[test]
fn another_choice_of_palettes_is_listed() {
    let game = colorful();
    let storage = game.put();
    let mut project = opened(&storage);
    edit_level(&mut project, 2, |level| level.colors.palette = "Dark".into());
    let plan = plan(&storage, &project, &request().into(), &mut go_on).unwrap();
    assert!(said(&plan, Weight::Lost).contains("the choice of its palettes"), "{plan}");
}
