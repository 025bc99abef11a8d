//! Playing without a window: a level made in code, keys and time handed in.

use super::latch::Source;
use super::run::replay;
use super::subject::Subject;
use super::{Play, PlayCommand};
use sim::input::Buttons;
use sim::level::fixtures::{FLOOR_Y, flat_builder};
use sim::level::{Level, Placed};
use sim::project::{Area, Placement, PlacementId, Run, Start};
use sim::ruleset::{Character, Ruleset};
use sim::trace::Who;
use std::sync::Arc;
use std::time::Duration;

const STANDING: i32 = FLOOR_Y - 1 - 19;
const RIGHT: Source = Source::Key(1);
const JUMP: Source = Source::Key(2);

fn level() -> Arc<Level> {
    let mut builder = flat_builder(256);
    builder.start = Start { x: 100, y: STANDING, ..Start::default() };
    builder.goal = Some(Area { x: 1000, y: 0, width: 40, height: 400 });
    Arc::new(builder.build(Ruleset::default()))
}

/// Plays for `frames` frames of a display that is in step with the world.
struct Display {
    play: Play,
    level: Arc<Level>,
    now: Duration,
}

impl Display {
    fn started(command: PlayCommand) -> Self {
        let level = level();
        let mut play = Play::default();
        play.command(command, &level);
        let mut display = Self { play, level, now: Duration::from_secs(5) };
        display.picture(Duration::ZERO);
        display
    }

    fn picture(&mut self, later: Duration) -> u32 {
        self.now += later;
        self.play.follow(&self.level);
        self.play.advance(self.now)
    }

    fn frames(&mut self, frames: u32) {
        for _ in 0..frames {
            self.picture(Duration::from_nanos(16_666_667));
        }
    }

    fn command(&mut self, command: PlayCommand) {
        self.play.command(command, &self.level);
    }

    fn x(&self) -> i32 {
        self.play.last_run().expect("a run").world().player.x.px()
    }

    fn frame(&self) -> u32 {
        self.play.last_run().expect("a run").world().frame
    }
}

#[test]
fn a_second_is_sixty_frames_and_the_player_runs() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    display.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    display.frames(60);
    assert_eq!(display.frame(), 60);
    assert!(display.x() > 110, "{}", display.x());
}

#[test]
fn the_run_is_the_same_on_any_display() {
    let mut results = Vec::new();
    for rate in [24u64, 30, 60, 144, 1000] {
        let mut display = Display::started(PlayCommand::StartAtStart);
        display.play.latch_mut().press(RIGHT, Buttons::RIGHT);
        while display.frame() < 240 {
            display.picture(Duration::from_nanos(1_000_000_000 / rate));
            let recording = display.play.run().expect("running").log();
            assert_eq!(recording.held.len(), display.frame() as usize);
        }
        let recording = display.play.run().expect("running").log().clone();
        let world = replay(&display.level, &super::run::InputLog { held: recording.held[..240].to_vec(), ..recording });
        results.push((rate, world.player));
    }
    for (rate, player) in &results[1..] {
        assert_eq!(player, &results[0].1, "{rate} Hz");
    }
}

#[test]
fn pause_step_and_slow_motion() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    display.frames(10);
    display.command(PlayCommand::TogglePause);
    display.frames(10);
    assert_eq!((display.frame(), display.play.is_paused()), (10, true));
    display.command(PlayCommand::StepFrame);
    display.command(PlayCommand::StepFrame);
    display.frames(5);
    assert_eq!(display.frame(), 12);
    display.command(PlayCommand::TogglePause);
    display.picture(Duration::from_secs(2)); // the time paused is not made up for
    assert!(display.frame() <= 12 + 15, "{}", display.frame());
    let from = display.frame();
    display.command(PlayCommand::Slower);
    display.command(PlayCommand::Slower);
    display.frames(80);
    assert!((19..=21).contains(&(display.frame() - from)), "{}", display.frame() - from);
}

