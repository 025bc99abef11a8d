//! Exit statuses: one table for all commands.

use super::support::{Folder, called, copy, sample};
use clap::{Command, CommandFactory as _};
use kit::command_line::Cli;
use kit::command_line::ending::Ending;
use kit::pixels::Pixels;

/// A command with arguments that end in each of the ways; `None` if it cannot end so.
struct Row {
    command: &'static str,
    clean: Vec<String>,
    found: Option<Vec<String>>,
    bad_project: Option<Vec<String>>,
    bad_arguments: Vec<String>,
    unwritable: Vec<String>,
}

/// Arguments, split at spaces.
fn words(text: String) -> Vec<String> {
    text.split(' ').map(str::to_owned).collect()
}

/// The table. `{home}/bad` is a project whose main file is damaged, `{home}/other` differs from `{home}/good`.
fn rows(home: &Folder) -> Vec<Row> {
    let at = |name: &str| home.path(name);
    let (good, other, bad, maze) = (at("good"), at("other"), at("bad"), at("maze"));
    let row =
        |command, clean: String, found: Option<String>, bad_project: Option<String>, wrong: String, unwritable| Row {
            command,
            clean: words(clean),
            found: found.map(words),
            bad_project: bad_project.map(words),
            bad_arguments: words(wrong),
            unwritable: words(unwritable),
        };
    let (file, nowhere) = (at("file"), at("nowhere/file"));
    let picture = at("tile.png");
    vec![
        row(
            "check",
            good.clone(),
            Some(other.clone()),
            Some(bad.clone()),
            format!("{good} --only nothing"),
            format!("{good} > /dev/full"),
        ),
        row(
            "backups",
            good.clone(),
            None,
            None, // it is made for damaged projects
            format!("{good} --restore 9"),
            format!("{good} > /dev/full"),
        ),
        row(
            "new",
            at("made"),
            None,
            None,
            format!("{} --tileset swamp", at("made-2")),
            format!("{}/inside", at("tile.png")),
        ),
        row(
            "edit",
            format!("{} {}", at("edited"), at("script.json")),
            None,
            Some(format!("{bad} {}", at("script.json"))),
            format!("{} {}", at("edited"), at("tile.png")),
            format!("{} {}", at("locked"), at("script.json")),
        ),
        row(
            "diff",
            format!("{good} {good}"),
            Some(format!("{good} {other}")),
            Some(format!("{good} {bad}")),
            good.clone(),
            format!("{good} {other} --picture {nowhere}"),
        ),
        row(
            "merge",
            format!("{good} {} {good}", at("mine")),
            Some(format!("{good} {} {}", at("mine-2"), at("theirs-2"))),
            Some(format!("{bad} {} {good}", at("mine"))),
            good.clone(),
            format!("{good} {} {other}", at("locked")),
        ),
        row(
            "import png",
            format!("{picture} -o {}", at("png")),
            None,
            Some(format!("{picture} -o {bad}")),
            format!("{} -o {}", at("none.png"), at("png-2")),
            format!("{picture} -o {}/inside", at("tile.png")),
        ),
        row(
            "import maze",
            format!("{} -o {maze} --name again", at("stage.bin")),
            None,
            Some(format!("{} -o {bad}", at("stage.bin"))),
            format!("{} -o {maze}", at("tile.png")),
            format!("{} -o {} --name again", at("stage.bin"), at("locked")),
        ),
        row(
            "import tiled",
            format!("{} -o {}", at("map.tmx"), at("mapped")),
            None,
            Some(format!("{} -o {bad}", at("map.tmx"))),
            format!("{} -o {}", at("tile.png"), at("mapped-2")),
            format!("{} -o {}/inside", at("map.tmx"), at("tile.png")),
        ),
        row(
            "export tiled",
            format!("{good} -o {}", at("maps")),
            None,
            Some(format!("{bad} -o {}", at("maps-2"))),
            format!("{good} -o {} --level none", at("maps-2")),
            format!("{good} -o {}/inside", at("tile.png")),
        ),
        row(
            "import ldtk",
            format!("{} -o {}", at("world.ldtk"), at("world")),
            None,
            Some(format!("{} -o {bad}", at("world.ldtk"))),
            format!("{} -o {}", at("tile.png"), at("world-2")),
            format!("{} -o {}/inside", at("world.ldtk"), at("tile.png")),
        ),
        row(
            "export ldtk",
            format!("{good} -o {}", at("worlds")),
            None,
            Some(format!("{bad} -o {}", at("worlds-2"))),
            format!("{good} -o {} --level none", at("worlds-2")),
            format!("{good} -o {}/inside", at("tile.png")),
        ),
        row(
            "import godot",
            format!("{} -o {}", at("scene.tscn"), at("godot")),
            None,
            Some(format!("{} -o {bad}", at("scene.tscn"))),
            format!("{} -o {}", at("tile.png"), at("godot-2")),
            format!("{} -o {}/inside", at("scene.tscn"), at("tile.png")),
        ),
        row(
            "import rsdk",
            format!("{} -o {}", at("Act1.bin"), at("rsdk")),
            None,
            Some(format!("{} -o {bad}", at("Act1.bin"))),
            format!("{} -o {}", at("tile.png"), at("rsdk-2")),
            format!("{} -o {}/inside", at("Act1.bin"), at("tile.png")),
        ),
        row(
            "import gamemaker",
            format!("{} -o {}", at("room.yy"), at("gamemaker")),
            None,
            Some(format!("{} -o {bad}", at("room.yy"))),
            format!("{} -o {}", at("tile.png"), at("gamemaker-2")),
            format!("{} -o {}/inside", at("room.yy"), at("tile.png")),
        ),
        row(
            "export godot",
            format!("{good} -o {}", at("godot-out")),
            None,
            Some(format!("{bad} -o {}", at("godot-out-2"))),
            format!("{good} -o {} --level none", at("godot-out-2")),
            format!("{good} -o {}/inside", at("tile.png")),
        ),
        row(
            "export rsdk",
            format!("{good} -o {}", at("rsdk-out")),
            None,
            Some(format!("{bad} -o {}", at("rsdk-out-2"))),
            format!("{good} -o {} --level none", at("rsdk-out-2")),
            format!("{good} -o {}/inside", at("tile.png")),
        ),
        row(
            "import aseprite",
            format!("{} -o {}", at("sprite.ase"), at("sprite")),
            None,
            Some(format!("{} -o {bad}", at("sprite.ase"))),
            format!("{} -o {}", at("tile.png"), at("sprite-2")),
            format!("{} -o {}/inside", at("sprite.ase"), at("tile.png")),
        ),
        row(
            "convert",
            format!("{} {}", at("map.tmx"), at("converted.ldtk")),
            None,
            None,
            format!("{} {}", at("tile.png"), at("converted-2.ldtk")),
            format!("{} {}/inside/a.ldtk", at("map.tmx"), at("tile.png")),
        ),
        row(
            "import special-stage",
            format!("{} --all -o {}", at("stage.bin"), at("stage")),
            None,
            None,
            format!("{} --all -o {good}", at("stage.bin")),
            format!("{} --all -o {}/inside", at("stage.bin"), at("tile.png")),
        ),
        row(
            "export tiles",
            format!("{good} --tileset meadow -o {}", at("tiles")),
            None,
            Some(format!("{bad} -o {}", at("tiles-2"))),
            format!("{good} --tileset none -o {}", at("tiles-2")),
            format!("{good} --tileset meadow -o {}", at("tile.png")),
        ),
        row(
            "export game",
            format!("{good} -o {}", at("game")),
            None,
            Some(format!("{bad} -o {}", at("game-2"))),
            format!("{good} -o {} --level none", at("game-2")),
            format!("{good} -o {}/inside", at("tile.png")),
        ),
        row(
            "export web",
            format!("{good} -o {}", at("page.html")),
            None,
            Some(format!("{bad} -o {}", at("page-2.html"))),
            format!("{good} -o {} --level none", at("page-2.html")),
            format!("{good} -o {nowhere}.html"),
        ),
        row(
            "schema",
            format!("-o {}", at("schemas")),
            None,
            None,
            "--none".to_owned(),
            format!("-o {}/inside", at("tile.png")),
        ),
        row("completions", "bash".to_owned(), None, None, "abacus".to_owned(), "--none".to_owned()),
        row(
            "man",
            format!("-o {}", at("man")),
            None,
            None,
            "--none".to_owned(),
            format!("-o {}/inside", at("tile.png")),
        ),
        row(
            "export maze",
            format!("{maze} --maze carousel -o {}", at("maze.png")),
            None,
            Some(format!("{bad} -o {}", at("maze-2.png"))),
            format!("{maze} --maze none -o {}", at("maze-2.png")),
            format!("{maze} --maze carousel -o {nowhere}.png"),
        ),
        row(
            "export special-stage",
            format!("{maze} {} --level stage", at("out.bin")),
            None,
            Some(format!("{bad} {}", at("out.bin"))),
            format!("{maze} {} --level none", at("out.bin")),
            format!("{maze} {nowhere}.bin --level stage"),
        ),
        row(
            "render",
            format!("{good} -o {}", at("level.png")),
            None,
            Some(format!("{bad} -o {}", at("level-2.png"))),
            format!("{good} -o {} --level none", at("level-2.png")),
            format!("{good} -o {nowhere}.png"),
        ),
        row(
            "gif",
            format!("{good} --run main-path --to 8 -o {}", at("run.gif")),
            None,
            Some(format!("{bad} --run main-path -o {}", at("run-2.gif"))),
            format!("{good} --run none -o {}", at("run-2.gif")),
            format!("{good} --run main-path --to 8 -o {nowhere}.gif"),
        ),
        row(
            "test",
            format!("{good} --junit {file}"),
            Some(other.clone()),
            Some(bad.clone()),
            format!("{good} --run none"),
            format!("{good} --junit {nowhere}"),
        ),
        row(
            "reach",
            format!("{} --level spring-up --states 20000", sample("object-gym").display()),
            Some(format!("{good} --states 500")),
            Some(bad.clone()),
            format!("{good} --level none"),
            format!("{good} --states 500 --json {nowhere}"),
        ),
        row("manual", at("pages"), None, None, format!("{} --none", at("pages")), format!("{}/inside", at("tile.png"))),
        row(
            "run",
            format!("{good} --recording main-path"),
            Some(format!("{other} --recording main-path")),
            Some(format!("{bad} --recording main-path")),
            format!("{good} --recording none"),
            format!("{good} --recording main-path --states {nowhere}"),
        ),
    ]
}

