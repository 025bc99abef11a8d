//! The changes of others in the files of a disassembly, taken over into the project: the way back of an export.
//!
//! Each part that the project has left as it was follows the file; a part that both changed stays as it is here and is
//! reported. Afterwards project and disassembly agree on the files, so that the next export writes the project's parts.

mod pictures;

use crate::document::Edit;
use crate::document::art::palettes;
use crate::document::imported::common_files::LevelFiles;
use crate::document::imported::described_objects::GameObjects;
use crate::document::imported::extra::{self, LevelExtra, PlaneExtra};
use crate::document::imported::object_pictures::ObjectPictures;
use crate::document::imported::packed::Packed;
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::names::placement_id;
use crate::exchange::sonlvl::SonLvlError;
use crate::exchange::sonlvl::export::entries::Item;
use crate::exchange::sonlvl::export::list_entries::{ListGame, Lists};
use crate::exchange::sonlvl::export::zone::ZoneOut;
use crate::exchange::sonlvl::export::{Export, ExportRequest, section};
use crate::exchange::sonlvl::files::collision::{IndexShape, tiles_of};
use crate::exchange::sonlvl::files::layout::{Layout, background_name, layout_name};
use crate::exchange::sonlvl::files::project::{Level, SonLvl};
use crate::exchange::sonlvl::import::Request;
use crate::exchange::sonlvl::level::descriptions::{Described, Descriptions};
use crate::exchange::sonlvl::level::objects::{self, Entry, OBJECT, RING, Thing};
use crate::exchange::sonlvl::level::planes;
use crate::exchange::sonlvl::zone::base::{self, LevelBase, ZoneBase};
use crate::exchange::sonlvl::zone::by_zone;
use crate::exchange::sonlvl::zone::chunks::{cell_of, most_blocks};
use crate::exchange::sonlvl::zone::tileset::{self, Zone};
use crate::exchange::{Progress, Refreshed, Weight};
use sim::file::Storage;
use sim::project::{Extra, LevelData, Placement, PlacementId, Project, Tileset, TilesetRef};
use sim::tiles::{Cell, Chunk, ChunkId};
use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;

/// Looks what others changed in the files of a project's levels since project and disassembly last agreed.
///
/// # Errors
/// An INI file that cannot be read, or the user's cancelling.
pub(crate) fn refresh(
    storage: &dyn Storage,
    project: &Project,
    request: &Request,
    progress: Progress<'_>,
) -> Result<Refreshed, SonLvlError> {
    let sonlvl = SonLvl::open(storage, &request.ini, request.root.as_deref())?;
    let request = ExportRequest::from(request.clone());
    let mut work = Work {
        export: Export::new(&sonlvl, project, &request),
        project,
        chunks: project.chunks.to_vec(),
        zones: BTreeMap::new(),
        descriptions: Descriptions::default(),
        planes: BTreeMap::new(),
        edits: Vec::new(),
    };
    let levels: Vec<(usize, &Arc<LevelData>)> = project.levels.iter().enumerate().collect();
    for (done, (at, data)) in levels.iter().enumerate() {
        if progress(done, levels.len(), &data.title).is_break() {
            return Err(SonLvlError::Cancelled);
        }
        let Some(name) = section(data) else { continue };
        let result = sonlvl.level(&name).and_then(|level| work.level(level, *at, data));
        if let Err(error) = result {
            work.export.plan.report.add(&name, Weight::Failed, error.to_string());
        }
    }
    let chunks = (0..=ChunkId::MAX).zip(&work.chunks);
    let is_changed = |(id, chunk): &(ChunkId, &Arc<Chunk>)| project.chunks.get(usize::from(*id)) != Some(*chunk);
    let chunks =
        chunks.filter(is_changed).map(|(chunk, value)| Edit::SetChunk { chunk, value: Some(Arc::clone(value)) });
    let planes = work.planes.into_iter().filter_map(|(key, plane)| {
        let (at, old) = project.levels.iter().enumerate().find(|(_, level)| level.key == key)?;
        (plane != **old).then(|| Edit::SetLevel { key, level: Some((at, Arc::new(plane))) })
    });
    let edits = chunks.chain(planes).chain(work.edits).collect();
    Ok(Refreshed { edits, report: work.export.plan.report })
}

