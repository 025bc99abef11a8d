//! The levels and mazes of a project as a list: their order, their file names, copies of them, and facts of each.

use crate::document::{Edit, LevelSettings, NewIds, properties};
use sim::file::check_key;
use sim::project::{BackPlane, CheckChoice, LevelData, MazeData, PlacementId, Project, ProjectSounds, Run, numbered};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The numbers of a level or a maze that lists show.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LevelFacts {
    /// Width and height: pixels of a level, cells of a maze.
    pub size: (u32, u32),
    /// The placed objects.
    pub objects: usize,
    /// The layer switchers.
    pub switchers: usize,
    /// The recorded runs.
    pub runs: usize,
}

/// Returns the facts of a level or a maze; `None` if the project has neither of that name.
pub fn facts(project: &Project, key: &str) -> Option<LevelFacts> {
    let runs = project.runs.iter().filter(|run| run.level == key).count();
    if let Some(maze) = project.maze(key) {
        let size = (maze.grid.columns().into(), maze.grid.rows().into());
        return Some(LevelFacts { size, runs, ..LevelFacts::default() });
    }
    let level = project.level(key)?;
    let side = u32::from(project.chunk_size) * 16;
    let size = (level.layout.width() * side, level.layout.height() * side);
    Some(LevelFacts { size, objects: level.placements.len(), switchers: level.switchers.len(), runs })
}

/// Returns the keys of a project's levels and mazes, in the order of play: levels first.
pub fn keys(project: &Project) -> Vec<&str> {
    let levels = project.levels.iter().map(|level| level.key.as_str());
    levels.chain(project.mazes.iter().map(|maze| maze.key.as_str())).collect()
}

/// Returns the edits that move levels and mazes, together and in their order, before the one at a place among all
/// [`keys`]. Mazes stay behind levels. Empty if the order stays as it is.
pub fn moved(project: &Project, chosen: &BTreeSet<String>, before: usize) -> Vec<Edit> {
    let Project { levels, mazes, .. } = project;
    let level_keys: Vec<&str> = levels.iter().map(|level| level.key.as_str()).collect();
    let maze_keys: Vec<&str> = mazes.iter().map(|maze| maze.key.as_str()).collect();
    let new_levels = places(&level_keys, chosen, before.min(levels.len()));
    let new_mazes = places(&maze_keys, chosen, before.saturating_sub(levels.len()));
    // All of them leave before the first comes back: a place counts among those that stay and those that are back.
    let leave = |(_, old): &(usize, usize)| Edit::SetLevel { key: levels[*old].key.clone(), level: None };
    let mut edits: Vec<Edit> = new_levels.iter().map(leave).collect();
    edits.extend(new_levels.iter().map(|(new, old)| {
        let level = Arc::clone(&levels[*old]);
        Edit::SetLevel { key: level.key.clone(), level: Some((*new, level)) }
    }));
    let leave = |(_, old): &(usize, usize)| Edit::SetMaze { key: mazes[*old].key.clone(), maze: None };
    edits.extend(new_mazes.iter().map(leave));
    edits.extend(new_mazes.iter().map(|(new, old)| {
        let maze = Arc::clone(&mazes[*old]);
        Edit::SetMaze { key: maze.key.clone(), maze: Some((*new, maze)) }
    }));
    edits
}

/// Returns the new place and the old one of each key that is chosen, once all of them are together before a place.
/// Empty if no place changes.
fn places(keys: &[&str], chosen: &BTreeSet<String>, before: usize) -> Vec<(usize, usize)> {
    let is_chosen = |key: &&str| chosen.contains(*key);
    let first = keys.iter().take(before).filter(|key| !is_chosen(key)).count();
    let moving = keys.iter().enumerate().filter(|(_, key)| is_chosen(key)).map(|(old, _)| old);
    let places: Vec<(usize, usize)> = moving.enumerate().map(|(n, old)| (first + n, old)).collect();
    if places.iter().all(|(new, old)| new == old) { Vec::new() } else { places }
}

