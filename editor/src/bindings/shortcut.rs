//! Shortcuts as text: what settings store and the interface shows.

use eframe::egui::{Key, KeyboardShortcut, Modifiers};

/// A shortcut as people write it: `Ctrl+Shift+Z`.
pub fn shortcut_text(shortcut: &KeyboardShortcut) -> String {
    let m = shortcut.modifiers;
    let mut text = String::new();
    let command = if cfg!(target_os = "macos") { "Cmd+" } else { "Ctrl+" };
    for (held, name) in [(m.command || m.ctrl, command), (m.alt, "Alt+"), (m.shift, "Shift+")] {
        if held {
            text += name;
        }
    }
    text + key_text(shortcut.logical_key)
}

fn key_text(key: Key) -> &'static str {
    match key {
        Key::ArrowLeft => "Left",
        Key::ArrowRight => "Right",
        Key::ArrowUp => "Up",
        Key::ArrowDown => "Down",
        Key::Escape => "Esc",
        Key::OpenBracket => "[",
        Key::CloseBracket => "]",
        Key::Comma => ",",
        Key::Period => ".",
        Key::Plus => "+",
        Key::Minus => "-",
        Key::Equals => "=",
        key => key.name(),
    }
}

/// Reads what [`shortcut_text`] writes; `None` for anything else.
pub fn parse_shortcut(text: &str) -> Option<KeyboardShortcut> {
    let mut modifiers = Modifiers::NONE;
    let mut rest = text;
    // The key itself may be a plus.
    while let Some((name, tail)) = rest.split_once('+').filter(|(name, tail)| !name.is_empty() && !tail.is_empty()) {
        modifiers = modifiers.plus(match name {
            "Ctrl" | "Cmd" => Modifiers::COMMAND,
            "Alt" => Modifiers::ALT,
            "Shift" => Modifiers::SHIFT,
            _ => return None,
        });
        rest = tail;
    }
    let key = Key::ALL.iter().copied().find(|key| key_text(*key) == rest).or_else(|| Key::from_name(rest))?;
    Some(KeyboardShortcut::new(modifiers, key))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bindings::ACTIONS;

    #[test]
    fn every_default_key_survives_its_text() {
        for shortcut in ACTIONS.iter().flat_map(|info| info.keys) {
            assert_eq!(parse_shortcut(&shortcut_text(shortcut)), Some(*shortcut), "{}", shortcut_text(shortcut));
        }
    }

    #[test]
    fn garbage_is_no_shortcut() {
        for text in ["", "+", "++", "Ctrl+", "Hyper+A", "Ctrl+Nothing", "Ctrl+Ctrl", "ééé"] {
            let parsed = parse_shortcut(text);
            assert!(parsed.is_none_or(|s| s.logical_key == Key::Plus), "{text}: {parsed:?}");
        }
    }
}
