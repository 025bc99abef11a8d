//! Outputs: devices, pipes and links stay what they are, files are replaced whole, and what can't be written is said.

#![cfg(unix)]

use super::support::{Folder, called, into_a_full_disk, program};
use std::fs;
use std::io::Read as _;
use std::os::unix::fs::{FileTypeExt as _, MetadataExt as _, PermissionsExt as _, symlink};
use std::path::Path;
use std::process::{Command, Stdio};

/// The commands that write a file, each with the arguments up to its name, and with those behind it.
fn writers(project: &str, other: &str, maze: &str) -> Vec<(Vec<String>, Vec<String>)> {
    let row = |before: &str, behind: &str| {
        let words = |text: &str| text.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        (words(before), words(behind))
    };
    vec![
        row(&format!("render {project} --area 0,256,64,64 -o"), "--overwrite"),
        row(&format!("gif {project} --run main-path --to 4 --format gif -o"), "--overwrite"),
        row(&format!("gif {project} --run main-path --to 4 --format apng -o"), "--overwrite"),
        row(&format!("test {project} --run main-path --junit"), ""),
        row(&format!("diff {project} {other} --picture"), ""),
        row(&format!("reach {project} --states 200 --out"), ""),
        row(&format!("reach {project} --states 200 --json"), ""),
        row(&format!("run {project} --recording main-path --states"), "--overwrite"),
        row(&format!("run {maze} --recording to-the-emerald --cells"), "--overwrite"),
    ]
}

fn written(row: &(Vec<String>, Vec<String>), file: &str) -> (i32, String, String) {
    let all: Vec<&str> =
        row.0.iter().map(String::as_str).chain([file]).chain(row.1.iter().map(String::as_str)).collect();
    called(&all)
}

fn fifo(path: &Path) {
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn devices_pipes_and_links_stay_what_they_are() {
    let home = Folder::new("devices");
    let (project, other) = (home.project("one"), home.project("other"));
    let maze = super::support::sample("mazes").display().to_string();
    for (n, row) in writers(&project, &other, &maze).iter().enumerate() {
        let name = row.0.join(" ");
        // A device, by a link of ours: the test must not take the system's own away.
        let link = home.0.join(format!("null-{n}"));
        symlink("/dev/null", &link).unwrap();
        let (status, _, error) = written(row, link.to_str().unwrap());
        assert!(status < 2, "{name}: {error}");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{name}");
        assert!(fs::metadata("/dev/null").unwrap().file_type().is_char_device(), "{name}");

        // A pipe, with a reader.
        let pipe = home.0.join(format!("pipe-{n}"));
        fifo(&pipe);
        let reader = {
            let pipe = pipe.clone();
            std::thread::spawn(move || {
                let mut bytes = Vec::new();
                fs::File::open(pipe).unwrap().read_to_end(&mut bytes).unwrap();
                bytes
            })
        };
        let (status, _, error) = written(row, pipe.to_str().unwrap());
        let bytes = reader.join().unwrap();
        assert!(status < 2 && !bytes.is_empty(), "{name}: {error}");
        assert!(fs::symlink_metadata(&pipe).unwrap().file_type().is_fifo(), "{name}");

        // A link to a file: it stays a link, and the file gets the same bytes with its old permissions.
        let (file, link) = (home.0.join(format!("file-{n}")), home.0.join(format!("link-{n}")));
        fs::write(&file, "old").unwrap();
        fs::set_permissions(&file, fs::Permissions::from_mode(0o640)).unwrap();
        symlink(&file, &link).unwrap();
        let (status, _, error) = written(row, link.to_str().unwrap());
        assert!(status < 2, "{name}: {error}");
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink(), "{name}");
        assert_eq!(fs::read(&file).unwrap(), bytes, "{name}");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o640, "{name}");

        // A file with two names stays one file.
        let (first, second) = (home.0.join(format!("first-{n}")), home.0.join(format!("second-{n}")));
        fs::write(&first, "old").unwrap();
        fs::hard_link(&first, &second).unwrap();
        assert!(written(row, first.to_str().unwrap()).0 < 2, "{name}");
        assert_eq!(fs::metadata(&first).unwrap().ino(), fs::metadata(&second).unwrap().ino(), "{name}");
        assert_eq!(fs::read(&second).unwrap(), bytes, "{name}");

        // A link to a file that is not there yet makes that file.
        let (file, link) = (home.0.join(format!("later-{n}")), home.0.join(format!("early-{n}")));
        symlink(&file, &link).unwrap();
        assert!(written(row, link.to_str().unwrap()).0 < 2, "{name}");
        assert_eq!(fs::read(&file).unwrap(), bytes, "{name}");
    }
    let left: Vec<_> = fs::read_dir(&home.0).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    let left: Vec<_> = left.into_iter().filter(|name| name.to_string_lossy().contains("loopwright-new")).collect();
    assert!(left.is_empty(), "{left:?}");
}

