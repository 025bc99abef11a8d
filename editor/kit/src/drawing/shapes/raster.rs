//! From strokes to pixels: which are solid on which layer, which are cleared, and which way the surface leads in each
//! block.

use super::figure::{Figure, Room, Steps, Stroke};
use super::path::{Point, distance};
use super::strip::spans;
use sim::project::ShapeLayers;
use sim::tiles::TileLayer;
use std::collections::BTreeMap;
use std::ops::Range;

/// Pixels along the side of a block.
const B: i32 = 16;
/// Blocks along a side of what is drawn at once at most.
const MOST: i32 = 4096;

/// In place of an angle: the tile is flagged, which is straight for every sensor.
pub(crate) const FLAGGED: u8 = 0xFF;

/// Solid pixels of a block, row by row: bit `x` of row `y`.
pub(crate) type Mask = [u16; 16];

/// A rectangle of blocks, and which of its pixels are set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Bits {
    /// First column and row, in blocks.
    pub origin: (i32, i32),
    /// Columns and rows of blocks.
    pub size: (i32, i32),
    rows: Vec<u16>,
}

impl Bits {
    /// Nothing set.
    pub(crate) fn new(origin: (i32, i32), size: (i32, i32)) -> Self {
        let size = (size.0.clamp(0, MOST), size.1.clamp(0, MOST));
        Self { origin, size, rows: vec![0; (size.0 * size.1 * B) as usize] }
    }

    /// The pixels of a block; none outside.
    pub(crate) fn mask(&self, bx: i32, by: i32) -> Mask {
        let (x, y) = (bx - self.origin.0, by - self.origin.1);
        if x < 0 || y < 0 || x >= self.size.0 || y >= self.size.1 {
            return [0; 16];
        }
        std::array::from_fn(|row| self.rows[((y * B + row as i32) * self.size.0 + x) as usize])
    }

    /// Puts the pixels of a block; outside nothing happens.
    pub(crate) fn put(&mut self, bx: i32, by: i32, mask: &Mask) {
        let (x, y) = (bx - self.origin.0, by - self.origin.1);
        if x < 0 || y < 0 || x >= self.size.0 || y >= self.size.1 {
            return;
        }
        for (row, bits) in mask.iter().enumerate() {
            self.rows[((y * B + row as i32) * self.size.0 + x) as usize] = *bits;
        }
    }

    /// Sets pixels of a block besides those that are; outside nothing happens.
    fn add(&mut self, bx: i32, by: i32, mask: &Mask) {
        let old = self.mask(bx, by);
        self.put(bx, by, &std::array::from_fn(|row| old[row] | mask[row]));
    }

    /// Whether a pixel of the level is set.
    pub(crate) fn at(&self, x: i32, y: i32) -> bool {
        let (px, py) = (x - self.origin.0 * B, y - self.origin.1 * B);
        let inside = px >= 0 && py >= 0 && px < self.size.0 * B && py < self.size.1 * B;
        inside && self.rows[(py * self.size.0 + px / B) as usize] >> (px % B) & 1 == 1
    }

    /// Sets the pixels from column `from` to before `to` of a row of pixels.
    fn span(&mut self, y: i32, from: i32, to: i32) {
        let y = y - self.origin.1 * B;
        let (from, to) = ((from - self.origin.0 * B).max(0), (to - self.origin.0 * B).min(self.size.0 * B));
        if y < 0 || y >= self.size.1 * B || from >= to {
            return;
        }
        let start = (y * self.size.0) as usize;
        let row = &mut self.rows[start..start + self.size.0 as usize];
        let (first, last) = (from / B, (to - 1) / B);
        for (i, word) in (first..).zip(&mut row[first as usize..=last as usize]) {
            let low = if i == first { !0_u16 << (from % B) } else { !0 };
            let high = if i == last { !0_u16 >> (B - 1 - (to - 1) % B) } else { !0 };
            *word |= low & high;
        }
    }

