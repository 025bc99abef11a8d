//! Gamepads: read on threads of their own, plugged in and out at any time, silently absent if there are none.
//!
//! On Linux through evdev, in pure Rust; on other systems through gilrs.

#[cfg_attr(target_os = "linux", path = "linux.rs")]
#[cfg_attr(not(target_os = "linux"), path = "elsewhere.rs")]
mod system;

use kit::play::Pads;
use kit::play::latch::{Latch, Source};
use sim::input::Buttons;
use std::collections::BTreeMap;
use std::sync::mpsc::{Receiver, Sender, channel};

/// Something that a gamepad did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadEvent {
    /// A pad was found: its number and name.
    Connected(u32, String),
    /// A pad is gone.
    Disconnected(u32),
    /// A button or direction went down: pad, number of the button, what it means to the player.
    Down(u32, u32, Buttons),
    /// A button that came up.
    Up(u32, u32),
    /// There is a gamepad that this user may not read.
    Forbidden,
}

/// Hands events from the reading threads to the window, which it wakes.
#[derive(Clone)]
struct Outlet {
    events: Sender<PadEvent>,
    wake: std::sync::Arc<dyn Fn() + Send + Sync>,
}

impl Outlet {
    /// False once nobody listens any more: the thread may end.
    fn send(&self, event: PadEvent) -> bool {
        let heard = self.events.send(event).is_ok();
        (self.wake)();
        heard
    }
}

/// The gamepads of this machine.
pub struct Gamepads {
    events: Receiver<PadEvent>,
    names: BTreeMap<u32, String>,
    forbidden: bool,
}

impl Gamepads {
    /// Begins to listen. `wake` is called, on another thread, whenever something happened.
    pub fn listen(wake: impl Fn() + Send + Sync + 'static) -> Self {
        let (gamepads, outlet) = Self::channel(wake);
        // Without a thread there are no gamepads: nothing else depends on them.
        let listener = std::thread::Builder::new().name("gamepads".to_owned()).spawn(move || system::listen(&outlet));
        if let Err(error) = listener {
            log::warn!("no gamepads: {error}");
        }
        gamepads
    }

    fn channel(wake: impl Fn() + Send + Sync + 'static) -> (Self, Outlet) {
        let (sender, events) = channel();
        let gamepads = Self { events, names: BTreeMap::new(), forbidden: false };
        (gamepads, Outlet { events: sender, wake: std::sync::Arc::new(wake) })
    }
}

impl Pads for Gamepads {
    fn pass_on(&mut self, latch: &mut Latch, mut second: Option<&mut Latch>) {
        for event in self.events.try_iter() {
            let first_pad = self.names.keys().next().copied();
            // What a second gamepad holds down is let go wherever it was pressed.
            let mut of = |pad: u32, act: &mut dyn FnMut(&mut Latch)| match &mut second {
                Some(second) if first_pad.is_some_and(|first| pad > first) => act(second),
                _ => act(latch),
            };
            match event {
                PadEvent::Connected(pad, name) => {
                    self.names.insert(pad, name);
                    self.forbidden = false;
                }
                PadEvent::Disconnected(pad) => {
                    self.names.remove(&pad);
                    latch.release_pad(pad);
                    if let Some(second) = &mut second {
                        second.release_pad(pad);
                    }
                }
                PadEvent::Down(pad, button, buttons) => {
                    of(pad, &mut |latch| latch.press(Source::Pad(pad, button), buttons));
                }
                PadEvent::Up(pad, button) => {
                    latch.release(Source::Pad(pad, button));
                    if let Some(second) = &mut second {
                        second.release(Source::Pad(pad, button));
                    }
                }
                PadEvent::Forbidden => self.forbidden = self.names.is_empty(),
            }
        }
    }

    fn status(&self) -> Option<String> {
        if self.forbidden {
            return Some("No permission to read gamepads (group \"input\")".to_owned());
        }
        let names: Vec<_> = self.names.values().map(String::as_str).collect();
        (!names.is_empty()).then(|| names.join(", "))
    }
}

/// The direction that a stick or hat is pushed along one axis, from -1, 0 or 1 before to the same now, as events.
///
/// `ends` are the numbers and meanings of the axis's two ends.
fn axis_events(pad: u32, ends: [(u32, Buttons); 2], before: i8, now: i8) -> impl Iterator<Item = PadEvent> {
    let [(low, low_buttons), (high, high_buttons)] = ends;
    let up = match before {
        _ if before == now => None,
        -1 => Some(PadEvent::Up(pad, low)),
        1 => Some(PadEvent::Up(pad, high)),
        _ => None,
    };
    let down = match now {
        _ if before == now => None,
        -1 => Some(PadEvent::Down(pad, low, low_buttons)),
        1 => Some(PadEvent::Down(pad, high, high_buttons)),
        _ => None,
    };
    up.into_iter().chain(down)
}

