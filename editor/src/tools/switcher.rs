//! The layer switcher tool: a drag draws a new switcher's line; one that is there is moved.

use super::select::placing::{PlaceState, Placing};
use super::{Ghost, Pointer, Tool, ToolFacts, rounded};
use crate::command::Outbox;
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::targets::{self, Grip};
use eframe::egui::{CursorIcon, Pos2, Rect, Vec2};
use sim::project::{LayerSwitcher, LevelData, Orientation, PlacementId, SwitcherSide};
use sim::tiles::TileLayer;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { holds_things: true, ..ToolFacts::NONE };

/// Half the length of a switcher that a click puts down: the second of the originals' four sizes.
const HALF_LENGTH: u16 = 64;

/// Places and moves layer switchers.
#[derive(Default)]
pub struct SwitcherTool {
    state: PlaceState<LayerSwitcher>,
}

impl Tool for SwitcherTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let key = &cx.session().level;
        if pointer.pressed {
            let found = under(pointer.at, pointer.zoom, cx);
            self.state = PlaceState::press(found, Selected::Switcher, pointer, cx, out);
        }
        let draw = |placing: &Placing<LayerSwitcher>| drawn(placing.id, placing.from, pointer, &placing.level);
        self.state.follow(pointer, cx, out, draw, |level, id, switcher| {
            (t("Place layer switcher"), arrange::set_switcher(key, level, id, Some(switcher)))
        });
        if pointer.released {
            self.state = PlaceState::Ready;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        self.state.ghost(ghost);
        let (PlaceState::Ready, Some(at)) = (&self.state, ghost.pointer) else { return };
        if under(at, ghost.view.zoom, cx).is_some() {
            return;
        }
        let centre = rounded(at, ghost.snap);
        let half = Vec2::new(1.0, f32::from(HALF_LENGTH));
        ghost.frame(ghost.area(Rect::from_min_max(centre - half, centre + half)));
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        under(pointer.at, pointer.zoom, cx).map_or(CursorIcon::Crosshair, |(_, grip)| grip.cursor())
    }

    fn cancel(&mut self) {
        self.state = PlaceState::Ready;
    }
}

/// The switcher under a level position, and which part of it.
fn under(at: Pos2, zoom: f32, cx: &Studio) -> Option<(Selected, Grip)> {
    targets::under(at, zoom, cx).filter(|(what, _)| matches!(what, Selected::Switcher(_)))
}

/// The switcher whose line the drag draws; a mere click gives one of the usual length.
fn drawn(id: PlacementId, from: Pos2, pointer: Pointer, level: &LevelData) -> LayerSwitcher {
    let way = pointer.at - from;
    let (along, orientation) =
        if way.x.abs() > way.y.abs() { (way.x, Orientation::Horizontal) } else { (way.y, Orientation::Vertical) };
    let click = along.abs() * pointer.zoom < 6.0;
    let half = (along.abs() / 2.0 / pointer.snap).round() * pointer.snap;
    let centre = if click { from } else { from + way / 2.0 };
    let centre = match orientation {
        _ if click => centre,
        Orientation::Vertical => Pos2::new(from.x, centre.y),
        Orientation::Horizontal => Pos2::new(centre.x, from.y),
    };
    let at = rounded(centre, pointer.snap);
    // Sides as the last one placed has them: a loop takes several of the same kind.
    let like = level.switchers.last().cloned().unwrap_or(LayerSwitcher {
        right_or_below: SwitcherSide { layer: TileLayer::B, high_priority: false },
        ..LayerSwitcher::default()
    });
    LayerSwitcher {
        id,
        x: at.x as i32,
        y: at.y as i32,
        orientation: if click { Orientation::Vertical } else { orientation },
        half_length: if click { HALF_LENGTH } else { half.clamp(pointer.snap.min(4096.0), 4096.0) as u16 },
        extra: Default::default(),
        ..like
    }
}
