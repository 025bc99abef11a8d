//! The same inputs give the same frames, from any snapshot, in any build.

mod support;

use sim::input::Input;
use sim::project::Start;
use sim::ruleset::{Character, Game, Ruleset};
use sim::trace::{FrameTrace, NoTrace};
use sim::world::World;
use support::course::{course, in_the_cavern, inputs};
use support::crowd;

const FRAMES: usize = 3000;

/// Digest of each preset's run over the hills, and of one round the cavern.
///
/// The same in debug and release, on every machine. A change of a rule, or of what a digest covers, changes these.
const PINNED: [(Game, u64, u64); 5] = [
    (Game::Sonic1, 0xC59A_0F66_8FCC_B510, 0xFCFB_E369_CC3D_0B28),
    (Game::SonicCd, 0x99DE_8C97_629B_2171, 0xBAAF_0852_7552_940F),
    (Game::Sonic2, 0xBDCF_A12E_AB68_20DD, 0x6D87_9C6C_324F_A0BC),
    (Game::Sonic3, 0x4702_87D5_B992_7A59, 0xAC6A_F0B1_74BB_C042),
    (Game::Sonic3K, 0x20DF_3C27_3C30_6C30, 0x2F60_5E2B_D696_AA9F),
];

/// A digest over the digests of all frames.
fn run(mut world: World, level: &sim::level::Level, inputs: &[Input]) -> u64 {
    inputs.iter().fold(0, |digest: u64, input| {
        world.step(level, *input, &mut NoTrace);
        digest.rotate_left(5) ^ world.digest()
    })
}

#[test]
fn fixed_runs_keep_their_digests() {
    let inputs = inputs(1, FRAMES);
    let found = PINNED.map(|(game, ..)| {
        let level = course(Ruleset::preset(game));
        let hills = run(World::new(&level), &level, &inputs);
        (game, hills, run(in_the_cavern(&level), &level, &inputs))
    });
    assert_eq!(found, PINNED, "{found:#x?}");
}

/// After a change of a rule: `cargo run -p loopwright-core --example frames pin`.
#[test]
fn a_million_mixed_frames_keep_their_digests() {
    let (pinned, found) = (include_str!("million.txt"), support::million::report());
    let differ = pinned.lines().zip(found.lines()).filter(|(pinned, found)| pinned != found);
    let differ: Vec<_> = differ.map(|(pinned, found)| format!("{found} instead of {pinned}")).collect();
    assert!(pinned == found, "pin with `cargo run -p loopwright-core --example frames pin`:\n{}", differ.join("\n"));
}

#[test]
fn the_runs_see_the_course() {
    // What the pinned digests stand for: the player gets far, leaves the ground, rolls, and stands on walls and ceilings.
    let level = course(Ruleset::preset(Game::Sonic2));
    let (mut modes, mut farthest, mut rolls, mut jumps) = ([0; 4], 0, 0, 0);
    for mut world in [World::new(&level), in_the_cavern(&level)] {
        let on_hills = world.player.x.px() == level.start.x;
        for input in inputs(1, FRAMES) {
            world.step(&level, input, &mut NoTrace);
            let player = &world.player;
            if !player.airborne {
                modes[player.ground_angle.mode() as usize] += 1;
                rolls += u32::from(player.rolling);
            }
            jumps += u32::from(player.jumping);
            if on_hills {
                farthest = farthest.max(player.x.px());
            }
        }
    }
    assert!(modes.iter().all(|frames| *frames > 20), "{modes:?}");
    assert!(farthest > 3000 && rolls > 100 && jumps > 300, "{farthest} {rolls} {jumps}");
}

#[test]
fn a_clone_taken_at_any_frame_goes_on_identically() {
    for game in Game::ALL {
        let level = course(Ruleset::preset(game));
        let crowded = crowd::crowd(&mut support::Random::new(6), Ruleset::preset(game));
        let mut among_objects = World::new(&crowded);
        (among_objects.player.invincibility, among_objects.objects.common.tally.rings) = (600, 50);
        let followed = World::at(&crowded, &Start { partner: Some(Character::Tails), ..crowded.start });
        let worlds = [
            (&level, World::new(&level), 2),
            (&level, in_the_cavern(&level), 3),
            (&crowded, among_objects, 7),
            (&crowded, followed, 8),
        ];
        for (level, mut world, seed) in worlds {
            let mut copy = World::new(level);
            for inputs in inputs(seed, 1200).chunks(24) {
                let mut clone = world.clone();
                copy.copy_from(&world); // onto what went another way
                assert_eq!(world, copy, "{game:?} frame {}", world.frame);
                for input in inputs {
                    world.step(level, *input, &mut NoTrace);
                    // The trace of one of them must not matter either.
                    clone.step(level, *input, &mut FrameTrace::default());
                    copy.step(level, *input, &mut NoTrace);
                    assert_eq!(world.digest(), clone.digest(), "{game:?} frame {}", world.frame);
                }
                assert_eq!(world, clone, "{game:?} frame {}", world.frame);
                assert_eq!(world, copy, "{game:?} frame {}", world.frame);
                copy.step(level, Input::default(), &mut NoTrace);
            }
        }
    }
}

#[test]
fn worlds_that_differ_have_different_digests() {
    let level = course(Ruleset::default());
    let world = World::new(&level);
    let mut random = support::Random::new(5);
    let mut digests = vec![world.digest()];
    for _ in 0..2000 {
        let mut other = world.clone();
        other.player = random.player();
        digests.push(other.digest());
    }
    let count = digests.len();
    digests.sort_unstable();
    digests.dedup();
    assert_eq!(digests.len(), count);
}
