//! Work on a thread of its own: it reports news, and its failure is news too.

pub mod hooks;
pub mod process;

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, RecvTimeoutError, TryRecvError, channel};
use std::time::Duration;

/// The work under way, if any. It is asked to end when this is dropped.
#[derive(Debug)]
pub struct Job<N> {
    news: Option<Receiver<Result<N, String>>>,
    cancel: Arc<AtomicBool>,
}

impl<N> Default for Job<N> {
    fn default() -> Self {
        Self { news: None, cancel: Arc::default() }
    }
}

impl<N> Drop for Job<N> {
    fn drop(&mut self) {
        self.cancel();
    }
}

impl<N: Send + 'static> Job<N> {
    /// Starts work, which gets a way to report news and a flag that asks it to end. What was under way before is
    /// cancelled and no longer listened to.
    ///
    /// `wake` is called on the thread whenever there is something to [`Job::poll`] for.
    pub fn start(
        &mut self,
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&dyn Fn(N), &AtomicBool) + Send + 'static,
    ) {
        let (send, news) = channel();
        self.cancel();
        (self.news, self.cancel) = (Some(news), Arc::default());
        let cancel = Arc::clone(&self.cancel);
        let refusal = send.clone();
        let thread = move || {
            let report = |news| {
                // Nobody listens if the window is gone.
                let _ = send.send(news);
                wake();
            };
            if let Err(fault) = caught(|| work(&|news| report(Ok(news)), &cancel)) {
                report(Err(fault));
            }
        };
        if let Err(error) = std::thread::Builder::new().name("job".into()).spawn(thread) {
            let _ = refusal.send(Err(format!("The work could not be started: {error}")));
        }
    }

    /// The next news, or why the work failed.
    pub fn poll(&mut self) -> Option<Result<N, String>> {
        let next = self.news.as_ref()?.try_recv();
        self.news.take_if(|_| matches!(next, Err(TryRecvError::Disconnected)));
        next.ok()
    }

    /// As [`Job::poll`], but waits for so long at most.
    pub(crate) fn poll_for(&mut self, patience: Duration) -> Option<Result<N, String>> {
        let next = self.news.as_ref()?.recv_timeout(patience);
        self.news.take_if(|_| matches!(next, Err(RecvTimeoutError::Disconnected)));
        next.ok()
    }

    /// As [`Job::poll`], but waits; `None` once the work is done.
    pub(crate) fn wait(&mut self) -> Option<Result<N, String>> {
        let next = self.news.as_ref()?.recv();
        self.news.take_if(|_| next.is_err());
        next.ok()
    }
}

impl<N> Job<N> {
    /// Asks the work to end.
    pub fn cancel(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// True while the work may still report something.
    pub fn is_busy(&self) -> bool {
        self.news.is_some()
    }
}

/// Returns the result of the work, or the reason for which it broke off, in words.
///
/// # Errors
/// A panic.
pub fn caught<T>(work: impl FnOnce() -> T) -> Result<T, String> {
    let message = |panic: &Box<dyn Any + Send>| {
        let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
        text.or_else(|| panic.downcast_ref::<String>().cloned()).unwrap_or_default()
    };
    catch_unwind(AssertUnwindSafe(work))
        .map_err(|panic| format!("The work ended early. Please report this with the project: {}", message(&panic)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn news_come_in_order_and_a_panic_is_the_last() {
        let mut job = Job::default();
        job.start(
            || {},
            |report, _| {
                report(1);
                report(2);
                let none: Option<u8> = None;
                assert!(none.is_some(), "nothing there");
            },
        );
        assert_eq!([job.wait(), job.wait()], [Some(Ok(1)), Some(Ok(2))]);
        let fault = job.wait();
        assert!(matches!(&fault, Some(Err(fault)) if fault.contains("nothing there")), "{fault:?}");
        assert_eq!(job.wait(), None);
        assert!(!job.is_busy());
    }

    #[test]
    fn work_that_is_replaced_or_dropped_is_asked_to_end() {
        let until_cancelled = |report: &dyn Fn(u8), cancel: &AtomicBool| {
            while !cancel.load(Ordering::Relaxed) {
                std::thread::yield_now();
            }
            report(1);
        };
        let (ended, ends) = channel();
        let mut job = Job::default();
        for _ in 0..2 {
            let ended = ended.clone();
            job.start(move || ended.send(()).expect("it is listened to"), until_cancelled);
        }
        assert_eq!(ends.recv(), Ok(()), "the first was replaced");
        assert_eq!(job.poll(), None, "and is not listened to");
        drop(job);
        assert_eq!(ends.recv(), Ok(()));
    }
}
