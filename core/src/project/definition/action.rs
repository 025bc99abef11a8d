//! Actions of object definitions.

use super::Amount;
use crate::serial::is_usual;
use crate::tiles::TileLayer;
use crate::trace::Event;
use serde::{Deserialize, Serialize};

/// Actions that a rule can have.
pub const MOST_ACTIONS: usize = 8;

/// An action of a rule. Actions on the player concern the one who caused the event, else the first one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[cfg_attr(
    feature = "schema",
    schemars(
        rename = "OwnAction",
        bound = "N: schemars::JsonSchema + Default + PartialEq + Serialize, K: schemars::JsonSchema, S: schemars::JsonSchema + Default + PartialEq + Serialize"
    )
)]
#[serde(
    tag = "action",
    rename_all = "snake_case",
    deny_unknown_fields,
    bound(
        serialize = "N: Serialize + Default + PartialEq, K: Serialize, S: Serialize + Default + PartialEq",
        deserialize = "N: Deserialize<'de> + Default, K: Deserialize<'de>, S: Deserialize<'de> + Default"
    )
)]
pub enum OwnAction<N = Amount, K = String, S = String> {
    /// Sets, clears or toggles a switch of the level.
    Switch {
        /// The number of the switch, 0 to 15.
        #[serde(default, skip_serializing_if = "is_usual")]
        switch: N,
        /// The new value.
        #[serde(default, skip_serializing_if = "is_usual")]
        to: SwitchTo,
    },
    /// Makes another object.
    Spawn {
        /// The kind: a definition of the project or a built-in kind, by its name.
        kind: K,
        /// Pixels to the right of this object's centre, to the left if this object is mirrored.
        #[serde(default, skip_serializing_if = "is_usual")]
        x: N,
        /// Pixels below this object's centre.
        #[serde(default, skip_serializing_if = "is_usual")]
        y: N,
        /// Its speed to the right, 1/256 pixel a frame; to the left if this object is mirrored.
        #[serde(default, skip_serializing_if = "is_usual")]
        x_speed: N,
        /// Its speed downwards, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        y_speed: N,
        /// The number of objects of that kind from this object that can exist at a time. 0: as many as there are slots.
        #[serde(default, skip_serializing_if = "is_usual")]
        limit: N,
    },
    /// Removes the object.
    Destroy {
        /// Whether it explodes.
        #[serde(default, skip_serializing_if = "is_usual")]
        explodes: bool,
        /// Whether it is there again when its place is loaded again. If not, it stays away until the level restarts.
        #[serde(default, skip_serializing_if = "is_usual")]
        comes_back: bool,
    },
    /// Turns the object left to right.
    Turn,
    /// Turns the object towards the nearer player.
    FacePlayer,
    /// Gives the object speeds.
    Speed {
        /// Ahead, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        ahead: N,
        /// Downwards, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        down: N,
    },
    /// Gives the player rings.
    Rings {
        /// Rings.
        #[serde(default, skip_serializing_if = "is_usual")]
        count: N,
    },
    /// Gives points.
    Points {
        /// Points.
        #[serde(default, skip_serializing_if = "is_usual")]
        count: N,
    },
    /// Gives the player what a monitor holds.
    Give {
        /// The power-up.
        what: PowerUp,
    },
    /// Hurts the player.
    Hurt,
    /// Throws the player upwards, into the air.
    Bounce {
        /// The speed upwards, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        speed: N,
    },
    /// Throws the player into the air, or pushes a player on the ground along it.
    Launch {
        /// The speed ahead, 1/256 pixel a frame.
        #[serde(default, skip_serializing_if = "is_usual")]
        ahead: N,
        /// The speed downwards, 1/256 pixel a frame. At 0 a player on the ground stays there.
        #[serde(default, skip_serializing_if = "is_usual")]
        down: N,
    },
    /// Takes the steering on the ground from the player.
    Lock {
        /// Frames.
        #[serde(default, skip_serializing_if = "is_usual")]
        frames: N,
    },
    /// Puts the player on a collision layer.
    Layer {
        /// The layer.
        layer: TileLayer,
    },
    /// Plays the sound of an event.
    Sound {
        /// The event.
        sound: Event,
    },
    /// Plays a sound of the project.
    Play {
        /// The name of the sound.
        sound: S,
    },
    /// Changes the music.
    Music {
        /// The name of a sound of the project; without one, the level's own music is back.
        #[serde(default, skip_serializing_if = "is_usual")]
        sound: S,
    },
    /// Ends the act, as a goal does.
    EndAct,
}

impl<N, K, S> OwnAction<N, K, S> {
    /// Returns the same action with other numbers and references to kinds and sounds.
    pub fn map<M, L, T>(
        &self,
        mut number: impl FnMut(&N) -> M,
        kind_of: impl FnOnce(&K) -> L,
        sound_of: impl FnOnce(&S) -> T,
    ) -> OwnAction<M, L, T> {
        match self {
            Self::Switch { switch, to } => OwnAction::Switch { switch: number(switch), to: *to },
            Self::Spawn { kind, x, y, x_speed, y_speed, limit } => OwnAction::Spawn {
                kind: kind_of(kind),
                x: number(x),
                y: number(y),
                x_speed: number(x_speed),
                y_speed: number(y_speed),
                limit: number(limit),
            },
            Self::Destroy { explodes, comes_back } => {
                OwnAction::Destroy { explodes: *explodes, comes_back: *comes_back }
            }
            Self::Turn => OwnAction::Turn,
            Self::FacePlayer => OwnAction::FacePlayer,
            Self::Speed { ahead, down } => OwnAction::Speed { ahead: number(ahead), down: number(down) },
            Self::Rings { count } => OwnAction::Rings { count: number(count) },
            Self::Points { count } => OwnAction::Points { count: number(count) },
            Self::Give { what } => OwnAction::Give { what: *what },
            Self::Hurt => OwnAction::Hurt,
            Self::Bounce { speed } => OwnAction::Bounce { speed: number(speed) },
            Self::Launch { ahead, down } => OwnAction::Launch { ahead: number(ahead), down: number(down) },
            Self::Lock { frames } => OwnAction::Lock { frames: number(frames) },
            Self::Layer { layer } => OwnAction::Layer { layer: *layer },
            Self::Sound { sound } => OwnAction::Sound { sound: *sound },
            Self::Play { sound } => OwnAction::Play { sound: sound_of(sound) },
            Self::Music { sound } => OwnAction::Music { sound: sound_of(sound) },
            Self::EndAct => OwnAction::EndAct,
        }
    }
}

/// The new value of a switch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum SwitchTo {
    /// Set.
    #[default]
    Set,
    /// Not set.
    Clear,
    /// The other value.
    Toggle,
}

impl SwitchTo {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 3] = [Self::Set, Self::Clear, Self::Toggle];
}

/// A power-up that an action gives the player, as a monitor does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum PowerUp {
    /// A plain shield.
    #[default]
    Shield,
    /// A fire shield.
    FireShield,
    /// A lightning shield.
    LightningShield,
    /// A bubble shield.
    BubbleShield,
    /// Speed shoes.
    SpeedShoes,
    /// Invincibility.
    Invincibility,
    /// A life.
    Life,
}

impl PowerUp {
    /// The values, in the order in which they are offered.
    pub const ALL: [Self; 7] = [
        Self::Shield,
        Self::FireShield,
        Self::LightningShield,
        Self::BubbleShield,
        Self::SpeedShoes,
        Self::Invincibility,
        Self::Life,
    ];
}
