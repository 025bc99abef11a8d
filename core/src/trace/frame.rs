//! A trace that keeps what the last frame did, for overlays.

use super::{Event, EventSet, Observer, Refusal, SensorCast, SoundCall, SoundSet, StateChange, Touch, Trace, Who};
use crate::angle::Mode;
use crate::contacts::SolidCheck;
use crate::tiles::TileLayer;

/// Casts of one frame that are kept. The busiest frame of a player casts fourteen sensors, and there may be two.
const CASTS: usize = 48;
/// Layer switches of one frame that are kept.
const SWITCHES: usize = 8;
/// Checks of solid objects of one frame that are kept.
const SOLIDS: usize = 64;
/// Comparisons of hitboxes of one frame that are kept.
const TOUCHES: usize = 64;
/// State changes of one frame that are kept: more than there are kinds that go together.
const STATES: usize = 16;

/// A player was put on a layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerSwitch {
    /// The switcher's place in the level's list.
    pub switcher: u32,
    /// The layer that he is on after it.
    pub layer: TileLayer,
    /// The priority of the player after it.
    pub high_priority: bool,
}

/// Keeps what one frame did, in order, in memory of fixed size: a step that records allocates nothing either.
///
/// Of two players it keeps what concerns the one that it watches, or both. Clear it before each step. What does not fit is counted, not kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FrameTrace {
    casts: [Option<SensorCast>; CASTS],
    cast_count: u32,
    mode: Option<Mode>,
    switches: [Option<LayerSwitch>; SWITCHES],
    switch_count: u32,
    solids: [Option<SolidCheck>; SOLIDS],
    solid_count: u32,
    touches: [Option<Touch>; TOUCHES],
    touch_count: u32,
    states: [Option<StateChange>; STATES],
    state_count: u32,
    events: EventSet,
    sounds: SoundSet,
    watched: Option<Who>,
    at_hand: Who,
}

impl Default for FrameTrace {
    fn default() -> Self {
        Self {
            casts: [None; CASTS],
            cast_count: 0,
            mode: None,
            switches: [None; SWITCHES],
            switch_count: 0,
            solids: [None; SOLIDS],
            solid_count: 0,
            touches: [None; TOUCHES],
            touch_count: 0,
            states: [None; STATES],
            state_count: 0,
            events: EventSet::default(),
            sounds: SoundSet::default(),
            watched: Some(Who::First),
            at_hand: Who::First,
        }
    }
}

impl FrameTrace {
    /// Empty, for what concerns one player; `None` for both.
    pub fn watching(watched: Option<Who>) -> Self {
        Self { watched, ..Self::default() }
    }

    /// The player that it watches; `None` for both.
    pub const fn watched(&self) -> Option<Who> {
        self.watched
    }

    /// Watches another player from now on; `None` for both.
    pub const fn watch(&mut self, watched: Option<Who>) {
        self.watched = watched;
    }

    /// True if reports are now of a player that is watched.
    fn counts(&self) -> bool {
        self.watched.is_none_or(|watched| watched == self.at_hand)
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        clear(&mut self.casts, &mut self.cast_count);
        clear(&mut self.switches, &mut self.switch_count);
        clear(&mut self.solids, &mut self.solid_count);
        clear(&mut self.touches, &mut self.touch_count);
        clear(&mut self.states, &mut self.state_count);
        self.mode = None;
        self.events = EventSet::default();
        self.sounds = SoundSet::default();
        self.at_hand = Who::First;
    }

    /// The sensors cast, in the order of the rules that cast them.
    pub fn casts(&self) -> impl Iterator<Item = &SensorCast> {
        self.casts.iter().flatten()
    }

    /// The mode in which the foot sensors ran; `None` if they did not.
    pub const fn mode(&self) -> Option<Mode> {
        self.mode
    }

    /// The layer switches, in order.
    pub fn layer_switches(&self) -> impl Iterator<Item = &LayerSwitch> {
        self.switches.iter().flatten()
    }

    /// The checks of solid objects, in slot order.
    pub fn solid_checks(&self) -> impl Iterator<Item = &SolidCheck> {
        self.solids.iter().flatten()
    }

    /// The hitboxes that the player's was compared with, in order.
    pub fn touches(&self) -> impl Iterator<Item = &Touch> {
        self.touches.iter().flatten()
    }

    /// Returns the changes of the player, in order.
    pub fn state_changes(&self) -> impl Iterator<Item = StateChange> {
        self.states.iter().flatten().copied()
    }

    /// Returns the events of the frame; they do not depend on the watched player.
    pub const fn events(&self) -> EventSet {
        self.events
    }

    /// Returns the calls of objects for sounds of the project.
    pub const fn sounds(&self) -> SoundSet {
        self.sounds
    }

    /// Casts, layer switches, checks of solid objects and hitboxes that did not fit.
    pub const fn lost(&self) -> u32 {
        self.cast_count.saturating_sub(CASTS as u32)
            + self.switch_count.saturating_sub(SWITCHES as u32)
            + self.solid_count.saturating_sub(SOLIDS as u32)
            + self.touch_count.saturating_sub(TOUCHES as u32)
    }
}

/// Puts an entry at the first free place, if there is one, and counts it.
fn push<T, const N: usize>(list: &mut [Option<T>; N], count: &mut u32, entry: T) {
    if let Some(place) = list.get_mut(*count as usize) {
        *place = Some(entry);
    }
    *count = count.saturating_add(1);
}

/// Forgets the entries, of which there are few: a frame costs what it did, not what could have been.
fn clear<T, const N: usize>(list: &mut [Option<T>; N], count: &mut u32) {
    for place in list.iter_mut().take(*count as usize) {
        *place = None;
    }
    *count = 0;
}

impl Trace for FrameTrace {}

impl Observer for FrameTrace {
    fn player(&mut self, who: Who) {
        self.at_hand = who;
    }

    fn sensor(&mut self, cast: SensorCast) {
        if self.counts() {
            push(&mut self.casts, &mut self.cast_count, cast);
        }
    }

    fn refused(&mut self, why: Refusal) {
        if self.counts()
            && let Some(cast) = self.casts.iter_mut().flatten().rfind(|cast| cast.won)
        {
            cast.refused = Some(why);
        }
    }

    fn mode(&mut self, mode: Mode) {
        if self.counts() {
            self.mode = Some(mode);
        }
    }

    fn layer_switch(&mut self, switcher: u32, layer: TileLayer, high_priority: bool) {
        if self.counts() {
            push(&mut self.switches, &mut self.switch_count, LayerSwitch { switcher, layer, high_priority });
        }
    }

    fn solid(&mut self, check: SolidCheck) {
        if self.counts() {
            push(&mut self.solids, &mut self.solid_count, check);
        }
    }

    fn touch(&mut self, pair: Touch) {
        if self.counts() {
            push(&mut self.touches, &mut self.touch_count, pair);
        }
    }

    fn state(&mut self, change: StateChange) {
        if self.counts() {
            push(&mut self.states, &mut self.state_count, change);
        }
    }

    fn event(&mut self, event: Event) {
        self.events.add(event);
    }

    fn sound(&mut self, call: SoundCall) {
        self.sounds.add(call);
    }
}
