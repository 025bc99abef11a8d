//! Which effects a frame calls for: what is different in the world after it.

use super::effects::Sound;
use sim::maze::world::Phase;
use sim::maze::{MazeBlock, MazeWorld};
use sim::objects::common::Act;
use sim::objects::{KindId, Object, State};
use sim::player::abilities::Action;
use sim::player::animation::AnimationKind;
use sim::player::powers::{Form, Shield};
use sim::player::{Player, Routine};
use sim::world::World;

/// A set of effects.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sounds(u64);

impl Sounds {
    /// Adds an effect.
    pub fn add(&mut self, sound: Sound) {
        self.0 |= 1 << sound as u8;
    }

    /// Adds all of another set.
    pub fn add_all(&mut self, other: Self) {
        self.0 |= other.0;
    }

    /// True for an effect that is in it.
    pub fn has(self, sound: Sound) -> bool {
        self.0 >> sound as u8 & 1 != 0
    }

    /// None.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// All effects in it.
    pub fn iter(self) -> impl Iterator<Item = Sound> {
        Sound::ALL.iter().copied().filter(move |sound| self.has(*sound))
    }

    fn add_if(&mut self, happened: bool, sound: Sound) {
        if happened {
            self.add(sound);
        }
    }
}

/// Units of air at which a warning is heard.
const WARNINGS: [u8; 8] = [25, 20, 15, 12, 9, 6, 4, 2];

/// A player who gains this much speed in a frame is flung, 256ths of a pixel.
const FLUNG: i64 = 0x400;

/// What a frame of a level calls for.
pub fn sounds_of(before: &World, after: &World) -> Sounds {
    let mut sounds = Sounds::default();
    of_player(&before.player, &after.player, &mut sounds);
    let (tally_before, tally) = (&before.objects.common.tally, &after.objects.common.tally);
    sounds.add_if(tally.rings > tally_before.rings, Sound::Ring);
    let is_hurt = after.player.routine == Routine::Hurt && before.player.routine != Routine::Hurt;
    let lost = tally.rings == 0 && tally_before.rings > 0;
    if is_hurt {
        sounds.add(if lost { Sound::RingsLost } else { Sound::Hurt });
    }
    sounds.add_if(tally.lives > tally_before.lives, Sound::Life);
    sounds.add_if(tally.checkpoint > tally_before.checkpoint, Sound::Checkpoint);
    let passed = tally.act != Act::Runs && tally_before.act == Act::Runs;
    sounds.add_if(passed || after.goal_reached && !before.goal_reached, Sound::Goal);
    let pressed = |world: &World| world.objects.common.switches.iter().filter(|state| **state != 0).count();
    sounds.add_if(pressed(after) > pressed(before), Sound::Switch);
    of_objects(before, after, &mut sounds);
    let own = [Sound::Jump, Sound::Release, Sound::Ability, Sound::Spring, Sound::Bumper, Sound::Pop, Sound::Monitor];
    sounds.add_if(
        is_flung(&before.player, &after.player) && !own.into_iter().any(|sound| sounds.has(sound)),
        Sound::Launch,
    );
    sounds
}

/// He is much faster at once: something flings him.
fn is_flung(before: &Player, after: &Player) -> bool {
    let speed = |player: &Player| {
        let [x, y, ground] = [player.x_speed, player.y_speed, player.ground_speed].map(|speed| i64::from(speed.0));
        // On the ground the others follow it a frame later.
        (x * x + y * y).isqrt().max(if player.airborne { 0 } else { ground.abs() })
    };
    let in_control = |player: &Player| player.routine == Routine::Normal;
    in_control(before) && in_control(after) && speed(after) - speed(before) >= FLUNG
}

fn of_player(before: &Player, after: &Player, sounds: &mut Sounds) {
    sounds.add_if(after.jumping && !before.jumping && before.routine == Routine::Normal, Sound::Jump);
    let routine = |routine| after.routine == routine && before.routine != routine;
    sounds.add_if(routine(Routine::Dying) && before.routine != Routine::Drowning, Sound::Die);
    sounds.add_if(routine(Routine::Drowning), Sound::Drown);
    let shown = |kind| after.animation.requested == kind && before.animation.requested != kind;
    sounds.add_if(shown(AnimationKind::Skid), Sound::Skid);
    sounds.add_if(shown(AnimationKind::Transform) || is_super(after.form) && !is_super(before.form), Sound::Transform);
    sounds.add_if(after.shield != before.shield && after.shield != Shield::None, Sound::Shield);
    sounds.add_if(after.breath.under_water != before.breath.under_water, Sound::Splash);
    let air = |player: &Player| player.breath.air();
    if after.breath.under_water && before.breath.under_water {
        sounds.add_if(air(after) < air(before) && WARNINGS.contains(&air(after)), Sound::AirWarning);
        sounds.add_if(air(after) > air(before), Sound::Breathe);
    }
    of_ability(before, after, sounds);
    let curled = after.rolling && !before.rolling && !after.airborne && !before.airborne;
    sounds.add_if(curled && charge(before).is_none() && charge(after).is_none(), Sound::Roll);
}

