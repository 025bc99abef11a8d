//! Finding things, chunks, blocks and solid tiles in a level; blocks in a maze.

pub mod cells;

use crate::language::{said, t};
use crate::panes::numbers;
use crate::session::Selected;
use crate::things::targets;
use crate::tr;
use eframe::egui::{Rect, pos2, vec2};
use kit::document::Document;
use kit::document::custom_kinds::title;
use kit::document::imported::described_objects::GameObjects;
use kit::search::{SearchMatch, answer_of, words_of};
use kit::words;
use sim::objects::placed::kind_of;
use sim::project::{Extra, LevelData, OwnKinds, Placement};
use sim::tiles::{BlockId, TileId};
use std::cmp::Reverse;
use std::collections::HashSet;

/// Places that are listed; all of them are counted.
const LISTED: usize = 100_000;

/// The kind of things that are looked for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Kind {
    /// Start, goal, layer switchers, regions, notes and objects, by kind, number and title.
    #[default]
    Things,
    /// A chunk, by number.
    Chunk,
    /// A block, by number.
    Block,
    /// A solid tile, by number.
    SolidTile,
}

/// A place that was found.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Place {
    /// The area, level pixels.
    pub area: Rect,
    /// The thing that is there, if a thing was looked for.
    pub thing: Option<Selected>,
}

/// The places that a search found.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Found {
    /// The number of all places.
    pub total: usize,
    /// The first of them: things that are called so first, else in the level's order; places row by row of chunks.
    pub places: Vec<Place>,
    /// The names, if the places have any: things, and the blocks of mazes.
    pub names: Vec<String>,
    /// The keys of the levels of the places, if several were looked through.
    pub levels: Vec<String>,
}

impl Found {
    fn add(&mut self, place: Place) {
        self.total += 1;
        if self.places.len() < LISTED {
            self.places.push(place);
        }
    }
}

/// Looks for `text` in all levels: in one of them first, then in the others in their order.
///
/// # Errors
/// As [`find`].
pub fn find_in_all(document: &Document, first: &str, kind: Kind, text: &str) -> Result<Found, String> {
    let mut levels: Vec<&LevelData> = document.project().levels.iter().map(|level| &**level).collect();
    levels.sort_by_key(|level| level.key != first);
    let mut all = Found::default();
    for level in levels {
        let Found { total, places, names, .. } = find(document, level, kind, text)?;
        let room = LISTED - all.places.len();
        let count = places.len().min(room);
        all.total += total;
        all.places.extend(places.into_iter().take(room));
        all.names.extend(names.into_iter().take(room));
        all.levels.extend(std::iter::repeat_n(level.key.clone(), count));
    }
    Ok(all)
}

/// Looks for `text` in a level.
///
/// # Errors
/// In words, if the text is not a number that the project knows.
pub fn find(document: &Document, level: &LevelData, kind: Kind, text: &str) -> Result<Found, String> {
    match kind {
        Kind::Things => Ok(things(level, &document.project().objects, text)),
        Kind::Chunk => {
            let chunk = number(text, || t("Type the number of a chunk, decimal or hexadecimal: 26, $1A or 0x1A."))?;
            if usize::from(chunk) >= document.project().chunks.len() {
                return Err(tr!(
                    "There is no chunk {chunk}: they go up to {last}.",
                    chunk,
                    last = last(document.project().chunks.len())
                ));
            }
            Ok(chunks(document, level, chunk))
        }
        Kind::Block => {
            let block = number(text, || t("Type the number of a block, decimal or hexadecimal: 26, $1A or 0x1A."))?;
            let counts =
                document.project().tilesets.iter().map(|set| usize::from(set.first_block) + set.tileset.blocks.len());
            let count = counts.max().unwrap_or_default();
            if usize::from(block) >= count {
                return Err(tr!("There is no block {block}: they go up to {last}.", block, last = last(count)));
            }
            Ok(blocks(document, level, &HashSet::from([block])))
        }
        Kind::SolidTile => {
            let tile = number(text, || t("Type the number of a solid tile, decimal or hexadecimal: 26, $1A or 0x1A."))?;
            let count = document.project().tilesets.iter().map(|set| set.tileset.tiles.len()).max().unwrap_or_default();
            if usize::from(tile) >= count {
                return Err(tr!("There is no solid tile {tile}: they go up to {last}.", tile, last = last(count)));
            }
            Ok(blocks(document, level, &blocks_with(document, tile)))
        }
    }
}

