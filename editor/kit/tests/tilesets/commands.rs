//! The same without a window.

use crate::importing::drawn;
use clap::Parser as _;
use kit::command_line::{Cli, run};
use kit::exchange::tilesets::Cut;
use kit::pixels::Pixels;
use sim::file::{Disk, open};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

fn scratch(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("tilesets-{name}-{}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_work_is_done_even_if_nobody_reads_the_output() {
    let home = scratch("unread");
    let path = |name: &str| home.join(name).display().to_string();
    std::fs::write(path("hills.png"), drawn(&["#/"], Cut::default()).to_png().unwrap()).unwrap();
    for arguments in [
        ["import", "png", &path("hills.png"), "-o", &path("game")],
        ["export", "tiles", &path("game"), "-o", &path("out")],
    ] {
        let mut command = Command::new(env!("CARGO_BIN_EXE_loopwright-kit"));
        let mut child = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop((child.stdout.take(), child.stderr.take()));
        assert!(child.wait().unwrap().success(), "{arguments:?}");
    }
    assert!(home.join("out/heights.bin").is_file());
    let _ = std::fs::remove_dir_all(home);
}

fn loopwright(args: &[&str]) -> bool {
    let cli = Cli::try_parse_from(["loopwright"].iter().chain(args)).unwrap_or_else(|error| panic!("{error}"));
    run(cli.command.as_ref().unwrap()) == ExitCode::SUCCESS
}

#[test]
fn pictures_go_into_a_new_and_an_old_project_and_arrays_out() {
    let home = scratch("commands");
    let cut = Cut { margin: 1, spacing: 1 };
    let path = |name: &str| home.join(name).display().to_string();
    std::fs::write(path("hills.png"), drawn(&["#/\\", "^.."], cut).to_png().unwrap()).unwrap();
    std::fs::write(path("mask.png"), drawn(&["/.", ".."], Cut::default()).to_png().unwrap()).unwrap();
    std::fs::write(path("art.png"), drawn(&["##", ".#"], Cut::default()).to_png().unwrap()).unwrap();
    let project = path("game");
    let hills = path("hills.png");
    let spaced = ["import", "png", &hills, "-o", &project, "--margin", "1", "--spacing", "1", "--chunks"];
    assert!(loopwright(&[&spaced[..], &["--dry-run"]].concat()));
    assert!(!Path::new(&project).exists(), "only reported");
    assert!(loopwright(&spaced));
    assert!(loopwright(&["import", "png", &path("art.png"), "--collision", &path("mask.png"), "-o", &project]));
    assert!(!loopwright(&["import", "png", &path("art.png"), "--collision", &hills, "-o", &project]), "another size");
    let opened = open(&Disk, Path::new(&project), &mut |_, _| {}).unwrap();
    assert!(opened.problems.is_empty(), "{:?}", opened.problems);
    let sets = &opened.project.tilesets;
    let listed: Vec<_> =
        sets.iter().map(|set| (set.path.as_str(), set.first_block, set.tileset.blocks.len())).collect();
    assert_eq!(listed, [("tilesets/hills", 0, 3), ("tilesets/art", 256, 3)]);
    assert_eq!(opened.project.chunks.len(), 2);
    let art = std::fs::read(Path::new(&project).join("tilesets/hills/art.png")).unwrap();
    assert_eq!(Pixels::read(&art).unwrap().width, 48, "without margin and spacing");
    let out = path("out");
    assert!(!loopwright(&["export", "tiles", &project, "-o", &out]), "which of the two?");
    assert!(loopwright(&["export", "tiles", &project, "--tileset", "hills", "-o", &out]));
    assert_eq!(std::fs::read(home.join("out/heights.bin")).unwrap().len(), 0x1000);
    assert!(home.join("out/collision-a.png").is_file());
    let again = ["export", "tiles", &project, "--tileset", "tilesets/art", "-o", &out, "--form", "bin"];
    assert!(!loopwright(&again), "nothing is overwritten unasked");
    assert!(loopwright(&[&again[..], &["--overwrite"]].concat()));
    std::fs::write(path("torn.png"), &art[..art.len() / 2]).unwrap();
    assert!(!loopwright(&["import", "png", &path("torn.png"), "-o", &project]));
    assert!(!loopwright(&["import", "png", &path("gone.png"), "-o", &project]));
    let after = open(&Disk, Path::new(&project), &mut |_, _| {}).unwrap();
    assert_eq!(after.project.tilesets.len(), 2);
    let _ = std::fs::remove_dir_all(home);
}

/// A drawn piece of level becomes one that can be played.
#[test]
fn a_maze_goes_out_as_a_picture_and_as_a_layout_and_comes_back() {
    let home = scratch("mazes");
    let path = |name: &str| home.join(name).display().to_string();
    let sample = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects/mazes");
    let (project, cells) = (path("game"), (0..64 * 64).map(|n| if n % 5 == 0 { 1 } else { 0x3A }).collect::<Vec<u8>>());
    let saved = open(&Disk, &sample, &mut |_, _| {}).unwrap().project;
    sim::file::save_as(&Disk, &saved, None, Path::new(&project)).unwrap();
    std::fs::write(path("stage.bin"), &cells).unwrap();
    let import = ["import", "maze", &path("stage.bin"), "-o", &project];
    assert!(loopwright(&import));
    assert!(!loopwright(&import), "the name is taken");
    assert!(loopwright(&[&import[..], &["--name", "again"]].concat()));
    std::fs::write(path("short.bin"), &cells[1..]).unwrap();
    assert!(!loopwright(&["import", "maze", &path("short.bin"), "-o", &project]));

    let out = path("out.bin");
    assert!(!loopwright(&["export", "maze", &project, "-o", &out]), "which of the three?");
    assert!(loopwright(&["export", "maze", &project, "--maze", "stage", "-o", &out]));
    assert_eq!(std::fs::read(&out).unwrap(), cells);
    assert!(!loopwright(&["export", "maze", &project, "--maze", "carousel", "-o", &out]), "the file is there");
    let (plain, way) = (path("plain.png"), path("way.png"));
    let picture = |to: &str, more: &[&str]| {
        loopwright(&[&["export", "maze", &project, "--maze", "carousel", "-o", to][..], more].concat())
    };
    assert!(picture(&plain, &[]) && picture(&way, &["--run", "to-the-emerald"]));
    assert!(!picture(&plain, &["--overwrite", "--run", "none"]) && !picture(&path("out.gif"), &[]));
    let [plain, way] = [plain, way].map(|file| Pixels::read(&std::fs::read(file).unwrap()).unwrap());
    assert_eq!((plain.width, plain.height), (28 * 24, 18 * 24));
    let changed = plain.rgba.iter().zip(&way.rgba).filter(|(plain, way)| plain != way).count();
    assert!(changed > 500, "{changed} pixels show the way");
    let _ = std::fs::remove_dir_all(home);
}

#[test]
fn a_picture_laid_out_as_chunks_passes_the_checks() {
    let home = scratch("drawn-level");
    let path = |name: &str| home.join(name).display().to_string();
    // Sky, a hill in the middle, a floor to both edges.
    let (sky, flat) = (".".repeat(40), "#".repeat(40));
    let hill = format!("{}/##\\{}", ".".repeat(18), ".".repeat(18));
    let rows: Vec<&str> = [vec![sky.as_str(); 20], vec![hill.as_str()], vec![flat.as_str(); 3]].concat();
    std::fs::write(path("level.png"), drawn(&rows, Cut::default()).to_png().unwrap()).unwrap();
    assert!(loopwright(&["import", "png", &path("level.png"), "-o", &path("game"), "--chunks"]));
    assert!(loopwright(&["check", &path("game"), "--severity", "hint"]));
    let project = open(&Disk, &home.join("game"), &mut |_, _| {}).unwrap().project;
    let level = &project.levels[0];
    assert_eq!((level.layout.width(), level.layout.height()), (5, 3));
    assert_eq!((level.start.x, level.start.y), (32, 21 * 16 - 20), "on the floor, at the left");
    let block = |x: usize, y: usize| {
        let chunk = level.layout.get(x as u32 / 8, y as u32 / 8).unwrap().chunk;
        project.chunks[usize::from(chunk)].cells[y % 8 * 8 + x % 8].block
    };
    assert_eq!((block(0, 0), block(18, 20) > 0, block(17, 20), block(39, 23) > 0), (0, true, 0, true));
    let _ = std::fs::remove_dir_all(home);
}
