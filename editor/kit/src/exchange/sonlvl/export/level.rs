//! The files of a level alone: its layout, and that of the plane behind it. Start positions are in `starts`, its lists in `lists`.

use super::Export;
use super::zone::ZoneOut;
use crate::document::imported::extra::{self, LevelExtra, PlaneExtra};
use crate::exchange::Weight;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::files::layout::{Layout, background_name, layout_name};
use crate::exchange::sonlvl::files::project::{Engine, Level};
use crate::exchange::sonlvl::files::write::Parts;
use crate::exchange::sonlvl::level::planes;
use crate::exchange::sonlvl::zone::acts::stand_in;
use crate::exchange::sonlvl::zone::base::{self, Given, LevelBase};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::capacity::Capacity;
use crate::exchange::sonlvl::zone::usage::plane_behind;
use sim::project::{LevelData, PlacementId};
use sim::tiles::LayoutCell;
use std::collections::BTreeMap;

/// The data that the project keeps of a level that was exported.
#[derive(Clone, Debug, Default)]
pub(super) struct LevelOut {
    /// The level's key.
    pub key: String,
    /// The source of the level, with its layout file as it is then.
    pub extra: LevelExtra,
    /// Its lists as they are then.
    pub base: LevelBase,
    /// Places of entries in the lists, in order.
    pub orders: BTreeMap<PlacementId, Vec<usize>>,
    /// New objects that got the bit by which the game remembers them.
    pub remembered: Vec<PlacementId>,
}

impl LevelOut {
    /// Keeps the places of entries of a list.
    pub(super) fn keep_places(&mut self, places: &[(PlacementId, usize)]) {
        places.iter().for_each(|(id, place)| self.orders.entry(*id).or_default().push(*place));
    }
}

