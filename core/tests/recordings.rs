//! Recordings of our own runs, laid beside the rules again.

#![allow(clippy::unwrap_used)]

use proptest::prelude::*;
use sim::file::{self, Disk};
use sim::input::{Buttons, Input};
use sim::level::{Level, fixtures};
use sim::objects::kinds::devices::bubble::wobble;
use sim::objects::{Group, Object};
use sim::player::Player;
use sim::player::animation::AnimationKind;
use sim::project::{Placement, PlacementId, Start, Tide, WaterChange};
use sim::recording::agreement::{Agreement, Count};
use sim::recording::column::Values;
use sim::recording::places::Places;
use sim::recording::presses::Presses;
use sim::recording::steps::Score;
use sim::recording::through::{Begin, Comparison, Through};
use sim::recording::{Column, Columns, RecordedObject, Recording, Row, power};
use sim::replay;
use sim::ruleset::{Character, Game, Ruleset};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::path::Path;

/// Plays buttons from the level's start.
fn record(level: &Level, presses: Presses, frames: impl IntoIterator<Item = Buttons>) -> Recording {
    record_from(World::new(level), level, presses, frames)
}

fn record_from(
    mut world: World,
    level: &Level,
    presses: Presses,
    frames: impl IntoIterator<Item = Buttons>,
) -> Recording {
    let mut before = Buttons::NONE;
    let rows = frames.into_iter().zip(0..).map(|(held, number)| {
        let mut row = Row::default();
        row[Column::Input] = held.0.into();
        world.step(level, presses.input(before, &row), &mut NoTrace);
        before = held;
        Row::of(&world, number, held)
    });
    Recording { columns: Columns::OF_WORLD, rows: rows.collect(), ..Recording::default() }
}

/// The same of two players; `each` changes them before a frame.
fn record_two(
    world: &mut World,
    level: &Level,
    frames: &[Buttons],
    mut each: impl FnMut(usize, &mut World),
) -> Recording {
    let (mut rows, mut partners, mut before) = (Vec::new(), Vec::new(), Buttons::NONE);
    for (number, held) in frames.iter().enumerate() {
        each(number, world);
        world.step(level, Input::after(std::mem::replace(&mut before, *held), *held), &mut NoTrace);
        let partner = world.partner.as_ref().unwrap();
        rows.push(Row::of(world, number as u32, *held));
        partners.push(Row::of_partner(world, number as u32, Buttons(partner.player.flow.held)).unwrap());
    }
    let columns = Columns::OF_WORLD;
    let partner = Recording { columns: columns.with(Column::PartnerTask), rows: partners, ..Recording::default() };
    Recording { columns, rows, partner: Some(Box::new(partner)), ..Recording::default() }
}

/// A recording after a way through its file.
fn reread(recording: &Recording) -> Recording {
    let disk = file::MemoryStorage::new();
    file::Storage::create_folder(&disk, Path::new("in")).unwrap();
    let path = Path::new("in/recording.csv");
    file::write_recording(&disk, path, recording).unwrap();
    file::read_recording(&disk, path).unwrap()
}

fn compare(recording: &Recording, level: &Level, presses: Presses) -> Comparison {
    Comparison::of(Through::new(recording, level, presses, Begin::find(recording, level, presses)))
}

/// Runs, jumps, rolls and turns over a ramp.
fn on_a_ramp() -> (Level, Recording) {
    let mut level = fixtures::ramp(Ruleset::default());
    level.start = Start { x: 40, y: fixtures::FLOOR_Y - 20, ..level.start };
    let inputs = [(0, 5), (8, 60), (2, 20), (0x18, 30), (4, 40), (0x14, 9), (0, 40)];
    let recording = record(&level, Presses::New, replay::decode(&inputs));
    (level, recording)
}

