//! Gamepads on Windows and macOS.

use super::{Outlet, PadEvent, axis_end, axis_events};
use gilrs::{Axis, Button, EventType, Gilrs};
use sim::input::Buttons;
use std::collections::BTreeMap;
use std::time::Duration;

/// Passes events on for as long as somebody listens.
pub fn listen(outlet: &Outlet) {
    let Ok(mut gilrs) = Gilrs::new() else { return };
    for (id, pad) in gilrs.gamepads() {
        outlet.send(PadEvent::Connected(usize::from(id) as u32, pad.name().to_owned()));
    }
    let mut ends = BTreeMap::<(u32, u32), i8>::new();
    loop {
        let Some(event) = gilrs.next_event_blocking(Some(Duration::from_secs(2))) else { continue };
        let pad = usize::from(event.id) as u32;
        let heard = match event.event {
            EventType::Connected => outlet.send(PadEvent::Connected(pad, gilrs.gamepad(event.id).name().to_owned())),
            EventType::Disconnected => outlet.send(PadEvent::Disconnected(pad)),
            EventType::ButtonPressed(button, _) => match buttons_of(button) {
                Some((number, buttons)) => outlet.send(PadEvent::Down(pad, number, buttons)),
                None => true,
            },
            EventType::ButtonReleased(button, _) => match buttons_of(button) {
                Some((number, _)) => outlet.send(PadEvent::Up(pad, number)),
                None => true,
            },
            EventType::AxisChanged(axis, value, _) => {
                // Upwards is positive here.
                let (number, directions) = match axis {
                    Axis::LeftStickX | Axis::DPadX => (0x100, [(0x100, Buttons::LEFT), (0x101, Buttons::RIGHT)]),
                    Axis::LeftStickY | Axis::DPadY => (0x110, [(0x110, Buttons::DOWN), (0x111, Buttons::UP)]),
                    _ => continue,
                };
                let now = axis_end((value * 1000.0) as i32, -1000, 1000);
                let before = ends.insert((pad, number), now).unwrap_or(0);
                axis_events(pad, directions, before, now).all(|event| outlet.send(event))
            }
            _ => true,
        };
        if !heard {
            return;
        }
    }
}

fn buttons_of(button: Button) -> Option<(u32, Buttons)> {
    match button {
        Button::DPadUp => Some((1, Buttons::UP)),
        Button::DPadDown => Some((2, Buttons::DOWN)),
        Button::DPadLeft => Some((3, Buttons::LEFT)),
        Button::DPadRight => Some((4, Buttons::RIGHT)),
        Button::South => Some((5, Buttons::JUMP)),
        Button::East => Some((6, Buttons::JUMP_2)),
        Button::West => Some((7, Buttons::JUMP_3)),
        Button::North => Some((8, Buttons::JUMP)),
        Button::Start => Some((9, Buttons::START)),
        _ => None,
    }
}