/// Charges, dashes and moves in the air.
fn of_ability(before: &Player, after: &Player, sounds: &mut Sounds) {
    match (charge(before), charge(after)) {
        (None, Some(_)) => sounds.add(Sound::Charge),
        (Some(then), Some(now)) => sounds.add_if(now > then.saturating_add(0x80), Sound::Charge),
        (Some(_), None) => sounds.add_if(after.ground_speed.0.unsigned_abs() >= 0x400, Sound::Release),
        (None, None) => {
            let name = |player: &Player| player.action.info().map(|info| info.name);
            let began =
                name(after).is_some() && name(after) != name(before) && !matches!(after.action, Action::Transform(_));
            sounds.add_if(began, Sound::Ability);
        }
    }
}

/// How far a dash on the spot is charged.
fn charge(player: &Player) -> Option<u16> {
    match player.action {
        Action::SpinDash(dash) => Some(dash.counter),
        // Their counters only say for how long.
        Action::PeelOut(_) | Action::TimedSpinDash(_) => Some(0),
        _ => None,
    }
}

fn is_super(form: Form) -> bool {
    matches!(form, Form::Super | Form::Hyper)
}

/// What objects did: those that were there before, and those that are new.
fn of_objects(before: &World, after: &World, sounds: &mut Sounds) {
    let mut breaks = false;
    for (slot, object) in after.objects.slots.iter() {
        let then = before.objects.slots.get(slot).filter(|then| is_same(then, object));
        match then {
            Some(then) => sounds.0 |= of_object(&then.state, &object.state).map_or(0, |sound| 1 << sound as u8),
            None => match object.state.kind() {
                KindId::Explosion => breaks = true,
                KindId::Fragment => sounds.add(Sound::Break),
                _ => {}
            },
        }
    }
    // A monitor breaks with an explosion too.
    sounds.add_if(breaks && !sounds.has(Sound::Monitor), Sound::Pop);
}

fn is_same(then: &Object, now: &Object) -> bool {
    then.state.kind() == now.state.kind() && then.body.placement == now.body.placement
}

/// What an object calls for that went on from one state to another.
fn of_object(then: &State, now: &State) -> Option<Sound> {
    let (happened, sound) = match (then, now) {
        (State::Spring(then), State::Spring(now)) => (now.moves > then.moves, Sound::Spring),
        (State::Bumper(then), State::Bumper(now)) => (now.rest < then.rest, Sound::Bumper),
        (State::HexBumper(then), State::HexBumper(now)) => (now.rest < then.rest, Sound::Bumper),
        (State::Flipper(then), State::Flipper(now)) => (now.stroke > then.stroke, Sound::Bumper),
        (State::Balloon(then), State::Balloon(now)) => (then.burst == 0 && now.burst > 0, Sound::Bumper),
        (State::Monitor(then), State::Monitor(now)) => (now.broken && !then.broken, Sound::Monitor),
        (State::Door(then), State::Door(now)) => (now.opens != then.opens, Sound::Door),
        (State::Collapsing(then), State::Collapsing(now)) => {
            (now.crumbling.broken && !then.crumbling.broken, Sound::Break)
        }
        _ => return None,
    };
    happened.then_some(sound)
}

/// What a frame of a maze calls for.
pub fn sounds_in_maze(before: &MazeWorld, after: &MazeWorld) -> Sounds {
    let mut sounds = Sounds::default();
    sounds.add_if(after.haul.rings > before.haul.rings, Sound::Ring);
    sounds.add_if(after.haul.lives > before.haul.lives || after.haul.continues > before.haul.continues, Sound::Life);
    sounds.add_if(after.haul.emeralds != before.haul.emeralds, Sound::Transform);
    sounds.add_if(after.phase == Phase::Exiting && before.phase == Phase::Playing, Sound::Goal);
    let hit = |world: &MazeWorld| world.player.hit.and_then(|hit| MazeBlock::from_id(hit.id));
    let bumps = hit(after) == Some(MazeBlock::Bumper) && hit(before) != Some(MazeBlock::Bumper);
    sounds.add_if(bumps, Sound::Bumper);
    let turned = after.rotation.signum() != before.rotation.signum() && after.rotation != 0;
    sounds.add_if(turned && after.phase == Phase::Playing, Sound::Switch);
    let speed = |world: &MazeWorld| (i32::from(world.player.x_speed.0), i32::from(world.player.y_speed.0));
    let ((x, y), (then_x, then_y)) = (speed(after), speed(before));
    let kick = (x - then_x).unsigned_abs() + (y - then_y).unsigned_abs();
    sounds.add_if(after.player.airborne && !before.player.airborne && kick > 0x400 && !bumps, Sound::Jump);
    sounds
}
