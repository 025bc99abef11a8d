//! Hitboxes: what the player touches, what that does to it, and what it does to him.
//!
//! The scan has its place in the player's own step, after he moved: it sees every object where the last frame left it.
//! What he touches first ends it, even if nothing comes of it.

use super::body::Body;
use super::common::{Act, Common};
use super::slots::{Object, Others, bits};
use super::{Objects, Setting, State};
use crate::angle::Angle;
use crate::camera::View;
use crate::contacts::{Reaction, TouchBox};
use crate::level::Level;
use crate::player::abilities::insta_shield::INSTA_HALF_SIZE;
use crate::player::animation::AnimationKind;
use crate::player::frame::Touchable;
use crate::player::{Player, Routine};
use crate::ruleset::{BossRebound, Character, DuckHitbox, MonitorBump, Ruleset};
use crate::trace::{Event, Touch, Trace};
use crate::units::Speed;

/// Half the width of every player's hitbox.
///
/// Guide: Game Objects > Hitboxes
const PLAYER_HALF_WIDTH: i32 = 8;
/// By how much a player's hitbox ends above his feet and below his head.
///
/// Guide: Game Objects > Hitboxes
const PLAYER_MARGIN: i32 = 3;
/// From this many frames of invulnerability on, nothing can be collected.
///
/// Guide: Game Objects > Rings
const BLOCKS_ITEMS: u8 = 90;
/// The speed of a shot that is thrown back, towards the player: away from him.
///
/// Guide: Elemental Shields
const DEFLECTED_SPEED: Speed = Speed(-0x800);
/// Half the size of the box in which a shield throws shots back.
///
/// Guide: Elemental Shields
const SHIELD_HALF_SIZE: i32 = 24;
/// The upward speed of a bumped monitor.
///
/// Guide: Game Objects > Item Monitors
const BUMPED_SPEED: Speed = Speed(-0x180);

impl Body {
    /// Its hitbox where it is; `None` if nothing can touch it.
    pub fn touch_box(&self) -> Option<TouchBox> {
        (self.hitbox.reaction != Reaction::None).then(|| self.touch_box_at(0, 0))
    }

    /// A box as large as its hitbox, at a distance from its centre.
    #[inline]
    pub const fn touch_box_at(&self, dx: i32, dy: i32) -> TouchBox {
        TouchBox {
            x: self.x.px().wrapping_add(dx),
            y: self.y.px().wrapping_add(dy),
            half_width: self.hitbox.half_width as i32,
            half_height: self.hitbox.half_height as i32,
        }
    }
}

impl Player {
    /// His hitbox as he is now: by his radius, lower if he ducks and the rules say so, larger in an insta-shield.
    ///
    /// Guide: Game Objects > Hitboxes
    pub fn hitbox(&self, rules: &Ruleset) -> TouchBox {
        let (x, y) = (self.x.px(), self.y.px());
        if self.has_insta_shield() {
            return TouchBox { x, y, half_width: INSTA_HALF_SIZE, half_height: INSTA_HALF_SIZE };
        }
        self.body_box(rules)
    }

    /// His hitbox without what an insta-shield adds: what collects placed rings.
    ///
    /// Guide: Game Objects > Hitboxes
    fn body_box(&self, rules: &Ruleset) -> TouchBox {
        let (x, y) = (self.x.px(), self.y.px());
        if self.ducks_low(rules) {
            return TouchBox { x, y: y.wrapping_add(6), half_width: PLAYER_HALF_WIDTH, half_height: 10 };
        }
        let half_height = (i32::from(self.height_radius) - PLAYER_MARGIN).max(0);
        TouchBox { x, y, half_width: PLAYER_HALF_WIDTH, half_height }
    }

    fn ducks_low(&self, rules: &Ruleset) -> bool {
        self.animation.kind == AnimationKind::Duck
            && self.character == Character::Sonic
            && match rules.duck_hitbox {
                DuckHitbox::Low => true,
                DuckHitbox::LowForSonic => self.animation.image >= 1,
                DuckHitbox::Standing => false,
            }
    }

    /// Returns true if he destroys what he touches: as a ball (as it is shown), invincible, or by what he does.
    ///
    /// Guide: Game Objects > Hitbox Reactions
    pub fn attacks(&self) -> bool {
        self.is_invincible() || self.has_insta_shield() || self.counts_as_ball() || self.action.attacks()
    }

    /// Whether the player throws back what is shot at them: with a shield, or bare while they fly, glide or have an insta-shield open, from
    /// whichever side it comes. Invincibility alone does not.
    ///
    /// Guide: Elemental Shields
    /// Differs: the guide's page knows shields alone; the originals ask whether the move of the jump is at work.
    fn throws_back(&self, rules: &Ruleset) -> bool {
        rules.shields_deflect && (self.shield.is_some() || !self.is_invincible() && self.action.throws_back())
    }

