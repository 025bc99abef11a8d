//! Objects that a project defines: the definitions of `objects.json`, with the rules of those that are ours.
//!
//! `program.rs` resolves a definition for a level, `moving.rs` moves its objects, `rules.rs` runs the rules of their states,
//! `drawing.rs` draws them.

mod drawing;
mod moving;
mod program;
mod rules;

pub use drawing::draw_kind;
pub use program::OwnProgram;
pub(crate) use program::programs_of;

use crate::contacts::{Contact, ELEMENTS, Element, Miss, Reaction};
use crate::level::Level;
use crate::objects::kinds::hazards::spikes;
use crate::objects::kinds::platforms::platform::{ride, sagged};
use crate::objects::kinds::throwers::spring::{Push, push_off};
use crate::objects::parameters::{Parameter, Values, parameters};
use crate::objects::solid::{Heights, Solid};
use crate::objects::{Around, Body, Fate, Group, Kind, KindInfo, Pen, Setting};
use crate::project::{Amount, Depth, OwnEvent, OwnForm, OwnKind, OwnMotion, OwnState, Throw};
use crate::ruleset::Ruleset;
use crate::snapshot::Snapshot;
use crate::trace::Trace;
use crate::value::{Unit, ValueKind};
use drawing::{draw, draw_chain};
use moving::MotionEvents;
use program::{Operand, ProgramState};
use rules::Facts;
use std::sync::Arc;

parameters! {
    /// Parameters of an object that a project defines.
    pub struct Parameters {
        switch "Switch" = Switch { sets: true }, 0, "The switch that a trigger sets while the player is inside. Other forms set none.";
    }
}

parameters! {
    /// Parameters of a hazard that a project defines.
    pub struct HazardParameters {
        element "Element" = Choice(ELEMENTS), 0, "What hurts in it: a fire shield protects from fire, a lightning shield from lightning, a bubble shield from water.";
    }
}

/// The parameter of definitions with a trigger.
const SWITCH: Parameter<'_> = Parameters::LIST[0];
/// The parameter of definitions that hurt.
const ELEMENT: Parameter<'_> = HazardParameters::LIST[0];
/// The parameter of definitions that swing.
const PHASE: Parameter<'_> = Parameter {
    name: "phase",
    label: "Phase",
    help: "Where on its path it begins, in 256ths. A swing that goes in time with all others begins where they are.",
    kind: ValueKind::Integer { min: 0, max: 255, unit: Unit::HexAngle },
    default: 0,
};

/// An object that a project defines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Snapshot)]
pub struct Own {
    /// The way from its place, pixels.
    moved: [i32; 2],
    /// The oscillator as it was one frame ago.
    swing: u8,
    /// The place of its definition, and one, of an object that another object made. 0 of a placed one.
    made_as: u16,
    /// The slot of the object that made it, and one. 0 of a placed one.
    maker: u8,
    /// The number of its state.
    state: u8,
    /// Frames of the state that are over.
    since: u16,
    /// The rules of the state whose events hold, as bits.
    held: u16,
    /// The number of the point of its path that it passed last; 0 is its place.
    passed: u8,
    /// Whether it goes back along its path.
    is_back: bool,
    /// Frames that it still rests at a point.
    wait: u16,
    /// Its speed on a smooth path.
    pace: u16,
    /// The number of its animation, and one; 0 for none.
    animation: u8,
    /// Frames since the animation began.
    shown: u16,
    /// The sag, an angle up to a quarter turn.
    sag: u8,
    /// Frames in which it cannot be hit.
    guard: u8,
    /// Whether it is drawn in front of the player.
    is_in_front: bool,
    /// Whether it is not drawn.
    is_unseen: bool,
    /// Whether it was placed mirrored, of a definition with states.
    mirrored: bool,
    /// Whether it walks and is in the air.
    falls: bool,
}

/// Returns the place of the definition of an object with these values: the last of them, behind the parameters.
#[inline]
pub(in crate::objects) const fn which(values: &Values) -> i32 {
    let [.., which] = *values;
    which
}

/// Returns the values of an object of that definition.
pub(in crate::objects) const fn of_which(values: Values, kind: u16) -> Values {
    let mut values = values;
    let [.., which] = &mut values;
    *which = kind as i32;
    values
}

