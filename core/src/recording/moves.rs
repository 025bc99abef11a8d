//! Power-ups, forms and abilities of a row, from a player and into one.

use super::{Column, Recording, Row};
use crate::player::Player;
use crate::player::abilities::Action;
use crate::player::abilities::bubble_bounce::BubbleBounce;
use crate::player::abilities::fire_dash::FireDash;
use crate::player::abilities::flight::Flight;
use crate::player::abilities::glide::Glide;
use crate::player::abilities::hyper_dash::HyperDash;
use crate::player::abilities::insta_shield::InstaShield;
use crate::player::abilities::lightning_jump::LightningJump;
use crate::player::abilities::peel_out::PeelOut;
use crate::player::abilities::spin_dash::SpinDash;
use crate::player::abilities::timed_spin_dash::TimedSpinDash;
use crate::player::abilities::transform::{EMERALDS, Transform};
use crate::player::powers::{Form, Shield};
use crate::player::rolling::{ForcedRoll, RollMode};
use crate::ruleset::{Character, Ruleset, SpinDashRule};

/// Bits of [`Column::PowerBits`].
pub mod power {
    /// Any shield.
    pub const SHIELD: i32 = 0x01;
    /// Nothing hurts.
    pub const INVINCIBLE: i32 = 0x02;
    /// Speed shoes.
    pub const SHOES: i32 = 0x04;
    /// The fire shield, besides [`SHIELD`].
    pub(crate) const FIRE: i32 = 0x10;
    /// The lightning shield, besides [`SHIELD`].
    pub const LIGHTNING: i32 = 0x20;
    /// The bubble shield, besides [`SHIELD`].
    pub(crate) const BUBBLE: i32 = 0x40;
}

/// [`Column::Form`] of Super and of Hyper Sonic.
const SUPER: i32 = 1;
const HYPER: i32 = 0xFF;
/// [`Column::Transforms`] during a transformation.
const BEGINS: i32 = 1;
/// [`Column::MoveState`] of a move that is at work, and of one that is over.
const ACTIVE: i32 = 1;
const OVER: i32 = 2;
/// [`Column::Charges`] of a ball that neither steers nor loses speed, and more.
const TUNNEL: i32 = 0x80;

impl Row {
    /// Fills the columns of power-ups, forms and abilities.
    pub(super) fn take_moves(&mut self, player: &Player) {
        let shield = match player.shield {
            Shield::None => 0,
            Shield::Plain => power::SHIELD,
            Shield::Fire => power::SHIELD | power::FIRE,
            Shield::Lightning => power::SHIELD | power::LIGHTNING,
            Shield::Bubble => power::SHIELD | power::BUBBLE,
        };
        let invincible = if player.is_invincible() { power::INVINCIBLE } else { 0 };
        let shoes = if player.speed_shoes > 0 { power::SHOES } else { 0 };
        self[Column::PowerBits] = shield | invincible | shoes;
        self[Column::Form] = match player.form {
            Form::Normal | Form::Small => 0,
            Form::Super => SUPER,
            Form::Hyper => HYPER,
        };
        self[Column::RingTimer] = player.ring_timer.into();
        self[Column::Charges] = match player.forced_roll.mode {
            RollMode::Free => 0,
            RollMode::Pinball => 1,
            RollMode::Tunnel => TUNNEL,
        };
        self[Column::MoveState] = if player.late_shield.spent { OVER } else { 0 };
        self.take_action(player.action);
    }

    fn take_action(&mut self, action: Action) {
        let (column, value) = match action {
            Action::None => return,
            Action::SpinDash(dash) => {
                self[Column::Charge] = dash.counter.into();
                (Column::Charges, 1)
            }
            Action::Transform(_) => (Column::Transforms, BEGINS),
            Action::InstaShield(shield) => (Column::MoveState, if shield.frames > 1 { ACTIVE } else { OVER }),
            Action::Flight(flight) => {
                self[Column::MoveTime] = flight.time.into();
                (Column::MoveState, flight.state.into())
            }
            Action::PeelOut(PeelOut { counter }) | Action::TimedSpinDash(TimedSpinDash { counter }) => {
                self[Column::Charge] = counter.into();
                (Column::Charges, 1)
            }
            Action::DropDash(_) => (Column::MoveState, ACTIVE),
            Action::Glide(glide) => (Column::MoveState, glide.phase as i32 + 1),
            Action::HyperDash(_) | Action::FireDash(_) | Action::LightningJump(_) | Action::BubbleBounce(_) => {
                (Column::MoveState, ACTIVE)
            }
        };
        self[column] = value;
    }
}

