//! A player who is put somewhere and runs on: the honest way to learn where a path leads.

use super::context::LevelContext;
use super::surface::{LAYERS, cast};
use sim::input::{Buttons, Input};
use sim::player::characters::standing;
use sim::project::Start;
use sim::sensors::Direction;
use sim::tiles::TileLayer;
use sim::trace::FrameTrace;
use sim::units::Speed;
use sim::world::World;

/// A player under way.
pub struct Runner<'a, 'b> {
    cx: &'a LevelContext<'b>,
    /// The world that he is in.
    pub world: World,
    /// What the last frame did.
    pub trace: FrameTrace,
    button: Buttons,
}

impl<'a, 'b> Runner<'a, 'b> {
    /// A player who stands at a place of the floor (its last free pixel) on a layer, moving at so many pixels a frame:
    /// to the right, or to the left where that is negative.
    pub fn new(cx: &'a LevelContext<'b>, (x, floor): (i32, i32), layer: TileLayer, speed: i16) -> Self {
        let character = cx.data.start.character;
        let y = floor.saturating_sub(i32::from(standing(character).height));
        let start = Start { x, y, character, layer, faces_left: speed < 0, ..Start::default() };
        let mut world = World::at(cx.level, &start);
        world.player.ground_speed = Speed(speed.saturating_mul(256));
        let button = if speed < 0 { Buttons::LEFT } else { Buttons::RIGHT };
        Self { cx, world, trace: FrameTrace::default(), button }
    }

    /// One frame, the button held.
    pub fn step(&mut self) {
        self.trace.clear();
        let input = Input { held: self.button, pressed: Buttons::NONE };
        self.world.step(self.cx.level, input, &mut self.trace);
    }

    /// Where he is, whole pixels.
    pub fn place(&self) -> (i32, i32) {
        (self.world.player.x.px(), self.world.player.y.px())
    }
}

/// The floors (last free pixels) in a column of pixels between two heights, on a layer, from above. At most `most`.
pub fn floors(cx: &LevelContext<'_>, layer: TileLayer, x: i32, heights: (i32, i32), most: usize) -> Vec<i32> {
    let mut found: Vec<i32> = Vec::new();
    let heights = (heights.0.max(-64), heights.1.min(cx.size().1.saturating_add(64)));
    let mut y = heights.0;
    while y < heights.1 && found.len() < most {
        let floor = y.saturating_add(cast(cx.level, layer, Direction::Down, (x, y)).distance);
        // Where the sensor says that it finds ground right there, and there is air to stand in.
        let is_floor = cast(cx.level, layer, Direction::Down, (x, floor)).distance == 0
            && (heights.0..heights.1).contains(&floor)
            && is_air(cx, layer, (x, floor.saturating_sub(8)));
        if is_floor && found.last() != Some(&floor) {
            found.push(floor);
        }
        y = y.saturating_add(8);
    }
    found
}

/// The terrain is not solid at a pixel.
pub fn is_air(cx: &LevelContext<'_>, layer: TileLayer, (x, y): (i32, i32)) -> bool {
    let (number, _) = cx.level.shape_at(layer, x >> 4, y >> 4);
    !cx.shapes.get(number).tile.is_solid_at((x & 15) as usize, (y & 15) as usize)
}

/// The two layers differ somewhere in a rectangle of blocks, both ends included.
pub fn layers_differ(cx: &LevelContext<'_>, least: (i32, i32), most: (i32, i32)) -> bool {
    let [a, b] = LAYERS;
    (least.1..=most.1).any(|y| (least.0..=most.0).any(|x| cx.level.shape_at(a, x, y) != cx.level.shape_at(b, x, y)))
}
