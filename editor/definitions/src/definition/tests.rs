//! Definitions of our own making, asked for what they say.
#![allow(clippy::unwrap_used)]

use super::*;
use crate::{HIGH, Picture, SpriteFrame, SpriteRequest, WHITE};

/// Files that are all there; a sprite is a dot of the colour of its frame, and of the first byte of its art.
#[derive(Default)]
struct Files {
    asked: Vec<String>,
}

impl DefinitionFiles for Files {
    fn read(&mut self, name: &str, compression: &str) -> Result<Rc<[u8]>, String> {
        self.asked.push(format!("{name} {compression}"));
        if name.contains("gone") { Err(format!("{name} is missing")) } else { Ok([name.len() as u8, 2, 3, 4].into()) }
    }

    fn assemble(&mut self, name: &str, label: Option<&str>) -> Result<Rc<[u8]>, String> {
        self.asked.push(format!("{name} {}", label.unwrap_or("-")));
        Ok([label.map_or(0, |label| label.len() as u8)].into())
    }

    fn sprite(&mut self, request: &SpriteRequest<'_>) -> Result<Picture, String> {
        let frame = match request.frame {
            SpriteFrame::Number(frame) => frame as u8,
            SpriteFrame::Start => 100 + request.mappings[0],
        };
        let color = (frame + 1) | if request.is_high { HIGH } else { 0 };
        Ok(Picture { left: request.art[0].into(), top: request.line.into(), width: 1, height: 1, pixels: vec![color] })
    }
}

fn define(text: &str, class: &str) -> Definition {
    DefinitionProgram::read(text).unwrap().definition(class, &[("revision".into(), "1".into())], &mut Files::default())
}

/// The dots of an object's picture: place and colour.
fn dots(definition: &Definition, subtype: u8, flips: (bool, bool)) -> Vec<((i32, i32), u8)> {
    let case = definition.pictures.iter().find(|case| case.is_of(subtype, flips)).unwrap();
    let dot = |layer: &Layer| {
        let at = |from: i32, flip: bool, by: i32| if flip { -1 - from + by } else { from + by };
        let x = at(layer.picture.left, layer.flips.0, layer.at.0);
        let y = at(layer.picture.top, layer.flips.1, layer.at.1);
        ((x, y), layer.picture.pixels[0])
    };
    case.layers.iter().map(dot).collect()
}

/// A definition with these members, and sprites `a`, `b`, `c` of frames 0, 1, 2 at 4, 0.
fn with(members: &str) -> String {
    format!(
        "using System;\nnamespace Our.Zone {{ [Serializable] class Thing : ObjectDefinition {{\n\
         private Sprite a, b, c; private Sprite[] all;\n\
         public override string Name {{ get {{ return \"Thing\"; }} }}\n\
         public override void Init(ObjectData data) {{ var art = LevelData.ReadFile(\"four\", CompressionType.Nemesis); var map = LevelData.ASMToBin(\"m.asm\", LevelData.Game.MappingsVersion);\n\
         a = ObjectHelper.MapToBmp(art, map, 0, 0); b = ObjectHelper.MapToBmp(art, map, 1, 0, true); c = ObjectHelper.MapToBmp(art, map, 2, 0);\n\
         all = new[] {{ a, b, c }}; More(); }}\n{members}\n}} }}\n"
    )
}

#[test]
fn pictures_are_told_apart_by_what_decides_them() {
    let text = with(
        "void More() { } public override Sprite GetSprite(ObjectEntry obj) { return Choose(obj.SubType)[(obj.XFlip ? 1 : 0)]; }\n\
         Sprite[] Choose(byte subtype) { var index = (subtype & 0x30) >> 4; if (index >= all.Length) index = 0;\n\
         return new[] { all[index], new Sprite(all[index], true, false) }; }",
    );
    let found = define(&text, "Our.Zone.Thing");
    assert_eq!((found.name.as_str(), found.problem.clone()), ("Thing", None));
    assert_eq!(found.pictures.len(), 8, "four values of two bits, mirrored and not");
    assert_eq!(dots(&found, 0x0F, (false, true)), [((4, 0), 1)]);
    assert_eq!(dots(&found, 0x10, (false, false)), [((4, 0), 2 | HIGH)]);
    assert_eq!(dots(&found, 0xE0, (true, false)), [((-5, 0), 3)]);
    let still =
        define(&with("void More() { } public override Sprite GetSprite(ObjectEntry obj) { return b; }"), "Thing");
    assert_eq!(still.pictures.len(), 1);
}

