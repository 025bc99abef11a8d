//! What is done to things that are selected: moved, nudged, stretched, turned, duplicated, deleted.

use super::targets::Grip;
use crate::session::Selected;
use crate::tr;
use eframe::egui::{Vec2, vec2};
use kit::document::{Edit, LevelSettings};
use sim::project::{
    Area, LayerSwitcher, LevelData, LimitChange, NamedStart, Orientation, Placement, PlacementId, Start,
};
use std::collections::BTreeSet;
use std::hash::{BuildHasher as _, Hasher as _};

/// A random id that the level does not have yet.
pub fn new_id(level: &LevelData) -> PlacementId {
    let taken = |id: u64| {
        id == 0
            || level.switchers.iter().any(|s| s.id.0 == id)
            || level.placements.iter().any(|p| p.id.0 == id)
            || level.limit_changes.iter().any(|c| c.id.0 == id)
            || level.tide.changes.iter().any(|c| c.id.0 == id)
    };
    // The standard library seeds every hasher with fresh random numbers.
    let random = || std::hash::RandomState::new().build_hasher().finish();
    let mut id = random();
    while taken(id) {
        id = random();
    }
    PlacementId(id)
}

/// The edit that replaces a switcher in its slot, adds it at the end, or with `None` takes it away.
pub fn set_switcher(key: &str, level: &LevelData, id: PlacementId, switcher: Option<LayerSwitcher>) -> Edit {
    let slot = level.switchers.iter().position(|s| s.id == id).unwrap_or(level.switchers.len());
    Edit::SetSwitcher { level: key.to_owned(), id, switcher: switcher.map(|switcher| (slot, switcher)) }
}

/// The edit that replaces a change of the camera limits in its place, adds it at the end, or with `None` takes it away.
pub fn set_limit_change(key: &str, level: &LevelData, id: PlacementId, change: Option<LimitChange>) -> Edit {
    let list = &level.limit_changes;
    let place = list.iter().position(|change| change.id == id).unwrap_or(list.len());
    Edit::SetLimitChange { level: key.to_owned(), id, change: change.map(|change| (place, change)) }
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
pub fn moved(key: &str, level: &LevelData, what: Selected, by: Vec2) -> Option<Edit> {
    let (dx, dy) = (by.x.round() as i32, by.y.round() as i32);
    let level_key = key.to_owned();
    Some(match what {
        Selected::Start => {
            let start = shifted(level.start, (dx, dy));
            Edit::SetStart { level: level_key, start }
        }
        Selected::FurtherStart(_) => return moved_starts(key, level, &[what].into(), (dx, dy)),
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
            let mut switcher = level.switchers.iter().find(|s| s.id == id)?.clone();
            switcher.x = switcher.x.saturating_add(dx);
            switcher.y = switcher.y.saturating_add(dy);
            set_switcher(key, level, id, Some(switcher))
        }
        Selected::Placement(id) => {
            let slot = level.placements.iter().position(|p| p.id == id)?;
            let mut placement = level.placements[slot].clone();
            placement.x = placement.x.saturating_add(dx);
            placement.y = placement.y.saturating_add(dy);
            Edit::SetPlacement { level: level_key, id, placement: Some((slot, placement)) }
        }
        // Its heights are those of its sides, which its ends move.
        Selected::LimitChange(id) => {
            let mut change = level.limit_changes.iter().find(|change| change.id == id)?.clone();
            change.from_x = change.from_x.saturating_add(dx);
            change.to_x = change.to_x.map(|to| to.saturating_add(dx));
            set_limit_change(key, level, id, Some(change))
        }
    })
}

/// The edit that moves the further starts of a selection.
fn moved_starts(key: &str, level: &LevelData, selection: &BTreeSet<Selected>, by: (i32, i32)) -> Option<Edit> {
    further_starts(key, level, |starts| {
        for (n, named) in starts.iter_mut().enumerate() {
            if selection.contains(&Selected::FurtherStart(n)) {
                named.start = shifted(named.start, by);
            }
        }
    })
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
            let old = level.goal?;
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
            Some(Edit::SetGoal { level: key.to_owned(), goal: Some(Area { x, y, width, height }) })
        }
        _ => moved(key, level, what, by),
    }
}

/// How far to move so that a thing at (`x`, `y`) ends on the grid of `snap` pixels.
pub fn snapped(x: i32, y: i32, by: Vec2, snap: f32) -> Vec2 {
    let at = |v: i32, by: f32| ((v as f32 + by) / snap).round() * snap - v as f32;
    vec2(at(x, by.x), at(y, by.y))
}

/// The edits that move everything selected.
pub fn nudged(key: &str, level: &LevelData, selection: &BTreeSet<Selected>, by: Vec2) -> Vec<Edit> {
    // All further starts are one list, and so one edit.
    let starts = moved_starts(key, level, selection, (by.x.round() as i32, by.y.round() as i32));
    let others = selection.iter().filter(|what| !is_further(what));
    others.filter_map(|what| moved(key, level, *what, by)).chain(starts).collect()
}

