//! Every switch of the ruleset does something: there are frames that it alone makes different.

mod support;

use sim::camera::WRAPS;
use sim::input::Input;
use sim::level::Level;
use sim::player::Player;
use sim::ruleset::{Game, Ruleset, SwitchInfo};
use sim::trace::NoTrace;
use sim::value::ValueKind;
use sim::world::World;
use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicUsize, Ordering};
use support::course::{course, in_the_cavern, inputs};
use support::{Random, crowd};

/// Changes only how a thing is drawn, how a level is compiled, or what is prepared before the first step.
const OUTSIDE_OF_STEPS: [&str; 4] = ["lamp_turns_higher", "prepared_player", "prepared_steps", "terrain_repeats"];

/// The beginning of a run, under any rules.
struct Scene<'a> {
    begin: &'a dyn Fn(&Level) -> World,
    inputs: &'a [Input],
    /// Players who take the place of the last, one every [`THROW`] frames.
    throws: Vec<Player>,
    /// After the first third the camera is here for a moment: what is near to the player vanishes and comes back.
    camera_x: Option<i32>,
}

const THROW: usize = 12;

/// Levels full of objects: what none of one has, another may.
const CROWDS: usize = 16;

impl Scene<'_> {
    fn run(&self, level: &mut Level, rules: Ruleset) -> u64 {
        level.ruleset = rules;
        let mut world = (self.begin)(level);
        (0..).zip(self.inputs).fold(0, |digest: u64, (frame, input)| {
            if let (0, Some(player)) = (frame % THROW, self.throws.get(frame / THROW)) {
                world.player = player.clone();
            }
            if let (true, Some(x)) = (frame == self.inputs.len() / 3, self.camera_x) {
                world.camera.x = x;
            }
            world.step(level, *input, &mut NoTrace);
            digest.rotate_left(1) ^ world.digest()
        })
    }
}

/// Looks for a run that the switch makes different, in levels and from players at random. The last levels are full
/// of objects.
fn makes_a_difference(switch: &SwitchInfo, levels: &mut [Level], attempts: usize) -> bool {
    let mut random = Random::new(1);
    let crowded = levels.len() - CROWDS;
    (0..attempts).any(|attempt| {
        let in_crowd = attempt % 4 == 3;
        let level = &mut levels[if in_crowd { crowded + attempt / 4 % CROWDS } else { attempt % crowded }];
        let rules = Ruleset::preset(Game::ALL[random.below(5)]);
        let mut changed = rules;
        let (min, max) = switch.kind.range();
        let value = match switch.kind {
            ValueKind::Bool => 1 - (switch.get)(&rules),
            _ => min + random.below((max - min) as usize + 1) as i32,
        };
        (switch.set)(&mut changed, value);
        let mut throws = Vec::new();
        let begin: Box<dyn Fn(&Level) -> World> = if in_crowd {
            level.wrap_y = random.chance(4).then_some(2048);
            level.bounds.top = if level.wrap_y.is_some() && random.chance(2) { WRAPS } else { 0 };
            let start = crowd::place(&mut random);
            throws = (0..20).map(|_| crowd::thrown(&mut random, &start)).collect();
            let rings = [0, 3, 40, 998][random.below(4)];
            Box::new(move |level| {
                let mut world = World::at(level, &start);
                world.objects.common.tally.rings = rings;
                world
            })
        } else {
            let player = (attempt >= 20).then(|| random.player());
            let partner = (attempt >= 20 && random.chance(3)).then(|| (random.partner(), random.near(0, 100)));
            Box::new(move |level| {
                let mut world = if attempt % 2 == 0 { World::new(level) } else { in_the_cavern(level) };
                if let Some(player) = &player {
                    let (x, y) = (world.player.x, world.player.y);
                    world.player = player.clone();
                    if attempt % 3 == 0 {
                        (world.player.x, world.player.y) = (x, y);
                    }
                }
                if let Some((mut partner, beside)) = partner.clone() {
                    (partner.player.x, partner.player.y) = (world.player.x.moved_px(beside), world.player.y);
                    world.partner = Some(Box::new(partner));
                }
                world
            })
        };
        let inputs = match attempt % 5 {
            0 => inputs(attempt as u64, 300),
            _ => {
                let held = sim::input::Buttons(random.next() as u8 & 0x1F);
                vec![Input::after(sim::input::Buttons::NONE, held); 200]
            }
        };
        let camera_x = (in_crowd && random.chance(4)).then(|| random.below(crowd::WIDTH as usize) as i32);
        let scene = Scene { begin: &*begin, inputs: &inputs, throws, camera_x };
        scene.run(level, rules) != scene.run(level, changed)
    })
}

#[test]
fn every_switch_makes_a_difference() {
    let mut random = Random::new(9);
    let mut project = Random::new(9).project();
    random.furnish(&mut project);
    let hostile = Level::compile(&project, "level").expect("the project has this level");
    let mut levels = vec![course(Ruleset::default()), hostile, course(Ruleset::preset(Game::Sonic1))];
    levels.extend((0..CROWDS).map(|_| crowd::crowd(&mut random, Ruleset::default())));
    // Every other one is flooded, and the ground around the cavern.
    levels.iter_mut().step_by(2).for_each(|level| level.water = Some(330));
    let switches = Ruleset::switches();
    let next = AtomicUsize::new(0);
    let work = |mut levels: Vec<Level>| {
        while let Some(switch) = switches.get(next.fetch_add(1, Ordering::Relaxed)) {
            let expected = !OUTSIDE_OF_STEPS.contains(&switch.name);
            let attempts = if expected { 120_000 } else { 500 };
            assert_eq!(makes_a_difference(switch, &mut levels, attempts), expected, "{}", switch.name);
        }
    };
    // Each switch begins with the same random numbers: the threads share the list of switches alone.
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, NonZeroUsize::get) {
            scope.spawn(|| work(levels.clone()));
        }
    });
}
