//! The common values of the selected objects, worked out once for a selection: thousands may be selected.

use super::properties::held;
use crate::panes::numbers;
use crate::session::Selected;
use crate::things::targets::title;
use serde_json::Value;
use sim::objects::originals::{Name, unknown_subtype};
use sim::objects::parameters::ParameterError;
use sim::objects::placed::{kind_of, parameters_of, read_placement};
use sim::objects::{Engine, KindId};
use sim::project::{LevelData, OwnKinds, Placement, Project, PropertyDefinition, PropertyOwner, properties_of};
use sim::ruleset::Game;
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The values that all of some objects have; `None` for one in which they differ.
#[derive(Default)]
pub struct Summary {
    /// True if all are called by the same name of a kind.
    pub is_one_name: bool,
    /// True if all have the same title.
    pub is_one_title: bool,
    /// Their kind, if this version knows it.
    pub kind: Option<KindId>,
    /// Centre.
    pub x: Option<i32>,
    /// Centre.
    pub y: Option<i32>,
    /// Mirrored left to right.
    pub flip_x: Option<bool>,
    /// Mirrored top to bottom.
    pub flip_y: Option<bool>,
    /// The number of parameters that can be set about all of them.
    pub parameters: usize,
    /// The value of each of the parameters.
    pub values: Vec<Option<i32>>,
    /// A subtype of one of them that this version does not know.
    pub unknown_subtype: Option<u8>,
    /// Values that files gave and that cannot be taken.
    pub wrong: Vec<ParameterError>,
    /// The entries in the object list of a game, if all are of one.
    pub in_game: Option<InGame>,
    /// The project's properties that all of them have, by their places in its list, with their values.
    pub properties: Vec<(usize, Option<Value>)>,
}

/// The parts of entries in a game's object list that some objects have in common; `None` for one in which they differ.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InGame {
    /// The list.
    pub list: Engine,
    /// The number of the kind.
    pub number: Option<u8>,
    /// The subtype.
    pub subtype: Option<u8>,
    /// Each of the flags that the list has, in the order of [`flags_of`].
    pub flags: Vec<Option<bool>>,
}

/// The flags of a list's entries, as placements name them.
pub fn flags_of(list: Engine) -> &'static [&'static str] {
    match list.game() {
        Game::Sonic2 => &["remembers", "far"],
        Game::Sonic3K => &["any_height"],
        _ => &["remembers"],
    }
}

/// Whether a flag of a placement is set.
pub fn has_flag(placement: &Placement, flag: &str) -> bool {
    placement.extra.get(flag).and_then(serde_json::Value::as_bool).unwrap_or(false)
}

impl InGame {
    fn of(placements: &[&Placement]) -> Option<Self> {
        let (first, others) = placements.split_first()?;
        let list = Name::list(&first.kind)?;
        let (number, subtype) = numbers::object(first)?;
        let flags = flags_of(list);
        let is_set = |placement: &Placement| flags.iter().map(|flag| has_flag(placement, flag)).collect::<Vec<_>>();
        let now = is_set(first).into_iter().map(Some).collect();
        let mut found = Self { list, number: Some(number), subtype: Some(subtype), flags: now };
        for other in others {
            if Name::list(&other.kind).map(Engine::game) != Some(list.game()) {
                return None;
            }
            let (number, subtype) = numbers::object(other)?;
            found.number = found.number.filter(|now| *now == number);
            found.subtype = found.subtype.filter(|now| *now == subtype);
            for (now, is) in found.flags.iter_mut().zip(is_set(other)) {
                *now = now.filter(|now| *now == is);
            }
        }
        Some(found)
    }
}