/// Returns the edits that take levels and mazes out of a project. The last one stays. Layers of art that no other level has go along; a
/// level that others draw leaves them without it.
pub fn removed(project: &Project, chosen: &BTreeSet<String>) -> Vec<Edit> {
    let all = keys(project);
    let most = all.len().saturating_sub(1);
    let has = |key: &str| chosen.contains(key) || is_layer_of(project, key, chosen);
    let leaving: Vec<&str> = all.into_iter().filter(|key| has(key)).take(most).collect();
    let mut edits = Vec::new();
    for front in project.levels.iter().filter(|front| !leaving.contains(&front.key.as_str())) {
        edits.extend(redrawn(front, |key| if leaving.contains(&key) { None } else { Some(key.to_owned()) }));
    }
    for key in &leaving {
        edits.push(match project.level(key) {
            Some(_) => Edit::SetLevel { key: (*key).to_owned(), level: None },
            None => Edit::SetMaze { key: (*key).to_owned(), maze: None },
        });
    }
    edits
}

/// Returns whether a level is a layer of art of levels of a set alone.
fn is_layer_of(project: &Project, key: &str, chosen: &BTreeSet<String>) -> bool {
    let mut fronts = project.in_front_of(key).chain(project.with_layer(key));
    project.is_layer(key) && fronts.all(|front| chosen.contains(&front.key))
}

/// Returns the edit that gives other names to the levels that a level draws, and leaves out those without a name; `None` if they stay
/// as they are.
fn redrawn(front: &LevelData, name: impl Fn(&str) -> Option<String>) -> Option<Edit> {
    let mut settings = LevelSettings::of(front);
    if !settings.plane.level.is_empty() && front.key != settings.plane.level {
        match name(&settings.plane.level) {
            Some(new) => settings.plane.level = new,
            None => *settings.plane = BackPlane::default(),
        }
    }
    settings.art_layers.retain_mut(|layer| {
        let new = if layer.level == front.key { Some(front.key.clone()) } else { name(&layer.level) };
        new.is_some_and(|new| {
            layer.level = new;
            true
        })
    });
    let is_same = settings == LevelSettings::of(front);
    (!is_same).then(|| Edit::SetLevelSettings { level: front.key.clone(), settings })
}

/// Returns the edits that add a copy behind each level and maze that is chosen, and the keys of the copies. The things of a copy have ids
/// of their own, and it has copies of the layers of art that are its original's alone.
pub fn copied(project: &Project, chosen: &BTreeSet<String>) -> (Vec<Edit>, Vec<String>) {
    let mut project = project.clone();
    let (mut edits, mut new) = (Vec::new(), Vec::new());
    let all: Vec<String> = keys(&project).into_iter().map(str::to_owned).collect();
    // The layers of a chosen level come with it.
    let is_copied = |key: &&String| chosen.contains(*key) && !is_layer_of(&project, key, chosen);
    let wanted: Vec<&String> = all.iter().filter(is_copied).collect();
    for old in wanted {
        if let Some(at) = project.levels.iter().position(|level| level.key == *old) {
            let mut copy = with_fresh_ids(&project.levels[at]);
            (copy.key, copy.title) = match project.is_layer(old) {
                true => (free_key(&project, "layer"), free_title(&project, &copy.title)),
                false => free_name(&project, &copy.title, "level"),
            };
            new.push(copy.key.clone());
            let own = BTreeSet::from([old.clone()]);
            for layer in &mut copy.art_layers {
                let Some(known) = project.level(&layer.level).filter(|_| is_layer_of(&project, &layer.level, &own))
                else {
                    continue;
                };
                let mut twin = with_fresh_ids(known);
                twin.key = free_key(&project, "layer");
                layer.level.clone_from(&twin.key);
                let end = project.levels.len();
                add_level((&mut project, &mut edits), end, twin);
            }
            add_level((&mut project, &mut edits), at + 1, copy);
        } else if let Some(at) = project.mazes.iter().position(|maze| maze.key == *old) {
            let (key, title) = free_name(&project, &project.mazes[at].title, "maze");
            new.push(key.clone());
            let copy = MazeData { key: key.clone(), title, ..(*project.mazes[at]).clone() };
            project.mazes.insert(at + 1, Arc::new(copy));
            edits.push(Edit::SetMaze { key, maze: Some((at + 1, Arc::clone(&project.mazes[at + 1]))) });
        }
    }
    (edits, new)
}

/// Adds a level at a place, and the edit that does so.
fn add_level((project, edits): (&mut Project, &mut Vec<Edit>), at: usize, level: LevelData) {
    let level = Arc::new(level);
    edits.push(Edit::SetLevel { key: level.key.clone(), level: Some((at, Arc::clone(&level))) });
    project.levels.insert(at, level);
}