    /// The box in which a shield throws shots back, before they touch him; `None` without a shield.
    ///
    /// Guide: Elemental Shields
    fn shield_box(&self, rules: &Ruleset) -> Option<TouchBox> {
        let (half_width, half_height) = (SHIELD_HALF_SIZE, SHIELD_HALF_SIZE);
        let has_one = rules.shields_deflect && self.shield.is_some();
        has_one.then(|| TouchBox { x: self.x.px(), y: self.y.px(), half_width, half_height })
    }

    /// Bounces off an enemy that he destroyed.
    ///
    /// Guide: Game Objects > Rebound
    pub fn rebound(&mut self, enemy_y: i32) {
        self.y_speed = if self.y_speed.0 < 0 {
            self.y_speed.plus(0x100)
        } else if self.y.px() >= enemy_y {
            self.y_speed.minus(0x100)
        } else {
            Speed(self.y_speed.0.wrapping_neg())
        };
    }

    /// Is thrown back by a boss that he hit.
    ///
    /// Guide: Game Objects > Rebound
    pub fn rebound_from_boss(&mut self, rules: &Ruleset) {
        let back = |speed: Speed| Speed(speed.0.wrapping_neg());
        (self.x_speed, self.y_speed) = (back(self.x_speed), back(self.y_speed));
        match rules.boss_rebound {
            BossRebound::Halved => {
                self.x_speed.0 >>= 1;
                self.y_speed.0 >>= 1;
            }
            BossRebound::Full => {}
            BossRebound::FullWithGroundSpeed => self.ground_speed = back(self.ground_speed),
        }
    }
}

/// Something hurts the player: nothing while he is invincible or still flickers from the last time; else it takes the
/// shield, or all rings, or his life. True if it did anything.
///
/// Guide: Game Objects > Damage
pub(super) fn damage(
    player: &mut Player,
    slots: &mut Others<'_>,
    common: &mut Common,
    rules: &Ruleset,
    hazard_x: i32,
) -> bool {
    if player.is_invincible() || player.invulnerability > 0 {
        return false;
    }
    hurt(player, slots, common, rules, hazard_x);
    true
}

/// As [`damage`], but the time after a hit does not protect.
pub(super) fn hurt(player: &mut Player, slots: &mut Others<'_>, common: &mut Common, rules: &Ruleset, hazard_x: i32) {
    if player.routine != Routine::Normal {
        return;
    }
    if player.role.comes_along() {
        // He loses nothing, and cannot die of it.
    } else if player.shield.is_some() {
        player.shield = crate::player::powers::Shield::None;
    } else if common.tally.rings > 0 {
        if let Some(slot) = slots.first_free(0) {
            let (body, state) = State::lost_rings(player.x, player.y);
            slots.put(slot, body, state);
        }
    } else {
        player.die(rules);
        return;
    }
    player.hurt(rules, hazard_x);
}

/// The objects of a level, for the player's frame.
pub(crate) struct InLevel<'a> {
    pub objects: &'a mut Objects,
    pub level: &'a Level,
}

impl<T: Trace> Touchable<T> for InLevel<'_> {
    fn touch(&mut self, player: &mut Player, view: &View, trace: &mut T) {
        self.objects.touch(player, self.level, view, trace);
    }

    fn rings(&mut self) -> &mut u16 {
        &mut self.objects.common.tally.rings
    }

    fn act_runs(&self) -> bool {
        let tally = &self.objects.common.tally;
        tally.act == Act::Runs && !tally.time_stopped
    }

    fn destroy_enemies(&mut self, player: &Player, view: &View, trace: &mut T) {
        self.objects.destroy_enemies_on_screen(player, view, trace);
    }
}

/// Pixels beside the screen in which rings are still there.
///
/// Guide: Game Objects > Rings
const RINGS_BESIDE: i32 = 8;

