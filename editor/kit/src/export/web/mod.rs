//! A level as one web page, which plays it without a server and without a network.
//!
//! | File | Holds |
//! | --- | --- |
//! | `pack` | a level with all that it needs, as the page carries it |
//! | `page` | the page: the pack, the player as WebAssembly, and what surrounds them |
//!
//! The player is the crate `editor/page`. It is compiled by `.ci/web` and committed as `editor/kit/assets/page/player.wasm.z`.

pub mod pack;
mod page;

pub use pack::LevelPack;
pub use page::{PLAYER, WebOptions, WebPage};