/// A definition in a level, and as objects run it.
#[derive(Clone, Copy)]
struct Definition<'a> {
    number: u16,
    kind: &'a Arc<OwnKind>,
    program: &'a OwnProgram,
}

impl<'a> Definition<'a> {
    fn in_level(level: &'a Level, number: u16) -> Option<Self> {
        let place = usize::from(number);
        Some(Self { number, kind: level.own_kinds().kinds.get(place)?, program: level.own_programs.get(place)? })
    }

    /// Returns what of an object is solid in a form.
    fn solid(&self, form: OwnForm, rules: &Ruleset) -> Solid {
        let (kind, heights) = (self.kind, Heights::Own(self.number));
        let (w, h) = (i32::from(kind.half_width), i32::from(kind.half_height));
        let more_off_screen = matches!(form, OwnForm::Sloped | OwnForm::Spring);
        let solid = match form {
            OwnForm::Sloped => Solid::sloped(w, h, heights),
            OwnForm::Platform => Solid::platform(w, h, rules),
            OwnForm::SlopedPlatform => Solid::sloped_platform(w, heights),
            _ => Solid::block(w, h),
        };
        Solid {
            standing_height: kind.standing_height.map_or(solid.standing_height, i32::from),
            landing_half_width: kind.landing_half_width.map_or(solid.landing_half_width, i32::from),
            off_screen: solid.off_screen || (more_off_screen && rules.more_solid_off_screen),
            ..solid
        }
    }
}

