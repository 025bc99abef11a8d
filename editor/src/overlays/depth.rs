//! Depths: objects, the player and the terrain in front of him, in the order in which they cover each other.
//!
//! The player's priority moves him alone. Objects are behind the terrain in front, and most of them behind the player.

use super::objects::{Depth, paint_pictures};
use super::{Stage, paint_player, paint_waiting};
use crate::context::PaneContext;

/// What is painted besides a running player.
#[derive(Clone, Copy, Debug)]
pub struct Things {
    /// Objects.
    pub objects: bool,
    /// Also those that a player never sees.
    pub hidden: bool,
    /// The player as he will begin, while nothing runs.
    pub waiting: bool,
}

/// Paints objects and the player, and calls `front` when the terrain in front of them has its turn.
pub fn paint(stage: &Stage<'_>, cx: &PaneContext<'_>, things: Things, front: &mut dyn FnMut()) {
    let objects = |depth: Depth| {
        if things.objects {
            paint_pictures(stage, cx, things.hidden, depth);
        }
    };
    objects(Depth::BehindPlayer);
    let is_high = cx.play.world().is_some_and(|world| world.player.high_priority);
    if !is_high {
        match cx.play.world() {
            Some(_) => paint_player(stage, cx),
            None if things.waiting => paint_waiting(stage, cx),
            None => {}
        }
        objects(Depth::InFrontOfPlayer { covered: None });
        front();
        return;
    }
    // What is in front of the player is still behind that terrain, which is behind him.
    objects(Depth::InFrontOfPlayer { covered: Some(true) });
    front();
    paint_player(stage, cx);
    objects(Depth::InFrontOfPlayer { covered: Some(false) });
}