/// A refresh under way.
struct Work<'a> {
    export: Export<'a>,
    project: &'a Project,
    /// The project's chunks with what the files have now.
    chunks: Vec<Arc<Chunk>>,
    /// By the zone's name: the zone before and afterwards.
    zones: BTreeMap<String, (Zone, Zone)>,
    /// The descriptions of the game's objects.
    descriptions: Descriptions,
    /// Planes behind levels as they are then, by their keys.
    planes: BTreeMap<String, LevelData>,
    edits: Vec<Edit>,
}

/// The number of parts of a sort that were taken over, and those that both sides changed.
#[derive(Default)]
struct Counted {
    taken: usize,
    kept: Vec<String>,
}

impl<'a> Work<'a> {
    fn count(&mut self, level: Level<'_>, what: [&str; 2], counted: &Counted) {
        if counted.taken > 0 {
            let text = format!("{} {} taken over", counted.taken, what[usize::from(counted.taken != 1)]);
            self.export.plan.report.add(level.name(), Weight::Done, text);
        }
        if !counted.kept.is_empty() {
            let which = counted.kept.join(", ");
            let text = format!("{} {which} changed here and by another program: kept as here", what[1]);
            self.export.plan.report.add(level.name(), Weight::Lost, text);
        }
    }

    fn level(&mut self, level: Level<'a>, at: usize, data: &LevelData) -> Result<(), SonLvlError> {
        let came: Option<LevelExtra> = extra::read(&data.extra);
        let known: Option<LevelBase> = base::read(&data.extra);
        let (Some(mut came), Some(mut known)) = (came, known) else {
            let text = "it was imported by a version that kept nothing of its files: import it again";
            return Err(SonLvlError::Unsupported(text.to_owned()));
        };
        if !self.zones.contains_key(&came.zone) {
            let zone = self.zone(level, &came.zone)?;
            self.zones.insert(came.zone.clone(), zone);
        }
        let mut new = data.clone();
        self.plane(level, data, &came)?;
        self.layout(level, &mut new, &mut came)?;
        self.lists(level, &mut new, &mut known)?;
        self.start(level, &mut new, &mut known);
        new.extra = base::with(extra::with(new.extra, &came), &known);
        self.described(level, &mut new);
        if new != *data {
            self.edits.push(Edit::SetLevel { key: data.key.clone(), level: Some((at, Arc::new(new))) });
        }
        Ok(())
    }

    /// Takes over names and pictures of the game's objects: nobody changes them here.
    fn described(&mut self, level: Level<'a>, new: &mut LevelData) {
        let Described { objects, pictures, missing, .. } = self.descriptions.of(self.export.sonlvl, level);
        // Lists that are missing say nothing about what they described.
        if !missing.is_empty() {
            return;
        }
        let extra = ObjectPictures::put(pictures, objects.kept_in(new.extra.clone()));
        let changed = LevelData { extra, ..LevelData::default() };
        let (here, there) = (Some(&*new), Some(&changed));
        for (what, is_same) in [
            ("names of objects taken over", GameObjects::are_same(here, there)),
            ("pictures of objects taken over", ObjectPictures::are_same(here, there)),
        ] {
            if !is_same {
                self.export.plan.report.add(level.name(), Weight::Done, what);
            }
        }
        new.extra = changed.extra;
    }

    /// Takes over what the levels of a zone share; the zone before and afterwards.
    fn zone(&mut self, level: Level<'a>, name: &str) -> Result<(Zone, Zone), SonLvlError> {
        let mut out = self.export.open_zone(level, name)?;
        self.export.number_tiles(level, &mut out)?;
        self.export.number_blocks(level, &mut out)?;
        let mut after = out.zone.clone();
        let mut kept = out.base.clone();
        let mut tileset: Tileset = (*out.set.tileset).clone();
        self.chunks(level, &out, (&mut after, &mut kept));
        self.solid_tiles(level, &out, (&mut tileset, &mut kept));
        self.block_tiles(level, &out, (&mut tileset, &mut after, &mut kept))?;
        self.pictures(level, &out, (&mut tileset, &mut kept));
        self.colors(level, &mut tileset);
        kept.acts.clone_from(&out.acts);
        let fields = extra::with((*tileset.extra).clone(), &after.extra);
        tileset.extra = Arc::new(base::with(fields, &kept));
        if tileset != *out.set.tileset {
            let index = self.project.tilesets.iter().position(|set| std::ptr::eq(&**set, out.set)).unwrap_or_default();
            let set = TilesetRef { tileset: Arc::new(tileset), ..out.set.clone() };
            self.edits.push(Edit::SetTileset { index, tileset: Some(Arc::new(set)) });
        }
        Ok((out.zone, after))
    }

