//! The ground brush: paints whole blocks of ground; borders choose their tiles by the project's rules.

mod options;

use super::{Ghost, Options, Paints, Pointer, Tool, ToolFacts, block_of};
use crate::command::{Command, Outbox, new_gesture};
use crate::language::{said, t};
use crate::session::GroundSize;
use crate::studio::Studio;
use eframe::egui::Color32;
use kit::document::GestureId;
use kit::document::paint::line;
use kit::drawing::shapes::ground;
use kit::notices::Notice;
use std::collections::BTreeSet;

/// The facts about the tool.
pub const FACTS: ToolFacts = ToolFacts { paints: Paints::Ground, ..ToolFacts::NONE };

/// Paints ground; with Alt it clears ground away.
#[derive(Default)]
pub struct Ground {
    painting: Option<Stroke>,
}

struct Stroke {
    gesture: GestureId,
    last: (i32, i32),
    erase: bool,
}

/// The blocks under a brush of so many blocks a side whose middle is at a block.
fn square((x, y): (i32, i32), size: i32) -> impl Iterator<Item = (i32, i32)> {
    let (left, top) = (x - (size - 1) / 2, y - (size - 1) / 2);
    (top..top + size).flat_map(move |y| (left..left + size).map(move |x| (x, y)))
}

/// The largest brush, blocks.
const LARGEST: u8 = 32;

/// Paints ground around a place, or clears it away.
fn paint(from: (i32, i32), to: (i32, i32), erase: bool, gesture: GestureId, cx: &Studio, out: &mut Outbox) {
    let size = i32::from(cx.session().tools.ground_size.0);
    let (columns, rows) = cx.derived().scene().size_in_blocks();
    let near = |(x, y): (i32, i32)| (x.clamp(-64, columns + 64), y.clamp(-64, rows + 64));
    let inside = |at: &(i32, i32)| (0..columns).contains(&at.0) && (0..rows).contains(&at.1);
    let blocks: BTreeSet<(i32, i32)> =
        line(near(from), near(to)).into_iter().flat_map(|at| square(at, size)).filter(inside).collect();
    let label = if erase { t("Clear ground") } else { t("Paint ground") };
    match ground::paint(cx.document(), &cx.session().level, &blocks, erase) {
        Ok(outcome) => out.edit_in(gesture, label, outcome.edits),
        Err(error) => out.send(Command::Notice(Notice::warning(format!("{label}: {}.", said(&error.to_string()))))),
    }
}

impl Tool for Ground {
    fn pointer(&mut self, pointer: Pointer, cx: &Studio, out: &mut Outbox) {
        let here = pointer.block();
        match &mut self.painting {
            // Ready -> Painting
            None if pointer.pressed => {
                let (gesture, erase) = (new_gesture(), pointer.modifiers.alt != cx.session().tools.ground_clears);
                paint(here, here, erase, gesture, cx, out);
                self.painting = Some(Stroke { gesture, last: here, erase });
            }
            // Painting -> Painting
            Some(stroke) if stroke.last != here => {
                paint(stroke.last, here, stroke.erase, stroke.gesture, cx, out);
                stroke.last = here;
            }
            _ => {}
        }
        if pointer.released {
            // Painting -> Ready
            self.painting = None;
        }
    }

    fn ghost(&self, ghost: &Ghost<'_>, cx: &Studio) {
        let Some(at) = ghost.pointer.map(block_of) else { return };
        let size = i32::from(cx.session().tools.ground_size.0);
        let (left, top) = (at.0 - (size - 1) / 2, at.1 - (size - 1) / 2);
        let area = ghost.blocks((left, top), (size, size));
        let would = ghost.modifiers.alt != cx.session().tools.ground_clears;
        let erases = self.painting.as_ref().map_or(would, |stroke| stroke.erase);
        let fill = if erases { Color32::from_rgb(255, 90, 80) } else { Color32::from_rgb(120, 220, 160) };
        ghost.painter.rect_filled(area, 0.0, fill.gamma_multiply(0.22));
        ghost.frame(area);
    }

    fn cancel(&mut self) {
        self.painting = None;
    }

    fn options(&self) -> Option<Box<dyn Options>> {
        Some(Box::new(options::Rules))
    }

    fn step(&self, by: i32, _cx: &Studio, out: &mut Outbox) -> bool {
        out.session(move |session| {
            let size = i32::from(session.tools.ground_size.0).saturating_add(by);
            session.tools.ground_size = GroundSize(size.clamp(1, LARGEST.into()) as u8);
        });
        true
    }
}
