//! Levels of one game that take their objects, rings, layout or start from the same file: each of these is one thing in
//! several levels, so a change in one level is a change in all.

use super::extra::{self, LevelExtra};
use crate::document::Edit;
use serde::{Deserialize, Serialize};
use sim::project::{LayerSwitcher, LevelData, Placement, PlacementId, Start};
use sim::tiles::LayoutCell;
use std::collections::HashMap;
use std::sync::Arc;

/// The files of a level, each by the first level of the game that has it too; empty for none.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct LevelFiles {
    /// The object list.
    pub objects: String,
    /// The ring list.
    pub rings: String,
    /// The layout.
    pub layout: String,
    /// The first start position.
    pub start: String,
}

impl LevelFiles {
    /// The files of a level; `None` for a level that came from no disassembly, or if that is not known.
    pub(crate) fn of(level: &LevelData) -> Option<Self> {
        #[derive(Default, Deserialize)]
        #[serde(default)]
        struct Kept {
            files: LevelFiles,
        }
        let kept: Kept = extra::read_field(&level.extra, extra::FILES)?;
        (kept.files != Self::default()).then_some(kept.files)
    }

    /// The files that another level has too.
    pub(crate) fn shared_with(&self, other: &Self) -> SharedFiles {
        let is_one = |mine: &str, theirs: &str| !mine.is_empty() && mine == theirs;
        SharedFiles {
            objects: is_one(&self.objects, &other.objects),
            rings: is_one(&self.rings, &other.rings),
            layout: is_one(&self.layout, &other.layout),
            start: is_one(&self.start, &other.start),
        }
    }
}

/// The files that two levels share.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SharedFiles {
    /// The object list.
    pub objects: bool,
    /// The ring list.
    pub rings: bool,
    /// The layout.
    pub layout: bool,
    /// The first start position.
    pub start: bool,
}

impl SharedFiles {
    /// True if there is none.
    fn is_empty(self) -> bool {
        self == Self::default()
    }
}

/// The edits that make other levels follow, where edits led from one state of a project's levels to another. A part of a
/// level that was itself edited stays as it is.
pub(crate) fn followers(before: &[Arc<LevelData>], after: &[Arc<LevelData>]) -> Vec<Edit> {
    let earlier = |level: &LevelData| before.iter().find(|old| old.key == level.key);
    let mut edits = Vec::new();
    for (at, level) in after.iter().enumerate() {
        if before.get(at).is_some_and(|old| Arc::ptr_eq(old, level)) {
            continue;
        }
        let Some(old) = earlier(level).filter(|old| !Arc::ptr_eq(old, level)) else { continue };
        let Some(files) = LevelFiles::of(level).filter(|_| !is_copy(after, level)) else { continue };
        for other in after.iter().filter(|other| other.key != level.key && !is_copy(after, other)) {
            let (Some(other_old), Some(other_files)) = (earlier(other), LevelFiles::of(other)) else { continue };
            let shared = files.shared_with(&other_files);
            if shared.is_empty() {
                continue;
            }
            let follower = Follower { files: &files, shared, from: [old, level], to: [other_old, other] };
            follower.things(&mut edits);
            follower.switchers(&mut edits);
            follower.layout(&mut edits);
            follower.start(&mut edits);
        }
    }
    edits
}

/// True if a level before it came from the same section: a copy is a level of its own.
fn is_copy(levels: &[Arc<LevelData>], level: &LevelData) -> bool {
    let section = extra::section(&level.extra);
    let before = levels.iter().take_while(|other| other.key != level.key);
    section.is_some() && before.into_iter().any(|other| extra::section(&other.extra) == section)
}