#[test]
fn bits_that_decide_nothing_are_not_looked_at() {
    for (expression, mask) in [
        ("obj.SubType >= 0x80", 0x80),
        ("obj.SubType < 0x20", 0xE0),
        ("obj.SubType > 0x3F", 0xC0),
        ("obj.SubType <= 0x7F", 0x80),
        ("0x40 <= obj.SubType", 0xC0),
        ("(obj.SubType & 0x0C) != 0", 0x0C),
        ("(obj.SubType & 0x0C) == 0x10", 0),
        ("obj.SubType >> 6 == 1", 0xC0),
        ("obj.SubType / 16 % 4 == 1", 0x30),
        ("((byte)obj.SubType & 0xF0) < 0x40", 0xC0),
        ("obj.SubType == 3", 0xFF),
        ("obj.SubType < 0", 0),
    ] {
        let text = with(&format!(
            "void More() {{ }} public override Sprite GetSprite(ObjectEntry obj) {{ return {expression} ? a : b; }}"
        ));
        let found = define(&text, "Thing");
        assert_eq!(found.problem, None, "{expression}");
        let masks: Vec<u8> = found.pictures.iter().map(|case| case.subtype.0).collect();
        assert!(masks.iter().all(|found| *found == mask), "{expression}: {masks:02X?}");
        // And each picture is right.
        let is_a = |subtype: u8| -> bool {
            let s = i32::from(subtype);
            match expression {
                "obj.SubType >= 0x80" => s >= 0x80,
                "obj.SubType < 0x20" => s < 0x20,
                "obj.SubType > 0x3F" => s > 0x3F,
                "obj.SubType <= 0x7F" => s <= 0x7F,
                "0x40 <= obj.SubType" => 0x40 <= s,
                "(obj.SubType & 0x0C) != 0" => s & 0xC != 0,
                "obj.SubType >> 6 == 1" => s >> 6 == 1,
                "obj.SubType / 16 % 4 == 1" => s / 16 % 4 == 1,
                "((byte)obj.SubType & 0xF0) < 0x40" => s & 0xF0 < 0x40,
                "obj.SubType == 3" => s == 3,
                _ => false,
            }
        };
        for subtype in 0..=u8::MAX {
            let wanted = if is_a(subtype) { 1 } else { 2 | HIGH };
            assert_eq!(dots(&found, subtype, (false, false))[0].1, wanted, "{expression} {subtype:02X}");
        }
    }
}

