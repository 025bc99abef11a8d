//! Ghosts: what would happen from a world on, for each thing that the player could do now.

use sim::input::{Buttons, Input, Pads};
use sim::level::Level;
use sim::player::Routine;
use sim::player::abilities::AbilityInfo;
use sim::trace::NoTrace;
use sim::world::World;

/// Frames that a ghost is followed at most: two seconds.
pub const FRAMES: usize = 120;
/// Frames up to which a player jumps later, in each of them: a second.
const LATEST: usize = 60;
/// Frames between two ghosts that try what they can do in the air.
const TRIES: usize = 4;
/// Ground speed, in 1/256 pixel per frame, from which the way back is the one against it.
const MOVING: u16 = 0x80;

/// The choice of a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Choice {
    /// Holds what was held in the last frame.
    GoOn,
    /// Jumps at once, and holds the button.
    Jump,
    /// Jumps at once, and lets the button go.
    ShortJump,
    /// Goes on, then jumps.
    JumpLater,
    /// Lets everything go.
    LetGo,
    /// Holds the other way.
    Back,
    /// Rolls, or ducks.
    Roll,
    /// Charges a spin dash, or a dash, and lets it go.
    Dash,
    /// Presses jump in the air, now or later: what the character and the shield can do there.
    Ability,
}

impl Choice {
    /// The choices.
    pub const ALL: [Self; 9] = [
        Self::GoOn,
        Self::Jump,
        Self::ShortJump,
        Self::JumpLater,
        Self::LetGo,
        Self::Back,
        Self::Roll,
        Self::Dash,
        Self::Ability,
    ];

    /// Returns the name.
    pub const fn name(self) -> &'static str {
        match self {
            Self::GoOn => "go on",
            Self::Jump => "jump",
            Self::ShortJump => "short jump",
            Self::JumpLater => "jump later",
            Self::LetGo => "let go",
            Self::Back => "hold back",
            Self::Roll => "roll",
            Self::Dash => "dash",
            Self::Ability => "ability",
        }
    }
}

/// The end of a ghost.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// The ghost came to the ground.
    Landed,
    /// The ghost was lost.
    Died,
    /// The ghost reached the goal.
    Goal,
    /// The time was over.
    Time,
}

/// A ghost and where it goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ghost {
    /// The choice.
    pub choice: Choice,
    /// Frames until it does it.
    pub after: usize,
    /// The player's centre now and after each frame, pixels.
    pub way: Vec<(i32, i32)>,
    /// The end.
    pub end: End,
    /// The ability that it used, if it used one.
    pub ability: Option<&'static AbilityInfo>,
}

/// Returns the ghosts from a world in which `held` was held last. Two ghosts that go the same way are one.
pub fn fan(world: &World, level: &Level, held: Buttons) -> Vec<Ghost> {
    let mut ghosts: Vec<Ghost> = Vec::new();
    for plan in plans(world, held) {
        let ghost = follow(world, level, held, &plan);
        if ghosts.iter().all(|known| known.way != ghost.way) {
            ghosts.push(ghost);
        }
    }
    ghosts
}

/// The buttons held from the next frame on, each for a number of frames; the last ones stay.
struct Plan {
    choice: Choice,
    after: usize,
    held: Vec<(Buttons, usize)>,
}

fn plans(world: &World, held: Buttons) -> Vec<Plan> {
    let player = &world.player;
    let way = Buttons(held.0 & (Buttons::LEFT.0 | Buttons::RIGHT.0));
    let speed = if player.airborne { player.x_speed.0 } else { player.ground_speed.0 };
    let moves_left = if speed.unsigned_abs() >= MOVING { speed < 0 } else { player.faces_left };
    let back = if moves_left { Buttons::RIGHT } else { Buttons::LEFT };
    let plan = |choice, after, held: &[(Buttons, usize)]| Plan { choice, after, held: held.to_vec() };
    let jump = way.with(Buttons::JUMP);
    let mut plans = vec![
        plan(Choice::GoOn, 0, &[(Buttons(held.0), FRAMES)]),
        plan(Choice::LetGo, 0, &[(Buttons::NONE, FRAMES)]),
        plan(Choice::Back, 0, &[(back, FRAMES)]),
    ];
    if player.airborne {
        // A press counts only if the button was up in the frame before.
        let up = usize::from(held.0 & 0x70 != 0);
        let tries = (TRIES..=LATEST).step_by(TRIES);
        plans.push(plan(Choice::Ability, up, &[(way, up), (jump, FRAMES)]));
        plans.extend(tries.map(|after| plan(Choice::Ability, after, &[(way, after), (jump, FRAMES)])));
        plans.push(plan(Choice::Ability, up, &again_and_again(way)));
        return plans;
    }
    plans.push(plan(Choice::Roll, 0, &[(Buttons::DOWN, FRAMES)]));
    plans.push(plan(Choice::Jump, 0, &[(jump, FRAMES)]));
    plans.push(plan(Choice::ShortJump, 0, &[(jump, 1), (way, FRAMES)]));
    plans.extend((1..=LATEST).map(|after| plan(Choice::JumpLater, after, &[(way, after), (jump, FRAMES)])));
    if speed.unsigned_abs() < MOVING {
        // Else he would roll or jump instead.
        let crouch = Buttons::DOWN;
        let rev = crouch.with(Buttons::JUMP);
        let charge = [(crouch, 2), (rev, 2), (crouch, 2), (rev, 2), (crouch, 2), (rev, 2), (crouch, 1), (way, FRAMES)];
        plans.push(plan(Choice::Dash, 0, &charge));
        let wind_up = [(Buttons::UP, 2), (Buttons::UP.with(Buttons::JUMP), 30), (way, FRAMES)];
        plans.push(plan(Choice::Dash, 0, &wind_up));
    }
    let in_jump = |after: usize| [(jump, after), (way, 1), (jump, FRAMES)];
    plans.extend([10, 20, 30].map(|after| plan(Choice::Ability, after, &in_jump(after))));
    plans
}

