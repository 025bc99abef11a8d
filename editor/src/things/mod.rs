//! Things of a level (objects, switchers, starts, the goal): where they are, and the edits on what is selected.

pub mod arrange;
pub mod links;
pub mod lookup;
pub mod objects;
pub mod references;
pub mod space;
pub mod targets;