impl Summary {
    /// Looks at each object once.
    fn of(placements: &[&Placement], own: &OwnKinds, properties: &[PropertyDefinition]) -> Self {
        let Some((first, others)) = placements.split_first() else { return Self::default() };
        let mut wrong = Vec::new();
        let mut read = |placement: &Placement| {
            let mut note = |error: ParameterError| {
                if !wrong.iter().any(|other: &ParameterError| other.name == error.name) {
                    wrong.push(error);
                }
            };
            let read = read_placement(placement, own, &mut note);
            let list = read.as_ref().map_or(Cow::Borrowed(&[][..]), |(kind, values)| parameters_of(*kind, values, own));
            (kind_of(placement, own).map(|(kind, _)| kind), list, read.map(|(_, values)| values).unwrap_or_default())
        };
        let (kind, parameters, first_values) = read(first);
        let mut is_alike = true;
        let mut summary = Self {
            is_one_name: true,
            is_one_title: true,
            kind,
            x: Some(first.x),
            y: Some(first.y),
            flip_x: Some(first.flip_x),
            flip_y: Some(first.flip_y),
            parameters: parameters.len(),
            values: first_values.iter().take(parameters.len()).map(|value| Some(*value)).collect(),
            unknown_subtype: placements
                .iter()
                .find_map(|placement| unknown_subtype(placement))
                .map(|(_, number)| number),
            wrong: Vec::new(),
            in_game: InGame::of(placements),
            properties: common_properties(placements, properties),
        };
        let first_title = title(first, own);
        for other in others {
            let (kind, others, values) = read(other);
            summary.is_one_name &= other.kind == first.kind;
            summary.is_one_title &= other.kind == first.kind || title(other, own) == first_title;
            summary.kind = summary.kind.filter(|now| Some(*now) == kind);
            summary.x = summary.x.filter(|now| *now == other.x);
            summary.y = summary.y.filter(|now| *now == other.y);
            summary.flip_x = summary.flip_x.filter(|now| *now == other.flip_x);
            summary.flip_y = summary.flip_y.filter(|now| *now == other.flip_y);
            is_alike &= others == parameters;
            for (now, value) in summary.values.iter_mut().zip(&values) {
                *now = now.filter(|now| now == value);
            }
        }
        if !is_alike {
            (summary.parameters, summary.values) = (0, Vec::new());
        }
        summary.wrong = wrong;
        summary
    }
}

/// The properties that all of some objects have, by their places in the list, with the values that they have in common.
fn common_properties(placements: &[&Placement], list: &[PropertyDefinition]) -> Vec<(usize, Option<Value>)> {
    let is_on =
        |one: &PropertyDefinition| placements.iter().all(|placement| one.is_on(PropertyOwner::Object, &placement.kind));
    // Of two with one name the first one counts.
    let is_first = |n: usize| list[..n].iter().all(|other| !is_on(other) || other.name != list[n].name);
    let shown = list.iter().enumerate().filter(|(n, one)| is_on(one) && is_first(*n));
    let value = |(n, one): (usize, &PropertyDefinition)| {
        let mut values = placements.iter().map(|placement| held(one, properties_of(&placement.extra)));
        let first = values.next();
        (n, first.filter(|first| values.all(|other| other == *first)))
    };
    shown.map(value).collect()
}

/// A level, a selection in it, and the custom kinds and the properties of its project.
type Source = (Arc<LevelData>, BTreeSet<Selected>, Arc<OwnKinds>, Arc<Vec<PropertyDefinition>>);

/// Keeps the summary of a selection until that, or the level, changes.
#[derive(Default)]
pub struct SummaryCache {
    of: Option<Source>,
    summary: Summary,
}

impl SummaryCache {
    /// The summary of the selected objects of a level.
    pub fn get(
        &mut self,
        level: &Arc<LevelData>,
        selection: &BTreeSet<Selected>,
        project: &Project,
        placements: &[&Placement],
    ) -> &Summary {
        let Project { objects: own, properties, .. } = project;
        let is_known = self.of.as_ref().is_some_and(|(of, selected, kinds, known)| {
            let is_same = Arc::ptr_eq(kinds, own) && Arc::ptr_eq(known, properties);
            Arc::ptr_eq(of, level) && is_same && selected == selection
        });
        if !is_known {
            self.summary = Summary::of(placements, own, properties);
            self.of = Some((level.clone(), selection.clone(), own.clone(), properties.clone()));
        }
        &self.summary
    }
}
