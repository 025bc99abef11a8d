//! The palettes: what differs by colour differs for everybody.

use crate::runs::play::{canvas_point, hills, press, world};
use crate::support::{CTRL, click};
use eframe::egui::{Key, Modifiers, Rect, Vec2, pos2};
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use kit::derived::palette::Palette;
use loopwright::app::App;
use loopwright::command::Command;
use loopwright::session::Framing;

fn choose(h: &mut Harness<'_, App>, palette: Palette) {
    h.state_mut().send(Command::Settings(Box::new(move |settings| settings.palette = palette)));
    // Pictures of blocks are drawn on a thread.
    for _ in 0..40 {
        h.run_steps(1);
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
}

#[test]
fn sensors_and_layers_that_are_easy_to_tell_apart() {
    let mut h = hills();
    press(&mut h, CTRL, Key::F5);
    h.key_down(Key::ArrowRight);
    h.run_steps(128);
    press(&mut h, Modifiers::NONE, Key::P);
    let at = pos2(world(&h).player.x.px() as f32, world(&h).player.y.px() as f32);
    h.state_mut().send(Command::Session(Box::new(move |session| {
        session.canvas.view.zoom = 3.0;
        session.canvas.framing = Some(Framing::Point(at));
        session.canvas.overlays.collision = true;
    })));
    h.run_steps(2);
    let before = h.state().studio().derived().scene().clone();
    choose(&mut h, Palette::Distinct);
    let after = h.state().studio().derived().scene();
    assert_eq!((before.masks.palette(), after.masks.palette()), (Palette::Guide, Palette::Distinct));
    let canvas = h.get_by_label("Level canvas").rect();
    let around = Rect::from_center_size(canvas_point(&h, at), Vec2::splat(280.0)).intersect(canvas);
    crate::runs::play::compare(&mut h, around, "play_sensors_distinct");
    choose(&mut h, Palette::Guide);
    assert_eq!(h.state().studio().derived().scene().masks.palette(), Palette::Guide, "and back");
}

#[test]
fn the_palette_is_chosen_in_the_settings() {
    let mut h = hills();
    press(&mut h, CTRL, Key::Comma);
    click(&mut h, "Easy to distinguish");
    assert_eq!(h.state().settings().palette, Palette::Distinct);
}
