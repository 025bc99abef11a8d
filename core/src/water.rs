//! Underwater: the surface of a level's water, and how it moves.

use crate::project::{StartState, Tide, WaterChange};
use crate::snapshot::Snapshot;

/// The state to which a checkpoint returns the water.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct KeptWater {
    /// The checkpoint.
    pub checkpoint: u8,
    /// The level of the water.
    pub level: i32,
    /// The level that was wanted.
    pub target: i32,
    /// The stage of its changes.
    pub stage: u8,
}

/// A splash on the surface.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Splash {
    /// Frames that it has left to be seen.
    pub frames: u8,
    /// The place, pixels.
    pub x: i32,
    /// The place, pixels.
    pub y: i32,
}

/// The water of a world. All in pixels.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Water {
    /// The surface: everything below is under water.
    pub surface: i32,
    /// The level that the surface swells around.
    pub level: i32,
    /// The level to which the water moves.
    pub target: i32,
    /// The stage that its changes have come to.
    pub stage: u8,
    /// The height that the level gives it at first.
    pub start: i32,
    /// The state that the last checkpoint keeps.
    pub kept: KeptWater,
    /// The last splash.
    pub splash: Splash,
}

/// Frames for which a splash is seen.
///
/// UNVERIFIED: the length of the originals' animation.
pub const SPLASH_FRAMES: u8 = 12;

/// The part of the world that the water reads before a frame.
#[derive(Debug)]
pub(crate) struct Shore<'a> {
    /// Left edge of the screen, pixels.
    pub camera_x: i32,
    /// Centre of the player, pixels.
    pub player_y: i32,
    /// The player is dying, drowning or dead: the level waits.
    pub waits: bool,
    /// Distance of the surface below the level if it swells, pixels.
    pub swell: i32,
    /// The level's switches.
    pub switches: &'a mut [u8],
}

/// The states of a switch that a change sets: pressed, and the second one.
const PRESSED: u8 = 0x01;
const SECOND: u8 = 0x80;

impl Water {
    /// Still water at that height.
    pub fn at(y: i32) -> Self {
        Self { surface: y, level: y, target: y, start: y, ..Self::default() }
    }

    /// The water of a level with that height, as a start has it.
    pub(crate) fn at_start(y: i32, start: &StartState) -> Self {
        Self { start: y, stage: start.water_stage, ..Self::at(start.water.unwrap_or(y)) }
    }

    /// Puts the surface where a recording has it: the level follows by as much, and so does the wanted height of water that
    /// stood still. The stage stays.
    pub(crate) const fn take_surface(&mut self, surface: i32) {
        let by = surface.wrapping_sub(self.surface);
        let is_still = self.target == self.level;
        self.surface = surface;
        self.level = self.level.wrapping_add(by);
        if is_still {
            self.target = self.level;
        }
    }

    /// One frame, before the player's: what is wanted, the level on its way there, the surface around it.
    ///
    /// Guide: States > Underwater
    pub(crate) fn step(&mut self, tide: &Tide, shore: Shore<'_>) {
        if !shore.waits {
            let applies = |change: &&WaterChange| self.applies(change, &shore);
            if let Some(change) = tide.changes.iter().find(applies) {
                self.target = change.y.unwrap_or(self.target);
                self.level = change.at_once.unwrap_or(self.level);
                self.stage = change.next_stage.unwrap_or(self.stage);
                for (switch, state) in [(change.presses, PRESSED), (change.closes, SECOND)] {
                    if let Some(bits) = switch.and_then(|switch| shore.switches.get_mut(usize::from(switch))) {
                        *bits = state;
                    }
                }
            }
            let by = i32::from(tide.speed);
            let to_go = self.target.saturating_sub(self.level);
            self.level = self.level.saturating_add(to_go.clamp(-by, by));
        }
        self.surface = self.level.saturating_add(if tide.swells { shore.swell } else { 0 });
        self.splash.frames = self.splash.frames.saturating_sub(1);
    }

    fn applies(&self, change: &WaterChange, shore: &Shore<'_>) -> bool {
        let Shore { camera_x, player_y, ref switches, .. } = *shore;
        let pressed = |switch: u8| switches.get(usize::from(switch)).is_some_and(|bits| *bits != 0);
        camera_x >= change.from_x
            && change.to_x.is_none_or(|to| camera_x < to)
            && change.from_y.is_none_or(|from| player_y >= from)
            && change.to_y.is_none_or(|to| player_y < to)
            && change.stage.is_none_or(|stage| stage == self.stage)
            && change.reached.is_none_or(|height| height == self.level)
            && change.switch.is_none_or(pressed)
    }

    /// A checkpoint that was not the last one keeps level and stage.
    ///
    /// Guide: Game Objects > Checkpoints
    pub(crate) fn keep(&mut self, checkpoint: u8) {
        if self.kept.checkpoint != checkpoint {
            let Self { level, target, stage, .. } = *self;
            self.kept = KeptWater { checkpoint, level, target, stage };
        }
    }

    /// Water as at the start becomes that after a death: as the last checkpoint kept it, if there was one.
    ///
    /// Guide: Game Objects > Checkpoints
    pub(crate) const fn go_on_from(&mut self, before: Self) {
        if before.kept.checkpoint != 0 {
            let KeptWater { level, target, stage, .. } = before.kept;
            (self.level, self.surface, self.target, self.stage) = (level, level, target, stage);
            self.kept = before.kept;
        }
    }

    /// Goes on in a level that was edited: water let in, out, or moved by its author is as at the start.
    pub(crate) fn follow(water: &mut Option<Self>, start: Option<i32>) {
        if water.map(|water| water.start) != start {
            *water = start.map(Self::at);
        }
    }
}
