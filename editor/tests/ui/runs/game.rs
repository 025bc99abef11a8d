//! Playing as in a game: the whole window, a title, menus by key and by mouse, and back to what one left.

use crate::hills;
use crate::looks::manual;
use crate::runs::play::{display, press};
use eframe::egui::{Key, Modifiers, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use loopwright::app::App;
use loopwright::game::Phase;
use sim::project::Area;
use sim::world::World;
use std::sync::Arc;

const NONE: Modifiers = Modifiers::NONE;

/// Two levels of hills; the goal of the first is before the player's feet if `near`.
fn window(near: bool) -> Harness<'static, App> {
    let mut project = hills::project();
    let mut second = (*project.levels[0]).clone();
    (second.key, second.title) = ("more".into(), "More hills".into());
    if near {
        Arc::make_mut(&mut project.levels[0]).goal = Some(Area { x: 130, y: 192, width: 48, height: 192 });
    }
    project.levels.push(Arc::new(second));
    let mut h = display(Vec2::new(660.0, 460.0), Document::new(project, None));
    h.run_steps(5);
    h
}

fn world<'a>(h: &'a Harness<'_, App>) -> &'a World {
    h.state().play().world().expect("a world is active")
}

fn phase(h: &Harness<'_, App>) -> Phase {
    h.state().game().phase()
}

#[test]
fn a_key_fills_the_window_and_escape_returns_to_the_view() {
    let mut h = window(false);
    let view = h.state().session().canvas.view;
    press(&mut h, NONE, Key::F11);
    assert!(h.query_by_label("Game").is_some() && h.query_by_label("Level canvas").is_none());
    assert_eq!((phase(&h), world(&h).frame), (Phase::Title, 0), "the world waits for the title");
    h.run_steps(60);
    h.snapshot("game_title");
    assert_eq!(world(&h).frame, 0);
    h.run_steps(80);
    assert_eq!(phase(&h), Phase::Plays);
    h.key_down(Key::ArrowRight);
    h.run_steps(60);
    h.key_up(Key::ArrowRight);
    h.run_steps(20);
    assert!(world(&h).player.x.px() > 110, "{}", world(&h).player.x.px());
    let recorded = h.state().play().run().expect("a run").log().frames();
    assert_eq!(recorded, world(&h).frame as usize, "no frame of the title is in the run");
    h.snapshot("game_play");
    press(&mut h, NONE, Key::Escape);
    assert!(!h.state().game().is_on() && !h.state().play().is_active());
    h.run_steps(3);
    assert!(h.query_by_label("Level canvas").is_some());
    assert_eq!(h.state().session().canvas.view, view);
}

#[test]
fn a_press_skips_the_title_and_is_no_jump() {
    let mut h = window(false);
    press(&mut h, NONE, Key::F11);
    h.key_down(Key::Space);
    h.run_steps(12);
    assert_eq!(phase(&h), Phase::Plays);
    assert!(world(&h).frame > 4 && !world(&h).player.jumping, "the press belongs to the title");
    h.key_up(Key::Space);
    h.run_steps(40);
    h.key_down(Key::Space);
    h.run_steps(3);
    assert!(world(&h).player.jumping);
}

#[test]
fn the_pause_menu_goes_by_keys_and_by_mouse() {
    let mut h = window(false);
    press(&mut h, NONE, Key::F11);
    press(&mut h, NONE, Key::Space);
    h.key_down(Key::ArrowRight);
    h.run_steps(60);
    h.key_up(Key::ArrowRight);
    press(&mut h, NONE, Key::P);
    assert_eq!(phase(&h), Phase::Paused);
    let frame = world(&h).frame;
    h.run_steps(10);
    h.snapshot("game_pause");
    // A frame forward is looked at without the menu.
    press(&mut h, NONE, Key::Period);
    assert!(h.query_by_label("Resume").is_none());
    press(&mut h, NONE, Key::Comma);
    assert_eq!(world(&h).frame, frame);
    h.get_by_label("Resume").click();
    h.run_steps(3);
    assert!(phase(&h) == Phase::Plays && world(&h).frame > frame);
    press(&mut h, NONE, Key::P);
    press(&mut h, NONE, Key::ArrowDown);
    press(&mut h, NONE, Key::Enter);
    assert!(world(&h).frame < 10, "the level began again");
    press(&mut h, NONE, Key::P);
    press(&mut h, NONE, Key::ArrowUp);
    press(&mut h, NONE, Key::Space);
    assert!(!h.state().game().is_on() && !h.state().play().is_active(), "back to editing");
}

#[test]
fn a_window_over_the_game_pauses_it() {
    for key in [Key::F1, Key::Comma] {
        let mut h = window(false);
        press(&mut h, NONE, Key::F11);
        press(&mut h, NONE, Key::Space);
        h.run_steps(30);
        let by = if key == Key::Comma { Modifiers::COMMAND } else { NONE };
        press(&mut h, by, key);
        let frame = world(&h).frame;
        h.run_steps(30);
        assert_eq!((phase(&h), world(&h).frame), (Phase::Paused, frame), "{key:?}");
        if key == Key::F1 {
            assert_eq!(manual::read(&h), Some("playing.md"));
        }
    }
}

