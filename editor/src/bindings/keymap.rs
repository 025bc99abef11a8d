//! The keys in force: the table's, changed by the user.

use super::{ACTIONS, Action, Focus, Preset, Reach, When, parse_shortcut, shortcut_text};
use crate::language::t;
use eframe::egui::{Event, InputState, Key, KeyboardShortcut, Modifiers};
use std::collections::BTreeMap;

/// The situation in which a key was pressed.
#[derive(Clone, Copy, Debug, Default)]
pub struct Pressed<'a> {
    /// A menu, a list or another popup is open.
    pub popup: bool,
    /// A window above the panes has the keys. These actions are its own, such as the one that closes it.
    pub window: Option<&'a [Action]>,
    /// A text field has the keyboard.
    pub typing: bool,
    /// A button or another widget has the keyboard: Enter and Space press it, Tab goes on to the next.
    pub on_widget: bool,
    /// Esc has just made a field or a widget give up the keyboard.
    pub gave_up: bool,
    /// Keys that a widget with a cursor of its own has taken, with Shift or without.
    pub claimed: &'a [Key],
    /// True if they come before the player, who waits.
    pub claims_first: bool,
    /// A world runs or is paused.
    pub playing: bool,
    /// A second player is in it.
    pub partner: bool,
    /// The pane that has the keys.
    pub focus: Focus,
}

impl Pressed<'_> {
    /// Something above the panes has the keys, or a text field has.
    pub fn is_kept_from_panes(&self) -> bool {
        self.popup || self.window.is_some() || self.typing
    }
}

/// The receiver of a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owner {
    /// The menu or list that is open.
    Popup,
    /// The window that has the keys.
    Window,
    /// The text field.
    Field,
    /// A player.
    Player,
    /// The button, or the widget with a cursor of its own.
    Widget,
    /// An action, and the receiver that carries it out.
    Action(Action, Reach),
    /// Nobody.
    Nobody,
}

