//! The blocks and chunks of the level in view as a surface for the tools.

use super::stamp::library;
use super::surface::{CellSurface, Ink, MOST_PLACES, Place, Span};
use super::{FAINT, Ghost, Paints, area_of, block_of, pick};
use crate::command::{Command, Outbox};
use crate::language::{said, t};
use crate::session::Brush;
use crate::studio::Studio;
use crate::things::{arrange, targets};
use crate::tr;
use eframe::egui::{Color32, Pos2, Rect, vec2};
use kit::document::paint::{Alike, Flood, Scope, block_edits, chunk_edits, flood, flood_chunks};
use kit::document::{Blocks, Edits, Region, Stamp};
use kit::drawing::in_hand::InHand;
use kit::notices::Notice;
use sim::tiles::Cell;
use std::sync::Arc;

/// Cells of a stamp that are drawn one by one at most; more of them are a coloured area.
const MOST_DRAWN: usize = 4096;

/// The level in view, painted in places of a brush.
#[derive(Clone, Copy)]
pub struct LevelCells<'a> {
    cx: &'a Studio,
    brush: Brush,
}

impl<'a> LevelCells<'a> {
    /// In places of what the brush holds.
    pub fn of_brush(cx: &'a Studio) -> Self {
        Self { cx, brush: cx.session().tools.brush }
    }

    /// In places of what a tool paints: stamps consist of blocks, whatever the brush holds.
    pub fn of_tool(paints: Paints, cx: &'a Studio) -> Self {
        match paints {
            Paints::Stamp => Self { cx, brush: Brush::Block(Cell::default()) },
            _ => Self::of_brush(cx),
        }
    }

    /// In the parts that an area consists of.
    fn of_area(&self) -> Self {
        let in_chunks = self.cx.session().tools.area_in_chunks;
        Self { brush: if in_chunks { Brush::Chunk(0) } else { Brush::Block(Cell::default()) }, ..*self }
    }

    /// Block or chunk that ink leaves.
    fn inked(&self, ink: Ink) -> Brush {
        match (ink, self.brush) {
            (Ink::Brush, brush) => brush,
            (Ink::Nothing, Brush::Block(_)) => Brush::Block(Cell::default()),
            (Ink::Nothing, Brush::Chunk(_)) => Brush::Chunk(0),
        }
    }
}

/// Painting acts on this place alone, or on every place that shares its chunk.
fn scope(cx: &Studio) -> Scope {
    if cx.session().tools.paint_everywhere { Scope::Everywhere } else { Scope::HereOnly }
}

/// The edits that put cells at blocks; none, and a warning, if no chunk number is left.
pub fn cell_edits(cells: &[(i32, i32, Cell)], cx: &Studio, out: &mut Outbox) -> Edits {
    block_edits(cx.document(), &cx.session().level, cells, scope(cx)).unwrap_or_else(|full| {
        out.send(Command::Notice(Notice::warning(tr!("Nothing was painted: {why}.", why = said(&full.to_string())))));
        Edits::default()
    })
}

/// Takes the block (or the chunk, if the brush holds one) at a level position into the brush, and a tool that paints with
/// it in hand; the tool in hand may pick something of its own.
pub fn pick_at(at: Pos2, cx: &Studio, out: &mut Outbox) {
    if !super::in_hand(cx).pick(at, cx, out) {
        LevelCells::of_brush(cx).pick(at, out);
    }
}

