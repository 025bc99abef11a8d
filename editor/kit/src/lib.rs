//! Loopwright without its window: documents, drawing, checks, files of other tools, and playing. Knows no egui.
//!
//! | Drawer | Holds |
//! | --- | --- |
//! | [`document`] | what is saved and undone, and the edits that change it |
//! | [`drawing`] | shapes, solid tiles, materials: what becomes blocks and chunks |
//! | [`derived`] | pure functions of the document that panes and tools read |
//! | [`play`] | test-play, and recordings laid beside the rules |
//! | [`checks`] | what may be wrong in a project, and what to do about it |
//! | [`exchange`] | files of other tools and of the originals, read and written |
//! | [`command_line`] | the program without a window |
//! | [`notices`], [`words`] | what is said to the user, and numbers as people write them |

pub mod checks;
pub mod command_line;
pub mod derived;
pub mod document;
pub mod drawing;
pub mod exchange;
pub mod notices;
pub mod play;
pub mod words;