#[test]
fn classes_extend_each_other() {
    let text = "namespace Our.Common { abstract class Still : ObjectDefinition { protected Sprite[] all; private Dictionary<byte, int> known;\n\
                public override string Name { get { return \"Still\"; } }\n\
                protected void Build(string map, params Data[] data) { all = new Sprite[data.Length];\n\
                for (var i = 0; i < data.Length; i++) all[i] = ObjectHelper.MapASMToBmp(data[i].art, map, data[i].frame, data[i].pal, data[i].pri);\n\
                known = System.Linq.Enumerable.ToDictionary(data, d => d.SubType, d => (int)d.frame); }\n\
                public override ReadOnlyCollection<byte> Subtypes { get { return new ReadOnlyCollection<byte>(new List<byte>(known.Keys)); } }\n\
                public override string SubtypeName(byte subtype) { return \"No. \" + subtype; }\n\
                public override Sprite GetSprite(ObjectEntry obj) { int frame; if (!known.TryGetValue(obj.SubType, out frame)) return ObjectHelper.UnknownObject;\n\
                foreach (var sprite in all) if (sprite == all[frame]) return sprite; return null; }\n\
                protected class Data { public byte[] art; public byte frame; public byte pal; public bool pri; public virtual byte SubType { get { return frame; } }\n\
                public Data(byte[] art, byte frame, byte pal, bool pri) { this.art = art; this.frame = frame; this.pal = pal; this.pri = pri; } }\n\
                protected class Shifted : Data { byte subtype; public override byte SubType { get { return subtype; } }\n\
                public Shifted(byte subtype, byte[] art, byte frame) : base(art, frame, 1, true) { this.subtype = subtype; } } } }\n\
                namespace Our.Zone { class Still : Common.Still { public override string Name { get { return base.Name + \" here\"; } }\n\
                public override void Init(ObjectData data) { var files = new MultiFileIndexer<byte>(); files.AddFile(new List<byte>(LevelData.ReadFile(\"LevelArt\", 0)), -1);\n\
                var art = files.ToArray(); Build(\"m.asm\", new Data(art, 0, 2, false), new Shifted(9, art, 1)); } } }";
    let found = define(text, "Our.Zone.Still");
    assert_eq!(found.problem, None);
    assert_eq!(found.name, "Still here");
    assert_eq!(found.subtypes, [(0, "No. 0".to_owned()), (9, "No. 9".to_owned())]);
    assert_eq!(dots(&found, 0, (false, false)), [((8, 2), 1)]);
    assert_eq!(dots(&found, 9, (false, false)), [((8, 1), 2 | HIGH)]);
    let unknown = found.pictures.iter().find(|case| case.is_of(5, (false, false))).unwrap();
    assert_eq!((unknown.layers[0].picture.width, unknown.layers[0].picture.pixels[0]), (16, WHITE));
}

#[test]
fn sprites_are_moved_merged_and_drawn_into_bitmaps() {
    let text = with(
        "void More() { c.Offset(8, 8); } public override Sprite GetSprite(ObjectEntry obj) {\n\
         var count = obj.SubType & 0x7F; var bitmap = new BitmapBits(16 * count, 16); var index = 0;\n\
         while (index < count) bitmap.DrawSprite(c, 16 * index++ - 4, -8 * 1);\n\
         if (count == 0) { var list = new List<Sprite>(); for (int i = 0; i < 2; i++) { var t = new Sprite(a); t.Offset(new Point(i, 0)); list.Add(t); }\n\
         var r = new Sprite(list.ToArray()); r = new Sprite(r, new Sprite(b, 0, r.Bounds.Width)); r.Flip(obj.XFlip, false); return r; }\n\
         return new Sprite(bitmap, true, -8 * count, 0); }",
    );
    let found = define(&text, "Thing");
    assert_eq!(found.problem, None);
    assert_eq!(dots(&found, 0, (false, false)), [((4, 0), 1), ((5, 0), 1), ((4, 2), 2 | HIGH)]);
    assert_eq!(dots(&found, 0x80, (true, false)), [((-5, 0), 1), ((-6, 0), 1), ((-5, 2), 2 | HIGH)]);
    let three = found.pictures.iter().find(|case| case.is_of(3, (false, false))).unwrap();
    let picture = &three.layers[0].picture;
    assert_eq!(
        (picture.left, picture.width, picture.pixels.iter().filter(|pixel| **pixel == 3 | HIGH).count()),
        (-24, 48, 3)
    );
    assert_eq!(picture.pixels[8], 3 | HIGH);
}