impl Own {
    /// Returns its definition; `None` if the project has it no more.
    fn definition<'a>(&self, setting: &Setting<'a>) -> Option<Definition<'a>> {
        let number = match self.made_as.checked_sub(1) {
            Some(number) => number,
            None => u16::try_from(which(setting.values)).ok()?,
        };
        Definition::in_level(setting.level, number)
    }

    /// Returns its state; `None` if its definition has no states.
    pub fn state<'a>(&self, setting: &Setting<'a>) -> Option<&'a OwnState> {
        let states = &self.definition(setting)?.kind.states;
        states.get(usize::from(self.state)).or(states.first())
    }

    /// Returns the parameters of an object that was not placed.
    pub(in crate::objects) fn defaults<'a>(&self, level: &'a Level) -> &'a Values {
        let made = self.made_as.checked_sub(1).and_then(|number| Definition::in_level(level, number));
        made.map_or(&const { [0; crate::objects::parameters::MOST] }, |made| &made.program.defaults)
    }

    /// Returns an object of a definition that begins.
    fn begun(definition: Definition<'_>, body: &mut Body) -> Self {
        let Definition { kind, program, .. } = definition;
        (body.half_width, body.half_height, body.health) = (kind.half_width, kind.half_height, kind.health);
        let mut own = Self { mirrored: body.flip_x && !program.is_plain, ..Self::default() };
        own.enter(definition, 0, body);
        own
    }

    /// Begins a state.
    fn enter(&mut self, definition: Definition<'_>, number: u8, body: &mut Body) {
        let Definition { kind, program, .. } = definition;
        let Some(state) = program.state(number) else { return };
        *self = Self {
            state: number,
            since: 0,
            held: 0,
            passed: 0,
            is_back: false,
            wait: 0,
            pace: 0,
            falls: false,
            is_in_front: state.depth == Depth::InFront,
            is_unseen: state.depth == Depth::Unseen,
            ..*self
        };
        if self.animation != state.animation {
            (self.animation, self.shown) = (state.animation, 0);
        }
        self.show(program, body);
        self.take_hitbox(kind, state, body);
        if !state.motion.roams() {
            (body.x_speed, body.y_speed) = Default::default();
        }
    }

    /// Takes the hitbox of its state, unless it was just hit or was beaten.
    fn take_hitbox(&self, kind: &OwnKind, state: &ProgramState, body: &mut Body) {
        let is_beaten = kind.health > 0 && body.health == 0;
        let is_guarded = state.hitbox.reaction == Reaction::Attackable && (self.guard > 0 || is_beaten);
        body.hitbox = state.hitbox;
        if is_guarded {
            body.hitbox.reaction = Reaction::None;
        }
    }

    /// Shows the frame of its animation. Returns true if the animation ends with this frame.
    fn show(&mut self, program: &OwnProgram, body: &mut Body) -> bool {
        let Some(animation) =
            self.animation.checked_sub(1).and_then(|place| program.animations.get(usize::from(place)))
        else {
            body.picture = 0;
            return false;
        };
        let last = animation.frames.len() - 1;
        let place = usize::from(self.shown / animation.every).min(last);
        body.picture = animation.frames.get(place).copied().unwrap_or(0);
        self.shown = self.shown.saturating_add(1);
        let whole = animation.frames.len() as u16 * animation.every;
        let is_over = self.shown == whole;
        if is_over && animation.next > 0 {
            (self.animation, self.shown) = (animation.next, 0);
        } else if is_over && !animation.holds {
            self.shown = 0;
        }
        is_over
    }

    /// Meets the players as its form does, and moves.
    fn meet<T: Trace>(
        &mut self,
        (definition, state): (Definition<'_>, &ProgramState),
        body: &mut Body,
        around: &mut Around<'_, T>,
    ) -> (MotionEvents, [Contact; 2]) {
        let Definition { kind, program, .. } = definition;
        let mut events = MotionEvents::default();
        let mut contacts = [Contact::None(Miss::BesideIt); 2];
        let x = body.x.px();
        let solid = definition.solid(state.form, around.rules);
        let sag = if kind.sags { sagged(self.sag, body.carries_somebody()) } else { 0 };
        if state.form.carries() {
            if state.motion.moves() || kind.sags {
                contacts = ride(body, around, solid, |body, around| {
                    events = self.move_on((kind, program, state), body, around, sag);
                });
            } else {
                contacts = around.solid_each(body, solid, x);
            }
            return (events, contacts);
        }
        if state.motion.moves() {
            events = self.move_on((kind, program, state), body, around, self.sag);
        }
        match state.form {
            OwnForm::Trigger => self.trigger(definition, body, around),
            OwnForm::Spring => around.each_player(body, |body, around| {
                let contact = around.solid(body, solid, x);
                contacts[around.who as usize] = contact;
                spring(kind, contact, body, around);
            }),
            // As the built-in spikes, they carry nobody.
            OwnForm::Spikes => around.each_player(body, |body, around| {
                let contact = around.solid(body, solid, body.x.px());
                contacts[around.who as usize] = contact;
                if spikes::hurts(contact, kind.throw == Throw::Sideways, kind.throw == Throw::Down, around.rules) {
                    spikes::hurt(body, around);
                }
            }),
            _ => {}
        }
        (events, contacts)
    }

    /// Sets a switch while the player is inside.
    fn trigger<T>(&self, definition: Definition<'_>, body: &Body, around: &mut Around<'_, T>) {
        let (dx, dy) = around.to_player(body);
        let (half_width, half_height) = (u32::from(body.half_width), u32::from(body.half_height));
        let inside = dx.unsigned_abs() <= half_width && dy.unsigned_abs() <= half_height;
        let number = definition.program.switch.map_or(0, |place| Operand::Value(place).get(around.values));
        let switch = &mut around.common.switches[(number & 15) as usize];
        *switch = *switch & !1 | u8::from(inside);
    }

    /// Returns true if an attack hit it and did not destroy it.
    fn takes_hit(&mut self, kind: &OwnKind, state: &ProgramState, body: &Body, is_touched: bool) -> bool {
        let is_hit = is_touched
            && kind.health > 0
            && state.hitbox.reaction == Reaction::Attackable
            && body.hitbox.reaction == Reaction::None
            && self.guard == 0;
        if is_hit {
            self.guard = kind.invulnerable.max(1);
        }
        is_hit
    }
}

impl Kind for Own {
    const INFO: KindInfo = KindInfo {
        name: "own",
        title: "Object of this project",
        group: Group::Parts,
        help: "An object that this project defines: its size, form and surface, how it moves, and what it does.",
        parameters: Parameters::LIST,
        flips_x: true,
        flips_y: false,
        originals: &[],
    };

    fn is_unseen(&self) -> bool {
        self.is_unseen || self.guard & 2 != 0
    }

    fn is_in_front(&self) -> bool {
        self.is_in_front
    }

