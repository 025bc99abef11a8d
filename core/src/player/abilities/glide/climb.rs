//! On a wall: catching it, climbing, jumping off, clambering over its end.

use super::{Glide, Phase};
use crate::camera::WRAPS;
use crate::input::Buttons;
use crate::player::Player;
use crate::player::abilities::Action;
use crate::player::abilities::flight::CEILING;
use crate::player::animation::AnimationKind;
use crate::player::characters::push_radius;
use crate::player::frame::Frame;
use crate::player::powers::Form;
use crate::ruleset::Ruleset;
use crate::sensors::{Direction, Hit, Ray, Sensor};
use crate::trace::Trace;
use crate::units::{Speed, Sub};

/// Above and below his centre, the wall must be there to be caught.
///
/// Guide: Special Abilities > Climbing
const GRIP_HEIGHT: i32 = 10;
/// The reach in which a ledge is looked for that he can hold on to: this far ahead and up, with ground at most so far below.
///
/// Guide: Special Abilities > Climbing
const LEDGE: i32 = 11;
const LEDGE_DEPTH: std::ops::Range<i32> = 0..12;
/// The wall is looked for so far above his centre going up, and below going down; with no wall for this many pixels, he
/// clambers.
///
/// Guide: Special Abilities > Clambering
const END: i32 = 11;
const LEDGE_GAP: i32 = 4;
/// From his centre to the ceiling above his head, and to the floor below his feet.
///
/// Guide: Special Abilities > Climbing
const HEAD: i32 = 18;
const FEET: i32 = 19;
/// The speeds at which a jump off a wall begins.
///
/// Guide: Special Abilities > Climbing
const JUMP_OFF: (i16, i16) = (0x400, -0x380);
/// A hyper glide this fast shakes the wall.
///
/// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
const QUAKE_SPEED: i16 = 0x480;
/// The steps of clambering, towards the wall and down, and the frames from one to the next.
///
/// Guide: Special Abilities > Clambering
const STEPS: [(i32, i32); 4] = [(3, -3), (8, -10), (-8, -12), (8, -5)];
const STEP_FRAMES: u8 = 6;

impl Glide {
    /// Glides into a wall: holds on to it, or to a ledge that is as high as he is, or falls.
    ///
    /// Guide: Special Abilities > Climbing
    pub(super) fn meet_wall<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        player.faces_left = self.turn.wrapping_add(0x40) & 0x80 != 0;
        let flat = [-GRIP_HEIGHT, GRIP_HEIGHT].into_iter().all(|height| player.wall_at(frame, height, 0) == 0);
        if !flat && !player.finds_ledge(frame) {
            self.let_go(player, frame.rules);
            return;
        }
        if flat && player.faces_left {
            player.x = player.x.moved_px(1);
        }
        if player.form == Form::Hyper && player.ground_speed.0 >= QUAKE_SPEED {
            frame.objects.destroy_enemies(player, &frame.view, frame.trace);
            frame.quakes = true;
        }
        player.stop();
        player.action = Self { phase: Phase::Climbs, wall_x: player.x.px(), ..self }.into();
        player.animation.request(AnimationKind::Climb);
    }

    /// One frame on a wall.
    ///
    /// Guide: Special Abilities > Climbing
    pub(super) fn climb<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        player.keep_in_bounds(frame);
        if player.action != self.into() {
            return; // died
        }
        if player.x.px() != self.wall_x || player.on_object {
            self.let_go(player, frame.rules);
            return;
        }
        player.stop();
        if frame.held(Buttons::UP) {
            self.climb_up(player, frame);
        } else if frame.held(Buttons::DOWN) {
            self.climb_down(player, frame);
        } else {
            player.steps_onto_floor(frame);
        }
        let still_climbs = matches!(player.action, Action::Glide(Self { phase: Phase::Climbs, .. }));
        if still_climbs && frame.input.pressed.jumps() {
            player.jump_off_wall(frame.rules);
        }
    }

    /// Guide: Special Abilities > Climbing
    fn climb_up<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        let wall = player.wall_at(frame, -END, player.gap());
        if wall >= LEDGE_GAP {
            player.action = Self { phase: Phase::Clambers, steps: 0, wait: 0, ..self }.into();
            player.animation.request(AnimationKind::Clamber);
            player.clamber_on(frame);
            return;
        }
        if wall != 0 {
            return;
        }
        let above = Ray::wall(player.x.px(), player.y.px().wrapping_sub(HEAD), Direction::Up);
        let distance = frame.ground.sense(Sensor::C, above, player.layer, frame.trace).distance;
        if distance < 0 {
            player.shift(Direction::Up, distance);
            return;
        }
        player.y = player.y.moved_px(-player.climbing_speed());
        let top = frame.limits.top.saturating_add(CEILING);
        if frame.limits.top != WRAPS && player.y.px() < top {
            player.y = Sub::from_px(top);
        }
    }

    /// Guide: Special Abilities > Falling
    fn climb_down<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) {
        if player.wall_at(frame, END, player.gap()) != 0 {
            self.let_go(player, frame.rules);
        } else if !player.steps_onto_floor(frame) {
            player.y = player.y.moved_px(player.climbing_speed());
        }
    }

    /// One frame of clambering.
    ///
    /// Guide: Special Abilities > Clambering
    pub(super) fn clamber<T: Trace>(mut self, player: &mut Player, frame: &mut Frame<'_, T>) {
        player.stop();
        self.wait = self.wait.saturating_sub(1);
        player.action = self.into();
        if self.wait == 0 {
            player.clamber_on(frame);
        }
    }
}