fn last(count: usize) -> usize {
    count.saturating_sub(1)
}

/// The number of a block, chunk or solid tile.
fn number(text: &str, else_say: impl FnOnce() -> &'static str) -> Result<u16, String> {
    let read = words::number(text, false).and_then(|number| number.try_into().ok());
    read.ok_or_else(|| else_say().to_owned())
}

/// Things that have all words of the text in their name, kind or fields; all of them if there is no word.
///
/// Ids are random digits: one counts only if it is typed as a whole, as `check --json` writes it.
fn things(level: &LevelData, own: &OwnKinds, text: &str) -> Found {
    let wanted = text.to_lowercase();
    let words: Vec<&str> = wanted.split_whitespace().collect();
    let query = words_of(text);
    let mut all: Vec<(SearchMatch, String, Place)> = Vec::new();
    let mut look = |title: String, (kind, more): (&str, &str), id: &str, (area, what): (Rect, Selected)| {
        let name = format!("{more} {title}").to_lowercase();
        if words.iter().all(|word| name.contains(word) || *word == id) {
            let answer = answer_of(kind, &query).max(answer_of(&title, &query));
            all.push((answer, title, Place { area, thing: Some(what) }));
        }
    };
    for what in targets::starts(level).chain([Selected::Goal]) {
        if let Some(area) = targets::bounds(level, own, what) {
            look(targets::name(level, own, what), ("", ""), "", (area, what));
        }
    }
    // By slot: asking the level for each name anew would take its time where it has thousands of things.
    for (slot, switcher) in level.switchers.iter().enumerate() {
        let (name, id) = (tr!("Layer switcher {number}", number = slot + 1), format!("{:016x}", switcher.id.0));
        let more = format!("layer switcher {}", fields(&switcher.extra));
        look(name, ("layer switcher", &more), &id, (targets::line(switcher), Selected::Switcher(switcher.id)));
    }
    for mark in &level.marks {
        let what = Selected::Mark(mark.id);
        let (name, id) = (targets::name(level, own, what), format!("{:016x}", mark.id.0));
        let more = format!("{} {} {}", mark.name, mark.text, fields(&mark.extra));
        look(name, (&mark.name, &more), &id, (targets::mark_area(mark), what));
    }
    let described = GameObjects::of(level);
    for (slot, placement) in level.placements.iter().enumerate() {
        let is_known = kind_of(placement, own).is_some();
        let title = described.name_of(placement).filter(|_| !is_known).unwrap_or_else(|| title(placement, own));
        let more =
            format!("{} {title} {} {}", placement.kind, fields(&placement.extra), in_game(placement, &described));
        let name = format!("{} {}", said(title), slot + 1);
        let what = Selected::Placement(placement.id);
        let id = format!("{:016x}", placement.id.0);
        look(name, (&said(title), &more), &id, (targets::object(placement, own), what));
    }
    // By what they are called first; as they stand in the level where that is alike.
    all.sort_by_key(|(answer, ..)| Reverse(*answer));
    let mut found = Found { total: all.len(), ..Found::default() };
    for (_, name, place) in all.into_iter().take(LISTED) {
        found.names.push(name);
        found.places.push(place);
    }
    found
}

/// The number of an object in its game, as people write it, and its name there; empty for an object of no game.
fn in_game(placement: &Placement, described: &GameObjects) -> String {
    let Some((number, _)) = numbers::object(placement) else { return String::new() };
    let name = described.name_of(placement).unwrap_or_default();
    format!("${number:02x} {number:02x}h 0x{number:02x} {name}")
}

