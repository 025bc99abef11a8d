//! Camera limits that change on the way in the originals' acts: no file has them, the games' code does.

use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::level::act_row::{FINAL_ZONE, SCRAP_BRAIN_3};
use sim::project::{Bounds, LimitChange};

/// The changes of an act's limits.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct ActLimits {
    /// The changes, without ids.
    pub changes: Vec<LimitChange>,
    /// The further effect in the game, which a level here cannot express.
    pub without: &'static str,
}

/// The right limit at the start of an act, by which a changed act is known.
struct Stock {
    right: Option<i32>,
    limits: ActLimits,
}

/// From a camera x on.
fn from(from_x: i32) -> LimitChange {
    LimitChange { from_x, ..LimitChange::default() }
}

/// From a camera x on, in a stage.
fn staged(stage: u8, from_x: i32) -> LimitChange {
    LimitChange { stage: Some(stage), ..from(from_x) }
}

/// From a camera x on, with that lower limit.
fn bottom(from_x: i32, bottom: i32) -> LimitChange {
    LimitChange { bottom: Some(bottom), ..from(from_x) }
}

/// The limits that an act whose boss is missing here leaves out.
const BOSS: &str = "the boss, with which its area opens again";

/// The changes of the act in a row of its game's tables, or `None` if it has none. `table` holds the limits at the start
/// as the game's table says them, `is_first` is true for the first release of Sonic 1.
///
/// # Errors
/// Limits at the start that say that it is another act than the game's own, in words.
pub(crate) fn of(
    engine: Engine,
    row: usize,
    table: Option<Bounds>,
    is_first: bool,
) -> Result<Option<ActLimits>, String> {
    let found = match engine {
        Engine::S1 => of_sonic_1(row, is_first),
        Engine::S2 => of_sonic_2(row),
        Engine::S3k | Engine::Scd | Engine::S2na => None,
    };
    let Some(Stock { right, mut limits }) = found else { return Ok(None) };
    if let Some((right, table)) = right.zip(table).filter(|(right, table)| *right != table.right) {
        return Err(format!("the right limit at its start is {}, and that of the game's act {right}", table.right));
    }
    if let Some(right) = right.filter(|_| engine == Engine::S1 && has_signpost(row)) {
        let left = right - 0x100;
        limits.changes.push(LimitChange { left: Some(left), ..from(left) });
    }
    Ok(Some(limits))
}

/// Whether an act of Sonic 1 ends with a signpost, before which the camera cannot go back.
const fn has_signpost(row: usize) -> bool {
    row % 4 != 2 && row <= FINAL_ZONE
}

fn of_sonic_1(row: usize, is_first: bool) -> Option<Stock> {
    let stock = |right: i32, changes: Vec<LimitChange>, without: &'static str| {
        Some(Stock { right: Some(right), limits: ActLimits { changes, without } })
    };
    match row {
        0 => stock(0x24BF, vec![bottom(0x1780, 0x400)], ""),
        1 => stock(0x1EBF, vec![bottom(0xED0, 0x200), bottom(0x1600, 0x400), bottom(0x1D60, 0x300)], ""),
        2 => stock(0x2960, green_hill_3(), BOSS),
        4 => stock(0x19BF, Vec::new(), ""),
        5 => stock(0x10AF, Vec::new(), ""),
        6 => {
            let closes = LimitChange { to_y: Some(0x600), closed: true, next_stage: Some(1), ..staged(0, 0x1CA0) };
            stock(0x202F, vec![closes, LimitChange { closed: true, ..staged(1, 0) }], BOSS)
        }
        SCRAP_BRAIN_3 => stock(0x20BF, Vec::new(), ""),
        8 => stock(0x17BF, marble_1(is_first), ""),
        9 => stock(0x17BF, vec![bottom(0x1700, 0x200)], ""),
        10 => stock(0x1800, marble_3(), BOSS),
        12 | 13 => stock(0x1FBF, Vec::new(), ""),
        14 => stock(0x2000, star_light_3(), BOSS),
        16 => stock(0x22C0, Vec::new(), ""),
        17 => {
            let lower = LimitChange { player_from_y: Some(0x4D0), ..bottom(0x25A0, 0x520) };
            stock(0x28C0, vec![bottom(0x25A0, 0x420), lower], "")
        }
        18 => stock(0x2C00, spring_yard_3(), BOSS),
        20 => stock(0x21C0, vec![bottom(0x1880, 0x620), bottom(0x2000, 0x2A0)], ""),
        21 => stock(0x1E40, scrap_brain_2(), "the fall to the next act, with its right limit"),
        FINAL_ZONE => stock(0x2460, final_zone(), BOSS),
        _ => None,
    }
}

