//! The order of things on the canvas: objects, the player, the terrain in front, and boxes over them.

use crate::hills;
use crate::level::canvas::at;
use crate::runs::play::display;
use crate::support::CTRL;
use eframe::egui::{Key, Modifiers, Rect, Vec2};
use egui_kittest::Harness;
use image::{Rgba, RgbaImage};
use kit::document::Document;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Session;
use sim::project::{LayerSwitcher, LevelData, Placement, PlacementId, Project, SwitcherSide, TilesetRef};
use sim::tiles::{Block, TileLayer};
use std::sync::Arc;

fn ring(x: i32, y: i32) -> Placement {
    Placement { id: PlacementId(1), kind: "ring".into(), x, y, ..Placement::default() }
}

/// The hills with an object, and a switcher ahead of the start that sets the player's priority. Full blocks are in front.
fn project(placements: Vec<Placement>, high_priority: bool) -> Project {
    let mut project = hills::project();
    let side = SwitcherSide { layer: TileLayer::A, high_priority };
    let switcher = LayerSwitcher {
        id: PlacementId(0x52),
        x: 104,
        y: 272,
        half_length: 64,
        left_or_above: side,
        right_or_below: side,
        ..LayerSwitcher::default()
    };
    project.levels[0] = Arc::new(LevelData { placements, switchers: vec![switcher], ..(*project.levels[0]).clone() });
    let mut tileset = hills::tileset();
    let mut blocks = (*tileset.blocks).clone();
    blocks[1] = Block { front: true, ..blocks[1] };
    tileset.blocks = Arc::new(blocks);
    project.tilesets[0] = Arc::new(TilesetRef { tileset: Arc::new(tileset), ..(*project.tilesets[0]).clone() });
    project
}

/// A window that plays it: the player has walked over the switcher and stopped.
fn played(project: Project) -> Harness<'static, App> {
    let mut h = display(Vec2::new(1280.0, 800.0), Document::new(project, None));
    // A choice of one's own: play shows no set with the boxes of objects then.
    set(&mut h, |session| session.canvas.overlays.readout = false);
    h.key_press_modifiers(CTRL, Key::F5);
    h.run_steps(3);
    h.key_down(Key::ArrowRight);
    h.run_steps(40);
    h.key_up(Key::ArrowRight);
    h.key_press_modifiers(Modifiers::NONE, Key::P);
    h.run_steps(3);
    h
}

fn set(h: &mut Harness<'_, App>, change: impl FnOnce(&mut Session) + 'static) {
    h.state_mut().send(Command::Session(Box::new(change)));
    h.run_steps(3);
}

/// Returns the picture of the canvas from (`x` - `reach`, `y` - `reach`) to (`x` + `reach`, `y` + `reach`).
fn around(h: &mut Harness<'_, App>, (x, y): (i32, i32), reach: i32) -> RgbaImage {
    let corner = |h: &Harness<'_, App>, by: i32| at(h, (x + by) as f32, (y + by) as f32);
    let area = Rect::from_min_max(corner(h, -reach), corner(h, reach + 1));
    let picture = h.render().expect("rendered");
    let (left, top) = (area.left().round() as u32, area.top().round() as u32);
    let (width, height) = (area.width().round() as u32, area.height().round() as u32);
    image::imageops::crop_imm(&picture, left, top, width, height).to_image()
}

#[test]
fn objects_stay_behind_terrain_in_front_of_every_player() {
    // In the ground before his feet, where he never touches it.
    let place = (150, 344);
    for high_priority in [false, true] {
        let [mut with, mut without] =
            [vec![ring(place.0, place.1)], vec![]].map(|placed| played(project(placed, high_priority)));
        let world = with.state().play().world().expect("it plays");
        assert_eq!(world.player.high_priority, high_priority);
        assert!(world.objects.slots.iter().any(|(_, object)| object.body.x.px() == place.0), "it lives");
        assert!(around(&mut with, place, 8) == around(&mut without, place, 8), "high: {high_priority}");
    }
}

/// The player runs to where the ring is, or would be, for some frames; only what a game shows is painted.
fn runs_for(frames: usize, placements: Vec<Placement>, high_priority: bool) -> Harness<'static, App> {
    let mut h = display(Vec2::new(1280.0, 800.0), Document::new(project(placements, high_priority), None));
    set(&mut h, |session| {
        let overlays = &mut session.canvas.overlays;
        (overlays.sensors, overlays.speeds, overlays.radii) = (false, false, false);
        (overlays.trail, overlays.camera, overlays.readout) = (false, false, false);
    });
    h.key_press_modifiers(CTRL, Key::F5);
    h.run_steps(3);
    h.key_down(Key::ArrowRight);
    h.run_steps(frames);
    h.key_press_modifiers(Modifiers::NONE, Key::P);
    h.run_steps(2);
    h
}

#[test]
fn sparkles_are_in_front_of_the_player() {
    const PLACE: (i32, i32) = (120, 300);
    let air = Rgba([30, 34, 44, 255]);
    let star = Rgba([255, 228, 124, 255]);
    for high_priority in [false, true] {
        let frames = 22;
        let pixel = |h: &mut Harness<'_, App>| *around(h, PLACE, 0).get_pixel(0, 0);
        let mut alone = runs_for(frames, vec![], high_priority);
        assert_eq!(alone.state().play().world().expect("it plays").player.high_priority, high_priority);
        let figure = pixel(&mut alone);
        assert!(figure != air && figure != star, "he is there");
        let mut h = runs_for(frames, vec![ring(PLACE.0, PLACE.1)], high_priority);
        let world = h.state().play().world().expect("it plays");
        assert!(world.objects.slots.iter().any(|(_, object)| object.state.is_in_front()), "it sparkles");
        // The middle of the star.
        assert_eq!(pixel(&mut h), star, "high: {high_priority}");
    }
}

#[test]
fn hitboxes_leave_a_ring_to_be_seen() {
    for zoom in [1.0, 2.0] {
        let mut h = display(Vec2::new(1280.0, 800.0), Document::new(project(vec![ring(200, 200)], false), None));
        set(&mut h, move |session| session.canvas.view.zoom = zoom);
        let (ring, edge) = (around(&mut h, (200, 200), 6), around(&mut h, (200, 200), 8));
        set(&mut h, |session| session.canvas.overlays.hitboxes = true);
        assert!(around(&mut h, (200, 200), 6) == ring, "zoom {zoom}");
        assert!(around(&mut h, (200, 200), 8) != edge, "its box is there");
    }
}
