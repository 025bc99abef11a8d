//! Rulesets: what differs between the games, as named switches with a preset for each game.
//!
//! `table.rs` lists the switches; `switch.rs` is how an editor shows and sets them one by one; a project holds a
//! [`RulesetChoice`], which resolves to the [`Ruleset`] that a step reads at run time.

mod powers;
mod switch;
mod table;

pub use powers::{Form, Shield};
pub use switch::SwitchInfo;
pub use table::{
    Animations, Balance, BossRebound, CheckpointStars, DuckHitbox, FootSnap, LandingShift, Layers, LookDelay,
    MonitorBump, MonitorSolidity, PartnerReturns, RingFloor, RollBrake, Ruleset, SideSpring, SlipRule, SlopeAtRest,
    SpinDashRule, SuperForms, WaterExit,
};

use crate::snapshot::Snapshot;
use std::collections::BTreeMap;

/// A game whose rules can be taken as a preset.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Game {
    /// Sonic the Hedgehog.
    Sonic1,
    /// Sonic CD.
    SonicCd,
    /// Sonic the Hedgehog 2.
    #[default]
    Sonic2,
    /// Sonic 3 alone.
    Sonic3,
    /// Sonic & Knuckles, also locked on to Sonic 3.
    Sonic3K,
}

impl Game {
    /// All of them, oldest first, Sonic CD beside Sonic 1 whose engine it took over.
    pub const ALL: [Self; 5] = [Self::Sonic1, Self::SonicCd, Self::Sonic2, Self::Sonic3, Self::Sonic3K];

    /// Its name in files and on the command line, its label, and other names that are read.
    const fn words(self) -> (&'static str, &'static str, &'static [&'static str]) {
        match self {
            Self::Sonic1 => ("sonic1", "Sonic 1", &["sonic_1", "s1"]),
            Self::SonicCd => ("sonic_cd", "Sonic CD", &["soniccd", "cd", "scd"]),
            Self::Sonic2 => ("sonic2", "Sonic 2", &["sonic_2", "s2"]),
            Self::Sonic3 => ("sonic3", "Sonic 3", &["sonic_3", "s3"]),
            Self::Sonic3K => ("sonic3k", "Sonic 3 & Knuckles", &["sonic_3k", "s3k"]),
        }
    }

    /// Its name in files and on the command line.
    pub const fn name(self) -> &'static str {
        self.words().0
    }

    /// Its label.
    pub const fn label(self) -> &'static str {
        self.words().1
    }

    /// Further names by which it is read.
    pub const fn other_names(self) -> &'static [&'static str] {
        self.words().2
    }

    /// The game of a name, also of one that older versions wrote.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|game| game.name() == name || game.other_names().contains(&name))
    }
}

/// The character.
///
/// Guide: Characters
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Snapshot)]
pub enum Character {
    /// Radii 9 and 19.
    #[default]
    Sonic,
    /// Radii 9 and 15.
    Tails,
    /// Radii 9 and 19, lower jump.
    Knuckles,
}

/// The physics of a project: a preset and the switches that differ from it, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesetChoice {
    /// Where all switches start from.
    pub preset: Game,
    /// Switches that differ, by name; names that this version does not know are kept.
    pub overrides: BTreeMap<String, serde_json::Value>,
}

/// A switch was given a value that it cannot take.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetError {
    /// The value is of another type, or not one of the names of a choice.
    #[error("the switch `{name}` takes {expected}, not `{found}`")]
    WrongValue {
        /// The switch.
        name: String,
        /// What it takes, in words.
        expected: String,
        /// The value found, in JSON.
        found: String,
    },
}

impl RulesetChoice {
    /// The rules of `preset` with the overrides in place.
    ///
    /// Names that this version does not know change nothing; [`RulesetChoice::unknown`] lists them.
    ///
    /// # Errors
    /// The first override (by name) whose value its switch cannot take.
    pub fn resolve(&self) -> Result<Ruleset, RulesetError> {
        let mut ruleset = Ruleset::preset(self.preset);
        for (name, value) in &self.overrides {
            if let Some(switch) = Ruleset::switch(name) {
                switch.set_value(&mut ruleset, value)?;
            }
        }
        Ok(ruleset)
    }

