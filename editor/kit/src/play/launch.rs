//! Throws: where an object throws a player who comes to it. They are found by playing, never computed.
//!
//! A player comes to the object in several ways, each in a world of its own, until one of them ends in a throw. From
//! there the world goes on with left held, with nothing held, and with right held.

use super::place;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::placed::{placed, read_placement};
use sim::objects::{Body, Object, PlacedObject, State, Throws, shown};
use sim::player::{Player, Routine};
use sim::project::{OwnForm, Placement, PlacementId, Project, Start, StartState};
use sim::trace::NoTrace;
use sim::units::Sub;
use sim::world::World;

/// Frames of an arc at most.
pub const MOST: usize = 240;
/// Frames in which a player is thrown, or is not.
const WAIT: usize = 48;
/// Frames from one press of jump to the next, if a player has to press it.
const TAP: usize = 16;
/// A throw changes a speed by so much at least, and leaves so much of it: two pixels a frame.
const THROW: u16 = 0x200;
/// Pixels from the object's side to the place that a player comes from.
const AWAY: i32 = 28;
/// Frames of a cannon's swing at most.
const SWING: usize = 300;
/// The speed of one who walks into it.
const WALK: i16 = 0x500;

/// The direction that is held after a throw.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Held {
    /// Left.
    Left,
    /// Nothing.
    Nothing,
    /// Right.
    Right,
}

impl Held {
    /// The directions, from left to right.
    pub const ALL: [Self; 3] = [Self::Left, Self::Nothing, Self::Right];

    /// The buttons.
    pub const fn buttons(self) -> Buttons {
        match self {
            Self::Left => Buttons::LEFT,
            Self::Nothing => Buttons::NONE,
            Self::Right => Buttons::RIGHT,
        }
    }
}

/// The way of a player who was thrown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arc {
    /// The direction that is held.
    pub held: Held,
    /// His centre in each frame, from the one that threw him on, in level pixels.
    pub places: Vec<(i32, i32)>,
    /// True if he lands at its end, or comes to the object again.
    pub lands: bool,
}

/// A throw: how it comes about, and the ways from there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Launch {
    /// The start of the player who comes to the object.
    pub start: Start,
    /// The buttons that he holds in each frame; in the last one he is thrown.
    pub inputs: Vec<Buttons>,
    /// From there on, for each of [`Held::ALL`].
    pub arcs: [Arc; 3],
    /// If jump fires it: its other directions, with nothing held.
    pub others: Vec<Arc>,
}

/// The approach of a player to an object.
struct Approach {
    start: Start,
    held: Buttons,
}

/// Returns the cause for which an object throws players; `None` if objects of its kind throw nobody.
fn throws(level: &Level, placed: &PlacedObject) -> Option<Throws> {
    let own = placed.own_kind(level.own_kinds());
    let is_spring = own.is_some_and(|kind| kind.form == OwnForm::Spring);
    placed.kind.throws().or(is_spring.then_some(Throws::Touching))
}

/// Objects of its kind throw players.
pub fn is_launcher(level: &Level, placed: &PlacedObject) -> bool {
    throws(level, placed).is_some()
}

/// Returns the effect of a placed object on the player of a start; `None` if it is of a kind that throws nobody, or throws nobody who
/// comes to it from above, below, the left or the right.
pub fn launch(level: &Level, id: PlacementId, who: Start) -> Option<Launch> {
    let index = level.objects().find(id)?;
    let placed = level.objects().get(index)?;
    let throws = throws(level, placed)?;
    let body = shown(level, placed).body;
    approaches(level, throws, &body, who).into_iter().find_map(|way| thrown(level, (index, throws), &way))
}

/// The throw of an object that is not placed yet, as if it was in the level that was compiled from a project's.
pub fn launch_if_placed(
    project: &Project,
    (key, level): (&str, &Level),
    placement: &Placement,
    who: Start,
) -> Option<Launch> {
    let own = level.own_kinds();
    let read = read_placement(placement, own, |_| {})?;
    if !is_launcher(level, &placed(0, placement, read, own)) {
        return None;
    }
    let id = PlacementId(u64::MAX);
    let mut with = project.clone();
    let data = with.levels.iter_mut().find(|data| data.key == key)?;
    std::sync::Arc::make_mut(data).placements.push(Placement { id, ..placement.clone() });
    let mut level = level.clone();
    level.update(project, &with, key);
    launch(&level, id, who)
}

