//! Object definitions as objects run them: names resolved to places, numbers ready to be read.

use super::{implied_parameters, of_which, parameters_of};
use crate::contacts::Reaction;
use crate::objects::parameters::{Parameter, Values, defaults};
use crate::objects::{Hitbox, KindId, kind_named};
use crate::project::{
    Amount, Depth, MOST_ACTIONS, MOST_ANIMATIONS, MOST_RULES, MOST_STATES, OwnAction, OwnAnimation, OwnEvent, OwnForm,
    OwnKind, OwnKinds, OwnMotion, OwnState, OwnTouch, PlayerIs, ProjectSounds, TouchEffect,
};
use std::sync::Arc;

/// A number of a definition, ready to be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Operand {
    /// The number.
    Fixed(i32),
    /// The place of a parameter.
    Value(u8),
}

impl Operand {
    /// Returns the number for an object with these parameters.
    pub(super) fn get(self, values: &Values) -> i32 {
        match self {
            Self::Fixed(number) => number,
            Self::Value(place) => values.get(usize::from(place)).copied().unwrap_or(0),
        }
    }

    /// Returns the number as a speed along an axis.
    pub(super) fn speed(self, values: &Values) -> i16 {
        self.get(values).clamp(-MOST_SPEED, MOST_SPEED) as i16
    }
}

/// The greatest speed that a definition gives, 1/256 pixel a frame: 64 pixels a frame.
const MOST_SPEED: i32 = 0x4000;

/// The kind that a rule makes an object of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum SpawnKind {
    /// A definition of the project, by its place.
    Own(u16),
    /// A built-in kind.
    BuiltIn(KindId),
    /// No kind of that name.
    Unknown,
}

/// A definition as objects run it.
#[derive(Clone, Debug)]
pub struct OwnProgram {
    /// The states: at least one.
    pub(super) states: Box<[ProgramState]>,
    /// The animations.
    pub(super) animations: Box<[ProgramAnimation]>,
    /// Whether the definition has no states: nothing of it needs a memory of frames.
    pub(super) is_plain: bool,
    /// The parameters of an object that another object made.
    pub(super) defaults: Values,
    /// The place of the parameter that holds the switch of triggers.
    pub(super) switch: Option<u8>,
    /// The place of the parameter that holds the element of what hurts.
    pub(super) element: Option<u8>,
    /// The place of the parameter that holds the phase of a swing.
    pub(super) phase: Option<u8>,
}

/// A state as objects run it.
#[derive(Clone, Debug)]
pub(super) struct ProgramState {
    /// The form.
    pub(super) form: OwnForm,
    /// The motion.
    pub(super) motion: OwnMotion<Operand>,
    /// The hitbox.
    pub(super) hitbox: Hitbox,
    /// The depth of its picture.
    pub(super) depth: Depth,
    /// The number of its animation, and one; 0 for none.
    pub(super) animation: u8,
    /// The rules.
    pub(super) rules: Box<[ProgramRule]>,
    /// Whether a rule waits for the last hit. If not, the object explodes.
    pub(super) sees_defeat: bool,
    /// Whether a rule waits for a touch. If not, the object is gone once a player collects it.
    pub(super) sees_touch: bool,
}

/// A rule as objects run it.
#[derive(Clone, Debug)]
pub(super) struct ProgramRule {
    /// The event.
    pub(super) when: OwnEvent<Operand>,
    /// The condition on the player.
    pub(super) only: Option<PlayerIs<Operand>>,
    /// Whether it acts in each frame.
    pub(super) each_frame: bool,
    /// The actions.
    pub(super) actions: Box<[OwnAction<Operand, SpawnKind, Option<u8>>]>,
    /// The number of the state that follows.
    pub(super) next: Option<u8>,
}

/// An animation as objects run it.
#[derive(Clone, Debug)]
pub(super) struct ProgramAnimation {
    /// The frames: at least one.
    pub(super) frames: Box<[u8]>,
    /// Game frames for each of them.
    pub(super) every: u16,
    /// Whether the last frame stays.
    pub(super) holds: bool,
    /// The number of the animation that follows, and one; 0 for none.
    pub(super) next: u8,
}

impl OwnProgram {
    /// Returns the state of that number; the first one if there is none.
    pub(super) fn state(&self, number: u8) -> Option<&ProgramState> {
        self.states.get(usize::from(number)).or(self.states.first())
    }
}

/// Resolves the definitions of a project, in their order.
pub(crate) fn programs_of(kinds: &OwnKinds, sounds: &ProjectSounds) -> Arc<[OwnProgram]> {
    (0..).zip(&kinds.kinds).map(|(number, kind)| program_of(number, kind, (kinds, sounds))).collect()
}

/// The place of an item, and one, by its name; 0 for no item.
fn numbered<'a>(mut names: impl Iterator<Item = &'a str>, name: &str) -> u8 {
    if name.is_empty() {
        return 0;
    }
    names.position(|known| known == name).map_or(0, |place| place as u8 + 1)
}

