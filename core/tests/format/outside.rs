//! No path in a project leads out of it, on reading and on writing; tilesets beside it are the one exception.

use crate::common::*;
use sim::file::*;
use std::path::{Path, PathBuf};
use std::sync::Arc;

const BAD_NAMES: &[&str] = &[
    "",
    ".",
    "..",
    "../x",
    "a/b",
    "/etc/passwd",
    "a\\b",
    "..\\x",
    "C:x",
    "C:/x",
    "\\\\server\\share",
    "//server/share",
    "con",
    "NUL",
    "nul.json",
    "Com1",
    "LPT9.txt",
    "com\u{B9}",
    "CONIN$",
    "a:b",
    "x.",
    "x ",
    " x",
    "a\0b",
    "a\nb",
    "a*b",
    "\u{2025}",
    "\u{2024}\u{2024}",
    "\u{FF0E}\u{FF0E}",
    "a\u{FF0F}b",
    "a\u{2044}b",
    "a\u{2215}b",
    "a\u{FF3C}b",
    "a\u{202E}b",
    "a\u{200B}b",
    "a\u{FEFF}b",
];

#[test]
fn names_that_lead_outside_are_refused_and_others_are_not() {
    for name in BAD_NAMES {
        assert!(check_key("level name", name).is_err(), "{name:?}");
        assert!(check_picture(&format!("{name}/x.png")).is_err(), "{name:?}");
    }
    assert!(check_key("level name", &"x".repeat(300)).is_err());
    assert!(check_key("level name", ".hidden").is_err());
    assert!(check_picture("art.exe").is_err());
    for name in ["one", "Green Hill 1", "über", "緑", "\u{1F600}\u{200D}\u{1F525}", "a.b", "console", "comet", "com10"]
    {
        assert!(check_key("level name", name).is_ok(), "{name:?}");
        assert!(check_picture(&format!("{name}.png")).is_ok(), "{name:?}");
    }
}

#[test]
fn tileset_paths() {
    for (path, expected) in [
        ("tilesets/meadow", Some(false)),
        ("meadow", Some(false)),
        ("../meadow", Some(true)),
        ("../../tilesets/meadow", Some(true)),
        ("..", None),
        ("../..", None),
        ("a/../b", None),
        ("a/../../b", None),
        ("../a/../../b", None),
        ("./a", None),
        ("a//b", None),
        ("a/", None),
        ("/a", None),
        ("//server/a", None),
        ("C:/a", None),
        ("..\\a", None),
        ("a/nul/b", None),
        ("\u{2025}/a", None),
        ("", None),
    ] {
        assert_eq!(check_tileset_path(path).ok(), expected, "{path}");
    }
}

/// Replaces text in a file of the saved sample and opens it.
fn open_with(file: &str, from: &str, to: &str) -> (MemoryStorage, Result<Opened, ProjectError>) {
    let (storage, _) = saved();
    let path = PathBuf::from(ROOT).join(file);
    let text = String::from_utf8(storage.files()[&path].clone()).unwrap();
    assert!(text.contains(from), "{file}: {text}");
    storage.put(&path, text.replacen(from, to, 1));
    storage.heal();
    let opened = open(&storage, Path::new(ROOT), &mut |_, _| {});
    (storage, opened)
}