    /// The rows of pixels.
    fn rows(&self) -> Range<i32> {
        self.origin.1 * B..(self.origin.1 + self.size.1) * B
    }

    /// Adds empty rows of blocks below.
    fn grow_down(&mut self, rows: i32) {
        self.size.1 = self.size.1.saturating_add(rows);
        self.rows.resize((self.size.0 * self.size.1 * B) as usize, 0);
    }

    /// Sets what another one of the same place has set.
    fn join(&mut self, other: &Self) {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            *row |= other;
        }
    }

    /// Clears what another one of the same place has set.
    fn cut(&mut self, other: &Self) {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            *row &= !other;
        }
    }
}

/// A direction summed up along a surface, and how much of it.
type Sum = (f64, f64);

/// The pixels of a figure.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Raster {
    /// Solid pixels on layer A and on layer B.
    pub solid: [Bits; 2],
    /// Pixels that are cleared.
    pub air: Bits,
    /// Pixels drawn in front of a player of low priority.
    pub front: Bits,
    /// Directions of the surfaces in each block on each layer; those of the backs count if there is no other.
    surfaces: [Vec<Sum>; 2],
    backs: [Vec<Sum>; 2],
    /// Angles that were chosen in place of the mean of a block's surface.
    chosen: [BTreeMap<(i32, i32), u8>; 2],
}

impl Raster {
    /// Draws a figure.
    pub(crate) fn draw(figure: &Figure) -> Self {
        let (origin, size) = extent(figure);
        let empty = Bits::new(origin, size);
        let cells = (empty.size.0 * empty.size.1) as usize;
        let sums = || [vec![(0.0, 0.0); cells], vec![(0.0, 0.0); cells]];
        let mut raster = Self {
            solid: [empty.clone(), empty.clone()],
            air: empty.clone(),
            front: empty,
            surfaces: sums(),
            backs: sums(),
            chosen: Default::default(),
        };
        for stroke in &figure.strokes {
            raster.stroke(stroke);
        }
        let mut all = raster.solid[0].clone();
        all.join(&raster.solid[1]);
        raster.air.cut(&all);
        raster
    }

    fn stroke(&mut self, stroke: &Stroke) {
        let vertices = &stroke.path.vertices;
        let (surface, backs) = stroke.outline();
        // Scenery is drawn like what is solid; that it is not is said where it is put down.
        let both = stroke.layers == ShapeLayers::Neither;
        let layers = [TileLayer::A, TileLayer::B].map(|layer| both || stroke.layers.has(layer));
        let rows = self.air.rows();
        for (y, from, to) in spans(&surface, &backs, &rows) {
            let solid = self.solid.iter_mut().zip(layers).filter(|(_, on)| *on).map(|(bits, _)| bits);
            solid.chain(stroke.front.then_some(&mut self.front)).for_each(|bits| bits.span(y, from, to));
        }
        if let Some(steps) = &stroke.steps {
            self.fill_blocks(steps, layers, stroke.front);
        }
        if stroke.room != Room::None {
            let surface: Vec<Point> = vertices.iter().map(|vertex| vertex.at).collect();
            let rooms: Vec<Point> = vertices.iter().map(|vertex| stroke.room_of(vertex)).collect();
            for (y, from, to) in spans(&surface, &rooms, &rows) {
                self.air.span(y, from, to);
            }
        }
        for layer in (0..2).filter(|layer| layers[*layer] && !stroke.is_buried) {
            for (ends, backs) in surface.windows(2).zip(backs.windows(2)) {
                self.trace(layer, ends[0], ends[1], true);
                if stroke.steps.is_none() {
                    self.trace(layer, backs[1], backs[0], false);
                }
            }
            // A player who lands on the top of a wall must not take its angle.
            for (from, to) in stroke.wall_tops().filter(|_| stroke.steps.is_none()) {
                self.flag(layer, from, to);
            }
        }
    }