#[test]
fn parts_of_the_subtype_are_found_by_asking() {
    let text = with(
        "PropertySpec[] p; void More() { p = new PropertySpec[6];\n\
         p[0] = new PropertySpec(\"Count\", typeof(int), \"X\", \"Help.\", null, (obj) => ((obj.SubType & 0x30) >> 4) + 1, (obj, value) => obj.SubType = 0);\n\
         p[1] = new PropertySpec(\"Way\", typeof(int), \"X\", \"Help.\", null, new Dictionary<string, int> { { \"Up\", 0 }, { \"Down\", 0x80 } }, (obj) => obj.SubType & 0x80, (obj, value) => { });\n\
         p[2] = new PropertySpec(\"Open\", typeof(bool), \"X\", \"Help.\", null, (obj) => (obj.SubType & 1) != 0, (obj, value) => { });\n\
         p[3] = new PropertySpec(\"Low\", typeof(int), \"X\", null, null, obj => obj.SubType & 0xF, (obj, value) => { });\n\
         p[4] = new PropertySpec(\"Odd\", typeof(int), \"X\", null, null, (obj) => obj.SubType & 0x81, (obj, value) => { });\n\
         p[5] = new PropertySpec(\"Old\", typeof(int), \"X\", null, null, typeof(Conv), GetOld, SetOld); p[1].Enumeration.Add(\"Never\", 7); }\n\
         private static object GetOld(ObjectEntry obj) { return Math.Min(6, obj.SubType & 7) + 1; } static void SetOld(ObjectEntry obj, object v) { }\n\
         public override PropertySpec[] CustomProperties { get { return p; } }\n\
         public override byte DefaultSubtype { get { return 0x12; } } public override bool RememberState => true; public override bool Debug { get { return !false; } }\n\
         public override Sprite GetSprite(ObjectEntry obj) => a;",
    );
    let found = define(&text, "Thing");
    assert_eq!((found.problem.clone(), found.subtype, found.remembers, found.is_debug), (None, 0x12, true, true));
    let properties: Vec<_> = found
        .properties
        .iter()
        .map(|one| {
            let choices: Vec<_> = one.choices.iter().map(|(value, name)| format!("{value} {name}")).collect();
            (one.name.as_str(), one.bits, one.is_flag, choices.join(","))
        })
        .collect();
    let expected = [
        ("Count", (4, 2), false, "0 1,1 2,2 3,3 4".to_owned()),
        ("Way", (7, 1), false, "0 Up,1 Down".to_owned()),
        ("Open", (0, 1), true, String::new()),
        ("Low", (0, 4), false, String::new()),
        ("Old", (0, 3), false, "0 1,1 2,2 3,3 4,4 5,5 6,6 7,7 7".to_owned()),
    ];
    assert_eq!(properties, expected);
}

#[test]
fn what_is_not_known_is_said_with_its_line() {
    for (members, line, problem) in [
        (
            "void More() {\n Foo.Bar(); } public override Sprite GetSprite(ObjectEntry obj) { return a; }",
            9,
            "`Foo.Bar` is not known",
        ),
        (
            "void More() { } public override Sprite GetSprite(ObjectEntry obj) {\n return all[9]; }",
            9,
            "no element 9 among 3",
        ),
        ("void More() { while (true) { } }", 8, "it does not end"),
        ("void More() { More(); }", 8, "too much within each other"),
        ("void More() { var x = 1 / (1 - 1); }", 8, "division by 0"),
        ("void More() { LevelData.ReadFile(\"gone\", 0); }", 8, "gone is missing"),
        ("void More() { throw new Exception(\"no\"); }", 8, "a fault of its own"),
        ("void More() { Sprite s = null; s.Flip(true, true); }", 8, "`Flip` of null"),
    ] {
        let found = define(&with(members), "Thing");
        let error = found.problem.unwrap();
        assert!(error.problem.contains(problem), "{members}: {error}");
        assert_eq!(error.line, line, "{members}: {error}");
        assert_eq!(found.name, "Thing", "{members}");
    }
    let missing = define(&with("void More() { }"), "Nobody");
    assert!(missing.problem.unwrap().problem.contains("no class `Nobody`"));
    for (text, line) in
        [("class A {\n int x = ; }", 2), ("class {", 1), ("class A { void B() { goto c; } }", 1), ("\n\"", 2)]
    {
        assert_eq!(DefinitionProgram::read(text).unwrap_err().line, line, "{text}");
    }
    let deep = format!("class A {{ int x = {}1; }}", "(".repeat(5000));
    assert!(DefinitionProgram::read(&deep).unwrap_err().problem.contains("within each other"));
}

