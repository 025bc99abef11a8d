//! The second player of a recording: from his rows into a world, and back.

use super::presses::Presses;
use super::{Column, Recording, Row, status};
use crate::input::{Buttons, Input};
use crate::player::grip::object_control::{HELD, TOUCHES_NOTHING};
use crate::player::partner::trail::FRAMES;
use crate::player::partner::{CARRIER, Entry, FLIGHT, Mind, Task, Trail};
use crate::ruleset::Ruleset;
use crate::trace::Who;
use crate::world::World;

/// What recorders write for what a partner does.
const TASKS: [(i32, Task); 4] = [(2, Task::Waits), (4, Task::FliesIn), (6, Task::Follows), (8, Task::Panics)];

impl Row {
    /// The second pad in the frame that the row ends.
    pub(crate) fn second_pad(&self) -> Input {
        let [held, pressed] =
            [Column::Pad2Held, Column::Pad2Pressed].map(|column| Buttons((self[column] & 0xFF) as u8));
        Input { held, pressed }
    }

    /// Fills the columns of what leads a partner.
    pub(super) fn take_mind(&mut self, mind: &Mind) {
        let [target_x, target_y] = mind.target;
        let task = TASKS.into_iter().find(|(_, task)| *task == mind.task);
        for (column, value) in [
            (Column::PartnerTask, task.map_or(0, |(number, _)| number)),
            (Column::PadFrames, mind.pad_frames.into()),
            (Column::FramesAway, mind.frames_away.into()),
            (Column::TargetX, target_x),
            (Column::TargetY, target_y),
            (Column::MadeToJump, mind.jumps.into()),
        ] {
            self[column] = value;
        }
    }
}

impl Recording {
    /// Puts what row `index` shows of the second player into the partner of a world, if both are there. What the leader
    /// did before stays as it was.
    pub(super) fn take_over_partner(&self, index: usize, rules: &Ruleset, world: &mut World) {
        let Some((recording, partner)) = self.partner.as_deref().zip(world.partner.as_mut()) else { return };
        let Some(row) = recording.rows.get(index) else { return };
        recording.take_player(row, rules, &mut partner.player);
        recording.take_footing(row, &mut world.objects.slots, &mut partner.player, Who::Second);
        let has = |column| recording.columns.has(column);
        let mind = &mut partner.mind;
        if let Some((_, task)) = TASKS.into_iter().find(|(number, _)| *number == row[Column::PartnerTask]) {
            mind.task = task;
        }
        for (column, frames) in [(Column::PadFrames, &mut mind.pad_frames), (Column::FramesAway, &mut mind.frames_away)]
        {
            if has(column) {
                *frames = row[column] as u16;
            }
        }
        if has(Column::TargetX) && has(Column::TargetY) {
            mind.target = [row[Column::TargetX], row[Column::TargetY]];
        }
        if has(Column::MadeToJump) {
            mind.jumps = row[Column::MadeToJump] != 0;
        }
        if has(Column::Carries) {
            partner.carry.holds = row[Column::Carries] != 0;
            partner.carry.given = [world.player.x_speed.0, world.player.y_speed.0];
            match partner.carry.holds {
                true => world.player.take_control(CARRIER, HELD),
                false => world.player.give_back(CARRIER),
            }
        }
        if has(Column::CarryPause) {
            partner.carry.pause = row[Column::CarryPause].min(255) as u8;
        }
        match mind.task {
            Task::Waits | Task::FliesIn => partner.player.take_control(FLIGHT, HELD | TOUCHES_NOTHING),
            Task::Follows | Task::Panics => partner.player.give_back(FLIGHT),
        }
    }

    /// The trail of a leader up to row `index`: before the first row he was as in that one, without a button.
    pub(super) fn trail_to(&self, index: usize, presses: Presses) -> Trail {
        let first = index.saturating_sub(FRAMES - 1);
        let row = |index: usize| self.rows.get(index).copied().unwrap_or_default();
        let mut trail = Trail::of(entry_of(&row(first), Input::default()));
        for now in first.max(1)..=index {
            trail.add(entry_of(&row(now), presses.input(row(now - 1).held(), &row(now))));
        }
        trail
    }
}

/// What a leader leaves behind in a frame.
fn entry_of(row: &Row, pad: Input) -> Entry {
    Entry {
        x: row[Column::X],
        y: row[Column::Y],
        pad,
        faces_left: row.has(status::FACES_LEFT),
        airborne: row.has(status::AIRBORNE),
        roll_jump: row.has(status::ROLL_JUMP),
        pushing: row.has(status::PUSHING),
        under_water: row.has(status::UNDER_WATER),
    }
}
