//! Broken references and odd values: named with their place. What is broken counts as nothing and is kept as it is.

use super::error::FileProblem;
use super::formats::Source;
use super::parts::{CHUNKS, PROJECT, level_path, run_path, tileset_path};
use crate::project::{LevelData, LimitChange, Project, PropertyDefinition, Run, Subject, TilesetRef};
use crate::ruleset::RulesetError;
use crate::tiles::{Block, BlockId, Chunk, ChunkId, SolidTile};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Problems of one kind in one file that are listed one by one; the rest is counted.
const LISTED: usize = 20;

/// Returns the problems that opening a project reports about its references and odd values, for one that is in memory: places name the file and
/// the field, but no line.
///
/// What could not be read at all is not in a project; only [`open`](super::open()) reports it.
pub fn check(project: &Project) -> Vec<FileProblem> {
    let mut problems = Vec::new();
    let mut look = |file: &str, level: Option<&str>, check: &dyn Fn(&mut Report<'_>)| {
        check(&mut Report { source: Source::new(file, ""), level, problems: &mut problems });
    };
    for set in &project.tilesets {
        look(&tileset_path(&set.path), None, &|report| tileset(set, report));
    }
    look(PROJECT, None, &|report| head(project, report));
    look(CHUNKS, None, &|report| chunks(project, report));
    let absent = project.absent_levels.iter().map(|level| level.key.clone());
    let keys: Vec<String> = project.levels.iter().map(|level| level.key.clone()).chain(absent).collect();
    for data in &project.levels {
        look(&level_path(&data.key), Some(&data.key), &|report| level(data, (project, &keys), report));
    }
    for data in &project.runs {
        look(&run_path(&data.key), None, &|report| run(data, project, report));
    }
    problems
}

/// Collects problems of one file.
pub(super) struct Report<'a> {
    pub source: Source<'a>,
    pub level: Option<&'a str>,
    pub problems: &'a mut Vec<FileProblem>,
}

impl Report<'_> {
    fn add(&mut self, field: &str, message: impl Into<String>) {
        let level = self.level.map(str::to_owned);
        let (place, message) = (self.source.place(field), message.into());
        self.problems.push(FileProblem { place, message, level, is_unread: false });
    }

    /// Adds many of a kind, the first ones with their places.
    fn add_all(&mut self, field: &str, what: &str, found: Vec<(String, String)>) {
        let more = found.len().saturating_sub(LISTED);
        for (field, message) in found.into_iter().take(LISTED) {
            self.add(&field, message);
        }
        if more > 0 {
            self.add(field, format!("{more} more {what}"));
        }
    }
}

pub(super) fn head(project: &Project, report: &mut Report<'_>) {
    let unknown: Vec<String> = project.ruleset.unknown().map(str::to_owned).collect();
    for name in unknown {
        report.add(
            &format!("ruleset.overrides.{name}"),
            format!("this version knows no switch \"{name}\"; it is kept and changes nothing"),
        );
    }
    for (character, name) in project.ruleset.unknown_constants() {
        report.add(
            &format!("ruleset.constants.{character}.{name}"),
            format!("this version knows no constant \"{name}\" of \"{character}\"; it is kept and changes nothing"),
        );
    }
    match project.ruleset.resolve() {
        Ok(_) => {}
        Err(error @ RulesetError::WrongValue { .. }) => {
            report.add("ruleset.overrides", format!("{error}; the preset's value is used"));
        }
        Err(error @ RulesetError::WrongConstant { .. }) => {
            report.add("ruleset.constants", format!("{error}; the originals' value is used"));
        }
    }
    properties(&project.properties, report);
    block_ranges(&project.tilesets, report);
}

/// Reports properties that have no good name, or the name of another one that the same things have.
fn properties(list: &[PropertyDefinition], report: &mut Report<'_>) {
    for (n, one) in list.iter().enumerate() {
        if !PropertyDefinition::is_name(&one.name) {
            let text = format!(
                "a property cannot be named `{}`: letters from A to Z, digits and underscores can be in its name",
                one.name
            );
            report.add(&format!("properties[{n}].name"), text);
        }
        if list[..n].iter().any(|other| other.is_in_the_way(one)) {
            let text = format!("another property `{}` is before it; the first one counts", one.name);
            report.add(&format!("properties[{n}].name"), text);
        }
        if !one.default.is_null() && !one.kind.takes(&one.default) {
            let text =
                format!("the default is {}, and not {}; {} is used", one.default, one.kind.expects(), one.kind.usual());
            report.add(&format!("properties[{n}].default"), text);
        }
    }
}

