//! Rules of the states of objects that a project defines: events, actions, transitions.

use super::moving::MotionEvents;
use super::program::{Operand, ProgramRule, SpawnKind};
use super::{Definition, Own};
use crate::contacts::{Contact, Miss};
use crate::objects::kinds::State;
use crate::objects::kinds::items::monitor_icon::MonitorIcon;
use crate::objects::kinds::monitor_content as content;
use crate::objects::kinds::parts::explosion::Explosion;
use crate::objects::kinds::platforms::platform::let_riders_go;
use crate::objects::kinds::throwers::spring::leave_ground;
use crate::objects::parameters::Values;
use crate::objects::{Around, Body, Fate, NO_PLACEMENT, Object, Setting};
use crate::player::Player;
use crate::project::{OwnAction, OwnEvent, PlayerIs, PowerUp, SwitchTo};
use crate::ruleset::Character;
use crate::trace::{SoundCall, Trace, Who};
use crate::units::Speed;

/// Transitions of an object in a frame at most.
const MOST_TRANSITIONS: usize = 8;

/// Half sizes of the boxes in which players are near, pixels at most.
pub(super) const MOST_NEAR: i32 = 4096;

/// The most that an action gives or counts.
const MOST_COUNT: i32 = 1_000_000;

/// Facts about a player before an object acts on that player.
#[derive(Clone, Copy, Debug, Default)]
struct PlayerBefore {
    is_ball: bool,
    attacks: bool,
    is_airborne: bool,
    speed: i16,
}

impl PlayerBefore {
    fn of(player: &Player) -> Self {
        let speed = if player.airborne { player.x_speed } else { player.ground_speed };
        Self {
            is_ball: player.counts_as_ball(),
            attacks: player.attacks(),
            is_airborne: player.airborne,
            speed: speed.0,
        }
    }
}

/// The facts of a frame that events ask for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Facts {
    before: [PlayerBefore; 2],
    touched: [bool; 2],
    /// The contacts with what is solid of it.
    pub(super) contacts: [Contact; 2],
    /// The events of its motion.
    pub(super) motion: MotionEvents,
    /// Whether an attack hit it.
    pub(super) is_hit: bool,
    /// Whether the hit was the last that it stands.
    pub(super) is_defeated: bool,
    /// Whether the animation ended.
    pub(super) animation_ended: bool,
}

impl Facts {
    /// Returns the facts before the object acts.
    pub(super) fn before<T>(body: &Body, around: &Around<'_, T>) -> Self {
        let partner = around.partner.as_deref().map(PlayerBefore::of).unwrap_or_default();
        Self {
            before: [PlayerBefore::of(around.player), partner],
            touched: [body.touched & Body::TOUCHED != 0, body.second.touched()],
            contacts: [Contact::None(Miss::BesideIt); 2],
            motion: MotionEvents::default(),
            is_hit: false,
            is_defeated: false,
            animation_ended: false,
        }
    }
}

/// The view of a rule: the object, the players, the facts of the frame.
struct View<'a, 'b, T> {
    own: &'a Own,
    body: &'a Body,
    around: &'a Around<'b, T>,
    facts: &'a Facts,
}

impl<T> View<'_, '_, T> {
    fn player(&self, who: Who) -> Option<&Player> {
        match who {
            Who::First => Some(self.around.player),
            Who::Second => self.around.partner.as_deref(),
        }
    }

    /// Returns the first player for which `is_true` holds, and the rule's condition as well.
    fn who(&self, only: Option<&PlayerIs<Operand>>, is_true: impl Fn(Who, &Player) -> bool) -> Option<Who> {
        [Who::First, Who::Second].into_iter().find(|who| {
            self.player(*who).is_some_and(|player| is_true(*who, player) && only.is_none_or(|only| self.is(only, *who)))
        })
    }