#[test]
fn statements_and_operators_do_what_the_language_says() {
    for (body, expected) in [
        ("int x = 0; for (int i = 0, j = 9; i < j; i++, j--) x += i; return x;", 10),
        ("int x = 7; do { x--; if (x == 5) continue; } while (x > 3); return x;", 3),
        ("switch (3 & 2) { case 1: return 1; case 2: case 4: { return 5; } default: return 9; }", 5),
        ("var s = \"ab\" + 1; return s.Length * 10 + (s == \"ab1\" ? 1 : 0);", 31),
        (
            "int[] a = { 4, 5, 6 }; var l = new List<int>(a); l.Add(7); return l.Where(v => v > 4).Sum() + l.IndexOf(5);",
            19,
        ),
        ("int x = 5; x <<= 2; x |= 1; x ^= 3; return x >> 1;", 11),
        ("return (int)(Math.Sin(Math.PI / 2) * 10.5f) + (byte)0x1FF % 16;", 25),
        (
            "Point p = new Point(3, 4); p.Offset(1, 1); p.X += 2; var r = new Rectangle(p.X, p.Y, 5, 6); r.Offset(1, 0); return r.Right * 100 + r.Bottom;",
            1211,
        ),
        ("int y; Twice(4, out y); return y;", 8),
        ("Func<int, int> f = v => v * 3; return f(4) + (null ?? 1);", 13),
        ("bool a = true, b = false; return (a ^ b) && !(a && b) || b ? 1 : 0;", 1),
        ("return (int)Kind.Second + (int)Kind.Third;", 8),
        (
            "var d = new Dictionary<string, int> { { \"a\", 1 }, { \"b\", 2 } }; int t = 0; foreach (var e in d) t += e.Value * e.Key.Length; return t;",
            3,
        ),
        ("return data == null ? int.Parse(\"12\") : 0;", 12),
        ("int x = 1; { int z = 2; x += z; } return x++ + ++x;", 8),
        ("var q = new int[3]; q[1] = 4; return q[0] + q[1] + q.Length;", 7),
        ("return List<int>.Max(1, 2);", -1),
    ] {
        let text = with(&format!(
            "object data; enum Kind {{ First, Second = 3, Third = Second + 2 }} void Twice(int v, out int to) {{ to = v * 2; }} int Work() {{ {body} }}\n\
             void More() {{ }} public override byte DefaultSubtype {{ get {{ return 0; }} }}\n\
             public override ReadOnlyCollection<byte> Subtypes {{ get {{ return new ReadOnlyCollection<byte>(new byte[] {{ 0 }}); }} }}\n\
             public override string SubtypeName(byte s) {{ return Work().ToString(); }} public override Sprite GetSprite(ObjectEntry obj) {{ return a; }}"
        ));
        let found = define(&text, "Thing");
        let wanted = if expected < 0 { String::new() } else { expected.to_string() };
        assert_eq!(found.subtypes, [(0, wanted)], "{body}: {:?}", found.problem);
    }
}

#[test]
fn no_program_breaks_the_machine() {
    let whole = with(
        "void More() { c.Offset(8, 8); } public override Sprite GetSprite(ObjectEntry obj) {\n\
         var bitmap = new BitmapBits(16 * (obj.SubType & 3), 16); bitmap.DrawLine(LevelData.ColorWhite, 0, 0, 15, obj.SubType);\n\
         foreach (var one in all) bitmap.DrawSprite(one, 0, 0); var m = new Dictionary<byte, Sprite> { { 1, a } };\n\
         return obj.YFlip ? new Sprite(bitmap, -8, -8) : m.ContainsKey(obj.SubType) ? m[obj.SubType] : new Sprite(a, b); }",
    );
    let pieces: Vec<char> = whole.chars().collect();
    let mut seed = 0x5EED_u64;
    let mut next = |below: usize| {
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (seed >> 33) as usize % below.max(1)
    };
    for _ in 0..3000 {
        let mut text = pieces.clone();
        for _ in 0..1 + next(4) {
            let at = next(text.len());
            match next(4) {
                0 => text[at] = pieces[next(pieces.len())],
                1 => text.truncate(at),
                2 => drop(text.drain(at..(at + next(20)).min(text.len()))),
                _ => text.insert(at, pieces[next(pieces.len())]),
            }
        }
        let text: String = text.into_iter().collect();
        if let Ok(program) = DefinitionProgram::read(&text) {
            program.definition("Thing", &[], &mut Files::default());
        }
    }
}

