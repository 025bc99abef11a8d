//! The differences between two states of a project, in words: for questions about which one to take.

use crate::words::counted;
use sim::grid::Grid;
use sim::project::{Area, LevelData, MazeData, PlacementId, Project, Start, TilesetRef};
use sim::tiles::LayoutCell;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// One line for each part of the project that differs, from `old` to `new`.
pub fn differences(old: &Project, new: &Project) -> Vec<String> {
    let mut lines = Vec::new();
    if old.name != new.name {
        lines.push(format!("Name: “{}” instead of “{}”", new.name, old.name));
    }
    let settings = [old.ruleset != new.ruleset, old.chunk_size != new.chunk_size, old.checks != new.checks];
    if settings.contains(&true) || old.ground != new.ground || old.credits != new.credits {
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
    parts(&mut lines, "Run", (&old.runs, &new.runs), |run| run.key.clone(), whole);
    parts(&mut lines, "Stamp", (&old.stamps, &new.stamps), |stamp| stamp.key.clone(), whole);
    if old.objects != new.objects {
        lines.push("Object kinds of the project".to_owned());
    }
    if old.properties != new.properties {
        lines.push("Properties of the project".to_owned());
    }
    if old.hooks != new.hooks {
        lines.push("Commands of the project".to_owned());
    }
    if old.sounds != new.sounds {
        lines.push("Sounds of the project".to_owned());
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

/// A place in a level where two states differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The level's key.
    pub level: String,
    /// The area of all that differs in it, pixels; `None` if that is no place, such as its title.
    pub area: Option<Area>,
}

impl Spot {
    /// Returns the area in which the first level of a project begins that is played; `None` if it has none.
    pub fn first(project: &Project) -> Option<Self> {
        project.first_level().map(|level| Self { level: level.key.clone(), area: None })
    }
}

/// The first level of `new` that is not as in `old`, and where; `None` if all are.
pub fn spot(old: &Project, new: &Project) -> Option<Spot> {
    // A place says more than a title that was changed.
    let mut spots = spots(old, new);
    let best = spots.iter().position(|spot| spot.area.is_some()).unwrap_or(0);
    (best < spots.len()).then(|| spots.swap_remove(best))
}

/// The levels of `new` that are not as in `old`, and where.
pub fn spots(old: &Project, new: &Project) -> Vec<Spot> {
    let side = 16 * i32::from(new.chunk_size.max(1));
    let same = |n: usize| old.chunks.get(n).is_some_and(|old| *old == new.chunks[n]);
    let drawn: BTreeSet<usize> = (0..new.chunks.len()).filter(|n| !same(*n)).collect();
    let spots = new.levels.iter().filter_map(|level| {
        let before = old.levels.iter().find(|before| before.key == level.key);
        let area = match before {
            Some(before) if before.layout == level.layout && drawn.is_empty() => area(things(before, level)),
            Some(before) => area(places(before, level, &drawn, side).chain(things(before, level))),
            None => None,
        };
        let differs = area.is_some() || before.is_none_or(|before| before != level);
        differs.then(|| Spot { level: level.key.clone(), area })
    });
    spots.collect()
}

/// The places of the layout that show something else: their top left and bottom right corners.
fn places<'a>(
    old: &'a LevelData,
    new: &'a LevelData,
    drawn: &'a BTreeSet<usize>,
    side: i32,
) -> impl Iterator<Item = (i32, i32)> + 'a {
    let (width, height) = (new.layout.width(), new.layout.height());
    let all = (0..height).flat_map(move |y| (0..width).map(move |x| (x, y)));
    let differs = move |(x, y): &(u32, u32)| {
        let (before, now) = (old.layout.get(*x, *y), new.layout.get(*x, *y));
        before != now || now.is_some_and(|now| drawn.contains(&usize::from(now.chunk)))
    };
    all.filter(differs).flat_map(move |(x, y)| {
        let corner = |x: u32, y: u32| ((x as i32).saturating_mul(side), (y as i32).saturating_mul(side));
        [corner(x, y), corner(x + 1, y + 1)]
    })
}

