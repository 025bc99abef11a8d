//! Faults of packed data, and of data to pack.

/// Packed data that cannot be unpacked: what, and where in the packed bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("at byte 0x{offset:X}: {problem}")]
pub struct DecodeError {
    /// Offset into the packed bytes.
    pub offset: usize,
    /// The fault that was found there.
    pub problem: Problem,
}

/// A fault of packed data.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Problem {
    /// The input ended inside the data.
    #[error("the data ends too early")]
    Ends,
    /// A copy reaches back before the beginning.
    #[error("a copy reaches {back} bytes back, but only {written} were unpacked")]
    ReachesBack {
        /// The distance back.
        back: usize,
        /// The number of bytes written by then.
        written: usize,
    },
    /// More would come out than is allowed here.
    #[error("more than {0} bytes would come out")]
    TooLong(usize),
    /// The header says something that cannot be.
    #[error("{0}")]
    Header(&'static str),
    /// A code that the table at the beginning does not list.
    #[error("a code that the code table does not list")]
    UnknownCode,
}

impl Problem {
    /// The error of this problem at an offset.
    pub(crate) const fn at(self, offset: usize) -> DecodeError {
        DecodeError { offset, problem: self }
    }
}

/// Data that a format cannot hold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum EncodeError {
    /// Longer than the format can say.
    #[error("{length} bytes, but the compression holds {most} at most")]
    TooLong {
        /// Bytes to pack.
        length: usize,
        /// Most bytes that go in.
        most: usize,
    },
    /// Not a whole number of units.
    #[error("{length} bytes, but the compression holds whole units of {unit}")]
    NotWhole {
        /// Bytes to pack.
        length: usize,
        /// Bytes in a unit.
        unit: usize,
    },
}