/// Jump is pressed every eight frames: flight.
fn again_and_again(way: Buttons) -> Vec<(Buttons, usize)> {
    [(way, 4), (way.with(Buttons::JUMP), 4)].into_iter().cycle().take(FRAMES / 4).collect()
}

fn follow(world: &World, level: &Level, mut before: Buttons, plan: &Plan) -> Ghost {
    let mut world = world.clone();
    let centre = |world: &World| (world.player.x.px(), world.player.y.px());
    let mut way = Vec::with_capacity(FRAMES + 1);
    way.push(centre(&world));
    let (mut flies, mut ability) = (false, world.player.action.info());
    let before_all = ability;
    let mut end = End::Time;
    let held = plan.held.iter().flat_map(|(buttons, frames)| std::iter::repeat_n(*buttons, *frames));
    for held in held.take(FRAMES) {
        world.step(level, Pads::from(Input::after(before, held)), &mut NoTrace);
        before = held;
        way.push(centre(&world));
        let player = &world.player;
        if ability == before_all {
            ability = player.action.info();
        }
        if !matches!(player.routine, Routine::Normal | Routine::Hurt) {
            end = End::Died;
        } else if world.goal_reached {
            end = End::Goal;
        } else if flies && !player.airborne {
            end = End::Landed;
        } else {
            flies = player.airborne;
            continue;
        }
        break;
    }
    let ability = ability.filter(|_| ability != before_all);
    Ghost { choice: plan.choice, after: plan.after, way, end, ability }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::level::fixtures::{FLOOR_Y, flat_builder};
    use sim::project::{Start, StartState};
    use sim::ruleset::{Game, Ruleset};

    fn standing(state: StartState) -> (Level, World) {
        let mut builder = flat_builder(256);
        builder.start = Start { x: 800, y: FLOOR_Y - 20, state, ..Start::default() };
        let level = builder.build(Ruleset::preset(Game::Sonic2));
        let mut world = World::new(&level);
        world.step(&level, Input::default(), &mut NoTrace);
        (level, world)
    }

    #[test]
    fn each_choice_goes_its_way_and_is_what_play_would_do() {
        let (level, world) = standing(StartState { ground_speed: 0x600, ..StartState::default() });
        let ghosts = fan(&world, &level, Buttons::RIGHT);
        let of = |choice| ghosts.iter().find(|ghost| ghost.choice == choice);
        for choice in Choice::ALL.into_iter().filter(|choice| *choice != Choice::Dash) {
            assert!(of(choice).is_some(), "{}", choice.name());
        }
        let jump = of(Choice::Jump).expect("it jumps");
        assert_eq!(jump.end, End::Landed);
        let mut played = world.clone();
        let mut before = Buttons::RIGHT;
        for at in &jump.way[1..] {
            let held = Buttons::RIGHT.with(Buttons::JUMP);
            played.step(&level, Input::after(before, held), &mut NoTrace);
            before = held;
            assert_eq!((played.player.x.px(), played.player.y.px()), *at);
        }
        let height = |ghost: &Ghost| ghost.way.iter().map(|(_, y)| *y).min();
        assert!(height(jump) < of(Choice::ShortJump).and_then(height), "held longer, higher");
        let end = |choice| of(choice).and_then(|ghost| ghost.way.last()).map(|(x, _)| *x);
        assert!(end(Choice::Back) < end(Choice::LetGo) && end(Choice::LetGo) < end(Choice::GoOn));
        assert_eq!(ghosts.iter().filter(|ghost| ghost.choice == Choice::JumpLater).count(), LATEST);
    }

    #[test]
    fn a_dash_from_standing_and_falls_in_the_air() {
        let (level, world) = standing(StartState::default());
        let ghosts = fan(&world, &level, Buttons::NONE);
        let dash = ghosts.iter().find(|ghost| ghost.choice == Choice::Dash).expect("a spin dash");
        assert!(dash.way.last().is_some_and(|(x, _)| *x > 1000), "{:?}", dash.way.last());
        assert_eq!(dash.ability.map(|ability| ability.title), Some("Spin dash"));
        assert!(ghosts.iter().all(|ghost| ghost.choice != Choice::LetGo), "the same as to go on");
        let (level, world) = standing(StartState { airborne: true, y_speed: -0x400, ..StartState::default() });
        let ghosts = fan(&world, &level, Buttons::NONE);
        assert!(ghosts.iter().all(|ghost| ghost.choice != Choice::Jump));
        assert!(ghosts.iter().all(|ghost| ghost.end == End::Landed));
    }
}