/// Returns a key and a title that neither a level nor a maze has yet: `level-2` and `Meadow 2`.
pub fn free_name(project: &Project, title: &str, kind: &str) -> (String, String) {
    let names = |n| (format!("{kind}-{n}"), if n == 1 { title.to_owned() } else { format!("{title} {n}") });
    let is_free = |(key, title): &(String, String)| {
        is_free_key(project, key)
            && project.levels.iter().all(|level| level.title != *title)
            && project.mazes.iter().all(|maze| maze.title != *title)
    };
    numbered(1, names, is_free)
}

/// Returns a title that no level has yet: `Leaves 2`.
fn free_title(project: &Project, title: &str) -> String {
    let is_free = |title: &String| project.levels.iter().all(|level| level.title != *title);
    numbered(1, |n| if n == 1 { title.to_owned() } else { format!("{title} {n}") }, is_free)
}

/// Returns a key that neither a level nor a maze has yet: `layer-2`.
pub fn free_key(project: &Project, kind: &str) -> String {
    numbered(1, |n| format!("{kind}-{n}"), |key| is_free_key(project, key))
}

/// Returns whether no level and no maze has the key, whatever its case.
fn is_free_key(project: &Project, key: &str) -> bool {
    let absent = project.absent_levels.iter().chain(project.absent_mazes.iter()).map(|absent| absent.key.as_str());
    keys(project).into_iter().chain(absent).all(|other| other.to_lowercase() != key.to_lowercase())
}

/// A level with other ids for all things in it.
fn with_fresh_ids(level: &LevelData) -> LevelData {
    let mut copy = level.clone();
    let mut new = NewIds::of(level);
    let copies: BTreeMap<PlacementId, PlacementId> =
        level.placements.iter().map(|placement| (placement.id, new.next_id())).collect();
    for placement in &mut copy.placements {
        placement.id = copies.get(&placement.id).copied().unwrap_or_else(|| new.next_id());
        properties::redirect(&mut placement.extra, &copies);
    }
    copy.switchers.iter_mut().for_each(|switcher| properties::redirect(&mut switcher.extra, &copies));
    properties::redirect_values(&mut copy.properties, &copies);
    let ids = copy.switchers.iter_mut().map(|s| &mut s.id);
    let changes =
        copy.limit_changes.iter_mut().map(|c| &mut c.id).chain(copy.tide.changes.iter_mut().map(|c| &mut c.id));
    copy.marks.iter_mut().for_each(|mark| properties::redirect(&mut mark.extra, &copies));
    let marks = copy.marks.iter_mut().map(|mark| &mut mark.id);
    ids.chain(changes).chain(marks).for_each(|id| *id = new.next_id());
    copy
}

/// Returns whether a level or a maze can have another file name: a file can be named so, and no other level and no maze
/// has the name.
///
/// A name that differs in case alone is refused too: to many file systems it is the same.
pub fn can_be_named(project: &Project, new: &str) -> bool {
    check_key("level name", new).is_ok() && is_free_key(project, new)
}

/// Returns the edits that give a level or a maze another file name, which [`can_be_named`] allows. Its runs, its music, the levels
/// in front of it and the findings that are meant to be follow.
pub fn renamed(project: &Project, old: &str, new: &str) -> Vec<Edit> {
    let mut edits = Vec::new();
    if let Some(at) = project.levels.iter().position(|level| level.key == old) {
        let level = Arc::new(LevelData { key: new.to_owned(), ..(*project.levels[at]).clone() });
        edits.push(Edit::SetLevel { key: old.to_owned(), level: None });
        edits.push(Edit::SetLevel { key: new.to_owned(), level: Some((at, level)) });
    } else if let Some(at) = project.mazes.iter().position(|maze| maze.key == old) {
        let maze = Arc::new(MazeData { key: new.to_owned(), ..(*project.mazes[at]).clone() });
        edits.push(Edit::SetMaze { key: old.to_owned(), maze: None });
        edits.push(Edit::SetMaze { key: new.to_owned(), maze: Some((at, maze)) });
    }
    for front in project.levels.iter().filter(|front| front.key != old) {
        edits.extend(redrawn(front, |key| Some(if key == old { new } else { key }.to_owned())));
    }
    for run in project.runs.iter().filter(|run| run.level == old) {
        let run = Run { level: new.to_owned(), ..(**run).clone() };
        edits.push(Edit::SetRun { key: run.key.clone(), run: Some(Arc::new(run)) });
    }
    let sounds = &project.sounds;
    if let Some(music) = sounds.music.get(old) {
        let mut sounds = ProjectSounds::clone(sounds);
        sounds.music.remove(old);
        sounds.music.insert(new.to_owned(), music.clone());
        edits.push(Edit::SetSounds(Arc::new(sounds)));
    }
    let all = keys(project);
    let checks = with_places(&project.checks, |place| place_in(place, &all, old, new));
    edits.extend(checks.map(|checks| Edit::SetChecks(Arc::new(checks))));
    edits
}

