//! From a stage to maps.
//!
//! | File | Holds |
//! | --- | --- |
//! | `open` | the files of a stage, found beside each other |
//! | `layers` | the layers of scenes and acts, in one form |
//! | `map` | those layers as a map: art, collision of both paths, backgrounds |
//! | `entities` | objects, with the names and values that they have here |

mod entities;
mod layers;
mod map;
mod open;

pub(super) use entities::is_of_another_mode;
pub(super) use layers::is_ground;
pub(super) use open::open;
