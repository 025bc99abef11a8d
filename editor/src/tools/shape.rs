//! The shape tool: one drag draws a whole piece of terrain, which its handles change until it is baked.

mod ghost;
mod kinds;
mod options;

use super::{Ghost, Options, Pointer, Tool, ToolFacts, rounded};
use crate::bindings::Action;
use crate::command::{Command, Outbox};
use crate::language::{said, t, within};
use crate::session::Framing;
use crate::studio::Studio;
use crate::things::arrange;
use crate::tr;
use eframe::egui::{CursorIcon, Pos2};
use kit::document::GestureId;
use kit::drawing::in_hand::InHand;
use kit::drawing::shapes::handles::{KINDS, dragged, extended, is_at, moved, name, with_handle};
use kit::drawing::shapes::lay;
use kit::drawing::shapes::preview::{Preview, Previewer};
use kit::drawing::shapes::rest::rested;
use kit::notices::Notice;
use sim::project::{LevelData, PlacementId, Shape, ShapeKind, ShapeSide};
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts::NONE;

/// Points around a handle that still count as on it.
const REACH: f32 = 8.0;
/// Points that the hand must move before a press draws something.
const DRAG: f32 = 5.0;
/// Pixels between two points of a line by hand.
const STRIDE: f32 = 6.0;

/// Draws shapes and changes them by their handles.
#[derive(Default)]
pub struct ShapeTool {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    /// Pressed on nothing: a new shape follows the hand.
    Drawing { id: PlacementId, from: Pos2, line: Vec<(i32, i32)>, drag: Drag },
    /// A handle follows the hand.
    Bending { handle: usize, drag: Drag },
    /// The whole shape follows the hand.
    Moving { from: Pos2, drag: Drag },
}

/// The state of a drag.
struct Drag {
    before: Option<Arc<Shape>>,
    previewer: Previewer,
    shape: Option<Shape>,
    preview: Preview,
    /// The shape, for runs to meet it before it is put down.
    in_hand: Option<Arc<InHand>>,
}

impl Drag {
    fn new(id: PlacementId, before: Option<Arc<Shape>>, cx: &Studio) -> Self {
        let previewer = Previewer::new(cx.document(), &cx.session().level, id);
        Self { before, previewer, shape: None, preview: Preview::default(), in_hand: None }
    }

    fn show(&mut self, shape: Shape) {
        if self.shape.as_ref() != Some(&shape) {
            self.preview = self.previewer.of(&shape);
            self.in_hand = Some(Arc::new(InHand::Shape(shape.clone())));
            self.shape = Some(shape);
        }
    }

    /// Puts the shape down if it differs from what is there. A shape that was deleted or changed while the hand held it
    /// stays so.
    fn finish(self, cx: &Studio, out: &mut Outbox) {
        let (Some(mut shape), Some(level)) = (self.shape, cx.in_view().level()) else { return };
        let there = level.shapes.iter().find(|there| there.id == shape.id);
        match &self.before {
            Some(before) if there != Some(before) => return,
            None if there.is_some() => shape.id = arrange::new_id(level),
            _ => {}
        }
        if self.before.as_ref().is_some_and(|before| before.points == shape.points) {
            return;
        }
        let deed = if self.before.is_some() { Deed::Change } else { Deed::Draw };
        put(shape, deed, cx, out);
    }
}

/// An act on a shape.
#[derive(Clone, Copy)]
enum Deed {
    Draw,
    Change,
    Move,
    Bend,
    Bake,
    Delete,
}

impl Deed {
    /// Returns the label in the history.
    fn label(self, kind: ShapeKind) -> String {
        let shape = within(t(name(kind)));
        match self {
            Self::Draw => tr!("Draw {shape}", shape),
            Self::Change => tr!("Change {shape}", shape),
            Self::Move => tr!("Move {shape}", shape),
            Self::Bend => tr!("Bend {shape}", shape),
            Self::Bake => tr!("Bake {shape}", shape),
            Self::Delete => tr!("Delete {shape}", shape),
        }
    }
}

/// Sends the edits that put a shape down, and chooses it; says why if it cannot be.
fn put(shape: Shape, deed: Deed, cx: &Studio, out: &mut Outbox) {
    put_in(None, shape, deed, cx, out);
}

