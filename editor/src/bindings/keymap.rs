//! The keys in force: the table's, changed by the user.

use super::{ACTIONS, Action, Preset, When, parse_shortcut, shortcut_text};
use eframe::egui::{Event, InputState, Key, KeyboardShortcut, Modifiers};
use std::collections::BTreeMap;

/// The situation in which a key was pressed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Pressed {
    /// A world runs or is paused.
    pub playing: bool,
    /// A text field has the keyboard.
    pub typing: bool,
    /// A button or another widget has the keyboard: Enter and Space press it, Tab goes on to the next.
    pub on_widget: bool,
    /// A window is open above the panes: Tab goes through its fields.
    pub in_window: bool,
    /// Keys that a widget with a cursor of its own has taken, with Shift or without.
    pub claimed: &'static [Key],
}

impl Pressed {
    /// The widget that took keys also takes what is copied and pasted.
    pub fn clipboard_is_claimed(&self) -> bool {
        !self.playing && self.claimed.contains(&Key::Paste)
    }
}

/// Which keys ask for which action.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Keymap {
    preset: Preset,
    /// Only what differs from the preset.
    changed: BTreeMap<Action, Vec<KeyboardShortcut>>,
}

impl Keymap {
    /// The keys of an action.
    pub fn keys(&self, action: Action) -> &[KeyboardShortcut] {
        self.changed.get(&action).map_or_else(|| self.preset.keys(action.info()), Vec::as_slice)
    }

    /// The first key of an action as text, empty where it has none.
    pub fn text(&self, action: Action) -> String {
        self.keys(action).first().map(shortcut_text).unwrap_or_default()
    }

    /// All keys of an action as text.
    pub fn texts(&self, action: Action) -> String {
        self.keys(action).iter().map(shortcut_text).collect::<Vec<_>>().join(", ")
    }

    /// What a tooltip says: label, key, help.
    pub fn tooltip(&self, action: Action) -> String {
        let info = action.info();
        let key = self.text(action);
        let key = if key.is_empty() { key } else { format!(" ({key})") };
        format!("{}{key}\n{}", info.label, info.help)
    }

    /// True while a key of the action is down: for buttons of the player.
    pub fn is_held(&self, input: &InputState, action: Action) -> bool {
        self.keys(action).iter().any(|shortcut| input.key_down(shortcut.logical_key))
    }

    /// Other actions that the shortcut would ask for in the same situation.
    pub fn conflicts(&self, shortcut: &KeyboardShortcut, action: Action) -> Vec<Action> {
        let when = action.info().when;
        ACTIONS
            .iter()
            .filter(|info| info.action != action && info.when.overlaps(when))
            .filter(|info| !yields(info.when, when))
            .filter(|info| self.keys(info.action).contains(shortcut))
            .map(|info| info.action)
            .collect()
    }

    /// Takes another preset; what the user changed himself stays.
    pub fn set_preset(&mut self, preset: Preset) {
        self.preset = preset;
        self.changed.retain(|action, keys| keys != preset.keys(action.info()));
    }

    /// Gives an action other keys.
    pub fn set(&mut self, action: Action, keys: Vec<KeyboardShortcut>) {
        if keys == self.preset.keys(action.info()) {
            self.changed.remove(&action);
        } else {
            self.changed.insert(action, keys);
        }
    }

    /// Takes a shortcut away from an action.
    pub fn take_away(&mut self, action: Action, shortcut: &KeyboardShortcut) {
        let keys = self.keys(action).iter().copied().filter(|key| key != shortcut).collect();
        self.set(action, keys);
    }

    /// True where the keys of the action are not the preset's.
    pub fn is_changed(&self, action: Action) -> bool {
        self.changed.contains_key(&action)
    }

    /// Gives an action the preset's keys.
    pub fn reset(&mut self, action: Action) {
        self.changed.remove(&action);
    }

    /// Gives all actions the preset's keys.
    pub fn reset_all(&mut self) {
        self.changed.clear();
    }

    /// What settings store: action ids and shortcuts as text.
    pub fn to_stored(&self) -> BTreeMap<String, Vec<String>> {
        let texts = |keys: &Vec<KeyboardShortcut>| keys.iter().map(shortcut_text).collect();
        self.changed.iter().map(|(action, keys)| (action.info().id.to_owned(), texts(keys))).collect()
    }

