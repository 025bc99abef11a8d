//! `loopwright completions` and `loopwright man`: the command line for shells and for `man`.

use super::ending::Ending;
use super::{Cli, terminal};
use crate::output;
use crate::words::clause;
use clap::{Args, Command, CommandFactory as _};
use clap_complete::Shell;
use clap_mangen::Man;
use sim::file::Disk;
use std::path::PathBuf;

/// The name of the program.
const PROGRAM: &str = "loopwright";

/// Arguments of `completions`.
#[derive(Debug, Args)]
pub struct CompletionsCommand {
    /// The shell.
    shell: Shell,
}

impl CompletionsCommand {
    /// Prints the completions: a shell reads them from a file of its own.
    ///
    /// # Errors
    /// In words, if standard output can't be written.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let mut text = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), PROGRAM, &mut text);
        terminal::print(String::from_utf8_lossy(&text))?;
        Ok(Ending::Clean)
    }
}

/// Arguments of `man`.
#[derive(Debug, Args)]
pub struct ManCommand {
    /// Folder to write into; it is created if it does not exist.
    #[arg(short, long, value_name = "DIR")]
    output: PathBuf,
    /// Replace existing files.
    #[arg(long)]
    overwrite: bool,
}

impl ManCommand {
    /// Writes a page for the program, and one for each command: their files go to standard output.
    ///
    /// # Errors
    /// Why they were not written, in words.
    pub(super) fn run(&self) -> Result<Ending, String> {
        let written = output::write_all(&Disk, &self.output, &pages()?, self.overwrite).map_err(|error| {
            if self.overwrite { error } else { format!("{}. --overwrite replaces older files.", clause(&error)) }
        })?;
        let names: Vec<String> = written.iter().map(|path| path.display().to_string()).collect();
        terminal::print(format_args!("{}\n", names.join("\n")))?;
        Ok(Ending::Clean)
    }
}

/// Adds the page of a command that was built, and those of the commands below it.
fn page(command: &Command, pages: &mut Vec<(String, Vec<u8>)>) -> Result<(), String> {
    let name = command.get_display_name().unwrap_or(PROGRAM);
    let mut text = Vec::new();
    Man::new(command.clone()).render(&mut text).map_err(|error| error.to_string())?;
    pages.push((format!("{name}.1"), text));
    let mut below = command.get_subcommands().filter(|below| below.get_name() != "help");
    below.try_for_each(|below| page(below, pages))
}

/// Returns the pages of all commands: file and content.
fn pages() -> Result<Vec<(String, Vec<u8>)>, String> {
    let mut command = Cli::command().disable_help_subcommand(true);
    command.build();
    let mut pages = Vec::new();
    page(&command, &mut pages)?;
    Ok(pages)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page() {
        let pages = pages().expect("they are written into memory");
        let names: Vec<&str> = pages.iter().map(|(name, _)| name.as_str()).collect();
        for expected in ["loopwright.1", "loopwright-check.1", "loopwright-export-game.1", "loopwright-man.1"] {
            assert!(names.contains(&expected), "{names:?}");
        }
        let text = String::from_utf8_lossy(&pages[0].1);
        assert!(text.starts_with(".ie") && text.contains("loopwright\\-check(1)"), "{text}");
    }
}
