//! Checks of what is placed in a level: objects, start, goal, water and camera limits.

pub(in crate::checks) mod definitions;
pub(in crate::checks) mod duplicates;
pub(in crate::checks) mod figures;
pub(in crate::checks) mod kinds;
pub(in crate::checks) mod level_end;
pub(in crate::checks) mod level_marks;
pub(in crate::checks) mod limit_changes;
pub(in crate::checks) mod monitors;
pub(in crate::checks) mod outside;
pub(in crate::checks) mod own_pictures;
pub(in crate::checks) mod own_properties;
pub(in crate::checks) mod start_in_ground;
pub(in crate::checks) mod start_over_nothing;
pub(in crate::checks) mod things_in_walls;
pub(in crate::checks) mod to_do;
pub(in crate::checks) mod unlinked;
pub(in crate::checks) mod value_ranges;
pub(in crate::checks) mod water;

use super::context::LevelContext;
use super::problem::{Place, Thing};
use crate::document::Edit;
use sim::objects::shown;
use sim::project::{Area, Placement};

/// The edit that puts another object in the place of one; none if two share an id, for it would find the wrong one.
pub(in crate::checks) fn replace(cx: &LevelContext<'_>, n: usize, placement: Placement) -> Vec<Edit> {
    if !cx.is_only_placement(placement.id) {
        return Vec::new();
    }
    let (level, id) = (cx.data.key.clone(), placement.id);
    vec![Edit::SetPlacement { level, id, placement: Some((n, placement)) }]
}

/// An object with its size.
pub(in crate::checks) fn place_of(cx: &LevelContext<'_>, placement: &Placement) -> Place {
    let (width, height) = half_size(cx, placement);
    let (x, y) = (placement.x.saturating_sub(width), placement.y.saturating_sub(height));
    let area = Area { x, y, width: 2 * width, height: 2 * height };
    Place::Thing { level: cx.data.key.clone(), thing: Thing::Placement(placement.id), area }
}

/// Half of what an object measures; 8 pixels if its kind does not say.
fn half_size(cx: &LevelContext<'_>, placement: &Placement) -> (i32, i32) {
    let placed = cx.objects.get(&placement.id).and_then(|index| cx.level.objects().get(*index));
    let body = placed.map(|placed| shown(cx.level, placed).body);
    let half =
        |side: fn(&sim::objects::Body) -> u16| body.as_ref().map(side).filter(|half| *half > 0).map_or(8, i32::from);
    (half(|body| body.half_width), half(|body| body.half_height))
}
