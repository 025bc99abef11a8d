//! Test-play in the real window: keys make the player run, edits act at once, Escape returns.

use crate::hills;
use crate::soft::SoftRenderer;
use crate::support::{CTRL, click_at};
use eframe::egui::{Key, Modifiers, PointerButton, Pos2, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::{Document, Edit};
use loopwright::app::App;
use loopwright::bindings::{Action, ToolId};
use loopwright::command::Command;
use loopwright::session::Framing;
use sim::player::Routine;
use sim::project::{Expectation, Moment, Run};
use sim::world::World;

/// A window with the hills open, on a display of 60 pictures a second.
pub fn display(size: Vec2, document: Document) -> Harness<'static, App> {
    let builder = Harness::builder().with_size(size).with_max_steps(60).with_step_dt(1.0 / 60.0);
    let mut h = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    h.run_ok();
    h.state_mut().take_document(document);
    h.run_ok();
    h
}

pub fn hills() -> Harness<'static, App> {
    display(Vec2::new(1280.0, 800.0), Document::new(hills::project(), None))
}

pub fn world<'a>(h: &'a Harness<'_, App>) -> &'a World {
    h.state().play().world().expect("a world is active")
}

pub fn press(h: &mut Harness<'_, App>, modifiers: Modifiers, key: Key) {
    h.key_press_modifiers(modifiers, key);
    h.run_steps(3);
}

#[test]
fn keys_make_the_player_run_and_jump() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    let from = world(&h).player.x.px();
    assert!((95..=98).contains(&from), "{from}");
    h.key_down(Key::ArrowRight);
    h.run_steps(40);
    let player = &world(&h).player;
    assert!(player.x.px() > from + 20 && !player.airborne, "{}", player.x.px());
    h.key_down(Key::Space);
    h.run_steps(6);
    assert!(world(&h).player.airborne);
    h.key_up(Key::Space);
    h.key_up(Key::ArrowRight);
    h.key_down(Key::A);
    h.run_steps(90);
    assert!(world(&h).player.x_speed.0 < 0 || world(&h).player.faces_left);
    h.key_up(Key::A);
    assert!(h.state().history().done().is_empty(), "playing changes nothing");
}

#[test]
fn a_picture_is_a_frame() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    let from = world(&h).frame;
    h.run_steps(120);
    assert_eq!(world(&h).frame - from, 120);
}

#[test]
fn pause_step_back_and_rewind_by_key() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::D);
    h.run_steps(30);
    press(&mut h, Modifiers::NONE, Key::P);
    let held = world(&h).frame;
    h.run_steps(20);
    assert_eq!(world(&h).frame, held);
    press(&mut h, Modifiers::NONE, Key::Period);
    assert_eq!(world(&h).frame, held + 1);
    press(&mut h, Modifiers::NONE, Key::Comma);
    press(&mut h, Modifiers::NONE, Key::Comma);
    assert_eq!(world(&h).frame, held - 1);
    let x = world(&h).player.x.0;
    h.key_down(Key::Backspace);
    h.run_steps(15);
    h.key_up(Key::Backspace);
    h.run_steps(2);
    assert!(world(&h).frame < held - 8 && world(&h).player.x.0 < x, "{}", world(&h).frame);
}

#[test]
fn escape_returns_to_the_exact_view_and_the_run_can_resume() {
    let mut h = hills();
    h.run_steps(5);
    let view = h.state().session().canvas.view;
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(200);
    h.key_up(Key::ArrowRight);
    assert_ne!(h.state().session().canvas.view, view, "the view follows the player");
    press(&mut h, Modifiers::NONE, Key::Escape);
    assert!(!h.state().play().is_active());
    assert_eq!(h.state().session().canvas.view, view);
    let left = h.state().play().last_run().expect("kept").world().frame;
    press(&mut h, Modifiers::SHIFT, Key::F5);
    assert!(h.state().play().is_active());
    assert!((left..left + 6).contains(&world(&h).frame));
    press(&mut h, Modifiers::NONE, Key::F12);
    assert_eq!(h.state().session().canvas.view, view);
}

#[test]
fn play_here_begins_under_the_cursor() {
    let mut h = hills();
    let at = canvas_point(&h, pos2(520.0, 200.0));
    h.hover_at(at);
    h.run_steps(3);
    press(&mut h, Modifiers::NONE, Key::F5);
    let player = &world(&h).player;
    assert!((518..=522).contains(&player.x.px()), "{}", player.x.px());
    h.run_steps(60);
    assert!(!world(&h).player.airborne, "and falls to the ground");
}

#[test]
fn play_here_without_a_cursor_begins_in_the_middle_of_the_view() {
    let mut h = hills();
    h.remove_cursor();
    h.run_steps(3);
    let session = h.state().session();
    let middle = session.canvas.view.origin + session.canvas.size / session.canvas.view.zoom / 2.0;
    press(&mut h, Modifiers::NONE, Key::F5);
    assert!((world(&h).player.x.px() - middle.x as i32).abs() <= 2, "{middle:?}");
}

