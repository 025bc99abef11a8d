//! The timeline in the real window: what was played frame by frame, its buttons, and how an edit bends it.

use crate::hills;
use crate::level::canvas::at;
use crate::level::clipboard::copy;
use crate::runs::play::{display, press};
use crate::support::{CTRL, click, drag, type_into};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use kit::document::{Document, Edit};
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::{Command, TimelineCommand};
use loopwright::session::{Framing, GhostState, WayColor};
use sim::input::Buttons;
use sim::project::{Project, ShapeKind, Start};
use sim::ruleset::{Character, Game};
use std::sync::Arc;

/// A window of that size in which somebody ran right for two seconds, then stopped, with the timeline open.
fn played(size: Vec2) -> Harness<'static, App> {
    played_in(size, hills::project())
}

fn played_in(size: Vec2, project: Project) -> Harness<'static, App> {
    let mut h = display(size, Document::new(project, None));
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(120);
    h.key_up(Key::ArrowRight);
    h.run_steps(2);
    press(&mut h, Modifiers::NONE, Key::Escape);
    press(&mut h, Modifiers::NONE, Key::F6);
    h.run_steps(3);
    h
}

fn ran() -> Harness<'static, App> {
    played(Vec2::new(1280.0, 900.0))
}

fn length(h: &Harness<'_, App>) -> usize {
    h.state().timeline().track().map_or(0, |track| track.frames())
}

fn shown(h: &Harness<'_, App>) -> Option<usize> {
    h.state().play().run().map(|run| run.log().frames())
}

fn lanes(h: &Harness<'_, App>) -> Rect {
    h.get_by_label("Lanes of the run").rect()
}

/// Returns the place of a frame in the lanes, at so many points from their top.
fn place(h: &Harness<'_, App>, frame: usize, below: f32) -> Pos2 {
    let lanes = lanes(h);
    let part = frame as f32 / length(h) as f32;
    pos2(lanes.left() + part * lanes.width(), lanes.top() + below)
}

/// The middle of the lane of the button that runs right.
fn right_lane(h: &Harness<'_, App>) -> f32 {
    let name = h.state().timeline().log().map(|_| "Right");
    assert!(name.is_some());
    lanes(h).height() - 18.0 // jump is the last one
}