    /// Takes over colours.
    fn colors(&mut self, level: Level<'a>, tileset: &mut Tileset) {
        let Some(mut sources) = PaletteSources::of(tileset) else { return };
        let mut counted = Counted::default();
        let before = sources.clone();
        for (number, file) in before.files.iter().enumerate() {
            let Some(now) = self.export.color_file(&file.path, &before).and_then(|source| source.now) else { continue };
            sources.files[number].content = Packed::of(&now);
        }
        for source in &before.palettes {
            let Some(here) = palettes::colors(tileset, &source.palette) else { continue };
            let (was, now) = (before.colors(source), sources.colors(source));
            let mut taken = Vec::new();
            for number in (0..here.len().min(was.len())).filter(|number| was[*number] != now[*number]) {
                if here[number] == was[number] {
                    taken.push((number, now[number]));
                } else if here[number] != now[number] {
                    counted.kept.push(format!("{number:02X}"));
                }
            }
            counted.taken += taken.len();
            palettes::put_colors(tileset, &source.palette, taken.into_iter());
        }
        self.count(level, ["colour", "colours"], &counted);
        if sources != before {
            tileset.extra = Arc::new(sources.put((*tileset.extra).clone()));
        }
    }

    fn chunks(&mut self, level: Level<'_>, out: &ZoneOut<'_>, (after, kept): (&mut Zone, &mut ZoneBase)) {
        if out.base.chunks.is_empty() {
            return;
        }
        let base = out.agreed_chunks();
        let mut numbers: BTreeMap<u8, ChunkId> = out.zone.chunks().collect();
        let mut counted = Counted::default();
        for number in 0..base.len().max(out.files.len()).min(out.engine.chunk_numbers()) {
            let (was, now) = (base.get(number), out.files.get(number));
            let (Some(now), true) = (now, was != now) else { continue };
            let known = u8::try_from(number).ok().and_then(|number| numbers.get(&number).copied());
            let cells: Vec<Cell> =
                now.as_chunks::<2>().0.iter().map(|word| own_cell(out, u16::from_be_bytes(*word))).collect();
            let Some(id) = known else {
                // Chunk 0 of the first games has no data, and a blank one is nothing.
                if number > 0
                    && let Ok(id) = ChunkId::try_from(self.chunks.len())
                {
                    self.chunks.push(Arc::new(Chunk { cells, ..Chunk::default() }));
                    numbers.insert(number as u8, id);
                    counted.taken += 1;
                }
                continue;
            };
            let Some(chunk) = self.chunks.get_mut(usize::from(id)) else { continue };
            let is_untouched = was.is_some_and(|was| out.code(&*chunk, Some(was)).bytes == was);
            if is_untouched {
                Arc::make_mut(chunk).cells = cells;
                counted.taken += 1;
            } else if out.code(&*chunk, Some(now)).bytes != now {
                counted.kept.push(format!("{number:02X}"));
            }
        }
        self.count(level, ["chunk", "chunks"], &counted);
        let last = numbers.keys().next_back().copied().unwrap_or(0);
        let first = usize::from(out.zone.extra.chunks).max(usize::from(last));
        after.extra.set_chunks((1..=first).map(|number| numbers.get(&(number as u8)).copied()).collect());
        after.extra.chunk_files = out.files.files.iter().map(|file| [file.start as u16, file.count as u16]).collect();
        kept.chunks = out.files.files.iter().map(|file| Packed::of(&file.bytes)).collect();
    }

