//! A trial of an object kind: what the engine takes for its surface, and a player who meets it.

use sim::grid::Grid;
use sim::input::{Buttons, Input};
use sim::level::Level;
use sim::objects::kinds::others::own::usual_reach;
use sim::objects::solid::Encounter;
use sim::objects::{Setting, shown};
use sim::player::Player;
use sim::project::{LevelData, OwnKind, OwnKinds, Placement, PlacementId, Project, Start, Tileset, TilesetRef};
use sim::ruleset::RulesetChoice;
use sim::tiles::{Block, Cell, Chunk, LayoutCell, SolidTile, Solidity};
use sim::trace::NoTrace;
use sim::units::{Speed, Sub};
use sim::world::World;
use std::sync::Arc;

/// The place of the object.
pub const CENTRE: (i32, i32) = (1024, 512);
/// Frames of a trial.
const FRAMES: usize = 240;

/// The way in which the player meets the object.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Way {
    /// A drop onto its left end, and a run across.
    #[default]
    Across,
    /// A run into it from the left.
    FromTheSide,
    /// A jump from below.
    FromBelow,
    /// The player drops onto its middle and stays there.
    StandStill,
}

/// A trial.
#[derive(Clone, Debug)]
pub struct Trial {
    /// The level, with a floor and the object.
    pub level: Level,
    /// The world, frame after frame.
    pub worlds: Vec<World>,
    /// Top of the floor, pixels.
    pub floor: i32,
}

/// A level with a floor and one object of a kind on it; the top of the floor. `own` are all kinds of the project.
fn stage(own: &OwnKinds, kind: &OwnKind, flip_x: bool, rules: &RulesetChoice, way: Way) -> (Level, i32) {
    let below = i32::from(kind.half_height).max(-i32::from(kind.heights.iter().copied().min().unwrap_or(0)));
    let gap = if way == Way::FromBelow { 96 } else { 0 };
    // Chunks of 128 pixels: the object is put on their top.
    let floor = CENTRE.1 / 128 * 128;
    let y = floor - below - gap;
    let tiles = vec![SolidTile::default(), SolidTile::FULL];
    let blocks = vec![Block::default(), Block { tile_a: 1, tile_b: 1, ..Block::default() }];
    let tileset = Tileset { tiles: Arc::new(tiles), blocks: Arc::new(blocks), ..Tileset::default() };
    let solid = Cell { block: 1, a: Solidity::ALL, b: Solidity::ALL, ..Cell::default() };
    let ground = Chunk { cells: vec![solid; 64], ..Chunk::empty(8) };
    let mut layout = Grid::new(16, 8);
    for column in 0..16 {
        layout.set(column, (floor / 128) as u32, LayoutCell { chunk: 1, is_loop: false });
    }
    let placed =
        Placement { id: PlacementId(1), kind: kind.name.clone(), x: CENTRE.0, y, flip_x, ..Placement::default() };
    let mut project = Project {
        ruleset: rules.clone(),
        chunks: Arc::new(vec![Arc::new(Chunk::empty(8)), Arc::new(ground)]),
        tilesets: vec![Arc::new(TilesetRef { tileset: Arc::new(tileset), ..TilesetRef::default() })],
        objects: Arc::new(own.clone()),
        ..Project::empty("trial")
    };
    let data = LevelData { layout, placements: vec![placed], ..project.empty_level("trial", "", 16, 8) };
    project.levels = vec![Arc::new(data)];
    (Level::compile(&project, "trial").unwrap_or_default(), floor)
}

impl Trial {
    /// A player meets a kind of a project, at a running speed (256 to the pixel a frame).
    pub fn of(own: &OwnKinds, kind: &OwnKind, flip_x: bool, rules: &RulesetChoice, (way, speed): (Way, i16)) -> Self {
        let (level, floor) = stage(own, kind, flip_x, rules, way);
        let half = i32::from(kind.half_width);
        let y = level.objects().get(0).map_or(CENTRE.1, |placed| placed.y);
        let top = i32::from(kind.heights.iter().copied().max().unwrap_or(0)).max(i32::from(kind.half_height));
        let (x, start_y) = match way {
            Way::Across => (CENTRE.0 - half + 8.min(half), y - top - 48),
            Way::FromTheSide => (CENTRE.0 - half - 96, floor - 20),
            Way::FromBelow => (CENTRE.0, floor - 20),
            Way::StandStill => (CENTRE.0, y - top - 24),
        };
        let mut world = World::at(&level, &Start { x, y: start_y, ..Start::default() });
        world.player.airborne = matches!(way, Way::Across | Way::StandStill);
        // A ring, so that a hazard is survived and one sees where it throws him.
        world.objects.common.tally.rings = 1;
        let mut worlds = Vec::with_capacity(FRAMES);
        let across = i32::from(usual_reach(kind).0);
        let mut before = Buttons::NONE;
        for frame in 0..FRAMES {
            let player = &mut world.player;
            let runs = matches!(way, Way::Across | Way::FromTheSide) && !player.airborne && player.control_lock == 0;
            if runs && !player.pushing {
                player.ground_speed = Speed(speed);
            }
            let held = match way {
                Way::FromBelow if (10..40).contains(&frame) => Buttons::JUMP,
                Way::FromBelow | Way::StandStill => Buttons::NONE,
                Way::Across | Way::FromTheSide => Buttons::RIGHT,
            };
            world.step(&level, Input::after(before, held), &mut NoTrace);
            before = held;
            let gone = (world.player.x.px() - CENTRE.0).abs() > half + across + 140;
            worlds.push(world.clone());
            if gone {
                break;
            }
        }
        Self { level, worlds, floor }
    }