/// As [`put`], as part of a gesture if there is one.
fn put_in(gesture: Option<GestureId>, shape: Shape, deed: Deed, cx: &Studio, out: &mut Outbox) {
    let (id, label) = (shape.id, deed.label(shape.kind));
    match lay::put(cx.document(), &cx.session().level, shape) {
        Ok(outcome) => {
            out.edit_in(gesture, label, outcome.edits);
            out.session(move |session| session.selected.chosen_shape = Some(id));
        }
        Err(error) => out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&error.to_string()))))),
    }
}

/// The shape whose handles are shown, if the level still has it.
fn chosen<'a>(level: &'a LevelData, cx: &Studio) -> Option<&'a Arc<Shape>> {
    let id = cx.session().selected.chosen_shape?;
    level.shapes.iter().find(|shape| shape.id == id)
}

/// Takes away the chosen shape with what it drew; false if none is.
fn delete(cx: &Studio, out: &mut Outbox) -> bool {
    let Some(shape) = cx.in_view().level().and_then(|level| chosen(level, cx)) else { return false };
    match lay::remove(cx.document(), &cx.session().level, shape.id) {
        Ok(outcome) => out.edit(Deed::Delete.label(shape.kind), outcome.edits),
        Err(error) => {
            out.send(Command::Notice(Notice::warning(tr!("Delete: {error}.", error = said(&error.to_string())))))
        }
    }
    true
}

/// Moves the chosen shape by so many pixels, or its chosen handle; false if none is.
fn nudge((x, y): (i32, i32), cx: &Studio, out: &mut Outbox) -> bool {
    let Some(shape) = cx.in_view().level().and_then(|level| chosen(level, cx)) else { return false };
    match chosen_handle(shape, cx) {
        None => put(moved(shape, (x, y)), Deed::Move, cx, out),
        Some(handle) => {
            // A loop's radius is whole blocks.
            let whole = |by: i32| if shape.kind == ShapeKind::Loop { by.signum() * by.abs().max(16) } else { by };
            let (from_x, from_y) = shape.points[handle];
            put(with_handle(shape, handle, (from_x + whole(x), from_y + whole(y))), Deed::Change, cx, out);
        }
    }
    true
}

/// The handle of the chosen shape that the arrows move; `None` if they move all of it.
fn chosen_handle(shape: &Shape, cx: &Studio) -> Option<usize> {
    let (id, handle) = cx.session().selected.chosen_handle?;
    (id == shape.id && handle < shape.points.len()).then_some(handle)
}

/// Whether a handle is shown: a line by hand has a point every few pixels, of which its two ends are enough.
fn is_shown(shape: &Shape, handle: usize) -> bool {
    shape.kind != ShapeKind::Freehand || handle == 0 || handle + 1 == shape.points.len()
}

/// Goes on to the next handle of the chosen shape, or to the one before, between last and first to the whole shape;
/// with none chosen, to the next kind that a drag draws.
fn step(by: i32, cx: &Studio, out: &mut Outbox) {
    let Some(shape) = cx.in_view().level().and_then(|level| chosen(level, cx)) else {
        let at = KINDS.iter().position(|(kind, ..)| *kind == cx.session().tools.shape.kind).unwrap_or(0);
        let (kind, ..) = KINDS[(at as i32 + by).rem_euclid(KINDS.len() as i32) as usize];
        return out.session(move |session| session.tools.shape.kind = kind);
    };
    let shown = (0..shape.points.len()).filter(|handle| is_shown(shape, *handle)).map(Some);
    let all: Vec<Option<usize>> = std::iter::once(None).chain(shown).collect();
    let at = all.iter().position(|handle| *handle == chosen_handle(shape, cx)).unwrap_or(0);
    let next = all[(at as i32 + by).rem_euclid(all.len() as i32) as usize];
    let id = shape.id;
    out.session(move |session| session.selected.chosen_handle = next.map(|handle| (id, handle)));
}

/// Chooses the shape after the chosen one, or before it, and brings it into view.
fn choose_beside(by: isize, cx: &Studio, out: &mut Outbox) {
    let Some(level) = cx.in_view().level().filter(|level| !level.shapes.is_empty()) else { return };
    let at = level.shapes.iter().position(|shape| Some(shape.id) == cx.session().selected.chosen_shape);
    let next = match at {
        Some(at) => (at as isize + by).rem_euclid(level.shapes.len() as isize) as usize,
        None if by < 0 => level.shapes.len() - 1,
        None => 0,
    };
    let shape = &level.shapes[next];
    let (id, at) = (shape.id, shape.points.first().copied().unwrap_or_default());
    out.session(move |session| {
        (session.selected.chosen_shape, session.selected.chosen_handle) = (Some(id), None);
        session.canvas.framing = Some(Framing::Follow(Pos2::new(at.0 as f32, at.1 as f32)));
    });
}

