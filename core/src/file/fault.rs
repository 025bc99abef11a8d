//! What is wrong with a file of a recording.

/// Where in a file something is wrong, and what.
pub(super) struct Fault {
    pub line: usize,
    pub column: usize,
    pub message: String,
}
