//! The edits of placed objects as objects: chosen, changed, aligned, distributed, mirrored, moved in the slot order.

use super::lookup::{Indexed, Lookup as _};
use super::targets;
use crate::bindings::ToolId;
use crate::language::t;
use crate::session::{Selected, Session};
use eframe::egui::{Pos2, Rect, vec2};
use kit::document::custom_kinds::{form_help, form_name, palette};
use kit::document::mirror::{Mirror, extent};
use kit::document::{Edit, Edits};
use kit::drawing::replace::name_of;
use kit::exchange::sonlvl::level::game_objects::{fields_in_game, game_of};
use sim::objects::parameters::Parameter;
use sim::objects::placed::{kind_of, parameters_of, read_placement, set_parameter};
use sim::objects::{Group, KindId};
use sim::project::{Area, Extra, LevelData, LevelMark, OwnKinds, Placement, PlacementId};
use sim::value::ValueKind;
use std::borrow::Cow;
use std::collections::{BTreeSet, HashSet};

/// A line of the palette: a kind of ours, or one of the project's own.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The name in placements.
    pub name: String,
    /// Its title, in English if it is ours.
    pub title: String,
    /// A description of the kind and its behaviour.
    pub help: String,
    /// The group of the palette.
    pub group: Group,
    /// Its kind.
    pub kind: KindId,
}

impl Entry {
    /// Its title and what it is and does, as they are shown.
    pub fn shown(&self) -> (&str, &str) {
        match self.kind {
            KindId::Own => (&self.title, &self.help),
            kind => (t(kind.info().title), t(kind.info().help)),
        }
    }
}

/// Returns all that can be placed, the project's own kinds last.
pub fn entries(own: &OwnKinds) -> Vec<Entry> {
    let ours = palette().map(|kind| Entry {
        name: kind.info().name.to_owned(),
        title: kind.info().title.to_owned(),
        help: kind.info().help.to_owned(),
        group: kind.info().group,
        kind,
    });
    let theirs = own.kinds.iter().map(|kind| Entry {
        name: kind.name.clone(),
        title: kind.shown_title().to_owned(),
        help: format!("{}: {}", t(form_name(kind.form)), t(form_help(kind.form))),
        group: Group::Own,
        kind: KindId::Own,
    });
    ours.chain(theirs).collect()
}

/// The kind that the object tool places; `None` if it is one that this version does not know.
pub fn in_hand(session: &Session, own: &OwnKinds) -> Option<KindId> {
    kind_of(&session.tools.object.placement, own).map(|(kind, _)| kind)
}

/// Returns the placement of the object tool at a level position, under no id yet.
pub fn placement_in_hand(session: &Session, at: Pos2) -> Placement {
    Placement { x: at.x as i32, y: at.y as i32, ..session.tools.object.placement.clone() }
}

/// Returns the entries that can be placed in a level: of one that came from a game, those that the game has.
pub fn entries_for(level: &LevelData, own: &OwnKinds) -> Vec<Entry> {
    let mut all = entries(own);
    if let Some(game) = game_of(level) {
        all.retain(|entry| fields_in_game(game, entry.kind).is_some());
    }
    all
}

/// The fields of a new object of a kind in a level: of one that came from a game, those with which the game has the kind.
pub fn fields_for(level: &LevelData, kind: KindId) -> Extra {
    game_of(level).and_then(|game| fields_in_game(game, kind)).cloned().unwrap_or_default()
}

/// Takes a kind in hand as it comes, and the tool that places it.
pub fn take(session: &mut Session, name: &str) {
    take_with(session, name, Extra::new());
}

/// Takes a kind in hand with fields of its own, and the tool that places it.
pub fn take_with(session: &mut Session, name: &str, extra: Extra) {
    session.tools.object.placement = Placement { kind: name.to_owned(), extra, ..Placement::default() };
    session.tools.tool = ToolId::Object;
    session.selected.things.clear();
    // What is put down is seen.
    session.canvas.kinds.free(name);
}

