//! Notices: what went well or wrong, shown in the window for some seconds and kept in a list.

/// The severity of a notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Severity {
    /// Done.
    Info,
    /// Nothing was done, and nothing is wrong.
    Note,
    /// Done, but look.
    Warning,
    /// Not done.
    Error,
}

/// A notice for the user: what, where and what to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The severity.
    pub severity: Severity,
    /// The whole message; the first line says what happened.
    pub text: String,
    /// The id of an action that the user may want next: a button beside the message.
    pub offer: Option<&'static str>,
}

impl Notice {
    /// An error.
    pub fn error(text: impl Into<String>) -> Self {
        Self { severity: Severity::Error, text: text.into(), offer: None }
    }

    /// The same with a button for an action.
    #[must_use]
    pub fn offering(self, action: &'static str) -> Self {
        Self { offer: Some(action), ..self }
    }

    /// A warning.
    pub fn warning(text: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, text: text.into(), offer: None }
    }

    /// Why nothing was done, or what happened in play: neither a success nor a failure.
    pub fn note(text: impl Into<String>) -> Self {
        Self { severity: Severity::Note, text: text.into(), offer: None }
    }

    /// Something that went well.
    pub fn info(text: impl Into<String>) -> Self {
        Self { severity: Severity::Info, text: text.into(), offer: None }
    }
}

/// A notice with the time it came, in seconds of the window's clock.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The notice.
    pub notice: Notice,
    /// When it came; `None` until the first picture that shows it.
    pub since: Option<f64>,
    /// Read or gone by: no longer above the panes.
    pub dismissed: bool,
    /// The number of times that it came in a row.
    pub times: u32,
}

/// Messages kept for the list.
const MAX_KEPT: usize = 500;
/// Seconds that a success or a note is above the panes.
const INFO_SECONDS: f64 = 4.0;
/// Seconds that a warning is.
const WARNING_SECONDS: f64 = 12.0;
/// Seconds that an error is.
const ERROR_SECONDS: f64 = 24.0;
/// Seconds that a message stays at least after the pointer has left it.
const READ_SECONDS: f64 = 3.0;

/// The notices of this session, oldest first.
#[derive(Default)]
pub struct Notices {
    entries: Vec<Entry>,
}

impl Notices {
    /// Reports something to the user. A message that is repeated counts up instead of filling the window.
    pub fn push(&mut self, notice: Notice) {
        match notice.severity {
            Severity::Info | Severity::Note => log::info!("{}", notice.text),
            Severity::Warning => log::warn!("{}", notice.text),
            Severity::Error => log::error!("{}", notice.text),
        }
        if let Some(last) = self.entries.last_mut().filter(|last| last.notice == notice) {
            last.times += 1;
            (last.since, last.dismissed) = (None, false);
            return;
        }
        self.entries.push(Entry { notice, since: None, dismissed: false, times: 1 });
        if self.entries.len() > MAX_KEPT {
            self.entries.remove(0);
        }
    }

    /// Ends the notices with this text: it is no longer true.
    pub fn withdraw(&mut self, text: &str) {
        for entry in self.entries.iter_mut().filter(|entry| entry.notice.text == text) {
            entry.dismissed = true;
        }
    }

    /// Returns all notices, oldest first.
    pub fn all(&self) -> &[Entry] {
        &self.entries
    }

    /// The last notice, also if it has ended.
    pub fn latest(&self) -> Option<&Notice> {
        self.entries.last().map(|entry| &entry.notice)
    }

    /// The last notice that has not ended.
    pub fn current(&self) -> Option<&Notice> {
        self.entries.iter().rev().find(|entry| !entry.dismissed).map(|entry| &entry.notice)
    }

    /// Returns the notices shown above the panes, by place in [`Self::all`].
    pub fn standing(&self) -> impl Iterator<Item = (usize, &Entry)> {
        self.entries.iter().enumerate().filter(|(_, entry)| !entry.dismissed)
    }

    /// The user has read it.
    pub fn dismiss(&mut self, place: usize) {
        if let Some(entry) = self.entries.get_mut(place) {
            entry.dismissed = true;
        }
    }

    /// Lets each message end after some seconds; while the pointer is on them (`read`), none does. Returns the seconds
    /// until the next one ends.
    pub fn pass(&mut self, now: f64, read: bool) -> Option<f64> {
        let mut next: Option<f64> = None;
        for entry in self.entries.iter_mut().filter(|entry| !entry.dismissed) {
            let shown = match entry.notice.severity {
                Severity::Info | Severity::Note => INFO_SECONDS,
                Severity::Warning => WARNING_SECONDS,
                Severity::Error => ERROR_SECONDS,
            };
            let since = entry.since.get_or_insert(now);
            if read {
                *since = since.max(now + READ_SECONDS - shown);
            }
            let left = *since + shown - now;
            if left <= 0.0 {
                entry.dismissed = true;
            } else {
                next = Some(next.map_or(left, |next| next.min(left)));
            }
        }
        next
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_message_ends_by_itself() {
        let mut notices = Notices::default();
        for notice in [Notice::info("a"), Notice::note("b"), Notice::warning("c"), Notice::error("d")] {
            notices.push(notice);
        }
        assert_eq!(notices.pass(10.0, false), Some(INFO_SECONDS));
        for (row, seconds, left) in [
            ("all", 0.0, 4),
            ("successes and notes have ended", INFO_SECONDS, 2),
            ("warnings too", WARNING_SECONDS, 1),
            ("errors too", ERROR_SECONDS, 0),
        ] {
            notices.pass(10.0 + seconds, false);
            assert_eq!(notices.standing().count(), left, "{row}");
        }
        assert_eq!((notices.pass(99.0, false), notices.current(), notices.all().len()), (None, None, 4));
    }

    #[test]
    fn a_message_under_the_pointer_stays() {
        let mut notices = Notices::default();
        notices.push(Notice::info("Saved"));
        notices.pass(0.0, false);
        notices.pass(60.0, true);
        assert_eq!(notices.pass(60.5, false), Some(READ_SECONDS - 0.5));
        assert_eq!(notices.pass(60.0 + READ_SECONDS, false), None);
    }

    #[test]
    fn the_same_thing_counts_up() {
        let mut notices = Notices::default();
        (0..5).for_each(|_| notices.push(Notice::error("No room")));
        assert_eq!((notices.all().len(), notices.all()[0].times), (1, 5));
    }
}
