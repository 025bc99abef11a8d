//! A recording laid beside the level in view: dropped onto the window, compared again after an edit, put away.

use crate::level::canvas::hills;
use crate::projects::files::Dropped;
use crate::support::scratch;
use eframe::egui::accesskit::Role;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::{Edit, GestureId};
use kit::play::ghost::Ghost;
use loopwright::app::App;
use loopwright::command::{Command, TimelineCommand};
use sim::file::{Disk, write_recording};
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::recording::{Column, Columns, Recording, Row};
use sim::trace::NoTrace;
use sim::world::World;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Duration;

/// Runs right for two seconds; frame 0x3C is altered.
fn recording(h: &Harness<'_, App>, name: &str) -> PathBuf {
    let level = Level::compile(h.state().document().project(), &h.state().session().level).unwrap();
    let mut world = World::new(&level);
    let mut rows: Vec<Row> = Vec::new();
    for number in 0..120 {
        world.step(&level, Input { held: Buttons::RIGHT, pressed: Buttons::NONE }, &mut NoTrace);
        rows.push(Row::of(&world, number, Buttons::RIGHT));
    }
    rows[0x3C][Column::XSpeed] += 1;
    let path = scratch(name).join("run.csv");
    write_recording(&Disk, &path, &Recording { columns: Columns::OF_WORLD, rows, ..Recording::default() }).unwrap();
    path
}

/// Lets the thread work until a ghost is as wished.
fn wait(h: &mut Harness<'_, App>, wish: impl Fn(&Ghost) -> bool) -> Arc<Ghost> {
    for _ in 0..2000 {
        h.run_ok();
        if let Some(ghost) = h.state().ghosts().ghost().filter(|ghost| wish(ghost)) {
            let ghost = Arc::clone(ghost);
            h.run_ok();
            return ghost;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    panic!("no such ghost: {:?}, {:?}", h.state().ghosts().ghost(), h.state().ghosts().problem());
}

#[test]
fn a_dropped_recording_is_compared_and_follows_edits() {
    let mut h = hills();
    let path = recording(&h, "recording");
    h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    let ghost = wait(&mut h, |_| true);
    assert_eq!((ghost.run_through, ghost.theirs.len(), ghost.lag), (0x3C, 120, 0));
    let difference = ghost.difference.as_ref().unwrap();
    assert_eq!((difference.frame.as_str(), difference.fields.len(), difference.fields[0].0), ("003C", 1, "x_speed"));
    assert_eq!(ghost.at(u32::from(ghost.is_prepared) + 1), Some(ghost.theirs[0]));
    assert_eq!(ghost.at(0), None);
    h.get_by_label("First difference: frame 003C");
    h.get_by_label("Show").click();
    h.run_ok();
    let view = h.state().session().canvas.view;
    let middle = view.origin + h.state().session().canvas.size / view.zoom / 2.0;
    assert!((middle.x - difference.theirs.0 as f32).abs() < 200.0, "{middle:?} {difference:?}");

    // The level begins in another place now: not one frame is as recorded.
    let key = h.state().session().level.clone();
    let mut start = h.state().document().level(&key).unwrap().start;
    start.x += 3;
    let edits = vec![Edit::SetStart { level: key, start }];
    h.state_mut().send(Command::Edit { label: "Move start".into(), gesture: None, edits: edits.into() });
    assert_eq!(wait(&mut h, |ghost| ghost.run_through < 0x3C).run_through, 0);

    h.get_by_label("Unload").click();
    h.run_ok();
    assert!(h.state().ghosts().ghost().is_none() && h.state().session().play.recording.is_none());
}

#[test]
fn a_file_that_is_no_recording_is_reported_in_the_pane() {
    let mut h = hills();
    let path = scratch("no-recording").join("broken.csv");
    std::fs::write(&path, "input,x\n8\n").unwrap();
    h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    for _ in 0..2000 {
        h.run_ok();
        if h.state().ghosts().problem().is_some() {
            break;
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    h.run_ok();
    assert!(h.query_all_by_label_contains("broken.csv:2:2: the line ends").next().is_some());
}

#[test]
fn a_recording_is_put_on_the_timeline_and_beside_another_run() {
    let mut h = hills();
    let path = recording(&h, "recording-on-the-timeline");
    h.input_mut().dropped_files.push(Arc::new(Dropped(path)));
    let ghost = wait(&mut h, |_| true);
    h.get_by_label("Show on the timeline").click();
    h.run_steps(4);
    let track = h.state().timeline().track().expect("it is simulated").clone();
    assert_eq!(track.samples().skip(1).map(|sample| sample.px()).collect::<Vec<_>>(), ghost.ours);
    assert_eq!(h.state().play().world().map(|world| world.frame), Some(0), "its start is shown");

    // Another run is in hand: the recording is beside it, also once it is put away.
    let edited = track.log().up_to(60);
    let wish = TimelineCommand::Press(GestureId(77), Box::new(edited), None, 60);
    h.state_mut().send(Command::Timeline(wish));
    h.run_steps(4);
    h.get_by_label("Beside").click();
    h.run_steps(4);
    h.get_by_role_and_label(Role::Button, "run.csv").click();
    h.run_steps(4);
    h.state_mut().send(Command::Session(Box::new(|session| session.play.recording = None)));
    h.run_steps(4);
    let beside = h.state().timeline().beside();
    let ways: Vec<_> = beside.iter().filter_map(|run| run.track.as_ref()).map(|track| track.frames()).collect();
    assert_eq!(ways, [120]);
}
