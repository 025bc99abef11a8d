//! Stages of the Retro Engine (RSDK): version 5 of Mania and its mods, versions 3 and 4 of the remakes.
//!
//! | Folder or file | Holds |
//! | --- | --- |
//! | `stage` | the files of a stage as data |
//! | `import` | from a stage to maps |
//! | `export` | from levels to a stage |
//! | `classes` | classes of objects that both worlds have |
//! | `kept` | the part of an object of a scene that a thing keeps |
//! | `format` | RSDK as one of the formats |

mod classes;
mod export;
mod format;
mod import;
mod kept;
mod stage;

pub(super) use format::RsdkStages;
