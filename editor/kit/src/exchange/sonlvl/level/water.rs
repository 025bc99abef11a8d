//! The water of Sonic 1's acts of Labyrinth: no file has it, the game's code does.

use crate::exchange::sonlvl::files::project::Engine;
use crate::exchange::sonlvl::zone::by_zone::{self, Zone};
use sim::project::{PlacementId, Tide, WaterChange};

/// The water of an act.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ActWater {
    /// The height of the level when the act begins.
    pub start: i32,
    /// The motion.
    pub tide: Tide,
    /// The further effect in the game, which a level here cannot express.
    pub without: &'static str,
}

/// The acts with water.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::exchange::sonlvl) enum Act {
    One,
    Two,
    Three,
    /// The third of Scrap Brain, which is built of Labyrinth.
    ScrapBrain,
}

/// A row of the game's table: the stage in which it counts, from and to which x of the camera, from and to which y of the
/// player, the height that is wanted then, the stage after it, the height that must have been reached, and the switches that
/// it sets.
struct Row {
    stage: Option<u8>,
    camera: (i32, i32),
    player: (i32, i32),
    y: i32,
    at_once: bool,
    next: Option<u8>,
    reached: Option<i32>,
    presses: Option<u8>,
    closes: Option<u8>,
}

/// No end.
const ON: i32 = i32::MAX;
/// Any height.
const ANY: (i32, i32) = (i32::MIN, ON);

const fn row(stage: u8, from: i32, to: i32, y: i32) -> Row {
    let (next, reached, presses, closes) = (None, None, None, None);
    Row { stage: Some(stage), camera: (from, to), player: ANY, y, at_once: false, next, reached, presses, closes }
}

impl Row {
    const fn player(self, from: i32, to: i32) -> Self {
        Self { player: (from, to), ..self }
    }

    const fn at_once(self) -> Self {
        Self { at_once: true, ..self }
    }

    const fn next(self, stage: u8) -> Self {
        Self { next: Some(stage), ..self }
    }

    const fn reached(self, height: i32) -> Self {
        Self { reached: Some(height), ..self }
    }

    const fn presses(self, switch: u8) -> Self {
        Self { presses: Some(switch), ..self }
    }

    const fn closes(self, switch: u8) -> Self {
        Self { closes: Some(switch), ..self }
    }

    fn change(&self, number: usize) -> WaterChange {
        let ends = |(from, to): (i32, i32)| ((from != i32::MIN).then_some(from), (to != ON).then_some(to));
        let (from_y, to_y) = ends(self.player);
        WaterChange {
            id: PlacementId(number as u64 + 1),
            from_x: self.camera.0,
            to_x: ends(self.camera).1,
            from_y,
            to_y,
            stage: self.stage,
            next_stage: self.next,
            y: Some(self.y),
            at_once: self.at_once.then_some(self.y),
            reached: self.reached,
            presses: self.presses,
            closes: self.closes,
            ..WaterChange::default()
        }
    }
}

const ONE: &[Row] = &[
    row(0, 0, 0x600, 0x0B8),
    row(0, 0x600, 0xC80, 0x108).player(0, 0x200),
    row(0, 0xC80, 0x1500, 0x0E8).player(0, 0x200),
    row(0, 0x1500, ON, 0x108).player(0, 0x200),
    row(0, 0x600, 0xC00, 0x108),
    row(0, 0xC00, 0x1080, 0x318),
    row(0, 0x1080, 0x1380, 0x5C8).closes(5),
    row(0, 0x1380, ON, 0x3A8).closes(5).reached(0x3A8).next(1),
    row(0, 0x1380, ON, 0x3A8).closes(5),
    row(1, 0, 0x1300, 0x3A8).player(0, 0x2E0),
    row(1, 0x1300, ON, 0x108).player(0, 0x2E0).next(2),
];
const TWO: &[Row] = &[row(0, 0, 0x500, 0x328), row(0, 0x500, 0xB00, 0x3C8), row(0, 0xB00, ON, 0x428)];
/// The stage of act 3 in which 0x508 is wanted and stays wanted, which the game sees by that height.
const STAYS: u8 = 5;
const THREE: &[Row] = &[
    row(0, 0x600, ON, 0x4C8).player(0x3C0, 0x600).at_once().next(1),
    row(0, 0, ON, 0x900).at_once(),
    row(1, 0, 0x770, 0x4C8),
    row(1, 0x770, 0x1400, 0x308),
    row(1, 0x1770, ON, 0x508).player(0x600, ON).at_once().next(2),
    row(1, 0x1770, ON, 0x508).player(0, 0x280).at_once().next(2),
    row(1, 0x1400, 0x1770, 0x508).player(0x600, ON).at_once().next(STAYS),
    row(1, 0x1400, 0x1770, 0x508).player(0, 0x280).at_once().next(STAYS),
    row(1, 0x1400, ON, 0x308),
    row(STAYS, 0, 0x770, 0x4C8).next(1),
    row(STAYS, 0x770, 0x1400, 0x308).next(1),
    row(STAYS, 0x1770, ON, 0x508).at_once().next(2),
    row(STAYS, 0x1400, 0x1770, 0x508).at_once(),
    row(2, 0, 0x1860, 0x508),
    row(2, 0x1AF0, ON, 0x188).next(3),
    row(2, 0x1860, 0x1AF0, 0x188).reached(0x188).next(3),
    row(2, 0x1860, 0x1AF0, 0x188),
    row(3, 0, 0x1AF0, 0x188),
    row(3, 0x1AF0, 0x1BC0, 0x900).at_once(),
    row(3, 0x1BC0, ON, 0x608).presses(8).next(4),
    row(4, 0x1E00, ON, 0x128),
];
/// The level of act 3 when its last stage begins, from which it rises.
const RISES_FROM: i32 = 0x7C0;
const SCRAP_BRAIN: &[Row] = &[row(0, 0, 0xF00, 0x228), row(0, 0xF00, ON, 0x4C8)];

