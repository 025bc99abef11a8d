//! Godot's text files: sections with a head, and values by name.
//!
//! | File | Holds |
//! | --- | --- |
//! | `value` | values as they are written |
//! | `read` | from text to sections |
//! | `write` | from values to text |

pub(super) mod read;
pub(super) mod value;
pub(super) mod write;
