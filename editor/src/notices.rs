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
    /// The whole message; the first line says what happened.
    pub text: String,
}

impl Notice {
    /// An error.
    pub fn error(text: impl Into<String>) -> Self {
        Self { severity: Severity::Error, text: text.into() }
    }

    /// A warning.
    pub fn warning(text: impl Into<String>) -> Self {
        Self { severity: Severity::Warning, text: text.into() }
    }

    /// Something that went well.
    pub fn info(text: impl Into<String>) -> Self {
        Self { severity: Severity::Info, text: text.into() }
    }
}

/// A notice with the time it came, in seconds of the window's clock.
#[derive(Clone, Debug)]
pub struct Told {
    /// The notice.
    pub notice: Notice,
    /// When it came; `None` until the first picture that shows it.
    pub since: Option<f64>,
    /// Read or gone by: no longer above the panes.
    pub dismissed: bool,
    /// How often it came in a row.
    pub times: u32,
}

/// Messages kept for the list.
const MAX_KEPT: usize = 500;
/// Something that went well stands above the panes this long, seconds.
const INFO_SECONDS: f64 = 4.0;
/// A warning stands this long.
const WARNING_SECONDS: f64 = 12.0;

/// Everything told in this session, oldest first.
#[derive(Default)]
pub struct Notices {
    told: Vec<Told>,
}

impl Notices {
    /// Tells the user something. The same thing twice in a row counts up instead of filling the window.
    pub fn push(&mut self, notice: Notice) {
        match notice.severity {
            Severity::Info => log::info!("{}", notice.text),
            Severity::Warning => log::warn!("{}", notice.text),
            Severity::Error => log::error!("{}", notice.text),
        }
        if let Some(last) = self.told.last_mut().filter(|last| last.notice == notice) {
            last.times += 1;
            (last.since, last.dismissed) = (None, false);
            return;
        }
        self.told.push(Told { notice, since: None, dismissed: false, times: 1 });
        if self.told.len() > MAX_KEPT {
            self.told.remove(0);
        }
    }

    /// Everything told, oldest first.
    pub fn all(&self) -> &[Told] {
        &self.told
    }

    /// The last notice.
    pub fn latest(&self) -> Option<&Notice> {
        self.told.last().map(|told| &told.notice)
    }

    /// Those that stand above the panes, by place in [`Self::all`].
    pub fn standing(&self) -> impl Iterator<Item = (usize, &Told)> {
        self.told.iter().enumerate().filter(|(_, told)| !told.dismissed)
    }

    /// The user has read it.
    pub fn dismiss(&mut self, place: usize) {
        if let Some(told) = self.told.get_mut(place) {
            told.dismissed = true;
        }
    }

    /// Lets what went well go by after a while; errors stay until read. Returns the seconds until the next one goes.
    pub fn pass(&mut self, now: f64) -> Option<f64> {
        let mut next: Option<f64> = None;
        for told in self.told.iter_mut().filter(|told| !told.dismissed) {
            let since = *told.since.get_or_insert(now);
            let stands = match told.notice.severity {
                Severity::Info => INFO_SECONDS,
                Severity::Warning => WARNING_SECONDS,
                Severity::Error => continue,
            };
            let left = since + stands - now;
            if left <= 0.0 {
                told.dismissed = true;
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
    fn errors_stay_and_good_news_goes_by() {
        let mut notices = Notices::default();
        notices.push(Notice::info("Saved"));
        notices.push(Notice::error("Not saved"));
        assert_eq!(notices.pass(10.0), Some(INFO_SECONDS));
        assert_eq!(notices.standing().count(), 2);
        assert_eq!(notices.pass(10.0 + INFO_SECONDS), None);
        assert_eq!(notices.standing().map(|(i, _)| i).collect::<Vec<_>>(), [1]);
        notices.dismiss(1);
        assert_eq!((notices.standing().count(), notices.all().len()), (0, 2));
    }

    #[test]
    fn the_same_thing_counts_up() {
        let mut notices = Notices::default();
        (0..5).for_each(|_| notices.push(Notice::error("No room")));
        assert_eq!((notices.all().len(), notices.all()[0].times), (1, 5));
    }
}