impl CellSurface for LevelCells<'_> {
    fn cells(&self) -> Place {
        self.cx.derived().scene().size_in_blocks()
    }

    fn cell(&self, at: Pos2) -> Place {
        block_of(at)
    }

    fn area(&self, cells: Blocks) -> Rect {
        area_of(cells)
    }

    fn unit(&self) -> i32 {
        match self.brush {
            Brush::Block(_) => 1,
            Brush::Chunk(_) => self.cx.derived().scene().chunk_size(),
        }
    }

    fn paint(&self, places: &[Place], ink: Ink, out: &mut Outbox) -> Edits {
        match self.inked(ink) {
            Brush::Block(cell) => {
                let cells: Vec<_> = places.iter().map(|(x, y)| (*x, *y, cell)).collect();
                cell_edits(&cells, self.cx, out)
            }
            Brush::Chunk(chunk) => {
                let places: Vec<_> = places.iter().map(|(x, y)| (*x, *y, chunk)).collect();
                chunk_edits(self.cx.document(), &self.cx.session().level, &places).into()
            }
        }
    }

    fn flood(&self, from: Place, alike: Alike, limit: usize) -> Flood {
        let Some(level) = self.cx.in_view().level() else { return Flood::default() };
        match self.brush {
            Brush::Block(_) => flood(self.cx.document(), level, from, alike, limit),
            Brush::Chunk(_) => flood_chunks(level, from, alike, limit),
        }
    }

    fn draw(&self, ghost: &Ghost<'_>, span: Span, ink: Ink) {
        let (area, unit) = (ghost.area(self.span_area(span)), self.unit());
        let (from, to) = span;
        let places = (from.1..=to.1).flat_map(|y| (from.0..=to.0).map(move |x| (x, y)));
        match self.inked(ink) {
            Brush::Block(cell) if cell.block != 0 => {
                ghost.draw_cells(places.map(|(x, y)| (x, y, cell)), FAINT);
            }
            Brush::Chunk(id) if id != 0 => {
                if let Some(chunk) = self.cx.document().project().chunks.get(usize::from(id)) {
                    let cells = places.flat_map(|(x, y)| {
                        let cells = chunk.cells.iter().enumerate();
                        cells.map(move |(i, cell)| (x * unit + i as i32 % unit, y * unit + i as i32 / unit, *cell))
                    });
                    ghost.draw_cells(cells, FAINT);
                }
            }
            Brush::Block(_) | Brush::Chunk(_) => ghost.tint(area, Ink::Nothing),
        }
    }

    fn in_hand(&self, places: &[Place], ink: Ink) -> Option<InHand> {
        Some(match self.inked(ink) {
            Brush::Block(cell) => InHand::Cells(places.iter().map(|(x, y)| (*x, *y, cell)).collect(), scope(self.cx)),
            Brush::Chunk(chunk) => InHand::Chunks(places.iter().map(|(x, y)| (*x, *y, chunk)).collect()),
        })
    }

    fn pick(&self, at: Pos2, out: &mut Outbox) {
        let (scene, (x, y)) = (self.cx.derived().scene(), block_of(at));
        let brush = match self.brush {
            Brush::Block(_) => scene.cell(x, y).map(Brush::Block),
            Brush::Chunk(_) => scene.chunk_id_at(x, y).map(Brush::Chunk),
        };
        if let Some(brush) = brush {
            pick::take(brush, self.cx, out);
        }
    }

    fn capture(&self, cells: Blocks, out: &mut Outbox) {
        let cx = self.cx;
        let Some(level) = cx.in_view().level() else { return };
        if cells.count() > MOST_PLACES {
            let text = t("This area is too large for a stamp: a million blocks at most.");
            return out.send(Command::Notice(Notice::warning(text)));
        }
        let with_things = cx.session().canvas.overlays.objects;
        let Some((_, stamp)) = Stamp::of_region(cx.document(), level, &Region::of(cells), with_things) else { return };
        let stamp = Arc::new(stamp);
        out.session(move |session| session.take_stamp(stamp));
    }

    fn stamp(&self) -> Option<Place> {
        let stamp = self.cx.session().tools.stamp.as_ref()?;
        Some(stamp.size())
    }

    fn put_stamp(&self, (x, y): Place, erases: bool, out: &mut Outbox) -> Edits {
        let cx = self.cx;
        let Some(stamp) = &cx.session().tools.stamp else { return Edits::default() };
        let mut edits = cell_edits(&stamp.cells_at(x, y, erases), cx, out);
        library::follow_by_chance(cx, out);
        if stamp.things() > 0
            && let Some(level) = cx.in_view().level()
        {
            let mut there = Stamp { cells: Vec::new(), ..(**stamp).clone() };
            there.shift(x.saturating_mul(16), y.saturating_mul(16));
            let own = cx.derived().looks().own();
            let new = arrange::placed(&cx.session().level, level, own, &there);
            new.warn(out);
            edits.extend(new.edits);
        }
        edits
    }

    fn repeat_stamp(&self, span: Span, erases: bool, out: &mut Outbox) -> Edits {
        let Some(stamp) = &self.cx.session().tools.stamp else { return Edits::default() };
        cell_edits(&stamp.repeated(span, erases), self.cx, out)
    }

    fn stamp_in_hand(&self, span: Span, erases: bool) -> Option<InHand> {
        let stamp = self.cx.session().tools.stamp.as_ref()?;
        Some(InHand::Cells(stamp.repeated(span, erases), scope(self.cx)))
    }

    fn draw_stamp(&self, ghost: &Ghost<'_>, (x, y): Place) {
        let Some(stamp) = &self.cx.session().tools.stamp else { return };
        if stamp.cells.len() <= MOST_DRAWN {
            ghost.draw_cells(stamp.cells_at(x, y, false).into_iter(), FAINT);
        } else {
            let area = ghost.blocks((x, y), (stamp.width as i32, stamp.height() as i32));
            ghost.painter.rect_filled(area, 0.0, Color32::from_white_alpha(40));
        }
        let corner = vec2(x as f32, y as f32) * 16.0;
        let lines = stamp.switchers.iter().map(targets::line);
        let own = self.cx.derived().looks().own();
        let objects = stamp.placements.iter().map(|placement| targets::object(placement, own));
        for area in lines.chain(objects).take(1024) {
            ghost.frame(ghost.area(area.translate(corner)));
        }
    }

    fn selectable(&self, from: Pos2, to: Pos2) -> Option<Blocks> {
        let parts = self.of_area();
        let span = parts.span(parts.place(from), parts.place(to))?;
        Some(parts.span_cells(span))
    }

    fn alike(&self, at: Pos2, alike: Alike) -> (Region, bool) {
        let parts = self.of_area();
        let found = parts.flood(parts.place(at), alike, MOST_PLACES as usize);
        (parts.region(&found.places), found.cut_short)
    }
}
