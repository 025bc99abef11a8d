//! Every condition of the disk gets an error that names the path and a way out.

use crate::common::*;
use sim::file::*;
use std::io::ErrorKind;
use std::path::Path;

#[test]
fn refusals_of_the_system_name_the_path_and_what_to_do() {
    for (row, kind, advice) in [
        ("permission denied", ErrorKind::PermissionDenied, "permissions"),
        ("disk full", ErrorKind::StorageFull, "Free some space"),
        ("quota exceeded", ErrorKind::QuotaExceeded, "Free some space"),
        ("disk read-only", ErrorKind::ReadOnlyFilesystem, "another disk"),
        ("file locked", ErrorKind::ResourceBusy, "Another program"),
        ("name is a directory", ErrorKind::IsADirectory, "rename"),
        ("path too long", ErrorKind::InvalidFilename, "shorter"),
        ("folder gone", ErrorKind::NotFound, "still exists"),
        ("anything else", ErrorKind::Other, "Try again"),
    ] {
        for action in ["open", "save", "save as"] {
            let (storage, mut saved) = saved();
            let mut refused = 0;
            for n in (0..200).step_by(if action == "open" { 2 } else { 7 }) {
                let storage = storage.clone();
                storage.fail_at(n, Failure::Error(kind));
                let error = match action {
                    "open" => open(&storage, Path::new(ROOT), &mut |_, _| {}).err(),
                    "save" => save_plainly(&storage, &changed(), &mut saved.clone()).err(),
                    _ => save_as(&storage, &sample(), Some(Path::new(ROOT)), Path::new("/other")).err(),
                };
                if let Some(error) = error {
                    refused += 1;
                    let text = error.to_string();
                    let named = text.contains("/home/projects/sample") || text.contains("/other");
                    assert!(named, "{action}, {row}, call {n}: {text}");
                    let advises = text.contains(advice) || matches!(error, ProjectError::NotAProject { .. });
                    assert!(advises, "{action}, {row}, call {n}: {text}");
                }
            }
            assert!(refused > 1, "{action}, {row}: {refused}");
            save_plainly(&storage, &sample(), &mut saved).unwrap();
        }
    }
}

#[test]
fn a_read_only_file_is_not_replaced() {
    let (storage, mut saved) = saved();
    storage.set_read_only(format!("{ROOT}/levels/two.json"));
    let before = storage.files();
    let error = save_plainly(&storage, &changed(), &mut saved).unwrap_err();
    assert!(matches!(&error, ProjectError::ReadOnly { path } if path.ends_with("two.json")), "{error}");
    assert_eq!(storage.files(), before);
}

#[test]
fn a_folder_where_a_file_must_be() {
    let (storage, mut saved) = saved();
    storage.put(format!("{ROOT}/levels/new.json/inside"), "x");
    let mut new = sample();
    new.levels.push(level("new", 1).into());
    let error = save_plainly(&storage, &new, &mut saved).unwrap_err().to_string();
    assert!(error.contains("levels/new.json") && error.contains("rename"), "{error}");
    assert_eq!(load(&storage).project, sample());
}

#[test]
fn there_is_no_project() {
    let storage = MemoryStorage::new();
    storage.put("/empty/readme.txt", "x");
    for path in ["/empty", "/nowhere", "/empty/loopwright.json", "/empty/readme.txt"] {
        let error = open(&storage, Path::new(path), &mut |_, _| {}).unwrap_err();
        assert!(matches!(error, ProjectError::NotAProject { .. }), "{path}: {error}");
    }
    assert_eq!(
        open(&saved().0, Path::new("/home/projects/sample/loopwright.json"), &mut |_, _| {}).unwrap().project,
        sample()
    );
}

#[test]
fn another_project_is_not_saved_over() {
    let (storage, _) = saved();
    let before = storage.files();
    let error = save_as(&storage, &changed(), None, Path::new(ROOT)).unwrap_err();
    assert!(matches!(error, ProjectError::Occupied { .. }), "{error}");
    assert_eq!(storage.files(), before);
}

#[cfg(unix)]
#[test]
fn links_permissions_and_hard_links_of_the_target_stay() {
    use std::fs;
    use std::os::unix::fs::{MetadataExt, PermissionsExt, symlink};
    let folder = std::env::temp_dir().join(format!("loopwright-links-{}", std::process::id()));
    let root = folder.join("a project with blanks \u{1F600}");
    let (_, mut saved) = save_as(&Disk, &sample(), None, &root).unwrap();
    let level = root.join("levels/one.json");
    fs::rename(&level, root.join("levels/elsewhere.txt")).unwrap();
    symlink("elsewhere.txt", &level).unwrap();
    let two = root.join("levels/two.json");
    fs::set_permissions(&two, fs::Permissions::from_mode(0o640)).unwrap();
    let run = root.join("runs/a.json");
    fs::hard_link(&run, root.join("second-name")).unwrap();
    save(&Disk, &changed(), &mut saved, &SaveOptions::default()).unwrap();
    assert!(fs::symlink_metadata(&level).unwrap().is_symlink());
    assert_eq!(fs::metadata(&two).unwrap().permissions().mode() & 0o777, 0o640);
    assert_eq!(fs::metadata(&run).unwrap().nlink(), 2);
    assert_eq!(fs::read(&run).unwrap(), fs::read(root.join("second-name")).unwrap());
    assert_eq!(open(&Disk, &root, &mut |_, _| {}).unwrap().project, changed());
    let left: Vec<_> = Disk.list(&root).unwrap().into_iter().filter(|name| name.starts_with('.')).collect();
    assert!(left.is_empty(), "{left:?}");
    fs::remove_dir_all(&folder).unwrap();
}