    /// Fills the blocks of a ring's outside.
    fn fill_blocks(&mut self, steps: &Steps, layers: [bool; 2], front: bool) {
        let ((x0, y0), (width, height)) = (self.air.origin, self.air.size);
        for (bx, by) in (y0..y0 + height).flat_map(|by| (x0..x0 + width).map(move |bx| (bx, by))) {
            let (mut mask, mut is_in_band) = ([0; 16], false);
            for (row, bits) in (0..).zip(&mut mask) {
                for column in 0..B {
                    let (is_solid, in_band) = steps.holds((bx * B + column, by * B + row));
                    *bits |= u16::from(is_solid) << column;
                    is_in_band |= in_band;
                }
            }
            if is_in_band {
                let solid = self.solid.iter_mut().zip(layers).filter(|(_, on)| *on).map(|(bits, _)| bits);
                solid.chain(front.then_some(&mut self.front)).for_each(|bits| bits.add(bx, by, &mask));
            }
        }
    }

    /// Flags the tiles along a line.
    fn flag(&mut self, layer: usize, from: Point, to: Point) {
        let count = (distance(from, to) / 4.0).ceil().max(1.0) as i32;
        for n in 0..=count {
            let t = f64::from(n) / f64::from(count);
            let (x, y) = (from.0 + (to.0 - from.0) * t, from.1 + (to.1 - from.1) * t);
            self.chosen[layer].insert(((x / 16.0).floor() as i32, (y / 16.0).floor() as i32), FLAGGED);
        }
    }

    /// Sums up which way a piece of surface leads, in the blocks of the pixels on its right hand.
    fn trace(&mut self, layer: usize, from: Point, to: Point, is_surface: bool) {
        let length = distance(from, to);
        if length < 1e-9 {
            return;
        }
        let along = ((to.0 - from.0) / length, (to.1 - from.1) / length);
        let count = (length * 2.0).ceil().clamp(1.0, 65_536.0);
        let step = length / count;
        for i in 0..count as usize {
            let way = (i as f64 + 0.5) * step;
            let x = from.0 + along.0 * way - along.1 * 0.5;
            let y = from.1 + along.1 * way + along.0 * 0.5;
            let Some(cell) = self.cell(((x / 16.0).floor()) as i32, ((y / 16.0).floor()) as i32) else { continue };
            let sums = if is_surface { &mut self.surfaces } else { &mut self.backs };
            let sum = &mut sums[layer][cell];
            *sum = (sum.0 + along.0 * step, sum.1 + along.1 * step);
        }
    }

    fn cell(&self, bx: i32, by: i32) -> Option<usize> {
        let ((x0, y0), (width, height)) = (self.air.origin, self.air.size);
        let (x, y) = (bx - x0, by - y0);
        (x >= 0 && y >= 0 && x < width && y < height).then(|| (y * width + x) as usize)
    }

    /// The angle of the surface in a block: even, in 1/256 of a turn, clockwise; [`FLAGGED`] if it is none, `None` if no
    /// surface leads through.
    pub(crate) fn angle(&self, bx: i32, by: i32, layer: TileLayer) -> Option<u8> {
        if let Some(angle) = self.chosen[layer as usize].get(&(bx, by)) {
            return Some(*angle);
        }
        let cell = self.cell(bx, by)?;
        let angle = |sum: &Sum| {
            let turn = sum.1.atan2(sum.0) / std::f64::consts::TAU;
            (sum.0.hypot(sum.1) > 0.25).then_some(((turn * 128.0).round() as i32 * 2) as u8)
        };
        let surface = angle(&self.surfaces[layer as usize][cell]);
        let back = angle(&self.backs[layer as usize][cell]);
        match (surface, back) {
            // A tile has one angle: a player who lands on this roof must not take a ceiling for the floor.
            (Some(0x78..=0x88), Some(..0x20 | 0xE1..)) => Some(FLAGGED),
            // Backs can be stood on; nobody runs along the walls and ceilings that they are besides.
            (None, Some(0x20..=0xE0)) => Some(FLAGGED),
            (surface, back) => surface.or(back),
        }
    }

