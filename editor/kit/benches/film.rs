//! Films of runs: pictures that are written in a second, on the screen of the originals, with all overlays.

use divan::counter::ItemsCount;
use kit::derived::level_picture::scene_in;
use kit::film::{Film, Format, Reel, Shows, Wishes};
use sim::file::{Disk, open};
use std::ops::ControlFlow;
use std::path::Path;
use std::sync::Arc;

fn main() {
    divan::main();
}

/// Pictures of each film.
const PICTURES: u32 = 60;

#[divan::bench(sample_count = 10, args = [1, 2, 4])]
fn gif(bencher: divan::Bencher<'_, '_>, scale: u8) {
    write(bencher, Format::Gif, scale);
}

#[divan::bench(sample_count = 10, args = [1, 2, 4])]
fn apng(bencher: divan::Bencher<'_, '_>, scale: u8) {
    write(bencher, Format::Apng, scale);
}

fn write(bencher: divan::Bencher<'_, '_>, format: Format, scale: u8) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/first-steps");
    let project = open(&Disk, &folder, &mut |_, _| {}).expect("the sample opens").project;
    let run = project.runs.iter().find(|run| run.key == "main-path").expect("it has the run");
    let scene = Arc::new(scene_in(&Disk, &project, &run.level, Some(&folder)).expect("it has the level"));
    let reel = Reel::of_run(&project, run).expect("it can be played");
    let shows = Shows {
        solid: true,
        trail: true,
        sensors: true,
        hitboxes: true,
        inputs: true,
        readout: true,
        ..Shows::default()
    };
    let wishes = Wishes {
        from: 150,
        to: Some(150 + 2 * (PICTURES - 1)),
        every: Some(2),
        scale,
        shows,
        format,
        ..Wishes::default()
    };
    let film = Film::new(scene, reel, wishes).expect("a film");
    let file = std::env::temp_dir().join(format!("loopwright-film-bench-{}", std::process::id()));
    bencher
        .counter(ItemsCount::new(film.plan().pictures()))
        .bench_local(|| film.save(&file, true, |_, _| ControlFlow::Continue(())).expect("saved"));
    let _gone = std::fs::remove_file(&file);
}