fn green_hill_3() -> Vec<LimitChange> {
    let (high, low) = (Some(0x280), Some(0x280));
    vec![
        LimitChange { stage: Some(0), ..bottom(0x380, 0x310) },
        LimitChange { stage: Some(0), from_y: low, ..bottom(0x960, 0x400) },
        LimitChange { stage: Some(0), to_x: Some(0x1380), from_y: low, at_once: Some(0x4C0), ..bottom(0x960, 0x4C0) },
        LimitChange { stage: Some(0), to_y: high, next_stage: Some(1), ..bottom(0x960, 0x300) },
        LimitChange { stage: Some(0), from_y: low, next_stage: Some(1), ..bottom(0x1700, 0x300) },
        LimitChange { to_x: Some(0x960), next_stage: Some(0), ..staged(1, 0) },
        LimitChange { closed: true, next_stage: Some(2), ..staged(1, 0x2960) },
        LimitChange { closed: true, no_return: true, ..staged(2, 0) },
    ]
}

fn marble_1(is_first: bool) -> Vec<LimitChange> {
    let both = |top: i32, bottom: i32, change: LimitChange| LimitChange {
        top: Some(top),
        bottom: Some(bottom),
        from_y: Some(0x340),
        ..change
    };
    let lowest = if is_first { 0 } else { 0xB80 };
    let mut changes = vec![
        LimitChange { stage: Some(0), ..bottom(0x700, 0x220) },
        LimitChange { stage: Some(0), ..bottom(0xD00, 0x340) },
        LimitChange { from_y: Some(0x340), next_stage: Some(1), ..staged(0, 0xD00) },
        both(0x340, 0x500, staged(1, 0)),
        both(0x340, 0x340, staged(1, 0xA90)),
        LimitChange { keeps: true, top: Some(0), from_y: Some(0x340), ..staged(1, 0xE00) },
        LimitChange { to_x: Some(0xA90), from_y: Some(0x370), next_stage: Some(2), ..staged(1, 0) },
        LimitChange { to_y: Some(0x340), keeps: true, next_stage: Some(0), ..staged(1, 0) },
        LimitChange { keeps: true, ..staged(2, 0) },
        LimitChange { to_y: Some(0x370), next_stage: Some(1), ..staged(2, 0) },
        LimitChange { from_y: Some(0x500), top: Some(0x500), next_stage: Some(3), ..staged(2, lowest) },
        LimitChange { keeps: true, ..staged(3, 0) },
    ];
    if !is_first {
        changes.push(LimitChange { to_x: Some(0xB80), top: Some(0x340), top_speed: 2, ..staged(3, 0) });
        changes.push(LimitChange { from_y: Some(0x500), top: Some(0x500), ..staged(3, 0xB80) });
    }
    let from_y = (!is_first).then_some(0x500);
    changes.push(LimitChange { from_y, top: Some(0), bottom: Some(0x500), ..staged(3, 0xE70) });
    changes.push(LimitChange { from_y, bottom: Some(0x210), ..staged(3, 0x1430) });
    changes
}

