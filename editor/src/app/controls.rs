//! The players' keys: presses and releases as the window reports them, handed to the running world.

use crate::bindings::{Action, Keymap, Owner, Pressed};
use eframe::egui::{Context, Event, Key};
use kit::play::Play;
use kit::play::latch::{Latch, Source};
use sim::input::Buttons;

/// Actions that are buttons of a player.
type ButtonActions = [(Action, Buttons); 7];

/// The player's.
const BUTTONS: ButtonActions = [
    (Action::PlayerUp, Buttons::UP),
    (Action::PlayerDown, Buttons::DOWN),
    (Action::PlayerLeft, Buttons::LEFT),
    (Action::PlayerRight, Buttons::RIGHT),
    (Action::PlayerJump, Buttons::JUMP),
    (Action::PlayerJump2, Buttons::JUMP_2),
    (Action::PlayerJump3, Buttons::JUMP_3),
];

/// His partner's.
const PARTNERS_BUTTONS: ButtonActions = [
    (Action::PartnerUp, Buttons::UP),
    (Action::PartnerDown, Buttons::DOWN),
    (Action::PartnerLeft, Buttons::LEFT),
    (Action::PartnerRight, Buttons::RIGHT),
    (Action::PartnerJump, Buttons::JUMP),
    (Action::PartnerJump2, Buttons::JUMP_2),
    (Action::PartnerJump3, Buttons::JUMP_3),
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
                    repeats |= *repeat && latches(play, |latch| latch.holds(source(*key))).contains(&true);
                    if !repeat && keymap.owner(*key, *modifiers, pressed) == Owner::Player {
                        drives = true;
                        press(play, keymap, *key);
                    }
                }
                Event::Key { key, pressed: false, .. } => _ = latches(play, |latch| latch.release(source(*key))),
                Event::WindowFocused(false) => _ = latches(play, Latch::release_all),
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

/// Does the same for what both players hold down.
fn latches<R>(play: &mut Play, mut act: impl FnMut(&mut Latch) -> R) -> [R; 2] {
    [act(play.latch_mut()), act(play.latch_2_mut())]
}

/// A key of a player went down: it is the partner's if it is bound to one of his buttons and he is there.
fn press(play: &mut Play, keymap: &Keymap, key: Key) {
    let partners = buttons_of(keymap, &PARTNERS_BUTTONS, key);
    if play.has_partner() && partners != Buttons::NONE {
        play.latch_2_mut().press(source(key), partners);
    } else {
        play.latch_mut().press(source(key), buttons_of(keymap, &BUTTONS, key));
    }
}

/// The buttons that a key stands for; none for the key that rewinds.
fn buttons_of(keymap: &Keymap, buttons: &ButtonActions, key: Key) -> Buttons {
    let is_bound = |action| keymap.keys(action).iter().any(|shortcut| shortcut.logical_key == key);
    let all = buttons.iter().filter(|(action, _)| is_bound(*action));
    all.fold(Buttons::NONE, |sum, (_, buttons)| sum.with(*buttons))
}
