//! The commands of a project: one of them at a time, as a program without a shell, with what it writes.

use super::Job;
use super::process::{OutputLine, run_program, words_of_command};
use sim::project::ProjectHooks;
use std::path::{Path, PathBuf};

/// Lines that are kept of what a command writes.
const MOST_LINES: usize = 5000;
/// The place of the project's folder in a command.
pub const PROJECT: &str = "{project}";
/// The place of the key of the level in view.
pub const LEVEL: &str = "{level}";

/// The moment at which a command of the project runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HookMoment {
    /// After each save.
    AfterSave,
    /// Before play.
    BeforePlay,
}

impl HookMoment {
    /// Both.
    pub const ALL: [Self; 2] = [Self::AfterSave, Self::BeforePlay];

    /// The command of a project for this moment; empty without one.
    pub fn command(self, hooks: &ProjectHooks) -> &str {
        match self {
            Self::AfterSave => hooks.after_save.trim(),
            Self::BeforePlay => hooks.before_play.trim(),
        }
    }
}

/// A command that is to run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HookCommand {
    /// The moment for which it runs.
    pub moment: HookMoment,
    /// The command as the project has it.
    pub line: String,
    /// The folder of the project, in which it runs.
    pub folder: PathBuf,
    /// The key of the level in view.
    pub level: String,
}

impl HookCommand {
    /// The program and its arguments, with the names of this project in their places.
    fn words(&self) -> Result<Vec<String>, String> {
        let words = words_of_command(&self.line)?;
        let put = |word: String| word.replace(PROJECT, &shown(&self.folder)).replace(LEVEL, &self.level);
        Ok(words.into_iter().map(put).collect())
    }
}

fn shown(folder: &Path) -> String {
    folder.display().to_string()
}

/// News of a command.
enum HookNews {
    Line(OutputLine),
    Ended(Result<(), String>),
}

/// The command that runs, or ran last.
#[derive(Default)]
pub struct HookRun {
    worker: Job<HookNews>,
    command: Option<HookCommand>,
    lines: Vec<OutputLine>,
    ended: Option<Result<(), String>>,
}

impl HookRun {
    /// Starts a command; `wake` is called when there is news of it.
    pub fn start(&mut self, command: HookCommand, wake: impl Fn() + Send + 'static) {
        (self.lines, self.ended, self.command) = (Vec::new(), None, Some(command.clone()));
        self.worker.start(wake, move |send, cancel| {
            let report = |line: OutputLine| send(HookNews::Line(line));
            let words = command.words();
            let ended = words.and_then(|words| run_program(&words, &command.folder, &report, cancel));
            send(HookNews::Ended(ended));
        });
    }

    /// Takes what the command wrote; returns the command and its end when it has ended.
    pub fn follow(&mut self) -> Option<(HookCommand, Result<(), String>)> {
        while let Some(news) = self.worker.poll() {
            let ended = match news {
                Ok(HookNews::Line(line)) => {
                    if self.lines.len() < MOST_LINES {
                        self.lines.push(line);
                    }
                    continue;
                }
                Ok(HookNews::Ended(ended)) => ended,
                Err(fault) => Err(fault),
            };
            self.ended = Some(ended.clone());
            return Some((self.command.clone()?, ended));
        }
        None
    }

    /// Ends the command, with all that it started.
    pub fn cancel(&mut self) {
        self.worker.cancel();
    }

    /// True while it runs.
    pub fn is_running(&self) -> bool {
        self.command.is_some() && self.ended.is_none()
    }

    /// The command that runs, or ran last; `None` before the first one.
    pub fn command(&self) -> Option<&HookCommand> {
        self.command.as_ref()
    }

    /// The lines that it wrote.
    pub fn lines(&self) -> &[OutputLine] {
        &self.lines
    }

    /// Its end; `None` while it runs.
    pub fn ended(&self) -> Option<&Result<(), String>> {
        self.ended.as_ref()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use super::*;
    use std::time::{Duration, Instant};

    fn command(line: &str) -> HookCommand {
        let (folder, level) = (PathBuf::from("/"), "hill".to_owned());
        HookCommand { moment: HookMoment::AfterSave, line: line.to_owned(), folder, level }
    }

    #[test]
    fn commands_are_words_with_the_names_of_the_project() {
        let read = |line: &str| HookCommand { folder: "/my levels".into(), ..command(line) }.words();
        let owned = |words: &[&str]| Ok(words.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        assert_eq!(read("make -C {project} {level}.bin"), owned(&["make", "-C", "/my levels", "hill.bin"]));
        assert_eq!(read("  say 'it works' \"\" C:\\a\\b "), owned(&["say", "it works", "", "C:\\a\\b"]));
        assert_eq!(read("echo a; rm $HOME `b`"), owned(&["echo", "a;", "rm", "$HOME", "`b`"]), "no shell");
        assert!(read("echo 'a").is_err());
    }

    #[cfg(unix)]
    #[test]
    fn a_command_reports_what_it_writes_and_how_it_ends() {
        let ended = |run: &mut HookRun| {
            let begun = Instant::now();
            loop {
                if let Some((_, ended)) = run.follow() {
                    return ended;
                }
                assert!(begun.elapsed() < Duration::from_secs(60), "it does not end");
                std::thread::sleep(Duration::from_millis(5));
            }
        };
        let mut run = HookRun::default();
        run.start(command("echo $HOME {level}"), || {});
        assert!(run.is_running());
        assert_eq!(ended(&mut run), Ok(()));
        assert_eq!(run.lines()[0].text, "$HOME hill");
        run.start(command("false"), || {});
        assert!(ended(&mut run).is_err() && !run.is_running());
        run.start(command("no-such-program-of-ours"), || {});
        assert!(ended(&mut run).unwrap_err().contains("could not be started"));
        run.start(command("sleep 60"), || {});
        run.cancel();
        assert!(ended(&mut run).unwrap_err().contains("ended"));
    }
}
