//! The stamp: an area of the level, captured and put down again.

use super::places::{self, Place};
use super::rectangle::{LIMIT, Pulled, size_label};
use super::{Ghost, Paints, Pointer, Tool, block_of};
use crate::bindings::Action;
use crate::command::new_gesture;
use crate::command::{Command, Outbox};
use crate::context::PaneContext;
use crate::language::t;
use crate::things::{arrange, targets};
use eframe::egui::{Align2, Color32, FontId, Pos2};
use kit::document::{Blocks, GestureId, Region, Stamp};
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use sim::project::OwnKinds;
use sim::tiles::Cell;
use std::sync::Arc;

/// Paints with the captured area, with Shift a rectangle of it; without one, a drag captures.
#[derive(Default)]
pub struct StampTool {
    capturing: Option<Pos2>,
    /// The gesture, where the first stamp was put, and where the last.
    stamping: Option<(GestureId, Place, Place)>,
    /// The block where a rectangle was begun.
    pulling: Option<Place>,
    /// What that rectangle would get.
    in_hand: Option<(Pulled, Arc<InHand>)>,
}

impl Tool for StampTool {
    fn pointer(&mut self, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
        let Some(stamp) = &cx.session.stamp else {
            if pointer.pressed {
                self.capturing = Some(pointer.at);
            }
            if pointer.released
                && let Some(from) = self.capturing.take()
            {
                capture(from, pointer.at, cx, out);
            }
            return;
        };
        if self.pulling.is_some() || (pointer.pressed && pointer.modifiers.shift) {
            let from = *self.pulling.get_or_insert(pointer.block());
            let span = places::span(from, pointer.block(), cx.derived.scene().size_in_blocks());
            if pointer.released {
                (self.pulling, self.in_hand) = (None, None);
                span.inspect(|span| repeat(stamp, *span, pointer, cx, out));
            } else {
                self.hold(stamp, span.map(|span| (span, pointer.modifiers.alt)), cx);
            }
            return;
        }
        let (width, height) = (stamp.width.max(1) as i32, stamp.height().max(1) as i32);
        let here = corner(pointer.at, stamp);
        match self.stamping {
            None if pointer.pressed => {
                let gesture = new_gesture();
                self.stamping = Some((gesture, here, here));
                put(gesture, stamp, here, pointer, cx, out);
            }
            Some((gesture, first, last)) => {
                // Edge to edge with the first one, so that a pattern goes on.
                let snap = |v: i32, first: i32, size: i32| first + (v - first + size / 2).div_euclid(size) * size;
                let to = (snap(here.0, first.0, width), snap(here.1, first.1, height));
                if to != last {
                    self.stamping = Some((gesture, first, to));
                    put(gesture, stamp, to, pointer, cx, out);
                }
            }
            None => {}
        }
        if pointer.released {
            self.stamping = None;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &PaneContext<'_>) {
        let Some(at) = ghost.pointer else { return };
        if let Some(from) = self.capturing {
            capture_ghost(ghost, from, at);
            return;
        }
        let Some(stamp) = &cx.session.stamp else {
            let (x, y) = block_of(at);
            places::frame(ghost, ghost.blocks((x, y), (1, 1)));
            let text = t("Drag to capture a stamp");
            let beside = ghost.view.to_screen(ghost.canvas, at) + eframe::egui::vec2(16.0, 12.0);
            ghost.painter.text(beside, Align2::LEFT_TOP, text, FontId::proportional(12.0), Color32::WHITE);
            return;
        };
        if let Some(from) = self.pulling {
            capture_ghost(ghost, from_block(from), at);
            return;
        }
        let (x, y) = corner(at, stamp);
        let area = ghost.blocks((x, y), (stamp.width as i32, stamp.height() as i32));
        if stamp.cells.len() <= 4096 {
            places::draw(ghost, stamp.cells_at(x, y, false).into_iter(), Color32::from_white_alpha(190));
        } else {
            ghost.painter.rect_filled(area, 0.0, Color32::from_white_alpha(40));
        }
        things(ghost, stamp, cx.derived.looks().own(), (x, y));
        places::frame(ghost, area);
    }

    fn cancel(&mut self) {
        *self = Self::default();
    }

    fn in_hand(&self) -> Option<&Arc<InHand>> {
        self.in_hand.as_ref().map(|(_, in_hand)| in_hand)
    }

    fn paints(&self) -> Paints {
        Paints::Stamp
    }

    fn act(&self, action: Action, cx: &PaneContext<'_>, out: &mut Outbox) -> bool {
        let Some(stamp) = &cx.session.stamp else { return false };
        let flipped = Arc::new(match action {
            Action::FlipX => stamp.flipped_x(cx.derived.looks().own()),
            Action::FlipY => stamp.flipped_y(cx.derived.looks().own()),
            _ => return false,
        });
        out.session(move |session| session.stamp = Some(flipped));
        true
    }
}

impl StampTool {
    /// Holds what the release would leave, unless it is too much to be copied while the hand moves.
    fn hold(&mut self, stamp: &Stamp, pulled: Option<Pulled>, cx: &PaneContext<'_>) {
        let pulled = pulled.filter(|(span, _)| places::count(*span) <= places::MOST_HELD);
        if self.in_hand.as_ref().map(|(held, _)| *held) != pulled {
            let cells = |pulled| InHand::Cells(repeated(stamp, pulled), places::scope(cx));
            self.in_hand = pulled.map(|pulled| (pulled, Arc::new(cells(pulled))));
        }
    }
}

/// Covers a rectangle with the stamp's cells, over and over.
fn repeat(stamp: &Stamp, span: (Place, Place), pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
    if places::count(span) > LIMIT {
        let text = t("This rectangle is too large to fill at once: a million blocks at most.");
        return out.send(Command::Notice(Notice::warning(text)));
    }
    let edits = places::cell_edits(&repeated(stamp, (span, pointer.modifiers.alt)), cx, out);
    out.edit(t("Fill with stamp"), edits);
}

/// The stamp's cells over a rectangle, its empty places only if they erase.
fn repeated(stamp: &Stamp, ((a, b), erases): Pulled) -> Vec<(i32, i32, Cell)> {
    let (width, height) = (stamp.width.max(1) as i32, stamp.height().max(1) as i32);
    let cell = |x: i32, y: i32| stamp.cells.get(((y - a.1) % height * width + (x - a.0) % width) as usize).copied();
    let places = (a.1..=b.1).flat_map(|y| (a.0..=b.0).map(move |x| (x, y)));
    let cells = places.filter_map(|(x, y)| Some((x, y, cell(x, y)?)));
    cells.filter(|(_, _, cell)| erases || cell.block != 0).collect()
}

fn from_block((x, y): Place) -> Pos2 {
    Pos2::new(x as f32 * 16.0 + 8.0, y as f32 * 16.0 + 8.0)
}

/// Draws frames where the things of a stamp would stand.
fn things(ghost: &Ghost<'_>, stamp: &Stamp, own: &OwnKinds, (x, y): Place) {
    let corner = eframe::egui::vec2(x as f32, y as f32) * 16.0;
    let lines = stamp.switchers.iter().map(targets::line);
    let objects = stamp.placements.iter().map(|placement| targets::object(placement, own));
    for area in lines.chain(objects).take(1024) {
        places::frame(ghost, ghost.area(area.translate(corner)));
    }
}

/// The top left block of a stamp whose middle is at a level position.
fn corner(at: Pos2, stamp: &Stamp) -> Place {
    let half = |blocks: u32| (blocks.max(1) as f32 - 1.0) * 8.0;
    block_of(at - eframe::egui::vec2(half(stamp.width), half(stamp.height())))
}

fn put(gesture: GestureId, stamp: &Stamp, at: Place, pointer: Pointer, cx: &PaneContext<'_>, out: &mut Outbox) {
    // With Alt the stamp's empty places erase; else they leave what is there.
    let mut edits = places::cell_edits(&stamp.cells_at(at.0, at.1, pointer.modifiers.alt), cx, out);
    if stamp.things() > 0
        && let Some(level) = cx.document.level(&cx.session.level)
    {
        let mut there = Stamp { cells: Vec::new(), ..stamp.clone() };
        there.shift(at.0.saturating_mul(16), at.1.saturating_mul(16));
        let own = cx.derived.looks().own();
        let new = arrange::placed(&cx.session.level, level, own, &there.switchers, &there.placements);
        new.warn(out);
        edits.extend(new.edits);
    }
    out.edit_in(gesture, t("Stamp"), edits);
}

/// Takes the area between two level positions as the stamp, and the stamp tool in hand.
pub fn capture(from: Pos2, to: Pos2, cx: &PaneContext<'_>, out: &mut Outbox) {
    let Some(level) = cx.document.level(&cx.session.level) else { return };
    let scene = cx.derived.scene();
    let Some((a, b)) = places::span(block_of(from), block_of(to), scene.size_in_blocks()) else { return };
    if places::count((a, b)) > LIMIT {
        out.send(Command::Notice(Notice::warning(t("This area is too large for a stamp: a million blocks at most."))));
        return;
    }
    let region = Region::of(Blocks::spanned(a, b));
    let with_things = cx.session.overlays.objects;
    let Some((_, stamp)) = Stamp::of_region(cx.document, level, &region, with_things) else { return };
    let stamp = Arc::new(stamp);
    out.session(move |session| session.take_stamp(stamp));
}

/// Draws the area that a release would capture.
pub fn capture_ghost(ghost: &Ghost<'_>, from: Pos2, to: Pos2) {
    let (a, b) = (block_of(from), block_of(to));
    let (x, y) = (a.0.min(b.0), a.1.min(b.1));
    let size = ((a.0 - b.0).abs() + 1, (a.1 - b.1).abs() + 1);
    let area = ghost.blocks((x, y), size);
    ghost.painter.rect_filled(area, 0.0, Color32::from_rgb(120, 200, 255).gamma_multiply(0.2));
    places::frame(ghost, area);
    size_label(ghost, size);
}