fn marble_3() -> Vec<LimitChange> {
    vec![
        LimitChange { stage: Some(0), ..bottom(0x1560, 0x210) },
        LimitChange { closed: true, next_stage: Some(1), ..staged(0, 0x17F0) },
        LimitChange { stage: Some(1), closed: true, no_return: true, ..bottom(0, 0x210) },
    ]
}

fn star_light_3() -> Vec<LimitChange> {
    vec![
        LimitChange { stage: Some(0), next_stage: Some(1), ..bottom(0x1E70, 0x210) },
        LimitChange { stage: Some(1), ..bottom(0, 0x210) },
        LimitChange { closed: true, next_stage: Some(2), ..staged(1, 0x2000) },
        LimitChange { stage: Some(2), closed: true, no_return: true, ..bottom(0, 0x210) },
    ]
}

fn spring_yard_3() -> Vec<LimitChange> {
    vec![
        LimitChange { next_stage: Some(1), ..staged(0, 0x2AC0) },
        LimitChange { stage: Some(1), closed: true, next_stage: Some(2), ..bottom(0x2C00, 0x4CC) },
        LimitChange { stage: Some(2), closed: true, no_return: true, ..bottom(0, 0x4CC) },
    ]
}

fn scrap_brain_2() -> Vec<LimitChange> {
    vec![
        LimitChange { stage: Some(0), ..bottom(0x1800, 0x510) },
        LimitChange { next_stage: Some(1), ..staged(0, 0x1E00) },
        LimitChange { stage: Some(1), ..bottom(0, 0x510) },
        LimitChange { next_stage: Some(2), ..staged(1, 0x1EB0) },
        LimitChange { stage: Some(2), no_return: true, ..bottom(0, 0x510) },
        LimitChange { closed: true, next_stage: Some(3), ..staged(2, 0x1F60) },
        LimitChange { keeps: true, closed: true, ..staged(3, 0) },
        LimitChange { to_x: Some(0x2050), no_return: true, ..staged(3, 0) },
    ]
}

fn final_zone() -> Vec<LimitChange> {
    vec![
        LimitChange { no_return: true, ..staged(0, 0) },
        LimitChange { next_stage: Some(1), ..staged(0, 0x2148) },
        LimitChange { no_return: true, ..staged(1, 0) },
        LimitChange { closed: true, next_stage: Some(2), ..staged(1, 0x2300) },
        LimitChange { no_return: true, closed: true, ..staged(2, 0) },
        LimitChange { next_stage: Some(3), ..staged(2, 0x2450) },
        LimitChange { keeps: true, closed: true, ..staged(3, 0) },
    ]
}

fn of_sonic_2(row: usize) -> Option<Stock> {
    let stock = |right: Option<i32>, changes: Vec<LimitChange>| {
        Some(Stock { right, limits: ActLimits { changes, without: BOSS } })
    };
    match row {
        0x01 => stock(Some(0x2940), arena(0, (0x2780, 0x390), (0x28F0, 0x28F0, 0x2940), Some(0x388))),
        0x0A => {
            let falls =
                LimitChange { stage: Some(0), at_once: Some(0x500), next_stage: Some(1), ..bottom(0x2530, 0x450) };
            let rest = arena(1, (0x2980, 0x400), (0x2A80, 0x2AB0, 0x2AB0), Some(0x400));
            let keeps = LimitChange { keeps: true, ..staged(1, 0) };
            stock(Some(0x2A80), [falls, keeps].into_iter().chain(rest).collect())
        }
        0x0C => {
            let first =
                LimitChange { from_y: Some(0x400), left: Some(0x2880), next_stage: Some(1), ..staged(0, 0x2880) };
            stock(None, vec![first, LimitChange { left: Some(0x2880), ..staged(1, 0) }])
        }
        0x0F => stock(Some(0x3280), arena(0, (0x2C50, 0x480), (0x2EDF, 0x2EE0, 0x2F5E), Some(0x478))),
        0x15 => stock(Some(0x2D00), arena(0, (0x2668, 0x1E0), (0x2880, 0x2880, 0x28C0), Some(0x1D8))),
        0x17 => stock(None, arena(0, (0x2080, 0x5D0), (0x20F0, 0x20F0, 0x20F0), Some(0x5C8))),
        0x19 => stock(None, arena(0, (0x27C0, 0x62E), (0x2890, 0x2860, 0x28E0), Some(0x4E0))),
        0x1B => stock(None, arena(0, (0x2680, 0x450), (0x2A20, 0x2A20, 0x2A20), Some(0x448))),
        0x1C => {
            let sides = (Some(0x224), Some(0x224));
            let closed = |change| LimitChange { left: sides.0, right: sides.1, closed: true, ..change };
            stock(None, vec![LimitChange { next_stage: Some(1), ..closed(staged(0, 0x224)) }, closed(staged(1, 0))])
        }
        0x1F => stock(None, arena(0, (0x2810, 0x400), (0x2A40, 0x2A40, 0x2A40), Some(0x3F8))),
        _ => None,
    }
}