/// Reports tilesets that share block numbers, and those whose numbers exceed the last one. The order of the list is no
/// matter: a tileset that outgrew its place has higher numbers than tilesets behind it.
fn block_ranges(tilesets: &[Arc<TilesetRef>], report: &mut Report<'_>) {
    let range = |n: usize| {
        let (first, count) = (u32::from(tilesets[n].first_block), tilesets[n].tileset.blocks.len() as u32);
        first..first.saturating_add(count)
    };
    let mut order: Vec<usize> = (0..tilesets.len()).filter(|n| !range(*n).is_empty()).collect();
    order.sort_by_key(|n| (range(*n).start, *n));
    // Of each tileset that shares numbers: one that it shares them with.
    let mut shared: BTreeMap<usize, usize> = BTreeMap::new();
    let mut farthest: Option<usize> = None;
    for n in order {
        if let Some(before) = farthest.filter(|before| range(n).start < range(*before).end) {
            shared.entry(n.max(before)).or_insert(n.min(before));
        }
        if farthest.is_none_or(|before| range(before).end < range(n).end) {
            farthest = Some(n);
        }
    }
    for (n, set) in tilesets.iter().enumerate() {
        let field = format!("tilesets[{n}].first_block");
        let own = range(n);
        if let Some(other) = shared.get(&n) {
            let theirs = range(*other);
            let (first, last) = (own.start.max(theirs.start), own.end.min(theirs.end) - 1);
            let other = &tilesets[*other].path;
            report.add(
                &field,
                format!(
                    "blocks {first} to {last} overlap with those of {other}; the blocks of {}, later in the list, are \
                     used",
                    set.path
                ),
            );
        } else if own.end > 65_536 {
            report.add(&field, format!("blocks {} to {} do not fit into 65,536", own.start, own.end - 1));
        }
    }
}

pub(super) fn tileset(tileset: &TilesetRef, report: &mut Report<'_>) {
    let set = &*tileset.tileset;
    if set
        .tiles
        .first()
        .is_some_and(|tile| (tile.heights, tile.widths) != (SolidTile::default().heights, SolidTile::default().widths))
    {
        report.add("tiles[0]", "tile 0 must be empty; it counts as empty");
    }
    if set.blocks.first().is_some_and(|block| *block != Block::default()) {
        report.add("blocks[0]", "block 0 must be empty; it counts as empty");
    }
    let mut broken = Vec::new();
    for (n, block) in set.blocks.iter().enumerate() {
        for (layer, tile) in [("a", block.tile_a), ("b", block.tile_b)] {
            if usize::from(tile) >= set.tiles.len() {
                broken.push((
                    format!("blocks[{n}].{layer}"),
                    format!("there is no tile {tile}; the block is not solid there"),
                ));
            }
        }
    }
    report.add_all("blocks", "blocks name tiles that do not exist", broken);
}

/// True if the project has that block.
pub(super) fn has_block(tilesets: &[Arc<TilesetRef>], block: BlockId) -> bool {
    block == 0
        || tilesets.iter().any(|set| {
            let index = block.checked_sub(set.first_block);
            index.is_some_and(|index| usize::from(index) < set.tileset.blocks.len())
        })
}

fn others(count: usize, what: &str) -> String {
    if count > 1 { format!(", here and in {} other {what}", count - 1) } else { String::new() }
}

