//! From levels to maps of other editors: what their writers share.
//!
//! | File | Holds |
//! | --- | --- |
//! | `cells` | the cells of a level as tiles: art, and solid tiles of both layers |
//! | `solid_set` | the solid tiles that levels use, as tiles with a picture |
//! | `things` | objects and places as rectangles with properties |
//! | `folder` | files that are written into a folder, and what no map holds |
//! | `tree` | JSON, taken apart as far as it is edited |
//! | `changes` | what became of the objects of a map since it was read |
//! | `planes` | the plane behind a level as a picture |
//! | `sources` | pictures of tilesets and backgrounds |

pub(crate) mod cells;
pub(crate) mod changes;
pub(crate) mod folder;
pub(crate) mod planes;
pub(crate) mod solid_set;
pub(crate) mod sources;
pub(crate) mod things;
pub(crate) mod tree;
