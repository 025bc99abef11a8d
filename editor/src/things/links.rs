//! Links between objects: they share the number of one of the level's switches, which one sets and the other obeys.

use kit::derived::objects::{Looks, Shown};
use kit::document::Edit;
use sim::objects::KindId;
use sim::objects::parameters::{self, Values};
use sim::objects::placed::{parameters_of, read_placement, set_parameter};
use sim::project::{LevelData, OwnKinds, Placement, PlacementId};
use std::collections::BTreeSet;

/// Switches that a level has.
const SWITCHES: i32 = 16;

/// An object that sets a switch, and one that obeys it.
#[derive(Clone, Copy, Debug)]
pub struct Link<'a> {
    /// Sets it.
    pub from: &'a Shown,
    /// Obeys it.
    pub to: &'a Shown,
    /// The switch.
    pub number: i32,
}

/// The place of the parameter by which a kind sets a switch (`sets`) or obeys one; `None` if it does not.
pub fn switch_of(kind: KindId, sets: bool) -> Option<usize> {
    parameters::switch_of(kind.info().parameters, sets)
}

/// As [`switch_of`], of an object of the level: of the project's own only triggers set a switch.
pub fn switch_of_shown(shown: &Shown, own: &OwnKinds, sets: bool) -> Option<usize> {
    parameters::switch_of(&shown.placed.parameters(own), sets)
}

/// The switch that an object sets (`sets`) or obeys; `None` if it does neither, or moves in a way that ignores switches.
fn number_of(kind: KindId, values: &Values, own: &OwnKinds, sets: bool) -> Option<i32> {
    let list = parameters_of(kind, values, own);
    let index = parameters::switch_of(&list, sets)?;
    (sets || parameters::waits_for_switch(&list, values)).then_some(values[index])
}

/// Whether an object of the level has a switch to obey, and ignores it in the motion that it has.
pub fn ignores_switches(shown: &Shown, own: &OwnKinds) -> bool {
    let placed = &shown.placed;
    switch_of_shown(shown, own, false).is_some() && number_of(placed.kind, &placed.values, own, false).is_none()
}

/// Returns all links of a level.
pub fn links(looks: &Looks) -> Vec<Link<'_>> {
    let with = |sets: bool| {
        let number = move |shown: &Shown| number_of(shown.placed.kind, &shown.placed.values, looks.own(), sets);
        looks.list().iter().filter_map(move |shown| Some((shown, number(shown)?)))
    };
    let obeying: Vec<_> = with(false).collect();
    let pairs = with(true).flat_map(|(from, number)| {
        let linked = obeying.iter().filter(move |(_, other)| *other == number);
        linked.map(move |(to, _)| Link { from, to, number })
    });
    pairs.collect()
}

/// The lowest switch that no object of the level names; the last one if all are taken.
fn free_switch(looks: &Looks) -> i32 {
    let numbers = looks.list().iter().flat_map(|shown| {
        [true, false]
            .into_iter()
            .filter_map(|sets| Some(shown.placed.values[switch_of_shown(shown, looks.own(), sets)?]))
    });
    let taken: BTreeSet<i32> = numbers.collect();
    (0..SWITCHES).find(|number| !taken.contains(number)).unwrap_or(SWITCHES - 1)
}

/// Gives objects that are about to join a level switches of their own for the links among them, if objects of the level
/// name the same switches. False if no switch was free for some of the links.
pub fn separate<'a>(level: &LevelData, own: &OwnKinds, newcomers: impl Iterator<Item = &'a mut Placement>) -> bool {
    let mut newcomers: Vec<_> = newcomers.collect();
    let numbers = |placement: &Placement| {
        let read = read_placement(placement, own, |_| {});
        [true, false].map(|sets| read.as_ref().and_then(|(kind, values)| number_of(*kind, values, own, sets)))
    };
    let [mut set, mut obeyed] = [BTreeSet::new(), BTreeSet::new()];
    for placement in &newcomers {
        let [sets, obeys] = numbers(placement);
        set.extend(sets);
        obeyed.extend(obeys);
    }
    let linked: Vec<i32> = set.intersection(&obeyed).copied().collect();
    if linked.is_empty() {
        return true;
    }
    let of_water = level.tide.changes.iter().flat_map(|change| [change.switch, change.presses, change.closes]);
    let mut there: BTreeSet<i32> = level.placements.iter().flat_map(numbers).flatten().collect();
    there.extend(of_water.flatten().map(i32::from));
    let mut taken: BTreeSet<i32> = there.union(&set).chain(&obeyed).copied().collect();
    let mut has_all = true;
    for old in linked.into_iter().filter(|number| there.contains(number)) {
        let Some(new) = (0..SWITCHES).find(|number| !taken.contains(number)) else {
            has_all = false;
            continue;
        };
        taken.insert(new);
        for placement in &mut newcomers {
            let Some((kind, values)) = read_placement(placement, own, |_| {}) else { continue };
            for sets in [true, false] {
                let index = parameters::switch_of(&parameters_of(kind, &values, own), sets);
                if let Some(index) = index.filter(|_| number_of(kind, &values, own, sets) == Some(old)) {
                    set_parameter(placement, own, index, new);
                }
            }
        }
    }
    has_all
}

/// Proposes a switch of its own for a new object that sets one, if nothing is set about it yet.
pub fn propose(placement: &mut Placement, looks: &Looks) {
    let Some((kind, values)) = read_placement(placement, looks.own(), |_| {}) else { return };
    let list = parameters_of(kind, &values, looks.own());
    let Some(index) = parameters::switch_of(&list, true) else { return };
    if !placement.extra.contains_key(list[index].name) {
        set_parameter(placement, looks.own(), index, free_switch(looks));
    }
}

/// The edits that link two objects. What sets the switch keeps its number if it has links already or nobody else names
/// the number, else it gets a free one; what obeys takes it over, with the settings that wait
/// for a switch.
pub fn linked(key: &str, level: &LevelData, looks: &Looks, from: PlacementId, to: PlacementId) -> Vec<Edit> {
    let own = looks.own();
    let (Some(setter), Some(obeyer)) = (looks.get(from), looks.get(to)) else { return Vec::new() };
    let (Some(sets), Some(obeys)) = (switch_of_shown(setter, own, true), switch_of_shown(obeyer, own, false)) else {
        return Vec::new();
    };
    let now = setter.placed.values[sets];
    let all = links(looks);
    let is_linked = all.iter().any(|link| link.from.placed.id == from);
    let shared = looks.list().iter().any(|other| {
        other.placed.id != from && switch_of_shown(other, own, true).is_some_and(|at| other.placed.values[at] == now)
    });
    let number = if is_linked || !shared { now } else { free_switch(looks) };
    let edit = |id: PlacementId, index: usize, is_setter: bool| {
        let slot = level.placements.iter().position(|placement| placement.id == id)?;
        let mut new = level.placements[slot].clone();
        let (kind, values) = read_placement(&new, own, |_| {})?;
        let list = parameters_of(kind, &values, own);
        let mut settings = if is_setter { Vec::new() } else { parameters::waiting_settings(&list) };
        settings.retain(|(at, value)| values[*at] != *value);
        for (at, value) in &settings {
            set_parameter(&mut new, own, *at, *value);
        }
        set_parameter(&mut new, own, index, number);
        let is_changed = values[index] != number || !settings.is_empty();
        is_changed.then(|| Edit::SetPlacement { level: key.to_owned(), id, placement: Some((slot, new)) })
    };
    [edit(from, sets, true), edit(to, obeys, false)].into_iter().flatten().collect()
}
