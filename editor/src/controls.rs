//! The player's keys: presses and releases as the window tells them, handed to the running world.

use crate::bindings::{Action, Keymap};
use crate::play::Play;
use crate::play::latch::Source;
use eframe::egui::{Context, Event, Key, Modifiers};
use sim::input::Buttons;

/// The actions that are buttons of the player.
const BUTTONS: [(Action, Buttons); 7] = [
    (Action::PlayerUp, Buttons::UP),
    (Action::PlayerDown, Buttons::DOWN),
    (Action::PlayerLeft, Buttons::LEFT),
    (Action::PlayerRight, Buttons::RIGHT),
    (Action::PlayerJump, Buttons::JUMP),
    (Action::PlayerJump2, Buttons::JUMP_2),
    (Action::PlayerJump3, Buttons::JUMP_3),
];

/// Hands this picture's keys to the world. Call it before shortcuts are looked for.
pub fn pass_on(ctx: &Context, keymap: &Keymap, play: &mut Play) {
    if !play.is_active() {
        return;
    }
    let typing = ctx.text_edit_focused();
    let mut pressed = false;
    let rewind = ctx.input(|input| {
        for event in &input.events {
            match event {
                Event::Key { key, pressed: true, repeat: false, modifiers, .. }
                    if !typing && is_plain(*key, *modifiers) =>
                {
                    if let Some(buttons) = buttons_of(keymap, *key) {
                        pressed = true;
                        play.latch_mut().press(source(*key), buttons);
                    }
                }
                Event::Key { key, pressed: false, .. } => play.latch_mut().release(source(*key)),
                Event::WindowFocused(false) => play.latch_mut().release_all(),
                _ => {}
            }
        }
        !typing && keymap.is_held(input, Action::Rewind)
    });
    play.set_rewinding(rewind);
    if pressed && let Some(focused) = ctx.memory(|memory| memory.focused()) {
        // Space and arrows are the player's: no button may be pressed by them meanwhile.
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
}

/// A key that may drive the player: with Ctrl or Alt, and a letter with Shift, it is somebody else's shortcut.
fn is_plain(key: Key, modifiers: Modifiers) -> bool {
    let is_letter = key.name().len() == 1;
    !(modifiers.command || modifiers.ctrl || modifiers.alt || (modifiers.shift && is_letter))
}

fn source(key: Key) -> Source {
    Source::Key(key as u32)
}

fn buttons_of(keymap: &Keymap, key: Key) -> Option<Buttons> {
    let is_bound = |action| keymap.keys(action).iter().any(|shortcut| shortcut.logical_key == key);
    let all = BUTTONS.iter().filter(|(action, _)| is_bound(*action));
    all.map(|(_, buttons)| *buttons).reduce(Buttons::with)
}
