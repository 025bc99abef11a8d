//! Water that cannot be as it was meant: a surface outside of the level, changes that change nothing.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::{Edit, LevelSettings};
use sim::objects::KindId;
use sim::project::{Tide, WaterChange};

pub(crate) const CHECK: Check = Check {
    name: "water",
    title: "Water",
    why: "A surface above the level floods all of it, one below it is never reached. Changes of water do nothing in a \
          level without water, or without a place or a time, and a bubble maker lets bubbles out only under water.",
    advice: "Move the surface into the level, or delete the water.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Number of a level's switches.
const SWITCHES: u8 = 16;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let (_, height) = cx.size();
    let (data, settings) = (cx.data, LevelSettings::of(cx.data));
    let place = || Place::Level(data.key.clone());
    let edit = |settings| vec![Edit::SetLevelSettings { level: data.key.clone(), settings }];
    let within = |y: i32| (0..height).contains(&y);
    let wraps = data.wrap_y.is_some();
    match data.water {
        Some(y) if !within(y) && !wraps => {
            let (what, wanted) = if y < 0 { ("above", 0) } else { ("below", (height - 1).max(0)) };
            let fixed = LevelSettings { water: Some(wanted), ..settings.clone() };
            out.add(place(), format!("The water's surface is {what} the level, at {y}."))
                .fix(format!("Move it to {wanted}"), edit(fixed));
        }
        None if data.tide != Tide::default() => {
            let fixed = LevelSettings { tide: Tide::default(), ..settings.clone() };
            out.add(place(), "The level has changes of its water, but no water.")
                .fix("Delete the changes", edit(fixed));
        }
        _ => {}
    }
    for (n, change) in data.tide.changes.iter().enumerate() {
        let Some(what) = fault_of(change, wraps, within) else { continue };
        let mut tide = data.tide.clone();
        tide.changes.remove(n);
        let fixed = LevelSettings { tide, ..settings.clone() };
        out.add(place(), format!("Change {} of the water {what}.", n + 1)).fix("Delete it", edit(fixed));
    }
    if data.water.is_none() {
        for placement in &data.placements {
            let placed = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index));
            if placed.is_some_and(|placed| placed.kind == KindId::BubbleMaker) {
                out.add(place_of(cx, placement), "The bubble maker does nothing: the level has no water.");
            }
        }
    }
}

/// Returns the fault of a change, to be read behind its name.
fn fault_of(change: &WaterChange, wraps: bool, within: impl Fn(i32) -> bool) -> Option<String> {
    let outside = [change.y, change.at_once].into_iter().flatten().find(|y| !wraps && !within(*y));
    let never = |from: Option<i32>, to: Option<i32>| from.zip(to).is_some_and(|(from, to)| from >= to);
    let sets = [change.presses, change.closes];
    let moves = change.y.is_some() || change.at_once.is_some();
    if !moves && change.next_stage.is_none() && sets == [None; 2] {
        Some("changes nothing".to_owned())
    } else if never(Some(change.from_x), change.to_x) || never(change.from_y, change.to_y) {
        Some("never applies: it ends before it begins".to_owned())
    } else if let Some(switch) = change.switch.filter(|switch| *switch >= SWITCHES) {
        Some(format!("waits for switch {switch}, but there are only those from 0 to 15"))
    } else if let Some(switch) = sets.into_iter().flatten().find(|switch| *switch >= SWITCHES) {
        Some(format!("sets switch {switch}, but there are only those from 0 to 15"))
    } else {
        outside.map(|y| format!("moves to {y}, which is outside the level"))
    }
}
