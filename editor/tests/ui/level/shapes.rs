//! The shape tool: a loop in one gesture, its handles, its numbers; all of it, and the ground brush, by keys alone.

use crate::level::canvas::{at, hills};
use crate::support::{CTRL, click, click_at, drag, key};
use eframe::egui::{Event, Key, Modifiers, PointerButton};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::document::Document;
use kit::drawing::starting_ground;
use loopwright::app::App;
use loopwright::bindings::ToolId;
use loopwright::command::Command;
use loopwright::session::{Brush, Framing};
use sim::level::Level;
use sim::project::{Shape, ShapeKind, ShapeLayers, ShapeSide, TilesetRef};
use sim::tiles::TileLayer;
use std::sync::Arc;

fn shapes(h: &Harness<'_, App>) -> Vec<Arc<Shape>> {
    h.state().document().level("hills").unwrap().shapes.clone()
}

fn draw(h: &mut Harness<'_, App>, from: (f32, f32), to: (f32, f32)) {
    let (from, to) = (at(h, from.0, from.1), at(h, to.0, to.1));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
}

#[test]
fn a_loop_is_one_gesture_and_its_handle_changes_it() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    assert_eq!(h.state().session().tools.tool, ToolId::Shape);
    let middle = h.state().session().canvas.view.origin
        + h.state().session().canvas.size / h.state().session().canvas.view.zoom / 2.0;
    let (x, y) = ((middle.x / 16.0).round() * 16.0, (middle.y / 16.0).round() * 16.0);
    let steps = h.state().history().done().len();
    draw(&mut h, (x, y + 64.0), (x + 64.0, y));
    let drawn = shapes(&h);
    assert_eq!((drawn.len(), h.state().history().done().len()), (1, steps + 1));
    assert_eq!((drawn[0].kind, drawn[0].points.len()), (ShapeKind::Loop, 2));
    assert_eq!(h.state().session().selected.chosen_shape, Some(drawn[0].id));
    h.get_by_label("Loop, radius 64");

    let (sx, sy) = drawn[0].points[1];
    draw(&mut h, (sx as f32, sy as f32), (sx as f32 + 32.0, sy as f32 - 32.0));
    assert_eq!(shapes(&h)[0].points[1].0 - shapes(&h)[0].points[0].0, 96);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(shapes(&h), drawn);

    assert!(h.query_all_by_label("Handle 1 x").next().is_some());
    key(&mut h, Modifiers::NONE, Key::ArrowRight);
    assert!(shapes(&h)[0].points[0].0 > drawn[0].points[0].0, "arrows move it");
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(shapes(&h).is_empty());
    key(&mut h, CTRL, Key::Z);
    h.get_by_label("Bake").click();
    h.run_ok();
    assert!(shapes(&h).is_empty());
    assert_eq!(h.state().document().level("hills").unwrap().switchers.len(), 4, "the loop's switchers stay");
}

/// Holds the button over a place and moves on, without letting go.
fn hold(h: &mut Harness<'_, App>, from: (f32, f32), to: (f32, f32)) {
    let (from, to) = (at(h, from.0, from.1), at(h, to.0, to.1));
    h.hover_at(from);
    let button = PointerButton::Primary;
    h.event(Event::PointerButton { pos: from, button, pressed: true, modifiers: Modifiers::NONE });
    (1..=8).for_each(|i| h.hover_at(from + (to - from) * (i as f32 / 8.0)));
    h.run_ok();
}

fn release(h: &mut Harness<'_, App>, place: (f32, f32)) {
    let pos = at(h, place.0, place.1);
    h.hover_at(pos);
    let button = PointerButton::Primary;
    h.event(Event::PointerButton { pos, button, pressed: false, modifiers: Modifiers::NONE });
    h.run_ok();
}

#[test]
fn what_is_deleted_under_the_hand_stays_deleted() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    draw(&mut h, (320.0, 160.0), (384.0, 96.0));
    let (x, y) = shapes(&h)[0].points[1];
    let (x, y) = (x as f32, y as f32);
    hold(&mut h, (x, y), (x + 32.0, y - 32.0));
    key(&mut h, Modifiers::NONE, Key::Delete);
    assert!(shapes(&h).is_empty());
    release(&mut h, (x + 48.0, y - 32.0));
    assert!(shapes(&h).is_empty(), "a shape");
    key(&mut h, CTRL, Key::Z);
    assert_eq!(shapes(&h)[0].points[1], (x as i32, y as i32));

    let switcher = |h: &Harness<'_, App>| h.state().document().level("hills").unwrap().switchers.first().cloned();
    key(&mut h, Modifiers::NONE, Key::S);
    let count = h.state().document().level("hills").unwrap().switchers.len();
    let old = switcher(&h).unwrap();
    let (x, y) = (old.x as f32, old.y as f32);
    hold(&mut h, (x, y), (x + 32.0, y));
    key(&mut h, Modifiers::NONE, Key::Delete);
    release(&mut h, (x + 48.0, y));
    assert_eq!(h.state().document().level("hills").unwrap().switchers.len(), count - 1, "a thing");
    key(&mut h, CTRL, Key::Z);
    key(&mut h, CTRL, Key::Z);
    assert_eq!(switcher(&h), Some(old), "two steps: the move and the deletion");
}

