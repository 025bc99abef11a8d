//! Frame recordings: what a console did, one row for each video frame, laid beside what the rules make of the same inputs.
//!
//! A row shows the state after a whole frame with the buttons of that frame. Two questions are asked of a recording:
//!
//! - [`through`]: played from the level's start with the recorded buttons, up to where does it come out the same?
//! - [`steps`]: taking each row as the start of one step, how many rows after it come out the same?
//!
//! The first finds the earliest frame that is wrong, the second all of them, for a difference does not carry on. Files
//! are read and written by [`crate::file`].
//!
//! A console that is too slow runs no game in a video frame. Such rows (lag) belong to the frame before: its buttons are
//! those of its first row, its state that of the last.

pub mod agreement;
pub mod carry;
pub mod column;
mod first_row;
mod hidden;
mod later;
pub mod maze;
mod moves;
pub mod objects;
mod partner;
pub mod places;
pub mod presses;
pub mod steps;
pub mod through;

pub use column::{Column, Columns};
pub use moves::power;
pub use objects::RecordedObject;

use crate::input::Buttons;
use crate::player::{Player, Routine};
use crate::units::{Speed, Sub};
use crate::world::World;

/// One video frame: a value for each column. Positions and speeds carry their sign; columns that a file lacks are 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row([i32; Column::COUNT]);

impl Default for Row {
    fn default() -> Self {
        Self([0; Column::COUNT])
    }
}

impl std::ops::Index<Column> for Row {
    type Output = i32;

    fn index(&self, column: Column) -> &i32 {
        &self.0[column as usize]
    }
}

impl std::ops::IndexMut<Column> for Row {
    fn index_mut(&mut self, column: Column) -> &mut i32 {
        &mut self.0[column as usize]
    }
}

/// Bits of the status column.
pub mod status {
    /// Faces left.
    pub(crate) const FACES_LEFT: i32 = 0x01;
    /// Not on the ground.
    pub const AIRBORNE: i32 = 0x02;
    /// A ball.
    pub const ROLLING: i32 = 0x04;
    /// Stands on an object.
    pub(crate) const ON_OBJECT: i32 = 0x08;
    /// Jumped out of a roll.
    pub(crate) const ROLL_JUMP: i32 = 0x10;
    /// Against a wall.
    pub(crate) const PUSHING: i32 = 0x20;
    /// Under water.
    pub(crate) const UNDER_WATER: i32 = 0x40;
}

impl Row {
    /// The state of a world after a frame, with the buttons of that frame.
    pub fn of(world: &World, number: u32, held: Buttons) -> Self {
        Self::of_player(world, &world.player, number, held)
    }

    /// The state of a world's partner after a frame; `None` if there is none.
    pub fn of_partner(world: &World, number: u32, held: Buttons) -> Option<Self> {
        let partner = world.partner.as_ref()?;
        let mut row = Self::of_player(world, &partner.player, number, held);
        row.take_mind(&partner.mind);
        row[Column::Carries] = partner.carry.holds.into();
        row[Column::CarryPause] = partner.carry.pause.into();
        Some(row)
    }