    fn solid_tiles(&mut self, level: Level<'_>, out: &ZoneOut<'_>, (tileset, kept): (&mut Tileset, &mut ZoneBase)) {
        let read = tileset::ARRAYS.map(|key| tileset::array_file(self.export.sonlvl, level, key, None));
        let [Ok(Some(heights)), Ok(Some(widths)), Ok(Some(angles))] = read else { return };
        let was = [0, 1, 2].map(|n| out.base.arrays[n].bytes().unwrap_or_default());
        let now = [heights.bytes, widths.bytes, angles.bytes];
        if was == now || was[0].is_empty() {
            return;
        }
        let [was, new] = [&was, &now].map(|[heights, widths, angles]| tiles_of(heights, widths, angles));
        let mut counted = Counted::default();
        for (number, now) in new.iter().enumerate().skip(1) {
            let own = out.tiles.list.get(number).copied().flatten().map(usize::from);
            let Some(tile) = own.and_then(|own| tileset.tiles.get(own).copied()) else { continue };
            if was.get(number) == Some(now) || tile == *now {
                continue;
            }
            if was.get(number) == Some(&tile) {
                Arc::make_mut(&mut tileset.tiles)[own.unwrap_or_default()] = *now;
                counted.taken += 1;
            } else {
                counted.kept.push(format!("{number:02X}"));
            }
        }
        self.count(level, ["solid tile", "solid tiles"], &counted);
        kept.arrays = now.each_ref().map(|bytes| Packed::of(bytes));
    }

    fn block_tiles(
        &mut self,
        level: Level<'_>,
        out: &ZoneOut<'_>,
        (tileset, after, kept): (&mut Tileset, &mut Zone, &mut ZoneBase),
    ) -> Result<(), SonLvlError> {
        let files = tileset::index_files(self.export.sonlvl, level, &[], &mut |_| ())?;
        let known: Option<Vec<Vec<u8>>> = out.base.indices.iter().map(Packed::bytes).collect();
        let known = known.filter(|known| known.len() == files.len() && !known.is_empty());
        let Some(known) = known else { return Ok(()) };
        let shapes: Vec<IndexShape> = files.iter().map(|index| index.shape).collect();
        let now: Vec<Vec<u8>> = files.into_iter().map(|index| index.file.bytes).collect();
        let tile_of = |files: &[Vec<u8>], block: usize, path: usize| {
            let at = path.min(files.len() - 1);
            shapes[at].get(&files[at], block, path)
        };
        let mut counted = Counted::default();
        let blocks = Arc::make_mut(&mut tileset.blocks);
        for (number, own) in out.blocks.list.iter().enumerate().skip(1) {
            let Some(block) = blocks.get_mut(own.map_or(usize::MAX, usize::from)) else { continue };
            let paths = if out.engine.has_large_chunks() { [0, 0] } else { [0, 1] };
            for (layer, path) in paths.into_iter().enumerate() {
                let (was, new) = (tile_of(&known, number, path), tile_of(&now, number, path));
                let tile = if layer == 0 { &mut block.tile_a } else { &mut block.tile_b };
                let in_files = out.tiles.number(*tile).unwrap_or(*tile);
                if was == new || in_files == new {
                    continue;
                }
                if in_files == was {
                    *tile = out.tiles.list.get(usize::from(new)).copied().flatten().unwrap_or(new);
                    counted.taken += 1;
                } else {
                    counted.kept.push(format!("{number:02X}"));
                }
            }
        }
        counted.kept.dedup();
        self.count(level, ["solid tile of a block", "solid tiles of blocks"], &counted);
        after.extra.index_bytes = now.iter().map(Vec::len).collect();
        kept.indices = now.iter().map(|bytes| Packed::of(bytes)).collect();
        Ok(())
    }

    fn layout(&mut self, level: Level<'_>, new: &mut LevelData, came: &mut LevelExtra) -> Result<(), SonLvlError> {
        let (name, packed) = layout_name(level)?;
        let Some(bytes) = self.export.source(&name, packed)?.now else { return Ok(()) };
        let engine = level.format("layout")?;
        let agreed = extra::from_hex(&came.layout);
        if agreed == bytes {
            return Ok(());
        }
        let [was, now] = [&agreed, &bytes].map(|bytes| Layout::read(engine, bytes).unwrap_or_default());
        let counted = self.follow(&came.zone, (&was, &now), new);
        self.count(level, ["place of the layout", "places of the layout"], &counted);
        came.layout = extra::to_hex(&bytes);
        Ok(())
    }