impl Objects {
    /// The player touches hitboxes: slots in order, until one is touched.
    ///
    /// Guide: Game Objects > Hitboxes
    fn touch<T: Trace>(&mut self, player: &mut Player, level: &Level, view: &View, trace: &mut T) {
        if self.slots.touchable() == 0 {
            return;
        }
        let (rules, own) = (&level.ruleset, player.hitbox(&level.ruleset));
        if rules.rings_first && player.invulnerability < BLOCKS_ITEMS {
            let body = player.body_box(rules);
            for slot in bits(self.slots.touchable()) {
                self.touch_rings(slot, &body, (level, view), trace);
            }
        }
        if let Some(shield) = player.shield_box(rules) {
            self.throw_shot_back(&shield, player, trace);
        }
        for slot in bits(self.slots.touchable()) {
            let Some(Object { body, state }) = self.slots.get(slot) else { continue };
            let reaction = body.hitbox.reaction;
            // What is never drawn is taken for seen.
            let is_seen = || !rules.touch_on_screen_only || state.kind().is_hidden() || is_shown(body, view);
            // An object that was only loaded has not run yet: it has no hitbox before its first step.
            if reaction == Reaction::None || !body.drawn || !is_seen() {
                continue;
            }
            let touched = match reaction {
                Reaction::Ring | Reaction::Rings if rules.rings_first => false,
                Reaction::Rings => {
                    player.invulnerability < BLOCKS_ITEMS && self.touch_rings(slot, &own, (level, view), trace)
                }
                _ => {
                    let object = body.touch_box_at(0, 0);
                    let touched = own.touches(&object);
                    if T::ENABLED {
                        trace.touch(Touch { player: own, object, slot, reaction, touched });
                    }
                    touched
                }
            };
            if touched {
                self.react(slot, reaction, player, level, trace);
                return;
            }
        }
    }

    /// The first shot in reach of a shield flies away from the player.
    ///
    /// Guide: Elemental Shields
    fn throw_shot_back<T: Trace>(&mut self, shield: &TouchBox, player: &Player, trace: &mut T) {
        for slot in bits(self.slots.touchable()) {
            let Some(Object { body, .. }) = self.slots.get_mut(slot) else { continue };
            if body.hitbox.reaction != Reaction::Shot || !body.drawn {
                continue;
            }
            let object = body.touch_box_at(0, 0);
            let touched = shield.touches(&object);
            if T::ENABLED {
                trace.touch(Touch { player: *shield, object, slot, reaction: Reaction::Shot, touched });
            }
            if touched {
                deflect(body, player);
                return;
            }
        }
    }

    /// Collects what of the rings in a slot is touched: from Sonic 2 on all of it, before that the first.
    ///
    /// From Sonic 2 on rings beside the screen are not there: of a partner, that is.
    fn touch_rings<T: Trace>(
        &mut self,
        slot: u8,
        own: &TouchBox,
        (level, view): (&Level, &View),
        trace: &mut T,
    ) -> bool {
        let Some(Object { body, state }) = self.slots.get_mut(slot) else { return false };
        let reaction = body.hitbox.reaction;
        if !body.drawn || !matches!(reaction, Reaction::Ring | Reaction::Rings) {
            return false;
        }
        // If a whole row is far away, it need not be asked ring by ring.
        let reach = |half: u16| if half == u16::MAX { i32::MAX >> 1 } else { half.into() };
        let (half_width, half_height) = (reach(body.half_width), reach(body.half_height));
        let whole = TouchBox { half_width, half_height, ..body.touch_box_at(0, 0) };
        if !own.touches(&whole) {
            return false;
        }
        let mut found = 0_u32;
        state.hitboxes(body, &Setting::of(level, body, state), &mut |index, object| {
            let is_there = || match level.ruleset.rings_first {
                true => (-RINGS_BESIDE..view.width + RINGS_BESIDE).contains(&object.x.wrapping_sub(view.x)),
                false => found == 0,
            };
            let touched = own.touches(&object) && is_there();
            if T::ENABLED {
                trace.touch(Touch { player: *own, object, slot, reaction, touched });
            }
            found |= u32::from(touched).checked_shl(index).unwrap_or(0);
        });
        body.touched |= found;
        found != 0
    }

    /// Runs the effect of a touch.
    ///
    /// Guide: Game Objects > Hitbox Reactions
    fn react<T: Trace>(&mut self, slot: u8, reaction: Reaction, player: &mut Player, level: &Level, trace: &mut T) {
        let rules = &level.ruleset;
        let Some(Object { body, state }) = self.slots.get_mut(slot) else { return };
        let x = body.x.px();
        match reaction {
            Reaction::None | Reaction::Rings => {}
            Reaction::Ring | Reaction::Item => {
                if player.invulnerability < BLOCKS_ITEMS {
                    body.touched |= Body::TOUCHED;
                }
            }
            Reaction::Special if player.role.comes_along() => body.second.set_touched(true),
            Reaction::Special => body.touched |= Body::TOUCHED,
            Reaction::Monitor => touch_monitor(body, player, rules),
            Reaction::Hurt | Reaction::Shot if is_kept_off(player, body, state, level) => {}
            Reaction::Shot if player.throws_back(rules) => deflect(body, player),
            Reaction::Hurt | Reaction::Shot | Reaction::HurtAndMark => {
                if reaction == Reaction::HurtAndMark {
                    body.touched |= Body::TOUCHED;
                }
                if player.has_insta_shield() {
                    return;
                }
                damage(player, &mut self.slots.all(), &mut self.common, rules, x);
            }
            Reaction::Attackable if player.attacks() || player.tails_reach(x, body.y.px()) => {
                self.destroy(slot, player, rules, trace);
            }
            Reaction::Attackable => {
                damage(player, &mut self.slots.all(), &mut self.common, rules, x);
            }
        }
    }