/// The keys of each action.
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

    /// The first key of an action as text, empty if it has none.
    pub fn text(&self, action: Action) -> String {
        self.keys(action).first().map(shortcut_text).unwrap_or_default()
    }

    /// Returns all keys of an action as text.
    pub fn texts(&self, action: Action) -> String {
        self.keys(action).iter().map(shortcut_text).collect::<Vec<_>>().join(", ")
    }

    /// Returns the text of a tooltip: label, key, help.
    pub fn tooltip(&self, action: Action) -> String {
        let info = action.info();
        let key = self.text(action);
        let key = if key.is_empty() { key } else { format!(" ({key})") };
        format!("{}{key}\n{}", t(info.label), t(info.help))
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

    /// True if the keys of the action are not the preset's.
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

    /// Returns the form that settings store: action ids and shortcuts as text.
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

    /// Takes the pressed keys that ask for actions out of the input, and returns the receiver of each key, in their
    /// order.
    pub fn consume(&self, input: &mut InputState, pressed: &Pressed<'_>) -> Vec<Owner> {
        let mut owners = Vec::new();
        if !pressed.is_kept_from_panes() {
            input.events.iter_mut().for_each(spell_out);
        }
        input.events.retain(|event| {
            let Some((key, modifiers, repeat)) = key_press(event) else { return true };
            let owner = self.owner(key, modifiers, pressed);
            let Owner::Action(action, _) = owner else {
                owners.push(owner);
                return true;
            };
            if !repeat || action.repeats() {
                owners.push(owner);
            }
            false
        });
        owners
    }

    /// The receiver of a key. This is the one place that decides it.
    ///
    /// What is above comes first: a popup, a window, a text field. Then the player, while a world runs; then the
    /// widget that has the keyboard; then the pane that has the keys, which may leave them to the level or the program.
    pub fn owner(&self, key: Key, modifiers: Modifiers, pressed: &Pressed<'_>) -> Owner {
        if pressed.popup {
            return Owner::Popup;
        }
        let is_typed = pressed.typing && !works_while_typing(key, modifiers);
        if let Some(own) = pressed.window.filter(|_| !is_typed) {
            let action =
                self.bound(&[When::Always, When::Editing], key, modifiers).filter(|action| own.contains(action));
            return action.map_or(Owner::Window, |action| Owner::Action(action, Reach::Program));
        }
        if is_typed || pressed.gave_up && key == Key::Escape {
            return Owner::Field;
        }
        let plain = !(modifiers.ctrl || modifiers.command || modifiers.alt);
        let is_claimed = plain && pressed.claimed.contains(&key);
        if pressed.claims_first && is_claimed {
            return Owner::Widget;
        }
        if pressed.playing && self.is_players(key, modifiers, pressed.partner) {
            return Owner::Player;
        }
        let presses = modifiers.is_none() && matches!(key, Key::Enter | Key::Space);
        let goes_on = key == Key::Tab && (modifiers.is_none() || modifiers.shift_only());
        if pressed.on_widget && (presses || goes_on) || is_claimed && !pressed.playing {
            return Owner::Widget;
        }
        let now = if pressed.playing { When::Playing } else { When::Editing };
        let action = self.bound(&[now, When::Always], key, modifiers);
        let reached = action.and_then(|action| Some(Owner::Action(action, pressed.focus.reach(action)?)));
        reached.unwrap_or(Owner::Nobody)
    }

    /// A key that may drive a player: with Ctrl or Alt, and a letter with Shift, it is somebody else's shortcut. So are
    /// the keys of a partner if there is none.
    fn is_players(&self, key: Key, modifiers: Modifiers, partner: bool) -> bool {
        let is_letter = key.name().len() == 1;
        let plain = !(modifiers.command || modifiers.ctrl || modifiers.alt || (modifiers.shift && is_letter));
        let is_there = |action: Action| partner || !action.is_partners();
        let held = ACTIONS.iter().filter(|info| info.when == When::Held && info.action != Action::Rewind);
        let held = held.filter(|info| is_there(info.action));
        let drives = plain && held.into_iter().any(|info| self.has_key(info.action, key));
        drives || (modifiers.is_none() && self.has_key(Action::Rewind, key))
    }

    fn has_key(&self, action: Action, key: Key) -> bool {
        self.keys(action).iter().any(|shortcut| shortcut.logical_key == key)
    }

    /// The action that a key asks for, looked for in these situations one after the other.
    ///
    /// Modifiers count exactly, so that a longer shortcut never fires a shorter one. Shift alone may be what a keyboard
    /// needs for a sign such as + or [: it does not count there, unless a shortcut asks for it.
    fn bound(&self, when: &[When], key: Key, modifiers: Modifiers) -> Option<Action> {
        let find = |modifiers: Modifiers| {
            let asks = |shortcut: &KeyboardShortcut| {
                shortcut.logical_key == key && modifiers.matches_exact(shortcut.modifiers)
            };
            when.iter().find_map(|when| {
                let mut all = ACTIONS.iter().filter(|info| info.when == *when);
                all.find(|info| self.keys(info.action).iter().any(asks)).map(|info| info.action)
            })
        };
        let unshifted = Modifiers { shift: false, ..modifiers };
        find(modifiers).or_else(|| if modifiers.shift && is_sign(key) { find(unshifted) } else { None })
    }
}

/// A sign that some keyboards have on a key of its own and others behind Shift.
fn is_sign(key: Key) -> bool {
    matches!(
        key,
        Key::Plus
            | Key::Minus
            | Key::Equals
            | Key::Comma
            | Key::Period
            | Key::OpenBracket
            | Key::CloseBracket
            | Key::Colon
            | Key::Semicolon
            | Key::Quote
            | Key::Backtick
            | Key::Slash
            | Key::Backslash
            | Key::Pipe
            | Key::Questionmark
            | Key::Exclamationmark
            | Key::OpenCurlyBracket
            | Key::CloseCurlyBracket
    )
}

/// The player's buttons and what counts only while playing come before what always counts: no conflict to report.
fn yields(one: When, other: When) -> bool {
    (one == When::Always) != (other == When::Always)
}

