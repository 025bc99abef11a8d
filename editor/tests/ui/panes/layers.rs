//! The pane Layers: layers of art are added, drawn, ordered, shown and taken away.

use crate::level::canvas::{block, hills};
use crate::support::{CTRL, click, drag, key, steps, type_into, type_number};
use eframe::egui::{Key, Modifiers, PointerButton, Role};
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use egui_kittest::{Harness, SnapshotOptions};
use kit::document::paint::cell_at;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Brush;
use sim::project::ArtLayer;
use sim::tiles::Cell;

fn layers(h: &Harness<'_, App>) -> Vec<ArtLayer> {
    h.state().document().level("hills").unwrap().art_layers.clone()
}

fn in_view<'a>(h: &'a Harness<'_, App>) -> &'a str {
    &h.state().session().level
}

/// The pane with the hills, and a block in the brush.
fn pane() -> Harness<'static, App> {
    let mut h = hills();
    h.state_mut().send(Command::ShowPane("layers"));
    h.state_mut().send(Command::Session(Box::new(|session| {
        session.tools.brush = Brush::Block(Cell { block: 3, ..Cell::default() });
    })));
    h.run_ok();
    h
}

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

/// Paints a row of blocks on what is in view.
fn paint(h: &mut Harness<'_, App>, y: i32) {
    let (from, to) = (block(h, 2, y), block(h, 6, y));
    drag(h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_ok();
}

/// The number of the block on the level in view or another one.
fn block_of(h: &Harness<'_, App>, key: &str, x: i32, y: i32) -> u16 {
    let document = h.state().document();
    cell_at(document, document.level(key).unwrap(), x, y).unwrap().block
}

/// The rows of the pane, by their names, from the top.
fn rows(h: &Harness<'_, App>) -> Vec<String> {
    let mut rows: Vec<_> = h.get_all_by_role(Role::ListItem).collect();
    rows.sort_by(|a, b| a.rect().top().total_cmp(&b.rect().top()));
    rows.iter().filter_map(|row| row.accesskit_node().label()).collect()
}

#[test]
fn layers_are_added_drawn_and_seen_with_their_level() {
    let mut h = pane();
    let view = h.state().session().canvas.view;
    let ground = block_of(&h, "hills", 3, 3);
    click(&mut h, "Add in front");
    assert_eq!((in_view(&h), h.state().session().canvas.view), ("layer-1", view), "the place stays");
    paint(&mut h, 3);
    click(&mut h, "Add behind");
    assert_eq!(in_view(&h), "layer-2");
    paint(&mut h, 5);
    assert_eq!((block_of(&h, "layer-1", 3, 3), block_of(&h, "layer-2", 3, 5)), (3, 3));
    assert_eq!(block_of(&h, "hills", 3, 3), ground, "the level itself stays as it is");
    assert_eq!(rows(&h), ["In front", "Hills", "Behind"]);
    // From row to row, by key and by click.
    key(&mut h, Modifiers::ALT, Key::Period);
    assert_eq!((in_view(&h), h.state().session().canvas.view), ("hills", view));
    key(&mut h, Modifiers::ALT, Key::Period);
    key(&mut h, Modifiers::ALT, Key::Period);
    assert_eq!(in_view(&h), "layer-1", "nothing is in front of it");
    // Its properties.
    type_number(&mut h, "Opacity", "60");
    type_number(&mut h, "Layer x", "-16");
    type_into(&mut h, "Name", "Leaves");
    assert_eq!((layers(&h)[0].opacity, layers(&h)[0].x, layers(&h)[0].front), (60, -16, true));
    assert_eq!(rows(&h)[0], "Leaves");
    h.get_by_role_and_label(Role::ListItem, "Hills").scroll_to_me();
    h.run_ok();
    h.get_by_role_and_label(Role::ListItem, "Hills").click();
    h.run_ok();
    // A layer that is moved is left at the same place of the level.
    assert_eq!(
        (in_view(&h), h.state().session().canvas.view.origin),
        ("hills", view.origin + eframe::egui::vec2(16.0, 0.0))
    );
    h.state_mut().send(Command::Session(Box::new(move |session| session.canvas.view = view)));
    let scene = h.state().studio().derived().scene();
    let alphas = |planes: &[kit::derived::scene::Plane]| planes.iter().map(|plane| plane.alpha).collect::<Vec<_>>();
    assert_eq!((alphas(scene.behind()), alphas(scene.front())), (vec![255], vec![153]));
    h.remove_cursor();
    h.run_steps(4);
    h.snapshot_options("art_layers", &SnapshotOptions::new().threshold(0.5));
    while !steps(&h).is_empty() {
        key(&mut h, CTRL, Key::Z);
    }
    assert!(layers(&h).is_empty() && h.state().document().project().levels.len() == 1);
}

#[test]
fn rows_are_dragged_hidden_copied_and_deleted() {
    let mut h = pane();
    click(&mut h, "Add in front");
    act(&mut h, Action::AddLayerBehind);
    assert_eq!(rows(&h), ["In front", "Hills", "Behind"]);
    let row = |h: &Harness<'_, App>, name: &str| h.get_by_role_and_label(Role::ListItem, name).rect().center();
    let (from, to) = (row(&h, "Behind"), row(&h, "In front"));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_ok();
    assert_eq!(rows(&h), ["Behind", "In front", "Hills"]);
    assert!(layers(&h).iter().all(|layer| layer.front), "{:?}", layers(&h));
    let (from, to) = (row(&h, "In front"), row(&h, "Hills"));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    h.run_ok();
    assert_eq!(rows(&h), ["Behind", "Hills", "In front"]);
    let before = steps(&h).len();
    h.get_by_label("Show Behind").click();
    h.run_ok();
    assert!(h.state().session().canvas.hidden_layers.contains("layer-2"));
    assert_eq!(steps(&h).len(), before, "looking is no step");
    h.get_by_role_and_label(Role::ListItem, "Behind").click();
    h.run_ok();
    click(&mut h, "Duplicate the layer");
    assert_eq!(
        (rows(&h), in_view(&h)),
        (vec!["Behind 2".to_owned(), "Behind".into(), "Hills".into(), "In front".into()], "layer-3")
    );
    click(&mut h, "Delete the layer");
    assert_eq!((rows(&h).len(), in_view(&h)), (3, "hills"));
    assert!(h.state().document().level("layer-3").is_none());
    key(&mut h, CTRL, Key::Z);
    assert_eq!(rows(&h).len(), 4);
}

#[test]
fn play_begins_in_the_level_of_a_layer() {
    let mut h = pane();
    click(&mut h, "Add in front");
    assert_eq!(in_view(&h), "layer-1");
    h.get_by_label("Level canvas").hover();
    act(&mut h, Action::PlayFromStart);
    h.run_steps(3);
    assert!(h.state().studio().play().is_active());
    assert_eq!(in_view(&h), "hills");
    act(&mut h, Action::TogglePlay);
    // Lists and turning leave layers out.
    act(&mut h, Action::NextLevel);
    assert_eq!(in_view(&h), "hills");
    act(&mut h, Action::LayerAbove);
    assert_eq!(in_view(&h), "layer-1");
    act(&mut h, Action::SwitchPlane);
    assert_eq!(in_view(&h), "hills");
}