    fn is(&self, only: &PlayerIs<Operand>, who: Who) -> bool {
        let Some(player) = self.player(who) else { return false };
        let before = &self.facts.before[who as usize];
        match only {
            PlayerIs::Ball => before.is_ball,
            PlayerIs::NotBall => !before.is_ball,
            PlayerIs::Attacks => before.attacks,
            PlayerIs::Grounded => !before.is_airborne,
            PlayerIs::Airborne => before.is_airborne,
            PlayerIs::Fast { speed } => i32::from(before.speed).abs() >= speed.get(self.around.values),
            PlayerIs::Shielded => player.shield.is_some(),
            PlayerIs::Invincible => player.is_invincible(),
            PlayerIs::Super => player.form.is_super(),
            PlayerIs::Sonic => player.character == Character::Sonic,
            PlayerIs::Tails => player.character == Character::Tails,
            PlayerIs::Knuckles => player.character == Character::Knuckles,
        }
    }

    /// Returns the player on which a rule acts, if its event holds.
    fn actor(&self, rule: &ProgramRule) -> Option<Who> {
        let (only, facts, values) = (rule.only.as_ref(), self.facts, self.around.values);
        let number = |number: Operand| number.get(values);
        let contact = |is_it: fn(Contact) -> bool| self.who(only, |who, _| is_it(facts.contacts[who as usize]));
        // Events that no player causes concern the first one.
        let holds = |holds: bool| self.who(only, |who, _| holds && who == Who::First);
        match rule.when {
            OwnEvent::Start => holds(true),
            OwnEvent::Timer { frames } => holds(i32::from(self.own.since) >= number(frames)),
            OwnEvent::Every { frames } => holds(
                u16::try_from(number(frames)).is_ok_and(|frames| frames > 0 && self.own.since.is_multiple_of(frames)),
            ),
            OwnEvent::AnimationEnd => holds(facts.animation_ended),
            OwnEvent::Near { half_width, half_height } => {
                self.who(only, |_, player| self.is_near(player, half_width, half_height))
            }
            OwnEvent::Far { half_width, half_height } => {
                let is_near = self.who(None, |_, player| self.is_near(player, half_width, half_height));
                holds(is_near.is_none())
            }
            OwnEvent::OnScreen => holds(self.around.was_on_screen),
            OwnEvent::OffScreen => holds(!self.around.was_on_screen),
            OwnEvent::StoodOn => self.who(only, |who, _| self.body.is_stood_on(who)),
            OwnEvent::NotStoodOn => holds(!self.body.carries_somebody()),
            OwnEvent::Top => contact(|contact| contact == Contact::Landed),
            OwnEvent::Side => contact(Contact::is_side),
            OwnEvent::Bottom => contact(Contact::is_bottom),
            OwnEvent::Touched => self.who(only, |who, _| facts.touched[who as usize]),
            OwnEvent::Hit => holds(facts.is_hit),
            OwnEvent::Defeated => holds(facts.is_defeated),
            OwnEvent::Lands => holds(facts.motion.lands),
            OwnEvent::Wall => holds(facts.motion.wall),
            OwnEvent::Edge => holds(facts.motion.edge),
            OwnEvent::Point { number: point } => {
                holds(facts.motion.point.is_some_and(|reached| i32::from(reached) == number(point)))
            }
            OwnEvent::PathEnd => holds(facts.motion.path_end),
            OwnEvent::SwitchSet { switch } => holds(self.is_set(switch)),
            OwnEvent::SwitchClear { switch } => holds(!self.is_set(switch)),
            OwnEvent::Rings { count } => holds(i32::from(self.around.common.tally.rings) >= number(count)),
        }
    }

    fn is_near(&self, player: &Player, half_width: Operand, half_height: Operand) -> bool {
        let (dx, dy) = (player.x.px().wrapping_sub(self.body.x.px()), player.y.px().wrapping_sub(self.body.y.px()));
        let side = |number: Operand| number.get(self.around.values).clamp(-1, MOST_NEAR);
        i64::from(dx).abs() <= side(half_width).into() && i64::from(dy).abs() <= side(half_height).into()
    }

    fn is_set(&self, switch: Operand) -> bool {
        self.around.common.switches[(switch.get(self.around.values) & 15) as usize] != 0
    }
}

