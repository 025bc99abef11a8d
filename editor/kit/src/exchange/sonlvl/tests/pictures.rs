//! Pictures of a game's objects, from the definitions of a disassembly of our own making.

use super::*;
use crate::derived::Derived;
use crate::derived::objects::{GamePictures, sprite};
use crate::document::History;
use crate::document::imported::object_pictures::ObjectPictures;
use crate::exchange::sonlvl::export::refresh;
use sim::project::{PlacementId, Rgb};

/// Eight tiles, each of the colour of its number and one more.
fn tiles() -> Vec<u8> {
    (1..9_u8).flat_map(|color| [color * 0x11; 32]).collect()
}

/// A box of two tiles side by side, a knob of one, and a frame of none.
const MAPPINGS: &str = "Map_box:\tmappingsTable\n\tmappingsTableEntry.w\t.box\n\tmappingsTableEntry.w\t.knob\n\tmappingsTableEntry.w\t.far\n\
                        .box:\tspriteHeader\n\tspritePiece -8, -4, 2, 1, 2, 0, 0, 0, 0\n.box_End\n\
                        .knob:\tspriteHeader\n\tspritePiece -4, -12, 1, 1, 0, 0, 0, 1, 1\n.knob_End\n\
                        .far:\tspriteHeader\n\tspritePiece 0, 0, 1, 1, $70, 0, 0, 0, 0\n.far_End\n\teven\n";

const LIST: &str = "[41]\nname=Coil\nart=../art/box.nem\nmapasm=../map/box.asm\npal=2\n[5A]\nxmlfile=gate.xml\n\
                    [5B]\nname=Ground\ndebug=True\nart=LevelArt\nmapasm=../map/box.asm\nmapasmlbl=Map_box.knob\n\
                    [5C]\nname=Gone\nart=../art/gone.nem\nmapasm=../map/box.asm\n[5D]\nname=Far\nart=../art/box.nem\nmapasm=../map/box.asm\nframe=2\n\
                    [5E]\ncodefile=sign.cs\n[60]\ncodefile=bridge.cs\ncodetype=Ours.Zone.Bridge\nspan=4\n[61]\ncodefile=bridge.cs\n\
                    codetype=Ours.Zone.Broken\n[5F]\nname=Post\nart=../art/box.nem\nmapasm=../map/box.asm\npal=4\n";

const GATE: &str = "<ObjDef Name=\"Gate\" Image=\"box\"><Images><ImageFromMappings id=\"box\"><ArtFile filename=\"../art/box.nem\"/>\
                    <MapFile type=\"ASM\" filename=\"../map/box.asm\" frame=\"0\"/></ImageFromMappings>\
                    <ImageFromMappings id=\"knob\"><ArtFile filename=\"../art/box.nem\" offset=\"-64\"/>\
                    <MapFile type=\"ASM\" filename=\"../map/box.asm\" frame=\"1\"/></ImageFromMappings></Images>\
                    <Properties><BitsProperty name=\"open\" type=\"bool\" startbit=\"7\" length=\"1\"/></Properties>\
                    <Display><DisplayOption><Condition property=\"open\" value=\"True\"/><ImageRef image=\"knob\"/></DisplayOption>\
                    <DisplayOption><ImageRef image=\"box\"/><ImageRef image=\"knob\" xflip=\"NeverFlip\"><Offset X=\"16\"/></ImageRef></DisplayOption>\
                    </Display></ObjDef>";

/// A bridge of so many boxes, of tiles of the level, and a definition that fails.
const BRIDGE: &str = "using System;\nnamespace Ours.Zone { class Bridge : Base { public override string Name { get { return \"Bridge\"; } } } \
                      class Broken : Base { public override void Init(ObjectData data) {\n LevelData.Missing(1); } } \
                      abstract class Base : ObjectDefinition { Sprite box; PropertySpec[] all; int span; \
                      public override void Init(ObjectData data) { span = int.Parse(data.CustomProperties.GetValueOrDefault(\"span\", \"1\")); \
                      var art = new MultiFileIndexer<byte>(); art.AddFile(new List<byte>(LevelData.ReadFile(\"LevelArt\", 0)), -32); \
                      box = ObjectHelper.MapASMToBmp(art.ToArray(), \"../map/box.asm\", 0, 1, true); \
                      all = new[] { new PropertySpec(\"Length\", typeof(int), \"X\", null, null, (obj) => (obj.SubType & 3) + 1, (obj, value) => { }) }; } \
                      public override PropertySpec[] CustomProperties { get { return all; } } \
                      public override Sprite GetSprite(ObjectEntry obj) { var list = new List<Sprite>(); \
                      for (var i = 0; i <= (obj.SubType & 3); i++) list.Add(new Sprite(box, 16 * i, obj.XFlip ? span : 0)); return new Sprite(list.ToArray()); } } }";

