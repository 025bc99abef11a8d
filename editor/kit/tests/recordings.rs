//! The command `run`, as users call it.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use sim::maze::grid::centre_of;
use sim::maze::{MazeBlock, MazeGrid};
use sim::project::{MazeData, Project};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;

/// A folder of its own, gone afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let folder = std::env::temp_dir().join(format!("loopwright-run-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).unwrap();
        Self(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _gone = std::fs::remove_dir_all(&self.0);
    }
}

fn first_steps() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps")
}

/// Status, standard output, standard error.
fn run(recording: &Path, arguments: &[&str]) -> (i32, String, String) {
    run_in(&first_steps(), recording, arguments)
}

fn run_in(project: &Path, recording: &Path, arguments: &[&str]) -> (i32, String, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_loopwright-kit"));
    command.arg("run").arg(project).arg("--recording").arg(recording).args(arguments);
    let output = command.output().unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (output.status.code().unwrap(), text(output.stdout), text(output.stderr))
}

fn last_line(text: &str) -> Value {
    serde_json::from_str(text.lines().last().unwrap()).unwrap()
}

/// The key of a run that begins at its level's start, and the level.
fn plain_run() -> (String, String) {
    let project = sim::file::open(&sim::file::Disk, &first_steps(), &mut |_, _| {}).unwrap().project;
    let run = project.runs.iter().find(|run| run.start.is_none()).expect("a sample run from the start");
    (run.key.clone(), run.level.clone())
}

#[test]
fn a_run_becomes_a_recording_that_differs_only_if_altered() {
    let folder = Folder::new("states");
    let states = folder.0.join("states.csv");
    let (key, level) = plain_run();
    let (status, out, error) = run(Path::new(&key), &["--states", states.to_str().unwrap()]);
    assert_eq!((status, error.as_str()), (0, ""), "{out}");
    assert!(out.contains("played"), "{out}");

    let (status, out, _) = run(&states, &["--level", &level, "--compare", "--one-step", "--json"]);
    let json = last_line(&out);
    assert_eq!(status, 0, "{out}");
    assert_eq!(json["frames"]["frames"], json["frames"]["exact"]);
    let groups = ["free_of_objects", "near_object", "on_object"].map(|group| json[group]["frames"].as_u64().unwrap());
    assert_eq!(Some(groups.iter().sum()), json["frames"]["frames"].as_u64(), "each step is in one group");
    assert!(out.contains("  near an object: ") && out.contains("  on an object: "), "{out}");
    assert_eq!((&json["run_through"], &json["first_difference"]), (&json["played"], &Value::Null));

    // The same states again, from the recording instead of the run.
    let again = folder.0.join("again.csv");
    run(&states, &["--level", &level, "--states", again.to_str().unwrap()]);
    let text = std::fs::read_to_string(&states).unwrap();
    assert_eq!(text, std::fs::read_to_string(&again).unwrap());

    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let mut fields: Vec<&str> = lines[41].split(',').collect();
    assert_eq!(fields[0], "0028");
    fields[4] = "1234"; // x_speed
    lines[41] = fields.join(",");
    let altered = folder.0.join("altered.csv");
    std::fs::write(&altered, lines.join("\r\n")).unwrap();
    let (status, out, _) = run(&altered, &["--level", &level, "--compare", "--json"]);
    let json = last_line(&out);
    assert_eq!((status, json["run_through"].as_u64()), (1, Some(40)), "{out}");
    assert_eq!(json["first_difference"]["row"], 40);
    assert_eq!(json["first_difference"]["fields"]["x_speed"]["recorded"], 0x1234);
    assert!(out.contains("first difference: frame 0028") && out.contains("sensor A"), "{out}");
    let (status, out, _) = run(&altered, &["--level", &level, "--one-step"]);
    assert_eq!(status, 1);
    assert!(out.lines().any(|line| line.contains("x_speed") && line.contains("0028")), "{out}");
}

#[test]
fn failures_are_reported_with_status_2() {
    let folder = Folder::new("errors");
    let file = |name: &str, text: &str| {
        std::fs::write(folder.0.join(name), text).unwrap();
        folder.0.join(name)
    };
    let (_, level) = plain_run();
    let level = ["--level", level.as_str()];
    let cases: [(PathBuf, &[&str], &str); 8] = [
        (file("cut.csv", "input,x\n8"), &level, "cut.csv:2:2: the line ends after 1 of 2 fields: `x` is missing"),
        (file("none.csv", "input,x\n"), &level, "there are no frames"),
        (file("buttons.csv", "input\n8\n8\n"), &["--compare"], "it holds buttons only"),
        (file("steps.csv", "input,x\n8,1\n"), &["--one-step"], "need a column `y`"),
        (file("level.csv", "input\n8\n"), &["--level", "no-such"], "there is no level `no-such`"),
        (file("start.csv", "input\n8\n"), &["--start", "far"], "has no further start `far`; there are none"),
        (PathBuf::from("no-such-run"), &[], "neither such a file nor a run of that key"),
        (file("run.json", "{\"format\": 1}"), &level, "run.json"),
    ];
    for (recording, arguments, expected) in cases {
        let mut arguments = arguments.to_vec();
        if !arguments.contains(&"--level") {
            arguments.extend(level);
        }
        let (status, out, error) = run(&recording, &arguments);
        assert!(status == 2 && error.contains(expected), "{}: {status} {out}{error}", recording.display());
    }
}