impl Own {
    /// Asks the rules of its state in order, up to the first one that leads to another state. That state's rules for its
    /// start follow in the same frame, all others in the next one.
    pub(super) fn apply_rules<T: Trace>(
        &mut self,
        definition: Definition<'_>,
        facts: &Facts,
        body: &mut Body,
        around: &mut Around<'_, T>,
    ) {
        let program = definition.program;
        for transition in 0..=MOST_TRANSITIONS {
            let Some(state) = program.state(self.state) else { return };
            if facts.is_defeated && transition == 0 && !state.sees_defeat {
                Explosion::spawn(body, around);
                body.fate = Fate::Destroyed;
                return;
            }
            let begins = transition > 0;
            let Some(next) = self.first_that_leads_on(&state.rules, (facts, begins), body, around) else { return };
            if transition == MOST_TRANSITIONS {
                return;
            }
            self.leave_for((definition, next), facts.motion.y_speed, body, around);
        }
    }

    /// Lets the rules of a state act, up to the first one that leads to another state. Returns its number.
    fn first_that_leads_on<T: Trace>(
        &mut self,
        rules: &[ProgramRule],
        (facts, begins): (&Facts, bool),
        body: &mut Body,
        around: &mut Around<'_, T>,
    ) -> Option<u8> {
        for (place, rule) in rules.iter().enumerate() {
            if begins && rule.when != OwnEvent::Start {
                continue;
            }
            let actor = View { own: self, body, around, facts }.actor(rule);
            let bit = 1_u16.checked_shl(place as u32).unwrap_or(0);
            let held = self.held & bit != 0;
            self.held = if actor.is_some() { self.held | bit } else { self.held & !bit };
            let Some(actor) = actor.filter(|_| rule.each_frame || !held) else { continue };
            for action in &rule.actions {
                self.act(action, actor, body, around);
            }
            if body.fate == Fate::Destroyed || body.fate == Fate::Unloads {
                return None;
            }
            if rule.next.is_some() {
                return rule.next;
            }
        }
        None
    }

