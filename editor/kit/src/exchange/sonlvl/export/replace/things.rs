//! The parts of an act that it shares with no other one: layout, objects, rings, starts.

use super::ground::ActLayout;
use crate::exchange::Weight;
use crate::exchange::compression::Compression;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::export::Export;
use crate::exchange::sonlvl::export::entries::Item;
use crate::exchange::sonlvl::export::files::Source;
use crate::exchange::sonlvl::export::level::fitted;
use crate::exchange::sonlvl::export::list_entries::{ListGame, Lists, Unheld, habits};
use crate::exchange::sonlvl::export::lists::{Counts, remembered, rings_of_entry};
use crate::exchange::sonlvl::files::layout::{Layout, background_name, layout_name};
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::level::level_data::character;
use crate::exchange::sonlvl::level::objects::{self, OBJECT, RING};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use sim::objects as kinds;
use sim::project::{LevelData, Project, Start};
use std::collections::BTreeMap;

/// Returns a level whose things know no places in lists of another game.
fn without_orders(data: &LevelData) -> LevelData {
    let mut data = data.clone();
    let placements = data.placements.iter_mut().map(|placement| &mut placement.extra);
    let switchers = data.switchers.iter_mut().map(|switcher| &mut switcher.extra);
    placements.chain(switchers).for_each(objects::forget_orders);
    data
}

/// Returns how many things the lists of a game would hold of a level of another project.
pub(in crate::exchange::sonlvl) fn act_counts(
    project: &Project,
    data: &LevelData,
    (engine, numbers): (Engine, Option<kinds::Engine>),
) -> Counts {
    lists_with(project, data, (engine, engine), (numbers, BTreeMap::new())).counts(engine)
}

fn lists_with(
    project: &Project,
    data: &LevelData,
    (objects, rings): (Engine, Engine),
    (numbers, habits): (Option<kinds::Engine>, BTreeMap<u8, (u32, u32)>),
) -> Lists {
    let mut lists = Lists::default();
    ListGame { objects, rings, numbers, own: &project.objects, habits }.add_all(&without_orders(data), &mut lists);
    lists
}

/// The entries of a list in order of x.
fn by_x<const N: usize>(mut items: Vec<Item<N>>) -> Vec<[u8; N]> {
    items.sort_by_key(|item| [item.bytes[0], item.bytes[1]]);
    items.into_iter().map(|item| item.bytes).collect()
}

