//! The timeline follows what is played, keeps what was played before, and bends with the level.

use kit::document::GestureId;
use kit::play::latch::Source;
use kit::play::run::InputLog;
use kit::play::{Play, PlayCommand};
use kit::timeline::beside::Beside;
use kit::timeline::{Now, Timeline};
use sim::input::Buttons;
use sim::level::fixtures::{FLOOR_Y, flat_builder};
use sim::level::{Level, Placed};
use sim::project::{Area, Project, Run, Start, StartState};
use sim::ruleset::{Character, Form, Ruleset, Shield};
use std::sync::Arc;
use std::time::Duration;

const RIGHT: Source = Source::Key(1);
const LEFT: Source = Source::Key(2);

/// A window's work without a window: each picture is a frame.
struct Desk {
    play: Play,
    timeline: Timeline,
    level: Arc<Level>,
    project: Project,
    step: usize,
    is_on_trial: bool,
    now: Duration,
    level_key: &'static str,
}

fn level(wall: Option<u32>) -> Arc<Level> {
    let mut builder = flat_builder(256);
    builder.start = Start { x: 100, y: FLOOR_Y - 20, ..Start::default() };
    builder.goal = Some(Area { x: 700, y: 0, width: 40, height: 400 });
    if let Some(column) = wall {
        builder.fill(column..column + 1, 8..17, Placed::solid(1));
    }
    Arc::new(builder.build(Ruleset::default()))
}

impl Desk {
    fn new() -> Self {
        let mut desk = Self {
            play: Play::default(),
            timeline: Timeline::default(),
            level: level(None),
            project: Project::default(),
            step: 0,
            is_on_trial: false,
            now: Duration::from_secs(1),
            level_key: "plain",
        };
        desk.play.command(PlayCommand::StartAtStart, &desk.level);
        desk.play.advance(desk.now);
        desk.follow();
        desk
    }

    fn follow(&mut self) {
        self.play.follow(&self.level);
        let step = (self.step, None);
        let (project, is_on_trial) = (&self.project, self.is_on_trial);
        let revision = (self.step as u64, 0);
        let (play, level_key, level) = (&self.play, self.level_key, &self.level);
        let now = Now { play, level_key, level, step, is_on_trial, project, revision };
        self.timeline.follow(now, || {});
        if let Some((run, whole)) = self.timeline.take_wish() {
            self.play.show(run, &whole);
        }
    }

    fn frames(&mut self, frames: u32) {
        for _ in 0..frames {
            self.now += Duration::from_nanos(16_666_667);
            self.play.advance(self.now);
            self.follow();
        }
    }

    fn go_to(&mut self, frame: usize) {
        self.timeline.go_to(frame);
        self.follow();
    }

    fn edit(&mut self, level: Arc<Level>) {
        (self.level, self.step) = (level, self.step + 1);
        self.follow();
    }

    /// Lays in the level that a drag would leave, with no step of the history yet.
    fn try_out(&mut self, level: Arc<Level>, is_on_trial: bool) {
        (self.level, self.is_on_trial) = (level, is_on_trial);
        self.follow();
    }

    /// Edits the buttons, in one gesture.
    fn press(&mut self, gesture: u64, change: impl FnOnce(&mut InputLog)) {
        let mut recording = self.timeline.log().map_or_else(InputLog::default, |recording| (**recording).clone());
        change(&mut recording);
        self.timeline.edit(GestureId(gesture), recording, None);
    }

    fn verdict(&self) -> (String, Option<usize>) {
        let verdict = self.timeline.verdict().expect("a verdict");
        (verdict.text.clone(), verdict.parts_from)
    }

    fn frame(&self) -> usize {
        self.play.last_run().map_or(0, |run| run.log().frames())
    }

    fn length(&self) -> usize {
        self.timeline.track().map_or(0, |track| track.frames())
    }
}

/// A run to the right over 200 frames.
fn run_right() -> Desk {
    let mut desk = Desk::new();
    desk.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    desk.frames(200);
    desk
}

#[test]
fn what_is_played_is_on_the_timeline() {
    let mut desk = run_right();
    assert_eq!((desk.frame(), desk.length()), (200, 200));
    let track = desk.timeline.track().expect("a run");
    assert!(*track.end() == *desk.play.world().expect("playing"), "it is simulated as it is played");
    desk.play.command(PlayCommand::Stop, &desk.level.clone());
    desk.follow();
    assert_eq!(desk.length(), 200, "and stays after it is stopped");
}

#[test]
fn a_frame_is_shown_and_the_run_plays_itself_on() {
    let mut desk = run_right();
    let end = desk.play.world().cloned();
    desk.go_to(60);
    assert_eq!((desk.frame(), desk.length(), desk.play.is_paused()), (60, 200, true));
    desk.play.latch_mut().release(RIGHT);
    desk.play.command(PlayCommand::StepFrame, &desk.level.clone());
    desk.follow();
    assert_eq!((desk.frame(), desk.length()), (61, 200), "a step plays what was recorded");
    desk.play.command(PlayCommand::TogglePause, &desk.level.clone());
    desk.frames(300);
    assert_eq!(desk.frame(), 200, "held at its end");
    assert!(desk.play.world().cloned() == end);
    desk.go_to(10_000);
    assert_eq!(desk.frame(), 200, "behind the end is the end");
}

