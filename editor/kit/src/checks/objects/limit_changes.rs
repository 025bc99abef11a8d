//! Changes of the camera limits that cannot be as they were meant.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use sim::project::{Area, LimitChange};
use std::collections::BTreeSet;

pub(crate) const CHECK: Check = Check {
    name: "limit-changes",
    title: "Changing camera limits",
    why: "A change of the camera limits does nothing if it sets no side, if its place or its stage is never reached, or \
          if it waits for a switch that no level has. Limits that cross leave the camera nowhere to be.",
    advice: "Give the change a side and a place at which it applies, or delete it.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

/// Number of a level's switches.
const SWITCHES: u8 = 16;
/// Height of the originals' screen, pixels.
const SCREEN: i32 = 224;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let data = cx.data;
    // A stage counts if a change that applies before it leads there.
    let mut stages = BTreeSet::from([0_u8]);
    loop {
        let is_reached = |change: &&LimitChange| change.stage.is_none_or(|stage| stages.contains(&stage));
        let next: BTreeSet<u8> =
            data.limit_changes.iter().filter(is_reached).filter_map(|change| change.next_stage).collect();
        let before = stages.len();
        stages.extend(next);
        if stages.len() == before {
            break;
        }
    }
    for (n, change) in data.limit_changes.iter().enumerate() {
        let Some(what) = fault_of(change, &stages) else { continue };
        let top = change.top.unwrap_or(data.bounds.top);
        let bottom = change.bottom.unwrap_or(data.bounds.bottom).saturating_add(SCREEN).max(top);
        let area = Area { x: change.from_x, y: top, width: 1, height: bottom.saturating_sub(top).max(1) };
        let place = Place::Thing { level: data.key.clone(), thing: Thing::LimitChange(change.id), area };
        let edit = Edit::SetLimitChange { level: data.key.clone(), id: change.id, change: None };
        out.add(place, format!("Change {} of the camera limits {what}.", n + 1)).fix("Delete it", vec![edit]);
    }
}

/// Returns the fault of a change, to be read behind its name.
fn fault_of(change: &LimitChange, stages: &BTreeSet<u8>) -> Option<String> {
    let never = |from: Option<i32>, to: Option<i32>| from.zip(to).is_some_and(|(from, to)| from >= to);
    let crosses = |least: Option<i32>, most: Option<i32>| least.zip(most).is_some_and(|(least, most)| least > most);
    if change.is_empty() {
        Some("changes nothing".to_owned())
    } else if never(Some(change.from_x), change.to_x)
        || never(change.from_y, change.to_y)
        || never(change.player_from_y, change.player_to_y)
    {
        Some("never applies: it ends before it begins".to_owned())
    } else if let Some(switch) = change.switch.filter(|switch| *switch >= SWITCHES) {
        Some(format!("waits for switch {switch}, but there are only those from 0 to 15"))
    } else if let Some(stage) = change.stage.filter(|stage| !stages.contains(stage)) {
        Some(format!("waits for stage {stage}, to which no change leads"))
    } else if crosses(change.left, change.right) || crosses(change.top, change.bottom) {
        Some("wants limits that cross".to_owned())
    } else {
        None
    }
}
