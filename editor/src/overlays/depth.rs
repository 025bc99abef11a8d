//! Depths: objects, the player and the terrain in front of him, in the order in which they cover each other.
//!
//! A player's priority moves him alone. Objects are behind the terrain in front, and most of them behind the player.

use super::objects::{Depth, paint_pictures};
use super::{Stage, paint_players, paint_waiting};
use crate::studio::Studio;

/// The things that are painted besides a running player.
#[derive(Clone, Copy, Debug)]
pub struct Things {
    /// Objects.
    pub objects: bool,
    /// Also those that a player never sees.
    pub hidden: bool,
    /// The player as he will begin, while nothing runs.
    pub waiting: bool,
    /// True to paint the ways of players, if that overlay is on.
    pub trails: bool,
}

/// Paints objects and the player, and calls `front` when the terrain in front of them has its turn.
pub fn paint(stage: &Stage<'_>, cx: &Studio, things: Things, front: &mut dyn FnMut()) {
    let objects = |depth: Depth| {
        if things.objects {
            paint_pictures(stage, cx, things.hidden, depth);
        }
    };
    objects(Depth::BehindPlayer);
    let Some(world) = cx.play().world() else {
        if things.waiting {
            paint_waiting(stage, cx);
        }
        objects(Depth::InFrontOfPlayer { covered: None });
        return front();
    };
    let partner = world.partner.as_ref().filter(|partner| partner.is_in_level());
    let is_high = world.player.high_priority || partner.is_some_and(|partner| partner.player.high_priority);
    paint_players(stage, cx, (false, things.trails));
    if !is_high {
        objects(Depth::InFrontOfPlayer { covered: None });
        return front();
    }
    // What is in front of a player is still behind that terrain, which is behind him.
    objects(Depth::InFrontOfPlayer { covered: Some(true) });
    front();
    paint_players(stage, cx, (true, things.trails));
    objects(Depth::InFrontOfPlayer { covered: Some(false) });
}