    fn of_player(world: &World, player: &Player, number: u32, held: Buttons) -> Self {
        let mut row = Self::default();
        let flags = [
            (player.faces_left, status::FACES_LEFT),
            (player.airborne, status::AIRBORNE),
            (player.rolling, status::ROLLING),
            (player.on_object, status::ON_OBJECT),
            (player.roll_jump, status::ROLL_JUMP),
            (player.pushing, status::PUSHING),
            (player.breath.under_water, status::UNDER_WATER),
        ];
        let values = [
            (Column::Frame, i32::try_from(number).unwrap_or(i32::MAX)),
            (Column::Input, held.0.into()),
            (Column::X, player.x.px()),
            (Column::XSub, i32::from(player.x.fraction()) << 8),
            (Column::Y, player.y.px()),
            (Column::YSub, i32::from(player.y.fraction()) << 8),
            (Column::XSpeed, player.x_speed.0.into()),
            (Column::YSpeed, player.y_speed.0.into()),
            (Column::GroundSpeed, player.ground_speed.0.into()),
            (Column::Angle, player.ground_angle.0.into()),
            (Column::Air, player.airborne.into()),
            (Column::Rolling, player.rolling.into()),
            (Column::GroundMode, if player.airborne { 0 } else { ground_mode(player.ground_angle.0) }),
            (Column::Routine, routine_number(player.routine)),
            (Column::CameraX, world.camera.x),
            (Column::CameraY, world.camera.y),
            (Column::Rings, world.objects.common.tally.rings.into()),
            (Column::FrameCount, i32::try_from(world.frame).unwrap_or(i32::MAX)),
            (Column::StandOnObject, player.stands_in.into()),
            (Column::Status, flags.iter().filter(|(set, _)| *set).map(|(_, bit)| bit).sum()),
        ];
        for (column, value) in values {
            row[column] = value;
        }
        row.take_hidden(world, player);
        row
    }

    /// Buttons held in the frame that the row ends.
    pub fn held(&self) -> Buttons {
        Buttons((self[Column::Input] & 0xFF) as u8)
    }

    /// A position of two columns; of the fraction the eight bits that motion touches.
    pub(crate) fn position(&self, whole: Column, fraction: Column) -> Sub {
        Sub(self[whole].wrapping_shl(8) | (self[fraction] >> 8 & 0xFF))
    }

    /// The speed of a column.
    pub(crate) fn speed(&self, column: Column) -> Speed {
        Speed(self[column] as i16)
    }

    /// True if a bit of the status column is set.
    pub fn has(&self, bit: i32) -> bool {
        self[Column::Status] & bit != 0
    }
}

/// Returns the mode that recorders make of the angle; no rule reads it.
const fn ground_mode(angle: u8) -> i32 {
    (angle.wrapping_add(0x20) >> 6) as i32
}

/// The originals' number of a routine.
const fn routine_number(routine: Routine) -> i32 {
    match routine {
        Routine::Normal => 2,
        Routine::Hurt => 4,
        Routine::Dying => 6,
        Routine::Dead => 8,
        Routine::Drowning => 0xC,
    }
}

/// The routine of the originals' number.
const fn routine_of(number: i32) -> Option<Routine> {
    match number {
        2 => Some(Routine::Normal),
        4 => Some(Routine::Hurt),
        6 => Some(Routine::Dying),
        8 => Some(Routine::Dead),
        0xC => Some(Routine::Drowning),
        _ => None,
    }
}

/// A recording: rows, and which columns they have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Recording {
    /// The columns that were recorded.
    pub columns: Columns,
    /// One row for each video frame.
    pub rows: Vec<Row>,
    /// The second player's, with as many rows, if there was one.
    pub partner: Option<Box<Recording>>,
    /// The objects of each row; empty if none were recorded.
    pub objects: Vec<Vec<RecordedObject>>,
}

impl Recording {
    /// True if the game did not run in a video frame: its own count of frames stood still. Without a count, a row that
    /// is equal to the one before though the speeds are not 0.
    ///
    /// The buttons may differ, for the console read them while the game stood still; camera and rings may, for the game
    /// was half through its frame. The first row is never one.
    pub(crate) fn is_lag(&self, index: usize) -> bool {
        let Some(before) = index.checked_sub(1).and_then(|before| self.rows.get(before)) else { return false };
        let Some(row) = self.rows.get(index) else { return false };
        if self.columns.has(Column::FrameCount) {
            return row[Column::FrameCount] == before[Column::FrameCount];
        }
        let moves = row[Column::XSpeed] != 0 || row[Column::YSpeed] != 0;
        let places = [Column::X, Column::Y, Column::XSpeed, Column::YSpeed];
        let free = [Column::Frame, Column::Input, Column::Pressed, Column::CameraX, Column::CameraY, Column::Rings];
        moves
            && places.into_iter().all(|column| self.columns.has(column))
            && Column::ALL.into_iter().all(|column| free.contains(&column) || row[column] == before[column])
    }

