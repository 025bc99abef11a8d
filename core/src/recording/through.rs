//! A recording's buttons played from the level's start, beside what was recorded.

use super::agreement::{Agreement, Besides};
use super::presses::Presses;
use super::{Column, Columns, Recording, Row};
use crate::input::{Buttons, Pads};
use crate::level::Level;
use crate::trace::{FrameTrace, NoTrace};
use crate::world::World;

/// The beginning of a run through a recording.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Begin {
    /// At the level's start.
    LevelStart {
        /// After [`World::prepare`], as in the originals.
        prepared: bool,
    },
    /// With the state of this row, by index.
    Row(usize),
}

impl Begin {
    /// Finds whether a recording from the level's start is prepared: whichever reproduces more of it. Recordings of the
    /// originals are, those made here are not.
    pub fn find(recording: &Recording, level: &Level, presses: Presses) -> Self {
        let frames = |prepared| {
            let begin = Self::LevelStart { prepared };
            Through::new(recording, level, presses, begin).take_while(Step::is_exact).count()
        };
        Self::LevelStart { prepared: frames(false) <= frames(true) }
    }
}

/// One step from a recorded row to the next in which the game ran.
#[derive(Clone, Debug)]
pub struct Step {
    /// Index of the row that it ends in.
    pub row: usize,
    /// Index of the row that its buttons are from: an earlier one if the console was too slow.
    pub input_row: usize,
    /// The row that it leads to.
    pub ours: Row,
    /// The columns that differ from the recorded row.
    pub differences: Columns,
    /// The agreement of the further columns.
    pub besides: Besides,
    /// The world that it starts from.
    pub start: World,
    /// Its input.
    pub input: Pads,
    /// The result for the second player, if one was recorded and comes along.
    pub partner: Option<PartnerStep>,
}

/// The result of a step for the second player.
#[derive(Clone, Copy, Debug)]
pub struct PartnerStep {
    /// The row that it leads to.
    pub ours: Row,
    /// The columns that differ from the recorded row.
    pub differences: Columns,
    /// The agreement of the further columns.
    pub besides: Besides,
}

impl Step {
    /// Returns true if it leads to the recorded row, and to that of the second player.
    pub const fn is_exact(&self) -> bool {
        let partner = match &self.partner {
            Some(partner) => partner.differences.is_empty(),
            None => true,
        };
        self.differences.is_empty() && partner
    }

    /// Returns the findings of its sensors.
    pub fn trace(&self, level: &Level) -> FrameTrace {
        let mut trace = FrameTrace::default();
        self.start.clone().step(level, self.input, &mut trace);
        trace
    }
}

/// The run through a recording: a step for each row in which the game ran. Nothing is taken over on the way.
#[derive(Clone, Debug)]
pub struct Through<'a> {
    pub(super) recording: &'a Recording,
    pub(super) level: &'a Level,
    presses: Presses,
    /// After the rows so far.
    pub(super) world: World,
    held: Buttons,
    next: usize,
}

impl<'a> Through<'a> {
    /// A run at its beginning.
    pub fn new(recording: &'a Recording, level: &'a Level, presses: Presses, begin: Begin) -> Self {
        let mut world = World::new(level);
        let (mut held, mut next) = (Buttons::NONE, 0);
        match begin {
            Begin::LevelStart { prepared } => {
                if prepared {
                    world.prepare(level);
                }
            }
            Begin::Row(index) => {
                recording.take_over(index, level, &mut world);
                if world.player.rolling {
                    world.player.show_ball();
                }
                recording.look_ahead(index, &level.ruleset, &mut world);
                world.camera.history = recording.way_to(index);
                if let Some(partner) = &mut world.partner {
                    partner.trail = recording.trail_to(index, &level.ruleset, presses);
                }
                world.gather_objects(level);
                world.forget_rings_underfoot(level);
                recording.take_stingers(index, &mut world);
                recording.take_bubbles(index, &mut world.objects.slots);
                // What swings has swung since the act began, whose frames the originals count in 16 bits.
                let passed = if recording.columns.has(Column::FrameCount) { world.frame & 0xFFFF } else { 0 };
                let later = level.ruleset.later_oscillators;
                (0..passed).for_each(|_| world.objects.common.oscillate(later));
                held = recording.rows.get(index).map_or(Buttons::NONE, Row::held);
                next = index.saturating_add(1);
            }
        }
        Self { recording, level, presses, world, held, next }
    }

    /// The second player after a step into row `last`.
    fn partner_step(&self, last: usize) -> Option<PartnerStep> {
        let recording = self.recording.partner.as_deref()?;
        let recorded = recording.rows.get(last)?;
        let ours = Row::of_partner(&self.world, recorded[Column::Frame].unsigned_abs(), recorded.held())?;
        let besides = recording.besides(recorded, &ours, &self.level.ruleset, self.world.water.is_none());
        Some(PartnerStep { ours, differences: recording.differences(recorded, &ours), besides })
    }
}

impl Iterator for Through<'_> {
    type Item = Step;

    fn next(&mut self) -> Option<Step> {
        let (first, last) = self.recording.frame_from(self.next)?;
        let row = &self.recording.rows[first];
        let start = self.world.clone();
        let input = Pads { first: self.presses.input(self.held, row), second: row.second_pad() };
        self.held = row.held();
        self.world.step(self.level, input, &mut NoTrace);
        let recorded = &self.recording.rows[last];
        let ours = Row::of(&self.world, recorded[Column::Frame].unsigned_abs(), row.held());
        let differences = self.recording.differences(recorded, &ours);
        let besides = self.recording.besides(recorded, &ours, &self.level.ruleset, self.world.water.is_none());
        let partner = self.partner_step(last);
        self.recording.take_bubbles(last, &mut self.world.objects.slots);
        self.recording.take_console_count(last, &mut self.world);
        self.next = last + 1;
        Some(Step { row: last, input_row: first, ours, differences, besides, start, input, partner })
    }
}

/// The part of a recording that a run through it matched.
#[derive(Clone, Debug)]
pub struct Comparison {
    /// Rows that a run was compared with: those in which the game ran.
    pub frames: usize,
    /// Rows from the beginning up to the first that differs.
    pub run_through: usize,
    /// Rows that matched, also behind the first that differs.
    pub matched: usize,
    /// The first step with another result.
    pub first_difference: Option<Step>,
    /// The agreement of the further columns up to there.
    pub agreement: Agreement,
    /// The same of the second player.
    pub partner: Agreement,
}

impl Comparison {
    /// Compares a run from its beginning.
    pub fn of(through: Through<'_>) -> Self {
        let mut comparison = Self {
            frames: 0,
            run_through: 0,
            matched: 0,
            first_difference: None,
            agreement: Agreement::default(),
            partner: Agreement::default(),
        };
        for step in through {
            comparison.frames += 1;
            if !step.is_exact() {
                comparison.first_difference.get_or_insert(step);
                continue;
            }
            comparison.matched += 1;
            if comparison.first_difference.is_none() {
                comparison.run_through += 1;
                comparison.agreement.add(step.row, step.besides);
                if let Some(partner) = step.partner {
                    comparison.partner.add(step.row, partner.besides);
                }
            }
        }
        comparison
    }
}
