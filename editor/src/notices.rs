//! Notices: what went wrong or well, told in the window until read.

/// How much a notice matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Done.
    Info,
    /// Done, but look.
    Warning,
    /// Not done.
    Error,
}

/// One thing to tell the user: what, where and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// How much it matters.
    pub severity: Severity,
    /// The whole message.
    pub text: String,
}

impl Notice {
    /// An error.
    pub fn error(text: impl Into<String>) -> Self {
        Self { severity: Severity::Error, text: text.into() }
    }

    /// Something that went well.
    pub fn info(text: impl Into<String>) -> Self {
        Self { severity: Severity::Info, text: text.into() }
    }
}
