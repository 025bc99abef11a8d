//! The hidden values of the games: values of a row that no screen shows, from a world and into one.

use super::{Column, Recording, Row};
use crate::player::Player;
use crate::player::animation::AnimationKind;
use crate::player::partner::CARRIER;
use crate::player::water::Breath;
use crate::ruleset::Ruleset;
use crate::tiles::TileLayer;
use crate::units::Speed;
use crate::world::World;

impl Row {
    /// Fills the hidden columns; what went down in the frame is not known of a world.
    pub(super) fn take_hidden(&mut self, world: &World, player: &Player) {
        let camera = &world.camera;
        let values = [
            (Column::WidthRadius, player.width_radius.into()),
            (Column::HeightRadius, player.height_radius.into()),
            (Column::Jumping, player.jumping.into()),
            (Column::Layer, (player.layer == TileLayer::B).into()),
            (Column::ControlLock, player.control_lock.into()),
            (Column::ObjectControl, object_control_of(player)),
            (Column::Invulnerability, player.invulnerability.into()),
            (Column::Invincibility, player.invincibility.into()),
            (Column::SpeedShoes, player.speed_shoes.into()),
            (Column::TopSpeed, player.stats.top_speed.into()),
            (Column::Acceleration, player.stats.acceleration.into()),
            (Column::Deceleration, player.stats.deceleration.into()),
            (Column::LookBias, player.look_bias.into()),
            (Column::LookCounter, player.look.counter.into()),
            (Column::ScatterTimer, world.objects.common.tally.scatter_timer.into()),
            (Column::LimitLeft, camera.limits.left),
            (Column::LimitRight, camera.limits.right),
            (Column::LimitTop, camera.limits.top),
            (Column::LimitBottom, camera.limits.bottom),
            (Column::WaterLevel, world.water.map_or(0, |water| water.surface)),
            (Column::AirLeft, player.breath.air().into()),
        ];
        for (column, value) in values {
            self[column] = value;
        }
        self.take_moves(player);
    }
}

/// Returns the number that the games write for the object that moves him.
fn object_control_of(player: &Player) -> i32 {
    const CARRIED: i32 = 3;
    const STANDS_STILL: i32 = 0x81;
    match player.grip.hold {
        _ if player.is_transforming() || has_drowned(player) => STANDS_STILL,
        Some(hold) if hold.owner == CARRIER && !player.role.comes_along() => CARRIED,
        hold => hold.map_or(0, |hold| hold.bits.into()),
    }
}

fn has_drowned(player: &Player) -> bool {
    player.is_lost() && player.animation.requested == AnimationKind::Drown
}

impl Recording {
    /// Puts the hidden values of a row into a player, so far as they were recorded.
    pub(super) fn take_hidden(&self, row: &Row, rules: &Ruleset, player: &mut Player) {
        self.take_body(row, player);
        self.take_timers(row, player);
        self.take_powers(row, rules, player);
        self.take_moves(row, rules, player);
        if self.columns.has(Column::AirLeft) {
            player.breath.take_used(Breath::FULL.saturating_sub(row[Column::AirLeft].min(255) as u8));
        }
    }

    /// Puts what a row shows of everything but the player into a world.
    pub(super) fn take_surroundings(&self, row: &Row, world: &mut World) {
        let has = |column| self.columns.has(column);
        for (column, place) in [(Column::CameraX, &mut world.camera.x), (Column::CameraY, &mut world.camera.y)] {
            if has(column) {
                *place = row[column];
            }
        }
        if has(Column::ScatterTimer) {
            world.objects.common.tally.scatter_timer = row[Column::ScatterTimer].min(255) as u8;
        }
        let limits = &mut world.camera.limits;
        for (column, limit) in [
            (Column::LimitLeft, &mut limits.left),
            (Column::LimitRight, &mut limits.right),
            (Column::LimitTop, &mut limits.top),
            (Column::LimitBottom, &mut limits.bottom),
        ] {
            if has(column) {
                *limit = row[column];
            }
        }
        // Dry acts have numbers in this column that mean nothing.
        if let Some(water) = world.water.as_mut().filter(|_| has(Column::WaterLevel)) {
            water.take_surface(row[Column::WaterLevel]);
        }
        if has(Column::FrameCount) {
            world.frame = row[Column::FrameCount].unsigned_abs();
        }
        if has(Column::Rings) {
            world.objects.common.tally.rings = row[Column::Rings] as u16;
        }
    }

    fn take_body(&self, row: &Row, player: &mut Player) {
        let has = |column| self.columns.has(column);
        for (column, radius) in
            [(Column::WidthRadius, &mut player.width_radius), (Column::HeightRadius, &mut player.height_radius)]
        {
            if has(column) {
                *radius = row[column] as u8;
            }
        }
        if has(Column::Jumping) {
            player.jumping = row[Column::Jumping] != 0;
        }
        if has(Column::Layer) {
            player.layer = if row[Column::Layer] == 0 { TileLayer::A } else { TileLayer::B };
        }
        let stats = &mut player.stats;
        for (column, value) in [
            (Column::TopSpeed, &mut stats.top_speed),
            (Column::Acceleration, &mut stats.acceleration),
            (Column::Deceleration, &mut stats.deceleration),
        ] {
            if has(column) {
                *value = row.speed(column).0;
            }
        }
        if has(Column::LookBias) {
            let Speed(bias) = row.speed(Column::LookBias);
            player.look_bias = bias;
        }
        if has(Column::LookCounter) {
            player.look.counter = row[Column::LookCounter].min(255) as u8;
        }
    }

    fn take_timers(&self, row: &Row, player: &mut Player) {
        if self.columns.has(Column::Invulnerability) {
            player.invulnerability = row[Column::Invulnerability].min(255) as u8;
        }
        if self.columns.has(Column::ControlLock) {
            player.control_lock = row[Column::ControlLock] as u16;
        }
    }

    /// Takes over the powers that run out, in frames or in the game's own unit.
    fn take_powers(&self, row: &Row, rules: &Ruleset, player: &mut Player) {
        let unit = if rules.powers_count_eights { 8 } else { 1 };
        for (column, own_unit, timer) in [
            (Column::Invincibility, Column::InvincibilityTime, &mut player.invincibility),
            (Column::SpeedShoes, Column::SpeedShoesTime, &mut player.speed_shoes),
        ] {
            if self.columns.has(column) {
                *timer = row[column] as u16;
            } else if self.columns.has(own_unit) {
                *timer = (row[own_unit] as u16).saturating_mul(unit);
            }
        }
    }
}