impl Export<'_> {
    /// Lays out the files of a level.
    pub(super) fn own_files(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (came, zone): (&LevelExtra, &ZoneOut<'_>),
    ) -> Result<(), SonLvlError> {
        let known: Option<LevelBase> = base::read(&data.extra);
        let mut out = LevelOut {
            key: data.key.clone(),
            extra: came.clone(),
            base: known.clone().unwrap_or_else(|| LevelBase { given: Given::of(data), ..LevelBase::default() }),
            orders: BTreeMap::new(),
            remembered: Vec::new(),
        };
        out.base.room = Capacity::of(level)?;
        out.base.set_engine(level.engine()?);
        out.base.list = by_zone::list_prefix(level);
        self.layout(level, data, (zone, &mut out))?;
        self.plane_file(level, data, (zone, out.base.room))?;
        self.lists(level, data, &mut out);
        self.starts(level, data, (known.as_ref(), &mut out));
        self.unwritten_of_level(level, data, known.as_ref());
        self.plan.ready.after.add_level(out);
        Ok(())
    }

    fn layout(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (zone, out): (&ZoneOut<'_>, &mut LevelOut),
    ) -> Result<(), SonLvlError> {
        let engine = level.format("layout")?;
        let (name, packed) = layout_name(level)?;
        let source = self.source(&name, packed)?;
        let known = Some(extra::from_hex(&out.extra.layout)).filter(|bytes| !bytes.is_empty());
        let base = self.base_of(known, source.now.as_ref());
        let held = Layout::read(engine, &base).unwrap_or_default();
        let layout = self.coded(level, data, (zone, &held));
        let wanted = fitted(layout, &held, out.base.room);
        let written = wanted.and_then(|layout| layout.write(engine, &base));
        match written.and_then(|ours| self.with_plane(level, data, (zone, engine), ours)) {
            Ok(ours) => {
                let has_same_shape = ours.len() == base.len() && head(engine, &ours) == head(engine, &base);
                let unit = if has_same_shape { 1 } else { usize::MAX };
                let parts = Parts { unit, first: 0, entry: 0, what: ["place", "places"] };
                let agreed = self.lay(level.name(), source, parts, &base, &ours);
                out.extra.layout = extra::to_hex(&agreed);
            }
            Err(why) => self.add(level, Weight::Failed, format!("layout: {why}")),
        }
        Ok(())
    }

    /// A level's layout in the numbers of the files; `held` is what they had.
    fn coded(&mut self, level: Level<'_>, data: &LevelData, (zone, held): (&ZoneOut<'_>, &Layout)) -> Layout {
        let (width, height) = (data.layout.width() as usize, data.layout.height() as usize);
        let mut cells = Vec::with_capacity(width * height);
        for at in (0..width * height).map(|i| (i % width, i / width)) {
            let cell = data.layout.get(at.0 as u32, at.1 as u32).unwrap_or_default();
            let kept = zone.zone.kept_byte(held, at, cell, &zone.kept);
            let byte = kept.map_or_else(|| self.layout_byte(zone, cell), Ok).unwrap_or_else(|why| {
                let text = format!("{}: the chunk at column {}, row {}: {why}", data.title, at.0, at.1);
                self.add(level, Weight::Failed, text);
                0
            });
            cells.push(byte);
        }
        Layout { width, cells }
    }

    /// The bytes of a layout file with the plane behind a level, in games that have both in one file.
    fn with_plane(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (zone, engine): (&ZoneOut<'_>, Engine),
        ours: Vec<u8>,
    ) -> Result<Vec<u8>, String> {
        if engine.has_sized_layout() {
            return Ok(ours);
        }
        let Some((plane, held)) = plane_behind(self.project, data, engine) else { return Ok(ours) };
        let layout = self.coded(level, plane, (zone, &held));
        let written = planes::shown(level, held.clone()).map_err(|error| error.to_string())?;
        // In files of one size what is beyond the plane stays empty.
        if layout == written {
            return Ok(ours);
        }
        layout.write_background(engine, &ours).map_err(|why| format!("{}: {why}", plane.title))
    }

    /// Lays out the plane behind a level, in games with a file of its own for it.
    fn plane_file(
        &mut self,
        level: Level<'_>,
        data: &LevelData,
        (zone, room): (&ZoneOut<'_>, Capacity),
    ) -> Result<(), SonLvlError> {
        let engine = level.format("layout")?;
        let Some((name, packed)) = background_name(level)? else { return Ok(()) };
        let Some((plane, _)) = plane_behind(self.project, data, engine) else { return Ok(()) };
        let source = self.source(&name, packed)?;
        let shown = self.sonlvl.folder.shown(&source.path);
        // The content of another file says nothing of this one.
        let came = PlaneExtra::of(&plane.extra).filter(|came| came.file == shown);
        let known = came.as_ref().map(|came| extra::from_hex(&came.layout)).filter(|bytes| !bytes.is_empty());
        let base = self.base_of(known, source.now.as_ref());
        let held = Layout::read(engine, &base).unwrap_or_default();
        let layout = self.coded(level, plane, (zone, &held));
        match fitted(layout, &held, room).and_then(|layout| layout.write(engine, &base)) {
            Ok(ours) => {
                let has_same_shape = ours.len() == base.len() && head(engine, &ours) == head(engine, &base);
                let unit = if has_same_shape { 1 } else { usize::MAX };
                let parts = Parts { unit, first: 0, entry: 0, what: ["place", "places"] };
                let agreed = self.lay(level.name(), source, parts, &base, &ours);
                if let Some(came) = came {
                    let came = PlaneExtra { layout: extra::to_hex(&agreed), ..came };
                    self.plan.ready.after.add_plane(plane.key.clone(), came);
                }
            }
            Err(why) => self.add(level, Weight::Failed, format!("{}: {why}", plane.title)),
        }
        Ok(())
    }

    /// The byte of a place in the layout.
    fn layout_byte(&self, zone: &ZoneOut<'_>, cell: LayoutCell) -> Result<u8, String> {
        let number = zone.numbers.get(&cell.chunk).copied();
        let number = number.ok_or_else(|| format!("chunk {} of the project has no number there", cell.chunk))?;
        if !cell.is_loop {
            return Ok(number);
        }
        if !zone.zone.has_loops {
            return Err("this game's layouts mark no loops".into());
        }
        let next = stand_in(number);
        let low = self.project.chunks.get(usize::from(cell.chunk)).and_then(|chunk| chunk.low_plane);
        match low.map(|low| zone.numbers.get(&low).copied()) {
            Some(low) if low != Some(next) => Err(format!(
                "the game takes chunk {next:02X} on the low plane of loop {number:02X}, the project another"
            )),
            _ => Ok(number | 0x80),
        }
    }
}

/// The bytes of a layout file before its first chunk.
fn head(engine: Engine, bytes: &[u8]) -> &[u8] {
    let length = match engine {
        Engine::S1 | Engine::Scd | Engine::S2na => 2,
        Engine::S2 => 0,
        Engine::S3k => 0x88,
    };
    &bytes[..length.min(bytes.len())]
}

/// A layout that the game has room for: empty columns and rows beyond that are cut off.
///
/// The existing content of the files fits, regardless of the game's first version.
pub(super) fn fitted(layout: Layout, held: &Layout, room: Capacity) -> Result<Layout, String> {
    let most = |room: u16, held: usize| if room == 0 { usize::MAX } else { usize::from(room).max(held) };
    let (width, height) = (most(room.width, held.width), most(room.height, held.height()));
    if layout.width <= width && layout.height() <= height {
        return Ok(layout);
    }
    let places = || (0..layout.height()).flat_map(|y| (0..layout.width).map(move |x| (x, y)));
    let used = places().filter(|(x, y)| layout.at(*x, *y) != 0);
    let (columns, rows) = used.fold((0, 0), |(columns, rows), (x, y)| (columns.max(x + 1), rows.max(y + 1)));
    if columns > width || rows > height {
        let most = |most: usize| if most == usize::MAX { "any".to_owned() } else { most.to_string() };
        let (width, height) = (most(width), most(height));
        return Err(format!("{columns} × {rows} chunks are used, the game has room for {width} × {height}"));
    }
    let (width, height) = (layout.width.min(width), layout.height().min(height));
    let cells = (0..width * height).map(|i| layout.at(i % width, i / width)).collect();
    Ok(Layout { width, cells })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;

    #[test]
    fn a_layout_is_cut_only_where_it_is_empty() {
        let room = Capacity { width: 3, height: 2, ..Capacity::default() };
        let layout = |width: usize, cells: &[u8]| Layout { width, cells: cells.to_vec() };
        let none = Layout::default();
        let wide = layout(4, &[1, 2, 3, 0, 4, 5, 6, 0, 0, 0, 0, 0]);
        assert_eq!(fitted(wide.clone(), &none, room).unwrap(), layout(3, &[1, 2, 3, 4, 5, 6]));
        let full = layout(4, &[1, 2, 3, 9]);
        assert!(
            fitted(full.clone(), &none, room)
                .unwrap_err()
                .contains("4 × 1 chunks are used, the game has room for 3 × 2")
        );
        assert_eq!(fitted(full.clone(), &full, room).unwrap(), full, "what was there stays");
        let small = layout(2, &[0, 0]);
        assert_eq!(fitted(small.clone(), &wide, room).unwrap(), small);
        assert_eq!(fitted(wide.clone(), &none, Capacity::default()).unwrap(), wide);
    }
}