#[test]
fn messages_are_shown_over_the_game() {
    let mut h = window(false);
    press(&mut h, NONE, Key::F11);
    press(&mut h, NONE, Key::Space);
    for text in ["Sound is off.", "Sound is on."] {
        assert!(h.query_by_label(text).is_none());
        press(&mut h, NONE, Key::F10);
        h.run_steps(2);
        assert!(h.query_by_label(text).is_some(), "{text}");
    }
}

#[test]
fn the_banner_at_the_goal_leads_on() {
    let mut h = window(true);
    press(&mut h, NONE, Key::F11);
    press(&mut h, NONE, Key::Enter);
    h.key_down(Key::ArrowRight);
    for _ in 0..300 {
        h.run_steps(1);
        if phase(&h) == Phase::Ended {
            break;
        }
    }
    h.key_up(Key::ArrowRight);
    assert_eq!(phase(&h), Phase::Ended);
    let frame = world(&h).frame;
    h.run_steps(20);
    assert_eq!(world(&h).frame, frame, "the world waits");
    h.snapshot("game_goal");
    h.get_by_label("Next level").click();
    h.run_steps(3);
    assert_eq!((h.state().session().level.as_str(), phase(&h)), ("more", Phase::Title));
    press(&mut h, NONE, Key::F11);
    assert!(!h.state().game().is_on() && h.state().play().is_active(), "the run goes on in the editor's window");
}

#[test]
fn a_run_moves_into_the_window_and_back() {
    let mut h = window(false);
    press(&mut h, NONE, Key::F5);
    h.run_steps(40);
    let before = world(&h).frame;
    press(&mut h, NONE, Key::F11);
    assert_eq!(phase(&h), Phase::Plays, "no title in the middle of a run");
    assert!(world(&h).frame > before);
    press(&mut h, NONE, Key::B);
    press(&mut h, NONE, Key::E);
    assert_eq!(h.state().session().tools.tool, loopwright::bindings::ToolId::Brush, "no tool is changed unseen");
    press(&mut h, NONE, Key::F12);
    assert!(!h.state().game().is_on() && !h.state().play().is_active());
    press(&mut h, NONE, Key::F12);
    assert!(world(&h).frame > before && !h.state().game().is_on());
}

#[test]
fn a_dead_player_restarts_out_of_the_dark() {
    let mut project = hills::project();
    let level = Arc::make_mut(&mut project.levels[0]);
    for (x, y) in [(1, 2), (1, 3), (2, 2), (2, 3)] {
        level.layout.set(x, y, sim::tiles::LayoutCell::default());
    }
    let mut h = display(Vec2::new(660.0, 460.0), Document::new(project, None));
    press(&mut h, NONE, Key::F11);
    press(&mut h, NONE, Key::Space);
    h.key_down(Key::ArrowRight);
    let mut dead = false;
    for _ in 0..900 {
        h.run_steps(1);
        dead |= world(&h).is_over();
        if dead && world(&h).frame < 3 {
            break;
        }
    }
    h.key_up(Key::ArrowRight);
    assert!(dead && world(&h).frame < 3);
    assert_eq!(phase(&h), Phase::Plays);
    let dark = brightness(&mut h);
    h.run_steps(40);
    assert!(brightness(&mut h) > dark * 2.0, "{dark}");
}

fn brightness(h: &mut Harness<'_, App>) -> f64 {
    let picture = h.render().expect("rendered");
    let sum: u64 = picture.pixels().map(|pixel| pixel.0[..3].iter().map(|part| u64::from(*part)).sum::<u64>()).sum();
    sum as f64 / f64::from(picture.width() * picture.height())
}

#[test]
fn a_game_is_heard_and_the_editor_is_not() {
    let mut h = window(false);
    let jumped = |h: &mut Harness<'_, App>| {
        h.run_steps(40);
        h.key_down(Key::Space);
        h.run_steps(10);
        h.key_up(Key::Space);
        h.run_steps(60);
        h.state().speaker().last()
    };
    press(&mut h, NONE, Key::F5);
    assert!(jumped(&mut h).is_empty(), "the editor is around it");
    press(&mut h, NONE, Key::F11);
    press(&mut h, NONE, Key::F10);
    assert!(jumped(&mut h).is_empty(), "it was muted");
    press(&mut h, NONE, Key::F10);
    assert!(jumped(&mut h).has(kit::sound::Sound::Jump));
}

#[test]
fn a_maze_is_played_in_the_window_too() {
    let mut project = hills::project();
    project.mazes.push(Arc::new(crate::level::mazes::maze()));
    let key = project.mazes[0].key.clone();
    let mut h = display(Vec2::new(660.0, 460.0), Document::new(project, None));
    h.state_mut().send(loopwright::command::Command::Session(Box::new(move |session| session.level = key)));
    h.run_steps(2);
    press(&mut h, NONE, Key::F11);
    assert_eq!(phase(&h), Phase::Title);
    press(&mut h, NONE, Key::Space);
    h.run_steps(60);
    assert!(h.state().play().maze_world().is_some_and(|world| world.frame > 40));
    h.snapshot("game_maze");
    press(&mut h, NONE, Key::Escape);
    assert!(!h.state().game().is_on());
}
