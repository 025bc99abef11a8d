//! `loopwright check`, as it is called: what it writes, and its status.

use crate::projects;
use kit::pixels::Pixels;
use serde_json::Value;
use sim::file::{Disk, save_as};
use sim::project::Project;
use sim::tiles::SolidTile;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

fn folder(name: &str, project: &Project) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("check-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    save_as(&Disk, project, None, &folder).unwrap();
    for set in project.tilesets.iter().filter(|set| !set.tileset.art.is_empty()) {
        let picture = Pixels::clear(16, 16).to_png().unwrap();
        std::fs::write(folder.join(&set.path).join(&set.tileset.art), picture).unwrap();
    }
    folder
}

fn check(folder: &Path, arguments: &[&str]) -> (i32, String, String) {
    let Output { status, stdout, stderr } =
        Command::new(env!("CARGO_BIN_EXE_loopwright-kit")).arg("check").arg(folder).args(arguments).output().unwrap();
    (status.code().unwrap(), String::from_utf8(stdout).unwrap(), String::from_utf8(stderr).unwrap())
}

#[test]
fn text_json_and_status_say_what_was_found() {
    let clean = folder("clean", &projects::clean());
    let (status, text, _) = check(&clean, &[]);
    assert_eq!((status, text.as_str()), (0, "Drawn: no errors, no warnings, no hints\n"));

    let dent = SolidTile::from_heights([13; 16], sim::angle::Angle(0));
    let broken = folder("broken", &projects::project(&[dent], &vec![(20, projects::FLOOR, projects::cell(2))]));
    let (status, text, _) = check(&broken, &[]);
    assert_eq!(status, 1);
    assert!(text.contains("Seams [seam]") && text.contains("warning: meadow 304,160 32x16: "), "{text}");
    assert!(text.ends_with("Drawn: no errors, 2 warnings, no hints\n"), "{text}");
    assert_eq!(check(&broken, &["--severity", "error"]).0, 0, "warnings are below that");
    assert_eq!(check(&broken, &["--only", "start"]).0, 0);
    assert_eq!(check(&broken, &["--level", "meadow", "--only", "seam"]).0, 1);

    let (status, text, _) = check(&broken, &["--json"]);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((status, &json["warnings"], &json["errors"]), (1, &Value::from(2), &Value::from(0)));
    let first = &json["problems"][0];
    assert_eq!((&first["check"], &first["severity"]), (&Value::from("seam"), &Value::from("warning")));
    assert_eq!(first["place"]["area"], serde_json::json!([304, 160, 32, 16]));
    assert!(first["what"].is_string() && first["why"].is_string() && first["advice"].is_string());
}

#[test]
fn fixing_saves_what_it_fixes_and_reports_the_rest() {
    let mut project = projects::project(
        &[SolidTile::from_heights([13; 16], sim::angle::Angle(0))],
        &vec![(20, projects::FLOOR, projects::cell(2))],
    );
    projects::level(&mut project).start.y = projects::FLOOR * 16 + 30;
    let folder = folder("fix", &project);
    let (_, before, _) = check(&folder, &[]);
    assert!(before.contains("error: meadow start"), "{before}");
    assert_eq!(check(&folder, &[]).1, before, "looking changes nothing");
    let (status, text, _) = check(&folder, &["--fix"]);
    assert!(
        text.starts_with("Fixed 1 problem in one step.\n2 problems left without a fix.\n  meadow start at "),
        "{text}"
    );
    assert!(status == 1 && text.ends_with("Drawn: no errors, 2 warnings, no hints\n"), "{text}");
    assert_eq!(check(&folder, &["--only", "start"]).0, 0, "it is on disk");
    let files = |folder: &Path| {
        let level = folder.join("levels/meadow.json");
        (std::fs::read(&level).unwrap(), std::fs::metadata(&level).unwrap().modified().unwrap())
    };
    let fixed = files(&folder);
    let (_, text, _) = check(&folder, &["--fix", "--json"]);
    let json: Value = serde_json::from_str(&text).unwrap();
    assert_eq!((&json["fixed"], &json["warnings"]), (&serde_json::json!([]), &Value::from(2)));
    assert_eq!(files(&folder), fixed, "nothing to fix, nothing written");
}

