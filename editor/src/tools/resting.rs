//! Resting places of things: the ground under them, a ceiling or a wall.

use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange::moved_each;
use crate::things::lookup::{Indexed, Lookup};
use crate::things::targets;
use crate::tr;
use eframe::egui::{Vec2, vec2};
use kit::derived::objects::shown_of_placement;
use kit::notices::Notice;
use sim::level::Level;
use sim::objects::PlacedObject;
use sim::player::Player;
use sim::player::characters::push_radius;
use sim::project::{OwnForm, OwnKinds, Placement};
use sim::sensors::{Direction, Ray};
use sim::tiles::{TILE, TileLayer};

/// Pixels under a new object within which ground is looked for: a little more than a screen.
const DOWN: i32 = 256;
/// Pixels above its centre within which there is air, if the pointer is in the ground.
const UP: i32 = 32;
/// Pixels from a selected thing within which a surface is looked for, and pixels that it may be in the terrain.
const FAR: i32 = 2048;
const DEEP: i32 = 128;

/// The placement, lowered or raised to the ground under it. It stays if there is no ground near, or if such objects hang or
/// float.
pub fn rested(level: &Level, layer: TileLayer, placement: Placement) -> Placement {
    let y = height(level, layer, &placement);
    Placement { y: y.unwrap_or(placement.y), ..placement }
}

fn height(level: &Level, layer: TileLayer, placement: &Placement) -> Option<i32> {
    let shown = shown_of_placement(level, placement).filter(|shown| rests(&shown.placed, level.own_kinds()))?;
    let [_, _, _, bottom] = shown.area;
    let from = (placement.x, placement.y);
    let to_ground = way(level, layer, (from, Direction::Down), (UP, DOWN))?;
    Some(placement.y.saturating_add(placement.y.saturating_sub(bottom)).saturating_add(to_ground + 1))
}

/// Pixels from a place to the last free pixel before the surface in a direction; negative out of the terrain. Air is looked
/// for so many pixels back, the surface so many pixels on from there; `None` if either is missing.
fn way(
    level: &Level,
    layer: TileLayer,
    (from, direction): ((i32, i32), Direction),
    (back, on): (i32, i32),
) -> Option<i32> {
    let free = |by: i32| {
        let (x, y) = direction.moved(from, by);
        level.cast(Ray { x, y, direction, top: direction == Direction::Down }, layer).distance
    };
    let air = (0..=back).map(|by| -by).find(|by| free(*by) >= 0)?;
    let mut found = (0..=on / TILE).map(|tiles| air + TILE * tiles).map(|by| by + free(by));
    found.find(|by| free(*by) == 0 && free(by - 1) == 1)
}

/// Whether an object rests on ground.
fn rests(placed: &PlacedObject, own: &OwnKinds) -> bool {
    let rests = match placed.own_kind(own) {
        Some(kind) => matches!(kind.form, OwnForm::Solid | OwnForm::Sloped | OwnForm::Hazard | OwnForm::Spring),
        None => placed.kind.rests(&placed.values),
    };
    rests && !placed.flip_y
}

/// The direction in which an action puts what is selected.
pub const fn direction_of(action: Action) -> Option<Direction> {
    match action {
        Action::ToFloor => Some(Direction::Down),
        Action::ToCeiling => Some(Direction::Up),
        Action::ToLeftWall => Some(Direction::Left),
        Action::ToRightWall => Some(Direction::Right),
        _ => None,
    }
}

/// Moves the selected objects and starts in a direction until they touch the terrain of the layer in view.
pub fn put(direction: Direction, label: &'static str, cx: &Studio, out: &mut Outbox) {
    let Some(data) = cx.in_view().level() else { return };
    let (level, layer, things) = (cx.derived().level(), cx.session().tools.layer, Indexed::new(data));
    let (mut moves, mut lost) = (Vec::new(), 0);
    for what in &cx.session().selected.things {
        let edges = edges(&things, *what, direction, level);
        if edges.is_empty() {
            continue;
        }
        let ways = edges.into_iter().filter_map(|edge| way(level, layer, (edge, direction), (DEEP, FAR)));
        match ways.min() {
            Some(0) => {}
            Some(by) => moves.push((*what, along(direction, by))),
            None => lost += 1,
        }
    }
    let edits = moved_each(&cx.session().level, &things, &moves);
    if lost > 0 {
        out.send(Command::Notice(Notice::note(tr!("{label}: {lost} of them found nothing to touch.", label, lost))));
    } else if edits.is_empty() {
        out.send(Command::Notice(Notice::note(tr!("{label}: nothing had to move.", label))));
    }
    if !edits.is_empty() {
        out.edit(label, edits);
    }
}

fn along(direction: Direction, by: i32) -> Vec2 {
    let (x, y) = direction.moved((0, 0), by);
    vec2(x as f32, y as f32)
}

/// The pixels of a thing that touch the terrain first: of an object the middle of its side, of a start the player's sensors.
fn edges(things: &impl Lookup, what: Selected, direction: Direction, level: &Level) -> Vec<(i32, i32)> {
    if let Some(start) = targets::start_of(things.level(), what) {
        let player = Player::new(&start, &level.ruleset);
        let (wide, high) = (i32::from(player.width_radius), i32::from(player.height_radius));
        let push = push_radius(&level.ruleset, player.character);
        let sensors = match direction {
            Direction::Down => vec![(-wide, high), (wide, high)],
            Direction::Up => vec![(-wide, -high), (wide, -high)],
            Direction::Left => vec![(-push, 0)],
            Direction::Right => vec![(push, 0)],
        };
        return sensors.into_iter().map(|(x, y)| (start.x.saturating_add(x), start.y.saturating_add(y))).collect();
    }
    let Selected::Placement(id) = what else { return Vec::new() };
    let Some((_, placement)) = things.placement(id) else { return Vec::new() };
    let area = targets::object(placement, level.own_kinds());
    let (x, y) = (placement.x, placement.y);
    vec![match direction {
        Direction::Down => (x, (area.bottom() as i32).saturating_sub(1)),
        Direction::Up => (x, area.top() as i32),
        Direction::Left => (area.left() as i32, y),
        Direction::Right => ((area.right() as i32).saturating_sub(1), y),
    }]
}
