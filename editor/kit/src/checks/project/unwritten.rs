//! Objects of an imported level that its game's lists do not hold.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::objects::place_of;
use crate::checks::{Check, Place, Scope, Severity, Thing};
use crate::exchange::promises::unheld;
use sim::project::Area;

pub(crate) const CHECK: Check = Check {
    name: "unwritten",
    title: "Objects that an export leaves out",
    why: "The level came from the files of a game, and these files cannot hold this object: an export leaves it out, or \
          leaves the file's own object as it was.",
    advice: "Place an object that the game has, change its settings to those of the game, or switch this check off if the \
             level does not go back into its game.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    for (id, why) in unheld(cx.project, cx.data) {
        let place = match cx.data.placements.iter().find(|placement| placement.id == id) {
            Some(placement) => place_of(cx, placement),
            None => {
                let switcher = cx.data.switchers.iter().find(|switcher| switcher.id == id);
                let (x, y) = switcher.map_or((0, 0), |switcher| (switcher.x, switcher.y));
                let area = Area { x: x.saturating_sub(8), y: y.saturating_sub(8), width: 16, height: 16 };
                Place::Thing { level: cx.data.key.clone(), thing: Thing::Switcher(id), area }
            }
        };
        out.add(place, format!("Not written by an export: {why}."));
    }
}
