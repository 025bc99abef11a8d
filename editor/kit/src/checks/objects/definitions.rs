//! Object definitions whose states, rules and animations do not fit together.

use crate::checks::context::{Findings, ProjectContext};
use crate::checks::problem::Place;
use crate::checks::{Check, Scope, Severity};
use crate::document::Edit;
use crate::document::custom_kinds::with;
use crate::document::custom_kinds::words::{event_name, motion_name};
use sim::objects::kind_named;
use sim::objects::kinds::others::own::parameters_of;
use sim::project::{Amount, OwnAction, OwnEvent, OwnKind, OwnKinds, OwnMotion, OwnState, TouchEffect};
use std::collections::BTreeSet;

pub(crate) const CHECK: Check = Check {
    name: "object-definition",
    title: "Object definitions that do not fit together",
    why: "A rule names a state, an animation, a parameter or a kind of object that does not exist, a state can never \
          begin, or states lead to each other without any time in between. The object does less than it says.",
    advice: "Open the object in the Object maker and change the state or the rule.",
    severity: Severity::Warning,
    usual: true,
    scope: Scope::Project(run),
};

fn run(cx: &ProjectContext<'_>, out: &mut Findings<'_>) {
    let own = &cx.project.objects;
    for (place, kind) in own.kinds.iter().enumerate() {
        let mut looked = Look { own, place, kind, out };
        looked.states();
        looked.numbers();
        looked.pictures();
    }
}

/// A look at one definition.
struct Look<'a, 'b, 'c> {
    own: &'a OwnKinds,
    place: usize,
    kind: &'a OwnKind,
    out: &'b mut Findings<'c>,
}

