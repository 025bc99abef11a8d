//! The pane Colours: palettes of a tileset, chosen by levels, changed by hand and by files.

use crate::hills;
use crate::projects::import::{disassembly, imported};
use crate::support::{CTRL, key, scratch, steps, wait_until, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use kit::document::art::palettes;
use kit::exchange::compression::Compression;
use loopwright::app::App;
use loopwright::command::{Command, PaletteName};
use sim::project::{Project, Rgb, Sheet};
use std::fs;
use std::sync::Arc;

fn click(h: &mut Harness<'_, App>, label: &str) {
    h.query_all_by_label(label).last().unwrap_or_else(|| panic!("no `{label}`")).scroll_to_me();
    h.run_ok();
    h.query_all_by_label(label).last().expect(label).click();
    h.run_ok();
}

/// Clicks the square of a colour by its number.
fn choose(h: &mut Harness<'_, App>, number: &str, modifiers: Modifiers) {
    let label = format!("Colour {number}: ");
    let at = h.query_all_by_label_contains(&label).next().unwrap_or_else(|| panic!("no {label}")).rect().center();
    h.event(Event::ModifiersChanged(modifiers));
    h.event(Event::PointerMoved(at));
    h.run_ok();
    for pressed in [true, false] {
        h.event(Event::PointerButton { pos: at, button: PointerButton::Primary, pressed, modifiers });
        h.run_ok();
    }
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run_ok();
}

fn digits(h: &mut Harness<'_, App>, text: &str) {
    let field = || "Digits";
    h.query_all_by_label(field()).last().expect("the digits").focus();
    h.run_ok();
    key(h, CTRL, Key::A);
    h.event(Event::Text(text.into()));
    h.run_ok();
    key(h, Modifiers::NONE, Key::Enter);
}

fn colors(h: &Harness<'_, App>, palette: &str) -> Vec<Rgb> {
    palettes::colors(&h.state().document().project().tilesets[0].tileset, palette).expect("colours")
}

/// The hills with a picture of five colours, besides clear.
pub fn pictured() -> Project {
    let mut project = hills::project();
    let shade =
        |x: usize, y: usize| [[200, 40, 20], [20, 200, 40], [40, 20, 200], [90, 90, 90], [250, 250, 240]][(x + y) % 5];
    let pixel = |i: usize| {
        let (x, y) = (i % 64, i / 64);
        let [red, green, blue] = shade(x, y);
        if x < 16 { [0; 4] } else { [red, green, blue, 255] }
    };
    let pixels: Vec<[u8; 4]> = (0..64 * 16).map(pixel).collect();
    let tileset = Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[0]).tileset);
    tileset.sheet = Some(Arc::new(Sheet::cut(64, 16, pixels.as_flattened()).expect("four cells")));
    project
}

/// The hills with the colours of their picture numbered, the pane in front.
pub fn numbered() -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().take_document(Document::new(pictured(), None));
    h.run_ok();
    h.state_mut().send(Command::ShowPane("colours"));
    h.run_ok();
    click(&mut h, "Number the colours");
    h
}

#[test]
fn a_palette_is_made_changed_and_shown() {
    let mut h = numbered();
    let own = colors(&h, "");
    assert!(own.len() > 2, "{own:?}");
    click(&mut h, "Add palette");
    choose(&mut h, "01", Modifiers::NONE);
    digits(&mut h, "#ff0000");
    assert_eq!((colors(&h, "New palette")[1], colors(&h, "")), (Rgb([255, 0, 0]), own.clone()));
    assert!(h.query_all_by_label_contains("Colour 01: #ff0000").next().is_some());
    click(&mut h, "In this level");
    let level = |h: &Harness<'_, App>| h.state().document().project().levels[0].colors.clone();
    assert_eq!(level(&h).palette, "New palette");
    // Drawn in it: some block has the new colour now, and none had it before.
    let reds = |h: &Harness<'_, App>| {
        let scene = h.state().studio().derived().scene();
        (0..=u16::MAX).filter_map(|id| scene.block(id)).flat_map(|block| block.level(0)).any(|p| *p == [255, 0, 0, 255])
    };
    assert!(reds(&h));
    click(&mut h, "In this level");
    assert!(!reds(&h));
    click(&mut h, "Under water");
    assert!(h.state().studio().derived().scene().has_water_palette());
    click(&mut h, "Delete palette");
    assert_eq!(level(&h), Default::default(), "the level follows");
    let done = steps(&h);
    for _ in &done[1..] {
        key(&mut h, CTRL, Key::Z);
    }
    assert_eq!(colors(&h, ""), own);
}