/// The edits that delete what can be deleted: every level has a start.
pub fn deleted(key: &str, level: &LevelData, selection: &BTreeSet<Selected>) -> Vec<Edit> {
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
                level.switchers.iter().find(|s| s.id == *id)?;
                set_switcher(key, level, *id, None)
            }
            Selected::Placement(id) => {
                level.placements.iter().find(|p| p.id == *id)?;
                Edit::SetPlacement { level: key.to_owned(), id: *id, placement: None }
            }
            Selected::LimitChange(id) => {
                level.limit_changes.iter().find(|change| change.id == *id)?;
                set_limit_change(key, level, *id, None)
            }
        })
    };
    let starts = further_starts(key, level, |starts| {
        let mut number = 0..;
        starts.retain(|_| !number.next().is_some_and(|n| selection.contains(&Selected::FurtherStart(n))));
    });
    selection.iter().filter_map(edit).chain(starts).collect()
}

/// The edits that change every selected switcher.
pub fn each_switcher(
    key: &str,
    level: &LevelData,
    selection: &BTreeSet<Selected>,
    change: impl Fn(&mut LayerSwitcher),
) -> Vec<Edit> {
    let chosen = level.switchers.iter().filter(|s| selection.contains(&Selected::Switcher(s.id)));
    let edit = |old: &LayerSwitcher| {
        let mut switcher = old.clone();
        change(&mut switcher);
        (switcher != *old).then(|| set_switcher(key, level, old.id, Some(switcher)))
    };
    chosen.filter_map(edit).collect()
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

/// The edits that put things into a level under ids of their own, and those ids.
pub fn placed(
    key: &str,
    level: &LevelData,
    switchers: &[LayerSwitcher],
    placements: &[Placement],
) -> (Vec<Edit>, BTreeSet<Selected>) {
    let mut new = BTreeSet::new();
    let mut edits = Vec::new();
    for (slot, switcher) in (level.switchers.len()..).zip(switchers) {
        let id = new_id(level);
        let switcher = LayerSwitcher { id, ..switcher.clone() };
        edits.push(Edit::SetSwitcher { level: key.to_owned(), id, switcher: Some((slot, switcher)) });
        new.insert(Selected::Switcher(id));
    }
    for (slot, placement) in (level.placements.len()..).zip(placements) {
        let id = new_id(level);
        let placement = Placement { id, ..placement.clone() };
        edits.push(Edit::SetPlacement { level: key.to_owned(), id, placement: Some((slot, placement)) });
        new.insert(Selected::Placement(id));
    }
    (edits, new)
}

/// The edits that put copies beside the selected switchers, objects and starts, in the slot order of what they are copies
/// of, and the copies.
pub fn duplicated(key: &str, level: &LevelData, selection: &BTreeSet<Selected>) -> (Vec<Edit>, BTreeSet<Selected>) {
    let switchers = level.switchers.iter().filter(|s| selection.contains(&Selected::Switcher(s.id)));
    let switchers: Vec<_> = switchers.map(|s| LayerSwitcher { x: s.x.saturating_add(32), ..s.clone() }).collect();
    let placements = level.placements.iter().filter(|p| selection.contains(&Selected::Placement(p.id)));
    let placements: Vec<_> = placements.map(|p| Placement { x: p.x.saturating_add(32), ..p.clone() }).collect();
    let (mut edits, mut copies) = placed(key, level, &switchers, &placements);
    let own = selection.contains(&Selected::Start).then_some(level.start);
    let further = level.starts.iter().enumerate().filter(|(n, _)| selection.contains(&Selected::FurtherStart(*n)));
    let starts: Vec<Start> = own.into_iter().chain(further.map(|(_, named)| named.start)).collect();
    copies.extend((level.starts.len()..).zip(&starts).map(|(n, _)| Selected::FurtherStart(n)));
    let mut with = level.clone();
    edits.extend(further_starts(key, level, |list| {
        for start in starts {
            let name = new_start_name(&with);
            with.starts.push(NamedStart { name, start: shifted(start, (32, 0)), ..NamedStart::default() });
        }
        *list = with.starts;
    }));
    (edits, copies)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn copies_stand_in_the_slot_order_of_what_they_are_copies_of() {
        let object = |id, x| Placement { id: PlacementId(id), x, ..Placement::default() };
        let level =
            LevelData { placements: vec![object(9, 0), object(3, 100), object(5, 200)], ..LevelData::default() };
        let all = level.placements.iter().map(|placement| Selected::Placement(placement.id)).collect();
        let (edits, copies) = duplicated("a", &level, &all);
        let slots = edits.iter().filter_map(|edit| match edit {
            Edit::SetPlacement { placement: Some((slot, placement)), .. } => Some((*slot, placement.x)),
            _ => None,
        });
        assert_eq!(slots.collect::<Vec<_>>(), [(3, 32), (4, 132), (5, 232)]);
        assert_eq!(copies.len(), 3);
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