pub(super) fn chunks(project: &Project, report: &mut Report<'_>) {
    let size = usize::from(project.chunk_size);
    let mut fine: Option<BlockId> = None;
    let mut missing: BTreeMap<BlockId, (usize, String, usize)> = BTreeMap::new();
    let mut broken = Vec::new();
    for (n, chunk) in project.chunks.iter().enumerate() {
        for (i, cell) in chunk.cells.iter().enumerate() {
            if fine == Some(cell.block) {
                continue;
            }
            if has_block(&project.tilesets, cell.block) {
                fine = Some(cell.block);
            } else {
                let first = || (0, format!("chunks[{n}].rows[{}]", i / size), i % size);
                missing.entry(cell.block).or_insert_with(first).0 += 1;
            }
        }
        if let Some(low) = chunk.low_plane
            && usize::from(low) >= project.chunks.len()
        {
            broken.push((format!("chunks[{n}].low_plane"), format!("there is no chunk {low}")));
        }
    }
    broken.extend(missing.into_iter().map(|(block, (count, field, column))| {
        let others = others(count, "cells");
        (field, format!("column {column}: there is no block {block}; it counts as empty{others}"))
    }));
    report.add_all("chunks", "blocks that do not exist", broken);
    if project.chunks.first().is_some_and(|chunk| **chunk != Chunk::empty(project.chunk_size)) {
        report.add("chunks[0]", "chunk 0 should be empty: erasing places it");
    }
}

/// `keys` names all levels of the project, also those that were not read yet.
pub(super) fn level(level: &LevelData, (project, keys): (&Project, &[String]), report: &mut Report<'_>) {
    let mut missing: BTreeMap<ChunkId, (usize, String)> = BTreeMap::new();
    for y in 0..level.layout.height() {
        for (x, cell) in level.layout.row(y).enumerate() {
            if usize::from(cell.chunk) >= project.chunks.len() {
                missing.entry(cell.chunk).or_insert_with(|| (0, format!("layout[{y}][{x}]"))).0 += 1;
            }
        }
    }
    let broken = missing.into_iter().map(|(chunk, (count, field))| {
        (field, format!("there is no chunk {chunk}; it counts as empty{}", others(count, "places")))
    });
    report.add_all("layout", "chunks that do not exist", broken.collect());
    if level.wrap_y.is_some_and(|wrap| wrap <= 0 || wrap & (wrap - 1) != 0) {
        report.add("wrap_y", "the height of wrapping must be a power of two; it is not wrapped");
    }
    if level.bounds.right < level.bounds.left || level.bounds.bottom < level.bounds.top {
        report.add("bounds", "the bounds are reversed: left and top must not exceed right and bottom");
    }
    for (n, change) in level.limit_changes.iter().enumerate().filter(|(_, change)| change.is_empty()) {
        let message = format!("the limits from camera x {} on set no side; nothing changes there", change.from_x);
        report.add(&format!("limits[{n}]"), message);
    }
    let by_x_alone: Vec<LimitChange> =
        level.limit_changes.iter().filter(|change| change.is_by_x_alone()).cloned().collect();
    for (n, change) in level.limit_changes.iter().enumerate().filter(|(_, change)| !change.is_by_x_alone()) {
        let is_reversed = |least: Option<i32>, most: Option<i32>| least.zip(most).is_some_and(|(a, b)| a > b);
        if is_reversed(change.left, change.right) || is_reversed(change.top, change.bottom) {
            let message = "the limits are reversed: left and top must not exceed right and bottom";
            report.add(&format!("limits[{n}]"), message);
        }
    }
    for (from_x, wanted) in level.bounds.with_changes(&by_x_alone) {
        if wanted.right < wanted.left || wanted.bottom < wanted.top {
            let message = format!(
                "from camera x {from_x} on the limits are reversed: left {} and top {} must not exceed right {} \
                 and bottom {}",
                wanted.left, wanted.top, wanted.right, wanted.bottom
            );
            report.add("limits", message);
        }
    }
    let mut names = BTreeSet::new();
    for (n, start) in level.starts.iter().enumerate() {
        if start.name.trim().is_empty() {
            report.add(&format!("starts[{n}].name"), "the start has no name and cannot be chosen");
        } else if !names.insert(&start.name) {
            let message = format!("two starts are called \"{}\"; the first one is used", start.name);
            report.add(&format!("starts[{n}].name"), message);
        }
    }
    if level.background.is_some_and(|n| usize::from(n) >= project.tilesets.len()) {
        report.add("background", "there is no such tileset; no background is drawn");
    }
    let behind = level.plane.level.as_str();
    if behind == level.key {
        report.add("plane.level", "the level is its own plane; none is drawn");
    } else if !behind.is_empty() && keys.iter().all(|key| key != behind) {
        report.add("plane.level", format!("there is no level `{behind}`; no plane is drawn behind this one"));
    }
    let mut layers = Vec::new();
    for (n, layer) in level.art_layers.iter().enumerate() {
        let (field, drawn) = (format!("art_layers[{n}].level"), layer.level.as_str());
        if drawn == level.key {
            layers.push((field, "the level is its own layer; it is not drawn twice".to_owned()));
        } else if keys.iter().all(|key| key != drawn) {
            layers.push((field, format!("there is no level `{drawn}`; the layer is empty")));
        }
        if layer.opacity > 100 {
            let message = format!("the opacity is {} percent; 100 is the most", layer.opacity);
            layers.push((format!("art_layers[{n}].opacity"), message));
        }
    }
    report.add_all("art_layers", "layers of art that cannot be drawn as they say", layers);
    if level.goal.is_some_and(|goal| goal.width <= 0 || goal.height <= 0) {
        report.add("goal", "the goal has no area and can never be reached");
    }
    let mut unfit = Vec::new();
    for (n, shape) in level.shapes.iter().enumerate() {
        let ((fewest, most), found) = (shape.kind.points(), shape.points.len());
        if !(fewest..=most).contains(&found) {
            let message = format!("this kind of shape takes {fewest} points, not {found}; it can only be baked");
            unfit.push((format!("shapes[{n}].points"), message));
        }
    }
    report.add_all("shapes", "shapes with a wrong number of points", unfit);
    let mut ids = BTreeSet::new();
    let shapes = level.shapes.iter().enumerate().map(|(n, s)| (format!("shapes[{n}].id"), s.id));
    let switchers = level.switchers.iter().enumerate().map(|(n, s)| (format!("switchers[{n}].id"), s.id));
    let placements = level.placements.iter().enumerate().map(|(n, p)| (format!("placements[{n}].id"), p.id));
    let limits = level.limit_changes.iter().enumerate().map(|(n, c)| (format!("limits[{n}].id"), c.id));
    let marks = level.marks.iter().enumerate().map(|(n, mark)| (format!("marks[{n}].id"), mark.id));
    let all = switchers.chain(placements).chain(shapes).chain(limits).chain(marks);
    let twice = all
        .filter(|(_, id)| !ids.insert(*id))
        .map(|(field, id)| (field, format!("the id {:016x} is used twice", id.0)));
    let twice = twice.collect();
    report.add_all("placements", "ids are used twice", twice);
}

