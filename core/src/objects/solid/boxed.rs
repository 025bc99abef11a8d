//! General Solid Object Collision: overlap, nearer side, and being popped out.

use super::contact::{diameter, overlap_height};
use super::sloped::shift;
use super::{Contact, Encounter, Found, Miss};
use crate::units::Speed;

/// Rows above the combined box that count as inside: one who walks over from a ledge slightly higher is caught.
///
/// Guide: Solid Objects > Vertical Overlap
const GRIP: i32 = 4;
/// A player who is this close to the top or bottom edge is not popped out sideways.
///
/// Guide: Solid Objects > Popped Left or Right
const NEAR_EDGE: i32 = 4;
/// This deep inside the top, nobody lands.
///
/// Guide: Solid Objects > Popped Upwards
const TOO_DEEP: i32 = 16;
/// Nearer to a side than this, nobody is crushed, if the ruleset asks for it.
const CRUSH_DEPTH: i32 = 16;

impl Encounter<'_> {
    /// The routine for a player who is not on the object.
    ///
    /// Guide: Solid Objects > General Solid Object Collision
    #[inline]
    pub(super) fn touch_box(&mut self) -> Found {
        if !self.on_screen && !self.solid.off_screen {
            return self.nothing(Miss::OffScreen);
        }
        if self.column(self.solid.half_width, 1).is_none() {
            return self.nothing(Miss::BesideIt);
        }
        self.touch_column()
    }

    /// The rest of the routine, for a player above, in or below the object.
    fn touch_column(&mut self) -> Found {
        self.solid = self.solid.bounded();
        let (offset, down) = self.offset();
        let Some(left) = self.column(self.solid.half_width, 1) else { return self.nothing(Miss::BesideIt) };
        let width = 2 * self.solid.half_width;
        let shift = shift(&self.solid, self.heights, self.rules, self.body.flip_x, offset);
        let radius = self.solid.half_height + self.radius();
        let mut top = down.wrapping_add(shift + GRIP + radius);
        if let (true, Some(height)) = (self.rules.solids_wrap, self.wrap_y) {
            top &= height.wrapping_sub(1);
        }
        if top as u32 >= overlap_height(&self.solid, self.rules, self.player).max(0) as u32 {
            return self.nothing(Miss::AboveOrBelowIt);
        }
        if self.is_untouchable() {
            return Found::miss(Miss::Untouchable);
        }
        let x = if left <= self.solid.half_width { left } else { left - width };
        let skew = if self.rules.bottom_overlap { 0 } else { GRIP };
        let y = if top <= radius + skew { top } else { top - GRIP - diameter(&self.solid, self.rules, self.player) };
        let vertical = x.abs() > y.abs() || (y.abs() <= NEAR_EDGE && self.rules.near_edge_is_vertical);
        let contact = match (vertical, y >= 0) {
            (false, _) => self.meet_side(x, y),
            (true, true) => self.meet_top(y),
            (true, false) => self.meet_bottom(x, y),
        };
        Found { contact, distances: Some((x, y)) }
    }

    /// No contact: a player who pushed the object until now no longer does.
    ///
    /// Guide: Solid Objects > Popped Left or Right
    #[inline]
    pub(super) fn nothing(&mut self, why: Miss) -> Found {
        if self.body.pushed {
            self.let_go();
        }
        Found::miss(why)
    }

    #[cold]
    fn let_go(&mut self) {
        self.stop_pushing();
        if self.rules.push_end_unrolls || !self.player.counts_as_ball() {
            self.player.show_walk_anew();
        }
    }

    fn stop_pushing(&mut self) {
        self.body.pushed = false;
        self.player.pushing = false;
    }

    /// Out of the side, stopped if he moves towards it. Exactly at the edge he only leans against it.
    ///
    /// Guide: Solid Objects > Popped Left or Right
    fn meet_side(&mut self, x: i32, y: i32) -> Contact {
        if y.abs() <= NEAR_EDGE && !self.rules.near_edge_is_vertical {
            self.stop_pushing();
            return Contact::Side { x_distance: x, popped: false };
        }
        let player = &mut *self.player;
        if x != 0 && (x > 0) == (player.x_speed.0 >= 0) {
            player.x_speed = Speed::ZERO;
            player.ground_speed = Speed::ZERO;
        }
        player.x = player.x.moved_px(-x);
        player.pushing = !player.airborne;
        self.body.pushed = !player.airborne;
        Contact::Side { x_distance: x, popped: true }
    }

    /// Out of the bottom if he rises; crushed if he stands still on the ground.
    ///
    /// Guide: Solid Objects > Popped Downwards
    fn meet_bottom(&mut self, x: i32, y: i32) -> Contact {
        let player = &mut *self.player;
        let speed = player.y_speed.0;
        if speed == 0 && !player.airborne {
            if self.rules.crush_needs_depth && x.abs() < CRUSH_DEPTH {
                return self.meet_side(x, y);
            }
            player.die(self.rules);
            return Contact::Crushed;
        }
        let pops_any_way = player.airborne && self.rules.bottom_pops_falling;
        if speed < 0 || pops_any_way {
            player.y = player.y.moved_px(-y);
            player.y_speed = Speed::ZERO;
            if pops_any_way {
                player.ground_speed = Speed::ZERO;
            }
        }
        Contact::Bottom
    }

    /// Lands him, if his centre is above the object and he does not rise.
    ///
    /// Guide: Solid Objects > Popped Upwards
    fn meet_top(&mut self, y: i32) -> Contact {
        if y >= TOO_DEEP {
            return self.nothing(Miss::TooDeepToLand).contact;
        }
        let half = if self.rules.slipping { self.solid.landing_half_width } else { self.solid.half_width };
        if self.column(half, 0).is_none() {
            return Contact::None(Miss::Slips);
        }
        let rises = self.player.y_speed.0 < 0;
        if !rises || self.rules.lifts_before_landing {
            self.player.y = self.player.y.moved_px(GRIP - y - 1);
        }
        if rises {
            return Contact::None(Miss::RisesThroughTop);
        }
        self.land();
        Contact::Landed
    }
}
