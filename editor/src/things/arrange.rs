//! The edits of selected things: moved, nudged, stretched, turned, duplicated, deleted.

use super::links;
use super::lookup::{Indexed, Lookup};
use super::targets::Grip;
use crate::command::{Command, Outbox};
use crate::language::t;
use crate::session::Selected;
use crate::tr;
use eframe::egui::{Vec2, vec2};
use kit::document::{Edit, Edits, LevelSettings, NewIds, Stamp, properties};
use kit::notices::Notice;
use sim::project::{
    Area, LayerSwitcher, LevelData, LevelMark, LimitChange, NamedStart, Orientation, OwnKinds, Placement, PlacementId,
    Start,
};
use std::collections::{BTreeMap, BTreeSet};

/// A random id that the level does not have yet.
pub fn new_id(level: &LevelData) -> PlacementId {
    NewIds::of(level).next_id()
}

/// The edit that replaces a switcher in its slot, adds it at the end, or with `None` takes it away.
pub fn set_switcher(key: &str, things: &impl Lookup, id: PlacementId, switcher: Option<LayerSwitcher>) -> Edit {
    let slot = things.switcher(id).map_or(things.level().switchers.len(), |(slot, _)| slot);
    Edit::SetSwitcher { level: key.to_owned(), id, switcher: switcher.map(|switcher| (slot, switcher)) }
}

/// The edit that replaces a change of the camera limits in its place, adds it at the end, or with `None` takes it away.
pub fn set_limit_change(key: &str, level: &LevelData, id: PlacementId, change: Option<LimitChange>) -> Edit {
    let list = &level.limit_changes;
    let place = list.iter().position(|change| change.id == id).unwrap_or(list.len());
    Edit::SetLimitChange { level: key.to_owned(), id, change: change.map(|change| (place, change)) }
}

/// The edit that replaces a region or a note in its place, adds it at the end, or with `None` takes it away.
pub fn set_mark(key: &str, level: &LevelData, id: PlacementId, mark: Option<LevelMark>) -> Edit {
    let list = &level.marks;
    let place = list.iter().position(|mark| mark.id == id).unwrap_or(list.len());
    Edit::SetMark { level: key.to_owned(), id, mark: mark.map(|mark| (place, mark)) }
}

/// A start moved by whole pixels.
fn shifted(start: Start, (dx, dy): (i32, i32)) -> Start {
    Start { x: start.x.saturating_add(dx), y: start.y.saturating_add(dy), ..start }
}

/// The edit that changes a level's further starts; `None` if they stay as they are.
pub fn further_starts(key: &str, level: &LevelData, change: impl FnOnce(&mut Vec<NamedStart>)) -> Option<Edit> {
    let mut starts = level.starts.clone();
    change(&mut starts);
    (starts != level.starts).then(|| Edit::SetStarts { level: key.to_owned(), starts })
}

/// The edits that replace a start.
pub fn set_start(key: &str, level: &LevelData, what: Selected, start: Start) -> Vec<Edit> {
    let edit = match what {
        Selected::FurtherStart(n) => further_starts(key, level, |starts| {
            if let Some(named) = starts.get_mut(n) {
                named.start = start;
            }
        }),
        _ => Some(Edit::SetStart { level: key.to_owned(), start }),
    };
    edit.into_iter().collect()
}

/// A name that no further start of the level has yet.
pub fn new_start_name(level: &LevelData) -> String {
    let is_free = |name: &String| level.starts.iter().all(|start| start.name != *name);
    sim::project::numbered(2, |n| tr!("Start {n}", n), is_free)
}

