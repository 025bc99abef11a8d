//! Tilesets from pictures, and back into pictures, text and the originals' arrays.
//!
//! | File | Does |
//! | --- | --- |
//! | `cut` | where the cells of a picture are: margin, spacing, padding |
//! | `mask` | solid pixels to heights and widths, and what the arrays cannot say |
//! | `drawn_order` | the blocks in the order of the picture |
//! | `join` | equal blocks, also mirrored |
//! | `import` | all of it: a picture to a tileset, with a report in words |
//! | `export` | masks, arrays and angles as PNG, JSON and the originals' binary files |
//! | `place` | several tilesets in a project: adding, taking away |

pub mod cut;
mod drawn_order;
pub mod export;
pub mod import;
mod join;
pub mod mask;
pub mod place;

pub use cut::Cut;
pub use drawn_order::DrawnOrder;
pub use import::{Imported, Join, Options, Solid, import};