/// Takes in hand what is placed, with all that is set about it.
pub fn take_like(session: &mut Session, placement: &Placement) {
    session.tools.object.placement = Placement { id: PlacementId(0), x: 0, y: 0, ..placement.clone() };
    session.tools.tool = ToolId::Object;
    session.selected.things.clear();
}

/// Takes the next kind of the level's palette in hand, or the previous one.
pub fn step_kind(session: &mut Session, level: &LevelData, own: &OwnKinds, by: i32) {
    let all = entries_for(level, own);
    let now = all.iter().position(|entry| entry.name == session.tools.object.placement.kind).unwrap_or(0);
    if let Some(entry) = all.get((now as i32 + by).rem_euclid(all.len().max(1) as i32) as usize) {
        take_with(session, &entry.name, fields_for(level, entry.kind));
    }
}

/// The selected objects with their slots, in slot order.
pub fn selected<'a>(level: &'a LevelData, selection: &BTreeSet<Selected>) -> Vec<(usize, &'a Placement)> {
    let chosen = |(_, placement): &(usize, &Placement)| selection.contains(&Selected::Placement(placement.id));
    level.placements.iter().enumerate().filter(chosen).collect()
}

/// Returns all objects of the kinds that are selected, and all layer switchers if one of them is; other things stay
/// selected.
pub fn of_same_kind(level: &LevelData, own: &OwnKinds, selection: &BTreeSet<Selected>) -> BTreeSet<Selected> {
    let kinds: HashSet<String> =
        selected(level, selection).into_iter().map(|(_, placement)| name_of(placement, own)).collect();
    let placements = level.placements.iter().filter(|placement| kinds.contains(&name_of(placement, own)));
    let placements = placements.map(|placement| Selected::Placement(placement.id));
    let has_switcher = selection.iter().any(|what| matches!(what, Selected::Switcher(_)));
    let switchers = level.switchers.iter().filter(|_| has_switcher).map(|switcher| Selected::Switcher(switcher.id));
    selection.iter().copied().chain(placements).chain(switchers).collect()
}

/// The edits that change every selected object, each by its place among the selected ones in slot order.
pub fn each(
    key: &str,
    level: &LevelData,
    selection: &BTreeSet<Selected>,
    change: impl Fn(usize, &mut Placement),
) -> Vec<Edit> {
    let edit = |(n, (slot, old)): (usize, (usize, &Placement))| {
        let mut new = old.clone();
        change(n, &mut new);
        (new != *old).then(|| set(key, slot, new))
    };
    selected(level, selection).into_iter().enumerate().filter_map(edit).collect()
}

/// The edit that puts an object into a slot of the level's list.
pub fn set(key: &str, slot: usize, placement: Placement) -> Edit {
    Edit::SetPlacement { level: key.to_owned(), id: placement.id, placement: Some((slot, placement)) }
}

/// Returns the parameter that Alt and the wheel step of some objects: the one that was set last if they are of one kind that has it, else
/// the one that says most about the first of them, its first choice or, without any, its first parameter. `None` if
/// nothing can be set about it.
pub fn main_parameter<'a>(placements: &[&Placement], own: &'a OwnKinds, last: &str) -> Option<Parameter<'a>> {
    let list = |placement: &Placement| {
        let read = read_placement(placement, own, |_| {});
        read.map_or(Cow::Borrowed(&[][..]), |(kind, values)| parameters_of(kind, &values, own))
    };
    let all: Vec<_> = placements.iter().map(|placement| list(placement)).collect();
    let list = all.iter().find(|list| !list.is_empty())?;
    let is_choice = |parameter: &&Parameter<'_>| matches!(parameter.kind, ValueKind::Choice(_));
    let last = list.iter().find(|parameter| parameter.name == last);
    last.or_else(|| list.iter().find(is_choice)).or(list.first()).copied()
}

