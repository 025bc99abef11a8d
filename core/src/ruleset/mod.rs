//! Rulesets: what differs between the games, as named switches with a preset for each game.
//!
//! `table.rs` lists the switches; `switch.rs` is how an editor shows and sets them one by one; a project holds a
//! [`RulesetChoice`], which resolves to the [`Ruleset`] that a step reads at run time.

mod constants;
mod powers;
mod switch;
mod table;

pub use constants::{CONSTANTS, ConstantGroup, ConstantInfo, Constants};
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
    /// The games, oldest first, Sonic CD beside Sonic 1 whose engine it took over.
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

impl Character {
    /// Every character.
    pub const ALL: [Self; 3] = [Self::Sonic, Self::Tails, Self::Knuckles];

    /// Returns the name in files.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Sonic => "sonic",
            Self::Tails => "tails",
            Self::Knuckles => "knuckles",
        }
    }

    /// Returns the label.
    pub const fn label(self) -> &'static str {
        match self {
            Self::Sonic => "Sonic",
            Self::Tails => "Tails",
            Self::Knuckles => "Knuckles",
        }
    }
}

/// The physics of a project: a preset, and the switches and constants that differ from it, by name.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct RulesetChoice {
    /// The game that all switches start from.
    pub preset: Game,
    /// Switches that differ, by name; names that this version does not know are kept.
    pub overrides: BTreeMap<String, serde_json::Value>,
    /// Constants that differ, by the name of the character and then by their own; unknown names are kept.
    pub constants: BTreeMap<String, BTreeMap<String, serde_json::Value>>,
}

/// A switch was given a value that it cannot take.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RulesetError {
    /// The value is of another type, or not one of the names of a choice.
    #[error("the switch `{name}` takes {expected}, not `{found}`")]
    WrongValue {
        /// The switch.
        name: String,
        /// The accepted values, in words.
        expected: String,
        /// The value found, in JSON.
        found: String,
    },
    /// A constant has a value that is not a number, or is out of range.
    #[error("the constant `{name}` of {character} takes {expected}, not `{found}`")]
    WrongConstant {
        /// The name of the character.
        character: &'static str,
        /// The name of the constant.
        name: &'static str,
        /// The values that it takes, in words.
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
    /// The first override (by name) whose value its switch or constant cannot take.
    pub fn resolve(&self) -> Result<Ruleset, RulesetError> {
        let mut ruleset = Ruleset::preset(self.preset);
        self.set_each(&mut ruleset, Err)?;
        Ok(ruleset)
    }

    /// As [`RulesetChoice::resolve`], but an override that its switch or constant cannot take is left out.
    ///
    /// What a level is compiled with while the project has problems.
    pub fn resolve_lenient(&self) -> Ruleset {
        let mut ruleset = Ruleset::preset(self.preset);
        // What is refused is shown as a problem of the project; here the preset's value stands.
        let _never = self.set_each(&mut ruleset, |_| Ok(()));
        ruleset
    }

    /// Sets each override, and hands those that are refused over.
    fn set_each(
        &self,
        ruleset: &mut Ruleset,
        refused: impl Fn(RulesetError) -> Result<(), RulesetError>,
    ) -> Result<(), RulesetError> {
        for (name, value) in &self.overrides {
            if let Some(Err(error)) = Ruleset::switch(name).map(|switch| switch.set_value(ruleset, value)) {
                refused(error)?;
            }
        }
        for (character, constants) in Character::ALL.into_iter().zip(&mut ruleset.constants) {
            for (name, value) in self.constants.get(character.name()).into_iter().flatten() {
                let Some(constant) = Constants::named(name) else { continue };
                match constant.kind.read(value) {
                    Some(number) => constant.set(constants, number),
                    None => refused(RulesetError::WrongConstant {
                        character: character.name(),
                        name: constant.name,
                        expected: constant.kind.expects(),
                        found: value.to_string(),
                    })?,
                }
            }
        }
        Ok(())
    }

    /// Overrides that name no switch of this version.
    pub fn unknown(&self) -> impl Iterator<Item = &str> {
        self.overrides.keys().map(String::as_str).filter(|name| Ruleset::switch(name).is_none())
    }

    /// Returns the constants that are set: the name of the character, that of the constant, and its value.
    pub fn each_constant(&self) -> impl Iterator<Item = (&str, &str, &serde_json::Value)> {
        self.constants.iter().flat_map(|(character, constants)| {
            constants.iter().map(|(name, value)| (character.as_str(), name.as_str(), value))
        })
    }

    /// Returns the constants that this version does not know: the name of the character, and that of the constant.
    pub fn unknown_constants(&self) -> impl Iterator<Item = (&str, &str)> {
        let is_known = |character: &str| Character::ALL.iter().any(|of| of.name() == character);
        let all = self.each_constant().map(|(character, name, _)| (character, name));
        all.filter(move |(character, name)| !is_known(character) || Constants::named(name).is_none())
    }

    /// Forgets a constant, known or not.
    pub fn forget_constant(&mut self, character: &str, name: &str) {
        if let Some(of) = self.constants.get_mut(character) {
            of.remove(name);
            self.constants.retain(|_, of| !of.is_empty());
        }
    }

    /// Sets a constant of a character. The value of the originals is left out of the file.
    pub fn set_constant(&mut self, character: Character, constant: &ConstantInfo, number: i32) {
        let number = constant.kind.clamp(number);
        if constant.get(Constants::of(character)) != number {
            let of = self.constants.entry(character.name().to_owned()).or_default();
            of.insert(constant.name.to_owned(), number.into());
        } else {
            self.forget_constant(character.name(), constant.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{Value, json};

    fn choice(name: &str, value: Value) -> RulesetChoice {
        RulesetChoice {
            preset: Game::Sonic1,
            overrides: BTreeMap::from([(name.to_owned(), value)]),
            ..RulesetChoice::default()
        }
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

    #[test]
    fn constants_are_set_by_character_and_name() {
        let mut choice = RulesetChoice::default();
        let jump = Constants::named("jump_force").expect("a constant");
        choice.set_constant(Character::Tails, jump, 0x700);
        choice.constants.insert("robin".into(), BTreeMap::from([("jump_force".into(), json!(1))]));
        choice.constants.entry("tails".into()).or_default().insert("charm".into(), json!("great"));
        let rules = choice.resolve().expect("right values");
        let forces = Character::ALL.map(|of| rules.constants(of).jump_force);
        assert_eq!(forces, [0x680, 0x700, 0x600]);
        assert_eq!(choice.unknown_constants().collect::<Vec<_>>(), [("robin", "jump_force"), ("tails", "charm")]);
        choice.constants.remove("robin");
        choice.constants.entry("tails".into()).or_default().remove("charm");
        choice.set_constant(Character::Tails, jump, 0x680);
        assert_eq!(choice, RulesetChoice::default(), "the originals' value is not kept");
    }

    #[test]
    fn wrong_constants_are_refused_or_left_out_leniently() {
        for value in [json!("high"), json!(-1), json!(0x4001), json!(1.5), json!(null)] {
            let of = BTreeMap::from([("jump_force".to_owned(), value.clone())]);
            let choice =
                RulesetChoice { constants: BTreeMap::from([("knuckles".to_owned(), of)]), ..RulesetChoice::default() };
            let error = choice.resolve().expect_err("wrong").to_string();
            assert!(error.contains("`jump_force` of knuckles takes a whole number from 0 to 16384"), "{error}");
            assert_eq!(choice.resolve_lenient(), Ruleset::default(), "{value}");
        }
    }
}
