//! Tiled as the judge, if it is installed: it opens what is written, and draws what the level shows.

use crate::samples::folder;
use crate::support::{blocks, plan, read, request, shipped};
use kit::exchange::Request;
use kit::pixels::Pixels;
use sim::file::Disk;
use sim::project::Project;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Lets Tiled draw layers of a map; `None` if it is not installed.
fn drawn(map: &Path, hidden: &[&str]) -> Option<Pixels> {
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!(
        "drawn-{}-{}.png",
        map.file_stem().unwrap().display(),
        std::process::id()
    ));
    let mut command = Command::new("tmxrasterizer");
    command.env("QT_QPA_PLATFORM", "offscreen").arg("--no-smoothing").arg("--ignore-visibility");
    for layer in hidden {
        command.args(["--hide-layer", layer]);
    }
    let output = command.arg(map).arg(&to).output().ok()?;
    let said = String::from_utf8_lossy(&output.stderr).replace("QStandardPaths: XDG_RUNTIME_DIR not set", "");
    assert!(output.status.success() && !said.to_lowercase().contains("error"), "{said}");
    let picture = Pixels::open(&Disk, &to).unwrap();
    let _ = std::fs::remove_file(&to);
    Some(picture)
}

/// The art of the first level of a project.
fn art(project: &Project) -> Pixels {
    let level = &project.levels[0];
    let side = usize::from(project.chunk_size) * 16;
    let mut picture = Pixels::clear(level.layout.width() as usize * side, level.layout.height() as usize * side);
    for ((x, y), block) in blocks(project, level) {
        for (at, pixel) in block.pixels.iter().enumerate() {
            picture.rgba[(y * 16 + at / 16) * picture.width + x * 16 + at % 16] = *pixel;
        }
    }
    picture
}

fn assert_same(name: &str, ours: &Pixels, theirs: &Pixels) {
    let places = (0..theirs.height).flat_map(|y| (0..theirs.width).map(move |x| (x, y)));
    let clear = |pixel: [u8; 4]| if pixel[3] == 0 { [0; 4] } else { pixel };
    let differing = places.filter(|(x, y)| clear(ours.at(*x, *y)) != clear(theirs.at(*x, *y))).count();
    assert_eq!(differing, 0, "{name}: pixels of {} × {}", theirs.width, theirs.height);
}

#[test]
fn tiled_draws_what_was_exported() {
    let (project, home) = shipped("first-steps");
    let to = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("judged-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&to);
    let wanted = Request { home: Some(home), ..request(&to) };
    let plan = plan("tiled", &Disk, &project, &wanted);
    plan.ready.write(&Disk).unwrap();
    let map: PathBuf = to.join(format!("{}.tmx", project.levels[0].key));
    let hidden = ["Background 1", "Background 2", "Background 3", "Collision", "Collision A", "Collision B", "Objects"];
    if let Some(theirs) = drawn(&map, &hidden) {
        assert_same("first-steps", &art(&project), &theirs);
    }
    let _ = std::fs::remove_dir_all(&to);
}

#[test]
fn imported_maps_show_what_tiled_draws() {
    let Some(folder) = folder("tiled") else { return };
    for (name, hidden, height) in [("desert.tmx", &[][..], 1280), ("orthogonal-outside.tmx", &["Objects"][..], 480)] {
        let Some(theirs) = drawn(&folder.join(name), hidden) else { return };
        let mut wanted = request(folder.join(name));
        wanted.mapping.layers.insert("Objects".into(), "none".into());
        let imported = read(&Disk, &wanted).unwrap();
        let ours = art(&imported.project);
        // Tiled makes its picture larger than the map if tiles could reach beyond it.
        let rows = theirs.rgba[..height * theirs.width].to_vec();
        let cut = Pixels { width: theirs.width, height, rgba: rows };
        assert_same(name, &ours, &cut);
    }
}
