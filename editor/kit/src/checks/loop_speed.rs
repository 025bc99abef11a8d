//! Loops that a run from the start is too slow for.

use super::context::{Findings, LevelContext};
use super::loop_finder;
use super::{Check, Scope, Severity};
use crate::drawing::shapes::speed::{FromStart, gets_through, least, sentence};
use sim::project::Area;
use sim::tiles::TILE;
use sim::units::Speed;
use sim::world::World;

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
    let loops = loop_finder::loops(cx);
    if loops.is_empty() {
        return;
    }
    let way = if cx.level.start.faces_left { -1 } else { 1 };
    let from_start = FromStart::of(cx.level, way);
    for found in &loops {
        let area = found.area();
        let Some(arrival) = from_start.first(|x, y| is_in(area, x, y)) else { continue };
        let end = if way > 0 { area.x + area.width + TILE } else { area.x - TILE };
        if from_start.passes(arrival, end) {
            continue;
        }
        let world = from_start.world(cx.level, arrival);
        let arrives = Speed(world.player.ground_speed.0.saturating_abs());
        let needs = least(|speed| gets_round(cx, area, &world, (way, end), speed).then_some(speed));
        // If nobody gets round at all, that is another check's.
        if let Some(needs) = needs.filter(|needs| *needs > arrives) {
            out.add(cx.area(area, None), sentence(needs, arrives));
        }
    }
}

fn is_in(area: Area, x: i32, y: i32) -> bool {
    (area.x..area.x + area.width).contains(&x) && (area.y..area.y + area.height + TILE).contains(&y)
}

fn gets_round(cx: &LevelContext<'_>, area: Area, world: &World, (way, end): (i32, i32), speed: Speed) -> bool {
    let mut world = world.clone();
    world.player.ground_speed = Speed(speed.0 * way as i16);
    let mut went_over = false;
    gets_through(&world, cx.level, way, |world| {
        let (x, y) = (world.player.x.px(), world.player.y.px());
        went_over |= !world.player.airborne && is_in(area, x, y) && y < area.y + area.height / 2;
        let back = if way > 0 { area.x - 4 * TILE } else { area.x + area.width + 4 * TILE };
        if went_over && (x - end) * way > 0 { Some(true) } else { ((x - back) * way < 0).then_some(false) }
    })
}
