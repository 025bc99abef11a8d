//! Rings, objects and goals that a search does not reach from the level's start.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::problem::{Place, Thing};
use crate::checks::{Check, Scope, Severity, settings};
use crate::reach::{End, Origin, Search, SearchLimits, What};

pub(crate) const CHECK: Check = Check {
    name: "reach",
    title: "Never reached",
    why: "A search over real frames tries where a player can get from the level's start. What it does not reach may be \
          walled in, too high, or behind a way that does not open. The search takes some seconds for each level.",
    advice: "Look at the heat map (Level > Reach from the start), and make a way, or switch this check off for it.",
    severity: Severity::Warning,
    usual: false,
    scope: Scope::Level(run),
};

/// Bytes that a search has in use at most.
const MEMORY: usize = 512 << 20;

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    // A fixed number: the findings are the same on every machine.
    let states = u32::try_from(cx.setting(&settings::REACH)).unwrap_or_default();
    let limits = SearchLimits { states, memory: MEMORY, worlds: MEMORY / 2, ..SearchLimits::default() };
    let Some(mut search) = Search::new(cx.project, Origin::start_of(&cx.data.key), limits) else { return };
    while search.round() {}
    let map = search.map();
    let is_complete = map.progress.end == Some(End::Complete);
    for target in map.missed() {
        let (place, what) = match target.what {
            What::Goal => {
                (Place::Thing { level: cx.data.key.clone(), thing: Thing::Goal, area: target.area }, "goal".into())
            }
            What::Ring(id, ring) => match cx.data.placements.iter().find(|placement| placement.id == id) {
                Some(placement) if placement.kind == "ring" => (place_of(cx, placement), "ring".into()),
                Some(placement) => (place_of(cx, placement), format!("ring {}", ring.saturating_add(1))),
                None => continue,
            },
            What::Object(id) => match cx.data.placements.iter().find(|placement| placement.id == id) {
                Some(placement) => (place_of(cx, placement), "object".to_owned()),
                None => continue,
            },
        };
        if is_complete {
            out.add(place, format!("The {what} is never reached from the start."));
        } else {
            // More states might reach it.
            let what = format!("The {what} is not reached from the start within {states} states.");
            out.add(place, what).severity(Severity::Hint);
        }
    }
}
