//! Faults of a file of a recording.

/// A fault, and its place in a file.
pub(super) struct Fault {
    pub line: usize,
    pub column: usize,
    pub message: String,
}