/// The edit that moves a thing by whole pixels from where `level` has it.
pub fn moved(key: &str, things: &impl Lookup, what: Selected, by: Vec2) -> Option<Edit> {
    let level = things.level();
    let (dx, dy) = (by.x.round() as i32, by.y.round() as i32);
    let level_key = key.to_owned();
    Some(match what {
        Selected::Start => {
            let start = shifted(level.start, (dx, dy));
            Edit::SetStart { level: level_key, start }
        }
        Selected::FurtherStart(_) => return moved_each(key, things, &[(what, by)]).pop(),
        Selected::Goal => {
            let old = level.goal?;
            let goal = Area { x: old.x.saturating_add(dx), y: old.y.saturating_add(dy), ..old };
            Edit::SetGoal { level: level_key, goal: Some(goal) }
        }
        Selected::Water => {
            let settings = LevelSettings { water: Some(level.water?.saturating_add(dy)), ..LevelSettings::of(level) };
            Edit::SetLevelSettings { level: level_key, settings }
        }
        Selected::Switcher(id) => {
            let (slot, old) = things.switcher(id)?;
            let (x, y) = (old.x.saturating_add(dx), old.y.saturating_add(dy));
            let switcher = LayerSwitcher { x, y, ..old.clone() };
            Edit::SetSwitcher { level: level_key, id, switcher: Some((slot, switcher)) }
        }
        Selected::Placement(id) => {
            let (slot, old) = things.placement(id)?;
            let (x, y) = (old.x.saturating_add(dx), old.y.saturating_add(dy));
            let placement = Placement { x, y, ..old.clone() };
            Edit::SetPlacement { level: level_key, id, placement: Some((slot, placement)) }
        }
        // Its heights are those of its sides, which its ends move.
        Selected::LimitChange(id) => {
            let mut change = level.limit_changes.iter().find(|change| change.id == id)?.clone();
            change.from_x = change.from_x.saturating_add(dx);
            change.to_x = change.to_x.map(|to| to.saturating_add(dx));
            set_limit_change(key, level, id, Some(change))
        }
        Selected::Mark(id) => {
            let old = level.marks.iter().find(|mark| mark.id == id)?;
            let (x, y) = (old.x.saturating_add(dx), old.y.saturating_add(dy));
            set_mark(key, level, id, Some(LevelMark { x, y, ..old.clone() }))
        }
    })
}

/// The edits that move things, each by its own whole pixels. All further starts are one list, and so one edit.
pub fn moved_each(key: &str, things: &impl Lookup, moves: &[(Selected, Vec2)]) -> Vec<Edit> {
    let others = moves.iter().filter(|(what, _)| !is_further(what));
    let starts = further_starts(key, things.level(), |starts| {
        for (what, by) in moves {
            if let Selected::FurtherStart(n) = what
                && let Some(named) = starts.get_mut(*n)
            {
                named.start = shifted(named.start, (by.x.round() as i32, by.y.round() as i32));
            }
        }
    });
    others.filter_map(|(what, by)| moved(key, things, *what, *by)).chain(starts).collect()
}

const fn is_further(what: &Selected) -> bool {
    matches!(what, Selected::FurtherStart(_))
}

/// The edit that pulls an end of a switcher, or a side or corner of the goal, by so many pixels.
pub fn stretched(key: &str, level: &LevelData, what: Selected, grip: Grip, by: Vec2, snap: f32) -> Option<Edit> {
    let Grip::Edge(gx, gy) = grip else { return moved(key, level, what, by) };
    let snapped = |v: f32| (v / snap).round() * snap;
    match what {
        Selected::Switcher(id) => {
            let mut switcher = level.switchers.iter().find(|s| s.id == id)?.clone();
            let pull = by.x * f32::from(gx) + by.y * f32::from(gy);
            let half = snapped(f32::from(switcher.half_length) + pull);
            switcher.half_length = half.clamp(snap.max(1.0), 4096.0) as u16;
            Some(set_switcher(key, level, id, Some(switcher)))
        }
        Selected::LimitChange(id) => {
            let mut change = level.limit_changes.iter().find(|change| change.id == id)?.clone();
            let pulled = |side: Option<i32>, usual: i32| Some(snapped(side.unwrap_or(usual) as f32 + by.y) as i32);
            if gy < 0 {
                change.top = pulled(change.top, level.bounds.top);
            } else {
                change.bottom = pulled(change.bottom, level.bounds.bottom);
            }
            Some(set_limit_change(key, level, id, Some(change)))
        }
        Selected::Goal => {
            let goal = Some(pulled_area(level.goal?, (gx, gy), by, snap));
            Some(Edit::SetGoal { level: key.to_owned(), goal })
        }
        Selected::Mark(id) => {
            let old = level.marks.iter().find(|mark| mark.id == id)?;
            let Area { x, y, width, height } = pulled_area(old.area(), (gx, gy), by, snap);
            Some(set_mark(key, level, id, Some(LevelMark { x, y, width, height, ..old.clone() })))
        }
        _ => moved(key, level, what, by),
    }
}

