//! Pens at work with the pointer or the keyboard's cell: pens that are tools of cells hand the pointer on to them, the
//! others are a small state machine that sends edits.

use super::pixels::{At, TilePixels, lengths_of, lines, settled};
use super::{Easel, Manner, Pen, Subject};
use crate::bindings::ToolId;
use crate::command::Outbox;
use crate::command::new_gesture;
use crate::language::t;
use crate::session::TileAt;
use crate::tools::Pointer;
use eframe::egui::{Modifiers, Ui, pos2};
use kit::document::GestureId;
use kit::drawing::tile::angle;
use kit::drawing::tile::draw::{self, Side};
use kit::drawing::tile::text::Array;
use sim::tiles::SolidTile;
use sim::tiles::solid_tile::covers;
use std::cell::Cell;

/// The stroke in progress.
#[derive(Clone, Copy, Debug, Default)]
pub enum Stroke {
    /// Nothing.
    #[default]
    Ready,
    /// Pulling columns or rows.
    Pulling {
        /// The gesture that makes all of it one step.
        gesture: GestureId,
        /// The tile as it was at the press.
        base: SolidTile,
        /// The place where the last picture left off.
        last: At,
    },
    /// A line or curve whose first end is set.
    Lining {
        /// The gesture that makes all of it one step.
        gesture: GestureId,
        /// The tile as it was at the press.
        base: SolidTile,
        /// The first end.
        from: At,
    },
    /// A curve with both ends set.
    Bending {
        /// The gesture that makes all of it one step.
        gesture: GestureId,
        /// The tile as it was at the press.
        base: SolidTile,
        /// The first end.
        from: At,
        /// The other end.
        to: At,
    },
}

/// The state of the pointer in this picture.
#[derive(Clone, Copy, Debug)]
pub struct Touch {
    /// The pixel under it.
    pub at: At,
    /// The press began now.
    pub pressed: bool,
    /// The mask owns a press that goes on.
    pub down: bool,
    /// The release came now.
    pub released: bool,
    /// True if it is the second button.
    pub second: bool,
    /// Modifier keys.
    pub modifiers: Modifiers,
    /// A key uses the tool, at the keyboard's cell.
    pub by_key: bool,
}

impl Touch {
    /// Neither a press nor a release.
    pub const fn over(at: At) -> Self {
        let modifiers = Modifiers::NONE;
        Self { at, pressed: false, down: false, released: false, second: false, modifiers, by_key: false }
    }
}

/// Between which states of which tile a stroke is: if the tile is in neither, something else has changed it.
#[derive(Clone, Copy, Debug, Default)]
pub struct Hold {
    at: TileAt,
    before: SolidTile,
    asked: SolidTile,
}

impl Easel {
    /// A stroke that lost its tile is over: another one was chosen, or it was undone half-way.
    pub(super) fn let_go_of_strangers(&mut self, on: &Subject<'_>) {
        let Hold { at, before, asked } = self.hold;
        if at != on.at || (on.tile != before && on.tile != asked) {
            self.stroke = Stroke::Ready;
            self.hand.cancel();
        }
        let is_ready = matches!(self.stroke, Stroke::Ready) && !self.hand.is_held();
        if is_ready || on.tile == asked {
            self.hold = Hold { at: on.at, before: on.tile, asked: on.tile };
        }
    }

    /// Works the pointer.
    pub(super) fn work(&mut self, touch: Touch, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        if on.is_locked() {
            return;
        }
        if let Some(tool) = self.tool.of_cells() {
            return self.hand_on(tool, touch, on, manner, out);
        }
        match (self.tool, self.stroke) {
            (Pen::Line | Pen::Curve | Pen::Angle, Stroke::Ready) if touch.pressed => {
                let (gesture, base) = (new_gesture(), on.tile);
                self.stroke = Stroke::Lining { gesture, base, from: touch.at }; // Ready -> Lining
                self.follow(touch.at, on, manner, out);
            }
            (_, Stroke::Lining { gesture, base, from }) => {
                self.follow(touch.at, on, manner, out);
                if touch.released {
                    self.end_line(gesture, base, from, touch.at); // Lining -> Bending or Ready
                }
            }
            (_, Stroke::Bending { .. }) => {
                self.follow(touch.at, on, manner, out);
                if touch.pressed {
                    self.stroke = Stroke::Ready; // Bending -> Ready
                }
            }
            (Pen::Columns | Pen::Rows, Stroke::Ready) if touch.pressed => {
                let (gesture, base) = (new_gesture(), on.tile);
                self.stroke = Stroke::Pulling { gesture, base, last: touch.at }; // Ready -> Pulling
                self.pull_to(touch.at, on, manner, out);
                if touch.released {
                    self.stroke = Stroke::Ready;
                }
            }
            (_, Stroke::Pulling { .. }) => {
                if touch.down {
                    self.pull_to(touch.at, on, manner, out);
                }
                if touch.released || !touch.down {
                    self.stroke = Stroke::Ready; // Pulling -> Ready
                }
            }
            _ => {}
        }
    }