/// The window reports the keys of the clipboard by their usual meaning.
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
        asked(Keymap::default().owner(key, modifiers, &Pressed { playing, typing, ..Pressed::default() }))
    }

    fn asked(owner: Owner) -> Option<Action> {
        if let Owner::Action(action, _) = owner { Some(action) } else { None }
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
        assert_eq!(action(Key::Escape, Modifiers::NONE, false, false), Some(Action::LetGo));
    }

    #[test]
    fn a_text_field_has_the_keys_while_typing() {
        assert_eq!(action(Key::B, Modifiers::NONE, false, true), None);
        assert_eq!(action(Key::Z, CTRL, false, true), None);
        assert_eq!(action(Key::S, CTRL, false, true), Some(Action::Save));
        assert_eq!(action(Key::F1, Modifiers::NONE, false, true), Some(Action::Manual));
        assert_eq!(action(Key::F, Modifiers::NONE, false, true), None);
    }

    #[test]
    fn what_is_above_has_the_keys() {
        let keymap = Keymap::default();
        let find: &[Action] = &[Action::Find, Action::FindNext];
        let base = Pressed { claimed: &[Key::B, Key::Z], ..Pressed::default() };
        let acts = |action| Owner::Action(action, Reach::Program);
        for (row, key, modifiers, pressed, expected) in [
            ("popup", Key::S, CTRL, Pressed { popup: true, playing: true, typing: true, ..base }, Owner::Popup),
            ("window", Key::S, CTRL, Pressed { window: Some(find), ..base }, Owner::Window),
            ("its own key", Key::F, CTRL, Pressed { window: Some(find), typing: true, ..base }, acts(Action::Find)),
            (
                "window over play",
                Key::A,
                Modifiers::NONE,
                Pressed { window: Some(&[]), playing: true, ..base },
                Owner::Window,
            ),
            ("field over play", Key::A, Modifiers::NONE, Pressed { typing: true, playing: true, ..base }, Owner::Field),
            (
                "a field is left",
                Key::Escape,
                Modifiers::NONE,
                Pressed { gave_up: true, playing: true, ..base },
                Owner::Field,
            ),
            ("button", Key::Enter, Modifiers::NONE, Pressed { on_widget: true, ..base }, Owner::Widget),
            (
                "play over button",
                Key::Space,
                Modifiers::NONE,
                Pressed { on_widget: true, playing: true, ..base },
                Owner::Player,
            ),
            ("next field", Key::Tab, Modifiers::SHIFT, Pressed { on_widget: true, ..base }, Owner::Widget),
            ("no field", Key::Tab, Modifiers::NONE, base, acts(Action::ClearView)),
            ("claimed", Key::B, Modifiers::SHIFT, base, Owner::Widget),
            (
                "claimed in a pause",
                Key::B,
                Modifiers::NONE,
                Pressed { playing: true, claims_first: true, ..base },
                Owner::Widget,
            ),
            ("Ctrl is not claimed", Key::Z, CTRL, base, acts(Action::Undo)),
            (
                "nor is anything in play",
                Key::B,
                Modifiers::NONE,
                Pressed { playing: true, ..base },
                Owner::Action(Action::ToolBrush, Reach::Level),
            ),
            (
                "no partner to take it",
                Key::Num4,
                Modifiers::NONE,
                Pressed { playing: true, ..base },
                Owner::Action(Action::Stamp4, Reach::Level),
            ),
            (
                "the partner's",
                Key::Num4,
                Modifiers::NONE,
                Pressed { playing: true, partner: true, ..base },
                Owner::Player,
            ),
            ("unbound", Key::F35, Modifiers::NONE, base, Owner::Nobody),
        ] {
            assert_eq!(keymap.owner(key, modifiers, &pressed), expected, "{row}");
        }
    }

    #[test]
    fn shift_may_be_needed_for_a_sign() {
        let ctrl_shift = CTRL.plus(Modifiers::SHIFT);
        for (row, key, modifiers, expected) in [
            ("numpad, German", Key::Plus, Modifiers::NONE, Some(Action::ZoomIn)),
            ("American, French: Shift and =", Key::Plus, Modifiers::SHIFT, Some(Action::ZoomIn)),
            ("American without Shift", Key::Equals, Modifiers::NONE, Some(Action::ZoomIn)),
            ("with Ctrl", Key::Plus, ctrl_shift, Some(Action::ZoomIn)),
            ("French: Shift and ;", Key::Period, Modifiers::SHIFT, None),
            ("a letter", Key::U, Modifiers::SHIFT, None),
            ("with Alt it is another one", Key::Plus, Modifiers::ALT, Some(Action::GrowArea)),
            ("not with Ctrl and Alt", Key::Plus, CTRL.plus(Modifiers::ALT), None),
        ] {
            assert_eq!(action(key, modifiers, false, false), expected, "{row}");
        }
        assert_eq!(action(Key::Period, Modifiers::SHIFT, true, false), Some(Action::StepFrame));
        let mut keymap = Keymap::default();
        keymap.set(Action::Grid, vec![KeyboardShortcut::new(Modifiers::SHIFT, Key::Plus)]);
        let owner = keymap.owner(Key::Plus, Modifiers::SHIFT, &Pressed::default());
        assert_eq!(asked(owner), Some(Action::Grid), "a shortcut with Shift comes first");
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
