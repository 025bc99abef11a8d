//! The program without a window, for machines that build none: `cargo run -p loopwright-kit -- check PROJECT`.

use kit::command_line::ending::Ending;
use kit::command_line::{self, logger, terminal};
use std::process::ExitCode;

fn main() -> ExitCode {
    logger::begin();
    let cli = match command_line::parse() {
        Ok(cli) => cli,
        Err(status) => return status,
    };
    logger::start(cli.log);
    if let Some(command) = &cli.command {
        return command_line::run(command);
    }
    terminal::complain(
        "This program has no window: give it a command, or start `loopwright`. See `loopwright-kit --help`.",
    );
    Ending::Failed.into()
}
