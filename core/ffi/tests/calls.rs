//! The interface as a C program uses it: what it gives, and what it refuses.
#![allow(unsafe_code, reason = "the interface is one of pointers")]

use loopwright_core::*;
use sim::file::{Disk, open};
use sim::input::Buttons;
use sim::level::Level;
use sim::project::Project;
use sim::replay::Replay;
use std::collections::BTreeMap;
use std::ffi::{CStr, CString};
use std::path::{Path, PathBuf};
use std::ptr::{null, null_mut};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../projects").join(name)
}

fn text(text: &str) -> CString {
    CString::new(text).expect("no zero inside")
}

/// A handle that is freed.
struct Owned<T>(*mut T, unsafe extern "C" fn(*mut T));

impl<T> Drop for Owned<T> {
    fn drop(&mut self) {
        // SAFETY: the handle came from the library, and is freed once.
        unsafe { (self.1)(self.0) };
    }
}

fn opened(name: &str) -> Owned<LwcProject> {
    let mut project = null_mut();
    // SAFETY: the pointers are valid.
    let status = unsafe { lwc_project_open(text(&folder(name).display().to_string()).as_ptr(), &raw mut project) };
    assert_eq!(status, LwcStatus::Ok, "{}", error());
    Owned(project, lwc_project_free)
}

fn error() -> String {
    // SAFETY: the library's text ends with a zero.
    unsafe { CStr::from_ptr(lwc_error()) }.to_string_lossy().into_owned()
}

fn world(project: &Owned<LwcProject>, run: &str) -> Owned<LwcWorld> {
    let mut world = null_mut();
    // SAFETY: the pointers are valid.
    let status = unsafe { lwc_world_of_run(project.0, text(run).as_ptr(), &raw mut world) };
    assert_eq!(status, LwcStatus::Ok, "{}", error());
    Owned(world, lwc_world_free)
}

fn inputs(project: &Owned<LwcProject>, run: &str, pad: u32) -> Vec<u8> {
    let mut count = 0;
    // SAFETY: the pointers are valid, and the list has that room.
    unsafe {
        assert_eq!(
            lwc_project_run_inputs(project.0, text(run).as_ptr(), pad, null_mut(), 0, &raw mut count),
            LwcStatus::Ok
        );
        let mut inputs = vec![0; count];
        let run = text(run);
        let status = lwc_project_run_inputs(project.0, run.as_ptr(), pad, inputs.as_mut_ptr(), count, &raw mut count);
        assert_eq!((status, count), (LwcStatus::Ok, inputs.len()));
        inputs
    }
}

fn step(world: &Owned<LwcWorld>, buttons: u8, second: u8) {
    // SAFETY: the world is one of the library.
    assert_eq!(unsafe { lwc_world_step(world.0, buttons, second) }, LwcStatus::Ok, "{}", error());
}

fn digest(world: &Owned<LwcWorld>) -> u64 {
    // SAFETY: the world is one of the library.
    unsafe { lwc_world_digest(world.0) }
}

fn project(name: &str) -> Project {
    open(&Disk, &folder(name), &mut |_, _| {}).expect("a sample").project
}

#[test]
fn every_run_of_the_samples_ends_as_in_the_editor() {
    for name in ["first-steps", "two-roads", "night-shift", "object-gym", "abilities", "workshop"] {
        let (sample, project) = (project(name), opened(name));
        // SAFETY: the project is one of the library.
        let count = unsafe { lwc_project_run_count(project.0) };
        assert!(count > 0);
        for n in 0..count {
            // SAFETY: as above, and there is such a run.
            let key = unsafe { CStr::from_ptr(lwc_project_run_name(project.0, n)) }.to_str().expect("UTF-8").to_owned();
            let world = world(&project, &key);
            let [first, second] = [0, 1].map(|pad| inputs(&project, &key, pad));
            for (frame, buttons) in first.iter().enumerate() {
                step(&world, *buttons, second.get(frame).copied().unwrap_or(0));
            }
            let run = sample.runs.iter().find(|run| run.key == key).expect("the run");
            let level = Level::for_run(&sample, run).expect("its level");
            assert_eq!(digest(&world), Replay::new(run, &level).finish().digest(), "{name}: {key}");
        }
    }
}

