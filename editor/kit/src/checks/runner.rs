//! A player who is put somewhere and runs on: the honest way to learn where a path leads.

use crate::checks::context::LevelContext;
use crate::checks::surface::{FEET, LAYERS, cast};
use sim::angle::Angle;
use sim::input::{Buttons, Input};
use sim::player::characters::standing;
use sim::project::Start;
use sim::sensors::Direction;
use sim::tiles::TileLayer;
use sim::trace::FrameTrace;
use sim::units::Speed;
use sim::world::World;

/// A player under way.
pub(crate) struct Runner<'a, 'b> {
    cx: &'a LevelContext<'b>,
    /// The world that he is in.
    pub world: World,
    /// The trace of the last frame.
    pub trace: FrameTrace,
    button: Buttons,
}

impl<'a, 'b> Runner<'a, 'b> {
    /// A player who stands at a place of the floor (its last free pixel) on a layer, moving at so many pixels a frame:
    /// to the right, or to the left if that is negative.
    pub(crate) fn new(cx: &'a LevelContext<'b>, at: (i32, i32), layer: TileLayer, speed: i16) -> Self {
        Self::on(cx, &Foothold { at, feet: Direction::Down, angle: Angle::FLOOR }, layer, speed)
    }

    /// A player on any surface, moving along it at a number of pixels a frame: clockwise round the inside of a loop
    /// if that is negative, the other way if it is not.
    pub(crate) fn on(cx: &'a LevelContext<'b>, foothold: &Foothold, layer: TileLayer, speed: i16) -> Self {
        let mut runner = Self::in_air(cx, foothold.centre(cx), layer, 0, speed < 0);
        let player = &mut runner.world.player;
        (player.airborne, player.ground_angle) = (false, foothold.angle);
        player.ground_speed = Speed(speed.saturating_mul(256));
        runner
    }

    /// A player whose centre is somewhere in the air, moving down (up, if that is negative) at so many pixels a
    /// frame,    /// holding the button to the right or to the left.
    pub(crate) fn in_air(
        cx: &'a LevelContext<'b>,
        (x, y): (i32, i32),
        layer: TileLayer,
        y_speed: i16,
        faces_left: bool,
    ) -> Self {
        let mut world = World::at(
            cx.level,
            &Start { x, y, layer, faces_left, character: cx.data.start.character, ..Start::default() },
        );
        (world.player.airborne, world.player.y_speed) = (true, Speed(y_speed.saturating_mul(256)));
        let button = if faces_left { Buttons::LEFT } else { Buttons::RIGHT };
        Self { cx, world, trace: FrameTrace::default(), button }
    }

    /// One frame, the button held.
    pub(crate) fn step(&mut self) {
        self.trace.clear();
        let input = Input { held: self.button, pressed: Buttons::NONE };
        self.world.step(self.cx.level, input, &mut self.trace);
    }

    /// Returns his place, whole pixels.
    pub(crate) fn place(&self) -> (i32, i32) {
        (self.world.player.x.px(), self.world.player.y.px())
    }
}

/// A place to stand: the last free pixel before a surface.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Foothold {
    /// The pixel.
    pub at: (i32, i32),
    /// The direction of the feet.
    pub feet: Direction,
    /// The surface's angle; straight if its tile is flagged.
    pub angle: Angle,
}

impl Foothold {
    /// The centre of a player standing there.
    pub(crate) fn centre(&self, cx: &LevelContext<'_>) -> (i32, i32) {
        let (x, y) = self.at;
        let height = reach(cx, self.feet);
        if is_upright(self.feet) { (x, y.saturating_sub(height)) } else { (x.saturating_sub(height), y) }
    }
}

/// Pixels from the centre of a standing player to his feet; negative if they point up or left.
pub(crate) fn reach(cx: &LevelContext<'_>, feet: Direction) -> i32 {
    sign(feet) * i32::from(standing(&cx.level.ruleset, cx.data.start.character, cx.data.start.state.form).height)
}

/// Feet point up or down.
pub(crate) const fn is_upright(feet: Direction) -> bool {
    matches!(feet, Direction::Down | Direction::Up)
}

const fn sign(feet: Direction) -> i32 {
    if matches!(feet, Direction::Down | Direction::Right) { 1 } else { -1 }
}

/// The surfaces that feet meet in a column of pixels (in a row, if they point sideways) between two heights (widths),
/// on a layer. At most `most`.
pub(crate) fn footholds(
    cx: &LevelContext<'_>,
    layer: TileLayer,
    (feet, straight): (Direction, Angle),
    across: i32,
    range: (i32, i32),
    most: usize,
) -> Vec<Foothold> {
    let mut found: Vec<Foothold> = Vec::new();
    let (width, height) = cx.size();
    let end = if is_upright(feet) { height } else { width };
    let range = (range.0.max(-64), range.1.min(end.saturating_add(64)));
    let place = |along: i32| if is_upright(feet) { (across, along) } else { (along, across) };
    let mut along = range.0;
    while along < range.1 && found.len() < most {
        let surface = along.saturating_add(sign(feet) * cast(cx.level, layer, feet, place(along)).distance);
        let hit = cast(cx.level, layer, feet, place(surface));
        // Where the sensor says that it finds ground right there, and there is air to stand in.
        let is_foothold = hit.distance == 0
            && (range.0..range.1).contains(&surface)
            && is_air(cx, layer, place(surface.saturating_sub(8 * sign(feet))));
        if is_foothold && found.last().is_none_or(|last| last.at != place(surface)) {
            let angle = hit.angle.filter(|angle| !angle.is_flagged()).unwrap_or(straight);
            found.push(Foothold { at: place(surface), feet, angle });
        }
        along = along.saturating_add(8);
    }
    found
}

/// The floors (last free pixels) in a column of pixels between two heights, on a layer, from above. At most `most`.
pub(crate) fn floors(cx: &LevelContext<'_>, layer: TileLayer, x: i32, heights: (i32, i32), most: usize) -> Vec<i32> {
    footholds(cx, layer, FEET[0], x, heights, most).into_iter().map(|foothold| foothold.at.1).collect()
}

/// The terrain is not solid at a pixel.
pub(crate) fn is_air(cx: &LevelContext<'_>, layer: TileLayer, (x, y): (i32, i32)) -> bool {
    let (number, _) = cx.level.shape_at(layer, x >> 4, y >> 4);
    !cx.shapes.get(number).tile.is_solid_at((x & 15) as usize, (y & 15) as usize)
}

/// The two layers differ somewhere in a rectangle of blocks, both ends included.
pub(crate) fn layers_differ(cx: &LevelContext<'_>, least: (i32, i32), most: (i32, i32)) -> bool {
    let [a, b] = LAYERS;
    (least.1..=most.1).any(|y| (least.0..=most.0).any(|x| cx.level.shape_at(a, x, y) != cx.level.shape_at(b, x, y)))
}