#[test]
fn the_runs_of_the_samples_come_out_the_same_from_their_files() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../projects/first-steps");
    let project = file::open(&Disk, &folder, &mut |_, _| {}).unwrap().project;
    assert!(!project.runs.is_empty());
    for run in &project.runs {
        let mut level = Level::compile(&project, &run.level).unwrap();
        level.start = run.start.unwrap_or(level.start);
        let recording = record(&level, Presses::New, replay::decode(&run.inputs));
        assert_eq!(reread(&recording), recording, "{}", run.key);
        let frames = recording.rows.len();
        let comparison = compare(&recording, &level, Presses::find(&recording, &level).0);
        assert_eq!((comparison.frames, comparison.run_through, comparison.matched), (frames, frames, frames));
        assert!(comparison.first_difference.is_none(), "{}", run.key);
        let score = Score::of(&recording, &level, Presses::New, &Places::default());
        let count = Count { frames: frames - 1, exact: frames - 1 };
        assert_eq!(score.all, count, "{}: {:?}", run.key, score.kinds);
        // Rings are on some of the ways.
        let free = score.free_of_objects;
        assert!(free.exact == free.frames && (200..=count.frames).contains(&free.frames), "{}: {free:?}", run.key);
    }
}

#[test]
fn a_field_that_was_altered_is_the_first_difference() {
    let (level, clean) = on_a_ramp();
    // Other buttons lead to other results sooner or later, and the count of frames shows lag: they are left out.
    let left_out = [Column::Input, Column::FrameCount];
    for column in Column::ALL.into_iter().filter(|column| !left_out.contains(column)) {
        let mut recording = clean.clone();
        recording.rows[90][column] ^= if matches!(column, Column::XSub | Column::YSub) { 0x100 } else { 1 };
        let comparison = compare(&recording, &level, Presses::New);
        let counts = Column::COMPARED.contains(&column);
        let first = comparison.first_difference.map(|step| (step.row, step.differences));
        assert_eq!(first, counts.then(|| (90, [column].into_iter().collect())), "{column:?}");
        let frames = clean.rows.len();
        assert_eq!(comparison.run_through, if counts { 90 } else { frames }, "{column:?}");
        assert_eq!(comparison.matched, frames - usize::from(counts), "{column:?}: later frames match again");
    }
}

#[test]
fn what_else_a_row_shows_is_counted_apart() {
    let (level, clean) = on_a_ramp();
    // Buttons and what is named after a game's own fashion are not compared, nor what is left over from the last charge.
    let silent = [Column::Input, Column::FrameCount, Column::Frame, Column::GroundMode, Column::StandOnObject];
    let silent =
        [&silent[..], &[Column::Transforms, Column::Charge, Column::MoveTime, Column::WaterLevel, Column::Animation]];
    for column in Columns::OF_WORLD.iter().filter(|column| !Column::COMPARED.contains(column)) {
        if [Column::Input, Column::FrameCount].contains(&column) {
            continue; // other buttons change the run, and the count of frames shows lag
        }
        let mut recording = clean.clone();
        recording.rows[90][column] ^= 1;
        let comparison = compare(&recording, &level, Presses::New);
        assert!(comparison.first_difference.is_none(), "{column:?}");
        let says = !silent.concat().contains(&column);
        let Agreement { camera, hidden, differing } = comparison.agreement;
        let expected = says.then_some((column, (1, 90)));
        assert_eq!(differing.into_iter().collect::<Vec<_>>(), expected.into_iter().collect::<Vec<_>>(), "{column:?}");
        let is_camera = matches!(column, Column::CameraX | Column::CameraY);
        assert_eq!(camera.frames - camera.exact, usize::from(is_camera), "{column:?}");
        assert_eq!(hidden.frames - hidden.exact, usize::from(says && !is_camera), "{column:?}");
    }
}

#[test]
fn the_camera_of_a_first_row_lags_behind_the_rows_before_it() {
    let level = fixtures::flat(Ruleset::preset(Game::Sonic2));
    let frames = [(8, 60), (0, 200), (2, 6), (0x12, 1), (2, 2), (0, 60)];
    let recording = record(&level, Presses::New, replay::decode(&frames));
    let of = |from| Comparison::of(Through::new(&recording, &level, Presses::New, Begin::Row(from)));
    for from in [100, 262] {
        let comparison = of(from);
        assert!(comparison.first_difference.is_none(), "{from}");
        assert_eq!(comparison.agreement.differing.keys().collect::<Vec<_>>(), Vec::<&Column>::new(), "{from}");
    }
}

