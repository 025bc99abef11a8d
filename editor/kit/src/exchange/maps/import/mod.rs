//! From a map to a level.
//!
//! | File | Holds |
//! | --- | --- |
//! | `roles` | what layers become: art, collision, background, objects |
//! | `things` | what objects become: kinds, switchers, places |
//! | `properties` | what objects say beyond that: properties of the project |
//! | `tile_list`, `pictures`, `tile_shape` | the tiles of all tilesets, with pictures and solid pixels |
//! | `frame` | the size of the level |
//! | `placed_tiles`, `pieces`, `blocks`, `layout` | tiles of all layers to blocks, blocks to chunks |
//! | `apart` | layers that become layers of art of their own |
//! | `backgrounds` | layers that move at another speed |
//! | `read` | the whole way |

mod apart;
mod backgrounds;
mod blocks;
mod frame;
mod layout;
mod pictures;
mod pieces;
mod placed_tiles;
mod properties;
mod read;
mod roles;
mod things;
mod tile_list;
mod tile_shape;

pub(crate) use frame::is_cell_size;
pub(crate) use read::{MapRequest, ROOT, level_names, mapping, name_of, read, usual_start};
pub(crate) use things::{KEY, SourceObjects, kept, place_named};
