//! The findings of a search, in words and as JSON.

use super::map::{CELL, End, Progress, ReachMap};
use super::targets::{Target, What};
use crate::words::counted;
use serde::Serialize;
use std::fmt::Write as _;

/// Things that were not reached and are listed as text.
const MOST: usize = 100;

impl End {
    /// Its name in JSON.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Complete => "complete",
            Self::States => "states",
            Self::Memory => "memory",
            Self::Stopped => "stopped",
        }
    }
}

/// Returns the progress of a search in one or two sentences.
pub fn progress(progress: &Progress) -> String {
    let Progress { states, open, too_late, end, .. } = *progress;
    let found = counted(states as usize, "state");
    let left = match (open, end) {
        (_, Some(End::Complete)) => "Nothing is left to explore".to_owned(),
        (_, None) => format!("{} to explore so far", counted(open as usize, "state")),
        (_, Some(End::States)) => format!("The limit of states was reached, with {open} left to explore"),
        (_, Some(End::Memory)) => format!("The limit of memory was reached, with {open} left to explore"),
        (_, Some(End::Stopped)) => format!("It was stopped, with {open} left to explore"),
    };
    let late = if too_late > 0 { format!(", and {too_late} left alone as too late") } else { String::new() };
    format!("{found} found. {left}{late}.")
}

/// A thing with its place: "Ring at 120, 300".
pub fn name(target: &Target) -> String {
    let (x, y) = target.middle();
    format!("{} at {x}, {y}", target.title)
}

/// The report of a search as lines.
pub fn lines(map: &ReachMap) -> String {
    let mut text = String::new();
    // Writing into a string cannot fail.
    let _ = writeln!(text, "{}: {}", map.origin.level, progress(&map.progress));
    let (all, missed) = (map.targets.list().len(), map.missed().count());
    let _ = writeln!(text, "{} of {} reached, in {}", all - missed, counted(all, "thing"), cells(map));
    if let Some(sentence) = into_terrain(map) {
        let _ = writeln!(text, "{sentence}");
    }
    for target in map.missed().take(MOST) {
        let _ = writeln!(text, "  not reached: {}", name(target));
    }
    if missed > MOST {
        let _ = writeln!(text, "  and {} more", missed - MOST);
    }
    text
}

/// Returns one or two sentences about runs that end inside the terrain; `None` if none does.
pub fn into_terrain(map: &ReachMap) -> Option<String> {
    let ((x, y), frame) = map.into_terrain().min_by_key(|(_, frame)| *frame)?;
    Some(match map.into_terrain().count() {
        1 => format!("One way leads into the terrain and was not followed: at {x}, {y} after {frame} frames."),
        count => format!(
            "{count} ways lead into the terrain and were not followed; the first one at {x}, {y} after {frame} frames."
        ),
    })
}

fn cells(map: &ReachMap) -> String {
    counted(map.progress.cells as usize, "cell")
}

#[derive(Serialize)]
struct Report<'a> {
    level: &'a str,
    end: Option<&'static str>,
    states: u32,
    open: u32,
    too_late: u32,
    frames_stepped: u64,
    things: Vec<Thing<'a>>,
    into_terrain: Vec<(i32, i32, u32)>,
    cell_size: i32,
    cells: Vec<(i32, i32, u32)>,
    /// Files of the project that could not be read.
    unread: &'a [String],
}

#[derive(Serialize)]
struct Thing<'a> {
    kind: &'a str,
    #[serde(skip_serializing_if = "Option::is_none")]
    id: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    ring: Option<u32>,
    x: i32,
    y: i32,
    frame: Option<u32>,
}

/// The report of a search as one JSON object, with the files of the project that could not be read.
///
/// # Errors
/// In words.
pub fn json(map: &ReachMap, unread: &[String]) -> Result<String, String> {
    let thing = |(number, target): (usize, _)| {
        let Target { what, title, .. }: &Target = target;
        let (id, ring) = match *what {
            What::Ring(id, ring) => (Some(id), Some(ring)),
            What::Object(id) => (Some(id), None),
            What::Goal => (None, None),
        };
        let (x, y) = target.middle();
        let id = id.map(|id| format!("{:016x}", id.0));
        Thing { kind: title, id, ring, x, y, frame: map.reached(number) }
    };
    let things = map.targets.list().iter().enumerate().map(thing);
    let Progress { states, open, too_late, steps, end, .. } = map.progress;
    let report = Report {
        level: &map.origin.level,
        end: end.map(End::name),
        states,
        open,
        too_late,
        frames_stepped: steps,
        things: things.collect(),
        into_terrain: map.into_terrain().map(|((x, y), frame)| (x, y, frame)).collect(),
        cell_size: CELL,
        cells: map.cells().map(|((x, y), frame)| (x, y, frame)).collect(),
        unread,
    };
    serde_json::to_string(&report).map(|text| text + "\n").map_err(|error| error.to_string())
}
