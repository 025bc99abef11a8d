//! Every switch of the ruleset does something: there are frames that it alone makes different.

mod support;
#[path = "terrain/random.rs"]
#[allow(dead_code, reason = "the terrain tests use the rest")]
mod terrain;

use sim::input::Input;
use sim::level::Level;
use sim::objects::Objects;
use sim::ruleset::{Game, Ruleset, SwitchInfo, SwitchKind};
use sim::trace::NoTrace;
use sim::world::World;
use support::Random;
use support::course::{course, in_the_cavern, inputs};

/// Differs under water only, where a quarter of the deceleration is not 0x20.
const WITHOUT_EFFECT_YET: [&str; 1] = ["roll_brake"];

/// Changes only how a thing is drawn.
const SEEN_ONLY: [&str; 1] = ["lamp_turns_higher"];

fn run(mut world: World, level: &mut Level, rules: Ruleset, inputs: &[Input]) -> u64 {
    level.ruleset = rules;
    world.objects = Objects::new(level, &world.camera);
    inputs.iter().fold(0, |digest: u64, input| {
        world.step(level, *input, &mut NoTrace);
        digest.rotate_left(1) ^ world.digest()
    })
}

/// Looks for a run that the switch makes different, in levels and from players at random.
fn makes_a_difference(switch: &SwitchInfo, levels: &mut [Level]) -> bool {
    let mut random = Random::new(1);
    (0..4000).any(|attempt| {
        let level = &mut levels[attempt % 3];
        let rules = Ruleset::preset(Game::ALL[random.below(5)]);
        let mut changed = rules;
        let value = match switch.kind {
            SwitchKind::Bool => 1 - (switch.get)(&rules),
            SwitchKind::Choice(choices) => random.below(choices.len()) as i32,
            SwitchKind::Integer { min, max } => min + random.below((max - min) as usize + 1) as i32,
        };
        (switch.set)(&mut changed, value);
        let mut world = if attempt % 2 == 0 { World::new(level) } else { in_the_cavern(level) };
        if attempt >= 20 {
            let (x, y) = (world.player.x, world.player.y);
            world.player = random.player();
            if attempt % 3 == 0 {
                (world.player.x, world.player.y) = (x, y);
            }
        }
        let inputs = match attempt % 4 {
            0 => inputs(attempt as u64, 300),
            _ => {
                let held = sim::input::Buttons(random.next() as u8 & 0x1F);
                vec![Input::after(sim::input::Buttons::NONE, held); 200]
            }
        };
        run(world.clone(), level, rules, &inputs) != run(world, level, changed, &inputs)
    })
}

#[test]
fn every_switch_makes_a_difference() {
    let mut random = Random::new(9);
    let mut project = terrain::Random::new(9).project();
    random.furnish(&mut project);
    let hostile = Level::compile(&project, "level").expect("the project has this level");
    let mut levels = [course(Ruleset::default()), hostile, course(Ruleset::preset(Game::Sonic1))];
    for switch in Ruleset::switches() {
        let expected = !WITHOUT_EFFECT_YET.contains(&switch.name) && !SEEN_ONLY.contains(&switch.name);
        assert_eq!(makes_a_difference(switch, &mut levels), expected, "{}", switch.name);
    }
}
