//! A maze being played as bytes: what can be put on disk, sent away, and gone on from.

use super::MazeWorld;
use super::effects::Effects;
use super::grid::MazeGrid;
use crate::kept::{Bytes, Kept, SnapshotError, kept};

/// What each snapshot of a maze begins with: a name and the number of its form.
const BEGIN: [u8; 6] = *b"LOOPM\x01";

kept! {
    MazeWorld {
        frame,
        player,
        angle,
        rotation,
        speed_timer,
        reverse_timer,
        ghosts,
        phase,
        settle_timer,
        left,
        camera,
        haul,
        grid,
        effects,
    }
}
kept! { Effects([Option<super::effects::Effect>; super::effects::EFFECTS]) }

impl Kept for MazeGrid {
    fn write(&self, to: &mut Vec<u8>) {
        self.columns().write(to);
        self.rows().write(to);
        to.extend(self.cells());
    }

    fn read(from: &mut Bytes<'_>) -> Result<Self, SnapshotError> {
        let (columns, rows) = Kept::read(from)?;
        let count = usize::from(columns) * usize::from(rows);
        // Asked for as they come: a wrong size must not ask for memory that the bytes do not fill.
        let cells = (0..count).map(|_| Kept::read(from)).collect::<Result<_, _>>()?;
        Self::from_cells(columns, rows, cells).map_err(|_| from.wrong())
    }
}

impl MazeWorld {
    /// The maze as bytes: all that the next frames depend on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut to = BEGIN.to_vec();
        self.write(&mut to);
        to
    }

    /// The maze that [`MazeWorld::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are none of its.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SnapshotError> {
        let mut from = Bytes::new(bytes);
        if from.take().ok() != Some(BEGIN) {
            return Err(SnapshotError::NotASnapshot);
        }
        let world = Self::read(&mut from)?;
        if from.is_at_end() { Ok(world) } else { Err(SnapshotError::Length(bytes.len())) }
    }
}