/// The further fields of a thing, except ids of others.
fn fields(extra: &Extra) -> String {
    let is_id = |value: &serde_json::Value| {
        value.as_str().is_some_and(|text| text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit()))
    };
    let named = extra.iter().filter(|(_, value)| !is_id(value));
    named.map(|(name, value)| format!("{name} {value} ")).collect()
}

fn chunks(document: &Document, level: &LevelData, chunk: u16) -> Found {
    let side = f32::from(document.project().chunk_size) * 16.0;
    let mut found = Found::default();
    for y in 0..level.layout.height() {
        for (x, _) in (0_u32..).zip(level.layout.row(y)).filter(|(_, cell)| cell.chunk == chunk) {
            let area = Rect::from_min_size(pos2(x as f32 * side, y as f32 * side), vec2(side, side));
            found.add(Place { area, thing: None });
        }
    }
    found
}

/// The blocks that carry a solid tile on either layer, in the project's numbers.
fn blocks_with(document: &Document, tile: TileId) -> HashSet<BlockId> {
    let mut blocks = HashSet::new();
    for set in &document.project().tilesets {
        for (block, number) in set.tileset.blocks.iter().zip(set.first_block..=BlockId::MAX) {
            if block.tile_a == tile || block.tile_b == tile {
                blocks.insert(number);
            }
        }
    }
    blocks
}