/// Lets go of the chosen handle, else of the chosen shape; false if neither is in hand.
fn let_go(cx: &Studio, out: &mut Outbox) -> bool {
    let shape = cx.in_view().level().and_then(|level| chosen(level, cx));
    let Some(shape) = shape else { return false };
    let is_whole = chosen_handle(shape, cx).is_none();
    out.session(move |session| {
        session.selected.chosen_handle = None;
        if is_whole {
            session.selected.chosen_shape = None;
        }
    });
    true
}

fn whole(at: Pos2) -> (i32, i32) {
    (at.x.round() as i32, at.y.round() as i32)
}

/// The handle under a place, the last one first: it is above the others.
fn handle_at(shape: &Shape, at: Pos2, zoom: f32) -> Option<usize> {
    let near = |i: &usize| {
        let (x, y) = shape.points[*i];
        (Pos2::new(x as f32, y as f32) - at).length() * zoom <= REACH
    };
    (0..shape.points.len()).rev().filter(|handle| is_shown(shape, *handle)).find(near)
}

fn shape_at<'a>(level: &'a LevelData, at: Pos2, zoom: f32, cx: &Studio) -> Option<&'a Arc<Shape>> {
    let chunk = lay::chunk_swap(cx.document().project());
    let place = (f64::from(at.x), f64::from(at.y));
    level.shapes.iter().rev().find(|shape| is_at(shape, chunk, place, f64::from(REACH / zoom)))
}

impl ShapeTool {
    /// Ready -> Drawing, Bending or Moving
    fn press(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else { return };
        let chosen = chosen(level, cx);
        if let Some(shape) = chosen {
            if pointer.modifiers.alt
                && let Some(longer) = extended(shape, whole(rounded(pointer.at, pointer.snap)))
            {
                let mut drag = Drag::new(shape.id, Some(shape.clone()), cx);
                let handle = longer.points.len() - 1;
                drag.show(longer);
                self.state = State::Bending { handle, drag };
                return;
            }
            if let Some(handle) = handle_at(shape, pointer.at, pointer.zoom) {
                self.state = State::Bending { handle, drag: Drag::new(shape.id, Some(shape.clone()), cx) };
                return;
            }
        }
        if let Some(shape) = shape_at(level, pointer.at, pointer.zoom, cx) {
            let id = shape.id;
            out.session(move |session| session.selected.chosen_shape = Some(id));
            self.state = State::Moving { from: pointer.at, drag: Drag::new(id, Some(shape.clone()), cx) };
            return;
        }
        let id = arrange::new_id(level);
        let line = vec![whole(pointer.at)];
        self.state = State::Drawing { id, from: pointer.at, line, drag: Drag::new(id, None, cx) };
    }

    fn follow(&mut self, pointer: Pointer, cx: &Studio) {
        let to = whole(rounded(pointer.at, pointer.snap));
        match &mut self.state {
            State::Ready => {}
            State::Drawing { id, from, line, drag } => {
                let options = &cx.session().tools.shape;
                let is_line = options.kind == ShapeKind::Freehand;
                if is_line {
                    let last = line.last().map_or(pointer.at, |(x, y)| Pos2::new(*x as f32, *y as f32));
                    if (pointer.at - last).length() >= STRIDE && line.len() < Shape::MAX_POINTS {
                        line.push(whole(pointer.at));
                    }
                }
                if (pointer.at - *from).length() * pointer.zoom < DRAG && drag.shape.is_none() {
                    return;
                }
                let points = if is_line {
                    line.clone()
                } else {
                    let ends = (whole(rounded(*from, pointer.snap)), to);
                    // With Shift, which also stops snapping, it begins where the hand is.
                    let rests = pointer.snap > 1.0 && options.side != ShapeSide::Ceiling;
                    let (from, to) = if rests {
                        rested(cx.derived().level(), cx.session().tools.layer, options.kind, ends.0, ends.1)
                    } else {
                        ends
                    };
                    dragged(options.kind, from, to)
                };
                let is_dot = points.windows(2).all(|pair| pair[0] == pair[1]);
                if points.len() >= options.kind.points().0 && !is_dot {
                    drag.show(options.make(*id, points));
                }
            }
            State::Bending { handle, drag } => {
                let from = drag.shape.as_ref().or(drag.before.as_deref());
                if let Some(shape) = from.map(|shape| with_handle(shape, *handle, to)) {
                    drag.show(shape);
                }
            }
            State::Moving { from, drag } => {
                let by = pointer.at - *from;
                if by.length() * pointer.zoom < DRAG && drag.shape.is_none() {
                    return;
                }
                if let Some(before) = drag.before.clone() {
                    // The first handle lands on the grid, the others keep their distance from it.
                    let (x, y) = before.points.first().copied().unwrap_or_default();
                    let (to_x, to_y) = whole(rounded(Pos2::new(x as f32, y as f32) + by, pointer.snap));
                    drag.show(moved(&before, (to_x - x, to_y - y)));
                }
            }
        }
    }
}