#[test]
fn a_drag_ends_with_the_level_that_it_began_in() {
    let mut h = hills();
    h.get_all_by_label("Level").next().unwrap().click();
    h.run_ok();
    h.get_by_label("Duplicate this level").click();
    h.run_ok();
    let project = |h: &Harness<'_, App>| h.state().document().project().clone();
    let before = project(&h);
    key(&mut h, Modifiers::NONE, Key::S);
    let switcher = &before.levels[1].switchers[0];
    let (x, y) = (switcher.x as f32, switcher.y as f32);
    hold(&mut h, (x, y), (x, y));
    key(&mut h, Modifiers::ALT, Key::PageUp);
    release(&mut h, (x + 64.0, y));
    assert!(project(&h) == before, "the other level is as it was");
}

#[test]
fn a_tileset_in_the_way_lets_shapes_grow_and_the_brush_follows() {
    let mut project = starting_ground::grounded(starting_ground::empty_project());
    Arc::make_mut(&mut project.levels[0]).key = "hills".into();
    let first_block = project.tilesets[0].tileset.blocks.len() as u16;
    let next = TilesetRef { path: "next".into(), first_block, tileset: Arc::new(crate::hills::tileset()) };
    project.tilesets.push(Arc::new(next));
    let mut h = hills();
    h.state_mut().take_document(Document::new(project, None));
    h.state_mut().send(Command::Session(Box::new(|session| session.canvas.framing = Some(Framing::Start))));
    h.run_ok();
    // The brush holds a block of the ground.
    let (x, y) = (320.0, 776.0);
    let ground = at(&h, x, y);
    click_at(&mut h, PointerButton::Secondary, ground);
    let brush = |h: &Harness<'_, App>| match h.state().session().tools.brush {
        Brush::Block(cell) => cell.block,
        Brush::Chunk(_) => 0,
    };
    let firsts = |h: &Harness<'_, App>| -> Vec<u16> {
        h.state().document().project().tilesets.iter().map(|set| set.first_block).collect()
    };
    let (held, numbers) = (brush(&h), firsts(&h));
    assert!((1..first_block).contains(&held) && numbers == [0, first_block], "{held} of {numbers:?}");
    key(&mut h, Modifiers::NONE, Key::C);
    draw(&mut h, (400.0, 768.0), (464.0, 704.0));
    assert_eq!(shapes(&h).len(), 1, "it is drawn, though the numbers behind are taken");
    let moved = firsts(&h);
    assert_ne!(moved, numbers);
    assert_eq!(brush(&h) - moved[0], held, "the brush holds the same block");
    key(&mut h, CTRL, Key::Z);
    assert_eq!((brush(&h), firsts(&h)), (held, numbers), "also when it is undone");
}

#[test]
fn the_ground_brush_makes_one_slope_of_a_fall_of_45_degrees() {
    let mut h = hills();
    h.state_mut().take_document(Document::new(starting_ground::empty_project(), None));
    h.run_ok();
    key(&mut h, Modifiers::NONE, Key::U);
    assert_eq!(h.state().session().tools.tool, ToolId::Ground);
    let (from, to) = (at(&h, 168.0, 168.0), at(&h, 424.0, 424.0));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let level = Level::compile(h.state().document().project(), "level-1").unwrap();
    let surface = |x: i32| {
        let solid = |y: i32| {
            let (number, _) = level.shape_at(TileLayer::A, x >> 4, y >> 4);
            level.shape(number).is_solid_at((x & 15) as usize, (y & 15) as usize)
        };
        (0..600).find(|y| solid(*y)).unwrap_or(600)
    };
    let falls: Vec<i32> = (216..400).map(|x| surface(x + 1) - surface(x)).collect();
    assert!(falls.iter().all(|fall| *fall == 1), "{falls:?}");
}

