//! From a recorded row to a world that a step can start from.

use super::{Column, Recording, Row, routine_of, status};
use crate::angle::Angle;
use crate::level::Level;
use crate::objects::Group;
use crate::objects::slots::{Object, SLOTS, Slots};
use crate::player::{Player, Routine};
use crate::ruleset::Ruleset;
use crate::trace::Who;
use crate::world::World;

/// A player who stands on an object can be beside it by so many pixels: half of him, and what bridges are off their middle.
const BESIDE: u32 = 24;

impl Recording {
    /// Puts what row `index` shows into a world.
    ///
    /// `world` is what our own step into that row gave. What the recording has no column for stays as it left it: whether
    /// a jump can still be cut, the control lock, the plane, timers, animation, which way layer switchers were passed, all
    /// objects. What follows from the row is set right with it: half sizes from `rolling` (a jump out of a roll is as
    /// tall as one who stands, if the rules say so), a jump goes on only as a ball in the air, and an object is stood
    /// on only if it is in the recorded slot. A recording from the middle of an act may have other slots: if what we have
    /// in the recorded one does not reach him, he stands on what our own step stood him on.
    pub fn take_over(&self, index: usize, level: &Level, world: &mut World) {
        let Some(row) = self.rows.get(index) else { return };
        self.take_player(row, &level.ruleset, &mut world.player);
        self.take_surroundings(row, world);
        self.take_footing(row, &mut world.objects.slots, &mut world.player, Who::First);
        self.take_over_partner(index, &level.ruleset, world);
    }

    /// Puts what a row shows of its player into one.
    pub(super) fn take_player(&self, row: &Row, rules: &Ruleset, player: &mut Player) {
        let columns = self.columns;
        self.take_position(row, player);
        self.take_flags(row, player);
        for (column, speed) in [
            (Column::XSpeed, &mut player.x_speed),
            (Column::YSpeed, &mut player.y_speed),
            (Column::GroundSpeed, &mut player.ground_speed),
        ] {
            if columns.has(column) {
                *speed = row.speed(column);
            }
        }
        if columns.has(Column::Angle) {
            player.ground_angle = Angle(row[Column::Angle] as u8);
        }
        if let Some(routine) = routine_of(row[Column::Routine]).filter(|_| columns.has(Column::Routine)) {
            player.routine = routine;
        }
        let flies = player.airborne && player.routine == Routine::Normal;
        player.roll_jump &= flies;
        player.jumping &= flies && player.rolling;
        let tall_ball = player.roll_jump && !rules.roll_jump_keeps_ball;
        let radii = if player.rolling && !tall_ball { player.ball_radii(rules) } else { player.standing_radii(rules) };
        (player.width_radius, player.height_radius) = (radii.width, radii.height);
        self.take_hidden(row, rules, player);
    }

    /// Stands the player on the object in the recorded slot, and on no other.
    pub(super) fn take_footing(&self, row: &Row, slots: &mut Slots, player: &mut Player, who: Who) {
        if !self.columns.has(Column::Status) || !self.columns.has(Column::StandOnObject) {
            return;
        }
        let Ok(slot) = u8::try_from(row[Column::StandOnObject]) else { return };
        let x = player.x.px();
        let stands = row.has(status::ON_OBJECT);
        let reaches = |object: &Object| {
            if object.state.kind().info().group == Group::Parts {
                return false; // what objects make carries nobody
            }
            let reach = u32::from(object.body.half_width) + BESIDE;
            x.wrapping_sub(object.body.x.px()).unsigned_abs() <= reach
        };
        if stands && !slots.get(slot).is_some_and(reaches) {
            if slots.get(player.stands_in).is_none_or(|object| !object.body.is_stood_on(who)) {
                player.stands_in = slot; // an object that we do not have
            }
            return;
        }
        player.stands_in = slot;
        for other in 0..SLOTS as u8 {
            if let Some(object) = slots.get_mut(other) {
                object.body.set_stood_on(who, stands && other == slot);
            }
        }
    }

    fn take_position(&self, row: &Row, player: &mut Player) {
        for (whole, fraction, place) in
            [(Column::X, Column::XSub, &mut player.x), (Column::Y, Column::YSub, &mut player.y)]
        {
            let mut row = *row;
            if !self.columns.has(fraction) {
                row[fraction] = i32::from(place.fraction()) << 8;
            }
            if self.columns.has(whole) {
                *place = row.position(whole, fraction);
            }
        }
    }

    fn take_flags(&self, row: &Row, player: &mut Player) {
        if self.columns.has(Column::Status) {
            player.faces_left = row.has(status::FACES_LEFT);
            player.airborne = row.has(status::AIRBORNE);
            player.rolling = row.has(status::ROLLING);
            player.on_object = row.has(status::ON_OBJECT);
            player.roll_jump = row.has(status::ROLL_JUMP);
            player.pushing = row.has(status::PUSHING);
            player.breath.under_water = row.has(status::UNDER_WATER);
        }
        if self.columns.has(Column::Air) {
            player.airborne = row[Column::Air] != 0;
        }
        if self.columns.has(Column::Rolling) {
            player.rolling = row[Column::Rolling] != 0;
        }
    }
}