impl Tool for ShapeTool {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        if pointer.pressed {
            self.press(pointer, cx, out);
        }
        if pointer.down || pointer.released {
            self.follow(pointer, cx);
        }
        if pointer.released {
            match std::mem::take(&mut self.state) {
                State::Ready => {}
                // A click on nothing lets go of what was chosen.
                State::Drawing { drag, .. } if drag.shape.is_none() => {
                    out.session(|session| session.selected.chosen_shape = None);
                }
                State::Drawing { drag, .. } | State::Bending { drag, .. } | State::Moving { drag, .. } => {
                    drag.finish(cx, out);
                }
            }
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        let Some(level) = cx.in_view().level() else { return };
        match &self.state {
            State::Drawing { drag, .. } | State::Bending { drag, .. } | State::Moving { drag, .. } => {
                if let Some(shape) = &drag.shape {
                    ghost::preview(ghost, &drag.preview, cx);
                    ghost::handles(ghost, shape, None, cx);
                    ghost::counts(ghost, shape, &drag.preview);
                    return;
                }
            }
            State::Ready => {}
        }
        let zoom = ghost.view.zoom;
        let chosen = chosen(level, cx);
        let handle = chosen.zip(ghost.pointer).and_then(|(shape, at)| handle_at(shape, at, zoom));
        if let Some(shape) = chosen {
            ghost::handles(ghost, shape, handle.or(chosen_handle(shape, cx)), cx);
        }
        let hovered = ghost.pointer.filter(|_| handle.is_none()).and_then(|at| shape_at(level, at, zoom, cx));
        match hovered {
            Some(shape) if chosen.is_none_or(|chosen| chosen.id != shape.id) => ghost::line(ghost, shape, cx),
            None if handle.is_none() => ghost::cross(ghost),
            _ => {}
        }
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        let level = cx.in_view().level();
        let Some(level) = level else { return CursorIcon::Crosshair };
        if chosen(level, cx).is_some_and(|shape| handle_at(shape, pointer.at, pointer.zoom).is_some()) {
            return CursorIcon::Grab;
        }
        match shape_at(level, pointer.at, pointer.zoom, cx) {
            Some(_) => CursorIcon::Move,
            None => CursorIcon::Crosshair,
        }
    }

    fn cancel(&mut self) {
        self.state = State::Ready;
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        match &self.state {
            State::Ready => None,
            State::Drawing { drag, .. } | State::Bending { drag, .. } | State::Moving { drag, .. } => {
                drag.in_hand.as_ref()
            }
        }
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(options::Edges::default()))
    }

    fn can(&self, action: Action, cx: &Studio) -> Option<bool> {
        (action == Action::Delete && cx.session().selected.chosen_shape.is_some()).then_some(true)
    }

    fn act(&self, action: Action, cx: &Studio, out: &mut Outbox) -> bool {
        if let Some(((x, y), stride)) = action.nudge() {
            let pixels = cx.session().tools.snap.stride(stride, cx.derived().scene().chunk_size());
            return nudge(((f32::from(x) * pixels) as i32, (f32::from(y) * pixels) as i32), cx, out);
        }
        match action {
            Action::Delete => return delete(cx, out),
            Action::LetGo => return let_go(cx, out),
            Action::SelectNext => choose_beside(1, cx, out),
            Action::SelectPrevious => choose_beside(-1, cx, out),
            _ => return false,
        }
        true
    }

    fn step(&self, by: i32, cx: &Studio, out: &mut Outbox) -> bool {
        step(by, cx, out);
        true
    }
}
