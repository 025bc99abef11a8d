//! Gamepads on Linux: the kernel's event devices.

use super::{Outlet, PadEvent, axis_end, axis_events};
use evdev::{AbsoluteAxisCode, Device, EventSummary, KeyCode};
use sim::input::Buttons;
use std::collections::BTreeSet;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The time between two looks for newly plugged devices.
const LOOK_AGAIN: Duration = Duration::from_secs(2);

/// Devices in use, or known to be something else.
type Known = Arc<Mutex<BTreeSet<PathBuf>>>;

/// Looks for pads for as long as somebody listens; each has a thread of its own that waits for its events.
pub fn listen(outlet: &Outlet) {
    let known = Known::default();
    let mut reported_forbidden = false;
    let mut next_pad = 0;
    loop {
        let devices = devices();
        let lock = || known.lock().unwrap_or_else(PoisonError::into_inner);
        lock().retain(|path| devices.contains(path));
        let mut forbidden = false;
        for path in devices {
            if lock().contains(&path) {
                continue;
            }
            // Keyboards and mice are not opened at all: most users may not read them, and need not.
            if looks_like_pad(&path) == Some(false) {
                lock().insert(path);
                continue;
            }
            match Device::open(&path) {
                Ok(device) => {
                    lock().insert(path.clone());
                    if is_pad(&device) {
                        let name = device.name().unwrap_or("Gamepad").to_owned();
                        if !outlet.send(PadEvent::Connected(next_pad, name)) {
                            return;
                        }
                        spawn_reader(device, next_pad, path, outlet.clone(), Arc::clone(&known));
                        next_pad += 1;
                    }
                }
                Err(error) if error.kind() == ErrorKind::PermissionDenied => forbidden = true,
                Err(_) => {} // gone again, or no event device at all
            }
        }
        if forbidden && !reported_forbidden {
            reported_forbidden = true;
            if !outlet.send(PadEvent::Forbidden) {
                return;
            }
        }
        std::thread::sleep(LOOK_AGAIN);
    }
}

fn devices() -> BTreeSet<PathBuf> {
    let entries = std::fs::read_dir("/dev/input").into_iter().flatten().flatten();
    let is_event = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("event"));
    entries.map(|entry| entry.path()).filter(|path| is_event(path)).collect()
}

/// Returns whether a device that may not be readable has a pad's buttons, as far as the system reveals it.
fn looks_like_pad(path: &Path) -> Option<bool> {
    let keys = Path::new("/sys/class/input").join(path.file_name()?).join("device/capabilities/key");
    has_pad_buttons(&std::fs::read_to_string(keys).ok()?)
}

/// Reads the kernel's list of keys: words of its own width in hex, the highest first. `None` if it is none.
fn has_pad_buttons(keys: &str) -> Option<bool> {
    let words: Option<Vec<u64>> = keys.split_whitespace().map(|word| u64::from_str_radix(word, 16).ok()).collect();
    let words = words?;
    let has = |key: KeyCode| {
        let (word, bit) = (u32::from(key.0) / usize::BITS, u32::from(key.0) % usize::BITS);
        words.iter().rev().nth(word as usize).is_some_and(|word| word >> bit & 1 != 0)
    };
    Some(has(KeyCode::BTN_SOUTH) || has(KeyCode::BTN_TRIGGER))
}

fn is_pad(device: &Device) -> bool {
    let keys = device.supported_keys();
    keys.is_some_and(|keys| keys.contains(KeyCode::BTN_SOUTH) || keys.contains(KeyCode::BTN_TRIGGER))
}

fn spawn_reader(device: Device, pad: u32, path: PathBuf, outlet: Outlet, known: Known) {
    let read = move || {
        read(device, pad, &outlet);
        outlet.send(PadEvent::Disconnected(pad));
        known.lock().unwrap_or_else(PoisonError::into_inner).remove(&path);
    };
    if let Err(error) = std::thread::Builder::new().name(format!("gamepad {pad}")).spawn(read) {
        log::warn!("gamepad {pad} is not read: {error}");
    }
}