/// The ways to an object, the likeliest first.
fn approaches(level: &Level, throws: Throws, body: &Body, who: Start) -> Vec<Approach> {
    let (x, y) = (body.x.px(), body.y.px());
    let (w, h) = (i32::from(body.half_width), i32::from(body.half_height));
    let state = StartState { shield: who.state.shield, form: who.state.form, ..StartState::default() };
    let base = Start { partner: None, state, ..who };
    let flies = |dx: i32, dy: i32, (x_speed, y_speed): (i16, i16), held: Buttons| {
        let state = StartState { x_speed, y_speed, ground_speed: x_speed, airborne: true, ..base.state };
        let (x, y) = (x.saturating_add(dx), y.saturating_add(dy));
        Approach { start: Start { x, y, faces_left: x_speed < 0, state, ..base }, held }
    };
    let walks = |dx: i32, speed: i16, held: Buttons| {
        let start = place::at_cursor(level, base, (x.saturating_add(dx), y));
        let state = StartState { x_speed: speed, ground_speed: speed, ..base.state };
        Approach { start: Start { faces_left: speed < 0, state, ..start }, held }
    };
    let from_left = || walks(-w - AWAY, WALK, Buttons::RIGHT);
    let from_right = || walks(w + AWAY, -WALK, Buttons::LEFT);
    let mut all: Vec<_> = [0, -w / 2, w / 2].map(|dx| flies(dx, -h - AWAY, (0, 0x300), Buttons::NONE)).into();
    all.push(flies(0, h + AWAY, (0, -0x600), Buttons::NONE));
    // Objects along the ground throw players running over them.
    let at = if throws == Throws::Running { 0 } else { all.len() };
    let walkers = if body.flip_x { [from_right(), from_left()] } else { [from_left(), from_right()] };
    all.splice(at..at, walkers);
    all.push(flies(-w - AWAY, 0, (0x400, -0x80), Buttons::RIGHT));
    all.push(flies(w + AWAY, 0, (-0x400, -0x80), Buttons::LEFT));
    all
}

/// Returns the result of an approach; `None` if the object does not throw him.
fn thrown(level: &Level, (index, throws): (u32, Throws), approach: &Approach) -> Option<Launch> {
    let taps = throws == Throws::Jumping;
    let mut world = World::at(level, &approach.start);
    let (mut inputs, mut before) = (Vec::new(), Buttons::NONE);
    for frame in 0..WAIT {
        let jump = if taps && frame % TAP == TAP - 1 { Buttons::JUMP } else { Buttons::NONE };
        let input = Input::after(before, approach.held.with(jump));
        let last = world.clone();
        world.step(level, input, &mut NoTrace);
        inputs.push(input.held);
        if world.player.routine != Routine::Normal {
            return None;
        }
        if is_throw(&last.player, &world.player) && is_by(level, index, (last, input), &world) {
            let arcs = Held::ALL.map(|held| arc((level, index), &world, input.held, held));
            let mut others = if taps { directions(level, index, approach) } else { Vec::new() };
            others.retain(|other| *other != arcs[Held::Nothing as usize]);
            return Some(Launch { start: approach.start, inputs, arcs, others });
        }
        before = input.held;
    }
    None
}

/// The ways of its shots by when jump is pressed, each direction once.
fn directions(level: &Level, index: u32, approach: &Approach) -> Vec<Arc> {
    let mut world = World::at(level, &approach.start);
    let (mut before, mut seen, mut arcs) = (Buttons::NONE, Vec::new(), Vec::new());
    for _ in 0..SWING {
        let shot = Input::after(before, approach.held.with(Buttons::JUMP));
        let mut fired = world.clone();
        fired.step(level, shot, &mut NoTrace);
        let speeds = (fired.player.x_speed, fired.player.y_speed);
        let is_new = is_throw(&world.player, &fired.player) && !seen.contains(&speeds);
        if is_new && is_by(level, index, (world.clone(), shot), &fired) {
            seen.push(speeds);
            arcs.push(arc((level, index), &fired, shot.held, Held::Nothing));
        }
        let input = Input::after(before, approach.held);
        world.step(level, input, &mut NoTrace);
        before = input.held;
    }
    arcs
}