#[test]
fn a_snapshot_goes_on_as_the_world_did() {
    let project = opened("first-steps");
    let (world, pressed) = (world(&project, "main-path"), inputs(&project, "main-path", 0));
    let mut kept = Vec::new();
    for (frame, buttons) in pressed.iter().enumerate() {
        if frame == 300 {
            let mut count = 0;
            // SAFETY: the pointers are valid, and the list has that room.
            unsafe {
                assert_eq!(lwc_world_snapshot(world.0, null_mut(), 0, &raw mut count), LwcStatus::Ok);
                kept = vec![0; count];
                assert_eq!(lwc_world_snapshot(world.0, kept.as_mut_ptr(), count, &raw mut count), LwcStatus::Ok);
            }
        }
        step(&world, *buttons, 0);
    }
    let end = digest(&world);
    // SAFETY: the bytes are there.
    unsafe { assert_eq!(lwc_world_restore(world.0, kept.as_ptr(), kept.len()), LwcStatus::Ok, "{}", error()) };
    pressed.iter().skip(300).for_each(|buttons| step(&world, *buttons, 0));
    assert_eq!(digest(&world), end);
    // Cut and changed snapshots are refused, or are worlds that step.
    let mut state = 1_u32;
    let mut random = |below: usize| {
        state ^= state << 13;
        state ^= state >> 17;
        state ^= state << 5;
        state as usize % below.max(1)
    };
    let mut refused = 0;
    for _ in 0..20_000 {
        let mut bytes = kept.clone();
        if random(4) == 0 {
            bytes.truncate(random(kept.len()));
        }
        for _ in 0..random(5) {
            let at = random(bytes.len());
            if let Some(byte) = bytes.get_mut(at) {
                *byte = random(256) as u8;
            }
        }
        // SAFETY: the bytes are there.
        match unsafe { lwc_world_restore(world.0, bytes.as_ptr(), bytes.len()) } {
            LwcStatus::Ok => step(&world, random(256) as u8, 0),
            LwcStatus::Snapshot => refused += 1,
            other => panic!("{other:?}: {}", error()),
        }
    }
    assert!(refused > 5_000, "{refused}");
}

#[test]
fn states_objects_and_what_a_step_did_are_reported() {
    let project = opened("first-steps");
    let world = world(&project, "main-path");
    let (mut heard, mut cast, mut checked, mut compared) = (BTreeMap::<String, u32>::new(), 0, 0, 0);
    let mut kinds = BTreeMap::<String, u32>::new();
    for buttons in inputs(&project, "main-path", 0) {
        step(&world, buttons, 0);
        // SAFETY: the pointers are valid, and the lists have that room.
        unsafe {
            let (mut count, mut events, mut objects) = (0, [0; 32], Vec::with_capacity(128));
            assert_eq!(lwc_world_events(world.0, events.as_mut_ptr(), 32, &raw mut count), LwcStatus::Ok);
            for event in &events[..count] {
                *heard.entry(CStr::from_ptr(lwc_event_name(*event)).to_string_lossy().into_owned()).or_default() += 1;
            }
            assert_eq!(lwc_world_objects(world.0, objects.as_mut_ptr(), 128, &raw mut count), LwcStatus::Ok);
            objects.set_len(count);
            for object in &objects {
                let object: &LwcObject = object;
                *kinds.entry(CStr::from_ptr(object.kind).to_string_lossy().into_owned()).or_default() += 1;
            }
            assert_eq!(lwc_world_sensors(world.0, null_mut(), 0, &raw mut count), LwcStatus::Ok);
            cast += count;
            assert_eq!(lwc_world_solids(world.0, null_mut(), 0, &raw mut count), LwcStatus::Ok);
            checked += count;
            assert_eq!(lwc_world_boxes(world.0, null_mut(), 0, &raw mut count), LwcStatus::Ok);
            compared += count;
        }
    }
    assert!(cast > 1_000 && checked > 0 && compared > 0, "{cast} {checked} {compared}");
    assert!(heard.contains_key("Jumped") && heard.contains_key("RingGained") && heard.contains_key("GoalReached"));
    assert!(kinds.contains_key("ring") && !kinds.contains_key(""), "{kinds:?}");
    // SAFETY: a state is plain data, and the pointers are valid.
    unsafe {
        let (mut state, mut player) = (std::mem::zeroed::<LwcState>(), std::mem::zeroed::<LwcPlayer>());
        assert_eq!(lwc_world_state(world.0, &raw mut state, size_of::<LwcState>()), LwcStatus::Ok);
        assert_eq!(lwc_world_player(world.0, 0, &raw mut player, size_of::<LwcPlayer>()), LwcStatus::Ok);
        assert!(state.goal_reached && state.rings > 0 && !state.has_partner);
        let name = lwc_animation_name(player.animation);
        assert!(!name.is_null() && player.height_radius > 0 && player.x > 0);
        let none = lwc_world_player(world.0, 1, &raw mut player, size_of::<LwcPlayer>());
        assert_eq!((none, error().as_str()), (LwcStatus::Missing, "there is no player 1"));
    }
}

