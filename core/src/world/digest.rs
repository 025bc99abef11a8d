//! A number that stands for a whole world: equal on every machine, in every build, for ever.

use super::World;
use crate::camera::{Camera, History, LimitState};
use crate::digest::{Digest, Saved};
use crate::player::abilities::Action;
use crate::player::abilities::insta_shield::LateShield;
use crate::player::animation::Animation;
use crate::player::grip::Grip;
use crate::player::partner::Partner;
use crate::player::powers::{Form, Stats};
use crate::player::water::{Breath, Flow};
use crate::player::{Look, Player};

impl World {
    /// Digest of everything that the next frames depend on.
    ///
    /// Taken over the fields as they would be saved, in a fixed order and at fixed widths. Recorded runs pin it, so a
    /// change here breaks them all.
    pub fn digest(&self) -> u64 {
        let Self { frame, player, partner, camera, objects, goal_reached, water } = self;
        let mut digest = Digest::START;
        digest.add(u64::from(*frame) << 1 | u64::from(*goal_reached));
        add_player(&mut digest, player);
        add_camera(&mut digest, camera);
        objects.add_to(&mut digest);
        if let Some(water) = water {
            water.add_to(&mut digest);
            objects.common.random.add_to(&mut digest);
        }
        if let Some(partner) = partner {
            add_partner(&mut digest, partner);
        }
        digest.0
    }
}

#[inline(never)]
fn add_partner(digest: &mut Digest, Partner { player, mind, carry, trail }: &Partner) {
    digest.add(const { Digest::word_of("partner") });
    add_player(digest, player);
    mind.add_to(digest);
    carry.add_to(digest);
    trail.add_to(digest);
}

#[inline(always)]
fn add_player(digest: &mut Digest, player: &Player) {
    // No `..` here: a new field has to be thought of.
    let Player {
        character,
        role: _, // follows from the world
        routine,
        x,
        y,
        x_speed,
        y_speed,
        ground_speed,
        ground_angle,
        width_radius,
        height_radius,
        airborne,
        rolling,
        jumping,
        roll_jump,
        pushing,
        faces_left,
        on_object,
        stands_in,
        grip: Grip { hold, input },
        invincibility,
        speed_shoes,
        chain,
        breath,
        flow,
        forced_roll,
        shield,
        form,
        emeralds,
        ring_timer,
        stats,
        action,
        late_shield,
        stick_to_convex,
        layer,
        high_priority,
        control_lock,
        invulnerability,
        hidden: _, // follows from the frame
        restart_timer,
        foot_angles,
        look_bias,
        look,
        animation,
    } = player;
    // What most players never have counts only if present: runs without it keep the digests that they had.
    if *form != Form::Normal || *stats != Stats::NORMAL || *action != Action::None {
        form.add_to(digest);
        for constant in [stats.acceleration, stats.deceleration, stats.top_speed] {
            constant.add_to(digest);
        }
        action.add_to(digest);
    }
    if *late_shield != LateShield::default() {
        late_shield.add_to(digest);
    }
    if (*emeralds, *ring_timer) != (0, 0) {
        digest.add_bytes([*emeralds, *ring_timer]);
    }
    if *flow != Flow::default() {
        flow.add_to(digest);
    }
    if !forced_roll.is_free() {
        forced_roll.add_to(digest);
    }
    if *breath != Breath::default() {
        breath.add_to(digest);
    }
    let Look { counter, key, active, frozen } = look;
    let Animation { requested, kind, image, rotation, running, restarts, position, timer } = animation;
    digest.add_pair((x.0, y.0));
    let speeds = [x_speed.0, y_speed.0, ground_speed.0, *look_bias];
    digest.add(speeds.iter().fold(0, |word, speed| word << 16 | u64::from(*speed as u16)));
    let [lock_high, lock_low] = control_lock.to_be_bytes();
    input.map(|forced| forced.held.0).add_to(digest);
    for owner in [hold.map(|hold| hold.owner), input.map(|forced| forced.owner)].into_iter().flatten() {
        digest.add(u64::from(owner));
    }
    digest.add(
        u64::from(*invincibility) | u64::from(*speed_shoes) << 16 | (*shield as u64) << 32 | u64::from(*chain) << 40,
    );
    digest.add_bytes([
        *character as u8,
        *routine as u8,
        ground_angle.0,
        *width_radius,
        *height_radius,
        u8::from(*airborne)
            | u8::from(*rolling) << 1
            | u8::from(*jumping) << 2
            | u8::from(*roll_jump) << 3
            | u8::from(*pushing) << 4
            | u8::from(*faces_left) << 5
            | u8::from(*on_object) << 6
            | u8::from(*stick_to_convex) << 7,
        u8::from(*high_priority) | u8::from(*active) << 1 | u8::from(*restarts) << 2 | u8::from(*frozen) << 3,
        *layer as u8,
        lock_high,
        lock_low,
        *invulnerability,
        *restart_timer,
        foot_angles[0].0,
        foot_angles[1].0,
        *counter,
        key.0,
        *requested as u8,
        *kind as u8,
        *image,
        rotation.0,
        *running as u8,
        *position,
        *timer as u8,
        *stands_in,
        hold.map_or(0, |hold| hold.bits),
    ]);
}

fn add_camera(digest: &mut Digest, camera: &Camera) {
    let Camera {
        x,
        y,
        screen,
        limits,
        wanted,
        limit_state,
        bottom_moved,
        at_right_end,
        closed: _,
        focus,
        ground_speed,
        history,
        lag,
        shake,
    } = camera;
    let History { places, next } = history;
    digest.add_pair((*x, *y));
    // The other limits follow from the level, from boss areas and from where the camera is, if no change goes by stages.
    digest.add_pair((limits.bottom, (i32::from(screen.width) << 16) | i32::from(screen.height)));
    digest.add_pair((i32::from(*focus), i32::from(ground_speed.0)));
    digest.add_bytes([u8::from(*bottom_moved) | u8::from(*at_right_end) << 1, *lag, *next]);
    for place in places {
        digest.add_pair(*place);
    }
    if *shake != 0 {
        digest.add_bytes([*shake]);
    }
    let LimitState { stage, is_closed, remembers, kept } = limit_state;
    let comes_back = kept.checkpoint != 0 && (kept.stage, kept.bottom) != (0, limits.bottom);
    if *stage != 0 || *is_closed || *remembers || comes_back {
        limit_state.add_to(digest);
        for sides in [limits, wanted] {
            digest.add_pair((sides.left, sides.right));
            digest.add_pair((sides.top, sides.bottom));
        }
    }
}
