//! Prints the saved runs of a level for the test of web pages: a JSON line for each, with the digest at its end and the
//! microseconds that it took.
//!
//! `cargo run --release -p loopwright-core --example runs -- PROJECT LEVEL`

#![expect(clippy::disallowed_types, reason = "no frame depends on this clock")]

use sim::file::{Disk, open};
use sim::level::Level;
use sim::project::Run;
use sim::replay::{Replay, decode};
use sim::trace::FrameTrace;
use std::env;
use std::path::PathBuf;
use std::time::Instant;

fn main() -> Result<(), String> {
    let mut arguments = env::args().skip(1);
    let (Some(folder), Some(key)) = (arguments.next().map(PathBuf::from), arguments.next()) else {
        return Err("usage: runs PROJECT LEVEL".to_owned());
    };
    let project = open(&Disk, &folder, &mut |_, _| {}).map_err(|error| error.to_string())?.project;
    let level = Level::compile(&project, &key).ok_or_else(|| format!("there is no level \"{key}\""))?;
    let is_whole =
        |run: &&Run| run.level == key && run.start.is_none() && run.ruleset.is_none() && run.inputs_2.is_empty();
    for run in project.runs.iter().map(|run| &**run).filter(is_whole) {
        // A page plays with a trace of each frame, for its sounds.
        let timed = || {
            let begun = Instant::now();
            let (mut replay, mut trace) = (Replay::new(run, &level), FrameTrace::default());
            while replay.step(&mut trace).is_some() {
                trace.clear();
            }
            (begun.elapsed().as_micros(), replay.finish().digest())
        };
        let (micros, digest) = (0..20).map(|_| timed()).min().unwrap_or_default();
        let held: String = decode(&run.inputs).map(|buttons| format!("{:02x}", buttons.0)).collect();
        println!(r#"{{"run":"{}","digest":"{digest}","micros":{micros},"held":"{held}"}}"#, run.key);
    }
    Ok(())
}