impl Look<'_, '_, '_> {
    fn add(&mut self, what: &str) {
        let place = Place::OwnKind(self.kind.name.clone());
        self.out.add(place, format!("{}: {what}", self.kind.shown_title()));
    }

    fn add_with_fix(&mut self, what: &str, label: &str, fixed: OwnKind) {
        let place = Place::OwnKind(self.kind.name.clone());
        let edits = vec![Edit::SetOwnKinds(with(self.own, self.place, Some(fixed)))];
        self.out.add(place, format!("{}: {what}", self.kind.shown_title())).fix(label, edits);
    }

    fn states(&mut self) {
        let kind = self.kind;
        for (at, state) in kind.states.iter().enumerate() {
            for (number, rule) in state.rules.iter().enumerate() {
                if !rule.next.is_empty() && kind.state(&rule.next).is_none() {
                    let mut fixed = kind.clone();
                    fixed.states[at].rules[number].next.clear();
                    let what =
                        format!("a rule of the state {} leads to {}, which is no state of it.", state.name, rule.next);
                    self.add_with_fix(&what, "Let the rule lead nowhere", fixed);
                }
                for action in &rule.actions {
                    if let OwnAction::Spawn { kind: made, .. } = action
                        && self.own.named(made).is_none()
                        && kind_named(made).is_none()
                    {
                        self.add(&format!(
                            "the state {} makes an object of the kind {made}, which does not exist.",
                            state.name
                        ));
                    }
                }
                self.event(state, &rule.when);
            }
        }
        self.reach();
        self.cycle();
    }

    /// Events that the state can never have.
    fn event(&mut self, state: &OwnState, when: &OwnEvent) {
        let kind = self.kind;
        let motion = state.motion.as_ref().unwrap_or(&kind.motion);
        let form = state.form.unwrap_or(kind.form);
        let touch = state.touch.unwrap_or(kind.touch).effect;
        let why = match when {
            OwnEvent::StoodOn | OwnEvent::Top | OwnEvent::Side | OwnEvent::Bottom if !form.is_solid() => {
                "nothing of it is solid then"
            }
            OwnEvent::Hit | OwnEvent::Defeated if touch != TouchEffect::Attackable => "it cannot be attacked then",
            OwnEvent::Hit | OwnEvent::Defeated if kind.health == 0 => {
                "its health is 0, so that the first attack destroys it"
            }
            OwnEvent::Touched if matches!(touch, TouchEffect::None | TouchEffect::Attackable) => {
                "it has no hitbox that notices a touch then"
            }
            OwnEvent::AnimationEnd if state.animation.is_empty() => "it has no animation then",
            OwnEvent::Point { .. } | OwnEvent::PathEnd if !matches!(motion, OwnMotion::Path { .. }) => {
                "it moves along no path then"
            }
            OwnEvent::Lands if !matches!(motion, OwnMotion::Fall { lands: true, .. } | OwnMotion::Walk { .. }) => {
                "it does not fall onto the ground then"
            }
            OwnEvent::Wall | OwnEvent::Edge if !matches!(motion, OwnMotion::Walk { .. }) => "it does not walk then",
            _ => return,
        };
        self.add(&format!("the state {} waits for \"{}\" in vain: {why}.", state.name, event_name(when)));
    }

    /// States that no rule leads to.
    fn reach(&mut self) {
        let kind = self.kind;
        let mut reached = BTreeSet::from([0]);
        let mut open = vec![0];
        while let Some(state) = open.pop().and_then(|place: usize| kind.states.get(place)) {
            for next in state.rules.iter().filter_map(|rule| kind.state(&rule.next)) {
                if reached.insert(next) {
                    open.push(next);
                }
            }
        }
        for (place, state) in kind.states.iter().enumerate().filter(|(place, _)| !reached.contains(place)) {
            let fixed = crate::document::custom_kinds::names::without_state(kind, place);
            self.add_with_fix(&format!("no rule leads to the state {}.", state.name), "Delete the state", fixed);
        }
    }

    /// States that lead to each other as soon as they begin.
    fn cycle(&mut self) {
        let kind = self.kind;
        let next_at_once = |place: usize| {
            let rules = kind.states.get(place).map_or(&[][..], |state| &state.rules);
            let at_once =
                rules.iter().find(|rule| rule.when == OwnEvent::Start && rule.only.is_none() && !rule.next.is_empty());
            at_once.and_then(|rule| kind.state(&rule.next))
        };
        for first in 0..kind.states.len() {
            let mut at = first;
            for _ in 0..kind.states.len() {
                let Some(next) = next_at_once(at) else { break };
                at = next;
                // Told once, of the first state of the circle.
                if at == first {
                    let name = &kind.states[first].name;
                    self.add(&format!("the state {name} leads back to itself in the same frame, again and again."));
                    return;
                }
            }
        }
    }

    /// Parameters that the definition does not declare, and motions that go nowhere.
    fn numbers(&mut self) {
        let kind = self.kind;
        let known: BTreeSet<String> = parameters_of(kind).iter().map(|parameter| parameter.name.to_owned()).collect();
        let mut unknown = BTreeSet::new();
        let fixed = kind.map_amounts(|amount| match amount {
            Amount::Parameter(name) if !known.contains(name) => {
                unknown.insert(name.clone());
                Amount::Fixed(0)
            }
            other => other.clone(),
        });
        for name in unknown {
            let what = format!("a number is set by the parameter {name}, which it does not have. It counts as 0.");
            self.add_with_fix(&what, "Make it 0", fixed.clone());
        }
        let goes_nowhere = |motion: &OwnMotion| match motion {
            OwnMotion::Path { points, speed, .. } => points.is_empty() || speed.is_zero(),
            OwnMotion::Swing { across, down, .. } | OwnMotion::Circle { across, down, .. } => {
                across.is_zero() && down.is_zero()
            }
            OwnMotion::Walk { speed, .. } | OwnMotion::Chase { speed, .. } => speed.is_zero(),
            OwnMotion::Sink { depth, speed } => depth.is_zero() || speed.is_zero(),
            OwnMotion::Pendulum { length, .. } => length.is_zero(),
            OwnMotion::Still | OwnMotion::Fall { .. } | OwnMotion::Fly => false,
        };
        for motion in kind.motions().filter(|motion| goes_nowhere(motion)) {
            self.add(&format!("its motion \"{}\" goes nowhere: its distance or its speed is 0.", motion_name(motion)));
        }
    }

    /// Animations and their frames.
    fn pictures(&mut self) {
        let kind = self.kind;
        let is_known = |name: &str| name.is_empty() || kind.animations.iter().any(|animation| animation.name == name);
        let used = kind.states.iter().map(|state| &state.animation);
        let unknown: BTreeSet<&String> = used
            .chain(kind.animations.iter().map(|animation| &animation.next))
            .filter(|name| !is_known(name))
            .collect();
        for name in unknown {
            self.add(&format!("the animation {name} does not exist."));
        }
        let Some(picture) = &kind.picture else { return };
        let Some(image) = picture.shown() else { return };
        let count = picture.frames(image);
        for animation in &kind.animations {
            if let Some(frame) = animation.frames.iter().find(|frame| usize::from(**frame) >= count) {
                let name = &animation.name;
                self.add(&format!(
                    "the animation {name} shows frame {frame}, but its picture has frames 0 to {}.",
                    count - 1
                ));
            }
        }
    }
}
