//! Running: what the d-pad does on the ground.

use super::Player;
use super::animation::AnimationKind;
use super::frame::Frame;
use crate::angle::Angle;
use crate::input::Buttons;
use crate::trace::Trace;
use crate::units::Speed;

/// The speed that the first frame of moving the other way leaves.
///
/// Guide: States > Running > Deceleration
pub(super) const TURNED_SPEED: i16 = 0x80;

/// Braking from this speed on shows the skid.
///
/// Guide: Animations > Braking Animation
const SKID_SPEED: i16 = 0x400;

impl Player {
    /// Input, standing actions, friction, speeds along the axes, walls.
    ///
    /// Left comes before right in the same frame.
    ///
    /// Guide: States > Running
    #[inline]
    pub(super) fn run<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        if self.flow.slides {
            self.derive_speeds();
            self.push_walls(frame);
            return;
        }
        let mut looks = false;
        if self.control_lock == 0 {
            if frame.held(Buttons::LEFT) {
                self.run_left(frame.rules.ground_speed_clamps);
            }
            if frame.held(Buttons::RIGHT) {
                self.run_right(frame.rules.ground_speed_clamps);
            }
            if self.ground_speed == Speed::ZERO && self.ground_angle.rounded() == Angle::FLOOR {
                looks = self.stand_still(frame);
            }
        }
        if !looks {
            self.look_ahead_again(frame.rules);
        }
        if frame.no_direction_held() {
            self.ground_speed = toward_zero(self.ground_speed, self.friction(frame.rules));
        }
        self.derive_speeds();
        self.push_walls(frame);
    }

    /// Guide: States > Running > Acceleration
    fn run_left(&mut self, clamps: bool) {
        let (speed, top) = (self.ground_speed.0, self.stats.top_speed);
        if speed > 0 {
            let slower = speed.wrapping_sub(self.stats.deceleration);
            self.ground_speed = Speed(if slower >= 0 { slower } else { -TURNED_SPEED });
            if self.ground_angle.rounded() == Angle::FLOOR && self.ground_speed.0 & !0xFF >= SKID_SPEED {
                self.skid(false);
            }
        } else {
            self.face(true);
            let faster = speed.wrapping_sub(self.stats.acceleration);
            let top = top.wrapping_neg();
            self.ground_speed = Speed(if faster > top {
                faster
            } else if speed <= top && !clamps {
                speed
            } else {
                top
            });
            self.animation.request(AnimationKind::Walk);
        }
    }

    /// Guide: States > Running > Acceleration
    /// Differs: at exactly 0 the right branch turns to 0x80 while the left one stays at 0, as the carry of the
    /// originals' addition has it.
    fn run_right(&mut self, clamps: bool) {
        let (speed, top) = (self.ground_speed.0, self.stats.top_speed);
        if speed < 0 {
            let slower = speed.wrapping_add(self.stats.deceleration);
            self.ground_speed = Speed(if slower < 0 { slower } else { TURNED_SPEED });
            if self.ground_angle.rounded() == Angle::FLOOR && self.ground_speed.0 & !0xFF <= -SKID_SPEED {
                self.skid(true);
            }
        } else {
            self.face(false);
            let faster = speed.wrapping_add(self.stats.acceleration);
            self.ground_speed = Speed(if faster < top {
                faster
            } else if speed >= top && !clamps {
                speed
            } else {
                top
            });
            self.animation.request(AnimationKind::Walk);
        }
    }

    /// Turning ends pushing, and starts the walk animation over.
    fn face(&mut self, left: bool) {
        if self.faces_left != left {
            self.faces_left = left;
            self.pushing = false;
            self.animation.restart();
        }
    }

    /// Shows the skid, facing where the player still moves to. No effect on speeds.
    ///
    /// Guide: Animations > Braking Animation
    #[cold]
    fn skid(&mut self, faces_left: bool) {
        self.animation.request(AnimationKind::Skid);
        self.faces_left = faces_left;
    }
}

/// `speed` brought towards 0 by `by`, not past it.
///
/// Guide: States > Running > Friction
pub(super) const fn toward_zero(speed: Speed, by: i16) -> Speed {
    Speed(if speed.0 > 0 {
        let slower = speed.0.wrapping_sub(by);
        if slower > 0 { slower } else { 0 }
    } else {
        let slower = speed.0.wrapping_add(by);
        if slower < 0 { slower } else { 0 }
    })
}