pub fn canvas_point(h: &Harness<'_, App>, level: Pos2) -> Pos2 {
    let canvas = h.get_by_label("Level canvas").rect();
    let ruler = loopwright::panes::canvas::grid::RULER;
    let view = h.state().session().canvas.view;
    canvas.min + Vec2::splat(ruler) + (level - view.origin) * view.zoom
}

#[test]
fn the_mouse_edits_while_the_player_stands() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.run_steps(30);
    assert!(!world(&h).player.airborne);
    press(&mut h, Modifiers::NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, ToolId::Eraser);
    let player = &world(&h).player;
    let below = pos2(player.x.px() as f32, player.y.px() as f32 + 28.0);
    for dx in [-16.0, 0.0, 16.0] {
        let at = canvas_point(&h, below + Vec2::new(dx, 0.0));
        h.hover_at(at);
        for pressed in [true, false] {
            h.event(eframe::egui::Event::PointerButton {
                pos: at,
                button: PointerButton::Primary,
                pressed,
                modifiers: Modifiers::NONE,
            });
        }
        h.run_steps(4);
    }
    assert!(!h.state().history().done().is_empty(), "erased");
    h.run_steps(2);
    let player = &world(&h).player;
    assert!(player.airborne || player.y.px() as f32 > below.y - 28.0, "the ground under the feet is gone");
}

/// Part of the window as a picture to compare: its surroundings may change without touching it.
pub fn compare(h: &mut Harness<'_, App>, rect: Rect, name: &str) {
    let picture = h.render().expect("rendered");
    let (x, y) = (rect.left().ceil() as u32, rect.top().ceil() as u32);
    let (width, height) = (rect.width().floor() as u32 - 1, rect.height().floor() as u32 - 1);
    let part = image::imageops::crop_imm(&picture, x, y, width, height).to_image();
    egui_kittest::image_snapshot(&part, name);
}

#[test]
fn the_picture_of_a_run() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(128);
    press(&mut h, Modifiers::NONE, Key::P);
    let at = pos2(world(&h).player.x.px() as f32, world(&h).player.y.px() as f32);
    let zoomed = Command::Session(Box::new(move |session| {
        session.canvas.view.zoom = 3.0;
        session.canvas.framing = Some(Framing::Point(at));
        session.canvas.overlays.radii = true;
    }));
    h.state_mut().send(zoomed);
    h.run_steps(2);
    let preview = h.get_by_label("Preview of the screen").rect();
    compare(&mut h, preview, "play_preview");
    let middle = canvas_point(&h, at);
    let canvas = h.get_by_label("Level canvas").rect();
    compare(&mut h, Rect::from_center_size(middle, Vec2::splat(280.0)).intersect(canvas), "play_sensors");
    // The readout is in the canvas's upper right corner.
    let corner =
        Rect::from_min_max(canvas.right_top() + Vec2::new(-280.0, 20.0), canvas.right_top() + Vec2::new(0.0, 200.0));
    compare(&mut h, corner, "play_readout");
}

#[test]
fn clicks_beside_the_canvas_do_not_stop_the_run() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    let preview = h.get_by_label("Preview of the screen").rect().center();
    click_at(&mut h, PointerButton::Primary, preview);
    assert!(h.state().play().is_active());
}

#[test]
fn a_run_is_kept_with_what_must_hold_at_its_end() {
    let mut h = hills();
    press(&mut h, Modifiers::SHIFT, Key::F9);
    assert!(h.query_by_label("Keep").is_none(), "nothing was played yet");
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(50);
    h.key_up(Key::ArrowRight);
    h.run_steps(5);
    press(&mut h, Modifiers::SHIFT, Key::F9);
    let frame = world(&h).frame;
    h.run_steps(10);
    assert_eq!(world(&h).frame, frame, "it waits while its name is typed");
    (0..20).for_each(|_| press(&mut h, Modifiers::NONE, Key::Backspace));
    h.event(eframe::egui::Event::Text("a/b".into()));
    h.run_steps(3);
    press(&mut h, Modifiers::NONE, Key::Enter);
    assert!(h.state().document().project().runs.is_empty(), "no name for a file");
    (0..2).for_each(|_| press(&mut h, Modifiers::NONE, Key::Backspace));
    h.event(eframe::egui::Event::Text("-dash".into()));
    h.run_steps(3);
    press(&mut h, Modifiers::NONE, Key::Enter);
    let run = h.state().document().project().runs[0].clone();
    assert_eq!((run.key.as_str(), run.level.as_str(), run.start), ("a-dash", "hills", None));
    assert_eq!(sim::replay::frame_count(&run.inputs), frame);
    let level = sim::level::Level::compile(h.state().document().project(), "hills").unwrap();
    let end = sim::replay::check(&run, &level).expect("it holds");
    assert_eq!(end.digest(), world(&h).digest(), "nothing was edited, so it ends as it was played");
    press(&mut h, CTRL, Key::Z);
    assert!(h.state().document().project().runs.is_empty(), "undone like any edit");
}