    /// The first frame from a row on: its rows from the first to the last, by index.
    fn frame_from(&self, row: usize) -> Option<(usize, usize)> {
        let first = (row..self.rows.len()).find(|index| !self.is_lag(*index))?;
        let last = (first + 1..self.rows.len()).take_while(|index| self.is_lag(*index)).last();
        Some((first, last.unwrap_or(first)))
    }

    /// Rows in which the game did not run.
    pub fn lag(&self) -> usize {
        (0..self.rows.len()).filter(|index| self.is_lag(*index)).count()
    }

    /// Leaves out the games' count of frames if it never moves, as in recordings that did not find it.
    pub fn forget_dead_count(&mut self) {
        let count = |row: &Row| row[Column::FrameCount];
        if self.rows.iter().all(|row| count(row) == count(&self.rows[0])) {
            self.rows.iter_mut().for_each(|row| row[Column::FrameCount] = 0);
            self.columns = self.columns.without(Column::FrameCount);
        }
    }

    /// The columns in which two rows differ that a step must reproduce, so far as they were recorded.
    ///
    /// Of fractions only the upper byte counts: motion touches no other.
    pub(crate) fn differences(&self, recorded: &Row, ours: &Row) -> Columns {
        let differs = |column: &Column| match column {
            Column::XSub | Column::YSub => recorded[*column] >> 8 != ours[*column] >> 8,
            column => recorded[*column] != ours[*column],
        };
        let compared = Column::COMPARED.into_iter().filter(|column| self.columns.has(*column));
        compared.filter(differs).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_stands_still_at_speed_is_lag() {
        let mut row = Row::default();
        row[Column::XSpeed] = 0x300;
        let mut read_buttons = row;
        (read_buttons[Column::Input], read_buttons[Column::CameraX], read_buttons[Column::Rings]) = (8, 2, 1);
        let mut moved = row;
        moved[Column::X] = 3;
        let mut recording =
            Recording { columns: Columns::ALL, rows: vec![row, row, read_buttons, moved, row], ..Recording::default() };
        recording.forget_dead_count();
        let lag: Vec<_> = (0..6).map(|index| recording.is_lag(index)).collect();
        assert_eq!(lag, [false, true, true, false, false, false], "not if only buttons distinguish them");
        let frames: Vec<_> = (0..6).map(|row| recording.frame_from(row)).collect();
        let (moved, last) = (Some((3, 3)), Some((4, 4)));
        assert_eq!((recording.lag(), frames), (2, vec![Some((0, 2)), moved, moved, moved, last, None]));

        recording.rows[1][Column::GroundSpeed] = 1;
        assert_eq!(recording.lag(), 0, "the ground speed moved");
        recording.rows[1][Column::GroundSpeed] = 0;
        recording.rows.iter_mut().for_each(|row| row[Column::XSpeed] = 0);
        assert_eq!(recording.lag(), 0, "who stands still is no lag");
        recording.rows.iter_mut().for_each(|row| row[Column::XSpeed] = 1);
        recording.columns = recording.columns.without(Column::X);
        assert_eq!(recording.lag(), 0, "nothing is known without the position");
    }

    #[test]
    fn only_the_games_own_count_shows_lag() {
        let row = |count, x| {
            let mut row = Row::default();
            (row[Column::FrameCount], row[Column::X], row[Column::XSpeed]) = (count, x, 0x100);
            row
        };
        let rows = vec![row(7, 1), row(8, 2), row(8, 3), row(9, 3), row(9, 3)];
        let recording = Recording { columns: Columns::ALL, rows, ..Recording::default() };
        let frames: Vec<_> = [0, 1, 3, 5].into_iter().map(|from| recording.frame_from(from)).collect();
        assert_eq!(frames, [Some((0, 0)), Some((1, 2)), Some((3, 4)), None]);
        assert_eq!(recording.lag(), 2);
    }
}