#[test]
fn a_watched_run_is_held_at_its_end_however_late_a_picture_is() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    let run = Run { key: "a-walk".into(), inputs: vec![(Buttons::RIGHT.0, 7)], ..Run::default() };
    display.play.watch(&display.level, &run, None);
    display.picture(Duration::ZERO);
    assert_eq!(display.picture(Duration::from_millis(200)), 7, "not the twelve that are due");
    assert_eq!((display.frame(), display.play.is_paused()), (7, true));
}

#[test]
fn an_edit_acts_in_the_next_frame() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    display.frames(30);
    assert!(!display.play.world().expect("active").player.airborne);
    let mut builder = flat_builder(256);
    builder.start = display.level.start;
    builder.fill(0..256, 17..19, Placed::solid(0));
    display.level = Arc::new(builder.build(Ruleset::default()));
    display.frames(1);
    assert!(display.play.world().expect("active").player.airborne, "the ground is gone");
}

#[test]
fn back_and_forth_in_time() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    display.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    display.frames(40);
    let (then, trace) = (display.play.world().cloned(), display.play.trace().cloned());
    display.frames(20);
    display.play.set_rewinding(true);
    display.frames(20);
    assert_eq!(display.play.world(), then.as_ref());
    assert_eq!(display.play.trace(), trace.as_ref(), "what the frame saw is seen again");
    display.play.set_rewinding(false);
    display.frames(1);
    assert_eq!(display.frame(), 41);
    for _ in 0..100 {
        display.command(PlayCommand::StepBack);
    }
    assert_eq!((display.frame(), display.play.is_paused()), (0, true), "the beginning is the end of it");
    assert!(display.play.run().expect("active").log().held.is_empty());
}

#[test]
fn a_run_can_be_stopped_and_carried_on() {
    let mut display = Display::started(PlayCommand::StartAt(300, 200));
    display.frames(30);
    display.command(PlayCommand::Stop);
    display.frames(30);
    assert!(!display.play.is_active() && display.play.world().is_none() && display.play.can_resume());
    display.command(PlayCommand::Resume);
    display.frames(1);
    assert!(display.play.is_active());
    assert!((30..=31).contains(&display.frame()), "{}", display.frame());
    display.command(PlayCommand::Toggle);
    assert!(!display.play.is_active());
    display.command(PlayCommand::Toggle);
    assert!(display.play.is_active());
    display.play.forget();
    display.command(PlayCommand::Resume);
    assert_eq!(display.x(), 100, "without a run: from the start");
}

#[test]
fn a_dead_player_restarts_and_may_rewind() {
    let mut display = Display::started(PlayCommand::StartAt(2000, -100));
    let mut builder = flat_builder(8);
    builder.start = display.level.start;
    display.level = Arc::new(builder.build(Ruleset::default()));
    let mut notices = Vec::new();
    for _ in 0..2000 {
        display.frames(1);
        notices.extend(display.play.take_notices());
        if !notices.is_empty() {
            break;
        }
    }
    assert_eq!(notices.len(), 1);
    let run = display.play.run().expect("goes on");
    assert_eq!((run.world().frame, run.world().player.x.px(), run.attempts().count()), (0, 2000, 1));
    let remembered = run.remembered();
    (0..30).for_each(|_| display.command(PlayCommand::StepBack));
    let run = display.play.run().expect("goes on");
    assert_eq!((run.attempts().count(), run.remembered()), (0, remembered - 30));
}

#[test]
fn a_player_dead_behind_a_checkpoint_comes_back_to_it() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    let mut builder = flat_builder(20);
    builder.start = display.level.start;
    let checkpoint =
        Placement { id: PlacementId(1), kind: "checkpoint".into(), x: 200, y: STANDING, ..Placement::default() };
    builder.placements = vec![checkpoint];
    display.level = Arc::new(builder.build(Ruleset::default()));
    display.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    for _ in 0..2000 {
        display.frames(1);
        if !display.play.take_notices().is_empty() {
            break;
        }
    }
    let run = display.play.run().expect("goes on");
    assert_eq!((run.world().frame, run.world().player.x.px(), run.attempts().count()), (0, 200, 1));
    assert_eq!((run.log().start.x, run.log().held.len()), (200, 0));
}