/// Returns the end of an axis that a reading means: past half the way from the middle.
fn axis_end(value: i32, minimum: i32, maximum: i32) -> i8 {
    let (value, minimum, maximum) = (i64::from(value), i64::from(minimum), i64::from(maximum));
    let (twice_middle, quarter) = (minimum + maximum, (maximum - minimum).max(1));
    let off = 2 * (2 * value - twice_middle);
    if off <= -quarter {
        -1
    } else if off >= quarter {
        1
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::{Gamepads, PadEvent, axis_end, axis_events};
    use kit::play::Pads as _;
    use kit::play::latch::Latch;
    use sim::input::Buttons;

    #[test]
    fn half_way_from_the_middle_is_an_end() {
        for (row, value, range, end) in [
            ("stick at rest", 0, (-32768, 32767), 0),
            ("stick a little left", -16000, (-32768, 32767), 0),
            ("stick left", -16500, (-32768, 32767), -1),
            ("stick right", 32767, (-32768, 32767), 1),
            ("old stick at rest", 127, (0, 255), 0),
            ("old stick left", 10, (0, 255), -1),
            ("old stick right", 200, (0, 255), 1),
            ("hat at rest", 0, (-1, 1), 0),
            ("hat left", -1, (-1, 1), -1),
            ("hat right", 1, (-1, 1), 1),
            ("broken range", 0, (0, 0), 0),
            ("edge of the numbers", i32::MAX, (i32::MIN, i32::MAX), 1),
        ] {
            assert_eq!(axis_end(value, range.0, range.1), end, "{row}");
        }
    }

    #[test]
    fn a_stick_thrown_over_lets_go_before_it_presses() {
        let ends = [(1, Buttons::LEFT), (2, Buttons::RIGHT)];
        let events: Vec<_> = axis_events(0, ends, -1, 1).collect();
        assert_eq!(events, [PadEvent::Up(0, 1), PadEvent::Down(0, 2, Buttons::RIGHT)]);
        assert_eq!(axis_events(0, ends, 1, 1).count(), 0);
    }

    #[test]
    fn an_unplugged_pad_holds_nothing() {
        let (mut pads, outlet) = Gamepads::channel(|| {});
        let mut latch = Latch::default();
        assert_eq!(pads.status(), None);
        outlet.send(PadEvent::Connected(3, "Pad of a test".to_owned()));
        outlet.send(PadEvent::Down(3, 304, Buttons::JUMP));
        pads.pass_on(&mut latch, None);
        assert_eq!(pads.status().as_deref(), Some("Pad of a test"));
        assert_eq!(latch.frame().held, Buttons::JUMP);
        outlet.send(PadEvent::Disconnected(3));
        pads.pass_on(&mut latch, None);
        assert_eq!((latch.frame().held, pads.status()), (Buttons::NONE, None));
    }

    #[test]
    fn a_pad_that_may_be_read_outweighs_those_that_may_not() {
        let (mut pads, outlet) = Gamepads::channel(|| {});
        outlet.send(PadEvent::Forbidden);
        pads.pass_on(&mut Latch::default(), None);
        assert!(pads.status().is_some_and(|status| status.contains("permission")));
        outlet.send(PadEvent::Connected(0, "Pad".to_owned()));
        outlet.send(PadEvent::Forbidden);
        pads.pass_on(&mut Latch::default(), None);
        assert_eq!(pads.status().as_deref(), Some("Pad"));
    }

    #[test]
    fn the_second_gamepad_is_the_second_players() {
        let (mut pads, outlet) = Gamepads::channel(|| ());
        let (mut first, mut second) = (Latch::default(), Latch::default());
        for pad in [3, 5] {
            outlet.send(PadEvent::Connected(pad, format!("pad {pad}")));
            outlet.send(PadEvent::Down(pad, 1, if pad == 3 { Buttons::LEFT } else { Buttons::JUMP }));
        }
        pads.pass_on(&mut first, Some(&mut second));
        assert_eq!((first.frame().held, second.frame().held), (Buttons::LEFT, Buttons::JUMP));
        outlet.send(PadEvent::Up(5, 1));
        pads.pass_on(&mut first, Some(&mut second));
        assert_eq!((first.frame().held, second.frame().held), (Buttons::LEFT, Buttons::NONE));
        // Without a second player both play the first.
        outlet.send(PadEvent::Down(5, 1, Buttons::JUMP));
        pads.pass_on(&mut first, None);
        assert_eq!(first.frame().held, Buttons::LEFT.with(Buttons::JUMP));
    }
}