#[test]
fn an_edge_that_throws_off_is_reported_and_bent_by_a_click() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.shape.kind = ShapeKind::QuarterPipe;
        session.tools.shape.carves = false;
    })));
    h.run_ok();
    let view = h.state().session().canvas.view.origin;
    let (x, y) = ((view.x / 16.0).ceil() * 16.0 + 16.0, (view.y / 16.0).ceil() * 16.0 + 16.0);
    draw(&mut h, (x, y), (x + 160.0, y + 80.0));
    let drawn = shapes(&h);
    let warning = |h: &Harness<'_, App>| h.query_all_by_label_contains("Outer edge of radius 80").count();
    assert_eq!((drawn[0].points.len(), warning(&h)), (2, 1));
    h.get_by_label("Bend until it holds").click();
    h.run_ok();
    let far = |n: usize| {
        let ((x, y), (old_x, old_y)) = (shapes(&h)[0].points[n], drawn[0].points[n]);
        (x - old_x).abs() + (y - old_y).abs()
    };
    assert!(
        far(0) + far(1) > 0 && far(0) + far(1) <= kit::drawing::shapes::bend::FARTHEST,
        "{:?}",
        shapes(&h)[0].points
    );
    assert_eq!((warning(&h), h.query_all_by_label("Bend until it holds").count()), (0, 0));
    key(&mut h, CTRL, Key::Z);
    assert_eq!((shapes(&h), warning(&h)), (drawn, 1));
}

#[test]
fn every_kind_works_by_keyboard_and_a_click_beside_deselects() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::C);
    for (n, (kind, ..)) in kit::drawing::shapes::handles::KINDS.into_iter().enumerate() {
        h.state_mut().send(Command::Session(Box::new(move |session| {
            session.tools.shape.kind = kind;
            session.selected.chosen_shape = None;
        })));
        h.run_ok();
        click(&mut h, "Add in the middle of the view");
        assert_eq!(
            shapes(&h).len(),
            n + 1,
            "{kind:?}: {:?}",
            h.state().notices().all().last().map(|entry| entry.notice.text.clone())
        );
    }
    assert!(h.state().session().selected.chosen_shape.is_some());
    let corner = h.state().session().canvas.view.origin;
    let place = at(&h, corner.x + 20.0, corner.y + 20.0);
    click_at(&mut h, PointerButton::Primary, place);
    assert_eq!(h.state().session().selected.chosen_shape, None);
}

fn plain(h: &mut Harness<'_, App>, k: Key) {
    key(h, Modifiers::NONE, k);
}

/// Presses Tab until something has the keyboard.
fn tab_to(h: &mut Harness<'_, App>, label: &str) {
    for _ in 0..80 {
        if h.query_all_by_label(label).any(|node| node.is_focused()) {
            return;
        }
        plain(h, Key::Tab);
    }
    panic!("Tab never comes to {label}");
}

/// Tabs to a button or a choice and presses it.
fn press(h: &mut Harness<'_, App>, label: &str) {
    tab_to(h, label);
    plain(h, Key::Space);
}

/// Tabs to a number and types another one.
fn number(h: &mut Harness<'_, App>, label: &str, text: &str) {
    tab_to(h, label);
    h.event(Event::Text(text.into()));
    h.run_ok();
    plain(h, Key::Tab);
}

/// Opens a list and takes what has that name in it.
fn pick(h: &mut Harness<'_, App>, list: &str, item: &str) {
    press(h, list);
    press(h, item);
}

