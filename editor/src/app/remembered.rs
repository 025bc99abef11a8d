//! The remembered part of the session: tool and overlays for all projects, the view for each.

use crate::bindings::ToolId;
use crate::session::{Overlays, PlayersShown, Session, Snap, View};
use crate::widgets::rows::Dragged;
use eframe::egui::pos2;
use serde::{Deserialize, Serialize};
use sim::project::Project;
use sim::tiles::TileLayer;
use std::path::Path;

/// Projects whose views are remembered.
const MAX_PROJECTS: usize = 40;
/// Views are within the largest level.
const FAR: f32 = 1e6;

/// The view of one project.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Seen {
    folder: String,
    level: String,
    x: f32,
    y: f32,
    zoom: f32,
    layer_b: bool,
}

/// Everything remembered.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct Remembered {
    tool: String,
    overlays: Overlays,
    /// The overlays that were switched by hand, if a set is shown. Always stored: a field that is not there is not read back.
    own_overlays: Option<Overlays>,
    players_shown: PlayersShown,
    snap: Snap,
    paint_everywhere: bool,
    /// Widths of columns that the user dragged.
    pub columns: Dragged,
    projects: Vec<Seen>,
}

impl Remembered {
    /// Reads what was stored; garbage is skipped.
    pub fn from_stored(text: &str) -> Self {
        crate::settings::read_fields(text)
    }

