//! Projects of which a file can't be read: every command says which, in every form, and fails.

use super::support::{Folder, called};
use serde_json::Value;
use std::fs;
use std::path::Path;

/// Parts of a project, each damaged.
const PARTS: [(&str, &str); 4] = [
    ("runs/main-path.json", "{ \"format\": 1,"),
    ("levels/second.json", "{ \"format\": 1 }"),
    ("objects.json", "[]"),
    ("mazes/round.json", "\u{0}"),
];

/// A project with two levels and a maze, one file of which is damaged.
fn damaged(home: &Folder, (file, text): (&str, &str)) -> String {
    let name = file.replace(['/', '.'], "-");
    let project = home.project(&name);
    let folder = Path::new(&project);
    let head = fs::read_to_string(folder.join("loopwright.json")).unwrap();
    let mut head: Value = serde_json::from_str(&head).unwrap();
    head["levels"].as_array_mut().unwrap().push("second".into());
    head["mazes"] = serde_json::json!(["round"]);
    fs::write(folder.join("loopwright.json"), head.to_string()).unwrap();
    fs::copy(folder.join("levels/meadow.json"), folder.join("levels/second.json")).unwrap();
    let maze = super::support::sample("mazes");
    let maze = fs::read_dir(maze.join("mazes")).unwrap().next().unwrap().unwrap().path();
    fs::create_dir_all(folder.join("mazes")).unwrap();
    fs::copy(maze, folder.join("mazes/round.json")).unwrap();
    fs::write(folder.join(file), text).unwrap();
    project
}

#[test]
fn every_command_names_what_it_could_not_read_and_fails() {
    let home = Folder::new("unread");
    for part in PARTS {
        let (project, file) = (damaged(&home, part), part.0);
        let name = file.replace(['/', '.'], "-");
        let at = |what: &str| home.path(&format!("{name}-{what}"));
        let (level, run) = (["--level", "meadow"], "into-the-gap");
        let [png, gif, tiles, maze] = ["level.png", "run.gif", "tiles", "maze.png"].map(at);
        let commands: Vec<Vec<&str>> = vec![
            vec!["test", &project],
            vec!["render", &project, level[0], level[1], "--scale", "16", "-o", &png],
            vec!["gif", &project, "--run", run, "--to", "4", "-o", &gif],
            vec!["reach", &project, level[0], level[1], "--states", "200"],
            vec!["run", &project, "--recording", run],
            vec!["check", &project, "--only", "seam"],
            vec!["export", "tiles", &project, "--tileset", "meadow", "-o", &tiles],
            vec!["export", "maze", &project, "-o", &maze],
            vec!["export", "special-stage", &project, &maze, "--dry-run"],
            vec!["diff", &project, &project],
            vec!["merge", &project, &project, &project],
        ];
        for command in commands {
            let (status, out, error) = called(&command);
            assert_eq!(status, 2, "{file} {command:?}: {out}{error}");
            assert!(error.contains(file), "{file} {command:?}: {out}{error}");
        }
        // The check lists it as one of its findings.
        let (status, out, error) = called(&["check", &project, "--severity", "error"]);
        assert!(status == 1 && out.contains(file), "{file}: {out}{error}");
    }
}

#[test]
fn a_damaged_file_is_in_every_form_of_the_tests_report() {
    let home = Folder::new("junit");
    for part in PARTS {
        let (project, junit) = (damaged(&home, part), home.path("junit.xml"));
        let (status, text, _) = called(&["test", &project, "--junit", &junit]);
        assert!(status == 2 && text.contains(&format!("UNREAD  {}", part.0)), "{text}");
        assert!(text.ends_with(", 1 file could not be read\n"), "{text}");
        let xml = fs::read_to_string(&junit).unwrap();
        assert!(xml.contains("errors=\"1\"") && xml.contains(&format!("<testcase name=\"{}\"", part.0)), "{xml}");
        assert!(xml.contains("<error message=") && !xml.contains("tests=\"0\""), "{xml}");
        let (_, text, _) = called(&["test", &project, "--json"]);
        let json: Value = serde_json::from_str(&text).unwrap();
        assert_eq!(json["unread"][0]["file"], part.0);
        assert!(!json["unread"][0]["why"].as_str().unwrap().is_empty());
        for command in [
            ["run", &project, "--recording", "into-the-gap", "--json"].to_vec(),
            ["reach", &project, "--level", "meadow", "--states", "200", "--json", "-"].to_vec(),
        ] {
            let (_, text, _) = called(&command);
            let json: Value = serde_json::from_str(text.lines().last().unwrap()).unwrap();
            assert!(json["unread"][0].as_str().unwrap().starts_with(part.0), "{text}");
        }
    }
}

