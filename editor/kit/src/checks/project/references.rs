//! Broken references and odd values: what opening a project reports.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::block_numbers;
use crate::document::{Document, Edit};
use sim::file::FileProblem;
use sim::project::Project;
use sim::tiles::Chunk;
use std::sync::Arc;

pub(crate) const CHECK: Check = Check {
    name: "reference",
    title: "Broken references and odd values",
    why: "Something names a block, a tile, a chunk or a level that does not exist, or a file could not be read. It is \
          ignored, and kept as it is.",
    advice: "Restore what is missing, or choose something else there.",
    severity: Severity::Error,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    // What could not be read comes first: most of the rest follows from it. It is in no project in memory.
    for unread in cx.opened.iter().filter(|opened| is_unread(cx.project, opened)) {
        report(cx.project, unread, out);
    }
    let Project { absent_levels, absent_mazes, .. } = cx.project;
    for absent in absent_levels.iter().chain(absent_mazes.iter()) {
        let is_reported = cx.opened.iter().any(|opened| opened.level.as_deref() == Some(&absent.key));
        if !is_reported {
            out.add(Place::Project, format!("The level \"{}\" is listed but could not be read.", absent.key));
        }
    }
    let now = sim::file::check(cx.project);
    let is_same = |a: &FileProblem, b: &FileProblem| {
        (&a.place.file, &a.place.field, &a.message) == (&b.place.file, &b.place.field, &b.message)
    };
    for problem in &now {
        if problem.place.field.starts_with("ruleset.") {
            continue; // the check of the ruleset says more
        }
        // Opening knew the line.
        let known = cx.opened.iter().find(|opened| is_same(opened, problem)).unwrap_or(problem);
        report(cx.project, known, out);
    }
}

/// Reported on opening, about something that is still missing.
fn is_unread(project: &Project, opened: &FileProblem) -> bool {
    let file = &opened.place.file;
    let message = &opened.message;
    if let Some(key) = opened.level.as_ref() {
        return project.absent_levels.iter().chain(project.absent_mazes.iter()).any(|absent| absent.key == *key);
    }
    if let Some(key) = file.strip_prefix("runs/").and_then(|file| file.strip_suffix(".json")) {
        return project.runs.iter().all(|run| run.key != key);
    }
    let is_tileset =
        |path: &str| file.strip_suffix("/tileset.json") == Some(path) || message.contains("tileset could not");
    project.tilesets.iter().any(|set| set.tileset.tiles.is_empty() && is_tileset(&set.path))
        || (file == "objects.json" && project.objects.is_empty())
}

fn report(project: &Project, problem: &FileProblem, out: &mut Findings<'_>) {
    let is_odd = ["chunks[0]", "tiles[0]", "blocks[0]"].contains(&problem.place.field.as_str());
    let mut what = sentence(&problem.message);
    if problem.place.line > 0 {
        what = format!("{what} ({}:{}:{})", problem.place.file, problem.place.line, problem.place.column);
    }
    let (place, fix) = place_of(project, problem);
    let finding = out.add(place, what);
    let finding = if is_odd { finding.severity(Severity::Warning) } else { finding };
    match fix {
        // A run may only wait for its level to be put back.
        Some((label, edits)) if matches!(edits[..], [Edit::SetRun { .. }]) => drop(finding.decision(label, edits)),
        Some((label, edits)) => drop(finding.fix(label, edits)),
        None => {}
    }
}

/// A message of the file's reader, as one reads it by itself.
fn sentence(message: &str) -> String {
    let mut letters = message.chars();
    let first = letters.next().map(|first| first.to_uppercase().to_string()).unwrap_or_default();
    let end = if message.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{end}", letters.as_str())
}