    /// The text to store.
    pub fn to_stored(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Puts tool and overlays back as they were.
    pub fn begin(&self, session: &mut Session) {
        session.tools.tool = ToolId::from_id(&self.tool).unwrap_or_default();
        session.canvas.overlays = self.overlays;
        session.canvas.own_overlays = self.own_overlays.unwrap_or(self.overlays);
        session.play.players_shown = self.players_shown;
        session.tools.snap = if Snap::ALL.contains(&self.snap) { self.snap } else { Snap::default() };
        session.tools.paint_everywhere = self.paint_everywhere;
    }

    /// Puts the view of a project back as it was, if it is known: level, place, zoom and layer.
    pub fn recall(&self, folder: &Path, project: &Project, session: &mut Session) {
        let folder = folder.to_string_lossy();
        let Some(seen) = self.projects.iter().find(|seen| seen.folder == folder) else { return };
        let usable = [seen.x, seen.y, seen.zoom].iter().all(|v| v.is_finite() && v.abs() <= FAR);
        let is_there = project.level(&seen.level).is_some() || project.maze(&seen.level).is_some();
        if usable && seen.zoom >= 1.0 / 16_384.0 && seen.zoom <= 64.0 && is_there {
            session.level.clone_from(&seen.level);
            session.canvas.view = View { origin: pos2(seen.x, seen.y), zoom: seen.zoom };
            session.canvas.framing = None;
            session.tools.layer = if seen.layer_b { TileLayer::B } else { TileLayer::A };
        }
    }

    /// Remembers how the user left it.
    pub fn remember(&mut self, folder: Option<&Path>, session: &Session) {
        self.tool = session.tools.tool.id().to_owned();
        // What play shows in its own right is not the user's choice.
        let is_plays = session.canvas.shows_play_set && session.overlay_set() == Some(session.canvas.play_set);
        self.overlays = if is_plays { session.canvas.own_overlays } else { session.canvas.overlays };
        self.own_overlays = Some(session.canvas.own_overlays).filter(|own| *own != self.overlays);
        self.players_shown = session.play.players_shown;
        self.snap = session.tools.snap;
        self.paint_everywhere = session.tools.paint_everywhere;
        let Some(folder) = folder.map(|folder| folder.to_string_lossy().into_owned()) else { return };
        self.projects.retain(|seen| seen.folder != folder);
        let view = session.canvas.view_left.unwrap_or(session.canvas.view);
        self.projects.insert(
            0,
            Seen {
                folder,
                level: session.level.clone(),
                x: view.origin.x,
                y: view.origin.y,
                zoom: view.zoom,
                layer_b: session.tools.layer == TileLayer::B,
            },
        );
        self.projects.truncate(MAX_PROJECTS);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::session::OverlaySet;
    use serde_json::Value;
    use sim::project::LevelData;

    #[test]
    fn a_view_comes_back_for_its_project_only() {
        let levels = ["first", "one"].map(|key| LevelData { key: key.into(), ..LevelData::default() }.into());
        let project = Project { levels: levels.into(), ..Project::default() };
        let mut session = Session { level: "one".into(), ..Session::default() };
        session.canvas.view = View { origin: pos2(120.0, -40.0), zoom: 2.0 };
        let mut remembered = Remembered::default();
        remembered.remember(Some(Path::new("/a")), &session);
        let remembered = Remembered::from_stored(&remembered.to_stored());
        let mut other = Session { level: "first".into(), ..Session::default() };
        remembered.recall(Path::new("/b"), &project, &mut other);
        assert_eq!((other.canvas.view, other.level.as_str()), (View::default(), "first"));
        remembered.recall(Path::new("/a"), &Project::default(), &mut other);
        assert_eq!(other.level, "first", "the level is gone");
        remembered.recall(Path::new("/a"), &project, &mut other);
        assert_eq!((other.canvas.view, other.level.as_str()), (session.canvas.view, "one"));
        remembered.begin(&mut other);
        assert_eq!(other.tools.tool, ToolId::Brush);
    }

    #[test]
    fn sessions_stored_before_tools_had_rows_still_open() {
        let text = r#"{"tool":"ground","overlays":{"grid":false,"chunk_grid":true,"collision":true,"angles":true,
            "dim":false,"objects":true,"background":false,"rulers":true,"sensors":false,"readout":true,"radii":true,
            "speeds":true,"trail":false,"camera":true,"object_sizes":true,"hitboxes":true,"combined":false,"areas":true,
            "sides":false,"checks":true,"slots":true,"links":false},"snap":{"pixels":16},"paint_everywhere":true,
            "projects":[{"folder":"/a","level":"one","x":120.0,"y":-40.0,"zoom":2.0,"layer_b":true}]}"#;
        let mut session = Session::default();
        let remembered = Remembered::from_stored(text);
        remembered.begin(&mut session);
        assert_eq!(
            (session.tools.tool, session.tools.snap, session.tools.paint_everywhere),
            (ToolId::Ground, Snap::Pixels(16), true)
        );
        let [mut stored, again] =
            [text, &remembered.to_stored()].map(|text| serde_json::from_str::<Value>(text).expect("JSON"));
        // Overlays that came later are as they are at first.
        let first = serde_json::to_value(Overlays::default()).expect("JSON");
        for (overlay, on) in first.as_object().expect("toggles") {
            let stored = stored["overlays"].as_object_mut().expect("toggles");
            stored.entry(overlay).or_insert(on.clone());
        }
        stored["own_overlays"] = Value::Null;
        stored["columns"] = serde_json::json!({});
        stored["players_shown"] = "first".into();
        assert_eq!(stored, again, "nothing of it was lost, and it is stored as it was");
    }

    #[test]
    fn a_set_of_overlays_and_those_behind_it_come_back() {
        let mut session = Session::default();
        (session.canvas.overlays.slots, session.canvas.overlays.checks) = (true, false);
        session.show_set(Some(OverlaySet::All));
        let mut remembered = Remembered::default();
        remembered.remember(None, &session);
        let mut again = Session::default();
        Remembered::from_stored(&remembered.to_stored()).begin(&mut again);
        assert_eq!(again.overlay_set(), Some(OverlaySet::All));
        again.show_set(None);
        assert!(again.canvas.overlays.slots && !again.canvas.overlays.checks);
    }

    #[test]
    fn garbage_moves_nobody_out_of_the_world() {
        let text = r#"{"tool":7,"projects":[{"folder":"/a","level":"","x":1e30,"y":0,"zoom":1}]}"#;
        let remembered = Remembered::from_stored(text);
        let mut session = Session::default();
        remembered.recall(Path::new("/a"), &Project::default(), &mut session);
        assert_eq!(session.canvas.view, View::default());
    }
}
