//! What differs between two states of a project, in words: for questions about which one to take.

use crate::words::counted;
use sim::grid::Grid;
use sim::project::{LevelData, MazeData, PlacementId, Project, TilesetRef};
use sim::tiles::LayoutCell;
use std::collections::BTreeMap;
use std::sync::Arc;

/// One line for each part of the project that differs, from `old` to `new`.
pub fn differences(old: &Project, new: &Project) -> Vec<String> {
    let mut lines = Vec::new();
    if old.name != new.name {
        lines.push(format!("Name: “{}” instead of “{}”", new.name, old.name));
    }
    let settings = [old.ruleset != new.ruleset, old.chunk_size != new.chunk_size, old.checks != new.checks];
    if settings.contains(&true) || old.ground != new.ground {
        lines.push("Settings of the project".to_owned());
    }
    let by_key = |level: &Arc<LevelData>| level.key.clone();
    parts(&mut lines, "Level", (&old.levels, &new.levels), by_key, level);
    parts(&mut lines, "Maze", (&old.mazes, &new.mazes), |maze| maze.key.clone(), maze);
    let chunks = changed(&old.chunks, &new.chunks);
    if chunks > 0 {
        lines.push(format!("Chunks: {chunks} differ"));
    }
    parts(&mut lines, "Tileset", (&old.tilesets, &new.tilesets), |set| set.path.clone(), tileset);
    parts(
        &mut lines,
        "Run",
        (&old.runs, &new.runs),
        |run| run.key.clone(),
        |old, new| {
            if old == new { Vec::new() } else { vec!["differs".to_owned()] }
        },
    );
    if old.objects != new.objects {
        lines.push("Object kinds of the project".to_owned());
    }
    lines
}

/// Lines about parts with names: new ones, gone ones, and what `differs` says of those that both have.
fn parts<T>(
    lines: &mut Vec<String>,
    what: &str,
    (old, new): (&[Arc<T>], &[Arc<T>]),
    name: impl Fn(&Arc<T>) -> String,
    differs: impl Fn(&T, &T) -> Vec<String>,
) {
    let mut before: BTreeMap<String, &Arc<T>> = old.iter().map(|part| (name(part), part)).collect();
    for part in new {
        let name = name(part);
        match before.remove(&name) {
            None => lines.push(format!("{what} “{name}”: new")),
            Some(old) if Arc::ptr_eq(old, part) => {}
            Some(old) => {
                let said = differs(old, part);
                if !said.is_empty() {
                    lines.push(format!("{what} “{name}”: {}", said.join(", ")));
                }
            }
        }
    }
    lines.extend(before.keys().map(|name| format!("{what} “{name}”: gone")));
}

fn level(old: &LevelData, new: &LevelData) -> Vec<String> {
    let size = |layout: &Grid<LayoutCell>| (layout.width(), layout.height());
    let mut said = Vec::new();
    if size(&old.layout) == size(&new.layout) {
        let cells =
            old.layout.changed_blocks(&new.layout).map(|(left, top)| block(&old.layout, &new.layout, left, top));
        count(&mut said, cells.sum(), "layout place");
    } else {
        said.push(format!("{} × {} chunks", new.layout.width(), new.layout.height()));
    }
    count(&mut said, by_id(&old.placements, &new.placements, |object| object.id), "object");
    count(&mut said, by_id(&old.switchers, &new.switchers, |switcher| switcher.id), "layer switcher");
    count(&mut said, by_id(&old.shapes, &new.shapes, |shape| shape.id), "shape");
    let rest = |level: &LevelData| LevelData {
        layout: Grid::default(),
        placements: Vec::new(),
        switchers: Vec::new(),
        shapes: Vec::new(),
        ..level.clone()
    };
    if rest(old) != rest(new) {
        said.push("settings".to_owned());
    }
    said
}

/// Places that differ in a square of the layout that begins at a column and row.
fn block(old: &Grid<LayoutCell>, new: &Grid<LayoutCell>, left: u32, top: u32) -> usize {
    let side = sim::grid::BLOCK;
    let places = (top..top.saturating_add(side)).flat_map(|y| (left..left.saturating_add(side)).map(move |x| (x, y)));
    places.filter(|(x, y)| old.get(*x, *y) != new.get(*x, *y)).count()
}

fn by_id<T: PartialEq>(old: &[T], new: &[T], id: impl Fn(&T) -> PlacementId) -> usize {
    let mut before: BTreeMap<PlacementId, &T> = old.iter().map(|thing| (id(thing), thing)).collect();
    let differing = new.iter().filter(|thing| before.remove(&id(thing)).is_none_or(|old| old != *thing)).count();
    differing + before.len()
}

fn maze(old: &MazeData, new: &MazeData) -> Vec<String> {
    let mut said = Vec::new();
    let cells = old.grid.cells().iter().zip(new.grid.cells()).filter(|(old, new)| old != new).count();
    let same_size = old.grid.cells().len() == new.grid.cells().len() && old.grid.columns() == new.grid.columns();
    match same_size {
        true => count(&mut said, cells, "cell"),
        false => said.push(format!("{} × {} cells", new.grid.columns(), new.grid.rows())),
    }
    if (&old.title, old.start, old.angle) != (&new.title, new.start, new.angle) {
        said.push("settings".to_owned());
    }
    said
}

fn tileset(old: &TilesetRef, new: &TilesetRef) -> Vec<String> {
    let (old, new) = (&old.tileset, &new.tileset);
    let mut said = Vec::new();
    count(&mut said, changed(&old.tiles, &new.tiles), "solid tile");
    count(&mut said, changed(&old.blocks, &new.blocks), "block");
    if let (Some(old), Some(new)) = (&old.sheet, &new.sheet) {
        count(&mut said, changed(&old.cells, &new.cells), "picture cell");
    }
    if said.is_empty() && old != new {
        said.push("settings".to_owned());
    }
    said
}

/// Items that differ in two lists, by their places.
fn changed<T: PartialEq>(old: &[T], new: &[T]) -> usize {
    old.iter().zip(new).filter(|(old, new)| old != new).count() + old.len().abs_diff(new.len())
}

fn count(said: &mut Vec<String>, number: usize, what: &str) {
    if number > 0 {
        said.push(counted(number, what));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::Placement;

    fn project(keys: &[&str]) -> Project {
        let mut project = Project { name: "a".into(), chunk_size: 8, ..Project::default() };
        project.levels = keys.iter().map(|key| Arc::new(project.empty_level(key, key, 40, 3))).collect();
        project
    }

    #[test]
    fn what_differs_is_said_part_by_part() {
        let old = project(&["hills", "cave", "lake"]);
        let mut new = project(&["hills", "cave", "tower"]);
        new.name = "b".into();
        let hills = Arc::make_mut(&mut new.levels[0]);
        for x in [0, 39] {
            hills.layout.set(x, 1, LayoutCell { chunk: 5, is_loop: false });
        }
        hills.placements = vec![Placement { id: PlacementId(1), ..Placement::default() }];
        Arc::make_mut(&mut new.levels[1]).title = "Deep cave".into();
        let expected = [
            "Name: “b” instead of “a”",
            "Level “hills”: 2 layout places, 1 object",
            "Level “cave”: settings",
            "Level “tower”: new",
            "Level “lake”: gone",
        ];
        assert_eq!(differences(&old, &new), expected);
        assert!(differences(&old, &old).is_empty());
    }
}
