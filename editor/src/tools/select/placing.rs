//! A thing that a drag places, or one that is there and is moved: for the tools that do either.

use super::{Drag, select_one};
use crate::command::{Outbox, new_gesture};
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::targets::Grip;
use crate::tools::{Ghost, Pointer};
use eframe::egui::Pos2;
use kit::document::{Edit, GestureId};
use sim::project::{LevelData, PlacementId};
use std::sync::Arc;

/// The state of a tool that places things of a kind, or moves them.
#[derive(Default)]
pub enum PlaceState<T> {
    /// The state without a press.
    #[default]
    Ready,
    /// A drag draws a new thing.
    Placing(Placing<T>),
    /// A thing that was there is held.
    Moving(Box<Drag>),
}

/// A thing that a drag draws.
pub struct Placing<T> {
    gesture: GestureId,
    /// The id that it has.
    pub id: PlacementId,
    /// The level position at which the drag began.
    pub from: Pos2,
    /// The level as it was at the press.
    pub level: Arc<LevelData>,
    /// The thing as it was drawn last.
    pub sent: Option<T>,
}

impl<T: Clone + PartialEq> PlaceState<T> {
    /// Takes hold of what is under the pointer, or begins to place a thing, which is selected.
    pub fn press(
        found: Option<(Selected, Grip)>,
        selected: fn(PlacementId) -> Selected,
        pointer: Pointer,
        cx: &Studio,
        out: &mut Outbox,
    ) -> Self {
        let Some(level) = cx.in_view().level() else { return Self::Ready };
        match found {
            // Ready -> Moving
            Some((what, grip)) => {
                select_one(what, pointer, cx, out);
                Self::Moving(Box::new(Drag::new(pointer.at, what, grip, [what].into(), level.clone())))
            }
            // Ready -> Placing
            None => {
                let id = arrange::new_id(level);
                out.session(move |session| session.selected.things = [selected(id)].into());
                let (gesture, from, level) = (new_gesture(), pointer.at, level.clone());
                Self::Placing(Placing { gesture, id, from, level, sent: None })
            }
        }
    }

    /// Moves what is held, or draws the new thing: `draw` says how it is now, `edit` puts it into the level.
    pub fn follow(
        &mut self,
        pointer: Pointer,
        cx: &Studio,
        out: &mut Outbox,
        draw: impl FnOnce(&Placing<T>) -> T,
        edit: impl FnOnce(&LevelData, PlacementId, T) -> (&'static str, Edit),
    ) {
        match self {
            Self::Ready => {}
            Self::Moving(drag) => drag.follow(pointer, cx, out),
            Self::Placing(placing) => {
                let now = draw(placing);
                if placing.sent.as_ref() != Some(&now) {
                    placing.sent = Some(now.clone());
                    let (label, edit) = edit(&placing.level, placing.id, now);
                    out.amend(placing.gesture, label, vec![edit]);
                }
            }
        }
    }

    /// Draws the lines at which what is held is in line with others.
    pub fn ghost(&self, ghost: &Ghost<'_>) {
        if let Self::Moving(drag) = self {
            drag.ghost(ghost);
        }
    }
}
