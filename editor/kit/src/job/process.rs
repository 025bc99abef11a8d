//! Commands of other programs: run to their end with what they write, or started and left alone.

use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::Duration;

/// Bytes of a line that are kept.
const MOST_IN_LINE: usize = 2000;
/// The time after which it is looked whether a command ended, or shall.
const PATIENCE: Duration = Duration::from_millis(50);

/// A line that a command wrote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutputLine {
    /// The line.
    pub text: String,
    /// Written as a fault.
    pub is_fault: bool,
}

/// A command line, as the system's shell takes it.
fn shell(command: &str, folder: &Path) -> Command {
    let (program, option) = if cfg!(windows) { ("cmd", "/C") } else { ("sh", "-c") };
    let mut shell = Command::new(program);
    shell.arg(option).arg(command).current_dir(folder).stdin(Stdio::null());
    // So that all that it starts can be ended with it.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut shell, 0);
    shell
}

/// Runs a command line in a folder to its end; each line that it writes is reported. Once `cancel` is set it is ended, with
/// all that it started.
///
/// # Errors
/// In words: it could not be started, it was ended, or it says that it failed.
pub fn run_command(
    command: &str,
    folder: &Path,
    report: &dyn Fn(OutputLine),
    cancel: &AtomicBool,
) -> Result<(), String> {
    run(shell(command, folder), report, cancel)
}

/// Runs a program with its arguments in a folder, without a shell; otherwise as [`run_command`].
///
/// # Errors
/// In words, as those of [`run_command`].
pub fn run_program(
    words: &[String],
    folder: &Path,
    report: &dyn Fn(OutputLine),
    cancel: &AtomicBool,
) -> Result<(), String> {
    let (program, arguments) = words.split_first().ok_or("The command is empty.")?;
    let mut command = Command::new(program);
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    run(command, report, cancel)
}

/// Divides a command line into a program and its arguments. Quotes, of either kind, keep spaces together; no other sign means
/// anything.
///
/// # Errors
/// In words: a quote without its end.
pub fn words_of_command(line: &str) -> Result<Vec<String>, String> {
    let mut words = Vec::new();
    let (mut word, mut is_word, mut quote) = (String::new(), false, None);
    for sign in line.chars() {
        match (quote, sign) {
            (Some(open), _) if sign == open => quote = None,
            (Some(_), _) => word.push(sign),
            (None, '"' | '\'') => (quote, is_word) = (Some(sign), true),
            (None, _) if sign.is_whitespace() => {
                if std::mem::take(&mut is_word) {
                    words.push(std::mem::take(&mut word));
                }
            }
            (None, _) => {
                word.push(sign);
                is_word = true;
            }
        }
    }
    if let Some(open) = quote {
        return Err(format!("A quote ({open}) of the command has no end."));
    }
    words.extend(is_word.then_some(word));
    Ok(words)
}

fn run(mut command: Command, report: &dyn Fn(OutputLine), cancel: &AtomicBool) -> Result<(), String> {
    let mut child = command
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .map_err(|error| format!("The command could not be started: {error}"))?;
    let (send, lines) = channel();
    if let Some(out) = child.stdout.take() {
        read_lines(out, false, send.clone());
    }
    if let Some(faults) = child.stderr.take() {
        read_lines(faults, true, send.clone());
    }
    drop(send);
    let mut status: Option<ExitStatus> = None;
    loop {
        if cancel.load(Ordering::Relaxed) {
            end(&mut child);
            return Err("The command was ended.".to_owned());
        }
        match lines.recv_timeout(PATIENCE) {
            Ok(line) => report(line),
            Err(RecvTimeoutError::Timeout) if status.is_some() => break, // what it left running may go on writing
            Err(RecvTimeoutError::Timeout) => status = child.try_wait().map_err(|error| error.to_string())?,
            Err(RecvTimeoutError::Disconnected) => break,
        }
    }
    let status = match status {
        Some(status) => status,
        None => child.wait().map_err(|error| error.to_string())?,
    };
    match status.code() {
        Some(0) => Ok(()),
        Some(code) => Err(format!("The command failed with code {code}.")),
        None => Err("The command was ended by the system.".to_owned()),
    }
}