impl Recording {
    /// Puts the power-ups, the form and the ability of a row into a player, so far as they were recorded.
    pub(super) fn take_moves(&self, row: &Row, rules: &Ruleset, player: &mut Player) {
        let has = |column| self.columns.has(column);
        if has(Column::PowerBits) {
            player.shield = shield_of(row[Column::PowerBits]);
        }
        if has(Column::RingTimer) {
            player.ring_timer = row[Column::RingTimer].min(255) as u8;
        }
        if has(Column::Form) {
            player.form = match row[Column::Form] {
                0 => Form::Normal,
                SUPER => Form::Super,
                _ => Form::Hyper,
            };
            player.emeralds = self.emeralds();
        }
        if has(Column::Charges) {
            player.forced_roll = forced_roll_of(row, rules, player);
        }
        if let Some(action) = self.action_of(row, rules, player) {
            player.action = action;
        }
        if has(Column::MoveState) {
            player.late_shield.spent = row[Column::MoveState] == OVER && player.action == Action::None;
        }
    }

    /// Emeralds held in the recording: as many as the forms in it need.
    fn emeralds(&self) -> u8 {
        let most = self.rows.iter().map(|row| row[Column::Form]).max();
        match most {
            None | Some(0) => 0,
            Some(SUPER) => EMERALDS,
            Some(_) => 2 * EMERALDS,
        }
    }

    /// The ability at work; `None` if the recording does not show it.
    fn action_of(&self, row: &Row, rules: &Ruleset, player: &Player) -> Option<Action> {
        let has = |column| self.columns.has(column);
        if has(Column::Transforms) && row[Column::Transforms] == BEGINS {
            let transform = Transform::recorded(rules, player.ring_timer);
            return Some(if transform.frames > 0 { transform.into() } else { Action::None });
        }
        if has(Column::Charges) && row[Column::Charges] != 0 && player.forced_roll.is_free() {
            let counter = if has(Column::Charge) { row[Column::Charge] as u16 } else { 0 };
            return Some(match (rules.spin_dash, player.rolling) {
                (SpinDashRule::Timed, true) => TimedSpinDash { counter: counter as u8 }.into(),
                (SpinDashRule::Timed, false) => PeelOut { counter: counter as u8 }.into(),
                _ => SpinDash { counter }.into(),
            });
        }
        if has(Column::MoveState) {
            let on_ground = !player.airborne && player.character == Character::Sonic;
            return Some(if on_ground || row[Column::MoveState] == 0 {
                Action::None
            } else {
                move_of(row, rules, player)
            });
        }
        (has(Column::Charges) && has(Column::Transforms)).then_some(Action::None)
    }
}

/// Returns the cause that keeps him a ball: the originals keep it where they keep that a spin dash is charged, which no ball does.
fn forced_roll_of(row: &Row, rules: &Ruleset, player: &Player) -> ForcedRoll {
    let mode = match row[Column::Charges] {
        _ if !player.rolling || rules.spin_dash == SpinDashRule::Timed => RollMode::Free,
        TUNNEL.. => RollMode::Tunnel,
        1.. => RollMode::Pinball,
        _ => RollMode::Free,
    };
    ForcedRoll { mode, by_area: false }
}

fn shield_of(bits: i32) -> Shield {
    match bits {
        bits if bits & power::FIRE != 0 => Shield::Fire,
        bits if bits & power::LIGHTNING != 0 => Shield::Lightning,
        bits if bits & power::BUBBLE != 0 => Shield::Bubble,
        bits if bits & power::SHIELD != 0 => Shield::Plain,
        _ => Shield::None,
    }
}

/// The ability that a jump's move state stands for, by character and shield.
fn move_of(row: &Row, rules: &Ruleset, player: &Player) -> Action {
    match (player.character, player.form, player.shield) {
        (Character::Tails, ..) => {
            Flight { state: row[Column::MoveState] as u8, time: row[Column::MoveTime] as u8 }.into()
        }
        (Character::Knuckles, ..) => Glide::recorded(row[Column::MoveState], player).into(),
        (Character::Sonic, Form::Super | Form::Hyper, _) => HyperDash::default().into(),
        (Character::Sonic, _, Shield::Fire) => FireDash::default().into(),
        (Character::Sonic, _, Shield::Lightning) => LightningJump::default().into(),
        (Character::Sonic, _, Shield::Bubble) => BubbleBounce::default().into(),
        _ if rules.drop_dash => player.action,
        _ => InstaShield::recorded(row[Column::MoveState] == OVER, player.action).into(),
    }
}
