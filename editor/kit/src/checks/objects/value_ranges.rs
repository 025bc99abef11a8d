//! Numbers that a file has and that no field takes: they are kept as they are, and named here.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::art::backgrounds::{DRIFT, HEIGHT, SCROLL, changed};
use crate::document::{EMERALDS, Edit, GOAL_SIDE, HALF_LENGTH, RINGS};
use sim::project::{Area, Background, LayerSwitcher, LevelData, Start, StartState};
use std::ops::RangeInclusive;

pub(crate) const CHECK: Check = Check {
    name: "value-range",
    title: "Numbers out of range",
    why: "A file has a number that the editor does not let anybody type. It is kept as it is and played as far as the engine \
          can; it was probably not meant.",
    advice: "Set the number in the Inspector, or in the Backgrounds window.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    for level in &cx.project.levels {
        starts(level, out);
        goal(level, out);
        switchers(level, out);
    }
    for (index, set) in cx.project.tilesets.iter().enumerate() {
        for (n, layer) in set.tileset.backgrounds.iter().enumerate() {
            let name = format!("{}, layer {}", set.tileset.name, n + 1);
            let mut check = |value: i32, range: &RangeInclusive<i32>, what: Sentence, set: fn(&mut Background, i32)| {
                let Some(nearest) = outside(value, range) else { return };
                let edit = changed(cx.project, index, |layers| set(&mut layers[n].0, nearest));
                let what = what(&name, value, *range.start(), *range.end());
                let edits = edit.into_iter().collect();
                out.add(Place::Tileset(index), what).decision(format!("Set it to {nearest}"), edits);
            };
            let across: Sentence = |name, value, low, high| {
                format!("{name}: moves across by {value} of 256, fields take {low} to {high}.")
            };
            check(layer.scroll_x.into(), &SCROLL, across, |layer, value| layer.scroll_x = value as u16);
            let down: Sentence =
                |name, value, low, high| format!("{name}: moves down by {value} of 256, fields take {low} to {high}.");
            check(layer.scroll_y.into(), &SCROLL, down, |layer, value| layer.scroll_y = value as u16);
            let height: Sentence =
                |name, value, low, high| format!("{name}: its height is {value}, fields take {low} to {high}.");
            check(layer.y, &HEIGHT, height, |layer, value| layer.y = value);
            let drift: Sentence = |name, value, low, high| {
                format!("{name}: drifts by {value} pixels a second, fields take {low} to {high}.")
            };
            check(layer.drift.into(), &DRIFT, drift, |layer, value| layer.drift = value as i16);
        }
    }
}

/// A sentence about a number of a layer, by the layer's name, the number, and the lowest and highest that a field takes.
type Sentence = fn(&str, i32, i32, i32) -> String;

/// The nearest number of a range; `None` if the number is in it.
fn outside(value: i32, range: &RangeInclusive<i32>) -> Option<i32> {
    (!range.contains(&value)).then(|| value.clamp(*range.start(), *range.end()))
}

fn starts(level: &LevelData, out: &mut Findings<'_>) {
    let key = &level.key;
    let area =
        |start: &Start| Area { x: start.x.saturating_sub(9), y: start.y.saturating_sub(19), width: 18, height: 38 };
    let mut check = |start: &Start, place: &dyn Fn() -> Place, edit: &dyn Fn(Start) -> Edit| {
        let StartState { rings, emeralds, .. } = start.state;
        if let Some(nearest) = outside(rings.into(), &RINGS) {
            let (low, high) = (*RINGS.start(), *RINGS.end());
            let fixed = Start { state: StartState { rings: nearest as u16, ..start.state }, ..*start };
            out.add(place(), format!("The start has {rings} rings, fields take {low} to {high}."))
                .decision(format!("Set it to {nearest}"), vec![edit(fixed)]);
        }
        if let Some(nearest) = outside(emeralds.into(), &EMERALDS) {
            let (low, high) = (*EMERALDS.start(), *EMERALDS.end());
            let fixed = Start { state: StartState { emeralds: nearest as u8, ..start.state }, ..*start };
            out.add(place(), format!("The start has {emeralds} emeralds, fields take {low} to {high}."))
                .decision(format!("Set it to {nearest}"), vec![edit(fixed)]);
        }
    };
    let place = || Place::Thing { level: key.clone(), thing: Thing::Start, area: area(&level.start) };
    check(&level.start, &place, &|start| Edit::SetStart { level: key.clone(), start });
    for (n, named) in level.starts.iter().enumerate() {
        let place = || Place::Area { level: key.clone(), area: area(&named.start), layer: None };
        check(&named.start, &place, &|start| {
            let mut starts = level.starts.clone();
            starts[n].start = start;
            Edit::SetStarts { level: key.clone(), starts }
        });
    }
}

fn goal(level: &LevelData, out: &mut Findings<'_>) {
    let Some(goal) = level.goal else { return };
    let (low, high) = (*GOAL_SIDE.start(), *GOAL_SIDE.end());
    let fixed = Area { width: goal.width.clamp(low, high), height: goal.height.clamp(low, high), ..goal };
    if fixed != goal {
        let (width, height) = (goal.width, goal.height);
        let place = Place::Thing { level: level.key.clone(), thing: Thing::Goal, area: fixed };
        let edit = Edit::SetGoal { level: level.key.clone(), goal: Some(fixed) };
        out.add(place, format!("The goal's area is {width} × {height} pixels, fields take {low} to {high}."))
            .decision(format!("Make it {} × {}", fixed.width, fixed.height), vec![edit]);
    }
}

fn switchers(level: &LevelData, out: &mut Findings<'_>) {
    for (slot, switcher) in level.switchers.iter().enumerate() {
        let half = switcher.half_length;
        let Some(nearest) = outside(half.into(), &HALF_LENGTH) else { continue };
        let area = Area { x: switcher.x.saturating_sub(8), y: switcher.y.saturating_sub(8), width: 16, height: 16 };
        let place = Place::Thing { level: level.key.clone(), thing: Thing::Switcher(switcher.id), area };
        let fixed = LayerSwitcher { half_length: nearest as u16, ..switcher.clone() };
        let edit = Edit::SetSwitcher { level: level.key.clone(), id: switcher.id, switcher: Some((slot, fixed)) };
        let (low, high) = (*HALF_LENGTH.start(), *HALF_LENGTH.end());
        out.add(place, format!("The layer switcher has half length {half}, fields take {low} to {high}."))
            .decision(format!("Set it to {nearest}"), vec![edit]);
    }
}
