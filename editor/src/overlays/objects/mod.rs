//! Objects over the level: how they look, how large they are, what of them is solid and what touches.

mod pictures;

pub use pictures::{each_live, is_seen, paint as paint_pictures};