fn drawn() -> Disassembly {
    let mut game = sonic1();
    game.ini = game.ini.replacen("version=S1\n", "version=S1\nobjlst=all.ini\n", 1);
    game.ini = game.ini.replacen("displayname", "extracolors=../pal/all.bin:16:0:16\ndisplayname", 1);
    game.files.push(("art/box.nem", Nemesis, tiles()));
    for (name, text) in
        [("map/box.asm", MAPPINGS), ("levels/all.ini", LIST), ("levels/gate.xml", GATE), ("levels/bridge.cs", BRIDGE)]
    {
        game.files.push((name, Uncompressed, text.into()));
    }
    game.files.push((
        "levels/sign.cs",
        Uncompressed,
        b"class A { public override string Name { get { return \"Sign\"; } } }".into(),
    ));
    game
}

/// Numbers as colours: red is the number.
fn numbered() -> Vec<[u8; 4]> {
    (0..128).map(|number| [number, 0, 0, 255]).collect()
}

#[test]
fn definitions_are_drawn() {
    let storage = drawn().put();
    let imported = read(&storage, &request(), &mut go_on).unwrap();
    let level = &imported.project.levels[0];
    let pictures = ObjectPictures::of(level);
    let of = |number: u8, subtype: u8, flip: bool| {
        let found = pictures.picture((number, subtype), (flip, false), &numbered())?;
        let first = found.pixels.iter().find(|pixel| pixel[3] > 0)?[0];
        Some(((found.left, found.top, found.width, found.height), first, found.is_high))
    };
    assert_eq!(of(0x41, 0, false), Some(((-8, -4, 16, 8), 32 + 3, false)));
    // Both, the knob to the right, which stays there when the box is mirrored.
    assert_eq!(of(0x5A, 0, false), Some(((-8, -12, 28, 16), 16 + 3, false)));
    assert_eq!(of(0x5A, 0, true), Some(((-8, -12, 28, 16), 16 + 3, false)));
    assert_eq!(of(0x5A, 0x80, false), Some(((-4, -12, 8, 8), 16 + 3, true)), "the first tiles of its art fall away");
    assert_eq!(of(0x5B, 0, false).map(|found| found.2), Some(true), "a tile of the level");
    assert_eq!(of(0x5F, 0, false), Some(((-8, -4, 16, 8), 64 + 3, false)));
    let bridge = |subtype: u8, flip: bool| of(0x60, subtype, flip).map(|(area, _, is_high)| (area, is_high));
    assert_eq!(bridge(0xF0, false), Some(((-8, -4, 16, 8), true)));
    assert_eq!(bridge(0x02, true), Some(((-8, 0, 48, 8), true)), "three boxes, as many pixels lower as the list says");
    let described = crate::document::imported::described_objects::GameObjects::of(level);
    let part = &described.get(0x60).unwrap().parts[0];
    assert_eq!((described.get(0x60).unwrap().name.as_str(), part.name.as_str(), part.length), ("Bridge", "Length", 2));
    assert_eq!(part.choices.iter().map(|(_, name)| name.as_str()).collect::<Vec<_>>(), ["1", "2", "3", "4"]);
    assert!(pictures.problem(0x61).is_some_and(|why| why.contains("line 3: `LevelData.Missing` is not known")));
    assert_eq!([0x5C, 0x5D, 0x5E, 0x61].map(|number| of(number, 0, false)), [None; 4]);
    let problem = |number| pictures.problem(number).unwrap_or_default();
    assert!(problem(0x5C).contains("gone.nem"), "{}", problem(0x5C));
    assert!(problem(0x5D).contains("its art ends before"), "{}", problem(0x5D));
    assert!(problem(0x5E).contains("draws nothing"), "{}", problem(0x5E));
    assert_eq!(pictures.more_colors().len(), 64);
    let said: Vec<&str> =
        imported.report.lines.iter().map(|line| &*line.text).filter(|text| text.starts_with("pictures of")).collect();
    assert_eq!(said.len(), 1, "once, not for each level: {said:?}");
    assert!(said[0].contains("pictures of 5 objects") && said[0].contains("Sign"), "{said:?}");
    let plan = plan(&storage, &imported.project, &request().into(), &mut go_on).unwrap();
    assert_eq!(plan.ready.targets.changed().count(), 0, "{plan}");
}