#[test]
fn several_colours_change_together_and_come_back() {
    let mut h = numbered();
    let own = colors(&h, "");
    choose(&mut h, "01", Modifiers::NONE);
    choose(&mut h, "03", Modifiers::SHIFT);
    assert!(h.query_by_label("Colours 01 to 03").is_some());
    click(&mut h, "Gradient");
    let shades = palettes::gradient(&own[1..4]);
    assert_eq!(colors(&h, "")[1..4], shades);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(colors(&h, ""), own);
    // Arrows on the slider: one step each, in the same gesture.
    let before = steps(&h).len();
    h.get_by_role_and_label(Role::Slider, "Red").focus();
    h.run_ok();
    for _ in 0..3 {
        key(&mut h, Modifiers::NONE, Key::ArrowLeft);
    }
    let darker: Vec<u8> = own[1..4].iter().map(|color| color.0[0].saturating_sub(3)).collect();
    assert_eq!(colors(&h, "")[1..4].iter().map(|color| color.0[0]).collect::<Vec<_>>(), darker);
    assert_eq!(steps(&h).len(), before + 1);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(colors(&h, ""), own);
}

#[test]
fn colours_go_to_files_and_come_back() {
    let folder = scratch("colour-files");
    let mut h = numbered();
    let own = colors(&h, "");
    let of = PaletteName::default();
    for ending in ["pal", "gpl", "hex"] {
        let path = folder.join(format!("own.{ending}"));
        h.state_mut().send(Command::WriteColors { of: of.clone(), path: path.clone(), overwrite: false });
        h.run_ok();
        assert!(fs::read(&path).is_ok_and(|bytes| !bytes.is_empty()), "{ending}");
        choose(&mut h, "02", Modifiers::NONE);
        digits(&mut h, "#123456");
        assert_ne!(colors(&h, ""), own);
        h.state_mut().send(Command::TakeColors { of: of.clone(), path });
        h.run_ok();
        assert_eq!(colors(&h, ""), own, "{ending}");
    }
    // Where no dialog opens, a path is asked for.
    click(&mut h, "Import colours…");
    assert!(h.query_by_label("Colours by path").is_some());
    click(&mut h, "Cancel");
    for (path, said) in [("none.pal", "can't be imported"), ("own.txt", "must end in")] {
        let path = folder.join(path);
        h.state_mut().send(match said {
            "must end in" => Command::WriteColors { of: of.clone(), path, overwrite: false },
            _ => Command::TakeColors { of: of.clone(), path },
        });
        h.run_ok();
        let notice = h.state().notices().current().map(|notice| notice.text.clone()).unwrap_or_default();
        assert!(notice.contains(said), "{notice}");
    }
}

#[test]
fn colours_are_copied_and_pasted() {
    let mut h = numbered();
    choose(&mut h, "01", Modifiers::NONE);
    h.event(Event::Paste("#00ff00 #0000ff".into()));
    h.run_ok();
    assert_eq!(colors(&h, "")[1..3], [Rgb([0, 255, 0]), Rgb([0, 0, 255])]);
    assert!(h.query_by_label("Colours 01 to 02").is_some());
}

/// A colour of the console: steps of eight levels, one word of a file, and the same word elsewhere.
#[test]
fn a_colour_of_a_game_has_eight_levels() {
    let folder = scratch("console-colours");
    let ini = disassembly(&folder);
    let files: [(&str, Vec<u8>); 3] = [
        ("blocks.eni", Compression::Enigma.encode(&[[0; 8], [0x20, 0, 0x20, 0, 0x20, 0, 0x20, 0]].concat()).unwrap()),
        ("tiles.nem", Compression::Nemesis.encode(&[0x12; 32]).unwrap()),
        ("colours.bin", [0x0Eu8, 0x00].repeat(64)),
    ];
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    let text = fs::read_to_string(&ini).unwrap();
    let keys = "palette=colours.bin:0:0:64\ntiles=tiles.nem\nblocks=blocks.eni\nchunks=";
    fs::write(&ini, text.replacen("chunks=", keys, 1)).unwrap();
    let mut h = imported(&ini);
    wait_until(&mut h, "the picture", |h| {
        h.state().document().project().tilesets.first().is_some_and(|set| set.tileset.sheet.is_some())
    });
    h.state_mut().send(Command::ShowPane("colours"));
    h.run_ok();
    if palettes::colors(&h.state().document().project().tilesets[0].tileset, "").is_none() {
        panic!("the imported picture has colour numbers");
    }
    choose(&mut h, "11", Modifiers::NONE);
    digits(&mut h, "#ff1200");
    assert_eq!(colors(&h, "")[0x11], Rgb([255, 0, 0]), "the nearest colour that the console has");
    assert!(h.query_by_label("Colour 11: word 000E").is_some());
}
