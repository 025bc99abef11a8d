//! Exit statuses: one table for all commands.

use sim::file::FileProblem;
use std::process::ExitCode;

/// The way a command ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Ending {
    /// The work is done, and nothing was found.
    Clean,
    /// The work is done, and something was found: a problem, a difference, a conflict, a failed run or level, an unreached
    /// thing.
    Found,
    /// The work is not done, or not all of it: an argument is wrong, something could not be read, played or written.
    Failed,
}

impl Ending {
    /// The endings, by exit status.
    pub const ALL: [Self; 3] = [Self::Clean, Self::Found, Self::Failed];

    /// The exit status.
    pub const fn status(self) -> u8 {
        self as u8
    }

    /// [`Ending::Found`] if something was found.
    pub const fn found(is_found: bool) -> Self {
        if is_found { Self::Found } else { Self::Clean }
    }

    /// [`Ending::Failed`] if a file of the project could not be read.
    pub fn reading(problems: &[FileProblem]) -> Self {
        if problems.iter().any(|problem| problem.is_unread) { Self::Failed } else { Self::Clean }
    }

    /// The ending of both parts of a command.
    #[must_use]
    pub fn and(self, other: Self) -> Self {
        self.max(other)
    }
}

impl From<Ending> for ExitCode {
    fn from(ending: Ending) -> Self {
        Self::from(ending.status())
    }
}
