//! File > Import levels: a small disassembly of our own becomes a project, in the window.

use crate::support::{CTRL, key, scratch, type_number, wait_until, window};
use eframe::egui::{Event, Key, Role};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::Edit;
use kit::exchange::compression::Compression;
use kit::exchange::imports;
use kit::pixels::Pixels;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::{Selected, Session};
use sim::project::Bounds;
use std::fs;
use std::path::{Path, PathBuf};

/// Lets threads work until something has this label.
pub fn wait_for(h: &mut Harness<'_, App>, label: &str) {
    for _ in 0..2000 {
        h.run_ok();
        if h.query_all_by_label(label).next().is_some() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    panic!("`{label}` never appears");
}

pub fn click(h: &mut Harness<'_, App>, label: &str) {
    h.query_all_by_label(label).last().expect("something has this label").click();
    h.run_ok();
}

pub fn disassembly(folder: &Path) -> PathBuf {
    let chunk: Vec<u8> = (0..256u16).flat_map(|i| if i >= 128 { 0x6001u16 } else { 0 }.to_be_bytes()).collect();
    let files: [(&str, Vec<u8>); 5] = [
        ("chunks.kos", Compression::Kosinski.encode(&chunk).unwrap()),
        ("layout.bin", vec![3, 0, 1, 1, 1, 1]),
        ("index.bin", vec![0, 1]),
        ("heights.bin", [[0; 16], [16; 16]].concat()),
        ("start.bin", vec![0, 0x80, 0, 0x60]),
    ];
    fs::create_dir_all(folder).unwrap();
    for (name, bytes) in files {
        fs::write(folder.join(name), bytes).unwrap();
    }
    let ini = "version=S1\ncolarr1=heights.bin\ncolarr2=heights.bin\n[Flat\\\\Act 1]\nfglayout=layout.bin\n\
               chunks=chunks.kos\ncolind=index.bin\nstartpos=start.bin:s:Sonic\n[Flat\\\\Act 2]\nfglayout=gone.bin\n";
    let path = folder.join("SonLVL.ini");
    fs::write(&path, ini).unwrap();
    path
}

/// A window whose import has this project's path typed in.
pub fn choose(ini: &Path) -> Harness<'static, App> {
    let mut h = window();
    click(&mut h, "File");
    h.query_all_by_label_contains("Import levels").last().expect("an item of the menu").click();
    h.run_ok();
    let titles: Vec<_> = imports().map(|(format, _)| format.title()).collect();
    h.get_by_label(&titles.join(" or ")).focus();
    h.run_ok();
    h.event(Event::Text(ini.display().to_string()));
    h
}