    /// Every enemy that shows on the screen is destroyed, without points, and every shot there is thrown back.
    ///
    /// Guide: States > Super Speeds > Super/Hyper Sonic
    fn destroy_enemies_on_screen<T: Trace>(&mut self, player: &Player, view: &View, trace: &mut T) {
        for slot in bits(self.slots.touchable()) {
            let Some(Object { body, state }) = self.slots.get_mut(slot) else { continue };
            if body.hitbox.reaction == Reaction::Shot && is_shown(body, view) {
                deflect(body, player);
            }
            if body.hitbox.reaction == Reaction::Attackable && body.health == 0 && is_shown(body, view) {
                (*body, *state) = State::remains(body, 0);
                trace.event(Event::EnemyDestroyed);
            }
        }
    }

    /// An attack succeeds: one that stands several loses one of them, any other is gone.
    ///
    /// Guide: Game Objects > Rebound
    fn destroy<T: Trace>(&mut self, slot: u8, player: &mut Player, rules: &Ruleset, trace: &mut T) {
        let Some(Object { body, state }) = self.slots.get_mut(slot) else { return };
        if body.health > 0 {
            player.rebound_from_boss(rules);
            body.health -= 1;
            body.hitbox.reaction = Reaction::None;
            body.touched |= Body::TOUCHED;
            return;
        }
        let y = body.y.px();
        let hundreds = player.next_of_chain();
        self.common.add_points(u32::from(hundreds) * 100);
        (*body, *state) = State::remains(body, hundreds);
        trace.event(Event::EnemyDestroyed);
        player.rebound(y);
    }
}

/// The shield that the player has is that of what hurts in an object.
///
/// Guide: Elemental Shields
fn is_kept_off(player: &Player, body: &Body, state: &State, level: &Level) -> bool {
    player.shield.is_some() && player.shield.protects_from(state.element(&Setting::of(level, body, state)))
}

/// A shot flies away from the player, and touches nothing any more.
///
/// Guide: Elemental Shields
fn deflect(body: &mut Body, player: &Player) {
    let (dx, dy) = (player.x.px().wrapping_sub(body.x.px()), player.y.px().wrapping_sub(body.y.px()));
    let towards = Angle::of_vector(dx as i16, dy as i16);
    body.x_speed = DEFLECTED_SPEED.scaled(towards.cos());
    body.y_speed = DEFLECTED_SPEED.scaled(towards.sin());
    body.hitbox.reaction = Reaction::None;
    body.touched |= Body::TOUCHED;
}

/// A monitor is bumped from below or broken.
///
/// Guide: Game Objects > Item Monitors
fn touch_monitor(body: &mut Body, player: &mut Player, rules: &Ruleset) {
    let rises = player.y_speed.0 < 0;
    if rises && rules.monitor_bump == MonitorBump::Bumps {
        if player.y.px().wrapping_sub(16) >= body.y.px() {
            player.y_speed = Speed(player.y_speed.0.wrapping_neg());
            body.y_speed = BUMPED_SPEED;
            body.touched |= Body::BUMPED;
        }
    } else if player.breaks_monitors() {
        player.y_speed = Speed(player.y_speed.0.wrapping_neg());
        body.touched |= Body::TOUCHED;
    }
}

/// Returns true if it showed on the screen at the end of the last frame.
#[inline]
pub(super) fn is_shown(body: &Body, view: &View) -> bool {
    body.drawn && view.shows(body.x.px(), body.y.px(), body.half_width.into(), body.half_height.max(32).into())
}

/// Points for what is destroyed without standing on the ground in between, in hundreds.
///
/// Guide: Game Objects > Rebound
const fn chain_points(place: u8) -> u8 {
    match place {
        0 => 1,
        1 => 2,
        2 => 5,
        3..15 => 10,
        _ => 100,
    }
}

impl Player {
    /// Counts something destroyed: its points in hundreds, which grow until he lands.
    ///
    /// Guide: Game Objects > Rebound
    pub fn next_of_chain(&mut self) -> u8 {
        let points = chain_points(self.chain);
        self.chain = self.chain.saturating_add(1);
        points
    }
}