    /// Takes over the plane behind a level; `came` is what project and disassembly last agreed on.
    fn plane(&mut self, level: Level<'_>, data: &LevelData, came: &LevelExtra) -> Result<(), SonLvlError> {
        let project = self.project;
        let key = &data.plane.level;
        let Some(own) = project.level(key).filter(|plane| plane.key != data.key) else { return Ok(()) };
        let mut plane = self.planes.get(key).cloned().unwrap_or_else(|| LevelData::clone(own));
        let Some(known) = PlaneExtra::of(&plane.extra) else { return Ok(()) };
        let engine = level.format("layout")?;
        let (was, now, kept) = match background_name(level)? {
            Some((name, packed)) => {
                let source = self.export.source(&name, packed)?;
                let Some(bytes) = source.now.filter(|_| self.export.sonlvl.folder.shown(&source.path) == known.file)
                else {
                    return Ok(());
                };
                let read = |bytes: &[u8]| Layout::read(engine, bytes).unwrap_or_default();
                (read(&extra::from_hex(&known.layout)), read(&bytes), extra::to_hex(&bytes))
            }
            None if engine.has_sized_layout() => return Ok(()),
            None => {
                let (name, packed) = layout_name(level)?;
                let Some(bytes) = self.export.source(&name, packed)?.now else { return Ok(()) };
                let of = |bytes: &[u8]| planes::shown(level, Layout::background(engine, bytes));
                (of(&extra::from_hex(&came.layout))?, of(&bytes)?, String::new())
            }
        };
        if was != now {
            let counted = self.follow(&came.zone, (&was, &now), &mut plane);
            self.count(level, ["place of the background", "places of the background"], &counted);
        }
        plane.extra = PlaneExtra { layout: kept, ..known }.put(plane.extra);
        self.planes.insert(plane.key.clone(), plane);
        Ok(())
    }

    /// Takes over the places of a layout that differ in the files from what they were.
    fn follow(&self, zone: &str, (was, now): (&Layout, &Layout), new: &mut LevelData) -> Counted {
        let mut counted = Counted::default();
        let Some((before, after)) = self.zones.get(zone) else { return counted };
        let size = |layout: &Layout| (layout.width as u32, layout.height() as u32);
        let follows_size = size(was) == (new.layout.width(), new.layout.height()) && size(now) != size(was);
        if follows_size {
            let old = std::mem::take(&mut new.layout);
            new.layout = sim::grid::Grid::new(now.width as u32, now.height() as u32);
            for (x, y) in (0..old.height()).flat_map(|y| (0..old.width()).map(move |x| (x, y))) {
                new.layout.set(x, y, old.get(x, y).unwrap_or_default());
            }
        }
        let (columns, rows) = (new.layout.width(), new.layout.height());
        for (x, y) in (0..rows).flat_map(|y| (0..columns).map(move |x| (x, y))) {
            let (old, byte) = (was.at(x as usize, y as usize), now.at(x as usize, y as usize));
            let here = new.layout.get(x, y).unwrap_or_default();
            if old == byte || here == after.cell(byte) {
                continue;
            }
            if here == before.cell(old) {
                new.layout.set(x, y, after.cell(byte));
                counted.taken += 1;
            } else {
                counted.kept.push(format!("{x}, {y}"));
            }
        }
        counted
    }

    fn start(&mut self, level: Level<'_>, new: &mut LevelData, known: &mut LevelBase) {
        let Some(place) = level.start_places().ok().and_then(|places| places.into_iter().next()) else { return };
        let source = self.export.source(&place.name, Default::default()).ok().and_then(|source| source.now);
        let bytes =
            source.as_deref().and_then(|bytes| bytes.get(place.offset..)).and_then(|bytes| bytes.first_chunk::<4>());
        let Some(&[x0, x1, y0, y1]) = bytes else { return };
        let now = [[x0, x1], [y0, y1]].map(|word| i32::from(u16::from_be_bytes(word)));
        let (was, here) = (known.given.start, [new.start.x, new.start.y]);
        if now == was {
            return;
        }
        let mut counted = Counted::default();
        if here == was {
            (new.start.x, new.start.y) = (now[0], now[1]);
            counted.taken = 1;
        } else if here != now {
            counted.kept.push(format!("{}, {}", here[0], here[1]));
        }
        self.count(level, ["start position", "start positions"], &counted);
        (known.given.start, known.no_start) = (now, false);
    }