#[test]
fn recorded_objects_are_put_over_ours() {
    let mut builder = fixtures::flat_builder(512);
    let placed = |kind: &str, x, y| {
        let (id, kind) = (PlacementId(x as u64), kind.into());
        Placement { id, kind, x, y, ..Placement::default() }
    };
    builder.placements = vec![placed("bubble_maker", 240, 240), placed("stinger", 300, 100)];
    builder.start = Start { x: 100, y: fixtures::FLOOR_Y - 20, ..builder.start };
    let mut level = builder.build(Ruleset::preset(Game::Sonic2));
    level.water = Some(0);
    let mut recording = record(&level, Presses::New, vec![Buttons::NONE; 80]);
    let stinger = |row: usize| RecordedObject {
        slot: 40,
        kind: 0x4B,
        x: Sub::from_px(280 - (row.max(30) as i32 - 30)),
        y: Sub::from_px(90),
        x_speed: Speed(-0x100),
        routine: 2,
        ..RecordedObject::default()
    };
    let bubble = |row: usize| RecordedObject {
        slot: 41,
        kind: 0x02E04E,
        x: Sub::from_px(200 + wobble(row as u8 + 20)),
        y: Sub::from_px(150),
        y_speed: Speed(-0x88),
        routine: 4,
        subtype: 2,
        ..RecordedObject::default()
    };
    recording.objects = (0..80).map(|row| vec![stinger(row), bubble(row)]).collect();
    let of_kind = |world: &World, name: &str| {
        let mut found = world.objects.slots.iter().filter(|(_, object)| object.state.kind().info().name == name);
        let body = found.next().unwrap().1.body;
        assert!(found.next().is_none(), "one {name}");
        (body.x.px(), body.y.px())
    };
    for step in Through::new(&recording, &level, Presses::New, Begin::Row(0)) {
        let before = step.row - 1;
        assert_eq!(of_kind(&step.start, "stinger"), (280 - (before.max(30) as i32 - 30), 90), "row {}", step.row);
        assert_eq!(of_kind(&step.start, "bubble"), (200 + wobble(before as u8 + 20), 150), "row {}", step.row);
    }
}

#[test]
fn an_altered_step_is_wrong_once_as_an_end_and_once_as_a_start() {
    let (level, mut recording) = on_a_ramp();
    let near = Places::new(vec![(recording.rows[90][Column::X], recording.rows[90][Column::Y])]);
    recording.rows[90][Column::XSpeed] += 0x20;
    recording.rows[90][Column::GroundSpeed] += 0x20;
    let score = Score::of(&recording, &level, Presses::New, &Places::default());
    let frames = recording.rows.len() - 1;
    assert_eq!(score.all.frames, frames);
    assert!((1..=2).contains(&(frames - score.all.exact)), "{:?}", score.kinds);
    assert_eq!(score.first_difference.as_ref().map(|step| step.row), Some(90));
    assert!(score.kinds[0].1.contains(&90));
    let score = Score::of(&recording, &level, Presses::New, &near);
    assert_eq!(score.free_of_objects.exact, score.free_of_objects.frames, "an object may have done it");
    assert!(score.free_of_objects.frames < frames);
}

