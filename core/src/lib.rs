//! The physics of classic momentum platformers, frame exact, and the project format of Loopwright.
//!
//! ```
//! use sim::input::{Buttons, Input};
//! use sim::level::{LevelBuilder, Placed};
//! use sim::ruleset::{Game, Ruleset};
//! use sim::trace::NoTrace;
//! use sim::world::World;
//!
//! let mut builder = LevelBuilder::new(64, 16);
//! builder.fill(0..64, 12..16, Placed::solid(1)); // tile 1 is solid all over
//! (builder.start.x, builder.start.y) = (64, 172); // the height radius is 19: the feet touch the ground
//! let level = builder.build(Ruleset::preset(Game::Sonic2));
//! let mut world = World::new(&level);
//! for _ in 0..60 {
//!     world.step(&level, Input::after(Buttons::RIGHT, Buttons::RIGHT), &mut NoTrace);
//! }
//! assert_eq!(world.player.ground_speed.0, 60 * 12, "a second of the acceleration, 12 / 256 pixel a frame");
//! ```
//!
//! The simulation is read like the Sonic Physics Guide: a page is a module, a rule is a function named with the guide's
//! term, and the last line of its comment says where the guide has it (`Guide: Page > Heading`; where we differ on
//! purpose, the next line says how).
//!
//! | Page of the guide | Where |
//! | --- | --- |
//! | Basics | `units.rs` |
//! | Calculations | `angle.rs` |
//! | Characters | `player/characters.rs` |
//! | Solid Tiles | `tiles/`, `sensors/` |
//! | Solid Terrain | `ground/`, `loops.rs`, `objects/kinds/devices/layer_switcher.rs` |
//! | Slope Collision | `player/slope_collision.rs`, `player/push.rs`, `player/air_collision.rs`, `player/standing.rs`, `angle.rs` |
//! | Slope Physics | `player/slope_physics.rs` |
//! | States > Control Lock | `player/slope_physics.rs` |
//! | States > Running | `player/running.rs` |
//! | States > Rolling | `player/rolling.rs` |
//! | Jumping | `player/jumping.rs` |
//! | States > Air State | `player/air_state.rs` |
//! | States > Getting Hit | `player/hurt.rs` |
//! | States > Super Speeds | `player/powers.rs` |
//! | States > Underwater | `water.rs`, `player/water.rs`, `player/air.rs` |
//! | Special Abilities | `player/abilities/` |
//! | Elemental Shields | `player/powers.rs` |
//! | Main Game Loop | `world.rs`, `player/step.rs`, `input.rs` |
//! | Game Objects | `objects/` |
//! | Solid Objects | `objects/solid.rs` |
//! | Player 2 | `player/partner/` |
//! | Special Stages | `maze/` |
//! | Camera | `camera.rs`, `player/bounds.rs` |
//! | Animations | `player/animation.rs`, `player/standing.rs` |
//!
//! A [`World`](world::World) is played in a [`Level`](level::Level), which is compiled from a [`project`] that [`file`](mod@file)
//! reads and writes. [`ruleset`] is what differs between the games, [`trace`] what a step saw, [`replay`] a run played
//! again with what must hold on its way ([`facts`]), [`recording`] a recording of the console laid beside it.

pub mod angle;
pub mod camera;
pub mod contacts;
pub mod digest;
pub mod direction;
pub mod extra;
pub mod facts;
pub mod file;
pub mod grid;
pub mod ground;
pub mod input;
pub mod level;
pub mod loops;
pub mod maze;
pub mod objects;
pub mod player;
pub mod project;
pub mod recording;
pub mod replay;
pub mod ruleset;
pub mod sensors;
mod serial;
pub mod snapshot;
pub mod tiles;
pub mod trace;
pub mod units;
pub mod value;
pub mod water;
pub mod world;