#[test]
fn a_missing_frame_is_not_found_and_play_is_still_followed() {
    let mut desk = run_right();
    desk.timeline.forget_all();
    desk.timeline.go_to(7);
    desk.frames(1);
    assert_eq!(desk.length(), 201);
}

#[test]
fn playing_on_from_a_frame_is_a_branch_and_the_old_run_is_kept() {
    let mut desk = run_right();
    desk.go_to(100);
    desk.play.latch_mut().release_all();
    desk.play.take_over();
    assert_eq!(desk.length(), 200, "as long as nothing else is pressed, the future is the old one");
    desk.play.latch_mut().press(LEFT, Buttons::LEFT);
    desk.frames(51); // the clock begins with the first
    assert_eq!((desk.frame(), desk.length()), (150, 150));
    let kept: Vec<_> = desk.timeline.kept().map(|(place, kept)| (place, kept.log.frames())).collect();
    assert_eq!(kept, [(0, 200)]);
    desk.timeline.take_back(0);
    desk.follow();
    assert_eq!((desk.frame(), desk.length()), (0, 200), "taken in hand again, from its beginning");
    let kept: Vec<_> = desk.timeline.kept().map(|(_, kept)| kept.log.frames()).collect();
    assert_eq!(kept, [150], "the branch is kept in its place");
}

#[test]
fn each_level_shows_its_last_run_when_it_is_in_view_again() {
    let mut desk = run_right();
    desk.level_key = "other";
    desk.play.forget();
    desk.follow();
    assert_eq!((desk.length(), desk.timeline.kept().count()), (0, 0), "the other level has no run yet");
    desk.play.command(PlayCommand::StartAtStart, &desk.level.clone());
    desk.play.latch_mut().press(RIGHT, Buttons::RIGHT);
    desk.frames(61); // the clock begins with the first
    assert_eq!(desk.length(), 60);
    desk.level_key = "plain";
    desk.play.forget();
    desk.follow();
    assert_eq!((desk.length(), desk.timeline.kept().count()), (200, 0));
    // The level is deleted, and that is undone.
    desk.timeline.forget();
    desk.follow();
    assert_eq!((desk.length(), desk.timeline.kept().count()), (200, 0));
    desk.timeline.forget_all();
    desk.follow();
    assert_eq!(desk.length(), 0, "another project is open");
}

#[test]
fn an_edit_bends_the_run_and_says_how() {
    let mut desk = run_right();
    desk.play.command(PlayCommand::Stop, &desk.level.clone());
    desk.follow();
    assert_eq!(
        desk.timeline.verdict().map(|verdict| verdict.text.starts_with("Reaches the goal in frame")),
        Some(true)
    );
    desk.edit(level(Some(20)));
    let (text, parts) = desk.verdict();
    assert!(text.contains("Ends after 200 frames") && text.ends_with("it reached the goal before"), "{text}");
    let (before, now) = (desk.timeline.before().expect("as it was"), desk.timeline.track().expect("as it is"));
    let parts = parts.expect("it bends");
    assert!(before.sample(parts) != now.sample(parts) && before.sample(parts - 1) == now.sample(parts - 1));
    desk.edit(level(None));
    let (text, parts) = desk.verdict();
    assert!(text.starts_with("Reaches the goal") && parts.is_some(), "{text}");
    desk.edit(level(Some(200)));
    assert_eq!(desk.timeline.parts_from(), None, "far behind its end nothing changes");
}

#[test]
fn a_drag_bends_the_run_before_it_is_a_step() {
    let mut desk = run_right();
    desk.play.command(PlayCommand::Stop, &desk.level.clone());
    desk.follow();
    let as_it_was = desk.timeline.track().map(|track| track.end().clone());
    desk.try_out(level(Some(20)), true);
    let (text, parts) = desk.verdict();
    assert!(text.ends_with("it reached the goal before") && parts.is_some(), "{text}");
    desk.try_out(level(Some(12)), true);
    assert_eq!(
        desk.timeline.before().map(|track| track.end().clone()),
        as_it_was,
        "compared with the run before the drag"
    );
    desk.try_out(level(None), false);
    assert_eq!(desk.timeline.track().map(|track| track.end().clone()), as_it_was);
    assert!(desk.timeline.before().is_none() && desk.timeline.parts_from().is_none(), "given up, nothing is compared");

    desk.try_out(level(Some(20)), true);
    (desk.is_on_trial, desk.step) = (false, desk.step + 1);
    desk.follow();
    assert_eq!(desk.verdict(), (text, parts), "put down, the comparison stays");
}