#[test]
fn nulls_wrong_sizes_and_wrong_names_are_refused() {
    let sample = opened("first-steps");
    let world = world(&sample, "main-path");
    let (mut made, mut other, mut count) = (null_mut(), null_mut(), 0);
    // SAFETY: each pointer is null or valid.
    unsafe {
        assert_eq!(lwc_project_open(null(), &raw mut made), LwcStatus::Null);
        assert_eq!(lwc_project_open(text("/nowhere/at/all").as_ptr(), &raw mut made), LwcStatus::Project);
        assert!(made.is_null() && error().contains("/nowhere/at/all"), "{}", error());
        assert_eq!(lwc_project_open(text("a").as_ptr(), null_mut()), LwcStatus::Null);
        assert_eq!(lwc_project_open(c"\xFF".as_ptr(), &raw mut made), LwcStatus::Text);
        assert_eq!(lwc_project_from_files(null(), 1, &raw mut made), LwcStatus::Null);
        assert_eq!(lwc_project_from_files(null(), 0, &raw mut made), LwcStatus::Project);
        let beyond = LwcFile { path: c"../../../a.json".as_ptr(), bytes: null(), size: 0 };
        assert_eq!(lwc_project_from_files(&raw const beyond, 1, &raw mut made), LwcStatus::Project);
        assert_eq!(lwc_world_new(null(), c"meadow".as_ptr(), &raw mut other), LwcStatus::Null);
        assert_eq!(lwc_world_new(sample.0, c"none".as_ptr(), &raw mut other), LwcStatus::Missing);
        assert_eq!(lwc_world_of_run(sample.0, c"none".as_ptr(), &raw mut other), LwcStatus::Missing);
        assert_eq!(lwc_world_of_run(sample.0, null(), &raw mut other), LwcStatus::Null);
        assert!(other.is_null());
        assert_eq!(lwc_world_step(null_mut(), 0, 0), LwcStatus::Null);
        assert_eq!(lwc_world_restart(null_mut()), LwcStatus::Null);
        assert_eq!(lwc_world_reload(null_mut(), sample.0), LwcStatus::Null);
        assert_eq!(lwc_world_reload(world.0, null()), LwcStatus::Null);
        assert_eq!(lwc_world_restore(world.0, null(), 7), LwcStatus::Null);
        assert_eq!(lwc_world_restore(world.0, null(), 0), LwcStatus::Snapshot);
        let mut state = std::mem::zeroed::<LwcState>();
        assert_eq!(lwc_world_state(world.0, &raw mut state, 7), LwcStatus::Size);
        assert_eq!(lwc_world_state(world.0, null_mut(), size_of::<LwcState>()), LwcStatus::Null);
        assert_eq!(lwc_world_state(null(), &raw mut state, size_of::<LwcState>()), LwcStatus::Null);
        assert_eq!(lwc_world_player(world.0, 0, null_mut(), size_of::<LwcPlayer>()), LwcStatus::Null);
        assert_eq!(lwc_world_objects(world.0, null_mut(), 5, &raw mut count), LwcStatus::Null);
        assert_eq!(lwc_world_objects(world.0, null_mut(), 0, null_mut()), LwcStatus::Null);
        assert_eq!(lwc_world_snapshot(null(), null_mut(), 0, &raw mut count), LwcStatus::Null);
        assert_eq!(lwc_world_sensors(null(), null_mut(), 0, &raw mut count), LwcStatus::Null);
        assert_eq!(lwc_world_solids(null(), null_mut(), 0, &raw mut count), LwcStatus::Null);
        assert_eq!(lwc_world_boxes(null(), null_mut(), 0, &raw mut count), LwcStatus::Null);
        assert_eq!(lwc_world_events(null(), null_mut(), 0, &raw mut count), LwcStatus::Null);
        assert_eq!(
            (lwc_world_digest(null()), lwc_project_level_count(null()), lwc_project_run_count(null())),
            (0, 0, 0)
        );
        assert!(lwc_project_level_name(sample.0, 99).is_null() && lwc_project_run_name(null(), 0).is_null());
        assert_eq!(
            lwc_project_run_inputs(sample.0, c"main-path".as_ptr(), 2, null_mut(), 0, &raw mut count),
            LwcStatus::Missing
        );
        lwc_project_free(null_mut());
        lwc_world_free(null_mut());
    }
    assert!(lwc_event_name(99).is_null() && lwc_animation_name(255).is_null());
    assert_eq!((lwc_version(), lwc_format_version()), (1, 1));
    let buttons = [LWC_UP, LWC_DOWN, LWC_LEFT, LWC_RIGHT, LWC_JUMP, LWC_JUMP_2, LWC_JUMP_3, LWC_START];
    let known =
        [Buttons::UP, Buttons::DOWN, Buttons::LEFT, Buttons::RIGHT, Buttons::JUMP, Buttons::JUMP_2, Buttons::JUMP_3];
    assert!(buttons.iter().zip(known.iter().chain([&Buttons::START])).all(|(here, there)| *here == there.0));
}

