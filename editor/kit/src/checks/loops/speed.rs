//! Loops that a run from the start is too slow for.

use crate::checks::context::{Findings, LevelContext};
use crate::checks::loops::finder;
use crate::checks::loops::run::{Arrival, Arrivals, gets_round};
use crate::checks::{Check, Scope, Severity};
use crate::drawing::shapes::speed::{least, sentence};
use sim::units::Speed;

pub(crate) const CHECK: Check = Check {
    name: "loop-speed",
    title: "Loops that need a run-up",
    why: "A player who runs from the start and holds the button forward reaches the loop, is too slow to get round, and \
          falls back; with more speed he gets round.",
    advice: "Give him a longer run-up downhill, a spring or a booster before it, or draw the loop smaller. If he is \
             meant to roll or dash into it, ignore this with the reason.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Level(run),
};

fn run(cx: &LevelContext<'_>, out: &mut Findings<'_>) {
    let loops = finder::loops(cx);
    let from_start = Arrivals::new(cx);
    for found in &loops {
        let Some(Arrival { world, way, end }) = from_start.arrival(found, 0) else { continue };
        let area = found.area();
        let arrives = Speed(world.player.ground_speed.0.saturating_abs());
        let needs = least(|speed| gets_round(cx, area, &world, (way, end), speed).then_some(speed));
        // If nobody gets round at all, that is another check's.
        if let Some(needs) = needs.filter(|needs| *needs > arrives) {
            out.add(cx.area(area, None), sentence(needs, arrives));
        }
    }
}
