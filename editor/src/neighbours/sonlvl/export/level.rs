//! What a level has for itself: layout, objects, rings, start positions.

use super::{Export, ZoneOut};
use crate::neighbours::compression::Compression;
use crate::neighbours::sonlvl::SonLvlError;
use crate::neighbours::sonlvl::extra::{self, LevelExtra};
use crate::neighbours::sonlvl::folder::Unpacked;
use crate::neighbours::sonlvl::layout::Layout;
use crate::neighbours::sonlvl::level::{layout_name, start_places};
use crate::neighbours::sonlvl::objects::{self, RING};
use crate::neighbours::sonlvl::project::{Engine, Level};
use crate::neighbours::sonlvl::report::Weight;
use sim::project::LevelData;
use sim::tiles::LayoutCell;

impl Export<'_> {
    pub(super) fn layout(&mut self, level: Level<'_>, data: &LevelData, came: &LevelExtra) -> Result<(), SonLvlError> {
        let Some(out) = self.zones.get(&came.zone).cloned() else { return Ok(()) };
        let engine = level.format("layout")?;
        let (name, packed) = layout_name(level)?;
        let (file, is_there) = self.file(&name, packed, &extra::from_hex(&came.layout))?;
        let base = Layout::read(engine, &file.bytes).unwrap_or_default();
        let (width, height) = (data.layout.width() as usize, data.layout.height() as usize);
        let mut lost: Vec<String> = Vec::new();
        let mut cells = Vec::with_capacity(width * height);
        for y in 0..height {
            for x in 0..width {
                let cell = data.layout.get(x as u32, y as u32).unwrap_or_default();
                let raw = base.at(x, y);
                let has_place = x < base.width && y < base.height();
                cells.push(if has_place && out.zone.cell(raw) == cell {
                    raw
                } else {
                    self.layout_byte(&out, cell).unwrap_or_else(|why| {
                        lost.push(format!("the chunk at column {x}, row {y}: {why}"));
                        0
                    })
                });
            }
        }
        lost.into_iter().for_each(|text| self.add(level, Weight::Lost, text));
        match (Layout { width, cells }).write(engine, &file.bytes) {
            Ok(new) => {
                let old = is_there.then_some(file.bytes);
                self.put(level, (file.path, file.compression), old, new);
            }
            Err(why) => self.add(level, Weight::Failed, format!("the layout is not written: {why}")),
        }
        Ok(())
    }

    /// The byte of a place in the layout.
    fn layout_byte(&self, out: &ZoneOut<'_>, cell: LayoutCell) -> Result<u8, String> {
        let number = out.number(cell.chunk).ok_or_else(|| format!("chunk {} has no number there", cell.chunk))?;
        if !cell.is_loop {
            return Ok(number);
        }
        if !out.zone.has_loops {
            return Err("this game's layouts mark no loops".into());
        }
        let next = if number == 0x28 { 0x51 } else { u16::from(number) + 1 };
        let stands_in = self.project.chunks.get(usize::from(cell.chunk)).and_then(|chunk| chunk.low_plane);
        match stands_in.map(|low| out.number(low).map(u16::from)) {
            Some(low) if low != Some(next) => Err(format!("on the low plane the game takes chunk {next:02X}")),
            _ => Ok(number | 0x80),
        }
    }

    pub(super) fn objects(&mut self, level: Level<'_>, data: &LevelData) {
        let format = level.format("object").and_then(|engine| Ok((engine, level.format("ring")?)));
        let Some((engine, rings)) = self.told(level, format) else { return };
        let is_ring = |kind: &str| !rings.has_large_chunks() && kind == objects::ring_kind(rings);
        let others = data.placements.iter().filter(|placement| !is_ring(&placement.kind));
        let Some(name) = level.file("objects").filter(|_| engine != Engine::Scd) else {
            let count = others.count() + data.switchers.len();
            if count > 0 {
                self.add(
                    level,
                    Weight::Lost,
                    format!("{count} objects and layer switchers: there is no list of objects"),
                );
            }
            return;
        };
        let entries = others
            .map(|placement| objects::entry_of_placement(engine, placement))
            .chain(data.switchers.iter().map(|switcher| objects::entry_of_switcher(engine, switcher)));
        let mut list = Vec::new();
        for entry in entries {
            match entry {
                Ok((entry, order)) => list.push((entry.write(engine), order)),
                Err(why) => self.add(level, Weight::Lost, why),
            }
        }
        let packed = level.compression("object", &["objectcmp"]);
        let file = packed.and_then(|packed| self.file(&name, packed, &objects::OBJECTS_END));
        let Some((file, is_there)) = self.told(level, file) else { return };
        let (old, rest) = objects::split_objects(&file.bytes);
        let new = [objects::in_order(list, old).as_flattened(), rest].concat();
        let old = is_there.then_some(file.bytes);
        self.put(level, (file.path, file.compression), old, new);
    }

    pub(super) fn rings(&mut self, level: Level<'_>, data: &LevelData) {
        let format = level.format("ring");
        let Some(engine) = self.told(level, format).filter(|engine| !engine.has_large_chunks()) else { return };
        let kind = objects::ring_kind(engine);
        let rings = data.placements.iter().filter(|placement| placement.kind == kind);
        let Some(name) = level.file("rings") else {
            let count = rings.count();
            if count > 0 {
                self.add(level, Weight::Lost, format!("{count} rings and groups of rings: there is no list of rings"));
            }
            return;
        };
        let mut list = Vec::new();
        for ring in rings.map(|ring| objects::bytes_of_ring(engine, ring)) {
            match ring {
                Ok(ring) => list.push(ring),
                Err(why) => self.add(level, Weight::Lost, why),
            }
        }
        let fresh: &[u8] = if engine == Engine::S2 { &[0xFF; 2] } else { &[0, 0, 0, 0, 0xFF, 0xFF] };
        let packed = level.compression("ring", &["ringcmp"]);
        let file = packed.and_then(|packed| self.file(&name, packed, fresh));
        let Some((file, is_there)) = self.told(level, file) else { return };
        let (head, old, rest): (&[u8], &[[u8; RING]], &[u8]) = objects::split_rings(engine, &file.bytes);
        let new = [head, objects::in_order(list, old).as_flattened(), rest].concat();
        let old = is_there.then_some(file.bytes);
        self.put(level, (file.path, file.compression), old, new);
    }

    pub(super) fn starts(&mut self, level: Level<'_>, data: &LevelData, came: &LevelExtra) {
        let places = start_places(level);
        let Some(places) = self.told(level, places) else { return };
        let own = (data.start.x, data.start.y);
        let all = std::iter::once(own).chain(came.starts.iter().map(|(_, x, y)| (*x, *y)));
        // Places may share a file: it is laid out once.
        let mut files: Vec<(Unpacked, bool, Vec<u8>)> = Vec::new();
        for (place, (x, y)) in places.into_iter().zip(all) {
            let [Ok(left), Ok(top)] = [x, y].map(u16::try_from) else {
                self.add(level, Weight::Lost, format!("the start at {x}, {y}: 0 to 65535 are possible"));
                continue;
            };
            if place.offset > 0x10000 {
                self.add(level, Weight::Failed, format!("the start at offset {:X}: too far out", place.offset));
                continue;
            }
            let file = self.file(&place.name, Compression::Uncompressed, &[]);
            let Some((file, is_there)) = self.told(level, file) else { continue };
            let at = files.iter().position(|(known, ..)| known.path == file.path).unwrap_or_else(|| {
                let bytes = file.bytes.clone();
                files.push((file, is_there, bytes));
                files.len() - 1
            });
            let new = &mut files[at].2;
            new.resize(new.len().max(place.offset + 4), 0);
            new[place.offset..place.offset + 2].copy_from_slice(&left.to_be_bytes());
            new[place.offset + 2..place.offset + 4].copy_from_slice(&top.to_be_bytes());
        }
        for (file, is_there, new) in files {
            let old = is_there.then_some(file.bytes);
            self.put(level, (file.path, file.compression), old, new);
        }
    }
}