#[test]
fn taken_over_row_leaves_the_stage_of_the_water() {
    let deep = fixtures::FLOOR_Y + 100;
    let change = |stage, y| WaterChange { stage: Some(stage), y: Some(y), ..WaterChange::default() };
    let mut level = fixtures::flat(Ruleset::default());
    level.water = Some(deep);
    let changes = vec![WaterChange { next_stage: Some(1), ..change(0, deep - 5) }, change(1, deep - 50)];
    level.tide = Tide { swells: true, changes, ..Tide::default() };
    let recording = record(&level, Presses::New, [Buttons::NONE; 40]);
    let mut world = World::new(&level);
    (0..30).for_each(|_| world.step(&level, Input::default(), &mut NoTrace));
    let before = world.water;
    assert_eq!(before.map(|water| (water.stage, water.target)), Some((1, deep - 50)));
    recording.take_over(29, &level, &mut world);
    assert_eq!(world.water, before);
    recording.take_over(39, &level, &mut world);
    let by =
        |world: &World| world.water.zip(before).map(|(now, before)| (now.level - before.level, now.stage, now.target));
    assert_eq!(by(&world).map(|(_, stage, target)| (stage, target)), Some((1, deep - 50)));
    assert!(by(&world).is_some_and(|(moved, ..)| moved < 0), "the level follows the recorded surface");
}

#[test]
fn frames_in_which_the_game_stood_still_are_passed_over() {
    let (level, mut recording) = on_a_ramp();
    let clean = recording.rows.len();
    for index in [30, 50, 51] {
        let mut row = recording.rows[index - 1];
        row[Column::Input] ^= 0x10; // pressed while the game stood still, and let go in time
        recording.rows.insert(index, row);
    }
    assert_eq!(recording.lag(), 3);
    let comparison = compare(&recording, &level, Presses::New);
    assert_eq!((comparison.frames, comparison.run_through), (clean, clean));
    let score = Score::of(&recording, &level, Presses::New, &Places::default());
    assert_eq!(score.all, Count { frames: clean - 1, exact: clean - 1 });
}

#[test]
fn prepared_steps_before_the_first_row_are_found() {
    // A player starting in the air falls from the second frame on, so that a frame more or less shows.
    let mut level = fixtures::flat(Ruleset::default());
    level.start = Start { x: 100, y: fixtures::FLOOR_Y - 120, ..level.start };
    let frames = [Buttons::RIGHT, Buttons::RIGHT.with(Buttons::JUMP), Buttons::RIGHT];
    let played_here = record(&level, Presses::New, frames);
    let mut prepared = World::new(&level);
    prepared.prepare(&level);
    let by_a_console = record_from(prepared, &level, Presses::New, frames);
    for (recording, prepared) in [(played_here, false), (by_a_console, true)] {
        assert_eq!(Begin::find(&recording, &level, Presses::New), Begin::LevelStart { prepared });
        let comparison = compare(&recording, &level, Presses::New);
        assert_eq!((comparison.frames, comparison.run_through), (3, 3));
    }
    let (level, recording) = on_a_ramp();
    let from_row = Comparison::of(Through::new(&recording, &level, Presses::New, Begin::Row(100)));
    assert_eq!((from_row.frames, from_row.run_through), (recording.rows.len() - 101, recording.rows.len() - 101));
}

#[test]
fn held_buttons_distinguish_a_demo_from_a_person() {
    let level = fixtures::flat(Ruleset::default());
    let held = [(0, 2), (0x10, 200), (0, 20)];
    for presses in [Presses::New, Presses::Held] {
        let recording = record(&level, presses, replay::decode(&held));
        let (found, frames) = Presses::find(&recording, &level);
        assert_eq!(found, presses);
        assert!(frames > 0, "{presses:?}");
        let comparison = compare(&recording, &level, found);
        assert_eq!(comparison.run_through, recording.rows.len(), "{presses:?}");
    }
    let quiet = record(&level, Presses::Held, replay::decode(&[(8, 30)]));
    assert_eq!(Presses::find(&quiet, &level), (Presses::New, 0), "nothing shows it: a person");
}

