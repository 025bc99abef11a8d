//! Words that stand for values in files.

use crate::player::powers::{Form, Shield};
use crate::project::{
    Depth, Orientation, OwnForm, PathEnd, PlacementId, PowerUp, ShapeKind, ShapeLayers, ShapeSide, Stuff, SwitchTo,
    SwitcherSide, Throw, TouchEffect,
};
use crate::ruleset::{Character, Game};
use crate::serial::Hex;
use crate::tiles::{ChunkRole, TileLayer};
use crate::trace::Event;
use crate::value::Unit;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};
use std::borrow::Cow;

/// A value that files write as one of a few words.
trait Named: Copy + PartialEq + Sized + 'static {
    const NAMES: &'static [(&'static str, Self)];

    fn name(self) -> &'static str {
        let found = Self::NAMES.iter().find(|(_, value)| *value == self);
        found.map_or("", |(name, _)| name)
    }

    fn of_name(name: &str) -> Option<Self> {
        Self::NAMES.iter().find(|(known, _)| *known == name).map(|(_, value)| *value)
    }
}

impl Named for Game {
    const NAMES: &'static [(&'static str, Self)] = &[
        (Self::Sonic1.name(), Self::Sonic1),
        (Self::SonicCd.name(), Self::SonicCd),
        (Self::Sonic2.name(), Self::Sonic2),
        (Self::Sonic3.name(), Self::Sonic3),
        (Self::Sonic3K.name(), Self::Sonic3K),
    ];

    fn of_name(name: &str) -> Option<Self> {
        Self::named(name)
    }
}

impl Named for Character {
    const NAMES: &'static [(&'static str, Self)] = &[
        (Self::Sonic.name(), Self::Sonic),
        (Self::Tails.name(), Self::Tails),
        (Self::Knuckles.name(), Self::Knuckles),
    ];
}

impl Named for Form {
    const NAMES: &'static [(&'static str, Self)] = &named_first(Self::NAMES);
}

impl Named for Shield {
    const NAMES: &'static [(&'static str, Self)] = &named_first(Self::NAMES);
}

/// The names in files of a list of values, each with its name and its label.
const fn named_first<T: Copy, const N: usize>(values: [(T, &'static str, &'static str); N]) -> [(&'static str, T); N] {
    let mut names = [("", values[0].0); N];
    let mut n = 0;
    while n < N {
        names[n] = (values[n].1, values[n].0);
        n += 1;
    }
    names
}

/// As older files have it, the plain shield is `true`.
impl Serialize for Shield {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self {
            Self::Plain => to.serialize_bool(true),
            other => to.serialize_str(other.name()),
        }
    }
}

impl<'de> Deserialize<'de> for Shield {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        #[derive(Deserialize)]
        #[serde(untagged)]
        enum Either {
            Flag(bool),
            Name(String),
        }
        match Either::deserialize(from)? {
            Either::Flag(has) => Ok(if has { Self::Plain } else { Self::None }),
            Either::Name(name) => named(serde::de::value::StrDeserializer::<D::Error>::new(&name)),
        }
    }
}

impl Named for TileLayer {
    const NAMES: &'static [(&'static str, Self)] = &[("A", Self::A), ("B", Self::B)];
}

impl Named for Orientation {
    const NAMES: &'static [(&'static str, Self)] = &[("vertical", Self::Vertical), ("horizontal", Self::Horizontal)];
}

impl Named for ShapeKind {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("line", Self::Line),
        ("slope", Self::Slope),
        ("arc", Self::Arc),
        ("quarter_pipe", Self::QuarterPipe),
        ("loop", Self::Loop),
        ("half_pipe", Self::HalfPipe),
        ("s_curve", Self::SCurve),
        ("hill", Self::Hill),
        ("tunnel", Self::Tunnel),
        ("freehand", Self::Freehand),
        ("polyline", Self::Polyline),
        ("curve", Self::Curve),
    ];
}

impl Named for ShapeSide {
    const NAMES: &'static [(&'static str, Self)] =
        &[("floor", Self::Floor), ("ceiling", Self::Ceiling), ("both", Self::Both)];
}

impl Named for ShapeLayers {
    const NAMES: &'static [(&'static str, Self)] =
        &[("AB", Self::Both), ("A", Self::A), ("B", Self::B), ("none", Self::Neither)];
}

impl Named for ChunkRole {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("plain", Self::Plain),
        ("loop", Self::Loop),
        ("loop_high_in_air", Self::LoopHighInAir),
        ("tunnel", Self::Tunnel),
    ];
}

impl Named for OwnForm {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("solid", Self::Solid),
        ("sloped", Self::Sloped),
        ("platform", Self::Platform),
        ("sloped_platform", Self::SlopedPlatform),
        ("hazard", Self::Hazard),
        ("trigger", Self::Trigger),
        ("spring", Self::Spring),
        ("spikes", Self::Spikes),
        ("passable", Self::Passable),
    ];
}

