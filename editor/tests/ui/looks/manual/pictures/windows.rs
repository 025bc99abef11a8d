//! Pictures of windows, and of the whole screen of a game.

use super::{Scene, change, cut, look_at, sample_in};
use crate::level::canvas::at;
use crate::projects::files;
use crate::projects::recovery::keeping;
use crate::runs::play::{display, press};
use crate::support::{click, drag, key, wait_until, window_of};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Rect, Role, Vec2, pos2, vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use image::RgbaImage;
use kit::document::Document;
use kit::drawing::starting_ground;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::{Brush, View};
use sim::tiles::{Cell, Solidity};

/// Each picture of a window with the scene that paints it.
pub const SCENES: [(&str, Scene); 6] = [
    ("first-loop", first_loop),
    ("game", game),
    ("restore", restore),
    ("backgrounds", backgrounds),
    ("tileset-picture", tileset_picture),
    ("settings", settings),
];

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

/// A window inside of the program's, no higher than `most`.
fn cut_window(h: &mut Harness<'_, App>, title: &str, most: f32) -> RgbaImage {
    h.remove_cursor();
    h.run_steps(20);
    let area = h.get_by_role_and_label(Role::Window, title).rect();
    let area = Rect::from_min_size(area.min.ceil(), vec2(area.width().floor(), area.height().floor().min(most)));
    cut(h, area)
}

/// A loop that was just drawn in a new project, its handles, and what the inspector says of it.
fn first_loop() -> RgbaImage {
    let project = starting_ground::grounded(starting_ground::empty_project());
    let mut h = display(Vec2::new(1280.0, 1080.0), Document::new(project, None));
    change(&mut h, |session| (session.canvas.overlays.grid, session.canvas.overlays.chunk_grid) = (false, false));
    press(&mut h, Modifiers::NONE, Key::C);
    let start = h.state().document().project().levels[0].start;
    let (x, ground) = (start.x as f32 + 368.0, start.y as f32 + 20.0);
    look_at(&mut h, x - 190.0, ground + 230.0, 1.0);
    let (from, to) = (at(&h, x, ground), at(&h, x + 64.0, ground - 64.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.hover_at(pos2(5.0, 5.0));
    h.run_steps(10);
    let inspector = h.get_by_role_and_label(Role::Tab, "Inspector").rect();
    let top = inspector.top().floor();
    cut(&mut h, Rect::from_min_max(pos2(640.0, top), pos2(1280.0, top + 374.0)))
}

/// The sample as it is played in the whole window.
fn game() -> RgbaImage {
    let mut h = sample_in(Vec2::new(640.0, 448.0), "first-steps", "meadow");
    h.state_mut().send(Command::Watch { run: "main-path".into(), frame: None });
    h.run_steps(3);
    press(&mut h, Modifiers::NONE, Key::F11);
    while h.state().play().world().is_some_and(|world| world.frame < 250) {
        h.run_steps(1);
    }
    cut(&mut h, Rect::from_min_size(pos2(0.0, 0.0), vec2(640.0, 448.0)))
}

/// Returns the question after a window ended with unsaved work.
fn restore() -> RgbaImage {
    let folder = files::sample("manual-restore");
    let mut h = keeping(None);
    files::open_path(&mut h, &folder);
    change(&mut h, |session| {
        session.tools.brush = Brush::Block(Cell { block: 8, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() });
        session.canvas.view = View { origin: pos2(120.0, 260.0), zoom: 1.0 };
    });
    key(&mut h, Modifiers::NONE, Key::B);
    let (from, to) = (at(&h, 330.0, 390.0), at(&h, 470.0, 390.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    drop(h);
    let mut h = keeping(None);
    files::open_path(&mut h, &folder);
    h.remove_cursor();
    h.run_steps(20);
    let title = h.get_by_label("Restore your work?").rect();
    let button = h.get_by_label("Go on without it").rect();
    let area = Rect::from_min_max(title.min - vec2(48.0, 20.0), button.max + vec2(20.0, 20.0));
    cut(&mut h, Rect::from_min_max(area.min.floor(), area.max.floor()))
}

/// The window of the background layers.
fn backgrounds() -> RgbaImage {
    let mut h = window_of(Vec2::new(1280.0, 800.0));
    files::open_path(&mut h, &files::sample("manual-backgrounds"));
    act(&mut h, Action::Backgrounds);
    click(&mut h, "Stop the preview");
    wait_until(&mut h, "drawn", |h| !h.state().is_busy());
    cut_window(&mut h, "Backgrounds", 522.0)
}

/// A picture that is cut into a tileset.
fn tileset_picture() -> RgbaImage {
    let mut h = sample_in(Vec2::new(708.0, 560.0), "first-steps", "meadow");
    act(&mut h, Action::ImportPicture);
    h.get_by_label("Picture path").focus();
    h.run_ok();
    h.event(Event::Text("../tilesets/meadow/art.png".to_owned()));
    h.run_ok();
    wait_until(&mut h, "it is cut", |h| h.query_by_label("Cut of the picture").is_some());
    click(&mut h, "Preview: 2×");
    cut_window(&mut h, "Import tileset picture", 420.0)
}

/// The settings of look and mouse.
fn settings() -> RgbaImage {
    let mut h = sample_in(Vec2::new(716.0, 900.0), "first-steps", "meadow");
    act(&mut h, Action::Settings);
    cut_window(&mut h, "Settings", 412.0)
}