#[test]
fn what_no_row_shows_follows_from_it_or_stays() {
    let (level, _) = on_a_ramp();
    let mut world = World::new(&level);
    let player = &mut world.player;
    (player.jumping, player.airborne, player.rolling, player.control_lock) = (true, true, true, 9);
    let columns = Columns::ALL.iter().filter(|column| !column.is_hidden()).collect();
    let take_over = |air: i32, rolling: i32, routine: i32, status: i32| {
        let (mut row, mut world) = (Row::default(), world.clone());
        row[Column::Status] = status | air << 1 | rolling << 2;
        (row[Column::Air], row[Column::Rolling], row[Column::Routine]) = (air, rolling, routine);
        Recording { columns, rows: vec![row], ..Recording::default() }.take_over(0, &level, &mut world);
        let Player { jumping, roll_jump, height_radius, control_lock, .. } = world.player;
        (jumping, roll_jump, height_radius, control_lock)
    };
    let tall_ball = if level.ruleset.roll_jump_keeps_ball { 14 } else { 19 };
    for (row, (air, rolling, routine, status), expected) in [
        ("goes on jumping", (1, 1, 2, 0), (true, false, 14, 9)),
        ("thrown by a spring", (1, 0, 2, 0), (false, false, 19, 9)),
        ("jumped out of a roll", (1, 1, 2, 0x10), (true, true, tall_ball, 9)),
        ("landed", (0, 0, 2, 0), (false, false, 19, 9)),
        ("landed rolling", (0, 1, 2, 0x10), (false, false, 14, 9)),
        ("was hit", (1, 0, 4, 0), (false, false, 19, 9)),
    ] {
        assert_eq!(take_over(air, rolling, routine, status), expected, "{row}");
    }
}

#[test]
fn columns_not_recorded_are_carried_from_our_own_steps() {
    let (level, recording) = on_a_ramp();
    for left_out in [Column::Status, Column::Routine, Column::CameraX, Column::Air, Column::Rolling, Column::XSub] {
        let mut recording = recording.clone();
        recording.columns = recording.columns.without(left_out);
        recording.rows.iter_mut().for_each(|row| row[left_out] = 0);
        let score = Score::of(&recording, &level, Presses::New, &Places::default());
        assert_eq!(score.all.exact, score.all.frames, "{left_out:?}: {:?}", score.kinds);
    }
}

/// A floor with a platform that swings up and down and with a goal post, and a run past both.
fn past_objects() -> Level {
    let mut level = fixtures::flat_builder(64);
    let placed = |id, kind: &str, x, extra: serde_json::Value| Placement {
        id: PlacementId(id),
        kind: kind.into(),
        x,
        y: fixtures::FLOOR_Y - 60,
        extra: extra.as_object().unwrap().clone(),
        ..Placement::default()
    };
    level.placements = vec![
        placed(1, "platform", 120, serde_json::json!({ "motion": "up_and_down" })),
        placed(2, "goal_post", 500, serde_json::json!({})),
    ];
    level.start = Start { x: 120, y: fixtures::FLOOR_Y - 180, ..level.start };
    level.build(Ruleset::default())
}

#[test]
fn steps_keep_the_objects_to_the_end_of_the_act() {
    let level = past_objects();
    let mut world = World::new(&level);
    world.prepare(&level);
    let buttons = replay::decode(&[(0, 120), (8, 200), (0, 200)]);
    let mut recording = record_from(world, &level, Presses::New, buttons);
    let x = |row: usize| recording.rows[row][Column::X];
    let speed = |row: usize| recording.rows[row][Column::GroundSpeed];
    assert!(speed(380) > speed(370) && x(380) > x(370), "the goal post walks him off, with no button held");
    recording.columns = recording.columns.iter().filter(|column| !column.is_hidden()).collect();
    let score = Score::of(&recording, &level, Presses::New, &Places::default());
    let frames = recording.rows.len() - 1;
    assert_eq!(score.all, Count { frames, exact: frames }, "{:?}", score.kinds);
    let Score { free_of_objects, near_object, on_object, .. } = score;
    assert!(free_of_objects.frames > 100 && near_object.frames > 20 && on_object.frames > 60);
    assert_eq!(free_of_objects.frames + near_object.frames + on_object.frames, frames);
}

