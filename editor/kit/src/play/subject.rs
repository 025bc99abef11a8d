//! The players of a run, each with what his last frame saw.

use sim::angle::Mode;
use sim::contacts::SolidCheck;
use sim::player::Player;
use sim::player::partner::Partner;
use sim::tiles::TileLayer;
use sim::trace::{Event, FrameTrace, Observer, Refusal, SensorCast, SoundCall, StateChange, Touch, Trace, Who};

/// One of the players.
#[derive(Clone, Copy, Debug)]
pub struct Subject<'a> {
    /// The player among the two.
    pub who: Who,
    /// His state after the last frame.
    pub player: &'a Player,
    /// The state by which he is led, if he is the partner.
    pub partner: Option<&'a Partner>,
    /// The trace of his last frame.
    pub trace: &'a FrameTrace,
}

/// The traces of each player's last frame.
#[derive(Clone, Debug)]
pub(crate) struct Traces([FrameTrace; 2]);

impl Default for Traces {
    fn default() -> Self {
        Self([Who::First, Who::Second].map(|who| FrameTrace::watching(Some(who))))
    }
}

impl Traces {
    /// Returns the trace of a player's last frame.
    pub(crate) const fn of(&self, who: Who) -> &FrameTrace {
        &self.0[who as usize]
    }

    /// Forgets everything.
    pub(crate) fn clear(&mut self) {
        self.0.iter_mut().for_each(FrameTrace::clear);
    }
}

/// Everything is handed to both: each keeps what is its own player's.
impl Trace for Traces {}

impl Observer for Traces {
    fn player(&mut self, who: Who) {
        self.0.iter_mut().for_each(|trace| trace.player(who));
    }

    fn sensor(&mut self, cast: SensorCast) {
        self.0.iter_mut().for_each(|trace| trace.sensor(cast));
    }

    fn refused(&mut self, why: Refusal) {
        self.0.iter_mut().for_each(|trace| trace.refused(why));
    }

    fn mode(&mut self, mode: Mode) {
        self.0.iter_mut().for_each(|trace| trace.mode(mode));
    }

    fn layer_switch(&mut self, switcher: u32, layer: TileLayer, high_priority: bool) {
        self.0.iter_mut().for_each(|trace| trace.layer_switch(switcher, layer, high_priority));
    }

    fn solid(&mut self, check: SolidCheck) {
        self.0.iter_mut().for_each(|trace| trace.solid(check));
    }

    fn touch(&mut self, pair: Touch) {
        self.0.iter_mut().for_each(|trace| trace.touch(pair));
    }

    fn event(&mut self, event: Event) {
        self.0.iter_mut().for_each(|trace| trace.event(event));
    }

    fn sound(&mut self, call: SoundCall) {
        self.0.iter_mut().for_each(|trace| trace.sound(call));
    }

    fn state(&mut self, change: StateChange) {
        self.0.iter_mut().for_each(|trace| trace.state(change));
    }
}