/// Files of a project, and of its tileset beside it, by their paths from the project's folder.
fn files(name: &str) -> Vec<(CString, Vec<u8>)> {
    let mut found = Vec::new();
    let mut folders = vec![(folder(name), String::new()), (folder("../tilesets"), "../../tilesets/".to_owned())];
    while let Some((folder, before)) = folders.pop() {
        for entry in std::fs::read_dir(folder).expect("a folder") {
            let path = entry.expect("an entry").path();
            let name = format!("{before}{}", path.file_name().expect("a name").to_string_lossy());
            if path.is_dir() {
                folders.push((path, name + "/"));
            } else {
                found.push((text(&name), std::fs::read(path).expect("a file")));
            }
        }
    }
    found
}

/// Opens a project in memory.
fn from_files(contents: &[(CString, Vec<u8>)]) -> (LwcStatus, Owned<LwcProject>) {
    let files: Vec<LwcFile> = contents
        .iter()
        .map(|(path, bytes)| LwcFile { path: path.as_ptr(), bytes: bytes.as_ptr(), size: bytes.len() })
        .collect();
    let mut project = null_mut();
    // SAFETY: the files are there.
    let status = unsafe { lwc_project_from_files(files.as_ptr(), files.len(), &raw mut project) };
    (status, Owned(project, lwc_project_free))
}