    fn load(body: &mut Body, setting: &Setting<'_>) -> Self {
        let Some(definition) = Self::default().definition(setting) else { return Self::default() };
        let mut own = Self::begun(definition, body);
        if let Some(OwnMotion::Pendulum { length, .. }) = definition.program.state(0).map(|state| &state.motion) {
            // Straight down, until its first step.
            own.moved = moving::straight_down(length.get(setting.values));
            body.y = body.y.moved_px(own.moved[1]);
        }
        own
    }

    fn step<T: Trace>(&mut self, body: &mut Body, around: &mut Around<'_, T>) {
        let Some(definition) = self.definition(&around.setting()) else { return };
        let Definition { kind, program, .. } = definition;
        let Some(state) = program.state(self.state) else { return };
        if state.form == OwnForm::Spikes && around.rules.spikes_wait_a_frame && !body.drawn {
            return;
        }
        if program.is_plain && matches!(state.hitbox.reaction, Reaction::None | Reaction::Hurt) {
            self.meet((definition, state), body, around);
            return;
        }
        let mut facts = Facts::before(body, around);
        let is_touched = body.take_touch();
        if is_touched && state.hitbox.reaction == Reaction::Item && !state.sees_touch {
            body.fate = Fate::Destroyed;
            return;
        }
        let is_hit = self.takes_hit(kind, state, body, is_touched);
        if !is_hit && self.guard > 0 {
            self.guard -= 1;
            if self.guard == 0 {
                self.take_hitbox(kind, state, body);
            }
        }
        (facts.is_hit, facts.is_defeated) = (is_hit, is_hit && body.health == 0);
        (facts.motion, facts.contacts) = self.meet((definition, state), body, around);
        facts.animation_ended = self.show(program, body);
        self.since = self.since.saturating_add(1);
        self.apply_rules(definition, &facts, body, around);
    }

    fn solid(&self, _body: &Body, setting: &Setting<'_>) -> Option<Solid> {
        let definition = self.definition(setting)?;
        let form = definition.program.state(self.state)?.form;
        form.is_solid().then(|| definition.solid(form, setting.rules()))
    }

    fn path(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut((i32, i32))) {
        let Some(Definition { program, .. }) = self.definition(setting) else { return };
        // The line of its state; of one that rests, that of the first state with a line.
        let reach = |state: &&ProgramState| state.motion.moves();
        let state = program.state(self.state).filter(reach).or_else(|| program.states.iter().find(reach));
        let Some(state) = state else { return };
        let ([x, y], facing) = (self.place(body), self.facing(program, body));
        let motion = state.motion.map(|number| number.get(setting.values));
        motion.places(|[across, down]| add((x.wrapping_add(across * facing), y.wrapping_add(down))));
    }

    fn areas(&self, body: &Body, setting: &Setting<'_>, add: &mut dyn FnMut([i32; 4])) {
        let Some(Definition { program, .. }) = self.definition(setting) else { return };
        let Some(state) = program.state(self.state) else { return };
        let (x, y) = (body.x.px(), body.y.px());
        let mut around = |w: i32, h: i32| {
            add([x.wrapping_sub(w), y.wrapping_sub(h), x.wrapping_add(w), y.wrapping_add(h)]);
        };
        if state.form == OwnForm::Trigger {
            around(body.half_width.into(), body.half_height.into());
        }
        for rule in &state.rules {
            if let OwnEvent::Near { half_width, half_height } | OwnEvent::Far { half_width, half_height } = rule.when {
                let side = |number: Operand| number.get(setting.values).clamp(0, rules::MOST_NEAR);
                around(side(half_width), side(half_height));
            }
        }
    }

    fn element(&self, setting: &Setting<'_>) -> Element {
        let place = self.definition(setting).and_then(|definition| definition.program.element);
        place.map_or(Element::Plain, |place| Element::of(Operand::Value(place).get(setting.values)))
    }

