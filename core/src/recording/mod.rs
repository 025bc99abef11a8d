//! Frame recordings: what a console did, one row for each video frame, laid beside what the rules make of the same inputs.
//!
//! A row shows the state after a whole frame with the buttons of that frame. Two questions are asked of a recording:
//!
//! - [`through`]: played from the level's start with the recorded buttons, up to where does it come out the same?
//! - [`steps`]: taking each row as the start of one step, how many rows after it come out the same?
//!
//! The first finds the earliest frame that is wrong, the second all of them, for a difference does not carry on. Files
//! are read and written by [`crate::file`].

pub mod carry;
pub mod column;
pub mod places;
pub mod presses;
pub mod steps;
pub mod through;

pub use column::{Column, Columns};

use crate::input::Buttons;
use crate::player::Routine;
use crate::units::{Speed, Sub};
use crate::world::World;

/// One video frame: a value for each column. Positions and speeds carry their sign; columns that a file lacks are 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Row([i32; Column::COUNT]);

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
    pub const FACES_LEFT: i32 = 0x01;
    /// Not on the ground.
    pub const AIRBORNE: i32 = 0x02;
    /// A ball.
    pub const ROLLING: i32 = 0x04;
    /// Stands on an object.
    pub const ON_OBJECT: i32 = 0x08;
    /// Jumped out of a roll.
    pub const ROLL_JUMP: i32 = 0x10;
    /// Against a wall.
    pub const PUSHING: i32 = 0x20;
}

impl Row {
    /// The state of a world after a frame, with the buttons of that frame.
    pub fn of(world: &World, number: u32, held: Buttons) -> Self {
        let player = &world.player;
        let mut row = Self::default();
        let flags = [
            (player.faces_left, status::FACES_LEFT),
            (player.airborne, status::AIRBORNE),
            (player.rolling, status::ROLLING),
            (player.on_object, status::ON_OBJECT),
            (player.roll_jump, status::ROLL_JUMP),
            (player.pushing, status::PUSHING),
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
            (Column::Status, flags.iter().filter(|(set, _)| *set).map(|(_, bit)| bit).sum()),
        ];
        for (column, value) in values {
            row[column] = value;
        }
        row
    }

    /// Buttons held in the frame that the row ends.
    pub fn held(&self) -> Buttons {
        Buttons((self[Column::Input] & 0xFF) as u8)
    }

    /// A position of two columns; of the fraction the eight bits that motion touches.
    pub fn position(&self, whole: Column, fraction: Column) -> Sub {
        Sub(self[whole].wrapping_shl(8) | (self[fraction] >> 8 & 0xFF))
    }

    /// The speed of a column.
    pub fn speed(&self, column: Column) -> Speed {
        Speed(self[column] as i16)
    }

    /// True where a bit of the status column is set.
    pub fn has(&self, bit: i32) -> bool {
        self[Column::Status] & bit != 0
    }
}

/// What recorders make of the angle; no rule reads it.
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
    }
}

/// The routine of the originals' number.
const fn routine_of(number: i32) -> Option<Routine> {
    match number {
        2 => Some(Routine::Normal),
        4 => Some(Routine::Hurt),
        6 => Some(Routine::Dying),
        8 => Some(Routine::Dead),
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
}

impl Recording {
    /// True where the game did not run in a video frame: a row equal to the one before though the speeds are not 0.
    ///
    /// The buttons may differ, for the console read them while the game stood still. The first row is never one.
    pub fn is_lag(&self, index: usize) -> bool {
        let Some(before) = index.checked_sub(1).and_then(|before| self.rows.get(before)) else { return false };
        let Some(row) = self.rows.get(index) else { return false };
        let moves = row[Column::XSpeed] != 0 || row[Column::YSpeed] != 0;
        let places = [Column::X, Column::Y, Column::XSpeed, Column::YSpeed];
        let free = [Column::Frame, Column::Input, Column::FrameCount];
        moves
            && places.into_iter().all(|column| self.columns.has(column))
            && Column::ALL.into_iter().all(|column| free.contains(&column) || row[column] == before[column])
    }

    /// The rows in which the game ran, by index.
    fn executed(&self) -> impl Iterator<Item = usize> {
        (0..self.rows.len()).filter(|index| !self.is_lag(*index))
    }

    /// Rows in which the game did not run.
    pub fn lag(&self) -> usize {
        self.rows.len() - self.executed().count()
    }

    /// The columns in which two rows differ that a step must reproduce, so far as they were recorded.
    ///
    /// Of fractions only the upper byte counts: motion touches no other.
    pub fn differences(&self, recorded: &Row, ours: &Row) -> Columns {
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
        read_buttons[Column::Input] = 8;
        let mut moved = row;
        moved[Column::X] = 3;
        let mut recording = Recording { columns: Columns::ALL, rows: vec![row, row, read_buttons, moved, row] };
        let lag: Vec<_> = (0..6).map(|index| recording.is_lag(index)).collect();
        assert_eq!(lag, [false, true, true, false, false, false], "not where buttons alone tell them apart");
        assert_eq!((recording.lag(), recording.executed().collect::<Vec<_>>()), (2, vec![0, 3, 4]));

        recording.rows.iter_mut().for_each(|row| row[Column::XSpeed] = 0);
        assert_eq!(recording.lag(), 0, "who stands still is no lag");
        recording.rows.iter_mut().for_each(|row| row[Column::XSpeed] = 1);
        recording.columns = Columns::ALL.without(Column::X);
        assert_eq!(recording.lag(), 0, "nothing is known without the position");
    }
}
