//! The level canvas: shown, moved and painted on.

use crate::hills;
use crate::support::window;
use egui_kittest::Harness;
use egui_kittest::kittest::Queryable as _;
use loopwright::app::App;
use loopwright::document::Document;

/// A window with the hills open.
pub fn hills() -> Harness<'static, App> {
    let mut h = window();
    h.state_mut().take_document(Document::new(hills::project(), None));
    h.run_ok();
    h
}

#[test]
fn the_level_is_shown_with_what_stands_in_it() {
    let mut h = hills();
    assert!(h.get_by_label("Level canvas").rect().width() > 400.0);
    h.get_by_label("Layer switcher 1");
    h.get_by_label("Player start");
    h.snapshot("canvas_level");
}