/// The water of an act, by the name of its section and that of its object list.
pub(crate) fn of(engine: Engine, section: &str, objects: &str) -> Option<ActWater> {
    let act = act_of(engine, section, objects)?;
    let (start, rows, without) = match act {
        Act::One => (0x0B8, ONE, ""),
        Act::Two => (0x328, TWO, ""),
        Act::Three => (0x900, THREE, "the layout's cell that changes"),
        Act::ScrapBrain => (0x228, SCRAP_BRAIN, ""),
    };
    let mut changes: Vec<WaterChange> = rows.iter().enumerate().map(|(number, row)| row.change(number)).collect();
    for change in changes.iter_mut().filter(|change| change.next_stage == Some(4)) {
        change.at_once = Some(RISES_FROM);
    }
    Some(ActWater { start, tide: Tide { swells: true, changes, ..Tide::default() }, without })
}

/// Returns the motion of the water of an act whose code is not known beyond that: all of Sonic 2's swells but Aquatic Ruin's.
pub(crate) fn tide_of(engine: Engine, section: &str, objects: &str) -> Tide {
    let swells = engine == Engine::S2 && by_zone::zone_of(section, objects) != Some(Zone::AquaticRuin);
    Tide { swells, ..Tide::default() }
}

/// Returns the number of an act of Labyrinth; `None` if it is of another zone.
pub(in crate::exchange::sonlvl) fn act_of(engine: Engine, section: &str, objects: &str) -> Option<Act> {
    if engine != Engine::S1 || by_zone::zone_of(section, objects) != Some(Zone::Labyrinth) {
        return None;
    }
    let (section, objects) = (section.to_lowercase(), objects.to_lowercase());
    let file = objects.rsplit(['/', '\\']).next().unwrap_or_default();
    if section.contains("scrap brain") || file.starts_with("sbz") {
        return Some(Act::ScrapBrain);
    }
    let number = section.rsplit("act").next().map(str::trim).filter(|_| section.contains("act"));
    let digit = number.and_then(|text| text.chars().next()).or_else(|| file.strip_prefix("lz")?.chars().next());
    match digit? {
        '1' => Some(Act::One),
        '2' => Some(Act::Two),
        '3' => Some(Act::Three),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use sim::input::Input;
    use sim::level::fixtures::flat_builder;
    use sim::project::Bounds;
    use sim::ruleset::{Game, Ruleset};
    use sim::trace::NoTrace;
    use sim::units::Sub;
    use sim::world::World;

    /// The level that is wanted and that it has, frame by frame, with camera and player at places.
    fn play(section: &str, frames: &[(i32, i32)]) -> Vec<(i32, i32)> {
        let water = of(Engine::S1, section, "").expect("an act with water");
        let mut builder = flat_builder(600);
        (builder.water, builder.tide) = (Some(water.start), water.tide);
        builder.bounds = Bounds { left: 0, top: 0, right: 0x4000, bottom: 0x1000 };
        let level = builder.build(Ruleset::preset(Game::Sonic1));
        let mut world = World::new(&level);
        let mut step = |(camera, y): &(i32, i32)| {
            world.camera.x = *camera;
            (world.player.x, world.player.y) = (Sub::from_px(*camera + 160), Sub::from_px(*y));
            world.step(&level, Input::default(), &mut NoTrace);
            world.water.map_or((0, 0), |water| (water.target, water.level))
        };
        frames.iter().map(&mut step).collect()
    }

    #[test]
    fn the_water_of_labyrinth_goes_where_the_game_wants_it() {
        let (one, two, three) = ("Labyrinth Zone Act 1", "Labyrinth Zone\\Act 2", "Labyrinth Zone Act 3");
        assert_eq!(play(one, &[(0, 0x80), (0x5FF, 0x80)])[1], (0x0B8, 0x0B8));
        let found = play(one, &[(0x1000, 0x1FF), (0x1000, 0x200), (0x1380, 0x200)]);
        assert_eq!(found.map_targets(), [0x0E8, 0x318, 0x3A8]);
        assert_eq!(play(two, &[(0x4FF, 0), (0x500, 0), (0xB00, 0)]).map_targets(), [0x328, 0x3C8, 0x428]);
        let scrap = play("Scrap Brain Zone Act 3", &[(0xEFF, 0x100), (0xF00, 0x100), (0xF00, 0x100)]);
        assert_eq!(scrap, [(0x228, 0x228), (0x4C8, 0x229), (0x4C8, 0x22A)]);

        // Once it has come to 3A8 the next stage begins.
        let down = vec![(0x1380, 0x300); 0x2F2];
        let found = play(one, &[&down[..], &[(0x1380, 0x2E0), (0x12FF, 0x2DF), (0x1300, 0x2DF), (0, 0)]].concat());
        assert_eq!(found[0x2EF..].map_targets(), [0x3A8, 0x3A8, 0x3A8, 0x3A8, 0x3A8, 0x108, 0x108]);

        let begin = (0x600, 0x3C0);
        assert_eq!(play(three, &[(0x600, 0x3BF), begin]), [(0x900, 0x900), (0x4C8, 0x4C8)]);
        for (y, expected) in
            [(0x27F, (0x508, 0x508)), (0x280, (0x308, 0x4C7)), (0x5FF, (0x308, 0x4C7)), (0x600, (0x508, 0x508))]
        {
            assert_eq!(play(three, &[begin, (0x1400, y)])[1], expected, "{y:X}");
        }
        let high = play(three, &[begin, (0x1400, 0x600), (0x1500, 0x400), (0x1300, 0x400), (0x1500, 0x400)]);
        assert_eq!(high.map_targets(), [0x4C8, 0x508, 0x508, 0x308, 0x308], "it stays until he goes back");
        let end = [
            begin,
            (0x1770, 0x600),
            (0x185F, 0x400),
            (0x1860, 0x400),
            (0x1AF0, 0x400),
            (0x1AF0, 0x400),
            (0x1BC0, 0x400),
        ];
        let found = play(three, &end);
        assert_eq!(found.map_targets(), [0x4C8, 0x508, 0x508, 0x188, 0x188, 0x900, 0x608]);
        assert_eq!((found[5].1, found[6].1), (0x900, RISES_FROM - 1));
        // The stage in which it falls is over once it has fallen, wherever he is.
        let falls = vec![(0x1860, 0x400); 0x382];
        let found = play(three, &[&end[..4], &falls[..], &[(0, 0x400)]].concat());
        assert_eq!(found.last(), Some(&(0x188, 0x188)));
    }

    trait Targets {
        fn map_targets(&self) -> Vec<i32>;
    }

    impl Targets for [(i32, i32)] {
        fn map_targets(&self) -> Vec<i32> {
            self.iter().map(|(target, _)| *target).collect()
        }
    }

    #[test]
    fn all_water_of_sonic_2_swells_but_that_of_aquatic_ruin() {
        for (engine, section, objects, swells) in [
            (Engine::S2, "Chemical Plant Zone Act 2", "", true),
            (Engine::S2, "Hidden Palace Zone", "", true),
            (Engine::S2, "Aquatic Ruin Zone Act 1", "", false),
            (Engine::S2, "x", "objects/arz2.bin", false),
            (Engine::S3k, "Hydrocity Zone Act 1", "", false),
        ] {
            assert_eq!(tide_of(engine, section, objects).swells, swells, "{section} {objects}");
        }
    }

    #[test]
    fn only_acts_with_water_have_it() {
        let start = |section: &str, objects: &str| of(Engine::S1, section, objects).map(|water| water.start);
        assert_eq!(start("x", "objpos\\lz2.bin"), Some(0x328));
        assert_eq!(start("x", "../objpos/sbz3.bin"), Some(0x228));
        assert_eq!(start("Scrap Brain Zone Act 2", ""), None);
        assert_eq!(start("Labyrinth Zone", ""), None, "no act");
        assert_eq!(start("Green Hill Zone Act 1", "ghz1.bin"), None);
        assert_eq!(of(Engine::S2, "Labyrinth Zone Act 1", ""), None);
    }
}