/// Steps a parameter of an object by its name; nothing if it has none of that name. A list begins anew after its last
/// value, a number stops at its end.
pub fn step_parameter(placement: &mut Placement, own: &OwnKinds, name: &str, by: i32) {
    let Some((kind, values)) = read_placement(placement, own, |_| {}) else { return };
    let list = parameters_of(kind, &values, own);
    let Some(index) = list.iter().position(|parameter| parameter.name == name) else { return };
    let parameter = &list[index];
    let (min, max) = parameter.kind.range();
    let now = values[index].saturating_add(by);
    let next = match parameter.kind {
        ValueKind::Integer { .. } | ValueKind::IntegerOr { .. } => parameter.kind.clamp(now),
        _ => (now - min).rem_euclid(max - min + 1) + min,
    };
    set_parameter(placement, own, index, next);
}

/// The line on which the objects, layer switchers, start and goal that are selected are put.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Align {
    /// The left edges where the leftmost is.
    Left,
    /// The middles on one vertical line.
    Centre,
    /// The right edges where the rightmost is.
    Right,
    /// The top edges where the topmost is.
    Top,
    /// The middles on one horizontal line.
    Middle,
    /// The bottom edges where the lowest is: on one floor.
    Bottom,
}

/// The edits that line up what is selected.
pub fn aligned(key: &str, level: &LevelData, own: &OwnKinds, selection: &BTreeSet<Selected>, to: Align) -> Vec<Edit> {
    let things = Indexed::new(level);
    let area = |what: &Selected| Some((*what, targets::bounds(&things, own, *what)?));
    let areas: Vec<(Selected, Rect)> = selection.iter().filter_map(area).collect();
    let Some(all) = areas.iter().map(|(_, area)| *area).reduce(Rect::union) else { return Vec::new() };
    let by = |area: Rect| match to {
        Align::Left => vec2(all.left() - area.left(), 0.0),
        Align::Centre => vec2((all.center().x - area.center().x).round(), 0.0),
        Align::Right => vec2(all.right() - area.right(), 0.0),
        Align::Top => vec2(0.0, all.top() - area.top()),
        Align::Middle => vec2(0.0, (all.center().y - area.center().y).round()),
        Align::Bottom => vec2(0.0, all.bottom() - area.bottom()),
    };
    let moves = areas.iter().map(|(what, area)| (*what, by(*area))).filter(|(_, by)| by.length() > 0.0);
    super::arrange::moved_each(key, &things, &moves.collect::<Vec<_>>())
}

/// The edits that put what is selected at equal distances between the two that are farthest apart: across or down.
pub fn distributed(key: &str, level: &LevelData, selection: &BTreeSet<Selected>, across: bool) -> Vec<Edit> {
    let along = |at: Pos2| if across { at.x } else { at.y };
    let things = Indexed::new(level);
    let anchors = selection.iter().filter_map(|what| Some((*what, along(targets::anchor(&things, *what)?))));
    let mut anchors: Vec<_> = anchors.collect();
    anchors.sort_by(|a, b| a.1.total_cmp(&b.1));
    let [(_, first), .., (_, last)] = anchors[..] else { return Vec::new() };
    let step = (last - first) / (anchors.len() - 1) as f32;
    let moves = anchors.iter().enumerate().map(|(i, (what, at))| {
        let by = (first + step * i as f32 - at).round();
        (*what, if across { vec2(by, 0.0) } else { vec2(0.0, by) })
    });
    super::arrange::moved_each(key, &things, &moves.filter(|(_, by)| by.length() > 0.0).collect::<Vec<_>>())
}

/// Things that are mirrored.
#[derive(Default)]
pub struct Mirrored {
    /// The edits.
    pub edits: Edits,
    /// Objects that have no mirror image: they are only moved.
    pub upright: Vec<Selected>,
}

