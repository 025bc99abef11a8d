//! Special abilities: what a character can do besides running, rolling and jumping.
//!
//! One file for each, with all there is to say about it; a line of the roster registers it. The lists of `super::step`
//! ask the abilities at their numbered places which one starts, and what the active one does with the frame. If several
//! could take the same press, the first of the roster takes it.

use super::Player;
use super::frame::Frame;
use crate::digest::field_name;
use crate::player::powers::Shield;
use crate::ruleset::{Character, Ruleset, SuperForms};
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};
use crate::trace::Trace;
use std::ops::ControlFlow;

/// An ability, described: what the manual and the editor show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AbilityInfo {
    /// Name in files; never changes.
    pub name: &'static str,
    /// Shown.
    pub title: &'static str,
    /// A description in whole sentences: the characters that can do it, and how.
    pub help: &'static str,
}

/// A number of the state of an ability at work, for readers of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ActionValue {
    /// The charge, as the originals count it.
    Charge,
    /// Frames charged.
    FramesCharged,
    /// Frames until it ends.
    FramesLeft,
    /// The way of a glide in degrees of 256: 0 right, 0x80 left.
    GlideAngle,
    /// Steps of clambering that were made.
    Steps,
}

/// An ability: implemented by its state while it is at work.
pub(crate) trait Ability: Copy + Snapshot {
    /// The description of the ability.
    const INFO: AbilityInfo;

    /// Adds the numbers of its state.
    fn report(self, _add: &mut dyn FnMut(ActionValue, i32)) {}

    /// Returns true if he destroys what he touches while it is at work.
    ///
    /// Guide: Game Objects > Hitbox Reactions
    fn attacks(self) -> bool {
        false
    }

    /// Returns true if he breaks monitors while it is at work, as a ball does.
    ///
    /// Guide: Game Objects > Item Monitors
    fn breaks_monitors(self) -> bool {
        false
    }

    /// Shots fly off him while it is at work, in the games in which they fly off shields.
    ///
    /// Guide: Elemental Shields
    fn throws_back(self) -> bool {
        false
    }

