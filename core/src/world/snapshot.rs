//! A world as bytes: what can be put on disk, sent away, and gone on from.

use super::World;
use crate::kept::{Bytes, Kept, SnapshotError};
use crate::level::Level;
use crate::objects::Objects;

/// What each snapshot begins with: a name and the number of its form.
const BEGIN: [u8; 6] = *b"LOOPW\x02";

impl World {
    /// The world as bytes: all that the next frames depend on but the level.
    pub fn to_bytes(&self) -> Vec<u8> {
        let Self { frame, player, partner, camera, objects, goal_reached, water } = self;
        let mut to = BEGIN.to_vec();
        frame.write(&mut to);
        player.write(&mut to);
        partner.write(&mut to);
        camera.write(&mut to);
        objects.write(&mut to);
        goal_reached.write(&mut to);
        water.write(&mut to);
        to
    }

    /// The world of a level that [`World::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are none of its, or if the level's objects are others.
    pub fn from_bytes(level: &Level, bytes: &[u8]) -> Result<Self, SnapshotError> {
        let mut from = Bytes::new(bytes);
        if from.take().ok() != Some(BEGIN) {
            return Err(SnapshotError::NotASnapshot);
        }
        let world = Self {
            frame: Kept::read(&mut from)?,
            player: Kept::read(&mut from)?,
            partner: Kept::read(&mut from)?,
            camera: Kept::read(&mut from)?,
            objects: Objects::read(&mut from, level)?,
            goal_reached: Kept::read(&mut from)?,
            water: Kept::read(&mut from)?,
        };
        if from.is_at_end() { Ok(world) } else { Err(SnapshotError::Length(bytes.len())) }
    }
}
