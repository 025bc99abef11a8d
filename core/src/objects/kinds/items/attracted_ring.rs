//! A ring on its way to a player with a lightning shield (Sonic 3 and 3&K).

use super::scattered_ring::ScatteredRing;
use super::sparkle;
use crate::objects::rings;
use crate::objects::{Around, Body, Fate, Hitbox, Kind, KindInfo, Pen, Reaction, Setting, State};
use crate::player::powers::Shield;
use crate::snapshot::Snapshot;
use crate::trace::Trace;

/// A ring that follows the player.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct AttractedRing {
    /// Frames since it was collected; 0 before.
    pub collected: u8,
    /// The frame in which it left its place.
    pub left_in: u32,
}

/// The distance to the player's centre within which a ring is attracted, on both axes.
///
/// Guide: Elemental Shields > Lightning Shield
const REACH: i32 = 64 + rings::HALF_SIZE as i32;

impl Kind for AttractedRing {
    const INFO: KindInfo = KindInfo {
        name: "attracted_ring",
        title: "Attracted ring",
        help: "A ring that a lightning shield draws to the player, through everything. It scatters if the shield is \
               lost.",
        ..KindInfo::PART
    };

    /// Its sparkle is.
    fn is_in_front(&self) -> bool {
        self.collected > 0
    }

    fn load(body: &mut Body, _setting: &Setting<'_>) -> Self {
        dress(body);
        Self::default()
    }

    /// Guide: Elemental Shields > Lightning Shield
    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        body.fate = Fate::StaysFarAway;
        if self.collected > 0 {
            self.collected = self.collected.saturating_add(1);
            if self.collected > sparkle::FRAMES {
                body.fate = Fate::Destroyed;
            }
            return;
        }
        if body.take_touch() {
            around.common.add_rings(1, around.rules);
            body.hitbox.reaction = Reaction::None;
            self.collected = 1;
            return;
        }
        if around.player.shield != Shield::Lightning {
            around.common.tally.scatter_timer = u8::MAX;
            around.spawn_behind(*body, ScatteredRing::default());
            body.fate = Fate::Destroyed;
            return;
        }
        follow(body, around);
    }

    fn look(&self, body: &Body, _setting: &Setting<'_>, pen: &mut dyn Pen) {
        match self.collected {
            0 => rings::draw(pen, 0, 0, body.picture),
            age => sparkle::draw(pen, 0, 0, age - 1),
        }
    }
}

impl AttractedRing {
    /// A ring at a place that leaves it, if a player with a lightning shield is near and no other leaves in this frame. True
    /// if it does.
    ///
    /// Guide: Elemental Shields > Lightning Shield
    pub(in crate::objects::kinds) fn leaves<T: Trace>(place: &Body, around: &mut Around<'_, T>) -> bool {
        let attracts = around.player.shield == Shield::Lightning && around.rules.lightning_attracts;
        if !attracts || around.player.touches_nothing() {
            return false;
        }
        let (dx, dy) = around.to_player(place);
        if dx.unsigned_abs() > REACH as u32 || dy.unsigned_abs() > REACH as u32 {
            return false;
        }
        let leaves_now = |state: &State| matches!(state, State::AttractedRing(ring) if ring.left_in == around.frame);
        if around.slots.iter().any(|(_, object)| leaves_now(&object.state)) {
            return false;
        }
        let mut body = Body::at(place.x, place.y);
        dress(&mut body);
        // The originals' ring begins to move in this frame, wherever its slot is.
        if around.slots.first_free(0).is_some_and(|slot| slot < around.slot) {
            follow(&mut body, around);
        }
        around.spawn(body, Self { left_in: around.frame, ..Self::default() }).is_some()
    }
}

/// One frame of motion towards the player.
///
/// Guide: Elemental Shields > Lightning Shield
fn follow<T>(body: &mut Body, around: &Around<'_, T>) {
    let (x, y) = (around.player.x.px(), around.player.y.px());
    body.x_speed = rings::attracted(body.x_speed, x, body.x.px());
    body.y_speed = rings::attracted(body.y_speed, y, body.y.px());
    body.move_by_speed();
    body.picture = rings::picture_in(around.frame);
}

fn dress(body: &mut Body) {
    (body.half_width, body.half_height) = (rings::HALF_PICTURE, rings::HALF_PICTURE);
    body.hitbox = Hitbox::new(Reaction::Item, rings::HALF_SIZE, rings::HALF_SIZE);
    body.fate = Fate::StaysFarAway;
}