fn program_of(number: u16, kind: &OwnKind, of: (&OwnKinds, &ProjectSounds)) -> OwnProgram {
    let parameters = parameters_of(kind);
    let place = |name: &str| parameters.iter().position(|parameter| parameter.name == name).map(|place| place as u8);
    let [switch, element, phase] = implied_parameters(kind);
    let implied = |is_there: bool, parameter: &Parameter<'_>| is_there.then(|| place(parameter.name)).flatten();
    let number_of = |amount: &Amount| match amount {
        Amount::Fixed(number) => Operand::Fixed(*number),
        Amount::Parameter(name) => place(name).map_or(Operand::Fixed(0), Operand::Value),
    };
    let only = OwnState::default();
    let states: Vec<&OwnState> = if kind.states.is_empty() { vec![&only] } else { kind.states.iter().collect() };
    let states = states.into_iter().take(MOST_STATES).map(|state| state_of(kind, state, of, &number_of)).collect();
    let animations = kind.animations.iter().take(MOST_ANIMATIONS);
    OwnProgram {
        states,
        animations: animations.map(|animation| animation_of(kind, animation)).collect(),
        is_plain: kind.states.is_empty(),
        defaults: of_which(defaults(&parameters), number),
        switch: implied(switch, &super::SWITCH),
        element: implied(element, &super::ELEMENT),
        phase: implied(phase, &super::PHASE),
    }
}

fn state_of(
    kind: &OwnKind,
    state: &OwnState,
    (kinds, sounds): (&OwnKinds, &ProjectSounds),
    number: &impl Fn(&Amount) -> Operand,
) -> ProgramState {
    let form = state.form.unwrap_or(kind.form);
    let rules: Box<[ProgramRule]> = state
        .rules
        .iter()
        .take(MOST_RULES)
        .map(|rule| ProgramRule {
            when: rule.when.map(number),
            only: rule.only.as_ref().map(|only| only.map(number)),
            each_frame: rule.each_frame,
            actions: rule
                .actions
                .iter()
                .take(MOST_ACTIONS)
                .map(|action| action.map(number, |name| spawn_kind(name, kinds), |name| sounds.place(name)))
                .collect(),
            next: kind.state(&rule.next).filter(|place| *place < MOST_STATES).map(|place| place as u8),
        })
        .collect();
    ProgramState {
        form,
        motion: state.motion.as_ref().unwrap_or(&kind.motion).map(number),
        hitbox: hitbox_of(kind, form, state.touch.unwrap_or(kind.touch)),
        depth: state.depth,
        animation: numbered(kind.animations.iter().map(|animation| animation.name.as_str()), &state.animation),
        sees_defeat: rules.iter().any(|rule| rule.when == OwnEvent::Defeated),
        sees_touch: rules.iter().any(|rule| rule.when == OwnEvent::Touched),
        rules,
    }
}

fn animation_of(kind: &OwnKind, animation: &OwnAnimation) -> ProgramAnimation {
    let frames = if animation.frames.is_empty() { &[0][..] } else { &animation.frames };
    ProgramAnimation {
        frames: frames.into(),
        every: u16::from(animation.every.max(1)),
        holds: animation.holds,
        next: numbered(kind.animations.iter().map(|animation| animation.name.as_str()), &animation.next),
    }
}

/// Returns the kind that a rule makes an object of. Areas, layer switchers and kinds of other versions can't be made.
fn spawn_kind(name: &str, kinds: &OwnKinds) -> SpawnKind {
    let is_made = |kind: &KindId| {
        !kind.is_area() && !matches!(kind, KindId::None | KindId::Own | KindId::Unknown | KindId::Switcher)
    };
    match kinds.find(name) {
        Some(place) => SpawnKind::Own(place),
        None => kind_named(name).filter(is_made).map_or(SpawnKind::Unknown, SpawnKind::BuiltIn),
    }
}

/// Returns the hitbox of a state. A hazard without one hurts in all of its size.
fn hitbox_of(kind: &OwnKind, form: OwnForm, touch: OwnTouch) -> Hitbox {
    let reaction = match touch.effect {
        TouchEffect::None if form == OwnForm::Hazard => Reaction::Hurt,
        TouchEffect::None => Reaction::None,
        TouchEffect::Hurts => Reaction::HurtAndMark,
        TouchEffect::Shot => Reaction::Shot,
        TouchEffect::Attackable => Reaction::Attackable,
        TouchEffect::Collected => Reaction::Item,
        TouchEffect::Touched => Reaction::Special,
    };
    if reaction == Reaction::None {
        return Hitbox::default();
    }
    let side = |own: u16, usual: u16| if own == 0 { usual } else { own };
    Hitbox::new(reaction, side(touch.half_width, kind.half_width), side(touch.half_height, kind.half_height))
}