/// A run that ends elsewhere, a level with another name and a start in the ground.
fn spoil(project: &str) {
    let change = |file: &str, from: &str, to: &str| {
        let path = std::path::Path::new(project).join(file);
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.contains(from), "{text}");
        std::fs::write(&path, text.replace(from, to)).unwrap();
    };
    change("levels/meadow.json", "\"title\": \"", "\"title\": \"Another ");
    change("runs/main-path.json", "\"x\": 3968", "\"x\": -1");
}

fn prepare(home: &Folder) {
    for name in ["good", "other", "mine", "mine-2", "theirs-2", "bad", "edited"] {
        home.project(name);
    }
    spoil(&home.path("other"));
    for (name, title) in [("mine-2", "Mine "), ("theirs-2", "Theirs ")] {
        let path = home.0.join(name).join("levels/meadow.json");
        let text = std::fs::read_to_string(&path).unwrap();
        std::fs::write(&path, text.replace("\"title\": \"", &format!("\"title\": \"{title}"))).unwrap();
    }
    // Read-only parts, which saving refuses even to those who may write everything.
    copy(&sample("mazes"), &home.0.join("maze"));
    for name in ["locked"] {
        home.project(name);
        let project = home.0.join(name);
        for file in ["loopwright.json", "levels/meadow.json", "runs/main-path.json"] {
            let path = project.join(file);
            let mut permissions = std::fs::metadata(&path).unwrap().permissions();
            permissions.set_readonly(true);
            std::fs::set_permissions(&path, permissions).unwrap();
        }
    }
    std::fs::write(home.0.join("bad/loopwright.json"), "{").unwrap();
    let script = r#"{"steps": [{"do": "set_project", "name": "Edited"}]}"#;
    std::fs::write(home.path("script.json"), script).unwrap();
    let cells: Vec<u8> = (0..64 * 64).map(|n| if n % 5 == 0 { 1 } else { 0x3A }).collect();
    std::fs::write(home.path("stage.bin"), cells).unwrap();
    let map = "<map orientation=\"orthogonal\" width=\"2\" height=\"1\" tilewidth=\"16\" tileheight=\"16\"><tileset firstgid=\"1\" \
               name=\"t\" tilewidth=\"16\" tileheight=\"16\"><image source=\"tile.png\"/></tileset><layer id=\"1\" name=\"Ground\" \
               width=\"2\" height=\"1\"><data encoding=\"csv\">1,0</data></layer></map>";
    std::fs::write(home.path("map.tmx"), map).unwrap();
    let world =
        r#"{"jsonVersion": "1.5.3", "levels": [{"identifier": "A", "pxWid": 16, "pxHei": 16, "layerInstances": []}]}"#;
    std::fs::write(home.path("world.ldtk"), world).unwrap();
    let scene = "[gd_scene format=3]\n[sub_resource type=\"TileSet\" id=\"t\"]\n[node name=\"A\" type=\"TileMapLayer\"]\ntile_set = SubResource(\"t\")\nmetadata/columns = 4\nmetadata/rows = 2\n";
    std::fs::write(home.path("scene.tscn"), scene).unwrap();
    let act = [1, b'A', 9, 9, 0, 0, 3, 1, 0, 1, 0, 0, 0, 0, 0];
    std::fs::write(home.path("Act1.bin"), act).unwrap();
    let room = r#"{"resourceType": "GMRoom", "layers": [], "roomSettings": {"Width": 64, "Height": 32}}"#;
    std::fs::write(home.path("room.yy"), room).unwrap();
    let head = [&[0, 0, 0, 0, 0xE0, 0xA5, 1, 0, 16, 0, 16, 0, 32, 0][..], &[0; 114]].concat();
    let frame = [&[16, 0, 0, 0, 0xFA, 0xF1, 0, 0, 100, 0][..], &[0; 6]].concat();
    std::fs::write(home.path("sprite.ase"), [head, frame].concat()).unwrap();
    let (status, _, error) = called(&["import", "maze", &home.path("stage.bin"), "-o", &home.path("maze")]);
    assert_eq!((status, error.as_str()), (0, ""));
    let mut tile = Pixels::clear(16, 16);
    tile.rgba.fill([200, 100, 50, 255]);
    std::fs::write(home.path("tile.png"), tile.to_png().unwrap()).unwrap();
}