    /// Leaves its state for another one. Players who stand on it fall if the other state holds nobody.
    fn leave_for<T: Trace>(
        &mut self,
        (definition, next): (Definition<'_>, u8),
        y_speed: Speed,
        body: &mut Body,
        around: &mut Around<'_, T>,
    ) {
        if definition.program.state(next).is_some_and(|state| !state.form.is_solid()) && body.carries_somebody() {
            let_riders_go(y_speed, body, around);
        }
        self.enter(definition, next, body);
    }

    fn act<T: Trace>(
        &mut self,
        action: &OwnAction<Operand, SpawnKind, Option<u8>>,
        actor: Who,
        body: &mut Body,
        around: &mut Around<'_, T>,
    ) {
        let values = around.values;
        let facing = body.facing() as i16;
        let count = |number: Operand| number.get(values).clamp(0, MOST_COUNT);
        match *action {
            OwnAction::Switch { switch, to } => {
                let switch = &mut around.common.switches[(switch.get(values) & 15) as usize];
                let is_set = match to {
                    SwitchTo::Set => true,
                    SwitchTo::Clear => false,
                    SwitchTo::Toggle => *switch & 1 == 0,
                };
                *switch = *switch & !1 | u8::from(is_set);
            }
            OwnAction::Spawn { kind, x, y, x_speed, y_speed, limit } => {
                let way = |number: Operand| number.get(values).clamp(-MOST_NEAR, MOST_NEAR);
                let place = (way(x), way(y));
                self.spawn(kind, (place, [x_speed.speed(values), y_speed.speed(values)], count(limit)), body, around);
            }
            OwnAction::Destroy { explodes, comes_back } => {
                if explodes {
                    Explosion::spawn(body, around);
                }
                body.fate = if comes_back { Fate::Unloads } else { Fate::Destroyed };
            }
            OwnAction::Turn => body.flip_x = !body.flip_x,
            OwnAction::FacePlayer => body.flip_x = around.to_nearer(body).0 < 0,
            OwnAction::Speed { ahead, down } => {
                body.x_speed = Speed(ahead.speed(values).wrapping_mul(facing));
                body.y_speed = Speed(down.speed(values));
            }
            OwnAction::Rings { count: rings } => {
                around.common.add_rings(count(rings).min(u16::MAX.into()) as u16, around.rules);
            }
            OwnAction::Points { count: points } => around.common.add_points(count(points).unsigned_abs()),
            OwnAction::Sound { sound } => around.report(sound),
            OwnAction::Play { sound } => {
                if let Some(sound) = sound {
                    around.report_sound(SoundCall::Effect(sound));
                }
            }
            OwnAction::Music { sound } => around.report_sound(SoundCall::Music(sound)),
            OwnAction::EndAct => around.common.pass_act(around.slot),
            OwnAction::Give { .. }
            | OwnAction::Hurt
            | OwnAction::Bounce { .. }
            | OwnAction::Launch { .. }
            | OwnAction::Lock { .. }
            | OwnAction::Layer { .. } => {
                let mut on_player = |body: &mut Body, around: &mut Around<'_, T>| act_on(action, values, body, around);
                match actor {
                    Who::First => on_player(body, around),
                    Who::Second => around.for_partner(body, &mut on_player),
                }
            }
        }
    }

    /// Makes another object.
    fn spawn<T: Trace>(
        &self,
        kind: SpawnKind,
        ((x, y), speeds, limit): ((i32, i32), [i16; 2], i32),
        body: &Body,
        around: &mut Around<'_, T>,
    ) {
        let facing = body.facing();
        let mut made = Body { flip_x: body.flip_x, ..Body::at(body.x.moved_px(x * facing), body.y.moved_px(y)) };
        let (maker, level) = (around.slot + 1, around.level);
        let state = match kind {
            SpawnKind::Own(number) => {
                let Some(definition) = Definition::in_level(level, number) else { return };
                State::Own(Self { made_as: number + 1, maker, ..Self::begun(definition, &mut made) })
            }
            SpawnKind::BuiltIn(kind) => kind.load(&mut made, &Setting { level, values: kind.defaults() }),
            SpawnKind::Unknown => return,
        };
        let is_same = |other: &State| match (other, &state) {
            (State::Own(other), State::Own(made)) => (other.made_as, other.maker) == (made.made_as, made.maker),
            (other, made) => other.kind() == made.kind(),
        };
        let is_one = |(_, object): &(u8, &Object)| object.body.placement == NO_PLACEMENT && is_same(&object.state);
        if limit > 0 && around.slots.iter().filter(is_one).count() >= limit.unsigned_abs() as usize {
            return;
        }
        if speeds != [0, 0] {
            made.x_speed = Speed(speeds[0].wrapping_mul(facing as i16));
            made.y_speed = Speed(speeds[1]);
        }
        around.spawn(made, state);
    }
}

/// Acts on the player at hand.
fn act_on<T: Trace>(
    action: &OwnAction<Operand, SpawnKind, Option<u8>>,
    values: &Values,
    body: &mut Body,
    around: &mut Around<'_, T>,
) {
    match *action {
        OwnAction::Give { what } => MonitorIcon::give(content_of(what), body, around),
        OwnAction::Hurt => {
            around.hurt_player(body.x.px());
        }
        OwnAction::Bounce { speed } => {
            leave_ground(body, around.player);
            around.player.y_speed = Speed(speed.speed(values).wrapping_neg());
        }
        OwnAction::Launch { ahead, down } => {
            let along = Speed(ahead.speed(values).wrapping_mul(body.facing() as i16));
            (around.player.x_speed, around.player.ground_speed) = (along, along);
            let down = down.speed(values);
            if down != 0 {
                leave_ground(body, around.player);
                around.player.y_speed = Speed(down);
            }
        }
        OwnAction::Lock { frames } => {
            around.player.control_lock = frames.get(values).clamp(0, u16::MAX.into()) as u16;
        }
        OwnAction::Layer { layer } => around.player.layer = layer,
        _ => {}
    }
}

const fn content_of(what: PowerUp) -> i32 {
    match what {
        PowerUp::Shield => content::SHIELD,
        PowerUp::FireShield => content::FIRE_SHIELD,
        PowerUp::LightningShield => content::LIGHTNING_SHIELD,
        PowerUp::BubbleShield => content::BUBBLE_SHIELD,
        PowerUp::SpeedShoes => content::SHOES,
        PowerUp::Invincibility => content::INVINCIBILITY,
        PowerUp::Life => content::LIFE,
    }
}