    /// As [`RulesetChoice::resolve`], but an override that its switch cannot take is left out.
    ///
    /// What a level is compiled with while the project has problems.
    pub fn resolve_lenient(&self) -> Ruleset {
        let mut ruleset = Ruleset::preset(self.preset);
        for (name, value) in &self.overrides {
            // Shown as a problem of the project; here the preset's value stands.
            let _refused = Ruleset::switch(name).map(|switch| switch.set_value(&mut ruleset, value));
        }
        ruleset
    }

    /// Overrides that name no switch of this version.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        self.overrides.keys().map(String::as_str).filter(|name| Ruleset::switch(name).is_none())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn choice(name: &str, value: Value) -> RulesetChoice {
        RulesetChoice { preset: Game::Sonic1, overrides: BTreeMap::from([(name.to_owned(), value)]) }
    }

    #[test]
    fn every_switch_keeps_every_preset_when_written_and_read() {
        for game in Game::ALL {
            let ruleset = Ruleset::preset(game);
            for other in Game::ALL {
                let mut copy = Ruleset::preset(other);
                for switch in Ruleset::switches() {
                    let value = switch.value(&ruleset);
                    assert_eq!(switch.set_value(&mut copy, &value), Ok(()), "{} of {game:?}", switch.name);
                }
                assert_eq!(copy, ruleset, "{other:?} made into {game:?}");
            }
        }
    }

    #[test]
    fn switch_names_are_unique_and_described() {
        let mut names: Vec<_> = Ruleset::switches().iter().map(|switch| switch.name).collect();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), Ruleset::switches().len());
        for switch in Ruleset::switches() {
            assert!(switch.doc.len() > 20 && !switch.label.is_empty(), "{}", switch.name);
        }
    }

    #[test]
    fn values_of_the_wrong_kind_are_refused_or_left_out_leniently() {
        for (name, value) in [
            ("roll_threshold", json!("fast")),
            ("roll_threshold", json!(-1)),
            ("roll_threshold", json!(1e300)),
            ("slip_rule", json!("c")),
            ("slip_rule", json!(1)),
            ("roll_jump_locks_control", json!(1)),
        ] {
            let choice = choice(name, value);
            assert!(matches!(choice.resolve(), Err(RulesetError::WrongValue { .. })), "{choice:?}");
            assert_eq!(choice.resolve_lenient(), Ruleset::preset(Game::Sonic1));
        }
    }

    #[test]
    fn games_are_read_by_every_name_they_ever_had() {
        for (game, names) in [
            (Game::Sonic1, ["sonic1", "sonic_1", "s1"]),
            (Game::SonicCd, ["sonic_cd", "soniccd", "cd"]),
            (Game::Sonic2, ["sonic2", "sonic_2", "s2"]),
            (Game::Sonic3, ["sonic3", "sonic_3", "s3"]),
            (Game::Sonic3K, ["sonic3k", "sonic_3k", "s3k"]),
        ] {
            assert_eq!(names.map(Game::named), [Some(game); 3]);
            assert_eq!(game.name(), names[0], "only this one is written");
        }
        for (old, animations) in [
            ("sonic_1", Animations::Sonic1),
            ("sonic_cd", Animations::SonicCd),
            ("sonic_2", Animations::Sonic2),
            ("sonic_3", Animations::Sonic3),
        ] {
            let choice = choice("animations", json!(old));
            assert_eq!(choice.resolve().map(|rules| rules.animations), Ok(animations), "{old}");
        }
        assert_eq!(Game::named("sonic9"), None);
    }

    #[test]
    fn overrides_act_and_unknown_names_are_listed() {
        let choice = choice("roll_threshold", json!(0x123));
        assert_eq!(choice.resolve().map(|r| r.roll_threshold), Ok(0x123));
        let choice = super::tests::choice("of_a_later_version", json!([1]));
        assert_eq!(choice.resolve(), Ok(Ruleset::preset(Game::Sonic1)));
        assert_eq!(choice.unknown().collect::<Vec<_>>(), ["of_a_later_version"]);
    }
}
