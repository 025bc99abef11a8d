//! The use of the game's room by a level and its zone, known while one edits: what an export would refuse is seen
//! before.

use crate::document::imported::extra::{self, LevelExtra, ZoneExtra};
use crate::document::imported::mapping::Mapping;
use crate::exchange::promises::{Room, RoomGauge, RoomLine};
use crate::exchange::sonlvl::export::list_counts;
use crate::exchange::sonlvl::export::replace::art::patterns_of;
use crate::exchange::sonlvl::export::replace::ground::ActGround;
use crate::exchange::sonlvl::export::replace::place::ActPlace;
use crate::exchange::sonlvl::export::replace::things::act_counts;
use crate::exchange::sonlvl::files::layout::Layout;
use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::base::{self, LevelBase, ZoneBase};
use crate::exchange::sonlvl::zone::capacity::Capacity;
use crate::exchange::sonlvl::zone::chunks::{cell_of, chunk_bytes};
use crate::exchange::sonlvl::zone::join::Joined;
use crate::exchange::sonlvl::zone::tileset::Zone;
use crate::exchange::sonlvl::zone::usage::{ZoneView, plane_behind};
use sim::objects as kinds;
use sim::project::{LevelData, Project, TilesetRef};
use sim::tiles::{Cell, ChunkId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// The gauge of games that have a disassembly, with what was worked out of a tileset, kept until that changes.
#[derive(Default)]
pub(crate) struct ZoneGauge(Option<(Arc<TilesetRef>, Held)>);

/// Columns up to which a level that replaces an act is measured: none of the games has room for more.
const MOST_COLUMNS: u32 = 512;

/// A zone as its tileset keeps it.
struct Held {
    extra: ZoneExtra,
    base: ZoneBase,
    blocks: Mapping,
    /// The chunks as the files held them, with the project's blocks; by number.
    chunks: Vec<Option<Vec<Cell>>>,
}

impl Held {
    fn of(set: &TilesetRef, extra: ZoneExtra, engine: Engine) -> Self {
        let base: ZoneBase = base::read(&set.tileset.extra).unwrap_or_default();
        let blocks = Mapping::of(&extra.blocks, set.tileset.blocks.len(), u16::MAX);
        let unit = chunk_bytes(engine);
        let joined = Joined::of_bytes(
            &extra.chunk_files,
            base.chunks.iter().filter_map(crate::document::imported::packed::Packed::bytes),
            unit,
        );
        let own = |cell: Cell| {
            let block = blocks.list.get(usize::from(cell.block)).copied().flatten().unwrap_or(0);
            Cell { block: if block == 0 { 0 } else { block.saturating_add(set.first_block) }, ..cell }
        };
        let cells = |bytes: &[u8]| {
            bytes.as_chunks::<2>().0.iter().map(|word| own(cell_of(engine, u16::from_be_bytes(*word)))).collect()
        };
        let chunks = (0..joined.len()).map(|number| joined.get(number).map(cells)).collect();
        Self { extra, base, blocks, chunks }
    }
}

impl RoomGauge for ZoneGauge {
    fn room(&mut self, project: &Project, level: &LevelData) -> Option<Room> {
        let Some(came) = extra::read::<LevelExtra>(&level.extra) else { return act_room(project, level) };
        let known: LevelBase = base::read(&level.extra)?;
        let engine = known.engine()?;
        let (set, extra) = project.tilesets.iter().find_map(|set| {
            let extra: ZoneExtra = extra::read(&set.tileset.extra)?;
            (extra.zone == came.zone).then_some((set, extra))
        })?;
        let is_kept = self.0.as_ref().is_some_and(|(known, _)| Arc::ptr_eq(known, set));
        if !is_kept {
            self.0 = Some((Arc::clone(set), Held::of(set, extra, engine)));
        }
        let (_, held) = self.0.as_ref()?;
        Some(Room {
            zone: set.tileset.name.clone(),
            of_zone: zone_lines(project, (set, held), engine, known.room),
            of_level: level_lines(project, level, (&came, &known), engine),
        })
    }
}

/// The room of an act that a level replaces.
fn act_room(project: &Project, level: &LevelData) -> Option<Room> {
    let place = ActPlace::of(&level.extra)?;
    let engine = place.engine()?;
    let room = place.room;
    let (columns, rows) = used_size(level);
    let side = usize::from(project.chunk_size.max(1));
    let across = |chunks: usize| (chunks * side).div_ceil(usize::from(engine.chunk_size()));
    let line = |what, used, allowed| RoomLine { what, used, allowed };
    let mut of_zone = Vec::new();
    if level.layout.width() <= MOST_COLUMNS {
        let mut ground = ActGround::new(engine.chunk_size(), place.has_two_paths);
        ground.add(project, level);
        let without_zero = usize::from(engine.has_large_chunks());
        of_zone.push(line("Chunks", ground.chunks.len() - without_zero, room.chunk_count(engine)));
        of_zone.push(line("Blocks", ground.set.blocks.len(), usize::from(room.blocks)));
        of_zone.push(line("Art tiles of 8×8 pixels", patterns_of(&ground.set), place.patterns));
    }
    let numbers = kinds::Engine::named(if place.list.is_empty() { engine.prefix() } else { &place.list });
    let counts = act_counts(project, level, (engine, numbers));
    let known = [
        ("Layout columns", across(columns), room.width),
        ("Layout rows", across(rows), room.height),
        ("Objects", counts.objects, room.objects),
        ("Objects that are remembered", counts.remembered, room.remembered),
        ("Rings", counts.rings, room.rings),
    ];
    let known = known.into_iter().filter(|(.., most)| *most > 0);
    let of_level = known.map(|(what, used, most)| line(what, used, usize::from(most))).collect();
    Some(Room { zone: place.section.replace('\\', " "), of_zone, of_level })
}

fn zone_lines(project: &Project, (set, held): (&TilesetRef, &Held), engine: Engine, room: Capacity) -> Vec<RoomLine> {
    let zone = Zone { extra: held.extra.clone(), has_loops: engine.has_large_chunks(), ..Zone::default() };
    let is_changed = |number: u8, chunk: ChunkId| {
        let was = held.chunks.get(usize::from(number)).and_then(Option::as_ref);
        let now = project.chunks.get(usize::from(chunk));
        was.zip(now).is_some_and(|(was, now)| *was != now.cells)
    };
    let view = ZoneView {
        project,
        zone: &zone,
        engine,
        acts: &held.base.acts,
        is_written: &|_| true,
        is_changed: &is_changed,
        others_follow: false,
    };
    let found = view.look();
    let without_zero = usize::from(engine.has_large_chunks());
    let held_chunks = held.chunks.len().min(engine.chunk_numbers()).saturating_sub(without_zero);
    let allowed = room.chunk_count(engine).max(held_chunks);
    let chunks = RoomLine { what: "Chunks", used: found.taken.count() + found.new.len() - without_zero, allowed };
    let blocks: BTreeSet<u16> = project
        .chunks
        .iter()
        .flat_map(|chunk| &chunk.cells)
        .filter_map(|cell| cell.block.checked_sub(set.first_block))
        .filter(|own| *own > 0 && usize::from(*own) < set.tileset.blocks.len())
        .collect();
    // Block 0 is one of them.
    let used = 1 + blocks.len();
    let allowed = usize::from(room.blocks).max(held.blocks.list.len().min(usize::from(room.blocks)));
    vec![chunks, RoomLine { what: "Blocks", used, allowed }]
}

fn level_lines(
    project: &Project,
    level: &LevelData,
    (came, known): (&LevelExtra, &LevelBase),
    engine: Engine,
) -> Vec<RoomLine> {
    let room = known.room;
    let file = extra::from_hex(&came.layout);
    let held = Layout::read(engine, &file).unwrap_or_default();
    let mut lines = Vec::new();
    let mut add = |what, used: usize, most: u16, held: usize| {
        if most > 0 {
            lines.push(RoomLine { what, used, allowed: usize::from(most).max(held) });
        }
    };
    let (columns, rows) = used_size(level);
    add("Layout columns", columns, room.width, held.width);
    add("Layout rows", rows, room.height, held.height());
    if room.layout_bytes > 0 {
        let size = |level: &LevelData| (level.layout.width() * level.layout.height()) as usize;
        let held_back = Layout::background(engine, &file).cells.len();
        let back = plane_behind(project, level, engine).map_or(held_back, |(plane, _)| size(plane));
        let cells = size(level);
        add("Layout chunks, both planes", cells + back, room.layout_bytes, held.cells.len() + held_back);
    }
    let counts = list_counts(project, level, engine, known);
    add("Objects", counts.objects, room.objects, 0);
    add("Objects that are remembered", counts.remembered, room.remembered, 0);
    add("Rings", counts.rings, room.rings, 0);
    lines
}

/// Columns and rows up to the last that is not empty.
fn used_size(level: &LevelData) -> (usize, usize) {
    let rows = (0..level.layout.height()).map(|y| (y as usize + 1, level.layout.row(y)));
    rows.fold((0, 0), |(columns, rows), (row, mut cells)| {
        let last = cells.by_ref().enumerate().filter(|(_, cell)| cell.chunk != 0).map(|(x, _)| x + 1).last();
        last.map_or((columns, rows), |last| (columns.max(last), row))
    })
}
