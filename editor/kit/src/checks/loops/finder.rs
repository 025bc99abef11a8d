//! Finding loops: pockets of air with curved ground all round, closed if both layers are taken together.

use crate::checks::context::LevelContext;
use crate::checks::surface::LAYERS;
use rayon::prelude::*;
use sim::project::Area;
use sim::tiles::{TILE, TileLayer};

/// A loop, in blocks: the pocket inside of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Loop {
    /// First column and row.
    pub least: (i32, i32),
    /// Last column and row.
    pub most: (i32, i32),
    /// On layer A, on layer B: one gets out of it to the left.
    pub open_left: [bool; 2],
    /// On layer A, on layer B: one gets out of it to the right.
    pub open_right: [bool; 2],
}

impl Loop {
    /// The rectangle of the pocket with the ring of blocks around it, pixels.
    pub(crate) fn area(&self) -> Area {
        let ((left, top), (right, bottom)) = (self.least, self.most);
        let (x, y) = ((left - 1) * TILE, (top - 1) * TILE);
        Area { x, y, width: (right - left + 3) * TILE, height: (bottom - top + 3) * TILE }
    }

    /// No way leads in, on either layer.
    pub(crate) fn is_closed(&self) -> bool {
        self.open_left == [false; 2] && self.open_right == [false; 2]
    }

    /// The layer on which one gets out to the left, and to the right; layer A if it is the same on both.
    pub(crate) fn ways_out(&self) -> Option<[TileLayer; 2]> {
        let layer = |open: [bool; 2]| LAYERS.into_iter().zip(open).find(|(_, open)| *open).map(|(layer, _)| layer);
        Some([layer(self.open_left)?, layer(self.open_right)?])
    }
}

/// Blocks along a pocket's sides at least and at most: loops of radius 32 to 512.
const SIDES: std::ops::RangeInclusive<i32> = 2..=64;
/// Blocks beside a pocket in which ways out are looked for: the thickest arch.
const AROUND: i32 = 6;

/// Blocks as bits, row after row.
struct Bits {
    columns: i32,
    rows: i32,
    /// Words in a row.
    stride: usize,
    words: Vec<u64>,
}

impl Bits {
    fn of(columns: i32, rows: i32, is_set: impl Fn(i32, i32) -> bool + Sync) -> Self {
        let stride = (columns as usize).div_ceil(64);
        let mut words = vec![0; stride * rows as usize];
        words.par_chunks_mut(stride.max(1)).enumerate().for_each(|(y, row)| {
            for x in 0..columns {
                row[x as usize / 64] |= u64::from(is_set(x, y as i32)) << (x % 64);
            }
        });
        Self { columns, rows, stride, words }
    }

    /// Outside counts as set: nothing leads there.
    fn get(&self, x: i32, y: i32) -> bool {
        let inside = (0..self.columns).contains(&x) && (0..self.rows).contains(&y);
        !inside || self.words[y as usize * self.stride + x as usize / 64] >> (x % 64) & 1 != 0
    }

    fn set(&mut self, x: i32, y: i32) {
        self.words[y as usize * self.stride + x as usize / 64] |= 1 << (x % 64);
    }
}

/// Returns all loops of a level, in reading order.
pub(crate) fn loops(cx: &LevelContext<'_>) -> Vec<Loop> {
    let has_ceilings = (1..cx.level.shape_count()).any(|number| octant(cx, number as u16) == Some(4));
    let has_overhangs = (1..cx.level.shape_count()).any(|n| matches!(octant(cx, n as u16), Some(3 | 5)));
    if !has_ceilings && !has_overhangs {
        return Vec::new(); // nothing here could be the top of a loop
    }
    let (columns, rows) = cx.size_in_blocks();
    let is_solid = |x, y| LAYERS.into_iter().any(|layer| cx.level.shape_at(layer, x, y).0 != 0);
    let mut taken = Bits::of(columns, rows, is_solid);
    let mut found = Vec::new();
    let edge =
        (0..columns).flat_map(|x| [(x, 0), (x, rows - 1)]).chain((0..rows).flat_map(|y| [(0, y), (columns - 1, y)]));
    for (x, y) in edge {
        if !taken.get(x, y) {
            fill(&mut taken, (x, y));
        }
    }
    for y in 0..rows {
        for word in 0..taken.stride {
            loop {
                let free = !taken.words[y as usize * taken.stride + word];
                let x = word as i32 * 64 + free.trailing_zeros() as i32;
                if free == 0 || x >= columns {
                    break;
                }
                let pocket = fill(&mut taken, (x, y));
                let sides = [pocket.1.0 - pocket.0.0 + 1, pocket.1.1 - pocket.0.1 + 1];
                if sides.iter().all(|side| SIDES.contains(side)) && is_round(cx, pocket) {
                    found.push(with_ways_out(cx, pocket, (x, y)));
                }
            }
        }
    }
    found
}