#[test]
fn a_frame_that_is_held_is_one_of_the_run_as_edited() {
    let mut desk = run_right();
    desk.play.command(PlayCommand::Stop, &desk.level.clone());
    desk.go_to(150);
    let is_of_the_run = |desk: &Desk| {
        let (world, track) = (desk.play.world().expect("it is shown"), desk.timeline.track().expect("a run"));
        *world == track.world(150)
    };
    let x = |desk: &Desk| desk.play.world().map(|world| world.player.x);
    let straight = x(&desk);
    assert!(is_of_the_run(&desk));
    desk.edit(level(Some(12)));
    assert!(is_of_the_run(&desk) && x(&desk) < straight, "he stands at the wall that is far before this frame");
    desk.play.command(PlayCommand::TogglePause, &desk.level.clone());
    desk.frames(100);
    assert!(desk.play.world() == desk.timeline.track().map(|track| track.end()), "played on, it ends as the run does");
    desk.go_to(150);
    desk.edit(level(None));
    assert!(is_of_the_run(&desk) && x(&desk) == straight, "undone, he runs past");
}

#[test]
fn a_run_from_the_level_s_start_begins_where_that_is_moved() {
    let mut desk = run_right();
    let mut moved = Level::clone(&level(None));
    moved.start.x += 64;
    desk.edit(Arc::new(moved));
    let first = desk.timeline.track().and_then(|track| track.sample(0)).map(|sample| sample.px().0);
    assert_eq!(first, Some(164));
    desk.frames(10);
    assert_eq!(desk.timeline.kept().count(), 0, "it is the same run");
    desk.go_to(1);
    assert_eq!(desk.play.world().map(|world| world.player.x.px()), Some(164), "and is shown from there");
}

#[test]
fn another_player_s_run_begins_where_the_start_is_moved_too() {
    let own = level(None).start;
    let shield = StartState { shield: Shield::Fire, ..own.state };
    let power = StartState { form: Form::Super, rings: 50, ..own.state };
    for (row, start) in [
        ("Tails, whose feet are higher", Start { character: Character::Tails, y: own.y + 4, ..own }),
        ("a shield", Start { state: shield, ..own }),
        ("a form with its rings", Start { state: power, ..own }),
    ] {
        let mut desk = Desk::new();
        desk.play.choose_start(Some(start));
        desk.play.command(PlayCommand::StartAtStart, &desk.level.clone());
        desk.play.latch_mut().press(RIGHT, Buttons::RIGHT);
        desk.frames(50);
        let mut moved = Level::clone(&level(None));
        (moved.start.x, moved.start.y) = (moved.start.x + 64, moved.start.y - 32);
        desk.edit(Arc::new(moved));
        let begun = desk.timeline.log().map(|recording| recording.start);
        assert_eq!(begun, Some(Start { x: start.x + 64, y: start.y - 32, ..start }), "{row}");
    }
}

#[test]
fn buttons_are_edited_in_the_middle() {
    let mut desk = run_right();
    let end = desk.play.world().expect("playing").player.x;
    for to in [90, 100, 120] {
        desk.press(1, |recording| recording.held[80..to].fill(Buttons::LEFT));
        desk.go_to(200);
    }
    assert!(desk.play.world().expect("shown").player.x < end);
    assert_eq!(desk.timeline.kept().count(), 1, "the run as it was is kept");
    assert_eq!(desk.timeline.parts_from(), Some(81), "and compared");
    desk.press(2, |recording| drop(recording.held.drain(..150)));
    desk.go_to(0);
    assert_eq!(desk.length(), 50);
}

#[test]
fn a_long_run_is_simulated_on_a_thread() {
    let mut desk = Desk::new();
    desk.press(1, |recording| recording.held.resize(20_000, Buttons::RIGHT));
    desk.go_to(15_000);
    while desk.timeline.is_busy() {
        std::thread::yield_now();
        desk.follow();
    }
    assert_eq!((desk.frame(), desk.length()), (15_000, 20_000));
}

#[test]
fn runs_are_laid_beside_and_bend_too() {
    let mut desk = run_right();
    desk.play.command(PlayCommand::Stop, &desk.level.clone());
    let run = Run { key: "saved".into(), level: "plain".into(), inputs: vec![(4, 90)], ..Run::default() };
    desk.project.runs.push(Arc::new(run));
    let earlier = Arc::new(desk.timeline.log().expect("a run").up_to(50));
    for what in
        [Beside::OtherLayer, Beside::Earlier(earlier), Beside::Saved("saved".into()), Beside::Saved("none".into())]
    {
        desk.timeline.toggle_beside(what);
    }
    desk.follow();
    let frames = |desk: &Desk| -> Vec<_> {
        desk.timeline.beside().iter().map(|run| run.track.as_ref().map(|track| track.frames())).collect()
    };
    assert_eq!(frames(&desk), [Some(200), Some(50), Some(90), None]);
    let end = |desk: &Desk, place: usize| desk.timeline.beside()[place].ending.map(|ending| ending.player.px().0);
    let (other, saved) = (end(&desk, 0), end(&desk, 2));
    desk.edit(level(Some(20)));
    assert!(end(&desk, 0) < other, "the wall is on both layers");
    assert_eq!(end(&desk, 2), saved, "to the left nothing is otherwise");
    desk.timeline.toggle_beside(Beside::OtherLayer);
    desk.follow();
    assert_eq!(frames(&desk), [Some(50), Some(90), None]);
}
