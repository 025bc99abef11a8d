//! The program (see [`loopwright::program`]).

fn main() -> std::process::ExitCode {
    loopwright::program::run()
}