/// Damaged files: `LOOPWRIGHT_FUZZ=500` makes a million of them.
#[test]
fn a_damaged_project_is_an_error_or_is_played() {
    let whole: Vec<(CString, Vec<u8>)> =
        files("first-steps").into_iter().filter(|(path, _)| path.as_bytes().ends_with(b".json")).collect();
    let factor: usize = std::env::var("LOOPWRIGHT_FUZZ").ok().and_then(|factor| factor.parse().ok()).unwrap_or(1);
    let mut state = 7u64;
    let mut below = |limit: usize| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (state >> 33) as usize % limit.max(1)
    };
    let (mut opened, mut refused) = (0, 0);
    for _ in 0..2000 * factor {
        let mut contents = whole.clone();
        let which = below(contents.len());
        let bytes = &mut contents[which].1;
        for _ in 0..=below(3) {
            let at = below(bytes.len());
            match below(6) {
                0 => bytes.truncate(at),
                1 => drop(bytes.drain(at..(at + below(40)).min(bytes.len()))),
                2 => bytes.insert(at.min(bytes.len()), b"{}[],:\"-0919e."[below(14)]),
                3 if !bytes.is_empty() => bytes[at] = below(256) as u8,
                // Another number in place of a digit is the damage that is read.
                _ => {
                    let digit = bytes.iter().skip(at).position(u8::is_ascii_digit).map(|more| at + more);
                    if let Some(digit) = digit {
                        bytes[digit] = b'0' + below(10) as u8;
                    }
                }
            }
        }
        let (status, project) = from_files(&contents);
        if status != LwcStatus::Ok {
            assert!(project.0.is_null() && !error().is_empty(), "{status:?}");
            refused += 1;
            continue;
        }
        opened += 1;
        let mut world = null_mut();
        // SAFETY: the project is one of the library, and the pointers are valid.
        unsafe {
            if lwc_project_level_count(project.0) > 0
                && lwc_world_new(project.0, lwc_project_level_name(project.0, 0), &raw mut world) == LwcStatus::Ok
            {
                for frame in 0..20 {
                    assert_eq!(
                        lwc_world_step(world, if frame % 7 < 4 { 24 } else { 8 }, 0),
                        LwcStatus::Ok,
                        "{}",
                        error()
                    );
                }
            }
            lwc_world_free(world);
        }
    }
    assert!(opened > 200 && refused > 200, "{opened} opened, {refused} refused");
}

#[test]
fn a_project_in_memory_plays_and_takes_over_edits() {
    let mut contents = files("first-steps");
    let made = |contents: &[(CString, Vec<u8>)]| {
        let (status, project) = from_files(contents);
        assert_eq!(status, LwcStatus::Ok, "{}", error());
        project
    };
    let (memory, disk) = (made(&contents), opened("first-steps"));
    let (here, there) = (world(&memory, "main-path"), world(&disk, "main-path"));
    for buttons in inputs(&disk, "main-path", 0).into_iter().take(400) {
        step(&here, buttons, 0);
        step(&there, buttons, 0);
    }
    assert_eq!(digest(&here), digest(&there));
    // The player stays in place in a level that was edited, and the world goes on.
    // SAFETY: the world and the projects are of the library, and the states are plain data.
    unsafe {
        let level = contents.iter_mut().find(|(path, _)| path.as_bytes() == b"levels/meadow.json").expect("the level");
        let mut value: String = String::from_utf8(level.1.clone()).expect("UTF-8");
        value = value.replace("\"goal\": {", "\"goal_of_old\": {");
        level.1 = value.into_bytes();
        let place = |world: &Owned<LwcWorld>| {
            let mut player = std::mem::zeroed::<LwcPlayer>();
            assert_eq!(lwc_world_player(world.0, 0, &raw mut player, size_of::<LwcPlayer>()), LwcStatus::Ok);
            (player.x, player.y)
        };
        let before = place(&here);
        assert_eq!(lwc_world_reload(here.0, made(&contents).0), LwcStatus::Ok);
        assert_eq!(place(&here), before);
    }
    step(&here, 0, 0);
}