/// A level that follows another one.
struct Follower<'a> {
    /// The files of the edited level.
    files: &'a LevelFiles,
    shared: SharedFiles,
    /// The edited level, before and now.
    from: [&'a LevelData; 2],
    /// The one that follows, before and now.
    to: [&'a LevelData; 2],
}

impl Follower<'_> {
    /// True for a placement of a list that both levels have.
    fn is_shared(&self, placement: &Placement) -> bool {
        let name = placement.kind.rsplit(':').next().unwrap_or_default();
        let is_ring = matches!(name, "ring" | "ring_group" | "ring_line" | "ring_arc");
        // What stands for something in the game's code is of one level.
        let in_code = placement.extra.contains_key("in_code");
        let in_rings = is_ring && !self.files.rings.is_empty();
        !in_code && if in_rings { self.shared.rings } else { self.shared.objects }
    }

    fn things(&self, edits: &mut Vec<Edit>) {
        if !self.shared.objects && !self.shared.rings {
            return;
        }
        let lists = [self.from, self.to].map(|both| both.map(|level| level.placements.as_slice()));
        let changes = changes(lists, |placement| placement.id);
        let shared = changes.into_iter().filter(|change| {
            let either = change.now.or(change.was);
            either.is_some_and(|placement| self.is_shared(placement))
        });
        let mut order = Order::of(self.from[1].placements.iter(), self.to[1].placements.iter(), |one| one.id);
        edits.extend(shared.map(|change| Edit::SetPlacement {
            level: self.to[1].key.clone(),
            id: change.id,
            placement: order.put(change.id, change.now.is_some()).zip(change.now.cloned()),
        }));
    }

    fn switchers(&self, edits: &mut Vec<Edit>) {
        if !self.shared.objects {
            return;
        }
        let lists = [self.from, self.to].map(|both| both.map(|level| level.switchers.as_slice()));
        let mut order = Order::of(self.from[1].switchers.iter(), self.to[1].switchers.iter(), |one| one.id);
        let id_of = |switcher: &LayerSwitcher| switcher.id;
        edits.extend(changes(lists, id_of).into_iter().map(|change| Edit::SetSwitcher {
            level: self.to[1].key.clone(),
            id: change.id,
            switcher: order.put(change.id, change.now.is_some()).zip(change.now.cloned()),
        }));
    }

    /// Levels of different zones show different chunks by the same numbers: their layouts stay apart here.
    fn layout(&self, edits: &mut Vec<Edit>) {
        let zone = |level: &LevelData| extra::read::<LevelExtra>(&level.extra).map(|came| came.zone);
        let [was, now] = self.from.map(|level| &level.layout);
        let [other_was, other] = self.to.map(|level| &level.layout);
        if !self.shared.layout || was == now || zone(self.from[1]) != zone(self.to[1]) {
            return;
        }
        let size = |layout: &sim::grid::Grid<LayoutCell>| (layout.width(), layout.height());
        let level = self.to[1].key.clone();
        if size(was) != size(now) {
            if other_was == other && was == other {
                edits.push(Edit::ResizeLayout { level, layout: now.clone() });
            }
            return;
        }
        let places = (0..now.height()).flat_map(|y| (0..now.width()).map(move |x| (x, y)));
        let follows = |(x, y): (u32, u32)| {
            let [was, now, other_was, other] = [was, now, other_was, other].map(|layout| layout.get(x, y));
            let is_change = was != now && other_was == other && other != now && other.is_some();
            is_change.then_some((x, y, now?))
        };
        let cells: Vec<(u32, u32, LayoutCell)> = places.filter_map(follows).collect();
        if !cells.is_empty() {
            edits.push(Edit::SetLayout { level, cells });
        }
    }

    fn start(&self, edits: &mut Vec<Edit>) {
        let [was, now] = self.from.map(|level| (level.start.x, level.start.y));
        let [other_was, other] = self.to.map(|level| (level.start.x, level.start.y));
        if self.shared.start && was != now && other_was == other && other != now {
            let start = Start { x: now.0, y: now.1, ..self.to[1].start };
            edits.push(Edit::SetStart { level: self.to[1].key.clone(), start });
        }
    }
}

/// Something of a list that was edited in one level, and not in the one that follows.
struct ListChange<'a, T> {
    id: PlacementId,
    was: Option<&'a T>,
    now: Option<&'a T>,
}

/// Returns the part of a list that changed in the first level, and is unchanged and different in the second one, in the order of the list.
fn changes<'a, T: PartialEq>(
    [[was, now], [other_was, other]]: [[&'a [T]; 2]; 2],
    id_of: fn(&T) -> PlacementId,
) -> Vec<ListChange<'a, T>> {
    let by_id = |list: &'a [T]| list.iter().map(|item| (id_of(item), item)).collect::<HashMap<_, _>>();
    let [old, new, other_old, other] = [was, now, other_was, other].map(by_id);
    let gone = was.iter().map(id_of).filter(|id| !new.contains_key(id));
    let there = now.iter().map(id_of);
    let changed = gone.chain(there).filter(|id| old.get(id) != new.get(id));
    let follows = |id: &PlacementId| other_old.get(id) == other.get(id) && other.get(id) != new.get(id);
    let change = |id: PlacementId| ListChange { id, was: old.get(&id).copied(), now: new.get(&id).copied() };
    changed.filter(follows).map(change).collect()
}

/// The order in which the things of one list belong in another one.
struct Order {
    /// By id, the ids before it in the list that is followed, nearest last.
    source: Vec<PlacementId>,
    target: Vec<PlacementId>,
}

impl Order {
    fn of<'a, T: 'a>(
        source: impl Iterator<Item = &'a T>,
        target: impl Iterator<Item = &'a T>,
        id_of: fn(&T) -> PlacementId,
    ) -> Self {
        Self { source: source.map(id_of).collect(), target: target.map(id_of).collect() }
    }

    /// Puts something into the list, or takes it away; its place if it is there.
    fn put(&mut self, id: PlacementId, is_there: bool) -> Option<usize> {
        let known = self.target.iter().position(|known| *known == id);
        if !is_there {
            known.map(|at| self.target.remove(at));
            return None;
        }
        if known.is_some() {
            return known;
        }
        let before = self.source.iter().position(|known| *known == id).unwrap_or(self.source.len());
        let nearest = self.source[..before].iter().rev();
        let place = nearest.filter_map(|before| self.target.iter().position(|known| known == before)).next();
        let at = place.map_or(0, |place| place + 1);
        self.target.insert(at, id);
        Some(at)
    }
}
