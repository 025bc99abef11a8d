//! The session: how the user left it. Losing it loses no work.

mod canvas;
mod kinds_shown;
mod overlays;
mod play_choices;
mod selection;
mod sets;
mod tools;
mod way;

pub use canvas::{CanvasState, Framing, View, ZOOMS};
pub use kinds_shown::{KindsShown, ThingKind};
pub use kit::document::Selected;
pub use overlays::{OverlayInfo, OverlayMenu, Overlays};
pub use play_choices::{HeatShown, PlayAs, PlayChoices, PlayersShown, PlaysShown, Pose, TriedSound, next_character};
pub use selection::Selection;
pub use sets::OverlaySet;
pub use tools::{Brush, GroundSize, MazeBrush, ObjectInHand, OfTileset, Snap, TileAt, ToolChoices};
pub use way::{GhostInHand, GhostState, PlotKind, PlotSet, WayColor, WayShown};

use crate::bindings::ToolId;
use eframe::egui::{Vec2, vec2};
use kit::document::{Region, Stamp};
use sim::project::{LevelData, NamedStamp, Project, Start};
use sim::ruleset::Ruleset;
use std::sync::Arc;

/// Tool, view, selection: what the panes share without being part of the document.
#[derive(Clone, Debug, Default)]
pub struct Session {
    /// Key of the level in view.
    pub level: String,
    /// The tool in hand, and what the tools work with.
    pub tools: ToolChoices,
    /// The part of the level in view, and what is drawn over it.
    pub canvas: CanvasState,
    /// Choices of play: the start, the player, and what is shown of runs.
    pub play: PlayChoices,
    /// The selection.
    pub selected: Selection,
}

impl Session {
    /// The start at which play begins in a level.
    pub fn chosen_start(&self, level: &LevelData) -> Start {
        let name = self.play.start.as_ref();
        let named = level.starts.iter().find(|named| Some(&named.name) == name);
        named.map_or(level.start, |named| named.start)
    }

    /// Returns the start of play in a level, with the player who plays.
    pub fn play_start(&self, level: &LevelData, rules: &Ruleset) -> Start {
        self.play.play_as.applied(self.chosen_start(level), rules)
    }

    /// Takes a stamp in hand, and the tool that puts it down.
    pub fn take_stamp(&mut self, stamp: Arc<Stamp>) {
        (self.tools.stamp, self.tools.tool, self.tools.stamp_key) = (Some(stamp), ToolId::Stamp, None);
    }

    /// Takes a stamp of the project in hand, and the tool that paints with it.
    pub fn take_named_stamp(&mut self, named: &NamedStamp) {
        self.take_stamp(Arc::new(Stamp::of_piece(named.piece.clone())));
        self.tools.stamp_key = Some(named.key.clone());
        self.tools.stamp_folder.clone_from(&named.folder);
    }

    /// Changes the cells in hand: of brush and stamps.
    pub fn map_cells(&mut self, new: impl Fn(sim::tiles::Cell) -> sim::tiles::Cell) {
        self.tools.last_block = new(self.tools.last_block);
        if let Brush::Block(cell) = &mut self.tools.brush {
            *cell = new(*cell);
        }
        for stamp in self.tools.quick_stamps.iter_mut().chain([&mut self.tools.stamp]).flatten() {
            let cells: Vec<_> = stamp.cells.iter().copied().map(&new).collect();
            if cells != stamp.cells {
                *stamp = Arc::new(Stamp { cells, ..(**stamp).clone() });
            }
        }
    }
}

/// Puts a layer of a level in view, or the level that has it: at the same place, if the layer moves with the level.
pub fn bring_layer_into_view(session: &mut Session, project: &Project, key: String) {
    let (from, to) = (corner_of(project, &session.level), corner_of(project, &key));
    let view = session.canvas.view;
    bring_into_view(session, key);
    session.canvas.view = View { origin: view.origin + to - from, ..view };
    session.canvas.framing = None;
}

/// Returns the level that is played instead of a layer of art; `None` for a level that is none, and for layers that name each other.
pub fn played_instead<'a>(project: &'a Project, key: &'a str) -> Option<&'a str> {
    let mut seen = vec![key];
    while let Some(level) = project.with_layer(seen[seen.len() - 1]).next() {
        if seen.contains(&level.key.as_str()) {
            return None;
        }
        seen.push(&level.key);
    }
    seen.pop().filter(|last| *last != key)
}

/// The pixel of a layer that is in the left top corner of its level; 0 for a level itself, and for a layer that moves against it.
fn corner_of(project: &Project, key: &str) -> Vec2 {
    let layers = project.with_layer(key).next().into_iter().flat_map(|level| &level.art_layers);
    let mut own = layers.filter(|layer| layer.level == key && layer.is_fixed());
    own.next().map_or(Vec2::ZERO, |layer| vec2(layer.x as f32, layer.y as f32))
}

/// Puts another level in view, as it was left, or as it is seen first.
pub fn bring_into_view(session: &mut Session, key: String) {
    let canvas = &mut session.canvas;
    let left = canvas.view_left.take().unwrap_or(canvas.view);
    // A view that was wished for and not shown yet is nobody's.
    if canvas.framing.is_none() && session.level != key {
        canvas.views.insert(std::mem::take(&mut session.level), left);
    }
    let view = canvas.views.remove(&key);
    session.level = key;
    session.selected.things.clear();
    session.selected.area = Region::default();
    (session.canvas.found, session.canvas.caret) = (None, None);
    session.play.ghost.at = None;
    session.canvas.cursor = None;
    (session.canvas.view_left, session.canvas.framing_left) = (None, None);
    session.canvas.framing = if view.is_none() { Some(Framing::Start) } else { None };
    session.canvas.view = view.unwrap_or(session.canvas.view);
}

#[cfg(test)]
mod tests {
    use super::played_instead;
    use sim::project::{ArtLayer, LevelData, Project};
    use std::sync::Arc;

    #[test]
    fn the_level_of_a_layer_is_played() {
        let level = |key: &str, layers: &[&str]| {
            let layer = |level: &&str| ArtLayer { level: (*level).into(), ..ArtLayer::default() };
            let art_layers = layers.iter().map(layer).collect();
            Arc::new(LevelData { key: key.into(), art_layers, ..LevelData::default() })
        };
        let levels = vec![
            level("hills", &["leaves", "gone"]),
            level("leaves", &["dew"]),
            level("dew", &[]),
            level("one", &["two"]),
            level("two", &["one", "two"]),
        ];
        let project = Project { levels, ..Project::default() };
        for (key, expected) in [
            ("hills", None),
            ("leaves", Some("hills")),
            ("dew", Some("hills")),
            ("one", None),
            ("two", None),
            ("gone", Some("hills")),
        ] {
            assert_eq!(played_instead(&project, key), expected, "{key}");
        }
    }
}
