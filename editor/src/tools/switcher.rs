//! The layer switcher tool: a drag draws a new switcher's line; one that is there is moved.

use super::select::{Drag, select_one};
use super::{Ghost, Pointer, Tool, ToolFacts, rounded};
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::targets::{self, Grip};
use eframe::egui::{CursorIcon, Pos2, Rect, Vec2};
use kit::document::GestureId;
use sim::project::{LayerSwitcher, LevelData, Orientation, PlacementId, SwitcherSide};
use sim::tiles::TileLayer;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { holds_things: true, ..ToolFacts::NONE };

/// Half the length of a switcher that a click puts down: the second of the originals' four sizes.
const HALF_LENGTH: u16 = 64;

/// Places and moves layer switchers.
#[derive(Default)]
pub struct SwitcherTool {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    Placing {
        gesture: GestureId,
        id: PlacementId,
        from: Pos2,
        level: Arc<LevelData>,
        sent: Option<LayerSwitcher>,
    },
    Moving(Box<Drag>),
}

impl Tool for SwitcherTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let key = &cx.session().level;
        let Some(level) = cx.in_view().level() else { return };
        if pointer.pressed {
            self.state = match under(pointer.at, pointer.zoom, cx) {
                // Ready -> Moving
                Some((what, grip)) => {
                    select_one(what, pointer, cx, out);
                    State::Moving(Box::new(Drag::new(pointer.at, what, grip, [what].into(), level.clone())))
                }
                // Ready -> Placing
                None => {
                    let id = arrange::new_id(level);
                    out.session(move |session| session.selected.things = [Selected::Switcher(id)].into());
                    let (gesture, from, level) = (new_gesture(), pointer.at, level.clone());
                    State::Placing { gesture, id, from, level, sent: None }
                }
            };
        }
        match &mut self.state {
            State::Moving(drag) => drag.follow(pointer, cx, out),
            State::Placing { gesture, id, from, level, sent } => {
                let switcher = drawn(*id, *from, pointer, level);
                if sent.as_ref() != Some(&switcher) {
                    *sent = Some(switcher.clone());
                    let edit = arrange::set_switcher(key, level, *id, Some(switcher));
                    out.amend(*gesture, t("Place layer switcher"), vec![edit]);
                }
            }
            State::Ready => {}
        }
        if pointer.released {
            self.state = State::Ready;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        if let State::Moving(drag) = &self.state {
            drag.ghost(ghost);
        }
        let (State::Ready, Some(at)) = (&self.state, ghost.pointer) else { return };
        if under(at, ghost.view.zoom, cx).is_some() {
            return;
        }
        let centre = rounded(at, ghost.snap);
        let half = Vec2::new(1.0, f32::from(HALF_LENGTH));
        ghost.frame(ghost.area(Rect::from_min_max(centre - half, centre + half)));
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        match under(pointer.at, pointer.zoom, cx) {
            Some((_, Grip::Body)) => CursorIcon::Move,
            Some((_, Grip::Edge(0, _))) => CursorIcon::ResizeVertical,
            Some(_) => CursorIcon::ResizeHorizontal,
            None => CursorIcon::Crosshair,
        }
    }

    fn cancel(&mut self) {
        self.state = State::Ready;
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
