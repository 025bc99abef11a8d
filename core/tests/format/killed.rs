//! Real processes, really killed, at random times in the middle of saving.

use crate::common::*;
use sim::file::{Disk, SaveOptions, open, save, save_as};
use std::io::{BufRead, BufReader};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const FOLDER: &str = "LOOPWRIGHT_TEST_SAVE_INTO";

/// Not a test by itself: what the killed process runs. It saves old and new in turn until somebody stops it.
#[test]
fn child_that_saves_for_ever() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let mut opened = open(&Disk, folder.as_ref(), &mut |_, _| {}).unwrap();
    eprintln!("saving");
    for project in [changed(), sample()].iter().cycle() {
        save(&Disk, project, &mut opened.saved, &SaveOptions::default()).unwrap();
    }
}

#[test]
fn killed_with_no_warning_the_project_is_old_or_new() {
    let root = std::env::temp_dir().join(format!("loopwright-killed-{}", std::process::id()));
    let (_, mut saved) = save_as(&Disk, &sample(), None, &root).unwrap();
    let started = Instant::now();
    for project in [changed(), sample()] {
        save(&Disk, &project, &mut saved, &SaveOptions::default()).unwrap();
    }
    // However slow the machine is: kills spread over some three saves.
    let two_saves = started.elapsed().as_micros() as u64;
    let mut outcomes = [0, 0];
    // As many as `LOOPWRIGHT_KILLS` says, else until both outcomes were seen, within some seconds.
    let asked = std::env::var("LOOPWRIGHT_KILLS").ok().and_then(|kills| kills.parse().ok());
    for n in 0..asked.unwrap_or(200_u64) {
        let enough = n >= 40 && outcomes[0] > 0 && outcomes[1] > 0;
        if asked.is_none() && (enough || n >= 10 && started.elapsed().as_secs() >= 10) {
            break;
        }
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "killed::child_that_saves_for_ever", "--nocapture"])
            .env(FOLDER, &root)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap()).lines();
        assert!(lines.any(|line| line.unwrap() == "saving"), "the child could not open what the last one left");
        std::thread::sleep(Duration::from_micros(n % 40 * two_saves * 3 / 2 / 40));
        child.kill().unwrap();
        child.wait().unwrap();
        let found = open(&Disk, &root, &mut |_, _| {}).unwrap().project;
        let is_new = found == changed();
        assert!(is_new || found == sample(), "kill {n}");
        outcomes[usize::from(is_new)] += 1;
    }
    std::fs::remove_dir_all(&root).unwrap();
    println!("old and new: {outcomes:?}");
}