#[test]
fn no_name_in_a_project_lets_anything_outside_be_touched() {
    for name in BAD_NAMES {
        let quoted = serde_json::to_string(name).unwrap();
        for (file, from) in [
            ("loopwright.json", r#""two""#),
            ("loopwright.json", r#""tilesets/caves""#),
            ("tilesets/hills/tileset.json", r#""art.png""#),
            ("tilesets/hills/tileset.json", r#""sky.png""#),
        ] {
            if from == r#""tilesets/caves""# && check_tileset_path(name).is_ok() {
                continue; // see `tileset_paths`
            }
            let (storage, opened) = open_with(file, from, &quoted);
            match opened {
                Err(error) => assert!(error.to_string().contains("cannot be used"), "{name:?}: {error}"),
                Ok(opened) => {
                    let reported = opened.problems.iter().any(|problem| problem.message.contains("cannot be used"));
                    assert!(reported, "{name:?} for {from}: {:?}", opened.problems);
                }
            }
            for path in storage.touched() {
                let inside = path.starts_with(ROOT) && !path.components().any(|part| part.as_os_str() == "..");
                assert!(inside, "{name:?} for {from}: {path:?}");
            }
        }
    }
}

#[test]
fn saving_bad_names_is_refused_before_anything_is_written() {
    for name in BAD_NAMES {
        let (storage, saved) = saved();
        let before = storage.files();
        let plain = check_tileset_path(name).is_ok_and(|outside| !outside);
        let mut projects = [sample(), sample(), sample()];
        projects[0].levels.push(Arc::new(level(name, 1)));
        projects[1].runs.push(Arc::new(run(name, "one")));
        Arc::make_mut(&mut projects[2].tilesets[0]).path = name.to_string();
        for (n, project) in projects.iter().enumerate() {
            let result = save_plainly(&storage, project, &mut saved.clone());
            match check_tileset_path(name) {
                Ok(true) if n == 2 => assert!(matches!(result, Err(ProjectError::OutsideTileset { .. })), "{result:?}"),
                Ok(false) if n == 2 => {}
                _ => assert!(matches!(result, Err(ProjectError::Path { .. })), "{name:?}, {n}: {result:?}"),
            }
        }
        assert!(plain || storage.files() == before, "{name:?}");
    }
    let (storage, mut saved) = saved();
    let mut project = sample();
    project.levels.push(Arc::new(level("ONE", 1)));
    assert!(matches!(save_plainly(&storage, &project, &mut saved), Err(ProjectError::Path { .. })));
}

fn with_shared_tileset() -> (MemoryStorage, Opened) {
    let (storage, _) = saved();
    let take = |from: &str, to: &str| {
        let content = storage.files()[Path::new(from)].clone();
        storage.take(from);
        storage.put(to, content);
    };
    take("/home/projects/sample/tilesets/caves/tileset.json", "/home/common/caves/tileset.json");
    storage.put("/home/common/caves/art.png", "picture");
    let path = PathBuf::from(ROOT).join("loopwright.json");
    let text = String::from_utf8(storage.files()[&path].clone()).unwrap();
    storage.put(&path, text.replace("tilesets/caves", "../../common/caves"));
    let opened = load(&storage);
    assert_eq!(opened.problems.len(), 2, "{:?}", opened.problems);
    (storage, opened)
}

#[test]
fn a_tileset_beside_the_project_is_written_only_if_allowed() {
    let (storage, mut opened) = with_shared_tileset();
    let before = storage.files();
    assert_eq!(*opened.project.tilesets[1].tileset, *sample().tilesets[1].tileset);
    let mut project = opened.project.clone();
    project.name = "New".into();
    save_plainly(&storage, &project, &mut opened.saved).unwrap();
    Arc::make_mut(&mut Arc::make_mut(&mut project.tilesets[1]).tileset).name = "Edited".into();
    let error = save_plainly(&storage, &project, &mut opened.saved).unwrap_err();
    assert!(matches!(error, ProjectError::OutsideTileset { .. }), "{error}");
    let shared = Path::new("/home/common/caves/tileset.json");
    assert_eq!(storage.files()[shared], before[shared]);
    let options = SaveOptions { outside: ["../../common/caves".to_owned()].into(), ..SaveOptions::default() };
    save(&storage, &project, &mut opened.saved, &options).unwrap();
    assert_ne!(storage.files()[shared], before[shared]);
    assert_eq!(load(&storage).project, project);
}

#[test]
fn saving_to_another_folder_copies_unreachable_tilesets() {
    let (storage, opened) = with_shared_tileset();
    storage.put(format!("{ROOT}/tilesets/hills/sky.png"), "sky");
    let from = Some(Path::new(ROOT));
    let (sibling, _) = save_as(&storage, &opened.project, from, Path::new("/home/projects/copy")).unwrap();
    assert_eq!(sibling.tilesets[1].path, "../../common/caves");
    assert_eq!(sibling, opened.project);
    let (mut far, mut saved) = save_as(&storage, &opened.project, from, Path::new("/media/stick/copy")).unwrap();
    let paths: Vec<_> = far.tilesets.iter().map(|set| set.path.as_str()).collect();
    assert_eq!(paths, ["tilesets/hills", "tilesets/caves"]);
    let files = storage.files();
    assert_eq!(files[Path::new("/media/stick/copy/tilesets/caves/art.png")], b"picture");
    assert_eq!(files[Path::new("/media/stick/copy/tilesets/hills/sky.png")], b"sky");
    // Edited, a shared tileset is copied: nothing is lost, and nothing outside is written.
    let mut edited = opened.project.clone();
    Arc::make_mut(&mut Arc::make_mut(&mut edited.tilesets[1]).tileset).name = "Edited".into();
    let (edited, _) = save_as(&storage, &edited, from, Path::new("/home/projects/edited")).unwrap();
    assert_eq!(edited.tilesets[1].path, "tilesets/caves");
    assert_eq!(open(&storage, Path::new("/home/projects/edited"), &mut |_, _| {}).unwrap().project, edited);
    assert_eq!(
        storage.files()[Path::new("/home/common/caves/tileset.json")],
        files[Path::new("/home/common/caves/tileset.json")]
    );
    let error = save_as(&storage, &opened.project, None, Path::new("/nowhere/before")).unwrap_err();
    assert!(matches!(error, ProjectError::OutsideTileset { .. }), "{error}");
    far.name = "Far".into();
    save_plainly(&storage, &far, &mut saved).unwrap();
    for (folder, project) in [("/home/projects/copy", sibling), ("/media/stick/copy", far)] {
        assert_eq!(open(&storage, Path::new(folder), &mut |_, _| {}).unwrap().project, project, "{folder}");
    }
}

#[cfg(unix)]
#[test]
fn links_out_of_the_project_are_not_followed() {
    use std::fs;
    use std::os::unix::fs::symlink;
    let folder = std::env::temp_dir().join(format!("loopwright-outside-{}", std::process::id()));
    let root = folder.join("project");
    let (_, saved) = save_as(&Disk, &sample(), None, &root).unwrap();
    fs::rename(root.join("levels/one.json"), folder.join("secret.json")).unwrap();
    symlink(folder.join("secret.json"), root.join("levels/one.json")).unwrap();
    fs::rename(root.join("tilesets/caves"), folder.join("caves")).unwrap();
    symlink(folder.join("caves"), root.join("tilesets/caves")).unwrap();
    let opened = open(&Disk, &root, &mut |_, _| {}).unwrap();
    let reported = opened.problems.iter().filter(|problem| problem.message.contains("a link leads out")).count();
    assert_eq!(reported, 2, "{:?}", opened.problems);
    assert_eq!(opened.project.levels.len(), 3);
    let error = save(&Disk, &changed(), &mut saved.clone(), &SaveOptions::default()).unwrap_err();
    assert!(error.to_string().contains("a link leads out"), "{error}");
    fs::remove_dir_all(&folder).unwrap();
}

#[test]
fn a_record_of_a_save_cannot_reach_outside() {
    for path in ["../victim.json", "/victim.json", "a/../../victim.json", "C:\\victim"] {
        let (storage, _) = saved();
        storage.put("/home/projects/victim.json", "keep me");
        let parts = serde_json::json!({"parts": [{"path": path, "before": null, "after": null}]}).to_string();
        let record = format!("{}\n{parts}\n", FileDigest::of(parts.as_bytes()));
        storage.put(format!("{ROOT}/.loopwright-save"), record);
        let error = open(&storage, Path::new(ROOT), &mut |_, _| {}).unwrap_err();
        assert!(matches!(error, ProjectError::Record { .. }), "{path}: {error}");
        assert_eq!(storage.files()[Path::new("/home/projects/victim.json")], b"keep me");
    }
}