#[test]
fn one_key_saves_a_run_and_the_window_renames_it() {
    let mut h = hills();
    let keys = |h: &Harness<'_, App>| -> Vec<String> {
        h.state().document().project().runs.iter().map(|run| run.key.clone()).collect()
    };
    press(&mut h, Modifiers::NONE, Key::F9);
    assert!(keys(&h).is_empty(), "nothing was played yet");
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(50);
    h.key_up(Key::ArrowRight);
    press(&mut h, Modifiers::NONE, Key::P);
    for said in ["Saved as hills-1.", "This run is already saved as hills-1."] {
        press(&mut h, Modifiers::NONE, Key::F9);
        h.run_steps(2);
        assert_eq!(keys(&h), ["hills-1"]);
        assert!(h.state().notices().all().last().is_some_and(|last| last.notice.text.starts_with(said)), "{said}");
    }
    assert!(h.query_by_label("Keep").is_none(), "no window");
    let offer = Action::KeepRunAs.info().label;
    h.get_all_by_label(offer).last().expect("the message offers it").click();
    h.run_steps(3);
    (0..20).for_each(|_| press(&mut h, Modifiers::NONE, Key::Backspace));
    h.event(eframe::egui::Event::Text("dash".into()));
    h.run_steps(3);
    h.get_by_label("Renames the run hills-1. What it expects stays.");
    h.get_by_label("Every detail must hold").click();
    h.run_steps(2);
    h.get_by_label("Keep").click();
    h.run_steps(3);
    assert_eq!(keys(&h), ["dash"]);
    assert!(h.state().document().project().runs[0].expect.digest.is_some());
    press(&mut h, CTRL, Key::Z);
    assert_eq!(keys(&h), ["hills-1"], "undone in one step");
}

#[test]
fn renaming_a_run_keeps_all_that_it_expects() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(50);
    h.key_up(Key::ArrowRight);
    press(&mut h, Modifiers::NONE, Key::P);
    press(&mut h, Modifiers::NONE, Key::F9);
    let mut old = (*h.state().document().project().runs[0]).clone();
    old.expect = Expectation { digest: Some(7), within: Some(900), rings: Some(3), y: None, ..old.expect };
    old.moments = vec![Moment { frame: 20, name: "top".into(), ..Moment::default() }];
    old.extra.insert("note".into(), "by hand".into());
    let edit = Edit::SetRun { key: old.key.clone(), run: Some(old.clone().into()) };
    h.state_mut().send(Command::Edit { label: "Edit".into(), gesture: None, edits: vec![edit].into() });
    h.run_steps(3);
    press(&mut h, Modifiers::SHIFT, Key::F9);
    (0..20).for_each(|_| press(&mut h, Modifiers::NONE, Key::Backspace));
    h.event(eframe::egui::Event::Text("dash".into()));
    h.run_steps(3);
    press(&mut h, Modifiers::NONE, Key::Enter);
    let runs = &h.state().document().project().runs;
    assert_eq!(runs.len(), 1);
    assert_eq!(*runs[0], Run { key: "dash".into(), ..old });
    let label = h.state().history().done().last().map(|step| step.label.clone());
    assert_eq!(label.as_deref(), Some("Rename run hills-1 to dash"));
}

/// The middle of a block on the screen.
fn block(h: &Harness<'_, App>, x: i32, y: i32) -> Pos2 {
    canvas_point(h, pos2(x as f32 * 16.0 + 8.0, y as f32 * 16.0 + 8.0))
}

fn click_in_play(h: &mut Harness<'_, App>, at: Pos2) {
    h.hover_at(at);
    for pressed in [true, false] {
        let button = PointerButton::Primary;
        h.event(eframe::egui::Event::PointerButton { pos: at, button, pressed, modifiers: Modifiers::NONE });
    }
    h.run_steps(4);
}

#[test]
fn undo_that_would_bury_the_player_lifts_him_out() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.run_steps(40);
    let stood = world(&h).player.y.px();
    press(&mut h, Modifiers::NONE, Key::E);
    for (x, y) in (20..23).flat_map(|y| [4, 5, 6, 7].map(|x| (x, y))) {
        let at = block(&h, x, y);
        click_in_play(&mut h, at);
    }
    h.run_steps(40);
    assert_eq!(world(&h).player.y.px(), stood + 48, "he fell into the pit");
    let erased = h.state().history().done().len();
    assert_eq!(erased, 12);
    for _ in 0..erased {
        press(&mut h, CTRL, Key::Z);
    }
    h.run_steps(20);
    let player = &world(&h).player;
    assert_eq!((player.y.px(), player.airborne), (stood, false), "he stands on the ground that came back");
}

