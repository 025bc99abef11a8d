//! The notes of the project about an export, so that the next one knows what was written: the files' content, numbers and
//! places in lists. Solid tiles that another tileset changed follow.

use super::Export;
use super::level::LevelOut;
use super::replace::place::ActPlace;
use super::zone::ZoneAfter;
use crate::document::Edit;
use crate::document::imported::extra::{self, LevelExtra, PlaneExtra, ZoneExtra};
use crate::document::imported::mapping::Mapping;
use crate::document::imported::packed::Packed;
use crate::document::imported::palette_sources::PaletteSources;
use crate::exchange::sonlvl::files::collision::tiles_of;
use crate::exchange::sonlvl::level::objects::{set_orders, set_remembered};
use crate::exchange::sonlvl::zone::base::{self, Given, LevelBase, ZoneBase};
use sim::project::{LevelData, Project, TilesetRef};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The data that the project keeps.
#[derive(Clone, Debug, Default)]
pub struct After {
    levels: Vec<LevelOut>,
    /// By the zone's name.
    zones: BTreeMap<String, ZoneAfter>,
    /// Heights, widths and angles as they are then, by the files' paths.
    arrays: BTreeMap<String, Vec<u8>>,
    /// Planes behind levels, as their files are then, by their keys.
    planes: BTreeMap<String, PlaneExtra>,
    /// Acts that levels replace, with the levels' keys.
    places: Vec<(String, ActPlace)>,
}

impl After {
    pub(super) fn add_level(&mut self, level: LevelOut) {
        self.levels.push(level);
    }

    pub(super) fn add_plane(&mut self, key: String, plane: PlaneExtra) {
        self.planes.insert(key, plane);
    }

    pub(super) fn add_place(&mut self, key: String, place: ActPlace) {
        self.places.push((key, place));
    }

    /// The edits by which levels keep the acts that they replace.
    pub(crate) fn place_edits(&self, project: &Project) -> Vec<Edit> {
        self.places.iter().filter_map(|(key, place)| place.edit(project, key)).collect()
    }

    /// The edits that make a project keep it; none if it keeps all of it already.
    ///
    /// The project may have been edited since the export was laid out.
    pub(crate) fn edits(&self, project: &Project) -> Vec<Edit> {
        let levels = self.levels.iter().flat_map(|level| {
            let sharers = project.levels.iter().filter(|data| self.levels.iter().all(|own| own.key != data.key));
            let own = level_edit(project, level);
            own.into_iter().chain(sharers.filter_map(|data| sharer_edit(project, level, data)))
        });
        let tilesets = project.tilesets.iter().enumerate().filter_map(|(index, set)| {
            let tileset = self.tileset(set)?;
            Some(Edit::SetTileset { index, tileset: Some(tileset) })
        });
        let planes = self.planes.iter().filter_map(|(key, came)| plane_edit(project, key, came));
        levels.chain(planes).chain(tilesets).chain(self.place_edits(project)).collect()
    }

    /// A tileset that keeps it; `None` if nothing changes.
    fn tileset(&self, set: &Arc<TilesetRef>) -> Option<Arc<TilesetRef>> {
        let old: ZoneExtra = extra::read(&set.tileset.extra)?;
        let mut tileset = (*set.tileset).clone();
        let mut fields = (*tileset.extra).clone();
        let known: Option<ZoneBase> = base::read(&fields);
        let mut kept = known.clone();
        if let Some((zone, base, colors)) = self.zones.get(&old.zone) {
            if *zone != old {
                fields = extra::with(fields, zone);
            }
            kept = Some(base.clone());
            if let Some(colors) =
                colors.as_ref().filter(|colors| PaletteSources::of(&tileset).as_ref() != Some(*colors))
            {
                fields = colors.put(fields);
            }
        }
        if let Some(kept) = &mut kept {
            self.follow_tiles(&mut tileset, &old, kept);
            if known.as_ref() != Some(kept) {
                fields = base::with(fields, kept);
            }
        }
        tileset.extra = Arc::new(fields);
        (tileset != *set.tileset).then(|| Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(**set).clone() }))
    }

    /// Solid tiles that are as they were when they were read, and that the files have otherwise now, become what the
    /// files have.
    fn follow_tiles(&self, tileset: &mut sim::project::Tileset, zone: &ZoneExtra, kept: &mut ZoneBase) {
        let now = [0, 1, 2].map(|n| self.arrays.get(&kept.array_files[n]));
        let [Some(heights), Some(widths), Some(angles)] = now else { return };
        let was = [0, 1, 2].map(|n| kept.arrays[n].bytes().unwrap_or_default());
        let (was, now) = (tiles_of(&was[0], &was[1], &was[2]), tiles_of(heights, widths, angles));
        let numbers = Mapping::of(&zone.tiles, tileset.tiles.len(), u16::MAX);
        let mut has_all = true;
        for (number, now) in now.iter().enumerate().skip(1) {
            let own = numbers.list.get(number).copied().flatten().map(usize::from);
            let Some(tile) = own.and_then(|own| tileset.tiles.get(own)) else { continue };
            if was.get(number) == Some(tile) && tile != now {
                Arc::make_mut(&mut tileset.tiles)[own.unwrap_or_default()] = *now;
            } else if tile != now {
                has_all = false;
            }
        }
        if has_all {
            kept.arrays = [heights, widths, angles].map(|bytes| Packed::of(bytes));
        }
    }
}

