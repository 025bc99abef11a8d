//! Names inside an object definition: new ones, and others wherever they are used.

use super::with;
use crate::document::Edit;
use sim::project::{Amount, OwnKind, Placement, Project};
use std::sync::Arc;

/// Returns a name that none of the others has: the wish, with a number if it is taken.
pub fn free_among<'a>(others: impl Iterator<Item = &'a str> + Clone, wish: &str) -> String {
    sim::project::free_name(wish, " ", |name| !others.clone().any(|other| other == name))
}

/// Returns the definition with another name of a state, in its rules too.
pub fn with_state_renamed(kind: &OwnKind, place: usize, name: &str) -> OwnKind {
    let mut kind = kind.clone();
    let Some(state) = kind.states.get_mut(place) else { return kind };
    let old = std::mem::replace(&mut state.name, name.to_owned());
    for rule in kind.states.iter_mut().flat_map(|state| &mut state.rules) {
        if rule.next == old {
            name.clone_into(&mut rule.next);
        }
    }
    kind
}

/// Returns the definition without a state. Rules that led there lead nowhere.
pub fn without_state(kind: &OwnKind, place: usize) -> OwnKind {
    let mut kind = kind.clone();
    if place >= kind.states.len() {
        return kind;
    }
    let gone = kind.states.remove(place);
    for rule in kind.states.iter_mut().flat_map(|state| &mut state.rules) {
        if rule.next == gone.name {
            rule.next.clear();
        }
    }
    kind
}

/// Returns the definition with another name of an animation, in its states too.
pub fn with_animation_renamed(kind: &OwnKind, place: usize, name: &str) -> OwnKind {
    let mut kind = kind.clone();
    let Some(animation) = kind.animations.get_mut(place) else { return kind };
    let old = std::mem::replace(&mut animation.name, name.to_owned());
    let states = kind.states.iter_mut().map(|state| &mut state.animation);
    for used in states.chain(kind.animations.iter_mut().map(|animation| &mut animation.next)) {
        if *used == old {
            name.clone_into(used);
        }
    }
    kind
}

/// Returns the edits that give a parameter of a definition another name: in its numbers, and wherever it is placed.
pub fn parameter_renamed(project: &Project, place: usize, parameter: usize, name: &str) -> Vec<Edit> {
    let Some(kind) = project.objects.kinds.get(place) else { return Vec::new() };
    let Some(old) = kind.parameters.get(parameter).map(|parameter| parameter.name.clone()) else { return Vec::new() };
    let mut new = kind.map_amounts(|amount| match amount {
        Amount::Parameter(used) if *used == old => Amount::Parameter(name.to_owned()),
        other => other.clone(),
    });
    name.clone_into(&mut new.parameters[parameter].name);
    let mut edits = vec![Edit::SetOwnKinds(with(&project.objects, place, Some(new)))];
    for level in &project.levels {
        for (slot, placed) in level.placements.iter().enumerate().filter(|(_, placed)| placed.kind == kind.name) {
            let mut placed = placed.clone();
            let Some(value) = placed.extra.shift_remove(&old) else { continue };
            placed.extra.insert(name.to_owned(), value);
            let id = placed.id;
            edits.push(Edit::SetPlacement { level: level.key.clone(), id, placement: Some((slot, placed)) });
        }
    }
    edits.extend(in_stamps(project, &kind.name, |placed| {
        if let Some(value) = placed.extra.shift_remove(&old) {
            placed.extra.insert(name.to_owned(), value);
        }
    }));
    edits
}

/// Returns the edits that change the objects of a kind in the stamps of a project.
pub(super) fn in_stamps(project: &Project, kind: &str, change: impl Fn(&mut Placement)) -> Vec<Edit> {
    let changed = project.stamps.iter().filter_map(|stamp| {
        let mut new = (**stamp).clone();
        new.piece.placements.iter_mut().filter(|placed| placed.kind == kind).for_each(&change);
        (new != **stamp).then(|| Edit::SetStamp { key: stamp.key.clone(), stamp: Some(Arc::new(new)) })
    });
    changed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::project::{OwnAnimation, OwnRule, OwnState};

    fn kind() -> OwnKind {
        let rule = |next: &str| OwnRule { next: next.to_owned(), ..OwnRule::default() };
        let state = |name: &str, next: &str, animation: &str| OwnState {
            name: name.to_owned(),
            rules: vec![rule(next)],
            animation: animation.to_owned(),
            ..OwnState::default()
        };
        let animation = |name: &str, next: &str| OwnAnimation {
            name: name.to_owned(),
            next: next.to_owned(),
            ..OwnAnimation::default()
        };
        OwnKind {
            states: vec![state("a", "b", "x"), state("b", "a", "y")],
            animations: vec![animation("x", "y"), animation("y", "x")],
            ..OwnKind::default()
        }
    }

    #[test]
    fn a_new_name_is_followed_by_what_uses_it() {
        let renamed = with_animation_renamed(&with_state_renamed(&kind(), 0, "open"), 1, "runs");
        let next: Vec<_> = renamed.states.iter().map(|state| state.rules[0].next.as_str()).collect();
        assert_eq!((renamed.states[0].name.as_str(), next), ("open", vec!["b", "open"]));
        let used: Vec<_> = renamed.states.iter().map(|state| state.animation.as_str()).collect();
        assert_eq!((used, renamed.animations[0].next.as_str()), (vec!["x", "runs"], "runs"));
        let rest = without_state(&kind(), 1);
        assert_eq!((rest.states.len(), rest.states[0].rules[0].next.as_str()), (1, ""));
        assert_eq!(with_state_renamed(&kind(), 9, "z"), kind());
        assert_eq!(without_state(&kind(), 9), kind());
    }

    #[test]
    fn a_taken_name_gets_a_number() {
        let others = || ["door", "door 2"].into_iter();
        assert_eq!([free_among(others(), "door"), free_among(others(), "gate")], ["door 3", "gate"]);
    }
}