/// The places of the things that are not as they were.
fn things(old: &LevelData, new: &LevelData) -> impl Iterator<Item = (i32, i32)> {
    let mut points = Vec::new();
    let start = |level: &LevelData| (level.start.x, level.start.y);
    if start(old) != start(new) {
        points.extend([start(old), start(new)]);
    }
    differing(&old.placements, &new.placements, |object| object.id, |object| points.push((object.x, object.y)));
    differing(&old.switchers, &new.switchers, |line| line.id, |line| points.push((line.x, line.y)));
    differing(&old.marks, &new.marks, |mark| mark.id, |mark| points.push((mark.x, mark.y)));
    differing(&old.shapes, &new.shapes, |shape| shape.id, |shape| points.extend(&shape.points));
    points.into_iter()
}

fn area(points: impl Iterator<Item = (i32, i32)>) -> Option<Area> {
    let around = |(l, t, r, b): (i32, i32, i32, i32), (x, y): (i32, i32)| (l.min(x), t.min(y), r.max(x), b.max(y));
    let (l, t, r, b) = points.map(|(x, y)| (x, y, x, y)).reduce(|a, (x, y, ..)| around(a, (x, y)))?;
    Some(Area { x: l, y: t, width: r.saturating_sub(l), height: b.saturating_sub(t) })
}

/// A part of which no more is said than that it differs.
fn whole<T: PartialEq>(old: &T, new: &T) -> Vec<String> {
    if old == new { Vec::new() } else { vec!["differs".to_owned()] }
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
    count(&mut said, by_id(&old.marks, &new.marks, |mark| mark.id), "mark");
    count(&mut said, by_id(&old.shapes, &new.shapes, |shape| shape.id), "shape");
    let rest = |level: &LevelData| LevelData {
        layout: Grid::default(),
        placements: Vec::new(),
        switchers: Vec::new(),
        marks: Vec::new(),
        shapes: Vec::new(),
        start: Start::default(),
        ..level.clone()
    };
    if old.start != new.start {
        said.push("start".to_owned());
    }
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
    let mut count = 0;
    differing(old, new, id, |_| count += 1);
    count
}

/// Calls `each` for the things that are new or not as they were, as they are, and for those that are gone.
fn differing<T: PartialEq>(old: &[T], new: &[T], id: impl Fn(&T) -> PlacementId, mut each: impl FnMut(&T)) {
    let mut before: BTreeMap<PlacementId, &T> = old.iter().map(|thing| (id(thing), thing)).collect();
    new.iter().filter(|thing| before.remove(&id(thing)).is_none_or(|old| old != *thing)).for_each(&mut each);
    before.into_values().for_each(each);
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
    use sim::tiles::{Cell, Chunk};

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

    #[test]
    fn the_place_that_differs_is_found() {
        let mut old = project(&["hills", "cave"]);
        old.chunks = Arc::new(vec![Arc::new(Chunk { cells: vec![Cell::default(); 64], ..Chunk::default() })]);
        assert_eq!(spot(&old, &old), None);
        let spot_of = |change: &dyn Fn(&mut Project)| {
            let mut new = old.clone();
            change(&mut new);
            let found = spot(&old, &new)?;
            Some((found.level, found.area.map(|area| (area.x, area.y, area.width, area.height))))
        };
        let hills = |new: &mut Project, x| {
            Arc::make_mut(&mut new.levels[0]).layout.set(x, 1, LayoutCell { chunk: 5, is_loop: false });
        };
        let cave = |new: &mut Project| Arc::make_mut(&mut new.levels[1]).title = "Deep cave".into();
        let object = |new: &mut Project| {
            let object = Placement { id: PlacementId(1), x: 300, y: 40, ..Placement::default() };
            Arc::make_mut(&mut new.levels[1]).placements.push(object);
        };
        let drawn = |new: &mut Project| Arc::make_mut(&mut Arc::make_mut(&mut new.chunks)[0]).cells[3].block = 7;
        let key = |key: &str| key.to_owned();
        type Change<'a> = &'a dyn Fn(&mut Project);
        let cases: [(Change<'_>, _); 6] = [
            (&|new| hills(new, 2), (key("hills"), Some((256, 128, 128, 128)))),
            (&|new| (hills(new, 2), hills(new, 4)).0, (key("hills"), Some((256, 128, 384, 128)))),
            (&cave, (key("cave"), None)),
            (&|new| (cave(new), hills(new, 0)).0, (key("hills"), Some((0, 128, 128, 128)))),
            (&object, (key("cave"), Some((300, 40, 0, 0)))),
            (&drawn, (key("hills"), Some((0, 0, 40 * 128, 3 * 128)))),
        ];
        for (n, (change, expected)) in cases.into_iter().enumerate() {
            assert_eq!(spot_of(change), Some(expected), "{n}");
        }
    }
}
