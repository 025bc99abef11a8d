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
    report_panics();
}

/// Lets panics be reported without folders of the machine that built the program. With `RUST_BACKTRACE` set all is shown.
fn report_panics() {
    if std::env::var_os("RUST_BACKTRACE").is_some() {
        return;
    }
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map_or_else(String::new, |at| format!(" at {}:{}", source(at.file()), at.line()));
        let text = panic.payload_as_str().unwrap_or("no message");
        // Nobody may read the output any more: that is no reason to end.
        let _ = writeln!(std::io::stderr(), "Internal error{place}: {text}");
    }));
}

/// The path of a source file from its crate, or from the repository.
fn source(file: &str) -> String {
    let file = file.replace('\\', "/");
    let crates = ["/registry/src/", "/git/checkouts/"].iter().find_map(|folder| file.split_once(folder));
    let in_crate = crates.and_then(|(_, rest)| rest.split_once('/')).map(|(_, rest)| rest);
    let in_std = file.split_once("/library/").map(|(_, rest)| rest);
    let name = || if file.starts_with('/') { file.rsplit('/').next().unwrap_or_default() } else { &file };
    in_crate.or(in_std).unwrap_or_else(name).to_owned()
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

    #[test]
    fn places_of_panics_name_no_folder_of_a_machine() {
        for (file, expected) in [
            ("editor/kit/src/job.rs", "editor/kit/src/job.rs"),
            (
                "/home/me/.cargo/registry/src/index.crates.io-1949cf8c6b5b557f/png-0.18.1/src/x.rs",
                "png-0.18.1/src/x.rs",
            ),
            ("C:\\Users\\me\\.cargo\\registry\\src\\index\\png-0.18.1\\src\\x.rs", "png-0.18.1/src/x.rs"),
            ("/rustc/0123abcd/library/core/src/option.rs", "core/src/option.rs"),
            ("/home/me/loopwright/editor/src/app.rs", "app.rs"),
        ] {
            assert_eq!(source(file), expected);
        }
    }
}