#[test]
fn the_ruler_goes_to_a_frame_and_holds_it() {
    let mut h = ran();
    let frames = length(&h);
    assert!(frames > 110 && !h.state().play().is_active(), "{frames}");
    let (from, to) = (place(&h, 10, 8.0), place(&h, 60, 8.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_steps(2);
    assert_eq!(shown(&h).map(|frame| frame.abs_diff(60) <= 1), Some(true), "{:?}", shown(&h));
    assert!(h.state().play().is_paused());
    let world = h.state().play().world().cloned().expect("it is shown");
    let frame = shown(&h).expect("a frame");
    assert!(world == h.state().timeline().track().expect("a run").world(frame), "the world of that very frame");
    press(&mut h, Modifiers::NONE, Key::Period);
    assert_eq!(shown(&h), Some(frame + 1));
    press(&mut h, Modifiers::NONE, Key::Comma);
    press(&mut h, Modifiers::NONE, Key::Comma);
    assert_eq!(shown(&h), Some(frame - 1));
    press(&mut h, Modifiers::NONE, Key::P);
    h.run_steps(frames as u64 as usize + 10);
    assert_eq!((shown(&h), h.state().play().is_paused()), (Some(frames), true), "it plays itself to its end");
    assert_eq!(length(&h), frames);
}

#[test]
fn playing_on_by_hand_keeps_the_run_and_a_click_takes_it_back() {
    let mut h = ran();
    let frames = length(&h);
    let at = place(&h, 50, 8.0);
    drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
    h.run_steps(2);
    press(&mut h, Modifiers::NONE, Key::F7);
    h.key_down(Key::ArrowLeft);
    h.run_steps(40);
    h.key_up(Key::ArrowLeft);
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(2);
    assert!((85..100).contains(&length(&h)), "{}", length(&h));
    h.get_by_label(&format!("Earlier run 1: {frames} frames")).click();
    h.run_steps(4);
    assert_eq!((length(&h), shown(&h)), (frames, Some(0)));
    assert_eq!(h.state().timeline().kept().count(), 1, "the branch is kept in its place");
}

#[test]
fn a_button_is_let_go_in_the_middle_and_the_run_follows() {
    let mut h = ran();
    let end = |h: &Harness<'_, App>| h.state().timeline().track().expect("a run").end().player.x;
    let before = end(&h);
    let lane = right_lane(&h);
    let (from, to) = (place(&h, 40, lane), place(&h, 80, lane));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_steps(3);
    let recording = h.state().timeline().log().cloned().expect("a run");
    let held = recording.held[45..75].iter().filter(|held| held.has(Buttons::RIGHT)).count();
    assert_eq!(held, 0, "let go where the pointer went");
    assert!(recording.held[20].has(Buttons::RIGHT) && recording.held[100].has(Buttons::RIGHT));
    assert!(end(&h) < before);
    assert_eq!(h.state().timeline().kept().count(), 1, "one drag, one earlier run");
    assert!(h.state().timeline().parts_from().is_some_and(|frame| (38..=43).contains(&frame)));
}

#[test]
fn undo_is_about_the_buttons_while_the_timeline_has_the_keys() {
    let mut h = ran();
    let level = h.state().session().level.clone();
    let start = h.state().document().level(&level).expect("it is open").start;
    let edits = vec![Edit::SetStart { level: level.clone(), start: Start { faces_left: true, ..start } }];
    h.state_mut().send(Command::Edit { label: "Turn the start".into(), gesture: None, edits: edits.into() });
    h.run_steps(3);
    let held = |h: &Harness<'_, App>| h.state().timeline().log().expect("a run").held.clone();
    let lane = right_lane(&h);
    let mut runs = vec![held(&h)];
    for (from, to) in [(40, 60), (80, 90)] {
        let (from, to) = (place(&h, from, lane), place(&h, to, lane));
        drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
        h.run_steps(3);
        runs.push(held(&h));
    }
    let steps = |h: &Harness<'_, App>| h.state().history().done().len();
    for (key, expected) in [(Key::Z, 1), (Key::Z, 0), (Key::Y, 1), (Key::Y, 2), (Key::Z, 1), (Key::Z, 0)] {
        press(&mut h, CTRL, key);
        assert!(held(&h) == runs[expected], "{key:?} leads to run {expected}");
        let track = h.state().timeline().track().expect("it is simulated");
        assert!(track.log().held == runs[expected] && steps(&h) == 1);
        let kept: Vec<_> = h.state().timeline().kept().map(|(_, kept)| kept.log.held.clone()).collect();
        assert!(kept.len() <= 2 && !kept.contains(&runs[expected]), "what is in hand is none of the earlier runs");
    }
    press(&mut h, CTRL, Key::Z);
    assert_eq!((steps(&h), held(&h) == runs[0]), (0, true), "then it is about the project");
}

#[test]
fn an_edit_bends_the_run_and_undo_brings_it_back() {
    let mut h = ran();
    let ending = |h: &Harness<'_, App>| h.state().timeline().verdict().expect("an end").clone();
    let before = ending(&h);
    assert_eq!(before.parts_from, None);
    let level = h.state().session().level.clone();
    let start = h.state().document().level(&level).expect("it is open").start;
    let edits = vec![Edit::SetStart { level, start: Start { x: start.x + 40, ..start } }];
    h.state_mut().send(Command::Edit { label: "Move start".into(), gesture: None, edits: edits.into() });
    h.run_steps(3);
    assert_eq!(ending(&h).parts_from, Some(0), "it begins elsewhere");
    assert!(h.query_by_label("Differs from frame 0").is_some());
    press(&mut h, CTRL, Key::Z);
    h.run_steps(3);
    assert_eq!(ending(&h).ending, before.ending);
    assert_eq!(h.state().play().last_run().map(|run| run.log().frames()), Some(length(&h)));
}

#[test]
fn the_frame_is_typed_and_loops_and_bookmarks_are_set() {
    let mut h = ran();
    let field = h.get_by_role_and_label(Role::SpinButton, "Frame");
    field.focus();
    h.run_steps(2);
    for digit in [Key::Num3, Key::Num3] {
        h.key_press(digit);
        h.event(eframe::egui::Event::Text("3".into()));
    }
    h.key_press(Key::Enter);
    h.run_steps(3);
    assert_eq!(shown(&h), Some(33));
    h.get_by_label("Bookmark").click();
    h.get_by_label("Loop").click();
    h.run_steps(2);
    let timeline = h.state().timeline();
    let marks: Vec<_> = timeline.bookmarks().iter().map(|bookmark| bookmark.frame).collect();
    assert_eq!((marks, timeline.section()), (vec![33], Some(33..length(&h))));
    let (from, to) = (place(&h, 40, 8.0), place(&h, 60, 8.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::SHIFT);
    h.run_steps(2);
    let section = h.state().timeline().section().expect("it was chosen");
    assert!(section.start.abs_diff(40) <= 1 && section.end.abs_diff(60) <= 1, "{section:?}");
    h.state_mut().send(Command::Action(Action::MovingPicture));
    h.run_steps(3);
    let value = |h: &Harness<'_, App>, label| h.get_by_role_and_label(Role::SpinButton, label).value();
    let marked = [section.start, section.end].map(|frame| Some(frame.to_string()));
    assert_eq!([value(&h, "First frame"), value(&h, "Last frame")], marked, "a film begins with what is marked");
    press(&mut h, Modifiers::NONE, Key::Escape);
    press(&mut h, Modifiers::NONE, Key::P);
    h.run_steps(80);
    let frame = shown(&h).expect("it plays");
    assert!(h.state().play().is_running() && frame <= section.end + 1, "over and over: {frame}");
}

#[test]
fn the_second_pad_has_lanes_if_somebody_comes_along() {
    let mut project = hills::project();
    Arc::make_mut(&mut project.levels[0]).start.partner = Some(Character::Tails);
    let mut h = played_in(Vec2::new(1280.0, 900.0), project);
    h.get_by_label("Pad 1").click();
    h.run_steps(3);
    assert!(h.query_by_label("Pad 2").is_some());
    let partner = |h: &Harness<'_, App>| {
        let end = h.state().timeline().track().expect("a run").end();
        end.partner.as_ref().expect("he comes along").player.x.px()
    };
    let before = partner(&h);
    // Start is the last lane, Left the fourth from below.
    let below = lanes(&h).height() - 3.5 * 12.0;
    let (from, to) = (place(&h, 30, below), place(&h, 90, below));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_steps(3);
    let recording = h.state().timeline().log().expect("a run").clone();
    assert!((31..89).all(|frame| recording.held_2[frame] == Buttons::LEFT), "{:?}", recording.held_2);
    assert!(recording.held.iter().all(|held| !held.has(Buttons::LEFT)), "the first pad is as it was");
    assert!(partner(&h) < before - 40, "he ran back: {before} to {}", partner(&h));
    let world = h.state().play().world().expect("the frame is shown");
    assert!(world.partner.as_ref().is_some_and(|partner| partner.mind.pad_frames > 0), "and so does the level");
}

#[test]
fn bookmarks_stay_with_a_run_that_is_saved() {
    let mut h = ran();
    for frame in [90, 33] {
        let at = place(&h, frame, 8.0);
        drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
        h.run_steps(2);
        h.get_by_label("Bookmark").click();
        h.run_steps(2);
    }
    // The first one gets a name.
    h.get_by_label("Bookmarks").click();
    h.run_steps(3);
    let frame = h.state().timeline().bookmarks()[0].frame;
    let field = format!("Name of the bookmark at frame {frame}");
    type_into(&mut h, &field, "before the hill");
    press(&mut h, Modifiers::NONE, Key::Escape);
    let marks = h.state().timeline().bookmarks().to_vec();
    assert_eq!(marks.iter().map(|mark| mark.name.as_str()).collect::<Vec<_>>(), ["before the hill", ""]);
    press(&mut h, Modifiers::NONE, Key::F9);
    h.run_steps(3);
    let run = h.state().document().project().runs.last().expect("it is saved").clone();
    let moments: Vec<_> = run.moments.iter().map(|moment| (moment.frame as usize, moment.name.as_str())).collect();
    assert_eq!(moments, [(marks[0].frame, "before the hill"), (marks[1].frame, "bookmark")]);
    // Another run is played, then the saved one is watched.
    press(&mut h, Modifiers::NONE, Key::Escape);
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowLeft);
    h.run_steps(40);
    h.key_up(Key::ArrowLeft);
    press(&mut h, Modifiers::NONE, Key::Escape);
    for mark in &marks {
        h.state_mut().send(Command::Timeline(TimelineCommand::Bookmark(mark.frame)));
    }
    h.run_steps(2);
    assert!(h.state().timeline().bookmarks().is_empty());
    h.state_mut().send(Command::Watch { run: run.key.clone(), frame: Some(60) });
    h.run_steps(80);
    assert_eq!(h.state().timeline().bookmarks(), marks);
}

#[test]
fn other_runs_are_laid_beside_by_a_menu() {
    let mut h = ran();
    h.get_by_label("Beside").click();
    h.run_steps(3);
    h.get_by_label("By the rules of Sonic 1").click();
    h.run_steps(3);
    let beside = h.state().timeline().beside();
    assert_eq!(beside.len(), 1);
    assert_eq!(beside[0].track.as_ref().map(|track| track.frames()), Some(length(&h)));
}

#[test]
fn ghosts_show_what_could_happen_from_a_frame_and_from_a_place() {
    let mut h = ran();
    let at = place(&h, 60, 8.0);
    drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
    press(&mut h, Modifiers::ALT, Key::J);
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(3);
    h.snapshot("ghosts");
    press(&mut h, Modifiers::NONE, Key::Escape);
    let level = h.get_by_label("Level canvas").rect();
    h.hover_at(level.center() - Vec2::new(60.0, 40.0));
    h.run_steps(3);
    press(&mut h, Modifiers::SHIFT, Key::F6);
    assert!(h.state().session().play.ghost.at.is_some());
    assert!(h.query_by_label("Ghost speed").is_some() && h.query_by_label("Direction").is_none());
    h.state_mut().send(Command::Session(Box::new(|session| session.play.ghost.state = GhostState::Thrown)));
    h.run_steps(2);
    h.get_by_role_and_label(Role::SpinButton, "Direction").focus();
    h.run_steps(2);
    for digit in ["1", "3", "5"] {
        h.event(eframe::egui::Event::Text(digit.into()));
    }
    h.key_press(Key::Enter);
    h.run_steps(3);
    assert_eq!(h.state().session().play.ghost.direction, 0x60, "135 degrees: up to the left");
    assert!(h.query_by_label("$60").is_some());
    h.get_by_label("Delete ghost").click();
    h.run_steps(2);
    assert_eq!(h.state().session().play.ghost.at, None);
}

#[test]
fn the_timeline_is_pretty() {
    let mut h = ran();
    h.state_mut().send(Command::Session(Box::new(|session| session.play.way.color = WayColor::Mode)));
    let at = place(&h, 70, 8.0);
    drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(3);
    h.snapshot("timeline");
    let mut h = played(Vec2::new(1280.0, 720.0));
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(3);
    let (lanes, window) = (lanes(&h), h.ctx.content_rect());
    assert!(lanes.bottom() <= window.bottom() + 60.0, "most of it fits: {lanes:?}");
    press(&mut h, Modifiers::NONE, Key::F6);
    assert!(h.query_by_label("Lanes of the run").is_none(), "F6 puts it away");
}

#[test]
fn a_shape_under_the_hand_bends_the_run_before_the_release() {
    let mut h = ran();
    let end = |h: &Harness<'_, App>| h.state().timeline().track().expect("a run").end().player.x.px();
    let straight = end(&h);
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.tools.tool = ToolId::Shape;
        session.tools.shape.kind = ShapeKind::Line;
        session.canvas.framing = Some(Framing::Start);
    })));
    h.run_steps(3);
    // A wall across the way.
    let x = h.state().document().level("hills").expect("a level").start.x as f32 + 96.0;
    let (from, to) = (at(&h, x, 200.0), at(&h, x + 4.0, 320.0));
    let button = |pos, pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    let steps = h.state().history().done().len();
    let press = |h: &mut Harness<'_, App>| {
        h.hover_at(from);
        h.event(button(from, true));
        (1..=8).for_each(|i| h.hover_at(from + (to - from) * (i as f32 / 8.0)));
        settle(h);
    };
    press(&mut h);
    let bent = end(&h);
    assert!(bent < straight, "{bent:?} stops before {straight:?}");
    assert_eq!(h.state().history().done().len(), steps, "nothing is put down yet");
    assert!(h.state().timeline().parts_from().is_some() && h.state().timeline().before().is_some());

    h.key_press(Key::Escape);
    settle(&mut h);
    assert_eq!(end(&h), straight, "given up, the run goes where it went");
    h.event(button(to, false));
    settle(&mut h);

    press(&mut h);
    h.event(button(to, false));
    settle(&mut h);
    assert_eq!((end(&h), h.state().history().done().len()), (bent, steps + 1), "put down, nothing changes");
    let verdict = h.state().timeline().verdict().expect("a verdict");
    assert!(verdict.parts_from.is_some(), "it is still compared with the run before: {}", verdict.text);
}

