//! Each recorded row as the start of one step.

use super::places::Places;
use super::presses::Presses;
use super::{Column, Columns, Recording, Row, status};
use crate::input::{Buttons, Input};
use crate::level::Level;
use crate::objects::Objects;
use crate::trace::{FrameTrace, NoTrace};
use crate::world::World;
use std::collections::BTreeMap;

/// One step from a recorded row to the next in which the game ran.
#[derive(Clone, Debug)]
pub struct Step {
    /// Index of the row that it ends in.
    pub row: usize,
    /// What it leads to.
    pub ours: Row,
    /// Where that differs from the recorded row.
    pub differences: Columns,
    /// The world that it starts from.
    pub start: World,
    /// Its input.
    pub input: Input,
}

impl Step {
    /// It leads to the recorded row.
    pub const fn is_exact(&self) -> bool {
        self.differences.is_empty()
    }

    /// What its sensors found.
    pub fn trace(&self, level: &Level) -> FrameTrace {
        let mut trace = FrameTrace::default();
        self.start.clone().step(level, self.input, &mut trace);
        trace
    }
}

/// All steps of a recording, in order.
#[derive(Clone, Debug)]
pub struct Steps<'a> {
    recording: &'a Recording,
    level: &'a Level,
    presses: Presses,
    /// The row that the next step starts from, with what it does not show as our own steps left it.
    world: World,
    held: Buttons,
    next: usize,
}

impl<'a> Steps<'a> {
    /// The steps of a recording that begins in the level with nothing hidden.
    pub fn new(recording: &'a Recording, level: &'a Level, presses: Presses) -> Self {
        // No objects: where a recording has them in the middle of a run is in none of its columns.
        let mut world = World { objects: Objects::default(), ..World::new(level) };
        recording.take_over(0, level, &mut world);
        let held = recording.rows.first().map_or(Buttons::NONE, Row::held);
        Self { recording, level, presses, world, held, next: 1 }
    }
}

impl Iterator for Steps<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        while self.recording.is_lag(self.next) {
            self.next += 1;
        }
        let index = self.next;
        let row = self.recording.rows.get(index)?;
        self.next += 1;
        let start = self.world.clone();
        let input = self.presses.input(self.held, row.held());
        self.held = row.held();
        self.world.step(self.level, input, &mut NoTrace);
        let ours = Row::of(&self.world, row[Column::Frame].unsigned_abs(), row.held());
        let differences = self.recording.differences(row, &ours);
        if start.player.jumping && self.recording.columns.has(Column::Air) && row[Column::Air] != 0 {
            // Landed by our step only: the jump that the recording goes on with can still be cut.
            self.world.player.jumping = true;
        }
        self.recording.take_over(index, self.level, &mut self.world);
        Some(Step { row: index, ours, differences, start, input })
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