#[test]
fn what_swings_has_swung_before_the_first_row() {
    let level = past_objects();
    let mut world = World::new(&level);
    let buttons = || replay::decode(&[(0, 160)]);
    let mut recording = record_from(world.clone(), &level, Presses::New, buttons());
    for _ in 0..71 {
        world.step(&level, sim::input::Input::default(), &mut NoTrace);
    }
    let begun = |recording: &Recording| {
        let step = Through::new(recording, &level, Presses::New, Begin::Row(70)).next().expect("it has more rows");
        step.start.objects.common.oscillators
    };
    assert_eq!(begun(&recording), world.objects.common.oscillators);
    // Without the count of frames nobody knows.
    recording.columns = recording.columns.iter().filter(|column| *column != Column::FrameCount).collect();
    assert_eq!(begun(&recording), World::new(&level).objects.common.oscillators);
}

#[test]
fn riders_stay_on_their_object_if_a_recording_has_other_slots() {
    let level = past_objects();
    let mut world = World::new(&level);
    world.prepare(&level);
    let mut recording = record_from(world, &level, Presses::New, replay::decode(&[(0, 160)]));
    let rides = |row: &Row| row[Column::Status] & 8 != 0;
    assert!(recording.rows.iter().filter(|row| rides(row)).count() > 60);
    let [post, none] = [33, 90];
    for slot in [post, none] {
        recording.rows.iter_mut().filter(|row| rides(row)).for_each(|row| row[Column::StandOnObject] = slot);
        let score = Score::of(&recording, &level, Presses::New, &Places::default());
        assert_eq!(score.all.exact, score.all.frames, "slot {slot}: {:?}", score.kinds);
    }
}

#[test]
fn a_step_begins_with_everything_that_was_recorded() {
    let (level, recording) = on_a_ramp();
    let mut rows = recording.rows.clone();
    for (column, value) in [
        (Column::Layer, 1),
        (Column::ControlLock, 7),
        (Column::Invulnerability, 40),
        (Column::Invincibility, 300),
        (Column::SpeedShoes, 500),
        (Column::TopSpeed, 0xC00),
        (Column::LookBias, 104),
        (Column::ScatterTimer, 9),
        (Column::LimitRight, 0x500),
        (Column::LimitBottom, 0x320),
        (Column::WidthRadius, 7),
        (Column::HeightRadius, 14),
        (Column::FrameCount, 4321),
        (Column::Rings, 12),
        (Column::PowerBits, power::SHIELD | power::LIGHTNING | power::INVINCIBLE | power::SHOES),
        (Column::RingTimer, 30),
        (Column::Charges, 1),
        (Column::Charge, 0x345),
    ] {
        rows[20][column] = value;
    }
    let altered = Recording { rows, ..recording.clone() };
    let mut world = World::new(&level);
    altered.take_over(20, &level, &mut world);
    let again = Row::of(&world, 20, recording.rows[20].held());
    assert_eq!(again, altered.rows[20], "every column of a world is taken over");

    let columns = [Column::InvincibilityTime, Column::SpeedShoesTime].into_iter().collect();
    let mut row = Row::default();
    (row[Column::InvincibilityTime], row[Column::SpeedShoesTime]) = (20, 150);
    for (game, unit) in [(Game::Sonic2, 1), (Game::Sonic3, 8)] {
        let level = fixtures::flat(Ruleset::preset(game));
        Recording { columns, rows: vec![row], ..Recording::default() }.take_over(0, &level, &mut world);
        assert_eq!((world.player.invincibility, world.player.speed_shoes), (20 * unit, 150 * unit), "{game:?}");
    }
}

