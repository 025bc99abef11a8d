//! Launch arcs: of what is selected, under the hand that drags it, and of what would be placed.

use crate::hills;
use crate::level::canvas::at;
use crate::support::{key, window};
use eframe::egui::{Event, Key, Modifiers, PointerButton, Pos2, vec2};
use egui_kittest::{Harness, SnapshotOptions};
use kit::derived::palette::Palette;
use kit::document::Document;
use kit::play::launch::{Held, launch};
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::overlays::objects::launches::color;
use loopwright::session::Selected;
use sim::level::Level;
use sim::project::{LevelData, Placement, PlacementId};
use std::sync::Arc;

const SPRING: PlacementId = PlacementId(7);

/// The hills with a weak spring on flat ground.
fn opened() -> Harness<'static, App> {
    let mut project = hills::project();
    let mut spring = Placement { id: SPRING, kind: "spring".into(), x: 200, y: 312, ..Placement::default() };
    spring.extra.insert("strength".into(), "weak".into());
    let level = LevelData { placements: vec![spring], ..(*project.levels[0]).clone() };
    project.levels[0] = Arc::new(level);
    let mut h = window();
    h.state_mut().take_document(Document::new(project, None));
    h.run_ok();
    h
}

fn select(h: &mut Harness<'_, App>) {
    h.state_mut()
        .send(Command::Session(Box::new(|session| session.selected.things = [Selected::Placement(SPRING)].into())));
    h.run_ok();
}

/// Returns the places of the dots of the arc with left held in the window, for the document as it is: one for ten frames.
fn dots(h: &Harness<'_, App>) -> Vec<Pos2> {
    let level = Level::compile(h.state().document().project(), "hills").expect("it is there");
    let launch = launch(&level, SPRING, level.start).expect("it throws");
    let places = launch.arcs[0].places.iter().skip(20).step_by(10).take(5);
    places.map(|(x, y)| at(h, *x as f32 + 0.5, *y as f32 + 0.5)).collect()
}

/// Returns the number of these points that are painted in the colour of an arc.
fn painted(h: &mut Harness<'_, App>, points: &[Pos2]) -> usize {
    let picture = h.render().expect("rendered");
    let [r, g, b, _] = color(Held::Left, Palette::Guide).to_array();
    let is_painted = |point: &&Pos2| {
        let pixel = picture.get_pixel(point.x as u32, point.y as u32).0;
        pixel[0].abs_diff(r) < 24 && pixel[1].abs_diff(g) < 24 && pixel[2].abs_diff(b) < 24
    };
    points.iter().filter(is_painted).count()
}

#[test]
fn arcs_of_what_is_selected_follow_the_hand() {
    let mut h = opened();
    let before = dots(&h);
    assert_eq!(painted(&mut h, &before), 0, "nothing is selected");
    select(&mut h);
    assert_eq!(painted(&mut h, &before), before.len());
    h.snapshot_options("launch_arcs", &SnapshotOptions::new().threshold(0.6));
    // Under the hand, before it lets go.
    key(&mut h, Modifiers::NONE, Key::S);
    let from = at(&h, 200.0, 312.0);
    h.hover_at(from);
    h.event(Event::PointerButton {
        pos: from,
        button: PointerButton::Primary,
        pressed: true,
        modifiers: Modifiers::NONE,
    });
    h.run_ok();
    for step in 1..=4 {
        h.hover_at(from + vec2(step as f32 * 40.0, 0.0));
    }
    h.run_ok();
    let moved = dots(&h);
    assert_ne!(moved, before, "the drag is under way");
    assert_eq!((painted(&mut h, &moved), painted(&mut h, &before)), (moved.len(), 0));
    key(&mut h, Modifiers::NONE, Key::Escape);
    h.state_mut().send(Command::Action(Action::LaunchArcs));
    select(&mut h);
    let back = dots(&h);
    assert_eq!(painted(&mut h, &back), 0, "switched off");
}

#[test]
fn the_object_in_hand_shows_where_it_would_throw() {
    let mut h = opened();
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.object.placement = Placement { kind: "spring".into(), ..Placement::default() };
        session.tools.object.placement.extra.insert("strength".into(), "weak".into());
    })));
    key(&mut h, Modifiers::NONE, Key::O);
    // On the same ground, so far to the right.
    let by = at(&h, 280.0, 300.0) - at(&h, 200.0, 300.0);
    let expected: Vec<Pos2> = dots(&h).into_iter().map(|dot| dot + by).collect();
    assert_eq!(painted(&mut h, &expected), 0);
    let over = at(&h, 280.0, 300.0);
    h.hover_at(over);
    h.run_ok();
    assert_eq!(painted(&mut h, &expected), expected.len());
}
