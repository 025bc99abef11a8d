//! A maze being played as bytes: what can be put on disk, sent away, and gone on from.

use super::MazeWorld;
use super::grid::MazeGrid;
use crate::snapshot::{Sink, Snapshot, SnapshotError, SnapshotReader};

/// The bytes that each snapshot of a maze begins with: a name and the number of its form.
const BEGIN: [u8; 6] = *b"LOOPM\x01";

impl Snapshot for MazeGrid {
    fn write(&self, to: &mut impl Sink) {
        (self.columns(), self.rows()).write(to);
        u8::write_list(self.cells(), to);
    }

    fn read(from: &mut SnapshotReader<'_>) -> Result<Self, SnapshotError> {
        let (columns, rows) = Snapshot::read(from)?;
        let count = usize::from(columns) * usize::from(rows);
        // Asked for as they come: a wrong size must not ask for memory that the bytes do not fill.
        let cells = (0..count).map(|_| Snapshot::read(from)).collect::<Result<_, _>>()?;
        Self::from_cells(columns, rows, cells).map_err(|_| from.wrong())
    }
}

impl MazeWorld {
    /// Returns the maze as bytes: everything that the next frames depend on.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut to = BEGIN.to_vec();
        self.write(&mut to);
        to
    }

    /// Returns the maze that [`MazeWorld::to_bytes`] wrote.
    ///
    /// # Errors
    /// If the bytes are not the snapshot of a maze.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, SnapshotError> {
        let mut from = SnapshotReader::new(bytes);
        if from.take().ok() != Some(BEGIN) {
            return Err(SnapshotError::NotASnapshot);
        }
        let world = Self::read(&mut from)?;
        if from.is_at_end() { Ok(world) } else { Err(SnapshotError::Length(bytes.len())) }
    }
}
