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