/// Starts a command line in a folder and leaves it alone.
///
/// # Errors
/// In words: it could not be started.
pub fn start_command(command: &str, folder: &Path) -> Result<(), String> {
    let started = shell(command, folder).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
    let mut child = started.map_err(|error| format!("The command could not be started: {error}"))?;
    // Its end has to be waited for: the system keeps its entry until then.
    std::thread::spawn(move || child.wait());
    Ok(())
}

fn read_lines(from: impl Read + Send + 'static, is_fault: bool, send: Sender<OutputLine>) {
    std::thread::spawn(move || {
        let mut reader = BufReader::new(from);
        loop {
            let mut line = Vec::new();
            match reader.by_ref().take(MOST_IN_LINE as u64).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            let text = String::from_utf8_lossy(&line).trim_end().replace('\t', "    ");
            if send.send(OutputLine { text, is_fault }).is_err() {
                return;
            }
        }
    });
}

/// Ends a command and all that it started.
fn end(child: &mut Child) {
    let id = child.id();
    let mut ender = if cfg!(windows) {
        let mut ender = Command::new("taskkill");
        ender.args(["/T", "/F", "/PID", &id.to_string()]);
        ender
    } else {
        let mut ender = Command::new("kill");
        ender.args(["-KILL", "--", &format!("-{id}")]);
        ender
    };
    let _ = ender.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    let _ = child.kill();
    let _ = child.wait();
}

#[cfg(test)]
mod tests {
    #[cfg(unix)]
    use super::*;
    #[cfg(unix)]
    use std::cell::RefCell;
    #[cfg(unix)]
    use std::time::Instant;

    #[cfg(unix)]
    fn run(command: &str) -> (Vec<(String, bool)>, Result<(), String>) {
        let lines: RefCell<Vec<(String, bool)>> = RefCell::default();
        let report = |line: OutputLine| lines.borrow_mut().push((line.text, line.is_fault));
        let ended = run_command(command, Path::new("/"), &report, &AtomicBool::new(false));
        let mut lines = lines.into_inner();
        lines.sort();
        (lines, ended)
    }

    #[cfg(unix)]
    #[test]
    fn lines_and_the_end_are_reported() {
        let line = |text: &str, is_fault: bool| (text.to_owned(), is_fault);
        assert_eq!(
            run("echo one; echo two >&2; pwd"),
            (vec![line("/", false), line("one", false), line("two", true)], Ok(()))
        );
        assert_eq!(run("exit 3").1, Err("The command failed with code 3.".to_owned()));
        assert_eq!(run("kill -9 $$").1, Err("The command was ended by the system.".to_owned()));
        let nowhere = run_command("true", Path::new("/no/such/folder"), &|_| {}, &AtomicBool::new(false));
        assert!(nowhere.is_err_and(|why| why.contains("could not be started")));
        let (long, _) = run("head -c 5000 /dev/zero | tr '\\0' x");
        assert_eq!(long.iter().map(|(text, _)| text.len()).sum::<usize>(), 5000);
    }

    #[cfg(unix)]
    #[test]
    fn a_command_is_ended_with_what_it_started() {
        let cancel = AtomicBool::new(false);
        let begun = Instant::now();
        let ended = run_command(
            "echo begun; sleep 60 & sleep 60",
            Path::new("/"),
            &|_| cancel.store(true, Ordering::Relaxed),
            &cancel,
        );
        assert_eq!(ended, Err("The command was ended.".to_owned()));
        assert!(begun.elapsed() < Duration::from_secs(20));
        // What goes on alone does not hold up the end.
        assert_eq!(run("sleep 60 & echo done").0, [("done".to_owned(), false)]);
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
}