/// Lets a copy of the level be made, if it takes a thread.
fn settle(h: &mut Harness<'_, App>) {
    for _ in 0..20 {
        h.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn the_lanes_are_worked_by_keyboard() {
    let mut h = ran();
    let frames = length(&h);
    let held = |h: &Harness<'_, App>, frame: usize| h.state().timeline().log().expect("a run").held[frame];
    let node = |h: &Harness<'_, App>| h.get_by_label("Lanes of the run").accesskit_node().value().unwrap_or_default();
    h.get_by_label("Lanes of the run").focus();
    h.run_steps(2);
    for _ in 0..4 {
        press(&mut h, Modifiers::NONE, Key::PageDown);
        h.run_steps(4);
    }
    press(&mut h, Modifiers::NONE, Key::ArrowLeft);
    h.run_steps(4);
    assert_eq!(shown(&h), Some(40), "the level shows the frame, and the lanes keep the keys");
    assert!(h.get_by_label("Lanes of the run").is_focused());
    (0..4).for_each(|_| press(&mut h, Modifiers::NONE, Key::ArrowDown));
    press(&mut h, Modifiers::NONE, Key::ArrowUp);
    h.run_steps(2);
    assert_eq!(node(&h), "Frame 40, Right: pressed");
    press(&mut h, Modifiers::NONE, Key::Enter);
    h.run_steps(6);
    assert_eq!((held(&h, 39).has(Buttons::RIGHT), held(&h, 38).has(Buttons::RIGHT)), (false, true));
    assert_eq!(node(&h), "Frame 40, Right: released");
    press(&mut h, Modifiers::NONE, Key::Insert);
    h.run_steps(6);
    assert_eq!((length(&h), held(&h, 39).has(Buttons::RIGHT)), (frames + 1, true), "as in the frame before");
    press(&mut h, Modifiers::NONE, Key::Delete);
    h.run_steps(6);
    assert_eq!((length(&h), held(&h, 39).has(Buttons::RIGHT)), (frames, false));
    assert_eq!(h.state().play().run().map(|run| run.log().frames()), Some(40), "no key was the player's");
    press(&mut h, Modifiers::NONE, Key::Home);
    h.run_steps(4);
    assert_eq!(shown(&h), Some(1));
    press(&mut h, Modifiers::NONE, Key::End);
    h.run_steps(4);
    assert_eq!(shown(&h), Some(frames));
}

#[test]
fn bookmarks_and_the_loop_follow_frames_put_in_and_taken_out() {
    let mut h = ran();
    for frame in [30, 60] {
        h.state_mut().send(Command::Timeline(TimelineCommand::Bookmark(frame)));
    }
    h.state_mut().send(Command::Timeline(TimelineCommand::Section(Some(50..70))));
    h.get_by_label("Lanes of the run").focus();
    h.run_steps(2);
    let marks = |h: &Harness<'_, App>| {
        let timeline = h.state().timeline();
        (timeline.bookmarks().iter().map(|bookmark| bookmark.frame).collect::<Vec<_>>(), timeline.section())
    };
    for _ in 0..4 {
        press(&mut h, Modifiers::NONE, Key::PageDown);
        h.run_steps(4);
    }
    press(&mut h, Modifiers::NONE, Key::Insert);
    h.run_steps(6);
    assert_eq!(marks(&h), (vec![30, 61], Some(51..71)));
    press(&mut h, Modifiers::NONE, Key::Delete);
    h.run_steps(6);
    press(&mut h, Modifiers::NONE, Key::Delete);
    h.run_steps(6);
    assert_eq!(marks(&h), (vec![30, 59], Some(49..69)));
    for expected in [(vec![30, 60], 50..70), (vec![30, 61], 51..71), (vec![30, 60], 50..70)] {
        press(&mut h, CTRL, Key::Z);
        h.run_steps(6);
        assert_eq!(marks(&h), (expected.0, Some(expected.1)));
    }
}

/// Clicks the last widget that has this label: the one on top.
fn press_button(h: &mut Harness<'_, App>, label: &str) {
    h.query_all_by_label(label).last().expect("it is shown").click();
    h.run_steps(2);
}

#[test]
fn curves_are_chosen_and_drawn() {
    // The later games do not turn the player to a slope that begins at 45 degrees.
    let mut h = played_in(Vec2::new(1280.0, 1000.0), hills::project().by_rules_of(Game::Sonic1));
    let before = lanes(&h).height();
    let plain = h.render().expect("a picture");
    press_button(&mut h, "Curves");
    for name in ["X speed", "Y speed", "Ground speed", "Angle"] {
        press_button(&mut h, name);
    }
    assert!(h.query_by_label("Angle").is_some(), "the menu stays open for the next choice");
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(2);
    let shown: Vec<_> = h.state().session().play.plots.shown().map(|(_, name)| name).collect();
    assert_eq!(shown, ["Speed", "Height", "X speed", "Y speed", "Ground speed", "Angle"]);
    assert!(lanes(&h).height() > before + 30.0, "{} {before}", lanes(&h).height());
    assert!(h.render().expect("a picture") != plain);
    h.snapshot("timeline_curves");
    press_button(&mut h, "Curves");
    for (_, name) in loopwright::session::PlotSet::default().shown().collect::<Vec<_>>() {
        press_button(&mut h, name);
    }
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.run_steps(2);
    assert_eq!(h.state().session().play.plots.shown().count(), 4, "a lane that is chosen again goes");
}

#[test]
fn the_probe_shows_where_slopes_hold_and_what_a_landing_keeps() {
    let landings = ["flat: x speed", "gentle: half of y speed", "steep: y speed"];
    for (game, slips) in [
        (Game::Sonic2, &["holds", "falls off, ground speed 0"][..]),
        (Game::Sonic3, &["holds", "slides down", "falls off"]),
    ] {
        let project = hills::project().by_rules_of(game);
        let mut h = played_in(Vec2::new(1280.0, 900.0), project);
        let at = place(&h, 60, 8.0);
        drag(&mut h, PointerButton::Primary, at, at, Modifiers::NONE);
        h.state_mut().send(Command::ShowPane("probe"));
        h.run_steps(3);
        h.get_by_label("Slower than 2.50 (outer ring)").scroll_to_me();
        h.run_steps(3);
        for range in landings.iter().chain(slips) {
            assert!(h.query_by_label(range).is_some(), "{game:?}: {range}");
        }
        let other = if slips.len() == 2 { "slides down" } else { "falls off, ground speed 0" };
        assert!(h.query_by_label(other).is_none(), "{game:?}");
        if game == Game::Sonic3 {
            h.hover_at(pos2(5.0, 5.0));
            h.run_steps(3);
            h.snapshot("probe_slopes");
        }
    }
}

/// The buttons that are held in the frames of the run.
fn held(h: &Harness<'_, App>) -> Vec<Buttons> {
    h.state().timeline().log().expect("a run").held.clone()
}

/// Chooses frames with Ctrl and a drag over the ruler.
fn choose(h: &mut Harness<'_, App>, from: usize, to: usize) {
    let (from, to) = (place(h, from, 8.0) + Vec2::new(1.0, 0.0), place(h, to, 8.0) - Vec2::new(1.0, 0.0));
    drag(h, PointerButton::Primary, from, to, CTRL);
    h.run_steps(3);
}

/// Pastes a text as the action does.
fn paste(h: &mut Harness<'_, App>, text: &str, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_steps(1);
    h.event(Event::Paste(text.to_owned()));
    h.run_steps(4);
}

#[test]
fn chosen_frames_are_copied_cut_and_pasted_as_text() {
    let mut h = ran();
    let before = held(&h);
    choose(&mut h, 20, 30);
    let lines = copy(&mut h, Event::Copy).lines().map(str::to_owned).collect::<Vec<_>>();
    assert!(lines.len().abs_diff(10) <= 1, "{lines:?}");
    assert!(lines.iter().all(|line| line == "|..|...R....|"), "{lines:?}");
    // With a jump in it, over the same frames and on: what is pasted is longer.
    let jump = Buttons::RIGHT.with(Buttons::JUMP);
    let text = "|..|...R.B..|\n".repeat(lines.len() + 5);
    paste(&mut h, &text, Action::Paste);
    let first = held(&h).iter().position(|held| *held == jump).expect("it is pasted");
    assert!(first.abs_diff(20) <= 1, "{first}");
    assert_eq!(held(&h).iter().filter(|held| **held == jump).count(), lines.len() + 5);
    assert_eq!(held(&h).len(), before.len(), "others are overwritten");
    press(&mut h, CTRL, Key::Z);
    h.run_steps(4);
    assert_eq!(held(&h), before);
    // Inserted, and cut again.
    paste(&mut h, &text, Action::PasteInPlace);
    assert_eq!(held(&h).len(), before.len() + lines.len() + 5);
    press(&mut h, CTRL, Key::X);
    h.run_steps(4);
    assert_eq!(held(&h), before);
    // Something else on the clipboard is refused, and nothing changes.
    paste(&mut h, "{\"blocks\": []}", Action::Paste);
    assert_eq!(held(&h), before);
    let notice = h.state().notices().current().expect("it is said").text.clone();
    assert!(notice.contains("line 1 has"), "{notice}");
}

#[test]
fn shift_and_arrows_choose_frames_and_a_button_is_pressed_in_turns() {
    let mut h = ran();
    h.get_by_label("Lanes of the run").focus();
    h.run_steps(2);
    press(&mut h, Modifiers::NONE, Key::PageDown);
    h.run_steps(4);
    for _ in 0..3 {
        press(&mut h, Modifiers::SHIFT, Key::PageDown);
        h.run_steps(4);
    }
    // Jump is the last lane: pressed in all of them by one key.
    (0..5).for_each(|_| press(&mut h, Modifiers::NONE, Key::ArrowDown));
    press(&mut h, Modifiers::NONE, Key::Enter);
    h.run_steps(4);
    let jumps = |h: &Harness<'_, App>| held(h).iter().filter(|held| held.has(Buttons::JUMP)).count();
    assert_eq!(jumps(&h), 31);
    let lane = lanes(&h).height() - 6.0;
    let at = place(&h, 20, lane);
    crate::support::click_at(&mut h, PointerButton::Secondary, at);
    h.run_steps(3);
    h.get_by_label_contains("Press Jump in turns").click();
    h.run_steps(4);
    h.get_by_label("1 pressed, 1 released").click();
    h.run_steps(4);
    assert_eq!(jumps(&h), 16, "every other one of them");
}

#[test]
fn play_pauses_by_itself_for_a_cause() {
    let mut h = display(Vec2::new(1280.0, 900.0), Document::new(hills::project(), None));
    h.state_mut().send(Command::Action(Action::PauseWhen));
    h.run_steps(3);
    click(&mut h, "He lands or leaves the ground");
    click(&mut h, "Close");
    press(&mut h, CTRL, Key::F5);
    h.run_steps(30);
    assert!(h.state().play().is_running(), "he is on the ground all the time");
    h.key_down(Key::Space);
    h.run_steps(6);
    h.key_up(Key::Space);
    let text = |h: &Harness<'_, App>| h.state().notices().current().map(|notice| notice.text.clone());
    assert_eq!(text(&h).as_deref(), Some("Paused: the player left the ground."));
    assert!(h.state().play().is_paused() && h.state().play().world().expect("it is shown").player.airborne);
    press(&mut h, Modifiers::NONE, Key::P);
    h.run_steps(200);
    assert_eq!(text(&h).as_deref(), Some("Paused: the player landed."));
    // As a game nothing pauses by itself.
    press(&mut h, Modifiers::NONE, Key::F11);
    h.run_steps(4);
    h.state_mut().send(Command::Action(Action::PlayFromStart));
    h.run_steps(4);
    h.key_down(Key::Space);
    h.run_steps(12);
    h.key_up(Key::Space);
    assert!(h.state().play().is_running());
}

#[test]
fn the_table_of_frames_compares_two_runs() {
    let mut h = ran();
    h.state_mut().send(Command::Action(Action::Frames));
    h.run_steps(4);
    let frames = h.state().timeline().track().map_or(0, |track| track.frames());
    h.get_by_label("Choose a run beside this one to compare the two.");
    let at = place_of(&h, "Frame 3:");
    crate::support::click_at(&mut h, PointerButton::Primary, at);
    h.run_steps(4);
    assert_eq!(shown(&h), Some(3));
    // The same run but for its end, in which he turns round.
    let log = h.state().timeline().log().expect("a run").clone();
    let mut other = log.as_ref().clone();
    other.held[49..].fill(Buttons::LEFT);
    let beside = kit::timeline::beside::Beside::Earlier(Arc::new(other));
    h.state_mut().send(Command::Timeline(TimelineCommand::Beside(beside)));
    h.run_steps(6);
    h.get_by_label("First difference: frame 50").click();
    h.run_steps(4);
    assert_eq!(shown(&h), Some(50));
    h.get_by_label("Next difference").click();
    h.run_steps(4);
    assert_eq!(shown(&h), Some(51));
    assert!(frames > 60);
    h.get_by_label("Values").click();
    h.run_steps(3);
    h.get_all_by_label("Mode").last().expect("a value").click();
    h.run_steps(2);
    press(&mut h, Modifiers::NONE, Key::Escape);
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(3);
    h.snapshot("frames_of_two_runs");
}

/// The middle of the first widget whose label begins so.
fn place_of(h: &Harness<'_, App>, label: &str) -> Pos2 {
    h.get_all_by_label_contains(label).next().expect("it is shown").rect().center()
}
