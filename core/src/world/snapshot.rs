//! A world as bytes and as a digest: what can be put on disk, sent away, gone on from, and compared.

use super::World;
use crate::digest::{Digest, field_name, fnv};
use crate::level::Level;
use crate::objects::{Objects, Placements};
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};

/// The bytes that each snapshot begins with: a name and the number of its form.
const BEGIN: [u8; 6] = *b"LOOPW\x03";

impl World {
    /// Returns the digest of everything that the next frames depend on. Recorded runs pin it: see
    /// [`DIGEST_VERSION`](crate::digest::DIGEST_VERSION).
    pub fn digest(&self) -> u64 {
        Digest::of(|digest| self.write(digest))
    }

    /// Returns the world as bytes: everything that the next frames depend on but the level.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut to = BEGIN.to_vec();
        identity(self.objects.placements()).write(&mut to);
        self.write(&mut to);
        to
    }

    /// Returns the world of a level that [`World::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are not a snapshot, or the level's objects differ.
    pub fn from_bytes(level: &Level, bytes: &[u8]) -> Result<Self, SnapshotError> {
        let mut from = SnapshotReader::new(bytes);
        if from.take().ok() != Some(BEGIN) {
            return Err(SnapshotError::NotASnapshot);
        }
        if <(u32, u64)>::read(&mut from)? != identity(level.objects()) {
            return Err(SnapshotError::OtherObjects);
        }
        let world = Self {
            frame: Snapshot::read(&mut from)?,
            player: Snapshot::read(&mut from)?,
            partner: Snapshot::read(&mut from)?,
            camera: Snapshot::read(&mut from)?,
            objects: Objects::read(&mut from, level)?,
            goal_reached: Snapshot::read(&mut from)?,
            water: Snapshot::read(&mut from)?,
        };
        if from.is_at_end() { Ok(world) } else { Err(SnapshotError::Length(bytes.len())) }
    }

    fn write(&self, to: &mut impl Sink) {
        let Self { frame, player, partner, camera, objects, goal_reached, water } = self;
        to.field(const { field_name("frame") }, frame);
        to.field(const { field_name("player") }, player);
        to.field(const { field_name("partner") }, partner);
        to.field(const { field_name("camera") }, camera);
        to.within(const { field_name("objects") }, |to| objects.write(to));
        to.field(const { field_name("goal_reached") }, goal_reached);
        to.field(const { field_name("water") }, water);
    }
}

/// Returns the count of a level's placed objects, and a number that stands for their ids in order.
fn identity(placements: &Placements) -> (u32, u64) {
    let ids: Vec<u8> = placements.list().iter().flat_map(|placed| placed.id.0.to_le_bytes()).collect();
    (placements.list().len() as u32, fnv(&ids))
}