/// The names of all commands, also of those below others.
fn names(command: &Command, before: &str) -> Vec<String> {
    let own = command.get_subcommands().filter(|below| below.get_name() != "help");
    own.flat_map(|below| {
        let name = format!("{before}{}", below.get_name());
        if below.has_subcommands() { names(below, &format!("{name} ")) } else { vec![name] }
    })
    .collect()
}

#[test]
fn every_command_has_the_same_exit_statuses() {
    assert_eq!(Ending::ALL.map(Ending::status), [0, 1, 2]);
    let home = Folder::new("endings");
    prepare(&home);
    let rows = rows(&home);
    let mut untested = names(&Cli::command(), "");
    // Commands on a disassembly are in `disassembly.rs`, which makes one.
    let on_disassembly = |name: &str| name.ends_with("sonlvl") || name == "refresh";
    untested.retain(|name| rows.iter().all(|row| row.command != name) && !on_disassembly(name));
    assert!(untested.is_empty(), "no row for {untested:?}");
    let mut wrong = Vec::new();
    for Row { command, clean, found, bad_project, bad_arguments, unwritable } in rows {
        // The first case last: it makes files that others must not find.
        let cases = [
            ("bad arguments", Some(bad_arguments), Ending::Failed),
            ("no such argument", Some(vec!["--no-such-argument".to_owned()]), Ending::Failed),
            ("bad project", bad_project, Ending::Failed),
            ("unwritable output", Some(unwritable), Ending::Failed),
            ("found", found, Ending::Found),
            ("clean", Some(clean), Ending::Clean),
        ];
        for (case, arguments, ending) in cases {
            let Some(arguments) = arguments else { continue };
            let all: Vec<&str> = command.split(' ').chain(arguments.iter().map(String::as_str)).collect();
            let (status, out, error) = match all.as_slice() {
                [before @ .., ">", "/dev/full"] if cfg!(target_os = "linux") => {
                    super::support::into_a_full_disk(before)
                }
                [_, .., ">", "/dev/full"] => continue,
                all => called(all),
            };
            if status != i32::from(ending.status()) {
                wrong.push(format!("{command}, {case}: {status}\n{out}{error}"));
            }
            if ending == Ending::Failed && error.is_empty() {
                wrong.push(format!("{command}, {case}: no word about it"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn help_and_version_are_no_failure() {
    for arguments in [&["--help"][..], &["--version"], &["check", "--help"]] {
        let (status, out, _) = called(arguments);
        assert!(status == 0 && !out.is_empty(), "{arguments:?}");
    }
}

/// A change that is meant: the runs expect what comes out, and nothing but their files is written.
#[test]
fn runs_that_failed_are_accepted() {
    let home = Folder::new("accept");
    let project = home.project("accept");
    let run = format!("{project}/runs/into-the-gap.json");
    let before = std::fs::read_to_string(&run).unwrap();
    assert!(before.contains("\"alive\": false"), "{before}");
    let level = std::fs::read(format!("{project}/levels/meadow.json")).unwrap();
    std::fs::write(&run, before.replace("\"alive\": false", "\"alive\": true")).unwrap();
    let (status, text, _) = called(&["test", &project]);
    assert!(status == 1 && text.contains("FAILED  into-the-gap"), "{text}");
    let (status, text, error) = called(&["test", &project, "--accept"]);
    assert!(status == 0 && text.contains("NEW     into-the-gap") && text.contains("0 failed"), "{text}{error}");
    assert_eq!(std::fs::read_to_string(&run).unwrap(), before);
    assert_eq!(std::fs::read(format!("{project}/levels/meadow.json")).unwrap(), level);
    let (status, text, _) = called(&["test", &project, "--accept"]);
    assert!(status == 0 && !text.contains("NEW"), "{text}");
    // The digest of an earlier version fails nothing, and is renewed.
    std::fs::write(&run, before.replace("\"alive\": false", "\"digest\": \"0123456789abcdef\"")).unwrap();
    let (status, text, _) = called(&["test", &project]);
    assert!(status == 0 && text.contains("not compared"), "{text}");
    let (status, text, _) = called(&["test", &project, "--accept"]);
    assert!(status == 0 && text.contains("NEW     into-the-gap"), "{text}");
    let renewed = std::fs::read_to_string(&run).unwrap();
    assert!(renewed.contains("\"digest_2\": \"") && !renewed.contains("\"digest\""), "{renewed}");
    std::fs::write(format!("{project}/runs/main-path.json"), "{").unwrap();
    std::fs::write(&run, before.replace("\"alive\": false", "\"alive\": true")).unwrap();
    let (status, _, error) = called(&["test", &project, "--accept"]);
    assert!(status == 2 && error.contains("Nothing was accepted"), "{status} {error}");
}
