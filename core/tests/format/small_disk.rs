//! A real disk that is nearly full: a small one in memory, mounted for one process.

use crate::common::*;
use sim::file::{Disk, SaveOptions, Saved, open, save, save_as};
use sim::project::Project;
use std::path::{Path, PathBuf};
use std::process::Command;

const FOLDER: &str = "LOOPWRIGHT_TEST_SMALL_DISK";
/// Bytes on the disk.
const SIZE: usize = 256 << 10;
/// Bytes that a disk in memory gives away at once.
const PAGE: usize = 4096;

/// The project that is on the disk, which is whole.
fn found(folder: &Path, case: &str) -> Project {
    let found = open(&Disk, folder, &mut |_, _| {}).unwrap_or_else(|error| panic!("{case}: {error}")).project;
    assert!(found == sample() || found == changed(), "{case}: neither the old nor the new project");
    found
}

/// Puts a file on the disk that leaves so many pages free.
fn fill(disk: &Path, free: usize) -> PathBuf {
    let file = disk.join("filler");
    let mut size = SIZE;
    // What does not fit is refused, or cut short.
    while std::fs::write(&file, vec![1; size]).is_err() {
        size -= PAGE;
    }
    std::fs::write(&file, vec![1; size.saturating_sub(free * PAGE)]).unwrap();
    file
}

/// Not a test by itself: what the process runs that the disk is mounted for.
#[test]
fn child_on_a_small_disk() {
    let Some(disk) = std::env::var_os(FOLDER).map(PathBuf::from) else { return };
    let folder = disk.join("project");
    let (_, mut saved) = save_as(&Disk, &sample(), None, &folder).unwrap();
    let save = |project: &Project, saved: &mut Saved| save(&Disk, project, saved, &SaveOptions::default());
    let (mut refused, mut done) = (0, 0);
    for free in 0..48 {
        let case = format!("{free} pages free");
        let filler = fill(&disk, free);
        match save(&changed(), &mut saved) {
            Ok(()) => done += 1,
            Err(error) => {
                refused += 1;
                let text = error.to_string();
                assert!(text.contains("Free some space") && text.contains("project"), "{case}: {text}");
                assert!(found(&folder, &case) == sample(), "{case}: a refused save changes nothing");
            }
        }
        std::fs::remove_file(filler).unwrap();
        save(&changed(), &mut saved).unwrap_or_else(|error| panic!("{case}, then {error}"));
        assert!(found(&folder, &case) == changed(), "{case}: the next save works");
        save(&sample(), &mut saved).unwrap();
    }
    println!("{refused} refused, {done} done");
    assert!(refused > 5 && done > 5);
}

#[test]
fn a_full_disk_costs_nothing() {
    let disk = std::env::temp_dir().join(format!("loopwright-small-disk-{}", std::process::id()));
    std::fs::create_dir_all(&disk).unwrap();
    let mount = |arguments: &[&str]| {
        let script = format!("mount -t tmpfs -o size={SIZE} tmpfs \"$0\" || exit 77; exec \"$@\"");
        Command::new("unshare")
            .args(arguments)
            .args(["sh", "-c", &script])
            .arg(&disk)
            .arg(std::env::current_exe().unwrap())
            .args(["--exact", "small_disk::child_on_a_small_disk", "--nocapture"])
            .env(FOLDER, &disk)
            .output()
    };
    // As root, or as somebody who may be root in a room of his own. Other systems have no such disks.
    let is_mounted = |output: &std::process::Output| !matches!(output.status.code(), Some(1 | 77));
    let outputs = [&["--mount"][..], &["--mount", "--map-root-user"]].into_iter().map(mount);
    match outputs.flatten().find(is_mounted) {
        Some(output) => {
            let said = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
            assert!(output.status.success() && said.contains("refused"), "{said}");
            print!("{said}");
        }
        None => println!("no disk can be mounted here"),
    }
    std::fs::remove_dir_all(&disk).unwrap();
}