/// A fix: its label and its edits.
type Repair = (&'static str, Vec<Edit>);

/// The place that a file and a field stand for, and the edits that fix it if any can.
fn place_of(project: &Project, problem: &FileProblem) -> (Place, Option<Repair>) {
    let field = problem.place.field.as_str();
    let number =
        |list: &str| -> Option<u16> { field.strip_prefix(list)?.strip_prefix('[')?.split(']').next()?.parse().ok() };
    let place = || Place::File(problem.place.clone());
    if problem.place.file == "chunks.json" {
        let Some(chunk) = number("chunks") else { return (place(), None) };
        let old = project.chunks.get(usize::from(chunk));
        let fix = match (field, old) {
            ("chunks[0]", Some(_)) => Some(("Empty chunk 0", Chunk::empty(project.chunk_size))),
            (_, Some(old)) if field.ends_with(".low_plane") => {
                Some(("Clear the low plane", Chunk { low_plane: None, ..(**old).clone() }))
            }
            _ => None,
        };
        let edit = |(label, value)| (label, vec![Edit::SetChunk { chunk, value: Some(Arc::new(value)) }]);
        return (Place::Chunk(chunk), fix.map(edit));
    }
    if problem.place.file == "loopwright.json"
        && field.ends_with(".first_block")
        && let Some(set) = number("tilesets").map(usize::from).filter(|set| *set < project.tilesets.len())
    {
        let edits = block_numbers::separated(&Document::new(project.clone(), None), set).unwrap_or_default();
        return (Place::Tileset(set), Some(("Give the tileset free numbers", edits)));
    }
    let set =
        project.tilesets.iter().position(|set| problem.place.file.strip_suffix("/tileset.json") == Some(&set.path));
    if let Some(set) = set {
        if let Some(block) = number("blocks") {
            return (Place::Block(set, block), None);
        }
        return (number("tiles").map_or(Place::Tileset(set), |tile| Place::Tile(set, tile)), None);
    }
    if let Some(key) = &problem.level {
        return (level_place(project, key, field, &problem.place), level_fix(project, key, field));
    }
    let run = problem.place.file.strip_prefix("runs/").and_then(|file| file.strip_suffix(".json"));
    match run.filter(|key| project.runs.iter().any(|run| run.key == *key)) {
        Some(key) => {
            let fix = ("Delete the run", vec![Edit::SetRun { key: key.to_owned(), run: None }]);
            // One whose level is there, but can't be read, is still wanted.
            let waits = project.runs.iter().any(|run| run.key == *key && project.is_absent(&run.level));
            (Place::Run(key.to_owned()), (field == "level" && !waits).then_some(fix))
        }
        None => (place(), None),
    }
}

/// A place of the layout is a rectangle; anything else of a level is a field of its file.
fn level_place(project: &Project, key: &str, field: &str, place: &sim::file::FilePlace) -> Place {
    let indices = field.strip_prefix("layout[").map(|rest| rest.trim_end_matches(']').split("]["));
    let indices: Option<Vec<i32>> = indices.and_then(|all| all.map(|index| index.parse().ok()).collect());
    if let Some([row, column]) = indices.as_deref() {
        let side = i32::from(project.chunk_size) * sim::tiles::TILE;
        let (x, y) = (column.saturating_mul(side), row.saturating_mul(side));
        let area = sim::project::Area { x, y, width: side, height: side };
        return Place::Area { level: key.to_owned(), area, layer: None };
    }
    if project.level(key).is_some() && matches!(field, "wrap_y" | "bounds" | "background" | "goal") {
        return Place::Level(key.to_owned());
    }
    Place::File(place.clone())
}

fn level_fix(project: &Project, key: &str, field: &str) -> Option<Repair> {
    let (data, level) = (project.level(key)?, key.to_owned());
    let settings = crate::document::LevelSettings::of(data);
    let (label, edit) = match field {
        "goal" => ("Delete the goal", Edit::SetGoal { level, goal: None }),
        "background" => {
            let settings = crate::document::LevelSettings { background: None, ..settings };
            ("Draw no background", Edit::SetLevelSettings { level, settings })
        }
        "wrap_y" => {
            let settings = crate::document::LevelSettings { wrap_y: None, ..settings };
            ("Do not wrap", Edit::SetLevelSettings { level, settings })
        }
        "bounds" => {
            let old = data.bounds;
            let bounds = sim::project::Bounds {
                left: old.left.min(old.right),
                right: old.left.max(old.right),
                top: old.top.min(old.bottom),
                bottom: old.top.max(old.bottom),
            };
            ("Swap the bounds", Edit::SetBounds { level, bounds })
        }
        _ => return None,
    };
    Some((label, vec![edit]))
}