/// Sends requests in any order, in levels that change and vanish: no panic, and the books stay right.
#[test]
fn any_order_of_commands() {
    let (mut display, levels) = (Display::started(PlayCommand::StartAtStart), [level(), Arc::default()]);
    let mut state = 1u64;
    let mut random = |below: u64| {
        state = state.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        (state >> 33) % below
    };
    for _ in 0..4000 {
        let command = match random(40) {
            0 => PlayCommand::StartAt(random(4000) as i32 - 1000, random(2000) as i32 - 1000),
            1 => PlayCommand::StartAtStart,
            2 => PlayCommand::Stop,
            3 | 4 => PlayCommand::Resume,
            5 => PlayCommand::Toggle,
            6 => PlayCommand::TogglePause,
            7..=9 => PlayCommand::StepFrame,
            10..=12 => PlayCommand::StepBack,
            13 => PlayCommand::Restart,
            14 => PlayCommand::Slower,
            15 | 16 => PlayCommand::Faster,
            17 => PlayCommand::Screen(sim::camera::Screen { width: random(500) as u16, height: random(300) as u16 }),
            18 => {
                display.level = Arc::clone(&levels[random(2) as usize]);
                continue;
            }
            19 => {
                display.play.set_rewinding(random(2) == 0);
                continue;
            }
            20 => {
                display.play.forget();
                continue;
            }
            21..=24 => {
                display.play.latch_mut().press(JUMP, Buttons(random(32) as u8));
                continue;
            }
            25 | 26 => {
                display.play.latch_mut().release(JUMP);
                continue;
            }
            _ => {
                display.picture(Duration::from_millis(random(60)));
                continue;
            }
        };
        display.command(command);
        if let Some(run) = display.play.last_run() {
            assert_eq!(run.log().held.len(), run.world().frame as usize);
            assert!(run.remembered() >= run.log().held.len().min(100));
        }
    }
}

#[test]
fn the_goal_is_reported_once_and_the_recording_reaches_it_too() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    display.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    display.play.latch_mut().press(JUMP, Buttons::JUMP);
    display.frames(600);
    let notices = display.play.take_notices();
    assert_eq!(notices.len(), 1);
    assert!(notices[0].text.starts_with("Goal reached in 0:0"), "{}", notices[0].text);
    let run = display.play.run().expect("running");
    let end = replay(&display.level, run.log());
    assert!(end.goal_reached);
    assert_eq!(end.player, run.world().player);
    assert_eq!(run.log().lengths().iter().map(|(_, n)| *n as usize).sum::<usize>(), run.log().held.len());
}

#[test]
fn each_player_has_a_trace_and_a_trail_of_his_own() {
    let mut display = Display::started(PlayCommand::StartAtStart);
    let mut builder = flat_builder(256);
    builder.start = Start { partner: Some(Character::Tails), ..display.level.start };
    display.level = Arc::new(builder.build(Ruleset::default()));
    display.command(PlayCommand::StartAtStart);
    display.frames(30);
    let run = display.play.run().expect("running");
    for (who, character) in [(Who::First, Character::Sonic), (Who::Second, Character::Tails)] {
        let Subject { player, partner, trace, .. } = run.subject(who).expect("both are there");
        assert_eq!((player.character, partner.is_some()), (character, who == Who::Second));
        assert!(trace.casts().count() > 0, "{who:?}");
        assert!(trace.casts().all(|cast| (cast.anchor.0 - player.x.px()).abs() <= 10), "{who:?}");
        let trail: Vec<_> = run.trail(who, 10).collect();
        assert_eq!((trail.len(), trail[10]), (11, (player.x.px(), player.y.px())), "{who:?}");
    }
    let alone = Display::started(PlayCommand::StartAtStart);
    assert!(alone.play.run().expect("running").subject(Who::Second).is_none());
}