    /// Adds rows of blocks below, in which nothing is drawn yet.
    pub(crate) fn grow_down(&mut self, rows: i32) {
        let Self { solid: [a, b], air, front, surfaces, backs, chosen: _ } = self;
        [a, b, air, front].into_iter().for_each(|bits| bits.grow_down(rows));
        let cells = (self.air.size.0 * self.air.size.1) as usize;
        surfaces.iter_mut().chain(backs).for_each(|sums| sums.resize(cells, (0.0, 0.0)));
    }

    /// Makes a pixel of a layer solid.
    pub(crate) fn add_pixel(&mut self, layer: TileLayer, x: i32, y: i32) {
        self.solid[layer as usize].span(y, x, x + 1);
    }

    /// Gives a block another angle for its surface.
    pub(crate) fn choose_angle(&mut self, at: (i32, i32), layer: TileLayer, angle: u8) {
        self.chosen[layer as usize].insert(at, angle);
    }

    /// Returns all blocks that have something solid or cleared, row by row.
    pub fn blocks(&self) -> impl Iterator<Item = (i32, i32)> + '_ {
        let ((x0, y0), (width, height)) = (self.air.origin, self.air.size);
        let all = (y0..y0 + height).flat_map(move |y| (x0..x0 + width).map(move |x| (x, y)));
        let touched = |bits: &Bits, x, y| bits.mask(x, y) != [0; 16];
        all.filter(move |&(x, y)| {
            touched(&self.solid[0], x, y) || touched(&self.solid[1], x, y) || touched(&self.air, x, y)
        })
    }
}

/// First block and size of everything that a figure may touch.
fn extent(figure: &Figure) -> ((i32, i32), (i32, i32)) {
    let (mut low, mut high) = ((f64::INFINITY, f64::INFINITY), (f64::NEG_INFINITY, f64::NEG_INFINITY));
    for stroke in &figure.strokes {
        let rooms = stroke.path.vertices.iter().map(|vertex| stroke.room_of(vertex));
        let (surface, backs) = stroke.outline();
        for at in surface.into_iter().chain(backs).chain(rooms) {
            low = (low.0.min(at.0), low.1.min(at.1));
            high = (high.0.max(at.0), high.1.max(at.1));
        }
    }
    if low.0 > high.0 {
        return ((0, 0), (0, 0));
    }
    let block = |v: f64| (v / 16.0).floor().clamp(-1e6, 1e6) as i32;
    let origin = (block(low.0) - 1, block(low.1) - 1);
    let end = (block(high.0) + 2, block(high.1) + 2);
    (origin, (end.0 - origin.0, end.1 - origin.1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::shapes::figure::figure;
    use sim::project::{Shape, ShapeKind};

    #[test]
    fn a_level_line_fills_whole_rows() {
        let shape =
            Shape { kind: ShapeKind::Line, points: vec![(32, 32), (96, 32)], thickness: 32, ..Shape::default() };
        let raster = Raster::draw(&figure(&shape, None));
        for (x, y, solid) in
            [(32, 32, true), (95, 63, true), (31, 40, false), (96, 40, false), (40, 31, false), (40, 64, false)]
        {
            assert_eq!(raster.solid[0].at(x, y), solid, "{x}, {y}");
        }
        assert_eq!(raster.angle(3, 2, TileLayer::A), Some(0));
        assert_eq!(raster.angle(3, 3, TileLayer::A), Some(FLAGGED), "the underside: a back, straight for every sensor");
    }

    #[test]
    fn spans_cross_words() {
        let mut bits = Bits::new((-1, 0), (4, 1));
        bits.span(3, -2, 35);
        let set: Vec<i32> = (-16..48).filter(|x| bits.at(*x, 3)).collect();
        assert_eq!(set, (-2..35).collect::<Vec<_>>());
    }
}