impl Export<'_> {
    /// Lays out the layout of an act, whose chunks have those numbers.
    pub(super) fn act_layout(
        &mut self,
        level: Level<'_>,
        (shown, numbers): (&ActLayout, &[u8]),
        room: Capacity,
    ) -> Result<(), SonLvlError> {
        let engine = level.format("layout")?;
        let (name, packed) = layout_name(level)?;
        let source = self.source(&name, packed)?;
        let base = Layout::without_background(engine, source.now.as_deref().unwrap_or_default());
        let cells = shown.cells.iter().map(|chunk| numbers.get(*chunk).copied().unwrap_or(0)).collect();
        let layout = fitted(Layout { width: shown.width, cells }, &Layout::default(), room);
        match layout.and_then(|layout| layout.write(engine, &base)) {
            Ok(bytes) => self.put_act_file(level, source, Parts::of(1, 0, ["place", "places"]), bytes),
            Err(why) => self.add(level, Weight::Failed, format!("layout: {why}")),
        }
        let Some((name, packed)) = background_name(level)? else { return Ok(()) };
        let source = self.source(&name, packed)?;
        if let Some(bytes) = source.now.clone() {
            let head = 2.min(bytes.len());
            let blank = [&bytes[..head], &vec![0; bytes.len() - head]].concat();
            self.put_act_file(level, source, Parts::of(1, 0, ["place", "places"]), blank);
        }
        Ok(())
    }

    /// Lays out the lists of objects and rings of an act.
    pub(super) fn act_lists(&mut self, level: Level<'_>, data: &LevelData, room: Capacity) -> Result<(), SonLvlError> {
        let (objects, rings) = (level.format("object")?, level.format("ring")?);
        let object_file = self.act_list(level, ("objects", "object", "objectcmp"))?;
        let ring_file =
            if rings.has_large_chunks() { None } else { self.act_list(level, ("rings", "ring", "ringcmp"))? };
        let old = object_file.as_ref().and_then(|source| source.now.clone()).unwrap_or_default();
        let habits = habits(objects, objects::split_objects(&old).0);
        let numbers = by_zone::object_list(objects, level);
        let lists = lists_with(self.project, data, (objects, rings), (numbers, habits));
        self.report_unheld(level, data, &lists.lost);
        let entries: Vec<[u8; OBJECT]> = by_x(lists.objects);
        self.report_room(level, ("objects", entries.len(), 0), room.objects);
        let kept = remembered(objects, entries.iter());
        self.report_room(level, ("objects that are remembered", kept, 0), room.remembered);
        match object_file {
            Some(source) => {
                let bytes = [entries.as_flattened(), objects::end_of_objects(objects)].concat();
                self.put_act_file(level, source, Parts::list(OBJECT, ["object", "objects"]), bytes);
            }
            None if entries.is_empty() => {}
            None => self.add(level, Weight::Lost, format!("{} objects: the act has no list of objects", entries.len())),
        }
        let entries: Vec<[u8; RING]> = by_x(lists.rings);
        self.report_room(level, ("rings", entries.iter().map(|ring| rings_of_entry(rings, ring)).sum(), 0), room.rings);
        match ring_file {
            Some(source) => {
                let head: &[u8] = if rings.has_ring_groups() { &[] } else { &[0; RING] };
                let bytes = [head, entries.as_flattened(), &[0xFF; 2]].concat();
                self.put_act_file(level, source, Parts::list(RING, ["ring", "rings"]), bytes);
            }
            None if entries.is_empty() => {}
            None => self.add(level, Weight::Lost, format!("{} rings: the act has no list of rings", entries.len())),
        }
        Ok(())
    }

    fn act_list(
        &self,
        level: Level<'_>,
        (key, kind, packed): (&str, &str, &str),
    ) -> Result<Option<Source>, SonLvlError> {
        let Some(name) = level.file(key).filter(|_| level.format(kind).is_ok_and(|engine| engine != Engine::Scd))
        else {
            return Ok(None);
        };
        self.source(&name, level.compression(kind, &[packed])?).map(Some)
    }

    /// Reports the things that the game does not have, those of a kind in one line.
    fn report_unheld(&mut self, level: Level<'_>, data: &LevelData, lost: &[Unheld]) {
        let mut kinds: BTreeMap<(&str, &str), usize> = BTreeMap::new();
        for Unheld { why, id, .. } in lost {
            let placement = data.placements.iter().find(|placement| placement.id == *id);
            let kind = placement.map_or("switcher", |placement| placement.kind.as_str());
            let reason = why.rsplit_once(": ").map_or(why.as_str(), |(_, reason)| reason);
            *kinds.entry((kind, reason)).or_default() += 1;
        }
        for ((kind, reason), count) in kinds {
            let many = if count == 1 { "" } else { "s" };
            let what =
                if kind == "switcher" { format!("layer switcher{many}") } else { format!("object{many} of `{kind}`") };
            self.add(level, Weight::Lost, format!("{count} {what}: {reason}"));
        }
    }

    /// Lays out the starts of an act: each character begins where the level has a start of his, else at the first one.
    pub(super) fn act_starts(&mut self, level: Level<'_>, data: &LevelData) -> Result<(), SonLvlError> {
        let places = level.start_places()?;
        if places.is_empty() {
            self.add(level, Weight::Lost, "the start: the level project names no file for it");
        }
        for place in places {
            let who = character(&place.character);
            let own = data.starts.iter().map(|start| start.start).find(|start| start.character == who);
            let Start { x, y, .. } = own.unwrap_or(data.start);
            let (Ok(x), Ok(y)) = (u16::try_from(x), u16::try_from(y)) else {
                self.add(level, Weight::Lost, format!("the start at {x}, {y}: 0 to 65535 are possible"));
                continue;
            };
            let source = self.source(&place.name, Compression::Uncompressed)?;
            let mut bytes = self.pending(&source.path).or_else(|| source.now.clone()).unwrap_or_default();
            let range = place.offset..place.offset.saturating_add(4);
            if range.end > 0x10000 {
                self.add(level, Weight::Failed, format!("the start at offset {:X}: too far out", place.offset));
                continue;
            }
            bytes.resize(bytes.len().max(range.end), 0);
            bytes[range].copy_from_slice(&[x.to_be_bytes(), y.to_be_bytes()].concat());
            self.put(source, Parts::of(4, 0, ["start position", "start positions"]), bytes);
        }
        Ok(())
    }
}