#[test]
fn tilesets_outside_are_written_only_where_that_is_allowed() {
    let slope = std::array::from_fn(|x| x as i8 + 1);
    let mirrored = SolidTile::from_heights(slope, sim::angle::Angle(0x20));
    let spots = vec![(20, projects::FLOOR - 1, projects::cell(2)), (21, projects::FLOOR - 1, projects::cell(1))];
    let folder = folder("outside", &projects::project(&[mirrored], &spots));
    let outside = folder.with_file_name(format!("check-outside-tiles-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&outside);
    std::fs::rename(folder.join("tilesets/test"), &outside).unwrap();
    let name = format!("../{}", outside.file_name().unwrap().to_str().unwrap());
    let head = std::fs::read_to_string(folder.join("loopwright.json")).unwrap();
    std::fs::write(folder.join("loopwright.json"), head.replace("tilesets/test", &name)).unwrap();
    let tiles = || std::fs::read(outside.join("tileset.json")).unwrap();
    let before = tiles();

    let (status, text, errors) = check(&folder, &["--fix", "--only", "tile-angle"]);
    assert_eq!((status, text.as_str()), (2, ""));
    assert!(errors.starts_with("Nothing was fixed: the tileset ") && errors.contains("--outside"), "{errors}");
    assert_eq!(tiles(), before);
    let (status, text, _) = check(&folder, &["--fix", "--outside", "--only", "tile-angle"]);
    assert!(status == 0 && text.starts_with("Fixed 1 problem in one step.\n"), "{text}");
    assert_ne!(tiles(), before);
}

#[test]
fn what_cannot_be_read_is_status_2() {
    let clean = folder("unread", &projects::clean());
    for (arguments, word) in
        [(&["--only", "sems"][..], "There is no check"), (&["--level", "x"][..], "There is no level")]
    {
        let (status, _, errors) = check(&clean, arguments);
        assert_eq!(status, 2);
        assert!(errors.contains(word), "{errors}");
    }
    std::fs::write(clean.join("chunks.json"), "{").unwrap();
    assert_eq!(check(&clean, &[]).0, 2);
    assert_eq!(check(Path::new("/nowhere/at/all"), &[]).0, 2);
    let (status, list, _) = check(&clean, &["--list"]);
    assert!(status == 0 && list.contains("seam (warning): Seams"), "{list}");
}

#[test]
fn a_level_that_cannot_be_read_is_an_error_with_its_line() {
    let broken = folder("absent", &projects::clean());
    std::fs::write(broken.join("levels/meadow.json"), "{\n  \"format\": 1,\n  \"title\": 7\n}").unwrap();
    let (status, text, _) = check(&broken, &["--severity", "error"]);
    assert_eq!(status, 1);
    assert!(text.contains("levels/meadow.json:3:"), "{text}");
    // Its runs wait for it: none is deleted.
    let run = "{ \"format\": 1, \"level\": \"meadow\", \"inputs\": [] }";
    std::fs::create_dir_all(broken.join("runs")).unwrap();
    std::fs::write(broken.join("runs/home.json"), run).unwrap();
    let (_, text, _) = check(&broken, &["--fix", "--only", "reference"]);
    assert!(text.contains("could not be read; the run is kept") && !text.contains("Delete the run"), "{text}");
    assert!(broken.join("runs/home.json").is_file());
    let (status, text, errors) = check(&broken, &["--only", "seam"]);
    assert_eq!((status, text.as_str()), (2, ""), "what was not looked at is not clean");
    assert!(errors.starts_with("levels/meadow.json:3:"), "{errors}");
}

#[test]
fn what_could_not_be_read_comes_before_what_follows_from_it() {
    let folder = folder("cause-first", &projects::clean());
    let sets: Vec<PathBuf> =
        std::fs::read_dir(folder.join("tilesets")).unwrap().map(|set| set.unwrap().path()).collect();
    for set in sets {
        std::fs::remove_dir_all(set).unwrap();
    }
    let (status, text, errors) = check(&folder, &["--json"]);
    let json: Value = serde_json::from_str(&text).unwrap_or_else(|_| panic!("{text}{errors}"));
    let problems = json["problems"].as_array().unwrap();
    let what = |n: usize| problems[n]["what"].as_str().unwrap();
    assert!(status == 1 && what(0).contains("tileset could not be read"), "{}", what(0));
    assert!(problems.len() > 1 && what(1).contains("there is no block"), "{}", what(1));
}