type Box2 = ((i32, i32), (i32, i32));

/// Takes all that hangs together with a free block; returns the box around it.
fn fill(taken: &mut Bits, from: (i32, i32)) -> Box2 {
    let (mut least, mut most) = (from, from);
    let mut open = vec![from];
    while let Some((x, y)) = open.pop() {
        if taken.get(x, y) {
            continue;
        }
        let mut left = x;
        while !taken.get(left - 1, y) {
            left -= 1;
        }
        let (mut above, mut below) = (false, false);
        let mut at = left;
        while !taken.get(at, y) {
            taken.set(at, y);
            for (dy, is_open) in [(-1, &mut above), (1, &mut below)] {
                let free = !taken.get(at, y + dy);
                if free && !*is_open {
                    open.push((at, y + dy));
                }
                *is_open = free;
            }
            at += 1;
        }
        least = (least.0.min(left), least.1.min(y));
        most = (most.0.max(at - 1), most.1.max(y));
    }
    (least, most)
}

/// Returns the eighth of a turn that a tile's angle is in, around the middle of each; `None` if it has none.
fn octant(cx: &LevelContext<'_>, number: u16) -> Option<u8> {
    let angle = cx.shapes.get(number).tile.engine_angle();
    (number != 0 && !angle.is_flagged()).then(|| angle.plus(16).0 >> 5)
}

/// Curved ground leads up on both sides of a pocket and comes together above it.
fn is_round(cx: &LevelContext<'_>, (least, most): Box2) -> bool {
    let mut seen = [[false; 8]; 2];
    let middle = (least.0 + most.0) / 2;
    for y in least.1 - 1..=most.1 + 1 {
        for x in least.0 - 1..=most.0 + 1 {
            let on_right = usize::from(x > middle);
            for layer in LAYERS {
                if let Some(octant) = octant(cx, cx.level.shape_at(layer, x, y).0) {
                    seen[on_right][usize::from(octant)] = true;
                }
            }
        }
    }
    // On the left 0x20, 0x40 and 0x60, on the right 0xE0, 0xC0 and 0xA0.
    let parts = [[1, 2, 3], [7, 6, 5]];
    (0..2).all(|side| parts[side].iter().filter(|octant| seen[side][**octant as usize]).count() == 3)
}

fn with_ways_out(cx: &LevelContext<'_>, (least, most): Box2, from: (i32, i32)) -> Loop {
    // Not above the pocket: there one would get round the loop on its outside.
    let origin = (least.0 - AROUND, least.1);
    let (columns, rows) = (most.0 - least.0 + 2 * AROUND + 1, most.1 - least.1 + 1);
    let mut found = Loop { least, most, open_left: [false; 2], open_right: [false; 2] };
    for (n, layer) in LAYERS.into_iter().enumerate() {
        let is_solid = |x, y| cx.level.shape_at(layer, origin.0 + x, origin.1 + y).0 != 0;
        let mut taken = Bits::of(columns, rows, is_solid);
        let before = |taken: &Bits, x: i32| -> Vec<bool> { (0..rows).map(|y| taken.get(x, y)).collect() };
        let sides = [0, columns - 1].map(|x| before(&taken, x));
        fill(&mut taken, (from.0 - origin.0, from.1 - origin.1));
        let reached = |x: i32, old: &[bool]| (0..rows).any(|y| taken.get(x, y) && !old[y as usize]);
        found.open_left[n] = reached(0, &sides[0]);
        found.open_right[n] = reached(columns - 1, &sides[1]);
    }
    found
}