/// Returns an area with a side or a corner pulled by so many pixels.
fn pulled_area(old: Area, (gx, gy): (i8, i8), by: Vec2, snap: f32) -> Area {
    let snapped = |v: f32| (v / snap).round() * snap;
    let side = |low: i32, size: i32, grip: i8, by: f32| {
        let (mut from, mut to) = (low as f32, low.saturating_add(size) as f32);
        match grip {
            -1 => from = snapped(from + by).min(to - snap),
            1 => to = snapped(to + by).max(from + snap),
            _ => {}
        }
        (from as i32, (to - from) as i32)
    };
    let ((x, width), (y, height)) = (side(old.x, old.width, gx, by.x), side(old.y, old.height, gy, by.y));
    Area { x, y, width, height }
}

/// Returns the distance by which a thing at (`x`, `y`) moves to end on the grid of `snap` pixels.
pub fn snapped(x: i32, y: i32, by: Vec2, snap: f32) -> Vec2 {
    let at = |v: i32, by: f32| ((v as f32 + by) / snap).round() * snap - v as f32;
    vec2(at(x, by.x), at(y, by.y))
}

/// The edits that move everything selected.
pub fn nudged(key: &str, level: &LevelData, selection: &BTreeSet<Selected>, by: Vec2) -> Vec<Edit> {
    moved_each(key, &Indexed::new(level), &selection.iter().map(|what| (*what, by)).collect::<Vec<_>>())
}

/// The edits that delete what can be deleted: every level has a start.
pub fn deleted(key: &str, level: &LevelData, selection: &BTreeSet<Selected>) -> Vec<Edit> {
    let things = Indexed::new(level);
    let edit = |what: &Selected| {
        Some(match what {
            Selected::Start | Selected::FurtherStart(_) => return None,
            Selected::Goal => level.goal.map(|_| Edit::SetGoal { level: key.to_owned(), goal: None })?,
            Selected::Water => {
                level.water?;
                let settings = LevelSettings { water: None, ..LevelSettings::of(level) };
                Edit::SetLevelSettings { level: key.to_owned(), settings }
            }
            Selected::Switcher(id) => {
                things.switcher(*id)?;
                Edit::SetSwitcher { level: key.to_owned(), id: *id, switcher: None }
            }
            Selected::Placement(id) => {
                things.placement(*id)?;
                Edit::SetPlacement { level: key.to_owned(), id: *id, placement: None }
            }
            Selected::LimitChange(id) => {
                level.limit_changes.iter().find(|change| change.id == *id)?;
                set_limit_change(key, level, *id, None)
            }
            Selected::Mark(id) => {
                level.marks.iter().find(|mark| mark.id == *id)?;
                set_mark(key, level, *id, None)
            }
        })
    };
    let starts = further_starts(key, level, |starts| {
        let mut number = 0..;
        starts.retain(|_| !number.next().is_some_and(|n| selection.contains(&Selected::FurtherStart(n))));
    });
    selection.iter().filter_map(edit).chain(starts).collect()
}

