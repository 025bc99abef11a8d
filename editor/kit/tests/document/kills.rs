//! Real processes that are killed while they edit: what was done a second before is there, in order, and can be undone.
//!
//! The child is this very test program. `LOOPWRIGHT_KILLS` says how many children there are: 12 if it is not set.

use crate::common::*;
use kit::document::journal::{Journal, past};
use kit::document::{Document, Edit, History};
use sim::file::{Disk, open, save_as};
use sim::project::Project;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

const FOLDER: &str = "LOOPWRIGHT_KILLED_CHILD";
const TEST: &str = "kills::a_killed_window_loses_less_than_a_second";
/// The time that a crash may cost.
const SECOND: Duration = Duration::from_secs(1);

/// Edits a hundred times a second and reports each edit, until it is killed.
fn edit_for_ever(folder: &Path) {
    let opened = open(&Disk, folder, &mut |_, _| {}).unwrap();
    let known = past(&Disk, folder, &opened.project).unwrap_or_default();
    let (mut history, known) = match known.clone().restored() {
        Some((project, past)) => (History::with_past(Document::new(project, None), &past), past),
        None => (History::with_past(Document::new(opened.project, None), &known), known),
    };
    drop(known);
    let journal = Journal::new(Arc::new(Disk), || {});
    journal.begin(folder, history.document().project().clone(), None);
    history.report();
    // The journal's oldest steps may be gone: their names go on nevertheless.
    let first = history.done().last().and_then(|step| step.label.parse::<usize>().ok()).map_or(0, |last| last + 1);
    for n in first.. {
        let name = n.to_string();
        history.apply(&name, None, vec![Edit::SetProjectName(name.clone())]).unwrap();
        journal.follow(history.take_news());
        println!("edit {n}");
        std::io::stdout().flush().unwrap();
        std::thread::sleep(Duration::from_millis(10));
    }
}

/// Starts a child, kills it after a while, and gives the number of its last edit that was older than a second.
fn kill_one(folder: &Path, after: Duration) -> Option<usize> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args([TEST, "--exact", "--nocapture"])
        .env(FOLDER, folder)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let lines = BufReader::new(child.stdout.take().unwrap()).lines();
    let (mut edits, mut killed) = (Vec::new(), None);
    let start = Instant::now();
    for line in lines.map_while(Result::ok) {
        let Some(n) = line.rsplit_once("edit ").and_then(|(_, n)| n.parse::<usize>().ok()) else { continue };
        edits.push((n, Instant::now()));
        if killed.is_none() && start.elapsed() > after {
            child.kill().unwrap();
            killed = Some(Instant::now());
        }
    }
    child.wait().unwrap();
    let killed = killed.expect("it edits until it is killed");
    edits.into_iter().rev().find(|(_, when)| *when + SECOND < killed).map(|(n, _)| n)
}

#[test]
fn a_killed_window_loses_less_than_a_second() {
    if let Some(folder) = std::env::var_os(FOLDER) {
        return edit_for_ever(&PathBuf::from(folder));
    }
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("kills-{}", std::process::id()));
    let _gone = std::fs::remove_dir_all(&folder);
    let tileset = |project: &mut Project| Arc::make_mut(&mut project.tilesets[0]).path = "tilesets/hills".into();
    let mut project = project();
    tileset(&mut project);
    save_as(&Disk, &project, None, &folder).unwrap();
    let times = std::env::var("LOOPWRIGHT_KILLS").ok().and_then(|times| times.parse().ok()).unwrap_or(12);
    for n in 0..times {
        let expected = kill_one(&folder, Duration::from_millis(1100 + n * 37 % 500));
        let opened = open(&Disk, &folder, &mut |_, _| {}).unwrap();
        let found = past(&Disk, &folder, &opened.project).unwrap();
        let labels = found.unsaved.as_ref().unwrap().labels.clone();
        // A journal of very many steps has lost its oldest ones.
        let first: usize = labels[0].parse().unwrap();
        let last = first + labels.len();
        assert!((first..last).map(|n| n.to_string()).eq(labels.iter().cloned()), "child {n}: steps {first} to {last}");
        assert!(expected.is_none_or(|expected| last > expected), "child {n}: {expected:?} of {last}");
        let (project, past) = found.restored().unwrap();
        let mut history = History::with_past(Document::new(project, None), &past);
        for label in labels.iter().rev() {
            assert_eq!(history.document().project().name, *label);
            assert!(history.undo(), "{:?}", history.take_fault());
        }
        let before = first.checked_sub(1).map_or_else(|| "sample".into(), |n| n.to_string());
        assert_eq!(history.document().project().name, before);
    }
    std::fs::remove_dir_all(&folder).unwrap();
}
