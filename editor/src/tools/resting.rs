//! Where a new object comes to rest: on the ground under it, if it is of a kind that rests on ground.

use kit::derived::objects::shown_of_placement;
use sim::level::Level;
use sim::objects::KindId;
use sim::objects::kinds::spring;
use sim::objects::placed::kind_of;
use sim::project::{OwnForm, OwnKinds, Placement};
use sim::sensors::{Direction, Ray};
use sim::tiles::TileLayer;

/// Pixels under an object within which ground is looked for: a little more than a screen.
const DOWN: i32 = 256;
/// Pixels above its centre within which there is air, if the pointer is in the ground.
const UP: i32 = 32;

/// The placement, lowered or raised to the ground under it. It stays if there is no ground near, or if such objects hang or
/// float.
pub fn rested(level: &Level, layer: TileLayer, placement: Placement) -> Placement {
    let y = height(level, layer, &placement);
    Placement { y: y.unwrap_or(placement.y), ..placement }
}

fn height(level: &Level, layer: TileLayer, placement: &Placement) -> Option<i32> {
    if !rests(placement, level.own_kinds()) {
        return None;
    }
    let shown = shown_of_placement(level, placement)?;
    // One that throws downwards hangs.
    if shown.placed.kind == KindId::Spring && spring::throws_down(&shown.placed.values) {
        return None;
    }
    let [_, _, _, bottom] = shown.area;
    let ground = ground_under(level, layer, (placement.x, placement.y))?;
    Some(placement.y + ground + 1 - bottom)
}

/// The last free pixel over the ground in a column, from a place down.
fn ground_under(level: &Level, layer: TileLayer, (x, y): (i32, i32)) -> Option<i32> {
    let free = |y: i32| level.cast(Ray::ground(x, y, Direction::Down), layer).distance;
    let air = (0..=UP).map(|up| y.saturating_sub(up)).find(|y| free(*y) >= 0)?;
    let found = (0..=DOWN / 16).map(|tiles| air.saturating_add(16 * tiles)).map(|y| y.saturating_add(free(y)));
    found.into_iter().find(|height| free(*height) == 0 && free(height.saturating_sub(1)) == 1)
}

/// Whether objects of a kind rest on ground; the others hang, float, fly or are part of the terrain.
fn rests(placement: &Placement, own: &OwnKinds) -> bool {
    if placement.flip_y {
        return false;
    }
    match own.named(&placement.kind) {
        Some(kind) => matches!(kind.form, OwnForm::Solid | OwnForm::Sloped | OwnForm::Hazard | OwnForm::Spring),
        None => kind_of(placement, own).is_some_and(|(kind, _)| RESTING.contains(&kind)),
    }
}

const RESTING: [KindId; 16] = [
    KindId::Block,
    KindId::Booster,
    KindId::BreakableBlock,
    KindId::BreakableWall,
    KindId::Button,
    KindId::Checkpoint,
    KindId::GoalPost,
    KindId::Lobber,
    KindId::Monitor,
    KindId::PushBlock,
    KindId::Rock,
    KindId::Rover,
    KindId::Seesaw,
    KindId::Spikes,
    KindId::Spring,
    KindId::Springboard,
];
