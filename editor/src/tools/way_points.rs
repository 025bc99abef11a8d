//! The points of a path, dragged on the canvas: those of the object that is selected.
//!
//! A path belongs to the definition of the object, so that all objects of that definition follow.

use super::{Ghost, Pointer};
use crate::command::{Outbox, new_gesture};
use crate::language::t;
use crate::overlays::objects::paths::PATH;
use crate::session::Selected;
use crate::studio::Studio;
use eframe::egui::{Align2, Color32, FontId, Pos2, Stroke, pos2};
use kit::document::custom_kinds::with;
use kit::document::{Edit, GestureId};
use sim::project::{Amount, MOST_POINTS, MOST_WAY, OwnKind, OwnKinds, OwnMotion};
use std::sync::Arc;

/// Points of the screen around a point of a path that count as on it.
const REACH: f32 = 8.0;

/// A path of an object: that of its definition, or that of one of the definition's states.
struct PathOnCanvas<'a> {
    /// The place of the definition among those of the project.
    definition: usize,
    kind: &'a Arc<OwnKind>,
    /// The state whose motion it is.
    state: Option<usize>,
    points: &'a [[Amount; 2]],
    /// The place of the object, pixels.
    place: (i32, i32),
    /// 1, or -1 of an object that is mirrored.
    facing: i32,
}

/// A point that the pointer drags.
pub struct PointDrag {
    gesture: GestureId,
    /// The definitions as they were at the press: all moves count from there.
    before: Arc<OwnKinds>,
    definition: usize,
    state: Option<usize>,
    point: usize,
    /// Whether the point was put there by the press.
    is_new: bool,
    place: (i32, i32),
    facing: i32,
    /// The place of the press, level pixels.
    from: Pos2,
    moved: bool,
    /// Whether the press deleted the point: there is nothing to drag.
    is_gone: bool,
    sent: Option<[i32; 2]>,
}

/// Points of the screen that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 3.0;

impl PathOnCanvas<'_> {
    /// Returns the place of a point in the level; `None` of a point that parameters set.
    fn point(&self, place: usize) -> Option<Pos2> {
        let [x, y] = self.points.get(place)?;
        let (x, y) = (x.fixed()?, y.fixed()?);
        Some(self.level(x, y))
    }

    fn level(&self, x: i32, y: i32) -> Pos2 {
        pos2((self.place.0 + x.saturating_mul(self.facing)) as f32, (self.place.1.saturating_add(y)) as f32)
    }

    /// Returns the place of a further point: the middle of the line that leads to a point.
    fn middle(&self, place: usize) -> Option<Pos2> {
        let before = match place.checked_sub(1) {
            Some(before) => self.point(before)?,
            None => self.level(0, 0),
        };
        Some(before.lerp(self.point(place)?, 0.5))
    }
}

/// The paths of the only object that is selected, if its definition has any.
fn paths(cx: &Studio) -> Vec<PathOnCanvas<'_>> {
    let mut selection = cx.session().selected.things.iter();
    let (Some(Selected::Placement(id)), None) = (selection.next(), selection.next()) else { return Vec::new() };
    let Some(shown) = cx.derived().looks().get(*id) else { return Vec::new() };
    let own = &cx.document().project().objects;
    let Some(kind) = shown.placed.own_kind(own) else { return Vec::new() };
    let Some(definition) = own.find(&kind.name).map(usize::from) else { return Vec::new() };
    let is_path = |motion: &OwnMotion| matches!(motion, OwnMotion::Path { .. });
    let is_used = kind.states.is_empty() || kind.states.iter().any(|state| state.motion.is_none());
    let whole = (is_used && is_path(&kind.motion)).then_some(None);
    let states = kind.states.iter().enumerate();
    let states = states.filter_map(|(place, state)| state.motion.as_ref().is_some_and(is_path).then_some(Some(place)));
    let placed = &shown.placed;
    let path = |state: Option<usize>| PathOnCanvas {
        definition,
        kind,
        state,
        points: points_of(kind, state),
        place: (placed.x, placed.y),
        facing: if placed.flip_x { -1 } else { 1 },
    };
    whole.into_iter().chain(states).map(path).collect()
}

fn points_of(kind: &OwnKind, state: Option<usize>) -> &[[Amount; 2]] {
    let motion = match state {
        Some(state) => kind.states.get(state).and_then(|state| state.motion.as_ref()),
        None => Some(&kind.motion),
    };
    match motion {
        Some(OwnMotion::Path { points, .. }) => points,
        _ => &[],
    }
}

/// The definitions with other points of a path.
fn with_points(
    own: &OwnKinds,
    (definition, state): (usize, Option<usize>),
    change: impl FnOnce(&mut Vec<[Amount; 2]>),
) -> Option<Edit> {
    let mut kind = OwnKind::clone(own.kinds.get(definition)?);
    let motion = match state {
        Some(state) => kind.states.get_mut(state)?.motion.as_mut()?,
        None => &mut kind.motion,
    };
    let OwnMotion::Path { points, .. } = motion else { return None };
    change(points);
    Some(Edit::SetOwnKinds(with(own, definition, Some(kind))))
}

