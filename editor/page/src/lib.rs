//! A level in a web page: the core and the painter of films as WebAssembly.
//!
//! [`LevelPage`] is the player itself, and knows no browser. `exports` hands it to the script of the page, which draws its
//! pictures, plays its sounds, and passes on keys, pads and time. [`Play`](kit::play::Play), the test play of the editor,
//! does the rest.
//!
//! The module is compiled by `.ci/web` for `wasm32-unknown-unknown`; `loopwright export web` puts it into pages.

mod exports;
mod level_page;

pub use level_page::{LevelPage, PageCounts, PagePhase};