/// The edits that change every selected switcher, each by its place among the selected ones in slot order.
pub fn each_switcher(
    key: &str,
    level: &LevelData,
    selection: &BTreeSet<Selected>,
    change: impl Fn(usize, &mut LayerSwitcher),
) -> Vec<Edit> {
    let is_chosen = |switcher: &LayerSwitcher| selection.contains(&Selected::Switcher(switcher.id));
    each_of(&level.switchers, is_chosen, change, |slot, switcher| Edit::SetSwitcher {
        level: key.to_owned(),
        id: switcher.id,
        switcher: Some((slot, switcher)),
    })
}

/// The edits that change every selected region and note, each by its place among the selected ones.
pub fn each_mark(
    key: &str,
    level: &LevelData,
    selection: &BTreeSet<Selected>,
    change: impl Fn(usize, &mut LevelMark),
) -> Vec<Edit> {
    let is_chosen = |mark: &LevelMark| selection.contains(&Selected::Mark(mark.id));
    each_of(&level.marks, is_chosen, change, |place, mark| Edit::SetMark {
        level: key.to_owned(),
        id: mark.id,
        mark: Some((place, mark)),
    })
}

/// The edits of the chosen things of a list that a change leaves otherwise.
fn each_of<T: Clone + PartialEq>(
    list: &[T],
    is_chosen: impl Fn(&T) -> bool,
    change: impl Fn(usize, &mut T),
    edit: impl Fn(usize, T) -> Edit,
) -> Vec<Edit> {
    let chosen = list.iter().enumerate().filter(|(_, old)| is_chosen(old)).enumerate();
    let changed = chosen.filter_map(|(n, (place, old))| {
        let mut new = old.clone();
        change(n, &mut new);
        (new != *old).then(|| edit(place, new))
    });
    changed.collect()
}

/// Exchanges what the two sides of a switcher set.
pub fn swap_sides(switcher: &mut LayerSwitcher) {
    std::mem::swap(&mut switcher.left_or_above, &mut switcher.right_or_below);
}

/// Turns a switcher's line.
pub fn turn(switcher: &mut LayerSwitcher) {
    switcher.orientation = match switcher.orientation {
        Orientation::Vertical => Orientation::Horizontal,
        Orientation::Horizontal => Orientation::Vertical,
    };
}

/// Things that are put into a level.
pub struct Newcomers {
    /// The edits that put them there.
    pub edits: Edits,
    /// Their ids.
    pub things: BTreeSet<Selected>,
    /// Some are linked to objects of the level, because no switch is free for links of their own.
    pub lacks_switches: bool,
}

impl Newcomers {
    /// Says so if copies are linked to their originals.
    pub fn warn(&self, out: &mut Outbox) {
        if self.lacks_switches {
            let text = t("All 16 switches are taken: the copies share the switches of their originals.");
            out.send(Command::Notice(Notice::warning(text)));
        }
    }
}

/// Things that are put into slots of a level, the lowest first.
#[derive(Default)]
struct Copies {
    switchers: Vec<(usize, LayerSwitcher)>,
    placements: Vec<(usize, Placement)>,
    marks: Vec<(usize, LevelMark)>,
}

/// Puts the things of a stamp behind all others of a level, under ids and with links of their own.
pub fn placed(key: &str, level: &LevelData, own: &OwnKinds, stamp: &Stamp) -> Newcomers {
    let copies = Copies {
        switchers: (level.switchers.len()..).zip(stamp.switchers.iter().cloned()).collect(),
        placements: (level.placements.len()..).zip(stamp.placements.iter().cloned()).collect(),
        marks: (level.marks.len()..).zip(stamp.marks.iter().cloned()).collect(),
    };
    put(key, level, own, copies)
}

/// Puts things into slots of a level, with links of their own.
fn put(key: &str, level: &LevelData, own: &OwnKinds, mut copies: Copies) -> Newcomers {
    let lacks_switches = !links::separate(level, own, copies.placements.iter_mut().map(|(_, placement)| placement));
    Newcomers { lacks_switches, ..joined(key, level, copies) }
}