/// Mirrors what is selected about its middle: places, and the directions of each.
pub fn mirrored(
    key: &str,
    level: &LevelData,
    own: &OwnKinds,
    selection: &BTreeSet<Selected>,
    across: bool,
) -> Option<Mirrored> {
    let things = Indexed::new(level);
    let place = |what: &Selected| Some(pixels(targets::anchor(&things, *what)?));
    let ends = |what: &Selected| match *what {
        // Their places say where they begin.
        Selected::Placement(id) => {
            let (_, placement) = things.placement(id)?;
            let (dx, dy) = extent(placement, own);
            Some([(placement.x, placement.y), (placement.x.saturating_add(dx), placement.y.saturating_add(dy))])
        }
        Selected::Goal => {
            let goal = level.goal?;
            Some([(goal.x, goal.y), (goal.x.saturating_add(goal.width), goal.y.saturating_add(goal.height))])
        }
        Selected::Mark(id) => {
            let Area { x, y, width, height } = level.marks.iter().find(|mark| mark.id == id)?.area();
            Some([(x, y), (x.saturating_add(width), y.saturating_add(height))])
        }
        Selected::Water | Selected::LimitChange(_) => None,
        _ => place(what).map(|at| [at, at]),
    };
    let along = |(x, y): (i32, i32)| if across { x } else { y };
    let places: Vec<i32> = selection.iter().filter_map(ends).flatten().map(along).collect();
    let sum = places.iter().min()?.saturating_add(*places.iter().max()?);
    let mirror = if across { Mirror::Across(sum) } else { Mirror::Down(sum) };
    Some(mirrored_about(key, level, own, selection, mirror))
}

/// Mirrors things about a line.
pub fn mirrored_about(
    key: &str,
    level: &LevelData,
    own: &OwnKinds,
    selection: &BTreeSet<Selected>,
    mirror: Mirror,
) -> Mirrored {
    let things = Indexed::new(level);
    let mut all = Mirrored::default();
    for what in selection {
        match *what {
            Selected::Placement(id) => {
                let Some((slot, old)) = things.placement(id) else { continue };
                let image = mirror.placement(old, own);
                if !image.is_mirrored {
                    all.upright.push(*what);
                }
                if image.placement != *old {
                    all.edits.push(set(key, slot, image.placement));
                }
            }
            Selected::Switcher(id) => {
                let Some((slot, old)) = things.switcher(id) else { continue };
                let switcher = Some((slot, mirror.switcher(old)));
                all.edits.push(Edit::SetSwitcher { level: key.to_owned(), id, switcher });
            }
            Selected::Start => {
                all.edits.push(Edit::SetStart { level: key.to_owned(), start: mirror.start(level.start) });
            }
            Selected::Goal => {
                let goal = level.goal.map(|goal| mirror.area(goal));
                all.edits.push(Edit::SetGoal { level: key.to_owned(), goal });
            }
            Selected::Mark(id) => {
                let Some(old) = level.marks.iter().find(|mark| mark.id == id) else { continue };
                let Area { x, y, .. } = mirror.area(old.area());
                all.edits.push(super::arrange::set_mark(key, level, id, Some(LevelMark { x, y, ..old.clone() })));
            }
            Selected::FurtherStart(_) | Selected::Water | Selected::LimitChange(_) => {}
        }
    }
    let starts = super::arrange::further_starts(key, level, |starts| {
        for (n, named) in starts.iter_mut().enumerate() {
            if selection.contains(&Selected::FurtherStart(n)) {
                named.start = mirror.start(named.start);
            }
        }
    });
    all.edits.extend(starts);
    all
}

fn pixels(at: Pos2) -> (i32, i32) {
    (at.x as i32, at.y as i32)
}

/// A way in the slot order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SlotMove {
    /// Before all others.
    First,
    /// Before the one that is before it.
    Earlier,
    /// Behind the one that is behind it.
    Later,
    /// Behind all others.
    Last,
}

