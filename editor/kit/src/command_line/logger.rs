//! Log lines on standard error, with the milliseconds since the program began.

use log::{Level, LevelFilter};
use std::cell::Cell;
use std::io::Write as _;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Instant;

struct Logger;

static BEGAN: OnceLock<Instant> = OnceLock::new();
static LOGGER: Logger = Logger;
/// The level from which lines are written, as a number.
static SHOWN: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    static ERRORS: Cell<u64> = const { Cell::new(0) };
}

impl log::Log for Logger {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.level() as usize <= SHOWN.load(Ordering::Relaxed)
    }

    fn log(&self, record: &log::Record<'_>) {
        if record.level() == Level::Error {
            ERRORS.set(ERRORS.get() + 1);
        }
        if !self.enabled(record.metadata()) {
            return;
        }
        // Nobody may read the output any more: that is no reason to end.
        let _ = writeln!(
            std::io::stderr(),
            "{:>7} ms {:5} {}: {}",
            milliseconds(),
            record.level(),
            record.target(),
            record.args()
        );
    }

    fn flush(&self) {}
}

/// Notes that the program begins now. Call it first of all.
pub fn begin() {
    BEGAN.get_or_init(Instant::now);
}

/// Milliseconds since the program began.
pub fn milliseconds() -> u128 {
    BEGAN.get_or_init(Instant::now).elapsed().as_millis()
}

/// Errors that were logged on this thread: a library may report a failure in no other way.
pub fn errors() -> u64 {
    ERRORS.get()
}

/// Writes lines of this level and above from now on. Errors are counted in any case.
pub fn start(level: LevelFilter) {
    if log::set_logger(&LOGGER).is_ok() {
        SHOWN.store(level as usize, Ordering::Relaxed);
        log::set_max_level(level.max(LevelFilter::Error));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_counted_by_thread_even_unseen() {
        start(LevelFilter::Off);
        let before = errors();
        log::error!("a dialog failed");
        log::warn!("nothing serious");
        let elsewhere = std::thread::spawn(errors).join();
        assert_eq!((errors() - before, elsewhere.ok()), (1, Some(0)));
    }
}