#[test]
fn a_loop_is_drawn_bent_moved_and_baked_by_keys_alone() {
    let mut h = hills();
    plain(&mut h, Key::C);
    plain(&mut h, Key::Enter);
    let from = h.state().session().canvas.caret.expect("the canvas cursor comes");
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    (0..12).for_each(|_| plain(&mut h, Key::ArrowRight));
    (0..12).for_each(|_| plain(&mut h, Key::ArrowUp));
    assert!(shapes(&h).is_empty(), "it follows the cursor until it is let go");
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    let drawn = shapes(&h)[0].clone();
    assert_eq!((drawn.kind, drawn.points[1].0 - drawn.points[0].0), (ShapeKind::Loop, 96));
    assert!((drawn.points[0].0 - from.0).abs() <= 8 && (drawn.points[0].1 - from.1).abs() <= 8);

    // To its second handle, which bends it; back to the whole, which moves.
    plain(&mut h, Key::PageDown);
    plain(&mut h, Key::PageDown);
    plain(&mut h, Key::ArrowRight);
    assert_eq!(shapes(&h)[0].points[1].0 - shapes(&h)[0].points[0].0, 112);
    key(&mut h, Modifiers::SHIFT, Key::ArrowLeft);
    assert_eq!(shapes(&h)[0].points[1].0 - shapes(&h)[0].points[0].0, 96, "a pixel is a block for a radius");
    plain(&mut h, Key::Escape);
    plain(&mut h, Key::ArrowUp);
    let moved = shapes(&h)[0].points.clone();
    assert_eq!((moved[0].1 - drawn.points[0].1, moved[1].1 - drawn.points[1].1), (-8, -8));

    // Let go of it, begin another one beside, choose the first again.
    plain(&mut h, Key::Escape);
    assert_eq!(h.state().session().selected.chosen_shape, None);
    let caret = h.state().session().canvas.caret;
    (0..40).for_each(|_| plain(&mut h, Key::ArrowRight));
    assert_ne!(h.state().session().canvas.caret, caret, "the arrows lead the cursor again");
    plain(&mut h, Key::PageDown);
    assert_eq!(h.state().session().tools.shape.kind, ShapeKind::Slope);
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    (0..12).for_each(|_| plain(&mut h, Key::ArrowRight));
    (0..3).for_each(|_| plain(&mut h, Key::ArrowUp));
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    assert_eq!(shapes(&h).iter().map(|shape| shape.kind).collect::<Vec<_>>(), [ShapeKind::Loop, ShapeKind::Slope]);
    key(&mut h, CTRL, Key::CloseBracket);
    assert_eq!(h.state().session().selected.chosen_shape, Some(drawn.id));

    // Its numbers, then it is terrain.
    plain(&mut h, Key::F4);
    number(&mut h, "Thickness", "48");
    assert_eq!(shapes(&h)[0].thickness, 48);
    number(&mut h, "Handle 1 x", &(moved[0].0 - 16).to_string());
    assert_eq!(shapes(&h)[0].points[0].0, moved[0].0 - 16);
    plain(&mut h, Key::Escape);
    assert_eq!(h.state().session().selected.chosen_shape, Some(drawn.id), "Esc leaves the field and no more");
    plain(&mut h, Key::F4);
    press(&mut h, "Bake");
    assert_eq!(shapes(&h).len(), 1);
    plain(&mut h, Key::Escape);
    key(&mut h, CTRL, Key::CloseBracket);
    plain(&mut h, Key::Delete);
    assert!(shapes(&h).is_empty());
}

#[test]
fn tab_goes_through_the_options_of_a_shape_to_change_each() {
    let mut h = hills();
    plain(&mut h, Key::C);
    plain(&mut h, Key::F4);
    press(&mut h, "Polyline");
    press(&mut h, "Side: Ceiling");
    number(&mut h, "Thickness", "64");
    press(&mut h, "Layers: B");
    press(&mut h, "Fill underside");
    press(&mut h, "Solid from above only");
    press(&mut h, "Clear what is in front");
    let material = kit::drawing::materials::ALL[1];
    pick(&mut h, "Material", material.name);
    let options = h.state().session().tools.shape.clone();
    assert_eq!((options.kind, options.side), (ShapeKind::Polyline, ShapeSide::Ceiling));
    assert_eq!((options.thickness, options.layers), (64, ShapeLayers::B));
    assert!(options.level_back && options.top_only && options.carves);
    assert_eq!(options.material, material.key);
    press(&mut h, "Add in the middle of the view");
    assert_eq!(shapes(&h)[0].points.len(), 2);
    plain(&mut h, Key::F4);
    press(&mut h, "Add a point");
    assert_eq!(shapes(&h)[0].points.len(), 3);
    press(&mut h, "Delete the last point");
    assert_eq!(shapes(&h)[0].points.len(), 2);
}

#[test]
fn the_ground_brush_works_by_keys_alone() {
    let mut h = hills();
    plain(&mut h, Key::U);
    plain(&mut h, Key::PageDown);
    plain(&mut h, Key::F4);
    number(&mut h, "Brush", "5");
    assert_eq!(h.state().session().tools.ground_size.0, 5);
    press(&mut h, "Slopes: 1:4");
    number(&mut h, "Highest step", "2");
    press(&mut h, "Ceilings too");
    let material = kit::drawing::materials::ALL[1];
    pick(&mut h, "Ground material", material.name);
    let rules = h.state().document().project().ground.clone();
    assert_eq!((rules.run, rules.rise, rules.material.as_str()), (4, 2, material.key));
    plain(&mut h, Key::Escape);
    plain(&mut h, Key::Enter);
    let before = h.state().history().done().len();
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    (0..8).for_each(|_| plain(&mut h, Key::ArrowRight));
    key(&mut h, Modifiers::SHIFT, Key::Enter);
    assert_eq!(h.state().history().done().len(), before + 1, "a stroke is one step");
    plain(&mut h, Key::F4);
    press(&mut h, "Clear away");
    plain(&mut h, Key::Escape);
    plain(&mut h, Key::Enter);
    assert_eq!(h.state().history().done().last().map(|step| step.label.as_str()), Some("Clear ground"));
}