/// A run to the right of the hills, enlarged so that the view follows.
fn running_right() -> Harness<'static, App> {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.state_mut().send(Command::Session(Box::new(|session| session.canvas.view.zoom = 4.0)));
    h.key_down(Key::ArrowRight);
    h.run_steps(30);
    h
}

#[test]
fn the_view_stays_while_a_mouse_button_is_held() {
    let mut h = running_right();
    h.state_mut().send(Command::Session(Box::new(|session| session.tools.tool = ToolId::Select)));
    let at = h.get_by_label("Level canvas").rect().center();
    h.hover_at(at);
    let button = |pressed| eframe::egui::Event::PointerButton {
        pos: at,
        button: PointerButton::Primary,
        pressed,
        modifiers: Modifiers::NONE,
    };
    h.run_steps(2);
    let before = h.state().session().canvas.view.origin;
    h.run_steps(6);
    assert!(h.state().session().canvas.view.origin.x > before.x, "it follows");
    h.event(button(true));
    h.run_steps(1);
    let (held, x) = (h.state().session().canvas.view.origin, world(&h).player.x.px());
    h.run_steps(30);
    assert!(world(&h).player.x.px() > x + 20);
    assert_eq!(h.state().session().canvas.view.origin, held);
    h.event(button(false));
    h.run_steps(1);
    assert_eq!(h.state().session().canvas.view.origin, held, "until what was held is put down");
    h.run_steps(6);
    assert!(h.state().session().canvas.view.origin.x > held.x, "and goes on");
}

#[test]
fn the_view_does_not_follow_a_dying_player() {
    let mut project = hills::project();
    let level = std::sync::Arc::make_mut(&mut project.levels[0]);
    for (x, y) in [(1, 2), (1, 3), (2, 2), (2, 3)] {
        level.layout.set(x, y, sim::tiles::LayoutCell::default());
    }
    let mut h = display(Vec2::new(1280.0, 800.0), Document::new(project, None));
    press(&mut h, CTRL, Key::F5);
    h.state_mut().send(Command::Session(Box::new(|session| session.canvas.view.zoom = 4.0)));
    h.key_down(Key::ArrowRight);
    let dies = |h: &Harness<'_, App>| matches!(world(h).player.routine, Routine::Dying | Routine::Dead);
    let frames = (0..600).take_while(|_| {
        h.run_steps(1);
        !dies(&h)
    });
    assert!(frames.count() < 600, "he falls out of the level");
    h.key_up(Key::ArrowRight);
    h.run_steps(1);
    let (view, y) = (h.state().session().canvas.view.origin, world(&h).player.y.px());
    let mut farthest = y;
    while dies(&h) {
        assert_eq!(h.state().session().canvas.view.origin, view, "at {farthest}");
        farthest = farthest.max(world(&h).player.y.px());
        h.run_steps(1);
    }
    assert!(farthest > y + 32, "he fell on: {farthest}, {y}");
    h.run_steps(4);
    assert!(h.state().session().canvas.view.origin.x < view.x, "who begins again is followed");
}

#[test]
fn time_runs_back_without_a_key_held() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.run_steps(60);
    let frame = world(&h).frame;
    press(&mut h, Modifiers::SHIFT, Key::Backspace);
    h.run_steps(20);
    assert!(world(&h).frame < frame - 10, "{} of {frame}", world(&h).frame);
    press(&mut h, Modifiers::SHIFT, Key::Backspace);
    let back = world(&h).frame;
    h.run_steps(20);
    assert!(world(&h).frame >= back + 15, "and forwards again");
}

#[test]
fn the_preview_shows_what_is_counted_while_one_plays() {
    let mut h = hills();
    assert!(h.query_by_label("HUD").is_none() && h.query_by_label("At cursor").is_some());
    press(&mut h, CTRL, Key::F5);
    h.run_steps(30);
    h.state_mut().send(Command::Play(kit::play::PlayCommand::TogglePause));
    h.run_steps(2);
    // The screen's upper left quarter.
    let corner = |h: &mut Harness<'_, App>| {
        let rect = h.get_by_label("Preview of the screen").rect();
        let picture = h.render().expect("rendered");
        let (x, y) = (rect.left() as u32, rect.top() as u32);
        image::imageops::crop_imm(&picture, x, y, rect.width() as u32 / 2, rect.height() as u32 / 2).to_image()
    };
    let with = corner(&mut h);
    assert_eq!(with, corner(&mut h), "a paused world stands still");
    h.get_by_label("HUD").click();
    h.run_steps(2);
    assert_ne!(with, corner(&mut h));
}