/// The edits that move the selected objects in the slot order. They keep their order among each other.
pub fn reordered(key: &str, level: &LevelData, selection: &BTreeSet<Selected>, way: SlotMove) -> Vec<Edit> {
    let is_chosen = |placement: &Placement| selection.contains(&Selected::Placement(placement.id));
    let mut order: Vec<&Placement> = level.placements.iter().collect();
    match way {
        SlotMove::First => order.sort_by_key(|placement| !is_chosen(placement)),
        SlotMove::Last => order.sort_by_key(|placement| is_chosen(placement)),
        SlotMove::Earlier => {
            for at in 1..order.len() {
                if is_chosen(order[at]) && !is_chosen(order[at - 1]) {
                    order.swap(at - 1, at);
                }
            }
        }
        SlotMove::Later => {
            for at in (1..order.len()).rev() {
                if is_chosen(order[at - 1]) && !is_chosen(order[at]) {
                    order.swap(at - 1, at);
                }
            }
        }
    }
    in_order(key, level, &order)
}

/// The edits that move one object to a slot.
pub fn moved_to_slot(key: &str, level: &LevelData, id: PlacementId, slot: usize) -> Vec<Edit> {
    let mut order: Vec<&Placement> = level.placements.iter().collect();
    let Some(from) = order.iter().position(|placement| placement.id == id) else { return Vec::new() };
    let moved = order.remove(from);
    order.insert(slot.min(order.len()), moved);
    in_order(key, level, &order)
}

/// The edits that lead to an order: each puts one object to its place, from the first on.
fn in_order(key: &str, level: &LevelData, order: &[&Placement]) -> Vec<Edit> {
    // The objects before a slot are in order already; of the others the first one that was not moved there is next.
    let mut moved = HashSet::new();
    let mut rest = level.placements.iter().map(|placement| placement.id).peekable();
    let mut edits = Vec::new();
    for (slot, placement) in order.iter().enumerate() {
        while rest.next_if(|id| moved.contains(id)).is_some() {}
        if rest.next_if_eq(&placement.id).is_none() {
            moved.insert(placement.id);
            edits.push(set(key, slot, (*placement).clone()));
        }
    }
    edits
}

#[cfg(test)]
mod tests {
    use super::*;
    use kit::document::Document;
    use sim::project::Project;
    use std::sync::Arc;

    fn document(places: &[(i32, i32)]) -> Document {
        let block = |(i, (x, y)): (usize, &(i32, i32))| Placement {
            id: PlacementId(i as u64 + 1),
            kind: "block".into(),
            x: *x,
            y: *y,
            ..Placement::default()
        };
        let placements = places.iter().enumerate().map(block).collect();
        let level = LevelData { key: "a".into(), placements, ..LevelData::default() };
        Document::new(Project { levels: vec![Arc::new(level)], chunk_size: 8, ..Project::default() }, None)
    }

    fn all(ids: impl IntoIterator<Item = u64>) -> BTreeSet<Selected> {
        ids.into_iter().map(|id| Selected::Placement(PlacementId(id))).collect()
    }

    /// The level after some edits, as (id, x, y, flip_x) by slot.
    fn after<E: IntoIterator<Item = Edit>>(
        mut document: Document,
        edits: impl Fn(&LevelData) -> E,
    ) -> Vec<(u64, i32, i32, bool)> {
        let level = document.level("a").expect("made above").clone();
        for edit in edits(&level) {
            document.apply(edit).expect("an edit of what is there");
        }
        let level = document.level("a").expect("made above");
        level.placements.iter().map(|p| (p.id.0, p.x, p.y, p.flip_x)).collect()
    }

    #[test]
    fn lining_up_and_distributing_move_along_one_axis() {
        let places = [(100, 50), (40, 60), (200, 75)];
        for (to, expected) in [
            (Align::Left, [(40, 50), (40, 60), (40, 75)]),
            (Align::Centre, [(120, 50), (120, 60), (120, 75)]),
            (Align::Right, [(200, 50), (200, 60), (200, 75)]),
            (Align::Top, [(100, 50), (40, 50), (200, 50)]),
            (Align::Bottom, [(100, 75), (40, 75), (200, 75)]),
        ] {
            let moved = after(document(&places), |level| aligned("a", level, &OwnKinds::default(), &all(1..=3), to));
            assert_eq!(moved.iter().map(|(_, x, y, _)| (*x, *y)).collect::<Vec<_>>(), expected, "{to:?}");
        }
        let spread = after(document(&places), |level| distributed("a", level, &all(1..=3), true));
        assert_eq!(spread.iter().map(|(_, x, ..)| *x).collect::<Vec<_>>(), [120, 40, 200]);
        let two = after(document(&places), |level| distributed("a", level, &all(1..=2), true));
        assert_eq!(two[0].1, 100, "two have nothing between them");
    }