#[test]
fn what_objects_make_carries_no_rider_of_a_recording() {
    let mut level = past_objects();
    level.water = Some(0);
    let mut world = World::new(&level);
    let is_part = |object: &Object| object.state.kind().info().group == Group::Parts;
    let part = |world: &World| world.objects.slots.iter().find(|(_, object)| is_part(object)).map(|(slot, _)| slot);
    for _ in 0..2000 {
        world.step(&level, Input::default(), &mut NoTrace);
        if world.player.on_object && part(&world).is_some() {
            break;
        }
    }
    let bubble = part(&world).expect("he breathes out under water, on the platform");
    assert!(world.player.on_object);
    let platform = world.player.stands_in;
    let mut row = Row::of(&world, 0, Buttons::NONE);
    for slot in [bubble, platform] {
        row[Column::StandOnObject] = slot.into();
        let recording = Recording { columns: Columns::OF_WORLD, rows: vec![row], ..Recording::default() };
        let mut taken = world.clone();
        recording.take_over(0, &level, &mut taken);
        assert_eq!(taken.player.stands_in, platform, "recorded in slot {slot}");
    }
}

/// A run through a recording from its first row; it must come out the same to the last.
fn follow(recording: &Recording, level: &Level) {
    let comparison = Comparison::of(Through::new(recording, level, Presses::New, Begin::Row(0)));
    assert_eq!(comparison.run_through, recording.rows.len() - 1);
}

#[test]
fn a_long_wait_before_the_first_row_follows_from_its_end() {
    let mut level = fixtures::flat(Ruleset::preset(Game::Sonic2));
    level.start = Start { x: 100, y: fixtures::FLOOR_Y - 20, ..level.start };
    for (frames, ends_in) in
        [(100, None), (220, Some((AnimationKind::Blink, 0x0A))), (1200, Some((AnimationKind::GetUp, 0x0B)))]
    {
        let mut world = World::new(&level);
        (0..frames).for_each(|_| world.step(&level, Input::default(), &mut NoTrace));
        let mut recording = Recording { columns: Columns::OF_WORLD.with(Column::Animation), ..Recording::default() };
        let (mut before, mut ended) = (Buttons::NONE, None);
        for (held, number) in replay::decode(&[(0, 3), (8, 30)]).zip(0..) {
            world.step(&level, Input::after(std::mem::replace(&mut before, held), held), &mut NoTrace);
            let mut row = Row::of(&world, number, held);
            let kind = world.player.animation.requested;
            ended = ended.or([AnimationKind::Blink, AnimationKind::GetUp].into_iter().find(|end| *end == kind));
            row[Column::Animation] = match kind {
                AnimationKind::Wait => 5,
                AnimationKind::Blink => 0x0A,
                AnimationKind::GetUp => 0x0B,
                _ => 0,
            };
            recording.rows.push(row);
        }
        assert_eq!(ended, ends_in.map(|(kind, _)| kind), "after {frames} frames");
        follow(&recording, &level);
    }
}

#[test]
fn the_air_of_the_first_row_follows_from_the_next_unit() {
    let mut level = fixtures::flat(Ruleset::preset(Game::Sonic3));
    level.water = Some(0);
    level.start = Start { x: 100, y: fixtures::FLOOR_Y - 20, ..level.start };
    for frames in [1630, 1665, 1730] {
        let mut world = World::new(&level);
        (0..frames).for_each(|_| world.step(&level, Input::default(), &mut NoTrace));
        let recording = record_from(world, &level, Presses::New, replay::decode(&[(0, 200)]));
        let drowns = recording.rows.iter().position(|row| row[Column::Routine] == 0xC);
        assert!(drowns.is_some_and(|row| row > 60), "he drowns after a unit of air or more: {drowns:?}");
        follow(&recording, &level);
    }
}

#[test]
fn the_leaders_earlier_places_follow_from_his_partner() {
    for (game, from) in [(Game::Sonic2, 60), (Game::Sonic2, 900), (Game::Sonic3, 60), (Game::Sonic3, 900)] {
        let mut level = fixtures::flat(Ruleset::preset(game));
        level.start = Start { x: from, y: fixtures::FLOOR_Y - 20, partner: Some(Character::Tails), ..level.start };
        let mut world = World::new(&level);
        (0..60).for_each(|_| world.step(&level, Input::default(), &mut NoTrace));
        let frames = [Buttons::NONE; 60];
        // Moved in the frame of the first row.
        let recording = record_two(&mut world, &level, &frames, |number, world| {
            if number == 0 {
                world.player.x = Sub::from_px(400);
            }
        });
        let partner = recording.partner.as_ref().unwrap();
        let held = |row: usize| partner.rows[row][Column::Input];
        assert!(held(1) == 0 && held(40) != 0, "he runs only after he saw it");
        follow(&recording, &level);
    }
}

