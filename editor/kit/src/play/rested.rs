//! Work on a thread whose result follows a key, such as a revision of the document: done again once edits rest.

use crate::job::Job;
use std::sync::atomic::AtomicBool;

/// Seconds without a change of the key after which the work is done again.
const REST: f64 = 0.25;

/// The work for a key, under way or done.
pub struct Rested<K, T> {
    /// Key of the last answer.
    done: Option<K>,
    under_way: Option<(K, Job<T>)>,
    /// Key that is waited for to rest, and since when.
    resting: Option<(K, f64)>,
}

impl<K, T> Default for Rested<K, T> {
    fn default() -> Self {
        Self { done: None, under_way: None, resting: None }
    }
}

impl<K: Clone + PartialEq, T: Send + 'static> Rested<K, T> {
    /// Key of the last answer.
    pub const fn done(&self) -> Option<&K> {
        self.done.as_ref()
    }

    /// Whether the work is under way.
    pub const fn is_busy(&self) -> bool {
        self.under_way.is_some()
    }

    /// Takes the answer that came since the last call; `None` if there is none.
    pub fn poll(&mut self) -> Option<Result<T, String>> {
        let (key, job) = self.under_way.as_mut()?;
        let answer = job.poll()?;
        self.done = Some(key.clone());
        self.under_way = None;
        Some(answer)
    }

    /// Sees to it that the work is done for a key: at once, or after it rested. `now` is in seconds.
    ///
    /// Returns the seconds after which it wants to be called again. `wake` is called, on another thread, once there is news.
    pub fn follow(
        &mut self,
        (now, is_urgent): (f64, bool),
        key: &K,
        wake: impl Fn() + Send + 'static,
        work: impl FnOnce(&dyn Fn(T), &AtomicBool) + Send + 'static,
    ) -> Option<f64> {
        if self.is_busy() || self.done.as_ref() == Some(key) {
            return None;
        }
        let rested = match &self.resting {
            Some((waited, since)) if waited == key => now - since >= REST,
            _ => {
                self.resting = Some((key.clone(), now));
                false
            }
        };
        if !is_urgent && !rested {
            return Some(REST);
        }
        let mut job = Job::default();
        job.start(wake, work);
        self.under_way = Some((key.clone(), job));
        None
    }
}
