//! The second player of a recording: from his rows into a world, and back.

use super::presses::Presses;
use super::{Column, Recording, Row, status};
use crate::input::{Buttons, Input};
use crate::player::grip::object_control::{HELD, TOUCHES_NOTHING};
use crate::player::partner::follow::{FAR, behind};
use crate::player::partner::{CARRIER, FLIGHT, Mind, Task};
use crate::player::trail::{DELAY, Entry, FRAMES, Trail};
use crate::ruleset::Ruleset;
use crate::trace::Who;
use crate::world::World;

/// The numbers that recorders write for the tasks of a partner.
const TASKS: [(i32, Task); 4] = [(2, Task::Waits), (4, Task::FliesIn), (FOLLOWS, Task::Follows), (8, Task::Panics)];
const FOLLOWS: i32 = 6;

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

    /// The trail of a leader up to row `index`: before the first row he was as in that one, without a button, but for
    /// the column that the partner then went by.
    pub(super) fn trail_to(&self, index: usize, rules: &Ruleset, presses: Presses) -> Trail {
        let first = index.saturating_sub(FRAMES - 1);
        let row = |index: usize| self.rows.get(index).copied().unwrap_or_default();
        let at_first = entry_of(&row(first), Input::default());
        let mut trail = Trail::of(at_first);
        if first == 0 {
            for follower in index + 1..DELAY {
                let x = self.column_followed(follower, at_first.x, rules);
                trail.add(Entry { x, ..at_first });
            }
            trail.add(at_first);
        }
        for now in first.max(1)..=index {
            trail.add(entry_of(&row(now), presses.input(row(now - 1).held(), &row(now))));
        }
        trail
    }

    /// Returns the place of the leader in the frame that the partner goes by in the step into row `index`: at `x`, unless the
    /// direction that the game made up for the partner shows that he was in another place.
    ///
    /// Guide: Player 2 > CPU Following State
    fn column_followed(&self, index: usize, x: i32, rules: &Ruleset) -> i32 {
        let row_of = |recording: &Self, index: usize| recording.rows.get(index).copied();
        let found = self.partner.as_deref().and_then(|recording| {
            let before = row_of(recording, index.checked_sub(1)?)?;
            Some((row_of(self, index)?, before, row_of(recording, index)?))
        });
        let Some((leader, before, follower)) = found else { return x };
        if [before, follower].iter().any(|row| row[Column::PartnerTask] != FOLLOWS) || follower[Column::PadFrames] != 0
        {
            return x;
        }
        let behind = behind(rules, leader.has(status::ON_OBJECT), leader.speed(Column::GroundSpeed));
        let lined_up = before[Column::X].wrapping_add(behind);
        let held = follower.held();
        let way = i32::from(held.has(Buttons::RIGHT)) - i32::from(held.has(Buttons::LEFT));
        let distance = x.wrapping_sub(lined_up);
        let goes =
            if distance.unsigned_abs() >= rules.partner_distance.unsigned_abs().into() { distance.signum() } else { 0 };
        if way == goes { x } else { lined_up.wrapping_add(way.wrapping_mul(FAR as i32)) }
    }
}

/// Returns the entry that a leader leaves behind in a frame.
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
