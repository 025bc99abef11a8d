//! The player's keys: presses and releases as the window tells them, handed to the running world.

use crate::bindings::{Action, Keymap, Owner, Pressed};
use eframe::egui::{Context, Event, Key};
use kit::play::Play;
use kit::play::latch::Source;
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
pub fn pass_on(ctx: &Context, keymap: &Keymap, pressed: &Pressed<'_>, play: &mut Play) {
    if !play.is_active() {
        return;
    }
    let kept = pressed.is_kept_from_panes();
    let mut drives = false;
    let rewind = ctx.input_mut(|input| {
        let mut repeats = false;
        for event in &input.events {
            match event {
                Event::Key { key, pressed: true, repeat, modifiers, .. } => {
                    repeats |= *repeat && play.latch_mut().holds(source(*key));
                    if !repeat && keymap.owner(*key, *modifiers, pressed) == Owner::Player {
                        drives = true;
                        play.latch_mut().press(source(*key), buttons_of(keymap, *key));
                    }
                }
                Event::Key { key, pressed: false, .. } => play.latch_mut().release(source(*key)),
                Event::WindowFocused(false) => play.latch_mut().release_all(),
                _ => {}
            }
        }
        if repeats {
            // A key that was held for the player as a field got the keyboard must not type into it.
            input.events.retain(|event| !matches!(event, Event::Text(_)));
        }
        !kept && keymap.is_held(input, Action::Rewind)
    });
    play.set_rewinding(rewind);
    if drives && let Some(focused) = ctx.memory(|memory| memory.focused()) {
        // Space and arrows are the player's: no button may be pressed by them meanwhile.
        ctx.memory_mut(|memory| memory.surrender_focus(focused));
    }
}

fn source(key: Key) -> Source {
    Source::Key(key as u32)
}

/// The player's buttons that a key stands for; none for the key that rewinds.
fn buttons_of(keymap: &Keymap, key: Key) -> Buttons {
    let is_bound = |action| keymap.keys(action).iter().any(|shortcut| shortcut.logical_key == key);
    let all = BUTTONS.iter().filter(|(action, _)| is_bound(*action));
    all.fold(Buttons::NONE, |sum, (_, buttons)| sum.with(*buttons))
}