#[test]
fn recorded_presses_count() {
    let level = fixtures::flat(Ruleset::default());
    // The second button goes down while the first is held: a press, as he lands.
    let mut recording = record(&level, Presses::New, replay::decode(&[(0, 2), (0x10, 90), (0x30, 9)]));
    for (row, pressed) in [(2, 0x10), (92, 0x20)] {
        recording.rows[row][Column::Pressed] = pressed;
    }
    recording.columns = recording.columns.with(Column::Pressed);
    assert_eq!(Presses::find(&recording, &level), (Presses::Recorded, 0));
    let comparison = compare(&recording, &level, Presses::Recorded);
    assert_eq!(comparison.run_through, recording.rows.len());
    assert!(recording.rows[92][Column::Air] == 1 && recording.rows[91][Column::Air] == 0);
}

/// A row of any values that a file can hold, extreme ones often.
fn any_row() -> impl Strategy<Value = Row> {
    prop::collection::vec(prop_oneof![Just(0u32), Just(0x7FFF), Just(0x8000), any::<u32>()], Column::COUNT).prop_map(
        |values| {
            let mut row = Row::default();
            for (column, value) in Column::ALL.into_iter().zip(values) {
                row[column] = match column.values() {
                    Values::UpTo(most) => (value % (most + 1)) as i32,
                    Values::Speed => i32::from(value as i16),
                    Values::Place => value as i32,
                };
            }
            row
        },
    )
}

/// An object of any values, often of a kind that is known.
fn any_object() -> impl Strategy<Value = RecordedObject> {
    let kind = prop_oneof![Just(0x4B), Just(0x37), Just(0x02E04E), any::<u32>()];
    let speeds = (any::<i16>(), any::<i16>());
    (kind, 0..24u8, any::<(i32, i32)>(), speeds, prop_oneof![Just(2), Just(4), any::<u8>()], 0..4u8).prop_map(
        |(kind, slot, (x, y), (x_speed, y_speed), routine, subtype)| RecordedObject {
            slot,
            kind,
            x: Sub(x),
            y: Sub(y),
            x_speed: Speed(x_speed),
            y_speed: Speed(y_speed),
            routine,
            subtype,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn any_rows_are_read_back_and_played_without_a_panic(
        rows in prop::collection::vec(any_row(), 0..24),
        objects in prop::collection::vec(prop::collection::vec(any_object(), 0..4), 0..30),
    ) {
        let recording = Recording { columns: Columns::ALL, rows, ..Recording::default() };
        let again = reread(&recording);
        let mut recording = recording;
        recording.forget_dead_count();
        prop_assert_eq!(&again, &recording);
        let (level, _) = on_a_ramp();
        recording.objects = objects;
        for presses in [Presses::New, Presses::Held] {
            let score = Score::of(&recording, &level, presses, &Places::new(vec![(i32::MAX, i32::MIN)]));
            prop_assert_eq!(score.all.frames + 1 + recording.lag(), recording.rows.len().max(1));
            compare(&recording, &level, presses);
        }
        Presses::find(&recording, &level);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in prop::collection::vec(any::<u8>(), 0..200), cut in "[a-z_,]{0,40}\n[0-9A-F,\"x]{0,40}") {
        let disk = file::MemoryStorage::new();
        for bytes in [bytes, cut.clone().into_bytes(), format!("input,{cut}").into_bytes()] {
            disk.put("any.csv", bytes);
            let _either = file::read_recording(&disk, Path::new("any.csv"));
        }
    }
}