#[test]
fn no_program_takes_long_or_much() {
    let long = "1".to_owned() + &" + 1".repeat(20_000);
    let members = ".a".repeat(20_000);
    let casts = " as Thing".repeat(60);
    let classes = (0..5000).map(|i| format!("class C{i} : C{} {{ }}", i + 1)).collect::<String>();
    for (body, more) in [
        // Texts and lists that double.
        ("var s = \"0123456789abcdef\"; while (true) s = s + s;", ""),
        ("var s = \"0123456789abcdef\"; while (true) s = string.Join(s, new string[] { s, s, s, s });", ""),
        ("var l = new List<int> { 1, 2 }; while (true) l.AddRange(l);", ""),
        ("var l = new List<int>(); while (true) l.Add(new int[65536]);", ""),
        ("var l = System.Linq.Enumerable.Range(0, 4096); while (true) l = l.Concat(l);", ""),
        // Values that hold each other, one in the next, and in a ring.
        ("object o = null; while (true) o = new List<object> { o };", ""),
        ("object o = null; while (true) o = new KeyValuePair<object, int>(o, 1);", ""),
        ("Func<int, int> f = x => x; while (true) { var g = f; f = x => g(x); }", ""),
        (
            "object o = null; while (true) { var n = new Node(); n.next = o; o = n; }",
            "class Node { public object next; }",
        ),
        ("var l = new List<object>(); while (true) { var n = new List<object>(); n.Add(n); l.Add(n); }", ""),
        // Dictionaries that are searched.
        ("var d = new Dictionary<int, int>(); int i = 0; while (true) d.Add(i++, 1);", ""),
        // Pictures.
        ("var l = new List<object>(); while (true) l.Add(new BitmapBits(2048, 2048));", ""),
        ("var b = new BitmapBits(2048, 2048); while (true) b.Flip(true, true);", ""),
        ("var b = new BitmapBits(2000, 2000); var s = new Sprite(b, 0, 0); while (true) s = new Sprite(s, s);", ""),
        ("var b = new BitmapBits(1000, 1000); while (true) b.FillRectangle(1, 0, 0, 1000, 1000);", ""),
        ("while (true) ObjectHelper.MapToBmp(new byte[] { 1 }, new byte[] { 1 }, 0, 0);", ""),
        // Calls and first values without an end.
        ("More();", ""),
        ("Func<int, int> f = null; f = x => f(x); f(1);", ""),
        ("Func<int, int> f = null; f = x => new int[] { x }.Select(f).Where(v => f(v) > 0).Sum(); f(1);", ""),
        ("Func<int, int> f = null; f = x => (f.Invoke(f.Invoke(x)) + 1).ToString().Length; f(1);", ""),
        ("var x = One;", "static int One = Two; static int Two = One;"),
        ("var x = Ring.A;", "enum Ring { A = Ring.B, B = Ring.A }"),
        ("var x = new Self();", "class Self { Self own = new Self(); }"),
        ("var x = Own;", "int Own { get { return Own; } }"),
    ] {
        let begun = std::time::Instant::now();
        let found = define(&with(&format!("{more} void More() {{ {body} }}")), "Thing");
        let error = found.problem.expect(body).problem;
        let is_said = ["it does not end", "too long", "too many parts", "within each other"]
            .iter()
            .any(|problem| error.contains(problem));
        assert!(is_said, "{body}: {error}");
        assert!(begun.elapsed().as_secs() < 30, "{body}: {:?}", begun.elapsed());
    }
    for text in [
        with(&format!("void More() {{ var x = {long}; }}")),
        with(&format!("void More() {{ var x = a{members}; }}")),
        with(&format!(
            "void More() {{ var x = a{casts}; }} public override Sprite GetSprite(ObjectEntry obj) {{ return a; }}"
        )),
        with(&format!("void More() {{ var x = {}1{}; }}", "(".repeat(60), " + 1)".repeat(60))),
        classes,
    ] {
        let program = DefinitionProgram::read(&text);
        let found = program.map(|program| program.definition("", &[], &mut Files::default()));
        assert!(found.is_err() || text.contains(" as ") || text.contains("((("), "{}", &text[..80]);
    }
}