    /// Reads what settings store; unknown ids and unreadable shortcuts are skipped.
    pub fn from_stored(preset: Preset, stored: &BTreeMap<String, Vec<String>>) -> Self {
        let mut keymap = Self { preset, ..Self::default() };
        for (id, texts) in stored {
            if let Some(action) = Action::from_id(id) {
                keymap.set(action, texts.iter().filter_map(|text| parse_shortcut(text)).collect());
            }
        }
        keymap
    }

    /// Takes the pressed keys that are bound out of the input, and returns the actions they ask for, in their order.
    ///
    /// Modifiers count exactly and as they were at each press, so that a longer shortcut never fires a shorter one.
    pub fn consume(&self, input: &mut InputState, pressed: Pressed) -> Vec<Action> {
        let mut actions = Vec::new();
        if !pressed.typing && !pressed.clipboard_is_claimed() {
            input.events.iter_mut().for_each(spell_out);
        }
        input.events.retain(|event| {
            let Some((key, modifiers, repeat)) = key_press(event) else { return true };
            let Some(action) = self.action_of(key, modifiers, pressed) else { return true };
            if !repeat || action.repeats() {
                actions.push(action);
            }
            false
        });
        actions
    }

    fn action_of(&self, key: Key, modifiers: Modifiers, pressed: Pressed) -> Option<Action> {
        if pressed.typing && !works_while_typing(key, modifiers) {
            return None;
        }
        let presses = modifiers.is_none() && matches!(key, Key::Enter | Key::Space);
        let goes_on = key == Key::Tab && (modifiers.is_none() || modifiers.shift_only());
        if pressed.on_widget && (presses || goes_on) || pressed.in_window && goes_on {
            return None;
        }
        let plain = !(modifiers.ctrl || modifiers.command || modifiers.alt);
        if plain && !pressed.playing && pressed.claimed.contains(&key) {
            return None;
        }
        let matches = |info: &&super::ActionInfo| {
            self.keys(info.action)
                .iter()
                .any(|shortcut| shortcut.logical_key == key && modifiers.matches_exact(shortcut.modifiers))
        };
        let found = |when: When| ACTIONS.iter().filter(|info| info.when == when).find(matches).map(|info| info.action);
        // The player's buttons come before everything else while a world runs: nothing else may act on them.
        if pressed.playing {
            if found(When::Held).is_some() {
                return None;
            }
            found(When::Playing).or_else(|| found(When::Always))
        } else {
            found(When::Editing).or_else(|| found(When::Always))
        }
    }
}

/// The player's buttons and what counts only while playing come before what always counts: no conflict to be told.
fn yields(one: When, other: When) -> bool {
    (one == When::Always) != (other == When::Always)
}

/// The window tells the keys of the clipboard by what they usually mean.
fn spell_out(event: &mut Event) {
    let key = match event {
        Event::Cut => Key::X,
        Event::Copy => Key::C,
        _ => return,
    };
    let modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };
    *event = Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers };
}

fn key_press(event: &Event) -> Option<(Key, Modifiers, bool)> {
    match event {
        Event::Key { key, pressed: true, modifiers, repeat, .. } => Some((*key, *modifiers, *repeat)),
        _ => None,
    }
}

