//! Causes that pause play by themselves: the player changes layers, a sensor catches a wall, a speed is passed.

use super::sample::{Doing, Sample};
use crate::words::speed;
use sim::trace::{Event, FrameTrace, Sensor};
use sim::world::World;

/// A cause that pauses play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PauseCause {
    /// The player comes to the other collision layer.
    Layer,
    /// The player lands, or leaves the ground.
    Ground,
    /// His feet come to another mode: floor, wall, ceiling.
    Mode,
    /// The player curls up, or stands up.
    Ball,
    /// A wall sensor, E or F, catches.
    Wall,
    /// A ceiling sensor, C or D, catches.
    Ceiling,
    /// The player comes to be on an object, or leaves it.
    Object,
    /// A switch is set or cleared.
    Switch,
    /// The player gets a ring.
    Ring,
    /// The player is hurt or dies.
    Hurt,
    /// His speed passes a figure, upwards or downwards.
    Speed,
}

impl PauseCause {
    /// The causes.
    pub const ALL: [Self; 11] = [
        Self::Layer,
        Self::Ground,
        Self::Mode,
        Self::Ball,
        Self::Wall,
        Self::Ceiling,
        Self::Object,
        Self::Switch,
        Self::Ring,
        Self::Hurt,
        Self::Speed,
    ];
}

/// The causes that pause play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PauseWhen {
    causes: u16,
    /// The speed of [`PauseCause::Speed`], in 1/256 pixel per frame.
    pub speed: u16,
}

impl Default for PauseWhen {
    /// Returns no causes, and a speed of 6 pixels per frame.
    fn default() -> Self {
        Self { causes: 0, speed: 6 * 256 }
    }
}

/// A moment of play, as far as causes compare it with the next one.
#[derive(Clone, Copy, Debug)]
pub(super) struct PauseMoment {
    sample: Sample,
    rolling: bool,
    on_object: Option<u8>,
    switches: [u8; 16],
    caught: [bool; 2],
}

impl PauseMoment {
    pub(super) fn of(world: &World, trace: &FrameTrace) -> Self {
        Self {
            sample: Sample::of(world),
            rolling: world.player.rolling,
            on_object: world.player.on_object.then_some(world.player.stands_in),
            switches: world.objects.common.switches,
            caught: [[Sensor::E, Sensor::F], [Sensor::C, Sensor::D]].map(|sensors| catches(trace, sensors)),
        }
    }
}

/// Returns true if what one of these sensors found was used.
fn catches(trace: &FrameTrace, sensors: [Sensor; 2]) -> bool {
    trace.casts().any(|cast| cast.won && cast.refused.is_none() && cast.distance < 0 && sensors.contains(&cast.sensor))
}

impl PauseWhen {
    /// Returns true if this cause pauses play.
    pub const fn has(self, cause: PauseCause) -> bool {
        self.causes & (1 << cause as u16) != 0
    }

    /// Has a cause pause play, or no longer.
    pub const fn toggle(&mut self, cause: PauseCause) {
        self.causes ^= 1 << cause as u16;
    }

    /// Clears all causes. The speed stays.
    pub const fn clear(&mut self) {
        self.causes = 0;
    }

    /// Returns true if no cause pauses play.
    pub const fn is_empty(self) -> bool {
        self.causes == 0
    }

    /// Returns the first cause between two moments, in words; `None` if play goes on.
    pub(super) fn between(self, before: &PauseMoment, after: &PauseMoment, trace: &FrameTrace) -> Option<String> {
        let met = PauseCause::ALL.into_iter().filter(|cause| self.has(*cause));
        met.filter_map(|cause| self.words(cause, before, after, trace)).next()
    }

    fn words(self, cause: PauseCause, before: &PauseMoment, after: &PauseMoment, trace: &FrameTrace) -> Option<String> {
        let (was, now) = (&before.sample, &after.sample);
        let text = match cause {
            PauseCause::Layer if was.layer != now.layer => "Paused: the player changed layers.",
            PauseCause::Ground if was.airborne && !now.airborne => "Paused: the player landed.",
            PauseCause::Ground if !was.airborne && now.airborne => "Paused: the player left the ground.",
            PauseCause::Mode if was.mode().is_some() && now.mode().is_some() && was.mode() != now.mode() => {
                "Paused: the mode changed."
            }
            PauseCause::Ball if !before.rolling && after.rolling => "Paused: the player curled up.",
            PauseCause::Ball if before.rolling && !after.rolling => "Paused: the player stood up.",
            PauseCause::Wall if !before.caught[0] && after.caught[0] => "Paused: a wall sensor caught.",
            PauseCause::Ceiling if !before.caught[1] && after.caught[1] => "Paused: a ceiling sensor caught.",
            PauseCause::Object if after.on_object.is_some() && before.on_object != after.on_object => {
                "Paused: the player is on an object."
            }
            PauseCause::Object if before.on_object.is_some() && after.on_object.is_none() => {
                "Paused: the player left an object."
            }
            PauseCause::Switch if before.switches != after.switches => "Paused: a switch changed.",
            PauseCause::Ring if trace.events().iter().any(|event| event == Event::RingGained) => {
                "Paused: the player got a ring."
            }
            PauseCause::Hurt if was.doing != Doing::Hurt && now.doing == Doing::Hurt => "Paused: the player was hurt.",
            PauseCause::Hurt if was.doing != Doing::Dying && now.doing == Doing::Dying => "Paused: the player died.",
            PauseCause::Speed if (was.speed() > self.speed.into()) != (now.speed() > self.speed.into()) => {
                let (from, to) = (speed(was.speed()), speed(now.speed()));
                return Some(format!("Paused: the speed went from {from} to {to}."));
            }
            _ => return None,
        };
        Some(text.to_owned())
    }
}
