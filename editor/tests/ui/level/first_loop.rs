//! From the first start to running round a loop of one's own: what a user does, counted.

use crate::level::canvas::{at, canvas};
use crate::projects::files::settle;
use crate::soft::SoftRenderer;
use crate::support::{CTRL, drag};
use eframe::egui::{Key, Modifiers, PointerButton, Vec2};
use egui_kittest::Harness;
use kit::checks::{Checker, Severity, Wish};
use loopwright::app::App;
use sim::project::ShapeKind;
use sim::tiles::TileLayer;
use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

#[test]
fn a_new_user_runs_round_a_loop_of_his_own_after_six_gestures() {
    let builder = Harness::builder().with_size(Vec2::new(1280.0, 800.0)).with_max_steps(60).with_step_dt(1.0 / 60.0);
    let mut h = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    h.state_mut().greet_new_users();
    h.state_mut().open_at_start(None);
    settle(&mut h);
    let mut gestures = Vec::new();

    assert!(h.state().document().is_empty() && !h.state().has_window(), "the welcome page, and nothing before it");
    gestures.push("Ctrl+N: a new project, with ground");
    h.key_press_modifiers(CTRL, Key::N);
    h.run_ok();
    gestures.push("Enter: as it is proposed");
    h.key_press(Key::Enter);
    h.run_ok();
    settle(&mut h);
    assert!(h.state().history().is_dirty() && h.state().document().project().levels.len() == 1);

    gestures.push("C: the shape tool");
    h.key_press_modifiers(Modifiers::NONE, Key::C);
    h.run_steps(3);

    gestures.push("drag: a loop on the ground in view");
    let start = h.state().document().project().levels[0].start;
    let (x, ground, radius) = (start.x as f32 + 368.0, start.y as f32 + 20.0, 64.0);
    let (from, to) = (at(&h, x, ground), at(&h, x + radius, ground - radius));
    assert!(canvas(&h).contains(from) && canvas(&h).contains(to), "it is in view: {from} {to} in {}", canvas(&h));
    drag(&mut h, PointerButton::Primary, from, to, Modifiers::NONE);
    let level = h.state().document().project().levels[0].clone();
    assert_eq!((level.shapes.len(), level.switchers.len()), (1, 3), "a loop comes with its layer switchers");
    assert_eq!((level.shapes[0].kind, level.shapes[0].points[0].1), (ShapeKind::Loop, ground as i32));

    gestures.push("Ctrl+F5: play");
    h.key_press_modifiers(CTRL, Key::F5);
    h.run_steps(3);

    gestures.push("Right held: run");
    h.key_down(Key::ArrowRight);
    let (mut modes, mut layers, mut top) = (BTreeSet::new(), BTreeSet::new(), i32::MAX);
    for _ in 0..600 {
        h.run_steps(1);
        let player = &h.state().play().world().expect("it runs").player;
        assert!(!player.airborne, "off the ground at {}, {}", player.x.px(), player.y.px());
        modes.insert(format!("{:?}", player.ground_angle.mode()));
        layers.insert(player.layer as u8);
        top = top.min(player.y.px());
        if player.x.px() > x as i32 + 200 {
            break;
        }
    }
    let player = &h.state().play().world().expect("it runs").player;
    assert!(player.x.px() > x as i32 + 200, "never got there: {}, {}", player.x.px(), player.y.px());
    assert_eq!((modes.len(), layers.len(), player.layer), (4, 2, TileLayer::A), "all the way round: {modes:?}");
    assert!(top < ground as i32 - 2 * radius as i32 + 30, "to the top: {top}");

    println!("{} gestures: {gestures:#?}", gestures.len());
    assert!(gestures.len() <= 6);
    let (project, never) = (h.state().document().project(), AtomicBool::new(false));
    let report = Checker::default().run(project, &[], &Wish::default(), &never).expect("nobody stopped it");
    let reported: Vec<_> = report.standing().filter(|problem| problem.severity != Severity::Hint).collect();
    assert!(reported.is_empty(), "nothing to fix: {reported:#?}");
}