/// Puts things into slots of a level as they are, under new ids.
fn joined(key: &str, level: &LevelData, copies: Copies) -> Newcomers {
    let Copies { switchers, placements, marks } = copies;
    let mut ids = NewIds::of(level);
    let mut things = BTreeSet::new();
    let mut edits = Vec::with_capacity(switchers.len() + placements.len() + marks.len());
    // The same original again begins another group of copies.
    let mut groups: Vec<BTreeMap<PlacementId, PlacementId>> = vec![BTreeMap::new()];
    let mut new = Vec::with_capacity(placements.len());
    for (_, placement) in &placements {
        let id = ids.next_id();
        if groups.last().is_some_and(|group| group.contains_key(&placement.id)) {
            groups.push(BTreeMap::new());
        }
        if let Some(group) = groups.last_mut() {
            group.insert(placement.id, id);
        }
        new.push((id, groups.len() - 1));
    }
    let in_group = switchers.len().div_ceil(groups.len()).max(1);
    for (n, (slot, mut switcher)) in switchers.into_iter().enumerate() {
        let id = ids.next_id();
        properties::redirect(&mut switcher.extra, &groups[n / in_group]);
        let switcher = Some((slot, LayerSwitcher { id, ..switcher }));
        edits.push(Edit::SetSwitcher { level: key.to_owned(), id, switcher });
        things.insert(Selected::Switcher(id));
    }
    for ((slot, mut placement), (id, group)) in placements.into_iter().zip(new) {
        properties::redirect(&mut placement.extra, &groups[group]);
        let placement = Some((slot, Placement { id, ..placement }));
        edits.push(Edit::SetPlacement { level: key.to_owned(), id, placement });
        things.insert(Selected::Placement(id));
    }
    for (place, mut mark) in marks {
        let id = ids.next_id();
        properties::redirect(&mut mark.extra, &groups[0]);
        edits.push(Edit::SetMark { level: key.to_owned(), id, mark: Some((place, LevelMark { id, ..mark })) });
        things.insert(Selected::Mark(id));
    }
    Newcomers { edits: edits.into(), things, lacks_switches: false }
}

/// Copies of the selected switchers and objects in columns and rows, at equal distances in pixels, behind all others. Copies
/// of objects that are linked to each other are linked among themselves, each group on its own.
pub fn in_rows(
    key: &str,
    level: &LevelData,
    own: &OwnKinds,
    selection: &BTreeSet<Selected>,
    rows: &CopyRows,
) -> Newcomers {
    let switchers = level.switchers.iter().filter(|switcher| selection.contains(&Selected::Switcher(switcher.id)));
    let switchers: Vec<&LayerSwitcher> = switchers.collect();
    let placements = level.placements.iter().filter(|placement| selection.contains(&Selected::Placement(placement.id)));
    let placements: Vec<&Placement> = placements.collect();
    let (mut with, mut lacks_switches) = (level.clone(), false);
    for (dx, dy) in rows.places() {
        let mut group: Vec<Placement> = placements
            .iter()
            .map(|old| Placement { x: old.x.saturating_add(dx), y: old.y.saturating_add(dy), ..(*old).clone() })
            .collect();
        lacks_switches |= !links::separate(&with, own, group.iter_mut());
        with.placements.extend(group);
        with.switchers.extend(switchers.iter().map(|old| LayerSwitcher {
            x: old.x.saturating_add(dx),
            y: old.y.saturating_add(dy),
            ..(*old).clone()
        }));
    }
    let (first, last) = (level.switchers.len(), level.placements.len());
    let switchers = (first..).zip(with.switchers.split_off(first)).collect();
    let placements = (last..).zip(with.placements.split_off(last)).collect();
    Newcomers { lacks_switches, ..joined(key, level, Copies { switchers, placements, ..Copies::default() }) }
}

/// Columns and rows of copies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CopyRows {
    /// Columns and rows, the originals among them.
    pub count: (i32, i32),
    /// Pixels from column to column, to the right, and from row to row, down.
    pub step: (i32, i32),
}