#[test]
fn a_fact_that_does_not_hold_is_reported_with_its_moment() {
    let gym = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/object-gym");
    let play = |recording: &Path| run_in(&gym, recording, &["--json"]);
    let (status, out, error) = play(Path::new("example-30"));
    assert_eq!((status, error.as_str()), (0, ""), "{out}");
    assert!(out.contains("played 2 frames, looked at 1 moment"), "{out}");

    let folder = Folder::new("moments");
    let wrong = folder.0.join("wrong.json");
    let text = std::fs::read_to_string(gym.join("runs/example-30.json")).unwrap();
    std::fs::write(&wrong, text.replace("\"y_speed\": 256", "\"y_speed\": 255")).unwrap();
    let (status, out, _) = play(&wrong);
    let message = "after 2 frames (example 30: of two blocks the last one pushes): y_speed is 256, expected 255";
    assert!(status == 1 && out.contains(message), "{out}");
    assert_eq!(last_line(&out)["mismatches"], serde_json::json!([message]));
}

#[test]
fn a_recording_begins_at_the_start_of_a_name() {
    let folder = Folder::new("starts");
    let mut project = sim::file::open(&sim::file::Disk, &first_steps(), &mut |_, _| {}).unwrap().project;
    let level = std::sync::Arc::make_mut(&mut project.levels[0]);
    let (key, x) = (level.key.clone(), level.start.x);
    let start = sim::project::Start { x: x + 48, y: level.start.y - 20, ..level.start };
    level.starts = vec![sim::project::NamedStart { name: "The Hill".into(), start, ..Default::default() }];
    let data = level.clone();
    sim::file::save_as(&sim::file::Disk, &project, Some(&first_steps()), &folder.0.join("copy")).unwrap();
    let opened = sim::file::open(&sim::file::Disk, &folder.0.join("copy"), &mut |_, _| {}).unwrap().project;
    assert_eq!(opened.levels[0].starts, data.starts, "saved and read again");

    let buttons = folder.0.join("buttons.csv");
    std::fs::write(&buttons, "input\n0\n0\n").unwrap();
    let states = folder.0.join("states.csv");
    for (arguments, expected) in [(&[][..], x), (&["--start", "the hill"][..], x + 48)] {
        let mut arguments = arguments.to_vec();
        arguments.extend(["--level", &key, "--overwrite", "--states", states.to_str().unwrap()]);
        let (status, out, error) = run_in(&folder.0.join("copy"), &buttons, &arguments);
        assert_eq!((status, error.as_str()), (0, ""), "{out}");
        let text = std::fs::read_to_string(&states).unwrap();
        let found = text.lines().nth(1).unwrap().split(',').nth(2).unwrap().to_owned();
        assert_eq!(i32::from_str_radix(&found, 16).unwrap(), expected, "{arguments:?}");
    }
}

/// A project with a round maze whose floor turns: a wall all round, a ring and a bumper.
fn maze_project(folder: &Path) {
    let mut grid = MazeGrid::new(12, 12).unwrap();
    for at in 0..12 {
        for cell in [(at, 0), (at, 11), (0, at), (11, at)] {
            grid.set(cell, MazeBlock::Wall(1).id());
        }
    }
    grid.set((5, 7), MazeBlock::Ring.id());
    grid.set((8, 9), MazeBlock::Bumper.id());
    let (x, y) = centre_of((5, 4));
    let start = Some((x as u16, y as u16));
    let maze = MazeData { key: "round".into(), title: "Round".into(), grid, start, ..MazeData::default() };
    let project = Project { mazes: vec![Arc::new(maze)], ..Project::empty("Mazes") };
    sim::file::save_as(&sim::file::Disk, &project, None, folder).unwrap();
}

#[test]
fn a_recording_of_a_maze_matches_until_it_is_altered() {
    let folder = Folder::new("maze");
    let (project, file) = (folder.0.join("project"), |name: &str| folder.0.join(name));
    maze_project(&project);
    let buttons: String = (0..400).map(|row| format!("{:X}\n", [0, 8, 0x18, 4][row / 20 % 4])).collect();
    std::fs::write(file("buttons.csv"), format!("input\n{buttons}")).unwrap();
    let (states, cells) = (file("states.csv"), file("cells.jsonl"));
    let wanted = ["--states", states.to_str().unwrap(), "--cells", cells.to_str().unwrap()];
    let arguments = [&["--level", "Round"], &wanted[..]].concat();
    let (status, out, error) = run_in(&project, &file("buttons.csv"), &arguments);
    assert_eq!((status, error.as_str()), (0, ""), "{out}");
    let cells = std::fs::read_to_string(cells).unwrap();
    let first: Value = serde_json::from_str(cells.lines().next().unwrap()).unwrap();
    assert_eq!((&first["column"], &first["row"], &first["from"]), (&37.into(), &39.into(), &"3A".into()), "the ring");

    let compare = ["--level", "round", "--compare", "--json"];
    let (status, out, _) = run_in(&project, &states, &compare);
    let report = last_line(&out);
    assert_eq!((status, &report["run_through"], &report["played"]), (0, &400.into(), &400.into()), "{out}");

    let text = std::fs::read_to_string(&states).unwrap();
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    let names: Vec<&str> = text.lines().next().unwrap().split(',').collect();
    let at = names.iter().position(|name| *name == "stage_angle").unwrap();
    let mut fields: Vec<&str> = text.lines().nth(301).unwrap().split(',').collect();
    fields[at] = "FFFF";
    lines[301] = fields.join(",");
    std::fs::write(&states, lines.join("\n")).unwrap();
    let (status, out, _) = run_in(&project, &states, &compare);
    let difference = &last_line(&out)["first_difference"];
    assert_eq!((status, &difference["row"]), (1, &300.into()), "{out}");
    assert_eq!(difference["fields"]["stage_angle"]["recorded"], 0xFFFF, "{out}");

    let (status, _, error) = run_in(&project, &states, &["--level", "round", "--one-step"]);
    assert!(status == 2 && error.contains("In a maze only"), "{error}");
}
