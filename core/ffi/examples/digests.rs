//! The digests of the runs of a project, by the Rust interface alone: what the C program must print.
//!
//! `cargo run -p loopwright-core-ffi --example digests PROJECT`

use sim::file::{Disk, open};
use sim::level::Level;
use sim::replay::Replay;
use std::path::Path;

fn main() {
    let folder = std::env::args().nth(1).unwrap_or_else(|| "projects/first-steps".to_owned());
    let project = open(&Disk, Path::new(&folder), &mut |_, _| {}).expect("a project").project;
    for run in &project.runs {
        let Some(level) = Level::for_run(&project, run) else { continue };
        let world = Replay::new(run, &level).finish();
        println!("{} {} {:016x}", run.key, world.frame, world.digest());
    }
}
