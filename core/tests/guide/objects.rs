//! Levels with objects on the examples' floor.

use crate::play::{Play, Ruleset};
use sim::level::{Level, fixtures};
use sim::objects::{Object, kind_named, parameters};
use sim::project::{Placement, PlacementId};

/// An object of that kind at a place, with its parameters by name.
pub fn object(kind: &str, x: i32, y: i32, values: &[(&str, i32)]) -> Placement {
    let info = kind_named(kind).unwrap_or_else(|| panic!("no kind is named {kind}")).info();
    let mut placement = Placement { id: PlacementId(1), kind: kind.to_owned(), x, y, ..Placement::default() };
    for (name, value) in values {
        let parameter = info.parameters.iter().find(|parameter| parameter.name == *name);
        parameters::write(parameter.unwrap_or_else(|| panic!("{kind} has no {name}")), *value, &mut placement.extra);
    }
    placement
}

/// FLAT with objects.
pub fn level_with(rules: Ruleset, placements: Vec<Placement>) -> Level {
    let mut builder = fixtures::flat_builder(512);
    builder.placements = placements;
    builder.build(rules)
}

impl Play {
    /// On FLAT with objects, after a frame in which they come to life.
    pub fn with_objects(rules: Ruleset, placements: Vec<Placement>) -> Self {
        let mut play = Self::on(level_with(rules, placements));
        play.hold(crate::play::NONE, 1);
        play
    }

    /// The only object of a kind, if there is one.
    pub fn find(&self, kind: &str) -> Option<&Object> {
        self.all(kind).next()
    }

    /// The objects of a kind, by slot.
    pub fn all(&self, kind: &str) -> impl Iterator<Item = &Object> {
        let id = kind_named(kind).unwrap();
        self.world.objects.slots.iter().map(|(_, object)| object).filter(move |object| object.state.kind() == id)
    }

    /// Rings held.
    pub fn rings(&mut self) -> &mut u16 {
        &mut self.world.objects.common.tally.rings
    }
}
