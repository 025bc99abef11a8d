//! Rulesets: what differs between the games, as named switches with a preset for each game.

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

/// Who plays.
///
/// Guide: Characters
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
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
