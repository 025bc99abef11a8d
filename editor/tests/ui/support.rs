//! The whole window without a display: clicks, drags and keys in, state and pixels out.

use crate::soft::SoftRenderer;
use eframe::egui::{self, Event, Modifiers, PointerButton, Pos2, Vec2};
use egui_kittest::Harness;
use egui_kittest::kittest::{NodeT as _, Queryable as _};
use loopwright::app::App;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering};

/// A window with no project open.
pub fn window() -> Harness<'static, App> {
    window_of(Vec2::new(1280.0, 800.0))
}

/// A window of another size.
pub fn window_of(size: Vec2) -> Harness<'static, App> {
    let builder = Harness::builder().with_size(size).with_max_steps(40);
    let mut harness = builder.renderer(SoftRenderer::default()).build_eframe(|cc| App::new(cc));
    harness.run_ok();
    harness
}

/// Press, move in steps, release. The harness gives every queued event a frame of its own.
pub fn drag(h: &mut Harness<'_, App>, button: PointerButton, from: Pos2, to: Pos2, modifiers: Modifiers) {
    let press = |pos, pressed| h.event(Event::PointerButton { pos, button, pressed, modifiers });
    h.event(Event::ModifiersChanged(modifiers));
    h.hover_at(from);
    press(from, true);
    (1..=16).for_each(|i| h.hover_at(from + (to - from) * (i as f32 / 16.0)));
    press(to, false);
    h.event(Event::ModifiersChanged(Modifiers::NONE));
    h.run_ok();
}

/// A click anywhere, with any button.
pub fn click_at(h: &mut Harness<'_, App>, button: PointerButton, pos: Pos2) {
    h.hover_at(pos);
    for pressed in [true, false] {
        h.event(Event::PointerButton { pos, button, pressed, modifiers: Modifiers::NONE });
    }
    h.run_ok();
}

/// Replaces the text of a field: of the last one with that label.
pub fn type_into(h: &mut Harness<'_, App>, label: &str, text: &str) {
    let roles = [egui::accesskit::Role::TextInput, egui::accesskit::Role::MultilineTextInput];
    let is_field = |node: &egui_kittest::Node<'_>| roles.contains(&node.accesskit_node().role());
    h.query_all_by_label(label).rfind(is_field).expect("the field").focus();
    h.run_ok();
    key(h, CTRL, egui::Key::A);
    h.event(Event::Text(text.to_owned()));
    h.run_ok();
}

/// Types a number into a field, the last one with that label: a click opens it, the text replaces what is there.
pub fn type_number(h: &mut Harness<'_, App>, label: &str, text: &str) {
    let role = egui::accesskit::Role::SpinButton;
    h.query_all_by_role_and_label(role, label).last().expect(label).scroll_to_me();
    h.run_ok();
    h.query_all_by_role_and_label(role, label).last().expect(label).click();
    h.run_ok();
    key(h, CTRL, egui::Key::A);
    h.event(Event::Text(text.to_owned()));
    h.run_ok();
    key(h, Modifiers::NONE, egui::Key::Enter);
}

/// A click on what has this label alone, scrolled into sight first.
pub fn click(h: &mut Harness<'_, App>, label: &str) {
    h.get_by_label(label).scroll_to_me();
    h.run_ok();
    h.get_by_label(label).click();
    h.run_ok();
}

/// Returns the label of each step that can be undone, the oldest first.
pub fn steps(h: &Harness<'_, App>) -> Vec<String> {
    h.state().history().done().iter().map(|step| step.label.clone()).collect()
}

/// Seconds that the window's clock goes on by while a test waits for threads, however long they take.
const WAITED: f64 = 1.0;

/// Lets threads work until something holds; false if that takes minutes.
///
/// The window's clock goes on by [`WAITED`] and then stands still: a notice that is above the panes does not end earlier
/// on a machine that is busy with something else.
pub fn let_work(h: &mut Harness<'_, App>, holds: impl Fn(&Harness<'_, App>) -> bool) -> bool {
    let begun = h.ctx.input(|input| input.time);
    let mut held = false;
    for turn in 0..12_000 {
        h.input_mut().time = Some(begun + WAITED.min(f64::from(turn) / 20.0));
        h.run_steps(2);
        held = holds(h);
        if held {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(2));
    }
    h.input_mut().time = Some(begun + WAITED);
    h.step();
    h.input_mut().time = None;
    h.run_ok();
    held
}

/// Lets threads work until something holds.
pub fn wait_until(h: &mut Harness<'_, App>, what: &str, holds: impl Fn(&Harness<'_, App>) -> bool) {
    assert!(let_work(h, holds), "it never comes to this: {what}");
}

/// A key with modifiers, pressed and released.
pub fn key(h: &mut Harness<'_, App>, modifiers: Modifiers, key: egui::Key) {
    h.key_press_modifiers(modifiers, key);
    h.run_ok();
}

/// Ctrl, as an event carries it here.
pub const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

/// A folder of this test's own, empty, under the target directory, also if another test gives the same name.
pub fn scratch(name: &str) -> PathBuf {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    let number = MADE.fetch_add(1, Ordering::Relaxed);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}-{number}", std::process::id()));
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("the target directory can be written");
    folder
}

/// The repository's root.
pub fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