impl CopyRows {
    /// The places of the copies, pixels from the originals, row by row.
    pub fn places(&self) -> impl Iterator<Item = (i32, i32)> + use<> {
        let Self { count: (columns, rows), step: (dx, dy) } = *self;
        let all = (0..rows.max(1)).flat_map(move |row| (0..columns.max(1)).map(move |column| (column, row)));
        all.skip(1).map(move |(column, row)| (column.saturating_mul(dx), row.saturating_mul(dy)))
    }
}

/// Copies of the selected switchers, objects and starts, beside them; each copy of an object or switcher has the slot
/// behind its original.
pub fn duplicated(key: &str, level: &LevelData, own_kinds: &OwnKinds, selection: &BTreeSet<Selected>) -> Newcomers {
    let switchers = level.switchers.iter().enumerate();
    let switchers = switchers.filter(|(_, switcher)| selection.contains(&Selected::Switcher(switcher.id)));
    // Each copy moves the slots behind it.
    let switchers = switchers.zip(1..).map(|((slot, original), before)| {
        (slot + before, LayerSwitcher { x: original.x.saturating_add(32), ..original.clone() })
    });
    let placements = level.placements.iter().enumerate();
    let placements = placements.filter(|(_, placement)| selection.contains(&Selected::Placement(placement.id)));
    let placements = placements.zip(1..).map(|((slot, original), before)| {
        (slot + before, Placement { x: original.x.saturating_add(32), ..original.clone() })
    });
    let marks = level.marks.iter().enumerate().filter(|(_, mark)| selection.contains(&Selected::Mark(mark.id)));
    let marks = marks.zip(1..).map(|((place, original), before)| {
        (place + before, LevelMark { x: original.x.saturating_add(32), ..original.clone() })
    });
    let copies = Copies { switchers: switchers.collect(), placements: placements.collect(), marks: marks.collect() };
    let mut new = put(key, level, own_kinds, copies);
    let own = selection.contains(&Selected::Start).then_some(level.start);
    let further = level.starts.iter().enumerate().filter(|(n, _)| selection.contains(&Selected::FurtherStart(*n)));
    let starts: Vec<Start> = own.into_iter().chain(further.map(|(_, named)| named.start)).collect();
    new.things.extend((level.starts.len()..).zip(&starts).map(|(n, _)| Selected::FurtherStart(n)));
    let mut with = level.clone();
    new.edits.extend(further_starts(key, level, |list| {
        for start in starts {
            let name = new_start_name(&with);
            with.starts.push(NamedStart { name, start: shifted(start, (32, 0)), ..NamedStart::default() });
        }
        *list = with.starts;
    }));
    new
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_have_the_slots_behind_their_originals() {
        let object = |id, x| Placement { id: PlacementId(id), x, ..Placement::default() };
        let level =
            LevelData { placements: vec![object(9, 0), object(3, 100), object(5, 200)], ..LevelData::default() };
        let all = level.placements.iter().map(|placement| Selected::Placement(placement.id)).collect();
        let new = duplicated("a", &level, &OwnKinds::default(), &all);
        let slots = new.edits.as_slice().iter().filter_map(|edit| match edit {
            Edit::SetPlacement { placement: Some((slot, placement)), .. } => Some((*slot, placement.x)),
            _ => None,
        });
        assert_eq!(slots.collect::<Vec<_>>(), [(1, 32), (3, 132), (5, 232)]);
        assert_eq!(new.things.len(), 3);
    }

    #[test]
    fn a_goal_at_the_edge_of_the_numbers_can_be_stretched() {
        for at in [i32::MIN, i32::MAX] {
            let goal = Area { x: at, y: at, width: i32::MAX, height: i32::MAX };
            let level = LevelData { goal: Some(goal), ..LevelData::default() };
            for grip in [Grip::Edge(-1, 1), Grip::Edge(1, -1)] {
                assert!(stretched("a", &level, Selected::Goal, grip, vec2(8.0, -8.0), 8.0).is_some());
            }
        }
    }
}
