//! Log lines on standard error, with the milliseconds since the program began.

use std::io::Write as _;
use std::sync::OnceLock;
use std::time::Instant;

struct Logger;

static BEGAN: OnceLock<Instant> = OnceLock::new();
static LOGGER: Logger = Logger;

impl log::Log for Logger {
    fn enabled(&self, _: &log::Metadata<'_>) -> bool {
        true // the level is set by `start`
    }

    fn log(&self, record: &log::Record<'_>) {
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

/// Writes lines of this level and above from now on.
pub fn start(level: log::LevelFilter) {
    if log::set_logger(&LOGGER).is_ok() {
        log::set_max_level(level);
    }
}
