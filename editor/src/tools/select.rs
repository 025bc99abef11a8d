//! The select tool: clicks, rubber band, drags.

mod border;
pub mod in_line;
pub mod placing;

use super::links::{self, LinkDrag};
use super::way_points::{self, PointDrag};
use super::{Ghost, Pointer, Selects, Tool, ToolFacts, area_move};
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use crate::session::Selected;
use crate::studio::Studio;
use crate::things::arrange;
use crate::things::targets::{self, Grip};
use crate::tr;
use border::BorderDrag;
use eframe::egui::{Color32, CursorIcon, Pos2, Rect, pos2};
use kit::document::{Edit, GestureId};
use sim::project::LevelData;
use sim::tiles::TILE;
use std::collections::BTreeSet;
use std::sync::Arc;

/// The facts about the tool.
pub const FACTS: ToolFacts =
    ToolFacts { selects: Selects::Things, in_mazes: true, holds_things: true, ..ToolFacts::NONE };

/// Points that the pointer moves before a press becomes a drag.
const THRESHOLD: f32 = 3.0;

/// Selects and moves what is in the level.
#[derive(Default)]
pub struct Select {
    state: State,
}

#[derive(Default)]
enum State {
    #[default]
    Ready,
    /// Pressed on nothing: a rubber band.
    Band { from: Pos2 },
    /// Pressed on the selected area, which moves at the release.
    Area { from: Pos2 },
    /// Pressed on a thing: a click, until the pointer moves.
    Drag(Box<Drag>),
    /// Pressed on the level's border, which moves at the release.
    Border(BorderDrag),
    /// Pressed on the knob of a link.
    Link(LinkDrag),
    /// Pressed on a point of a path.
    Point(Box<PointDrag>),
}

/// Things held by the pointer.
pub struct Drag {
    gesture: GestureId,
    from: Pos2,
    what: Selected,
    grip: Grip,
    moves: BTreeSet<Selected>,
    /// The level as it was at the press: all moves count from there.
    level: Arc<LevelData>,
    moved: bool,
    sent: Vec<Edit>,
    /// The lines at which it is in line with others.
    lines: Vec<in_line::Line>,
}

impl Drag {
    /// Takes hold of a thing and what moves with it.
    pub fn new(from: Pos2, what: Selected, grip: Grip, moves: BTreeSet<Selected>, level: Arc<LevelData>) -> Self {
        let gesture = new_gesture();
        Self { gesture, from, what, grip, moves, level, moved: false, sent: Vec::new(), lines: Vec::new() }
    }

    /// Moves what is held to where the pointer is. Shift leaves the grid.
    pub fn follow(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let key = &cx.session().level;
        let by = pointer.at - self.from;
        self.moved |= by.length() * pointer.zoom > THRESHOLD;
        if !self.moved {
            return;
        }
        let edits: Vec<Edit> = match self.grip {
            Grip::Body => {
                let at = targets::anchor(&self.level, self.what).unwrap_or(self.from);
                let by = arrange::snapped(at.x as i32, at.y as i32, by, pointer.snap);
                let area = targets::bounds(&self.level, cx.derived().looks().own(), self.what);
                let by = match area {
                    Some(area) => {
                        let (by, lines) = in_line::aligned(area, &self.moves, by, pointer, cx);
                        self.lines = lines;
                        by
                    }
                    None => by,
                };
                arrange::nudged(key, &self.level, &self.moves, by)
            }
            grip => arrange::stretched(key, &self.level, self.what, grip, by, pointer.snap).into_iter().collect(),
        };
        if edits != self.sent {
            let label = match (self.grip, self.moves.len()) {
                (Grip::Edge(..), _) => resizing(self.what).to_owned(),
                (_, 0 | 1) => moving(self.what).to_owned(),
                (_, n) => tr!("Move {n} things", n),
            };
            self.sent.clone_from(&edits);
            out.amend(self.gesture, label, edits);
        }
    }