/// Looks through each chunk once, then through the layout: a level has millions of blocks, but thousands of chunks.
fn blocks(document: &Document, level: &LevelData, wanted: &HashSet<BlockId>) -> Found {
    let size = u32::from(document.project().chunk_size.max(1));
    let places = |chunk: &std::sync::Arc<sim::tiles::Chunk>| -> Vec<u32> {
        let cells = (0_u32..).zip(&chunk.cells);
        cells.filter(|(_, cell)| wanted.contains(&cell.block)).map(|(index, _)| index).collect()
    };
    let per_chunk: Vec<Vec<u32>> = document.project().chunks.iter().map(places).collect();
    let mut found = Found::default();
    for y in 0..level.layout.height() {
        for (x, cell) in (0_u32..).zip(level.layout.row(y)) {
            let Some(inside) = per_chunk.get(usize::from(cell.chunk)) else { continue };
            let room = LISTED.saturating_sub(found.places.len());
            found.total += inside.len();
            found.places.extend(inside.iter().take(room).map(|index| {
                let (bx, by) = (x * size + index % size, y * size + index / size);
                let area = Rect::from_min_size(pos2(bx as f32, by as f32) * 16.0, vec2(16.0, 16.0));
                Place { area, thing: None }
            }));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::grid::Grid;
    use sim::project::{LayerSwitcher, PlacementId, Project, Tileset, TilesetRef, set_property};
    use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile};
    use std::sync::Arc;

    fn chunk(at: usize, block: BlockId) -> Arc<Chunk> {
        let mut cells = vec![Cell::default(); 64];
        cells[at] = Cell { block, ..Cell::default() };
        Arc::new(Chunk { cells, ..Chunk::default() })
    }

    /// Two chunks, of which the second is on every place of the diagonal.
    fn document(width: u32, height: u32) -> (Document, Arc<LevelData>) {
        let tileset = Tileset {
            tiles: Arc::new(vec![SolidTile::default(); 40]),
            blocks: Arc::new(vec![Block::default(), Block { tile_b: 26, ..Block::default() }]),
            ..Tileset::default()
        };
        let mut layout = Grid::new(width, height);
        for at in 0..width.min(height) {
            layout.set(at, at, LayoutCell { chunk: 1, is_loop: false });
        }
        let level = Arc::new(LevelData {
            layout,
            switchers: vec![LayerSwitcher { id: PlacementId(0xab), x: 10, y: 20, ..LayerSwitcher::default() }],
            placements: vec![
                Placement { id: PlacementId(1), kind: "ring".into(), x: 5, ..Placement::default() },
                Placement { id: PlacementId(2), kind: "spring".into(), x: 6, ..Placement::default() },
            ],
            ..LevelData::default()
        });
        let project = Project {
            chunk_size: 8,
            tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
            chunks: Arc::new(vec![chunk(0, 0), chunk(9, 1)]),
            levels: vec![level.clone()],
            ..Project::default()
        };
        (Document::new(project, None), level)
    }

    #[test]
    fn things_that_are_called_so_come_before_those_that_mention_it() {
        let mut noted = Placement { id: PlacementId(1), kind: "ring".into(), x: 5, ..Placement::default() };
        noted.extra.insert("note".into(), "before the spring".into());
        let spring = Placement { id: PlacementId(2), kind: "spring".into(), x: 6, ..Placement::default() };
        let mut switcher = LayerSwitcher { id: PlacementId(3), ..LayerSwitcher::default() };
        set_property(&mut switcher.extra, "mood", Some("calm".into()));
        let switchers = vec![switcher];
        let level = LevelData { placements: vec![noted, spring], switchers, ..LevelData::default() };
        assert_eq!(things(&level, &OwnKinds::default(), "calm").names, ["Layer switcher 1"]);
        let found = things(&level, &OwnKinds::default(), "Spring");
        assert_eq!(found.names, ["Spring 2", "Ring 1"]);
        assert_eq!(found.places[0].area.center().x, 6.0);
    }

    #[test]
    fn places_are_found_by_name_and_number() {
        let (document, level) = document(6, 4);
        for (row, kind, text, total, first) in [
            ("all things", Kind::Things, "", 4, None),
            ("part of a kind", Kind::Things, "rIng", 2, Some(pos2(5.0, 0.0))),
            ("two words", Kind::Things, "ring 1", 1, Some(pos2(5.0, 0.0))),
            ("by its whole id", Kind::Things, "00000000000000ab", 1, Some(pos2(10.0, 20.0))),
            ("not by digits of random ids", Kind::Things, "00ab", 0, None),
            ("a number is that of a thing", Kind::Things, "2", 1, Some(pos2(6.0, 0.0))),
            ("none", Kind::Things, "crab", 0, None),
            ("chunk", Kind::Chunk, "1", 4, Some(pos2(64.0, 64.0))),
            ("empty chunk", Kind::Chunk, " $0 ", 20, Some(pos2(192.0, 64.0))),
            ("chunk with a trailing h", Kind::Chunk, "0h", 20, Some(pos2(192.0, 64.0))),
            ("block", Kind::Block, "0x1", 4, Some(pos2(24.0, 24.0))),
            ("tile on layer B", Kind::SolidTile, "$1A", 4, Some(pos2(24.0, 24.0))),
        ] {
            let found = find(&document, &level, kind, text).expect(row);
            assert_eq!((found.total, found.places.len()), (total, total), "{row}");
            if let Some(first) = first {
                // An object's area is that of its picture, whose middle may be half a pixel beside the object's.
                let found = found.places.first().map(|place| place.area.center().distance(first));
                assert!(found.is_some_and(|distance| distance < 1.0), "{row}: {found:?}");
            }
        }
    }

    #[test]
    fn what_is_no_number_is_said_in_words() {
        let (document, level) = document(2, 2);
        for (kind, text, part) in [
            (Kind::Chunk, "", "number of a chunk"),
            (Kind::Block, "ring", "number of a block"),
            (Kind::Chunk, "2", "no chunk 2: they go up to 1"),
            (Kind::Block, "$2", "no block 2"),
            (Kind::SolidTile, "99999999", "number of a solid tile"),
            (Kind::SolidTile, "40", "they go up to 39"),
        ] {
            let error = find(&document, &level, kind, text).expect_err(text);
            assert!(error.contains(part), "{text}: {error}");
        }
    }

    #[test]
    fn the_largest_level_lists_a_limited_number_and_counts_all() {
        let (document, level) = document(2048, 128);
        let found = find(&document, &level, Kind::Block, "0").expect("block 0 is there");
        assert_eq!((found.total, found.places.len()), (2048 * 128 * 64 - 128, LISTED));
    }
}
