//! The object tool: a click places the kind in hand, on the ground unless Alt is held; an object that is there is moved.

use super::links::{self, LinkDrag};
use super::select::in_line;
use super::select::{Drag, select_one};
use super::{Ghost, Pointer, Tool, ToolFacts, resting, rounded};
use crate::bindings::Action;
use crate::command::{Command, Outbox, new_gesture};
use crate::language::{t, within};
use crate::overlays::Stage;
use crate::overlays::objects::launches;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::links::propose;
use crate::things::objects::{self, placement_in_hand, take_like};
use crate::things::targets::{self, Grip, title};
use crate::tr;
use crate::widgets::sprites::Pictures;
use eframe::egui::{Color32, CursorIcon, Pos2, Rect, pos2};
use kit::document::mirror::Mirror;
use kit::document::{Edit, GestureId};
use kit::notices::Notice;
use sim::project::{LevelData, Placement, PlacementId};
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { holds_things: true, palette: Some("objects"), ..ToolFacts::NONE };

/// Places and moves objects.
#[derive(Default)]
pub struct ObjectTool {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    Placing {
        gesture: GestureId,
        id: PlacementId,
        level: Arc<LevelData>,
        /// The placement, wherever the pointer goes.
        what: Box<Placement>,
        sent: Option<Placement>,
    },
    Moving(Box<Drag>),
    Linking(LinkDrag),
}

impl Tool for ObjectTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let key = &cx.session().level;
        let Some(level) = cx.in_view().level() else { return };
        if pointer.pressed {
            self.state = match (LinkDrag::press(pointer, cx), under(pointer.at, pointer.zoom, cx)) {
                // Ready -> Linking
                (Some(drag), _) => State::Linking(drag),
                // Ready -> Moving
                (None, Some(what)) => {
                    let selection = &cx.session().selected.things;
                    let moves = if selection.contains(&what) { selection.clone() } else { [what].into() };
                    select_one(what, pointer, cx, out);
                    State::Moving(Box::new(Drag::new(pointer.at, what, Grip::Body, moves, level.clone())))
                }
                // Ready -> Placing
                (None, None) => {
                    let id = arrange::new_id(level);
                    out.session(move |session| session.selected.things = [Selected::Placement(id)].into());
                    let mut what = Box::new(Placement { id, ..placement_in_hand(cx.session(), pointer.at) });
                    propose(&mut what, cx.derived().looks());
                    State::Placing { gesture: new_gesture(), id, level: level.clone(), what, sent: None }
                }
            };
        }
        match &mut self.state {
            State::Moving(drag) => drag.follow(pointer, cx, out),
            State::Placing { gesture, id, level, what, sent } => {
                let at = in_line::to_guides(rounded(pointer.at, pointer.snap), pointer.zoom, cx);
                let held = title(&cx.session().tools.object.placement, cx.derived().level().own_kinds());
                let placement = Placement { x: at.x as i32, y: at.y as i32, ..(**what).clone() };
                let placement = laid(placement, pointer.modifiers.alt, cx);
                if sent.as_ref() != Some(&placement) {
                    *sent = Some(placement.clone());
                    let slot = level.placements.len();
                    let edit = Edit::SetPlacement { level: key.clone(), id: *id, placement: Some((slot, placement)) };
                    out.amend(*gesture, tr!("Place {object}", object = within(held)), vec![edit]);
                }
            }
            State::Ready | State::Linking(_) => {}
        }
        if pointer.released
            && let State::Linking(drag) = std::mem::take(&mut self.state)
        {
            drag.release(pointer, cx, out);
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        let linking = if let State::Linking(drag) = self.state { Some(drag) } else { None };
        links::ghost(ghost, linking, cx);
        if let State::Moving(drag) = &self.state {
            drag.ghost(ghost);
        }
        let (State::Ready, Some(at)) = (&self.state, ghost.pointer) else { return };
        if under(at, ghost.view.zoom, cx).is_some() {
            return;
        }
        let at = in_line::to_guides(rounded(at, ghost.snap), ghost.view.zoom, cx);
        let placement = placement_in_hand(cx.session(), at);
        let placement = laid(placement, ghost.modifiers.alt, cx);
        let mut around = targets::object(&placement, cx.derived().looks().own());
        if let Some(shown) = cx.derived().shown(&placement) {
            let [left, top, right, bottom] = shown.area.map(|side| side as f32);
            around = Rect::from_min_max(pos2(left, top), pos2(right, bottom));
            let to_screen = |at: Pos2| ghost.view.to_screen(ghost.canvas, at);
            let mut pictures = Pictures::new(ghost.painter.ctx());
            let faint = Color32::from_white_alpha(150);
            pictures.add(&to_screen, (&shown.sketch, shown.flips), shown.centre(), faint);
            pictures.paint(ghost.painter);
        }
        ghost.frame(ghost.area(around));
        let to_screen = |at: Pos2| ghost.view.to_screen(ghost.canvas, at);
        let stage = Stage::new(ghost.painter, &to_screen, ghost.canvas);
        launches::paint_in_hand(&stage, cx, &placement);
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        let over = under(pointer.at, pointer.zoom, cx).is_some();
        if over || matches!(self.state, State::Moving(_)) { CursorIcon::Move } else { CursorIcon::Crosshair }
    }

    fn cancel(&mut self) {
        self.state = State::Ready;
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        let flips = matches!(action, Action::FlipX | Action::FlipY);
        if flips {
            flip(action, cx, out);
        }
        flips
    }

    fn step(&self, by: i32, cx: &Studio, out: &mut Outbox) -> bool {
        let own = cx.derived().level().own_kinds().clone();
        let level = std::sync::Arc::clone(&cx.derived().scene().level);
        out.session(move |session| objects::step_kind(session, &level, &own, by));
        true
    }

    fn pick(&self, at: Pos2, cx: &Studio, out: &mut Outbox) -> bool {
        let level = &cx.derived().scene().level;
        let there = targets::at(level, targets::Drawn::to_grab(cx), at, cx.session().canvas.view.zoom, |_| false);
        let Some((Selected::Placement(id), _)) = there else { return false };
        let Some(placement) = level.placements.iter().find(|placement| placement.id == id).cloned() else {
            return false;
        };
        out.session(move |session| take_like(session, &placement));
        true
    }
}

/// Mirrors the object in hand.
pub fn flip(action: Action, cx: &Studio, out: &mut Outbox) {
    let mirror = if action == Action::FlipX { Mirror::Across(0) } else { Mirror::Down(0) };
    let image = mirror.placement(&cx.session().tools.object.placement, cx.derived().looks().own());
    if image.is_mirrored {
        out.session(move |session| session.tools.object.placement = image.placement);
    } else {
        out.send(Command::Notice(Notice::note(t("The object in hand has no such mirror image."))));
    }
}

/// A new object where it comes to rest; right at the pointer while Alt is held.
fn laid(placement: Placement, is_free: bool, cx: &Studio) -> Placement {
    if is_free { placement } else { resting::rested(cx.derived().level(), cx.session().tools.layer, placement) }
}

/// The object under a level position.
fn under(at: Pos2, zoom: f32, cx: &Studio) -> Option<Selected> {
    let is_object = |what: &Selected| matches!(what, Selected::Placement(_));
    targets::under(at, zoom, cx).map(|(what, _)| what).filter(is_object)
}
