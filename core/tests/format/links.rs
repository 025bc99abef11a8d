//! Nothing that lies in a project's folder in place of a file leads out of it, hangs a reader or fills the memory: neither
//! links nor devices, pipes and sockets, for every path that a project can name.
#![cfg(unix)]

#[path = "../support/watched.rs"]
mod watched;

use crate::common::*;
use sim::file::*;
use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;
use std::time::Duration;
use watched::{Trap, Watched, contents};

/// Every path that the sample has, or that saving it uses.
const PATHS: [&str; 19] = [
    "loopwright.json",
    "chunks.json",
    "objects.json",
    "levels",
    "levels/one.json",
    "mazes",
    "mazes/round.json",
    "runs",
    "runs/a.json",
    "tilesets",
    "tilesets/hills",
    "tilesets/hills/tileset.json",
    "tilesets/hills/art.png",
    "tilesets/hills/sky.png",
    ".loopwright-save",
    ".loopwright-save.in-place",
    // New with the save.
    "levels/new.json",
    "runs/new.json",
    "own.png",
];

/// A folder for a test, with a folder outside of the project.
fn folders(name: &str) -> (PathBuf, PathBuf) {
    let folder = std::env::temp_dir().join(format!("loopwright-{name}-{}", std::process::id()));
    let _old = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("outside")).unwrap();
    let folder = Disk.real_path(&folder).unwrap();
    (folder.join("project"), folder.join("outside"))
}

/// The sample with pictures, on the disk.
fn on_disk(root: &Path) {
    save_as(&Disk, &sample(), None, root).unwrap();
    for set in ["hills", "caves"] {
        for name in ["art.png", "sky.png"] {
            fs::write(root.join("tilesets").join(set).join(name), "a picture").unwrap();
        }
    }
}

/// Fails if the work takes longer than anything on a small project does.
fn in_time<T: Send + 'static>(case: &str, work: impl FnOnce() -> T + Send + 'static) -> T {
    let (send, done) = channel();
    std::thread::spawn(move || send.send(work()));
    done.recv_timeout(Duration::from_secs(30)).unwrap_or_else(|_| panic!("{case} hangs"))
}

#[test]
fn nothing_outside_is_opened_through_any_path() {
    for path in PATHS {
        for trap in Trap::ALL {
            let case = format!("{trap:?} at {path}");
            let (root, outside) = folders("links");
            on_disk(&root);
            let known = open(&Disk, &root, &mut |_, _| {}).unwrap();
            trap.set(&root.join(path), &outside);
            let before = contents(&outside);
            let (to, shown) = (root.clone(), case.clone());
            let opened_outside = in_time(&case, move || {
                let storage = Watched::new(&to);
                let mut new = changed();
                new.levels.push(level("new", 3).into());
                new.runs.push(run("new", "one").into());
                let opened = open(&storage, &to, &mut |_, _| {});
                let options =
                    SaveOptions { overwrite: true, pictures: [(0, vec![7])].into(), ..SaveOptions::default() };
                if let Ok(mut opened) = opened {
                    let _told = save(&storage, &new, &mut opened.saved, &options);
                    let _told = changed_on_disk(&storage, &opened.saved);
                }
                // The trap may also be set while the project is open.
                let result = save(&storage, &new, &mut known.saved.clone(), &options);
                if let Err(error) = result {
                    let text = error.to_string();
                    assert!(text.contains(to.to_str().unwrap()) || text.contains("link"), "{shown}: {text}");
                }
                // A copy takes no pictures from outside along either.
                let _told = save_as(&Watched::new(to.parent().unwrap()), &new, Some(&to), &to.with_file_name("copy"));
                storage.outside()
            });
            assert_eq!(opened_outside, Vec::<String>::new(), "{case}");
            assert_eq!(contents(&outside), before, "{case}");
            let copied = fs::read(root.with_file_name("copy").join(path)).is_ok();
            assert!(!(copied && path.ends_with(".png")), "{case}: a copy takes what a link leads to");
            fs::remove_dir_all(root.parent().unwrap()).unwrap();
        }
    }
}