/// Returns the choice of checks with other names of places; `None` if all stay as they are.
fn with_places(checks: &CheckChoice, name: impl Fn(&str) -> Option<String>) -> Option<CheckChoice> {
    let mut changed = checks.clone();
    for places in changed.ignored.values_mut() {
        *places =
            std::mem::take(places).into_iter().map(|(place, reason)| (name(&place).unwrap_or(place), reason)).collect();
    }
    (changed != *checks).then_some(changed)
}

/// Returns the name of a place of a finding once a level has another key; `None` if the place is in another level.
///
/// A place begins with the key, or with the key's file. Of two keys that a place begins with, the longer one is meant.
fn place_in(place: &str, keys: &[&str], old: &str, new: &str) -> Option<String> {
    for folder in ["levels", "mazes"] {
        let rest = place.strip_prefix(&format!("{folder}/{old}.json"));
        if let Some(rest) = rest.filter(|rest| rest.is_empty() || rest.starts_with(' ')) {
            return Some(format!("{folder}/{new}.json{rest}"));
        }
    }
    let rest_of = |key: &str| place.strip_prefix(key).filter(|rest| rest.is_empty() || rest.starts_with(' '));
    let meant = keys.iter().filter(|key| rest_of(key).is_some()).max_by_key(|key| key.len())?;
    (*meant == old).then(|| format!("{new}{}", rest_of(old).unwrap_or_default()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::{Document, History};
    use sim::grid::Grid;
    use sim::maze::MazeGrid;
    use sim::project::{AbsentLevel, ArtLayer, Placement, PlacementId};

    fn project(levels: &[&str], mazes: &[&str]) -> Project {
        let mut project = Project { chunk_size: 8, chunks: Arc::new(vec![Arc::default()]), ..Project::default() };
        for key in levels {
            let mut level = project.empty_level(key, key, 4, 2);
            level.layout = Grid::new(4, 2);
            level.placements.push(Placement { id: PlacementId(7), kind: "ring".into(), ..Placement::default() });
            project.levels.push(Arc::new(level));
        }
        for key in mazes {
            let grid = MazeGrid::new(6, 5).expect("a size that mazes may have");
            let maze = MazeData { key: (*key).into(), title: (*key).into(), grid, ..MazeData::default() };
            project.mazes.push(Arc::new(maze));
        }
        project
    }

    fn set(keys: &[&str]) -> BTreeSet<String> {
        keys.iter().map(|key| (*key).to_owned()).collect()
    }

    fn after(project: &Project, edits: Vec<Edit>) -> Project {
        let mut document = Document::new(project.clone(), None);
        document.apply_all(edits).expect("edits of one's own");
        document.project().clone()
    }

    #[test]
    fn levels_and_mazes_move_together() {
        let before = project(&["a", "b", "c", "d"], &["m", "n", "o"]);
        for (chosen, place, expected) in [
            (&["a"][..], 2, "bacdmno"),
            (&["a"], 4, "bcdamno"),
            (&["a"], 7, "bcdamno"),
            (&["d"], 0, "dabcmno"),
            (&["a", "c"], 4, "bdacmno"),
            (&["b", "d"], 0, "bdacmno"),
            (&["o"], 4, "abcdomn"),
            (&["m"], 0, "abcdmno"),
            (&["m", "a"], 7, "bcdanom"),
            (&["b"], 1, "abcdmno"),
            (&["b"], 2, "abcdmno"),
            (&[], 3, "abcdmno"),
            (&["x"], 3, "abcdmno"),
        ] {
            let edits = moved(&before, &set(chosen), place);
            assert_eq!(edits.is_empty(), expected == "abcdmno", "{chosen:?} {place}");
            assert_eq!(keys(&after(&before, edits)).concat(), expected, "{chosen:?} {place}");
        }
    }

    #[test]
    fn copies_follow_their_originals_and_have_ids_of_their_own() {
        let before = project(&["a", "b"], &["m"]);
        let (edits, new) = copied(&before, &set(&["a", "b", "m"]));
        assert_eq!(new, ["level-2", "level-3", "maze-2"]);
        let after = after(&before, edits);
        assert_eq!(keys(&after), ["a", "level-2", "b", "level-3", "m", "maze-2"]);
        assert_eq!(after.levels.iter().map(|level| level.title.as_str()).collect::<Vec<_>>(), ["a", "a 2", "b", "b 3"]);
        assert_ne!(after.levels[1].placements[0].id, PlacementId(7));
        assert_eq!(after.levels[1].layout, before.levels[0].layout);
    }

    #[test]
    fn the_last_level_stays() {
        let before = project(&["a", "b"], &["m"]);
        for (chosen, left) in [(&["a"][..], "bm"), (&["a", "b"], "m"), (&["a", "b", "m"], "m"), (&["x"], "abm")] {
            assert_eq!(keys(&after(&before, removed(&before, &set(chosen)))).concat(), left, "{chosen:?}");
        }
    }

    #[test]
    fn another_file_name_leads_runs_music_and_findings_along() {
        let mut before = project(&["a", "a b", "c"], &["m"]);
        for (key, level) in [("one", "a"), ("two", "c"), ("three", "m")] {
            before.runs.push(Arc::new(Run { key: key.into(), level: level.into(), ..Run::default() }));
        }
        before.runs.sort_by(|a, b| a.key.cmp(&b.key));
        let music = [("a", "tune"), ("c", "song")].map(|(key, name)| (key.to_owned(), name.to_owned()));
        before.sounds = Arc::new(ProjectSounds { music: music.into(), ..ProjectSounds::default() });
        let places = ["a", "a 1,2 3x4", "a b 1,2 3x4", "ab", "levels/a.json wrap_y", "c", "run a"];
        let places = places.map(|place| (place.to_owned(), "meant".to_owned()));
        let checks = CheckChoice { ignored: [("x".to_owned(), places.into())].into(), ..CheckChoice::default() };
        before.checks = Arc::new(checks);
        let new = after(&before, renamed(&before, "a", "New one"));
        assert_eq!(keys(&new), ["New one", "a b", "c", "m"]);
        let levels: Vec<_> = new.runs.iter().map(|run| (run.key.as_str(), run.level.as_str())).collect();
        assert_eq!(levels, [("one", "New one"), ("three", "m"), ("two", "c")]);
        assert_eq!(new.sounds.music.keys().collect::<Vec<_>>(), ["New one", "c"]);
        let known: Vec<_> = new.checks.ignored["x"].keys().map(String::as_str).collect();
        assert_eq!(
            known,
            ["New one", "New one 1,2 3x4", "a b 1,2 3x4", "ab", "c", "levels/New one.json wrap_y", "run a"]
        );
        let maze = after(&before, renamed(&before, "m", "room"));
        assert_eq!((keys(&maze)[3], maze.runs[1].level.as_str()), ("room", "room"));
    }

    #[test]
    fn a_file_name_that_is_taken_or_bad_is_refused() {
        let mut project = project(&["a", "b"], &["m"]);
        project.absent_levels = Arc::new(vec![AbsentLevel { index: 2, key: "gone".into() }]);
        for (new, expected) in [
            ("c", true),
            ("New one", true),
            ("b", false),
            ("B", false),
            ("A", false),
            ("m", false),
            ("Gone", false),
            ("", false),
            ("a/b", false),
            ("..", false),
            ("con", false),
            ("a.", false),
        ] {
            assert_eq!(can_be_named(&project, new), expected, "{new:?}");
        }
    }

    #[test]
    fn all_of_it_is_undone() {
        let before = project(&["a", "b", "c"], &["m"]);
        let chosen = set(&["a", "m"]);
        for edits in [
            moved(&before, &chosen, 3),
            removed(&before, &chosen),
            copied(&before, &chosen).0,
            renamed(&before, "a", "new"),
        ] {
            let mut history = History::new(Document::new(before.clone(), None));
            history.apply("Levels", None, edits).expect("edits of one's own");
            assert!(*history.document().project() != before);
            history.undo();
            assert!(*history.document().project() == before);
        }
    }

    #[test]
    fn facts_count_what_is_there() {
        let project = project(&["a"], &["m"]);
        let expected = LevelFacts { size: (512, 256), objects: 1, ..LevelFacts::default() };
        assert_eq!(facts(&project, "a"), Some(expected));
        assert_eq!(facts(&project, "m"), Some(LevelFacts { size: (6, 5), ..LevelFacts::default() }));
        assert_eq!(facts(&project, "x"), None);
    }

    #[test]
    fn levels_follow_the_name_of_their_plane_and_lose_it_with_it() {
        let mut project = project(&["near", "other", "far"], &[]);
        for level in &mut project.levels[..2] {
            Arc::make_mut(level).plane.level = "far".to_owned();
        }
        let after = |edits: Vec<Edit>| {
            let mut history = History::new(Document::new(project.clone(), None));
            history.apply("Test", None, edits).expect("possible");
            let planes = |history: &History| -> Vec<String> {
                let levels = &history.document().project().levels;
                levels.iter().map(|level| format!("{} {}", level.key, level.plane.level)).collect()
            };
            let now = planes(&history);
            history.undo();
            assert_eq!(planes(&history), ["near far", "other far", "far "]);
            now
        };
        assert_eq!(after(renamed(&project, "far", "hills")), ["near hills", "other hills", "hills "]);
        let chosen = |keys: &[&str]| keys.iter().map(|key| (*key).to_owned()).collect::<BTreeSet<String>>();
        assert_eq!(after(removed(&project, &chosen(&["far"]))), ["near ", "other "]);
        assert_eq!(after(removed(&project, &chosen(&["far", "near"]))), ["other "]);
        assert_eq!(after(removed(&project, &chosen(&["near"]))), ["other far", "far "]);
        assert!(project.is_plane("far") && !project.is_plane("near"));
    }

    #[test]
    fn layers_of_art_go_along_with_their_level() {
        let mut project = project(&["near", "other", "leaves", "shared"], &[]);
        let layer = |level: &str| ArtLayer { level: level.into(), front: true, ..ArtLayer::default() };
        Arc::make_mut(&mut project.levels[0]).art_layers = vec![layer("leaves"), layer("shared"), layer("gone")];
        Arc::make_mut(&mut project.levels[1]).art_layers = vec![layer("shared")];
        assert!(project.is_layer("leaves") && project.is_scenery("shared") && !project.is_scenery("near"));
        let played: Vec<&str> = project.played_levels().map(|level| level.key.as_str()).collect();
        assert_eq!(played, ["near", "other"]);
        let after = |edits: Vec<Edit>| {
            let mut history = History::new(Document::new(project.clone(), None));
            history.apply("Test", None, edits).expect("possible");
            let layers =
                |level: &LevelData| level.art_layers.iter().map(|layer| layer.level.clone()).collect::<Vec<_>>();
            let said = |history: &History| -> Vec<String> {
                let levels = &history.document().project().levels;
                levels.iter().map(|level| format!("{}: {}", level.key, layers(level).join(" "))).collect()
            };
            let now = said(&history);
            history.undo();
            assert_eq!(said(&history), ["near: leaves shared gone", "other: shared", "leaves: ", "shared: "]);
            now
        };
        let renamed = after(renamed(&project, "leaves", "ferns"));
        assert_eq!(renamed, ["near: ferns shared gone", "other: shared", "ferns: ", "shared: "]);
        assert_eq!(after(removed(&project, &set(&["near"]))), ["other: shared", "shared: "]);
        let without = after(removed(&project, &set(&["shared"])));
        assert_eq!(without, ["near: leaves gone", "other: ", "leaves: "]);
        let expected = [
            "near: leaves shared gone",
            "level-2: layer-1 shared gone",
            "other: shared",
            "leaves: ",
            "shared: ",
            "layer-1: ",
        ];
        for chosen in [&["near"][..], &["near", "leaves"]] {
            let (edits, new) = copied(&project, &set(chosen));
            assert_eq!((after(edits), new), (expected.map(str::to_owned).to_vec(), vec!["level-2".to_owned()]));
        }
    }
}