/// No rule of motion changes a speed so much in a frame, but for a jump.
fn is_throw(before: &Player, after: &Player) -> bool {
    let jumps = after.jumping && !before.jumping;
    let speeds = [(before.x_speed, after.x_speed), (before.y_speed, after.y_speed)];
    let is_thrown = |before: i16, after: i16| after.abs_diff(before) >= THROW && after.unsigned_abs() >= THROW;
    !jumps && speeds.into_iter().any(|(before, after)| is_thrown(before.0, after.0))
}

/// Without the object the same frame ends with other speeds.
fn is_by(level: &Level, index: u32, (mut last, input): (World, Input), world: &World) -> bool {
    let slot = last.objects.slots.iter().find(|(_, object)| object.body.placement == index).map(|(slot, _)| slot);
    let Some(object) = slot.and_then(|slot| last.objects.slots.get_mut(slot)) else {
        return false;
    };
    *object = Object { body: Body::at(Sub(i32::MIN / 2), Sub(i32::MIN / 2)), state: State::default() };
    last.step(level, input, &mut NoTrace);
    let speeds = |world: &World| (world.player.x_speed, world.player.y_speed);
    speeds(&last) != speeds(world)
}

/// The way from a world on, to where the player lands, comes to the object again, comes to rest or is lost.
fn arc((level, index): (&Level, u32), world: &World, before: Buttons, held: Held) -> Arc {
    let place = |world: &World| (world.player.x.px(), world.player.y.px());
    let mut world = world.clone();
    let (mut places, mut before, mut lands) = (vec![place(&world)], before, false);
    while places.len() <= MOST && !lands {
        let (last, input) = (world.clone(), Input::after(before, held.buttons()));
        world.step(level, input, &mut NoTrace);
        before = input.held;
        let player = &world.player;
        if player.routine != Routine::Normal {
            break;
        }
        places.push(place(&world));
        // On the ground, or on the object again.
        let was_airborne = last.player.airborne;
        let again = was_airborne && is_throw(&last.player, player) && is_by(level, index, (last, input), &world);
        lands = again || was_airborne && !player.airborne;
        let rests = !player.airborne && player.ground_speed.0 == 0 && player.grip.hold.is_none();
        if rests && !lands {
            break;
        }
    }
    Arc { held, places, lands }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::level::LevelBuilder;
    use sim::level::fixtures::{FLOOR_Y, flat_builder};
    use sim::objects::KINDS;
    use sim::project::{Bounds, Extra, OwnKind, OwnKinds, Run};
    use sim::replay::{Replay, encode};
    use sim::ruleset::{Character, Game, Ruleset};
    use std::collections::BTreeSet;

    /// A placed object, its bottom so far above the floor.
    fn placement(kind: &str, fields: &[(&str, &str)], above: i32, flips: (bool, bool)) -> Placement {
        let mut extra = Extra::default();
        for (name, value) in fields {
            extra.insert((*name).to_owned(), serde_json::Value::from(*value));
        }
        let (flip_x, flip_y) = flips;
        Placement { id: PlacementId(1), kind: kind.into(), x: 2000, y: FLOOR_Y - above, flip_x, flip_y, extra }
    }

    fn builder(placement: Placement) -> LevelBuilder {
        let mut builder = flat_builder(512);
        builder.bounds = Bounds { left: 0, top: 0, right: 0x1f00, bottom: 0x200 };
        builder.start = Start { x: 100, y: 252, ..Start::default() };
        builder.placements = vec![placement];
        builder
    }

    /// A real run that comes to the object in the same way, then holds that: where the player is in each frame.
    fn played(level: &Level, launch: &Launch, held: Held, frames: usize) -> Vec<(i32, i32)> {
        let inputs = launch.inputs.iter().copied().chain(std::iter::repeat_n(held.buttons(), frames));
        let run = Run { start: Some(launch.start), inputs: encode(inputs), ..Run::default() };
        let mut replay = Replay::new(&run, level);
        let mut places = Vec::new();
        while let Some(world) = replay.step(&mut NoTrace) {
            places.push((world.player.x.px(), world.player.y.px()));
        }
        places
    }

    #[test]
    fn every_launcher_throws_as_in_play() {
        const NONE: (bool, bool) = (false, false);
        let mut seen = BTreeSet::new();
        for (kind, fields, above, flips, (dx, dy)) in [
            ("spring", &[][..], 8, NONE, (0, -1)),
            ("spring", &[("strength", "weak")], 8, NONE, (0, -1)),
            ("spring", &[("direction", "sideways")], 16, NONE, (1, 0)),
            ("spring", &[("direction", "sideways")], 16, (true, false), (-1, 0)),
            ("spring", &[("direction", "down")], 120, NONE, (0, 1)),
            ("spring", &[("direction", "diagonal_up")], 16, NONE, (1, -1)),
            ("spring", &[("direction", "diagonal_up")], 16, (true, false), (-1, -1)),
            ("spring", &[("direction", "diagonal_down")], 120, NONE, (1, 1)),
            ("spring_ramp", &[], 8, NONE, (0, -1)),
            ("spring_ramp", &[], -8, NONE, (1, -1)),
            ("spring_ramp", &[], -8, (true, false), (-1, -1)),
            ("booster", &[], 16, NONE, (1, 0)),
            ("booster", &[], 16, (true, false), (-1, 0)),
            ("bumper", &[], 80, NONE, (0, -1)),
            ("hex_bumper", &[], 80, NONE, (0, -1)),
            ("balloon", &[], 80, NONE, (0, -1)),
            ("mushroom", &[], 40, NONE, (0, -1)),
            ("cannon", &[], 48, NONE, (0, -1)),
            ("flipper", &[], 16, NONE, (0, -1)),
            ("pipe_cap", &[], 16, NONE, (0, -1)),
        ] {
            let level = builder(placement(kind, fields, above, flips)).build(Ruleset::preset(Game::Sonic3K));
            let row = format!("{kind} {fields:?} {flips:?}");
            seen.insert(level.objects().list()[0].kind as u16);
            let Some(found) = launch(&level, PlacementId(1), level.start) else { panic!("{row}: throws nobody") };
            for (arc, held) in found.arcs.iter().zip(Held::ALL) {
                let real = played(&level, &found, held, arc.places.len() - 1);
                assert_eq!(real[found.inputs.len() - 1..], arc.places, "{row} {held:?}");
            }
            let [left, neutral, right] = &found.arcs;
            let way = |arc: &Arc, frames: usize| {
                let (from, to) = (arc.places[0], arc.places[frames.min(arc.places.len() - 1)]);
                (to.0 - from.0, to.1 - from.1)
            };
            let (x, y) = way(neutral, 8);
            assert!(dx == 0 || x.signum() == dx, "{row}: {x}");
            assert!(dy == 0 || y.signum() == dy, "{row}: {y}");
            assert!(way(left, 20).0 < way(right, 20).0, "{row}: left and right differ");
        }
        let names = KINDS.iter().map(|kind| kind.info().name);
        let throws = |name: &&str| {
            let level = builder(placement(name, &[], 16, NONE)).build(Ruleset::default());
            level.objects().list().first().is_some_and(|placed| is_launcher(&level, placed))
        };
        assert_eq!(names.filter(throws).count(), seen.len(), "every kind that throws has a row");
    }

    #[test]
    fn a_spring_of_the_project_throws_too_also_before_it_is_placed() {
        let own = OwnKind {
            name: "thrower".into(),
            form: OwnForm::Spring,
            half_width: 16,
            half_height: 8,
            speed: 0x900,
            ..OwnKind::default()
        };
        let kinds = OwnKinds { kinds: vec![own.into()], ..OwnKinds::default() };
        let mut project = Project { objects: kinds.into(), chunk_size: 8, ..Project::default() };
        let mut data = project.empty_level("a", "a", 8, 4);
        data.bounds = Bounds { left: 0, top: 0, right: 1024, bottom: 512 };
        project.levels = vec![data.into()];
        let level = Level::compile(&project, "a").expect("it is there");
        let thrower = Placement { x: 400, y: 300, ..placement("thrower", &[], 0, (false, false)) };
        let found = launch_if_placed(&project, ("a", &level), &thrower, level.start).expect("it throws");
        let [_, neutral, _] = &found.arcs;
        assert_eq!(neutral.places[1].1 - neutral.places[0].1, -9, "up, with the speed that is set");
        let ring = Placement { kind: "ring".into(), ..thrower.clone() };
        assert_eq!(launch_if_placed(&project, ("a", &level), &ring, level.start), None);
        std::sync::Arc::make_mut(&mut project.levels[0]).placements.push(thrower);
        let level = Level::compile(&project, "a").expect("it is there");
        assert_eq!(launch(&level, PlacementId(1), level.start), Some(found), "placed, it is the same");
    }

    #[test]
    fn a_cannon_shows_every_direction_of_its_swing() {
        let cannon = placement("cannon", &[], 48, (false, false));
        let level = builder(cannon).build(Ruleset::preset(Game::Sonic3K));
        let launch = launch(&level, PlacementId(1), level.start).expect("it throws");
        let neutral = &launch.arcs[Held::Nothing as usize];
        let mut first_steps: Vec<_> = launch.others.iter().chain([neutral]).map(step_after).collect();
        first_steps.sort_unstable();
        // Nine places of the barrel, from the left by way of up to the right, 16 pixels a frame.
        let expected = [-16, -15, -12, -7, 0, 6, 11, 14, 16];
        let xs: Vec<_> = first_steps.iter().map(|(x, _)| *x).collect();
        assert_eq!(xs, expected, "{first_steps:?}");
    }

    /// Pixels of an arc's first frame.
    fn step_after(arc: &Arc) -> (i32, i32) {
        let [from, to] = [arc.places[0], arc.places[1]];
        (to.0 - from.0, to.1 - from.1)
    }

    #[test]
    fn any_character_is_thrown() {
        let level = builder(placement("spring", &[], 8, (false, false))).build(Ruleset::preset(Game::Sonic3K));
        let by = |character| {
            let found = launch(&level, PlacementId(1), Start { character, ..level.start }).expect("it throws");
            assert_eq!(found.start.character, character);
            let [_, neutral, _] = found.arcs;
            neutral.places.iter().map(|(_, y)| *y).min()
        };
        let tops = [Character::Sonic, Character::Tails, Character::Knuckles].map(by);
        assert_eq!(tops[0], tops[2], "the same size, the same arc");
        assert!(tops[1] > tops[0], "he is smaller, so his centre is lower: {tops:?}");
    }

    #[test]
    fn an_arc_ends_on_the_object_that_it_began_at() {
        for kind in ["spring", "bumper"] {
            let level = builder(placement(kind, &[], 8, (false, false))).build(Ruleset::preset(Game::Sonic3K));
            let [_, neutral, right] = launch(&level, PlacementId(1), level.start).expect("it throws").arcs;
            let (first, last) = (neutral.places[0], neutral.places[neutral.places.len() - 1]);
            assert!(neutral.lands && neutral.places.len() < MOST, "{kind}: {}", neutral.places.len());
            assert!(first.0 == last.0 && first.1.abs_diff(last.1) < 48, "{kind}: {first:?} {last:?}");
            assert!(right.lands && right.places[right.places.len() - 1].1 == 252, "{kind}: on the floor");
        }
    }

    #[test]
    fn what_throws_nobody_has_no_arcs() {
        for kind in ["block", "monitor", "breakable_block", "ring", "crawler", "spikes"] {
            let level = builder(placement(kind, &[], 16, (false, false))).build(Ruleset::preset(Game::Sonic3K));
            assert_eq!(launch(&level, PlacementId(1), level.start), None, "{kind}");
            assert_eq!(launch(&level, PlacementId(2), level.start), None, "nothing is there");
        }
    }
}