    fn look(&self, body: &Body, setting: &Setting<'_>, pen: &mut dyn Pen) {
        let Some(Definition { kind, program, .. }) = self.definition(setting) else { return };
        let Some(state) = program.state(self.state) else { return };
        if let OwnMotion::Pendulum { length, .. } = &state.motion {
            let [x, y] = self.place(body);
            let facing = body.facing();
            let way = (x.wrapping_sub(body.x.px()).wrapping_mul(facing), y.wrapping_sub(body.y.px()));
            draw_chain(way, length.get(setting.values), pen);
        }
        draw(kind, state.form, body.picture, pen);
    }
}

/// Throws a player who touched the side that it throws to.
fn spring<T>(kind: &OwnKind, contact: Contact, body: &mut Body, around: &mut Around<'_, T>) {
    let ahead = around.to_player(body).0.wrapping_mul(body.facing());
    let push = match kind.throw {
        Throw::Up if contact.is_on_top() => Push::Up,
        Throw::Down if contact == Contact::Bottom => Push::Down,
        Throw::Sideways if contact.is_side() && body.pushed && ahead > 0 => Push::Sideways,
        _ => return,
    };
    push_off(body, around.player, kind.speed.max(1), push);
}

/// Returns true if the player does not see objects of a definition: triggers, if they have no picture.
pub fn is_hidden(kind: &OwnKind) -> bool {
    let is_trigger = kind.forms().all(|form| form == OwnForm::Trigger);
    is_trigger && kind.picture.as_ref().is_none_or(|picture| picture.shown().is_none())
}

/// Whether the placements of a definition have a switch, an element and a phase.
fn implied_parameters(kind: &OwnKind) -> [bool; 3] {
    [
        kind.forms().any(|form| form == OwnForm::Trigger),
        kind.forms().any(|form| form == OwnForm::Hazard) || kind.touches().any(|touch| touch.effect.hurts()),
        kind.motions().any(OwnMotion::has_phase),
    ]
}

/// Returns the parameters of the placements of a definition: the switch of triggers, the element of what hurts, the phase of
/// what swings, then those that it declares.
pub fn parameters_of(kind: &OwnKind) -> Vec<Parameter<'_>> {
    let implied = implied_parameters(kind).into_iter().zip([SWITCH, ELEMENT, PHASE]);
    let declared = kind.parameters.iter().map(|own| {
        let values = own.kind.value_kind();
        Parameter {
            name: &own.name,
            label: own.shown_label(),
            help: &own.help,
            kind: values,
            default: values.clamp(own.default),
        }
    });
    let implied = implied.filter_map(|(is_there, parameter)| is_there.then_some(parameter));
    implied.chain(declared).take(crate::objects::parameters::MOST - 1).collect()
}

/// Returns the greatest distances of a new object from its place, pixels: across and down.
pub fn usual_reach(kind: &OwnKind) -> (u16, u16) {
    reach(kind, &crate::objects::parameters::defaults(&parameters_of(kind)))
}

/// Returns the greatest distances of an object from its place, pixels: across and down.
pub(in crate::objects) fn reach(kind: &OwnKind, values: &Values) -> (u16, u16) {
    let parameters = parameters_of(kind);
    let place = |name: &str| parameters.iter().position(|parameter| parameter.name == name);
    let mut most = (0, 0);
    for motion in kind.motions() {
        let (across, down) = motion
            .map(|amount| match amount {
                Amount::Fixed(number) => *number,
                Amount::Parameter(name) => place(name).map_or(0, |place| values[place]),
            })
            .reach();
        most = (most.0.max(across), most.1.max(down));
    }
    most
}

/// The heights as the engine reads them: as many as it needs, the last one going on.
pub fn read_heights(kind: &OwnKind) -> Vec<i8> {
    let last = kind.heights.last().copied().unwrap_or_default();
    (0..kind.heights_read()).map(|place| kind.heights.get(place).copied().unwrap_or(last)).collect()
}

/// The arrays of heights of a project's kinds, by their places.
pub(crate) fn heights_of(kinds: &[Arc<OwnKind>]) -> Arc<[Box<[i8]>]> {
    kinds.iter().map(|kind| read_heights(kind).into_boxed_slice()).collect()
}

/// A name can be that of a project's own kind: small letters, digits, underlines, no kind of ours and nothing with a colon.
pub fn is_free_name(name: &str) -> bool {
    !name.is_empty()
        && name.len() <= 60
        && name.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'_')
        && crate::objects::kind_named(name).is_none()
}
