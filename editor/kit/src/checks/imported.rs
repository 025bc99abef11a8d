//! The part that was imported from a game and not edited since: its habits are no faults, and it is never fixed in bulk.

use crate::checks::problem::{Place, Thing};
use crate::document::Edit;
use crate::exchange::promises::UntouchedParts;
use sim::project::Project;

/// Returns true if all that is at a place was imported and not edited since.
pub(crate) fn is_imported(untouched: &UntouchedParts, project: &Project, place: &Place) -> bool {
    if untouched.is_empty() {
        return false;
    }
    match place {
        Place::Tile(set, tile) => untouched.any(|parts| parts.has_tile(*set, *tile)),
        Place::Block(set, block) => untouched.any(|parts| parts.has_block(*set, *block)),
        Place::Chunk(chunk) => untouched.any(|parts| parts.has_chunk(*chunk)),
        Place::Tileset(set) => untouched.any(|parts| parts.has_set(*set)),
        Place::Level(level) => untouched.any(|parts| parts.has_bounds(level)),
        Place::Area { level, area, .. } => {
            let data = project.level(level);
            untouched.any(|parts| parts.has_terrain(level, area))
                && data.is_some_and(|data| untouched.any(|parts| parts.has_things(data, area)))
        }
        Place::Thing { level, thing, area } => {
            let is_thing = match thing {
                Thing::Start => untouched.any(|parts| parts.has_start(level)),
                Thing::Goal | Thing::LimitChange(_) | Thing::Mark(_) => false,
                Thing::Switcher(id) | Thing::Placement(id) => untouched.any(|parts| parts.has_thing(level, *id)),
            };
            is_thing && untouched.any(|parts| parts.has_terrain(level, area))
        }
        Place::Project | Place::OwnKind(_) | Place::Figure(_) | Place::Run(_) | Place::File(_) => false,
    }
}

/// Edits leave alone what was imported and not edited since. `after` is the project with them.
pub(crate) fn spares_imports(untouched: &UntouchedParts, edits: &[Edit], after: &Project) -> bool {
    if untouched.is_empty() {
        return true;
    }
    let direct = |edit: &Edit| match edit {
        Edit::SetTile { tileset, tile, .. } => Some(!untouched.any(|parts| parts.has_tile(*tileset, *tile))),
        Edit::SetPlacement { level, id, .. } | Edit::SetSwitcher { level, id, .. } => {
            Some(!untouched.any(|parts| parts.has_thing(level, *id)))
        }
        Edit::SetStart { level, .. } => Some(!untouched.any(|parts| parts.has_start(level))),
        Edit::SetBounds { level, .. } => Some(!untouched.any(|parts| parts.has_bounds(level))),
        Edit::SetLayout { level, cells } => {
            Some(!cells.iter().any(|(x, y, _)| untouched.any(|parts| parts.has_cell(level, (*x, *y)))))
        }
        _ => None,
    };
    let all: Option<Vec<bool>> = edits.iter().map(direct).collect();
    match all {
        Some(spared) => spared.into_iter().all(|spared| spared),
        // Other numbers may mean the same: only the content shows a change.
        None => untouched.is_kept_in(after),
    }
}