/// A text field wants plain keys, and these with Ctrl.
fn works_while_typing(key: Key, modifiers: Modifiers) -> bool {
    let function_key = matches!(key.name().strip_prefix('F'), Some(rest) if rest.parse::<u8>().is_ok());
    let for_text = matches!(key, Key::A | Key::C | Key::V | Key::X | Key::Y | Key::Z | Key::Backspace | Key::Delete);
    let for_cursor = matches!(key, Key::ArrowLeft | Key::ArrowRight | Key::ArrowUp | Key::ArrowDown);
    function_key || ((modifiers.command || modifiers.ctrl) && !for_text && !for_cursor)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn action(key: Key, modifiers: Modifiers, playing: bool, typing: bool) -> Option<Action> {
        Keymap::default().action_of(key, modifiers, Pressed { playing, typing, ..Pressed::default() })
    }

    const CTRL: Modifiers = Modifiers { ctrl: true, command: true, ..Modifiers::NONE };

    #[test]
    fn modifiers_count_exactly() {
        let ctrl_shift = CTRL.plus(Modifiers::SHIFT);
        for (row, key, modifiers, expected) in [
            ("undo", Key::Z, CTRL, Some(Action::Undo)),
            ("redo, not undo", Key::Z, ctrl_shift, Some(Action::Redo)),
            ("nothing", Key::Z, CTRL.plus(Modifiers::ALT), None),
            ("plain", Key::S, Modifiers::NONE, Some(Action::ToolSelect)),
            ("sensors", Key::S, Modifiers::SHIFT, Some(Action::Sensors)),
            ("save", Key::S, CTRL, Some(Action::Save)),
        ] {
            assert_eq!(action(key, modifiers, false, false), expected, "{row}");
        }
    }

    #[test]
    fn the_player_has_the_keys_while_a_world_runs() {
        assert_eq!(action(Key::S, Modifiers::NONE, true, false), None, "duck, not the select tool");
        assert_eq!(action(Key::ArrowLeft, Modifiers::NONE, true, false), None);
        assert_eq!(action(Key::B, Modifiers::NONE, true, false), Some(Action::ToolBrush));
        assert_eq!(action(Key::Escape, Modifiers::NONE, true, false), Some(Action::StopPlay));
        assert_eq!(action(Key::Escape, Modifiers::NONE, false, false), None);
    }

    #[test]
    fn a_text_field_has_the_keys_while_typing() {
        assert_eq!(action(Key::B, Modifiers::NONE, false, true), None);
        assert_eq!(action(Key::Z, CTRL, false, true), None);
        assert_eq!(action(Key::S, CTRL, false, true), Some(Action::Save));
        assert_eq!(action(Key::F1, Modifiers::NONE, false, true), Some(Action::KeySheet));
        assert_eq!(action(Key::F, Modifiers::NONE, false, true), None);
    }

    #[test]
    fn tab_goes_through_the_fields_of_an_open_window() {
        let in_window = Pressed { in_window: true, ..Pressed::default() };
        assert_eq!(Keymap::default().action_of(Key::Tab, Modifiers::NONE, in_window), None);
        assert_eq!(action(Key::Tab, Modifiers::NONE, false, false), Some(Action::ClearView));
    }

    #[test]
    fn a_widget_keeps_the_plain_keys_that_it_took() {
        let keymap = Keymap::default();
        let claimed: &'static [Key] = &[Key::B, Key::Z];
        let act = |key, modifiers, playing| {
            keymap.action_of(key, modifiers, Pressed { playing, claimed, ..Pressed::default() })
        };
        assert_eq!(act(Key::B, Modifiers::NONE, false), None);
        assert_eq!(act(Key::B, Modifiers::SHIFT, false), None);
        assert_eq!(act(Key::E, Modifiers::NONE, false), Some(Action::ToolEraser));
        assert_eq!(act(Key::Z, CTRL, false), Some(Action::Undo), "Ctrl is never taken");
        assert_eq!(act(Key::B, Modifiers::NONE, true), Some(Action::ToolBrush), "nor is anything while playing");
    }

    #[test]
    fn the_table_has_no_conflicts_and_no_double_ids() {
        for (i, info) in ACTIONS.iter().enumerate() {
            assert_eq!(info.action as usize, i);
            assert_eq!(Action::from_id(info.id), Some(info.action), "{}", info.id);
        }
        for preset in Preset::ALL {
            let keymap = Keymap { preset, ..Keymap::default() };
            for info in ACTIONS {
                for shortcut in keymap.keys(info.action) {
                    let others = keymap.conflicts(shortcut, info.action);
                    assert_eq!(others, [], "{preset:?} {} {}", info.id, shortcut_text(shortcut));
                }
            }
        }
    }

    #[test]
    fn changed_keys_survive_settings_and_garbage_is_skipped() {
        let mut keymap = Keymap::default();
        keymap.set(Action::Undo, vec![KeyboardShortcut::new(Modifiers::ALT, Key::U)]);
        keymap.set(Action::Save, vec![]);
        let mut stored = keymap.to_stored();
        assert_eq!(Keymap::from_stored(Preset::Default, &stored), keymap);
        stored.insert("no such action".into(), vec!["Ctrl+Q".into()]);
        stored.insert("redo".into(), vec!["Ctrl+?!".into()]);
        assert_eq!(Keymap::from_stored(Preset::Default, &stored).keys(Action::Redo), []);
    }

    #[test]
    fn a_preset_changes_what_the_user_did_not() {
        let mut keymap = Keymap::default();
        let own = vec![KeyboardShortcut::new(Modifiers::ALT, Key::E)];
        keymap.set(Action::ToolEraser, own.clone());
        keymap.set_preset(Preset::SonLvl);
        assert_eq!(keymap.text(Action::CollisionB), "E");
        assert_eq!(keymap.keys(Action::ToolEraser), own);
        keymap.reset(Action::ToolEraser);
        assert_eq!(keymap.text(Action::ToolEraser), "Shift+E");
        keymap.set_preset(Preset::Default);
        assert_eq!(keymap, Keymap::default());
    }
}