    /// The pixels, as tools of cells see them.
    pub(super) fn pixels<'a>(&self, on: &'a Subject<'a>, manner: &'a Manner) -> TilePixels<'a> {
        TilePixels { on, manner, array: self.drawn(on, manner), side: self.side, asked: Cell::default() }
    }

    /// Hands the pointer to a tool of cells.
    fn hand_on(&mut self, tool: ToolId, touch: Touch, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        let pixels = self.pixels(on, manner);
        let Touch { at: (x, y), pressed, down, released, second, modifiers, by_key } = touch;
        let at = pos2(x as f32 + 0.5, y as f32 + 0.5);
        let pointer = Pointer { pressed, down, released, second, modifiers, ..Pointer::still(at, self.shown) };
        match by_key {
            true => self.hand.tap(tool, pointer, &pixels, out),
            false => self.hand.pointer(tool, pointer, &pixels, out),
        }
        self.hold.asked = pixels.asked.get().unwrap_or(self.hold.asked);
    }

    /// Space on the keyboard's cell. `second` empties instead.
    pub(super) fn tap(&mut self, second: bool, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        let at = self.cursor;
        match self.stroke {
            Stroke::Lining { gesture, base, from } => {
                self.follow(at, on, manner, out);
                self.end_line(gesture, base, from, at);
            }
            Stroke::Bending { .. } => {
                self.follow(at, on, manner, out);
                self.stroke = Stroke::Ready;
            }
            _ => {
                let released = !matches!(self.tool, Pen::Line | Pen::Curve | Pen::Angle);
                let touch = Touch { pressed: true, down: true, released, second, by_key: true, ..Touch::over(at) };
                self.work(touch, on, manner, out);
            }
        }
    }

    /// Esc: what was begun is as if it had not been; with nothing begun the mask gives the keyboard back.
    pub(super) fn give_up(&mut self, ui: &Ui, on: &Subject<'_>, out: &mut Outbox) {
        match std::mem::take(&mut self.stroke) {
            Stroke::Lining { gesture, base, .. }
            | Stroke::Bending { gesture, base, .. }
            | Stroke::Pulling { gesture, base, .. } => {
                if base != on.tile {
                    out.amend(gesture, t("Draw on tile"), Vec::new());
                }
            }
            Stroke::Ready if self.hand.is_held() => {
                let gesture = self.hand.cancel().filter(|_| self.hold.before != on.tile);
                if let Some(gesture) = gesture {
                    out.amend(gesture, t("Draw on tile"), Vec::new());
                }
            }
            Stroke::Ready => ui.memory_mut(|memory| {
                if let Some(mask) = memory.focused() {
                    memory.surrender_focus(mask);
                }
            }),
        }
    }

    fn end_line(&mut self, gesture: GestureId, base: SolidTile, from: At, to: At) {
        self.stroke = match self.tool {
            Pen::Curve => Stroke::Bending { gesture, base, from, to },
            _ => Stroke::Ready,
        };
    }

    /// The line or curve as it would be with the hand at `at`.
    fn follow(&mut self, at: At, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        if let (Pen::Angle, Stroke::Lining { gesture, base, from }) = (self.tool, self.stroke) {
            let angled = angle::along(&base, from, at).map(|angle| SolidTile { angle, flagged: false, ..base });
            let tile = angled.unwrap_or(base);
            self.hold.asked = tile;
            if tile != on.tile {
                let edits = if tile == base { Vec::new() } else { on.edit(tile) };
                out.amend(gesture, t("Set angle"), edits);
            }
            return;
        }
        let (gesture, base, pixels) = match self.stroke {
            Stroke::Lining { gesture, base, from } => (gesture, base, draw::line(from, at)),
            Stroke::Bending { gesture, base, from, to } => (gesture, base, draw::curve(from, to, at)),
            _ => return,
        };
        let array = self.drawn(on, manner);
        let mut lengths = *lengths_of(&base, array);
        draw::trace(&mut lengths, &lines(&pixels, array), self.side);
        let tile = settled(on, manner, array, base, lengths);
        self.hold.asked = tile;
        if tile != on.tile {
            let edits = if tile == base { Vec::new() } else { on.edit(tile) };
            out.amend(gesture, t("Draw on tile"), edits);
        }
    }

    /// Goes on pulling columns or rows up to a pixel.
    fn pull_to(&mut self, at: At, on: &Subject<'_>, manner: &Manner, out: &mut Outbox) {
        let Stroke::Pulling { gesture, base, last } = self.stroke else { return };
        self.stroke = Stroke::Pulling { gesture, base, last: at };
        let tile = self.pull(&draw::line(last, at), &base, on, manner);
        self.hold.asked = tile;
        on.put_in(out, gesture, t("Draw on tile"), tile);
    }

    /// Columns or rows end where the hand goes.
    fn pull(&self, pixels: &[At], base: &SolidTile, on: &Subject<'_>, manner: &Manner) -> SolidTile {
        let array = if self.tool == Pen::Columns { Array::Heights } else { Array::Widths };
        let mut tile = on.tile;
        // Several pixels of one line: the hand's last one counts.
        for (line, place) in lines(pixels, array) {
            // Beside the tile its first or last line is meant.
            let line = line.clamp(0, 15) as usize;
            let far = draw::is_far(lengths_of(base, array), line, place.clamp(0, 15) as usize, self.side);
            let length = if far { (16 - place).clamp(0, 16) as i8 } else { -((place + 1).clamp(0, 16) as i8) };
            let now = Subject { tile, ..*on };
            tile = pulled(&now, manner, array, line, length);
        }
        tile
    }
}

/// The tile with one line of an array changed. In a linked tile a row is changed by way of the columns it crosses.
pub fn pulled(on: &Subject<'_>, manner: &Manner, array: Array, line: usize, length: i8) -> SolidTile {
    let linked = manner.is_linked(on);
    if array == Array::Widths && linked {
        let mut heights = on.tile.heights;
        let far = length >= 0;
        // From the inside out, so that an open row is cut where it shall end.
        for place in (0..16usize).map(|n| if far { n } else { 15 - n }) {
            draw::put(&mut heights, place, line & 15, covers(length, place), Side::Auto);
        }
        return manner.followed(on, &on.tile, SolidTile { heights, ..on.tile });
    }
    let mut lengths = *lengths_of(&on.tile, array);
    lengths[line & 15] = length;
    settled(on, manner, array, on.tile, lengths)
}
