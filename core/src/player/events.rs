//! The events of a frame that follow from the player.

use super::abilities::Action;
use super::animation::AnimationKind;
use super::powers::{Form, Shield};
use super::{Player, Routine};
use crate::trace::Event;

/// Units of air at which there is a warning.
const WARNINGS: [u8; 8] = [25, 20, 15, 12, 9, 6, 4, 2];

/// A player who gains this much speed in a frame is flung, 256ths of a pixel.
const FLUNG: i64 = 0x400;

/// A dash on the spot that is let go is heard from this ground speed on.
const RELEASED: u16 = 0x400;

impl Player {
    /// Reports what happened to the player since `before`, the player of a frame earlier.
    pub(crate) fn events_since(&self, before: &Self, mut report: impl FnMut(Event)) {
        let shown = |kind| self.animation.requested == kind && before.animation.requested != kind;
        let became = |routine| self.routine == routine && before.routine != routine;
        let (air, air_before) = (self.breath.air(), before.breath.air());
        let was_and_is_wet = before.breath.under_water && self.breath.under_water;
        let (charge, charge_before) = (self.charge(), before.charge());
        let curled = self.rolling && !before.rolling && !self.airborne && !before.airborne;
        let events = [
            (self.jumping && !before.jumping && before.routine == Routine::Normal, Event::Jumped),
            (became(Routine::Dying) && before.routine != Routine::Drowning, Event::Died),
            (became(Routine::Drowning), Event::Drowned),
            (shown(AnimationKind::Skid), Event::Skidded),
            (shown(AnimationKind::Transform) || is_super(self.form) && !is_super(before.form), Event::Transformed),
            (self.shield != before.shield && self.shield != Shield::None, Event::ShieldGained),
            (self.breath.under_water != before.breath.under_water, Event::Splashed),
            (was_and_is_wet && air < air_before && WARNINGS.contains(&air), Event::AirWarned),
            (was_and_is_wet && air > air_before, Event::Breathed),
            (is_charged(charge_before, charge), Event::Charged),
            (
                charge_before.is_some() && charge.is_none() && self.ground_speed.0.unsigned_abs() >= RELEASED,
                Event::Released,
            ),
            (charge.is_none() && charge_before.is_none() && self.began_ability(before), Event::AbilityUsed),
            (curled && charge.is_none() && charge_before.is_none(), Event::Rolled),
            (self.is_flung_since(before), Event::Flung),
        ];
        events.into_iter().filter(|(happened, _)| *happened).for_each(|(_, event)| report(event));
    }

    /// Returns how far a dash on the spot is charged; `None` if there is none.
    fn charge(&self) -> Option<u16> {
        match self.action {
            Action::SpinDash(dash) => Some(dash.counter),
            // The counters of these only say for how long.
            Action::PeelOut(_) | Action::TimedSpinDash(_) => Some(0),
            _ => None,
        }
    }

    /// An ability began that is not the change of the form, which has an event of its own.
    fn began_ability(&self, before: &Self) -> bool {
        let name = |player: &Self| player.action.info().map(|info| info.name);
        name(self).is_some() && name(self) != name(before) && !matches!(self.action, Action::Transform(_))
    }

    /// The player is much faster at once.
    fn is_flung_since(&self, before: &Self) -> bool {
        let speed = |player: &Self| {
            let [x, y, ground] = [player.x_speed, player.y_speed, player.ground_speed].map(|speed| i64::from(speed.0));
            // On the ground the others follow it a frame later.
            (x * x + y * y).isqrt().max(if player.airborne { 0 } else { ground.abs() })
        };
        let in_control = |player: &Self| player.routine == Routine::Normal;
        in_control(before) && in_control(self) && speed(self) - speed(before) >= FLUNG
    }
}

/// A charge began, or grew by a press.
fn is_charged(before: Option<u16>, now: Option<u16>) -> bool {
    match (before, now) {
        (None, Some(_)) => true,
        (Some(before), Some(now)) => now > before.saturating_add(0x80),
        (_, None) => false,
    }
}

fn is_super(form: Form) -> bool {
    matches!(form, Form::Super | Form::Hyper)
}
