//! The further contents of a recording: the camera and the hidden values, counted apart from those that a step must reproduce.

use super::{Column, Columns, Recording, Row};
use crate::ruleset::Ruleset;
use std::collections::BTreeMap;

/// The camera's place.
const CAMERA: [Column; 2] = [Column::CameraX, Column::CameraY];

/// Columns that no rule leads to, or that name things after the game's own fashion: buttons, counts of frames, slots, numbers
/// of animations, how far the colours of a transformation are.
const NOT_OURS: [Column; 13] = [
    Column::Frame,
    Column::Input,
    Column::Pressed,
    Column::Pad2Held,
    Column::Pad2Pressed,
    Column::GroundMode,
    Column::FrameCount,
    Column::StandOnObject,
    Column::InvincibilityTime,
    Column::SpeedShoesTime,
    Column::Transforms,
    Column::TargetX,
    Column::TargetY,
];

/// Frames counted, and those that came out exactly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Count {
    /// Steps taken.
    pub frames: usize,
    /// Steps that led to the recorded row.
    pub exact: usize,
}

impl Count {
    /// Counts one more step.
    pub(crate) const fn add(&mut self, exact: bool) {
        self.frames += 1;
        self.exact += exact as usize;
    }
}

/// The columns of a step that agree besides what it must reproduce: those that say something, and those of them that differ.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Besides {
    said: Columns,
    differences: Columns,
}

impl Recording {
    /// The columns that a row has besides those that a step must reproduce, and which of them differ.
    pub(super) fn besides(&self, recorded: &Row, ours: &Row, rules: &Ruleset, is_dry: bool) -> Besides {
        let is_said = |column: &Column| {
            self.columns.has(*column)
                && !Column::COMPARED.contains(column)
                && !NOT_OURS.contains(column)
                && match column {
                    // Left over from the last charge and the last flight.
                    Column::Charge => recorded[Column::Charges] != 0,
                    Column::MoveTime => recorded[Column::MoveState] != 0,
                    Column::WaterLevel => !is_dry,
                    Column::Animation => false,
                    _ => true,
                }
        };
        let said: Columns = Column::ALL.into_iter().filter(is_said).collect();
        let differs = |column: &Column| recorded[*column] != ours[*column];
        let mut differences: Columns = said.iter().filter(differs).collect();
        let unit = if rules.powers_count_eights { 8 } else { 1 };
        for (own_unit, column) in
            [(Column::InvincibilityTime, Column::Invincibility), (Column::SpeedShoesTime, Column::SpeedShoes)]
        {
            if self.columns.has(own_unit) && recorded[own_unit].saturating_mul(unit) != ours[column] {
                differences = differences.with(own_unit);
            }
        }
        Besides { said, differences }
    }
}

/// The number of rows that agree, in what they show besides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Agreement {
    /// Rows whose camera is right, of those that show it.
    pub camera: Count,
    /// Rows in which everything else is right.
    pub hidden: Count,
    /// Columns that differ in some row: in how many, and the index of the first.
    pub differing: BTreeMap<Column, (usize, usize)>,
}

impl Agreement {
    /// Counts one more row.
    pub(super) fn add(&mut self, row: usize, besides: Besides) {
        let Besides { said, differences } = besides;
        if CAMERA.into_iter().any(|column| said.has(column)) {
            self.camera.add(!CAMERA.into_iter().any(|column| differences.has(column)));
        }
        self.hidden.add(differences.iter().all(|column| CAMERA.contains(&column)));
        for column in differences.iter() {
            self.differing.entry(column).or_insert((0, row)).0 += 1;
        }
    }
}
