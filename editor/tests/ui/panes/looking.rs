//! Looking at a level: sensors at the pointer, the difference of the layers, the minimap, statistics.

use crate::level::canvas::{at, block, canvas, hills};
use crate::projects::files::{open_path, sample};
use crate::support::{click, click_at, drag, key, window};
use eframe::egui::{Key, Modifiers, PointerButton, Role, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::bindings::Action;
use loopwright::command::Command;
use loopwright::session::Selected;

fn act(h: &mut Harness<'_, App>, action: Action) {
    h.state_mut().send(Command::Action(action));
    h.run_ok();
}

#[test]
fn sensors_at_the_pointer_are_listed_and_drawn_without_a_run() {
    let mut h = hills();
    key(&mut h, Modifiers::NONE, Key::P);
    h.get_by_label("Point at the level to see what sensors find there, without a run.");
    // Over the ledge, which is solid on layer A alone, and to feet alone. The ground is three blocks below it.
    let place = at(&h, 31.0 * 16.0 + 5.5, 17.0 * 16.0 + 2.5);
    h.hover_at(place);
    h.run_ok();
    h.get_by_label("x 501, y 274, block 31, 17");
    // The half block begins at pixel 8: 5 are free below pixel 2. A wall there is none.
    assert_eq!(h.query_all_by_label("5 $00").count(), 1, "down, on A");
    assert!(h.query_all_by_label("29 ext \u{2013}").count() >= 2, "down on B, and to walls");
    let tile = |h: &Harness<'_, App>, text: &str| h.query_all_by_label(text).count();
    assert!(tile(&h, "solid") > 0 && tile(&h, "only ground") > 0 && tile(&h, "no block") > 0);
    key(&mut h, Modifiers::NONE, Key::L);
    h.hover_at(place);
    h.run_ok();
    assert!(tile(&h, "not solid on this layer") > 0 && tile(&h, "solid") == 0, "on layer B");
    // Shift+P draws them.
    let before = h.render().expect("a picture");
    key(&mut h, Modifiers::SHIFT, Key::P);
    h.hover_at(place);
    h.run_ok();
    assert!(h.state().session().canvas.overlays.pointer_sensors);
    let after = h.render().expect("a picture");
    let changed = |x: f32, y: f32| {
        let (x, y) = ((place.x + x) as u32, (place.y + y) as u32);
        (0..40).any(|n| before.get_pixel(x + n, y) != after.get_pixel(x + n, y))
    };
    assert!(changed(16.0, 0.0), "the tag at the right");
    click(&mut h, "Draw them");
    assert!(!h.state().session().canvas.overlays.pointer_sensors);
}

#[test]
fn the_difference_of_the_layers_is_drawn() {
    let mut h = hills();
    let ledge = block(&h, 31, 17) + eframe::egui::vec2(0.0, 4.0);
    let ground = block(&h, 20, 22);
    let color = |h: &mut Harness<'_, App>, place: eframe::egui::Pos2| {
        h.render().expect("a picture").get_pixel(place.x as u32, place.y as u32).0
    };
    let before = [color(&mut h, ledge), color(&mut h, ground)];
    key(&mut h, Modifiers::SHIFT, Key::L);
    let after = [color(&mut h, ledge), color(&mut h, ground)];
    assert_ne!(before[0], after[0], "solid on A alone");
    assert!(after[0][2] > after[0][0], "in the blue of layer A: {:?}", after[0]);
    assert_eq!(before[1], after[1], "solid on both");
}

#[test]
fn a_click_and_a_drag_on_the_minimap_move_the_view() {
    let mut h = hills();
    key(&mut h, Modifiers::SHIFT, Key::N);
    let map = h.get_by_label("Map of the level").rect();
    // Twice the size, so that the view is a part of the level.
    (0..2).for_each(|_| act(&mut h, Action::ZoomIn));
    let middle = |h: &Harness<'_, App>| {
        let view = h.state().session().canvas.view;
        view.origin + canvas(h).size() / view.zoom / 2.0
    };
    click_at(&mut h, PointerButton::Primary, map.center());
    let shown = middle(&h);
    assert!((shown - pos2(512.0, 256.0)).length() < 3.0, "{shown:?}");
    drag(&mut h, PointerButton::Primary, map.center(), map.right_center(), Modifiers::NONE);
    let seen = h.state().session().canvas.view.visible(canvas(&h));
    assert!((seen.right() - 1024.0).abs() < 3.0, "no farther than the level's end: {seen:?}");
    key(&mut h, Modifiers::SHIFT, Key::N);
    assert!(h.query_by_label("Map of the level").is_none());
}

#[test]
fn statistics_count_and_select_kinds_and_compare_levels() {
    let mut h = window();
    open_path(&mut h, &sample("statistics"));
    act(&mut h, Action::Statistics);
    let level = h.state().document().project().levels[0].clone();
    let rings = level.placements.iter().filter(|placement| placement.kind == "ring").count();
    assert!(rings > 0);
    h.get_by_role_and_label(Role::ListItem, "Ring").click();
    h.run_ok();
    let selected = &h.state().session().selected.things;
    assert_eq!(selected.len(), rings, "a click selects all of the kind");
    assert!(selected.iter().all(|what| matches!(what, Selected::Placement(_))));
    click(&mut h, "Copy as a table");
    let copied = h.output().platform_output.commands.iter().find_map(|command| match command {
        eframe::egui::OutputCommand::CopyText(text) => Some(text.clone()),
        _ => None,
    });
    if let Some(text) = copied {
        assert!(text.contains(&format!("Ring\t{rings}\t")), "{text}");
    }
    h.get_by_label("Statistics of: All levels").click();
    h.run_ok();
    let titles = h.state().document().project().levels.iter().map(|level| level.title.clone()).collect::<Vec<_>>();
    for title in titles {
        h.get_by_role_and_label(Role::ListItem, &title);
    }
}