#[test]
fn a_project_that_cannot_be_opened_is_in_every_form_too() {
    let home = Folder::new("unopened");
    let (project, junit) = (home.project("one"), home.path("junit.xml"));
    fs::write(Path::new(&project).join("chunks.json"), "{").unwrap();
    let (status, text, error) = called(&["test", &project, "--json", "--junit", &junit]);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert!(status == 2 && error.contains("chunks.json"), "{error}");
    assert!(json["unread"][0]["why"].as_str().unwrap().contains("chunks.json"), "{text}");
    assert!(fs::read_to_string(&junit).unwrap().contains("<error message="), "a service shows it");
    for command in [
        &["check", &project, "--json"][..],
        &["run", &project, "--recording", "main-path", "--json"],
        &["reach", &project, "--json", "-"],
    ] {
        let (status, text, error) = called(command);
        let json: Value = serde_json::from_str(&text).unwrap();
        assert!(status == 2 && error.contains("chunks.json"), "{command:?}: {error}");
        assert!(json["error"].as_str().unwrap().contains("chunks.json"), "{command:?}: {text}");
    }
}

#[test]
fn a_picture_that_cannot_be_shown_is_a_finding_and_stops_drawing() {
    let home = Folder::new("pictures");
    let whole = fs::read(super::support::sample("first-steps").join("../../tilesets/meadow/art.png")).unwrap();
    for (n, content) in [None, Some(&b"no picture"[..]), Some(&whole[..whole.len() / 2])].into_iter().enumerate() {
        for file in ["art.png", "near.png"] {
            let project = home.project(&format!("{n}-{file}"));
            let set = fs::read_dir(Path::new(&project).join("tilesets")).unwrap().flatten();
            let set = set.map(|entry| entry.path()).find(|set| set.join("near.png").is_file()).unwrap();
            match content {
                Some(content) => fs::write(set.join(file), content).unwrap(),
                None => fs::remove_file(set.join(file)).unwrap(),
            }
            let (status, text, error) = called(&["check", &project, "--severity", "error"]);
            assert!(status == 1 && text.contains(file) && text.contains("can't be shown"), "{n} {file}: {text}{error}");
            let (png, gif) = (home.path("level.png"), home.path("run.gif"));
            let show = if file == "art.png" { "art" } else { "sky" };
            for command in [
                &["render", &project, "--show", show, "-o", &png][..],
                &["gif", &project, "--run", "main-path", "--to", "4", "-o", &gif],
            ] {
                let (status, _, error) = called(command);
                assert_eq!(status, 2, "{n} {command:?}: {error}");
                assert!(error.contains(file) && error.contains("Put the file back"), "{n} {command:?}: {error}");
                assert!(!Path::new(&png).exists() && !Path::new(&gif).exists(), "nothing half-drawn");
            }
            // What needs no such picture is drawn.
            let (status, _, error) = called(&["render", &project, "--show", "solid-a", "--scale", "16", "-o", &png]);
            assert_eq!(status, 0, "{n} {file}: {error}");
            fs::remove_file(&png).unwrap();
        }
    }
}

#[test]
fn an_import_that_finds_nothing_says_so() {
    let home = Folder::new("nothing");
    for (n, content) in [&b""[..], b"\0\x01\x02\xff\xfe", b"version=S2\n", b"; a comment\n"].into_iter().enumerate() {
        let (ini, into) = (home.path("S2.ini"), home.path(&format!("into-{n}")));
        fs::write(&ini, content).unwrap();
        for levels in [&["--all"][..], &[]] {
            let (status, out, error) = called(&[&["import", "sonlvl", &ini, "-o", &into][..], levels].concat());
            assert_eq!(status, 2, "{n}: {out}{error}");
            assert!(error.contains("S2.ini"), "{n}: {error}");
        }
        assert!(!Path::new(&into).exists(), "{n}");
    }
}

/// Two full stops in a row at the end of a sentence; three are an ellipsis, and `../` is a path.
fn has_two_stops(text: &str) -> bool {
    text.match_indices("..").any(|(at, _)| {
        let (before, behind) = (text[..at].chars().next_back(), text[at + 2..].chars().next());
        before != Some('.') && behind.is_none_or(|letter| letter.is_whitespace() || letter == ')' || letter == '"')
    })
}

#[test]
fn sentences_end_with_one_full_stop() {
    assert!(has_two_stops("It is gone.. Try again") && !has_two_stops("../a... and more."));
    let home = Folder::new("stops");
    let project = home.project("one");
    let folder = Path::new(&project);
    let set = fs::read_dir(folder.join("tilesets")).unwrap().flatten().map(|entry| entry.path());
    let set = set.into_iter().find(|set| set.join("near.png").is_file()).unwrap().join("tileset.json");
    let text = fs::read_to_string(&set).unwrap();
    fs::write(&set, text.replace("near.png", "../near.png")).unwrap();
    fs::write(folder.join("runs/main-path.json"), "{ \"format\": 99 }").unwrap();
    fs::write(folder.join("objects.json"), "{ \"format\": 99 }").unwrap();
    let (png, junit) = (home.path("a.png"), home.path("a.xml"));
    for command in [
        &["check", &project][..],
        &["check", &project, "--json"],
        &["check", &project, "--only", "seam"],
        &["render", &project, "--show", "sky", "-o", &png],
        &["render", &project, "-o", &home.path("none/a.png")],
        &["test", &project, "--junit", &junit],
        &["diff", &project, &project],
        &["merge", &project, &project, &project],
        &["new", &project],
        &["check", &home.path("nothing")],
    ] {
        let (status, out, error) = called(command);
        assert!(status > 0, "{command:?}");
        assert!(!has_two_stops(&out) && !has_two_stops(&error), "{command:?}: {out}{error}");
    }
}