#[test]
fn what_cannot_be_written_is_refused_and_stays() {
    let home = Folder::new("refused");
    let (project, other) = (home.project("one"), home.project("other"));
    let maze = super::support::sample("mazes").display().to_string();
    let read_only = home.0.join("read-only");
    fs::write(&read_only, "old").unwrap();
    fs::set_permissions(&read_only, fs::Permissions::from_mode(0o444)).unwrap();
    let circle = home.0.join("circle");
    symlink(&circle, &circle).unwrap();
    fs::create_dir(home.0.join("folder")).unwrap();
    for row in writers(&project, &other, &maze) {
        let name = row.0.join(" ");
        for (file, says) in [
            (home.path("read-only"), "it is read-only"),
            (home.path("circle"), "too many links"),
            (home.path("folder"), "is a folder"),
            (home.path("none/file"), "Check that the folder still exists"),
            ("/dev/full".to_owned(), "Free some space"),
        ] {
            let (status, _, error) = written(&row, &file);
            assert_eq!(status, 2, "{name} {file}: {error}");
            assert!(error.contains(says) && error.contains(&file), "{name} {file}: {error}");
        }
        assert_eq!(fs::read(&read_only).unwrap(), b"old", "{name}");
    }
}

#[test]
fn states_of_a_run_replace_nothing_unasked() {
    let home = Folder::new("states");
    let (project, file) = (home.project("one"), home.path("states.csv"));
    fs::write(&file, "old").unwrap();
    let run = ["run", &project, "--recording", "main-path", "--states", &file];
    let (status, _, error) = called(&run);
    assert_eq!((status, fs::read(&file).unwrap()), (2, b"old".to_vec()));
    assert!(error.contains("replace it with --overwrite"), "{error}");
    assert_eq!(called(&[&run[..], &["--overwrite"]].concat()).0, 0);
    assert!(fs::read_to_string(&file).unwrap().starts_with("frame,"));
}

#[test]
fn a_file_on_standard_output_stands_there_alone() {
    let home = Folder::new("standard");
    let project = home.project("one");
    for name in ["-", "/dev/stdout"] {
        let area = ["render", &project, "--area", "0,256,64,64", "-o", name];
        let output = program(&area).output().unwrap();
        assert!(output.status.success());
        assert!(output.stdout.starts_with(b"\x89PNG") && output.stdout.ends_with(b"IEND\xAEB`\x82"), "{name}");
        assert!(String::from_utf8_lossy(&output.stderr).contains("64 × 64 pixels"), "{name}");
        // Into a file, by the shell.
        let file = home.path("out.png");
        let into = fs::File::create(&file).unwrap();
        assert!(program(&area).stdout(into).status().unwrap().success());
        assert_eq!(fs::read(&file).unwrap(), output.stdout, "{name}");
    }
    assert!(!Path::new("-").exists());
}

#[test]
fn unwritten_results_are_a_failure_and_a_reader_who_leaves_is_none() {
    let home = Folder::new("full");
    let project = home.project("one");
    let maze = super::support::sample("mazes").display().to_string();
    let [pages, made, png, tiles] = ["pages", "made", "level.png", "tiles"].map(|name| home.path(name));
    let commands: Vec<Vec<&str>> = vec![
        vec!["check", &project],
        vec!["check", &project, "--json"],
        vec!["check", "--list"],
        vec!["test", &project],
        vec!["test", &project, "--json"],
        vec!["run", &project, "--recording", "main-path", "--json"],
        vec!["run", &maze, "--recording", "to-the-emerald"],
        vec!["reach", &project, "--states", "200"],
        vec!["reach", &project, "--states", "200", "--json", "-"],
        vec!["render", &project, "--scale", "16", "-o", &png],
        vec!["export", "tiles", &project, "--tileset", "meadow", "-o", &tiles],
        vec!["new", &made],
        vec!["manual", &pages],
        vec!["--help"],
        vec!["--version"],
    ];
    for command in &commands {
        let (status, _, error) = into_a_full_disk(command);
        assert_eq!(status, 2, "{command:?}: {error}");
        assert!(command[0].starts_with("--") || error.contains("Free some space"), "{command:?}: {error}");
    }
    fs::remove_dir_all(&made).unwrap();
    for command in commands.iter().filter(|command| !["render", "export", "manual"].contains(&command[0])) {
        let expected = program(command).stdout(Stdio::null()).status().unwrap().code();
        if command[0] == "new" {
            fs::remove_dir_all(&made).unwrap();
        }
        let mut child = program(command).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        let error = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), expected, "{command:?}: {error}");
        assert!(!error.contains("pipe"), "{command:?}: {error}");
    }
}
