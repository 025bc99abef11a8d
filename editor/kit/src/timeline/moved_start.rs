//! The level's start, for a run that began there.

use sim::player::characters::standing;
use sim::project::{Start, StartState};
use sim::ruleset::Ruleset;

/// Returns the start of a run after the start that it began at was moved; `None` if it began elsewhere. Who plays is his own: the
/// feet are at the start, and shield, form and rings stay if they were not the start's.
pub(super) fn moved(rules: &Ruleset, begun: &Start, old: &Start, new: &Start) -> Option<Start> {
    let height = |of, form| i32::from(standing(rules, of, form).height);
    let played = |start: &Start, state: StartState| {
        let (of_start, own) = (height(start.character, start.state.form), height(begun.character, state.form));
        let y = start.y.saturating_add(of_start - own);
        Start { character: begun.character, partner: begun.partner, y, state, ..*start }
    };
    let StartState { shield, form, rings, .. } = begun.state;
    let began_there = played(old, StartState { shield, form, rings, ..old.state }) == *begun;
    began_there.then(|| {
        let state = StartState {
            shield: if shield == old.state.shield { new.state.shield } else { shield },
            form: if form == old.state.form { new.state.form } else { form },
            rings: if rings == old.state.rings { new.state.rings } else { rings },
            ..new.state
        };
        played(new, state)
    })
}