    fn lists(&mut self, level: Level<'_>, new: &mut LevelData, known: &mut LevelBase) -> Result<(), SonLvlError> {
        let (engine, rings) = (level.format("object")?, level.format("ring")?);
        let numbers = by_zone::object_list(engine, level);
        let own = &self.project.objects;
        let game = ListGame { objects: engine, rings, numbers, own, habits: BTreeMap::new() };
        let mut lists = Lists::default();
        game.add_all(new, &mut lists);
        let unheld = |is_ring: bool| -> Vec<(PlacementId, Vec<usize>)> {
            let own = lists.lost.iter().filter(|lost| lost.is_ring == is_ring);
            own.map(|lost| (lost.id, lost.places.clone())).collect()
        };
        let files = LevelFiles::of(new).unwrap_or_default();
        if let Some(now) = self.list_now(level, ("objects", "object", "objectcmp"), &known.objects) {
            let was = known.objects.bytes().unwrap_or_default();
            let [was, list] = [&was, &now].map(|bytes| objects::split_objects(bytes).0);
            let owner = if files.objects.is_empty() { level.name() } else { files.objects.as_str() };
            let objects = level.get("objects").map_or("", |value| &value.text);
            let make = |bytes: [u8; OBJECT], order: usize, id: PlacementId| {
                let mut thing = objects::thing_of((engine, numbers), Entry::read(engine, bytes), order, id);
                if let Thing::Placement(placement) = &mut thing {
                    by_zone::set_fields(engine, level.name(), objects, placement);
                }
                thing
            };
            let taken = take_list(new, (&lists.objects, was, list), (&unheld(false), owner, "object"), &make);
            self.count(level, ["object", "objects"], &taken);
            known.objects = Packed::of(&now);
        }
        if rings.has_large_chunks() {
            return Ok(());
        }
        if let Some(now) = self.list_now(level, ("rings", "ring", "ringcmp"), &known.rings) {
            let was = known.rings.bytes().unwrap_or_default();
            let [was, list] = [&was, &now].map(|bytes| objects::split_rings(rings, bytes).1);
            let owner = if files.rings.is_empty() { level.name() } else { files.rings.as_str() };
            let make = |bytes: [u8; RING], order: usize, id: PlacementId| {
                Thing::Placement(objects::ring_of(rings, bytes, order, id))
            };
            let taken = take_list(new, (&lists.rings, was, list), (&unheld(true), owner, "ring"), &make);
            self.count(level, ["entry of the ring list", "entries of the ring list"], &taken);
            known.rings = Packed::of(&now);
        }
        Ok(())
    }

    /// The list file as it is now, if that is not what project and disassembly last agreed on.
    fn list_now(&self, level: Level<'_>, (key, kind, cmp): (&str, &str, &str), known: &Packed) -> Option<Vec<u8>> {
        let name = level.file(key)?;
        let packed = level.compression(kind, &[cmp]).ok()?;
        let now = self.export.source(&name, packed).ok()?.now?;
        (known.bytes().unwrap_or_default() != now).then_some(now)
    }
}

/// A cell of the project for a word of a chunk file; a block that the tileset does not have counts as empty.
fn own_cell(out: &ZoneOut<'_>, word: u16) -> Cell {
    let cell = cell_of(out.engine, word);
    let own = out.blocks.list.get(usize::from(cell.block.min(most_blocks(out.engine)))).copied().flatten();
    let block = own.filter(|own| *own > 0).map_or(0, |own| own + out.set.first_block);
    Cell { block, ..cell }
}