#[test]
fn what_lies_there_is_named_with_what_to_do() {
    for (trap, part) in [
        (Trap::Link, "a link leads out of the project"),
        (Trap::Dangling, "it is a link"),
        (Trap::Zero, "a link leads out of the project"),
        (Trap::Pipe, "a device, a pipe or a socket, not a file. Remove it, or put a file there"),
        (Trap::Socket, "a device, a pipe or a socket"),
        (Trap::Folder, "rename it"),
    ] {
        let (root, outside) = folders("named");
        on_disk(&root);
        trap.set(&root.join("levels/one.json"), &outside);
        let opened = open(&Disk, &root, &mut |_, _| {}).unwrap();
        let told: Vec<_> = opened.problems.iter().filter(|problem| problem.place.file == "levels/one.json").collect();
        assert!(told.len() == 1 && told[0].message.contains(part), "{trap:?}: {told:?}");
        trap.set(&root.join("chunks.json"), &outside);
        let error = open(&Disk, &root, &mut |_, _| {}).unwrap_err().to_string();
        assert!(error.contains(part) && error.contains("chunks.json"), "{trap:?}: {error}");
        fs::remove_dir_all(root.parent().unwrap()).unwrap();
    }
}

#[test]
fn links_that_stay_inside_are_kept_and_so_is_a_linked_folder() {
    let (root, outside) = folders("inside");
    on_disk(&root);
    fs::rename(root.join("levels/one.json"), root.join("real.json")).unwrap();
    symlink("../real.json", root.join("levels/one.json")).unwrap();
    fs::rename(root.join("tilesets/caves"), root.join("caves")).unwrap();
    symlink(root.join("caves"), root.join("tilesets/caves")).unwrap();
    for folder in ["levels", "runs"] {
        fs::rename(root.join(folder), root.join(format!("real-{folder}"))).unwrap();
        symlink(format!("real-{folder}"), root.join(folder)).unwrap();
    }
    let link = outside.join("linked");
    symlink(&root, &link).unwrap();
    let mut opened = open(&Disk, &link, &mut |_, _| {}).unwrap();
    assert!(opened.project == sample(), "{:?}", opened.problems);
    save(&Disk, &changed(), &mut opened.saved, &SaveOptions::default()).unwrap();
    assert!(open(&Disk, &root, &mut |_, _| {}).unwrap().project == changed());
    for link in [link, root.join("levels/one.json"), root.join("tilesets/caves"), root.join("runs")] {
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{}", link.display());
    }
    fs::remove_dir_all(root.parent().unwrap()).unwrap();
}

#[test]
fn a_tileset_that_the_user_linked_is_read_and_written_as_before() {
    let (root, outside) = folders("linked");
    on_disk(&root);
    fs::rename(root.join("tilesets/caves"), outside.join("caves")).unwrap();
    let text = fs::read_to_string(root.join("loopwright.json")).unwrap();
    fs::write(root.join("loopwright.json"), text.replace("tilesets/caves", "../outside/caves")).unwrap();
    let storage = Watched::new(&root);
    let mut opened = open(&storage, &root, &mut |_, _| {}).unwrap();
    assert!(opened.problems.iter().all(|problem| !problem.message.contains("link")), "{:?}", opened.problems);
    assert_eq!(storage.outside(), [format!("read {}", outside.join("caves/tileset.json").display())]);
    let mut new = opened.project.clone();
    std::sync::Arc::make_mut(&mut std::sync::Arc::make_mut(&mut new.tilesets[1]).tileset).name = "new".into();
    let options = SaveOptions { outside: ["../outside/caves".to_owned()].into(), ..SaveOptions::default() };
    save(&Disk, &new, &mut opened.saved, &options).unwrap();
    assert!(fs::read_to_string(outside.join("caves/tileset.json")).unwrap().contains("\"new\""));
    fs::remove_dir_all(root.parent().unwrap()).unwrap();
}

#[test]
fn a_save_keeps_permissions_owner_and_group() {
    use std::os::unix::fs::{PermissionsExt, chown};
    let (root, _) = folders("owner");
    on_disk(&root);
    let file = root.join("levels/one.json");
    fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
    // Only an administrator can give files away; anybody else keeps what is theirs.
    let is_given = chown(&file, Some(4242), Some(4243)).is_ok();
    let before = fs::metadata(&file).unwrap();
    let mut opened = open(&Disk, &root, &mut |_, _| {}).unwrap();
    save(&Disk, &changed(), &mut opened.saved, &SaveOptions::default()).unwrap();
    let after = fs::metadata(&file).unwrap();
    assert_ne!(before.ino(), after.ino(), "it is another file");
    assert_eq!((after.mode(), after.uid(), after.gid()), (before.mode(), before.uid(), before.gid()));
    assert_eq!(is_given, after.uid() == 4242);
    fs::remove_dir_all(root.parent().unwrap()).unwrap();
}