/// The four directions by number, beyond all key codes.
const LEFT: (u32, Buttons) = (0x1_0000, Buttons::LEFT);
const RIGHT: (u32, Buttons) = (0x1_0001, Buttons::RIGHT);
const UP: (u32, Buttons) = (0x1_0002, Buttons::UP);
const DOWN: (u32, Buttons) = (0x1_0003, Buttons::DOWN);
/// Numbers of the hat's directions are this far above those of the stick.
const HAT: u32 = 0x10;

/// Reads a pad until it is unplugged.
fn read(mut device: Device, pad: u32, outlet: &Outlet) {
    let ranges: Vec<_> = match device.get_absinfo() {
        Ok(axes) => axes.map(|(axis, info)| (axis, info.minimum(), info.maximum())).collect(),
        Err(_) => Vec::new(),
    };
    let mut ends = [0i8; 4];
    loop {
        let Ok(events) = device.fetch_events() else { return };
        for event in events {
            let heard = match event.destructure() {
                EventSummary::Key(_, key, value) => match (buttons_of(key), value) {
                    (Some(_), 0) => outlet.send(PadEvent::Up(pad, u32::from(key.0))),
                    (Some(buttons), 1) => outlet.send(PadEvent::Down(pad, u32::from(key.0), buttons)),
                    _ => true,
                },
                EventSummary::AbsoluteAxis(_, axis, value) => {
                    let Some((place, directions)) = directions_of(axis) else { continue };
                    let range = ranges.iter().find(|(known, ..)| *known == axis);
                    let (minimum, maximum) = range.map_or((-32768, 32767), |(_, low, high)| (*low, *high));
                    let now = axis_end(value, minimum, maximum);
                    let before = std::mem::replace(&mut ends[place], now);
                    axis_events(pad, directions, before, now).all(|event| outlet.send(event))
                }
                _ => true,
            };
            if !heard {
                return;
            }
        }
    }
}

fn directions_of(axis: AbsoluteAxisCode) -> Option<(usize, [(u32, Buttons); 2])> {
    let hat = |(number, buttons): (u32, Buttons)| (number + HAT, buttons);
    match axis {
        AbsoluteAxisCode::ABS_X => Some((0, [LEFT, RIGHT])),
        AbsoluteAxisCode::ABS_Y => Some((1, [UP, DOWN])),
        AbsoluteAxisCode::ABS_HAT0X => Some((2, [hat(LEFT), hat(RIGHT)])),
        AbsoluteAxisCode::ABS_HAT0Y => Some((3, [hat(UP), hat(DOWN)])),
        _ => None,
    }
}

fn buttons_of(key: KeyCode) -> Option<Buttons> {
    match key {
        KeyCode::BTN_DPAD_UP => Some(Buttons::UP),
        KeyCode::BTN_DPAD_DOWN => Some(Buttons::DOWN),
        KeyCode::BTN_DPAD_LEFT => Some(Buttons::LEFT),
        KeyCode::BTN_DPAD_RIGHT => Some(Buttons::RIGHT),
        KeyCode::BTN_START => Some(Buttons::START),
        // The face buttons of pads, and those of plain joysticks: three jump buttons, as the consoles' pads have.
        KeyCode(0x130 | 0x120 | 0x123 | 0x133) => Some(Buttons::JUMP),
        KeyCode(0x131 | 0x132 | 0x121) => Some(Buttons::JUMP_2),
        KeyCode(0x134 | 0x135 | 0x122) => Some(Buttons::JUMP_3),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::has_pad_buttons;

    #[test]
    #[cfg(target_pointer_width = "64")]
    fn pads_are_distinguished_from_keyboards_without_reading_them() {
        for (row, keys, expected) in [
            ("keyboard", "402000000 3803078f800d001 feffffdfffefffff fffffffffffffffe", Some(false)),
            ("mouse", "1f0000 0 0 0 0", Some(false)),
            ("pad", "7cdb000000000000 0 0 0 0", Some(true)),
            ("joystick", "fff00000000 0 0 0 0", Some(true)),
            ("power button", "10000000000000 0", Some(false)),
            ("nothing", "0", Some(false)),
            ("no list", "key", None),
        ] {
            assert_eq!(has_pad_buttons(keys), expected, "{row}");
        }
    }
}
