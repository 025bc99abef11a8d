//! Displays: the first window leaves room for its title and for their bars.

use crate::canvas::hills;
use eframe::egui::{ViewportCommand, ViewportId, vec2};

#[test]
fn the_first_window_leaves_room_on_a_small_display() {
    for (display, expected) in [(vec2(1366.0, 768.0), Some(vec2(1350.0, 656.0))), (vec2(1920.0, 1080.0), None)] {
        let mut h = hills();
        h.state_mut().use_first_size();
        h.input_mut().viewports.entry(ViewportId::ROOT).or_default().monitor_size = Some(display);
        h.step();
        let sent = &h.output().viewport_output[&ViewportId::ROOT].commands;
        let size =
            |sent: &ViewportCommand| if let ViewportCommand::InnerSize(size) = sent { Some(*size) } else { None };
        assert_eq!(sent.iter().find_map(size), expected, "{display}");
        h.step();
        let sent = &h.output().viewport_output[&ViewportId::ROOT].commands;
        assert!(sent.iter().find_map(size).is_none(), "only once");
    }
}
