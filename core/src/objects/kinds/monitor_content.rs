//! The contents of monitors, by number.

#![allow(missing_docs, reason = "the names say it")]
pub const STATIC: i32 = 0;
pub const TRAP: i32 = 1;
pub const LIFE: i32 = 2;
pub const SHOES: i32 = 3;
pub const SHIELD: i32 = 4;
pub const INVINCIBILITY: i32 = 5;
pub const RINGS: i32 = 6;
pub const LETTER: i32 = 7;
pub const GOGGLES: i32 = 8;
pub const PARTNER_LIFE: i32 = 9;
pub const TELEPORT: i32 = 10;
pub const RANDOM: i32 = 11;
pub const FIRE_SHIELD: i32 = 12;
pub const LIGHTNING_SHIELD: i32 = 13;
pub const BUBBLE_SHIELD: i32 = 14;
pub const SUPER: i32 = 15;
