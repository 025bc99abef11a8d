//! Colours of what is drawn over a level, in the window and in pictures alike: red, green, blue.

use super::palette::Palette;
pub use super::palette::Rgb;
use sim::contacts::Reaction;
use sim::trace::{Sensor, Who};

/// The player's hitbox.
pub const PLAYER: Rgb = [0x6a, 0xf0, 0xff];
/// A combined box: where a player's centre touches something solid.
pub const COMBINED: Rgb = [0xff, 0xd8, 0x4a];

/// The colour of a sensor.
pub const fn sensor(sensor: Sensor, palette: Palette) -> Rgb {
    match sensor {
        Sensor::A => palette.pick([0x2c, 0xf0, 0x50], 0),
        Sensor::B => palette.pick([0x30, 0xf5, 0xe4], 1),
        Sensor::C => palette.pick([0x4a, 0x92, 0xff], 2),
        Sensor::D => palette.pick([0xff, 0xec, 0x3a], 3),
        Sensor::E => palette.pick([0xff, 0x5c, 0xf4], 4),
        Sensor::F => palette.pick([0xff, 0x5a, 0x50], 5),
        Sensor::Balance => [0xff; 3],
    }
}

/// The colour of a hitbox by what touching it does.
pub const fn reaction(reaction: Reaction) -> Rgb {
    match reaction {
        Reaction::Hurt | Reaction::Shot | Reaction::HurtAndMark => [0xff, 0x5a, 0x4f],
        Reaction::Attackable => [0xff, 0x9a, 0x3d],
        Reaction::Monitor => [0x7f, 0xb4, 0xff],
        Reaction::Item | Reaction::Ring | Reaction::Rings => [0x8c, 0xe8, 0x6a],
        Reaction::Special | Reaction::None => [0xf2, 0x8a, 0xe8],
    }
}

/// The colour of a player's trail, and of his name.
pub const fn trail(who: Who) -> Rgb {
    match who {
        Who::First => [0xff, 0xf0, 0xb0],
        Who::Second => [0xb8, 0xe4, 0xff],
    }
}