impl Named for PathEnd {
    const NAMES: &'static [(&'static str, Self)] = &[("stop", Self::Stop), ("loop", Self::Loop), ("back", Self::Back)];
}

impl Named for TouchEffect {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("none", Self::None),
        ("hurts", Self::Hurts),
        ("shot", Self::Shot),
        ("attackable", Self::Attackable),
        ("collected", Self::Collected),
        ("touched", Self::Touched),
    ];
}

impl Named for Depth {
    const NAMES: &'static [(&'static str, Self)] =
        &[("behind", Self::Behind), ("in_front", Self::InFront), ("unseen", Self::Unseen)];
}

impl Named for SwitchTo {
    const NAMES: &'static [(&'static str, Self)] =
        &[("set", Self::Set), ("clear", Self::Clear), ("toggle", Self::Toggle)];
}

impl Named for PowerUp {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("shield", Self::Shield),
        ("fire_shield", Self::FireShield),
        ("lightning_shield", Self::LightningShield),
        ("bubble_shield", Self::BubbleShield),
        ("speed_shoes", Self::SpeedShoes),
        ("invincibility", Self::Invincibility),
        ("life", Self::Life),
    ];
}

impl Named for Unit {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("plain", Self::Plain),
        ("pixels", Self::Pixels),
        ("frames", Self::Frames),
        ("speed", Self::Speed),
        ("angle", Self::HexAngle),
    ];
}

impl Named for Event {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("jumped", Self::Jumped),
        ("rolled", Self::Rolled),
        ("skidded", Self::Skidded),
        ("charged", Self::Charged),
        ("released", Self::Released),
        ("ability_used", Self::AbilityUsed),
        ("transformed", Self::Transformed),
        ("shield_gained", Self::ShieldGained),
        ("splashed", Self::Splashed),
        ("air_warned", Self::AirWarned),
        ("breathed", Self::Breathed),
        ("drowned", Self::Drowned),
        ("died", Self::Died),
        ("hurt", Self::Hurt),
        ("rings_lost", Self::RingsLost),
        ("ring_gained", Self::RingGained),
        ("life_gained", Self::LifeGained),
        ("emerald_gained", Self::EmeraldGained),
        ("checkpoint_passed", Self::CheckpointPassed),
        ("goal_reached", Self::GoalReached),
        ("switch_pressed", Self::SwitchPressed),
        ("spring_threw", Self::SpringThrew),
        ("bumper_threw", Self::BumperThrew),
        ("enemy_destroyed", Self::EnemyDestroyed),
        ("monitor_broken", Self::MonitorBroken),
        ("ground_broken", Self::GroundBroken),
        ("door_moved", Self::DoorMoved),
        ("flung", Self::Flung),
    ];
}

impl Named for Throw {
    const NAMES: &'static [(&'static str, Self)] =
        &[("up", Self::Up), ("down", Self::Down), ("sideways", Self::Sideways)];
}

impl Named for Stuff {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("stone", Self::Stone),
        ("earth", Self::Earth),
        ("grass", Self::Grass),
        ("wood", Self::Wood),
        ("steel", Self::Steel),
    ];
}

/// The layer, and `high` if the priority becomes high.
impl Named for SwitcherSide {
    const NAMES: &'static [(&'static str, Self)] = &[
        ("A", Self { layer: TileLayer::A, high_priority: false }),
        ("B", Self { layer: TileLayer::B, high_priority: false }),
        ("A high", Self { layer: TileLayer::A, high_priority: true }),
        ("B high", Self { layer: TileLayer::B, high_priority: true }),
    ];
}

/// Reads one of the names of a value.
fn named<'de, T: Named, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = Cow::<str>::deserialize(from)?;
    T::of_name(&text).ok_or_else(|| {
        let names: Vec<_> = T::NAMES.iter().map(|(name, _)| format!("\"{name}\"")).collect();
        D::Error::custom(format!("\"{text}\" is not known here; it must be one of {}", names.join(", ")))
    })
}

macro_rules! words {
    ($($type:ty)*) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
                to.serialize_str(self.name())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
                named(from)
            }
        }

        #[cfg(feature = "schema")]
        impl schemars::JsonSchema for $type {
            fn schema_name() -> Cow<'static, str> {
                stringify!($type).into()
            }

            fn json_schema(_: &mut schemars::SchemaGenerator) -> schemars::Schema {
                let names: Vec<&str> = <Self as Named>::NAMES.iter().map(|(name, _)| *name).collect();
                schemars::json_schema!({ "type": "string", "enum": names })
            }
        }
    )*};
}
words! {
    Game Character Form TileLayer Orientation SwitcherSide ShapeKind ShapeSide ShapeLayers ChunkRole OwnForm PathEnd
    TouchEffect Depth SwitchTo PowerUp Throw Stuff Unit Event
}

impl Serialize for PlacementId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        Hex(self.0).serialize(to)
    }
}

impl<'de> Deserialize<'de> for PlacementId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Hex::deserialize(from).map(|number| Self(number.0))
    }
}
