//! A run from the start that holds the button forward, as it arrives at loops.

use crate::checks::context::LevelContext;
use crate::checks::loops::finder::Loop;
use crate::drawing::shapes::speed::{FromStart, gets_through};
use sim::project::Area;
use sim::tiles::TILE;
use sim::units::Speed;
use sim::world::World;
use std::cell::OnceCell;

/// The run from the start of a level, made when a loop asks for it.
pub(in crate::checks) struct Arrivals<'a, 'b> {
    cx: &'a LevelContext<'b>,
    run: OnceCell<FromStart>,
}

/// A run from the start at a loop that it does not get past.
pub(in crate::checks) struct Arrival {
    /// The world in the frame in which it arrives.
    pub world: World,
    /// To the right (1) or to the left (-1).
    pub way: i32,
    /// The column behind the loop.
    pub end: i32,
}

impl<'a, 'b> Arrivals<'a, 'b> {
    /// Of a level.
    pub(in crate::checks) fn new(cx: &'a LevelContext<'b>) -> Self {
        Self { cx, run: OnceCell::new() }
    }

    /// The run when it is inside of a loop, or within so many pixels beside it; `None` if it does not come there, or gets past
    /// it.
    pub(in crate::checks) fn arrival(&self, found: &Loop, beside: i32) -> Option<Arrival> {
        let way = if self.cx.level.start.faces_left { -1 } else { 1 };
        let run = self.run.get_or_init(|| FromStart::of(self.cx.level, way));
        let area = found.area();
        let around = Area { x: area.x - beside, width: area.width + 2 * beside, ..area };
        let arrival = run.first(|x, y| is_in(around, x, y))?;
        let end = if way > 0 { area.x + area.width + TILE } else { area.x - TILE };
        (!run.passes(arrival, end)).then(|| Arrival { world: run.world(self.cx.level, arrival), way, end })
    }
}

fn is_in(area: Area, x: i32, y: i32) -> bool {
    (area.x..area.x + area.width).contains(&x) && (area.y..area.y + area.height + TILE).contains(&y)
}

/// Whether a player gets round a loop and beyond its end, from a world and with a speed towards it.
pub(in crate::checks) fn gets_round(
    cx: &LevelContext<'_>,
    area: Area,
    world: &World,
    (way, end): (i32, i32),
    speed: Speed,
) -> bool {
    let mut world = world.clone();
    let from = world.player.x.px();
    world.player.ground_speed = Speed(speed.0 * way as i16);
    let mut went_over = false;
    gets_through(&world, cx.level, way, |world| {
        let (x, y) = (world.player.x.px(), world.player.y.px());
        went_over |= !world.player.airborne && is_in(area, x, y) && y < area.y + area.height / 2;
        let back = if way > 0 { from.min(area.x) - 4 * TILE } else { from.max(area.x + area.width) + 4 * TILE };
        if went_over && (x - end) * way > 0 { Some(true) } else { ((x - back) * way < 0).then_some(false) }
    })
}
