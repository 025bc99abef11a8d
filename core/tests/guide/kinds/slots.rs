//! Game Objects > Slots.

use crate::objects::object;
use crate::play::{NONE, Play, Ruleset, S1, S2, at};
use sim::project::Placement;

/// The kinds of the slots in use.
fn slots(play: &Play) -> Vec<(u8, &'static str)> {
    play.world.objects.slots.iter().map(|(slot, object)| (slot, object.state.kind().info().name)).collect()
}

fn with(rules: Ruleset, placements: Vec<Placement>) -> Play {
    Play::with_objects(rules, placements)
}

#[test]
fn placed_objects_take_the_lowest_slots_and_parts_the_next() {
    let placed = || {
        vec![
            object("ring_line", 300, 100, &[("count", 3)]),
            object("bridge", 310, 200, &[("logs", 10)]),
            object("block", 320, 200, &[]),
            object("swinging_platform", 340, 100, &[("links", 3)]),
            object("monitor", 150, 200, &[]),
        ]
    };
    // The first ring is the line itself, one of the logs the bridge; a chain hangs from one part more than it has links.
    // Columns are loaded one after another.
    let play = with(S1, placed());
    let first = [(32, "monitor"), (33, "ring_line"), (34, "bridge"), (35, "block"), (36, "swinging_platform")];
    assert_eq!(slots(&play), [&first[..], &[(37, "ring"), (38, "ring")]].concat());
    assert_eq!(play.world.objects.slots.first_free(), 39 + 9 + 4);
    // Later games keep rings apart, and eight logs or a whole chain in one object behind the first.
    let play = with(S2, placed());
    let first = [(16, "monitor"), (17, "bridge"), (18, "block"), (19, "swinging_platform"), (127, "ring_line")];
    assert_eq!(slots(&play), first);
    assert_eq!(play.world.objects.slots.first_free(), 20 + 2 + 1);
}

#[test]
fn slots_of_parts_are_free_again_when_their_object_goes() {
    let mut play =
        with(S1, vec![object("bridge", 310, 200, &[("logs", 10)]), object("bridge", 340, 200, &[("logs", 4)])]);
    assert_eq!(play.world.objects.slots.first_free(), 34 + 9 + 3);
    play.player().x = at("4000.00");
    play.hold(NONE, 300);
    assert_eq!((slots(&play), play.world.objects.slots.first_free()), (vec![], 32));
}

#[test]
fn what_is_not_known_of_an_original_takes_its_slot() {
    let unknown = Placement { kind: "sonic1:1C".to_owned(), ..object("block", 300, 200, &[]) };
    let never = Placement { kind: "no_such_kind".to_owned(), ..object("block", 305, 200, &[]) };
    let play = with(S1, vec![unknown, never, object("block", 310, 200, &[])]);
    assert_eq!(slots(&play), [(32, "unknown"), (33, "block")]);
}
