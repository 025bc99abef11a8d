//! The row of digits: its keys count by their place, because many layouts have other signs on them.

use eframe::egui::{Event, Key};

/// Makes a key of the digit row the digit of its place, whatever the layout and Shift make of it.
///
/// On a French keyboard the sixth key is a minus, on a Czech one the first is a plus, and on a German one Shift and the
/// last is an equals sign: each would zoom. Keys of the number pad that move a cursor stay what they are.
pub fn count_digits_by_place(event: &mut Event) {
    let Event::Key { key, physical_key: Some(place), .. } = event else { return };
    if is_digit(*place) && !moves_a_cursor(*key) {
        *key = *place;
    }
}

fn is_digit(key: Key) -> bool {
    (Key::Num0 as u8..=Key::Num9 as u8).contains(&(key as u8))
}

fn moves_a_cursor(key: Key) -> bool {
    matches!(
        key,
        Key::ArrowLeft
            | Key::ArrowRight
            | Key::ArrowUp
            | Key::ArrowDown
            | Key::Home
            | Key::End
            | Key::PageUp
            | Key::PageDown
            | Key::Insert
            | Key::Delete
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use eframe::egui::Modifiers;

    #[test]
    fn digits_count_by_place_on_every_layout() {
        for (row, key, place, expected) in [
            ("US, Shift and 1", Key::Exclamationmark, Key::Num1, Key::Num1),
            ("French 6", Key::Minus, Key::Num6, Key::Num6),
            ("French 8", Key::Minus, Key::Num8, Key::Num8),
            ("French 4", Key::Quote, Key::Num4, Key::Num4),
            ("Czech 1", Key::Plus, Key::Num1, Key::Num1),
            ("German Shift and 0", Key::Equals, Key::Num0, Key::Num0),
            ("German Shift and 7", Key::Slash, Key::Num7, Key::Num7),
            ("minus beside the digits", Key::Minus, Key::Minus, Key::Minus),
            ("plus on a German keyboard", Key::Plus, Key::CloseBracket, Key::Plus),
            ("number pad without Num Lock", Key::End, Key::Num1, Key::End),
            ("number pad with Num Lock", Key::Num1, Key::Num1, Key::Num1),
            ("a letter of another place", Key::A, Key::Q, Key::A),
        ] {
            let (physical_key, modifiers) = (Some(place), Modifiers::NONE);
            let mut event = Event::Key { key, physical_key, pressed: true, repeat: false, modifiers };
            count_digits_by_place(&mut event);
            assert!(matches!(event, Event::Key { key, .. } if key == expected), "{row}: {event:?}");
        }
    }
}
