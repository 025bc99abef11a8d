//! Effects of hit and taken blocks, shown for some frames in the grid itself: meanwhile they are not blocks.

use super::grid::MazeGrid;
use crate::snapshot::Snapshot;

/// Effects at a time. A block whose effect finds no room stays as it is, and still works. UNVERIFIED.
pub const EFFECTS: usize = 32;

/// A kind of effect.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub enum EffectKind {
    /// Sparkles of a ring.
    #[default]
    Ring,
    /// A bumper that was hit.
    Bumper,
    /// An extra life that was taken.
    Life,
    /// A reverse block that was hit.
    Reverse,
    /// Sparkles of an emerald. Their end begins the exit.
    Emerald,
    /// Glass that was hit.
    Glass,
}

impl EffectKind {
    /// The numbers that it puts into its cell, and the frames that each stays.
    const fn pictures(self) -> (&'static [u8], u8) {
        match self {
            Self::Ring => (&[0x42, 0x43, 0x44, 0x45], 6),
            Self::Bumper => (&[0x32, 0x33, 0x32, 0x33], 8),
            Self::Life | Self::Emerald => (&[0x46, 0x47, 0x48, 0x49], 6),
            Self::Reverse => (&[0x2B, 0x31, 0x2B, 0x31], 8),
            Self::Glass => (&[0x4B, 0x4C, 0x4D, 0x4E, 0x4B, 0x4C, 0x4D, 0x4E], 2),
        }
    }
}

/// An effect that is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Effect {
    /// The kind of effect.
    pub kind: EffectKind,
    /// Column and row of its cell.
    pub cell: [i32; 2],
    /// The number that the cell gets at its end.
    pub then: u8,
    /// Frames to the next picture.
    pub timer: u8,
    /// The next picture.
    pub picture: u8,
}

/// The effects that are shown.
#[derive(Clone, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Effects(pub(super) [Option<Effect>; EFFECTS]);

impl Effects {
    /// Begins an effect; false if there is no room.
    pub(super) fn begin(&mut self, kind: EffectKind, (column, row): (i32, i32), then: u8) -> bool {
        let Some(free) = self.0.iter_mut().find(|effect| effect.is_none()) else { return false };
        *free = Some(Effect { kind, cell: [column, row], then, timer: 0, picture: 0 });
        true
    }

    /// The effects that are shown now.
    pub fn shown(&self) -> impl Iterator<Item = &Effect> {
        self.0.iter().flatten()
    }

    /// One frame of all effects; true if an emerald's has ended.
    pub(super) fn step(&mut self, grid: &mut MazeGrid) -> bool {
        let mut emerald_ended = false;
        for slot in &mut self.0 {
            let Some(effect) = slot else { continue };
            if effect.timer > 0 {
                effect.timer -= 1;
                continue;
            }
            let (pictures, frames) = effect.kind.pictures();
            let cell = (effect.cell[0], effect.cell[1]);
            match pictures.get(usize::from(effect.picture)) {
                Some(id) => {
                    grid.set(cell, *id);
                    (effect.timer, effect.picture) = (frames - 1, effect.picture + 1);
                }
                None => {
                    grid.set(cell, effect.then);
                    emerald_ended |= effect.kind == EffectKind::Emerald;
                    *slot = None;
                }
            }
        }
        emerald_ended
    }
}