pub(super) fn run(run: &Run, project: &Project, report: &mut Report<'_>) {
    if project.is_absent(&run.level) {
        report.add("level", format!("the level \"{}\" could not be read; the run is kept and waits for it", run.level));
        return;
    }
    if project.level(&run.level).is_none() && project.maze(&run.level).is_none() {
        report.add("level", format!("there is no level \"{}\"; the run is kept but cannot be played", run.level));
        return;
    }
    let maze = project.maze(&run.level);
    let fields =
        [("ruleset", run.ruleset.is_some()), ("start", run.start.is_some()), ("inputs_2", !run.inputs_2.is_empty())];
    for (field, _) in fields.into_iter().filter(|(_, is_set)| maze.is_some() && *is_set) {
        report.add(field, format!("a run of a maze has no `{field}`; it is kept and changes nothing"));
    }
    for (n, moment) in run.moments.iter().enumerate() {
        let played_in = if maze.is_some() { "a maze" } else { "a level" };
        for fact in moment.facts.keys().filter(|fact| !fact.is_of_in(&moment.subject, maze.is_some())) {
            let name = fact.name();
            report.add(
                &format!("moments[{n}].{name}"),
                format!("`{name}` is not a fact of `{}` in {played_in}", moment.subject),
            );
        }
        if let (Subject::Cell(column, row), Some(maze)) = (&moment.subject, maze)
            && !(*column < maze.grid.columns() && *row < maze.grid.rows())
        {
            report.add(&format!("moments[{n}].of"), format!("the maze has no cell {column},{row}"));
        }
    }
}
