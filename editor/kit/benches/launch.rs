//! Launch arcs of one object. Asked: 4 ms.

use kit::play::launch::{is_launcher, launch};
use sim::file::{Disk, open};
use sim::level::Level;
use sim::project::{PlacementId, Project};
use std::path::Path;

fn main() {
    divan::main();
}

/// The first object of each kind that throws, by the kind's name, in the samples.
fn launchers() -> Vec<(&'static str, Level, PlacementId)> {
    let projects = ["object-gym", "abilities", "first-steps"].map(|name| {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name);
        open(&Disk, &folder, &mut |_, _| {}).expect("the sample opens").project
    });
    let mut found: Vec<(&'static str, Level, PlacementId)> = Vec::new();
    let all = projects.iter().flat_map(|project: &Project| project.levels.iter().map(move |data| (project, data)));
    for (project, data) in all {
        let level = Level::compile(project, &data.key).expect("it is there");
        let new = level.objects().list().iter().filter(|placed| is_launcher(&level, placed));
        let new: Vec<_> = new.map(|placed| (placed.kind.info().name, placed.id)).collect();
        for (name, id) in new {
            if !found.iter().any(|(known, ..)| *known == name) {
                found.push((name, level.clone(), id));
            }
        }
    }
    found
}

const KINDS: [&str; 10] = [
    "balloon",
    "booster",
    "bumper",
    "cannon",
    "flipper",
    "hex_bumper",
    "mushroom",
    "pipe_cap",
    "spring",
    "spring_ramp",
];

#[divan::bench(sample_count = 50, args = KINDS)]
fn arcs(bencher: divan::Bencher<'_, '_>, kind: &str) {
    if let Some((_, level, id)) = launchers().into_iter().find(|(name, ..)| *name == kind) {
        bencher.bench_local(|| launch(&level, id, level.start));
    }
}
