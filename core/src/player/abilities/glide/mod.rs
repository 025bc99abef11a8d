//! Gliding and climbing: what Knuckles can do in a jump (Sonic 2 with Knuckles, 3&K).
//!
//! A glide ends in a slide, a fall or on a wall, which he climbs. Water changes the fall only.

mod air;
mod climb;
mod ground;

use super::{Ability, AbilityInfo, Action, ActionValue};
use crate::angle::Angle;
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::player::characters::Radii;
use crate::player::frame::Frame;
use crate::ruleset::{Character, Ruleset};
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::units::Speed;
use std::ops::ControlFlow;

/// Guide: Special Abilities > Gliding
const FIRST_SPEED: i16 = 0x400;
/// The speed that the beginning of a glide takes off a rise.
///
/// Guide: Special Abilities > Gliding
const STOPS_RISE: i16 = 0x200;
/// Half sizes while gliding, sliding and climbing.
///
/// Guide: Characters > Knuckles
const RADII: Radii = Radii { width: 10, height: 10 };
/// Frames without control after a fall or a slide.
///
/// Guide: Special Abilities > Sliding
const GET_UP_LOCK: u16 = 15;

/// The progress of a glide.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum Phase {
    /// The glide itself.
    #[default]
    Glides,
    /// The fall, once he let go or hit a wall that he cannot hold on to.
    Falls,
    /// On his stomach, on the ground.
    Slides,
    /// On a wall.
    Climbs,
    /// Up over the end of a wall.
    Clambers,
}

/// A glide, or what became of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Glide {
    /// The progress of the glide.
    pub phase: Phase,
    /// The way he glides: 0 right, 0x80 left, others in a turn.
    pub turn: u8,
    /// The column in which he climbs: he lets go if anything moves him.
    pub wall_x: i32,
    /// Steps of clambering that were made, and frames until the next.
    pub steps: u8,
    /// Frames until the next step.
    pub wait: u8,
}

impl Ability for Glide {
    const INFO: AbilityInfo = AbilityInfo {
        name: "glide",
        title: "Gliding and climbing",
        help: "Knuckles: press jump again in a jump and hold it to glide; left and right turn. On a wall he holds on: up and down \
               climb, jump pushes off. Let go, and he falls; on the ground he slides. He destroys what he glides or slides into, monitors too.",
    };

    fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
        match self.phase {
            Phase::Glides => add(ActionValue::GlideAngle, self.turn.into()),
            Phase::Clambers => add(ActionValue::Steps, self.steps.into()),
            Phase::Falls | Phase::Slides | Phase::Climbs => {}
        }
    }

    fn attacks(self) -> bool {
        matches!(self.phase, Phase::Glides | Phase::Slides)
    }

    fn breaks_monitors(self) -> bool {
        self.attacks()
    }

    fn throws_back(self) -> bool {
        self.phase == Phase::Glides
    }

    /// Guide: Special Abilities > Gliding
    fn start_in_jump<T: Trace>(player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        if player.character != Character::Knuckles || !frame.rules.glide {
            return ControlFlow::Continue(());
        }
        player.rolling = false;
        player.roll_jump = false;
        player.set_radii(RADII);
        player.y_speed = Speed(player.y_speed.plus(STOPS_RISE).0.max(0));
        player.ground_speed = Speed(FIRST_SPEED);
        player.x_speed = Speed(if player.faces_left { -FIRST_SPEED } else { FIRST_SPEED });
        player.ground_angle = Angle::FLOOR;
        player.action = Self { turn: if player.faces_left { 0x80 } else { 0 }, ..Self::default() }.into();
        player.animation.request(AnimationKind::Glide);
        ControlFlow::Break(())
    }

    /// Guide: Special Abilities > Gliding
    fn fly<T: Trace>(self, player: &mut Player, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        match self.phase {
            Phase::Glides => self.glide(player, frame),
            Phase::Falls => self.fall(player, frame),
            Phase::Slides => self.slide(player, frame),
            Phase::Climbs => self.climb(player, frame),
            Phase::Clambers => self.clamber(player, frame),
        }
        ControlFlow::Break(())
    }

    fn land(self, player: &mut Player, _rules: &Ruleset) {
        player.action = Action::None;
    }
}

impl Glide {
    /// A glide of which a recording shows only the phase: the rest is as it was, or follows from the player.
    pub(crate) fn recorded(state: i32, player: &Player) -> Self {
        let phase = match state {
            1 => Phase::Glides,
            2 => Phase::Falls,
            3 => Phase::Slides,
            4 => Phase::Climbs,
            _ => Phase::Clambers,
        };
        let before = match player.action {
            Action::Glide(glide) => glide,
            _ => Self { turn: if player.x_speed.0 < 0 { 0x80 } else { 0 }, wait: 1, ..Self::default() },
        };
        Self { phase, wall_x: player.x.px(), ..before }
    }

    /// Lets go: a fall, with the sizes of standing.
    ///
    /// Guide: Special Abilities > Gliding
    fn let_go(self, player: &mut Player, rules: &Ruleset) {
        player.set_radii(player.standing_radii(rules));
        player.action = Self { phase: Phase::Falls, ..self }.into();
        player.animation.request(AnimationKind::GlideFall);
    }

    /// Gets up from the ground: no speed, and no control for a moment.
    ///
    /// Guide: Special Abilities > Sliding
    fn get_up(player: &mut Player, rules: &Ruleset) {
        (player.x_speed, player.y_speed, player.ground_speed) = (Speed::ZERO, Speed::ZERO, Speed::ZERO);
        let flat = player.ground_angle.rounded() == Angle::FLOOR;
        Self::stand(player, rules);
        if flat {
            player.control_lock = GET_UP_LOCK;
            player.animation.request(AnimationKind::GlideLand);
        }
    }

    /// On his feet, on the ground: the feet stay where they are.
    ///
    /// Guide: Special Abilities > Sliding
    fn stand(player: &mut Player, rules: &Ruleset) {
        let standing = player.standing_radii(rules);
        player.y = player.y.moved_px(i32::from(player.height_radius) - i32::from(standing.height));
        player.set_radii(standing);
        player.reset_on_floor(rules);
    }
}