impl Player {
    /// On a left wall he is a pixel away from it.
    ///
    /// Guide: Special Abilities > Climbing
    const fn gap(&self) -> i32 {
        if self.faces_left { 1 } else { 0 }
    }

    /// Pixels per frame: 1, in super and hyper forms 2.
    ///
    /// Guide: States > Super Speeds > Super Tails, Super/Hyper Knuckles
    fn climbing_speed(&self) -> i32 {
        if self.form.is_super() { 2 } else { 1 }
    }

    /// Pixels to the wall that he faces, `down` pixels below his centre; a gap beside it counts for nothing.
    ///
    /// Guide: Special Abilities > Climbing
    fn wall_at<T: Trace>(&self, frame: &mut Frame<'_, T>, down: i32, gap: i32) -> i32 {
        let radius = push_radius(frame.rules, self.character);
        let (side, sensor, ahead) = if self.faces_left {
            (Direction::Left, Sensor::E, -radius - gap)
        } else {
            (Direction::Right, Sensor::F, radius + gap)
        };
        let ray = Ray::wall(self.x.px().wrapping_add(ahead), self.y.px().wrapping_add(down), side);
        frame.ground.sense(sensor, ray, self.layer, frame.trace).distance
    }

    /// A ledge ahead that is about as high as he is: he moves down to it.
    ///
    /// Guide: Special Abilities > Climbing
    fn finds_ledge<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        let ahead = if self.faces_left { -LEDGE } else { LEDGE };
        let ray = Ray::ground(self.x.px().wrapping_add(ahead), self.y.px().wrapping_sub(LEDGE), Direction::Down);
        let distance = frame.ground.sense(Sensor::A, ray, self.layer, frame.trace).distance;
        if LEDGE_DEPTH.contains(&distance) {
            self.shift(Direction::Down, distance);
            return true;
        }
        false
    }

    /// Stands on the floor if his feet reach it. True if he does.
    ///
    /// Guide: Special Abilities > Climbing
    fn steps_onto_floor<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> bool {
        let ray = Ray::ground(self.x.px(), self.y.px().wrapping_add(FEET), Direction::Down);
        let Hit { distance, angle } = frame.ground.sense(Sensor::A, ray, self.layer, frame.trace);
        if distance >= 0 {
            return false;
        }
        self.shift(Direction::Down, distance);
        self.ground_angle = angle.filter(|angle| !angle.is_flagged()).unwrap_or(crate::angle::Angle::FLOOR);
        self.set_radii(self.standing_radii(frame.rules));
        self.reset_on_floor(frame.rules);
        true
    }

    /// Away from the wall, as a ball.
    ///
    /// Guide: Special Abilities > Climbing
    fn jump_off_wall(&mut self, rules: &Ruleset) {
        let (x_speed, y_speed) = JUMP_OFF;
        self.faces_left = !self.faces_left;
        self.x_speed = Speed(if self.faces_left { -x_speed } else { x_speed });
        self.y_speed = Speed(y_speed);
        self.jumping = true;
        self.become_ball(rules);
        self.action = Action::None;
    }

    /// The next step of clambering; the last one stands him on the ledge.
    ///
    /// Guide: Special Abilities > Clambering
    fn clamber_on<T: Trace>(&mut self, frame: &Frame<'_, T>) {
        let Action::Glide(mut glide) = self.action else { return };
        let (ahead, down) = STEPS[usize::from(glide.steps) % STEPS.len()];
        self.x = self.x.moved_px(if self.faces_left { -ahead } else { ahead });
        self.y = self.y.moved_px(down);
        glide.steps = glide.steps.wrapping_add(1);
        glide.wait = STEP_FRAMES;
        self.action = glide.into();
        if usize::from(glide.steps) >= STEPS.len() {
            if self.faces_left {
                self.x = self.x.moved_px(-1);
            }
            self.set_radii(self.standing_radii(frame.rules));
            self.reset_on_floor(frame.rules);
        }
    }
}