    #[test]
    fn mirroring_exchanges_the_ends() {
        let mirror = |level: &LevelData| {
            let own = OwnKinds::default();
            mirrored("a", level, &own, &all([1, 2]), true).map(|all| all.edits).unwrap_or_default()
        };
        let places = [(100, 50), (40, 60), (200, 75)];
        let moved = after(document(&places), mirror);
        // A block looks the same from both sides: it keeps its flag.
        assert_eq!(moved, [(1, 40, 50, false), (2, 100, 60, false), (3, 200, 75, false)]);
    }

    #[test]
    fn the_slot_order_is_changed_one_by_one_and_at_once() {
        let ids = |way: SlotMove, of: &[u64]| {
            let five: Vec<_> = (0..5).map(|x| (x, 0)).collect();
            let moved = after(document(&five), |level| reordered("a", level, &all(of.iter().copied()), way));
            moved.iter().map(|(id, ..)| *id).collect::<Vec<_>>()
        };
        for (way, of, expected) in [
            (SlotMove::Earlier, &[3, 4][..], [1, 3, 4, 2, 5]),
            (SlotMove::Earlier, &[1], [1, 2, 3, 4, 5]),
            (SlotMove::Later, &[1, 3], [2, 1, 4, 3, 5]),
            (SlotMove::First, &[3, 5], [3, 5, 1, 2, 4]),
            (SlotMove::Last, &[1, 2], [3, 4, 5, 1, 2]),
        ] {
            assert_eq!(ids(way, of), expected, "{way:?} {of:?}");
        }
        let five: Vec<_> = (0..5).map(|x| (x, 0)).collect();
        let moved = after(document(&five), |level| moved_to_slot("a", level, PlacementId(2), 3));
        assert_eq!(moved.iter().map(|(id, ..)| *id).collect::<Vec<_>>(), [1, 3, 4, 2, 5]);
    }

    #[test]
    fn stepping_a_parameter_stays_in_its_range() {
        let mut block = Placement { kind: "block".into(), ..Placement::default() };
        step_parameter(&mut block, &OwnKinds::default(), "half_height", 8);
        assert_eq!(block.extra.get("half_height"), Some(&24.into()));
        step_parameter(&mut block, &OwnKinds::default(), "half_height", -1000);
        assert_eq!(block.extra.get("half_height"), Some(&8.into()));
        step_parameter(&mut block, &OwnKinds::default(), "no such", 1);
        assert_eq!(block.extra.get("half_width"), None, "it has none of that name");
    }

    #[test]
    fn what_is_stepped_is_what_was_set_last_or_says_most() {
        let of = |kind: &str| Placement { kind: kind.into(), ..Placement::default() };
        let own = OwnKinds::default();
        let named = |kinds: &[&str], last: &str| {
            let placements: Vec<_> = kinds.iter().map(|kind| of(kind)).collect();
            let placements: Vec<_> = placements.iter().collect();
            main_parameter(&placements, &own, last).map(|parameter| parameter.name)
        };
        for (kinds, last, expected) in [
            (&["spring"][..], "", Some("direction")),
            (&["spring", "spring"], "strength", Some("strength")),
            (&["block"], "half_height", Some("half_height")),
            (&["block"], "strength", Some("stuff")),
            (&["bridge"], "", Some("logs")),
            (&["ring", "bridge"], "", Some("logs")),
            (&["ring"], "", None),
            (&["gizmo"], "", None),
        ] {
            assert_eq!(named(kinds, last), expected, "{kinds:?} {last}");
        }
    }
}