/// A boss area of Sonic 2 from a stage on: where the camera cannot go back any more, with its lower limit; where it is
/// closed, with its left and right limits; the upper limit, once the camera is there.
fn arena(
    stage: u8,
    (first, lower): (i32, i32),
    (closes, left, right): (i32, i32, i32),
    top: Option<i32>,
) -> Vec<LimitChange> {
    let next = |by: u8| Some(stage + by);
    vec![
        LimitChange { stage: Some(stage), no_return: true, next_stage: next(1), ..bottom(first, lower) },
        LimitChange { keeps: true, ..staged(stage + 1, 0) },
        LimitChange {
            left: Some(left),
            right: Some(right),
            closed: true,
            next_stage: next(2),
            ..staged(stage + 1, closes)
        },
        LimitChange { keeps: true, closed: true, ..staged(stage + 2, 0) },
        LimitChange { from_y: top, top, next_stage: next(3), ..staged(stage + 2, 0) },
        LimitChange { keeps: true, closed: true, ..staged(stage + 3, 0) },
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::input::Input;
    use sim::level::fixtures::flat_builder;
    use sim::ruleset::{Game, Ruleset};
    use sim::trace::NoTrace;
    use sim::units::Sub;
    use sim::world::World;

    /// A frame of a test: camera x and y, whether the player is in the air, and how far below the camera's top.
    struct Act {
        level: sim::level::Level,
        world: World,
        airborne: bool,
        player_below: i32,
    }

    impl Act {
        fn new(engine: Engine, row: usize, bounds: Bounds) -> Self {
            let limits = of(engine, row, Some(bounds), false).expect("the game's own").expect("an act with changes");
            let mut builder = flat_builder(64);
            (builder.bounds, builder.limit_changes) = (bounds, limits.changes);
            let game = if engine == Engine::S1 { Game::Sonic1 } else { Game::Sonic2 };
            let level = builder.build(Ruleset::preset(game));
            let world = World::new(&level);
            Self { level, world, airborne: true, player_below: 96 }
        }

        /// Limits after a frame that begins with the camera at a place, and the stage.
        fn at(&mut self, x: i32, y: i32) -> (Bounds, u8) {
            let (world, player) = (&mut self.world, self.player_below);
            (world.camera.x, world.camera.y) = (x, y);
            world.camera.limits.bottom = world.camera.limits.bottom.max(y);
            // Without speed, high in the air, where he moves neither the camera nor himself.
            (world.player.x, world.player.y) = (Sub::from_px(x + 150), Sub::from_px(y + player));
            world.player.airborne = self.airborne;
            (world.player.x_speed, world.player.y_speed) = Default::default();
            world.player.look_bias = player as i16;
            world.step(&self.level, Input::default(), &mut NoTrace);
            (world.camera.limits, world.camera.limit_state.stage)
        }

        fn wanted(&mut self, x: i32, y: i32) -> Bounds {
            self.at(x, y);
            self.world.camera.wanted
        }
    }

    fn bounds(right: i32, bottom: i32) -> Bounds {
        Bounds { left: 0, top: 0, right, bottom }
    }

    #[test]
    fn limits_of_green_hill_go_where_the_game_wants_them() {
        let mut one = Act::new(Engine::S1, 0, bounds(0x24BF, 0x300));
        assert_eq!(one.at(0x177F, 0x100).0.bottom, 0x300);
        assert_eq!(one.at(0x1780, 0x100).0.bottom, 0x302);
        let last = (0..127).map(|_| one.at(0x1780, 0x100).0.bottom).last();
        assert_eq!(last, Some(0x400), "after 128 frames");
        assert_eq!(one.at(0x23BE, 0x100).0.left, 0);
        assert_eq!(one.at(0x23BF, 0x100).0.left, 0x23BF, "before the signpost there is no way back");

        let mut in_the_air = Act::new(Engine::S1, 0, bounds(0x24BF, 0x300));
        assert_eq!(in_the_air.at(0x1780, 0x300).0.bottom, 0x308);

        let mut two = Act::new(Engine::S1, 1, bounds(0x1EBF, 0x300));
        assert_eq!(two.at(0xED0, 0x2F1).0.bottom, 0x2EE, "it starts from the camera");
        assert_eq!([0x1600, 0x1D5F, 0x1D60].map(|x| two.wanted(x, 0x100).bottom), [0x400, 0x400, 0x300]);
    }

    #[test]
    fn green_hill_3_has_a_low_road_and_a_high_one() {
        let act = || Act::new(Engine::S1, 2, bounds(0x2960, 0x300));
        let mut low = act();
        assert_eq!([0x37F, 0x380, 0x95F].map(|x| low.wanted(x, 0x290).bottom), [0x300, 0x310, 0x310]);
        assert_eq!(low.at(0x960, 0x290), (bounds(0x2960, 0x4C0), 0), "the real limit at once");
        assert_eq!(low.wanted(0x1380, 0x290).bottom, 0x400);
        assert_eq!((low.wanted(0x1700, 0x290).bottom, low.world.camera.limit_state.stage), (0x300, 1));
        let mut high = act();
        assert_eq!((high.wanted(0x960, 0x27F).bottom, high.world.camera.limit_state.stage), (0x300, 1));
        assert_eq!((high.wanted(0x960, 0x290).bottom, high.wanted(0x95F, 0x290).bottom), (0x300, 0x300));
        assert_eq!((high.wanted(0x960, 0x290).bottom, high.world.camera.limit_state.stage), (0x4C0, 0));
        let rules = high.level.ruleset;
        let right = |act: &Act| act.world.camera.player_limits(&rules).right + i32::from(rules.right_bound);
        let mut boss = act();
        boss.at(0x960, 0x27F);
        assert_eq!((boss.at(0x295F, 0x280).1, right(&boss)), (1, 0x2960 + 0x168));
        assert_eq!((boss.at(0x2960, 0x280).1, right(&boss)), (2, 0x2960 + 0x128));
        assert_eq!(boss.at(0x2960, 0x280).0.left, 0x2960);
    }

    #[test]
    fn marble_1_goes_through_its_stages() {
        let mut act = Act::new(Engine::S1, 8, bounds(0x17BF, 0x1D0));
        let mut frame = |x: i32, y: i32| {
            let (limits, stage) = act.at(x, y);
            (stage, limits.top, act.world.camera.wanted.bottom)
        };
        for (x, y, expected) in [
            (0x6FF, 0x100, (0, 0, 0x1D0)),
            (0x700, 0x100, (0, 0, 0x220)),
            (0xD00, 0x33F, (0, 0, 0x340)),
            (0xD00, 0x340, (1, 0, 0x340)),
            (0xD00, 0x340, (1, 0x340, 0x340)),
            (0xE00, 0x340, (1, 0, 0x340)),
            (0xE00, 0x33F, (0, 0, 0x340)),
            (0xE00, 0x340, (1, 0, 0x340)),
            (0xA90, 0x340, (1, 0x340, 0x340)),
            (0xA8F, 0x36F, (1, 0x340, 0x500)),
            (0xA8F, 0x370, (2, 0x340, 0x500)),
            (0xB90, 0x370, (2, 0x340, 0x500)),
            (0xB90, 0x36F, (1, 0x340, 0x500)),
            (0xA8F, 0x370, (2, 0x340, 0x500)),
            (0xB7F, 0x500, (2, 0x340, 0x500)),
            (0xB80, 0x500, (3, 0x500, 0x500)),
            (0xB7F, 0x500, (3, 0x4FE, 0x500)),
            (0xB7F, 0x500, (3, 0x4FC, 0x500)),
            (0xB80, 0x4FF, (3, 0x4FC, 0x500)),
            (0xB80, 0x500, (3, 0x500, 0x500)),
            (0xE70, 0x500, (3, 0, 0x500)),
            (0xE6F, 0x4FF, (3, 0, 0x500)),
            (0x1430, 0x4FF, (3, 0, 0x500)),
            (0x1430, 0x500, (3, 0, 0x210)),
            (0x1430, 0x300, (3, 0, 0x210)),
        ] {
            assert_eq!(frame(x, y), expected, "{x:X} {y:X}");
        }
    }

    #[test]
    fn spring_yard_2_goes_by_the_players_height() {
        let mut act = Act::new(Engine::S1, 17, bounds(0x28C0, 0x520));
        act.player_below = 0x4CF - 0x400;
        assert_eq!([0x259F, 0x25A0, 0x2600].map(|x| act.wanted(x, 0x400).bottom), [0x520, 0x420, 0x420]);
        act.player_below += 1;
        assert_eq!(act.wanted(0x2600, 0x400).bottom, 0x520);
    }

    #[test]
    fn arena_of_emerald_hill_2_closes() {
        let mut act = Act::new(Engine::S2, 1, bounds(0x2940, 0x420));
        assert_eq!(act.at(0x277F, 0x300).1, 0);
        let (limits, stage) = act.at(0x2783, 0x300);
        assert_eq!((limits.left, stage, act.world.camera.wanted.bottom), (0x2783, 1, 0x390));
        assert_eq!(act.at(0x28EF, 0x300).0.left, 0x2783, "it stays where it was set");
        let (limits, stage) = act.at(0x28F0, 0x387);
        assert_eq!((limits.left, limits.right, limits.top, stage), (0x28F0, 0x2940, 0, 2));
        let rules = act.level.ruleset;
        assert_eq!(act.world.camera.player_limits(&rules).right + i32::from(rules.right_bound), 0x2940 + 0x128);
        assert_eq!(act.at(0x28F0, 0x388).0.top, 0x388);
        let (limits, stage) = act.at(0x28F0, 0x388);
        assert_eq!((limits.left, limits.right, limits.top, stage), (0x28F0, 0x2940, 0x388, 3));
    }

    #[test]
    fn act_with_another_right_limit_is_another_act() {
        assert!(of(Engine::S1, 0, Some(bounds(0x24C0, 0x300)), false).is_err());
        assert_eq!(of(Engine::S3k, 0, Some(bounds(0x24BF, 0x300)), false), Ok(None));
        assert_eq!(of(Engine::S1, 24, Some(bounds(0x500, 0x110)), false), Ok(None), "the ending has none");
    }

    #[test]
    fn first_release_of_marble_1_has_other_stages() {
        let changes =
            |is_first| of(Engine::S1, 8, None, is_first).expect("the act has limits").expect("it was imported").changes;
        let third = |is_first| {
            changes(is_first).iter().find(|change| change.next_stage == Some(3)).expect("a third stage").from_x
        };
        assert_eq!((third(true), third(false)), (0, 0xB80));
    }
}
