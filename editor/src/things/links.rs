//! Links between objects: they share the number of one of the level's switches, which one sets and the other obeys.

use super::objects::set;
use kit::derived::objects::{Looks, Shown};
use kit::document::Edit;
use sim::objects::KindId;
use sim::objects::parameters;
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
    parameters::switch_of(shown.placed.parameters(own), sets)
}

/// All links of a level.
pub fn links(looks: &Looks) -> Vec<Link<'_>> {
    let with = |sets: bool| {
        let number = move |shown: &Shown| Some(shown.placed.values[switch_of_shown(shown, looks.own(), sets)?]);
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

/// Proposes a switch of its own for a new object that sets one, if nothing is set about it yet.
pub fn propose(placement: &mut Placement, looks: &Looks) {
    let Some((kind, values)) = read_placement(placement, looks.own(), |_| {}) else { return };
    let list = parameters_of(kind, &values, looks.own());
    let Some(index) = parameters::switch_of(list, true) else { return };
    if !placement.extra.contains_key(list[index].name) {
        set_parameter(placement, looks.own(), index, free_switch(looks));
    }
}

/// The edits that link two objects. What sets the switch keeps its number if it has links already or nobody else names
/// the number, else it gets a free one; what obeys takes it over.
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
    let edit = |id: PlacementId, index: usize| {
        let slot = level.placements.iter().position(|placement| placement.id == id)?;
        let mut new = level.placements[slot].clone();
        let (_, values) = read_placement(&new, own, |_| {})?;
        set_parameter(&mut new, own, index, number);
        (values[index] != number).then(|| set(key, slot, new))
    };
    [edit(from, sets), edit(to, obeys)].into_iter().flatten().collect()
}