    /// Begins with a jump button that is pressed on the ground, if it may. Breaking ends the list of that frame.
    fn start_on_ground<T: Trace>(_player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Begins with a jump button that is pressed again in a jump, if it may. Breaking means that the press is its own.
    fn start_in_jump<T: Trace>(_player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Its part of a frame on the ground, not rolling. Breaking ends the list.
    fn walk<T: Trace>(self, _player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Its part of a frame on the ground as a ball. Breaking ends the list.
    fn roll<T: Trace>(self, _player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Its part of a frame in the air. Breaking ends the list.
    fn fly<T: Trace>(self, _player: &mut Player, _frame: &mut Frame<'_, T>) -> ControlFlow<()> {
        ControlFlow::Continue(())
    }

    /// Runs when the player comes to the ground.
    fn land(self, _player: &mut Player, _rules: &Ruleset) {}
}

/// Declares the abilities: their files, which of them is at work, and the places at which they are asked.
macro_rules! roster {
    ($($file:ident :: $name:ident),* $(,)?) => {
        $(pub mod $file;)*

        /// The ability at work, with its state.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
        #[allow(missing_docs, reason = "their files say what they are")]
        pub enum Action { #[default] None, $($name($file::$name)),* }

        $(impl From<$file::$name> for Action {
            fn from(state: $file::$name) -> Self {
                Self::$name(state)
            }
        })*

        /// The abilities, in the order in which they take a press.
        pub const ABILITIES: &[AbilityInfo] = &[$(<$file::$name as Ability>::INFO),*];

        impl Action {
            /// Returns the description of the ability at work; `None` if none is.
            pub const fn info(self) -> Option<&'static AbilityInfo> {
                match self {
                    Self::None => None,
                    $(Self::$name(_) => Some(const { &<$file::$name as Ability>::INFO })),*
                }
            }

            /// Adds the numbers of its state.
            pub fn report(self, add: &mut dyn FnMut(ActionValue, i32)) {
                match self {
                    Self::None => {}
                    $(Self::$name(state) => state.report(add)),*
                }
            }

            /// Returns true if he destroys what he touches.
            pub fn attacks(self) -> bool {
                match self {
                    Self::None => false,
                    $(Self::$name(state) => state.attacks()),*
                }
            }

            /// Returns true if he breaks monitors.
            pub fn breaks_monitors(self) -> bool {
                match self {
                    Self::None => false,
                    $(Self::$name(state) => state.breaks_monitors()),*
                }
            }

            /// Shots fly off him.
            pub fn throws_back(self) -> bool {
                match self {
                    Self::None => false,
                    $(Self::$name(state) => state.throws_back()),*
                }
            }
        }

        impl Player {
            /// A frame on the ground: the ability at work, or one that begins.
            ///
            /// Guide: Main Game Loop > While Normal
            pub(super) fn abilities_walking<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
                match self.action {
                    Action::None if !frame.input.pressed.jumps() => ControlFlow::Continue(()),
                    Action::None => {
                        $($file::$name::start_on_ground(self, frame)?;)*
                        ControlFlow::Continue(())
                    }
                    $(Action::$name(state) => state.walk(self, frame)),*
                }
            }

            /// A frame on the ground as a ball.
            ///
            /// Guide: Main Game Loop > While Rolling
            pub(super) fn abilities_rolling<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
                match self.action {
                    Action::None => ControlFlow::Continue(()),
                    $(Action::$name(state) => state.roll(self, frame)),*
                }
            }

            /// A frame in the air.
            ///
            /// Guide: Main Game Loop > While Airborne
            pub(super) fn abilities_airborne<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
                match self.action {
                    Action::None => ControlFlow::Continue(()),
                    $(Action::$name(state) => state.fly(self, frame)),*
                }
            }

            /// A jump button was pressed again in a jump: the first ability that wants the press takes it.
            ///
            /// Guide: Special Abilities
            pub(super) fn press_in_jump<T: Trace>(&mut self, frame: &mut Frame<'_, T>) -> ControlFlow<()> {
                if self.action != Action::None || self.late_shield.spent {
                    return ControlFlow::Continue(());
                }
                self.regain_control(frame.rules);
                $($file::$name::start_in_jump(self, frame)?;)*
                ControlFlow::Continue(())
            }

            /// The ability at work learns that he came to the ground.
            pub(super) fn abilities_land(&mut self, rules: &Ruleset) {
                self.late_shield.spent = false;
                match self.action {
                    Action::None => {}
                    $(Action::$name(state) => state.land(self, rules)),*
                }
            }
        }

        impl Snapshot for Action {
            fn write(&self, to: &mut impl Sink) {
                match self {
                    Self::None => 0_u64.write(to),
                    $(Self::$name(state) => {
                        const { field_name(<$file::$name as Ability>::INFO.name) }.write(to);
                        state.write(to);
                    }),*
                }
            }

            fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
                let name = u64::read(from)?;
                $(if name == const { field_name(<$file::$name as Ability>::INFO.name) } {
                    return Snapshot::read(from).map(Self::$name);
                })*
                if name == 0 { Ok(Self::None) } else { Err(from.wrong()) }
            }
        }
    };
}

roster! {
    spin_dash::SpinDash,
    peel_out::PeelOut,
    timed_spin_dash::TimedSpinDash,
    hyper_dash::HyperDash,
    fire_dash::FireDash,
    lightning_jump::LightningJump,
    bubble_bounce::BubbleBounce,
    transform::Transform,
    drop_dash::DropDash,
    insta_shield::InstaShield,
    flight::Flight,
    glide::Glide,
}

impl Player {
    /// Sonic can steer again after a press in a roll jump, whether any of his moves takes it or not.
    ///
    /// Guide: Special Abilities
    fn regain_control(&mut self, rules: &Ruleset) {
        let has_moves = rules.shield_moves || rules.insta_shield || rules.super_forms == SuperForms::ByPress;
        self.roll_jump &= !(has_moves && self.character == Character::Sonic);
    }

    /// Returns true if he may use what this shield can do.
    ///
    /// Guide: Elemental Shields
    fn can_use_shield(&self, rules: &Ruleset, shield: Shield) -> bool {
        rules.shield_moves && self.character == Character::Sonic && self.shield == shield && !self.is_invincible()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn abilities_are_described_and_their_names_are_unique() {
        let mut names: Vec<_> = ABILITIES.iter().map(|info| info.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), ABILITIES.len());
        for info in ABILITIES {
            assert!(info.name.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_'), "{}", info.name);
            assert!(info.help.len() > 30 && !info.title.is_empty(), "{}", info.name);
        }
    }
}
