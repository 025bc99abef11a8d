//! Loops and S tunnels of Sonic 1 and CD: one plane flag that follows from where in a loop the player is.

use crate::angle::Angle;
use crate::ground::{ChunkPlace, Ground};
use crate::tiles::{ChunkRole, TileLayer};

/// Left part of a loop's chunk, in which everybody is on the high plane, in pixels of a chunk of 256.
///
/// Guide: Solid Terrain > Loops
const HIGH_BEFORE: i32 = 0x2C;
/// The column where the right part begins, in which everybody is on the low plane.
///
/// Guide: Solid Terrain > Loops
const LOW_FROM: i32 = 0xE0;

/// The effect of the chunk under the player on him.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LoopOutcome {
    /// Puts him on a plane: layer A is the high plane, layer B the low one.
    Plane(TileLayer),
    /// Makes him roll, if he does not already, and leaves the plane alone.
    ///
    /// Guide: Game Objects > S Tunnels
    StartRoll,
}

impl Ground {
    /// The loop and tunnel check, once per frame of the normal routine, after everything else the player does; `None`
    /// if the ruleset has no planes.
    ///
    /// `x` and `y` are the whole pixels of the player's centre.
    ///
    /// Guide: Solid Terrain > Loops
    #[inline]
    pub fn check_loops(&self, x: i32, y: i32, angle: Angle, airborne: bool, plane: TileLayer) -> Option<LoopOutcome> {
        self.ruleset.swaps_chunks().then(|| loop_rule(self.chunk_place(x, y), angle, airborne, plane))
    }
}

/// The plane that follows from the chunk, the place within it and the ground angle.
///
/// Half way round, at the top, an angle of 0x81 or more means that the player came up on the right; 0x01 to 0x80, that
/// he came over from there. An angle of exactly 0 says nothing.
///
/// Guide: Solid Terrain > Loops
pub fn loop_rule(place: ChunkPlace, angle: Angle, airborne: bool, plane: TileLayer) -> LoopOutcome {
    const HIGH: TileLayer = TileLayer::A;
    const LOW: TileLayer = TileLayer::B;
    LoopOutcome::Plane(match place.role {
        ChunkRole::Tunnel => return LoopOutcome::StartRoll,
        ChunkRole::Plain => HIGH,
        ChunkRole::LoopHighInAir if airborne => HIGH,
        ChunkRole::Loop | ChunkRole::LoopHighInAir => match (place.x, plane, angle.0) {
            (..HIGH_BEFORE, ..) => HIGH,
            (LOW_FROM.., ..) => LOW,
            (_, HIGH, 0x01..=0x80) => LOW,
            (_, LOW, 0x81..) => HIGH,
            _ => plane,
        },
    })
}