/// A window with the levels of this project imported and opened.
pub fn imported(ini: &Path) -> Harness<'static, App> {
    let mut h = choose(ini);
    wait_for(&mut h, "Flat › Act 2");
    click(&mut h, "Import");
    wait_for(&mut h, "Open the project");
    click(&mut h, "Open the project");
    for _ in 0..2000 {
        h.run_ok();
        if !h.state().is_busy() && !h.state().document().project().levels.is_empty() {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    h
}

#[test]
fn levels_of_a_disassembly_are_imported_and_opened() {
    let ini = disassembly(&scratch("import").join("game"));
    let h = imported(&ini);
    let levels = &h.state().document().project().levels;
    assert_eq!(levels.iter().map(|level| level.key.as_str()).collect::<Vec<_>>(), ["flat-act-1"]);
    assert_eq!((levels[0].start.x, levels[0].start.y), (0x80, 0x60));
}

/// A map of Tiled with a row of ground, and nothing that says what is solid.
fn map(folder: &Path) -> PathBuf {
    fs::create_dir_all(folder).unwrap();
    let picture = Pixels { width: 16, height: 16, rgba: vec![[200, 120, 40, 255]; 256] };
    fs::write(folder.join("tiles.png"), picture.to_png().unwrap()).unwrap();
    let row = |cell: &str| [cell; 8].join(",");
    let cells = [row("0"), row("0"), row("0"), row("1")].join(",");
    let text = format!(
        "<map orientation=\"orthogonal\" width=\"8\" height=\"4\" tilewidth=\"16\" tileheight=\"16\"><tileset firstgid=\"1\" name=\"t\" \
         tilewidth=\"16\" tileheight=\"16\"><image source=\"tiles.png\"/></tileset><layer id=\"1\" name=\"Ground\" width=\"8\" \
         height=\"4\"><data encoding=\"csv\">{cells}</data></layer><objectgroup id=\"2\" name=\"Things\"><object id=\"1\" \
         type=\"Gem\" x=\"32\" y=\"16\" width=\"16\" height=\"16\"/></objectgroup></map>"
    );
    let path = folder.join("field.tmx");
    fs::write(&path, text).unwrap();
    path
}

/// Chooses an entry of a list that opens.
fn take(h: &mut Harness<'_, App>, list: &str, entry: &str) {
    crate::support::click(h, list);
    crate::support::click(h, entry);
}

#[test]
fn a_map_is_shown_before_it_arrives_and_the_user_says_what_layers_become() {
    let mut h = choose(&map(&scratch("import-map").join("maps")));
    wait_for(&mut h, "Ground becomes");
    let nothing = |h: &Harness<'_, App>| h.query_all_by_label_contains("nothing is solid").count();
    assert_eq!(nothing(&h), 1);
    take(&mut h, "Ground becomes", "Art, its pixels solid");
    for _ in 0..2000 {
        if nothing(&h) == 0 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
        h.run_ok();
    }
    assert_eq!(nothing(&h), 0, "the new choice is looked at at once");
    take(&mut h, "Gem becomes", "Ring");
    wait_for(&mut h, "Import");
    for _ in 0..500 {
        h.run_ok();
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    click(&mut h, "Import");
    wait_for(&mut h, "Open the project");
    click(&mut h, "Open the project");
    for _ in 0..2000 {
        h.run_ok();
        if !h.state().is_busy() && h.state().document().project().levels.iter().any(|level| level.key == "field") {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    let project = h.state().document().project();
    let level = project.level("field").expect("the level is open");
    assert_eq!(level.placements[0].kind, "ring");
    let solid = project.chunks.iter().flat_map(|chunk| &chunk.cells).filter(|cell| cell.a.top).count();
    assert_eq!(solid, 8);
    assert_eq!((level.start.x, level.start.y), (40, 28), "on the ground");
    // The export begins with the map that the level came from.
    click(&mut h, "File");
    h.query_all_by_label_contains("Export levels").last().expect("an item of the menu").click();
    h.run_ok();
    wait_until(&mut h, "objects alone", |h| h.query_by_label_contains("objects alone are written back").is_some());
    assert!(h.get_by_label("Write 0 files").accesskit_node().is_disabled(), "nothing was edited");
}

/// Without tables of the game beside the level project.
#[test]
fn guessed_limits_are_called_a_guess_until_they_are_set() {
    let ini = disassembly(&scratch("import-guess").join("game"));
    let mut h = imported(&ini);
    let guess = "A guess of the import: around the used part of the layout, without wrapping.";
    assert!(h.query_by_label(guess).is_some());
    let level = h.state().document().level("flat-act-1").unwrap();
    let edit = Edit::SetBounds { level: level.key.clone(), bounds: Bounds { right: 500, ..level.bounds } };
    h.state_mut().send(Command::Edit { label: "Test".into(), gesture: None, edits: vec![edit].into() });
    h.run_ok();
    assert!(h.query_by_label(guess).is_none());
}

#[test]
fn a_file_that_is_none_is_named() {
    let folder = scratch("import-broken");
    fs::create_dir_all(&folder).unwrap();
    let ini = folder.join("SonLVL.ini");
    fs::write(&ini, "a=1\na=2\n").unwrap();
    let mut h = choose(&ini);
    let real = fs::canonicalize(&ini).unwrap();
    wait_for(&mut h, &format!("{}: line 2: the key `a` is in this section twice", real.display()));
}

/// An object without a kind here has its number, its subtype and its flags, by the names that the disassembly has.
#[test]
fn objects_of_the_game_are_edited_and_placed_by_their_numbers() {
    let folder = scratch("import-objects").join("game");
    let ini = disassembly(&folder);
    let text = fs::read_to_string(&ini).unwrap();
    let text = text.replacen("version=S1\n", "version=S1\nobjlst=objects.ini\n", 1);
    fs::write(&ini, text.replacen("chunks=", "objects=objects.bin\nchunks=", 1)).unwrap();
    fs::write(folder.join("objects.bin"), [0, 0x90, 0, 0x40, 0x7E, 0x12, 0xFF, 0xFF, 0, 0, 0, 0]).unwrap();
    fs::write(folder.join("objects.ini"), "[7E]\nxmlfile=tower.xml\n").unwrap();
    let xml = "<ObjDef Name=\"Watchtower\" DefaultSubtype=\"21\" RememberState=\"true\"><Subtypes><Subtype id=\"34\" name=\"Tall\"/></Subtypes>\
               <Properties><BitsProperty name=\"Way\" type=\"W\" startbit=\"4\" length=\"2\"/><BitsProperty name=\"Lit\" type=\"bool\" \
               startbit=\"7\" length=\"1\"/></Properties><Enums><Enum name=\"W\"><EnumMember name=\"Up\"/><EnumMember name=\"Down\"/>\
               </Enum></Enums></ObjDef>";
    fs::write(folder.join("tower.xml"), xml).unwrap();
    let mut h = imported(&ini);
    key(&mut h, CTRL, Key::A);
    assert_eq!(h.query_all_by_label("Watchtower 1").count(), 2, "in the Inspector and on the canvas");
    let object = |h: &Harness<'_, App>| h.state().document().project().levels[0].placements[0].clone();
    let subtype = |h: &Harness<'_, App>| object(h).extra["subtype"].as_u64().unwrap();
    type_number(&mut h, "Subtype", "1F");
    assert_eq!(subtype(&h), 0x1F);
    take(&mut h, "Way of the object", "Up");
    assert_eq!(subtype(&h), 0x0F);
    crate::support::click(&mut h, "Lit");
    assert_eq!(subtype(&h), 0x8F);
    take(&mut h, "Known variants", "$34 Tall");
    assert_eq!(subtype(&h), 0x34);
    crate::support::click(&mut h, "Remembered");
    assert_eq!(object(&h).extra["remembers"], true);
    type_number(&mut h, "Number", "7D");
    assert_eq!((object(&h).kind.as_str(), subtype(&h)), ("sonic1:7D", 0x34));
    (0..6).for_each(|_| key(&mut h, CTRL, Key::Z));
    assert_eq!((object(&h).kind.as_str(), subtype(&h)), ("sonic1:7E", 0x12));
    h.state_mut().send(Command::ShowPane("objects"));
    h.run_ok();
    h.get_by_role_and_label(Role::SearchInput, "Search objects").focus();
    h.run_ok();
    h.event(Event::Text("7eh".to_owned()));
    h.run_ok();
    crate::support::click(&mut h, "$7E  Watchtower");
    let held = h.state().session().tools.object.placement.clone();
    assert_eq!(
        (held.kind.as_str(), &held.extra["subtype"], &held.extra["remembers"]),
        ("sonic1:7E", &0x21.into(), &true.into())
    );
}

/// Objects look as the definitions of the disassembly draw them, until the pane says otherwise.
#[test]
fn objects_look_as_in_their_game() {
    let folder = scratch("import-pictures").join("game");
    let ini = disassembly(&folder);
    let text = fs::read_to_string(&ini).unwrap();
    let text = text.replacen("version=S1\n", "version=S1\nobjlst=objects.ini\n", 1);
    fs::write(&ini, text.replacen("chunks=", "objects=objects.bin\nchunks=", 1)).unwrap();
    let objects = [0, 0x90, 0, 0x40, 0x7E, 0x12, 0, 0xC0, 0, 0x40, 0x7D, 0, 0xFF, 0xFF, 0, 0, 0, 0];
    fs::write(folder.join("objects.bin"), objects).unwrap();
    let list = "[7E]\nname=Crate\nart=crate.bin\nartcmp=Uncompressed\nmapasm=crate.asm\n[7D]\nname=Gone\nart=gone.bin\nmapasm=crate.asm\n";
    fs::write(folder.join("objects.ini"), list).unwrap();
    fs::write(folder.join("crate.bin"), [0xFF; 16 * 32]).unwrap();
    let mappings = "Map: mappingsTable\n\tmappingsTableEntry.w .box\n.box: spriteHeader\n\tspritePiece -16,-16,4,4,0,0,0,0,0\n.box_End\n";
    fs::write(folder.join("crate.asm"), mappings).unwrap();
    let mut h = imported(&ini);
    let ids: Vec<_> =
        h.state().document().project().levels[0].placements.iter().map(|placement| placement.id).collect();
    let area = |h: &Harness<'_, App>, at: usize| {
        let studio = h.state().studio();
        let shown = studio.derived().looks().get(ids[at]);
        shown.filter(|shown| shown.is_of_game()).map(|shown| shown.area)
    };
    assert_eq!([area(&h, 0), area(&h, 1)], [Some([128, 48, 160, 80]), None]);
    key(&mut h, CTRL, Key::A);
    h.state_mut().send(Command::ShowPane("objects"));
    h.run_ok();
    crate::support::click(&mut h, "Pictures of the game");
    assert_eq!(area(&h, 0), None);
    crate::support::click(&mut h, "Pictures of the game");
    assert!(area(&h, 0).is_some());
    h.snapshot("objects_of_a_game");
    h.get_by_role_and_label(Role::SearchInput, "Search objects").focus();
    h.run_ok();
    h.event(Event::Text("crate".to_owned()));
    h.run_ok();
    h.snapshot("objects_of_a_game_by_number");
    crate::support::click(&mut h, "$7E  Crate");
    assert_eq!(h.state().session().tools.object.placement.kind, "sonic1:7E");
    let gone = ids[1];
    h.state_mut().send(Command::ShowPane("inspector"));
    let select = move |session: &mut Session| session.selected.things = [Selected::Placement(gone)].into();
    h.state_mut().send(Command::Session(Box::new(select)));
    h.run_ok();
    let why = h.query_all_by_label_contains("Picture of the game: ").count();
    assert_eq!(
        (why, h.query_all_by_label_contains("gone.bin").count()),
        (1, 1),
        "the Inspector says why there is none"
    );
}
