//! Drawing: what becomes solid tiles, blocks and chunks.
//!
//! | File | Holds |
//! | --- | --- |
//! | [`shapes`] | lines, curves, loops and hills, and the blocks that they become |
//! | [`tile`] | one solid tile: its pixels, arrays and angle |
//! | [`in_hand`] | what a drag would leave, as solid as it will be, before it is put down |
//! | [`chunk_size`] | levels cut into chunks of another size |
//! | [`space`] | columns and rows put into a level, or taken out |
//! | [`art_layers`] | the layers of art of a level: order, new ones, copies |
//! | [`replace`] | blocks, chunks, solid tiles and kinds of objects replaced by others |
//! | [`materials`] | what the ground is drawn with |
//! | [`starting_ground`] | new projects, and what the program opens at first |
//! | [`starters`] | tilesets that a new project can begin with |
//! | [`templates`] | levels that a new project can begin with |
//! | `wall_ends` | walls and ceilings that lead a player into the terrain |

pub mod art_layers;
pub mod chunk_size;
pub mod in_hand;
pub mod materials;
pub mod replace;
pub mod shapes;
pub mod space;
pub mod starters;
pub mod starting_ground;
pub mod templates;
pub mod tile;
pub(crate) mod wall_ends;
