//! From levels to a stage.
//!
//! | File | Holds |
//! | --- | --- |
//! | `plan` | the files that an export writes |
//! | `there` | the stage that is in the folder already |
//! | `words` | the cells of a level as words of tiles |
//! | `tile_set` | the tiles of a stage: equal ones, and mirrored ones, share a number |
//! | `colors` | the picture of the tiles in few colours |
//! | `behind` | backgrounds as layers of tiles |
//! | `entities` | objects as those of a scene |
//! | `chunks` | words as chunks, for versions 3 and 4 |

mod behind;
mod chunks;
mod colors;
mod entities;
mod plan;
mod there;
mod tile_set;
mod words;

pub(super) use plan::{RsdkWishes, plan};