/// Pictures in the level's colours, also of objects that this version does not know, and only where they are wanted.
#[test]
fn objects_look_as_their_game_has_them() {
    let storage = drawn().put();
    let mut project = super::colors::opened(&storage);
    edit_level(&mut project, 0, |level| {
        level.placements.clear();
        for (id, kind, x) in [
            (1, "sonic1:41", 100),
            (2, "sonic1:5A", 200),
            (3, "spring", 300),
            (4, "sonic1:62", 400),
            (5, "sonic1:5B", 500),
        ] {
            level.placements.push(sim::project::Placement {
                id: PlacementId(id),
                kind: kind.into(),
                x,
                y: 50,
                ..Default::default()
            });
        }
    });
    let key = project.levels[0].key.clone();
    let mut history = History::new(Document::new(project, None));
    let mut derived = Derived::default();
    derived.follow(history.document(), &key, || ());
    let look = |derived: &Derived, id: u64| {
        let shown = derived.looks().get(PlacementId(id))?;
        let picture = sprite(&shown.sketch);
        Some((shown.is_of_game(), shown.area, picture.pixels.iter().find(|pixel| pixel[3] > 0).copied()?))
    };
    let own = crate::document::art::palettes::colors(&history.document().project().tilesets[0].tileset, "").unwrap();
    let color = |number: usize| {
        let Rgb([red, green, blue]) = own[number];
        [red, green, blue, 255]
    };
    assert_eq!(look(&derived, 1), Some((true, [92, 46, 108, 54], color(35))));
    assert_eq!(look(&derived, 3), Some((true, [292, 46, 308, 54], color(35))), "a spring of ours is number 41 there");
    let (_, area, _) = look(&derived, 2).unwrap();
    assert_eq!(area, [192, 38, 220, 54], "a kind that nobody knows");
    assert!(look(&derived, 4).is_none(), "without a picture it has none");
    let seen = |id: u64| derived.looks().get(PlacementId(id)).map(|shown| shown.is_seen_in_game());
    assert_eq!([seen(2), seen(5)], [Some(true), Some(false)], "players do not see what helps authors");

    // Another subtype and another colour show at once.
    let mut placement = history.document().level(&key).unwrap().placements[1].clone();
    placement.extra.insert("subtype".into(), 0x80.into());
    let edit = Edit::SetPlacement { level: key.clone(), id: PlacementId(2), placement: Some((1, placement)) };
    history.apply("Test", None, vec![edit]).unwrap();
    let red = crate::document::imported::console_color::rgb_of(0x00E);
    let edits = crate::document::art::palettes::recolored(history.document().project(), 0, "", &[(35, red)]);
    history.apply("Test", None, edits).unwrap();
    derived.follow(history.document(), &key, || ());
    assert_eq!(look(&derived, 2).unwrap().1, [196, 38, 204, 46]);
    assert_eq!(look(&derived, 1).unwrap().2, [red.0[0], red.0[1], red.0[2], 255]);

    derived.show_game_pictures(false);
    assert!(look(&derived, 1).is_some_and(|(is_of_game, ..)| !is_of_game));
    assert!(look(&derived, 2).is_none());
    assert!(derived.looks().pictures().is_empty());
    derived.show_game_pictures(true);
    assert!(look(&derived, 2).is_some());
    assert!(!GamePictures::is_empty(derived.looks().pictures()));
}

#[test]
fn a_refresh_takes_over_names_and_pictures() {
    let storage = drawn().put();
    let project = imported(&storage);
    let same = refresh(&storage, &project, &request(), &mut go_on).unwrap();
    assert!(same.edits.is_empty(), "{}", same.report);
    storage.put("/game/levels/all.ini", LIST.replace("name=Coil", "name=Jump").replace("pal=2", "pal=3").as_bytes());
    let mut project = project;
    let refreshed = refresh(&storage, &project, &request(), &mut go_on).unwrap();
    let report = refreshed.report.to_string();
    assert!(
        report.contains("names of objects taken over") && report.contains("pictures of objects taken over"),
        "{report}"
    );
    apply(&mut project, refreshed.edits);
    let picture = ObjectPictures::of(&project.levels[0]).picture((0x41, 0), (false, false), &numbered()).unwrap();
    assert_eq!(picture.pixels[0][0], 48 + 3);
    storage.remove(Path::new("/game/levels/all.ini")).unwrap();
    let gone = refresh(&storage, &project, &request(), &mut go_on).unwrap();
    assert!(gone.edits.is_empty(), "a list that is missing takes nothing away: {}", gone.report);
}

#[test]
fn damaged_definitions_break_nothing() {
    let mut noise = Noise(77);
    for round in 0..60 {
        let mut game = drawn();
        for (name, _, bytes) in &mut game.files {
            let is_hit = ["map/box.asm", "levels/all.ini", "levels/gate.xml", "levels/bridge.cs"].contains(name);
            for _ in 0..if is_hit { 1 + round % 6 } else { 0 } {
                let at = noise.below(bytes.len());
                match noise.below(3) {
                    0 => bytes[at] = noise.next() as u8,
                    1 => bytes.truncate(at),
                    _ => drop(bytes.remove(at)),
                }
                if bytes.is_empty() {
                    bytes.push(b'[');
                }
            }
        }
        let storage = game.put();
        let imported = read(&storage, &request(), &mut go_on).unwrap();
        let pictures = ObjectPictures::of(&imported.project.levels[0]);
        for number in 0x40..0x60 {
            pictures.picture((number, 0x80), (true, true), &numbered());
        }
    }
}