impl PointDrag {
    /// Takes hold of the point under the pointer, or puts a further one into the line under it. With Alt, deletes the point.
    pub fn press(pointer: Pointer, cx: &Studio, out: &mut Outbox) -> Option<Self> {
        let is_near = |at: Pos2| (pointer.at - at).length() * pointer.zoom <= REACH;
        let own = &cx.document().project().objects;
        for path in paths(cx) {
            let found = |list: &dyn Fn(usize) -> Option<Pos2>| {
                (0..path.points.len()).rev().find(|place| list(*place).is_some_and(is_near))
            };
            let (point, is_new) = match (found(&|place| path.point(place)), found(&|place| path.middle(place))) {
                (Some(point), _) => (point, false),
                (None, Some(point)) if path.points.len() < MOST_POINTS && !pointer.modifiers.alt => (point, true),
                _ => continue,
            };
            let is_gone = pointer.modifiers.alt && path.points.len() > 1;
            if is_gone {
                let edit = with_points(own, (path.definition, path.state), |points| drop(points.remove(point)));
                out.edit(t("Delete point of path"), edit.into_iter().collect::<Vec<_>>());
            }
            return Some(Self {
                gesture: new_gesture(),
                before: own.clone(),
                definition: path.definition,
                state: path.state,
                point,
                is_new,
                place: path.place,
                facing: path.facing,
                from: pointer.at,
                moved: false,
                is_gone,
                sent: None,
            });
        }
        None
    }

    /// Moves the point to where the pointer is, on the grid of the level.
    pub fn follow(&mut self, pointer: Pointer, out: &mut Outbox) {
        self.moved |= (pointer.at - self.from).length() * pointer.zoom > THRESHOLD;
        if self.is_gone || !self.moved {
            return;
        }
        let snap = pointer.snap.max(1.0);
        let at = super::rounded(pointer.at, snap);
        let (x, y) = ((at.x as i32 - self.place.0).saturating_mul(self.facing), at.y as i32 - self.place.1);
        let to = [x, y].map(|way| way.clamp(-MOST_WAY, MOST_WAY));
        if self.sent == Some(to) {
            return;
        }
        self.sent = Some(to);
        let (point, is_new) = (self.point, self.is_new);
        let edit = with_points(&self.before, (self.definition, self.state), |points| {
            if is_new {
                points.insert(point.min(points.len()), to.map(Amount::Fixed));
            } else if let Some(point) = points.get_mut(point) {
                *point = to.map(Amount::Fixed);
            }
        });
        let label = if is_new { t("Add point to path") } else { t("Move point of path") };
        out.amend(self.gesture, label, edit.into_iter().collect::<Vec<_>>());
    }
}

/// Whether a point of the selected object's path is under the pointer.
pub fn is_over(pointer: Pointer, cx: &Studio) -> bool {
    let is_near = |at: Pos2| (pointer.at - at).length() * pointer.zoom <= REACH;
    paths(cx).iter().any(|path| {
        (0..path.points.len())
            .any(|place| path.point(place).is_some_and(is_near) || path.middle(place).is_some_and(is_near))
    })
}

/// Draws the points of the selected object's paths, with their numbers, and where further ones can be put.
pub fn ghost(ghost: &Ghost<'_>, cx: &Studio) {
    let edge = Stroke::new(1.5, Color32::BLACK);
    for path in paths(cx) {
        let screen = |at: Pos2| ghost.view.to_screen(ghost.canvas, at);
        let mut before = Some(screen(path.level(0, 0)));
        for place in 0..path.points.len() {
            let Some(at) = path.point(place).map(screen) else {
                before = None;
                continue;
            };
            if let Some(before) = before {
                ghost.painter.line_segment([before, at], Stroke::new(1.5, PATH));
            }
            if let Some(middle) = path.middle(place).map(screen) {
                ghost.painter.circle(middle, 3.5, Color32::from_black_alpha(160), Stroke::new(1.5, PATH));
            }
            before = Some(at);
        }
        for place in 0..path.points.len() {
            let Some(at) = path.point(place).map(screen) else { continue };
            ghost.painter.circle(at, 6.5, PATH, edge);
            let font = FontId::proportional(10.0);
            ghost.painter.text(at, Align2::CENTER_CENTER, place + 1, font, Color32::BLACK);
        }
        if let Some(state) = path.state.and_then(|state| path.kind.states.get(state))
            && let Some(at) = path.point(path.points.len().saturating_sub(1)).map(screen)
        {
            let font = FontId::proportional(11.0);
            ghost.painter.text(at + eframe::egui::vec2(10.0, 0.0), Align2::LEFT_CENTER, &state.name, font, PATH);
        }
    }
}