    /// Draws the lines at which it is in line with others.
    pub fn ghost(&self, ghost: &Ghost<'_>) {
        if self.moved {
            in_line::ghost(ghost, &self.lines);
        }
    }
}

/// Returns the label of moving a thing in the history.
fn moving(what: Selected) -> &'static str {
    match what {
        Selected::Start | Selected::FurtherStart(_) => t("Move start"),
        Selected::Goal => t("Move goal"),
        Selected::Water => t("Move water"),
        Selected::Switcher(_) => t("Move layer switcher"),
        Selected::Placement(_) => t("Move object"),
        Selected::LimitChange(_) => t("Move a change of the camera limits"),
        Selected::Mark(_) => t("Move region or note"),
    }
}

/// Returns the label of dragging an edge of a thing in the history.
fn resizing(what: Selected) -> &'static str {
    match what {
        Selected::Start | Selected::FurtherStart(_) => t("Resize start"),
        Selected::Goal => t("Resize goal"),
        Selected::Water => t("Resize water"),
        Selected::Switcher(_) => t("Resize layer switcher"),
        Selected::Placement(_) => t("Resize object"),
        Selected::LimitChange(_) => t("Edit a change of the camera limits"),
        Selected::Mark(_) => t("Resize region or note"),
    }
}

impl Tool for Select {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let Some(level) = cx.in_view().level() else { return };
        let selected = |what: Selected| cx.session().selected.things.contains(&what);
        if pointer.pressed {
            let point = PointDrag::press(pointer, cx, out);
            let adds = pointer.modifiers.shift || pointer.modifiers.alt;
            self.state = match (point, LinkDrag::press(pointer, cx), targets::under(pointer.at, pointer.zoom, cx)) {
                // Ready -> Point
                (Some(drag), ..) => State::Point(Box::new(drag)),
                // Ready -> Link
                (None, Some(drag), _) => State::Link(drag),
                // Ready -> Area
                (None, None, None) if !adds && is_on_area(pointer.at, cx) => State::Area { from: pointer.at },
                // Ready -> Border, Band
                (None, None, None) => match BorderDrag::under(pointer, cx).filter(|_| !adds) {
                    Some(drag) => State::Border(drag),
                    None => State::Band { from: pointer.at },
                },
                // Ready -> Drag
                (None, None, Some((what, grip))) => {
                    let moves = if selected(what) { cx.session().selected.things.clone() } else { [what].into() };
                    select_one(what, pointer, cx, out);
                    State::Drag(Box::new(Drag::new(pointer.at, what, grip, moves, level.clone())))
                }
            };
        }
        if let State::Drag(drag) = &mut self.state {
            drag.follow(pointer, cx, out);
        }
        if let State::Point(drag) = &mut self.state {
            drag.follow(pointer, out);
        }
        if pointer.released {
            // Band, Border, Area, Drag, Link, Point -> Ready
            match std::mem::take(&mut self.state) {
                State::Area { from } => _ = area_move::moved(blocks_between(from, pointer.at), cx, out),
                State::Band { from } => self.band(Rect::from_two_pos(from, pointer.at), level, pointer, cx, out),
                State::Border(drag) => drag.release(pointer, cx, out),
                State::Link(drag) => drag.release(pointer, cx, out),
                // A click on one of several selected things leaves that one.
                State::Drag(drag)
                    if !drag.moved
                        && selected(drag.what)
                        && cx.session().selected.things.len() > 1
                        && !pointer.modifiers.shift
                        && !pointer.modifiers.alt =>
                {
                    out.session(move |session| session.selected.things = [drag.what].into());
                }
                _ => {}
            }
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        let linking = if let State::Link(drag) = self.state { Some(drag) } else { None };
        links::ghost(ghost, linking, cx);
        way_points::ghost(ghost, cx);
        if let State::Drag(drag) = &self.state {
            drag.ghost(ghost);
        }
        if let (State::Area { from }, Some(to)) = (&self.state, ghost.pointer)
            && let Some(bounds) = cx.session().selected.area.bounds()
        {
            let (x, y) = blocks_between(*from, to);
            let corner = |x: i32, y: i32| pos2((x * TILE) as f32, (y * TILE) as f32);
            let moved = Rect::from_min_max(
                corner(bounds.left + x, bounds.top + y),
                corner(bounds.right + x, bounds.bottom + y),
            );
            ghost.frame(ghost.area(moved));
        }
        if let State::Border(drag) = self.state {
            drag.ghost(ghost, cx);
        }
        if let (State::Band { from }, Some(to)) = (&self.state, ghost.pointer) {
            let area = ghost.area(Rect::from_two_pos(*from, to));
            ghost.painter.rect_filled(area, 0.0, Color32::from_rgb(255, 236, 120).gamma_multiply(0.12));
            ghost.frame(area);
        }
    }