/// A level that was not exported, with what it keeps of the files that it shares with one that was; `None` if nothing
/// changes.
fn sharer_edit(project: &Project, out: &LevelOut, data: &LevelData) -> Option<Edit> {
    let known: LevelBase = base::read(&data.extra)?;
    let shared = out.base.files.shared_with(&known.files);
    let came: LevelExtra = extra::read(&data.extra)?;
    let (mut base, mut own) = (known.clone(), came.clone());
    if shared.objects {
        base.objects = out.base.objects.clone();
    }
    if shared.rings {
        base.rings = out.base.rings.clone();
    }
    if shared.layout && came.zone == out.extra.zone {
        own.layout.clone_from(&out.extra.layout);
    }
    if shared.start {
        base.given.start = out.base.given.start;
    }
    if (&base, &own) == (&known, &came) {
        return None;
    }
    let at = project.levels.iter().position(|level| level.key == data.key)?;
    let mut level = data.clone();
    level.extra = base::with(extra::with(level.extra, &own), &base);
    keep_places(&mut level, out);
    Some(Edit::SetLevel { key: data.key.clone(), level: Some((at, Arc::new(level))) })
}

/// Keeps the places of a level's entries in their lists, and the memory that new ones got.
fn keep_places(level: &mut LevelData, out: &LevelOut) {
    let placements = level.placements.iter_mut().map(|placement| (placement.id, &mut placement.extra));
    let switchers = level.switchers.iter_mut().map(|switcher| (switcher.id, &mut switcher.extra));
    for (id, fields) in placements.chain(switchers) {
        if let Some(places) = out.orders.get(&id) {
            set_orders(fields, places);
        }
        if out.remembered.contains(&id) {
            set_remembered(fields, true);
        }
    }
}

/// A plane with what it keeps of its file; `None` if nothing changes.
fn plane_edit(project: &Project, key: &str, came: &PlaneExtra) -> Option<Edit> {
    let (at, old) = project.levels.iter().enumerate().find(|(_, level)| level.key == key)?;
    let mut plane: LevelData = (**old).clone();
    plane.extra = came.put(plane.extra);
    (plane != **old).then(|| Edit::SetLevel { key: key.to_owned(), level: Some((at, Arc::new(plane))) })
}

/// A level with what it keeps; `None` if nothing changes.
fn level_edit(project: &Project, out: &LevelOut) -> Option<Edit> {
    let (at, old) = project.levels.iter().enumerate().find(|(_, level)| level.key == out.key)?;
    let mut level: LevelData = (**old).clone();
    let mut base = out.base.clone();
    if let Some(known) = base::read::<LevelBase>(&level.extra) {
        base.given = Given { start: base.given.start, ..known.given };
    }
    level.extra = base::with(extra::with(level.extra, &out.extra), &base);
    keep_places(&mut level, out);
    let key = level.key.clone();
    (level != **old).then(|| Edit::SetLevel { key, level: Some((at, Arc::new(level))) })
}

impl Export<'_> {
    /// Collects what the project keeps.
    pub(super) fn keep(&mut self) {
        for (name, zone) in &self.zones {
            let paths = zone.after.1.array_files.clone();
            for target in &self.plan.ready.targets.files {
                let shown = self.sonlvl.folder.shown(&target.path);
                if paths.contains(&shown) {
                    self.plan.ready.after.arrays.insert(shown, target.new.clone());
                }
            }
            self.plan.ready.after.zones.insert(name.clone(), zone.after.clone());
        }
    }
}
