//! Where a new object comes to rest: on the ground under it, if it is of a kind that rests on ground.

use kit::derived::objects::shown_of_placement;
use sim::level::Level;
use sim::objects::PlacedObject;
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
    let shown = shown_of_placement(level, placement).filter(|shown| rests(&shown.placed, level.own_kinds()))?;
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

/// Whether an object rests on ground.
fn rests(placed: &PlacedObject, own: &OwnKinds) -> bool {
    let rests = match placed.own_kind(own) {
        Some(kind) => matches!(kind.form, OwnForm::Solid | OwnForm::Sloped | OwnForm::Hazard | OwnForm::Spring),
        None => placed.kind.rests(&placed.values),
    };
    rests && !placed.flip_y
}