    fn cursor(&self, pointer: Pointer, cx: &Studio) -> CursorIcon {
        if matches!(self.state, State::Point(_)) || way_points::is_over(pointer, cx) {
            return CursorIcon::Move;
        }
        let held = match &self.state {
            State::Drag(drag) => Some((drag.what, drag.grip)),
            State::Area { .. } => return CursorIcon::Move,
            State::Border(drag) => return drag.cursor(),
            _ => targets::under(pointer.at, pointer.zoom, cx),
        };
        match held {
            None if is_on_area(pointer.at, cx) => CursorIcon::Move,
            None => BorderDrag::under(pointer, cx).map_or(CursorIcon::Default, BorderDrag::cursor),
            Some((_, grip)) => grip.cursor(),
        }
    }

    fn cancel(&mut self) {
        self.state = State::Ready;
    }
}

impl Select {
    fn band(&self, area: Rect, level: &LevelData, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let click = area.size().max_elem() * pointer.zoom <= THRESHOLD;
        let inside = targets::within(level, targets::Drawn::to_grab(cx), area).filter(|_| !click);
        // A region goes with what is in it only if all of it was meant.
        let is_meant =
            |(what, whole): &(Selected, Rect)| !matches!(what, Selected::Mark(_)) || area.contains_rect(*whole);
        let found: BTreeSet<Selected> = inside.filter(is_meant).map(|(what, _)| what).collect();
        let selection = combined(&cx.session().selected.things, found, pointer);
        out.session(move |session| session.selected.things = selection);
    }
}

/// Whether a place is in the selected area, which moves as no thing is selected.
fn is_on_area(at: Pos2, cx: &Studio) -> bool {
    let selected = &cx.session().selected;
    let block = |v: f32| (v as i32).div_euclid(TILE);
    selected.things.is_empty() && selected.area.contains(block(at.x.floor()), block(at.y.floor()))
}

/// The whole blocks from one place to another, to the nearest.
fn blocks_between(from: Pos2, to: Pos2) -> (i32, i32) {
    let by = (to - from) / TILE as f32;
    (by.x.round() as i32, by.y.round() as i32)
}

/// Selects a thing that was pressed; what is selected already stays so, since a drag may follow.
pub fn select_one(what: Selected, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
    let already = cx.session().selected.things.contains(&what);
    if already && !pointer.modifiers.alt && !pointer.modifiers.shift {
        return;
    }
    let selection = combined(&cx.session().selected.things, [what].into(), pointer);
    out.session(move |session| session.selected.things = selection);
}

/// Shift adds, Alt takes away, else the new selection replaces the old one.
fn combined(old: &BTreeSet<Selected>, new: BTreeSet<Selected>, pointer: Pointer) -> BTreeSet<Selected> {
    match (pointer.modifiers.shift, pointer.modifiers.alt) {
        (true, _) => old.union(&new).copied().collect(),
        (false, true) => old.difference(&new).copied().collect(),
        (false, false) => new,
    }
}
