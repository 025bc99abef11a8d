//! A run from the middle of a recording: what was before its first row.

use super::{Column, Recording};
use crate::camera::History;
use crate::level::Level;
use crate::objects::slots::SLOTS;
use crate::objects::{Object, Reaction, Setting, State};
use crate::world::World;

impl Recording {
    /// Returns the places of the player in the frames up to row `index`: before the first row, that row's place.
    pub(super) fn way_to(&self, index: usize) -> History {
        let place = |index: usize| self.rows.get(index).map_or((0, 0), |row| (row[Column::X], row[Column::Y]));
        let first = index.saturating_sub(History::FRAMES - 1);
        let (x, y) = place(first);
        let mut history = History::filled(x, y);
        for (x, y) in (first + 1..=index).map(place) {
            history.push(x, y);
        }
        history
    }
}

impl World {
    /// Rings that touch the players were taken before: the recorded count has them already.
    pub(super) fn forget_rings_underfoot(&mut self, level: &Level) {
        let players = [Some(&self.player), self.partner.as_deref().map(|partner| &partner.player)];
        let boxes = players.map(|player| player.map(|player| player.hitbox(&level.ruleset)));
        let slots = &mut self.objects.slots;
        for slot in 0..SLOTS as u8 {
            let Some(Object { body, state }) = slots.get_mut(slot) else { continue };
            let mut touched = 0_u32;
            state.hitboxes(body, &Setting::of(level, body, state), &mut |index, object| {
                let is_touched = boxes.iter().flatten().any(|own| own.touches(&object));
                touched |= u32::from(is_touched).checked_shl(index).unwrap_or(0);
            });
            match state {
                State::Ring(ring) if touched != 0 => {
                    ring.collected = u8::MAX;
                    body.hitbox.reaction = Reaction::None;
                }
                State::RingLine(line) => line.taken |= touched,
                State::RingArc(arc) => arc.taken |= touched,
                _ => {}
            }
        }
    }
}