/// Takes over what changed from one state of a list to another: entries that are gone, new, or changed in place.
fn take_list<const N: usize>(
    level: &mut LevelData,
    (items, was, now): (&[Item<N>], &[[u8; N]], &[[u8; N]]),
    (unheld, owner, list): (&[(PlacementId, Vec<usize>)], &str, &str),
    make: &dyn Fn([u8; N], usize, PlacementId) -> Thing,
) -> Counted {
    let mut counted = Counted::default();
    let (places, foreign) = super::entries::moved(was, now);
    let mut by_id: HashMap<PlacementId, Vec<&Item<N>>> = HashMap::new();
    for item in items {
        by_id.entry(item.id).or_default().push(item);
    }
    let is_untouched =
        |items: &[&Item<N>]| items.iter().all(|item| item.from.and_then(|from| was.get(from)) == Some(&item.bytes));
    // Those of which an entry is gone: taken away, or changed to what is new in its place.
    let mut gone: Vec<PlacementId> = Vec::new();
    let mut orders: HashMap<PlacementId, Vec<usize>> = HashMap::new();
    for (id, items) in &by_id {
        let from: Vec<usize> = items.iter().filter_map(|item| item.from).filter(|from| *from < was.len()).collect();
        let kept: Vec<usize> = from.iter().filter_map(|from| places[*from]).collect();
        if kept.is_empty() && !from.is_empty() && is_untouched(items) {
            gone.push(*id);
            continue;
        }
        if kept.len() < from.len() {
            let place = items
                .first()
                .map_or([0; 2], |item| [0, 2].map(|at| u16::from_be_bytes([item.bytes[at], item.bytes[at + 1]])));
            counted.kept.push(format!("at {}, {}", place[0], place[1] & 0xFFF));
        }
        if !from.is_empty() {
            orders.insert(*id, kept);
        }
    }
    // What the game cannot hold as the project has it keeps the entry that it had.
    for (id, from) in unheld {
        orders.insert(*id, from.iter().filter_map(|from| places.get(*from).copied().flatten()).collect());
    }
    gone.sort_by_key(|id| by_id[id].first().and_then(|item| item.from));
    let mut replaced: HashMap<PlacementId, usize> = HashMap::new();
    let mut added: Vec<usize> = Vec::new();
    for place in foreign {
        let same = gone.iter().position(|id| by_id[id].len() == 1 && is_like(&by_id[id][0].bytes, &now[place]));
        match same {
            Some(at) => {
                replaced.insert(gone.remove(at), place);
            }
            None => added.push(place),
        }
    }
    counted.taken = gone.len() + replaced.len() + added.len();
    let gone: HashSet<PlacementId> = gone.into_iter().collect();
    level.placements.retain(|placement| !gone.contains(&placement.id));
    level.switchers.retain(|switcher| !gone.contains(&switcher.id));
    for (id, place) in replaced {
        put_thing(level, make(now[place], place, id));
    }
    let placements = level.placements.iter_mut().map(|placement| (placement.id, &mut placement.extra));
    let switchers = level.switchers.iter_mut().map(|switcher| (switcher.id, &mut switcher.extra));
    for (id, fields) in placements.chain(switchers) {
        if let Some(places) = orders.get(&id) {
            match places.as_slice() {
                [] => objects::forget_orders(fields),
                places => objects::set_orders(fields, places),
            }
        }
    }
    for place in added {
        let mut salt = place;
        let is_taken = |id: PlacementId| {
            level.placements.iter().any(|known| known.id == id) || level.switchers.iter().any(|known| known.id == id)
        };
        let id = loop {
            let id = placement_id(owner, list, salt);
            if !is_taken(id) {
                break id;
            }
            salt += 0x1_0000;
        };
        put_thing(level, make(now[place], place, id));
    }
    counted
}

/// Two entries that may be one, changed: of one number, or of one place.
fn is_like<const N: usize>(one: &[u8; N], other: &[u8; N]) -> bool {
    if N == OBJECT { one[4] & 0x7F == other[4] & 0x7F } else { one[..2] == other[..2] || one[2..] == other[2..] }
}

/// Replaces the thing of that id, or puts it behind the one that is before it in the file.
fn put_thing(level: &mut LevelData, thing: Thing) {
    let first = |extra: &Extra| objects::orders_of(extra).first().copied();
    match thing {
        Thing::Placement(placement) => {
            let is_it = |one: &Placement, other: &Placement| one.id == other.id;
            put_in(&mut level.placements, placement, is_it, |one| first(&one.extra));
        }
        Thing::Switcher(switcher) => {
            put_in(&mut level.switchers, switcher, |one, other| one.id == other.id, |one| first(&one.extra));
        }
    }
}

fn put_in<T>(list: &mut Vec<T>, thing: T, is_it: impl Fn(&T, &T) -> bool, order: impl Fn(&T) -> Option<usize>) {
    if let Some(known) = list.iter_mut().find(|known| is_it(known, &thing)) {
        *known = thing;
        return;
    }
    let own = order(&thing);
    let before = list.iter().rposition(|known| order(known).is_some_and(|order| Some(order) < own));
    list.insert(before.map_or(0, |before| before + 1), thing);
}
