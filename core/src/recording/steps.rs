//! Each recorded row as the start of one step.

use super::places::Places;
use super::presses::Presses;
use super::through::{Begin, Step, Through};
use super::{Column, Columns, Recording, status};
use crate::level::Level;
use crate::objects::Objects;
use std::collections::BTreeMap;

/// All steps of a recording, in order: a run through it that takes each row over.
#[derive(Clone, Debug)]
pub struct Steps<'a>(Through<'a>);

impl<'a> Steps<'a> {
    /// The steps of a recording that begins in the level with nothing hidden.
    pub fn new(recording: &'a Recording, level: &'a Level, presses: Presses) -> Self {
        let mut through = Through::new(recording, level, presses, Begin::Row(0));
        // Where a recording has them in the middle of a run is in none of its columns.
        through.world.objects = Objects::default();
        Self(through)
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let step = self.0.next()?;
        let Through { recording, level, world, .. } = &mut self.0;
        let row = &recording.rows[step.row];
        if step.start.player.jumping && recording.columns.has(Column::Air) && row[Column::Air] != 0 {
            // Landed by our step only: the jump that the recording goes on with can still be cut.
            world.player.jumping = true;
        }
        recording.take_over(step.row, level, world);
        Some(step)
    }
}

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
    pub const fn add(&mut self, exact: bool) {
        self.frames += 1;
        self.exact += exact as usize;
    }
}

/// A kind of difference: where the player was, and what came out otherwise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Kind {
    /// The step began in the air.
    pub airborne: bool,
    /// It began as a ball.
    pub rolling: bool,
    /// It began on an object.
    pub on_object: bool,
    /// The columns that differ.
    pub columns: Columns,
}

/// How many steps of a recording lead to the recorded rows.
#[derive(Clone, Debug, Default)]
pub struct Score {
    /// All steps.
    pub all: Count,
    /// Steps that begin and end near no placed object and standing on none.
    pub free_of_objects: Count,
    /// Steps that begin or end standing on an object.
    pub on_object: Count,
    /// The first step that does not.
    pub first_difference: Option<Step>,
    /// Kinds of differences, most frequent first, with the indices of the rows.
    pub kinds: Vec<(Kind, Vec<usize>)>,
}

impl Score {
    /// Takes all steps of a recording.
    pub fn of(recording: &Recording, level: &Level, presses: Presses, places: &Places) -> Self {
        let mut score = Self::default();
        let mut kinds: BTreeMap<Kind, Vec<usize>> = BTreeMap::new();
        for step in Steps::new(recording, level, presses) {
            let (player, exact) = (&step.start.player, step.is_exact());
            let row = &recording.rows[step.row];
            let on_object = player.on_object || row.has(status::ON_OBJECT);
            let near = places.is_near(player.x.px(), player.y.px()) || places.is_near(row[Column::X], row[Column::Y]);
            score.all.add(exact);
            if on_object {
                score.on_object.add(exact);
            } else if !near {
                score.free_of_objects.add(exact);
            }
            if !exact {
                let (airborne, rolling, on_object) = (player.airborne, player.rolling, player.on_object);
                let kind = Kind { airborne, rolling, on_object, columns: step.differences };
                kinds.entry(kind).or_default().push(step.row);
                score.first_difference.get_or_insert(step);
            }
        }
        score.kinds = kinds.into_iter().collect();
        score.kinds.sort_by_key(|(_, rows)| std::cmp::Reverse(rows.len()));
        score
    }
}
