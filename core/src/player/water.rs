//! Underwater: entering and leaving.

use super::Player;
use super::characters::jump_force;
use super::frame::Frame;
use super::powers::Stats;
use crate::ruleset::{Ruleset, WaterExit};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use crate::water::{SPLASH_FRAMES, Splash};

/// Leaving the water, nobody rises faster than this.
///
/// Guide: States > Underwater
const EXIT_CAP: i16 = -0x1000;
/// From Sonic 3 on, only a player rising at most this fast is thrown out of the water.
///
/// Guide: States > Underwater
const SLOW_EXIT: i16 = -0x400;

/// The state of a player under water.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Breath {
    /// True if he is under water.
    pub under_water: bool,
    /// Units of air that he has used up, of [`Self::FULL`].
    pub used: u8,
    /// Frames under water until the next unit goes. Not reset by coming up.
    pub timer: u8,
    /// Breath bubbles that are still to come out after this one, while some do.
    pub bubbles_left: Option<u8>,
    /// Frames until the next of them.
    pub pause: u8,
    /// One of the bubbles that come out carries a number.
    pub number_due: bool,
    /// True if the number was given.
    pub number_given: bool,
    /// The next unit brings no number.
    pub skips_number: bool,
    /// Drowning: frames until he is dead.
    pub drowning: u8,
}

/// The current that carries a player besides his own speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Flow {
    /// A wind tunnel or a current.
    pub in_current: bool,
    /// A water slide: he neither steers nor rolls.
    pub slides: bool,
    /// Buttons held in the last frame, in levels with such areas.
    pub held: u8,
}

impl Breath {
    /// Units of air of a player who breathes.
    ///
    /// Guide: States > Underwater
    pub const FULL: u8 = 30;

    /// Units of air left.
    pub const fn air(self) -> u8 {
        Self::FULL.saturating_sub(self.used)
    }
}

/// The constants in force of a player's motion. Subpixels per frame.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Handling {
    /// The constants of the ground: acceleration, deceleration, top speed.
    pub stats: Stats,
    /// The speed that a frame in the air adds to the fall.
    pub gravity: i16,
    /// Speed off the ground of a jump.
    pub jump_force: i16,
}

impl Player {
    /// The constants in force.
    ///
    /// Guide: States > Underwater
    pub const fn handling(&self, rules: &Ruleset) -> Handling {
        let (constants, under_water) = (self.constants(rules), self.breath.under_water);
        Handling {
            stats: self.stats,
            gravity: if under_water { constants.water_gravity } else { constants.gravity },
            jump_force: jump_force(rules, self.character, self.form, under_water),
        }
    }

    /// The constants of a character in his form, dry or under water.
    ///
    /// Guide: States > Underwater
    pub fn usual_stats(&self, rules: &Ruleset) -> Stats {
        let dry = Stats::of(self.constants(rules), self.form);
        if self.breath.under_water { dry.under_water() } else { dry }
    }

    /// Enters or leaves the water that the centre came into or out of. Water washes some shields off.
    ///
    /// Guide: States > Underwater
    pub(super) fn check_water<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        let Some(surface) = frame.water.as_ref().map(|water| water.surface) else { return };
        let is_below = self.y.px() > surface;
        if is_below != self.breath.under_water {
            if is_below {
                self.enter_water(frame);
            } else if frame.rules.water_exit != WaterExit::OnlyRising || self.y_speed.0 <= 0 {
                self.leave_water(frame);
            }
        }
        if self.breath.under_water && self.shield.is_lost_under_water() {
            self.shield = super::powers::Shield::None;
        }
    }

    /// Half the speed sideways, a quarter of that up or down, other constants. Speed shoes count no longer, though their
    /// time goes on.
    ///
    /// Guide: States > Underwater
    #[cold]
    fn enter_water<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.breath.under_water = true;
        self.breath.used = 0;
        self.stats = self.usual_stats(frame.rules);
        if frame.rules.water_spares_the_held && self.is_held() {
            return;
        }
        self.x_speed.0 >>= 1;
        self.y_speed.0 >>= 2;
        self.splash(frame);
    }

    /// Twice the speed up or down, at most 16 pixels a frame upwards; dry constants; all air is back.
    ///
    /// Guide: States > Underwater
    #[cold]
    fn leave_water<T: Trace>(&mut self, frame: &mut Frame<'_, T>) {
        self.breath.under_water = false;
        self.breathe_in();
        self.stats = self.usual_stats(frame.rules);
        if frame.rules.water_spares_the_held && self.is_held() {
            return;
        }
        let doubles = frame.rules.water_exit != WaterExit::DoublesSlow || self.y_speed.0 >= SLOW_EXIT;
        if doubles {
            self.y_speed = Speed(self.y_speed.0.wrapping_mul(2));
        }
        self.splash(frame);
        self.y_speed = Speed(self.y_speed.0.max(EXIT_CAP));
    }

    /// A player going up or down through the surface splashes.
    ///
    /// Guide: States > Underwater
    fn splash<T>(&self, frame: &mut Frame<'_, T>) {
        if self.y_speed != Speed::ZERO
            && let Some(water) = frame.water.as_mut()
        {
            water.splash = Splash { frames: SPLASH_FRAMES, x: self.x.px(), y: water.surface };
        }
    }

    /// Goes on in a level whose water was let out by an edit.
    pub(crate) fn dry_up(&mut self, rules: &Ruleset, has_water: bool) {
        if !has_water && self.breath.under_water {
            self.breath.under_water = false;
            self.breathe_in();
            self.stats = self.usual_stats(rules);
        }
    }
}
