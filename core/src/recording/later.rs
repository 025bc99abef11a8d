//! The state that a recording's first row leaves open, as its later rows show it: timers and animations of which no
//! column holds how far they are.

use super::{Column, Recording, Row, status};
use crate::player::Player;
use crate::ruleset::Ruleset;
use crate::world::World;

/// Sonic 2's numbers of the animations around a long wait: waiting, the blink that ends it, and getting up.
///
/// Guide: Animations > Idle
const WAIT: i32 = 0x05;
const BLINK: i32 = 0x0A;
const GET_UP: i32 = 0x0B;

impl Recording {
    /// Puts what the rows after row `index` show of it into a world that a run begins with.
    pub(super) fn look_ahead(&self, index: usize, rules: &Ruleset, world: &mut World) {
        self.look_ahead_for(index, rules, &mut world.player);
        if let Some((recording, partner)) = self.partner.as_deref().zip(world.partner.as_mut()) {
            recording.look_ahead_for(index, rules, &mut partner.player);
        }
    }

    fn look_ahead_for(&self, index: usize, rules: &Ruleset, player: &mut Player) {
        if let Some(frames) = self.frames_to_next_unit(index) {
            player.breath.loses_air_after(frames);
        }
        if let Some(lies) = self.ends_long_wait(index).filter(|_| rules.waiting_holds) {
            player.show_long_wait(lies);
        }
    }

    /// Frames under water after row `index` until a unit of air goes: his timer stands still in between.
    fn frames_to_next_unit(&self, index: usize) -> Option<usize> {
        let has = |column| self.columns.has(column);
        if !has(Column::AirLeft) || !has(Column::Status) {
            return None;
        }
        let rows = self.rows.get(index..)?;
        let is_wet = |row: &Row| row.has(status::UNDER_WATER);
        let goes = |pair: &[Row]| is_wet(&pair[1]) && pair[1][Column::AirLeft] == pair[0][Column::AirLeft] - 1;
        let goes_in = rows.windows(2).position(goes).map(|at| at + 1);
        let last = index + goes_in.unwrap_or(rows.len().saturating_sub(1));
        let wet = (index + 1..=last).filter(|row| is_wet(&self.rows[*row]) && !self.is_lag(*row)).count();
        // If none goes at all, it goes later.
        Some(wet + usize::from(goes_in.is_none()))
    }

    /// True or false if he waits in row `index`, and has to get up or to blink when that ends; `None` if neither.
    fn ends_long_wait(&self, index: usize) -> Option<bool> {
        let rows = self.rows.get(index..).filter(|_| self.columns.has(Column::Animation))?;
        let next = rows.iter().map(|row| row[Column::Animation]).find(|animation| *animation != WAIT)?;
        let waits = rows.first()?[Column::Animation] == WAIT;
        [(BLINK, false), (GET_UP, true)].into_iter().find(|(number, _)| waits && *number == next).map(|(_, lies)| lies)
    }
}
