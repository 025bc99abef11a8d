//! Prints the saved runs of a level for the test of pages: a JSON line for each, with the digest at its end.
//!
//! `cargo run --example runs -- PROJECT LEVEL`

use page::LevelPage;
use sim::file::{Disk, open};
use sim::project::Run;
use sim::replay::decode;
use std::env;
use std::path::PathBuf;
use std::time::Instant;

fn main() -> Result<(), String> {
    let mut arguments = env::args().skip(1);
    let (Some(folder), Some(key)) = (arguments.next().map(PathBuf::from), arguments.next()) else {
        return Err("usage: runs PROJECT LEVEL".to_owned());
    };
    let opened = open(&Disk, &folder, &mut |_, _| {}).map_err(|error| error.to_string())?;
    let pack = kit::export::web::LevelPack::new(&Disk, opened.saved.root(), &opened.project, &key)?.to_bytes()?;
    let mut page = LevelPage::open(&pack)?;
    let is_whole =
        |run: &&Run| run.level == key && run.start.is_none() && run.ruleset.is_none() && run.inputs_2.is_empty();
    for run in opened.project.runs.iter().map(|run| &**run).filter(is_whole) {
        let held: Vec<u8> = decode(&run.inputs).map(|buttons| buttons.0).collect();
        let mut timed = || {
            let begun = Instant::now();
            page.watch(&held);
            begun.elapsed().as_micros()
        };
        let micros = (0..20).map(|_| timed()).min().unwrap_or(0);
        let digest = page.digest().unwrap_or(0);
        let held: String = held.iter().map(|buttons| format!("{buttons:02x}")).collect();
        println!(r#"{{"run":"{}","digest":"{digest}","micros":{micros},"held":"{held}"}}"#, run.key);
    }
    Ok(())
}
