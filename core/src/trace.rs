//! The observer of a step: sensors, layer switches, state changes and events are reported to it.

mod event;
mod frame;
mod sound;

pub use event::{Event, EventSet};
pub use frame::{FrameTrace, LayerSwitch};
pub use sound::{SoundCall, SoundSet};

use crate::angle::{Angle, Mode};
use crate::contacts::{Reaction, SolidCheck, TouchBox};
use crate::direction::Direction;
use crate::tiles::TileLayer;

/// The guide's names of the sensors.
///
/// Guide: Slope Collision > The Player's Sensors
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Sensor {
    /// Left foot (as turned with the mode).
    A,
    /// Right foot.
    B,
    /// Left head.
    C,
    /// Right head.
    D,
    /// Left push.
    E,
    /// Right push.
    F,
    /// The single probe that decides about balancing.
    Balance,
}

/// One of the players.
///
/// Guide: Player 2 > Player 2 Control
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Who {
    /// The one who leads.
    #[default]
    First,
    /// The partner.
    Second,
}

/// The way in which a sensor came to its distance.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Reach {
    /// The tile under the anchor decided.
    #[default]
    Direct,
    /// The sensor looked one tile further along.
    Extension,
    /// The sensor looked one tile back.
    Regression,
}

/// One sensor cast.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SensorCast {
    /// The sensor.
    pub sensor: Sensor,
    /// Anchor, pixels.
    pub anchor: (i32, i32),
    /// Direction looked in.
    pub direction: Direction,
    /// Tested the top bit (else sides and bottom).
    pub top: bool,
    /// Collision layer read.
    pub layer: TileLayer,
    /// Block coordinates of the tile under the anchor, and of the second tile if one was looked at.
    pub tiles: [Option<(i32, i32)>; 2],
    /// The way in which the distance came about.
    pub reach: Reach,
    /// Distance in pixels, -32 to 31.
    pub distance: i32,
    /// Angle found; `None` if no tile wrote one.
    pub angle: Option<Angle>,
    /// The cast whose distance and angle were taken.
    pub won: bool,
    /// The reason for which the player did not use what it found; `None` if it was used, or if nobody decided.
    pub refused: Option<Refusal>,
}

/// A reason for which the player does not use what sensors found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The sensor reaches nothing solid: the distance is not below 0.
    NotReached,
    /// The ground is farther below the feet than they follow it. At most this distance counts.
    TooFar(i32),
    /// The feet are deeper in the ground than they are lifted out of it. At least this distance counts.
    TooDeep(i32),
}

/// A comparison of the player's hitbox with that of an object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Touch {
    /// The player's.
    pub player: TouchBox,
    /// The object's.
    pub object: TouchBox,
    /// The object's slot.
    pub slot: u8,
    /// The effect of touching it.
    pub reaction: Reaction,
    /// True if they share a pixel: it happened.
    pub touched: bool,
}

/// Something that happened to the player in a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StateChange {
    /// Jumped off the ground.
    Jumped,
    /// Left the ground in any other way.
    LeftGround,
    /// Came back to the ground.
    Landed,
    /// Became a ball.
    CurledUp,
    /// Was a ball and is none any more.
    StoodUp,
    /// Began to push against a wall.
    Pushed,
    /// Slipped on a slope: left and right are ignored for some frames.
    Slipped,
    /// Was thrown back.
    Hurt,
    /// Died.
    Died,
    /// Reached the goal.
    ReachedGoal,
    /// Came under water.
    EnteredWater,
    /// Came out of the water.
    LeftWater,
    /// Drowned.
    Drowned,
}

/// Receives what a step did. All methods do nothing unless overridden.
pub trait Observer {
    /// The next reports are of this player; at the beginning of a frame, of the first.
    fn player(&mut self, _who: Who) {}
    /// A sensor was cast (winner already known).
    fn sensor(&mut self, _cast: SensorCast) {}
    /// The find of the last cast that won is not used.
    fn refused(&mut self, _why: Refusal) {}
    /// The mode in which the ground sensors ran.
    fn mode(&mut self, _mode: Mode) {}
    /// A layer switcher (by index in the level) put the player on a layer.
    fn layer_switch(&mut self, _switcher: u32, _layer: TileLayer, _high_priority: bool) {}
    /// A solid object looked for the player.
    fn solid(&mut self, _check: SolidCheck) {}
    /// The player's hitbox was compared with an object's.
    fn touch(&mut self, _pair: Touch) {}
    /// The player's state changed.
    fn state(&mut self, _change: StateChange) {}
    /// Something happened that is heard. Of the player's events, those of the first player are reported.
    fn event(&mut self, _event: Event) {}
    /// An object called for a sound of the project.
    fn sound(&mut self, _call: SoundCall) {}
}

/// An observer of which it is known at compile time whether it observes anything.
pub trait Trace: Observer {
    /// False if the step need not even gather what it would report: nothing is then reported.
    const ENABLED: bool = true;
}

/// Observes nothing, and costs nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct NoTrace;

impl Observer for NoTrace {}

impl Trace for NoTrace {
    const ENABLED: bool = false;
}

/// Any observer: what was compiled for this one serves all.
impl Trace for &mut dyn Observer {}

impl Observer for &mut dyn Observer {
    fn player(&mut self, who: Who) {
        (**self).player(who);
    }

    fn sensor(&mut self, cast: SensorCast) {
        (**self).sensor(cast);
    }

    fn refused(&mut self, why: Refusal) {
        (**self).refused(why);
    }

    fn mode(&mut self, mode: Mode) {
        (**self).mode(mode);
    }

    fn layer_switch(&mut self, switcher: u32, layer: TileLayer, high_priority: bool) {
        (**self).layer_switch(switcher, layer, high_priority);
    }

    fn solid(&mut self, check: SolidCheck) {
        (**self).solid(check);
    }

    fn touch(&mut self, pair: Touch) {
        (**self).touch(pair);
    }

    fn state(&mut self, change: StateChange) {
        (**self).state(change);
    }

    fn event(&mut self, event: Event) {
        (**self).event(event);
    }

    fn sound(&mut self, call: SoundCall) {
        (**self).sound(call);
    }
}