    /// Returns the players, frame after frame.
    pub fn players(&self) -> impl Iterator<Item = &Player> {
        self.worlds.iter().map(|world| &world.player)
    }
}

/// Returns the rows of the feet of a player standing on the object: for each pixel column from its left; `None` if he
/// can't stand. Columns and rows count from the object's centre.
pub fn standing_surface(kind: &OwnKind, flip_x: bool, rules: &RulesetChoice) -> Vec<(i32, Option<i32>)> {
    let own = OwnKinds { kinds: vec![Arc::new(kind.clone())], ..OwnKinds::default() };
    let (level, _) = stage(&own, kind, flip_x, rules, Way::Across);
    let Some(placed) = level.objects().get(0) else { return Vec::new() };
    let object = shown(&level, placed);
    let Some(solid) = object.state.solid(&object.body, &Setting { level: &level, values: &placed.values }) else {
        return Vec::new();
    };
    let heights = solid.heights().map_or(&[][..], |heights| level.heights(heights));
    let reach = i32::from(kind.half_width) + 14;
    let mut player = Player::new(&Start::default(), &level.ruleset);
    let feet = |column: i32, player: &mut Player| {
        (player.x, player.y) = (Sub::from_px(placed.x + column), Sub::from_px(placed.y - 200));
        (player.airborne, player.on_object) = (false, true);
        let mut body = object.body;
        body.stood_on = true;
        let mut encounter = Encounter {
            solid,
            heights,
            rules: &level.ruleset,
            wrap_y: None,
            on_screen: true,
            slot: 0,
            body: &mut body,
            player,
        };
        let found = encounter.meet(placed.x);
        found.contact.is_on_top().then(|| player.y.px() + i32::from(player.height_radius) - placed.y)
    };
    (-reach..reach).map(|column| (column, feet(column, &mut player))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::document::custom_kinds::fresh;
    use sim::project::OwnForm;

    fn rules() -> RulesetChoice {
        RulesetChoice::default()
    }

    fn tried(kind: &OwnKind, way: Way, speed: i16) -> Trial {
        let own = OwnKinds { kinds: vec![Arc::new(kind.clone())], ..OwnKinds::default() };
        Trial::of(&own, kind, false, &rules(), (way, speed))
    }

    #[test]
    fn a_player_crosses_what_can_be_stood_on() {
        for form in [OwnForm::Solid, OwnForm::Sloped, OwnForm::Platform, OwnForm::SlopedPlatform] {
            let kind = fresh(&OwnKinds::default(), form);
            let trial = tried(&kind, Way::Across, 0x200);
            assert!(trial.players().any(|player| player.on_object), "{form:?}");
            let last = trial.players().last().expect("he moved");
            assert!(last.x.px() > CENTRE.0 + i32::from(kind.half_width), "{form:?}: {:?}", last.x);
        }
    }

    #[test]
    fn a_hazard_hurts_a_wall_stops_and_a_platform_lets_through() {
        let kind = fresh(&OwnKinds::default(), OwnForm::Hazard);
        let trial = tried(&kind, Way::FromTheSide, 0x400);
        assert!(trial.players().any(|player| player.routine == sim::player::Routine::Hurt));
        let kind = fresh(&OwnKinds::default(), OwnForm::Solid);
        let trial = tried(&kind, Way::FromTheSide, 0x400);
        assert_eq!(trial.players().last().map(|player| player.x.px()), Some(CENTRE.0 - 27));
        let kind = fresh(&OwnKinds::default(), OwnForm::Platform);
        let trial = tried(&kind, Way::FromBelow, 0x400);
        assert!(trial.players().any(|player| player.on_object), "he jumps up through it and lands");
    }

    #[test]
    fn the_surface_is_the_array_in_steps_of_two_pixels_mirrored_too() {
        let kind = OwnKind {
            heights: (0..28).map(|place| 8 + place).collect(),
            ..fresh(&OwnKinds::default(), OwnForm::Sloped)
        };
        let kind = OwnKind { half_width: 16, ..kind };
        for flip_x in [false, true] {
            let surface = standing_surface(&kind, flip_x, &rules());
            let row = |column: i32| surface.iter().find(|(at, _)| *at == column).and_then(|(_, row)| *row);
            let entry = |column: i32| {
                let index = (column + 27) >> 1;
                8 + if flip_x { 26 - index } else { index }
            };
            for column in [-27, -16, -1, 0, 1, 15, 26] {
                assert_eq!(row(column), Some(-entry(column)), "{column} {flip_x}");
            }
            assert_eq!((row(-28), row(27)), (None, None), "{flip_x}");
        }
    }
}
