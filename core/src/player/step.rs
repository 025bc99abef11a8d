//! Main Game Loop: what the player does in a frame, as lists. Each call lives in the file of its guide page.

use super::frame::Frame;
use super::{Player, Routine};
use crate::camera::WRAPS;
use crate::input::{Buttons, Input};
use crate::loops::LoopOutcome;
use crate::trace::Trace;
use std::ops::ControlFlow;

impl Player {
    /// One frame of the player, by its routine.
    ///
    /// Guide: Main Game Loop
    // One copy for both players: so its parts have one caller, and are inlined into it.
    #[inline(never)]
    pub fn step<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        match self.routine {
            Routine::Normal => self.step_normal(frame),
            Routine::Hurt => self.step_hurt(frame),
            Routine::Dying => self.step_dying(frame),
            Routine::Drowning => self.step_drowning(frame),
            Routine::Dead => self.restart_timer = self.restart_timer.saturating_sub(1),
        }
    }

    /// One frame in control.
    ///
    /// Guide: Main Game Loop > While Normal
    fn step_normal<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        // 1 extended camera of CD: in the camera's own step, which reads the ground speed only
        if let Some(forced) = self.grip.input {
            frame.input = Input { held: forced.held, pressed: Buttons::NONE };
        }
        self.free_look(frame);
        if !self.is_held() || self.ends_transformation() {
            let _ends_early = match (self.airborne, self.rolling) {
                (false, false) => self.step_walking(frame),
                (false, true) => self.step_rolling(frame),
                (true, _) => self.step_airborne(frame),
            }; // 2
        }
        self.wrap_vertically(frame); // 3
        self.flicker();
        self.count_timers(frame); // 4
        self.keep_form(frame); // 5
        if self.late_shield.frames > 0 {
            self.play_on_late_shield();
        }
        let pad = frame.input;
        self.leave_trail(frame, Some(pad)); // 6, for a partner; the camera keeps its own, as the first thing after this frame
        self.check_water(frame); // 7
        // 8 the angle buffers are kept where the foot sensors write them
        self.animate(frame.rules); // 9
        self.touch_objects(frame); // 10
        self.check_loops(frame); // 11
    }

    /// One frame on the ground, not rolling.
    ///
    /// Guide: Main Game Loop > While Normal
    fn step_walking<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        self.hold_while_waiting(frame)?; // 1
        self.abilities_walking(frame)?; // 2
        self.start_jump(frame)?; // 3
        self.apply_slope_factor(frame.rules); // 4
        self.run(frame); // 5
        self.start_roll(frame); // 6
        self.keep_in_bounds(frame); // 7
        self.move_by_speed(); // 8
        self.stand_on_terrain(frame); // 9
        self.slip(frame.rules); // 10
        ControlFlow::Continue(())
    }

    /// One frame on the ground as a ball.
    ///
    /// Guide: Main Game Loop > While Rolling
    fn step_rolling<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        self.abilities_rolling(frame)?;
        if self.forced_roll.is_free() {
            self.start_jump(frame)?; // 1
        }
        self.apply_roll_slope_factor(frame.rules); // 2
        self.roll(frame); // 3
        self.keep_in_bounds(frame); // 4
        self.move_by_speed(); // 5
        self.stand_on_terrain(frame); // 6
        self.slip(frame.rules); // 7
        ControlFlow::Continue(())
    }

    /// One frame in the air, ball or not.
    ///
    /// Guide: Main Game Loop > While Airborne
    fn step_airborne<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        self.abilities_airborne(frame)?; // an ability at work has a list of its own
        self.limit_jump(frame); // 1, 2
        self.steer_in_air(frame); // 3
        self.keep_in_bounds(frame); // 4
        self.move_and_fall(frame.rules); // 5, 6
        self.turn_upright(); // 7
        self.collide_in_air(frame); // 8
        ControlFlow::Continue(())
    }

    /// A frame without movement: level bounds and foot sensors only.
    ///
    /// Guide: Special Abilities > Spindash
    pub(super) fn stay_in_place<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.keep_in_bounds(frame);
        self.stand_on_terrain(frame);
    }

    /// Keeps `y` inside of a level that repeats downwards, in the games in which the player does so by himself.
    ///
    /// The originals mark such levels by a camera limit of -0x100 at the top.
    ///
    /// Guide: Main Game Loop > While Normal
    pub(super) fn wrap_vertically<T>(&mut self, frame: &Frame<'_, T>) {
        if let (WRAPS, false, Some(height)) = (frame.limits.top, frame.rules.camera_wraps_player, frame.ground.wrap_y) {
            self.go_round(height);
        }
    }

    /// Brings `y` into a level of that height, a power of two. The fraction stays.
    pub(crate) fn go_round(&mut self, height: i32) {
        let whole = self.y.px() & height.wrapping_sub(1);
        self.y = self.y.at_px(whole);
    }

    /// The hitboxes of objects, unless an object has him in its hands.
    ///
    /// Guide: Game Objects > Hitboxes
    fn touch_objects<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.routine == Routine::Normal && !self.touches_nothing() {
            frame.objects.touch(self, &frame.view, frame.trace);
        }
    }

    /// Planes of loops and rolls in S tunnels, by the chunk under the centre.
    ///
    /// Guide: Solid Terrain > Loops
    fn check_loops<T>(&mut self, frame: &Frame<'_, T>) {
        let (x, y) = (self.x.px(), self.y.px());
        match frame.ground.check_loops(x, y, self.ground_angle, self.airborne, self.layer) {
            Some(LoopOutcome::Plane(layer)) => self.layer = layer,
            Some(LoopOutcome::StartRoll) => self.curl_up(frame.rules),
            None => {}
        }
    }

    /// Writes down what a partner goes by. Without a `pad`, the buttons of the frame before count on.
    ///
    /// Guide: Player 2 > Player 2 CPU
    pub(super) fn leave_trail<T>(&self, frame: &mut Frame<'_, T>, pad: Option<Input>) {
        if frame.trail.is_some() {
            self.push_trail(frame, pad);
        }
    }

    /// Out of the way of those who play alone.
    #[cold]
    fn push_trail<T>(&self, frame: &mut Frame<'_, T>, pad: Option<Input>) {
        if let Some(trail) = &mut frame.trail {
            trail.push(self, pad);
        }
    }

    /// A player who was hit flickers: in four of eight frames he is not drawn, by the timer before it counts.
    ///
    /// Guide: States > Getting Hit
    fn flicker(&mut self) {
        self.hidden = self.invulnerability != 0 && self.invulnerability & 4 == 0;
    }

    /// Counts down what power-ups have left by frames, in some games by eights: in frames whose number divides by 8.
    ///
    /// Guide: States > Getting Hit
    fn count_timers<T>(&mut self, frame: &Frame<'_, T>) {
        self.invulnerability = self.invulnerability.saturating_sub(1);
        let by = match frame.rules.powers_count_eights {
            false => 1,
            true if frame.number.is_multiple_of(8) => 8,
            true => return,
        };
        self.invincibility = self.invincibility.saturating_sub(by);
        self.count_speed_shoes(frame.rules, by);
    }
}
